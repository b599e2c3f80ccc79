"""What is being typed is no fault yet: only what was left, or is to be saved, is complained about."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QPlainTextEdit, QWidget


def half_typed(place: QWidget) -> bool:
    """Whether the cursor stands in this place, in something that somebody is typing."""
    focus = QApplication.focusWidget()
    return focus is not None and (place is focus or place.isAncestorOf(focus)) and _modified(focus)


def take_as_typed(widget: QWidget | None) -> None:
    """What stands in a widget is what was meant: it was left, or is to be saved."""
    text = _text_of(widget)
    if isinstance(text, QLineEdit):
        text.setModified(False)
    elif text is not None:
        text.document().setModified(False)


def _modified(widget: QWidget) -> bool:
    text = _text_of(widget)
    if isinstance(text, QLineEdit):
        return text.isModified()
    return text is not None and text.document().isModified()


def _text_of(widget: QWidget | None) -> QLineEdit | QPlainTextEdit | None:
    if isinstance(widget, QAbstractSpinBox):
        return widget.lineEdit()
    return widget if isinstance(widget, (QLineEdit, QPlainTextEdit)) else None
