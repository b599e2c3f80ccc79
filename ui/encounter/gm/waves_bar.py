"""A line under the fight that proposes who is due to enter: one key lets them in, and nothing waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.session.controller import Conductor
from ui.session.reinforcements import bring_in
from ui.session.view.fight_view import FightView, WaveView
from ui.session.view.maker import ViewMaker
from ui.widgets.due_line import DueLine
from ui.widgets.picker import Picker, PickerItem


class WavesBar(DueLine):
    """The line with the waves that are due; not until the next round once postponed."""

    message_requested = Signal(str)
    """The sentence that nobody is left to enter."""
    wave_postponed = Signal()
    """The due wave is postponed."""

    def __init__(self, conductor: Conductor, views: ViewMaker, parent: QWidget) -> None:
        super().__init__(parent)
        self._conductor, self._views, self._page = conductor, views, parent
        self.enter_button, self.later_button = self.buttons
        self._put_off: set[tuple[int, int]] = set()
        """Waves that were put off, each with the round in which that was."""
        self.enter_button.say(self.tr("Let them in"), "Ctrl+Shift+J")
        self.later_button.say(self.tr("Not yet"))
        self.later_button.setToolTip(self.tr("Asks again later"))
        self.enter_button.clicked.connect(self.enter_next)
        self.later_button.clicked.connect(self._put_it_off)
        conductor.fight_changed.connect(self._put_off.clear)

    def show_waves(self, due: Sequence[WaveView]) -> None:
        """Say who is due now."""
        who = "; ".join(wave.title for wave in due)
        self.say(self.tr("Due to enter now: {who}").format(who=who) if due else "")

    def in_sight(self, view: FightView) -> list[str]:
        """Return the waves that are not shown elsewhere on the page, by a countdown or a cue."""
        due = self.due(view)
        return [wave.words for wave in view.waves if not wave.is_counted and wave not in due]

    def enter_next(self) -> None:
        """Let all enter whom the line names, else all who are due.

        Where nobody is, one picks who enters before their time, or at a word.
        """
        conductor = self._conductor
        if not conductor.is_open or conductor.open_question is not None:
            return
        view = self._views.view()
        due = self.due(view) or [wave for wave in view.waves if wave.is_due]
        if due:
            bring_in(conductor, [wave.number for wave in due])
        else:
            self._pick()

    def _pick(self) -> None:
        view = self._views.view()
        if not view.waves or not view.is_running:
            self.message_requested.emit(self.tr("Nobody waits to enter this fight."))
            return
        waves = sorted(view.waves, key=lambda wave: wave.number)
        choices = [PickerItem(wave.words, "", partial(self._let_in, wave.number)) for wave in waves]
        Picker(self.tr("Who enters now?"), choices, self._page).open()

    def _let_in(self, number: int, tail: str) -> None:
        bring_in(self._conductor, [number])

    def due(self, view: FightView) -> list[WaveView]:
        """Return those who are due and were not put off in this round."""
        return [wave for wave in view.waves if wave.is_due and (wave.number, view.round) not in self._put_off]

    def _put_it_off(self) -> None:
        view = self._views.view()
        self._put_off.update((wave.number, view.round) for wave in self.due(view))
        self.wave_postponed.emit()
