"""Cards: use, costs, moving them, reach, areas, and resting."""

from typing import Any

import pytest

from rules.core.questions import DieQuestion
from rules.engine.service import AnswerNeeded, Done
from rules.mechanics.dice_sources import TableDice
from tests.rules.played import facts_of
from tests.rules.tabuleiro.playing import Battle, piece

SPEAR = {"name": "Lança", "damage": 6, "range": 2}


def with_card(card: dict[str, Any], *others: dict[str, Any], **rest: Any) -> Battle:
    options = {key: rest.pop(key) for key in ("board", "attack_facing") if key in rest}
    lia = piece("lia", "party", **{"cell": (5, 6), "acao": 20, "mana": 9, "estamina": 9, **rest}, cards=[card])
    return Battle(lia, *(others or (piece("orc", cell=(5, 5)),)), **options)


def places(battle: Battle, id: str = "lia") -> dict[str, str]:
    found: dict[str, str] = battle.shown()["combatants"][id]["extra"]["cards"]
    return found


@pytest.mark.rule("TB-REST-01")
def test_rest_needs_an_unused_turn_unless_the_game_master_says_so() -> None:
    battle = with_card(SPEAR)
    battle.act("lia", "face", facing="e")
    assert battle.act_refusal("lia", "rest") == "already_acted"
    battle.act("lia", "rest", override=True)
    assert battle.fight.active == "orc"


@pytest.mark.rule("TB-REST-02", "TB-REST-03", "TB-REST-04")
@pytest.mark.parametrize(
    ("answer", "gained"),
    [
        ("vida", {"vida": 3, "mana": 1, "estamina": 1}),
        ("mana", {"vida": 2, "mana": 4, "estamina": 1}),
        ("estamina", {"vida": 2, "mana": 1, "estamina": 4}),
        ("mixed", {"vida": 2, "mana": 2, "estamina": 3}),
    ],
)
def test_rest_gives_back_what_its_player_chooses(answer: str, gained: dict[str, int]) -> None:
    lia = piece("lia", mana=9, estamina=9, pools={"vida": 2, "mana": 1, "estamina": 1})
    battle = Battle(lia, piece("orc"), rest_energia=3)
    battle.act("lia", "rest", answers=[answer])
    assert {pool: battle.pool("lia", pool) for pool in gained} == gained


@pytest.mark.rule("TB-REST-02")
def test_rest_asks_its_player_and_takes_vida_by_default() -> None:
    battle = Battle(piece("lia", pools={"vida": 2}), piece("orc"))
    assert battle.act_refusal("lia", "rest", answers=["sleep"]) == "no_such_option"
    battle.act("lia", "rest")
    assert battle.pool("lia") == 3


@pytest.mark.rule("TB-REST-03")
def test_a_full_pool_may_be_chosen_and_stays_full() -> None:
    battle = Battle(piece("lia", estamina=9, pools={"estamina": 1}), piece("orc"))
    facts = battle.act("lia", "rest", answers=["vida"])
    assert facts_of(facts, "heal") == []
    assert battle.pool("lia") == 9


@pytest.mark.rule("TB-REST-02", "TB-REST-03")
def test_who_lacks_nothing_rests_without_being_asked_for_what() -> None:
    battle = Battle(piece("lia"), piece("orc"))
    battle.act("lia", "rest", answers=[])
    assert battle.pool("lia", "acao") == 0


@pytest.mark.rule("TB-REST-02", "TB-REST-03")
@pytest.mark.parametrize("answer", ["vida", "mana", "mixed"])
def test_an_answer_of_one_who_lacks_nothing_is_taken(answer: str) -> None:
    battle = Battle(piece("lia"), piece("orc"))
    facts = battle.act("lia", "rest", answers=[answer])
    assert facts_of(facts, "rest")[0]["choice"] == answer
    again = Battle(piece("lia"), piece("orc"))
    assert again.act_refusal("lia", "rest", answers=["sleep"]) == "no_such_option"
    assert again.act_refusal("lia", "rest", answers=["vida", "vida"]) == "no_such_option"
    at_table = {"do": "act", "actor": "lia", "action": "rest"}
    assert isinstance(again.service.do(at_table, TableDice(again.fight)), Done)


