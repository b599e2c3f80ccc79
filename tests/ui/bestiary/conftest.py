"""A real library with a small rule system, the tab over it, and a form of one of its sheets."""

import pytest
from PySide6.QtGui import QUndoStack
from pytestqt.qtbot import QtBot

from models.library import Library
from rules.system import registry
from tests.ui.bestiary import world
from tests.ui.bestiary.small_library import _two_small_systems, library, stack
from ui.bestiary.forms.sheet_form import SheetForm
from ui.bestiary.tab import BestiaryTab

__all__ = ["_two_small_systems", "library", "stack"]


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    """Say of two snapshots which columns of which creatures differ, and what to do if a column may."""
    if op != "==" or not isinstance(left, world.Snapshot) or not isinstance(right, world.Snapshot):
        return None
    return [
        "the creatures are not as they were:",
        *left.differences(right),
        "Undo has to bring back every column; one that every change moves on is named in `COUNTED` of world.py.",
    ]


@pytest.fixture(params=registry.ids())
def system(request: pytest.FixtureRequest) -> str:
    """Each of the systems that are installed."""
    id: str = request.param
    return id


@pytest.fixture
def filled(library: Library) -> Library:
    """Four creatures of one system, one of another."""
    library.creatures.add(
        [
            world.critter("Ash Wolf", 30, folder="Woods/Deep", tags=["beast", "pack"], sheet={"level": 3}),
            world.critter("Bog Newt", 6, folder="Marsh", tags=["beast"], notes="croaks at dusk", sheet={"wind": 4}),
            world.critter("Crag Giant", 90, kind="giant", sheet={"level": 8}),
            world.critter("Dusk Moth", 3, folder="Woods", tags=["swarm"]),
            world.critter("Engine", 50, system="machines", kind="machine"),
        ]
    )
    return library


@pytest.fixture
def tab(qtbot: QtBot, filled: Library, stack: QUndoStack) -> BestiaryTab:
    """The tab, shown, with the cursor in its list."""
    tab = BestiaryTab(filled, stack)
    qtbot.addWidget(tab)
    tab.resize(1366, 690)
    tab.show()
    qtbot.waitExposed(tab)
    tab.list.view.setFocus()
    return tab


@pytest.fixture
def form(qtbot: QtBot) -> SheetForm:
    """The form of a critter of ten life, shown."""
    form = SheetForm(world.CritterSheet)
    qtbot.addWidget(form)
    form.resize(480, 900)
    form.show()
    form.show_sheet({"life": 10})
    return form
