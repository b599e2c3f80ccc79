"""Waves in words: who they are, when they enter, and whether that is now."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from models.repositories.waves import WORD, Wave
from rules.core.state import Fight
from rules.engine.triggers import COUNTDOWN, ROUND, has_come
from rules.log.formatter import Teller
from rules.system.system import System


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


def is_due(wave: Wave, fight: Fight, system: System) -> bool:
    """Whether a wave is to enter by now; one that waits for a word never is by itself."""
    awaited = wave.awaited
    return awaited is not None and has_come(awaited, fight, system)


def in_sight(waiting: Mapping[int, Wave], fight: Fight, proposed: Collection[int]) -> list[Wave]:
    """Those waves of which nothing else on the page tells: a countdown that runs does, and what proposes them."""
    return [wave for number, wave in waiting.items() if not _is_counted(wave, fight) and number not in proposed]


def _is_counted(wave: Wave, fight: Fight) -> bool:
    return wave.when["when"] == COUNTDOWN and wave.title in fight.countdowns


def announced(wave: Wave, teller: Teller) -> str:
    """A wave and when it comes, for the line over the fight."""
    if wave.when["when"] == ROUND:
        return f"{teller.round_name(int(wave.when['number']))}: {wave.title}"
    if wave.when["when"] == WORD:
        return QCoreApplication.translate("Waves", "At your word: {who}").format(who=wave.title)
    return wave.title
