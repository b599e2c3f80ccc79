"""The game master's rulings."""

from typing import Any

import pytest

from tests.rules.d100.playing import DAGA, ESPADA, Game, ana, bruto, kinds, one
from tests.rules.played import facts_of

UZI = {"id": "uzi.45", "kind": "firearm", "skill": 40, "damage": "1D10", "capacity": 32, "silencer": True}


def fight() -> Game:
    return Game(ana(weapons=[ESPADA, DAGA, UZI]), bruto(), declarations="off").begin()


def test_pv_are_set_up_to_the_maximum_and_run_the_low_pv_rules() -> None:
    game = fight()
    game.do("set", actor="bruto", pool="pv", value=99)
    assert game.pv("bruto") == 16
    game.do("set", actor="bruto", pool="pv", value=-2)
    assert game.on("bruto") == {"dying": 2}
    game.do("set", actor="bruto", pool="pv", value=2)
    assert game.on("bruto") == {"unconscious": None}
    game.do("set", actor="bruto", pool="pv", value=9)
    assert game["bruto"].state == "active"


def test_damage_by_ruling_ignores_armour_and_has_no_source() -> None:
    game = fight()
    facts = game.do("damage", actor="bruto", amount=5, type="fuego")
    assert (facts[0]["amount"], facts[0]["source"], facts[0]["type"]) == (5, None, "fuego")
    assert game.pv("bruto") == 11
    game.do("heal", actor="bruto", amount=50)
    assert game.pv("bruto") == 16


@pytest.mark.parametrize(
    ("stat", "value", "stands"),
    [("des", 0, 1), ("des", 200, 100), ("fue", 18, 18), ("esquivar", 999, 300), ("prot", -1, 0), ("lucha", 40, 40)],
)
def test_numbers_are_set_within_their_limits(stat: str, value: int, stands: int) -> None:
    game = fight()
    game.do("set", actor="ana", stat=stat, value=value)
    assert game.shown()["combatants"]["ana"]["stats"][stat] == stands


@pytest.mark.parametrize(("stat", "value"), [("pv", 3), ("md", 2), ("car", 3), ("des", "x"), ("des", True)])
def test_other_numbers_are_unknown(stat: str, value: Any) -> None:
    assert fight().refused("set", actor="ana", stat=stat, value=value) == "invalid_params"


def test_dodge_follows_des_where_the_sheet_names_none() -> None:
    game = Game(ana(esquivar=None), declarations="off").begin()
    assert game.shown()["combatants"]["ana"]["stats"]["esquivar"] == 24
    game.do("set", actor="ana", stat="des", value=15)
    assert game.shown()["combatants"]["ana"]["stats"]["esquivar"] == 30


@pytest.mark.parametrize(
    ("stat", "value", "stands"),
    [
        ("espada.equipped", False, {"equipped": False}),
        ("espada.dropped", True, {"equipped": False, "dropped": True}),
        ("espada.broken", True, {"equipped": False, "broken": True}),
        ("espada.pr", 7, {"pr": 7, "equipped": True}),
        ("espada.pr", 99, {"pr": 20}),
        ("espada.pr", 0, {"pr": 0, "broken": True, "equipped": False}),
        ("daga.equipped", True, {"equipped": True}),
        ("uzi.45.loaded", 99, {"loaded": 32}),
        ("uzi.45.loaded", -1, {"loaded": 0}),
        ("uzi.45.jammed", True, {"jammed": True}),
        ("uzi.45.silencer", 5, {"silencer": 5}),
        ("uzi.45.silencer", None, {"silencer": None}),
    ],
)
def test_a_weapons_state_is_set(stat: str, value: Any, stands: dict[str, Any]) -> None:
    game = fight()
    game.do("set", actor="ana", stat=f"weapons.{stat}", value=value)
    weapon = game.shown()["combatants"]["ana"]["extra"]["weapons"][stat.rpartition(".")[0]]
    assert {key: weapon[key] for key in stands} == stands


@pytest.mark.parametrize(
    ("stat", "value"),
    [
        ("espada.loaded", 3),
        ("espada.equipped", 1),
        ("lanza.equipped", True),
        ("espada.colour", 3),
        ("unarmed.dropped", True),
        ("espada.pr", "x"),
        ("espada", 3),
    ],
)
def test_what_a_weapon_has_not_cannot_be_set(stat: str, value: Any) -> None:
    assert fight().refused("set", actor="ana", stat=f"weapons.{stat}", value=value) == "invalid_params"


def test_a_dropped_weapon_that_is_put_in_hand_is_off_the_floor() -> None:
    game = fight()
    game.do("set", actor="ana", stat="weapons.espada.dropped", value=True)
    game.do("set", actor="ana", stat="weapons.espada.equipped", value=True)
    assert game["ana"].weapons["espada"][:2] == (True, False)


def test_conditions_have_no_params_here() -> None:
    game = fight()
    refused = game.refused("condition", actor="ana", status="grabbed", params={"by": "net"})
    assert refused == "invalid_params"
    assert game.refused("condition", actor="ana", status="poison") == "no_such_status"
    assert game.refused("lift", actor="ana", status="grabbed") == "no_such_condition"


def test_countdowns_run_in_turns_and_seconds() -> None:
    game = fight()
    assert game.refused("countdown", name="x", ticks=3) == "invalid_params"
    game.do("countdown", name="gas", seconds=20)
    game.to_turn(2)
    assert game.shown()["countdowns"] == {"gas": 8}
    game.to_turn(4)
    assert game.shown()["countdowns"] == {"gas": 0}


def test_the_board_is_only_a_picture() -> None:
    game = fight()
    game.do("move", actor="ana", to=[3, -4], facing="n")
    game.do("move", actor="bruto", to=[3, -4])
    shown = game.shown()["combatants"]
    assert (shown["ana"]["cell"], shown["ana"]["facing"], shown["bruto"]["cell"]) == ([3, -4], "n", [3, -4])


def test_the_end_names_the_only_side_that_still_stands() -> None:
    game = fight()
    game.do("damage", actor="bruto", amount=15)
    facts = game.do("end")
    assert (game.fight.winner, game.fight.phase, kinds(facts)) == ("party", "ended", ["end"])
    assert game.refused("heal", actor="ana", amount=1) == "already_ended"


def test_a_reinforcement_enters_with_its_conditions() -> None:
    game = fight()
    lobo = {**one("lobo"), "conditions": [{"status": "unconscious", "timer": 2}]}
    game.do("join", combatant=lobo)
    assert (game["lobo"].state, game.on("lobo")) == ("unconscious", {"unconscious": 2})
    assert game.refused("join", combatant=lobo) == "id_taken"


@pytest.mark.parametrize(("value", "stands"), [(33, 16), (5, 5), (1, 1), (-4, -4)])
def test_the_log_holds_the_pv_that_were_reached(value: int, stands: int) -> None:
    game = Game(ana(), bruto()).begin()
    facts = game.do("set", actor="bruto", pool="pv", value=value)
    assert facts_of(facts, "ruling")[0]["value"] == stands == game.pv("bruto")
    assert facts_of(game.do("set", actor="bruto", pool="pv", value=stands), "ruling")[0]["value"] == stands
