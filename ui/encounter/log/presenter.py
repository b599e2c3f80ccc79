"""The log of a fight's page: it is told as the fight goes on, goes back with it, and can be dragged away."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from rules.core.facts import Fact, is_renaming
from rules.log.formatter import Teller
from ui.dnd.payload import DragSource, DropPayload
from ui.encounter.log.panel import LogPanel
from ui.session.controller import Conductor
from ui.session.fight import Happening


class LogPresenter(QObject):
    """Tells the panel of the log what the conductor does."""

    def __init__(self, conductor: Conductor, panel: LogPanel) -> None:
        super().__init__(panel)
        self._conductor, self._panel = conductor, panel
        panel.language_chosen.connect(self._tell_again)
        self.drag_by(panel.grip)

    def teller(self) -> Teller:
        """Tells in the language of the log."""
        return self._conductor.teller(self._panel.language)

    def open(self) -> None:
        """The log of the fight that is open now, from its beginning; an empty one where none is."""
        conductor = self._conductor
        if conductor.service is None:
            self._panel.open_fight({}, [], None)
        else:
            self._panel.open_fight(conductor.names, conductor.log(), self.teller(), conductor.at_hand.looks)

    def happened(self, happening: Happening) -> None:
        """What a command has done is told, what was undone is taken back."""
        facts = happening.facts
        if any(fact["kind"] == "join" or is_renaming(fact) for fact in facts):
            self._speak_anew()
        if happening.kind == "undone":
            self._panel.take_back(facts)
        else:
            self._panel.tell(self._conductor.marking.commented(facts))

    def go_to(self, gone: list[Fact], told: list[Fact]) -> None:
        """The fight stands at another point of its past."""
        self._speak_anew()
        self._panel.take_back(gone)
        self._panel.add(self._conductor.marking.commented(told))

    def show_names(self) -> None:
        """Those who fight as they are called and look now."""
        self._panel.show_names(self._conductor.names, self._conductor.at_hand.looks)

    def drag_by(self, grip: QWidget, *, handout: bool = False) -> None:
        """Lets the log, or its handout, be dragged out of the window by a grip."""
        DragSource(grip, partial(self._taken, handout=handout))

    def _speak_anew(self) -> None:
        self.show_names()
        self._panel.model.speak_with(self.teller())

    def _tell_again(self, language: str) -> None:
        if self._conductor.service is not None:
            self._panel.show_facts(self._conductor.log(), self._conductor.teller(language))

    def _taken(self, *, handout: bool) -> DropPayload | None:
        encounter, name = self._conductor.encounter_id, self._conductor.encounter_name
        return None if encounter is None else DropPayload(log=encounter, handout=handout, words=name)
