"""Tactics: who plays a fight where nobody sits at the table, what they would do at this stop, and why.

They serve forecasts, proposals, demonstrations and measurements. They know no system: what is possible, and what would
come of it, is what its declarations say.

Of `rules` it may import `rules.board`, `rules.core`, `rules.dice`, `rules.engine`, `rules.mechanics`, `rules.system`
and `rules.text`.
"""

from rules.tactics.ideas import Idea
from rules.tactics.player import Player, play
from rules.tactics.temperaments import CUNNING, RANDOM, TEMPERAMENTS, PlayNote, manner_of

__all__ = [
    "CUNNING",
    "RANDOM",
    "TEMPERAMENTS",
    "Idea",
    "PlayNote",
    "Player",
    "manner_of",
    "play",
]
