"""What the window offers: actions, cards, targets and cells, what is closed and why, what is chosen at first."""

from typing import Any

import pytest

from rules.engine.service import Refused
from rules.log.refusals import refusal_sentence
from rules.mechanics.action import Field
from rules.text.localized import LocalizedText
from tests.rules.tabuleiro.lia import battle
from tests.rules.tabuleiro.playing import Battle, piece


def field(fight: Battle, action: str, name: str) -> Field:
    return next(candidate for candidate in fight.service.system.actions[action].fields if candidate.name == name)


def options(fight: Battle, action: str, name: str, **fields: Any) -> dict[str, tuple[str, str | None]]:
    make = field(fight, action, name).options
    assert make is not None
    return {option.id: (option.hint, option.refused) for option in make(fight.fight, fight.of("lia"), fields)}


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
        "": ("3 AÇÃO", None),
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
        return {
            candidate.name
            for candidate in fields_of
            if candidate.shown is None or candidate.shown(fight.fight, fight.of("lia"), fields)
        }

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


def test_a_row_of_the_order_shows_where_one_looks_and_who_acts_last() -> None:
    fight = battle()
    fight.do("join", combatant=piece("eva", cell=(0, 0)))
    chips = fight.service.system.window.chips(fight.fight, fight.of("eva"))
    assert [(chip.id, chip.value) for chip in chips] == [("facing", "sul"), ("late", "")]


def why_closed(fight: Battle) -> dict[str, str]:
    system, lia = fight.service.system, fight.of("lia")
    refused = {action: system.closed(fight.fight, lia, action) for action in system.actions}
    return {action: refusal.code for action, refusal in refused.items() if refusal is not None}


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


def why_short(fight: Battle, action: str) -> tuple[str, Any, Any]:
    refused = fight.service.system.closed(fight.fight, fight.of("lia"), action)
    assert refused is not None
    return refused.code, refused.details["has"], refused.details["needs"]


@pytest.mark.rule("TB-TURN-08", "TB-TURN-09")
def test_what_cannot_be_paid_says_how_much_there_is_and_how_much_it_takes() -> None:
    fight = battle()
    fight.do("set", actor="lia", pool="acao", value=1)
    assert why_short(fight, "attack") == ("not_enough_acao", 1, 3)
    assert why_short(fight, "use_item") == ("not_enough_acao", 1, 3)
    assert why_short(fight, "play_card") == ("not_enough_acao", 1, 2)
    fight.do("set", actor="lia", pool="acao", value=2)
    assert why_short(fight, "use_ability") == ("not_enough_mana", 1, 2), "the ability that lacks MANA alone is nearer"
    fight.do("set", actor="lia", pool="acao", value=1)
    result = fight.service.do({"do": "act", "actor": "lia", "action": "attack", "targets": ["orc"]})
    assert isinstance(result, Refused)
    for language, sentence in (
        ("pt_BR", "Lia não tem AÇÃO suficiente: tem 1, precisa de 3."),
        ("en", "Lia does not have enough AÇÃO: has 1, needs 3."),
        ("es", "A Lia no le alcanza AÇÃO: tiene 1, necesita 3."),
    ):
        told = refusal_sentence(fight.service.system, result.code, result.details, {"lia": "Lia"}, language)
        assert told == sentence


@pytest.mark.rule("TB-MOVE-12", "TB-TURN-08")
def test_a_cell_too_far_says_what_the_way_costs() -> None:
    fight = battle()
    walk = fight.service.system.ground.walk(fight.fight, fight.of("lia"))
    assert walk is not None
    refusal = walk.refusal((5, 1))
    assert refusal is not None
    assert (refusal.code, refusal.details["has"]) == ("not_enough_acao", 4)
    assert refusal.details["needs"] == walk.costs[(5, 1)] > 4


def opened(fight: Battle, action: str = "attack") -> dict[str, Any]:
    return dict(fight.service.system.window.first_values(fight.fight, fight.of("lia"), action))


@pytest.mark.rule("TB-CARD-02", "TB-CARD-11")
def test_attacking_opens_on_the_first_tool_that_can_be_paid_and_reaches_an_enemy() -> None:
    tools = [
        {"name": "Martelo", "damage": 9, "acao": 9},
        {"name": "Faca", "damage": 4},
        {"name": "Arco", "damage": 4, "range": 9, "local": "inventario"},
        {"name": "Lança", "damage": 6, "range": 2},
    ]
    lia = piece("lia", "party", cell=(5, 6), acao=5, cards=tools)
    fight = Battle(lia, piece("orc", cell=(5, 0)), piece("ana", "party", cell=(5, 5)))
    assert opened(fight) == {"with": "faca"}, "nobody is reached: the first that can be paid"
    fight.do("move", actor="orc", to=[5, 4])
    assert opened(fight) == {"with": "lanca"}, "a comrade beside her is no enemy"
    fight.do("move", actor="orc", to=[4, 6])
    assert opened(fight) == {"with": "faca"}
    assert opened(fight, "use_ability") == {}
    fight.do("set", actor="lia", pool="acao", value=2)
    assert opened(fight) == {}, "nothing can be paid"


@pytest.mark.rule("TB-AREA-01", "TB-AREA-02", "TB-AREA-03")
def test_attacking_opens_on_an_area_only_where_it_strikes_an_enemy() -> None:
    tools = [
        {"name": "Sino", "damage": 4, "area": "around", "tamanho": 2},
        {"name": "Bomba", "damage": 4, "area": "burst", "range": 2, "tamanho": 1},
        {"name": "Canto", "damage": 4, "area": "around", "tamanho": 9, "afeta": "allies"},
        {"name": "Lança", "damage": 4, "range": 5},
    ]
    lia = piece("lia", "party", cell=(5, 6), cards=tools)
    fight = Battle(lia, piece("orc", cell=(5, 0)), piece("ana", "party", cell=(5, 5)))
    found = []
    for row in (0, 1, 3, 4):
        fight.do("move", actor="orc", to=[5, row])
        found.append(opened(fight)["with"])
    assert found == ["sino", "lanca", "bomba", "sino"]
    fight.do("move", actor="orc", to=[5, 1])
    nowhere = Battle(piece("lia", "party", cards=tools), piece("orc", cell=(5, 0)))
    assert opened(nowhere) == {"with": "lanca"}, "off the board nothing is measured, and no area is struck"


def test_the_normal_attack_is_one_of_the_tools_and_what_is_done_without_one() -> None:
    fight = battle()
    with_field = field(fight, "attack", "with")
    assert with_field.default == ""
    assert not with_field.needed
    assert with_field.options is not None
    normal = with_field.options(fight.fight, fight.of("lia"), {})[-1]
    assert (normal.id, normal.label) == ("", "ATAQUE NORMAL")
    assert options(fight, "attack", "targets", **{"with": ""}) == options(fight, "attack", "targets")


def test_the_board_counts_cells_in_the_right_number() -> None:
    fight = battle()
    system, lia = fight.service.system, fight.of("lia")
    assert [system.ground.measured(fight.fight, lia, cell) for cell in ((5, 7), (5, 4))] == ["1 cell", "2 cells"]
    assert isinstance(system.ground.measured(fight.fight, lia, (5, 7)), LocalizedText)
