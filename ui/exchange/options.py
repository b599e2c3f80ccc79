"""The choices of an import: rule system, conversion, folder, and what to do with existing records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from models.exchange.records.import_options import ON_SAME, ImportChoice
from ui.theme.sizes import px
from ui.theme.theme import GRID
from ui.widgets.buttons import PushButton
from ui.widgets.controls import ComboBox as ChoiceList
from ui.widgets.item_views import by_need
from ui.widgets.layouts import lined, stacked
from ui.widgets.line_edits import LineEdit

READABLE = 132
"""Least width in pixels of a box among others in one line."""

BESIDE = 28
"""Pixels beside the words in a line."""


class ImportOptions(QWidget):
    """Two lines over what would come, or one where lines are few."""

    options_changed = Signal()
    system_chosen = Signal()
    """Told before `changed`."""

    def __init__(
        self,
        systems: Sequence[tuple[str, str]],
        choice: ImportChoice,
        parties: Sequence[tuple[str, int]],
        new_party: str,
    ) -> None:
        """`parties`: those that creatures can join, with their ids; `new_party`: the name of one to be made."""
        super().__init__()
        self._own, self._language = choice.own_profiles, choice.language
        self._profiles: Sequence[tuple[str, str, str]] = ()
        self.system = ChoiceList()
        self.system.setAccessibleName(self.tr("Rule system where none is named"))
        self.system.fill([(self.tr("As the file says"), ""), *systems], choice.system)
        self.profile = ChoiceList()
        self.profile.setAccessibleName(self.tr("How creatures of other games are converted"))
        self.edit = QPushButton(self.tr("Edit a copy of this profile…"))
        self.columns = PushButton(self.tr("Columns…"), checkable=True)
        self.same = ChoiceList()
        self.same.setAccessibleName(self.tr("What already exists"))
        self._words = {
            "keep": (self.tr("What already exists stays beside it"), self.tr("Existing: stays")),
            "replace": (self.tr("What already exists is replaced"), self.tr("Existing: is replaced")),
            "skip": (self.tr("What already exists is left out"), self.tr("Existing: is left out")),
        }
        """What becomes of what exists to the words for it, and to fewer of them."""
        self.same.fill([(self._words[item][0], item) for item in ON_SAME], choice.on_same)
        self.into = ChoiceList()
        self.into.setAccessibleName(self.tr("Where to put the creatures"))
        self.into.addItem(self.tr("Into the bestiary"), None)
        template = self.tr("Members of {party}")
        for name, id in parties:
            self.into.addItem(template.format(party=name), id)
        self.into.addItem(self.tr("Members of a new party"), new_party)
        self.into.choose(choice.party)
        self.folder = LineEdit(text=choice.folder or "")
        self._folders = self.tr("Folder as in the file"), self.tr("Folder")
        self.folder.setPlaceholderText(self._folders[False])
        self.folder.setAccessibleName(self.tr("Folder of the creatures"))
        self._folder = self.folder.text()
        self.offer_profiles((), "")
        self._lay_out()
        self._is_low, self._room = False, 0
        for chosen in (self.profile, self.same):
            chosen.activated.connect(self.options_changed)
        for chosen in (self.system, self.profile, self.same, self.into):
            chosen.currentIndexChanged.connect(self._share)
        self.into.activated.connect(self._into_chosen)
        self._into_chosen(silent=True)
        self.system.activated.connect(self._system_chosen)
        self.folder.editingFinished.connect(self._folder_edited)

    def _lay_out(self) -> None:
        lines = self._lines = stacked(on=self, spacing=GRID)
        self._parts: tuple[tuple[QWidget, ...], ...] = (
            (self.system, self.profile, self.edit, self.columns),
            (self.into, self.same, self.folder),
        )
        for widgets in self._parts:
            line = lined()
            for widget in widgets:
                # What is chosen is worth its words; a button has them already.
                line.addWidget(widget, 0 if isinstance(widget, QPushButton) else 1)
            lines.addLayout(line)

    def set_low(self, *, low: bool, width: int) -> None:
        """Stand in one line where lines are few, if the boxes keep a readable width there; `width`: of both lines."""
        self._is_low, self._room = low, width
        self._share()

    def _share(self) -> None:
        """Put the boxes into two lines or one; in one each has the width of its words, as far as all have it."""
        first, second = ([part for part in line if not part.isHidden()] for line in self._parts)
        boxes = [[part for part in line if not isinstance(part, QPushButton)] for line in (first, second)]
        buttons = [part.sizeHint().width() for part in first if isinstance(part, QPushButton)]
        room = self._room - sum(buttons) - px(GRID) * (len(first) + len(second) - 1)
        is_one = self._is_low and room >= sum(map(len, boxes)) * px(READABLE)
        together = [box for line in boxes for box in line]
        for is_brief in (False, True):
            for place in range(self.same.count()):
                self.same.setItemText(place, self._words[self.same.itemData(place)][is_brief])
            self.folder.setPlaceholderText(self._folders[is_brief])
            if not is_one or sum(map(_width_wanted, together)) <= room:
                break
        self._lines.setDirection(QBoxLayout.Direction.LeftToRight if is_one else QBoxLayout.Direction.TopToBottom)
        widths = by_need(room, dict(enumerate(map(_width_wanted, together))))
        shares = {box: widths[number] for number, box in enumerate(together)}
        for place, (line, line_boxes) in enumerate(zip(self._lines.children(), boxes, strict=True)):
            assert isinstance(line, QBoxLayout)
            self._lines.setStretch(
                place, sum(shares[box] for box in line_boxes) + sum(buttons) * (not place) if is_one else 0
            )
            for box in line_boxes:
                line.setStretchFactor(box, shares[box] if is_one else 1)

    def choice(self, columns: Mapping[str, Mapping[str, str]]) -> ImportChoice:
        """Return the present choices with those of columns."""
        folder = self.folder.text().strip()
        profile = self.profile.currentData() or ""
        party = self.into.currentData()
        same = self.same.currentData()
        system = self.system.currentData()
        return ImportChoice(system, profile, folder or None, same, columns, self._own, party, self._language)

    def offer_profiles(self, profiles: Sequence[tuple[str, str, str]], chosen: str) -> None:
        """The profiles at hand: id, name, and the system that each turns creatures into (empty: nobody knows)."""
        self._profiles = profiles
        system = self.system.currentData()
        fitting = [(name, id) for id, name, into in profiles if not system or into in ("", system)]
        self.profile.fill([(self.tr("Converted as usual for the rules"), ""), *fitting], chosen)

    def offer(self, *, profiles: bool, columns: bool) -> None:
        """Show what there is to be chosen of these files: how creatures are turned, and what columns mean."""
        self.profile.setVisible(profiles)
        self.edit.setVisible(profiles and self._own is not None)
        self.columns.setVisible(columns)

    def _into_chosen(self, _row: int = 0, *, silent: bool = False) -> None:
        """Folders are the bestiary's."""
        self.folder.setVisible(self.into.currentData() is None)
        if not silent:
            self.options_changed.emit()

    def _system_chosen(self) -> None:
        self.offer_profiles(self._profiles, "")
        self.system_chosen.emit()
        self.options_changed.emit()

    def _folder_edited(self) -> None:
        if self.folder.text() != self._folder:
            self._folder = self.folder.text()
            self.options_changed.emit()


def _width_wanted(box: QWidget) -> int:
    """Return the width of the words that a box shows."""
    if isinstance(box, ChoiceList):
        return box.room_for(box.currentText())
    assert isinstance(box, LineEdit)
    return box.fontMetrics().horizontalAdvance(box.text() or box.placeholderText()) + px(BESIDE)
