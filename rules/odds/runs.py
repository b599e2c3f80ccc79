"""Runs: a fight played to its end, the same for the same situation, seed, number and tactics.

Batches say which runs are played in what order, so that it is the same however many workers play them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import chain, repeat
from typing import Any, NamedTuple
from zlib import crc32

from rules.core.facts import Command
from rules.core.questions import ChoiceQuestion, Needed
from rules.core.state import Combatant, Fight, is_decided, winner_of
from rules.dice.dice import FIRST, MASK, SECOND, STEP
from rules.engine.join_commands import join_commands
from rules.engine.journal import Codec
from rules.engine.service import RulesService
from rules.mechanics.dice_sources import AppDice
from rules.odds.arrivals import Arrival, add_arrival, is_settled
from rules.odds.play_styles import NO_PLAY_STYLES, PlayStyleNotes
from rules.sheets import schema
from rules.system.system import System
from rules.tactics import RANDOM, TEMPERAMENTS, Player
from rules.tactics.answers import Answer, TacticalAnswers, advice
from rules.written import rulebook

NOBODY = -1
"""The winner of a fight that no side has won."""
STOPS_OF_EACH, FEWEST_STOPS = 40, 400
"""The stops for each combatant after which a fight is left undecided, and the fewest of any fight."""


@dataclass(frozen=True)
class Situation:
    """The state of a fight: all that playing it on depends on, as plain data that can be sent and kept."""

    system: str
    fight: Mapping[str, Any]
    """As `RulesService.packed_fight` gives it."""
    pending: Command | None = None
    """A command that waits for an answer, with the `dice` and `answers` that it has: each run does it first.

    In a fight that has not begun it may be the command that begins it.
    """
    play_styles: PlayStyleNotes = NO_PLAY_STYLES
    arrivals: tuple[Arrival, ...] = ()
    """Those who are still to enter."""
    texts: tuple[str, ...] = ()
    """The texts of which its system is made, where it is written; house rules are among them."""

    @classmethod
    def from_service(
        cls,
        service: RulesService,
        pending: Command | None = None,
        play_styles: PlayStyleNotes = NO_PLAY_STYLES,
        arrivals: tuple[Arrival, ...] = (),
    ) -> Situation:
        """Return the situation of a fight as it stands now."""
        system = service.system
        return cls(system.id, service.packed_fight(), pending, play_styles, arrivals, system.texts)

    def pack(self) -> bytes:
        """Return the bytes that are sent to another process."""
        return json.dumps(self._plain).encode()

    @property
    def digest(self) -> str:
        """The same for an equal situation, and after another start of the program."""
        return digest_of(self._plain)

    @property
    def _plain(self) -> list[Any]:
        arrivals = [arrival.pack() for arrival in self.arrivals]
        plain = [self.system, self.fight, self.pending, self.play_styles.pack(), arrivals]
        return [*plain, [*self.texts]] if self.texts else plain

    @classmethod
    def unpack(cls, data: bytes) -> Situation:
        """Return the situation from the bytes of `pack`."""
        system, fight, pending, play_styles, arrivals, *texts = json.loads(data)
        coming = tuple(map(Arrival.unpack, arrivals))
        return cls(system, fight, pending, PlayStyleNotes(*play_styles), coming, tuple(chain.from_iterable(texts)))

    @cached_property
    def start(self) -> Start:
        """The fight itself; raises ValueError if it does not fit the system as it is now."""
        system = rulebook.system_by(self.system, self.texts)
        fight = Codec(system).unpack_fight(self.fight)
        _share_sheets(system, fight, self.fight)
        return Start(system, fight, self)


def digest_of(data: Any) -> str:
    """Return a short text that is the same for equal plain data, in whatever order its keys stand."""
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


MOST_SHEETS = 1000
"""How many sheets and options that have been read are kept for reuse."""
_SHEETS: dict[tuple[System, str], Any] = {}
"""By their system as well: the same sheet is another creature under house rules."""


def _share_sheets(system: System, fight: Fight, packed: Mapping[str, Any]) -> None:
    """Replace sheets and options of a fight by equal ones that have been read before.

    The tactics know a sheet by its identity, and have worked out its playbook already.
    """
    if len(_SHEETS) > MOST_SHEETS:
        _SHEETS.clear()
    fight.__dict__["options"] = _SHEETS.setdefault((system, json.dumps(packed["fight"]["options"])), fight.options)
    for combatant, saved in zip(fight.combatants.values(), packed["combatants"], strict=True):
        combatant.__dict__["sheet"] = _SHEETS.setdefault((system, json.dumps(saved["sheet"])), combatant.sheet)


def _shared_sheet(system: System, data: Mapping[str, Any]) -> Any:
    """The sheet of a latecomer, the same one in every run."""
    sheet = schema.check(system.sheet, data)
    return _SHEETS.setdefault((system, json.dumps(sheet.model_dump(mode="json", exclude_unset=True))), sheet)


class Start:
    """The fight from which runs begin, who is in it, and who comes later."""

    def __init__(self, system: System, fight: Fight, situation: Situation) -> None:
        self.system = system
        self.fight = fight
        self.pending = situation.pending
        self.play_styles = situation.play_styles
        self.arrivals = situation.arrivals
        combatants = fight.combatants
        names = {id: combatant.name for id, combatant in combatants.items()}
        self.arriving: dict[int, tuple[Mapping[str, Any], ...]] = {}
        """The combatants of each arrival, by its number, under free ids and names."""
        self.latecomers: dict[str, Combatant] = {}
        """All who come later, as they would enter."""
        for arrival in self.arrivals:
            joining = [join_command["combatant"] for join_command in join_commands(arrival.combatants, names)]
            names |= {record["id"]: record["name"] for record in joining}
            self.arriving[arrival.number] = tuple(joining)
            self.latecomers |= {record["id"]: self._latecomer(record) for record in joining}
        self.side_of: dict[str, str] = {
            id: combatant.side for id, combatant in {**combatants, **self.latecomers}.items()
        }
        self.ids: tuple[str, ...] = tuple(self.side_of)
        self.sides: tuple[str, ...] = tuple(dict.fromkeys(self.side_of.values()))
        self.pools: tuple[str, ...] = tuple(pool.id for pool in system.pools)
        self.stops = max(FEWEST_STOPS, STOPS_OF_EACH * len(self.ids))

    def _latecomer(self, record: Mapping[str, Any]) -> Combatant:
        sheet = _shared_sheet(self.system, record["sheet"])
        combatant: Combatant = self.system.new_combatant(
            record["id"], record["name"], record["side"], sheet, record.get("pools") or {}
        )
        return combatant

    def members(self, side: str) -> tuple[int, ...]:
        """Return the indices, in `ids`, of the combatants of a side who can act as things stand."""
        combatants = self.fight.combatants.values()
        return tuple(
            index
            for index, combatant in enumerate(combatants)
            if combatant.side == side and combatant.state == "active"
        )

    @property
    def has_fixed_styles(self) -> bool:
        """Whether everybody's temperament is noted, so that the tactics change nothing."""
        return all(id in self.play_styles.temperaments for id in self.ids)

    def combatants_of(self, number: int, *, shared: bool) -> list[Mapping[str, Any]]:
        """Return the records of an arrival; `shared`: with sheets that have been read, which only the rules take."""
        joining = self.arriving[number]
        return [{**record, "sheet": self.latecomers[record["id"]].sheet} if shared else record for record in joining]


