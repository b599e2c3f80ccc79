"""Killed at any instant: every command that was shown is there again, and so is the question that stood open."""

import random
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from models.library import Library
from rules import catalogue
from rules.service import Refused, RulesService
from tests.desktop.killed_player import fingerprint

ROOT = Path(__file__).parents[2]
KILLS, TABLES = 50, 2


def _play_until_killed(path: Path, seed: int, chance: random.Random) -> list[str]:
    """What the program had shown when it was killed."""
    command = [sys.executable, "-m", "tests.desktop.killed_player", str(path), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        lines: list[str] = []
        for line in process.stdout:
            lines.append(line.strip())
            if line.startswith("ready"):
                break
        deadline = time.monotonic() + chance.uniform(0.0, 0.25)
        count = chance.randint(1, 60)
        while time.monotonic() < deadline and count:
            lines.append(process.stdout.readline().strip())
            count -= 1
        process.send_signal(signal.SIGKILL)
        rest, trouble = process.communicate()
        whole = rest.splitlines(keepends=True)
        lines += [line.strip() for line in whole if line.endswith("\n")]
        assert "Traceback" not in trouble, trouble
        assert process.returncode == -signal.SIGKILL
    return [line for line in lines if line.startswith(("shown ", "asked "))]


def _states(path: Path) -> tuple[list[int], RulesService, Any]:
    """The fingerprints that the last line may have: of the fight as reopened, and one step to either side.

    The program may have been killed between saving a command, an undo or a redo and showing it, never earlier.
    """
    library = Library.open(path)
    try:
        running = library.journals.running()
        assert len(running) == 1
        stored = library.journals.load(running[0])
    finally:
        library.close()
    system = catalogue.system(str(stored.script["system"]))
    service = RulesService.reopened(system, stored.state, stored.packed, stored.cursor, stored.at)
    found = [fingerprint(service)]
    for there, back in (("undo", "redo"), ("redo", "undo")):
        if not isinstance(service.do({"do": there}), Refused):
            found.append(fingerprint(service))
            service.do({"do": back})
    assert fingerprint(service) == found[0]
    return found, service, stored.pending


def _kill_again_and_again(path: Path, first: int, kills: int) -> tuple[int, int]:
    """(lines shown, questions that came back) at one table that is played on after each kill."""
    chance = random.Random(20 + first)
    questions = 0
    shown = 0
    for kill in range(first, first + kills):
        lines = _play_until_killed(path, kill, chance)
        states, service, pending = _states(path)
        facts = service.journal.facts()
        assert [fact["n"] for fact in facts] == list(range(1, len(facts) + 1))
        if not lines:
            continue
        shown += len(lines)
        kind, _, state, *answers = lines[-1].split()
        assert int(state) in states, f"kill {kill}: what was shown last is not there ({lines[-1]})"
        if kind == "asked" and int(state) == states[0] and pending is not None:
            given = len(pending["dice"]) + len(pending["answers"])
            assert given >= int(answers[0]), f"kill {kill}: the question comes back with fewer answers"
            questions += 1
    return shown, questions


def test_killed_fifty_times_the_program_comes_back_to_what_it_had_shown(tmp_path: Path, own_folders: Path) -> None:
    """Two tables at once, for a program that is killed is mostly waited for."""
    with ThreadPoolExecutor(TABLES) as pool:
        each = KILLS // TABLES
        tables = [
            pool.submit(_kill_again_and_again, tmp_path / f"Table {number}.turnwright", number * each, each)
            for number in range(TABLES)
        ]
        found = [table.result() for table in tables]
    assert sum(shown for shown, _ in found) > KILLS
    assert sum(questions for _, questions in found) > 0
