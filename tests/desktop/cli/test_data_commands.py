"""`turnwright list`, `import` and `export`, as other programs call them."""

import contextlib
import gzip
import itertools
import json
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import desktop.__main__ as command
from desktop.application import fault_of
from desktop.system.paths import default_library, settings_file
from desktop.system.settings import load
from models.library import Library
from tests.proving import short_of

KEPT = Path(__file__).parents[2] / "golden" / "libraries"
Call = Callable[..., tuple[int, list[dict[str, Any]], str]]


@pytest.fixture
def call(capfd: pytest.CaptureFixture[str]) -> Call:
    """Runs the command; exit status, the objects on standard output, what is said for people."""

    def run(*arguments: object) -> tuple[int, list[dict[str, Any]], str]:
        status = command.main([str(argument) for argument in arguments])
        out, err = capfd.readouterr()
        assert "Traceback" not in err
        return status, [json.loads(line) for line in out.splitlines()], err

    return run


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("shipped") / "Table.turnwright"
    Library.open(path).close()
    return path


def names(rows: Sequence[dict[str, Any]]) -> list[str]:
    return [row["name"] for row in rows]


@pytest.mark.parametrize(
    ("what", "listed", "form"),
    [
        (what, listed, form)
        for what, listed in (("creatures", "creatures"), ("party", "parties"), ("encounter", "encounters"))
        for form in ("json", "csv")
    ],
)
def test_what_is_exported_comes_back_equal(
    what: str, listed: str, form: str, call: Call, shipped: Path, tmp_path: Path
) -> None:
    first, second, new = tmp_path / f"a.{form}", tmp_path / f"b.{form}", tmp_path / "new.turnwright"
    assert call("export", what, "--format", form, "-o", first, "--library", shipped)[0] == 0
    status, told, said = call("import", first, "--library", new)
    assert (status, said, len(told)) == (0, "", 1)
    assert told[0]["refused"] == []
    assert call("export", what, "--format", form, "-o", second, "--library", new)[0] == 0
    if form == "json" or what != "encounter":
        assert second.read_text("utf-8") == first.read_text("utf-8")
    there = call("list", "--library", shipped, listed)[1]
    assert names(call("list", "--library", new, listed)[1]) == names(there)


def test_a_dry_run_writes_nothing_and_prints_the_same(call: Call, tmp_path: Path) -> None:
    file, library = tmp_path / "bats.csv", tmp_path / "L.turnwright"
    file.write_bytes("name;VIDA;CON;mood\r\nÑandú;4;2;sour\r\nWisp;x;1;\r\n".encode("cp1252"))
    dry = call("import", file, "--library", library, "--system", "tabuleiro", "--dry-run")
    assert not library.exists()
    wet = call("import", file, "--library", library, "--system", "tabuleiro")
    assert dry == wet
    status, (told,), said = wet
    assert status == 1
    assert "Wisp" in said
    assert (told["format"], told["kind"], told["taken"]) == ("csv", "creatures", 1)
    assert [(item["name"], item["code"]) for item in told["refused"]] == [("Wisp", "bad_sheet")]
    assert "Not understood, kept in the notes: 1 (Ñandú · mood: sour)." in said
    assert told["fields"] == {"kept": 1, "mapped": 1, "guessed": 2, "dropped": 0}
    assert told["creatures"] == [{"name": "Ñandú", "dropped": [], "guessed": ["VIDA", "CON"], "lacks": ["attacks"]}]
    (creature,) = call("list", "--library", library, "creatures")[1]
    assert (creature["name"], creature["pools"]["vida"]) == ("Ñandú", 4)


BAT = {"name": "Bat", "system": "tabuleiro", "sheet": {"vida": 3, "con": 1}}


def own(**parts: Sequence[Any]) -> dict[str, Any]:
    """A file of our own."""
    return {"format": "turnwright", "version": 1, **parts}


