"""VIDA at 0: criteria of death, Divine Salvation, and revival."""

from __future__ import annotations

from rules.tabuleiro.combatant import state
from rules.tabuleiro.combatant.state import Piece, Table
from rules.tabuleiro.turns.order import act_late

LEAST_FATE = 5
"""TB-SALV-01, TB-SALV-02: the DESTINO that keeps a dying piece alive with 1 VIDA."""
FULL_FATE = 10
"""TB-SALV-03: the DESTINO that undoes the lethal LESÃO."""


def enter(table: Table, piece: Piece) -> None:
    """TB-DEATH-01: let one who starts without VIDA enter dead."""
    if piece.pools["vida"] == 0:
        table.put(piece, "state", "dead")


def vida_at_zero(table: Table, piece: Piece, before: int) -> None:
    """TB-DEATH-01 to TB-DEATH-04: settle the fate of a piece in play whose VIDA has come to 0 (it had `before`).

    By its sheet's criterion, else the fight's; `ask` asks the game master.
    """
    if piece.state != "active":
        return
    criterion = piece.sheet.at_zero or table.fight.options.at_zero
    if criterion == "ask":
        criterion = table.ask("at_zero", None, ("dead", "unconscious", "stays"), "dead", dead=piece.name)
    if criterion == "unconscious":
        table.put(piece, "state", "unconscious")
        table.fact("fall", actor=piece.id, why="vida")
    elif criterion == "dead" and not divine_salvation(table, piece, before):
        table.put(piece, "state", "dead")
        table.fact("die", actor=piece.id, why="vida")


def divine_salvation(table: Table, piece: Piece, before: int) -> bool:
    """TB-SALV-01 to TB-SALV-05: let one about to die discard 5 or more DESTINO; return whether it lives.

    5 leave it 1 VIDA, 10 what it had before the lethal LESÃO, at least 1. There is no default answer.
    """
    fate = piece.pools["destino"]
    if fate < LEAST_FATE:
        return False
    options = ("die", "five", "ten") if fate >= FULL_FATE else ("die", "five")
    answer = table.ask("divine_salvation", piece, options, None, five="1 VIDA", ten=f"{max(1, before)} VIDA")
    if answer == "die":
        return False
    spent, vida = (LEAST_FATE, 1) if answer == "five" else (FULL_FATE, max(1, before))
    table.put(piece, "pools", {**piece.pools, "destino": fate - spent, "vida": vida})
    table.fact("salvation", actor=piece.id, spent=spent, to=vida)
    return True


def bring_back(table: Table, piece: Piece, vida: int) -> None:
    """TB-DEATH-05, TB-ORD-05: return one who lies dead or unconscious to play, with at most its maximum of VIDA.

    If another piece, or a wall, has taken its cell it is off the board until the game master places it.
    """
    restored = max(1, min(vida, piece.sheet.vida))
    table.put(piece, "state", "active")
    table.put_pool(piece, "vida", restored)
    fight = table.fight
    if piece.cell is not None and (
        state.occupant(fight, piece.cell, piece) is not None or piece.cell in state.walls(fight)
    ):
        table.put(piece, "cell", None)
    table.fact("wake", actor=piece.id, why=None, vida=restored)
    act_late(table, piece)
