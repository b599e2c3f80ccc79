"""Turns, rounds, AÇÃO, and what the game master's word passes over."""

from typing import Any

import pytest

from tests.rules.played import facts_of
from tests.rules.tabuleiro.playing import Battle, piece

BLADE = {"name": "Lâmina", "damage": 6}


def duel(**rest: Any) -> Battle:
    return Battle(piece("lia", "party", cell=(5, 6), cards=[BLADE], **rest), piece("orc", cell=(5, 5)))


@pytest.mark.rule("TB-TURN-01")
def test_one_acts_only_in_ones_own_turn() -> None:
    battle = duel()
    assert battle.act_refusal("orc", "face", facing="e") == "not_your_turn"
    battle.do("next")
    battle.act("orc", "face", facing="e")


@pytest.mark.rule("TB-TURN-01")
@pytest.mark.parametrize("criterion", ["dead", "unconscious"])
def test_one_who_is_not_in_play_cannot_act_whoever_says_so(criterion: str) -> None:
    battle = Battle(piece("lia"), piece("orc", at_zero=criterion))
    battle.do("damage", actor="orc", amount=9, type="lesao")
    assert battle.act_refusal("orc", "face", facing="e") == "cannot_act"
    assert battle.act_refusal("orc", "face", facing="e", override=True) == "cannot_act"


@pytest.mark.rule("TB-TURN-02", "TB-TURN-09")
def test_costs_are_paid_whole_and_before_the_effect() -> None:
    spell = {"name": "Raio", "kind": "habilidade", "damage": 6, "acao": 2, "mana": 1, "estamina": 1}
    battle = Battle(piece("lia", cards=[spell], mana=3, estamina=3), piece("orc"))
    facts = battle.act("lia", "use_ability", "orc", card="raio")
    assert [(fact["kind"], fact.get("pool")) for fact in facts] == [
        ("spend", "acao"),
        ("spend", "mana"),
        ("spend", "estamina"),
        ("attack", None),
        ("damage", "vida"),
    ]
    assert [battle.pool("lia", pool) for pool in ("acao", "mana", "estamina")] == [3, 2, 2]


@pytest.mark.rule("TB-TURN-03")
def test_the_leftover_is_lost_and_the_turn_begins_with_full_acao() -> None:
    battle = duel(pools={"acao": 2})
    assert battle.pool("lia", "acao") == 5
    battle.act("lia", "face", facing="e")
    battle.do("next")
    assert battle.pool("lia", "acao") == 4
    battle.do("next")
    assert battle.pool("lia", "acao") == 5


@pytest.mark.rule("TB-TURN-03", "TB-STAT-01")
def test_a_modifier_of_acao_counts_when_acao_is_next_granted() -> None:
    battle = duel()
    battle.do("condition", actor="lia", status="modifier", params={"stat": "acao", "amount": 2})
    assert battle.pool("lia", "acao") == 5
    battle.do("next")
    battle.do("next")
    assert battle.pool("lia", "acao") == 7


@pytest.mark.rule("TB-TURN-04")
def test_several_actions_go_into_one_turn() -> None:
    battle = duel()
    battle.act("lia", "face", facing="e")
    battle.act("lia", "attack", "orc", card="lamina")
    assert battle.fight.active == "lia"
    assert battle.pool("lia", "acao") == 1


@pytest.mark.rule("TB-TURN-05")
def test_the_act_that_uses_up_acao_ends_the_turn_once_it_is_done() -> None:
    battle = duel(acao=3)
    facts = battle.act("lia", "attack", "orc", card="lamina")
    assert [fact["kind"] for fact in facts] == ["spend", "attack", "damage", "turn"]
    assert battle.fight.active == "orc"


@pytest.mark.rule("TB-TURN-05")
def test_an_act_that_costs_nothing_ends_the_turn_of_one_who_had_no_acao() -> None:
    battle = Battle(piece("lia", "party", acao=0), piece("orc"), face_cost=0)
    assert battle.fight.active == "lia"
    battle.act("lia", "face", facing="e")
    assert battle.fight.active == "orc"


