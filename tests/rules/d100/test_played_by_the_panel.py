"""Whole fights played by somebody who presses whatever the panel offers."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from rules.actions import Action, Field
from rules.d100 import SYSTEM
from rules.refusing import refusal_sentence
from rules.replaying import replay, service_for
from rules.script import check, check_command
from rules.service import Done, Refused, RulesService
from rules.telling import Teller
from tests.proving import short_of
from tests.rules.d100.armed import WEAPONS, Undecided
from tests.rules.d100.playing import ana, bruto, one

NAMES = {"ana": "Ana", "bruto": "Bruto", "lobo": "Lobo", "vera": "Vera"}


def value_of(field: Field, chance: Random, fight: Any, actor: Any, so_far: dict[str, Any]) -> Any:
    """Something that the field may be set to; None leaves it out."""
    if not field.needed and chance.random() < 0.6:
        return None
    if field.kind == "number":
        low = field.minimum if field.minimum is not None else -20
        return chance.randint(low, min(low + 40, field.maximum or low + 40))
    if field.kind == "flag":
        return True
    if field.kind == "text":
        return "algo"
    assert field.options is not None
    options = [option.id for option in field.options(fight, actor, so_far) if option.refused is None]
    if field.kind == "targets":
        assert field.most is not None
        least, most = field.most(fight, actor, so_far)
        return chance.sample(options, min(len(options), chance.randint(least, min(most, 2))))
    return chance.choice(options) if options else None


def pressed(action: Action, chance: Random, fight: Any, actor: Any) -> dict[str, Any]:
    """The command that comes of filling in an action's fields."""
    so_far: dict[str, Any] = {}
    for field in action.fields:
        if field.shown is None or field.shown(fight, actor, so_far):
            value = value_of(field, chance, fight, actor, so_far)
            if value is not None:
                so_far[field.name] = value
    command: dict[str, Any] = {"do": "declare" if fight.phase == "declaration" else "act"}
    command |= {"actor": actor.id, "action": action.id}
    command |= {key: so_far.pop(key) for key in ("with", "targets", "modifier") if key in so_far}
    return {**command, "params": so_far} if so_far else command


def next_command(service: RulesService, chance: Random) -> dict[str, Any]:
    fight = service.fight
    if fight.active is None or chance.random() < 0.3:
        return {"do": "next"}
    actor = fight.combatants[fight.active]
    return pressed(chance.choice(SYSTEM.offers(fight, actor)), chance, fight, actor)


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
