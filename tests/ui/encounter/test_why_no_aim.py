"""Why a letter aims at nobody: what has to be chosen first, or that this one is no target."""

import pytest

from models.library import Library
from tests.ui.encounter.duel import duel
from ui.shell.main_window import MainWindow


@pytest.mark.parametrize(
    ("system", "action", "missing"),
    [
        ("ffrpg", "cast", "Spell"),
        ("ffrpg", "use_item", "Item"),
        ("fantasia", "cast", "Habilidad"),
        ("fulminato", "called_attack", "Parte"),
        ("fulminato", "use_ability", "Soltura"),
        ("tabuleiro", "use_ability", "Habilidade"),
    ],
)
def test_before_a_thing_is_chosen_it_is_said_that_it_has_to_be(
    window: MainWindow, library: Library, system: str, action: str, missing: str
) -> None:
    table = duel(window, library, system)
    table.page.acting.choose(table.conductor.system.actions[action])
    assert table.page.acting.why_not_at("imp") == f"Choose first: {missing}."


def test_by_its_letter_too_and_whoever_is_no_target_whatever_is_chosen_is_said_to_be_none(
    window: MainWindow, library: Library
) -> None:
    table = duel(window, library, "ffrpg")
    table.page.acting.choose(table.conductor.system.actions["cast"])
    table.type(table.key_of("imp"))
    assert table.said == "Choose first: Spell."


def test_oneself_is_no_target_of_a_called_shot_whatever_part_it_is_for(window: MainWindow, library: Library) -> None:
    table = duel(window, library, "fulminato")
    table.page.acting.choose(table.conductor.system.actions["called_attack"])
    assert table.page.acting.why_not_at("ana") in ("This cannot be aimed at Ana.", "Ana cannot be the target of this.")
