"""Everybody's share of a fight as a table: emblem, name, what is left, bars of damage, and below them what was won."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from rules.core.state import PARTY, Combatant, Fight
from rules.log.sentences import Teller
from rules.summary.shares import Share
from rules.system.system import System
from ui.text.words import SPACE, figure, how_it_stands, side_name
from ui.theme.emblem import Emblem, Standing
from ui.theme.row_parts import BAR, BAR_CORNER
from ui.theme.sizes import px
from ui.theme.theme import GRID, HAIR, HALF, current, look, numbers
from ui.widgets.emblem_label import MARGIN, EmblemLabel
from ui.widgets.labels import Label
from ui.widgets.layouts import gridded, lined, stacked

Faces = Mapping[str, tuple[Emblem, Standing]]
"""Combatant id to its emblem, and how it stands."""
EMBLEM = 32
SHORTEST, LONGEST = 24, 96
"""Lengths in pixels of the longest bar of a column, by the room there is."""
_FIRST = 2
"""The first column after emblem and name."""


class Column(NamedTuple):
    """A kind of share that is a number."""

    title: str
    of: Callable[[Share], int]
    role: str
    """The colour of its bars."""
    always: bool = True
    """Whether it stands there even if there is nothing to tell in it."""


class ShareLabel(Label):
    """A number with a bar before it, whose length says how much of the most in its column it is."""

    def __init__(self, number: int, most: int, role: str) -> None:
        super().__init__(figure(number) if number else "–")
        self._part, self._role = number / most if most else 0.0, role
        self.setFont(numbers(self.font()))
        look().theme_changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Return the room of the number and a short bar."""
        hint = super().sizeHint()
        return QSize(hint.width() + px(SHORTEST) + px(GRID), hint.height())

    def minimumSizeHint(self) -> QSize:
        """Return the same: neither is cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar, and the number right after it: those of a column begin at one line."""
        words, theme = self.text(), current()
        wide = self.fontMetrics().horizontalAdvance(words) + px(GRID)
        length = max(0.0, min(px(LONGEST), self.width() - wide) * self._part)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self.font())
            if length:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.color(self._role))
                length = max(length, px(HALF))
                painter.drawRoundedRect(
                    QRectF(0, (self.height() - px(BAR)) / 2, length, px(BAR)), px(BAR_CORNER), px(BAR_CORNER)
                )
            painter.setPen(theme.color("text" if self._part else "muted"))
            start = length + px(GRID) if length else 0
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(start, 0, self.width() - start, self.height()), flags, words)


class NameLabel(Label):
    """A name in one line, or in several where there is less room than that, down to its longest word."""

    def __init__(self, name: str, role: str) -> None:
        super().__init__(name, role=role, wraps=True)

    def sizeHint(self) -> QSize:
        """Return the size of the name in one line: for a text that wraps Qt chooses a width of its own."""
        margins = self.contentsMargins()
        width = self.fontMetrics().horizontalAdvance(self.text()) + margins.left() + margins.right() + HAIR
        return QSize(width, super().minimumSizeHint().height())


class OutcomeTable(QWidget):
    """Two lines for everybody: the numbers, and in words what they won and used up."""

    def __init__(self, fight: Fight, shares: Mapping[str, Share], system: System, teller: Teller, faces: Faces) -> None:
        super().__init__()
        shares = {id: shares.get(id, Share()) for id in fight.combatants}  # what nobody did is no measure of a bar
        grid = gridded(self, across=2 * GRID, down=0)
        columns = [
            column
            for column in columns_of_shares()
            if column.always or any(column.of(shares.get(id, Share())) for id in fight.combatants)
        ]
        for side, ids in by_side(fight).items():
            self._add_heads(grid, side, system, columns)
            for id in ids:
                self._add(grid, fight.combatants[id], shares, columns, system)
                row = grid.rowCount() - 1
                words = in_words(fight.combatants[id], shares.get(id, Share()), system, teller)
                if words:
                    line = Label(words, role="small", wraps=True)
                    line.setContentsMargins(0, 0, 0, px(HALF))
                    grid.addWidget(line, row + 1, 1, 1, len(columns) + _FIRST)
                grid.addWidget(emblem_of(id, faces), row, 0, 2 if words else 1, 1, Qt.AlignmentFlag.AlignVCenter)
        for place in range(_FIRST + 1, _FIRST + 1 + len(columns)):
            grid.setColumnStretch(place, 1)  # bars share what is left over

    def _add_heads(self, grid: QGridLayout, side: str, system: System, columns: Sequence[Column]) -> None:
        row = grid.rowCount()
        grid.setRowMinimumHeight(row, px(24))
        grid.addWidget(Label(side_name(side), role="heading"), row, 0, 1, 2, Qt.AlignmentFlag.AlignBottom)
        for place, words in enumerate((system.vital.label, *(column.title for column in columns)), _FIRST):
            beside = Qt.AlignmentFlag.AlignRight if place == _FIRST else Qt.AlignmentFlag.AlignLeft
            grid.addWidget(Label(words, role="heading"), row, place, beside | Qt.AlignmentFlag.AlignBottom)

    def _add(
        self,
        grid: QGridLayout,
        combatant: Combatant,
        shares: Mapping[str, Share],
        columns: Sequence[Column],
        system: System,
    ) -> None:
        row, share = grid.rowCount(), shares.get(combatant.id, Share())
        name = NameLabel(combatant.name, "strong" if combatant.state == "active" else "muted")
        grid.addWidget(name, row, 1, Qt.AlignmentFlag.AlignVCenter)
        left = Label(left_of(combatant, system))
        left.setFont(numbers(left.font()))
        grid.addWidget(left, row, _FIRST, Qt.AlignmentFlag.AlignRight)
        for place, column in enumerate(columns, _FIRST + 1):
            most = max(column.of(other) for other in shares.values())
            grid.addWidget(ShareLabel(column.of(share), most, column.role), row, place)


