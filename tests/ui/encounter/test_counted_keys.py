"""How many keys the commonest things of a fight take, with the app's dice and with the table's.

An area on eight with the table's dice takes at most 14 keys where one roll strikes all, as in La Fantasia Final, and
in FFRPG where the chances are beyond the dice. Where FFRPG rolls d% against each of the eight, their sixteen figures
alone are more: nothing is asked there beyond the figures, the action and an Enter for each roll. In Fulminato and d100
each target has dice of its own, asked one after the other (damage; roll, answer, damage): no line can give those ahead.
"""

from typing import Any

import pytest
from PySide6.QtCore import Qt

from models.library import Library
from rules.system import registry
from tests.samples import sheet
from tests.ui.encounter.conftest import APP, GUARD, HERO, GameTable, anas_turn
from ui.session.dice_rollers import TABLE
from ui.shell.main_window import MainWindow

AREA = {"id": "blast", "name": "Blast", "type": "fast", "target": "group"}
SURE = {
    **AREA,
    "hit": {"stat": "acc", "mod": 50, "vs": "eva"},
    "damage": {"scale": 1, "attribute": "mag", "die": "2d6"},
}
EIGHT = 8


def against_eight(
    window: MainWindow, library: Library, system: str, hero: dict[str, Any], foe: dict[str, Any], *, roller: str
) -> GameTable:
    """One against eight, the first turn its own."""
    table = anas_turn(window, library, system, hero, foe, count=EIGHT)
    table.conductor.rollers.set("party", roller)
    return table


def hurt(table: GameTable) -> int:
    """How many of the eight have lost something."""
    vital = next(pool.id for pool in table.conductor.system.pools)
    foes = [combatant for combatant in table.fight.combatants.values() if combatant.side == "foes"]
    return sum(foe.pools[vital] < getattr(foe.sheet, vital) for foe in foes)


def keys(table: GameTable, *pressed: str) -> int:
    """Presses keys one after the other, and counts them."""
    for key in pressed:
        assert len(key) == 1
        table.type(key)
    return len(pressed)


def test_attack_damage_and_next_by_the_apps_dice_take_four_keys(begun: GameTable) -> None:
    begun.all_by(APP)
    assert keys(begun, "a", begun.key_of("guard-b"), "\n", " ") <= 4
    assert begun.fight.active == "bea"
    assert any("Guard B" in line for line in begun.log()[8:]), begun.log()


DUELS = {
    "ffrpg": ("Maren Holt", "Barn Rat", "48 5", ""),
    "fantasia": ("Itzel", "Rata de bodega", "55 12", ""),
    "fulminato": ("Inés Carranza", "Bandolera del Salar", "99 5", ""),
    "d100": ("Elvira Montalbán", "Perro de presa", "20 3", "declared"),
    "tabuleiro": ("Iara Montes", "Javali-de-Espinho", "", ""),
}
"""Of each system who attacks whom, its dice (of the hit, then of the damage), and whether it declares first."""


def test_a_duel_is_named_for_every_system() -> None:
    assert set(DUELS) == set(registry.ids())


@pytest.mark.parametrize("system", DUELS)
def test_attack_damage_and_next_by_the_tables_dice_take_five_keys_besides_the_figures(
    window: MainWindow, library: Library, system: str
) -> None:
    hero, foe, dice, declares = DUELS[system]
    table = anas_turn(window, library, system, sheet(system, hero), sheet(system, foe), count=2)
    begins: tuple[str, ...] = ("a", table.key_of("imp-a"))
    if declares:
        table.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
        while table.fight.active != "ana":
            table.type(" ")
        begins = ("\n",)
    table.conductor.rollers.set("party", TABLE)
    pressed = keys(table, *begins, *dice, "\n")
    assert table.conductor.open_question is None, table.said
    assert hurt(table) == 1, table.log()
    pressed += keys(table, " ")
    assert table.fight.active != "ana" or table.conductor.open_question is not None, "neither a turn nor a round begins"
    assert pressed - sum(sign.isdigit() for sign in dice) <= 5


