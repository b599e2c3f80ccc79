"""What the card of an import shows is read whole, in every language, and says why something waits or is left out."""

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyle, QStyleOptionComboBox, QStyleOptionViewItem, QTableWidget
from pytestqt.qtbot import QtBot

from tests.proving import short_of
from tests.there import there
from tests.ui.cut_off import NARROWEST
from tests.ui.exchange.importing import BLOCK, opened, rows, settle, write
from tools.pictures.page_pictures import USUAL, Size, show
from ui.shell.main_window import MainWindow
from ui.theme.sizes import px
from ui.theme.theme import GRID

LONG = "Adult Black Dragon of the Nether Marshes"


@pytest.mark.parametrize(
    ("width", "is_pasted"), short_of(product((1024, 1366), (False, True)), (1024, False), (1024, True))
)
def test_the_names_of_what_would_come_are_shown_whole(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, width: int, is_pasted: bool
) -> None:
    window.resize(width, 680)
    path = write(tmp_path / "creatures.json", "Ghoul", "Adult Black Dragon")
    if is_pasted:
        window.exchange.import_text(path.read_text("utf-8"))
    else:
        window.exchange.import_files([path])
    settle(window, qtbot)
    card = window.exchange.card
    assert card is not None
    shown = card.list
    file = shown.topLevelItem(0)
    assert file is not None
    for number in range(file.childCount()):
        row = file.child(number)
        assert row is not None
        room = shown.columnWidth(0) - 2 * shown.indentation()
        assert shown.fontMetrics().horizontalAdvance(row.text(0)) < room, row.text(0)
    assert shown.columnWidth(0) + shown.columnWidth(1) <= shown.viewport().width()
    assert shown.columnWidth(1) > shown.viewport().width() // 3
    card.shut()


@pytest.mark.parametrize("width", [683, 1024])
def test_the_list_of_many_files_is_as_wide_as_its_room(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, width: int
) -> None:
    window.resize(width, 680)
    files = [write(tmp_path / f"creatures {number}.json", f"Ghoul {number}", LONG) for number in range(30)]
    window.exchange.import_files(files)
    settle(window, qtbot)
    card = window.exchange.card
    assert card is not None
    shown = card.list
    assert shown.verticalScrollBar().maximum() > 0
    assert shown.horizontalScrollBar().maximum() == 0
    assert shown.columnWidth(0) + shown.columnWidth(1) == shown.viewport().width()
    card.shut()


@pytest.mark.parametrize("size", [Size(100, 1024, 700), NARROWEST])
@pytest.mark.parametrize(
    "words", [("Field", "Read", "Becomes"), ("Campo", "Leído", "Queda"), ("Campo", "Lido", "Fica")]
)
def test_the_heads_over_what_became_of_fields_are_whole_in_every_language(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, words: tuple[str, ...], size: Size
) -> None:
    show(window, size)
    fields = opened(window, qtbot, write(tmp_path / "a.json", "Ghoul")).comparison.fields
    english = [there(fields.horizontalHeaderItem(column)).text() for column in range(3)]
    assert english == ["Field", "Read", "Becomes"]
    fields.setHorizontalHeaderLabels(words)
    assert fields.isColumnHidden(1)  # a file of our own is taken as it is
    fields.showColumn(1)
    fields.share()
    assert cut_heads(fields) == []


@pytest.mark.parametrize(
    "words",
    [
        ("Their column", "For example", "Our field"),
        ("Su columna", "Por ejemplo", "Campo"),
        ("Coluna deles", "Por exemplo", "Campo"),
    ],
)
def test_the_heads_over_the_columns_of_strangers_are_whole_in_every_language(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, words: tuple[str, ...]
) -> None:
    path = tmp_path / "theirs.csv"
    path.write_text("Bicho;Aguante\nTrasgo;9\n", "utf-8")
    window.resize(1024, 680)
    table = opened(window, qtbot, path).columns.table
    table.setHorizontalHeaderLabels(words)
    assert cut_heads(table) == []