class OutcomeLines(QWidget):
    """The same in words, an emblem and a line for everybody: where there is no room for columns."""

    def __init__(self, fight: Fight, shares: Mapping[str, Share], system: System, teller: Teller, faces: Faces) -> None:
        super().__init__()
        rows = stacked(on=self, spacing=HALF)
        for ids in by_side(fight).values():
            for id in ids:
                line = Label(in_one_line(fight.combatants[id], shares.get(id, Share()), system, teller), wraps=True)
                rows.addLayout(lined((emblem_of(id, faces), 0, Qt.AlignmentFlag.AlignTop), (line, 1)))


def emblem_of(id: str, faces: Faces) -> EmblemLabel:
    """Return the emblem of a combatant in the size of a row; an empty place where there is none."""
    made = EmblemLabel(EMBLEM + 2 * MARGIN)
    if id in faces:
        made.show_emblem(*faces[id])
    return made


def columns_of_shares() -> tuple[Column, ...]:
    """Return what is told of everybody in numbers."""
    translate = QCoreApplication.translate
    return (
        Column(translate("OutcomeTable", "dealt"), lambda share: share.dealt, "gold"),
        Column(translate("OutcomeTable", "lost"), lambda share: share.taken, "bad"),
        Column(translate("OutcomeTable", "healed"), lambda share: share.healed, "good", always=False),
    )


def in_words(combatant: Combatant, share: Share, system: System, teller: Teller) -> str:
    """Return how a combatant stands, how often it fell, what it won and used up; empty if there is nothing to say."""
    translate = QCoreApplication.translate
    dying = system.window.is_dying(combatant)
    state = how_it_stands(combatant.state, dying=dying, beside=system.phrases.file)
    is_down = dying or combatant.state != "active"
    pairs = (  # that who is down fell once needs no telling
        (translate("OutcomeTable", "fell"), figure(share.falls) if share.falls > is_down else ""),
        (translate("OutcomeTable", "died"), figure(share.deaths) if share.deaths > is_down else ""),
        (translate("OutcomeTable", "won"), gained(share, system)),
        (translate("OutcomeTable", "used up"), used_up(combatant.id, share, teller)),
    )
    parts = [state] if is_down else []
    parts += [f"{title} {what}" for title, what in pairs if what]
    return f"{SPACE}· ".join(_unbroken(part) for part in parts)


def left_of(combatant: Combatant, system: System) -> str:
    """Return what a combatant has left of what its life hangs on: `40/60`."""
    vital = system.vital
    return f"{figure(combatant.pools.get(vital.id, 0))}/{system.maximum(combatant, vital.id)}"


def in_one_line(combatant: Combatant, share: Share, system: System, teller: Teller) -> str:
    """Return all of a combatant, its numbers with their words: `Sorrel Vane · HP 5/103 · dealt 40`."""
    parts = [f"{system.vital.label} {left_of(combatant, system)}"]
    parts += [f"{column.title} {figure(many)}" for column in columns_of_shares() if (many := column.of(share))]
    words = in_words(combatant, share, system, teller)
    return f"{SPACE}· ".join((combatant.name, *(_unbroken(part) for part in parts), *([words] if words else ())))


def _unbroken(part: str) -> str:
    """Return text whose numbers do not wrap away from their words."""
    return re.sub(r" (?=[×\d−])|(?<=×) ", SPACE, part)


def gained(share: Share, system: System) -> str:
    """Return what the end of the fight gives a combatant, in one line: `120 XP, 45 Gil`."""
    labels = {gain.id: gain.label for gain in system.aftermath.gains}
    return ", ".join(f"{figure(many)} {labels.get(gain, gain)}" for gain, many in share.won.items() if many > 0)


def used_up(id: str, share: Share, teller: Teller) -> str:
    """Return what a combatant has used up, in one line: points, things and shots."""
    words = [f"{figure(many)} {teller.pool(pool)}" for pool, many in share.spent.items() if many > 0]
    words += [teller.used_up(id, thing, many) for thing, many in share.used.items() if many > 0]
    return ", ".join(words)


def by_side(fight: Fight) -> Mapping[str, list[str]]:
    """Return the combatants' ids of each side in the order of the fight, the party before all others."""
    ids_by_side: dict[str, list[str]] = {}
    for id, combatant in fight.combatants.items():
        ids_by_side.setdefault(combatant.side, []).append(id)
    return dict(sorted(ids_by_side.items(), key=lambda of_side: of_side[0] != PARTY))
