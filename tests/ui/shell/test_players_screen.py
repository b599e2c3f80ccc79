"""The players' screen in the game master's hand: keys, what is shown on it, and what the window says of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.creatures import Creature
from rules.players.players_view import RowOnView
from tests.there import there
from tests.ui.encounter.conftest import GUARD, SYSTEM, GameTable, begun, begun_library, library, prepared, window
from tests.ui.settling import settle
from tests.ui.windows import shown_window
from ui.dnd.payload import DropPayload, mime_of, outside_of
from ui.players.screen import PlayersScreen
from ui.services.window_state import ORDINARY, WindowState
from ui.shell.main_window import MainWindow
from ui.shell.players_screen import PlayersScreenControl, PlayersScreenLine, chosen_screen

__all__ = ["begun", "begun_library", "library", "prepared", "window"]


def control(table: GameTable) -> PlayersScreenControl:
    return table.window.players_screen


def screen(table: GameTable) -> PlayersScreen:
    return there(control(table).screen)


def line(of: MainWindow) -> str:
    found = there(of.statusBar().findChild(PlayersScreenLine))
    return found.text() if found.isVisible() else ""


def press(table: GameTable, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(table.window, key, held)
    settle()


def names(table: GameTable) -> set[str]:
    return {row.name for row in there(screen(table).content).view.rows}


SHIFT = Qt.KeyboardModifier.ShiftModifier


def test_nothing_is_made_before_it_is_wanted(begun: GameTable) -> None:
    assert control(begun).screen is None
    assert line(begun.window) == ""
    assert not [each for each in QApplication.topLevelWidgets() if isinstance(each, PlayersScreen)]


def test_f11_opens_and_closes_it_and_the_window_says_what_the_players_see(begun: GameTable) -> None:
    press(begun, Qt.Key.Key_F11)
    assert control(begun).is_open
    assert not screen(begun).isFullScreen(), "there is one screen only: the game master's"
    assert line(begun.window) == "The players see the fight"
    assert begun.window.menus.by_name["players_screen"].isChecked()
    assert names(begun) == {"Ana", "Bea", "Guard A", "Guard B"}
    press(begun, Qt.Key.Key_F12)
    assert line(begun.window) == "The players see the curtain"
    press(begun, Qt.Key.Key_F12)
    press(begun, Qt.Key.Key_F12, SHIFT)
    assert line(begun.window) == "The players’ screen is frozen"
    press(begun, Qt.Key.Key_F12, SHIFT)
    assert begun.window.statusBar().currentMessage() == "The players see the fight"
    press(begun, Qt.Key.Key_F11)
    assert not control(begun).is_open
    assert line(begun.window) == ""
    assert begun.window.statusBar().currentMessage() == "", "they see nothing of it any more"
    press(begun, Qt.Key.Key_F11)
    assert line(begun.window) == "The players see the fight"


def test_its_own_keys_do_the_same_there(begun: GameTable) -> None:
    press(begun, Qt.Key.Key_F11)
    shown = screen(begun)
    QTest.keyClick(shown, Qt.Key.Key_F12)
    assert shown.is_curtain_down
    QTest.keyClick(shown, Qt.Key.Key_F11)
    assert not shown.isVisible()


def test_it_follows_the_fight_and_what_is_hidden_stays_away(begun: GameTable, qtbot: QtBot) -> None:
    begun.conductor.hide("guard-a", hidden=True)
    press(begun, Qt.Key.Key_F11)
    assert names(begun) == {"Ana", "Bea", "Guard B"}
    with qtbot.waitSignal(begun.window.players.changed):
        begun.conductor.hide("guard-a", hidden=False)
    assert names(begun) == {"Ana", "Bea", "Guard A", "Guard B"}
    begun.window.put_away()
    settle()
    assert screen(begun).content is None


def test_the_curtain_is_down_before_anything_is_seen(begun: GameTable) -> None:
    press(begun, Qt.Key.Key_F12)
    assert control(begun).is_open
    assert screen(begun).is_curtain_down


def test_whoever_is_selected_is_shown_and_taken_away_by_the_same_key(begun: GameTable) -> None:
    begun.page.order.select("guard-a")
    press(begun, Qt.Key.Key_F11, SHIFT)
    shown = there(screen(begun).shown)
    assert (shown.title, shown.emblem is not None) == ("Guard A", True)
    assert line(begun.window) == "The players see: Guard A"
    press(begun, Qt.Key.Key_F11, SHIFT)
    assert screen(begun).shown is None
    press(begun, Qt.Key.Key_F11, SHIFT)
    QTest.keyClick(screen(begun), Qt.Key.Key_Escape)
    assert screen(begun).shown is None
    assert line(begun.window) == "The players see the fight"


def test_nobody_hidden_is_shown_by_mistake(begun: GameTable) -> None:
    begun.conductor.hide("guard-a", hidden=True)
    begun.page.order.select("guard-a")
    press(begun, Qt.Key.Key_F11, SHIFT)
    assert control(begun).screen is None or screen(begun).shown is None
    assert "do not see" in begun.window.statusBar().currentMessage()


def test_a_row_of_the_order_let_go_over_it_is_shown_there(begun: GameTable, monkeypatch: pytest.MonkeyPatch) -> None:
    press(begun, Qt.Key.Key_F11)
    monkeypatch.setattr(QApplication, "topLevelAt", lambda at: begun.window)
    begun.page.order.beyond.row_dropped.emit("guard-a", QPoint(5, 5))
    assert screen(begun).shown is None, "elsewhere it is not"
    monkeypatch.setattr(QApplication, "topLevelAt", lambda at: screen(begun))
    begun.page.order.beyond.row_dropped.emit("guard-a", QPoint(5, 5))
    assert there(screen(begun).shown).title == "Guard A"


def test_a_rule_that_is_read_and_words_that_are_selected_are_shown(begun: GameTable) -> None:
    begun.window.finder.card.show_rule("FF-DMG-02", "Armor counts against it.", "p. 3")
    press(begun, Qt.Key.Key_F11, SHIFT)
    shown = there(screen(begun).shown)
    assert (shown.title, shown.text) == ("FF-DMG-02", "Armor counts against it.")
    press(begun, Qt.Key.Key_F11, SHIFT)
    begun.window.finder.card.hide()
    begun.window.tabs.setCurrentIndex(0)
    field = there(begun.window.bestiary.findChild(QLineEdit))
    field.setText("the bell tolls")
    field.setFocus()
    field.selectAll()
    press(begun, Qt.Key.Key_F11, SHIFT)
    assert there(screen(begun).shown).text == "the bell tolls"


def test_a_note_in_the_log_is_shown_in_its_own_words(begun: GameTable) -> None:
    begun.conductor.command({"do": "note", "text": "The lift rattles."})
    log = begun.page.log
    log.list.setFocus()
    log.list.setCurrentIndex(log.filter.index(log.filter.rowCount() - 1, 0))
    press(begun, Qt.Key.Key_F11, SHIFT)
    assert there(screen(begun).shown).text == "The lift rattles."
    press(begun, Qt.Key.Key_F11, SHIFT)
    log.list.setFocus()
    log.list.setCurrentIndex(log.filter.index(0, 0))
    begun.page.order.select("guard-a")
    press(begun, Qt.Key.Key_F11, SHIFT)
    assert there(screen(begun).shown).title == "Guard A", "any other line is no note"


def test_creatures_pictures_and_texts_are_taken_and_no_other_thing(begun: GameTable, tmp_path: Path) -> None:
    press(begun, Qt.Key.Key_F11)
    wolf = begun.library.creatures.add([Creature(name="Wolf", system=SYSTEM, sheet=GUARD)])[0]
    red = QImage(20, 10, QImage.Format.Format_RGB32)
    red.fill(Qt.GlobalColor.red)
    red.save(str(tmp_path / "map.png"))
    (tmp_path / "broken.png").write_bytes(b"?")
    shown, outside = screen(begun), outside_of(begun.window)
    for payload, takes in ((DropPayload(creatures=(there(wolf.id),)), True), (DropPayload(status="poison"), False)):
        mime = mime_of(payload, outside)
        assert shown.accepts(mime) is takes
    shown.dropped.emit(mime_of(DropPayload(creatures=(there(wolf.id),)), outside))
    assert there(shown.shown).title == "Wolf"
    shown.dropped.emit(mime_of(DropPayload(creatures=(4711,)), outside))
    assert "library" in begun.window.statusBar().currentMessage()
    text, file, broken, other = QMimeData(), QMimeData(), QMimeData(), QMimeData()
    text.setText("  Come at midnight. ")
    file.setUrls([QUrl.fromLocalFile(str(tmp_path / "map.png"))])
    broken.setUrls([QUrl.fromLocalFile(str(tmp_path / "broken.png"))])
    other.setUrls([QUrl.fromLocalFile(str(tmp_path / "letter.docx"))])
    assert [shown.accepts(each) for each in (text, file, broken, other, QMimeData())] == [
        True,
        True,
        True,
        False,
        False,
    ]
    shown.dropped.emit(text)
    assert there(shown.shown).text == "Come at midnight."
    shown.dropped.emit(file)
    assert there(there(shown.shown).picture).size() == red.size()
    shown.dropped.emit(broken)
    assert begun.window.statusBar().currentMessage() == "broken.png is no picture that can be read."
    assert there(shown.shown).picture is not None, "what was shown before stays"


def test_before_phones_alone_the_curtain_opens_no_screen(begun: GameTable) -> None:
    """It opened a window that nobody had asked for, and ticked it in the menu."""
    control, phones = begun.window.players_screen, begun.window.invitations.phones()
    phones.open("127.0.0.1", 0)
    try:
        begun.window.menus.by_name["curtain"].trigger()
        assert (control.has_curtain, control.is_open) == (True, False)
        assert line(begun.window) == "The players’ phones show the curtain"
        begun.window.menus.by_name["curtain"].trigger()
        assert (control.has_curtain, control.is_open, control.state()) == (False, False, "")
    finally:
        phones.close()


def test_the_picture_of_the_curtain_is_kept_between_starts(
    begun: GameTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "map.png"
    QImage(20, 10, QImage.Format.Format_RGB32).save(str(file))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    press(begun, Qt.Key.Key_F12)
    begun.window.menus.by_name["curtain_picture"].trigger()
    assert there(screen(begun).curtain).width() == 20
    again = PlayersScreenControl(
        begun.window,
        begun.library,
        begun.window.front,
        WindowState(begun.window.layouts),
        begun.window.remembered,
        lambda: begun.window.players,
        lambda: None,
        lambda *_: [],
        lambda: False,
    )
    again.turn_curtain()
    assert there(there(again.screen).curtain).width() == 20
    file.unlink()
    again.close()
    again.turn_curtain()
    assert there(again.screen).curtain is None
    assert "map.png" in again.state() or again.state() == "The players see the curtain"
    again.close()


def test_what_the_players_are_told_is_chosen_in_the_menu(begun: GameTable) -> None:
    press(begun, Qt.Key.Key_F11)
    commands, shown = begun.window.menus.by_name, screen(begun)

    def guard() -> RowOnView:
        settle()
        return next(row for row in there(shown.content).view.rows if row.name == "Guard A")

    assert (guard().health.word, commands["players_health_words"].isChecked()) == ("unhurt", True)
    commands["players_health_bar"].trigger()
    assert guard().health.share == 1.0
    assert commands["players_health_bar"].isChecked()
    commands["players_health_numbers"].trigger()
    assert there(guard().health.pools)[0].maximum == 40
    begun.conductor.command({"do": "condition", "actor": "guard-a", "status": "poison", "timer": 3})
    timers = []
    for _ in range(2):
        timers.append(guard().conditions[0].timer)
        commands["players_timers"].trigger()
    assert timers[0] is None
    assert timers[1] is not None
    commands["players_party"].trigger()
    settle()
    assert not any(row.own for row in there(shown.content).view.rows)
    assert not commands["players_party"].isChecked()
    for is_on in (True, False):
        commands["players_chances"].trigger()
        assert (commands["players_chances"].isChecked(), begun.window.players.settings.chances) == (is_on, is_on)


def test_the_screen_closes_with_the_window(begun: GameTable, qtbot: QtBot) -> None:
    press(begun, Qt.Key.Key_F11)
    shown = screen(begun)
    begun.window.close()
    assert not shown.isVisible()


def test_in_another_language_the_same_screen_goes_on_with_its_curtain_down(
    begun: GameTable, qtbot: QtBot, tmp_path: Path
) -> None:
    press(begun, Qt.Key.Key_F11)
    press(begun, Qt.Key.Key_F12)
    former, shown = begun.window, screen(begun)
    fresh = MainWindow(begun.library, language="es", layouts=former.layouts)
    qtbot.addWidget(fresh)
    fresh.show()
    fresh.players_screen.go_on_from(former.players_screen)
    fresh.starting.go_on_from(former.starting)
    settle()
    assert (former.players_screen.screen, fresh.players_screen.screen) == (None, shown)
    assert (shown.isVisible(), shown.is_curtain_down) == (True, True)
    former.close()
    assert shown.isVisible()
    fresh.players_screen.turn_curtain()
    assert there(shown.content).view.language == "es"
    fresh.close()
    assert not shown.isVisible()


def test_over_another_library_the_screen_stays_and_shows_its_fights(
    begun: GameTable, qtbot: QtBot, tmp_path: Path
) -> None:
    press(begun, Qt.Key.Key_F11)
    shown, other = screen(begun), Library.open(tmp_path / "Other.turnwright", samples=())
    fresh = shown_window(qtbot, other, tmp_path)
    fresh.players_screen.go_on_from(begun.window.players_screen)
    settle()
    assert (shown.isVisible(), shown.content) == (True, None)
    assert line(fresh) == "The players’ screen is open"
    fresh.close()
    other.close(back_up=False)


def test_what_happened_while_it_was_closed_is_not_told_as_news(begun: GameTable) -> None:
    press(begun, Qt.Key.Key_F11)
    press(begun, Qt.Key.Key_F11)
    begun.conductor.command({"do": "damage", "actor": "ana", "amount": 20})
    settle()
    press(begun, Qt.Key.Key_F11)
    assert screen(begun).happened == {}
    assert next(row for row in there(screen(begun).content).view.rows if row.name == "Ana").health.pools[0].value == 40


def test_where_it_is_shown_is_asked_and_kept(begun: GameTable) -> None:
    begun.window.menus.by_name["players_screen_place"].trigger()
    QTest.keyClick(there(QApplication.focusWidget()), Qt.Key.Key_Return)
    settle()
    assert begun.window.places.players_screen == ORDINARY
    assert control(begun).is_open


@pytest.mark.parametrize(
    ("kept", "others", "chosen"),
    [
        ("", [], None),
        ("", ["beamer", "third"], "beamer"),
        ("third", ["beamer", "third"], "third"),
        ("gone", ["beamer", "third"], None),
        (ORDINARY, ["beamer"], None),
    ],
)
def test_a_screen_that_is_gone_is_not_replaced_by_another(kept: str, others: list[str], chosen: str | None) -> None:
    assert chosen_screen(kept, others) == chosen


SEVERAL = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QSettings
from PySide6.QtGui import QGuiApplication
from desktop.application import make_application
from models.library import Library
from ui.shell.main_window import MainWindow
from ui.services.window_state import ORDINARY

application = make_application(["turnwright"])
folder = Path(sys.argv[1])
library = Library.open(folder / "Table.turnwright", samples=())
settings = QSettings(str(folder / "layouts.ini"), QSettings.Format.IniFormat)
window = MainWindow(library, layouts=settings)
named = {screen.name(): screen for screen in QGuiApplication.screens()}
screens = [named[name] for name in ("desk", "beamer", "wall")]
window.setGeometry(screens[0].geometry().adjusted(50, 50, -400, -300))
window.show()
control, told = window.players_screen, []

def tell():
    for _ in range(20):
        application.processEvents()
    shown = control.screen
    told.append([shown.screen().name(), shown.isFullScreen(), shown.screen() is window.screen()])

control.toggle()
tell()
window.setGeometry(screens[1].geometry().adjusted(50, 50, -400, -300))
tell()
window.setGeometry(screens[0].geometry().adjusted(50, 50, -400, -300))
tell()
control.toggle()
from ui.shell.players_screen import name_of_screen
window.places.players_screen = name_of_screen(screens[2])
control.toggle()
tell()
control.toggle()
window.places.players_screen = "a beamer that is not here||"
control.toggle()
tell()
control.toggle()
window.places.players_screen = ORDINARY
control.toggle()
tell()
control.toggle()
window.places.players_screen = name_of_screen(screens[1])
control.toggle()
tell()
window.places.players_screen = "the beamer, which is gone||"
application.screenRemoved.emit(screens[1])
tell()
place = control.screen.geometry()
told[-1].append([place.width() < window.screen().size().width(), window.screen().geometry().contains(place)])
print(json.dumps(told))
window.close()
library.close(back_up=False)
"""


