"""The letter that a member is aimed at with: given in its first fight, and its own from then on."""

from __future__ import annotations

from string import ascii_lowercase
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

KEY = "letter"


def own_letter(extra: Mapping[str, Any]) -> str:
    """Return the letter in what is kept of a member besides; empty where there is none."""
    kept = extra.get(KEY)
    return kept if isinstance(kept, str) and len(kept) == 1 and kept in ascii_lowercase else ""


def with_own_letter(extra: Mapping[str, Any], letter: str) -> dict[str, Any]:
    """Return what is kept of a member besides, with a letter in it."""
    return {**extra, KEY: letter}
