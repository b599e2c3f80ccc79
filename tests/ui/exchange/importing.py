"""A file or a text to import, the card that shows what would come of it, and who is in the library."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot

from ui.exchange.card import ImportCard
from ui.shell.main_window import MainWindow

SHEET = {"vida": 5, "con": 2}
BLOCK = """Marsh Lurker
Medium monstrosity, unaligned
Armor Class 13 (natural armor)
Hit Points 22 (4d8 + 4)
Speed 30 ft., swim 40 ft.
STR DEX CON INT WIS CHA
14 (+2) 12 (+1) 12 (+1) 3 (-4) 10 (+0) 5 (-3)
Senses darkvision 60 ft., passive Perception 10
Challenge 1/2 (100 XP)
Actions
Bite. Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 6 (1d8 + 2) piercing damage.
"""


def settle(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window.tasks.running)


def opened(window: MainWindow, qtbot: QtBot, path: Path) -> ImportCard:
    window.exchange.import_files([path])
    settle(window, qtbot)
    card = window.exchange.card
    assert card is not None
    assert card.isVisible()
    return card


def rows(item: QTreeWidgetItem | None) -> list[tuple[str, str]]:
    assert item is not None
    item.setExpanded(True)
    inner = [item.child(number) for number in range(item.childCount())]
    return [
        (qtree_widget_item.text(0), qtree_widget_item.text(1))
        for qtree_widget_item in inner
        if qtree_widget_item is not None
    ]


def refusal_of(card: ImportCard) -> str:
    """Return why the only file is refused as a whole, which is said in its row and nowhere else."""
    item = card.list.topLevelItem(0)
    assert item is not None
    assert rows(item) == []
    assert card.comparison.block.toPlainText() == ""
    return item.text(1)


def names(window: MainWindow) -> list[str]:
    return [row.name for row in window.library.creatures.rows()]


def write(path: Path, *found: str) -> Path:
    creatures = [{"name": name, "system": "tabuleiro", "sheet": SHEET} for name in found]
    path.write_text(json.dumps({"format": "turnwright", "version": 1, "creatures": creatures}), "utf-8")
    return path


def sheet_shown(card: ImportCard) -> Mapping[str, Any]:
    shown = card.comparison.block.shown
    return {} if shown is None else shown.sheet
