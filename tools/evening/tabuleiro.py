"""An evening of Batalha no tabuleiro in Portuguese, from an empty library: all on a board, mostly by mouse."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint

from rules.core.board_overlays import Cell
from rules.core.state import PARTY
from tools.evening.evening import Evening
from tools.evening.hands import Hands
from ui.board.scene.view import BoardView

REST = 0.8
"""Seconds that a drag rests over a tab until it comes to the front, and a little more."""
MELEE = ((4, 4), (5, 5), (5, 4), (4, 5))
"""Cells of the party and its foes: each is beside both of the others."""
AWAY = (8, 8)
"""A free cell."""


def _sheet(vida: int, con: int, per: int) -> dict[str, int]:
    return {"VIDA": vida, "CON": con, "DESTINO": 5, "AÇÃO": 6, "PER": per, "FOR": 4}


@dataclass(frozen=True)
class BoardEvening(Evening):
    """An evening with a fight on a board."""

    def prepare(self, hands: Hands) -> None:
        """Prepare as in every evening, drag a creature into the roster, then place everybody."""
        super().prepare(hands)
        hands.click("Who takes part")
        self.carry_over_the_tab(hands)
        hands.click("Board…")
        hands.click("New board")
        hands.click("Place everybody")
        board = hands.ask(lambda: hands.window.encounter.board)
        pieces = hands.until(
            "nobody is placed", lambda: [candidate.view for candidate in board.editor.scene.pieces.values()]
        )
        for piece, cell in zip(sorted(pieces, key=lambda candidate: candidate.side != PARTY), MELEE, strict=True):
            hands.drag(point(hands, board.editor.view, piece.cell), point(hands, board.editor.view, cell))
        hands.pictures("board")
        for _ in range(2):
            hands.keys("ctrl+z", "ctrl+z", "ctrl+shift+z", "ctrl+shift+z")
        hands.keys("Escape")
        hands.see("Who takes part")

    def carry_over_the_tab(self, hands: Hands) -> None:
        """Drag a creature over a tab, which comes to the front, into the roster; undo that."""
        roster = hands.window.encounter.prepare.pane.who.roster
        before = hands.ask(roster.rows.rowCount)
        hands.keys("ctrl+1")
        start = hands.place(next(iter(self.creatures)))
        tab = hands.place("Encounter")
        inside = hands.ask(lambda: hands.window.tabs.mapToGlobal(QPoint(900, 330)))
        hands.drag(start, start + QPoint(30, 20), tab + QPoint(4, 4), tab, inside, rest=REST)
        hands.until("nobody has come into the roster", lambda: roster.rows.rowCount() == before + 1)
        hands.keys("ctrl+z")
        hands.until("nobody has left the roster", lambda: roster.rows.rowCount() == before)

    def meanwhile(self, hands: Hands) -> None:
        """Drag a row of the order onto the board to place its piece; undo that."""
        window = hands.window
        page, fight = window.encounter.fight, window.conductor.fight
        view = page.order
        standing = [row.id for row in view.order.rows if fight.combatants[row.id].state == "active"]
        id = next(item for item in standing if item != fight.active)
        old = fight.combatants[id].cell

        def in_order() -> QPoint:
            rect = view.visualRect(view.order.index_of(id))
            place: QPoint = view.viewport().mapToGlobal(rect.center() - QPoint(60, 8))
            return place

        hands.drag(hands.ask(in_order), point(hands, page.board.view, AWAY), rest=0.2)
        hands.until("no piece stands where its row was dropped", lambda: fight.combatants[id].cell == AWAY)
        hands.pictures("piece put down")
        hands.keys("ctrl+z")
        hands.until("the piece does not go back", lambda: fight.combatants[id].cell == old)

    def look_back(self, hands: Hands) -> None:
        """Export the log in every format, and the fight as a script."""
        for kind, ending in (("PDF", "pdf"), ("Markdown", "md")):
            path = (hands.folder / f"log.{ending}").resolve()
            hands.menu("File", "Export the log", f"Export as {kind}…")
            hands.write(path)
        path = (hands.folder / "fight.json").resolve()
        hands.menu("File", "Save fight as script…")
        hands.write(path)
        super().look_back(hands)


def point(hands: Hands, view: BoardView, cell: Cell) -> QPoint:
    """Return the position of a cell on the screen."""
    return hands.ask(lambda: view.viewport().mapToGlobal(view.point_of(cell)))


evening = BoardEvening(
    language="Português do Brasil",
    system="Batalha no tabuleiro",
    creatures={"Lobo de Cinza": _sheet(9, 6, 3), "Sombra": _sheet(7, 5, 7)},
    members={"Itaci": _sheet(14, 7, 6), "Bento": _sheet(16, 8, 4)},
    weapons="Cartas",
    weapon={"DANO": "FOR+1d6"},
)
