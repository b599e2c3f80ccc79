"""The user's own conversion profiles: files in a folder, checked before they are saved."""

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
"""Characters of a name."""
_FORBIDDEN = frozenset('<>:"/\\|?*')
"""Characters that a file name may not have on some system."""


def checked(text: str, name: str, sheets: Sheets) -> Profile:
    """Return the profile of a text; refuses `bad_profile`, also for fields that its system's sheet lacks."""
    profile = read_profile(text, name)
    fields = sheets.system(profile.system).sheet.model_fields
    places = [*((f"sheet.{field}", field) for field, _ in profile.sheet)]
    places += [(f"rows[{number}].into", rows.into) for number, rows in enumerate(profile.rows)]
    for place, field in places:
        if field not in fields:
            raise bad_profile(name, line_of(text, place), said("fault-profile_field", MESSAGES, field=field))
    return profile


def save_profile(folder: Path, name: str, text: str | None) -> str | None:
    """Save a profile, or delete it (`text` is None); return its previous text.

    Refuses `profile_name` for impossible file names, and `profile_shipped` for the name of a shipped profile.
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
        previous = path.read_text("utf-8") if path.exists() else None
        if text is None:
            path.unlink(missing_ok=True)
        else:
            write_whole(path, text)
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise LibraryError("not_written", name=path.name, reason=reason) from error
    return previous
