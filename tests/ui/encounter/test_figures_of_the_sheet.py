"""The figures of things: they belong to whoever acts, whatever row is looked at; nothing is offered while one asks."""

from PySide6.QtCore import Qt

from models.library import Library
from tests.samples import sheet
from tests.there import there
from tests.ui.encounter.conftest import GameTable, anas_turn
from ui.session.dice_rollers import TABLE
from ui.shell.main_window import MainWindow
from ui.theme.sizes import px
from ui.widgets.labels import read_aloud


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


def test_what_needs_no_thing_of_the_sheet_has_a_heading_of_its_own(window: MainWindow, library: Library) -> None:
    """Fists stood under ITEMS or SKILLS, whichever heading was the last."""
    hero, foe = sheet("fantasia", "Bruno"), sheet("fantasia", "Salteador")
    table = anas_turn(window, library, "fantasia", hero, foe)
    table.page.presenting.complete()
    block = table.page.stage.block
    others = [use for use in there(block.now).uses if use.thing == "unarmed"]
    assert others
    words = read_aloud(block.text())
    assert words.index("ALWAYS AT HAND") < words.index(others[0].label)
    between = words[words.index("ALWAYS AT HAND") + len("ALWAYS AT HAND") : words.index(others[0].label)]
    assert between.strip() in ("", str(len(block.numbered))), "its key at most stands between"


def test_a_thing_that_wraps_is_whole_or_out_of_sight(begun: GameTable) -> None:
    """Cut after its first line it said a wrong figure."""
    block = begun.page.stage.block
    begun.page.presenting.complete()
    block.resize(220, 900)
    together = block.lines()
    assert max(bottom - top for top, bottom in together) <= px(block.most_together) + 1
    assert sum(bottom - top > 1.5 * block.fontMetrics().lineSpacing() for top, bottom in together) >= 2
