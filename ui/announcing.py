"""What a screen reader is to say by itself: a question that has come, what has happened, why not."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(place: QWidget, words: str | Callable[[], str], *, waits: bool = False) -> None:
    """Has it said, where somebody listens; what `waits` for an answer is said before anything else."""
    if not QAccessible.isActive():
        return
    sentence = words if isinstance(words, str) else words()
    if sentence.strip():
        event = QAccessibleAnnouncementEvent(place, sentence)
        politeness = QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if waits else politeness.Polite)
        QAccessible.updateAccessibility(event)
