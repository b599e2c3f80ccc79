"""The text of rules itself, for whoever likes to write it: numbered lines, gentle colours, and faults in the margin."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QMargins, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QTextEdit,
    QToolTip,
    QWidget,
)

from rules.text.localized import in_language
from rules.text.sanitize import without_controls
from rules.written.source import TextFault
from ui.commands.page_commands import LEAVE_TEXT
from ui.own_rules.description import with_line
from ui.rule_editor.text.rules_highlighter import RulesHighlighter
from ui.text.announcements import announce
from ui.text.words import language
from ui.theme.icons import paint
from ui.theme.sizes import px
from ui.theme.theme import GRID, HALF, current, look, numbers
from ui.widgets.controls import IconButton
from ui.widgets.labels import Label, tip
from ui.widgets.layouts import lined, stacked
from ui.widgets.line_edits import SearchLine

PAUSE = 200
"""Milliseconds after a key before the text is taken: what is typed in one go is one step of undo."""
STEP = 4
"""Spaces of an indentation."""
LARGEST_COLOURED = 200_000
"""Signs of a text that is coloured."""
MARK = 14
"""The side of a fault's sign in the margin."""
MOST_FAULTS = 4
"""How many faults are seen at once."""
WASH = 40
"""How much of the fault's colour lies under its line, of 255."""
_BREAK = "\u2029"
"""What Qt writes between two lines."""


