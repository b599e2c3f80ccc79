"""The middle pane of the bestiary: the search and the list of creatures."""

from __future__ import annotations

import itertools
from array import array
from collections.abc import Collection, Sequence
from functools import partial

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPoint,
    QRect,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QToolTip, QWidget

from ui.bestiary.list.model import CreatureRows
from ui.bestiary.list.quick_add import QuickOffer
from ui.bestiary.list.table import ROW, CreatureTable
from ui.commands.page_commands import DELETE_CREATURE, DUPLICATE_CREATURE
from ui.dnd.drop_targets import DropAnswer, DropTarget
from ui.dnd.payload import DragSource, DropPayload
from ui.text.announcements import announce
from ui.theme.sizes import px
from ui.theme.theme import GRID
from ui.widgets.controls import Button, EmptyState, IconButton
from ui.widgets.focus_actions import on_key
from ui.widgets.item_views import choose_alone
from ui.widgets.keyed_model import runs
from ui.widgets.labels import Label, tip
from ui.widgets.layouts import fill, lined, stacked
from ui.widgets.line_edits import SearchLine

_REMEMBERED = 500
"""The most selected rows that stay selected when the list changes."""
_PAUSE = 0
"""Milliseconds before the search runs, so that quick keys cause one search."""


class ListPane(QWidget):
    """The search field, the list, the count, and the page for an empty result."""

    search_changed = Signal()
    current_changed = Signal(object)
    """The id of the current creature, or None."""
    selection_changed = Signal()
    open_requested = Signal()
    add_requested = Signal()
    take_off_requested = Signal()
    removal_requested = Signal()
    duplicate_requested = Signal()
    new_requested = Signal()
    clear_requested = Signal()
    elsewhere_requested = Signal()
    """Matches outside of the filters are to be shown."""
    quick_requested = Signal()
    """The text of the search is to be added as a creature."""
    rules_requested = Signal()
    """A rule system is to be chosen for the creature to be added."""
    tag_dropped = Signal(str, object)
    """A tag, and the ids of the creatures that it was dropped onto."""
    file_requested = Signal()
    """Creatures are to be imported from a file."""
    text_requested = Signal()
    """Creatures are to be imported from a text."""
    filters_requested = Signal()
    """The folded filters are to be opened, or closed again."""
    menu_requested = Signal(object)
    """The position of the context menu on the screen."""

    def __init__(self, model: CreatureRows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self._quiet = False
        self._stood: tuple[int | None, list[int]] = (None, [])
        """The current and selected creatures before a search whose result is not complete yet."""
        self._is_whole = True
        self._wanted: tuple[int | None, Collection[int]] = (None, ())
        """The creatures to be selected once a long list is complete, and the current one."""
        self._elsewhere = 0
        """The number of matches outside of the filters."""
        self._refusal = ""
        """Why the text of the search cannot be added as a creature."""
        self._total = 0
        """The number of creatures that are searched."""
        self.timer = QTimer(self, singleShot=True)
        self.timer.setInterval(_PAUSE)
        self.timer.timeout.connect(self.search_changed)
        self.search = SearchLine()
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setToolTip(self.tr("Search name, kind, tags, notes"))
        self.search.setAccessibleName(self.tr("Search creatures"))
        self.new_button = Button("plus", self.tr("New"), toolTip=self.tr("Make a new creature (Ctrl+N)"))
        self.filter_button = IconButton("filter", self.tr("Level, folders and tags"), checkable=True)
        self.filter_button.hide()
        self.view = CreatureTable(model)
        self.count = Label(role="small")
        self.nothing = EmptyState(drawing="spell-book")
        self.from_file = Button("file-text", self.tr("From a file…"), toolTip=self.tr("Import creatures (Ctrl+I)"))
        self.from_text = Button(
            "scroll-text", self.tr("Paste a text…"), toolTip=self.tr("Import a text (Ctrl+Shift+I)")
        )
        self.nothing.add_ways(self.from_file, self.from_text)
        self._stack = QStackedWidget()
        self._arrange()
        self._listen()

    def _listen(self) -> None:
        self.search.textChanged.connect(self._wait)
        self.search.installEventFilter(self)
        self.new_button.clicked.connect(self.new_requested)
        self.filter_button.clicked.connect(self.filters_requested)
        self.view.installEventFilter(self)
        DragSource(self.view, self._payload)
        DropTarget(self.view.viewport(), self._weigh)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._ask_menu)
        self.view.doubleClicked.connect(self.open_requested)
        self.view.selectionModel().currentRowChanged.connect(self._tell_current)
        self.view.selectionModel().selectionChanged.connect(self._tell_selection)
        on_key(self.view, DELETE_CREATURE, self.removal_requested)
        on_key(self.view, DUPLICATE_CREATURE, self.duplicate_requested)
        self.nothing.button.clicked.connect(self._mend_nothing)
        self.nothing.other.clicked.connect(self.quick_requested)
        self.nothing.rules.clicked.connect(self.rules_requested)
        self.from_file.clicked.connect(self.file_requested)
        self.from_text.clicked.connect(self.text_requested)

    def show_filter_button(self, *, shown: bool) -> None:
        """The button of filters that have no room of their own."""
        self.filter_button.setVisible(shown)
        if not shown:
            self.filter_button.setChecked(False)

    def _arrange(self) -> None:
        row = lined(self.filter_button, (self.search, 1), self.new_button)
        column = stacked(row, on=self, spacing=GRID)
        self._stack.addWidget(self.view)
        self._stack.addWidget(self.nothing)
        fill(column, (self._stack, 1), self.count)

    # --- what is chosen --------------------------------------------------------------------------------

    @property
    def current_id(self) -> int | None:
        """Return the id of the current creature."""
        return self.model.id_at(self.view.currentIndex())

    @property
    def selected_ids(self) -> list[int]:
        """The ids of the chosen creatures from the top down: by runs of rows, for all there are may be chosen."""
        chosen = self.view.selectionModel().selection()
        runs = sorted(
            {
                (selection_range.top(), selection_range.bottom())
                for selection_range in (chosen.at(at) for at in range(chosen.size()))
            }
        )
        return [id for first, last in runs for id in self.model.ids[first : last + 1]]

    def choose(self, ids: Collection[int]) -> None:
        """Choose those of the creatures that the list shows or will show; the first becomes current unless one is."""
        self._choose(self.model.places_of(ids))
        self._wanted = (None, ()) if self._is_whole else (self.current_id, ids)

    def stand(self) -> None:
        """Select the row at the cursor when all selected ones have left the list."""
        if not self.view.selectionModel().hasSelection() and (place := self.view.currentIndex().row()) >= 0:
            self._choose([place])

    def _choose(self, places: Sequence[int]) -> None:
        if not places:
            return
        chosen = QItemSelection()
        last_column = self.model.columnCount() - 1
        for first, last in runs(iter(places)):
            chosen.select(self.model.index(first, 0), self.model.index(last, last_column))
        selection = self.view.selectionModel()
        row = self.view.currentIndex().row()
        current = self.model.index(row if chosen.contains(self.model.index(row, 0)) else places[0], 0)
        selection.setCurrentIndex(current, QItemSelectionModel.SelectionFlag.NoUpdate)
        selection.select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.view.scrollTo(current)

    def show_found(self, ids: array[int], *, again: bool = True, whole: bool = True) -> None:
        """Show what was found; where one stood stays, or else the first of what was found is shown.

        `again`: what stands in the rows may have changed too: where one stood has gone, its neighbour is shown.
        `whole`: this is all; else it is the first of more, and who is looked at is settled when the rest has come.
        """
        index = self.view.indexAt(QPoint(1, 1))
        top = self.model.id_at(index)
        offset = self.view.rowViewportPosition(index.row()) if top is not None else 0
        stood, chosen = self._stood
        current = self.current_id if stood is None else stood
        chosen = chosen or self.selected_ids
        (here, wanted), there = self._wanted, self.current_id
        self._is_whole, self._wanted = whole, (None, ())
        self._quiet = True
        before = self.model.ids[:] if again else ()
        is_reset = self.model.show_ids(ids, again=again)
        place = None if current is None else self.model.place_of(current)
        if whole and here == there and (places := self.model.places_of(wanted)):
            self._choose(places)
        elif current is not None and place is not None and (is_reset or stood is not None):
            self._choose(self.model.places_of([current, *(chosen if len(chosen) <= _REMEMBERED else ())]))
            self.view.selectionModel().setCurrentIndex(
                self.model.index(place, 0), QItemSelectionModel.SelectionFlag.NoUpdate
            )
        elif place is None and len(ids) and whole:
            choose_alone(self.view, self.model.index(self._beside(current, before), 0))
        elif top is not None and (first := self.model.place_of(top)) is not None:
            self.view.verticalScrollBar().setValue(first * px(ROW) - offset)
        self._stood = (None, []) if whole else (current, chosen if len(chosen) <= _REMEMBERED else [])
        self._quiet = False
        self._stack.setCurrentIndex(0 if len(ids) or not whole else 1)
        if whole:
            self._tell_current()
            self._tell_selection()
        self.view.measure()

    def _beside(self, gone: int | None, before: Sequence[int]) -> int:
        """Return the row of the next, else the former neighbour of a creature that is gone; else the first row."""
        if gone is None or gone not in before:
            return 0
        place = before.index(gone)
        others = itertools.chain(before[place + 1 :], reversed(before[:place]))
        return next((row for row in map(self.model.place_of, others) if row is not None), 0)

    def show_state(self, number: int, total: int, *, narrowed: bool, of_system: str, elsewhere: int = 0) -> None:
        """Say how many were found of how many, and how many there are `elsewhere` where none was."""
        self._stack.setCurrentIndex(0 if number else 1)
        if narrowed:
            self.count.setText(self.tr("{number} of {total} creatures").format(number=number, total=total))
        elif total == 1:
            self.count.setText(self.tr("One creature"))
        else:
            self.count.setText(self.tr("{total} creatures").format(total=total))
        self.count.setVisible(bool(total))
        self._total, self._elsewhere = total, elsewhere
        for way in (self.from_file, self.from_text):
            way.setVisible(not total and not elsewhere)
        if elsewhere:
            words = self.tr("Nothing here matches your search. Elsewhere in the bestiary: {number}.")
            self._say_nothing(words.format(number=elsewhere), self.tr("Show them (Enter)"))
            return
        if total:
            words = self.tr("No creature matches your search.")
        elif of_system:
            words = self.tr("There is no creature for {system} yet.").format(system=of_system)
        else:
            words = self.tr("The bestiary is empty.")
        self._say_nothing(words, self.tr("Show all creatures") if total else self.tr("Make the first creature"))

    def _say_nothing(self, words: str, button: str) -> None:
        """Say that nothing was found, and why what was typed cannot be added either."""
        self.nothing.say("\n".join(filter(None, (words, self._refusal))), button)

    @property
    def _how_added(self) -> str:
        """The keys by which what stands in the search is added: a name alone may be a search that failed."""
        return self.tr("Shift+Enter adds it, Enter alone where numbers stand behind the name")

    def offer_quick(self, offer: QuickOffer) -> None:
        """Offer to add the text of the search as a creature, if nothing was found."""
        self._refusal = offer.refusal
        self.nothing.rules.setVisible(bool(offer.words or offer.refusal) and offer.by_other_rules)
        self.nothing.other.setText(offer.words)
        self.nothing.other.setToolTip(tip(f"{offer.words}\n{self._how_added}"))
        self.nothing.other.setVisible(bool(offer.words))

    # --- what is dragged -------------------------------------------------------------------------------

    def _payload(self) -> DropPayload | None:
        """The chosen creatures from the top down."""
        ids = self.selected_ids
        if not ids:
            return None
        only = self.model.row_at(self.model.index_of(ids[0])) if len(ids) == 1 else None
        words = self.tr("{count} creatures").format(count=len(ids)) if only is None else only.name
        return DropPayload(creatures=tuple(ids), words=words)

    def _weigh(self, carried: DropPayload, point: QPoint | None) -> DropAnswer | None:
        """A tag is dropped onto a creature, or onto all that are chosen."""
        if not carried.tag:
            return None
        index = self.view.currentIndex() if point is None else self.view.indexAt(point)
        row = self.model.row_at(index)
        if row is None:
            return DropAnswer(None, self.tr("Drop it on a creature."))
        several = point is None or self.view.selectionModel().isSelected(index)
        ids = (self.selected_ids if several else []) or [row.id or 0]
        if len(ids) > 1:
            words = self.tr("Tag {count} creatures {tag}").format(count=len(ids), tag=carried.tag)
        else:
            words = self.tr("Tag {name} {tag}").format(name=row.name, tag=carried.tag)
        left, right = self.view.visualRect(index.siblingAtColumn(0)), self.view.viewport().width()
        light = QRect(0, left.top(), right, left.height())
        return DropAnswer(partial(self.tag_dropped.emit, carried.tag, ids), words, light)

    # --- keys ------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows lead from the search into the list; letters typed in the list go on searching, `+` and `-` count."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if watched is self.search:
                return self._key_in_search(event)
            if watched is self.view:
                return self._key_in_list(event)
        return super().eventFilter(watched, event)

    def _key_in_search(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.look_now()
            shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            if self._elsewhere and not self.model.ids and not shifted:
                self.elsewhere_requested.emit()
                return True
            is_counted = any(mark.isdigit() for mark in self.search.text()) and self.nothing.other.isVisible()
            if is_counted or self._refusal or shifted:
                self.quick_requested.emit()
                return True
            if self.nothing.other.isVisible():
                QToolTip.showText(
                    self.search.mapToGlobal(QPoint(0, self.search.height())), self._how_added, self.search
                )
                announce(self.search, self._how_added)
                return True
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.look_now()
            self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
            if self.current_id is None and self.model.ids:
                choose_alone(self.view, self.model.index(0, 0))
            return True
        if key == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            return True
        return False

    def _key_in_list(self, event: QKeyEvent) -> bool:
        key, text = event.key(), event.text()
        if event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            return False
        counts = {"+": self.add_requested, "-": self.take_off_requested}
        if text in counts:
            counts[text].emit()
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open_requested.emit()
            return True
        if key == Qt.Key.Key_Up and self.view.currentIndex().row() <= 0:
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return True
        if text and text.isprintable() and not text.isspace():
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.setText(text)
            return True
        return False

    def take_keys(self) -> None:
        """Focus the list, or the button on the page of an empty result."""
        shown = self._stack.currentWidget()
        (self.nothing.button if shown is self.nothing else self.view).setFocus(Qt.FocusReason.OtherFocusReason)

    def look_now(self) -> None:
        """Run the search for the typed text at once, unless it has run."""
        if self.timer.isActive():
            self.timer.stop()
            self.search_changed.emit()

    # --- telling ---------------------------------------------------------------------------------------

    def _wait(self) -> None:
        self.timer.start()

    def _tell_current(self, *_: QModelIndex) -> None:
        if not self._quiet:
            self.current_changed.emit(self.current_id)

    def _tell_selection(self, *_: QItemSelection) -> None:
        if not self._quiet:
            self.selection_changed.emit()

    def _ask_menu(self, place: QPoint) -> None:
        if self.view.indexAt(place).isValid() or self.current_id is not None:
            self.menu_requested.emit(self.view.viewport().mapToGlobal(place))

    def _mend_nothing(self) -> None:
        if self._elsewhere:
            self.elsewhere_requested.emit()
        else:
            (self.clear_requested if self._total else self.new_requested).emit()
