"""Killed at any instant: what was acknowledged is there, and the fight stands where it stood."""

import json
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from models.library import Library
from models.repositories.encounters import Encounter
from models.repositories.parties import Member, Party
from rules.system.system import System
from tests.proving import short_of

ROOT = Path(__file__).parents[3]
Systems = Callable[[str], System]

PLAYER = """
import json, sys
from pathlib import Path
from models.repositories.endings import Ending, MemberAfter
from models.library import Library

library = Library.open(Path(sys.argv[1]))
fight = library.journals.running()[0]
loaded = library.journals.load(fight)
n = loaded.cursor

def entry(n):
    facts = [{"n": n * 10 + one, "kind": "damage"} for one in range(8)]
    return {"number": n, "command": {"do": "next"}, "dice": [n], "answers": [], "facts": facts, "changes": []}

print(json.dumps({"cursor": n, "pending": loaded.pending}), flush=True)
while True:
    question = {"n": n + 1, "dice": [1, 2]}
    library.journals.save_pending(fight, question)
    print(json.dumps({"cursor": n, "pending": question}), flush=True)
    n += 1
    library.journals.append(fight, n, entry(n), state={"at": n} if n % 5 == 0 else None)
    print(json.dumps({"cursor": n, "pending": None}), flush=True)
    if n % 7 == 0:
        n -= 2
        library.journals.move_cursor(fight, n)
        print(json.dumps({"cursor": n, "pending": None}), flush=True)
    if n % 3 == 0:
        library.parties.save_members([library.parties.member(1)])
"""


def play_and_kill(path: Path, after: int) -> list[dict[str, object]]:
    """Play until killed, some time after so many lines; every state that was acknowledged, in order."""
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as player:
        assert player.stdout is not None
        first = [player.stdout.readline() for _ in range(after)]
        player.kill()
        rest = player.stdout.readlines()
    assert player.returncode == -signal.SIGKILL, "the player ended by itself"
    lines = [line for line in (*first, *rest) if line.endswith("\n")]
    return [json.loads(line) for line in lines]


@pytest.mark.parametrize("kills", short_of((5, 2), 2))
def test_a_fight_killed_again_and_again_goes_on_at_the_same_entry_and_question(
    path: Path, systems: Systems, kills: int
) -> None:
    library = Library.open(path, samples=(), systems=systems)
    library.parties.add(Party(name="p"), [Member(name="m", system="tiny", sheet={"hp": 3})])
    fight = library.encounters.add(Encounter(name="Stair", system="tiny")).id or 0
    library.journals.begin(fight, {"system": "tiny"}, {"at": 0})
    library.close()
    chance = random.Random(11)
    last: dict[str, object] = {"cursor": 0, "pending": None}
    played = 0
    for _ in range(kills):
        acknowledged = play_and_kill(path, chance.randint(1, 30))
        # The next start finds what the last one was told, or the one step that was saved but not told any more.
        assert follows(last, acknowledged[0]), (last, acknowledged[0])
        last = acknowledged[-1]
        played += len(acknowledged)
        library = Library.open(path, systems=systems)
        loaded = library.journals.load(fight)
        found: dict[str, object] = {"cursor": loaded.cursor, "pending": loaded.pending}
        assert follows(last, found), (last, found)
        assert [entry.n for entry in loaded.entries] == list(range(1, len(loaded.entries) + 1))
        assert len(loaded.facts) == 8 * loaded.cursor
        assert loaded.at == loaded.cursor - loaded.cursor % 5
        with library.store.read() as connection:
            assert connection.exec_driver_sql("PRAGMA integrity_check").scalar_one() == "ok"
        library.close()
        last = found
    assert played > 10 * kills


def follows(before: dict[str, object], after: dict[str, object]) -> bool:
    """Whether `after` is `before` or at most one saved step further."""
    if after == before:
        return True
    cursor = before["cursor"]
    assert isinstance(cursor, int)
    question = {"cursor": cursor, "pending": {"n": cursor + 1, "dice": [1, 2]}}
    done = {"cursor": cursor + 1, "pending": None}
    undone = {"cursor": cursor - 2, "pending": None}
    if before["pending"] is not None:
        return after == done
    return after == question or (cursor % 7 == 0 and after == undone)
