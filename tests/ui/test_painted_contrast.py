"""Every text and mark stands out from the ground that is really painted under it, in every theme."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from models.samples import shipped_samples
from rules.system import registry
from tests.proving import PROVE
from tests.ui.faintness import HIGH, TEXT, faint, shown_pages
from tests.ui.pages import pages
from tests.ui.settling import settle
from tests.ui.windows import shown_window
from ui.theme.theme import THEMES, look, theme_named
from ui.widgets.controls import CheckBox


@PROVE
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("system", registry.ids())
def test_every_painted_text_and_mark_stands_out(qtbot: QtBot, tmp_path: Path, system: str, theme: str) -> None:
    least = HIGH if theme.startswith("contrast") else TEXT
    chosen = look().choice
    look().choose(theme)
    samples = [sample for sample in shipped_samples() if sample.name == f"{system}.json"]
    library = Library.open(tmp_path / "Table.turnwright", samples=samples)
    window = shown_window(qtbot, library, tmp_path)
    found: dict[str, str] = {}
    looked_at = 0
    for scene in pages(window, system):
        settle()
        looked_at += 1
        for page in shown_pages(window):
            for fault in faint(page, lists=True, text=least):
                found.setdefault(fault, scene)
    window.close()
    library.close()
    look().choose(chosen)
    assert looked_at >= 6
    assert found == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_too_faint_is_found(qtbot: QtBot, theme: str) -> None:
    """The measure itself: a text in the colour of lines is found, one in the muted colour is not."""
    chosen = look().choice
    look().choose(theme)
    page = QWidget()
    page.resize(240, 80)
    qtbot.addWidget(page)
    labels = [QLabel("Faint", page), QLabel("Muted", page), CheckBox("Hidden", page)]
    for number, (label, role) in enumerate(zip(labels, ("line", "muted", "text"), strict=True)):
        label.setGeometry(8, 24 * number, 160, 24)
        colours = label.palette()
        colours.setColor(label.foregroundRole(), theme_named(theme).color(role))
        label.setPalette(colours)
    page.show()
    found = list(faint(page, lists=True))
    look().choose(chosen)
    assert [fault.split(":")[0] for fault in found] == ["QLabel 'Faint'"]


def test_a_text_of_which_only_the_tops_of_its_letters_are_seen_is_not_measured(qtbot: QtBot) -> None:
    """What scrolls cuts the last of its rows anywhere; the row is measured where more of it is seen."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    qtbot.addWidget(area)
    page = QWidget()
    page.resize(160, 200)
    label = QLabel("15/15", page)
    label.resize(80, 20)
    colours = label.palette()
    colours.setColor(label.foregroundRole(), theme_named("light").color("line"))
    label.setPalette(colours)
    area.setWidget(page)
    found = {}
    for seen in (12, 20):
        label.move(0, 100 - seen)
        area.resize(160, 100)
        area.show()
        found[seen] = list(faint(area, lists=False))
    assert found[12] == []
    assert len(found[20]) == 1
