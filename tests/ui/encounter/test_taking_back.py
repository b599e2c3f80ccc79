"""Undo and redo say what they did, before and after; Space never loses an action that is put together."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rules.core.facts import Command
from rules.core.state import Fight
from rules.mechanics.action import Action, Field
from tests.ui.encounter.conftest import GUARD, GameTable, another_language
from ui.encounter.action_form.model import ActionFormModel
from ui.navigation.tabs import BESTIARY


def said(table: GameTable) -> str:
    return table.window.statusBar().currentMessage()


def test_undo_and_redo_say_what_they_took_back_and_did_again(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-b')}\n48\n5\n")
    begun.window.undo()
    assert said(begun) == "Undone: Ana: Attack → Guard B"
    begun.window.redo()
    assert said(begun) == "Redone: Ana: Attack → Guard B"
    begun.type(" ")
    assert said(begun) == ""


def test_a_question_ends_what_was_said_of_the_step_before(begun: GameTable) -> None:
    begun.conductor.command({"do": "damage", "actor": "guard-a", "amount": 12})
    begun.window.undo()
    assert said(begun) == "Undone: 12 damage to Guard A"
    begun.type(f"a{begun.key_of('guard-b')}\n")
    assert begun.question().faces == 100
    assert said(begun) == ""


def test_the_keys_say_that_there_is_nothing_to_take_back_or_to_do_again(table: GameTable, qtbot: QtBot) -> None:
    table.conductor.close_fight()
    window = table.window
    window.undo_stack.clear()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    shift = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert said(table) == "Nothing to undo here."
    QTest.keyClick(window, Qt.Key.Key_Z, shift)
    assert said(table) == "Nothing to redo here."
    assert not window.menus.by_name["undo"].isEnabled()
    window.new()
    assert said(table) == ""
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert said(table).startswith("Undone: ")
    QTest.keyClick(window, Qt.Key.Key_Z, shift)
    assert said(table).startswith("Redone: ")


def test_an_edit_ends_what_was_said_of_the_one_before(table: GameTable) -> None:
    table.conductor.close_fight()
    table.window.new()
    table.window.undo()
    assert said(table).startswith("Undone: ")
    table.window.new()
    assert said(table) == ""


def test_what_was_done_beside_the_commands_is_said_too(begun: GameTable) -> None:
    begun.conductor.hide("guard-a", hidden=True)
    begun.window.undo()
    assert said(begun) == "Undone: Guard A: hidden"
    begun.window.redo()
    assert said(begun) == "Redone: Guard A: hidden"
    assert begun.conductor.marking.is_hidden("guard-a")


COMMANDS: list[tuple[Command, str]] = [
    ({"do": "damage", "actor": "guard-a", "amount": 12}, "12 damage to Guard A"),
    ({"do": "heal", "actor": "guard-a", "amount": 3}, "3 healed on Guard A"),
    ({"do": "set", "actor": "bea", "pool": "hp", "value": 7}, "Bea: HP = 7"),
    ({"do": "condition", "actor": "guard-a", "status": "poison"}, "Poison on Guard A"),
    ({"do": "countdown", "name": "Tower", "rounds": 5}, "Countdown Tower"),
    ({"do": "side", "actor": "guard-a", "side": "party"}, "Guard A changes sides"),
    ({"do": "leave", "actor": "guard-a", "reason": "fled"}, "Guard A leaves"),
    ({"do": "order", "actor": "guard-b", "before": "bea"}, "Guard B moves in the order"),
    ({"do": "roll", "expression": "2d6+3"}, "Free roll 2d6+3"),
    ({"do": "note", "text": "The lamp goes out."}, "Note"),
    ({"do": "next"}, "Next"),
    ({"do": "end"}, "End of the fight"),
]


def test_each_command_is_named_in_a_few_words(begun: GameTable) -> None:
    begun.conductor.command({"do": "damage", "actor": "guard-a", "amount": 1})
    before = begun.conductor.steps_done
    for command, words in COMMANDS:
        begun.conductor.command(command)
        assert begun.conductor.steps_done == before + 1, words
        begun.page.top.undo.click()
        assert said(begun) == f"Undone: {words}"
        assert begun.conductor.steps_done == before, words


def test_a_reinforcement_taken_back_is_named_though_it_is_gone(begun: GameTable) -> None:
    (join,) = begun.conductor.current_fight.join_commands([{"name": "Hound", "side": "foes", "sheet": GUARD}])
    begun.conductor.command(join)
    assert "hound" in begun.fight.combatants
    begun.window.undo()
    assert "hound" not in begun.fight.combatants
    assert said(begun) == "Undone: Hound joins"


def test_at_a_question_the_last_answer_is_named_and_then_the_command(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-b')}\n48\n")
    begun.window.undo()
    assert said(begun) == "Undone: the last answer"
    assert begun.question().faces == 100
    begun.window.undo()
    assert said(begun) == "Undone: Ana: Attack → Guard B"
    assert begun.conductor.open_question is None


def test_the_edit_menu_names_the_next_steps(begun: GameTable) -> None:
    undo, redo = (begun.window.menus.by_name[name] for name in ("undo", "redo"))
    begun.conductor.command({"do": "damage", "actor": "guard-a", "amount": 12})
    begun.window.menus.name_steps()
    assert (undo.text(), redo.text()) == ("Undo: 12 damage to Guard A", "Redo")
    begun.window.undo()
    begun.window.menus.name_steps()
    assert redo.text() == "Redo: 12 damage to Guard A"


def _can(table: GameTable) -> tuple[bool, bool]:
    """Whether the Edit menu offers undo and redo."""
    undo, redo = (table.window.menus.by_name[name] for name in ("undo", "redo"))
    return undo.isEnabled(), redo.isEnabled()


def test_undo_and_redo_are_grey_where_there_is_nothing_to_do(begun: GameTable) -> None:
    top = begun.page.top
    while begun.conductor.can_undo:
        begun.window.undo()
    assert _can(begun) == (top.undo.isEnabled(), top.redo.isEnabled()) == (False, True)
    while begun.conductor.can_redo:
        begun.window.redo()
    assert _can(begun) == (top.undo.isEnabled(), top.redo.isEnabled()) == (True, False)
    begun.conductor.hide("guard-a", hidden=True)
    begun.window.undo()
    assert _can(begun) == (True, True)
    begun.type(f"a{begun.key_of('guard-b')}\n")
    assert begun.conductor.open_question is not None
    assert _can(begun) == (top.undo.isEnabled(), top.redo.isEnabled()) == (True, False)
    begun.window.undo()
    begun.window.show_tab(0)
    assert _can(begun) == (False, False)
    begun.window.show_tab(2)
    assert _can(begun)[0]
    begun.window.put_away()
    assert _can(begun) == (False, False)
    begun.window.new()
    assert _can(begun) == (True, False)
    begun.window.undo()
    assert _can(begun) == (False, True)


def test_a_new_encounter_is_not_offered_before_the_open_fight_is_put_away(begun: GameTable) -> None:
    new = begun.window.menus.by_name["new"]
    assert not new.isEnabled()
    begun.window.show_tab(1)
    assert new.isEnabled()
    begun.window.show_tab(2)
    begun.window.put_away()
    assert new.isEnabled()


def test_an_edit_of_the_library_taken_back_is_named_too(table: GameTable) -> None:
    table.window.put_away()
    table.window.new()
    what = table.window.undo_stack.undoText()
    assert what
    table.window.undo()
    assert said(table) == f"Undone: {what}"
    table.window.redo()
    assert said(table) == f"Redone: {what}"


def test_space_over_an_unfinished_action_says_so_and_keeps_it(begun: GameTable) -> None:
    begun.type("a ")
    assert begun.fight.active == "ana"
    assert begun.page.composer.action.id == "attack"
    assert begun.said == "This is not done yet: Target is missing, or Esc cancels it."
    begun.type(f"{begun.key_of('guard-b')} ")
    assert begun.fight.active == "ana"
    assert begun.page.composer.values["targets"] == ["guard-b"]
    assert begun.said == "This is not done yet: Enter does it, Esc cancels it."
    begun.press(Qt.Key.Key_Escape)
    begun.type("  ")
    assert begun.fight.active == "bea"


def test_a_running_fight_that_was_deleted_comes_back_whole_with_its_question(begun: GameTable) -> None:
    begun.conductor.command({"do": "damage", "actor": "guard-a", "amount": 12})
    begun.conductor.command({"do": "act", "actor": "ana", "action": "attack", "targets": ["guard-b"]})
    begun.type("5\n")
    fight, asked = begun.conductor.encounter_id, begun.conductor.open_question
    assert fight is not None
    assert begun.conductor.service is not None
    before = begun.conductor.service.packed_fight()
    begun.conductor.close_fight()
    begun.window.encounter.prepare.reload(fight)
    begun.window.encounter.prepare.delete()
    assert begun.library.encounters.get(fight) is None
    assert begun.library.journals.running() == []
    begun.window.undo()
    assert begun.library.journals.running() == [fight]
    assert begun.conductor.resume(fight)
    assert begun.conductor.service.packed_fight() == before
    assert begun.conductor.open_question == asked


def test_a_fight_deleted_again_from_another_tab_is_played_no_longer(begun: GameTable) -> None:
    fight = begun.conductor.encounter_id
    assert fight is not None
    begun.conductor.close_fight()
    begun.window.encounter.prepare.reload(fight)
    begun.window.encounter.prepare.delete()
    begun.window.undo()
    assert begun.conductor.resume(fight)
    begun.window.show_tab(BESTIARY)
    begun.window.redo()
    assert begun.conductor.service is None
    begun.window.undo()
    assert begun.conductor.resume(fight)


def test_dice_that_were_typed_but_not_entered_stay_in_another_language(begun: GameTable, qtbot: QtBot) -> None:
    begun.type(f"a{begun.key_of('guard-b')}\n4")
    assert begun.page.stage.question.dice.typed == "4"
    spanish = another_language(begun, qtbot)
    assert spanish.page.stage.question.dice.typed == "4"
    spanish.type("8\n")
    assert spanish.question().faces != 100


def test_the_selection_and_the_filter_of_the_log_stay_in_another_language(begun: GameTable, qtbot: QtBot) -> None:
    begun.page.order.select("guard-b")
    log = begun.page.log
    log.combatants.setCurrentIndex(log.combatants.findData("guard-b"))
    log.kinds.setCurrentIndex(log.kinds.findData("order"))
    there = another_language(begun, qtbot).page
    assert there.order.selected.id == "guard-b"
    assert (there.log.filter.combatant, there.log.filter.family) == ("guard-b", "order")


def test_the_phase_above_the_fight_is_said_as_in_its_log_in_another_language(begun: GameTable, qtbot: QtBot) -> None:
    spanish = another_language(begun, qtbot)
    phase = spanish.conductor.teller().phase(spanish.fight.phase)
    assert phase == "Fase de acción"
    assert phase in spanish.log()


def test_an_action_that_is_put_together_stays_in_another_language(begun: GameTable, qtbot: QtBot) -> None:
    begun.type(f"a{begun.key_of('guard-b')}")
    spanish = another_language(begun, qtbot)
    assert spanish.page.composer.action.id == "attack"
    assert spanish.page.composer.values["targets"] == ["guard-b"]
    spanish.type("\n")
    assert spanish.question().faces == 100


def test_undo_takes_back_what_was_set_in_an_action_before_the_fight_itself(begun: GameTable) -> None:
    begun.conductor.command({"do": "damage", "actor": "guard-a", "amount": 12})
    hp, composer = begun.fight.combatants["guard-a"].pools["hp"], begun.page.composer
    begun.type(f"a{begun.key_of('guard-a')}")
    begun.type(begun.key_of("guard-b"))
    assert composer.values["targets"] == ["guard-b"]
    begun.window.undo()
    assert composer.values["targets"] == ["guard-a"]
    begun.window.undo()
    assert not composer.values.get("targets")
    assert composer.action.id == "attack"
    begun.window.redo()
    assert composer.values["targets"] == ["guard-a"]
    begun.window.undo()
    begun.window.undo()
    assert composer.action is None
    assert begun.fight.combatants["guard-a"].pools["hp"] == hp
    begun.window.undo()
    assert begun.fight.combatants["guard-a"].pools["hp"] == hp + 12


def test_redo_leaves_an_action_that_is_put_together_as_it_stands(begun: GameTable) -> None:
    begun.conductor.command({"do": "damage", "actor": "guard-a", "amount": 12})
    begun.window.undo()
    hp = begun.fight.combatants["guard-a"].pools["hp"]
    begun.type(f"a{begun.key_of('guard-b')}")
    assert not begun.page.top.redo.isEnabled()
    begun.window.redo()
    assert begun.page.composer.values["targets"] == ["guard-b"]
    assert begun.fight.combatants["guard-a"].pools["hp"] == hp
    begun.press(Qt.Key.Key_Escape)
    assert begun.page.top.redo.isEnabled()


def test_the_edit_menu_names_an_action_that_is_put_together(begun: GameTable) -> None:
    undo, redo = (begun.window.menus.by_name[name] for name in ("undo", "redo"))
    begun.type(f"a{begun.key_of('guard-b')}")
    assert (undo.isEnabled(), redo.isEnabled()) == (True, False)
    begun.window.menus.name_steps()
    assert (undo.text(), redo.text()) == ("Undo: Attack, not done yet", "Redo")
    begun.window.undo()
    begun.window.menus.name_steps()
    assert redo.isEnabled()
    assert redo.text() == "Redo: Attack, not done yet"


def test_the_figures_of_a_number_are_one_step() -> None:
    composer = ActionFormModel()
    power = Field("power", "Power", "number", minimum=0, maximum=99)
    composer.start(Fight(), None, Action("blast", "Blast", run=lambda *_: None, fields=(power,)), lambda command: ())
    for typed in (1, 12):
        composer.put("power", typed)
    composer.undo()
    assert composer.values == {}
    composer.redo()
    assert composer.values == {"power": 12}
    composer.undo()
    composer.undo()
    assert composer.action is None
