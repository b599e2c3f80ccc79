"""The board, ways over it, domains and facings."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.tabuleiro.actions.paths import domain, reachable
from rules.text.faults import BadScript
from tests.rules.played import facts_of
from tests.rules.tabuleiro.playing import Battle, piece

HILL = {"cells": [{"cell": [5, 5], "level": 1}, {"cell": [5, 4], "level": 3}, {"cell": [4, 6], "terrain": "mud"}]}


def walker(board: dict[str, Any] | None = None, *others: dict[str, Any], acao: int = 20, **options: Any) -> Battle:
    return Battle(piece("lia", "party", cell=(5, 6), acao=acao), *others, board=board, **options)


def cost(battle: Battle, **where: Any) -> int:
    return int(facts_of(battle.act("lia", "move", **where), "move")[0]["cost"])


@pytest.mark.rule("TB-BOARD-01")
def test_a_board_is_11_by_11_or_smaller() -> None:
    assert (walker().fight.board.width, walker().fight.board.height) == (11, 11)
    small = Battle(piece("lia", cell=(0, 0)), board={"width": 3, "height": 2})
    assert small.act_refusal("lia", "move", to=[3, 0]) == "off_board"
    with pytest.raises(BadScript, match="from 1 to 11"):
        Battle(board={"width": 12})


@pytest.mark.rule("TB-BOARD-03", "TB-BOARD-04")
@pytest.mark.parametrize(
    ("entry", "place"),
    [
        ({"cell": [1, 1], "level": 10}, "level"),
        ({"cell": [1, 1], "terrain": "lava"}, "terrain"),
        ({"cell": [1, 1], "terrain": ["mud"]}, "terrain"),
        ({"cell": [1, 1], "state": "shut"}, "state"),
    ],
)
def test_an_unknown_level_terrain_or_state_is_no_script(entry: dict[str, Any], place: str) -> None:
    with pytest.raises(BadScript) as caught:
        Battle(board={"cells": [entry]})
    assert caught.value.place == f"board.cells[0].{place}"


@pytest.mark.rule("TB-BOARD-05")
def test_a_script_puts_no_two_pieces_on_one_cell() -> None:
    with pytest.raises(BadScript) as caught:
        Battle(piece("lia", cell=(1, 1)), piece("orc", cell=(1, 1), pools={"vida": 0}))
    assert caught.value.place.startswith("combatants[")
    with pytest.raises(BadScript):
        Battle(piece("lia", cell=(1, 1), pools={"vida": 0}), piece("orc", cell=(1, 1), pools={"vida": 0}))


@pytest.mark.rule("TB-BOARD-05")
def test_a_joiner_finds_its_cell_free_or_stays_away() -> None:
    battle = walker({"blocked": [[0, 0]]})
    assert battle.refusal("join", combatant=piece("eva", cell=(5, 6))) == "cell_occupied"
    assert battle.refusal("join", combatant=piece("eva", cell=(0, 0))) == "cell_blocked"
    assert battle.refusal("join", combatant=piece("eva", cell=(11, 0))) == "off_board"


@pytest.mark.rule("TB-BOARD-05", "TB-MOVE-09")
def test_one_may_start_on_an_obstructed_cell() -> None:
    battle = Battle(piece("lia", cell=(1, 1)), board={"obstructed": [[1, 1]]})
    assert battle.of("lia").cell == (1, 1)


@pytest.mark.rule("TB-BOARD-06")
def test_a_door_opens_and_the_ground_changes() -> None:
    battle = walker({"blocked": [[5, 5]]}, acao=9)
    battle.do("set", cell=[5, 5], stat="state", value="free")
    battle.do("set", cell=[5, 5], stat="terrain", value="mud")
    battle.do("set", cell=[5, 5], stat="level", value=40)
    assert battle.fight.board.level_at((5, 5)) == 9
    battle.do("set", cell=[5, 5], stat="level", value=1)
    assert cost(battle, path=[[5, 5]]) == 3


@pytest.mark.rule("TB-BOARD-06")
@pytest.mark.parametrize(
    ("stat", "value", "code"),
    [
        ("state", "blocked", "cell_occupied"),
        ("state", "shut", "invalid_params"),
        ("terrain", "lava", "invalid_params"),
        ("terrain", 3, "invalid_params"),
        ("level", "high", "invalid_params"),
        ("colour", "red", "invalid_params"),
    ],
)
def test_a_cell_cannot_become_what_it_may_not_be(stat: str, value: Any, code: str) -> None:
    battle = walker()
    assert battle.refusal("set", cell=[5, 6], stat=stat, value=value) == code
    assert battle.refusal("set", cell=[5, 11], stat=stat, value=value) == "off_board"


@pytest.mark.rule("TB-BOARD-06", "TB-BOARD-02")
def test_a_cell_with_only_a_body_on_it_may_be_walled() -> None:
    battle = walker(None, piece("orc", cell=(5, 5)))
    battle.do("damage", actor="orc", amount=9, type="lesao")
    battle.do("set", cell=[5, 5], stat="state", value="blocked")
    assert battle.act_refusal("lia", "move", path=[[5, 5]]) == "cell_blocked"


@pytest.mark.rule("TB-MOVE-01", "TB-MOVE-02")
@pytest.mark.parametrize(
    ("terrain", "expected"), [("grass", 1), ("water", 1), ("sand", 1), ("silver_ice", 1), ("mud", 2)]
)
def test_terrain_says_what_a_step_costs(terrain: str, expected: int) -> None:
    assert cost(walker({"cells": [{"cell": [5, 5], "terrain": terrain}]}), to=[5, 5]) == expected


@pytest.mark.rule("TB-MOVE-03")
def test_the_option_makes_known_terrains_dearer_and_knows_new_ones() -> None:
    battle = walker({"cells": [{"cell": [5, 5], "terrain": "lava"}]}, terrain_costs={"lava": 5, "grass": 2})
    assert cost(battle, path=[[5, 5]]) == 5
    assert cost(battle, path=[[5, 4]]) == 2


@pytest.mark.rule("TB-MOVE-03")
@pytest.mark.parametrize("costs", [{"lava": 0}, {"lava": 10}, {"lava": "4"}])
def test_a_terrain_costs_from_1_to_9(costs: dict[str, Any]) -> None:
    with pytest.raises(BadScript) as caught:
        walker(terrain_costs=costs)
    assert caught.value.place == "options.terrain_costs.lava"


@pytest.mark.rule("TB-MOVE-04", "TB-MOVE-05")
def test_each_level_up_costs_one_more_and_going_down_nothing() -> None:
    battle = walker(HILL)
    assert cost(battle, path=[[5, 5]]) == 2
    assert cost(battle, path=[[5, 4]]) == 3
    assert cost(battle, path=[[5, 5], [5, 6]]) == 2


@pytest.mark.rule("TB-MOVE-06", "TB-MOVE-15")
def test_a_wall_is_neither_entered_nor_passed() -> None:
    battle = walker({"cells": [{"rect": [0, 5, 10, 5], "state": "blocked"}]})
    assert battle.act_refusal("lia", "move", to=[5, 5]) == "cell_blocked"
    assert battle.act_refusal("lia", "move", to=[5, 4]) == "no_path"
    assert battle.act_refusal("lia", "move", path=[[5, 5], [5, 4]]) == "cell_blocked"


@pytest.mark.rule("TB-MOVE-07", "TB-MOVE-08")
@pytest.mark.parametrize("side", ["party", "foes"])
def test_pieces_are_passed_but_not_displaced(side: str) -> None:
    battle = walker(None, piece("rex", side, cell=(5, 5), facing="n"))
    assert battle.act_refusal("lia", "move", to=[5, 5]) == "cell_occupied"
    battle.act("lia", "move", path=[[5, 5], [5, 4]])
    assert battle.of("lia").cell == (5, 4)


@pytest.mark.rule("TB-MOVE-09", "TB-MOVE-10", "TB-MOVE-08")
def test_what_stands_there_is_named_before_what_lies_there() -> None:
    battle = walker({"obstructed": [[5, 5]]}, piece("rex", cell=(5, 5)))
    assert battle.act_refusal("lia", "move", to=[5, 5]) == "cell_occupied"
    battle.do("damage", actor="rex", amount=9, type="lesao")
    assert battle.act_refusal("lia", "move", to=[5, 5]) == "cell_obstructed"


@pytest.mark.rule("TB-MOVE-10", "TB-DEATH-02")
def test_one_who_lies_unconscious_obstructs_its_cell() -> None:
    battle = walker(None, piece("rex", cell=(5, 5), at_zero="unconscious"))
    battle.do("damage", actor="rex", amount=9, type="lesao")
    assert battle.act_refusal("lia", "move", to=[5, 5]) == "cell_obstructed"
    assert cost(battle, to=[5, 4]) == 2


@pytest.mark.rule("TB-MOVE-11")
@pytest.mark.parametrize(
    ("path", "facing"), [([[5, 5]], "n"), ([[6, 6]], "e"), ([[5, 7]], "s"), ([[5, 5], [4, 5]], "w")]
)
def test_a_piece_looks_the_way_of_its_last_step(path: list[list[int]], facing: str) -> None:
    battle = walker()
    battle.act("lia", "move", path=path)
    assert battle.of("lia").facing == facing


@pytest.mark.rule("TB-MOVE-12")
def test_the_cheapest_way_goes_round_the_mud() -> None:
    battle = walker({"cells": [{"rect": [5, 4, 5, 5], "terrain": "mud"}]}, terrain_costs={"mud": 4})
    move = facts_of(battle.act("lia", "move", to=[5, 3]), "move")[0]
    assert move["cost"] == 5
    assert move["path"] == [[6, 6], [6, 5], [6, 4], [6, 3], [5, 3]]


@pytest.mark.rule("TB-MOVE-12")
def test_among_equally_cheap_ways_the_shorter_is_taken() -> None:
    battle = walker({"cells": [{"cell": [5, 5], "terrain": "mud"}]}, terrain_costs={"mud": 3})
    assert facts_of(battle.act("lia", "move", to=[5, 4]), "move")[0]["path"] == [[5, 5], [5, 4]]


@pytest.mark.rule("TB-MOVE-12")
def test_one_does_not_move_to_where_one_stands() -> None:
    assert walker().act_refusal("lia", "move", to=[5, 6]) == "same_cell"


@pytest.mark.rule("TB-MOVE-12", "TB-MOVE-08")
def test_the_shaded_cells_are_those_that_can_be_paid_and_ended_on() -> None:
    battle = walker({"blocked": [[5, 5]], "obstructed": [[4, 6]]}, piece("teo", "party", cell=(6, 6)), acao=2)
    assert set(reachable(battle.fight, battle.of("lia"))) == {
        (5, 7),
        (4, 7),
        (6, 7),
        (5, 8),
        (3, 6),
        (4, 5),
        (6, 5),
        (7, 6),
    }


@pytest.mark.rule("TB-MOVE-13")
def test_a_path_may_come_back_to_where_it_began() -> None:
    battle = walker()
    battle.act("lia", "move", path=[[5, 5], [5, 6]])
    assert (battle.of("lia").cell, battle.of("lia").facing, battle.pool("lia", "acao")) == ((5, 6), "s", 18)


@pytest.mark.rule("TB-MOVE-13", "TB-MOVE-14")
@pytest.mark.parametrize(
    ("path", "code"),
    [
        ([[4, 5]], "not_adjacent"),
        ([[5, 6]], "not_adjacent"),
        ([[5, 5], [5, 3]], "not_adjacent"),
        ([[5, 7], [5, 11]], "off_board"),
        ([[9, 9], [2, 2]], "not_adjacent"),
    ],
)
def test_a_path_goes_from_neighbour_to_neighbour(path: list[list[int]], code: str) -> None:
    assert walker().act_refusal("lia", "move", path=path) == code


def test_one_who_is_off_the_board_does_not_move() -> None:
    battle = Battle(piece("lia"))
    assert battle.act_refusal("lia", "move", to=[1, 1]) == "not_on_board"
    assert domain(battle.fight, battle.of("lia")) == ()


@pytest.mark.rule("TB-TURN-11", "TB-MOVE-15")
@pytest.mark.parametrize(
    "where", [{"to": [8, 2]}, {"path": [[8, 2]]}, {"path": [[5, 5], [5, 4], [8, 2]]}], ids=["walled", "far", "through"]
)
def test_by_the_game_masters_word_a_move_without_a_way_is_free_and_looks_where_it_went(where: dict[str, Any]) -> None:
    board = {"cells": [{"rect": [0, 5, 10, 5], "state": "blocked"}]}
    battle = walker(board)
    battle.act("lia", "move", **where, override=True)
    assert (battle.of("lia").cell, battle.of("lia").facing) == ((8, 2), "n")
    assert battle.pool("lia", "acao") == 20


@pytest.mark.rule("TB-TURN-11", "TB-MOVE-09")
def test_by_the_game_masters_word_one_may_stay_in_a_doorway_at_the_ordinary_price() -> None:
    battle = walker({"obstructed": [[5, 5]]})
    assert battle.act_refusal("lia", "move", to=[5, 5]) == "cell_obstructed"
    battle.act("lia", "move", to=[5, 5], override=True)
    assert battle.pool("lia", "acao") == 19


@pytest.mark.rule("TB-MOVE-16")
def test_the_game_master_places_pieces_for_nothing_but_never_on_a_wall_or_a_piece() -> None:
    battle = walker({"blocked": [[0, 0]], "obstructed": [[1, 0]]}, piece("orc", cell=(8, 8)))
    assert battle.refusal("move", actor="orc", to=[0, 0]) == "cell_blocked"
    assert battle.refusal("move", actor="orc", to=[5, 6]) == "cell_occupied"
    assert battle.refusal("move", actor="orc", to=[0, 11]) == "off_board"
    battle.do("move", actor="orc", to=[1, 0], facing="w")
    assert (battle.of("orc").cell, battle.of("orc").facing, battle.pool("orc", "acao")) == ((1, 0), "w", 5)


@pytest.mark.rule("TB-DIR-01")
def test_the_party_looks_north_and_all_others_south_unless_told() -> None:
    battle = Battle(piece("lia", "party"), piece("orc"), piece("elf", "woods"), piece("rex", facing="e"))
    assert [battle.of(id).facing for id in ("lia", "orc", "elf", "rex")] == ["n", "s", "s", "e"]


@pytest.mark.rule("TB-DIR-02")
def test_turning_costs_what_the_option_says() -> None:
    battle = walker(face_cost=3)
    battle.act("lia", "face", facing="s")
    assert battle.pool("lia", "acao") == 17
    assert battle.act_refusal("lia", "face", facing="s") == "already_facing"
    battle.act("lia", "face", facing="s", override=True)
    assert battle.pool("lia", "acao") == 14


@pytest.mark.rule("TB-DOM-01", "TB-DOM-05", "TB-DOM-06")
@pytest.mark.parametrize(
    ("facing", "expected"),
    [
        ("n", [[5, 4], [4, 5], [6, 5]]),
        ("e", [[5, 4], [6, 5], [5, 6]]),
        ("s", [[4, 5], [6, 5], [5, 6]]),
        ("w", [[5, 4], [4, 5], [5, 6]]),
    ],
)
def test_the_domain_is_all_around_but_behind(facing: str, expected: list[list[int]]) -> None:
    battle = Battle(piece("orc", cell=(5, 5), facing=facing))
    assert battle.shown()["combatants"]["orc"]["extra"]["domain"] == expected


@pytest.mark.rule("TB-DOM-01")
def test_the_domain_ends_at_walls_and_at_the_edge_but_not_at_doors_or_heights() -> None:
    board = {"blocked": [[1, 0]], "cells": [{"cell": [0, 1], "state": "obstructed", "level": 9}]}
    battle = Battle(piece("orc", cell=(0, 0), facing="s"), board=board)
    assert battle.shown()["combatants"]["orc"]["extra"]["domain"] == [[0, 1]]


@pytest.mark.rule("TB-DOM-02", "TB-DOM-03", "TB-DOM-04")
def test_each_enemy_that_holds_a_cell_makes_it_dearer_and_no_friend_does() -> None:
    around = [
        piece("ga", cell=(4, 5), facing="e"),
        piece("gb", cell=(6, 5), facing="w"),
        piece("gc", "bandits", cell=(5, 4), facing="s"),
    ]
    friend = piece("teo", "party", cell=(5, 7), facing="n")
    assert cost(walker(None, *around, friend), path=[[5, 5]]) == 4


@pytest.mark.rule("TB-DOM-02", "TB-MOVE-12")
def test_the_cheapest_way_goes_round_domains_where_that_is_worth_it() -> None:
    guards = [piece("ga", cell=(6, 5), facing="w"), piece("gb", cell=(6, 4), facing="w")]
    battle = walker(None, *guards)
    move = facts_of(battle.act("lia", "move", to=[5, 3]), "move")[0]
    assert (move["cost"], move["path"]) == (5, [[5, 5], [5, 4], [5, 3]])
    battle.do("join", combatant=piece("gc", cell=(5, 2), facing="s"))
    battle.do("move", actor="lia", to=[5, 6])
    move = facts_of(battle.act("lia", "move", to=[4, 3]), "move")[0]
    assert (move["cost"], move["path"]) == (4, [[4, 6], [4, 5], [4, 4], [4, 3]])


@pytest.mark.rule("TB-DOM-06")
def test_the_fallen_dominate_nothing_and_leaving_a_domain_is_free() -> None:
    battle = walker(None, piece("orc", cell=(5, 5), facing="s"))
    assert cost(battle, path=[[5, 7]]) == 1
    battle.do("damage", actor="orc", amount=9, type="lesao")
    assert battle.shown()["combatants"]["orc"]["extra"]["domain"] == []
    assert cost(battle, path=[[5, 6]]) == 1


cells = st.tuples(st.integers(0, 4), st.integers(0, 4))


@given(
    st.frozensets(cells, max_size=6),
    st.dictionaries(cells, st.integers(0, 3), max_size=8),
    st.lists(cells, min_size=1, max_size=3, unique=True),
    cells,
)
def test_moving_to_a_cell_costs_as_much_as_its_way_step_by_step(
    blocked: frozenset[tuple[int, int]],
    levels: dict[tuple[int, int], int],
    foes: list[tuple[int, int]],
    end: tuple[int, int],
) -> None:
    start = (0, 0)
    board = {
        "width": 5,
        "height": 5,
        "blocked": [list(cell) for cell in sorted(blocked - {start, *foes})],
        "cells": [{"cell": list(cell), "level": level} for cell, level in levels.items()],
    }
    others = [piece(f"g{index}", cell=cell) for index, cell in enumerate(foes) if cell != start]
    battle = Battle(piece("lia", "party", cell=start, acao=99), *others, board=board)
    result = battle.service.do({"do": "act", "actor": "lia", "action": "move", "params": {"to": list(end)}})
    entry = getattr(result, "entry", None)
    if entry is None:
        return
    aimed = facts_of(entry.facts, "move")[0]
    battle.service.do({"do": "undo"})
    walked = facts_of(battle.act("lia", "move", path=aimed["path"]), "move")[0]
    assert {key: aimed[key] for key in ("cost", "path", "facing", "to")} == {
        key: walked[key] for key in ("cost", "path", "facing", "to")
    }
