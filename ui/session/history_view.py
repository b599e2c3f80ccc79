"""Looking back: shows the open fight as it stood after some of its commands, without changing it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from models.library import Library
from rules.core.facts import Fact
from ui.session.command_tags import is_between_steps
from ui.session.controller import Conductor
from ui.session.fight import CHECKPOINT_EVERY, OpenFight
from ui.session.loader import OpenedFight


class PastFight(OpenFight):
    """A fight of the library at a point of its past: a state of its own over the commands of the one that is played."""

    is_past = True

    def __init__(self, library: Library, present: OpenFight) -> None:
        opened = OpenedFight(present.service.twin(), present.members, head=present.head, waves=present.waves)
        super().__init__(library, present.encounter_id, opened)
        self._present = present
        self.last = present.steps_done
        """The number of commands given when the past was opened."""

    @property
    def present(self) -> OpenFight:
        """The fight as it is played."""
        return self._present

    def facts_between(self, first: int, last: int) -> list[Fact]:
        """Return the facts of the commands between two positions."""
        return [fact for entry in self.service.journal.entries[first:last] for fact in entry.facts]

    def stand_at(self, n: int) -> None:
        """Go to the state after `n` commands; raise LibraryError if a saved state on the way cannot be read."""
        far = abs(n - self.steps_done) > 2 * CHECKPOINT_EVERY
        self.service.stand_at(n, self._library.branches.checkpoint(self.encounter_id, n) if far else None)


class HistoryView(QObject):
    """Shows the past of the open fight in its place, and the present again; looking changes nothing."""

    position_changed = Signal(object, object)
    """Another position is shown: the facts that are no longer shown, and those shown anew."""

    def __init__(self, conductor: Conductor) -> None:
        super().__init__(conductor)
        self._conductor = conductor

    @property
    def shown(self) -> PastFight | None:
        """Return the past fight that is shown; None while the present is."""
        fight = self._conductor.open_fight
        return fight if isinstance(fight, PastFight) else None

    @property
    def when(self) -> str:
        """Return the shown round in the system's word; the phase where no round has begun."""
        fight, teller = self._conductor.fight, self._conductor.teller()
        return teller.round_name(fight.round) if fight.round else teller.phase(fight.phase)

    def look_back(self, n: int) -> None:
        """Show the fight as it stood after its first `n` commands, and those that are one step with the last."""
        fight = self._conductor.current_fight
        past = fight if isinstance(fight, PastFight) else PastFight(self._conductor.library, fight)
        n = max(0, min(n, past.last))
        while not is_between_steps(past.service.journal, n):
            n += 1
        self._stand(past, n)

    def look_back_at(self, fact: Fact) -> None:
        """Show the fight as it was right after a fact."""
        fact_count = 0
        for place, entry in enumerate(self._conductor.current_fight.service.journal.entries, 1):
            fact_count += len(entry.facts)
            if fact_count >= fact.get("n", 0):
                self.look_back(place)
                return

    def step(self, by: int) -> None:
        """Go a step back (-1) or forward (1)."""
        journal, n = self._conductor.current_fight.service.journal, self._conductor.steps_done + by
        while not is_between_steps(journal, n):
            n += by
        if n >= 0:
            self.look_back(n)

    def _stand(self, past: PastFight, n: int) -> None:
        was = past.steps_done
        if self._conductor.save_or_report(lambda: past.stand_at(n)):
            self._conductor.put_in_place(past)
            self.position_changed.emit(past.facts_between(n, was), past.facts_between(was, n))

    def come_back(self) -> None:
        """Show the present again, at the same question."""
        past = self.shown
        if past is not None:
            self._conductor.put_in_place(past.present)
            self.position_changed.emit([], past.facts_between(past.steps_done, past.last))
            self._conductor.ask_again()

    def go_back(self) -> bool:
        """Take back all that came later, and what is asked: the fight goes on from what is shown.

        False where nothing came later, or the library refuses: the fight is shown as it is, at the same question.
        """
        past = self.shown
        if past is None:
            return False
        n, later = past.steps_done, past.facts_between(past.steps_done, past.last)
        self.come_back()
        if n == past.last or not self._conductor.save_or_report(lambda: past.present.keep_stand(n)):
            return False
        self._conductor.drop_question()
        self._conductor.marking.stand_at(n)
        self.position_changed.emit(later, [])
        self._conductor.rewound.emit()
        return True

    def branch(self, name: str) -> bool:
        """Create a branch of the fight from the shown position and open it; the original stays as it is."""
        conductor = self._conductor
        fight, n = conductor.current_fight, conductor.steps_done
        made: list[int] = []
        if not conductor.save_or_report(
            lambda: made.append(conductor.library.branches.add(fight.encounter_id, n, name))
        ):
            return False
        self.come_back()
        conductor.put_away()
        return conductor.resume(made[0])
