"""What somebody wrote, as it can stand in a line of any file: no sign in it does anything."""

from __future__ import annotations

import re
import unicodedata
from html import escape

INWARD = re.compile(
    "[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff\ud800-\udfff]"
)
"""Signs that are not seen and do something: controls, ends of lines, changes of direction, halves of signs."""
SPACES = frozenset("\t\n\r\x0b\x0c\x85\u2028\u2029")


def harmless(text: str) -> str:
    """A text in one line, without signs that nobody sees and that change what stands around them."""
    if text.isascii() and text.isprintable():
        return text
    return INWARD.sub(lambda found: " " if found[0] in SPACES else "", unicodedata.normalize("NFC", text))


_TURNING = re.compile(f"(?![{''.join(sorted(SPACES))}]){INWARD.pattern}")


def unturned(text: str) -> str:
    """A text in its lines, without signs that nobody sees and that turn or hide what stands around them."""
    return text if text.isascii() and text.isprintable() else _TURNING.sub("", text)


def escaped(text: str) -> str:
    """A text in the midst of markup: it stands there as it was written, and no sign in it does anything."""
    return escape(harmless(text))
