"""A running fight goes on under the newer version of its rules, and back again by undo."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis.strategies import integers, lists, sampled_from

from rules.engine.replay import replay, service_for
from rules.engine.service import Done, Refused, RulesService
from rules.scripts.script import read
from tests.models.systems.written_games import CRITICAL_FROM_19, GOBLIN, HERO, SKIRMISH, duel

NEWER = SKIRMISH.replace('version = "1.0"', 'version = "2.0"').replace("2 * dice(damage)", "9 * dice(damage)")
RULES: dict[str, Any] = {"do": "rules", "rules": [NEWER]}
BLOW = {"do": "act", "actor": "iva", "action": "strike", "targets": ["goblin"], "answers": ["none"]}
HIT: dict[str, Any] = {**BLOW, "dice": [20, 2]}
HIT.pop("answers")


def script(text: str, sheet: dict[str, Any], foe: dict[str, Any], *commands: dict[str, Any]) -> dict[str, Any]:
    return {
        "system": "skirmish" if text in (SKIRMISH, NEWER) else "duel",
        "rules": [text],
        "seed": 7,
        "combatants": [
            {"id": "iva", "name": "Iva", "side": "party", "sheet": sheet},
            {"id": "goblin", "name": "Goblin", "side": "foes", "sheet": foe},
        ],
        "commands": list(commands),
    }


def fight(*commands: dict[str, Any]) -> RulesService:
    service = service_for(read(json.dumps(script(SKIRMISH, HERO, GOBLIN))))
    for command in ({"do": "begin", "dice": [15, 3]}, *commands):
        assert isinstance(service.do(command), Done), command
    return service


def state(service: RulesService) -> str:
    return json.dumps([service.packed_fight(), service.journal.facts(), service.system.texts], sort_keys=True)


def reopened(service: RulesService, at: int, checkpoint: dict[str, Any], base: Any) -> RulesService:
    entries = json.loads(json.dumps([service.codec.pack_entry(entry) for entry in service.journal.entries]))
    return RulesService.reopened(base, json.loads(json.dumps(checkpoint)), entries, service.journal.cursor, at)


def test_what_comes_after_it_is_by_the_newer_rules_and_what_came_before_stays() -> None:
    service = fight(HIT)
    assert service.fight.combatants["goblin"].pools["hp"] == 30 - 2 * 3
    done = service.do(RULES)
    assert isinstance(done, Done)
    (fact,) = done.entry.facts
    assert (fact["kind"], fact["what"], fact["value"]) == ("ruling", "rules", "Skirmish 2.0")
    assert service.system.texts == (NEWER,)
    assert isinstance(service.do({"do": "set", "actor": "goblin", "pool": "hp", "value": 30}), Done)
    assert isinstance(service.do(HIT), Done)
    assert service.fight.combatants["goblin"].pools["hp"] == 30 - 9 * 3


def test_undo_and_redo_go_over_it_to_the_byte() -> None:
    service = fight(HIT)
    states = [state(service)]
    note: dict[str, Any] = {"do": "note", "text": "so be it"}
    house: dict[str, Any] = {"do": "rules", "rules": [NEWER, CRITICAL_FROM_19]}
    for command in (RULES, note, house, HIT):
        assert isinstance(service.do(command), Done)
        states.append(state(service))
    for expected in reversed(states[:-1]):
        service.do({"do": "undo"})
        assert state(service) == expected
    for expected in states[1:]:
        service.do({"do": "redo"})
        assert state(service) == expected
    service.stand_at(1)
    assert service.system.texts == (SKIRMISH,)
    service.stand_at(len(states) + 1)
    assert state(service) == states[-1]


@settings(max_examples=20, deadline=None)
@given(steps=lists(sampled_from(["hit", "rules", "house", "old", "note"]), min_size=1, max_size=8), back=integers(0, 8))
def test_it_reopens_from_any_checkpoint_at_any_place(steps: list[str], back: int) -> None:
    texts = {"rules": [NEWER], "house": [SKIRMISH, CRITICAL_FROM_19], "old": [SKIRMISH]}
    service = fight()
    base = service.system
    checkpoints = [(1, service.packed_fight())]
    for step in steps:
        command: dict[str, Any] = {"do": "note", "text": "on"}
        if step in texts:
            command = {"do": "rules", "rules": texts[step]}
        service.do(HIT if step == "hit" else command)
        checkpoints.append((service.journal.cursor, service.packed_fight()))
    for _ in range(min(back, len(steps))):
        service.do({"do": "undo"})
    expected = state(service)
    for at, checkpoint in checkpoints:
        again = reopened(service, at, checkpoint, base)
        assert state(again) == expected
        twin = again.twin()
        twin.stand_at(0)
        twin.stand_at(service.journal.cursor)
        assert state(twin) == expected


def test_a_script_says_it_and_replays_the_same() -> None:
    data = script(SKIRMISH, HERO, GOBLIN, {"do": "begin", "dice": [15, 3]}, HIT, RULES, HIT)
    found, status = replay(json.dumps(data))
    assert status == 0, found
    assert found["combatants"]["goblin"]["pools"]["hp"] == max(0, 30 - 2 * 3 - 9 * 3)
    assert any(line.endswith("on this fight is played by Skirmish 2.0") for line in found["log"]), found["log"]


def test_a_fault_in_it_is_named_with_its_place() -> None:
    bad = NEWER.replace("half(heat)", "half(heet)")
    data = script(SKIRMISH, HERO, GOBLIN, {"do": "begin"}, {"do": "rules", "rules": [bad]})
    found, status = replay(json.dumps(data))
    assert status == 2
    assert found["error"]["place"].startswith("commands[1].rules[0]:")


def test_the_same_rules_again_change_nothing() -> None:
    service = fight()
    before = state(service)
    refused = service.do({"do": "rules", "rules": [SKIRMISH]})
    assert isinstance(refused, Refused)
    assert refused.code == "changes_nothing"
    assert service.refusal_of({"do": "rules", "rules": [SKIRMISH]}) == refused
    assert state(service) == before
    assert service.refusal_of(RULES) is None
    assert state(service) == before


def test_rules_under_which_the_fight_cannot_be_are_refused_and_it_is_as_it_was() -> None:
    burning = {"do": "condition", "actor": "goblin", "status": "burning"}
    service = fight(burning)
    before = state(service)
    without = NEWER.replace("burning", "glowing")
    refused = service.do({"do": "rules", "rules": [without]})
    assert isinstance(refused, Refused)
    assert refused.code == "rules_do_not_fit"
    assert "burning" in str(refused.details["reason"])
    assert state(service) == before
    renamed = without.replace(
        'language = "en"', 'language = "en"\nrenamed = { "status.burning" = "status.glowing" }', 1
    )
    assert isinstance(service.do({"do": "rules", "rules": [renamed]}), Done)
    assert [condition.status for condition in service.fight.combatants["goblin"].conditions] == ["glowing"]
    service.do({"do": "undo"})
    assert state(service) == before


def test_sheets_follow_what_is_renamed_and_come_back() -> None:
    old = duel("1")
    new = duel("2", fields="ward", renamed='"sheet.armor" = "sheet.ward"')
    service = service_for(read(json.dumps(script(old, {"hp": 9, "armor": 3}, {"hp": 5}))))
    service.do({"do": "begin"})
    before = state(service)
    assert isinstance(service.do({"do": "rules", "rules": new}), Done)
    assert service.fight.combatants["iva"].sheet.model_dump(exclude_unset=True) == {"hp": 9, "ward": 3}
    service.do({"do": "undo"})
    assert state(service) == before
