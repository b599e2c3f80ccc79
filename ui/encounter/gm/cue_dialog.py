"""The dialog for a new cue: when it is due, chosen from a list, then its text, with a preview of its proposal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from models.marks.cues import HURT, RECHARGE, Cue, free_id
from rules.core.state import Combatant, things_on
from rules.engine.triggers import COUNT, COUNTDOWN, EACH_ROUND, ENDS, FALLS, PHASE, POOL, ROUND, TICK, TURN, count
from ui.encounter.action_panel.group_action import people
from ui.encounter.turn_order.view import OrderView
from ui.session.controller import Conductor
from ui.session.cues import cue_in_words, proposal_of, when_words
from ui.session.undo_labels import deeds
from ui.widgets.picker import Picker, PickerItem, whole
from ui.widgets.prompt_card import LineEntry

NO_STOP = frozenset({"setup", "ended", "status"})
"""Phases for which there are no cues."""
NUMBERED = frozenset({ROUND, TICK, COUNT, POOL, RECHARGE})
"""The occasions that take a number typed after them."""
LEAST = 5
"""The least face for a recharge if no other was typed."""


class CueController(QObject):
    """Makes cues."""

    message_requested = Signal(str)
    """Why no cue can be made now."""

    def __init__(self, conductor: Conductor, order: OrderView, page: QWidget) -> None:
        super().__init__(page)
        self._conductor, self._order, self._page = conductor, order, page

    def make(self) -> None:
        """Ask when, then what."""
        if self._conductor.fight.phase == "ended":
            self.message_requested.emit(self.tr("This fight is over."))
            return
        title = self.tr("Remind me when? Type a few letters, then a number ({example} 10)")
        vital = self._conductor.system.vital.label
        Picker(title.format(example=vital), list(self._whens()), self._page).open()

    def _whens(self) -> Iterator[PickerItem]:
        """Return all occasions of a cue, those of selected combatants first."""
        conductor = self._conductor
        fight, system = conductor.fight, conductor.system
        now = count(fight, system)
        yield self._choice(Cue(0, ROUND, "", fight.round, fight.round + 1))
        if system.window.timeline(fight):
            yield self._choice(Cue(0, TICK, "", fight.round, max(0, fight.tick - 1)))
        yield self._choice(Cue(0, EACH_ROUND, "", fight.round))
        yield self._choice(Cue(0, COUNT, "", fight.round, now or 0))
        for name, countdown in fight.countdowns.items():
            if countdown.left:
                yield self._choice(Cue(0, COUNTDOWN, "", fight.round, word=name))
        seen = dict.fromkeys(str(fact["phase"]) for fact in conductor.log() if fact["kind"] == "phase")
        for phase in seen:
            if phase not in NO_STOP:
                yield self._choice(Cue(0, PHASE, "", fight.round, word=phase))
        chosen = {row.id for row in self._order.selected_rows}
        here = [other for other in fight.combatants.values() if other.state != "out"]
        for combatant in sorted(here, key=lambda other: other.id not in chosen):
            yield from map(self._choice, self._of(combatant, things=combatant.id in chosen))

    def _of(self, combatant: Combatant, *, things: bool) -> Iterator[Cue]:
        """Return the occasions of a cue for a combatant; `things`: also the recharge of its things."""
        conductor = self._conductor
        number, system = conductor.fight.round, conductor.system
        vital = system.vital
        yield Cue(0, TURN, "", number, who=combatant.id)
        yield Cue(0, POOL, "", number, system.maximum(combatant, vital.id) // 2, vital.id, combatant.id)
        yield Cue(0, POOL, "", number, 50, vital.id, combatant.id, share=True)
        yield Cue(0, FALLS, "", number, who=combatant.id)
        yield Cue(0, HURT, "", conductor.current_fight.service.journal.fact_count, who=combatant.id)
        for condition in combatant.conditions:
            yield Cue(0, ENDS, "", number, word=condition.status, who=combatant.id)
        for thing in things_on(combatant.sheet) if things else ():
            yield Cue(0, RECHARGE, "", number, LEAST, thing, combatant.id)

    def _choice(self, cue: Cue) -> PickerItem:
        return PickerItem(self._begun(cue), "", partial(self._ask_what, cue), counted=partial(self._counted, cue))

    def _begun(self, cue: Cue) -> str:
        """Return when a cue is due, as the beginning of a line."""
        words = self._words(cue)
        return words[:1].upper() + words[1:]

    def _words(self, cue: Cue) -> str:
        return when_words(cue, self._conductor.system, self._conductor.teller())

    def _counted(self, cue: Cue, tail: str) -> str:
        return self._begun(_numbered(cue, tail))

    def _ask_what(self, cue: Cue, tail: str) -> None:
        conductor = self._conductor
        fight, system = conductor.fight, conductor.system
        cue = _numbered(cue, tail)
        if cue.when == COUNT:
            now = count(fight, system)
            cue = replace(cue, made=fight.round - (now is None or now > cue.number))
        if cue.when == RECHARGE:  # what it proposes is its die, and its words are said already
            self._make(cue, "")
            return
        names = tuple(row.id for row in self._order.selected_rows) or ((cue.who,) if cue.who else ())
        cue = replace(cue, on=names)
        words = [self.tr("{when}: what then?").format(when=self._words(cue))]
        if names:
            whom = people([conductor.names[id] for id in names])
            words.append(self.tr("A text that begins with -10 or +5 proposes that for {names}.").format(names=whom))
        hint = self.tr("-10 the ceiling falls")
        take = partial(self._make, cue)
        LineEntry(" ".join(words), hint, take, self._page, tell=partial(self._foretold, cue)).open()

    def _foretold(self, cue: Cue, text: str) -> str:
        """Return in words what a cue with this text will propose."""
        conductor = self._conductor
        waiting = conductor.current_fight.waiting_waves()
        proposal = proposal_of(replace(cue, text=text), conductor.fight, conductor.system, waiting)
        teller = conductor.teller()
        kinds = dict.fromkeys((command["do"], command.get("status")) for command in proposal.commands)
        parts = [
            deeds([command for command in proposal.commands if (command["do"], command.get("status")) == kind], teller)
            for kind in kinds
        ]
        if proposal.wave is not None:
            parts.append(self.tr("{who} enter").format(who=waiting[proposal.wave].title))
        if parts:
            return self.tr("Proposes: {what}").format(what="; ".join(parts))
        return self.tr("-10 and +5 hurt and heal, +status 3 and -status add and remove, 2d6 rolls, >name is a wave.")

    def _make(self, cue: Cue, text: str) -> str:
        conductor, marking = self._conductor, self._conductor.marking
        made = replace(cue, id=free_id(marking.cues, marking.let_go), text=text)
        words = self.tr("cue: {cue}").format(cue=cue_in_words(made, conductor.system, conductor.teller()))
        marking.keep_cues([*marking.cues, made], marking.let_go, conductor.steps_done, words)
        return ""


def _numbered(cue: Cue, tail: str) -> Cue:
    """Return a cue with the number that was typed after it, if it takes one."""
    number = whole(tail)
    return cue if number is None or cue.when not in NUMBERED else replace(cue, number=number)
