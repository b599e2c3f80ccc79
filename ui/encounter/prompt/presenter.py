"""The open question of a fight, in words: what is asked, of whom, and what has come of the command so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer

from rules.core.facts import Command, Fact
from rules.core.questions import DieQuestion
from rules.log.formatter import Teller
from ui.encounter.prompt.bar import QuestionBar
from ui.session.controller import Conductor
from ui.session.prompts import OpenQuestion
from ui.session.undo_labels import action_words, deed
from ui.text.words import purpose_of_die

HIT = "attack"
"""What a roll to hit is for: it is the action itself."""
LAST_TOLD = 2
"""How many of the latest facts of a half-asked command stand over its question."""


class PromptPresenter(QObject):
    """Hands questions to the question bar, and its answers to the conductor."""

    def __init__(self, conductor: Conductor, bar: QuestionBar, log_teller: Callable[[], Teller]) -> None:
        super().__init__(bar)
        self._conductor, self._bar, self._log_teller = conductor, bar, log_teller
        conductor.questions.question_changed.connect(self._asked)
        conductor.rollers.rollers_changed.connect(self._rollers_changed)
        conductor.step_done.connect(self._say_unasked)
        conductor.command_refused.connect(self._say_unasked)
        bar.dice.roll_requested.connect(conductor.questions.roll_rest)
        bar.dice.dice_entered.connect(conductor.questions.answer_dice)
        bar.option_chosen.connect(conductor.questions.answer_choice)
        bar.undo_requested.connect(conductor.questions.take_back)

    def speak(self) -> None:
        """The bar speaks as the fight does that is open now."""
        only_die = self._conductor.system.window.only_die
        self._bar.speak_as(self._option_label, self._name, self._purpose, only_die)

    def _asked(self, asked: OpenQuestion | None) -> None:
        if asked is None:
            self._say_unasked()
        self._bar.dice.goes_on = self._conductor.steps.go_on or (asked is not None and _has_more_dice(asked))
        self._bar.show_question(asked)
        self._bar.show_context("" if asked is None else self._so_far(asked))
        if asked is not None and asked.typed:
            self._bar.dice.type_again(asked.typed)

    def _rollers_changed(self) -> None:
        """Who rolls has changed while a question is open: says when that counts."""
        if (asked := self._conductor.asked) is not None:
            self._bar.show_context(self._so_far(asked))

    def _who_rolls_later(self) -> str:
        """That who rolls has changed for what comes, where what is asked is asked as its command began."""
        rollers = self._conductor.questions.rollers
        if rollers is None or rollers == self._conductor.rollers.now:
            return ""
        return self.tr("Who rolls changes with the next command; Shift+Enter lets the app roll what is asked now.")

    def _say_unasked(self) -> None:
        """Says which dice were typed ahead and not asked for, once nothing follows that may ask for them."""
        conductor = self._conductor
        is_over = conductor.questions.pending is None and not conductor.steps.go_on
        if is_over and (unasked := conductor.questions.typed_ahead.take_all()):
            sentence = self.tr("Nobody asked for these dice: {dice}.").format(dice=unasked)
            QTimer.singleShot(0, self, partial(conductor.command_refused.emit, sentence))  # once the step is told

    def _so_far(self, asked: OpenQuestion) -> str:
        """Who does what to whom unless that is said anyway, what this command has brought so far, and what is open."""
        question, teller = asked.question, self._log_teller()
        known = question.known
        ahead = "" if isinstance(question, DieQuestion) else self._ahead(question.ahead)
        shown = [fact for fact in _happened(asked) if teller.has_line(fact) and not _is_the_deed(fact, asked)]
        shown = shown if known else shown[-LAST_TOLD:]
        is_said = self._says_the_deed(asked) or any(fact["kind"] == HIT for fact in shown)
        done = "" if is_said or not does(asked.command) else deed(asked.command, teller)
        counted = sum_words(question.counted, teller) if isinstance(question, DieQuestion) else ""
        kept = self._conductor.questions.typed_ahead.words
        typed = self._bar.dice.words.kept(kept) if kept else ""
        return "  ·  ".join(
            line for line in (done, *teller.lines(shown), counted, ahead, typed, self._who_rolls_later()) if line
        )

    def _says_the_deed(self, asked: OpenQuestion) -> bool:
        """Whether the question itself says what is being done."""
        question, command = asked.question, asked.command
        if not isinstance(question, DieQuestion):
            return "deed" in question.details
        if not does(command) or question.actor != command["actor"]:
            return False
        things = self._conductor.teller().named_things(question.actor)
        return question.what in (HIT, command["action"], things.get(str(command.get("with"))))

    def _ahead(self, undecided: Sequence[str]) -> str:
        """What of an attack comes after the answer."""
        if len(undecided) > 1:
            return self.tr("Nothing is rolled yet: neither whether it hits nor the damage is known.")
        if "hit" in undecided:
            return self.tr("Whether it hits is rolled after the answer.")
        return self.tr("The damage is rolled after the answer.") if undecided else ""

    def _name(self, id: str | None) -> str:
        return self._conductor.names.get(id or "", id or "")

    def _purpose(self, die: DieQuestion) -> str:
        """What a die is for: the action, a status, a purpose of the rules, or what the one who rolls has so called."""
        conductor = self._conductor
        teller, asked = conductor.teller(), conductor.asked
        command = {} if asked is None else asked.command
        used = self._used(asked, die.actor) if die.what == HIT else None
        if used is not None and used != command.get("with"):
            return teller.named_things(die.actor).get(used, used)
        if does(command) and die.actor == command["actor"] and die.what in (HIT, command["action"]):
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

    def _used(self, asked: OpenQuestion | None, actor: str | None) -> str | None:
        """What somebody has just been told to use on others, in this turn or another's, and has not yet rolled for."""
        facts = [] if asked is None else [fact for fact in asked.facts if fact.get("actor") == actor and "with" in fact]
        return facts[-1]["with"] if facts and "targets" in facts[-1] else None

    def _option_label(self, question: str, option: str) -> str:
        conductor = self._conductor
        language, asked = conductor.language, conductor.asked
        choice = None if asked is None or isinstance(asked.question, DieQuestion) else asked.question
        asker = None if choice is None else choice.actor
        names = {**conductor.teller().named_things(asker), **conductor.names}
        if option:
            return str(conductor.system.option_label(question, option, names, language))
        details = {} if choice is None else choice.details
        words = {key: names.get(str(value), str(value)) for key, value in details.items()}
        return str(conductor.system.question_label(question, language, words))


