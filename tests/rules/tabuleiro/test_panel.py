"""What the window offers and says before an action is done."""

from typing import Any

import pytest

from rules.actions import Field
from tests.rules.tabuleiro.playing import Battle, piece

CARDS = [
    {"name": "Faca", "damage": 4},
    {"name": "Arco", "damage": "1d6+forca", "range": 9, "local": "inventario"},
    {"name": "Raio", "kind": "habilidade", "damage": 9, "acao": 2, "mana": 2},
    {"name": "Bomba", "damage": 6, "range": 2, "area": "burst"},
    {"name": "Sopro", "kind": "habilidade", "revive": 20},
    {"name": "Bálsamo", "kind": "item", "heal": "1d4"},
]


def battle() -> Battle:
    lia = piece("lia", "party", cell=(5, 6), acao=4, cards=CARDS, mana=1, forca=2)
    return Battle(lia, piece("orc", cell=(5, 5), facing="n"), piece("elf", cell=(5, 2)), board={"blocked": [[5, 4]]})


def field(fight: Battle, action: str, name: str) -> Field:
    return next(one for one in fight.service.system.actions[action].fields if one.name == name)


def options(fight: Battle, action: str, name: str, **fields: Any) -> dict[str, tuple[str, str | None]]:
    make = field(fight, action, name).options
    assert make is not None
    return {one.id: (one.hint, one.refused) for one in make(fight.fight, fight.of("lia"), fields)}


def said(fight: Battle, action: str, **fields: Any) -> list[tuple[str, str, str | None]]:
    before = fight.state()
    found = fight.service.preview({"do": "act", "actor": "lia", "action": action, **fields})
    assert fight.state() == before
    return [(one.what, one.text, one.target) for one in found]


def test_only_what_a_piece_could_do_is_offered() -> None:
    fight = battle()
    system = fight.service.system
    assert len(system.offers(fight.fight, fight.of("lia"))) == len(system.actions)
    assert [action.id for action in system.offers(fight.fight, fight.of("orc"))] == ["attack", "move", "face", "rest"]


def test_every_action_has_its_own_letter() -> None:
    actions = battle().service.system.actions.values()
    assert len({action.key for action in actions}) == len(actions)


def test_cards_are_listed_with_their_price_and_why_they_cannot_be_used() -> None:
    fight = battle()
    assert options(fight, "attack", "with") == {
        "faca": ("3 AÇÃO", None),
        "arco": ("5 AÇÃO", "not_enough_acao"),
        "bomba": ("3 AÇÃO", None),
    }
    assert options(fight, "use_ability", "with") == {
        "raio": ("2 AÇÃO, 2 MANA", "not_enough_mana"),
        "sopro": ("3 AÇÃO", None),
    }
    assert options(fight, "play_card", "with") == {"arco": ("2 AÇÃO", None)}
    assert "arco" not in options(fight, "take_card", "with")


def test_targets_are_listed_with_who_is_out_of_reach() -> None:
    fight = battle()
    assert options(fight, "attack", "targets") == {"orc": ("", None), "elf": ("", "out_of_range")}
    assert options(fight, "attack", "targets", **{"with": "arco"}) == {
        "orc": ("", None),
        "elf": ("", "no_line_of_sight"),
    }
    assert options(fight, "use_ability", "targets", **{"with": "sopro"}) == {}
    assert options(fight, "attack", "targets", **{"with": "bomba"}) == {}
    most = field(fight, "attack", "targets").most
    assert most is not None
    assert most(fight.fight, fight.of("lia"), {"with": "faca"}) == (1, 1)
    assert most(fight.fight, fight.of("lia"), {"with": "bomba"}) == (0, 0)


def test_cells_are_listed_that_can_be_reached_or_aimed_at() -> None:
    fight = battle()
    moves = options(fight, "move", "to")
    assert moves["5,7"] == ("1 AÇÃO", None)
    assert "5,5" not in moves
    aims = options(fight, "attack", "cell", **{"with": "bomba"})
    assert set(aims) >= {"5,6", "5,5", "4,5"}
    assert not set(aims) & {"5,4", "5,3"}
    assert options(fight, "attack", "cell", **{"with": "faca"}) == {}


def test_only_what_means_something_for_a_card_is_shown() -> None:
    fight = battle()

    def shown(action: str, **fields: Any) -> set[str]:
        fields_of = fight.service.system.actions[action].fields
        return {one.name for one in fields_of if one.shown is None or one.shown(fight.fight, fight.of("lia"), fields)}

    assert shown("attack") == {"with", "targets", "damage", "back", "modifier"}
    assert shown("attack", **{"with": "bomba"}) == {"with", "targets", "cell", "damage", "back", "modifier"}
    assert shown("use_item", **{"with": "balsamo"}) == {"with", "targets"}


def test_questions_say_what_each_answer_brings() -> None:
    fight = battle()
    fight.do("set", actor="orc", stat="destino", value=10)
    fight.do("set", actor="orc", pool="destino", value=10)
    question = fight.question("damage", actor="orc", amount=9, type="lesao")
    assert question.details == {"five": "1 VIDA", "ten": "9 VIDA"}
    system = fight.service.system
    for language in ("pt_BR", "en", "es"):
        assert system.question_label("divine_salvation", language).endswith("?")
    labels = [system.option_label("divine_salvation", option, {}, "pt_BR") for option in question.options]
    assert labels == ["morrer", "descartar 5 de DESTINO", "descartar 10 de DESTINO"]


