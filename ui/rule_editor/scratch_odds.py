"""How often each side wins a fight that is tried out: worked out a little at a time, compared with before a change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rules.odds.tally import Odds
from ui.rule_editor.scratch_fight import FIGHTS, ScratchOdds
from ui.text.odds_words import between, percent
from ui.text.words import side_name, unbroken
from ui.theme.sizes import px
from ui.theme.theme import current, look
from ui.widgets.labels import Label
from ui.widgets.layouts import stacked

if TYPE_CHECKING:
    from rules.odds.runs import Start

SLICE = 8
"""Milliseconds of playing at a stretch: nobody notices them while typing."""
SELDOM = 200
"""Milliseconds between two figures that are shown."""
SLOW, MOST_SLOW = 100, 20
"""Milliseconds that a turn may take, and how many of those that take more are borne: each is noticed while typing."""
ENOUGH = 50
"""Odds of fewer fights are not compared with."""
THICK, GAP = 8, 1
"""Pixels: the thickness of the bar, and what parts its sides."""


class ShareBar(QWidget):
    """A bar with a part for each side, as long as how often it wins; the words beside it say the same."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shares: tuple[tuple[str, float], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look().theme_changed.connect(self.update)

    def show_shares(self, shares: tuple[tuple[str, float], ...]) -> None:
        """Show how often each side wins, from 0 to 1; what is left nobody does."""
        if shares != self.shares:
            self.shares = shares
            self.update()

    def sizeHint(self) -> QSize:
        """Return a size of its thickness."""
        return QSize(px(120), px(THICK))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the parts one beside the other."""
        theme, left = current(), 0.0
        with QPainter(self) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.fillRect(self.rect(), theme.color("track"))
            for side, share in self.shares:
                width = self.width() * share
                painter.fillRect(QRectF(left, 0, max(0.0, width - px(GAP)), self.height()), theme.side(side))
                left += width


class ScratchOddsPanel(QWidget):
    """Who wins how often, how long it lasts, and of how many fights that is known."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.odds: ScratchOdds | None = None
        """What is worked out, or has been."""
        self._slow = 0
        """How many turns took too long."""
        self._is_chosen = False
        """Whether something is to be done in the fight that is shown, which counts in no odds."""
        self._former: Odds | None = None
        """The odds before the change."""
        self.bar = ShareBar()
        self.winners = Label(wraps=True)
        self.length = Label(wraps=True)
        self.progress = Label(role="small", wraps=True)
        stacked(self.winners, self.bar, self.length, self.progress, on=self, spacing=4)
        self._turns = QTimer(self)
        self._turns.timeout.connect(self._work_out)
        self._shown = QElapsedTimer()
        self._shown.start()
        self._show()

    @property
    def is_working_out(self) -> bool:
        """Whether it is at work."""
        return self._turns.isActive()

    @property
    def is_at_rest(self) -> bool:
        """Whether all that was asked is known."""
        return self.odds is None or self.odds.is_over

    def remember(self) -> None:
        """Compare with the present odds from now on, if enough fights were played."""
        if self.odds is not None and (self.odds.is_over or self.odds.played >= ENOUGH):
            self._former = self.odds.tally.odds() if self._has_figures(self.odds) else None

    def forget(self) -> None:
        """Compare with nothing."""
        self._former = None

    def tell_chosen(self, *, is_chosen: bool) -> None:
        """Say whether something was chosen that counts in no odds."""
        if is_chosen != self._is_chosen:
            self._is_chosen = is_chosen
            self._show()

    def drop(self) -> None:
        """Work nothing out any more."""
        self._turns.stop()
        self.odds = None
        self._show()

    def work_out(self, start: Start, seed: int) -> None:
        """Work the odds of a fight out, a little at a time."""
        self.odds, self._slow = ScratchOdds(start, seed, FIGHTS), 0
        if self.isVisible():
            self._turns.start(0)
        self._show()

    def _work_out(self) -> None:
        """Play some of the fights."""
        odds = self.odds
        if odds is None or odds.is_over:
            self._turns.stop()
            return
        clock = QElapsedTimer()
        clock.start()
        are_all_played = odds.play(lambda: clock.elapsed() >= SLICE)
        self._slow += clock.elapsed() >= SLOW
        if self._slow > MOST_SLOW and not are_all_played:
            odds.give_up()
            are_all_played = True
        if are_all_played or self._shown.elapsed() >= SELDOM:
            self._show()

    @staticmethod
    def _has_figures(odds: ScratchOdds) -> bool:
        return odds.played > 0 and not odds.has_no_end

    def _show(self) -> None:
        self._shown.restart()
        odds = self.odds
        has_figures = odds is not None and self._has_figures(odds)
        for part in (self.winners, self.bar, self.length):
            part.setVisible(has_figures)
        self.progress.setVisible(odds is not None)
        if odds is None:
            return
        self.progress.setText(self._progress_words(odds))
        if not has_figures:
            return
        now, before = odds.tally.odds(), self._former
        self.bar.show_shares(tuple((side, share.share) for side, share in now.sides.items()))
        shares = " · ".join(self._share(side, now, before) for side in now.sides)
        self.winners.setText(self.tr("Wins: {sides}").format(sides=shares))
        rounds = between(now.rounds)
        if before is not None and between(before.rounds) != rounds:
            rounds = self.tr("{now}, was {before}").format(now=rounds, before=between(before.rounds))
        self.length.setText(self.tr("Rounds: {rounds}").format(rounds=rounds))

    def _progress_words(self, odds: ScratchOdds) -> str:
        if odds.error is not None:
            return self.tr("No more fights can be played by these rules.")
        if not odds.is_over:
            words = self.tr("{played} of {number} fights are played")
            return words.format(played=odds.played, number=odds.fights)
        words = self.tr("Of {number} fights with these creatures")
        if self._is_chosen:
            words = self.tr("Of {number} fights in which each acts by itself")
        if odds.has_no_end:
            words = self.tr("None of {number} fights came to an end.")
        elif odds.played < odds.fights:
            words = self.tr("It takes long by these rules; {number} fights are played.")
        return words.format(number=odds.played)

    def _share(self, side: str, now: Odds, before: Odds | None) -> str:
        share = percent(now.sides[side])
        if before is not None and side in before.sides and percent(before.sides[side]) != share:
            share = self.tr("{now} (was {before})").format(now=share, before=percent(before.sides[side]))
        return unbroken(f"{side_name(side)} {share}")

    def showEvent(self, event: QShowEvent) -> None:
        """Go on."""
        super().showEvent(event)
        if not self.is_at_rest:
            self._turns.start(0)

    def hideEvent(self, event: QHideEvent) -> None:
        """Work nothing out that nobody sees."""
        super().hideEvent(event)
        self._turns.stop()
