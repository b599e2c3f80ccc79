"""Who acts when: each for itself, groups, sides, kinds of action, surprise, reinforcements."""

from fractions import Fraction
from itertools import product
from operator import add
from typing import Any

import pytest

from rules.core.questions import DieQuestion
from rules.engine.service import AnswerNeeded
from rules.fantasia.turns.surprise import chance_unnoticed
from rules.mechanics.dice_sources import TableDice
from tests.rules.fantasia.playing import Battle, hero, mage, one
from tests.rules.played import facts_of


@pytest.mark.rule("LF-INIT-01", "LF-INIT-02", "LF-INIT-04")
def test_everybody_rolls_and_the_higher_acts_earlier_then_the_nimbler_then_the_first_named() -> None:
    battle = Battle(one("orc"), one("elf", agi=2), one("imp", init=2), hero(), dice=[4, 4, 3, 3, 3, 3, 4, 2])
    assert {combatant.id: combatant.initiative for combatant in battle.fight.combatants.values()} == {
        "orc": 8,
        "elf": 8,
        "imp": 8,
        "ciro": 8,
    }
    assert battle.order() == ["elf", "ciro", "orc", "imp"]


@pytest.mark.rule("LF-INIT-03")
def test_a_group_of_one_side_shares_its_dice_and_the_party_does_not() -> None:
    battle = Battle(
        one("orc", group="g"),
        one("elf", "woods", group="g"),
        one("imp", group="g", agi=1),
        hero(group="g"),
        hero("bea", group="g"),
        initiative="group",
        dice=[5, 5, 1, 1, 2, 2, 3, 3],
    )
    assert [combatant.initiative for combatant in battle.fight.combatants.values()] == [10, 2, 11, 6, 8]


@pytest.mark.rule("LF-INIT-06")
def test_sides_roll_the_party_last_and_nothing_is_added() -> None:
    battle = Battle(hero(), one("orc"), one("elf", "woods"), mage(), initiative="side", dice=[1, 2, 3, 4, 6, 6])
    assert battle.order() == ["ciro", "nela", "elf", "orc"]
    assert [battle.of(id).initiative for id in battle.order()] == [12, 12, 7, 3]


@pytest.mark.rule("LF-INIT-07")
def test_a_tie_of_sides_is_rolled_again_until_it_is_broken() -> None:
    battle = Battle(
        hero(),
        one("orc"),
        initiative="side",
        dice=[3, 4, 5, 2, 1, 2, 2, 1, 1, 1, 4, 4],
        answers=["reroll", "reroll"],
    )
    assert battle.order() == ["ciro", "orc"]
    assert [battle.of(id).initiative for id in battle.order()] == [8, 2]


@pytest.mark.rule("LF-INIT-07")
def test_only_those_who_tie_for_the_first_place_roll_again() -> None:
    battle = Battle(hero(), one("orc"), one("elf", "woods"), initiative="side", dice=[4, 4, 3, 3, 4, 4, 1, 1, 1, 2])
    assert battle.order() == ["ciro", "orc", "elf"]


@pytest.mark.rule("LF-INIT-08")
def test_turns_one_by_one_stay_so_for_the_whole_fight() -> None:
    battle = Battle(one("orc"), hero(), hero("bea"), initiative="side", dice=[3, 4, 5, 2], answers=["interleave"])
    assert battle.order() == ["ciro", "orc", "bea"]
    battle.do("join", combatant=one("elf"))
    assert battle.order() == ["ciro", "orc", "bea", "elf"]
    for _ in range(4):
        battle.next()
    assert (battle.fight.round, battle.order()) == (2, ["ciro", "orc", "bea", "elf"])


@pytest.mark.rule("LF-INIT-08")
def test_only_the_sides_that_tie_take_turns_and_the_others_act_whole_behind_them() -> None:
    ones = (one("imp", "fiends"), one("orc"), one("elf", "woods"), one("oak", "woods"), one("cat", "fiends"), hero())
    rolls = [4, 4, 1, 2, 4, 4, 1, 1]  # fiends 8, foes 3, woods 8, the party 2
    battle = Battle(*ones, initiative="side", dice=rolls, answers=["interleave"])
    assert battle.order() == ["imp", "elf", "cat", "oak", "orc", "ciro"]
    battle.do("join", combatant=one("dog"))
    battle.do("join", combatant=one("ash", "woods"))
    assert battle.order() == ["imp", "elf", "cat", "oak", "ash", "orc", "dog", "ciro"]
    battle.do("join", combatant=one("sun", "sky"), dice=[4, 4])
    assert battle.order()[-1] == "sun"
    for _ in range(9):
        battle.next()
    assert (battle.fight.round, battle.order()) == (
        2,
        ["imp", "elf", "cat", "oak", "ash", "sun", "orc", "dog", "ciro"],
    )


