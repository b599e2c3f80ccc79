"""What an encounter shows before there is anything to show: a faint drawing, a sentence, and what helps."""

import pytest
from PySide6.QtWidgets import QPushButton

from models.library import Library
from models.repositories.encounters import Encounter
from tests.samples import sample
from tests.ui.encounter.conftest import APP, SYSTEM, GameTable
from tests.ui.encounter.sampling import sample_fight
from tests.ui.settling import settle
from tools.pictures.page_pictures import USUAL, Size, show
from ui.shell.main_window import MainWindow
from ui.theme.sizes import px
from ui.theme.theme import GRID
from ui.widgets.controls import FaintDrawing


def test_an_encounter_without_anybody_says_how_to_fill_it_under_its_buttons(
    window: MainWindow, library: Library
) -> None:
    made = library.encounters.add(Encounter(name="Nobody", system=SYSTEM, seed=3), [])
    window.show_encounter(made.id or 0)
    settle()
    who = window.encounter.prepare.pane.who
    assert who.empty.sentence.isVisible()
    assert who.empty.picture.height() == FaintDrawing.SIDE
    assert who.add.isVisible()
    assert not who.empty.button.isVisible(), "the ways into it stand above"


def test_before_it_begins_a_fight_has_a_drawing_over_the_button_and_in_its_log(
    window: MainWindow, library: Library, prepared: int
) -> None:
    assert window.conductor.open_prepared(prepared)
    settle()
    page = window.encounter.fight
    assert page.stage.waiting.picture.height() == FaintDrawing.SIDE
    assert page.log.empty.picture.height() == FaintDrawing.SIDE
    shown = [button for button in page.findChildren(QPushButton) if button.isVisible()]
    assert len([button for button in shown if button.property("role") == "primary"]) == 1, "one is the next step"
    table = GameTable(window, library)
    table.all_by(APP)
    table.type(" ")
    settle()
    assert not page.stage.waiting.picture.isVisible()
    assert not page.log.empty.isVisible()


def test_where_the_window_is_low_the_drawing_gives_way_to_the_button(window: MainWindow, prepared: int) -> None:
    window.resize(1024, 480)
    assert window.conductor.open_prepared(prepared)
    settle()
    waiting = window.encounter.fight.stage.waiting
    assert waiting.begin.isVisible()
    assert not waiting.begin.visibleRegion().isEmpty()
    assert waiting.begin.visibleRegion().boundingRect().height() == waiting.begin.height()


@pytest.mark.parametrize("system", ["ffrpg", "fantasia"])
def test_in_large_text_the_card_that_begins_a_fight_is_whole(window: MainWindow, library: Library, system: str) -> None:
    """Its button was out of sight under a drawing, and its lower edge with it."""
    table = sample_fight(window, library, system, sample(system)["encounters"][0]["name"])
    show(window, Size(200, 1366, 768))
    card = table.page.stage.waiting
    assert card.isVisible()
    assert card.visibleRegion().boundingRect() == card.rect()
    assert card.begin.visibleRegion().boundingRect() == card.begin.rect()
    show(window, USUAL)
    assert card.picture.height() == FaintDrawing.SIDE


@pytest.mark.parametrize("system", ["d100", "ffrpg"])
def test_on_a_wide_stage_the_card_that_begins_a_fight_leaves_no_hole_beside_it(
    window: MainWindow, library: Library, system: str
) -> None:
    """It filled half of the stage, as if a sheet stood beside it."""
    table = sample_fight(window, library, system, sample(system)["encounters"][0]["name"])
    show(window, Size(100, 1920, 1080))
    stage = table.page.stage
    assert stage.waiting.isVisible()
    assert not stage.block.text()
    assert stage.waiting.width() > stage.page.viewport().width() - px(GRID)
