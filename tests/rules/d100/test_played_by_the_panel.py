"""Whole fights played by somebody who presses whatever the panel offers."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from rules.d100 import SYSTEM
from rules.engine.replay import replay, service_for
from rules.engine.service import Done, Refused
from rules.log.refusals import refusal_sentence
from rules.log.sentences import Teller
from rules.scripts.script import check, check_command
from tests.proving import short_of
from tests.rules.d100.armed import WEAPONS, Undecided
from tests.rules.d100.playing import ana, bruto, one
from tests.rules.d100.pressing import next_command

NAMES = {"ana": "Ana", "bruto": "Bruto", "lobo": "Lobo", "vera": "Vera"}


@pytest.mark.parametrize("seed", short_of(range(12), 0, 1, 2, 3))
def test_what_the_panel_offers_can_mostly_be_done_and_is_told(seed: int) -> None:
    chance = Random(seed)
    options = {"declarations": chance.choice(["on", "off"]), "silencer_count": "always"}
    combatants = [
        ana(pv=40, weapons=WEAPONS),
        bruto(pv=40, weapons=WEAPONS),
        one("lobo", pv=30, weapons=WEAPONS),
        one("vera", "party", pv=30, armeria=60, weapons=WEAPONS),
    ]
    data: dict[str, Any] = {"system": "d100", "seed": seed, "options": options, "combatants": combatants}
    service = service_for(check(data))
    commands: list[dict[str, Any]] = [{"do": "begin"}]
    service.do(commands[0])
    results: Counter[str] = Counter()
    for _ in range(250):
        command = check_command(SYSTEM, next_command(service, chance), "command")
        if command["do"] == "act":
            assert len(service.preview(command)) >= (0 if command["action"] in ("defend", "release") else 1)
        result = service.do(command, Undecided(service.fight))
        if isinstance(result, Done):
            commands.append({**command, "dice": list(result.entry.dice), "answers": list(result.entry.answers)})
            results["done"] += 1
        else:
            assert isinstance(result, Refused)
            results[result.code] += 1
            sentence = refusal_sentence(SYSTEM, result.code, result.details, NAMES, "es")
            assert "…" not in sentence
            assert sentence.endswith((".", "?", ")"))
        for actor in service.fight.combatants.values():
            assert all(chip.label for chip in SYSTEM.window.chips(service.fight, actor))
    assert results["done"] > 100
    for language in ("es", "en"):
        lines = Teller(SYSTEM, NAMES, language, service.fight).lines(service.journal.facts())
        assert [line for line in lines if "…" in line or "None" in line or not line.strip()] == []
    replayed, status = replay(json.dumps({**data, "commands": commands}))
    assert status == 0
    without_numbers = [{**fact, "command": 0} for fact in replayed["facts"]]
    played = [{**fact, "command": 0} for fact in service.journal.facts()]
    assert json.dumps(without_numbers, sort_keys=True) == json.dumps(played, sort_keys=True)
