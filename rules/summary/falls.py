"""Falls: which facts say that somebody who stood went down, each fall counted once."""

from __future__ import annotations

from rules.core.state import Fight
from rules.engine.journal import Change, Journal
from rules.log.structure import DOWN
from rules.mechanics.table import ABSENT
from rules.summary.courses import STANDS


def falls(fight: Fight, journal: Journal) -> frozenset[int]:
    """The numbers of the facts by which somebody fell or died who stood until then.

    Whoever is knocked out, then dies of it, has fallen once; whoever gets up in between, twice.
    """
    entries = journal.entries[: journal.cursor]
    first = {id: one.state for id, one in fight.combatants.items()}
    for entry in reversed(entries):
        first.update((whose, before) for whose, before, _ in _states(journal.changes_in(entry)))
    lying = {id for id, state in first.items() if state != STANDS}
    found = set[int]()
    for entry in entries:
        for fact in entry.facts:
            whose = str(fact.get("actor"))
            if fact["kind"] == "wake":
                lying.discard(whose)
            elif fact["kind"] in DOWN and whose not in lying:
                found.add(int(fact["n"]))
                lying.add(whose)
        for whose, _, after in _states(journal.changes_in(entry)):
            (lying.discard if after == STANDS else lying.add)(whose)
    return frozenset(found)


def _states(changes: list[Change]) -> list[tuple[str, str, str]]:
    """(whose, state before, state after) of the changes of a command."""
    return [
        (whose, STANDS if before is ABSENT else before, after)
        for whose, key, before, after in changes
        if whose and key == "state"
    ]