@pytest.mark.rule("TB-TURN-05")
def test_a_ruling_that_takes_all_acao_ends_no_turn() -> None:
    battle = duel()
    battle.do("set", actor="lia", pool="acao", value=0)
    assert battle.fight.active == "lia"
    assert battle.act_refusal("lia", "attack", "orc", card="lamina") == "not_enough_acao"


@pytest.mark.rule("TB-TURN-06")
def test_rest_ends_the_turn() -> None:
    battle = duel()
    battle.act("lia", "rest")
    assert battle.fight.active == "orc"
    assert battle.pool("lia", "acao") == 0


@pytest.mark.rule("TB-TURN-07")
@pytest.mark.parametrize("how", ["dead", "unconscious", "out"])
def test_the_turn_of_one_who_is_no_longer_in_play_is_over(how: str) -> None:
    battle = Battle(piece("lia", at_zero="unconscious" if how == "unconscious" else "dead"), piece("orc"))
    if how == "out":
        battle.do("leave", actor="lia", reason="fled")
    else:
        battle.do("damage", actor="lia", amount=9, type="lesao")
    assert battle.of("lia").state == how
    assert battle.fight.active == "orc"


@pytest.mark.rule("TB-TURN-07", "TB-AREA-03")
def test_one_who_falls_by_its_own_card_loses_the_turn() -> None:
    bomb = {"name": "Bomba", "damage": 99, "area": "burst", "range": 2, "acao": 1}
    battle = Battle(piece("lia", cell=(5, 5), cards=[bomb]), piece("orc", cell=(0, 0)))
    battle.act("lia", "attack", card="bomba", cell=[5, 5])
    assert battle.of("lia").state == "dead"
    assert battle.fight.active == "orc"


@pytest.mark.rule("TB-TURN-08")
def test_too_little_acao_refuses_and_changes_nothing() -> None:
    battle = duel(acao=2)
    assert battle.act_refusal("lia", "attack", "orc", card="lamina") == "not_enough_acao"


@pytest.mark.rule("TB-TURN-09")
@pytest.mark.parametrize(
    ("pools", "code"),
    [
        ({"mana": 0, "estamina": 0, "acao": 1}, "not_enough_acao"),
        ({"mana": 0, "estamina": 0, "acao": 5}, "not_enough_mana"),
        ({"mana": 2, "estamina": 0, "acao": 5}, "not_enough_estamina"),
    ],
)
def test_acao_is_looked_at_first_then_mana_then_estamina(pools: dict[str, int], code: str) -> None:
    spell = {"name": "Raio", "kind": "habilidade", "damage": 6, "acao": 2, "mana": 2, "estamina": 1}
    battle = Battle(piece("lia", cards=[spell], mana=3, estamina=3), piece("orc"))
    for pool, value in pools.items():
        battle.do("set", actor="lia", pool=pool, value=value)
    assert battle.act_refusal("lia", "use_ability", "orc", card="raio") == code


@pytest.mark.rule("TB-TURN-10")
def test_the_round_ends_when_all_have_had_their_turn() -> None:
    battle = Battle(piece("lia"), piece("orc"))
    battle.do("countdown", name="sino", turns=3)
    battle.do("countdown", name="ponte", rounds=2)
    left = []
    for _ in range(4):
        battle.do("next")
        shown = battle.shown()
        left.append((shown["round"], shown["active"], shown["countdowns"]["sino"], shown["countdowns"]["ponte"]))
    assert left == [(1, "orc", 2, 2), (2, "lia", 1, 1), (2, "orc", 0, 1), (3, "lia", 0, 0)]


@pytest.mark.rule("TB-TURN-11")
def test_by_the_game_masters_word_each_pool_pays_what_it_has() -> None:
    spell = {"name": "Raio", "kind": "habilidade", "damage": 6, "acao": 4, "mana": 3, "estamina": 1}
    battle = Battle(piece("orc", cell=(5, 5)), piece("lia", cards=[spell], mana=2, acao=3, cell=(5, 6)))
    facts = battle.act("lia", "use_ability", "orc", card="raio", override=True)
    assert [battle.pool("lia", pool) for pool in ("acao", "mana", "estamina")] == [0, 0, 0]
    assert [fact["value"] for fact in facts_of(facts, "ruling")] == [
        "not_your_turn",
        "not_enough_acao",
        "not_enough_mana",
        "not_enough_estamina",
    ]
    assert battle.fight.active == "orc"


