"""The state of a fight and its combatants in this system, beside the core's attributes."""

from __future__ import annotations

from collections.abc import Mapping
from math import isqrt
from typing import Any, ClassVar, NamedTuple

from rules.core.board_overlays import Cell
from rules.core.modifiers import percent_then_flat
from rules.core.state import Combatant, Condition, Fight
from rules.d100.combatant.sheet import D100Sheet
from rules.d100.statuses.catalogue import CHANGEABLE, DYING, GRABBED, STATUSES, D100Catalogue
from rules.mechanics import table


class Declared(NamedTuple):
    """What a combatant has declared for this turn."""

    action: str
    with_id: str | None
    targets: tuple[str, ...]
    params: Mapping[str, Any] = {}
    """Distance, shots, what is drawn; never compared with what is done."""
    modifier: int = 0


class Focus(NamedTuple):
    """DES points waited for one target."""

    target: str
    points: int


class Task(NamedTuple):
    """A task over several turns: `reload`, `repair`, `use_skill`."""

    kind: str
    with_id: str
    done: int
    needed: int


class LastRoll(NamedTuple):
    """The last check that a combatant rolled."""

    what: str
    percent: int
    face: int
    degree: str


class Carried(NamedTuple):
    """The state of a weapon: in hand, on the floor, broken, loaded."""

    equipped: bool
    dropped: bool = False
    broken: bool = False
    pr: int | None = None
    loaded: int | None = None
    jammed: bool = False
    silencer: int | None = None
    """Shots that the silencer still takes; None: there is none, or it is not counted yet."""


class Fighter(Combatant):
    """A combatant of the d100 system."""

    rests_on = frozenset({"sheet"})
    statuses: ClassVar[D100Catalogue] = STATUSES

    sheet: D100Sheet
    weapons: Mapping[str, Carried] = {}
    declared: Declared | None = None
    spent_on: str = ""
    """What this turn's action was used for: `act`, `dodge`, `block`; empty: unused."""
    dodges: int = 0
    blocks: int = 0
    attackers: tuple[str, ...] = ()
    """Who has attacked it hand to hand this turn."""
    waiting: bool = False
    focus: Focus | None = None
    task: Task | None = None
    last_roll: LastRoll | None = None
    handled: int = 0
    """Weapons drawn or put away this turn."""
    tie: int = 0
    """The % that decides between equal initiatives, fixed when the declaration phase ends."""
    over: bool = False
    """Whether its stop of this turn is over."""
    freely: str = ""
    """Its last act this turn that cost no action: `defend`, `draw`, `release`, `wait`."""
    habit: Declared | None = None
    """Its last attack in this fight, which it obviously declares again."""
    noted: str = ""
    """Its place in a simultaneous slot that has begun: `free`, or `escape` for one that may only struggle."""
    ruled: bool = False
    """Whether the game master has placed it in the order, in a slot of its own."""

    @property
    def numbers(self) -> D100Sheet:
        """Return its sheet with the numbers that its conditions change, each as it is now."""
        conditions = self.conditions
        if not conditions or not self.statuses.changing:
            return self.sheet
        cached: tuple[tuple[Condition, ...], D100Sheet] | None = self.memo.get("numbers")
        if cached is None or cached[0] is not conditions:
            cached = self.memo["numbers"] = conditions, self._changed()
        return cached[1]

    def _changed(self) -> D100Sheet:
        changed: dict[str, int] = {}
        for number in CHANGEABLE:
            changes = self.statuses.changes_by(self.conditions, number.id)
            if changes:
                named = [(change, held.status) for change, held in changes]
                now = self.sheet.model_copy(update=changed)
                base = now.dodge if number.id == "esquivar" else getattr(now, number.id)
                changed[number.id] = percent_then_flat(base, named)[0]
        return self.sheet.model_copy(update=changed) if changed else self.sheet

    @property
    def present(self) -> bool:
        """Whether it is in the fight: neither dead nor out."""
        return self.state != "dead" and self.state != "out"

    @property
    def hold(self) -> Condition | None:
        """D100-HOLD-01: return the hold on it."""
        return self.condition(GRABBED.id)

    @property
    def dying(self) -> Condition | None:
        """D100-LOW-02: return its dying condition at 0 PV or less."""
        return self.condition(DYING.id)

    def has_hold_of(self, other: Fighter) -> bool:
        """Whether it holds `other`."""
        hold = other.hold
        return hold is not None and hold.source == self.id


class D100Fight(Fight[Fighter]):
    """A fight of the d100 system."""

    line: tuple[str, ...] = ()
    """The order of the action phase; empty in other phases."""


KEPT_TYPES: tuple[type[Any], ...] = (Declared, Focus, Task, LastRoll, Carried)


Table = table.Table[D100Fight, Fighter]
"""The table of its fights."""


ARMS_LENGTH = 2
"""Metres within which a blow is proposed, however small the cells are."""


def metres_between(fight: D100Fight, cell: Cell, other: Cell) -> int:
    """Return the metres between two cells, floored; a cell is as large as the board says, else one metre."""
    size = (fight.board.cell_size if fight.board is not None else None) or 1
    across, down = (cell[0] - other[0]) * size, (cell[1] - other[1]) * size
    return isqrt(across * across + down * down)


def metres_around(fight: D100Fight, cell: Cell) -> dict[int, set[Cell]]:
    """Return the other cells of the board by their metres from one, floored as between two cells."""
    board = fight.board
    if board is None:
        return {}
    size, (column, row) = board.cell_size or 1, cell
    around: dict[int, set[Cell]] = {}
    for y in range(board.height):
        for x in range(board.width):
            across, down = (x - column) * size, (y - row) * size
            around.setdefault(isqrt(across * across + down * down), set()).add((x, y))
    around.pop(0, None)  # its own
    return around


def within_arms(fight: D100Fight, combatant: Fighter, other: Fighter) -> bool:
    """Whether a blow reaches: on the next cell or within two metres; always off the board."""
    if fight.board is None or combatant.cell is None or other.cell is None:
        return True
    apart = max(abs(combatant.cell[0] - other.cell[0]), abs(combatant.cell[1] - other.cell[1]))
    return apart <= 1 or metres_between(fight, combatant.cell, other.cell) <= ARMS_LENGTH


def metres_to(fight: D100Fight, combatant: Fighter, other: Fighter) -> int | None:
    """Return the metres between two pieces; None off the board."""
    if fight.board is None or combatant.cell is None or other.cell is None:
        return None
    return metres_between(fight, combatant.cell, other.cell)
