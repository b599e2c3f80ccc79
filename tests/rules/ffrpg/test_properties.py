"""Whatever is done, lawful or not: no fault, pools in their limits, undo and redo exact, the same again."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rules import script
from rules.outcome import outcome
from rules.refusing import refusal_sentence
from rules.replaying import replay, service_for, to_json
from rules.service import Done, Refused, RulesService
from rules.telling import Teller
from tests.proving import tries
from tests.rules.ffrpg.anything import commands, scripted, sensible, starts, steps, surprises


def packed(service: RulesService) -> str:
    return json.dumps(service.packed_fight(), sort_keys=True, ensure_ascii=False)


def check_limits(service: RulesService) -> None:
    fight = service.fight
    for one in fight.combatants.values():
        assert 0 <= one.pools["hp"] <= one.sheet.hp
        assert 0 <= one.pools["mp"] <= one.sheet.mp
        assert (one.pools["hp"] > 0) == (one.state == "active") or one.state == "out"
        assert all(quantity >= 0 for quantity in one.items.values())
        rows = {(condition.status, condition.params.get("element")) for condition in one.conditions}
        assert len(rows) == len(one.conditions)
    places = [place.id for place in fight.places]
    assert len(set(places)) == len(places)
    assert all(fight.combatants[id].state == "active" for id in places)
    assert (fight.active is None) == (fight.turn is None)
    if fight.active is not None:
        assert fight.combatants[fight.active].state == "active"
        assert fight.active not in places
        assert fight.turn.actions >= 0
        assert fight.turn.zero >= 0
        assert fight.turn.metres >= 0
    order = service.system.outcome.order(fight)
    assert len(set(order)) == len(order)


def check_command(service: RulesService, command: dict[str, Any]) -> None:
    before = packed(service)
    facts_before = service.journal.fact_count
    result = service.do(command)
    after = packed(service)
    check_limits(service)
    if isinstance(result, Refused):
        names = {id: one.name for id, one in service.fight.combatants.items()}
        for language in ("es", "en"):
            assert refusal_sentence(service.system, result.code, result.details, names, language)
    if not isinstance(result, Done):
        assert command["do"] in ("undo", "redo") or after == before
        return
    if service.journal.fact_count == facts_before and after == before:
        return
    service.do({"do": "undo"})
    assert packed(service) == before
    service.do({"do": "redo"})
    assert packed(service) == after


def check_reopening(service: RulesService, start: dict[str, Any]) -> None:
    codec = service.codec
    saved = json.loads(json.dumps([codec.pack_entry(entry) for entry in service.journal.entries]))
    again = RulesService.reopened(service.system, json.loads(json.dumps(start)), saved, service.journal.cursor, 0)
    assert packed(again) == packed(service)
    assert json.dumps(outcome(again)) == json.dumps(outcome(service))
    unpacked = RulesService(codec.unpack_fight(json.loads(packed(service))), service.system)
    assert packed(unpacked) == packed(service)


def check_telling(service: RulesService) -> None:
    for language in ("es", "en"):
        teller = Teller(service.system, {id: id for id in service.fight.combatants}, language, service.fight)
        for line in teller.lines(service.journal.facts()):
            assert line
            assert "…" not in line


def check_panel(service: RulesService) -> None:
    """What the window asks of every stop: offers, options, limits, previews, chips, the timeline."""
    fight, system = service.fight, service.system
    system.window.timeline(fight)
    for one in fight.combatants.values():
        system.window.chips(fight, one)
        for action in system.offers(fight, one):
            for field in action.fields:
                chosen = field.options(fight, one, {}) if field.options is not None else ()
                if field.most is not None:
                    least, most = field.most(fight, one, {})
                    assert 0 <= least <= most
                for option in chosen:
                    command = {"do": "act", "actor": one.id, "action": action.id}
                    if field.name == "with":
                        command["with"] = option.id or None
                    elif field.name == "targets":
                        command["targets"] = [option.id]
                    service.preview(command)


@tries(15)
@given(starts, surprises, st.integers(0, 2**63), commands)
def test_whatever_is_done_the_fight_stays_whole(
    options: dict[str, Any], surprise: dict[str, Any] | None, seed: int, given_commands: list[dict[str, Any]]
) -> None:
    begin = {"do": "begin", "surprise": surprise}
    service = service_for(script.check(scripted(options, seed, [begin, *given_commands])))
    start = service.packed_fight()
    for command in (begin, *given_commands):
        check_command(service, command)
    check_panel(service)
    check_reopening(service, start)
    check_telling(service)


@tries(15)
@given(starts, surprises, st.integers(0, 2**63), st.lists(steps, max_size=60))
def test_whatever_is_done_sensibly_the_fight_stays_whole(
    options: dict[str, Any], surprise: dict[str, Any] | None, seed: int, walk: list[tuple[int, int, int, int]]
) -> None:
    begin = {"do": "begin", "surprise": surprise}
    service = service_for(script.check(scripted(options, seed, [begin])))
    start = service.packed_fight()
    check_command(service, begin)
    for numbers in walk:
        check_command(service, sensible(service.fight, numbers))
    check_panel(service)
    check_reopening(service, start)
    check_telling(service)


@tries(15)
@given(starts, st.integers(0, 2**63), commands)
def test_the_same_script_gives_the_same_outcome_to_the_byte(
    options: dict[str, Any], seed: int, given_commands: list[dict[str, Any]]
) -> None:
    text = json.dumps(scripted(options, seed, [{"do": "begin"}, *given_commands]))
    assert to_json(replay(text)[0]) == to_json(replay(text)[0])
