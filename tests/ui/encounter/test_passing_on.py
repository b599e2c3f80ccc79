"""Space at a turn in which nothing was done: asked about once where it is a player's."""

import pytest
from PySide6.QtCore import Qt

from models.library import Library
from rules.core.state import PARTY
from rules.log.refusals import refusal_sentence
from rules.system.translated_system import worded
from tests.there import there
from tests.ui.encounter.conftest import APP, GUARD, HERO, GameTable, anas_turn
from tests.ui.encounter.sampling import sample_fight
from ui.shell.main_window import MainWindow


def test_space_at_a_turn_that_has_not_acted_asks_once(begun: GameTable) -> None:
    begun.type(" ")
    assert begun.fight.active == "ana"
    assert begun.said == "Ana has not acted: Space again passes."
    begun.type(" ")
    assert begun.fight.active == "bea"


def test_another_key_between_makes_it_ask_again(begun: GameTable) -> None:
    begun.type(" ")
    begun.press(Qt.Key.Key_Down)
    begun.type(" ")
    assert begun.fight.active == "ana"


def test_after_an_act_space_goes_on(begun: GameTable) -> None:
    begun.all_by(APP)
    begun.type(f"a{begun.key_of('guard-b')}\n ")
    assert begun.fight.active == "bea"


def test_a_ruling_is_no_act(begun: GameTable) -> None:
    begun.type("-3\n ")
    assert begun.fight.active == "ana"
    assert "has not acted" in begun.said


def test_a_foes_turn_is_let_go_at_once(window: MainWindow, library: Library) -> None:
    table = anas_turn(window, library, "ffrpg", {**HERO, "spd": 30}, GUARD)
    table.type("  ")
    assert table.fight.active == "imp"
    before = table.conductor.steps_done
    table.type(" ")
    assert table.conductor.steps_done == before + 1


def test_the_button_asks_as_the_key_does(begun: GameTable) -> None:
    begun.page.top.next.click()
    assert begun.fight.active == "ana"
    assert "Space again passes" in begun.said


def test_space_goes_on_where_what_was_charged_has_taken_effect_even_if_a_proposal_led_there(
    window: MainWindow, library: Library
) -> None:
    slow = {**HERO["abilities"][1], "ct": 19}
    table = anas_turn(window, library, "ffrpg", {**HERO, "spd": 20, "abilities": [slow]}, GUARD, count=2)
    table.conductor.command({"do": "act", "actor": "ana", "action": "cast", "with": "starfall", "targets": ["imp-a"]})
    table.type("   ")
    assert table.fight.active == "ana", "the imps had their turns meanwhile"
    assert any("takes effect" in line for line in table.log())
    assert [action.id for action, closed in table.page.acting.offered() if not closed] == ["pincer"]
    table.page.acting.turn_passed_on()
    table.type(" ")
    assert table.fight.active != "ana"


def test_a_turn_that_was_put_off_and_taken_up_again_is_asked_about(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "fulminato", "Bronca en la cantina")
    table.all_by(APP)
    do = table.conductor.command
    do({"do": "begin"})
    while there(table.fight.acting).side != PARTY:
        do({"do": "next"})
    hero = there(table.fight.active)
    do({"do": "act", "actor": hero, "action": "wait"})
    other = table.fight.active
    assert other != hero
    do({"do": "act", "actor": hero, "action": "resume"})
    assert table.fight.active == hero
    table.type(" ")
    assert table.fight.active == hero
    assert table.said == f"{table.conductor.names[hero]} has not acted: Space again passes."
    table.type(" ")
    assert table.fight.active != hero


def test_a_heros_turn_after_one_that_ended_by_itself_is_asked_about_once(begun: GameTable) -> None:
    begun.page.acting.turn_passed_on()
    begun.type(" ")
    assert begun.said == "It is already Ana’s turn. Space again passes it."
    begun.type(" ")
    assert begun.fight.active == "bea"


@pytest.mark.parametrize("by_itself", [False, True])
def test_space_says_what_a_condition_forces_and_then_prepares_it(
    window: MainWindow, library: Library, by_itself: bool
) -> None:
    table = anas_turn(window, library, "ffrpg", {**HERO, "spd": 30}, GUARD)
    table.conductor.command({"do": "condition", "actor": "ana", "status": "berserk"})
    if by_itself:
        table.page.acting.turn_passed_on()
    before = table.conductor.steps_done
    table.type(" ")
    assert table.said == (
        "Ana has no choice (Berserk): Forced Action has to come before the turn ends. Space again prepares it. "
        "Shift+Enter: do it anyway."
    )
    table.type(" ")
    chosen = table.page.acting.composer.action
    assert chosen is not None
    assert chosen.id == "forced"
    assert (table.fight.active, table.conductor.steps_done) == ("ana", before)
    table.press(Qt.Key.Key_Escape)
    table.type(" ")
    assert "Space again prepares it" in table.said
    table.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert table.fight.active != "ana"


def test_what_is_forced_is_named_in_the_words_of_the_reader(window: MainWindow, library: Library) -> None:
    table = anas_turn(window, library, "fantasia", {"pv": 40, "de": 9, "dm": 8, "agi": 5}, {"pv": 20, "de": 8, "dm": 7})
    table.conductor.command({"do": "condition", "actor": "ana", "status": "berserk", "params": {"turns": 3}})
    assert table.fight.active == "ana"
    refused = there(table.conductor.refusal_of({"do": "next"}))
    assert table.conductor.sentence(refused).startswith("Ana has no choice (Berserk): Ataque con arma has to")
    spanish = refusal_sentence(
        worded(table.conductor.system, "es"), refused.code, refused.details, table.conductor.names, "es"
    )
    assert spanish == "Ana no elige (Berserk): antes de acabar el turno tiene que usar Ataque con arma."
    table.type("  ")
    assert there(table.page.acting.composer.action).id == "attack"
