"""Preferences: typed, in a TOML file that people can read; a broken file never stops a start."""

from __future__ import annotations

import json
import tomllib
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

THEMES = ("system", "light", "dark", "contrast_light", "contrast_dark")
LANGUAGES = ("", "en", "es", "pt_BR")
TEXT_SIZES = ("100", "110", "125", "150", "200")


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


def load(path: Path) -> tuple[Preferences, str]:
    """The preferences, and the reason if the file could not be read (empty: all is well)."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return Preferences(), ""
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        return Preferences(), str(error)
    return _checked(data), ""


def _checked(data: dict[str, Any]) -> Preferences:
    known = {field.name for field in fields(Preferences)}
    given = {name: value for name, value in data.items() if name in known and isinstance(value, str)}
    preferences = Preferences(**given)
    if preferences.theme not in THEMES:
        preferences = replace(preferences, theme="system")
    if preferences.language not in LANGUAGES:
        preferences = replace(preferences, language="")
    if preferences.text_size not in TEXT_SIZES:
        preferences = replace(preferences, text_size="100")
    return preferences


def save(path: Path, preferences: Preferences) -> None:
    """Writes the preferences; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [f"{name} = {_quoted(value)}\n" for name, value in asdict(preferences).items() if _can_be_written(value)]
    from models.files import write_whole  # a start does not need it

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
