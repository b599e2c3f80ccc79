"""A letter prepares, Enter does: no two letters do anything by themselves, in the turn of a hero of any system."""

from string import ascii_letters

import pytest
from PySide6.QtCore import Qt

from models.library import Library
from tests.proving import PROVE
from tests.ui.encounter.duel import HEROES, duel
from ui.shell.main_window import MainWindow

OPENS = frozenset("sS")
"""Opens a list of statuses, which has the keys until it is shut."""


@pytest.mark.parametrize("share", [3, pytest.param(1, marks=PROVE)])
@pytest.mark.parametrize("system", HEROES)
def test_two_letters_do_nothing_yet(window: MainWindow, library: Library, system: str, share: int) -> None:
    """Behind each letter that prepares something a `share` of the others is typed, by turns."""
    table = duel(window, library, system)
    steps = table.conductor.steps_done
    imp, ana = table.key_of("imp"), table.key_of("ana")
    for turn, first in enumerate(letter for letter in ascii_letters if letter not in OPENS):
        prepared = False
        for second in (imp, imp.upper(), ana, first, "n", "y")[turn % share :: share]:
            table.page.order.select("imp")
            table.type(first)
            prepared = prepared or table.page.composer.action is not None
            if second not in OPENS:
                table.type(second)
            assert table.conductor.steps_done == steps, (first, second)
            assert table.conductor.open_question is None, (first, second)
            for _ in range(3):
                table.press(Qt.Key.Key_Escape)
            if not prepared:
                break
    assert table.fight.active == "ana"
