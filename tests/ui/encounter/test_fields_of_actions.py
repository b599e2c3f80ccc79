"""The fields of an action that is put together: opened by mouse as by Tab, and what is typed into one stays in it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from models.library import Library
from tests.there import there
from tests.ui.encounter.conftest import GameTable
from tests.ui.encounter.sampling import sample_fight
from ui.encounter.action_form.field import FieldRow
from ui.shell.main_window import MainWindow


@pytest.fixture
def shooter(window: MainWindow, library: Library) -> GameTable:
    """The shoot-out of the samples; somebody with a revolver has begun to declare an attack."""
    table = sample_fight(window, library, "d100", "Tiroteo en el almacén 7")
    table.type(" ")
    table.type(table.page.keys["ines-arrieta"])
    return table


def row(table: GameTable, name: str) -> FieldRow:
    """The row of a field, as it stands now."""
    fields = table.page.composer.fields()
    number = next(number for number, field in enumerate(fields) if field.name == name)
    found: list[FieldRow] = sorted(table.page.stage.compose.findChildren(FieldRow), key=lambda field_row: field_row.y())
    return found[number]


def press(table: GameTable, name: str) -> None:
    label = row(table, name).findChildren(QLabel)[-1]
    QTest.mouseClick(label, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def test_a_press_on_a_number_opens_it_and_figures_go_into_it(shooter: GameTable) -> None:
    shooter.type("a")
    composer = shooter.page.composer
    press(shooter, "distance")
    assert composer.field is not None
    assert composer.field.name == "distance"
    shooter.type("60")
    press(shooter, "with")
    assert composer.field.name == "with"
    press(shooter, "distance")
    shooter.type("7")
    assert composer.values["distance"] == 7


def test_a_text_takes_every_sign_and_keeps_what_it_has(shooter: GameTable) -> None:
    shooter.type("o")
    composer = shooter.page.composer
    shooter.type("corre. y calla")
    assert composer.values["text"] == "corre. y calla"
    composer.show(0)
    shooter.press(Qt.Key.Key_Backspace)
    assert composer.values["text"] == "corre. y call"
    for _ in range(20):
        shooter.press(Qt.Key.Key_Backspace)
    assert "text" not in composer.values


@pytest.mark.parametrize(("spoken", "yes"), [("en", "y"), ("es", "s"), ("pt_BR", "S")])
def test_yes_and_no_are_answered_by_the_letters_that_begin_them_in_the_readers_language(
    begun: GameTable, speak: Callable[[str], None], spoken: str, yes: str
) -> None:
    if spoken != "en":
        speak(spoken)
    begun.type("a.")
    composer = begun.page.composer
    composer.show(next(number for number, field in enumerate(composer.fields()) if field.kind == "flag"))
    name = there(composer.field).name
    for sign, is_on in ((yes, True), ("n", None), ("y", True), ("0", None), ("1", True), ("N", None)):
        begun.type(sign)
        assert composer.values.get(name) is is_on, sign
