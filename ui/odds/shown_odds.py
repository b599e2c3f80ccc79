"""The odds on a page: asked for soon after a change, shown by a bar and by the cards that are opened from it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from rules.odds.difficulty import NOTHING_TOLD
from rules.odds.tally import Odds
from ui.odds.bar import OddsBar
from ui.odds.details_card import Cast, OddsCard
from ui.odds.service import Foretelling

ENOUGH = 200
"""How many fights are enough: the odds then stay as they are once something else has been asked."""


class ShownOdds(QObject):
    """What the odds of a fight and those of a prepared encounter have in common."""

    def __init__(self, foretelling: Foretelling, bar: OddsBar, page: QWidget, ask: Callable[[], None]) -> None:
        super().__init__(page)
        self._foretelling, self._bar, self._page = foretelling, bar, page
        self.odds: Odds | None = None
        """The latest odds; None while there are none of what is shown now."""
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(ask)
        bar.shut_asked.connect(foretelling.switch)

    @property
    def are_enough(self) -> bool:
        """Whether so many fights were played for the odds that they need not be asked for again."""
        return self.odds is not None and self.odds.fights >= ENOUGH

    def ask_soon(self) -> None:
        """Asks after the next paint."""
        self._soon.start()

    @property
    def is_about_to_ask(self) -> bool:
        """Whether it asks after the next paint."""
        return self._soon.isActive()

    def ask_no_more(self) -> None:
        """Something else is asked instead."""
        self._soon.stop()

    def show_odds(self, odds: Odds, cast: Cast) -> None:
        """Shows odds on the bar, and on each card that is open."""
        if self.odds is None:  # what was told is of others
            self._bar.told = NOTHING_TOLD
        self.odds = odds
        self._bar.show_odds(odds, cast)
        for card in self._page.findChildren(OddsCard):
            card.show_odds(odds, cast, self._bar.told)

    def switch_card(self, heading: str, cast: Callable[[Odds], Cast]) -> None:
        """All figures on a card, which follow as they narrow; `heading` stands there until there are any.

        Where they are in sight already the card is put away.
        """
        shown = next((one for one in self._page.findChildren(OddsCard) if one.isVisible()), None)
        if shown is not None:
            shown.shut()
            return
        card = OddsCard(self._page)
        card.heading.setText(heading)
        if self.odds is not None:
            card.show_odds(self.odds, cast(self.odds), self._bar.told)
        card.open()
