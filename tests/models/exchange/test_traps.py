"""What files do to whoever reads them: each is one sentence, and nothing is written."""

import io
import json
import tracemalloc
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from openpyxl import Workbook

from models.exchange.foreign import improved_initiative, open5e
from models.exchange.foreign.foundry import actor_reader, pack
from models.exchange.formats import READERS
from models.exchange.importer import ImportPlan, preview_files
from models.exchange.library_writer import Cancelled, reverse
from models.exchange.native import writer
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.exchange.records.report import Fate, FieldFate, TakenCreature, not_understood, not_understood_warnings
from models.exchange.tables import csv_writer
from models.library import Library
from models.storage import bounded_reads
from rules.system import registry

SHEET = {"vida": 5, "con": 2}
BAT = {"name": "Bat", "system": "tabuleiro", "sheet": SHEET}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "empty.turnwright", samples=(), systems=registry.system)
    yield opened
    opened.close()


def head(**parts: Any) -> str:
    return json.dumps({"format": "turnwright", "version": 1, **parts}, ensure_ascii=False)


def looked(library: Library, name: str, data: bytes | str, choice: ImportChoice | None = None) -> ImportPlan:
    content = Content(name, data if isinstance(data, bytes) else data.encode())
    return preview_files(library, [content], choice or ImportChoice(), READERS)


def codes(plan: ImportPlan) -> list[str]:
    assert all(str(refusal.message).count(".") >= 1 for file in plan.files for refusal in file.refused)
    return [refusal.code for file in plan.files for refusal in file.refused]


def taken(library: Library, name: str, data: bytes | str, choice: ImportChoice | None = None) -> list[Any]:
    plan = looked(library, name, data, choice)
    assert codes(plan) == []
    return library.creatures.get_all(plan.take(library).added)


# --- texts -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "latin-1", "cp1252"])
def test_a_table_is_read_whatever_program_wrote_it(encoding: str, library: Library) -> None:
    text = 'name;vida;con;notes\r\nÑu «ö»;7;2;"dos\r\nlíneas"\r\n'
    (creature,) = taken(library, "a.csv", text.encode(encoding), ImportChoice("tabuleiro"))
    assert (creature.name, creature.notes) == ("Ñu «ö»", "dos\r\nlíneas")


def test_words_that_look_like_something_else_stay_words(library: Library) -> None:
    words = [
        "null",
        "true",
        "12",
        "-3",
        "=SUM(A1)",
        "+x",
        "@x",
        "-x",
        "'=x",
        "''",
        '"q"',
        "1e5",
        "[1]",
        "{",
        " a ",
        " ",
        "\u3000",
        "x\r\ny",
        "\tq",
    ]
    rows = [
        {**BAT, "name": f"n {word}", "notes": word, "kind": word, "tags": [word], "sheet": {**SHEET, "jogador": word}}
        for word in words
    ]
    taken(library, "a.json", head(creatures=rows))
    ids = [row.id for row in library.creatures.rows(sort="created")]
    text = csv_writer.creatures(library, ids)
    assert not [cell for cell in text.split(",") if cell[:1] in ("=", "+", "@") or cell[:2] == "-x"]
    back = taken(library, "a.csv", text)
    assert json.loads(writer.creatures(library, [item.id for item in back])) == json.loads(
        writer.creatures(library, ids)
    )


def test_twelve_rows_come_back_in_their_order(library: Library) -> None:
    cards = [{"name": f"Card {number}", "id": str(number)} for number in range(1, 13)]
    rows = [{**BAT, "name": str(number), "sheet": {**SHEET, "cards": cards}} for number in range(1, 13)]
    first = taken(library, "a.json", head(creatures=rows))
    for item in (first, taken(library, "a.csv", csv_writer.creatures(library, [candidate.id for candidate in first]))):
        assert [creature.name for creature in item] == [str(number) for number in range(1, 13)]
        assert [card["name"] for card in item[0].sheet["cards"]] == [card["name"] for card in cards]


def test_a_boss_at_40_of_300_comes_back_at_40_of_300(library: Library) -> None:
    boss = {"name": "Boss", "system": "tabuleiro", "sheet": {"vida": 300, "con": 9}, "pools": {"vida": 40}}
    entry = {**{key: boss[key] for key in ("name", "sheet", "pools")}, "side": "foes"}
    plan = looked(
        library,
        "a.json",
        head(
            parties=[{"name": "P", "members": [boss]}],
            encounters=[{"name": "E", "system": "tabuleiro", "entries": [entry]}],
        ),
    )
    assert codes(plan) == []
    plan.take(library)
    (member,) = library.parties.members()
    assert (member.pools, member.full_pools["vida"]) == ({"vida": 40}, 300)
    (encounter,) = library.encounters.all()
    assert encounter.id is not None
    (kept,) = library.encounters.entries(encounter.id)
    assert (kept.pools, kept.sheet["vida"]) == ({"vida": 40}, 300)
    (combatant,) = library.setup(encounter.id).script["combatants"]
    assert (combatant["pools"]["vida"], combatant["sheet"]["vida"]) == (40, 300)


