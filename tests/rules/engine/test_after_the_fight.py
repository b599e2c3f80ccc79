"""What a fight leaves on the sheets of those who were in it, in every system."""

from typing import Any

import pytest

from rules.core.facts import Command
from rules.engine.replay import service_for
from rules.engine.service import Done, RulesService
from rules.scripts import script
from rules.system import registry
from rules.text.faults import BadSheet

TONIC: dict[str, Any] = {"id": "tonic", "kind": "recovery", "qty": 3, "heal": {"amount": 5}}


def person(id: str, sheet: dict[str, Any], side: str = "party") -> dict[str, Any]:
    return {"id": id, "side": side, "sheet": sheet}


def played(system: str, people: list[dict[str, Any]], *commands: dict[str, Any], **setup: Any) -> RulesService:
    service = service_for(script.check({"system": system, "combatants": people, **setup}))
    for command in commands:
        assert isinstance(service.do(command), Done), command
    return service


def act(actor: str, action: str, *targets: str, **fields: Any) -> dict[str, Any]:
    command = {"do": "act", "actor": actor, "action": action, "override": True, **fields}
    return {**command, "targets": list(targets)} if targets else command


def left(service: RulesService, id: str, sheet: dict[str, Any]) -> dict[str, Any]:
    """The sheet with which one leaves; its system has to take it."""
    found = service.system.aftermath.sheet_after(service.fight, service.fight.combatants[id], sheet)
    service.system.check_sheet(found)
    return dict(found)


FFRPG: dict[str, Any] = {
    "hp": 30,
    "spd": 20,
    "weapons": [{"id": "bow", "ammo": "arrow", "range": "ranged"}, {"id": "club", "equipped": False}],
    "shields": [{"id": "buckler", "equipped": False}],
    "items": [TONIC, {"id": "arrow", "kind": "ammo", "qty": 20}, {"id": "rope"}],
}


@pytest.mark.rule("FF-AMMO-02")
@pytest.mark.rule("FF-ITM-03")
def test_items_and_arrows_are_gone_and_what_was_thrown_away_too() -> None:
    service = played(
        "ffrpg",
        [person("ann", FFRPG), person("imp", {"hp": 99, "spd": 1}, "foes")],
        {"do": "begin"},
        {"do": "next"},
        act("ann", "attack", "imp", params={"ammo": "arrow"}),
        act("ann", "use_item", "ann", **{"with": "tonic"}),
        act("ann", "drop", **{"with": "rope"}),
        act("ann", "drop", **{"with": "club"}),
        act("ann", "equip", params={"found": {"id": "chair", "scale": 1}}),
        {"do": "end"},
    )
    assert left(service, "ann", FFRPG) == {
        **FFRPG,
        "weapons": [FFRPG["weapons"][0], {"id": "chair", "scale": 1, "hand": "main"}],
        "items": [{**TONIC, "qty": 2}, {"id": "arrow", "kind": "ammo", "qty": 19}, {"id": "rope", "qty": 0}],
    }


@pytest.mark.rule("FF-SPO-06")
def test_what_foes_drop_belongs_to_nobody_yet() -> None:
    drops = [{"item": "hi-potion", "qty": 2}, {"item": "rope"}]
    service = played(
        "ffrpg",
        [person("ann", FFRPG), *(person(id, {"hp": 9, "spd": 1, "drops": drops}, "foes") for id in ("imp", "elf"))],
        {"do": "begin"},
        {"do": "damage", "actor": "imp", "amount": 99},
        {"do": "damage", "actor": "elf", "amount": 99},
    )
    assert service.system.aftermath.loot(service.fight) == {}
    assert isinstance(service.do({"do": "end"}), Done)
    assert service.system.aftermath.loot(service.fight) == {"Hi-Potion": 4, "Rope": 2}
    assert left(service, "ann", FFRPG) == FFRPG


FANTASIA: dict[str, Any] = {
    "nv": 1,
    "pv": 20,
    "de": 8,
    "dm": 8,
    "items": [{"id": "cura", "qty": 2, "heal": "1d"}, {"id": "bomba"}],
}


@pytest.mark.rule("LF-TURN-04")
def test_an_item_used_in_the_lite_system_is_gone() -> None:
    service = played(
        "fantasia",
        [person("ciro", FANTASIA)],
        {"do": "begin"},
        act("ciro", "use_item", "ciro", **{"with": "cura"}),
        {"do": "end"},
    )
    used, whole = FANTASIA["items"]
    assert left(service, "ciro", FANTASIA) == {**FANTASIA, "items": [{**used, "qty": 1}, whole]}


