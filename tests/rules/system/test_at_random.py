"""Random commands in every system: what is promised of any command holds (`tools.at_random`).

`TURNWRIGHT_COMMANDS=1000000` plays that many, and `TURNWRIGHT_COMMANDS_IN` goes on in a folder of an earlier run: in
its `any` for fights that begin as a worked example, in its `sides` for fights of three and four sides.
"""

import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from models.odds.pool import process_pool
from rules.system import registry
from tests.proof_table import Proved
from tests.proving import PROVE
from tools import at_random
from tools.at_random import (
    ANY,
    KINDS,
    OF_SIDES,
    Broken,
    Chunk,
    check_pools,
    check_round_trip,
    fight_of,
    fight_of_many,
    play,
    play_chunk,
    play_many,
    replay_chunk,
)

PROVEN = {
    ANY: "random commands over five systems, each fight replayed by another process",
    OF_SIDES: "random commands in fights of three and four sides with turncoats, held to the books of five systems",
}
COMMANDS = int(os.environ.get("TURNWRIGHT_COMMANDS", "20000"))


def test_a_few_fights_of_every_system_hold_and_are_the_same_elsewhere(
    monkeypatch: pytest.MonkeyPatch, proved: Proved
) -> None:
    monkeypatch.setattr(at_random, "FIGHTS", 8)
    counted: Counter[str] = Counter()
    with process_pool(1) as elsewhere:
        for system in registry.ids():
            played = play_chunk(Chunk(system, 0))
            counted.update(played.counted)
            assert elsewhere.submit(replay_chunk, played).result().faults == []
    assert counted["fights"] == 8 * len(registry.ids())
    assert counted["commands"] > counted["refused"] > 0
    proved(PROVEN[ANY], counted["commands"], "0 to 7")


@PROVE
@pytest.mark.parametrize("kind", KINDS)
def test_many_more_hold(kind: str, tmp_path: Path, proved: Proved) -> None:
    folder = Path(os.environ.get("TURNWRIGHT_COMMANDS_IN", tmp_path)) / kind
    total = at_random.run(folder, COMMANDS, 10**9, os.cpu_count() or 1, kind)
    proved(PROVEN[kind], total["commands"], f"0 to {total['fights'] // len(registry.ids())}")
    assert total["faults"] == 0, sorted(folder.glob("fault-*"))


def test_a_few_fights_of_many_sides_go_by_the_book_and_are_the_same_elsewhere(
    monkeypatch: pytest.MonkeyPatch, proved: Proved
) -> None:
    monkeypatch.setattr(at_random, "FIGHTS", 8)
    monkeypatch.setattr(at_random, "FORETOLD", 0.1)
    monkeypatch.setattr(at_random, "TOLD", 1)
    counted: Counter[str] = Counter()
    with process_pool(1) as elsewhere:
        for system in registry.ids():
            played = play_chunk(Chunk(system, 0, OF_SIDES))
            assert played.faults == []
            counted.update(played.counted)
            assert elsewhere.submit(replay_chunk, played).result().faults == []
    assert counted["fights"] == 8 * len(registry.ids())
    assert counted["commands"] > counted["refused"] > 0
    assert (counted["foretold"] > 0, counted["told"]) == (True, counted["fights"])
    proved(PROVEN[OF_SIDES], counted["commands"], "0 to 7")


@pytest.mark.parametrize("system", registry.ids())
def test_fights_of_many_sides_are_between_three_or_four_and_sides_change_in_them(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(at_random, "FORETOLD", 0)
    did: Counter[str] = Counter()
    for number in range(12):
        walk = fight_of_many(system, number)
        assert len({combatant.side for combatant in walk.service.fight.combatants.values()}) in (3, 4)
        play_many(walk)
        did.update(command["do"] for command in walk.commands if "refused" not in command)
    assert min(did[kind] for kind in ("side", "join", "act", "next", "condition", "end")) > 0, did


BROKEN: dict[str, tuple[str, str, str, Any]] = {
    "it obviously strikes itself": (
        "d100",
        "d100.actions.proposals._target",
        "obviously strikes",
        lambda _, item, *__: item,
    ),
    "all sides take turns": (
        "fantasia",
        "fantasia.combatant.state.Battle.alternates",
        "sides act whole",
        lambda *_: True,
    ),
    "its own strike a runner": (
        "fulminato",
        "fulminato.actions.movement.free_weapons",
        "only enemies",
        lambda *_: ("unarmed",),
    ),
    "nobody is an enemy": ("tabuleiro", "tabuleiro.combatant.state.enemies", "beside enemies", lambda *_: False),
    "every PC shares": (
        "ffrpg",
        "ffrpg.turns.sides.pcs_of",
        "who shares|the XP",
        lambda fight: [combatant for combatant in fight.combatants.values() if combatant.kind == "pc"],
    ),
}
"""What is made wrong of a system's rules, and the word with which that is found."""


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_not_by_the_book_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The measure itself: with a rule made wrong a few fights are enough."""
    system, where, found, wrong = BROKEN[name]
    monkeypatch.setattr(f"rules.{where}", wrong)
    with pytest.raises(AssertionError, match=found):
        play_fights(system, 120)


def play_fights(system: str, many: int) -> None:
    """Plays so many fights of many sides."""
    for number in range(many):
        play_many(fight_of_many(system, number))


def test_a_run_goes_on_where_it_stood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Chunk(registry.ids()[0], 0)
    monkeypatch.setattr(at_random, "FIGHTS", 2)
    at_random.keep(tmp_path, play_chunk(first))
    done = at_random.done_in(tmp_path)
    assert done == {first}
    assert next(at_random.chunks(done)) != first
    assert at_random.report(tmp_path)["fights"] == 2


def test_what_does_not_hold_is_found() -> None:
    """The measure itself: a pool beyond its most, an entry that is lost, an outcome that is another's."""
    walk = fight_of("ffrpg", 1)
    play(walk)
    check_pools(walk.service)
    value = next(iter(walk.service.fight.combatants.values()))
    pool = walk.service.system.vital
    value.__dict__["pools"] = {**value.pools, pool.id: pool.highest(value) + 1}
    with pytest.raises(Broken, match=f" of {pool.highest(value)} "):
        check_pools(walk.service)
    with pytest.raises(Broken, match="another"):
        at_random.check_again(walk.script, "0" * 64)
    check_round_trip(walk.service)
    with pytest.raises(Broken, match="undone"):
        at_random.check_way_back(walk.service, "")
