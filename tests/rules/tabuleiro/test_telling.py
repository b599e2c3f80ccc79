"""The log in Portuguese and English."""

from typing import Any

import pytest

from rules.core import facts as known_facts
from rules.engine.replay import outcome
from rules.log.refusals import refusal_sentence
from tests.rules.tabuleiro.playing import Battle, piece
from tools import messages


@pytest.fixture
def battle() -> Battle:
    cards = [
        {"name": "Espada", "damage": 18, "range": 9},
        {"name": "Bálsamo", "kind": "item", "heal": "1d4", "consumivel": True},
        {"name": "Mapa", "kind": "item", "local": "inventario", "text": "Mostra a saída."},
        {"name": "Casa Vidal", "kind": "casa"},
    ]
    lia = piece("lia", "party", cell=(3, 4), acao=40, cards=cards, jogador="Ana", destino=5, pools={"vida": 7})
    return Battle(lia, piece("orc", cell=(3, 7), facing="s", vida=40), piece("teo", "party"))


def both(battle: Battle, facts: list[dict[str, Any]]) -> tuple[list[str], list[str]]:
    return battle.told(facts), battle.told(facts, "en")


def test_a_move_names_its_cells_its_way_and_its_price(battle: Battle) -> None:
    facts = battle.act("lia", "move", path=[[3, 5], [3, 6]])
    assert both(battle, facts) == (
        ["Lia gasta 2 de AÇÃO, restam 38", "Lia move D5 → D7 por D6 (custo 2), direção sul"],
        ["Lia spends 2 AÇÃO, 38 left", "Lia moves D5 → D7 by D6 (cost 2), facing south"],
    )


def test_an_attack_shows_its_sum(battle: Battle) -> None:
    facts = battle.act("lia", "attack", "orc", card="espada", modifier=-2)
    assert battle.told(facts)[1:] == [
        "Lia vira para o sul",
        "Lia ataca Orc com Espada pelas costas: DANO 18 − 2 + 3 = 19, CON 6 → LESÃO 4",
        "Orc perde 4 de VIDA: 40 → 36",
    ]
    assert battle.told(facts, "en")[1:] == [
        "Lia turns south",
        "Lia attacks Orc with Espada from behind: DANO 18 − 2 + 3 = 19, CON 6 → LESÃO 4",
        "Orc loses 4 VIDA: 40 → 36",
    ]


def test_an_attack_without_lesao_fails(battle: Battle) -> None:
    facts = battle.act("lia", "attack", "orc", card="espada", damage=2, back=False)
    assert battle.told(facts)[-1] == "Lia ataca Orc com Espada: DANO 2, CON 6 → falha"
    assert battle.told(battle.do("damage", actor="orc", amount=2)) == ["Orc: DANO 2, CON 6 → LESÃO 0"]


def test_the_normal_attack_shows_its_die(battle: Battle) -> None:
    battle.do("move", actor="orc", to=[3, 5])
    told = battle.told(battle.act("lia", "attack", "orc", dice=[2]))
    assert told[2] == "FOR+1d2: 1 + 2 = 3"
    assert told[3].startswith("Lia ataca Orc com ATAQUE NORMAL pelas costas: DANO 3 + 3 = 6")


def test_cards_are_told_by_their_names(battle: Battle) -> None:
    lines = [
        *battle.told(battle.act("lia", "use_item", "lia", card="balsamo", dice=[1]))[1:],
        *battle.told(battle.act("lia", "play_card", card="mapa"))[1:],
        *battle.told(battle.act("lia", "use_item", "teo", card="mapa"))[1:],
        *battle.told(battle.act("lia", "take_card", card="mapa"))[1:],
    ]
    assert lines == [
        "Lia usa Bálsamo em Lia",
        "1d4: 1",
        "Lia recupera 1 de VIDA: 7 → 8",
        "Lia descarta Bálsamo",
        "Lia baixa Mapa para a MESA",
        "Lia usa Mapa em Teo: Mostra a saída.",
        "Lia sobe Mapa para o INVENTÁRIO",
    ]


def test_conditions_are_told_with_what_they_do(battle: Battle) -> None:
    params = {"stat": "con", "amount": -2, "label": "Maldição"}
    put = battle.do("condition", actor="lia", status="modifier", timer=2, params=params)
    marked = battle.do("condition", actor="lia", status="marker", timer=1, params={"label": "FERIDO"})
    assert both(battle, put + marked) == (
        ["Lia: CON −2 (Maldição), 2 turnos", "Lia: FERIDO, 1 turno"],
        ["Lia: CON −2 (Maldição), 2 turns", "Lia: FERIDO, 1 turn"],
    )
    assert battle.told(battle.do("next"))[:2] == ["Lia: CON −2 (Maldição), 1 turno", "Lia: FERIDO termina"]


