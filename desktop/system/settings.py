"""Preferences: typed, in a readable TOML file; a broken file never prevents a start."""

from __future__ import annotations

import json
import tomllib
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, NamedTuple

THEMES = ("system", "light", "dark", "contrast_light", "contrast_dark")
LANGUAGES = ("", "en", "es", "pt_BR")
TEXT_SIZES = ("100", "110", "125", "150", "200")
TERMS = ("mine", "book")
TYPEFACES = ("window", "clear")
_CHOICES = {
    "theme": THEMES,
    "language": LANGUAGES,
    "text_size": TEXT_SIZES,
    "terms": TERMS,
    "typeface": TYPEFACES,
}


@dataclass(frozen=True)
class Preferences:
    """The user's choices."""

    theme: str = "system"
    language: str = ""
    """Empty: the system's."""
    library: str = ""
    """The library opened last; empty: the default one."""
    text_size: str = "100"
    """The size of text and everything around it, in per cent."""
    terms: str = "mine"
    """Whether terms of books are shown in the reader's language, if translated, or as the book has them."""
    typeface: str = "window"
    """The face of the window's letters: Inter, or one of clearer letters."""


def shipped_language(locale: str) -> str:
    """Return the shipped language for a locale; English if there is none."""
    if locale.startswith("es"):
        return "es"
    return "pt_BR" if locale.startswith("pt") else "en"


class Loaded(NamedTuple):
    """The preferences of a file, and its faults."""

    preferences: Preferences = Preferences()
    fault: str = ""
    """Why it could not be read; empty if it could."""
    unknown: tuple[str, ...] = ()
    """Names with invalid values."""


def load(path: Path) -> Loaded:
    """Return the preferences; defaults replace what could not be read."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return Loaded()
    except (OSError, ValueError, RecursionError) as error:
        return Loaded(fault=str(error))
    return _checked(data)


def _checked(data: dict[str, Any]) -> Loaded:
    """Return the valid values; unknown names are ignored, as a newer version may have written them."""
    found = {field.name: _text(field.name, data[field.name]) for field in fields(Preferences) if field.name in data}
    given = {name: text for name, text in found.items() if text is not None}
    return Loaded(Preferences(**given), unknown=tuple(name for name in found if name not in given))


def _text(name: str, value: object) -> str | None:
    """Return a valid value as text, None for an invalid one; a size may be a number too."""
    text = str(value) if name == "text_size" and type(value) is int else value
    return text if isinstance(text, str) and text in _CHOICES.get(name, (text,)) else None


def keep_copy(path: Path) -> str:
    """Copy a faulty file beside itself before the next save; return the name of the copy, or empty."""
    from models.storage.atomic_files import write_whole  # a start without a fault does not need it

    copy = path.with_name(f"{path.stem}.kept{path.suffix}")
    try:
        write_whole(copy, path.read_bytes())
    except OSError:
        return ""
    return copy.name


def save(path: Path, preferences: Preferences) -> None:
    """Write the preferences; raise OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [f"{name} = {_quoted(value)}\n" for name, value in asdict(preferences).items() if _can_be_written(value)]
    from models.storage.atomic_files import write_whole  # a start does not need it

    write_whole(path, "".join(lines))


def _quoted(text: str) -> str:
    """Return a TOML basic string: JSON's, except for one control character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _can_be_written(text: str) -> bool:
    """Return whether a text is valid UTF-8, as TOML requires."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
