"""A fighter with two bows and a knife to steal with, played by keys: what holds for one target or one Weapon alone."""

import pytest
from PySide6.QtCore import Qt

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM, GameTable
from ui.session.dice_rollers import TABLE
from ui.shell.main_window import MainWindow

BOW = {"id": "bow", "name": "Bow", "scale": 3, "die": "d6", "range": "ranged", "ammo": "arrow"}
SLING = {**BOW, "id": "sling", "name": "Sling", "hand": "off"}
ARROWS = {"id": "arrow", "name": "Arrow", "kind": "ammo", "qty": 3}
MUG = {"id": "mug", "name": "Mug", "type": "fast", "damage": {"weapon": True}}


@pytest.fixture
def archery(window: MainWindow, library: Library) -> GameTable:
    """Ana, with two bows, has the first turn against two guards, the first of whom is nearly down."""
    ana = {**HERO, "weapons": [BOW, SLING], "two_weapons_acc": 90, "items": [ARROWS], "abilities": [MUG]}
    encounter = library.encounters.add(
        Encounter(name="The butts", system=SYSTEM, seed=3),
        [
            EncounterEntry(name="Ana", side="party", sheet=ana),
            EncounterEntry(name="Guard", side="foes", count=2, sheet=GUARD),
        ],
    )
    table = GameTable(window, library)
    assert encounter.id is not None
    window.conductor.open_prepared(encounter.id)
    table.all_by(TABLE)
    table.type(" 10\n4\n1\n ")
    return table


def open_field(table: GameTable, label: str) -> None:
    """Walks by Tab to the field of that label."""
    for _ in range(20):
        if table.page.composer.field.label == label:
            return
        table.press(Qt.Key.Key_Tab)
    raise AssertionError([field.label for field in table.page.composer.fields()])


def test_one_of_two_targets_has_a_modifier_of_its_own(archery: GameTable) -> None:
    archery.type(f"a{archery.key_of('guard-a')}.")
    assert "Modifier: Guard A" not in [field.label for field in archery.page.composer.fields()]
    open_field(archery, "Target")
    archery.type(archery.key_of("guard-b"))
    open_field(archery, "Modifier: Guard B")
    archery.type("-20")
    archery.press(Qt.Key.Key_Tab)
    assert archery.page.composer.command()["params"] == {"modifiers": {"guard-b": -20}}
    archery.type("\n99\n99\n")
    lines = [line for line in archery.log() if "Automatic Miss" in line]
    assert lines == [
        "Ana → Guard A, Bow: 99 against 77, Automatic Miss",
        "Ana → Guard B, Sling: 99 against 50, Automatic Miss",
    ]


def test_the_same_ammunition_is_named_once_for_each_weapon(archery: GameTable) -> None:
    archery.type(f"a{archery.key_of('guard-a')}")
    open_field(archery, "Ammunition")
    archery.type("11")
    assert archery.page.composer.values["ammo"] == ["arrow", "arrow"]
    archery.type("1")
    assert archery.page.composer.values["ammo"] == []
    archery.type("11\n99\n99\n")
    assert archery.fight.combatants["ana"].items == {"arrow": 1}


def test_ammunition_is_asked_for_only_where_a_weapon_of_the_attack_takes_it(archery: GameTable) -> None:
    """The card of a knife offered arrows, and was refused them."""
    archery.type("a")
    weapon = next(field for field in archery.page.composer.fields() if field.label == "Weapon")
    offered = {}
    for option in archery.page.composer.options(weapon):
        archery.page.composer.put("with", option.id)
        offered[option.id] = "Ammunition" in [field.label for field in archery.page.composer.fields()]
    assert offered == {"": True, "bow": True, "sling": True, "brawl": False, "improvised": False}


def test_the_second_blow_asks_for_another_target_when_the_first_is_down(archery: GameTable) -> None:
    archery.conductor.command({"do": "set", "actor": "guard-a", "pool": "hp", "value": 2})
    archery.type(f"a{archery.key_of('guard-a')}\n50\n6\n")
    question = archery.question()
    assert (question.id, question.options, question.default) == ("second_target", ("none", "guard-b"), "none")
    shown = [button.text() for button in archery.page.stage.question.options()]
    assert shown == ["1  Nobody: the blow is lost  — Enter", "2  Guard B (70%)"]
    archery.type("2")
    archery.type("99\n")
    assert archery.conductor.open_question is None
    assert "Ana → Guard B, Sling: 99 against 70, Automatic Miss" in archery.log()


def test_an_ability_asks_whose_damage_it_does(archery: GameTable) -> None:
    archery.type(f"b{archery.key_of('guard-a')}")
    open_field(archery, "Weapon")
    archery.type("2")
    assert archery.page.composer.command()["params"] == {"weapon": "sling"}
    archery.type("\n3\n")
    assert archery.conductor.open_question is None
    assert archery.fight.combatants["guard-a"].pools["hp"] == 40 - (3 * 8 + 3 - 3)