def test_a_figure_does_not_throw_the_apps_dice(begun: GameTable) -> None:
    begun.all_by(APP)
    keys(begun, "a", begun.key_of("guard-b"), "4")
    assert begun.page.composer.action is not None
    assert begun.conductor.open_question is None


def test_a_figure_does_no_action_that_begins_without_a_roll(window: MainWindow, library: Library) -> None:
    hero = {**sheet("fantasia", "Tobías"), "agi": 30, "items": [{"id": "potion", "qty": 2, "heal": "2d"}]}
    foe = {"pv": 60, "de": 3, "dm": 3}
    table = against_eight(window, library, "fantasia", hero, foe, roller=TABLE)
    done = table.conductor.steps_done
    keys(table, "r", "3", "1")
    assert table.page.composer.values["with"] == "potion"
    assert table.page.composer.action is not None
    assert table.conductor.steps_done == done
    assert "Enter does it" in table.said
    keys(table, "\n")
    assert table.page.composer.action is None


@pytest.mark.parametrize(("roller", "dice", "most"), [(APP, (), 5), (TABLE, ("\n", "4", "5", "\n"), 14)])
def test_an_area_on_eight_in_ffrpg(
    window: MainWindow, library: Library, roller: str, dice: tuple[str, ...], most: int
) -> None:
    table = against_eight(window, library, "ffrpg", {**HERO, "spd": 30, "abilities": [SURE]}, GUARD, roller=roller)
    pressed = keys(table, "b", table.key_of("imp-a").upper(), "\n", *dice)
    assert table.conductor.open_question is None
    assert hurt(table) == EIGHT
    assert pressed <= most


def test_eight_undecided_percentile_dice_in_ffrpg_take_their_figures_and_one_enter(
    window: MainWindow, library: Library
) -> None:
    even = {**SURE, "hit": {"stat": "acc", "vs": "eva"}}
    table = against_eight(window, library, "ffrpg", {**HERO, "spd": 30, "abilities": [even]}, GUARD, roller=TABLE)
    started = keys(table, "b", table.key_of("imp-a").upper(), "\n")
    figures = keys(table, *"6207451277000177")
    assert table.question().what == "Blast"
    ended = keys(table, "\n", "4", "5", "\n")
    assert table.conductor.open_question is None
    assert hurt(table) == EIGHT - 1
    assert (started, figures, ended) == (3, 2 * EIGHT, 4)


@pytest.mark.parametrize(("roller", "dice", "most"), [(APP, (), 5), (TABLE, ("6", "5", "\n", "4", "5", "\n"), 14)])
def test_an_area_on_eight_in_fantasia(
    window: MainWindow, library: Library, roller: str, dice: tuple[str, ...], most: int
) -> None:
    wave = {"id": "oleada", "name": "Oleada", "pm": 1, "damage": "2d", "area": True}
    hero = {**sheet("fantasia", "Tobías"), "agi": 30, "abilities": [wave]}
    foe = {"nv": 1, "pv": 60, "de": 3, "dm": 3, "fue": 0, "agi": 0, "vit": 0, "mo": 6, "size": 1, "weight": 8, "pex": 5}
    table = against_eight(window, library, "fantasia", hero, foe, roller=roller)
    magic = next(button.action.key for button in table.page.stage.buttons if button.action.id == "cast")
    pressed = keys(table, magic, table.key_of("imp-a").upper(), "\n", *dice)
    assert table.conductor.open_question is None
    assert hurt(table) == EIGHT
    assert pressed <= most


def test_a_check_of_two_dice_is_typed_with_three_keys(window: MainWindow, library: Library) -> None:
    foe = {"nv": 1, "pv": 60, "de": 3, "dm": 3, "fue": 0, "agi": 0, "vit": 0, "mo": 6, "size": 1, "weight": 8, "pex": 5}
    hero = {**sheet("fantasia", "Tobías"), "agi": 30}
    table = against_eight(window, library, "fantasia", hero, foe, roller=TABLE)
    table.conductor.command(
        {"do": "act", "actor": "ana", "action": "check", "params": {"attr": "agi", "difficulty": 40}}
    )
    assert table.conductor.open_question is not None, table.said
    assert keys(table, "4", "5", "\n") <= 3
    assert any("9" in line for line in table.log()[-2:]), table.log()[-2:]
