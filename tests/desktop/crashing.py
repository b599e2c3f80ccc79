"""Run as a process: a program that ends by a fatal signal."""

import os
import signal
import sys
from pathlib import Path

from desktop.system import crashes


def main() -> None:
    """Keeps its trace in the file that the argument names."""
    crashes.watch(Path(sys.argv[1]))
    os.kill(os.getpid(), signal.SIGSEGV)
