"""The command that is under way: what it asks, and what the table answers, die by die or all at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from rules.core.facts import Command, Fact
from rules.core.questions import DieQuestion, Question
from rules.engine.service import AnswerNeeded, Refused, Result, RulesService
from rules.mechanics.dice_sources import TableDice
from ui.session.dice_parser import WrongLine
from ui.session.pending_command import (
    DieSlot,
    Pending,
    Place,
    answered_by,
    faces_of,
    open_slots,
    place_of,
    rolled_here,
    slots_of,
)

Moment = tuple[Command, int]
"""A command under way, and how many answers it has had."""
Throwers = tuple[str | None, ...]
"""Those whose dice were typed in one line; none where what is left of it is for the next roll, whoever's."""


@dataclass(frozen=True)
class OpenQuestion:
    """An open question, and what of its command is known so far."""

    question: Question
    command: Command
    facts: tuple[Fact, ...]
    """The facts of this command before the question."""
    dice: tuple[int, ...]
    answers: int
    """The number of answers (dice and choices) given in this command."""
    slots: tuple[DieSlot, ...] = ()
    """The dice that one line can answer, the one asked for first."""
    here: tuple[int, ...] = ()
    """Which rolls of a list of dice are made at the table."""
    typed: str = ""
    """Dice that were typed for this roll ahead and that it cannot have shown: they are to be mended."""
    left_over: str = ""
    """Dice that the command before has left: they are proposed."""


class TypedAhead:
    """Dice that a line has beyond the rolls it answered, until they are asked for in the same command.

    Those of a line of one thrower wait for that one's next roll; a line that had dice of several, drew a lot, or
    answered a deed, is of one hand that throws for all, and what is left of it is for the next roll, whoever's. What a
    command leaves of those that are one for the game master is proposed for the next one's roll, never used unseen: it
    may be the damage of a miss.
    """

    def __init__(self) -> None:
        self.lines: dict[Throwers, str] = {}
        """By those whose rolls were answered in the same line."""
        self._commands: dict[Throwers, Command] = {}
        """The command of each line."""

    @property
    def words(self) -> str:
        """Return all of these dice as they were typed."""
        return " ".join(self.lines.values())

    def keep(self, command: Command, throwers: Throwers, line: str) -> None:
        """Keep what is left of a line that answered rolls of `throwers`."""
        if line:
            self.lines[throwers], self._commands[throwers] = line, command

    def take(self, command: Command, actor: str | None) -> str:
        """Remove and return the line for a roll of a combatant in this command; empty where there is none."""
        return self._take_of(actor, [line for line in self.lines if self._commands[line] is command])

    def left_for(self, command: Command, actor: str | None) -> str:
        """Remove and return what a command before this one has left for a roll of a combatant."""
        before = [line for line in self.lines if self._commands[line] is not command]
        found = self._take_of(actor, before)
        if found or actor is None or actor != command.get("actor"):
            return found
        # In a group the next one goes on with the line of the one before; who reacts goes on with the own alone.
        own = (line for line in before if str(self._commands[line].get("actor")) in line)
        return self.lines.pop(next(own, ()), "")

    def _take_of(self, actor: str | None, lines: Sequence[Throwers]) -> str:
        throwers = next((line for line in lines if actor in line), None)
        if throwers is None:
            throwers = next((line for line in lines if len(line) != 1), None)
        return "" if throwers is None else self.lines.pop(throwers)

    def take_all(self) -> str:
        """Remove and return all lines."""
        words = self.words
        self.lines.clear()
        return words


