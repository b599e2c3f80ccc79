"""Commands on folders and tags: create, rename, move, merge, colour, empty, delete."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QWidget

from models.library import Library
from models.repositories.folders import COLOURS, FOLDER, TAG, clean_path, folder_moves, is_inside
from models.storage.store import folded
from ui.bestiary.list.filters import Filters
from ui.bestiary.list.folder_view import FolderView
from ui.commands.page_commands import (
    COLOUR_FOLDER,
    DISSOLVE_FOLDER,
    EMPTY_FOLDER,
    MAKE_FOLDER,
    MOVE_FOLDER,
    RENAME_FOLDER,
)
from ui.edits.core import CREATURES, Edits, EditStep
from ui.edits.library import put_shelves, shelve
from ui.theme.theme import colour_name
from ui.widgets.focus_actions import MenuEntry, on_key, pop_up
from ui.widgets.picker import PickerItem
from ui.widgets.prompt_card import PromptCards


class FolderController(QObject):
    """Carries out the commands on folders and tags, each as one step of undo."""

    def __init__(self, library: Library, edits: Edits, filters: Filters, over: QWidget) -> None:
        super().__init__(over)
        self._library, self._edits, self._filters = library, edits, filters
        self._questions = {kind: PromptCards(over, self._view(kind)) for kind in (FOLDER, TAG)}
        for kind in self._questions:
            self._keys(self._view(kind), kind)
        filters.folder_moved.connect(self.move)

    def _keys(self, view: FolderView, kind: str) -> None:
        on_key(view, MAKE_FOLDER, partial(self.make, kind))
        on_key(view, RENAME_FOLDER, partial(self.rename, kind))
        on_key(view, MOVE_FOLDER, partial(self.pick_target, kind))
        on_key(view, DISSOLVE_FOLDER, partial(self.dissolve, kind))
        on_key(view, EMPTY_FOLDER, partial(self.empty, kind))
        on_key(view, COLOUR_FOLDER, partial(self.pick_colour, kind))
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(partial(self._open_menu, kind))

    def _view(self, kind: str) -> FolderView:
        return self._filters.folder_view if kind == FOLDER else self._filters.tag_view

    def _chosen(self, kind: str) -> str:
        shelf, _ = self._view(kind).shelf_at(None)
        return shelf.key or "" if shelf is not None else ""

    def names(self, kind: str) -> set[str]:
        """All folders (those too that hold but folders) or tags of the library."""
        creatures = self._library.creatures
        names = {name for name, _ in (creatures.folders() if kind == FOLDER else creatures.tags()) if name}
        names |= set(self._library.shelves.all(kind))
        if kind == FOLDER:
            names |= {path.rsplit("/", up)[0] for path in names for up in range(1, path.count("/") + 1)}
        return names

    def _ids(self, kind: str, name: str) -> list[int]:
        creatures = self._library.creatures
        return creatures.ids_in(name) if kind == FOLDER else creatures.ids_tagged(name)

    # --- making and naming -----------------------------------------------------------------------------

    def make(self, kind: str) -> None:
        """Ask how a new one is called."""
        title = self.tr("Name of the new folder; a / separates nested folders")
        if kind == TAG:
            title = self.tr("Name of the new tag")
        above = self._chosen(FOLDER) if kind == FOLDER else ""
        self._questions[kind].ask(title, f"{above}/" if above else "", partial(self._make, kind))

    def _make(self, kind: str, typed: str) -> str:
        name = self._name(kind, typed)
        if not name:
            return self.tr("It needs a name.")
        if name in self.names(kind):
            return self.tr("“{name}” already exists.").format(name=name)
        text = self.tr("Make the folder {name}") if kind == FOLDER else self.tr("Make the tag {name}")
        self._do(text.format(name=name), put_shelves(self._library, kind, {name: ""}))
        return ""

    def rename(self, kind: str) -> None:
        """Rename the selected folder or tag; under an existing name both are merged."""
        name = self._chosen(kind)
        if name:
            title = (
                self.tr("Name of the folder") if kind == FOLDER else self.tr("Name of the tag, for all that have it")
            )
            self._questions[kind].ask(title, name, partial(self._rename, kind, name))

    def _rename(self, kind: str, old: str, typed: str) -> str:
        name = self._name(kind, typed)
        if not name:
            return self.tr("It needs a name.")
        if name == old:
            return ""
        if kind == FOLDER and is_inside(name, old):
            return self.tr("A folder cannot go into itself.")
        if name in self.names(kind) and not self._questions[kind].insists(name):
            return self.tr("“{name}” already exists. Enter once more merges the two.").format(name=name)
        self.change(kind, old, name)
        return ""

    def change(self, kind: str, old: str, name: str) -> None:
        """Rename a folder or tag for all creatures; an existing one of that name takes it in."""
        merges = name in self.names(kind)
        shelves, ids = self._library.shelves.all(kind), self._ids(kind, old)
        creatures = self._library.creatures
        if kind == FOLDER:
            text = self.tr("Put the folder {name} into {other}") if merges else self.tr("Rename the folder {name}")
            step = shelve(
                self._library, kind, ids, partial(creatures.move, ids, old, name), folder_moves(shelves, old, name)
            )
        else:
            text = self.tr("Merge the tag {name} into {other}") if merges else self.tr("Rename the tag {name}")
            changes = {old: None, name: shelves.get(name) or shelves[old]} if old in shelves else {}
            step = shelve(self._library, kind, ids, partial(creatures.rename_tag, ids, old, name), changes)
        follow = self._filters.follow_rename(kind, old, name)
        self._do(text.format(name=old, other=name), step)
        follow()

    def move(self, folder: str, into: str) -> None:
        """Move a folder with its content into another one, or to the top."""
        self.change(FOLDER, folder, "/".join(filter(None, (into, folder.rpartition("/")[2]))))

    def _name(self, kind: str, typed: str) -> str:
        return clean_path(typed) if kind == FOLDER else " ".join(typed.replace(",", " ").split())

    # --- moving, colouring, taking apart ---------------------------------------------------------------

    def pick_target(self, kind: str) -> None:
        """Ask into which folder the chosen one goes, or with which tag the chosen one becomes one."""
        name = self._chosen(kind)
        if not name:
            return
        others = sorted((item for item in self.names(kind) if item != name), key=folded)
        if kind == TAG:
            title = self.tr("Into which tag is “{name}” merged?").format(name=name)
            choices = [PickerItem(item, self.tr("tag"), partial(self._take, kind, name, item)) for item in others]
        else:
            title, last = self.tr("Into which folder is “{name}” moved?").format(name=name), name.rpartition("/")[2]
            targets = [item for item in others if not is_inside(item, name) and item != name.rpartition("/")[0]]
            choices = [
                PickerItem(target, self.tr("folder"), partial(self._take, kind, name, f"{target}/{last}"))
                for target in targets
            ]
            if "/" in name:
                choices.insert(0, PickerItem(self.tr("Out of its folder"), "", partial(self._take, kind, name, last)))
        self._questions[kind].pick(title, choices)

    def _take(self, kind: str, old: str, name: str, tail: str) -> None:
        self.change(kind, old, name)

    def pick_colour(self, kind: str) -> None:
        """Ask for the colour of the chosen one."""
        name = self._chosen(kind)
        if name:
            choices = [PickerItem(colour_name(item), "", partial(self._colour, kind, name, item)) for item in COLOURS]
            choices.append(PickerItem(self.tr("No colour"), "", partial(self._colour, kind, name, "")))
            self._questions[kind].pick(self.tr("Colour of “{name}”").format(name=name), choices)

    def _colour(self, kind: str, name: str, colour: str, tail: str) -> None:
        shelf_colour = colour or ("" if not self._ids(kind, name) else None)
        self._do(self.tr("Colour {name}").format(name=name), put_shelves(self._library, kind, {name: shelf_colour}))

    def empty(self, kind: str) -> None:
        """Remove all creatures from the selected folder or tag, which stays."""
        name = self._chosen(kind)
        ids, creatures = self._ids(kind, name) if name else [], self._library.creatures
        if ids:
            changes: Mapping[str, str | None] = {name: self._library.shelves.all(kind).get(name, "")}
            run = partial(creatures.file, ids, "") if kind == FOLDER else partial(creatures.tag, ids, (), (name,))
            text = self.tr("Empty the folder {name}") if kind == FOLDER else self.tr("Remove the tag {name} from all")
            self._do(text.format(name=name), shelve(self._library, kind, ids, run, changes))

    def dissolve(self, kind: str) -> None:
        """Delete the selected folder or tag; creatures of a folder move to the one above."""
        name = self._chosen(kind)
        if not name:
            return
        ids, creatures, shelves = self._ids(kind, name), self._library.creatures, self._library.shelves.all(kind)
        if kind == FOLDER:
            above = name.rpartition("/")[0]
            changes = (
                folder_moves(shelves, name, above)
                if above
                else {item: None for item in shelves if is_inside(item, name)}
            )
            text, run = self.tr("Dissolve the folder {name}"), partial(creatures.move, ids, name, above)
        else:
            changes = {name: None} if name in shelves else {}
            text, run = self.tr("Delete the tag {name}"), partial(creatures.tag, ids, (), (name,))
        self._do(text.format(name=name), shelve(self._library, kind, ids, run, changes))

    # --- menus -----------------------------------------------------------------------------------------

    def _open_menu(self, kind: str, place: QPoint) -> None:
        view, is_folder = self._view(kind), kind == FOLDER
        make = self.tr("New folder…") if is_folder else self.tr("New tag…")
        offers: list[MenuEntry | None] = [MenuEntry("plus", MAKE_FOLDER, partial(self.make, kind), make)]
        if view.indexAt(place).isValid() and self._chosen(kind):
            target = self.tr("Move into another folder…") if is_folder else self.tr("Merge with another tag…")
            empty = self.tr("Empty it") if is_folder else self.tr("Remove it from all creatures")
            end = self.tr("Dissolve it; its creatures stay") if is_folder else self.tr("Delete the tag")
            offers += [
                MenuEntry("pencil", RENAME_FOLDER, partial(self.rename, kind)),
                MenuEntry("log-in", MOVE_FOLDER, partial(self.pick_target, kind), target),
                MenuEntry("circle-dot", COLOUR_FOLDER, partial(self.pick_colour, kind)),
                None,
                MenuEntry("log-out", EMPTY_FOLDER, partial(self.empty, kind), empty),
                MenuEntry("trash-2", DISSOLVE_FOLDER, partial(self.dissolve, kind), end),
            ]
        pop_up(view, offers, view.viewport().mapToGlobal(place))

    def _do(self, text: str, step: EditStep) -> None:
        self._edits.do(CREATURES, text, step)
