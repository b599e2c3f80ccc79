"""No id of the code ends in a sentence: what a fact holds is told in the reader's words, or is somebody's own."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from rules.core.facts import Fact
from rules.engine.service import RulesService
from rules.text.messages import LANGUAGES
from tests.rules.log.facts_in_code import Field, Source, core, words_of
from tests.rules.log.recorded_fights import recorded, teller
from tests.worked import SYSTEMS
from tools import messages

Sample = tuple[RulesService, Fact]

OWN_WORDS: Mapping[str, Mapping[Field, str]] = {
    "": {
        ("countdown", "name"): "what the table calls the countdown",
        ("note", "text"): "what the game master has written",
    },
    "fantasia": {("attack", "stat"): "DE and DM stand on the sheet"},
    "ffrpg": {("roll", "what"): "a task by what the table calls it, a Reaction by its name"},
    "fulminato": {("attack", "part"): "the torso is one in all three languages"},
    "tabuleiro": {("game_over", "player"): "the player's name"},
}
"""Kind and field of what may be told as it is, in the core and in each system, and why."""
SAMPLES = 6
"""How many different facts of a kind are told with each word."""


@cache
def samples(system: str) -> Mapping[str, tuple[Sample, ...]]:
    """Kind to some facts of it that differ in what chooses their message."""
    found: dict[str, dict[str, Sample]] = defaultdict(dict)
    for service, facts in recorded(system):
        for fact in facts:
            told = teller(service, "en")._key(fact)
            found[fact["kind"]].setdefault(f"{told} {fact.get('status')}", (service, fact))
    return {kind: tuple(islice(facts.values(), SAMPLES)) for kind, facts in found.items()}


@cache
def printed(system: str, language: str) -> Mapping[str, frozenset[str]]:
    """Id of a message to the values that stand in its text; those that only choose a variant are not among them."""
    known = {**messages.messages("", language), **messages.messages(system, language)}
    return {id: frozenset(re.findall(r"\{(\w+)\}", " ".join(message.texts))) for id, message in known.items()}


def as_they_are(service: RulesService, fact: Fact) -> Iterator[str]:
    """The fields of a fact that every language prints letter by letter."""
    left: set[str] | None = None
    for language in LANGUAGES:
        tells = teller(service, language)
        key = tells._key(fact)
        words = tells._translated(tells.words(fact)) if key else {}
        values = printed(service.system.id, language).get(key, frozenset())
        raw = {
            name
            for value in values
            for name in (value, value.rstrip("_"))
            if isinstance(fact.get(name), str) and fact[name] and words.get(value) == fact[name]
        }
        left = raw if left is None else left & raw
    yield from left or ()


def is_own(system: str, field: Field) -> bool:
    """Whether a field holds words that are told as they are."""
    return field in OWN_WORDS[""] or field in OWN_WORDS.get(system, {})


@pytest.mark.parametrize("system", SYSTEMS)
def test_no_fact_of_a_fight_is_told_by_an_id(system: str) -> None:
    found = {
        (fact["kind"], field): fact[field]
        for service, facts in recorded(system)
        for fact in facts
        for field in as_they_are(service, fact)
    }
    assert {field: word for field, word in found.items() if not is_own(system, field)} == {}


def unworded(system: str, words: Mapping[Field, frozenset[str]]) -> list[tuple[str, str, str]]:
    """The words in the code that would be told as they stand there: kind, field, word.

    Each is told in facts that have another word of the code in that field, so that all the rest of them fits.
    """
    return [
        (kind, field, word)
        for (kind, field), of_code in sorted(words.items())
        if not is_own(system, (kind, field))
        for word in sorted(of_code)
        if any(
            field in as_they_are(service, {**fact, field: word})
            for service, fact in samples(system).get(kind, ())
            if fact.get(field) in of_code
        )
    ]


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_word_that_the_code_writes_into_a_fact_has_its_words_in_every_language(system: str) -> None:
    assert unworded(system, words_of(system)) == []
    assert unworded(system, core().words()) == []


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_reason_for_which_a_status_ends_is_tried(system: str) -> None:
    reasons = words_of(system).get(("lift", "why"), frozenset()) | core().words()[("lift", "why")]
    assert "expired" in reasons
    assert any(fact["why"] in reasons for _, fact in samples(system)["lift"])


@pytest.mark.parametrize("system", ["ffrpg", "fantasia", "d100"])
def test_a_reason_without_words_is_found(system: str) -> None:
    reasons = {*words_of(system)[("lift", "why")], "for_no_reason"}
    assert unworded(system, {("lift", "why"): frozenset(reasons)}) == [("lift", "why", "for_no_reason")]


def test_a_word_is_followed_through_the_functions_that_hand_it_on(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text(
        """
HUNGER = "hunger"

def remove(table, bearer, why):
    table.fact("lift", actor=bearer.id, why=why)

def end(table, bearer, why=None):
    remove(table, bearer, "thirst" if why is None else why)

def starve(table, bearer):
    reason = HUNGER if bearer.poor else "greed"
    end(table, bearer, why=reason)
""",
        "utf-8",
    )
    assert Source((tmp_path,)).words() == {("lift", "why"): {"hunger", "greed", "thirst"}}
