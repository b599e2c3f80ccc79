"""The card of the end of a fight: who won it, spoils, ways on, and for each combatant its state and its share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import partial

from PySide6.QtCore import QEvent, QMetaMethod, QObject, QPoint, QRect, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget, QWidgetItem

from rules.core.facts import Fact
from rules.core.state import PARTY, Fight
from rules.log.sentences import Teller
from rules.summary.shares import Share
from rules.system.system import System
from rules.text.sanitize import without_controls
from ui.dnd.handle import Grip
from ui.encounter.action_panel.fight_end_table import Faces, Form, OutcomeTable
from ui.theme.icons import drawing, icon
from ui.theme.sizes import px, px_all
from ui.theme.theme import GRID, HALF, current, look
from ui.widgets.buttons import WholeButton
from ui.widgets.labels import Label, TitleLabel, tip
from ui.widgets.layouts import FlowPanel, Margins, WrappingPanel, stacked

MARGINS: Margins = (16, 12, 16, 12)
"""Of the card, and of the band on it."""
BRIEF_MARGINS: Margins = (12, 4, 12, 4)
"""Where room is short."""
BRIEF_ROLES = "name", "low_name", "strong"
"""The letters in which the sentence stands there, the largest first."""
APART, BRIEFLY_APART = 12, 8
"""The pixels between the parts of the card, and where room is short."""
LAUREL = 56
"""The width of the laurel."""
NARROW = 328
"""The width in pixels below which there is no room for it before words."""


class LaurelLine(WrappingPanel):
    """A laurel before words; the laurel is left out where there is little room."""

    def __init__(self, laurel: QWidget, words: QWidget) -> None:
        super().__init__()
        self._laurel, self._words = laurel, words
        self.add(laurel, words)

    def minimumSizeHint(self) -> QSize:
        """Return the least size of the words."""
        return self._words.minimumSizeHint()

    def _set(self, width: int, *, move: bool) -> int:
        has_laurel = width >= px(NARROW)
        laurel = self._laurel.sizeHint() if has_laurel else QSize(0, 0)
        left = laurel.width() + px(2 * GRID) if has_laurel else 0
        high = max(laurel.height(), self._words.heightForWidth(width - left))
        if move:
            self._laurel.setVisible(has_laurel)
            self._laurel.setGeometry(QRect(QPoint(0, (high - laurel.height()) // 2), laurel))
            self._words.setGeometry(QRect(left, 0, width - left, high))
        return high


class TableForms(WrappingPanel):
    """The table of an end in the widest form that has room, each of which is made where it is wanted first.

    Its height is that of the form for a width, whichever is shown. As that of the shown one it went to and fro without
    end where one form was too high without a scroll bar, and another was low enough beside it.
    """

    def __init__(self) -> None:
        super().__init__()
        self._make: Callable[[Form], OutcomeTable] | None = None
        self._tables: dict[Form, OutcomeTable] = {}

    def show_end(self, make: Callable[[Form], OutcomeTable]) -> None:
        """Show the table of another end; `make` makes it in a form."""
        for table in self._tables.values():
            table.hide()
            table.deleteLater()
        self._make, self._tables = make, {}
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Return no size: it is as wide as there is room."""
        return QSize(0, 0)

    def form_for(self, width: int) -> Form:
        """Return the form that has room in a width."""
        wide = (form for form in (Form.BESIDE, Form.BELOW) if self._table(form).minimumSizeHint().width() <= width)
        return next(wide, Form.NARROW)

    def _set(self, width: int, *, move: bool) -> int:
        if self._make is None:
            return 0
        table = self._table(self.form_for(width))
        high = max(table.heightForWidth(width), table.minimumSizeHint().height())
        if move:
            for other in self._tables.values():
                other.setVisible(other is table)
            table.setGeometry(0, 0, width, max(high, self.height()))
        return high

    def _table(self, form: Form) -> OutcomeTable:
        if form not in self._tables:
            assert self._make is not None
            table = self._tables[form] = self._make(form)
            table.hide()
            table.setParent(self)
            for part in (table, *table.findChildren(QWidget)):
                part.ensurePolished()  # it is measured before it is shown
        return self._tables[form]


