"""Table time: how long the table took over whose turns, by when commands were given."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from rules.core.facts import Fact

PAUSE = 600_000
"""More milliseconds than this between two commands are a pause at the table, not time to think."""


class Given(NamedTuple):
    """A command as far as time is concerned."""

    command: Mapping[str, Any]
    facts: Iterable[Fact]
    at: int | None
    """Milliseconds since 1970; None: it was given before that was kept."""


def table_time(given: Iterable[Given]) -> Mapping[str, int]:
    """Combatant to the milliseconds that its turns took, without pauses and jumps of the clock.

    All that was done in somebody's turn counts for them, whoever did it: the others waited for it.
    """
    found: dict[str, int] = {}
    active: str | None = None
    before: int | None = None
    for one in given:
        whose = active or _actor(one.command)
        if whose is not None and before is not None and one.at is not None and 0 < one.at - before <= PAUSE:
            found[whose] = found.get(whose, 0) + one.at - before
        before = one.at
        for fact in one.facts:
            if fact["kind"] == "turn" and not fact.get("skipped"):
                active = str(fact["actor"])
            elif fact["kind"] in ("phase", "round", "end"):
                active = None
    return found


def _actor(command: Mapping[str, Any]) -> str | None:
    actor = command.get("actor") if command["do"] in ("act", "declare") else None
    return None if actor is None else str(actor)
