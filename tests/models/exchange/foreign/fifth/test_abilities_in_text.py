"""Abilities of FFRPG in a pasted block: their kind, charge and targets stand in a bracket behind their names."""

from typing import Any

import pytest

from models.exchange.foreign.fifth import stat_block
from rules.sheets import schema
from rules.system import registry

UNDERTOW = {"id": "undertow", "name": "Undertow", "type": "slow", "ct": 12, "target": "group"}
WATER = {"scale": 9, "attribute": "mag", "die": "2d8", "type": "magical", "element": "water"}


@pytest.mark.parametrize(
    ("line", "ability", "note"),
    [
        ("Undertow (Slow, CT 12, Group)", UNDERTOW, ""),
        ("Undertow (Slow, CT 12, Group). It pulls.", UNDERTOW, "Undertow: It pulls."),
        (
            "Undertow (Slow, CT 12, Group): (9 × MAG) + 2d8 Water, M. ARM",
            {**UNDERTOW, "damage": WATER},
            "",
        ),
        (
            "Undertow (Magic, MP 7): (9 × MAG) + 2d8 Water, and all are wet",
            {
                "id": "undertow",
                "name": "Undertow",
                "type": "magic",
                "mp": 7,
                "target": "single",
                "damage": WATER,
            },
            "Undertow: and all are wet",
        ),
        ("The tide (slow and cruel) comes at dusk.", None, "The tide (slow and cruel) comes at dusk."),
    ],
)
def test_an_ability_of_ffrpg_tells_its_kind_charge_and_targets_behind_its_name(
    line: str, ability: dict[str, Any] | None, note: str
) -> None:
    block = f"Mire Hag\nHP 44\nSTR 7 VIT 6 AGI 7 SPD 8 MAG 6 SPR 4\n{line}"
    (hag,) = stat_block.read_ffrpg(block)[0]
    assert hag.sheet.get("abilities", []) == ([] if ability is None else [ability])
    assert hag.notes == note
    schema.check(registry.system("ffrpg").sheet, hag.sheet)


@pytest.mark.parametrize(
    ("block", "line"),
    [
        ("Bruja\nPG 44\nFUE 7 VIT 6 AGI 7 VEL 8 MAG 6 ESP 4", "Undertow (Lenta, CT 12, Grupo): Arrastra."),
        ("Bruxa\nPV 44\nForça 7 Vitalidade 6 AGI 7 VEL 8 MAG 6 Espírito 4", "Undertow (Lenta, CT 12, Grupo): Arrasta."),
    ],
)
def test_the_same_is_read_in_other_languages(block: str, line: str) -> None:
    (hag,) = stat_block.read_ffrpg(f"{block}\n{line}")[0]
    assert hag.sheet["abilities"] == [UNDERTOW]
    assert hag.notes == f"Undertow: {line.rpartition(' ')[2]}"
