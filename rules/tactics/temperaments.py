"""Temperaments: in what manner somebody plays, and what of it a game master has written down in words."""

import re
from collections.abc import Mapping
from typing import NamedTuple

CUNNING = "cunning"
PLAIN = "plain"
BEASTLY = "beastly"
COWARDLY = "cowardly"
RECKLESS = "reckless"
RANDOM = "random"

TEMPERAMENTS = (CUNNING, PLAIN, BEASTLY, COWARDLY, RECKLESS, RANDOM)
"""All there are; the first is everybody's of whom nothing else is said. `random` is for tests and measurements."""
AFRAID = 35
"""Below so many percent of its vital pool a coward leaves."""


WORDS: Mapping[str, re.Pattern[str]] = {
    COWARDLY: re.compile(r"\b(cowardly|cowards?|cobardes?|covardes?)\b"),
    RECKLESS: re.compile(r"\b(reckless|berserk|temerari[oa]s?|temerári[oa]s?|imprudentes?)\b"),
    BEASTLY: re.compile(r"\b(beastly|mindless|bestial|bestiales|bestiais|sin mente|sem mente)\b"),
    CUNNING: re.compile(r"\b(cunning|astut[oa]s?)\b"),
    PLAIN: re.compile(r"\b(simple-minded|ingenu[oa]s?|ingênu[oa]s?)\b"),
}
"""What says a temperament in the languages of the program; the first that stands there counts."""
FLEES = re.compile(r"\b(flees?|runs? away|huyen?|se retiran?|fogem?|foge)\b")
NEVER = re.compile(r"\b(never|not|nunca|no|não|jamás|jamais)\b")
PERCENT = re.compile(r"(\d{1,3})\s?%")
SHARES: Mapping[int, re.Pattern[str]] = {
    50: re.compile(r"\b(half|mitad|metade)\b"),
    33: re.compile(r"\b(third|tercio|terço)\b"),
    25: re.compile(r"\b(quarter|cuarto|cuarta parte|quarto|quarta parte)\b"),
}


class PlayNote(NamedTuple):
    """What notes say of how somebody plays."""

    temperament: str | None
    """None: nothing."""
    flees: int | None
    """Below how many percent of its vital pool it leaves; 0: never; None: as its temperament has it."""


def manner_of(notes: str) -> PlayNote:
    """`Cowardly; flees below 50 %`: the words that are known, sentence by sentence."""
    told = notes.casefold()
    temperament = next((item for item, words in WORDS.items() if words.search(told)), None)
    flees = next((found for part in re.split(r"[.;\n]", told) if (found := _flees(part)) is not None), None)
    return PlayNote(temperament, flees)


def _flees(part: str) -> int | None:
    if not FLEES.search(part):
        return None
    if NEVER.search(part):
        return 0
    said = PERCENT.search(part)
    if said is not None:
        return min(100, int(said[1]))
    return next((share for share, words in SHARES.items() if words.search(part)), AFRAID)
