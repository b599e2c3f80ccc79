"""Prints and exports the log of the open fight, and saves the fight as a script."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from models.storage.errors import LibraryError
from rules.log.redaction import GM
from ui.paper.file_writer import write_told
from ui.services.dialogs import ask_to_save, write
from ui.telling.choice import AS_SHOWN, chosen_of
from ui.text.errors import library_sentence

if TYPE_CHECKING:
    from PySide6.QtGui import QPageLayout

    from ui.encounter.fight.page import FightPage
    from ui.paper.printed_log import PrintedLog
    from ui.services.preferences import LibraryPreferences
    from ui.session.controller import Conductor


class LogFiles(QObject):
    """Prints and writes what the open fight has to tell."""

    message_requested = Signal(str)
    """One sentence for the status line."""
    options_changed = Signal()
    """The choice of what is printed and exported has changed, or the filter of the log has."""

    def __init__(self, page: Callable[[], FightPage | None], remembered: LibraryPreferences, window: QWidget) -> None:
        """`page` gives the page of the open fight, whether it is shown or not; dialogs stand over the window."""
        super().__init__(window)
        self._page = page
        self._remembered = remembered
        self._window = window
        self.only_shown = False
        """Whether only what the log's filter shows is printed and exported."""
        self.chosen = chosen_of(remembered.telling)

    def choose(self, **choice: str) -> None:
        """Print and exports from now on in another `style`, `edition` (for others) or `language`."""
        self.chosen = replace(self.chosen, **choice)
        self._remembered.telling = asdict(self.chosen)
        self.options_changed.emit()

    def choose_only_shown(self) -> None:
        """Print and exports from now on what the log's filter shows, or the whole log again."""
        self.only_shown = not self.only_shown
        self.options_changed.emit()

    def filter_changed(self) -> None:
        """Print the whole log again once nothing is filtered any more."""
        self.only_shown = self.only_shown and bool(self._filtered())
        self.options_changed.emit()

    def _filtered(self) -> str:
        """Return in words what the log is filtered by; empty where it shows everything."""
        page = self._page()
        return "" if page is None else page.log.filtered()

    def printed(self) -> PrintedLog | None:
        """The log of the open fight as it was chosen, or None."""
        page = self._page()
        if page is None:
            self.message_requested.emit(self.tr("Open a fight first; its log can then be printed and exported."))
            return None
        from ui.paper.printed_log import PrintedLog
        from ui.telling.told_fight import Telling, hidden_of

        conductor, panel = page.conductor, page.log
        language = panel.language if self.chosen.language == AS_SHOWN else self.chosen.language
        chosen = replace(self.chosen, language=language)
        fight = conductor.current_fight
        try:
            hidden = None if chosen.edition == GM else hidden_of(conductor.library, fight.encounter_id)
        except LibraryError as error:
            self.message_requested.emit(library_sentence(error))
            return None
        telling = Telling.of(fight.service, chosen, hidden, fight.ruled)
        facts = conductor.log()
        parts = [telling.subtitle]
        if self.only_shown and panel.filtered():
            facts = [line.fact for line in panel.model.lines if panel.filter.shows(line)]
            parts.append(self.tr("Only: {what}").format(what=panel.filtered()))
        return PrintedLog.of(
            conductor.encounter_name,
            " · ".join(parts),
            facts,
            telling.teller,
            style=chosen.style,
            edition=telling.edition,
        )

    def _of_what(self) -> str:
        """Say that the filter of the log is not that of its print, where that is so; else nothing."""
        if self.only_shown or not self._filtered():
            return ""
        return self.tr("It contains the whole log, not only what the filter shows.")

    # --- paper -------------------------------------------------------------------------------------------

    def layout(self) -> QPageLayout:
        """The page as it was set up last."""
        from ui.paper.page_setup import unpacked

        return unpacked(self._remembered.page)

    def set_up_page(self) -> None:
        """Ask for the size and the margins of the page."""
        from ui.paper.page_setup import PageDialog, packed

        dialog = PageDialog(self.layout(), self._window)
        if dialog.exec():
            self._remembered.page = packed(dialog.chosen())
        dialog.deleteLater()

    def preview(self) -> None:
        """The print preview, from which it can be printed; the page that is set up there is kept."""
        log = self.printed()
        if log is not None:
            from ui.paper.page_setup import packed

            self.message_requested.emit(self._of_what())
            dialog = log.preview(self._window, self.layout())
            before = packed(dialog.printer().pageLayout())
            dialog.exec()
            after = packed(dialog.printer().pageLayout())
            if after != before:
                self._remembered.page = after
            dialog.deleteLater()

    # --- files -------------------------------------------------------------------------------------------

    def export(self, kind: str, path: Path | None = None) -> None:
        """Write the log as `pdf`, `html`, `md`, `csv` or `txt`."""
        log = self.printed()
        if log is None:
            return
        if path is None:
            path = ask_to_save(self._window, self.tr("Export the log"), f"{log.title}.{kind}", f"*.{kind}")
            if path is None:
                return
        sentence = write_told(log, kind, path, self.layout(), self._window)
        self.message_requested.emit(" ".join(filter(None, (sentence, self._of_what()))))

    def save_script(self, path: Path | None = None) -> None:
        """Save the fight as an encounter script that replays it."""
        page = self._page()
        if page is None:
            self.message_requested.emit(self.tr("Open a fight first; it can then be saved as a script."))
            return
        if path is None:
            name = f"{page.conductor.encounter_name}.json"
            path = ask_to_save(self._window, self.tr("Save fight as script"), name, "*.json")
            if path is None:
                return
        script = partial(json.dumps, script_of(page.conductor), ensure_ascii=False, indent=1)
        self.message_requested.emit(write(path, script))


def script_of(conductor: Conductor) -> Mapping[str, Any]:
    """The open fight as an encounter script that replays it: its setup, then every command with its dice."""
    from ui.session.loader import as_script

    fight = conductor.current_fight
    return as_script(conductor.library.journals.load(fight.encounter_id).script, fight.service.journal)
