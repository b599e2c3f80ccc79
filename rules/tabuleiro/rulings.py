"""The game master's rulings in this system."""

from __future__ import annotations

from typing import Any, get_args

from rules.sheets.schema import Settable, numbers_of
from rules.system import defaults
from rules.tabuleiro.combatant import state
from rules.tabuleiro.combatant.sheet import AtZero
from rules.tabuleiro.combatant.state import BoardFight, Piece, Table
from rules.tabuleiro.damage import damage as blows
from rules.tabuleiro.damage.falls import bring_back, vida_at_zero
from rules.tabuleiro.statuses.catalogue import BOARD
from rules.text.faults import is_whole

NUMBERS = frozenset({"con", "acao", "per", "forca", "vida", "mana", "estamina", "destino"})
CRITERIA = get_args(AtZero)


def set_pool(table: Table, piece: Piece, pool: str, value: int) -> None:
    """TB-GM-01: set a pool within its limits; at VIDA 0 it dies or follows its criterion, above it may come back."""
    before = piece.pools[pool]
    after = max(0, min(table.system.maximum(piece, pool), value))
    if pool == "vida" and after > 0 and piece.state in state.FALLEN:
        bring_back(table, piece, after)
        return
    table.put_pool(piece, pool, after)
    if pool == "vida" and after == 0:
        vida_at_zero(table, piece, before)


def settable(fight: BoardFight, piece: Piece) -> tuple[Settable, ...]:
    """TB-GM-01: return its numbers, and its criterion of death, which may be the fight's."""
    numbers = (candidate for candidate in numbers_of(piece.sheet) if candidate.stat in NUMBERS)
    return (*numbers, Settable("at_zero", piece.sheet.at_zero, (*CRITERIA, None)))


def set_stat(table: Table, piece: Piece, stat: str, value: Any) -> None:
    """TB-GM-01: set a number of the sheet, or its criterion of death.

    Refuses `invalid_params` for a number that cannot be set, or a criterion that does not exist.
    """
    if stat == "at_zero":
        table.insist(value is None or value in CRITERIA, "invalid_params", param=stat, value=value)
        table.put(piece, "sheet", piece.sheet.model_copy(update={stat: value}))
        return
    table.insist(stat in NUMBERS, "invalid_params", param=stat, value=value)
    defaults.set_stat(table, piece, stat, value)


def fit_cell(table: Table, cell: tuple[int, int], stat: str, value: Any) -> Any:
    """TB-BOARD-06: return a valid change of a cell: a door, a wall, the ground.

    Refuses `invalid_params` for an unknown terrain or no number, `cell_occupied` for a wall on a piece.
    """
    fight = table.fight
    if stat == "terrain":
        is_known = isinstance(value, str) and value in state.terrain_costs(fight)
        table.insist(is_known, "invalid_params", param=stat, value=value)
    elif stat == "level":
        table.insist(is_whole(value), "invalid_params", param=stat, value=value)
        value = max(BOARD.levels[0], min(BOARD.levels[1], value))
    elif value == "blocked":
        table.insist(state.occupant(fight, cell) is None, "cell_occupied", cell=list(cell))
    return value


def damage(table: Table, piece: Piece, amount: int, pool: str | None, type: str | None) -> None:
    """TB-GM-01: take an amount: `dano` through LESÃO, `lesao` directly from VIDA, else from another pool.

    Refuses `invalid_params` for another type, `invalid_target` for one who is not in play.
    """
    kind = type or "dano"
    table.insist(kind in ("dano", "lesao"), "invalid_params", param="type", value=type)
    table.insist(piece.state == "active", "invalid_target", target=piece.id)
    if pool is not None and pool != "vida":
        blows.lose(table, piece, pool, amount, kind)
    elif kind == "dano":
        blows.strike(table, piece, amount)
    else:
        blows.lose_vida(table, piece, amount, kind)


def heal(table: Table, piece: Piece, amount: int, pool: str | None, type: str | None) -> None:
    """TB-GM-01, TB-DEATH-05: raise a pool up to its maximum; `revive` revives with that VIDA.

    Refuses `invalid_params` for another type, `invalid_target` for one who is not in play (with `revive`: for one who
    lies neither dead nor unconscious).
    """
    table.insist(type in (None, "revive"), "invalid_params", param="type", value=type)
    if type == "revive":
        table.insist(pool in (None, "vida"), "invalid_params", param="pool", value=pool)
        table.insist(piece.state in state.FALLEN, "invalid_target", target=piece.id)
        table.insist(amount >= 1, "invalid_params", param="amount", value=amount)
        bring_back(table, piece, amount)
        return
    table.insist(piece.state == "active", "invalid_target", target=piece.id)
    named = pool or "vida"
    blows.regain(table, piece, named, amount, table.system.maximum(piece, named))