class Run(NamedTuple):
    """The outcome of a fight in whole numbers alone: thousands of them are kept, and sent between processes."""

    number: int
    winner: int
    """The index, in the sides of its start, of the winner; NOBODY if there is none or several still stand."""
    rounds: int
    """The rounds from the start to the end."""
    fallen: int
    """A bit for each combatant of the start who was down at the end; those who fled or never came are not."""
    pools: tuple[int, ...]
    """What was left at the end, by combatant and pool; of those who never came, what they would have brought."""
    gone: int = 0
    """A bit for each combatant of the start who had left the fight by its end."""


def derive_seed(seed: int, number: int) -> int:
    """Return the seed of run `number`: a step of SplitMix64 from `seed`, whoever plays it and when."""
    return _mix((_mix(seed & MASK) + (number + 1) * STEP) & MASK)


def _mix(state: int) -> int:
    state = ((state ^ (state >> 30)) * FIRST) & MASK
    state = ((state ^ (state >> 27)) * SECOND) & MASK
    return state ^ (state >> 31)


def runs(situation: Situation, tactics: str, seed: int, numbers: Sequence[int]) -> Iterator[Run]:
    """Yield the runs of `numbers`, one after another."""
    start = situation.start
    for number in numbers:
        yield run_of(start, number, play_fight(start, tactics, derive_seed(seed, number), keeps=False).fight)


def play_fight(start: Start, tactics: str, seed: int, *, keeps: bool = True) -> RulesService:
    """Play a fight to its end; return it with the journal of what was done, unless `keeps` is False."""
    service: RulesService = RulesService(start.fight.copy(seed), start.system, keeps=keeps)
    for _ in stops_of(service, start, tactics, seed):
        pass
    return service


def stops_of(
    service: RulesService, start: Start, tactics: str, seed: int, player_of: Callable[..., Player] = Player
) -> Iterator[None]:
    """Begin a fight, a copy of that of `start`, and play it to its end: after the beginning and each stop it waits.

    `player_of` makes the one who plays it.

    Every stop has dice of its own, which follow from the seed, the round and whose turn it is. So a change to the
    situation changes no dice but those it concerns, and two situations can be compared run by run.
    """
    fight = service.fight
    _begin(service, start, tactics)
    yield
    play_styles = start.play_styles
    player = player_of(service, tactics, play_styles.flights, of_combatants=play_styles.temperaments)
    expected = start.arrivals
    stops: dict[tuple[int, str | None], int] = {}
    for _ in range(start.stops):
        for arrival in [expected_arrival for expected_arrival in expected if expected_arrival.is_due(service)]:
            _seed_stop(fight, seed, (fight.round, f"wave {arrival.number}"), 0)
            add_arrival(service, arrival, start.combatants_of(arrival.number, shared=not service.keeps))
            expected = tuple(expected_arrival for expected_arrival in expected if expected_arrival is not arrival)
        if is_decided(fight) and is_settled(service, expected):
            return
        stop = (fight.round, fight.active)
        visit = stops[stop] = stops.get(stop, 0) + 1
        _seed_stop(fight, seed, stop, visit)
        if not player.step():
            return
        yield


