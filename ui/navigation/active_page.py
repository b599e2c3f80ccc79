"""The page in front: a running fight, the encounters to prepare, or another tab."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ui.navigation.tabs import ENCOUNTER, Tabs

if TYPE_CHECKING:
    from ui.encounter.fight.page import FightPage
    from ui.encounter.prepare.page import PreparePage
    from ui.session.controller import Conductor
    from ui.session.view.fight_view import FightView


class ActivePage:
    """Read the tabs and the open fight, changing neither."""

    def __init__(self, tabs: Tabs, conductor: Callable[[], Conductor | None]) -> None:
        """`conductor` returns the conductor of the fights, once there is one."""
        self._tabs = tabs
        self._conductor = conductor

    @property
    def tab(self) -> int:
        """The index of the tab in front."""
        return self._tabs.currentIndex()

    @property
    def is_covered(self) -> bool:
        """Whether the welcome covers the tabs: none of their pages is in front, and no key is theirs."""
        return self._tabs.isHidden()

    @property
    def encounter_id(self) -> int | None:
        """The encounter of the open fight, in front or not."""
        conductor = self._conductor()
        return None if conductor is None else conductor.encounter_id

    @property
    def open_page(self) -> FightPage | None:
        """The page of the open fight, in front or not."""
        return None if self.encounter_id is None else self._tabs.encounter.fight

    @property
    def shows_fight(self) -> bool:
        """Whether a fight is in front."""
        return self.encounter_id is not None and self._shows_encounters

    @property
    def page(self) -> FightPage | None:
        """The fight's page, if it is in front."""
        return self._tabs.encounter.fight if self.shows_fight else None

    @property
    def view(self) -> FightView | None:
        """The view of the fight in front."""
        page = self.page
        return None if page is None else page.views.view()

    @property
    def prepare_page(self) -> PreparePage | None:
        """The page of encounters and rosters, if it is in front."""
        if not self._shows_encounters or not self._tabs.is_built(ENCOUNTER):
            return None
        tab = self._tabs.encounter
        return tab.prepare if tab.is_preparing else None

    @property
    def paints_board(self) -> bool:
        """Whether a board that is being painted is in front."""
        built = self._shows_encounters and self._tabs.is_built(ENCOUNTER)
        return built and self._tabs.encounter.painted is not None

    @property
    def _shows_encounters(self) -> bool:
        return self._tabs.currentIndex() == ENCOUNTER and not self.is_covered
