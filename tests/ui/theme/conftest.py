"""Each theme in turn, and the face of the window, for painters."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from ui.theme.theme import THEMES, look


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    chosen = look().choice
    look().choose(request.param)
    yield request.param
    look().choose(chosen)


@pytest.fixture
def font(qapp: QApplication) -> QFont:
    return qapp.font()
