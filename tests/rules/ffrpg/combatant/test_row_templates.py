"""The rows that each system offers for the lists of its sheet: all of them may stand on a sheet, alone and together."""

from typing import Any, get_origin

import pytest

from rules.ffrpg.combatant.ability_list import SPELLS
from rules.system import registry
from rules.text.localized import LocalizedText

LEAST: dict[str, dict[str, Any]] = {
    "ffrpg": {"hp": 50, "spd": 5},
    "fantasia": {"pv": 9, "de": 5, "dm": 5},
    "d100": {"des": 10, "pv": 10},
    "fulminato": {"constitucion": "d6", "destreza": "d6", "mente": "d6", "gracia": "d6", "pv": 5, "ps": 5},
    "tabuleiro": {"vida": 5, "con": 5},
}
WHERE = [(id, name) for id in registry.ids() for name in registry.system(id).row_templates]
FULL = {
    "ffrpg": {"weapons", "shields", "abilities", "items"},
    "fantasia": {"weapons", "abilities", "items"},
    "d100": {"weapons", "skills"},
    "fulminato": {"weapons", "protections", "abilities", "items"},
    "tabuleiro": {"cards"},
}
"""Everything that one has or can do, as each book's sheet lists it."""


def offered(system: str, name: str) -> list[dict[str, Any]]:
    return [dict(row) for row in registry.system(system).row_templates[name]]


def test_every_system_offers_rows_for_all_that_one_has_and_can_do() -> None:
    assert {id: set(registry.system(id).row_templates) for id in FULL} == FULL
    assert set(registry.ids()) == set(FULL)
    for id in ("fantasia", "d100", "fulminato", "tabuleiro"):
        assert isinstance(registry.system(id).row_templates_source, LocalizedText), (
            "whose figures they are is said over them"
        )


@pytest.mark.parametrize(("system", "name"), WHERE)
def test_each_row_passes_its_sheet_alone_and_with_the_others(system: str, name: str) -> None:
    rows, found = offered(system, name), registry.system(system)
    field = found.sheet.model_fields[name]
    assert get_origin(field.annotation) is not None
    for row in rows:
        assert found.check_sheet({**LEAST[system], name: [row]})[name] == [row]
        assert row["name"]
    found.check_sheet({**LEAST[system], name: rows})
    assert len({row["name"] for row in rows}) == len(rows)


@pytest.mark.rule("FF-ATK-04")
def test_a_weapon_of_a_tier_has_the_scale_and_dice_of_its_kind() -> None:
    rows = {row["id"]: row for row in offered("ffrpg", "weapons")}

    def code(id: str) -> tuple[Any, ...]:
        return rows[id]["scale"], rows[id]["attribute"], rows[id]["die"]

    assert code("knife-1") == (2, "str", "d6")
    assert code("sword-4") == (8, "str", "2d10")
    assert code("rifle-8") == (17, "agi", "4d12")
    assert code("instrument-10") == (16, "mag", "5d8")
    assert (rows["bow-2"]["hand"], rows["bow-2"]["range"], rows["bow-2"]["tier"]) == ("both", "ranged", 2)


@pytest.mark.rule("FF-ABL-01")
def test_a_spell_of_a_level_does_what_its_ladder_says() -> None:
    rows = {row["id"]: row for row in SPELLS}
    assert rows["fire-3"]["damage"] == {
        "scale": 12,
        "attribute": "mag",
        "die": "3d8",
        "type": "magical",
        "element": "fire",
    }
    assert (rows["fire-3"]["mp"], rows["fire-3"]["target"]) == (22, "single_group")
    assert rows["blind"]["hit"] == {"stat": "macc", "mod": -50, "vs": "meva"}
    assert rows["cure-1"]["heal"] == {"scale": 4, "attribute": "mag", "die": "d8"}
    assert "hit" not in rows["protect"]
