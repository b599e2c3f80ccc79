"""Help is proposed for one's own and harm never is; what may be for either waits for a target."""

from typing import Any

import pytest
from PySide6.QtCore import Qt

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM, GameTable
from tests.ui.settling import settle
from ui.encounter.action_form.field import OptionButton
from ui.encounter.action_form.preview_table import PreviewTable
from ui.session.dice_rollers import APP
from ui.session.view.stage import StageMaker
from ui.shell.main_window import MainWindow

MIST = {"id": "mist", "name": "Mist", "type": "fast", "target": "group", "heal": {"amount": 9}}
BALM = {"id": "balm", "name": "Balm", "type": "fast", "heal": {"amount": 9}}
FLARE = {"id": "flare", "name": "Flare", "type": "fast", "target": "group", "damage": {"scale": 1}}
LULL = {"id": "lull", "name": "Lull", "type": "fast", "target": "group", "effects": [{"status": "sleep"}]}
DEW = {"id": "dew", "name": "Dew", "type": "fast", "target": "single_group", "heal": {"amount": 9}}
STIR = {"id": "stir", "name": "Stir", "type": "fast", "target": "group"}


@pytest.fixture
def ward(window: MainWindow, library: Library) -> GameTable:
    """Ana and Bea, both hurt, against six guards who are hurt too; Ana has the turn."""
    ana: dict[str, Any] = {**HERO, "spd": 20, "abilities": [MIST, BALM, FLARE, STIR, LULL, DEW]}
    encounter = library.encounters.add(
        Encounter(name="The ward", system=SYSTEM, seed=3),
        [
            EncounterEntry(name="Ana", side="party", sheet=ana),
            EncounterEntry(name="Bea", side="party", sheet=HERO),
            EncounterEntry(name="Guard", side="foes", count=6, sheet=GUARD),
        ],
    )
    table = GameTable(window, library)
    assert encounter.id is not None
    window.conductor.open_prepared(encounter.id)
    table.all_by(APP)
    table.type("  ")
    for id in table.fight.combatants:
        table.conductor.command({"do": "set", "actor": id, "pool": "hp", "value": 10})
    assert table.fight.active == "ana"
    return table


def hp(table: GameTable) -> dict[str, int]:
    return {id: item.pools["hp"] for id, item in table.fight.combatants.items()}


def key_on_sheet(table: GameTable, thing: str) -> str:
    table.page.presenting.complete()
    return str(table.page.stage.block.numbered.index(thing) + 1)


def test_a_group_is_healed_with_its_figure_and_enter_and_it_is_ones_own(ward: GameTable) -> None:
    ward.type(f"{key_on_sheet(ward, 'mist')}\n")
    found = hp(ward)
    assert (found["ana"], found["bea"]) == (19, 19)
    assert {found[id] for id in found if id.startswith("guard")} == {10}


def charm(table: GameTable, who: str, by: str) -> None:
    table.conductor.command({"do": "condition", "actor": who, "status": "charm", "timer": 4, "source": by})


def test_what_may_heal_one_or_a_group_is_proposed_for_ones_own_group_and_a_letter_means_one(ward: GameTable) -> None:
    composer = ward.page.composer
    ward.page.acting.use("dew")
    assert composer.values["targets"] == ["ana", "bea"]
    assert composer.ready
    ward.type(ward.key_of("bea"))
    assert composer.values["targets"] == ["bea"]
    ward.press(Qt.Key.Key_Escape)
    charm(ward, "bea", by="guard-a")
    ward.page.acting.use("dew")
    assert composer.values.get("targets") is None, "she fights for the foes"
    assert not composer.ready


@pytest.mark.rule("FF-TGT-04")
def test_harm_to_a_group_with_a_friend_in_it_waits_for_a_target(ward: GameTable) -> None:
    composer = ward.page.composer
    ward.page.acting.use("flare")
    assert composer.ready
    charm(ward, "guard-c", by="ana")
    ward.page.acting.use("flare")
    assert not composer.ready
    composer.aim("guard-a")
    assert composer.ready


def test_what_is_proposed_gives_way_to_whoever_is_named(ward: GameTable) -> None:
    ward.type(f"{key_on_sheet(ward, 'mist')}{ward.key_of('guard-a')}\n")
    assert hp(ward)["guard-f"] == 19
    assert hp(ward)["bea"] == 10


def test_help_is_not_aimed_at_a_foe_who_only_is_selected_nor_harm_at_a_friend(ward: GameTable) -> None:
    composer = ward.page.composer
    ward.page.order.select("guard-b")
    ward.page.acting.use("balm", aimed="guard-b")
    assert composer.values.get("targets") is None
    assert not composer.ready
    ward.page.acting.use("balm", aimed="bea")
    assert composer.values["targets"] == ["bea"]
    ward.page.acting.use("mace", aimed="bea")
    assert composer.values.get("targets") is None
    ward.page.acting.use("mace", aimed="guard-b")
    assert composer.values["targets"] == ["guard-b"]


def test_what_may_be_for_either_side_waits_for_a_target(ward: GameTable) -> None:
    composer = ward.page.composer
    ward.page.acting.use("flare")
    assert composer.ready
    ward.page.acting.use("stir")
    assert not composer.ready
    composer.aim("guard-a")
    assert composer.ready


@pytest.mark.parametrize("thing", ["flare", "lull", "mist"])
def test_all_whom_a_group_reaches_are_lit_on_its_card_whatever_it_does_to_them(ward: GameTable, thing: str) -> None:
    """So many that they stand in a table: those whom a spell puts to sleep as those whom it burns or heals."""
    ward.page.acting.use(thing)
    settle()
    composer, compose = ward.page.composer, ward.page.stage.compose
    lit = {row.id for table in compose.findChildren(PreviewTable) for row in table.rows if row.chosen}
    lit |= {str(button.property("option")) for button in compose.findChildren(OptionButton) if button.isChecked()}
    assert lit - {thing} == composer.affected()
    assert len(composer.affected()) == (2 if thing == "mist" else 6)


def test_the_sheet_tells_chances_only_against_whom_a_thing_is_meant_for(ward: GameTable) -> None:
    fight, uses = ward.fight, StageMaker(ward.conductor).uses
    ana = fight.combatants["ana"]
    against_foe = {use.thing: use.told for use in uses(ana, fight.combatants["guard-a"])}
    against_friend = {use.thing: use.told for use in uses(ana, fight.combatants["bea"])}
    assert against_foe["mace"] != ()
    assert against_friend["mace"] == ()
