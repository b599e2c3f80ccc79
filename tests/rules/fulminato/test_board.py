"""Ways, reach, lines, flanking, charges and retreats on the board."""

from typing import Any

import pytest

from rules.text.localized import in_language
from tests.rules.fulminato.playing import CLUB, KNIFE, PISTOL, Fray, fact, person

SPEAR = {"id": "spear", "reach": 10}


def on(cells: dict[str, Any], board: Any = True, sheets: dict[str, dict[str, Any]] | None = None) -> Fray:
    return Fray(*(person(id, cell=cell, **(sheets or {}).get(id, {})) for id, cell in cells.items()), board=board)


@pytest.mark.rule("FU-BRD-01", "FU-BRD-02")
def test_distance_counts_diagonals_as_good_as_any_and_cells_have_their_feet() -> None:
    cells = {"ana": [0, 0], "orc": [3, 2], "elf": [4, 4]}
    fray = on(cells, {"width": 9, "height": 9, "cell_size": 20}, {"ana": {"weapons": [PISTOL]}})
    fray.act("ana", "attack", "orc", dice=[1, 1, 1])
    assert fray.act_refusal("ana", "attack", "elf") == "out_of_range"
    fray.act("ana", "attack", "elf", override=True, dice=[1, 1, 1])
    assert fray.act_refusal("ana", "move", params={"to": [2, 0]}, override=False) == "too_far"


@pytest.mark.rule("FU-BRD-02")
def test_a_neighbour_is_always_in_reach_of_melee_and_farther_only_with_reach() -> None:
    fray = on({"ana": [0, 0], "orc": [1, 1], "elf": [2, 0]}, {"width": 5, "height": 5, "cell_size": 10})
    fray.act("ana", "attack", "orc", dice=[1, 1, 1])
    assert fray.act_refusal("ana", "attack", "elf") == "out_of_range"
    fray = on({"ana": [0, 0], "orc": [2, 0], "elf": [3, 0]}, sheets={"ana": {"weapons": [SPEAR]}})
    fray.act("ana", "attack", "orc", dice=[1, 1, 1])
    assert fray.act_refusal("ana", "attack", "elf") == "out_of_range"


@pytest.mark.rule("FU-BRD-02", "FU-COV-05")
def test_a_wall_on_the_line_stops_an_attack_and_a_corner_does_not() -> None:
    sheets = {"ana": {"weapons": [{**PISTOL, "caliber": "36-38"}]}}
    board = {"width": 6, "height": 6, "blocked": [[1, 0], [2, 3]]}
    fray = on({"ana": [0, 0], "orc": [3, 0], "elf": [1, 2]}, board, sheets)
    assert fray.act_refusal("ana", "attack", "orc") == "no_line_of_sight"
    fray.act("ana", "attack", "elf", dice=[1, 1, 1])
    fray.act("ana", "attack", "orc", params={"through": "wood"}, dice=[1, 1, 1])
    board = {"width": 6, "height": 6, "cells": [{"cell": [1, 0], "state": "blocked"}]}
    fray = on({"ana": [0, 0], "orc": [2, 2]}, board, sheets)
    fray.act("ana", "attack", "orc", dice=[1, 1, 1])


@pytest.mark.rule("FU-BRD-03")
@pytest.mark.parametrize(
    ("start", "end", "blocked", "way"),
    [
        ([0, 4], [6, 4], [], [[1, 4], [2, 4], [3, 4], [4, 4], [5, 4], [6, 4]]),
        ([0, 0], [5, 2], [], [[1, 0], [2, 1], [3, 1], [4, 2], [5, 2]]),
        ([3, 7], [3, 2], [[3, 4]], [[3, 6], [3, 5], [4, 4], [3, 3], [3, 2]]),
        ([0, 4], [4, 4], [[2, 3], [2, 4]], [[1, 4], [2, 5], [3, 4], [4, 4]]),
    ],
)
def test_a_way_goes_straight(start: list[int], end: list[int], blocked: list[list[int]], way: list[list[int]]) -> None:
    fray = on({"ana": start, "orc": [9, 7]}, {"width": 10, "height": 8, "blocked": blocked})
    walk = fray.service.system.ground.walk(fray.fight, fray.fight.combatants["ana"])
    assert walk is not None
    assert [list(cell) for cell, _ in walk.steps((end[0], end[1]))] == way
    assert fact(fray.act("ana", "move", params={"to": end}), "move")["path"] == way


