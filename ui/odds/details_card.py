"""The odds in detail: every figure with its interval, and what other tactics would make of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QTextDocument, QTextOption
from PySide6.QtWidgets import QWidget

from rules.odds.tally import Odds
from rules.odds.verdict_words import Verdict
from rules.text.sanitize import escaped
from ui.session.odds_basis import NOTHING, OddsBasis
from ui.text.odds_words import between, hardness, interval, our_side, percent, rounds_left, temperament_name
from ui.text.words import figure, side_name, unbroken
from ui.theme.emblem import Emblem
from ui.theme.sizes import px
from ui.theme.theme import GRID, HALF, current, look
from ui.widgets.emblem_label import emblem_tag
from ui.widgets.labels import Label
from ui.widgets.layouts import VerticalScrollArea, stacked
from ui.widgets.overlay_card import HELD, Card

FACE = 20
"""The side in pixels of the emblem before a name."""
LEAST, WIDTH, EDGE = 480, 920, 16
"""Pixels across, at least and at most, and how far the card stays from the edges of its page."""


@dataclass(frozen=True)
class OddsCast:
    """The fight that the odds are about: its combatants, pools and words."""

    names: Mapping[str, str]
    pools: Mapping[str, str]
    """Pool to what it is called."""
    standing: int
    """The number of our side still standing."""
    rounds: str
    """The system's word for several rounds."""
    basis: OddsBasis = NOTHING
    lying: Collection[str] = ()
    """The ids of those of our side who are down already."""
    begun: bool = True
    """Whether the fight is under way; before, none of its rounds is left."""
    faces: Mapping[str, Emblem] = field(default_factory=dict)
    """Combatant id to its emblem."""

    def name(self, id: str) -> str:
        """Return the name of a combatant."""
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
        """Temperaments, and who enters later."""
        self.basis.hide()
        self.scrolled = VerticalScrollArea(self.table)
        self._head = self.headed(self.heading)
        self._note = Label(
            self.tr(
                "The interval is how far off a figure may be by chance; the larger doubt is how "
                "cleverly all sides play. In brackets: four in five fights lie between."
            ),
            role="small",
            wraps=True,
        )
        stacked(self._head, (self.scrolled, 1), self.basis, self._note, on=self, margins=(20, 12, 20, 12), spacing=8)
        self.setAccessibleName(self.tr("The odds in detail"))
        self._shown: tuple[Odds, OddsCast, Verdict | None] | None = None
        look().theme_changed.connect(self._write)

    def place(self) -> None:
        """Lies in the middle of its parent, as large as its figures are."""
        parent, beside = self.parentWidget(), self._beside() + self._bar()
        most = px(WIDTH) if parent is None else min(px(WIDTH), parent.width() - 2 * px(EDGE))
        self._write_table(most - beside)
        width = min(most, max(px(LEAST), self.ideal_width() + beside))
        self.lie(width, self._needed(width), edge=px(EDGE))

    def ideal_width(self) -> int:
        """Return the width at which no cell is broken."""
        return ceil(self._document(self.table.text()).idealWidth())

    def _document(self, html: str) -> QTextDocument:
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(self.table.font())
        document.setHtml(html)
        return document

    def _write_table(self, room: int) -> None:
        """Write the figures; a name breaks only where the headings, broken, leave its column no room."""
        if self._shown is None:
            return
        odds, cast, _ = self._shown
        sides = self._sides(odds, cast)
        whole = self._document(self._combatants(odds, cast, unbroken))
        breaks = whole.defaultTextOption()
        breaks.setWrapMode(QTextOption.WrapMode.WordWrap)
        whole.setDefaultTextOption(breaks)
        whole.setTextWidth(1)  # then it is as wide as what does not break
        by_name = unbroken if whole.size().width() <= room else str
        self.table.setText(f"{sides}{self._combatants(odds, cast, by_name)}")

    def _beside(self) -> int:
        """Return the width on both sides of the words."""
        layout, frame = self.layout(), 2 * self.frameWidth()
        margins = None if layout is None else layout.contentsMargins()
        return frame if margins is None else frame + margins.left() + margins.right()

    def _bar(self) -> int:
        return self.scrolled.verticalScrollBar().sizeHint().width()

    def _needed(self, width: int) -> int:
        """The height in which all of it is seen at a width."""
        rows = self.table.heightForWidth(width - self._beside() - self._bar())
        labels = [label for label in (self.basis, self._note) if not label.isHidden()]
        around = sum(label.heightForWidth(width - self._beside()) + px(GRID) for label in labels)
        around += self._head.totalHeightForWidth(width - self._beside()) + px(GRID)
        return around + rows + 3 * px(GRID) + 2 * self.frameWidth()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows scroll, any other key puts it away."""
        event.accept()
        if event.key() not in HELD and not self.scrolled.take_key(event.key()):
            self.shut()

    def show_odds(self, odds: Odds, cast: OddsCast, last_verdict: Verdict | None) -> None:
        """Show all figures of these odds, under the words of their verdict."""
        self._shown = odds, cast, last_verdict
        self._write()

    def _write(self) -> None:
        """Write them in the colours of the theme."""
        if self._shown is None:
            return
        odds, cast, words = self._shown
        side = our_side(odds.sides)
        self.heading.setText(hardness(odds, side, cast.standing, cast.names, words, cast.lying))
        self._write_table(self.table.width())
        lines = cast.basis.in_words(cast.names)
        self.basis.setText("\n".join(lines))
        self.basis.setVisible(bool(lines))
        if self.isVisible():
            self.place()

    def _sides(self, odds: Odds, cast: OddsCast) -> str:
        muted = current().roles["muted"]
        rows = [
            [side_name(side), percent(share), interval(share)]
            + [percent(sides[side]) if side in sides else "" for sides in odds.spread.values()]
            for side, share in odds.sides.items()
        ]
        rows += [row for side in odds.sides if (row := self._flight(odds, side))]
        rows.append(self._falls(odds, cast, our_side(odds.sides)))
        by = self.tr("as set") if cast.basis.is_all_set(odds) else temperament_name(odds.tactics)
        head = ["", self.tr("wins, playing: {tactics}").format(tactics=by), self.tr("95% interval")]
        head += [temperament_name(item) for item in odds.spread]
        nobody = self.tr("no side wins: {undecided}").format(undecided=percent(odds.undecided))
        played = self.tr("fights played: {fights}").format(fights=odds.played)
        text = " · ".join((nobody, rounds_left(odds, cast.rounds, begun=cast.begun), played))
        return f'{_table(head, rows)}<p style="color:{muted}">{escaped(text)}</p>'

    def _flight(self, odds: Odds, side: str) -> list[str]:
        """Return how often a side escapes from a fight it does not win; empty for never."""
        shares = [odds.flight(side), *odds.flights(side).values()]
        if not any(flight.share for flight in shares):
            return []
        own, *others = (percent(flight) if flight.share else "–" for flight in shares)
        return [self.tr("{side}: flight").format(side=side_name(side)), own, "", *others]

    def _falls(self, odds: Odds, cast: OddsCast, side: str) -> list[str]:
        """Return how many of a side go down in the middle fight by each tactics: they count for its word as wins do."""
        fewest, most = odds.fall_ranges.get(side, (odds.falls[side].median,) * 2)
        others = (odds.outlooks.get(tactics, {}).get(side) for tactics in odds.spread)
        return [
            self.tr("{side}: down at the end, of {standing}").format(side=side_name(side), standing=cast.standing),
            figure(odds.falls[side].median),
            figure(most) if fewest == most else f"{figure(fewest)}–{figure(most)}",
            *("" if outlook is None else figure(outlook.falls) for outlook in others),
        ]

    def _combatants(self, odds: Odds, cast: OddsCast, named: Callable[[str], str]) -> str:
        """Return a row for everybody; `named`: how a name is written."""
        pools = [id for id in cast.pools if any(id in candidate.pools for candidate in odds.combatants.values())]
        head = [
            "",
            self.tr("down at the end"),
            self.tr("95% interval"),
            *(self.tr("{pool} left").format(pool=cast.pools[id]) for id in pools),
        ]
        rows = []
        for id, prospect in odds.combatants.items():
            pools_left = [between(prospect.pools[pool]) if pool in prospect.pools else "" for pool in pools]
            rows.append([named(cast.name(id)), percent(prospect.falls), interval(prospect.falls), *pools_left])
        tags = [emblem_tag(cast.faces[id], px(FACE)) if id in cast.faces else "" for id in odds.combatants]
        return _table(head, rows, tags)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]], tags: Sequence[str] = ()) -> str:
    """The first column is read from the left, figures stand under each other; of them only the headings break.

    `tags`: the emblem before each row, as HTML.
    """
    cells = [(name, *(unbroken(cell) for cell in figures)) for name, *figures in rows]
    lines = [_line(head, f"color:{current().roles['muted']}", "" if tags else None)]
    lines += [_line(row, tag=tag) for row, tag in zip(cells, tags, strict=True)] if tags else map(_line, cells)
    return f'<table cellspacing="0" cellpadding="4">{"".join(lines)}</table>'


def _line(cells: Sequence[str], style: str = "", tag: str | None = None) -> str:
    """Return a row; `tag`: the emblem before it, in a column of its own, so that no line of a name stands below it."""
    first, *rest = (escaped(cell) for cell in cells)
    figures = "".join(f'<td style="{style}" align="right">&nbsp;&nbsp;{item}</td>' for item in rest)
    before = "" if tag is None else f'<td style="padding-left:0px; padding-right:0px">{tag}</td>'
    return f'<tr>{before}<td style="padding-left:{px(HALF) if before else 0}px; {style}">{first}</td>{figures}</tr>'
