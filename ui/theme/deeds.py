"""Actions in as many words as have room: at whom they are aimed is what stays to the last."""

from __future__ import annotations

from PySide6.QtGui import QFontMetrics

from rules.core.display import Deed
from ui.theme.theme import short_name, short_words

AIM = "→ "
"""What stands before the targets of an action."""


def is_aimed(words: str) -> bool:
    """Return whether words are an action that is aimed at somebody."""
    return isinstance(words, Deed) and bool(words.targets)


def short_deed(metrics: QFontMetrics, words: str, width: int, briefly: str = "") -> str:
    """Return an action for a width: first it gives way to what it is done with, at last all does to its targets.

    `briefly`: the same in fewer words, where its targets have no room beside what it is done with.
    """
    if not isinstance(words, Deed) or not words.targets:
        return words if metrics.horizontalAdvance(words) <= width else short_name(metrics, words, width)
    forms = (words, words.without_action() if words.thing else "", briefly, words.aim)
    for form in filter(None, forms):
        if metrics.horizontalAdvance(form) <= width:
            return form
    rest, names = width - metrics.horizontalAdvance(AIM), ", ".join(words.targets)
    shown = short_words(metrics, names, rest)
    return AIM + (shown if metrics.horizontalAdvance(shown) <= rest else short_name(metrics, names, rest))
