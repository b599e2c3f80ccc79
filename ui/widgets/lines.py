"""Layouts that say their margins and their spacing where they are made."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ui.theme.theme import GRID

Margins = tuple[int, int, int, int]
NONE: Margins = (0, 0, 0, 0)


def stacked(parent: QWidget | None = None, *, margins: Margins = NONE, spacing: int = GRID) -> QVBoxLayout:
    """What it holds stands one below the other; where nothing is said of it, a step of the grid apart."""
    layout = QVBoxLayout() if parent is None else QVBoxLayout(parent)
    layout.setContentsMargins(*margins)
    layout.setSpacing(spacing)
    return layout


def lined(parent: QWidget | None = None, *, margins: Margins = NONE, spacing: int = GRID) -> QHBoxLayout:
    """What it holds stands side by side; where nothing is said of it, a step of the grid apart."""
    layout = QHBoxLayout() if parent is None else QHBoxLayout(parent)
    layout.setContentsMargins(*margins)
    layout.setSpacing(spacing)
    return layout


def gridded(parent: QWidget | None = None, *, across: int = GRID, down: int = GRID) -> QGridLayout:
    """What it holds stands in rows and columns; where nothing is said of them, a step of the grid apart."""
    layout = QGridLayout() if parent is None else QGridLayout(parent)
    layout.setContentsMargins(*NONE)
    layout.setHorizontalSpacing(across)
    layout.setVerticalSpacing(down)
    return layout


def below(parent: QWidget, upper: QWidget, *lower: QWidget) -> QWidget:
    """Several of them as one, the lower ones no higher than they have to be."""
    both = QWidget(parent)
    both.setMinimumWidth(upper.minimumWidth())
    column = stacked(both, spacing=0)
    column.addWidget(upper, 1)
    for one in lower:
        column.addWidget(one)
    return both
