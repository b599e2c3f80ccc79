"""The rules service: takes a command, lets the rules run, keeps the journal, and returns the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Self

from rules.core.facts import Command, Fact
from rules.core.questions import DiceError, Question, Refusal, Waiting
from rules.core.state import F, Fight
from rules.engine.consistency import check_fits
from rules.engine.gm_commands import CHANGING, RUN, Checked
from rules.engine.journal import Codec, Entry, Journal, changes_of
from rules.engine.rules_change import (
    RulesRefused,
    as_under,
    changes_rules,
    entry_of,
    fight_before,
    prepared,
    system_at,
)
from rules.mechanics.action import Act, Preview
from rules.mechanics.dice_sources import AnswerSource, AppDice, NoAnswers, ScriptDice
from rules.mechanics.table import Table, write
from rules.system import called_checks
from rules.system.system import FullTable, System

NEXT: Command = {"do": "next"}
MUST_ACT = "must_act"
"""The refusal of a turn that cannot pass before something is done, named as its `action`."""


class Done(NamedTuple):
    """The command changed the fight; `entry` is what the journal stores of it."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Undone:
    """`undo` undid this entry."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Redone:
    """`redo` redid this entry."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class AnswerNeeded:
    """The command waits for an answer; nothing has changed."""

    question: Question
    facts: tuple[Fact, ...]
    """The facts of this run before the question: true as soon as the command is through."""
    dice: tuple[int, ...]
    """The faces of this run so far, those rolled by the app included."""


@dataclass(frozen=True, slots=True)
class Refused:
    """The rules, or the dice of the command, refuse; nothing has changed."""

    code: str
    details: Mapping[str, Any]
    by_dice: bool = False
    """Whether the fault is in the list of dice; `details["message"]` then says which die."""

    @property
    def outside(self) -> bool:
        """Whether no fight is running in which it could be done: the action's own refusals are not looked at."""
        return self.code in ("not_begun", "already_ended")

    @property
    def undeclared(self) -> bool:
        """Whether nothing, or not this, is declared at this stop."""
        return self.outside or self.code in ("no_such_action", "wrong_phase")


@dataclass(frozen=True, slots=True)
class CalledCheckResult:
    """A called check has been rolled; nothing has changed."""

    command: Command
    throws: tuple[called_checks.CheckThrow, ...]


Result = Done | Undone | Redone | AnswerNeeded | Refused | CalledCheckResult

_NEEDS_FIGHT = frozenset({"next", "act", "declare", "order", "end"})
_ALWAYS = frozenset({"note", "roll"})
_OF_THE_JOURNAL = frozenset({"undo", "redo"})
_NONE: frozenset[str] = frozenset()
_NOT_KEPT = frozenset({"dice", "answers", "refused"})
"""What an entry stores apart from the command, or not at all."""


UNKEPT = Done(Entry(0, {}, (), (), [], None, None, []))
"""The result of a command that is not stored."""


