"""Holds: catching, being held, getting free, taking a weapon away."""

import pytest

from rules.d100.actions.holds import disarm_chance
from tests.rules.d100.playing import DAGA, ESPADA, HACHA, RED, Game, ana, bruto, one
from tests.rules.played import facts_of

rule = pytest.mark.rule


def net(**options: str) -> Game:
    """Reto, with a net, has just caught Bruto, whose axe he left alone."""
    game = Game(
        one("reto", "party", des=11, fue=13, weapons=[RED]),
        bruto(),
        one("otro", "party", des=8),
        **{"declarations": "off", **options},
    ).begin()
    game.act("reto", "grapple", "bruto", dice=[55], answers=["none", "none"])
    return game


def arms() -> Game:
    """Reto holds Bruto with bare hands."""
    game = Game(one("reto", "party", des=11, fue=13), bruto(), declarations="off").begin()
    game.act("reto", "grapple", "bruto", dice=[25], answers=["none", "none"])
    return game


@rule("D100-HOLD-01", "D100-HOLD-03")
def test_a_catch_holds_for_this_turn_and_the_next_and_does_no_damage() -> None:
    game = net()
    hold = game["bruto"].conditions[0]
    assert (hold.status, hold.timer, hold.source) == ("grabbed", 2, "reto")
    assert (game.pv("bruto"), game["bruto"].state) == (16, "active")
    facts = game.do("next")
    assert (facts_of(facts, "turn")[0]["actor"], facts_of(facts, "turn")[0]["why"]) == ("bruto", "grabbed")
    game.to_turn(2)
    assert game.on("bruto") == {"grabbed": 1}
    facts = game.do("next")
    assert facts_of(facts, "turn")[0]["why"] == "grabbed"
    game.to_turn(3)
    assert game.on("bruto") == {"grabbed": None}
    game.next()
    assert game.fight.active == "bruto"
    assert game.cannot("bruto", "attack", "reto") == "cannot_act"
    assert game.cannot("bruto", "defend") == "cannot_act"


@rule("D100-HOLD-03")
def test_by_the_other_reading_one_struggles_already_in_the_second_turn() -> None:
    game = net(hold_escape="next")
    game.to_turn(2)
    game.next()
    assert (game.fight.active, game.on("bruto")) == ("bruto", {"grabbed": 1})
    game.act("bruto", "escape", dice=[27])
    assert game.on("bruto") == {}


@rule("D100-HOLD-01")
def test_a_catch_can_be_dodged_and_blocked() -> None:
    game = Game(one("reto", des=11), bruto(), declarations="off").begin()
    assert game.answers_of("reto", "grapple", "bruto", dice=[20]) == ["none", "dodge", "block:hacha"]
    facts = game.act("reto", "grapple", "bruto", dice=[20, 50, 4], answers=["block:hacha"])
    assert facts_of(facts, "object_damage") == []
    assert game.on("bruto") == {}
    assert game.pv("reto") == 12 - 6


@rule("D100-HOLD-01")
def test_only_what_holds_can_hold_and_the_first_that_does_is_the_default() -> None:
    game = Game(ana(weapons=[ESPADA, RED]), bruto(), declarations="off").begin()
    assert game.cannot("ana", "grapple", "bruto", using="espada") == "no_hold"
    game.act("ana", "grapple", "bruto", dice=[99])
    assert game.percent("ana") == 55


@rule("D100-HOLD-02")
def test_a_held_one_neither_dodges_nor_blocks() -> None:
    game = net()
    game.to_turn(2)
    facts = game.act("reto", "attack", "bruto", dice=[30])
    assert [fact["kind"] for fact in facts] == ["attack", "damage"]


@rule("D100-HOLD-04")
@pytest.mark.parametrize(("own", "theirs", "shown"), [(24, 13, 100), (13, 24, 0), (13, 15, 40)])
def test_the_chance_of_taking_a_weapon_is_never_more_than_all_nor_less_than_nothing(
    own: int, theirs: int, shown: int
) -> None:
    game = Game(one("reto", des=11, fue=own, weapons=[RED]), bruto(fue=theirs), declarations="off").begin()
    assert disarm_chance(game.fight, game["reto"], game["bruto"], 0) == shown


@rule("D100-HOLD-04")
@pytest.mark.parametrize(
    ("own", "theirs", "dice", "disarmed"),
    [(13, 15, [40], True), (13, 15, [41], False), (20, 10, [], True), (10, 20, [], False), (15, 15, [50], True)],
)
def test_the_catcher_may_take_a_weapon_fue_against_fue(own: int, theirs: int, dice: list[int], disarmed: bool) -> None:
    game = Game(one("reto", des=11, fue=own, weapons=[RED]), bruto(fue=theirs), declarations="off").begin()
    facts = game.act("reto", "grapple", "bruto", dice=[50, *dice], answers=["none", "disarm:hacha"])
    hacha = game["bruto"].weapons["hacha"]
    assert (hacha.equipped, hacha.dropped) == (not disarmed, disarmed)
    assert facts_of(facts, "disarm")[0]["success"] is disarmed
    if dice:
        assert game["reto"].last_roll == (
            "disarm",
            50 + 5 * (own - theirs),
            dice[0],
            "success" if disarmed else "failure",
        )
    else:
        assert game["reto"].last_roll is not None
        assert game["reto"].last_roll.what == "attack"


