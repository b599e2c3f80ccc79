"""The files of a drag out of the window: for a file manager or a mail, and stat blocks as text."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QTextCursor, QTextDocument, QTextTable
from PySide6.QtWidgets import QWidget

from models.library import Library
from rules.text.sanitize import escaped
from ui.dnd.payload import WHOLE, DropPayload, OutwardFormats, file_addresses

if TYPE_CHECKING:
    from ui.telling.told_log import ToldLog

TEXT, HTML, FILES = "text/plain", "text/html", "text/uri-list"
BEHIND = "\N{NO-BREAK SPACE} "
"""The separator after a label or the name of a row."""
READ_ALOUD = 50
"""The most stat blocks told as text."""


@cache
def _folder() -> TemporaryDirectory[str]:
    """Return the folder of dragged files; it is deleted with the program, not with the library."""
    return TemporaryDirectory(prefix="turnwright-")


class DraggedFiles(OutwardFormats):
    """Makes each file on demand."""

    def __init__(
        self,
        library: Library,
        log: Callable[[], ToldLog | None],
        handout: Callable[[], ToldLog | None],
        window: QWidget,
    ) -> None:
        """`log` gives the log of the fight on the page, `handout` its handout."""
        super().__init__(window)
        self.home = str(library.path)
        self._library = library
        self._log, self._handout = log, handout

    def formats(self, carried: DropPayload) -> list[str]:
        """Words for few creatures and members, an encounter or a log; a file for each of them, and for a party."""
        several = len(carried.creatures) + len(carried.members)
        has_log = carried.log is not None or bool(carried.encounters)
        a_file = has_log or carried.has_people or carried.party is not None
        return [*((TEXT, HTML) if has_log or 0 < several <= READ_ALOUD else ()), *((FILES,) if a_file else ())]

    def data(self, carried: DropPayload, kind: str) -> Any:
        """Return the dragged things in one of these formats."""
        if kind == FILES:
            return file_addresses([str(self._file(carried))])
        if kind == WHOLE:
            return None if carried.log is not None else self._whole(carried).encode()
        if kind == HTML:
            return self._html(carried)
        document = QTextDocument()
        document.setHtml(self._html(carried))
        return plain(document)

    def _html(self, carried: DropPayload) -> str:
        from ui.bestiary.stat_block import view as stat_block
        from ui.bestiary.stat_block.data import of_creature, of_member
        from ui.theme.theme import theme_named

        if carried.log is not None:
            log = self._handout() if carried.handout else self._log()
            return "" if log is None else log.to_html()
        if carried.encounters:
            return "<hr>".join(map(self._encounter_html, carried.encounters))
        members = (self._library.parties.member(id) for id in carried.members)
        shown = [
            *map(of_creature, self._library.creatures.get_all(list(dict.fromkeys(carried.creatures)))),
            *(of_member(member) for member in members if member is not None),
        ]
        return "<hr>".join(stat_block.html(candidate, theme=theme_named("light")) for candidate in shown)

    def _encounter_html(self, id: int) -> str:
        """Return the roster of an encounter, its notes, and each stat block once."""
        from ui.bestiary.stat_block import view as stat_block
        from ui.encounter.tab import taking_part
        from ui.text.words import side_name
        from ui.theme.theme import theme_named

        encounter = self._library.encounters.get(id)
        if encounter is None:
            return ""
        lines = [f"<h2>{escaped(encounter.name)}</h2>"]
        for entry in self._library.encounters.entries(id):
            name = entry.name if entry.count == 1 else f"{entry.name} × {entry.count}"
            lines.append(f"<p>{escaped(name)} · {escaped(side_name(entry.side))}</p>")
        lines += [f"<p>{escaped(line)}</p>" for line in encounter.notes.splitlines() if line.strip()]
        shown = taking_part(self._library, encounter)[:READ_ALOUD]
        return "<hr>".join(
            ["".join(lines), *(stat_block.html(candidate, theme=theme_named("light")) for candidate in shown)]
        )

    def _file(self, carried: DropPayload) -> Path:
        from models.storage.atomic_files import plain_name

        content, suffix = (self._html(carried), "html") if carried.log is not None else (self._whole(carried), "json")
        path = Path(_folder().name) / plain_name(f"{carried.words}.{suffix}")
        path.write_text(content, "utf-8")
        return path

    def _whole(self, carried: DropPayload) -> str:
        """Return the dragged things as a file for another library."""
        from models.exchange.native import writer

        if carried.encounters:
            return writer.encounters(self._library, carried.encounters)
        if carried.party is not None:
            return writer.parties(self._library, [carried.party])
        return writer.creatures_and_members(self._library, list(dict.fromkeys(carried.creatures)), carried.members)


def plain(document: QTextDocument) -> str:
    """A document as plain lines: a row of a table is one, its cells apart by a point; a colon is behind a label."""
    lines: list[list[str]] = []
    row: tuple[int, int] | None = None
    column = -1
    block = document.begin()
    while block.isValid():
        cursor = QTextCursor(block)
        table: QTextTable | None = cursor.currentTable()
        words = " ".join(block.text().replace(BEHIND, ": ").split())
        if table is None:
            lines.append([words])
            row = None
        else:
            cell = table.cellAt(cursor)
            if row != (table.firstPosition(), cell.row()):
                lines.append([words])
            elif column == cell.column():
                lines[-1][-1] = f"{lines[-1][-1]} {words}".strip()
            else:
                lines[-1].append(words)
            row, column = (table.firstPosition(), cell.row()), cell.column()
        block = block.next()
    texts = [" · ".join(filter(None, line)) for line in lines]
    return "\n".join(line for place, line in enumerate(texts) if line or (place and texts[place - 1])).strip()
