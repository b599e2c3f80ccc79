"""A countdown's unit is understood in whatever language it is typed, in every system."""

import itertools
import re
from pathlib import Path

import pytest

from rules.log.sentences import Teller
from rules.system import registry
from rules.text.messages import LANGUAGES
from ui.text.words import unit_meant

GUIDE = Path(__file__).resolve().parents[2] / "resources" / "guide"


def typed_in_guide(language: str) -> str:
    """The last word of the countdown that the guide has one type."""
    page = (GUIDE / language / "06-fight.md").read_text("utf-8")
    [found] = re.findall(r"`Ctrl\+T`[^:]*: \*\*(?:Tower|Torre) 5 (\w+)\*\*", page)
    return str(found)


@pytest.mark.parametrize(("system", "reader"), list(itertools.product(registry.ids(), LANGUAGES)))
def test_the_guides_countdown_is_taken_in_every_system_and_language(system: str, reader: str) -> None:
    """*Torre 5 rondas* was refused in four of five systems, whose books call a round otherwise."""
    found = registry.system(system)
    teller = Teller(found, {}, reader)
    units = {id: teller.unit(id) for id in sorted(found.countdown_units)}
    for language in LANGUAGES:
        assert unit_meant(typed_in_guide(language), units, found.phrases.file) == "rounds", language
    for id, word in units.items():
        meant = unit_meant(word, units, found.phrases.file)
        assert meant == id or units[meant] == word
    assert unit_meant("parsecs", units, found.phrases.file) == ""
