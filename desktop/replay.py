"""`turnwright replay`: scripts in, outcomes out; no window and no library is loaded."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO

from rules.questions import BadScript
from rules.replaying import FINE, NO_SCRIPT, not_a_script, replay, to_json

USAGE = "usage: turnwright replay SCRIPT.json [SCRIPT.json ...]   (- reads standard input)"

MOST = 64 * 1024 * 1024
"""Bytes of a script: what is longer is none, and might never end."""


def run(names: Sequence[str]) -> int:
    """Prints the outcome of each script as one line of JSON; the exit status is the worst."""
    if not names or names[0] in ("-h", "--help"):
        print(USAGE)  # noqa: T201
        return FINE if names else NO_SCRIPT
    worst = FINE
    for name in names:
        outcome, status = _replayed(name)
        worst = max(worst, status)
        # What is left of a file name that is no UTF-8 becomes a JSON escape.
        sys.stdout.buffer.write((to_json(outcome) + "\n").encode("utf-8", "backslashreplace"))
        sys.stdout.buffer.flush()
    return worst


def _read(name: str) -> bytes:
    """A script as bytes; a pipe is as good as a file."""
    if name == "-":
        if sys.stdin is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        return _all_of(sys.stdin.buffer)
    with Path(name).open("rb") as file:
        return _all_of(file)


def _all_of(stream: BinaryIO) -> bytes:
    found = stream.read(MOST + 1)
    if len(found) > MOST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return found


def _replayed(name: str) -> tuple[Mapping[str, Any], int]:
    """The outcome of one script and its status; a file may begin with a byte order mark."""
    try:
        return replay(_read(name).decode("utf-8-sig"))
    except OSError as error:
        reason = error.strerror or "it cannot be opened"
    except UnicodeDecodeError:
        reason = "it is not text in UTF-8"
    return not_a_script(BadScript("", f"{name} cannot be read: {reason}")), NO_SCRIPT
