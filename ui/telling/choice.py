"""How a fight is told: language, edition and style of the log that is printed, exported or dragged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.log.narrative import PLAIN, STYLES
from rules.log.redaction import EDITIONS, GM
from rules.text.messages import LANGUAGES

AS_SHOWN = "as_shown"
"""The language of the log on the page."""


@dataclass(frozen=True)
class TellingChoice:
    """The language, style and edition of a told fight."""

    language: str = AS_SHOWN
    edition: str = GM
    style: str = PLAIN


def chosen_of(saved: Mapping[str, Any], usual: TellingChoice = TellingChoice()) -> TellingChoice:
    """Return the saved choice; `usual` for what it lacks or no longer knows."""
    known = {"language": (AS_SHOWN, *LANGUAGES), "edition": EDITIONS, "style": STYLES}
    return replace(usual, **{name: saved[name] for name, there in known.items() if saved.get(name) in there})
