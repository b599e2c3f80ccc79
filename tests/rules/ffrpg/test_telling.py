"""The log in English, Spanish and Portuguese, and what the window is told beforehand."""

import string
from typing import Any

import pytest

from rules.ffrpg import SYSTEM
from rules.ffrpg.phrases import OPTIONS, QUESTIONS, REFUSALS, TEMPLATES
from rules.telling import refusal_sentence
from tests.rules.ffrpg.playing import BLADE, Battle, foe, hero, mage, one, spell

HARM = {"scale": 4, "attribute": "mag", "die": "d8", "element": "fire"}


def test_a_blow_is_told_with_its_reckoning() -> None:
    touch = {"status": "blind", "timer": 4, "cos": {"flat": 30}}
    battle = Battle(
        hero(name="Mint", weapons=[{**BLADE, "name": "Rod", "effects": [touch]}]), foe(arm=6, conditions=["protect"])
    )
    facts = battle.act("ann", "attack", "imp", dice=[48, 5, 14])
    assert battle.told(facts) == [
        "Mint → Imp, Rod: 48 against 90, hit",
        "Imp loses 4 HP (15 − ARM 6, Protect ÷ 2): 50 → 46",
        "Blind: 14 against 30, takes effect",
        "Imp: Blind (4)",
    ]
    assert battle.told(facts, "es")[:2] == [
        "Mint → Imp, Rod: 48 contra 90, impacto",
        "Imp pierde 4 HP (15 − ARM 6, Protect ÷ 2): 50 → 46",
    ]
    assert battle.told(facts, "pt_BR")[1] == "Imp perde 4 de HP (15 − ARM 6, Protect ÷ 2): 50 → 46"


def test_the_count_is_told() -> None:
    slow = {"id": "mug", "name": "Mug", "type": "slow", "ct": 10, "damage": {}}
    battle = Battle(mage("ann", slow), foe(conditions=["agility_down"]), begin={"stop": True})
    facts = battle.service.journal.facts()
    assert battle.told(facts)[-2:] == [
        "Ann rolls initiative: 5 + SPD 20 = 25",
        "Imp rolls initiative: 5 + SPD 3 − Agility Down 2 = 6",
    ]
    assert battle.told(battle.next())[-1] == "Tick 25: Ann’s turn"
    assert battle.told(battle.act("ann", "use_ability", "imp", using="mug")) == ["Ann charges Mug: resolves at 15"]
    assert battle.told(battle.next(4)) == [
        "Tick 15: what Ann was charging takes effect",
        "Ann: Mug → Imp",
        "Imp loses 5 HP (5): 50 → 45",
    ]


def test_both_languages_say_the_same_things() -> None:
    def fields(language: str) -> dict[str, set[str]]:
        return {
            key: {name for _, name, _, _ in string.Formatter().parse(template) if name}
            for key, template in TEMPLATES[language].items()
        }

    english = fields("en")
    for language in ("es", "pt_BR"):
        assert all(named == english[key] for key, named in fields(language).items())
    effects = {key for key in english if key.startswith("word.effect.")}
    assert set(TEMPLATES["es"]) >= set(english) - effects
    assert set(REFUSALS["es"]) == set(REFUSALS["pt_BR"]) == set(REFUSALS["en"])
    assert set(QUESTIONS["es"]) == set(QUESTIONS["pt_BR"]) == set(QUESTIONS["en"])
    shown = [{question: set(options) for question, options in spoken.items()} for spoken in OPTIONS.values()]
    assert shown[0] == shown[1] == shown[2]
    assert SYSTEM.option_label("at_zero", "flee", {}, "es") == "Se teletransporta"


@pytest.mark.parametrize("code", REFUSALS["en"])
def test_refusals_are_sentences(code: str) -> None:
    details = {"actor": "ann", "target": "imp", "item": "bolt"}
    for language in ("en", "es", "pt_BR"):
        sentence = refusal_sentence(SYSTEM, code, details, {"ann": "Ann", "imp": "Imp"}, language)
        assert sentence.endswith(".")
        assert "{" not in sentence


def said(battle: Battle, action: str, **fields: Any) -> list[tuple[str, str]]:
    command = {"do": "act", "actor": "ann", "action": action, **fields}
    return [(preview.what, preview.text) for preview in battle.service.preview(command)]


