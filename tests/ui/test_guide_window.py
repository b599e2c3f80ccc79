"""The guide stands beside the fight, opens at the page about what is looked at, and goes from page to page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSettings, Qt, QUrl
from PySide6.QtGui import QTextBlock, QTextDocument, QTextTable
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import PREPARED
from tests.proving import short_of
from tests.there import there
from tests.ui.settling import settle
from ui.help.guide import CONTENTS, Guide, GuidePage, dress, is_key, pages, stretches, title
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow
from ui.theme.sizes import px
from ui.theme.theme import LARGE, NORMAL, current, look

AROUND = 22
"""Pixels of width around a title at 100 %."""
PICTURE = int(QTextDocument.ResourceType.ImageResource.value)
BACKWARD = QTextDocument.FindFlag.FindBackward
PAGE = int(QTextDocument.ResourceType.MarkdownResource.value)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    library = Library.open(tmp_path / "Table.turnwright")
    made = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    made.show_tab(BESTIARY)
    yield made
    library.close()


def opened(window: MainWindow) -> Guide:
    window.menus.by_name["guide"].trigger()
    return there(window.findChild(Guide))


def shut(guide: Guide) -> None:
    QTest.keyClick(guide.page, Qt.Key.Key_Escape)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not guide.isVisible()


def follow(guide: Guide, words: str) -> None:
    """Clicks a link that says so."""
    found = guide.page.document().find(words, guide.page.document().characterCount(), BACKWARD)
    assert found.charFormat().isAnchor(), words
    guide.page.setTextCursor(found)
    guide.page.ensureCursorVisible()
    place = guide.page.cursorRect(found).center() - QPoint(4, 0)
    QTest.mouseClick(guide.page.viewport(), Qt.MouseButton.LeftButton, pos=place)


def begun(window: MainWindow) -> None:
    window.show_tab(ENCOUNTER)
    window.encounter.prepare.go()
    for side in ("party", "foes"):
        window.conductor.rollers.set(side, APP)
    window.conductor.begin_fight()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_picture_is_as_dark_as_the_window_and_fits_the_page(qtbot: QtBot, theme: str) -> None:
    look().choose(theme)
    page = GuidePage("es")
    qtbot.addWidget(page)
    page.resize(600, 500)
    page.show()
    page.turn_to("02-bestiary")
    picture = page.loadResource(PICTURE, QUrl("bestiary-light.png"))
    assert picture.width() <= page.viewport().width()
    assert (picture.pixelColor(2, picture.height() // 2).lightness() < 128) == (theme == "dark")
    look().choose("system")


def test_a_page_reads_nothing_but_the_guide(qtbot: QtBot) -> None:
    page = GuidePage("en")
    qtbot.addWidget(page)
    assert page.loadResource(PICTURE, QUrl("file:///etc/hostname")) is None
    assert page.loadResource(PAGE, QUrl("file:///etc/passwd")) is None
    assert page.loadResource(PAGE, QUrl("../../LICENSE.md")) is None
    page.turn_to("06-fight")
    before = page.toPlainText()
    page.setSource(QUrl("https://example.org/06-other.md"))
    assert page.toPlainText() == before


def test_an_unknown_language_reads_english(qtbot: QtBot) -> None:
    page = GuidePage("tlh")
    qtbot.addWidget(page)
    page.turn_to("01-first-fight")
    assert page.toPlainText().startswith(title("en", "01-first-fight"))


def test_it_opens_at_the_page_about_what_is_looked_at(window: MainWindow) -> None:
    seen = []

    def look_in() -> None:
        guide = opened(window)
        seen.append(guide.page.page)
        shut(guide)

    look_in()
    window.show_tab(PARTY)
    look_in()
    window.show_tab(ENCOUNTER)
    look_in()
    window.encounter.show_board(there(window.library.encounters.all(PREPARED)[0].id))
    look_in()
    window.encounter.board.go_back()
    begun(window)
    look_in()
    window.conductor.command({"do": "end"})
    look_in()
    window.help.welcome()
    look_in()
    wanted = ["02-bestiary", "04-party", "05-prepare", "07-board", "06-fight", "09-past-and-end", "01-first-fight"]
    assert seen == wanted


def test_it_stands_beside_a_fight_that_goes_on(window: MainWindow) -> None:
    begun(window)
    stood = window.conductor.steps_done
    guide = opened(window)
    assert not guide.isModal()
    QTest.keyClick(window.encounter.fight, Qt.Key.Key_Space)
    assert window.conductor.steps_done > stood
    shut(guide)


def test_what_is_read_stays_while_the_guide_is_open(window: MainWindow) -> None:
    guide = opened(window)
    QTest.keyClick(guide.contents, Qt.Key.Key_Down)
    read = guide.page.page
    assert read == "03-import"
    window.show_tab(PARTY)
    assert opened(window) is guide
    assert guide.page.page == read


def test_contents_and_links_lead_to_the_same_page(window: MainWindow) -> None:
    guide = opened(window)
    names = pages("en")
    for row, name in enumerate(names):
        guide.contents.setCurrentRow(row)
        assert guide.page.page == name
        assert guide.page.toPlainText().startswith(title("en", name))
    follow(guide, "All pages")
    assert guide.page.page == CONTENTS
    assert guide.contents.currentRow() == -1
    follow(guide, title("en", names[3]))
    assert guide.page.page == names[3]
    assert guide.contents.currentRow() == 3
    follow(guide, "Next")
    assert guide.page.page == names[4]
    guide.page.backward()
    guide.page.backward()
    assert guide.page.page == CONTENTS


def test_where_there_is_little_room_the_page_has_all_of_it(window: MainWindow) -> None:
    guide = opened(window)
    assert guide.contents.isVisible()
    guide.resize(560, 500)
    assert not guide.contents.isVisible()
    guide.resize(900, 500)
    assert guide.contents.isVisible()


@pytest.mark.parametrize("theme", short_of(["light", "dark"], "dark"))
def test_keys_links_and_tables_wear_the_colours_of_the_theme(window: MainWindow, theme: str) -> None:
    guide = opened(window)
    guide.page.turn_to("06-fight")
    look().choose(theme)
    document = guide.page.document()
    block, keys, links = document.begin(), 0, set()
    while block.isValid():
        for part in stretches(block):
            worn = part.look
            if is_key(worn):
                keys += 1
                assert worn.background().color() == current().color("raised")
            if worn.isAnchor():
                links.add(worn.anchorHref())
                assert worn.foreground().color() == current().color("accent")
        block = block.next()
    assert keys > 20
    assert links == {"05-prepare.md", f"{CONTENTS}.md", "07-board.md"}
    tables = [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]
    assert {table.format().borderBrush().color().name() for table in tables} == {current().color("line").name()}
    look().choose("system")


def sizes(page: GuidePage) -> dict[int, set[int]]:
    """How high the letters are that stand in headings of each depth; 0 is what is no heading."""
    found: dict[int, set[int]] = {}
    block: QTextBlock = page.document().begin()
    while block.isValid():
        depth = block.blockFormat().headingLevel()
        heights = {part.look.font().pixelSize() for part in stretches(block)}
        found.setdefault(depth, set()).update(heights)
        block = block.next()
    return found


def test_a_page_that_is_set_anew_looks_as_before(window: MainWindow) -> None:
    guide = opened(window)
    page = guide.page
    page.turn_to("06-fight")
    before = sizes(page)
    assert before[1] == {LARGE}
    assert before[2] == {NORMAL}
    assert LARGE not in before[0]
    for width in (560, 900, 560):
        guide.resize(width, 500)
        page.draw()
        assert sizes(page) == before


def test_a_page_gets_its_look_in_one_change(qapp: QApplication) -> None:
    """After each change a page that is shown would be set anew."""
    document = QTextDocument()
    document.setMarkdown("# Title\n\nA `key` and a [link](page).\n\n- one\n- two\n\n| a | b |\n|---|---|\n| c | d |\n")
    changes: list[None] = []
    document.contentsChanged.connect(lambda: changes.append(None))
    dress(document)
    assert len(changes) == 1


def listed(guide: Guide) -> list[str]:
    rows = range(guide.contents.count())
    return [name for row, name in zip(rows, pages("en"), strict=True) if not guide.contents.isRowHidden(row)]


def test_the_guide_is_searched_from_page_to_page(window: MainWindow, qtbot: QtBot) -> None:
    guide = opened(window)
    guide.page.turn_to("05-prepare")
    qtbot.waitUntil(guide.isActiveWindow)
    QTest.keyClick(guide.page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert guide.focusWidget() is guide.search
    QTest.keyClicks(guide.search, "countdown")
    found = listed(guide)
    assert "06-fight" in found
    assert len(found) < len(pages("en"))
    assert guide.page.textCursor().selectedText().casefold() == "countdown"
    seen = {guide.page.page}
    for _ in range(20):
        QTest.keyClick(guide.search, Qt.Key.Key_Return)
        assert guide.page.textCursor().selectedText().casefold() == "countdown"
        seen.add(guide.page.page)
    assert seen == set(found)
    QTest.keyClicks(guide.search, "xyz")
    assert listed(guide) == []
    assert guide.nothing.isVisible()
    QTest.keyClick(guide.search, Qt.Key.Key_Escape)
    assert guide.search.text() == ""
    assert listed(guide) == pages("en")
    assert not guide.nothing.isVisible()
    assert guide.isVisible()
    shut(guide)


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("language", ["en", "es", "pt_BR"])
def test_titles_of_pages_are_read_whole_without_scrolling_across(
    window: MainWindow, qtbot: QtBot, language: str, text: int
) -> None:
    look().choose_text_size(text)
    guide = Guide(language, window)
    qtbot.addWidget(guide)
    guide.show()
    settle()
    shown = guide.contents
    assert shown.horizontalScrollBar().maximum() == 0
    for row in range(shown.count()):
        item = there(shown.item(row))
        room = QRect(0, 0, shown.viewport().width() - px(AROUND), 0)
        needed = shown.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, item.text())
        assert needed.width() <= room.width()
        assert needed.height() <= shown.visualItemRect(item).height()
    look().choose_text_size(100)
