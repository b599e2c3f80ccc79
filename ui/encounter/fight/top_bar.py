"""Round, phase, tick and countdowns: always on top, beside undo, redo and next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QToolButton, QWidget

from models.repositories.waves import Wave
from rules.core.state import Countdown, Fight
from rules.log.formatter import Teller
from rules.text.sanitize import unturned
from ui.session.controller import Conductor
from ui.session.dice_rollers import APP
from ui.session.reinforcements import announced
from ui.text.words import goal_word, side_name
from ui.theme import icons
from ui.theme.theme import GRID, LARGE, look, sized
from ui.widgets.controls import ElidedButton
from ui.widgets.labels import Label, keyless, tip
from ui.widgets.layouts import lined, stacked

NARROW = 800
"""Pixels across under which not everything has room in one line."""
BESIDE = 72
"""Pixels of a line at its edges and behind the clock."""
MOST_CUES = 3
"""How many cues stand above a fight by their words; where there are more, the last says how many they are."""


class TopBar(QFrame):
    """The line above the fight."""

    next_requested = Signal()
    undo_requested = Signal()
    redo_requested = Signal()
    log_requested = Signal()
    notes_requested = Signal()
    countdown_requested = Signal(str)
    """A countdown was clicked: its name."""
    wave_requested = Signal()
    """Those who wait to enter were clicked."""
    cue_requested = Signal()
    """A cue that waits was clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = Label(role="title")
        self._clock.introduce(self.tr("Round, phase and tick"))
        self._shown: Sequence[tuple[str, str, bool]] = ()
        self._waiting: Sequence[str] = ()
        self._cues: Sequence[str] = ()
        self._countdowns = lined()
        self._told: list[ElidedButton] = []
        """The buttons in it: countdowns, who waits, what is to be remembered."""
        self.undo = QToolButton()
        self.redo = QToolButton()
        self.log = QToolButton()
        self.notes = QToolButton()
        self.log.setCheckable(True)
        self.next = QPushButton(self.tr("Next (Space)"))
        self.next.setProperty("role", "primary")
        self.next.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.next.clicked.connect(self.next_requested)
        self._first, self._below = lined(), lined()
        self._narrow = False
        self._dress_buttons()
        self._arrange()
        look().theme_changed.connect(self._tint)
        self._tint()

    def _dress_buttons(self) -> None:
        """Gives the buttons that are nothing but an icon their words."""
        for button, name, words, signal in (
            (self.undo, "undo-2", self.tr("Undo (Ctrl+Z)"), self.undo_requested),
            (self.redo, "redo-2", self.tr("Redo (Ctrl+Shift+Z)"), self.redo_requested),
            (self.log, "scroll-text", self.tr("Log (Ctrl+L)"), self.log_requested),
            (self.notes, "sticky-note", self.tr("Notes on this encounter"), self.notes_requested),
        ):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setToolTip(words)
            button.setAccessibleName(unturned(words))
            button.setProperty("role", "quiet")
            button.setProperty("icon_name", name)
            button.clicked.connect(signal)

    def _arrange(self) -> None:
        lines = stacked(self, margins=(12, 4, 12, 4), spacing=0)
        lines.addLayout(self._first)
        lines.addLayout(self._below)
        self._first.setSpacing(8)
        self._first.addWidget(self._clock)
        self._first.addSpacing(16)
        self._first.addLayout(self._countdowns)
        self._first.addStretch(1)
        for button in (self.notes, self.log, self.undo, self.redo, self.next):
            self._first.addWidget(button)

    def _tint(self) -> None:
        for button in (self.undo, self.redo, self.log, self.notes):
            button.setIcon(icons.icon(str(button.property("icon_name"))))
        self.show_countdowns(self._shown)

    def show_log(self, *, folded: bool, shown: bool, with_order: bool) -> None:
        """The button of a log that has no room of its own, and of the order where it has none either."""
        words = self.tr("Order and log (Ctrl+L)") if with_order else self.tr("Log (Ctrl+L)")
        self.log.setToolTip(words)
        self.log.setAccessibleName(unturned(words))
        self.log.setVisible(folded)
        self.log.setChecked(shown)
        self._fit()

    @property
    def clock_words(self) -> str:
        """Round, phase and tick as they stand there."""
        return self._clock.text()

    def show_fight(
        self,
        fight: Fight,
        teller: Teller,
        countdowns: Mapping[str, Countdown],
        waiting: Sequence[Wave] = (),
        cues: Sequence[str] = (),
        *,
        declares: bool,
        begins: bool = False,
    ) -> None:
        """Round, phase, tick, countdowns, who waits to enter, what is to be remembered, and what going on means.

        `declares`: a declaration is to be taken; `begins`: what is asked belongs to its beginning.
        """
        parts = [teller.round_name(fight.round)] if fight.round else []
        parts.append(self.tr("The fight begins") if begins else teller.phase(fight.phase))
        if fight.tick and fight.phase != "ended":
            parts.append(self.tr("tick {number}").format(number=fight.tick))
        self._clock.setText(" · ".join(parts))
        over = fight.phase == "ended"
        self._waiting = [] if over else [announced(wave, teller) for wave in waiting]
        self._cues = [] if over else cues
        running = {} if over else countdowns
        self.show_countdowns(
            [(name, _words(name, countdown, teller), countdown.left == 0) for name, countdown in running.items()]
        )
        words = {"setup": self.tr("Begin the fight (Space)"), "ended": self.tr("Back to the encounters (Space)")}
        going_on = self.tr("Take (Space)") if declares else self.tr("Next (Space)")
        self.next.setText(going_on if begins else words.get(fight.phase, going_on))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little room, the clock is smaller and the countdowns stand in a line of their own."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        narrow = self.width() < max(NARROW, self._whole())
        if narrow != self._narrow:
            self._narrow = narrow
            self._clock.setProperty("role", "heading" if narrow else "title")
            self._clock.style().unpolish(self._clock)
            self._clock.style().polish(self._clock)
            (self._first if narrow else self._below).removeItem(self._countdowns)
            if narrow:
                self._below.addLayout(self._countdowns)
            else:
                self._first.insertLayout(2, self._countdowns)

    def _whole(self) -> int:
        """How wide one line of it is at the least, with the clock in its large letters."""
        clock = QFontMetrics(sized(self.font(), LARGE, bold=True)).horizontalAdvance(self._clock.text())
        # One that was just made is not shown yet: a layout would say that it takes no room.
        told = [button.minimumSizeHint().width() for button in self._told]
        buttons = (self.notes, self.log, self.undo, self.redo, self.next)
        pressed = [button.sizeHint().width() for button in buttons if not button.isHidden()]
        return clock + sum(width + GRID for width in (*told, *pressed)) + BESIDE

    def show_countdowns(self, countdowns: Sequence[tuple[str, str, bool]]) -> None:
        """Name, words, and whether the time is up."""
        self._shown = countdowns
        for old in self._told:
            self._countdowns.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._told = []
        for name, words, over in countdowns:
            button = ElidedButton("hourglass", keyless(words))
            icons.put_beside_words(button, "hourglass", "bad" if over else "warn")
            button.setProperty("countdown", name)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setToolTip(tip("\n".join((words, self.tr("Set this countdown")))))
            button.clicked.connect(self._countdown_pressed)
            self._put(button)
        enter, let_go = self.tr("Let a waiting wave enter (Ctrl+Shift+J)"), self.tr("Dismiss a cue (Ctrl+Shift+U)")
        for words in self._waiting:
            self._add("log-in", words, enter, self.wave_requested)
        alone = len(self._cues) if len(self._cues) <= MOST_CUES else MOST_CUES - 1
        for words in self._cues[:alone]:
            self._add("bell", words, let_go, self.cue_requested)
        if more := self._cues[alone:]:
            words = self.tr("{number} more").format(number=len(more))
            self._add("bell", words, let_go, self.cue_requested, tells="\n".join(more))

    def _add(self, icon: str, words: str, does: str, asked: SignalInstance, tells: str = "") -> None:
        button = ElidedButton(icon, keyless(words))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setToolTip(tip(f"{tells or words}\n{does}"))
        button.clicked.connect(asked)
        self._put(button)

    def _put(self, button: ElidedButton) -> None:
        self._countdowns.addWidget(button)
        self._told.append(button)

    def _countdown_pressed(self) -> None:
        button = self.sender()
        if button is not None:
            self.countdown_requested.emit(str(button.property("countdown")))


