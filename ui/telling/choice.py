"""How a fight is to be told: the language, edition and style of the log that is printed, exported or dragged away."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.log.narrative import PLAIN, STYLES
from rules.log.redaction import EDITIONS, GM
from rules.text.messages import LANGUAGES

AS_SHOWN = "as_shown"
"""The language in which the log is read on the page."""


@dataclass(frozen=True)
class TellingChoice:
    """The language and the style in which a fight is told, and for whom."""

    language: str = AS_SHOWN
    edition: str = GM
    style: str = PLAIN


def chosen_of(saved: Mapping[str, Any], usual: TellingChoice = TellingChoice()) -> TellingChoice:
    """The choice that was kept; `usual` for whatever it lacks or no longer knows."""
    known = {"language": (AS_SHOWN, *LANGUAGES), "edition": EDITIONS, "style": STYLES}
    return replace(usual, **{name: saved[name] for name, there in known.items() if saved.get(name) in there})
