"""The editor for a map on a sheet: keys and their values, a row each."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ui.bestiary.editors import Editor, word
from ui.bestiary.kinds import ABSENT, Field, plain
from ui.bestiary.sheet_form import editor_for
from ui.bestiary.widgets import Button, Choice, IconButton


class _Pair(QWidget):
    """One key of a map and its value."""

    edited = Signal()
    left = Signal(object)

    def __init__(self, field: Field, key: str, value: Any) -> None:
        super().__init__()
        assert field.value is not None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self._combo: Choice | None = None
        self._line: QLineEdit | None = None
        if field.keys:
            self._combo = Choice()
            for choice in field.keys:
                self._combo.addItem(word(choice), choice)
            if key and key not in field.keys:
                self._combo.addItem(key, key)
            self._combo.choose(key or field.keys[0])
            self._combo.currentIndexChanged.connect(self._tell)
            row.addWidget(self._combo, 1, Qt.AlignmentFlag.AlignTop)
        else:
            self._line = QLineEdit(key)
            self._line.setAccessibleName(self.tr("Name in {field}").format(field=field.label))
            self._line.setPlaceholderText(self.tr("name"))
            self._line.textChanged.connect(self._tell)
            row.addWidget(self._line, 1, Qt.AlignmentFlag.AlignTop)
        self.editor = editor_for(field.value, labelled=False)
        self.editor.show_value(value)
        self.editor.edited.connect(self.edited)
        row.addWidget(self.editor, 1, Qt.AlignmentFlag.AlignTop)
        away = IconButton("x", self.tr("Take this row off"))
        away.clicked.connect(self._leave)
        row.addWidget(away, 0, Qt.AlignmentFlag.AlignTop)

    @property
    def key(self) -> str:
        """The key as it stands."""
        if self._combo is not None:
            return str(self._combo.currentData() or "")
        assert self._line is not None
        return self._line.text().strip()

    def focus_key(self) -> None:
        """Puts the cursor into the key."""
        (self._combo or self._line or self).setFocus()

    def value(self) -> Any:
        """The value; the least that fits where none has been given yet."""
        value = self.editor.value()
        return self.editor.read() if value is ABSENT else value

    def _tell(self) -> None:
        self.edited.emit()

    def _leave(self) -> None:
        self.left.emit(self)


class MapEditor(Editor):
    """Keys and their values, a row each."""

    wide = True

    def __init__(self, field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> None:
        super().__init__(field, parent, labelled=labelled)
        self.pairs: list[_Pair] = []
        box = QWidget()
        self._box = QVBoxLayout(box)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(4)
        self.button = Button("plus", self.tr("Add to {field}").format(field=field.label), "quiet")
        self.button.clicked.connect(self.add_row)
        self._box.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        self.hold(box)
        self.setFocusProxy(self.button)

    def put(self, value: Any) -> None:
        """Shows a map."""
        for pair in self.pairs:
            self._box.removeWidget(pair)
            pair.deleteLater()
        self.pairs = []
        for key, one in value.items() if isinstance(value, dict) else ():
            self._append(str(key), one)

    def read(self) -> Any:
        """The map; rows without a key do not count."""
        return {pair.key: pair.value() for pair in self.pairs if pair.key}

    def problem(self) -> str:
        """Whether a key stands there twice."""
        keys = [pair.key for pair in self.pairs if pair.key]
        twice = next((key for key in keys if keys.count(key) > 1), None)
        return self.tr("“{key}” stands here twice.").format(key=word(twice)) if twice else ""

    def add_row(self) -> None:
        """Adds a row and puts the cursor into it."""
        taken = {pair.key for pair in self.pairs}
        key = next((choice for choice in self.field.keys if choice not in taken), "")
        assert self.field.value is not None
        self._append(key, plain(self.field.value.default) if self.field.value.default is not None else ABSENT)
        self.pairs[-1].focus_key()
        self.touch()

    def _append(self, key: str, value: Any) -> None:
        pair = _Pair(self.field, key, value)
        pair.edited.connect(self.touch)
        pair.left.connect(self._take_off)
        self.pairs.append(pair)
        self._box.insertWidget(len(self.pairs) - 1, pair)

    def _take_off(self, pair: _Pair) -> None:
        self.pairs.remove(pair)
        self._box.removeWidget(pair)
        pair.deleteLater()
        self.button.setFocus()
        self.touch()