@pytest.mark.rule("TB-CARD-01", "TB-CARD-02", "TB-CARD-08")
@pytest.mark.parametrize(
    ("kind", "right"),
    [("ferramenta", "attack"), ("habilidade", "use_ability"), ("item", "use_item"), ("outra", "use_item")],
)
def test_each_suit_has_its_own_action(kind: str, right: str) -> None:
    battle = with_card({"name": "Carta", "kind": kind, "damage": 6})
    for action in {"attack", "use_ability", "use_item"} - {right}:
        assert battle.act_refusal("lia", action, "orc", card="carta") == "wrong_action"
    battle.act("lia", right, "orc", card="carta")
    assert battle.pool("orc") == 7


@pytest.mark.rule("TB-CARD-08", "TB-TURN-11")
def test_a_casa_is_used_by_no_action_but_by_the_game_masters_word() -> None:
    battle = with_card({"name": "Casa Vidal", "kind": "casa", "heal": 1})
    for action in ("attack", "use_ability", "use_item"):
        assert battle.act_refusal("lia", action, "lia", card="casa-vidal") == "wrong_action"
    battle.act("lia", "use_item", "lia", card="casa-vidal", override=True)


@pytest.mark.rule("TB-CARD-03", "TB-CARD-04", "TB-CARD-05")
@pytest.mark.parametrize(("given", "price"), [({}, 2), ({"baixar": 0, "subir": 0}, 0), ({"baixar": 5, "subir": 5}, 5)])
def test_moving_a_card_costs_what_it_says_or_two(given: dict[str, int], price: int) -> None:
    battle = with_card({**SPEAR, "local": "inventario", **given})
    battle.act("lia", "play_card", card="lanca")
    assert (places(battle), battle.pool("lia", "acao")) == ({"lanca": "mesa"}, 20 - price)
    assert battle.act_refusal("lia", "play_card", card="lanca") == "card_not_in_inventory"
    battle.act("lia", "take_card", card="lanca")
    assert (places(battle), battle.pool("lia", "acao")) == ({"lanca": "inventario"}, 20 - 2 * price)
    assert battle.act_refusal("lia", "take_card", card="lanca") == "card_not_on_table"
    assert battle.act_refusal("lia", "take_card", card="espada") == "no_such_item"
    battle.act("lia", "take_card", card="lanca", override=True)


@pytest.mark.rule("TB-CARD-06", "TB-CARD-07")
@pytest.mark.parametrize(("given", "price"), [({}, 5), ({"adicional": 0}, 3), ({"adicional": 4, "acao": 1}, 5)])
def test_a_card_used_from_the_inventory_costs_its_surcharge(given: dict[str, int], price: int) -> None:
    battle = with_card({**SPEAR, "local": "inventario", **given})
    battle.act("lia", "attack", "orc", card="lanca")
    assert battle.pool("lia", "acao") == 20 - price
    assert places(battle) == {"lanca": "inventario"}


@pytest.mark.rule("TB-CARD-08", "TB-TURN-11")
@pytest.mark.parametrize("local", ["descarte", "banida", "mercado"])
def test_a_card_that_is_not_at_hand_is_not_used(local: str) -> None:
    battle = with_card({**SPEAR, "local": local})
    assert battle.act_refusal("lia", "attack", "orc", card="lanca") == "card_not_at_hand"
    battle.act("lia", "attack", "orc", card="lanca", override=True)
    assert battle.pool("lia", "acao") == 17


