"""Metres, reach, Groups and faces on a board, as the window shows and offers them."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.board_overlays import AREA, RANGE, THREAT
from rules.ffrpg import SYSTEM
from rules.ffrpg.actions.catalogue import ACTIONS
from rules.text.localized import LocalizedText
from tests.rules.ffrpg.playing import BLADE, Battle, foe, hero, mage, spell

BOARD = {"width": 60, "height": 12, "cells": [{"rect": [4, 0, 4, 11], "terrain": "impassable"}]}
BOW = {"id": "bow", "range": "ranged", "reach": 20, "scale": 2, "die": "d6"}
ALL = spell("storm", target="all", hit="auto", damage={"scale": 1, "defence": "none"})
WAVE = spell("wave", target="group", reach=10, hit="auto", damage={"scale": 1})
EITHER = spell("lance", target="single_group", reach=10, hit="auto", damage={"scale": 1})
SONG = spell("song", target="party", heal={"scale": 1, "attribute": "mag"})


def on_board(*rows: dict[str, Any], **options: Any) -> Battle:
    """A battle with distances; nobody is as fast as another."""
    for number, row in enumerate(rows):
        row["sheet"]["spd"] = 20 - number
    return Battle(*rows, board=BOARD, **{"ranges": True, **options})


def marks(battle: Battle, action: str, **chosen: Any) -> dict[str, frozenset[tuple[int, int]]]:
    return {marked.kind: marked.cells for marked in SYSTEM.ground.aimed(battle.fight, battle.of("ann"), action, chosen)}


def refused(battle: Battle, action: str, **so: Any) -> dict[str, str | None]:
    """What the targets of an action that `ann` puts together are refused with."""
    field = next(field for field in ACTIONS[action].fields if field.name == "targets")
    assert field.options is not None
    return {option.id: option.refused for option in field.options(battle.fight, battle.of("ann"), so)}


@pytest.mark.rule("FF-RNG-01", "FF-RNG-03")
def test_what_is_out_of_reach_is_offered_as_such_and_refused() -> None:
    battle = on_board(
        hero(cell=[0, 0], weapons=[BLADE, {**BOW, "equipped": False}]), foe("a", cell=[3, 0]), foe("b", cell=[20, 0])
    )
    assert refused(battle, "attack") == {"a": None, "b": "out_of_range", "ann": None}
    assert battle.act_refusal("ann", "attack", "b") == "out_of_range"
    assert refused(battle, "attack", **{"with": "bow"})["b"] is None
    apart = on_board(hero(cell=[0, 0]), foe("a", cell=[3, 0]), foe("b", cell=[20, 0]), ranges=False)
    assert refused(apart, "attack")["b"] is None


@pytest.mark.rule("FF-RNG-01", "FF-RNG-06")
def test_the_reach_of_ones_own_weapon_and_of_the_opponents_can_be_shown() -> None:
    battle = on_board(hero(cell=[0, 0]), foe("a", cell=[30, 5], weapons=[BOW]), foe("b", cell=[8, 0]), foe("c"))
    ann = battle.of("ann")
    assert SYSTEM.ground.marked(battle.fight, ann, RANGE) >= {(0, 3), (3, 0), (2, 2)}
    assert (4, 0) not in SYSTEM.ground.marked(battle.fight, ann, RANGE)
    threat = SYSTEM.ground.marked(battle.fight, ann, THREAT)
    assert {(5, 0), (11, 0), (10, 5), (50, 5)} <= threat
    assert not {(4, 0), (9, 5), (51, 5)} & threat
    assert {kind.kind for kind in SYSTEM.ground.cell_kinds} == {RANGE, THREAT}
    free = on_board(hero(cell=[0, 0]), foe("a", cell=[1, 0]), ranges=False)
    assert SYSTEM.ground.marked(free.fight, free.of("ann"), RANGE) == frozenset()
    assert SYSTEM.ground.measured(free.fight, free.of("ann"), (3, 4)) == ""


@pytest.mark.rule("FF-RNG-04", "FF-RNG-05", "FF-TGT-09")
def test_the_cells_of_group_party_and_all_are_those_in_which_somebody_is_hit() -> None:
    rows = (
        mage("ann", WAVE, EITHER, ALL, SONG, cell=[0, 0]),
        hero("bea", cell=[5, 0]),
        hero("cid", cell=[6, 1]),
        foe("a", cell=[8, 0]),
        foe("b", cell=[13, 0]),
        foe("c", cell=[14, 0]),
        foe("d", cell=[26, 0]),
    )
    battle = on_board(*rows)
    around_a = marks(battle, "cast", **{"with": "wave", "targets": ["a"]})
    assert marks(battle, "cast", **{"with": "wave"}) == around_a
    assert ((13, 0) in around_a[AREA], (14, 0) in around_a[AREA]) == (True, False)
    assert ((10, 0) in around_a[RANGE], (11, 0) in around_a[RANGE]) == (True, False)
    assert set(marks(battle, "cast", **{"with": "lance", "targets": ["a"]})) == {RANGE}
    assert marks(battle, "cast", **{"with": "lance", "targets": ["a"], "as": "group"}) == around_a
    everywhere = marks(battle, "cast", **{"with": "storm"})
    assert set(everywhere) == {AREA}
    assert ((25, 0) in everywhere[AREA], (26, 0) in everywhere[AREA]) == (True, False)
    friends = marks(battle, "cast", **{"with": "song"})[AREA]
    assert ((5, 0) in friends, (6, 1) in friends) == (True, False)
    command = {"do": "act", "actor": "ann", "action": "cast", "with": "storm"}
    struck = {preview.target for preview in battle.service.preview(command) if preview.what == "damage"}
    battle.act("ann", "cast", using="wave", dice=[1])
    assert [battle.hp(id) < 50 for id in "abcd"] == [True, True, False, False]
    assert struck == {"ann", "bea", "cid", "a", "b", "c"}


@pytest.mark.rule("FF-TGT-02", "FF-RNG-04")
def test_the_area_of_help_without_a_target_is_around_ones_own() -> None:
    heal = {"scale": 1, "attribute": "mag"}
    rain, mend = (spell(f"{target}-heal", target=target, heal=heal) for target in ("group", "single_group"))
    battle = on_board(
        mage("ann", rain, mend, cell=[0, 0]), hero("bea", cell=[2, 0]), foe("a", cell=[12, 0]), foe("b", cell=[13, 0])
    )
    own = marks(battle, "cast", **{"with": "group-heal"})[AREA]
    assert ((2, 0) in own, (12, 0) in own) == (True, False)
    assert marks(battle, "cast", **{"with": "single_group-heal"})[AREA] == own
    chosen = marks(battle, "cast", **{"with": "single_group-heal", "targets": ["bea"], "as": "group"})[AREA]
    assert ((2, 0) in chosen, (12, 0) in chosen) == (True, False)


@pytest.mark.rule("FF-MOV-06", "FF-MOV-08")
def test_impassable_cells_are_offered_to_those_alone_who_hover() -> None:
    def offered(**sheet: Any) -> set[str]:
        battle = on_board(hero(cell=[0, 0], **sheet), foe(cell=[20, 0]))
        field = next(field for field in ACTIONS["move"].fields if field.name == "to")
        assert field.options is not None
        return {option.id for option in field.options(battle.fight, battle.of("ann"), {})}

    assert "4,0" not in offered()
    assert {"3,0", "5,0"} <= offered()
    assert "4,0" in offered(auto_status=["flight"])


def ring() -> Battle:
    """Foes on both sides of the party."""
    return on_board(
        hero("ann", cell=[20, 5]),
        hero("bea", cell=[22, 5]),
        foe("a", cell=[17, 5]),
        foe("b", cell=[25, 5]),
        begin={"stop": True},
    )


@pytest.mark.rule("FF-PIN-01")
def test_faces_are_proposed_as_the_pieces_stand() -> None:
    battle = ring()
    assert SYSTEM.window.first_values(battle.fight, battle.of("a"), "pincer") == {"targets": ["b", "bea"]}
    battle.act("a", "pincer", "b", "bea")
    facing = {id: battle.of(id).facing for id in ("ann", "bea", "a", "b")}
    assert facing == {"ann": "left", "bea": "right", "a": "left", "b": "right"}
    assert SYSTEM.window.first_values(battle.fight, battle.of("ann"), "face") == {"facing": "right"}
    one_sided = on_board(hero(cell=[5, 5]), foe("a", cell=[10, 5]), foe("b", cell=[12, 5]))
    assert SYSTEM.window.first_values(one_sided.fight, one_sided.of("a"), "pincer") == {}
    nowhere = on_board(hero(), foe("a"), foe("b"))
    assert SYSTEM.window.first_values(nowhere.fight, nowhere.of("a"), "pincer") == {}


@pytest.mark.rule("FF-PIN-03", "FF-PIN-04", "FF-PIN-06")
def test_a_face_is_shown_and_changed_by_the_game_master_and_not_by_moving() -> None:
    battle = ring()
    battle.act("a", "pincer", "b", "bea")
    battle.next()
    ann, a = battle.of("ann"), battle.of("a")
    assert SYSTEM.ground.vantages(battle.fight, ann, ann.cell) == {"b": "other face"}
    assert SYSTEM.ground.vantages(battle.fight, a, a.cell) == {"bea": "from behind"}
    assert [chip.value for chip in SYSTEM.window.chips(battle.fight, ann) if chip.id == "facing"] == ["left"]
    (chip,) = (chip for chip in SYSTEM.window.chips(battle.fight, ann) if chip.id == "facing")
    assert isinstance(chip.value, LocalizedText)
    assert chip.value.in_language("es") == "izquierda"
    battle.do("move", actor="a", to=[30, 5])
    assert battle.of("a").facing == "left"
    assert ACTIONS["pincer"].offered is not None
    assert ACTIONS["pincer"].offered(battle.fight, battle.of("a"))
    assert not ACTIONS["pincer"].offered(battle.fight, battle.of("ann"))
    assert SYSTEM.window.first_values(battle.fight, battle.of("a"), "pincer") == {"targets": ["bea", "b"]}
    battle.act("a", "pincer", "a", "ann")
    assert {id: battle.of(id).facing for id in ("ann", "bea", "a", "b")} == {
        "ann": "right",
        "bea": "left",
        "a": "right",
        "b": "left",
    }
    assert battle.act_refusal("a", "pincer", "a", "b") == "no_pincer"
