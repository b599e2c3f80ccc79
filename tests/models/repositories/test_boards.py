"""Boards in the library: kept, changed, taken out, handed to others, and found when an older library is opened."""

import contextlib
import errno
import json
import os
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from models import samples
from models.library import Library
from models.repositories.boards import StoredBoard, board_from_json, board_to_json
from models.storage import upgrade
from models.storage.bounded_reads import read_file, read_stream
from models.storage.errors import LibraryError
from rules.system.system import System

Systems = Callable[[str], System]
BRIDGE = {"width": 4, "height": 3, "blocked": [[1, 1]]}


def names(library: Library, system: str | None = None) -> list[str]:
    return [board.name for board in library.boards.all(system)]


def test_boards_are_listed_by_name_and_by_system(library: Library) -> None:
    library.boards.add(
        [
            StoredBoard(name="Zoo", system="tiny", board=BRIDGE),
            StoredBoard(name="Água", system="tiny", board=BRIDGE),
            StoredBoard(name="Elsewhere", system="other", board=BRIDGE),
        ]
    )
    assert names(library) == ["Água", "Elsewhere", "Zoo"]
    assert names(library, "tiny") == ["Água", "Zoo"]


def test_a_board_is_changed_and_removed_and_all_of_it_is_taken_back(library: Library) -> None:
    kept = library.boards.add([StoredBoard(name="Bridge", system="tiny", board=BRIDGE)])[0]
    before = library.boards.save(StoredBoard(id=kept.id, name="Ford", system="tiny", board={**BRIDGE, "width": 9}))
    found = library.boards.get(kept.id or 0)
    assert found is not None
    assert (found.name, found.board["width"], found.created) == ("Ford", 9, kept.created)
    library.boards.save(before)
    removed = library.boards.remove([kept.id or 0])
    assert names(library) == []
    library.restore(removed)
    back = library.boards.get(kept.id or 0)
    assert back is not None
    assert (back.name, back.board) == ("Bridge", BRIDGE)


def test_a_board_that_is_gone_cannot_be_saved(library: Library) -> None:
    with pytest.raises(LibraryError) as refused:
        library.boards.save(StoredBoard(id=77, name="Gone", system="tiny", board=BRIDGE))
    assert refused.value.code == "gone"


def test_an_exported_board_is_read_back(library: Library) -> None:
    kept = library.boards.add([StoredBoard(name="Põço", system="tiny", board=BRIDGE, notes="deep")])[0]
    read = board_from_json(board_to_json(kept), "well.json", "tiny")
    assert (read.name, read.system, read.board, read.notes) == ("Põço", "tiny", BRIDGE, "deep")


@pytest.mark.parametrize(
    "text",
    [
        "no json",
        "[1]",
        "{}",
        json.dumps({"format": "turnwright-board", "version": 9, "name": "x", "system": "y", "board": {}}),
        json.dumps({"format": "turnwright-board", "version": 1, "name": "x", "system": "y", "board": []}),
        json.dumps({"format": "turnwright-board", "version": 1, "name": 3, "system": "y", "board": {}}),
    ],
)
def test_what_is_no_board_is_refused_with_the_name_of_the_file(text: str) -> None:
    with pytest.raises(LibraryError, match=r"well\.json") as refused:
        board_from_json(text, "well.json", "y")
    assert refused.value.code == "bad_board"


def test_the_boards_of_prepared_encounters_are_found_in_an_older_library(path: Path, systems: Systems) -> None:
    upgrade.create(path, "0002")
    with contextlib.closing(sqlite3.connect(path)) as connection:
        for name, board in (("One", json.dumps(BRIDGE)), ("Again", json.dumps(BRIDGE)), ("None", None)):
            connection.execute(
                "INSERT INTO encounter (name, system, state, options, board, rollers, notes, created, changed)"
                " VALUES (?, 'tiny', 'prepared', '{}', ?, '{}', '', 5, 6)",
                (name, board),
            )
        connection.commit()
    library = Library.open(path, systems=systems)
    assert [(board.name, board.system, board.board) for board in library.boards.all()] == [("One", "tiny", BRIDGE)]
    assert len(library.encounters.all()) == 3
    library.close()


def test_samples_bring_the_boards_of_their_encounters(path: Path, systems: Systems) -> None:
    content = {
        "boards": [{"name": "Alone", "system": "tiny", "board": BRIDGE}],
        "encounters": [
            {"name": "Stair", "system": "tiny", "board": BRIDGE},
            {"name": "Flat", "system": "tiny"},
            {"name": "Other", "system": "unknown", "board": BRIDGE},
        ],
    }
    library = Library.open(path, samples=[samples.Sample("few.json", content)], systems=systems)
    assert names(library) == ["Alone", "Stair"]
    library.close()


def test_a_board_of_another_system_is_refused(library: Library) -> None:
    text = board_to_json(StoredBoard(name="Bridge", system="other", board=BRIDGE))
    with pytest.raises(LibraryError, match="Bridge") as refused:
        board_from_json(text, "well.json", "tiny")
    assert refused.value.code == "other_system"


def _file(**changed: object) -> str:
    content = {"format": "turnwright-board", "version": 1, "name": "Bridge", "system": "tiny", "board": BRIDGE}
    return json.dumps({**content, **changed})


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[" * 100_000, "it is nested too deeply"),
        (_file(board={}).replace("{}", '{"a":' * 100_000 + "1" + "}" * 100_000), "it is nested too deeply"),
        (
            _file(board={"width": 0}).replace('"width": 0', f'"width": {"9" * 5000}'),
            "it contains a number that is too big",
        ),
        (b"\xc3\x28{}", "it is not UTF-8 text"),
        (_file(name="\ud800"), "it is not UTF-8 text"),
        (_file(board={"width": float("nan")}), "it contains something that is not a number"),
    ],
)
def test_a_deep_or_odd_file_is_refused_in_one_sentence(text: str | bytes, reason: str) -> None:
    with pytest.raises(LibraryError) as refused:
        board_from_json(text, "odd.json", "tiny")
    assert (refused.value.code, refused.value.values["reason"]) == ("bad_board", reason)


@pytest.mark.skipif(sys.platform == "win32", reason="files are named otherwise there")
def test_what_is_no_file_or_too_large_is_not_read(tmp_path: Path) -> None:
    for name in ("/dev/zero", str(tmp_path), "/dev/null"):
        with pytest.raises(OSError, match=r"\w"):
            read_file(Path(name))
    with Path("/dev/zero").open("rb") as endless, pytest.raises(OSError, match=os.strerror(errno.EFBIG)):
        read_stream(endless)
