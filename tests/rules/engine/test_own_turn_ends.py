"""The moment at which one's own turn ends: every system tells its statuses of it, and lets timers count it."""

from collections.abc import Mapping
from typing import Any, cast

import pytest

from rules.core.facts import Fact
from rules.core.state import Combatant, Condition
from rules.engine.service import Done, RulesService
from rules.mechanics.statuses import OWN_TURN_ENDS, Status
from rules.mechanics.table import Table
from rules.system.system import System
from tests.rules.core.toy import BEGIN, fight_of
from tests.worked import SYSTEMS, begun, setups

TICKING = "ticking"
LONGEST = 40
"""The most stops until everybody's third turn is over."""


def groan(table: Table, bearer: Combatant, condition: Condition) -> None:
    """What the status brings: a note of what its timer stands at."""
    table.fact("note", actor=bearer.id, text="groan", what=TICKING, left=condition.timer)


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Gives a system a status that says something at the end of its bearer's turn, and counts those."""

    def added(system: System) -> None:
        status: Status = type(next(iter(system.statuses.values())))(
            TICKING, "Ticking", timer=3, counts_own_turns=True, at={OWN_TURN_ENDS: groan}
        )
        monkeypatch.setitem(cast("dict[str, Status]", system.statuses), TICKING, status)
        reactions: Mapping[str, Any] = {**system.reactions, OWN_TURN_ENDS: ((TICKING, groan),)}
        monkeypatch.setitem(vars(system), "reactions", reactions)

    return added


def played(service: RulesService, bearer: str) -> list[Fact]:
    """The facts of a fight in which somebody bears the status until it is over."""
    given = service.do({"do": "condition", "actor": bearer, "status": TICKING, "timer": 3})
    assert isinstance(given, Done)
    facts: list[Fact] = []
    for _ in range(LONGEST):
        result = service.do({"do": "next"})
        assert isinstance(result, Done), result
        facts += result.entry.facts
        if not service.fight.combatants[bearer].has(TICKING):
            return facts
    raise AssertionError(facts)


def own(facts: list[Fact], bearer: str) -> list[tuple[str, Any]]:
    """What of the facts is the bearer's: its turns, what the status brings, its timer and its end."""
    kinds = {"turn": "skipped", "note": "left", "tick": "timer", "lift": "why"}
    return [
        (fact["kind"], fact[kinds[fact["kind"]]])
        for fact in facts
        if fact.get("actor") == bearer
        and fact["kind"] in kinds
        and (fact["kind"] == "turn" or fact.get("status", fact.get("what")) == TICKING)
    ]


@pytest.mark.parametrize("id", SYSTEMS)
def test_in_every_system_what_a_status_brings_comes_before_its_timer_as_each_turn_ends(id: str, ticking: Any) -> None:
    service = begun(setups(id)[0])
    ticking(service.system)
    while service.fight.active is None or service.fight.phase == "declaration":
        assert isinstance(service.do({"do": "next"}), Done)
    bearer = next(iter(service.system.coming(service.fight)))
    happened = own(played(service, bearer), bearer)
    assert [item for item in happened if item[0] != "turn"] == [
        *(("note", 3), ("tick", 2), ("note", 2), ("tick", 1), ("note", 1), ("tick", 0)),
        ("lift", "expired"),
    ]
    assert [kind for kind, _ in happened] == [*("turn", "note", "tick") * 3, "lift"]


@pytest.mark.parametrize(
    ("id", "lost"),
    [("ffrpg", "sleep"), ("fantasia", "sleep"), ("d100", "unconscious"), ("fulminato", "paralyzed")],
)
def test_a_turn_that_is_lost_ends_too(id: str, lost: str, ticking: Any) -> None:
    service = begun(setups(id)[0])
    ticking(service.system)
    while service.fight.active is None or service.fight.phase == "declaration":
        assert isinstance(service.do({"do": "next"}), Done)
    bearer = next(iter(service.system.coming(service.fight)))
    source = next(other for other in service.fight.combatants if other != bearer)
    asleep = {"do": "condition", "actor": bearer, "status": lost, "timer": None, "source": source}
    assert isinstance(service.do(asleep), Done)
    happened = own(played(service, bearer), bearer)
    assert [item for item in happened if item[0] == "turn"] == [("turn", True)] * 3
    assert happened[-2:] == [("tick", 0), ("lift", "expired")]


def test_a_small_system_has_the_moment_too(ticking: Any) -> None:
    service = fight_of(BEGIN)
    ticking(service.system)
    happened = own(played(service, "bob"), "bob")
    assert [kind for kind, _ in happened] == [*("turn", "note", "tick") * 3, "lift"]


def test_whoever_waits_its_turn_away_has_ended_it(ticking: Any) -> None:
    """FFRPG, whose other timers fall in the Status Phase: a count that has come to 0 is the end of the turn."""
    service = begun(setups("ffrpg")[0])
    ticking(service.system)
    while (bearer := service.fight.active) is None:
        assert isinstance(service.do({"do": "next"}), Done)
    assert isinstance(service.do({"do": "condition", "actor": bearer, "status": TICKING, "timer": 3}), Done)
    away = service.fight.combatants[bearer].initiative
    waited = service.do({"do": "act", "actor": bearer, "action": "wait", "params": {"ticks": away}})
    assert isinstance(waited, Done), waited
    assert own(waited.entry.facts, bearer) == [("note", 3), ("tick", 2)]
