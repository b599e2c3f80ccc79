"""DANO, LESÃO, blows from behind, conditions, and the game master's damage and healing."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.tabuleiro.combatant.sheet import TabuleiroOptions
from rules.tabuleiro.damage.damage import injury
from rules.text.faults import BadScript
from tests.rules.played import facts_of
from tests.rules.tabuleiro.playing import Battle, piece

TABLE = {
    1: {0: 0, 1: 2, 2: 2, 3: 2, 5: 2, 6: 3, 10: 3, 11: 4, 16: 5, 18: 5},
    5: {0: 0, 1: 0, 2: 1, 3: 1, 5: 2, 6: 2, 10: 3, 11: 3, 16: 4, 18: 4},
    6: {0: 0, 1: 0, 2: 0, 3: 1, 5: 1, 6: 2, 10: 2, 11: 3, 16: 4, 18: 4},
    12: {0: 0, 1: 0, 2: 0, 3: 0, 5: 0, 6: 1, 10: 1, 11: 1, 16: 2, 18: 3},
}


def striker(**rest: Any) -> Battle:
    card = {"name": "Faca", "damage": 4, "range": 9}
    lia = piece("lia", "party", cell=(5, 6), acao=50, cards=[card], **rest)
    return Battle(lia, piece("orc", cell=(5, 5), facing="s", vida=50))


@pytest.mark.rule("TB-DMG-03", "TB-DMG-04", "TB-DMG-05", "TB-DMG-06", "TB-DMG-07", "TB-DMG-08")
@pytest.mark.parametrize(
    ("con", "damage", "lesao"), [(con, damage, lesao) for con, row in TABLE.items() for damage, lesao in row.items()]
)
def test_lesao_is_read_from_dano_and_con(con: int, damage: int, lesao: int) -> None:
    assert injury(TabuleiroOptions(), damage, con) == lesao


@pytest.mark.rule("TB-DMG-03", "TB-DMG-04", "TB-DMG-05", "TB-DMG-06")
@given(st.integers(1, 2000), st.integers(1, 99))
def test_lesao_counts_its_three_thresholds_one_by_one(damage: int, con: int) -> None:
    fives = sum(1 for step in range(1, 500) if damage >= con + 5 * step)
    expected = (damage >= con // 2) + (damage >= con) + fives
    assert injury(TabuleiroOptions(), damage, con) == expected


@pytest.mark.rule("TB-DMG-01", "TB-DMG-02")
def test_every_attack_is_told_and_only_lesao_is_lost() -> None:
    battle = striker()
    facts = battle.act("lia", "attack", "orc", card="faca", damage=2)
    (attack,) = facts_of(facts, "attack")
    assert (attack["hit"], attack["lesao"], attack["critical"], attack["fumble"]) == (False, 0, False, False)
    assert facts_of(facts, "damage") == []
    (loss,) = facts_of(battle.act("lia", "attack", "orc", card="faca", damage=18), "damage")
    assert (loss["amount"], loss["from"], loss["to"], loss["source"]) == (4, 50, 46, "lia")


@pytest.mark.rule("TB-DMG-08", "TB-DMG-10")
def test_dano_is_never_below_0_and_no_modifier_makes_0_hurt() -> None:
    battle = Battle(
        piece("lia", cell=(5, 6), acao=50, cards=[{"name": "Faca", "damage": 4}]),
        piece("rato", cell=(5, 5), con=1, vida=5),
    )
    facts = battle.act("lia", "attack", "rato", card="faca", modifier=-9)
    assert facts_of(facts, "attack")[0]["dano"] == 0
    assert battle.pool("rato") == 5


@pytest.mark.rule("TB-DMG-09")
@pytest.mark.parametrize(
    ("expression", "dice", "dano", "told"),
    [
        ("2d6+forca", [1, 6], 11, "2d6+FOR: 1 + 6 + 4 = 11"),
        ("d4-per", [2], 0, "d4-PER: 2 − 3 = −1"),
        ("10-d4", [3], 7, "10-d4: 10 − 3 = 7"),
        ("7", [], 7, ""),
        ("forca+per", [], 7, ""),
    ],
)
def test_dano_may_have_dice_and_stats_in_it(expression: str, dice: list[int], dano: int, told: str) -> None:
    lia = piece("lia", cell=(5, 6), forca=4, per=3, cards=[{"name": "Faca", "damage": expression}])
    battle = Battle(lia, piece("orc", cell=(5, 5)))
    facts = battle.act("lia", "attack", "orc", card="faca", dice=dice)
    assert facts_of(facts, "attack")[0]["dano"] == dano
    assert [fact["dice"] for fact in facts_of(facts, "roll")] == ([dice] if dice else [])
    assert not dice or battle.told(facts_of(facts, "roll")) == [told]


@pytest.mark.rule("TB-DMG-09", "TB-STAT-01")
def test_a_modifier_of_forca_counts_in_the_expression() -> None:
    battle = Battle(piece("lia", cell=(5, 6), forca=4), piece("orc", cell=(5, 5)))
    battle.do("condition", actor="lia", status="modifier", params={"stat": "forca", "amount": -9})
    facts = battle.act("lia", "attack", "orc", dice=[2])
    assert facts_of(facts, "attack")[0]["dano"] == 3


@pytest.mark.rule("TB-DMG-10")
def test_the_tables_damage_stands_in_place_of_the_cards_and_asks_for_no_dice() -> None:
    battle = Battle(piece("lia", cell=(5, 6)), piece("orc", cell=(5, 5)))
    facts = battle.act("lia", "attack", "orc", damage=7, modifier=2, dice=[])
    assert facts_of(facts, "attack")[0]["dano"] == 9


@pytest.mark.rule("TB-DMG-10")
def test_damage_and_back_do_nothing_for_a_card_without_dano() -> None:
    cure = {"name": "Bálsamo", "kind": "item", "heal": 2}
    battle = Battle(piece("lia", cards=[cure], pools={"vida": 3}), piece("orc"))
    battle.act("lia", "use_item", "lia", card="balsamo", damage=9, back=True, modifier=5)
    assert battle.pool("lia") == 5


@pytest.mark.rule("TB-BACK-01", "TB-BACK-02")
def test_a_blow_from_behind_adds_3_to_the_dano_not_to_the_lesao() -> None:
    battle = striker()
    battle.do("move", actor="orc", facing="n")
    (attack,) = facts_of(battle.act("lia", "attack", "orc", card="faca"), "attack")
    assert (attack["back"], attack["dano"], attack["lesao"]) == (True, 7, 2)
    assert attack["steps"][-1][:2] == ["DANO", 7]


@pytest.mark.rule("TB-BACK-01", "TB-BACK-03")
@pytest.mark.parametrize(
    ("cell", "behind"),
    [
        ((5, 6), True),
        ((4, 5), False),
        ((6, 5), False),
        ((4, 6), False),
        ((4, 8), True),
        ((7, 7), False),
        ((5, 4), False),
    ],
)
def test_behind_is_the_quarter_at_the_back_without_its_diagonals(cell: tuple[int, int], behind: bool) -> None:
    bow = {"name": "Arco", "damage": 4, "range": 9}
    battle = Battle(piece("lia", cell=cell, cards=[bow]), piece("orc", cell=(5, 5), facing="n"))
    assert facts_of(battle.act("lia", "attack", "orc", card="arco"), "attack")[0]["back"] is behind


@pytest.mark.rule("TB-BACK-03", "TB-AREA-01")
def test_a_burst_comes_from_its_middle() -> None:
    bomb = {"name": "Bomba", "damage": 4, "range": 9, "area": "burst"}
    lia = piece("lia", "party", cell=(5, 9), cards=[bomb])
    foes = [piece(id, cell=cell, facing="n") for id, cell in (("ga", (5, 5)), ("gb", (5, 6)), ("gc", (5, 4)))]
    facts = Battle(lia, *foes).act("lia", "attack", card="bomba", cell=[5, 5])
    assert {fact["target"]: fact["back"] for fact in facts_of(facts, "attack")} == {
        "ga": False,
        "gb": False,
        "gc": True,
    }


@pytest.mark.rule("TB-BACK-04")
@pytest.mark.parametrize(("facing", "word", "dano"), [("n", False, 4), ("s", True, 7)])
def test_the_tables_word_on_from_behind_stands(facing: str, word: bool, dano: int) -> None:
    battle = striker()
    battle.do("move", actor="orc", facing=facing)
    facts = battle.act("lia", "attack", "orc", card="faca", back=word)
    assert facts_of(facts, "attack")[0]["dano"] == dano


@pytest.mark.rule("TB-STAT-01")
def test_modifiers_all_add_up_and_stop_at_their_floors() -> None:
    battle = striker()
    for amount in (-2, -2, -9):
        battle.do("condition", actor="orc", status="modifier", params={"stat": "con", "amount": amount})
    battle.do("condition", actor="orc", status="modifier", params={"stat": "acao", "amount": -50})
    stats = battle.shown()["combatants"]["orc"]["stats"]
    assert (stats["con"], stats["acao"], stats["forca"], stats["dano"]) == (1, 0, 1, 0)
    steps = battle.service.system.outcome.explain(battle.fight, battle.of("orc"), "con")
    assert [step.amount for step in steps] == [6, -2, -2, -9, 1]


@pytest.mark.rule("TB-STAT-01", "TB-DMG-10")
def test_a_modifier_of_dano_is_added_to_every_attack_of_its_bearer() -> None:
    battle = striker()
    battle.do("condition", actor="lia", status="modifier", params={"stat": "dano", "amount": 5})
    assert facts_of(battle.act("lia", "attack", "orc", card="faca"), "attack")[0]["dano"] == 9
    battle.do("condition", actor="lia", status="modifier", params={"stat": "dano", "amount": -30})
    assert facts_of(battle.act("lia", "attack", "orc", card="faca", modifier=2), "attack")[0]["dano"] == 0


@pytest.mark.rule("TB-STAT-02")
def test_a_timer_put_on_in_the_bearers_own_turn_falls_with_that_turns_end() -> None:
    battle = striker()
    battle.do("condition", actor="lia", status="marker", timer=1, params={"label": "A"})
    battle.do("condition", actor="orc", status="marker", timer=1, params={"label": "B"})
    battle.do("next")
    assert (battle.of("lia").conditions, len(battle.of("orc").conditions)) == ((), 1)
    battle.do("next")
    assert battle.of("orc").conditions == ()


@pytest.mark.rule("TB-STAT-02")
def test_timers_fall_in_the_order_in_which_the_conditions_came() -> None:
    battle = striker()
    for label, timer in (("A", 2), ("B", 1), ("C", None)):
        battle.do("condition", actor="lia", status="marker", timer=timer, params={"label": label})
    facts = [fact for fact in battle.do("next") if fact["kind"] in ("tick", "lift")]
    assert [(fact["kind"], fact["params"]["label"]) for fact in facts] == [("tick", "A"), ("tick", "B"), ("lift", "B")]


@pytest.mark.rule("TB-STAT-02", "TB-DEATH-05")
def test_timers_stand_still_while_their_bearer_is_not_in_play() -> None:
    battle = striker()
    battle.do("condition", actor="orc", status="marker", timer=1)
    battle.do("damage", actor="orc", amount=50, type="lesao")
    battle.do("next")
    battle.do("next")
    assert [condition.timer for condition in battle.of("orc").conditions] == [1]


@pytest.mark.rule("TB-STAT-03")
def test_of_each_label_there_is_one_marker_and_the_first_timer_stays() -> None:
    battle = striker()
    for label, timer in (("FERIDO", 3), ("FERIDO", 9), ("AMALDIÇOADO", 2), ("", None)):
        battle.do("condition", actor="orc", status="marker", timer=timer, params={"label": label})
    battle.do("condition", actor="orc", status="marker")
    found = [(condition.params["label"], condition.timer) for condition in battle.of("orc").conditions]
    assert found == [("FERIDO", 3), ("AMALDIÇOADO", 2), ("", None)]
    battle.do("timer", actor="orc", status="marker", params={"label": "FERIDO"}, value=5)
    battle.do("lift", actor="orc", status="marker", params={"label": "AMALDIÇOADO"})
    battle.do("lift", actor="orc", status="marker", params={"label": ""})
    assert [(condition.params["label"], condition.timer) for condition in battle.of("orc").conditions] == [
        ("FERIDO", 5)
    ]
    battle.do("timer", actor="orc", status="marker", value=0)
    assert battle.refusal("lift", actor="orc", status="marker") == "no_such_condition"


@pytest.mark.rule("TB-STAT-01", "TB-STAT-03")
@pytest.mark.parametrize(
    ("status", "params"),
    [
        ("modifier", {}),
        ("modifier", {"stat": "con"}),
        ("modifier", {"stat": "vida", "amount": 1}),
        ("modifier", {"stat": "con", "amount": True}),
        ("modifier", {"stat": ["con"], "amount": 1}),
        ("marker", {"stat": "con"}),
        ("marker", {"label": 3}),
    ],
)
def test_params_that_a_status_does_not_have_are_refused(status: str, params: dict[str, Any]) -> None:
    assert striker().refusal("condition", actor="orc", status=status, params=params) == "invalid_params"
    with pytest.raises(BadScript) as caught:
        Battle(piece("lia", conditions=[{"status": status, "params": params}]))
    assert caught.value.place == "combatants[0].conditions[0]"


@pytest.mark.rule("TB-GM-01")
def test_the_game_masters_damage_goes_through_lesao_or_as_it_is_or_to_another_pool() -> None:
    battle = Battle(piece("lia", mana=5), piece("orc", vida=20))
    battle.do("damage", actor="orc", amount=18)
    battle.do("damage", actor="orc", amount=3, type="lesao")
    battle.do("damage", actor="lia", amount=9, pool="mana")
    assert (battle.pool("orc"), battle.pool("lia", "mana")) == (13, 0)
    assert battle.refusal("damage", actor="orc", amount=1, type="fogo") == "invalid_params"
    assert battle.refusal("damage", actor="orc", amount=-1) == "invalid_params"
    assert battle.refusal("damage", actor="orc", amount=1, pool="hp") == "invalid_params"


@pytest.mark.rule("TB-GM-01")
def test_the_game_master_heals_up_to_the_maximum_and_only_who_is_in_play() -> None:
    battle = Battle(piece("lia", mana=5, pools={"mana": 1, "vida": 4}), piece("orc"))
    battle.do("heal", actor="lia", amount=2, pool="mana")
    battle.do("heal", actor="lia", amount=40)
    assert (battle.pool("lia", "mana"), battle.pool("lia")) == (3, 9)
    assert battle.refusal("heal", actor="lia", amount=1, type="revive") == "invalid_target"
    assert battle.refusal("heal", actor="lia", amount=1, type="magia") == "invalid_params"
    battle.do("damage", actor="orc", amount=9, type="lesao")
    assert battle.refusal("heal", actor="orc", amount=1) == "invalid_target"
    assert battle.refusal("damage", actor="orc", amount=1) == "invalid_target"
    assert battle.refusal("heal", actor="orc", amount=0, type="revive") == "invalid_params"


@pytest.mark.rule("TB-GM-01")
def test_the_game_master_sets_pools_and_numbers_within_their_limits() -> None:
    battle = Battle(piece("lia", mana=5), piece("orc"))
    battle.do("set", actor="lia", pool="mana", value=99)
    battle.do("set", actor="lia", pool="acao", value=-4)
    battle.do("set", actor="lia", stat="con", value=500)
    battle.do("set", actor="lia", stat="mana", value=2)
    battle.do("set", actor="lia", stat="vida", value=0)
    lia = battle.of("lia")
    assert dict(lia.pools) == {"vida": 1, "acao": 0, "mana": 2, "estamina": 0, "destino": 0}
    assert (lia.sheet.con, lia.sheet.vida) == (99, 1)
    for stat, value in (("dano", 3), ("jogador", "Ana"), ("con", "big"), ("at_zero", "sleeps"), ("at_zero", [])):
        assert battle.refusal("set", actor="lia", stat=stat, value=value) == "invalid_params"
    battle.do("set", actor="lia", stat="at_zero", value="stays")
    battle.do("set", actor="lia", pool="vida", value=0)
    assert (lia.state, lia.pools["vida"]) == ("active", 0)
