"""What is dragged out of the window into other programs, and in from them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest
from PySide6.QtCore import QEvent, QMimeData, QSettings, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from pytestqt.qtbot import QtBot

from models.exchange.formats import READERS
from models.exchange.importer import preview_files
from models.exchange.records.import_options import ImportChoice
from models.library import Library
from tests.proving import short_of
from tests.ui.bestiary.world import drop
from tests.ui.carrying import Stop, point_in
from tests.ui.drags.world import (
    CTRL,
    FORD,
    SHEET,
    STAIR,
    SYSTEM,
    Picked,
    World,
    begin,
    calm,
    creature,
    grip,
    member,
    shelf,
    tray_line,
    two_creatures,
)
from ui.dnd.payload import read_brought
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.shell.main_window import MainWindow


class Out(NamedTuple):
    """Something that is dragged out of the window, and what another program is given."""

    pick: Callable[[World], Picked]
    file: str
    """The file's name."""
    words: tuple[str, ...]
    """What a text gets to read, in that order."""
    brings: dict[str, list[str]]
    """What the file brings into another library: names by what they are."""


def encounter(world: World) -> Picked:
    world.window.show_tab(ENCOUNTER)
    view = world.prepare.list
    return view.viewport(), world.row(view, "Ford")


def roster_lines(world: World) -> Picked:
    world.library.encounters.add_creatures(STAIR, [1])
    world.library.encounters.add_members(STAIR, [1])
    world.window.show_tab(ENCOUNTER)
    world.prepare.reload(STAIR)
    world.roster.choose([entry.id for entry in world.library.encounters.entries(STAIR)][2:])
    return world.roster.viewport(), world.roster.visualRect(world.roster.currentIndex()).center()


OUT = {
    "creature": Out(creature("Bat"), "Bat.json", ("Bat", "VIDA 4"), {"creatures": ["Bat"]}),
    "creatures": Out(two_creatures, "2 creatures.json", ("Bat", "Wisp"), {"creatures": ["Bat", "Wisp"]}),
    "folder": Out(shelf("folder", "Caves"), "Folder Caves.json", ("Bat", "Moth"), {"creatures": ["Bat", "Moth"]}),
    "tray line": Out(tray_line, "Wisp.json", ("Wisp", "VIDA 4"), {"creatures": ["Wisp"]}),
    "roster lines": Out(
        roster_lines, "2 lines.json", ("Bat", "Ana"), {"creatures": ["Bat"], "parties": ["Company"], "members": ["Ana"]}
    ),
    "member": Out(member("Bea"), "Bea.json", ("Bea", "VIDA 4"), {"parties": ["Company"], "members": ["Bea"]}),
    "party": Out(grip, "Company- 2 members.json", ("Ana", "Bea"), {"parties": ["Company"], "members": ["Ana", "Bea"]}),
    "encounter": Out(
        encounter, "Ford.json", ("Ford", "Heron · Party", "Otter · Foes", "VIDA 4"), {"encounters": ["Ford"]}
    ),
}


def names_in(library: Library) -> dict[str, list[str]]:
    found = {
        "creatures": [candidate.name for candidate in library.creatures.get_all(list(range(1, 20)))],
        "parties": [party.name for party in library.parties.all()],
        "members": [candidate.name for candidate in library.parties.members()],
        "encounters": [candidate.name for candidate in library.encounters.all()],
    }
    return {kind: names for kind, names in found.items() if names}


def given(world: World) -> QMimeData:
    """What another program is given by the drag that has just left the window."""
    assert world.hand.drag is not None
    return world.hand.drag.mimeData()


def test_what_is_dragged_out_is_a_file_for_some_and_words_for_others(world: World, tmp_path: Path) -> None:
    for cell, out in OUT.items():
        start, place = out.pick(world)
        before = names_in(world.library)
        world.hand.carry(start, place, Stop(point_in(world.window.menuBar())))
        for mime in (given(world), clipboard_by_keys(world, start)):
            text, rest = mime.text(), mime.text()
            for word in out.words:
                assert word in rest, (cell, text)
                rest = rest[rest.index(word) + len(word) :]
            assert out.words[-1].split()[0] in mime.html(), cell
            assert "<" not in text, cell
            (address,) = mime.urls()
            file = Path(address.toLocalFile())
            assert file.name == out.file
            assert brought_by(file, tmp_path) == out.brings, cell
        assert names_in(world.library) == before, cell
        calm(world)


def brought_by(file: Path, folder: Path) -> dict[str, list[str]]:
    """What a file brings into another library."""
    with TemporaryDirectory(dir=folder) as empty:
        other = Library.open(Path(empty) / "Other.turnwright", samples=())
        preview_files(other, [file], ImportChoice(), READERS).take(other)
        found = names_in(other)
        other.close()
    return found


def clipboard_by_keys(world: World, start: QWidget) -> QMimeData:
    """The same taken up with Ctrl+C."""
    view = start.parentWidget() if isinstance(start.parentWidget(), QAbstractScrollArea) else start
    assert view is not None
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_C, CTRL)
    return QApplication.clipboard().mimeData()


