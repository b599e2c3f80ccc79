"""Run as a process: the program, with so much memory and time and no more."""

import resource

MEMORY, SECONDS = 2 * 2**30, 30


def main() -> int | None:
    """The program with the arguments; beyond its bounds a MemoryError or a signal ends it."""
    from desktop.__main__ import main as program

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    return program()
