"""What is around the turns of a written system: the board, rests, gains, hints for players and for import."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, make_dataclass
from functools import partial
from itertools import pairwise
from typing import Any

from rules.board.areas import cells_apart, way
from rules.board.board import BoardRules, Cell
from rules.core.questions import ChoiceQuestion, Fault, Refusal
from rules.core.state import PARTY, Gain
from rules.mechanics.checks import check
from rules.mechanics.declared_action import Declared
from rules.mechanics.params import param
from rules.mechanics.table import Table
from rules.sheets import schema
from rules.system import defaults
from rules.system.parts import Aftermath, Tactics
from rules.system.system import Plain, System
from rules.written.runtime import Effect, Occasion, Runtime

Tables = Mapping[str, Mapping[str, Any]]
REFUSED = "none"
"""The answer to a reaction's question that does nothing."""
BOARD = BoardRules(
    keys=frozenset({"width", "height", "blocked", "cells", "cell_size"}),
    cell_keys=frozenset({"state"}),
    holders=frozenset({"active", "unconscious"}),
    facings=(),
)
PUSH, PULL, TO, SWAP = "push", "pull", "to", "swap"
BESIDE = tuple((across, down) for down in (-1, 0, 1) for across in (-1, 0, 1) if across or down)
REST, KIND = "rest", "kind"


@dataclass(frozen=True)
class RestRow:
    """A rest of the text."""

    id: str
    label: str
    does: Effect


@dataclass(frozen=True)
class GainRow:
    """Something that is won in fights."""

    id: str
    label: str
    is_money: bool
    worth: Callable[[Any], int]
    """Somebody who is beaten to how much it is worth."""
    is_shared: bool
    """Whether the party divides it; else each gets the whole."""


class _Quiet:
    """Rolls as another source does, and asks nobody: a rest is taken outside of fights."""

    def __init__(self, asking: Any) -> None:
        self._asking = asking

    def die(self, *given: Any) -> int:
        return int(self._asking.die(*given))

    def choose(self, choice: ChoiceQuestion) -> str:
        return choice.options[-1] if choice.default is None else choice.default


@check()
def alive(fight: object, combatant: Any, params: object) -> Iterator[Fault]:
    """The dead do not rest."""
    if combatant.state == "dead":
        yield Fault("cannot_act", {"actor": combatant.id, "status": combatant.state}, final=True)


def rest_of(rests: Sequence[RestRow], label: str, runtime: Runtime) -> Declared[Any, Any, Any] | None:
    """Return the rest of a system, with a choice where there are several; None: its text says nothing of rests."""
    if not rests:
        return None
    words = {rest.id: rest.label for rest in rests}
    fields: list[tuple[str, Any, Any]] = []
    if len(rests) > 1:
        fields = [(KIND, str, param(KIND, "choice", label, words=words, default=rests[0].id))]
    by_id = {rest.id: rest for rest in rests}

    def do(table: Any, actor: Any, params: Any) -> None:
        rest = by_id[getattr(params, KIND, rests[0].id)]
        table.asking = _Quiet(table.asking)
        rest.does(Occasion(table, table.fight, actor))
        runtime.renew(table, actor, REST)

    return Declared(
        id=REST,
        label=rests[0].label if len(rests) == 1 else label,
        drawing="camping-tent",
        params=make_dataclass("RestParams", fields, frozen=True),
        checks=(alive,),
        do=do,
    )


def aftermath(
    runtime: Runtime, rest: Declared[Any, Any, Any] | None, gains: Sequence[GainRow], system: Callable[[], Any]
) -> Aftermath[Any, Any]:
    """Return what outlasts fights; `system` is asked for the system once there is one."""

    def rewards(fight: Any) -> dict[str, dict[str, int]]:
        if fight.phase != "ended" or not gains:
            return {}
        beaten = [
            one for one in fight.combatants.values() if one.side != PARTY and one.state in ("dead", "unconscious")
        ]
        party = [one.id for one in fight.combatants.values() if one.side == PARTY]
        won = {gain.id: _share(gain, sum(map(gain.worth, beaten)), len(party)) for gain in gains}
        return (
            {id: {gain: amount for gain, amount in won.items() if amount} for id in party} if any(won.values()) else {}
        )

    def worth(sheets: Sequence[Any]) -> dict[str, int]:
        foes = [system().new_combatant("foe", "foe", "foes", sheet, {}) for sheet in sheets]
        return {gain.id: sum(map(gain.worth, foes)) for gain in gains}

    def sheet_after(fight: Any, combatant: Any, sheet: Mapping[str, Any]) -> dict[str, Any]:
        after = dict(sheet)
        for rows, uses in runtime.uses.items():
            if uses.per in ("rest", "never"):
                after = schema.with_rows(after, rows, dict(_changes(runtime, combatant, rows)))
        return after

    more = {"rewards": rewards, "worth": worth} if gains else {}
    return Aftermath(
        gains=tuple(Gain(gain.id, gain.label, gain.is_money) for gain in gains),
        states=frozenset({"dead"}),
        sheet_after=sheet_after,
        sheet_rested=sheet_after,
        rest=rest,
        **more,  # type: ignore[arg-type]
    )


