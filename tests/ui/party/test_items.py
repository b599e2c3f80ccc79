"""The things of a party in their list."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.parties import Member, Party
from tests.samples import members
from tools.pictures.languages import speaking
from ui.edits.core import Edits
from ui.edits.items import ItemTransfer
from ui.party.items import ItemsPanel

SHEET = members("ffrpg")["Maren Holt"]["sheet"]
CARRIED = [
    {"id": "antidote", "name": "Antidote", "qty": 2, "kind": "recovery"},
    {"id": "lamp", "name": "Old lamp", "qty": 1, "kind": "other"},
]


@pytest.mark.real_systems
@pytest.mark.parametrize(("language", "antidote"), [("en", "Antidote"), ("es", "Antídoto"), ("pt_BR", "Antídoto")])
def test_things_are_named_as_the_words_of_the_book_are_read_elsewhere(
    qtbot: QtBot, tmp_path: Path, qapp: QApplication, language: str, antidote: str
) -> None:
    library = Library.open(tmp_path / "Table.turnwright")
    owner = Member(party_id=0, name="Maren", system="ffrpg", sheet={**SHEET, "items": CARRIED})
    party = library.parties.add(Party(name="Lamplighters"), [owner])
    with speaking(qapp, language):
        window = QWidget()
        qtbot.addWidget(window)
        panel = ItemsPanel(library, ItemTransfer(library, Edits(QUndoStack(window)), window), window)
        panel.show_party(party.id)
        panel.turn()
        shown = [panel.model.index(row, 0).data() for row in range(panel.model.rowCount())]
        assert shown == [f"{antidote} × 2 · Maren", "Old lamp · Maren"], "what no book names keeps its own name"
        panel.list.setCurrentIndex(panel.model.index(0, 0))
        carried = panel._payload()
        assert carried is not None
        assert (carried.item, carried.words) == ("Antidote", antidote), "carried by its own name, shown by the book's"
        answer = panel._handing.weigh(carried, None, None)
        assert answer.do is None
        assert panel.model.index(0, 0).data(Qt.ItemDataRole.DisplayRole).startswith(antidote)
    library.close()
