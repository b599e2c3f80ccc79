"""Random commands in every system: what is promised of any command holds (`tools.at_random`).

`TURNWRIGHT_COMMANDS=1000000` plays that many, and `TURNWRIGHT_COMMANDS_IN` goes on in a folder of an earlier run.
"""

import os
from collections import Counter
from pathlib import Path

import pytest

from models.spawned import spawned
from rules import catalogue
from tests.proof_table import Proved
from tests.proving import PROVE
from tools import at_random
from tools.at_random import Broken, Chunk, check_pools, check_round_trip, fight_of, play, play_chunk, replay_chunk

COMMANDS = int(os.environ.get("TURNWRIGHT_COMMANDS", "20000"))


def test_a_few_fights_of_every_system_hold_and_are_the_same_elsewhere(
    monkeypatch: pytest.MonkeyPatch, proved: Proved
) -> None:
    monkeypatch.setattr(at_random, "FIGHTS", 8)
    counted: Counter[str] = Counter()
    with spawned(1) as elsewhere:
        for system in catalogue.ids():
            played = play_chunk(Chunk(system, 0))
            counted.update(played.counted)
            assert elsewhere.submit(replay_chunk, played).result().faults == []
    assert counted["fights"] == 8 * len(catalogue.ids())
    assert counted["commands"] > counted["refused"] > 0
    proved("random commands over five systems, each fight replayed by another process", counted["commands"], "0 to 7")


@PROVE
def test_many_more_hold(tmp_path: Path, proved: Proved) -> None:
    folder = Path(os.environ.get("TURNWRIGHT_COMMANDS_IN", tmp_path))
    total = at_random.run(folder, COMMANDS, 10**9, os.cpu_count() or 1)
    what = "random commands over five systems, each fight replayed by another process"
    proved(what, total["commands"], f"0 to {total['fights'] // len(catalogue.ids())}")
    assert total["faults"] == 0, sorted(folder.glob("fault-*"))


def test_a_run_goes_on_where_it_stood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Chunk(catalogue.ids()[0], 0)
    monkeypatch.setattr(at_random, "FIGHTS", 2)
    at_random.keep(tmp_path, play_chunk(first))
    done = {Chunk(line["system"], line["chunk"]) for line in at_random._lines(tmp_path)}
    assert done == {first}
    assert next(at_random.chunks(done)) != first
    assert at_random.report(tmp_path)["fights"] == 2


def test_what_does_not_hold_is_found() -> None:
    """The measure itself: a pool beyond its most, an entry that is lost, an outcome that is another's."""
    walk = fight_of("ffrpg", 1)
    play(walk)
    check_pools(walk.service)
    one = next(iter(walk.service.fight.combatants.values()))
    pool = walk.service.system.vital
    one.__dict__["pools"] = {**one.pools, pool.id: pool.highest(one) + 1}
    with pytest.raises(Broken, match=f" of {pool.highest(one)} "):
        check_pools(walk.service)
    with pytest.raises(Broken, match="another"):
        at_random.check_again(walk.script, "0" * 64)
    check_round_trip(walk.service)
    with pytest.raises(Broken, match="undone"):
        at_random.check_way_back(walk.service, "")
