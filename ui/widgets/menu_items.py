"""Items of a menu under one heading: as entries, as a submenu, or in a picker if there are many."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QWidget

from ui.widgets.focus_actions import NAMED_KEY
from ui.widgets.labels import keyless
from ui.widgets.picker import Picker, PickerItem

MOST_ENTRIES = 14
"""The number of entries that fit on a screen of 1366 by 768 with texts at 200 %."""
Offered = tuple[str, Callable[[], object] | None] | tuple[str, Callable[[], object] | None, str]
"""The text of an entry, and its action; None: disabled; then the key that its text names, if it does."""


def add(menu: QMenu, text: str, do: Callable[[], object] | None, key: str = "") -> None:
    """Add an entry to a menu, disabled without an action; `key` is the one that its text names, which chooses it."""
    entry = menu.addAction(keyless(text))
    entry.setProperty(NAMED_KEY, key)
    entry.setEnabled(do is not None)
    if do is not None:
        entry.triggered.connect(lambda checked=False: do())


def entitle(menu: QMenu, words: str) -> None:
    """Add a heading to a menu: the text of a section is not drawn under a style sheet."""
    menu.addAction(keyless(words)).setEnabled(False)
    menu.addSeparator()


def offer(menu: QMenu, under: str, offered: Sequence[Offered], over: QWidget) -> None:
    """Add entries, under a heading if given; more than a menu holds are picked over a widget."""
    if under and len(offered) > MOST_ENTRIES:
        words = QCoreApplication.translate("Menu", "{what}…").format(what=under)
        add(menu, words, partial(pick, under, offered, over))
        return
    inner = menu.addMenu(keyless(under)) if under else menu
    for text, do, *key in offered:
        add(inner, text, do, *key)


def pick(title: str, offered: Sequence[Offered], over: QWidget) -> None:
    """Let one of many be picked by typing, over a widget."""
    items = [PickerItem(text, "", partial(_done, do)) for text, do, *_ in offered if do is not None]
    Picker(title, items, over, figures=0).open()


def _done(do: Callable[[], object], _tail: str) -> None:
    do()
