"""`turnwright replay`: scripts in, outcomes out; no window and no library is loaded."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO

from desktop.terminal import print_row
from rules.questions import BadScript
from rules.replaying import FINE, NO_SCRIPT, not_a_script, replay

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
        print_row(outcome, compact=True)
    return worst


def _content_of(name: str) -> bytes:
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


def text_of(name: str) -> str:
    """The text of a script, which may begin with a byte order mark; raises BadScript where it cannot be read."""
    try:
        return _content_of(name).decode("utf-8-sig")
    except OSError as error:
        reason = error.strerror or "it cannot be opened"
    except UnicodeDecodeError:
        reason = "it is not text in UTF-8"
    raise BadScript("", f"{name} cannot be read: {reason}")


def _replayed(name: str) -> tuple[Mapping[str, Any], int]:
    """The outcome of one script and its status."""
    try:
        text = text_of(name)
    except BadScript as bad:
        return not_a_script(bad), NO_SCRIPT
    return replay(text)
