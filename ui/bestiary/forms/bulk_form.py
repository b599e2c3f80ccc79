"""The form of several creatures at once: what is changed in it is written to all of them, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtWidgets import QWidget

from models.library import Library
from models.repositories.bulk_edit import BulkChanges, find_faults, shared, shared_tags
from models.repositories.creatures import Creature
from models.repositories.folders import clean_path
from models.storage.errors import LibraryError
from ui.bestiary.forms.creature_form import CreatureForm
from ui.bestiary.forms.field_editors import DIFFERENT, NOTHING
from ui.sheets.schema import ABSENT
from ui.text.errors import library_sentence
from ui.text.words import localize
from ui.widgets.controls import write
from ui.widgets.labels import Label

_AT_ONCE = 50
"""The number of creatures checked at every key; the rest are checked on saving."""
_NAMED = 3
"""The most creatures named that a change does not fit."""
_DIFFERENT, _NO_LEVEL = -2, -1


class SeveralForm(CreatureForm):
    """Edit creatures of one system; of several systems only folder and tags."""

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        self._creatures: Sequence[Creature] = ()
        self._shared: dict[str, Any] = {}
        self._mixed: frozenset[str] = frozenset()
        self._tags: list[str] = []
        self._saving = False
        """Whether all are checked, however many."""
        super().__init__(library, parent)
        self.identity.hide()
        self.written = Label(role="muted", wraps=True)
        self.head.insertWidget(0, self.written)

    def new_title(self) -> str:
        """Return the title of the form."""
        return self.tr("{number} creatures").format(number=len(self._creatures))

    def open_creatures(self, creatures: Sequence[Creature]) -> None:
        """Show what the creatures have in common, and where they differ."""
        self._creatures = creatures
        self._shared, self._mixed = shared(creatures)
        self._tags = shared_tags(creatures)
        systems = {creature.system for creature in creatures}
        system = systems.pop() if len(systems) == 1 else ""
        self.open_creature(Creature(name="", system=system, tags=self._tags, **{"level": None, **self._shared}))
        self._showing = True
        if not system:
            self.system.setCurrentIndex(-1)
            self._show_sheet({})
            self._level_column.show()
        different = self.tr("different")
        for name, line in (("kind", self.kind), ("folder", self.folder.line), ("source", self.source)):
            line.setPlaceholderText(different if name in self._mixed else "")
        self.notes.setPlaceholderText(different if "notes" in self._mixed else "")
        self.tags.setPlaceholderText(self.tr("no common tags"))
        self.level.setMinimum(_DIFFERENT if "level" in self._mixed else _NO_LEVEL)
        self.level.instead.say(*((different, DIFFERENT) if "level" in self._mixed else (NOTHING,)))
        self.level.setValue(_DIFFERENT if "level" in self._mixed else self.level.value())
        if self.sheet_form is not None:
            self.sheet_form.show_several([creature.sheet for creature in creatures])
        self.title.setText(self.tr("Editing {number} creatures").format(number=len(creatures)))
        self._showing = False
        self.dirty = False
        self.check()

    def draft(self) -> Callable[[], None]:
        """Return a function that shows the form again with all its changes."""
        changes, creatures = self.changes(), self._creatures

        def show_again() -> None:
            self.open_creatures(creatures)
            self._showing = True
            self._put(changes)
            self._showing = False
            self.dirty = True
            self.check()

        return show_again

    def _put(self, changes: BulkChanges) -> None:
        for name, line in (("kind", self.kind), ("folder", self.folder.line), ("source", self.source)):
            if name in changes.filed:
                write(line, str(changes.filed[name]))
        if "notes" in changes.filed:
            self.notes.setPlainText(str(changes.filed["notes"]))
        if "level" in changes.filed:
            level = changes.filed["level"]
            self.level.setValue(_NO_LEVEL if level is None else int(level))
        self.tags.setText(", ".join([*(tag for tag in self._tags if tag not in changes.lost_tags), *changes.tags]))
        if self.sheet_form is not None:
            for name in (*changes.sheet, *changes.defaults):
                self.sheet_form.editors[name].put_anew(changes.sheet.get(name, ABSENT))

    def showing(self) -> Callable[[], None]:
        """Return a function that shows the creatures as they were."""
        return partial(self.open_creatures, self._creatures)

    @property
    def creatures(self) -> Sequence[Creature]:
        """The creatures being edited, as saved."""
        return self._creatures

    def changes(self) -> BulkChanges:
        """Return the changes to write to all creatures."""
        stands: dict[str, Any] = {
            "kind": self.kind.text().strip(),
            "folder": clean_path(self.folder.currentText()),
            "source": self.source.text().strip(),
            "notes": self.notes.toPlainText(),
        }
        # An empty line where they differ leaves each what it has.
        filed = {
            name: value
            for name, value in stands.items()
            if (value if name in self._mixed else value != self._shared[name])
        }
        if self._level_column.isVisibleTo(self) and self.level.value() != _DIFFERENT:
            level = None if self.level.value() == _NO_LEVEL else self.level.value()
            if "level" in self._mixed or level != self._shared["level"]:
                filed["level"] = level
        wanted = self.tags.words()
        changed = self.sheet_form.changed() if self.sheet_form is not None else {}
        return BulkChanges(
            filed,
            [tag for tag in wanted if tag not in self._tags],
            [tag for tag in self._tags if tag not in wanted],
            {name: value for name, value in changed.items() if value is not ABSENT},
            [name for name, value in changed.items() if value is ABSENT],
        )

    # --- checking --------------------------------------------------------------------------------------

    def check(self) -> bool:
        """Show which creatures the changes do not fit, at the field and by name; return whether they fit all."""
        changes = self.changes() if self._creatures else BulkChanges({}, (), (), {}, ())
        self._is_held = False
        fits = self._fit(changes, self._creatures if self._saving else self._creatures[:_AT_ONCE])
        self._tell_written(changes)
        self.save_button.setEnabled(fits or self.is_held())
        self._explain_save()
        return fits

    def _fit(self, changes: BulkChanges, creatures: Sequence[Creature]) -> bool:
        try:
            misfits = find_faults(self.library.sheets, creatures, changes)
        except LibraryError as error:
            self.refuse(library_sentence(error))
            return False
        at: dict[tuple[str, str], list[str]] = {}
        for misfit in misfits:
            at.setdefault((misfit.place, localize(misfit.sentence)), []).append(misfit.name)
        self.show_faults(tuple((place, self._of_whom(names, sentence)) for (place, sentence), names in at.items()))
        return not misfits and not (self.sheet_form is not None and self.sheet_form.has_problem())

    def _of_whom(self, names: Sequence[str], sentence: str) -> str:
        some = ", ".join(names[:_NAMED])
        if len(names) > _NAMED:
            rest = len(names) - _NAMED
            return self.tr("{names} and {number} more: {sentence}").format(names=some, number=rest, sentence=sentence)
        return self.tr("{names}: {sentence}").format(names=some, sentence=sentence)

    def _tell_written(self, changes: BulkChanges) -> None:
        words = {
            "kind": self.tr("Kind"),
            "level": self.tr("Level"),
            "folder": self.tr("Folder"),
            "source": self.tr("Source"),
            "notes": self.tr("Notes"),
        }
        changed = [words[name] for name in words if name in changes.filed]
        changed += [self.tr("Tags")] if changes.tags or changes.lost_tags else []
        if self.sheet_form is not None:
            editors = self.sheet_form.editors
            changed += [
                editor.field.label for name, editor in editors.items() if name in {*changes.sheet, *changes.defaults}
            ]
        sentence = self.tr("What you change is written to all {number}; the rest stays as each has it.")
        if changed:
            sentence = self.tr("Will be written to all {number}: {fields}.")
        self.written.setText(sentence.format(number=len(self._creatures), fields=", ".join(changed)))

    def save(self) -> None:
        """Request saving if the changes fit all creatures."""
        self._saving = True
        try:
            super().save()
        finally:
            self._saving = False