@pytest.mark.rule("TB-CARD-08")
def test_a_card_for_one_target_takes_one_who_may_be_its_target() -> None:
    battle = with_card(SPEAR, piece("orc", cell=(5, 5)), piece("elf", cell=(5, 7)))
    assert battle.act_refusal("lia", "attack", card="lanca") == "need_targets"
    assert battle.act_refusal("lia", "attack", "orc", "elf", card="lanca") == "too_many_targets"
    assert battle.act_refusal("lia", "attack", "rex", card="lanca") == "no_such_target"
    assert battle.act_refusal("lia", "attack", "lia", card="lanca") == "invalid_target"
    assert battle.act_refusal("lia", "attack", "orc", card="lanca", cell=[5, 5]) == "invalid_params"
    battle.do("damage", actor="orc", amount=9, type="lesao")
    assert battle.act_refusal("lia", "attack", "orc", card="lanca") == "invalid_target"


@pytest.mark.rule("TB-CARD-08", "TB-DEATH-05")
def test_a_card_that_revives_is_aimed_at_the_fallen_alone() -> None:
    battle = with_card({"name": "Sopro", "kind": "habilidade", "revive": 30})
    assert battle.act_refusal("lia", "use_ability", "orc", card="sopro") == "invalid_target"
    battle.do("damage", actor="orc", amount=9, type="lesao")
    battle.act("lia", "use_ability", "orc", card="sopro")
    assert (battle.of("orc").state, battle.pool("orc")) == ("active", 9)


@pytest.mark.rule("TB-CARD-09")
def test_a_consumable_goes_to_the_discard_even_when_it_fails() -> None:
    battle = with_card({"name": "Frasco", "damage": 0, "consumivel": True})
    battle.act("lia", "attack", "orc", card="frasco")
    assert places(battle) == {"frasco": "descarte"}
    assert battle.pool("orc") == 9


@pytest.mark.rule("TB-CARD-10", "TB-DMG-09")
def test_a_cure_may_have_dice_and_stats_in_it_and_ends_at_the_maximum() -> None:
    cure = {"name": "Bálsamo", "kind": "item", "heal": "2d4+per-1"}
    battle = with_card(cure, piece("orc", cell=(5, 5), vida=20, pools={"vida": 2}), per=3)
    battle.act("lia", "use_item", "orc", card="balsamo", dice=[4, 1])
    assert battle.pool("orc") == 9
    battle.act("lia", "use_item", "orc", card="balsamo", dice=[4, 4])
    battle.act("lia", "use_item", "orc", card="balsamo", dice=[4, 4])
    assert battle.pool("orc") == 20


@pytest.mark.rule("TB-CARD-10")
def test_conditions_come_with_lesao_and_not_with_a_failure() -> None:
    card = {
        "name": "Ferrão",
        "damage": 3,
        "status": [{"status": "marker", "timer": 2, "params": {"label": "VENENO"}}],
    }
    battle = with_card(card)
    battle.act("lia", "attack", "orc", card="ferrao", damage=2, back=False)
    assert battle.of("orc").conditions == ()
    battle.act("lia", "attack", "orc", card="ferrao", back=False)
    (condition,) = battle.of("orc").conditions
    assert (condition.status, condition.timer, condition.source) == ("marker", 2, "lia")


@pytest.mark.rule("TB-CARD-10")
def test_conditions_come_without_any_attack_and_not_on_the_dead() -> None:
    curse = {
        "name": "Praga",
        "kind": "habilidade",
        "status": [{"status": "modifier", "params": {"stat": "con", "amount": -2}}],
    }
    battle = with_card(curse)
    battle.act("lia", "use_ability", "orc", card="praga")
    assert battle.shown()["combatants"]["orc"]["stats"]["con"] == 4
    deadly = with_card({"name": "Foice", "damage": 99, "status": curse["status"]})
    deadly.act("lia", "attack", "orc", card="foice")
    assert deadly.of("orc").conditions == ()


