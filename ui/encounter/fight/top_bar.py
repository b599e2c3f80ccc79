"""Round, phase, tick and countdowns, above the fight, beside undo, redo and next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QToolButton, QWidget

from rules.text.sanitize import without_controls
from ui.session.view.fight_view import ClockView, CountdownView
from ui.theme import icons
from ui.theme.sizes import px
from ui.theme.theme import GRID, LARGE, look, sized
from ui.widgets.buttons import PushButton
from ui.widgets.controls import ElidedButton
from ui.widgets.labels import Label, keyless, tip
from ui.widgets.layouts import lined

NARROW = 800
"""Width in pixels under which not everything fits into one line."""
BESIDE = 72
"""Pixels at the edges of a line and after the clock."""
MOST_CUES = 3
"""The most cues shown by their words; of more the last button says the number."""


class TopBar(QFrame):
    """The bar above the fight."""

    next_requested = Signal()
    undo_requested = Signal()
    redo_requested = Signal()
    log_requested = Signal()
    notes_requested = Signal()
    countdown_requested = Signal(str)
    """A countdown was clicked: its name."""
    wave_requested = Signal()
    """The waiting reinforcements were clicked."""
    cue_requested = Signal()
    """A waiting cue was clicked."""
    announced_moved = Signal()
    """What is announced has no room here, or has it again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = Label(role="title")
        self._clock.introduce(self.tr("Round, phase and tick"))
        self._shown: tuple[ClockView | None, Sequence[str], Sequence[str], bool] = (None, (), (), False)
        """The clock, the waiting waves, the cues, and whether a declaration is to be accepted."""
        self.announced = QWidget()
        """Countdowns, who waits, what is to be remembered: they stand in this line if they have room."""
        self._countdowns = lined(on=self.announced)
        self._buttons: list[ElidedButton] = []
        """The buttons in it."""
        self.undo = QToolButton()
        self.redo = QToolButton()
        self.log = QToolButton()
        self.notes = QToolButton()
        self.log.setCheckable(True)
        self.next = PushButton(self.tr("Next (Space)"), "primary", focusPolicy=Qt.FocusPolicy.NoFocus)
        self.next.clicked.connect(self.next_requested)
        self.is_narrow = False
        """Whether what is announced has no room here."""
        self._dress_buttons()
        self._arrange()
        look().theme_changed.connect(self._tint)
        self._tint()

    def _dress_buttons(self) -> None:
        """Give icon buttons their tooltips."""
        for button, name, words, signal in (
            (self.undo, "undo-2", self.tr("Undo (Ctrl+Z)"), self.undo_requested),
            (self.redo, "redo-2", self.tr("Redo (Ctrl+Shift+Z)"), self.redo_requested),
            (self.log, "scroll-text", self.tr("Log (Ctrl+L)"), self.log_requested),
            (self.notes, "sticky-note", self.tr("Notes on this encounter"), self.notes_requested),
        ):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setToolTip(words)
            button.setAccessibleName(without_controls(words))
            button.setProperty("role", "quiet")
            button.setProperty("icon_name", name)
            button.clicked.connect(signal)

    def _arrange(self) -> None:
        self._line = lined(self._clock, on=self, margins=(12, 4, 12, 4))
        self._line.addSpacing(px(16))
        self._line.addWidget(self.announced)
        self._line.addStretch(1)
        for button in (self.notes, self.log, self.undo, self.redo, self.next):
            self._line.addWidget(button)

    def _tint(self) -> None:
        for button in (self.undo, self.redo, self.notes):
            button.setIcon(icons.icon(str(button.property("icon_name"))))
        self._name_log()
        self._show_announced()

    def show_log(self, *, leads_to: str, shown: bool) -> None:
        """Show the button that brings a pane forward, empty: none; and whether it is pressed: the log has come."""
        named = {
            "order": ("list", self.tr("Order (Ctrl+L)")),
            "log": ("scroll-text", self.tr("Log (Ctrl+L)")),
            "board": ("map", self.tr("Board (Ctrl+L)")),
        }
        icon, words = named.get(leads_to, named["log"])
        self.log.setProperty("icon_name", icon)
        self.log.setText(words)
        self.log.setToolTip(words)
        self.log.setAccessibleName(without_controls(words))
        self.log.setVisible(bool(leads_to))
        self.log.setChecked(shown)
        self._fit()

    @property
    def waiting(self) -> Sequence[str]:
        """The reinforcements that wait, as shown."""
        return self._shown[1]

    def show_clock(
        self, clock: ClockView, waiting: Sequence[str] = (), cues: Sequence[str] = (), *, declares: bool = False
    ) -> None:
        """Show the clock, the countdowns, the waiting waves, the cues, and what going on means.

        `declares`: a declaration is to be accepted.
        """
        self._shown = (clock, waiting, cues, declares)
        parts = [clock.round] if clock.round else []
        parts.append(self.tr("The fight begins") if clock.begins else clock.phase_words)
        if clock.tick is not None and not clock.is_over:
            parts.append(self.tr("tick {number}").format(number=clock.tick))
        self._clock.setText(" · ".join(parts))
        self._show_announced()
        words = {"setup": self.tr("Begin the fight (Space)"), "ended": self.tr("Back to the encounters (Space)")}
        going_on = self.tr("Take (Space)") if declares else self.tr("Next (Space)")
        self.next.setText(going_on if clock.begins else words.get(clock.phase, going_on))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little room, the clock is smaller and what is announced stands elsewhere."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self._name_log()
        narrow = self.width() < max(px(NARROW), self._whole())
        if narrow != self.is_narrow:
            self.is_narrow = narrow
            self._clock.setProperty("role", "heading" if narrow else "title")
            self._clock.style().unpolish(self._clock)
            self._clock.style().polish(self._clock)
            if not narrow:
                self._line.insertWidget(2, self.announced)
            self.announced_moved.emit()

    def _name_log(self) -> None:
        """Write on the button of the log what it brings forward where there is room beside the clock."""
        clock = QFontMetrics(sized(self.font(), LARGE, bold=True)).horizontalAdvance(self._clock.text())
        pressed = sum(button.sizeHint().width() + px(GRID) for button in (self.undo, self.redo, self.next))
        words = self.log.fontMetrics().horizontalAdvance(self.log.text()) + px(BESIDE)
        is_named = self.width() >= clock + pressed + words + px(BESIDE)
        style = Qt.ToolButtonStyle
        self.log.setToolButtonStyle(style.ToolButtonTextBesideIcon if is_named else style.ToolButtonIconOnly)
        name = str(self.log.property("icon_name"))
        if is_named:
            icons.put_beside_words(self.log, name)
        else:
            self.log.setIcon(icons.icon(name))
            self.log.setIconSize(self.undo.iconSize())
        if self.log.property("role") != ("" if is_named else "quiet"):
            self.log.setProperty("role", "" if is_named else "quiet")
            self.log.style().unpolish(self.log)
            self.log.style().polish(self.log)

    def announced_width(self) -> int:
        """Return the pixels across that what is announced needs at the least; 0 where there is nothing."""
        # One that was just made is not shown yet: a layout would say that it takes no room.
        return sum(button.minimumSizeHint().width() + px(GRID) for button in self._buttons)

    def _whole(self) -> int:
        """Return the least width of a single line, with the large clock."""
        clock = QFontMetrics(sized(self.font(), LARGE, bold=True)).horizontalAdvance(self._clock.text())
        buttons = (self.notes, self.log, self.undo, self.redo, self.next)
        pressed = [button.sizeHint().width() for button in buttons if not button.isHidden()]
        return clock + self.announced_width() + sum(width + px(GRID) for width in pressed) + px(BESIDE)

    def _show_announced(self) -> None:
        """Show the countdowns, waiting waves and cues; nothing once the fight is over."""
        for old in self._buttons:
            self._countdowns.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._buttons = []
        clock, waiting, cues, _ = self._shown
        if clock is None or clock.is_over:
            return
        for countdown in clock.countdowns:
            self._put(self._countdown_button(countdown))
        enter, let_go = self.tr("Let a waiting wave enter (Ctrl+Shift+J)"), self.tr("Dismiss a cue (Ctrl+Shift+U)")
        for words in waiting:
            self._add("log-in", words, enter, self.wave_requested)
        alone = len(cues) if len(cues) <= MOST_CUES else MOST_CUES - 1
        for words in cues[:alone]:
            self._add("bell", words, let_go, self.cue_requested)
        if more := cues[alone:]:
            words = self.tr("{number} more").format(number=len(more))
            self._add("bell", words, let_go, self.cue_requested, tells="\n".join(more))

    def _countdown_button(self, countdown: CountdownView) -> ElidedButton:
        button = ElidedButton("hourglass", keyless(countdown.words))
        icons.put_beside_words(button, "hourglass", "bad" if countdown.is_up else "warn")
        button.keep(countdown.name, f": {countdown.left}")
        button.setProperty("countdown", countdown.name)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setToolTip(tip("\n".join((countdown.words, self.tr("Set this countdown")))))
        button.clicked.connect(self._countdown_pressed)
        return button

    def _add(self, icon: str, words: str, does: str, signal: SignalInstance, tells: str = "") -> None:
        button = ElidedButton(icon, keyless(words), focusPolicy=Qt.FocusPolicy.NoFocus)
        button.setToolTip(tip(f"{tells or words}\n{does}"))
        button.clicked.connect(signal)
        self._put(button)

    def _put(self, button: ElidedButton) -> None:
        self._countdowns.addWidget(button)
        self._buttons.append(button)

    def _countdown_pressed(self) -> None:
        button = self.sender()
        if button is not None:
            self.countdown_requested.emit(str(button.property("countdown")))
