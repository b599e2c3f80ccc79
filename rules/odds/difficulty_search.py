"""Harder or easier: the smallest change of a number that brings a side's risk to a wanted value."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.board.geometry import Cell
from rules.core.facts import Command
from rules.core.state import Combatant
from rules.engine.service import RulesService
from rules.odds.comparison import PlayRuns, tally, with_commands
from rules.odds.runs import Situation, Start, runs
from rules.odds.tally import Odds

MOST_COPIES = 30
"""At most so many copies of a combatant are added."""
MOST_TIMES = 9
"""Hit points are multiplied by at most this."""


@dataclass(frozen=True, slots=True)
class Knob:
    """A number of the fight that can be changed: above 0 it gets harder for the side in question."""

    least: int
    most: int
    commands: Callable[[int], Sequence[Command]]
    """The commands of the contract that change it by so much."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The result of a search."""

    change: int
    commands: tuple[Command, ...]
    """What the game master has to do for it."""
    risk: float
    """How often the side does not win then."""
    odds: Odds
    reached: bool
    """Whether that is the wanted risk; else it is as near as the knob goes."""


def find_change(
    situation: Situation,
    knob: Knob,
    side: str,
    risk: float,
    *,
    tactics: str,
    seed: int,
    fights: int,
    play: PlayRuns = runs,
) -> Generator[None, None, SearchResult]:
    """Find the smallest turn of a knob that brings the side's risk to `risk`, from where it is now.

    Each turn is played on the same seeds. The search goes in steps that double, then halves the last one; it yields
    after each turn that it has tried, and returns what it has found.
    """

    def odds_after(commands: Sequence[Command]) -> Odds:
        return tally(with_commands(situation, commands), tactics, seed, fights, play).odds()

    turning = _Search(knob, side, risk, odds_after)
    unchanged = yield from turning.result_at(0)
    if unchanged.risk == risk:
        return unchanged
    if unchanged.risk > risk:
        turning.reverse()
    return (yield from turning.nearest(knob.most if turning.sign > 0 else -knob.least))


class _Search:
    """Turns a knob one way, and remembers the result of each turn."""

    def __init__(self, knob: Knob, side: str, risk: float, odds_after: Callable[[Sequence[Command]], Odds]) -> None:
        self._knob, self._side, self._risk, self._odds_after = knob, side, risk, odds_after
        self._results: dict[int, SearchResult] = {}
        self.sign = 1
        """Which way it turns: 1 for a higher risk, −1 for a lower one."""

    def reverse(self) -> None:
        """Turn the knob the other way, since the risk is too high as things stand."""
        self.sign = -1
        self._results[0] = replace(self._results[0], reached=False)

    def result_at(self, distance: int) -> Generator[None, None, SearchResult]:
        """Return the result of turning it so far."""
        change = self.sign * distance
        if change not in self._results:
            commands = tuple(self._knob.commands(change)) if change else ()
            odds = self._odds_after(commands)
            risk = round(1 - odds.sides[self._side].share, 6)
            self._results[change] = SearchResult(change, commands, risk, odds, self._reaches(risk))
            yield
        return self._results[change]

    def nearest(self, end: int) -> Generator[None, None, SearchResult]:
        """Return the result of the shortest turn that reaches the risk, else of the farthest one."""
        too_short, distance = 0, min(1, end)
        while distance < end and not (yield from self.result_at(distance)).reached:
            too_short, distance = distance, min(distance * 2, end)
        farthest = yield from self.result_at(distance)
        if not farthest.reached:
            return farthest
        while distance - too_short > 1:
            middle = (too_short + distance) // 2
            if (yield from self.result_at(middle)).reached:
                distance = middle
            else:
                too_short = middle
        return (yield from self.result_at(distance))

    def _reaches(self, risk: float) -> bool:
        return risk >= self._risk if self.sign > 0 else risk <= self._risk


# --- knobs -----------------------------------------------------------------------------------------------------


def able_combatants(start: Start, ids: Sequence[str]) -> list[Combatant]:
    """Return those of some combatants who are in the fight and can act."""
    combatants = start.fight.combatants
    return [combatants[id] for id in ids if id in combatants and combatants[id].state == "active"]


NO_TURN = Knob(0, 0, lambda change: ())
"""What can be changed if nobody is meant: nothing."""


def count_knob(situation: Situation, ids: Sequence[str], side: str) -> Knob:
    """Return the knob for the number of equal combatants; at least one of them stays."""
    alike = able_combatants(situation.start, ids)
    if not alike:
        return NO_TURN
    fewer, more = len(alike) - 1, MOST_COPIES

    def commands(change: int) -> Sequence[Command]:
        added = change if alike[0].side != side else -change
        if added < 0:
            return [{"do": "leave", "actor": combatant.id, "reason": "removed"} for combatant in alike[added:]]
        return list(_copies(situation.start, alike[-1], added))

    return Knob(-fewer, more, commands) if alike[0].side != side else Knob(-more, fewer, commands)


def _copies(start: Start, original: Combatant, count: int) -> Iterator[Command]:
    """The commands by which copies of a combatant join, each on the free cell nearest to it."""
    service: RulesService = RulesService(start.fight.copy(), start.system)
    sheet = original.sheet.model_dump(mode="json", exclude_unset=True)
    number = 1
    for _ in range(count):
        number += 1
        while f"{original.id}-{number}" in service.fight.combatants:
            number += 1
        combatant = {
            "id": f"{original.id}-{number}",
            "name": f"{original.name} {number}",
            "side": original.side,
            "sheet": sheet,
        }
        command: dict[str, Any] = {"do": "join", "combatant": combatant}
        for cell in _cells_near(start, original):
            with_cell = {**command, "combatant": {**combatant, "cell": list(cell)}}
            if service.refusal_of(with_cell) is None:
                command = with_cell
                break
        service.do(command)
        yield command


def _cells_near(start: Start, combatant: Combatant) -> list[Cell]:
    board, centre = start.fight.board, combatant.cell
    if board is None or centre is None:
        return []
    cells = [(x, y) for y in range(board.height) for x in range(board.width)]
    return sorted(cells, key=lambda cell: (max(abs(cell[0] - centre[0]), abs(cell[1] - centre[1])), cell))


def hit_points_knob(situation: Situation, ids: Sequence[str], side: str) -> Knob:
    """Return the knob for the vital pool of equal combatants, with its maximum if that may be set."""
    start = situation.start
    alike, vital = able_combatants(start, ids), start.system.vital
    if not alike:
        return NO_TURN
    lowest_left, highest = min(combatant.pools[vital.id] for combatant in alike), vital.highest(alike[0])
    fewer = max(0, lowest_left - 1)
    grows = vital.maximum is None and all(_may_set(start, combatant, vital.id) for combatant in alike)
    more = (
        highest * (MOST_TIMES - 1) if grows else max(0, highest - max(combatant.pools[vital.id] for combatant in alike))
    )
    against = alike[0].side != side

    def commands(change: int) -> Sequence[Command]:
        added = change if against else -change
        rulings: list[Command] = []
        for combatant in alike:
            if grows:
                rulings.append({"do": "set", "actor": combatant.id, "stat": vital.id, "value": highest + added})
            rulings.append(
                {"do": "set", "actor": combatant.id, "pool": vital.id, "value": combatant.pools[vital.id] + added}
            )
        return rulings

    return Knob(-fewer, more, commands) if against else Knob(-more, fewer, commands)


def _may_set(start: Start, combatant: Combatant, stat: str) -> bool:
    """Whether the rules let the game master set a number of a sheet."""
    return any(settable.stat == stat for settable in start.system.rulings.settable(start.fight, combatant))
