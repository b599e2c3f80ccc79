"""Every drag of the table: by a real mouse through the real window, taken back, and then done by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from models.repositories.encounters import Encounter
from tests.ui.carrying import Stop, point_in
from tests.ui.drags.world import (
    ALT,
    CTRL,
    FORD,
    STAIR,
    SYSTEM,
    Drag,
    Picked,
    World,
    creature,
    edge_above,
    grip,
    keys,
    member,
    middle_of_band,
    of,
    onto_row,
    over_tab,
    play,
    shelf,
    tray_line,
    two_creatures,
)
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.widgets.picker import Picker


def into_roster(world: World) -> list[Stop]:
    return [over_tab(world, ENCOUNTER), of(world.roster, lambda: edge_above(world.roster, 1))]


def on_side_of_roster(world: World) -> list[Stop]:
    return [over_tab(world, ENCOUNTER), of(world.roster, lambda: middle_of_band(world.roster, "neutral"))]


def into_tray(world: World) -> list[Stop]:
    return [over_tab(world, BESTIARY), Stop(point_in(world.tray))]


def onto_guests(world: World) -> list[Stop]:
    """Held over the choice of party, the parties unfold; onto the second."""
    bar = world.party.bar

    def unfolded() -> bool:
        return bar._unfolded is not None

    return [
        Stop(point_in(bar.party), unfolded),
        Stop(lambda: bar._unfolded.mapTo(world.window, bar._unfolded.lines[2].geometry().center())),
    ]


def pick_guests(world: World) -> None:
    member("Ana")(world)
    world.party.view.setFocus()
    QTest.keyClick(world.party.view, Qt.Key.Key_M, CTRL)
    picker = world.party.findChild(Picker)
    QTest.keyClick(picker.line, Qt.Key.Key_Return)


def alt_down(view: Callable[[World], Any], pick: Callable[[World], Picked]) -> Callable[[World], None]:
    def do(world: World) -> None:
        pick(world)
        view(world).setFocus()
        QTest.keyClick(view(world), Qt.Key.Key_Down, ALT)

    return do


def below(view: Callable[[World], Any]) -> Callable[[World], list[Stop]]:
    """Onto the lower half of the last row."""

    def way(world: World) -> list[Stop]:
        def place() -> QPoint:
            last = view(world).model().rowCount() - 1
            rect = view(world).visualRect(view(world).model().index(last, 0))
            return QPoint(60, rect.bottom() - 3)

        return [of(view(world), place)]

    return way


def tray_side(world: World) -> list[Stop]:
    return [of(world.tray.view, lambda: middle_of_band(world.tray.view, "party"))]


def press_s(view: Callable[[World], Any], pick: Callable[[World], Picked], times: int) -> Callable[[World], None]:
    def do(world: World) -> None:
        pick(world)
        view(world).setFocus()
        for _ in range(times):
            QTest.keyClick(view(world), Qt.Key.Key_S)
        QTest.keyClick(view(world), Qt.Key.Key_Return)

    return do


def roster_line(world: World) -> Picked:
    world.window.show_tab(ENCOUNTER)
    world.prepare.reload(STAIR)
    world.roster.choose([1])
    return world.roster.viewport(), world.roster.visualRect(world.roster.rows.index(0, 0)).center()


def roster_side(world: World) -> list[Stop]:
    return [of(world.roster, lambda: middle_of_band(world.roster, "neutral"))]


def onto_ford(world: World) -> list[Stop]:
    return [over_tab(world, ENCOUNTER), *onto_row(lambda world: world.prepare.list, "Ford")(world)]


def creature_in_roster(world: World) -> Picked:
    """A line that is of a creature in the library, in an encounter of its own."""
    if not any(encounter.name == "Shore" for encounter in world.library.encounters.all()):
        shore = world.library.encounters.add(Encounter(name="Shore", system=SYSTEM))
        world.library.encounters.add_creatures(shore.id or 0, [1])
    world.window.show_tab(ENCOUNTER)
    world.prepare.reload(
        next(encounter.id for encounter in world.library.encounters.all() if encounter.name == "Shore")
    )
    return world.roster.viewport(), world.row(world.roster, "Bat")


BESTIARY_DRAGS = (
    Drag(
        "creature → tray",
        creature("Bat"),
        lambda world: [Stop(point_in(world.tray))],
        World.lines,
        [("Wisp", 2, "foes"), ("Moth", 1, "foes"), ("Bat", 1, "foes")],
        keys(creature("Bat"), BESTIARY, lambda world: world.tray.view),
        "Bat",
    ),
    Drag(
        "creatures → folder",
        two_creatures,
        onto_row(lambda world: world.filters.folder_view, "Fens"),
        World.folders,
        ["Fens", "Caves/Deep", "Fens"],
        keys(two_creatures, BESTIARY, lambda world: world.filters.folder_view, "Fens"),
        "2 creatures",
    ),
    Drag(
        "creatures → tag",
        two_creatures,
        onto_row(lambda world: world.filters.tag_view, "night"),
        World.tags,
        [["night"], [], ["night"]],
        keys(two_creatures, BESTIARY, lambda world: world.filters.tag_view, "night"),
    ),
    Drag(
        "folder → folder",
        shelf("folder", "Caves"),
        onto_row(lambda world: world.filters.folder_view, "Fens"),
        World.folders,
        ["Fens/Caves", "Fens/Caves/Deep", "Fens"],
        keys(shelf("folder", "Caves"), BESTIARY, lambda world: world.filters.folder_view, "Fens"),
        "Folder Caves",
    ),
    Drag(
        "folder → tray",
        shelf("folder", "Fens"),
        lambda world: [Stop(point_in(world.tray))],
        World.lines,
        [("Wisp", 3, "foes"), ("Moth", 1, "foes")],
        keys(shelf("folder", "Fens"), BESTIARY, lambda world: world.tray.view),
    ),
    Drag(
        "folder → tag",
        shelf("folder", "Caves"),
        onto_row(lambda world: world.filters.tag_view, "night"),
        World.tags,
        [["night"], ["night"], []],
        keys(shelf("folder", "Caves"), BESTIARY, lambda world: world.filters.tag_view, "night"),
        "Folder Caves",
    ),
    Drag(
        "tag → creature",
        shelf("tag", "night"),
        onto_row(lambda world: world.creatures, "Wisp"),
        World.tags,
        [["night"], [], ["night"]],
        keys(shelf("tag", "night"), BESTIARY, lambda world: world.creatures, "Wisp"),
        "night",
    ),
    Drag(
        "tray line → further down",
        tray_line,
        below(lambda world: world.tray.view),
        World.lines,
        [("Moth", 1, "foes"), ("Wisp", 2, "foes")],
        alt_down(lambda world: world.tray.view, tray_line),
        "Wisp",
    ),
    Drag(
        "tray line → other side",
        tray_line,
        tray_side,
        World.lines,
        [("Wisp", 2, "party"), ("Moth", 1, "foes")],
        press_s(lambda world: world.tray.view, tray_line, 1),
    ),
    Drag(
        "creature → party",
        creature("Bat"),
        lambda world: [over_tab(world, PARTY), of(world.party.view, lambda: edge_above(world.party.view, 1))],
        World.members,
        [("Ana", "Bat", "Bea"), ("Cid",)],
        keys(creature("Bat"), PARTY, lambda world: world.party.view, "Ana"),
    ),
)
PARTY_DRAGS = (
    *(
        Drag(
            f"{name} → party",
            pick,
            lambda world: [over_tab(world, PARTY), of(world.party.view, lambda: edge_above(world.party.view, 1))],
            World.members,
            [("Ana", *coming, "Bea"), ("Cid",)],
            keys(pick, PARTY, lambda world: world.party.view, "Ana"),
        )
        for name, pick, coming in (
            ("creatures", two_creatures, ("Bat", "Wisp")),
            ("folder", shelf("folder", "Caves"), ("Bat", "Moth")),
        )
    ),
    Drag(
        "party → tray",
        grip,
        into_tray,
        World.lines,
        [("Wisp", 2, "foes"), ("Moth", 1, "foes"), ("Ana", 1, "party"), ("Bea", 1, "party")],
        keys(grip, BESTIARY, lambda world: world.tray.view),
    ),
    Drag(
        "member → tray",
        member("Ana"),
        into_tray,
        World.lines,
        [("Wisp", 2, "foes"), ("Moth", 1, "foes"), ("Ana", 1, "party")],
        keys(member("Ana"), BESTIARY, lambda world: world.tray.view),
        "Ana",
    ),
    Drag(
        "member → another party",
        member("Ana"),
        onto_guests,
        World.members,
        [("Bea",), ("Cid", "Ana")],
        pick_guests,
    ),
    Drag(
        "member → further down",
        member("Ana"),
        below(lambda world: world.party.view),
        World.members,
        [("Bea", "Ana"), ("Cid",)],
        alt_down(lambda world: world.party.view, member("Ana")),
    ),
    Drag(
        "member → roster",
        member("Ana"),
        into_roster,
        World.entries,
        [("Ogre", 1, "foes"), ("Ana", 1, "party"), ("Troll", 1, "foes")],
        keys(member("Ana"), ENCOUNTER, lambda world: world.roster, "Ogre"),
    ),
    Drag(
        "party → roster",
        grip,
        into_roster,
        World.entries,
        [("Ogre", 1, "foes"), ("Ana", 1, "party"), ("Bea", 1, "party"), ("Troll", 1, "foes")],
        keys(grip, ENCOUNTER, lambda world: world.roster, "Ogre"),
        "Company: 2 members",
    ),
)
PREPARE_DRAGS = (
    Drag(
        "creature → roster, at its place",
        creature("Wisp"),
        into_roster,
        World.entries,
        [("Ogre", 1, "foes"), ("Wisp", 1, "foes"), ("Troll", 1, "foes")],
        keys(creature("Wisp"), ENCOUNTER, lambda world: world.roster, "Ogre"),
    ),
    Drag(
        "creature → roster, on a side",
        creature("Wisp"),
        on_side_of_roster,
        lambda world: sorted(world.entries()),
        [("Ogre", 1, "foes"), ("Troll", 1, "foes"), ("Wisp", 1, "neutral")],
        keys(creature("Wisp"), ENCOUNTER, lambda world: world.roster, "Ogre"),
        by_keys=[("Ogre", 1, "foes"), ("Troll", 1, "foes"), ("Wisp", 1, "foes")],
    ),
    Drag(
        "folder → roster",
        shelf("folder", "Caves"),
        into_roster,
        World.entries,
        [("Ogre", 1, "foes"), ("Bat", 1, "foes"), ("Moth", 1, "foes"), ("Troll", 1, "foes")],
        keys(shelf("folder", "Caves"), ENCOUNTER, lambda world: world.roster, "Ogre"),
    ),
    Drag(
        "creatures → encounter in the list",
        two_creatures,
        lambda world: [over_tab(world, ENCOUNTER), *onto_row(lambda world: world.prepare.list, "Ford")(world)],
        lambda world: world.entries(FORD),
        [("Heron", 1, "party"), ("Otter", 1, "foes"), ("Bat", 1, "foes"), ("Wisp", 1, "foes")],
        keys(two_creatures, ENCOUNTER, lambda world: world.prepare.list, "Ford"),
    ),
    Drag(
        "tray line → roster",
        tray_line,
        into_roster,
        World.entries,
        [("Ogre", 1, "foes"), ("Wisp", 2, "foes"), ("Troll", 1, "foes")],
        keys(tray_line, ENCOUNTER, lambda world: world.roster, "Ogre"),
    ),
    *(
        Drag(
            f"{name} → encounter in the list",
            pick,
            onto_ford,
            lambda world: world.entries(FORD),
            [("Heron", 1, "party"), ("Otter", 1, "foes"), *coming],
            keys(pick, ENCOUNTER, lambda world: world.prepare.list, "Ford"),
        )
        for name, pick, coming in (
            ("folder", shelf("folder", "Caves"), [("Bat", 1, "foes"), ("Moth", 1, "foes")]),
            ("member", member("Ana"), [("Ana", 1, "party")]),
            ("party", grip, [("Ana", 1, "party"), ("Bea", 1, "party")]),
            ("tray line", tray_line, [("Wisp", 2, "foes")]),
        )
    ),
    Drag(
        "roster line → tray",
        creature_in_roster,
        into_tray,
        World.lines,
        [("Wisp", 2, "foes"), ("Moth", 1, "foes"), ("Bat", 1, "foes")],
        keys(creature_in_roster, BESTIARY, lambda world: world.tray.view),
    ),
    Drag(
        "roster line → party",
        creature_in_roster,
        lambda world: [over_tab(world, PARTY), of(world.party.view, lambda: edge_above(world.party.view, 1))],
        World.members,
        [("Ana", "Bat", "Bea"), ("Cid",)],
        keys(creature_in_roster, PARTY, lambda world: world.party.view, "Ana"),
    ),
    Drag(
        "roster line → further down",
        roster_line,
        below(lambda world: world.roster),
        World.entries,
        [("Troll", 1, "foes"), ("Ogre", 1, "foes")],
        alt_down(lambda world: world.roster, roster_line),
        "Ogre",
    ),
    Drag(
        "roster line → other side",
        roster_line,
        roster_side,
        World.entries,
        [("Ogre", 1, "neutral"), ("Troll", 1, "foes")],
        press_s(lambda world: world.roster, roster_line, 1),
    ),
)


@pytest.mark.parametrize("drags", [BESTIARY_DRAGS, PARTY_DRAGS, PREPARE_DRAGS], ids=["bestiary", "party", "prepare"])
def test_each_drag_does_what_its_cell_says_and_is_undone_and_done_by_keys(
    world: World, drags: tuple[Drag, ...]
) -> None:
    play(world, drags, world.window.undo)
