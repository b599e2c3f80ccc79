"""The board of a running fight, with previews of paths, reach and places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent, QTextDocument
from PySide6.QtWidgets import QToolButton, QWidget

from rules.board.geometry import Cell, cell_name, cell_of, distance
from rules.core.state import Combatant
from rules.mechanics.params import TARGETS
from rules.text.sanitize import without_controls
from ui.board.fight.cell_highlights import CellHighlights
from ui.board.fight.cell_menu import GroundMenu
from ui.board.fight.cell_words import CellWords, InHand
from ui.board.fight.dragged_piece import DraggedPiece
from ui.board.fight.paths import MOVE, PathController
from ui.board.scene.view import BoardView
from ui.encounter.action_form.model import ActionFormModel
from ui.session.controller import Conductor
from ui.session.view.board import BoardState
from ui.theme.sizes import px
from ui.theme.theme import look, short_text
from ui.widgets.controls import IconButton
from ui.widgets.labels import Label, tip
from ui.widgets.layouts import lined, stacked

BESIDE = 8
"""Pixels at both sides of the board."""
AROUND = 12
"""Pixels between buttons, board and the text below."""
NARROW = 420
"""Width in pixels under which buttons and text do not fit side by side below the board."""
LINES = 2
"""The most lines of text about a cell, however narrow the board is."""
NO_SUCH = "invalid_params"
"""The refusal of an impossible value, which says no more than the cell's description."""


