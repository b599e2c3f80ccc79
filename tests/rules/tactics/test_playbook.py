"""What the playbook of a sheet knows: the price of each deed, slight blows, and what raises the fallen."""

from typing import Any

import pytest

from rules.core.state import is_decided
from rules.engine.replay import service_for
from rules.engine.service import RulesService
from rules.ffrpg.statuses.traits import ELEMENTS
from rules.scripts import script
from rules.tactics import Player
from rules.tactics.playbook import representatives
from rules.tactics.playbook_cache import book_of, interruptible
from rules.tactics.temperaments import CUNNING, PLAIN
from rules.tactics.trial_field import TrialDice
from tests.benchmarks.conftest import sample_fights

FIGHTS = sample_fights()


def duel(damage: str, armour: int, **options: str) -> RulesService:
    """Two who can hardly hurt each other, or not at all."""
    sling = {"id": "sling", "kind": "missile", "skill": 90, "damage": damage, "md": "none"}
    sheet = {"pv": 6, "des": 14, "prot": armour, "weapons": [sling]}
    there: list[dict[str, Any]] = [
        {"id": "ann", "side": "party", "sheet": sheet},
        {"id": "bob", "side": "foes", "sheet": {**sheet, "des": 9}},
    ]
    return service_for(script.check({"system": "d100", "seed": 5, "options": options, "combatants": there}))


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
    party = [combatant for combatant in service.fight.combatants.values() if combatant.side == "party"]
    down, vital = party[fallen], service.system.vital.id
    service.do({"do": "set", "actor": down.id, "pool": vital, "value": 0}, TrialDice(service.fight, 0))
    assert down.state != "active"
    by = {
        deed.command["with"] for item in party for deed in player.mind.book.known[player.mind.numbers[item.id]].raises
    }
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


def test_of_many_sheets_each_keeps_its_own_affinities() -> None:
    """Those who are healed by fire are not taken for those whom it burns, however many they fight among."""
    bolt = {
        "id": "bolt",
        "type": "fast",
        "target": "single",
        "damage": {"scale": 4, "attribute": "mag", "die": "d4", "element": "fire"},
    }
    ann = {"id": "ann", "side": "party", "sheet": {"hp": 90, "spd": 9, "mag": 12, "abilities": [bolt]}}
    moods = [{}, {"fire": "absorb"}, {"fire": "immune"}, {"fire": "weak"}]
    foes = [
        {"id": f"imp-{at}", "side": "foes", "sheet": {"hp": 50 + at, "spd": 5, "elements": moods[at % 4]}}
        for at in range(14)
    ]
    service = service_for(script.check({"system": "ffrpg", "seed": 5, "combatants": [ann, *foes]}))
    sheets = [combatant.sheet for combatant in service.fight.combatants.values()]
    found = representatives(service.system, sheets)
    assert len(set(found)) < len(sheets)
    assert all(sheets[like].elements == sheet.elements for like, sheet in zip(found, sheets, strict=True))
    book = Player(service).mind.book
    taken = {
        str(dict(sheets[number].elements)): deed.figures[number].taken
        for deed in book.deeds[0]
        if deed.command.get("with") == "bolt"
        for number in range(1, 5)
        if number in deed.figures
    }
    assert taken[str({"fire": "weak"})] > taken["{}"] > 0
    assert all(taken.get(str({"fire": word}), 0) <= 0 for word in ("absorb", "immune"))


def stand_ins(*sheets: dict[str, Any]) -> list[int]:
    """Who stands for whom among foes of FFRPG with these sheets."""
    there = [{"id": f"imp-{at}", "side": "foes", "sheet": {"spd": 5, **sheet}} for at, sheet in enumerate(sheets)]
    service = service_for(script.check({"system": "ffrpg", "seed": 5, "combatants": there}))
    return representatives(service.system, [combatant.sheet for combatant in service.fight.combatants.values()])


def test_of_many_sheets_none_stands_for_one_with_another_immunity() -> None:
    found = stand_ins(*({"hp": 20, "immune": ["sleep"] if at % 2 else []} for at in range(12)))
    assert all(like % 2 == at % 2 for at, like in enumerate(found))


def test_the_rarest_kinds_have_one_of_their_own_to_stand_for_them() -> None:
    words = [{element: word} for element in ELEMENTS for word in ("weak", "resist")][:12]
    common = [{"hp": 20, "elements": kind} for kind in words[:10] for _ in range(2)]
    rare = [{"hp": 20, "elements": kind} for kind in words[10:]]
    assert set(stand_ins(*common, *rare)[len(common) :]) == {len(common) + 1}


def test_many_sheets_without_affinities_are_parted_by_what_they_can_take() -> None:
    there = [{"id": f"imp-{at}", "side": "foes", "sheet": {"hp": 10 * at + 10, "spd": 5}} for at in range(20)]
    service = service_for(script.check({"system": "ffrpg", "seed": 5, "combatants": there}))
    sheets = [combatant.sheet for combatant in service.fight.combatants.values()]
    assert representatives(service.system, sheets) == [at - at % 2 + 1 for at in range(20)]


def test_another_fight_of_the_same_sheets_finds_the_playbook_worked_out() -> None:
    first, second = (Player(duel("1d4", 2)).mind for _ in range(2))
    assert second.book is first.book
    assert second.numbers == first.numbers


@pytest.mark.parametrize("other", [("1d6", 2, {}), ("1d4", 3, {}), ("1d4", 2, {"low_pv": "zero"})])
def test_other_sheets_or_options_have_a_playbook_of_their_own(other: tuple[str, int, dict[str, str]]) -> None:
    known = Player(duel("1d4", 2)).mind
    damage, armour, options = other
    assert Player(duel(damage, armour, **options)).mind.book is not known.book


def test_nobody_is_kept_from_acting_by_what_it_is_immune_to() -> None:
    """The hollow knight cannot sleep, and one spell in fourteen of that fight was to send him to sleep."""
    fight = FIGHTS["fantasia: El patio del caballero hueco"]
    book, numbers = book_of(fight.system, fight.fight)
    sleepers = {id: book.known[numbers["3-0"]].holds[numbers[id]] for id in numbers}
    assert [id for id, found in sleepers.items() if any(deed.command.get("with") == "sueno" for _, _, deed in found)]
    for id, found in sleepers.items():
        if "sleep" in fight.fight.combatants[id].sheet.immune:
            assert not any(deed.command.get("with") == "sueno" for _, _, deed in found), id


class Enough(Exception):
    """Nobody waits any longer."""


def test_a_playbook_that_nobody_waits_for_any_more_is_given_up_between_two_sheets() -> None:
    """In a fight of hundreds it takes long: the window that is closed meanwhile does not wait for it."""
    service, asked = duel("1d4+1", 7), [0]

    def go_on() -> None:
        asked[0] += 1
        if asked[0] > 3:
            raise Enough

    with interruptible(go_on), pytest.raises(Enough):
        book_of(service.system, service.fight)
    book, numbers = book_of(service.system, service.fight)
    assert len(book.deeds) == len(set(numbers.values())) == 2
