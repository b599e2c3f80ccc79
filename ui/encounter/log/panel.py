"""The panel of the log: sentences of facts, newest below, filtered by combatant, kind and words."""

from __future__ import annotations

import sys
from functools import partial
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QMenu, QWidget

from rules.core.facts import Fact, is_renaming
from rules.log.sentences import Teller
from rules.text.messages import LANGUAGES
from ui.dnd.handle import Grip
from ui.dnd.payload import DragSource, DropPayload
from ui.encounter.log.delegate import NO_FACES, Faces, LogDelegate
from ui.encounter.log.model import DICE, Index, LogFilter, LogLine, LogModel
from ui.encounter.sheet.explain import steps_of
from ui.session.appearance import NO_LOOKS, Looks
from ui.session.controller import Conductor
from ui.session.fight import Happening
from ui.session.view.maker import ViewMaker
from ui.text.announcements import announce
from ui.theme.sizes import px
from ui.theme.theme import look
from ui.widgets.controls import ComboBox, EmptyState
from ui.widgets.focus_actions import context_menu
from ui.widgets.keyed_model import ROW_ROLE
from ui.widgets.labels import keyless
from ui.widgets.layouts import ColumnsPanel, Margins, fill, lined, stacked
from ui.widgets.line_edits import SearchLine

BESIDE_STAGE: Margins = (4, 8, 12, 8)
"""The margins of the log beside the stage."""
LEAST = 40
"""Least height in pixels of its lines."""
FILTER = 104
"""Least width in pixels of a filter."""
LAID_OUT = 150
"""The number of newest lines that are laid out; earlier ones follow on scrolling up."""
LANGUAGE_NAMES = {"en": "English", "es": "Español", "pt_BR": "Português"}

NARROW = 348
"""Width in pixels under which there is no room for a drag handle beside the filters."""