class OutcomeBand(QFrame):
    """By whom the fight was won, and what, beside a laurel: of gold where the party has won; swords if nobody has."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "band")
        self._winner: str | None = None
        self._laurel = Label()
        self.title = TitleLabel(wraps=True)
        self.title.installEventFilter(self)
        self._is_brief = False
        self.won = Label(role="figure", wraps=True)
        words = QWidget()
        self._words = stacked(1, self.title, self.won, 1, on=words, spacing=HALF)
        stacked(LaurelLine(self._laurel, words), on=self, margins=MARGINS)
        look().theme_changed.connect(self._draw)
        self._draw()

    def show_outcome(self, title: str, won: str, winner: str | None) -> None:
        """Show by whom the fight was won, and what; `winner`: the side, None if nobody has won."""
        self._winner = winner
        self.setProperty("role", "band" if winner == PARTY else "card")
        self.style().unpolish(self)
        self.style().polish(self)
        self._draw()
        self.title.setText(title)
        self._fit_title()
        self.won.setText(won)
        self.won.setVisible(bool(won))

    def set_brief(self, *, brief: bool) -> None:
        """Say it in smaller letters where room is short, and hand over what was won, to be told elsewhere."""
        self._is_brief = brief
        self._fit_title()
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(*px_all(BRIEF_MARGINS if brief else MARGINS))
        if not brief:
            self._words.insertWidget(self._words.count() - 1, self.won)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say it in other letters in another width."""
        if isinstance(event, QResizeEvent) and event.size().width() != event.oldSize().width():
            self._fit_title()
        return super().eventFilter(watched, event)

    def _fit_title(self) -> None:
        """Where room is short, say it in the largest letters in which it has one line, or else in the smallest."""
        for role in BRIEF_ROLES if self._is_brief else ("display",):
            if self.title.property("role") != role:
                self.title.set_role(role)
            self.title.ensurePolished()
            if self.title.fontMetrics().horizontalAdvance(self.title.text()) <= self.title.width():
                break

    def _draw(self) -> None:
        name, role = (
            "crossed-swords" if self._winner is None else "laurels",
            "gold" if self._winner == PARTY else "muted",
        )
        self._laurel.setPixmap(drawing(name, current().color(role), LAUREL))


ICON, BY_QT = 18, 4
"""The side of a drawing on a button, and the pixels that Qt leaves free beside it at any size."""


class Wording(Enum):
    """How much is said on the ways on from the end."""

    KEYS = "keys"
    """What they do, and their keys."""
    WORDS = "words"
    """What they do; their keys stand in the tooltips."""
    DRAWINGS = "drawings"
    """What goes on says it, the others have a drawing alone, and their words stand in the tooltips."""


class WayButton(WholeButton):
    """A way on from the end, in fewer words where room is short."""

    def __init__(self, words: str, signal: SignalInstance, drawing: str = "") -> None:
        """`drawing`: what stands for its words where all have no room in one line; without one it keeps them."""
        super().__init__(words, focusPolicy=Qt.FocusPolicy.TabFocus)
        self._whole, self._icon, self._brief = words, drawing, words.partition(" (")[0]
        self.setAccessibleName(without_controls(words))
        self.clicked.connect(signal)
        look().theme_changed.connect(self._draw)

    def width_in(self, wording: Wording) -> int:
        """Return its width in a wording, whichever it has now."""
        around = self.sizeHint().width() - self._words_wide(self.text()) - self._icon_wide()
        if self._is_drawn(wording):
            return around + px(ICON) + BY_QT
        return around + self._words_wide(self._whole if wording is Wording.KEYS else self._brief)

    def say(self, wording: Wording) -> None:
        """Take up a wording."""
        is_drawn = self._is_drawn(wording)
        words = "" if is_drawn else self._whole if wording is Wording.KEYS else self._brief
        if (words, is_drawn) != (self.text(), not self.icon().isNull()):
            self.setText(words)
            self.setIcon(QIcon())
            self.setToolTip(tip(self._whole) if words != self._whole else "")
            self._draw(is_drawn=is_drawn)

    def _is_drawn(self, wording: Wording) -> bool:
        return wording is Wording.DRAWINGS and bool(self._icon)

    def _draw(self, *, is_drawn: bool | None = None) -> None:
        if is_drawn or (is_drawn is None and not self.icon().isNull()):
            self.setIcon(icon(self._icon))
            self.setIconSize(QSize(px(ICON), px(ICON)))

    def _icon_wide(self) -> int:
        return 0 if self.icon().isNull() else self.iconSize().width() + BY_QT

    def _words_wide(self, words: str) -> int:
        return self.fontMetrics().size(int(Qt.TextFlag.TextShowMnemonic), words).width() if words else 0


