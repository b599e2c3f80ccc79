"""The options of the fight that is prepared, and the house rules with which every new one starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QWidget

from rules.sheets import schema
from rules.system.system import System
from rules.text.faults import BadSheet
from ui.encounter.gm.options_form import OptionsForm
from ui.sheets.rule_systems import played
from ui.text.words import as_read
from ui.theme.sizes import px
from ui.theme.theme import GRID
from ui.widgets.buttons import PushButton
from ui.widgets.controls import ComboBox
from ui.widgets.labels import Label
from ui.widgets.layouts import FlowRow, stacked
from ui.widgets.whole_lines import WholeLinesArea

FIGHT, HOUSE = "fight", "house"
"""Whose options the form shows: this fight's, or the default of new ones."""


WIDEST = 760
"""Pixels: sentences are read, not searched for their ends."""


class OptionsPane(QWidget):
    """The pane of options: one form for those of this fight and for the house rules, with a choice above it."""

    fight_changed = Signal(object)
    """The options of this fight with their new values."""
    house_changed = Signal(object)
    """The house rules with their new values."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._system = ""
        self._names: dict[str, str] = {}
        self._fight: dict[str, Any] = {}
        self._house: dict[str, Any] = {}
        self._may_change = True
        self.form: OptionsForm | None = None
        self._rules: System | None = None
        """The system of the form: under other house rules it is another."""
        self.whose = ComboBox(name=self.tr("Whose options"))
        self.whose.addItem(self.tr("This fight"), FIGHT)
        self.whose.addItem(self.tr("Our house rules: every new fight"), HOUSE)
        self.take = PushButton(self.tr("Use our house rules"), toolTip=self.tr("Play this fight by the house rules"))
        self.book = PushButton(self.tr("By the book"), toolTip=self.tr("Reset everything to what the book says"))
        self.note = Label(role="muted", wraps=True)
        self._scroll = WholeLinesArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = FlowRow(GRID)
        head.add(self.whose, self.take, self.book)
        self.whose.setMinimumWidth(px(200))
        stacked(head, self.note, (self._scroll, 1), on=self, margins=(0, GRID, 0, 0), spacing=GRID)
        self.whose.activated.connect(self._turn)
        self.take.clicked.connect(self._take_house_rules)
        self.book.clicked.connect(self._by_the_book)

    @property
    def of_house(self) -> bool:
        """Whether the house rules are shown."""
        return bool(self.whose.currentData() == HOUSE)

    def show_options(
        self,
        system: str,
        names: Mapping[str, str],
        fight: Mapping[str, Any],
        house: Mapping[str, Any],
        *,
        may_change: bool,
    ) -> None:
        """Show the options of a fight and the house rules of its system; those of one that has begun stand fast."""
        if (system, dict(names)) != (self._system, self._names) or self.form is None:
            self._system, self._names, self.form = system, dict(names), None
        self._fight, self._house, self._may_change = dict(fight), dict(house), may_change
        if self.isVisible():
            self._show()

    def showEvent(self, event: QShowEvent) -> None:
        """Make or update the form when it is shown."""
        super().showEvent(event)
        self._show()

    @property
    def fight(self) -> Any:
        """The checked options of the fight; None where they cannot be read."""
        rules = played(self._system)
        try:
            return None if rules is None else schema.check(rules.options, self._fight)
        except BadSheet:
            return None

    def differing(self) -> int:
        """Return how many options of the fight differ from the book's."""
        options = self.fight
        return 0 if options is None else len(schema.changed_from_default(options))

    def focus_option(self, name: str, *, of_house: bool = False) -> None:
        """Put the cursor into an option of the fight, or of the house rules."""
        self.whose.choose(HOUSE if of_house else FIGHT)
        self._show()
        if self.form is not None:
            self.form.focus_option(name)

    def commit(self) -> None:
        """Hand over what is still being written."""
        if self.form is not None:
            self.form.commit()

    def _turn(self) -> None:
        self.commit()
        self.form = None
        self._show()

    def _show(self) -> None:
        house = self.of_house
        shown = self._house if house else self._fight
        is_of_now = self._rules is not None and self._rules is played(self._system)
        if self.form is None or self.form.property("whose") != self.whose.currentData() or not is_of_now:
            self._build()
        if self.form is not None:
            self.form.setEnabled(house or self._may_change)
            self.form.show_options(shown)
        self.take.setVisible(not house)
        self.take.setEnabled(self._may_change and self._fight != self._house)
        self.book.setEnabled(bool(shown) and (house or self._may_change))
        if house:
            self.note.setText(self.tr("Every new fight of this system starts with these; prepared ones stay."))
        elif not self._may_change:
            self.note.setText(self.tr("As this fight began. A change while it runs is a ruling: Ctrl+K, option."))
        self.note.setVisible(house or not self._may_change)

    def _build(self) -> None:
        self._rules = played(self._system)
        if self._rules is None:
            self.form = None
            return
        system = as_read(self._rules)
        # House rules know no combatants: what names one belongs to a fight.
        names = {} if self.of_house else self._names
        self.form = OptionsForm(system, self._language, names, parent=self._scroll.viewport())
        self.form.setMaximumWidth(px(WIDEST))
        self.form.setProperty("whose", self.whose.currentData())
        self.form.options_changed.connect(self._changed)
        self._scroll.setWidget(self.form)
        self._scroll.viewport().setAutoFillBackground(False)
        self.form.setAutoFillBackground(False)

    def _changed(self, options: dict[str, Any]) -> None:
        (self.house_changed if self.of_house else self.fight_changed).emit(options)

    def _take_house_rules(self) -> None:
        self.fight_changed.emit(dict(self._house))

    def _by_the_book(self) -> None:
        self._changed({})
