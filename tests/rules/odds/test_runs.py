"""One fight played on from where it stands: the same for the same seed, number and tactics."""

from typing import Any

from rules.core.facts import Command
from rules.core.questions import ChoiceQuestion
from rules.core.state import is_decided
from rules.engine.service import Done, RulesService
from rules.odds.runs import NOBODY, Resumed, Situation, derive_seed, play_fight, run_of, runs
from rules.tactics.temperaments import CUNNING
from tests.rules.odds.duels import fighter, service, situation
from tests.worked import between_sides, start


def test_seeds_follow_from_seed_and_number_and_are_all_different() -> None:
    seeds = [derive_seed(seed, number) for seed in (0, 1, 2, -1) for number in range(1000)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**64 for seed in seeds)
    assert derive_seed(7, 3) == derive_seed(7 + 2**64, 3)


def test_a_run_is_the_same_in_whatever_company_it_is_played() -> None:
    here = situation()
    all_of_them = list(runs(here, CUNNING, 5, range(12)))
    again = Situation.unpack(here.pack())
    assert [*runs(again, CUNNING, 5, (7, 3))] == [all_of_them[7], all_of_them[3]]
    assert [run.number for run in all_of_them] == list(range(12))
    assert {run.winner for run in all_of_them} == {0, 1}
    assert [*runs(here, CUNNING, 6, range(12))] != all_of_them


def test_the_fight_itself_stays_as_it_is() -> None:
    one = service()
    before = one.packed_fight()
    list(runs(Situation.from_service(one), CUNNING, 1, range(3)))
    start = Situation.from_service(one).start
    play_fight(start, CUNNING, 4)
    assert one.packed_fight() == before == RulesService(start.fight, start.system).packed_fight()


def test_what_came_of_it_is_measured_as_it_ends() -> None:
    one = service(fighter("ann", "party"), fighter("cid", "party"), fighter("bob", "foes"))
    commands: list[dict[str, Any]] = [
        {"do": "begin"},
        {"do": "damage", "actor": "bob", "amount": 99},
        {"do": "leave", "actor": "cid"},
    ]
    for command in commands:
        one.do(command)
    start = Situation.from_service(one).start
    run = run_of(start, 4, one.fight)
    assert (run.number, run.winner, run.rounds, run.fallen) == (4, 0, 0, 0b100)
    assert run.pools[:: len(start.pools)] == (20, 20, 0)


def test_nobody_has_won_while_two_sides_stand_and_where_none_does() -> None:
    one = service()
    start = Situation.from_service(one).start
    assert run_of(start, 0, one.fight).winner == NOBODY
    one.do({"do": "begin"})
    for actor in ("ann", "bob"):
        one.do({"do": "damage", "actor": actor, "amount": 99})
    assert run_of(start, 0, one.fight).winner == NOBODY


def test_rounds_are_counted_from_where_it_stands() -> None:
    one = service(fighter("ann", "party", 400, acc=1), fighter("bob", "foes", 400, acc=1))
    one.do({"do": "begin"})
    while one.fight.round < 3:
        one.do({"do": "next"})
    one.do({"do": "set", "actor": "bob", "pool": "hp", "value": 1})
    one.do({"do": "set", "actor": "ann", "stat": "acc", "value": 255})
    (run,) = runs(Situation.from_service(one), CUNNING, 1, (0,))
    assert run.winner == 0
    assert run.rounds in (0, 1)


def test_a_pending_command_keeps_the_dice_and_answers_that_it_has() -> None:
    fight = service().fight
    asking = Resumed(fight, {"do": "next", "dice": [4, None], "answers": ["yes"]}, lambda fight, choice: None)
    assert asking.die(6, "x", None, 0, None) == 4
    assert 1 <= asking.die(6, "x", None, 1, None) <= 6
    assert 1 <= asking.die(6, "x", None, 2, None) <= 6
    choice = ChoiceQuestion("q", None, ("no", "yes"), None, {})
    assert asking.choose(choice) == "yes"
    assert asking.choose(choice) == "no"
    assert asking.choose(ChoiceQuestion("q", None, ("no", "yes"), "yes", {})) == "yes"
    asking.finish()


def test_equal_sheets_are_one_however_often_a_situation_is_read() -> None:
    """The tactics have thought about it already, so the first figure after a ruling comes at once."""
    one = service()
    first = Situation.from_service(one).start
    one.do({"do": "damage", "actor": "bob", "amount": 3})
    second = Situation.unpack(Situation.from_service(one).pack()).start
    assert second.fight.combatants["bob"].sheet is first.fight.combatants["bob"].sheet
    assert second.fight.options is first.fight.options
    assert second.fight.combatants["bob"].pools["hp"] == 17


def test_a_fight_that_its_rules_have_decided_is_won_by_whom_they_name() -> None:
    """FF-TIM-04: at the end of a deadline the others have won, whoever of both sides still stands."""
    fight = start(between_sides("ffrpg")[0])
    assert isinstance(fight.do({"do": "begin"}), Done)
    deadline: Command = {"do": "countdown", "name": "palace", "ticks": 1, "goal": "deadline"}
    assert isinstance(fight.do(deadline), Done)
    assert isinstance(fight.do({"do": "timer", "name": "palace", "value": 0}), Done)
    assert len({combatant.side for combatant in fight.fight.combatants.values() if combatant.state == "active"}) > 1
    assert is_decided(fight.fight)
    here = Situation.from_service(fight)
    for run in runs(here, CUNNING, 7, range(3)):
        assert here.start.sides[run.winner] == fight.fight.winner == "foes"