class FightBoard(QWidget):
    """The board with buttons for its highlights, and a line about the cell pointed at."""

    message_requested = Signal(str)
    """A refusal, for the page's message line."""
    piece_clicked = Signal(str)
    """A piece was clicked while no action asks for it: the combatant's id."""
    cell_chosen = Signal(str)
    """A cell for the open field of the action: `x,y`."""
    keys_released = Signal()
    """The action no longer needs the board's keys: the focus belongs to the page."""
    confirmed = Signal()
    """Enter was pressed on the chosen target: carry out the action."""
    rulings_requested = Signal(str, QPoint)
    """The rulings of a combatant are to be offered: its id, and a position on the screen."""
    enter_ignored = Signal()
    """Enter was pressed where it means nothing on the board."""

    def __init__(
        self,
        conductor: Conductor,
        composer: ActionFormModel,
        typed_text: Callable[[], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.conductor = conductor
        self.composer = composer
        self._typed_text = typed_text
        self.view = BoardView()
        self.scene = self.view.board_scene
        self.line = CellLine()
        self.shown = CellHighlights(conductor, composer)
        self.words = CellWords(conductor, self.scene)
        self.ways = PathController(conductor, self.scene, self.words)
        self.ways.message_requested.connect(self.message_requested)
        self._piece = DraggedPiece(conductor, self.scene, self.ways)
        self._cell: Cell | None = None
        self.lent = False
        """Whether an action waits for a cell: the arrows are the board’s."""
        self._selected = ""
        """The combatant who is selected in the order."""
        self._followed: tuple[str, Cell] | None = None
        """The combatant whose turn was shown last, and its cell."""
        self._build()
        self.shown.cells_changed.connect(self.show_marks)
        self.view.cell_hovered.connect(self._pointed)
        self.view.cell_clicked.connect(self._clicked)
        self.view.fight_requested.connect(self.fit_fight)
        self.view.cell_confirmed.connect(self._entered)
        self.view.drag_started.connect(self._pick_up)
        self.view.piece_dragged.connect(self._piece.carry)
        self.view.drag_turned.connect(self._piece.turn)
        self.view.drag_cancelled.connect(self._piece.give_up)
        self.view.piece_dropped.connect(self._piece.drop)
        self._piece.piece_hovered.connect(self._show_held)
        self._piece.piece_released.connect(self._show_let_go)
        self.view.ruling_requested.connect(self._open_menu)
        composer.action_changed.connect(self.show_marks)
        composer.action_changed.connect(self._lend_keys)
        conductor.fight_changed.connect(self.view.give_up)
        look().theme_changed.connect(self._describe_again)

    def _build(self) -> None:
        self._sight = ZoomBar(self.view, self.fit_fight)
        below = lined((self.line, 1), (self._sight, 0, Qt.AlignmentFlag.AlignTop))
        stacked(self.shown, (self.view, 1), below, on=self, margins=(BESIDE, 4, BESIDE, 0), spacing=4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the zoom buttons on a narrow board, as keys and wheel zoom too; on a low one leave the cells alone."""
        super().resizeEvent(event)
        self._sight.show_steps(shown=self.width() >= px(NARROW))
        self.shown.be_small(small=self.width() < px(NARROW))
        above = self.shown.heightForWidth(self.width() - 2 * px(BESIDE))
        room = self.height() - above - self.view.minimumHeight() - px(AROUND)
        self.line.take_room(room)
        self.shown.setVisible(room >= 0)
        for below in (self.line, self._sight):
            below.setVisible(room >= px(LEAST))

    def fit_fight(self) -> None:
        """Scroll and zoom to show all combatants."""
        pieces = () if self.words.view is None else self.words.view.pieces
        self.view.fit_to([cell for piece in pieces for cell in piece.covered])

    # --- showing ---------------------------------------------------------------------------------------

    def show_board(self, view: BoardState | None) -> None:
        """Show the board of a fight with its pieces; None: there is none, or nobody on it."""
        self.words.view = view
        if view is None:
            return
        before, board = self.scene.board, view.board
        self.scene.show_board(board, view.labels)
        self.scene.show_pieces(view.pieces)
        self.shown.show_system(self.conductor.system)
        if (board.width, board.height) != (before.width, before.height):
            self.view.fit()

    def look_again(self) -> None:
        """Forget computed paths and marks, follow the turn, and mark cells anew."""
        self.ways.forget()
        self.shown.forget()
        if self.words.view is not None:
            self.shown.show_system(self.conductor.system)
            self._follow_turn()
            self.show_marks()
            self._describe_again()

    def _follow_turn(self) -> None:
        """Move the cursor to the active combatant when its turn begins, and with its piece; else leave it."""
        actor = self.actor
        here = None if actor is None or actor.cell is None else (actor.id, actor.cell)
        former, self._followed = self._followed, here
        if here is not None and (here != former or not self.view.hasFocus()):
            self.view.put_cursor(here[1])

    @property
    def actor(self) -> Combatant | None:
        """The combatant whose paths and marks are shown: of the action being set up, else the active one."""
        if self.composer.action is not None:
            return self.composer.actor
        return self.conductor.fight.acting if self.conductor.is_open else None

    def bring_up(self, selected: str) -> None:
        """Show whoever is selected over others on its cell."""
        self._selected = selected
        self._bring_up()

    def _bring_up(self) -> None:
        """Show whoever is selected on top of a cell, then who acts; whoever aims stands below whom it may aim at."""
        actor, aims = self.actor, any(field.kind == TARGETS for field in self.composer.fields())
        acting = {} if actor is None else {actor.id: -1 if aims else 1}
        self.scene.bring_up(acting if not self._selected or aims else {**acting, self._selected: 2})

    def show_marks(self) -> None:
        """Mark cells and pieces: highlights, the action's reach and area, flanking."""
        if not self.conductor.is_open:
            return  # it was put away while an action was being put together
        if self.words.view is None:
            return
        self._bring_up()
        actor = self.actor
        self.scene.way.clear()
        if actor is None or actor.cell is None:
            self.scene.show_marked(())
            self.scene.mark_pieces({}, ())
            self.shown.offered = None
            return
        self.scene.show_marked(self.shown.marked_cells(actor, self.ways.of), actor.side)
        vantages = (
            self.conductor.system.ground.vantages(self.conductor.fight, actor, actor.cell)
            if self.composer.action is not None
            else {}
        )
        self.scene.mark_pieces(vantages, self.composer.affected())
        chosen = self.composer.values.get("to")
        if self._composes_move() and (end := cell_of(chosen)) is not None:
            self._show_way(end)

    def take_keys(self) -> None:
        """Focus the board, with the cursor on the acting combatant."""
        actor = self.actor
        if actor is not None and actor.cell is not None:
            self.scene.cursor.go(actor.cell)
        self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _lend_keys(self) -> None:
        """Focus the board while an action asks for a cell."""
        field = self.composer.field
        asks = self.composer.action is not None and field is not None and field.kind == "cell" and self.view.isVisible()
        if asks and not self.lent and not self.view.hasFocus():
            self.lent = True
            self.take_keys()
        if asks and field is not None:
            self._follow(cell_of(self.composer.values.get(field.name)))
        elif not asks and self.lent:
            self.lent = False
            self._cell = None
            if self.conductor.is_open:
                self._describe(None)
            if self.view.hasFocus():
                self.keys_released.emit()

    def _follow(self, chosen: Cell | None) -> None:
        """Move the cursor to the chosen cell, else to the nearest offered one, unless any path may be chosen."""
        start, offered = self.view.cursor_cell, self.shown.offered
        if chosen is not None:
            self.view.put_cursor(chosen)
        elif offered and not self._composes_move() and self.actor is not None and start == self.actor.cell:
            self.view.put_cursor(min(offered, key=lambda cell: (distance(start, cell), cell)))

    # --- pointing --------------------------------------------------------------------------------------

    def _pointed(self, cell: Cell | None) -> None:
        self._cell = cell
        if not self.conductor.is_open or self.words.view is None:
            return
        if cell is None:
            self.scene.way.clear()
        elif self.view.hasFocus() and self.scene.cursor.isVisible() and self.composer.action is None:
            self._show_way(cell)
        elif self.shown.offered is not None:
            if self._composes_move():
                self._show_way(cell)
            else:
                self.scene.way.show_way(None, (), cell, refused=cell not in self.shown.offered)
                if (actor := self.actor) is not None:
                    self.scene.show_marked(self.shown.marked_cells(actor, self.ways.of, cell), actor.side)
        self._describe(cell)

    def _why_not(self, field: str, cell: Cell) -> str:
        """Return why the action cannot be set to a cell: the rules' sentence."""
        actor, conductor = self.composer.actor, self.conductor
        walk = None if actor is None or field != "to" else self.ways.of(actor.id)
        refusal = None if walk is None else walk.refusal(cell)
        if refusal is not None:
            return self.words.refusal(refusal)
        if actor is not None and cell == actor.cell:
            return self.tr("{name} stands there already.").format(name=actor.name)
        refused = conductor.refusal_of(self.composer.command_with(field, f"{cell[0]},{cell[1]}"))
        if refused is None or (refused.code == NO_SUCH and "reason" not in refused.details):
            return self.tr("{cell} cannot be chosen here.").format(cell=cell_name(cell))
        return conductor.sentence(refused)

    def _why_not_and_how_far(self, field: str, cell: Cell) -> str:
        """Return the same with the distance, for where nothing else tells it."""
        why, actor = self._why_not(field, cell), self.composer.actor
        far = [] if actor is None else self.words.how_far(cell, actor, self._in_hand(actor))
        return why if not far or far[0] in why else f"{why} {', '.join(far)}."

    def _composes_move(self) -> bool:
        return self.composer.action is not None and self.ways.goes(self.composer.action.id)

    def _show_way(self, cell: Cell) -> None:
        actor = self.actor
        action = MOVE if self.composer.action is None else self.composer.action.id
        walk = None if actor is None or actor.cell is None else self.ways.of(actor.id, action)
        if walk is None or actor is None or cell == actor.cell:
            self.scene.way.clear()
            return
        self.ways.show(actor, cell, walk)
        if self.composer.action is None:
            self.scene.mark_pieces(self.conductor.system.ground.vantages(self.conductor.fight, actor, cell), ())

    def _describe_again(self) -> None:
        """Describe what is described: another fight may have no such cell, and the legend shows grounds as painted."""
        if self.conductor.is_open and self.words.view is not None:
            self._describe(self._cell if self._cell is not None and self.words.view.board.holds(self._cell) else None)

    def _describe(self, cell: Cell | None, whose: str | None = None, notes: Sequence[str] = ()) -> None:
        """Describe a cell and the cost of going there; `notes` follow its name."""
        if self.words.view is None:  # What is shown was another fight's, and is on its way out.
            return
        actor = self.conductor.fight.combatants[whose] if whose is not None else self.actor
        walk = self.ways.walk if self.composer.action is None or self._composes_move() else None
        field, offered = self.composer.field, self.shown.offered
        if cell is not None and field is not None and offered is not None and cell not in offered and walk is None:
            notes = (*notes, self._why_not(field.name, cell))
        words = () if cell is None else self.words.of(cell, actor, walk, self._in_hand(actor), notes)
        text = " · ".join(words)
        if text:
            self.line.show_words(short_text(self.line.fontMetrics(), text, self.line.width(), LINES))
            self.line.setToolTip(tip(text) if self.line.text() != text else "")
        else:
            self.line.show_parts(self.words.whole())
        self.view.setAccessibleDescription(without_controls(text))

    def _in_hand(self, actor: Combatant | None) -> InHand | None:
        """Return the action that a combatant is setting up."""
        composer = self.composer
        mine = composer.action is not None and actor is not None and actor is composer.actor
        return (composer.action.id, composer.values) if mine and composer.action is not None else None

    def carry(self, id: str, place: QPoint) -> None:
        """Preview placing a combatant at a position of the screen, like a drag of its piece."""
        if self.isVisible():
            self._piece.carry(id, self.view.cell_on_screen(place))

    def carry_nobody(self) -> None:
        """End the preview of a combatant carried over the board."""
        self._piece.give_up()
        self.scene.way.clear()
        self.show_marks()
        self._describe(None)

    def put_down(self, id: str, place: QPoint) -> None:
        """Place a combatant on the cell at a position of the screen; do nothing off the board."""
        if self.isVisible():
            self._piece.put_down(id, self.view.cell_on_screen(place))

    # --- moving ----------------------------------------------------------------------------------------

    def _pick_up(self, id: str) -> None:
        self.composer.stop()
        self._piece.take(id)

    def _show_held(self, id: str, cell: Cell | None, notes: Sequence[str]) -> None:
        self._cell = cell
        self._describe(cell, id, notes)

    def _show_let_go(self, cell: Cell | None) -> None:
        self.show_marks()
        self._describe(cell)

    def menu_for(self, cell: Cell) -> GroundMenu:
        """Return the menu of rulings for a cell."""
        actor = self.actor
        unplaced = (
            combatant
            for combatant in self.conductor.fight.combatants.values()
            if combatant.cell is None and combatant.state != "out"
        )
        movers = [
            *(() if actor is None else (actor,)),
            *(combatant for combatant in unplaced if combatant is not actor),
        ]
        menu = GroundMenu(self.conductor, cell, movers, self)
        menu.rulings_requested.connect(self.rulings_requested)
        return menu

    def _open_menu(self, cell: Cell, place: QPoint) -> None:
        if self.conductor.is_open:
            self.menu_for(cell).popup(place)

    def _entered(self, cell: Cell) -> None:
        """Choose a cell or its piece by Enter; where it means neither, pass Enter to the page."""
        field = self.composer.field
        composing = self.composer.action is not None
        on_nobody = composing and self.scene.piece_at(cell) is None and (field is None or field.kind != "cell")
        if (
            self.conductor.open_question is not None
            or self._typed_text()
            or on_nobody
            or self._is_for_another_field(cell)
            or (not composing and self.actor is None)
        ):
            self.enter_ignored.emit()
        else:
            self._clicked(cell)

    def _is_for_another_field(self, cell: Cell) -> bool:
        """Whether a cell was chosen just now for a field before the open one, without which the action can be done."""
        composer, value = self.composer, f"{cell[0]},{cell[1]}"
        if composer.action is None or composer.field is None or not composer.ready:
            return False
        others = (field.name for field in composer.fields() if field.kind == "cell" and field is not composer.field)
        return any(composer.values.get(name) == value for name in others)

    def _clicked(self, cell: Cell) -> None:
        if not self.conductor.is_open:
            return
        piece = self.scene.piece_at(cell)
        if self.composer.action is not None:
            self._aim(cell, None if piece is None else piece.view.id)
            return
        actor = self.actor
        if piece is not None and (actor is None or piece.view.id != actor.id or cell == actor.cell):
            self.piece_clicked.emit(piece.view.id)
            return
        if self.scene.cursor.isVisible() and self.view.hasFocus() and actor is not None and actor.cell is not None:
            self.ways.bring(actor.id, cell)
            self._describe(cell)

    def _aim(self, cell: Cell, id: str | None) -> None:
        field = self.composer.field
        if field is not None and field.kind == "cell":
            if self.shown.offered is not None and cell not in self.shown.offered:
                self.message_requested.emit(self._why_not_and_how_far(field.name, cell))
                return
            value = f"{cell[0]},{cell[1]}"
            if self.composer.values.get(field.name) == value and self.composer.ready:
                self.confirmed.emit()
            else:
                self.cell_chosen.emit(value)
            return
        if id is None:
            self._choose_later(cell)
            return
        if id in (self.composer.values.get("targets") or ()) and self.composer.ready:
            self.confirmed.emit()
        else:
            self.piece_clicked.emit(id)

    def _choose_later(self, cell: Cell) -> None:
        """Choose a cell that another field than the open one offers."""
        value = f"{cell[0]},{cell[1]}"
        for number, field in enumerate(self.composer.fields()):
            if field.kind == "cell" and any(
                option.id == value and option.refused is None for option in self.composer.options(field)
            ):
                self.composer.show(number)
                self.cell_chosen.emit(value)
                return


LEAST = 34
"""Least height in pixels: two lines."""
BETWEEN = " &nbsp; "
"""What stands between two parts on a line."""
MORE = "…"
"""Follows where there are more parts than have room."""


class CellLine(Label):
    """A label as high as its text; without room for all lines it shows the first ones, and all where one hovers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent, role="small", wraps=True)
        self.setObjectName("cell")
        self.setMinimumHeight(px(LEAST))
        self.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self._parts: tuple[str, ...] = ()

    def take_room(self, height: int) -> None:
        """Set the greatest height, so that it never covers the board."""
        self.setMaximumHeight(max(px(LEAST), height))
        if self._parts:
            self._break_lines()
        else:
            self._align()

    def show_words(self, text: str) -> None:
        """Show a plain text."""
        self._parts = ()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self._align()

    def show_parts(self, parts: Sequence[str]) -> None:
        """Show rich texts, and break lines between them alone: Qt would part a picture from the word after it."""
        self._parts = tuple(parts)
        self.setTextFormat(Qt.TextFormat.RichText)
        self._break_lines()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        super().resizeEvent(event)
        if self._parts:
            self._break_lines()

    def _break_lines(self) -> None:
        lines: list[list[str]] = []
        for part in self._parts:
            if lines and self._width_of(BETWEEN.join((*lines[-1], part))) <= self.width():
                lines[-1].append(part)
            else:
                lines.append([part])
        shown = lines
        while self._height_of(shown) > self.maximumHeight() and len(shown) > 1:
            shown = shown[:-1]
        marked = [*shown[:-1], [*shown[-1], MORE]] if len(shown) < len(lines) else shown
        text = _in_lines(marked if self._width_of(_in_lines(marked)) <= self.width() else shown)
        if text != self.text():
            self.setText(text)
        self.setToolTip("" if shown == lines else _in_lines(lines))
        self._align()

    def _width_of(self, text: str) -> int:
        """Return the width of a rich text in one line."""
        return ceil(self._laid(text).idealWidth())

    def _height_of(self, lines: Sequence[Sequence[str]]) -> int:
        return ceil(self._laid(_in_lines(lines)).size().height())

    def _laid(self, text: str) -> QTextDocument:
        laid = QTextDocument()
        laid.setDefaultFont(self.font())
        laid.setDocumentMargin(0)
        laid.setHtml(text)
        return laid

    def _align(self) -> None:
        """Cut a text that is too long only at its end."""
        is_cut = self.heightForWidth(self.width()) > self.maximumHeight()
        self.setAlignment(Qt.AlignmentFlag.AlignTop if is_cut else Qt.AlignmentFlag.AlignVCenter)


def _in_lines(lines: Sequence[Sequence[str]]) -> str:
    return "<br>".join(BETWEEN.join(line) for line in lines)


class ZoomBar(QWidget):
    """Buttons: zoom out, zoom in, all combatants, whole board."""

    def __init__(self, view: BoardView, fit_fight: Callable[[], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._steps: list[QToolButton] = []
        layout = lined(on=self, spacing=0)
        for name, hint, slot in (
            ("zoom-out", self.tr("Zoom out (Ctrl+−)"), self._farther),
            ("zoom-in", self.tr("Zoom in (Ctrl++)"), self._nearer),
            ("users", self.tr("All who stand on it (Ctrl+9)"), fit_fight),
            ("maximize", self.tr("The whole board (Ctrl+0)"), view.fit),
        ):
            button = IconButton(name, hint, clicked=slot)
            layout.addWidget(button)
            if slot in (self._farther, self._nearer):
                self._steps.append(button)

    def show_steps(self, *, shown: bool) -> None:
        """Show or hide the zoom buttons."""
        for button in self._steps:
            button.setVisible(shown)

    def _farther(self) -> None:
        self._view.zoom(1 / 1.25)

    def _nearer(self) -> None:
        self._view.zoom(1.25)
