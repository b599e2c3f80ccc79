"""The actions `move`, `stand_up`, `retreat` and `charge`."""

from __future__ import annotations

from collections.abc import Iterator

from rules.board.board import Cell
from rules.core.questions import Fault
from rules.engine.gm_commands import go_out
from rules.fulminato.actions.action import BOTH_LEGS, MovementParams, at_somebody, invalid_param, leave_cover
from rules.fulminato.actions.attack import obstacles_allowed, usable
from rules.fulminato.actions.params import Charge, Retreat, StandUp
from rules.fulminato.actions.paths import cells_of, charge_ends_of, feet_allowed, feet_of, ignored_ids
from rules.fulminato.combatant import board, phrases
from rules.fulminato.combatant.state import Fighter, FulminatoFight, Table
from rules.fulminato.combatant.statistics import speed, useless_legs
from rules.fulminato.damage.status_changes import lift, loosen_if_broken, put_on
from rules.fulminato.damage.strikes import PreparedAttack, chance_to_strike, strike, usable_in_passing, use_up
from rules.mechanics.action import Preview
from rules.mechanics.checks import WHOLE, ahead, check
from rules.mechanics.statuses import NO_TIMER
from rules.text.localized import listed, percentage

# --- ways --------------------------------------------------------------------------------------------------


@check(WHOLE)
def names_a_way(fight: FulminatoFight, combatant: Fighter, params: MovementParams) -> Iterator[Fault]:
    """FU-BRD-03: on the board a cell is named."""
    if board.on_board(fight, combatant) and params.to is None and params.path is None:
        yield invalid_param("to", None)


@check("to", "distance")
def has_a_way(fight: FulminatoFight, combatant: Fighter, params: MovementParams) -> Iterator[Fault]:
    """FU-BRD-03, FU-BRD-04: there is a free path, no longer than allowed."""
    if params.to is not None or params.path is not None:
        if fight.board is None:
            yield Fault("no_board", {"actor": combatant.id})
        elif combatant.cell is None:
            yield Fault("not_on_board", {"actor": combatant.id})
        elif params.path is not None:
            yield from _along(fight, combatant.cell, params.path, ignored_ids(fight, combatant, params))
        elif params.to is not None:
            yield from _end_faults(fight, combatant.cell, params.to, ignored_ids(fight, combatant, params))
    feet, most = feet_of(fight, combatant, params), feet_allowed(fight, combatant, params)
    if feet > most:
        yield Fault("too_far", {"actor": combatant.id, "distance": feet, "most": most})


def _end_faults(fight: FulminatoFight, start: Cell, end: Cell, ignored: tuple[str, ...]) -> Iterator[Fault]:
    """FU-BRD-03: yield why the end is not free or cannot be reached."""
    code = board.fault_of_cell(fight, end, ignored)
    if code is not None:
        yield Fault(code, {"cell": list(end)}, final=True)
    cells = board.shortest_path(fight, start, end, ignored)
    if cells is None:
        yield Fault("no_path", {"cell": list(end)}, final=True)
    elif not cells:
        yield invalid_param("to", list(end))


def _along(fight: FulminatoFight, start: Cell, path: tuple[Cell, ...], ignored: tuple[str, ...]) -> Iterator[Fault]:
    """FU-BRD-03: yield the first cell that is not free or not next to the one before it."""
    former = start
    for cell in path:
        code = board.fault_of_cell(fight, cell, ignored)
        if code != "off_board" and board.cells_between(former, cell) != 1:
            code = "not_adjacent"
        if code is not None:
            yield Fault(code, {"cell": list(cell)}, final=True)
        former = cell


def place(table: Table, combatant: Fighter, cells: tuple[Cell, ...], feet: int | None, why: str | None = None) -> None:
    """FU-BRD-03: put a combatant at the end of a path and record it; a grip across more than a cell ends."""
    start = combatant.cell
    if cells:
        table.put(combatant, "cell", cells[-1])
    table.fact(
        "move",
        actor=combatant.id,
        from_=None if start is None else list(start),
        to=list(cells[-1]) if cells else None,
        path=[list(cell) for cell in cells],
        distance=feet,
        facing=None,
        placed=False,
        why=why,
    )


