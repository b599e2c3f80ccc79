"""A text of rules brings nothing about but rules: no file, no socket, no import, no code beside its own functions."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_nothing_else_happens_while_systems_are_loaded_and_played() -> None:
    """One game comes before, unheard.

    With it the program reads and imports what it needs itself when it first needs it, such as the words of faults and
    the grammar of expressions: the same for every text, and none of them says what it is.
    """
    command = [sys.executable, "-m", "tests.rules.written.audited_play"]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found = json.loads(ended.stdout)
    assert found["failed"] == 0, ended.stderr
    assert found["noted"] == []
    systems = [commands for commands in found["done"] if commands]
    assert len(systems) > 30
    assert sum(systems) > 20 * len(systems)
    heard = {event.partition(" ")[0] for event in found["heard"]}
    assert heard >= {"open", "socket.__new__", "os.listdir", "import", "compile", "exec"}
