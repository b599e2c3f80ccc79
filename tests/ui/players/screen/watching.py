"""The players' screen over a fight, and all words that can be found on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface, QPainter
from PySide6.QtWidgets import QWidget

from rules.players.players_view import RowOnView
from tests.there import there
from ui.players.screen import PlayersScreen
from ui.players.screen_content import screen_content
from ui.session.controller import Conductor
from ui.session.players import PlayersTable


class Watching:
    """A screen that follows a fight as the window lets it."""

    def __init__(self, conductor: Conductor) -> None:
        self.conductor = conductor
        self.table = PlayersTable(conductor)
        self.screen = PlayersScreen()
        self.table.changed.connect(self.look)
        self.look()

    def look(self) -> None:
        """Shows the fight as it stands now."""
        self.screen.show_content(screen_content(self.table))

    def row(self, name: str) -> RowOnView:
        """Somebody's row."""
        return next(row for row in there(self.screen.content).view.rows if row.name == name)

    def names(self) -> set[str]:
        """Who is to be seen."""
        return {row.name for row in there(self.screen.content).view.rows}


class PaintedWords:
    """Notes whatever is written by any painter."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.words: list[str] = []
        draw = QPainter.drawText

        def noted(painter: QPainter, *given: Any) -> Any:
            self.words += [item for item in given if isinstance(item, str)]
            return draw(painter, *given)

        monkeypatch.setattr(QPainter, "drawText", noted)

    def of(self, screen: PlayersScreen) -> list[str]:
        """What is written on a screen that is painted anew."""
        self.words.clear()
        screen.forget_picture()
        screen.picture()
        return list(self.words)


def spoken_words(screen: PlayersScreen) -> Iterator[str]:
    """All that a screen says of itself but for what is painted: of each widget in it, and to screen readers."""
    for widget in [screen, *screen.findChildren(QWidget)]:
        yield from (widget.windowTitle(), widget.toolTip(), widget.statusTip(), widget.whatsThis())
        yield from (widget.accessibleName(), widget.accessibleDescription(), widget.objectName())
        text = getattr(widget, "text", None)
        yield str(text()) if callable(text) else ""
    yield from _told(QAccessible.queryAccessibleInterface(screen))


def _told(interface: QAccessibleInterface | None) -> Iterator[str]:
    if interface is not None:
        yield from (interface.text(kind) for kind in QAccessible.Text if kind is not QAccessible.Text.UserText)
        for number in range(interface.childCount()):
            yield from _told(interface.child(number))
