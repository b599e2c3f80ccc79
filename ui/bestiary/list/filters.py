"""The filter pane of the bestiary: rule system, levels, folders and tags."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QModelIndex, QPoint, QRect, Signal
from PySide6.QtWidgets import (
    QWidget,
)

from models.library import Library
from models.repositories.folders import FOLDER, TAG, is_inside
from models.search.sql import Query
from models.storage.store import folded
from rules.text.sanitize import without_controls
from ui.bestiary.list.folder_model import FolderModel, FolderRow, folder_shelves
from ui.bestiary.list.folder_view import ROW, FolderView
from ui.dnd.drop_targets import DropAnswer, DropTarget
from ui.dnd.payload import DragSource, DropPayload
from ui.services.preferences import LibraryPreferences
from ui.theme.sizes import px
from ui.theme.theme import GRID, HALF
from ui.widgets.controls import Button, IconButton, SpinBox
from ui.widgets.labels import Label
from ui.widgets.layouts import lined, stacked

_MOST_SEARCHES = 4
"""The most saved searches that are visible at once."""


class Filters(QWidget):
    """The filters: levels, folder and tags; the system is chosen for all tabs."""

    filter_changed = Signal()
    clear_requested = Signal()
    """Search and filters are to be cleared."""
    folder_dropped_on = Signal(str, object)
    """A folder, and the ids of the creatures that were dropped onto it."""
    tag_dropped_on = Signal(str, object)
    """A tag, and the ids of the creatures that were dropped onto it."""
    folder_moved = Signal(str, str)
    """A folder, and the one that it was dropped onto; empty: it lies in none."""

    def __init__(self, library: Library, remembered: LibraryPreferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._remembered = remembered
        self._chosen_tags: set[str] = set()
        self._is_narrowed = False
        """Whether the list is narrowed, by filters or by the words of the search."""
        self._folders: list[str] = []
        self._tags: list[str] = []
        """The folders and tags of the chosen system, with those that are still empty."""
        self.low = self._level(self.tr("Lowest level"))
        self.high = self._level(self.tr("Highest level"))
        self.folders = FolderModel(self)
        self.folder_view = FolderView(self.folders, self.tr("Folders"))
        self.tags = FolderModel(self)
        self.tag_view = FolderView(self.tags, self.tr("Tags"))
        self.searches = FolderModel(self)
        self.search_view = FolderView(self.searches, self.tr("Saved searches"))
        self.search_view.setDragEnabled(False)
        self.kept: dict[str, dict[str, str]] = {FOLDER: {}, TAG: {}}
        """The folders and tags that exist without creatures, with their colours."""
        self.clear_button = Button("x", self.tr("Show all"), "quiet")
        self.keep_button = IconButton("star", self.tr("Save this search (Ctrl+Shift+S)"))
        self._arrange()
        self.low.valueChanged.connect(self._tell)
        self.high.valueChanged.connect(self._tell)
        self.folder_view.selectionModel().currentChanged.connect(self._tell)
        self.tag_view.clicked.connect(self._toggle)
        self.tag_view.activated.connect(self._toggle)
        self.clear_button.clicked.connect(self.clear_requested)
        remembered.system_changed.connect(self._follow_system)
        DragSource(self.folder_view, self._folder_taken)
        DragSource(self.tag_view, self._tag_taken)
        DropTarget(self.folder_view.viewport(), self._weigh_folder)
        DropTarget(self.tag_view.viewport(), self._weigh_tag)
        self._quiet = False
        self._take_up(remembered.filters)

    def _take_up(self, choice: Mapping[str, Any]) -> None:
        """Restore the last filters."""
        self._quiet = True
        self._chosen_tags = {str(tag) for tag in choice.get("tags") or ()}
        for name, spin in (("low", self.low), ("high", self.high)):
            spin.setValue(int(choice.get(name) or 0))
        self.reload()
        self._quiet = True
        self.folder_view.setCurrentIndex(self.folders.index(self.folders.place_of(choice.get("folder")) or 0, 0))
        self._quiet = False
        self._show_clear()

    def _level(self, name: str) -> SpinBox:
        spin = SpinBox(limits=(0, 999))
        spin.instead.say(self.tr("any"), "–")
        spin.setAccessibleName(without_controls(name))
        spin.setToolTip(name)
        spin.setMinimumWidth(px(72))
        return spin

    def _arrange(self) -> None:
        self.level_row = QWidget()
        levels = stacked(_heading(self.tr("Level")), on=self.level_row, spacing=GRID)
        to = Label(self.tr("to"), role="muted")
        between = lined((self.low, 1), to, (self.high, 1), spacing=HALF)
        levels.addLayout(between)
        column = stacked(self.level_row, on=self, spacing=GRID)
        self.folder_heading = _heading(self.tr("Folders"))
        self.tag_heading = _heading(self.tr("Tags"))
        self.search_heading = _heading(self.tr("Saved searches"))
        column.addWidget(self.search_heading)
        column.addWidget(self.search_view)
        column.addWidget(self.folder_heading)
        column.addWidget(self.folder_view, 3)
        column.addWidget(self.tag_heading)
        column.addWidget(self.tag_view, 4)
        foot = lined(self.clear_button, 1, self.keep_button)
        column.addLayout(foot)

    # --- what is chosen --------------------------------------------------------------------------------

    @property
    def chosen_system(self) -> str | None:
        """Return the chosen system, or None."""
        return self._remembered.system

    @property
    def levels(self) -> tuple[int | None, int | None]:
        """Return the chosen range of levels."""
        return self.low.value() or None, self.high.value() or None

    @property
    def folder(self) -> str | None:
        """Return the chosen folder, or None."""
        row = self.folders.row_at(self.folder_view.currentIndex())
        return row.key if row is not None else None

    @property
    def chosen_tags(self) -> tuple[str, ...]:
        """Return the chosen tags."""
        return tuple(sorted(self._chosen_tags))

    def clear(self) -> None:
        """Ask for everything there is of the system."""
        self._quiet = True
        self.low.setValue(0)
        self.high.setValue(0)
        self._chosen_tags.clear()
        self.folder_view.setCurrentIndex(self.folders.index(0, 0))
        self._quiet = False
        self.reload()
        self._tell()

    # --- what there is ---------------------------------------------------------------------------------

    def reload(self) -> None:
        """Read folders, tags and levels of the chosen system; drop filters that it does not have."""
        creatures, system = self._library.creatures, self.chosen_system
        folders, tags = creatures.folders(system), creatures.tags(system)
        self.kept = {kind: self._library.shelves.all(kind) for kind in (FOLDER, TAG)}
        used = {FOLDER: dict(creatures.folders()), TAG: dict(creatures.tags())}
        bare = {kind: [name for name in names if name not in used[kind]] for kind, names in self.kept.items()}
        self._folders = sorted({*(folder for folder, _ in folders), *bare[FOLDER]}, key=folded)
        self._tags = sorted({*(tag for tag, _ in tags), *bare[TAG]}, key=folded)
        self._chosen_tags &= set(self._tags)
        self._show_searches()
        self._quiet = True
        levelled = creatures.have_levels(system)
        self.level_row.setVisible(levelled)
        if not levelled:
            self.low.setValue(0)
            self.high.setValue(0)
        self._quiet = False
        self.show_counts(dict(folders), dict(tags))

    def _show_searches(self) -> None:
        rows = [
            FolderRow(str(search.id), search.name, 0, icon="search", counts=False)
            for search in self._library.saved_searches.all()
        ]
        self.searches.show_rows(rows)
        self.search_heading.setVisible(bool(rows))
        self.search_view.setVisible(bool(rows))
        self.search_view.setFixedHeight(
            min(len(rows), _MOST_SEARCHES) * px(ROW) + 2 * self.search_view.frameWidth() + px(2)
        )

    def show_query(self, query: Query) -> None:
        """Set the filters of a query; its system and words are set elsewhere."""
        self._quiet = True
        for spin, level in zip((self.low, self.high), query.levels, strict=True):
            spin.setValue(level or 0)
        self._chosen_tags = set(query.tags)
        self.folder_view.setCurrentIndex(self.folders.index(self.folders.place_of(query.folder) or 0, 0))
        self._quiet = False
        self.reload()
        self._tell()

    def look_at(self, system: str | None) -> None:
        """Choose a rule system, or all, for all tabs."""
        self._remembered.choose_system(system)

    def follow_rename(self, kind: str, old: str, new: str) -> Callable[[], None]:
        """Return a function that makes filters on a renamed folder or tag follow to its new name."""
        folder, tags = self.folder, set(self._chosen_tags)

        def follow() -> None:
            if kind == FOLDER and folder is not None and is_inside(folder, old):
                place = self.folders.place_of(new + folder[len(old) :])
                self.folder_view.setCurrentIndex(self.folders.index(place or 0, 0))
            elif kind == TAG and old in tags and new in self._tags:
                self._chosen_tags = {*(tags - {old}), new}
                self.reload()
                self._tell()

        return follow

    def show_narrowed(self, *, narrowed: bool) -> None:
        """Show whether the list is narrowed, so that the search can be saved or cleared."""
        self._is_narrowed = narrowed
        self.keep_button.setEnabled(narrowed)
        self._show_clear()

    def show_counts(self, folders: Mapping[str, int], tags: Mapping[str, int]) -> None:
        """Show how much of what is looked for lies in each folder and bears each tag.

        All folders and tags of the system stay, to be dropped on; tags that nothing found bears stand below the others.
        """
        self._quiet = True
        folder = self.folder
        counted = [(item, folders.get(item, 0)) for item in self._folders]
        self.folders.show_rows(
            folder_shelves(counted, self.tr("All creatures"), self.tr("In no folder"), self.kept[FOLDER])
        )
        self.folder_view.setCurrentIndex(self.folders.index(self.folders.place_of(folder) or 0, 0))
        self.tags.show_rows(
            [
                FolderRow(
                    tag, tag, tags.get(tag, 0), checked=tag in self._chosen_tags, colour=self.kept[TAG].get(tag, "")
                )
                for tag in sorted(self._tags, key=lambda tag: not (tags.get(tag) or tag in self._chosen_tags))
            ]
        )
        self.tag_heading.setVisible(bool(self._tags))
        self.tag_view.setVisible(bool(self._tags))
        self._quiet = False
        self._show_clear()

    def _toggle(self, index: QModelIndex) -> None:
        row = self.tags.row_at(index)
        if row is None or row.key is None:
            return
        self._chosen_tags ^= {row.key}
        self.tags.show_rows([shelf._replace(checked=shelf.key in self._chosen_tags) for shelf in self.tags.rows])
        self._tell()

    def _follow_system(self) -> None:
        self.reload()
        self._tell()

    def _tell(self) -> None:
        if not self._quiet:
            self._show_clear()
            self._remembered.filters = {
                "low": self.low.value(),
                "high": self.high.value(),
                "folder": self.folder,
                "tags": list(self.chosen_tags),
            }
            self.filter_changed.emit()

    def _show_clear(self) -> None:
        narrowed = self.levels != (None, None) or self.folder is not None
        self.clear_button.setEnabled(narrowed or bool(self._chosen_tags) or self._is_narrowed)

    # --- what is dragged -------------------------------------------------------------------------------

    def _folder_taken(self) -> DropPayload | None:
        shelf, _ = self.folder_view.shelf_at(None)
        if shelf is None or not shelf.key:
            return None
        ids = tuple(self._library.creatures.ids_in(shelf.key, self.chosen_system))
        return DropPayload(ids, folder=shelf.key, words=self.tr("Folder {name}").format(name=shelf.text))

    def _tag_taken(self) -> DropPayload | None:
        shelf, _ = self.tag_view.shelf_at(None)
        return None if shelf is None or not shelf.key else DropPayload(tag=shelf.key, words=shelf.text)

    def _weigh_folder(self, carried: DropPayload, point: QPoint | None) -> DropAnswer | None:
        """Answer a drop on a folder: of creatures, or of another folder."""
        shelf, light = self.folder_view.shelf_at(point)
        if not carried.creatures and not carried.folder:
            return DropAnswer(None, self.tr("Only creatures can go into folders."))
        if carried.folder:
            into = "" if shelf is None or not shelf.key else shelf.key
            return self._weigh_move(carried.folder, into, light)
        if shelf is None or shelf.key is None:
            return DropAnswer(None, self.tr("Drop them on a folder."))
        words = self.tr("Into {folder}").format(folder=shelf.text) if shelf.key else self.tr("Out of their folders")
        return DropAnswer(partial(self.folder_dropped_on.emit, shelf.key, carried.creatures), words, light)

    def _weigh_move(self, folder: str, into: str, light: QRect | None) -> DropAnswer:
        if into == folder or into.startswith(f"{folder}/"):
            return DropAnswer(None, self.tr("A folder cannot go into itself."))
        if folder.rpartition("/")[0] == into:
            return DropAnswer(None, self.tr("It is already there."))
        words = self.tr("Into {folder}").format(folder=into) if into else self.tr("Out of its folder")
        return DropAnswer(partial(self.folder_moved.emit, folder, into), words, light)

    def _weigh_tag(self, carried: DropPayload, point: QPoint | None) -> DropAnswer | None:
        """Answer a drop of creatures on a tag."""
        shelf, light = self.tag_view.shelf_at(point)
        if not carried.creatures:
            return DropAnswer(None, self.tr("Only creatures can have tags."))
        if shelf is None or shelf.key is None:
            return DropAnswer(None, self.tr("Drop them on a tag."))
        words = self.tr("Tag them {tag}").format(tag=shelf.text)
        return DropAnswer(partial(self.tag_dropped_on.emit, shelf.key, carried.creatures), words, light)


def _heading(text: str) -> Label:
    return Label(text, role="heading")
