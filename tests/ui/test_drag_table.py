"""Every drag of the table: by a real mouse through the real window, taken back, and then done by keys."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QItemSelectionModel, QMimeData, QPoint, QSettings, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QApplication, QWidget
from pytestqt.qtbot import QtBot

from models.creatures import Creature
from models.encounters import Encounter, EncounterEntry
from models.library import Library
from models.parties import Member, Party
from rules.geometry import Cell
from tests.ui.bestiary.world import drop
from tests.ui.carrying import Hand, Stop, point_in
from tests.ui.encounter.conftest import GUARD
from ui.dragging import mime_of, outside_of, source_of
from ui.dropping import Beside, Light, side_bands
from ui.encounter.picker import Picker
from ui.grip import Grip
from ui.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.window import MainWindow

SYSTEM = "tabuleiro"
SHEET = {"vida": 4, "con": 4}
BOARD = {"width": 6, "height": 6}
STAIR, FORD = 1, 2
STATUS = "marker"
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "Table.turnwright", samples=())
    opened.creatures.add(
        [
            Creature(name=name, system=system, sheet=sheet, folder=folder, tags=tags)
            for name, system, sheet, folder, tags in (
                ("Bat", SYSTEM, SHEET, "Caves", ["night"]),
                ("Moth", SYSTEM, SHEET, "Caves/Deep", []),
                ("Wisp", SYSTEM, SHEET, "Fens", []),
            )
        ]
    )
    for party, names in (("Company", ("Ana", "Bea")), ("Guests", ("Cid",))):
        opened.parties.add(Party(name=party), [Member(name=name, system=SYSTEM, sheet=SHEET) for name in names])
    opened.encounters.add(
        Encounter(name="Stair", system=SYSTEM),
        [EncounterEntry(name=name, side="foes", sheet=SHEET) for name in ("Ogre", "Troll")],
    )
    opened.encounters.add(
        Encounter(name="Ford", system=SYSTEM, board=BOARD, seed=7),
        [
            EncounterEntry(name="Heron", side="party", sheet=SHEET, cells=[[0, 0]]),
            EncounterEntry(name="Otter", side="foes", sheet=SHEET, cells=[[5, 5]]),
        ],
    )
    opened.creatures.add([Creature(name="Guard", system="ffrpg", sheet=GUARD)])
    yield opened
    opened.close()


class World:
    """The window with its library, and hands for mouse and keys."""

    def __init__(self, window: MainWindow, library: Library, hand: Hand) -> None:
        self.window, self.library, self.hand = window, library, hand

    # --- where things are ------------------------------------------------------------------------------

    def row(self, view: QAbstractItemView, text: str) -> QPoint:
        """The middle of the row that begins with a text, chosen alone."""
        model = view.model()
        for column in range(model.columnCount()):
            for row in range(model.rowCount()):
                index = model.index(row, column)
                if str(index.data() or "").startswith(text):
                    # Not by the view: it would heed the Ctrl that was pressed last.
                    flag = QItemSelectionModel.SelectionFlag
                    view.selectionModel().setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)
                    return view.visualRect(index).center()
        raise AssertionError(text)

    @property
    def creatures(self) -> Any:
        return self.window.bestiary.list.view

    @property
    def tray(self) -> Any:
        return self.window.bestiary.tray

    @property
    def filters(self) -> Any:
        return self.window.bestiary.filters

    @property
    def party(self) -> Any:
        return self.window.party

    @property
    def prepare(self) -> Any:
        return self.window.encounter.prepare

    @property
    def roster(self) -> Any:
        return self.prepare.pane.who.roster

    @property
    def fight(self) -> Any:
        return self.window.encounter.fight

    def company(self) -> None:
        self.party.bar.party_id = 1
        self.party.reload()

    # --- how things stand ------------------------------------------------------------------------------

    def folders(self) -> list[str]:
        return [one.folder for one in self.library.creatures.get_all([1, 2, 3])]

    def tags(self) -> list[list[str]]:
        return [one.tags for one in self.library.creatures.get_all([1, 2, 3])]

    def lines(self) -> list[tuple[str, int, str]]:
        return [(one.name, one.many, one.side) for one in self.tray.rows]

    def members(self) -> list[tuple[str, ...]]:
        return [tuple(one.name for one in self.library.parties.members(id)) for id in (1, 2)]

    def entries(self, encounter: int = STAIR) -> list[tuple[str, int, str]]:
        return [(one.name, one.count, one.side) for one in self.library.encounters.entries(encounter)]

    def cells(self) -> list[tuple[str, list[list[int]]]]:
        return [(one.name, one.cells) for one in self.library.encounters.entries(FORD)]

    def order(self) -> list[str]:
        conductor = self.window.conductor
        return [conductor.names[id] for id in conductor.system.outcome.order(conductor.fight)]

    def standing(self) -> dict[str, Cell | None]:
        return {one.name: one.cell for one in self.window.conductor.fight.combatants.values()}

    def statuses(self) -> dict[str, list[str]]:
        fight = self.window.conductor.fight
        return {one.name: [each.status for each in one.conditions] for one in fight.combatants.values()}

    # --- by keys ---------------------------------------------------------------------------------------

    def carry_by_keys(self, start: QWidget, end: Callable[[], QWidget], *, cut: bool = True) -> None:
        """Ctrl+X (or C) where it is chosen, Ctrl+V where it is to go."""
        start.setFocus()
        QTest.keyClick(start, Qt.Key.Key_X if cut else Qt.Key.Key_C, CTRL)
        target = end()
        target.setFocus()
        QTest.keyClick(target, Qt.Key.Key_V, CTRL)


def of(view: QAbstractScrollArea, place: Callable[[], QPoint]) -> Stop:
    """A place of what scrolls in a view, asked for when the mouse comes there."""
    return Stop(lambda: view.viewport().mapTo(view.window(), place()))


def over_tab(world: World, number: int) -> Stop:
    bar = world.window.tabs.tabBar()
    return Stop(point_in(bar, bar.tabRect(number).center()), lambda: world.window.tabs.currentIndex() == number)


def edge_above(view: QAbstractItemView, row: int) -> QPoint:
    return view.visualRect(view.model().index(row, 0)).topLeft() + QPoint(60, 2)


def middle_of_band(view: QAbstractItemView, side: str) -> QPoint:
    return side_bands(view.viewport().rect())[side].center()


Picked = tuple[QWidget, QPoint]


@dataclass(frozen=True)
class Drag:
    """One cell of the table."""

    name: str
    pick: Callable[[World], Picked]
    way: Callable[[World], list[Stop]]
    look: Callable[[World], Any]
    after: Any
    keys: Callable[[World], None]
    card: str = ""
    """What stands on the card, where that is told."""
    by_keys: Any = field(default=None)
    """How it stands after the keys, where those say no place."""


def creature(name: str) -> Callable[[World], Picked]:
    def pick(world: World) -> Picked:
        world.window.show_tab(BESTIARY)
        view = world.creatures
        return view.viewport(), world.row(view, name)

    return pick


def two_creatures(world: World) -> Picked:
    world.window.show_tab(BESTIARY)
    world.window.bestiary.list.choose([1, 3])
    view = world.creatures
    return view.viewport(), view.visualRect(view.currentIndex()).center()


def shelf(kind: str, name: str) -> Callable[[World], Picked]:
    def pick(world: World) -> Picked:
        world.window.show_tab(BESTIARY)
        view = getattr(world.filters, f"{kind}_view")
        place = world.row(view, name)
        return view.viewport(), place

    return pick


def onto_row(view: Callable[[World], Any], name: str) -> Callable[[World], list[Stop]]:
    """Onto a row of a list that is on the same page; what is chosen there stays as it is."""

    def way(world: World) -> list[Stop]:
        def place() -> QPoint:
            model = view(world).model()
            rows = range(model.rowCount())
            index = next(model.index(row, 0) for row in rows if str(model.index(row, 0).data()).startswith(name))
            middle: QPoint = view(world).visualRect(index).center()
            return middle

        return [of(view(world), place)]

    return way


def member(name: str) -> Callable[[World], Picked]:
    def pick(world: World) -> Picked:
        world.window.show_tab(PARTY)
        world.company()
        return world.party.view.viewport(), world.row(world.party.view, name)

    return pick


def into_roster(world: World) -> list[Stop]:
    return [over_tab(world, ENCOUNTER), of(world.roster, lambda: edge_above(world.roster, 1))]


def on_side_of_roster(world: World) -> list[Stop]:
    return [over_tab(world, ENCOUNTER), of(world.roster, lambda: middle_of_band(world.roster, "neutral"))]


def into_tray(world: World) -> list[Stop]:
    return [over_tab(world, BESTIARY), Stop(point_in(world.tray))]


def to(number: int, widget: Callable[[World], QWidget]) -> Callable[[World], Callable[[], QWidget]]:
    def end(world: World) -> Callable[[], QWidget]:
        def show() -> QWidget:
            world.window.show_tab(number)
            return widget(world)

        return show

    return end


def keys(
    pick: Callable[[World], Picked], number: int, widget: Callable[[World], QWidget], choose: str = "", **how: bool
) -> Callable[[World], None]:
    """Chosen as for the drag, taken up, and let go where the keys are: on `choose`, if that is to be chosen first."""

    def do(world: World) -> None:
        start, _ = pick(world)
        view = start.parentWidget() if isinstance(start.parentWidget(), QAbstractScrollArea) else start
        assert view is not None

        def show() -> QWidget:
            world.window.show_tab(number)
            target = widget(world)
            if choose and isinstance(target, QAbstractItemView):
                world.row(target, choose)
            return target

        world.carry_by_keys(view, show, **how)

    return do


def grip(world: World) -> Picked:
    world.window.show_tab(PARTY)
    world.company()
    held = world.party.bar.findChild(Grip)
    return held, held.rect().center()


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


def tray_line(world: World) -> Picked:
    world.window.show_tab(BESTIARY)
    view = world.tray.view
    view.selectRow(0)
    view.setCurrentIndex(view.model().index(0, 1))
    return view.viewport(), view.visualRect(view.model().index(0, 1)).center()


def tray_side(world: World) -> list[Stop]:
    return [of(world.tray.view, lambda: middle_of_band(world.tray.view, "party"))]


def press_s(view: Callable[[World], Any], pick: Callable[[World], Picked], times: int) -> Callable[[World], None]:
    def do(world: World) -> None:
        pick(world)
        view(world).setFocus()
        for _ in range(times):
            QTest.keyClick(view(world), Qt.Key.Key_S)

    return do


def roster_line(world: World) -> Picked:
    world.window.show_tab(ENCOUNTER)
    world.prepare.reload(STAIR)
    world.roster.choose([1])
    return world.roster.viewport(), world.roster.visualRect(world.roster.rows.index(0, 0)).center()


def roster_side(world: World) -> list[Stop]:
    return [of(world.roster, lambda: middle_of_band(world.roster, "neutral"))]


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


@pytest.fixture
def world(qtbot: QtBot, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    made = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    made.remembered.choose_system(SYSTEM)
    made.show_tab(ENCOUNTER)
    made.encounter.prepare.reload(STAIR)
    made.show_tab(PARTY)
    made.show_tab(BESTIARY)
    library.trays.put(
        SYSTEM, [{"creature": 3, "side": "foes", "count": 2}, {"creature": 2, "side": "foes", "count": 1}]
    )
    made.bestiary.tray.show_system(SYSTEM)
    made.bestiary.tray.reload()
    return World(made, library, Hand(monkeypatch))


def calm(world: World) -> None:
    """Nothing is lit, and nothing is said beside the mouse, when nothing is held."""
    lights = [one for one in world.window.findChildren(Light) if one.isVisibleTo(world.window)]
    words = [one.text() for one in world.window.findChildren(Beside) if one.isVisibleTo(world.window)]
    assert (lights, words) == ([], [])


def play(world: World, drags: tuple[Drag, ...], undo: Callable[[], None]) -> None:
    for one in drags:
        world.prepare.reload(STAIR)
        world.filters.clear()
        before = one.look(world)
        start, place = one.pick(world)
        world.hand.carry(start, place, *one.way(world))
        assert one.look(world) == one.after, one.name
        assert not one.card or world.hand.words == one.card, one.name
        calm(world)
        undo()
        assert one.look(world) == before, f"{one.name}, taken back"
        world.filters.clear()
        world.prepare.reload(STAIR)
        one.keys(world)
        assert one.look(world) == (one.by_keys or one.after), f"{one.name}, by keys"
        undo()
        assert one.look(world) == before, f"{one.name}, by keys and taken back"


@pytest.mark.parametrize("drags", [BESTIARY_DRAGS, PARTY_DRAGS, PREPARE_DRAGS], ids=["bestiary", "party", "prepare"])
def test_each_drag_does_what_its_cell_says_and_is_undone_and_done_by_keys(
    world: World, drags: tuple[Drag, ...]
) -> None:
    play(world, drags, world.window.undo)


def test_what_is_dragged_out_is_a_file_for_some_and_words_for_others(world: World) -> None:
    view, _ = two_creatures(world)
    source = source_of(world.creatures)
    carried = None if source is None else source.taken()
    assert carried is not None
    mime = mime_of(carried, outside_of(view))
    assert "Bat" in mime.text()
    assert "Wisp" in mime.html()
    (address,) = mime.urls()
    assert Path(address.toLocalFile()).name == "2 creatures.json"
    written = json.loads(Path(address.toLocalFile()).read_text("utf-8"))
    assert [one["name"] for one in written["creatures"]] == ["Bat", "Wisp"]


def brought_in(world: World, mime: QMimeData, over: QWidget) -> bool:
    """Whether what another program drags is taken over a widget of the window."""
    return drop(over, mime, over.rect().center())


def test_files_and_texts_of_other_programs_are_looked_at_wherever_they_are_dropped(
    world: World, tmp_path: Path
) -> None:
    file = tmp_path / "newts.json"
    row = {"name": "Newt", "system": SYSTEM, "sheet": SHEET}
    file.write_text(json.dumps({"format": "turnwright", "version": 1, "creatures": [row]}), "utf-8")
    exchange = world.window.exchange
    for over in (world.creatures.viewport(), world.tray, world.filters.tag_view.viewport()):
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(str(file))])
        assert brought_in(world, mime, over)
        assert exchange.card is not None
        exchange.card.shut()
        calm(world)
    text = QMimeData()
    text.setText(file.read_text("utf-8"))
    QApplication.clipboard().setMimeData(text)
    world.creatures.setFocus()
    QTest.keyClick(world.creatures, Qt.Key.Key_V, CTRL)
    assert exchange.card is not None
    exchange.card.shut()


# --- a running fight -----------------------------------------------------------------------------------------


def begin(world: World) -> None:
    assert world.window.conductor.open_prepared(FORD)
    world.window.conductor.begin_fight()
    world.window.show_tab(ENCOUNTER)
    while world.window.conductor.asked is not None:
        world.window.conductor.questions.roll_rest()
    world.window.conductor.next()


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


def status(world: World) -> Picked:
    world.window.show_tab(ENCOUNTER)
    palette = world.fight.palette_of_statuses
    palette.show()
    QApplication.sendPostedEvents()
    return palette.list.viewport(), world.row(palette.list, "MARCADOR")


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


FIGHT_DRAGS = (
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