@pytest.mark.rule("FU-BRD-03")
def test_of_several_ways_as_straight_the_first_in_the_rose_is_taken() -> None:
    fray = on({"ana": [0, 4], "orc": [2, 4]})
    facts = fray.act("ana", "move", params={"to": [4, 4]})
    moved = fact(facts, "move")
    assert (moved["path"], moved["distance"]) == ([[1, 4], [2, 3], [3, 4], [4, 4]], 20)


@pytest.mark.rule("FU-BRD-03", "FU-BRD-04")
@pytest.mark.parametrize(
    ("params", "code"),
    [
        ({}, "invalid_params"),
        ({"to": [0, 0]}, "cell_occupied"),
        ({"to": [1, 1]}, "cell_blocked"),
        ({"to": [2, 1]}, "cell_occupied"),
        ({"to": [-1, 0]}, "off_board"),
        ({"to": [7, 0]}, "too_far"),
        ({"to": [0, 7]}, "no_path"),
        ({"path": [[1, 0], [3, 0]]}, "not_adjacent"),
        ({"path": [[0, 0]]}, "not_adjacent"),
        ({"path": [[0, -1], [9, 9]]}, "off_board"),
        ({"path": [[1, 1], [2, 1]]}, "cell_blocked"),
        ({"path": []}, "invalid_params"),
        ({"to": [1.5, 0]}, "invalid_params"),
    ],
)
def test_the_first_bad_cell_of_a_way_decides(params: dict[str, Any], code: str) -> None:
    blocked = [[1, 1], [0, 6], [1, 6], [1, 7]]
    fray = on({"ana": [0, 0], "orc": [2, 1]}, {"width": 8, "height": 8, "blocked": blocked})
    expected = "invalid_params" if params == {"to": [0, 0]} else code
    assert fray.act_refusal("ana", "move", params=params) == expected


@pytest.mark.rule("FU-BRD-03")
def test_the_unconscious_keep_their_cell_and_the_dead_do_not() -> None:
    fray = on({"ana": [0, 0], "orc": [1, 0], "elf": [1, 1]})
    fray.do("condition", actor="orc", status="unconscious")
    fray.do("damage", actor="elf", amount=12)
    assert fray.act_refusal("ana", "move", params={"to": [1, 0]}) == "cell_occupied"
    assert fray.refusal("move", actor="ana", to=[1, 0]) == "cell_occupied"
    fray.act("ana", "move", params={"to": [1, 1]})


@pytest.mark.rule("FU-BRD-03")
def test_without_a_board_one_moves_feet() -> None:
    fray = Fray(person("ana"), person("orc"))
    assert fray.act_refusal("ana", "move", params={"distance": 31}) == "too_far"
    assert fray.act_refusal("ana", "move", params={"to": [1, 1]}) == "no_board"
    facts = fray.act("ana", "move")
    assert fact(facts, "move")["distance"] == 30
    fray = Fray(person("ana"), person("orc", cell=[1, 1]), board=True)
    assert fray.act_refusal("ana", "move", params={"to": [1, 2]}) == "not_on_board"
    fray.act("ana", "attack", "orc", dice=[1, 1, 1])


@pytest.mark.rule("FU-BRD-03", "FU-CMD-01")
def test_the_chronicler_builds_walls_and_nothing_between() -> None:
    fray = on({"ana": [0, 0], "orc": [2, 0]})
    fray.do("set", cell=[1, 0], stat="state", value="blocked")
    assert fray.act_refusal("ana", "move", params={"to": [1, 0]}) == "cell_blocked"
    assert fray.refusal("set", cell=[1, 0], stat="state", value="obstructed") == "invalid_params"
    assert fray.refusal("set", cell=[1, 0], stat="level", value=2) == "invalid_params"


@pytest.mark.rule("FU-BRD-04", "FU-LIMB-02")
def test_the_speed_is_halved_by_a_leg_and_again_by_a_prey() -> None:
    fray = on({"ana": [0, 0], "orc": [1, 0]}, sheets={"ana": {"speed_ft": 35}})
    fray.do("condition", actor="ana", status="useless_left_leg")
    assert fray.one("ana")["stats"]["speed_ft"] == 17
    fray.do("condition", actor="orc", status="grabbed", source="ana")
    assert fray.one("ana")["stats"]["speed_ft"] == 8
    assert fray.act_refusal("ana", "grapple_move", params={"path": [[0, 1], [0, 2]]}) == "too_far"


