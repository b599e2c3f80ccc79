"""Dice that lie on the table: typed one by one, left to the app, corrected, refused and taken back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rules.core.facts import Json
from rules.core.questions import DieQuestion
from tests.there import there
from tests.ui.encounter.conftest import APP, HERO, GameTable


def test_space_begins_and_the_dice_on_the_table_are_asked_one_by_one(table: GameTable) -> None:
    assert table.fight.phase == "setup"
    table.type(" ")
    question = table.question()
    assert isinstance(question, DieQuestion)
    assert question.faces == 10
    assert question.actor == "ana"
    for face in (10, 5, 4, 1):
        table.type(f"{face}\n")
    assert table.conductor.open_question is None
    assert table.fight.phase == "initiative"
    assert [combatant.initiative for combatant in table.fight.combatants.values()] == [19, 12, 9, 6]


def test_attack_by_keys_alone_with_the_dice_of_the_table(begun: GameTable) -> None:
    assert begun.fight.active == "ana"
    guard = begun.key_of("guard-b")
    begun.type(f"a{guard}\n")
    assert begun.question().faces == 100
    begun.type("48\n")
    assert begun.question().faces == 6
    begun.type("5\n")
    assert begun.fight.combatants["guard-b"].pools["hp"] == 40 - (16 + 5 - 3)
    assert begun.fight.active == "ana"
    begun.type(" ")
    assert begun.fight.active == "bea"


def test_enter_lets_the_app_roll_one_die_and_shift_enter_all_of_them(table: GameTable) -> None:
    table.type(" ")
    table.type("\n")
    asked = table.conductor.open_question
    assert asked is not None
    assert len(asked.dice) == 1
    table.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert table.conductor.open_question is None
    assert table.fight.phase == "initiative"


def test_shift_enter_uses_the_dice_that_are_typed_and_rolls_only_what_lacks(begun: GameTable) -> None:
    attack = f"a{begun.key_of('guard-a')}\n"
    for line, dice in (("20", (20,)), ("20 5", (20, 5))):
        begun.type(f"{attack}{line}")
        begun.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
        assert begun.conductor.open_question is None
        rolled = there(begun.conductor.service).journal.entries[-1].dice
        assert (len(rolled), rolled[: len(dice)]) == (2, dice)
        begun.conductor.undo()


def test_shift_enter_asks_again_for_typed_dice_that_the_next_roll_cannot_have_shown(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-a')}\n20 9")
    begun.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert (begun.question().faces, begun.page.stage.question.dice.typed) == (6, "9")
    begun.type("4\n")
    assert there(begun.conductor.service).journal.entries[-1].dice == (20, 4)


def test_a_mistyped_die_is_corrected_with_backspace(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-a')}\n99\n")
    assert begun.conductor.open_question is None  # 95 to 100 misses, so that was the only die
    begun.conductor.undo()
    begun.type(f"a{begun.key_of('guard-a')}\n20\n")
    assert begun.question().faces == 6
    begun.press(Qt.Key.Key_Backspace)
    assert begun.question().faces == 100
    begun.type("30\n6\n")
    assert begun.fight.combatants["guard-a"].pools["hp"] == 40 - (16 + 6 - 3)


def test_a_face_that_the_die_does_not_have_is_refused_where_it_was_typed(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-a')}\n20\n9\n")
    assert begun.question().faces == 6
    assert "9" in begun.page.stage.question._hint.text()
    begun.type("4\n")
    assert begun.conductor.open_question is None


@pytest.mark.parametrize("mend", ["4", " ", "\b"])
def test_the_fault_of_a_line_goes_as_soon_as_it_is_mended(begun: GameTable, mend: str) -> None:
    begun.type(f"a{begun.key_of('guard-a')}\n20\n")
    question = begun.page.stage.question
    hint = question._hint.text()
    begun.type("9\n")
    assert question._hint.text() != hint
    if mend == "\b":
        begun.press(Qt.Key.Key_Backspace)
    else:
        begun.type(mend)
    assert (question.dice.typed, question._hint.text()) == (mend.strip("\b "), hint)


def test_zero_on_a_percentile_die_is_a_hundred(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-a')}\n00\n")
    assert begun.conductor.open_question is None
    attack = next(fact for fact in begun.conductor.service.journal.facts() if fact["kind"] == "attack")  # type: ignore[union-attr]
    assert attack["fumble"]


def test_escape_takes_the_whole_action_back(begun: GameTable) -> None:
    before = begun.conductor.service.packed_fight()  # type: ignore[union-attr]
    begun.type(f"a{begun.key_of('guard-a')}\n20\n")
    begun.press(Qt.Key.Key_Escape)
    assert begun.conductor.open_question is None
    assert begun.conductor.service.packed_fight() == before  # type: ignore[union-attr]


def test_the_tables_die_goes_to_its_own_roll_though_the_app_has_rolled_before_it(begun: GameTable) -> None:
    """The app strikes for the guard; the reaction of the one struck is rolled on the table."""
    begun.conductor.rollers.set("foes", APP)
    counter: Json = {"id": "counter", "name": "Counter", "trigger": "hit", "cos": 50}
    begun.conductor.command(
        {"do": "join", "combatant": {"id": "cid", "side": "party", "sheet": {**HERO, "reactions": [counter], "eva": 0}}}
    )
    begun.conductor.command({"do": "set", "actor": "guard-a", "stat": "acc", "value": 900})
    # Who joins in the Action Phase reacts from the next round on.
    while begun.fight.round == 1 or begun.fight.active != "guard-a":
        begun.type(" ")
        begun.conductor.questions.roll_rest()
    begun.conductor.command({"do": "act", "actor": "guard-a", "action": "attack", "targets": ["cid"]})
    while isinstance(begun.question(), DieQuestion):
        raise AssertionError("the app rolls for the guard")
    begun.type("2")
    asked = begun.conductor.open_question
    assert asked is not None
    rolled = asked.dice
    assert begun.question().actor == "cid"
    begun.type("30\n")
    assert begun.question().what != "reaction"
    assert begun.conductor.open_question is not None
    assert begun.conductor.open_question.dice[: len(rolled)] == rolled
    assert begun.conductor.open_question.dice[len(rolled)] == 30
    begun.press(Qt.Key.Key_Backspace)
    assert begun.conductor.open_question.dice == rolled


def test_an_undo_at_a_question_takes_the_last_die_back_and_backspace_never_the_action(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-a')}\n20\n")
    assert begun.question().faces == 6
    begun.window.undo()
    assert begun.question().faces == 100
    begun.press(Qt.Key.Key_Backspace)
    begun.press(Qt.Key.Key_Backspace)
    assert begun.question().faces == 100
    begun.window.undo()
    assert begun.conductor.open_question is None


def test_who_rolls_is_switched_by_keys(begun: GameTable) -> None:
    begun.window.menus.by_name["rollers"].trigger()
    picker = begun.page.card
    assert picker is not None
    QTest.keyClick(picker.line, Qt.Key.Key_Down)
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    assert begun.conductor.rollers.of("foes") == APP


def test_who_rolls_is_settled_when_a_command_is_given_and_stays_so_where_its_fight_is_opened_again(
    begun: GameTable,
) -> None:
    attack = f"a{begun.key_of('guard-a')}\n"
    begun.type(attack)
    asked, steps, fight = begun.question(), begun.conductor.steps_done, there(begun.conductor.encounter_id)
    begun.conductor.rollers.switch("party")
    assert begun.question() == asked
    assert "with the next command" in begun.page.asking._bar._context.text()
    begun.conductor.close_fight()
    assert begun.conductor.resume(fight)
    assert (begun.question(), begun.conductor.steps_done) == (asked, steps)
    begun.type("20\n5\n")
    assert (begun.conductor.open_question, begun.conductor.steps_done) == (None, steps + 1)
    begun.type(f" {attack}")
    assert begun.conductor.open_question is None, "from now on the app rolls"
    assert begun.conductor.steps_done > steps + 2


def test_the_question_bar_says_what_is_being_done_and_what_came_of_it_so_far(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-a')}\n")
    assert begun.page.stage.question._title.text().startswith("Ana: Attack → Guard A")
    assert begun.page.stage.question._context.text() == ""
    begun.type("20\n")
    assert begun.page.stage.question._context.text() == "Ana → Guard A, Mace: 20 against 77, hit"
