"""The program's files, where the system wants them."""

from __future__ import annotations

import contextlib
from importlib.resources import files
from pathlib import Path

from platformdirs import PlatformDirs

SUFFIX = ".turnwright"
"""The suffix of a library."""
_DIRS = PlatformDirs("turnwright", appauthor=False)


def default_library() -> Path:
    """Return the default library; its folder is made."""
    return _made(_DIRS.user_data_dir) / f"Library{SUFFIX}"


def may_be_library(path: Path) -> bool:
    """Return whether a path may be a library to open or make: it exists, or has the suffix."""
    try:
        path.stat()  # not `exists`, which newer interpreters have swallow every error
    except (FileNotFoundError, NotADirectoryError):
        return path.suffix.casefold() == SUFFIX
    except (OSError, ValueError):
        pass  # what is wrong with it is said by whoever opens it
    return True


def settings_file() -> Path:
    """Return the path of the preferences, as TOML."""
    return Path(_DIRS.user_config_dir) / "preferences.toml"


def geometry_file() -> Path:
    """Return the path of the windows' layouts."""
    return Path(_DIRS.user_state_dir) / "geometry.ini"


def instance_file() -> Path:
    """Return the path of the file that lets a later start find the running program."""
    return Path(_DIRS.user_state_dir) / "running"


def profiles_folder() -> Path:
    """Return the folder of the user's conversion profiles, made with the first."""
    return Path(_DIRS.user_data_dir) / "profiles"


def trace_file() -> Path:
    """Return the path of a hard crash's trace."""
    return _made(_DIRS.user_log_dir) / "crash.txt"


def _made(name: str) -> Path:
    folder = Path(name)
    # A folder that cannot be made is told by whoever opens the file in it, with what that means there.
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def translation_folder() -> Path:
    """Return the folder of the compiled translations."""
    return Path(str(files("resources") / "translations"))
