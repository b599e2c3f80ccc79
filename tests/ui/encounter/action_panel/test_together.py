"""Several combatants at once: selected together, ruled on in one step, and taken back in one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from tests.there import there
from tests.ui.cut_off import ROOM_FOR_MENUS
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM, GameTable
from ui.encounter.action_panel.group_action import groups
from ui.shell.main_window import MainWindow

SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
GUARDS = [f"guard-{letter}" for letter in "abcdefgh"]


@pytest.fixture
def crowd(window: MainWindow, library: Library) -> GameTable:
    """Ana against eight guards; it is her turn."""
    made = library.encounters.add(
        Encounter(name="Eight", system=SYSTEM, seed=4),
        [
            EncounterEntry(name="Ana", side="party", sheet={**HERO, "spd": 60}),
            EncounterEntry(name="Guard", side="foes", count=8, sheet=GUARD),
        ],
    )
    table = GameTable(window, library)
    window.conductor.open_prepared(made.id or 0)
    table.all_by("app")
    for _ in range(3):
        if table.fight.active != "ana":
            table.type(" ")
    assert table.fight.active == "ana"
    return table


def lost(table: GameTable) -> dict[str, int]:
    """What each of the foes has lost."""
    foes = [combatant for combatant in table.fight.combatants.values() if combatant.side == "foes"]
    return {foe.id: foe.sheet.hp - foe.pools["hp"] for foe in foes if foe.pools["hp"] < foe.sheet.hp}


def chosen(table: GameTable) -> list[str]:
    return [row.id for row in table.page.order.selected_rows]


def click(table: GameTable, id: str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    order = table.page.order
    rect = order.visualRect(order.order.index_of(id))
    place = rect.topLeft() + type(rect.topLeft())(120, 12)
    QTest.mouseClick(order.viewport(), Qt.MouseButton.LeftButton, modifier, place)


def conditions(table: GameTable, status: str) -> set[str]:
    return {id for id, item in table.fight.combatants.items() if item.condition(status) is not None}


def test_an_area_by_ruling_with_half_for_two_of_eight_takes_at_most_twelve_keys(crowd: GameTable) -> None:
    keys = 0
    crowd.press(Qt.Key.Key_Down)
    crowd.press(Qt.Key.Key_A, CTRL)
    keys += 2
    assert set(chosen(crowd)) == set(GUARDS)
    for sign in ("-", "1", "5", crowd.key_of("guard-b"), crowd.key_of("guard-d"), "\n"):
        crowd.type(sign)
        keys += 1
    assert lost(crowd) == {id: 7 if id in ("guard-b", "guard-d") else 15 for id in GUARDS}
    assert keys <= 12
    crowd.window.undo()
    assert not lost(crowd)
    crowd.window.redo()
    assert len(lost(crowd)) == len(GUARDS)


def test_what_is_typed_for_several_says_whose_half_it_is_and_what_comes_of_it(crowd: GameTable) -> None:
    crowd.page.order.select_together(GUARDS[:3])
    crowd.type("-9")
    shown = crowd.page.stage.typed
    assert "Guard B, Guard A, Guard C: -9" in shown.text()
    crowd.type(crowd.key_of("guard-b"))
    assert "Half for: Guard B" in shown.text()
    crowd.type(crowd.key_of("guard-b"))
    assert "Half for" not in shown.text()
    crowd.type(crowd.key_of("guard-c"))
    assert "Half for: Guard C" in shown.text()
    crowd.press(Qt.Key.Key_Escape)
    assert not shown.isVisible()
    assert not lost(crowd)


def test_shift_and_arrows_select_a_run_and_ctrl_and_the_mouse_one_more(crowd: GameTable) -> None:
    order = [row.id for row in crowd.page.order.order.rows]
    for _ in range(2):
        crowd.press(Qt.Key.Key_Down, SHIFT)
    assert chosen(crowd) == order[:3]
    crowd.press(Qt.Key.Key_Up, SHIFT)
    assert chosen(crowd) == order[:2]
    click(crowd, order[4], CTRL)
    assert chosen(crowd) == [order[0], order[1], order[4]]
    click(crowd, order[1], CTRL)
    assert chosen(crowd) == [order[0], order[4]]
    click(crowd, order[2])
    assert chosen(crowd) == [order[2]]
    click(crowd, order[5], SHIFT)
    assert chosen(crowd) == order[2:6]


def test_rows_that_are_selected_with_ctrl_or_shift_are_not_aimed_at(crowd: GameTable) -> None:
    crowd.type("a")
    click(crowd, "guard-c", CTRL)
    assert not crowd.page.composer.values.get("targets")
    click(crowd, "guard-c")
    assert list(crowd.page.composer.values["targets"]) == ["guard-c"]
    painted = crowd.page.order.painter_of_rows
    assert (painted.targets, painted.possible is None) == (frozenset({"guard-c"}), False)
    crowd.press(Qt.Key.Key_Escape)
    assert (painted.targets, painted.possible) == (frozenset(), None)


def test_a_status_goes_on_all_who_are_selected_and_off_all_who_have_it(crowd: GameTable) -> None:
    crowd.page.order.select_together(GUARDS[:4])
    crowd.type("s")
    picker = crowd.page.card
    assert "4 combatants" in picker.line.accessibleName()
    QTest.keyClicks(picker.line, "slow 3")
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    assert conditions(crowd, "slow") == set(GUARDS[:4])
    crowd.page.order.select_together(GUARDS[2:6])
    crowd.press(Qt.Key.Key_Delete)
    assert conditions(crowd, "slow") == set(GUARDS[:2])
    crowd.window.undo()
    assert conditions(crowd, "slow") == set(GUARDS[:4])
    crowd.window.undo()
    assert not conditions(crowd, "slow")


def test_whom_the_rules_leave_out_is_left_out_and_the_others_get_it(crowd: GameTable) -> None:
    crowd.conductor.command({"do": "leave", "actor": "guard-a", "reason": "fled"})
    rulings = crowd.page.rulings
    menu = rulings.menu_for("guard-a", "guard-b", "guard-c")
    action = next(item for item in menu.actions() if item.text() == "Leaves the fight")
    action.trigger()
    out = {id for id, item in crowd.fight.combatants.items() if item.state == "out"}
    assert out == {"guard-a", "guard-b", "guard-c"}
    crowd.window.undo()
    assert {id for id, item in crowd.fight.combatants.items() if item.state == "out"} == {"guard-a"}


def test_several_are_hidden_and_change_sides_in_one_step_each(crowd: GameTable) -> None:
    rulings, marking = crowd.page.rulings, crowd.conductor.marking
    crowd.page.order.select_together(GUARDS[:3])
    ids = crowd.page.order.with_others("guard-b")
    assert set(ids) == set(GUARDS[:3])
    menu = rulings.menu_for(*ids)
    next(action for action in menu.actions() if action.text() == "Hide from the players").trigger()
    assert marking.hidden == set(GUARDS[:3])
    sides = next(action for action in menu.actions() if action.text() == "Change sides").menu()
    next(action for action in sides.actions() if action.text() == "Party").trigger()
    assert {crowd.fight.combatants[id].side for id in GUARDS[:3]} == {"party"}
    crowd.window.undo()
    assert {crowd.fight.combatants[id].side for id in GUARDS[:3]} == {"foes"}
    assert marking.hidden == set(GUARDS[:3])
    crowd.window.undo()
    assert not marking.hidden
    assert crowd.window.undoing.steps()[1].endswith("Guard B, Guard A, Guard C: hidden")


def test_in_a_great_fight_a_place_in_the_order_is_picked_by_letters_and_the_menu_stays_low(
    window: MainWindow, library: Library
) -> None:
    many = EncounterEntry(name="Guard", side="foes", count=24, sheet=GUARD)
    made = library.encounters.add(Encounter(name="Many", system=SYSTEM, seed=4), [many])
    window.conductor.open_prepared(made.id or 0)
    table = GameTable(window, library)
    table.all_by("app")
    table.type(" ")
    before = [row.id for row in table.page.order.order.rows]
    third, last = before[2], before[-1]
    menu = table.page.rulings.menu_for(last)
    assert all(item.sizeHint().height() <= ROOM_FOR_MENUS for item in (menu, *menu.findChildren(QMenu)))
    next(action for action in menu.actions() if action.text() == "Move in the order…").trigger()
    line = there(QApplication.focusWidget())
    QTest.keyClicks(line, f"Before {table.conductor.names[third]}")
    QTest.keyClick(line, Qt.Key.Key_Return)
    after = [row.id for row in table.page.order.order.rows]
    assert after.index(third) - after.index(last) == 1
    table.window.undo()
    assert [row.id for row in table.page.order.order.rows] == before


def test_whoever_is_not_selected_is_ruled_on_alone(crowd: GameTable) -> None:
    crowd.page.order.select_together(GUARDS[:3])
    assert crowd.page.order.with_others("guard-h") == ("guard-h",)


def test_sides_their_wounded_and_copies_can_be_selected_together(crowd: GameTable) -> None:
    crowd.conductor.command({"do": "damage", "actor": "guard-c", "amount": 21})
    crowd.conductor.command({"do": "leave", "actor": "guard-h", "reason": "fled"})
    found = dict(groups(crowd.fight.combatants.values(), crowd.conductor.system))
    assert found["Foes"] == GUARDS[:7]
    assert found["Guard"] == GUARDS[:7]
    assert found["Party"] == ["ana"]
    assert "Foes, at half or less" not in found
    crowd.conductor.command({"do": "damage", "actor": "guard-d", "amount": 35})
    found = dict(groups(crowd.fight.combatants.values(), crowd.conductor.system))
    assert found["Foes, at half or less"] == ["guard-c", "guard-d"]
    finder = crowd.window.finder
    finder.open()
    assert finder.picker is not None
    QTest.keyClicks(finder.picker.line, "select: foes, at half")
    QTest.keyClick(finder.picker.line, Qt.Key.Key_Return)
    assert chosen(crowd) == ["guard-c", "guard-d"]


def test_exactly_half_of_what_keeps_one_up_is_half_or_less(crowd: GameTable) -> None:
    def at_half() -> list[str] | None:
        found = dict(groups(crowd.fight.combatants.values(), crowd.conductor.system))
        return found.get("Foes, at half or less")

    for id, left in (("guard-a", 21), ("guard-b", 20), ("guard-c", 19), ("guard-d", 1), ("guard-e", 0)):
        crowd.conductor.command({"do": "set", "actor": id, "pool": "hp", "value": left})
    assert GUARD["hp"] == 40
    assert crowd.fight.combatants["guard-e"].state != "active", "who is down is no wounded one"
    assert at_half() == ["guard-b", "guard-c", "guard-d"]


def test_nobody_takes_half_of_what_is_meant_for_one_alone(crowd: GameTable) -> None:
    crowd.page.order.select("guard-a")
    crowd.type("-9")
    assert not crowd.page.typed_ruling.take(crowd.key_of("guard-a"))
    assert crowd.page.typed_ruling.do()
    assert lost(crowd) == {"guard-a": 9}


def test_who_took_half_of_one_ruling_takes_all_of_the_next(crowd: GameTable) -> None:
    crowd.page.order.select_together(GUARDS[:2])
    crowd.type(f"-9{crowd.key_of('guard-b')}")
    assert "Half for: Guard B" in crowd.page.stage.typed.text()
    crowd.press(Qt.Key.Key_Escape)
    crowd.type("-9\n")
    assert lost(crowd) == {"guard-a": 9, "guard-b": 9}


@pytest.mark.parametrize(("many", "is_cut"), [(4, False), (5, True)])
def test_four_lines_of_what_would_come_of_a_ruling_are_told(crowd: GameTable, many: int, is_cut: bool) -> None:
    crowd.page.order.select_together(GUARDS[:many])
    crowd.type("-9")
    foreseen = crowd.page.stage.typed.text().split("\n")[-1].split("  ·  ")
    assert len(foreseen) == 4 + is_cut
    assert (foreseen[-1] == "…") == is_cut


def test_a_ruling_has_six_figures_at_most(crowd: GameTable) -> None:
    crowd.page.order.select("guard-a")
    crowd.type("-1234567")
    assert crowd.page.typed_ruling.text == "-123456"


def test_going_on_selects_who_acts_alone(crowd: GameTable) -> None:
    crowd.press(Qt.Key.Key_Down)
    crowd.press(Qt.Key.Key_A, CTRL)
    crowd.press(Qt.Key.Key_A, CTRL)
    assert len(chosen(crowd)) == len(GUARDS) + 1
    crowd.type("  ")
    assert chosen(crowd) == [crowd.fight.active]


def test_who_is_left_out_of_a_ruling_is_said(crowd: GameTable) -> None:
    for id in GUARDS[:2]:
        crowd.conductor.command({"do": "leave", "actor": id, "reason": "fled"})
    crowd.page.order.select_together(GUARDS[:3])
    with_refusals: list[str] = []
    crowd.conductor.command_refused.connect(with_refusals.append)
    crowd.type("-3\n")
    assert set(lost(crowd)) == {"guard-c"}
    (said,) = with_refusals
    assert said.startswith("No effect on: ")
    assert "Guard A" in said
    assert "Guard B" in said
    assert "Guard C" not in said


def test_what_is_taken_back_of_several_says_of_how_many(crowd: GameTable) -> None:
    crowd.page.order.select_together(GUARDS[:3])
    crowd.type("-9\n")
    first = crowd.fight.combatants[chosen(crowd)[0]].name
    words = f"9 damage to {first}, and 2 more"
    assert crowd.window.undoing.steps()[0] == words
    crowd.window.undo()
    assert crowd.window.statusBar().currentMessage() == f"Undone: {words}"
    assert crowd.window.undoing.steps()[1] == words
    crowd.window.redo()
    assert crowd.window.statusBar().currentMessage() == f"Redone: {words}"


def test_whoever_takes_half_comes_first_in_what_is_foretold(crowd: GameTable) -> None:
    crowd.page.order.select_together(GUARDS)
    crowd.type("-14")
    last = chosen(crowd)[-1]
    crowd.type(crowd.key_of(last))
    foretold = crowd.page.stage.typed.text().splitlines()[-1]
    assert foretold.startswith(f"{crowd.fight.combatants[last].name} loses 7 ")


def test_a_right_click_on_one_of_several_rules_on_all_and_on_another_row_on_that_alone(crowd: GameTable) -> None:
    crowd.page.order.select_together(GUARDS[:3])
    for id, expected in (("guard-b", GUARDS[:3]), ("guard-h", ["guard-h"])):
        menu = menu_at(crowd, id)
        assert set(chosen(crowd)) == set(expected)
        next(action for action in menu.actions() if action.text() == "Hide from the players").trigger()
        menu.close()
        assert crowd.conductor.marking.hidden == set(expected)
        crowd.window.undo()


def menu_at(table: GameTable, id: str) -> QMenu:
    """The menu that a right click on a row opens."""
    view = table.page.order
    viewport, place = view.viewport(), view.visualRect(view.order.index_of(id)).center()
    QTest.mousePress(viewport, Qt.MouseButton.RightButton, pos=place)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, viewport.mapToGlobal(place))
    QApplication.sendEvent(viewport, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.mouseRelease(viewport, Qt.MouseButton.RightButton, pos=place)
    return menu


def test_ctrl_a_twice_is_everybody_wherever_it_begins(crowd: GameTable) -> None:
    everybody = set(GUARDS) | {"ana"}
    crowd.page.order.select("guard-a")
    for expected in (set(GUARDS), everybody, everybody):
        crowd.press(Qt.Key.Key_A, CTRL)
        assert set(chosen(crowd)) == expected
    crowd.page.order.clearSelection()
    crowd.page.order.setCurrentIndex(QModelIndex())
    for _ in range(2):
        crowd.press(Qt.Key.Key_A, CTRL)
        assert set(chosen(crowd)) == everybody


def test_a_letter_of_nobody_selected_begins_nothing_behind_an_amount_for_several(crowd: GameTable) -> None:
    crowd.page.order.select_together(GUARDS[:3])
    crowd.type("-9")
    for letter in (crowd.key_of("ana"), "s", "a", "d"):
        crowd.type(letter)
        assert crowd.page.card is None
        assert crowd.page.composer.action is None
    crowd.press(Qt.Key.Key_Escape)
    crowd.type("s")
    assert crowd.page.card is not None


def test_a_group_is_selected_by_a_key_and_a_few_letters(crowd: GameTable) -> None:
    for id in GUARDS[:3]:
        crowd.conductor.command({"do": "set", "actor": id, "pool": "hp", "value": 5})
    QTest.keyClick(crowd.window, Qt.Key.Key_A, CTRL | SHIFT)
    line = crowd.page.card.line
    QTest.keyClicks(line, "half")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert set(chosen(crowd)) == set(GUARDS[:3])


def test_the_menu_key_rules_on_all_who_are_selected(crowd: GameTable) -> None:
    crowd.page.order.select_together(GUARDS[:3])
    place = QPoint(0, 0)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, crowd.page.mapToGlobal(place))
    QApplication.sendEvent(crowd.page, event)
    menu = next(item for item in crowd.page.findChildren(QMenu) if item.isVisible())
    next(action for action in menu.actions() if action.text() == "Leaves the fight").trigger()
    menu.close()
    assert {id for id in GUARDS if crowd.fight.combatants[id].state == "out"} == set(GUARDS[:3])
    crowd.window.undo()
    assert all(crowd.fight.combatants[id].state == "active" for id in GUARDS)