@pytest.mark.rule("TB-CARD-11", "TB-DMG-09")
def test_everybody_has_the_normal_attack() -> None:
    battle = Battle(piece("lia", cell=(5, 6), forca=4), piece("orc", cell=(5, 5)), piece("elf", cell=(5, 4)))
    assert battle.act_refusal("lia", "attack", "elf") == "out_of_range"
    facts = battle.act("lia", "attack", "orc", dice=[1], modifier=1)
    assert facts_of(facts, "attack")[0]["dano"] == 6
    assert battle.pool("lia", "acao") == 2


@pytest.mark.rule("TB-RANGE-01")
@pytest.mark.parametrize(("cell", "reached"), [((5, 3), True), ((7, 5), True), ((8, 5), False), ((5, 2), False)])
def test_range_counts_steps_between_cells(cell: tuple[int, int], reached: bool) -> None:
    battle = with_card({**SPEAR, "range": 3}, piece("orc", cell=cell))
    if reached:
        battle.act("lia", "attack", "orc", card="lanca")
    else:
        assert battle.act_refusal("lia", "attack", "orc", card="lanca") == "out_of_range"
        battle.act("lia", "attack", "orc", card="lanca", override=True)


@pytest.mark.rule("TB-RANGE-01")
def test_a_tool_that_names_no_range_reaches_one_cell_and_one_that_names_none_any() -> None:
    near = with_card({"name": "Faca", "damage": 6}, piece("orc", cell=(5, 4)))
    assert near.act_refusal("lia", "attack", "orc", card="faca") == "out_of_range"
    far = with_card(
        {"name": "Faca", "damage": 6, "range": None}, piece("orc", cell=(0, 0)), board={"blocked": [[5, 5]]}
    )
    far.act("lia", "attack", "orc", card="faca")


@pytest.mark.rule("TB-RANGE-02")
def test_pieces_bodies_doors_and_heights_stop_no_line() -> None:
    board = {"cells": [{"cell": [5, 4], "state": "obstructed", "level": 9}]}
    battle = with_card({**SPEAR, "range": 9}, piece("orc", cell=(5, 2)), piece("elf", cell=(5, 5)), board=board)
    battle.act("lia", "attack", "orc", card="lanca")
    walled = with_card({**SPEAR, "range": 9}, piece("orc", cell=(5, 2)), board={"blocked": [[5, 4]]})
    assert walled.act_refusal("lia", "attack", "orc", card="lanca") == "no_line_of_sight"


@pytest.mark.rule("TB-RANGE-01", "TB-RANGE-02", "TB-TURN-11")
def test_who_is_too_far_and_behind_a_wall_is_too_far_first() -> None:
    battle = with_card(SPEAR, piece("orc", cell=(5, 2)), board={"blocked": [[5, 4]]})
    assert battle.act_refusal("lia", "attack", "orc", card="lanca") == "out_of_range"
    facts = battle.act("lia", "attack", "orc", card="lanca", override=True)
    assert [fact["value"] for fact in facts_of(facts, "ruling")] == ["out_of_range", "no_line_of_sight"]


@pytest.mark.rule("TB-RANGE-03")
def test_at_a_corner_one_wall_lets_the_line_pass_and_two_do_not() -> None:
    bow = {**SPEAR, "range": 9}
    battle = with_card(bow, piece("orc", cell=(7, 4)), board={"blocked": [[6, 6], [7, 5]]})
    battle.act("lia", "attack", "orc", card="lanca")
    two = with_card(bow, piece("orc", cell=(7, 4)), board={"blocked": [[6, 6], [5, 5]]})
    assert two.act_refusal("lia", "attack", "orc", card="lanca") == "no_line_of_sight"


@pytest.mark.rule("TB-RANGE-04")
@pytest.mark.parametrize(
    ("own", "other", "reached"), [(0, 0, False), (1, 0, True), (0, 1, False), (3, 2, True), (9, 9, False)]
)
def test_an_arched_shot_flies_farther_from_above_and_over_walls(own: int, other: int, reached: bool) -> None:
    board = {
        "blocked": [[5, 4]],
        "cells": [{"cell": [5, 6], "level": own}, {"cell": [5, 3], "level": other}],
    }
    battle = with_card({**SPEAR, "trajetoria": "arqueado"}, piece("orc", cell=(5, 3)), board=board)
    if reached:
        battle.act("lia", "attack", "orc", card="lanca")
    else:
        assert battle.act_refusal("lia", "attack", "orc", card="lanca") == "out_of_range"


