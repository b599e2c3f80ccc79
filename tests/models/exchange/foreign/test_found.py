"""Small files of kinds that once came in wrong: what arrives is held to what is known of each, field by field.

`tests/golden/foreign/found` has the files, `tests/golden/found` what is known of each: creature
to fields. Most fields are those of the record; `_KNOWN` says how the others are held. `__file__` speaks of the file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from models.exchange.foreign.fifth import stat_block
from models.exchange.formats import READERS
from models.exchange.importer import FilePreview, preview_files
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.neutral_creature import NeutralCreature
from models.exchange.records.readers import Content, Record
from models.exchange.records.report import TakenCreature, TakenEncounter, TakenRow
from models.exchange.tables.creature_tables import RowReader
from models.library import Library
from models.repositories.sheets import Sheets, installed_system
from tests.models.exchange.foreign.converting import convert

FOLDER = Path(__file__).parents[3] / "golden" / "foreign" / "found"
EXPECTED = FOLDER.parents[1] / "found"
FILES = sorted(FOLDER.iterdir())
OF_FILE = "__file__"


def expected(path: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads((EXPECTED / f"{path.name}.json").read_text("utf-8"))
    return found


def _records(path: Path) -> list[Record]:
    content = Content.of_file(path)
    reader = READERS.for_content(content)
    assert reader is not None, path.name
    rows = RowReader(Sheets(installed_system), ImportChoice("ffrpg"), None)
    return [rows.creature(item) if isinstance(item, TakenRow) else item for item in reader.read(content)]


CASES = [(path, name, field) for path in FILES for name, fields in expected(path).items() for field in fields]


# --- how a field is held ---------------------------------------------------------------------------------------


def _has(found: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    """Everything that is wanted is so; what else is there is not asked for."""
    assert {key: found.get(key) for key in wanted} == wanted


def _attacks(creature: NeutralCreature, wanted: Mapping[str, Mapping[str, Any]]) -> None:
    """Name to what one of its attacks is; `dice` are those of its first damage, `types` those of all."""
    told = [
        {
            **{field: getattr(attack, field) for field in attack.__slots__},
            "dice": attack.damage[0].dice if attack.damage else "",
            "type": attack.damage[0].type if attack.damage else "",
        }
        for attack in creature.attacks
    ]
    for name, fields in wanted.items():
        mine = [{field: item[field] for field in fields} for item in told if item["name"] == name]
        assert dict(fields) in mine, (name, mine)


def _texts(creature: NeutralCreature, wanted: Mapping[str, list[str]]) -> None:
    """Name of a trait or an action to what stands in its text; with `!` before it, what does not."""
    for name, parts in wanted.items():
        (text,) = (feature.text for feature in creature.features if feature.name == name)
        for part in parts:
            assert (part[1:] not in text) if part.startswith("!") else (part in text), text


def _features(creature: NeutralCreature, wanted: list[list[str]]) -> None:
    """All traits and actions, each with its section."""
    assert [[feature.section, feature.name] for feature in creature.features] == wanted


def _sheets(creature: NeutralCreature, wanted: Mapping[str, Mapping[str, Any]]) -> None:
    """System to fields of its sheet; `weapons.Claw.scale` is a field of the row of that name."""
    for system, fields in wanted.items():
        made = convert(creature, system)
        assert isinstance(made, TakenCreature)
        _has({field: _on_sheet(made.sheet, field.split(".")) for field in fields}, fields)


def _on_sheet(value: Any, way: list[str]) -> Any:
    if not way:
        return value
    if isinstance(value, list):
        return _on_sheet(next(item for item in value if item.get("name") == way[0]), way[1:])
    return _on_sheet(value.get(way[0]), way[1:])


def _told(creature: NeutralCreature, wanted: list[str]) -> None:
    """Fields of the file whose fate is told."""
    made = convert(creature, "ffrpg")
    assert isinstance(made, TakenCreature)
    assert set(wanted) <= {fate.field for fate in made.fields}


def _noted(creature: NeutralCreature, wanted: list[str]) -> None:
    """What stands in the notes that come along."""
    made = convert(creature, "ffrpg")
    assert isinstance(made, TakenCreature)
    assert [part for part in wanted if part not in made.notes] == []


_KNOWN: Mapping[str, Callable[[NeutralCreature, Any], None]] = {
    "attacks": _attacks,
    "features": _features,
    "text": _texts,
    "sheet": _sheets,
    "told": _told,
    "noted": _noted,
    **{
        field: lambda creature, wanted, field=field: _has(getattr(creature, field), wanted)  # type: ignore[misc]
        for field in ("abilities", "saves", "skills", "speeds")
    },
}


def _field(creature: NeutralCreature, field: str, wanted: Any) -> None:
    found = getattr(creature, field)
    assert (list(found) if isinstance(wanted, list) else found) == wanted


# --- how a file is held ----------------------------------------------------------------------------------------


def _encounters(file: FilePreview, wanted: Mapping[str, Mapping[str, Any]]) -> None:
    """Encounter to its lines: name to what each is."""
    found = {record.name: record for record in file.records if isinstance(record, TakenEncounter)}
    assert found.keys() == wanted.keys()
    for name, lines in wanted.items():
        told = {
            str(entry.values["name"]): {**entry.values, "creature": entry.creature, "member": entry.member}
            for entry in found[name].entries
        }
        assert told.keys() == lines.keys()
        for line, fields in lines.items():
            _has(told[line], fields)


def _refused(file: FilePreview, wanted: Mapping[str, str]) -> None:
    """What is refused, and why."""
    assert {refusal.name: refusal.code for refusal in file.refused} == wanted


def _underlined(file: FilePreview, wanted: list[str]) -> None:
    """Fields of which a stretch of the text is shown as understood."""
    text = (FOLDER / file.name).read_text("utf-8")
    assert {span.field for span in stat_block.understood_spans(text)} >= set(wanted)


def _creatures(file: FilePreview, wanted: list[str]) -> None:
    """The names of all creatures of it."""
    assert [record.name for record in file.records if isinstance(record, TakenCreature)] == wanted


_OF_FILE: Mapping[str, Callable[[FilePreview, Any], None]] = {
    "creatures": _creatures,
    "encounters": _encounters,
    "refused": _refused,
    "underlined": _underlined,
}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "empty.turnwright", samples=(), systems=installed_system)
    yield opened
    opened.close()


# --- the tests -------------------------------------------------------------------------------------------------


def test_of_every_file_is_said_what_it_holds() -> None:
    assert FILES
    assert {path.name for path in EXPECTED.iterdir()} == {f"{path.name}.json" for path in FILES}


@pytest.mark.parametrize(("path", "name", "field"), CASES, ids=[f"{path.name}-{n}-{f}" for path, n, f in CASES])
def test_what_is_known_of_a_file_has_arrived(path: Path, name: str, field: str, library: Library) -> None:
    wanted = expected(path)[name][field]
    if name == OF_FILE:
        (file,) = preview_files(library, [path], ImportChoice("ffrpg"), READERS).files
        _OF_FILE[field](file, wanted)
        return
    creature = next(record for record in _records(path) if isinstance(record, NeutralCreature) and record.name == name)
    known = _KNOWN.get(field)
    if known is None:
        _field(creature, field, wanted)
    else:
        known(creature, wanted)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
@pytest.mark.parametrize("system", ["ffrpg", "fantasia"])
def test_each_creature_of_a_file_can_be_kept(path: Path, system: str, library: Library) -> None:
    plan = preview_files(library, [path], ImportChoice(system), READERS)
    (file,) = plan.files
    kept = {name for name, wanted in expected(path).items() if name != OF_FILE and "refused" not in wanted}
    assert kept <= {record.name for record in file.records if isinstance(record, TakenCreature)}
    plan.take(library)
