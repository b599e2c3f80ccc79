"""The cells that the window offers for an action: where a way, a charge or the prey may end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rules.actions import Option
from rules.battlefield import Cell
from rules.fulminato import ground, sayings
from rules.fulminato.afflictions import partner_of
from rules.fulminato.attacks import default_weapon
from rules.fulminato.catalogue import GRABBING
from rules.fulminato.numbers import speed
from rules.fulminato.positions import ways
from rules.fulminato.sheet import Weapon
from rules.fulminato.state import Fighter, FulminatoFight
from rules.geometry import cell_name, cell_of

Fields = Mapping[str, Any]
Offered = Callable[[FulminatoFight, Fighter, Fields], tuple[Option, ...]]


def _prey(fight: FulminatoFight, one: Fighter) -> Fighter | None:
    id = partner_of(one, GRABBING)
    return None if id is None else fight.fighter(id)


def _offered(cells: Iterable[Cell], feet: Mapping[Cell, int]) -> tuple[Option, ...]:
    """Cells by y, then x, each with its feet."""
    rows = sorted(cells, key=lambda cell: (cell[1], cell[0]))
    return tuple(
        Option(f"{x},{y}", cell_name((x, y)), sayings.FEET_FAR(feet=feet[(x, y)]) if (x, y) in feet else "")
        for x, y in rows
    )


def within(times: int, *, with_prey: bool = False) -> Offered:
    """FU-BRD-03, FU-ACT-05, FU-RET-01, FU-GRP-03: the free cells at most so many times the speed away."""

    def offered(fight: FulminatoFight, one: Fighter, fields: Fields) -> tuple[Option, ...]:
        victim = _prey(fight, one) if with_prey else None
        ignored = () if victim is None else (victim.id,)
        costs, _ = ways(fight, one, ignored)
        most = times * speed(one)
        near = (cell for cell, feet in costs.items() if 0 < feet <= most)
        free = [cell for cell in near if ground.fault_of_cell(fight, cell, (one.id, *ignored)) is None]
        return _offered(free, costs)

    return offered


def charge_ends(fight: FulminatoFight, one: Fighter, fields: Fields) -> tuple[Option, ...]:
    """FU-MAN-02: the ends of straight free ways within the speed; with a target, those from which it is reached."""
    named = fields.get("targets") or ()
    feet = _charges(fight, one, fields, fight.combatants.get(named[0]) if named else None, speed(one))
    return _offered(feet, feet)


def fault_of_charge(fight: FulminatoFight, one: Fighter, fields: Fields, target: Fighter) -> str | None:
    """FU-MAN-02: the code for a target that no charge comes to: one past the speed, or none at all; None: one does."""
    if not ground.on_board(fight, one, target) or _charges(fight, one, fields, target, speed(one)):
        return None
    return "too_far" if _charges(fight, one, fields, target, None) else "no_path"


def _charges(
    fight: FulminatoFight, one: Fighter, fields: Fields, target: Fighter | None, most: int | None
) -> dict[Cell, int]:
    """The ends of straight free ways of at most so many feet, each with its feet."""
    board, start = fight.board, one.cell
    if board is None or start is None:
        return {}
    weapon = one.sheet.armory.get(fields["with"]) if fields.get("with") else default_weapon(one)
    feet = {}
    for across, down in ground.STEPS:
        cell, count = start, 0
        while True:
            cell, count = (cell[0] + across, cell[1] + down), count + 1
            far = count * ground.cell_feet(board)
            if (most is not None and far > most) or ground.fault_of_cell(fight, cell, (one.id,)) is not None:
                break
            aim = None if target is None or weapon is None else target.cell
            if aim is None or weapon is None or _strikes(fight, weapon, cell, aim):
                feet[cell] = far
    return feet


def _strikes(fight: FulminatoFight, weapon: Weapon, start: Cell, end: Cell) -> bool:
    board = fight.board
    return board is not None and ground.in_reach(fight, weapon, start, end) and ground.line_is_free(board, start, end)


def prey_places(fight: FulminatoFight, one: Fighter, fields: Fields) -> tuple[Option, ...]:
    """FU-GRP-03: the free cells beside the one that is gone to, for whom one holds."""
    victim = _prey(fight, one)
    end = cell_of(fields.get("to"))
    if victim is None or end is None:
        return ()
    beside = ground.free_neighbours(fight, end, (one.id, victim.id))
    return _offered((cell for cell in beside if cell != end), {})
