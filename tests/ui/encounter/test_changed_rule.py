"""A rule is changed by house rules in the midst of a fight: in this fight only, or from now on."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.ui.encounter.conftest import GameTable
from ui.rule_editor.page import RulesPage


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_a_rule_is_changed_in_the_midst_of_a_fight(begun: GameTable) -> None:
    window, conductor = begun.window, begun.conductor
    before = conductor.rule_texts
    assert window.menus.by_name["change_rule"].isEnabled()
    window.menus.by_name["change_rule"].trigger()
    (page,) = window.findChildren(RulesPage)
    id = next(row.id for row in page.document.rows("status"))
    page.document.set_value(("status", id, "timer"), 7, "timer")
    page.document.check()
    assert page.document.faults == ()
    page.save_draft()
    press(page.fight_button)
    (text,) = conductor.rule_texts
    assert conductor.system.statuses[id].timer == 7
    assert "timer = 7" in text
    assert window.library.systems.texts.latest() == []
    assert window.library.systems.texts.drafts() == []
    window.undo()
    assert conductor.rule_texts == before


def test_a_rule_changed_from_now_on_is_that_of_the_next_fight_too(begun: GameTable) -> None:
    window, conductor = begun.window, begun.conductor
    window.change_rule()
    (page,) = window.findChildren(RulesPage)
    id = next(row.id for row in page.document.rows("status"))
    page.document.set_value(("status", id, "timer"), 7, "timer")
    page.document.check()
    press(page.ready_button)
    assert conductor.system.statuses[id].timer == 7
    assert window.library.systems.system(conductor.system.id).statuses[id].timer == 7
    window.change_rule()
    (again,) = (page for page in window.findChildren(RulesPage) if page.isVisibleTo(window))
    assert again.document.value(("status", id, "timer")) == 7


def test_a_second_change_in_a_fight_goes_on_from_the_first(begun: GameTable) -> None:
    window, conductor = begun.window, begun.conductor
    first, second = (row.id for row in [*conductor.system.statuses.values()][:2])
    for id in (first, second):
        window.change_rule()
        page = next(page for page in window.findChildren(RulesPage) if page.isVisibleTo(window))
        page.document.set_value(("status", id, "timer"), 7, "timer")
        page.document.check()
        press(page.fight_button)
    assert [conductor.system.statuses[id].timer for id in (first, second)] == [7, 7]
    assert len(conductor.rule_texts) == 1


def test_a_change_of_house_rules_in_one_fight_is_gone_on_with_there(begun: GameTable) -> None:
    window, conductor = begun.window, begun.conductor
    first, second, third = (row.id for row in [*conductor.system.statuses.values()][:3])
    for id, button in ((first, "ready_button"), (second, "fight_button"), (third, "fight_button")):
        window.change_rule()
        page = next(page for page in window.findChildren(RulesPage) if page.isVisibleTo(window))
        page.document.set_value(("status", id, "timer"), 7, "timer")
        page.document.check()
        press(getattr(page, button))
    assert [conductor.system.statuses[id].timer for id in (first, second, third)] == [7, 7, 7]
    (row,) = window.library.systems.texts.all()
    assert second not in row.text
