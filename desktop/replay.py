"""`turnwright replay`: scripts in, outcomes out; no window and no library is loaded."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from rules.questions import BadScript
from rules.replaying import FINE, NO_SCRIPT, not_a_script, replay, to_json

USAGE = "usage: turnwright replay SCRIPT.json [SCRIPT.json ...]   (- reads standard input)"


def run(names: Sequence[str]) -> int:
    """Prints the outcome of each script as one line of JSON; the exit status is the worst."""
    if not names or names[0] in ("-h", "--help"):
        print(USAGE)  # noqa: T201
        return FINE if names else NO_SCRIPT
    worst = FINE
    for name in names:
        try:
            text = sys.stdin.buffer.read().decode("utf-8") if name == "-" else Path(name).read_bytes().decode("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else "it is not text in UTF-8"
            outcome, status = not_a_script(BadScript("", f"{name} cannot be read: {reason}")), NO_SCRIPT
        else:
            outcome, status = replay(text)
        sys.stdout.buffer.write((to_json(outcome) + "\n").encode("utf-8"))
        worst = max(worst, status)
    sys.stdout.flush()
    return worst
