"""Looking back at a fight: nothing of it changes, one goes on from there, or a fight of its own does."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from models.library import Library
from models.storage.errors import LibraryError
from tests.there import there
from tests.ui.begun import gone_on
from tests.ui.encounter.conftest import GUARD, GameTable
from tests.ui.encounter.warehouse import shoot_out
from ui.session.controller import Conductor
from ui.session.dice_rollers import APP
from ui.session.history_view import PastFight
from ui.session.reinforcements import reinforce
from ui.shell.main_window import MainWindow
from ui.text.errors import library_sentence
from ui.widgets.comparison_card import ComparisonCard
from ui.widgets.prompt_card import LineEntry


@pytest.fixture(scope="module")
def played_library(begun_library: bytes, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A fight with three rulings behind its begin."""

    def go_on(conductor: Conductor) -> None:
        for actor, amount in (("guard-a", 12), ("guard-b", 5), ("guard-a", 3)):
            conductor.command({"do": "damage", "actor": actor, "amount": amount})

    return gone_on(tmp_path_factory.mktemp("played"), begun_library, go_on)


@pytest.fixture
def played(begun: GameTable) -> GameTable:
    """A fight with three rulings behind its begin."""
    return begun


def look_back(table: GameTable) -> None:
    table.window.menus.by_name["look_back"].trigger()


def hp(table: GameTable, id: str = "guard-a") -> int:
    return int(table.fight.combatants[id].pools["hp"])


def kept(table: GameTable) -> str:
    """All that the library has of the open fight."""
    stored = table.library.journals.load(table.conductor.encounter_id or 0)
    return json.dumps([stored.cursor, stored.packed, stored.state, stored.pending, stored.marks])


def test_looking_back_shows_the_fight_as_it_stood_and_changes_nothing(played: GameTable) -> None:
    before, lines = kept(played), played.log()
    assert hp(played) == 25
    look_back(played)
    assert (hp(played), hp(played, "guard-b")) == (28, 35)
    played.press(Qt.Key.Key_Left)
    played.press(Qt.Key.Key_Left)
    assert (hp(played), hp(played, "guard-b")) == (40, 40)
    assert played.log() == lines[: len(played.log())]
    assert len(played.log()) < len(lines)
    row = next(row for row in played.page.order.order.rows if row.id == "guard-a")
    assert row.pools[0].value == 40
    assert played.page.past_line.isVisible()
    assert not played.page.top.next.isEnabled()
    played.press(Qt.Key.Key_Escape)
    assert (hp(played), played.log(), kept(played)) == (25, lines, before)
    assert played.page.top.next.isEnabled()
    assert not played.page.past_line.isVisible()


ACTS: list[Callable[[GameTable], Any]] = [
    lambda table: table.conductor.command({"do": "damage", "actor": "guard-a", "amount": 1}),
    lambda table: table.conductor.next(),
    lambda table: table.conductor.hide("guard-a", hidden=True),
    lambda table: table.conductor.rollers.set("party", "table"),
    lambda table: table.window.undo(),
    lambda table: table.window.redo(),
    lambda table: table.type("a"),
    lambda table: table.type("-5\n"),
    lambda table: table.window.menus.by_name["end"].trigger(),
    lambda table: reinforce(table.conductor, [{"id": "x", "name": "X", "side": "foes", "sheet": {}}], [None]),
]


def test_nothing_is_done_in_the_past(played: GameTable) -> None:
    before = kept(played)
    for number, act in enumerate(ACTS):
        look_back(played)
        act(played)
        assert hp(played) == 28, number
        assert isinstance(played.conductor.open_fight, PastFight), number
        played.press(Qt.Key.Key_Escape)
        assert (hp(played), kept(played)) == (25, before), number
        assert not played.conductor.marking.hidden, number


def test_the_slider_and_the_ends_of_the_past(played: GameTable) -> None:
    look_back(played)
    line = played.page.past_line
    played.press(Qt.Key.Key_Home)
    assert played.fight.phase == "setup"
    assert (line.slider.value(), line.back.isEnabled(), line.on.isEnabled()) == (0, False, True)
    last = line.slider.maximum()
    assert f", step 0 of {last}. " in line.sentence.text(), "right of one command too"
    line.slider.setValue(last)
    assert (hp(played), line.on.isEnabled(), line.go_back_button.isEnabled()) == (25, False, False)
    played.press(Qt.Key.Key_End)
    assert not line.isVisible()


