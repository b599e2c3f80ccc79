"""Sheets, cards and options: what they may hold, and how they are named."""

from typing import Any

import pytest

from rules.sheets import schema
from rules.sheets.schema import gloss_of, rule_of_figure
from rules.system import registry
from rules.tabuleiro.actions.hand import effect
from rules.tabuleiro.combatant.sheet import Card, TabuleiroSheet
from rules.text.faults import BadScript, BadSheet
from rules.text.messages import messages_of
from tests.rules.tabuleiro.playing import Battle, piece

BASE: dict[str, Any] = {"vida": 5, "con": 6}


def faults(**data: Any) -> list[str]:
    with pytest.raises(BadSheet) as caught:
        schema.check(TabuleiroSheet, {**BASE, **data})
    return [place for place, _ in caught.value.faults]


def card_faults(**data: Any) -> list[str]:
    return faults(cards=[{"name": "Carta", **data}])


def test_vida_and_con_are_all_that_a_foe_needs() -> None:
    sheet = schema.check(TabuleiroSheet, BASE)
    assert (sheet.acao, sheet.per, sheet.forca, sheet.destino, sheet.cards) == (5, 1, 1, 0, ())
    with pytest.raises(BadSheet):
        schema.check(TabuleiroSheet, {"vida": 5})


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("vida", 0),
        ("vida", 1000),
        ("con", 100),
        ("con", 0),
        ("acao", 100),
        ("acao", -1),
        ("per", 0),
        ("mana", 1000),
        ("vida", "5"),
        ("con", True),
        ("at_zero", "flee"),
        ("heroi", 1),
        ("cards", {}),
        ("sorte", 3),
    ],
)
def test_a_number_beyond_its_range_or_an_unknown_key_is_told_with_its_place(key: str, value: Any) -> None:
    assert faults(**{key: value}) == [key]


@pytest.mark.parametrize(
    ("names", "ids"),
    [
        (["Poção de Açaí"], ["pocao-de-acai"]),
        (["  D’Água – 2ª!  "], ["d-agua-2a"]),
        (["Faca", "FACA", "faca"], ["faca", "faca-2", "faca-3"]),
        (["龍"], ["carta"]),
    ],
)
def test_a_card_is_called_by_its_name(names: list[str], ids: list[str]) -> None:
    sheet = schema.check(TabuleiroSheet, {**BASE, "cards": [{"name": name} for name in names]})
    assert [card.id for card in sheet.cards] == ids


def test_an_id_that_is_given_stands_and_is_given_once() -> None:
    cards = [{"name": "Faca"}, {"name": "Outra", "id": "faca"}]
    assert [card.id for card in schema.check(TabuleiroSheet, {**BASE, "cards": cards}).cards] == ["faca-2", "faca"]
    assert faults(cards=[{"name": "A", "id": "x"}, {"name": "B", "id": "x"}]) == [""]


