"""Editors for choices: yes or no, or one of a few words."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ui.bestiary.forms.field_editors import FRAME, NOTHING, ROUNDING, Editor, gloss_of, same
from ui.sheets.schema import ABSENT, Field
from ui.text.words import choice_word
from ui.theme.sizes import px
from ui.widgets.controls import CheckBox, ComboBox
from ui.widgets.labels import tip

LINE = 32
"""Height of a field in pixels; a tick box is centred in its line."""


class FlagEditor(Editor):
    """Yes or no."""

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        super().__init__(field, parent, labelled=labelled)
        self.label.setText("")
        self._called = ""
        self.box = CheckBox(field.label if labelled else "", self)
        self.box.setMinimumHeight(px(LINE))
        self.hold(self.box)
        self.box.setToolTip(tip(" – ".join(part for part in (field.label, gloss_of(field)) if part)))
        self.box.toggled.connect(self.touch)
        self.box.clicked.connect(self._settle)

    def longest_word(self) -> str:
        """Return the text beside the box."""
        return self.box.text()

    def put(self, value: Any) -> None:
        """Tick or untick the box."""
        self.box.setTristate(False)
        self.box.setChecked(value is True)

    def put_mixed(self, word: str) -> None:
        """Show the mixed state: some have it and some do not."""
        self.box.setTristate(True)
        self.box.setCheckState(Qt.CheckState.PartiallyChecked)

    def _settle(self) -> None:
        """Count the step from mixed to ticked as a change, which Qt does not signal."""
        if self._mixed and not self._touched:
            self.touch()

    def read(self) -> Any:
        """Whether it is ticked."""
        return self.box.isChecked()


class ChoiceEditor(Editor):
    """One of a few words."""

    says_mixed = True

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        super().__init__(field, parent, labelled=labelled)
        self.combo = ComboBox(self)
        if field.optional or field.default is None:
            self.combo.addItem(NOTHING, ABSENT)
        for choice, shown in self.offers():
            self.combo.addItem(shown, choice)
        self.hold(self.combo)
        self.combo.currentIndexChanged.connect(self.touch)

    def longest_word(self) -> str:
        """Return the longest choice, as drawn."""
        words = (self.combo.itemText(place) for place in range(self.combo.count()))
        return max(words, key=self.combo.fontMetrics().horizontalAdvance, default="")

    def room_around(self) -> int:
        """Return the width of the combo box without its text."""
        return max(px(FRAME), self.combo.room_around() + px(ROUNDING))

    def offers(self) -> list[tuple[Any, str]]:
        """Return the choices as (value, text)."""
        return [(choice, choice_word(choice, self.field.beside, self.field.terms)) for choice in self.field.choices]

    def put_mixed(self, word: str) -> None:
        """Show that there is no common choice."""
        self.combo.setPlaceholderText(word)
        self.combo.setCurrentIndex(-1)

    def put(self, value: Any) -> None:
        """Show a choice, even one that is not offered."""
        wanted = ABSENT if value is None else value
        for place in range(self.combo.count()):
            if same(self.combo.itemData(place), wanted):
                self.combo.setCurrentIndex(place)
                return
        self.combo.setCurrentIndex(-1)

    def read(self) -> Any:
        """Return the choice; ABSENT or null if none is made."""
        place = self.combo.currentIndex()
        value = self.combo.itemData(place) if place >= 0 else self._given
        if value is ABSENT and self.field.optional and self.field.default is not None:
            return None
        return value


class MaybeEditor(ChoiceEditor):
    """Yes, no, or the rules' default."""

    def offers(self) -> list[tuple[Any, str]]:
        """Return yes and no."""
        return [(True, self.tr("yes")), (False, self.tr("no"))]
