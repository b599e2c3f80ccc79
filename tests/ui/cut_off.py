"""What is cut, out of reach or broken in a window of some size."""

from collections.abc import Iterator

from PySide6.QtWidgets import QDialog, QFileDialog

from tests.ui.settling import settle
from tools.pictures.cut_words import popup_faults
from tools.pictures.layout_faults import wrong
from tools.pictures.page_pictures import over
from ui.shell.main_window import MainWindow

SMALLEST = (683, 436)
"""What a text of 150 % leaves of a window of 1024 by 680 under a title."""
LOWEST = (683, 384)
"""A screen of 1366 by 768 with texts of 200 %."""


def cut(window: MainWindow, size: tuple[int, int]) -> Iterator[str]:
    """What nobody could read or reach in a window of a size, and in what lies over it."""
    width, height = size
    window.resize(width, height)
    for _ in range(2):
        settle()
    assert (window.width(), window.height()) == size
    yield from (f"{width}×{height} {fault}" for page in (window, *dialogs(window)) for fault in wrong(page))
    for popup in over(window):
        yield from (f"{width}×{height} {fault}" for fault in popup_faults(popup, window.size()))


def dialogs(window: MainWindow) -> list[QDialog]:
    """The dialogs that are shown beside a window, but for the one that Qt makes whole."""
    return [
        dialog for dialog in window.findChildren(QDialog) if dialog.isVisible() and not isinstance(dialog, QFileDialog)
    ]
