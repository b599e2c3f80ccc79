"""One position of a fight's journal, and what has been worked out for it: nothing is worked out for it twice."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeVar

from rules.engine.journal import Entry
from rules.engine.service import RulesService

Result = TypeVar("Result")


class Position:
    """Where a fight stands after the commands that have been given, and what follows from that."""

    def __init__(self, service: RulesService) -> None:
        journal = service.journal
        self.service, self.fight = service, service.fight
        self.done = journal.cursor
        """How many commands have been given."""
        self.last = journal.entries[journal.cursor - 1] if journal.cursor else None
        self._known: dict[Hashable, Any] = {}

    def is_of(self, service: RulesService) -> bool:
        """Return whether a fight stands here now: a command that was taken back and given anew is another one."""
        journal = service.journal
        return (
            service is self.service
            and service.fight is self.fight
            and journal.cursor == self.done
            and (not self.done or journal.entries[self.done - 1] is self.last)
        )

    def entries_to(self, other: Position) -> Sequence[Entry] | None:
        """Return the commands between here and another position, whichever is earlier; None where no way is known."""
        if other.service is not self.service or other.fight is not self.fight:
            return None
        first, last = sorted((self.done, other.done))
        entries = self.service.journal.entries
        for stands in (self, other):
            at = stands.done
            if at > len(entries) or (at and entries[at - 1] is not stands.last):
                return None  # what was taken back is gone, and another command stands in its place
        return entries[first:last]

    def work_out(self, key: Hashable, make: Callable[[], Result]) -> Result:
        """Return what is known under a key, made now where nobody has asked for it here before."""
        known = self._known
        if key not in known:
            known[key] = make()
        result: Result = known[key]
        return result

    def known(self, key: Hashable) -> Any:
        """Return what has been worked out under a key; None where nothing has."""
        return self._known.get(key)
