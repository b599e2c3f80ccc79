"""Run as a process: the program, with so much memory and time and no more, once or for one call after the other."""

import json
import os
import resource
import sys
import time
import traceback
from pathlib import Path

MEMORY, SECONDS = 2 * 2**30, 30


def main() -> int | None:
    """The program with the arguments; beyond its bounds a MemoryError or a signal ends it."""
    from desktop.__main__ import main as program

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    return program()


def many() -> None:
    """One call after the other, each line of the file named first being the arguments of one.

    A line each says how it ended, what it said, and for how many seconds it was at work.
    """
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    calls = Path(sys.argv[1])
    told = os.dup(1)
    out, err = calls.with_suffix(".out"), calls.with_suffix(".err")
    for line in calls.read_text("utf-8").splitlines():
        for number, path in enumerate((out, err), start=1):
            file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            os.dup2(file, number)
            os.close(file)
        began = time.process_time()
        status = _called(json.loads(line))
        row = [status, out.read_text("utf-8"), err.read_text("utf-8"), time.process_time() - began]
        os.write(told, json.dumps(row).encode() + b"\n")
    # What Python tears down at its end takes longer than any of the calls.
    os._exit(0)


def _called(arguments: list[str]) -> int:
    """The exit status that a process of its own would have had."""
    from desktop.__main__ import main as program

    try:
        status = program(arguments)
    except SystemExit as ended:
        status = ended.code if isinstance(ended.code, int) else 1
    except BaseException:  # noqa: BLE001  whatever is raised is what is looked for
        traceback.print_exc()
        status = 1
    sys.stdout.flush()
    sys.stderr.flush()
    return status or 0
