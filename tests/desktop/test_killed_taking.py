"""Killed during an import, the making of a branch, or while the odds are played: whole or not at all, and no orphans.

`TURNWRIGHT_KILLS` says how many kills there are of each kind; by default a few.
"""

import json
import os
import random
import select
import sys
from collections import Counter
from pathlib import Path

import pytest

from models.exchange.native import writer
from models.library import Library
from rules.system import registry
from tests.desktop.forking import Forking
from tests.desktop.killing import KILLS, assert_sound, instant, killed, played
from tests.desktop.tables import fingerprint
from tests.proof_table import Proved
from ui.session.loader import reopened

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no such timer there")
ENOUGH = 15
"""Seconds of work within which a worker sees that its program is gone, however busy the machine is."""
LONGEST = 600
"""Seconds after which one that does not even work is not waited for any longer."""


def test_an_import_that_is_killed_has_taken_a_file_whole_or_not_at_all(
    forking: Forking,
    tmp_path: Path,
    own_folders: Path,
    proved: Proved,
) -> None:
    proved("kills during an import", KILLS, "9")
    path, file = tmp_path / "Table.turnwright", tmp_path / "batch.json"
    library = Library.open(path, systems=registry.system)
    data = json.loads(writer.creatures(library, [row.id for row in library.creatures.rows()][:25]))
    samples = len(library.creatures.rows())
    library.close()
    creatures = data["creatures"]
    for number, value in enumerate(creatures):
        value |= {"name": f"Batch @@ no. {number}", "folder": "Batches"}
    file.write_text(json.dumps(data), "utf-8")
    chance = random.Random(9)
    taken = 0
    for kill in range(KILLS):
        was_killed, said = killed(forking, "killed_taker", "import", path, instant(chance, 0.8), file)
        assert was_killed
        assert_sound(path)
        library = Library.open(path)
        names = [row.name for row in library.creatures.rows()]
        library.close()
        there = Counter(name.split(" no. ")[0] for name in names if name.startswith("Batch "))
        assert set(there.values()) <= {len(creatures)}, f"kill {kill}: {there}"
        assert len(names) == samples + len(creatures) * len(there)
        assert {f"Batch {line['taken']}" for line in said} <= there.keys(), f"kill {kill}"
        assert len(there) <= taken + len(said) + 1, f"kill {kill}"
        taken = len(there)
    assert taken


def test_a_branch_that_is_killed_is_a_fight_or_nothing(
    forking: Forking, tmp_path: Path, own_folders: Path, proved: Proved
) -> None:
    proved("kills while branches are made", KILLS, "10")
    path = tmp_path / "Table.turnwright"
    encounter = played(path)
    chance = random.Random(10)
    made = 0
    for kill in range(KILLS):
        was_killed, said = killed(forking, "killed_taker", "branch", path, instant(chance, 0.5), encounter)
        assert was_killed
        assert_sound(path)
        library = Library.open(path)
        branches = [
            candidate for candidate in library.branches.family(encounter) if candidate.encounter_id != encounter
        ]
        assert {line["branch"] for line in said} <= {candidate.encounter_id for candidate in branches}
        assert len(branches) <= made + len(said) + 1, f"kill {kill}"
        wanted: dict[int, int] = {}
        for branch in branches[-8:]:
            service = reopened(library, branch.encounter_id).service
            n = service.journal.cursor
            if n not in wanted:
                origin = reopened(library, encounter).service
                origin.stand_at(n)
                wanted[n] = fingerprint(origin)
            assert fingerprint(service) == wanted[n], f"kill {kill}"
        library.close()
        made = len(branches)
    assert made


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="nothing here tells of the end of another's process")
def test_killed_while_the_odds_are_played_nothing_is_lost_and_the_players_end(
    forking: Forking,
    tmp_path: Path,
    own_folders: Path,
    proved: Proved,
) -> None:
    proved("kills while the odds are played", KILLS, "11")
    path = tmp_path / "Table.turnwright"
    encounter = played(path)
    library = Library.open(path)
    reopened(library, encounter)
    library.close()
    chance = random.Random(11)
    for kill in range(KILLS):
        was_killed, said = killed(forking, "killed_taker", "odds", path, 0.1 + instant(chance, 0.9), encounter)
        assert was_killed
        for worker in said[0]["workers"]:
            assert ends(worker), f"kill {kill}: {worker} plays on"
        assert_sound(path)
        library = Library.open(path)
        service = reopened(library, encounter).service
        library.close()
        if len(said) > 1:
            last = said[-1]
            assert abs(service.journal.cursor - last["cursor"]) <= 2, f"kill {kill}"
            if service.journal.cursor == last["cursor"]:
                assert fingerprint(service) == last["state"], f"kill {kill}"


def ends(process: int) -> bool:
    """Whether a process is gone, or goes before it has worked for long; one that gets no time is waited for."""
    try:
        told = os.pidfd_open(process)
    except ProcessLookupError:
        return True
    try:
        began = worked(process)
        for _ in range(LONGEST):
            ready, _, _ = select.select([told], [], [], 1)
            if ready:
                return True
            if worked(process) - began > ENOUGH:
                return False
        return False
    finally:
        os.close(told)


def worked(process: int) -> float:
    """Seconds of processor time that a process has had; none for one that is gone."""
    try:
        values = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(values[11]) + int(values[12])) / os.sysconf("SC_CLK_TCK")
