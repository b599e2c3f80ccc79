"""A combatant's sheet by ruling: what it has changes in the fight, what was made of it follows, and undo is exact."""

import json
from random import Random
from typing import Any

import pytest

from rules.engine.consistency import check_fits
from rules.engine.replay import names, replay, service_for
from rules.engine.service import Done, Refused, RulesService
from rules.log.refusals import refusal_sentence
from rules.log.sentences import Teller
from rules.scripts import script
from rules.sheets.changes import changed_keys
from rules.system import registry
from rules.system.defaults import followed
from rules.system.state_migrations import Misfit
from rules.text.faults import BadScript
from tests.rules.core.worked_cases import CASES
from tests.rules.promises import check_reopening, check_telling, done, packed
from tests.rules.random_player import RandomPlayer
from tools.at_random import another_sheet, fight_of

SHEETS: dict[str, dict[str, Any]] = {
    "ffrpg": {
        "hp": 40,
        "mp": 9,
        "spd": 6,
        "items": [{"id": "potion", "qty": 2}],
        "weapons": [{"id": "sword", "name": "Sword", "scale": 2, "die": "d8", "hand": "main"}],
    },
    "fantasia": {"pv": 40, "pm": 9, "items": [{"id": "potion", "qty": 2}], "weapons": [{"id": "sword", "hit": 90}]},
    "d100": {"des": 12, "pv": 14, "weapons": [{"id": "sword", "name": "Espada", "skill": 50, "damage": "1D8"}]},
    "fulminato": {"pv": 20, "weapons": [{"id": "sword", "kind": "melee", "damage": "1d6"}]},
    "tabuleiro": {"vida": 9, "con": 6, "acao": 9, "cards": [{"name": "Arco", "damage": 6, "range": 4}]},
}


def begun(system: str, sheet: dict[str, Any] | None = None, **more: Any) -> RulesService:
    """A and B against each other, before the first command."""
    own = {**example_sheet(system), **(sheet or {})}
    data = {"system": system, "combatants": [{"id": id, "side": id, "sheet": own} for id in ("ana", "orc")], **more}
    return service_for(script.check(json.loads(json.dumps(data))))


def example_sheet(system: str) -> dict[str, Any]:
    """The sheet of the first combatant of an example that has weapons or cards."""
    for number in range(200):
        for item in fight_of(system, number).data["combatants"]:
            if item["sheet"].get("weapons") or item["sheet"].get("cards"):
                return dict(item["sheet"])
    raise LookupError(system)


def ruled(service: RulesService, actor: str, **sheet: Any) -> Any:
    result = done(service, {"do": "set", "actor": actor, "sheet": sheet})
    assert isinstance(result, Done), result
    check_fits(service.system, service.fight)
    return service.fight.combatants[actor]


@pytest.mark.parametrize("system", registry.ids())
def test_a_row_more_is_there_at_once_and_undo_takes_it_back_to_the_bit(system: str) -> None:
    service = begun(system)
    before = packed(service)
    place = "cards" if system == "tabuleiro" else "weapons"
    rows = [
        row.model_dump(mode="json", exclude_unset=True) for row in getattr(service.fight.combatants["ana"].sheet, place)
    ]
    added = {**rows[0], "name": "Another", "id": "another"}
    value = ruled(service, "ana", **{place: [*rows, added]})
    assert [row.id for row in getattr(value.sheet, place)][-1] == "another"
    (fact,) = [fact for fact in service.journal.facts() if fact.get("what") == "sheet"]
    assert fact["changes"] == [{"key": place, "new": ["Another"]}]
    for language in ("en", "es", "pt_BR"):
        line = Teller(service.system, names(service), language, service.fight).line(fact)
        assert line is not None
        assert "Another" in line
        assert "ana" in line
    service.do({"do": "undo"})
    assert packed(service) == before


@pytest.mark.parametrize("system", registry.ids())
def test_pools_above_a_new_maximum_are_cut_to_it_and_others_stay(system: str) -> None:
    service = begun(system)
    value = service.fight.combatants["ana"]
    vital = service.system.vital.id
    most = getattr(value.sheet, vital)
    value = ruled(service, "ana", **{vital: most + 5})
    assert value.pools[vital] == most
    value = ruled(service, "ana", **{vital: max(1, most - 2)})
    assert value.pools[vital] == max(1, most - 2)