@pytest.mark.parametrize(
    ("system", "size", "table"),
    [
        (
            "fulminato",
            USUAL,
            "Nome;Pontos de vida;Ataque com armas de fogo;Mãos rápidas;Arma\nTrasgo;9;d8;d6;Arco d8\n",
        ),
        *(("ffrpg", size, "Name;HP;SPD;Colour of its eyes\nImp;9;8;red\n") for size in (USUAL, Size(100, 1024, 700))),
    ],
)
def test_the_fields_that_the_columns_of_strangers_are_taken_for_are_read_whole(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, system: str, size: Size, table: str
) -> None:
    window.remembered.choose_system(system)
    path = tmp_path / "theirs.csv"
    path.write_text(table, "utf-8")
    show(window, size)
    columns = opened(window, qtbot, path).columns
    settle(window, qtbot)
    for choice in columns.choices:
        option = QStyleOptionComboBox()
        choice.initStyleOption(option)
        place = choice.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, choice
        )
        assert choice.fontMetrics().horizontalAdvance(choice.currentText()) <= place.width(), choice.currentText()
        assert choice.currentText() in choice.toolTip()
    names = columns.table.fontMetrics().horizontalAdvance(there(columns.table.item(2, 0)).text())
    lines = -(-names // (columns.table.columnWidth(0) - GRID))
    assert columns.table.rowHeight(2) >= lines * columns.table.fontMetrics().height()


def cut_heads(table: QTableWidget) -> list[str]:
    """The heads that have no room in their columns."""
    wide = table.horizontalHeader().fontMetrics().horizontalAdvance
    heads = [there(table.horizontalHeaderItem(at)).text() for at in range(table.columnCount())]
    return [words for at, words in enumerate(heads) if wide(words) + 2 * GRID > table.columnWidth(at)]


def test_a_name_too_long_and_the_reason_why_something_is_left_out_take_the_lines_that_they_need(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = write(tmp_path / "a.json", LONG)
    opened(window, qtbot, path).take.click()
    settle(window, qtbot)
    card = opened(window, qtbot, path)
    words = {}
    for choice in ("keep", "replace", "skip"):
        card.options.same.setCurrentIndex(card.options.same.findData(choice))
        card.options.same.activated.emit(card.options.same.currentIndex())
        settle(window, qtbot)
        file = card.list.topLevelItem(0)
        assert file is not None
        words[choice] = rows(file)[0][1]
    assert words == {
        "keep": "new; both stay",
        "replace": "replaces the one there",
        "skip": "left out: already there",
    }
    file = card.list.topLevelItem(0)
    assert file is not None
    row = file.child(0)
    assert row is not None
    card.list.resize(260, 300)
    qtbot.waitUntil(lambda: card.list.visualItemRect(row).height() >= 2 * card.list.fontMetrics().lineSpacing())
    card.shut()


def test_what_is_there_already_is_told_with_its_folder(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = write(tmp_path / "a.json", "Ghoul")
    opened(window, qtbot, path).take.click()
    settle(window, qtbot)
    (row,) = window.library.creatures.rows()
    window.library.creatures.file([row.id], "Crypt")
    card = opened(window, qtbot, path)
    assert rows(card.list.topLevelItem(0)) == [("Ghoul", "new; both stay, the other in Crypt")]
    card.shut()


def test_creatures_that_wait_for_their_rule_system_are_not_called_refused(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "block.txt"
    path.write_text(BLOCK, "utf-8")
    card = opened(window, qtbot, path)
    assert rows(card.list.topLevelItem(0)) == [("Marsh Lurker", "waits for its rule system")]
    card.shut()


def test_a_file_is_told_with_how_many_wait_and_how_many_are_refused(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "blocks.txt"
    path.write_text(f"{BLOCK}\n\n{BLOCK.replace('Marsh', 'Moor')}", "utf-8")
    card = opened(window, qtbot, path)
    file = card.list.topLevelItem(0)
    assert file is not None
    assert file.childCount() == 2
    assert file.text(1).endswith("accepted 0, refused 0, waiting for their rule system 2")
    card.shut()


@pytest.mark.parametrize(
    ("system", "width"),
    short_of(
        product(("d100", "ffrpg", "fulminato"), (1024, 1366)), ("d100", 1024), ("ffrpg", 1366), ("fulminato", 1024)
    ),
)
def test_all_lines_of_what_became_of_a_field_have_room(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, system: str, width: int
) -> None:
    window.resize(width, 720)
    path = tmp_path / "block.txt"
    path.write_text(BLOCK, "utf-8")
    card = opened(window, qtbot, path)
    card.options.system.setCurrentIndex(card.options.system.findData(system))
    card.options.system.activated.emit(card.options.system.currentIndex())
    settle(window, qtbot)
    fields = card.comparison.fields
    assert fields.rowCount() > 5
    assert [text for text in texts(fields) if is_cut(fields, *text)] == []
    card.shut()


def texts(table: QTableWidget) -> list[tuple[int, int, str]]:
    """The row, the column and the words of each cell that is shown."""
    places = [(row, column) for row in range(table.rowCount()) for column in range(table.columnCount())]
    return [(*place, there(table.item(*place)).text()) for place in places if not table.isColumnHidden(place[1])]


def is_cut(table: QTableWidget, row: int, column: int, words: str) -> bool:
    """Whether the lines of a cell need more height than is left to its text inside of the edges of the look."""
    option = QStyleOptionViewItem()
    option.initFrom(table)
    option.features = QStyleOptionViewItem.ViewItemFeature.HasDisplay | QStyleOptionViewItem.ViewItemFeature.WrapText
    option.text, option.rect = words, table.visualRect(table.model().index(row, column))
    room = table.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, table)
    margin = table.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, table) + 1
    wide = QRect(0, 0, room.width() - 2 * margin, 10_000)
    return table.fontMetrics().boundingRect(wide, Qt.TextFlag.TextWordWrap, words).height() > room.height()


def test_in_a_narrow_window_what_became_of_a_field_can_be_read(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "block.txt"
    path.write_text(BLOCK, "utf-8")
    window.resize(683, 740)
    card = opened(window, qtbot, path)
    card.options.system.setCurrentIndex(card.options.system.findData("ffrpg"))
    card.options.system.activated.emit(card.options.system.currentIndex())
    settle(window, qtbot)
    fields = card.comparison.fields
    assert not fields.isColumnHidden(1)
    wide = fields.fontMetrics().horizontalAdvance
    assert all(fields.columnWidth(at) >= wide("became Affinities") for at in (1, 2))
    assert sum(map(fields.columnWidth, range(3))) <= fields.viewport().width()
    window.resize(1366, 740)
    card.place()
    qtbot.waitUntil(lambda: card.comparison.block.x() > fields.x() + fields.width() - 1)
    card.shut()


def test_the_fields_of_a_creature_are_read_whole_until_one_pulls_their_column(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    """Opened in larger text *Sistema de regras* ended after four letters of its first word, beside an empty column."""
    show(window, Size(150, 1920, 1080))
    fields = opened(window, qtbot, write(tmp_path / "a.json", "Ghoul")).comparison.fields
    longest = 0
    for size in (Size(150, 1920, 1080), Size(125, 1366, 768), USUAL):
        show(window, size)
        shown = [there(fields.item(row, 0)).text() for row in range(fields.rowCount())]
        assert "Rule system" in shown
        longest, room = max(map(fields.fontMetrics().horizontalAdvance, shown)), fields.viewport().width()
        assert min(longest, room // 2) <= fields.columnWidth(0) <= max(longest + 3 * px(GRID), room // 2)
        assert fields.columnWidth(0) + fields.columnWidth(2) == room
    header = fields.horizontalHeader()
    edge = QPoint(header.sectionSize(0) - 1, header.height() // 2)
    QTest.mousePress(header.viewport(), Qt.MouseButton.LeftButton, pos=edge)
    QTest.mouseMove(header.viewport(), edge + QPoint(20, 0))
    QTest.mouseMove(header.viewport(), edge + QPoint(40, 0))
    QTest.mouseRelease(header.viewport(), Qt.MouseButton.LeftButton, pos=edge + QPoint(40, 0))
    pulled = fields.columnWidth(0)
    assert pulled > longest + 3 * px(GRID)
    fields.share()
    assert fields.columnWidth(0) == pulled


NAMES = ["Ghoul", "Marsh Lurker", "Adult Black Dragon", "Carrion Crow", "Salt Wraith", "Old Boar", "Imp"]


@pytest.mark.parametrize("size", [Size(200, 1366, 768), Size(150, 1024, 700), Size(150, 1366, 768)])
def test_what_would_come_is_in_sight_in_large_text(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, size: Size
) -> None:
    """One row was in sight at 200 %, under two lines of choices and the sum of it."""
    card = opened(window, qtbot, write(tmp_path / "creatures.json", *NAMES))
    show(window, size)
    shown = card.list.viewport().rect()
    file = there(card.list.topLevelItem(0))
    items = [there(file.child(number)) for number in range(file.childCount())]
    places = [card.list.visualItemRect(item) for item in items]
    assert sum(shown.contains(place) for place in places) >= 4
    assert shown.contains(card.list.visualItemRect(there(card.list.currentItem()))), "the one that is told beside it"
    assert {place.height() for place in places} == {places[0].height()}, "each name has room in one line"
    assert card.comparison.block.isVisible()
    assert not card.comparison.fields.isVisible(), "each creature opens to its fields"
    show(window, USUAL)
    assert card.comparison.fields.isVisible()
    assert card.sum.y() < card.body.y()
    assert card.options.into.y() > card.options.system.y()
    card.shut()


@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_rows_of_what_would_come_grow_with_their_words(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, text: int
) -> None:
    """In large text they stood line on line."""
    shown = opened(window, qtbot, write(tmp_path / "a.json", "Ghoul", LONG)).list
    show(window, Size(text, 1366, 768))
    settle(window, qtbot)
    index = shown.model().index(0, 0, shown.model().index(0, 0))
    assert shown.visualRect(index).height() >= 24 * text // 100
    assert shown.visualRect(index).height() >= shown.fontMetrics().height() + 4 * text // 100
    show(window, USUAL)
