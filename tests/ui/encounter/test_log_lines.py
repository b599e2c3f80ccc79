"""Lines of the log: none is cut, however long its words and however narrow the log."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QStandardItemModel
from PySide6.QtWidgets import QApplication, QListView, QMenu, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from rules.log.narrative import NarratedLine
from tests.proving import short_of
from tests.ui.encounter.conftest import GameTable
from ui.encounter.log.delegate import _role
from ui.encounter.log.model import LogLine
from ui.telling.lines import depth
from ui.theme.theme import current
from ui.widgets.keyed_model import ROW_ROLE

LONG = "Sobrecogedoramente" * 12 + " y ahora 140 → 81"


@pytest.mark.parametrize("width", short_of([150, 260, 400], 150, 400))
def test_every_line_has_room_for_all_of_its_words(begun: GameTable, width: int) -> None:
    begun.conductor.command({"do": "note", "text": LONG})
    view = begun.page.log.list
    view.setFixedWidth(width)
    QApplication.processEvents()
    delegate = view.itemDelegate()
    option = QStyleOptionViewItem()
    option.font = view.font()
    seen = 0
    for row in range(view.model().rowCount()):
        index = view.model().index(row, 0)
        line = index.data(ROW_ROLE)
        assert isinstance(line, LogLine)
        wrapped = delegate._layout_of(option, line, view.viewport().width(), 0)
        lines = [wrapped.lineAt(number) for number in range(wrapped.lineCount())]
        assert all(item.naturalTextWidth() <= view.viewport().width() for item in lines)
        assert view.visualRect(index).height() >= sum(item.height() for item in lines)
        assert sum(item.textLength() for item in lines) == len(line.text)
        seen += len(lines) > 1
    assert seen


def test_a_number_and_what_became_of_it_stand_in_one_line(begun: GameTable) -> None:
    begun.conductor.command({"do": "note", "text": "one two three four 140 → 81"})
    view = begun.page.log.list
    delegate, option = view.itemDelegate(), QStyleOptionViewItem()
    option.font = view.font()
    line = view.model().index(view.model().rowCount() - 1, 0).data(ROW_ROLE)
    for width in range(140, 400, 10):
        wrapped = delegate._layout_of(option, line, width, 0)
        texts = [
            line.text[item.textStart() : item.textStart() + item.textLength()]
            for item in (wrapped.lineAt(number) for number in range(wrapped.lineCount()))
        ]
        assert any("140 → 81" in text for text in texts), (width, texts)


def test_a_blow_that_gets_nothing_through_is_not_coloured_as_a_wound(begun: GameTable) -> None:
    begun.conductor.command({"do": "damage", "actor": next(iter(begun.fight.combatants)), "amount": 1})
    (line,) = [item for item in begun.page.log.model.lines if item.fact["kind"] == "damage"]
    stopped = LogLine({**line.fact, "amount": 0}, begun.conductor.teller())
    assert [_role(stopped), _role(line)] == ["muted", "bad"]


def menu_of(table: GameTable, kind: str) -> QMenu:
    """The menu of the first line that tells such a fact."""
    log = table.page.log
    lines = [log.filter.index(row, 0) for row in range(log.filter.rowCount())]
    menu = log.line_menu(next(line for line in lines if line.data(ROW_ROLE).fact["kind"] == kind))
    assert isinstance(menu, QMenu)
    return menu


def chosen(menu: QMenu, words: str) -> None:
    """Chooses what the menu calls so, and puts it away."""
    next(action for action in menu.actions() if action.text() == words).trigger()
    menu.deleteLater()


def test_a_right_click_on_a_line_asks_why_filters_and_copies(begun: GameTable, qtbot: QtBot) -> None:
    begun.conductor.command({"do": "damage", "actor": "guard-a", "amount": 3})
    log = begun.page.log
    with qtbot.waitSignal(log.why_requested) as asked:
        chosen(menu_of(begun, "initiative"), "Why?")
    assert asked.args[0]["kind"] == "initiative"
    every = log.filter.rowCount()
    chosen(menu_of(begun, "damage"), "Only lines about Guard A")
    assert log.filter.rowCount() < every
    menu = menu_of(begun, "damage")
    assert not any("Only lines" in action.text() for action in menu.actions())
    chosen(menu, "All lines")
    assert log.filter.rowCount() == every
    chosen(menu_of(begun, "damage"), "Copy this line")
    assert "Guard A" in QGuiApplication.clipboard().text()


def test_a_line_without_a_number_has_nothing_to_explain(begun: GameTable) -> None:
    begun.conductor.command({"do": "note", "text": "the lift rattles"})
    menu = menu_of(begun, "note")
    assert not menu.actions()[0].isEnabled()
    menu.deleteLater()


def test_a_line_parts_rounds_but_not_the_first_one_from_the_edge_above_it(begun: GameTable) -> None:
    view = begun.page.log.list
    (heading, *_) = [line for line in begun.page.log.model.lines if line.heading and line.fact["kind"] == "round"]
    two = QStandardItemModel(2, 1)
    for row in range(2):
        two.setData(two.index(row, 0), heading, ROW_ROLE)
    assert [parted(view, two.index(row, 0)) for row in range(2)] == [False, True]


def parted(view: QListView, index: QModelIndex) -> bool:
    """Whether a line is drawn along the top of a row."""
    picture = QImage(300, 40, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    option = QStyleOptionViewItem()
    option.font, option.rect = view.font(), picture.rect()
    painter = QPainter(picture)
    view.itemDelegate().paint(painter, option, index)
    painter.end()
    return picture.pixelColor(150, 1).name() == current().color("line").name()


@pytest.mark.parametrize(("actor", "indent"), [("ana", 2), (None, 1)])
def test_a_note_of_the_rules_stands_with_what_happened_and_one_of_the_game_master_apart(
    begun: GameTable, actor: str | None, indent: int
) -> None:
    note = {"n": 5, "command": 1, "kind": "note", "actor": actor, "target": "bea", "what": "no effect", "with": "ember"}
    assert LogLine(note, begun.conductor.teller()).indent == indent
    told = NarratedLine("note", "Ember has no effect on Bea", note)
    assert depth(told, in_turn=True) == indent - 1