@rule("D100-HOLD-04")
def test_nothing_is_taken_from_one_who_has_no_weapon_in_hand() -> None:
    claw = {"id": "garra", "kind": "natural", "skill": 40}
    game = Game(one("reto", des=11), bruto(weapons=[{**HACHA, "equipped": False}, claw]), declarations="off").begin()
    question = game.open("act", actor="reto", action="grapple", targets=["bruto"], dice=[20]).question
    assert question.id == "reaction"
    game.act("reto", "grapple", "bruto", dice=[20], answers=["none"])


@rule("D100-HOLD-04")
def test_the_action_disarm_needs_a_hold_of_ones_own() -> None:
    game = arms()
    game.to_turn(2)
    assert game.cannot("reto", "disarm") == "need_targets"
    assert game.cannot("reto", "disarm", "nadie") == "no_such_target"
    assert game.cannot("reto", "disarm", "bruto", "reto") == "too_many_targets"
    assert game.cannot("reto", "disarm", "reto", weapon="hacha") == "not_grabbed"
    assert game.cannot("reto", "disarm", "bruto") == "invalid_params"
    assert game.cannot("reto", "disarm", "bruto", weapon="lanza") == "no_such_item"
    assert game.cannot("reto", "disarm", "bruto", weapon="unarmed") == "invalid_params"
    game.act("reto", "disarm", "bruto", weapon="hacha", dice=[45], modifier=5)
    assert game["bruto"].weapons["hacha"].dropped
    assert game.percent("reto") == 45
    game.to_turn(3)
    assert game.cannot("reto", "disarm", "bruto", weapon="hacha") == "not_equipped"


@rule("D100-HOLD-05")
@pytest.mark.parametrize(("face", "free"), [(27, True), (28, False)])
def test_afterwards_des_times_three_frees(face: int, free: bool) -> None:
    game = net()
    game.to_turn(3)
    game.next()
    game.act("bruto", "escape", dice=[face])
    assert game.percent("bruto") == 27
    assert game.on("bruto") == ({} if free else {"grabbed": None})
    assert game["bruto"].spent_on == "act"


@rule("D100-HOLD-05")
def test_escaping_costs_nothing_for_another_declaration() -> None:
    game = Game(ana(), bruto())
    game.do("condition", actor="ana", status="grabbed", timer=None, source="bruto")
    game.begin().to("ana")
    game.act("ana", "escape", dice=[36])
    assert (game.percent("ana"), game.on("ana")) == (36, {})


def test_only_a_held_one_escapes() -> None:
    game = Game(ana(), bruto(), declarations="off").begin()
    assert game.cannot("ana", "escape") == "not_grabbed"


@rule("D100-HOLD-06")
def test_the_holder_lets_go_for_nothing_even_after_its_action() -> None:
    game = arms()
    assert game.cannot("reto", "release") == "need_targets"
    game.act("reto", "release", "bruto")
    assert game.on("bruto") == {}
    assert game.cannot("reto", "release", "bruto") == "not_grabbed"


@rule("D100-HOLD-06")
def test_arms_let_go_when_their_owner_falls_or_leaves_and_a_net_does_not() -> None:
    for command in ({"do": "damage", "amount": 11}, {"do": "leave"}, {"do": "condition", "status": "unconscious"}):
        fields = {key: value for key, value in command.items() if key != "do"}
        game = arms()
        facts = game.do(str(command["do"]), actor="reto", **fields)
        assert game.on("bruto") == {}
        assert facts_of(facts, "lift")[0]["why"] == "fall"
        game = net()
        game.do(str(command["do"]), actor="reto", **fields)
        assert game.on("bruto") == {"grabbed": 2}


@rule("D100-HOLD-06")
def test_a_hold_put_on_by_ruling_is_a_nets() -> None:
    game = Game(one("reto", "party"), bruto(), declarations="off").begin()
    game.do("condition", actor="bruto", status="grabbed", source="reto")
    game.do("damage", actor="reto", amount=12)
    assert game.on("bruto") == {"grabbed": 2}
    assert game.shown()["combatants"]["bruto"]["extra"]["grabbed_by"] == "reto"


@rule("D100-HOLD-06")
def test_a_new_hold_replaces_timer_and_source() -> None:
    game = net()
    game.to_turn(2)
    game.to("otro")
    game.act("otro", "grapple", "bruto", dice=[25], answers=["none"])
    hold = game["bruto"].conditions
    assert [(condition.status, condition.timer, condition.source) for condition in hold] == [("grabbed", 2, "otro")]


@rule("D100-HOLD-06")
def test_a_timer_set_to_zero_leaves_the_hold_without_timer() -> None:
    game = net()
    game.do("timer", actor="bruto", status="grabbed", value=0)
    assert game.on("bruto") == {"grabbed": None}


def test_a_felled_member_of_a_slot_holds_nobody_with_its_arms() -> None:
    game = Game(one("a", "party"), one("b"), declarations="off").begin()
    game.do("damage", actor="b", amount=10)
    game.next()
    assert game.fight.active == "b"
    facts = game.act("b", "grapple", "a", dice=[25], answers=["none"])
    assert game.on("a") == {}
    assert [fact["kind"] for fact in facts][-2:] == ["condition", "lift"]


def test_a_dagger_out_of_hand_is_no_weapon_to_take() -> None:
    game = Game(one("reto", des=11), bruto(weapons=[DAGA, HACHA]), declarations="off").begin()
    refused = game.cannot("reto", "grapple", "bruto", dice=[20], answers=["none", "disarm:daga"])
    assert refused == "no_such_option"
    game.act("reto", "grapple", "bruto", dice=[20, 1], answers=["none", "disarm:hacha"])
