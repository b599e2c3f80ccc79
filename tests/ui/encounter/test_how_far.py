"""A movement without a board: the form takes no more than may be gone."""

import pytest
from PySide6.QtCore import Qt

from models.library import Library
from tests.proving import short_of
from tests.ui.encounter.sampling import sample_fight
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow


@pytest.mark.parametrize(
    ("system", "name", "action"),
    short_of(
        [
            ("ffrpg", "The stair of cogs", "move"),
            ("ffrpg", "The stair of cogs", "full_move"),
            ("fantasia", "Peaje en el puente viejo", "move"),
            ("fulminato", "Bronca en la cantina", "move"),
            ("fulminato", "Bronca en la cantina", "retreat"),
        ],
        ("ffrpg", "The stair of cogs", "full_move"),
        ("fantasia", "Peaje en el puente viejo", "move"),
        ("fulminato", "Bronca en la cantina", "retreat"),
    ),
)
def test_a_distance_is_no_longer_than_the_movement(
    window: MainWindow, library: Library, system: str, name: str, action: str
) -> None:
    table = sample_fight(window, library, system, name)
    table.all_by(APP)
    for _ in range(12):
        if table.fight.active is not None and table.fight.phase != "declaration":
            break
        table.window.conductor.next() if table.fight.phase != "setup" else table.window.conductor.begin_fight()
    table.page.acting.choose(table.conductor.system.actions[action])
    composer = table.page.composer
    while composer.field.name != "distance":
        table.press(Qt.Key.Key_Tab)
    table.type("9999")
    most = composer.bounds(composer.field)[1]
    assert 0 < most < 999
    assert composer.values["distance"] == most
    assert table.conductor.refusal_of(composer.command()) is None
    further = {**composer.command(), "params": {**composer.command()["params"], "distance": most + 1}}
    refusal = table.conductor.refusal_of(further)
    assert refusal is not None
    assert refusal.code == "too_far"
