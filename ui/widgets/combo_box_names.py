"""The name of a combo box for screen readers: on Linux they go by a label, and take what is chosen for its name."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QComboBox

from ui.widgets.labels import Label


class ChoiceName(QObject):
    """Keeps a label that nobody sees beside a combo box, with its accessible name, unless one stands beside it."""

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box)
        self._box = box
        self._label: Label | None = None
        box.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Goes with the box to another parent, and takes the name that it has when it comes to be seen."""
        if event.type() in (QEvent.Type.Polish, QEvent.Type.ParentChange, QEvent.Type.Show):
            self.tell()
        return False

    def tell(self) -> None:
        """Brings the label to where the box stands, with the name that it has now."""
        parent, words = self._box.parentWidget(), self._box.accessibleName()
        if parent is None or not words:
            return
        others = (one for one in parent.findChildren(Label) if one.parent() is parent and one is not self._label)
        if self._label is not None and self._label.parent() is not parent:
            self._label.destroyed.disconnect(self._forget)  # another one may be there by then
            self._label.deleteLater()
            self._label = None
        if any(one.buddy() is self._box for one in others):
            return
        if self._label is None:
            self._label = Label("", parent)
            self._label.hide()
            self._label.setBuddy(self._box)
            self._label.destroyed.connect(self._forget)
        self._label.setText(words)

    def _forget(self) -> None:
        self._label = None
