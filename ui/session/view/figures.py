"""The numbers of a combatant as they stand now, and what they usually are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from rules.core.state import Combatant
from rules.text.faults import is_whole
from ui.text.words import figure, gloss, read_beside

if TYPE_CHECKING:
    from ui.session.controller import Conductor


class Figure(NamedTuple):
    """A number of a combatant as it stands now."""

    stat: str
    label: str
    value: str
    meaning: str
    usual: str = ""
    """What it would be as the sheet has it, where it is another now; empty where it is the same."""
    is_more: bool | None = None
    """Whether it is more than that; None where neither is more."""


class Figures:
    """Works the numbers of combatants out, once for each position of the fight."""

    def __init__(self, conductor: Conductor) -> None:
        self._conductor = conductor
        self._fresh: dict[str, tuple[Any, Mapping[str, Any]]] = {}
        """Combatant id to its sheet and its numbers by that alone."""
        self._words: dict[str, tuple[str, str]] = {}
        """A number's name to what it is called in this fight's system, and what it means."""
        conductor.fight_changed.connect(self._words.clear)
        conductor.fight_changed.connect(self._fresh.clear)

    def of(self, actor: Combatant) -> list[Figure]:
        """Return the numbers of a combatant, and what is not so though it mostly is."""
        return self._conductor.position.work_out(("figures", actor.id), lambda: self._figures(actor))

    def _figures(self, actor: Combatant) -> list[Figure]:
        system = self._conductor.system
        stats, usual = system.outcome.stats(self._conductor.fight, actor), self._usual(actor)
        found = []
        for name, value in stats.items():
            if isinstance(value, int | str) and value is not True:
                if name not in self._words:
                    meaning = gloss(system.phrases.file, system.stat_gloss(name))
                    self._words[name] = system.stat_label(name), meaning
                label, meaning = self._words[name]
                label, words = read_beside(label, _as_read(value))
                found.append(Figure(name, label, words, meaning, *self._changed(value, usual.get(name, value))))
        return found

    def _usual(self, actor: Combatant) -> Mapping[str, Any]:
        """Its numbers as its sheet has them, nothing of the fight counted in; worked out once a sheet."""
        kept, usual = self._fresh.get(actor.id, (None, {}))
        if kept is not actor.sheet:
            system = self._conductor.system
            fresh = system.new_combatant(actor.id, actor.name, actor.side, actor.sheet, {})
            usual = system.outcome.stats(self._conductor.fight, fresh)
            self._fresh[actor.id] = actor.sheet, usual
        return usual

    def _changed(self, value: int | str, usual: Any) -> tuple[str, bool | None]:
        """What a number usually is where it is another now, and whether it is more."""
        if value == usual or not isinstance(usual, int | str) or usual is True:
            return "", None
        is_more = value > usual if is_whole(value) and is_whole(usual) else None
        return _as_read(usual), is_more


def _as_read(value: int | str | bool) -> str:
    if isinstance(value, str):
        return value
    return QCoreApplication.translate("ExplanationController", "no") if value is False else figure(value)