def test_the_past_is_played_on_and_held_at_its_end(played: GameTable) -> None:
    line = played.page.past_line
    played.page.past.look_back(0)
    played.press(Qt.Key.Key_Space)
    assert line.is_playing
    for _ in range(line.slider.maximum()):
        line._timer.timeout.emit()
    assert (hp(played), line.is_playing) == (25, False)
    played.press(Qt.Key.Key_Escape)


def test_from_a_line_of_the_log_to_the_fight_as_it_stood_then(played: GameTable) -> None:
    panel = played.page.log
    row = next(row for row, line in enumerate(panel.model.lines) if line.fact["kind"] == "damage")
    menu = panel.line_menu(panel.filter.mapFromSource(panel.model.index(row, 0)))
    assert menu is not None
    next(action for action in menu.actions() if action.text() == "As it stood then").trigger()
    menu.close()
    assert (hp(played), hp(played, "guard-b")) == (28, 40)


def test_the_fight_goes_on_from_there_and_what_came_later_can_be_done_again(played: GameTable) -> None:
    lines = played.log()
    played.page.past.look_back(played.conductor.steps_done - 2)
    played.press(Qt.Key.Key_G)
    assert (hp(played), hp(played, "guard-b")) == (28, 40)
    assert not played.page.past_line.isVisible()
    assert played.library.journals.load(played.conductor.encounter_id or 0).cursor == played.conductor.steps_done
    played.window.redo()
    played.window.redo()
    assert (hp(played), played.log()) == (25, lines)


