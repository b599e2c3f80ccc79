"""Turns of La Fantasia Final in the window that do not just come round: put off, forced, doomed, taken by sides."""

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from models.library import Library
from rules.core.questions import ChoiceQuestion, DieQuestion
from tests.ui.encounter.conftest import GameTable
from tests.ui.encounter.fantasia_samples import (
    CLEARING,
    answers,
    chips,
    last_lines,
    title,
    to_turn_of,
    toll,
)
from tests.ui.encounter.sampling import SHIFT, answer_all, sample_fight
from ui.session.dice_rollers import TABLE
from ui.shell.main_window import MainWindow


@pytest.fixture
def bridge(window: MainWindow, library: Library) -> GameTable:
    return toll(window, library)


def inflict(table: GameTable, id: str, words: str) -> None:
    """A status by ruling, as typed."""
    table.page.order.select(id)
    table.type("s")
    picker = table.page.card
    assert picker is not None
    QTest.keyClicks(picker.line, words)
    QTest.keyClick(picker.line, Qt.Key.Key_Return)


# --- putting off and reacting ------------------------------------------------------------------------------


def test_a_spell_that_is_readied_is_asked_for_before_anything_else(bridge: GameTable) -> None:
    to_turn_of(bridge, "nieve")
    bridge.type("r")
    composer = bridge.page.composer
    assert composer.field.name == "action"
    bridge.type(str([option.id for option in composer.options(composer.field)].index("cast") + 1))
    assert composer.field.name == "with"
    assert not composer.ready


def test_what_is_readied_is_asked_for_by_what_sets_it_off(bridge: GameTable) -> None:
    bridge.type("r1")
    bridge.press(Qt.Key.Key_Tab)
    bridge.type("1\n")  # when somebody attacks
    assert "Prepara: Arco largo +2 (when somebody attacks)" in chips(bridge, "bruno")
    assert last_lines(bridge, 1)[0].endswith("(when somebody attacks)")
    to_turn_of(bridge, "ogro-cantero")
    bridge.type("a" + bridge.key_of("nieve") + "\n")
    readied = "use what was readied (Ataque con arma, Arco largo +2 → Ogro cantero)?"
    assert title(bridge) == f"Bruno: Ogro cantero is about to act (Ataque con arma, Mazo de cantera → Nieve): {readied}"
    assert answers(bridge) == ["1  Use it  — Enter", "2  Keep it"]
    bridge.type("1")
    question = bridge.question()
    assert isinstance(question, DieQuestion)
    assert question.actor == "bruno"
    bridge.type("5\n5\n3\n")
    assert title(bridge) == (
        "Itzel: Ogro cantero is about to act (Ataque con arma, Mazo de cantera → Nieve): react with Respuesta de acero?"
    )
    bridge.type("2")
    assert bridge.conductor.open_question is None
    assert bridge.fight.combatants["ogro-cantero"].pools["pv"] == 62 - (3 + 1 + 8)
    assert not any(chip.startswith("Prepara:") for chip in chips(bridge, "bruno"))


def test_what_was_readied_at_will_says_whose_it_is_and_needs_no_target_it_has(bridge: GameTable) -> None:
    bridge.type("r1" + bridge.key_of("ogro-cantero") + "\n ")
    bridge.page.order.select("bruno")
    bridge.press(Qt.Key.Key_X, SHIFT)
    QApplication.processEvents()
    labels = [label.text() for label in bridge.page.stage.compose.findChildren(QLabel)]
    assert "Bruno: Reaccionar" in labels
    assert any(words.endswith("readied: Ataque con arma, Arco largo +2 → Ogro cantero") for words in labels), labels
    bridge.type("\n")
    assert bridge.question().actor == "bruno"


