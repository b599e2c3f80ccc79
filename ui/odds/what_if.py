"""What if: a single change, picked from a list, and its effect in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from rules.core.facts import Command
from rules.core.state import PARTY, Combatant, Condition
from rules.odds.comparison import Comparison
from rules.odds.difficulty_search import count_knob
from rules.odds.runs import Situation
from ui.encounter.gm.status_palette import StatusPrompt
from ui.session.controller import Conductor
from ui.text.odds_words import our_side, points
from ui.text.words import side_name
from ui.widgets.picker import PickerItem, whole

MOST_MORE = 12
Ask = Callable[[str, Sequence[Command]], None]
"""Asks about a change: what it is called, and its commands."""


class WhatIf(QObject):
    """The changes that can be asked about as the fight stands."""

    message_requested = Signal(str)
    """What a change still needs."""

    def __init__(
        self, conductor: Conductor, situation: Callable[[], Situation], ask: Ask, page: QWidget, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._conductor, self._situation, self._ask = conductor, situation, ask
        self._asking = StatusPrompt(conductor, page, self)
        self._asking.message_requested.connect(self.message_requested)

    def choices(self, chosen: Sequence[str]) -> list[PickerItem]:
        """Flight first, then who might enter now, what each might have, lack or be, those who are `chosen` first."""
        there = [combatant for combatant in self._conductor.fight.combatants.values() if combatant.state == "active"]
        there.sort(key=lambda combatant: combatant.id not in chosen)
        return [*self._flights(there), *self._waves(), *self._of_each(there), *self._more(there)]

    def _flights(self, there: Sequence[Combatant]) -> Iterator[PickerItem]:
        for side in dict.fromkeys(combatant.side for combatant in there):
            ids = [combatant.id for combatant in there if combatant.side == side]
            words = self.tr("{side}: all flee now").format(side=side_name(side))
            commands = [{"do": "leave", "actor": id, "reason": "fled"} for id in ids]
            yield PickerItem(words, "", partial(self._give, words, commands))

    def _waves(self) -> Iterator[PickerItem]:
        """Yield the changes that let a wave enter now, also those that need a ruling."""
        current_fight = self._conductor.current_fight
        if current_fight.fight.phase == "setup":
            return
        for number, wave in sorted(current_fight.waiting_waves().items()):
            words = self.tr("Coming in now: {who}").format(who=wave.title)
            yield PickerItem(words, "", partial(self._let_in, words, number))

    def _let_in(self, words: str, number: int, _tail: str) -> None:
        current_fight = self._conductor.current_fight
        people, _, waves = current_fight.entering_combatants(number)
        self._ask(words, current_fight.join_commands(people, waves))

    def _of_each(self, there: Sequence[Combatant]) -> Iterator[PickerItem]:
        system = self._conductor.system
        vital = system.vital
        statuses = sorted(system.statuses.values(), key=lambda candidate: candidate.label)
        for combatant in there:
            words = self.tr("{name} is not there").format(name=combatant.name)
            yield PickerItem(
                words, "", partial(self._give, words, [{"do": "leave", "actor": combatant.id, "reason": "removed"}])
            )
            pool = self.tr("{name} has {pool} …").format(name=combatant.name, pool=vital.label)
            hint = self.tr("then a number; now {number}").format(number=combatant.pools[vital.id])
            yield PickerItem(pool, hint, partial(self._set, combatant))
            for status in statuses:
                words = self.tr("{name}, {status}").format(name=combatant.name, status=status.label)
                yield PickerItem(words, "", partial(self._inflict, combatant.id, status.id))

    def _more(self, there: Sequence[Combatant]) -> Iterator[PickerItem]:
        seen: list[tuple[str, object]] = []
        for combatant in there:
            if (combatant.side, combatant.sheet) in seen:
                continue
            seen.append((combatant.side, combatant.sheet))
            words = self.tr("more like {name}").format(name=combatant.name)
            yield PickerItem(words, self.tr("then how many: 2"), partial(self._add, words, combatant))

    def _give(self, words: str, commands: Sequence[Command], _tail: str = "") -> None:
        self._ask(words, commands)

    def _inflict(self, id: str, status: str, tail: str) -> None:
        """Ask first what the status needs, as a ruling does."""
        self._asking.ask([id], status, tail, self._ask_with)

    def _ask_with(self, ids: Sequence[str], command: Command) -> None:
        system, names = self._conductor.system, self._conductor.names
        params, source = command.get("params"), command.get("source")
        known_params = dict(params) if isinstance(params, Mapping) else {}
        shown = system.condition_label(
            Condition(str(command["status"]), None, str(source) if source else None, known_params)
        )
        for id in ids:
            words = self.tr("{name}, {status}").format(name=names[id], status=shown)
            self._ask(words, [{**command, "actor": id}])

    def _set(self, combatant: Combatant, tail: str) -> None:
        vital, number = self._conductor.system.vital, whole(tail)
        if number is not None:
            words = self.tr("{name} has {pool} {number}").format(name=combatant.name, pool=vital.label, number=number)
            self._ask(words, [{"do": "set", "actor": combatant.id, "pool": vital.id, "value": number}])

    def _add(self, words: str, combatant: Combatant, tail: str) -> None:
        number = max(1, min(MOST_MORE, whole(tail) or 1))
        knob = count_knob(self._situation(), [combatant.id], our_side((combatant.side, PARTY)))
        commands = knob.commands(number if combatant.side != PARTY else -number)
        self._ask(f"{words} × {number}", commands)

    def comparison_sentence(self, words: str, comparison: Comparison) -> str:
        """Return the effect of a change: `Boss has Sleep: party, chance to win +14 ± 3 points`, and how many fall."""
        side = our_side(comparison.wins)
        by = comparison.wins.get(side)
        if by is None:
            return words
        before, after = comparison.base.falls[side].median, comparison.changed.falls[side].median
        sentence = (
            self.tr("{change}: {side}, chance to win {points} points; as many are down at the end")
            if before == after
            else self.tr(
                "{change}: {side}, chance to win {points} points; down at the end: {after} instead of {before}"
            )
        )
        numbers = {"points": points(by), "before": before, "after": after}
        return sentence.format(change=words, side=side_name(side), **numbers)

    def refused(self, words: str, sentence: str) -> str:
        """Why a change cannot be asked about."""
        return self.tr("{change}: {why}").format(change=words, why=sentence)
