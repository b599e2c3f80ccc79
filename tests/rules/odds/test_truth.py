"""The odds against the truth: the 95 % interval holds the exact win chance of plain duels in about 95 of 100."""

from itertools import pairwise

import pytest

from rules.engine.replay import service_for
from rules.odds.comparison import tally
from rules.odds.runs import Situation
from rules.scripts import script
from rules.tactics import Player
from rules.tactics.temperaments import PLAIN
from tests.proving import PROVE, short_of
from tests.rules.odds.exact import DUELS, Duel, Striker, duels, wins

FIGHTS = 200


def holds(duel: Duel, seed: int, fights: int = FIGHTS) -> bool:
    """Whether the interval of so many fights holds the truth."""
    situation = Situation.from_service(service_for(script.check(duel.script)))
    odds = tally(situation, PLAIN, seed, fights).odds()
    assert odds.undecided.share == 0
    return odds.sides["party"].low <= duel.truth <= odds.sides["party"].high


def test_the_chain_knows_what_one_can_work_out_by_hand() -> None:
    """Each fells with one blow in two: the first wins two thirds, and eight ninths where two are needed to fell it."""
    half = {(1, False): 0.5, (0, False): 0.5}
    striker = Striker(1, half, half)
    assert wins(striker, striker) == pytest.approx(2 / 3)
    assert wins(Striker(2, half, half), striker) == pytest.approx(8 / 9)
    assert wins(Striker(3, half, half), Striker(3, half, half), down=2) == pytest.approx(2 / 3)


def test_the_chain_knows_who_is_open() -> None:
    """The first misses and is open; at one who is open the second never misses."""
    misses = {(0, True): 1.0}
    strikes, sure = {(0, False): 1.0}, {(1, False): 1.0}
    assert wins(Striker(1, misses, misses), Striker(1, strikes, sure)) == 0


@pytest.mark.parametrize("system", DUELS)
def test_those_who_duel_strike_in_turn_and_do_nothing_else(system: str) -> None:
    for duel in duels(system, 3, 20):
        service = service_for(script.check(duel.script))
        Player(service, PLAIN).play()
        commands = [entry.command for entry in service.journal.entries]
        done = [command for command in commands if command["do"] not in ("begin", "declare", "next")]
        assert {(item["do"], item["action"]) for item in done} == {("act", "attack")}
        assert all(item["actor"] != other["actor"] for item, other in pairwise(done))


@pytest.mark.parametrize("many", short_of((1, 2), 1))
@pytest.mark.parametrize("system", DUELS)
def test_a_duel_comes_out_as_it_is_worked_out(system: str, many: int) -> None:
    """A figure as far off as this would be a fault of a rule, of the tactics or of the dice, and no bad luck."""
    for number, duel in enumerate(duels(system, many, 20)):
        situation = Situation.from_service(service_for(script.check(duel.script)))
        share = tally(situation, PLAIN, number, 400).odds().sides["party"].share
        assert abs(share - duel.truth) < 0.09, (system, number, duel.truth, share)


@pytest.mark.parametrize(("each", "least"), short_of([(5, 17), (10, 35)], (5, 17)))
def test_the_interval_holds_the_truth(each: int, least: int) -> None:
    """More than three of twenty that it misses would come once in sixty times, more than five of forty once in 100."""
    held = [holds(duel, number, 60) for system in DUELS for number, duel in enumerate(duels(system, each, 5))]
    assert least <= sum(held) <= each * len(DUELS)


@PROVE
@pytest.mark.parametrize("system", DUELS)
def test_the_interval_holds_the_truth_in_91_to_98_of_100(system: str) -> None:
    held = [holds(duel, number) for number, duel in enumerate(duels(system, 200, 7))]
    assert 0.91 <= sum(held) / len(held) <= 0.98