class WaysPanel(FlowPanel):
    """The ways on from the end; where room is short in one line, with a drawing for what has no words there."""

    def __init__(self, *ways: QWidget) -> None:
        super().__init__(8)
        self._is_brief = False
        self.add(*ways)

    def set_brief(self, *, brief: bool) -> None:
        """Say it in fewer words where room is short."""
        if brief != self._is_brief:
            self._is_brief = brief
            self._fit()

    def wording_for(self, width: int) -> Wording:
        """Return the wording in a width."""
        if not self._is_brief:
            return Wording.KEYS
        widths = [self._width_of(way, Wording.WORDS) for way in self.shown()]
        return Wording.WORDS if self.lines_needed(widths, width) <= 1 else Wording.DRAWINGS

    def _set(self, width: int, *, move: bool) -> int:
        if move:
            for way in self.shown():
                if isinstance(way, WayButton):
                    way.say(self.wording_for(width))
        return super()._set(width, move=move)

    def _lines(self, widgets: Sequence[QWidget], width: int) -> list[list[tuple[QWidgetItem, QSize]]]:
        """Return the ways of each line as wide as they are in the wording of this width."""
        wording = self.wording_for(width)
        lines: list[list[tuple[QWidgetItem, QSize]]] = []
        free = -1
        for widget in widgets:
            wanted = self._width_of(widget, wording)
            if wanted > free:
                lines.append([])
                free = width
            size = QSize(min(wanted, width), widget.sizeHint().height())
            if wanted > width and widget.hasHeightForWidth():
                size.setHeight(widget.heightForWidth(width))
            lines[-1].append((QWidgetItem(widget), size))
            free -= wanted + px(self._spacing)
        return lines

    def _width_of(self, way: QWidget, wording: Wording) -> int:
        return way.width_in(wording) if isinstance(way, WayButton) else way.sizeHint().width()


class OutcomeCard(QFrame):
    """The outcome of a fight; hidden while it runs."""

    print_requested = Signal()
    """The log is to be printed."""
    handout_requested = Signal()
    """The handout is to be exported; its button is shown only if that is connected."""
    things_requested = Signal()
    """The spoils are to be handed out."""
    summary_requested = Signal()
    """The summary is to be shown; its button is shown only if that is connected."""
    next_requested = Signal()
    """The next prepared encounter is to be opened."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._is_brief = False
        self.band = OutcomeBand()
        self.tables = TableForms()
        self.print_button = WayButton(self.tr("Print the log (Ctrl+P)"), self.print_requested, "printer")
        self.handout_button = WayButton(self.tr("Handout"), self.handout_requested, "file-text")
        self.grip = Grip(self.tr("Drag the handout out of the window"))
        self.things_button = WayButton(self.tr("Hand things out (Ctrl+Shift+T)"), self.things_requested, "package")
        self.summary_button = WayButton(self.tr("Summary (Ctrl+Shift+E)"), self.summary_requested, "list")
        self.next_button = WayButton(self.tr("Next fight (Enter)"), self.next_requested)
        self._ways = WaysPanel(self.next_button, self.things_button, self.print_button, self.summary_button)
        self._ways.add(self.handout_button, self.grip)
        words = self.tr("Drag things onto members in the order, or press Enter and type a name.")
        self._hint = Label(words, role="small", wraps=True)
        self._parts = stacked(self.band, self._ways, self.tables, self._hint, on=self, margins=MARGINS, spacing=APART)
        self.setMinimumWidth(1)
        self.hide()

    def show_end(
        self,
        fight: Fight,
        facts: Sequence[Fact],
        system: System,
        teller: Teller,
        shares: Mapping[str, Share],
        faces: Faces,
    ) -> None:
        """Show the outcome of a fight from all its facts, everybody's share, and how they look."""
        self.band.show_outcome(ending(facts, teller), won(facts, teller), fight.winner)
        self.summary_button.setVisible(self.isSignalConnected(QMetaMethod.fromSignal(self.summary_requested)))
        for way in (self.handout_button, self.grip):
            way.setVisible(self.isSignalConnected(QMetaMethod.fromSignal(self.handout_requested)))
        self.tables.show_end(partial(OutcomeTable, fight, shares, system, teller, faces))

    def set_brief(self, *, brief: bool) -> None:
        """Bring the ways on into sight where room is short: under who won alone, in fewer words."""
        if brief == self._is_brief:
            return
        self._is_brief = brief
        self.band.set_brief(brief=brief)
        if brief:
            self._parts.insertWidget(self._parts.indexOf(self._ways) + 1, self.band.won)
        self._parts.setContentsMargins(*px_all(BRIEF_MARGINS if brief else MARGINS))
        self._parts.setSpacing(px(BRIEFLY_APART if brief else APART))
        self._ways.set_brief(brief=brief)

    def go_on(self) -> bool:
        """Go on to the next encounter; return False while this fight is not over."""
        if self.isHidden():
            return False
        self.next_requested.emit()
        return True


def ending(facts: Sequence[Fact], teller: Teller) -> str:
    """Return by whom the fight was won, in the words of the log; empty while it goes on."""
    return "\n".join(_lines_of("end", facts, teller))


def won(facts: Sequence[Fact], teller: Teller) -> str:
    """Return what was won at the end, in the words of the log."""
    return "\n".join(_lines_of("spoils", facts, teller))


def _lines_of(kind: str, facts: Sequence[Fact], teller: Teller) -> list[str]:
    """Return the lines on the facts of a kind that came with the last end."""
    last = max((number for number, fact in enumerate(facts) if fact["kind"] == "end"), default=None)
    if last is None:
        return []
    command = facts[last]["command"]
    return teller.lines([fact for fact in facts if fact["kind"] == kind and fact["command"] == command])
