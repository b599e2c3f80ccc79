"""Names of a stranger's library in what is made of a fight: summary, plots, exported logs, branches."""

import csv
import io
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop, QSettings
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from models.exchange.tables import csv_writer, grouped_csv
from models.library import Library
from models.repositories.encounters import PREPARED
from models.samples import shipped_samples
from models.storage.store import twin
from rules.text.sanitize import INVISIBLE, SPACES
from tests.there import there
from tests.ui.strangers import STRANGE, samples_of
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow
from ui.summary.loader import gather
from ui.summary.plots import as_png, as_svg


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A fight of strange names that has been played a while."""
    samples = [sample for sample in shipped_samples() if sample.name == "ffrpg.json"]
    library = Library.open(tmp_path / "Table.turnwright", samples=samples)
    first = library.encounters.all(PREPARED)[0]
    entries = library.encounters.entries(there(first.id))
    renamed = [twin(entry, name=STRANGE[at % len(STRANGE)]) for at, entry in enumerate(entries)]
    made = library.encounters.add(twin(first, name=STRANGE[0] + STRANGE[2]), renamed)
    shown = MainWindow(library, "en", QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(shown)
    shown.show()
    shown.show_tab(2)
    assert shown.conductor.open_prepared(there(made.id))
    conductor = shown.conductor
    conductor.rollers.take(dict.fromkeys({other.side for other in conductor.fight.combatants.values()}, APP))
    conductor.begin_fight()
    for combatant in list(conductor.fight.combatants):
        conductor.command({"do": "damage", "actor": combatant, "amount": 3})
    conductor.command({"do": "next", "override": True})
    yield shown
    shown.close()
    library.close()


def test_a_summary_says_and_draws_them_and_they_do_nothing(window: MainWindow) -> None:
    found = gather(window.library, there(window.conductor.encounter_id), "en", lambda done, of: None)
    assert found.everybody()
    for plot in found.plots():
        root = ET.fromstring(as_svg(plot))
        assert not [element for element in root.iter() if element.tag.endswith(("image", "script", "a"))]
        assert as_png(plot).startswith(b"\x89PNG")
        assert list(plot.in_words())


def test_no_exported_log_lets_them_do_anything(window: MainWindow, tmp_path: Path) -> None:
    for kind in ("html", "md", "csv", "txt", "pdf"):
        window.log_files.export(kind, tmp_path / f"log.{kind}")
    html = (tmp_path / "log.html").read_text("utf-8")
    assert "<img" not in html
    assert "<u>Bold" not in html
    rows = list(csv.reader(io.StringIO((tmp_path / "log.csv").read_text("utf-8-sig"))))
    assert not [cell for row in rows for cell in row if cell.startswith(("=", "+", "@", "\t"))]
    assert "\x1b" not in (tmp_path / "log.txt").read_text("utf-8")
    assert "\u202e" not in (tmp_path / "log.txt").read_text("utf-8")


def done(window: MainWindow) -> None:
    """Until all that was begun beside the window has come home."""
    while window.tasks.running:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def test_no_handout_lets_them_do_anything(window: MainWindow, tmp_path: Path) -> None:
    for edition in ("gm", "players"):
        window.menus.by_name[f"handout_edition_{edition}"].trigger()
        for kind in ("html", "md", "pdf"):
            window.handing_out.hand_out(kind, tmp_path / f"handout.{kind}")
            done(window)
        html, text = ((tmp_path / f"handout.{kind}").read_text("utf-8") for kind in ("html", "md"))
        assert re.findall(r"<img src=\"(?!data:)", html) == []
        assert "<u>Bold" not in html
        assert set(INVISIBLE.findall(html + text)) <= SPACES
        assert (tmp_path / "handout.pdf").read_bytes().startswith(b"%PDF-")


def test_branches_are_called_so_and_no_name_that_is_proposed_for_a_file_leaves_the_folder(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def cancelled(_parent: object, _title: str, proposed: str, *_: object) -> tuple[str, str]:
        asked.append(proposed)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", cancelled)
    for name in STRANGE:
        conductor = window.conductor
        made = window.library.branches.add(there(conductor.encounter_id), conductor.steps_done, name)
        assert conductor.resume(made)
        assert window.windowTitle()
        assert "\x1b" not in window.windowTitle()
        window.log_files.export("html")
        window.log_files.save_script()
        window.handing_out.hand_out("pdf")
    assert len(asked) == 3 * len(STRANGE)
    folders = {Path(candidate).parent for candidate in asked}
    assert len(folders) == 1
    for item in asked:
        assert len(Path(item).name.encode()) < 255
        assert not INVISIBLE.search(Path(item).name)
        assert not set('<>:"/\\|?*') & set(Path(item).name)


def test_no_table_that_is_exported_has_a_formula(tmp_path: Path) -> None:
    library = Library.open(tmp_path / "Stranger.turnwright", samples=samples_of("ffrpg"))
    tables = (
        csv_writer.creatures(library, [creature.id for creature in library.creatures.rows()]),
        grouped_csv.encounters(library, [there(encounter.id) for encounter in library.encounters.all()]),
        grouped_csv.parties(library, [there(party.id) for party in library.parties.all()]),
    )
    library.close()
    for table in tables:
        rows = list(csv.reader(io.StringIO(table)))
        assert len(rows) > 1
        words = [cell for row in rows for cell in row if not _is_number(cell)]
        assert [cell[:40] for cell in words if cell.startswith(("=", "+", "@", "-", "\t", "\r"))] == []


def _is_number(cell: str) -> bool:
    return cell.lstrip("+-").replace(".", "", 1).isdigit()
