"""Names of a stranger's library in what is made of a fight: summary, plots, exported logs, branches."""

import csv
import io
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from models.encounters import PREPARED
from models.library import Library
from models.samples import shipped
from models.store import twin
from tests.there import there
from ui.rollers import APP
from ui.summary.gathering import gather
from ui.summary.plot_files import as_png, as_svg
from ui.window import MainWindow

STRANGE = (
    "<b>Bold</b><img src='file:///etc/passwd'>",
    '=HYPERLINK("http://example.org";"x")',
    "../../../etc/passwd",
    "a\x1b[31m\u202eb\u2066c\ud7ff",
    "שָׁלוֹם عربى",
    "x" * 10_000,
    "🗡️🐉👩\u200d🚒",
)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A fight of strange names that has been played a while."""
    samples = [one for one in shipped() if one.name == "ffrpg.json"]
    library = Library.open(tmp_path / "Table.turnwright", samples=samples)
    first = library.encounters.all(PREPARED)[0]
    entries = library.encounters.entries(there(first.id))
    renamed = [twin(one, name=STRANGE[at % len(STRANGE)]) for at, one in enumerate(entries)]
    made = library.encounters.add(twin(first, name=STRANGE[0] + STRANGE[2]), renamed)
    shown = MainWindow(library, "en", QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(shown)
    shown.show()
    shown.show_tab(2)
    assert shown.conductor.open_prepared(there(made.id))
    conductor = shown.conductor
    conductor.rollers.take(dict.fromkeys({one.side for one in conductor.fight.combatants.values()}, APP))
    conductor.begin_fight()
    for one in list(conductor.fight.combatants):
        conductor.command({"do": "damage", "actor": one, "amount": 3})
        conductor.command({"do": "next", "override": True})
    yield shown
    shown.close()
    library.close()


def test_a_summary_says_and_draws_them_and_they_do_nothing(window: MainWindow) -> None:
    found = gather(window.library, there(window.conductor.encounter_id), "en", lambda done, of: None)
    assert found.everybody()
    for plot in found.plots():
        root = ET.fromstring(as_svg(plot))
        assert not [one for one in root.iter() if one.tag.endswith(("image", "script", "a"))]
        assert as_png(plot).startswith(b"\x89PNG")
        assert list(plot.in_words())


def test_no_exported_log_lets_them_do_anything(window: MainWindow, tmp_path: Path) -> None:
    for kind in ("html", "md", "csv", "txt", "pdf"):
        window.log_files.export(kind, tmp_path / f"log.{kind}")
    html = (tmp_path / "log.html").read_text("utf-8")
    assert "<img" not in html
    assert "<b>Bold" not in html
    rows = list(csv.reader(io.StringIO((tmp_path / "log.csv").read_text("utf-8-sig"))))
    assert not [cell for row in rows for cell in row if cell.startswith(("=", "+", "@", "\t"))]
    assert "\x1b" not in (tmp_path / "log.txt").read_text("utf-8")
    assert "\u202e" not in (tmp_path / "log.txt").read_text("utf-8")


def test_branches_are_called_so_and_open(window: MainWindow) -> None:
    conductor = window.conductor
    origin, cursor = there(conductor.encounter_id), conductor.steps_done
    for name in STRANGE:
        made = window.library.branches.add(origin, cursor, name)
        assert conductor.resume(made)
        assert window.windowTitle()
        assert "\x1b" not in window.windowTitle()
