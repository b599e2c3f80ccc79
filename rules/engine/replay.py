"""Replay of scripts: the same script and seed give the same outcome, to the byte."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from rules.core.questions import ChoiceQuestion, Question
from rules.core.state import Combatant
from rules.engine.service import AnswerNeeded, Done, Refused, RulesService
from rules.log.refusals import refusal_sentence
from rules.log.sentences import Teller
from rules.mechanics import statuses
from rules.scripts import script as scripts
from rules.scripts.setup import new_fight, setup_refusal
from rules.text.faults import BadScript

FINE, FAILED, NO_SCRIPT = 0, 1, 2


def replay(text: str) -> tuple[dict[str, Any], int]:
    """Return the outcome of a script given as JSON text, and the exit status."""
    try:
        return replay_script(scripts.read(text))
    except BadScript as bad:
        return not_a_script(bad), NO_SCRIPT


def not_a_script(bad: BadScript) -> dict[str, Any]:
    """Return what is printed for something that is no script."""
    return {
        "ok": False,
        "error": {"place": bad.place, "code": "invalid_script", "message": _sentence(bad)},
    }


def _sentence(bad: BadScript) -> str:
    return f"{bad.place}: {bad.message}" if bad.place else bad.message


def service_for(script: scripts.Script) -> RulesService:
    """Return the fight of a script before its first command; raises BadScript."""
    fight = new_fight(script.system, script.options, script.seed, script.board, script.combatants)
    return RulesService(fight, script.system)


class Replayed(NamedTuple):
    """A script as far as it could be played."""

    service: RulesService
    error: dict[str, Any] | None
    """The fault of the script that ended it, with the number of its command."""
    question: Question | None
    """The question that ended it, if the script does not answer it."""
    pending: Mapping[str, Any] | None
    """The command that waits for that answer."""


def replay_script(script: scripts.Script) -> tuple[dict[str, Any], int]:
    """Return the outcome of a script that has been read, and the exit status; raises BadScript for a bad setup."""
    service, error, question, _ = played(script)
    return outcome(service, error, question), FINE if error is None else FAILED


def played(script: scripts.Script) -> Replayed:
    """Play a script that has been read; raises BadScript for a bad setup."""
    service = service_for(script)
    error: dict[str, Any] | None = None
    for number, command in enumerate(script.commands):
        result = service.do(command, number=number)
        expected = command.get("refused")
        code = getattr(result, "code", None)
        if isinstance(result, Refused) and "setup" in result.details:
            # A reinforcement counts as setup: what cannot be put on it is no script.
            place = f"commands[{number}].combatant.{result.details['setup']}"
            record: Mapping[str, Any] = command["combatant"]
            name = str(record.get("name") or record["id"])
            raise BadScript(place, setup_refusal(service.system, result.code, result.details, name))
        by_dice = bool(getattr(result, "by_dice", False))
        if expected is not None and not by_dice:
            if code == expected:
                continue
            if isinstance(result, Done):
                service.take_back(result)
            elif command["do"] == "undo" and code is None:
                service.do({"do": "redo"})
            elif command["do"] == "redo" and code is None:
                service.do({"do": "undo"})
            happened = f"it was refused with {code}" if code else "it was not refused"
            error = _error(number, "not_refused", f"{expected} was expected, but {happened}")
        elif code is not None:
            details: Mapping[str, Any] = result.details  # type: ignore[union-attr]
            message = details["message"] if by_dice else refusal_sentence(service.system, code, details, names(service))
            error = _error(number, code, str(message))
        elif isinstance(result, AnswerNeeded):
            return Replayed(service, None, result.question, command)
        if error is not None:
            break
    return Replayed(service, error, None, None)


def names(service: RulesService) -> dict[str, str]:
    """Return combatant id to name."""
    return {id: item.name for id, item in service.fight.combatants.items()}


def _error(number: int, code: str, message: str) -> dict[str, Any]:
    return {"command": number, "code": code, "message": f"command {number}: {message}"}


def to_json(result: Mapping[str, Any]) -> str:
    """Return one line of JSON, as it is printed."""
    return json.dumps(result, ensure_ascii=False, separators=(",", ":"))


def outcome(
    service: RulesService, error: dict[str, Any] | None = None, question: Question | None = None
) -> dict[str, Any]:
    """Return the contract's outcome of a fight."""
    fight = service.fight
    system = service.system
    facts = [{"n": 0, "command": 0, "kind": "", **fact} for fact in service.journal.facts()]
    teller = Teller(system, {id: item.name for id, item in fight.combatants.items()}, "en", fight)
    return {
        "ok": error is None,
        "round": fight.round,
        "phase": fight.phase,
        "tick": fight.tick,
        "seconds": fight.seconds,
        "active": fight.active,
        "order": list(system.outcome.order(fight)),
        "combatants": {id: combatant(service, item) for id, item in fight.combatants.items()},
        "countdowns": {name: countdown.left for name, countdown in fight.countdowns.items()},
        "question": None if question is None else asked(question),
        "winner": fight.winner,
        "spoils": None if fight.spoils is None else dict(fight.spoils),
        "facts": facts,
        "log": teller.lines(facts),
        "error": error,
    }


def combatant(service: RulesService, other: Combatant) -> dict[str, Any]:
    """Return one combatant of the outcome."""
    fight = service.fight
    system = service.system
    return {
        "side": other.side,
        "state": other.state,
        "pools": dict(other.pools),
        "initiative": other.initiative,
        "stats": system.outcome.stats(fight, other),
        "conditions": [statuses.outcome(condition) for condition in other.conditions],
        "cell": None if other.cell is None else list(other.cell),
        "facing": other.facing,
        "extra": system.outcome.extra(fight, other),
    }


def asked(question: Question) -> dict[str, Any]:
    """Return an open question as in the contract."""
    if isinstance(question, ChoiceQuestion):
        return {
            "id": question.id,
            "actor": question.actor,
            "options": list(question.options),
            "default": question.default,
        }
    return {"id": "die", "actor": question.actor, "options": [], "default": None}
