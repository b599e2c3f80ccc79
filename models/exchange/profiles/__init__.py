"""Conversion profiles: how a neutral creature becomes a sheet of a chosen rule system.

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
    """The profiles that come with the program, by their ids."""
    folder = resources.files(__name__)
    found = (read_profile(folder.joinpath(f"{name}{ENDING}").read_text("utf-8"), name) for name in shipped_names())
    return {profile.id: profile for profile in found}


def shipped_names() -> list[str]:
    """Their names; none of them is read."""
    files = resources.files(__name__).iterdir()
    return sorted(file.name.removesuffix(ENDING) for file in files if file.name.endswith(ENDING))


def profile_for(family: str, system: str, name: str = "", own: Path | None = None) -> Profile | None:
    """The profile of that name: a file's, an own one, or a shipped one; without a name the shipped one for both."""
    if name:
        if name.endswith(ENDING):
            return of_path(Path(name))
        if name in shipped():
            return shipped()[name]
        if name in (there := own_names(own)) and own is not None:
            return of_path(own / f"{name}{ENDING}")
        raise LibraryError("unknown_profile", name=name, known=", ".join((*shipped(), *there)))
    return next(
        (profile for profile in shipped().values() if (profile.family, profile.system) == (family, system)), None
    )


def own_names(folder: Path | None) -> list[str]:
    """The profiles of a game master's own in a folder, which need not be there."""
    try:
        return [] if folder is None else sorted(path.stem for path in folder.glob(f"*{ENDING}") if path.is_file())
    except OSError:
        return []


@lru_cache(maxsize=16)
def _read_once(path: Path, changed: int) -> Profile:
    return of_file(path)


def of_path(path: Path) -> Profile:
    """The profile of a file, read again when it has changed."""
    try:
        return _read_once(path, path.stat().st_mtime_ns)
    except OSError as error:
        raise LibraryError("unreadable", name=path.name, reason=error.strerror or str(error)) from error


def refusal(error: LibraryError, name: str) -> RefusedRecord:
    """Why a creature has no profile: said of the creature, unless the profile is at fault."""
    if error.code in ("no_profile", "needs_system"):
        error = LibraryError(error.code, **{**error.values, "name": name})
    return RefusedRecord.because(error, name)


def chosen_for(family: str, system: str, profile: str, own: Path | None) -> Profile:
    """The profile that turns creatures of a family into a system; refuses where there is none, or it turns others."""
    chosen = profile_for(family, system, profile, own)
    if chosen is None:
        raise LibraryError("no_profile" if system else "needs_system", name=family, system=system)
    if chosen.family != family or system not in ("", chosen.system):
        raise LibraryError("other_profile", name=chosen.id, family=chosen.family, system=chosen.system)
    return chosen
