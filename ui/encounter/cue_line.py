"""A line over the fight that reminds the game master of what is due: one key takes it, another lets it go.

Nothing is done unasked. Taking a cue writes it into the log, with the change of pools that it proposes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from models.cues import EACH_ROUND, ENDS, FALLS, PHASE, POOL, REPEATED, ROUND, TICK, TURN, Cue, free_id
from rules.facts import Command
from ui.conductor import Conductor
from ui.cues import in_words, is_due, proposed, when_words
from ui.encounter.line_entry import LineEntry
from ui.encounter.order_view import OrderView
from ui.encounter.picker import Choice, Picker, whole
from ui.encounter.together import give_together, people
from ui.joining import CUE
from ui.lines import lined
from ui.plain import Label, tip
from ui.theme import short_text

NO_STOP = frozenset({"setup", "ended", "status"})
"""Phases in which nothing can be said to anybody."""
LINES = 2
"""So many lines has what is due: more would take the place of the fight."""
ROOM_BETWEEN = 52
"""Pixels beside words and buttons: margins, and the space between them."""


class CueLine(QFrame):
    """The first cue that is due; gone where none is."""

    said = Signal(str)
    """One sentence: what a cue still needs."""

    def __init__(self, conductor: Conductor, order: OrderView, parent: QWidget) -> None:
        super().__init__(parent)
        self._conductor, self._order = conductor, order
        self._whole = ""
        """What is due, however long."""
        self.setProperty("role", "card")
        self.sentence = Label(wraps=True)
        self.take_button = QPushButton(self.tr("Done (Ctrl+U)"))
        self.let_go_button = QPushButton(self.tr("Let it go (Ctrl+Shift+U)"))
        row = lined(self, margins=(12, 4, 8, 4))
        row.addWidget(self.sentence, 1)
        for button in (self.take_button, self.let_go_button):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(button)
        self.take_button.clicked.connect(self.take_next)
        self.let_go_button.clicked.connect(self.let_go)
        self.hide()

    def show_cues(self) -> None:
        """Says what is due now; while a question is open nothing else is asked."""
        due = self._due()
        there = bool(due) and self._conductor.asked is None
        if there:
            self._whole = self._due_words(due)
            self._fit()
        self.setVisible(there)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is due has two lines, however narrow the window is."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.contentsRect().width() - self.take_button.sizeHint().width() - self.let_go_button.sizeHint().width()
        shown = short_text(self.sentence.fontMetrics(), self._whole, room - ROOM_BETWEEN, LINES)
        self.sentence.setText(shown)
        self.sentence.setToolTip("" if shown == self._whole else tip(self._whole))

    def _due_words(self, due: Sequence[Cue]) -> str:
        """The first that is due, how many are, and for whom is what it proposes."""
        head, whom = [self.tr("Now")], self._names_on(due[0])
        if len(due) > 1:
            head.append(self.tr("the first of {number}").format(number=len(due)))
        if whom:
            head.append(self.tr("for {names}").format(names=whom))
        return f"{', '.join(head)}: {self._words(due[0])}"

    def _names_on(self, cue: Cue) -> str:
        """Those for whom it proposes something."""
        names = self._conductor.names
        fight, system = self._conductor.fight, self._conductor.system
        return people([names[str(command["actor"])] for command in proposed(cue, fight, system)])

    def ahead(self) -> list[Cue]:
        """Those that wait for their time."""
        return [cue for cue, last in self._open() if not is_due(cue, self._conductor.fight, last)]

    def words_ahead(self) -> list[str]:
        """Those that wait, each in one line."""
        return [self._words(cue) for cue in self.ahead()]

    # --- taking and letting go -------------------------------------------------------------------------

    def take_next(self) -> None:
        """Takes the first that is due: it stands in the log, and what it proposes is done; without one makes a cue."""
        conductor = self._conductor
        if not self._is_free():
            return
        due = self._due()
        if not due:
            self.make()
            return
        fight, cue = conductor.fight, due[0]
        note: Command = {"do": "note", "text": self._words(cue), CUE: [cue.id, fight.round]}
        give_together(conductor, proposed(cue, fight, conductor.system), [note])

    def let_go(self) -> None:
        """Lets the first that is due go; without one, picks which of those that wait."""
        if not self._is_free():
            return
        due = self._due()
        if due:
            self._let_go(due[0])
        else:
            self.pick()

    def _is_free(self) -> bool:
        """Whether a fight is open and no question comes first: that is said."""
        if self._conductor.asked is not None:
            self.said.emit(self._conductor.questions.why_wait())
        return self._conductor.is_open and self._conductor.asked is None

    def pick(self) -> None:
        """Picks which of those that wait is let go."""
        if not self._is_free():
            return
        if waiting := self.ahead():
            choices = [Choice(self._words(cue), "", partial(self._take_off, cue)) for cue in waiting]
            Picker(self.tr("Which cue is no longer wanted?"), choices, self._page).open()
        else:
            self.said.emit(self.tr("No cue waits: Ctrl+U makes one."))

    def _let_go(self, cue: Cue) -> None:
        marking, round_now = self._conductor.marking, self._conductor.fight.round
        words = self.tr("let go: {cue}").format(cue=self._words(cue))
        gone = {**marking.let_go, str(cue.id): round_now}
        marking.keep_cues(marking.cues, gone, self._conductor.steps_done, words)

    def _take_off(self, cue: Cue, tail: str) -> None:
        marking = self._conductor.marking
        kept = [one for one in marking.cues if one.id != cue.id]
        words = self.tr("let go: {cue}").format(cue=self._words(cue))
        marking.keep_cues(kept, marking.let_go, self._conductor.steps_done, words)

    # --- making ----------------------------------------------------------------------------------------

    def make(self) -> None:
        """Asks when, then what."""
        if self._conductor.fight.phase == "ended":
            self.said.emit(self.tr("This fight is over."))
            return
        title = self.tr("Remind me when? A few letters, and a number behind them (round 5, {example} 10)")
        vital = self._conductor.system.vital.label
        Picker(title.format(example=vital), list(self._whens()), self._page).open()

    def _whens(self) -> Iterator[Choice]:
        """All that a cue can wait for, those who are selected first."""
        fight, system = self._conductor.fight, self._conductor.system
        yield self._choice(Cue(0, ROUND, "", fight.round, fight.round + 1))
        if system.window.timeline(fight):
            yield self._choice(Cue(0, TICK, "", fight.round, max(0, fight.tick - 1)))
        yield self._choice(Cue(0, EACH_ROUND, "", fight.round))
        seen = dict.fromkeys(str(fact["phase"]) for fact in self._conductor.log() if fact["kind"] == "phase")
        for phase in seen:
            if phase not in NO_STOP:
                yield self._choice(Cue(0, PHASE, "", fight.round, word=phase))
        chosen = {row.id for row in self._order.together}
        people = [one for one in fight.combatants.values() if one.state != "out"]
        for one in sorted(people, key=lambda one: one.id not in chosen):
            yield self._choice(Cue(0, TURN, "", fight.round, who=one.id))
            vital = system.vital
            half = system.maximum(one, vital.id) // 2
            yield self._choice(Cue(0, POOL, "", fight.round, half, vital.id, one.id))
            yield self._choice(Cue(0, FALLS, "", fight.round, who=one.id))
            for condition in one.conditions:
                yield self._choice(Cue(0, ENDS, "", fight.round, word=condition.status, who=one.id))

    def _choice(self, cue: Cue) -> Choice:
        words = when_words(cue, self._conductor.system, self._conductor.teller())
        return Choice(words, "", partial(self._ask_what, cue))

    def _ask_what(self, cue: Cue, tail: str) -> None:
        conductor, number = self._conductor, whole(tail)
        if number is not None and cue.when in (ROUND, TICK, POOL):
            cue = Cue(cue.id, cue.when, cue.text, cue.made, number, cue.word, cue.who)
        names = tuple(row.id for row in self._order.together)
        when = when_words(cue, conductor.system, conductor.teller())
        title = self.tr("{when}: what then?").format(when=when)
        if names:
            whom = people([conductor.names[id] for id in names])
            title += " " + self.tr("What begins with -10 or +5 proposes that for {names}.").format(names=whom)
        LineEntry(title, self.tr("-10 the ceiling falls"), partial(self._make, cue, names), self._page).open()

    def _make(self, cue: Cue, on: tuple[str, ...], text: str) -> str:
        marking = self._conductor.marking
        id = free_id(marking.cues, marking.let_go)
        made = Cue(id, cue.when, text, cue.made, cue.number, cue.word, cue.who, on)
        words = self.tr("cue: {cue}").format(cue=self._words(made))
        marking.keep_cues([*marking.cues, made], marking.let_go, self._conductor.steps_done, words)
        return ""

    # --- reading ---------------------------------------------------------------------------------------

    @property
    def _page(self) -> QWidget:
        page = self.parentWidget()
        assert page is not None
        return page

    def _words(self, cue: Cue) -> str:
        return in_words(cue, self._conductor.system, self._conductor.teller())

    def _open(self) -> list[tuple[Cue, int | None]]:
        """Those not done with for good, each with the round in which it was taken or let go last."""
        cues = self._conductor.marking.cues if self._conductor.is_open else ()
        handled = self._handled() if cues else {}  # without cues nobody goes through a long journal
        pairs = [(cue, handled.get(cue.id)) for cue in cues]
        return [(cue, last) for cue, last in pairs if last is None or cue.when in REPEATED]

    def _handled(self) -> dict[int, int]:
        """The round in which each was taken or let go last."""
        found = {int(id): number for id, number in self._conductor.marking.let_go.items() if id.isdecimal()}
        journal = self._conductor.at_hand.service.journal
        for entry in journal.entries[: journal.cursor]:
            if CUE in entry.command:
                id, number = entry.command[CUE]
                found[id] = max(number, found.get(id, 0))
        return found

    def _due(self) -> list[Cue]:
        return [cue for cue, last in self._open() if is_due(cue, self._conductor.fight, last)]
