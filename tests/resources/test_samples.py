"""The sample libraries: every sheet is one that its rules take, every fight can be played to its end."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from rules.core.state import is_decided
from rules.engine.service import Refused
from rules.system import registry
from rules.tactics import play
from tests.samples import creatures, members, sample, set_up, sheet
from tests.worked import SYSTEMS

EVERYBODY = [(system, name) for system in SYSTEMS for name in (*creatures(system), *members(system))]
FIGHTS = [encounter for system in SYSTEMS for encounter in sample(system)["encounters"]]


@pytest.mark.parametrize(("system", "name"), EVERYBODY)
def test_the_system_takes_the_sheet_as_it_is_written(system: str, name: str) -> None:
    found = sheet(system, name)
    assert registry.system(system).check_sheet(found) == found


@pytest.mark.parametrize("encounter", FIGHTS, ids=lambda encounter: str(encounter["name"]))
def test_every_fight_can_be_played_to_its_end(encounter: dict[str, Any]) -> None:
    service = set_up(encounter)
    assert not isinstance(service.do({"do": "begin"}), Refused)
    assert play(service, limit=200) > 0
    assert is_decided(service.fight)
    assert service.fight.round >= 2
    assert "damage" in {fact["kind"] for fact in service.journal.facts()}
    assert not isinstance(service.do({"do": "end"}), Refused)


CODE = re.compile(r"\b[a-z]+_[a-z]+\b|\boverride\b|\bparams\b|\{|\}")
"""How what only a script says is known: names with a line in them, words of commands."""


@pytest.mark.parametrize("system", SYSTEMS)
def test_no_note_of_a_sample_speaks_the_language_of_scripts(system: str) -> None:
    def texts(value: Any) -> Iterator[str]:
        if isinstance(value, dict):
            yield from (str(value[key]) for key in ("notes", "text", "description") if isinstance(value.get(key), str))
            value = list(value.values())
        if isinstance(value, list):
            for item in value:
                yield from texts(item)

    found = list(texts(sample(system)))
    assert found
    assert {text for text in found if CODE.search(text)} == set()
