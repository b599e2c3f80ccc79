"""What a window shows first: the fight that was played last, the welcome, or what the window before it showed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ui.tabs import BESTIARY, ENCOUNTER, PARTY, Tabs

if TYPE_CHECKING:
    from models.library import Library
    from ui.conductor import Conductor
    from ui.front import Front
    from ui.help import Help


class Starting(QObject):
    """Fills a window once, as soon as it has been painted; a window that shows something already stays as it is."""

    damaged = Signal(str)
    """What of the library is damaged, in one sentence, before anything of it is shown."""

    def __init__(
        self,
        library: Library,
        tabs: Tabs,
        front: Front,
        help: Help,
        conductor: Callable[[], Conductor],
        show_tab: Callable[[int], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._tabs = tabs
        self._front = front
        self._help = help
        self._conductor = conductor
        self._show_tab = show_tab
        self._started = False

    def start(self) -> None:
        """Shows the running fight, the bestiary, or at first the welcome."""
        if self._started:
            return
        self._started = True
        self._look_over()
        if self.resume_last():
            return
        if self._help.is_first_start():
            self._help.welcome()
        else:
            self._show_tab(self._tabs.currentIndex())

    def leave(self) -> None:
        """Something else is wanted than what is shown first."""
        self._started = True
        self._help.leave_welcome()

    def resume_last(self) -> bool:
        """Opens the fight that was played last, at the same question; False if there is none, or it was put away."""
        last = self._library.journals.last_open()
        if last is None:
            return False
        self._show_tab(ENCOUNTER)
        return self._conductor().resume(last)

    def go_on_from(self, other: Starting) -> None:
        """Shows what another window over the same library shows: who is selected, its fight or encounter, its tab."""
        tabs, former, fight = self._tabs, other._tabs, other._front.encounter_id
        if former.is_built(PARTY):
            tabs.party.choose([] if former.party.current_id is None else [former.party.current_id])
        if former.is_built(BESTIARY):
            tabs.bestiary.list.choose(former.bestiary.list.selected_ids)
        encounter = former.encounter if former.is_built(ENCOUNTER) else None
        if encounter is not None and encounter.prepare.chosen_id is not None:
            tabs.encounter.prepare.reload(encounter.prepare.chosen_id)
        if fight is not None:
            self._show_tab(ENCOUNTER)
            if self._conductor().resume(fight):
                tabs.encounter.fight.go_on_from(former.encounter.fight)
        elif encounter is not None and encounter.painted is not None:
            tabs.encounter.show_board(encounter.painted)
        if other._help.is_welcoming:
            self._started = True
            self._help.welcome()
        else:
            self._show_tab(former.currentIndex())

    def _look_over(self) -> None:
        from ui.damage_words import damage_found

        damage = damage_found(self._library)
        if damage:
            self.damaged.emit(damage)
