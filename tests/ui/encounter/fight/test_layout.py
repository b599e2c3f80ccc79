"""Where order, board, stage and log stand, and that each arrangement keeps what somebody pulled it to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSettings, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.system.paths import translation_folder
from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from rules.core.facts import Json
from tests.ui.settling import settle
from ui.encounter.action_panel.fight_end_table import Form, OutcomeTable
from ui.encounter.fight.layout import GRIP, LOW, NARROW, WIDEST_ORDER, FightLayout
from ui.encounter.fight.page import FightPage
from ui.navigation.tabs import ENCOUNTER
from ui.services import window_state
from ui.shell.main_window import MainWindow
from ui.theme.theme import look
from ui.widgets.layouts import stacked

HERO = {"vida": 9, "con": 6, "per": 9, "acao": 5}


@pytest.fixture
def empty_library(tmp_path: Path) -> Iterator[Library]:
    made = Library.open(tmp_path / "Empty.turnwright", samples=())
    yield made
    made.close()


@pytest.fixture
def settings(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "layout.ini"), QSettings.Format.IniFormat)


def opened(qtbot: QtBot, library: Library, *, board: bool, width: int = 1366) -> FightPage:
    """The page of a fight with a board, or of the same one without, in a window that has this width from the start."""
    layouts = QSettings(str(library.path.with_suffix(".ini")), QSettings.Format.IniFormat)
    window = MainWindow(library, layouts=layouts)
    qtbot.addWidget(window)
    window.resize(width, 768)
    window.show_tab(ENCOUNTER)
    window.show()
    place = [[1, 1]] if board else []
    made = library.encounters.add(
        Encounter(name="Here", system="tabuleiro", seed=1, board={"width": 5, "height": 5} if board else None),
        [EncounterEntry(name="Lia", side="party", sheet=HERO, cells=place)],
    )
    assert made.id is not None
    window.conductor.open_prepared(made.id)
    QApplication.processEvents()
    page: FightPage = window.encounter.fight
    return page


def test_a_board_takes_the_middle_and_stands_as_high_as_the_stage(qtbot: QtBot, empty_library: Library) -> None:
    page = opened(qtbot, empty_library, board=True)
    assert page.board.isVisible()
    assert page.order.x() <= page.log.x() < page.board.x() < page.stage.x()
    assert page.log.geometry().top() > page.order.geometry().bottom()
    assert page.board.height() == page.stage.height()
    assert page.board.view.height() > 450
    assert page.stage.width() >= 400


@pytest.mark.parametrize("width", range(720, 1181, 20))
def test_a_log_that_is_drawn_out_is_wide_enough_to_be_read(qtbot: QtBot, empty_library: Library, width: int) -> None:
    """At 1024 pixels in text of 125 % it stood beside order and stage in 170 pixels, its words broken."""
    page = opened(qtbot, empty_library, board=False, width=width)
    page.arrangement.show_log(shown=True)
    settle()
    assert page.log.isVisible()
    assert page.log.width() >= 240 - GRIP, (page.order.isVisible(), page.stage.width())


@pytest.mark.parametrize("board", [True, False])
def test_the_grip_of_a_log_without_lines_stands_beside_its_filters(
    qtbot: QtBot, empty_library: Library, board: bool
) -> None:
    log = opened(qtbot, empty_library, board=board).log
    assert log.empty.isVisible()
    assert log.combatants.height() <= log.grip.height() < 3 * log.combatants.height() + 24
    assert log.empty.y() < log.grip.geometry().bottom() + 24


@pytest.mark.parametrize("language", ["en", "es", "pt_BR"])
def test_the_button_that_begins_is_whole_beside_a_board_in_a_small_window(
    qtbot: QtBot, empty_library: Library, language: str
) -> None:
    translator = QTranslator()
    if language != "en":
        assert translator.load(str(translation_folder() / f"turnwright_{language}.qm"))
        QApplication.installTranslator(translator)
    try:
        page = opened(qtbot, empty_library, board=True)
        page.window().resize(1024, 680)
        button = page.stage.waiting.begin
        qtbot.waitUntil(lambda: not button.visibleRegion().isEmpty())
        QApplication.processEvents()
        assert button.visibleRegion().boundingRect().size() == button.size()
    finally:
        QApplication.removeTranslator(translator)


def test_without_a_board_the_log_stands_at_the_right(qtbot: QtBot, empty_library: Library) -> None:
    page = opened(qtbot, empty_library, board=False)
    assert not page.board.isVisible()
    assert page.stage.x() < page.log.x()
    assert page.log.height() == page.stage.height()


def test_each_arrangement_comes_back_as_it_was_left(qtbot: QtBot, empty_library: Library, settings: QSettings) -> None:
    page = opened(qtbot, empty_library, board=True)
    plain = page.arrangement
    plain.show_board(wanted=False)
    plain.setSizes([360, 0, 640, 360])
    plain.show_board(wanted=True)
    plain.setSizes([400, 500, 460])
    plain.left.setSizes([200, 380])
    settle()
    kept = plain.sizes(), plain.left.sizes()
    plain.keep_layout(settings)
    settings.sync()
    again = opened(qtbot, empty_library, board=True).arrangement
    again.take_layout(settings)
    assert (again.sizes(), again.left.sizes()) == kept
    again.show_board(wanted=False)
    assert [again.sizes()[0], again.sizes()[2]] == pytest.approx([360, 640], abs=12)
    again.show_board(wanted=True)
    settle()
    assert (again.sizes(), again.left.sizes()) == kept


def test_no_layout_kept_leaves_the_usual_one(qtbot: QtBot, empty_library: Library, settings: QSettings) -> None:
    page = opened(qtbot, empty_library, board=True)
    before = page.arrangement.sizes()
    page.arrangement.take_layout(settings)
    assert page.arrangement.sizes() == before


def test_a_very_long_name_pushes_no_other_pane_aside(qtbot: QtBot, empty_library: Library) -> None:
    page = opened(qtbot, empty_library, board=True)
    before = page.arrangement.sizes()
    name = "Comandante Extraordinária Maria-Antonieta das Águas do Farol"
    sheet: Json = {**HERO, "cards": [{"name": f"Grande Espada Cerimonial de {name}", "damage": 4}]}
    page.conductor.command({"do": "join", "combatant": {"id": "m", "name": name, "side": "party", "sheet": sheet}})
    page.conductor.command({"do": "begin"})
    page.conductor.questions.roll_rest()
    while page.conductor.fight.active != "m":
        page.conductor.next()
    page.acting.choose(page.conductor.system.actions["attack"])
    QApplication.processEvents()
    assert page.arrangement.sizes() == before
    assert page.stage.head.name.text().endswith("…")
    assert page.stage.head.name.toolTip() == name
    assert page.stage.compose.fields.horizontalScrollBar().maximum() == 0


def narrowed(page: FightPage, width: int) -> FightPage:
    page.window().resize(width, 680)
    QApplication.processEvents()
    return page


def test_on_a_narrow_window_the_log_is_folded_until_it_is_asked_for(qtbot: QtBot, empty_library: Library) -> None:
    page = opened(qtbot, empty_library, board=False)
    assert page.log.isVisible()
    assert not page.top.log.isVisible()
    wide = page.order.width()
    narrowed(page, 1024)
    assert not page.log.isVisible()
    assert page.order.width() > wide - 60
    QTest.mouseClick(page.top.log, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert page.log.isVisible()
    assert page.log.width() > 200
    QTest.keyClick(page, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert not page.log.isVisible()
    narrowed(page, 1366)
    assert page.log.isVisible()
    assert page.log.width() > 300
    assert not page.top.log.isVisible()


@pytest.mark.parametrize("width", [640, 1024])
def test_in_a_window_that_opens_narrow_the_log_is_folded_too(qtbot: QtBot, empty_library: Library, width: int) -> None:
    page = opened(qtbot, empty_library, board=False, width=width)
    assert page.order.isVisible()
    assert not page.log.isVisible()
    narrowed(page, 1366)
    assert page.log.isVisible()


def test_with_a_board_the_log_stays_under_the_order_on_narrow_windows_too(qtbot: QtBot, empty_library: Library) -> None:
    page = narrowed(opened(qtbot, empty_library, board=True), 1024)
    assert page.log.isVisible()


def test_a_log_that_was_hidden_stays_hidden_when_there_is_room_again(qtbot: QtBot, empty_library: Library) -> None:
    page = opened(qtbot, empty_library, board=False)
    QTest.keyClick(page, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert not page.log.isVisible()
    narrowed(page, 1024)
    QTest.keyClick(page, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert page.log.isVisible()
    narrowed(page, 1366)
    assert not page.log.isVisible()


def seen(page: FightPage) -> str:
    """Which panes stand beside the stage."""
    assert page.stage.isVisible()
    return " ".join(name for name in ("order", "log", "board", "things") if getattr(page, name).isVisible())


def test_on_the_smallest_screen_board_order_and_log_take_turns_by_a_button_that_names_them(
    qtbot: QtBot, empty_library: Library
) -> None:
    """The order was gone, and nothing but an icon led back to it; in half of its height it had two rows."""
    page = opened(qtbot, empty_library, board=True)
    page.window().resize(683, 453)
    QApplication.processEvents()
    button, met = page.top.log, []
    for turn in range(6):
        met.append((seen(page), button.text()))
        assert button.isVisible()
        assert button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        assert button.width() >= button.sizeHint().width()
        if turn < 3:
            button.click()
        else:
            QTest.keyClick(page, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
        QApplication.processEvents()
    assert met == 2 * [("board", "Order (Ctrl+L)"), ("order", "Log (Ctrl+L)"), ("log", "Board (Ctrl+L)")]
    for _ in range(2):
        button.click()
        QTest.keyClick(page, Qt.Key.Key_F6)
        assert seen(page) == "board"
    page.window().resize(683, 700)
    QApplication.processEvents()
    button.click()
    assert seen(page) == "order log", "where both have room they stand together"
    assert button.text() == "Board (Ctrl+L)"
    page.window().resize(1366, 768)
    QApplication.processEvents()
    assert seen(page) == "order log board"
    assert not button.isVisible()


def window_of(page: FightPage) -> MainWindow:
    window = page.window()
    assert isinstance(window, MainWindow)
    return window


def test_what_opens_beside_the_order_is_seen_where_the_board_takes_its_place(
    qtbot: QtBot, empty_library: Library
) -> None:
    """Things and statuses opened where nobody saw them."""
    page = opened(qtbot, empty_library, board=True)
    page.window().resize(683, 453)
    QApplication.processEvents()
    things = window_of(page).menus.by_name["things"]
    things.trigger()
    assert seen(page) == "order things"
    things.trigger()
    assert seen(page) == "board"
    page.window().resize(1366, 768)
    things.trigger()
    page.window().resize(683, 453)
    QApplication.processEvents()
    assert seen(page) == "order things", "what was open stays in sight"
    things.trigger()
    window_of(page).fight_panes.toggle("palette_of_statuses")
    assert page.palette_of_statuses.isVisible()
    window_of(page).fight_panes.toggle("palette_of_statuses")
    assert seen(page) == "board"


def test_the_end_of_a_fight_has_the_room_of_its_board_until_somebody_looks_at_that(
    qtbot: QtBot, empty_library: Library
) -> None:
    """Beside the board the table of the end stood in its narrowest form, and nobody of it was in sight."""
    page = opened(qtbot, empty_library, board=True)
    page.conductor.command({"do": "begin"})
    page.conductor.questions.roll_rest()
    settle()
    before = page.arrangement.sizes()
    page.conductor.command({"do": "end"})
    settle()
    assert seen(page) == "order log"
    assert page.stage.width() >= 900
    (table,) = [table for table in page.stage.outcome.findChildren(OutcomeTable) if table.isVisible()]
    assert table.form is Form.BESIDE
    button = page.top.log
    assert (button.isVisible(), button.text()) == (True, "Board (Ctrl+L)")
    button.click()
    settle()
    assert (seen(page), button.text()) == ("board", "Order (Ctrl+L)")
    assert page.stage.width() > before[2], "the room of the order is the end's"
    QTest.keyClick(page, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(page, Qt.Key.Key_F6)
    assert seen(page) == "board"
    button.click()
    things = window_of(page).menus.by_name["things"]
    for shown in ("order log things", "order log"):
        things.trigger()
        settle()
        assert seen(page) == shown
    page.window().resize(683, 453)
    settle()
    assert (seen(page), button.text()) == ("order", "Log (Ctrl+L)")
    page.window().resize(1366, 768)
    settle()
    page.conductor.undo()
    settle()
    assert seen(page) == "order log board"
    assert page.arrangement.sizes() == before
    assert not button.isVisible()


def test_a_log_that_nobody_wants_does_not_come_with_the_end(qtbot: QtBot, empty_library: Library) -> None:
    page = opened(qtbot, empty_library, board=True)
    page.conductor.command({"do": "begin"})
    page.conductor.questions.roll_rest()
    page.toggle_log()
    assert not page.log.isVisible()
    page.conductor.command({"do": "end"})
    settle()
    assert seen(page) == "order"


def test_things_come_before_a_log_that_is_drawn_out(qtbot: QtBot, empty_library: Library) -> None:
    page = opened(qtbot, empty_library, board=False)
    page.window().resize(683, 453)
    QApplication.processEvents()
    page.toggle_log()
    assert seen(page) == "log"
    window_of(page).menus.by_name["things"].trigger()
    assert seen(page) == "order things"


def test_on_the_smallest_screen_a_log_that_is_drawn_out_takes_the_place_of_the_order(
    qtbot: QtBot, empty_library: Library
) -> None:
    page = opened(qtbot, empty_library, board=False)
    page.window().resize(683, 453)
    QApplication.processEvents()
    assert (page.order.isVisible(), page.log.isVisible()) == (True, False)
    page.toggle_log()
    assert (page.order.isVisible(), page.log.isVisible()) == (False, True)
    page.toggle_log()
    assert (page.order.isVisible(), page.log.isVisible()) == (True, False)


def test_in_half_of_a_small_screen_the_order_covers_nothing_of_the_stage(qtbot: QtBot, empty_library: Library) -> None:
    page = opened(qtbot, empty_library, board=False)
    page.window().resize(640, 660)
    QApplication.processEvents()
    arrangement = page.arrangement
    assert arrangement.left.geometry().right() < arrangement.stage.geometry().left()
    assert arrangement.stage.geometry().right() <= arrangement.width()
    assert page.order.width() <= arrangement.left.width()
    page.window().resize(1024, 660)
    QApplication.processEvents()
    arrangement.setSizes([1, 0, 900, 0])
    assert page.order.width() >= 346


@pytest.mark.parametrize("width", [480, 500, 530])
def test_on_the_narrowest_screen_board_and_stage_are_whole(
    qtbot: QtBot, empty_library: Library, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setattr(window_state, "room", lambda *_: QRect(0, 0, width, 466))
    page = opened(qtbot, empty_library, board=True)
    page.window().resize(width, 466)
    QApplication.processEvents()
    assert page.window().width() == width
    assert page.board.isVisible()
    assert page.board.geometry().right() < page.stage.geometry().left()
    assert page.stage.mapTo(page, page.stage.rect().bottomRight()).x() <= page.width()
    assert page.arrangement.width() <= page.width()


def test_in_a_low_window_what_is_told_of_the_board_lies_under_it(qtbot: QtBot, empty_library: Library) -> None:
    page = opened(qtbot, empty_library, board=True)
    page.board.line.setText("waist-deep water " * 30)
    page.window().resize(911, 472)
    QApplication.processEvents()
    assert page.board.view.geometry().bottom() < page.board.line.geometry().top()
    assert page.board.rect().contains(page.board.line.geometry())


@pytest.fixture
def panes(qtbot: QtBot) -> FightLayout:
    """The four panes by themselves, without a fight in them."""
    layout = FightLayout()
    qtbot.addWidget(layout)
    order, board, stage, log = (QWidget() for _ in range(4))
    stacked(on=log)
    layout.hold(order, board, stage, log)
    layout.resize(1366, 700)
    layout.show()
    return layout


@pytest.mark.parametrize(
    ("board", "width", "height", "folded"),
    [
        (False, 1366, 700, False),
        (False, NARROW - 1, 700, True),
        (False, 1366, LOW - 1, False),
        (True, 1366, 700, False),
        (True, NARROW - 1, 700, False),
        (True, 1366, LOW - 1, True),
        (True, 700, 700, True),
    ],
)
def test_the_log_is_folded_where_it_has_no_room(
    panes: FightLayout, board: bool, width: int, height: int, folded: bool
) -> None:
    panes.show_board(wanted=board)
    panes.resize(width, height)
    assert (panes.folded, panes.log.isVisible()) == (folded, not folded)
    panes.show_log(shown=folded)
    assert panes.log_shown is folded
    panes.resize(1366, 700)
    assert not panes.folded
    assert panes.log_shown is folded, "what was folded and drawn out stands again, what was hidden stays so"
    panes.show_board(wanted=not board)
    panes.want_log(wanted=True)
    assert panes.log.isVisible()


def test_what_is_folded_goes_by_the_arrangement_that_is_shown_now(panes: FightLayout) -> None:
    told: list[bool] = []
    panes.resize(NARROW - 1, 700)
    panes.folded_changed.connect(lambda: told.append(panes.folded))
    assert panes.folded, "without a board it has no room beside the stage"
    for wanted in (True, False, True):
        panes.show_board(wanted=wanted)
        assert (panes.folded, panes.log.isVisible()) == (not wanted, wanted)
    assert told == [False, True, False]


def test_each_arrangement_keeps_the_sizes_that_it_was_pulled_to(panes: FightLayout) -> None:
    panes.setSizes([700, 0, 400, 266])
    panes.show_board(wanted=True)
    panes.setSizes([400, 300, 666])
    panes.show_board(wanted=False)
    assert panes.sizes()[0] == pytest.approx(700, abs=5)
    panes.show_board(wanted=True)
    assert panes.sizes()[:2] == pytest.approx([400, 300], abs=5)


@pytest.mark.parametrize("log_shown", [True, False])
@pytest.mark.parametrize("width", [1366, 1684, 2245, 3000])
def test_the_order_is_no_wider_than_it_reads_well_and_the_stage_gets_the_room(
    panes: FightLayout, width: int, log_shown: bool
) -> None:
    panes.show_log(shown=log_shown)
    panes.resize(width, 900)
    settle()
    assert panes.order.width() <= WIDEST_ORDER
    assert panes.stage.width() > panes.order.width()
    assert not log_shown or panes.stage.width() > panes.log.width()
    if not log_shown and width >= 2245:
        assert panes.stage.width() >= width - WIDEST_ORDER - 40, "what the log leaves is the stage's"


@pytest.mark.parametrize("first", [200, 150, 125])
@pytest.mark.parametrize("board", [True, False])
def test_panes_that_were_laid_out_in_large_text_have_their_usual_sizes_in_usual_text(
    qtbot: QtBot, empty_library: Library, first: int, board: bool
) -> None:
    usual = opened(qtbot, empty_library, board=board).arrangement.sizes()
    look().choose_text_size(first)
    arrangement = opened(qtbot, empty_library, board=board).arrangement
    settle()
    look().choose_text_size(100)
    settle()
    assert arrangement.sizes() == usual


def test_panes_that_were_drawn_are_so_again_after_another_size_of_text_and_at_the_next_start(
    qtbot: QtBot, empty_library: Library, settings: QSettings
) -> None:
    arrangement = opened(qtbot, empty_library, board=False).arrangement
    arrangement.moveSplitter(arrangement.sizes()[0] + 40, 1)
    arrangement.splitterMoved.emit(arrangement.sizes()[0] + 40, 1)
    settle()
    drawn = arrangement.sizes()
    look().choose_text_size(200)
    settle()
    arrangement.keep_layout(settings)
    look().choose_text_size(100)
    settle()
    assert arrangement.sizes() == drawn
    again = opened(qtbot, empty_library, board=False).arrangement
    again.take_layout(settings)
    settle()
    assert again.sizes() == drawn
    assert again.handleWidth() == arrangement.handleWidth()