class RulesTextView(QWidget):
    """The text with its margin; below it the faults, and a line to find something."""

    text_changed = Signal()
    """The reader has changed the text and paused, or left it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.edit = CodeEdit(self)
        self.find_line = SearchLine()
        self.find_line.setAccessibleName(self.tr("Find in the text"))
        self.find_line.setPlaceholderText(self.tr("Find in the text"))
        self.found_label = Label(role="muted")
        self.previous_button = IconButton("chevron-up", self.tr("The one before (Shift+Enter)"))
        self.next_button = IconButton("chevron-down", self.tr("The next one (Enter)"))
        self.close_button = IconButton("x", self.tr("Close (Esc)"))
        self.finder = QWidget()
        lined(
            (self.find_line, 1),
            self.found_label,
            self.previous_button,
            self.next_button,
            self.close_button,
            on=self.finder,
            spacing=HALF,
        )
        self.finder.hide()
        self.faults = FaultList()
        self.hint = Label(
            self.tr("Tab indents. {keys} leaves the text.").format(keys=LEAVE_TEXT.key_names), role="small", wraps=True
        )
        self.edit.setAccessibleDescription(self.hint.text())
        stacked(self.finder, (self.edit, 1), self.faults, self.hint, on=self, spacing=HALF)
        self.setFocusProxy(self.edit)
        self.edit.text_edited.connect(self.text_changed)
        self.edit.finding_requested.connect(self.open_finder)
        self.faults.line_chosen.connect(self.go_to_line)
        self.find_line.textChanged.connect(self._find_typed)
        self.find_line.installEventFilter(self)
        self.previous_button.clicked.connect(self.find_previous)
        self.next_button.clicked.connect(self.find_next)
        self.close_button.clicked.connect(self.close_finder)

    # --- the text -------------------------------------------------------------------------------------------

    def set_text(self, text: str) -> None:
        """Show a text; the cursor and what is in sight stay where they are, as far as the text is the same."""
        self.edit.show_text(text)

    def text(self) -> str:
        """Return the text as it is now, even while it is being typed."""
        return self.edit.text()

    def show_faults(self, faults: Sequence[TextFault]) -> None:
        """Mark the lines at fault, and list what is wrong with them."""
        told = [(fault.line, in_language(fault.sentence, language())) for fault in faults]
        self.edit.mark_faults(told)
        self.faults.show_faults(told)

    def go_to_line(self, line: int) -> None:
        """Set the cursor to where a line begins, show it, and give the keys to the text."""
        self.edit.go_to_line(line)
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- finding --------------------------------------------------------------------------------------------

    def open_finder(self) -> None:
        """Open the line to find something; it begins with what is selected."""
        chosen = self.edit.textCursor().selectedText()
        self.finder.show()
        if chosen and _BREAK not in chosen:
            self.find_line.setText(chosen)
        self.find_line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.find_line.selectAll()
        self._find_typed()

    def find_next(self) -> None:
        """Select the next place where it stands; after the last comes the first."""
        self._find(QTextDocument.FindFlag(0))

    def find_previous(self) -> None:
        """Select the place before, where it stands; before the first comes the last."""
        self._find(QTextDocument.FindFlag.FindBackward)

    def close_finder(self) -> None:
        """Close the line; the keys go back to the text."""
        self.finder.hide()
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Go on from one place to the next by Enter in the line, and close it by Esc, not the page around it."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            if event.key() != Qt.Key.Key_Escape:
                return False
            event.accept()
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                is_back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                (self.find_previous if is_back else self.find_next)()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.close_finder()
                return True
        return False

    def _find_typed(self) -> None:
        """Go to where it stands first, from the cursor on, while it is typed."""
        cursor = self.edit.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self.edit.setTextCursor(cursor)
        self.find_next()

    def _find(self, way: QTextDocument.FindFlag) -> None:
        wanted = self.find_line.text()
        self.found_label.setText("")
        if not wanted or self.edit.find(wanted, way):
            return
        cursor = self.edit.textCursor()
        backward = way == QTextDocument.FindFlag.FindBackward
        end = QTextCursor(self.edit.document())
        end.movePosition(QTextCursor.MoveOperation.End if backward else QTextCursor.MoveOperation.Start)
        self.edit.setTextCursor(end)
        if not self.edit.find(wanted, way):
            self.edit.setTextCursor(cursor)
            self.found_label.setText(self.tr("It does not stand there."))
            announce(self.find_line, self.found_label.text())


class CodeEdit(QPlainTextEdit):
    """A plain text with numbered lines, in which Tab indents.

    What is being typed is taken back by the text itself; once it is taken (`text_edited`), undoing it is the page's.
    """

    text_edited = Signal()
    finding_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("The text of the rules"))
        self.setProperty("role", "code")
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._text = ""
        """The text as it was last shown or taken."""
        self._is_showing = False
        self._faults: list[tuple[QTextCursor, str]] = []
        self.margin = Margin(self)
        self._highlighter: RulesHighlighter | None = None
        self._pause = QTimer(self, singleShot=True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self.take)
        self.document().contentsChange.connect(self._touched)
        self.blockCountChanged.connect(self._make_room)
        # Its bar comes and goes with the lines that are seen, and nothing says that it did.
        self.horizontalScrollBar().rangeChanged.connect(lambda *_: QTimer.singleShot(0, self, self._make_room))
        self.updateRequest.connect(self._scroll_margin)
        look().theme_changed.connect(self._look_changed)
        self._make_room()

    # --- the text -------------------------------------------------------------------------------------------

    def text(self) -> str:
        """Return the text; one that nobody has touched is to the sign what was shown."""
        return self._read() if self._pause.isActive() else self._text

    def show_text(self, text: str) -> None:
        """Replace only what is different, so that cursor, selection and scroll bars stay."""
        self._pause.stop()
        shown, wanted = self._read(), text.replace("\r\n", "\n")
        self._text = text
        if shown != wanted:
            self._is_showing = True
            start, end = _common(shown, wanted)
            cursor = QTextCursor(self.document())
            cursor.setPosition(_units(shown[:start]))
            cursor.setPosition(_units(shown[: len(shown) - end]), QTextCursor.MoveMode.KeepAnchor)
            cursor.insertText(wanted[start : len(wanted) - end])
            self._is_showing = False
            self._colour(len(wanted))
        self.document().clearUndoRedoStacks()

    def take(self) -> None:
        """Tell that the text was edited, if it was: from now on undoing that is not the text's."""
        self._pause.stop()
        text = self._read()
        self.document().clearUndoRedoStacks()
        if text != self._text.replace("\r\n", "\n"):
            self._text = text
            self.text_edited.emit()

    def _read(self) -> str:
        return self.document().toRawText().replace(_BREAK, "\n")

    def _colour(self, length: int) -> None:
        """Colour the text, unless it is a very long one."""
        is_coloured = self._highlighter is not None
        if (length <= LARGEST_COLOURED) == is_coloured:
            return
        if self._highlighter is not None:
            self._highlighter.setDocument(None)
            self._highlighter.deleteLater()
            self._highlighter = None
        else:
            self._highlighter = RulesHighlighter(self.document())

    def _touched(self, _: int, removed: int, added: int) -> None:
        # Colouring changes no text, but Qt calls it a change of the document.
        if not self._is_showing and (removed or added):
            self._pause.start()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take what was typed."""
        super().focusOutEvent(event)
        self._take_typed()

    def hideEvent(self, event: QHideEvent) -> None:
        """Take what was typed."""
        super().hideEvent(event)
        self._take_typed()

    def _take_typed(self) -> None:
        if self._pause.isActive():
            self.take()

    # --- faults ---------------------------------------------------------------------------------------------

    def mark_faults(self, faults: Sequence[tuple[int, str]]) -> None:
        """Mark the lines of faults; the marks go along with their lines."""
        self._faults = []
        for line, sentence in faults:
            cursor = QTextCursor(self._block(line))
            self._faults.append((cursor, sentence))
        self._wash()
        self.margin.update()

    def faults_at(self, line: int) -> list[str]:
        """Return what is wrong with a line."""
        return [sentence for cursor, sentence in self._faults if cursor.blockNumber() == line - 1]

    def faulty_lines(self) -> list[int]:
        """Return the lines at fault."""
        return sorted({cursor.blockNumber() + 1 for cursor, _ in self._faults})

    def go_to_line(self, line: int) -> None:
        """Set the cursor to where a line begins, in the middle of what is seen."""
        block = self._block(line)
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + len(block.text()) - len(block.text().lstrip()))
        self.setTextCursor(cursor)
        self.centerCursor()

    def _block(self, line: int) -> QTextBlock:
        """Return a line; the last one if there are fewer."""
        return self.document().findBlockByNumber(min(max(1, line), self.blockCount()) - 1)

    def _wash(self) -> None:
        color = current().color("bad")
        color.setAlpha(WASH)
        selections = []
        for cursor in {cursor.blockNumber(): cursor for cursor, _ in self._faults}.values():
            selection = QTextEdit.ExtraSelection()
            selection.cursor = cursor
            selection.format.setBackground(color)
            selection.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            selections.append(selection)
        self.setExtraSelections(selections)

    # --- keys -----------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Take the keys that are also the window's, and say what is wrong with the line under the mouse."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and _is_own(event):
            event.accept()
            return True
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            inside = self.viewport().mapFromGlobal(event.globalPos())
            line = self.cursorForPosition(inside).blockNumber() + 1
            QToolTip.showText(event.globalPos(), tip("\n".join(self.faults_at(line))), self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Indent by Tab, go on at the same indentation by Enter; Esc and Ctrl+Tab leave the text."""
        key, is_control = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.matches(QKeySequence.StandardKey.Find):
            self.finding_requested.emit()
        elif key == Qt.Key.Key_Escape or (is_control and key == Qt.Key.Key_Tab):
            self._leave(back=False)
        elif is_control and key == Qt.Key.Key_Backtab:
            self._leave(back=True)
        elif key == Qt.Key.Key_Tab:
            self._indent()
        elif key == Qt.Key.Key_Backtab:
            self._unindent()
        elif (
            key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            self._break_line()
        else:
            super().keyPressEvent(event)

    def _leave(self, *, back: bool) -> None:
        """Hand the keys on; a text in which Tab indents refuses that otherwise."""
        self.setTabChangesFocus(True)
        (self.focusPreviousChild if back else self.focusNextChild)()
        self.setTabChangesFocus(False)

    def _indent(self) -> None:
        """Indent the selected lines; without a selection add spaces up to the next step."""
        cursor = self.textCursor()
        cursor.beginEditBlock()
        if cursor.hasSelection():
            for block in self._chosen_blocks():
                if block.text().strip():
                    QTextCursor(block).insertText(" " * STEP)
        else:
            cursor.insertText(" " * (STEP - cursor.positionInBlock() % STEP))
        cursor.endEditBlock()

    def _unindent(self) -> None:
        """Take a step of indentation from the selected lines, or from the one with the cursor."""
        cursor = self.textCursor()
        cursor.beginEditBlock()
        for block in self._chosen_blocks():
            text = block.text()
            spaces = 1 if text.startswith("\t") else min(STEP, len(text) - len(text.lstrip(" ")))
            start = QTextCursor(block)
            start.setPosition(block.position() + spaces, QTextCursor.MoveMode.KeepAnchor)
            start.removeSelectedText()
        cursor.endEditBlock()

    def _chosen_blocks(self) -> list[QTextBlock]:
        """Return the lines with the selection; one of which nothing is selected does not count."""
        cursor, document = self.textCursor(), self.document()
        first, last = document.findBlock(cursor.selectionStart()), document.findBlock(cursor.selectionEnd())
        count = last.blockNumber() - first.blockNumber() + 1
        if count > 1 and cursor.selectionEnd() == last.position():
            count -= 1
        return [document.findBlockByNumber(first.blockNumber() + index) for index in range(count)]

    def _break_line(self) -> None:
        cursor = self.textCursor()
        before = cursor.block().text()[: cursor.positionInBlock()]
        cursor.insertText("\n" + before[: len(before) - len(before.lstrip(" \t"))])
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    # --- the margin -----------------------------------------------------------------------------------------

    def _make_room(self) -> None:
        """Leave room for the margin, and below what would show a part of a line."""
        margins = QMargins(self.margin.sizeHint().width(), 0, 0, self._less_than_a_line())
        if margins != self.viewportMargins():
            self.setViewportMargins(margins)
        self._place_margin()

    def _less_than_a_line(self) -> int:
        bar = self.horizontalScrollBar()
        room = self.contentsRect().height() - (bar.height() if bar.isVisible() else 0)
        laid_out = self.firstVisibleBlock().layout()  # the first block's own height has the margin of the text in it
        line = ceil(laid_out.lineAt(0).height()) if laid_out.lineCount() else self.fontMetrics().lineSpacing()
        return max(0, room - round(self.document().documentMargin())) % line if line > 0 else 0

    def _place_margin(self) -> None:
        """Put it beside what is seen of the text: not beside its bar, nor beside a part of a line."""
        width, seen = self.margin.sizeHint().width(), self.viewport().geometry()
        self.margin.setGeometry(self.contentsRect().left(), seen.top(), width, seen.height())

    def _scroll_margin(self, rect: QRect, moved: int) -> None:
        if moved:
            self.margin.scroll(0, moved)
        else:
            self.margin.update(0, rect.y(), self.margin.width(), rect.height())

    def _look_changed(self) -> None:
        self._wash()
        self._make_room()
        self.margin.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the margin as high as the text."""
        super().resizeEvent(event)
        self._make_room()

    def changeEvent(self, event: QEvent) -> None:
        """Measure the margin again in another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._make_room()

    def lines_in_sight(self) -> list[tuple[int, QRect]]:
        """Return the numbers of the lines in sight, each with its place."""
        found: list[tuple[int, QRect]] = []
        block = self.firstVisibleBlock()
        while block.isValid():
            place = self.blockBoundingGeometry(block).translated(self.contentOffset()).toRect()
            if place.top() > self.viewport().height():
                break
            found.append((block.blockNumber() + 1, place))
            block = block.next()
        return found


class Margin(QWidget):
    """The numbers of the lines beside a text, with a sign where something is wrong."""

    def __init__(self, edit: CodeEdit) -> None:
        super().__init__(edit)
        self._edit = edit

    def sizeHint(self) -> QSize:
        """Return the width of the sign and of the largest number."""
        digits = max(2, len(str(self._edit.blockCount())))
        metrics = self._edit.fontMetrics()
        return QSize(px(HALF) + px(MARK) + px(HALF) + digits * metrics.horizontalAdvance("0") + px(GRID), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint numbers and signs of the lines in sight."""
        theme, faulty = current(), set(self._edit.faulty_lines())
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), theme.color("sunken"))
            plain = numbers(self._edit.font())
            for line, place in self._edit.lines_in_sight():
                is_faulty = line in faulty
                if is_faulty:
                    middle = place.top() + (place.height() - px(MARK)) / 2
                    paint(painter, "triangle-alert", QRectF(px(HALF), middle, px(MARK), px(MARK)), theme.color("bad"))
                painter.setFont(plain)
                painter.setPen(theme.color("bad" if is_faulty else "muted"))
                room = QRect(0, place.top(), self.width() - px(GRID), place.height())
                painter.drawText(room, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), str(line))

    def event(self, event: QEvent) -> bool:
        """Say what is wrong with the line under the mouse."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            line = self._line_at(event.pos())
            QToolTip.showText(event.globalPos(), tip("\n".join(self._edit.faults_at(line))), self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Set the cursor into the line that is clicked."""
        self._edit.go_to_line(self._line_at(event.position().toPoint()))
        self._edit.setFocus(Qt.FocusReason.MouseFocusReason)

    def _line_at(self, point: QPoint) -> int:
        lines = self._edit.lines_in_sight()
        bottoms = [place.bottom() for _, place in lines]
        return lines[min(bisect_left(bottoms, point.y()), len(lines) - 1)][0]


class FaultList(QListWidget):
    """What is wrong with a text, a row each; Enter or a click goes to its line."""

    line_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("What is wrong"))
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.itemClicked.connect(self._go)
        self.itemActivated.connect(self._go)
        look().theme_changed.connect(self._fit)
        self.hide()

    def show_faults(self, faults: Sequence[tuple[int, str]]) -> None:
        """List faults by their lines; without one the list is not there."""
        rows = [(line, without_controls(with_line(line, sentence))) for line, sentence in faults]
        if rows == [(item.data(Qt.ItemDataRole.UserRole), item.text()) for item in self._items()]:
            return
        chosen = self.currentRow()
        self.clear()
        for line, sentence in rows:
            item = QListWidgetItem(sentence)
            item.setData(Qt.ItemDataRole.UserRole, line)
            self.addItem(item)
        self.setCurrentRow(min(max(0, chosen), self.count() - 1))
        self.setVisible(bool(rows))
        self._fit()

    def _items(self) -> list[QListWidgetItem]:
        return [self.item(row) for row in range(self.count())]

    def _fit(self) -> None:
        """Be as high as the faults are, up to some of them, none of which is cut."""
        rows = sum(self.sizeHintForRow(row) for row in range(min(self.count(), MOST_FAULTS)))
        self.ensurePolished()
        around = self.height() - self.contentsRect().height()
        self.setFixedHeight(rows + around)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the sentences anew at another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            QTimer.singleShot(0, self, self._fit)

    def _go(self, item: QListWidgetItem) -> None:
        self.line_chosen.emit(int(item.data(Qt.ItemDataRole.UserRole)))


def _is_own(event: QKeyEvent) -> bool:
    """Whether a key is the text's while it has the keys, though the window has a use for it."""
    is_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    leaves = event.key() == Qt.Key.Key_Escape or (is_control and event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab))
    return leaves or event.matches(QKeySequence.StandardKey.Find)


def _common(first: str, second: str) -> tuple[int, int]:
    """Return how many signs two texts have in common at their beginnings, and behind that at their ends."""
    most = min(len(first), len(second))
    start = _common_beginning(first, second, most)
    end = _common_beginning(first[::-1], second[::-1], most - start)
    return start, end


def _common_beginning(first: str, second: str, most: int) -> int:
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if first[:middle] == second[:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _units(text: str) -> int:
    """Qt counts a sign beyond the first 65,536 twice."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2
