"""Readied actions: which can be readied, what is kept, and how it is done when the moment comes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from rules.core.questions import Fault
from rules.fantasia.actions import choices, forecast
from rules.fantasia.actions.abilities import forbidden_by
from rules.fantasia.actions.action import (
    ActionParams,
    FantasiaAction,
    PaidActionParams,
    affords,
    status_fault,
    unknown,
)
from rules.fantasia.actions.definitions import READIABLE, AnyDeed
from rules.fantasia.actions.params import CHECKED, LABELS, Shown, a_modifier
from rules.fantasia.combatant.state import Battle, Fighter, Readied, Table
from rules.mechanics.action import Option
from rules.mechanics.checks import WHOLE, check
from rules.mechanics.params import Reading, param
from rules.system import simple_fight

TRIGGER_LABELS = {
    "attack": "Al atacar",
    "cast": "Al usar magia o habilidad",
    "item": "Al usar un ítem",
    "move": "Al moverse",
    "manual": "Cuando quiera",
}
AIMED = frozenset({"attack", "cast", "use_item"})
"""The actions that can be readied and have targets."""


# --- params --------------------------------------------------------------------------------------------------


def _when_readied(*actions: str) -> Shown:
    return lambda fight, combatant, params: params.action in actions


def _ready_things(fight: Battle, combatant: Fighter, params: Ready) -> Any:
    """Yield what a readied action may be done with."""
    source = _READY_THINGS.get(params.action)
    return () if source is None else source(fight, combatant, params)


_READY_THINGS: Mapping[str, Callable[[Battle, Fighter, Any], Any]] = {
    "attack": choices.strikers,
    "cast": choices.abilities,
    "use_item": choices.things,
    "draw": choices.put_away,
    "reload": choices.loadable,
}


def _readyable(fight: Battle, combatant: Fighter, params: object) -> Iterator[Option]:
    """LF-REACT-01: yield the actions that can be readied: no magic without magic, no item without items and so on."""
    for id, label in LABELS.items():
        source = _READY_THINGS.get(id)
        if source is None or any(True for _ in source(fight, combatant, params)):
            yield Option(id, label)


def readied_aims(fight: Battle, combatant: Fighter, params: Ready) -> Iterator[Option]:
    """LF-REACT-01: yield the targets of a readied action: itself too, but not with a weapon."""
    if params.action == "attack":
        aims = choices.foes_first(fight, combatant, params)
    else:
        thing = combatant.ability_of(params.thing) if params.action == "cast" else combatant.item_of(params.thing)
        aims = choices.targets_for(fight, combatant, thing)
    for option in aims:
        if fight.combatants[option.id].state != "out" and (option.id != combatant.id or params.action != "attack"):
            yield option


def readied_target_count(fight: Battle, combatant: Fighter, params: Ready) -> tuple[int, int]:
    """Return the least and most targets; without a name it is aimed at whoever triggers it."""
    if params.action == "attack":
        return (0, combatant.sheet.strikes)
    ability = combatant.ability_of(params.thing) if params.action == "cast" else None
    if ability is not None:
        return (0, len(fight.combatants) if ability.most is None else ability.most)
    return (0, int(params.action in AIMED))


@dataclass(frozen=True, kw_only=True)
class Ready(PaidActionParams):
    """LF-REACT-01: the params of readying an action."""

    costs: ClassVar[str] = "normal"
    action: str = param("action", "choice", "Acción", words=LABELS, choices=_readyable, needed=True)
    thing: str | None = param(
        "with", "choice", "Con", choices=_ready_things, needed=True, shown=_when_readied(*_READY_THINGS)
    )
    targets: tuple[str, ...] = param("targets", "targets", "Objetivo", choices=readied_aims, most=readied_target_count)
    on: str = param("on", "choice", "Cuándo", words=TRIGGER_LABELS, default="manual")
    watch: str = param("watch", "choice", "De quién", choices=choices.watched, default="enemy", advanced=True)
    attr: str | None = param("attr", "choice", "Atributo", words=CHECKED, needed=True, shown=_when_readied("check"))
    difficulty: int | None = param(
        "difficulty", "number", "GD", minimum=-99, maximum=999, needed=True, shown=_when_readied("check")
    )
    text: str = param("text", "text", "Qué", shown=_when_readied("other"))
    modifier: int = a_modifier()
    stored: Mapping[str, Any] | None = field(default=None, compare=False)
    """The params of the readied action as the command gave them."""
    stored_params: ActionParams | None = field(default=None, compare=False)
    """The params of the readied action as they are read."""


# --- keeping it --------------------------------------------------------------------------------------------

_OWN = frozenset({"action", "on", "watch", "pay"})


class ReadyReading(Reading[Ready]):
    """Read the params of the readied action beside its own, as that action would."""

    def values(self, command: Mapping[str, Any]) -> dict[str, Any]:
        """Refuses `invalid_params`, as the readied action would."""
        params = command.get("params") or {}
        own_values = super().values({**command, "params": {key: value for key, value in params.items() if key in _OWN}})
        stored = {key: value for key, value in params.items() if key not in _OWN}
        stored_params = READIABLE[self.build(own_values).action].reading.read({**command, "params": stored})
        shown = {name: getattr(stored_params, name) for name in ("attr", "difficulty", "text") if name in stored}
        return {**own_values, "stored": stored, "stored_params": stored_params, **shown}


@check(WHOLE)
def stored_params_fit(fight: Battle, actor: Fighter, ready: Ready) -> Iterator[Fault]:
    """LF-REACT-01: the params of the readied action fit together, and whom it watches is known."""
    if ready.stored_params is not None:
        for candidate in READIABLE[ready.action].shape:
            yield from candidate.find(fight, actor, ready.stored_params)
    if ready.watch not in ("enemy", "anyone") and ready.watch not in fight.combatants:
        yield Fault("invalid_params", {"param": "watch", "value": ready.watch}, final=True)


@check("action")
def not_forbidden_later(fight: Battle, actor: Fighter, ready: Ready) -> Iterator[Fault]:
    """LF-REACT-01: no condition forbids the readied action now; costs are paid later."""
    fault = status_fault(actor, ready.action, active=False)
    if fault is not None:
        yield fault


@check("action", "thing")
def usable_later(fight: Battle, actor: Fighter, ready: Ready) -> Iterator[Fault]:
    """LF-REACT-01: no status forbids the ability."""
    ability = actor.ability_of(ready.thing) if ready.action == "cast" else None
    status = None if ability is None else forbidden_by(actor, ability)
    if status is not None:
        yield Fault("cannot_act", {"actor": actor.id, "status": status})


@check("thing")
def known_thing(fight: Battle, actor: Fighter, ready: Ready) -> Iterator[Fault]:
    """LF-REACT-01: the thing is known; it is chosen after the action, and closes none of them."""
    named = ready.thing
    thing: object = True
    if ready.action == "cast":
        thing = actor.ability_of(named)
    elif ready.action == "use_item":
        thing = actor.item_of(named)
    elif ready.action == "draw" or (ready.action in ("attack", "reload") and named is not None):
        thing = actor.weapon_of(named or "")
    if thing is None:
        yield unknown(actor, named)


@check("targets")
def known_targets(fight: Battle, actor: Fighter, ready: Ready) -> Iterator[Fault]:
    """LF-REACT-01: the targets are known."""
    return simple_fight.unknown_targets(fight, ready.targets)


def ready_up(table: Table, actor: Fighter, ready: Ready) -> None:
    """LF-REACT-01: keep the action for its trigger, or for whenever the player likes."""
    plan = Readied(ready.action, ready.thing, ready.targets, ready.on, ready.watch, ready.stored or {}, ready.modifier)
    table.put(actor, "readied", plan)
    table.fact("ready", actor=actor.id, action=plan.action, with_=plan.with_id, on=plan.on, watch=plan.watch)


def stored(readied: Readied, targets: tuple[str, ...]) -> tuple[AnyDeed, ActionParams]:
    """Return the readied action with its params, as it would be done now."""
    deed = READIABLE[readied.action]
    command = {"with": readied.with_id, "targets": targets, "modifier": readied.modifier, "params": readied.params}
    return deed, replace(deed.reading.read(command), paid=False)


READY: FantasiaAction[Ready] = FantasiaAction(
    id="ready",
    label="Preparar reacción",
    drawing="tripwire",
    key="r",
    rule="LF-REACT-01",
    params=Ready,
    reader=ReadyReading,
    shape=(stored_params_fit,),
    own=(not_forbidden_later, usable_later, known_thing, affords, known_targets),
    do=ready_up,
    previews=(forecast.cost_preview,),
)
