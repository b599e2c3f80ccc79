"""What leaves the program: the log printed and exported, a fight saved as a script."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from ui.files import ask_to_save, write

if TYPE_CHECKING:
    from ui.printing import PrintedLog
    from ui.window import MainWindow


class LogFiles(QObject):
    """Prints and writes what the open fight has to tell."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.only_shown = False
        """Whether only what the log's filter shows is printed and exported."""

    def choose_only_shown(self) -> None:
        """Prints and exports from now on what the log's filter shows, or the whole log again."""
        self.only_shown = not self.only_shown
        self._window.menus.mark()

    def filter_changed(self) -> None:
        """Where nothing is filtered by any more, the whole log is printed again."""
        self.only_shown = self.only_shown and bool(self._window.encounter.fight.log.filtered())
        self._window.menus.mark()
        self._window.menus.allow()

    def printed(self) -> PrintedLog | None:
        """The log of the open fight in the language of the log, or None."""
        service = self._window.conductor.service
        if service is None:
            self._window.say(self.tr("Open a fight first; its log can then be printed and exported."))
            return None
        from ui.printing import PrintedLog

        panel = self._window.encounter.fight.log
        teller = self._window.conductor.teller(panel.language)
        facts = self._window.conductor.log()
        parts = [service.system.title, teller.lasting(service.fight.round)]
        if self.only_shown and panel.filtered():
            facts = [fact for fact in facts if panel.filter.shows(fact)]
            parts.append(self.tr("Only: {what}").format(what=panel.filtered()))
        return PrintedLog.of(self._window.conductor.encounter_name, " · ".join(parts), facts, teller)

    def _of_what(self) -> str:
        """Says that the filter of the log is not that of its print, where that is so; else nothing."""
        if self.only_shown or not self._window.encounter.fight.log.filtered():
            return ""
        return self.tr("It holds the whole log, not only what the filter shows.")

    def preview(self) -> None:
        """The print preview, from which it can be printed."""
        log = self.printed()
        if log is not None:
            self._window.say(self._of_what())
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
        if self._window.conductor.service is None:
            self._window.say(self.tr("Open a fight first; it can then be saved as a script."))
            return
        if path is None:
            name = f"{self._window.conductor.encounter_name}.json"
            path = ask_to_save(self._window, self.tr("Save fight as script"), name, "*.json")
            if path is None:
                return
        self._write(path, lambda: json.dumps(self._script(), ensure_ascii=False, indent=1))

    def _script(self) -> dict[str, Any]:
        """The open fight as an encounter script that replays it: its setup, then every command with its dice."""
        conductor = self._window.conductor
        assert conductor.service is not None
        assert conductor.encounter_id is not None
        journal = conductor.service.journal
        commands = [
            {**entry.command, "dice": list(entry.dice), "answers": list(entry.answers)}
            for entry in journal.entries[: journal.cursor]
        ]
        return {**conductor.library.journals.load(conductor.encounter_id).script, "commands": commands}

    def _write(self, path: Path, content: Callable[[], bytes | str], of_what: str = "") -> None:
        self._window.say(" ".join(filter(None, (write(path, content), of_what))))