@pytest.mark.rule("LF-INIT-08")
def test_the_party_begins_only_where_it_has_tied() -> None:
    ones = (hero(), one("orc"), one("elf", "woods"))
    battle = Battle(*ones, initiative="side", dice=[6, 6, 6, 6, 1, 1], answers=["interleave"])
    assert battle.order() == ["orc", "elf", "ciro"]


@pytest.mark.rule("LF-INIT-08")
def test_whoever_takes_the_turn_of_a_companion_leaves_it_its_own_place_so_that_sides_go_on_alternating() -> None:
    ones = (hero("ana"), hero("bea"), hero("cleo"), one("imp"), one("orc"), one("elf"))
    battle = Battle(*ones, initiative="side", dice=[4, 4, 4, 4], answers=["interleave"])
    assert battle.order() == ["ana", "imp", "bea", "orc", "cleo", "elf"]
    told = [battle.told(battle.act(id, "take_turn"))[0] for id in ("bea", "cleo")]
    assert told == ["bea toma el turno antes que ana", "cleo toma el turno antes que bea"]
    assert battle.order() == ["cleo", "imp", "ana", "orc", "bea", "elf"]
    assert [*(battle.service.system.turns.coming(battle.fight) or ())][:5] == ["imp", "ana", "orc", "bea", "elf"]
    acted = []
    while battle.fight.round == 1:
        acted.append(battle.fight.active)
        battle.next()
    assert acted == ["cleo", "imp", "ana", "orc", "bea", "elf"]
    assert (battle.fight.active, battle.order()) == ("ana", ["ana", "imp", "bea", "orc", "cleo", "elf"])


@pytest.mark.rule("LF-INIT-05", "LF-INIT-06")
def test_a_side_made_by_one_who_goes_over_acts_by_what_that_one_had() -> None:
    battle = Battle(hero("ana"), one("orc"), one("elf"), initiative="side", dice=[4, 4, 1, 2])
    assert battle.order() == ["orc", "elf", "ana"]
    battle.do("side", actor="elf", side="woods")
    for _ in range(3):
        battle.next()
    assert battle.order() == ["orc", "elf", "ana"]
    assert battle.of("elf").initiative == 8


def test_the_tie_is_the_game_masters_to_decide() -> None:
    battle = Battle(hero(), one("orc"), initiative="side", begin=False)
    battle.do("begin", dice=[3, 4, 5, 2, 6, 6, 1, 1])
    assert battle.service.journal.entries[-1].answers == ("reroll",)
    assert battle.order() == ["orc", "ciro"]


@pytest.mark.rule("LF-INIT-09")
def test_members_act_by_what_they_have_declared() -> None:
    gun = {"id": "gun", "kind": "firearm", "damage": "2d"}
    battle = Battle(
        *(one(id) for id in "abcde"),
        one("f", weapons=[gun]),
        initiative="side",
        order_by_kind=True,
        dice=[1, 1],
    )
    assert (battle.fight.phase, battle.fight.active) == ("declaration", None)
    assert battle.act_refusal("a", "move") == "not_your_turn"
    for id, action in zip("abcdef", ("defend", "cast", "use_item", "attack", "grapple", "attack"), strict=True):
        battle.do("declare", actor=id, action=action)
    battle.next()
    assert battle.order() == ["e", "f", "d", "c", "b", "a"]
    for _ in range(6):
        battle.next()
    assert (battle.fight.phase, battle.fight.round, battle.order()) == ("declaration", 2, list("abcdef"))


@pytest.mark.rule("LF-INIT-09")
@pytest.mark.parametrize("action", ["move", "attack", "take_turn", "react", "fall"])
def test_where_nothing_is_declared_every_declaration_comes_at_the_wrong_time(action: str) -> None:
    assert Battle(hero(), one("orc")).refusal("declare", actor="ciro", action=action) == "wrong_phase"
    battle = Battle(hero(), one("orc"), initiative="side", order_by_kind=True, dice=[1, 1, 6, 6])
    battle.next()
    assert battle.refusal("declare", actor="ciro", action=action) == "wrong_phase"


def test_declarations_belong_to_their_kind_of_initiative() -> None:
    battle = Battle(hero(), one("orc"), initiative="side", order_by_kind=True, dice=[1, 1, 6, 6])
    assert battle.refusal("declare", actor="ciro", action="take_turn") == "no_such_action"


