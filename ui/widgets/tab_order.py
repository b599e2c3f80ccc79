"""The order in which Tab goes through a form: the order in which one reads it, whenever its parts were built."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QScrollArea, QWidget

# Looked up, not compared bit by bit: each Tab asks every widget of a form, of which there are thousands.
STOPS = frozenset({Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.WheelFocus})


def put_in_order(root: QWidget, before: Sequence[QWidget] = ()) -> list[QWidget]:
    """Lets Tab go through everything in a widget as it is read, unless it did `before`; returns that order.

    The order is remembered, for Qt's own chain cannot be asked: Python keeps every widget that it names for ever.
    """
    found = list(stops(root))
    if found != list(before):
        for one, following in pairwise(found):
            QWidget.setTabOrder(one, following)
    return found


def enter(root: QWidget) -> None:
    """Puts the cursor into the first place in a widget that takes it."""
    for one in stops(root):
        if one.isVisibleTo(root) and one.isEnabledTo(root):
            one.setFocus(Qt.FocusReason.TabFocusReason)
            into_sight(one)
            return


def into_sight(widget: QWidget) -> None:
    """Scrolls the page that a widget stands on to it, once what was just built has found its place."""
    page = widget.parentWidget()
    while page is not None:
        if isinstance(page, QScrollArea):
            QTimer.singleShot(0, widget, partial(page.ensureWidgetVisible, widget))
        page = page.parentWidget()


def stops(widget: QWidget) -> Iterator[QWidget]:
    """Everything that Tab may stop at, as it is read; also what is hidden now.

    A widget's children stand in reading order: what is built later and stands before others goes under them
    (`stackUnder`). The items of layouts would tell the same, but a Python reference to one outlives it.
    """
    left = [widget]
    while left:
        here = left.pop()
        if here.focusPolicy() in STOPS:
            yield here
        else:
            children = reversed(here.children())
            left += [child for child in children if isinstance(child, QWidget) and not child.isWindow()]
