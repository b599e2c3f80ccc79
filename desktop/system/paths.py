"""Where the program keeps its things, as the system wants it."""

from __future__ import annotations

import contextlib
from importlib.resources import files
from pathlib import Path

from platformdirs import PlatformDirs

SUFFIX = ".turnwright"
"""How the name of a library ends."""
_DIRS = PlatformDirs("turnwright", appauthor=False)


def default_library() -> Path:
    """The library that opens when none is named; its folder is made."""
    return _made(_DIRS.user_data_dir) / f"Library{SUFFIX}"


def may_be_library(path: Path) -> bool:
    """Whether a library may be opened, or made, under a name: it is there, or is called as libraries are."""
    try:
        path.stat()  # not `exists`, which newer interpreters have swallow every error
    except (FileNotFoundError, NotADirectoryError):
        return path.suffix.casefold() == SUFFIX
    except (OSError, ValueError):
        pass  # what is wrong with it is said by whoever opens it
    return True


def settings_file() -> Path:
    """The preferences, as TOML."""
    return Path(_DIRS.user_config_dir) / "preferences.toml"


def geometry_file() -> Path:
    """Where windows stood."""
    return Path(_DIRS.user_state_dir) / "geometry.ini"


def instance_file() -> Path:
    """What tells a later start of the program that one runs, and how that is reached."""
    return Path(_DIRS.user_state_dir) / "running"


def profiles_folder() -> Path:
    """A game master's own conversion profiles; it is made when the first is kept."""
    return Path(_DIRS.user_data_dir) / "profiles"


def trace_file() -> Path:
    """What a hard crash leaves behind."""
    return _made(_DIRS.user_log_dir) / "crash.txt"


def _made(name: str) -> Path:
    folder = Path(name)
    # A folder that cannot be made is told by whoever opens the file in it, with what that means there.
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def translation_folder() -> Path:
    """The folder of the compiled translations."""
    return Path(str(files("resources") / "translations"))
