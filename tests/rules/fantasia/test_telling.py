"""The log in Spanish and in English."""

import re
from typing import Any

import pytest

from rules.fantasia.actions.readied import TRIGGER_LABELS
from rules.fantasia.combatant.sheet import AFFINITIES, ELEMENTS, TRIGGERS
from rules.fantasia.statuses.amounts import WEAPON
from rules.fantasia.statuses.catalogue import STATUSES
from rules.log.narrative import TERSE, narrate
from rules.log.sentences import Teller
from tests.rules.fantasia.playing import Battle, hero, mage, one, spell
from tests.rules.played import facts_of
from tools import messages

FORMS = ("gloss-sheet-elements", "gloss-sheet-ability-damage", "gloss-sheet-params")
"""What is said of fields whose words the form shows as the book writes them."""


def test_both_languages_have_the_same_sentences_with_the_same_words() -> None:
    english, spanish = messages.messages("fantasia", "en"), messages.messages("fantasia", "es")
    glosses = {id for id in english if id.startswith(messages.FOR_ENGLISH_ALONE)}
    assert set(english) - glosses <= set(spanish)
    for id in set(english) - glosses - {"initiative", "initiative-side", "condition"}:
        assert spanish[id].values == english[id].values, id
    assert glosses == {f"english-{id}" for id in STATUSES}
    assert {id for id in english if id.startswith("element-")} == {f"element-{id}" for id in ELEMENTS}


@pytest.mark.parametrize(
    ("language", "told"),
    [("es", "Duende recibe 8 de daño de metal (PV 20 → 12)"), ("en", "Duende takes 8 metal damage (PV 20 → 12)")],
)
def test_damage_of_an_element_that_the_table_has_made_up_is_told_by_its_word(language: str, told: str) -> None:
    battle = Battle(
        mage(name="Nela", abilities=[spell("shards", damage="2d", element="metal")]), one("orc", name="Duende")
    )
    facts = battle.act("nela", "cast", "orc", using="shards", dice=[3, 4, 1, 1])
    assert told in battle.told(facts, language)


@pytest.mark.parametrize("language", ["es", "pt_BR", "en"])
def test_no_gloss_names_a_key_that_the_form_calls_by_a_word_of_the_book(language: str) -> None:
    keys = re.compile(rf"\b(?:{'|'.join([*set(AFFINITIES) - {'immune'}, WEAPON, 'stat', 'amount'])})\b(?!')")
    glosses = {
        id: message.texts
        for id, message in messages.messages("fantasia", language).items()
        if id.startswith("gloss-sheet")
    }
    forms = {id: texts for id, texts in glosses.items() if id in FORMS and any(keys.search(text) for text in texts)}
    assert len(glosses) > 50
    assert forms == {}


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "es",
            [
                "Nela gasta 3 PM",
                "Nela usa Fuego sobre Duende",
                "Fuego contra Duende: 12 contra DM 7, impacta",
                "Duende recibe 8 de daño de Fuego (PV 20 → 12)",
                "Duende: Veneno (3 turnos)",
            ],
        ),
        (
            "en",
            [
                "Nela spends 3 PM",
                "Nela uses Fuego on Duende",
                "Fuego on Duende: 12 against DM 7, hits",
                "Duende takes 8 Fire damage (PV 20 → 12)",
                "Duende: Veneno · Poison (3 turns)",
            ],
        ),
    ],
)
def test_a_spell_is_told(language: str, lines: list[str]) -> None:
    fire = spell("fire", name="Fuego", damage="2d", element="fire", status=[{"status": "poison", "timer": 3}])
    battle = Battle(mage(name="Nela", abilities=[fire]), one("orc", name="Duende"))
    facts = battle.act("nela", "cast", "orc", using="fire", dice=[3, 4, 1, 1])
    assert battle.told(facts, language) == lines


def test_initiative_turns_and_countdowns_are_told() -> None:
    battle = Battle(hero(name="Ciro", init=1), one("orc", name="Duende"), begin=False)
    facts = battle.do("begin", dice=[4, 5, 1, 1])
    assert battle.told(facts) == [
        "Ciro: iniciativa 2d (4+5) + AGI 2 + 1 = 12",
        "Duende: iniciativa 2d (1+1) + AGI 0 = 2",
        "Asalto 1 (0 s)",
        "Turno de Ciro",
    ]
    battle.do("condition", actor="orc", status="sleep", timer=1)
    assert battle.told(battle.next(), "en")[:3] == [
        "Duende loses the turn (Sueño)",
        "Duende: Sueño ends (expired)",
        "Round 2 (3 s)",
    ]


def test_what_is_left_of_a_countdown_is_told_with_its_unit() -> None:
    battle = Battle(hero(name="Ciro"), one("orc", name="Duende"))
    facts = battle.do("countdown", name="Torre", rounds=2)
    assert battle.told(facts) == ["Torre: quedan 2 asaltos"]
    assert battle.told(facts, "en") == ["Torre: 2 rounds are left"]
    battle.next()
    assert "Torre: queda 1 asalto" in battle.told(battle.next())
    battle.next()
    assert "Torre: se acabó el tiempo" in battle.told(battle.next())


def test_fumbles_falls_and_rulings_are_told() -> None:
    battle = Battle(hero(name="Ciro"), one("orc", name="Duende"))
    facts = battle.act("ciro", "attack", "orc", dice=[1, 1, 1])
    assert battle.told(facts)[:2] == ["Ciro ataca a Duende: 2 natural, falla", "Pifia: Ciro deja caer su arma"]
    facts = battle.do("damage", actor="ciro", amount=40)
    assert battle.told(facts)[-1] == "Ciro cae inconsciente (turnos antes de morir: 3)"
    facts = battle.do("set", actor="ciro", pool="pv", value=12)
    assert battle.told(facts) == ["La Narradora: Ciro, PV = 12", "Ciro despierta"]
    facts = battle.do("condition", actor="ciro", status="modifier", timer=1, params={"stat": "de", "amount": -2})
    assert battle.told(facts, "en") == ["Ciro: Ajuste mágico DE −2 · Magic modifier (1 turn)"]


