"""What a window shows first: the fight that was played last, the welcome, or what the window before it showed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ui.tabs import BESTIARY, ENCOUNTER, PARTY

if TYPE_CHECKING:
    from ui.window import MainWindow


class Starting(QObject):
    """Fills a window once, as soon as it has been painted; a window that shows something already stays as it is."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._started = False

    def start(self) -> None:
        """Shows the running fight, the bestiary, or at first the welcome."""
        if self._started:
            return
        self._started = True
        self._look_over()
        if self.resume_last():
            return
        if self._window.help.is_first_start():
            self._window.help.welcome()
        else:
            self._window.show_tab(self._window.tabs.currentIndex())

    def leave(self) -> None:
        """Something else is wanted than what is shown first."""
        self._started = True
        self._window.help.leave_welcome()

    def resume_last(self) -> bool:
        """Opens the fight that was played last, at the same question; False if there is none, or it was put away."""
        last = self._window.library.journals.last_open()
        if last is None:
            return False
        self._window.show_tab(ENCOUNTER)
        return self._window.conductor.resume(last)

    def go_on_from(self, other: MainWindow) -> None:
        """Shows what another window over the same library shows: who is selected, its fight or encounter, its tab."""
        window, fight = self._window, other.open_fight
        if other.tabs.is_built(PARTY):
            window.party.choose([] if other.party.current_id is None else [other.party.current_id])
        if other.tabs.is_built(BESTIARY):
            window.bestiary.list.choose(other.bestiary.list.selected_ids)
        encounter = other.encounter if other.tabs.is_built(ENCOUNTER) else None
        if encounter is not None and encounter.prepare.chosen_id is not None:
            window.encounter.prepare.reload(encounter.prepare.chosen_id)
        if fight is not None:
            window.show_tab(ENCOUNTER)
            if window.conductor.resume(fight):
                window.encounter.fight.go_on_from(other.encounter.fight)
        elif encounter is not None and encounter.painted is not None:
            window.encounter.show_board(encounter.painted)
        if other.help.is_welcoming:
            self._started = True
            window.help.welcome()
        else:
            window.show_tab(other.tabs.currentIndex())

    def _look_over(self) -> None:
        """Has what is damaged told in one sentence before anything of it is shown."""
        from ui.damage_words import damage_found

        window = self._window
        damage = damage_found(window.library)
        if damage:
            window.notice.show_sentence(damage, ((self.tr("Restore a backup…"), window.restore_asked.emit),))
