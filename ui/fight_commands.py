"""What the Fight menu does: notes, free rolls, countdowns, reinforcements, who rolls, the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from models.store import folded
from ui.dragging import Dropped

if TYPE_CHECKING:
    from ui.encounter.picker import Choice
    from ui.window import MainWindow

MOST_AT_ONCE = 99
"""So many of one creature can be prepared or join at once."""


class FightCommands(QObject):
    """Gives the commands that belong to no combatant; where no fight is on the page it says so."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def _fights(self) -> bool:
        if not self._window.fighting:
            self._window.say(self.tr("No fight is running here."))
        return self._window.fighting

    def next(self) -> None:
        """On to the next turn or phase."""
        if self._window.fighting:
            self._window.encounter.fight.acting.go_on()

    def end(self) -> None:
        """Ends the fight: rewards go to the party."""
        if self._window.fighting:
            self._window.conductor.command({"do": "end"})

    def log_timeline(self) -> None:
        """Writes what is still to come in this round into the log, in words."""
        words = self._window.encounter.fight.timeline.in_words() if self._window.fighting else ""
        if words:
            self._window.conductor.command({"do": "note", "text": words})

    # --- one line ----------------------------------------------------------------------------------------

    def note(self) -> None:
        """Writes a line into the log."""
        self._line(self.tr("Note"), self.tr("Write it, then Enter"), lambda text: {"do": "note", "text": text})

    def roll(self) -> None:
        """Rolls dice that no rule asks for."""
        self._line(
            self.tr("Free roll"),
            self.tr("Dice such as 2d6+3 or d%, then Enter"),
            lambda text: {"do": "roll", "expression": text},
        )

    def countdown(self) -> None:
        """Starts a countdown: a name, a number, a unit; rounds where none is named."""
        words = list(dict.fromkeys(self._units().values())) if self._window.fighting else [""]
        units, unit = " / ".join(words), words[0]
        self._line(
            self.tr("Countdown ({units})").format(units=units),
            self.tr("Tower 5 {unit}, then Enter").format(unit=unit),
            self._countdown,
            self.tr("A countdown has a name, a number and a unit ({units}): Tower 5 {unit}.").format(
                units=units, unit=unit
            ),
        )

    def _units(self) -> dict[str, str]:
        """The units of a countdown, and how each is called."""
        teller = self._window.conductor.teller()
        return {id: teller.unit(id) for id in sorted(self._window.conductor.system.countdown_units)}

    def _countdown(self, text: str) -> dict[str, Any] | None:
        words = text.split()
        *name, number, unit = ["", "", *words, "rounds"] if words and words[-1].isdecimal() else ["", "", *words]
        typed = {folded(unit), f"{folded(unit)}s"}
        unit = next((id for id, word in self._units().items() if typed & {id, folded(word)}), "")
        if not any(name) or not number.isdecimal() or int(number) < 1 or not unit:
            return None
        return {"do": "countdown", "name": " ".join(filter(None, name)), unit: int(number)}

    def _line(self, title: str, hint: str, command: Callable[[str], dict[str, Any] | None], wanted: str = "") -> None:
        """Opens a line to write; `wanted` says what it should have been where no command can be read in it."""
        if not self._fights():
            return
        from ui.encounter.line_entry import LineEntry

        def take(text: str) -> str:
            made = command(text)
            return wanted if made is None else self._window.conductor.fault_of(made)

        LineEntry(title, hint, take, self._window.encounter.fight).open()

    def change_options(self, name: str = "") -> None:
        """Lets options be changed by ruling that may change while the fight runs."""
        if self._fights():
            from ui.encounter.options_card import OptionsCard

            page = self._window.encounter.fight
            there = next((card for card in page.findChildren(OptionsCard) if card.isVisible()), None)
            (there or OptionsCard(self._window.conductor, page)).open(name)

    # --- lists to pick from ------------------------------------------------------------------------------

    def reinforce(self) -> None:
        """Lets a creature of the bestiary, or a member of a party, join the running fight."""
        from ui.creature_choices import creature_search
        from ui.encounter.picker import Choice

        if not self._fights():
            return
        library, system = self._window.library, self._window.conductor.system.id
        here = self._window.conductor.at_hand.members_here()
        creatures = creature_search(library, system, lambda row: self.tr("bestiary"), self._join_some)
        choices = [
            Choice(member.name, self.tr("party"), partial(self._join_one, member.id))
            for member in library.parties.members()
            if member.system == system and member.id is not None and member.id not in here
        ]
        title = self.tr("Who joins the fight? A name, then how many (guard 3)")
        self._window.encounter.fight.pick(title, choices, creatures)

    def _join_some(self, creature_id: int, tail: str) -> None:
        count = max(1, min(MOST_AT_ONCE, int(tail))) if tail.isdecimal() else 1
        self._window.encounter.fight.reinforcing.join(Dropped((creature_id,) * count, ()))

    def _join_one(self, member_id: int, tail: str) -> None:
        self._window.encounter.fight.reinforcing.join(Dropped((), (member_id,)))

    def switch_roller(self) -> None:
        """Changes who rolls for a side: the app, or the table."""
        if self._fights():
            self._window.encounter.fight.pick(self.tr("Who rolls? Enter changes it."), self.rollers())

    def rollers(self) -> list[Choice]:
        """Each side of the running fight with who rolls for it; picking one changes that."""
        from ui.encounter.picker import Choice
        from ui.rollers import APP, TABLE
        from ui.words import side_name

        conductor = self._window.conductor
        words = {APP: self.tr("the app rolls"), TABLE: self.tr("dice on the table")}
        return [
            Choice(side_name(side), words[conductor.rollers.of(side)], partial(self._switch, side))
            for side in dict.fromkeys(one.side for one in conductor.fight.combatants.values())
        ]

    def _switch(self, side: str, tail: str) -> None:
        self._window.conductor.rollers.switch(side)
