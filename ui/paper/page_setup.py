"""The page as it was set up last: its size, which way it lies, and its margins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize

from ui.paper.print_preview import usual_page

MILLIMETER = QPageLayout.Unit.Millimeter
UPRIGHT, ACROSS = QPageLayout.Orientation.Portrait, QPageLayout.Orientation.Landscape
LEAST, MOST = 20, 2000
"""Millimetres of a side of a page that can be printed on."""


def packed(layout: QPageLayout) -> dict[str, Any]:
    """A page as plain data, in millimetres."""
    size = layout.pageSize().size(QPageSize.Unit.Millimeter)
    margins = layout.margins(MILLIMETER)
    return {
        "size": [size.width(), size.height()],
        "across": layout.orientation() == ACROSS,
        "margins": [margins.left(), margins.top(), margins.right(), margins.bottom()],
    }


def unpacked(kept: Mapping[str, Any]) -> QPageLayout:
    """The page of plain data; the usual one where it is spoiled."""
    size, margins = _numbers(kept.get("size"), 2), _numbers(kept.get("margins"), 4)
    if size is None or margins is None or not all(LEAST <= side <= MOST for side in size):
        return usual_page()
    found = QPageLayout(
        QPageSize(QSizeF(*size), QPageSize.Unit.Millimeter),
        ACROSS if kept.get("across") is True else UPRIGHT,
        QMarginsF(*margins),
        MILLIMETER,
    )
    left = found.paintRect(MILLIMETER)
    return found if found.isValid() and min(left.width(), left.height()) >= LEAST else usual_page()


def _numbers(value: Any, count: int) -> list[float] | None:
    if not isinstance(value, list) or len(value) != count:
        return None
    whole = [one for one in value if isinstance(one, int | float) and not isinstance(one, bool) and 0 <= one <= MOST]
    return whole if len(whole) == count else None
