"""What the text of effects may call by name: each verb as a function of the occasion."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from rules.mechanics.statuses import NO_TIMER
from rules.system import simple_fight
from rules.written import runtime as running
from rules.written.runtime import DEEPEST, Occasion, Runtime, row_of

if TYPE_CHECKING:
    from rules.written.actions import ActionParts


class Verbs:
    """The verbs that need to know the system."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    def give(self, c: Occasion, whom: Any, status: str, timer: Any, params: Mapping[str, Any]) -> None:
        """Put a status on somebody who stands, or is down if the status bears that."""
        if whom is None or (whom.state != "active" and status not in self._runtime.while_down and whom is not c.me):
            return
        if params.get("level", 1) == 0 or status not in self._runtime.statuses:
            return
        lasts = timer if timer is NO_TIMER else max(1, timer)
        self._runtime.put(c.table, whom, status, lasts, c.me.id, params, c.deep + 1)

    def lift(self, c: Occasion, whom: Any, status: str) -> None:
        """Take a status off."""
        found = None if whom is None else whom.condition(status)
        if found is not None:
            self._runtime.take_off(c.table, whom, found, "ended", c.deep + 1)

    def fail(self, c: Occasion, who: Any) -> None:
        """Ask for reactions to a failed test, and bring the moment of it."""
        self._runtime.answer(c, "failed", who)
        if c.outcome not in ("critical", "success", "partial"):
            self._runtime.happens(c.table, who, "failed", c.me, c.deep + 1, total=c.total, against=c.against)

    def do_row(self, c: Occasion, rows: str, text: str) -> None:
        """Do what a row of a sheet says."""
        effect = self._runtime.row_effect(rows, text)
        if effect is not None and c.deep <= DEEPEST:
            c.deep += 1
            effect(c)
            c.deep -= 1

    def change_pool(self, c: Occasion, whom: Any, pool: str, by: int) -> None:
        """Spend of a pool, or gain."""
        self._runtime.spend(c.table, whom, pool, -by, c.deep)

    def use_row(self, c: Occasion, whom: Any, rows: str, by: int) -> None:
        """Change what is left of the uses of the row in hand."""
        if whom is not None and c.row is not None:
            self._runtime.use_row(c.table, whom, rows, c.row, -by)

    def lacks_row(self, c: Occasion, rows: str, amount: int) -> bool:
        """Whether fewer uses than that are left of the row in hand."""
        return c.row is not None and rows in self._runtime.uses and self._runtime.left_of(c.me, rows, c.row) < amount

    def call(self, c: Occasion, whom: Any, moment: str) -> None:
        """Say that a moment of somebody has come."""
        if whom is None or c.deep > DEEPEST:
            return
        self._runtime.comes(c.table, whom, moment, c.me, c.deep + 1)

    def after_attack(self, c: Occasion, roller: Any, target: Any, outcome: str) -> None:
        """Bring the moments of a hit or a miss."""
        hits = outcome in ("critical", "success", "partial")
        known = {"total": c.total, "against": c.against, "natural": c.natural, "outcome": outcome, "hits": hits}
        if target is not None:
            self._runtime.comes(c.table, target, "hit" if hits else "missed", roller, c.deep + 1, **known)
        self._runtime.comes(c.table, roller, "hits" if hits else "misses", target, c.deep + 1, **known)

    def move(self, c: Occasion, whom: Any, by: Any, way: str, far: int, cells: int) -> None:
        """Move somebody on the board; without one the table is told. Who moves itself goes by whoever has caused it."""
        origin = by if whom is c.me and by is not None else c.me
        if whom is None:
            return
        if c.fight.board is None or whom.cell is None or origin.cell is None:
            c.table.fact("displaced", actor=whom.id, source=origin.id, way=way, far=far)
        elif whom is not origin:
            self._runtime.ground.displace(c.table, whom, origin, way, cells, c.deep)

    def act(self, c: Occasion, whom: Any, action: str, target: Any, row: str | None) -> None:
        """Let somebody do an action at once."""
        if whom is None or whom.state != "active" or c.deep > DEEPEST:
            return
        deed = self._runtime.actions.get(action)
        if deed is not None:
            deed(c.table, whom, target, row or id_of(c.row), c.deep + 1)


def calls(runtime: Runtime) -> Mapping[str, Callable[..., Any]]:
    """Return every function that the text of a system may call, by name."""
    verbs = Verbs(runtime)
    return {
        **PLAIN,
        "act": verbs.act,
        "after_attack": verbs.after_attack,
        "answer": runtime.answer,
        "call": verbs.call,
        "change_pool": verbs.change_pool,
        "do_row": verbs.do_row,
        "fail": verbs.fail,
        "change_slot": runtime.change_slot,
        "change_state": runtime.change_state,
        "give": verbs.give,
        "heal": runtime.heal,
        "hurt": runtime.hurt,
        "lift": verbs.lift,
        "set_pool": runtime.set_pool,
        "slot_left": runtime.slot_left,
        "spend": runtime.spend,
        "move": verbs.move,
        "lacks_row": verbs.lacks_row,
        "use_row": verbs.use_row,
    }


