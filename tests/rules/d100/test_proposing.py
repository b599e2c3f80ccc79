"""What everybody obviously declares."""

from random import Random
from typing import Any

import pytest

from rules.core.display import Declaration
from rules.core.facts import Command
from rules.d100 import SYSTEM
from rules.engine.replay import service_for
from rules.engine.service import Done, RulesService
from rules.scripts.script import check
from tests.rules.d100.armed import WEAPONS, Undecided
from tests.rules.d100.playing import ESPADA, RED, ana, bruto, one
from tests.rules.d100.pressing import next_command


def fight(*combatants: dict[str, Any], seed: int = 1, **options: Any) -> RulesService:
    service = service_for(check({"system": "d100", "seed": seed, "options": options, "combatants": list(combatants)}))
    service.do({"do": "begin"})
    return service


def proposed(service: RulesService) -> dict[str, Declaration]:
    return {line.combatant: line for line in SYSTEM.window.declarations(service.fight)}


def test_the_lines_stand_in_the_order_of_des_and_nobody_else_declares_anything() -> None:
    service = fight(ana(des=9), bruto(des=14), one("lobo", des=11))
    assert list(proposed(service)) == ["bruto", "lobo", "ana"]
    assert fight(ana(), bruto(), declarations="off").fight.phase == "action"
    assert SYSTEM.window.declarations(fight(ana(), bruto(), declarations="off").fight) == ()


@pytest.mark.rule("D100-DECL-01")
def test_the_first_weapon_at_an_opponent_is_obvious_and_after_that_the_same_again() -> None:
    service = fight(ana(), bruto(), one("lobo", pv=40))
    first = proposed(service)["ana"]
    assert first.command is not None
    assert first.command["action"] == "attack"
    assert first.command["targets"] == ["bruto"]
    service.do({"do": "next"})
    while service.fight.active != "ana":
        service.do({"do": "next"})
    attack = {"do": "act", "actor": "ana", "action": "attack", "targets": ["lobo"]}
    assert isinstance(service.do(attack, Undecided(service.fight)), Done)
    while service.fight.phase != "declaration":
        service.do({"do": "next"})
    again = proposed(service)["ana"]
    assert again.command is not None
    assert again.command["targets"] == ["lobo"]


@pytest.mark.rule("D100-NUM-01")
def test_nobody_is_proposed_around_one_who_has_no_room() -> None:
    service = fight(ana(max_attackers=1), one("vera", "party"), bruto(), one("lobo"))
    aimed = [line.command["targets"] for line in proposed(service).values() if line.command]
    assert aimed.count(["ana"]) == 1


@pytest.mark.rule("D100-HOLD-05")
def test_the_held_struggle_when_they_may_and_the_unconscious_have_nothing_to_declare() -> None:
    service = fight(ana(), bruto())
    held = {"do": "condition", "actor": "ana", "status": "grabbed", "source": "bruto"}
    service.do({**held, "timer": None})
    line = proposed(service)["ana"]
    assert line.command is not None
    assert line.command["action"] == "escape"
    service.do({"do": "lift", "actor": "ana", "status": "grabbed"})
    service.do({**held, "timer": 2})
    assert proposed(service)["ana"] == Declaration("ana", "presa")
    service.do({"do": "condition", "actor": "bruto", "status": "unconscious"})
    assert proposed(service)["bruto"] == Declaration("bruto", "inconsciente")


@pytest.mark.rule("D100-HOLD-06")
@pytest.mark.parametrize(
    ("weapons", "tool", "then"),
    [
        pytest.param([], "unarmed", ("attack", "unarmed"), id="arms"),
        pytest.param([ESPADA], "unarmed", ("attack", "unarmed"), id="arms, a sword in hand"),
        pytest.param([RED, ESPADA], "red", ("attack", "espada"), id="a net and a sword"),
        pytest.param([RED], "red", ("attack", "unarmed"), id="a net alone"),
    ],
)
def test_whoever_holds_somebody_is_not_offered_to_catch_it_again(
    weapons: list[dict[str, Any]], tool: str, then: tuple[str, str]
) -> None:
    service = fight(ana(weapons=weapons), bruto(pv=40))
    while service.fight.active != "ana":
        service.do({"do": "declare", "actor": service.fight.active, "action": "defend"})
    catch = {"action": "grapple", "with": tool, "targets": ["bruto"]}
    service.do({"do": "declare", "actor": "ana", **catch})
    while service.fight.phase != "action" or service.fight.active != "ana":
        service.do({"do": "next"})
    assert isinstance(service.do({"do": "act", "actor": "ana", **catch}, Undecided(service.fight)), Done)
    service.do({"do": "condition", "actor": "bruto", "status": "grabbed", "source": "ana", "timer": 2})
    while service.fight.phase != "declaration":
        service.do({"do": "next"})
    line = proposed(service)["ana"]
    assert line.command is not None
    assert (line.command["action"], line.command["with"]) == then


def test_a_net_is_thrown_to_catch() -> None:
    line = proposed(fight(ana(weapons=[RED]), bruto()))["ana"]
    assert line.command is not None
    assert (line.command["action"], line.command["with"]) == ("grapple", "red")