@pytest.mark.rule("TB-RANGE-04")
def test_from_far_below_an_arched_shot_reaches_at_least_its_own_cell() -> None:
    board = {"cells": [{"cell": [5, 5], "level": 9}]}
    balm = {"name": "Orvalho", "kind": "habilidade", "heal": 1, "range": 1, "trajetoria": "arqueado"}
    battle = with_card(balm, piece("orc", cell=(5, 5)), board=board, pools={"vida": 3})
    assert battle.act_refusal("lia", "use_ability", "orc", card="orvalho") == "out_of_range"
    battle.act("lia", "use_ability", "lia", card="orvalho")
    assert battle.pool("lia") == 4


@pytest.mark.rule("TB-RANGE-05")
def test_off_the_board_nothing_is_measured_and_nobody_turns() -> None:
    battle = with_card(SPEAR, piece("orc"), cell=None)
    battle.act("lia", "attack", "orc", card="lanca")
    assert battle.of("lia").facing == "n"


@pytest.mark.rule("TB-AREA-01")
def test_a_burst_is_aimed_at_a_cell_that_it_reaches() -> None:
    bomb = {"name": "Bomba", "damage": 6, "range": 3, "area": "burst"}
    battle = with_card(bomb, board={"blocked": [[4, 4]]})
    assert battle.act_refusal("lia", "attack", card="bomba") == "invalid_params"
    assert battle.act_refusal("lia", "attack", "orc", card="bomba", cell=[5, 5]) == "invalid_target"
    assert battle.act_refusal("lia", "attack", card="bomba", cell=[5, 11]) == "off_board"
    assert battle.act_refusal("lia", "attack", card="bomba", cell=[4, 4], override=True) == "cell_blocked"
    assert battle.act_refusal("lia", "attack", card="bomba", cell=[5, 2]) == "out_of_range"
    battle.do("set", cell=[5, 4], stat="state", value="blocked")
    assert battle.act_refusal("lia", "attack", card="bomba", cell=[5, 3]) == "no_line_of_sight"
    assert with_card(bomb, cell=None).act_refusal("lia", "attack", card="bomba", cell=[5, 5]) == "not_on_board"


@pytest.mark.rule("TB-AREA-01")
def test_walls_shadow_a_burst_and_nobody_in_it_is_paid_all_the_same() -> None:
    bomb = {"name": "Bomba", "damage": "1d6", "range": 9, "area": "burst", "tamanho": 3}
    battle = with_card(bomb, piece("orc", cell=(5, 1)), piece("elf", cell=(3, 3)), board={"blocked": [[5, 2]]})
    battle.act("lia", "attack", card="bomba", cell=[5, 3], dice=[6])
    assert (battle.pool("orc"), battle.pool("elf")) == (9, 7)
    battle.act("lia", "attack", card="bomba", cell=[0, 9], dice=[6])
    assert battle.pool("lia", "acao") == 14


@pytest.mark.rule("TB-AREA-02")
def test_around_leaves_its_user_out_and_does_not_turn_it() -> None:
    whirl = {"name": "Giro", "damage": 6, "area": "around", "tamanho": 2}
    others = [piece("ga", cell=(7, 6)), piece("gb", cell=(5, 9)), piece("gc", cell=(6, 7))]
    battle = with_card(whirl, *others)
    battle.act("lia", "attack", card="giro")
    assert [battle.pool(id) for id in ("lia", "ga", "gb", "gc")] == [9, 7, 9, 7]
    assert battle.of("lia").facing == "n"