def move(table: Table, combatant: Fighter, params: MovementParams) -> None:
    """FU-ACT-05, FU-BRD-03: move by one movement action, ending cover."""
    fight = table.fight
    cells, feet = cells_of(fight, combatant, params), feet_of(fight, combatant, params)
    leave_cover(table, combatant)
    place(table, combatant, cells, feet)
    loosen_if_broken(table, combatant)


@check()
def lies_on_the_ground(fight: FulminatoFight, combatant: Fighter, params: StandUp) -> Iterator[Fault]:
    """FU-ST-prone: it lies on the ground."""
    if not combatant.has("prone"):
        yield Fault("not_prone", {"actor": combatant.id}, final=True, hides=True)


def stand_up(table: Table, combatant: Fighter, params: StandUp) -> None:
    """FU-ST-prone, FU-ACT-05: stand up."""
    lift(table, combatant, "prone", "stood_up")


# --- running away ------------------------------------------------------------------------------------------


def retreat(table: Table, combatant: Fighter, params: Retreat) -> None:
    """FU-RET-01, FU-RET-02, FU-RET-04, FU-RET-05: run up to three times the speed, risking free attacks.

    `flee`: whoever gets through is out of the fight.
    """
    fight = table.fight
    legs = useless_legs(combatant)
    cells, feet = cells_of(fight, combatant, params), feet_of(fight, combatant, params)
    put_on(table, combatant, "retreating", NO_TIMER, None)
    leave_cover(table, combatant)
    for id in fight.seen_order:
        free_attack(table, fight.combatants[id], combatant, cells)
        if combatant.state != "active" or useless_legs(combatant) > legs:
            return
    place(table, combatant, cells, feet)
    loosen_if_broken(table, combatant)
    if params.flee:
        go_out(table, combatant, "fled")


def free_attack(table: Table, enemy: Fighter, runner: Fighter, cells: tuple[Cell, ...]) -> None:
    """FU-RET-02, FU-RET-03: let an enemy strike at the runner at its start, at no cost of points."""
    fight = table.fight
    usable = free_weapons(fight, enemy, runner, cells)
    if not usable:
        return

    def odds() -> dict[str, str]:
        blows = {id: PreparedAttack(enemy.sheet.armory[id]) for id in usable}
        return {id: percentage(chance_to_strike(fight, enemy, runner, blow)) for id, blow in blows.items()}

    answer = table.ask("free_attack", enemy, ("none", *usable), "none", of_each=odds, target=runner.id)
    if answer != "none":
        weapon = enemy.sheet.armory[answer]
        use_up(table, enemy, weapon)
        strike(table, enemy, runner, PreparedAttack(weapon))


def free_weapons(fight: FulminatoFight, enemy: Fighter, runner: Fighter, cells: tuple[Cell, ...]) -> tuple[str, ...]:
    """FU-RET-02, FU-RET-03: return the weapons with which an enemy may strike at a runner; empty if it may not."""
    busy = any(condition.status in enemy.statuses.busy for condition in enemy.conditions)
    if enemy.side == runner.side or enemy.state != "active" or busy:
        return ()
    first: tuple[Cell, ...] = ()
    if runner.cell is not None and fight.board is not None:
        cells_near = fight.options.free_feet // board.cell_feet(fight.board)
        first = (runner.cell, *cells[:cells_near])
    return usable_in_passing(fight, enemy, first)


@ahead()
def who_may_strike(fight: FulminatoFight, combatant: Fighter, params: Retreat) -> Iterator[Preview]:
    """FU-RET-02: yield who may strike at it along the chosen path."""
    if board.on_board(fight, combatant) and params.to is None and params.path is None:
        return
    cells = cells_of(fight, combatant, params)
    able = [
        fight.combatants[id] for id in fight.seen_order if free_weapons(fight, fight.combatants[id], combatant, cells)
    ]
    if able:
        yield Preview("note", phrases.FREE_ATTACKS(names=listed(other.name for other in able)))


