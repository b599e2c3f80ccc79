"""The size of text that somebody chooses: at once, for all that is open, kept, and there at the next start."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop.application import Program
from desktop.system import paths, settings
from desktop.system.settings import Preferences
from tests.ui.settling import settle
from ui.shell.main_window import MainWindow
from ui.theme.sizes import scale


@pytest.fixture
def program(qapp: QApplication, own_folders: object, tmp_path: Path) -> Iterator[Program]:
    made = Program(qapp)
    assert made.open(tmp_path / "Table.turnwright") == ""
    yield made
    window_of(made).may_close = lambda: True  # type: ignore[method-assign]
    window_of(made).close()
    made.deleteLater()


def window_of(program: Program) -> MainWindow:
    assert program.window is not None
    return program.window


def test_a_size_that_was_chosen_is_kept_with_the_other_preferences(program: Program) -> None:
    window = window_of(program)
    window.menus.by_name["text_size_110"].trigger()
    kept = Preferences(library=str(window.library.path), text_size="110")
    assert settings.load(paths.settings_file()) == settings.Loaded(kept)


def test_a_form_that_is_open_is_larger_at_once_and_loses_nothing(program: Program) -> None:
    window = window_of(program)
    window.show_tab(0)
    window.bestiary.new_creature()
    settle()
    field = window.bestiary.detail.form.name
    field.setText("Half a na")
    field.setCursorPosition(4)
    field.setFocus()
    letters, high, wide = field.fontInfo().pixelSize(), field.height(), window.size()
    window.menus.by_name["text_size_150"].trigger()
    settle()
    assert field.fontInfo().pixelSize() == 1.5 * letters
    assert field.height() >= 1.5 * high
    assert (field.text(), field.cursorPosition(), QApplication.focusWidget()) == ("Half a na", 4, field)
    assert window.size() == wide
    window.menus.by_name["text_size_100"].trigger()
    settle()
    assert (field.fontInfo().pixelSize(), field.height()) == (letters, high)


def test_the_next_start_has_it(program: Program, qapp: QApplication) -> None:
    window_of(program).menus.by_name["text_size_200"].trigger()
    again = Program(qapp)
    assert scale() == 2.0
    again.deleteLater()
