"""The outcome: a fight as one JSON object, the same to the byte for the same script and seed."""

from __future__ import annotations

from typing import Any

from rules.core.questions import Choice, Question
from rules.core.state import Combatant
from rules.engine.service import RulesService
from rules.log.formatter import Teller
from rules.mechanics import statuses


def outcome(
    service: RulesService, error: dict[str, Any] | None = None, question: Question | None = None
) -> dict[str, Any]:
    """The contract's outcome of a fight as it stands."""
    fight = service.fight
    system = service.system
    facts = [{"n": 0, "command": 0, "kind": "", **fact} for fact in service.journal.facts()]
    teller = Teller(system, {id: one.name for id, one in fight.combatants.items()}, "en", fight)
    return {
        "ok": error is None,
        "round": fight.round,
        "phase": fight.phase,
        "tick": fight.tick,
        "seconds": fight.seconds,
        "active": fight.active,
        "order": list(system.outcome.order(fight)),
        "combatants": {id: combatant(service, one) for id, one in fight.combatants.items()},
        "countdowns": {name: countdown.left for name, countdown in fight.countdowns.items()},
        "question": None if question is None else asked(question),
        "winner": fight.winner,
        "spoils": None if fight.spoils is None else dict(fight.spoils),
        "facts": facts,
        "log": teller.lines(facts),
        "error": error,
    }


def combatant(service: RulesService, one: Combatant) -> dict[str, Any]:
    """One combatant of the outcome."""
    fight = service.fight
    system = service.system
    return {
        "side": one.side,
        "state": one.state,
        "pools": dict(one.pools),
        "initiative": one.initiative,
        "stats": system.outcome.stats(fight, one),
        "conditions": [statuses.outcome(condition) for condition in one.conditions],
        "cell": None if one.cell is None else list(one.cell),
        "facing": one.facing,
        "extra": system.outcome.extra(fight, one),
    }


def asked(question: Question) -> dict[str, Any]:
    """An open question as the contract shows it."""
    if isinstance(question, Choice):
        return {
            "id": question.id,
            "actor": question.actor,
            "options": list(question.options),
            "default": question.default,
        }
    return {"id": "die", "actor": question.actor, "options": [], "default": None}
