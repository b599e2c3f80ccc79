"""What the playbook of a sheet knows: the price of each deed, slight blows, and what raises the fallen."""

from typing import Any

import pytest

from rules import script
from rules.replaying import service_for
from rules.service import RulesService
from rules.tactics import Player, is_decided
from rules.tactics.temperaments import CUNNING, PLAIN
from rules.tactics.yard import Trying
from tests.benchmarks.conftest import sample_fights

FIGHTS = sample_fights()


def duel(damage: str, armour: int) -> RulesService:
    """Two who can hardly hurt each other, or not at all."""
    sling = {"id": "sling", "kind": "missile", "skill": 90, "damage": damage, "md": "none"}
    sheet = {"pv": 6, "des": 14, "prot": armour, "weapons": [sling]}
    there: list[dict[str, Any]] = [
        {"id": "ann", "side": "party", "sheet": sheet},
        {"id": "bob", "side": "foes", "sheet": {**sheet, "des": 9}},
    ]
    return service_for(script.check({"system": "d100", "seed": 5, "combatants": there}))


@pytest.mark.parametrize("temperament", [CUNNING, PLAIN])
@pytest.mark.parametrize(("damage", "armour"), [("1d4", 2), ("1d4", 3), ("1d6", 4)])
def test_who_seldom_gets_through_armour_strikes_all_the_same(temperament: str, damage: str, armour: int) -> None:
    service = duel(damage, armour)
    Player(service, temperament).play(600)
    assert is_decided(service.fight)


def test_two_weapons_that_do_as_much_are_both_known_by_their_price() -> None:
    service = FIGHTS["tabuleiro: A clareira da onça"]
    player = Player(service)
    book = player.mind.book
    monkey = next(
        number
        for id, number in player.mind.numbers.items()
        if any(card.id == "unhas" for card in service.fight.combatants[id].sheet.cards)
    )
    prices = {deed.command.get("with"): deed.price for deed in book.deeds[monkey]}
    assert prices["unhas"] == 2
    assert prices["coco-arremessado"] == 3


@pytest.mark.parametrize(
    ("name", "fallen", "healer"),
    [
        ("ffrpg: The stair of cogs", 0, "phoenix-down"),
        ("fantasia: El patio del caballero hueco", 0, "pluma"),
        ("fulminato: Bronca en la cantina", 1, "venda"),
    ],
)
def test_who_has_fallen_is_raised_where_a_sheet_can(name: str, fallen: int, healer: str) -> None:
    service = RulesService(FIGHTS[name].fight.copy(3), FIGHTS[name].system)
    player = Player(service)
    service.do({"do": "begin"})
    party = [one for one in service.fight.combatants.values() if one.side == "party"]
    down, vital = party[fallen], service.system.vital.id
    service.do({"do": "set", "actor": down.id, "pool": vital, "value": 0}, Trying(service.fight, 0))
    assert down.state != "active"
    by = {deed.command["with"] for one in party for deed in player.mind.book.known[player.mind.numbers[one.id]].raises}
    assert healer in by
    for _ in range(60):
        thoughts = player.ideas(8)
        raising = [idea for idea in thoughts if idea.command.get("with") in by and idea.command["targets"] == [down.id]]
        if raising:
            assert down.name in raising[0].reason
            service.do(raising[0].command)
            assert down.state == "active"
            return
        player.step()
        if down.state == "active":
            return
    raise AssertionError("nobody thought of it")
