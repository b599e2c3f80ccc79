"""The game master's rulings, the same in every system."""

from collections.abc import Mapping
from typing import Any

import pytest

from rules.core.state import Countdown
from rules.engine.service import Done, Refused, RulesService
from tests.rules.core.toy import BEGIN, BOARD, NEXT, being, fight_of, picture


@pytest.fixture
def service() -> RulesService:
    return fight_of(BEGIN, board=BOARD)


def do(service: RulesService, kind: str, **fields: Any) -> list[dict[str, Any]]:
    result = service.do({"do": kind, **fields})
    assert isinstance(result, Done), result
    return list(result.entry.facts)


def refusal(service: RulesService, kind: str, **fields: Any) -> str:
    before = picture(service)
    result = service.do({"do": kind, **fields})
    assert isinstance(result, Refused), result
    assert picture(service) == before
    return result.code


def without(fact: Mapping[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in fact.items() if key not in ("n", "command", *keys)}


# --- set ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "stands"), [(3, 3), (0, 0), (-5, 0), (999, 10)])
def test_a_pool_beyond_its_limits_becomes_the_nearest_that_is_allowed(
    service: RulesService, value: int, stands: int
) -> None:
    facts = do(service, "set", actor="bob", pool="hp", value=value)
    assert service.fight.combatants["bob"].pools["hp"] == stands
    assert without(facts[0]) == {"kind": "ruling", "actor": "bob", "what": "hp", "value": stands, "text": ""}


@pytest.mark.parametrize(("value", "stands"), [(7, 7), (-1, 0), (99, 20)])
def test_a_number_beyond_its_limits_becomes_the_nearest_that_is_allowed(
    service: RulesService, value: int, stands: int
) -> None:
    do(service, "set", actor="bob", stat="speed", value=value)
    assert service.fight.combatants["bob"].sheet.speed == stands


def test_a_lower_maximum_takes_the_pool_down_with_it(service: RulesService) -> None:
    do(service, "set", actor="bob", stat="hp", value=4)
    assert service.fight.combatants["bob"].pools == {"hp": 4, "mp": 4}
    do(service, "set", actor="bob", stat="hp", value=9)
    assert service.fight.combatants["bob"].pools["hp"] == 4


@pytest.mark.parametrize(
    "fields",
    [
        {"pool": "stamina", "value": 1},
        {"stat": "luck", "value": 1},
        {"stat": "weapons", "value": 1},
        {"stat": "speed", "value": "fast"},
        {"stat": "speed", "value": True},
        {"stat": "speed", "value": 1.5},
    ],
)
def test_an_unknown_name_or_no_number_is_invalid(service: RulesService, fields: dict[str, Any]) -> None:
    assert refusal(service, "set", actor="ann", **fields) == "invalid_params"


def test_a_cell_is_set(service: RulesService) -> None:
    (fact,) = do(service, "set", cell=[3, 2], stat="state", value="blocked")
    do(service, "set", cell=[3, 2], stat="terrain", value="mud")
    do(service, "set", cell=[3, 2], stat="level", value=2)
    board = service.fight.board
    assert (board.state_at((3, 2)), board.terrain_at((3, 2)), board.level_at((3, 2))) == ("blocked", "mud", 2)
    assert (fact["kind"], fact["actor"], fact["cell"]) == ("ruling", None, [3, 2])


def test_a_cell_is_refused(service: RulesService) -> None:
    assert refusal(service, "set", cell=[9, 9], stat="state", value="free") == "off_board"
    assert refusal(service, "set", cell=[1, 1], stat="colour", value="red") == "invalid_params"
    assert refusal(service, "set", cell=[1, 1], stat="state", value="ajar") == "invalid_params"
    assert refusal(service, "set", cell=[1, 1], stat="state", value=["free"]) == "invalid_params"
    assert refusal(fight_of(BEGIN), "set", cell=[1, 1], stat="state", value="free") == "no_board"


# --- damage and heal ---------------------------------------------------------------------------------------


def test_damage_and_healing_go_the_systems_own_way(service: RulesService) -> None:
    facts = do(service, "damage", actor="bob", amount=12, type="fire")
    assert [fact["kind"] for fact in facts] == ["damage", "fall"]
    assert (facts[0]["from"], facts[0]["to"], facts[0]["type"]) == (10, 0, "fire")
    facts = do(service, "heal", actor="bob", amount=3)
    assert [fact["kind"] for fact in facts] == ["heal", "wake"]
    do(service, "damage", actor="bob", amount=1, pool="mp")
    assert service.fight.combatants["bob"].pools == {"hp": 3, "mp": 3}


@pytest.mark.parametrize("kind", ["damage", "heal"])
def test_an_amount_and_its_pool_must_be_possible(service: RulesService, kind: str) -> None:
    assert refusal(service, kind, actor="bob", amount=-1) == "invalid_params"
    assert refusal(service, kind, actor="bob", amount=1, pool="stamina") == "invalid_params"
    assert refusal(service, kind, actor="zed", amount=1) == "no_such_actor"


# --- conditions and timers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("given", "timer"), [({}, 3), ({"timer": None}, None), ({"timer": 7}, 7)])
def test_a_condition_has_the_timer_that_is_named_or_the_catalogues(
    service: RulesService, given: dict[str, Any], timer: int | None
) -> None:
    (fact,) = do(service, "condition", actor="bob", status="burning", source="ann", **given)
    assert without(fact) == {
        "kind": "condition",
        "actor": "bob",
        "status": "burning",
        "timer": timer,
        "source": "ann",
        "params": {},
    }


def test_conditions_stand_in_the_order_in_which_they_came(service: RulesService) -> None:
    for status in ("slow", "burning"):
        do(service, "condition", actor="bob", status=status)
    do(service, "condition", actor="bob", status="slow", timer=2)
    assert [(condition.status, condition.timer) for condition in service.fight.combatants["bob"].conditions] == [
        ("slow", 2),
        ("burning", 3),
    ]


def test_conditions_are_refused(service: RulesService) -> None:
    assert refusal(service, "condition", actor="zed", status="burning") == "no_such_actor"
    assert refusal(service, "condition", actor="bob", status="drunk") == "no_such_status"
    assert refusal(service, "condition", actor="bob", status="burning", timer=0) == "invalid_params"
    assert refusal(service, "condition", actor="bob", status="bound") == "invalid_params"
    assert refusal(service, "lift", actor="bob", status="drunk") == "no_such_status"
    assert refusal(service, "lift", actor="bob", status="burning") == "no_such_condition"
    assert refusal(service, "timer", actor="bob", status="burning", value=1) == "no_such_condition"
    do(service, "condition", actor="bob", status="burning")
    assert refusal(service, "timer", actor="bob", status="burning", value=-1) == "invalid_params"
    assert refusal(service, "lift", actor="bob", status="burning", params={"by": "rope"}) == "no_such_condition"


def test_params_tell_conditions_of_one_status_apart(service: RulesService) -> None:
    do(service, "condition", actor="bob", status="bound", params={"by": "rope"})
    assert refusal(service, "lift", actor="bob", status="bound", params={"by": "chain"}) == "no_such_condition"
    (fact,) = do(service, "lift", actor="bob", status="bound", params={"by": "rope"})
    assert (fact["why"], fact["params"]) == ("lifted", {"by": "rope"})
    assert service.fight.combatants["bob"].conditions == ()


def test_a_timer_is_set_lifted_or_runs_out_now(service: RulesService) -> None:
    do(service, "condition", actor="bob", status="burning")
    (fact,) = do(service, "timer", actor="bob", status="burning", value=9)
    assert (fact["kind"], fact["timer"]) == ("tick", 9)
    do(service, "timer", actor="bob", status="burning", value=None)
    assert service.fight.combatants["bob"].condition("burning").timer is None
    (fact,) = do(service, "timer", actor="bob", status="burning", value=0)
    assert (fact["kind"], fact["why"]) == ("lift", "expired")


# --- countdowns --------------------------------------------------------------------------------------------


def test_a_countdown_runs_by_its_unit_stops_at_0_and_stays(service: RulesService) -> None:
    do(service, "countdown", name="flood", rounds=1, goal="flood")
    do(service, "countdown", name="bell", turns=4)
    do(service, "next")
    facts = do(service, "next")
    assert [fact.get("text") for fact in facts if fact["kind"] == "note"] == ["flood!"]
    do(service, "next")
    do(service, "next")
    assert service.fight.countdowns == {"flood": Countdown("rounds", 0, "flood"), "bell": Countdown("turns", 4)}


def test_a_countdown_set_to_0_does_what_its_end_does(service: RulesService) -> None:
    do(service, "countdown", name="flood", rounds=5)
    (fact,) = do(service, "timer", name="flood", value=3)
    assert without(fact) == {"kind": "countdown", "name": "flood", "left": 3, "done": False}
    facts = do(service, "timer", name="flood", value=0)
    assert [fact["kind"] for fact in facts] == ["countdown", "note"]


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"rounds": 1, "turns": 1},
        {"seconds": 5},
        {"ticks": 5},
        {"rounds": 0},
        {"rounds": -3},
        {"rounds": 1, "goal": "fire"},
    ],
)
def test_a_countdown_needs_one_unit_that_the_system_has(service: RulesService, fields: dict[str, Any]) -> None:
    assert refusal(service, "countdown", name="x", **fields) == "invalid_params"


