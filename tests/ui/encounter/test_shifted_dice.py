"""Where the book shifts a die, the question names all that does so, as other modifiers are named."""

from typing import Any

import pytest

from models.library import Library
from tests.there import there
from tests.ui.encounter.conftest import GameTable, anas_turn
from ui.session.dice_rollers import TABLE
from ui.shell.main_window import MainWindow

BODY = {"constitucion": "d10", "destreza": "d10", "mente": "d8", "gracia": "d8", "pv": 12}
BOTTLE = {"id": "bottle", "name": "Bottle", "kind": "melee", "damage": "d6", "improvised": True, "competent": False}
VEST = {"id": "vest", "name": "Vest", "kind": "armor", "skill_ranks": -1}
ANA: dict[str, Any] = {**BODY, "weapons": [BOTTLE], "protections": [VEST]}


@pytest.fixture
def bar(window: MainWindow, library: Library) -> GameTable:
    table = anas_turn(window, library, "fulminato", ANA, BODY)
    for side in ("party", "foes"):
        table.conductor.rollers.set(side, TABLE)
    return table


def context(table: GameTable) -> str:
    assert table.conductor.open_question is not None
    return str(table.page.stage.question._context.text())


def label_of(table: GameTable, status: str) -> str:
    """A status as a sentence writes it."""
    label = str(table.conductor.system.statuses[status].label)
    return label[:1].lower() + label[1:]


def test_an_attack_names_what_takes_and_gives_ranks_and_the_desvio_its_own(bar: GameTable) -> None:
    bar.conductor.command({"do": "condition", "actor": "ana", "status": "attack_mod", "params": {"ranks": 2}})
    attack: dict[str, Any] = {
        "do": "act",
        "actor": "ana",
        "action": "attack",
        "targets": ["imp"],
        "with": "bottle",
        "modifier": 1,
    }
    bar.conductor.command({**attack, "params": {"flankers": 2, "desvio_ranks": -2}})
    status = label_of(bar, "attack_mod")
    assert f"Changes the die: improvised −2, without training −3, {status} +2, modifier +1" in context(bar)
    bar.type("5 5\n")
    assert there(bar.question()).actor == "imp"
    assert "Changes the die: flanked −1, modifier −2" in context(bar)


def test_a_check_names_what_is_worn(bar: GameTable) -> None:
    check: dict[str, Any] = {"do": "act", "actor": "ana", "action": "stunt", "with": None}
    params = {"method": "skill", "skill": "atletismo", "difficulty": "complicado", "characteristic": "destreza"}
    bar.conductor.command({**check, "params": params, "modifier": 2})
    assert "Changes the die: Vest −1, modifier +2" in context(bar)


def test_a_grip_names_what_its_rules_give_and_take(bar: GameTable) -> None:
    """A heavy thing in the hand, a knot tied by who grabs, a knot that failed: no modifier was given."""
    ana, command = bar.fight.combatants["ana"].sheet.model_dump(mode="json", exclude_unset=True), bar.conductor.command
    club: dict[str, Any] = {"id": "club", "name": "Club", "damage": "d8", "weight_kg": 2}
    rope: dict[str, Any] = {"id": "rope", "name": "Rope", "kind": "rope", "qty": 2}
    command({"do": "set", "actor": "ana", "sheet": {**ana, "weapons": [club], "items": [rope]}})
    command({"do": "act", "actor": "ana", "action": "draw", "with": "club", "override": True})
    grip: dict[str, Any] = {"do": "act", "actor": "ana", "targets": ["imp"], "override": True}
    command({**grip, "action": "grapple"})
    assert "Changes the die: Club −1" in context(bar)
    bar.conductor.cancel()
    command({"do": "condition", "actor": "imp", "status": "grabbed", "source": "ana"})
    command({**grip, "action": "tie", "modifier": 1})
    assert f"Changes the die: {label_of(bar, 'grabbing')} −1, modifier +1" in context(bar)


def test_a_die_as_on_the_sheet_says_nothing(window: MainWindow, library: Library) -> None:
    table = anas_turn(window, library, "fulminato", BODY, BODY)
    table.conductor.rollers.set("party", TABLE)
    table.conductor.command({"do": "act", "actor": "ana", "action": "attack", "targets": ["imp"]})
    assert "Changes the die" not in context(table)
