"""The order in which Tab goes through a form: the order in which one reads it, whenever its parts were built."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget


def put_in_order(root: QWidget) -> None:
    """Lets Tab go through everything in a widget as its layouts set it."""
    found = list(stops(root))
    if _chain(found) != found:
        for one, following in pairwise(found):
            QWidget.setTabOrder(one, following)


def enter(root: QWidget) -> None:
    """Puts the cursor into the first place in a widget that takes it."""
    for one in stops(root):
        if one.isVisibleTo(root) and one.isEnabledTo(root):
            one.setFocus(Qt.FocusReason.TabFocusReason)
            return


def stops(widget: QWidget) -> Iterator[QWidget]:
    """Everything that Tab may stop at, in the order of the layouts; also what is hidden now."""
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield widget
        return
    inner = widget.widget() if isinstance(widget, QScrollArea) else None
    if inner is not None:
        yield from stops(inner)
    elif (layout := widget.layout()) is not None:
        yield from _stops_of(layout)


def _stops_of(layout: QLayout) -> Iterator[QWidget]:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        widget = item.widget() if item is not None else None
        inner = item.layout() if item is not None else None
        if widget is not None:
            yield from stops(widget)
        elif inner is not None:
            yield from _stops_of(inner)


def _chain(wanted: list[QWidget]) -> list[QWidget]:
    """The same widgets in the order in which Tab meets them now."""
    if not wanted:
        return []
    known, found = set(wanted), [wanted[0]]
    here = wanted[0].nextInFocusChain()
    while here is not None and here is not wanted[0]:
        if here in known:
            found.append(here)
        here = here.nextInFocusChain()
    return found