def test_a_countdown_that_was_never_started_has_no_timer(service: RulesService) -> None:
    assert refusal(service, "timer", name="flood", value=1) == "no_such_countdown"
    do(service, "countdown", name="flood", rounds=5)
    assert refusal(service, "timer", name="flood", value=-1) == "invalid_params"
    assert refusal(service, "timer", name="flood", value=None) == "invalid_params"


# --- coming and going --------------------------------------------------------------------------------------


def test_before_begin_a_reinforcement_is_one_more_of_the_combatants() -> None:
    service = fight_of()
    (fact,) = do(service, "join", combatant=being("cid", name="Cid", pools={"hp": 4}))
    assert without(fact) == {"kind": "join", "actor": "cid"}
    do(service, "begin", dice=[10, 10, 10])
    assert service.fight.line == ("ann", "cid", "bob")


def test_later_it_comes_as_the_system_rules(service: RulesService) -> None:
    conditions = [{"status": "burning", "timer": 2}]
    facts = do(service, "join", combatant=being("cid", cell=[2, 2], facing="w", conditions=conditions), dice=[20])
    assert [fact["kind"] for fact in facts] == ["condition", "join", "initiative"]
    cid = service.fight.combatants["cid"]
    assert (cid.cell, cid.facing, cid.name, cid.pools) == ((2, 2), "w", "cid", {"hp": 10, "mp": 4})
    assert service.fight.line == ("ann", "cid", "bob")


