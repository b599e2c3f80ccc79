"""The log on paper and in files, and a fight saved as a script."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtPrintSupport import QPageSetupDialog, QPrinter, QPrintPreviewWidget
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QMessageBox,
    QScrollArea,
    QToolBar,
    QToolButton,
)

from rules.engine.replay import replay
from tests.proving import short_of
from tests.ui.begun import gone_on, strike
from tests.ui.encounter.conftest import HERO, GameTable
from tests.ui.settling import settle
from ui.services import window_state
from ui.session.controller import Conductor
from ui.theme.theme import look

SMALLEST = QSize(1024, 660)
"""A screen of 1024 by 700, less the frame."""


@pytest.fixture(scope="module")
def fought_library(begun_library: bytes, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Ana has struck Guard A, and the game master has written a line that looks like markup."""

    def go_on(conductor: Conductor) -> None:
        strike(conductor, "ana", "guard-a", 20, 4)
        conductor.command({"do": "note", "text": "The <lamp> & the *stair*"})

    return gone_on(tmp_path_factory.mktemp("fought"), begun_library, go_on)


@pytest.fixture
def fought(begun: GameTable) -> GameTable:
    """Ana has struck Guard A, and the game master has written a line that looks like markup."""
    return begun


def test_html_has_every_line_of_the_log_in_its_language(fought: GameTable, tmp_path: Path) -> None:
    path = tmp_path / "log.html"
    fought.window.log_files.export("html", path)
    page = ET.fromstring(path.read_text("utf-8").replace("<!DOCTYPE html>", "").replace('<meta charset="utf-8">', ""))
    texts = ["".join(element.itertext()) for element in page.iter() if element.tag in ("h2", "h3", "p")]
    assert texts[1:] == fought.log()
    assert page.get("lang") == "en"
    panel = fought.page.log
    panel.languages.setCurrentIndex(panel.languages.findData("es"))
    fought.window.log_files.export("html", path)
    assert 'lang="es"' in path.read_text("utf-8")
    assert "Guard A pierde" in path.read_text("utf-8")


def test_markdown_keeps_what_looks_like_markup_as_it_was_written(fought: GameTable, tmp_path: Path) -> None:
    path = tmp_path / "log.md"
    fought.window.log_files.export("md", path)
    text = path.read_text("utf-8")
    assert text.startswith("# The stair\n")
    assert "The \\<lamp\\> & the \\*stair\\*" in text
    assert "## Round 1" in text


def test_pdf_is_written_whole(fought: GameTable, tmp_path: Path) -> None:
    path = tmp_path / "log.pdf"
    fought.window.log_files.export("pdf", path)
    content = path.read_bytes()
    assert content.startswith(b"%PDF-")
    assert content.rstrip().endswith(b"%%EOF")


def test_the_preview_shows_the_pages_that_are_printed(fought: GameTable) -> None:
    log = fought.window.log_files.printed()
    assert log is not None
    dialog = log.preview(fought.window)
    dialog.show()
    preview = dialog.findChild(QPrintPreviewWidget)
    assert preview is not None
    preview.updatePreview()
    assert preview.pageCount() == 1
    dialog.close()
    dialog.deleteLater()


def test_the_button_that_prints_is_seen_on_the_smallest_screen_with_the_largest_text(
    fought: GameTable, qapp: QApplication
) -> None:
    assert qapp.styleSheet()
    log = fought.window.log_files.printed()
    assert log is not None
    dialog = log.preview(fought.window)
    dialog.show()
    look().choose_text_size(150)
    dialog.resize(SMALLEST)
    settle()
    (bar,) = dialog.findChildren(QToolBar)
    offered = [deed for deed in bar.actions() if deed.isVisible() and deed.text()]
    assert [deed.text() for deed in offered if bar.widgetForAction(deed).isHidden()] == []
    assert [deed.text() for deed in offered][-2:] == ["Page setup", "Print"]
    assert len({deed.icon().pixmap(16).toImage().cacheKey() for deed in offered}) == len(offered)
    assert max(button.geometry().right() for button in bar.findChildren(QToolButton)) < SMALLEST.width()
    dialog.close()
    dialog.deleteLater()


@pytest.mark.qt_log_ignore("QPageSetupDialog: Cannot be used", "QFont::setPointSizeF", extend=True)  # of Qt's own
def test_the_page_is_set_up_on_a_low_screen_too(fought: GameTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window_state, "room", lambda _: QRect(QPoint(), SMALLEST))
    look().choose_text_size(150)
    log = fought.window.log_files.printed()
    assert log is not None
    preview = log.preview(fought.window)
    dialog = QPageSetupDialog(QPrinter(), preview)
    dialog.show()
    settle()
    assert dialog.size().boundedTo(SMALLEST) == dialog.size()
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    assert dialog.rect().contains(buttons.geometry())
    (area,) = dialog.findChildren(QScrollArea)
    assert area.verticalScrollBar().maximum() > 0
    assert area.horizontalScrollBar().maximum() == 0
    preview.deleteLater()


def test_a_place_that_cannot_be_written_is_one_sentence(fought: GameTable, tmp_path: Path) -> None:
    for kind in ("html", "pdf", "md"):
        fought.window.log_files.export(kind, tmp_path / "nowhere" / f"log.{kind}")
        assert "could not be written" in fought.window.statusBar().currentMessage()


