"""Cues in words, and whether one is due; both depend on the state of the fight alone, so undo needs nothing more."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from models.marks import cues
from models.marks.cues import HURT, IN_EVERY_ROUND, RECHARGE, REPEATED, Cue
from models.repositories.waves import Wave
from models.storage.store import folded
from rules.core.facts import Command, Fact
from rules.core.state import Fight
from rules.dice.dice import BadExpression, parse
from rules.engine import triggers
from rules.engine.journal import Journal
from rules.engine.triggers import has_come
from rules.log.sentences import Teller
from rules.system.system import System
from ui.session.command_tags import CUE

DIE = 6
"""Faces of the die on which something comes back."""


def is_due(cue: Cue, fight: Fight, system: System, journal: Journal, last: int | None) -> bool:
    """Whether the game master is to be reminded now; `last`: when that was done last, as `stamp` says it."""
    again = last is None or cue.when in REPEATED
    if fight.phase in ("setup", "ended") or not again:
        return False
    if last is not None and cue.when in IN_EVERY_ROUND and fight.round <= last:
        return False
    if cue.when == HURT:
        return _last_hurt(cue.who, system, journal) > max(cue.made, last or 0)
    if cue.when == RECHARGE:
        return fight.active == cue.who and _is_spent(cue, journal)
    return has_come(cue.awaited, fight, system)


def last_handled(let_go: Mapping[str, int], journal: Journal) -> dict[int, int]:
    """Return the stamp of when each cue was last taken or let go, by the cue's number."""
    last_rounds = {int(id): number for id, number in let_go.items() if id.isdecimal()}
    for entry in journal.entries[: journal.cursor]:
        if CUE in entry.command:
            id, number = entry.command[CUE]
            last_rounds[id] = max(number, last_rounds.get(id, 0))
    return last_rounds


def stamp(cue: Cue, fight: Fight, journal: Journal) -> int:
    """Return what is noted when a cue is taken or let go: the round, or the number of the last fact."""
    return journal.fact_count if cue.when == HURT else fight.round


def _last_hurt(who: str, system: System, journal: Journal) -> int:
    """Return the number of the last fact by which a combatant lost vital points; 0 where there is none."""
    vital = system.vital.id
    for entry in reversed(journal.entries[: journal.cursor]):
        for fact in reversed(entry.facts):
            if fact["kind"] == "damage" and fact.get("actor") == who and fact.get("pool") == vital and fact["amount"]:
                return int(fact["n"])
    return 0


def _is_spent(cue: Cue, journal: Journal) -> bool:
    """Return whether a thing was used and has not recharged since."""
    for entry in reversed(journal.entries[: journal.cursor]):
        command = entry.command
        if command["do"] == "act" and (command.get("actor"), command.get("with")) == (cue.who, cue.word):
            return True
        if command.get(CUE, (None,))[0] == cue.id and command["do"] == "roll" and is_recharged(cue, entry.facts):
            return False
    return False


def is_recharged(cue: Cue, facts: Sequence[Fact]) -> bool:
    """Return whether a roll recharges the thing that it was made for."""
    return any(fact["kind"] == "roll" and fact["total"] >= cue.number for fact in facts)


def when_words(cue: Cue, system: System, teller: Teller) -> str:
    """When a cue is due, in words."""
    translate = QCoreApplication.translate
    name = teller.names.get(cue.who, cue.who)
    match cue.when:
        case triggers.ROUND:
            return teller.round_name(cue.number)
        case triggers.EACH_ROUND:
            return translate("Cues", "{round} and later").format(round=teller.round_name(cue.made + 1))
        case triggers.TICK:
            return translate("Cues", "tick {number}").format(number=cue.number)
        case triggers.COUNT:
            return translate("Cues", "each {round} at initiative {number}").format(
                round=teller.one("rounds"), number=cue.number
            )
        case triggers.PHASE:
            return teller.phase(cue.word)
        case triggers.TURN:
            return translate("Cues", "turn of {name}").format(name=name)
        case triggers.POOL:
            pool = next((pool.label for pool in system.pools if pool.id == cue.word), cue.word)
            words = translate("Cues", "{name}: {pool} at {number} or less")
            shared = translate("Cues", "{name}: {pool} at {number}% or less")
            return (shared if cue.share else words).format(name=name, pool=pool, number=cue.number)
        case triggers.COUNTDOWN:
            return translate("Cues", "{name} runs out").format(name=cue.word)
        case cues.HURT:
            return translate("Cues", "{name} is hurt").format(name=name)
        case cues.RECHARGE:
            thing = teller.thing(cue.who, cue.word)
            words = translate("Cues", "{name} recharges {thing} on {least} to {most}")
            return words.format(name=name, thing=thing, least=cue.number, most=DIE)
        case triggers.FALLS:
            return translate("Cues", "{name} no longer stands").format(name=name)
        case _:
            status = system.statuses.get(cue.word)
            label = cue.word if status is None else status.label
            return translate("Cues", "{name}: {status} ends").format(name=name, status=label)