@pytest.mark.parametrize("system", registry.ids())
def test_what_cannot_stand_on_a_sheet_is_refused_with_its_place(system: str) -> None:
    service = begun(system)
    place = "cards" if system == "tabuleiro" else "weapons"
    for sheet, wanted in (
        ({service.system.vital.id: "much"}, f"sheet.{service.system.vital.id}"),
        ({"nonsense": 1}, "sheet.nonsense"),
        ({place: [{"nonsense": 1}]}, f"sheet.{place}[0]"),
    ):
        result = done(service, {"do": "set", "actor": "ana", "sheet": sheet})
        assert isinstance(result, Refused)
        assert result.code == "invalid_params"
        assert str(result.details["param"]).startswith(wanted)
        for language in ("en", "es", "pt_BR"):
            sentence = refusal_sentence(service.system, result.code, result.details, names(service), language)
            assert wanted in sentence
            assert "…" not in sentence


def test_a_script_says_what_a_sheet_is_set_to_and_a_wrong_shape_is_no_script() -> None:
    system = registry.system("ffrpg")
    plain: dict[str, Any] = {"do": "set", "actor": "ana", "sheet": {"str": 9}}
    assert script.check_command(system, plain, "command") == plain
    for wrong, place in (
        ({**plain, "sheet": [1]}, "command.sheet"),
        ({**plain, "value": 3}, "command.value"),
        ({**plain, "stat": "str"}, "command"),
        ({"do": "set", "actor": "ana", "stat": "str"}, "command.value"),
        ({"do": "set", "sheet": {}}, "command"),
    ):
        with pytest.raises(BadScript) as bad:
            script.check_command(system, wrong, "command")
        assert bad.value.place == place


def test_a_replay_of_a_script_with_it_comes_to_the_same() -> None:
    sheet = {"hp": 40, "spd": 6, "weapons": [{"id": "sword", "scale": 2, "die": "d8"}]}
    data = {
        "system": "ffrpg",
        "combatants": [{"id": id, "side": id, "sheet": sheet} for id in ("ana", "orc")],
        "commands": [
            {"do": "begin", "dice": [9, 2]},
            {"do": "next"},
            {"do": "set", "actor": "ana", "sheet": {"hp": 30, "items": [{"id": "potion", "qty": 3}]}},
            {"do": "act", "actor": "ana", "action": "use_item", "with": "potion", "targets": ["ana"], "dice": []},
        ],
    }
    found, status = replay(json.dumps(data))
    assert status == 0, found["error"]
    ana = found["combatants"]["ana"]
    assert ana["pools"]["hp"] == 30
    assert ana["extra"]["items"] == {"potion": 2}


def test_what_was_made_of_a_sheet_follows_it() -> None:
    now, old, new = {"a": 1, "b": 2, "x": 9}, {"a": 5, "b": 2, "c": 3}, {"a": 5, "b": 7, "d": 4}
    assert followed(now, old, new) == {"a": 1, "b": 7, "d": 4, "x": 9}
    assert followed({}, {"a": 5}, {"a": 5}) == {}, "what is used up stays so"


# --- what each system makes of a sheet -------------------------------------------------------------------


