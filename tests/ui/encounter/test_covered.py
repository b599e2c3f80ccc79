"""What is covered takes no keys, and what comes up over it moves only where somebody sees it."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.there import there
from tests.ui.encounter.conftest import GameTable
from tests.ui.moving import UNSEEN, moving, still
from tests.ui.settling import settle
from ui.commands.command import sequences
from ui.encounter.sheet.card import SheetCard
from ui.shell.menus import Menus
from ui.shell.window_commands import WINDOW_COMMANDS
from ui.theme.animation import FadeOverlay
from ui.widgets.overlay_card import Card
from ui.widgets.picker import Picker, PickerItem
from ui.widgets.prompt_card import LineEntry

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture(autouse=True)
def _moves(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with moving(monkeypatch):
        yield


def cards(page: QWidget) -> list[LineEntry | Picker]:
    """One of each kind of card with a line that can lie over a page."""
    return [
        LineEntry("What?", "", lambda _: "", page),
        Picker("Which?", [PickerItem("This", "", lambda _: None)], page),
    ]


@pytest.mark.parametrize("how", UNSEEN)
def test_a_card_over_a_page_that_is_not_seen_does_not_fade_and_is_whole_later(
    begun: GameTable, qtbot: QtBot, how: str
) -> None:
    UNSEEN[how](begun.window)
    settle()
    for card in cards(begun.page):
        card.open()
        settle()
        assert not card.findChildren(FadeOverlay)
    begun.window.showNormal()
    settle()


def test_a_veil_takes_its_picture_when_its_card_is_whole(begun: GameTable, qtbot: QtBot) -> None:
    card = LineEntry("What?", "", lambda _: "", begun.page)
    card.open()
    (veil,) = card.findChildren(FadeOverlay)
    assert veil._picture is None, "whoever opens it goes on filling it"
    qtbot.waitUntil(partial(still, begun.window))
    assert card.isVisible()


def test_a_card_that_goes_while_it_fades_takes_its_veil_along(begun: GameTable, qtbot: QtBot) -> None:
    for _ in range(3):
        card = Picker("Which?", [PickerItem("This", "", lambda _: None)], begun.page)
        card.open()
        card.shut()
        settle()
    qtbot.waitUntil(partial(still, begun.window))


# --- what is covered takes no keys -----------------------------------------------------------------------

KEYS: tuple[tuple[Qt.Key, Qt.KeyboardModifier], ...] = (
    (Qt.Key.Key_Z, CTRL),
    (Qt.Key.Key_Z, CTRL | SHIFT),
    (Qt.Key.Key_Y, CTRL),
    (Qt.Key.Key_N, CTRL | SHIFT),
    (Qt.Key.Key_R, CTRL),
    (Qt.Key.Key_E, CTRL),
    (Qt.Key.Key_T, CTRL),
    (Qt.Key.Key_J, CTRL),
    (Qt.Key.Key_H, CTRL),
    (Qt.Key.Key_F7, NONE),
    (Qt.Key.Key_F8, NONE),
    (Qt.Key.Key_Space, NONE),
    (Qt.Key.Key_A, NONE),
    (Qt.Key.Key_1, NONE),
    (Qt.Key.Key_Delete, NONE),
)


def state(table: GameTable) -> tuple[object, ...]:
    service = there(table.conductor.service)
    return service.packed_fight(), service.journal.cursor, table.page.composer.action, table.conductor.open_question


def test_behind_the_welcome_no_key_reaches_the_fight_or_the_library(begun: GameTable) -> None:
    begun.conductor.command({"do": "note", "text": "one"})
    begun.window.help.welcome()
    settle()
    before, index = state(begun), begun.window.undo_stack.index()
    for key, modifiers in KEYS:
        QTest.keyClick(QApplication.focusWidget() or begun.window, key, modifiers)
        settle()
        assert state(begun) == before, key
        assert begun.window.undo_stack.index() == index
        assert begun.page.card is None
        assert begun.window.help.is_welcoming
    begun.window.help.leave_welcome()
    begun.window.ways.focus_tab()
    settle()
    QTest.keyClick(begun.window, Qt.Key.Key_Z, CTRL)
    assert state(begun)[1] == before[1] - 1  # type: ignore[operator]


def test_no_plain_key_goes_through_a_card_to_the_page_under_it(begun: GameTable) -> None:
    before = state(begun)
    for card in cards(begun.page):
        card.open()
        for key in (Qt.Key.Key_Space, Qt.Key.Key_A, Qt.Key.Key_1, Qt.Key.Key_Delete, Qt.Key.Key_F2):
            QTest.keyClick(card, key)
        assert state(begun) == before
        assert begun.page.card is card
        card.shut()
        settle()


Lay = Callable[[GameTable], object]
COVERS: dict[str, Lay] = {
    "the keys": lambda table: table.window.help.keys(),
    "the summary": lambda table: table.window.menus.by_name["summary"].trigger(),
    "a text to take in": lambda table: table.window.exchange.import_text("Ana\nHP 12\n"),
    "a sheet": lambda table: table.page.sheets.open("ana"),
    "the odds that were": lambda table: table.window.menus.by_name["calibration"].trigger(),
}
"""What lies over all of a fight."""
OVERLAYS: dict[str, Lay] = {
    **COVERS,
    "anything": lambda table: table.window.find_anything(),
    "a free roll": lambda table: table.window.menus.by_name["roll"].trigger(),
    "several": lambda table: table.window.menus.by_name["together"].trigger(),
    "who rolls": lambda table: table.window.menus.by_name["rollers"].trigger(),
    "how they play": lambda table: table.window.menus.by_name["temperament"].trigger(),
    "a note": lambda table: table.window.menus.by_name["note"].trigger(),
    "a countdown": lambda table: table.window.menus.by_name["countdown"].trigger(),
    "options": lambda table: table.window.menus.by_name["options"].trigger(),
}
"""What lies over a fight, or a part of it, and takes the keys."""


def lying(table: GameTable) -> Card | None:
    """The card that covers the fight."""
    return next((card for card in table.window.findChildren(Card) if card.isVisible()), None)


@pytest.mark.parametrize("what", COVERS)
def test_under_a_card_that_covers_it_no_key_reaches_the_fight(begun: GameTable, qtbot: QtBot, what: str) -> None:
    begun.conductor.command({"do": "note", "text": "one"})
    before, index, tab = state(begun), begun.window.undo_stack.index(), begun.window.tabs.currentIndex()
    saves = () if what == "a sheet" else ((Qt.Key.Key_Return, CTRL),)  # it saves what was typed into the sheet
    for key, modifiers in (*KEYS, *saves, (Qt.Key.Key_W, CTRL), (Qt.Key.Key_F, CTRL)):
        if lying(begun) is None:
            COVERS[what](begun)
            qtbot.waitUntil(lambda: lying(begun) is not None)
        card = there(lying(begun))
        QTest.keyClick(there(QApplication.focusWidget()), key, modifiers)
        settle()
        assert state(begun) == before, key
        assert begun.window.undo_stack.index() == index
        assert begun.window.tabs.currentIndex() == tab
        assert begun.conductor.fight.phase != "ended"
        assert lying(begun) in (card, None)
        assert begun.page.card in (card, None)


def test_ctrl_alone_puts_no_sheet_of_keys_away_and_ctrl_k_is_meant_over_it(begun: GameTable) -> None:
    window = begun.window
    window.help.keys()
    sheet = there(lying(begun))
    QTest.keyPress(sheet, Qt.Key.Key_Control, CTRL)
    assert lying(begun) is sheet
    QTest.keyClick(sheet, Qt.Key.Key_K, CTRL)
    settle()
    assert lying(begun) is there(window.finder.picker)
    there(window.finder.picker).shut()
    QTest.keyClick(window, Qt.Key.Key_F1)
    settle()
    sheet = there(lying(begun))
    QTest.keyClick(sheet, Qt.Key.Key_F1)
    settle()
    assert lying(begun) is None


def sendings(keys: str) -> list[tuple[Qt.Key, Qt.KeyboardModifier]]:
    """The keys of a command, as they are pressed."""
    pressed = [sequence[0] for sequence in sequences(keys)]  # type: ignore[index]
    return [(key.key(), key.keyboardModifiers()) for key in pressed]


@pytest.mark.parametrize("what", OVERLAYS)
def test_no_command_of_the_menus_runs_by_its_key_on_what_is_covered(
    begun: GameTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    run: list[str] = []
    monkeypatch.setattr(Menus, "_run", lambda _, entry, checked=False: run.append(entry.id))
    handle = there(begun.window.windowHandle())
    commands = [entry for entry in WINDOW_COMMANDS if not entry.goes_through]
    pressed = {entry.id: [*sendings(entry.keys), *sendings(entry.letters)] for entry in commands}
    assert pressed["proposal"] == [(Qt.Key.Key_F8, NONE)]
    journal = there(begun.conductor.service).journal
    cursor = journal.cursor
    for id, keys in pressed.items():
        for key, modifiers in keys:
            if lying(begun) is None:
                with monkeypatch.context() as open_one:
                    open_one.setattr(Menus, "_run", RUN)
                    OVERLAYS[what](begun)
                qtbot.waitUntil(lambda: lying(begun) is not None)
            QTest.keyClick(handle, key, modifiers)
            settle()
            assert not run, (id, key)
            assert journal.cursor >= cursor, "nothing is taken back"


RUN = Menus._run


def test_what_is_found_by_ctrl_k_is_done_once_its_list_is_away(begun: GameTable, qtbot: QtBot) -> None:
    handle = there(begun.window.windowHandle())
    QTest.keyClick(handle, Qt.Key.Key_K, CTRL)
    QTest.keyClicks(there(begun.window.finder.picker).line, "free roll")
    QTest.keyClick(handle, Qt.Key.Key_Return)
    settle()
    assert begun.window.finder.picker is None
    assert isinstance(begun.page.card, LineEntry)


def test_a_command_chosen_by_mouse_puts_away_the_list_that_covers_what_it_acts_on(begun: GameTable) -> None:
    begun.window.find_anything()
    settle()
    begun.window.menus.by_name["roll"].trigger()
    settle()
    assert begun.window.finder.picker is None
    assert isinstance(begun.page.card, LineEntry)
    begun.window.find_anything()
    settle()
    begun.window.menus.by_name["pane_log"].trigger()
    assert there(begun.window.finder.picker).isVisible(), "a setting of the window leaves it where it is"


def test_a_command_chosen_by_mouse_waits_for_a_sheet_that_is_not_saved(begun: GameTable, qtbot: QtBot) -> None:
    begun.page.sheets.open("ana")
    qtbot.waitUntil(lambda: lying(begun) is not None)
    card = there(lying(begun))
    assert isinstance(card, SheetCard)
    card.form.dirty = True
    cursor = there(begun.conductor.service).journal.cursor
    begun.window.menus.by_name["next"].trigger()
    settle()
    assert lying(begun) is card
    assert there(begun.conductor.service).journal.cursor == cursor
