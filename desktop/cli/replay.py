"""`turnwright replay`: scripts in, outcomes out; neither window nor library is loaded."""

from __future__ import annotations

import errno
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO

from desktop.system.terminal import print_row
from rules.engine.replay import FAILED, FINE, NO_SCRIPT, not_a_script, replay
from rules.text.faults import BadScript

MOST = 64 * 1024 * 1024
"""The most bytes of a script: a longer file is none, and might never end."""


def describe(_: str, parser: ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument("files", nargs="+", metavar="SCRIPT.json", help="encounter scripts; - reads standard input")


def run(options: Namespace) -> int:
    """Print the outcome of each script as one line of JSON; return the worst exit status."""
    worst = FINE
    for name in options.files:
        outcome, status = _replayed(name)
        worst = max(worst, status)
        print_row(outcome, compact=True)
    return worst


class UnreadableScript(BadScript):
    """A file that cannot be read at all."""


def _content_of(name: str) -> bytes:
    """Return a script as bytes, from a file or a pipe."""
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
    """Return the text of a script, without a byte order mark; raise BadScript if it is none."""
    try:
        return _content_of(name).decode("utf-8-sig")
    except OSError as error:
        raise UnreadableScript("", f"{name} cannot be read: {error.strerror or 'it cannot be opened'}") from error
    except UnicodeDecodeError as error:
        raise BadScript("", f"{name} cannot be read: it is not text in UTF-8") from error


def refused(bad: BadScript) -> tuple[dict[str, Any], int]:
    """Return the line for something that is no script or could not be read, and the exit status."""
    told = not_a_script(bad)
    if not isinstance(bad, UnreadableScript):
        return told, NO_SCRIPT
    return {**told, "error": {**told["error"], "code": "unreadable"}}, FAILED


def _replayed(name: str) -> tuple[Mapping[str, Any], int]:
    """Return the outcome of a script and its exit status."""
    try:
        text = text_of(name)
    except BadScript as bad:
        return refused(bad)
    return replay(text)
