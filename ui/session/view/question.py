"""The open question of a fight in words: what is asked, of whom, and the result of the command so far."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from rules.core.facts import Command, Fact
from rules.core.questions import ChoiceQuestion, DieQuestion
from rules.log.sentences import Teller
from ui.session.dice_rollers import PHONES
from ui.session.prompts import OpenQuestion, Throwers
from ui.session.undo_labels import action_words, deed
from ui.text.words import purpose_of_die

if TYPE_CHECKING:
    from ui.session.controller import Conductor

HIT = "attack"
"""The purpose of a roll to hit."""
LAST_TOLD = 2
"""The number of latest facts of a command shown above its question."""


@dataclass(frozen=True)
class QuestionView:
    """An open question as shown to whoever answers."""

    open_question: OpenQuestion
    names: Mapping[str, str]
    """Combatant id to name."""
    words: str
    """What a choice is about, or the dice are for."""
    options: tuple[tuple[str, str], ...] = ()
    """The options of a choice: value and words."""
    context: str = ""
    """What is being done, and the result so far."""
    only_die: int = 0
    """The faces of the only die, in a book that writes `2d`; 0: there are several."""
    goes_on: bool = False
    """Whether more dice may follow, in the same command or the next."""
    gm: str = ""
    """The system's word for the game master, in the reader's language."""

    def name(self, id: str | None) -> str:
        """Return what a combatant is called."""
        return self.names.get(id or "", id or "")


def question_view(conductor: Conductor, open_question: OpenQuestion, log_teller: Teller) -> QuestionView:
    """Return an open question in the reader's words; what has come of its command is told as the log tells it."""
    question = open_question.question
    view = QuestionView(
        open_question,
        conductor.names,
        "",
        context="  ·  ".join(filter(None, _so_far(conductor, open_question, log_teller))),
        only_die=conductor.system.window.only_die,
        goes_on=bool(conductor.steps.has_more) or _has_more_dice(open_question),
        gm=log_teller.gm or "",
    )
    if isinstance(question, DieQuestion):
        # Where its dice are called differently, what each is called, once.
        names = question.rolls[question.at].names if question.rolls else ()
        dice = [replace(question, what=name) for name in dict.fromkeys(names or (question.what,))]
        return replace(view, words=" + ".join(_purpose(conductor, open_question, die) for die in dice))
    names_here = {**conductor.teller().named_things(question.actor), **conductor.names}
    return replace(
        view, words=_question_label(conductor, question, names_here), options=_options(conductor, question, names_here)
    )


def _question_label(conductor: Conductor, choice: ChoiceQuestion, names: Mapping[str, str]) -> str:
    words = {key: names.get(str(value), str(value)) for key, value in choice.details.items()}
    return str(conductor.system.question_label(choice.id, conductor.language, words))