@pytest.mark.rule("LF-INIT-10")
def test_a_reinforcement_of_a_side_is_its_last_and_a_new_side_comes_last() -> None:
    battle = Battle(hero(), hero("bea"), one("orc"), initiative="side", dice=[1, 2, 4, 4])
    battle.next()
    battle.do("join", combatant=hero("cleo"))
    assert battle.order() == ["ciro", "bea", "cleo", "orc"]
    battle.do("join", combatant=one("elf", "woods"), dice=[5, 5])
    assert battle.order() == ["ciro", "bea", "cleo", "orc", "elf"]
    for _ in range(4):
        battle.next()
    assert battle.fight.round == 2
    assert battle.order() == ["elf", "ciro", "bea", "cleo", "orc"]


@pytest.mark.rule("LF-INIT-10")
def test_a_reinforcement_of_a_group_that_has_rolled_needs_no_dice() -> None:
    battle = Battle(hero(), one("orc", group="g"), initiative="group", dice=[6, 6, 3, 3])
    battle.do("join", combatant=one("elf", group="g", agi=1))
    assert battle.of("elf").initiative == 7
    assert battle.order() == ["ciro", "elf", "orc"]
    battle.next()
    assert battle.fight.active == "elf"


@pytest.mark.rule("LF-INIT-10")
@pytest.mark.parametrize(
    ("dice", "language", "told"),
    [
        ([1, 1], "en", "Elf acts after Orc"),
        ([1, 1], "es", "Elf actúa después de Orc"),
        ([6, 6], "en", "Elf acts first, from the next round on"),
        ([6, 6], "es", "Elf actúa antes que los demás, a partir del asalto siguiente"),
        ([6, 6], "pt_BR", "Elf age antes dos demais, a partir da rodada seguinte"),
    ],
)
def test_of_a_newcomer_it_is_told_when_it_acts(dice: list[int], language: str, told: str) -> None:
    battle = Battle(hero(), one("orc", name="Orc", agi=1), dice=[5, 5, 2, 2])
    facts = battle.do("join", combatant=one("elf", name="Elf", agi=1), dice=dice)
    assert battle.told(facts, language)[-1] == told


def test_before_the_fight_a_reinforcement_is_one_more() -> None:
    battle = Battle(hero(), begin=False)
    battle.do("join", combatant=one("orc"))
    battle.do("begin", dice=[1, 1, 6, 6])
    assert battle.order() == ["orc", "ciro"]


def test_the_game_master_moves_somebody_in_the_order() -> None:
    battle = Battle(hero(), one("orc"), one("elf"))
    battle.do("order", actor="elf", before="ciro")
    assert battle.order() == ["elf", "ciro", "orc"]
    assert battle.of("elf").initiative == battle.of("ciro").initiative
    battle.next()
    assert battle.fight.active == "elf"
    battle.do("leave", actor="orc")
    assert battle.refusal("order", actor="elf", after="orc") == "invalid_target"
    assert battle.refused_in_words("order", actor="elf", after="orc") == "orc no tiene ahora ningún lugar en el orden."


@pytest.mark.rule("LF-SURP-01", "LF-SURP-03")
def test_the_lowest_attacker_has_to_beat_the_highest_watcher() -> None:
    by = {"by": ["ciro", "nela"], "watchers": ["orc", "elf"]}
    heard = Battle(
        hero(),
        mage(),
        one("orc", men=1),
        one("elf"),
        surprise=by,
        dice=[6, 6, 2, 2, 2, 2, 1, 1, 6, 6, 5, 5, 1, 1, 2, 2],
    )
    assert heard.fight.phase == "action"
    unheard = Battle(hero(), mage(), one("orc", men=1), one("elf"), surprise=by, dice=[6, 6, 3, 2, 2, 2, 1, 1])
    assert (unheard.fight.phase, unheard.fight.round, unheard.order()) == ("surprise", 0, ["ciro", "nela"])
    assert unheard.of("ciro").initiative is None


@pytest.mark.rule("LF-SURP-02", "LF-SURP-03")
def test_how_likely_nobody_notices_is_said_before() -> None:
    def brute(sneaking: list[int], looking: list[int]) -> Fraction:
        pairs = [item + other for item in range(1, 7) for other in range(1, 7)]
        thrown = list(product(pairs, repeat=len(sneaking) + len(looking)))
        unnoticed = sum(
            min(map(add, dice, sneaking)) > max(map(add, dice[len(sneaking) :], looking)) for dice in thrown
        )
        return Fraction(unnoticed, len(thrown))

    assert chance_unnoticed([3], [1]) == brute([3], [1])
    assert chance_unnoticed([3, 0], [1]) == brute([3, 0], [1])
    assert chance_unnoticed([5], [2, -1]) == brute([5], [2, -1])
    assert chance_unnoticed([0, 0], []) == 1
    battle = Battle(hero(), one("orc", men=12), begin=False)

    def said(**surprise: Any) -> list[str]:
        command = {"do": "act", "actor": None, "action": "surprise", "params": surprise}
        return [preview.text for preview in battle.service.preview(command)]

    assert said(by=["ciro"]) == ["chance 100% that nobody notices"]
    assert said(by=["ciro"], watchers=["orc"]) == ["chance 0% that nobody notices"]
    assert said(by=["ciro"], result="full") == said(by=[]) == []