def test_keys_that_nobody_knows_are_kept_and_written_out_again(library: Library) -> None:
    row = {
        **BAT,
        "colour": "red",
        "source": {"book": 1},
        "sheet": {**SHEET, "wings": 2, "cards": [{"name": "A", "id": "a", "odd": [1]}]},
    }
    (creature,) = taken(library, "a.json", head(creatures=[row]))
    assert "wings" not in creature.sheet
    (back,) = json.loads(writer.creatures(library, [creature.id]))["creatures"]
    assert {key: back[key] for key in row} == row
    (again,) = taken(library, "a.csv", csv_writer.creatures(library, [creature.id]))
    assert json.loads(writer.creatures(library, [again.id]))["creatures"] == [back]


# --- what is no file of ours -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("a.json", '{"format": "turnwright", "version": 2, "creatures": []}', "newer_file"),
        ("a.json", '{"format": "turnwright", "version": "x"}', "bad_record"),
        ("a.json", '{"format": "turnwright", "version": 1, "creatures": {}}', "bad_record"),
        ("a.json", '{"format": "turnwright", "version": 1, "creatures": [', "no_json"),
        ("a.json", head(creatures=[BAT, "null"]), "bad_record"),
        ("a.json", head(creatures=[{**BAT, "level": 2**40}]), "bad_record"),
        ("a.json", head(creatures=[{**BAT, "notes": "\0"}]), "bad_record"),
        ("a.json", head(creatures=[BAT]).replace("5", "1e999"), "no_json"),
        ("a.json", head(creatures=[BAT]).replace("Bat", "\\ud800"), "no_json"),
        ("a.json", head(creatures=[{**BAT, "sheet": {"vida": "many"}}]), "bad_sheet"),
        ("a.json", head(creatures=[{**BAT, "system": "chess"}]), "system_missing"),
        ("a.json", head(creatures=[{"name": "Bat", "sheet": SHEET}]), "no_system"),
        ("a.json", head(encounters=[{"name": "E", "system": "tabuleiro", "options": {"x": 1}}]), "bad_record"),
        ("a.json", head(encounters=[{"name": "E", "system": "tabuleiro", "board": {"width": -1}}]), "bad_record"),
        ("a.json", '{"format": "turnwright", "deep": ' + "[" * 100_000, "no_json"),
        ("a.json", head(creatures=[{**BAT, "deep": "@"}]).replace('"@"', "[" * 90 + "]" * 90), "bad_record"),
        ("a.yaml", "format: turnwright\ncreatures: [", "no_yaml"),
        ("a.csv", "name,system,vida\nBat,tabuleiro,x", "bad_sheet"),
        ("a.csv", "name,vida\nBat,5", "no_system"),
        ("a.csv", "name,system\n,tabuleiro", "no_name"),
        ("a.csv", 'name,system\n"' + "x" * 5_000_000, "unreadable"),
        ("a.xlsx", b"PK\x03\x04 and no more", "unreadable"),
        ("a.bin", b"\0\1\2", "no_reader"),
        ("a.txt", "What a lovely day.", "no_reader"),
    ],
)
def test_what_cannot_be_taken_is_refused_in_a_sentence(
    name: str, text: str | bytes, code: str, library: Library
) -> None:
    plan = looked(library, name, text)
    assert codes(plan) == [code]
    assert plan.size == 0
    change = plan.take(library).change
    assert not any((*change.added.values(), *change.before.values(), change.removed))


def test_a_million_laughs_and_an_alias_of_itself_are_refused(library: Library) -> None:
    laughs = "a0: &a0 [ha, ha]\n" + "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]\n" for n in range(1, 12))
    assert codes(looked(library, "a.yaml", f"format: turnwright\nversion: 1\n{laughs}")) == ["yaml_bomb"]
    assert codes(looked(library, "a.yaml", "format: turnwright\nx: &x [*x]\n")) == ["yaml_bomb"]


