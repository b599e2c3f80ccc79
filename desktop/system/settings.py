"""Preferences: typed, in a TOML file that people can read; a broken file never stops a start."""

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
_CHOICES = {"theme": THEMES, "language": LANGUAGES, "text_size": TEXT_SIZES, "terms": TERMS}


@dataclass(frozen=True)
class Preferences:
    """What somebody has chosen."""

    theme: str = "system"
    language: str = ""
    """Empty: the system's."""
    library: str = ""
    """The library opened last; empty: the default one."""
    text_size: str = "100"
    """How large text and all around it is, in per cent."""
    terms: str = "mine"
    """Whether the terms of a book are said in the reader's language, where a translation is kept, or as it has them."""


def shipped_language(locale: str) -> str:
    """The language that is shipped for a locale; English where none is."""
    if locale.startswith("es"):
        return "es"
    return "pt_BR" if locale.startswith("pt") else "en"


class Loaded(NamedTuple):
    """What a file of preferences comes to, and what was wrong with it."""

    preferences: Preferences = Preferences()
    fault: str = ""
    """Why it could not be read; empty where it could be."""
    unknown: tuple[str, ...] = ()
    """What has a value that says nothing here."""


def load(path: Path) -> Loaded:
    """The preferences; the defaults take the place of all that could not be read."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return Loaded()
    except (OSError, ValueError, RecursionError) as error:
        return Loaded(fault=str(error))
    return _checked(data)


def _checked(data: dict[str, Any]) -> Loaded:
    """What has another name than our own is passed over: a newer version may have written it."""
    found = {field.name: _text(field.name, data[field.name]) for field in fields(Preferences) if field.name in data}
    given = {name: text for name, text in found.items() if text is not None}
    return Loaded(Preferences(**given), unknown=tuple(name for name in found if name not in given))


def _text(name: str, value: object) -> str | None:
    """What a value says; None if it says nothing. A size may be written as a number, too."""
    text = str(value) if name == "text_size" and type(value) is int else value
    return text if isinstance(text, str) and text in _CHOICES.get(name, (text,)) else None


def keep_copy(path: Path) -> str:
    """Copy a file with a fault beside itself, for the next save writes over it; the name of the copy, or nothing."""
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
    """A JSON string is a TOML basic string as well, but for one control character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _can_be_written(text: str) -> bool:
    """A file name that is no UTF-8 cannot stand in a TOML file."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
