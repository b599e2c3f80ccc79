"""What the program copies of a creature as text is read back to the same record; what cannot is noted word for word."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from models.exchange.formats import READERS
from models.exchange.importer import preview_files
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.exchange.records.report import TakenCreature
from models.exchange.tables import copied_text
from models.library import Library
from models.repositories.creatures import Creature
from rules.sheets.schema import Sheet, check, row_model, slug
from rules.system import registry
from rules.system.quick_words import bare_sheet
from ui.bestiary.stat_block import view
from ui.bestiary.stat_block.data import of_creature
from ui.exchange.drag_out import plain
from ui.text.words import TERMS

pytestmark = pytest.mark.real_systems
SPOKEN = [("en", False), ("es", True), ("pt_BR", True), ("pt_BR", False)]
"""The window's language, and whether the terms of books are told in it."""


@pytest.fixture(params=SPOKEN, ids=lambda item: f"{item[0]}-{'terms' if item[1] else 'book'}")
def spoken(request: pytest.FixtureRequest, qapp: QApplication, speak: Callable[[str], None]) -> Iterator[str]:
    language, in_terms = request.param
    before = qapp.property(TERMS)
    if language != "en":
        speak(language)
    qapp.setProperty(TERMS, in_terms)
    yield f"{language} {in_terms}"
    qapp.setProperty(TERMS, before)


@pytest.fixture
def sampled(tmp_path: Path) -> Iterator[Library]:
    """A library with all creatures that come with the program."""
    opened = Library.open(tmp_path / "samples.turnwright")
    yield opened
    opened.close(back_up=False)


ReadSample: TypeAlias = tuple[Creature, str, TakenCreature]


def copied(creature: Creature) -> str:
    document = QTextDocument()
    document.setHtml(view.html(of_creature(creature)))
    return plain(document)


def read_back(library: Library, text: str) -> list[TakenCreature]:
    (file,) = preview_files(library, [Content("Pasted text", text.encode())], ImportChoice(), READERS).files
    assert file.refused == ()
    return [record for record in file.records if isinstance(record, TakenCreature)]


def whole(sheet: Sheet) -> dict[str, Any]:
    """A sheet with what holds anyway, its rows without their ids, which no text tells."""
    told = {**sheet.model_dump(mode="json")}
    told |= {key: value for key, value in sheet.implied_fields().items() if told.get(key) is None}
    for key, rows in told.items():
        if isinstance(rows, list):
            told[key] = [
                item if isinstance(item, str) else _row(item, getattr(sheet, key)[at]) for at, item in enumerate(rows)
            ]
    return told


def _row(row: dict[str, Any], model: Any) -> dict[str, Any]:
    held = model.implied_fields() if isinstance(model, Sheet) else {}
    row = {**row, **{key: value for key, value in held.items() if row.get(key) is None}}
    return {key: value for key, value in row.items() if key != "id"}


@pytest.fixture(scope="module")
def kept() -> dict[str, list[ReadSample]]:
    """What was read of all samples, by what was spoken: no test changes it."""
    return {}


@pytest.fixture
def read(
    request: pytest.FixtureRequest, qapp: QApplication, sampled: Library, kept: dict[str, list[ReadSample]]
) -> list[ReadSample]:
    """Each sample creature, its copied text and what is read of that alone, in what is spoken."""
    spoken = request.getfixturevalue("spoken") if "spoken" in request.fixturenames else ""
    if spoken not in kept:
        kept[spoken] = []
        for creature in sampled.creatures.get_all(list(range(1, 1000))):
            text = copied(creature)
            (taken,) = read_back(sampled, text)
            kept[spoken].append((creature, text, taken))
    return kept[spoken]


