"""A game master's own conversion profiles: files in a folder, looked over before they are kept."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from models.exchange.profiles import ENDING, shipped
from models.exchange.profiles.profile import Profile, bad_profile, line_of, read_profile
from models.storage.atomic_files import write_whole
from models.storage.errors import MESSAGES, LibraryError
from rules.text.localized import said

if TYPE_CHECKING:
    from models.repositories.sheets import Sheets

LONGEST = 60
"""Letters of a name."""
_FORBIDDEN = frozenset('<>:"/\\|?*')
"""What a file may not be called on one machine or another."""


def checked(text: str, name: str, sheets: Sheets) -> Profile:
    """The profile of a text; refuses `bad_profile`, also for fields that no sheet of its system has."""
    profile = read_profile(text, name)
    fields = sheets.system(profile.system).sheet.model_fields
    places = [*((f"sheet.{field}", field) for field, _ in profile.sheet)]
    places += [(f"rows[{number}].into", rows.into) for number, rows in enumerate(profile.rows)]
    for place, field in places:
        if field not in fields:
            raise bad_profile(name, line_of(text, place), said("fault-profile_field", MESSAGES, field=field))
    return profile


def keep(folder: Path, name: str, text: str | None) -> str | None:
    """Keeps a profile under a name, or takes it away (None); what stood there before comes back.

    Refuses `profile_name` for what no file may be called, and for the name of one that comes with the program.
    """
    if not name.strip() or len(name) > LONGEST or name[0] in ". " or name[-1] in ". " or not name.isprintable():
        raise LibraryError("profile_name", name=name)
    if _FORBIDDEN & set(name) or name.endswith(ENDING):
        raise LibraryError("profile_name", name=name)
    if name in shipped():
        raise LibraryError("profile_shipped", name=name)
    path = folder / f"{name}{ENDING}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        before = path.read_text("utf-8") if path.exists() else None
        if text is None:
            path.unlink(missing_ok=True)
        else:
            write_whole(path, text)
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise LibraryError("not_written", name=path.name, reason=reason) from error
    return before
