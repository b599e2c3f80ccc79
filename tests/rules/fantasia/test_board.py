"""Miniatures: ways, passing through, facing, reach, backs and heights; and the board as a mere picture."""

import json
from typing import Any

import pytest

from rules.engine.join_commands import join_commands, placed, where_free
from rules.engine.replay import replay
from rules.engine.service import Done
from tests.rules.fantasia.playing import SWORD, Battle, hero, mage, one, spell
from tests.rules.played import facts_of

BOARD = {"width": 9, "height": 7}


def table(*ones: dict[str, Any], cells: Any = (), **rest: Any) -> Battle:
    return Battle(*ones, board={**BOARD, "cells": list(cells)}, miniatures=True, **rest)


@pytest.mark.rule("LF-MIN-02", "LF-MIN-03")
def test_foes_bar_the_way_unless_they_are_huge() -> None:
    battle = table(hero(cell=[0, 0]), one("orc", cell=[1, 0]), one("ogre", size=3, cell=[3, 0]))
    assert battle.act_refusal("ciro", "move", path=[[1, 0], [2, 0]]) == "cell_occupied"
    battle.do("move", actor="ciro", to=[2, 0])
    battle.act("ciro", "move", path=[[3, 0], [4, 0], [5, 0], [6, 0]])
    assert battle.of("ciro").cell == (6, 0)


@pytest.mark.rule("LF-MIN-04")
def test_the_first_bad_cell_of_a_way_decides() -> None:
    wall = {"cell": [2, 1], "state": "blocked"}
    battle = table(hero(cell=[1, 1]), one("orc", cell=[8, 6]), cells=[wall])
    assert battle.act_refusal("ciro", "move", path=[[1, 0], [1, -1]]) == "off_board"
    assert battle.act_refusal("ciro", "move", path=[[1, 2], [3, 2]]) == "not_adjacent"
    assert battle.act_refusal("ciro", "move", path=[[2, 1]]) == "cell_blocked"
    assert battle.act_refusal("ciro", "move", to=[2, 1]) == "cell_blocked"
    assert battle.act_refusal("ciro", "move", to=[8, 6]) == "cell_occupied"
    assert battle.act_refusal("ciro", "move", to=[9, 6]) == "off_board"
    assert battle.act_refusal("ciro", "move", to=[8, 5]) == "too_far"
    assert battle.act_refusal("ciro", "move", distance=2) == "invalid_params"
    assert battle.act_refusal("ciro", "move", to=[1, 2], path=[[1, 2]]) == "invalid_params"


def test_there_is_no_way_out_of_a_closed_room() -> None:
    cells = [{"rect": [0, 1, 1, 1], "state": "blocked"}, {"cell": [1, 0], "state": "blocked"}]
    battle = table(hero(cell=[0, 0]), one("orc", cell=[8, 6]), cells=cells)
    assert battle.act_refusal("ciro", "move", to=[2, 0]) == "no_path"


@pytest.mark.rule("LF-MIN-05")
def test_a_shortest_way_prefers_north_and_a_facing_may_be_chosen() -> None:
    battle = table(hero(cell=[2, 2]), one("orc", cell=[8, 6]))
    assert (battle.of("ciro").facing, battle.of("orc").facing) == ("n", "s")
    facts = battle.act("ciro", "move", to=[3, 1])
    assert facts_of(facts, "move")[0]["path"] == [[2, 1], [3, 1]]
    assert battle.of("ciro").facing == "e"
    battle.act("ciro", "move", to=[3, 2], facing="w")
    assert battle.of("ciro").facing == "w"
    battle.do("leave", actor="orc")
    assert (battle.of("orc").cell, battle.of("orc").facing) == (None, None)


@pytest.mark.rule("LF-MIN-08", "LF-MIN-01")
def test_the_large_reach_as_far_as_they_are_large_and_diagonals_count_two() -> None:
    battle = table(
        one("ogre", size=2, fue=9, cell=[2, 2]), hero(cell=[4, 4]), mage(cell=[5, 3]), dice=[6, 6, 1, 1, 1, 1]
    )
    battle.act("ogre", "attack", "ciro", dice=[1, 2, 1])
    assert battle.act_refusal("ciro", "attack", "ogre") == "not_your_turn"
    battle.next()
    assert battle.act_refusal("ciro", "attack", "ogre") == "out_of_range"
    assert battle.act_refusal("ciro", "grapple", "ogre") == "out_of_range"


