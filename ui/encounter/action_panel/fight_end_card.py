"""The card of the end of a fight: who won it, spoils, ways on, and for each combatant its state and its share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QMetaMethod, Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from rules.core.facts import Fact
from rules.core.state import PARTY, Fight
from rules.log.sentences import Teller
from rules.summary.shares import Share
from rules.system.system import System
from ui.dnd.handle import Grip
from ui.encounter.action_panel.fight_end_table import Faces, Form, OutcomeTable
from ui.theme.icons import drawing
from ui.theme.sizes import px
from ui.theme.theme import HALF, current, look
from ui.widgets.buttons import WholeButton
from ui.widgets.labels import Label, TitleLabel
from ui.widgets.layouts import FlowPanel, lined, stacked

LAUREL = 56
"""The width of the laurel."""
NARROW = 360
"""The width in pixels below which a band has no room for it."""


class OutcomeBand(QFrame):
    """By whom the fight was won, and what, beside a laurel: of gold where the party has won; swords if nobody has."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "band")
        self._winner: str | None = None
        self._laurel = Label()
        self.title = TitleLabel(wraps=True)
        self.won = Label(role="figure", wraps=True)
        words = stacked(1, self.title, self.won, 1, spacing=HALF)
        lined(self._laurel, (words, 1), on=self, margins=(16, 12, 16, 12), spacing=16)
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
        self.won.setText(won)
        self.won.setVisible(bool(won))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the laurel out where there is little room."""
        super().resizeEvent(event)
        self._laurel.setVisible(self.width() >= px(NARROW))

    def _draw(self) -> None:
        name, role = (
            "crossed-swords" if self._winner is None else "laurels",
            "gold" if self._winner == PARTY else "muted",
        )
        self._laurel.setPixmap(drawing(name, current().color(role), LAUREL))


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
        self.band = OutcomeBand()
        self._make: Callable[[Form], OutcomeTable] | None = None
        """Makes the table of the shown end in a form."""
        self._tables: dict[Form, OutcomeTable] = {}
        """The forms in which the table has been made for the present end."""
        self.print_button = _button(self.tr("Print the log (Ctrl+P)"), self.print_requested)
        self.handout_button = _button(self.tr("Handout"), self.handout_requested)
        self.grip = Grip(self.tr("Drag the handout out of the window"))
        self.things_button = _button(self.tr("Hand things out (Ctrl+Shift+T)"), self.things_requested)
        self.summary_button = _button(self.tr("Summary (Ctrl+Shift+E)"), self.summary_requested)
        self.next_button = _button(self.tr("Next fight (Enter)"), self.next_requested)
        self._ways = FlowPanel(8, parent=self)
        self._ways.add(self.next_button, self.things_button, self.print_button, self.summary_button)
        self._ways.add(self.handout_button)
        self._ways.add(self.grip)
        words = self.tr("Drag things onto members in the order, or press Enter and type a name.")
        self._hint = Label(words, role="small", wraps=True)
        self._column = stacked(on=self, margins=(16, 12, 16, 12), spacing=12)
        self._column.addWidget(self.band)
        self._column.addWidget(self._ways)
        self._column.addWidget(self._hint)
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
        for shown in self._tables.values():
            self._column.removeWidget(shown)
            shown.deleteLater()
        self._tables = {}
        self.summary_button.setVisible(self.isSignalConnected(QMetaMethod.fromSignal(self.summary_requested)))
        for way in (self.handout_button, self.grip):
            way.setVisible(self.isSignalConnected(QMetaMethod.fromSignal(self.handout_requested)))
        self._make = partial(OutcomeTable, fight, shares, system, teller, faces)
        self._fit()

    def go_on(self) -> bool:
        """Go on to the next encounter; return False while this fight is not over."""
        if self.isHidden():
            return False
        self.next_requested.emit()
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the table in the form that has room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self._make is None:
            return
        margins = self._column.contentsMargins()
        room = self.contentsRect().width() - margins.left() - margins.right()
        wide = (form for form in (Form.BESIDE, Form.BELOW) if self._table(form).minimumSizeHint().width() <= room)
        chosen = next(wide, Form.NARROW)
        self._table(chosen)
        for form, table in self._tables.items():
            table.setVisible(form is chosen)

    def _table(self, form: Form) -> OutcomeTable:
        """Return the table in a form, which is made where it is wanted first."""
        if form not in self._tables:
            assert self._make is not None
            self._tables[form] = self._make(form)
            self._column.insertWidget(2, self._tables[form])
        return self._tables[form]


def _button(words: str, signal: SignalInstance) -> WholeButton:
    button = WholeButton(words, focusPolicy=Qt.FocusPolicy.TabFocus)
    button.clicked.connect(signal)
    return button


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