def fight(name: str, *creatures: str) -> dict[str, Any]:
    """An encounter of our own that names creatures."""
    return {
        "name": name,
        "system": "tabuleiro",
        "entries": [{"creature": creature, "side": "foes"} for creature in creatures],
    }


TOGETHER: dict[str, Any] = {
    "fight.json": own(encounters=[fight("The loft", "Bat", "Owl")]),
    "bats.json": own(creatures=[BAT]),
    "fen.json": {"name": "The fen", "groups": {"own.bat": 2, "own.owl": 1}},
    "lost.json": own(creatures=[{**BAT, "name": "Newt"}], encounters=[fight("The pit", "Worm")]),
    "owls.csv": "name;VIDA;CON\nOwl;4;2\nWisp;x;1\n",
    "newts.json": own(encounters=[fight("The pond", "Newt")]),
}
"""Encounters that name creatures of other files; one that names nobody is refused, and what rests on its file too."""


@pytest.mark.parametrize("first", TOGETHER)
def test_files_are_looked_at_together_and_a_dry_run_tells_the_same(first: str, call: Call, tmp_path: Path) -> None:
    for name, what in TOGETHER.items():
        (tmp_path / name).write_text(what if isinstance(what, str) else json.dumps(what), "utf-8")
    seen: dict[str, Any] = {}
    rest = [name for name in TOGETHER if name != first]
    orders = [rest[turn:] + rest[:turn] for turn in range(len(rest))]
    orders += map(list, itertools.islice(itertools.permutations(rest), 0, None, 24))
    for number, order in enumerate(orders):
        files = [tmp_path / name for name in (first, *order)]
        library = tmp_path / f"{number}.turnwright"
        status, told, said = call("import", *files, "--library", library, "--system", "tabuleiro", "--dry-run")
        assert (status, told, said) == call("import", *files, "--library", library, "--system", "tabuleiro")
        assert status == 1
        assert [Path(item["file"]).name for item in told] == [first, *order]
        rows = {Path(item["file"]).name: item for item in told}
        assert rows == (seen := seen or rows), "whatever the order"
        assert {name: (row["taken"], [item["code"] for item in row["refused"]]) for name, row in rows.items()} == {
            "fight.json": (1, []),
            "bats.json": (1, []),
            "fen.json": (1, []),
            "lost.json": (0, ["not_there"]),
            "owls.csv": (1, ["bad_sheet"]),
            "newts.json": (0, ["not_there"]),
        }
        assert sorted(names(call("list", "--library", library, "encounters")[1])) == ["The fen", "The loft"]
        assert sorted(names(call("list", "--library", library, "creatures")[1])) == ["Bat", "Owl"]


def test_an_encounter_means_the_creature_of_its_own_file_first(call: Call, tmp_path: Path) -> None:
    files = []
    for vida in (3, 8):
        bat = {**BAT, "sheet": {"vida": vida, "con": 1}}
        files.append(tmp_path / f"{vida}.json")
        files[-1].write_text(json.dumps(own(creatures=[bat], encounters=[fight(f"Of {vida}", "Bat")])), "utf-8")
    path = tmp_path / "L.turnwright"
    assert call("import", *files, "--library", path)[0] == 0
    library = Library.open(path, create=False)
    try:
        for encounter in library.encounters.all():
            (entry,) = library.encounters.entries(encounter.id or 0)
            assert f"Of {entry.sheet['vida']}" == encounter.name
    finally:
        library.close()


