"""Waves in words: who they are, when they enter, and whether that is now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from models.waves import COUNTDOWN, ROUND, WORD, Wave
from rules.encounter import Fight
from rules.telling import Teller

NAMED = 3
"""Of more than so many the first are named, and the others counted."""


def title(wave: Wave) -> str:
    """What a wave is called: by its own name, else by those who are in it."""
    names = [str(one["name"]) for one in wave.combatants]
    if wave.name or len(names) <= NAMED:
        return wave.name or ", ".join(names)
    return f"{', '.join(names[: NAMED - 1])} + {len(names) - NAMED + 1}"


def entering(teller: Teller, number: int | None) -> str:
    """That somebody enters in a round, by its system's word for one: `enters in round 2`; None: in any."""
    return teller.say("round-enters", round=number) or ""


def when_words(when: Mapping[str, Any], teller: Teller) -> str:
    """When a line of a roster enters, in words; empty for one that is there from the start."""
    if not when:
        return ""
    number = int(when["number"])
    if when["when"] == ROUND:
        return entering(teller, number)
    if when["when"] == COUNTDOWN:
        words = QCoreApplication.translate("Waves", "enters after: {time}")
        return words.format(time=teller.lasting(number, str(when["unit"])))
    return QCoreApplication.translate("Waves", "enters at your word, wave {number}").format(number=number)


def is_due(wave: Wave, fight: Fight) -> bool:
    """Whether a wave is to enter by now; one that waits for a word never is by itself."""
    if fight.phase in ("setup", "ended"):
        return False
    if wave.when["when"] == ROUND:
        return fight.round >= int(wave.when["number"])
    countdown = fight.countdowns.get(title(wave)) if wave.when["when"] == COUNTDOWN else None
    return countdown is not None and countdown.left == 0


def waits_in_sight(wave: Wave, fight: Fight) -> bool:
    """Whether nothing else on the page tells of a wave: a countdown that runs does."""
    return not (wave.when["when"] == COUNTDOWN and title(wave) in fight.countdowns) and not is_due(wave, fight)


def announced(wave: Wave, teller: Teller) -> str:
    """A wave and when it comes, for the line over the fight."""
    if wave.when["when"] == ROUND:
        return f"{teller.round_name(int(wave.when['number']))}: {title(wave)}"
    if wave.when["when"] == WORD:
        return QCoreApplication.translate("Waves", "At your word: {who}").format(who=title(wave))
    return title(wave)
