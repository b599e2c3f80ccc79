"""Spaces at which no line is broken: what has to be read together stays on one line."""

from __future__ import annotations

import re

SPACE = "\N{NO-BREAK SPACE}"


def unbroken(words: str) -> str:
    """Words that do not part at the end of a line."""
    return words.replace(" ", SPACE)


def unbroken_if_short(words: str, longest: int) -> str:
    """Words of so many signs at most on one line; longer ones might not have room on any."""
    return unbroken(words) if len(words) <= longest else words


def with_units(text: str) -> str:
    """A sentence in which no line ends between a number and what it counts: `40 %`, `4 HP`."""
    return re.sub(r"(?<=\d) (?=%|[^\W\d])", SPACE, text)
