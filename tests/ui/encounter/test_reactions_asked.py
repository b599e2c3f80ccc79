"""What a reaction's question shows: the hit and the damage, as far as the one attacked knows them."""

from typing import Any

import pytest
from PySide6.QtCore import Qt

from models.library import Library
from tests.samples import sheet
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM, GameTable, anas_turn
from ui.session.dice_rollers import TABLE
from ui.shell.main_window import MainWindow

GOBLIN = {"nv": 1, "pv": 30, "de": 3, "dm": 3, "fue": 0, "agi": 0, "vit": 0, "mo": 6, "size": 1, "weight": 8, "pex": 5}


def known(table: GameTable) -> str:
    return str(table.page.stage.question._context.text())


def title(table: GameTable) -> str:
    return str(table.page.stage.question._title.text()).replace("\N{NO-BREAK SPACE}", " ")


def duel(
    window: MainWindow, library: Library, system: str, hero: dict[str, Any], foe: dict[str, Any], **options: Any
) -> GameTable:
    """Ana against an imp, her turn; the dice lie on the table."""
    table = anas_turn(window, library, system, hero, foe, **options)
    table.all_by(TABLE)
    return table


def test_in_ffrpg_the_whole_blow_is_known(window: MainWindow, library: Library) -> None:
    counter = {"id": "counter", "name": "Counter", "trigger": "attacked"}
    table = duel(window, library, SYSTEM, {**HERO, "spd": 30}, {**GUARD, "reactions": [counter]})
    table.type(f"a{table.key_of('imp')}\n3\n4\n")
    assert title(table).startswith("Imp: ")
    assert known(table).startswith("Ana → Imp, Mace: 3 against 77, Critical Hit"), known(table)
    assert "Imp loses 37 HP" in known(table)
    table.type("2")
    assert title(table) == "Imp: Counter → Ana · d% · needs ≤ 68"


def test_in_d100_the_degree_is_known_and_the_damage_is_not(window: MainWindow, library: Library) -> None:
    sword = {"id": "espada", "name": "Espada", "skill": 60, "damage": "1D8"}
    hero = {"pv": 12, "des": 18, "esquivar": 40, "weapons": [sword]}
    table = duel(window, library, "d100", hero, {**hero, "des": 8}, declarations="off")
    table.conductor.command({"do": "act", "actor": "ana", "action": "attack", "targets": ["imp"], "with": "espada"})
    assert title(table) == "Ana: Atacar (Espada) → Imp · d% · needs ≤ 60"
    assert known(table) == ""
    table.type("11\n")
    assert title(table) == "Imp: Dodge or block? It takes the action of this turn."
    assert "Imp" in known(table)
    assert known(table).endswith("The damage is rolled after the answer.")
    assert table.conductor.open_question is not None
    assert table.question().known == table.conductor.open_question.facts


def test_in_fantasia_the_question_comes_before_all_dice(window: MainWindow, library: Library) -> None:
    counter = {"id": "contra", "name": "Contra", "kind": "technique", "damage": "weapon"}
    foe = {**GOBLIN, "abilities": [{**counter, "reaction": True, "trigger": "attack"}]}
    table = duel(window, library, "fantasia", {**sheet("fantasia", "Tobías"), "agi": 30}, foe)
    table.conductor.command({"do": "act", "actor": "ana", "action": "attack", "targets": ["imp"]})
    assert title(table) == "Imp: Ana is about to act (Ataque con arma → Imp): react with Contra?"
    assert known(table) == "Nothing is rolled yet: neither whether it hits nor the damage is known."
    table.type("2")
    assert title(table).startswith("Ana: Ataque con arma → Imp · 2d")
    table.conductor.cancel()
    table.conductor.command({"do": "act", "actor": "ana", "action": "attack", "targets": ["imp"]})
    table.type("1")
    assert title(table).startswith("Imp: Contra → Ana · 2d")


AHEAD = "The number has answered already: what is asked now waits for another Enter."
OVER = "The number has answered already."


def state(table: GameTable) -> tuple[Any, ...]:
    conductor = table.conductor
    assert conductor.service is not None
    pending = conductor.questions.pending
    asked = None if pending is None else (pending.packed(), conductor.open_question)
    return asked, conductor.service.journal.facts(), table.fight.active, table.page.composer.action


@pytest.mark.parametrize("on_the_board", [False, True])
def test_an_enter_out_of_habit_behind_a_number_throws_no_die_of_the_table(
    window: MainWindow, library: Library, on_the_board: bool
) -> None:
    """It let the app roll the die that was in somebody's hand, and the next one answered the next question."""
    counter = {"id": "counter", "name": "Counter", "trigger": "attacked"}
    table = duel(window, library, SYSTEM, {**HERO, "spd": 30}, {**GUARD, "reactions": [counter]})
    enter = table.page.fight_keys.enter if on_the_board else lambda: table.type("\n")
    table.type(f"a{table.key_of('imp')}\n3\n4\n2")
    before = state(table)
    enter()
    assert (state(table), table.said) == (before, AHEAD)
    table.type("9")
    assert table.said == ""
    table.type("\n")
    assert table.question().what == "damage", "what was typed is taken by the first Enter behind it"
    enter()
    assert table.conductor.open_question is None, "and the next lets the app roll"


@pytest.mark.parametrize("shift", [False, True])
def test_an_enter_behind_a_number_is_held_back_once_and_shift_enter_never(
    window: MainWindow, library: Library, shift: bool
) -> None:
    counter = {"id": "counter", "name": "Counter", "trigger": "attacked"}
    table = duel(window, library, SYSTEM, {**HERO, "spd": 30}, {**GUARD, "reactions": [counter]})
    table.type(f"a{table.key_of('imp')}\n3\n4\n2")
    asked = table.conductor.open_question
    if shift:
        table.press(Qt.Key.Key_Shift)
        table.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
        assert table.conductor.open_question is None, "the app has rolled all"
    else:
        table.type("\n")
        assert table.conductor.open_question is asked
        table.type("\n")
        assert table.conductor.open_question is not asked, "the app has rolled"


def test_an_enter_behind_the_last_answer_begins_nothing(window: MainWindow, library: Library) -> None:
    counter = {"id": "counter", "name": "Counter", "trigger": "attacked"}
    table = duel(window, library, SYSTEM, {**HERO, "spd": 30}, {**GUARD, "reactions": [counter]})
    table.type(f"a{table.key_of('imp')}\n3\n4\n1")
    assert table.conductor.open_question is None
    before = state(table)
    table.type("\n")
    assert (state(table), table.said) == (before, OVER)


@pytest.mark.parametrize("language", ["es", "pt_BR"])
def test_it_is_told_in_the_readers_words(window: MainWindow, library: Library, language: str) -> None:
    counter = {"id": "counter", "name": "Counter", "trigger": "attacked"}
    table = duel(window, library, SYSTEM, {**HERO, "spd": 30}, {**GUARD, "reactions": [counter]})
    languages = table.page.log.languages
    languages.setCurrentIndex(languages.findData(language))
    table.type(f"a{table.key_of('imp')}\n3\n4\n")
    assert ("Imp pierde 37 HP" if language == "es" else "Imp perde 37 de HP") in known(table), known(table)
