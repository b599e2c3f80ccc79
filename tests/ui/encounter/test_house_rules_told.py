"""What differs from the book stands above the log: in the window, on paper, in every language."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM, GameTable
from ui.shell.main_window import MainWindow
from ui.widgets.prompt_card import LineEntry

HEADS = {
    "en": "House rules: A CoS of 10 or less scores no Critical Hits · A blow deals at most 999",
    "es": "Reglas de la mesa: Una CoS de 10 o menos no da Critical Hits · Un golpe hace como mucho 999",
    "pt_BR": "Regras da mesa: Uma CoS de 10 ou menos não dá Critical Hits · Um golpe causa no máximo 999",
}


@pytest.fixture
def ruled(window: MainWindow, library: Library) -> GameTable:
    """A fight whose table plays by rules of its own."""
    encounter = library.encounters.add(
        Encounter(
            name="The stair",
            system=SYSTEM,
            seed=11,
            options={"rule_of_10": True, "damage_cap": 999},
            rollers={"party": "app"},
        ),
        [EncounterEntry(name="Ana", side="party", sheet=HERO), EncounterEntry(name="Guard", sheet=GUARD)],
    )
    made = GameTable(window, library)
    assert encounter.id is not None
    assert window.conductor.open_prepared(encounter.id)
    window.conductor.begin_fight()
    made.page.setFocus()
    return made


@pytest.mark.parametrize("language", HEADS)
def test_the_head_stands_in_the_log_and_in_what_is_printed(ruled: GameTable, language: str, tmp_path: Path) -> None:
    panel = ruled.page.log
    panel.languages.setCurrentIndex(panel.languages.findData(language))
    assert ruled.log()[0] == HEADS[language]
    for kind in ("html", "md"):
        ruled.window.log_files.export(kind, tmp_path / f"log.{kind}")
        assert HEADS[language] in (tmp_path / f"log.{kind}").read_text("utf-8")


def test_the_head_tells_how_the_fight_began_though_an_option_has_changed_since(ruled: GameTable) -> None:
    ruled.conductor.command({"do": "set", "option": "damage_cap", "value": 50})
    assert ruled.log()[0] == HEADS["en"]
    assert ruled.log()[-1] == "GM: A blow deals at most 50"
    ruled.conductor.undo()
    ruled.conductor.close_fight()
    assert ruled.conductor.resume(ruled.library.encounters.all()[0].id or 0)
    assert ruled.log()[0] == HEADS["en"]
    assert ruled.fight.options.damage_cap == 999


def test_undoing_to_the_beginning_leaves_the_head(ruled: GameTable) -> None:
    ruled.conductor.undo()
    assert ruled.log() == [HEADS["en"]]


def test_the_head_is_commented_on_like_any_line(ruled: GameTable) -> None:
    head = ruled.page.log.model.lines[0]
    ruled.page.commenting.ask(head.fact)
    card = next(card for card in ruled.window.findChildren(LineEntry) if card.isVisible())
    QTest.keyClicks(card.line, "As we agreed")
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    assert ruled.log()[:2] == [HEADS["en"], "Comment: As we agreed"]


def test_a_fight_by_the_book_has_no_head(begun: GameTable) -> None:
    assert begun.log()[0] == "Round 1"