def _share(gain: GainRow, total: int, many: int) -> int:
    return total // max(1, many) if gain.is_shared else total


def _changes(runtime: Runtime, combatant: Any, rows: str) -> Iterator[tuple[str, dict[str, int]]]:
    """Yield the rows of a list that a fight leaves otherwise than it found them."""
    column = runtime.uses[rows].column
    for row in combatant.sheet.__dict__[rows]:
        spent = combatant.used.get(f"{rows}/{row.id}", 0)
        if column and spent:
            yield row.id, {column: max(0, getattr(row, column) - spent)}
        elif not column and spent != row.spent:
            yield row.id, {"spent": spent}


def new_combatant(
    runtime: Runtime, system: System[Any, Any], id: str, name: str, side: str, sheet: Any, pools: Mapping[str, int]
) -> Any:
    """Return a combatant as it stands before the fight: what it has used up before is used up."""
    used = {
        f"{rows}/{row.id}": row.spent
        for rows in runtime.uses
        for row in sheet.__dict__.get(rows, ())
        if getattr(row, "spent", 0)
    }
    more = {"used": used} if used else {}
    return defaults.new_combatant(system, id, name, side, sheet, pools, **more)


# --- hints --------------------------------------------------------------------------------------------------


def tactics_of(tables: Tables) -> Tactics[Any, Any]:
    """Return the hints of a text for automatic players."""
    hints = tables.get("tactics", {})
    answers: Mapping[str, str] = hints.get("answers", {})

    def answer(fight: Any, choice: ChoiceQuestion) -> str | None:
        wanted = answers.get(choice.id)
        if wanted is None or wanted in choice.options:
            return wanted
        given = [option for option in choice.options if option != REFUSED]
        return given[0] if given and wanted == choice.id else None

    return Tactics(
        weighs=dict(hints.get("weighs", {})),
        urgent=tuple(hints.get("urgent", ())),
        guard=str(hints.get("guard", "")),
        flight=str(hints.get("flight", "")),
        answer=answer,
        counts_acts=_counts_acts(tables),
    )


def _counts_acts(tables: Tables) -> bool:
    """Return whether an action is paid with what each turn or round brings anew: a slot, or a pool that is filled."""
    actions = tables.get("action", {})
    always: Mapping[str, Any] = tables.get("always", {})
    paid = {id for row in actions.values() for id in row.get("cost", {})}.union(_named_by("spend", [*actions.values()]))
    renewed = {*tables.get("slot", {}), *_named_by("gain", [always.get("turn_begins"), always.get("round_begins")])}
    return not paid.isdisjoint(renewed)


def _named_by(verb: str, tree: Any) -> Iterator[str]:
    """Yield what the effects of a tree name with a verb."""
    if isinstance(tree, Mapping):
        if isinstance(tree.get(verb), str):
            yield tree[verb]
        tree = [*tree.values()]
    for part in tree if isinstance(tree, list | tuple) else ():
        yield from _named_by(verb, part)


def plain_of(tables: Tables, label: str) -> Plain | None:
    """Return what a one-line creature needs, from `[convert]`, else the first list of rows with dice; None: nothing."""
    sheet, convert = tables.get("sheet", {}), tables.get("convert", {})
    lists = {id: row.get("row", {}) for id, row in sheet.items() if row.get("kind") == "rows"}
    named = str(convert.get("attacks", ""))
    attacks = named or next((id for id, columns in lists.items() if _dice_of(columns)), "")
    columns = lists.get(attacks, {})
    damage = str(convert.get("damage") or _dice_of(columns))
    if damage not in columns:
        return None
    unit = next((str(column["unit"]) for column in columns.values() if column.get("unit")), "")
    return Plain(attacks=attacks, damage=damage, called=label, unit=unit if unit in ("feet", "metres", "cells") else "")


def _dice_of(columns: Mapping[str, Mapping[str, Any]]) -> str:
    return next((id for id, column in columns.items() if column.get("kind") == "dice"), "")


