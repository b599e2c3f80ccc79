"""What a menu offers under one name: as entries, in a menu inside it, or where they are too many by a few letters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QWidget

from ui.widgets.labels import keyless
from ui.widgets.picker import Picker, PickerItem

MOST_ENTRIES = 14
"""Entries that stand one below the other on a screen of 1366 by 768 with texts of 200 %."""
Offered = tuple[str, Callable[[], object] | None]
"""What an entry says, and what it does; nothing where it is grey."""


def add(menu: QMenu, text: str, do: Callable[[], object] | None) -> None:
    """Add an entry to a menu; a grey one where there is nothing to do."""
    entry = menu.addAction(keyless(text))
    entry.setEnabled(do is not None)
    if do is not None:
        entry.triggered.connect(lambda checked=False: do())


def entitle(menu: QMenu, words: str) -> None:
    """Say at the head of a menu what it is about: the words of a section are not drawn under a style sheet."""
    menu.addAction(keyless(words)).setEnabled(False)
    menu.addSeparator()


def offer(menu: QMenu, under: str, offered: Sequence[Offered], over: QWidget) -> None:
    """Add entries, under a name if there is one; more than a menu holds are picked by letters over a widget."""
    if under and len(offered) > MOST_ENTRIES:
        words = QCoreApplication.translate("Menu", "{what}…").format(what=under)
        add(menu, words, partial(_pick, under, offered, over))
        return
    inner = menu.addMenu(keyless(under)) if under else menu
    for text, do in offered:
        add(inner, text, do)


def _pick(title: str, offered: Sequence[Offered], over: QWidget) -> None:
    items = [PickerItem(text, "", partial(_done, do)) for text, do in offered if do is not None]
    Picker(title, items, over, figures=0).open()


def _done(do: Callable[[], object], _tail: str) -> None:
    do()