def test_ffrpg_keeps_what_is_in_hand_and_what_was_used_up_and_loses_a_charge_without_its_spell() -> None:
    sheet: dict[str, Any] = {
        "hp": 40,
        "mp": 20,
        "spd": 6,
        "mag": 5,
        "weapons": [
            {"id": "sword", "scale": 2, "die": "d8", "hand": "main"},
            {"id": "axe", "scale": 2, "die": "d8", "hand": "main", "equipped": False},
        ],
        "items": [{"id": "potion", "qty": 3}],
        "abilities": [
            {
                "id": "star",
                "type": "magic",
                "mp": 2,
                "ct": 9,
                "damage": {"scale": 2, "attribute": "mag", "die": "d8"},
            }
        ],
    }
    data = {"system": "ffrpg", "combatants": [{"id": id, "side": id, "sheet": sheet} for id in ("ana", "orc")]}
    service = service_for(script.check(data))
    first: list[dict[str, Any]] = [
        {"do": "begin", "dice": [9, 2]},
        {"do": "next"},
        {"do": "act", "actor": "ana", "action": "use_item", "with": "potion", "targets": ["ana"]},
    ]
    for command in first:
        assert isinstance(service.do(command), Done), command
    value = ruled(service, "ana", weapons=[sheet["weapons"][1], sheet["weapons"][0]])
    assert [held.id for held in value.held] == ["sword"]
    assert value.items == {"potion": 2}
    value = ruled(service, "ana", items=[{"id": "potion", "qty": 3}, {"id": "ether", "qty": 1}])
    assert value.items == {"potion": 2, "ether": 1}
    value = ruled(service, "ana", weapons=[{**sheet["weapons"][1], "equipped": True}])
    assert [held.id for held in value.held] == ["axe"]
    for command in ({"do": "next"}, {"do": "next"}):
        service.do(command)
    while service.fight.active != "ana":
        service.do({"do": "next", "dice": "auto"})
    cast = {"do": "act", "actor": "ana", "action": "cast", "with": "star", "targets": ["orc"]}
    assert isinstance(service.do(cast), Done)
    assert service.fight.combatants["ana"].charging is not None
    value = ruled(service, "ana", abilities=[])
    assert value.charging is None


def test_d100_keeps_what_is_loaded_and_broken_of_weapons_that_stay() -> None:
    gun = {"id": "gun", "name": "Uzi", "kind": "firearm", "skill": 40, "damage": "1D10", "range": 30, "capacity": 8}
    axe = {"id": "axe", "name": "Hacha", "skill": 50, "damage": "1D8", "pr": 15}
    data = {
        "system": "d100",
        "combatants": [
            {"id": id, "side": id, "sheet": {"des": 9, "pv": 9, "weapons": [gun, axe]}} for id in ("ana", "orc")
        ],
    }
    service = service_for(script.check(data))
    for stat, value in (("gun.loaded", 3), ("axe.broken", True)):
        assert isinstance(service.do({"do": "set", "actor": "ana", "stat": f"weapons.{stat}", "value": value}), Done)
    one = ruled(service, "ana", weapons=[{**gun, "skill": 90}, axe, {**gun, "id": "rifle"}])
    assert one.weapons["gun"].loaded == 3
    assert one.weapons["axe"].broken
    assert one.weapons["rifle"].loaded == 8
    one = ruled(service, "ana", weapons=[{**gun, "loaded": 7}])
    assert one.weapons["gun"].loaded == 7
    assert "axe" not in one.weapons


@pytest.mark.parametrize("data", CASES)
def test_random_sheets_hold_in_the_worked_setups(data: dict[str, Any]) -> None:
    service = service_for(script.check({**data, "commands": []}))
    start = json.loads(json.dumps(service.packed_fight()))
    chance = Random(json.dumps(data, sort_keys=True))
    player = RandomPlayer(service, chance)
    player.do({"do": "begin"})
    changed = 0
    for _ in range(12):
        command = json.loads(json.dumps(another_sheet(service, chance)))
        result = done(service, command)
        changed += isinstance(result, Done)
        try:
            check_fits(service.system, service.fight)
        except Misfit as misfit:
            raise AssertionError(command) from misfit
        player.do(player.deed() or {"do": "next"})
    check_reopening(service, start)
    check_telling(service)


def test_a_ruling_says_what_was_changed_and_leaves_rows_that_nobody_touched_as_the_sheet_has_them() -> None:
    base = {"str": 5, "items": [{"id": "potion", "qty": 3}, {"id": "ether", "qty": 1}], "notes": "x"}
    shown = {**base, "items": [{"id": "potion", "qty": 2}, {"id": "ether", "qty": 1}]}
    edited = {"str": 5, "items": [{"id": "potion", "qty": 2}, {"id": "ether", "qty": 4}, {"id": "rope", "qty": 1}]}
    whole = {**edited, "notes": ""}
    assert changed_keys(base, shown, shown, shown) == {}
    assert changed_keys(base, shown, edited, whole) == {
        "items": [{"id": "potion", "qty": 3}, {"id": "ether", "qty": 4}, {"id": "rope", "qty": 1}],
        "notes": "",
    }
