"""The log, in Spanish and in English."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.d100 import SYSTEM
from rules.engine.replay import service_for
from rules.engine.service import Refused
from rules.log.narrative import TERSE, narrate
from rules.log.refusals import refusal_sentence
from rules.log.sentences import Teller
from rules.scripts.script import check
from rules.sheets.schema import book_figures
from rules.text.messages import LANGUAGES, messages_of
from tests.rules.d100.playing import Game, ana, bruto, one
from tests.rules.d100.shooting import UZI
from tools import messages

EXAMPLES = json.loads((Path(__file__).parents[2] / "golden" / "d100.json").read_text("utf-8"))


def told(game: Game, language: str, since: int = 0) -> list[str]:
    names = {id: item.name for id, item in game.fight.combatants.items()}
    facts = game.service.journal.facts()
    return Teller(SYSTEM, names, language, game.fight).lines(facts[since:])


def duel() -> Game:
    game = Game(ana(), bruto()).begin()
    game.declare("ana", "attack", "bruto", using="espada", focus=5)
    game.declare("bruto", "attack")
    game.to("bruto")
    game.act("bruto", "attack", "ana", dice=[40, 40, 3], answers=["dodge"])
    game.next()
    return game


def test_a_duel_in_spanish() -> None:
    assert told(duel(), "es") == [
        "Turno 1 (0 s)",
        "Declaración",
        "Ana declara: atacar a Bruto con Espada",
        "Ana actuará en 7 (se centra, DES −5)",
        "Bruto declara: atacar",
        "Resolución",
        "Turno de Bruto (DES 9)",
        "Bruto ataca a Ana con Hacha: 50%, saca 40, éxito",
        "Ana esquiva: 30%, saca 40, fallo",
        "Ana recibe 5: PV 14 → 9, herida leve",
        "Ana ha gastado su acción",
        "Turno 2 (12 s)",
        "Declaración",
    ]


def test_a_blow_that_armour_stops_whole_is_told_as_no_wound() -> None:
    game = Game(ana(), bruto(prot=20)).begin()
    game.to("ana")
    game.act("ana", "attack", "bruto", dice=[20, 3, 3])
    assert told(game, "en")[-1] == "Nothing gets through to Bruto (6 − 20 armour): still PV 16"
    assert told(game, "es")[-1] == "A Bruto no le llega ningún daño (6 − 20 de protección): sigue con PV 16"


def test_a_knock_out_blow_is_told_by_what_came_through() -> None:
    game = Game(ana(), bruto(pv=6)).begin()
    game.to("ana")
    game.act("ana", "attack", "bruto", knockout=True, dice=[20, 5, 3, 4])
    assert told(game, "en")[-2] == "Bruto takes a knock-out blow of 5 (8 − 3 armour)"
    assert told(game, "es")[-2] == "Bruto recibe un golpe que noquea, de 5 (8 − 3 de protección)"


def test_what_waiting_costs_is_told_without_what_was_paid_before() -> None:
    game = Game(ana(), bruto()).begin()
    game.declare("ana", "attack", "bruto", using="daga", draw=True)
    game.to("ana")
    game.act("ana", "wait", des=3)
    assert told(game, "es")[3] == "Ana actuará en 7 (prepara el arma, DES −5)"
    assert told(game, "es")[-1] == "Ana actuará en 4 (espera, DES −3)"


def test_what_is_thrown_is_not_fired() -> None:
    net = {"id": "red", "name": "Red", "kind": "thrown", "skill": 55, "hold": True}
    game = Game(one("vera", "party", des=13, weapons=[net]), bruto(), declarations="off").begin()
    game.act("vera", "grapple", "bruto", dice=[90])
    assert told(game, "es")[-1] == "Vera lanza Red (1), quedan 0"
    assert told(game, "en")[-1] == "Vera throws Red (1), 0 left"


def test_a_duel_in_english() -> None:
    assert told(duel(), "en")[2:5] == [
        "Ana declares: attack Bruto with Espada",
        "Ana will act on 7 (focuses, DES −5)",
        "Bruto declares: attack",
    ]


def shootout() -> Game:
    game = Game(one("vera", "party", des=13, weapons=[UZI]), bruto(), declarations="off").begin()
    game.act("vera", "attack", "bruto", shots=4, dice=[7, 1, 10])
    game.do("damage", actor="bruto", amount=5)
    game.next()
    game.act("vera", "attack", "bruto", dice=[99])
    game.do("heal", actor="bruto", amount=9)
    game.do("end")
    return game


def test_a_shootout_in_both_languages() -> None:
    assert told(shootout(), "es")[3:] == [
        "Vera ataca a Bruto con Uzi: 55%, saca 7, especial: ¡empala!",
        "Vera dispara Uzi (4), quedan 28",
        "Balas que aciertan: 1",
        "Bruto recibe 17 (20 − 3 de protección): PV 16 → −1, herida grave",
        "Bruto cae y agoniza",
        "Bruto recibe 5: PV −1 → −6, herida leve",
        "Bruto no puede actuar (agoniza)",
        "Bruto: agoniza, queda 1 turno",
        "Turno 2 (12 s)",
        "Resolución",
        "Turno de Vera (DES 13)",
        "Vera ataca a Bruto con Uzi: 40%, saca 99, pifia",
        "¡Uzi de Vera se encasquilla!",
        "Bruto recupera 9: PV −6 → 3",
        "Bruto deja de agonizar (por la cura)",
        "Bruto despierta",
        "Fin del combate",
    ]
    english = told(shootout(), "en")
    assert "Vera attacks Bruto with Uzi: 55%, rolls 7, special: impales!" in english
    assert "Bruto takes 17 (20 − 3 armour): PV 16 → −1, major wound" in english
    assert "Bruto: dying, 1 turn left" in english


def test_bare_hands_have_a_name() -> None:
    game = Game(one("a", des=15), one("b"), declarations="off").begin()
    game.act("a", "attack", "b", dice=[99])
    assert "a B con las manos desnudas" in told(game, "es")[-1]
    assert "B with bare hands" in told(game, "en")[-1]


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
def test_every_line_of_the_examples_is_whole(example: dict[str, Any], language: str) -> None:
    script = check(example["script"])
    service = service_for(script)
    for number, command in enumerate(script.commands):
        service.do(command, number=number)
    names = {id: item.name for id, item in service.fight.combatants.items()}
    lines = Teller(SYSTEM, names, language, service.fight).lines(service.journal.facts())
    assert lines
    assert [line for line in lines if "…" in line or "None" in line or "{" in line or not line.strip()] == []


def test_spanish_and_english_say_the_same() -> None:
    english, spanish = messages.messages("d100", "en"), messages.messages("d100", "es")
    facts = [id for id in english.keys() | spanish.keys() if not id.startswith("refused-")]
    assert {id for id in facts if id not in english or id not in spanish} == set()
    assert {id for id in facts if english[id].values != spanish[id].values} == set()


def test_a_refusal_is_one_sentence_in_the_readers_language() -> None:
    game = Game(ana(), bruto()).begin()
    refused = game.run("declare", actor="bruto", action="attack")
    assert isinstance(refused, Refused)
    names = {"ana": "Ana", "bruto": "Bruto"}
    sentence = refusal_sentence(SYSTEM, refused.code, refused.details, names, "es")
    assert sentence == "Ana declara antes que Bruto: su DES es mayor."
    sentence = refusal_sentence(SYSTEM, refused.code, refused.details, names, "en")
    assert sentence == "Ana declares before Bruto: its DES is higher."


def test_every_refusal_of_its_own_is_told_in_both_languages() -> None:
    own = """declare_order already_declared too_early not_enough_des no_combine weapon_broken weapon_jammed no_scope
    no_hold melee_only too_many_shots wrong_feed not_jammed too_close too_many_attackers"""
    for language in ("es", "en"):
        told = messages.messages("d100", language)
        assert [code for code in own.split() if f"refused-{code}" not in told] == []


def test_options_are_shown_in_the_books_words() -> None:
    labels = [SYSTEM.option_label("reaction", option, {}, "es") for option in ("none", "dodge", "block:espada")]
    assert labels == ["Nada", "Esquivar", "Bloquear: espada"]
    assert SYSTEM.question_label("reaction", "es", {"takes": "nothing"}) == "¿Esquivar otra vez?"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("es", ["Ana declara: recargar Uzi", "Bruto declara: usar Lucha", "Ana no actúa", "Bruto no actúa"]),
        ("en", ["Ana declares: reload Uzi", "Bruto declares: use Lucha", "Ana does not act", "Bruto does not act"]),
        ("pt_BR", ["Ana declara: recarregar Uzi", "Bruto declara: usar Lucha", "Ana não age", "Bruto não age"]),
    ],
)
def test_what_is_handled_is_told_without_a_with_and_who_lets_a_turn_go_is_told(
    language: str, expected: list[str]
) -> None:
    game = Game(ana(weapons=[{**UZI, "name": "Uzi", "loaded": 3}]), bruto()).begin()
    game.declare("ana", "reload", using="uzi")
    game.declare("bruto", "use_skill", using="lucha")
    game.next(3)
    assert [line for line in told(game, language) if line in expected] == expected


def test_a_skill_that_everybody_has_is_called_as_the_book_does() -> None:
    """*Ana usa Armeria* was its id with a capital."""
    game = Game(ana(), bruto()).begin()
    game.declare("ana", "use_skill", using="armeria")
    while game.fight.active != "ana":
        game.next()
    game.act("ana", "use_skill", using="armeria", dice=[50])
    assert any(line.startswith("Ana usa Maestría/Armería: ") for line in told(game, "es")), told(game, "es")


def test_who_is_brought_down_by_a_status_is_told_with_it() -> None:
    """*Bruto falls* was said, and of what it then woke nothing."""
    game = Game(ana(), bruto()).begin()
    game.do("condition", actor="bruto", status="unconscious", timer=2)
    names = {"ana": "Ana", "bruto": "Bruto"}
    for language, said in (
        ("en", "Bruto falls and is now unconscious"),
        ("es", "Bruto cae y ahora está inconsciente"),
        ("pt_BR", "Bruto cai e agora está inconsciente"),
    ):
        told = narrate(TERSE, game.service.journal.facts(), Teller(SYSTEM, names, language, game.fight))
        assert said in [line.text for line in told]


def test_who_waits_has_not_let_the_turn_pass() -> None:
    """Players read that he did, though he stood further down the order with his declaration."""
    game = Game(ana(), bruto()).begin()
    game.declare("ana", "attack", "bruto", using="espada")
    game.declare("bruto", "defend")
    game.to("ana")
    game.act("ana", "wait", des=3)
    game.do("next")
    names = {id: item.name for id, item in game.fight.combatants.items()}
    lines = [
        line.text for line in narrate(TERSE, game.service.journal.facts(), Teller(SYSTEM, names, "en", game.fight))
    ]
    assert "Ana waits" in lines
    assert not any("Ana" in line and "pass" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_leaving_a_declaration_costs_is_said_as_the_rule_has_it(language: str) -> None:
    told = messages_of(SYSTEM.phrases.file, language).format("leaving-declared", book_figures(SYSTEM.options))
    assert told is not None
    assert "\u221220%" in told
