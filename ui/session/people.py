"""Who comes into a fight together: whether they may, in one sentence."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication

from models.library import Library
from ui.dnd.payload import Dropped
from ui.sheets import rule_systems

MOST = 200
"""How many come into a fight at once: more is a slip of the hand, not a fight."""

MOST_OF_ONE = 99
"""How many of one creature stand on a line."""


def why_nobody(library: Library, dropped: Dropped, system: str | None) -> str:
    """Why nobody of a drop can come into a fight by the rules of a system; empty if somebody can."""
    many = len(dropped.creatures) + len(dropped.members)
    if many > MOST:
        words = QCoreApplication.translate("People", "{number} at once are too many: {most} can come into a fight.")
        return words.format(number=many, most=MOST)
    found = played_by(library, dropped)
    if not found:
        return QCoreApplication.translate("People", "They are no longer in the library.")
    if system is None or system in found:
        return ""
    return why_not_they(next(iter(found.values())), next(iter(found)), system)


def why_not_all(library: Library, dropped: Dropped, system: str) -> str:
    """Why not all of a drop can come into such a fight; empty if they can."""
    refusal = why_nobody(library, dropped, system)
    if refusal:
        return refusal
    other = next(((name, played) for played, name in played_by(library, dropped).items() if played != system), None)
    return "" if other is None else why_not_they(*other, system)


def why_not_they(name: str, system: str, wanted: str) -> str:
    """Somebody plays by other rules."""
    words = QCoreApplication.translate("People", "{name} plays by {system}, and this fight by {wanted}.")
    return words.format(name=name, system=rule_systems.title(system), wanted=rule_systems.title(wanted))


def played_by(library: Library, dropped: Dropped) -> dict[str, str]:
    """The rule systems of those who are dropped, each with somebody's name."""
    return library.parties.played_by(dropped.members) | library.creatures.played_by(dropped.creatures)


def counted(dropped: Dropped) -> dict[tuple[int, str], int]:
    """The creatures who are dropped, each with its side, and how often."""
    return {one: min(MOST_OF_ONE, count) for one, count in Counter(dropped.sided_creatures()).items()}
