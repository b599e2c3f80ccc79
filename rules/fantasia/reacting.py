"""Readied actions and reaction abilities: who is asked before an action, what happens then, what breaks it off."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from rules.fantasia.attack import ATTACK
from rules.fantasia.casting import CAST, forbidden_by
from rules.fantasia.checks import CHECK
from rules.fantasia.deed import (
    PAY,
    Deed,
    Doing,
    Fault,
    bad_param,
    ids,
    param_fault,
    slot_faults,
    status_fault,
    text,
    word,
)
from rules.fantasia.kit import DRAW, OTHER, RELOAD, USE_ITEM
from rules.fantasia.movement import MOVE
from rules.fantasia.numbers import numbers
from rules.fantasia.sheet import Ability
from rules.fantasia.state import Battle, Fighter, Readied, allies
from rules.fantasia.strikes import exhaust, reach_of, two_dice

if TYPE_CHECKING:
    from rules.table import Table

READIABLE: Mapping[str, Deed] = {deed.id: deed for deed in (ATTACK, CAST, USE_ITEM, MOVE, CHECK, DRAW, RELOAD, OTHER)}
"""LF-REACT-01: the actions that can be kept for their moment."""

LABELS: Mapping[str, str] = {
    "attack": "Atacar",
    "grapple": "Agarre",
    "cast": "Habilidad",
    "use_item": "Ítem",
    "move": "Moverse",
    "check": "Chequeo",
    "draw": "Desenfundar",
    "reload": "Recargar",
    "other": "Otra",
}
"""The actions in short, for a chip of a row and for questions."""

AIMED = frozenset({"attack", "cast", "use_item"})
"""Those among them that are aimed at somebody."""

TRIGGERS = ("attack", "cast", "item", "move", "manual")


def carry_out(table: Table, deed: Deed, doing: Doing) -> None:
    """Does a deed; LF-ST-FEVER-2: whoever has a fever faints after an effort."""
    deed.do(table, doing)
    if deed.strains is not None and deed.strains(doing):
        exhaust(table, doing.actor)


# --- readying ----------------------------------------------------------------------------------------------

_OWN = ("action", "on", "watch", "pay")


def stored_params(params: Mapping[str, object]) -> dict[str, object]:
    """The params that belong to the stored action."""
    return {key: value for key, value in params.items() if key not in _OWN}


def ready_faults(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """What refuses to ready an action: unknown things now, what conditions forbid now; costs are paid later."""
    actor, params = doing.actor, doing.params
    deed = READIABLE[params["action"]]
    forbidden = status_fault(actor, deed.id, active=False)
    if forbidden is not None:
        yield forbidden
    ability = actor.ability_of(doing.with_id) if deed is CAST else None
    if ability is not None:
        status = forbidden_by(actor, ability)
        if status is not None:
            yield Fault("cannot_act", {"actor": actor.id, "status": status})
    missing = {
        "attack": doing.with_id is not None and actor.weapon_of(doing.with_id) is None,
        "cast": deed is CAST and ability is None,
        "use_item": deed is USE_ITEM and actor.item_of(doing.with_id) is None,
        "draw": deed is DRAW and (doing.with_id is None or actor.weapon_of(doing.with_id) is None),
        "reload": doing.with_id is not None and actor.weapon_of(doing.with_id) is None,
    }
    if missing.get(deed.id):
        yield Fault("no_such_item", {"actor": actor.id, "item": doing.with_id}, final=True)
    yield from slot_faults(doing, "normal")
    for id in doing.targets:
        if id not in fight.combatants:
            yield Fault("no_such_target", {"id": id}, final=True)


def ready_params_fault(fight: Battle, doing: Doing) -> Fault | None:
    """What is wrong with the params of the stored action, or with whom it watches."""
    params = doing.params
    fault = param_fault(fight, READIABLE[params["action"]], doing._replace(params=stored_params(params)))
    if fault is not None:
        return fault
    watch = params.get("watch", "enemy")
    if watch not in ("enemy", "anyone") and watch not in fight.combatants:
        return bad_param(params, "watch")
    return None


def ready(table: Table, doing: Doing) -> None:
    """LF-REACT-01: keeps the action for what sets it off, or for whenever its player likes."""
    params = doing.params
    kept = Readied(
        params["action"],
        doing.with_id,
        doing.targets,
        params.get("on", "manual"),
        params.get("watch", "enemy"),
        stored_params(params),
        doing.modifier,
    )
    table.put(doing.actor, "readied", kept)
    table.fact("ready", actor=doing.actor.id, action=kept.action, with_=kept.with_id, on=kept.on, watch=kept.watch)


# --- reacting out of turn ----------------------------------------------------------------------------------


def can_react(one: Fighter) -> bool:
    """LF-DEF-04, LF-ST-DISABLE, LF-ST-BERSERK-2: whether it can react at all, leaving aside what is left of it."""
    return one.able and not one.has("defending") and status_fault(one, "react", active=False) is None


def may_use(one: Fighter, ability: Ability) -> bool:
    """LF-REACT-05, LF-REACT-06, LF-REACT-07: whether a reaction is left for this ability."""
    if ability.uses is not None:
        return one.used.get(ability.id, 0) < ability.uses
    return ability.free or one.reactions > 0


def stored_doing(one: Fighter, kept: Readied, targets: tuple[str, ...]) -> Doing:
    """The stored action as it would be done now."""
    return Doing(one, targets, kept.with_id, kept.params, kept.modifier, paid=False)


def impossible(fight: Battle, deed: Deed, doing: Doing) -> Fault | None:
    """The first reason why a reaction cannot be carried out now, or None."""
    forbidden = status_fault(doing.actor, deed.id, active=False)
    return forbidden or next(deed.faults(fight, doing), None)


def react_doing(doing: Doing) -> tuple[Deed, Doing] | None:
    """What a `react` would do: the readied action, or the ability that is named; None where there is none."""
    actor = doing.actor
    if doing.with_id is None:
        kept = actor.readied
        if kept is None:
            return None
        return READIABLE[kept.action], stored_doing(actor, kept, doing.targets or kept.targets)
    if actor.ability_of(doing.with_id) is None:
        return None
    return CAST, Doing(actor, doing.targets, doing.with_id, doing.params, doing.modifier, paid=False)


def react_stage(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """Nobody reacts to a surprise, nor before the turns begin."""
    if fight.phase != "action":
        yield Fault("wrong_phase")


def react_faults(fight: Battle, doing: Doing) -> Iterator[Fault]:
    """What refuses a reaction."""
    actor = doing.actor
    if actor.has("defending"):
        yield Fault("cannot_act", {"actor": actor.id, "status": "defending"})
    if doing.with_id is None:
        if actor.readied is None:
            yield Fault("nothing_readied", {"actor": actor.id}, final=True)
        left = actor.reactions > 0
    else:
        ability = actor.ability_of(doing.with_id)
        if ability is None:
            yield Fault("no_such_item", {"actor": actor.id, "item": doing.with_id}, final=True)
            return
        if not ability.reaction:
            yield Fault("not_a_reaction", {"actor": actor.id, "item": ability.id})
        left = may_use(actor, ability)
    if not left or fight.active == actor.id:
        yield Fault("no_reaction_left", {"actor": actor.id})
    pair = react_doing(doing)
    if pair is not None:
        deed, stored = pair
        forbidden = status_fault(actor, deed.id, active=False)
        if forbidden is not None:
            yield forbidden
        yield from deed.faults(fight, stored)


def react(table: Table, doing: Doing) -> None:
    """LF-REACT-01, LF-REACT-04: the readied action, or a reaction ability, whenever its player likes."""
    pair = react_doing(doing)
    if pair is None:
        return
    _spend_reaction(table, doing.actor, doing.with_id)
    carry_out(table, *pair)


def _spend_reaction(table: Table, one: Fighter, with_id: str | None) -> None:
    ability = one.ability_of(with_id)
    if ability is None:
        table.put(one, "reactions", max(0, one.reactions - 1))
        table.put(one, "readied", None)
    elif ability.uses is not None:
        table.put(one, "used", {**one.used, ability.id: one.used.get(ability.id, 0) + 1})
    elif not ability.free:
        table.put(one, "reactions", max(0, one.reactions - 1))
    table.fact("react", actor=one.id, with_=None if ability is None else ability.id)


# --- before an action --------------------------------------------------------------------------------------


def sets_off(deed: Deed, doing: Doing) -> frozenset[str]:
    """LF-REACT-02: the events that this is for a readied action: harmful techniques and magic are attacks too."""
    ability = doing.actor.ability_of(doing.with_id) if deed is CAST else None
    attacks = ability is not None and not ability.helps and any(id != doing.actor.id for id in doing.targets)
    return frozenset({deed.trigger or "", "attack"} if attacks else {deed.trigger or ""})


def in_words(fight: Battle, deed: str, doing: Doing, targets: tuple[str, ...]) -> str:
    """A deed with what it is done with and against whom, for a question: `Habilidad, Piro → Ciro`."""
    one = doing.actor
    thing = (
        one.ability_of(doing.with_id)
        if deed == "cast"
        else one.item_of(doing.with_id)
        if deed == "use_item"
        else one.weapon_of(doing.with_id or "")
    )
    words = LABELS[deed] if thing is None else f"{LABELS[deed]}, {thing.name or thing.id}"
    names = ", ".join(fight.combatants[id].name for id in dict.fromkeys(targets) if id in fight.combatants)
    return f"{words} → {names}" if names else words


def undecided(deed: Deed, doing: Doing) -> tuple[str, ...]:
    """LF-REACT-02: what of an attack is still open when a reaction is asked, before all of its dice."""
    ability = doing.actor.ability_of(doing.with_id) if deed is CAST else None
    if "attack" not in sets_off(deed, doing):
        return ()
    hits = ability is None or ability.check != "none"
    harms = deed is ATTACK if ability is None else ability.damage is not None
    return (*(("hit",) if hits else ()), *(("damage",) if harms else ()))


def go_ahead(table: Table, deed: Deed, doing: Doing) -> bool:
    """LF-REACT-02, LF-CONC-01, LF-CONC-02, LF-CONC-03: asks for reactions; whether the action still happens.

    Each other one that can react is asked in acting order, until the actor can no longer act or, casting, has
    lost its concentration: 2d + MEN against 7, and 2 more for each such check before in this cast.
    """
    fight, actor = table.fight, doing.actor
    if fight.phase != "action":
        return True
    events = sets_off(deed, doing)
    checks = 0
    able = actor.able
    for one in fight.in_line():
        if one is actor or not _could_answer(one, actor, deed, events) or not can_react(one):
            continue
        before = len(table.facts)
        if not _answers(table, one, deed, doing, events):
            continue
        if able and not actor.able:
            table.fact("interrupt", actor=actor.id, why="reaction")
            return False
        if deed is CAST and _was_hurt(table, actor, before):
            if not _concentrates(table, actor, checks):
                table.fact("interrupt", actor=actor.id, why="concentration")
                return False
            checks += 1
    return True


def _could_answer(one: Fighter, actor: Fighter, deed: Deed, events: frozenset[str]) -> bool:
    kept = one.readied
    if kept is not None and kept.on in events:
        return True
    return not allies(one, actor) and any(
        ability.reaction and ability.trigger == deed.trigger for ability in one.sheet.abilities
    )


def _answers(table: Table, one: Fighter, deed: Deed, doing: Doing, events: frozenset[str]) -> bool:
    """Asks one combatant for its readied action, then for its abilities; whether it has reacted."""
    kept, actor, fight = one.readied, doing.actor, table.fight
    told = in_words(fight, deed.id, doing, doing.targets)
    ahead = undecided(deed, doing)
    if kept is not None and kept.on in events and one.reactions > 0 and _watches(one, kept, actor):
        targets = _aimed_at(kept, actor)
        readied = in_words(fight, kept.action, stored_doing(one, kept, targets), targets)
        told_of: dict[str, Any] = {"target": actor.id, "deed": told, "readied": readied}
        if table.ask("use_ready", one, ("use", "none"), "use", ahead=ahead, **told_of) == "use":
            _use_readied(table, one, kept, actor)
            return True
    if allies(one, actor):
        return False
    for ability in one.sheet.abilities:
        if not ability.reaction or ability.trigger != deed.trigger or not may_use(one, ability):
            continue
        answer = Doing(one, (one.id if ability.helps else actor.id,), ability.id, paid=False)
        if impossible(fight, CAST, answer) is not None:
            continue
        told_of = {"ability": ability.id, "target": actor.id, "deed": told}
        if table.ask("use_reaction", one, ("use", "none"), "none", ahead=ahead, **told_of) == "use":
            _spend_reaction(table, one, ability.id)
            carry_out(table, CAST, answer)
            return True
    return False


def _use_readied(table: Table, one: Fighter, kept: Readied, actor: Fighter) -> None:
    """LF-REACT-01: does what was readied; what has become impossible is lost, and the reaction with it."""
    deed = READIABLE[kept.action]
    targets = _aimed_at(kept, actor)
    doing = stored_doing(one, kept, targets)
    lost = impossible(table.fight, deed, doing)
    _spend_reaction(table, one, None)
    if lost is not None:
        table.fact("note", actor=one.id, what="readied_impossible", text="", why=lost.code)
    else:
        carry_out(table, deed, doing)


def _aimed_at(kept: Readied, actor: Fighter) -> tuple[str, ...]:
    """LF-REACT-01: whom it was readied against, else whoever sets it off."""
    return kept.targets or ((actor.id,) if kept.action in AIMED else ())


def _watches(one: Fighter, kept: Readied, actor: Fighter) -> bool:
    if kept.watch == "enemy":
        return not allies(one, actor)
    return kept.watch == "anyone" or kept.watch == actor.id


def _was_hurt(table: Table, actor: Fighter, since: int) -> bool:
    return any(
        fact["kind"] == "damage" and fact["actor"] == actor.id and fact["pool"] == "pv" for fact in table.facts[since:]
    )


def _concentrates(table: Table, actor: Fighter, checks: int) -> bool:
    """LF-CONC-01, LF-CONC-02: 2d + MEN against 7, + 2 for each check before."""
    plus = numbers(table.fight, actor).men
    against = 7 + 2 * checks
    dice = two_dice(table, "concentration", actor, reach_of(against - plus, only=True))
    total = dice.total + plus
    kept = total >= against
    table.fact(
        "roll", actor=actor.id, what="concentration", dice=list(dice), total=total, against=against, success=kept
    )
    return bool(kept)


READY = Deed(
    "ready",
    "normal",
    ready_faults,
    ready,
    params={
        **{key: check for deed in READIABLE.values() for key, check in deed.params.items()},
        **PAY,
        "action": word(*READIABLE),
        "on": word(*TRIGGERS),
        "watch": text,
    },
    needed=frozenset({"action"}),
    shape=ready_params_fault,
)
REACT = Deed(
    "react",
    "none",
    react_faults,
    react,
    params={"attr": word("fue", "agi"), "willing": ids, "unwilling": ids},
    stage=react_stage,
    any_turn=True,
)