class RulesService(Generic[F]):
    """One fight under one system: the only thing that changes it."""

    def __init__(self, fight: F, system: System[F, Any], journal: Journal | None = None, *, keeps: bool = True) -> None:
        """Create a service; `keeps`: whether there is a journal, which a forecast does not need."""
        self.fight = fight
        self.keeps = keeps
        self.journal = journal or Journal()
        self.base = system
        """The system under which the fight began."""
        self._play_by(system)

    def _play_by(self, system: System[F, Any]) -> None:
        self.system = system
        self.codec = Codec(system)
        self.journal.codec = self.codec

    # --- commands --------------------------------------------------------------------------------------

    def do(self, command: Command, asking: AnswerSource | None = None, number: int | None = None) -> Result:
        """Run one command; on anything but Done, Undone and Redone the fight is as it was.

        `number` is the `command` of its facts (default: the number of entries). Without `asking` the command's own
        `dice` (a list, or `"auto"`) and `answers` are used, as in a script.
        """
        fight, journal = self.fight, self.journal
        if command["do"] in _OF_THE_JOURNAL:
            return self._step(command["do"])
        if changes_rules(command):
            return self._change_rules(command, journal.cursor if number is None else number)
        if asking is None:
            asking = scripted(fight, command)
        if command["do"] == called_checks.DO:
            return self._call(command, called_checks.ThrowRecorder(asking))
        table = Table(
            fight,
            self.system,
            asking,
            journal.cursor if number is None else number,
            journal.fact_count + 1,
            bool(command.get("override")),
        )
        combatants_before = fight.combatants
        outcome = played(table, command)
        if outcome is not None:
            return outcome
        if not self.keeps:
            write(fight, "generator", asking.generator)
            return UNKEPT
        table.put(fight, "generator", asking.generator)
        kept = dict(command)
        if not _NOT_KEPT.isdisjoint(command):
            for key in _NOT_KEPT:
                kept.pop(key, None)
        entry = Entry(
            table.command, kept, tuple(table.thrown), tuple(table.answers), table.facts, None, None, table.trail
        )
        # Combatants change in place later on, so who came is taken down at once.
        joined = fight.combatants is not combatants_before
        if (entry.facts and not joined) or entry.changes:
            journal.add(entry)
        return Done(entry)

    def _call(self, command: Command, heard: called_checks.ThrowRecorder) -> CalledCheckResult | AnswerNeeded | Refused:
        """Make a called check without changing the fight: dice and refusals are the rules'."""
        outcome, facts = self._rehearse(command, heard)
        if outcome is not None:
            return outcome
        return CalledCheckResult(command, called_checks.throws(command, facts, heard))

    def _step(self, kind: str) -> Undone | Redone | Refused:
        """Do `undo` or `redo`."""
        if kind == "undo":
            undone = self._undo()
            return Undone(undone) if undone else Refused("nothing_to_undo", {})
        redone = self._redo()
        return Redone(redone) if redone else Refused("nothing_to_redo", {})

    def take_back(self, *done: Done) -> None:
        """Forget the last commands, given in order, as if they had never been."""
        entries, count = self.journal.entries, 0
        for candidate in reversed(done):
            if count < len(entries) and entries[-1 - count] is candidate.entry:
                count += 1
        for _ in range(count):
            self._undo()
        if count:
            self.journal.drop_ahead()

    # --- other rules -----------------------------------------------------------------------------------

    def _change_rules(self, command: Command, number: int) -> Done | Refused:
        """Go on under other texts of the same system."""
        try:
            newer, moved = self._under_other(command)
        except RulesRefused as refused:
            return Refused(refused.code, refused.details)
        entry = entry_of(command, number, self.journal.fact_count + 1, newer, self.packed_fight())
        self._play_by(newer)
        self.fight = moved
        self.journal.add(entry)
        return Done(entry)

    def _under_other(self, command: Command) -> tuple[System, Any]:
        if self.fight.phase == "ended":
            raise RulesRefused("already_ended")
        return prepared(self.system, command, self.fight)

    def _undo(self) -> Entry | None:
        journal = self.journal
        entry = journal.entries[journal.cursor - 1] if journal.cursor else None
        if entry is None or not changes_rules(entry.command):
            return journal.undo(self.fight)
        changes = journal.changes_in(entry)
        journal.cursor -= 1
        journal.fact_count -= len(entry.facts)
        self._play_by(system_at(self.base, journal.entries[: journal.cursor]))
        self.fight = fight_before(changes, self.system)
        return entry

    def _redo(self) -> Entry | None:
        journal = self.journal
        entry = journal.entries[journal.cursor] if journal.cursor < len(journal.entries) else None
        if entry is None or not changes_rules(entry.command):
            return journal.redo(self.fight)
        packed = self.packed_fight()
        journal.cursor += 1
        journal.fact_count += len(entry.facts)
        self._play_by(system_at(self.base, journal.entries[: journal.cursor]))
        self.fight = as_under(self.system, packed)
        return entry

    # --- looking ahead ---------------------------------------------------------------------------------

    def refusal_of(self, command: Command) -> Refused | None:
        """Return what refuses the command now; None if it would begin. Nothing is rolled or changed."""
        kind = command["do"]
        if kind == "undo":
            return None if self.journal.cursor else Refused("nothing_to_undo", {})
        if kind == "redo":
            return None if self.journal.cursor < len(self.journal.entries) else Refused("nothing_to_redo", {})
        if changes_rules(command):
            try:
                self._under_other(command)
            except RulesRefused as refused:
                return Refused(refused.code, refused.details)
            return None
        outcome = self.rehearsed(command, NoAnswers())
        return outcome if isinstance(outcome, Refused) and not outcome.by_dice else None

    @property
    def forced_action(self) -> str:
        """The action that a status leaves the acting combatant no choice but to do now; empty if it chooses."""
        actor = self.fight.acting
        if actor is None or self.system.turns.forced(self.fight, actor) is None:
            return ""
        refused = self.refusal_of(NEXT)
        return str(refused.details["action"]) if refused is not None and refused.code == MUST_ACT else ""

    def idle(self, command: Command) -> Refused | None:
        """Refuse `changes_nothing` for a ruling that would leave everything as it is."""
        is_blow_of_nothing = command["do"] == "damage" and command.get("amount") == 0
        if command["do"] not in CHANGING and not is_blow_of_nothing:
            return None
        table = Table(self.fight, self.system, NoAnswers(), override=bool(command.get("override")))
        try:
            is_done = played(table, command) is None
            is_same = all(before == after for _, _, before, after in changes_of(table.trail))
        finally:
            table.roll_back()
        return Refused("changes_nothing", {"actor": command.get("actor")}) if is_done and is_same else None

    def rehearsed(self, command: Command, asking: AnswerSource) -> AnswerNeeded | Refused | None:
        """Return what a command would come to: a question, a refusal, or None if it would be done; nothing is changed.

        The facts before a question have the numbers that they will have.
        """
        return self._rehearse(command, asking)[0]

    def foreseen(self, command: Command) -> tuple[Fact, ...]:
        """Return the facts of a command until it asks for something; empty if it would be refused."""
        outcome, facts = self._rehearse(command, NoAnswers())
        return () if isinstance(outcome, Refused) else facts

    def _rehearse(
        self, command: Command, asking: AnswerSource
    ) -> tuple[AnswerNeeded | Refused | None, tuple[Fact, ...]]:
        if changes_rules(command):
            return self.refusal_of(command), ()
        journal = self.journal
        numbers = journal.cursor, journal.fact_count + 1
        table = Table(self.fight, self.system, asking, *numbers, override=bool(command.get("override")))
        try:
            outcome = played(table, command)
        finally:
            table.roll_back()
        return outcome, tuple(table.facts)

    def preview(self, command: Checked) -> tuple[Preview, ...]:
        """Return the previews of an `act` by the action's declaration."""
        id = str(command.get("action"))
        if (action := self.system.actions.get(id)) is not None:
            actor, preview = self.fight.combatants.get(command.get("actor", "")), action.preview
            return () if actor is None or preview is None else preview(self.fight, Act(actor, action, command))
        for other in (self.system.surprise, self.system.called):  # nobody does them
            if other is not None and other.id == id and other.preview is not None:
                return other.preview(self.fight, Act(None, other, command))
        return ()

    # --- saving ----------------------------------------------------------------------------------------

    def packed_fight(self) -> dict[str, Any]:
        """Return the fight as JSON data."""
        return self.codec.pack_fight(self.fight)

    @classmethod
    def reopened(
        cls,
        system: System,
        checkpoint: Mapping[str, Any],
        entries: Sequence[Mapping[str, Any]],
        cursor: int,
        at: int,
    ) -> Self:
        """Reopen a fight: `checkpoint` is its state after the first `at` of the saved `entries`.

        The entries between `at` and `cursor` are folded; those behind the cursor can be redone. A `ValueError` says
        that entries are missing, or that the fight does not fit the system as it is now.
        """
        if not (0 <= cursor <= len(entries) and 0 <= at <= len(entries)):
            raise ValueError(f"{len(entries)} entries cannot stand at {cursor}, with a checkpoint at {at}")
        codec, read, current = Codec(system), list[Entry](), Codec(system)
        for number, saved in enumerate(entries, 1):
            read.append(codec.unpack_entry(saved))
            if changes_rules(read[-1].command):
                codec = Codec(system_at(system, read))
            if number == at:
                current = codec
        service = cls(current.unpack_fight(checkpoint), system)
        journal = service.journal
        journal.entries = read
        service._play_by(current.system)
        journal.cursor = at
        journal.fact_count = sum(len(entry.facts) for entry in journal.entries[:at])
        while journal.cursor < cursor:
            service._redo()
        while journal.cursor > cursor:
            service._undo()
        check_fits(service.system, service.fight)
        return service

    def twin(self) -> Self:
        """Return the same fight over the same entries, to be used elsewhere: neither changes the other.

        Entries are shared values; what goes on in one service is its own.
        """
        codec, journal = self.codec, self.journal
        service = type(self)(codec.unpack_fight(codec.pack_fight(self.fight)), self.system)
        service.base = self.base
        service.journal.entries = list(journal.entries)
        service.journal.cursor, service.journal.fact_count = journal.cursor, journal.fact_count
        return service

    def stand_at(self, n: int, checkpoint: tuple[int, Mapping[str, Any]] | None = None) -> None:
        """Go to the state after the first `n` entries, which all stay as they are.

        `checkpoint` is a packed state and the number of entries before it, from which to start. A ValueError says that
        there are not so many entries.
        """
        journal = self.journal
        start = journal.cursor if checkpoint is None else checkpoint[0]
        if not (0 <= n <= len(journal.entries) and 0 <= start <= len(journal.entries)):
            raise ValueError(f"{len(journal.entries)} entries cannot stand at {n}, by way of {start}")
        if checkpoint is not None:
            self._play_by(system_at(self.base, journal.entries[:start]))
            self.fight = self.codec.unpack_fight(checkpoint[1])
            journal.cursor = start
            journal.fact_count = sum(len(entry.facts) for entry in journal.entries[:start])
        while journal.cursor < n:
            self._redo()
        while journal.cursor > n:
            self._undo()