def test_what_an_action_would_do_is_said_before_it_is_done() -> None:
    leap = spell(
        "leap",
        mp=8,
        ct=12,
        damage=HARM,
        effects=[{"status": "slow", "cos": {"stat": "macc", "mod": -50, "vs": "meva"}}],
    )
    battle = Battle(
        mage("ann", leap, acc=90, str=5, kind="pc", weapons=[BLADE], items=[{"id": "potion", "qty": 2}]),
        foe(eva=15, meva=24, arm=3, marm=8, elements={"fire": "weak"}),
    )
    before = battle.state()
    assert said(battle, "attack", targets=["imp"], modifier=-5) == [
        ("chance", "chance 70 (90 − 15 − 5)"),
        ("damage", "damage 8–13 (10 + d6 − ARM 3)"),
    ]
    assert said(battle, "cast", targets=["imp"], **{"with": "leap"}) == [
        ("cost", "8 MP, 32 left"),
        ("tick", "tick 13"),
        ("chance", "chance 66 (90 − 24)"),
        ("damage", "damage 23–34 (20 + d8 − M. ARM 8)"),
        ("chance", "Slow: chance 16"),
    ]
    assert said(battle, "use_item", targets=["ann"], **{"with": "potion"}) == [
        ("cost", "potion: 2 left"),
        ("note", "+ 50 HP"),
    ]
    assert said(battle, "wait", params={"ticks": 5}) == [("tick", "tick 20")]
    assert said(battle, "full_move", params={"distance": 6, "terrain": "adverse"}) == [("cost", "12 of 40 m")]
    assert said(battle, "trigger", params={"rating": "agi", "ct": 5}) == [("chance", "chance 13"), ("tick", "tick 20")]
    assert battle.state() == before


@pytest.mark.rule("FF-CRIT-01", "FF-CRIT-02", "FF-ABL-06", "FF-TRG-05")
def test_a_chance_is_what_the_dice_make_of_the_cos() -> None:
    bolt = spell("bolt", damage=HARM, effects=[{"status": "slow", "cos": {"stat": "macc", "mod": 90, "vs": "meva"}}])
    battle = Battle(mage("ann", bolt, acc=200, macc=130, kind="pc", weapons=[BLADE]), foe(eva=15, meva=24))
    assert said(battle, "attack", targets=["imp"])[0] == ("chance", "chance 94 (200 − 15 = 185)")
    assert said(battle, "attack", targets=["imp"], modifier=-200)[0] == ("chance", "chance 10 (200 − 15 − 200 = −15)")
    chances = [text for what, text in said(battle, "cast", targets=["imp"], **{"with": "bolt"}) if what == "chance"]
    assert chances == ["chance 100 (130 − 24 = 106)", "Slow: chance 100"]
    assert said(battle, "trigger", params={"rating": 120}) == [("chance", "chance 94 (120)")]
    assert said(battle, "trigger", params={"rating": 20}, modifier=-40) == [("chance", "chance 10 (20 − 40 = −20)")]
    assert said(battle, "trigger", params={"rating": 0}, modifier=-40) == [("chance", "chance 0 (0 − 40 = −40)")]


def test_the_panel_offers_what_there_is_with_its_cost_and_why_not() -> None:
    battle = Battle(
        mage(
            "ann",
            spell("bolt", mp=99, damage=HARM),
            {"id": "mug", "type": "slow", "ct": 9},
            weapons=[BLADE],
            items=[{"id": "potion"}],
        ),
        one("bob", spd=9, pools={"hp": 0}),
        foe(conditions=["vanish"]),
    )
    fight, ann = battle.fight, battle.of("ann")
    offered = {action.id: action for action in SYSTEM.offers(fight, ann)}
    assert {"attack", "cast", "use_ability", "use_item", "defend", "wait", "move", "pass"} <= set(offered)
    assert not {"abort", "forced", "face", "flee"} & set(offered)
    keys = [action.key for action in SYSTEM.actions.values()]
    assert len(set(keys)) == len(keys)
    spells = offered["cast"].fields[0].options(fight, ann, {})  # type: ignore[misc]
    assert [tuple(option) for option in spells] == [("bolt", "bolt", "99 MP", "not_enough_mp")]
    named = next(field for field in offered["attack"].fields if field.kind == "targets")
    options = named.options(fight, ann, {})  # type: ignore[misc]
    assert [(option.id, option.refused) for option in options] == [("imp", "invalid_target"), ("ann", None)]
    assert named.most(fight, ann, {}) == (1, 1)  # type: ignore[misc]


def test_chips_show_what_else_there_is() -> None:
    battle = Battle(mage("ann", {"id": "mug", "type": "slow", "ct": 9}, spd=40), foe())
    battle.act("ann", "use_ability", "imp", using="mug")
    assert [(chip.id, chip.value) for chip in SYSTEM.chips(battle.fight, battle.of("ann"))] == [
        ("charging", "36"),
        ("extreme", "45"),
    ]
