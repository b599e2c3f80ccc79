"""Files are looked at before anything is written, and taken in as they were seen."""

import json
from pathlib import Path

from models.exchange.formats import READERS
from models.exchange.importer import preview_files
from models.exchange.native.yaml_files import YAML
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.neutral_creature import NeutralCreature
from models.exchange.records.readers import Content, Reader, Readers, Record
from models.exchange.records.report import TakenCreature
from models.library import Library
from models.repositories.encounters import EncounterEntry
from models.repositories.parties import Member, Party

SHEET = {"hp": 5}


def read_lines(content: Content) -> list[Record]:
    return [TakenCreature(line, "", SHEET if line != "Bad" else {}) for line in content.text.splitlines()]


LINES = Reader("lines", "creatures", lambda content: content.suffix == ".lines", read_lines)
FOREIGN = Reader(
    "foreign", "creatures", lambda content: content.suffix == ".other", lambda _: [NeutralCreature("Wolf")]
)


def test_what_is_looked_at_is_what_is_taken(library: Library, tmp_path: Path) -> None:
    folder = tmp_path / "given"
    folder.mkdir()
    (folder / "a.lines").write_text("Ghoul\nBad\nWisp", "utf-8")
    (folder / "a.other").write_text("-", "utf-8")
    (folder / "strange").write_bytes(b"\0\1")
    before = library.creatures.count()

    plan = preview_files(library, [folder], ImportChoice("tiny", folder="New"), Readers((LINES, FOREIGN)))

    lines, other, strange = plan.files
    assert [record.name for record in lines.records if isinstance(record, TakenCreature)] == ["Ghoul", "Wisp"]
    assert [(refusal.name, refusal.code) for refusal in lines.refused] == [("Bad", "bad_sheet")]
    assert [(refusal.name, refusal.code) for refusal in other.refused] == [("Wolf", "no_profile")]
    assert (strange.format, [refusal.code for refusal in strange.refused]) == (None, ["no_reader"])
    assert library.creatures.count() == before

    report = plan.take(library)
    assert [creature.name for creature in library.creatures.get_all(report.added)] == ["Ghoul", "Wisp"]
    assert {creature.folder for creature in library.creatures.get_all(report.added)} == {"New"}


def line_of_ann(library: Library, file: Path, *crew: str) -> tuple[EncounterEntry, list[Member]]:
    """Ann's line of a file with Ann and Bob in a crew, and the library's crew, which stays as it is."""
    party = library.parties.add(Party(name="Crew"), [Member(name=item, system="tiny", sheet=SHEET) for item in crew])
    members = [{"name": name, "ref": f"{name} #1", "sheet": {"hp": 7}} for name in ("Ann", "Bob")]
    document = {
        "format": "turnwright",
        "version": 1,
        "parties": [{"name": "Crew", "members": members}],
        "encounters": [{"name": "Duel", "entries": [{"name": "Ann", "member": "Ann #1"}]}],
    }
    file.write_text(json.dumps(document), "utf-8")
    report = preview_files(library, [file], ImportChoice("tiny", on_same="skip"), READERS).take(library)
    [line] = library.encounters.entries(report.change.added["encounter"][0])
    return line, library.parties.members(party.id or 0)


def test_a_line_finds_its_member_by_name_in_a_party_that_stays_as_it_is(library: Library, tmp_path: Path) -> None:
    line, crew = line_of_ann(library, tmp_path / "duel.json", "Bob", "Ann")
    assert line.member_id == next(member.id for member in crew if member.name == "Ann")
    assert line.sheet == SHEET


def test_a_line_of_one_whom_that_party_does_not_have_has_its_sheet_from_the_file(
    library: Library, tmp_path: Path
) -> None:
    line, crew = line_of_ann(library, tmp_path / "duel.json", "Bob")
    assert [member.name for member in crew] == ["Bob"]
    assert (line.member_id, line.sheet) == (None, {"hp": 7})


def test_what_a_file_was_read_as_is_let_go_of(tmp_path: Path) -> None:
    path = tmp_path / "beasts.yaml"
    path.write_text("- name: Wolf\n  sheet: {hp: 5}\n", "utf-8")
    content = Content.of_file(path)
    fresh = set(vars(content))
    assert [item.name for item in YAML.read(content)] == ["Wolf"]
    content.forget()
    assert set(vars(content)) == fresh


def test_a_text_is_read_whatever_wrote_it(tmp_path: Path) -> None:
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "cp1252", "latin-1"):
        path = tmp_path / f"{encoding}.lines"
        path.write_bytes("Ñandú «viejo»".encode(encoding))
        assert Content.of_file(path).text == "Ñandú «viejo»", encoding