def test_the_end_is_told_with_its_experience() -> None:
    battle = Battle(hero(name="Ciro"), one("orc", pex=9))
    battle.do("condition", actor="orc", status="death")
    assert battle.told(battle.do("end"))[0] == "Experiencia: 9 PEX, 9 por cabeza"


def test_what_waits_for_a_cast_says_that_any_ability_sets_it_off() -> None:
    """LF-REACT-01: a technique sets it off as a spell does."""
    told = messages.messages("fantasia", "es")
    waiting = [told[id].texts[0] for id in told if id.startswith(("on-cast", "said-moment-cast"))]
    assert len(waiting) == 4
    for sentence in (*waiting, TRIGGER_LABELS["cast"], TRIGGERS["cast"]):
        assert "habilidad" in sentence, sentence


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Ciro does something else"), ("es", "Ciro hace otra cosa"), ("pt_BR", "Ciro faz outra coisa")],
)
def test_another_action_of_which_nothing_is_said_is_told_all_the_same(language: str, told: str) -> None:
    battle = Battle(hero(name="Ciro"), one("orc"))
    assert battle.told(battle.act("ciro", "other", text=""), language) == [told]


@pytest.mark.parametrize(
    ("result", "language", "told"),
    [
        ("full", "es", "La Narradora: nadie advierte a quienes se acercan"),
        ("none", "es", "La Narradora: el acercamiento se descubre, no hay sorpresa"),
        ("full", "en", "GM: nobody notices those who creep up"),
        ("none", "pt_BR", "Mestre: a aproximação é percebida, não há surpresa"),
    ],
)
@pytest.mark.rule("LF-SURP-02", "LF-SURP-03")
def test_the_game_masters_word_on_a_surprise_is_told_in_a_sentence(result: str, language: str, told: str) -> None:
    battle = Battle(hero(), one("orc"), begin=False)
    facts = battle.do("begin", surprise={"by": ["ciro"], "result": result}, dice="auto")
    assert battle.told(facts, language)[0] == told


@pytest.mark.parametrize("ruling", [{"do": "set", "stat": "name", "value": "Eco"}, {"do": "move", "to": [1, 1]}])
def test_every_ruling_is_the_word_of_the_narradora(ruling: dict[str, Any]) -> None:
    battle = Battle(hero(name="Ciro"), one("orc"), board={"width": 4, "height": 4})
    facts = battle.do(ruling.pop("do"), actor="ciro", **ruling)
    teller = Teller(battle.service.system, {"ciro": "Ciro"}, "es", battle.fight, {facts[0]["command"]})
    assert str(teller.line(facts[0])).startswith("La Narradora: ")


@pytest.mark.rule("LF-ST-POISON-2", "LF-ST-REGEN-1")
def test_what_the_start_of_a_turn_brings_stands_under_its_heading() -> None:
    battle = Battle(hero(name="Ciro"), one("orc", name="Duende", conditions=[{"status": "poison"}]))
    told = battle.told(battle.next(3))
    assert told == ["Turno de Duende", "Veneno: Duende recibe 3 de daño (PV 20 → 17)"]
    asleep = Battle(hero(), one("orc", name="Duende", conditions=[{"status": "poison"}, {"status": "stop"}]))
    assert asleep.told(asleep.next(3))[:2] == [
        "Duende pierde el turno (Detener)",
        "Veneno: Duende recibe 3 de daño (PV 20 → 17)",
    ]
    woken = Battle(hero(), one("orc", name="Duende", conditions=[{"status": "poison"}, {"status": "sleep"}]))
    assert woken.told(woken.next(3))[0] == "Turno de Duende"
    assert woken.fight.active == "orc"


@pytest.mark.rule("LF-DOWN-02", "LF-ST-POISON-2")
def test_a_death_at_the_start_of_a_turn_stands_under_its_heading() -> None:
    battle = Battle(hero(), one("orc", name="Duende", pools={"pv": 0}))
    for _ in range(3):
        battle.next()
    facts = battle.next()
    assert battle.told(facts)[:2] == ["Turno de Duende", "Duende muere"]
    assert [fact["skipped"] for fact in facts_of(facts, "turn")] == [True, False]


@pytest.mark.parametrize(
    ("language", "charmed", "falls"),
    [
        ("en", "now has Encantamiento and now obeys Nela", "falls unconscious"),
        ("es", "queda con Encantamiento y ahora obedece a Nela", "cae inconsciente"),
        ("pt_BR", "fica com Encantamiento e agora obedece a Nela", "cai inconsciente"),
    ],
)
def test_a_sentence_says_of_charm_and_fall_no_rule_and_no_counter(language: str, charmed: str, falls: str) -> None:
    battle = Battle(mage(name="Nela"), one("orc", name="Duende"), hero(name="Ciro"))
    battle.do("condition", actor="orc", status="charm", source="nela")
    battle.do("damage", actor="ciro", amount=999)
    names = {id: combatant.name for id, combatant in battle.fight.combatants.items()}
    told = narrate(TERSE, battle.service.journal.facts(), Teller(battle.service.system, names, language, battle.fight))
    text = "; ".join(line.text for line in told)
    assert f"Duende {charmed}" in text
    assert text.endswith(falls), text
