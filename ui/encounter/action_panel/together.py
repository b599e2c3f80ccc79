"""Several combatants at once: who may be selected together, and one ruling on all of them, one step of undo."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from rules.core.facts import Command
from rules.core.groups import name_of
from rules.core.state import Combatant
from rules.system.system import System
from ui.session.command_tags import one_step
from ui.session.controller import Conductor
from ui.text.words import side_name

MOST_NAMED = 3
"""How many are called by name; more are counted."""


def give_together(conductor: Conductor, commands: Sequence[Command], led_by: Sequence[Command] = ()) -> None:
    """Gives the same ruling to several in one step, behind `led_by`; those who cannot have it are left out.

    Who that was is said, and why the first of them was.
    """
    found = [(command, conductor.refusal_of(command) or conductor.idle(command)) for command in commands]
    refused = [(command, why) for command, why in found if why is not None]
    possible = [*led_by, *(command for command, why in found if why is None)]
    busy = conductor.questions.pending is not None
    conductor.commands(one_step(possible or commands[:1]))
    if possible and refused and not busy:
        sentence = conductor.sentence(refused[0][1])
        if len(refused) > 1:
            names = people([conductor.names.get(str(one["actor"]), "") for one, _ in refused])
            without = QCoreApplication.translate("Together", "No effect on: {names}.").format(names=names)
            sentence = f"{without} {sentence}"
        conductor.refused.emit(sentence)


def people(names: Sequence[str]) -> str:
    """Several combatants in words: their names, or how many they are."""
    if len(names) <= MOST_NAMED:
        return ", ".join(names)
    return QCoreApplication.translate("Together", "{number} combatants").format(number=len(names))


def groups(combatants: Iterable[Combatant], system: System) -> list[tuple[str, list[str]]]:
    """Those who may be selected together, in words and as ids: sides, their wounded, groups, those of one kind."""
    found: dict[str, list[str]] = {}
    wounded = QCoreApplication.translate("Together", "{side}, at half or less")
    here = [one for one in combatants if one.state != "out"]
    for one in here:
        found.setdefault(side_name(one.side), []).append(one.id)
    for one in here:
        if _at_half(one, system):
            found.setdefault(wounded.format(side=side_name(one.side)), []).append(one.id)
    for one in here:
        stem, _, letter = one.name.rpartition(" ")
        for name in dict.fromkeys((name_of(one), stem if len(letter) <= 2 else "")):
            if name:
                found.setdefault(name, []).append(one.id)
    sides = {side_name(one.side) for one in here}
    return [(words, ids) for words, ids in found.items() if len(ids) > 1 or words in sides]


def _at_half(one: Combatant, system: System) -> bool:
    """Whether of what keeps it on its feet half is left, or less."""
    vital = system.vital
    return one.state == "active" and 2 * one.pools.get(vital.id, 0) <= system.maximum(one, vital.id)
