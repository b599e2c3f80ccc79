"""The conductor: the one object between window and game.

Its slots take commands from the views and hand them to the rules service; what came of a command is on the disk
before a signal says so. A half-asked command is saved too, so that a fight comes back to the same question.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from models.library import Library
from models.marks.marks import Marks
from models.storage.errors import LibraryError
from rules.core.facts import Command, Fact, Json
from rules.core.state import Combatant, Fight
from rules.engine.rules_change import RULES
from rules.engine.service import AnswerNeeded, Refused, RulesService
from rules.log.refusals import refusal_sentence
from rules.log.sentences import Teller
from rules.sheets.schema import Sheet
from rules.system import registry
from rules.system.system import System
from rules.text.faults import BadScript
from ui.session.command_runner import OF_TURNS, CommandRunner, Planned, nothing_half_done
from ui.session.command_tags import sheet_before_rulings, step_at
from ui.session.dice_rollers import APP, Rollers
from ui.session.fight import Happening, OpenFight, Position, begin_command
from ui.session.loader import OpenedFight, reopened, set_up
from ui.session.marks import LibraryAside, MarksController
from ui.session.prompts import OpenQuestion, QuestionController
from ui.text.errors import library_sentence
from ui.text.words import as_read, localize

Found = TypeVar("Found")


class Conductor(QObject):
    """Runs the fight that is open in the window."""

    opening_requested = Signal(int)
    """An encounter is to be opened, and nothing of it has been read yet."""
    fight_changed = Signal()
    """Another fight is open, or none."""
    step_done = Signal(object)
    """A Happening: it is saved already."""
    rewound = Signal()
    """The fight goes on from an earlier point of it; what came later can be done again."""
    command_refused = Signal(str)
    """The rules say no: one sentence."""
    save_failed = Signal(str)
    """The library could not save: one sentence; the command did not happen."""

    def __init__(self, library: Library, language: str = "en", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.library = library
        self.language = language
        self.open_fight: OpenFight | None = None
        self.questions = QuestionController(self._answered, self._app_rolls_for, self)
        """The questions of the present command; it receives the answers."""
        self.marking = MarksController(self._keep_marks, self.questions.moment, self)
        """The marks on combatants that no rule knows: `hidden`, `notes`."""
        self.rollers = Rollers(self._keep_rollers, self)
        self.has_players = False
        """Whether players have a screen of their own, or phones."""
        self.declares_aside: Callable[[Command], bool] = lambda _: False
        """Keeps a declaration that nobody is to see yet; False where it is made in the fight."""
        self.refused_command: Command | None = None
        """The command whose refusal is being told; None while what is told of is no command."""
        self.steps = CommandRunner(self)
        """Runs what is commanded."""
        self._position: Position | None = None

    # --- the open fight --------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether a fight is open: it and its system can be asked for only then."""
        return self.open_fight is not None

    @property
    def looks_back(self) -> bool:
        """Whether the open fight is shown as it stood."""
        return self.open_fight is not None and self.open_fight.is_past

    @property
    def current_fight(self) -> OpenFight:
        """The open fight, where it is known that one is."""
        assert self.open_fight is not None
        return self.open_fight

    @property
    def service(self) -> RulesService[Fight] | None:
        """Run the rules of the open fight."""
        return None if self.open_fight is None else self.open_fight.service

    @property
    def encounter_id(self) -> int | None:
        """The encounter whose fight is open."""
        return None if self.open_fight is None else self.open_fight.encounter_id

    @property
    def encounter_name(self) -> str:
        """The name of the open fight; empty if there is none."""
        return "" if self.open_fight is None else self.open_fight.name

    @property
    def fight(self) -> Fight:
        """The state of the open fight."""
        assert self.open_fight is not None
        return self.open_fight.service.fight

    @property
    def system(self) -> System:
        """The system of the open fight."""
        assert self.open_fight is not None
        return self.open_fight.system

    @property
    def position(self) -> Position:
        """Return the present position of the open fight, with all that has been computed for it."""
        assert self.open_fight is not None
        position, service = self._position, self.open_fight.service
        if position is None or not position.is_of(service):
            position = self._position = Position(service)
        return position

    @property
    def names(self) -> dict[str, str]:
        """Return the name of each combatant by id, also of one who is about to join."""
        return {} if self.open_fight is None else self.questions.joining_name | self.open_fight.names

    @property
    def steps_done(self) -> int:
        """The number of commands given and not undone."""
        return 0 if self.open_fight is None else self.open_fight.steps_done

    def own_sheet(self, combatant: Combatant) -> Sheet:
        """Return the sheet of a combatant before rulings set numbers of it, where its system asks for that."""
        if self.system.stat_shown:
            return sheet_before_rulings(self.position.service.journal, combatant)
        own: Sheet = combatant.sheet
        return own

    def teller(self, language: str | None = None) -> Teller:
        """Return what tells the facts of the open fight."""
        spoken = language or self.language
        joining = self.questions.joining_name
        key = ("teller", spoken, *joining.items())
        return self.position.work_out(key, partial(self._new_teller, spoken))

    def _new_teller(self, language: str) -> Teller:
        current_fight = self.current_fight
        system = as_read(current_fight.service.system, language)
        return Teller(system, self.names, language, current_fight.fight, current_fight.ruled, acts=current_fight.acts)

    def log(self) -> list[Fact]:
        """Return the whole log of the open fight, from its house rules on, with comments."""
        return [] if self.open_fight is None else self.marking.commented(self.open_fight.log())

    def open_prepared(self, encounter_id: int) -> bool:
        """Set a prepared encounter up and open it, before its first command; False if that was refused."""
        self.opening_requested.emit(encounter_id)
        opened = self.read(lambda: set_up(self.library, encounter_id))
        if opened is not None:
            self.take_prepared(encounter_id, opened)
        return opened is not None

    def take_prepared(self, encounter_id: int, opened: OpenedFight) -> None:
        """Take up a prepared fight that has just been set up."""
        self.take(encounter_id, opened)
        self.rollers.begin_as_usual()

    def read(self, read: Callable[[], Found]) -> Found | None:
        """Return what is read of a fight to open; None, with a message, if it cannot be read."""
        try:
            return read()
        except BadScript as bad:
            fault = f"{bad.place}: {localize(bad.message)}"
            self.save_failed.emit(self.tr("The encounter cannot begin: {fault}.").format(fault=fault))
        except (LibraryError, registry.NoSuchSystem) as error:
            self.save_failed.emit(library_sentence(error))
        return None

    def begin_fight(self, surprise: Mapping[str, Json] | None = None) -> None:
        """Begin the fight that has been set up, with the surprise named or the one that was prepared."""
        self.command(begin_command(self.current_fight.surprise if surprise is None else surprise))

    def end_fight(self) -> None:
        """End the fight: rewards go to the party."""
        self.command({"do": "end"})

    def resume(self, encounter_id: int) -> bool:
        """Open a fight as it was last saved, at the same question."""
        self.opening_requested.emit(encounter_id)
        opened = self.read(lambda: reopened(self.library, encounter_id))
        if opened is not None:
            self.take_reopened(encounter_id, opened)
        return opened is not None

    def take_reopened(self, encounter_id: int, opened: OpenedFight) -> None:
        """Take up a fight that was played before, at the same question."""
        self.take(encounter_id, opened)
        self.save_or_report(self.current_fight.take_up)
        if opened.pending is not None:
            self.steps.go_on_with(opened.pending)
            self.marking.go_on_amid()

    def put_away(self) -> None:
        """Close the fight; while it runs, it is not opened by itself again before the user continues it."""
        self.put_in_place(self.current_fight.present)
        answered = bool(self.questions.pending and self.questions.pending.kinds)
        self.save_or_report(lambda: self.current_fight.lay_down(self.marking.marks, answered=answered))
        self.close_fight()

    def close_fight(self) -> None:
        """Close the fight; it stays in the library as it is."""
        self.open_fight = self._position = None
        self.forget_command()
        self.fight_changed.emit()

    def take(self, encounter_id: int, opened: OpenedFight) -> None:
        """Take a fight up, in the place of any that is open."""
        self.forget_command()
        self.open_fight = OpenFight(self.library, encounter_id, opened)
        self.marking.take(opened.marks, self.steps_done)
        self.rollers.take(self.open_fight.rollers)
        self.fight_changed.emit()

    def put_in_place(self, fight: OpenFight) -> None:
        """Show another state of the fight that is open; what is asked has to wait."""
        if fight is not self.open_fight:
            self.forget_command()
            self.open_fight = fight

    def ask_again(self) -> None:
        """Put the question again that the library has kept open."""
        if self.current_fight.pending is not None:
            self.steps.go_on_with(self.current_fight.pending.twin())

    def forget_command(self) -> None:
        """No command is under way, none waits for it, and nothing is asked."""
        self.steps.forget()
        self.questions.close()

    def save_or_report(self, keep: Callable[[], object], otherwise: Callable[[], None] = lambda: None) -> bool:
        """Call `keep`; if the library refuses, call `otherwise`, report the refusal and return False."""
        try:
            keep()
        except LibraryError as error:
            otherwise()
            self.save_failed.emit(library_sentence(error))
            return False
        return True

    def is_looking_back(self) -> bool:
        """Return whether the past is shown, and if so report that nothing can be done in it."""
        if words := self.why_read_only():
            self.command_refused.emit(words)
        return bool(words)

    def why_read_only(self) -> str:
        """Return why nothing can be done in what is shown; empty unless it is the past."""
        words = self.tr("This is the past of the fight: nothing can be done in it. Esc goes back to now.")
        return words if self.looks_back else ""

    def _keep_marks(self, marks: Marks) -> bool:
        return not self.is_looking_back() and self.save_or_report(lambda: self.current_fight.keep_marks(marks))

    def _keep_rollers(self, rollers: Mapping[str, str]) -> bool:
        if not self.is_open:
            return True
        return not self.is_looking_back() and self.save_or_report(lambda: self.current_fight.keep_rollers(rollers))

    def hide(self, *ids: str, hidden: bool) -> None:
        """Hide combatants from the players, or show them to them, and keep that with the fight."""
        self.marking.hide(ids, self.steps_done, hidden=hidden)

    def _app_rolls_for(self, actor: str | None) -> bool:
        combatant = self.fight.combatants.get(actor) if actor is not None else None
        return combatant is None or self.rollers.of(combatant.side, self.questions.rollers) == APP

    # --- commands --------------------------------------------------------------------------------------

    def command(self, command: Command) -> None:
        """Give a command; if it has to ask, `questions` say what."""
        if self.open_fight is None or self.is_looking_back():
            return
        if why := self.questions.why_wait():
            self.command_refused.emit(why)
            return
        if command["do"] in ("undo", "redo"):
            self._step(str(command["do"]))
        elif not self._is_declared_aside(command):
            self.steps.give(command)

    def try_command(self, command: Command) -> str:
        """Give a command; return why it was refused or could not be saved, empty where it was taken."""
        sentences: list[str] = []
        signals = (self.command_refused, self.save_failed)
        for signal in signals:
            signal.connect(sentences.append)
        try:
            self.command(command)
        finally:
            for signal in signals:
                signal.disconnect(sentences.append)
        return sentences[-1] if sentences else ""

    def commands(self, commands: Sequence[Planned]) -> None:
        """Give several commands one after the other; the next waits while one asks, and a refusal ends them."""
        if self.open_fight is None or self.is_looking_back():
            return
        if why := self.questions.why_wait():  # those that wait for its answer stay as they are
            self.command_refused.emit(why)
            return
        commands = [each for each in commands if callable(each) or not self._is_declared_aside(each)]
        if commands:
            self.steps.give_all(commands)

    def _is_declared_aside(self, command: Command) -> bool:
        return command["do"] == "declare" and self.declares_aside(command)

    @property
    def has_newer_rules(self) -> bool:
        """Whether such a fight would begin by other rules now than those of the open one."""
        return self.open_fight is not None and self.open_fight.newer_rules is not None

    def go_on_with_newer_rules(self) -> None:
        """Play the rest of the fight by the rules by which it would begin now: undo goes back to those before."""
        if (command := self.current_fight.newer_rules) is not None:
            self.command(command)

    @property
    def rule_texts(self) -> tuple[str, ...]:
        """The texts by which the open fight is played: its system's own, if it is one, and house rules."""
        return self.current_fight.service.system.texts

    def go_on_by(self, texts: Sequence[str]) -> None:
        """Play the rest of the fight by other texts than the library's: undo goes back to those before."""
        self.command({"do": RULES, RULES: list(texts)})

    def next(self) -> None:
        """Go on to the next turn or phase."""
        self.command({"do": "next"})

    def _answered(self) -> None:
        self.steps.run()

    @property
    def open_question(self) -> OpenQuestion | None:
        """The open question."""
        return self.questions.open_question

    @property
    def can_undo(self) -> bool:
        """Whether something can be taken back: an open question's answer or command, else what was done last."""
        done = self.steps_done > 0 or self.marking.last(0) is not None
        return self.open_question is not None or (done and not self.looks_back)

    @property
    def can_redo(self) -> bool:
        """Whether something can be done again; not before an open question is answered."""
        if self.open_fight is None or self.open_fight.is_past:
            return False
        marked, ahead = self.marking.next(self.steps_done), self.open_fight.has_steps_ahead
        return self.marking.is_of_now(marked) if self.open_question is not None else ahead or marked is not None

    def undo(self) -> None:
        """Take back the last answer to an open question or what was marked since, its command, else the last one."""
        marked = None if self.looks_back else self.marking.last(self.steps_done)
        if self.questions.pending is not None and not self.marking.is_of_now(marked):
            if not self.questions.take_back():
                self.cancel()
        elif marked is not None:
            self.marking.take_back(marked)
        else:
            self._undo_command()

    def redo(self) -> None:
        """Do the last command taken back again."""
        marked = None if self.looks_back else self.marking.next(self.steps_done)
        if marked is not None and (self.questions.pending is None or self.marking.is_of_now(marked)):
            self.marking.do_again(marked)
            if (
                isinstance(marked, LibraryAside)
                and marked.is_done
                and marked.goes_with(self._command_at(self.steps_done))
            ):
                self.command({"do": "redo"})
        else:
            self.command({"do": "redo"})

    def _undo_command(self) -> None:
        """Take the last command back, and the edit of the library that is one step with it."""
        at = self.steps_done
        command = self._command_at(at - 1)
        self.command({"do": "undo"})
        before = None if self.looks_back or self.steps_done != at - 1 else self.marking.last(at - 1)
        if isinstance(before, LibraryAside) and before.goes_with(command):
            self.marking.take_back(before)

    def step_at(self, place: int) -> list[Command]:
        """The commands of the step at a place of the journal, taken back or not; none where there is none."""
        return step_at(self.current_fight.service.journal, place)

    def _command_at(self, place: int) -> Command | None:
        """The command at a place of the journal, taken back or not; None where there is none."""
        entries = [] if self.service is None else self.service.journal.entries
        return entries[place].command if 0 <= place < len(entries) else None

    def cancel(self) -> None:
        """Take the whole half-asked command back, with those before it that are one ruling with it."""
        pending = self.questions.pending
        if pending is None:
            return
        if pending.before and pending.command["do"] not in OF_TURNS:
            self.forget_command()
            self._step("undo", forget=True)
            self.current_fight.pending = None
        else:
            self.drop_question()

    def drop_question(self) -> None:
        """Take the half-asked command back, and those that were to follow it."""
        with nothing_half_done(self):
            self.steps.forget()
            self.save_or_report(lambda: self.current_fight.keep_pending(None))
        # Whoever has taken it back is not asked again, even where the library still has it.
        self.current_fight.pending = None
        self.questions.close()

    def _step(self, kind: str, *, forget: bool = False) -> None:
        """Take the last step back, or do the next again, with all that goes along with it."""
        with nothing_half_done(self):
            entries = self.current_fight.step(kind)
            if entries and not self.save_or_report(lambda: self.current_fight.keep_step(kind, entries, forget=forget)):
                return
        if entries:
            self.step_done.emit(Happening("undone" if kind == "undo" else "redone", entries))
        else:
            self.refuse(Refused(f"nothing_to_{kind}", {}))

    def refuse(self, refused: Refused, command: Command | None = None) -> None:
        """Say that the rules refuse something, and of which command."""
        self.refused_command = command
        self.command_refused.emit(self.sentence(refused))
        self.refused_command = None

    def sentence(self, refused: Refused, *, shortly: bool = False) -> str:
        """A refusal in the reader's language; `shortly`: beside a thing of who is named already."""
        key = ("sentence", refused.code, repr(refused.details), shortly, *self.questions.joining_name)
        return self.position.work_out(key, partial(self._worded, refused, shortly=shortly))

    def _worded(self, refused: Refused, *, shortly: bool) -> str:
        teller = self.teller()
        things = self.position.work_out("things", teller.named_things)
        details = dict(refused.details)
        if isinstance(item := details.get("item"), str):
            # Who lacks a thing cannot tell what it is called; another of the fight may have it.
            details["item"] = things.get(item, item)
        names, spoken = teller.names, self.language
        return refusal_sentence(self.system, refused.code, details, names, spoken, shortly=shortly)

    def refusal_of(self, command: Command) -> Refused | None:
        """Return what a command would be refused with now; None where it would begin. The rules are asked once."""
        return self.position.refusal_of(command)

    def why_idle(self, command: Command) -> Refused | None:
        """Return why a ruling needs no line in the log: it would change nothing."""
        return self.current_fight.service.idle(command)

    def would_ask(self, command: Command) -> AnswerNeeded | Refused | None:
        """The first that a command would ask at the table, or its refusal; None where it would be done at once."""
        return self.questions.rehearse(self.current_fight.service, command)
