"""The lines of a declaration phase: one for each combatant with its proposed declaration, changed by a key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QSizePolicy, QWidget

from rules.text.sanitize import without_controls
from ui.session.appearance import PLAIN, OwnLook
from ui.theme import icons
from ui.theme.emblem import Standing, paint_emblem
from ui.theme.row_parts import ACTIVE, CAP, paint_cap
from ui.theme.row_parts import CLOSED as CLOSED_CAP
from ui.theme.row_parts import PLAIN as PLAIN_CAP
from ui.theme.sizes import px
from ui.theme.status_token import short_deed
from ui.theme.theme import CONTROL, NORMAL, RING, SMALL, current, look, short_name, sized
from ui.widgets.labels import Label, keyless, tip
from ui.widgets.layouts import stacked

LINE_HEIGHT, TWO_LINES = 32, 44
NARROW = 444
"""Pixels of width below which the declaration is shown under the name."""
EMBLEM_LEFT, EMBLEM = 37, 34
"""Left edge of the emblem, and its side where there is room."""
NAME_LEFT, MARK_RIGHT, PENCIL, GAP = 78, 10, 20, 8
"""Left edge of the name, right edge of the mark, room for the pencil before it, and the gap between all."""
DECLARED, NEXT, LATER, CLOSED = "declared", "next", "later", "closed"
ASKED, MADE = "asked", "made"
"""While all declare in secret: asked on a phone, and declared, which nobody sees yet."""
SIGNS = {DECLARED: ("check", 16, "good"), MADE: ("check", 16, "good"), CLOSED: ("ban", 14, "muted")}
"""State of a line to the drawing that says it, its side and its colour."""
AT_ONCE = 40
"""The number of lines made in one step: more than a window shows. The rest follow while the window stays responsive."""


@dataclass(frozen=True, slots=True)
class DeclarationLine:
    """The line of one combatant."""

    id: str
    letter: str
    name: str
    side: str
    words: str
    """The declaration, as made or proposed, or why there can be none."""
    state: str
    """`declared`, `next`, `later`, `closed`, `asked` or `made`."""
    changed: bool = False
    """Whether the game master has replaced the proposal."""
    in_group: bool = False
    """Whether others of its group declare after it."""
    look: OwnLook = PLAIN
    briefly: str = ""
    """The declaration with the targets by their letters; empty where it has none."""

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is to be done about it."""
        return self.state in (DECLARED, CLOSED, MADE)


def enter_word() -> str:
    """Return the name of the key that accepts a line."""
    return QCoreApplication.translate("QShortcut", "Enter")


