"""Files are looked at before anything is written, and taken in as they were seen."""

from pathlib import Path

from models.exchange.choice import Choice
from models.exchange.importing import look
from models.exchange.neutral import Neutral
from models.exchange.reading import Content, Reader, Readers, Record
from models.exchange.report import Taken
from models.library import Library

SHEET = {"hp": 5}


def read_lines(content: Content) -> list[Record]:
    return [Taken(line, "", SHEET if line != "Bad" else {}) for line in content.text.splitlines()]


LINES = Reader("lines", "creatures", lambda content: content.suffix == ".lines", read_lines)
FOREIGN = Reader("foreign", "creatures", lambda content: content.suffix == ".other", lambda _: [Neutral("Wolf")])


def test_what_is_looked_at_is_what_is_taken(library: Library, tmp_path: Path) -> None:
    folder = tmp_path / "given"
    folder.mkdir()
    (folder / "a.lines").write_text("Ghoul\nBad\nWisp", "utf-8")
    (folder / "a.other").write_text("-", "utf-8")
    (folder / "strange").write_bytes(b"\0\1")
    before = library.creatures.count()

    plan = look(library, [folder], Choice("tiny", folder="New"), Readers((LINES, FOREIGN)))

    lines, other, strange = plan.files
    assert [record.name for record in lines.records if isinstance(record, Taken)] == ["Ghoul", "Wisp"]
    assert [(one.name, one.code) for one in lines.refused] == [("Bad", "bad_sheet")]
    assert [(one.name, one.code) for one in other.refused] == [("Wolf", "no_profile")]
    assert (strange.format, [one.code for one in strange.refused]) == (None, ["no_reader"])
    assert library.creatures.count() == before

    report = plan.take(library)
    assert [one.name for one in library.creatures.get_all(report.added)] == ["Ghoul", "Wisp"]
    assert {one.folder for one in library.creatures.get_all(report.added)} == {"New"}


def test_a_text_is_read_whatever_wrote_it(tmp_path: Path) -> None:
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "cp1252", "latin-1"):
        path = tmp_path / f"{encoding}.lines"
        path.write_bytes("Ñandú «viejo»".encode(encoding))
        assert Content.of_file(path).text == "Ñandú «viejo»", encoding
