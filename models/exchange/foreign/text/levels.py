"""The level of a creature beside its name, in the words of any language."""

from __future__ import annotations

import re
from typing import NamedTuple

from models.exchange.foreign.text.creature_starts import may_be_name

Span = tuple[int, int]
"""Start and end of a stretch of text."""
_LEVEL_WORD = r"(?:level|lvl|lv|n[ií]vel|niv|nv|(?-i:L)(?=\.?[ \t]{0,9}\d))"
"""The words for a level, in any language."""
LEVEL = re.compile(
    rf"[(\[]?(?:{_LEVEL_WORD}\.?[ \t]{{0,9}}:?[ \t]{{0,9}}(\d{{1,2}})|(\d{{1,2}})(?:st|nd|rd|th)?[ \t-]?level)\b"
    r"[,;.:]?[ \t]{0,9}",
    re.IGNORECASE,
)
LEVEL_BEHIND = re.compile(
    r"(?:(?:[ \t]{0,9}[][,(–—|·/:-]){1,2}[ \t]{0,9}|[ \t]{1,9})(?:(?:an?|of|de)[ \t]{1,9})?"
    rf"(?={_LEVEL_WORD}\.?[ \t]{{0,9}}:?[ \t]{{0,9}}\d|\d{{1,2}}(?:st|nd|rd|th)?[ \t-]?level\b)",
    re.IGNORECASE,
)
"""The separator of a name and a level in the same line: `Imp, Level 4 Fiend`, `Imp (Lv. 4)`, `Imp Lv 4`, `Imp L4`."""
_RANK = re.compile(r"(?:end boss|boss|notorious)[ \t]{1,9}", re.IGNORECASE)
"""A rank between a level and the name behind it: `Level 4 boss Imp`."""


_BESIDE_NAME = re.compile(r"(?<=\w)(?:,| [-–—])[ \t]{1,9}(?=[^\W\d])")
"""What parts a name from a profession before the level: `Imp, Knight, Level 4`, `Imp - Knight, Level 4`."""


class FirstLine(NamedTuple):
    """Where the name, the level and other words stand in the first line of a block."""

    name: Span
    level: Span | None = None
    beside: Span | None = None
    """Words between name and level: `Knight` in `Imp (Knight, Lv 4)` and in `Imp - Knight, Lv 4`."""


def name_and_level(text: str, start: int, end: int) -> FirstLine:
    """Return where the name and the level of a block's first line stand: `Imp, Level 4 Fiend`, `Level 4 boss Imp`."""
    if level := LEVEL.match(text, start, end):
        rank = _RANK.match(text, level.end(), end)
        name_start = level.end() if rank is None else rank.end()
        is_name = may_be_name(text[name_start:end])
        return FirstLine((name_start, end), (start, name_start)) if is_name else FirstLine((start, end))
    if separator := LEVEL_BEHIND.search(text, start, end):
        level_span = separator.end(), end
        bracket = text.rfind("(", start, separator.start())
        if bracket > start and ")" not in text[bracket : separator.start()]:
            return FirstLine((start, len(text[:bracket].rstrip())), level_span, (bracket + 1, separator.start()))
        beside = _BESIDE_NAME.search(text, start, separator.start())
        if beside and text[separator.start()] == "," and "(" not in text[start : separator.start()]:
            return FirstLine((start, beside.start()), level_span, (beside.end(), separator.start()))
        return FirstLine((start, separator.start()), level_span)
    return FirstLine((start, end))
