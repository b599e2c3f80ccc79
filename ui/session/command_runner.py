"""Runs the commands of the open fight, each as a step of its own or several as one.

What goes along with the command before it is one step with it: run in one loop, kept in one transaction, told once.
A question in the middle is kept with what was done before it and with what is still to come. Where a rule or the
library meets a fault of the program, nothing is left half done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication

from models.library import Library
from models.storage.errors import LibraryError
from rules.core.facts import Command
from rules.engine.join_commands import ALONG
from rules.engine.service import AnswerNeeded, CalledCheckResult, Done, Refused
from rules.log.sentences import Teller
from ui.session.command_tags import CHECKED, one_step
from ui.session.dice_rollers import Rollers
from ui.session.fight import Happening, OpenFight
from ui.session.loader import OpenedFight, reopened
from ui.session.marks import MarksController
from ui.session.pending_command import Pending
from ui.session.prompts import QuestionController
from ui.text.errors import library_sentence
from ui.text.words import localize

Planned = Command | Callable[[], Command | None]
"""A command, or a function that makes it when its turn comes; None: it is dropped."""
OF_TURNS = frozenset({"act", "declare", "next"})
"""The tag of actions done one after the other, each in its turn, shown where the next is undone."""


class Commanding(Protocol):
    """The interface of the open fight's conductor."""

    library: Library
    save_failed: Any
    """A signal with one sentence."""
    questions: QuestionController
    marking: MarksController
    rollers: Rollers
    step_done: Any
    """A signal with a Happening."""
    command_refused: Any
    """A signal with one sentence."""

    @property
    def current_fight(self) -> OpenFight:
        """The open fight."""

    def take(self, encounter_id: int, opened: OpenedFight) -> None:
        """Take a fight up."""

    def forget_command(self) -> None:
        """No command is under way."""

    def close_fight(self) -> None:
        """Close the fight."""

    def save_or_report(self, keep: Callable[[], object], otherwise: Callable[[], None]) -> bool:
        """Whether the library has kept something; where it refuses, that is said once `otherwise` is done."""

    def why_idle(self, command: Command) -> Refused | None:
        """Why a ruling is not worth a line."""

    def refuse(self, refused: Refused, command: Command | None = None) -> None:
        """Say that the rules refuse something, and of which command."""

    def teller(self) -> Teller:
        """Tell the facts of the open fight."""


class CommandRunner:
    """Runs the commands of a conductor."""

    def __init__(self, conductor: Commanding) -> None:
        self._conductor = conductor
        self.following = CommandQueue()
        self._done: list[Done] = []
        """The commands of the present step, not saved yet."""
        self._begun = 0
        """The number of commands of the present step saved before a question."""
        self._asks = False
        """Whether a command is about to ask, which is first kept with what was done before it."""

    @property
    def has_more(self) -> bool:
        """Return whether anything follows the present question, or the last one."""
        return self._asks or bool(self.following)

    def forget(self) -> None:
        """Drop the command under way and those that wait for it."""
        self._conductor.questions.take(None)
        self._conductor.questions.typed_ahead.take_all()
        self.following.clear()
        self._done, self._begun = [], 0

    def give(self, command: Command) -> None:
        """Give a command."""
        self._begin(command)
        self.run()

    def give_all(self, commands: Sequence[Planned]) -> None:
        """Give several, one after the other."""
        self.following.put(commands)
        if self._go_on():
            self.run()

    def go_on_with(self, pending: Pending) -> None:
        """Go on with a command that has been asked about."""
        self._take_up(pending)
        self.run()

    def run(self) -> None:
        """Run the command under way with the answers it has, then those that follow it, until one asks."""
        conductor, questions = self._conductor, self._conductor.questions
        while (pending := questions.pending) is not None:
            with nothing_half_done(conductor):
                result = questions.run_pending(conductor.current_fight.service)
            if isinstance(result, AnswerNeeded):
                self._ask(pending, result)
                return
            if isinstance(result, Refused) and result.by_dice:
                pending.drop_last()
                questions.typed_ahead.take_all()
                self.run()
                conductor.command_refused.emit(localize(result.details["message"]))
                return
            questions.take(None)
            if isinstance(result, Refused):
                self.following.clear()
                if self._settle():
                    conductor.refuse(result, pending.command)
                return
            if isinstance(result, CalledCheckResult):
                self.following.put(check_commands(result, conductor.teller()))
            elif isinstance(result, Done) and result.entry.has_happened:
                self._done.append(result)
            if not self._go_on():
                return

    def _begin(self, command: Command) -> None:
        """Start a command, unless it is a single ruling that would change nothing."""
        conductor = self._conductor
        # One of several that are one step for the game master stays in its place.
        alone = not self.following and ALONG not in command
        if alone and (idle := conductor.why_idle(command)):
            conductor.refuse(idle)
            return
        conductor.marking.go_on()
        self._take_up(Pending.of(command, conductor.rollers.now))

    def _take_up(self, pending: Pending) -> None:
        if pending.command["do"] == "begin":
            self.following.put(self._conductor.current_fight.countdowns())
        elif pending.rest:
            self.following.put(pending.rest)
        if pending.before:
            self._begun = pending.before
        self._conductor.questions.take(pending)

    def _go_on(self) -> bool:
        """Take up the next command; what was done before it is kept by itself, unless both are one step.

        False where the library refuses that.
        """
        with nothing_half_done(self._conductor):
            command = self.following.take()
        if command is not None and ALONG in command:
            if not self._done and not self._begun:  # What it would go along with has come to nothing.
                command = {key: value for key, value in command.items() if key != ALONG}
        elif not self._settle():
            return False
        if command is not None:
            self._begin(command)
        return True

    def _ask(self, pending: Pending, needed: AnswerNeeded) -> None:
        """Ask what the command under way needs to know, once that is kept with what was done before it."""
        pending.rest, pending.before = self.following.rest(), self._begun + len(self._done)
        self._asks = True
        try:
            is_kept = self._settle(pending)
        finally:
            self._asks = False
        if is_kept:
            self.following.keep()
            self._conductor.questions.take(pending)
            self._conductor.questions.ask(needed)

    def _settle(self, pending: Pending | None = None) -> bool:
        """Keep what was done as one, with the command that asks, and tell it; False if the library refuses."""
        conductor, done = self._conductor, self._done
        self._done = []
        with nothing_half_done(conductor):
            if not self._save(done, pending):
                return False
        self._begun = 0 if pending is None else pending.before
        if done or pending is None:  # What has happened is told while nothing is asked.
            conductor.questions.take(None)
            conductor.questions.close()
        if done:
            conductor.step_done.emit(Happening("done", [candidate.entry for candidate in done]))
        return True

    def _save(self, done: Sequence[Done], pending: Pending | None) -> bool:
        conductor, current_fight = self._conductor, self._conductor.current_fight
        if done:
            return conductor.save_or_report(lambda: current_fight.keep(done, pending), self._ask_again)
        if pending is None and current_fight.pending is None:
            return True
        return conductor.save_or_report(lambda: current_fight.keep_pending(pending), self._ask_again)

    def _ask_again(self) -> None:
        """The library has refused an answer: the ones before it stand, with what is still to come of a list."""
        conductor = self._conductor
        conductor.questions.ask_again(conductor.current_fight.pending, conductor.current_fight.service)
        if conductor.questions.pending is None:
            self.following.clear()
        else:
            self.following.go_back()