def test_among_several_screens_it_is_never_full_screen_over_the_game_master(tmp_path: Path) -> None:
    layout = tmp_path / "screens.json"
    screens = [
        {"name": name, "x": 2000 * place, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96}
        | {"logicalBaseDpi": 96, "dpr": 1}
        for place, name in enumerate(("desk", "beamer", "wall"))
    ]
    layout.write_text(json.dumps({"screens": screens}), "utf-8")
    environment = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={layout}"}
    ran = subprocess.run(
        [sys.executable, "-c", SEVERAL, str(tmp_path)],
        capture_output=True,
        text=True,
        env=environment,
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout.splitlines()[-1])
    assert told[0][1:] == [True, False]
    assert not told[1][1] or not told[1][2], "the game master's window has gone there"
    assert told[2][1:] == [True, False]
    assert told[3] == ["wall", True, False]
    assert [full for _, full, _ in told[4:6]] == [False, False]
    assert told[6] == ["beamer", True, False]
    assert told[7] == ["desk", False, True, [True, True]], "where its screen is gone it does not fill another"


def test_a_library_without_a_fight_has_an_empty_screen(qtbot: QtBot, library: Library, tmp_path: Path) -> None:
    alone = shown_window(qtbot, library, tmp_path)
    alone.players_screen.toggle()
    settle()
    assert there(alone.players_screen.screen).content is None
    alone.close()


def test_the_past_is_shown_to_players_from_the_menu_until_one_is_back(begun: GameTable, qtbot: QtBot) -> None:
    window = begun.window
    window.players_screen.open()
    screen = there(window.players_screen.screen)
    title = there(screen.content).view.title
    action = window.menus.by_name["show_past"]
    action.trigger()
    assert not action.isChecked()
    begun.conductor.command({"do": "damage", "actor": "bea", "amount": 3})
    begun.page.past_line.step_back()
    action.trigger()
    assert action.isChecked()
    qtbot.waitUntil(lambda: there(screen.content).view.title != title)
    assert title in there(screen.content).view.title
    begun.page.past_line.come_back()
    qtbot.waitUntil(lambda: there(screen.content).view.title == title)
    assert not action.isChecked()
