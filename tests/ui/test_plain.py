"""What others wrote stands on the screen as they wrote it: never as markup, never with a key in it."""

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPoint, QSettings, Qt
from PySide6.QtGui import QAction, QHelpEvent, QKeySequence, QTextDocument
from PySide6.QtGui import Qt as Text
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QGraphicsView,
    QLabel,
    QTableView,
    QTextBrowser,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from models.boards import StoredBoard
from models.library import Library
from models.samples import Sample, shipped
from rules import catalogue
from tests.proving import short_of
from tests.there import there
from ui.party.cards import CardView
from ui.plain import Label, keyless, tip
from ui.rollers import APP
from ui.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.window import MainWindow

PICTURE = '<img src="file:///nowhere/x.png">'
NAMED = ("name", "player", "notes", "kind", "group", "text", "label")
"""The keys of a sample under which somebody's own words stand."""


def spoiled(name: str) -> str:
    """A name that is a picture, and bold, and holds what looks like a sign and like a key."""
    return f"{PICTURE}<u>{name}</u> &amp; &{name}"


def spoil(value: Any, key: str = "") -> Any:
    """A sample with every word of its own spoiled, and what refers to one with it."""
    if isinstance(value, dict):
        return {one: spoil(inner, one) for one, inner in value.items() if one not in ("board", "options", "sheet")} | {
            one: spoil_sheet(inner) if one == "sheet" else inner
            for one, inner in value.items()
            if one in ("board", "options", "sheet")
        }
    if isinstance(value, list):
        return [spoiled(one) if key == "tags" else spoil(one) for one in value]
    if isinstance(value, str) and key in (*NAMED, "party", "member", "creature") and value:
        return spoiled(value)
    return f"<u>{value} &amp; &{value}" if key == "folder" and value else value


def spoil_sheet(value: Any, key: str = "") -> Any:
    """Abilities, weapons, items and cards by other names; what rules read stays."""
    if isinstance(value, dict):
        return {one: spoil_sheet(inner, one) for one, inner in value.items()}
    if isinstance(value, list):
        return [spoil_sheet(one) for one in value]
    return spoiled(value) if key == "name" and isinstance(value, str) else value