GUNS: list[dict[str, Any]] = [
    {"id": "pistola", "kind": "firearm", "range": 20, "capacity": 8},
    {"id": "sten", "kind": "firearm", "range": 40, "capacity": 32, "loaded": 30, "mechanism": "auto", "silencer": True},
    {"id": "jabalina", "kind": "thrown", "range": 20},
]
D100: dict[str, Any] = {"des": 10, "pv": 12, "weapons": GUNS}


@pytest.mark.rule("D100-SIL-02")
def test_shots_and_a_silencers_wear_last_and_what_was_thrown_is_gathered() -> None:
    people = [person("ana", {**D100, "weapons": [{**item, "equipped": True} for item in GUNS]})]
    sheet = people[0]["sheet"]
    service = played("d100", [*people, person("bruto", {"des": 1, "pv": 90}, "foes")], {"do": "begin"})
    ana = service.fight.combatants["ana"]
    assert left(service, "ana", sheet) == sheet
    for weapon, key, value in (("pistola", "loaded", 5), ("sten", "silencer", 17), ("jabalina", "loaded", 0)):
        ruling: Command = {"do": "set", "actor": "ana", "stat": f"weapons.{weapon}.{key}", "value": value}
        assert isinstance(service.do(ruling), Done)
    assert ana.weapons["jabalina"].loaded == 0
    found = left(service, "ana", sheet)
    assert found["weapons"] == [
        {**sheet["weapons"][0], "loaded": 5},
        {**sheet["weapons"][1], "silencer_shots": 17},
        sheet["weapons"][2],
    ]


SHIELDS: list[dict[str, Any]] = [
    {"id": "escudo", "pr": 20},
    {"id": "porra", "pr": 15},
    {"id": "botella"},
    {"id": "uzi", "kind": "firearm", "mechanism": "auto", "capacity": 32, "malf": 98},
]


@pytest.mark.rule("D100-BLOCK-06")
@pytest.mark.rule("D100-MALF-03")
def test_what_is_worn_broken_or_jammed_stays_so_in_the_next_fight_until_it_is_mended() -> None:
    sheet = {"des": 10, "pv": 12, "weapons": SHIELDS}
    foe = person("bruto", {"des": 1, "pv": 90}, "foes")
    rulings = (("escudo.pr", 11), ("porra.pr", 0), ("botella.broken", True), ("uzi.jammed", True))
    changes = [{"do": "set", "actor": "ana", "stat": f"weapons.{stat}", "value": value} for stat, value in (*rulings,)]
    after = left(played("d100", [person("ana", sheet), foe], {"do": "begin"}, *changes), "ana", sheet)
    shield, club, bottle, gun = SHIELDS
    assert after["weapons"] == [
        {**shield, "pr_left": 11},
        {**club, "pr_left": 0},
        {**bottle, "pr_left": 0},
        {**gun, "jammed": True},
    ]
    service = played("d100", [person("ana", after), foe], {"do": "begin"})
    carried = service.fight.combatants["ana"].weapons
    assert (carried["escudo"].pr, carried["escudo"].equipped) == (11, True)
    assert [(carried[id].broken, carried[id].equipped) for id in ("porra", "botella")] == [(True, False)] * 2
    assert carried["uzi"].jammed
    assert left(service, "ana", after) == after
    for stat, value in (("escudo.pr", 20), ("porra.broken", False), ("porra.pr", 15), ("uzi.jammed", False)):
        command: Command = {"do": "set", "actor": "ana", "stat": f"weapons.{stat}", "value": value}
        assert isinstance(service.do(command), Done)
    mended = left(service, "ana", after)["weapons"]
    assert [row.get("pr_left") for row in mended] == [None, None, 0, None]
    assert not mended[3]["jammed"]


def test_no_more_resistance_is_left_than_there_was() -> None:
    system = registry.system("d100")
    for row in ({"id": "a", "pr": 5, "pr_left": 6}, {"id": "a", "pr_left": 1}):
        with pytest.raises(BadSheet):
            system.check_sheet({"des": 1, "pv": 1, "weapons": [row]})


FULMINATO: dict[str, Any] = {
    **dict.fromkeys(("constitucion", "destreza", "mente", "gracia"), "d8"),
    "pv": 20,
    "weapons": [{"id": "revolver", "kind": "ranged", "capacity": 6, "loaded": 2, "reserve": 3}],
    "items": [{"id": "venda", "kind": "heal", "qty": 2, "heal": "d6"}],
}


