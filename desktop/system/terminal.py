"""Prints the command line's output: an object a line for programs, a sentence for people.

Terminals obey control characters, which names in foreign files may contain: none is printed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from rules.text.sanitize import INVISIBLE, single_line


def print_row(row: Mapping[str, Any], *, compact: bool = False) -> None:
    """Print an object as a line of JSON; control characters and invalid UTF-8 are escaped."""
    text = json.dumps(row, ensure_ascii=False, separators=(",", ":") if compact else None)
    sys.stdout.buffer.write((INVISIBLE.sub(lambda sign: f"\\u{ord(sign[0]):04x}", text) + "\n").encode("utf-8"))
    sys.stdout.buffer.flush()


def say(sentence: object) -> None:
    """Print a sentence on standard error if that is open; invalid UTF-8 of file names is escaped."""
    words = str(sentence).encode("utf-8", "backslashreplace").decode("utf-8")
    with suppress(OSError):
        print(single_line(words), file=sys.stderr)  # noqa: T201
