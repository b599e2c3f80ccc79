"""How the log of the open fight is told: style, readers, language and page, by the menu, in a file and in a drag."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QProgressDialog

from tests.there import there
from tests.ui.begun import played, strike
from tests.ui.encounter.conftest import GameTable, add_stair
from tests.ui.tellings import read_pdf
from ui.dnd.payload import DropPayload
from ui.exchange.drag_out import FILES, HTML, TEXT, DraggedFiles
from ui.paper.page_setup import PageDialog, unpacked
from ui.session.controller import Conductor
from ui.session.dice_rollers import TABLE
from ui.shell.log_files import LogFiles


@pytest.fixture(scope="module")
def fought_library(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Guard B hides from the beginning, Ana has struck Guard A, and there is a note."""

    def fight(conductor: Conductor) -> None:
        conductor.rollers.set("foes", TABLE)
        conductor.hide("guard-b", hidden=True)
        conductor.begin_fight()
        for face in (10, 5, 4, 1):
            conductor.questions.answer_dice([(there(conductor.open_question).slots[0].place, face)])
        conductor.next()
        strike(conductor, "ana", "guard-a", 20, 4)
        conductor.command({"do": "note", "text": "The lever is behind the third door."})

    return played(tmp_path_factory.mktemp("fought"), add_stair, fight)


@pytest.fixture
def fought(begun: GameTable) -> GameTable:
    """Guard B hides from the beginning, Ana has struck Guard A, and there is a note."""
    return begun


def choose(table: GameTable, *names: str) -> None:
    for name in names:
        action = table.window.menus.by_name[name]
        action.trigger()
        assert action.isChecked()


def exported(table: GameTable, folder: Path, kind: str = "md") -> str:
    path = folder / f"log.{kind}"
    table.window.log_files.export(kind, path)
    return path.read_text("utf-8")


def test_the_players_edition_is_chosen_in_the_menu_and_keeps_the_secrets(fought: GameTable, tmp_path: Path) -> None:
    assert "third door" in exported(fought, tmp_path)
    assert "Guard B" in exported(fought, tmp_path)
    choose(fought, "log_edition_players")
    for style in ("plain", "terse", "narrated"):
        choose(fought, f"log_style_{style}")
        for kind in ("md", "html", "csv", "txt"):
            text = exported(fought, tmp_path, kind)
            assert "third door" not in text
            assert "Guard B" not in text
            assert "Ana" in text


def test_a_story_is_told_in_the_language_that_is_chosen(fought: GameTable, tmp_path: Path) -> None:
    choose(fought, "log_style_narrated", "log_language_es")
    text = exported(fought, tmp_path)
    assert "Guard A" in text
    assert any(verb in text for verb in ("golpea a", "alcanza a", "hiere a"))
    choose(fought, "log_language_as_shown")
    assert any(verb in exported(fought, tmp_path) for verb in ("hits", "strikes", "hurts"))


def test_what_was_chosen_is_remembered(fought: GameTable) -> None:
    choose(fought, "log_style_terse", "log_edition_players", "log_language_pt_BR")
    again = LogFiles(lambda: None, fought.window.remembered, fought.window)
    assert again.chosen == fought.window.log_files.chosen
    assert (again.chosen.style, again.chosen.edition, again.chosen.language) == ("terse", "players", "pt_BR")
    fought.window.remembered.telling = {"style": "sung", "edition": 3}
    spoiled = LogFiles(lambda: None, fought.window.remembered, fought.window)
    assert (spoiled.chosen.style, spoiled.chosen.edition) == ("plain", "gm")


def test_a_log_that_is_dragged_out_is_told_as_it_was_chosen(fought: GameTable) -> None:
    choose(fought, "log_edition_players", "log_style_narrated")
    (outward,) = fought.window.findChildren(DraggedFiles)
    carried = DropPayload(words="The stair", log=fought.conductor.encounter_id)
    for kind in (TEXT, HTML):
        text = str(outward.data(carried, kind))
        assert "Ana hits Guard" in text or "Ana strikes Guard" in text or "Ana hurts Guard" in text
        assert "Guard B" not in text
        assert "third door" not in text
    assert outward.data(carried, FILES)


def test_the_filter_holds_for_a_story_too_and_leaves_no_empty_round(fought: GameTable, tmp_path: Path) -> None:
    panel = fought.page.log
    panel.combatants.setCurrentIndex(panel.combatants.findData("bea"))
    choose(fought, "only_shown", "log_style_terse")
    text = exported(fought, tmp_path)
    assert "Guard A" not in text.partition("Foes")[2].partition("\n")[2]
    assert "##" not in text


def test_a_pdf_is_left_when_somebody_cancels(
    fought: GameTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "log.pdf"
    monkeypatch.setattr(QProgressDialog, "wasCanceled", lambda _: True)
    fought.window.log_files.export("pdf", path)
    assert not path.exists()
    assert "Nothing has been written" in fought.window.statusBar().currentMessage()


def test_the_page_is_set_up_once_and_holds_for_the_pdf(
    fought: GameTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def chosen(dialog: PageDialog) -> int:
        dialog.way_choice.setFocus()
        QTest.keyClick(dialog.way_choice, Qt.Key.Key_Down)
        QTest.keyClick(dialog.size_choice, Qt.Key.Key_Down)
        dialog.accept()
        return dialog.result()

    monkeypatch.setattr(PageDialog, "exec", chosen)
    fought.window.menus.by_name["page"].trigger()
    path = tmp_path / "log.pdf"
    fought.window.log_files.export("pdf", path)
    box = read_pdf(path.read_bytes()).pages[0].mediabox
    assert (round(box.width), round(box.height)) == (595, 420)
    dialog = PageDialog(unpacked(fought.window.remembered.page), fought.window)
    assert (dialog.size_choice.currentText(), dialog.way_choice.currentIndex()) == ("A5", 1)
    dialog.deleteLater()


def test_the_players_edition_tells_of_somebody_from_when_they_were_shown(begun: GameTable) -> None:
    conductor = begun.conductor
    conductor.hide("guard-b", hidden=True)
    conductor.command({"do": "damage", "actor": "guard-b", "amount": 3})
    conductor.hide("guard-b", hidden=False)
    conductor.command({"do": "damage", "actor": "guard-b", "amount": 4})
    files = begun.window.log_files
    choose(begun, "log_edition_players")
    printed = files.printed()
    assert printed is not None
    about = [line.text for line in printed.lines if "Guard B" in line.text]
    assert about == ["Guard A and Guard B make hidden rolls", "Guard B is hurt"]
    choose(begun, "log_edition_gm")
    printed = files.printed()
    assert printed is not None
    assert len([line for line in printed.lines if "Guard B" in line.text]) > 2
