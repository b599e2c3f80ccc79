"""The odds in detail: every figure with its interval, and what other tactics would make of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from rules.odds.tally import Odds
from ui.card import Card
from ui.harmless import escaped
from ui.lines import stacked
from ui.odds.basis import NOTHING, Basis
from ui.odds.words import between, hardness, our_side, percent, percent_within, rounds_left, temperament_name
from ui.plain import Label
from ui.scrolling import Scrolling
from ui.theme import GRID, current, look
from ui.words import side_name

WIDTH, HEIGHT = 760, 640


@dataclass(frozen=True)
class Cast:
    """Who is in the fight that the odds are about."""

    names: Mapping[str, str]
    pools: Mapping[str, str]
    """Pool to what it is called."""
    standing: int
    """How many of our side stand."""
    rounds: str
    """What its system calls several rounds."""
    basis: Basis = NOTHING
    begun: bool = True
    """Whether the fight is under way; before, none of its rounds is left."""

    def name(self, id: str) -> str:
        """What somebody is called."""
        return self.names.get(id, id)


class OddsCard(Card):
    """A card over the page; arrows move what is higher than it, any other key puts it away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.heading = Label(role="title", wraps=True)
        self.table = Label(wraps=True)
        self.table.setTextFormat(Qt.TextFormat.RichText)
        self.table.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.basis = Label(wraps=True)
        """Who plays in which manner, who comes later."""
        self.basis.hide()
        self._scroll = Scrolling(self.table)
        layout = stacked(self, margins=(20, 12, 20, 12), spacing=8)
        layout.addWidget(self.heading)
        layout.addWidget(self._scroll, 1)
        layout.addWidget(self.basis)
        self._note = Label(
            self.tr(
                "± is how far chance may lead the figure astray; the larger doubt is how cleverly both sides play."
                " In brackets: four in five fights lie between."
            ),
            role="small",
            wraps=True,
        )
        layout.addWidget(self._note)
        self.setAccessibleName(self.tr("The odds in detail"))
        self._shown: tuple[Odds, Cast] | None = None
        look().changed.connect(self._write)

    def place(self) -> None:
        """In the middle of its parent."""
        self.lie(WIDTH, min(HEIGHT, self._needed()))

    def _needed(self) -> int:
        """So high that all of it is seen."""
        layout, bar = self.layout(), self._scroll.verticalScrollBar().sizeHint().width()
        edges = 0 if layout is None else layout.contentsMargins().left() + layout.contentsMargins().right()
        rows = self.table.heightForWidth(WIDTH - edges - bar)
        told = [one for one in (self.heading, self.basis, self._note) if not one.isHidden()]
        around = sum(one.heightForWidth(WIDTH - edges) + GRID for one in told)
        return around + rows + 3 * GRID

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows scroll, any other key puts it away."""
        event.accept()
        if not self._scroll.take_key(event.key()):
            self.shut()

    def show_odds(self, odds: Odds, cast: Cast) -> None:
        """All figures of these odds."""
        self._shown = odds, cast
        self._write()

    def _write(self) -> None:
        """Writes them in the colours of the theme."""
        if self._shown is None:
            return
        odds, cast = self._shown
        side = our_side(odds.sides)
        self.heading.setText(hardness(odds, side, cast.standing))
        self.table.setText(f"{self._sides(odds, cast)}{self._combatants(odds, cast)}")
        told = cast.basis.in_words(cast.names)
        self.basis.setText("\n".join(told))
        self.basis.setVisible(bool(told))
        if self.isVisible():
            self.place()

    def _sides(self, odds: Odds, cast: Cast) -> str:
        muted = current().roles["muted"]
        rows = [
            [side_name(side), percent_within(share), _interval(share.low, share.high)]
            + [percent(sides.get(side, 0.0)) for sides in odds.spread.values()]
            for side, share in odds.sides.items()
        ]
        by = self.tr("as set") if cast.basis.is_all_set(odds) else temperament_name(odds.tactics)
        head = ["", self.tr("wins, {tactics}").format(tactics=by), self.tr("95 % interval")]
        head += [temperament_name(one) for one in odds.spread]
        nobody = self.tr("no side wins: {undecided}").format(undecided=percent(odds.undecided))
        played = self.tr("fights played: {fights}").format(fights=odds.fights)
        told = " · ".join((nobody, rounds_left(odds, cast.rounds, begun=cast.begun), played))
        return f'{_table(head, rows)}<p style="color:{muted}">{escaped(told)}</p>'

    def _combatants(self, odds: Odds, cast: Cast) -> str:
        pools = [id for id in cast.pools if any(id in one.pools for one in odds.combatants.values())]
        head = [
            "",
            self.tr("falls"),
            self.tr("95 % interval"),
            *(self.tr("{pool} left").format(pool=cast.pools[id]) for id in pools),
        ]
        rows = []
        for id, one in odds.combatants.items():
            left = [between(one.pools[pool]) if pool in one.pools else "" for pool in pools]
            interval = _interval(one.falls.low, one.falls.high)
            rows.append([cast.name(id), percent(one.falls.share), interval, *left])
        return _table(head, rows)


def _interval(low: float, high: float) -> str:
    return f"{round(low * 100)}–{round(high * 100)}"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The first column is read from the left, figures stand under each other."""
    lines = [_line(head, f' style="color:{current().roles["muted"]}"'), *(_line(row) for row in rows)]
    return f'<table cellspacing="0" cellpadding="4">{"".join(lines)}</table>'


def _line(cells: Sequence[str], style: str = "") -> str:
    first, *rest = (escaped(one) for one in cells)
    figures = "".join(f'<td{style} align="right">&nbsp;&nbsp;{one}</td>' for one in rest)
    return f"<tr><td{style}>{first}</td>{figures}</tr>"
