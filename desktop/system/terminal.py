"""Prints what the command line says: an object a line for programs, a sentence for people.

A terminal obeys some signs that nobody sees, and names in a stranger's files may hold them: none is printed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from rules.text.sanitize import INVISIBLE, single_line


def print_row(row: Mapping[str, Any], *, compact: bool = False) -> None:
    """Print one object of JSON on a line of its own; what a terminal would obey, or is no UTF-8, becomes an escape."""
    text = json.dumps(row, ensure_ascii=False, separators=(",", ":") if compact else None)
    sys.stdout.buffer.write((INVISIBLE.sub(lambda sign: f"\\u{ord(sign[0]):04x}", text) + "\n").encode("utf-8"))
    sys.stdout.buffer.flush()


def say(sentence: object) -> None:
    """Say a sentence on standard error if that is still open; bytes of file names that are no UTF-8 become escapes."""
    words = str(sentence).encode("utf-8", "backslashreplace").decode("utf-8")
    with suppress(OSError):
        print(single_line(words), file=sys.stderr)  # noqa: T201
