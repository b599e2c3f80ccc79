"""What a status is called in a sentence: some are what somebody has (Veneno), some what somebody is (held)."""

from typing import Any

import pytest

from rules.log.narrative import NARRATED, narrate
from rules.log.sentences import Teller
from rules.system import registry
from rules.text.messages import LANGUAGES
from tests.rules.core.rows_of_facts import NAMES, facts, turn


def condition(actor: str, status: str, source: str | None = None) -> dict[str, Any]:
    found = {"kind": "condition", "actor": actor, "status": status, "timer": None, "source": source}
    return {**found, "params": {}, "command": 3}


def lift(actor: str, status: str) -> dict[str, Any]:
    return {"kind": "lift", "actor": actor, "status": status, "why": "damage", "command": 4}


def story(system: str, language: str, *rows: dict[str, Any]) -> str:
    """The turn of Ana in which these happen."""
    attack = {"kind": "attack", "actor": "ana", "target": "orc", "with": None, "dice": [9], "total": 9, "against": 20}
    whole = {**attack, "hit": True, "critical": False, "fumble": False, "why": None, "command": 3}
    given = facts({"kind": "round", "round": 1, "seconds": 0}, turn("ana"), whole, *rows)
    return narrate(NARRATED, given, Teller(registry.system(system), NAMES, language))[-1].text


@pytest.mark.parametrize(
    ("system", "status", "language", "left", "over"),
    [
        ("d100", "unconscious", "en", "leaves Orc unconscious", "Orc is no longer unconscious."),
        ("d100", "unconscious", "es", "deja a Orc inconsciente", "Orc ya no está inconsciente."),
        ("d100", "unconscious", "pt_BR", "deixa Orc inconsciente", "Orc não está mais inconsciente."),
        ("d100", "grabbed", "en", "leaves Orc held", "Orc is no longer held."),
        ("fulminato", "prone", "en", "leaves Orc “derribado”", "Orc is no longer “derribado”."),
        ("fulminato", "prone", "es", "deja a Orc «derribado»", "Orc ya no está «derribado»."),
        ("fulminato", "prone", "pt_BR", "deixa Orc “derribado”", "Orc não está mais “derribado”."),
        ("fantasia", "grabbed", "es", "deja a Orc «Agarrado»", "Orc ya no está «Agarrado»."),
        ("fantasia", "poison", "es", "deja a Orc con Veneno", "Orc ya no tiene Veneno."),
        ("ffrpg", "poison", "pt_BR", "deixa Orc com Poison", "Orc não tem mais Poison."),
    ],
)
def test_one_is_in_a_state_and_has_anything_else(system: str, status: str, language: str, left: str, over: str) -> None:
    text = story(system, language, condition("orc", status, "ana"), lift("orc", status))
    assert left in text
    assert text.endswith(over)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", registry.ids())
def test_a_state_in_mid_sentence_begins_small_or_stands_in_quotes(system: str, language: str) -> None:
    own = registry.system(system)
    teller = Teller(own, {"a": "Ana"}, language)
    for id in own.statuses:
        fact = {"n": 1, "command": 1, "kind": "condition", "actor": "a", "status": id, "timer": None, "params": {}}
        told = teller.say(f"in_state-{id}", status=teller.words({**fact, "source": None})["status"])
        assert told is None or told[0] in "«“" or told[0].islower(), told


@pytest.mark.parametrize(
    ("system", "language", "over"),
    [
        ("fulminato", "pt_BR", "Orc não está mais “derribado” nem “paralizado”."),
        ("fulminato", "es", "Orc ya no está «derribado» ni «paralizado»."),
        ("fulminato", "en", "Orc is no longer “derribado” or “paralizado”."),
    ],
)
def test_of_several_that_are_over_none_is_left(system: str, language: str, over: str) -> None:
    assert story(system, language, lift("orc", "prone"), lift("orc", "paralyzed")).endswith(over)
