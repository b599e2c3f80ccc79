"""Who rolls the dice of a side: the app or the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from rules.core.state import PARTY

APP, TABLE = "app", "table"


class Rollers(QObject):
    """Who rolls for each side of the open fight, and who rolled last."""

    rollers_changed = Signal()

    def __init__(self, keep: Callable[[Mapping[str, str]], bool], parent: QObject) -> None:
        super().__init__(parent)
        self.usual: dict[str, str] = {}
        """Who rolled last for each side; a fight that is set up begins so."""
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
        """Return who rolls for a side, now or `then`: `app` or `table`. By default the party rolls its own dice."""
        return (self._set if then is None else then).get(side, TABLE if side == PARTY else APP)

    def set(self, side: str, roller: str) -> None:
        """Set who rolls for a side, in this fight and in those that are set up from now on."""
        before = self.usual
        self.usual = {**before, side: roller}
        if not self._change({**self._set, side: roller}):
            self.usual = before

    def switch(self, side: str) -> None:
        """Has the other one roll for a side."""
        self.set(side, TABLE if self.of(side) == APP else APP)

    def _change(self, rollers: Mapping[str, str]) -> bool:
        is_kept = self._keep(rollers)
        if is_kept:
            self._set = dict(rollers)
            self.rollers_changed.emit()
        return is_kept
