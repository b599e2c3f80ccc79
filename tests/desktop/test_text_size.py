"""The size of text that somebody chose: kept at once, and drawn from the next start."""

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop.application import Program, take_text_size
from desktop.system import paths, settings
from desktop.system.settings import Preferences


@pytest.fixture
def scale(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("QT_SCALE_FACTOR", "")  # so that it is put back afterwards
    monkeypatch.delenv("QT_SCALE_FACTOR")
    return "QT_SCALE_FACTOR"


def test_a_size_is_handed_to_qt_as_a_factor(scale: str) -> None:
    take_text_size("125")
    assert os.environ[scale] == "1.25"


def test_what_is_set_outside_goes_first(scale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(scale, "2")
    take_text_size("125")
    assert os.environ[scale] == "2"


def test_the_usual_size_asks_nothing_of_qt(scale: str) -> None:
    take_text_size("100")
    assert scale not in os.environ


@pytest.mark.usefixtures("own_folders")
def test_a_size_that_was_chosen_is_kept_with_the_other_preferences(qapp: QApplication, tmp_path: Path) -> None:
    program = Program(qapp)
    assert program.open(tmp_path / "Table.turnwright") == ""
    window = program.window
    assert window is not None
    window.menus.by_name["text_size_110"].trigger()
    kept = Preferences(library=str(window.library.path), text_size="110")
    assert settings.load(paths.settings_file()) == settings.Loaded(kept)
    window.close()
    program.deleteLater()
