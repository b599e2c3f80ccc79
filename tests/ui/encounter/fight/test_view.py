"""What a fight shows is one value for each position of its journal: the same where it stands the same."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget

from rules.core.facts import Command
from rules.core.questions import Fault
from rules.core.state import Combatant
from rules.engine.service import Refused, RulesService
from rules.mechanics.declared_action import Declared
from tests.ui.encounter.conftest import GameTable
from tests.ui.settling import settle
from ui.session.view.fight_view import FightView
from ui.session.view.maker import ViewMaker
from ui.shell.window_commands import CAN_REDO, CAN_UNDO, Condition, Window

HURT: Command = {"do": "damage", "actor": "guard-a", "amount": 5}


def shown(table: GameTable) -> FightView:
    view: FightView = table.page.views.view()
    return view


def row_texts(view: FightView) -> dict[str, str]:
    return {row.id: row.spoken() for row in view.rows}


def test_it_is_made_once_while_nothing_changes(begun: GameTable) -> None:
    assert shown(begun) is shown(begun)


def test_a_command_changes_the_row_that_it_is_about_and_no_other(begun: GameTable) -> None:
    before = shown(begun)
    begun.conductor.command(HURT)
    after = shown(begun)
    assert after != before
    told, now = row_texts(before), row_texts(after)
    assert [id for id, words in now.items() if words != told[id]] == ["guard-a"]
    assert replace(after, rows=before.rows) == before, "neither clock nor timeline nor anything else is another"


def test_taken_back_it_is_equal_to_what_it_was_and_done_again_to_what_came_of_it(begun: GameTable) -> None:
    before = shown(begun)
    begun.conductor.command(HURT)
    after = shown(begun)
    begun.conductor.undo()
    assert shown(begun) == before
    begun.conductor.redo()
    assert shown(begun) == after
    begun.conductor.undo()
    begun.conductor.command({**HURT, "amount": 7})
    assert shown(begun) != after, "another command stands where the first one stood"


def test_the_past_is_shown_as_it_was_shown_then(begun: GameTable) -> None:
    before = shown(begun)
    begun.conductor.command(HURT)
    now = shown(begun)
    begun.page.past.step(-1)
    past = shown(begun)
    assert past.is_past
    assert replace(past, is_past=False) == before
    begun.page.past.come_back()
    assert shown(begun) == now


def test_a_view_made_anew_is_equal_to_the_one_that_went_along(begun: GameTable) -> None:
    poisoned: Command = {"do": "condition", "actor": "ana", "status": "poison", "timer": 2}
    on: Command = {"do": "next"}
    for command in (HURT, poisoned, on):
        begun.conductor.command(command)
        shown(begun)
    fresh = ViewMaker(begun.conductor).view()
    assert fresh == shown(begun)
    assert fresh is not shown(begun)


def test_who_is_hidden_and_what_is_asked_are_part_of_it(begun: GameTable) -> None:
    before = shown(begun)
    begun.conductor.hide("guard-b", hidden=True)
    assert [row.id for row in shown(begun).rows if row.hidden] == ["guard-b"]
    begun.conductor.hide("guard-b", hidden=False)
    assert shown(begun) == before
    begun.all_by("table")
    begun.type(f"a{begun.key_of('guard-a')}\n")
    question = shown(begun).question
    assert question is not None
    assert question.open_question is begun.conductor.open_question
    assert not shown(begun).reminds
    begun.press(Qt.Key.Key_Escape)
    assert shown(begun) == before


@pytest.fixture
def asked_of_rules(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the rules were asked whether they refuse a command, and whether an action is closed to somebody."""
    counted: Counter[str] = Counter()
    ask, ask_closed = RulesService.refusal_of, Declared.closed

    def counting(service: RulesService, command: Command) -> Refused | None:
        counted[repr(command)] += 1
        return ask(service, command)

    def counting_closed(action: Declared[Any, Any, Any], fight: Any, combatant: Combatant) -> Fault | None:
        counted[f"{combatant.id}: {action.id}"] += 1
        return ask_closed(action, fight, combatant)

    monkeypatch.setattr(RulesService, "refusal_of", counting)
    monkeypatch.setattr(Declared, "closed", counting_closed)
    return counted


def test_the_rules_are_asked_nothing_twice_where_a_fight_stands(begun: GameTable, asked_of_rules: Counter[str]) -> None:
    begun.conductor.command(HURT)
    for _ in range(3):
        begun.type("a")
        begun.press(Qt.Key.Key_Escape)
        begun.page.look_again()
    assert len(asked_of_rules) > 10
    assert {command: many for command, many in asked_of_rules.items() if many > 1} == {}


def test_they_are_asked_again_once_it_stands_elsewhere(begun: GameTable, asked_of_rules: Counter[str]) -> None:
    attack: Command = {"do": "act", "actor": "ana", "action": "attack"}
    begun.conductor.refusal_of(attack)
    begun.conductor.command(HURT)
    asked_of_rules.clear()
    begun.conductor.refusal_of(attack)
    begun.conductor.undo()
    begun.conductor.refusal_of(attack)
    assert asked_of_rules[repr(attack)] == 2


def test_menus_are_asked_only_where_something_else_can_be_done(
    begun: GameTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun.conductor.command(HURT)
    asked: Counter[str] = Counter()
    ask = Condition.refusal

    def counting(condition: Condition, window: Window) -> str:
        asked[str(condition.why_not)] += 1
        return ask(condition, window)

    monkeypatch.setattr(Condition, "refusal", counting)
    begun.conductor.command(HURT)
    begun.type("a")
    begun.press(Qt.Key.Key_Escape)
    assert asked == {}
    begun.conductor.undo()
    assert asked.keys() == {CAN_UNDO.why_not, CAN_REDO.why_not}
    assert begun.window.menus.by_name["redo"].isEnabled()
    begun.conductor.command({"do": "end"})
    assert len(asked) > 2
    assert not begun.window.menus.by_name["redo"].isEnabled()


def test_how_a_fight_ended_is_written_once_where_it_stands(begun: GameTable) -> None:
    outcome = begun.page.stage.outcome
    begun.conductor.command({"do": "end"})
    before = outcome.findChildren(QWidget)
    begun.conductor.hide("guard-b", hidden=True)
    assert outcome.findChildren(QWidget) == before
    begun.conductor.undo()
    begun.conductor.undo()
    begun.conductor.redo()
    assert outcome.findChildren(QWidget) != before


class Painted(QObject):
    """Counts how often widgets are painted."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self.counted: Counter[str] = Counter()
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.counted[type(watched).__name__] += event.type() == QEvent.Type.Paint
        return False


def test_what_a_command_does_not_change_is_not_painted_anew(begun: GameTable) -> None:
    settle()
    page, tabs = begun.page, begun.window.tabs
    order = page.order.viewport()
    seen = Painted(tabs.tabBar(), page.rollers, page.top, order)
    begun.conductor.command(HURT)
    settle()
    settle()
    assert seen.counted["QTabBar"] == 0
    assert seen.counted["RollersBar"] == 0
    assert seen.counted["TopBar"] == 0
    assert seen.counted[type(order).__name__] > 0, "the row of who was hurt"
