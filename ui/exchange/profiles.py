"""The conversion profiles at hand: those that come with the program, and a game master's own."""

from __future__ import annotations

from pathlib import Path

from models.exchange import profiles
from models.exchange.profiles import user_profiles
from models.storage.errors import LibraryError
from ui.edits.core import EditStep

PROFILES = "profiles"
"""What kind of thing an edit of them changes."""


def at_hand(folder: Path | None) -> list[tuple[str, str, str]]:
    """Id, name and system of each; of an own one that cannot be read nobody knows the system, but it can be mended."""
    found = [(profile.id, profile.name, profile.system) for profile in profiles.shipped().values()]
    for name in profiles.own_names(folder):
        try:
            chosen = profiles.profile_for("", "", name, folder)
            found.append((name, name, "" if chosen is None else chosen.system))
        except LibraryError:
            found.append((name, name, ""))
    return found


def to_edit(folder: Path | None, system: str, chosen: str) -> tuple[str, str]:
    """The name and the text of the profile that is used, for whoever changes it; an own one keeps its name."""
    if chosen in profiles.own_names(folder) and folder is not None:
        try:
            return chosen, (folder / f"{chosen}{profiles.ENDING}").read_text("utf-8", "replace")
        except OSError:
            pass
    shipped = profiles.shipped()
    used = shipped.get(chosen) or next((profile for profile in shipped.values() if profile.system == system), None)
    used = used or next(iter(shipped.values()))
    taken = set(profiles.own_names(folder))
    name = next(name for number in range(2, 1000) if (name := f"{used.id} {number}") not in taken)
    return name, used.text


def keeping(folder: Path, name: str, text: str | None) -> EditStep:
    """Keeps a profile, or takes it away (None), and comes back as the step to how it was before."""

    def run() -> EditStep:
        before = user_profiles.keep(folder, name, text)
        return keeping(folder, name, before)

    return EditStep(run)