def ask(c: Occasion, id: str, whom: Any, options: tuple[str, ...]) -> str:
    """Ask the table; the last option is what nobody answers."""
    return str(c.table.ask(id, whom, options, options[-1]))


def note(c: Occasion, text: str) -> None:
    """Write a line of the log."""
    c.table.fact("note", text=text)


def say(c: Occasion, target: Any, id: str, numbers: Mapping[str, int]) -> None:
    """Write a line of the file into the log, in the language of who reads it; `numbers`: those that it names."""
    named = {"numbers": dict(numbers)} if numbers else {}
    c.table.fact("said", actor=c.me.id, target=id_of(target), says=id, **named)


def change_turn(c: Occasion, whom: Any, how: str) -> None:
    """Take somebody's next turn, give another one, or place somebody behind whoever acts."""
    table, fight = c.table, c.fight
    if whom is None or whom.state != "active":
        return
    if how == "lose":
        table.put(whom, "lost_turns", whom.lost_turns + 1)
    elif how == "again":
        table.put(fight, "extra", (*fight.extra, whom.id))
    elif how == "after" and fight.active in fight.line and whom.id in fight.line and whom.id != fight.active:
        table.put(fight, "line", simple_fight.beside(fight.line, whom.id, fight.active, before=False))
        table.fact("order", actor=whom.id, order=list(fight.line), why="effect")


def id_of(thing: Any) -> str | None:
    """Return the id of a combatant or a row; None of nothing."""
    return None if thing is None else str(thing.id)


def roll_added(c: Occasion, who: Any, rows: Mapping[str, Any], what: str, target: Any) -> int:
    """Roll the dice that somebody's statuses add to a number."""
    return throw_added(who, rows, lambda dice: running.roll(c, dice, what, who, target))


def throw_added(who: Any, rows: Mapping[str, Any], throw: Callable[[str], int]) -> int:
    """Return what the dice come to that somebody's statuses add to a number."""
    total = 0
    for condition in who.conditions:
        for dice, when in rows.get(condition.status, ()):
            level = condition.params.get("level", 1)
            if when is None or when(who, level):
                total += dice(who, level, throw)
    return total


def successes(table: Any, first: int, least: int) -> int:
    """Return how many dice since the first one show a face or more."""
    return sum(1 for face in table.thrown[first:] if face >= least)


def changed(one: Any, value: int, rows: Mapping[str, Any]) -> int:
    """Return a number with what conditions change of it: times, percent of that, additions, what it becomes."""
    percent, flat = 100, 0
    fixed: int | None = None
    for condition in one.conditions:
        for way, amount, when in rows.get(condition.status, ()):
            level = condition.params.get("level", 1)
            if when is not None and not when(one, level):
                continue
            by = amount(one, level)
            if way == "add":
                flat += by
            elif way == "percent":
                percent += by
            elif way == "times":
                value *= by
            else:
                fixed = by
    return value * percent // 100 + flat if fixed is None else fixed


def at_once(parts: ActionParts) -> Callable[[Any, Any, Any, Any, int], None]:
    """Return what does an action in the midst of something else, with the row in hand if it is one of its list."""
    defaults = SimpleNamespace(**{name: field.default for name, _, field in parts.fields})

    def do(table: Any, who: Any, target: Any, row: Any, deep: int) -> None:
        c = Occasion(table, table.fight, who, target, deep)
        c.targets = () if target is None else (target,)
        c.params = defaults
        if parts.rows:
            c.row = row_of(who, parts.rows, row) or next(iter(who.sheet.__dict__[parts.rows]), None)
            if c.row is None:
                return
        parts.does(c)

    return do


def chosen(target: Any, otherwise: Any) -> Any:
    """Return who was chosen; where nobody had to be and nobody was, somebody else."""
    return otherwise if target is None else target


PLAIN: Mapping[str, Callable[..., Any]] = {
    "ask": ask,
    "bare_dice": running.bare_dice,
    "change_turn": change_turn,
    "changed": changed,
    "chosen": chosen,
    "count": running.count,
    "die": running.die,
    "distance": running.distance,
    "group_of": running.group_of,
    "has": running.has,
    "held": running.held,
    "id_of": id_of,
    "is_ally": running.is_ally,
    "len": len,
    "level_of": running.level_of,
    "list": list,
    "note": note,
    "param": running.param,
    "say": say,
    "roll": running.roll,
    "roll_added": roll_added,
    "throw_added": throw_added,
    "successes": successes,
    "work": running.work,
}
"""The functions that need to know nothing of the system."""