@pytest.mark.rule("TB-AREA-03", "TB-DMG-09")
@pytest.mark.parametrize(
    ("whom", "struck"),
    [("all", {"lia", "teo", "orc"}), ("enemies", {"orc"}), ("allies", {"lia", "teo"})],
)
def test_an_area_strikes_whom_its_card_says_in_the_order_of_the_turns(whom: str, struck: set[str]) -> None:
    bomb = {"name": "Bomba", "damage": "1d6", "range": 1, "area": "burst", "tamanho": 2, "afeta": whom}
    battle = with_card(bomb, piece("teo", "party", cell=(5, 5)), piece("orc", cell=(5, 4)))
    battle.do("order", actor="orc", before="lia")
    facts = facts_of(battle.act("lia", "attack", card="bomba", cell=[5, 5], dice=[6]), "attack")
    assert [fact["target"] for fact in facts] == [id for id in ("orc", "lia", "teo") if id in struck]


@pytest.mark.rule("TB-AREA-03")
def test_an_area_may_heal_and_passes_over_the_fallen() -> None:
    song = {"name": "Canto", "kind": "habilidade", "heal": 2, "area": "burst", "tamanho": 3, "afeta": "allies"}
    battle = with_card(song, piece("teo", "party", cell=(5, 5), pools={"vida": 4}), piece("ana", "party", cell=(6, 5)))
    battle.do("damage", actor="ana", amount=9, type="lesao")
    battle.act("lia", "use_ability", card="canto", cell=[5, 5])
    assert (battle.pool("teo"), battle.of("ana").state) == (6, "dead")


@pytest.mark.rule("TB-DIR-03", "TB-DIR-04")
@pytest.mark.parametrize(
    ("cell", "start", "facing"),
    [((7, 5), "n", "e"), ((4, 8), "n", "s"), ((7, 8), "n", "s"), ((7, 8), "e", "e"), ((3, 4), "e", "n")],
)
def test_the_user_of_a_card_turns_to_its_target(cell: tuple[int, int], start: str, facing: str) -> None:
    battle = with_card({**SPEAR, "range": 9}, piece("orc", cell=cell), facing=start)
    battle.act("lia", "attack", "orc", card="lanca")
    assert battle.of("lia").facing == facing
    assert battle.pool("lia", "acao") == 17


@pytest.mark.rule("TB-DIR-03")
def test_every_card_turns_its_user_unless_the_option_says_not() -> None:
    curse = {"name": "Praga", "kind": "habilidade", "range": 3}
    turned = with_card(curse, piece("orc", cell=(7, 6)))
    turned.act("lia", "use_ability", "orc", card="praga")
    assert turned.of("lia").facing == "e"
    kept = with_card(curse, piece("orc", cell=(7, 6)), attack_facing="keep")
    kept.act("lia", "use_ability", "orc", card="praga")
    assert kept.of("lia").facing == "n"


def test_a_cards_text_is_logged_when_it_is_used() -> None:
    battle = with_card({"name": "Mapa", "kind": "item", "text": "Mostra a saída."})
    facts = facts_of(battle.act("lia", "use_item", "lia", card="mapa"), "use")
    assert (facts[0]["text"], facts[0]["targets"]) == ("Mostra a saída.", ["lia"])


@pytest.mark.rule("TB-DMG-09")
@pytest.mark.parametrize(("kind", "effect", "what"), [("item", "heal", "heal"), ("outra", "damage", "DANO")])
def test_the_dice_of_a_cure_are_not_called_those_of_a_blow(kind: str, effect: str, what: str) -> None:
    battle = with_card({"name": "Bálsamo", "kind": kind, effect: "1d4+1"})
    command = {"do": "act", "actor": "lia", "action": "use_item", "with": "balsamo", "targets": ["orc"]}
    asked = battle.service.do(command, TableDice(battle.fight))
    assert isinstance(asked, AnswerNeeded)
    assert isinstance(asked.question, DieQuestion)
    assert asked.question.what == what
