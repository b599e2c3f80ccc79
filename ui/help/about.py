"""About the program: its version, the library's path, and the licences of its parts."""

from __future__ import annotations

import platform
from importlib.resources import files
from pathlib import Path

from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QListWidget, QWidget

from ui.help.licences import Component, components
from ui.services.window_state import open_at
from ui.theme.sizes import px, px_size
from ui.widgets.controls import ReadingPage
from ui.widgets.labels import Label
from ui.widgets.layouts import lined, stacked

SIZE, AROUND = QSize(960, 640), QSize(40, 60)
"""Its size, and what is seen of the window around it at least."""
ICON = 64
LIST_WIDTH = 224


class About(QDialog):
    """A window that does not block the fight; Esc closes it."""

    def __init__(self, library: Path, parent: QWidget) -> None:
        """`library` is the file of the open library."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Turnwright"))
        self.setModal(False)
        self.components = components()
        program = self.components[0]
        icon = Label("")
        icon.setPixmap(QIcon(str(files("resources") / "turnwright.svg")).pixmap(px(ICON)))
        head = stacked(spacing=4)
        head.addWidget(Label(self.tr("Turnwright {version}").format(version=program.version), role="title"))
        head.addWidget(Label(self.tr("An encounter manager for game masters, under the MIT licence.")))
        made_of = self.tr("Python {python}, Qt {qt}").format(python=platform.python_version(), qt=qVersion())
        head.addWidget(Label(made_of, role="small"))
        self.place = Label(self.tr("Open library: {path}").format(path=library), role="small", wraps=True)
        self.place.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        head.addWidget(self.place)
        top = lined((icon, 0, Qt.AlignmentFlag.AlignTop), (head, 1), spacing=16)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("What the program is made of"))
        self.list.setFixedWidth(px(LIST_WIDTH))
        self.list.addItems([f"{component.name} {component.version}".strip() for component in self.components])
        self.text = ReadingPage()
        self.text.setProperty("role", "page")
        self.text.setAccessibleName(self.tr("Licence"))
        self.list.currentRowChanged.connect(self._show_licence)
        both = lined(self.list, (self.text, 1), spacing=16)
        stacked(top, (both, 1), on=self, margins=(24, 20, 24, 16), spacing=16)
        self.list.setCurrentRow(0)
        self.list.setFocus()
        open_at(self, px_size(SIZE), parent.size() - px_size(AROUND))

    def _show_licence(self, row: int) -> None:
        self.text.setPlainText(self._licence(self.components[row]))

    def _licence(self, component: Component) -> str:
        text = component.text or self.tr("Its files contain no licence text.")
        if not component.licence:
            return text
        name = self.tr("Licence: {name}").format(name=component.licence)
        return f"{name}\n\n{text}"
