"""The controls of a window that a screen reader cannot tell."""

import re
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QTextDocumentFragment
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from ui.shell.main_window import MainWindow

ROLE, TEXT = QAccessible.Role, QAccessible.Text
PRESSED_OR_FILLED = {ROLE.Button, ROLE.CheckBox, ROLE.RadioButton, ROLE.EditableText, ROLE.ComboBox, ROLE.SpinBox}
WITH_VALUE = {ROLE.SpinBox, ROLE.Slider, ROLE.ProgressBar}
"""What has a value at every time; a line or a choice may be empty."""
MAY_BE_EMPTY = {ROLE.Cell, ROLE.TreeItem}
"""A cell of a table that says nothing has nothing to be called."""


def below(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """What a screen reader finds from here on."""
    yield interface
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child.isValid():
            yield from below(child)


def unread(interface: QAccessibleInterface) -> Iterator[str]:
    """A label whose words are hidden by another name, and a combo box that is called by what is chosen in it."""
    widget, name = interface.object(), interface.text(TEXT.Name)
    if isinstance(widget, QLabel) and (text := widget.text()):
        if widget.textFormat() == Qt.TextFormat.RichText:
            worded = re.sub(r"<img [^>]*alt='([^']*)'[^>]*>", r"\1", text)  # a picture is read as its words
            text = QTextDocumentFragment.fromHtml(worded).toPlainText().replace("\ufffc", "")
        shown = text.replace("&", "").rstrip("…").split()
        if " ".join(shown) not in " ".join(name.replace("&", "").split()):
            yield f"{type(widget).__name__} {widget.objectName()!r}: {text[:60]!r} is read as {name[:60]!r}"
    if isinstance(widget, QComboBox):
        label = QAccessible.RelationFlag.Label
        if not any(other.text(TEXT.Name).strip() for other, relation in interface.relations() if relation & label):
            above = type(widget.parentWidget()).__name__
            yield f"{type(widget).__name__} {widget.accessibleName()!r} in {above}: called by its value alone"


def unnamed(window: MainWindow) -> Iterator[str]:
    """The controls that a screen reader cannot tell."""
    for interface in below(QAccessible.queryAccessibleInterface(window)):
        state, role = interface.state(), interface.role()
        if getattr(state, "invisible") or getattr(state, "disabled"):  # noqa: B009  the stubs lack them
            continue
        yield from unread(interface)
        if not getattr(state, "focusable") and role not in PRESSED_OR_FILLED:  # noqa: B009
            continue
        widget, above = interface.object(), interface.parent()
        if isinstance(widget, QWidget) and widget.focusProxy():
            continue  # The keys go to another.
        kind = type(widget).__name__
        name = f"{role.name} {kind} in {type(above.object()).__name__} {above.text(TEXT.Name)!r}"
        if not interface.text(TEXT.Name).strip() and role not in MAY_BE_EMPTY:
            yield f"{name}: no name"
        if role == ROLE.NoRole:
            yield f"{name}: no role"
        if role in WITH_VALUE and not interface.text(TEXT.Value).strip():
            yield f"{name}: no value"
