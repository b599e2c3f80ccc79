"""The binding to Qt is sound on this Python (docs/decisions/packaging.md says which one is pinned, and why)."""

import sys

import pytest
from PySide6.QtGui import QFont

IMMORTAL = sys.version_info >= (3, 12)
"""None is never let go there, so that a binding built for older ones may count it up for ever and harm nothing."""


@pytest.mark.skipif(IMMORTAL, reason="from 3.12 on None lives for ever, and its count says nothing")
def test_a_call_that_returns_nothing_leaves_the_references_of_none_alone() -> None:
    font = QFont()
    before = sys.getrefcount(None)
    for _ in range(500):
        font.setPixelSize(12)
    assert abs(sys.getrefcount(None) - before) < 100
