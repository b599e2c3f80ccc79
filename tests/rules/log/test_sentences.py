"""Telling: every line and every refusal in three languages, made when somebody reads."""

from collections.abc import Mapping
from string import Formatter
from typing import Any

import pytest

from rules.core.facts import COMMON
from rules.log.refusals import refusal_sentence
from rules.log.sentences import Teller, common_key
from rules.system import registry
from rules.system.translated_system import worded
from rules.text.messages import LANGUAGES, messages_of
from tests.rules.core.toy import BEGIN, STRIKE, TOY, being, fight_of
from tools import messages

NAMES = {"ann": "Ann", "bob": "Bob"}
CONTRACT = """
    not_begun already_begun already_ended wrong_phase no_such_actor no_such_action no_such_option no_such_item
    invalid_params wrong_action not_your_turn cannot_act no_action_left must_act already_acted not_enough_ammo
    no_item_left not_equipped already_equipped weapon_dropped not_dropped already_loaded armor_forbids need_targets
    too_many_targets no_such_target invalid_target out_of_range no_line_of_sight too_far off_board not_on_board no_board
    cell_blocked cell_occupied cell_obstructed not_adjacent no_path not_prone not_grabbed not_waiting no_such_status
    no_such_condition no_such_countdown immune id_taken no_surprise nothing_to_undo nothing_to_redo
"""


REFUSALS = sorted(
    id.removeprefix("refused-") for id in messages.messages(messages.CORE, "en") if id.startswith("refused-")
)


def told(fact: Mapping[str, Any], language: str = "en") -> str | None:
    return Teller(TOY, NAMES, language).line({"n": 1, "command": 0, **fact})


# --- the core's tables -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message_with_the_same_values(language: str) -> None:
    english, ours = messages.messages(messages.CORE, "en"), messages.messages(messages.CORE, language)
    assert list(ours) == list(english)
    for id, message in ours.items():
        assert all(text.strip() for text in message.texts)
        assert message.values == english[id].values, id


@pytest.mark.parametrize("language", ["es", "pt_BR"])
def test_no_sentence_is_left_in_english(language: str) -> None:
    english = messages.messages(messages.CORE, "en")
    same = [
        text
        for id, message in messages.messages(messages.CORE, language).items()
        for text in message.texts
        if text in english[id].texts
    ]
    words = [text for template in same for text, *_ in Formatter().parse(template)]
    # «Neutral» and «no» are words of Spanish, too.
    assert {text.strip(": ") for text in words if any(letter.isalpha() for letter in text)} <= {"Neutral", "no"}


def test_every_refusal_of_the_contract_has_a_sentence() -> None:
    assert set(CONTRACT.split()) - set(REFUSALS) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", REFUSALS)
def test_a_refusal_is_one_sentence_whatever_is_known(code: str, language: str) -> None:
    code = code.removesuffix("-bare")
    known = {
        "actor": "ann",
        "target": "bob",
        "id": "ann",
        "status": "burning",
        "param": "to",
        "value": 3,
        "item": "axe",
    }
    known |= {"action": "dance", "option": "fly", "pool": "HP", "name": "flood", "reason": "it is no sheet"}
    sentence = refusal_sentence(TOY, code, known, NAMES, language)
    assert sentence[-1] in ".?"
    assert "…" not in sentence
    assert "{" not in sentence
    nothing = dict.fromkeys(known) | {"param": "to"}
    if f"{code}-bare" in REFUSALS:
        assert "None" not in refusal_sentence(TOY, code, nothing, NAMES, language)


def test_every_kind_of_fact_is_told_in_every_language() -> None:
    whole = {field: 1 for fields in COMMON.values() for field in fields} | {"dice": [1], "to": "bob", "reason": "fled"}
    for kind in COMMON:
        for language in LANGUAGES:
            line = told({"kind": kind, **whole}, language)
            assert line or kind == "spoils", kind
            assert "…" not in (line or ""), (kind, line)


