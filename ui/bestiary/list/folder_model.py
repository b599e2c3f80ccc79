"""The item model of folders or tags, with their numbers of creatures."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import Qt

from rules.text.sanitize import without_controls
from ui.theme.icons import icon
from ui.theme.theme import colour_name, current
from ui.widgets.keyed_model import Index, KeyedRows
from ui.widgets.labels import tip

INDENT = 14
DEPTH_ROLE = int(Qt.ItemDataRole.UserRole) + 2


class FolderRow(NamedTuple):
    """One folder or tag."""

    key: str | None
    """Its path or name; None stands for all creatures."""
    text: str
    number: int
    depth: int = 0
    path: str = ""
    checked: bool | None = None
    """Whether it is chosen, where several can be."""
    icon: str = "folder"
    colour: str = ""
    """Its colour, if it has one."""
    counts: bool = True
    """Whether the number of creatures is shown."""


def folder_shelves(
    counts: Iterable[tuple[str, int]], everything: str, top: str, colours: Mapping[str, str]
) -> list[FolderRow]:
    """Return the rows: all creatures, those without a folder, and the tree of folders.

    A folder of which nothing fits stays, with a 0: one can still drop something into it.
    """
    totals: dict[str, int] = {}
    loose: int | None = None
    for folder, number in counts:
        if not folder:
            loose = number
            continue
        parts = folder.split("/")
        for depth in range(len(parts)):
            path = "/".join(parts[: depth + 1])
            totals[path] = totals.get(path, 0) + number
    everywhere = (loose or 0) + sum(number for path, number in totals.items() if "/" not in path)
    shelves = [FolderRow(None, everything, everywhere, icon="book-open")]
    if loose is not None and totals:
        shelves.append(FolderRow("", top, loose, path="", icon="file-text"))
    paths = sorted(totals, key=lambda path: path.casefold().split("/"))
    return shelves + [
        FolderRow(path, path.rpartition("/")[2], totals[path], path.count("/"), path, colour=colours.get(path, ""))
        for path in paths
    ]


class FolderModel(KeyedRows[FolderRow]):
    """Folders or tags as a list."""

    def key(self, row: FolderRow) -> Hashable:
        """The path or name."""
        return row.key

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """Return name, number of creatures, colour or check state of a row."""
        row = self.row_at(index)
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        if role == Qt.ItemDataRole.UserRole:
            return row
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip("\n".join(filter(None, (row.path or row.text, colour_name(row.colour)))))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            if not row.counts:
                return without_controls(row.text)
            if row.number == 1:
                chosen, plain = self.tr("{name}, chosen: one creature"), self.tr("{name}: one creature")
            else:
                chosen, plain = self.tr("{name}, chosen: {number} creatures"), self.tr("{name}: {number} creatures")
            template = chosen if row.checked else plain
            text = template.format(name=row.text, number=row.number)
            return without_controls(", ".join(filter(None, (text, colour_name(row.colour)))))
        if role == Qt.ItemDataRole.CheckStateRole and row.checked is not None:
            return Qt.CheckState.Checked if row.checked else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.DecorationRole and row.checked is None:
            return icon(row.icon, "muted")
        if role == Qt.ItemDataRole.ForegroundRole and not row.number and row.counts:
            return current().color("muted")
        if role == DEPTH_ROLE:
            return row.depth
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Can be chosen, and picked up unless it stands for creatures of no folder."""
        row = self.row_at(index)
        if row is None:
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsDragEnabled if row.key else flags