def test_a_reinforcement_immune_to_its_condition_comes_without_it(service: RulesService) -> None:
    do(service, "join", combatant=being("water", conditions=[{"status": "burning"}, {"status": "slow"}]), dice=[1])
    assert [condition.status for condition in service.fight.combatants["water"].conditions] == ["slow"]


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"id": "ann"}, "id_taken"),
        ({"cell": [9, 9]}, "off_board"),
        ({"cell": [0, 0]}, "cell_blocked"),
        ({"cell": [1, 0]}, "cell_obstructed"),
        ({"cell": [3, 2]}, "cell_occupied"),
    ],
)
def test_a_reinforcement_is_refused(service: RulesService, given: dict[str, Any], code: str) -> None:
    do(service, "move", actor="bob", to=[3, 2])
    assert refusal(service, "join", combatant={**being("cid"), **given}) == code


def test_a_reinforcement_whose_condition_cannot_be_put_on_is_refused(service: RulesService) -> None:
    assert refusal(service, "join", combatant=being("cid", conditions=[{"status": "bound"}])) == "invalid_params"


def test_without_a_board_nobody_joins_on_a_cell() -> None:
    assert refusal(fight_of(BEGIN), "join", combatant=being("cid", cell=[0, 0])) == "no_board"


@pytest.mark.parametrize(
    ("given", "reason"), [({}, "removed"), ({"reason": "fled"}, "fled"), ({"reason": "ejected"}, "ejected")]
)
def test_who_leaves_is_out_off_the_board_and_off_the_order(
    service: RulesService, given: dict[str, Any], reason: str
) -> None:
    do(service, "move", actor="bob", to=[3, 2])
    (fact,) = do(service, "leave", actor="bob", **given)
    bob = service.fight.combatants["bob"]
    assert without(fact) == {"kind": "leave", "actor": "bob", "reason": reason}
    assert (bob.state, bob.cell, bob.left_by) == ("out", None, reason)
    assert service.fight.line == ("ann",)
    assert refusal(service, "leave", actor="bob") == "invalid_target"


def test_nobody_leaves_for_an_unknown_reason(service: RulesService) -> None:
    assert refusal(service, "leave", actor="bob", reason="bored") == "invalid_params"


def test_who_changes_sides_does_so_at_once(service: RulesService) -> None:
    (fact,) = do(service, "side", actor="bob", side="party")
    assert service.fight.combatants["bob"].side == "party"
    assert (fact["kind"], fact["what"], fact["value"]) == ("ruling", "side", "party")


def test_the_order_is_changed_by_word(service: RulesService) -> None:
    do(service, "order", actor="ann", after="bob")
    assert service.fight.line == ("bob", "ann")
    do(service, "order", actor="ann", before="bob")
    assert service.fight.line == ("ann", "bob")
    assert refusal(service, "order", actor="ann") == "invalid_params"
    assert refusal(service, "order", actor="ann", before="bob", after="bob") == "invalid_params"
    assert refusal(service, "order", actor="ann", before="ann") == "invalid_target"
    assert refusal(service, "order", actor="ann", before="zed") == "no_such_actor"