# --- lines -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fact", "line"),
    [
        ({"kind": "round", "round": 2}, "Round 2"),
        ({"kind": "phase", "phase": "action"}, "Action Phase"),
        ({"kind": "phase", "phase": "dusk"}, "dusk"),
        ({"kind": "initiative", "actor": "ann", "value": 7}, "Ann rolls initiative: 7"),
        ({"kind": "initiative", "actor": "ann", "value": 7, "tie": True, "dice": [2, 3]}, "Tie: Ann rolls 2 + 3"),
        ({"kind": "turn", "actor": "bob", "skipped": False}, "Bob’s turn"),
        ({"kind": "turn", "actor": "bob", "skipped": True, "why": "slow"}, "Bob loses the turn (Slow)"),
        ({"kind": "roll", "actor": None, "what": "d6", "dice": [4], "total": 4, "success": None}, "d6: 4"),
        ({"kind": "roll", "actor": None, "what": "2d6", "dice": [1, 3], "total": 4, "success": None}, "2d6: 4 (1 + 3)"),
        ({"kind": "roll", "actor": None, "what": "d6+2", "dice": [4], "total": 6, "success": None}, "d6+2: 6 (4 + 2)"),
        (
            {"kind": "roll", "actor": "ann", "what": "climb", "total": 4, "against": 9, "success": False},
            "Ann, climb: 4 against 9, failure",
        ),
        ({"kind": "damage", "actor": "bob", "amount": 3, "pool": "hp", "from": 9, "to": 6}, "Bob loses 3 HP: 9 → 6"),
        ({"kind": "spend", "actor": "ann", "pool": "mp", "amount": 2, "to": 1}, "Ann spends 2 MP, 1 left"),
        ({"kind": "spend", "actor": "ann", "with": "red-potion", "to": 1}, "Ann uses Red potion, 1 left"),
        ({"kind": "condition", "actor": "ann", "status": "burning", "timer": 3}, "Ann: Burning (3)"),
        ({"kind": "condition", "actor": "ann", "status": "burning", "timer": None}, "Ann: Burning"),
        ({"kind": "lift", "actor": "ann", "status": "burning", "why": "expired"}, "Ann: Burning ends (expired)"),
        ({"kind": "immune", "actor": "ann", "status": "burning"}, "Ann is immune to Burning"),
        ({"kind": "immune", "actor": "ann", "element": "ice"}, "Ann is immune to ice"),
        ({"kind": "reflect", "actor": "ann", "to": "bob"}, "It bounces off Ann to Bob"),
        ({"kind": "leave", "actor": "ann", "reason": "fled"}, "Ann gets away"),
        ({"kind": "countdown", "name": "flood", "left": 2, "done": False}, "flood: 2 left"),
        ({"kind": "countdown", "name": "flood", "left": 0, "done": True}, "flood: time is up"),
        ({"kind": "ruling", "actor": "ann", "what": "hp", "value": 3}, "GM: Ann, HP = 3"),
        ({"kind": "ruling", "actor": None, "what": "state", "value": "free"}, "GM: state = free"),
        (
            {"kind": "ruling", "actor": None, "what": "override", "value": "must_act"},
            "GM: so be it (a forced action comes first)",
        ),
        ({"kind": "end", "winner": None}, "The fight ends with no winner"),
        ({"kind": "end", "winner": "party"}, "The fight ends, won by the party"),
        ({"kind": "fall", "actor": "bob", "why": "damage"}, "Bob goes down"),
        ({"kind": "note", "text": "{actor} 100 %"}, "{actor} 100 %"),
        ({"kind": "leave", "actor": "zed", "reason": "removed"}, "zed leaves the fight"),
    ],
)
def test_a_fact_is_told(fact: dict[str, Any], line: str) -> None:
    assert told(fact) == line


def test_a_fact_without_a_template_has_no_line() -> None:
    assert told({"kind": "shimmer"}) is None
    assert Teller(TOY, NAMES).lines([{"kind": "shimmer"}, {"kind": "note", "text": "x"}]) == ["x"]


def test_a_systems_own_words_come_first_and_english_last() -> None:
    assert told({"kind": "shiver", "actor": "ann"}, "es") == "Ann tiembla"
    assert told({"kind": "shiver", "actor": "ann"}, "pt_BR") is None
    assert told({"kind": "fall", "actor": "ann"}, "es") == "Ann cae"
    assert told({"kind": "fall", "actor": "ann"}, "fr") == "Ann goes down"
    assert told({"kind": "round", "round": 2}, "fr") == "Round 2"


def test_one_log_is_told_in_three_languages() -> None:
    service = fight_of(BEGIN, {**STRIKE, "dice": [15, 3], "answers": ["none"]})
    facts = service.journal.facts()[3:]
    lines = {
        language: Teller(service.system, NAMES, language, service.fight).lines(facts) for language in ("es", "pt_BR")
    }
    assert lines == {
        "es": ["Turno de Ann", "Ann ataca a Bob: 15 contra 10, impacto", "Bob pierde 3 HP: 10 → 7"],
        "pt_BR": ["Turno de Ann", "Ann ataca Bob: 15 contra 10, acerto", "Bob perde 3 de HP: 10 → 7"],
    }