def _words(name: str, countdown: Countdown, teller: Teller) -> str:
    """What is left of a countdown, and what its end means."""
    left = f"{name}: {teller.lasting(countdown.left, countdown.unit)}"
    return left if countdown.goal is None else f"{left} · {goal_word(teller, countdown.goal)}"


class RollersBar(QWidget):
    """A button for each side; a click changes who rolls."""

    def __init__(self, conductor: Conductor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._conductor = conductor
        self._layout = lined(self, margins=(4, 4, 12, 4))
        conductor.rollers.rollers_changed.connect(self.refresh)

    def refresh(self) -> None:
        """A button for each side of the open fight."""
        while self._layout.count():
            item = self._layout.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        if not self._conductor.is_open:
            return
        for side in dict.fromkeys(combatant.side for combatant in self._conductor.fight.combatants.values()):
            by_app = self._conductor.rollers.of(side) == APP
            words = self.tr("{side}: the app rolls") if by_app else self.tr("{side}: dice on the table")
            button = QToolButton()
            button.setText(keyless(words.format(side=side_name(side))))
            button.setProperty("role", "quiet")
            button.setProperty("side", side)
            button.setToolTip(self.tr("Who rolls this side’s dice; click to change"))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(self._side_pressed)
            self._layout.addWidget(button)
        self._layout.addStretch(1)

    def _side_pressed(self) -> None:
        button = self.sender()
        if button is not None:
            side = str(button.property("side"))
            self._conductor.rollers.switch(side)
