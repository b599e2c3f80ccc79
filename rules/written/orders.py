"""Who acts when in a written system: by initiative, side after side, one naming the next, or as they came."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import groupby, takewhile
from typing import Any

from rules.core.questions import Fault
from rules.mechanics import statuses
from rules.mechanics.checks import Check
from rules.system import defaults, simple_fight
from rules.system.parts import EntryRules, Turns
from rules.written.runtime import Occasion, Runtime

INITIATIVE, SIDES, POPCORN, NONE = "initiative", "sides", "popcorn", "none"
MOST_TRIES = 20
"""How often those who are tied roll against each other at most."""
TURN_BEGINS, TURN_ENDS, PASSED_BY, ROUND_BEGINS, ROUND_ENDS = (
    "begins",
    "ends",
    "passed by",
    "round begins",
    "round ends",
)
"""The edges of turns and rounds; one who is down is passed by."""
Step = Callable[[Any, Any, str], None]
"""What comes to somebody at a moment: (table, whom, moment)."""
Unit = tuple[str, ...]
"""Those who share one place: one, a group of equal ones, a side."""


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
    numbers: tuple[Callable[[Any], int], ...] = ()
    """Those of them that are numbers."""
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
            self.runtime.comes(table, combatant, "fight_begins")
        self.new_round(table)

    def join(self, table: Any, combatant: Any) -> None:
        """Give a newcomer its place: that of its side or its group, else its own."""
        fight = table.fight
        shared = self._shared(fight, combatant)
        known = fight.combatants[shared].initiative if shared in fight.line else None
        self._place(table, combatant, {} if known is None else {shared: (known, [])})
        if known is None:
            self._break_ties(table, combatant.id)
        self._bring_together(table)
        if self.by == SIDES and fight.together and combatant.side == fight.combatants[fight.together[0]].side:
            table.put(fight, "together", (*fight.together, combatant.id))

    def end(self, table: Any) -> None:
        """End the fight."""
        for combatant in table.fight.combatants.values():
            if combatant.state != "out":
                self.runtime.comes(table, combatant, "fight_ends")
        defaults.end(table)

    def _make_line(self, table: Any) -> None:
        """Let everybody roll; the dead keep what they had, to take their place if somebody wakes them."""
        rolled: dict[str, tuple[int, list[int]]] = {}
        fight = table.fight
        for combatant in fight.combatants.values():
            if combatant.state == "dead" and combatant.initiative is not None:
                rolled[combatant.id] = combatant.initiative, []
            if combatant.state != "out":
                self._place(table, combatant, rolled)
        self._bring_together(table)
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
        if combatant.id in rolled:
            value, dice = rolled[combatant.id]
        elif shared in rolled:
            value, dice = rolled[shared]
        else:
            first = len(table.thrown)
            value = self.roll(Occasion(table, fight, combatant))
            dice = list(table.thrown[first:])
            rolled[shared] = value, dice
        table.put(combatant, "initiative", value)
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
            return next(str(other.id) for other in others if other.side == combatant.side and other.state != "out")
        if self.one_for_groups:
            return next(
                str(other.id)
                for other in others
                if other is combatant or (other.state != "out" and _are_one_group(other, combatant))
            )
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
        rolled = combatant.initiative or 0
        return (-rolled if self.lowest_first else rolled, *[number(combatant) for number in self.numbers])

    # --- ties -------------------------------------------------------------------------------------------

    def _units(self, fight: Any) -> list[Unit]:
        """Return the line as those who share one place, in the order of the first of each."""
        units: dict[str, list[str]] = {}
        for id in fight.line:
            units.setdefault(self._shared(fight, fight.combatants[id]), []).append(id)
        return [tuple(ids) for ids in units.values()]

    def _bring_together(self, table: Any) -> None:
        """Let those who share one place stand one behind the other."""
        fight = table.fight
        if self.by == SIDES or self.one_for_groups:
            line = tuple(id for unit in self._units(fight) for id in unit)
            if line != fight.line:
                table.put(fight, "line", line)

    def _break_ties(self, table: Any, whose: str | None = None) -> None:
        """Let those who are still tied roll again, or ask the game master who goes first; `whose`: only with that one.

        Sides decide by the first of each.
        """
        fight = table.fight
        how = next((tie for tie in self.ties if tie in ("roll", "ask")), None)
        if how is None or self.roll is None or self.by == NONE:
            return
        line: list[Unit] = []
        for _, group in groupby(self._units(fight), lambda unit: self._key(fight.combatants[unit[0]])):
            tied = [*group]
            if len(tied) > 1 and (whose is None or any(whose in unit for unit in tied)):
                tied = self._rolled_again(table, tied) if how == "roll" else _asked(table, tied)
            line += tied
        ids = tuple(id for unit in line for id in unit)
        if ids != fight.line:
            table.put(fight, "line", ids)

    def _rolled_again(self, table: Any, tied: list[Unit], tries: int = 0) -> list[Unit]:
        """Return those who are tied by what they roll against each other, until they differ."""
        assert self.roll is not None
        values: dict[Unit, int] = {}
        for unit in tied:
            combatant, first = table.fight.combatants[unit[0]], len(table.thrown)
            value = self.roll(Occasion(table, table.fight, combatant))
            values[unit] = value if self.lowest_first else -value
            table.fact("initiative", actor=unit[0], dice=list(table.thrown[first:]), value=value, tie=True, why=None)
        order: list[Unit] = []
        for _, group in groupby(sorted(tied, key=values.__getitem__), values.__getitem__):
            still = [*group]
            again = len(still) > 1 and tries < MOST_TRIES
            order += self._rolled_again(table, still, tries + 1) if again else still
        return order

    # --- whose turn it is -------------------------------------------------------------------------------

    @property
    def own_turn(self) -> Check[Any, Any, Any]:
        """Return the check that somebody may act at this stop."""
        if self.by != NONE and not self._acts_together:
            return simple_fight.own_turn

        def find(fight: Any, combatant: Any, params: object) -> Iterator[Fault]:
            if combatant.state != "active":
                yield Fault("cannot_act", {"actor": combatant.id, "status": combatant.state}, final=True)
            may = fight.phase == "action" if self.by == NONE else combatant.id in (fight.active, *fight.together)
            if not may:
                yield Fault("not_your_turn", {"actor": combatant.id})

        return Check(find)

    def _together(self, fight: Any, ids: Unit) -> Unit:
        """Return those at the beginning of a part of the line whose turns begin at once."""
        if not self._acts_together:
            return ids[:1]
        place_of = (lambda one: one.side) if self.by == SIDES else self._key
        first = place_of(fight.combatants[ids[0]])
        return tuple(takewhile(lambda other: place_of(fight.combatants[other]) == first, ids))

    @cached_property
    def _acts_together(self) -> bool:
        return self.by == SIDES or (self.by == INITIATIVE and "together" in self.ties)

    def _behind(self, fight: Any, place: str | None) -> Unit:
        """Return the part of the line behind somebody's place, and behind those whose turns were at once with it."""
        later = _behind(fight.line, place)
        if not place or not self._acts_together or place not in fight.line:
            return later
        return later[len(self._together(fight, (place, *later))) - 1 :]

    # --- stops ------------------------------------------------------------------------------------------

    def next(self, table: Any) -> None:
        """End the turn and go to the next stop."""
        fight, active = table.fight, table.fight.active
        if fight.together:
            later = (id for id in _behind(fight.line, active) if id in fight.together)
            able = next((id for id in later if fight.combatants[id].state == "active"), None)
            if able is not None:
                self._turn_of(table, able)
                return
        ending = fight.together or (() if active is None else (active,))
        if fight.together:
            table.put(fight, "together", ())
        for id in ending:
            self._bring(table, fight.combatants[id], TURN_ENDS)
        if fight.active == active:  # Who has left at its turn's end has handed it on.
            self._go_on(table, active)

    def _go_on(self, table: Any, active: str | None) -> None:
        """Go to the next stop behind somebody's: extra turns first."""
        fight = table.fight
        while fight.extra:
            again, rest = fight.extra[0], fight.extra[1:]
            if fight.after is None:
                table.put(fight, "after", active or "")
            table.put(fight, "extra", rest)
            if self._stop(table, (again,)):
                return
        place = active
        if fight.after is not None:
            place = fight.after
            table.put(fight, "after", None)
        if self.by == POPCORN:
            self._named_next(table, active)
        elif not self._stop(table, self._behind(fight, place)):
            self.new_round(table)

    @cached_property
    def _edges(self) -> Mapping[str, tuple[tuple[Step, str], ...]]:
        """Return the steps at the edges of turns and rounds in their order, without those that bring nothing here."""
        runtime = self.runtime
        falls_down = partial(runtime.count_down, while_down=True)
        edges: Mapping[str, tuple[tuple[Step, str], ...]] = {
            TURN_BEGINS: (
                (runtime.renew, "turn"),
                (runtime.count_down, "turn_begins"),
                (runtime.count_down_of_source, "source_turn_begins"),
                (runtime.comes, "turn_begins"),
            ),
            TURN_ENDS: (
                (runtime.comes, "turn_ends"),
                (runtime.count_down, "turn_ends"),
                (runtime.count_down_of_source, "source_turn_ends"),
            ),
            PASSED_BY: (
                (falls_down, "turn_begins"),
                (runtime.count_down_of_source, "source_turn_begins"),
                (runtime.while_it_is_down, "turn_begins"),
                (runtime.while_it_is_down, "turn_ends"),
                (falls_down, "turn_ends"),
                (runtime.count_down_of_source, "source_turn_ends"),
            ),
            ROUND_ENDS: ((self._in_round, "round_ends"), (runtime.count_down, "round_ends")),
            ROUND_BEGINS: ((runtime.renew, "round"), (self._in_round, "round_begins")),
        }
        known = {*runtime.moments, *runtime.counts, *runtime.renewed}
        of_the_down = () if runtime.while_down else (falls_down, runtime.while_it_is_down)
        return {
            edge: tuple((step, moment) for step, moment in steps if moment in known and step not in of_the_down)
            for edge, steps in edges.items()
        }

    def _bring(self, table: Any, combatant: Any, edge: str) -> None:
        for step, moment in self._edges[edge]:
            step(table, combatant, moment)

    def _bring_to_all(self, table: Any, edge: str) -> None:
        if self._edges[edge]:
            for combatant in table.fight.combatants.values():
                self._bring(table, combatant, edge)

    def _begin_turn(self, table: Any, combatant: Any) -> None:
        fight = table.fight
        if combatant.id in fight.delayed:
            table.put(fight, "delayed", tuple(id for id in fight.delayed if id != combatant.id))
        else:
            self._bring(table, combatant, TURN_BEGINS)

    def new_round(self, table: Any) -> None:
        """End a round and begin the next with its first stop."""
        fight = table.fight
        if fight.round:
            self._bring_to_all(table, ROUND_ENDS)
            if self.each_round:
                table.put(fight, "line", ())
                self._make_line(table)
            for name in statuses.fall(table, "rounds"):
                table.system.rulings.countdown_done(table, name)
        table.put(fight, "round", fight.round + 1)
        table.fact("round", round=fight.round, seconds=fight.seconds)
        self._bring_to_all(table, ROUND_BEGINS)
        if self.by == POPCORN:
            self._begin_popcorn(table)
        else:
            self._stop(table, fight.line)

    def _in_round(self, table: Any, combatant: Any, moment: str) -> None:
        if combatant.state == "active":
            self.runtime.comes(table, combatant, moment)
        elif combatant.state != "out":
            self.runtime.while_it_is_down(table, combatant, moment)

    def _begin_popcorn(self, table: Any) -> None:
        fight = table.fight
        last = fight.acted[-1] if fight.acted else None
        table.put(fight, "acted", ())
        for id in fight.line:
            self._pass_by(table, fight.combatants[id])
        self._named_next(table, last, begins=True)

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
            chosen = table.ask("next", fight.combatants.get(last or ""), tuple(waiting))
        table.put(fight, "acted", (*fight.acted, chosen))
        if not self._stop(table, (chosen,)):
            self._named_next(table, last)

    def _stop(self, table: Any, ids: Iterable[str]) -> bool:
        """Give the first of these who can act its turn; who is down has its moments, and no stop."""
        fight, left = table.fight, tuple(ids)
        while left:
            block = self._together(fight, left)
            left = left[len(block) :]
            able: list[str] = []
            for id in block:
                combatant = fight.combatants[id]
                if combatant.state != "active":
                    self._pass_by(table, combatant)
                    continue
                can_act = self._starts(table, combatant)
                if fight.active != id:
                    return True  # It has left, and somebody else has a stop.
                if can_act:
                    able.append(id)
            if len(able) > 1:  # Who began before others may have fallen since.
                able = [id for id in able if fight.combatants[id].state == "active"]
            if len(able) > 1:
                table.put(fight, "together", tuple(able))
                self._turn_of(table, able[0], is_told=False)
            if able:
                return True
        table.put(fight, "active", None)
        return False

    def _starts(self, table: Any, combatant: Any) -> bool:
        """Begin somebody's turn; return whether it can act in it: who loses it, or falls as it begins, cannot."""
        why = self._loses_turn(table, combatant)
        table.put(table.fight, "active", combatant.id)
        self._tell_turn(table, combatant, why)
        self._begin_turn(table, combatant)
        if combatant.state != "active":
            self.runtime.count_down_of_source(table, combatant, "source_turn_ends")
        elif why is not None:
            self._bring(table, combatant, TURN_ENDS)
        return why is None and combatant.state == "active"

    def _loses_turn(self, table: Any, combatant: Any) -> str | None:
        """Return why somebody loses its turn: by an effect, or the status that forbids it; None if it does not."""
        if combatant.lost_turns:
            table.put(combatant, "lost_turns", combatant.lost_turns - 1)
            return "lost"
        if not combatant.conditions or "turn" not in self.runtime.forbidders:
            return None
        return self.runtime.forbidden(Occasion(table, table.fight, combatant), ("turn",))

    def _turn_of(self, table: Any, id: str, *, is_told: bool = True) -> None:
        """Let somebody be at the stop whose turn has begun already."""
        table.put(table.fight, "active", id)
        if is_told:
            self._tell_turn(table, table.fight.combatants[id], None)

    @staticmethod
    def _tell_turn(table: Any, combatant: Any, why: str | None) -> None:
        skipped = why is not None
        table.fact("turn", actor=combatant.id, initiative=combatant.initiative, skipped=skipped, why=why)

    def _pass_by(self, table: Any, combatant: Any) -> None:
        """Pass by the place of one who has no stop: what bears its being down goes on, and others' timers fall."""
        if combatant.state not in ("active", "out"):
            self._bring(table, combatant, PASSED_BY)

    def placed(self, table: Any, combatant: Any) -> None:
        """Bring what a move brings, where somebody's piece is moved in its turn; another one is only put right."""
        fight = table.fight
        is_its_turn = self.by == NONE or combatant.id in (fight.active, *fight.together)
        if fight.phase == "action" and is_its_turn and combatant.state == "active":
            self.runtime.ground.has_gone(table, combatant)

    # --- what changes the order -------------------------------------------------------------------------

    def reorder(self, table: Any, combatant: Any, other: Any, before: bool) -> None:
        """Move somebody in the line; whoever acts and is moved behind others delays: its turn goes on when it comes.

        Refuses `invalid_target` for one who is not in the line.
        """
        fight = table.fight
        later = _behind(fight.line, combatant.id)
        simple_fight.reorder(table, combatant, other, before)
        if fight.active != combatant.id or fight.together or self.by == POPCORN:
            return
        place = fight.line.index(combatant.id)
        if any(id in fight.line[:place] for id in later):
            table.put(fight, "delayed", (*fight.delayed, combatant.id))
            self._stop(table, fight.line[fight.line.index(later[0]) :])

    def left(self, table: Any, combatant: Any) -> None:
        """Take one who has left out of the order, with the timers that count its turns; the next has its turn, then."""
        fight, id = table.fight, combatant.id
        if id not in fight.line:
            return
        later = _behind(fight.line, id)
        if fight.after == id:
            table.put(fight, "after", fight.line[fight.line.index(id) - 1] if fight.line[0] != id else "")
        for name in ("line", "extra", "delayed", "together"):
            if id in getattr(fight, name):
                table.put(fight, name, tuple(other for other in getattr(fight, name) if other != id))
        self.runtime.end_counted_by(table, combatant)
        if fight.active != id:
            return
        waiting = [other for other in fight.together if other in later and fight.combatants[other].state == "active"]
        if waiting:
            self._turn_of(table, waiting[0])
        elif self.by == POPCORN or fight.extra or fight.after is not None:
            self._go_on(table, None)
        else:
            ending = fight.together
            table.put(fight, "together", ())
            for other in ending:
                self._bring(table, fight.combatants[other], TURN_ENDS)
            if not self._stop(table, later):
                self.new_round(table)

    def turns(self) -> Turns[Any, Any]:
        """Return the stops as a part of a system."""
        return Turns(begin=self.begin, next=self.next, end=self.end)

    def entering(self, **more: Any) -> EntryRules[Any, Any]:
        """Return how combatants enter as a part of a system."""
        return EntryRules(join=self.join, **more)


def _behind(line: Unit, id: str | None) -> Unit:
    """Return the part of a line behind somebody's place; all of it behind an empty id."""
    if id == "":
        return line
    return line[line.index(id) + 1 :] if id in line else ()


def _are_one_group(first: Any, second: Any) -> bool:
    return bool(first.side == second.side and first.side != "party" and first.sheet == second.sheet)


def _asked(table: Any, tied: list[Unit]) -> list[Unit]:
    """Return the order that the game master chooses among those who are tied."""
    order: list[Unit] = []
    waiting = {unit[0]: unit for unit in tied}
    while len(waiting) > 1:
        chosen = table.ask("tie", None, tuple(waiting), next(iter(waiting)))
        order.append(waiting.pop(chosen))
    return [*order, *waiting.values()]
