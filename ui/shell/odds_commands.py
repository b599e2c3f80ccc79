"""What the Fight menu does with odds and proposals, in a fight and while one is prepared."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from ui.encounter.fight.page import FightPage
    from ui.encounter.prepare.page import PreparePage
    from ui.navigation.active_page import ActivePage


class OddsCommands(QObject):
    """Hands each command to the page in front, or says that there is none."""

    message_requested = Signal(str)
    """One sentence for the status line."""

    def __init__(self, front: ActivePage, parent: QObject) -> None:
        super().__init__(parent)
        self._front = front

    @property
    def by_name(self) -> dict[str, Callable[[], None]]:
        """What each action of the menus does."""
        return {
            "odds": self.switch,
            "odds_details": self.details,
            "odds_ask": self.ask,
            "calibration": self.calibration,
            "proposal": self.take_proposal,
            "other_proposal": self.other_proposal,
            "proposals": self.switch_proposals,
            "temperament": self.temperament,
        }

    def _fight(self) -> FightPage | None:
        return self._front.page

    def _preparing(self) -> PreparePage | None:
        return self._front.preparing

    def _page(self) -> FightPage | PreparePage | None:
        page = self._fight() or self._preparing()
        if page is None:
            self.message_requested.emit(self.tr("No encounter is open."))
        return page

    def switch(self) -> None:
        """Shows or hides the odds."""
        page = self._page()
        if page is not None:
            page.odds.switch()

    def details(self) -> None:
        """All figures of the odds."""
        page = self._page()
        if page is not None:
            page.odds.show_details()

    def ask(self) -> None:
        """Opens the list of further questions: what if, harder or easier, the disaster."""
        page = self._page()
        if page is not None:
            page.odds.ask_further()

    def calibration(self) -> None:
        """Shows whether what was foretold came as often as it was said to."""
        page = self._page()
        if page is not None:
            from ui.odds.calibration import CalibrationCard

            library = page.conductor.library if page is self._fight() else page.library  # type: ignore[union-attr]
            CalibrationCard(library, page).open()

    def take_proposal(self) -> None:
        """Does what is proposed."""
        page = self._fight()
        if page is not None:
            page.proposing.take()

    def other_proposal(self) -> None:
        """Shows the next idea."""
        page = self._fight()
        if page is not None:
            page.proposing.show_other()

    def switch_proposals(self) -> None:
        """Switches proposals for foes on or off."""
        page = self._fight()
        if page is not None:
            page.proposing.switch()

    def temperament(self) -> None:
        """Asks how the selected creatures play."""
        from ui.encounter.gm.ai_styles import pick_in_fight, pick_prepared

        fight, preparing = self._fight(), self._preparing()
        if fight is not None:
            ids = [row.id for row in fight.order.together]
            if ids:
                pick_in_fight(fight.conductor, ids, self.message_requested.emit, fight)
        elif preparing is not None and preparing.pane.who.roster.may_change:
            roster = preparing.pane.who.roster
            if roster.entries:
                pick_prepared(roster.entries, roster.entries_edited.emit, self.message_requested.emit, preparing)
