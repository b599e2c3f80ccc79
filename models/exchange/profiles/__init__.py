"""Conversion profiles: how a neutral creature becomes a sheet of a rule system.

Of `models` it may import `models.exchange.foreign.text`, `models.exchange.records`, `models.repositories` and
`models.storage`.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from pathlib import Path

from models.exchange.profiles.profile import Profile, of_file, read_profile
from models.exchange.records.report import RefusedRecord
from models.storage.errors import LibraryError

ENDING = ".toml"


@lru_cache(maxsize=1)
def shipped() -> dict[str, Profile]:
    """Return the profiles that come with the program, by id."""
    folder = resources.files(__name__)
    profiles = (read_profile(folder.joinpath(f"{name}{ENDING}").read_text("utf-8"), name) for name in shipped_names())
    return {profile.id: profile for profile in profiles}


def shipped_names() -> list[str]:
    """Return the ids of shipped profiles without reading them."""
    files = resources.files(__name__).iterdir()
    return sorted(file.name.removesuffix(ENDING) for file in files if file.name.endswith(ENDING))


def profile_for(family: str, system: str, name: str = "", folder: Path | None = None) -> Profile | None:
    """Return the profile with a name (a file, a user's, or a shipped one).

    Without a name the shipped one for both games.
    """
    if name:
        if name.endswith(ENDING):
            return of_path(Path(name))
        if name in shipped():
            return shipped()[name]
        if name in (own_ids := own_names(folder)) and folder is not None:
            return of_path(folder / f"{name}{ENDING}")
        raise LibraryError("unknown_profile", name=name, known=", ".join((*shipped(), *own_ids)))
    return next(
        (profile for profile in shipped().values() if (profile.family, profile.system) == (family, system)), None
    )


def own_names(folder: Path | None) -> list[str]:
    """Return the ids of the user's profiles in a folder, which need not exist."""
    try:
        return [] if folder is None else sorted(path.stem for path in folder.glob(f"*{ENDING}") if path.is_file())
    except OSError:
        return []


@lru_cache(maxsize=16)
def _read_once(path: Path, changed: int) -> Profile:
    return of_file(path)


def of_path(path: Path) -> Profile:
    """Return the profile in a file, read again when the file has changed."""
    try:
        return _read_once(path, path.stat().st_mtime_ns)
    except OSError as error:
        raise LibraryError("unreadable", name=path.name, reason=error.strerror or str(error)) from error


def refusal(error: LibraryError, name: str) -> RefusedRecord:
    """Return the refusal of a creature without a profile; it names the creature unless the profile is at fault."""
    if error.code in ("no_profile", "needs_system"):
        error = LibraryError(error.code, **{**error.values, "name": name})
    return RefusedRecord.because(error, name)


def chosen_for(family: str, system: str, profile: str, folder: Path | None) -> Profile:
    """Return the profile from a family of games to a system; refuses a missing or different one."""
    chosen = profile_for(family, system, profile, folder)
    if chosen is None:
        raise LibraryError("no_profile" if system else "needs_system", name=family, system=system)
    if chosen.family != family or system not in ("", chosen.system):
        raise LibraryError("other_profile", name=chosen.id, family=chosen.family, system=chosen.system)
    return chosen