def _copy(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def _is_about(line: LogLine, id: str) -> bool:
    """Whether a line is about a combatant, as the filter means it."""
    return id in (line.fact.get("actor"), line.fact.get("target"), line.fact.get("source"))


class LogPanel(QWidget):
    """The log with its filters and its language."""

    language_chosen = Signal(str)
    filter_changed = Signal()
    past_requested = Signal(object)
    """The fight is to be shown as it was after a fact."""
    combatant_requested = Signal(str)
    """A combatant's id, from a click on a line without steps, or from its menu."""
    comment_requested = Signal(object)
    """The comment on a fact is to be written or changed."""
    why_requested = Signal(object)
    """The number of a fact is to be explained: its line was clicked, or → was pressed."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = LogModel(self)
        self.filter = LogFilter(self)
        self.filter.setSourceModel(self.model)
        self.list = LogList(self)
        self.list.setModel(self.filter)
        self.delegate = LogDelegate(self.list)
        self.delegate.shut = lambda: self.filter.shut
        self.list.setItemDelegate(self.delegate)
        self._filters = ColumnsPanel(FILTER, self, most=3)
        self.combatants, self.kinds, self.languages = (ComboBox(self._filters) for _ in range(3))
        self.words = FindLine()
        self.empty = EmptyState(drawing="scroll-unfurled")
        self.empty.say(self.tr("What happens in the fight is written down here."), "")
        self.grip = Grip(self.tr("Drag the log out of the window"))
        self._follows = True
        """Whether the newest line stays in sight."""
        self._fill_filters(language)
        self._arrange()
        self._listen()

    def _fill_filters(self, language: str) -> None:
        self.combatants.setAccessibleName(self.tr("Only lines about"))
        self.kinds.setAccessibleName(self.tr("Only lines of this kind"))
        self.languages.setAccessibleName(self.tr("Language of the log"))
        for family, words in (
            ("", self.tr("Everything")),
            ("deeds", self.tr("Attacks, rolls and costs")),
            ("conditions", self.tr("Conditions")),
            ("healing", self.tr("Healing and falling")),
            ("order", self.tr("Order and clock")),
            ("rulings", self.tr("Rulings and notes")),
            (DICE, self.tr("Only dice")),
        ):
            self.kinds.addItem(words, family)
        for code in LANGUAGES:
            self.languages.addItem(LANGUAGE_NAMES[code], code)
        self.languages.setCurrentIndex(max(0, self.languages.findData(language)))
        for box in (self.combatants, self.kinds, self.languages):
            box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            box.setProperty("role", "small")  # before its room is measured: from then on its letters stay as they are
        self._measure_filters()
        self._filters.add(self.combatants, self.kinds, self.languages)

    def _measure_filters(self) -> None:
        """Tell who and what whole while nothing is filtered by."""
        first = (self.combatants.room_for(self.tr("Everybody")), self.kinds.room_for(self.kinds.itemText(0)))
        self._filters.widest_words = max(first)

    def _arrange(self) -> None:
        head = lined(self.grip, (self._filters, 1))
        layout = stacked(on=self, margins=BESIDE_STAGE, spacing=8)
        fill(layout, head, self.words, (self.empty, 1), (self.list, 1))
        self.list.setMinimumHeight(px(LEAST))

    def _listen(self) -> None:
        look().theme_changed.connect(self._measure_filters)
        self.combatants.currentIndexChanged.connect(self._combatant_chosen)
        self.kinds.currentIndexChanged.connect(self._kind_chosen)
        self.languages.currentIndexChanged.connect(self._language_chosen)
        self.words.textChanged.connect(self._words_written)
        self.words.focus_released.connect(self.list.setFocus)
        self.list.clicked.connect(self._line_clicked)
        self.list.fold_requested.connect(self._fold_by_key)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._ask_menu)
        bar = self.list.verticalScrollBar()
        bar.rangeChanged.connect(self._grown)
        bar.valueChanged.connect(self._scrolled)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the drag handle where it is narrow: Ctrl+C copies the log there."""
        super().resizeEvent(event)
        self.grip.setVisible(self.width() >= px(NARROW))

    @property
    def language(self) -> str:
        """The language of the log."""
        return str(self.languages.currentData())

    def show_names(self, names: dict[str, str], looks: Looks = NO_LOOKS, faces: Faces = NO_FACES) -> None:
        """Set the combatants to filter by; names with a colour of their own are painted in it.

        `faces`: their emblems, which stand before the headings of their turns.
        """
        self.delegate.faces = faces
        self.delegate.own = {names[id]: look.colour for id, look in looks.items() if id in names and look.colour}
        self.list.viewport().update()
        chosen = self.combatants.currentData()
        self.combatants.blockSignals(True)
        self.combatants.clear()
        self.combatants.addItem(self.tr("Everybody"), "")
        for id, name in names.items():
            self.combatants.addItem(name, id)
        self.combatants.setCurrentIndex(max(0, self.combatants.findData(chosen)))
        self.combatants.blockSignals(False)
        self.combatants.explain()
        if self.combatants.currentData() != self.filter.combatant:
            self._combatant_chosen()

    def open_fight(
        self,
        names: dict[str, str],
        facts: list[Fact],
        teller: Teller | None,
        looks: Looks = NO_LOOKS,
        faces: Faces = NO_FACES,
    ) -> None:
        """Show another fight without filters."""
        self._filter_nothing()
        self.filter.fold(frozenset())
        self.show_names(names, looks, faces)
        self.show_facts(facts, teller)

    def go_on_from(self, other: LogPanel) -> None:
        """Take over the filters and folds of another log over the same fight."""
        for mine, theirs in ((self.combatants, other.combatants), (self.kinds, other.kinds)):
            mine.setCurrentIndex(max(0, mine.findData(theirs.currentData())))
        self.words.setText(other.words.text())
        self.words.setVisible(bool(other.words.text()))

    def look_for(self) -> None:
        """Put the cursor into the search line."""
        self.words.show()
        self.words.setFocus()
        self.words.selectAll()

    def show_facts(self, facts: list[Fact], teller: Teller | None) -> None:
        """Show other facts, or the same in another language."""
        self._follows = True
        self.filter.first = sys.maxsize  # nothing is laid out until it is known how many lines there are
        self.model.show(facts, teller)
        self._lay_out_newest()

    def _lay_out_newest(self) -> None:
        """Lay out the newest lines that the filter shows."""
        self.filter.since(self._before(self.model.rowCount()))
        self._show_empty()
        self.list.scrollToBottom()

    def _before(self, first: int) -> int:
        """Return the first row so that more than a screenful of filtered lines stands before `first`."""
        shown = 0
        while first and shown < LAID_OUT:
            first -= 1
            shown += self.filter.stands(self.model.lines[first])
        return first

    def filtered(self) -> str:
        """Return the filters in words; empty if everything is shown."""
        chosen = [box.currentText() for box in (self.combatants, self.kinds) if box.currentData()]
        words = [self.tr("“{words}”").format(words=self.words.text().strip())] if self.filter.words else []
        return ", ".join((*chosen, *words))

    def add(self, facts: list[Fact]) -> None:
        """Append the lines of new facts."""
        lines = self.model.lines_of(facts)
        after = self.model.rowCount() + len(lines)
        if self._follows and after - self.filter.first > 2 * LAID_OUT:
            self.filter.since(after - LAID_OUT)  # before they come: to lay thousands out takes long
        self.model.add(lines)
        self._show_empty()

    def tell(self, facts: list[Fact]) -> None:
        """Append the lines of new facts, and announce them to screen readers."""
        first = self.model.rowCount()
        self.add(facts)
        rows = range(first, self.model.rowCount())
        announce(self.list, lambda: "\n".join(str(self.model.index(row).data()) for row in rows))

    def take_back(self, facts: list[Fact]) -> None:
        """Remove the lines of undone facts."""
        self.model.take_back(facts)
        if self.filter.first and self.filter.rowCount() < LAID_OUT // 2:  # else what is older stays out of sight
            self.filter.since(self._before(self.model.rowCount()))
        self._show_empty()

    def _show_empty(self) -> None:
        """Hide the list's frame while it is empty."""
        nothing = self.model.rowCount() == 0
        self.empty.setVisible(nothing)
        self.list.setVisible(not nothing)

    def _line_clicked(self, index: QModelIndex) -> None:
        line = index.data(ROW_ROLE)
        if isinstance(line, LogLine) and line.folds:
            self.fold({line.fact["n"]}, shut=line.fact["n"] not in self.filter.shut)
        elif isinstance(line, LogLine) and (steps_of(line.fact) or not line.fact.get("actor")):
            self.why_requested.emit(line.fact)
        elif isinstance(line, LogLine):
            self.combatant_requested.emit(line.fact["actor"])

    def line_at_hand(self) -> LogLine | None:
        """Return the chosen line, else the newest; None without lines."""
        chosen = self.list.currentIndex().data(ROW_ROLE)
        newest = self.model.lines[-1] if self.model.lines else None
        return chosen if isinstance(chosen, LogLine) else newest

    def selected_note(self) -> str:
        """Return the note on the line at the cursor of the log; empty if that is no note, or the cursor is not here."""
        line = self.list.currentIndex().data(ROW_ROLE) if self.list.hasFocus() else None
        return str(line.fact["text"]) if isinstance(line, LogLine) and line.fact["kind"] == "note" else ""

    def show_last_of(self, id: str) -> None:
        """Scroll to the newest line about a combatant, unfolding it and removing any filter."""
        lines = self.model.lines
        row = next((row for row in range(len(lines) - 1, -1, -1) if _is_about(lines[row], id)), None)
        if row is None:
            return
        if not self.filter.shows(lines[row]):
            self._filter_nothing()
        self.filter.fold(self.filter.shut - set(lines[row].under))
        if row < self.filter.first:
            self.filter.since(self._before(row))
        index = self.filter.mapFromSource(self.model.index(row, 0))
        self._follows = False
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    # --- folding -----------------------------------------------------------------------------------------

    def fold(self, headings: set[int], *, shut: bool) -> None:
        """Fold or unfold rounds and turns, given by the numbers of their facts."""
        self._follows = False
        self.filter.fold(self.filter.shut | headings if shut else self.filter.shut - headings)
        self.filter.since(min(self.filter.first, self._before(self.model.rowCount())))
        self.list.viewport().update()

    def fold_all(self, *, shut: bool) -> None:
        """Fold all rounds, or unfold everything."""
        rounds = {line.fact["n"] for line in self.model.lines if line.fact["kind"] == "round"}
        self.fold(rounds if shut else set(self.filter.shut), shut=shut)

    def _fold_by_key(self, shut: bool, everything: bool) -> None:
        """Fold the turn of the current line, then its round; unfold the heading at the cursor."""
        if everything:
            self.fold_all(shut=shut)
            return
        line = self.list.currentIndex().data(ROW_ROLE)
        if not isinstance(line, LogLine):
            return
        inside = [n for n in (line.own_under[1], line.own_under[0]) if n and n not in self.filter.shut]
        if not shut:
            self.fold({line.fact["n"]}, shut=False)
        elif inside:
            self.fold({inside[0]}, shut=True)
            row = next(row for row, candidate in enumerate(self.model.lines) if candidate.fact["n"] == inside[0])
            self.list.setCurrentIndex(self.filter.mapFromSource(self.model.index(row, 0)))

    def _ask_menu(self, place: QPoint) -> None:
        menu = self.line_menu(self.list.indexAt(place))
        if menu is not None:
            menu.popup(self.list.viewport().mapToGlobal(place))

    def line_menu(self, index: Index) -> QMenu | None:
        """Return the menu of a line, not shown yet: explain, filter by its combatant, copy."""
        line = index.data(ROW_ROLE)
        if not isinstance(line, LogLine):
            return None
        self.list.setCurrentIndex(index)
        menu = context_menu(self)
        why = menu.addAction(self.tr("Why?"))
        why.setEnabled(bool(steps_of(line.fact)))
        why.triggered.connect(partial(self.why_requested.emit, line.fact))
        menu.addAction(self.tr("As it stood then")).triggered.connect(partial(self.past_requested.emit, line.fact))
        menu.addAction(self.tr("Comment on it…")).triggered.connect(partial(self.comment_requested.emit, line.fact))
        self._add_ways(menu, line)
        for place in sorted({self.combatants.findData(line.fact.get(who)) for who in ("actor", "target")}):
            if place > 0 and place != self.combatants.currentIndex():
                words = self.tr("Only lines about {name}").format(name=self.combatants.itemText(place))
                only = partial(self.combatants.setCurrentIndex, place)
                menu.addAction(keyless(words)).triggered.connect(lambda _checked, only=only: only())
        if self.filtered():
            menu.addAction(self.tr("All lines")).triggered.connect(self._filter_nothing)
        menu.addAction(self.tr("Copy this line")).triggered.connect(partial(_copy, line.text))
        return menu

    def _add_ways(self, menu: QMenu, line: LogLine) -> None:
        """Add links to the combatants of a line, and its folds."""
        for id in dict.fromkeys(filter(None, (line.fact.get("actor"), line.fact.get("target")))):
            place = self.combatants.findData(id)
            if place > 0:
                words = keyless(self.tr("Select {name}").format(name=self.combatants.itemText(place)))
                menu.addAction(words).triggered.connect(partial(self.combatant_requested.emit, id))
        whole = menu.addAction(self.tr("Fold all rounds (Ctrl+←)"))
        whole.triggered.connect(lambda: self.fold_all(shut=True))
        if self.filter.shut:
            opened = menu.addAction(self.tr("Unfold everything (Ctrl+→)"))
            opened.triggered.connect(lambda: self.fold_all(shut=False))

    def _filter_nothing(self) -> None:
        for box in (self.combatants, self.kinds):
            box.setCurrentIndex(0)
        self.words.clear()
        self.words.hide()

    def _grown(self) -> None:
        if self._follows:
            self.list.scrollToBottom()

    def _scrolled(self, value: int) -> None:
        bar = self.list.verticalScrollBar()
        self._follows = value >= bar.maximum() - 4
        if value == bar.minimum() and self.filter.first > 0 and bar.maximum() > 0:
            top = QPersistentModelIndex(self.list.indexAt(QPoint(px(8), px(4))))
            self.filter.since(self._before(self.filter.first))
            self.list.scrollTo(self.filter.index(top.row(), 0), QAbstractItemView.ScrollHint.PositionAtTop)

    def _combatant_chosen(self) -> None:
        self.filter.choose(combatant=str(self.combatants.currentData() or ""))
        self._filter_chosen()

    def _kind_chosen(self) -> None:
        self.filter.choose(family=str(self.kinds.currentData() or ""))
        self._filter_chosen()

    def _words_written(self, text: str) -> None:
        self.filter.choose(words=text)
        self._filter_chosen()

    def _filter_chosen(self) -> None:
        self._follows = True
        self._lay_out_newest()
        self.filter_changed.emit()

    def _language_chosen(self) -> None:
        self.language_chosen.emit(self.language)


class LogList(QListView):
    """The list of lines; keys other than for scrolling and folding go to the page."""

    fold_requested = Signal(bool, bool)
    """Shift or Ctrl with an arrow: whether to fold (←) or unfold (→), and whether all (Ctrl)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Log of the fight"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll, fold, and explain with →; pass everything else on to the page, Enter too."""
        with_key = event.modifiers() & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier)
        if with_key and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            everything = bool(with_key & Qt.KeyboardModifier.ControlModifier)
            self.fold_requested.emit(event.key() == Qt.Key.Key_Left, everything)
        elif event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Right and self.currentIndex().isValid():
            self.clicked.emit(self.currentIndex())
        else:
            event.ignore()

    def resizeEvent(self, event: Any) -> None:
        """Wrap the lines anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class FindLine(SearchLine):
    """The search line of the log: Enter leaves the words, Esc removes them; no key goes on to the page."""

    focus_released = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setPlaceholderText(self.tr("Words in the log"))
        self.setAccessibleName(self.tr("Only lines with these words"))
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the focus back to the page."""
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.setVisible(bool(self.text()))
            self.focus_released.emit()
        else:
            super().keyPressEvent(event)
        event.accept()