def test_a_file_of_200_megabytes_is_refused_before_it_is_read(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(200 * 2**20)
    tracemalloc.start()
    try:
        plan = preview_files(library, [path], ImportChoice(), READERS)
        assert tracemalloc.get_traced_memory()[1] < 2**20
    finally:
        tracemalloc.stop()
    assert codes(plan) == ["too_large"]


# --- workbooks and YAML ----------------------------------------------------------------------------------------


def workbook(*rows: list[Any]) -> bytes:
    book = Workbook()
    sheet = book.create_sheet(index=0)
    for row in rows:
        sheet.append(row)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def test_a_workbook_is_read_as_a_table(library: Library) -> None:
    data = workbook(
        ["Nombre", "VIDA", "CON", "Etiquetas", "Color"],
        ["Rata", 4.0, 2, "bestia; veneno", "gris"],
        [None] * 5,
        ["Ogro", 30, 3, None, None],
    )
    plan = looked(library, "a.xlsx", data, ImportChoice("tabuleiro"))
    assert codes(plan) == []
    assert plan.files[0].counts == {"kept": 0, "mapped": 1, "guessed": 7, "dropped": 0}
    assert [str(told) for told in not_understood_warnings(plan.files[0].records)] == [
        "Not understood, kept in the notes: 1 (Rata · Color: gris)."
    ]
    rat, ogre = library.creatures.get_all(plan.take(library).added)
    assert (rat.name, rat.sheet, rat.tags) == ("Rata", {"vida": 4, "con": 2}, ["bestia", "veneno"])
    assert rat.notes == "Color: gris"
    assert (ogre.name, ogre.sheet) == ("Ogro", {"vida": 30, "con": 3})


def test_a_zip_bomb_is_refused_by_what_it_says_of_itself(library: Library) -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        with archive.open("xl/worksheets/sheet1.xml", "w", force_zip64=True) as part:
            for _ in range(200):
                part.write(bytes(2**20))
        archive.writestr("xl/workbook.xml", "<x/>")
    assert len(out.getvalue()) < 2**20
    assert codes(looked(library, "a.xlsx", out.getvalue())) == ["too_large"]


def test_entities_of_a_workbook_are_not_followed(library: Library) -> None:
    laughs = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))
    bomb = f'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">{laughs}]><sst>&l9;</sst>'
    source = zipfile.ZipFile(io.BytesIO(workbook(["name", "system"], ["Bat", "tabuleiro"])))
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name in source.namelist():
            archive.writestr(name, bomb if name == "xl/worksheets/sheet1.xml" else source.read(name))
    assert codes(looked(library, "a.xlsx", out.getvalue())) == ["unreadable"]


def test_yaml_says_the_same_as_json(library: Library) -> None:
    text = (
        "format: turnwright\nversion: 1\ncreatures:\n- name: no\n  system: tabuleiro\n  kind: 2024-01-01\n"
        "  sheet: &same {vida: 5, con: 2}\n- {name: 'Bat', system: tabuleiro, sheet: *same}\n"
    )
    first, second = taken(library, "a.yaml", text)
    assert (first.name, first.kind, first.sheet, second.sheet) == ("no", "2024-01-01", SHEET, SHEET)


# --- all or nothing ----------------------------------------------------------------------------------------------


def test_whoever_cancels_finds_nothing_written(library: Library) -> None:
    rows = [{**BAT, "name": f"Bat {number}"} for number in range(5000)]
    plan = looked(library, "a.json", head(creatures=rows))
    asked = iter([False, True])
    with pytest.raises(Cancelled):
        plan.take(library, cancelled=lambda: next(asked))
    assert library.creatures.count() == 0


def test_an_import_is_taken_back_and_done_again_as_a_whole(library: Library) -> None:
    def state() -> list[str]:
        parties = [party.id or 0 for party in library.parties.all()]
        encounters = [encounter.id or 0 for encounter in library.encounters.all()]
        creatures = [row.id for row in library.creatures.rows(sort="created")]
        parts = (
            writer.creatures(library, creatures),
            writer.parties(library, parties),
            writer.encounters(library, encounters),
        )
        return [*parts, *(board.name for board in library.boards.all())]

    def text(vida: int, names: list[str]) -> str:
        sheet = {"vida": vida, "con": 1}
        rows = [{**BAT, "sheet": sheet}]
        members = [{"name": name, "system": "tabuleiro", "sheet": sheet} for name in names]
        entries = [{"creature": "Bat", "name": "Bat"}, {"member": names[0], "name": names[0], "side": "party"}]
        encounter = {"name": "E", "system": "tabuleiro", "party": "P", "entries": entries}
        board = {"name": "B", "system": "tabuleiro", "board": {"width": 5 + vida, "height": 5}}
        return head(creatures=rows, parties=[{"name": "P", "members": members}], encounters=[encounter], boards=[board])

    states = [state()]
    changes = []
    for vida, names in ((1, ["Ana", "Bo"]), (2, ["Bo", "Cy"])):
        plan = looked(library, "a.json", text(vida, names), ImportChoice(on_same="replace"))
        assert codes(plan) == []
        changes.append(plan.take(library).change)
        states.append(state())
    assert library.creatures.count() == 1
    assert [member.name for member in library.parties.members()] == ["Bo", "Cy"]
    second = reverse(library, changes[1])
    assert state() == states[1]
    first = reverse(library, changes[0])
    assert state() == states[0]
    reverse(library, first)
    assert state() == states[1]
    reverse(library, second)
    assert state() == states[2]


