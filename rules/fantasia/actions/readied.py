"""Readied actions: what is kept for its moment, what may be kept, and how it is done when the moment comes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from rules.core.questions import Fault
from rules.fantasia.actions import choices, forecast
from rules.fantasia.actions.abilities import forbidden_by
from rules.fantasia.actions.action import ActionParams, FantasiaAction, PaidActionParams, affords, status_fault, unknown
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
"""Those among the actions that can be readied that are aimed at somebody."""


# --- what it is told ---------------------------------------------------------------------------------------


def _readied_is(*actions: str) -> Shown:
    return lambda fight, combatant, params: params.action in actions


def _ready_things(fight: Battle, combatant: Fighter, params: Ready) -> Any:
    """What a readied action is done with."""
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
    """LF-REACT-01: what can be readied: no magic without magic, no item without items, no loading without a gun."""
    for id, label in LABELS.items():
        source = _READY_THINGS.get(id)
        if source is None or any(True for _ in source(fight, combatant, params)):
            yield Option(id, label)


def aims_of_kept(fight: Battle, combatant: Fighter, params: Ready) -> Iterator[Option]:
    """LF-REACT-01: whom what is readied may be aimed at: oneself too, but not with a weapon."""
    if params.action == "attack":
        aims = choices.foes_first(fight, combatant, params)
    else:
        thing = combatant.ability_of(params.thing) if params.action == "cast" else combatant.item_of(params.thing)
        aims = choices.meant_for(fight, combatant, thing)
    for option in aims:
        if fight.combatants[option.id].state != "out" and (option.id != combatant.id or params.action != "attack"):
            yield option


def targets_of_kept(fight: Battle, combatant: Fighter, params: Ready) -> tuple[int, int]:
    """The least and the most targets; nobody has to be named: it is then aimed at whoever sets it off."""
    if params.action == "attack":
        return (0, combatant.sheet.strikes)
    ability = combatant.ability_of(params.thing) if params.action == "cast" else None
    if ability is not None:
        return (0, len(fight.combatants) if ability.most is None else ability.most)
    return (0, int(params.action in AIMED))


@dataclass(frozen=True, kw_only=True)
class Ready(PaidActionParams):
    """LF-REACT-01: an action kept for its moment."""

    costs: ClassVar[str] = "normal"
    action: str = param("action", "choice", "Acción", words=LABELS, choices=_readyable, needed=True)
    thing: str | None = param(
        "with", "choice", "Con", choices=_ready_things, needed=True, shown=_readied_is(*_READY_THINGS)
    )
    targets: tuple[str, ...] = param("targets", "targets", "Objetivo", choices=aims_of_kept, most=targets_of_kept)
    on: str = param("on", "choice", "Cuándo", words=TRIGGER_LABELS, default="manual")
    watch: str = param("watch", "choice", "De quién", choices=choices.watched, default="enemy", advanced=True)
    attr: str | None = param("attr", "choice", "Atributo", words=CHECKED, needed=True, shown=_readied_is("check"))
    difficulty: int | None = param(
        "difficulty", "number", "GD", minimum=-99, maximum=999, needed=True, shown=_readied_is("check")
    )
    text: str = param("text", "text", "Qué", shown=_readied_is("other"))
    modifier: int = a_modifier()
    stored: Mapping[str, Any] | None = field(default=None, compare=False)
    """The params of the stored action as the command gave them."""
    stored_params: ActionParams | None = field(default=None, compare=False)
    """The params of the stored action as they are read."""


# --- keeping it --------------------------------------------------------------------------------------------

_OWN = frozenset({"action", "on", "watch", "pay"})


class ReadyReading(Reading[Ready]):
    """Reads what is kept beside the params of the action that is kept, which are read as that action's own."""

    def values(self, command: Mapping[str, Any]) -> dict[str, Any]:
        """Refuses `invalid_params`, as the stored action would."""
        params = command.get("params") or {}
        own = super().values({**command, "params": {key: value for key, value in params.items() if key in _OWN}})
        stored = {key: value for key, value in params.items() if key not in _OWN}
        stored_params = READIABLE[self.made(own).action].reading.read({**command, "params": stored})
        shown = {name: getattr(stored_params, name) for name in ("attr", "difficulty", "text") if name in stored}
        return {**own, "stored": stored, "stored_params": stored_params, **shown}


@check(WHOLE)
def stored_as_it_must_be(fight: Battle, actor: Fighter, ready: Ready) -> Iterator[Fault]:
    """LF-REACT-01: the params of the stored action fit together, and whom it watches is known."""
    if ready.stored_params is not None:
        for candidate in READIABLE[ready.action].shape:
            yield from candidate.find(fight, actor, ready.stored_params)
    if ready.watch not in ("enemy", "anyone") and ready.watch not in fight.combatants:
        yield Fault("invalid_params", {"param": "watch", "value": ready.watch}, final=True)


@check("action")
def not_forbidden_later(fight: Battle, actor: Fighter, ready: Ready) -> Iterator[Fault]:
    """LF-REACT-01: what conditions forbid now is not readied; costs are paid later."""
    fault = status_fault(actor, ready.action, active=False)
    if fault is not None:
        yield fault


@check("action", "thing")
def usable_later(fight: Battle, actor: Fighter, ready: Ready) -> Iterator[Fault]:
    """LF-REACT-01: an ability that a status forbids is not readied."""
    ability = actor.ability_of(ready.thing) if ready.action == "cast" else None
    status = None if ability is None else forbidden_by(actor, ability)
    if status is not None:
        yield Fault("cannot_act", {"actor": actor.id, "status": status})


@check("thing")
def known_thing(fight: Battle, actor: Fighter, ready: Ready) -> Iterator[Fault]:
    """LF-REACT-01: what it is done with is known; it is chosen after the action, and closes none of them."""
    named = ready.thing
    known: object = True
    if ready.action == "cast":
        known = actor.ability_of(named)
    elif ready.action == "use_item":
        known = actor.item_of(named)
    elif ready.action == "draw" or (ready.action in ("attack", "reload") and named is not None):
        known = actor.weapon_of(named or "")
    if known is None:
        yield unknown(actor, named)


@check("targets")
def known_targets(fight: Battle, actor: Fighter, ready: Ready) -> Iterator[Fault]:
    """LF-REACT-01: whom it is aimed at is known."""
    return simple_fight.unknown_targets(fight, ready.targets)


def ready_up(table: Table, actor: Fighter, ready: Ready) -> None:
    """LF-REACT-01: keeps the action for what sets it off, or for whenever its player likes."""
    kept = Readied(ready.action, ready.thing, ready.targets, ready.on, ready.watch, ready.stored or {}, ready.modifier)
    table.put(actor, "readied", kept)
    table.fact("ready", actor=actor.id, action=kept.action, with_=kept.with_id, on=kept.on, watch=kept.watch)


def stored(kept: Readied, targets: tuple[str, ...]) -> tuple[AnyDeed, ActionParams]:
    """The stored action as it would be done now."""
    deed = READIABLE[kept.action]
    command = {"with": kept.with_id, "targets": targets, "modifier": kept.modifier, "params": kept.params}
    return deed, replace(deed.reading.read(command), paid=False)


READY: FantasiaAction[Ready] = FantasiaAction(
    id="ready",
    label="Preparar reacción",
    key="r",
    rule="LF-REACT-01",
    params=Ready,
    reader=ReadyReading,
    shape=(stored_as_it_must_be,),
    own=(not_forbidden_later, usable_later, known_thing, affords, known_targets),
    do=ready_up,
    foretold=(forecast.price,),
)
