"""The conductor: the one object between window and game.

Its slots take commands from the views and hand them to the rules service; what came of a command is on the disk
before a signal says so. A half-asked command is saved too, so that a fight comes back to the same question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from models.endings import Ending
from models.library import Library
from models.refusals import LibraryError
from models.store import twin
from rules import catalogue
from rules.answering import AtTheTable
from rules.encounter import Fight
from rules.facts import Fact
from rules.journal import Entry
from rules.questions import BadScript, DieQuestion, Question
from rules.service import Done, Open, Redone, Refused, Result, RulesService, Undone
from rules.system import System
from rules.telling import RULINGS, Teller, refusal_sentence
from ui.dice_slots import Place, Slot, rolled_here, slots_of
from ui.fight_ending import ending
from ui.joining import join_commands, joined_sheets, known_as, placed
from ui.marking import Marking, Marks
from ui.opening import Opened, reopened, set_up
from ui.pending import Pending
from ui.refusal_words import library_sentence
from ui.rollers import APP, Rollers
from ui.words import saying

CHECKPOINT_EVERY = 40
"""Entries between two checkpoints: reopening folds at most that many."""


@dataclass(frozen=True)
class Asked:
    """An open question, and what of its command is known so far."""

    question: Question
    command: Mapping[str, Any]
    facts: tuple[dict[str, Any], ...]
    """What has happened in this command before the question."""
    dice: tuple[int, ...]
    answers: int
    """How many answers (dice and choices) this command has had."""
    slots: tuple[Slot, ...] = ()
    """The dice that one line can answer, the one asked for first."""
    here: tuple[int, ...] = ()
    """Which rolls of a list of dice are made at the table."""


@dataclass(frozen=True)
class Happening:
    """What a command did: `done`, `undone` or `redone`, and the journal's entry."""

    kind: str
    entry: Entry


