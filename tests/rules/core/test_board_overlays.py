"""What the systems show of a board before anything is done is what their rules then do."""

from typing import Any

import pytest

from rules.core.board_overlays import AREA, RANGE, SIGHT, THREAT, standing_at
from rules.core.facts import Command
from rules.engine.replay import service_for
from rules.engine.service import Done, Refused, RulesService
from rules.scripts import script

FANTASIA = {"pv": 20, "de": 8, "dm": 7, "mo": 5}
FULMINATO = {"constitucion": "d8", "destreza": "d8", "mente": "d6", "gracia": "d6", "pv": 12}
FFRPG = {"hp": 50, "spd": 5, "acc": 80, "str": 4}
WALLS = {"width": 8, "height": 7, "blocked": [[3, 1], [3, 2], [3, 3], [0, 5]]}
TERRAIN = {
    "width": 9,
    "height": 9,
    "cells": [{"rect": [2, 0, 3, 8], "terrain": "difficult"}, {"cell": [1, 1], "terrain": "impassable"}],
}


def fight_of(
    system: str,
    sheet: dict[str, Any],
    places: dict[str, tuple[int, int]],
    board: dict[str, Any],
    sheets: dict[str, dict[str, Any]] | None = None,
    **options: Any,
) -> RulesService:
    """A fight in which `ana` of the party has her turn."""
    combatants = [
        {
            "id": id,
            "name": id.capitalize(),
            "side": "party" if id in ("ana", "bea") else "foes",
            "cell": list(cell),
            "sheet": {**sheet, **(sheets or {}).get(id, {})},
        }
        for id, cell in places.items()
    ]
    read = script.check({"system": system, "seed": 5, "options": options, "board": board, "combatants": combatants})
    service = service_for(read)
    assert isinstance(service.do({"do": "begin"}), Done)
    for _ in range(20):
        if service.fight.active == "ana":
            return service
        assert isinstance(service.do({"do": "next"}), Done)
    raise AssertionError("ana never came to act")


FIGHTS = {
    "fantasia": lambda: fight_of(
        "fantasia",
        FANTASIA,
        {"ana": (1, 3), "bea": (2, 4), "orc": (4, 4), "ogre": (5, 1)},
        WALLS,
        {"ogre": {"size": 2}},
        miniatures=True,
    ),
    "fantasia, large": lambda: fight_of(
        "fantasia", FANTASIA, {"ana": (1, 3), "orc": (5, 4)}, WALLS, {"ana": {"size": 2}}, miniatures=True
    ),
    "fulminato": lambda: fight_of("fulminato", FULMINATO, {"ana": (1, 3), "bea": (2, 4), "orc": (4, 4)}, WALLS),
    "ffrpg": lambda: fight_of("ffrpg", FFRPG, {"ana": (1, 3), "bea": (2, 4), "orc": (4, 4)}, TERRAIN),
}


@pytest.mark.parametrize("name", FIGHTS)
def test_ways_are_refused_and_go_as_the_move_itself(name: str) -> None:
    service = FIGHTS[name]()
    fight, ana = service.fight, service.fight.combatants["ana"]
    walk = service.system.ground.walk(fight, ana)
    assert walk is not None
    opened = walk.open_cells()
    assert opened
    for y in range(fight.board.height):
        for x in range(fight.board.width):
            if (x, y) == ana.cell:
                continue
            refusal = walk.refusal((x, y))
            steps = walk.steps((x, y))
            done = service.do({"do": "act", "actor": "ana", "action": "move", "params": {"to": [x, y]}})
            if refusal is not None:
                assert isinstance(done, Refused), (x, y)
                assert done.code == refusal.code, (x, y)
                assert (x, y) not in opened
                continue
            assert isinstance(done, Done), (x, y)
            moved = next(fact for fact in done.entry.facts if fact["kind"] == "move")
            if moved["path"] is not None:
                assert moved["path"] == [list(cell) for cell, _ in steps]
            assert moved["to"] == [x, y]
            assert (x, y) in opened
            service.do({"do": "undo"})


@pytest.mark.parametrize("name", FIGHTS)
def test_looking_changes_nothing(name: str) -> None:
    service = FIGHTS[name]()
    before = service.packed_fight()
    fight, ana = service.fight, service.fight.combatants["ana"]
    service.system.ground.walk(fight, ana)
    service.system.ground.vantages(fight, ana, (0, 0))
    service.system.ground.aimed(fight, ana, "attack", {"targets": ["orc"]})
    service.system.ground.marked(fight, ana, "sight")
    there, moved = standing_at(fight, ana, (7, 0))
    assert (moved.cell, there.combatants["ana"].cell, ana.cell) == ((7, 0), (7, 0), (1, 3))
    assert service.packed_fight() == before


