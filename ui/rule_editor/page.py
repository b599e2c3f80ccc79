"""The page *Rules*, in the tabs' place: left what the rules say, in the middle a form, right a fight by them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from copy import deepcopy
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from models.exchange.rule_package import RulePackage
from models.storage.errors import LibraryError
from models.systems.library_systems import MADE_HERE
from rules.written.rulebook import heading_of
from rules.written.schema import TABLES
from rules.written.source import steps_of
from ui.commands.page_commands import BACK_TO_LIST, LEAVE_RULES, NEXT_COLUMN
from ui.edits.own_rules import SYSTEMS, add_rules
from ui.rule_editor.document import RulesDocument
from ui.rule_editor.fault_words import STEP
from ui.rule_editor.row_form import NewRow, RowForm
from ui.rule_editor.row_list import RowList
from ui.rule_editor.text.text_view import RulesTextView
from ui.rule_editor.try_round import TryRound
from ui.services.dialogs import Answers, confirm
from ui.text.errors import library_sentence
from ui.theme.icons import icon
from ui.theme.sizes import px
from ui.widgets.buttons import PushButton
from ui.widgets.controls import Button, ElidedLabel
from ui.widgets.focus_actions import on_key
from ui.widgets.labels import tip
from ui.widgets.layouts import FlowRow, lined, stacked
from ui.widgets.splitter import Splitter

if TYPE_CHECKING:
    from models.library import Library
    from models.systems.library_systems import Arrival
    from ui.edits.core import Edits

SAVED_AFTER = 1_000
"""Milliseconds after the last change until it is kept as a draft."""
WIDTHS = (250, 560, 420)
"""Pixels of the three columns at first."""
NARROW = 1040
"""Pixels across below which the fight that is tried out takes the forms' place instead of standing beside them."""
WIDE_LIST = 340
"""Pixels of the list where it holds the numbers of a book, which have long names."""
_LAST_NUMBER = re.compile(r"\d+(?=\D*\Z)")


