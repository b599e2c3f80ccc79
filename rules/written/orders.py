"""Who acts when in a written system: by initiative, side after side, one naming the next, or as they came."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.mechanics import statuses
from rules.system import defaults, simple_fight
from rules.system.parts import EntryRules, Turns
from rules.written.runtime import Occasion, Runtime

INITIATIVE, SIDES, POPCORN, NONE = "initiative", "sides", "popcorn", "none"


@dataclass(frozen=True)
class Order:
    """How the order is made, and what its stops bring."""

    runtime: Runtime
    by: str = INITIATIVE
    roll: Callable[[Occasion], int] | None = None
    """Rolls initiative; None: nothing is rolled."""
    lowest_first: bool = False
    ties: tuple[str, ...] = ()
    """What breaks a tie, one after the other: numbers, `roll`, `together`, `ask`."""
    numbers: Mapping[str, Callable[[Any], int]] | None = None
    """The numbers that break ties."""
    each_round: bool = False
    one_for_groups: bool = False
    """Whether those of a group share one roll."""

    # --- beginning --------------------------------------------------------------------------------------

    def begin(self, table: Any, surprise: Mapping[str, Any] | None) -> None:
        """Begin the fight; a surprise is refused, `no_surprise`."""
        table.insist(surprise is None, "no_surprise")
        table.put(table.fight, "phase", "action")
        self._make_line(table)
        for combatant in table.fight.combatants.values():
            self.runtime.happens(table, combatant, "fight_begins")
        self.new_round(table)

    def join(self, table: Any, combatant: Any) -> None:
        """Give a newcomer its place."""
        self._place(table, combatant, {})

    def end(self, table: Any) -> None:
        """End the fight."""
        for combatant in table.fight.combatants.values():
            self.runtime.happens(table, combatant, "fight_ends")
        defaults.end(table)

    def _make_line(self, table: Any) -> None:
        rolled: dict[str, tuple[int, list[int]]] = {}
        for combatant in table.fight.combatants.values():
            if combatant.state != "out":
                self._place(table, combatant, rolled)
        self._break_ties(table)

    def _place(self, table: Any, combatant: Any, rolled: dict[str, tuple[int, list[int]]]) -> None:
        """Roll for a place, and take it behind equals."""
        fight = table.fight
        if self.roll is None or self.by == NONE:
            table.put(
                fight, "line", self._by_side(fight, combatant) if self.by == SIDES else (*fight.line, combatant.id)
            )
            return
        shared = self._shared(fight, combatant)
        if shared in rolled:
            value, dice = rolled[shared]
        else:
            first = len(table.thrown)
            value = self.roll(Occasion(table, fight, combatant))
            dice = list(table.thrown[first:])
            rolled[shared] = value, dice
        table.put(combatant, "initiative", -value if self.lowest_first else value)
        table.fact("initiative", actor=combatant.id, dice=dice, value=value, tie=False, why=None)
        key = self._key(combatant)
        table.put(
            fight,
            "line",
            simple_fight.put_in(fight.line, combatant.id, lambda other: self._key(fight.combatants[other]) < key),
        )

    def _shared(self, fight: Any, combatant: Any) -> str:
        """Return the id of who rolls for somebody: the first of its side or its group."""
        others = fight.combatants.values()
        if self.by == SIDES:
            return next(str(other.id) for other in others if other.side == combatant.side)
        if self.one_for_groups:
            return next(str(other.id) for other in others if other is combatant or _are_one_group(other, combatant))
        return str(combatant.id)

    def _by_side(self, fight: Any, combatant: Any) -> tuple[str, ...]:
        """Return the line with a newcomer behind its own side: the party's first."""
        rank = {"party": 0, "foes": 1}
        its_rank = rank.get(combatant.side, 2)
        return simple_fight.put_in(
            fight.line, combatant.id, lambda other: rank.get(fight.combatants[other].side, 2) > its_rank
        )

    def _key(self, combatant: Any) -> tuple[int, ...]:
        """Return what the line is sorted by, the highest first."""
        numbers = self.numbers or {}
        values = (numbers[tie](combatant) for tie in self.ties if tie in numbers)
        return (combatant.initiative or 0, *values)

    def _break_ties(self, table: Any) -> None:
        """Let those who are still tied roll again, or ask the game master who goes first."""
        fight = table.fight
        how = next((tie for tie in self.ties if tie in ("roll", "ask")), None)
        if how is None or self.roll is None or self.by == SIDES:
            return
        for tied in self._tied(fight):
            order = self._rolled_again(table, tied) if how == "roll" else _asked(table, tied)
            at = fight.line.index(tied[0])
            line = (*fight.line[:at], *order, *fight.line[at + len(tied) :])
            table.put(fight, "line", line)

    def _tied(self, fight: Any) -> list[tuple[str, ...]]:
        groups: list[list[str]] = []
        for id in fight.line:
            if groups and self._key(fight.combatants[groups[-1][0]]) == self._key(fight.combatants[id]):
                groups[-1].append(id)
            else:
                groups.append([id])
        return [tuple(group) for group in groups if len(group) > 1]

    def _rolled_again(self, table: Any, tied: tuple[str, ...]) -> tuple[str, ...]:
        assert self.roll is not None
        values = {}
        for id in tied:
            combatant, first = table.fight.combatants[id], len(table.thrown)
            value = self.roll(Occasion(table, table.fight, combatant))
            values[id] = -value if self.lowest_first else value
            table.fact("initiative", actor=id, dice=list(table.thrown[first:]), value=value, tie=True, why=None)
        return tuple(sorted(tied, key=lambda tied_id: -values[tied_id]))

    # --- stops ------------------------------------------------------------------------------------------

    def next(self, table: Any) -> None:
        """End the turn and go to the next stop."""
        fight = table.fight
        line, active = fight.line, fight.active
        later = line[line.index(active) + 1 :] if active in line else ()
        if active is not None:
            self._end_turn(table, fight.combatants[active])
        if fight.extra:
            again, rest = fight.extra[0], fight.extra[1:]
            table.put(fight, "extra", rest)
            if self._stop(table, (again,)):
                return
        if self.by == POPCORN:
            self._named_next(table, active)
        elif not self._stop(table, later):
            self.new_round(table)

    def _end_turn(self, table: Any, combatant: Any) -> None:
        runtime = self.runtime
        runtime.happens(table, combatant, "turn_ends")
        runtime.count_down(table, combatant, "turn_ends")
        runtime.count_down_of_source(table, combatant, "source_turn_ends")

    def _begin_turn(self, table: Any, combatant: Any) -> None:
        runtime = self.runtime
        runtime.renew(table, combatant, "turn")
        runtime.count_down(table, combatant, "turn_begins")
        runtime.count_down_of_source(table, combatant, "source_turn_begins")
        runtime.happens(table, combatant, "turn_begins")

    def new_round(self, table: Any) -> None:
        """End a round and begin the next with its first stop."""
        fight, runtime = table.fight, self.runtime
        if fight.round:
            for combatant in fight.combatants.values():
                runtime.happens(table, combatant, "round_ends")
                runtime.count_down(table, combatant, "round_ends")
            if self.each_round:
                table.put(fight, "line", ())
                self._make_line(table)
            for name in statuses.fall(table, "rounds"):
                table.system.rulings.countdown_done(table, name)
        table.put(fight, "round", fight.round + 1)
        table.fact("round", round=fight.round, seconds=fight.seconds)
        for combatant in fight.combatants.values():
            runtime.renew(table, combatant, "round")
            runtime.happens(table, combatant, "round_begins")
        if self.by == POPCORN:
            last = fight.acted[-1] if fight.acted else None
            table.put(fight, "acted", ())
            self._named_next(table, last, begins=True)
        else:
            self._stop(table, fight.line)

    def _named_next(self, table: Any, last: str | None, *, begins: bool = False) -> None:
        """Let whoever acted last name the next among those who have not acted in this round."""
        fight = table.fight
        waiting = [id for id in fight.line if fight.combatants[id].state == "active" and id not in fight.acted]
        if not waiting:
            if begins:
                table.put(fight, "active", None)
            else:
                self.new_round(table)
            return
        if (begins and last is None and self.roll is not None) or len(waiting) == 1:
            chosen = waiting[0]
        else:
            chosen = table.ask("next", None if last is None else fight.combatants.get(last), tuple(waiting))
        table.put(fight, "acted", (*fight.acted, chosen))
        if not self._stop(table, (chosen,)):
            self._named_next(table, last)

    def _stop(self, table: Any, ids: Iterable[str]) -> bool:
        """Give the first of these who can act its turn; who is down has its moments, and no stop."""
        fight = table.fight
        for id in ids:
            combatant = fight.combatants[id]
            if combatant.state == "active":
                table.put(fight, "active", id)
                table.put(fight, "turn", fight.turn + 1)
                if combatant.lost_turns:
                    table.put(combatant, "lost_turns", combatant.lost_turns - 1)
                    table.fact("turn", actor=id, initiative=combatant.initiative, skipped=True, why="lost")
                    self._begin_turn(table, combatant)
                    self._end_turn(table, combatant)
                    continue
                table.fact("turn", actor=id, initiative=combatant.initiative, skipped=False, why=None)
                self._begin_turn(table, combatant)
                if combatant.state == "active":
                    return True
            elif combatant.state == "unconscious":
                self._moments_while_down(table, combatant)
        table.put(fight, "active", None)
        return False

    def _moments_while_down(self, table: Any, combatant: Any) -> None:
        runtime = self.runtime
        if not any(condition.status in runtime.while_down for condition in combatant.conditions):
            return
        for moment in ("turn_begins", "turn_ends"):
            effects = runtime.at.get(moment, {})
            for condition in combatant.conditions:
                effect = effects.get(condition.status)
                if effect is not None and condition.status in runtime.while_down and condition in combatant.conditions:
                    runtime.bring(table, combatant, condition, effect, None, 0)

    def turns(self) -> Turns[Any, Any]:
        """Return the stops as a part of a system."""
        return Turns(begin=self.begin, next=self.next, end=self.end)

    def entering(self, **more: Any) -> EntryRules[Any, Any]:
        """Return how combatants enter as a part of a system."""
        return EntryRules(join=self.join, **more)


def _are_one_group(first: Any, second: Any) -> bool:
    return bool(first.side == second.side and first.side != "party" and first.sheet == second.sheet)


def _asked(table: Any, tied: tuple[str, ...]) -> tuple[str, ...]:
    """Return the order that the game master chooses among those who are tied."""
    order: list[str] = []
    waiting = list(tied)
    while len(waiting) > 1:
        order.append(table.ask("tie", None, tuple(waiting), waiting[0]))
        waiting.remove(order[-1])
    return (*order, *waiting)
