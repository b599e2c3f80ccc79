"""Cards on paper: every word of every sheet stands on one of them, as large as it fits, and nothing off its card."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QBuffer, QPointF, QRectF, QSettings, QSizeF
from PySide6.QtGui import QImage, QPainter, QTextDocument
from PySide6.QtPrintSupport import QPrintPreviewWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.pictures import Picture
from rules.system import registry
from tests.proving import short_of
from tests.there import there
from tests.ui.settling import settle
from tests.ui.tellings import read_pdf, squeezed
from ui.bestiary.stat_block.data import of_creature
from ui.bestiary.stat_block.view import html
from ui.paper import cards as paper_cards
from ui.paper.cards import CREST, FOOT, GREATEST, GRIDS, PADDING, SCALES, _cells, _on_cards, _parts, _tent
from ui.paper.cards_preview import TENTS, CardsPreview
from ui.shell.main_window import MainWindow
from ui.theme.icons import authors_of
from ui.theme.theme import theme_named

pytestmark = pytest.mark.usefixtures("qapp")

A4 = QRectF(0, 0, 718, 1047)
"""A page within its margins, in pixels."""


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    found = Library.open(Path(tmp_path_factory.mktemp("cards"), "Table.turnwright"))
    yield found
    found.close()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    library = Library.open(tmp_path / "Table.turnwright")
    window = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.show()
    settle()
    yield window
    window.close()
    library.close()


def words_of(page: str) -> list[str]:
    document = QTextDocument()
    document.setHtml(page)
    return document.toPlainText().split()


SYSTEMS = registry.ids()
EVERY = [(per_page, system) for per_page in GRIDS for system in SYSTEMS]
BY_TURNS = [(per_page, SYSTEMS[turn % len(SYSTEMS)]) for turn, per_page in enumerate(GRIDS)]


@pytest.mark.parametrize(("per_page", "system"), short_of(EVERY, *BY_TURNS))
def test_all_of_a_sheet_stands_on_its_cards(samples: Library, system: str, per_page: int) -> None:
    """The greatest sheets go on onto further cards; no line is left out or written over the edge."""
    rows = samples.creatures.rows(system=system)
    greatest = sorted(
        samples.creatures.get_all([row.id for row in rows]), key=lambda candidate: len(str(candidate.sheet))
    )[-2:]
    cell = min(_cells(A4, GRIDS[per_page]), key=QRectF.height)
    for creature in greatest:
        shown = of_creature(creature)
        parts = list(_parts(shown, cell, len(GRIDS[per_page])))
        (document,) = {part.document for part in parts}
        assert document.toPlainText().split() == words_of(html(shown, 300, theme_named("light")))
        assert [part.number for part in parts] == list(range(len(parts)))
        room = cell.size() / parts[0].scale
        shown_height = len(parts) * (document.pageSize().height() if len(parts) > 1 else room.height())
        assert document.size().height() <= shown_height
        assert document.idealWidth() <= room.width()
        # No smaller than it has to be.
        assert parts[0].scale == SCALES[-1] or len(parts) == 1


def test_on_small_cards_even_a_short_sheet_is_set_small(samples: Library) -> None:
    creature = there(samples.creatures.get(samples.creatures.rows(system="ffrpg", limit=1)[0].id))
    creature.sheet, creature.notes = {"hp": 5}, ""
    scales = {
        per_page: next(_parts(of_creature(creature), _cells(A4, GRIDS[per_page])[0], len(GRIDS[per_page]))).scale
        for per_page in (1, 4, 9)
    }
    assert scales == {1: SCALES[0], 4: SCALES[0], 9: SCALES[1]}


def test_one_to_nine_cards_fill_a_page_and_leave_no_place_free() -> None:
    assert list(GRIDS) == list(range(1, 10))
    for many, columns in GRIDS.items():
        cells = _cells(A4, columns)
        assert len(cells) == many
        assert all(A4.adjusted(-1, -1, 1, 1).contains(cell) for cell in cells)
        assert not any(rect.intersects(other) for rect in cells for other in cells if rect is not other)
        covered = sum(cell.width() * cell.height() for cell in cells)
        assert covered > 0.93 * A4.width() * A4.height(), many
        assert [(cell.top(), cell.left()) for cell in cells] == sorted((cell.top(), cell.left()) for cell in cells)


@pytest.mark.parametrize("per_page", [3, 5, 7, 8])
def test_what_goes_on_from_a_high_card_fits_on_a_low_one(samples: Library, per_page: int) -> None:
    (row,) = samples.creatures.rows(system="ffrpg", limit=1)
    creature = samples.creatures.get(row.id)
    assert creature is not None
    cells = _cells(A4, GRIDS[per_page])
    creature.sheet, creature.notes = {"hp": 5}, ""
    [fitting] = _on_cards(of_creature(creature), cells[0], cells, len(GRIDS[per_page]))
    assert fitting.document.size().height() * fitting.scale <= cells[0].height()
    creature.notes = "long " * 3000
    parts = _on_cards(of_creature(creature), max(cells, key=QRectF.height), cells, len(GRIDS[per_page]))
    low = min(cell.height() for cell in cells)
    assert len(parts) > 2
    assert all(part.document.pageSize().height() * part.scale <= low for part in parts)


def test_nothing_is_painted_beside_a_card(samples: Library) -> None:
    (row,) = samples.creatures.rows(system="ffrpg", limit=1)
    creature = samples.creatures.get(row.id)
    assert creature is not None
    creature.notes = "long " * 400
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    image.fill("white")
    cell = QRectF(QPointF(100, 100), QSizeF(180, 180))
    parts = list(_parts(of_creature(creature), cell, 3))
    assert len(parts) > 2
    painter = QPainter(image)
    for part in parts:
        part.paint(painter, cell)
    painter.end()
    inside = image.copy(101, 101, 178, 178)
    assert len({inside.pixel(x, y) for x in range(0, 178, 3) for y in range(0, 178, 3)}) > 2
    white = image.pixel(0, 0)
    for x in range(0, 400, 2):
        for y in range(0, 400, 2):
            if not cell.adjusted(-2, -2, 2, 2).contains(x, y):
                assert image.pixel(x, y) == white, (x, y)


class Written(QPainter):
    """Keeps what is written by itself, how high its letters are and where it has room, and which pictures are drawn."""

    def __init__(self, device: QImage) -> None:
        super().__init__(device)
        self.texts: dict[str, tuple[int, QRectF]] = {}
        self.pictures = 0

    def drawText(self, place: QRectF, flags: int, text: str) -> None:  # type: ignore[override]  # noqa: N802
        self.texts[text] = (self.font().pixelSize(), self.boundingRect(place, flags, text))
        super().drawText(place, flags, text)

    def drawImage(self, place: QRectF, picture: QImage) -> None:  # type: ignore[override]  # noqa: N802
        self.pictures += 1
        super().drawImage(place, picture)


def written(part: Any, cell: QRectF) -> Written:
    """What a card or a tent writes."""
    image = QImage(800, 1100, QImage.Format.Format_RGB32)
    painter = Written(image)
    part.paint(painter, cell)
    painter.end()
    return painter


def test_a_sheet_on_several_cards_says_which_each_is_and_leaves_room_for_that(samples: Library) -> None:
    creature = there(samples.creatures.get(samples.creatures.rows(system="ffrpg", limit=1)[0].id))
    cell = _cells(A4, GRIDS[4])[0]
    creature.sheet, creature.notes = {"hp": 5}, ""
    (alone,) = _parts(of_creature(creature), cell, 2)
    assert written(alone, cell).texts == {}
    creature.notes = "long " * 2000
    parts = list(_parts(of_creature(creature), cell, 2))
    for number, part in enumerate(parts, start=1):
        assert written(part, cell).texts.keys() == {f"{number} of {len(parts)}", creature.name}
        assert part.document.pageSize().height() * part.scale <= cell.height() - 2 * PADDING - FOOT + 0.5


def test_a_tent_shows_picture_and_player_and_a_long_name_in_smaller_letters(samples: Library) -> None:
    creature = there(samples.creatures.get(samples.creatures.rows(system="fantasia", limit=1)[0].id))
    cell = _cells(A4, paper_cards.TENTS)[0]
    picture = QImage(4, 4, QImage.Format.Format_RGB32)
    buffer = QBuffer()
    picture.save(buffer, "PNG")  # type: ignore[call-overload]
    address = Picture("image/png", bytes(buffer.data().data())).address
    short = replace(of_creature(creature), name="Ana", player="Bea", picture=address)
    painted = written(next(_tent(short, cell)), cell)
    assert (painted.pictures, {*painted.texts}) == (1, {"Ana", "Bea"})
    long = replace(short, name="Archiduquesa Hermenegilda " * 9, player="", picture="")
    smaller = written(next(_tent(long, cell)), cell)
    assert (smaller.pictures, {*smaller.texts}) == (0, {long.name})
    assert smaller.texts[long.name][0] < painted.texts["Ana"][0] == GREATEST
    assert smaller.texts[long.name][1].height() <= cell.height() / 2 - 2 * PADDING


def test_tents_show_the_name_of_any_length(samples: Library) -> None:
    creature = samples.creatures.get(samples.creatures.rows("", system="fantasia")[0].id)
    assert creature is not None
    creature.name = "Archiduquesa Hermenegilda de los Acantilados Tormentosos"
    cell = _cells(A4, paper_cards.TENTS)[0]
    (tent,) = _tent(of_creature(creature), cell)
    assert creature.name in " ".join(tent.document.toPlainText().split("\n"))
    image = QImage(int(cell.width()) + 20, int(cell.height()) + 20, QImage.Format.Format_RGB32)
    image.fill("white")
    painter = QPainter(image)
    tent.paint(painter, QRectF(10, 10, cell.width(), cell.height()))
    painter.end()
    upper = {image.pixel(x, y) for x in range(20, 300, 2) for y in range(20, 200, 2)}
    assert len(upper) > 1
    edge = image.pixel(2, 2)
    assert all(image.pixel(x, 2) == edge for x in range(image.width()))


def test_a_name_in_two_lines_stands_off_the_players(samples: Library) -> None:
    """Under an emblem the second line of *Elvira Montalbán* ran into *Carmen*."""
    creature = there(samples.creatures.get(samples.creatures.rows(system="d100", limit=1)[0].id))
    cell = _cells(A4, paper_cards.TENTS)[0]
    for name in ("Elvira Montalbán", "Archiduquesa Hermenegilda de los Acantilados"):
        shown = replace(of_creature(creature), name=name, player="Carmen", picture="")
        assert shown.emblem is not None
        texts = written(next(_tent(shown, cell)), cell).texts
        assert not texts[name][1].intersects(texts["Carmen"][1])


def test_the_window_prints_the_chosen(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    bestiary = window.bestiary
    ids = [row.id for row in window.library.creatures.rows(system="ffrpg", limit=5)]
    bestiary.list.choose(ids)
    cards = bestiary.paper_cards()
    assert [shown.name for shown in cards.shown] == [
        creature.name for creature in window.library.creatures.get_all(ids)
    ]
    preview = CardsPreview(cards, window)
    preview.show()
    settle()
    (pages,) = preview.findChildren(QPrintPreviewWidget)
    pages.updatePreview()
    assert pages.pageCount() == 2
    preview.choice.setCurrentIndex(preview.choice.findData(9))
    assert pages.pageCount() == 1
    for many, so_many_pages in ((3, 2), (5, 1)):
        preview.choice.setCurrentIndex(preview.choice.findData(many))
        assert preview.choice.currentText() == f"{many} to a page"
        assert pages.pageCount() == so_many_pages
    preview.choice.setCurrentIndex(preview.choice.findData(TENTS))
    assert pages.pageCount() == 2
    preview.choice.setCurrentIndex(preview.choice.findData(1))
    assert pages.pageCount() == 5
    with qtbot.waitSignal(preview.pdf_written) as written:
        preview.export(tmp_path / "cards.pdf")
    assert "cards.pdf" in written.args[0]
    assert (tmp_path / "cards.pdf").read_bytes().startswith(b"%PDF-")
    preview.close()
    preview.deleteLater()


@pytest.mark.parametrize("tents", [False, True])
def test_emblems_stand_on_cards_and_tents_and_the_page_names_their_authors(samples: Library, tents: bool) -> None:
    creatures = samples.creatures.get_all([row.id for row in samples.creatures.rows(system="ffrpg", limit=5)])
    shown = tuple(map(of_creature, creatures))
    cards = paper_cards.PaperCards("Cards", shown, 4, tents)
    texts = [squeezed(page.extract_text()) for page in read_pdf(cards.to_pdf()).pages]
    assert len(texts) == 2
    drawings = [each.emblem.drawing for each in shown if each.emblem is not None]
    assert len(drawings) == len(shown)
    for text in texts:
        assert [author for author in authors_of(drawings) if squeezed(author) not in text] == []
        assert "game-icons.net(CCBY3.0)" in text
    without = replace(cards, shown=tuple(replace(each, emblem=None) for each in shown))
    assert without.credit == ""
    assert "game-icons" not in "".join(page.extract_text() for page in read_pdf(without.to_pdf()).pages)
    assert replace(cards, shown=tuple(replace(each, picture="data:") for each in shown)).credit == ""


def test_a_long_name_goes_on_below_and_not_under_the_emblem(samples: Library) -> None:
    creature = there(samples.creatures.get(samples.creatures.rows(system="fantasia", limit=1)[0].id))
    creature.name = "Archiduquesa Hermenegilda de los Acantilados Tormentosos"
    cell = _cells(A4, GRIDS[4])[0]
    (part, *_) = _parts(of_creature(creature), cell, 2)
    assert part.crest is not None
    block = part.document.find(creature.name).block()
    layout, room = block.layout(), (cell.width() - 2 * PADDING) / part.scale - CREST
    assert layout.lineCount() > 1
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        assert line.x() + line.naturalTextWidth() <= room


def test_an_encounter_gives_each_kind_once(window: MainWindow) -> None:
    (encounter, *_) = window.library.encounters.all()
    window.show_encounter(encounter.id or 0)
    names = [shown.name for shown in window.encounter.paper_cards().shown]
    entries = window.library.encounters.entries(encounter.id or 0)
    assert names
    assert len(names) <= len(entries)
    assert set(names) <= {entry.name for entry in entries}
