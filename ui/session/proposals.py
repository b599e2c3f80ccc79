"""What a cue proposes: its text begins with rulings, and says the rest in words.

`-10`, `+5` hurts and heals, `+poison 3` puts a status on and `-poison` takes it off those for whom the cue is, `2d6+3`
rolls, `>guards` lets a wave enter. Several stand one after the other; the first word that is none of them ends them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from models.marks.cues import RECHARGE, Cue
from models.repositories.waves import Wave
from models.storage.store import folded
from rules.core.facts import Command
from rules.core.state import Fight
from rules.dice.dice import BadExpression, parse
from rules.system.system import System
from ui.session.command_tags import CUE
from ui.session.cues import DIE

WAVE = ">"
"""What stands before a wave that is to enter."""
_AMOUNTS: Mapping[str, str] = {"-": "damage", "+": "heal"}
_STATUSES: Mapping[str, str] = {"-": "lift", "+": "condition"}


@dataclass(frozen=True)
class Proposal:
    """What taking a cue would do, beside its line in the log."""

    commands: tuple[Command, ...] = ()
    wave: int | None = None
    """The number of a wave that enters."""


def proposed(cue: Cue, fight: Fight, system: System, waiting: Mapping[int, Wave]) -> Proposal:
    """What a cue proposes, of those who are in the fight and of the waves that wait."""
    if cue.when == RECHARGE:
        return Proposal(({"do": "roll", "expression": f"d{DIE}", CUE: [cue.id, fight.round]},))
    on = [id for id in cue.on if id in fight.combatants]
    words, commands, wave = cue.text.split(), [], None
    while words:
        if words[0].startswith(WAVE):
            wave = _wave(words[0].removeprefix(WAVE), waiting)
            words = words[1:] if wave is not None else []
            continue
        given, words = _ruling(words, on, system)
        commands += given
        words = words if given else []
    return Proposal(tuple(commands), wave)


def _ruling(words: list[str], on: Sequence[str], system: System) -> tuple[list[Command], list[str]]:
    """The commands that the first words mean, and the words after them; none where they mean none."""
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
    names = {folded(one.label): one.id for one in system.statuses.values()}
    names |= {folded(one.id): one.id for one in system.statuses.values()}
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