def test_a_fight_saved_as_a_script_replays_to_the_same_state(fought: GameTable, tmp_path: Path) -> None:
    path = tmp_path / "fight.json"
    fought.window.log_files.save_script(path)
    outcome, status = replay(path.read_text("utf-8"))
    assert status == 0
    assert outcome["combatants"]["guard-a"]["pools"]["hp"] == fought.fight.combatants["guard-a"].pools["hp"]
    assert outcome["active"] == "ana"
    assert outcome["log"] == fought.log()
    assert json.loads(path.read_text("utf-8"))["commands"][0]["dice"] == [10, 5, 4, 1]


def test_a_name_without_the_suffix_of_its_format_gets_it(
    fought: GameTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for typed, written in (
        ("log", "log.md"),
        ("log.MD", "log.MD"),
        ("log 1.2", "log 1.2.md"),
        ("log.txt", "log.txt.md"),
    ):
        folder = tmp_path / written
        folder.mkdir()
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked, to=folder / typed: (str(to), "*.md"))
        fought.window.menus.by_name["export_md"].trigger()
        assert [path.name for path in folder.iterdir()] == [written]
        assert written in fought.window.statusBar().currentMessage()


def test_a_script_gets_its_suffix_too(fought: GameTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: (str(tmp_path / "stair"), "*.json"))
    fought.window.menus.by_name["save_script"].trigger()
    assert json.loads((tmp_path / "stair.json").read_text("utf-8"))["system"] == "ffrpg"


def test_nothing_is_written_over_that_nobody_was_asked_about(
    fought: GameTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "log.md").write_text("precious", "utf-8")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: (str(tmp_path / "log"), "*.md"))
    buttons = QMessageBox.StandardButton
    monkeypatch.setattr(QMessageBox, "warning", lambda *asked: buttons.No)
    fought.window.log_files.export("md")
    assert (tmp_path / "log.md").read_text("utf-8") == "precious"
    monkeypatch.setattr(QMessageBox, "warning", lambda *asked: buttons.Yes)
    fought.window.log_files.export("md")
    assert (tmp_path / "log.md").read_text("utf-8").startswith("# The stair")


def filter_by(fought: GameTable, combatant: str) -> None:
    panel = fought.page.log
    panel.combatants.setCurrentIndex(panel.combatants.findData(combatant))


def test_a_filtered_log_is_printed_whole_and_says_so_unless_only_what_is_shown_is_wanted(
    fought: GameTable, tmp_path: Path
) -> None:
    filter_by(fought, "bea")
    path = tmp_path / "log.md"
    only = fought.window.menus.by_name["only_shown"]
    assert only.isEnabled()
    fought.window.log_files.export("md", path)
    assert "Guard A loses" in path.read_text("utf-8")
    assert "the whole log" in fought.window.statusBar().currentMessage()
    only.trigger()
    assert only.isChecked()
    fought.window.log_files.export("md", path)
    text = path.read_text("utf-8")
    assert "Guard A loses" not in text
    assert "Bea rolls initiative" in text
    assert "Only: Bea" in text
    assert "the whole log" not in fought.window.statusBar().currentMessage()


def test_the_filter_ends_with_the_fight(fought: GameTable) -> None:
    filter_by(fought, "bea")
    fought.window.menus.by_name["only_shown"].trigger()
    encounter = fought.conductor.encounter_id
    assert encounter is not None
    fought.conductor.put_away()
    fought.conductor.resume(encounter)
    panel = fought.page.log
    assert (panel.filtered(), panel.filter.filters) == ("", False)
    assert panel.filter.rowCount() == panel.model.rowCount()
    only = fought.window.menus.by_name["only_shown"]
    assert not only.isChecked()
    assert not only.isEnabled()


@pytest.mark.parametrize("many", short_of([150, 400], 150))
def test_a_filter_finds_lines_that_stand_far_above(fought: GameTable, many: int) -> None:
    for number in range(many):
        fought.conductor.command({"do": "damage" if number % 2 else "heal", "actor": "guard-b", "amount": 1})
    filter_by(fought, "ana")
    panel = fought.page.log
    assert any("Ana" in str(panel.filter.index(row, 0).data()) for row in range(panel.filter.rowCount()))


def test_a_filter_by_somebody_whose_joining_is_undone_is_taken_off(fought: GameTable) -> None:
    fought.conductor.command({"do": "join", "combatant": {"id": "cid", "name": "Cid", "side": "party", "sheet": HERO}})
    filter_by(fought, "cid")
    fought.conductor.undo()
    assert fought.page.log.filter.filters is False


def test_that_somebody_joins_stands_above_what_it_has_and_is_taken_back_with_it(fought: GameTable) -> None:
    before = fought.log()
    guest: dict[str, Any] = {
        "id": "cid",
        "name": "Cid",
        "side": "party",
        "sheet": HERO,
        "conditions": [{"status": "haste"}],
    }
    fought.conductor.command({"do": "join", "combatant": guest})
    joins, has = fought.log()[len(before) : len(before) + 2]
    assert joins.startswith("Cid joins the fight")
    assert "Haste" in has
    fought.conductor.undo()
    assert fought.log() == before
