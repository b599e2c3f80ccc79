"""The cards of the acting combatant: place, cost, possible actions, and refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from textwrap import shorten

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from rules.core.board_overlays import CardUse, HandCard
from rules.core.questions import Refusal
from rules.text.sanitize import without_controls
from ui.text.words import localize
from ui.theme.icons import paint_drawing
from ui.theme.sizes import px
from ui.theme.theme import GRID, REGULAR, STRONG, current, look
from ui.widgets.buttons import PushButton
from ui.widgets.labels import Label, keyless, tip
from ui.widgets.layouts import ColumnsPanel, fill, lined, stacked

NARROWEST = 152
"""The least width of a card in pixels: two stand side by side on a stage beside a board."""
DRAWING = 18
"""The side of its drawing, before its name."""
MOST_NUMBERED = 9
"""The most things numbered by figures."""
NOTHING: Mapping[str, str] = {}
LONGEST = 140
"""The most characters of a card's effect on it: about six lines."""


RefusalWords = Callable[[Refusal, bool], str]
"""Why a card cannot be used: in one sentence, or (True) in short, beside the card."""


class CardFrame(QFrame):
    """One card."""

    card_used = Signal(str, str)
    """The action and the card it is done with."""

    def __init__(
        self, card: HandCard, sentence: RefusalWords, preview: str = "", figure: int = 0, *, parent: QWidget
    ) -> None:
        """`preview`: its result if played now; `figure`: the key that chooses it; 0: none."""
        super().__init__(parent)
        self.card = card
        self.setProperty("role", "card")
        refusals = [use.refused for use in card.uses if use.refused is not None]
        self.payable = len(refusals) < len(card.uses)
        head = Label(f"{figure}  {card.name}" if figure else card.name, self, wraps=True)
        head.setProperty("role", "" if self.payable else "muted")
        font = head.font()
        font.setWeight(STRONG if self.payable else REGULAR)
        head.setFont(font)
        head.setIndent(px(DRAWING) + GRID if card.drawing else 0)
        layout = stacked(head, on=self, margins=(8, 4, 8, 8), spacing=4)
        self._head = head
        cost, effect = localize(card.cost), localize(card.effect)
        for text in (" · ".join(part for part in (card.kind, cost) if part), effect):
            if text:
                is_long = len(text) > LONGEST
                words = shorten(text, LONGEST, placeholder=" …") if is_long else text
                label = Label(words, self, role="small", wraps=True, toolTip=tip(text) if is_long else "")
                layout.addWidget(label)
        if preview:
            layout.addWidget(Label(f"→ {preview}", self, role="small", wraps=True))
        self.buttons: list[QPushButton] = []
        row = lined(spacing=4)
        for use in card.uses:
            row.addWidget(self._button(use, sentence))
        row.addStretch(1)
        fill(layout, 1, row)
        why = "" if self.payable or not refusals else sentence(refusals[0], False)
        if why:
            layout.addWidget(Label(f"✖ {sentence(refusals[0], True)}", self, role="bad", wraps=True, toolTip=tip(why)))
        parts = (card.name, card.place, cost, effect, preview, why)
        self.setAccessibleName(without_controls(", ".join(filter(None, parts))))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame, and the drawing before the name."""
        super().paintEvent(event)
        if self.card.drawing:
            side, at = px(DRAWING), self._head.geometry()
            line = self._head.fontMetrics().lineSpacing()
            with QPainter(self) as painter:
                place = QRectF(at.left(), at.top() + (line - side) / 2, side, side)
                paint_drawing(painter, self.card.drawing, place, current().color("text" if self.payable else "muted"))

    def _button(self, use: CardUse, sentence: RefusalWords) -> QPushButton:
        is_open = use.refused is None
        button = PushButton(keyless(use.label), "" if is_open and not self.buttons else "quiet", self)
        button.setProperty("action", use.action)
        button.setEnabled(is_open)
        why = "" if use.refused is None else sentence(use.refused, False)
        button.setToolTip(tip("\n".join(part for part in (use.cost, why) if part)))
        button.setAccessibleName(without_controls(f"{use.label} {self.card.name}, {use.cost} {why}").rstrip())
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(self._pressed)
        self.buttons.append(button)
        return button

    def _pressed(self) -> None:
        button = self.sender()
        if button is not None:
            self.card_used.emit(str(button.property("action")), self.card.id)


class CardsPanel(QWidget):
    """All cards of a combatant, by place."""

    card_used = Signal(str, str)
    """The action and the card it is done with."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Cards"))
        self.frames: list[CardFrame] = []
        self.numbered: list[str] = []
        """The ids of the numbered cards, in their order."""
        self._column = stacked(on=self, spacing=8)
        self._areas: list[ColumnsPanel] = []
        self._shown: object = ("", [], {}, 0)
        look().scale_changed.connect(self._measure)

    def show_cards(
        self,
        name: str,
        cards: Sequence[HandCard],
        sentence: RefusalWords,
        previews: Mapping[str, str] = NOTHING,
        before: int = MOST_NUMBERED,
    ) -> None:
        """Show a combatant's cards with previews; unchanged ones are left alone.

        `before` figures are used by other things already; the rest number the cards with a preview.
        """
        shown = (name, _bare(cards), dict(previews), before)
        if shown == self._shown:
            return
        self._shown = shown
        self.frames, self._areas = [], []
        self.numbered = [card.id for card in cards if card.id in previews][: max(0, MOST_NUMBERED - before)]
        figures = {id: number for number, id in enumerate(self.numbered, start=before + 1)}
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for place in dict.fromkeys(card.place for card in cards):
            there = [card for card in cards if card.place == place]
            title = Label(f"{place} ({len(there)})", self, role="heading")
            self._column.addWidget(title)
            area = ColumnsPanel(NARROWEST, self)
            for card in there:
                # Made where it is to stand: what is moved gets its style again, with all that is in it.
                frame = CardFrame(card, sentence, previews.get(card.id, ""), figures.get(card.id, 0), parent=area)
                frame.card_used.connect(self.card_used)
                area.add(frame)
                self.frames.append(frame)
            self._column.addWidget(area)
            # At once: a layout shows what comes into it with the next turn of the event loop, and cards would blink.
            for widget in (title, area, *self.frames[-len(there) :]):
                widget.show()
            self._areas.append(area)
        self._measure()

    def _measure(self) -> None:
        """Let no column be narrower than the widest card that stands in one."""
        for area in self._areas:
            area.widest_words = max(frame.minimumSizeHint().width() for frame in area.shown())
            area.updateGeometry()


def _bare(cards: Sequence[HandCard]) -> list[object]:
    """Return cards in comparable form: refusals by code and values."""
    return [
        (*card[:6], [(use.action, use.label, use.cost, _bare_refusal(use.refused)) for use in card.uses])
        for card in cards
    ]


def _bare_refusal(refused: Refusal | None) -> object:
    return None if refused is None else (refused.code, dict(refused.details))