def test_an_action_starts_as_it_was_declared_and_another_with_what_is_in_hand() -> None:
    service = fight(ana(), bruto(), one("lobo"))
    ana_fights = service.fight.combatants["ana"]
    assert SYSTEM.window.first_values(service.fight, ana_fights, "attack")["targets"] == ["bruto"]
    while service.fight.active != "ana":
        service.do({"do": "declare", "actor": service.fight.active, "action": "defend"})
    service.do({"do": "declare", "actor": "ana", "action": "attack", "targets": ["lobo"]})
    assert SYSTEM.window.first_values(service.fight, ana_fights, "attack") == {"targets": ["lobo"]}
    assert SYSTEM.window.first_values(service.fight, ana_fights, "grapple") == {"with": "unarmed"}
    assert SYSTEM.window.first_values(service.fight, ana_fights, "defend") == {}


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_proposed_is_taken_by_the_rules(seed: int) -> None:
    chance = Random(seed)
    service = fight(
        ana(pv=40, weapons=WEAPONS),
        bruto(pv=40, weapons=WEAPONS),
        one("lobo", pv=30, weapons=WEAPONS),
        one("vera", "party", pv=30, weapons=WEAPONS),
        seed=seed,
    )
    taken = 0
    for _ in range(160):
        if service.fight.phase == "declaration" and chance.random() < 0.8:
            open_lines = [line for line in SYSTEM.window.declarations(service.fight) if line.command is not None]
            for line in open_lines:
                assert line.combatant == service.fight.active
                assert isinstance(service.do(line.command or {}, Undecided(service.fight)), Done)
                taken += 1
            assert service.fight.active is None
            service.do({"do": "next"})
        else:
            service.do(next_command(service, chance), Undecided(service.fight))
    assert taken > 10


def words(service: RulesService, id: str) -> dict[str, Any]:
    """Action, weapon and targets of what is proposed."""
    command = proposed(service)[id].command
    assert command is not None
    return {key: command[key] for key in ("action", "with", "targets") if key in command}


ESCOPETA = {"id": "escopeta", "kind": "firearm", "skill": 45, "damage": "4D6", "range": 10, "rate": 2, "capacity": 2}


@pytest.mark.rule("D100-LOAD-01", "D100-REL-01")
def test_an_empty_gun_is_loaded_rather_than_fired_or_another_weapon_in_hand_taken() -> None:
    empty = {**ESCOPETA, "loaded": 0}
    assert words(fight(ana(weapons=[empty]), bruto()), "ana") == {"action": "reload", "with": "escopeta"}
    full = {"action": "attack", "with": "escopeta", "targets": ["bruto"]}
    assert words(fight(ana(weapons=[{**empty, "loaded": 1}]), bruto()), "ana") == full
    assert words(fight(ana(weapons=[empty, ESPADA]), bruto()), "ana") == {**full, "with": "espada"}
    put_away = {**ESPADA, "equipped": False}
    assert words(fight(ana(weapons=[empty, put_away]), bruto()), "ana") == {"action": "reload", "with": "escopeta"}
    broken = fight(ana(weapons=[ESPADA, empty]), bruto())
    broken.do({"do": "set", "actor": "ana", "stat": "weapons.espada.broken", "value": True})
    assert words(broken, "ana") == {"action": "reload", "with": "escopeta"}


def placed(*weapons: dict[str, Any], at: list[int], cell_size: int = 3) -> RulesService:
    """Ana with her weapons in a corner of a board, Bruto where he is put."""
    data = {
        "system": "d100",
        "seed": 1,
        "board": {"width": 40, "height": 5, "cell_size": cell_size},
        "combatants": [{**ana(weapons=list(weapons)), "cell": [0, 0]}, {**bruto(), "cell": at}],
    }
    service = service_for(check(data))
    service.do({"do": "begin"})
    return service


@pytest.mark.rule("D100-RNG-04")
def test_where_metres_are_measured_nobody_out_of_reach_is_proposed() -> None:
    sword = {"action": "attack", "with": "espada", "targets": ["bruto"]}
    assert words(placed(ESPADA, at=[1, 1]), "ana") == sword
    assert words(placed(ESPADA, at=[2, 0]), "ana") == {"action": "defend"}
    assert words(placed(ESPADA, at=[2, 0], cell_size=1), "ana") == sword
    assert words(placed(ESPADA, at=[3, 0], cell_size=1), "ana") == {"action": "defend"}
    assert words(placed(ESPADA, ESCOPETA, at=[2, 0]), "ana") == {**sword, "with": "escopeta"}
    bow = {"id": "arco", "kind": "missile", "skill": 40, "damage": "1D6", "range": 10, "load_turns": 0}
    assert words(placed(bow, at=[6, 0]), "ana") == {**sword, "with": "arco"}
    assert words(placed(bow, at=[7, 0]), "ana") == {"action": "defend"}
    empty = {**ESCOPETA, "loaded": 0}
    assert words(placed(ESPADA, empty, at=[2, 0]), "ana") == {"action": "reload", "with": "escopeta"}


def test_a_weapon_that_lies_on_the_floor_is_still_called_by_its_name() -> None:
    service = fight(ana(des=20), bruto())
    draw: Command = {"actor": "ana", "action": "draw", "with": "daga", "params": {"drop": "espada"}}
    service.do({"do": "declare", **draw})
    service.do({"do": "next"})
    assert isinstance(service.do({"do": "act", **draw}), Done)
    chips = SYSTEM.window.chips(service.fight, service.fight.combatants["ana"])
    assert "Preparar el arma · Daga, Soltar: Espada" in [chip.label for chip in chips]
