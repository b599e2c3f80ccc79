"""Surprise in the step dice game, put together by keys before the fight begins."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from models.library import Library
from rules.core.state import Combatant
from tests.ui.encounter.conftest import GameTable
from tests.ui.encounter.sampling import SHIFT, sample_fight
from tools.pictures.languages import speaking
from ui.shell.main_window import MainWindow


def cantina(window: MainWindow, library: Library) -> GameTable:
    """The brawl of the samples, not yet begun."""
    return sample_fight(window, library, "fulminato", "Bronca en la cantina")


def of_side(table: GameTable, side: str) -> list[str]:
    return [id for id, item in table.fight.combatants.items() if item.side == side]


def test_the_surprisers_act_first_in_the_order_in_which_they_were_named(window: MainWindow, library: Library) -> None:
    table = cantina(window, library)
    first, second = of_side(table, "party")[:2]
    table.type("a" + table.key_of(second) + table.key_of(first))
    assert table.page.composer.values["by"] == [second, first]
    table.type("\n")
    assert table.fight.phase == "surprise"
    assert table.fight.active == second
    assert table.fight.combatants[second].pools["pa"] == 3
    assert all(table.fight.combatants[id].has("surprised") for id in of_side(table, "foes"))


def test_a_group_is_told_why_it_cannot_act_as_one_while_the_surprise_lasts(
    window: MainWindow, library: Library
) -> None:
    """It was said that nobody of it comes next, though somebody does."""
    table = cantina(window, library)
    surprisers = of_side(table, "foes")[:2]
    table.type("a" + "".join(map(table.key_of, surprisers)) + "\n")
    assert (table.fight.phase, table.fight.active) == ("surprise", surprisers[0])
    action = next(button.action for button in table.page.stage.buttons if button.isEnabled())
    assert action is not None
    table.page.acting.choose(action)
    table.window.menus.by_name["as_one"].trigger()
    assert table.page.stage.message.text() == "A group acts together once the surprise is over."


def test_only_those_named_are_surprised(window: MainWindow, library: Library) -> None:
    table = cantina(window, library)
    victim, other = of_side(table, "foes")[:2]
    table.type("a" + table.key_of(of_side(table, "party")[0]))
    table.press(Qt.Key.Key_Tab)
    assert table.page.composer.field.name == "surprised"
    table.type(table.key_of(victim) + "\n")
    assert table.fight.combatants[victim].has("surprised")
    assert not table.fight.combatants[other].has("surprised")


def test_what_is_compared_in_an_ambush_is_chosen_in_its_order(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "ffrpg", "Reed ambush")
    table.type("a1.")
    composer = table.page.composer
    assert composer.field.name == "check"
    ratings = [option.id for option in composer.options(composer.field)]
    race = str(ratings.index("spd") + 1)
    table.type(race)
    assert composer.values["check"] == ["awareness", "spd"]
    table.type(race)
    assert composer.values["check"] == ["spd", "spd"]
    table.press(Qt.Key.Key_Tab)
    assert composer.field.name.startswith("modifiers.")
    first = composer.field.name.partition(".")[2]
    table.type("15\n")
    table.press(Qt.Key.Key_Return, SHIFT)
    assert window.conductor.service is not None
    assert window.conductor.service.journal.entries[0].command["surprise"] == {
        "by": "party",
        "check": ["spd", "spd"],
        "modifiers": {first: 15},
    }


def test_who_is_alert_is_asked_for_where_some_are_and_nothing_is_done_before(
    window: MainWindow, library: Library
) -> None:
    table = sample_fight(window, library, "ffrpg", "Reed ambush")
    table.type("a1")
    composer = table.page.composer
    names = [field.name for field in composer.fields()]
    composer.show(names.index("result"))
    composer.choose("partial")
    assert composer.field.name == "alert"
    assert not composer.ready
    alert = of_side(table, "foes")[0]
    table.type(table.key_of(alert))
    assert composer.values["alert"] == [alert]
    assert composer.ready


def test_an_ambush_is_put_together_over_a_board_that_is_drawn_anew_meanwhile(
    window: MainWindow, library: Library
) -> None:
    table = sample_fight(window, library, "ffrpg", "The sluice at Tollmere")
    board = table.page.board
    assert board.isVisible()
    for key in ("a", "1", "."):
        table.type(key)
        board.show_marks()
        assert board.shown.marked_cells(on_the_board(table), board.ways.of) == []


def on_the_board(table: GameTable) -> Combatant:
    """Anybody who stands on the board."""
    found: Combatant = next(combatant for combatant in table.fight.combatants.values() if combatant.cell is not None)
    return found


@pytest.mark.parametrize(
    ("system", "name"),
    [
        ("ffrpg", "Reed ambush"),
        ("fulminato", "Bronca en la cantina"),
        ("fantasia", "Peaje en el puente viejo"),
    ],
)
def test_a_surprise_is_put_together_in_the_readers_words_before_anybody_acts(
    window: MainWindow, library: Library, qapp: QApplication, system: str, name: str
) -> None:
    with speaking(qapp, "pt_BR"):
        table = sample_fight(window, library, system, name)
        put_together(table)


def put_together(table: GameTable) -> None:
    """Takes the surprise up, has a look at every field, and puts it away."""
    table.type("a")
    composer = table.page.composer
    assert composer.action is table.conductor.system.surprise is not None
    for field in composer.fields():
        assert [option for option in composer.options(field) if not option.label] == []
    table.press(Qt.Key.Key_Escape)
    assert composer.action is None
