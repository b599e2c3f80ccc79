"""Cues in words, and whether one is due: both follow from where the fight stands, so that undo needs nothing more."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from models import cues
from models.cues import HURT, IN_EVERY_ROUND, REPEATED, Cue
from rules.encounter import Combatant, Fight
from rules.facts import Fact
from rules.journal import Journal
from rules.system import System
from rules.telling import Teller
from ui.joining import CUE

DIE = 6
"""With so many faces is the die on which something comes back."""


def is_due(cue: Cue, fight: Fight, system: System, journal: Journal, handled: int | None) -> bool:
    """Whether the game master is to be reminded now; `handled`: when that was done last, as `stamp` says it."""
    again = handled is None or cue.when in REPEATED
    if fight.phase in ("setup", "ended") or not again:
        return False
    if handled is not None and cue.when in IN_EVERY_ROUND and fight.round <= handled:
        return False
    match cue.when:
        case cues.ROUND:
            return fight.round >= cue.number
        case cues.EACH_ROUND:
            return fight.round > cue.made
        case cues.TICK:
            return fight.round > cue.made or (fight.phase == "action" and fight.tick <= cue.number)
        case cues.COUNT:
            now = count(fight, system)
            return fight.round > cue.made and now is not None and now <= cue.number
        case cues.PHASE:
            return fight.phase == cue.word and fight.round > cue.made
        case cues.TURN:
            return fight.active == cue.who
        case cues.COUNTDOWN:
            countdown = fight.countdowns.get(cue.word)
            return countdown is not None and countdown.left == 0
        case cues.HURT:
            return _last_hurt(cue.who, system, journal) > max(cue.made, handled or 0)
        case cues.RECHARGE:
            return fight.active == cue.who and _is_spent(cue, journal)
        case _:
            one = fight.combatants.get(cue.who)
            return one is not None and _has_come(cue, one, system)


def _has_come(cue: Cue, one: Combatant, system: System) -> bool:
    """Whether a pool, a state or a status of somebody is what its cue waits for."""
    if cue.when == cues.POOL:
        left = one.pools.get(cue.word, 0)
        return 100 * left <= cue.number * system.maximum(one, cue.word) if cue.share else left <= cue.number
    return one.state != "active" if cue.when == cues.FALLS else one.condition(cue.word) is None


def count(fight: Fight, system: System) -> int | None:
    """How far a round has counted down: its tick where it has one, else the initiative of whoever acts."""
    if fight.phase != "action":
        return None
    if system.window.timeline(fight):
        return fight.tick
    return None if fight.acting is None else fight.acting.initiative


def stamp(cue: Cue, fight: Fight, journal: Journal) -> int:
    """What is noted when a cue is taken or let go: the round, or up to which fact that was."""
    return journal.fact_count if cue.when == HURT else fight.round


def _last_hurt(who: str, system: System, journal: Journal) -> int:
    """The number of the last fact by which somebody lost what keeps it on its feet; 0 where there is none."""
    vital = system.vital.id
    for entry in reversed(journal.entries[: journal.cursor]):
        for fact in reversed(entry.facts):
            if fact["kind"] == "damage" and fact.get("actor") == who and fact.get("pool") == vital and fact["amount"]:
                return int(fact["n"])
    return 0


def _is_spent(cue: Cue, journal: Journal) -> bool:
    """Whether a thing was used, and its die has not brought it back since."""
    for entry in reversed(journal.entries[: journal.cursor]):
        command = entry.command
        if command["do"] == "act" and (command.get("actor"), command.get("with")) == (cue.who, cue.word):
            return True
        if command.get(CUE, (None,))[0] == cue.id and command["do"] == "roll" and came_back(cue, entry.facts):
            return False
    return False


def came_back(cue: Cue, facts: Sequence[Fact]) -> bool:
    """Whether the die of a roll brings its thing back."""
    return any(fact["kind"] == "roll" and fact["total"] >= cue.number for fact in facts)


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
        case cues.COUNT:
            return translate("Cues", "each round at {number}").format(number=cue.number)
        case cues.PHASE:
            return teller.phase(cue.word)
        case cues.TURN:
            return translate("Cues", "turn of {name}").format(name=name)
        case cues.POOL:
            pool = next((pool.label for pool in system.pools if pool.id == cue.word), cue.word)
            words = translate("Cues", "{name}: {pool} at {number} or less")
            shared = translate("Cues", "{name}: {pool} at {number} % or less")
            return (shared if cue.share else words).format(name=name, pool=pool, number=cue.number)
        case cues.COUNTDOWN:
            return translate("Cues", "{name} runs out").format(name=cue.word)
        case cues.HURT:
            return translate("Cues", "{name} is hurt").format(name=name)
        case cues.RECHARGE:
            thing = teller.thing(cue.who, cue.word)
            words = translate("Cues", "{name} recharges {thing} on {least} to {most}")
            return words.format(name=name, thing=thing, least=cue.number, most=DIE)
        case cues.FALLS:
            return translate("Cues", "{name} no longer stands").format(name=name)
        case _:
            status = system.statuses.get(cue.word)
            label = cue.word if status is None else status.label
            return translate("Cues", "{name}: {status} ends").format(name=name, status=label)


def in_words(cue: Cue, system: System, teller: Teller) -> str:
    """A cue in one line: when, and what then."""
    when = when_words(cue, system, teller)
    return f"{when}: {cue.text}" if cue.text else when