@pytest.mark.rule("LF-SURP-03")
def test_each_attacker_has_one_turn_then_everybody_rolls() -> None:
    battle = Battle(one("orc"), hero(), mage(), surprise={"by": ["ciro", "nela"], "result": "full"}, dice=[])
    assert battle.act_refusal("ciro", "wait") == "wrong_phase"
    assert battle.act_refusal("orc", "react") == "wrong_phase"
    battle.do("join", combatant=one("elf"))
    battle.next()
    assert battle.fight.active == "nela"
    facts = battle.next(6, 6, 1, 1, 1, 1, 2, 2)
    assert len(facts_of(facts, "initiative")) == 4
    kinds = [fact["kind"] for fact in facts]
    assert kinds.index("phase") < kinds.index("initiative") < kinds.index("round")
    assert facts_of(facts, "phase")[0]["phase"] == "initiative"
    assert (battle.fight.round, battle.fight.active, battle.order()) == (1, "orc", ["orc", "ciro", "elf", "nela"])


@pytest.mark.rule("LF-SURP-02")
def test_the_game_master_may_say_that_the_ambush_is_noticed() -> None:
    battle = Battle(hero(), one("orc"), surprise={"by": ["orc"], "result": "none"}, dice=[6, 6, 1, 1])
    assert (battle.fight.phase, battle.fight.round, battle.fight.active) == ("action", 1, "ciro")


@pytest.mark.rule("LF-SURP-01")
def test_a_surprise_that_makes_no_sense_is_refused() -> None:
    battle = Battle(hero(), one("orc"), begin=False)
    assert battle.refusal("begin", surprise={"by": ["x"]}) == "no_such_actor"
    assert battle.refusal("begin", surprise={"by": []}) == "invalid_params"
    assert battle.refusal("begin", surprise={"by": ["ciro"], "result": "half"}) == "invalid_params"
    assert battle.refusal("begin", surprise={"by": ["ciro"], "alert": True}) == "invalid_params"


@pytest.mark.rule("LF-SURP-03")
def test_an_ambush_in_which_nobody_can_act_ends_where_the_first_round_begins() -> None:
    stopped = [{"status": "stop"}]
    battle = Battle(
        hero(conditions=stopped),
        one("orc", conditions=stopped),
        surprise={"by": ["orc"], "result": "full"},
        dice=[6, 6, 1, 1],
    )
    assert (battle.fight.phase, battle.fight.round, battle.fight.active) == ("action", 1, None)


@pytest.mark.rule("LF-SURP-01")
def test_the_dice_of_those_who_creep_up_are_asked_for_in_a_row() -> None:
    battle = Battle(hero(), hero("bea"), one("orc"), begin=False)
    surprise = {"by": ["ciro", "bea"], "watchers": ["orc"]}
    asked = battle.service.do({"do": "begin", "surprise": surprise}, TableDice(battle.fight))
    assert isinstance(asked, AnswerNeeded)
    assert isinstance(asked.question, DieQuestion)
    assert [(roll.actor, roll.faces) for roll in asked.question.rolls] == [("ciro", (6, 6)), ("bea", (6, 6))]


@pytest.mark.rule("LF-INIT-06")
def test_who_rolls_for_a_side_is_told_that_it_is_for_the_side() -> None:
    battle = Battle(hero(), one("orc"), initiative="side", begin=False)
    asked = battle.service.do({"do": "begin"}, TableDice(battle.fight))
    assert isinstance(asked, AnswerNeeded)
    assert isinstance(asked.question, DieQuestion)
    assert [roll.side for roll in asked.question.rolls] == ["foes"]
    assert asked.question.what == "initiative of the side"


@pytest.mark.rule("LF-INIT-07")
@pytest.mark.parametrize(("thrown", "asked"), [([], "initiative of the side"), ([3, 4, 4, 3], "tie of the sides")])
def test_a_tie_of_sides_is_asked_as_one(thrown: list[int], asked: str) -> None:
    battle = Battle(hero(), one("orc"), initiative="side", begin=False)
    assert battle.question("begin", TableDice(battle.fight, thrown, ["reroll"])).what == asked
