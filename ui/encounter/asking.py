"""The open question of a fight, in words: what is asked, of whom, and what has come of the command so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from rules.questions import DieQuestion
from ui.conductor import Asked
from ui.deed_words import deed
from ui.words import purpose_of_die

if TYPE_CHECKING:
    from ui.encounter.fight_page import FightPage

LAST_TOLD = 2
"""So many of the latest facts of a half-asked command stand over its question."""


class Asking(QObject):
    """Hands questions to the question bar, and its answers to the conductor."""

    def __init__(self, page: FightPage) -> None:
        super().__init__(page)
        self._page = page
        conductor, bar = page.conductor, page.stage.question
        conductor.question_changed.connect(self._asked)
        bar.dice.rolled_all.connect(conductor.roll_rest)
        bar.dice.answered.connect(conductor.answer_dice)
        bar.chosen.connect(conductor.answer_choice)
        bar.taken_back.connect(conductor.take_back_answer)

    def speak(self) -> None:
        """The bar speaks as the fight does that is open now."""
        self._page.stage.question.speak_as(self._option_label, self._name, self._purpose)

    def _asked(self, asked: Asked | None) -> None:
        page = self._page
        page.stage.question.show_question(asked)
        page.stage.question.show_context("" if asked is None else self._so_far(asked))
        if asked is not None:
            page.stage.say("")
            page.composer.stop()
        page.stage.make_room()

    def _so_far(self, asked: Asked) -> str:
        """Who does what to whom, and what this command has brought so far."""
        page = self._page
        teller = page.conductor.teller(page.log.language)
        acts = asked.command["do"] in ("act", "declare")
        told = [line for fact in asked.facts if (line := teller.line(fact))]
        return "  ·  ".join([*([deed(asked.command, teller)] if acts else ()), *told[-LAST_TOLD:]])

    def _name(self, id: str | None) -> str:
        return self._page.conductor.names.get(id or "", id or "")

    def _purpose(self, die: DieQuestion) -> str:
        """What a die is for: a status, a purpose of the rules, or what the one who rolls has by that name."""
        teller = self._page.conductor.teller()
        if die.what in teller.system.statuses:
            return teller.status(die.what)
        words = purpose_of_die(die.what)
        return teller.named_things(die.actor).get(die.what, words) if words == die.what else words

    def _option_label(self, question: str, option: str) -> str:
        conductor = self._page.conductor
        language, asked = conductor.language, conductor.asked
        choice = None if asked is None or isinstance(asked.question, DieQuestion) else asked.question
        asker = None if choice is None else choice.actor
        names = {**conductor.teller().named_things(asker), **conductor.names}
        if option:
            return str(conductor.system.option_label(question, option, names, language))
        details = {} if choice is None else choice.details
        words = {key: names.get(str(value), str(value)) for key, value in details.items()}
        return str(conductor.system.question_label(question, language, words))
