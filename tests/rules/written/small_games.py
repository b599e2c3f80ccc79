"""Small games of a few lines, on which one rule at a time is tried."""

from functools import lru_cache
from typing import Any

from rules.system.system import System
from rules.written.loader import load
from rules.written.source import BadSystem
from tests.rules.written.played_game import PlayedGame

HEAD = """
[system]
format = 1
id = "small"
title = "Small"
version = "1"
language = "en"
"""
SHEET = """
[sheet.hp]
label = "HP"
low = 1
high = 99
default = 20
[pool.hp]
label = "HP"
vital = true
"""
ORDER = """
[order]
roll = "1d20"
"""
WAIT = """
[action.wait]
label = "Wait"
does = []
"""


@lru_cache(maxsize=256)
def small(text: str) -> System[Any, Any]:
    """Return the system of a text; what it does not say of itself, sheet, order and actions is added."""
    parts = [HEAD, text]
    parts += [part for mark, part in (("[pool.", SHEET), ("[order]", ORDER), ("[action.", WAIT)) if mark not in text]
    return load("\n".join(parts))


def faults(text: str) -> list[str]:
    """Return the places of what is wrong with a text."""
    try:
        small(text)
    except BadSystem as bad:
        return [fault.place for fault in bad.faults]
    return []


def play(text: str, **sheets: dict[str, Any]) -> PlayedGame:
    """Return a fight of a text that has not begun; a name that begins with `foe` is a foe's."""
    return PlayedGame(small(text), **(sheets or {"hero": {}, "foe": {}}))
