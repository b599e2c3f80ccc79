"""Initiative, ties, surprise, and who comes late."""

import pytest

from rules.core.questions import DieQuestion
from rules.engine.service import AnswerNeeded
from rules.mechanics.dice_sources import TableDice
from tests.rules.fulminato.playing import PISTOL, Fray, fact, person


@pytest.mark.rule("FU-INIT-05")
def test_initiative_is_asked_as_such_and_a_tie_as_a_tie() -> None:
    tied: tuple[list[int], ...] = [], [5, 3, 6, 2], [5, 3, 6, 2, 4, 4, 4, 4]
    for thrown, asked in zip(tied, ("initiative of mente", "tie of mente", "another tie of mente"), strict=True):
        fray = Fray(person("ana"), person("orc"), begin=False)
        result = fray.service.do({"do": "begin"}, TableDice(fray.fight, thrown))
        assert isinstance(result, AnswerNeeded)
        assert isinstance(result.question, DieQuestion)
        assert result.question.rolls[0].names == (asked, "Gracia")


@pytest.mark.rule("FU-INIT-01", "FU-INIT-02", "FU-INIT-03")
def test_everybody_throws_mente_and_gracia_in_the_order_of_the_script() -> None:
    fray = Fray(person("ana", mente="d12+2"), person("orc"), begin=False)
    facts = fray.do("begin", dice=[3, 2, 6, 6])
    assert [item["value"] for item in facts if item["kind"] == "initiative"] == [7, 12]
    assert fray.order() == ["orc", "ana"]
    assert fray.fight.active == "orc"


@pytest.mark.rule("FU-INIT-04", "FU-INIT-05", "FU-INIT-06")
def test_ties_are_settled_from_the_highest_group_down_and_keep_the_first_total() -> None:
    people = [person(id) for id in ("ana", "beto", "orc", "elf")]
    fray = Fray(*people, begin=False)
    fray.do("begin", dice=[1, 2, 5, 5, 5, 5, 2, 1, 1, 1, 6, 6, 3, 3, 2, 2])
    assert fray.order() == ["orc", "beto", "ana", "elf"]
    assert fray.one("ana")["initiative"] == 3
    assert fray.one("ana")["extra"]["tiebreak"] == [6]
    assert fray.one("orc")["extra"]["tiebreak"] == [12]


@pytest.mark.rule("FU-INIT-07")
def test_whoever_has_not_acted_yet_may_deflect() -> None:
    fray = Fray(person("ana", weapons=[PISTOL], skills={"pistolas": "d8"}), person("orc"))
    facts = fray.act("ana", "attack", "orc", dice=[8, 8, 6, 1])
    assert fact(facts, "attack")["desvio"] == 6


@pytest.mark.rule("FU-INIT-08")
def test_a_late_joiner_stands_behind_equals_and_may_have_missed_the_round() -> None:
    fray = Fray(person("ana"), person("orc"))
    fray.do("next")
    fray.do("join", combatant=person("elf"), dice=[6, 5])
    fray.do("join", combatant=person("beto"), dice=[5, 4])
    assert fray.order() == ["ana", "elf", "orc", "beto"]
    fray.do("next")
    assert fray.fight.active == "beto"
    fray.do("next")
    fray.do("next")
    assert (fray.fight.round, fray.fight.active) == (2, "elf")


@pytest.mark.rule("FU-INIT-09")
def test_the_tied_have_a_stop_and_the_unconscious_have_none() -> None:
    fray = Fray(
        person("ana", conditions=[{"status": "tied"}]),
        person("beto", conditions=[{"status": "unconscious", "timer": 2}]),
        person("orc"),
    )
    assert fray.fight.active == "ana"
    facts = fray.do("next")
    assert [(item["actor"], item["skipped"]) for item in facts if item["kind"] == "turn"] == [
        ("beto", True),
        ("orc", False),
    ]
    assert fray.one("beto")["conditions"][0]["timer"] == 1


@pytest.mark.rule("FU-INIT-09")
def test_a_round_in_which_nobody_can_have_a_stop_stands_at_its_start() -> None:
    fray = Fray(person("ana"), person("orc"))
    for id in ("ana", "orc"):
        fray.do("condition", actor=id, status="paralyzed", timer=2 if id == "ana" else None)
    fray.do("next")
    assert (fray.fight.round, fray.fight.active) == (2, None)
    assert fray.act_refusal("ana", "move") == "cannot_act"
    fray.do("next")
    assert (fray.fight.round, fray.fight.active, fray.fight.seconds) == (3, "ana", 12)


@pytest.mark.rule("FU-INIT-09", "FU-CLK-01")
def test_a_fight_that_nobody_can_fight_stands_after_its_first_round() -> None:
    helpless = [{"status": "paralyzed"}]
    fray = Fray(person("ana", conditions=helpless), person("orc", conditions=helpless))
    assert (fray.fight.round, fray.fight.active, fray.fight.seconds) == (2, None, 6)


