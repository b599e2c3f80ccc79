"""A status that no book has, laid over a system, works whole: shown, counted, obeyed, explained, kept, foreseen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import pytest

from rules.core.modifiers import Modifier
from rules.core.state import Combatant, Condition
from rules.engine.consistency import check_fits
from rules.engine.service import Done, RulesService
from rules.log.sentences import Teller
from rules.mechanics.dice_sources import AppDice
from rules.mechanics.statuses import NO_TIMER, OVER, OWN_TURN_ENDS, RUNS_OUT, Catalogue
from rules.mechanics.table import Table
from rules.odds.runs import Situation, runs
from rules.system import registry
from rules.system.system import System
from rules.system.translated_system import worded
from rules.tactics.temperaments import CUNNING
from tests.worked import SYSTEMS, begun, reopened, setups

SOAKED, DRY = "soaked", "dry"
NUMBERS = {"ffrpg": "eva", "fantasia": "de", "d100": "des", "fulminato": "desvio_bonus", "tabuleiro": "per"}
"""A number of each system that the status changes."""


KIND = {"tabuleiro": "lesao"}
"""The kind of loss of which one point is not too little."""


@dataclass
class House:
    """A system with two statuses of the house, and what these did."""

    system: System
    did: list[tuple[str, str]]


@pytest.fixture(params=SYSTEMS)
def house(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> House:
    """Soaked: a point lost as each turn ends, a number changed, no attack; then dry, which gives a point back."""
    book = registry.system(request.param)
    laid = House(book, [])
    vital, real = book.vital.id, registry.system

    def drips(table: Table, bearer: Combatant, condition: Condition) -> None:
        rulings = table.system.rulings
        laid.did.append((OWN_TURN_ENDS, bearer.id))
        with table.because(condition.status):
            table.attempt(partial(rulings.damage, table, bearer, 1, None, KIND.get(book.id)))  # type: ignore[attr-defined]

    def dries(table: Table, bearer: Combatant, condition: Condition) -> None:
        rulings: Any = table.system.rulings
        laid.did.append((RUNS_OUT, bearer.id))
        table.attempt(partial(rulings.inflict, table, bearer, bearer.statuses[DRY], NO_TIMER, condition.source, {}))
        table.attempt(partial(rulings.heal, table, bearer, 1, None, None))
        table.attempt(partial(rulings.set_pool, table, bearer, vital, bearer.pools[vital]))

    def over(table: Table, bearer: Combatant, condition: Condition) -> None:
        laid.did.append((OVER, bearer.id))

    rows = book.statuses
    assert isinstance(rows, Catalogue)
    kind = book.row_type
    soaked = kind(
        id=SOAKED,
        label="Soaked through",
        timer=2,
        changes=(Modifier(NUMBERS[book.id], 3),),
        forbids=frozenset({"attack"}),
        at={OWN_TURN_ENDS: drips, RUNS_OUT: dries, OVER: over},
    )
    laid.system = book.with_statuses(rows.altered(soaked, kind(id=DRY, label="Dry again", good=True)))
    monkeypatch.setattr(registry, "system", lambda name: laid.system if name == book.id else real(name))
    return laid


def running(house: House) -> tuple[RulesService, str]:
    """A fight of the house, and whose turn it is; everybody has plenty to lose."""
    data = setups(house.system.id)[0]
    service = begun({**data, "commands": []})
    assert service.system is house.system
    while service.fight.phase not in ("action", "round") or service.fight.active is None:
        do(service, {"do": "next"})
    return service, str(service.fight.active)


def do(service: RulesService, command: dict[str, Any]) -> Done:
    """Carries a command out, whatever it asks for."""
    done = service.do(command)
    assert isinstance(done, Done), done
    return done


def soak(service: RulesService, id: str, **more: Any) -> Done:
    return do(service, {"do": "condition", "actor": id, "status": SOAKED, **more})


def test_a_ruling_puts_it_on_and_it_is_shown_by_its_label(house: House) -> None:
    service, id = running(house)
    soak(service, id)
    bearer = service.fight.combatants[id]
    (condition,) = (held for held in bearer.conditions if held.status == SOAKED)
    assert condition.timer == 2
    assert house.system.condition_label(condition) == "Soaked through"
    teller = Teller(house.system, {id: "Ann"}, "en", service.fight)
    do(service, {"do": "lift", "actor": id, "status": SOAKED})
    told = {fact["kind"]: (teller.line(dict(fact)) or "").lower() for fact in service.journal.facts()}
    assert all("soaked through" in told[kind] for kind in ("condition", "lift")), told
    check_fits(house.system, service.fight)


def test_it_changes_its_number_and_the_steps_say_so(house: House) -> None:
    service, id = running(house)
    stat = NUMBERS[house.system.id]
    do(service, {"do": "condition", "actor": id, "status": SOAKED})
    bearer = service.fight.combatants[id]
    without = house.system.outcome.stats(service.fight, bearer.if_it_had(conditions=()))
    now = house.system.outcome.stats(service.fight, bearer)
    assert now[stat] != without[stat]
    assert {key for key in now if now[key] != without[key]} <= {stat, "esquivar"}
    steps = house.system.outcome.explain(service.fight, bearer, stat)
    assert any("Soaked through" in str(step.term) or step.source == SOAKED for step in steps)


def test_it_forbids_and_says_why(house: House) -> None:
    service, id = running(house)
    bearer = service.fight.combatants[id]
    before = house.system.closed(service.fight, bearer, "attack")
    assert before is None or before.details.get("status") != SOAKED
    soak(service, id)
    refusal = house.system.closed(service.fight, bearer, "attack")
    assert refusal is not None
    assert (refusal.code, refusal.details.get("status")) == ("cannot_act", SOAKED)
    do(service, {"do": "lift", "actor": id, "status": SOAKED})
    assert house.did == [(OVER, id)]
    after = house.system.closed(service.fight, bearer, "attack")
    assert after is None or after.details.get("status") != SOAKED


def test_its_timer_falls_and_its_moments_come(house: House) -> None:
    service, id = running(house)
    do(service, {"do": "heal", "actor": id, "amount": 50})
    soak(service, id)
    bearer, vital = service.fight.combatants[id], house.system.vital.id
    for _ in range(60):
        if not bearer.has(SOAKED):
            break
        do(service, {"do": "next"})
    lost = [fact for fact in service.journal.facts() if fact.get("cause") == SOAKED]
    assert not bearer.has(SOAKED)
    assert bearer.has(DRY)
    assert [moment for moment, whose in house.did if whose == id][-2:] == [OVER, RUNS_OUT]
    assert (OWN_TURN_ENDS, id) in house.did
    assert lost
    assert all((fact["kind"], fact["actor"], fact["pool"]) == ("damage", id, vital) for fact in lost)


def test_it_is_undone_and_kept_when_the_fight_is_reopened(house: House) -> None:
    service, id = running(house)
    soak(service, id)
    again = reopened(service)
    bearer = again.fight.combatants[id]
    assert bearer.has(SOAKED)
    assert bearer.statuses[SOAKED].label == "Soaked through"
    assert again.system.outcome.stats(again.fight, bearer) == house.system.outcome.stats(
        service.fight, service.fight.combatants[id]
    )
    do(again, {"do": "next"})
    service.journal.undo(service.fight)
    assert not service.fight.combatants[id].has(SOAKED)
    service.journal.redo(service.fight)
    assert service.fight.combatants[id].has(SOAKED)


def test_it_is_foreseen(house: House) -> None:
    service, id = running(house)
    soak(service, id, timer=None)
    situation = Situation.unpack(Situation.from_service(service).pack())
    assert situation.start.fight.combatants[id].has(SOAKED)
    assert len(list(runs(situation, CUNNING, 3, range(2)))) == 2
    assert (OWN_TURN_ENDS, id) in house.did


def test_it_may_be_laid_over_a_system_in_another_language(house: House) -> None:
    read = worded(registry.system(house.system.id), "pt_BR")
    rows = read.statuses
    assert isinstance(rows, Catalogue)
    other = read.with_statuses(rows.altered(replace(rows[SOAKED], label="Encharcado")))
    assert other.statuses[SOAKED].label == other.combatant.statuses[SOAKED].label == "Encharcado"
    assert (type(other.statuses), rows[SOAKED].label) == (type(house.system.statuses), "Soaked through")
    plain = house.system.with_statuses(dict(house.system.statuses))
    assert type(plain.statuses) is type(house.system.statuses)
    assert plain.statuses == house.system.statuses


def laid_over(monkeypatch: pytest.MonkeyPatch, id: str, status: str, **fields: Any) -> System:
    """A system with one row altered or added."""
    book, real = registry.system(id), registry.system
    rows = book.statuses
    assert isinstance(rows, Catalogue)
    row = replace(rows[status], **fields) if status in rows else book.row_type(id=status, **fields)
    system = book.with_statuses(rows.altered(row))
    monkeypatch.setattr(registry, "system", lambda name: system if name == id else real(name))
    return system


def test_a_timer_in_seconds_runs_out_with_the_rounds_whatever_the_status(monkeypatch: pytest.MonkeyPatch) -> None:
    system = laid_over(monkeypatch, "fulminato", "smoke", label="Smoke", timer=12, in_seconds=True)
    service = begun({**setups("fulminato")[0], "commands": []})
    id = next(iter(service.fight.combatants))
    do(service, {"do": "condition", "actor": id, "status": "smoke"})
    ticks = []
    for _ in range(40):
        if not service.fight.combatants[id].has("smoke"):
            break
        do(service, {"do": "next"})
    ticks = [(fact["kind"], fact.get("timer")) for fact in service.journal.facts() if fact.get("status") == "smoke"]
    assert ticks == [("condition", 12), ("tick", 6), ("tick", 0), ("lift", None)]
    assert service.system is system


def test_unconsciousness_by_rule_lasts_as_long_as_its_row_says(monkeypatch: pytest.MonkeyPatch) -> None:
    laid_over(monkeypatch, "d100", "unconscious", timer=3)
    service = begun({**setups("d100")[0], "commands": []})
    id, bearer = next(iter(service.fight.combatants.items()))
    do(service, {"do": "damage", "actor": id, "amount": bearer.pools["pv"] - 1})
    fallen = service.fight.combatants[id].condition("unconscious")
    assert fallen is not None
    assert fallen.timer == 3


def test_what_a_row_tries_and_a_ruling_refuses_leaves_nothing_behind(house: House) -> None:
    service, id = running(house)
    bearer = service.fight.combatants[id]
    table: Table[Any, Any] = Table(service.fight, service.system, AppDice(service.fight))
    rulings, before = service.system.rulings, dict(bearer.__dict__)

    def too_much() -> None:
        rulings.inflict(table, bearer, bearer.statuses[SOAKED], NO_TIMER, None, {})
        rulings.inflict(table, bearer, bearer.statuses[SOAKED], NO_TIMER, None, {"no": "such"})

    assert not table.attempt(too_much)
    assert (table.facts, table.trail) == ([], [])
    assert {**bearer.__dict__, "memo": {}} == {**before, "memo": {}}
    assert table.attempt(partial(rulings.inflict, table, bearer, bearer.statuses[SOAKED], NO_TIMER, None, {}))
    assert bearer.has(SOAKED)
