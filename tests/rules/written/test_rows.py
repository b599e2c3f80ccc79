"""Rows of sheets: how often they can be used and when that comes back, ammunition, several dice, what forbids them."""

from typing import Any

import pytest

from rules.core.questions import ChoiceQuestion
from rules.engine.rest import rested
from rules.engine.service import AnswerNeeded
from rules.mechanics.declared_action import Declared
from rules.mechanics.dice_sources import TableDice
from rules.text.faults import BadSheet
from tests.rules.written.played_game import PlayedGame
from tests.rules.written.small_games import faults, play, small

POWERS = """
[sheet.powers]
label = "Powers"
kind = "rows"
uses = "row.times"
per = "%s"
row.times = { label = "Times", default = 2, high = 9 }
row.school = { label = "School", kind = "choice", words = { fire = "Fire", ice = "Ice" } }
%s
[action.use]
label = "Use"
with = "powers"
targets = { who = "anyone" }
%s
does = [{ damage = 1 }]
[action.rest]
label = "Rest"
does = []
"""
ROWS = [{"id": "bolt", "name": "Bolt"}, {"id": "wall", "name": "Wall", "times": 1, "school": "ice"}]


def game(per: str = "fight", more: str = "", cost: str = "cost = { row = 1 }") -> PlayedGame:
    """A hero whose turn it is, with powers, against a foe."""
    return play(POWERS % (per, more, cost), hero={"powers": ROWS}, foe={}).begin(9, 1)


def use(played: PlayedGame, row: str = "bolt") -> None:
    """Let the hero use a power."""
    fields: dict[str, Any] = {"with": row}
    played.act("hero", "use", "foe", **fields)


def refusal(played: PlayedGame, row: str = "bolt") -> str:
    """Why the hero cannot use a power."""
    return played.refused("act", actor="hero", action="use", targets=["foe"], **{"with": row})


def hints(played: PlayedGame) -> list[tuple[str, str | None]]:
    """What the choices of powers say, and by what they are refused."""
    action = played.system.actions["use"]
    field = next(field for field in action.fields if field.name == "with")
    assert field.options is not None
    return [(option.hint, option.refused) for option in field.options(played.fight, played["hero"], {})]


def test_a_row_can_be_used_as_often_as_it_says_and_says_what_is_left() -> None:
    played = game()
    assert hints(played) == [("2/2", None), ("1/1", None)]
    use(played)
    use(played, "wall")
    assert hints(played) == [("1/2", None), ("0/1", "no_uses")]
    assert refusal(played, "wall") == "no_uses"
    use(played)
    action = played.system.actions["use"]
    assert isinstance(action, Declared)
    closed = action.closed(played.fight, played["hero"])
    assert closed is not None
    assert closed.code == "no_uses"


def test_what_an_action_spends_of_a_row_in_its_effects_is_refused_too() -> None:
    text = (POWERS % ("fight", "", "")).replace("[{ damage = 1 }]", '[{ spend = "row" }, { damage = 1 }]')
    played = play(text, hero={"powers": ROWS}, foe={}).begin(9, 1)
    use(played, "wall")
    assert refusal(played, "wall") == "no_uses"


def test_a_use_can_be_given_back() -> None:
    text = (POWERS % ("fight", "", "")).replace("damage = 1", 'gain = "row"').replace("row = 1", "row = 1")
    played = play(text.replace("targets", "cost = { row = 1 }\ntargets"), hero={"powers": ROWS}, foe={}).begin(9, 1)
    use(played, "wall")
    assert hints(played)[1] == ("1/1", None)


@pytest.mark.parametrize(("per", "back"), [("turn", 2), ("round", 2), ("fight", 1), ("rest", 1), ("never", 1)])
def test_uses_come_back_in_their_time(per: str, back: int) -> None:
    played = game(per)
    use(played)
    played.next()
    assert hints(played)[0][0] == "1/2"
    played.next()
    assert hints(played)[0][0] == f"{back}/2"


def test_a_use_comes_back_by_a_face_of_a_d6_at_the_beginning_of_its_turn() -> None:
    played = game(more='recharge = "5"')
    use(played)
    use(played)
    played.next()
    played.next(4)
    assert hints(played)[0][0] == "0/2"
    roll = next(fact for fact in played.facts if fact["kind"] == "roll")
    assert (roll["what"], roll["against"], roll["success"]) == ("Bolt", 5, False)
    played.next()
    played.next(5)
    assert hints(played)[0][0] == "1/2"


def test_nothing_is_rolled_for_what_does_not_recharge() -> None:
    played = game(more="recharge = \"5 if row.school is 'ice' else 0\"")
    use(played)
    use(played, "wall")
    played.next()
    played.next(6)
    assert [hint for hint, _ in hints(played)] == ["1/2", "1/1"]


def test_a_row_without_uses_has_no_end() -> None:
    text = """
    [sheet.powers]
    kind = "rows"
    row.harm = { default = 1 }
    [action.use]
    with = "powers"
    targets = {}
    cost = { row = 1 }
    does = [{ damage = 1 }]
    """
    played = play(text, hero={"powers": [{"id": "bolt"}]}, foe={}).begin(9, 1)
    for _ in range(4):
        use(played)
    assert hints(played) == [("", None)]


