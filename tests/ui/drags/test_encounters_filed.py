"""Encounters and their folders carried through their list: by a real mouse, taken back, and then done by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint

from models.repositories.encounters import Encounter
from models.storage.store import twin
from tests.ui.carrying import Stop
from tests.ui.drags.world import FORD, STAIR, SYSTEM, Drag, Picked, World, calm, of, play
from ui.dnd.drop_targets import DragHint
from ui.navigation.tabs import ENCOUNTER


@pytest.fixture
def filed(world: World) -> World:
    """Stair stands in no folder, Ford in Old/Deep, and Mill in Hills."""
    encounters = world.library.encounters
    ford = encounters.get(FORD)
    assert ford is not None
    encounters.save(twin(ford, folder="Old/Deep"))
    encounters.add(Encounter(name="Mill", system=SYSTEM, folder="Hills"))
    world.window.show_tab(ENCOUNTER)
    world.prepare.reload(STAIR)
    return world


def folders(world: World) -> dict[str, str]:
    return {encounter.name: encounter.folder for encounter in world.library.encounters.all()}


def line(name: str) -> Callable[[World], Picked]:
    def pick(world: World) -> Picked:
        world.window.show_tab(ENCOUNTER)
        view = world.prepare.list
        return view.viewport(), world.row(view, name)

    return pick


def onto(name: str) -> Callable[[World], list[Stop]]:
    def way(world: World) -> list[Stop]:
        view = world.prepare.list
        model = view.model()

        def place() -> QPoint:
            found = (model.index(row, 0) for row in range(model.rowCount()))
            middle: QPoint = view.visualRect(next(item for item in found if name in str(item.data()))).center()
            return middle

        return [of(view, place)]

    return way


def below_them_all(world: World) -> list[Stop]:
    view = world.prepare.list
    return [of(view, lambda: QPoint(60, view.viewport().height() - 4))]


def by_keys(pick: Callable[[World], Picked], name: str) -> Callable[[World], None]:
    def do(world: World) -> None:
        pick(world)
        view = world.prepare.list

        def choose() -> Any:
            index = next(
                view.model().index(row, 0)
                for row in range(view.model().rowCount())
                if name in str(view.model().index(row, 0).data())
            )
            view.setCurrentIndex(index)
            return view

        world.carry_by_keys(view, choose)

    return do


def test_encounters_and_folders_are_filed(filed: World) -> None:
    drags = (
        Drag(
            "encounter → folder",
            line("Stair"),
            onto("Hills"),
            folders,
            {"Stair": "Hills", "Ford": "Old/Deep", "Mill": "Hills"},
            by_keys(line("Stair"), "Hills"),
            "Stair",
        ),
        Drag(
            "encounter → one in a folder",
            line("Stair"),
            onto("Ford"),
            folders,
            {"Stair": "Old/Deep", "Ford": "Old/Deep", "Mill": "Hills"},
            by_keys(line("Stair"), "Ford"),
        ),
        Drag(
            "encounter → out of all folders",
            line("    Mill"),
            below_them_all,
            folders,
            {"Stair": "", "Ford": "Old/Deep", "Mill": ""},
            by_keys(line("    Mill"), "Stair"),
        ),
        Drag(
            "folder → folder, with what stands in it",
            line("▾ Old"),
            onto("Hills"),
            folders,
            {"Stair": "", "Ford": "Hills/Old/Deep", "Mill": "Hills"},
            by_keys(line("▾ Old"), "Hills"),
            "Folder Old",
        ),
        Drag(
            "folder → out of its folder",
            line("    ▾ Deep"),
            below_them_all,
            folders,
            {"Stair": "", "Ford": "Deep", "Mill": "Hills"},
            by_keys(line("    ▾ Deep"), "Stair"),
        ),
    )
    play(filed, drags, filed.window.undo)


@pytest.mark.parametrize(
    ("what", "where", "why"),
    [
        ("▾ Old", "Deep", "A folder cannot go into itself."),
        ("    ▾ Deep", "Old", "It is already there."),
        ("    Mill", "Hills", "It is already there."),
    ],
)
def test_what_goes_nowhere_says_why(filed: World, what: str, where: str, why: str) -> None:
    before = folders(filed)
    said: list[list[str]] = []

    def look() -> bool:
        said.append([beside.text() for beside in filed.window.findChildren(DragHint) if beside.isVisible()])
        return True

    start, place = line(what)(filed)
    [stop] = onto(where)(filed)
    filed.hand.carry(start, place, Stop(stop.where, look))
    assert said == [[why]]
    assert folders(filed) == before
    calm(filed)
