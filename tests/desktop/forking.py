"""Processes of the program: each is forked off one that has imported it, which takes longer than what they do.

The one that forks is this module, started as a process: a line of JSON in says what to run, a line out how it ended.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).parents[2]
LONGEST = 600
"""Seconds after which one that was never ready to be killed is killed nevertheless."""


class Forking:
    """Runs one process after another; what each has said comes with how it ended."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        # macOS would end what is forked off a process that has met its frameworks.
        environment = os.environ | {"OBJC_DISABLE_INITIALIZE_FORK_SAFETY": "YES"}
        command = [sys.executable, "-m", "tests.desktop.forking"]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment
        )

    def run(self, name: str, *arguments: object) -> subprocess.CompletedProcess[str]:
        """Runs the program, or what plays with it until it is killed, with the environment of now."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        out, err = self._folder / "out", self._folder / "err"
        wanted = {
            "name": name,
            "arguments": [str(argument) for argument in arguments],
            "environment": dict(os.environ),
            "streams": [str(out), str(err)],
        }
        self._process.stdin.write(json.dumps(wanted) + "\n")
        self._process.stdin.flush()
        status = json.loads(self._process.stdout.readline())
        return subprocess.CompletedProcess([], status, out.read_text("utf-8"), err.read_text("utf-8"))

    def close(self) -> None:
        """Ends it: there is nothing more to run."""
        with contextlib.suppress(BrokenPipeError):
            self._process.communicate(timeout=LONGEST)


def _run(wanted: dict[str, Any], mains: dict[str, Callable[[], int | None]]) -> NoReturn:
    """In the process forked off: runs what is wanted, and ends as Python ends."""
    signal.alarm(LONGEST)
    os.environ.clear()
    os.environ.update(wanted["environment"], QT_QPA_PLATFORM="offscreen")
    for number, path in enumerate(wanted["streams"], start=1):
        os.dup2(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), number)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.argv = [wanted["name"], *wanted["arguments"]]
    sys.exit(mains[wanted["name"]]())


def _ready() -> None:
    """Reads once what each of them would read before it could begin: systems, formats, profiles."""
    import models.repositories.column_maps  # noqa: F401
    from models.exchange.profiles import shipped
    from rules.system import registry

    for system in registry.ids():
        registry.system(system)
    shipped()
    # What stands already is nobody's garbage, and no search for garbage copies its pages.
    gc.collect()
    gc.freeze()


def _serve() -> None:
    """Forks off a process for every line, and says how it ended, until there is no further line."""
    import desktop.__main__
    from tests.desktop import bounded, crashing, killed_player, killed_taker, killed_writer

    _ready()
    mains: dict[str, Callable[[], int | None]] = {
        "turnwright": desktop.__main__.main,
        "killed_player": killed_player.main,
        "killed_writer": killed_writer.main,
        "bounded": bounded.main,
        "bounded_many": bounded.many,
        "crashing": crashing.main,
        "killed_taker": killed_taker.main,
    }
    for line in sys.stdin:
        child = os.fork()
        if not child:
            _run(json.loads(line), mains)
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    _serve()
