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
"""All temperaments; the first is the default. `random` is for tests and measurements."""
AFRAID = 35
"""Below this percentage of its vital pool a coward leaves."""


TEMPERAMENT_WORDS: Mapping[str, re.Pattern[str]] = {
    COWARDLY: re.compile(r"\b(cowardly|cowards?|cobardes?|covardes?)\b"),
    RECKLESS: re.compile(r"\b(reckless|berserk|temerari[oa]s?|temerári[oa]s?|imprudentes?)\b"),
    BEASTLY: re.compile(r"\b(beastly|mindless|bestial|bestiales|bestiais|sin mente|sem mente)\b"),
    CUNNING: re.compile(r"\b(cunning|astut[oa]s?)\b"),
    PLAIN: re.compile(r"\b(simple-minded|ingenu[oa]s?|ingênu[oa]s?)\b"),
}
"""The words for each temperament in the languages of the program; the first that matches counts."""
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
    """None: the notes name none."""
    flees: int | None
    """Below how many percent of its vital pool it leaves; 0: never; None: as its temperament has it."""


def manner_of(notes: str) -> PlayNote:
    """Return what notes such as `Cowardly; flees below 50 %` say, sentence by sentence."""
    text = notes.casefold()
    temperament = next((name for name, words in TEMPERAMENT_WORDS.items() if words.search(text)), None)
    flees = next(
        (threshold for sentence in re.split(r"[.;\n]", text) if (threshold := _flees(sentence)) is not None), None
    )
    return PlayNote(temperament, flees)


def _flees(sentence: str) -> int | None:
    if not FLEES.search(sentence):
        return None
    if NEVER.search(sentence):
        return 0
    percent = PERCENT.search(sentence)
    if percent is not None:
        return min(100, int(percent[1]))
    return next((share for share, words in SHARES.items() if words.search(sentence)), AFRAID)