def test_a_turn_put_off_is_claimed_later_with_shift_and_its_key(bridge: GameTable) -> None:
    bridge.type("w\n ")
    assert bridge.fight.active == "itzel"
    assert "Retrasa" in chips(bridge, "bruno")
    offered = [(action.id, id) for action, id, _ in bridge.page.stage.out_of_turn.offers]
    assert offered == [("resume", "bruno")]
    assert bridge.page.stage.out_of_turn.isVisible()
    shown = bridge.page.stage.out_of_turn.findChildren(QPushButton)
    next(button for button in shown if button.isVisible()).click()
    assert bridge.page.composer.actor.id == "bruno", "it is done by whom it is offered to, not by who acts"
    bridge.press(Qt.Key.Key_Escape)
    bridge.press(Qt.Key.Key_Q, SHIFT)
    bridge.type("\n")
    assert "Retrasa" not in chips(bridge, "bruno")
    assert last_lines(bridge, 1) == ["Bruno claims the turn that was put off"]
    bridge.type("  ")
    assert bridge.fight.active == "bruno"


def test_of_several_who_may_act_out_of_turn_the_selected_one_does(window: MainWindow, library: Library) -> None:
    table = clearing(window, library)
    table.type(" 1\n1\n6\n6\n")
    assert table.fight.active == "itzel"
    table.press(Qt.Key.Key_T, SHIFT)
    assert table.said.startswith("Several can: select a row with ↑ ↓ first")
    table.page.stage.say("")
    shown = [item for item in table.page.stage.out_of_turn.findChildren(QPushButton) if item.isVisible()]
    button = next(item for item in shown if item.text().startswith("⇧T"))
    assert [item.text()[:2] for item in shown].count("⇧T") == 1, "one button for all who may"
    button.click()
    assert table.said.startswith("Several can: select a row with ↑ ↓ first")
    table.page.order.select("nieve")
    button.click()
    table.type("\n")
    assert table.fight.active == "nieve"


def test_the_game_masters_word_stands_with_shift_enter(bridge: GameTable) -> None:
    bridge.type("a" + bridge.key_of("salteador-a") + "\n1\n2\n1\n")
    bridge.type("d")
    assert bridge.said == "Bruno has no action left in this turn. Shift+Enter: do it anyway."
    bridge.press(Qt.Key.Key_Return, SHIFT)
    assert "A la defensiva" in chips(bridge, "bruno")
    assert "GM: so be it (Bruno has no action left in this turn)" in bridge.log()
    assert not bridge.page.acting.insist()


# --- statuses that force, doom, the counter of the fallen ---------------------------------------------------


def test_a_forced_turn_says_what_has_to_be_done(bridge: GameTable) -> None:
    inflict(bridge, "itzel", "berserk")
    assert "Berserk" in chips(bridge, "itzel")
    to_turn_of(bridge, "itzel")
    bridge.type(" ")
    assert bridge.said == (
        "Itzel has no choice (Berserk): Ataque con arma has to come before the turn ends."
        " Space again prepares it. Shift+Enter: do it anyway."
    )
    assert bridge.fight.active == "itzel"
    bridge.type("a" + bridge.key_of("salteador-a") + "\n")
    answer_all(bridge, Random(5))
    bridge.type(" ")
    answer_all(bridge, Random(5))
    assert bridge.fight.active != "itzel"


def test_no_word_of_the_game_master_is_offered_for_another_thing_that_is_refused_later(bridge: GameTable) -> None:
    inflict(bridge, "itzel", "berserk")
    to_turn_of(bridge, "itzel")
    bridge.type(" ")
    assert bridge.said.endswith("Shift+Enter: do it anyway.")
    bridge.page.past.look_back(bridge.conductor.steps_done)
    bridge.page.commenting.ask_here()
    assert bridge.said == "This is the past of the fight: nothing can be done in it. Esc goes back to now."


