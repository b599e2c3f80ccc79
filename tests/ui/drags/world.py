"""Where things are in the window, and the hands that carry them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QApplication, QWidget

from models.library import Library
from rules.board.geometry import Cell
from tests.ui.carrying import Hand, Stop, point_in
from ui.bestiary.tray.model import TrayRows
from ui.dnd.drop_targets import DragHint, DropHighlight, side_bands
from ui.dnd.handle import Grip
from ui.encounter.prepare.roster_model import Roster
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.shell.main_window import MainWindow

SYSTEM = "tabuleiro"
SHEET = {"vida": 4, "con": 4}
BOARD = {"width": 6, "height": 6}
STAIR = 1
FORD = 2
"""The encounters, by their ids."""
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


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
        return [candidate.folder for candidate in self.library.creatures.get_all([1, 2, 3])]

    def tags(self) -> list[list[str]]:
        return [candidate.tags for candidate in self.library.creatures.get_all([1, 2, 3])]

    def lines(self) -> list[tuple[str, int, str]]:
        return [(row.name, row.many, row.side) for row in self.tray.rows]

    def members(self) -> list[tuple[str, ...]]:
        return [tuple(candidate.name for candidate in self.library.parties.members(id)) for id in (1, 2)]

    def entries(self, encounter: int = STAIR) -> list[tuple[str, int, str]]:
        return [(entry.name, entry.count, entry.side) for entry in self.library.encounters.entries(encounter)]

    def cells(self) -> list[tuple[str, list[list[int]]]]:
        return [(entry.name, entry.cells) for entry in self.library.encounters.entries(FORD)]

    def order(self) -> list[str]:
        conductor = self.window.conductor
        return [conductor.names[id] for id in conductor.system.outcome.order(conductor.fight)]

    def standing(self) -> dict[str, Cell | None]:
        return {combatant.name: combatant.cell for combatant in self.window.conductor.fight.combatants.values()}

    def statuses(self) -> dict[str, list[str]]:
        fight = self.window.conductor.fight
        return {
            combatant.name: [each.status for each in combatant.conditions] for combatant in fight.combatants.values()
        }

    # --- by keys ---------------------------------------------------------------------------------------

    def carry_by_keys(self, start: QWidget, end: Callable[[], QWidget], *, cut: bool = True) -> None:
        """Ctrl+X (or C) where it is chosen, Ctrl+V where it is to go."""
        start.setFocus()
        QTest.keyClick(start, Qt.Key.Key_X if cut else Qt.Key.Key_C, CTRL)
        target = end()
        target.setFocus()
        taken_up = self.window.statusBar().currentMessage()
        QTest.keyClick(target, Qt.Key.Key_V, CTRL)
        assert self.window.statusBar().currentMessage() not in {"", taken_up}, "what was let go where is said"


def of(view: QAbstractScrollArea, place: Callable[[], QPoint]) -> Stop:
    """A place of what scrolls in a view, asked for when the mouse comes there."""
    return Stop(lambda: view.viewport().mapTo(view.window(), place()))


def over_tab(world: World, number: int) -> Stop:
    bar = world.window.tabs.tabBar()
    return Stop(point_in(bar, bar.tabRect(number).center()), lambda: world.window.tabs.currentIndex() == number)


def edge_above(view: QAbstractItemView, row: int) -> QPoint:
    return view.visualRect(view.model().index(row, 0)).topLeft() + QPoint(60, 2)


def middle_of_band(view: QAbstractItemView, side: str) -> QPoint:
    shown = view if isinstance(view, Roster) else view.model()
    assert isinstance(shown, Roster | TrayRows)
    return side_bands(view.viewport().rect(), shown.sides)[side].center()


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


def member(name: str) -> Callable[[World], Picked]:
    def pick(world: World) -> Picked:
        world.window.show_tab(PARTY)
        world.company()
        return world.party.view.viewport(), world.row(world.party.view, name)

    return pick


def shelf(kind: str, name: str) -> Callable[[World], Picked]:
    def pick(world: World) -> Picked:
        world.window.show_tab(BESTIARY)
        view = getattr(world.filters, f"{kind}_view")
        place = world.row(view, name)
        return view.viewport(), place

    return pick


def grip(world: World) -> Picked:
    world.window.show_tab(PARTY)
    world.company()
    held = world.party.bar.findChild(Grip)
    return held, held.rect().center()


def tray_line(world: World) -> Picked:
    world.window.show_tab(BESTIARY)
    view = world.tray.view
    view.selectRow(0)
    view.setCurrentIndex(view.model().index(0, 1))
    return view.viewport(), view.visualRect(view.model().index(0, 1)).center()


def begin(world: World) -> None:
    assert world.window.conductor.open_prepared(FORD)
    world.window.conductor.begin_fight()
    world.window.show_tab(ENCOUNTER)
    while world.window.conductor.open_question is not None:
        world.window.conductor.questions.roll_rest()
    world.window.conductor.next()


def status(world: World) -> Picked:
    world.window.show_tab(ENCOUNTER)
    palette = world.fight.palette_of_statuses
    palette.show()
    QApplication.processEvents()
    return palette.list.viewport(), world.row(palette.list, "MARCADOR")


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


def calm(world: World) -> None:
    """Nothing is lit, and nothing is said beside the mouse, when nothing is held."""
    lights = [light for light in world.window.findChildren(DropHighlight) if light.isVisibleTo(world.window)]
    words = [beside.text() for beside in world.window.findChildren(DragHint) if beside.isVisibleTo(world.window)]
    assert (lights, words) == ([], [])


def play(world: World, drags: tuple[Drag, ...], undo: Callable[[], None]) -> None:
    for drag in drags:
        world.prepare.reload(STAIR)
        world.filters.clear()
        before = drag.look(world)
        start, place = drag.pick(world)
        world.hand.carry(start, place, *drag.way(world))
        assert drag.look(world) == drag.after, drag.name
        assert not drag.card or world.hand.words == drag.card, drag.name
        calm(world)
        undo()
        assert drag.look(world) == before, f"{drag.name}, taken back"
        world.filters.clear()
        world.prepare.reload(STAIR)
        drag.keys(world)
        assert drag.look(world) == (drag.by_keys or drag.after), f"{drag.name}, by keys"
        undo()
        assert drag.look(world) == before, f"{drag.name}, by keys and taken back"


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
