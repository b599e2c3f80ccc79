"""The odds as one line: a verdict in words, a bar of wins, and figures."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from models.odds.questions import PreparedFight
from rules.odds.estimates import ShareEstimate
from rules.odds.runs import Situation
from rules.odds.tally import Odds
from rules.odds.verdict_words import Verdict, may_be_true, next_told
from rules.text.sanitize import without_controls
from ui.odds.details_card import OddsCard, OddsCast
from ui.odds.service import OddsService
from ui.text.odds_words import figures, hardness, our_side, percent
from ui.text.words import side_name
from ui.theme.sizes import px
from ui.theme.theme import NORMAL, SMALL, current, elided, look, numbers, sized
from ui.widgets.controls import IconButton
from ui.widgets.labels import tip
from ui.widgets.layouts import lined

HEIGHT, LINES = 40, 2
"""The height of the line in pixels, and the most lines of its words."""
EDGE, GAP = 12, 10
BAR, SHORT, THICK = 150, 64, 14
"""The greatest and the short length of the bar, and its thickness, in pixels."""
STEP = 4
"""Pixels by which the words get wider until they fit."""
PARTED = " · "
"""The separator between two numbers."""


class ArrangedOdds(NamedTuple):
    """The layout of the line."""

    width: int
    """Of the words."""
    bar: int
    """The width of the bar; none where there is no room."""
    figures: str
    """The numbers that fit."""
    pixels: int
    """The size of the words at 100 %."""


class OddsLine(QWidget):
    """The painted line; its size does not depend on its content."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = ""
        """The verdict in words."""
        self.figures = ""
        """The odds in figures, with their intervals."""
        self.shares: tuple[tuple[str, ShareEstimate], ...] = ()
        """The share of wins of each side; the empty side stands for nobody."""
        self.basis: tuple[str, ...] = ()
        """The basis of the numbers, in sentences."""
        self.stale = False
        """Whether the figures are of the fight before the last command."""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(px(HEIGHT))
        look().theme_changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(px(200), px(HEIGHT))

    def say(
        self,
        words: str,
        figures: str = "",
        shares: tuple[tuple[str, ShareEstimate], ...] = (),
        basis: tuple[str, ...] = (),
    ) -> None:
        """Set words, figures, shares and basis."""
        self.words, self.figures, self.shares, self.stale = words, figures, shares, False
        self.basis = basis
        self.setAccessibleName(without_controls(" ".join(filter(None, (words, figures, *basis)))))
        self.update()

    def wait(self) -> None:
        """Mark the figures as outdated until new ones come."""
        if self.shares and not self.stale:
            self.stale = True
            self.update()

    def in_full(self) -> str:
        """Return the whole content as lines of text."""
        nobody = self.tr("nobody")
        shares = [f"{side_name(side) if side else nobody}: {percent(share)}" for side, share in self.shares]
        return "\n".join(filter(None, (self.words, self.figures, " · ".join(shares), *self.basis)))

    def event(self, event: QEvent) -> bool:
        """Tell in a tooltip what does not fit."""
        if isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), tip(self.in_full()), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Words, bar, figures; the tooltip tells the figures that have no room."""
        theme = current()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ink = theme.color("muted" if self.stale else "text")
            arranged = self.arranged(self.width() - px(GAP))
            bold = sized(self.font(), arranged.pixels, bold=True)
            _write(painter, QRect(0, 0, arranged.width, px(HEIGHT)), self.written(arranged), ink, bold)
            left = arranged.width + px(GAP)
            if arranged.bar:
                self._paint_shares(painter, QRectF(left, (px(HEIGHT) - px(THICK)) / 2, arranged.bar, px(THICK)))
                left += arranged.bar + px(GAP)
            rest = QRect(left, 0, max(0, self.width() - px(GAP) - left), px(HEIGHT))
            _write(painter, rest, arranged.figures, theme.color("muted"), numbers(sized(self.font(), SMALL)))

    def written(self, arranged: ArrangedOdds) -> str:
        """Return the words, or as many as have room; how they break into lines decides, not how long they are."""
        metrics = QFontMetrics(sized(self.font(), arranged.pixels, bold=True))
        if _has_room(metrics, self.words, arranged.width):
            return self.words
        return elided(metrics, self.words, LINES * arranged.width)

    def arranged(self, room: int) -> ArrangedOdds:
        """Return the words broken into at most two lines, with the whole numbers that fit beside them.

        The bar gives way before a number, and numbers before the words shrink, but for the last; the range by tactics
        goes first, the win chance last, of which the mere share is left. A bar without a number would be colours alone.
        """
        most = min(px(BAR), max(0, room // 5)) if self.shares else 0
        small = QFontMetrics(numbers(sized(self.font(), SMALL)))
        beside = [
            (
                bar,
                told,
                (bar + px(GAP) if bar else 0) + (small.horizontalAdvance(told) + px(2) + px(GAP) if told else 0),
            )
            for told in dict.fromkeys((*_fewer(self.figures), *(percent(share) for _, share in self.shares[:1]), ""))
            for bar in (dict.fromkeys((most, min(most, px(SHORT)))) if told else (0,))
        ]
        told, alone = beside[:-1], beside[-1:]
        for pixels, ways in ((NORMAL, told), (SMALL, told), (NORMAL, alone), (SMALL, alone)):
            metrics = QFontMetrics(sized(self.font(), pixels, bold=True))
            narrowest = _narrowest(metrics, self.words)
            whole = metrics.horizontalAdvance(self.words) + px(2)
            for bar, text, needed in ways:
                if narrowest <= room - needed:
                    return ArrangedOdds(whole if whole <= room - needed else narrowest, bar, text, pixels)
        return ArrangedOdds(room, 0, "", SMALL)

    def _paint_shares(self, painter: QPainter, rect: QRectF) -> None:
        """A part for each side in its colour, parted by gaps; the first is ours, whose share is written beside it."""
        theme, left = current(), rect.left()
        painter.setPen(Qt.PenStyle.NoPen)
        for side, share in self.parts():
            part = QRectF(left, rect.top(), rect.width() * share, rect.height())
            color = QColor(theme.side(side) if side else theme.color("track"))
            color.setAlphaF(0.35 if self.stale else 0.85)
            painter.setBrush(color)
            painter.drawRect(part.adjusted(0, 0, -1 if part.width() > 2 else 0, 0))
            left += part.width()

    def parts(self) -> list[tuple[str, float]]:
        """Return the parts of the bar from the left: what each side wins at least, and as nobody's what is not known.

        One full of a colour said “lost” after five fights.
        """
        sure = [(side, share.low) for side, share in self.shares if side]
        unsure = max(0.0, 1.0 - sum(share for _, share in sure))
        return [*sure[:1], ("", unsure), *sure[1:]]


def _narrowest(metrics: QFontMetrics, words: str) -> int:
    """The width at which words have no more than their lines."""
    width = metrics.horizontalAdvance(words) // LINES
    while not _has_room(metrics, words, width):
        width += STEP
    return width


def _has_room(metrics: QFontMetrics, words: str, width: int) -> bool:
    """Whether words fit into their lines at a width, none of them broken within."""
    box = metrics.boundingRect(QRect(0, 0, width, px(HEIGHT)), Qt.TextFlag.TextWordWrap, words)
    return box.width() <= width and box.height() <= LINES * metrics.lineSpacing()


def _write(painter: QPainter, rect: QRect, words: str, ink: QColor, font: QFont) -> None:
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, words)


def _fewer(figures: str) -> Iterator[str]:
    """Yield all figures, then ever fewer, down to the most important one."""
    parts = figures.split(PARTED)
    yield figures
    while len(parts) > 1:
        parts.pop(-2 if len(parts) > 2 else -1)
        yield PARTED.join(parts)


class OddsBar(QWidget):
    """The bar of the odds: the line and a button for further questions."""

    details_requested = Signal()
    ask_requested = Signal()
    """The list of what if, harder or easier, and the worst case is requested."""
    shut_requested = Signal()

    def __init__(self, parent: QWidget | None = None, *, edge: int = EDGE) -> None:
        """`edge` is how far from both sides it stands."""
        super().__init__(parent)
        self.line = OddsLine()
        self.told: Verdict | None = None
        """The last verdict; of one state it changes only once."""
        self.details = IconButton("list", self.tr("The odds in detail (Shift+F7)"))
        self.ask = IconButton("circle-help", self.tr("More questions: what if, how bad can it get (Ctrl+F7)"))
        self.shut = IconButton("x", self.tr("Hide the odds (F7)"))
        row = lined((self.line, 1), on=self, margins=(edge, 0, edge, 0), spacing=4)
        for button, signal in (
            (self.details, self.details_requested),
            (self.ask, self.ask_requested),
            (self.shut, self.shut_requested),
        ):
            button.clicked.connect(signal)
            row.addWidget(button)
        self.setFixedHeight(px(HEIGHT))
        self.hide()

    def show_odds(self, odds: Odds, cast: OddsCast, *, is_counted: bool = False) -> bool:
        """Show the odds of a fight; return False where those before a command stay until there is another verdict.

        They stay as long as their verdict may still be true. `is_counted`: no more fights are played for them.
        """
        side = our_side(odds.sides)
        told = next_told(odds, side, cast.standing, self.told, is_counted=is_counted)
        may_stay = self.told is not None and may_be_true(self.told, odds, side, cast.standing)
        if told is None and may_stay and self.line.shares:
            self.line.wait()
            return False
        shares = [(side, odds.sides[side])]
        shares += [(other, share) for other, share in odds.sides.items() if other != side]
        shares.insert(1, ("", odds.undecided))
        figure_text = figures(odds, side, cast.rounds, cast.basis.without(), begun=cast.begun)
        basis = tuple(cast.basis.in_words(cast.names))
        self.told = told or self.told
        words = hardness(odds, side, cast.standing, cast.names, self.told, cast.lying)
        self.line.say(words, figure_text, tuple(shares), basis)
        return True


class OddsQuestion(NamedTuple):
    """The subject of odds: an encounter as it stands."""

    encounter: int
    situation: Situation | PreparedFight


class _SeenQuestion(NamedTuple):
    """The last odds shown for a question, to be shown again when it returns."""

    question: object
    odds: Odds
    told: Verdict | None


VERDICTS = "verdicts"
"""The name under which the last verdict on each encounter is kept, after the digest of the state that it is of."""
LOOKS = 8
"""For how many questions the last odds are remembered."""
ENOUGH = 200
"""The number of simulated fights after which no more are needed."""


class OddsPresenter(QObject):
    """Base of the presenters of odds, of a fight and of a prepared encounter."""

    def __init__(self, foretelling: OddsService, bar: OddsBar, page: QWidget, ask: Callable[[], None]) -> None:
        super().__init__(page)
        self._foretelling, self._bar, self._page = foretelling, bar, page
        self.odds: Odds | None = None
        """The latest odds; None while there are none of what is shown now."""
        self._question: object = None
        """The subject of the odds, equal for the same."""
        self._digest: str | None = None
        """That of the question's situation, once it was needed; what is kept under it is of this state."""
        self._looks: deque[_SeenQuestion] = deque(maxlen=LOOKS)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(ask)
        bar.shut_requested.connect(foretelling.switch)

    @property
    def are_enough(self) -> bool:
        """Whether so many fights were played for the odds that they need not be asked for again."""
        return self.odds is not None and self.odds.fights >= ENOUGH

    def go_on_from(self, other: OddsPresenter, question: object = None) -> None:
        """Know the odds that other presenters have shown; `question`: what the last of them are called here."""
        self._looks.extend(other._looks)
        if question is not None and (last := other._seen()) is not None:
            self._looks.append(last._replace(question=question))

    def ask_soon(self) -> None:
        """Ask for the odds after the next paint."""
        self._soon.start()

    def ask_no_more(self) -> None:
        """Stop asking, since something else is asked."""
        self._soon.stop()

    def turn_to(self, question: object) -> Odds | None:
        """Switch to a question; return the odds last shown for it, if any."""
        self._question, self._digest = question, None
        seen = self._seen()
        return None if seen is None else seen.odds

    def is_news(self, odds: Odds) -> bool:
        """Return whether odds rest on at least as many fights as those last shown for the question."""
        seen = self._seen()
        return seen is None or odds.fights >= seen.odds.fights

    def _seen(self) -> _SeenQuestion | None:
        """The last look at the question."""
        return next((look for look in self._looks if look.question == self._question), None)

    def _kept(self) -> Verdict | None:
        """What was told of the question before the program was started, or before many others."""
        question, remembered = self._question, self._foretelling.remembered
        if remembered is None or not isinstance(question, OddsQuestion):
            return None
        with suppress(KeyError, TypeError, ValueError):  # nothing is kept, or somebody wrote into the file
            digest, packed = remembered.of_encounter(VERDICTS, question.encounter)
            if digest == self._digest_of(question):
                return Verdict.unpack(packed)
        return None

    def _keep(self, told: Verdict | None) -> None:
        """Keep what was told of the question for the next start."""
        question, remembered = self._question, self._foretelling.remembered
        if told is not None and remembered is not None and isinstance(question, OddsQuestion):
            remembered.keep_of_encounter(VERDICTS, question.encounter, [self._digest_of(question), told.pack()])

    def _digest_of(self, question: OddsQuestion) -> str:
        if self._digest is None:
            self._digest = question.situation.digest
        return self._digest

    def show_odds(self, odds: Odds, cast: OddsCast, *, is_counted: bool = False) -> bool:
        """Show odds on the bar, and on each card that is open; return whether the bar shows them.

        `is_counted`: no more fights are played for them.
        """
        seen = self._seen()
        if seen is not None:
            self._looks.remove(seen)
            self._bar.told = seen.told
        elif (kept := self._kept()) is not None:
            self._bar.told = kept
        elif self.odds is None:  # what was told is of others
            self._bar.told = None
        elif self._bar.told is not None:
            self._bar.told = self._bar.told._replace(is_of_other_state=True)
        self.odds = odds
        is_shown = self._bar.show_odds(odds, cast, is_counted=is_counted)
        self._looks.append(_SeenQuestion(self._question, odds, self._bar.told))
        self._keep(self._bar.told)
        for card in self._page.findChildren(OddsCard):
            card.show_odds(odds, cast, self._bar.told)
        return is_shown

    def switch_card(self, heading: str, cast: Callable[[Odds], OddsCast]) -> None:
        """All figures on a card, which follow as they narrow; `heading` stands there until there are any.

        Where they are in sight already the card is put away.
        """
        shown = next((candidate for candidate in self._page.findChildren(OddsCard) if candidate.isVisible()), None)
        if shown is not None:
            shown.shut()
            return
        card = OddsCard(self._page)
        card.heading.setText(heading)
        if self.odds is not None:
            card.show_odds(self.odds, cast(self.odds), self._bar.told)
        card.open()
