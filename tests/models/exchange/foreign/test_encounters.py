"""Encounters and players' characters of other programs: who is named is found, who is missing is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from models.exchange.formats import READERS
from models.exchange.importer import ImportPlan, preview_files
from models.exchange.library_writer import reverse
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.exchange.records.report import Fate, TakenCreature, TakenEncounter, TakenParty
from models.library import Library
from models.repositories.parties import Party
from models.repositories.sheets import installed_system

SCORES = {"Str": 10, "Dex": 14, "Con": 12, "Int": 10, "Wis": 10, "Cha": 16}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "empty.turnwright", samples=(), systems=installed_system)
    yield opened
    opened.close()


def block(name: str, **more: Any) -> dict[str, Any]:
    return {"Name": name, "HP": {"Value": 22}, "AC": {"Value": 15}, "Abilities": SCORES, **more}


def content(name: str, data: object) -> Content:
    return Content(name, json.dumps(data).encode())


def looked(library: Library, *contents: Content, system: str = "ffrpg", party: int | None = None) -> ImportPlan:
    return preview_files(library, contents, ImportChoice(system, party=party), READERS)


def lines_of(library: Library, name: str) -> list[dict[str, Any]]:
    (encounter,) = (candidate for candidate in library.encounters.all() if candidate.name == name)
    return [
        {"name": row.name, "count": row.count, "side": row.side, "hidden": row.hidden, "creature": row.creature_id}
        for row in library.encounters.entries(encounter.id or 0)
    ]


FIVE = {
    "name": "The weir",
    "items": [{"h": "reed%20duke_mm", "c": "2"}, {"h": "bog%20imp_homebrew"}],
    "sources": ["MM"],
}
FORMS = {
    "5etools": FIVE,
    "5etools of old": {"name": "The weir", "l": {"items": FIVE["items"]}},
    "5etools, saved": {"savedEncounters": {"x": {"name": "The weir", "data": {"l": {"items": FIVE["items"]}}}}},
    "Kobold Fight Club": {"name": "The weir", "groups": {"mm.reed-duke": 2, "own.bog-imp": 1}},
    "Kobold Plus": {
        "title": "The weir",
        "groups": [{"monster": {"name": "Reed Duke"}, "count": 2}, {"monster": {"name": "bog imp"}, "count": 1}],
    },
    "Improved Initiative": {
        "Encounters.e1": {
            "Name": "The weir",
            "Combatants": [
                {"StatBlock": block("Reed Duke"), "Id": "1"},
                {"StatBlock": block("Reed Duke"), "Id": "2"},
                {"StatBlock": block("Bog Imp"), "Id": "3"},
            ],
        }
    },
}


@pytest.mark.parametrize("form", FORMS)
def test_an_encounter_names_creatures_of_the_other_files(form: str, library: Library) -> None:
    """Its own file is looked at first, and taken last."""
    plan = looked(
        library, content("weir.json", FORMS[form]), content("two.json", [block("Reed Duke"), block("Bog Imp")])
    )
    assert [refusal.message for file in plan.files for refusal in file.refused] == []
    change = plan.take(library).change
    duke, imp = (library.creatures.id_by_name(name, "ffrpg") for name in ("Reed Duke", "Bog Imp"))
    assert lines_of(library, "The weir") == [
        {"name": "Reed Duke", "count": 2, "side": "foes", "hidden": False, "creature": duke},
        {"name": "Bog Imp", "count": 1, "side": "foes", "hidden": False, "creature": imp},
    ]
    reverse(library, change)
    assert library.encounters.all() == []


def test_an_encounter_names_creatures_of_the_library(library: Library) -> None:
    looked(library, content("two.json", [block("Reed Duke"), block("Bog Imp")])).take(library)
    looked(library, content("weir.json", FIVE)).take(library)
    assert [line["name"] for line in lines_of(library, "The weir")] == ["Reed Duke", "Bog Imp"]


def test_an_encounter_of_whom_somebody_is_missing_says_who(library: Library) -> None:
    plan = looked(library, content("weir.json", FIVE), content("one.json", block("Bog Imp")))
    (weir, imp) = plan.files
    assert [(refusal.name, refusal.code) for refusal in weir.refused] == [("The weir", "encounter_lacks")]
    assert "names reed duke, which" in weir.refused[0].message
    assert [record.name for record in imp.records] == ["Bog Imp"]
    plan.take(library)
    assert library.encounters.all() == []


def test_who_is_told_by_the_encounter_alone_comes_along(library: Library) -> None:
    shared = {
        "Combatants": [
            {
                "Name": "Fen Ogre",
                "HP": {"Value": 59},
                "AC": {"Value": 11},
                "TotalInitiativeModifier": -1,
                "Player": "npc",
            },
            {"Name": "Maren", "HP": {"Value": 22}, "TotalInitiativeModifier": 3, "Player": "player"},
        ]
    }
    plan = looked(library, content("bridge.json", shared))
    assert [(type(record), record.name) for record in plan.files[0].records] == [
        (TakenCreature, "Fen Ogre"),
        (TakenCreature, "Maren"),
        (TakenEncounter, "bridge"),
    ]
    ogre = plan.files[0].records[0]
    assert isinstance(ogre, TakenCreature)
    assert "Initiative -1" in ogre.notes
    assert ogre.lacks == ("attacks", "abilities")
    plan.take(library)
    assert [(line["name"], line["side"]) for line in lines_of(library, "bridge")] == [
        ("Fen Ogre", "foes"),
        ("Maren", "party"),
    ]


def test_a_combatant_keeps_its_own_name_and_what_it_had_lost(library: Library) -> None:
    encounter = {
        "Name": "Night",
        "Combatants": [
            {
                "StatBlock": block("Fen Ogre"),
                "Alias": "Old Tooth",
                "Hidden": True,
                "CurrentHP": 9,
                "Tags": [{"Text": "x"}],
            },
        ],
    }
    plan = looked(library, content("dump.json", {"SavedEncounters.n": encounter}))
    (_, night) = plan.files[0].records
    assert isinstance(night, TakenEncounter)
    assert [(fate.field, fate.fate) for fate in night.fields][2:] == [("Combatants[0].Tags", Fate.DROPPED)]
    (line,) = night.entries
    assert (line.values["name"], line.values["hidden"], line.values["notes"]) == ("Old Tooth", True, "HP 9/22")


def test_players_characters_come_into_a_party_and_what_they_have_lost_is_named(library: Library) -> None:
    dump = {
        f"PersistentCharacters.{name}": {"Name": name, "CurrentHP": 7, "StatBlock": block(name, Player="player")}
        for name in ("Maren", "Ilva")
    }
    encounter = {"Name": "Night", "Combatants": [{"StatBlock": block("Maren", Player="player")}]}
    plan = looked(library, content("evening.json", {**dump, "Encounters.e": encounter}))
    party = next(record for record in plan.files[0].records if isinstance(record, TakenParty))
    assert (party.name, [member.name for member in party.members]) == ("evening", ["Maren", "Ilva"])
    assert [field.fate for field in party.fields if field.field == "CurrentHP"] == [Fate.DROPPED] * 2
    assert all(member.sheet["kind"] == "pc" for member in party.members)
    plan.take(library)
    (night,) = library.encounters.all()
    (line,) = library.encounters.entries(night.id or 0)
    assert (line.name, line.side, line.member_id is not None, line.creature_id) == ("Maren", "party", True, None)
    assert library.creatures.rows() == []


def hero(name: str) -> dict[str, Any]:
    classes = {"identifier": "fighter", "levels": 3, "hd": {"denomination": "d10"}}
    classes["advancement"] = [{"type": "HitPoints", "value": {"1": "max", "2": "avg", "3": 4}}]
    sword = {
        "type": {"value": "martialM"},
        "properties": ["ver"],
        "damage": {"base": {"number": 1, "denomination": 8, "types": ["slashing"]}},
        "activities": {"a": {"type": "attack", "attack": {"ability": ""}}},
    }
    plate = {"equipped": True, "type": {"value": "medium"}, "armor": {"value": 14}}
    system = {
        "abilities": {
            key: {"value": value, "proficient": int(key == "str")}
            for key, value in {"str": 16, "dex": 16, "con": 14, "int": 8, "wis": 12, "cha": 10}.items()
        },
        "attributes": {"hp": {"value": 5, "max": None}, "ac": {"calc": "default"}, "movement": {"walk": None}},
    }
    items = [
        {"type": "class", "name": "Fighter", "system": classes},
        {"type": "race", "name": "Dwarf", "system": {"movement": {"walk": 25, "units": "ft"}}},
        {"type": "weapon", "name": "Longsword", "system": sword},
        {"type": "equipment", "name": "Scale Mail", "system": plate},
    ]
    return {"name": name, "type": "character", "system": system, "items": items}


def test_a_character_of_foundry_is_worked_out_of_its_classes_and_joins_a_party(library: Library) -> None:
    plan = looked(library, content("fvtt-Actor-bree.json", hero("Bree")))
    ((party,),) = (file.records for file in plan.files)
    assert isinstance(party, TakenParty)
    assert party.name == "Bree"
    (bree,) = party.members
    assert (bree.sheet["kind"], [row["name"] for row in bree.sheet["weapons"]]) == ("pc", ["Longsword"])
    told = {field.field: field.value for field in party.fields}
    # 10 + 6 + 4, and 2 for each of three levels.
    assert (told["system.attributes.hp.max"], told["system.attributes.ac"]) == (26, 16)
    assert told["system.attributes.movement"] == {"walk": 25}
    plan.take(library)
    assert [member.name for member in library.parties.members()] == ["Bree"]
    assert library.creatures.rows() == []


def test_characters_that_are_imported_into_a_party_join_that_one(library: Library) -> None:
    looked(library, content("first.json", hero("Bree"))).take(library)
    (party,) = library.parties.all()
    looked(library, content("second.json", hero("Odo")), party=party.id).take(library)
    assert [member.name for member in library.parties.members(party.id)] == ["Bree", "Odo"]
    assert len(library.parties.all()) == 1


def test_a_member_keeps_all_that_a_file_says_besides(library: Library) -> None:
    """Only the picture came along: what the sheet said beside its fields was dropped."""
    party = library.parties.add(Party(name="Evening")).id
    creature = {"name": "Ilva", "system": "ffrpg", "sheet": {"hp": 30, "spd": 7}, "mood": "sly"}
    data = {"format": "turnwright", "version": 1, "creatures": [creature]}
    plan = looked(library, content("ilva.json", data), party=party)
    plan.take(library)
    (member,) = library.parties.members(party or 0)
    assert member.extra["mood"] == "sly"
