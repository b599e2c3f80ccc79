"""The history of a party or a member: fights and rests with their outcomes, the latest first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTableView, QWidget

from models.repositories.encounters import ENDED
from models.repositories.histories import Histories, MembersFight, PastFight, PastRest
from models.repositories.parties import Member
from rules.core.state import PARTY
from rules.log.sentences import Teller
from ui.sheets import rule_systems
from ui.text.words import language, localize, side_name
from ui.theme.sizes import px
from ui.theme.theme import look
from ui.widgets.columns import Column, heading
from ui.widgets.controls import ComboBox
from ui.widgets.item_views import by_need, make_readable
from ui.widgets.labels import Label, tip
from ui.widgets.layouts import lined, stacked
from ui.widgets.overlay_card import AskingCard

ROW = 30
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


def shared(room: int, needs: Mapping[int, int]) -> dict[int, int]:
    """Divide the width among columns by need; the surplus is divided equally."""
    widths = by_need(room, needs)
    over = (room - sum(widths.values())) // max(1, len(widths))
    return {column: width + over for column, width in widths.items()}


class HistoryCard(AskingCard):
    """The card with the fights of a party or of one member; Enter opens the log of a fight."""

    fight_requested = Signal(int)
    """The encounter whose fight is to be looked at."""

    def __init__(
        self, party: tuple[int, str], members: Sequence[Member], histories: Histories, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._party, self._histories = party[0], histories
        self._wide: tuple[int, ...] = ()
        """The columns that share the remaining width."""
        heading = Label(self.tr("Fights and rests of"), role="heading")
        self.whose = ComboBox(name=heading.text())
        self.whose.set_gloss(self.tr("The party, or one of its members (← →)"))
        self.whose.addItem(party[1], None)
        for member in members:
            self.whose.addItem(member.name, member.id)
        self.table = QTableView()
        self.table.setAccessibleName(heading.text())
        make_readable(self.table)
        self.table.setShowGrid(False)
        self.table.horizontalHeader().setHighlightSections(False)
        self.table.verticalHeader().setDefaultSectionSize(px(ROW))
        self._empty = Label("", role="muted", wraps=True)
        self._hint = Label(
            self.tr("← → choose whose fights these are, Enter opens the log of one, Esc closes this."),
            role="muted",
            wraps=True,
        )
        head = lined(heading, (self.whose, 1), self.away(), spacing=8)
        stacked(head, (self.table, 1), (self._empty, 1), self._hint, on=self, margins=(12, 12, 12, 12), spacing=8)
        self.table.doubleClicked.connect(self.do)
        self.table.installEventFilter(self)
        self.table.viewport().installEventFilter(self)
        self.whose.currentIndexChanged.connect(self._show)
        look().theme_changed.connect(self._fit)
        self._show()

    def _show(self) -> None:
        """Read the history of whoever is chosen."""
        member: int | None = self.whose.currentData()
        fights = self._histories.for_party(self._party) if member is None else self._histories.for_member(member)
        self.fights = HistoryModel(fights, self, of_member=member is not None)
        before = self.table.model()
        self.table.setModel(self.fights)
        if before is not None:
            before.deleteLater()
        last = self.fights.columnCount() - 1
        self._wide = (0, last) if member is not None else (0, last - 1, last)
        # What nobody has gained in any of them takes no room from the others.
        gained = (str(self.fights.index(row, last).data() or "") for row in range(len(fights)))
        self.table.setColumnHidden(last, bool(fights) and not any(gained))
        none = self.tr("This party has been in no fight yet.")
        name = self.whose.currentText()
        of_one = self.tr("{name} has been in no fight yet.").format(name=name)
        self._fit()
        self._empty.setText(none if member is None else of_one)
        self.table.setVisible(bool(fights))
        self._empty.setVisible(not fights)
        if fights:
            self.table.setCurrentIndex(self.fights.index(0, 0))
        if self.isVisible():
            self._take_keys()

    def _fit(self) -> None:
        """Share the remaining width, with room for whole headings; if needed the table scrolls."""
        header = self.table.horizontalHeader()
        shown = [item for item in range(header.count()) if not header.isSectionHidden(item)]
        heads = {item: header.sectionSizeHint(item) for item in shown}
        needs = {item: max(heads[item], self.table.sizeHintForColumn(item)) for item in shown}
        wide = [item for item in self._wide if item in needs]
        room = self.table.viewport().width() - sum(needs[item] for item in shown if item not in wide)
        for column, width in {**needs, **shared(room, {item: needs[item] for item in wide})}.items():
            header.resizeSection(column, max(heads[column], width))

    def open(self, member: int | None = None) -> None:
        """Show itself with the history of a member, or of the party, with the keys in the list."""
        self.whose.setCurrentIndex(max(0, self.whose.findData(member)) if member is not None else 0)
        self.come_up()
        self._take_keys()

    def _take_keys(self) -> None:
        if not self.whose.hasFocus():
            (self.table if self.fights.fights else self).setFocus(Qt.FocusReason.OtherFocusReason)

    def place(self) -> None:
        """Lies over the middle of its parent."""
        self.lie(px(880), px(480), down=3)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let left and right arrows in the list switch to another member."""
        if watched is self.table.viewport() and event.type() == QEvent.Type.Resize:
            self._fit()
        if watched is self.table and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._turns(event) or super().eventFilter(watched, event)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take arrows to the sides where there is no list."""
        if self._turns(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _turns(self, event: QKeyEvent) -> bool:
        step = STEPS.get(Qt.Key(event.key()), 0)
        self.whose.setCurrentIndex((self.whose.currentIndex() + step) % self.whose.count())
        return step != 0

    def do(self) -> None:
        """Open the log of the chosen fight."""
        at = self.table.currentIndex().row()
        if 0 <= at < len(self.fights.fights):
            shown = self.fights.fights[at]
            past = shown.fight if isinstance(shown, MembersFight) else shown
            if isinstance(past, PastFight):
                self.shut()
                self.fight_requested.emit(past.encounter_id)


Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
TEXT = int(Qt.ItemDataRole.DisplayRole)


Told = PastFight | MembersFight | PastRest


class HistoryModel(QAbstractTableModel):
    """A row a fight, or a rest between two: of a party, or of one of its members, as that one went through it."""

    def __init__(self, fights: Sequence[Told], parent: QWidget, *, of_member: bool = False) -> None:
        super().__init__(parent)
        self.fights = fights
        self.columns = [
            _column(self.tr("Encounter"), lambda fight: fight.name, self._rest),
            _column(self.tr("Outcome"), self._outcome, self._rested, lambda rest: ", ".join(rest.who)),
            _column(self._rounds(), lambda fight: "" if fight.rounds is None else str(fight.rounds)),
            *(self._of_member() if of_member else [_column(self.tr("Who fell"), self._fallen)]),
            _column(self.tr("Gained"), self._gained, self._regained),
        ]

    def _rounds(self) -> str:
        """Return what rounds are called where all fights have one word for them."""
        systems = {fight.system: rule_systems.find(fight.system) for fight in self._fights()}
        units = {Teller(system, {}, language()).unit("rounds") for system in systems.values() if system is not None}
        word = units.pop() if len(units) == 1 else ""
        return f"{word[:1].upper()}{word[1:]}" or self.tr("Rounds")

    def _fights(self) -> Iterator[PastFight]:
        for told in self.fights:
            if not isinstance(told, PastRest):
                yield told.fight if isinstance(told, MembersFight) else told

    def _of_member(self) -> list[Column[Told]]:
        def of_member(title: str, text: Callable[[MembersFight], str]) -> Column[Told]:
            return Column(
                title=lambda: title, text=lambda shown: text(shown) if isinstance(shown, MembersFight) else ""
            )

        return [
            of_member(self.tr("Went down"), lambda shown: self.tr("yes") if shown.fell else self.tr("no")),
            of_member(self.tr("Dealt"), lambda shown: self._lost(shown.fight, shown.dealt)),
            of_member(self.tr("Taken"), lambda shown: self._lost(shown.fight, shown.taken)),
        ]

    def rowCount(self, parent: Index = ROOT) -> int:
        """A row a fight."""
        return 0 if parent.isValid() else len(self.fights)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = TEXT) -> Any:
        """Return the titles of the columns."""
        return heading(self.columns, section, orientation, role) if role == TEXT else None

    def data(self, index: Index, role: int = TEXT) -> Any:
        """A cell in words; all of it as its tooltip."""
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        shown, column = self.fights[index.row()], self.columns[index.column()]
        return (
            column.text(shown) if role == Qt.ItemDataRole.DisplayRole else tip((column.tooltip or column.text)(shown))
        )

    def _rested(self, rest: PastRest) -> str:
        return self.tr("{number} rested").format(number=len(rest.who))

    @staticmethod
    def _lost(fight: PastFight, lost: Mapping[str, int]) -> str:
        labels = rule_systems.pool_labels(fight.system)
        ordered = sorted(lost, key=lambda pool: list(labels).index(pool) if pool in labels else len(labels))
        return " · ".join(f"{lost[pool]} {labels.get(pool, pool)}" for pool in ordered)

    def _rest(self, rest: PastRest) -> str:
        system = rule_systems.find(rest.system)
        by_book = None if system is None or not rest.rule else system.aftermath.rest
        if by_book is None:
            return self.tr("Rest, as you ruled")
        # Another version of the system may have asked something else.
        numbers = [field for field in by_book.fields if field.kind == "number" and field.name in rest.told]
        parts = [f"{field.label} {rest.told[field.name]}" for field in numbers]
        return self.tr("Rest: {what}").format(what=", ".join([localize(by_book.label), *parts]))

    def _regained(self, rest: PastRest) -> str:
        labels = rule_systems.pool_labels(rest.system)
        return " · ".join(
            f"{labels.get(pool, pool)} {number:+}".replace("-", "−") for pool, number in rest.regained.items()
        )

    def _outcome(self, fight: PastFight) -> str:
        if fight.state != ENDED:
            return self.tr("still running")
        if not fight.winner:
            return self.tr("nobody won")
        return self.tr("{side} won").format(side=side_name(fight.winner))

    def _fallen(self, fight: PastFight) -> str:
        ours = ", ".join(fight.fallen.get(PARTY, ()))
        others = sum(len(names) for side, names in fight.fallen.items() if side != PARTY)
        others_fallen = self.tr("{number} of the others").format(number=others) if others else ""
        return " · ".join(filter(None, (ours, others_fallen)))

    def _gained(self, fight: PastFight) -> str:
        system = rule_systems.find(fight.system)
        labels = {} if system is None else {gain.id: gain.label for gain in system.aftermath.gains}
        gains = [f"{number} {labels.get(gain, gain)}" for gain, number in fight.gained.items()]
        return " · ".join(filter(None, (*gains, fight.won)))


def _column(
    title: str,
    of_fight: Callable[[PastFight], str],
    of_rest: Callable[[PastRest], str] = lambda rest: "",
    rest_tooltip: Callable[[PastRest], str] | None = None,
) -> Column[Told]:
    """Return a column that tells one thing of a fight, and maybe another of a rest."""

    def text(shown: Told) -> str:
        if isinstance(shown, PastRest):
            return of_rest(shown)
        return of_fight(shown.fight if isinstance(shown, MembersFight) else shown)

    def tooltip(shown: Told) -> str:
        return rest_tooltip(shown) if rest_tooltip is not None and isinstance(shown, PastRest) else text(shown)

    return Column(title=lambda: title, text=text, tooltip=tooltip)
