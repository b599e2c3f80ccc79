"""Cues in words, and whether one is due: both follow from where the fight stands, so that undo needs nothing more."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from models import cues
from models.cues import REPEATED, Cue
from rules.encounter import Fight
from rules.facts import Command
from rules.system import System
from rules.telling import Teller

_STARTS: Mapping[str, str] = {"-": "damage", "+": "heal"}


def is_due(cue: Cue, fight: Fight, handled: int | None) -> bool:
    """Whether the game master is to be reminded now; `handled`: the round in which that was done last."""
    again = handled is None or (cue.when in REPEATED and fight.round > handled)
    if fight.phase in ("setup", "ended") or not again:
        return False
    one = fight.combatants.get(cue.who)
    match cue.when:
        case cues.ROUND:
            return fight.round >= cue.number
        case cues.EACH_ROUND:
            return fight.round > cue.made
        case cues.TICK:
            return fight.round > cue.made or (fight.phase == "action" and fight.tick <= cue.number)
        case cues.PHASE:
            return fight.phase == cue.word and fight.round > cue.made
        case cues.TURN:
            return fight.active == cue.who
        case _ if one is None:
            return False
        case cues.POOL:
            return one.pools.get(cue.word, 0) <= cue.number
        case cues.FALLS:
            return one.state != "active"
        case _:
            return one.condition(cue.word) is None


def when_words(cue: Cue, system: System, teller: Teller) -> str:
    """When a cue is due, in words."""
    translate = QCoreApplication.translate
    name = teller.names.get(cue.who, cue.who)
    match cue.when:
        case cues.ROUND:
            return teller.round_name(cue.number)
        case cues.EACH_ROUND:
            return translate("Cues", "{round} and after").format(round=teller.round_name(cue.made + 1))
        case cues.TICK:
            return translate("Cues", "tick {number}").format(number=cue.number)
        case cues.PHASE:
            return teller.phase(cue.word)
        case cues.TURN:
            return translate("Cues", "turn of {name}").format(name=name)
        case cues.POOL:
            pool = next((pool.label for pool in system.pools if pool.id == cue.word), cue.word)
            return translate("Cues", "{name}: {pool} at {number} or less").format(
                name=name, pool=pool, number=cue.number
            )
        case cues.FALLS:
            return translate("Cues", "{name} no longer stands").format(name=name)
        case _:
            status = system.statuses.get(cue.word)
            label = cue.word if status is None else status.label
            return translate("Cues", "{name}: {status} ends").format(name=name, status=label)


def in_words(cue: Cue, system: System, teller: Teller) -> str:
    """A cue in one line: when, and what then."""
    return f"{when_words(cue, system, teller)}: {cue.text}"


def proposed(cue: Cue, fight: Fight, system: System) -> list[Command]:
    """The rulings that a cue proposes: its text begins with `-10` or `+5`, and says to whom it is for."""
    amount = cue.text[1:].split(maxsplit=1)[0] if len(cue.text) > 1 else ""
    kind = _STARTS.get(cue.text[:1])
    if kind is None or not amount.isdecimal():
        return []
    pool = system.vital.id
    return [{"do": kind, "actor": id, "amount": int(amount), "pool": pool} for id in cue.on if id in fight.combatants]