def test_the_same_file_again_is_kept_beside_replaced_or_skipped(call: Call, tmp_path: Path) -> None:
    file, library = tmp_path / "a.json", tmp_path / "L.turnwright"

    def write(hp: int) -> None:
        rows = [{"name": "Bat", "system": "tabuleiro", "sheet": {"vida": hp, "con": 1}}] * 2
        file.write_text(json.dumps({"format": "turnwright", "version": 1, "creatures": rows}), "utf-8")

    def lives() -> list[int]:
        return [row["pools"]["vida"] for row in call("list", "--library", library, "creatures")[1]]

    write(1)
    assert call("import", file, "--library", library)[1][0]["taken"] == 2
    write(2)
    assert call("import", file, "--library", library, "--on-same", "skip")[1][0]["taken"] == 0
    assert lives() == [1, 1]
    assert call("import", file, "--library", library, "--on-same", "replace")[1][0]["taken"] == 2
    assert lives() == [2, 2]
    call("import", file, "--library", library, "--folder", "Cave")
    assert lives() == [2, 2, 2, 2]
    assert [row["folder"] for row in call("list", "--library", library, "creatures")[1]] == ["", "", "Cave", "Cave"]


def test_a_library_that_is_open_is_read_and_not_written(call: Call, shipped: Path, tmp_path: Path) -> None:
    path = tmp_path / "open.turnwright"
    path.write_bytes(shipped.read_bytes())
    file = tmp_path / "a.json"
    opened = Library.open(path)
    try:
        assert call("export", "creatures", "1", "--format", "json", "-o", file, "--library", path)[0] == 0
        before = opened.creatures.count()
        status, told, said = call("import", file, "--library", path)
        assert (status, told) == (1, [])
        assert said == "open.turnwright is open in another Turnwright already; close it there first.\n"
        assert opened.creatures.count() == before
    finally:
        opened.close()


@pytest.fixture(scope="module")
def fights(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("fights") / "kept.turnwright"
    path.write_bytes(gzip.decompress((KEPT / "0008.turnwright.gz").read_bytes()))
    return path


@pytest.mark.usefixtures("qapp")
def test_a_log_is_told_in_every_format_and_replays(call: Call, fights: Path, tmp_path: Path) -> None:
    rows = call("list", "--library", fights, "fights")[1]
    assert {row["system"] for row in rows} >= {"ffrpg", "fantasia", "d100", "fulminato", "tabuleiro"}
    assert all(row["rounds"] >= 1 and not row["ended"] and row["winner"] is None for row in rows)
    told = {}
    for form in ("html", "pdf", "md", "csv", "txt"):
        file = tmp_path / f"log.{form}"
        booklet = [rows[0]["id"], rows[1]["name"]]
        assert (
            call("export", "log", *booklet, "--format", form, "-o", file, "--library", fights, "--language", "es")[0]
            == 0
        )
        told[form] = file.read_bytes()
    assert told["pdf"].startswith(b"%PDF")
    for form in ("html", "md", "txt", "csv"):
        text = told[form].decode("utf-8")
        assert all(row["name"] in text for row in rows[:2]), form
        assert "Asalto 1" in text
    script = tmp_path / "fight.json"
    assert call("export", "log", rows[0]["id"], "--format", "json", "-o", script, "--library", fights)[0] == 0
    outcome = call("replay", script)[1][0]
    assert outcome["ok"]
    assert outcome["round"] == rows[0]["rounds"]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("terms", "said", "not_said"), [("mine", "VEL", "SPD"), ("book", "SPD", "VEL"), ("", "VEL", "SPD")]
)
def test_a_log_says_the_terms_of_books_as_is_chosen_for_the_window(
    terms: str, said: str, not_said: str, call: Call, fights: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    row = next(row for row in call("list", "--library", fights, "fights")[1] if row["system"] == "ffrpg")
    path = settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'terms = "{terms}"\n' if terms else "", "utf-8")
    words = ("--format", "txt", "-o", "-", "--language", "es", str(row["id"]), "--library", str(fights))
    assert command.main(["export", "log", *words]) == 0
    told = set(re.findall(r"\w+", capfd.readouterr().out))
    assert said in told
    assert not_said not in told