class QuestionController(QObject):
    """Takes answers; with each the command runs again from its start."""

    question_changed = Signal(object)
    """An Asked, or None when nothing is open."""
    offer_changed = Signal()
    """Players have answered on their phones, and it waits for the game master, or waits no more."""
    answered = Signal(object)
    """What is answered: an option, or the faces of dice by their places, None for those that the app rolls."""

    def __init__(self, run: Callable[[], None], app_rolls: Callable[[str | None], bool], parent: QObject) -> None:
        """`run` runs the command with the answers it has now; `app_rolls` says for whom the app rolls dice."""
        super().__init__(parent)
        self.pending: Pending | None = None
        """The command under way, with its answers."""
        self.open_question: OpenQuestion | None = None
        self.offered_dice: dict[Place, int] = {}
        """Dice that players have thrown and that wait for the game master, by their places."""
        self.offered_option = ""
        """The option that a player has chosen and that waits for the game master; empty: none."""
        self.typed_ahead = TypedAhead()
        self._mistyped = ""
        """Text typed ahead for the present roll that is no throw of its dice."""
        self._left_over = ""
        """Dice that the command before has left, proposed for the present roll."""
        self._run = run
        self._app_rolls = app_rolls

    def moment(self) -> Moment | None:
        """Return how far the present command has been answered; None without a question."""
        pending = self.pending
        return None if pending is None else (pending.command, len(pending.kinds) + len(pending.ahead))

    @property
    def rollers(self) -> Mapping[str, str] | None:
        """Who rolls for each side in the present command; None: who does so now."""
        return None if self.pending is None else self.pending.rollers

    @property
    def joining_name(self) -> dict[str, str]:
        """Return id and name of the combatant whom the command under way lets join."""
        if self.pending is None or self.pending.command["do"] != "join":
            return {}
        record = self.pending.command["combatant"]
        return {str(record["id"]): str(record.get("name") or record["id"])} if isinstance(record, Mapping) else {}

    def why_wait(self) -> str:
        """Why no other command is taken now; empty if one is."""
        if self.pending is None:
            return ""
        return self.tr("Answer the open question first, or cancel the action with Esc.")

    # --- the command -------------------------------------------------------------------------------------

    def take(self, pending: Pending | None) -> None:
        """A command is under way from now on, or none is any more; what was asked stays open until that is settled."""
        self.pending = pending

    def run_pending(self, service: RulesService) -> Result:
        """Run the command with the answers it has, those given before their question included; return the result."""
        pending = self.pending
        assert pending is not None
        result = self._played_once(pending, service)
        self._mistyped = self._left_over = ""
        while isinstance(result, AnswerNeeded) and (
            pending.take_ahead(result.question)
            or self._pass_settled(pending, result.question)
            or self._take_typed(pending, result.question)
            or self._leave_to_app(pending, result.question)
        ):
            result = self._played_once(pending, service)
        return result

    def _pass_settled(self, pending: Pending, question: Question) -> bool:
        """Let the app make a roll that no throw can change, unless another of its list is asked with it.

        It keeps nobody, and takes no die that was typed for what comes after it.
        """
        if not isinstance(question, DieQuestion) or not question.rolls:
            return False
        if any(question.rolls[at].settled is None for at in rolled_here(question, self.app_rolls_for)):
            return False
        pending.add_die(None, question.number)
        return True

    def _leave_to_app(self, pending: Pending, question: Question) -> bool:
        """Let the app make a roll for which nothing was typed; False if it was not told to, or is asked a choice."""
        if not isinstance(question, DieQuestion) or not pending.roll_all:
            return False
        if self._mistyped or self._left_over:
            pending.roll_all = False
            return False
        pending.add_die(None, question.number)
        return True

    def _take_typed(self, pending: Pending, question: Question) -> bool:
        """Answer a roll with the dice that were typed for it ahead; False if there are none, or it cannot be."""
        if not isinstance(question, DieQuestion):
            return False
        line = self.typed_ahead.take(pending.command, question.actor)
        if not line:
            self._left_over = self.typed_ahead.left_for(pending.command, question.actor)
            return False
        slots = slots_of(question, pending.given_ahead, self.app_rolls_for)
        try:
            read, rest = faces_of(line, slots, sum(question.so_far))
        except WrongLine:
            self._mistyped = line
            return False
        self.typed_ahead.keep(pending.command, throwers_of([slot for slot, _ in read]), rest)
        pending.ahead += [[*place, face] for place, face in answered_by(read, slots)]
        return pending.take_ahead(question)

    def _played_once(self, pending: Pending, service: RulesService) -> Result:
        return service.do(pending.command, self._at_the_table(pending, service))

    def _at_the_table(self, pending: Pending, service: RulesService) -> TableDice:
        return TableDice(service.fight, pending.dice, pending.answers, self.app_rolls_for)

    def ask_again(self, pending: Pending | None, service: RulesService) -> None:
        """An answer could not be kept: asks again what the library has of the command; nothing, if it has none."""
        self.typed_ahead.take_all()
        self.take(None if pending is None else pending.twin())
        result = self.pending and service.rehearsed(self.pending.command, self._at_the_table(self.pending, service))
        if isinstance(result, AnswerNeeded):
            self.ask(result)
        else:
            self.take(None)
            self.close()

    def rehearse(self, service: RulesService, command: Command) -> AnswerNeeded | Refused | None:
        """The first that a command would ask at the table, or its refusal; None where it would be done at once."""
        return service.rehearsed(command, TableDice(service.fight, rolls_for=self.app_rolls_for))

    def app_rolls_for(self, actor: str | None) -> bool:
        """Return whether the app rolls a die of a combatant, so that the table is not asked."""
        return self._rolls_rest or self._app_rolls(actor)

    @property
    def _rolls_rest(self) -> bool:
        """Whether the app rolls all that is still asked for: not before the dice that were typed are used."""
        pending = self.pending
        return pending is not None and pending.roll_all and not pending.ahead and not self.typed_ahead.words

    def ask(self, needed: AnswerNeeded) -> None:
        """Ask what the command under way needs to know."""
        pending, question = self.pending, needed.question
        assert pending is not None
        slots: tuple[DieSlot, ...] = ()
        here: tuple[int, ...] = ()
        if isinstance(question, DieQuestion):
            slots = slots_of(question, pending.given_ahead, self.app_rolls_for)
            here = rolled_here(question, self.app_rolls_for)
        known = (needed.facts, needed.dice, pending.answer_count)
        typed = (self._mistyped, self._left_over)
        waiting = {slot.place for slot in open_slots(slots)}
        self.offered_dice = {place: face for place, face in self.offered_dice.items() if place in waiting}
        self.offered_option = ""
        self.open_question = OpenQuestion(question, pending.command, *known, slots, here, *typed)
        self.question_changed.emit(self.open_question)

    def close(self) -> None:
        """Close the open question."""
        is_open, had_offer = self.open_question is not None, self.has_offer
        self.open_question, self.offered_dice, self.offered_option = None, {}, ""
        if is_open:
            self.question_changed.emit(None)
        if had_offer:
            self.offer_changed.emit()

    # --- answers -----------------------------------------------------------------------------------------

    def answer_die(self, face: int | None) -> None:
        """Answer the open die: a face of the table's, or None to let the app roll it."""
        if self.pending is not None:
            question = None if self.open_question is None else self.open_question.question
            if isinstance(question, DieQuestion):
                self.answered.emit({place_of(question): face})
            self.pending.add_die(face, question.number if isinstance(question, DieQuestion) else 0)
            self._run()

    def answer_dice(self, dice: Sequence[tuple[Place, int | None]], rest: str = "") -> None:
        """Answer the open die and others of its list, each by its place; None lets the app roll one.

        `rest` is what was typed beyond them, for the rolls that follow.
        """
        if self.pending is not None:
            faces = dict(dice)
            slots = () if self.open_question is None else self.open_question.slots
            throwers = throwers_of([slot for slot in slots if faces.get(slot.place) is not None])
            self.typed_ahead.keep(self.pending.command, throwers, rest)
            self.answered.emit(faces)
            self.pending.ahead += [[*place, face] for place, face in dice]
            if self.open_question is not None:
                self.pending.take_ahead(self.open_question.question)  # no run of the rules asks it again
            self._run()

    def roll_rest(self, dice: Sequence[tuple[Place, int | None]] = (), rest: str = "") -> None:
        """Let the app roll everything that this command still asks for, after the dice given as in `answer_dice`."""
        if self.pending is not None:
            self.pending.roll_all = True
            self.answer_dice(dice, rest)

    def answer_choice(self, option: str) -> None:
        """Answer the open choice."""
        if self.pending is not None and self.open_question is not None:
            self.answered.emit(option)
            self.pending.add_choice(option)
            self._run()

    # --- answers that wait for the game master -----------------------------------------------------------

    @property
    def has_offer(self) -> bool:
        """Whether an answer of a player waits to be taken."""
        return bool(self.offered_dice or self.offered_option)

    def offer(self, dice: Mapping[Place, int], option: str = "") -> None:
        """Let a player's answer wait: dice by their places, or an option."""
        self.offered_dice |= dice
        self.offered_option = option or self.offered_option
        self.offer_changed.emit()

    def take_offer(self) -> None:
        """Answer as the players have."""
        if self.offered_option:
            self.answer_choice(self.offered_option)
        elif self.offered_dice and self.open_question is not None:
            read = [(slot, self.offered_dice[slot.place]) for slot in self._offered_slots()]
            self.answer_dice(answered_by(read, self.open_question.slots))

    def drop_offer(self) -> None:
        """Let what players have answered go: they are asked again."""
        self.offered_dice, self.offered_option = {}, ""
        self.offer_changed.emit()

    def _offered_slots(self) -> list[DieSlot]:
        slots = () if self.open_question is None else self.open_question.slots
        return [slot for slot in open_slots(slots) if slot.place in self.offered_dice]

    def take_back(self) -> bool:
        """Take the last answer back: a mistyped die is asked again. False if there is none to take back."""
        pending = self.pending
        if pending is None or not (pending.kinds or pending.ahead):
            return False
        if pending.ahead and self.open_question is not None and isinstance(self.open_question.question, DieQuestion):
            pending.ahead.pop()
        else:
            pending.drop_last()
        pending.roll_all = False
        self.typed_ahead.take_all()
        self._run()
        return True


def throwers_of(slots: Iterable[DieSlot]) -> Throwers:
    """Return those whose next rolls take what is typed beyond these dice, the first first; none: the next of all."""
    rolls = [slot.roll for slot in slots]
    return () if any(roll.passes_on for roll in rolls) else tuple(dict.fromkeys(roll.actor for roll in rolls))
