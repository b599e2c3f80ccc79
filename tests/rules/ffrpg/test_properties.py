"""Whatever is done, lawful or not: no fault, pools in their limits, undo and redo exact, the same again."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rules.engine.replay import service_for
from rules.engine.service import RulesService
from rules.scripts import script
from tests.proving import tries
from tests.rules.ffrpg.anything import commands, scripted, sensible, starts, steps, surprises
from tests.rules.promises import check_reopening, check_replaying, check_telling, done


def check_limits(service: RulesService) -> None:
    fight = service.fight
    for combatant in fight.combatants.values():
        assert 0 <= combatant.pools["hp"] <= combatant.sheet.hp
        assert 0 <= combatant.pools["mp"] <= combatant.sheet.mp
        assert (combatant.pools["hp"] > 0) == (combatant.state == "active") or combatant.state == "out"
        assert all(quantity >= 0 for quantity in combatant.items.values())
        rows = {(condition.status, condition.params.get("element")) for condition in combatant.conditions}
        assert len(rows) == len(combatant.conditions)
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


def tried(service: RulesService, command: dict[str, Any]) -> None:
    done(service, command)
    check_limits(service)


def check_panel(service: RulesService) -> None:
    """What the window asks of every stop: offers, options, limits, previews, chips, the timeline."""
    fight, system = service.fight, service.system
    system.window.timeline(fight)
    for combatant in fight.combatants.values():
        system.window.chips(fight, combatant)
        for action in system.offers(fight, combatant):
            for field in action.fields:
                chosen = field.options(fight, combatant, {}) if field.options is not None else ()
                if field.most is not None:
                    least, most = field.most(fight, combatant, {})
                    assert 0 <= least <= most
                for option in chosen:
                    command = {"do": "act", "actor": combatant.id, "action": action.id}
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
        tried(service, command)
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
    tried(service, begin)
    for numbers in walk:
        tried(service, sensible(service.fight, numbers))
    check_panel(service)
    check_reopening(service, start)
    check_telling(service)


@tries(15)
@given(starts, st.integers(0, 2**63), commands)
def test_the_same_script_gives_the_same_outcome_to_the_byte(
    options: dict[str, Any], seed: int, given_commands: list[dict[str, Any]]
) -> None:
    check_replaying(scripted(options, seed, [{"do": "begin"}, *given_commands]))