@pytest.mark.rule("FU-COV-04", "FU-ST-in_cover")
def test_cover_is_left_by_ones_own_movement() -> None:
    fray = on({"ana": [0, 0], "orc": [1, 0]})
    fray.do("condition", actor="ana", status="in_cover", params={"bonus": 4})
    assert fray.one("ana")["stats"]["desvio_bonus"] == 4
    fray.do("move", actor="ana", to=[0, 1])
    assert fray.has("ana", "in_cover")
    fray.act("ana", "move", params={"to": [0, 2]})
    assert not fray.has("ana", "in_cover")


# --- flanking ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FU-FLK-01", "FU-FLK-02", "FU-FLK-03", "FU-FLK-04")
@pytest.mark.parametrize(
    ("others", "ranks"),
    [
        ({}, 0),
        ({"b": [3, 2]}, -1),
        ({"b": [3, 3]}, -1),
        ({"b": [2, 3]}, 0),
        ({"b": [3, 2], "c": [2, 1]}, -2),
        ({"b": [3, 2], "c": [2, 1], "d": [2, 3]}, -3),
        ({"b": [3, 2], "c": [2, 1], "d": [2, 3], "e": [1, 1]}, -3),
        ({"b": [5, 2]}, -1),
        ({"b": [3, 2], "c": [2, 4]}, -1),
    ],
)
def test_a_line_through_the_enemy_flanks_it(others: dict[str, Any], ranks: int) -> None:
    people = [person("orc", cell=[2, 2]), person("ana", cell=[1, 2])]
    fray = Fray(*people, *(person(id, "party", cell=cell) for id, cell in others.items()), board=True)
    assert fray.one("orc")["stats"]["flank_ranks"] == ranks


@pytest.mark.rule("FU-FLK-05")
def test_one_of_the_pair_must_have_the_enemy_in_reach() -> None:
    far = {"orc": [4, 2], "ana": [2, 2], "beto": [6, 2]}
    assert on(far).one("orc")["stats"]["flank_ranks"] == 0
    assert on(far, sheets={"beto": {"weapons": [SPEAR]}}).one("orc")["stats"]["flank_ranks"] == -1


@pytest.mark.rule("FU-FLK-05", "FU-FLK-06")
@pytest.mark.parametrize("status", ["surprised", "paralyzed", "tied", "unconscious"])
def test_the_helpless_flank_nobody(status: str) -> None:
    fray = on({"orc": [4, 2], "ana": [3, 2], "beto": [5, 2]})
    assert fray.one("orc")["stats"]["flank_ranks"] == -1
    fray.do("condition", actor="beto", status=status)
    assert fray.one("orc")["stats"]["flank_ranks"] == 0


@pytest.mark.rule("FU-FLK-06")
def test_flanking_counts_in_melee_by_its_own_side_only() -> None:
    cells = {"ana": [3, 2], "orc": [4, 2], "beto": [5, 2], "elf": [4, 3]}
    fray = on(cells, sheets={"ana": {"weapons": [KNIFE]}})
    assert fact(fray.act("ana", "attack", "orc", dice=[1, 1, 6]), "attack")["desvio"] == 5
    fray.do("side", actor="elf", side="wolves")
    fray.do("next")
    fray.do("next")
    fray.do("next")
    assert fact(fray.act("elf", "attack", "orc", dice=[1, 1, 6]), "attack")["desvio"] == 6


@pytest.mark.rule("FU-FLK-07", "FU-FLK-06")
@pytest.mark.parametrize(("count", "desvio"), [(0, 6), (1, 6), (2, 5), (3, 4), (9, 3)])
def test_the_chroniclers_count_stands_for_the_board(count: int, desvio: int) -> None:
    fray = Fray(person("ana", weapons=[KNIFE, PISTOL]), person("orc"))
    params = {"flankers": count}
    assert fact(fray.act("ana", "attack", "orc", params=params, dice=[1, 1, 6]), "attack")["desvio"] == desvio
    fray.act("ana", "attack", "orc", with_="colt", params=params, override=True, dice=[1, 1, 6])
    assert fray.service.journal.facts()[-1]["desvio"] == 6


# --- charges and retreats ----------------------------------------------------------------------------------


@pytest.mark.rule("FU-MAN-02")
@pytest.mark.parametrize(
    ("params", "code"),
    [
        ({}, "invalid_params"),
        ({"to": [0, 0]}, "invalid_params"),
        ({"to": [3, 1]}, "invalid_params"),
        ({"to": [3, 0]}, "cell_occupied"),
        ({"to": [0, 3]}, "cell_blocked"),
        ({"to": [-1, 0]}, "off_board"),
        ({"to": [900, 0]}, "cell_occupied"),
        ({"to": [7, 7]}, "too_far"),
        ({"to": [2, 2]}, "out_of_range"),
    ],
)
def test_a_charge_goes_straight_through_free_cells(params: dict[str, Any], code: str) -> None:
    board = {"width": 9, "height": 9, "blocked": [[0, 2]]}
    fray = on({"ana": [0, 0], "orc": [8, 8], "elf": [3, 0]}, board)
    assert fray.act_refusal("ana", "charge", "orc", params=params) == code


