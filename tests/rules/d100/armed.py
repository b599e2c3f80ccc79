"""Fights by chance: weapons of every kind, and choices that the dice make."""

from rules.core.questions import ChoiceQuestion
from rules.dice.dice import advance
from rules.mechanics.dice_sources import AppDice
from tests.rules.d100.playing import DAGA, ESPADA, GARRA, HACHA, RED
from tests.rules.d100.shooting import ARCO, REVOLVER, RIFLE, UZI, VENABLO

WEAPONS = [
    ESPADA,
    DAGA,
    HACHA,
    GARRA,
    RED,
    ARCO,
    VENABLO,
    REVOLVER,
    RIFLE,
    {**UZI, "silencer": True, "scope": "laser"},
    {"id": "escudo", "kind": "object", "like": "hacha", "pr": 4, "blocks": ["melee", "firearm"]},
]


class Undecided(AppDice):
    """The app rolls, and chooses by the dice where nobody has answered."""

    def choose(self, choice: ChoiceQuestion) -> str:
        if self.used < len(self.answers):
            return super().choose(choice)
        self.generator, face = advance(self.generator, len(choice.options))
        return choice.options[face - 1]
