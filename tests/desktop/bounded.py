"""Run as a process: the program, with so much memory and time and no more."""

import os
import resource
import sys
from typing import NoReturn

MEMORY, SECONDS = 2 * 2**30, 30


def main() -> int | None:
    """The program with the arguments; beyond its bounds a MemoryError or a signal ends it."""
    from desktop.__main__ import main as program

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    return program()


def soon() -> NoReturn:
    """The same, without what Python does at its end when all is said and written."""
    status = main()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status or 0)