class RulesPage(QWidget):
    """Rules in the making: every change is tried at once, kept as a draft, and taken back by undo."""

    closed = Signal()
    message_requested = Signal(str)
    rules_ready = Signal(str)
    """The id of the system by which fights begin from now on."""
    export_requested = Signal(str)
    """The text that is to become a file."""

    fight_text_requested = Signal(str)
    """The fight that is open is to go on by this text, and no other."""

    def __init__(
        self,
        library: Library,
        edits: Edits,
        text: str | RulesDocument,
        draft: str = "",
        fight_texts: Sequence[str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`text`: also the document of a page before it, which goes on here with its steps.

        `draft`: the hash of the draft whose text it is; `fight_texts`: the others by which a fight is played.
        """
        super().__init__(parent)
        self._library, self._edits = library, edits
        self._draft = draft
        self.fight_texts = fight_texts
        if isinstance(text, RulesDocument):
            self.document = text
            text.go_on_in(self)
        else:
            self.document = RulesDocument(library, text, fight_texts, self)
        self.back_button = Button("arrow-left", self.tr("Back"), "quiet")
        self.back_button.setToolTip(LEAVE_RULES.key_names)
        self.title = ElidedLabel(role="title")
        self.state = PushButton("", "quiet")
        self.text_button = PushButton(self.tr("Show as text"))
        self.text_button.setCheckable(True)
        self.trial_button = PushButton(self.tr("Try a round"))
        self.trial_button.setCheckable(True)
        self.trial_button.hide()
        self.export_button = PushButton(self.tr("Export…"))
        self.ready_button = PushButton(self.tr("Ready"), "primary")
        self.fight_button = PushButton(self.tr("In this fight only"))
        self.fight_button.setVisible(fight_texts is not None)
        self.export_button.setVisible(fight_texts is None)
        if fight_texts is not None:
            self.ready_button.setText(self.tr("From now on"))
            self.ready_button.setToolTip(self.tr("This fight and all others go on by these rules"))
        self.list = RowList(self.document)
        self.form = RowForm(self.document)
        self.new_row = NewRow()
        self.text_view = RulesTextView()
        self.trial = TryRound()
        self.trial.offer_creatures(library)
        self._saving = QTimer(self)
        self._saving.setSingleShot(True)
        self._saving.setInterval(SAVED_AFTER)
        self._arrange()
        self._listen()
        self.form.show_place(self.list.place)
        self._show_state()
        self._follow_faults()

    def _arrange(self) -> None:
        head, top = QWidget(), FlowRow(8)
        lined(self.back_button, (self.title, 1), on=head)
        top.add(
            head,
            self.state,
            self.trial_button,
            self.text_button,
            self.export_button,
            self.fight_button,
            self.ready_button,
        )
        self.middle = QStackedWidget()
        for widget in (self.form, self.new_row):
            self.middle.addWidget(widget)
        self.forms = Splitter(Qt.Orientation.Horizontal)
        self.forms.addWidget(self.list)
        self.forms.addWidget(self.middle)
        self.forms.setChildrenCollapsible(False)
        self.forms.setStretchFactor(1, 1)
        self.written = QStackedWidget()
        self.written.addWidget(self.forms)
        self.written.addWidget(self.text_view)
        self.columns = Splitter(Qt.Orientation.Horizontal)
        self.columns.addWidget(self.written)
        self.columns.addWidget(self.trial)
        self.columns.setStretchFactor(0, 1)
        self.columns.setChildrenCollapsible(False)
        named = WIDE_LIST if self.document.is_over_installed else WIDTHS[0]
        self.forms.choose((named, sum(WIDTHS[:2]) - named))
        self.columns.choose((sum(WIDTHS[:2]), WIDTHS[2]))
        stacked(top, (self.columns, 1), on=self, margins=(16, 12, 16, 12), spacing=12)

    def _listen(self) -> None:
        document = self.document
        document.text_changed.connect(self._follow_text)
        document.faults_changed.connect(self._follow_faults)
        document.place_changed.connect(self._go_to_change)
        document.base_changed.connect(self._show_all)
        document.stack.indexChanged.connect(self._show_state)
        self._edits.library_changed.connect(document.look_below)
        self.list.place_chosen.connect(self._show_place)
        self.list.new_requested.connect(self.ask_new)
        self.list.double_requested.connect(self._double)
        self.list.removal_requested.connect(self._remove)
        self.list.row_dropped.connect(self._move)
        self.form.new_requested.connect(self.ask_new)
        self.form.row_requested.connect(self._open_row)
        self.form.place_changed.connect(self.list.choose)
        self.form.try_requested.connect(self._try)
        self.new_row.named.connect(self._add)
        self.new_row.left.connect(self._leave_new)
        self.text_view.text_changed.connect(self._take_text)
        self.text_button.toggled.connect(self.show_text)
        self.trial_button.toggled.connect(self._share_room)
        self.back_button.clicked.connect(self.close_page)
        self.ready_button.clicked.connect(self.make_ready)
        self.export_button.clicked.connect(lambda: self.export_requested.emit(self.document.text))
        self.fight_button.clicked.connect(self._go_on_in_fight)
        self.state.clicked.connect(self.go_to_fault)
        self._saving.timeout.connect(self.save_draft)
        on_key(self, NEXT_COLUMN, self._next_column, within=True)
        on_key(self, BACK_TO_LIST, self.go_back, within=True)
        on_key(self, LEAVE_RULES, self.close_page, within=True)

    # --- room -------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window, or in large letters, there is no room for three columns."""
        super().resizeEvent(event)
        is_narrow = event.size().width() < px(NARROW)
        if is_narrow != self.trial_button.isVisibleTo(self):
            self.trial_button.setVisible(is_narrow)
            self._share_room()

    def _try(self, table: str, id: str) -> None:
        """Have a row, as it stands now, tried in the fight, which comes into sight for that."""
        self.document.check()
        self.trial_button.setChecked(self.trial_button.isVisibleTo(self))
        self.trial.try_row(table, id, self.form.title.text())
        if self.trial_button.isChecked():
            self.trial.step_button.setFocus()

    def _share_room(self, *_: object) -> None:
        is_narrow = self.trial_button.isVisibleTo(self)
        self.trial.setVisible(not is_narrow or self.trial_button.isChecked())
        self.written.setVisible(not is_narrow or not self.trial_button.isChecked())

    # --- following the document -------------------------------------------------------------------------

    def _follow_text(self) -> None:
        self.form.setEnabled(self.document.can_be_read)
        self.form.refresh()
        if self.text_view.text() != self.document.text:
            self.text_view.set_text(self.document.text)
        self._saving.start()

    def _follow_faults(self) -> None:
        document = self.document
        self.list.fill()
        self.form.take_vocabulary()
        self.form.show_faults()
        self.text_view.show_faults(document.faults)
        self.trial.set_system(document.system)
        self.trial.hold(is_held=bool(document.faults) and document.system is not None)
        self.form.show_sample(self.trial.sample())
        self._show_state()

    def _show_all(self) -> None:
        self.list.fill()
        self.form.show_place(self.list.place)

    def _show_state(self) -> None:
        document = self.document
        number = len(document.faults)
        self.title.setText(document.title or self.tr("Rules without a name"))
        if number:
            self.state.setText(self.tr("Faults: {number}").format(number=number))
            first = document.faults[0]
            told = f"{document.fault_words.place(first.place)}: {document.fault_words.say(first)}"
            stays = self.tr("Go to the first fault. The last rules without faults stay in play.")
            self.state.setToolTip(tip(f"{told}\n{stays}"))
        else:
            kept = self.tr("Kept as a draft") if self._draft else self.tr("No faults")
            self.state.setText(kept)
            self.state.setToolTip("")
        self.state.setIcon(icon("triangle-alert", "bad") if number else QIcon())
        self.state.setEnabled(bool(number))
        self.ready_button.setEnabled(not number)
        faulty = self.tr("Mend the faults first: until then fights go on by the last rules without any")
        self.ready_button.setToolTip(faulty if number else self.tr("Fights begin by these rules from now on"))
        self.fight_button.setEnabled(not number)
        self.export_button.setEnabled(not number)

    def _go_to_change(self, place: tuple[str, ...]) -> None:
        """Show where something was undone or done again, and give the keys to its field."""
        if self.text_button.isChecked() or len(place) < 2:
            return
        self.list.fill()
        if self.list.place != place[:2]:
            self.list.choose(place[:2])
        self.form.take_keys(*place[2:3])

    def _open_row(self, place: tuple[str, ...]) -> None:
        self.list.choose(place)
        self.form.take_keys()

    def _show_place(self, place: tuple[str, ...]) -> None:
        self.middle.setCurrentWidget(self.form)
        self.form.show_place(place)

    def go_to_fault(self) -> None:
        """Go to the first fault: to its field, or in the text to its line."""
        self.trial_button.setChecked(False)
        if not self.document.faults:
            return
        fault = self.document.faults[0]
        steps = [str(step) for step in steps_of(fault.place)[:2]]
        if self.text_button.isChecked() or not self.document.can_be_read or not steps:
            self.text_button.setChecked(True)
            self.text_view.go_to_line(fault.line)
            return
        self.list.choose(tuple(steps))
        self.form.take_keys(*map(str, steps_of(fault.place)[2:3]))

    # --- changes ----------------------------------------------------------------------------------------

    def ask_new(self, table: str) -> None:
        """Ask what a new row of a table is called."""
        rows = self.document.rows(table)
        taken = frozenset(row.id for row in rows if row.is_own)
        self.middle.setCurrentWidget(self.new_row)
        self.new_row.ask(table, taken, [row.label for row in rows])

    def _leave_new(self) -> None:
        self.middle.setCurrentWidget(self.form)
        self.list.tree.setFocus()

    def _add(self, table: str, name: str) -> None:
        document = self.document
        what = self.tr("new: {name}").format(name=name)
        if table == "word":
            document.set_value(("word", name), {}, what)
            id = name
        else:
            rows = document.rows(table)
            row = {"label": document.written(name), **deepcopy(dict(TABLES[table].begins))}
            if table == "test":
                row["roll"] = next(filter(None, (document.value(("test", test.id, "roll")) for test in rows)), "1d20")
            if table == "action":
                row["does"] = [{"say": document.written(f"{{actor}}: {name}")}]  # else the log would not name it
            after = self.list.place[1] if len(self.list.place) == 2 and self.list.place[0] == table else ""
            id = document.add_row(table, name, row, what, after)
        self._show_new(table, id)

    def _show_new(self, table: str, id: str) -> None:
        self.middle.setCurrentWidget(self.form)
        self.list.fill()
        self.list.choose((table, id))
        self.form.take_keys()

    def _double(self, table: str, id: str) -> None:
        label = next(row.label for row in self.document.rows(table) if row.id == id)
        name = self.tr("{name} (copy)").format(name=label)
        copy = self.document.duplicate_row(table, id, name, self.tr("copy of {name}").format(name=label))
        self._show_new(table, copy)
        if table == "status":
            self.form.tell_of_copy(id, copy)

    def _remove(self, table: str, id: str) -> None:
        document = self.document
        label = next((row.label for row in document.rows(table) if row.id == id), id)
        former = {fault.place for fault in document.faults}
        document.remove_row(table, id, self.tr("remove “{name}”").format(name=label))
        document.check()
        self.list.fill()
        self.list.choose((table,))
        self.list.tree.setFocus()
        named = (document.fault_words.place(fault.place) for fault in document.faults if fault.place not in former)
        lacking = ", ".join(dict.fromkeys(place.partition(STEP)[0] for place in named))
        told = self.tr("Done: remove “{name}”. Ctrl+Z undoes it.").format(name=label)
        if lacking:
            words = self.tr("“{name}” is removed, and is missing in: {rows}. Ctrl+Z brings it back.")
            told = words.format(name=label, rows=lacking)
        self.message_requested.emit(told)

    def _move(self, table: str, id: str, before: str) -> None:
        label = next((row.label for row in self.document.rows(table) if row.id == id), id)
        self.document.move_row(table, id, before, self.tr("move “{name}”").format(name=label))
        self.list.fill()
        self.list.choose((table, id))

    # --- as text ----------------------------------------------------------------------------------------

    def show_text(self, shown: bool) -> None:
        """Show the text itself in place of list and form, or these again."""
        self.trial_button.setChecked(False)
        self.written.setCurrentWidget(self.text_view if shown else self.forms)
        if shown:
            self.text_view.set_text(self.document.text)
            self.text_view.show_faults(self.document.faults)
            self.text_view.setFocus()
        else:
            self.list.fill()
            self.form.show_place(self.list.place)

    def _take_text(self) -> None:
        self.document.set_text(self.text_view.text(), self.tr("the text"), is_typed=True)

    # --- keeping ----------------------------------------------------------------------------------------

    def save_draft(self) -> None:
        """Keep the text as it is now, faults and all."""
        self._saving.stop()
        if not self.document.stack.index() and not self._draft:
            return
        try:
            change = self._library.systems.save_draft(self.document.text, self._draft)
        except LibraryError as error:
            self.message_requested.emit(library_sentence(error))
            return
        self._draft = "" if change.row is None else change.row.hash  # ready already: there is none of it
        self._show_state()

    def make_ready(self) -> None:
        """Let fights begin by these rules: a text that is another one gets the next version."""
        self.document.check()
        if self.document.faults:
            self.go_to_fault()
            return
        self._number()
        text = self.document.text
        try:
            arrival = self._library.systems.look(text, MADE_HERE)
        except LibraryError as error:
            self.message_requested.emit(library_sentence(error))
            return
        if arrival.refusal is not None:
            if arrival.free_id and self._becomes_another(arrival):
                self.make_ready()
            else:
                self.message_requested.emit(library_sentence(arrival.refusal))
            return
        if arrival.lost and not self._may_lose([lost.label for lost in arrival.lost]):
            return
        what = self.tr("rules “{title}”").format(title=arrival.row.title)
        if self._edits.do(SYSTEMS, what, add_rules(self._library, RulePackage(text), MADE_HERE, may_lose=True)) is None:
            return
        self._saving.stop()
        self._drop_draft(arrival.row.hash)
        told = self.tr("{title} {version} is ready: fights begin by it from now on.")
        self.message_requested.emit(told.format(title=arrival.row.title, version=arrival.row.version))
        self._show_state()
        self.rules_ready.emit(arrival.row.over or arrival.row.id)

    def _go_on_in_fight(self) -> None:
        """Let the open fight go on by the text, which it keeps: there is no draft of it."""
        text = self.document.text
        self._saving.stop()
        self._drop_draft("")
        self.document.stack.clear()
        self.fight_text_requested.emit(text)

    def _number(self) -> None:
        """Give a text that differs from the one of its version the next version."""
        heading = heading_of(self.document.text)
        versions = self._library.systems.texts.versions(heading.id, heading.over)
        taken = {row.version for row in versions if row.text != self.document.text}
        version = heading.version
        while version in taken:
            version = next_version(version)
        if version != heading.version:
            self.document.set_value(
                ("system", "version"), version, self.tr("version {version}").format(version=version)
            )
            self.document.check()

    def _becomes_another(self, arrival: Arrival) -> bool:
        """Ask whether rules that were another author's become ones of their own beside these."""
        assert arrival.newer_than is not None
        asked = self.tr("“{title}” by {author} is here already. Shall these become rules of their own beside it?")
        told = asked.format(title=arrival.newer_than.title, author=arrival.newer_than.author)
        answer = confirm(self, self.tr("Rules"), told, Answers.Yes | Answers.Cancel, Answers.Cancel)
        if answer != Answers.Yes:
            return False
        self.document.set_value(("system", "id"), arrival.free_id, self.tr("rules of their own"))
        return True

    def _may_lose(self, labels: list[str]) -> bool:
        told = self.tr("What stands on sheets has no place in these rules any more, and goes: {fields}")
        answer = confirm(
            self, self.tr("Rules"), told.format(fields=", ".join(labels)), Answers.Yes | Answers.Cancel, Answers.Cancel
        )
        return answer == Answers.Yes

    def _drop_draft(self, kept: str) -> None:
        draft, self._draft = self._draft, ""
        if draft and draft != kept:
            try:
                self._library.systems.texts.remove([draft])
            except LibraryError as error:
                self.message_requested.emit(library_sentence(error))

    def go_back(self) -> None:
        """Go from a new row and from a form to the list; the page stays: one Esc too many would leave it."""
        if self.middle.currentWidget() is self.new_row:
            self._leave_new()
        elif not self.text_button.isChecked():
            self.list.tree.setFocus()

    def keep(self) -> None:
        """Keep what was typed last, before the page or the library goes."""
        if self.text_button.isChecked():
            self.text_view.edit.take()
        if self._saving.isActive():
            self.save_draft()

    def made_anew(self, library: Library, edits: Edits) -> RulesPage:
        """Return a page in its place, with all that was done on it: its words are those of the language of now."""
        self.keep()
        page = RulesPage(library, edits, self.document, self._draft, self.fight_texts)
        page.list.choose(self.list.place)
        page.text_button.setChecked(self.text_button.isChecked())
        return page

    def close_page(self) -> None:
        """Leave the page; the text stays as a draft."""
        self.keep()
        self.closed.emit()

    def _next_column(self) -> None:
        columns: list[QWidget] = [self.text_view] if self.text_button.isChecked() else [self.list.tree, self.form]
        columns.append(self.trial)
        columns = [column for column in columns if column.isVisible()]
        focused: QWidget | None = self.focusWidget()
        at = next(
            (
                number
                for number, column in enumerate(columns)
                if focused and (column is focused or column.isAncestorOf(focused))
            ),
            -1,
        )
        target = columns[(at + 1) % len(columns)]
        target.setFocus()
        if target.focusPolicy() == Qt.FocusPolicy.NoFocus:
            target.focusNextChild()


def next_version(version: str) -> str:
    """Return the version after one: `0.2` after `0.1`, `1b2` after `1b1`."""
    match = _LAST_NUMBER.search(version)
    if match is None:
        return f"{version}.1"[:40]
    return version[: match.start()] + str(int(match[0]) + 1) + version[match.end() :]
