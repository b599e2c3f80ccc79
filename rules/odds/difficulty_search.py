"""Harder or easier: the smallest change of a number that brings a side's risk to where one wants it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.board.geometry import Cell
from rules.core.facts import Command
from rules.core.state import Combatant
from rules.engine.service import RulesService
from rules.odds.comparison import Play, changed, tally
from rules.odds.runs import Situation, Start, runs
from rules.odds.tally import Odds

MOST_COPIES = 30
"""More than so many of a kind are not put in."""
MOST_TIMES = 9
"""Hit points are not made more than so many times as many."""


@dataclass(frozen=True, slots=True)
class Knob:
    """A number of the fight that can be changed: above 0 it gets harder for the side that is asked about."""

    least: int
    most: int
    commands: Callable[[int], Sequence[Command]]
    """The commands of the contract that change it by so much."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What was found."""

    change: int
    commands: tuple[Command, ...]
    """What the game master has to do for it."""
    risk: float
    """How often the side does not win then."""
    odds: Odds
    reached: bool
    """Whether that is the risk that was asked for; else it is as near as the knob goes."""


def searched(
    situation: Situation,
    knob: Knob,
    side: str,
    risk: float,
    *,
    tactics: str,
    seed: int,
    fights: int,
    play: Play = runs,
) -> Generator[None, None, SearchResult]:
    """The smallest turn of a knob by which the side's risk comes to the wanted one, from the side where it lies now.

    Each turn is played on the same seeds. It is looked for in steps that double, and then between the last two; it
    stops after each turn that it has tried, and returns what it has found.
    """

    def played(commands: Sequence[Command]) -> Odds:
        return tally(changed(situation, commands), tactics, seed, fights, play).odds()

    search = _Search(knob, side, risk, played)
    here = yield from search.at(0)
    if here.risk == risk:
        return here
    if here.risk > risk:
        search.look_for_less()
    return (yield from search.nearest(knob.most if search.sign > 0 else -knob.least))


class _Search:
    """Turns a knob this way or that, and knows what has come of each turn."""

    def __init__(self, knob: Knob, side: str, risk: float, played: Callable[[Sequence[Command]], Odds]) -> None:
        self._knob, self._side, self._risk, self._played = knob, side, risk, played
        self._tried: dict[int, SearchResult] = {}
        self.sign = 1
        """Which way it is turned: 1 for a higher risk, −1 for a lower one."""

    def look_for_less(self) -> None:
        """Turns it the other way, for the risk is too high as it is."""
        self.sign = -1
        self._tried[0] = replace(self._tried[0], reached=False)

    def at(self, far: int) -> Generator[None, None, SearchResult]:
        """What comes of turning it so far."""
        change = self.sign * far
        if change not in self._tried:
            commands = tuple(self._knob.commands(change)) if change else ()
            odds = self._played(commands)
            lost = round(1 - odds.sides[self._side].share, 6)
            self._tried[change] = SearchResult(change, commands, lost, odds, self._reaches(lost))
            yield
        return self._tried[change]

    def nearest(self, end: int) -> Generator[None, None, SearchResult]:
        """The shortest turn that reaches the risk; the farthest one that there is where none does."""
        short, far = 0, min(1, end)
        while far < end and not (yield from self.at(far)).reached:
            short, far = far, min(far * 2, end)
        last = yield from self.at(far)
        if not last.reached:
            return last
        while far - short > 1:
            middle = (short + far) // 2
            if (yield from self.at(middle)).reached:
                far = middle
            else:
                short = middle
        return (yield from self.at(far))

    def _reaches(self, lost: float) -> bool:
        return lost >= self._risk if self.sign > 0 else lost <= self._risk


# --- knobs -----------------------------------------------------------------------------------------------------


def able(start: Start, ids: Sequence[str]) -> list[Combatant]:
    """Those of some combatants who are there and can act."""
    there = start.fight.combatants
    return [there[id] for id in ids if id in there and there[id].state == "active"]


NO_TURN = Knob(0, 0, lambda change: ())
"""What can be changed where nobody is meant: nothing."""


def count_of(situation: Situation, ids: Sequence[str], side: str) -> Knob:
    """The number of some who are alike, to be turned; at least one of them stays."""
    kind = able(situation.start, ids)
    if not kind:
        return NO_TURN
    fewer, more = len(kind) - 1, MOST_COPIES

    def commands(change: int) -> Sequence[Command]:
        wanted = change if kind[0].side != side else -change
        if wanted < 0:
            return [{"do": "leave", "actor": combatant.id, "reason": "removed"} for combatant in kind[wanted:]]
        return list(_copies(situation.start, kind[-1], wanted))

    return Knob(-fewer, more, commands) if kind[0].side != side else Knob(-more, fewer, commands)


def _copies(start: Start, other: Combatant, count: int) -> Iterator[Command]:
    """The commands by which so many more of one join, each on the free cell that is nearest to it."""
    service: RulesService = RulesService(start.fight.copy(), start.system)
    sheet = other.sheet.model_dump(mode="json", exclude_unset=True)
    number = 1
    for _ in range(count):
        number += 1
        while f"{other.id}-{number}" in service.fight.combatants:
            number += 1
        combatant = {"id": f"{other.id}-{number}", "name": f"{other.name} {number}", "side": other.side, "sheet": sheet}
        command: dict[str, Any] = {"do": "join", "combatant": combatant}
        for cell in _cells_near(start, other):
            placed = {**command, "combatant": {**combatant, "cell": list(cell)}}
            if service.refusal_of(placed) is None:
                command = placed
                break
        service.do(command)
        yield command


def _cells_near(start: Start, combatant: Combatant) -> list[Cell]:
    board, at = start.fight.board, combatant.cell
    if board is None or at is None:
        return []
    cells = [(x, y) for y in range(board.height) for x in range(board.width)]
    return sorted(cells, key=lambda cell: (max(abs(cell[0] - at[0]), abs(cell[1] - at[1])), cell))


def hit_points_of(situation: Situation, ids: Sequence[str], side: str) -> Knob:
    """The vital pool of some who are alike, to be turned, each one's maximum with it where that may be set."""
    start = situation.start
    kind, vital = able(start, ids), start.system.vital
    if not kind:
        return NO_TURN
    left, highest = min(combatant.pools[vital.id] for combatant in kind), vital.highest(kind[0])
    fewer = max(0, left - 1)
    grows = vital.maximum is None and all(_may_set(start, combatant, vital.id) for combatant in kind)
    more = (
        highest * (MOST_TIMES - 1) if grows else max(0, highest - max(combatant.pools[vital.id] for combatant in kind))
    )
    against = kind[0].side != side

    def commands(change: int) -> Sequence[Command]:
        by = change if against else -change
        found: list[Command] = []
        for combatant in kind:
            if grows:
                found.append({"do": "set", "actor": combatant.id, "stat": vital.id, "value": highest + by})
            found.append(
                {"do": "set", "actor": combatant.id, "pool": vital.id, "value": combatant.pools[vital.id] + by}
            )
        return found

    return Knob(-fewer, more, commands) if against else Knob(-more, fewer, commands)


def _may_set(start: Start, combatant: Combatant, stat: str) -> bool:
    """Whether the rules let the game master set a number of somebody's sheet."""
    return any(settable.stat == stat for settable in start.system.rulings.settable(start.fight, combatant))
