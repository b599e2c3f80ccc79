"""A game master who opens, fills in, leaves and saves forms at random, in every tab and system, and looks around."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from desktop.application import Program
from models.repositories.parties import Member, Party
from rules.system import registry
from tests.ui.carrying import Hand
from tests.ui.drags_at_random import Dragging
from tests.ui.settling import settle
from ui.bestiary.forms.block_editors import BlockEditor, UnionEditor
from ui.bestiary.forms.list_editors import RowsEditor
from ui.bestiary.forms.map_editors import GrowingEditor
from ui.bestiary.forms.sheet_form import SheetForm
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.shell.main_window import MainWindow
from ui.theme.theme import look

LANGUAGES = ("en", "es", "pt_BR")


class Wanderer:
    """Takes steps at random in the window of a program, the same ones for the same seed."""

    def __init__(self, program: Program, seed: int) -> None:
        self.program = program
        self.chance = random.Random(seed)
        self.steps: list[tuple[int, Callable[[], None]]] = [
            (34, self.edit_creature),
            (16, self.new_creature),
            (24, self.edit_member),
            (8, self.new_member),
            (8, self.undo),
            (4, self.redo),
            (3, self.look_around),
            (2, self.change_theme),
            (1, self.change_language),
        ]

    def dragging(self, hand: Hand) -> Dragging:
        """Lets it drag things about too, and take back most of what that did."""
        made = Dragging(hand, self.chance, lambda: self.window)

        def drag() -> None:
            for tab in self._tabs():
                self._leave(tab)
            made.drag()
            if self.chance.random() < 0.8:
                self.window.undo()

        self.steps.append((16, drag))
        return made

    @property
    def window(self) -> MainWindow:
        """The window as it is now: a language change draws another one."""
        window = self.program.window
        assert window is not None
        return window

    def fill_party(self) -> None:
        """Gives the library a party with a member of every system."""
        library = self.window.library
        sheets = {system: library.creatures.rows(system=system) for system in registry.ids()}
        members = [
            Member(party_id=0, name=f"Ann of {system}", system=system, sheet=creature.sheet)
            for system, rows in sheets.items()
            if rows and (creature := library.creatures.get(rows[0].id)) is not None
        ]
        library.parties.add(Party(name="All"), members)

    def go(self, many: int) -> None:
        """Takes so many steps, each as the event loop leaves it."""
        weights = [weight for weight, _ in self.steps]
        for _ in range(many):
            self.chance.choices([step for _, step in self.steps], weights)[0]()
            settle()

    def open_every_form(self) -> None:
        """Opens the form of a new creature and of a new member of each system, and leaves it."""
        for page, tab in zip((BESTIARY, PARTY), self._tabs(), strict=True):
            for system in registry.ids():
                self.rest()
                self.window.show_tab(page)
                self.window.new()
                settle()
                tab.detail.form.system.choose(system)
                settle()
        self.rest()

    def rest(self) -> None:
        """Leaves every form, as it was when nothing was open."""
        for tab in self._tabs():
            if tab.detail.is_editing:
                tab.detail.form.dirty = False
                tab.detail.leave()
        self.window.show_tab(BESTIARY)
        settle()

    # --- forms -----------------------------------------------------------------------------------------

    def edit_creature(self) -> None:
        """Opens the form of any creature, does something in it, leaves or saves it."""
        self.window.show_tab(BESTIARY)
        tab = self.window.bestiary
        self._leave(tab)
        tab.show_creature(self.chance.choice(self.window.library.creatures.rows()).id)
        tab.list.view.setFocus()
        self._press(Qt.Key.Key_Return, tab.list.view)
        assert tab.detail.is_editing
        self._fill_in(tab)

    def new_creature(self) -> None:
        """Fills in the form of a new creature of any system."""
        self.window.show_tab(BESTIARY)
        self._fill_in_new(self.window.bestiary)

    def edit_member(self) -> None:
        """Opens the form of any member of the party."""
        self.window.show_tab(PARTY)
        tab = self.window.party
        self._leave(tab)
        cards = tab.cards.rows
        if not cards:
            return
        tab.choose([self.chance.choice(cards).id])
        tab.view.setFocus()
        self._press(Qt.Key.Key_Return, tab.view)
        assert tab.detail.is_editing
        self._fill_in(tab)

    def new_member(self) -> None:
        """Fills in the form of a new member of any system."""
        self.window.show_tab(PARTY)
        self._fill_in_new(self.window.party)

    def _fill_in_new(self, tab: Any) -> None:
        self._leave(tab)
        self.window.new()
        settle()
        tab.detail.form.system.choose(self.chance.choice(registry.ids()))
        settle()
        self._fill_in(tab)

    def _fill_in(self, tab: Any) -> None:
        settle()
        form = tab.detail.form
        for _ in range(self.chance.randrange(4)):
            self._touch(form.sheet_form)
            self._press(Qt.Key.Key_Tab, form)
        if self.chance.random() < 0.5:
            form.name.setText(f"Name {self.chance.randrange(99)}")
        if self.chance.random() < 0.3 and form.save_button.isEnabled():
            form.save_button.click()
        else:
            self._leave(tab)

    def _touch(self, form: SheetForm) -> None:
        """Opens or changes any part of a form."""
        editor = self.chance.choice(list(form.editors.values()))
        if isinstance(editor, RowsEditor):
            doing = (editor.add_row, editor.duplicate_row, editor.move_up, editor.remove_row)
            self.chance.choice(doing)()
        elif isinstance(editor, BlockEditor) and editor.box is not None:
            editor.box.toggle()
        elif isinstance(editor, UnionEditor):
            editor.combo.setCurrentIndex(self.chance.randrange(editor.combo.count()))
        elif isinstance(editor, GrowingEditor):
            editor.button.click()
        else:
            for line in editor.findChildren(QLineEdit):
                line.setText("7")
        settle()
        inner = getattr(editor, "form", None)
        if inner is not None and self.chance.random() < 0.5:
            self._touch(inner)

    def _leave(self, tab: Any) -> None:
        """By Esc or by the button."""
        if not tab.detail.is_editing:
            return
        if self.chance.random() < 0.5:
            # A form that undo has opened may stand there while the cursor is somewhere else.
            tab.detail.enter_form()
            self._press(Qt.Key.Key_Escape, tab.detail.form)
        else:
            tab.detail.form.cancel_button.click()
        settle()
        assert not tab.detail.is_editing

    # --- the rest --------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Takes back a few steps."""
        for _ in range(self.chance.randrange(1, 4)):
            self.window.undo()
            settle()

    def redo(self) -> None:
        """Does a few again."""
        for _ in range(self.chance.randrange(1, 3)):
            self.window.redo()
            settle()

    def look_around(self) -> None:
        """The encounters, the finder and the sheet of keys."""
        self.window.show_tab(ENCOUNTER)
        settle()
        self.window.find_anything()
        settle()
        self._press(Qt.Key.Key_Escape, self.window)
        self.window.help.keys()
        settle()
        self.window.help.keys()

    def change_theme(self) -> None:
        """From light to dark, or back."""
        self.window.choose_theme("dark" if look().choice == "light" else "light")

    def change_language(self) -> None:
        """Draws the window anew in another language; nothing unsaved is open, or it would ask."""
        for tab in self._tabs():
            self._leave(tab)
        self.window.choose_language(self.chance.choice(LANGUAGES))
        settle()

    def _tabs(self) -> tuple[Any, Any]:
        return self.window.bestiary, self.window.party

    def _press(self, key: Qt.Key, otherwise: QWidget) -> None:
        """Presses a key where the cursor is."""
        QTest.keyClick(QApplication.focusWidget() or otherwise, key)
        settle()


@contextmanager
def whole_program(qapp: QApplication, library: Path) -> Iterator[Program]:
    """The whole program with a library open, one of samples where there is none; nothing of it is left afterwards."""
    made = Program(qapp)
    assert made.open(library) == ""
    settle()
    yield made
    if made.window is not None and made.window.unsaved():
        # A fault may have left a form with changes, about which closing would ask.
        Wanderer(made, seed=0).rest()
    if made.window is not None:
        made.window.close()
    made.translate("en")
    look().choose("system")
    made.deleteLater()
