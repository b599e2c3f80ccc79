"""Who rolls the dice of a side: the app, the table, or its players on their phones."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from PySide6.QtCore import QObject, Signal

from rules.core.state import PARTY

APP, TABLE, PHONES = "app", "table", "phones"


class Rollers(QObject):
    """Who rolls for each side of the open fight, and who rolled last."""

    rollers_changed = Signal()

    def __init__(self, keep: Callable[[Mapping[str, str]], bool], parent: QObject) -> None:
        super().__init__(parent)
        self.usual: dict[str, str] = {}
        """Who rolled last for each side; a fight that is set up begins so."""
        self.has_phones = False
        """Whether players are invited: only then they may roll on their phones."""
        self.seated: Callable[[], Collection[str]] = frozenset
        """Returns the combatants whose players sit at phones."""
        self._set: Mapping[str, str] = {}
        self._keep = keep
        """Keeps it with the encounter; False if the library refused."""

    def take(self, rollers: Mapping[str, str]) -> None:
        """Take up another fight's."""
        self._set = dict(rollers)

    def begin_as_usual(self) -> None:
        """A fight has been set up: who rolled last rolls where it does not say who does."""
        wanted = {**self.usual, **self._set}
        if wanted != self._set:
            self._change(wanted)

    @property
    def now(self) -> dict[str, str]:
        """Who rolls for each side with a choice."""
        return dict(self._set)

    def of(self, side: str, then: Mapping[str, str] | None = None) -> str:
        """Return who rolls for a side, now or `then`: `app`, `table` or `phones`; by default a party at the table."""
        roller = (self._set if then is None else then).get(side, TABLE if side == PARTY else APP)
        return TABLE if roller == PHONES and not self.has_phones else roller

    def set(self, side: str, roller: str) -> None:
        """Set who rolls for a side, in this fight and in those that are set up from now on."""
        before = self.usual
        self.usual = {**before, side: roller}
        if not self._change({**self._set, side: roller}):
            self.usual = before

    def allow_phones(self, *, is_open: bool) -> None:
        """Players are invited from now on, or no longer: who rolled on phones rolls at the table then."""
        self.has_phones = is_open
        self.rollers_changed.emit()

    def switch(self, side: str) -> None:
        """Has the next one roll for a side."""
        choices = (APP, TABLE, PHONES) if self.has_phones else (APP, TABLE)
        self.set(side, choices[(choices.index(self.of(side)) + 1) % len(choices)])

    def _change(self, rollers: Mapping[str, str]) -> bool:
        is_kept = self._keep(rollers)
        if is_kept:
            self._set = dict(rollers)
            self.rollers_changed.emit()
        return is_kept
