"""The binding to Qt is sound on this Python: what it is said to be in DECISIONS."""

import sys

from PySide6.QtGui import QFont


def test_a_call_that_returns_nothing_leaves_the_references_of_none_alone() -> None:
    font = QFont()
    before = sys.getrefcount(None)
    for _ in range(500):
        font.setPixelSize(12)
    assert abs(sys.getrefcount(None) - before) < 100