def scripted(fight: Fight, command: Checked) -> AnswerSource:
    """Return the answers that a command of a script has."""
    dice = command.get("dice", "auto")
    answers = command.get("answers") or ()
    return AppDice(fight, answers) if dice == "auto" or dice is None else ScriptDice(fight, dice, answers)


def played(table: FullTable, command: Checked) -> AnswerNeeded | Refused | None:
    """Run one command on a table; return the question or refusal that stops it.

    On anything but None all its changes are undone.
    """
    try:
        run(table, command)
        table.asking.finish()
    except BaseException as reason:
        table.roll_back()
        if isinstance(reason, Refusal):
            return Refused(reason.code, reason.details)
        if isinstance(reason, Waiting):
            return AnswerNeeded(reason.question, tuple(table.facts), tuple(table.thrown))
        if isinstance(reason, DiceError):
            return Refused(reason.code, {"message": reason.message}, by_dice=True)
        raise
    return None


def run(table: FullTable, command: Checked) -> None:
    """Run one command on a table: the phase first, then the actor and the action, then the rules."""
    kind = command["do"]
    phase = table.fight.phase
    if kind == "act" or kind == "declare":
        _run_act(table, command, kind, phase)
    else:
        if phase == "setup":
            table.insist(kind not in _NEEDS_FIGHT, "not_begun")
        elif phase == "ended":
            table.insist(kind in _ALWAYS or kind in table.system.after_end, "already_ended")
        elif kind == "begin":
            raise Refusal("already_begun")
        if kind == called_checks.DO:
            called = table.system.called
            called.do(table, None, called.read(table, None, command))
        else:
            RUN[kind](table, command)
    table.system.turns.settle(table)


def _run_act(table: FullTable, command: Checked, kind: str, phase: str) -> None:
    system = table.system
    action = system.actions.get(command["action"])
    outside = action.outside if action is not None else _NONE
    if phase == "setup":
        table.insist("setup" in outside and kind == "act", "not_begun")
    elif phase == "ended":
        table.insist("ended" in outside and kind == "act", "already_ended")
    actor = table.combatant(command["actor"])
    if action is None:
        raise Refusal("no_such_action", action=command["action"])
    act = Act(actor, action, command)
    if kind == "act":
        system.turns.act(table, act)
    else:
        system.turns.declare(table, act)