@pytest.mark.rule("FU-SURP-01", "FU-SURP-02", "FU-SURP-03", "FU-SURP-06")
def test_the_surprisers_act_in_the_order_named_and_bystanders_wait() -> None:
    fray = Fray(*(person(id) for id in ("ana", "beto", "orc", "elf")), begin=False)
    fray.do("begin", surprise={"by": ["beto", "ana"], "surprised": ["orc"]})
    assert (fray.fight.phase, fray.fight.round, fray.order()) == ("surprise", 0, ["beto", "ana"])
    assert fray.pa("beto") == 3
    assert fray.has("orc", "surprised")
    assert not fray.has("elf", "surprised")
    assert fray.act_refusal("orc", "stunt", params={"method": "skill", "skill": "aguante"}) == "cannot_act"
    assert fray.act_refusal("elf", "move") == "not_your_turn"
    assert fray.act_refusal("beto", "retreat") == "not_enough_pa"
    assert fray.act_refusal("beto", "wait") == "wrong_phase"
    assert fray.act_refusal("elf", "resume") == "wrong_phase"
    fray.act("orc", "speak", params={"text": "?"})


@pytest.mark.rule("FU-SURP-05", "FU-CLK-03", "FU-CLK-04")
def test_after_the_last_surpriser_three_seconds_are_gone_and_everybody_rolls() -> None:
    fray = Fray(person("ana"), person("orc"), begin=False)
    fray.do("countdown", name="fuse", seconds=4)
    fray.do("countdown", name="bell", turns=4)
    fray.do("condition", actor="ana", status="prone", timer=1)
    fray.do("begin", surprise={"by": ["ana"]})
    fray.do("next", dice=[6, 6, 1, 1])
    assert (fray.fight.seconds, fray.fight.round, fray.fight.active) == (3, 1, "ana")
    assert {name: item.left for name, item in fray.fight.countdowns.items()} == {"fuse": 1, "bell": 4}
    assert not fray.has("orc", "surprised")
    assert fray.has("ana", "prone")


@pytest.mark.rule("FU-SURP-04")
@pytest.mark.parametrize(
    ("surprise", "code"),
    [
        ({"by": []}, "invalid_params"),
        ({"by": "ana"}, "invalid_params"),
        ({"by": ["ana", "ana"]}, "invalid_params"),
        ({"by": ["nobody"]}, "no_such_actor"),
        ({"by": ["ana"], "surprised": ["ana"]}, "invalid_params"),
        ({"by": ["ana"], "surprised": ["nobody"]}, "no_such_actor"),
        ({"by": ["ana"], "desvio": {"orc": 1}}, "invalid_params"),
        ({"by": ["ana"], "desvio": {"orc": True}}, "invalid_params"),
        ({"by": ["ana"], "desvio": {"ana": -1}}, "invalid_params"),
        ({"by": ["ana"], "desvio": {"nobody": -1}}, "no_such_actor"),
        ({"by": ["ana"], "desvio": [-1]}, "invalid_params"),
        ({"by": ["ana"], "result": "full"}, "invalid_params"),
    ],
)
def test_a_surprise_that_cannot_be_is_refused(surprise: dict[str, object], code: str) -> None:
    fray = Fray(person("ana"), person("orc"), begin=False)
    assert fray.refusal("begin", surprise=surprise) == code


@pytest.mark.rule("FU-SURP-07")
def test_who_joins_during_the_surprise_rolls_with_everybody_and_is_not_surprised() -> None:
    fray = Fray(person("ana"), person("orc"), begin=False)
    fray.do("begin", surprise={"by": ["ana"]})
    fray.do("join", combatant=person("elf"), dice=[])
    assert not fray.has("elf", "surprised")
    assert fray.one("elf")["initiative"] is None
    fray.do("next", dice=[1, 1, 2, 2, 3, 3])
    assert fray.order() == ["elf", "orc", "ana"]


@pytest.mark.rule("FU-SURP-01")
def test_surprisers_who_cannot_act_leave_no_surprise() -> None:
    fray = Fray(person("ana", conditions=[{"status": "paralyzed"}]), person("orc"), begin=False)
    fray.do("begin", surprise={"by": ["ana"]}, dice=[1, 1, 2, 2])
    assert (fray.fight.phase, fray.fight.round, fray.fight.active) == ("action", 1, "orc")


@pytest.mark.rule("FU-INIT-10")
def test_foes_of_one_kind_share_their_dice_and_who_comes_late_has_them_too() -> None:
    fray = Fray(person("ana"), person("orc"), person("ork"), person("elf", pv=9), begin=False, group_initiative=True)
    fray.do("begin", dice=[2, 1, 4, 4, 6, 1])
    assert [fray.one(id)["initiative"] for id in ("ana", "orc", "ork", "elf")] == [3, 8, 8, 7]
    assert fray.order() == ["orc", "ork", "elf", "ana"]
    fray.do("join", combatant=person("uruk"), dice=[])
    assert fray.one("uruk")["initiative"] == 8
    assert fray.order() == ["orc", "ork", "uruk", "elf", "ana"]
    fray.do("join", combatant=person("beto"), dice=[1, 1])


@pytest.mark.rule("FU-INIT-10")
def test_a_group_that_ties_with_others_throws_once_more_for_all_of_it() -> None:
    fray = Fray(person("ana"), person("orc"), person("ork"), begin=False, group_initiative=True)
    fray.do("begin", dice=[2, 2, 3, 1, 5, 1, 2, 3])
    assert fray.order() == ["ana", "orc", "ork"]
    assert [fray.one(id)["extra"]["tiebreak"] for id in ("ana", "orc", "ork")] == [[6], [5], [5]]