def test_a_log_is_dragged_out_as_a_page_and_as_words(world: World) -> None:
    begin(world)
    world.window.conductor.command({"do": "note", "text": "the lamp is out"})
    held = world.fight.log.grip
    world.hand.carry(held, held.rect().center(), Stop(point_in(world.window.menuBar())))
    for mime in (given(world), clipboard_by_keys(world, held)):
        assert "the lamp is out" in mime.text()
        (address,) = mime.urls()
        file = Path(address.toLocalFile())
        assert file.name == "Ford.html"
        assert "the lamp is out" in file.read_text("utf-8")


def brought_in(world: World, mime: QMimeData, over: QWidget) -> bool:
    """Whether what another program drags is taken over a widget of the window."""
    return drop(over, mime, over.rect().center())


OVER: dict[str, Callable[[World], QWidget]] = {
    "the list of creatures": lambda world: world.creatures.viewport(),
    "the tray": lambda world: world.tray,
    "tags": lambda world: world.filters.tag_view.viewport(),
    "a stat block": lambda world: world.window.bestiary.detail.block.viewport(),
    "the cards of members": lambda world: world.party.view.viewport(),
    "the choice of party": lambda world: world.party.bar,
    "the encounters": lambda world: world.prepare.list.viewport(),
    "a roster": lambda world: world.roster.viewport(),
    "a painted board": lambda world: world.window.encounter.board.editor.view.viewport(),
    "the order": lambda world: world.fight.order.viewport(),
    "the board of a fight": lambda world: world.fight.board.view.viewport(),
    "the log": lambda world: world.fight.log,
    "the menus": lambda world: world.window.menuBar(),
}


def show(world: World, over: str) -> None:
    if over in ("the order", "the board of a fight", "the log") and not world.window.conductor.is_open:
        begin(world)
    tabs = {"the cards of members": PARTY, "the choice of party": PARTY}
    in_bestiary = ("the list of creatures", "the tray", "tags", "a stat block")
    world.window.show_tab(BESTIARY if over in in_bestiary else tabs.get(over, ENCOUNTER))
    if over == "a painted board":
        world.window.encounter.show_board(FORD)


FIRST = "the list of creatures"
"""Over it each kind is let go in `make test`; over what else there is one, by turns."""


@pytest.mark.parametrize("every", short_of([False, True], False))
def test_files_folders_and_texts_of_other_programs_are_looked_at_wherever_they_are_dropped(
    world: World, qtbot: QtBot, tmp_path: Path, every: bool
) -> None:
    folder = tmp_path / "Marsh"
    folder.mkdir()
    file = folder / "newts.json"
    row = {"name": "Newt", "system": SYSTEM, "sheet": SHEET}
    file.write_text(json.dumps({"format": "turnwright", "version": 1, "creatures": [row]}), "utf-8")
    before = names_in(world.library)
    for turn, (over, found) in enumerate(OVER.items()):
        show(world, over)
        target = found(world)
        while target is not world.window and not target.acceptDrops():
            target = target.parentWidget() or world.window
        kinds = [of_files(file), of_files(folder), of_text(file)]
        for mime in kinds if every or over == FIRST else [kinds[turn % 3]]:
            assert brought_in(world, mime, target), over
            leave(world, qtbot)
            calm(world)
        QApplication.clipboard().setMimeData(of_text(file))
        target.setFocus()
        QTest.keyClick(target, Qt.Key.Key_V, CTRL)
        leave(world, qtbot)
        assert names_in(world.library) == before, over


def of_files(path: Path) -> QMimeData:
    """A file or folder, as a file manager gives it."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    return mime


def of_text(file: Path) -> QMimeData:
    """What stands in a file, as an editor gives it."""
    mime = QMimeData()
    mime.setText(file.read_text("utf-8"))
    return mime


def leave(world: World, qtbot: QtBot) -> None:
    """Puts the card away that has come up for what was brought."""
    exchange = world.window.exchange
    qtbot.waitUntil(lambda: exchange.card is not None and exchange.card.isVisible())
    assert exchange.card is not None
    exchange.card.shut()
    assert exchange.card is None


def test_what_was_taken_up_goes_into_the_library_that_is_opened_next(
    qtbot: QtBot, library: Library, tmp_path: Path
) -> None:
    window = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    window.show()
    with qtbot.waitActive(window):
        window.activateWindow()
    window.show_tab(BESTIARY)
    window.bestiary.list.choose([1])
    window.bestiary.list.view.setFocus()
    QTest.keyClick(window.bestiary.list.view, Qt.Key.Key_C, CTRL)
    window.hide()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    carried = read_brought(QApplication.clipboard().mimeData())
    assert carried is not None
    (path,) = carried.paths
    assert brought_by(Path(path), tmp_path) == {"creatures": ["Bat"]}
    Path(path).unlink()
    carried = read_brought(QApplication.clipboard().mimeData())
    assert carried is not None
    assert not carried.paths
    (tmp_path / "pasted.json").write_text(carried.text, "utf-8")
    assert brought_by(tmp_path / "pasted.json", tmp_path) == {"creatures": ["Bat"]}