class LineButton(QAbstractButton):
    """A line: key, name, declaration, and its state."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.line: DeclarationLine | None = None
        self.names = 0
        """The width of the names beside which the declarations are shown."""
        self._least = 0
        """The width under which they stand below the names."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # One that is fixed would be held to the height that it has at its present width.
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_line(self, line: DeclarationLine) -> None:
        """Show a line; do nothing if it is shown already."""
        if line == self.line:
            return
        self.line = line
        self.setEnabled(line.state in (NEXT, LATER, ASKED, MADE))
        self.setText(keyless(f"{line.letter.upper()}: {line.name}: {line.words}"))
        self.setToolTip(tip(f"{line.name}: {line.words}"))
        self.setAccessibleDescription(without_controls(self._tag(line)))
        self.update()

    def _tag(self, line: DeclarationLine) -> str:
        if line.state in (DECLARED, MADE):
            return self.tr("declared")
        if line.state == NEXT:
            return enter_word()
        return self.tr("changed") if line.changed else ""

    @property
    def narrow(self) -> bool:
        """Whether the declaration stands under the name."""
        return self.width() < self._least

    def sizeHint(self) -> QSize:
        """All lines have one height."""
        return QSize(px(240), self.heightForWidth(self.width()))

    def heightForWidth(self, width: int) -> int:
        """Return the height in a width, in one row or in two."""
        return px(TWO_LINES) if width < self._least else px(LINE_HEIGHT)

    def arrange(self, names: int, least: int) -> None:
        """Put the declaration beside names of a width, or under its own name where there is less room than `least`."""
        if (names, least) != (self.names, self._least):
            self.names, self._least = names, least
            self.updateGeometry()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        line = self.line
        if line is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ground(painter, line)
            self._paint_letter(painter, line)
            self._paint_words(painter, line)

    def _box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)

    def _paint_ground(self, painter: QPainter, line: DeclarationLine) -> None:
        """Highlight the next line to declare, and the line under the mouse."""
        theme, box = current(), self._box()
        painter.setPen(Qt.PenStyle.NoPen)
        if line.state == NEXT:
            painter.setBrush(theme.color("accent_soft"))
            painter.drawRoundedRect(box, px(CONTROL), px(CONTROL))
            painter.setBrush(theme.color("accent"))
            painter.drawRoundedRect(
                QRectF(box.left(), box.top() + px(4), px(3), box.height() - px(8)), px(RING) / 2, px(RING) / 2
            )
        elif self.underMouse() and self.isEnabled():
            painter.setBrush(theme.color("sunken"))
            painter.drawRoundedRect(box, px(CONTROL), px(CONTROL))

    def _paint_letter(self, painter: QPainter, line: DeclarationLine) -> None:
        """Paint the cap of the key, and the emblem."""
        look = CLOSED_CAP if line.is_quiet else ACTIVE if line.state == NEXT else PLAIN_CAP
        top = (self.height() - px(CAP.height())) / 2
        paint_cap(painter, QRectF(px(10), top, px(CAP.width()), px(CAP.height())), line.letter, self.font(), look)
        side = min(px(EMBLEM), self.height() - px(6))
        painter.setFont(self.font())
        at = QRectF(px(EMBLEM_LEFT), (self.height() - side) / 2, side, side)
        standing = Standing(possible=line.state != CLOSED)
        paint_emblem(painter, at, line.look.as_emblem(line.side, line.name), standing)

    def drawn(self) -> tuple[str, str]:
        """Return the name and the declaration as they are painted, elided to their room."""
        line = self.line
        if line is None:
            return "", ""
        (name, name_font), (words, words_font) = self._places(line)
        return (
            short_name(QFontMetrics(name_font), line.name, int(name.width())),
            short_deed(QFontMetrics(words_font), line.words, int(words.width()), line.briefly),
        )

    def _places(self, line: DeclarationLine) -> tuple[tuple[QRectF, QFont], tuple[QRectF, QFont]]:
        """Return where name and declaration stand, and in which fonts; below the name that has all of the width."""
        left, right = float(px(NAME_LEFT)), self._box().right() - px(MARK_RIGHT)
        room = max(0.0, right - self._mark_width(line) - left - px(GAP))
        name_font = sized(self.font(), NORMAL, bold=line.state == NEXT)
        if self.narrow:
            below = QRectF(left, px(22), max(0.0, right - left), px(18))
            return (QRectF(left, px(3), room, px(20)), name_font), (below, sized(self.font(), SMALL))
        beside = self.names + 2 * px(GAP)
        name, words = (
            QRectF(left, 0, self.names, px(LINE_HEIGHT)),
            QRectF(left + beside, 0, room - beside, px(LINE_HEIGHT)),
        )
        return (name, name_font), (words, sized(self.font(), NORMAL))

    def _paint_words(self, painter: QPainter, line: DeclarationLine) -> None:
        """Paint the name, the declaration beside it or below, and its state."""
        theme = current()
        (name, name_font), (words, words_font) = self._places(line)
        name_shown, words_shown = self.drawn()
        self._paint_mark(painter, line, QRectF(0, name.top(), self._box().right() - px(MARK_RIGHT), name.height()))
        painter.setFont(name_font)
        painter.setPen(theme.color("muted" if line.is_quiet else "text"))
        painter.drawText(name, _LEFT, name_shown)
        painter.setFont(words_font)
        painter.setPen(theme.color("muted" if line.is_quiet or line.state in (LATER, ASKED) else "text"))
        painter.drawText(words, _LEFT, words_shown)

    def _mark_width(self, line: DeclarationLine) -> int:
        """Return how wide the state of the line is."""
        tag = QFontMetrics(sized(self.font(), SMALL)).horizontalAdvance(self._said_tag(line))
        signs = [SIGNS[line.state][1]] if line.state in SIGNS else [PENCIL] if line.changed else []
        return tag + sum(map(px, signs))

    def _said_tag(self, line: DeclarationLine) -> str:
        """Return the key that accepts the line, unless its name has no room beside it: its ground says the same."""
        if line.state != NEXT:
            return ""
        name = QFontMetrics(sized(self.font(), NORMAL, bold=True)).horizontalAdvance(line.name)
        tag = QFontMetrics(sized(self.font(), SMALL)).horizontalAdvance(self._tag(line))
        room = self._box().right() - px(MARK_RIGHT) - px(NAME_LEFT) - px(GAP) - (px(PENCIL) if line.changed else 0)
        return self._tag(line) if not self.narrow or name + tag <= room else ""

    def _paint_mark(self, painter: QPainter, line: DeclarationLine, band: QRectF) -> None:
        """Paint the state of the line at the right end of a band."""
        theme = current()
        if line.state in SIGNS:
            name, side, role = SIGNS[line.state]
            self._paint_sign(painter, name, side, role, band)
            return
        if line.changed:
            self._paint_sign(painter, "pencil", 14, "warn", band)
            band.setRight(band.right() - px(PENCIL))
        if line.state == NEXT:
            painter.setFont(sized(self.font(), SMALL))
            painter.setPen(theme.color("accent"))
            painter.drawText(band, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self._said_tag(line))

    def _paint_sign(self, painter: QPainter, name: str, side: int, role: str, band: QRectF) -> None:
        place = QRectF(band.right() - px(side), band.center().y() - px(side) / 2, px(side), px(side))
        icons.paint(painter, name, place, current().color(role))