def test_what_columns_mean_is_remembered_by_the_header(library: Library) -> None:
    from models.exchange.tables.columns import header_key

    text = "Who,Blood,Stone\nBat,4,2\n"
    assert codes(looked(library, "a.csv", text, ImportChoice("tabuleiro"))) == ["no_name"]
    library.column_maps.put(
        header_key(("Who", "Blood", "Stone")), "tabuleiro", {"Who": "name", "Blood": "sheet.vida", "Stone": "sheet.con"}
    )
    (bat,) = taken(library, "a.csv", text)
    assert (bat.name, bat.sheet) == ("Bat", {"vida": 4, "con": 2})


def test_the_bound_of_a_file_is_the_bound_of_its_text(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bounded_reads, "MOST_BYTES", 10)
    path = tmp_path / "a.json"
    path.write_bytes(b"x" * 11)
    with pytest.raises(Exception, match="larger than"):
        Content.of_file(path)


def test_a_file_of_our_own_that_is_larger_than_is_read_at_once_is_read_a_line_at_a_time(
    library: Library, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    members = [{"name": "Ana", "system": "tabuleiro", "sheet": SHEET}]
    rows = [{**BAT, "name": f"Bat {number} é"} for number in range(40)]
    text = writer.document({"creatures": rows, "parties": [{"name": "P", "members": members}], "encounters": []})
    path = tmp_path / "a.json"

    def read(written: str) -> ImportPlan:
        path.write_text(written, "utf-8")
        return preview_files(library, [path], ImportChoice(), READERS)

    small = read(text)
    monkeypatch.setattr(bounded_reads, "MOST_BYTES", 1000)
    large = read(text)
    assert codes(large) == []
    assert large.files == small.files
    assert codes(read(text[: len(text) // 2])) == ["no_json"]
    assert codes(read(text.replace('"version": 1', '"version": 9'))) == ["newer_file"]
    assert codes(read(text.replace('"vida": 5', '"vida": NaN', 1))) == ["no_json"]
    assert codes(read(text.replace('"vida": 5', '"vida": "?"', 1))) == ["bad_sheet"]
    assert codes(read(json.dumps(json.loads(text), indent=1))) == ["too_large"]
    assert codes(read(text + text)) == ["too_large"]
    large.take(library)
    assert library.creatures.count() == 40


@pytest.mark.parametrize(
    ("read", "given", "found"),
    [
        (open5e._decoded, '["\\ud800"]', '["\\ud800"]'),
        (improved_initiative._stored_value, '{"Name": "\\ud800"}', '{"Name": "\\ud800"}'),
        (actor_reader._parsed_line, '{"name": "\\ud800"}', None),
        (lambda text: pack._value({"key": text.encode()}, "key"), '{"name": "\\ud800"}', None),
        (open5e._decoded, "[NaN]", "[NaN]"),
    ],
)
def test_json_inside_of_a_text_is_as_strict_as_a_file(read: Callable[[str], object], given: str, found: object) -> None:
    """Half a sign that came in so was met only where the sheet was written, as a fault of the program."""
    assert read(given) == found


def test_of_a_column_that_nobody_understands_it_is_told_how_many_texts_it_has() -> None:
    """*1 (Armas)* said neither of whom nor what."""

    def guards(*cells: str) -> list[TakenCreature]:
        fates = [FieldFate("Armas", Fate.MAPPED, cell, not_understood()) for cell in cells]
        return [TakenCreature(f"Guarda {number}", "fulminato", {}, fields=(fate,)) for number, fate in enumerate(fates)]

    assert list(map(str, not_understood_warnings(guards("Coisa", "Troço")))) == [
        "Not understood, kept in the notes: 2 (Guarda 0 · Armas: Coisa, Guarda 1 · Armas: Troço)."
    ]
    assert list(map(str, not_understood_warnings(guards(*"abcd")))) == [
        "Not understood, kept in the notes: 1 (Armas × 4)."
    ]
