"""Writes handouts: that of the open fight, and a booklet of several fights of the library."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from models.library import Library
from models.storage.errors import LibraryError
from rules.log.narrative import NARRATED
from rules.log.redaction import PLAYERS
from ui.paper.file_writer import write_told
from ui.services.dialogs import ask_to_save
from ui.services.tasks import Progress, Tasks
from ui.telling.choice import AS_SHOWN, TellingChoice, chosen_of
from ui.text.errors import library_sentence

if TYPE_CHECKING:
    from models.repositories.encounters import EncounterRow
    from ui.navigation.active_page import ActivePage
    from ui.services.preferences import LibraryPreferences
    from ui.shell.log_files import LogFiles
    from ui.telling.handout import HandoutSource
    from ui.telling.told_log import ToldLog

USUAL = TellingChoice(edition=PLAYERS, style=NARRATED)
"""A handout is for the players, and read by those who were not there."""


class HandoutFiles(QObject):
    """Makes handouts and booklets, and writes them."""

    message_requested = Signal(str)
    """One sentence for the status line."""
    options_changed = Signal()
    """Handouts are made for others, or in another style."""

    def __init__(
        self,
        library: Library,
        front: ActivePage,
        remembered: LibraryPreferences,
        log_files: LogFiles,
        tasks: Tasks,
        language: str,
        window: QWidget,
    ) -> None:
        """`log_files` knows the language of logs and how the page is set up; `language` is the window's own."""
        super().__init__(window)
        self._language = language
        self._library, self._front, self._remembered = library, front, remembered
        self._log_files, self._tasks, self._window = log_files, tasks, window
        self.chosen = chosen_of(remembered.handout, USUAL)

    def choose(self, **choice: str) -> None:
        """Make handouts from now on in another `style`, or another `edition` (for others)."""
        self.chosen = replace(self.chosen, **choice)
        self._remembered.handout = {"style": self.chosen.style, "edition": self.chosen.edition}
        self.options_changed.emit()

    def open_handout(self) -> ToldLog | None:
        """The handout of the open fight, at once; None where there is none, or where it cannot be read."""
        encounter_id = self._front.encounter_id
        if encounter_id is None:
            return None
        from ui.telling.handout import handout, source_of

        try:
            source = source_of(self._library, encounter_id)
        except LibraryError as error:
            self.message_requested.emit(library_sentence(error))
            return None
        return handout(source, self._in_language())

    def hand_out(self, kind: str, path: Path | None = None) -> None:
        """Write the handout of the open fight as `pdf`, `html` or `md`."""
        page, encounter_id = self._front.open_page, self._front.encounter_id
        if page is None or encounter_id is None:
            self.message_requested.emit(self.tr("Open a fight first; a handout can then be made of it."))
            return
        title = self.tr("Write the handout")
        path = path or self._asked(title, page.conductor.encounter_name, kind)
        if path is not None:
            self._read([encounter_id], kind, path)

    def bind(self, kind: str, path: Path | None = None) -> None:
        """Write the fights that are chosen in the list of encounters as one booklet."""
        from models.repositories.encounters import PREPARED

        preparing = self._front.prepare_page
        chosen: Sequence[EncounterRow] = () if preparing is None else preparing.shelf.several
        fought = [encounter for encounter in chosen if encounter.state != PREPARED]
        if not fought:
            self.message_requested.emit(
                self.tr("Choose fights or a folder of them in the list of encounters; they become a booklet.")
            )
            return
        path = path or self._asked(self.tr("Write the booklet"), fought[0].folder or fought[0].name, kind)
        if path is not None:
            self._read([encounter.id for encounter in fought], kind, path)

    def _asked(self, title: str, name: str, kind: str) -> Path | None:
        return ask_to_save(self._window, title, f"{name.replace('/', ' - ')}.{kind}", f"*.{kind}")

    def _in_language(self) -> TellingChoice:
        """The choice, with the language in which logs are printed."""
        language, page = self._log_files.chosen.language, self._front.open_page
        if language == AS_SHOWN:
            language = self._language if page is None else page.log.language
        return replace(self.chosen, language=language)

    def _read(self, ids: Sequence[int], kind: str, path: Path) -> None:
        """Read the fights in a job, because long ones take a while, and write them then."""
        job = partial(_sources, self._library, ids)
        done = partial(self._write, kind=kind, path=path)
        self._tasks.start(self.tr("Reading the fights"), job, done=done, failed=self._refused)

    def _write(self, sources: Sequence[HandoutSource], kind: str, path: Path) -> None:
        from ui.telling.handout import handout
        from ui.telling.told_fight import booklet

        chosen = self._in_language()
        log = booklet([handout(source, chosen) for source in sources])
        self.message_requested.emit(write_told(log, kind, path, self._log_files.layout(), self._window))

    def _refused(self, error: LibraryError) -> None:
        self.message_requested.emit(library_sentence(error))


def _sources(library: Library, ids: Sequence[int], progress: Progress) -> list[HandoutSource]:
    """The fights out of the library, in the order in which they were played."""
    from rules.system.registry import NoSuchSystem
    from ui.telling.handout import source_of

    sources = []
    for number, id in enumerate(ids, 1):
        try:
            sources.append(source_of(library, id))
        except NoSuchSystem as error:
            raise LibraryError("not_installed", system=str(error)) from error
        progress(number, len(ids))
    return in_order(sources)


def in_order(sources: Sequence[HandoutSource]) -> list[HandoutSource]:
    """The fights in the order in which they were played; those of an unknown time come last."""
    return sorted(sources, key=lambda source: (source.played is None, source.played or 0))