_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class DeclarationColumn(QFrame):
    """The lines in the order of declaring, and the keys that accept or change them."""

    line_clicked = Signal(str)
    """A line was clicked: the combatant's id."""
    marked_moved = Signal(object)
    """The line that Enter takes is another one, a widget; None: there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.lines: tuple[DeclarationLine, ...] = ()
        self._is_past = False
        self._buttons: list[LineButton] = []
        self._next = 0
        """The index of the first line that may still show an older state."""
        self._rows = stacked(spacing=0)
        self._filling = QTimer(self)
        self._filling.setInterval(0)
        self._filling.timeout.connect(self._fill)
        self._measured: tuple[object, str] = (), ""
        """The lines that were measured, and their font."""
        self._widest = 0, 0
        """The width of the longest name, and of the longest declaration with its mark."""
        self._hint = Label(role="small", wraps=True)
        layout = stacked(on=self, margins=(GAP, GAP, GAP, GAP), spacing=8)
        layout.addWidget(self._hint)
        layout.addLayout(self._rows)
        self.setAccessibleName(self.tr("What everybody declares"))
        look().theme_changed.connect(self._fit)
        self.hide()

    def show_lines(self, lines: Sequence[DeclarationLine], *, is_past: bool = False) -> None:
        """Show the lines; hide the column if there are none. In the past the keys do nothing."""
        if (tuple(lines), is_past) == (self.lines, self._is_past):
            return
        self.lines, self._is_past = tuple(lines), is_past
        for button in self._buttons[len(self.lines) :] if self.lines else ():  # without any the column is hidden
            button.hide()
        self._next = 0
        self._fill()
        self._filling.start()
        self._hint.setVisible(not is_past)
        if any(line.state == NEXT for line in lines):
            words = self.tr("Enter or Space takes the marked line, Shift+Enter all of them; a letter changes its line.")
            more = self.tr("Ctrl+Shift+Enter: the whole group declares what the marked line says.")
            words = f"{words} {more}" if any(line.in_group for line in lines) else words
            self._hint.setText(f"{self._secretly()} {words}".strip())
        elif any(line.state in (ASKED, MADE) for line in lines):
            more = self.tr("A letter declares for somebody, Shift+Enter what is proposed for all who are asked.")
            self._hint.setText(f"{self._secretly()} {more}")
        else:
            self._hint.setText(self.tr("Everybody has declared. Space goes on."))

    def _secretly(self) -> str:
        """Return that nobody sees what is declared yet; empty where all do."""
        if not any(line.state in (ASKED, MADE) for line in self.lines):
            return ""
        return self.tr("All declare in secret: it is shown once the last has declared.")

    def _show_line(self, number: int) -> bool:
        """Show the line of an index; return False if it is shown already."""
        if number == len(self._buttons):
            button = LineButton(self)
            button.clicked.connect(self._pressed)
            self._rows.addWidget(button)
            self._buttons.append(button)
        line, button = self.lines[number], self._buttons[number]
        if button.line == line and not button.isHidden():
            return False
        button.show()
        button.show_line(line)
        return True

    def _fill(self) -> None:
        """Show as many of the changed or missing lines as fit into one step."""
        fresh = 0
        while fresh < AT_ONCE and self._next < len(self.lines):
            fresh += self._show_line(self._next)
            self._next += 1
        if fresh < AT_ONCE:
            self._filling.stop()
        self._fit()
        shown = self._buttons[: self._next]
        self.marked_moved.emit(next((button for button in shown if button.line and button.line.state == NEXT), None))

    def _measure(self) -> None:
        measured = self.lines, sized(self.font(), NORMAL).key()
        if measured == self._measured:
            return
        self._measured = measured
        names = QFontMetrics(sized(self.font(), NORMAL, bold=True))
        words = QFontMetrics(sized(self.font(), NORMAL))
        mark = QFontMetrics(sized(self.font(), SMALL)).horizontalAdvance(enter_word()) + px(PENCIL)
        texts = {line.words for line in self.lines}
        self._widest = (
            max((names.horizontalAdvance(line.name) for line in self.lines), default=0),
            max(map(words.horizontalAdvance, texts), default=0) + mark,
        )

    def _fit(self) -> None:
        self._measure()
        names, words = self._widest
        least = max(px(NARROW), px(NAME_LEFT) + names + words + 3 * px(GAP) + px(MARK_RIGHT))
        for button in self._buttons:
            button.arrange(names, least)

    def _pressed(self) -> None:
        button = self.sender()
        if isinstance(button, LineButton) and button.line is not None:
            self.line_clicked.emit(button.line.id)
