"""Manners: who leaves and when, what notes say of it, and what the bold and the wary answer."""

import pytest

from rules.engine.service import RulesService
from rules.tactics import Player, PlayNote, manner_of
from rules.tactics.temperaments import BEASTLY, COWARDLY, CUNNING, RECKLESS
from tests.benchmarks.conftest import sample_fights

FIGHTS = sample_fights()
STAIR = "ffrpg: The stair of cogs"


def left(service: RulesService) -> set[str]:
    return {combatant.id for combatant in service.fight.combatants.values() if combatant.state == "out"}


def hurt(name: str, seed: int, percent: int) -> RulesService:
    """A sample encounter in which everybody has so much left."""
    service = RulesService(FIGHTS[name].fight.copy(seed), FIGHTS[name].system)
    service.do({"do": "begin"})
    vital = service.system.vital
    for combatant in service.fight.combatants.values():
        value = max(1, vital.highest(combatant) * percent // 100)
        service.do({"do": "set", "actor": combatant.id, "pool": vital.id, "value": value})
    return service


def test_a_coward_declares_its_flight_where_that_has_to_be_declared() -> None:
    service = hurt(STAIR, 1, 30)
    Player(service, COWARDLY).step()
    declared = [fact["actor"] for fact in service.journal.facts() if fact["kind"] == "declare"]
    assert declared
    assert all(service.fight.combatants[id].fleeing for id in declared)


def test_cowards_get_away_now_and_then() -> None:
    away = 0
    for seed in range(6):
        service = hurt(STAIR, seed, 30)
        Player(service, of_sides={"foes": COWARDLY}).play(60)
        away += len(left(service))
    assert away > 0


def test_who_is_said_to_leave_does_whatever_its_temperament() -> None:
    service = hurt(STAIR, 1, 60)
    some = next(combatant.id for combatant in service.fight.combatants.values() if combatant.side == "foes")
    Player(service, CUNNING, {some: 70}).step()
    assert [fact["actor"] for fact in service.journal.facts() if fact["kind"] == "declare"] == [some]


def test_who_is_said_never_to_leave_stays() -> None:
    service = hurt(STAIR, 1, 30)
    Player(service, COWARDLY, dict.fromkeys(service.fight.combatants, 0)).step()
    assert not [fact for fact in service.journal.facts() if fact["kind"] == "declare"]


def reactions(temperament: str) -> int:
    """How many dodges and blocks there are in some fights."""
    found = 0
    for seed in range(4):
        name = "d100: Marea en la dársena"
        service = RulesService(FIGHTS[name].fight.copy(seed), FIGHTS[name].system)
        Player(service, temperament).play(40)
        found += sum(
            answer != "none"
            for entry in service.journal.entries
            for answer in entry.answers
            if "action" in entry.command
        )
    return found


def test_the_wary_dodge_and_block_and_the_bold_strike() -> None:
    assert reactions(COWARDLY) > reactions(CUNNING) > reactions(RECKLESS)


@pytest.mark.parametrize(
    ("notes", "manner"),
    [
        ("", PlayNote(None, None)),
        ("Keeps to the reeds.", PlayNote(None, None)),
        ("Cowardly. Flees below 50%.", PlayNote(COWARDLY, 50)),
        ("They flee when half of them are down", PlayNote(None, 50)),
        ("Runs away once it is hurt", PlayNote(None, 35)),
        ("Never flees; reckless", PlayNote(RECKLESS, 0)),
        ("Cobarde: huye con un tercio de sus PV", PlayNote(COWARDLY, 33)),
        ("Nunca huye.", PlayNote(None, 0)),
        ("Bestial; foge com 25%", PlayNote(BEASTLY, 25)),
        ("Fogem com um quarto da vida", PlayNote(None, 25)),
        ("The coward’s dagger lies here. It is cunning", PlayNote(COWARDLY, None)),
    ],
)
def test_notes_say_a_manner_in_each_language(notes: str, manner: PlayNote) -> None:
    assert manner_of(notes) == manner


@pytest.mark.rule("D100-DECL-02", "D100-HOLD-05")
def test_who_is_held_declares_that_it_struggles_so_that_the_others_can_declare() -> None:
    """Nobody declares out of order: one who said nothing would have kept all who come later from it."""
    name = "d100: Azoteas de la calle Sal"
    service = RulesService(FIGHTS[name].fight.copy(3), FIGHTS[name].system)
    service.do({"do": "begin"})
    first = service.system.tactics.declares(service.fight)[0]
    service.do({"do": "condition", "actor": first, "status": "grabbed"})
    service.do({"do": "next", "override": True})
    player = Player(service)
    for _ in range(60):
        player.step()
        declared = [fact for fact in service.journal.facts() if fact["kind"] == "declare" and fact["actor"] == first]
        if any(fact["action"] == "escape" for fact in declared):
            break
    else:
        raise AssertionError("never")
    fight = service.fight
    assert not service.system.tactics.declares(fight)
