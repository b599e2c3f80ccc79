"""The first start asks what is played and offers a way in."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.application import Program
from models.exchange.shipped_games import shipped_games
from models.library import Library
from rules.system import registry
from tests.ui.settling import settle
from ui.help.system_cards import CARD_ROLE
from ui.help.welcome import CREATURES, Welcome
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.rule_editor.page import RulesPage
from ui.services.preferences import LibraryPreferences
from ui.session.dice_rollers import APP
from ui.sheets import rule_systems
from ui.shell.main_window import MainWindow
from ui.theme.emblem import LIBRARY
from ui.theme.theme import GRID, HALF, RING, current


def started(qtbot: QtBot, library: Library, tmp_path: Path) -> MainWindow:
    """The window as the program starts it: what stands in it comes after it has been painted."""
    made = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    made.starting.start()
    return made


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "Table.turnwright")
    yield opened
    opened.close()


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "Empty.turnwright", samples=())
    yield opened
    opened.close()


def card(window: MainWindow) -> Welcome:
    shown = window.findChild(Welcome)
    assert isinstance(shown, Welcome)
    return shown


def mark(window: MainWindow, system: str) -> Welcome:
    shown = card(window)
    QTest.keyClick(shown.systems, Qt.Key.Key_Home)
    while shown.system != system:
        QTest.keyClick(shown.systems, Qt.Key.Key_Right)
    return shown


def delivered() -> None:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_enter_tries_the_fight_of_the_marked_system(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    window = started(qtbot, library, tmp_path)
    assert window.help.is_welcoming
    shown = mark(window, "fulminato")
    assert shown.systems.hasFocus() or shown.focusProxy() is shown.systems
    assert shown.try_button.isVisible()
    QTest.keyClick(shown.systems, Qt.Key.Key_Return)
    delivered()
    assert window.tabs.isVisible()
    assert window.front.shows_fight
    assert window.conductor.system.id == "fulminato"
    assert window.remembered.system == "fulminato"


def test_without_a_choice_nothing_is_left_out(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    window = started(qtbot, library, tmp_path)
    shown = card(window)
    assert shown.system is None, "nobody has said what is played"
    first = library.encounters.rows()[0]
    assert first.name in shown.try_button.text(), "what stands on top is offered"
    QTest.mouseClick(shown.look_button, Qt.MouseButton.LeftButton)
    delivered()
    assert window.remembered.system is None
    assert len(window.bestiary.rows.rows) == sum(number for _, number in library.creatures.systems())


def test_another_library_asks_with_what_is_played_in_the_one_before(
    qtbot: QtBot, library: Library, empty: Library, tmp_path: Path
) -> None:
    window = started(qtbot, library, tmp_path)
    QTest.mouseClick(mark(window, "ffrpg").look_button, Qt.MouseButton.LeftButton)
    other = started(qtbot, empty, tmp_path)
    assert card(other).system == "ffrpg"
    assert card(other).systems.currentItem().isSelected()
    assert other.remembered.system is None, "it is an offer, not a choice"
    QTest.keyClick(card(other).systems, Qt.Key.Key_Escape)
    delivered()
    assert other.remembered.system is None
    assert started(qtbot, library, tmp_path).remembered.system == "ffrpg"
    window.remembered.choose_system(None)
    other.menus.by_name["welcome"].trigger()
    assert card(other).system is None


def test_a_system_that_is_not_installed_any_more_is_not_marked(qtbot: QtBot, empty: Library, tmp_path: Path) -> None:
    QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat).setValue("last/system", "gone")
    assert card(started(qtbot, empty, tmp_path)).system is None


def test_systems_are_cards_with_what_each_is_and_arrows_go_from_line_to_line(
    qtbot: QtBot, library: Library, tmp_path: Path
) -> None:
    shown = mark(started(qtbot, library, tmp_path), "d100")
    systems = shown.systems
    assert (systems.in_row, systems.count()) == (3, 6)
    assert systems.horizontalScrollBar().maximum() == systems.verticalScrollBar().maximum() == 0
    QTest.keyClick(systems, Qt.Key.Key_Down)
    assert systems.currentRow() == 3
    QTest.keyClick(systems, Qt.Key.Key_Down)
    assert systems.currentRow() == 3, "there is no further line"
    QTest.keyClick(systems, Qt.Key.Key_Up)
    QTest.keyClick(systems, Qt.Key.Key_Left)
    assert systems.currentRow() == 0
    for row in range(5):
        card = systems.item(row).data(CARD_ROLE)
        assert len(card.creatures) == CREATURES
        assert len({emblem.drawing for emblem in card.creatures}) == CREATURES
        assert {emblem.form for emblem in card.creatures} == {LIBRARY}
        title, about, counts = systems.item(row).text().split("\n")
        assert (title, about, counts) == (card.title, card.about, card.counts)
        assert "prepared fights: 3" in counts


@pytest.mark.parametrize("language", ["en", "es", "pt_BR"])
def test_every_system_says_in_one_line_what_it_is(speak: Callable[[str], None], language: str) -> None:
    if language != "en":
        speak(language)
    lines = [rule_systems.sign(id) for id in registry.ids()]
    assert len({about for _, about in lines}) == len(lines)
    assert all(about and not about.endswith(".") for _, about in lines)
    assert len({drawings.system for drawings, _ in lines}) == len(lines)


@pytest.mark.parametrize(("width", "in_row"), [(1366, 3), (1024, 3), (683, 2)])
def test_the_chosen_card_has_a_frame_and_a_check_and_no_offer_is_cut(
    qtbot: QtBot, library: Library, tmp_path: Path, width: int, in_row: int
) -> None:
    window = started(qtbot, library, tmp_path)
    window.resize(width, 680)
    shown = mark(window, "ffrpg")
    settle()
    assert shown.systems.in_row == in_row
    rect = shown.systems.visualItemRect(shown.systems.currentItem())
    picture = shown.systems.viewport().grab(rect).toImage()
    accent = current().color("accent")
    assert picture.pixelColor(picture.width() // 2, picture.height() - HALF) == accent
    ring = [picture.pixelColor(RING, y) for y in range(2 * GRID, picture.height() - 2 * GRID)]
    assert all(colour == accent for colour in ring)
    shown.try_button.setFocus()
    settle()
    assert shown.systems.viewport().grab(rect).toImage() != picture, "one sees whether the cards have the keys"
    offers = (shown.try_button, shown.party_button, shown.look_button, shown.guide_button)
    assert all(button.width() >= button.sizeHint().width() and not button.icon().isNull() for button in offers)


def test_in_a_low_window_the_offers_stay_in_sight(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    window = started(qtbot, library, tmp_path)
    window.resize(911, 512)
    settle()
    shown = card(window)
    bottom = shown.look_button.mapTo(shown, shown.look_button.rect().bottomLeft()).y()
    assert bottom <= shown.viewport().height()


def test_a_party_is_made_and_named_at_once(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    window = started(qtbot, library, tmp_path)
    QTest.mouseClick(mark(window, "d100").party_button, Qt.MouseButton.LeftButton)
    delivered()
    assert window.tabs.currentIndex() == PARTY
    assert window.party.bar.line.isVisible()
    QTest.keyClicks(window.party.bar.line, "The Late Ones")
    QTest.keyClick(window.party.bar.line, Qt.Key.Key_Return)
    assert "The Late Ones" in {party.name for party in library.parties.all()}
    assert window.party.cards.rows == []
    window.new()
    assert window.party.detail.form.chosen_system == "d100"


def test_an_empty_library_offers_a_first_creature(qtbot: QtBot, empty: Library, tmp_path: Path) -> None:
    window = started(qtbot, empty, tmp_path)
    shown = mark(window, "fantasia")
    assert not shown.try_button.isVisible()
    assert shown.creature_button.isVisible()
    QTest.keyClick(shown.systems, Qt.Key.Key_Return)
    assert window.tabs.currentIndex() == BESTIARY
    assert window.bestiary.detail.is_editing
    assert window.bestiary.detail.form.chosen_system == "fantasia"


def test_esc_leaves_it_for_later_and_it_is_not_asked_again(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    window = started(qtbot, library, tmp_path)
    QTest.keyClick(card(window).systems, Qt.Key.Key_Escape)
    delivered()
    assert window.tabs.isVisible()
    assert window.remembered.system is None
    assert window.bestiary.rows.rows
    again = started(qtbot, library, tmp_path)
    assert not again.help.is_welcoming
    assert again.tabs.isVisible()


def test_what_is_imported_over_it_is_shown_in_its_place(qtbot: QtBot, empty: Library, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    ghoul = {"name": "Ghoul", "system": "tabuleiro", "sheet": {"vida": 5, "con": 2}}
    path.write_text(json.dumps({"format": "turnwright", "version": 1, "creatures": [ghoul]}), "utf-8")
    window = started(qtbot, empty, tmp_path)
    window.exchange.import_files([path])
    qtbot.waitUntil(lambda: window.exchange.card is not None and window.exchange.card.take.isEnabled())
    assert window.exchange.card is not None
    window.exchange.card.take.click()
    qtbot.waitUntil(lambda: not window.tasks.running)
    delivered()
    assert not window.help.is_welcoming
    assert [row.name for row in window.bestiary.rows.rows] == ["Ghoul"]
    window.undo()
    assert not window.bestiary.rows.rows
    window.finish_tasks()
    assert not started(qtbot, empty, tmp_path).help.is_welcoming


def test_it_comes_back_from_the_menu_opened_and_left_again(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    window = started(qtbot, library, tmp_path)
    for _ in range(3):
        window.menus.by_name["welcome"].trigger()
        assert not window.tabs.isVisible()
        window.menus.by_name["tab_1"].trigger()
        delivered()
        assert window.tabs.isVisible()
        assert window.tabs.currentIndex() == PARTY


def test_who_has_played_here_is_not_asked(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    window = MainWindow(library, layouts=QSettings(str(tmp_path / "other.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.show_tab(ENCOUNTER)
    window.encounter.prepare.go()
    for side in ("party", "foes"):
        window.conductor.rollers.set(side, APP)
    window.conductor.begin_fight()
    window.put_away()
    again = started(qtbot, library, tmp_path)
    assert not again.help.is_welcoming


def test_another_language_leaves_it_standing(qapp: QApplication, own_folders: Path) -> None:
    program = Program(qapp)
    assert program.open(own_folders / "Mine.turnwright") == ""
    assert program.window is not None
    program.window.starting.start()
    program.window.menus.by_name["language_es"].trigger()
    delivered()
    assert program.window.help.is_welcoming
    assert program.window.findChild(Welcome).party_button.text() == "Crear un grupo vacío"  # type: ignore[union-attr]
    program.window.close()
    program.translate("en")
    program.deleteLater()


def test_rules_in_the_making_are_gone_on_with_from_the_welcome(
    qtbot: QtBot, library: Library, tmp_path: Path, text: str
) -> None:
    library.systems.save_draft(text)
    window = started(qtbot, library, tmp_path)
    welcome = card(window)
    assert welcome.draft_button.text() == "Go on making “Skirmish”"
    assert welcome.draft_button.isVisible()
    assert window.notice.isHidden()  # said once
    QTest.mouseClick(welcome.draft_button, Qt.MouseButton.LeftButton)
    assert shown_rules(window).document.text == text


def test_a_window_says_that_rules_in_the_making_wait_until_somebody_dismisses_it(
    qtbot: QtBot, library: Library, tmp_path: Path, text: str
) -> None:
    settings = QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat)
    LibraryPreferences(library.path, settings).choose_system(None)
    library.systems.save_draft(text)
    window = started(qtbot, library, tmp_path)
    assert not window.help.is_welcoming
    assert window.notice.isVisible()
    assert "“Skirmish”" in window.notice.sentence.text()
    QTest.mouseClick(window.notice.buttons[0], Qt.MouseButton.LeftButton)
    assert window.notice.isHidden()
    assert shown_rules(window).document.text == text
    window.close()
    window = started(qtbot, library, tmp_path)
    QTest.mouseClick(window.notice.buttons[-1], Qt.MouseButton.LeftButton)
    window.close()
    window = started(qtbot, library, tmp_path)
    assert window.notice.isHidden()


def test_without_rules_in_the_making_nothing_is_said_of_them(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    assert not card(started(qtbot, library, tmp_path)).draft_button.isVisible()


@pytest.fixture
def text() -> str:
    """Rules in the making."""
    return next(game.text for game in shipped_games() if game.name == "skirmish").replace('"skirmish"', '"brawl"')


def shown_rules(window: MainWindow) -> RulesPage:
    page = window.findChild(RulesPage)
    assert isinstance(page, RulesPage)
    assert page.isVisible()
    return page
