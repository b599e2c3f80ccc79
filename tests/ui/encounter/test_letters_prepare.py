"""A letter prepares, Enter does: no two letters do anything by themselves, in the turn of a hero of any system."""

from string import ascii_letters

import pytest
from PySide6.QtCore import Qt

from models.library import Library
from tests.ui.encounter.duel import HEROES, duel
from ui.shell.main_window import MainWindow

OPENS = frozenset("sS")
"""Opens a list of statuses, which has the keys until it is shut."""


@pytest.mark.parametrize("system", HEROES)
def test_two_letters_do_nothing_yet(window: MainWindow, library: Library, system: str) -> None:
    table = duel(window, library, system)
    steps = table.conductor.steps_done
    for first in (letter for letter in ascii_letters if letter not in OPENS):
        prepared = False
        for second in (table.key_of("imp"), table.key_of("imp").upper(), table.key_of("ana"), first, "n", "y"):
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