TWO, FORMS = ("html", "txt"), ("html", "pdf", "md", "csv", "txt")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("style", "edition", "forms"),
    short_of(
        [
            (style, edition, forms)
            for style in ("plain", "terse", "narrated")
            for edition in ("gm", "players")
            for forms in (TWO, FORMS)
        ],
        ("plain", "gm", TWO),
        ("plain", "players", TWO),
        ("terse", "gm", FORMS),
        ("narrated", "players", TWO),
    ),
)
def test_a_log_is_told_in_every_style_and_edition(
    style: str, edition: str, forms: tuple[str, ...], call: Call, fights: Path, tmp_path: Path
) -> None:
    row = call("list", "--library", fights, "fights")[1][0]
    chosen = ("--library", fights, "--style", style, "--edition", edition)
    texts = {}
    for form in forms:
        file = tmp_path / f"log.{form}"
        status, told, _ = call("export", "log", row["id"], "--format", form, "-o", file, *chosen)
        assert (status, told[0]["written"]) == (0, 1)
        texts[form] = file.read_bytes()
    text = texts["txt"].decode("utf-8")
    assert ("rolls initiative" in text) == (style == "plain")
    assert ("hidden roll" in text) == ((style, edition) == ("plain", "players"))
    assert row["name"].encode() in texts["html"]


def test_there_is_no_script_for_the_players(call: Call, fights: Path, tmp_path: Path) -> None:
    file = tmp_path / "fight.json"
    row = call("list", "--library", fights, "fights")[1][0]
    asked = ("export", "log", row["id"], "--format", "json", "-o", file, "--library", fights, "--edition", "players")
    status, told, said = call(*asked)
    assert (status, told) == (1, [])
    assert said.startswith("A script contains the whole fight with all its secrets")
    assert not file.exists()


@pytest.mark.parametrize(
    ("damage", "arguments"),
    [
        ("UPDATE creature SET pools = '[5' WHERE id = 3", "list creatures"),
        ("UPDATE member SET sheet = '[5'", "export party --format csv -o {new}"),
        ("UPDATE encounter SET notes = x'ff00'", "export encounter --format json -o {new}"),
    ],
)
def test_a_damaged_library_is_said_to_be_one(
    damage: str, arguments: str, call: Call, shipped: Path, tmp_path: Path
) -> None:
    path, new = tmp_path / "Damaged.turnwright", tmp_path / "new"
    shutil.copyfile(shipped, path)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute(damage)
        connection.commit()
    status, _, said = call(*arguments.replace("{new}", str(new)).split(), "--library", path)
    assert status == 1
    assert said == "Damaged.turnwright is damaged and cannot be read, and there is no copy beside it.\n"
    assert not new.exists()


