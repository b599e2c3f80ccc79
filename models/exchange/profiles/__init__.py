"""Conversion profiles: how a neutral creature becomes a sheet of a chosen rule system."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from pathlib import Path

from models.exchange.neutral import Neutral
from models.exchange.profiles.converting import converted
from models.exchange.profiles.profile import Profile, of_file, read_profile
from models.exchange.report import Refused, Taken
from models.refusals import LibraryError

ENDING = ".toml"


@lru_cache(maxsize=1)
def shipped() -> dict[str, Profile]:
    """The profiles that come with the program, by their ids."""
    folder = resources.files(__name__)
    files = sorted((one for one in folder.iterdir() if one.name.endswith(ENDING)), key=lambda one: one.name)
    found = (read_profile(one.read_text(encoding="utf-8"), one.name.removesuffix(ENDING)) for one in files)
    return {profile.id: profile for profile in found}


def profile_for(family: str, system: str, name: str = "") -> Profile | None:
    """The profile of that name, a file's or a shipped one; without a name the shipped one for family and system."""
    if name:
        found = _of_path(name) if name.endswith(ENDING) else shipped().get(name)
        if found is None:
            raise LibraryError("unknown_profile", name=name, known=", ".join(shipped()))
        return found
    return next((one for one in shipped().values() if (one.family, one.system) == (family, system)), None)


@lru_cache(maxsize=1)
def _read_once(name: str, changed: int) -> Profile:
    return of_file(Path(name))


def _of_path(name: str) -> Profile:
    """The profile of a file, read again when it has changed."""
    try:
        return _read_once(name, Path(name).stat().st_mtime_ns)
    except OSError as error:
        raise LibraryError("unreadable", name=name, reason=error.strerror or str(error)) from error


def convert(neutral: Neutral, system: str, profile: str = "") -> Taken | Refused:
    """The creature in a system, by the profile of that name (the system's own if empty)."""
    try:
        chosen = profile_for(neutral.family, system, profile)
    except LibraryError as error:
        return Refused.because(error, neutral.name)
    if chosen is None:
        code = "no_profile" if system else "needs_system"
        return Refused.because(LibraryError(code, name=neutral.name, system=system))
    if chosen.family != neutral.family or system not in ("", chosen.system):
        words = {"name": chosen.id, "family": chosen.family, "system": chosen.system}
        return Refused.because(LibraryError("other_profile", **words), neutral.name)
    return converted(neutral, chosen)
