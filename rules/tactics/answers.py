"""Answers in the midst of a rule: dice by the fight's own generator, choices by the playbook of whoever is asked."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rules.core.questions import ChoiceQuestion
from rules.core.state import Combatant, Fight
from rules.mechanics.dice_sources import AppDice
from rules.system.parts import Tactics
from rules.tactics.temperaments import COWARDLY, RECKLESS

Answer = Callable[[Fight, ChoiceQuestion], str | None]


def advice(tactics: Tactics[Any, Any], temperament_of: Callable[[Combatant], str]) -> Answer:
    """What each answers in its own manner."""
    manners = {RECKLESS: tactics.bold, COWARDLY: tactics.wary}

    def answer(fight: Fight, choice: ChoiceQuestion) -> str | None:
        if choice.actor is not None:
            manner = manners.get(temperament_of(fight.combatants[choice.actor]))
            found = None if manner is None else manner(fight, choice)
            if found is not None:
                return found
        return tactics.answer(fight, choice)

    return answer


class TacticalAnswers(AppDice):
    """The app rolls; choices are answered as the system says that one in their right mind would."""

    __slots__ = ("answer", "fight")

    def __init__(self, fight: Fight, answer: Answer) -> None:
        super().__init__(fight)
        self.fight = fight
        self.answer = answer

    def choose(self, choice: ChoiceQuestion) -> str:
        """What the system advises, else the default, else the first option."""
        advised = self.answer(self.fight, choice)
        if advised is not None and advised in choice.options:
            return advised
        return choice.options[0] if choice.default is None else choice.default


class RandomAnswers(AppDice):
    """The app rolls; choices fall as they may."""

    __slots__ = ("chance",)

    def __init__(self, fight: Fight, chance: Random) -> None:
        super().__init__(fight)
        self.chance = chance

    def choose(self, choice: ChoiceQuestion) -> str:
        """Any of the options."""
        return self.chance.choice(choice.options)
