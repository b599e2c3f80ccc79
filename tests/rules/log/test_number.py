"""One is one: where a verb counts what follows it, it is in the singular before a 1."""

import re

import pytest

from rules.log.sentences import Teller
from rules.system import registry
from tools import messages

PLURAL = re.compile(r"\b(?:quedan|faltan|sobran|restam|faltam|sobram) \{", re.IGNORECASE)
SINGULAR = re.compile(r"\b(?:queda|falta|sobra|resta) (?:\{|1\b)", re.IGNORECASE)


@pytest.mark.parametrize("language", ["es", "pt_BR"])
@pytest.mark.parametrize("id", ["", *registry.ids()])
def test_what_is_left_is_counted_by_a_verb_of_its_number(id: str, language: str) -> None:
    told = {key: message.texts for key, message in messages.messages(id, language).items()}
    assert told
    counted = {key: texts for key, texts in told.items() if any(PLURAL.search(text) for text in texts)}
    assert {key for key, texts in counted.items() if not any(SINGULAR.search(text) for text in texts)} == set()


@pytest.mark.parametrize(
    ("id", "fact", "spanish", "portuguese"),
    [
        (
            "fantasia",
            {"kind": "spend", "actor": "ciro", "with": "pistol", "to": 1, "amount": 1},
            "ciro: Pistol, queda 1",
            "ciro: Pistol, resta 1",
        ),
        ("tabuleiro", {"kind": "countdown", "name": "Flood", "left": 1}, "Flood: queda 1", "Flood: falta 1"),
    ],
)
def test_the_last_one_is_told_in_the_singular(id: str, fact: dict[str, object], spanish: str, portuguese: str) -> None:
    for language, line in (("es", spanish), ("pt_BR", portuguese)):
        told = Teller(registry.system(id), {}, language).line({"n": 1, "command": 0, **fact})
        assert told == line