def test_a_tool_has_dano_0_and_reaches_one_cell_unless_it_says_otherwise() -> None:
    cards = [{"name": "A"}, {"name": "B", "range": None, "damage": 3}, {"name": "C", "kind": "item"}]
    one, two, three = schema.check(TabuleiroSheet, {**BASE, "cards": cards}).cards
    assert [(card.dano, card.reach) for card in (one, two, three)] == [(0, 1), (3, None), (None, None)]


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ({"damage": "2d"}, "cards[0].damage"),
        ({"damage": "2d6+sorte"}, "cards[0].damage"),
        ({"damage": 1000}, "cards[0].damage"),
        ({"damage": -1}, "cards[0].damage"),
        ({"damage": 2.5}, "cards[0].damage"),
        ({"damage": True}, "cards[0].damage"),
        ({"damage": None}, "cards[0]"),
        ({"heal": 2}, "cards[0]"),
        ({"kind": "item", "heal": 2, "revive": 3}, "cards[0]"),
        ({"kind": "item", "revive": 3, "area": "around"}, "cards[0]"),
        ({"kind": "item", "revive": 0}, "cards[0].revive"),
        ({"kind": "arma"}, "cards[0].kind"),
        ({"local": "dada"}, "cards[0].local"),
        ({"range": 21}, "cards[0].range"),
        ({"tamanho": 0}, "cards[0].tamanho"),
        ({"baixar": 10}, "cards[0].baixar"),
        ({"status": [{"status": "poison"}]}, "cards[0].status[0].status"),
        ({"status": [{"status": "marker", "timer": 0}]}, "cards[0].status[0].timer"),
        ({"status": [{"status": "modifier"}]}, "cards[0].status[0]"),
        ({"status": [{"status": "modifier", "params": {"stat": "vida"}}]}, "cards[0].status[0].params.stat"),
        ({"status": [{"status": "marker", "params": {"stat": "con"}}]}, "cards[0].status[0]"),
        ({"status": [{"status": "marker", "params": {"nome": "x"}}]}, "cards[0].status[0].params.nome"),
    ],
)
def test_a_card_that_cannot_be_is_told_with_its_place(data: dict[str, Any], place: str) -> None:
    assert card_faults(**data) == [place]


def test_a_sheet_comes_back_as_it_went() -> None:
    data = {
        **BASE,
        "heroi": True,
        "cards": [
            {"name": "Faca", "damage": "1d4+forca"},
            {"name": "Faca", "range": None},
            {"name": "Praga", "kind": "item", "status": [{"status": "marker", "params": {"label": "X"}}]},
        ],
    }
    sheet = schema.check(TabuleiroSheet, data)
    dumped = sheet.model_dump(mode="json", exclude_unset=True)
    assert schema.check(TabuleiroSheet, dumped) == sheet
    assert schema.check(TabuleiroSheet, dumped).model_dump(mode="json", exclude_unset=True) == dumped


@pytest.mark.parametrize(
    ("options", "place"),
    [
        ({"initiative": "dex"}, "options.initiative"),
        ({"face_cost": 10}, "options.face_cost"),
        ({"rest_vida": 100}, "options.rest_vida"),
        ({"at_zero": None}, "options.at_zero"),
        ({"iniciativa": "per"}, "options.iniciativa"),
    ],
)
def test_an_option_that_cannot_be_is_told_with_its_place(options: dict[str, Any], place: str) -> None:
    with pytest.raises(BadScript) as caught:
        Battle(piece("lia"), **options)
    assert caught.value.place == place


def test_every_field_has_a_label_and_a_gloss() -> None:
    system = registry.system("tabuleiro")
    said = messages_of(system.phrases.file, "en")
    for model in (system.sheet, system.options):
        for name, info in model.model_fields.items():
            extra = info.json_schema_extra
            if rule_of_figure(info):
                continue
            assert isinstance(extra, dict), name
            assert extra["label"], name
            assert said.first_of(gloss_of(model, name)), name


@pytest.mark.parametrize("language", ["en", "es", "pt_BR"])
def test_a_tool_without_a_range_reaches_1_and_says_so(language: str) -> None:
    tool, charm = schema.check(
        TabuleiroSheet, {**BASE, "cards": [{"name": "Faca", "damage": 3}, {"name": "Reza", "kind": "outra"}]}
    ).cards
    assert (tool.implied_fields(), charm.implied_fields()) == ({"acao": 3, "range": 1}, {"acao": 3})
    said = messages_of(registry.system("tabuleiro").phrases.file, language)
    assert "1" in said.first_of(gloss_of(Card, "range")), "where nothing is written on a FERRAMENTA"


def test_a_trajectory_is_told_in_words_that_agree_with_it() -> None:
    assert effect({}, Card(name="Funda", damage=4, range=5, trajetoria="arqueado")) == "DANO 4 · ALCANCE 5 · arqueada"