@pytest.mark.rule("FU-EQP-06")
def test_what_is_in_the_magazine_and_the_spare_shots_last() -> None:
    service = played(
        "fulminato",
        [person("ada", FULMINATO), person("bandido", {**FULMINATO, "weapons": [], "items": []}, "foes")],
        {"do": "begin"},
        act("ada", "attack", "bandido", **{"with": "revolver"}),
        act("ada", "reload", **{"with": "revolver"}),
        act("ada", "use_item", "ada", **{"with": "venda"}),
        {"do": "end"},
    )
    assert left(service, "ada", FULMINATO) == {
        **FULMINATO,
        "weapons": [{**FULMINATO["weapons"][0], "loaded": 4, "reserve": 0}],
        "items": [{**FULMINATO["items"][0], "qty": 1}],
    }


def brought(service: RulesService, id: str) -> list[dict[str, Any]]:
    """What one takes from the fight into the next beside pools and sheet."""
    return list(service.system.lasting(service.fight.combatants[id]))


@pytest.mark.rule("FU-WND-01")
def test_open_wounds_are_open_in_the_next_fight_too_and_a_blow_below_half_makes_one_badly_wounded() -> None:
    def cut(amount: int) -> dict[str, Any]:
        return {"do": "damage", "actor": "ada", "amount": amount, "type": "slashing"}

    people = [person("ada", FULMINATO), person("bandido", FULMINATO, "foes")]
    service = played("fulminato", people, {"do": "begin"}, cut(4), {"do": "end"})
    kept = brought(service, "ada")
    assert [row["status"] for row in kept] == ["open_wounds"]
    ada = {**people[0], "pools": {"pv": 16}, "conditions": kept}
    blow: Command = {"do": "damage", "actor": "ada", "amount": 7, "type": "bludgeoning"}
    service = played("fulminato", [ada, people[1]], {"do": "begin"})
    assert service.fight.combatants["ada"].open_wounds
    assert service.fight.combatants["ada"].state == "active"
    assert isinstance(service.do(blow), Done)
    assert [row["status"] for row in brought(service, "ada")] == ["wounded"]
    assert isinstance(service.do({"do": "heal", "actor": "ada", "amount": 20}), Done)
    assert brought(service, "ada") == []


CARDS: list[dict[str, Any]] = [
    {"name": "Casa Arven", "kind": "casa"},
    {"name": "Espada", "damage": 4},
    {"name": "Poção", "kind": "item", "heal": 3, "consumivel": True},
    {"name": "Grito", "kind": "habilidade"},
]
LIA: dict[str, Any] = {"vida": 5, "con": 6, "jogador": "Ana", "cards": CARDS}
TEO: dict[str, Any] = {"vida": 5, "con": 6, "cards": [{"name": "Espada"}]}


@pytest.mark.rule("TB-DEATH-07")
@pytest.mark.rule("TB-CARD-09")
def test_cards_stay_where_the_battle_has_left_them() -> None:
    service = played(
        "tabuleiro",
        [person("lia", LIA), person("teo", TEO), person("lobo", {"vida": 5, "con": 6, "cards": CARDS}, "foes")],
        {"do": "begin"},
        {"do": "set", "actor": "lia", "pool": "vida", "value": 3},
        act("lia", "use_item", "lia", **{"with": "pocao"}),
        {"do": "set", "actor": "lia", "pool": "vida", "value": 0},
        {"do": "end", "answers": ["teo"]},
    )
    assert left(service, "lia", LIA)["cards"] == [
        {**CARDS[0], "local": "banida"},
        {**CARDS[2], "local": "descarte"},
        {**CARDS[3], "local": "descarte"},
    ]
    assert left(service, "teo", TEO)["cards"] == [
        TEO["cards"][0],
        {**CARDS[1], "id": "espada-2", "local": "inventario"},
    ]
    foe = {"vida": 5, "con": 6, "cards": CARDS}
    assert left(service, "lobo", foe) == foe


@pytest.mark.parametrize("id", registry.ids())
def test_a_fight_in_which_nothing_happens_leaves_every_sheet_as_it_was(id: str) -> None:
    sheets = {"ffrpg": FFRPG, "fantasia": FANTASIA, "d100": D100, "fulminato": FULMINATO, "tabuleiro": LIA}
    if id not in sheets:
        pytest.skip("a system of a plugin")
    sheet = sheets[id]
    service = played(id, [person("one", sheet), person("two", sheet, "foes")], {"do": "begin"}, {"do": "end"})
    assert left(service, "one", sheet) == sheet
    assert service.system.aftermath.loot(service.fight) == {}
