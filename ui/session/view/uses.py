"""What somebody can do with each thing it has, and what would come of it against one other: nothing of it is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from rules.core.state import Combatant
from rules.engine.service import Refused
from rules.mechanics.action import Action, Option, Preview
from rules.mechanics.params import TARGETS, WITH
from rules.summary.courses import ACTIVE
from ui.session.controller import Conductor
from ui.text.words import saying, state_name


class Use(NamedTuple):
    """A thing, the action that is done with it, and what is to be said of that now."""

    thing: str
    label: str
    action: Action
    chance: str
    """The first chance against the one aimed at; empty where there is none to tell."""
    further: tuple[str, ...]
    """What else would happen to it."""
    refused: str
    """Why it cannot be used now; empty where it can."""

    @property
    def told(self) -> tuple[str, ...]:
        """The chance, and what else would happen."""
        return tuple(filter(None, (self.chance, *self.further)))


class Uses:
    """Asks the rules once for each position of the fight, and only for whose sheet is looked at."""

    def __init__(self, conductor: Conductor) -> None:
        self._conductor = conductor

    def of(self, combatant: Combatant, aimed: Combatant | None) -> tuple[Use, ...]:
        """What it can do with its things, against the one aimed at."""
        return self._conductor.position.work_out(_key(combatant, aimed), lambda: tuple(self._asked(combatant, aimed)))

    def known(self, combatant: Combatant, aimed: Combatant | None) -> tuple[Use, ...]:
        """What it can do with its things, if that has been asked already; else nothing."""
        return self._conductor.position.known(_key(combatant, aimed)) or ()

    def _asked(self, combatant: Combatant, aimed: Combatant | None) -> Iterator[Use]:
        down = "" if combatant.state == ACTIVE else state_name(combatant.state, self._conductor.system.phrases.file)
        for action, option in things_of(self._conductor, combatant):
            if down:  # what it lacks beside, and whom it would strike, is of no use to whoever lies there
                yield Use(option.id, saying(option.label), action, "", (), down)
            else:
                yield self._use(combatant, aimed, action, option)

    def _use(self, combatant: Combatant, aimed: Combatant | None, action: Action, option: Option) -> Use:
        refused = option.refused
        why = "" if refused is None else self._conductor.sentence(Refused(refused, option.details))
        told = self._told(combatant, aimed, action, option.id)
        words = [saying(each.text) for each in told]
        chance = next((text for each, text in zip(told, words, strict=True) if each.what == "chance"), "")
        further = tuple(text for text in words if text != chance)
        tells = chance or any(each.what == "damage" for each in told)
        return Use(option.id, saying(option.label), action, chance, further if tells else (), why)

    def _told(self, combatant: Combatant, aimed: Combatant | None, action: Action, thing: str) -> list[Preview]:
        """What the rules foretell of it for the one aimed at; of what aims at nobody its chance alone."""
        service = self._conductor.service
        if service is None or action.preview is None:
            return []
        command: dict[str, Any] = {"do": "act", "actor": combatant.id, "action": action.id, WITH: thing}
        kinds = {field.kind: field for field in action.fields}
        if aimed is not None and TARGETS in kinds:
            meant = kinds[TARGETS].meant
            if meant is not None and not meant(self._conductor.fight, combatant, {WITH: thing}, aimed):
                return []
            command[TARGETS] = [aimed.id]
        if aimed is not None and aimed.cell is not None and "cell" in kinds:
            command["params"] = {kinds["cell"].name: list(aimed.cell)}
        whom = (None,) if aimed is None else (None, aimed.id)
        return [
            each
            for each in service.preview(command)
            if each.target in whom
            and (each.what == "chance" or (each.target is not None and each.what in ("damage", "note")))
        ]


def things_of(conductor: Conductor, combatant: Combatant) -> Iterator[tuple[Action, Option]]:
    """Each thing that somebody has with the first action that is done with it, be it closed to it now or not."""
    known: set[str] = set()
    for action in conductor.system.actions.values():  # what another's turn closes to it is worth knowing all the same
        field = next((field for field in action.fields if field.name == WITH), None)
        for option in () if field is None or field.options is None else field.options(conductor.fight, combatant, {}):
            if option.id and option.id not in known:
                known.add(option.id)
                yield action, option


def _key(combatant: Combatant, aimed: Combatant | None) -> tuple[str, str, str | None]:
    return "uses", combatant.id, None if aimed is None else aimed.id