# --- placing pieces ----------------------------------------------------------------------------------------


def test_a_piece_is_placed_in_anybodys_turn(service: RulesService) -> None:
    (fact,) = do(service, "move", actor="bob", to=[3, 2], facing="e")
    assert without(fact) == {
        "kind": "move",
        "actor": "bob",
        "from": None,
        "to": [3, 2],
        "path": None,
        "distance": None,
        "facing": "e",
        "placed": True,
    }
    do(service, "move", actor="bob", path=[[9, 9], [2, 2]])
    assert service.fight.combatants["bob"].cell == (2, 2)
    (fact,) = do(service, "move", actor="bob", facing="n")
    assert without(fact) == {"kind": "face", "actor": "bob", "from": "e", "to": "n"}


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"to": [4, 0]}, "off_board"),
        ({"to": [-1, 0]}, "off_board"),
        ({"to": [0, 0]}, "cell_blocked"),
        ({"to": [1, 0]}, "cell_obstructed"),
        ({"to": [3, 2]}, "cell_occupied"),
        ({}, "invalid_params"),
        ({"to": [2, 2], "facing": "up"}, "invalid_params"),
        ({"facing": "up"}, "invalid_params"),
    ],
)
def test_only_the_cell_is_checked(service: RulesService, fields: dict[str, Any], code: str) -> None:
    do(service, "move", actor="bob", to=[3, 2])
    assert refusal(service, "move", actor="ann", **fields) == code


def test_a_piece_may_be_put_where_it_stands_and_where_the_fallen_lie(service: RulesService) -> None:
    do(service, "move", actor="bob", to=[3, 2])
    do(service, "move", actor="bob", to=[3, 2], facing="s")
    do(service, "damage", actor="bob", amount=99)
    do(service, "move", actor="ann", to=[3, 2])
    assert service.fight.combatants["ann"].cell == (3, 2)


def test_pieces_are_not_placed_without_a_board_or_when_they_are_gone(service: RulesService) -> None:
    assert refusal(fight_of(BEGIN), "move", actor="ann", to=[1, 1]) == "no_board"
    do(service, "leave", actor="bob")
    assert refusal(service, "move", actor="bob", to=[2, 2]) == "invalid_target"


# --- rolls, notes, the end ---------------------------------------------------------------------------------


def test_a_free_roll_is_logged(service: RulesService) -> None:
    (fact,) = do(service, "roll", expression="2d6+3", dice=[4, 5])
    assert without(fact) == {
        "kind": "roll",
        "actor": None,
        "what": "2d6+3",
        "dice": [4, 5],
        "total": 12,
        "against": None,
        "success": None,
    }
    assert refusal(service, "roll", expression="2d6+luck") == "invalid_params"


def test_a_free_roll_keeps_drops_and_explodes_and_an_exploding_die_asks_for_one_more(service: RulesService) -> None:
    (fact,) = do(service, "roll", expression="2d6!+1", dice=[6, 3, 6, 2])
    assert (fact["dice"], fact["total"]) == ([6, 3, 6, 2], 18)
    (kept,) = do(service, "roll", expression="4d6kh3", dice=[5, 1, 4, 3])
    assert kept["total"] == 12
    result = service.do({"do": "roll", "expression": "1d6!", "dice": [6]})
    assert isinstance(result, Refused)
    assert result.code == "dice_missing"
    result = service.do({"do": "roll", "expression": "1d6!", "dice": [5, 2]})
    assert isinstance(result, Refused)
    assert result.code == "dice_left_over"


def test_a_note_is_a_line_in_the_log(service: RulesService) -> None:
    (fact,) = do(service, "note", text="the door gives way")
    assert without(fact) == {"kind": "note", "text": "the door gives way"}


def test_the_winner_is_the_only_side_that_still_has_somebody_active(service: RulesService) -> None:
    do(service, "damage", actor="bob", amount=99)
    facts = do(service, "end")
    assert without(facts[-1]) == {"kind": "end", "winner": "party"}
    fight = service.fight
    assert (fight.phase, fight.active, fight.winner) == ("ended", None, "party")


def test_two_sides_left_or_none_have_no_winner(service: RulesService) -> None:
    do(service, "end")
    assert service.fight.winner is None
    other = fight_of(BEGIN, *({"do": "damage", "actor": id, "amount": 99} for id in ("ann", "bob")), NEXT)
    do(other, "end")
    assert other.fight.winner is None


def test_a_system_without_surprise_says_so() -> None:
    assert refusal(fight_of(), "begin", surprise={"by": ["ann"]}) == "no_surprise"
