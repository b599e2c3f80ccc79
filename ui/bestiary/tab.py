"""The Bestiary tab: filters, list and tray, and the creature."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPoint, QSettings, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QResizeEvent, QUndoStack
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from models.creatures import Creature
from models.library import Library
from models.store import twin
from rules import catalogue
from ui.bestiary import systems
from ui.bestiary.detail import DetailPane
from ui.bestiary.drafts import leave
from ui.bestiary.filters import Filters
from ui.bestiary.list_pane import ListPane
from ui.bestiary.rows import CreatureRows, Query, find
from ui.bestiary.tray_pane import TrayPane
from ui.dragging import Dropped
from ui.edits import (
    CREATURES,
    FORMS,
    TRAY,
    Edits,
    add_creatures,
    duplicate_creatures,
    remove_creatures,
    save_creatures,
)
from ui.icons import icon
from ui.key_names import key_sequence
from ui.plain import Label
from ui.remembered import Remembered
from ui.theme import GRID

TIGHT = 700
"""Pixels across under which a form has no room beside the list."""
NARROW = 906
"""Pixels across under which the filters are folded away."""


class BestiaryTab(QWidget):
    """Finding, reading and editing creatures, and collecting the next fight."""

    fight_prepared = Signal(object)
    """The id of the encounter that *Prepare* made."""
    said = Signal(str)
    """One sentence for the status line."""
    form_opened = Signal()
    """Undo or redo has opened a form again."""
    changed = Signal(str)
    """What kind of thing was changed from here, undone or redone: `creatures`, `encounters`, `tray`."""

    def __init__(
        self,
        library: Library,
        undo_stack: QUndoStack,
        remembered: Remembered | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self.remembered = remembered or Remembered(library.path, parent=self)
        self._order: tuple[int, bool] = (0, False)
        self.edits = Edits(undo_stack)
        self.rows = CreatureRows(self)
        self.panes = QSplitter(Qt.Orientation.Horizontal, self)
        self.filters = Filters(library, self.remembered, self.panes)
        self.middle = QSplitter(Qt.Orientation.Vertical, self.panes)
        self.list = ListPane(self.rows, self.middle)
        self.tray = TrayPane(library, self.edits, self.remembered, self.middle)
        self.detail = DetailPane(library, self.panes)
        self.message = Label()
        self.message.setProperty("role", "bad")
        self.message.setWordWrap(True)
        self.message.hide()
        self._arrange()
        self._connect()
        self.setFocusProxy(self.list.search)
        self.reload()

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(GRID)
        self.middle.setObjectName("bestiary_middle")
        self.middle.addWidget(self.list)
        self.middle.addWidget(self.tray)
        self.middle.setStretchFactor(0, 3)
        self.middle.setStretchFactor(1, 1)
        self.middle.setSizes([420, 200])
        self.panes.setObjectName("bestiary_panes")
        for pane in (self.filters, self.middle, self.detail):
            self.panes.addWidget(pane)
        self.middle.setMinimumWidth(316)
        self.list.filters_wanted.connect(self._draw_out)
        for splitter in (self.panes, self.middle):
            splitter.setHandleWidth(12)
            splitter.setChildrenCollapsible(False)
        self.panes.setSizes([200, 610, 530])
        self.detail.pages.currentChanged.connect(self._fold)
        for place, stretch in enumerate((0, 3, 3)):
            self.panes.setStretchFactor(place, stretch)
        column.addWidget(self.message)
        column.addWidget(self.panes, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is no room for three panes, the filters are folded away until they are asked for.

        Where there is none for two, a form stands alone.
        """
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        narrow = self.width() < NARROW
        self.list.show_filter_button(shown=narrow)
        drawn_out = narrow and self.list.filter_button.isChecked()
        self.filters.setVisible(drawn_out or not narrow)
        self.detail.setVisible(not drawn_out)
        tight = self.width() < TIGHT
        self.detail.setMinimumWidth(320 if tight else 344)
        forming = self.detail.pages.currentWidget() is self.detail.form
        self.middle.setVisible(drawn_out or not forming or not tight)

    def _draw_out(self) -> None:
        self._fold()
        if self.filters.isVisible():
            self.filters.folder_view.setFocus()

    def _connect(self) -> None:
        self.filters.changed.connect(self.search)
        self.remembered.system_changed.connect(self._follow_system)
        self.filters.filed.connect(self._file)
        self.filters.tagged.connect(self._tag)
        self.rows.sort_wanted.connect(self._sort)
        self.list.searched.connect(self.search)
        self.list.picked.connect(self.detail.show_creature)
        self.list.selection_changed.connect(self._show_selection)
        self.list.opened.connect(self.edit)
        self.list.added.connect(self.add_to_fight)
        self.list.removed.connect(self.remove)
        self.list.duplicated.connect(self.duplicate)
        self.list.new_wanted.connect(self.new_creature)
        self.list.clear_wanted.connect(self.clear)
        self.list.menu_wanted.connect(self._open_menu)
        self.detail.edit_wanted.connect(self.edit)
        self.detail.duplicate_wanted.connect(self.duplicate)
        self.detail.remove_wanted.connect(self.remove)
        self.detail.add_wanted.connect(self.add_to_fight)
        self.detail.filing.filed.connect(self._save_filed)
        self.detail.form.save_wanted.connect(self.save)
        self.detail.form.cancelled.connect(self.cancel)
        self.tray.prepared.connect(self.fight_prepared)
        self.edits.changed.connect(self._after)
        self.edits.refused.connect(self._refuse)

    # --- what the window calls -------------------------------------------------------------------------

    def focus_search(self) -> None:
        """Puts the cursor into the search, ready to type over what stands there."""
        self.list.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.list.search.selectAll()

    def new_creature(self) -> None:
        """Opens the form of a new creature, in the system of the one that was last looked at."""
        current = self._library.creatures.get(self.list.current_id) if self.list.current_id is not None else None
        installed = catalogue.ids()
        system = self.filters.chosen_system or (current.system if current is not None else "")
        if system not in installed:
            if not installed:
                self._refuse(self.tr("No rule system is installed, so there is no sheet to fill in."))
                return
            system = installed[0]
        self.detail.edit(Creature(name="", system=system, folder=self.filters.folder or ""))

    def show_creature(self, creature_id: int) -> None:
        """Shows a creature; where the search, the filters or the chosen system hide it they let go."""
        self._bring_out(creature_id)
        self.list.choose([creature_id])
        self.list.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _bring_out(self, creature_id: int) -> None:
        if self.rows.place_of(creature_id) is None:
            self.clear()
        if self.rows.place_of(creature_id) is None and (found := self._library.creatures.get(creature_id)) is not None:
            self.remembered.choose_system(found.system)

    def reload(self) -> None:
        """Reads everything again from the library; what was chosen stays chosen."""
        self.filters.reload()
        self.tray.reload()
        self.detail.filing.reload()
        self.search()
        self.detail.show_creature(self.list.current_id)

    def unsaved(self) -> str:
        """The creature whose form holds what is not saved: its name, or what the form is called; or nothing."""
        form = self.detail.form
        return (form.name.text().strip() or form.title.text()) if self.detail.is_editing and form.dirty else ""

    def keep_layout(self, settings: QSettings) -> None:
        """Writes how the panes are divided."""
        for splitter in (self.panes, self.middle):
            settings.setValue(f"splitters/{splitter.objectName()}", splitter.saveState())

    def take_layout(self, settings: QSettings) -> None:
        """Divides the panes as they were."""
        for splitter in (self.panes, self.middle):
            state = settings.value(f"splitters/{splitter.objectName()}")
            if state is not None:
                splitter.restoreState(state)

    # --- finding ---------------------------------------------------------------------------------------

    def query(self) -> Query:
        """What the search and the filters ask for."""
        return Query(
            words=self.list.search.text(),
            system=self.filters.chosen_system,
            levels=self.filters.levels,
            tags=self.filters.chosen_tags,
            folder=self.filters.folder,
            column=self._order[0],
            descending=self._order[1],
        )

    def search(self) -> None:
        """Shows what fits."""
        query = self.query()
        found = find(self._library, query)
        lying = found if query.folder is None else find(self._library, replace(query, folder=None))
        self.filters.show_counts(
            Counter(row.folder for row in lying), Counter(tag for row in found for tag in row.tags)
        )
        used = dict(self._library.creatures.systems())
        total = sum(used.values()) if query.system is None else used.get(query.system, 0)
        self.list.view.want_system(len(used) > 1 and query.system is None)
        self.list.view.want_level(self.filters.level_row.isVisibleTo(self.filters))
        of_system = "" if query.system is None else systems.title(query.system)
        self.list.show_found(found, total, narrowed=query.narrows, of_system=of_system)

    def clear(self) -> None:
        """Looks for everything again."""
        self.list.search.clear()
        self.list.timer.stop()
        self.filters.clear()
        self.list.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _sort(self, column: int, descending: bool) -> None:
        if self._order != (column, descending):
            self._order = (column, descending)
            self.search()

    def _follow_system(self) -> None:
        """The tray is that of the system that is looked at; of all systems, the one that was changed last."""
        system = self.filters.chosen_system
        if system is None:
            self.tray.show_last()
        else:
            self.tray.show_system(system)

    # --- editing ---------------------------------------------------------------------------------------

    def edit(self) -> None:
        """Opens the form of the current creature."""
        current = self.list.current_id
        creature = self._library.creatures.get(current) if current is not None else None
        if creature is not None and self.detail.edit_button.isEnabled():
            self.detail.edit(creature)

    def save(self) -> None:
        """Keeps what stands in the form."""
        form = self.detail.form
        creature = form.creature()
        if creature.id is None:
            text, step = self.tr("Add {name}"), add_creatures(self._library, [creature])
        else:
            text, step = self.tr("Edit {name}"), save_creatures(self._library, [creature])
        done = self.edits.do(CREATURES, text.format(name=creature.name), step, show_faults=form.show_faults)
        if done is not None:
            self.detail.close_form()
            self._bring_out(done.ids[0])
            self.list.choose(done.ids)
            self.detail.show_creature(self.list.current_id)
            self.list.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def cancel(self) -> None:
        """Leaves the form without saving; what was changed in it comes back by undo."""
        if self.detail.is_unsaved:
            name = self.detail.form_title()
            self.edits.do(FORMS, self.tr("Leave the form of {name}").format(name=name), leave(self.detail))
            self.said.emit(self.tr("Not saved: {name}. Undo brings the form back as it was.").format(name=name))
        else:
            self.detail.close_form()
        self.list.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def duplicate(self) -> None:
        """Makes a copy of each chosen creature."""
        ids = self.list.selected_ids
        if ids:
            text = self._about(ids, self.tr("Duplicate {name}"), self.tr("Duplicate {number} creatures"))
            self.edits.do(CREATURES, text, duplicate_creatures(self._library, ids))

    def remove(self) -> None:
        """Takes the chosen creatures out."""
        ids = self.list.selected_ids
        if ids:
            place = self.rows.place_of(ids[0]) or 0
            text = self._about(ids, self.tr("Delete {name}"), self.tr("Delete {number} creatures"))
            self.edits.do(CREATURES, text, remove_creatures(self._library, ids))
            left = self.rows.row_at(self.rows.index(min(place, len(self.rows.rows) - 1), 0))
            if left is not None:
                self.list.choose([left.id])

    def add_to_fight(self) -> None:
        """Puts the chosen creatures on the tray."""
        ids = self.list.selected_ids
        if ids:
            self.tray.add(Dropped(creatures=tuple(ids)))

    def _file(self, folder: str, ids: Sequence[int]) -> None:
        self._save_filed([twin(one, folder=folder) for one in self._library.creatures.get_all(ids)])

    def _tag(self, tag: str, ids: Sequence[int]) -> None:
        found = self._library.creatures.get_all(ids)
        self._save_filed([twin(one, tags=[*one.tags, tag]) for one in found if tag not in one.tags])

    def _save_filed(self, creatures: Sequence[Creature]) -> None:
        if creatures:
            ids = [one.id for one in creatures if one.id is not None]
            text = self._about(ids, self.tr("File {name}"), self.tr("File {number} creatures"))
            self.edits.do(CREATURES, text, save_creatures(self._library, creatures))

    def _about(self, ids: Sequence[int], one: str, several: str) -> str:
        if len(ids) > 1:
            return several.format(number=len(ids))
        found = self._library.creatures.get_all(ids)
        return one.format(name=found[0].name if found else "")

    # --- after an edit ---------------------------------------------------------------------------------

    def _after(self, kind: str, ids: tuple[int, ...]) -> None:
        self._refuse("")
        if kind == FORMS:
            if self.detail.is_editing:
                self.form_opened.emit()
                self.detail.enter_form()
            return
        if kind == TRAY:
            self.tray.show_state()
        elif kind == CREATURES:
            self.reload()
            self.list.choose(ids)
        else:
            self.tray.reload()
        self.changed.emit(kind)

    def _show_selection(self) -> None:
        self.detail.show_selection(self.list.selected_ids)

    def _refuse(self, sentence: str) -> None:
        self.message.setText(sentence)
        self.message.setVisible(bool(sentence))

    def _open_menu(self, place: QPoint) -> None:
        actions: list[QAction | None] = [
            self._action("pencil", self.tr("Edit"), "Return", self.edit),
            self._action("plus", self.tr("Add to the next fight"), "+", self.add_to_fight),
            None,
            self._action("copy", self.tr("Duplicate"), "Ctrl+D", self.duplicate),
            self._action("trash-2", self.tr("Delete"), "Del", self.remove),
        ]
        menu = self.list.open_menu(actions, place)
        for action in actions:
            if action is not None:
                action.setParent(menu)

    def _action(self, name: str, text: str, keys: str, slot: object) -> QAction:
        action = QAction(QIcon(icon(name)), text, self)
        action.setShortcut(key_sequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(slot)
        return action