def _begin(service: RulesService, start: Start, tactics: str) -> None:
    """Go on with the command that waits, and begin a fight that has not begun, with the countdowns of its waves."""
    fight = service.fight
    had_begun = fight.phase != "setup"

    def temperament_of(combatant: Combatant) -> str:
        return start.play_styles.temperaments.get(combatant.id, tactics)

    answers = advice(start.system.tactics, temperament_of)
    if start.pending is not None:
        service.do(start.pending, Resumed(fight, start.pending, answers))
    if fight.phase == "setup":  # who goes first may be asked
        service.do({"do": "begin"}, TacticalAnswers(fight, answers))
    if not had_begun:
        for arrival in start.arrivals:
            if arrival.countdown is not None:
                service.do(arrival.countdown, AppDice(fight))


def _seed_stop(fight: Fight, seed: int, stop: tuple[int, str | None], visit: int) -> None:
    """Seed the dice of a stop."""
    active_hash = 0 if stop[1] is None else crc32(stop[1].encode())
    mark = ((stop[0] & 0xFFFF) << 48) | ((visit & 0xFFFF) << 32) | active_hash
    fight.__dict__["generator"] = _mix((seed + _mix(mark)) & MASK)


def run_of(start: Start, number: int, fight: Fight) -> Run:
    """Return the outcome of a fight that has been played."""
    winning_side = winner_of(fight)
    winner = start.sides.index(winning_side) if winning_side in start.sides else NOBODY
    fallen = gone = 0
    pools_left: list[int] = []
    for index, id in enumerate(start.ids):
        combatant = fight.combatants.get(id) or start.latecomers[id]  # who has not come is as it would have entered
        if combatant.state not in ("active", "out"):
            fallen |= 1 << index
        elif combatant.state == "out":
            gone |= 1 << index
        pools_left.extend(combatant.pools[pool] for pool in start.pools)
    return Run(number, winner, fight.round - start.fight.round, fallen, tuple(pools_left), gone)


class Resumed(TacticalAnswers):
    """Answers for a command that waited: the dice and answers it has, then the app's dice and the tactics' answers."""

    __slots__ = ("faces", "next_face")

    def __init__(self, fight: Fight, pending: Command, answer: Answer) -> None:
        super().__init__(fight, answer)
        answers = pending.get("answers")
        self.answers = [str(answer_given) for answer_given in answers] if isinstance(answers, list | tuple) else []
        dice = pending.get("dice")
        self.faces = (
            [face if isinstance(face, int) else None for face in dice] if isinstance(dice, list | tuple) else []
        )
        self.next_face = 0

    def die(self, faces: int, what: str, actor: str | None, number: int, needs: Needed | None) -> int:
        """Return the next face that was given, else a seeded one."""
        face = self.faces[self.next_face] if self.next_face < len(self.faces) else None
        self.next_face += 1
        return super().die(faces, what, actor, number, needs) if face is None else face

    def choose(self, choice: ChoiceQuestion) -> str:
        """Return the next answer that was given, else what the tactics advise."""
        if self.used == len(self.answers):
            return super().choose(choice)
        self.used += 1
        return self.answers[self.used - 1]

    def finish(self) -> None:
        """Do nothing: no answer can be left over."""


FIRST_SIZES = (5, 5, 10, 20, 40)
"""The first batches are small, so that there are figures at once."""
SIZE = 50
"""The runs of each batch after these."""
SHARE_OF_OTHERS = 5
"""How many runs by its own tactics there are for each one by others."""


class Batch(NamedTuple):
    """Runs that one worker plays one after another."""

    tactics: str
    numbers: range


class BatchRound(NamedTuple):
    """A batch by the tactics in question, and the batches by others that belong to it; one may stop after it."""

    own: Batch
    others: tuple[Batch, ...]


def other_tactics(tactics: str) -> tuple[str, ...]:
    """Return the other tactics that somebody might play by; nobody plays at random."""
    return tuple(temperament for temperament in TEMPERAMENTS if temperament not in (tactics, RANDOM))


def rounds(tactics: str, fights: int | None = None, *, spread: bool = True) -> Iterator[BatchRound]:
    """Yield the rounds for so many fights; without end if `fights` is None."""
    others = other_tactics(tactics) if spread else ()
    done = 0
    for size in chain(FIRST_SIZES, repeat(SIZE)):
        end = done + size if fights is None else min(done + size, fights)
        if end == done:
            return
        numbers = range(_share(done), _share(end))
        other_batches = tuple(Batch(temperament, numbers) for temperament in others) if numbers else ()
        yield BatchRound(Batch(tactics, range(done, end)), other_batches)
        done = end


def _share(fights: int) -> int:
    """The runs by other tactics for so many by its own, rounded up."""
    return -(-fights // SHARE_OF_OTHERS)
