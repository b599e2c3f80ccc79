"""The cells that the window offers are those that the rules then accept."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.facts import Command, Json
from rules.engine.service import Refused
from tests.rules.fulminato.playing import Fray, person

WIDTH, HEIGHT = 14, 9
BOARD = {"width": WIDTH, "height": HEIGHT, "blocked": [[4, 3], [4, 4], [4, 5], [0, 7]]}
PLACES = {"ana": [1, 4], "bea": [2, 3], "orc": [6, 2], "elf": [3, 6]}


def fray() -> Fray:
    return Fray(*(person(id, cell=cell) for id, cell in PLACES.items()), board=BOARD)


def offered(scene: Fray, action: str, field: str = "to", **chosen: Any) -> set[tuple[int, int]]:
    actor = scene.fight.combatants["ana"]
    named = next(candidate for candidate in scene.service.system.actions[action].fields if candidate.name == field)
    assert named.options is not None
    ids = (option.id for option in named.options(scene.service.fight, actor, chosen))
    return {(int(x), int(y)) for x, _, y in (id.partition(",") for id in ids)}


def accepted(scene: Fray, action: str, *targets: str, **params: Any) -> set[tuple[int, int]]:
    """Every cell of the board to which the action is not refused."""
    command: dict[str, Json] = {"do": "act", "actor": "ana", "action": action, "override": False}
    if targets:
        command["targets"] = list(targets)
    found = set()
    for y in range(HEIGHT):
        for x in range(WIDTH):
            refused = scene.service.refusal_of({**command, "params": {**params, "to": [x, y]}})
            if not isinstance(refused, Refused):
                found.add((x, y))
    return found


@pytest.mark.rule("FU-BRD-03", "FU-ACT-05")
def test_a_move_is_offered_every_cell_that_it_may_end_on() -> None:
    scene = fray()
    assert offered(scene, "move") == accepted(scene, "move")
    assert len(offered(scene, "move")) > 20


@pytest.mark.rule("FU-RET-01")
def test_a_retreat_is_offered_three_times_as_far() -> None:
    scene = fray()
    assert offered(scene, "retreat") == accepted(scene, "retreat")
    assert offered(scene, "retreat") > offered(scene, "move")


@pytest.mark.rule("FU-MAN-02")
def test_a_charge_is_offered_straight_ways_from_whose_end_the_target_is_reached() -> None:
    scene = fray()
    assert offered(scene, "charge", targets=["elf"]) == accepted(scene, "charge", "elf") != set()
    assert offered(scene, "charge", targets=["orc"]) == accepted(scene, "charge", "orc")
    assert offered(scene, "charge", targets=["elf"]) < offered(scene, "charge")


@pytest.mark.rule("FU-GRP-03")
def test_with_a_prey_both_cells_are_offered_and_the_preys_own_is_free() -> None:
    scene = fray()
    scene.do("move", actor="elf", to=[2, 5])
    scene.do("condition", actor="ana", status="grabbing", source="elf")
    ways = offered(scene, "grapple_move")
    assert ways == accepted(scene, "grapple_move")
    assert (2, 5) in ways
    beside = offered(scene, "grapple_move", "victim_to", to="2,4")
    command: Command = {"do": "act", "actor": "ana", "action": "grapple_move", "override": False}
    right = {
        (x, y)
        for x in range(6)
        for y in range(2, 8)
        if scene.service.refusal_of({**command, "params": {"to": [2, 4], "victim_to": [x, y]}}) is None
    }
    assert beside == right
    assert offered(scene, "grapple_move", "victim_to") == set()


def test_without_a_board_no_cell_is_offered() -> None:
    scene = Fray(person("ana"), person("orc"))
    assert offered(scene, "move") == offered(scene, "charge") == offered(scene, "grapple_move", "victim_to") == set()


@pytest.mark.rule("FU-MAN-02")
def test_a_charge_starts_with_what_strikes_hand_to_hand() -> None:
    gun = {"id": "colt", "kind": "ranged", "damage": "d10", "range": 20, "capacity": 6}
    sword = {"id": "sword", "kind": "melee", "damage": "d8"}
    scene = Fray(person("ana", weapons=[gun, sword], equipped="colt"), person("bea"), person("orc", side="foes"))
    ana, system = scene.fight.combatants["ana"], scene.service.system
    assert system.window.first_values(scene.fight, ana, "charge") == {"with": "unarmed"}
    assert system.window.first_values(scene.fight, ana, "attack") == {"with": "colt"}
    weapons = next(field for field in system.actions["charge"].fields if field.name == "with")
    assert weapons.options is not None
    assert [option.id for option in weapons.options(scene.fight, ana, {})] == ["unarmed", "sword"]


def test_enemies_are_offered_before_friends() -> None:
    scene = Fray(person("ana", side="party"), person("bea", side="party"), person("orc", side="foes"))
    targets = next(field for field in scene.service.system.actions["attack"].fields if field.kind == "targets")
    assert targets.options is not None
    offered_ids = [option.id for option in targets.options(scene.fight, scene.fight.combatants["ana"], {})]
    assert offered_ids == ["orc", "bea"]


@pytest.mark.rule("FU-MAN-02")
def test_who_can_be_charged_at_from_no_cell_is_refused_before() -> None:
    places = {"ana": [1, 4], "near": [1, 1], "far": [13, 4], "odd": [3, 7], "walled": [6, 4]}
    people = [person(id, cell=cell) for id, cell in places.items()]
    scene = Fray(
        *people,
        person("out"),
        board={"width": WIDTH, "height": HEIGHT, "blocked": [[4, 4], [4, 3], [5, 3], [5, 5], [4, 5]]},
    )
    ana = scene.fight.combatants["ana"]
    targets = next(field for field in scene.service.system.actions["charge"].fields if field.kind == "targets")
    assert targets.options is not None
    refused = {option.id: option.refused for option in targets.options(scene.fight, ana, {"with": "unarmed"})}
    assert refused == {"near": None, "far": "no_path", "odd": None, "walled": "no_path", "out": None}
    for id in ("near", "odd"):
        assert offered(scene, "charge", targets=[id])
    for id in ("far", "walled"):
        assert accepted(scene, "charge", id) == set()
    scene.do("set", cell=[4, 4], stat="state", value="free")
    refused = {option.id: option.refused for option in targets.options(scene.fight, ana, {"with": "unarmed"})}
    assert (refused["far"], refused["walled"]) == ("no_path", None)
    scene.do("move", actor="walled", to=[6, 0])
    refused = {option.id: option.refused for option in targets.options(scene.fight, ana, {"with": "unarmed"})}
    assert refused["far"] == "too_far"
