"""Everybody's share of a fight as a table: emblem, name, what is left, bars of damage, and below them what was won."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from rules.core.state import PARTY, Combatant, Fight
from rules.log.sentences import Teller
from rules.summary.shares import Share
from rules.system.system import System
from ui.text.words import SPACE, figure, side_name, state_name
from ui.theme.emblem import Emblem, Standing
from ui.theme.row_parts import BAR, BAR_CORNER
from ui.theme.sizes import px
from ui.theme.theme import GRID, HAIR, HALF, current, look, numbers
from ui.widgets.emblem_label import MARGIN, EmblemLabel
from ui.widgets.labels import Label
from ui.widgets.layouts import gridded, lined

Faces = Mapping[str, tuple[Emblem, Standing]]
"""Combatant id to its emblem, and how it stands."""
EMBLEM = 32
LONGEST = 64
"""The greatest length of a bar in pixels."""
_FIRST = 2
"""The first column after emblem and name."""
APART = 6
"""Pixels between two combatants, whose lines belong together."""
WORDS = 160
"""The least width in pixels of what somebody won and used up where that stands behind the numbers."""


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

    def __init__(self, number: int, most: int, role: str, least: int) -> None:
        """`least`: the length in pixels for which there is room if it has most."""
        super().__init__(figure(number) if number else "–")
        self._least, self._has_bars = least, bool(most)
        self._part, self._role = number / most if most else 0.0, role
        self.setFont(numbers(self.font()))
        look().theme_changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Return the room of the number and the longest bar."""
        return self._with_bar(LONGEST)

    def minimumSizeHint(self) -> QSize:
        """Return the room of the number, which is never cut, and the shortest bar of the most."""
        return self._with_bar(self._least)

    def _with_bar(self, length: int) -> QSize:
        words = super().sizeHint()
        if not self._has_bars:
            return words
        return QSize(words.width() + px(length) + px(GRID), words.height())

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


class Form(Enum):
    """How a table stands in its width: the widest that fits is shown."""

    BESIDE = "beside"
    """What they won and used up stands behind the numbers."""
    BELOW = "below"
    """It stands in a line of its own below them."""
    NARROW = "narrow"
    """The numbers stand below the name, too."""


LEAST_BARS = {Form.BESIDE: 48, Form.BELOW: 24, Form.NARROW: 8}
"""The least length in pixels of the longest bar of a column."""


class OutcomeTable(QWidget):
    """For everybody the numbers with their bars, and in words what they won and used up."""

    def __init__(
        self, fight: Fight, shares: Mapping[str, Share], system: System, teller: Teller, faces: Faces, form: Form
    ) -> None:
        super().__init__()
        self._fight, self._system, self.form = fight, system, form
        self._shares = {id: shares.get(id, Share()) for id in fight.combatants}  # whoever did nothing is no measure
        self._columns = [
            column for column in columns_of_shares() if column.always or any(map(column.of, self._shares.values()))
        ]
        grid = self._grid = gridded(self, across=2 * GRID, down=0)
        for side, ids in by_side(fight).items():
            self._add_heads(side)
            for id in ids:
                grid.setRowMinimumHeight(grid.rowCount(), px(APART))
                combatant = fight.combatants[id]
                words = in_words(combatant, self._shares[id], system, teller)
                first, last = self._add(combatant), self._add_words(words)
                middle = Qt.AlignmentFlag.AlignVCenter
                grid.addWidget(emblem_of(id, faces), first, 0, max(first, last) - first + 1, 1, middle)
        if form is Form.NARROW:
            for place in range(1, 1 + len(self._columns)):
                grid.setColumnStretch(place, 1)
        else:
            grid.setColumnStretch(_FIRST + 1 + len(self._columns), 1)

    def _add_heads(self, side: str) -> None:
        grid, row = self._grid, self._grid.rowCount()
        bottom = Qt.AlignmentFlag.AlignBottom
        grid.setRowMinimumHeight(row, px(24))
        grid.addWidget(Label(side_name(side), role="heading"), row, 0, 1, 2, bottom)
        vital = Label(self._system.vital.label, role="heading")
        if self.form is Form.NARROW:
            grid.addWidget(vital, row, len(self._columns), Qt.AlignmentFlag.AlignRight | bottom)
            row += 1
        else:
            grid.addWidget(vital, row, _FIRST, Qt.AlignmentFlag.AlignRight | bottom)
        for place, column in enumerate(self._columns, self._first_of_shares):
            if self.form is Form.NARROW:
                grid.addWidget(NameLabel(column.title, "heading"), row, place, bottom)
            else:
                grid.addWidget(Label(column.title, role="heading"), row, place, Qt.AlignmentFlag.AlignLeft | bottom)

    @property
    def _first_of_shares(self) -> int:
        """The first column of the grid that holds a number with its bar."""
        return 1 if self.form is Form.NARROW else _FIRST + 1

    def _add(self, combatant: Combatant) -> int:
        """Add name and numbers of a combatant; return the row in which they begin."""
        grid, row, share = self._grid, self._grid.rowCount(), self._shares[combatant.id]
        name = NameLabel(combatant.name, "strong" if combatant.state == "active" else "muted")
        left = Label(left_of(combatant, self._system))
        left.setFont(numbers(left.font()))
        is_narrow = self.form is Form.NARROW
        if is_narrow:
            grid.addLayout(lined((name, 1), left, margins=(0, GRID, 0, 0)), row, 1, 1, len(self._columns))
        else:
            grid.addWidget(name, row, 1, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(left, row, _FIRST, Qt.AlignmentFlag.AlignRight)
        for place, column in enumerate(self._columns, self._first_of_shares):
            most = max(map(column.of, self._shares.values()))
            label = ShareLabel(column.of(share), most, column.role, LEAST_BARS[self.form])
            grid.addWidget(label, row + is_narrow, place)
        return row

    def _add_words(self, words: str) -> int:
        """Add what a combatant won and used up; return the row in which it stands, 0 if there is nothing."""
        grid, last = self._grid, self._grid.rowCount() - 1
        if not words:
            return last
        line = Label(words, role="small", wraps=True)
        if self.form is Form.BESIDE:
            line.setMinimumWidth(px(WORDS))
            grid.addWidget(line, last, _FIRST + 1 + len(self._columns), Qt.AlignmentFlag.AlignVCenter)
            return last
        line.setContentsMargins(0, 0, 0, px(HALF))
        grid.addWidget(line, last + 1, 1, 1, self._first_of_shares + len(self._columns) - 1)
        return last + 1


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
    standing = system.standing(combatant)
    state, is_down = state_name(standing, system.phrases.file), standing != "active"
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
