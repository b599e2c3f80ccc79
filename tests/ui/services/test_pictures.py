"""Pictures of creatures and members: dropped, pasted, taken away, undone, printed, carried in the exchange file."""

import base64
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QMimeData, QPoint, QSize, Qt, QUrl
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from models.exchange import importer
from models.exchange.formats import READERS
from models.exchange.native import writer
from models.exchange.records.import_options import ImportChoice
from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.parties import Member, Party
from models.repositories.pictures import MOST, picture_of
from tests.ui.bestiary.world import drop
from ui.bestiary.stat_block.pane import SheetPane
from ui.bestiary.stat_block.view import PICTURE
from ui.dnd.payload import read_brought
from ui.navigation.tabs import BESTIARY, PARTY
from ui.services.pictures import LONGEST, UnfitPicture, image_of, made_small, tag
from ui.shell.main_window import MainWindow
from ui.theme.icons import screen_ratio

SHEET = {"vida": 4, "con": 4}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "Faces.turnwright", samples=())
    opened.creatures.add([Creature(name="Bat", system="tabuleiro", sheet=SHEET)])
    opened.parties.add(Party(name="Company"), [Member(name="Ana", system="tabuleiro", sheet=SHEET)])
    yield opened
    opened.close()


def painted(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(QColor("teal"))
    return image


def bomb() -> bytes:
    """A PNG that says of itself that it is sixty thousand pixels wide and high."""
    chunks = (b"IHDR", struct.pack(">IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0)), (b"IDAT", zlib.compress(b"\0" * 99))
    packed = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc32(kind + data)) for kind, data in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(packed)


def drop_file(pane: SheetPane[Any], path: Path) -> bool:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    return drop(pane.block.viewport(), mime, pane.block.viewport().rect().center())


def test_a_picture_is_dropped_taken_away_and_goes_where_its_creature_goes(
    window: MainWindow, library: Library, tmp_path: Path
) -> None:
    window.show_tab(BESTIARY)
    bestiary, said = window.bestiary, list[str]()
    bestiary.detail.message_requested.connect(said.append)
    bestiary.list.choose([1])

    def picture() -> object:
        creature = library.creatures.get(1)
        assert creature is not None
        return picture_of(creature.extra)

    file = tmp_path / "bat.png"
    painted(2000, 1000).save(str(file))
    assert drop_file(bestiary.detail, file)
    kept = bestiary.detail.block.shown
    assert kept is not None
    assert image_of(kept.picture).size() == QSize(LONGEST, LONGEST // 2)
    block = bestiary.detail.block
    assert tag(kept.picture, QSize(block.viewport().width() // 3, PICTURE), screen_ratio()) in block._page
    window.undo_stack.undo()
    assert picture() is None
    assert kept.picture not in bestiary.detail.block._page
    window.undo_stack.redo()
    assert picture() is not None

    (tmp_path / "bomb.png").write_bytes(bomb())
    drop_file(bestiary.detail, tmp_path / "bomb.png")
    assert said == ["This picture is too large: 60000 × 60000 pixels."]
    bestiary.detail.picturing.take(lambda: made_small(b"no picture"))
    assert said[1:] == ["This picture cannot be read."]

    bestiary.duplicate()
    copy = library.creatures.get(2)
    assert copy is not None
    assert picture_of(copy.extra) == picture()
    (tmp_path / "out.json").write_text(writer.creatures(library, [1]), encoding="utf-8")
    other = Library.open(tmp_path / "Other.turnwright", samples=())
    importer.preview_files(other, [tmp_path / "out.json"], ImportChoice(), READERS).take(other)
    [came] = other.creatures.get_all([row.id for row in other.creatures.rows()])
    assert picture_of(came.extra) == picture()
    other.close()

    bestiary.detail.keep_picture(None)
    assert picture() is not None
    bestiary.list.choose([1])
    bestiary.detail.keep_picture(None)
    assert picture() is None


def test_a_picture_is_pasted_onto_a_member_and_printed(window: MainWindow, library: Library) -> None:
    window.show_tab(PARTY)
    window.party.choose([1])
    window.party.view.setFocus()
    QApplication.clipboard().setImage(painted(40, 60))
    QTest.keyClick(window.party.view, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert picture_of(library.parties.members()[0].extra) is not None
    view = window.party.view
    card = view.visualRect(window.party.cards.index(0, 0))
    assert view.viewport().grab().toImage().pixelColor(card.topLeft() + QPoint(30, 30)) == QColor("teal")
    cards = window.party.paper_cards()
    assert cards.to_pdf().startswith(b"%PDF")
    assert len(cards.in_tents().to_pdf()) > len(cards.to_pdf()) // 4
    QApplication.clipboard().clear()


def menu() -> QMenu:
    """The menu that has just come up."""
    found = QApplication.activePopupWidget()
    assert isinstance(found, QMenu)
    return found


@pytest.mark.parametrize("tab", [BESTIARY, PARTY])
def test_the_button_asks_for_a_file_and_where_there_is_a_picture_offers_another_one_or_none(
    window: MainWindow, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tab: int
) -> None:
    window.show_tab(tab)
    if tab == BESTIARY:
        window.bestiary.list.choose([1])
    else:
        window.party.choose([1])
    pane: SheetPane[Any] = window.bestiary.detail if tab == BESTIARY else window.party.detail
    files: list[Path | None] = []
    monkeypatch.setattr("ui.bestiary.stat_block.picture.ask_to_open", lambda *_: files.pop(0))
    for name, (width, height) in (("bat", (40, 60)), ("cat", (90, 30))):
        painted(width, height).save(str(tmp_path / f"{name}.png"))

    def size() -> QSize | None:
        found = pane.block.shown
        assert found is not None
        return image_of(found.picture).size() if found.picture else None

    def press() -> None:
        QTest.mouseClick(pane.picturing.button, Qt.MouseButton.LeftButton)

    def choose(row: int) -> None:
        up = menu()
        action = up.actions()[row]
        QTest.mouseClick(up, Qt.MouseButton.LeftButton, pos=up.actionGeometry(action).center())

    # Without one it asks at once; who thinks better of it has none.
    files[:] = [None, tmp_path / "bat.png"]
    press()
    assert size() is None
    press()
    assert size() == QSize(40, 60)
    # With one it offers what can be done with it; Esc leaves it.
    press()
    assert [action.text() for action in menu().actions()] == ["Another picture…", "Remove the picture"]
    QTest.keyClick(menu(), Qt.Key.Key_Escape)
    assert size() == QSize(40, 60)
    files[:] = [tmp_path / "cat.png"]
    press()
    choose(0)
    assert size() == QSize(90, 30)
    shown = pane.block.shown
    assert shown is not None
    assert shown.picture in pane.block._page
    press()
    choose(1)
    assert size() is None
    assert shown.picture not in pane.block._page
    for wanted in (QSize(90, 30), QSize(40, 60), None):
        window.undo_stack.undo()
        assert size() == wanted


def test_what_is_no_picture_of_ours_is_neither_kept_nor_shown() -> None:
    noise = QImage(1200, 1200, QImage.Format.Format_ARGB32)
    for x in range(0, 1200, 3):
        for y in range(0, 1200, 40):
            noise.setPixelColor(x, y, QColor(x % 256, y % 256, (x * y) % 256, (x + y) % 256))
    assert len(made_small(_png(noise)).data) <= MOST
    for kept in (
        "",
        3,
        "data:image/svg+xml;base64,AAAA",
        "data:image/png;base64,@@",
        "data:image/png;base64," + "A" * MOST * 3,
    ):
        assert picture_of({"picture": kept}) is None
    with pytest.raises(UnfitPicture):
        made_small(b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>")
    large = picture_of({"picture": f"data:image/png;base64,{_base64(painted(LONGEST + 1, 2))}"})
    assert large is not None
    assert tag(large.address, QSize(100, 100)) == ""


def test_a_picture_of_a_page_in_the_window_comes_in_its_size_and_elsewhere_as_it_was_saved() -> None:
    stripes = QImage(400, 200, QImage.Format.Format_RGB32)
    for x in range(stripes.width()):
        for y in range(stripes.height()):
            stripes.setPixelColor(x, y, QColor("black" if x % 2 else "white"))
    saved = picture_of({"picture": f"data:image/png;base64,{_base64(stripes)}"})
    assert saved is not None
    assert saved.address in tag(saved.address, QSize(100, 100))
    shown = tag(saved.address, QSize(100, 100), 1.5)
    assert "width='100' height='50'" in shown
    small = image_of(shown.split("'")[1])
    assert small.size() == QSize(150, 75)
    greys = [small.pixelColor(x, 30).lightnessF() for x in range(small.width())]
    assert all(0.2 < grey < 0.8 for grey in greys), "stripes finer than a pixel are grey, not black or white by chance"


class Gone(QMimeData):
    """A picture on the clipboard that its program does not give any more."""

    def formats(self) -> list[str]:
        """Says that there is one."""
        return ["application/x-qt-image"]


def test_a_picture_that_its_program_does_not_give_any_more_is_none_that_can_be_read() -> None:
    mime = Gone()
    brought = read_brought(mime)
    assert brought is not None
    assert brought.image is not None
    with pytest.raises(UnfitPicture, match="cannot be read"):
        made_small(brought.image())


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def _base64(image: QImage) -> str:
    return base64.b64encode(_png(image)).decode()