def untold(creature: Creature, taken: TakenCreature) -> list[str]:
    """The fields and rows that came back otherwise and of which no note says so."""
    model = registry.system(creature.system).sheet
    before, after = (whole(check(model, dict(item))) for item in (creature.sheet, taken.sheet))
    notes = taken.notes.removeprefix(creature.notes)
    found = []
    for key, value in before.items():
        if value == after[key]:
            continue
        if row_model(model.model_fields[key]) is None or not isinstance(value, list) or len(value) != len(after[key]):
            found.append(f"{key}: {value} / {after[key]}")
            continue
        for one, other in zip(value, after[key], strict=True):
            name = str(one.get("name") or one.get("item")) if isinstance(one, dict) else str(one)
            if one != other and f"{name}: " not in notes:
                found.append(f"{key}, {name}: {_apart(one, other)}")
    return found


def _apart(one: Any, other: Any) -> Any:
    if not isinstance(one, dict) or not isinstance(other, dict):
        return one, other
    return {key: (value, other.get(key)) for key, value in one.items() if value != other.get(key)}


def test_every_sample_comes_back_from_its_text(read: list[ReadSample], spoken: str) -> None:
    assert {creature.system for creature, *_ in read} == set(registry.ids())
    noted = set()
    for creature, _, taken in read:
        told = (taken.name, taken.system, taken.level, taken.kind, taken.source)
        assert told == (creature.name, creature.system, creature.level, creature.kind, creature.source)
        assert untold(creature, taken) == [], creature.name
        assert taken.notes.startswith(creature.notes)
        if taken.notes != creature.notes:
            noted.add(creature.system)
    assert noted <= {"tabuleiro"}, "a modifier of a card says three things in one"


@pytest.mark.parametrize("id", registry.ids())
def test_every_row_that_a_system_offers_comes_back_from_its_text(sampled: Library, spoken: str, id: str) -> None:
    system = registry.system(id)
    for key, rows in system.row_templates.items():
        sheet = {**bare_sheet(system), key: [dict(row) for row in rows]}
        (creature,) = sampled.creatures.add([Creature(name="Volante", system=id, sheet=sheet)])
        (taken,) = read_back(sampled, copied(creature))
        assert untold(creature, taken) == [], key


def test_several_creatures_in_one_text_come_back_each(sampled: Library, read: list[ReadSample]) -> None:
    creatures = [creature for creature, *_ in read]
    taken = read_back(sampled, "\n\n".join(text for _, text, _ in read))
    assert [(record.name, record.system) for record in taken] == [
        (creature.name, creature.system) for creature in creatures
    ]
    assert [slug(record.notes) for record in taken][:20] == [slug(creature.notes) for creature in creatures][:20]


def test_what_is_not_understood_is_noted(sampled: Library) -> None:
    dice = "Constitución d6 · Destreza d8 · Mente d6 · Gracia d6 · Sorte d20"
    text = f"Zé\nPersona · Fulminato\nPV 14\n\n{dice}\n\nHabilidades: Aguante d6\nBarba: ruiva\n"
    (taken,) = read_back(sampled, text)
    assert (taken.sheet["destreza"], taken.sheet["skills"], taken.sheet["pv"]) == ("d8", {"aguante": "d6"}, 14)
    assert taken.notes.splitlines() == ["Sorte d20", "Barba: ruiva"]


def test_that_a_maximum_never_pays_for_a_thing_is_neither_read_nor_noted(sampled: Library, spoken: str) -> None:
    """The remark stood behind the last part of a line, which was not understood with it."""
    abilities = [{"id": "ember", "name": "Ember", "type": "magic", "mp": 6, "damage": {"scale": 3, "attribute": "mag"}}]
    sheet = {**bare_sheet(registry.system("ffrpg")), "mp": 5, "abilities": abilities}
    (creature,) = sampled.creatures.add([Creature(name="Volante", system="ffrpg", sheet=sheet)])
    text = copied(creature)
    (remark,) = re.findall(r"\(\w+ 6 [^()]* 5\)", text)
    (taken,) = read_back(sampled, text)
    assert taken.notes == ""
    assert untold(creature, taken) == []
    told = [text[span.start : span.end] for span in copied_text.understood_spans(text)]
    assert [span for span in told if remark in span] == []


