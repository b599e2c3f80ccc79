"""The sheet of one who has no choice tells no numbers of what it may not do, and for whom it fights only if it does."""

from typing import Any

import pytest

from models.library import Library
from tests.samples import sheet
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM, GameTable, anas_turn
from ui.session.view.offers import Offers
from ui.session.view.stage import StageMaker, Use
from ui.shell.main_window import MainWindow

FLARE: dict[str, Any] = {"id": "flare", "name": "Flare", "type": "fast", "damage": {"scale": 1}}
MAGE = {**HERO, "spd": 20, "abilities": [FLARE]}


@pytest.fixture
def duel(window: MainWindow, library: Library) -> GameTable:
    return anas_turn(window, library, SYSTEM, MAGE, GUARD, count=2)


def uses(table: GameTable, of: str = "ana", against: str = "imp-a") -> dict[str, Use]:
    people = table.fight.combatants
    return {use.thing: use for use in StageMaker(table.conductor).uses(people[of], people[against])}


def suffer(table: GameTable, status: str, of: str = "ana", **more: Any) -> None:
    table.conductor.command({"do": "condition", "actor": of, "status": status, "timer": 4, **more})


@pytest.mark.parametrize("status", ["confuse", "charm"])
def test_of_the_confused_and_of_the_charmed_no_chance_is_told_in_no_turn(duel: GameTable, status: str) -> None:
    free = uses(duel)
    assert free["mace"].chance
    assert free["flare"].told
    suffer(duel, status)
    suffer(duel, status, of="imp-a")
    for forced in (uses(duel), uses(duel, "imp-a", "ana")):
        assert forced
        for use in forced.values():
            assert use.told == ()
            assert status.capitalize() in use.refused
    duel.page.presenting.complete()
    assert "Chances against" not in duel.page.stage.block.text()


def test_a_berserks_blow_is_told_and_nothing_else(duel: GameTable) -> None:
    suffer(duel, "berserk")
    found = uses(duel)
    assert found["mace"].chance
    assert not found["mace"].refused
    assert (found["flare"].told, "Berserk" in found["flare"].refused) == ((), True)


@pytest.mark.parametrize("status", ["confuse", "charm", "berserk"])
def test_once_the_forced_action_is_done_sheet_and_keys_give_one_reason(duel: GameTable, status: str) -> None:
    suffer(duel, status)
    duel.conductor.command({"do": "act", "actor": "ana", "action": "forced"})
    assert duel.conductor.open_question is None
    ana = duel.fight.combatants["ana"]
    barred = [use for use in uses(duel).values() if not use.told]
    assert barred
    for use in barred:
        assert (
            use.refused == Offers(duel.conductor).closed_to(use.action, ana) == "Ana has no action left in this turn."
        )


def test_what_a_status_forbids_has_no_chance_out_of_its_bearers_turn_either(duel: GameTable) -> None:
    suffer(duel, "disable")
    suffer(duel, "disable", of="imp-a")
    assert (uses(duel)["mace"].told, "Disable" in uses(duel)["mace"].refused) == ((), True)
    assert uses(duel)["flare"].told
    assert all(not use.told for use in uses(duel, "imp-a", "ana").values() if use.action.id == "attack")


def test_a_led_hero_who_is_confused_fights_for_nobody(duel: GameTable) -> None:
    maker = StageMaker(duel.conductor)
    suffer(duel, "control", source="imp-a")
    assert maker.mark_words(duel.fight.combatants["ana"])[0] == "fights for: Foes"
    suffer(duel, "confuse")
    assert not any("fights for" in words for words in maker.mark_words(duel.fight.combatants["ana"]))


def test_who_is_held_fast_has_no_chances_in_fulminato(window: MainWindow, library: Library) -> None:
    people = sheet("fulminato", "Matón de Cantina")
    table = anas_turn(window, library, "fulminato", people, people)
    (imp,) = (id for id in table.fight.combatants if id != "ana")
    assert any(use.chance for use in uses(table, against=imp).values())
    suffer(table, "contained", source=imp)
    found = uses(table, against=imp)
    assert found
    assert not any(use.told for use in found.values() if use.action.id == "attack")