class LogPresenter(QObject):
    """Show in the log's panel what the conductor reports."""

    def __init__(self, conductor: Conductor, views: ViewMaker, panel: LogPanel) -> None:
        super().__init__(panel)
        self._conductor, self._views, self._panel = conductor, views, panel
        panel.language_chosen.connect(self._tell_again)
        self.drag_by(panel.grip)

    def teller(self) -> Teller:
        """Return a teller in the log's language."""
        return self._conductor.teller(self._panel.language)

    def open(self) -> None:
        """Show the log of the open fight from its beginning; empty without a fight."""
        conductor = self._conductor
        if not conductor.is_open:
            self._panel.open_fight({}, [], None)
        else:
            looks = self._views.view().looks
            self._panel.open_fight(conductor.names, conductor.log(), self.teller(), looks, self._faces())

    def happened(self, happening: Happening) -> None:
        """Append what a command did, remove what was undone."""
        facts = happening.facts
        if any(fact["kind"] == "join" or is_renaming(fact) for fact in facts):
            self._speak_anew()
        if happening.kind == "undone":
            self._panel.take_back(facts)
        else:
            self._panel.tell(self._conductor.marking.commented(facts))

    def go_to(self, gone: list[Fact], back: list[Fact]) -> None:
        """Show the log of another point of the past."""
        self._speak_anew()
        self._panel.take_back(gone)
        self._panel.add(self._conductor.marking.commented(back))

    def show_names(self) -> None:
        """Show the combatants' present names, colours and emblems."""
        self._panel.show_names(self._conductor.names, self._views.view().looks, self._faces())

    def _faces(self) -> Faces:
        """Return the emblems of all combatants by id."""
        return {row.id: row.look.as_emblem(row.side, row.name) for row in self._views.view().rows}

    def drag_by(self, grip: QWidget, *, handout: bool = False) -> None:
        """Let the log, or its handout, be dragged out of the window by a handle."""
        DragSource(grip, partial(self._payload, handout=handout))

    def _speak_anew(self) -> None:
        self.show_names()
        self._panel.model.speak_with(self.teller())

    def _tell_again(self, language: str) -> None:
        if self._conductor.is_open:
            self._panel.show_facts(self._conductor.log(), self._conductor.teller(language))

    def _payload(self, *, handout: bool) -> DropPayload | None:
        encounter, name = self._conductor.encounter_id, self._conductor.encounter_name
        return None if encounter is None else DropPayload(log=encounter, handout=handout, words=name)
