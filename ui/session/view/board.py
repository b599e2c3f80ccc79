"""What the board shows of a fight: its cells, its pieces, and who is not on it yet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from rules.board.board import Board
from rules.board.geometry import Cell, cell_name
from rules.core.state import Fight, standing
from rules.system.system import System
from ui.session.appearance import PLAIN, OwnLook
from ui.session.view.order import FALLEN, ChipView, OrderRow
from ui.text.words import figure, side_name, state_name

ARROWS: Mapping[str, str] = {"n": "↑", "e": "→", "s": "↓", "w": "←", "left": "←", "right": "→"}


@dataclass(frozen=True, slots=True)
class PieceView:
    """A combatant on the board, as a frozen value."""

    id: str
    letter: str
    name: str
    side: str
    state: str
    active: bool
    cell: Cell
    size: int
    facing: str | None
    pool: tuple[str, int, int]
    """Label, value and maximum of its vital pool."""
    statuses: tuple[ChipView, ...]
    """The weightiest first."""
    dying: bool = False
    """Whether it has fallen and will die without help."""
    hidden: bool = False
    """Whether the players do not see it."""
    look: OwnLook = PLAIN

    @property
    def fallen(self) -> bool:
        """Whether it is down."""
        return self.state in FALLEN

    @property
    def standing(self) -> str:
        """How it is with it: its state, or that it is dying."""
        return standing(self.state, dying=self.dying)

    @property
    def covered(self) -> Iterator[Cell]:
        """The cells that it stands on."""
        return ((self.cell[0] + x, self.cell[1] + y) for y in range(self.size) for x in range(self.size))

    def spoken(self) -> str:
        """The piece in words, for screen readers."""
        label, value, maximum = self.pool
        parts = [
            f"{self.letter.upper()} {self.name}",
            side_name(self.side),
            f"{label} {figure(value)}/{maximum}",
            *dict.fromkeys(chip.text for chip in self.statuses),
        ]
        if self.facing:
            parts.append(ARROWS.get(self.facing, self.facing))
        if self.standing != "active":
            parts.append(state_name(self.standing))
        if self.hidden:
            parts.append(QCoreApplication.translate("PieceItem", "hidden from the players"))
        return ", ".join(parts)

    def tip(self) -> str:
        """Return the tooltip of the piece."""
        return f"{cell_name(self.cell)} · {self.spoken()}"


@dataclass(frozen=True, slots=True)
class BoardState:
    """The board of a fight, as a frozen value."""

    board: Board
    labels: Mapping[str, str]
    """Each kind of terrain to its label."""
    pieces: tuple[PieceView, ...]
    unplaced: tuple[str, ...]
    """The names of the combatants not on the board yet."""


def board_view(fight: Fight, system: System, rows: Sequence[OrderRow]) -> BoardState | None:
    """Return what the board shows, of which everybody's row knows most; None where there is none, or nobody on it."""
    if fight.board is None or not any(combatant.cell for combatant in fight.combatants.values()):
        return None
    waiting = (combatant for combatant in fight.combatants.values() if combatant.cell is None)
    return BoardState(
        fight.board,
        {word: system.terrain_label(word) for word in sorted(system.board_rules(fight.options).terrains)},
        tuple(_pieces(fight, system, rows)),
        tuple(combatant.name for combatant in waiting if combatant.state not in ("out", "dead")),
    )


def _pieces(fight: Fight, system: System, rows: Sequence[OrderRow]) -> Iterator[PieceView]:
    """Yield everybody who has a cell, in the order in which they entered."""
    by_id = {row.id: row for row in rows}
    for id, combatant in fight.combatants.items():
        if combatant.cell is None or combatant.state == "out":
            continue
        row, covered = by_id[id], system.ground.covers(combatant, combatant.cell)
        pool = next((candidate for candidate in row.pools if candidate.vital), row.pools[0])
        yield PieceView(
            id,
            row.letter,
            row.name,
            row.side,
            row.state,
            row.active,
            combatant.cell,
            max(cell[0] for cell in covered) - combatant.cell[0] + 1,
            combatant.facing,
            (pool.label, pool.value, pool.maximum),
            tuple(chip for chip in row.chips if chip.status),
            row.dying,
            row.hidden,
            row.look,
        )
