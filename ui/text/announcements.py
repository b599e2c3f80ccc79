"""Announcements for screen readers: new questions, events and refusals."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from rules.text.sanitize import without_controls


def announce(place: QWidget, words: str | Callable[[], str], *, waits: bool = False) -> None:
    """Announce words if a screen reader is on; what `waits` for an answer interrupts other speech."""
    if not QAccessible.isActive():
        return
    sentence = words if isinstance(words, str) else words()
    if sentence.strip():
        event = QAccessibleAnnouncementEvent(place, without_controls(sentence))
        politeness = QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if waits else politeness.Polite)
        QAccessible.updateAccessibility(event)
