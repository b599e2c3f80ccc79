"""A line over the fight that proposes who is due to enter: one key lets them in, and nothing waits for it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from ui.session.controller import Conductor
from ui.session.reinforcements import announced, bring_in, is_due
from ui.widgets.labels import Label
from ui.widgets.layouts import lined
from ui.widgets.picker import Picker, PickerItem


class WavesBar(QFrame):
    """Who is due; gone where nobody is, and until the next round once it was put off."""

    message_requested = Signal(str)
    """One sentence: nobody is left to enter."""
    wave_postponed = Signal()
    """Who is due shall enter later."""

    def __init__(self, conductor: Conductor, parent: QWidget) -> None:
        super().__init__(parent)
        self._conductor = conductor
        self._put_off: set[tuple[int, int]] = set()
        """Waves that were put off, each with the round in which that was."""
        self.setProperty("role", "card")
        self.sentence = Label(wraps=True)
        self.enter_button = QPushButton(self.tr("Let them in (Ctrl+Shift+J)"))
        self.later_button = QPushButton(self.tr("Not yet"))
        self.later_button.setToolTip(self.tr("Asks again later"))
        row = lined(self, margins=(12, 4, 8, 4))
        row.addWidget(self.sentence, 1)
        for button in (self.enter_button, self.later_button):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(button)
        self.enter_button.clicked.connect(self.enter_next)
        self.later_button.clicked.connect(self._put_it_off)
        conductor.fight_changed.connect(self._put_off.clear)
        self.hide()

    def show_waves(self) -> None:
        """Says who is due now; while a question is open nothing else is asked, and in the past nothing is done."""
        due = self._due()
        there = bool(due) and self._conductor.asked is None and not self._conductor.looks_back
        if there:
            who = "; ".join(self._conductor.at_hand.waves[number].title for number in due)
            self.sentence.setText(self.tr("Due to enter now: {who}").format(who=who))
        self.setVisible(there)

    def enter_next(self) -> None:
        """Lets all who are due enter; where nobody is, one picks who enters before their time, or at a word."""
        conductor = self._conductor
        if not conductor.is_open or conductor.asked is not None:
            return
        due = self._due(put_off=True)
        if due:
            bring_in(conductor, due[0])
        else:
            self._pick()

    def _pick(self) -> None:
        waiting = self._conductor.at_hand.waiting()
        if not waiting or self._conductor.fight.phase in ("setup", "ended"):
            self.message_requested.emit(self.tr("Nobody waits to enter this fight."))
            return
        teller = self._conductor.teller()
        choices = [
            PickerItem(announced(wave, teller), "", partial(self._let_in, number))
            for number, wave in sorted(waiting.items())
        ]
        page = self.parentWidget()
        assert page is not None
        Picker(self.tr("Who enters now?"), choices, page).open()

    def _let_in(self, number: int, tail: str) -> None:
        bring_in(self._conductor, number)

    def proposed(self) -> list[int]:
        """The numbers of those who are due and were not put off."""
        return self._due()

    def _due(self, *, put_off: bool = False) -> list[int]:
        """The numbers of those who are due; `put_off`: those that were put off too."""
        conductor = self._conductor
        if not conductor.is_open:
            return []
        fight = conductor.fight
        return [
            number
            for number, wave in conductor.at_hand.waiting().items()
            if is_due(wave, fight, conductor.system) and (put_off or (number, fight.round) not in self._put_off)
        ]

    def _put_it_off(self) -> None:
        self._put_off.update((number, self._conductor.fight.round) for number in self._due())
        self.show_waves()
        self.wave_postponed.emit()
