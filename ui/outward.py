"""What is dragged out of the window: files for a file manager or a mail, and the stat block in words for a text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTemporaryDir
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QWidget

from models.library import Library
from ui.dragging import Dropped, Outside, file_addresses
from ui.told_log import ToldLog

TEXT, HTML, FILES = "text/plain", "text/html", "text/uri-list"
READ_ALOUD = 50
"""So many stat blocks are told in words; more would be no text to read."""


class Outward(Outside):
    """Makes each only when somebody asks for it; the files lie in a folder that goes with the program."""

    def __init__(self, library: Library, told: Callable[[], ToldLog | None], window: QWidget) -> None:
        """`told` gives the log of the fight on the page."""
        super().__init__(window)
        self.home = str(library.path)
        self._library = library
        self._told = told
        self._folder: QTemporaryDir | None = None

    def formats(self, carried: Dropped) -> list[str]:
        """Words for a few creatures and members or a log; a file for creatures, parties, encounters and a log."""
        several = len(carried.creatures) + len(carried.members)
        words = carried.log is not None or (not carried.encounters and 0 < several <= READ_ALOUD)
        a_file = carried.creatures or carried.party is not None or carried.encounters or carried.log is not None
        return [*((TEXT, HTML) if words else ()), *((FILES,) if a_file else ())]

    def data(self, carried: Dropped, kind: str) -> Any:
        """It as one of them."""
        if kind == FILES:
            return file_addresses([str(self._file(carried))])
        if kind == HTML:
            return self._html(carried)
        document = QTextDocument()
        document.setHtml(self._html(carried))
        return document.toPlainText()

    def _html(self, carried: Dropped) -> str:
        from ui.bestiary import stat_block
        from ui.bestiary.shown import of_creature, of_member
        from ui.theme import named

        if carried.log is not None:
            told = self._told()
            return "" if told is None else told.to_html()
        members = (self._library.parties.member(id) for id in carried.members)
        shown = [
            *map(of_creature, self._library.creatures.get_all(list(dict.fromkeys(carried.creatures)))),
            *(of_member(one) for one in members if one is not None),
        ]
        return "<hr>".join(stat_block.html(one, theme=named("light")) for one in shown)

    def _file(self, carried: Dropped) -> Path:
        from models.exchange import writing
        from models.files import plain_name

        if self._folder is None:
            self._folder = QTemporaryDir()
        if carried.log is not None:
            content, suffix = self._html(carried), "html"
        elif carried.encounters:
            content, suffix = writing.encounters(self._library, carried.encounters), "json"
        elif carried.party is not None:
            content, suffix = writing.parties(self._library, [carried.party]), "json"
        else:
            content, suffix = writing.creatures(self._library, list(dict.fromkeys(carried.creatures))), "json"
        path = Path(self._folder.path()) / plain_name(f"{carried.words}.{suffix}")
        path.write_text(content, "utf-8")
        return path