def test_confusion_asks_its_die_at_the_start_of_the_turn(bridge: GameTable) -> None:
    inflict(bridge, "itzel", "confus 3")
    bridge.type("  ")
    assert title(bridge) == "Itzel: Confusion: odd attacks, even uses an ability · 1d"
    bridge.type("3\n")
    assert "Debe: Ataque con arma" in chips(bridge, "itzel")
    bridge.type(" ")
    assert bridge.said.startswith("Itzel has no choice (Confusión): Ataque con arma has to come before the turn ends.")


def test_doom_by_ruling_asks_the_dice_of_its_timer(bridge: GameTable) -> None:
    inflict(bridge, "bruno", "condena")
    assert title(bridge) == "Bruno: Condena · 2d"
    bridge.type("3\n4\n")
    assert "Condena 7" in chips(bridge, "bruno")
    bridge.window.undo()
    assert "Condena 7" not in chips(bridge, "bruno")


def test_the_counter_of_the_fallen_stands_in_the_row_and_undo_goes_through_it(bridge: GameTable) -> None:
    bridge.page.order.select("nieve")
    bridge.type("=0\n")
    assert "Inconsciente 3" in chips(bridge, "nieve")
    seen = ["Inconsciente 3"]
    for _ in range(60):
        bridge.type(" ")
        answer_all(bridge, Random(6))
        now = next((chip for chip in chips(bridge, "nieve") if chip.startswith("Inconsciente")), "")
        if now != seen[-1]:
            seen.append(now)
        if bridge.fight.combatants["nieve"].state == "dead":
            break
    assert seen == ["Inconsciente 3", "Inconsciente 2", "Inconsciente 1", "Inconsciente 0", ""]
    assert any(line == "Nieve stays unconscious (turns before death: 1)" for line in bridge.log())
    bridge.window.undo()
    assert bridge.fight.combatants["nieve"].state == "unconscious"
    assert "Inconsciente 0" in chips(bridge, "nieve")


# --- whole sides --------------------------------------------------------------------------------------------


def clearing(window: MainWindow, library: Library, **options: Any) -> GameTable:
    """The clearing, where whole sides act in turn, with all dice on the table."""
    table = sample_fight(window, library, "fantasia", CLEARING, **options)
    for side in ("party", "foes"):
        table.conductor.rollers.set(side, TABLE)
    return table


def test_sides_that_tie_may_take_turns_one_by_one(window: MainWindow, library: Library) -> None:
    table = clearing(window, library)
    table.type(" 3\n3\n2\n4\n")
    question = table.question()
    assert isinstance(question, ChoiceQuestion)
    assert title(table) == "GM: The sides tie: what now?"
    assert answers(table) == ["1  Roll again  — Enter", "2  Take turns one by one"]
    table.type("2")
    sides = [table.fight.combatants[id].side for id in table.conductor.system.outcome.order(table.fight)]
    assert sides == ["party", "foes"] * 4 + ["foes"]


def test_everybody_declares_a_kind_of_action_and_the_order_follows(window: MainWindow, library: Library) -> None:
    table = clearing(window, library, order_by_kind=True)
    table.type(" 1\n1\n6\n6\n")
    assert table.fight.phase == "declaration"
    table.type(table.key_of("nieve") + "c\n")  # its kind is all that counts
    assert table.fight.declared == {"nieve": 5}
    table.type(table.key_of("tobias") + "a")
    assert [field.name for field in table.page.composer.fields()] == ["with"]
    table.type("\n")
    assert set(table.fight.declared) == {"nieve", "tobias"}
    table.window.undo()
    table.type(" ")  # what Itzel obviously does
    assert table.fight.declared == {"nieve": 5, "itzel": 3}
    table.press(Qt.Key.Key_Return, SHIFT)  # and all the others
    assert len(table.fight.declared) == len(table.fight.combatants)
    assert table.fight.declared["bruno"] == 2
    table.type(" ")
    assert table.fight.phase == "action"
    assert table.conductor.system.outcome.order(table.fight)[:4] == ("bruno", "itzel", "tobias", "nieve")