@pytest.mark.rule("LF-MIN-07", "LF-MIN-06")
def test_miniatures_show_backs_and_heights_within_reach() -> None:
    board = {**WALLS, "cells": [{"cell": [6, 4], "level": 2}]}
    service = fight_of("fantasia", FANTASIA, {"ana": (1, 3), "orc": (5, 4)}, board, miniatures=True)
    fight, ana = service.fight, service.fight.combatants["ana"]
    assert service.system.ground.vantages(fight, ana, (5, 3)) == {"orc": "from behind"}
    assert service.system.ground.vantages(fight, ana, (6, 4)) == {"orc": "from above"}
    assert service.system.ground.vantages(fight, ana, (5, 5)) == {}
    assert service.system.ground.vantages(fight, ana, (5, 0)) == {}


@pytest.mark.rule("LF-MIN-01", "LF-MIN-08")
def test_miniatures_reach_without_diagonals() -> None:
    service = fight_of("fantasia", FANTASIA, {"ana": (1, 3), "orc": (5, 4)}, WALLS, miniatures=True)
    marks = service.system.ground.aimed(service.fight, service.fight.combatants["ana"], "attack", {})
    assert {marked.kind: marked.cells for marked in marks} == {RANGE: {(1, 2), (0, 3), (2, 3), (1, 4)}}


def reached_by_force(service: RulesService, target: str, attacker: str = "ana") -> set[tuple[int, int]]:
    """The cells on which the target, put there by the game master, could be attacked."""
    fight = service.fight
    found: set[tuple[int, int]] = set()
    for y in range(fight.board.height):
        for x in range(fight.board.width):
            if isinstance(service.do({"do": "move", "actor": target, "to": [x, y]}), Refused):
                continue
            attack: Command = {
                "do": "act",
                "actor": attacker,
                "action": "attack",
                "targets": [target],
                "override": False,
            }
            refused = service.refusal_of(attack)
            if refused is None or refused.code not in ("out_of_range", "no_line_of_sight"):
                found.add((x, y))
            service.do({"do": "undo"})
    return found


@pytest.mark.parametrize("name", ["fantasia", "fantasia, large", "fulminato"])
@pytest.mark.rule("LF-MIN-08", "FU-BRD-02")
def test_the_range_shown_is_where_an_attack_is_not_refused(name: str) -> None:
    service = FIGHTS[name]()
    ana = service.fight.combatants["ana"]
    held = {
        cell
        for combatant in service.fight.combatants.values()
        if combatant.cell
        for cell in service.system.ground.covers(combatant, combatant.cell)
    }
    held -= {service.fight.combatants["orc"].cell}
    shown = service.system.ground.marked(service.fight, ana, RANGE)
    walls = {cell for cell, state in service.fight.board.states.items() if state == "blocked"}
    assert shown - walls - held == reached_by_force(service, "orc") - held
    assert shown


@pytest.mark.rule("LF-MIN-08")
def test_what_enemies_reach_hand_to_hand_is_shown_with_miniatures() -> None:
    service = fight_of(
        "fantasia",
        FANTASIA,
        {"ana": (1, 3), "orc": (6, 5), "ogre": (4, 0)},
        WALLS,
        {"ogre": {"size": 2}},
        miniatures=True,
    )
    fight, ana = service.fight, service.fight.combatants["ana"]
    shown = service.system.ground.marked(fight, ana, THREAT)
    assert {(5, 5), (7, 5), (6, 4), (6, 6), (2, 0), (4, 3), (7, 1)} <= shown
    assert not shown & {(7, 6), (6, 5), (4, 0), (5, 1), (1, 3)}
    assert service.system.ground.measured(fight, ana, (3, 5)) == "4 m"
    assert service.system.ground.marked(fight, ana, SIGHT)


@pytest.mark.rule("FU-FLK-05")
def test_what_enemies_threaten_is_shown_in_feet() -> None:
    gun = {"id": "colt", "kind": "ranged", "damage": "d10", "range": 20, "capacity": 6}
    pike = {"id": "pike", "reach": 10}
    service = fight_of(
        "fulminato",
        FULMINATO,
        {"ana": (1, 3), "orc": (5, 3), "elf": (7, 6)},
        WALLS,
        {"orc": {"weapons": [pike]}, "elf": {"weapons": [gun]}},
    )
    fight, ana = service.fight, service.fight.combatants["ana"]
    around = {(x, y) for x in range(3, 8) for y in range(1, 6)} - {(5, 3)}
    assert service.system.ground.marked(fight, ana, THREAT) == around