# --- the board ----------------------------------------------------------------------------------------------


def fit_cell(table: Table[Any, Any], cell: Cell, stat: str, value: Any) -> Any:
    """Return the state of a cell, the only thing that changes of it; refuses `invalid_params`."""
    if stat != "state" or value not in ("free", "blocked"):
        raise Refusal("invalid_params", param=stat, value=value)
    return value


class GroundMoves:
    """Moves of pieces, with the moments that they bring."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self.reach: Callable[[Any], int] = lambda one: 1
        """Somebody to how many cells it reaches."""

    def has_gone(self, table: Any, mover: Any) -> None:
        """Bring what a move brings that has just been written: to the mover, and to those whose reach it passes."""
        before = next((old for thing, key, old, _ in reversed(table.trail) if thing is mover and key == "cell"), None)
        if not isinstance(before, tuple) or mover.cell is None or before == mover.cell:
            return
        cells = (before, *way(before, mover.cell))
        self._runtime.comes(table, mover, "moves", None, 1)
        for other in table.fight.combatants.values():
            if mover.state != "active":
                return
            if other.state == "active" and other.side != mover.side and other.cell is not None:
                for moment in self._passes(cells, other):
                    self._runtime.comes(table, other, moment, mover, 1)

    def _passes(self, cells: tuple[Cell, ...], other: Any) -> Iterator[str]:
        """Yield what somebody else has of a way: that it enters its reach, that it leaves it; each once."""
        reach = self.reach(other)
        inside = [cells_apart(cell, other.cell) <= reach for cell in cells]
        steps = [*pairwise(inside)]
        if (False, True) in steps:
            yield "enters_reach"
        if (True, False) in steps:
            yield "leaves_reach"

    def displace(self, table: Any, whom: Any, origin: Any, how: str, far: int, deep: int) -> None:
        """Move a piece as far as the board and other pieces leave room; nobody reacts to one who is moved."""
        fight, start = table.fight, whom.cell
        if how == SWAP:
            if whom.state != "out" and origin.cell != start:
                self._put(table, whom, None, how)
                self._put(table, origin, start, how, origin.cell)
                self._put(table, whom, self._cell_before(table, origin), how, start)
                self._come(table, (origin, whom), deep)
            return
        taken = {
            other.cell for other in fight.combatants.values() if other is not whom and other.state in BOARD.holders
        }

        def is_free(cell: Cell) -> bool:
            return fight.board.holds(cell) and fight.board.state_at(cell) != "blocked" and cell not in taken

        if how == TO:
            near = [(origin.cell[0] + across, origin.cell[1] + down) for across, down in BESIDE]
            end = min((cell for cell in near if is_free(cell)), key=partial(_far, start), default=start)
            end = start if cells_apart(start, origin.cell) <= 1 else end
        else:
            end, sign = start, 1 if how == PUSH else -1
            for _ in range(max(0, far)):
                towards = end[0] - origin.cell[0], end[1] - origin.cell[1]
                step = _step(towards, sign)
                new = end[0] + step[0], end[1] + step[1]
                if not is_free(new) or new == origin.cell:
                    break
                end = new
        if end != start:
            self._put(table, whom, end, how, start)
            self._come(table, (whom,), deep)

    def _come(self, table: Any, whom: tuple[Any, ...], deep: int) -> None:
        for one in whom:
            self._runtime.comes(table, one, "moves", None, deep + 1)

    @staticmethod
    def _cell_before(table: Any, one: Any) -> Any:
        return next(old for thing, key, old, _ in reversed(table.trail) if thing is one and key == "cell")

    @staticmethod
    def _put(table: Any, whom: Any, cell: Cell | None, how: str, start: Cell | None = None) -> None:
        table.put(whom, "cell", cell)
        if cell is not None and start is not None:
            ends = {"from_": list(start), "to": list(cell)}
            told = {"path": None, "distance": cells_apart(start, cell), "facing": whom.facing, "placed": False}
            table.fact("move", actor=whom.id, **ends, **told, why=how)


def _far(start: Cell, cell: Cell) -> int:
    """Return the square of the straight distance of two cells."""
    return (cell[0] - start[0]) ** 2 + (cell[1] - start[1]) ** 2


def _step(towards: Cell, sign: int) -> Cell:
    """Return the step along a direction: straight where it is nearly straight, else slanting."""
    across, down = towards
    if 2 * abs(down) < abs(across):
        down = 0
    elif 2 * abs(across) < abs(down):
        across = 0
    return sign * ((across > 0) - (across < 0)), sign * ((down > 0) - (down < 0))
