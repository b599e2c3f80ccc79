"""What the window shows of a piece beside its pools, numbers and conditions."""

from __future__ import annotations

from typing import Any

from rules.core.display import Chip
from rules.tabuleiro.actions import paths
from rules.tabuleiro.combatant.state import BoardFight, Piece
from rules.tabuleiro.statuses.catalogue import FACING_ARROWS, FACING_LABELS


def chips(fight: BoardFight, piece: Piece) -> tuple[Chip, ...]:
    """Return the chips: where it looks, and whether it acts last in this round."""
    chips: list[Chip] = []
    if piece.cell is not None and piece.state == "active":
        arrow, words = FACING_ARROWS[piece.facing], FACING_LABELS[piece.facing]
        chips.append(Chip("facing", arrow, words, priority=2, until_end=True, drawing="eye-target", public=True))
    if piece.id in fight.late:
        chips.append(Chip("late", "Por último", good=False, until_end=True, drawing="hourglass"))
    return tuple(chips)


def extra(fight: BoardFight, piece: Piece) -> dict[str, Any]:
    """Return where the cards are, which cells it dominates, whether it has acted in its turn."""
    return {
        "cards": dict(piece.cards),
        "domain": [list(cell) for cell in paths.domain(fight, piece)],
        "acted": piece.acted,
    }