@pytest.mark.rule("LF-MIN-09")
def test_without_miniatures_the_board_is_a_picture() -> None:
    service = fight_of("fantasia", FANTASIA, {"ana": (1, 3), "orc": (1, 4)}, WALLS)
    fight, ana = service.fight, service.fight.combatants["ana"]
    assert service.system.ground.walk(fight, ana) is None
    assert service.system.ground.vantages(fight, ana, (1, 5)) == {}
    assert service.system.ground.aimed(fight, ana, "attack", {}) == ()


@pytest.mark.rule("FU-FLK-01", "FU-FLK-03")
def test_flanking_is_shown_for_the_cell_that_one_would_come_to() -> None:
    service = fight_of("fulminato", FULMINATO, {"ana": (1, 3), "bea": (6, 4), "orc": (5, 4)}, WALLS)
    fight, ana = service.fight, service.fight.combatants["ana"]
    assert service.system.ground.vantages(fight, ana, (6, 0)) == {}
    assert service.system.ground.vantages(fight, ana, (4, 4)) == {"orc": "flanked by Ana and Bea: −1"}
    assert service.system.ground.measured(fight, ana, (4, 4)) == "15 ft"


@pytest.mark.rule("FU-BRD-02")
def test_a_shot_reaches_as_many_feet_as_its_weapon_and_no_wall() -> None:
    gun = {"id": "colt", "kind": "ranged", "damage": "d10", "range": 20, "capacity": 6}
    service = fight_of("fulminato", FULMINATO, {"ana": (1, 2), "orc": (5, 4)}, WALLS, {"ana": {"weapons": [gun]}})
    fight, ana = service.fight, service.fight.combatants["ana"]
    cells = service.system.ground.aimed(fight, ana, "attack", {"with": "colt"})[0].cells
    assert (2, 2) in cells
    assert (4, 2) not in cells
    assert (5, 6) in cells
    assert (6, 2) not in cells


@pytest.mark.rule("FF-RNG-04", "FF-RNG-06")
def test_metres_and_groups_are_marked_where_ranges_are_looked_at() -> None:
    flood = {
        "id": "flood",
        "type": "magic",
        "target": "group",
        "reach": 6,
        "damage": {"scale": 1, "attribute": "mag", "die": "d6"},
    }
    service = fight_of(
        "ffrpg",
        FFRPG,
        {"ana": (0, 0), "orc": (6, 0)},
        {"width": 20, "height": 20},
        {"ana": {"abilities": [flood]}},
        ranges=True,
    )
    fight, ana = service.fight, service.fight.combatants["ana"]
    actions = [action.id for action in service.system.actions.values()]
    assert "attack" in actions
    marks = {
        marked.kind: marked.cells
        for marked in service.system.ground.aimed(fight, ana, "cast", {"with": "flood", "targets": ["orc"]})
    }
    assert (6, 0) in marks[RANGE]
    assert (7, 0) not in marks[RANGE]
    assert (11, 0) in marks[AREA]
    assert (12, 0) not in marks[AREA]
    assert service.system.ground.measured(fight, ana, (3, 4)) == "5 m"


@pytest.mark.rule("D100-RNG-01", "D100-RNG-02")
def test_the_picture_shows_each_range_with_its_halvings() -> None:
    gun = {"id": "rifle", "name": "Rifle", "kind": "firearm", "skill": 60, "damage": "2D6", "range": 4}
    service = fight_of(
        "d100",
        {"des": 10, "pv": 12, "esquivar": 30},
        {"ana": (0, 0), "orc": (9, 0)},
        {"width": 30, "height": 3, "cell_size": 2},
        {"ana": {"weapons": [gun]}},
    )
    fight, ana = service.fight, service.fight.combatants["ana"]
    assert service.system.ground.measured(fight, ana, (9, 0)) == "18 m"
    assert service.system.ground.walk(fight, ana) is None
    marks = service.system.ground.aimed(fight, ana, "attack", {"with": "rifle"})
    assert [marked.label for marked in marks[:2]] == ["Alcance 4 m", "Alcance 8 m, % ÷ 2"]
    assert marks[0].cells >= {(1, 0), (2, 0)}
    assert (3, 0) in marks[1].cells