@pytest.mark.rule("FU-MAN-02")
def test_a_charge_is_one_standard_action_with_a_melee_weapon_on_both_legs() -> None:
    fray = on({"ana": [0, 0], "orc": [6, 6]}, sheets={"ana": {"weapons": [{**CLUB, "action": "full"}, PISTOL]}})
    fray.act("ana", "charge", "orc", params={"to": [5, 5]}, dice=[1, 1, 1])
    assert (fray.pa("ana"), fray.one("ana")["cell"]) == (3, [5, 5])
    assert fray.act_refusal("ana", "charge", "orc", with_="colt", params={"to": [5, 6]}) == "invalid_params"
    fray.do("condition", actor="ana", status="useless_right_leg")
    assert fray.act_refusal("ana", "charge", "orc", params={"to": [5, 6]}) == "limb_useless"
    fray = Fray(person("ana"), person("orc"))
    fray.act("ana", "charge", "orc", dice=[1, 1, 1])
    assert fray.pa("ana") == 3


@pytest.mark.rule("FU-RET-01", "FU-RET-05")
def test_one_runs_three_times_the_speed_for_the_whole_turn() -> None:
    fray = on({"ana": [0, 0], "elf": [9, 7]}, {"width": 30, "height": 8})
    assert fray.act_refusal("ana", "retreat", params={"to": [19, 0]}) == "too_far"
    fray.act("ana", "retreat", params={"to": [18, 0]})
    assert (fray.one("ana")["cell"], fray.pa("ana"), fray.statuses("ana")) == ([18, 0], 0, ["retreating"])


@pytest.mark.rule("FU-RET-02")
def test_each_enemy_that_can_is_asked_in_the_order_of_the_round() -> None:
    fray = Fray(
        person("ana"),
        person("orc", weapons=[{**PISTOL, "loaded": 1}]),
        person("elf", conditions=[{"status": "surprised"}]),
        person("imp", weapons=[CLUB, {"id": "bite", "natural": True}]),
        person("beto"),
    )
    question = fray.act_question("ana", "retreat")
    assert (question.id, question.actor, question.default) == ("free_attack", "orc", "none")
    assert question.options == ("none", "colt", "unarmed")
    of_each = {id: question.details[id] for id in ("colt", "unarmed")}
    assert of_each == {"colt": "50%", "unarmed": "50%"}
    facts = fray.act("ana", "retreat", answers=["colt", "bite"], dice=[1, 1, 1, 1, 1, 1])
    assert [item["actor"] for item in facts if item["kind"] == "attack"] == ["orc", "imp"]
    assert fray.one("orc")["extra"]["loaded"] == {"colt": 0}
    assert fray.pa("orc") == 6
    assert fray.act_question("ana", "retreat", override=True).options == ("none", "unarmed")


@pytest.mark.rule("FU-RET-03", "FU-BRD-02")
def test_only_the_first_thirty_feet_without_a_wall_between_can_be_struck() -> None:
    cells = {"ana": [0, 0], "orc": [6, 1], "elf": [8, 1], "imp": [3, 2]}
    board = {"width": 20, "height": 4, "blocked": [[2, 1], [3, 1], [4, 1]]}
    fray = on(cells, board)
    way = [[x, 0] for x in range(1, 16)]
    question = fray.act_question("ana", "retreat", params={"path": way})
    assert question.actor == "orc"
    fray.act("ana", "retreat", params={"path": way}, answers=["none"])
    assert fray.one("ana")["cell"] == [15, 0]


@pytest.mark.rule("FU-RET-01", "FU-RET-02", "FU-RET-03", "FU-BRD-03")
def test_whom_a_retreat_passes_is_asked_by_the_straight_way_and_named_before() -> None:
    cells = {"ana": [0, 4], "orc": [3, 2], "imp": [3, 5], "elf": [9, 4]}
    fray = on(cells, {"width": 16, "height": 9})
    run = {"to": [7, 4]}
    command = {"do": "act", "actor": "ana", "action": "retreat", "params": run}
    assert [str(preview.text) for preview in fray.service.preview(command)][-1:] == ["may strike for nothing: Imp"]
    assert fray.act_question("ana", "retreat", params=run).actor == "imp"
    facts = fray.act("ana", "retreat", params=run, answers=["none"])
    assert fact(facts, "move")["path"] == [[x, 4] for x in range(1, 8)]


