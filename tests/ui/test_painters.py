"""Every painter ends with the block that opened it: a frame that somebody still holds keeps none of them painting.

Whoever looks at the stack, as the report of a fault does, holds the frames that stand on it; a painter that ends when
its last name goes would go on painting a window that is already shown.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import desktop
import ui
from models.library import Library
from models.samples import shipped_samples
from tests.ui.pages import pages
from tests.ui.settling import settle
from ui.shell.main_window import MainWindow

SYSTEM = "d100"
OPENED = {"QPainter", "QStylePainter"}
PAINTED = {"paint", "paintEvent", "drawBackground", "drawForeground"}
SOURCES = [path for package in (desktop, ui) for path in Path(package.__path__[0]).rglob("*.py")]


def opened(tree: ast.AST) -> Iterator[ast.Call]:
    """Every call that opens a painter."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in OPENED:
            yield node


def test_every_painter_is_opened_for_a_block() -> None:
    found, left = 0, []
    for path in SOURCES:
        text = path.read_text("utf-8")
        if not any(name in text for name in OPENED):
            continue
        tree = ast.parse(text)
        blocks = {
            id(withitem.context_expr)
            for node in ast.walk(tree)
            if isinstance(node, ast.With)
            for withitem in node.items
        }
        for call in opened(tree):
            found += 1
            if id(call) not in blocks:
                left.append(f"{path.name}:{call.lineno}")
    assert found > 20
    assert left == []


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    samples = [sample for sample in shipped_samples() if sample.name == f"{SYSTEM}.json"]
    library = Library.open(tmp_path / "Table.turnwright", samples=samples)
    made = MainWindow(library, "en", QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()
    library.close()


def test_no_painter_is_left_open_while_somebody_looks_at_the_stack(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt's word about a painter that is left open fails the test, as any warning of Qt does."""
    held: list[FrameType] = []
    met: set[str] = set()

    def hold(frame: FrameType, event: str, argument: object) -> None:
        if event == "call" and frame.f_code.co_name in PAINTED:
            held.append(frame)
            met.add(frame.f_code.co_filename)

    for number, _ in enumerate(pages(window, SYSTEM)):
        if number % 4:
            continue
        sys.setprofile(hold)
        try:
            window.repaint()
            settle()
        finally:
            sys.setprofile(None)
        held.clear()
    assert len(met) > 8
