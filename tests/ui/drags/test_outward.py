"""What other programs are given of what leaves the window, and what of theirs is no drop of ours."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QMimeData, QUrl

from models.repositories.creatures import Creature
from models.repositories.encounters import EncounterEntry
from tests.there import there
from tests.ui.drags.world import FORD, SHEET, SYSTEM, World, begin
from ui.dnd import payload
from ui.dnd.payload import TYPE, DropPayload, kept_mime, mime_of, outside_of, read_brought, read_drop
from ui.exchange import drag_out
from ui.exchange.drag_out import FILES, HTML, READ_ALOUD, TEXT


def test_so_many_are_told_in_words_and_more_are_a_file_alone(world: World) -> None:
    out = outside_of(world.window)
    for many, formats in ((READ_ALOUD, [TEXT, HTML, FILES]), (READ_ALOUD + 1, [FILES])):
        assert out.formats(DropPayload(creatures=tuple(range(1, many + 1)))) == formats
    assert out.formats(DropPayload(party=1)) == [FILES]
    assert out.formats(DropPayload(status="burning")) == []


def test_what_is_meant_several_times_is_written_once(world: World) -> None:
    (address,) = outside_of(world.window).data(DropPayload(creatures=(1, 1), words="Bat"), FILES)
    content = json.loads(Path(address.toLocalFile()).read_text("utf-8"))
    assert [item["name"] for item in content["creatures"]] == ["Bat"]


def test_an_encounter_in_words_says_how_many_there_are_and_what_is_noted(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = world.library
    library.encounters.add_entries(FORD, [EncounterEntry(name="Newt", side="foes", count=3, sheet=SHEET)])
    ford = there(library.encounters.get(FORD))
    ford.notes = "The bridge falls.\n\nIt rains."
    library.encounters.save(ford)
    out, carried = outside_of(world.window), DropPayload(encounters=(FORD,), words="Ford")
    text = out.data(carried, TEXT)
    assert [line for line in text.splitlines() if line.startswith(("Newt", "Otter", "The", "It"))][:4] == [
        "Otter · Foes",
        "Newt × 3 · Foes",
        "The bridge falls.",
        "It rains.",
    ]
    whole = out.data(carried, HTML).count("<hr>")
    monkeypatch.setattr(drag_out, "READ_ALOUD", 1)
    assert out.data(carried, HTML).count("<hr>") == 1 < whole


def test_a_handout_is_dragged_out_as_one(world: World) -> None:
    begin(world)
    carried = DropPayload(log=FORD, words="Ford")
    log, handout = (
        outside_of(world.window).data(dropped, HTML) for dropped in (carried, replace(carried, handout=True))
    )
    assert "data:image/svg" in handout
    assert "data:image/svg" not in log


def test_ctrl_c_writes_no_file_that_one_would_wait_for(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    world.library.creatures.add([Creature(name="Newt", system=SYSTEM, sheet=SHEET)])
    monkeypatch.setattr(payload, "KEPT", 2)
    for many in (2, 3):
        mime = kept_mime(DropPayload(creatures=tuple(range(1, many + 1)), words="Some"), outside_of(world.window))
        assert mime.hasUrls() is (many == 2)
        assert mime.hasText()


def test_ids_of_another_library_mean_nothing(world: World) -> None:
    out = outside_of(world.window)
    carried = DropPayload(creatures=(1,))
    for mime in (mime_of(carried, out), kept_mime(carried, out)):
        assert read_drop(mime, out.home) == carried
        assert read_drop(mime, "/elsewhere/Other.turnwright") is None


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ({"creatures": [1, 2], "sides": ["foes", "party"]}, DropPayload((1, 2), sides=("foes", "party"))),
        ({"creatures": [1, 2], "sides": ["foes"]}, DropPayload((1, 2))),
        ({"creatures": [1, 2], "sides": ["foes", "Guards"]}, DropPayload((1, 2), sides=("foes", "Guards"))),
        ({"creatures": [1, 2], "sides": ["foes", ""]}, DropPayload((1, 2))),
        ({"creatures": [1, 2], "sides": ["foes", 7]}, DropPayload((1, 2))),
        ({"creatures": [True], "status": "burning"}, DropPayload(status="burning")),
    ],
)
def test_of_a_drop_only_what_makes_sense_is_read(said: dict[str, object], read: DropPayload) -> None:
    mime = QMimeData()
    mime.setData(TYPE, QByteArray(json.dumps(said).encode()))
    found = there(read_drop(mime))
    assert (found, found.sides) == (read, read.sides)


def test_of_what_another_program_brings_files_come_first_and_addresses_of_the_web_are_no_files() -> None:
    mime = QMimeData()
    mime.setText("Bat\nVIDA 4")
    mime.setUrls([QUrl("https://example.org/bat.json"), QUrl.fromLocalFile("/home/bat.json")])
    assert there(read_brought(mime)).paths == ("/home/bat.json",)
    assert there(read_brought(mime)).text == ""
    mime.setUrls([QUrl("https://example.org/bat.json")])
    assert there(read_brought(mime)).paths == ()
