"""Every drag into a running fight: by a real mouse through the real window, taken back, and then done by keys."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.ui.carrying import Stop
from tests.ui.drags.world import (
    SHEET,
    STAIR,
    Drag,
    World,
    begin,
    calm,
    creature,
    edge_above,
    grip,
    keys,
    member,
    of,
    over_tab,
    play,
    shelf,
    status,
    tray_line,
    two_creatures,
)
from ui.dnd.drop_targets import DragHint
from ui.navigation.tabs import ENCOUNTER, PARTY
from ui.session.reinforcements import reinforce

STATUS = "marker"


def into_order(world: World) -> list[Stop]:
    return [over_tab(world, ENCOUNTER), of(world.fight.order, lambda: edge_above(world.fight.order, 1))]


def onto_cell(world: World) -> list[Stop]:
    """In over the margin of the board, then onto a cell."""
    view = world.fight.board.view
    return [
        over_tab(world, ENCOUNTER),
        of(view, lambda: QPoint(2, 2)),
        of(view, lambda: view.point_of((3, 3))),
    ]


def order_row(world: World) -> list[Stop]:
    return [of(world.fight.order, lambda: edge_above(world.fight.order, 1) + QPoint(0, 20))]


def otter_on_board(world: World) -> list[Stop]:
    return [of(world.fight.board.view, lambda: world.fight.board.view.point_of((5, 5)))]


def select_otter_and_paste(world: World) -> None:
    status(world)
    world.fight.order.select("otter")
    world.carry_by_keys(world.fight.palette_of_statuses.list, lambda: world.fight)


def enter_in_palette(world: World) -> None:
    status(world)
    world.fight.order.select("otter")
    QTest.keyClick(world.fight.palette_of_statuses.list, Qt.Key.Key_Return)


def cursor_on_cell(world: World) -> Any:
    world.fight.board.view.put_cursor((3, 3))
    return world.fight.board.view


def conditions(world: World) -> dict[str, list[dict[str, Any]]]:
    return {candidate.name: candidate.conditions for candidate in world.library.parties.members(1)}


def onto_bea(world: World) -> list[Stop]:
    def place() -> QPoint:
        middle: QPoint = world.party.view.visualRect(world.party.cards.index(1, 0)).center()
        return middle

    return [over_tab(world, PARTY), of(world.party.view, place)]


FIGHT_DRAGS = (
    *(
        Drag(
            f"{name} → order",
            pick,
            into_order,
            World.order,
            ["Heron", *coming, "Otter"],
            keys(pick, ENCOUNTER, lambda world: world.fight),
            by_keys=["Heron", "Otter", *coming],
        )
        for name, pick, coming in (
            ("folder", shelf("folder", "Caves"), ["Bat", "Moth"]),
            ("party", grip, ["Ana", "Bea"]),
            ("tray line", tray_line, ["Wisp A", "Wisp B"]),
        )
    ),
    Drag(
        "folder → board",
        shelf("folder", "Caves"),
        onto_cell,
        World.standing,
        {"Heron": (0, 0), "Otter": (5, 5), "Bat": (3, 3), "Moth": (3, 2)},
        keys(shelf("folder", "Caves"), ENCOUNTER, cursor_on_cell),
    ),
    Drag(
        "creature → order, at its place",
        creature("Bat"),
        into_order,
        World.order,
        ["Heron", "Bat", "Otter"],
        keys(creature("Bat"), ENCOUNTER, lambda world: world.fight),
        by_keys=["Heron", "Otter", "Bat"],
    ),
    Drag(
        "creatures → order, several in one step",
        two_creatures,
        into_order,
        World.order,
        ["Heron", "Bat", "Wisp", "Otter"],
        keys(two_creatures, ENCOUNTER, lambda world: world.fight),
        by_keys=["Heron", "Otter", "Bat", "Wisp"],
    ),
    Drag(
        "member → order",
        member("Ana"),
        into_order,
        World.order,
        ["Heron", "Ana", "Otter"],
        keys(member("Ana"), ENCOUNTER, lambda world: world.fight),
        by_keys=["Heron", "Otter", "Ana"],
    ),
    Drag(
        "creature → board, in over its margin",
        creature("Bat"),
        onto_cell,
        World.standing,
        {"Heron": (0, 0), "Otter": (5, 5), "Bat": (3, 3)},
        keys(creature("Bat"), ENCOUNTER, cursor_on_cell),
    ),
    Drag(
        "member → board",
        member("Ana"),
        onto_cell,
        World.standing,
        {"Heron": (0, 0), "Otter": (5, 5), "Ana": (3, 3)},
        keys(member("Ana"), ENCOUNTER, cursor_on_cell),
    ),
    Drag(
        "status → order",
        status,
        order_row,
        World.statuses,
        {"Otter": [STATUS], "Heron": []},
        select_otter_and_paste,
    ),
    Drag(
        "status → board",
        status,
        otter_on_board,
        World.statuses,
        {"Heron": [], "Otter": [STATUS]},
        enter_in_palette,
    ),
)


def test_each_drag_into_a_running_fight_is_one_step_of_undo(world: World) -> None:
    begin(world)
    play(world, FIGHT_DRAGS, world.window.undo)


def test_before_an_open_question_is_answered_nobody_joins_and_the_places_say_why(world: World) -> None:
    begin(world)
    conductor = world.window.conductor
    conductor.command({"do": "act", "actor": "heron", "action": "attack", "targets": ["otter"], "override": True})
    asked, before = conductor.open_question, world.order()
    assert asked is not None
    said: list[str] = []

    def look() -> bool:
        said.extend(beside.text() for beside in world.window.findChildren(DragHint) if beside.isVisible())
        return True

    for pick, way in ((creature("Bat"), into_order), (creature("Bat"), onto_cell), (status, order_row)):
        start, place = pick(world)
        *before_it, last = way(world)
        world.hand.carry(start, place, *before_it, Stop(last.where, look))
    assert said == ["Answer the open question first, or cancel the action with Esc."] * 3
    reinforce(conductor, [{"name": "Bat", "side": "foes", "sheet": SHEET}], [None])
    assert conductor.open_question is asked
    conductor.cancel()
    assert world.order() == before


def test_who_has_let_a_status_go_types_in_the_fight(world: World) -> None:
    begin(world)
    start, place = status(world)
    world.fight.palette_of_statuses.list.setFocus()
    world.hand.carry(start, place, *order_row(world))
    assert world.statuses()["Otter"] == [STATUS]
    assert world.window.focusWidget() is world.fight


def test_a_status_is_let_go_on_a_member_who_brings_it_along(world: World) -> None:
    world.company()
    begin(world)
    before = conditions(world)
    start, place = status(world)
    world.hand.carry(start, place, *onto_bea(world))
    assert conditions(world) == {"Ana": [], "Bea": [{"status": STATUS}]}
    assert world.window.tabs.currentIndex() == PARTY
    calm(world)
    world.window.undo()
    assert conditions(world) == before
    keys(status, PARTY, lambda world: world.party.view, "Bea")(world)
    assert conditions(world) == {"Ana": [], "Bea": [{"status": STATUS}]}
    # Twice it says that it is there.
    said: list[str] = []

    def look() -> bool:
        said.extend(beside.text() for beside in world.window.findChildren(DragHint) if beside.isVisible())
        return True

    tab, on_card = onto_bea(world)
    start, place = status(world)
    world.hand.carry(start, place, tab, Stop(on_card.where, look))
    assert said == ["Bea already has it."]
    assert conditions(world) == {"Ana": [], "Bea": [{"status": STATUS}]}
    world.window.undo()
    assert conditions(world) == before
    # A fight begins with it.
    keys(status, PARTY, lambda world: world.party.view, "Bea")(world)
    world.library.encounters.add_members(STAIR, [2])
    assert world.window.conductor.open_prepared(STAIR)
    assert world.statuses()["Bea"] == [STATUS]