def test_a_thing_is_called_as_its_owners_sheet_calls_it() -> None:
    service = fight_of(beings=[being("ann", weapons=[{"id": "long-axe"}])])
    teller = Teller(service.system, NAMES, "en", service.fight)
    assert teller.thing("ann", "long-axe") == "Long axe"
    assert teller.thing("ann", "short_axe") == "Short axe"
    assert teller.thing("ann", None) == ""


@pytest.mark.parametrize("critical", [True, False])
def test_a_critical_comes_before_a_hit(critical: bool) -> None:
    fact = {"kind": "attack", "hit": True, "critical": critical}
    assert common_key(fact) == ("attack-critical" if critical else "attack-hit")
    assert common_key({"kind": "attack", "hit": False, "fumble": True}) == "attack-fumble"
    assert common_key({"kind": "opposed", "success": True}) == "opposed-success"


def test_a_close_call_says_that_its_number_is_the_lowest_and_not_the_last() -> None:
    words = {"actor": "Ann", "number": 19, "whole": 96, "pool": "HP", "over": 1}
    told = {language: messages_of("", language).format("highlight-close_call", words) for language in LANGUAGES}
    assert told == {
        "en": "The closest call: Ann gets through, once down to 19 of 96 HP",
        "es": "Por los pelos: Ann sale, y llegó a estar con 19 de 96 HP",
        "pt_BR": "Por um triz: Ann escapa, e chegou a ficar com 19 de 96 HP",
    }


# --- refusals ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["d100", "fantasia", "ffrpg", "fulminato", "tabuleiro"])
def test_a_status_begins_in_a_refusal_as_it_does_in_the_log(id: str) -> None:
    compared = 0
    for language in LANGUAGES:
        system = worded(registry.system(id), language)
        teller = Teller(system, NAMES, language)
        for status, row in system.statuses.items():
            refusal = refusal_sentence(system, "cannot_act", {"actor": "ann", "status": status}, NAMES, language)
            fact = {"kind": "condition", "actor": "ann", "status": status, "timer": None}
            told = str(teller.words(fact)["status"])
            if told.casefold() == row.label.casefold():
                compared += 1
                assert f" {told}." in refusal or f"({told})" in refusal, (told, refusal)
    assert compared


@pytest.mark.parametrize(
    ("code", "details", "language", "sentence"),
    [
        ("not_your_turn", {"actor": "ann"}, "en", "It is not Ann’s turn."),
        ("not_your_turn", {}, "en", "It is another’s turn."),
        ("not_your_turn", {"actor": "ann"}, "pt_BR", "Não é o turno de Ann."),
        ("cannot_act", {"actor": "ann", "status": "burning"}, "en", "Ann cannot do that (Burning)."),
        ("cannot_act", {"actor": "ann", "status": "asleep"}, "es", "Ann no puede hacer eso (asleep)."),
        ("cannot_act", {"actor": "ann"}, "es", "Ahora no es posible."),
        ("invalid_params", {"param": "to", "value": 3}, "en", "“to” cannot be 3."),
        ("invalid_params", {"param": "to", "value": None}, "en", "“to” is missing or unknown here."),
        ("invalid_params", {"param": "to"}, "pt_BR", "“to” falta ou não existe aqui."),
        ("not_enough_mp", {"actor": "ann"}, "en", "Ann does not have enough MP."),
        ("not_enough_mp", {"actor": "ann"}, "pt_BR", "Ann não tem MP suficiente."),
        ("not_enough_luck", {"actor": "ann"}, "es", "A Ann no le alcanza luck."),
        ("too_dark", {"actor": "ann"}, "es", "Ann sees nothing."),
        ("quite_new", {}, "es", "Quite new."),
        ("no_such_actor", {"id": ["a"]}, "en", "Nobody here is called “['a']”."),
        ("no_such_status", {"status": {"a": 1}}, "en", "There is no status “{'a': 1}”."),
        ("too_far", {"why": "12 m"}, "en", "That is too far. (12 m)"),
    ],
)
def test_a_refusal_says_what_is_known(code: str, details: dict[str, Any], language: str, sentence: str) -> None:
    assert refusal_sentence(TOY, code, details, NAMES, language) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_healing_that_brings_nothing_names_no_sum(language: str) -> None:
    line = told({"kind": "heal", "actor": "ann", "amount": 0, "pool": "hp", "from": 9, "to": 9}, language)
    assert line is not None
    assert "0" not in line
    assert line.endswith("9")