class CommandQueue:
    """The commands still to be given; a refusal, or an undo of the open one, clears it."""

    def __init__(self) -> None:
        self._planned: list[Planned] = []
        self._position = 0
        """The number of commands taken."""
        self._saved_position = 0
        """The position that `keep` remembered."""

    def __bool__(self) -> bool:
        return self._position < len(self._planned)

    def put(self, planned: Iterable[Planned]) -> None:
        """Replace the queue by these commands."""
        self._planned, self._position, self._saved_position = list(planned), 0, 0

    def clear(self) -> None:
        """Empty the queue."""
        self.put(())

    def take(self) -> Command | None:
        """Remove and return the next command; None where none is left."""
        while self:
            planned = self._planned[self._position]
            self._position += 1
            command = planned() if callable(planned) else planned
            if command is not None:
                return dict(command)
        return None

    def rest(self) -> list[Command]:
        """The next commands that are of one step with those taken."""
        commands: list[Command] = []
        for planned in self._planned[self._position :]:
            if callable(planned) or ALONG not in planned:
                break
            commands.append(planned)
        return commands

    def keep(self) -> None:
        """Remember the present place in the queue for `go_back`."""
        self._saved_position = self._position

    def go_back(self) -> None:
        """Return to the place that `keep` remembered."""
        self._position = self._saved_position


def check_commands(called: CalledCheckResult, teller: Teller) -> list[Command]:
    """A note of what it came to for each, and under it the dice as a free roll."""
    commands: list[Command] = []
    for throw in called.throws:
        commands += [{"do": "note", "text": teller.line(throw.fact) or ""}, throw.roll]
    (first, *others) = one_step(commands)
    return [{**first, CHECKED: [candidate.fact["actor"] for candidate in called.throws]}, *others]


@contextmanager
def nothing_half_done(conductor: Commanding) -> Iterator[None]:
    """Rules and library run in it: where they raise what is no refusal, nothing is left half done."""
    try:
        yield
    except Exception:
        _recover(conductor)
        raise


def _recover(conductor: Commanding) -> None:
    """Take the fight up again as the disk has it, without an open question, and say so."""
    fight = conductor.current_fight
    conductor.forget_command()
    sentence = QCoreApplication.translate(
        "Conductor", "A fault in the program stopped that, so it did not happen; the fight is as it was saved."
    )
    try:
        fight.keep_pending(None)
        conductor.take(fight.encounter_id, reopened(conductor.library, fight.encounter_id))
    except LibraryError as error:
        conductor.close_fight()
        sentence = library_sentence(error)
    except Exception:
        conductor.close_fight()
        conductor.save_failed.emit(sentence)
        raise
    conductor.save_failed.emit(sentence)
