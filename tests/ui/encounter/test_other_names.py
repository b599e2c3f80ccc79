"""Another name for a combatant in the running fight: asked for by key or menu, told anew everywhere, taken back."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rules.engine.replay import replay
from tests.there import there
from tests.ui.encounter.conftest import GameTable
from tests.ui.encounter.picking import enter, opened
from ui.widgets.prompt_card import LineEntry


@pytest.fixture
def struck(begun: GameTable) -> GameTable:
    """Ana has struck Guard A, and the log has told it."""
    begun.type(f"a{begun.key_of('guard-a')}\n20\n4\n")
    assert any("Guard A loses" in line for line in begun.log())
    return begun


def entry(table: GameTable) -> LineEntry:
    card = table.page.card
    assert isinstance(card, LineEntry)
    return card


def call(table: GameTable, id: str, name: str) -> None:
    """Selects a row, and types another name for it."""
    table.page.order.select(id)
    table.press(Qt.Key.Key_F2)
    QTest.keyClicks(entry(table).line, name)
    QTest.keyClick(entry(table).line, Qt.Key.Key_Return)


def row(table: GameTable, id: str) -> str:
    return next(str(item.name) for item in table.page.order.order.rows if item.id == id)


def test_f2_asks_for_the_name_and_enter_gives_it(struck: GameTable) -> None:
    struck.page.order.select("guard-a")
    struck.press(Qt.Key.Key_F2)
    card = entry(struck)
    assert card.line.accessibleName() == "What is the new name of Guard A?"
    assert card.line.selectedText() == "Guard A", "what is typed takes its place"
    QTest.keyClicks(card.line, "Grik")
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    assert not card.isVisible()
    assert row(struck, "guard-a") == "Grik"
    assert struck.log()[-1] == "GM: Guard A is now called Grik"


def test_all_of_the_log_tells_of_one_name_and_undo_brings_the_other_back(struck: GameTable) -> None:
    before = struck.log()
    call(struck, "guard-a", "Grik")
    assert [line.replace("Grik", "Guard A") for line in struck.log()[:-1]] == before
    assert any("Grik loses" in line for line in struck.log())
    struck.window.undo()
    assert (struck.log(), row(struck, "guard-a")) == (before, "Guard A")
    struck.window.redo()
    assert any("Grik loses" in line for line in struck.log())


def test_a_letter_that_was_given_stays_also_when_the_fight_is_opened_again(struck: GameTable) -> None:
    keys = dict(struck.page.keys)
    call(struck, "guard-a", "Zog")
    assert struck.page.keys == keys
    encounter = there(struck.conductor.encounter_id)
    struck.window.put_away()
    struck.window.encounter.prepare.resume_requested.emit(encounter)
    assert row(struck, "guard-a") == "Zog"
    assert struck.page.keys == keys


def test_the_script_of_the_fight_has_the_name(struck: GameTable, tmp_path: Path) -> None:
    call(struck, "guard-a", "Grik")
    path = tmp_path / "fight.json"
    struck.window.log_files.save_script(path)
    script = json.loads(path.read_text("utf-8"))
    named = script["commands"][-1]
    assert [named[key] for key in ("do", "actor", "stat", "value")] == ["set", "guard-a", "name", "Grik"]
    outcome, status = replay(path.read_text("utf-8"))
    assert status == 0
    assert outcome["log"][-1] == "GM: Guard A is now called Grik"


def test_the_past_has_the_name_of_then(struck: GameTable) -> None:
    call(struck, "guard-a", "Grik")
    struck.page.past_line.step_back()
    assert row(struck, "guard-a") == "Guard A"
    assert not any("Grik" in line for line in struck.log())
    struck.page.past_line.come_back()
    assert row(struck, "guard-a") == "Grik"
    assert not any("Guard A" in line for line in struck.log()[:-1])


@pytest.mark.parametrize("typed", ["Guard A", ""])
def test_the_same_name_or_none_does_nothing(struck: GameTable, typed: str) -> None:
    steps = struck.conductor.steps_done
    struck.page.order.select("guard-a")
    struck.press(Qt.Key.Key_F2)
    card = entry(struck)
    card.line.clear()
    QTest.keyClicks(card.line, typed)
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    assert not card.isVisible()
    assert struck.conductor.steps_done == steps


def test_over_an_open_question_the_line_stays_and_says_why(struck: GameTable) -> None:
    menu = struck.page.rulings.menu_for("guard-a")
    struck.window.undo()
    struck.type(f"a{struck.key_of('guard-b')}\n")
    assert struck.conductor.open_question is not None
    next(action for action in menu.actions() if action.text().startswith("Rename")).trigger()
    card = entry(struck)
    QTest.keyClicks(card.line, "Grik")
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    assert card.isVisible()
    assert card.fault.text()
    assert row(struck, "guard-a") == "Guard A"


def test_it_is_found_by_a_few_letters(struck: GameTable) -> None:
    struck.page.order.select("guard-a")
    enter(opened(struck, "rename"))
    assert entry(struck).line.text() == "Guard A"