def _happened(asked: OpenQuestion) -> Sequence[Fact]:
    """What may be told before the answer; before dice what has to be, and the latest."""
    known = asked.question.known
    if not known or not isinstance(asked.question, DieQuestion):
        return known or asked.facts
    return (*known, *(fact for fact in asked.facts[-LAST_TOLD:] if fact not in known))


def sum_words(steps: Sequence[Sequence[Any]], teller: Teller) -> str:
    """`Constitución 4 + Pelea 5 − Desvío 3 = 6`: what has been counted of a sum that is not at its end."""
    words, total = "", 0
    for term, amount, kind, *_ in steps:
        if kind != "result":
            counts = -amount if kind == "less" else amount
            sign = "−" if counts < 0 else "+"
            words += f" {sign} {teller.step(str(term))} {abs(counts)}"
            total += counts
    return f"{words.removeprefix(' + ')} = {total}".replace("= -", "= −") if words else ""


def does(command: Command) -> bool:
    """Whether somebody does something by it."""
    return command.get("do") in ("act", "declare")


def _has_more_dice(asked: OpenQuestion) -> bool:
    """Whether dice may follow those that are asked for: in what somebody does, and in what somebody had charged."""
    question = asked.question
    aims = isinstance(question, DieQuestion) and any(roll.aims for roll in question.rolls)
    return aims or does(asked.command)


def _is_the_deed(fact: Fact, asked: OpenQuestion) -> bool:
    """Whether a fact says no more than what is being done: who, with what, to whom."""
    command = asked.command
    is_told = "targets" in fact and does(command) and fact.get("actor") == command["actor"]
    return is_told and fact.get("with") == command.get("with")