@pytest.fixture(params=short_of(catalogue.ids(), "ffrpg", "tabuleiro"))
def window(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    samples = [
        Sample(one.name, spoil(copy.deepcopy(dict(one.content))))
        for one in shipped()
        if one.name == f"{request.param}.json"
    ]
    library = Library.open(tmp_path / "Spoiled.turnwright", samples=samples)
    made = MainWindow(library, layouts=QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    yield made
    made.close()
    library.close()


def is_read_as_markup(text: str) -> bool:
    return Text.mightBeRichText(text)


def models_of(view: QAbstractItemView) -> Iterator[str]:
    model: QAbstractItemModel | None = view.model()
    if model is None:
        return
    columns = view.horizontalHeader().count() if isinstance(view, QTableView) else 1
    for row in range(min(model.rowCount(QModelIndex()), 60)):
        for column in range(columns):
            for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.WhatsThisRole, Qt.ItemDataRole.StatusTipRole):
                told = model.index(row, column).data(role)
                if isinstance(told, str):
                    yield told


def hovered(view: QAbstractItemView) -> Iterator[str]:
    """What is told where the mouse rests on each row."""
    model = view.model()
    for row in range(min(model.rowCount(QModelIndex()), 8)):
        rect = view.visualRect(model.index(row, 0))
        for across in range(rect.left() + 4, rect.right(), 60):
            place = QPoint(across, rect.center().y())
            QToolTip.hideText()
            event = QHelpEvent(QHelpEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
            QApplication.sendEvent(view.viewport(), event)
            yield QToolTip.text()


def wrong(window: QWidget) -> list[str]:
    """Everything under a window that is shown as something other than what was written."""
    found: list[str] = []

    def markup(where: QWidget | QAction, text: str) -> None:
        if is_read_as_markup(text) and (PICTURE in text or "<u>" in text):
            found.append(f"{type(where).__name__}: {text!r}")

    def key(where: QWidget | QAction, text: str) -> None:
        if "<u>" in text and not QKeySequence.mnemonic(text).isEmpty():
            found.append(f"{type(where).__name__} has a key: {text!r}")

    for widget in (window, *window.findChildren(QWidget)):
        if not isValid(widget):
            continue  # a help event has let something be deleted that had been left
        markup(widget, widget.toolTip())
        markup(widget, widget.statusTip())
        markup(widget, widget.whatsThis())
        if isinstance(widget, QLabel):
            if widget.textFormat() != Qt.TextFormat.PlainText:
                markup(widget, widget.text())
            if widget.buddy() is not None:
                key(widget, widget.text())
        if isinstance(widget, QAbstractButton):
            key(widget, widget.text())
        if isinstance(widget, QTextBrowser) and "<img" in widget.toHtml():
            found.append("QTextBrowser: a picture")
        if isinstance(widget, QAbstractItemView):
            for told in (*models_of(widget), *(hovered(widget) if widget.isVisible() else ())):
                markup(widget, told)
        if isinstance(widget, QGraphicsView) and widget.scene() is not None:
            for item in widget.scene().items():
                markup(widget, item.toolTip())
        for action in widget.actions():
            key(action, action.text())
    return sorted(set(found))


def test_the_bestiary_with_its_form_and_its_tray(window: MainWindow) -> None:
    window.show_tab(BESTIARY)
    tab = window.bestiary
    assert PICTURE in tab.rows.rows[0].name
    tab.add_to_fight()
    assert wrong(window) == []
    for place in range(min(6, len(tab.rows.rows))):
        tab.list.choose([there(tab.rows.rows[place].id)])
        assert wrong(tab.detail) == []
    tab.edit()
    assert PICTURE in tab.detail.form.name.text()
    assert wrong(window) == []
    tab.detail.leave()
    tab.remove()
    window.menus.name_steps()
    assert PICTURE in window.menus.by_name["undo"].text()
    window.undo()
    assert PICTURE in window.statusBar().currentMessage()
    assert wrong(window) == []


def test_the_party_with_its_cards_and_its_form(window: MainWindow) -> None:
    window.show_tab(PARTY)
    tab = window.party
    member = window.library.parties.member(there(tab.current_id))
    assert member is not None
    member.conditions = [{"status": spoiled("poison"), "timer": 3, "params": {}}]
    window.library.parties.save_members([member])
    tab.reload()
    assert any(PICTURE in told for told in [tab.bar.party.currentText()])
    assert wrong(window) == []
    tab.edit()
    assert wrong(window) == []
    assert tab.findChildren(CardView)


def test_preparing_and_the_board(window: MainWindow) -> None:
    window.show_tab(ENCOUNTER)
    page = window.encounter.prepare
    window.library.boards.add(
        [StoredBoard(name=spoiled("hall"), system=there(page.chosen).system, board={"width": 6, "height": 6})]
    )
    assert PICTURE in there(page.chosen).name
    assert wrong(window) == []
    page.pick()
    assert wrong(window) == []
    window.encounter.show_board(there(page.chosen_id))
    assert wrong(window) == []


def fight_on(window: MainWindow) -> Iterator[None]:
    """A fight of some turns with everything that opens on the way."""
    conductor = window.conductor
    page = window.encounter.fight
    for side in {one.side for one in conductor.fight.combatants.values()}:
        conductor.rollers.set(side, APP)
    yield
    for _ in range(6):
        if conductor.asked is not None:
            question = conductor.asked.question
            yield
            options = getattr(question, "options", ())
            if options:
                conductor.questions.answer_choice(options[0])
            else:
                conductor.questions.roll_rest()
            continue
        for button in list(page.stage.buttons)[:5]:
            if button.action is not None and not button.refused_because:
                page.acting.choose(button.action)
                yield
                page.composer.stop()
        window.fight_commands.next()
        yield


def test_a_fight(window: MainWindow) -> None:
    window.show_tab(ENCOUNTER)
    window.encounter.prepare.go()
    assert window.front.fighting
    assert any(PICTURE in one.text() for one in window.statusBar().findChildren(QLabel))
    for _ in fight_on(window):
        assert wrong(window) == []
    page = window.encounter.fight
    first = next(iter(window.conductor.fight.combatants))
    window.conductor.command({"do": "note", "text": spoiled("note")})
    window.conductor.command({"do": "countdown", "name": spoiled("bell"), "value": 3, "unit": "rounds"})
    for menu in (page.rulings.menu_for(first),):
        assert wrong(menu) == []
        menu.deleteLater()
    window.find_anything()
    assert wrong(window) == []


def test_the_log_on_paper_and_in_files(window: MainWindow) -> None:
    window.show_tab(ENCOUNTER)
    window.encounter.prepare.go()
    window.conductor.command({"do": "note", "text": spoiled("note")})
    log = window.log_files.printed()
    assert log is not None
    assert "<img" not in log.to_html()
    assert "<img" not in log.to_markdown().replace("\\<", "")
    assert PICTURE in log.to_text()


@pytest.mark.parametrize("text", ["<b>x</b>", PICTURE, "&lt;b>", "plain", "two\nlines"])
def test_a_tooltip_says_what_was_written(text: str) -> None:
    shown = QTextDocument()
    if Text.mightBeRichText(tip(text)):
        shown.setHtml(tip(text))
    else:
        shown.setPlainText(tip(text))
    assert shown.toPlainText() == text


def test_a_label_is_plain_and_a_button_has_no_key(qtbot: QtBot) -> None:
    label = Label("<b>x</b>")
    qtbot.addWidget(label)
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.text() == "<b>x</b>"
    assert QKeySequence.mnemonic(keyless("Rock & &Roll")).isEmpty()
