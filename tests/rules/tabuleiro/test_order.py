"""Who acts when."""

from typing import Any

import pytest

from rules.mechanics.dice_sources import NoAnswers, TableDice
from tests.rules.played import facts_of
from tests.rules.tabuleiro.playing import Battle, piece


def per(id: str, value: int, side: str = "foes", **rest: Any) -> dict[str, Any]:
    return piece(id, side, per=value, **rest)


@pytest.mark.rule("TB-ORD-01")
def test_the_higher_per_goes_first_and_no_dice_are_asked_without_ties() -> None:
    battle = Battle(per("ana", 3), per("bia", 7), per("caio", 5), initiative="per", dice=[])
    assert battle.shown()["order"] == ["bia", "caio", "ana"]
    assert [battle.of(id).initiative for id in ("ana", "bia", "caio")] == [3, 7, 5]


@pytest.mark.rule("TB-ORD-01", "TB-STAT-01")
def test_a_modifier_of_per_counts_when_the_order_is_made_and_not_after() -> None:
    slow = [{"status": "modifier", "params": {"stat": "per", "amount": -3}}]
    battle = Battle(per("ana", 5, conditions=slow), per("bia", 4), initiative="per")
    assert battle.shown()["order"] == ["bia", "ana"]
    assert battle.of("ana").initiative == 2
    battle.do("lift", actor="ana", status="modifier")
    assert battle.shown()["order"] == ["bia", "ana"]


@pytest.mark.rule("TB-ORD-02")
def test_only_the_tied_roll_and_only_the_still_tied_roll_again() -> None:
    battle = Battle(
        per("ana", 4), per("bia", 6), per("caio", 4), per("davi", 6), initiative="per", dice=[3, 1, 3, 5, 2, 6]
    )
    assert battle.shown()["order"] == ["davi", "bia", "caio", "ana"]


@pytest.mark.rule("TB-ORD-02")
def test_who_is_out_before_the_fight_neither_rolls_nor_stands_in_the_order() -> None:
    battle = Battle(per("ana", 4), per("bia", 4), begin=False, initiative="per")
    battle.do("leave", actor="bia", reason="fled")
    battle.do("begin", dice=[])
    assert battle.shown()["order"] == ["ana"]


@pytest.mark.rule("TB-ORD-02", "TB-ORD-07")
def test_the_dead_roll_for_no_tie_and_stand_behind_their_equals() -> None:
    dead = per("caio", 4, pools={"vida": 0})
    battle = Battle(dead, per("ana", 4), initiative="per", dice=[])
    assert battle.shown()["order"] == ["ana", "caio"]
    battle = Battle(dead, per("ana", 4), per("bia", 4), initiative="per", dice=[2, 5])
    assert battle.shown()["order"] == ["bia", "ana", "caio"]
    assert battle.of("caio").initiative == 4


@pytest.mark.rule("TB-ORD-03")
def test_listed_takes_the_order_of_the_script_without_dice_or_initiative() -> None:
    battle = Battle(per("ana", 3), per("bia", 7), dice=[])
    assert battle.shown()["order"] == ["ana", "bia"]
    assert battle.of("bia").initiative is None


@pytest.mark.rule("TB-ORD-04")
def test_a_joiner_stands_behind_its_equals() -> None:
    battle = Battle(per("ana", 6), per("bia", 4), initiative="per")
    battle.do("join", combatant=per("eva", 6), dice=[])
    assert battle.shown()["order"] == ["ana", "eva", "bia"]
    battle.do("next")
    assert battle.fight.active == "bia"
    battle.do("next")
    assert battle.fight.active == "eva"
    assert battle.fight.round == 1


@pytest.mark.rule("TB-ORD-04")
def test_as_listed_a_joiner_comes_last() -> None:
    battle = Battle(per("ana", 1), per("bia", 1))
    battle.do("join", combatant=per("eva", 9))
    assert battle.shown()["order"] == ["ana", "bia", "eva"]


@pytest.mark.rule("TB-ORD-04")
def test_several_late_ones_act_in_the_order_in_which_they_came() -> None:
    battle = Battle(per("ana", 5), per("bia", 4), initiative="per")
    battle.do("join", combatant=per("eva", 6))
    battle.do("join", combatant=per("fil", 9))
    acting = []
    for _ in range(3):
        battle.do("next")
        acting.append(battle.fight.active)
    assert acting == ["bia", "eva", "fil"]


@pytest.mark.rule("TB-ORD-05")
def test_one_brought_back_after_its_turn_waits_for_the_next_round() -> None:
    battle = Battle(per("ana", 3), per("bia", 2), per("caio", 1))
    battle.do("next")
    battle.do("damage", actor="ana", amount=9, type="lesao")
    battle.do("heal", actor="ana", amount=2, type="revive")
    assert battle.fight.late == ()
    battle.do("next")
    battle.do("next")
    assert (battle.fight.active, battle.fight.round) == ("ana", 2)


