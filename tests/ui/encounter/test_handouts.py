"""Handouts and booklets by the window: menu, end page, drag, list of encounters; what stands in them."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop, Qt
from PySide6.QtTest import QTest

from models.repositories.encounters import Encounter
from tests.ui.encounter.conftest import APP, GameTable
from tests.ui.tellings import read_pdf, squeezed
from ui.dnd.payload import DropPayload, mime_of, read_drop, source_of
from ui.exchange.drag_out import HTML, TEXT, DraggedFiles
from ui.shell.handout_files import HandoutFiles, in_order
from ui.telling.handout import source_of as source_of_fight


@pytest.fixture
def over(table: GameTable) -> GameTable:
    """A fight that was won; Guard B hid all the time, and there is a note."""
    begun = table
    begun.all_by(APP)
    begun.conductor.hide("guard-b", hidden=True)
    begun.conductor.command({"do": "begin"})
    begun.conductor.command({"do": "note", "text": "The lever is behind the third door."})
    begun.conductor.command({"do": "damage", "actor": "bea", "amount": 47})
    for guard in ("guard-a", "guard-b"):
        begun.conductor.command({"do": "damage", "actor": guard, "amount": 60})
    begun.conductor.command({"do": "end"})
    assert begun.fight.phase == "ended"
    return begun


def done(table: GameTable) -> None:
    """Until all that was begun beside the window has come home."""
    while table.window.tasks.running:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def written(table: GameTable, path: Path, name: str = "handout") -> bytes:
    """What the window writes there; it reads the fight beside its own work."""
    handing_out = table.window.handing_out
    {"handout": handing_out.hand_out, "booklet": handing_out.bind}[name](path.suffix[1:], path)
    done(table)
    return path.read_bytes()


def test_the_usual_handout_is_a_story_for_the_players(over: GameTable, tmp_path: Path) -> None:
    text = written(over, tmp_path / "handout.md").decode()
    assert "third door" not in text
    assert "Guard B" not in text
    assert "- **Party**\n  - Ana: came out unhurt\n  - Bea: barely standing, with 13 of 60 HP\n" in text
    assert "- **Foes**\n  - Guard: died in round 1\n" in text
    assert "Played on" in text
    assert "## What happened" in text
    assert "120 XP" in text
    assert "Ana: 60 of 60" in text
    assert "/40" not in text
    assert "of 40" not in text


def test_the_game_masters_handout_is_chosen_in_the_menu_and_remembered(over: GameTable, tmp_path: Path) -> None:
    for name in ("handout_edition_gm", "handout_style_plain"):
        over.window.menus.by_name[name].trigger()
        assert over.window.menus.by_name[name].isChecked()
    assert over.window.log_files.chosen.edition == "gm"
    text = written(over, tmp_path / "handout.html").decode()
    assert "third door" in text
    assert "Guard B" in text
    window = over.window
    again = HandoutFiles(over.library, window.front, window.remembered, window.log_files, window.tasks, "en", window)
    assert again.chosen == window.handing_out.chosen


def test_a_page_of_html_shows_its_plots_as_drawings_with_words(over: GameTable, tmp_path: Path) -> None:
    text = written(over, tmp_path / "handout.html").decode()
    assert re.search(r'<img src="data:image/svg\+xml;base64,[^"]+" alt="Ana: 60 of 60', text)
    assert "<script" not in text


def test_a_short_fight_is_handed_out_on_one_page(over: GameTable, tmp_path: Path) -> None:
    reader = read_pdf(written(over, tmp_path / "handout.pdf"))
    assert len(reader.pages) == 1
    text = squeezed(reader.pages[0].extract_text())
    words = ("Ana", "cameoutunhurt", "Bea", "Whatstoodout", "Round1", "taken")
    assert [item for item in words if item not in text] == []
    assert "Guard B" not in text


def test_the_end_page_hands_out_by_mouse_and_by_a_drag(
    over: GameTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = over.page.stage.outcome
    path = tmp_path / "given.pdf"
    monkeypatch.setattr("ui.shell.handout_files.ask_to_save", lambda *_: path)
    QTest.mouseClick(card.handout_button, Qt.MouseButton.LeftButton)
    done(over)
    assert path.read_bytes().startswith(b"%PDF")
    source = source_of(card.grip)
    assert source is not None
    carried = source.payload()
    assert carried is not None
    assert carried.handout
    (outward,) = over.window.findChildren(DraggedFiles)
    assert "What stood out" in outward.data(carried, HTML)
    assert "Guard B" not in outward.data(carried, TEXT)
    assert read_drop(mime_of(carried)) == carried
    log = DropPayload(log=carried.log, words=carried.words)
    assert "What stood out" not in outward.data(log, HTML)


def test_fights_follow_one_another_as_they_were_played(over: GameTable) -> None:
    assert over.conductor.encounter_id is not None
    source = source_of_fight(over.library, over.conductor.encounter_id)
    assert source.played is not None
    times = (None, 300, 100, 200)
    ordered = in_order([replace(source, played=time) for time in times])
    assert [candidate.played for candidate in ordered] == [100, 200, 300, None]


def test_chosen_fights_become_a_booklet(over: GameTable, tmp_path: Path) -> None:
    """By keys alone: the list, Shift and an arrow, the menu."""
    first = over.conductor.encounter_id
    assert first is not None
    library, conductor, window = over.library, over.conductor, over.window
    second = library.branches.add(first, conductor.steps_done - 1, "The roof")
    prepared = library.encounters.add(Encounter(name="The hall", system="ffrpg"))
    window.put_away()
    shelf = window.encounter.prepare.shelf
    window.encounter.prepare.reload()
    shelf.list.setFocus()
    shelf.list.setCurrentIndex(shelf.encounters.index(0, 0))
    for _ in range(2):
        QTest.keyClick(shelf.list, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert {encounter.id for encounter in shelf.several} == {first, second, prepared.id}
    page = written(over, tmp_path / "book.html", "booklet").decode()
    assert sorted(re.findall(r'<a href="#fight-\d">([^<]*)</a>', page)) == ["The roof", "The stair"]
    assert page.count("What stood out") == 2
    assert "Guard B" not in page
    text = written(over, tmp_path / "book.md", "booklet").decode()
    assert re.search(r"- \[The stair\]\(#fight-[12]\)", text)
    assert text.count('<a id="fight-2"></a>') == 1
    reader = read_pdf(written(over, tmp_path / "book.pdf", "booklet"))
    assert len(reader.pages[0].annotations or ()) == 2


def test_a_folder_of_fights_is_a_booklet_and_what_was_never_fought_is_none(over: GameTable, tmp_path: Path) -> None:
    first = over.conductor.encounter_id
    assert first is not None
    over.library.encounters.add(Encounter(name="The hall", system="ffrpg", folder="Campaign"))
    over.window.put_away()
    prepare = over.window.encounter.prepare
    prepare.reload()
    shelf = prepare.shelf
    shelf.list.setCurrentIndex(shelf.encounters.index_of("folder Campaign"))
    path = tmp_path / "book.md"
    over.window.handing_out.bind("md", path)
    assert not path.exists()
    assert over.window.statusBar().currentMessage().startswith("Choose fights")
    fight = over.library.encounters.get(first)
    assert fight is not None
    fight.folder = "Campaign"
    over.library.encounters.save(fight)
    prepare.reload()
    shelf.list.setCurrentIndex(shelf.encounters.index_of("folder Campaign"))
    assert "What stood out" in written(over, path, "booklet").decode()


def test_a_side_that_a_table_made_up_stands_in_a_handout_by_its_own_name(table: GameTable, tmp_path: Path) -> None:
    table.all_by(APP)
    table.conductor.command({"do": "begin"})
    table.conductor.command({"do": "side", "actor": "guard-a", "side": "Corsairs"})
    table.conductor.command({"do": "end"})
    table.window.menus.by_name["handout_edition_gm"].trigger()
    text = written(table, tmp_path / "handout.md").decode()
    assert re.search(r"\*\*Foes\*\*\n  - Guard A \((since round 1|later): Corsairs\)", text), "where it began"
    assert re.search(r"- Changed sides: Guard A, .*\(before: Foes; then: Corsairs\)", text)
    assert re.search(r"- Corsairs: .*100%", text)
    assert "side_title" not in text


def test_the_players_handout_tells_a_change_of_sides_where_it_was_seen(table: GameTable, tmp_path: Path) -> None:
    """In the story of the players it had no sentence; of one who hides, nothing is told of it."""
    table.all_by(APP)
    table.conductor.command({"do": "begin"})
    table.conductor.command({"do": "side", "actor": "guard-a", "side": "party"})
    table.conductor.hide("guard-b", hidden=True)
    table.conductor.command({"do": "side", "actor": "guard-b", "side": "party"})
    table.conductor.hide("guard-b", hidden=False)
    table.conductor.command({"do": "next"})
    text = written(table, tmp_path / "handout.md").decode()
    assert "Guard A now fights for the party" in text
    assert re.search(r"Guard A \((since round 1|later): Party\)", text)
    assert "Guard B now fights" not in text
    assert "Guard B (" not in text
    assert not re.search(r"Changed sides: .*Guard B", text)