@pytest.mark.parametrize(
    ("arguments", "status", "sentence"),
    [
        ("list dragons", 2, "invalid choice"),
        ("import", 2, "required"),
        ("import a.json --library lst", 2, "There is no library lst, and the name of a new one ends in .turnwright"),
        ("list creatures --library lst", 1, "There is no library lst in"),
        ("import a.json --on-same burn", 2, "invalid choice"),
        ("import a.json --system chess --library {new}", 2, "chess is not installed"),
        ("import missing.json --library {new}", 1, "missing.json cannot be read"),
        ("import /dev/null --library {new}", 1, "null cannot be read: it is not a file"),
        ("import {empty} --library {new}", 1, "empty contains no file that can be imported"),
        ("list creatures --library {new}", 1, "There is no library new.turnwright"),
        ("export creatures --format pdf -o {new}", 2, "json or csv"),
        ("export creatures Nobody --format csv -o {new} --library {lib}", 1, "no creature Nobody"),
        ("export creatures --format csv -o /nowhere/a.csv --library {lib}", 1, "could not be written"),
        ("export creatures --format csv -o {lib} --library {lib}", 1, "it is a Turnwright library"),
        ("export log --format md -o {new}", 2, "Name the fights"),
        ("export log 1 --format md -o {new} --edition nobody", 2, "invalid choice"),
        ("export log 1 --format md -o {new} --style sung", 2, "invalid choice"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    arguments: str, status: int, sentence: str, call: Call, shipped: Path, tmp_path: Path
) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    places = {"{new}": str(tmp_path / "new.turnwright"), "{lib}": str(shipped), "{empty}": str(empty)}
    ended, _, said = call(*(places.get(item, item) for item in arguments.split()))
    assert ended == status
    assert sentence in said


def test_no_qt_is_loaded_for_it(shipped: Path, tmp_path: Path) -> None:
    file = tmp_path / "a.csv"
    out = ["export", "creatures", "--format", "csv", "-o", str(file), "--library", str(shipped)]
    back = ["import", str(file), "--library", str(tmp_path / "new.turnwright")]
    program = (
        f"import sys; from desktop.__main__ import main; assert main({out}) == 0; assert main({back}) == 0;"
        "assert not [name for name in sys.modules if name.startswith('PySide6')]"
    )
    done = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("theme = [", "cannot be read (Invalid value"),
        ("library = 7", "have no valid value for library; the defaults are used there"),
        ('theme = "neon"', "have no valid value for theme; the defaults are used there"),
        ('theme = "dark"', ""),
    ],
)
@pytest.mark.parametrize(
    ("arguments", "reads_them"),
    [
        (("list", "creatures"), True),
        (("list", "systems"), False),
        (("list", "creatures", "--library", "TABLE"), False),
        (("export", "creatures", "--format", "json", "-o", "OUT"), True),
        (("import", "OUT", "--dry-run"), True),
        (("import", "OUT"), True),
    ],
)
def test_preferences_that_cannot_be_read_are_named_in_one_sentence(
    written: str,
    said: str,
    arguments: Sequence[str],
    reads_them: bool,
    call: Call,
    shipped: Path,
    own_folders: Path,
    tmp_path: Path,
) -> None:
    out = tmp_path / "out.json"
    out.write_text(json.dumps({"format": "turnwright", "version": 1, "creatures": []}), "utf-8")
    shutil.copy(shipped, default_library())
    path = settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(written, "utf-8")
    status, _, told = call(
        *({"OUT": str(out), "TABLE": str(shipped)}.get(argument, argument) for argument in arguments)
    )
    assert status == 0
    about = [line for line in told.splitlines() if "preferences" in line]
    assert len(about) == (1 if said and reads_them else 0)
    if about:
        assert said in about[0]
        assert about == [fault_of(path, load(path))], "the window says the same"


def test_creatures_without_an_attack_or_without_scores_are_named(call: Call, tmp_path: Path) -> None:
    blocks: list[dict[str, Any]] = [
        {"Name": f"Bat {number}", "AC": {"Value": 12}, "Abilities": {}} for number in range(1, 6)
    ]
    blocks[0]["Actions"] = [{"Name": "Bite", "Content": "Melee Weapon Attack: +4 to hit. Hit: 3 (1d6) cold damage."}]
    blocks[1]["Abilities"] = {"Str": 10}
    file = tmp_path / "bats.json"
    file.write_text(json.dumps(blocks), "utf-8")
    status, (told,), said = call("import", file, "--library", tmp_path / "L.turnwright", "--system", "ffrpg")
    assert status == 0
    assert [item.get("lacks") for item in told["creatures"]][:3] == [
        ["abilities"],
        ["attacks"],
        ["attacks", "abilities"],
    ]
    assert said.splitlines() == [
        "Without any attack: Bat 2, Bat 3, Bat 4 and 1 more.",
        "Without ability scores: Bat 1, Bat 3, Bat 4 and 1 more.",
    ]


def test_the_library_that_a_command_makes_has_the_samples_in_the_chosen_language(
    call: Call, own_folders: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.json"
    out.write_text(json.dumps({"format": "turnwright", "version": 1, "creatures": []}), "utf-8")
    path = settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('language = "pt_BR"\n', "utf-8")
    assert call("import", out)[0] == 0
    assert default_library().is_file()
    listed = names(call("list", "creatures")[1])
    assert {"Rato de celeiro", "Rato de adega", "Javali Velho"} <= set(listed)
    assert "Barn Rat" not in listed
