"""What somebody wrote, made fit for a line of any file: no character of it has an effect."""

from __future__ import annotations

import re
import unicodedata
from html import escape

INVISIBLE = re.compile(
    "[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff\ud800-\udfff]"
)
"""Characters that are invisible and have an effect: controls, line ends, changes of direction, lone surrogates."""
SPACES = frozenset("\t\n\r\x0b\x0c\x85\u2028\u2029")


def single_line(text: str) -> str:
    """Return a text in one line, without invisible characters that change what stands around them."""
    if text.isascii() and text.isprintable():
        return text
    return INVISIBLE.sub(lambda match: " " if match[0] in SPACES else "", unicodedata.normalize("NFC", text))


_INVISIBLE_IN_LINES = re.compile(f"(?![{''.join(sorted(SPACES))}]){INVISIBLE.pattern}")


def without_controls(text: str) -> str:
    """Return a text in its lines, without invisible characters that turn or hide what stands around them."""
    return text if text.isascii() and text.isprintable() else _INVISIBLE_IN_LINES.sub("", text)


def escaped(text: str) -> str:
    """Return a text for use within markup: it is shown as it was written."""
    return escape(single_line(text))
