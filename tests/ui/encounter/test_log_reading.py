"""Reading the log: rounds and turns fold, dice alone, from a line to its combatant and back, numbers that say why."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QStyle, QStyleOptionViewItem, QToolTip

from tests.ui.begun import gone_on, strike
from tests.ui.encounter.conftest import APP, GameTable
from ui.encounter.log.delegate import GUTTER, SIGNS, LogDelegate
from ui.encounter.log.model import DICE, LogLine
from ui.session.controller import Conductor
from ui.theme.theme import SMALL
from ui.widgets.keyed_model import ROW_ROLE


@pytest.fixture(scope="module")
def fought_library(begun_library: bytes, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Two rounds of blows, played by the app."""

    def go_on(conductor: Conductor) -> None:
        for side in ("party", "foes"):
            conductor.rollers.set(side, APP)
        for _ in range(40):
            actor = conductor.fight.active
            if conductor.fight.round > 2:
                break
            if actor:
                strike(conductor, actor, "guard-b" if actor in ("ana", "bea") else "ana")
            conductor.command({"do": "next"})
        assert conductor.fight.round > 2

    return gone_on(tmp_path_factory.mktemp("fought"), begun_library, go_on)


@pytest.fixture
def fought(begun: GameTable) -> GameTable:
    """Two rounds of blows, played by the app."""
    QApplication.processEvents()
    return begun


def shown(table: GameTable) -> list[LogLine]:
    """The lines that are laid out."""
    model = table.page.log.filter
    return [model.index(row, 0).data(ROW_ROLE) for row in range(model.rowCount())]


def kinds(table: GameTable) -> list[str]:
    return [line.fact["kind"] for line in shown(table)]


def click(table: GameTable, line: LogLine) -> None:
    log = table.page.log
    row = next(row for row, candidate in enumerate(shown(table)) if candidate is line)
    index = log.filter.index(row, 0)
    log.list.scrollTo(index)
    place = log.list.visualRect(index).topLeft() + QPoint(12, 6)
    QTest.mouseClick(log.list.viewport(), Qt.MouseButton.LeftButton, pos=place)


def rounds(table: GameTable) -> Iterator[LogLine]:
    return (line for line in table.page.log.model.lines if line.fact["kind"] == "round")


def test_a_click_on_a_round_folds_it_and_another_opens_it(fought: GameTable) -> None:
    before = shown(fought)
    first, second, *_ = rounds(fought)
    inside = [line for line in before if line.under[0] == first.fact["n"]]
    assert inside
    click(fought, first)
    assert [line for line in shown(fought) if line in inside] == []
    assert [line for line in shown(fought) if line.fact["kind"] == "round"] == list(rounds(fought))
    assert [line for line in before if line.under[0] == second.fact["n"]] == [
        line for line in shown(fought) if line.under[0] == second.fact["n"]
    ]
    click(fought, first)
    assert shown(fought) == before


def test_a_turn_folds_alone(fought: GameTable) -> None:
    turn = next(line for line in shown(fought) if line.fact["kind"] == "turn")
    inside = [line for line in shown(fought) if line.under[1] == turn.fact["n"]]
    number = len(shown(fought))
    click(fought, turn)
    assert len(shown(fought)) == number - len(inside) < number
    assert turn in shown(fought)


