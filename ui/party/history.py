"""The history of a party or of one of its members: fights and rests, the last one first, with what came of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QTableView, QWidget

from models.repositories.histories import Histories, MembersFight, PastFight
from models.repositories.parties import Member
from ui.party.past_fights import PastFights
from ui.widgets.combo_box_names import ChoiceName
from ui.widgets.item_views import by_need, make_readable
from ui.widgets.labels import Label
from ui.widgets.lines import lined, stacked
from ui.widgets.overlay_card import AskingCard

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


def shared(room: int, needs: Mapping[int, int]) -> dict[int, int]:
    """Divides room among columns by need; all get alike of what is over."""
    given = by_need(room, needs)
    over = (room - sum(given.values())) // max(1, len(given))
    return {column: width + over for column, width in given.items()}


class HistoryCard(AskingCard):
    """The fights of a party, or of whichever member is chosen on it; Enter opens the log of one."""

    wanted = Signal(int)
    """The encounter whose fight is to be looked at."""

    def __init__(
        self, party: tuple[int, str], members: Sequence[Member], histories: Histories, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._party, self._histories = party[0], histories
        self._wide: tuple[int, ...] = ()
        """The columns that share the room that is left."""
        heading = Label(self.tr("Fights and rests of"), role="heading")
        self.whose = QComboBox()
        self.whose.setAccessibleName(heading.text())
        ChoiceName(self.whose)
        self.whose.setToolTip(self.tr("The party, or one of its members (← →)"))
        self.whose.addItem(party[1], None)
        for member in members:
            self.whose.addItem(member.name, member.id)
        self.table = QTableView()
        self.table.setAccessibleName(heading.text())
        make_readable(self.table)
        self.table.setShowGrid(False)
        self.table.horizontalHeader().setHighlightSections(False)
        self._empty = Label("", role="muted", wraps=True)
        self._hint = Label(
            self.tr("← → choose whose fights these are, Enter opens the log of one, Esc puts this away."),
            role="muted",
            wraps=True,
        )
        layout = stacked(self, margins=(12, 12, 12, 12), spacing=8)
        head = lined(spacing=8)
        head.addWidget(heading)
        head.addWidget(self.whose, 1)
        head.addWidget(self.away())
        layout.addLayout(head)
        layout.addWidget(self.table, 1)
        layout.addWidget(self._empty, 1)
        layout.addWidget(self._hint)
        self.table.doubleClicked.connect(self.do)
        self.table.installEventFilter(self)
        self.table.viewport().installEventFilter(self)
        self.whose.currentIndexChanged.connect(self._show)
        self._show()

    def _show(self) -> None:
        """Reads the history of whoever is chosen."""
        member: int | None = self.whose.currentData()
        told = self._histories.of(self._party) if member is None else self._histories.of_member(member)
        self.fights = PastFights(told, self, one=member is not None)
        before = self.table.model()
        self.table.setModel(self.fights)
        if before is not None:
            before.deleteLater()
        last = self.fights.columnCount() - 1
        self._wide = (0, last) if member is not None else (0, last - 1, last)
        # What nobody has gained in any of them takes no room from the others.
        gained = (str(self.fights.index(row, last).data() or "") for row in range(len(told)))
        self.table.setColumnHidden(last, bool(told) and not any(gained))
        none = self.tr("This party has been in no fight yet.")
        name = self.whose.currentText()
        of_one = self.tr("{name} has been in no fight yet.").format(name=name)
        self._fit()
        self._empty.setText(none if member is None else of_one)
        self.table.setVisible(bool(told))
        self._empty.setVisible(not told)
        if told:
            self.table.setCurrentIndex(self.fights.index(0, 0))
        if self.isVisible():
            self._take_keys()

    def _fit(self) -> None:
        """Shares what the other columns leave; a heading that is whole comes before that: then the table scrolls."""
        header = self.table.horizontalHeader()
        shown = [one for one in range(header.count()) if not header.isSectionHidden(one)]
        heads = {one: header.sectionSizeHint(one) for one in shown}
        needs = {one: max(heads[one], self.table.sizeHintForColumn(one)) for one in shown}
        wide = [one for one in self._wide if one in needs]
        left = self.table.viewport().width() - sum(needs[one] for one in shown if one not in wide)
        for column, width in {**needs, **shared(left, {one: needs[one] for one in wide})}.items():
            header.resizeSection(column, max(heads[column], width))

    def open(self, member: int | None = None) -> None:
        """Shows itself with the history of a member, or of the party, with the keys in the list."""
        self.whose.setCurrentIndex(max(0, self.whose.findData(member)) if member is not None else 0)
        self.come_up()
        self._take_keys()

    def _take_keys(self) -> None:
        if not self.whose.hasFocus():
            (self.table if self.fights.fights else self).setFocus(Qt.FocusReason.OtherFocusReason)

    def place(self) -> None:
        """Lies over the middle of its parent."""
        self.lie(880, 480, down=3)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lets arrows to the sides go, in the list, to the next one whose history is told."""
        if watched is self.table.viewport() and event.type() == QEvent.Type.Resize:
            self._fit()
        if watched is self.table and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._turns(event) or super().eventFilter(watched, event)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Takes arrows to the sides where there is no list."""
        if self._turns(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _turns(self, event: QKeyEvent) -> bool:
        step = STEPS.get(Qt.Key(event.key()), 0)
        self.whose.setCurrentIndex((self.whose.currentIndex() + step) % self.whose.count())
        return step != 0

    def do(self) -> None:
        """Opens the log of the chosen fight."""
        at = self.table.currentIndex().row()
        if 0 <= at < len(self.fights.fights):
            told = self.fights.fights[at]
            past = told.fight if isinstance(told, MembersFight) else told
            if isinstance(past, PastFight):
                self.shut()
                self.wanted.emit(past.encounter_id)
