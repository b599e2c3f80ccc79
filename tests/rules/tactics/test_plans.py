"""Plans for what is seldom done: who is built for it thinks of it first, and does it."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.state import is_decided
from rules.engine.service import Refused, RulesService
from rules.tactics import TEMPERAMENTS, Player
from rules.tactics.safe_distance import FARTHEST, from_above, gap_between, is_too_far
from tests.benchmarks.conftest import sample_fights
from tests.proving import tries
from tests.rules.tactics.built import built

BUILT = built()
FIGHTS = {**sample_fights(), **BUILT}
BOARDS = sorted(
    name for name, service in FIGHTS.items() if service.fight.board is not None and service.system.tactics.walk
)


def begun(name: str, seed: int = 1) -> RulesService:
    """A fight at the first stop of whoever is built for something."""
    service = RulesService(FIGHTS[name].fight.copy(seed), FIGHTS[name].system)
    service.do({"do": "begin"})
    while service.fight.active != "ann":
        service.do({"do": "next", "override": True})
    return service


def first(name: str) -> Any:
    [idea, *_] = Player(begun(name)).ideas(1)
    return idea


def done(name: str, stops: int, seeds: int = 4) -> set[str]:
    """The actions that the one who is built for something has taken after so many stops."""
    found = set()
    for seed in range(seeds):
        service = begun(name, seed)
        Player(service).play(stops)
        commands = [entry.command for entry in service.journal.entries]
        found |= {command["action"] for command in commands if command.get("actor") == "ann" and "action" in command}
    return found


@pytest.mark.rule("FU-CALL-04", "FU-CALL-05")
def test_a_marksman_aims_at_the_head_of_one_whose_armour_leaves_it_bare() -> None:
    idea = first("aims")
    assert idea.command["action"] == "called_attack"
    assert idea.command["params"] == {"part": "head"}
    assert 0 < idea.chance < 1
    assert idea.loss > 0


@pytest.mark.rule("FU-MAN-02")
def test_who_stands_some_way_off_in_a_straight_line_charges() -> None:
    idea = first("charges")
    assert idea.command["action"] == "charge"
    assert idea.command["targets"] == ["bob"]


@pytest.mark.rule("FU-GRP-01", "FU-GRP-04")
def test_a_wrestler_takes_hold_of_one_who_is_dangerous_and_hurts_whom_it_holds() -> None:
    assert {"grapple", "grapple_damage"} <= done("wrestles", 40)


@pytest.mark.rule("FF-MOV-02")
def test_who_is_far_from_everybody_spends_its_action_on_the_way() -> None:
    assert {"move", "full_move"} <= done("runs", 1)


@pytest.mark.rule("FF-MOV-07")
def test_who_stands_in_deep_water_leaves_it_before_anything_else() -> None:
    idea = first("swims")
    assert idea.command["action"] == "move"
    assert Player(begun("swims")).play(60) < 60


@pytest.mark.rule("TB-CARD-03", "TB-CARD-06")
def test_a_tool_is_laid_on_the_table_before_it_is_used_where_that_costs_no_more() -> None:
    service = RulesService(
        FIGHTS["tabuleiro: Pedágio na ponte"].fight.copy(1), FIGHTS["tabuleiro: Pedágio na ponte"].system
    )
    player = Player(service)
    player.play(60)
    acts = [entry.command for entry in service.journal.entries if "action" in entry.command]
    laid = next(place for place, command in enumerate(acts) if command["action"] == "play_card")
    thing = acts[laid]["with"]
    uses = [
        place for place, command in enumerate(acts) if command["action"] == "attack" and command.get("with") == thing
    ]
    assert min(uses) == laid + 1


@tries(20)
@given(
    name=st.sampled_from(sorted(BUILT)),
    seed=st.integers(0, 999),
    stops=st.integers(0, 12),
    temperament=st.sampled_from(TEMPERAMENTS),
)
def test_nothing_that_is_proposed_to_them_is_refused(name: str, seed: int, stops: int, temperament: str) -> None:
    service = RulesService(BUILT[name].fight.copy(seed), BUILT[name].system)
    Player(service, "random").play(stops)
    for idea in Player(service, temperament).ideas(8):
        again = RulesService(service.fight.copy(), service.system)
        result = again.do(idea.command)
        assert not isinstance(result, Refused), (idea.command, result)


@pytest.mark.parametrize("name", BUILT)
def test_their_fights_come_to_an_end(name: str) -> None:
    for seed in range(4):
        service = RulesService(BUILT[name].fight.copy(seed), BUILT[name].system)
        Player(service).play(600)
        assert is_decided(service.fight), seed


# --- what is out of reach ----------------------------------------------------------------------------------


@tries(15)
@given(name=st.sampled_from(BOARDS), seed=st.integers(0, 999), stops=st.integers(0, 20))
def test_what_is_known_to_be_too_far_would_be_refused(name: str, seed: int, stops: int) -> None:
    service = RulesService(FIGHTS[name].fight.copy(seed), FIGHTS[name].system)
    player = Player(service, "random")
    player.play(stops)
    fight, mind, actor = service.fight, player.mind, service.fight.acting
    if actor is None or actor.cell is None or is_decided(fight):
        return
    number = mind.numbers[actor.id]
    for deed in mind.book.deeds[number]:
        beyond = mind.book.ranges.known_out_of_range(number, deed)
        for foe in fight.combatants.values():
            apart = gap_between(actor.cell, foe.cell)
            if apart is None or foe.cell is None or foe.side == actor.side or foe.state != "active":
                continue
            if is_too_far(beyond, from_above(fight.board, apart, actor.cell, foe.cell)):
                assert service.refusal_of(deed.command_at(actor.id, (foe.id,))) is not None, (deed, foe.id)


def test_how_far_a_deed_reaches_is_known_on_every_board() -> None:
    known = dict.fromkeys(BOARDS, 0)
    for name in BOARDS:
        mind = Player(FIGHTS[name]).mind
        for number, deeds in enumerate(mind.book.deeds):
            for deed in deeds:
                beyond = mind.book.ranges.known_out_of_range(number, deed)
                assert all(0 < more <= FARTHEST for more, _ in beyond)
                known[name] += bool(beyond)
    assert all(known.values()), known
