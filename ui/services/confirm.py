"""Asks before something is lost: the one place that opens such a question."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from ui.widgets.labels import boxed

Answers = QMessageBox.StandardButton


def confirm(parent: QWidget, title: str, words: str, offered: Answers, careful: Answers) -> Answers:
    """What somebody chose of the buttons `offered`; Enter alone chooses `careful`, with which nothing is lost."""
    return QMessageBox.warning(parent, title, boxed(words), offered, careful)
