"""Runs: one fight played to its end from a situation, the same for the same situation, seed, number and tactics.

Batches say which runs are played in what order, so that it is the same however many play them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, repeat
from typing import Any, NamedTuple
from zlib import crc32

from rules.core.facts import Command
from rules.core.questions import ChoiceQuestion, Needed
from rules.core.state import Combatant, Fight
from rules.dice.dice import FIRST, MASK, SECOND, STEP
from rules.engine.journal import Codec
from rules.engine.reinforcements import join_commands
from rules.engine.service import RulesService
from rules.mechanics.dice_sources import AppDice
from rules.odds.arrivals import Arrival, is_settled, let_in
from rules.odds.play_styles import NO_MANNERS, PlayStyleNotes
from rules.sheets import schema
from rules.system import registry
from rules.system.system import System
from rules.tactics import RANDOM, TEMPERAMENTS, Player, is_decided, winner_of
from rules.tactics.answers import Answer, TacticalAnswers, advice

NOBODY = -1
"""The winner of a fight that no side has won."""
STOPS_OF_EACH, FEWEST_STOPS = 40, 400
"""The stops for each combatant after which a fight is left undecided, and how many there are in any case."""


@dataclass(frozen=True)
class Situation:
    """Where a fight stands: all that playing it on depends on, as plain data that can be sent and kept."""

    system: str
    fight: Mapping[str, Any]
    """As `RulesService.packed_fight` gives it."""
    pending: Command | None = None
    """A command that waits for an answer, with the `dice` and `answers` that it has: each run does it first.

    In a fight that has not begun it may be the command that begins it.
    """
    manners: PlayStyleNotes = NO_MANNERS
    arrivals: tuple[Arrival, ...] = ()
    """Those who are still to enter."""

    @classmethod
    def of(
        cls,
        service: RulesService,
        pending: Command | None = None,
        manners: PlayStyleNotes = NO_MANNERS,
        arrivals: tuple[Arrival, ...] = (),
    ) -> Situation:
        """Where that fight stands now."""
        return cls(service.system.id, service.packed_fight(), pending, manners, arrivals)

    def written(self) -> bytes:
        """As it is sent to another process."""
        coming = [arrival.packed() for arrival in self.arrivals]
        return json.dumps([self.system, self.fight, self.pending, self.manners.packed(), coming]).encode()

    @classmethod
    def read(cls, data: bytes) -> Situation:
        """The situation that `written` made the data of."""
        system, fight, pending, manners, coming = json.loads(data)
        return cls(system, fight, pending, PlayStyleNotes(*manners), tuple(map(Arrival.read, coming)))

    @cached_property
    def start(self) -> Start:
        """The fight itself; a ValueError says that it does not fit the system as it is now."""
        system = registry.system(self.system)
        fight = Codec(system).unpack_fight(self.fight)
        _share_sheets(self.system, fight, self.fight)
        return Start(system, fight, self)


MOST_SHEETS = 1000
"""How many sheets and options that have been read are kept to be met again."""
_SHEETS: dict[tuple[str, str], Any] = {}


def _share_sheets(system: str, fight: Fight, packed: Mapping[str, Any]) -> None:
    """Gives a fight those of its sheets and options that have been read before, in place of others that are equal.

    The tactics know a sheet by which one it is, and have thought about it already.
    """
    if len(_SHEETS) > MOST_SHEETS:
        _SHEETS.clear()
    fight.__dict__["options"] = _SHEETS.setdefault((system, json.dumps(packed["fight"]["options"])), fight.options)
    for combatant, saved in zip(fight.combatants.values(), packed["combatants"], strict=True):
        combatant.__dict__["sheet"] = _SHEETS.setdefault((system, json.dumps(saved["sheet"])), combatant.sheet)


def _shared_sheet(system: System, data: Mapping[str, Any]) -> Any:
    """The sheet of somebody who comes later, the same one in every run."""
    sheet = schema.check(system.sheet, data)
    return _SHEETS.setdefault((system.id, json.dumps(sheet.model_dump(mode="json", exclude_unset=True))), sheet)


class Start:
    """A fight from which runs begin, who is in it, and who comes later."""

    def __init__(self, system: System, fight: Fight, situation: Situation) -> None:
        self.system = system
        self.fight = fight
        self.pending = situation.pending
        self.manners = situation.manners
        self.arrivals = situation.arrivals
        there = fight.combatants
        names = {id: combatant.name for id, combatant in there.items()}
        self.coming: dict[int, tuple[Mapping[str, Any], ...]] = {}
        """Who comes with the arrival of a number, under the ids and names that are free for them."""
        self.later: dict[str, Combatant] = {}
        """All who come later, as they would enter."""
        for arrival in self.arrivals:
            joining = [join_command["combatant"] for join_command in join_commands(arrival.combatants, names)]
            names |= {item["id"]: item["name"] for item in joining}
            self.coming[arrival.number] = tuple(joining)
            self.later |= {item["id"]: self._as_it_enters(item) for item in joining}
        self.side_of: dict[str, str] = {id: combatant.side for id, combatant in {**there, **self.later}.items()}
        self.ids: tuple[str, ...] = tuple(self.side_of)
        self.sides: tuple[str, ...] = tuple(dict.fromkeys(self.side_of.values()))
        self.pools: tuple[str, ...] = tuple(pool.id for pool in system.pools)
        self.stops = max(FEWEST_STOPS, STOPS_OF_EACH * len(self.ids))

    def _as_it_enters(self, record: Mapping[str, Any]) -> Combatant:
        sheet = _shared_sheet(self.system, record["sheet"])
        made: Combatant = self.system.new_combatant(
            record["id"], record["name"], record["side"], sheet, record.get("pools") or {}
        )
        return made

    def members(self, side: str) -> tuple[int, ...]:
        """The places, in `ids`, of those of a side who can act as it stands now."""
        there = self.fight.combatants.values()
        return tuple(at for at, combatant in enumerate(there) if combatant.side == side and combatant.state == "active")

    @property
    def is_all_set(self) -> bool:
        """Whether it is said of everybody how they play, so that no tactics change anything."""
        return all(id in self.manners.temperaments for id in self.ids)

    def people(self, number: int, *, shared: bool) -> list[Mapping[str, Any]]:
        """Who comes with an arrival; `shared`: with sheets that have been read, as only the rules take them."""
        joining = self.coming[number]
        return [{**item, "sheet": self.later[item["id"]].sheet} if shared else item for item in joining]


class Run(NamedTuple):
    """What came of one fight, in whole numbers alone: thousands of them are kept, and sent between processes."""

    number: int
    winner: int
    """The place, in the sides of its start, of the side that has won; NOBODY where none has, or several still stand."""
    rounds: int
    """Rounds from the start to the end."""
    fallen: int
    """A bit for each combatant of the start who was down at the end; who has fled, or never came, is not."""
    pools: tuple[int, ...]
    """What was left at the end: combatant by combatant, pool by pool; of who never came what it would have brought."""
    gone: int = 0
    """A bit for each combatant of the start who had left the fight by its end."""


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
    _begin(service, start, tactics)
    manners = start.manners
    player = Player(service, tactics, manners.flights, of_combatants=manners.temperaments)
    waiting = start.arrivals
    stops: dict[tuple[int, str | None], int] = {}
    for _ in range(start.stops):
        for arrival in [candidate for candidate in waiting if candidate.is_due(service)]:
            _give_dice(fight, seed, (fight.round, f"wave {arrival.number}"), 0)
            let_in(service, arrival, start.people(arrival.number, shared=not keeps))
            waiting = tuple(candidate for candidate in waiting if candidate is not arrival)
        if is_decided(fight) and is_settled(service, waiting):
            break
        stop = (fight.round, fight.active)
        nth = stops[stop] = stops.get(stop, 0) + 1
        _give_dice(fight, seed, stop, nth)
        if not player.step():
            break
    return service


def _begin(service: RulesService, start: Start, tactics: str) -> None:
    """Goes on with the command that waits, and begins a fight that has not begun, with the countdowns of its waves."""
    fight = service.fight
    had_begun = fight.phase != "setup"

    def temperament_of(combatant: Combatant) -> str:
        return start.manners.temperaments.get(combatant.id, tactics)

    if start.pending is not None:
        answer = advice(start.system.tactics, temperament_of)
        service.do(start.pending, Resumed(fight, start.pending, answer))
    if fight.phase == "setup":
        service.do({"do": "begin"}, AppDice(fight))
    if not had_begun:
        for arrival in start.arrivals:
            if arrival.countdown is not None:
                service.do(arrival.countdown, AppDice(fight))


def _give_dice(fight: Fight, seed: int, stop: tuple[int, str | None], nth: int) -> None:
    """Gives a stop its own dice."""
    of_whom = 0 if stop[1] is None else crc32(stop[1].encode())
    mark = ((stop[0] & 0xFFFF) << 48) | ((nth & 0xFFFF) << 32) | of_whom
    fight.__dict__["generator"] = _mixed((seed + _mixed(mark)) & MASK)


def measured(start: Start, number: int, fight: Fight) -> Run:
    """What came of a fight that has been played."""
    won = winner_of(fight)
    winner = start.sides.index(won) if won in start.sides else NOBODY
    fallen = gone = 0
    left: list[int] = []
    for at, id in enumerate(start.ids):
        combatant = fight.combatants.get(id) or start.later[id]  # who has not come is as it would have entered
        if combatant.state not in ("active", "out"):
            fallen |= 1 << at
        elif combatant.state == "out":
            gone |= 1 << at
        left.extend(combatant.pools[pool] for pool in start.pools)
    return Run(number, winner, fight.round - start.fight.round, fallen, tuple(left), gone)


class Resumed(TacticalAnswers):
    """Goes on with a command that waited: the dice and answers it has, then the app's dice and the tactics' answers."""

    __slots__ = ("faces", "taken")

    def __init__(self, fight: Fight, pending: Command, answer: Answer) -> None:
        super().__init__(fight, answer)
        answers = pending.get("answers")
        self.answers = [str(item) for item in answers] if isinstance(answers, list | tuple) else []
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

    def choose(self, choice: ChoiceQuestion) -> str:
        """The next answer that has been given, else what the tactics advise."""
        if self.used == len(self.answers):
            return super().choose(choice)
        self.used += 1
        return self.answers[self.used - 1]

    def finish(self) -> None:
        """Does nothing: no answer can be left over."""


FIRST_SIZES = (5, 5, 10, 20, 40)
"""The first batches are small, so that there are figures at once."""
SIZE = 50
"""Runs of each batch after these."""
SHARE_OF_OTHERS = 5
"""How many runs of its own tactics there are for each one under another."""


class Batch(NamedTuple):
    """Runs that one worker plays, one after the other."""

    tactics: str
    numbers: range


class BatchRound(NamedTuple):
    """A batch of the tactics that is asked for, and what belongs to it of the others; after it one may stop."""

    own: Batch
    others: tuple[Batch, ...]


def others_than(tactics: str) -> tuple[str, ...]:
    """The other tactics that somebody might play by; nobody plays at random."""
    return tuple(item for item in TEMPERAMENTS if item not in (tactics, RANDOM))


def rounds(tactics: str, fights: int | None = None, *, spread: bool = True) -> Iterator[BatchRound]:
    """The rounds of so many fights; without an end where none is said."""
    others = others_than(tactics) if spread else ()
    done = 0
    for size in chain(FIRST_SIZES, repeat(SIZE)):
        after = done + size if fights is None else min(done + size, fights)
        if after == done:
            return
        numbers = range(_fifth(done), _fifth(after))
        beside = tuple(Batch(item, numbers) for item in others) if numbers else ()
        yield BatchRound(Batch(tactics, range(done, after)), beside)
        done = after


def _fifth(fights: int) -> int:
    """A fifth of so many, and at least one of any."""
    return -(-fights // SHARE_OF_OTHERS)