@pytest.mark.rule("TB-TURN-11", "TB-TURN-07")
def test_an_act_out_of_turn_ends_the_turn_of_the_active_one_only_by_its_fall() -> None:
    battle = Battle(piece("orc", cell=(5, 5)), piece("lia", cards=[{"name": "Lâmina", "damage": 99}], cell=(5, 6)))
    battle.act("lia", "attack", "orc", card="lamina", override=True)
    assert battle.of("orc").state == "dead"
    assert battle.fight.active == "lia"


@pytest.mark.rule("TB-TURN-11")
def test_checks_that_nobodys_word_passes_over_stay() -> None:
    battle = duel()
    assert battle.act_refusal("lia", "attack", card="lamina", override=True) == "need_targets"
    assert battle.act_refusal("lia", "attack", "orc", card="nada", override=True) == "no_such_item"
    assert battle.act_refusal("lia", "attack", "lia", card="lamina", override=True) == "invalid_target"
    assert battle.act_refusal("lia", "move", to=[5, 5], override=True) == "cell_occupied"


@pytest.mark.rule("TB-TURN-12")
def test_a_fight_begun_with_nobody_in_play_stands_in_round_1_without_a_stop() -> None:
    battle = Battle(piece("lia", pools={"vida": 0}), piece("orc", pools={"vida": 0}))
    assert (battle.fight.round, battle.fight.active) == (1, None)
    battle.do("next")
    assert (battle.fight.round, battle.fight.active) == (2, None)


@pytest.mark.rule("TB-TURN-12")
def test_countdowns_run_while_nobody_is_in_play() -> None:
    battle = Battle(piece("lia"))
    battle.do("countdown", name="ponte", rounds=3)
    battle.do("damage", actor="lia", amount=9, type="lesao")
    battle.do("next")
    battle.do("next")
    assert battle.shown()["countdowns"] == {"ponte": 1}


def test_acted_is_about_the_latest_turn() -> None:
    battle = duel()
    assert not battle.shown()["combatants"]["lia"]["extra"]["acted"]
    battle.act("lia", "face", facing="e")
    battle.do("next")
    assert battle.shown()["combatants"]["lia"]["extra"]["acted"]
    battle.do("next")
    assert not battle.shown()["combatants"]["lia"]["extra"]["acted"]


def test_an_unknown_action_is_refused_before_anything_else_is_looked_at() -> None:
    battle = duel()
    assert battle.act_refusal("orc", "cast") == "no_such_action"
    assert battle.refusal("declare", actor="lia", action="attack") == "no_such_action"
    assert battle.act_refusal("nobody", "move") == "no_such_actor"


@pytest.mark.parametrize(
    ("action", "params"),
    [
        ("move", {}),
        ("move", {"to": [1, 1], "path": [[1, 1]]}),
        ("move", {"to": "D5"}),
        ("move", {"path": []}),
        ("move", {"to": [1, True]}),
        ("face", {}),
        ("face", {"facing": "up"}),
        ("face", {"facing": "e", "speed": 2}),
        ("rest", {"text": "zzz"}),
        ("attack", {"damage": 1000}),
        ("attack", {"damage": True}),
        ("attack", {"back": 1}),
        ("use_item", {}),
        ("play_card", {}),
    ],
)
def test_params_that_are_missing_unknown_or_wrong_are_refused(action: str, params: dict[str, object]) -> None:
    assert duel().act_refusal("lia", action, "orc", **params) == "invalid_params"


@pytest.mark.rule("TB-GM-02")
def test_undo_and_redo_take_a_whole_command_back_and_do_it_again() -> None:
    battle = duel(acao=3)
    before = battle.state()
    battle.act("lia", "attack", "orc", card="lamina")
    after = battle.state()
    battle.service.do({"do": "undo"})
    assert battle.state() == before
    battle.service.do({"do": "redo"})
    assert battle.state() == after