def test_a_cost_of_a_row_needs_rows() -> None:
    assert faults("[action.use]\ncost = { row = 1 }\ndoes = []") == ["action.use.cost.row"]
    assert faults("[action.use]\ndoes = [{ spend = 'row' }]") == ["action.use.does[0].spend"]


# --- from one fight to the next -----------------------------------------------------------------------------


def after(played: PlayedGame) -> Any:
    """The hero's sheet after the fight."""
    hero = played["hero"]
    sheet = hero.sheet.model_dump(mode="json", exclude_unset=True)
    return played.system.aftermath.sheet_after(played.fight, hero, sheet)


def test_ammunition_stands_on_the_sheet_after_the_fight() -> None:
    played = game("never")
    use(played)
    assert [row.get("times") for row in after(played)["powers"]] == [1, 1]
    assert play(POWERS % ("never", "", "cost = { row = 1 }"), hero=after(played), foe={}).begin(9, 1)["hero"].used == {}


def test_what_a_rest_brings_back_is_used_up_until_then() -> None:
    played = game("rest")
    use(played, "wall")
    sheet = after(played)
    assert [row.get("spent", 0) for row in sheet["powers"]] == [0, 1]
    again = play(POWERS % ("rest", "", "cost = { row = 1 }"), hero=sheet, foe={}).begin(9, 1)
    assert refusal(again, "wall") == "no_uses"
    assert after(again) == sheet
    system = small(POWERS % ("rest", "", "cost = { row = 1 }") + "[rest.night]\ndoes = []")
    slept = rested(system, sheet, {}, (), {}, {}).sheet
    assert [row.get("spent", 0) for row in slept["powers"]] == [0, 0]


def test_what_a_fight_brings_back_leaves_the_sheet_as_it_was() -> None:
    played = game("fight")
    use(played)
    assert after(played) == {"powers": ROWS}


# --- what forbids rows --------------------------------------------------------------------------------------


def test_a_status_can_forbid_the_rows_of_a_list_or_some_of_them() -> None:
    text = (
        POWERS % ("fight", "", "")
        + """
    [status.silenced]
    forbids = ["powers"]
    [status.frozen]
    forbids = [{ word = "powers", if = "row.school is 'fire'" }]
    """
    )
    played = play(text, hero={"powers": ROWS}, foe={}).begin(9, 1)
    played.do("condition", actor="hero", status="frozen")
    assert [refused for _, refused in hints(played)] == ["cannot_act", None]
    assert refusal(played) == "cannot_act"
    use(played, "wall")
    played.do("condition", actor="hero", status="silenced")
    assert refusal(played, "wall") == "cannot_act"
    played.act("hero", "rest")


SHIELDS = """
[reaction.shield]
label = "Shield"
at = "struck"
with = "powers"
does = [{ amount = "half(amount)" }]
[status.silenced]
forbids = ["powers"]
[status.frozen]
forbids = [{ word = "powers", if = "row.school is 'fire'" }]
"""


@pytest.mark.parametrize(("status", "offered"), [("", ["bolt", "wall"]), ("frozen", ["wall"]), ("silenced", [])])
def test_what_forbids_rows_forbids_to_react_with_them(status: str, offered: list[str]) -> None:
    played = play(POWERS % ("fight", "", "") + SHIELDS, hero={"powers": ROWS}, foe={"powers": ROWS}).begin(9, 1)
    if status:
        played.do("condition", actor="foe", status=status)
    blow = {"do": "act", "actor": "hero", "action": "use", "with": "wall", "targets": ["foe"]}
    result = played.service.do(blow, TableDice(played.fight))
    asked = result.question if isinstance(result, AnswerNeeded) else None
    options = asked.options if isinstance(asked, ChoiceQuestion) else ()
    assert [*options] == ([*offered, "none"] if offered else [])


# --- several dice -------------------------------------------------------------------------------------------

PARTS = """
[sheet.resist]
kind = "list"
words = { fire = "Fire", steel = "Steel" }
[harm]
kinds = { fire = "Fire", steel = "Steel" }
steps = [{ if = "kind in target.resist", is = "half(amount)" }]
[sheet.attacks]
kind = "rows"
row.harm = { label = "Harm", kind = "parts", words = { fire = "Fire", steel = "Steel" } }
[action.hit]
with = "attacks"
targets = {}
does = [{ damage = "dice(row.harm)" }]
"""
FLAMING = {
    "id": "sword",
    "name": "Sword",
    "harm": [{"dice": "1d8+1", "kind": "steel"}, {"dice": "1d6", "kind": "fire"}],
}


def test_each_part_of_a_blow_is_lost_by_its_own_kind() -> None:
    played = play(PARTS, hero={"attacks": [FLAMING]}, foe={"resist": ["fire"]}).begin(9, 1)
    played.act("hero", "hit", "foe", dice=[5, 6], **{"with": "sword"})
    losses = [(fact["amount"], fact["type"]) for fact in played.facts if fact["kind"] == "damage"]
    assert losses == [(6, "steel"), (3, "fire")]


@pytest.mark.parametrize("part", [{"dice": "1d8", "kind": "holy"}, {"dice": "many", "kind": "fire"}, {"harm": 3}])
def test_a_part_has_dice_and_a_kind_that_there_is(part: dict[str, Any]) -> None:
    with pytest.raises(BadSheet):
        small(PARTS).check_sheet({"attacks": [{"id": "sword", "harm": [part]}]})
