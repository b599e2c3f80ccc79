"""Pages over the library or in windows of their own: cards, menus, lists, dialogs, import, preview."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QComboBox, QDialog, QFileDialog, QMenu, QMessageBox

from desktop.system.crashes import CrashReport
from models.samples import shipped_samples
from rules.system import registry
from tools.pictures.event_loop import settle
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.paper.page_setup import PageDialog, usual_page
from ui.shell.backups_dialog import BackupsDialog
from ui.shell.main_window import MainWindow
from ui.widgets.overlay_card import Card


def beside_the_library(window: MainWindow, system: str) -> Iterator[str]:
    """What opens over the library: comparisons, templates, bulk forms, rests, gifts, the import."""
    window.show_tab(BESTIARY)
    tab = window.bestiary
    for name, show in (
        ("compare", window.ways.compare),
        ("templates", window.ways.show_templates),
    ):
        tab.list.choose([row.id for row in tab.rows.rows[:2] if row.id is not None])
        show()
        yield name
        shut(window)
    tab.list.choose([row.id for row in tab.rows.rows[:3] if row.id is not None])
    yield "several creatures"
    tab.edit()
    yield "form of several creatures"
    tab.detail.leave()
    window.show_tab(PARTY)
    dealings = window.party.dealings
    for name, show in (("rest", dealings.rest_all), ("give", dealings.give), ("empty history", dealings.look_back)):
        show()
        yield name
        shut(window)
    window.show_tab(BESTIARY)
    other = next(sample for sample in shipped_samples() if sample.name != f"{system}.json")
    with TemporaryDirectory(prefix="turnwright-") as place:
        path = Path(place) / other.name
        path.write_text(json.dumps({"format": "turnwright", "version": 1, **other.content}), "utf-8")
        window.exchange.import_files([path])
        while window.tasks.running:
            settle()
        yield "import"
        shut(window)
    window.exchange.import_text("Goblin\nArmor Class 15\nHit Points 7 (2d6)")
    while window.tasks.running:
        settle()
    yield "import of a text"
    shut(window)


def of_any_system(window: MainWindow, system: str) -> Iterator[str]:
    """What is the same in all systems: empty tabs, the welcome, menus, lists, the guide, the keys, dialogs."""
    window.remembered.choose_system(next(item for item in registry.ids() if item != system))
    for name, number in (("empty bestiary", BESTIARY), ("empty party", PARTY), ("no encounters", ENCOUNTER)):
        window.show_tab(number)
        settle()
        yield name
    window.remembered.choose_system(system)
    window.help.welcome()
    yield "welcome"
    window.help.leave_welcome()
    window.show_tab(BESTIARY)
    bar = window.menuBar()
    for action, name in zip(bar.actions(), ("file", "edit", "fight", "view", "players", "help"), strict=True):
        menu = action.menu()
        assert isinstance(menu, QMenu)
        menu.popup(bar.mapToGlobal(bar.actionGeometry(action).bottomLeft()))
        yield f"menu {name}"
        menu.close()
    box = next(combo for combo in window.bestiary.findChildren(QComboBox) if combo.isVisible() and combo.count() > 1)
    box.showPopup()
    yield "list that drops down"
    box.hidePopup()
    window.help.keys()
    yield "keys"
    shut(window)
    window.notice.show_sentence("Die Bibliothek " * 9, (("Restore a backup…", settle),))
    yield "notice"
    window.notice.hide()
    window.help.guide()
    yield "guide"
    for dialog in _dialogs(window):
        dialog.close()
    yield from dialogs(window)


def dialogs(window: MainWindow) -> Iterator[str]:
    """Windows of their own: questions, backups, files, page setup, printed cards, the crash report."""
    question = QMessageBox(window)
    question.setText("The fight is over.")
    question.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.Cancel)
    files = QFileDialog(window, options=QFileDialog.Option.DontUseNativeDialog)
    made: tuple[tuple[str, QDialog], ...] = (
        ("question of the window", question),
        ("backups", BackupsDialog("Samples", [], window)),
        ("files", files),
        ("page set-up", PageDialog(usual_page(), window)),
        ("report of a crash", CrashReport("Traceback (most recent call last):", window)),
    )
    for name, dialog in made:
        dialog.show()
        settle()
        yield name
        dialog.close()
        dialog.deleteLater()
        settle()


def preview_of_log(window: MainWindow) -> Iterator[str]:
    """The print preview of the open fight."""
    log = window.log_files.printed()
    if log is None:
        return
    preview = log.preview(window)
    preview.show()
    yield "print preview"
    preview.close()
    preview.deleteLater()


def shut(window: MainWindow) -> None:
    """Close every card over the window."""
    for card in window.findChildren(Card):
        card.shut()
    settle()


def _dialogs(window: MainWindow) -> list[QDialog]:
    return [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