def test_keys_fold_the_turn_then_the_round_and_all_of_them(fought: GameTable) -> None:
    log = fought.page.log
    before = shown(fought)
    line = next(line for line in before if line.fact["kind"] == "attack")
    log.list.setFocus()
    log.list.setCurrentIndex(log.filter.index(before.index(line), 0))
    QTest.keyClick(log.list, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert log.filter.shut == {line.under[1]}
    assert log.list.currentIndex().data(ROW_ROLE).fact["n"] == line.under[1]
    QTest.keyClick(log.list, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert log.filter.shut == frozenset()
    for _ in range(2):
        QTest.keyClick(log.list, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert log.filter.shut == set(line.under)
    QTest.keyClick(log.list, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert [candidate for candidate in shown(fought) if candidate.under[0]] == []
    assert kinds(fought).count("round") == len(list(rounds(fought)))
    QTest.keyClick(log.list, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert shown(fought) == before


def test_what_is_looked_for_is_found_in_what_is_folded(fought: GameTable) -> None:
    log = fought.page.log
    log.fold_all(shut=True)
    assert "attack" not in kinds(fought)
    log.kinds.setCurrentIndex(log.kinds.findData("deeds"))
    assert "attack" in kinds(fought)


def test_undo_in_a_folded_round_and_what_comes_after_it_stand_where_they_belong(fought: GameTable) -> None:
    fought.page.log.fold_all(shut=True)
    number = len(shown(fought))
    fought.conductor.command({"do": "note", "text": "in the fold"})
    assert len(shown(fought)) == number
    fought.window.undo()
    assert len(shown(fought)) == number
    fought.page.log.fold_all(shut=False)
    fought.conductor.command({"do": "note", "text": "in sight"})
    assert shown(fought)[-1].text.endswith("in sight")
    assert shown(fought)[-1].under[0] == list(rounds(fought))[-1].fact["n"]


def test_another_fight_begins_unfolded_and_unfiltered(fought: GameTable) -> None:
    log = fought.page.log
    log.fold_all(shut=True)
    log.kinds.setCurrentIndex(log.kinds.findData(DICE))
    id = fought.conductor.encounter_id
    assert id is not None
    fought.window.put_away()
    assert fought.conductor.resume(id)
    assert log.filter.shut == frozenset()
    assert not log.filter.filters


def test_only_dice_shows_what_was_thrown_and_prints_so(fought: GameTable) -> None:
    log = fought.page.log
    log.kinds.setCurrentIndex(log.kinds.findData(DICE))
    assert set(kinds(fought)) >= {"attack", "initiative"}
    assert {"damage", "turn", "condition"}.isdisjoint(kinds(fought))
    fought.window.menus.by_name["only_shown"].trigger()
    printed = fought.window.log_files.printed()
    assert printed is not None
    assert {line.kind for line in printed.lines} <= {"attack", "initiative", "roll", "opposed", "round", "house_rules"}
    assert "Only dice" in printed.subtitle


def test_a_line_leads_to_its_combatant_and_a_row_to_its_last_line(fought: GameTable) -> None:
    log, order = fought.page.log, fought.page.order
    line = next(
        candidate
        for candidate in shown(fought)
        if candidate.fact["kind"] == "turn" and candidate.fact["actor"] == "guard-a"
    )
    order.select("ana")
    menu = log.line_menu(log.filter.index(shown(fought).index(line), 0))
    assert isinstance(menu, QMenu)
    next(action for action in menu.actions() if action.text() == "Select Guard A").trigger()
    assert order.selected.id == "guard-a"
    log.fold_all(shut=True)
    log.kinds.setCurrentIndex(log.kinds.findData("rulings"))
    menu = fought.page.rulings.menu_for("bea")
    next(action for action in menu.actions() if action.text() == "Its last lines in the log").trigger()
    found = log.list.currentIndex().data(ROW_ROLE)
    about = [item for item in log.model.lines if "bea" in (item.fact.get("actor"), item.fact.get("target"))]
    assert found is about[-1]
    assert found in shown(fought)


def test_a_number_says_by_itself_that_it_can_be_asked_and_what_it_is_made_of(fought: GameTable) -> None:
    log = fought.page.log
    line = next(item for item in log.model.lines if item.fact["kind"] == "attack" and item.fact.get("steps"))
    bare = next(item for item in log.model.lines if item.fact["kind"] == "turn")
    delegate: LogDelegate = log.delegate
    option = QStyleOptionViewItem()
    option.font = log.list.font()
    assert not delegate._layout_of(option, line, 300, 0).formats()
    option.state |= QStyle.StateFlag.State_MouseOver
    underlined = delegate._layout_of(option, line, 300, 0).formats()
    assert {
        line.text[format_range.start : format_range.start + format_range.length].isdigit()
        for format_range in underlined
    } == {True}
    assert not delegate._layout_of(option, bare, 300, 0).formats()
    index = log.filter.mapFromSource(log.model.index(log.model.lines.index(line), 0))
    log.list.scrollTo(index)
    place = log.list.visualRect(index).center()
    event = QHelpEvent(QEvent.Type.ToolTip, place, log.list.viewport().mapToGlobal(place))
    assert delegate.helpEvent(event, log.list, option, index)
    terms = [term for term, _, _ in line.reasons()]
    assert len(terms) > 1
    assert all(term in QToolTip.text() for term in terms)
    QToolTip.hideText()


def test_every_sign_is_an_icon_and_stands_beside_the_words(fought: GameTable) -> None:
    from ui.theme.icons import pixmap
    from ui.theme.theme import current

    for name in {*SIGNS.values(), "chevron-right", "chevron-down"}:
        assert not pixmap(name, current().color("text")).toImage().isNull()
    lists = fought.page.log.list
    assert all(lists.visualRect(lists.model().index(row, 0)).width() > GUTTER for row in range(3))


def test_the_filters_stand_in_one_row_in_letters_of_one_size(fought: GameTable) -> None:
    log = fought.page.log
    boxes = (log.combatants, log.kinds, log.languages)
    assert {box.font().pixelSize() for box in boxes} == {SMALL}
    assert {(box.y(), box.height()) for box in boxes} == {(log.kinds.y(), log.kinds.height())}
