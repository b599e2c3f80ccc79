"""Answers to questions within a rule: dice by the fight's own generator, choices by each combatant's playbook."""

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
    """Return a function that answers for each combatant in its own manner."""
    manners = {RECKLESS: tactics.bold, COWARDLY: tactics.wary}

    def answer(fight: Fight, choice: ChoiceQuestion) -> str | None:
        if choice.actor is not None:
            answer_in_manner = manners.get(temperament_of(fight.combatants[choice.actor]))
            advised = None if answer_in_manner is None else answer_in_manner(fight, choice)
            if advised is not None:
                return advised
        return tactics.answer(fight, choice)

    return answer


class TacticalAnswers(AppDice):
    """Rolls by the app; answers choices as the system says a sensible player would."""

    __slots__ = ("answer", "fight")

    def __init__(self, fight: Fight, answer: Answer) -> None:
        super().__init__(fight)
        self.fight = fight
        self.answer = answer

    def choose(self, choice: ChoiceQuestion) -> str:
        """The option the system advises, else the default, else the first."""
        advised = self.answer(self.fight, choice)
        if advised is not None and advised in choice.options:
            return advised
        return choice.options[0] if choice.default is None else choice.default


class RandomAnswers(AppDice):
    """Rolls by the app; answers choices at random."""

    __slots__ = ("chance",)

    def __init__(self, fight: Fight, chance: Random) -> None:
        super().__init__(fight)
        self.chance = chance

    def choose(self, choice: ChoiceQuestion) -> str:
        """A random option."""
        return self.chance.choice(choice.options)