def test_death_salvation_and_return_are_told(battle: Battle) -> None:
    saved = battle.do("damage", actor="lia", amount=9, type="lesao", answers=["five"])
    died = battle.do("damage", actor="lia", amount=9, type="lesao")
    back = battle.do("heal", actor="lia", amount=2, type="revive")
    assert battle.told(saved)[1:] == ["Salvação Divina: Lia descarta 5 de DESTINO e fica com 1 de VIDA"]
    assert battle.told(died)[1] == "Lia morre"
    assert both(battle, back) == (["Lia volta com 2 de VIDA"], ["Lia comes back with 2 VIDA"])


def test_the_end_tells_what_becomes_of_the_cards(battle: Battle) -> None:
    battle.do("damage", actor="lia", amount=9, type="lesao", answers=["die"])
    battle.do("leave", actor="orc", reason="fled")
    facts = battle.do("end", answers=["teo", "mercado", "teo"])
    told = [
        "Fim do jogo para Ana",
        "Casa Vidal é banida; Espada e Mapa vão para Teo; Bálsamo vai para o MERCADO",
        "Fim da batalha, com vitória para o grupo",
    ]
    assert battle.told(facts) == told


def test_an_end_without_dead_heroes_says_nothing_about_cards(battle: Battle) -> None:
    assert both(battle, battle.do("end")) == (["Fim da batalha"], ["The battle ends"])


def test_rulings_countdowns_and_rounds_are_told(battle: Battle) -> None:
    lines = [
        *battle.told(battle.do("countdown", name="Ponte", rounds=2)),
        *battle.told(battle.do("set", cell=[3, 4], stat="terrain", value="mud")),
        *battle.told(battle.do("set", actor="orc", pool="vida", value=8)),
        *battle.told(battle.do("move", actor="orc", to=[0, 0])),
    ]
    assert lines == [
        "Ponte: faltam 2 rodadas",
        "Mestre: D5, terreno = lama",
        "Mestre: Orc, VIDA = 8",
        "Orc vai para A1",
    ]
    for _ in range(2):
        battle.do("next")
    assert battle.told(battle.do("next")) == ["Ponte: falta 1 rodada", "Rodada 2", "Turno de Lia (40 AÇÃO)"]


def test_both_languages_say_the_same_things() -> None:
    english, ours = messages.messages("tabuleiro", "en"), messages.messages("tabuleiro", "pt_BR")
    assert set(english) <= set(ours)
    assert {id: ours[id].values for id in english} == {id: message.values for id, message in english.items()}


def test_every_kind_of_fact_has_a_line_in_both_languages(battle: Battle) -> None:
    battle.act("lia", "attack", "orc", card="espada")
    battle.act("lia", "rest", override=True)
    battle.do("end")
    kinds = set()
    for fact in outcome(battle.service)["facts"]:
        kinds.add(fact["kind"])
        for language in ("pt_BR", "en"):
            for line in battle.told([fact], language):
                assert "…" not in line, line
                assert "{" not in line, line
    own = {"use", "rest", "card", "salvation", "game_over"}
    assert kinds <= set(known_facts.COMMON) | own


@pytest.mark.parametrize(
    ("code", "details", "sentence"),
    [
        ("not_enough_mana", {"actor": "lia"}, "Lia não tem MANA suficiente."),
        ("cannot_act", {"actor": "lia", "status": "MORTO"}, "Lia não pode agir (MORTO)."),
        ("same_cell", {}, "A peça já está nessa casa."),
        ("card_not_at_hand", {"actor": "lia", "item": "faca"}, "“faca” não está na MESA nem no INVENTÁRIO."),
    ],
)
def test_a_refusal_is_one_sentence(battle: Battle, code: str, details: dict[str, Any], sentence: str) -> None:
    assert refusal_sentence(battle.service.system, code, details, {"lia": "Lia"}, "pt_BR") == sentence


@pytest.mark.parametrize(
    ("code", "details", "sentence"),
    [
        ("not_enough_mana", {"actor": "lia", "has": 1, "needs": 2}, "Falta MANA: 1 de 2"),
        ("same_cell", {}, "A peça já está nessa casa."),
    ],
)
def test_beside_a_card_a_refusal_is_short_where_there_are_shorter_words(
    battle: Battle, code: str, details: dict[str, Any], sentence: str
) -> None:
    told = refusal_sentence(battle.service.system, code, details, {"lia": "Lia"}, "pt_BR", shortly=True)
    assert told == sentence
