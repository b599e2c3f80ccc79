"""The third pane of the bestiary: the creature as a stat block, or its form in the same place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtWidgets import QWidget

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.folders import clean_path
from models.storage.store import twin
from ui.bestiary.forms.bulk_form import SeveralForm
from ui.bestiary.forms.creature_form import CreatureForm, FolderChoice
from ui.bestiary.forms.text_editors import WordsLine
from ui.bestiary.stat_block.data import StatBlockData, of_creature
from ui.bestiary.stat_block.emblem import Face, face_of_entity
from ui.bestiary.stat_block.pane import ChangeOfExtra, SheetPane
from ui.bestiary.stat_block.view import ORIGIN
from ui.edits.core import CREATURES, Edits, save_creatures
from ui.theme.sizes import px
from ui.theme.theme import GRID
from ui.widgets.controls import Button, IconButton, IconLabel, write
from ui.widgets.labels import Label
from ui.widgets.layouts import fill, lined

_MOST = 500
"""The most creatures whose common values are shown."""


class FilingBar(QWidget):
    """Folder and tags of the chosen creatures, changed in place; of several the common ones."""

    folder_requested = Signal(str, object)
    """A folder, and the ids of the creatures to move there."""
    tags_requested = Signal(object, object, object)
    """The ids of creatures, tags to add, and tags to remove."""

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._ids: Sequence[int] = ()
        self._folder: str | None = ""
        self._tags: list[str] = []
        self.folder = FolderChoice()
        self.folder.setAccessibleName(self.tr("Folder"))
        self.tags = WordsLine()
        self.tags.setAccessibleName(self.tr("Tags"))
        row = lined(IconLabel("folder", self.tr("Folder")), (self.folder, 2), on=self)
        row.addSpacing(px(GRID))
        fill(row, IconLabel("tag", self.tr("Tags")), (self.tags, 3))
        self.folder.activated.connect(self._file)
        self.folder.line.editingFinished.connect(self._file)
        self.tags.editingFinished.connect(self._tag)

    def reload(self) -> None:
        """Read the folders and tags on offer, and those of the shown creatures."""
        self.folder.offer([folder for folder, _ in self._library.creatures.folders()], self._folder or "")
        self.tags.offer([tag for tag, _ in self._library.creatures.tags()])
        self.show_creatures(self._ids)

    def show_creatures(self, ids: Sequence[int]) -> None:
        """Show what the creatures have in common."""
        self._ids = ids
        creatures = self._library.creatures.lines(ids) if len(ids) <= _MOST else []
        folders = {creature.folder for creature in creatures}
        self._folder = folders.pop() if len(folders) == 1 else None
        self._tags = (
            [tag for tag in creatures[0].tags if all(tag in creature.tags for creature in creatures)]
            if creatures
            else []
        )
        write(self.folder.line, self._folder or "")
        line = self.folder.line
        line.setPlaceholderText(self.tr("different folders") if self._folder is None else self.tr("no folder"))
        write(self.tags, ", ".join(self._tags))
        several = len(ids) > 1
        self.tags.setPlaceholderText(self.tr("no common tags") if several else self.tr("no tags"))

    def _file(self) -> None:
        folder = clean_path(self.folder.currentText())
        if folder == self._folder or (self._folder is None and not folder):
            return
        self._folder = folder
        self.folder_requested.emit(folder, self._ids)

    def _tag(self) -> None:
        wanted = self.tags.words()
        if wanted == self._tags:
            return
        gone = [tag for tag in self._tags if tag not in wanted]
        self._tags = wanted
        self.tags_requested.emit(self._ids, wanted, gone)


class DetailPane(SheetPane[CreatureForm]):
    """Show the current creature; edit it in place."""

    add_requested = Signal()
    save_several_requested = Signal()
    """The form of several creatures is to be saved."""
    origin_requested = Signal(object)
    """The origin of a variant is to be shown."""

    def __init__(self, library: Library, edits: Edits, parent: QWidget | None = None) -> None:
        super().__init__(edits, parent)
        self._empty.setText(self.tr("Select a creature to see it here."))
        self._library = library
        self.filing = FilingBar(library)
        self.several = Label(role="muted")
        self.edit_button.setToolTip(self.tr("Edit this creature (Enter)"))
        self.add_button = Button("plus", self.tr("Next fight"))
        self.add_button.setToolTip(self.tr("Add to the next fight (+)"))
        self.add_button.clicked.connect(self.add_requested)
        self.remove_button = IconButton("trash-2", self.tr("Delete (Del)"))
        self.arrange((self.edit_button, self.add_button, self.several), self.filing)
        self.block.anchorClicked.connect(self._go)

    @cached_property
    def single_form(self) -> CreatureForm:
        """The form of one creature."""
        form = CreatureForm(self._library, self.pages)
        form.save_requested.connect(self.save_requested)
        return self.take_in(form)

    @cached_property
    def several_form(self) -> SeveralForm:
        """The form of several creatures at once."""
        form = SeveralForm(self._library, self.pages)
        form.save_requested.connect(self.save_several_requested)
        self.take_in(form)
        return form

    def make_form(self) -> CreatureForm:
        """Return the form of one creature, unless several are chosen."""
        return self.single_form

    def _go(self, link: QUrl) -> None:
        if link.toString() == ORIGIN and self.block.shown is not None:
            self.origin_requested.emit(self.block.shown)

    def read(self, id: int) -> StatBlockData | None:
        """Return a creature's stat block, or None."""
        creature = self._library.creatures.get(id)
        return None if creature is None else of_creature(creature)

    def face(self) -> Face | None:
        """Return the face of the shown creature."""
        creature = self._creature()
        if creature is None:
            return None
        return face_of_entity(creature.name, creature.extra, creature.kind, creature.tags)

    def change_extra(self, text: str, change: ChangeOfExtra) -> None:
        """Save other extra data of the shown creature."""
        creature = self._creature()
        if creature is not None:
            fresh = twin(creature, extra=change(creature.extra))
            self._edits.do(CREATURES, text.format(name=creature.name), save_creatures(self._library, [fresh]))

    def _creature(self) -> Creature | None:
        return None if self._id is None else self._library.creatures.get(self._id)

    def show_selection(self, ids: Sequence[int]) -> None:
        """Show how many are chosen, and what they have in common."""
        several = len(ids) > 1
        self.edit_button.setToolTip(
            self.tr("Edit all selected together (Enter)") if several else self.tr("Edit this creature (Enter)")
        )
        self.several.setText(self.tr("{number} selected").format(number=len(ids)) if len(ids) > 1 else "")
        self.filing.show_creatures(ids)

    def edit(self, creature: Creature) -> None:
        """Open the form, unless it has unsaved changes."""
        if not self.is_unsaved:
            self.form = self.single_form
        self.open_form(lambda: self.form.open_creature(creature))

    def edit_several(self, creatures: Sequence[Creature]) -> None:
        """Open the form of several creatures, unless a form has unsaved changes."""
        if not self.is_unsaved:
            self.form = self.several_form
        self.open_form(lambda: self.several_form.open_creatures(creatures))

    def enter_form(self) -> None:
        """Put the cursor into the form; with several not into the name."""
        if isinstance(self.form, SeveralForm):
            self.form.kind.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().enter_form()