def test_going_back_that_the_library_refuses_changes_nothing(
    played: GameTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise LibraryError("full")

    lines = played.log()
    monkeypatch.setattr(played.library.journals, "move_cursor", refuse)
    played.page.past.look_back(1)
    played.press(Qt.Key.Key_G)
    assert (hp(played), played.log()) == (25, lines)
    assert played.said


def test_going_back_over_the_end_has_the_fight_run_again(played: GameTable) -> None:
    played.conductor.command({"do": "end"})
    encounter = played.conductor.encounter_id or 0
    played.page.past.step(-1)
    played.press(Qt.Key.Key_G)
    found = played.library.encounters.get(encounter)
    assert found is not None
    assert found.state == "running"


def test_several_commands_that_are_one_step_are_one_step_back(played: GameTable) -> None:
    guard: dict[str, Any] = {"id": "guard-c", "name": "Guard C", "side": "foes", "sheet": GUARD}
    done = played.conductor.steps_done
    reinforce(played.conductor, [guard, {**guard, "name": "Guard D"}], [None, None])
    assert played.conductor.steps_done == done + 2
    played.page.past.step(-1)
    assert played.conductor.steps_done == done
    played.page.past.look_back(done + 1)
    assert played.conductor.steps_done == done + 2


def test_an_open_question_is_put_again_when_one_comes_back(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-b')}\n4")
    asked = begun.question()
    begun.page.past.step(-1)
    assert begun.conductor.open_question is None
    begun.press(Qt.Key.Key_Escape)
    assert begun.question() == asked


def test_going_back_to_nothing_earlier_leaves_the_open_question_as_it_is(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-b')}\n")
    asked = begun.question()
    look_back(begun)
    begun.press(Qt.Key.Key_Right)
    begun.press(Qt.Key.Key_G)
    assert not begun.conductor.looks_back
    assert begun.question() == asked


def test_going_back_that_is_refused_leaves_the_open_question_as_it_is(
    begun: GameTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise LibraryError("full")

    begun.type(f"a{begun.key_of('guard-b')}\n")
    asked, before = begun.question(), kept(begun)
    monkeypatch.setattr(begun.library.journals, "move_cursor", refuse)
    look_back(begun)
    begun.press(Qt.Key.Key_G)
    assert begun.said
    assert begun.question() == asked
    assert kept(begun) == before


def test_going_back_takes_back_what_is_asked_too(begun: GameTable) -> None:
    steps = begun.conductor.steps_done
    begun.type(f"a{begun.key_of('guard-b')}\n")
    look_back(begun)
    begun.press(Qt.Key.Key_G)
    assert begun.conductor.steps_done == steps - 1
    assert begun.conductor.open_question is None
    assert begun.library.journals.load(begun.conductor.encounter_id or 0).pending is None
    assert begun.page.order.order.rows


def branch(table: GameTable, name: str) -> None:
    table.press(Qt.Key.Key_B)
    entry = next(item for item in table.page.findChildren(LineEntry) if item.isVisible())
    entry.line.setText(name)
    QTest.keyClick(entry.line, Qt.Key.Key_Return)


def test_a_branch_goes_on_from_there_and_the_fight_stays_as_it_was(played: GameTable) -> None:
    first, before = played.conductor.encounter_id or 0, kept(played)
    played.page.past.look_back(played.conductor.steps_done - 2)
    branch(played, "What if")
    assert (played.conductor.encounter_name, hp(played), hp(played, "guard-b")) == ("What if", 28, 40)
    assert not played.page.past_line.isVisible()
    played.conductor.command({"do": "damage", "actor": "guard-b", "amount": 30})
    assert hp(played, "guard-b") == 10
    played.conductor.put_away()
    played.conductor.resume(first)
    assert (hp(played), hp(played, "guard-b"), kept(played)) == (25, 35, before)


def test_the_list_stands_on_the_branch_that_one_comes_back_from(played: GameTable) -> None:
    prepare = played.window.encounter.prepare
    played.page.past.step(-1)
    branch(played, "What if")
    played.conductor.put_away()
    assert prepare.chosen is not None
    assert prepare.chosen.name == "What if"


def test_a_branch_stands_beside_what_it_parted_from(played: GameTable) -> None:
    played.page.past.step(-1)
    branch(played, "What if")
    played.conductor.command({"do": "heal", "actor": "guard-b", "amount": 4})
    played.window.menus.by_name["side_by_side"].trigger()
    card = next(candidate for candidate in played.page.findChildren(ComparisonCard) if candidate.isVisible())
    rows = [
        [item.text() if (item := card.grid.item(row, column)) else "" for column in (0, 2, 3)]
        for row in range(card.grid.rowCount())
    ]
    by_name = {name: both for name, *both in rows}
    assert by_name["The last thing that both have"] == ["5 damage to Guard B"] * 2
    assert by_name["What came next"] == ["4 healed on Guard B", "3 damage to Guard A"]
    assert by_name["Guard A"][0] != by_name["Guard A"][1]
    assert "HP 39/40" in by_name["Guard B"][0]
    assert "HP 35/40" in by_name["Guard B"][1]
    assert ["MP" in by_name[name][0] for name in ("Ana", "Guard B")] == [True, False], "a guard has none"
    card.shut()


def test_without_a_branch_there_is_nothing_beside(played: GameTable) -> None:
    played.window.menus.by_name["side_by_side"].trigger()
    assert "Ctrl+H" in played.said


def test_that_the_library_refuses_to_read_its_branches_is_said(
    played: GameTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise LibraryError("full")

    said: list[str] = []
    played.page.side_by_side.message_requested.connect(said.append)
    monkeypatch.setattr(played.library.branches, "family", refused)
    played.window.menus.by_name["side_by_side"].trigger()
    assert said[0] == library_sentence(LibraryError("full"))


def test_a_long_fight_is_looked_at_by_way_of_its_kept_states(begun: GameTable) -> None:
    for _ in range(130 - begun.conductor.steps_done):
        begun.conductor.command({"do": "note", "text": "on"})
    states = {n: begun.library.branches.checkpoint(begun.conductor.encounter_id or 0, n)[0] for n in (10, 60, 130)}
    assert states == {10: 0, 60: 40, 130: 120}
    begun.page.past.look_back(45)
    assert begun.conductor.steps_done == 45
    begun.page.past.look_back(2)
    assert len(begun.conductor.log()) == len(begun.log())
    begun.press(Qt.Key.Key_Escape)
    assert begun.conductor.steps_done == 130


def test_the_log_of_what_was_is_read_however_far_one_looks_back(begun: GameTable) -> None:
    for number in range(250 - begun.conductor.steps_done):
        begun.conductor.command({"do": "note", "text": f"note {number}"})
    begun.conductor.put_away()
    begun.conductor.resume(1)
    log = begun.page.log
    assert log.filter.first > 0
    look_back(begun)
    begun.press(Qt.Key.Key_Home)
    begun.press(Qt.Key.Key_Right)
    begun.press(Qt.Key.Key_Right)
    assert begun.log()
    shown = [log.filter.index(row, 0).data() for row in range(log.filter.rowCount())]
    assert shown == begun.log()
    begun.page.past.look_back(120)
    assert log.filter.rowCount() >= 75
    begun.press(Qt.Key.Key_Escape)
    assert log.filter.index(log.filter.rowCount() - 1, 0).data() == begun.log()[-1]


def test_in_the_past_nobody_is_told_to_begin_to_go_on_or_to_end(begun: GameTable) -> None:
    empty, begin = begun.page.stage.waiting, begun.page.stage.waiting.begin
    begun.press(Qt.Key.Key_Space)
    for guard in ("guard-a", "guard-b"):
        begun.conductor.command({"do": "damage", "actor": guard, "amount": 99})
    assert empty.isVisible()
    look_back(begun)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Home):
        begun.press(key)
        assert begun.conductor.looks_back
        assert not empty.isVisible()
    assert begun.fight.phase == "setup"
    assert not begin.isVisible()
    begun.press(Qt.Key.Key_Escape)
    assert empty.isVisible()


def test_a_round_of_the_past_is_called_as_its_system_calls_it(window: MainWindow, library: Library) -> None:
    table = shoot_out(window, library)
    look_back(table)
    line = table.page.past_line
    assert line.sentence.text().startswith("The past: Setup, step 0 of 1. ")
    line.step_on()
    assert line.sentence.text().startswith("The past: Turn 1, step 1 of 1. ")


@pytest.fixture
def other(played: GameTable) -> int:
    """Another fight with the same people, which has begun and was put away."""
    conductor, library = played.conductor, played.library
    first = there(conductor.encounter_id)
    made = there(library.encounters.prepare_again(first, "The same again").id)
    assert conductor.open_prepared(made)
    played.all_by(APP)
    conductor.begin_fight()
    conductor.put_away()
    assert conductor.resume(first)
    return made


def test_a_fight_of_the_partys_history_is_no_past_of_the_one_that_is_looked_back_at(
    played: GameTable, other: int
) -> None:
    look_back(played)
    assert played.page.past_line.isVisible()
    played.window.tabs.party.fight_requested.emit(other)
    assert (played.conductor.encounter_id, played.conductor.looks_back) == (other, False)
    assert not played.page.past_line.isVisible()


def test_a_fight_of_the_partys_history_that_is_open_stays_as_it_is(played: GameTable) -> None:
    played.type(f"a{played.key_of('guard-a')}\n5\n")
    id, asked = there(played.conductor.encounter_id), played.conductor.open_question
    assert asked is not None
    played.window.tabs.party.fight_requested.emit(id)
    assert played.conductor.open_question is asked


def test_the_past_of_a_fight_goes_with_it_when_it_is_put_away(played: GameTable, other: int) -> None:
    look_back(played)
    played.window.put_away()
    assert played.conductor.resume(other)
    assert not played.page.past_line.isVisible()


def test_what_was_taken_back_is_no_part_of_the_past(played: GameTable) -> None:
    played.conductor.undo()
    last, left = played.conductor.steps_done, hp(played)
    played.page.past.look_back(last + 1)
    assert (played.conductor.steps_done, hp(played)) == (last, left)
    played.page.past.step(-1)
    for _ in range(2):
        played.page.past.step(1)
        assert (played.conductor.steps_done, hp(played)) == (last, left)


def test_what_comes_after_a_return_to_the_past_is_no_ruling_because_another_was(played: GameTable) -> None:
    ruled = set(played.conductor.current_fight.ruled)
    assert len(ruled) == 3
    last = played.conductor.steps_done
    played.page.past.look_back(last - 2)
    assert played.page.past.go_back()
    assert played.conductor.current_fight.ruled == set(sorted(ruled)[:1])