@pytest.mark.rule("LF-MIN-08")
def test_a_large_piece_needs_room_for_all_of_it() -> None:
    battle = table(one("ogre", size=2, cell=[0, 0]), hero(cell=[3, 0]), dice=[6, 6, 1, 1])
    assert battle.act_refusal("ogre", "move", to=[2, 0]) == "cell_occupied"
    assert battle.act_refusal("ogre", "move", path=[[0, 1], [0, 2], [0, 3], [0, 4], [0, 5], [0, 6]]) == "off_board"
    battle.act("ogre", "move", to=[1, 0])
    assert battle.refusal("move", actor="ogre", to=[2, 0]) == "cell_occupied"
    assert battle.refusal("move", actor="ciro", to=[2, 1]) == "cell_occupied"
    assert battle.refusal("move", actor="ogre", to=[8, 0]) == "off_board"


@pytest.mark.rule("LF-MIN-06")
def test_from_behind_and_from_above_together_are_one_point() -> None:
    high = {"cell": [2, 3], "level": 2}
    battle = table(hero(cell=[2, 3]), one("orc", cell=[2, 2], facing="n", de=40), cells=[high])
    facts = battle.act("ciro", "attack", "orc", dice=[2, 2])
    assert facts_of(facts, "attack")[0]["total"] == 4 + 5 + 1
    battle.next()
    low = table(hero(cell=[2, 3]), one("orc", cell=[2, 2], facing="s", de=40), cells=[high])
    assert facts_of(low.act("ciro", "attack", "orc", dice=[2, 2]), "attack")[0]["total"] == 10
    plain = table(hero(cell=[2, 3]), one("orc", cell=[2, 2], facing="s", de=40))
    assert facts_of(plain.act("ciro", "attack", "orc", dice=[2, 2]), "attack")[0]["total"] == 9


@pytest.mark.rule("LF-MIN-07")
@pytest.mark.parametrize(
    ("cell", "range_", "total"),
    [([4, 4], 8, 5), ([4, 4], 3, 4), ([6, 4], 8, 5), ([7, 4], 10, 4), ([4, 0], 8, 4)],
)
def test_from_afar_only_the_rear_quarter_within_half_the_range(cell: list[int], range_: int, total: int) -> None:
    bow = {"id": "bow", "kind": "ranged", "range": range_}
    battle = table(hero(weapons=[bow], agi=0, cell=cell), one("orc", cell=[4, 2], facing="n", de=40))
    facts = battle.act("ciro", "attack", "orc", dice=[2, 2])
    assert facts_of(facts, "attack")[0]["total"] == total


def test_reach_is_measured_for_weapons_and_abilities_and_stray_blows() -> None:
    touch = spell("touch", range=1, heal="1d")
    knife = {"id": "knife", "kind": "thrown", "range": 3}
    battle = table(
        mage(abilities=[touch], cell=[0, 0]),
        hero(weapons=[knife], cell=[5, 0]),
        one("orc", cell=[5, 3]),
        dice=[6, 6, 1, 2, 1, 1],
    )
    assert battle.act_refusal("nela", "cast", "ciro", using="touch") == "out_of_range"
    battle.act("nela", "cast", "nela", using="touch", dice=[1])
    battle.next()
    battle.act("ciro", "attack", "orc", dice=[1, 1, 6])
    assert battle.statuses("ciro") == ["off_balance"]


def test_one_who_is_on_no_board_is_not_measured() -> None:
    battle = table(hero(), one("orc", cell=[8, 6]))
    battle.act("ciro", "attack", "orc", dice=[1, 2, 1, 1])
    assert battle.act_refusal("ciro", "move", to=[1, 1]) == "not_on_board"
    battle.act("ciro", "move", distance=4)


@pytest.mark.rule("LF-MIN-09")
def test_without_the_option_the_board_is_a_picture() -> None:
    board = {**BOARD, "blocked": [[1, 1]]}
    battle = Battle(hero(cell=[1, 1]), one("orc", cell=[1, 1]), one("elf", cell=[99, 0]), board=board)
    assert battle.of("ciro").facing is None
    battle.act("ciro", "attack", "elf", dice=[1, 2, 1, 1])
    assert battle.act_refusal("ciro", "move", to=[2, 1]) == "no_board"
    battle.do("move", actor="ciro", to=[50, 50])
    assert battle.of("ciro").cell == (50, 50)


