"""What is dragged out of the window into other programs, and in from them."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.bestiary.world import drop
from tests.ui.drags.world import CTRL, SHEET, SYSTEM, World, calm, two_creatures
from ui.dragging import mime_of, outside_of, source_of


def test_what_is_dragged_out_is_a_file_for_some_and_words_for_others(world: World) -> None:
    view, _ = two_creatures(world)
    source = source_of(world.creatures)
    carried = None if source is None else source.taken()
    assert carried is not None
    mime = mime_of(carried, outside_of(view))
    assert "Bat" in mime.text()
    assert "Wisp" in mime.html()
    (address,) = mime.urls()
    assert Path(address.toLocalFile()).name == "2 creatures.json"
    written = json.loads(Path(address.toLocalFile()).read_text("utf-8"))
    assert [one["name"] for one in written["creatures"]] == ["Bat", "Wisp"]


def brought_in(world: World, mime: QMimeData, over: QWidget) -> bool:
    """Whether what another program drags is taken over a widget of the window."""
    return drop(over, mime, over.rect().center())


def test_files_and_texts_of_other_programs_are_looked_at_wherever_they_are_dropped(
    world: World, tmp_path: Path
) -> None:
    file = tmp_path / "newts.json"
    row = {"name": "Newt", "system": SYSTEM, "sheet": SHEET}
    file.write_text(json.dumps({"format": "turnwright", "version": 1, "creatures": [row]}), "utf-8")
    exchange = world.window.exchange
    for over in (world.creatures.viewport(), world.tray, world.filters.tag_view.viewport()):
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(str(file))])
        assert brought_in(world, mime, over)
        assert exchange.card is not None
        exchange.card.shut()
        calm(world)
    text = QMimeData()
    text.setText(file.read_text("utf-8"))
    QApplication.clipboard().setMimeData(text)
    world.creatures.setFocus()
    QTest.keyClick(world.creatures, Qt.Key.Key_V, CTRL)
    assert exchange.card is not None
    exchange.card.shut()
