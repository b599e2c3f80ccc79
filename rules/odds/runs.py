"""Runs: one fight played to its end from a situation, the same for the same situation, seed, number and tactics."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple
from zlib import crc32

from rules import catalogue
from rules.answering import Rolled
from rules.dice import FIRST, MASK, SECOND, STEP
from rules.encounter import Fight
from rules.facts import Command
from rules.journal import Codec
from rules.questions import Choice, Needed
from rules.service import RulesService
from rules.system import System
from rules.tactics import Player, is_decided
from rules.tactics.answering import Answer, Played, advice

NOBODY = -1
"""The winner of a fight that no side has won."""
STOPS_OF_EACH, FEWEST_STOPS = 40, 400
"""After so many stops for each combatant, and never before so many, a fight is left undecided."""


@dataclass(frozen=True)
class Situation:
    """Where a fight stands: all that playing it on depends on, as plain data that can be sent and kept."""

    system: str
    fight: Mapping[str, Any]
    """As `RulesService.packed_fight` gives it."""
    pending: Command | None = None
    """A command that waits for an answer, with the `dice` and `answers` that it has: each run does it first."""

    @classmethod
    def of(cls, service: RulesService, pending: Command | None = None) -> Situation:
        """Where that fight stands now."""
        return cls(service.system.id, service.packed_fight(), pending)

    def written(self) -> bytes:
        """As it is sent to another process."""
        return json.dumps([self.system, self.fight, self.pending]).encode()

    @classmethod
    def read(cls, data: bytes) -> Situation:
        """The situation that `written` made the data of."""
        return cls(*json.loads(data))

    @cached_property
    def start(self) -> Start:
        """The fight itself; a ValueError says that it does not fit the system as it is now."""
        system = catalogue.system(self.system)
        fight = Codec(system).unpack_fight(self.fight)
        _share_sheets(self.system, fight, self.fight)
        return Start(system, fight, self.pending)


MOST_SHEETS = 1000
"""So many sheets and options that have been read are kept to be met again."""
_SHEETS: dict[tuple[str, str], Any] = {}


def _share_sheets(system: str, fight: Fight, packed: Mapping[str, Any]) -> None:
    """Gives a fight those of its sheets and options that have been read before, in place of others that are equal.

    The tactics know a sheet by which one it is, and have thought about it already.
    """
    if len(_SHEETS) > MOST_SHEETS:
        _SHEETS.clear()
    fight.__dict__["options"] = _SHEETS.setdefault((system, json.dumps(packed["fight"]["options"])), fight.options)
    for one, saved in zip(fight.combatants.values(), packed["combatants"], strict=True):
        one.__dict__["sheet"] = _SHEETS.setdefault((system, json.dumps(saved["sheet"])), one.sheet)


class Start:
    """A fight from which runs begin, and who is in it."""

    def __init__(self, system: System, fight: Fight, pending: Command | None) -> None:
        self.system = system
        self.fight = fight
        self.pending = pending
        self.ids: tuple[str, ...] = tuple(fight.combatants)
        self.sides: tuple[str, ...] = tuple(dict.fromkeys(one.side for one in fight.combatants.values()))
        self.pools: tuple[str, ...] = tuple(pool.id for pool in system.pools)
        self.stops = max(FEWEST_STOPS, STOPS_OF_EACH * len(self.ids))

    def members(self, side: str) -> tuple[int, ...]:
        """The places, in `ids`, of those of a side who can act as it stands now."""
        there = self.fight.combatants.values()
        return tuple(at for at, one in enumerate(there) if one.side == side and one.state == "active")


class Run(NamedTuple):
    """What came of one fight, in whole numbers alone: thousands of them are kept, and sent between processes."""

    number: int
    winner: int
    """The place, in the sides of its start, of the side that alone stood; NOBODY where none did, or several still."""
    rounds: int
    """Rounds from the start to the end."""
    fallen: int
    """A bit for each combatant of the start who was down at the end; who has fled is not."""
    pools: tuple[int, ...]
    """What was left at the end: combatant by combatant, pool by pool."""


def derived(seed: int, number: int) -> int:
    """The seed of the run of that number: a step of SplitMix64 from the given one, whoever plays it and when."""
    return _mixed((_mixed(seed & MASK) + (number + 1) * STEP) & MASK)


def _mixed(state: int) -> int:
    state = ((state ^ (state >> 30)) * FIRST) & MASK
    state = ((state ^ (state >> 27)) * SECOND) & MASK
    return state ^ (state >> 31)


def runs(situation: Situation, tactics: str, seed: int, numbers: Sequence[int]) -> Iterator[Run]:
    """The runs of those numbers, one after the other."""
    start = situation.start
    for number in numbers:
        yield measured(start, number, played(start, tactics, derived(seed, number), keeps=False).fight)


def played(start: Start, tactics: str, seed: int, *, keeps: bool = True) -> RulesService:
    """One fight played to its end, with the journal of what was done in it unless it `keeps` none.

    Every stop has dice of its own, that follow from the seed, the round and whose turn it is. So a change to the
    situation changes no dice but those that it is about, and two situations can be compared run by run.
    """
    service: RulesService = RulesService(start.fight.copy(seed), start.system, keeps=keeps)
    fight = service.fight
    stops: dict[tuple[int, str | None], int] = {}
    if start.pending is not None:
        answer = advice(start.system.tactics, lambda _: tactics)
        service.do(start.pending, Resumed(fight, start.pending, answer))
    if fight.phase == "setup":
        service.do({"do": "begin"}, Rolled(fight))
    player = Player(service, tactics)
    for _ in range(start.stops):
        if is_decided(fight):
            break
        stop = (fight.round, fight.active)
        nth = stops[stop] = stops.get(stop, 0) + 1
        _give_dice(fight, seed, stop, nth)
        if not player.step():
            break
    return service


def _give_dice(fight: Fight, seed: int, stop: tuple[int, str | None], nth: int) -> None:
    """Gives a stop its own dice."""
    of_whom = 0 if stop[1] is None else crc32(stop[1].encode())
    mark = ((stop[0] & 0xFFFF) << 48) | ((nth & 0xFFFF) << 32) | of_whom
    fight.__dict__["generator"] = _mixed((seed + _mixed(mark)) & MASK)


def measured(start: Start, number: int, fight: Fight) -> Run:
    """What came of a fight that has been played."""
    standing = {one.side for one in fight.combatants.values() if one.state == "active"}
    winner = NOBODY
    if len(standing) == 1:
        (side,) = standing
        winner = start.sides.index(side) if side in start.sides else NOBODY
    fallen = 0
    left: list[int] = []
    for at, id in enumerate(start.ids):
        one = fight.combatants[id]
        if one.state not in ("active", "out"):
            fallen |= 1 << at
        left.extend(one.pools[pool] for pool in start.pools)
    return Run(number, winner, fight.round - start.fight.round, fallen, tuple(left))


class Resumed(Played):
    """Goes on with a command that waited: the dice and answers it has, then the app's dice and the tactics' answers."""

    __slots__ = ("faces", "taken")

    def __init__(self, fight: Fight, pending: Command, answer: Answer) -> None:
        super().__init__(fight, answer)
        answers = pending.get("answers")
        self.answers = [str(one) for one in answers] if isinstance(answers, list | tuple) else []
        dice = pending.get("dice")
        self.faces = (
            [face if isinstance(face, int) else None for face in dice] if isinstance(dice, list | tuple) else []
        )
        self.taken = 0

    def die(self, faces: int, what: str, actor: str | None, number: int, needs: Needed | None) -> int:
        """The next face that has been given, else a seeded one."""
        given = self.faces[self.taken] if self.taken < len(self.faces) else None
        self.taken += 1
        return super().die(faces, what, actor, number, needs) if given is None else given

    def choose(self, choice: Choice) -> str:
        """The next answer that has been given, else what the tactics advise."""
        if self.used == len(self.answers):
            return super().choose(choice)
        self.used += 1
        return self.answers[self.used - 1]

    def finish(self) -> None:
        """Nothing is left over: it has been asked as far as it was answered."""
