"""Games and house rules of one's own: what the library has, a new one with what it says, and what is switched off."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QDateTime, QLocale, QModelIndex, QPersistentModelIndex, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QDialog,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from models.exchange.package_import import brought
from models.exchange.rule_package import HOUSE_ENDING, SYSTEM_ENDING, RulePackage, is_of_rules, read_package
from models.exchange.shipped_games import ShippedGame, shipped_games
from models.repositories.written_systems import DRAFT, WrittenSystem
from rules.text.localized import in_language
from rules.written.rulebook import heading_of
from rules.written.source import BadSystem
from ui.dnd.drop_targets import DropAnswer, DropTarget
from ui.dnd.payload import DropPayload, ExternalPayload
from ui.edits.own_rules import SYSTEMS, add_rules, remove_draft, remove_rules, switch_house_rules
from ui.own_rules.description import described, lines_of, numbers_of, passed_tests, row_changes, title_of
from ui.services.dialogs import ask_to_open
from ui.services.window_state import open_at
from ui.text.announcements import announce
from ui.text.errors import library_sentence
from ui.text.words import language
from ui.theme.sizes import px, px_size
from ui.theme.theme import current
from ui.widgets.buttons import PushButton, press_by_enter
from ui.widgets.controls import WholeCheckBox, paint_box
from ui.widgets.labels import Label, tip
from ui.widgets.layouts import FlowPanel, PanesAbreast, WideScrollArea, lined, stacked

if TYPE_CHECKING:
    from models.library import Library
    from models.systems.library_systems import Arrival
    from ui.edits.core import Edits

SIZE = QSize(860, 520)
NARROWEST = 300
"""Pixels that the list and what is said of a text have at least."""
OURS = "Turnwright"
"""Where a text comes from that comes with the program."""
ROW = int(Qt.ItemDataRole.UserRole)


class _Boxes(QStyledItemDelegate):
    """Rows whose boxes are painted in the theme's colours, so that they are visible in the dark too."""

    def __init__(self, shown_in: QTreeWidget) -> None:
        super().__init__(shown_in)
        self._list = shown_in

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the row, and its box over that of the style."""
        super().paint(painter, option, index)
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        if not shown.features & QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator:
            return
        style = self._list.style()
        box = style.subElementRect(QStyle.SubElement.SE_ItemViewItemCheckIndicator, shown, self._list)
        is_chosen = bool(shown.state & QStyle.StateFlag.State_Selected)
        painter.fillRect(box.adjusted(-1, -1, 1, 1), current().color("accent_soft" if is_chosen else "surface"))
        paint_box(painter, box, checked=shown.checkState == Qt.CheckState.Checked)


class OwnRules(QDialog):
    """The list of them; beside it what the chosen one is, or what a text that is to be added would bring."""

    system_added = Signal(str)
    """The id of a system that was just added."""
    making_requested = Signal()
    """Rules are to be made anew."""
    trial_requested = Signal(object)
    """The system by which a round is to be tried."""
    export_requested = Signal(str)
    """The text that is to become a file."""
    change_requested = Signal(str, str)
    """A text is to be changed, and the hash of the draft that it is, or an empty one."""

    def __init__(self, library: Library, edits: Edits, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Games and house rules of your own"))
        self._library = library
        self._edits = edits
        self._coming: tuple[RulePackage, str] | None = None
        """The file that is to be added, and where it comes from."""
        self._waiting: list[Path] = []
        """The files to be looked at after it."""
        self.list = QTreeWidget()
        self.list.setRootIsDecorated(False)
        self.list.setProperty("role", "choices")
        self.list.setItemDelegate(_Boxes(self.list))
        self.list.setAccessibleName(self.tr("Games and house rules"))
        self.list.setColumnCount(2)
        self.list.setHeaderHidden(True)
        self.list.setMinimumWidth(px(NARROWEST))
        self.about = Label(wraps=True)
        self.about.setTextFormat(Qt.TextFormat.RichText)
        self.about.setMinimumWidth(px(NARROWEST))
        self.stays = Label(role="muted", wraps=True)
        """What stays if the chosen one is removed."""
        self.faults = Label(role="bad", wraps=True)
        self.loses = WholeCheckBox(self.tr("Add it all the same"))
        self.as_other = WholeCheckBox(self.tr("Add it beside the other one"))
        self.brings = WholeCheckBox()
        self.file_button = PushButton(self.tr("From a file…"))
        self.make_button = PushButton(self.tr("Make your own…"))
        self.change_button = PushButton(self.tr("Change…"))
        self.export_button = PushButton(self.tr("Export…"))
        self.remove_button = PushButton(self.tr("Remove"))
        self.take_button = PushButton(self.tr("Add this"), "primary")
        self.try_button = PushButton(self.tr("Try a round…"))
        self.leave_button = PushButton(self.tr("Not this one"))
        self.close_button = PushButton(self.tr("Close"))
        self.removed = Label(wraps=True)
        """What was just removed, and what becomes of what is played by it."""
        self.undo_button = PushButton(self.tr("Undo"))
        self._removal = -1
        """The place of the removal among the steps of undo, as long as it is the last of them."""
        self._ways = (self.make_button, self.file_button, self.change_button, self.export_button, self.remove_button)
        for button in (*self._ways, self.try_button, self.leave_button, self.undo_button, self.close_button):
            button.setAutoDefault(False)  # else Enter in the list would open something
        self.take_button.setDefault(True)
        self._arrange()
        self._listen(edits)
        self._fill()
        open_at(self, px_size(SIZE))

    def _listen(self, edits: Edits) -> None:
        self.list.currentItemChanged.connect(self._choose)
        self.list.itemChanged.connect(self._switch_soon)
        self.remove_button.clicked.connect(self.remove)
        self.take_button.clicked.connect(self.take)
        self.leave_button.clicked.connect(self.leave)
        self.try_button.clicked.connect(self.try_it)
        self.file_button.clicked.connect(self.ask_file)
        self.make_button.clicked.connect(self._make)
        self.change_button.clicked.connect(self.change)
        self.export_button.clicked.connect(self.export)
        self.undo_button.clicked.connect(self.bring_back)
        edits.stack.indexChanged.connect(self._forget_removal)
        self.close_button.clicked.connect(self.reject)
        self.loses.toggled.connect(self._allow)
        self.as_other.toggled.connect(self._look_again)
        DropTarget(self, self._weigh, self._brought)
        edits.library_changed.connect(self._changed)
        edits.edit_refused.connect(self._tell_fault)

    def _arrange(self) -> None:
        told = QWidget()
        stacked(self.about, self.stays, self.faults, self.brings, self.loses, self.as_other, 1, on=told)
        self.pane = WideScrollArea(told)
        buttons = FlowPanel(8)
        buttons.add(self.take_button, self.try_button, self.leave_button)
        right, left = QWidget(), QWidget()
        stacked((self.pane, 1), buttons, on=right)
        ways = FlowPanel(8)
        # Not where one adds: a second click would take it away.
        ways.add(*self._ways)
        stacked((self.list, 1), ways, on=left)
        self.undone = QWidget()
        lined((self.removed, 1), (self.undo_button, 0, Qt.AlignmentFlag.AlignTop), on=self.undone)
        self.undone.hide()
        below = lined((self.undone, 1), (self.close_button, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop))
        stacked((PanesAbreast(left, right), 1), below, on=self, margins=(16, 16, 16, 16))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keys; in the list it adds, or does nothing."""
        if not press_by_enter(event, self.focusWidget()):
            super().keyPressEvent(event)

    # --- the list ---------------------------------------------------------------------------------------

    def _changed(self, kind: str, _ids: object) -> None:
        if kind == SYSTEMS:
            self._fill()

    def _fill(self) -> None:
        """List what the library has, then what comes with the program and is not in it."""
        rows = self._library.systems.texts.latest()
        chosen = self._row()
        drafts = self._library.systems.texts.drafts()
        present = {row.id: row for row in rows if not row.is_house}
        self.list.blockSignals(True)
        self.list.clear()
        for row in rows:
            item = self._add_item(title_of(row.text), self._kind(row), row)
            if row.is_house:
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                item.setCheckState(0, Qt.CheckState.Checked if row.is_on else Qt.CheckState.Unchecked)
        for row in drafts:
            saved = QLocale().toString(QDateTime.fromMSecsSinceEpoch(row.added), QLocale.FormatType.ShortFormat)
            told = self.tr("a draft, {time}").format(time=saved)
            self._add_item(row.title or self.tr("Rules without a name"), told, row)
        for game in shipped_games(language()):
            heading = heading_of(game.text)
            if heading.id not in present:
                self._add_item(title_of(game.text), self.tr("comes with Turnwright"), game)
            elif self._is_newer(game.text, present[heading.id]):
                told = self.tr("a newer version comes with Turnwright: {old} → {new}")
                versions = told.format(old=present[heading.id].version, new=heading.version)
                self._add_item(title_of(game.text), versions, game)
        self.list.resizeColumnToContents(0)
        self.list.blockSignals(False)
        self._select("" if chosen is None else chosen.id, "" if chosen is None else chosen.over)

    def _is_newer(self, text: str, present: WrittenSystem) -> bool:
        """Whether a game that comes with the program is newer than the one that is there, and was never there."""
        versions = self._library.systems.texts.versions(present.id)
        is_known = any(row.text == text for row in versions)
        return not is_known and numbers_of(heading_of(text).version) > numbers_of(present.version)

    def _kind(self, row: WrittenSystem) -> str:
        words = self.tr("here, house rules {version}") if row.is_house else self.tr("here, version {version}")
        return words.format(version=row.version)

    def _add_item(self, title: str, beside: str, what: WrittenSystem | ShippedGame) -> QTreeWidgetItem:
        item = QTreeWidgetItem([title, beside])
        item.setToolTip(1, tip(beside))
        item.setData(0, ROW, what)
        self.list.addTopLevelItem(item)
        return item

    def _select(self, id: str, over: str = "") -> None:
        """Choose what is ready under an id, else the first; a draft of it is another one."""
        found = 0
        for index in range(self.list.topLevelItemCount()):
            row = self._row_of(self.list.topLevelItem(index))
            if isinstance(row, WrittenSystem) and row.state != DRAFT and (row.id, row.over) == (id, over):
                found = index
        item = self.list.topLevelItem(found)
        is_file = self._coming is not None and self._coming[1] != OURS
        if item is not None:
            self.list.blockSignals(is_file)  # what is looked at stays, whatever changes in the list
            self.list.setCurrentItem(item)
            self.list.blockSignals(False)
        self._show()

    @staticmethod
    def _row_of(item: QTreeWidgetItem | None) -> Any:
        return None if item is None else item.data(0, ROW)

    def _row(self) -> WrittenSystem | None:
        """Return the chosen one of the library."""
        row = self._row_of(self.list.currentItem())
        return row if isinstance(row, WrittenSystem) else None

    def _choose(self, *_: object) -> None:
        """Show the chosen one; of one that comes with the program, what adding it would do."""
        row = self._row_of(self.list.currentItem())
        self._coming = (row.package, OURS) if isinstance(row, ShippedGame) else None
        self.brings.setChecked(True)
        self._show()

    def _show(self, *_: object) -> None:
        """Show what the chosen one is, or what is to be added."""
        coming, row = self._coming, self._row()
        self.take_button.setVisible(coming is not None)
        self.try_button.setVisible(coming is not None)
        self.leave_button.setVisible(coming is not None and coming[1] != OURS)
        for button in (self.change_button, self.export_button, self.remove_button):
            button.setVisible(coming is None and row is not None)
        if coming is not None:
            self._show_arrival(coming[0], self._arrival(as_other=self.as_other.isChecked()))
            return
        self.about.setText("" if row is None else described(row.text))
        self.stays.setText("" if row is None or row.state == DRAFT else self._stays(row))
        self.stays.setVisible(bool(self.stays.text()))
        self.remove_button.setToolTip(tip(self.stays.text()))
        for widget in (self.faults, self.brings, self.loses, self.as_other):
            widget.hide()

    def _stays(self, row: WrittenSystem) -> str:
        """Return what is played by the chosen one, and what becomes of that without it."""
        if row.state == DRAFT:
            return ""
        uses = self._library.systems.uses(row.id, row.over)
        told: list[str] = []
        if uses.fights:
            words = self.tr("Fights that run by this: {fights}. If it is removed they keep it.")
            told.append(words.format(fights=uses.fights))
        if row.is_house and row.is_on:
            told.append(self.tr("If it is removed, fights begin without it, those that are prepared too."))
        if any(uses[1:]):
            words = self.tr(
                "Creatures of it: {creatures}, members of parties: {members}, prepared fights: {prepared}. If it is"
                " removed they stay, and can be changed or begun again once it is back."
            )
            told.append(words.format(**uses._asdict()))
        return " ".join(told)

    def _became(self, row: WrittenSystem) -> str:
        """Return what has been removed, and what becomes of what is played by it."""
        told = [self.tr("“{title}” is removed.").format(title=title_of(row.text) or self.tr("Rules without a name"))]
        if row.state == DRAFT:
            return told[0]
        uses = self._library.systems.uses(row.id, row.over)
        if uses.fights:
            told.append(self.tr("Fights that go on by it: {fights}.").format(fights=uses.fights))
        if row.is_house and row.is_on:
            told.append(self.tr("Fights begin without it."))
        if any(uses[1:]):
            words = self.tr(
                "What waits until it is back: creatures: {creatures}, members of parties: {members},"
                " prepared fights: {prepared}."
            )
            told.append(words.format(**uses._asdict()))
        return " ".join(told)

    def _switch_soon(self, *_: object) -> None:
        """Switch behind the change: the list is filled anew, and its item may not go while it is being changed."""
        QTimer.singleShot(0, self, self._switch)

    def _switch(self) -> None:
        """Switch the house rules on or off whose boxes say so."""
        items = [self.list.topLevelItem(index) for index in range(self.list.topLevelItemCount())]
        for item in filter(None, items):
            row: WrittenSystem | ShippedGame = item.data(0, ROW)
            is_on = item.checkState(0) == Qt.CheckState.Checked
            may_be = bool(item.flags() & Qt.ItemFlag.ItemIsUserCheckable)
            if may_be and isinstance(row, WrittenSystem) and row.is_on != is_on:
                text = self.tr("switch “{title}”").format(title=row.title)
                self._edits.do(SYSTEMS, text, switch_house_rules(self._library, row.hash, is_on=is_on))
                return

    def remove(self) -> None:
        """Remove the chosen one; creatures and fights of it stay."""
        row = self._row()
        if row is not None:
            text = self.tr("remove “{title}”").format(title=row.title or row.id)
            is_draft, told = row.state == DRAFT, self._became(row)
            step = remove_draft(self._library, row.hash) if is_draft else remove_rules(self._library, row.id, row.over)
            if self._edits.do(SYSTEMS, text, step) is not None:
                self._removal = self._edits.stack.index()
                self.removed.setText(told)
                self.undone.show()
                announce(self.removed, told)

    def bring_back(self) -> None:
        """Undo the removal."""
        if self._removal == self._edits.stack.index():
            self._edits.stack.undo()
            self.list.setFocus()

    def _forget_removal(self, index: int) -> None:
        """Say nothing of it any more once it is undone or something else is done."""
        if index != self._removal:
            self._removal = -1
            self.undone.hide()

    def change(self) -> None:
        """Change the chosen one on the page on which rules are made."""
        row = self._row()
        if row is not None:
            drafts = self._library.systems.texts.drafts()
            of_it = (draft for draft in drafts if (draft.id, draft.over) == (row.id, row.over))
            row = row if row.state == DRAFT else next(of_it, row)  # one that was begun is gone on with
            self.accept()
            self.change_requested.emit(row.text, row.hash if row.state == DRAFT else "")

    def export(self) -> None:
        """Make a file of the chosen one."""
        row = self._row()
        if row is not None:
            self.export_requested.emit(row.text)

    def _make(self) -> None:
        self.accept()
        self.making_requested.emit()

    # --- a new one --------------------------------------------------------------------------------------

    def ask_file(self) -> None:
        """Ask for a file, and show what is in it."""
        kinds = self.tr("Rules ({suffixes})").format(suffixes=f"*{SYSTEM_ENDING} *{HOUSE_ENDING} *.toml")
        path = ask_to_open(self, self.tr("Add rules"), kinds)
        if path is not None:
            self.look_at_file(path)

    def look_at_files(self, paths: Sequence[Path]) -> None:
        """Show what is in files, one after the other."""
        self._waiting = list(paths)
        self._look_at_next()

    def _look_at_next(self) -> None:
        if self._waiting:
            self.look_at_file(self._waiting.pop(0))

    def _weigh(self, _carried: DropPayload, _point: QPoint | None) -> DropAnswer | None:
        """Nothing of the window is rules."""
        return None

    def _brought(self, carried: ExternalPayload, _point: QPoint | None) -> DropAnswer | None:
        """Look at files that are dropped."""
        paths = [path for path in map(Path, carried.paths) if is_of_rules(path.name)]
        if not paths:
            return DropAnswer(None, self.tr("That is no file of rules."))
        return DropAnswer(partial(self.look_at_files, paths), self.tr("See what is in it"))

    def look_at_file(self, path: Path) -> None:
        """Show what is in a file; nothing is written."""
        try:
            package = read_package(path.read_bytes(), path.name)
        except OSError as error:
            self._refuse(self.tr("{file} cannot be read: {why}").format(file=path.name, why=error.strerror or ""))
        except BadSystem as bad:
            self._refuse("\n".join(in_language(fault.sentence, language()) for fault in bad.faults))
        else:
            self.look_at(package, path.name)

    def look_at(self, package: RulePackage, came_from: str) -> None:
        """Show what a text is, and what adding it would do."""
        self._coming = (package, came_from)
        self.loses.setChecked(False)
        self.as_other.setChecked(False)
        self.brings.setChecked(True)
        self._show()
        self.take_button.setFocus()

    def _refuse(self, sentence: str) -> None:
        self._coming = None
        self._show()
        self._tell_fault(sentence)

    def _tell_fault(self, sentence: str) -> None:
        self.faults.setText(sentence)
        self.faults.show()

    def _arrival(self, *, as_other: bool) -> Arrival:
        assert self._coming is not None
        package, came_from = self._coming
        return self._library.systems.look(package.text, came_from, as_other=as_other)

    def _look_again(self) -> None:
        if self._coming is not None:
            self._show()

    def _show_arrival(self, package: RulePackage, arrival: Arrival) -> None:
        words = [described(arrival.row.text, passed_tests(package))]
        if arrival.newer_than is not None and arrival.refusal is None:
            replaced = self.tr("It takes the place of version {version}.").format(version=arrival.newer_than.version)
            changes = row_changes(arrival.changes, arrival.newer_than.text, arrival.row.text)
            lines = list(changes) or [self.tr("Its rules are the same.")]
            words += [f"<p>{escape(line)}</p>" for line in (replaced, *lines)]
        self.about.setText("".join(words))
        self.stays.hide()
        told: list[str] = []
        if arrival.refusal is not None:
            told = lines_of(arrival.faults) or [library_sentence(arrival.refusal)]
        elif arrival.lost:
            fields = ", ".join(lost.label for lost in arrival.lost)
            told = [self.tr("What stands on sheets has no place in it: {fields}").format(fields=fields)]
        self.faults.setText("\n".join(told))
        self.faults.setVisible(bool(told))
        self._offer_brought(package, arrival)
        self.loses.setVisible(arrival.refusal is None and bool(arrival.lost))
        self.as_other.setVisible(bool(arrival.free_id))
        self._allow()

    def _offer_brought(self, package: RulePackage, arrival: Arrival) -> None:
        """Say what comes along; the rules can be added without it."""
        words = {
            "creatures": self.tr("creatures: {number}"),
            "parties": self.tr("parties: {number}"),
            "encounters": self.tr("prepared fights: {number}"),
            "boards": self.tr("boards: {number}"),
        }
        numbers = brought(package)
        things = ", ".join(words[part].format(number=number) for part, number in numbers.items())
        self.brings.setText(self.tr("Also what comes with it ({things})").format(things=things))
        self.brings.setVisible(arrival.refusal is None and bool(numbers))

    def _allow(self, *_: object) -> None:
        if self._coming is not None:
            arrival = self._arrival(as_other=self.as_other.isChecked())
            self.try_button.setEnabled(arrival.refusal is None)
            self.take_button.setEnabled(arrival.refusal is None and (not arrival.lost or self.loses.isChecked()))

    def try_it(self) -> None:
        """Have a fight played by what is shown; nothing of it is written."""
        if self._coming is not None:
            system = self._library.systems.tried(self._arrival(as_other=self.as_other.isChecked()).row)
            if system is not None:
                self.trial_requested.emit(system)
            else:
                self._tell_fault(self.tr("The game that these house rules are for is not here."))

    def leave(self) -> None:
        """Add nothing."""
        self._choose()
        self.list.setFocus()
        self._look_at_next()

    def take(self) -> None:
        """Add what is shown."""
        if self._coming is None:
            return
        package, came_from = self._coming
        arrival = self._arrival(as_other=self.as_other.isChecked())
        step = add_rules(
            self._library,
            package,
            came_from,
            as_other=self.as_other.isChecked(),
            may_lose=self.loses.isChecked(),
            is_alone=not self.brings.isChecked(),
        )
        text = self.tr("add “{title}”").format(title=arrival.row.title or arrival.row.id)
        self._coming = None
        if self._edits.do(SYSTEMS, text, step) is None:
            self._coming = (package, came_from)
            return
        self._select(arrival.row.id, arrival.row.over)
        self.list.setFocus()
        if not arrival.row.is_house:
            self.system_added.emit(arrival.row.id)
        self._look_at_next()
