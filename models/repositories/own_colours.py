"""The colour that a player's character has of its own, kept beside its picture: exchange files carry both along."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from models.repositories.folders import COLOURS

if TYPE_CHECKING:
    from collections.abc import Mapping

KEY = "colour"
_HEX = re.compile(r"#[0-9a-fA-F]{6}")


def own_colour(extra: Mapping[str, Any]) -> str:
    """The colour in what is kept besides: one of `COLOURS`, or `#rrggbb`; empty where there is none."""
    kept = extra.get(KEY)
    return kept if isinstance(kept, str) and (kept in COLOURS or _HEX.fullmatch(kept)) else ""


def with_own_colour(extra: Mapping[str, Any], colour: str) -> dict[str, Any]:
    """What is kept besides, with another colour; an empty one takes it away."""
    others = {key: value for key, value in extra.items() if key != KEY}
    return {**others, KEY: colour} if colour else others