# --- charging ----------------------------------------------------------------------------------------------


def straight_path(fight: FulminatoFight, combatant: Fighter, params: Charge) -> tuple[Cell, ...]:
    """FU-MAN-02: return the straight path; empty without cells."""
    if fight.board is None or combatant.cell is None or params.to is None:
        return ()
    return board.straight(fight.board, combatant.cell, params.to)


@check("weapon")
def in_melee(fight: FulminatoFight, combatant: Fighter, params: Charge) -> Iterator[Fault]:
    """FU-MAN-02: the weapon is a melee weapon."""
    weapon = params.of(combatant)
    if weapon.kind != "melee":
        yield invalid_param("with", weapon.id)


@check("to")
def straight_ahead(fight: FulminatoFight, combatant: Fighter, params: Charge) -> Iterator[Fault]:
    """FU-MAN-02: on the board the path is a row, a column or a diagonal."""
    if board.on_board(fight, combatant) and not straight_path(fight, combatant, params):
        fault = invalid_param("to", None if params.to is None else list(params.to))
        is_crooked = params.to is not None and params.to != combatant.cell
        yield fault._replace(details={**fault.details, "reason": "crooked"}) if is_crooked else fault


@check("weapon", "targets", implied=True)
def can_be_charged_at(fight: FulminatoFight, combatant: Fighter, params: Charge) -> Iterator[Fault]:
    """FU-MAN-02: some straight free path within the speed ends in reach of the target."""
    target, most = params.aim(fight), speed(combatant)
    if board.on_board(fight, combatant, target):
        feet = min(charge_ends_of(fight, combatant, params, target, None).values(), default=None)
        if feet is None:
            yield Fault("no_path", {"actor": combatant.id})
        elif feet > most:
            yield Fault("too_far", {"actor": combatant.id, "distance": feet, "most": most})


@check("to", "targets", "weapon")
def has_a_run_up(fight: FulminatoFight, combatant: Fighter, params: Charge) -> Iterator[Fault]:
    """FU-MAN-02.

    All cells are free, no farther than the speed, and the target is in reach of a free line from the end.
    """
    cells = straight_path(fight, combatant, params)
    if not cells or fight.board is None:
        return
    for cell in cells:
        code = board.fault_of_cell(fight, cell, (combatant.id,))
        if code is not None:
            yield Fault(code, {"cell": list(cell)}, final=True)
    feet, most, target = board.length(fight, cells), speed(combatant), params.aim(fight)
    if feet > most:
        yield Fault("too_far", {"actor": combatant.id, "distance": feet, "most": most})
    if target.cell is not None:
        if not board.in_reach(fight, params.of(combatant), cells[-1], target.cell):
            gap = board.reach_gap(fight, params.of(combatant), cells[-1], target.cell)
            yield Fault("out_of_range", {"actor": combatant.id, "target": target.id, **gap, "reason": "run"})
        if not board.line_is_free(fight.board, cells[-1], target.cell):
            yield Fault("no_line_of_sight", {"actor": combatant.id, "target": target.id})


CHARGE_SHAPE = (in_melee, obstacles_allowed, straight_ahead)
CHARGE_CHECKS = (BOTH_LEGS, usable, at_somebody, can_be_charged_at, has_a_run_up)


def charge(table: Table, combatant: Fighter, params: Charge) -> None:
    """FU-MAN-01, FU-MAN-02: move straight and strike in melee at the end, for one standard action."""
    fight = table.fight
    cells, blow = straight_path(fight, combatant, params), params.blow(combatant)
    leave_cover(table, combatant)
    place(table, combatant, cells, board.length(fight, cells) if cells else None, "charge")
    use_up(table, combatant, blow.weapon)
    strike(table, combatant, params.aim(fight), blow)