def _options(conductor: Conductor, choice: ChoiceQuestion, names: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    label = conductor.system.option_label
    return tuple((option, str(label(choice.id, option, names, conductor.language))) for option in choice.options)


# --- what dice are for -------------------------------------------------------------------------------------------


def _purpose(conductor: Conductor, open_question: OpenQuestion, die: DieQuestion) -> str:
    """Return what a die is for: the action, a status, a purpose of the rules, or a free roll's name."""
    teller, command = conductor.teller(), open_question.command
    used = _used(open_question, die.actor) if die.what == HIT else None
    if used is not None and used != command.get("with"):
        return teller.named_things(die.actor).get(used, used)
    if _does(command) and die.actor == command["actor"] and die.what in (HIT, command["action"]):
        return action_words(command, teller)
    if die.what in teller.system.actions:
        return teller.system.actions[die.what].label
    if die.what in teller.system.statuses:
        return teller.status(die.what)
    things = teller.named_things(die.actor)
    if die.what in things.values():  # a name that somebody gave, though it may be a word of the book as well
        return die.what
    words = purpose_of_die(die.what, conductor.system.phrases.file)
    return things.get(die.what, words) if words == die.what else words


def _used(open_question: OpenQuestion, actor: str | None) -> str | None:
    """Return the thing just used by a combatant, in this turn or another's, whose roll is still to come."""
    facts = [fact for fact in open_question.facts if fact.get("actor") == actor and "with" in fact]
    return facts[-1]["with"] if facts and "targets" in facts[-1] else None


# --- what has come of it so far ----------------------------------------------------------------------------------


def _so_far(conductor: Conductor, open_question: OpenQuestion, teller: Teller) -> Iterator[str]:
    """Yield who does what to whom unless it is said anyway, the results of this command so far, and what is open."""
    question = open_question.question
    if isinstance(question, DieQuestion) and not conductor.questions.has_offer and _is_on_phone(conductor, question):
        yield QCoreApplication.translate("PromptPresenter", "Asked on the phone; you may answer as well.")
    known = question.known
    shown = [
        fact for fact in _happened(open_question) if teller.has_line(fact) and not _is_the_deed(fact, open_question)
    ]
    shown = shown if known else shown[-LAST_TOLD:]
    is_said = _says_the_deed(conductor, open_question) or any(fact["kind"] == HIT for fact in shown)
    if not is_said and _does(open_question.command):
        yield deed(_with_all_it_reaches(open_question), teller)
    yield from teller.lines(shown)
    if isinstance(question, DieQuestion) and question.shifts:
        yield shift_words(question.shifts, teller)
    yield sum_words(question.counted, teller) if isinstance(question, DieQuestion) else _ahead(question.ahead)
    for throwers, typed in conductor.questions.typed_ahead.lines.items():
        yield _typed_ahead(conductor, throwers, typed)
    rollers = conductor.questions.rollers
    if rollers is not None and rollers != conductor.rollers.now:
        # What is asked is asked as its command began.
        yield QCoreApplication.translate(
            "PromptPresenter",
            "Who rolls changes with the next command; Shift+Enter lets the app roll what is asked now.",
        )


def _with_all_it_reaches(open_question: OpenQuestion) -> Command:
    """Return the command aimed at all whom it reaches, as far as the rules have told: a group is named by one of it."""
    command = open_question.command
    told = (fact["targets"] for fact in open_question.facts if _is_the_deed(fact, open_question) and fact["targets"])
    return {**command, "targets": targets} if (targets := next(told, None)) else command


def _typed_ahead(conductor: Conductor, throwers: Throwers, typed: str) -> str:
    """Return that dice wait for the next roll, and of whom unless several threw them."""
    if len(throwers) != 1 or throwers[0] is None:
        return QCoreApplication.translate("DiceWords", "Typed for the next roll: {dice}").format(dice=typed)
    name = conductor.names.get(throwers[0], throwers[0])
    return QCoreApplication.translate("DiceWords", "Typed for the next roll of {name}: {dice}").format(
        name=name, dice=typed
    )


def _is_on_phone(conductor: Conductor, question: DieQuestion) -> bool:
    """Return whether a die is asked for on a phone: of a side that rolls there nobody may sit for some."""
    actor, rollers = conductor.fight.combatants.get(question.actor or ""), conductor.rollers
    if actor is None or actor.id not in rollers.seated():
        return False
    return rollers.of(actor.side, conductor.questions.rollers) == PHONES


def _happened(open_question: OpenQuestion) -> Sequence[Fact]:
    """Return the facts that may be shown before the answer; before dice only the needed and latest ones."""
    known = open_question.question.known
    if not known or not isinstance(open_question.question, DieQuestion):
        return known or open_question.facts
    return (*known, *(fact for fact in open_question.facts[-LAST_TOLD:] if fact not in known))


def _says_the_deed(conductor: Conductor, open_question: OpenQuestion) -> bool:
    """Return whether the question itself says what is being done."""
    question, command = open_question.question, open_question.command
    if not isinstance(question, DieQuestion):
        return "deed" in question.details
    if not _does(command) or question.actor != command["actor"]:
        return False
    things = conductor.teller().named_things(question.actor)
    return question.what in (HIT, command["action"], things.get(str(command.get("with"))))


def _ahead(undecided: Sequence[str]) -> str:
    """Return the steps of an attack that follow the answer."""
    translate = QCoreApplication.translate
    if len(undecided) > 1:
        return translate("PromptPresenter", "Nothing is rolled yet: neither whether it hits nor the damage is known.")
    if "hit" in undecided:
        return translate("PromptPresenter", "Whether it hits is rolled after the answer.")
    return translate("PromptPresenter", "The damage is rolled after the answer.") if undecided else ""


def sum_words(steps: Sequence[Sequence[Any]], teller: Teller) -> str:
    """Return an unfinished sum in words: `Constitución 4 + Pelea 5 − Desvío 3 = 6`."""
    words, total = "", 0
    for term, amount, kind, *_ in steps:
        if kind != "result":
            counts = -amount if kind == "less" else amount
            sign = "−" if counts < 0 else "+"
            words += f" {sign} {teller.step(str(term))} {abs(counts)}"
            total += counts
    return f"{words.removeprefix(' + ')} = {total}".replace("= -", "= −") if words else ""


def shift_words(steps: Sequence[Sequence[Any]], teller: Teller) -> str:
    """Return what makes a die another than the sheet's: `Changes the die: Leather Vest −1, modifier +2`."""
    words = ", ".join(f"{teller.step(str(term))} {amount:+}".replace("-", "−") for term, amount, *_ in steps)
    return QCoreApplication.translate("DiceWords", "Changes the die: {steps}").format(steps=words)


def _does(command: Command) -> bool:
    """Return whether a fact says that somebody does something."""
    return command.get("do") in ("act", "declare")


def _has_more_dice(open_question: OpenQuestion) -> bool:
    """Return whether more dice may follow in this action, or in a charged one."""
    question = open_question.question
    aims = isinstance(question, DieQuestion) and any(roll.aims for roll in question.rolls)
    return aims or _does(open_question.command)


def _is_the_deed(fact: Fact, open_question: OpenQuestion) -> bool:
    """Return whether a fact only says what is being done: who, with what, to whom."""
    command = open_question.command
    is_told = "targets" in fact and _does(command) and fact.get("actor") == command["actor"]
    return is_told and fact.get("with") == command.get("with")
