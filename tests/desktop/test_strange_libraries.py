"""Strangers' libraries in the program: the command line and the window say one sentence, and run nothing of them."""

import contextlib
import json
import os
import shutil
import sqlite3
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.application import Program
from models.library import Library
from models.repositories.encounters import PREPARED
from tests.desktop.bounded import SECONDS
from tests.desktop.forking import Forking
from tests.desktop.losing import shown
from tests.models.hostile import LIBRARIES, Hostile, spoil
from tests.proof_table import Proved
from ui.session.dice_rollers import APP

TRIED = LIBRARIES if int(os.environ.get("TURNWRIGHT_BROKEN", "5")) >= 100 else LIBRARIES[::5]
"""By the command line: every fifth of them, or in `make prove` all."""
IN_WINDOW = ("wipes after a command", "ignores commands", "parties never end", "a column of ours that fills the memory")


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample library, closed."""
    path = tmp_path_factory.mktemp("sound") / "Table.turnwright"
    Library.open(path).close()
    return path


@pytest.mark.skipif(sys.platform == "win32", reason="bounds as POSIX has them")
def test_every_command_says_a_sentence_within_bounds_and_changes_nothing_in_reading(
    sound: Path, forking: Forking, tmp_path: Path, own_folders: Path, proved: Proved
) -> None:
    proved("libraries with a strange schema opened by the command line", len(TRIED), "")
    file = tmp_path / "creature.json"
    file.write_text(json.dumps({"format": "none"}), "utf-8")
    paths = [tmp_path / str(number) / "Table.turnwright" for number in range(len(TRIED))]
    calls: list[list[object]] = []
    for path, hostile in zip(paths, TRIED, strict=True):
        path.parent.mkdir()
        shutil.copyfile(sound, path)
        spoil(path, hostile)
        calls.append(["list", "parties", "--library", path])
        calls.append(["export", "creatures", "--format", "json", "-o", path.with_name("out.json"), "--library", path])
    before = [path.read_bytes() for path in paths]
    (tmp_path / "calls").write_text("".join(json.dumps([str(item) for item in call]) + "\n" for call in calls), "utf-8")
    ran = forking.run("bounded_many", tmp_path / "calls")
    assert ran.returncode == 0, ran.stderr
    ended = [json.loads(line) for line in ran.stdout.split("\n")[:-1]]
    assert len(ended) == len(calls)
    for call, (status, out, err, seconds) in zip(calls, ended, strict=True):
        hostile = TRIED[int(Path(str(call[-1])).parent.name)]
        (sentence,) = err.splitlines()
        assert seconds < SECONDS
        if hostile.is_readable:
            assert "is not built as Turnwright builds a library, so nothing in it was run" in sentence, hostile.name
            assert status == 0, hostile.name
            assert out.strip() or "party" in hostile.lost, hostile.name
    assert [path.read_bytes() for path in paths] == before


@pytest.mark.parametrize(
    "hostile", [hostile for hostile in LIBRARIES if hostile.name in IN_WINDOW], ids=lambda item: item.name
)
def test_the_window_takes_over_what_it_can_read_says_so_once_and_keeps_every_command(
    sound: Path, own_folders: Path, qapp: QApplication, qtbot: QtBot, hostile: Hostile
) -> None:
    path = own_folders / "Table.turnwright"
    shutil.copyfile(sound, path)
    spoil(path, hostile)
    program = Program(qapp)
    assert program.open(path) == ""
    window, library = shown(program), program.library
    assert library is not None
    window.starting.start()
    said = window.notice.sentence.text()
    assert said.startswith("Table.turnwright is not built as Turnwright builds a library, so nothing in it was run. ")
    assert said.endswith("The original is kept as Table.damaged-1.turnwright.")
    encounter = library.encounters.all(PREPARED)[0].id or 0
    assert window.conductor.open_prepared(encounter)
    for side in ("party", "foes"):
        window.conductor.rollers.set(side, APP)
    window.conductor.begin_fight()
    for number in range(20):
        window.conductor.command({"do": "note", "text": f"line {number}"})
    cursor = library.journals.load(encounter).cursor
    with contextlib.closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM journal_entry").fetchone() == (cursor,)
    assert cursor > 20
    program.let_go()
    program.put_away_window()
    assert program.open(path) == ""
    shown(program).starting.start()
    assert shown(program).notice.isHidden()
    program.let_go()
    program.put_away_window()
