"""What leaves the program: the log printed and exported, a fight saved as a script."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ui.files import ask_to_save, write
from ui.opening import as_script

if TYPE_CHECKING:
    from ui.conductor import Conductor
    from ui.encounter.fight_page import FightPage
    from ui.printing import PrintedLog


class LogFiles(QObject):
    """Prints and writes what the open fight has to tell."""

    said = Signal(str)
    """One sentence for the status line."""
    changed = Signal()
    """Other facts are printed and exported, or another filter could be."""

    def __init__(self, page: Callable[[], FightPage | None], window: QWidget) -> None:
        """`page` gives the page of the open fight, whether it is shown or not; dialogs stand over the window."""
        super().__init__(window)
        self._page = page
        self._window = window
        self.only_shown = False
        """Whether only what the log's filter shows is printed and exported."""

    def choose_only_shown(self) -> None:
        """Prints and exports from now on what the log's filter shows, or the whole log again."""
        self.only_shown = not self.only_shown
        self.changed.emit()

    def filter_changed(self) -> None:
        """Where nothing is filtered by any more, the whole log is printed again."""
        self.only_shown = self.only_shown and bool(self._filtered())
        self.changed.emit()

    def _filtered(self) -> str:
        """What the log of the open fight shows alone, in words; empty where it shows everything."""
        page = self._page()
        return "" if page is None else page.log.filtered()

    def printed(self) -> PrintedLog | None:
        """The log of the open fight in the language of the log, or None."""
        page = self._page()
        if page is None:
            self.said.emit(self.tr("Open a fight first; its log can then be printed and exported."))
            return None
        from ui.printing import PrintedLog

        conductor, panel = page.conductor, page.log
        teller = conductor.teller(panel.language)
        facts = conductor.log()
        parts = [conductor.system.title, teller.lasting(conductor.fight.round)]
        if self.only_shown and panel.filtered():
            facts = [line.fact for line in panel.model.lines if panel.filter.shows(line)]
            parts.append(self.tr("Only: {what}").format(what=panel.filtered()))
        return PrintedLog.of(conductor.encounter_name, " · ".join(parts), facts, teller)

    def _of_what(self) -> str:
        """Says that the filter of the log is not that of its print, where that is so; else nothing."""
        if self.only_shown or not self._filtered():
            return ""
        return self.tr("It holds the whole log, not only what the filter shows.")

    def preview(self) -> None:
        """The print preview, from which it can be printed."""
        log = self.printed()
        if log is not None:
            self.said.emit(self._of_what())
            log.preview(self._window).exec()

    def export(self, kind: str, path: Path | None = None) -> None:
        """Writes the log as `pdf`, `html` or `md`."""
        log = self.printed()
        if log is None:
            return
        if path is None:
            path = ask_to_save(self._window, self.tr("Export the log"), f"{log.title}.{kind}", f"*.{kind}")
            if path is None:
                return
        self._write(path, lambda: log.content(kind), self._of_what())

    def save_script(self, path: Path | None = None) -> None:
        """Saves the fight as an encounter script that replays it."""
        page = self._page()
        if page is None:
            self.said.emit(self.tr("Open a fight first; it can then be saved as a script."))
            return
        if path is None:
            name = f"{page.conductor.encounter_name}.json"
            path = ask_to_save(self._window, self.tr("Save fight as script"), name, "*.json")
            if path is None:
                return
        self._write(path, lambda: json.dumps(script_of(page.conductor), ensure_ascii=False, indent=1))

    def _write(self, path: Path, content: Callable[[], bytes | str], of_what: str = "") -> None:
        self.said.emit(" ".join(filter(None, (write(path, content), of_what))))


def script_of(conductor: Conductor) -> dict[str, Any]:
    """The open fight as an encounter script that replays it: its setup, then every command with its dice."""
    fight = conductor.at_hand
    return as_script(conductor.library.journals.load(fight.encounter_id).script, fight.service.journal)
