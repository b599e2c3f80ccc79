"""Temperaments: in what manner somebody plays."""

CUNNING = "cunning"
PLAIN = "plain"
BEASTLY = "beastly"
COWARDLY = "cowardly"
RECKLESS = "reckless"
RANDOM = "random"

TEMPERAMENTS = (CUNNING, PLAIN, BEASTLY, COWARDLY, RECKLESS, RANDOM)
"""All there are; the first is everybody's of whom nothing else is said. `random` is for tests and measurements."""
