"""Encounters put into folders, by keys, from the menu and by dragging; folders renamed and dissolved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

from models.library import Library
from models.repositories.encounters import EncounterRow
from models.repositories.folders import clean_path
from models.storage.store import folded, twin
from ui.commands import page_commands as commands
from ui.dnd.drop_targets import DropAnswer
from ui.edits.core import ENCOUNTERS, Edits, about
from ui.edits.encounters import duplicate_encounters, save_encounters
from ui.encounter.prepare.encounter_list import EncounterList, Folder
from ui.widgets.focus_actions import MenuEntry, on_key, pop_up
from ui.widgets.picker import Picker, PickerItem
from ui.widgets.prompt_card import LineEntry


class EncounterFiling(QObject):
    """Carries out commands on the encounters of the list and their folders."""

    def __init__(self, library: Library, edits: Edits, shelf: EncounterList, over: QWidget) -> None:
        super().__init__(over)
        self._library, self._edits, self._shelf, self._over = library, edits, shelf, over
        on_key(shelf.list, commands.DUPLICATE_ENCOUNTER, self.duplicate)
        on_key(shelf.list, commands.FILE_ENCOUNTER, self.pick_folder)
        on_key(shelf.list, commands.RENAME_ENCOUNTER_FOLDER, self.rename_folder)
        shelf.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        shelf.list.customContextMenuRequested.connect(self._open_menu)

    def duplicate(self) -> None:
        """Prepare a copy of the chosen encounter."""
        encounter = self._shelf.chosen
        if encounter is not None and encounter.id is not None:
            text = self.tr("Duplicate {name}").format(name=encounter.name)
            self._edits.do(ENCOUNTERS, text, duplicate_encounters(self._library, [encounter.id]))

    def move(self, encounters: Sequence[EncounterRow], folder: str) -> None:
        """Move encounters into a folder, or out of all folders."""
        path = clean_path(folder)
        moved = {encounter.id: path for encounter in encounters if encounter.folder != path}
        if moved:
            names = [encounter.name for encounter in encounters if encounter.id in moved]
            text = about(names, self.tr("Put {name} into a folder"), self.tr("Put {number} encounters into a folder"))
            self._file(text, moved)

    def pick_folder(self) -> None:
        """Ask for the folder of the chosen encounter, or of those in the chosen folder: a known one or a new one."""
        chosen = self._shelf.inside
        if not chosen:
            return
        paths = {encounter.folder for encounter in self._library.encounters.rows() if encounter.folder}
        fixed = [
            PickerItem(path, self.tr("folder"), partial(self._move_to, chosen, path))
            for path in sorted(paths, key=folded)
        ]
        if any(encounter.folder for encounter in chosen):
            fixed.append(PickerItem(self.tr("No folder"), "", partial(self._move_to, chosen, "")))

        def fresh(typed: str) -> Sequence[PickerItem]:
            path = clean_path(typed)
            if not path or path in paths:
                return ()
            words = self.tr("New folder: {name}").format(name=path)
            return (PickerItem(words, "", partial(self._move_to, chosen, path)),)

        title = self.tr("Into which folder? A / separates nested folders")
        picker = Picker(title, fixed, self._over, search=fresh, figures=0)
        picker.closed.connect(self._shelf.list.setFocus)
        picker.open()

    def _move_to(self, encounters: Sequence[EncounterRow], path: str, tail: str) -> None:
        self.move(encounters, path)

    def rename_folder(self) -> None:
        """Rename the selected folder."""
        folder = self._shelf.line
        if isinstance(folder, Folder):
            take = partial(self._rename, folder.path, list(self._shelf.inside))
            entry = LineEntry(self.tr("Name of the folder"), folder.path, take, self._over)
            entry.closed.connect(self._shelf.list.setFocus)
            entry.line.setText(folder.path)
            entry.open()
            entry.line.selectAll()

    def _rename(self, old: str, inside: Sequence[EncounterRow], typed: str) -> str:
        path = clean_path(typed)
        if not path:
            return self.tr("A folder has a name.")
        if path != old:
            text = self.tr("Rename the folder {name}").format(name=old)
            self._file(text, {encounter.id: path + encounter.folder[len(old) :] for encounter in inside})
        return ""

    def weigh_folder(self, path: str, into: str, light: QRect) -> DropAnswer:
        """Answer a drop of a folder on another one, or beside them all."""
        fresh = f"{into}/{path.rpartition('/')[2]}" if into else path.rpartition("/")[2]
        if fresh == path or into == path:
            return DropAnswer(None, self.tr("It is already there."))
        if into.startswith(f"{path}/"):
            return DropAnswer(None, self.tr("A folder cannot go into itself."))
        words = self.tr("Into the folder {name}").format(name=into) if into else self.tr("Into no folder")
        return DropAnswer(partial(self._move_folder, path, fresh), words, light)

    def _move_folder(self, path: str, fresh: str) -> None:
        inside = [
            encounter for encounter in self._library.encounters.rows() if f"{encounter.folder}/".startswith(f"{path}/")
        ]
        text = self.tr("Move the folder {name}").format(name=path)
        self._file(text, {encounter.id: fresh + encounter.folder[len(path) :] for encounter in inside})

    def _file(self, text: str, folders: Mapping[int, str]) -> None:
        """Put each encounter, by its id, into its folder: one step of undo."""
        encounters = self._library.encounters.get_all(list(folders))
        moved = [twin(encounter, folder=folders[encounter.id]) for encounter in encounters if encounter.id is not None]
        self._edits.do(ENCOUNTERS, text, save_encounters(self._library, moved))

    def dissolve(self) -> bool:
        """Take the encounters of the chosen folder out of it, and they stay; False if no folder is chosen."""
        folder = self._shelf.line
        if not isinstance(folder, Folder):
            return False
        above = folder.path.rpartition("/")[0]
        text = self.tr("Dissolve the folder {name}").format(name=folder.path)
        self._file(
            text,
            {
                encounter.id: clean_path(above + encounter.folder[len(folder.path) :])
                for encounter in self._shelf.inside
            },
        )
        return True

    def _open_menu(self, place: QPoint) -> None:
        line = self._shelf.line
        into = MenuEntry("folder", commands.FILE_ENCOUNTER, self.pick_folder)
        if isinstance(line, Folder):
            dissolve = self.tr("Dissolve the folder: its encounters stay")
            offers = [
                MenuEntry("pencil", commands.RENAME_ENCOUNTER_FOLDER, self.rename_folder),
                into,
                MenuEntry("folder-open", commands.DELETE_ENCOUNTER, self.dissolve, dissolve),
            ]
        elif line is not None:
            offers = [
                MenuEntry("play", commands.OPEN_ENCOUNTER, self._shelf.go_requested),
                MenuEntry("copy", commands.DUPLICATE_ENCOUNTER, self.duplicate),
                into,
                MenuEntry("trash-2", commands.DELETE_ENCOUNTER, self._shelf.delete_requested),
            ]
        else:
            return
        pop_up(self._over, offers, self._shelf.list.viewport().mapToGlobal(place))
