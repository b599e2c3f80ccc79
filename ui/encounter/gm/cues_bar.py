"""A line under the fight that reminds the game master of what is due: one key takes it, another lets it go.

Nothing is done unasked. Taking a cue writes it into the log, with what it proposes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from models.marks.cues import RECHARGE, Cue
from rules.core.facts import Command
from rules.engine.join_commands import ALONG
from ui.encounter.action_panel.group_action import give_together, people
from ui.encounter.gm.cue_dialog import CueController
from ui.encounter.turn_order.view import OrderView
from ui.session.command_tags import CUE, one_step
from ui.session.controller import Conductor
from ui.session.cues import is_recharged, proposal_of, stamp
from ui.session.reinforcements import bring_in
from ui.session.view.fight_view import CueView, FightView
from ui.session.view.maker import ViewMaker
from ui.widgets.due_line import DueLine
from ui.widgets.picker import Picker, PickerItem


class CuesBar(DueLine):
    """The line with the first cue that is due."""

    message_requested = Signal(str)
    """What a cue still needs, in a sentence."""

    def __init__(self, conductor: Conductor, views: ViewMaker, order: OrderView, parent: QWidget) -> None:
        super().__init__(parent)
        self._conductor, self._views, self._page = conductor, views, parent
        self.take_button, self.let_go_button = self.buttons
        self.making = CueController(conductor, order, parent)
        self.making.message_requested.connect(self.message_requested)
        self.take_button.say(self.tr("Done"), "Ctrl+U")
        self.let_go_button.say(self.tr("Dismiss it"), "Ctrl+Shift+U")
        self.take_button.clicked.connect(self.take_next)
        self.let_go_button.clicked.connect(self.let_go)

    def show_cues(self, view: FightView) -> None:
        """Say what is due now; while a question is open nothing else is asked, and in the past nothing is done."""
        due = [cue for cue in view.cues if cue.is_due]
        self.say(self._due_words(due) if due and view.reminds else "")

    def _due_words(self, due: Sequence[CueView]) -> str:
        """Return the text of the first due cue, the number of due ones, and for whom its proposal is."""
        head = [self.tr("Now")]
        if len(due) > 1:
            head.append(self.tr("the first of {number}").format(number=len(due)))
        if due[0].whom:
            head.append(self.tr("for {names}").format(names=people(due[0].whom)))
        return f"{', '.join(head)}: {due[0].words}"

    def ahead(self) -> list[CueView]:
        """Return the cues that are not due yet."""
        return [cue for cue in self._cues() if not cue.is_due]

    # --- taking and letting go -------------------------------------------------------------------------

    def take_next(self) -> None:
        """Take the first that is due: it stands in the log, and what it proposes is done; without one makes a cue."""
        conductor = self._conductor
        if not self._is_free():
            return
        due = self._due()
        if not due:
            self.making.make()
            return
        cue = due[0].cue
        proposal = proposal_of(cue, conductor.fight, conductor.system, conductor.current_fight.waiting_waves())
        note: Command = {"do": "note", "text": due[0].words, CUE: [cue.id, self._stamp(cue)]}
        if cue.when == RECHARGE:
            conductor.commands([*one_step([note, *proposal.commands]), partial(self._told_back, cue)])
        elif proposal.wave is not None:
            bring_in(conductor, [proposal.wave], [note, *proposal.commands])
        else:
            give_together(conductor, proposal.commands, [note])

    def _told_back(self, cue: Cue) -> Command | None:
        """Once its die has fallen: that a thing has come back, where it has."""
        conductor = self._conductor
        if not is_recharged(cue, conductor.current_fight.service.journal.entries[-1].facts):
            return None
        thing = conductor.teller().thing(cue.who, cue.word)
        words = self.tr("{name} can use {thing} again.").format(name=conductor.names[cue.who], thing=thing)
        return {"do": "note", "text": words, ALONG: True}

    def let_go(self) -> None:
        """Let the first that is due go; without one, pick which of those that wait."""
        if not self._is_free():
            return
        due = self._due()
        if due:
            self._let_go(due[0])
        else:
            self.pick()

    def _is_free(self) -> bool:
        """Return whether a fight is open without a question; otherwise report why not."""
        if self._conductor.open_question is not None:
            self.message_requested.emit(self._conductor.questions.why_wait())
        return self._conductor.is_open and self._conductor.open_question is None

    def pick(self) -> None:
        """Choose which of the cues is dismissed for good, those that wait before those that are due."""
        if not self._is_free():
            return
        if wanted := [*self.ahead(), *self._due()]:
            choices = [PickerItem(cue.words, "", partial(self._take_off, cue)) for cue in wanted]
            Picker(self.tr("Which cue is no longer wanted?"), choices, self._page).open()
        else:
            self.message_requested.emit(self.tr("There is no cue: Ctrl+U makes one."))

    def _let_go(self, due: CueView) -> None:
        marking = self._conductor.marking
        words = self.tr("dismissed: {cue}").format(cue=due.words)
        gone = {**marking.let_go, str(due.cue.id): self._stamp(due.cue)}
        marking.keep_cues(marking.cues, gone, self._conductor.steps_done, words)

    def _take_off(self, unwanted: CueView, tail: str) -> None:
        marking = self._conductor.marking
        cues = [cue for cue in marking.cues if cue.id != unwanted.cue.id]
        words = self.tr("dismissed: {cue}").format(cue=unwanted.words)
        marking.keep_cues(cues, marking.let_go, self._conductor.steps_done, words)

    # --- reading ---------------------------------------------------------------------------------------

    def _cues(self) -> Sequence[CueView]:
        return self._views.view().cues if self._conductor.is_open else ()

    def _due(self) -> list[CueView]:
        return [cue for cue in self._cues() if cue.is_due]

    def _stamp(self, cue: Cue) -> int:
        return stamp(cue, self._conductor.fight, self._conductor.current_fight.service.journal)