def test_a_line_of_thousands_of_parts_is_noted_at_once(sampled: Library) -> None:
    (spores,) = (
        creature for creature in sampled.creatures.get_all(list(range(1, 1000))) if creature.name == "Pale Puffball"
    )
    for many in (30, 3_000):
        hostile = f"Odd: Blind, {', '.join(['Timer 4', 'Gluey'] * many)}"
        (taken,) = read_back(sampled, copied(spores).replace("\nREWARD", f"\n{hostile}\nREWARD"))
        assert taken.sheet["drops"] == spores.sheet["drops"]
        assert taken.notes.endswith(hostile)


def test_a_kind_that_a_name_says_already_is_not_said_again_and_comes_back(sampled: Library, spoken: str) -> None:
    """*Corda corda*, *Bandagens cura · Cura d6* stood on a sheet."""
    items = [
        {"id": "corda", "name": "Corda", "kind": "rope"},
        {"id": "bandagens", "name": "Bandagens", "kind": "heal", "heal": "d6"},
        {"id": "balsamo", "name": "Bálsamo", "kind": "heal", "heal": "d4"},
        {"id": "vinho", "name": "Vinho", "kind": "other", "heal": "d4"},
        {"id": "tripa", "name": "Tripa", "kind": "rope"},
        {"id": "pocao", "name": "Poção"},
    ]
    sheet = {**bare_sheet(registry.system("fulminato")), "items": items}
    (creature,) = sampled.creatures.add([Creature(name="Volante", system="fulminato", sheet=sheet)])
    text = copied(creature)
    lines = [line.strip() for line in text.splitlines()]
    assert "Corda" in lines, text
    assert "Poção" in lines, text
    for name in ("Bandagens", "Bálsamo"):
        assert [" · " in line for line in lines if line.startswith(name)] == [False], text
    (taken,) = read_back(sampled, text)
    assert [item.get("kind") for item in taken.sheet["items"]] == ["rope", "heal", "heal", "other", "rope", None]
    assert untold(creature, taken) == []


def test_what_has_arrived_of_a_copied_text_is_underlined_and_nothing_else(read: list[ReadSample], spoken: str) -> None:
    """Behind *Adaga* nothing was underlined, though all weapons, armour and solturas had arrived."""
    for creature, text, taken in read:
        told = [text[span.start : span.end] for span in copied_text.understood_spans(text)]
        assert told[0] == creature.name
        shown = "\n".join(told)
        for key, rows in taken.sheet.items():
            for row in rows if isinstance(rows, list) else ():
                if isinstance(row, dict) and "name" in row:
                    assert str(row["name"]) in shown, (creature.name, key, row["name"])
        unread = set(taken.notes.splitlines())
        assert not unread & set(told), creature.name


@pytest.mark.parametrize("between", ["\n", "\n\n"])
def test_copied_texts_below_each_other_are_those_of_each_alone(
    sampled: Library, read: list[ReadSample], between: str
) -> None:
    together = read_back(sampled, between.join(text.strip("\n") for _, text, _ in read))
    assert [creature.name for creature in together] == [creature.name for creature, *_ in read]
    for (*_, one), other in zip(read, together, strict=True):
        assert (one.name, one.system, one.sheet, one.notes) == (other.name, other.system, other.sheet, other.notes)


def test_what_is_noted_of_a_line_is_not_underlined(sampled: Library) -> None:
    dice = "Constitución d6 · Destreza d8 · Mente d6 · Gracia d6 · Sorte d20"
    rows = "ARMAS Y ATAQUES\n\nDaga: Daño d6 · zumba muito · corte\nBarba: ruiva"
    text = f"Zé\nPersona · Fulminato\nPV 14\n\n{dice}\n\n{rows}\n"
    assert len(read_back(sampled, text)) == 1
    told = [text[span.start : span.end] for span in copied_text.understood_spans(text)]
    whole = "Constitución d6 · Destreza d8 · Mente d6 · Gracia d6"
    assert told == ["Zé", "PV 14", whole, "ARMAS Y ATAQUES", "Daga: Daño d6", "corte"]
