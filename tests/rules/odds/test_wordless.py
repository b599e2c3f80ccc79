"""Nothing is put into words while a fight is played for its odds: nobody reads it."""

from typing import Any

import pytest

from rules.odds.runs import Situation, runs
from rules.tactics.temperaments import CUNNING
from rules.text.messages import Messages
from tests.benchmarks.conftest import sample_fights
from tests.proving import short_of

FIGHTS = sample_fights()
FIRST = {fight.system.id: name for name, fight in reversed(FIGHTS.items())}
"""System to the first of its fights."""


@pytest.mark.parametrize("name", short_of(FIGHTS, *FIRST.values()))
def test_no_sentence_is_made_in_a_fight_that_is_played_for_its_odds(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    situation = Situation.from_service(FIGHTS[name])
    whole = list(runs(situation, CUNNING, 1, range(2)))  # by now the playbook is worked out
    made: list[Any] = []
    monkeypatch.setattr(Messages, "format", lambda messages, *given: made.append(given))
    assert list(runs(situation, CUNNING, 1, range(2))) == whole
    assert made == []
