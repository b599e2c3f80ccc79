"""The panes of the fight that the menus show and hide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ui.services.window_state import WindowState
from ui.shell.sounds import Sounds

if TYPE_CHECKING:
    from ui.encounter.fight.page import FightPage


class FightPanes(QObject):
    """Which panes of the fight are shown, and whether anything moves: kept, and done to its page once there is one."""

    options_changed = Signal()
    message_requested = Signal(str)
    """One sentence for the status line."""

    def __init__(self, places: WindowState, parent: QObject) -> None:
        super().__init__(parent)
        self._places = places
        self._page: FightPage | None = None
        self.sounds = Sounds(places.settings, self)

    def take(self, page: FightPage) -> None:
        """Take the page of the fight when it is built."""
        self._page = page
        page.order.show_density(self._places.density)
        self.sounds.follow(page.conductor, page.wave_line, page.cue_line)
        page.arrangement.want_log(wanted=self._places.is_shown("log"))
        page.arrangement.folded_changed.connect(self.options_changed)
        for pane in ("rollers", "palette_of_statuses"):
            getattr(page, pane).setVisible(self._places.is_shown(pane))

    def is_shown(self, pane: str) -> bool:
        """Whether a pane is shown; a log that is folded for want of room is not."""
        if pane == "log" and self._page is not None and self._page.arrangement.folded:
            return bool(self._page.arrangement.log_shown)
        return self._places.is_shown(pane)

    def toggle(self, pane: str) -> None:
        """Show or hide a pane, and keep that; a folded log is drawn out only for now."""
        shown, page = not self.is_shown(pane), self._page
        if pane != "log" or page is None or not page.arrangement.folded:
            self._places.show_pane(pane, shown=shown)
        if page is not None and pane == "log":
            page.toggle_log()
        elif page is not None:
            getattr(page, pane).setVisible(shown)
        self.options_changed.emit()

    def choose_density(self, density: str) -> None:
        """Choose how dense the rows of the order are."""
        self._places.density = density
        if self._page is not None:
            self._page.order.show_density(density)
        self.options_changed.emit()

    def toggle_sounds(self) -> None:
        """Switch sounds on or off, and say so, or why there are none."""
        self.message_requested.emit(self.sounds.turn())
        self.options_changed.emit()

    def toggle_motion(self) -> None:
        """Let rows glide, bars drain and cards fade, or nothing move: for those whom motion troubles."""
        self._places.still = not self._places.still
        self.options_changed.emit()
        self.message_requested.emit(
            self.tr("Nothing moves.") if self._places.still else self.tr("Rows glide, and bars drain.")
        )