def test_an_attack_says_its_dano_and_lesao_before_it_is_done() -> None:
    fight = battle()
    assert said(fight, "attack", **{"with": "faca", "targets": ["orc"]}) == [
        ("cost", "3 AÇÃO", None),
        ("damage", "DANO 7 (from behind), CON 6 → LESÃO 2", "orc"),
    ]
    assert said(fight, "attack", targets=["orc"], params={"back": False})[1][1] == "DANO 3–4, CON 6 → LESÃO 1"
    assert said(fight, "attack", **{"with": "arco", "targets": ["orc"]})[1][1] == (
        "DANO 6–11 (from behind), CON 6 → LESÃO 2–3"
    )
    burst = said(fight, "attack", **{"with": "bomba", "params": {"cell": [5, 6]}})
    assert [one[2] for one in burst] == [None, "lia", "orc"]
    assert said(fight, "attack", **{"with": "nada", "targets": ["orc"]}) == []


def test_what_is_said_comes_true() -> None:
    fight = battle()
    (_, (_, text, _)) = said(fight, "attack", **{"with": "faca", "targets": ["orc"]})
    fight.act("lia", "attack", "orc", card="faca")
    assert text.endswith(f"LESÃO {9 - fight.pool('orc')}")


def test_a_move_says_its_price_and_way_before_it_is_done() -> None:
    fight = battle()
    assert said(fight, "move", params={"to": [4, 5]}) == [
        ("cost", "3 AÇÃO", None),
        ("note", "F7 → F6 → E6", None),
        ("note", "looks west", None),
    ]
    assert said(fight, "move", params={"path": [[6, 6], [6, 5]]})[0] == ("cost", "3 AÇÃO", None)
    assert said(fight, "move", params={"to": [5, 4]}) == []
    assert said(fight, "move", params={"to": "D5"}) == []
    assert said(fight, "move", params={"path": [[9, 9]]}) == []


def test_the_other_actions_say_what_they_cost() -> None:
    fight = battle()
    assert said(fight, "face", params={"facing": "e"}) == [("cost", "1 AÇÃO", None), ("note", "looks east", None)]
    assert said(fight, "rest")[1] == ("note", "1 VIDA or 2 ESTAMINA/MANA", "lia")
    assert said(fight, "play_card", **{"with": "arco"}) == [("cost", "2 AÇÃO", None)]
    assert said(fight, "use_item", **{"with": "balsamo", "targets": ["lia"]})[1] == ("note", "+1–4 VIDA", "lia")
    fight.do("damage", actor="orc", amount=9, type="lesao")
    assert said(fight, "use_ability", **{"with": "sopro", "targets": ["orc"]})[1] == ("note", "9 VIDA", "orc")


def test_a_row_of_the_order_shows_where_one_looks_and_who_acts_last() -> None:
    fight = battle()
    fight.do("join", combatant=piece("eva", cell=(0, 0)))
    chips = fight.service.system.chips(fight.fight, fight.of("eva"))
    assert [(chip.id, chip.value) for chip in chips] == [("facing", "sul"), ("late", "")]


def why_closed(fight: Battle) -> dict[str, str]:
    system, lia = fight.service.system, fight.of("lia")
    refused = {action: system.closed(fight.fight, lia, action) for action in system.actions}
    return {action: one.code for action, one in refused.items() if one is not None}


@pytest.mark.rule("TB-TURN-08", "TB-TURN-09")
def test_an_action_that_no_choice_could_pay_is_closed_by_its_cost() -> None:
    fight = battle()
    assert why_closed(fight) == {}
    fight.do("set", actor="lia", stat="acao", value=2)
    short, poor = "not_enough_acao", "not_enough_mana"
    assert why_closed(fight) == {"attack": short, "use_ability": poor, "use_item": short}
    assert fight.act_refusal("lia", "attack") == "need_targets"
    assert fight.act_refusal("lia", "attack", "orc") == short
    assert fight.act_refusal("lia", "use_ability", "orc", card="raio") == poor
    fight.do("set", actor="lia", stat="acao", value=1)
    assert set(why_closed(fight)) == {"attack", "use_ability", "use_item", "play_card", "take_card"}


@pytest.mark.rule("TB-MOVE-08", "TB-MOVE-12")
def test_moving_is_closed_where_no_cell_can_be_paid_or_none_is_there() -> None:
    mired = Battle(
        piece("lia", "party", cell=(5, 5), acao=3), board={"cells": [{"rect": [4, 4, 6, 6], "terrain": "mud"}]}
    )
    assert why_closed(mired) == {}
    mired.do("set", actor="lia", stat="acao", value=1)
    assert why_closed(mired)["move"] == "not_enough_acao"
    walled = Battle(piece("lia", "party", cell=(0, 0)), board={"blocked": [[1, 0], [0, 1]]})
    assert why_closed(walled) == {"move": "no_path"}