def cue_in_words(cue: Cue, system: System, teller: Teller) -> str:
    """Return a cue in one line: when it is due, and what is to be done then; what is typed as `-3` is a `−3`."""
    when = when_words(cue, system, teller)
    return f"{when}: {_TYPED_MINUS.sub('−', cue.text)}" if cue.text else when


_TYPED_MINUS = re.compile(r"(?<!\S)-(?=\d)")


WAVE = ">"
"""The sign before the name of a wave that is to enter."""
_AMOUNTS: Mapping[str, str] = {"-": "damage", "+": "heal"}
_STATUSES: Mapping[str, str] = {"-": "lift", "+": "condition"}


@dataclass(frozen=True)
class Proposal:
    """The effect of handling a cue, beside its line in the log."""

    commands: tuple[Command, ...] = ()
    wave: int | None = None
    """The number of a wave that enters."""


def proposal_of(cue: Cue, fight: Fight, system: System, waiting: Mapping[int, Wave]) -> Proposal:
    """Return what a cue proposes, with the combatants of the fight and the waves that wait."""
    if cue.when == RECHARGE:
        return Proposal(({"do": "roll", "expression": f"d{DIE}", CUE: [cue.id, fight.round]},))
    on = [id for id in cue.on if id in fight.combatants]
    words, commands, wave = cue.text.split(), [], None
    while words:
        if words[0].startswith(WAVE):
            wave = _wave(words[0].removeprefix(WAVE), waiting)
            words = words[1:] if wave is not None else []
            continue
        ruling, words = _ruling(words, on, system)
        commands += ruling
        words = words if ruling else []
    return Proposal(tuple(commands), wave)


def _ruling(words: list[str], on: Sequence[str], system: System) -> tuple[list[Command], list[str]]:
    """Return the commands that the first words stand for, and the words after them."""
    sign, rest = words[0][:1].replace("−", "-"), words[0][1:]
    if sign in _AMOUNTS and rest.isdecimal() and rest.isascii():
        kind, pool = _AMOUNTS[sign], system.vital.id
        return [{"do": kind, "actor": id, "amount": int(rest), "pool": pool} for id in on], words[1:]
    if sign in _STATUSES and rest:
        return _status(sign, [rest, *words[1:]], on, system)
    if _is_dice(words[0]):
        return [{"do": "roll", "expression": words[0]}], words[1:]
    return [], words


def _status(sign: str, words: list[str], on: Sequence[str], system: System) -> tuple[list[Command], list[str]]:
    """A status by its id or by as many words as its name has, with its timer behind it."""
    names = {folded(candidate.label): candidate.id for candidate in system.statuses.values()}
    names |= {folded(candidate.id): candidate.id for candidate in system.statuses.values()}
    longest = max((len(name.split()) for name in names), default=0)
    for many in range(min(longest, len(words)), 0, -1):
        status = names.get(folded(" ".join(words[:many])))
        if status is None:
            continue
        command: Command = {"do": _STATUSES[sign], "status": status}
        behind = words[many:]
        if sign == "+" and behind and behind[0].isdecimal() and behind[0].isascii() and int(behind[0]):
            command, behind = {**command, "timer": int(behind[0])}, behind[1:]
        return [{**command, "actor": id} for id in on], behind
    return [], words


def _is_dice(word: str) -> bool:
    if not (word[:1].isdigit() or word[:1] in "dD") or not any(sign.isdigit() or sign == "%" for sign in word):
        return False
    try:
        parse(word, special=True)
    except BadExpression:
        return False
    return "d" in word.casefold()


def _wave(name: str, waiting: Mapping[int, Wave]) -> int | None:
    """The wave that waits and whose name has these letters in it; the first of all where none are given."""
    wanted = folded(name)
    return next((number for number, wave in sorted(waiting.items()) if wanted in folded(wave.title)), None)