class Conductor(QObject):
    """Runs the fight that is open in the window."""

    fight_changed = Signal()
    """Another fight is open, or none."""
    happened = Signal(object)
    """A Happening: it is saved already."""
    question_changed = Signal(object)
    """An Asked, or None when nothing is open."""
    refused = Signal(str)
    """The rules say no: one sentence."""
    failed = Signal(str)
    """The library could not save: one sentence; the command did not happen."""

    def __init__(self, library: Library, language: str = "en", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.library = library
        self.language = language
        self.encounter_id: int | None = None
        self.encounter_name = ""
        self.encounter_notes = ""
        """What the game master noted of it while preparing."""
        self.service: RulesService[Fight] | None = None
        self.members: Mapping[str, int] = {}
        self.marking = Marking(self._keep_marks, self)
        """What was prepared for combatants that no rule knows: `hidden`, `notes`."""
        self.head: tuple[Fact, ...] = ()
        """What stands above the first fact of the log."""
        self.rollers = Rollers(self._keep_rollers, self)
        self.asked: Asked | None = None
        self.ruled: set[int] = set()
        """Numbers of the commands that were rulings, for whoever tells the facts."""
        self.refused_command: Mapping[str, Any] | None = None
        """The command that was refused last, until the next."""
        self._pending: Pending | None = None
        self._queue: list[dict[str, Any]] = []

    # --- the open fight --------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether a fight is open: it and its system can be asked for only then."""
        return self.service is not None

    @property
    def fight(self) -> Fight:
        """The state of the open fight."""
        assert self.service is not None
        return self.service.fight

    @property
    def system(self) -> System:
        """The system of the open fight."""
        assert self.service is not None
        return self.service.system

    @property
    def names(self) -> dict[str, str]:
        """Combatant id to name, of one who is about to join too."""
        if self.service is None:
            return {}
        names = {id: one.name for id, one in self.fight.combatants.items()}
        if self._pending is not None and self._pending.command["do"] == "join":
            joining = self._pending.command["combatant"]
            names.setdefault(joining["id"], joining.get("name") or joining["id"])
        return names

    def teller(self, language: str | None = None) -> Teller:
        """Tells the facts of the open fight."""
        assert self.service is not None
        return Teller(self.service.system, self.names, language or self.language, self.fight, self.ruled)

    def log(self) -> list[Fact]:
        """All that the open fight has to tell, from its house rules on."""
        return [] if self.service is None else [*self.head, *self.service.journal.facts()]

    def phase(self) -> str:
        """The phase of the open fight, as its log says it."""
        return self.teller().phase(self.fight.phase)

    def open_prepared(self, encounter_id: int) -> bool:
        """Sets a prepared encounter up and opens it, before its first command; False if that was refused."""
        try:
            opened = set_up(self.library, encounter_id)
        except BadScript as bad:
            self.failed.emit(
                self.tr("The encounter cannot begin: {fault}.").format(fault=f"{bad.place}: {saying(bad.message)}")
            )
            return False
        except LibraryError as error:
            self.failed.emit(library_sentence(error))
            return False
        self._take(encounter_id, opened)
        self.rollers.begin_as_usual()
        return True

    def begin(self, encounter_id: int) -> None:
        """Sets a prepared encounter up and begins it."""
        if self.open_prepared(encounter_id):
            self.begin_fight()

    def begin_fight(self, surprise: Mapping[str, Any] | None = None) -> None:
        """Begins the fight that has been set up, with the surprise named or the one that was prepared."""
        encounter = None if self.encounter_id is None else self.library.encounters.get(self.encounter_id)
        if surprise is None and encounter is not None:
            surprise = encounter.surprise
        self.command(beginning(surprise))

    def resume(self, encounter_id: int) -> bool:
        """Opens a fight as it was last saved, at the same question."""
        try:
            opened = reopened(self.library, encounter_id)
        except (LibraryError, catalogue.NoSuchSystem) as error:
            self.failed.emit(library_sentence(error))
            return False
        self._take(encounter_id, opened)
        self._kept(lambda: self.library.journals.take_up(encounter_id))
        if opened.pending is not None:
            self._pending = opened.pending
            self._run()
        return True

    def put_away(self) -> None:
        """Closes the fight; while it runs, it is not opened by itself again until somebody goes on with it.

        One that nothing has happened in is prepared as it was: nobody began it.
        """
        assert self.encounter_id is not None
        encounter_id, journals = self.encounter_id, self.library.journals
        lay_down = journals.give_back if self._is_untouched(encounter_id) else journals.put_away
        self._kept(lambda: lay_down(encounter_id))
        self.close_fight()

    def _is_untouched(self, encounter_id: int) -> bool:
        """Whether nobody has done anything in the fight since it was set up."""
        assert self.service is not None
        if self.service.journal.entries or (self._pending is not None and self._pending.kinds):
            return False
        return self.marking.marks == self.library.setup(encounter_id).marks

    @property
    def can_undo(self) -> bool:
        """Whether something can be taken back: an open question's answer or command, else what was done last."""
        return self.asked is not None or self.steps_done > 0 or self.marking.last(0) is not None

    @property
    def can_redo(self) -> bool:
        """Whether something can be done again; not before an open question is answered."""
        if self.asked is not None:
            return False
        entries = () if self.service is None else self.service.journal.entries
        return self.steps_done < len(entries) or self.marking.next(self.steps_done) is not None

    def _kept(self, keep: Callable[[], object]) -> bool:
        """Whether the library has kept something; where it refuses, it says so."""
        try:
            keep()
        except LibraryError as error:
            self.failed.emit(library_sentence(error))
            return False
        return True

    def close_fight(self) -> None:
        """Closes the fight; it stays in the library as it is."""
        self.service = None
        self.encounter_id = None
        self.encounter_name = self.encounter_notes = ""
        self._pending = None
        self._queue.clear()
        self._ask(None)
        self.fight_changed.emit()

    def _take(self, encounter_id: int, opened: Opened) -> None:
        self.encounter_id = encounter_id
        self.service = opened.service
        self.members = opened.members
        self.marking.take(opened.marks)
        self.head = opened.head
        encounter = self.library.encounters.get(encounter_id)
        self.encounter_name = "" if encounter is None else encounter.name
        self.encounter_notes = "" if encounter is None else encounter.notes
        self.rollers.take({} if encounter is None else encounter.rollers)
        self._pending = None
        self._queue.clear()
        self.asked = None
        self.ruled = {entry.number for entry in opened.service.journal.entries if entry.command["do"] in RULINGS}
        self.fight_changed.emit()
        self.question_changed.emit(None)

    # --- what is kept beside the rules -----------------------------------------------------------------

    def _keep_rollers(self, rollers: Mapping[str, str]) -> bool:
        encounter = None if self.encounter_id is None else self.library.encounters.get(self.encounter_id)
        return encounter is None or self._kept(
            lambda: self.library.encounters.save(twin(encounter, rollers=dict(rollers)))
        )

    def _keep_marks(self, marks: Marks) -> bool:
        assert self.encounter_id is not None
        encounter_id = self.encounter_id
        return self._kept(lambda: self.library.journals.mark(encounter_id, marks))

    def hide(self, id: str, *, hidden: bool) -> None:
        """Hides a combatant from the players, or shows it to them, and keeps that with the fight."""
        self.marking.hide(id, self.steps_done, hidden=hidden)

    @property
    def steps_done(self) -> int:
        """So many commands have been given, without those taken back."""
        return 0 if self.service is None else self.service.journal.cursor

    def _app_rolls_for(self, actor: str | None) -> bool:
        if self._pending is not None and self._pending.roll_all:
            return True
        one = self.fight.combatants.get(actor) if actor is not None else None
        return one is None or self.rollers.of(one.side) == APP

    # --- commands --------------------------------------------------------------------------------------

    def command(self, command: Mapping[str, Any]) -> None:
        """Gives a command; if it has to ask, `question_changed` says what."""
        if self.service is None:
            return
        self.refused_command = None
        if self._pending is not None:
            self.refused.emit(self.tr("Answer the open question first, or take the action back with Esc."))
            return
        if command["do"] in ("undo", "redo"):
            self._step(str(command["do"]))
            return
        self.marking.go_on()
        self._pending = Pending(dict(command))
        self._run()

    def fault_of(self, command: Mapping[str, Any]) -> str:
        """Gives a command; the sentence with which it was refused or could not be saved, empty if it was taken."""
        said: list[str] = []
        self.refused.connect(said.append)
        self.failed.connect(said.append)
        try:
            self.command(command)
        finally:
            self.refused.disconnect(said.append)
            self.failed.disconnect(said.append)
        return said[-1] if said else ""

    def commands(self, commands: Sequence[Mapping[str, Any]]) -> None:
        """Gives several commands one after the other; the next waits while one asks, and a refusal ends them."""
        self._queue = [dict(command) for command in commands]
        self._next_of_queue()

    def _next_of_queue(self) -> None:
        while self._queue and self._pending is None:
            self.command(self._queue.pop(0))

    def next(self) -> None:
        """Goes on to the next turn or phase."""
        self.command({"do": "next"})

    def undo(self) -> None:
        """Takes back the last answer to an open question, then its command, else the last command."""
        marked = self.marking.last(self.steps_done)
        if self._pending is None and marked is not None:
            self.marking.take_back(marked)
        elif self._pending is None:
            self.command({"do": "undo"})
        elif not self.take_back_answer():
            self.cancel()

    def redo(self) -> None:
        """Does the last command taken back again."""
        marked = self.marking.next(self.steps_done)
        if self._pending is None and marked is not None:
            self.marking.do_again(marked)
        else:
            self.command({"do": "redo"})

    def answer_die(self, face: int | None) -> None:
        """Answers the open die: a face of the table's, or None to let the app roll it."""
        if self._pending is not None:
            self._pending.add_die(face, self._die_number())
            self._run()

    def answer_dice(self, dice: Sequence[tuple[Place, int | None]]) -> None:
        """Answers the open die and others of its list, each by its place; None lets the app roll one."""
        if self._pending is not None:
            self._pending.ahead += [[*place, face] for place, face in dice]
            self._run()

    def _die_number(self) -> int:
        """How many dice the open command had before the die that is asked for."""
        question = None if self.asked is None else self.asked.question
        return question.number if isinstance(question, DieQuestion) else 0

    def roll_rest(self) -> None:
        """Lets the app roll everything that this command still asks for."""
        if self._pending is not None:
            self._pending.roll_all = True
            self._run()

    def answer_choice(self, option: str) -> None:
        """Answers the open choice."""
        if self._pending is not None and self.asked is not None:
            self._pending.add_choice(option)
            self._run()

    def take_back_answer(self) -> bool:
        """Takes the last answer back: a mistyped die is asked again. False if there is none to take back."""
        pending = self._pending
        if pending is None or not (pending.kinds or pending.ahead):
            return False
        if pending.ahead and self.asked is not None and isinstance(self.asked.question, DieQuestion):
            pending.ahead.pop()
        else:
            pending.drop_last()
        pending.roll_all = False
        self._run()
        return True

    def cancel(self) -> None:
        """Takes the whole half-asked command back."""
        if self._pending is not None:
            self._pending = None
            self._queue.clear()
            self._save_pending()
            self._ask(None)

    def _run(self) -> None:
        pending = self._pending
        service = self.service
        assert pending is not None
        assert service is not None
        with self._unforeseen():
            result = self._played(pending)
            while isinstance(result, Open) and pending.take_ahead(result.question):
                result = self._played(pending)
        if isinstance(result, Open):
            if not self._save_pending():
                return
            question = result.question
            slots: tuple[Slot, ...] = ()
            here: tuple[int, ...] = ()
            if isinstance(question, DieQuestion):
                slots = slots_of(question, pending.given_ahead, self._app_rolls_for)
                here = rolled_here(question, self._app_rolls_for)
            self._ask(Asked(question, pending.command, result.facts, result.dice, pending.given, slots, here))
            return
        if isinstance(result, Refused) and result.by_dice:
            pending.drop_last()
            self._run()
            self.refused.emit(saying(result.details["message"]))
            return
        self._pending = None
        self.refused_command = pending.command if isinstance(result, Refused) else None
        if isinstance(result, Done) and not self._saved(result):
            self._queue.clear()
            self._ask(None)
            return
        self._ask(None)
        self._told(result)
        self._next_of_queue()

    def _played(self, pending: Pending) -> Result:
        service = self.service
        assert service is not None
        return service.do(
            pending.command, AtTheTable(service.fight, pending.dice, pending.answers, self._app_rolls_for)
        )

    def _saved(self, done: Done) -> bool:
        service = self.service
        assert service is not None
        entry = done.entry
        if not (entry.facts or entry.changes):
            return True
        self._note_ruling(entry)
        n = service.journal.cursor
        assert self.encounter_id is not None
        with self._unforeseen():
            try:
                state = service.packed_fight() if n % CHECKPOINT_EVERY == 0 else None
                ended = self._ending() if service.fight.phase == "ended" else None
                packed = service.codec.pack_entry(entry)
                self.library.journals.append(self.encounter_id, n, packed, state=state, ending=ended)
            except LibraryError as error:
                service.take_back(done)
                self.failed.emit(library_sentence(error))
                return False
        return True

    def _note_ruling(self, entry: Entry) -> None:
        if entry.command["do"] in RULINGS:
            self.ruled.add(entry.number)
        else:
            self.ruled.discard(entry.number)

    def _ending(self) -> Ending:
        assert self.encounter_id is not None
        assert self.service is not None
        sheets = self.library.journals.sheets(self.encounter_id)
        sheets |= joined_sheets(self.service.journal)
        return ending(self.system, self.fight, self.encounter_name, self.members, sheets)

    def _step(self, kind: str) -> None:
        service = self.service
        assert service is not None
        with self._unforeseen():
            result = service.do({"do": kind})
            if isinstance(result, Undone | Redone):
                assert self.encounter_id is not None
                try:
                    self.library.journals.move_cursor(self.encounter_id, service.journal.cursor)
                except LibraryError as error:
                    service.do({"do": "redo" if kind == "undo" else "undo"})
                    self.failed.emit(library_sentence(error))
                    return
        self._told(result)

    @contextmanager
    def _unforeseen(self) -> Iterator[None]:
        """Rules and library run in it: where they raise what is no refusal, nothing is left half done."""
        try:
            yield
        except Exception:
            self._recover()
            raise

    def _recover(self) -> None:
        """Takes the fight up again as the disk has it, without an open question, and says so."""
        assert self.encounter_id is not None
        self._pending = None
        self._queue.clear()
        self._ask(None)
        sentence = self.tr("That met a fault of the program and did not happen; the fight stands as it was saved.")
        try:
            self.library.journals.save_pending(self.encounter_id, None)
            self._take(self.encounter_id, reopened(self.library, self.encounter_id))
        except LibraryError as error:
            self.close_fight()
            sentence = library_sentence(error)
        except Exception:
            self.close_fight()
            self.failed.emit(sentence)
            raise
        self.failed.emit(sentence)

    def _told(self, result: Result) -> None:
        if isinstance(result, Refused):
            self._queue.clear()
            self._save_pending()
            self.refused.emit(self.sentence(result))
        elif isinstance(result, Done):
            if result.entry.facts or result.entry.changes:
                self.happened.emit(Happening("done", result.entry))
            else:
                self._save_pending()
        elif isinstance(result, Undone):
            self.happened.emit(Happening("undone", result.entry))
        elif isinstance(result, Redone):
            self.happened.emit(Happening("redone", result.entry))

    def _save_pending(self) -> bool:
        if self.encounter_id is None:
            return True
        packed = None if self._pending is None else self._pending.packed()
        with self._unforeseen():
            encounter_id = self.encounter_id
            if not self._kept(lambda: self.library.journals.save_pending(encounter_id, packed)):
                self._pending = None
                self._ask(None)
                return False
        return True

    def _ask(self, asked: Asked | None) -> None:
        if asked is None and self.asked is None:
            return
        self.asked = asked
        self.question_changed.emit(asked)

    # --- looking ahead ---------------------------------------------------------------------------------

    def sentence(self, refused: Refused) -> str:
        """A refusal in the reader's language."""
        assert self.service is not None
        return refusal_sentence(self.service.system, refused.code, refused.details, self.names, self.language)

    def refusal_of(self, command: Mapping[str, Any]) -> Refused | None:
        """What a command would be refused with now."""
        assert self.service is not None
        return self.service.refusal_of(command)

    def would_ask(self, command: Mapping[str, Any]) -> Open | Refused | None:
        """The first that a command would ask at the table, or its refusal; None where it would be done at once."""
        assert self.service is not None
        return self.service.rehearsed(command, AtTheTable(self.service.fight, rolls_for=self._app_rolls_for))

    def join_commands(self, combatants: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """The `join` commands for reinforcements: ids made free, taken names get the next letter, everybody a cell."""
        return join_commands(placed(combatants, self.fight, self.system), self.names)

    def reinforce(self, combatants: Sequence[Mapping[str, Any]], members: Sequence[int | None]) -> None:
        """Has combatants join, and knows which members of a party they are: what becomes of those reaches the party."""
        commands = self.join_commands(combatants)
        ids = [str(command["combatant"]["id"]) for command in commands]
        if self._keep_members(known_as(self.members, dict(zip(ids, members, strict=True)))):
            self.commands(commands)

    def members_here(self) -> set[int]:
        """The members of parties who are in the open fight."""
        return {member for id, member in self.members.items() if self.is_open and id in self.fight.combatants}

    def _keep_members(self, members: Mapping[str, int]) -> bool:
        """Keeps with the fight which members its combatants are; False if the library refused."""
        assert self.encounter_id is not None
        encounter_id = self.encounter_id
        if members != self.members:
            if not self._kept(lambda: self.library.journals.keep_members(encounter_id, members)):
                return False
            self.members = members
        return True


def beginning(surprise: Mapping[str, Any] | None) -> dict[str, Any]:
    """The command that begins a fight, with a surprise or without."""
    return {"do": "begin", "surprise": dict(surprise)} if surprise else {"do": "begin"}