@pytest.mark.rule("LF-MIN-09")
def test_with_the_option_a_setup_has_to_fit_the_board() -> None:
    def fault(board: dict[str, Any], *ones: dict[str, Any]) -> str:
        data = {"system": "fantasia", "options": {"miniatures": True}, "board": board, "combatants": list(ones)}
        result, status = replay(json.dumps(data))
        assert status == 2
        return str(result["error"]["place"])

    ogre = one("ogre", size=2, cell=[2, 2])
    assert fault(BOARD, ogre, one("orc", cell=[3, 3])) == "combatants[1].cell"
    assert fault(BOARD, one("ogre", size=2, cell=[8, 0])) == "combatants[0].cell"
    assert fault({**BOARD, "blocked": [[3, 2]]}, ogre) == "combatants[0].cell"
    assert fault({**BOARD, "music": 1}, ogre) == "board.music"
    assert fault({**BOARD, "cells": [{"cell": [0, 0], "terrain": "mud"}]}, ogre) == "board.cells[0].terrain"


def test_the_game_master_builds_walls_and_hills() -> None:
    battle = table(hero(cell=[0, 0]), one("orc", cell=[8, 6]))
    battle.do("set", cell=[1, 0], stat="state", value="blocked")
    assert battle.act_refusal("ciro", "move", path=[[1, 0]]) == "cell_blocked"
    battle.do("set", cell=[0, 0], stat="level", value=2)
    assert battle.fight.board.level_at((0, 0)) == 2
    assert battle.refusal("set", cell=[1, 0], stat="state", value="obstructed") == "invalid_params"
    assert battle.refusal("set", cell=[1, 0], stat="terrain", value="mud") == "invalid_params"
    assert battle.refusal("set", cell=[1, 0], stat="level", value=999) == "invalid_params"


def test_the_fallen_take_room_and_the_dead_take_none() -> None:
    battle = table(hero(cell=[0, 0]), hero("bea", cell=[1, 0]), one("orc", cell=[0, 1], weapons=[SWORD]))
    battle.do("damage", actor="bea", amount=40)
    assert battle.act_refusal("ciro", "move", to=[1, 0]) == "cell_occupied"
    battle.do("condition", actor="bea", status="death")
    battle.act("ciro", "move", to=[1, 0])


@pytest.mark.rule("LF-MIN-09")
def test_the_board_may_begin_to_count_in_mid_fight_and_everybody_looks_somewhere_then() -> None:
    battle = Battle(hero(cell=[0, 0]), one("orc", cell=[0, 6]), board=BOARD)
    battle.act("ciro", "attack", "orc", dice=[3, 3, 1, 1])
    assert battle.of("orc").facing is None
    battle.do("set", option="miniatures", value=True)
    assert (battle.of("ciro").facing, battle.of("orc").facing) == ("n", "s")
    battle.next()
    assert battle.act_refusal("orc", "attack", "ciro") == "out_of_range"


@pytest.mark.rule("LF-MIN-05")
@pytest.mark.parametrize("facing", ["n", "e", "s", "w"])
def test_a_walk_offers_every_look_and_the_move_has_it(facing: str) -> None:
    battle = table(hero(cell=[1, 1]), one("orc", cell=[8, 6]))
    walk = battle.service.system.ground.walk(battle.fight, battle.of("ciro"))
    assert walk is not None
    battle.act("ciro", "move", **walk.looks((2, 1))[facing])
    assert (battle.of("ciro").cell, battle.of("ciro").facing) == ((2, 1), facing)


def reinforced(battle: Battle, *ones: dict[str, Any]) -> list[tuple[int, int]]:
    """Where those come to stand who join."""
    fight, system = battle.fight, battle.service.system
    people = placed(where_free(ones, fight, system), fight, system)
    for command in join_commands(people, {id: there.name for id, there in fight.combatants.items()}):
        assert isinstance(battle.service.do(command), Done)
    return [battle.of(str(item["id"])).cell for item in ones]


@pytest.mark.rule("LF-MIN-03")
def test_a_large_one_whose_place_is_partly_taken_by_now_comes_in_beside_it() -> None:
    battle = table(hero(cell=[3, 3]), one("orc", cell=[0, 0]))
    (cell,) = reinforced(battle, one("ogre", name="Ogre", size=2, cell=[2, 2]))
    assert cell not in ((2, 2), (3, 3))


@pytest.mark.rule("LF-MIN-03")
def test_nobody_is_placed_on_what_a_large_one_of_the_same_wave_covers() -> None:
    battle = table(hero(cell=[8, 6]), one("orc", cell=[0, 0]))
    ogre = one("ogre", name="Ogre", size=2, cell=[1, 0])
    others = [one(id, name=id.title()) for id in ("kurt", "lars", "mick")]
    large, *cells = reinforced(battle, ogre, *others)
    assert large == (1, 0)
    assert not {(1, 0), (2, 0), (1, 1), (2, 1)}.intersection(cells)
