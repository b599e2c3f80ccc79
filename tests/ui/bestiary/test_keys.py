"""A form by keys alone: Tab meets everything in the order in which it stands, Ctrl+S and Esc work everywhere."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.parties import Member
from rules.system import registry
from tests.proving import short_of
from tests.samples import creatures
from ui.bestiary.forms.block_editors import BlockEditor, UnionEditor
from ui.bestiary.forms.creature_form import CreatureForm
from ui.bestiary.forms.entity_form import EntityForm
from ui.bestiary.forms.field_editors import Editor, Form
from ui.bestiary.forms.list_editors import RowsEditor
from ui.party.member_form import MemberForm
from ui.widgets.focus_actions import stops

pytestmark = pytest.mark.real_systems


class Page(QWidget):
    """A form between two other things that Tab stops at."""

    def __init__(self, form: EntityForm) -> None:
        super().__init__()
        self.before, self.after, self.form = QLineEdit(), QLineEdit(), form
        column = QVBoxLayout(self)
        for widget in (self.before, form, self.after):
            column.addWidget(widget)
        self.resize(560, 900)


def shown(qtbot: QtBot, form: EntityForm) -> Page:
    page = Page(form)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def creature_page(qtbot: QtBot, library: Library, system: str, sheet: dict[str, Any] | None) -> Page:
    form = CreatureForm(library)
    page = shown(qtbot, form)
    form.open_creature(Creature(name="Somebody", system=system, sheet=sheet or {}, id=None if sheet is None else 1))
    return page


def member_page(qtbot: QtBot, library: Library, system: str, sheet: dict[str, Any]) -> Page:
    form = MemberForm(library)
    page = shown(qtbot, form)
    member = Member(id=1, party_id=1, name="Somebody", system=system, sheet=sheet)
    form.open_member(member)
    return page


def richest(system: str) -> dict[str, Any]:
    """The sample sheet that says most."""
    return max((creature["sheet"] for creature in creatures(system).values()), key=lambda sheet: len(str(sheet)))


def editors(form: Form) -> Iterator[Editor]:
    """Every editor in sight, those in open rows and blocks too."""
    for editor in form.editors.values():
        if editor.isVisible():
            yield editor
            if isinstance(editor, (RowsEditor, BlockEditor, UnionEditor)) and editor.form and editor.form.isVisible():
                yield from editors(editor.form)


def open_all(form: Form) -> None:
    """Adds what can be added, opens a row of every list, every block, and the last shape of every union."""
    for editor in form.editors.values():
        if isinstance(editor, RowsEditor):
            if not editor.list.count():
                editor.add_row()
            editor.list.setCurrentRow(0)
        elif isinstance(editor, BlockEditor) and editor.box is not None:
            editor.box.setChecked(True)
        elif isinstance(editor, UnionEditor):
            editor.combo.setCurrentIndex(editor.combo.count() - 1)
        elif hasattr(editor, "add_row"):
            editor.add_row()
        if isinstance(editor, (RowsEditor, BlockEditor, UnionEditor)) and editor.form is not None:
            open_all(editor.form)


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def walk(page: Page, start: QLineEdit, end: QLineEdit, key: Qt.Key) -> list[QWidget]:
    """Everything that Tab stops at between two ends."""
    start.setFocus()
    met: dict[QWidget, None] = {}
    while True:
        QTest.keyClick(focus(), key)
        here = focus()
        if here is end:
            return list(met)
        assert here not in met, f"{here} is met twice"
        assert page.form.isAncestorOf(here)
        met[here] = None


def reading_order(page: Page, met: list[QWidget]) -> None:
    """None stands wholly above, or beside and left of, the one before it."""
    places = [
        (candidate.mapTo(page.form.page, QPoint()), candidate)
        for candidate in met
        if page.form.page.isAncestorOf(candidate)
    ]
    for (before, widget), (after, other) in pairwise(places):
        assert after.y() + other.height() > before.y(), f"{other} stands above {widget}"
        if before.y() == after.y():
            assert after.x() > before.x(), f"{other} stands left of {widget}"


def insist_on_the_whole(page: Page) -> None:
    met = walk(page, page.before, page.after, Qt.Key.Key_Tab)
    QApplication.processEvents()
    assert set(met) == {widget for widget in stops(page.form) if widget.isVisible() and widget.isEnabled()}
    assert page.form.sheet_form is not None
    for editor in filter(QWidget.isEnabled, editors(page.form.sheet_form)):
        assert any(editor.isAncestorOf(widget) for widget in met), f"Tab never comes to {editor.field.name}"
    reading_order(page, met)
    assert walk(page, page.after, page.before, Qt.Key.Key_Backtab) == met[::-1]


def test_tab_meets_everything_of_a_new_creature(qtbot: QtBot, library: Library, system: str) -> None:
    insist_on_the_whole(creature_page(qtbot, library, system, None))


@pytest.mark.parametrize("system", short_of(registry.ids(), "fantasia", "d100", "fulminato", "tabuleiro"))
def test_tab_meets_everything_that_stands_open(qtbot: QtBot, library: Library, system: str) -> None:
    page = creature_page(qtbot, library, system, richest(system))
    assert page.form.sheet_form is not None
    open_all(page.form.sheet_form)
    insist_on_the_whole(page)


@pytest.mark.parametrize("system", short_of(registry.ids(), "tabuleiro"))
def test_tab_goes_from_a_members_head_to_its_sheet_and_then_to_its_tail(
    qtbot: QtBot, library: Library, system: str
) -> None:
    page = member_page(qtbot, library, system, richest(system))
    form = page.form
    assert isinstance(form, MemberForm)
    insist_on_the_whole(page)
    met = walk(page, page.before, page.after, Qt.Key.Key_Tab)
    gains = list(form.gains.spins.values())
    read = [met.index(widget) for widget in (form.player, *gains, form.notes)]
    assert read == sorted(read)
    assert form.sheet_form is not None
    inside = [number for number, widget in enumerate(met) if form.sheet_form.isAncestorOf(widget)]
    assert met.index(form.player) < inside[0]
    assert inside[-1] < met.index(form.notes)
    assert all(inside[-1] < met.index(spin) for spin in gains)


def test_the_fields_of_a_block_that_was_just_opened_come_next(qtbot: QtBot, library: Library) -> None:
    page = creature_page(qtbot, library, "ffrpg", {"hp": 10, "spd": 3})
    assert page.form.sheet_form is not None
    abilities = page.form.sheet_form.editors["abilities"]
    assert isinstance(abilities, RowsEditor)
    abilities.add_button.setFocus()
    QTest.keyClick(focus(), Qt.Key.Key_Space)
    assert abilities.form is not None
    damage = abilities.form.editors["damage"]
    assert isinstance(damage, BlockEditor)
    assert damage.box is not None
    damage.box.setFocus()
    QTest.keyClick(focus(), Qt.Key.Key_Space)
    QTest.keyClick(focus(), Qt.Key.Key_Tab)
    assert damage.form is not None
    assert damage.form.isAncestorOf(focus())
    assert focus() is next(iter(stops(damage.form)))


# These have every kind of editor between them.
@pytest.mark.parametrize("system", short_of(registry.ids(), "ffrpg", "fulminato", "tabuleiro"))
def test_save_and_cancel_work_from_every_editor(qtbot: QtBot, library: Library, system: str) -> None:
    page = creature_page(qtbot, library, system, richest(system))
    assert page.form.sheet_form is not None
    for editor in page.form.sheet_form.editors.values():
        if isinstance(editor, RowsEditor) and editor.list.count():
            editor.list.setCurrentRow(0)
    assert page.form.check()
    saved: list[QWidget] = []
    cancelled: list[QWidget] = []
    page.form.save_requested.connect(lambda: saved.append(focus()))
    page.form.cancelled.connect(lambda: cancelled.append(focus()))
    met = walk(page, page.before, page.after, Qt.Key.Key_Tab)
    ctrl, keypad = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.KeypadModifier
    for number, widget in enumerate(met, 1):
        for key, held in ((Qt.Key.Key_S, ctrl), (Qt.Key.Key_Return, ctrl), (Qt.Key.Key_Enter, ctrl | keypad)):
            saved.clear()
            widget.setFocus()
            QTest.keyClick(widget, key, held)
            assert (saved, len(cancelled)) == ([widget], number - 1), (widget, key)
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_Escape)
    assert cancelled == met


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library.open(tmp_path / "test.turnwright", samples=())
    yield library
    library.close()


def test_tab_goes_on_where_a_condition_was_taken_off(qtbot: QtBot, library: Library) -> None:
    form = MemberForm(library)
    page = shown(qtbot, form)
    member = Member(id=1, party_id=1, name="Somebody", system="ffrpg", sheet=richest("ffrpg"))
    member.full_pools, member.conditions = {"hp": 9, "mp": 4}, [{"status": "slow"}, {"status": "haste"}]
    form.open_member(member)
    lasting = form.standing.lasting
    lasting.list.setFocus()
    lasting.list.setCurrentRow(0)
    QTest.keyClick(focus(), Qt.Key.Key_Delete)
    assert form.standing.conditions() == [{"status": "haste"}]
    assert focus() is lasting.list
    insist_on_the_whole(page)
