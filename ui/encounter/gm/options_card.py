"""The options that may change while the fight runs, on a card over it: every change is a ruling."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ui.encounter.gm.options_form import OptionsForm
from ui.session.controller import Conductor
from ui.theme.sizes import px, px_all
from ui.theme.theme import GRID, HAIR
from ui.widgets.buttons import PushButton
from ui.widgets.labels import Label
from ui.widgets.layouts import BAR, VerticalScrollArea, lined, stacked
from ui.widgets.overlay_card import Card

WIDTH = 720
EDGES = (16, 12, 12, 12)


class OptionsCard(Card):
    """Shows the options as they stand; what is changed is ruled at once. Esc puts the card away."""

    def __init__(self, conductor: Conductor, parent: QWidget) -> None:
        super().__init__(parent)
        self._conductor = conductor
        heading = Label(self.tr("Options of the fight"), role="heading")
        close = PushButton(self.tr("Close (Esc)"), clicked=self.shut)
        self.fault = Label(role="bad", wraps=True)
        self.fault.hide()
        self.form = OptionsForm(conductor.system, conductor.language, conductor.names, mid_fight=True)
        head = lined((heading, 1), close)
        self.scrolled = VerticalScrollArea(self.form)
        stacked(head, self.fault, (self.scrolled, 1), on=self, margins=EDGES)
        self._head = head
        self.form.options_changed.connect(self._rule)
        conductor.step_done.connect(self._show)
        conductor.fight_changed.connect(self.shut)
        self._show()

    def place(self) -> None:
        """Lies in the middle of its parent, as high as its form."""
        parent = self.parentWidget()
        assert parent is not None
        width = min(px(WIDTH), parent.width() - px(32))
        left, top, right, bottom = px_all(EDGES)
        inside = width - left - right - 2 * px(HAIR)
        height = top + bottom + 2 * px(HAIR) + self._head.sizeHint().height() + px(GRID)
        if not self.fault.isHidden():
            height += self.fault.heightForWidth(inside) + px(GRID)
        high = self.form.heightForWidth(inside - px(BAR))
        height = min(height + (high if high >= 0 else self.form.sizeHint().height()), parent.height() - px(48))
        self.setGeometry((parent.width() - width) // 2, max(px(16), (parent.height() - height) // 3), width, height)

    def open(self, name: str = "") -> None:
        """Show itself, with the cursor in an option."""
        self.come_up()
        self.form.focus_option(name)

    def shut(self) -> None:
        """Put itself away."""
        if self.isVisible():
            self.form.commit()
        super().shut()

    def _show(self) -> None:
        if self._conductor.is_open:
            self.form.show_options(self._conductor.fight.options.model_dump(mode="json", exclude_unset=True))

    def _rule(self, wanted: dict[str, Any]) -> None:
        """Rules every option that is not as it was; what is refused says why and stands as it stood."""
        options = self._conductor.fight.options
        refusal = ""
        for name, info in type(options).model_fields.items():
            default = info.get_default(call_default_factory=True, validated_data={})
            value = wanted.get(name, default)
            if value != getattr(options, name):
                refusal = self._conductor.try_command({"do": "set", "option": name, "value": value}) or refusal
        self.fault.setText(refusal)
        self.fault.setVisible(bool(refusal))
        if self.isVisible():
            self.place()
        if refusal:
            self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away; no key goes on to the page below."""
        if event.key() == Qt.Key.Key_Escape:
            self.shut()
        event.accept()
