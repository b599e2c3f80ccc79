"""The figures of things: they belong to whoever acts, whatever row is looked at; nothing is offered while one asks."""

from PySide6.QtCore import Qt

from models.library import Library
from tests.samples import sheet
from tests.ui.encounter.conftest import GameTable, anas_turn
from ui.session.dice_rollers import TABLE
from ui.shell.main_window import MainWindow


def test_a_figure_takes_up_a_thing_of_who_acts_whatever_row_is_selected(begun: GameTable) -> None:
    begun.type("2")
    assert begun.page.composer.actor is not None
    own = dict(begun.page.composer.values)
    begun.press(Qt.Key.Key_Escape)
    begun.page.order.select("guard-a")
    assert begun.page.whose_sheet.shown().one is begun.fight.combatants["guard-a"]
    begun.type("2")
    assert begun.page.composer.actor is begun.fight.combatants["ana"]
    assert begun.page.composer.values["with"] == own["with"]


def test_another_sheet_shows_no_figures(begun: GameTable) -> None:
    begun.window.resize(1366, 768)
    block = begun.page.stage.block
    assert block.numbered
    begun.page.order.select("guard-a")
    assert block.now is not None
    assert block.now.id == "guard-a"
    assert block.numbered == []


def test_cards_keep_their_figures_whatever_row_is_selected(window: MainWindow, library: Library) -> None:
    hero, foe = sheet("tabuleiro", "Iara Montes"), sheet("tabuleiro", "Javali-de-Espinho")
    table = anas_turn(window, library, "tabuleiro", hero, foe)
    table.page.presenting.complete()
    own = [*table.page.presenting.numbered], [*table.page.stage.cards.numbered]
    assert own[1]
    table.page.order.select("imp")
    assert ([*table.page.presenting.numbered], [*table.page.stage.cards.numbered]) == own


def test_while_a_question_is_open_actions_are_grey(begun: GameTable) -> None:
    begun.conductor.rollers.set("party", TABLE)
    begun.type(f"a{begun.key_of('guard-b')}\n")
    assert begun.conductor.open_question is not None
    buttons = begun.page.stage.buttons
    assert buttons
    assert not any(button.isEnabled() for button in buttons)
    begun.press(Qt.Key.Key_Escape)
    assert any(button.isEnabled() for button in buttons)
