"""A library whose program is killed in the middle of its work."""

import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

from models.library import Library
from models.storage import database
from tests.desktop.forking import Forking
from tests.desktop.tables import lay
from tests.rules.random_player import RandomPlayer
from ui.session.controller import Conductor
from ui.session.dice_rollers import APP, TABLE

ROOT = Path(__file__).parents[2]
KILLS = int(os.environ.get("TURNWRIGHT_KILLS", "2"))
"""How many kills there are of each kind."""
HURRY = 0.5 if KILLS < 20 else 1.0
"""Few kills come sooner: what they are spread over later meets the same code again and again."""


WRITER = """
import sys
from pathlib import Path
from models.repositories.encounters import Encounter
from models.library import Library
library = Library.open(Path(sys.argv[1]))
while True:
    library.encounters.add(Encounter(name="Unfinished", system="ffrpg"))
    print("saved", flush=True)
"""


def kill_while_open(path: Path) -> None:
    """Saves in another process until some of it is in the log beside the file, and kills it."""
    command = [sys.executable, "-c", WRITER, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        assert list(islice(process.stdout, 5)) == ["saved\n"] * 5
        process.send_signal(signal.SIGKILL)
    assert database.log_of(path).stat().st_size > 0


def instant(chance: random.Random, longest: float) -> float:
    """After how many seconds of its work a program is killed."""
    return chance.uniform(0.0, longest * HURRY)


def killed(forking: Forking, program: str, *arguments: object) -> tuple[bool, list[dict[str, Any]]]:
    """Whether a program was killed before it was through, and what it had said of what it had done."""
    ended = forking.run(program, *arguments)
    assert "Traceback" not in ended.stderr, ended.stderr
    assert ended.returncode in (0, -signal.SIGALRM), (ended.returncode, ended.stderr)
    lines = [json.loads(line) for line in ended.stdout.splitlines(keepends=True) if line.endswith("\n")]
    # One that had to be ended because it hung was never ready.
    assert {"ready": True} in lines
    return ended.returncode != 0, [line for line in lines if "ready" not in line]


def assert_sound(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def played(path: Path, system: str = "ffrpg") -> int:
    """A library with a running fight that has a few entries and an open question; its encounter."""
    encounter = lay(path)[system]
    library = Library.open(path)
    conductor = Conductor(library)
    assert conductor.open_prepared(encounter)
    conductor.rollers.take(dict.fromkeys({combatant.side for combatant in conductor.fight.combatants.values()}, APP))
    conductor.begin_fight()
    for number in range(30):
        who = list(conductor.fight.combatants)[number % len(conductor.fight.combatants)]
        conductor.command({"do": "damage", "actor": who, "amount": 1})
        conductor.command({"do": "note", "text": f"The {number}th line, with ñ"})
    conductor.rollers.take(dict.fromkeys({combatant.side for combatant in conductor.fight.combatants.values()}, TABLE))
    while conductor.open_question is None:
        assert conductor.service is not None
        deed = RandomPlayer(conductor.service, random.Random(1)).deed()
        conductor.command(deed or {"do": "next", "override": True})
    library.close()
    return encounter