@pytest.mark.rule("FU-RET-01", "FU-BRD-03")
def test_where_a_retreat_can_lead_is_worked_out_for_the_board_with_its_way() -> None:
    fray = on({"ana": [0, 0], "orc": [9, 7]}, {"width": 30, "height": 8})
    run = fray.service.system.ground.walks["retreat"](fray.fight, fray.fight.combatants["ana"])
    assert run is not None
    assert run.refusal((18, 0)) is None
    assert getattr(run.refusal((19, 0)), "code", None) == "too_far"
    assert [cell for cell, _ in run.steps((18, 0))] == [(x, 0) for x in range(1, 19)]
    assert run.steps((18, 0))[-1][1] == 90


@pytest.mark.rule("FU-RET-02")
def test_without_a_board_all_who_may_strike_at_a_runner_are_named_before() -> None:
    fray = Fray(person("ana"), person("orc"), person("beto"), person("imp"), person("elf", "woods"))
    told = [preview.text for preview in fray.service.preview({"do": "act", "actor": "ana", "action": "retreat"})]
    assert in_language(told[-1], "es") == "con ataque gratis: Orc, Imp y Elf"


@pytest.mark.rule("FU-RET-04")
def test_who_loses_a_leg_or_falls_does_not_get_away() -> None:
    hammer = {**CLUB, "damage": "12", "die": "d12"}
    people = [person("ana", cell=[0, 0]), person("orc", cell=[1, 0], weapons=[hammer]), person("elf", cell=[0, 1])]
    fray = Fray(*people, board=True)
    facts = fray.act("ana", "retreat", params={"to": [0, 5], "flee": True}, answers=["club"], dice=[4, 4, 2, 1])
    assert (fray.one("ana")["cell"], fray.one("ana")["state"]) == ([0, 0], "active")
    assert fray.has("ana", "useless_left_leg")
    assert not [item for item in facts if item["kind"] == "move"]
    fray = Fray(*people, board=True)
    fray.act("ana", "retreat", params={"to": [0, 5], "flee": True}, answers=["club"], dice=[8, 12, 2])
    assert (fray.one("ana")["cell"], fray.one("ana")["state"]) == ([0, 0], "dead")
    fray.do("condition", actor="orc", status="useless_left_leg")
    fray.do("next")
    assert fray.act_refusal("orc", "retreat", params={"to": [2, 0]}) == "limb_useless"


@pytest.mark.rule("FU-RET-01")
def test_who_flees_is_out_of_the_fight_and_its_turn_ends_with_next() -> None:
    fray = on({"ana": [0, 0], "orc": [9, 7]})
    fray.act("ana", "retreat", params={"to": [0, 1], "flee": True})
    assert (fray.one("ana")["state"], fray.one("ana")["cell"], fray.fight.active) == ("out", None, "ana")
    assert fray.fight.combatants["ana"].left_by == "fled"
    fray.do("next")
    assert fray.fight.active == "orc"


@pytest.mark.rule("FU-MAN-02", "FU-FLK-01")
def test_a_charge_is_foretold_from_the_cell_it_goes_to() -> None:
    """It flanked from there, and its chance was told as from where it stood."""

    def told(cells: dict[str, Any], action: str, **params: Any) -> list[tuple[str, str, int | None]]:
        fray = on(cells)
        command = {"do": "act", "actor": "ana", "action": action, "targets": ["orc"], "params": params}
        return [(item.what, item.text, item.number) for item in fray.service.preview(command) if item.what != "price"]

    around = {"orc": [4, 2], "beto": [5, 2]}
    foretold = told({"ana": [1, 2], **around}, "charge", to=[3, 2])
    assert foretold == told({"ana": [3, 2], **around}, "attack")
    assert any(what == "note" and "Ana" in text for what, text, _ in foretold)
    away = told({"ana": [3, 2], "orc": [4, 4], "beto": [5, 6]}, "charge", to=[3, 4])
    assert not any(what == "note" for what, *_ in away)


@pytest.mark.rule("FU-CLK-05", "FU-ST-retreating")
def test_what_the_start_of_a_turn_lifts_stands_under_the_heading_of_that_turn() -> None:
    fray = on({"ana": [0, 0], "orc": [5, 5]})
    fray.act("ana", "retreat", params={"to": [0, 6]})
    fray.do("next")
    assert [item["kind"] for item in fray.do("next")][-2:] == ["turn", "lift"]
