"""The sides of a fight that every system knows; a fight may have more, each with a name of its own."""

PARTY = "party"
"""The players' own side."""
FOES = "foes"
NEUTRAL = "neutral"
SIDES = (PARTY, FOES, NEUTRAL)
