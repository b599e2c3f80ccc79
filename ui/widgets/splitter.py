"""Panes whose sizes are chosen once and hold at every size of text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QSplitter, QWidget

from ui.theme.sizes import rounded, scale
from ui.theme.theme import look


class Splitter(QSplitter):
    """A splitter whose panes keep the sizes that were given or drawn last, however large everything is drawn since.

    At a size of text that leaves no room a pane takes what it needs at least; at the next it has its share again.
    """

    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self.chosen: list[float] = []
        """The sizes of the panes at 100 %, also of those that are hidden now; empty: nobody has given any."""
        self.splitterMoved.connect(self._drawn)
        look().scale_changed.connect(self._resized)

    def setSizes(self, sizes: Sequence[int]) -> None:  # noqa: N802  It is Qt's.
        """Give the panes sizes at the present scale."""
        self.chosen = [size / scale() for size in sizes]
        super().setSizes(sizes)

    def choose(self, sizes: Sequence[float]) -> None:
        """Give the panes sizes as they are at 100 %."""
        self.setSizes([rounded(size * scale()) for size in sizes])
        self.chosen = list(sizes)

    def _drawn(self) -> None:
        """Take over what was drawn with the mouse; a hidden pane keeps what it had."""
        former = self.chosen if len(self.chosen) == self.count() else [0.0] * self.count()
        panes = map(self.widget, range(self.count()))
        self.chosen = [
            before if pane is None or pane.isHidden() else size / scale()
            for pane, before, size in zip(panes, former, self.sizes(), strict=True)
        ]

    def _resized(self) -> None:
        """Everything is drawn at another scale."""
        if self.chosen:
            self.choose(self.chosen)

    def keep_sizes(self, settings: QSettings, key: str) -> None:
        """Save the sizes for the next start, at whatever size of text that is."""
        settings.setValue(key, written(self.chosen))

    def take_sizes(self, settings: QSettings, key: str) -> None:
        """Give the panes the sizes that were saved, if they are of so many."""
        sizes = read(settings.value(key))
        if len(sizes) == self.count():
            self.choose(sizes)


def written(sizes: Sequence[float]) -> str:
    """Return sizes as they are saved."""
    return " ".join(f"{size:.1f}" for size in sizes)


def read(saved: object) -> list[float]:
    """Return saved sizes; none where what was saved are no sizes."""
    try:
        sizes = [float(part) for part in str(saved or "").split()]
    except ValueError:
        return []
    return sizes if all(0 <= size < MOST for size in sizes) else []


MOST = 100_000
"""Pixels that no pane has."""
