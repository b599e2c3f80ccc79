"""Answers in the midst of a rule: dice by the fight's own generator, choices by the playbook of whoever is asked."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rules.answering import Rolled
from rules.encounter import Fight
from rules.questions import Choice

Answer = Callable[[Fight, Choice], str | None]


class Played(Rolled):
    """The app rolls; choices are answered as the system says that one in their right mind would."""

    __slots__ = ("answer", "fight")

    def __init__(self, fight: Fight, answer: Answer) -> None:
        super().__init__(fight)
        self.fight = fight
        self.answer = answer

    def choose(self, choice: Choice) -> str:
        """What the system advises, else the default, else the first option."""
        advised = self.answer(self.fight, choice)
        if advised is not None and advised in choice.options:
            return advised
        return choice.options[0] if choice.default is None else choice.default


class Whim(Rolled):
    """The app rolls; choices fall as they may."""

    __slots__ = ("chance",)

    def __init__(self, fight: Fight, chance: Random) -> None:
        super().__init__(fight)
        self.chance = chance

    def choose(self, choice: Choice) -> str:
        """Any of the options."""
        return self.chance.choice(choice.options)