@pytest.mark.rule("TB-ORD-06")
def test_one_who_is_moved_in_the_order_is_not_late_any_more() -> None:
    battle = Battle(per("ana", 5), per("bia", 4), initiative="per")
    battle.do("join", combatant=per("eva", 1))
    battle.do("order", actor="eva", before="bia")
    battle.do("next")
    assert battle.fight.active == "eva"


@pytest.mark.rule("TB-ORD-06")
def test_nobody_gets_a_second_turn_by_being_moved() -> None:
    battle = Battle(per("ana", 5), per("bia", 4), per("caio", 3))
    battle.do("next")
    facts = battle.do("order", actor="ana", after="bia")
    assert facts_of(facts, "order")[0]["order"] == ["bia", "ana", "caio"]
    battle.do("next")
    assert battle.fight.active == "caio"


@pytest.mark.rule("TB-ORD-06", "TB-ORD-07")
def test_one_who_is_out_cannot_be_moved_in_the_order() -> None:
    battle = Battle(per("ana", 5), per("bia", 4), per("caio", 3))
    battle.do("leave", actor="caio")
    assert battle.refusal("order", actor="caio", before="ana") == "invalid_target"
    assert battle.refusal("order", actor="ana", after="caio") == "invalid_target"
    for language, sentence in (
        ("en", "Caio has no place in the order now."),
        ("es", "Caio no tiene ahora ningún lugar en el orden."),
        ("pt_BR", "Caio não tem agora nenhum lugar na ordem."),
    ):
        battle.language = language
        assert battle.refused_in_words("order", actor="ana", after="caio") == sentence
    assert battle.refusal("order", actor="ana", after="ana") == "invalid_target"


@pytest.mark.rule("TB-ORD-07")
def test_the_dead_and_the_unconscious_keep_their_place_and_get_no_turn() -> None:
    battle = Battle(per("ana", 5), per("bia", 4), per("caio", 3, at_zero="unconscious"), per("davi", 2))
    for id in ("bia", "caio"):
        battle.do("damage", actor=id, amount=9, type="lesao")
    assert battle.shown()["order"] == ["ana", "bia", "caio", "davi"]
    battle.do("next")
    assert battle.fight.active == "davi"


@pytest.mark.rule("TB-ORD-07")
def test_who_is_out_has_no_place_in_the_order() -> None:
    battle = Battle(per("ana", 5), per("bia", 4))
    battle.do("leave", actor="bia", reason="ejected")
    assert battle.shown()["order"] == ["ana"]
    assert battle.of("bia").state == "out"


@pytest.mark.rule("TB-ORD-08")
def test_there_is_no_surprise() -> None:
    battle = Battle(per("ana", 5), begin=False)
    assert battle.refusal("begin", surprise={"by": ["ana"]}) == "no_surprise"
    battle.do("begin")


@pytest.mark.rule("TB-ORD-09")
def test_foes_of_one_kind_are_no_tie_and_share_their_die_against_others() -> None:
    battle = Battle(per("bia", 4), per("caio", 4), initiative="per", group_initiative=True, dice=[])
    assert battle.shown()["order"] == ["bia", "caio"]
    people = per("ana", 4, side="party"), per("bia", 4), per("caio", 4), per("davi", 4, con=9)
    battle = Battle(*people, initiative="per", group_initiative=True, dice=[2, 5, 2, 1, 6])
    assert battle.shown()["order"] == ["bia", "caio", "davi", "ana"]


@pytest.mark.rule("TB-ORD-09")
def test_a_group_in_two_ties_throws_in_each_of_them() -> None:
    band = {"group": "Band"}
    people = per("ana", 6, "party"), per("bia", 4, "party"), {**per("orc", 6), **band}, {**per("imp", 4), **band}
    battle = Battle(*people, initiative="per", group_initiative=True, dice=[3, 3, 5, 1])
    assert battle.shown()["order"] == ["orc", "ana", "bia", "imp"]


@pytest.mark.rule("TB-ORD-02", "TB-ORD-09")
def test_who_throws_in_a_tie_is_told_against_whom_and_not_who_else_is_tied() -> None:
    people = per("ana", 6), per("bia", 4), per("caio", 6, con=9), per("davi", 4, con=9), per("eva", 4)
    for shared, against in ((False, [("davi", "eva"), ("bia", "eva"), ("bia", "davi")]), (True, [("davi",), ("bia",)])):
        battle = Battle(*people, begin=False, initiative="per", group_initiative=shared)
        asked = battle.question("begin", NoAnswers())
        thrown = {roll.actor: roll.against for roll in asked.rolls}
        assert (thrown["ana"], thrown["caio"]) == (("caio",), ("ana",))
        assert [thrown[id] for id in ("bia", "davi", "eva") if id in thrown] == against


@pytest.mark.rule("TB-ORD-02")
@pytest.mark.parametrize(("thrown", "asked"), [([], "tie of PER"), ([3, 3], "another tie of PER")])
def test_a_tie_that_is_thrown_for_again_is_asked_as_another(thrown: list[int], asked: str) -> None:
    battle = Battle(per("ana", 6), per("bia", 6), begin=False, initiative="per")
    assert battle.question("begin", TableDice(battle.fight, thrown)).what == asked
