"""Reactions: who is asked before an action, what happens then, and what interrupts the action."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules.core.questions import Fault
from rules.fantasia.actions import choices, forecast
from rules.fantasia.actions.action import ActionParams, FantasiaAction, status_fault, unknown
from rules.fantasia.actions.definitions import ATTACK, CAST, AnyDeed
from rules.fantasia.actions.params import (
    ATTRIBUTES,
    Cast,
    Draw,
    Hold,
    Reload,
    Strike,
    UseItem,
    a_modifier,
    target_count,
)
from rules.fantasia.actions.readied import AIMED, Ready, readied_aims, readied_target_count, stored
from rules.fantasia.combatant import phrases
from rules.fantasia.combatant.sheet import Ability, Item, Weapon
from rules.fantasia.combatant.state import Battle, Fighter, Readied, Table, allies
from rules.fantasia.combatant.statistics import numbers
from rules.fantasia.damage.strikes import needed_for, strain, two_dice
from rules.fantasia.statuses.traits import GUARDED
from rules.mechanics.action import Option, Preview
from rules.mechanics.checks import ahead, check
from rules.mechanics.params import param
from rules.sheets.schema import words_of


def carry_out(table: Table, deed: AnyDeed, actor: Fighter, params: ActionParams) -> None:
    """Carry out an action; LF-ST-FEVER-2: a combatant with a fever faints after an effort."""
    deed.do(table, actor, params)
    if deed.strains is not None and deed.strains(params):
        strain(table, actor)


# --- params --------------------------------------------------------------------------------------------------


def _react_aims(fight: Battle, combatant: Fighter, params: React) -> Iterator[Option]:
    """LF-REACT-01, LF-REACT-04: yield the targets of a reaction or a readied action."""
    readied = combatant.readied
    if params.ability is None and readied is not None:
        yield from readied_aims(fight, combatant, Ready(action=readied.action, thing=readied.with_id))
    else:
        yield from choices.targets_for(fight, combatant, params.thing(combatant))


def _react_targets(fight: Battle, combatant: Fighter, params: React) -> tuple[int, int]:
    """LF-REACT-01: return the least and most targets; a readied action needs none if it has them or takes none."""
    readied = combatant.readied
    if params.ability is None and readied is not None:
        most = readied_target_count(fight, combatant, Ready(action=readied.action, thing=readied.with_id))[1]
        return (int(most > 0 and not readied.targets), most)
    return target_count(fight, combatant, params)


@dataclass(frozen=True, kw_only=True)
class React(ActionParams):
    """LF-REACT-04: the params of a reaction out of turn: an ability, or the readied action."""

    ability: str | None = param(
        "with",
        "choice",
        "Habilidad",
        choices=choices.reactions,
        shown=lambda fight, combatant, params: any(ability.reaction for ability in combatant.sheet.abilities),
    )
    targets: tuple[str, ...] = param("targets", "targets", "Objetivo", choices=_react_aims, most=_react_targets)
    modifier: int = a_modifier()
    attr: str | None = param("attr", "choice", words=ATTRIBUTES, hidden=True)
    willing: tuple[str, ...] = param("willing", "choices", hidden=True)
    unwilling: tuple[str, ...] = param("unwilling", "choices", hidden=True)

    def thing(self, actor: Fighter) -> Ability | None:
        """Return the ability."""
        return actor.ability_of(self.ability)


# --- reacting out of turn ----------------------------------------------------------------------------------


def can_react(combatant: Fighter) -> bool:
    """LF-DEF-04, LF-ST-DISABLE, LF-ST-BERSERK-2: whether it can react at all, whatever reactions are left."""
    return combatant.able and GUARDED not in combatant.traits and status_fault(combatant, "react", active=False) is None


def may_use(combatant: Fighter, ability: Ability) -> bool:
    """LF-REACT-05, LF-REACT-06, LF-REACT-07: whether a reaction is left for this ability."""
    if ability.uses is not None:
        return combatant.used.get(ability.id, 0) < ability.uses
    return ability.free or combatant.reactions > 0


def as_reaction(actor: Fighter, params: React) -> tuple[AnyDeed, ActionParams] | None:
    """Return what a `react` would do: the readied action or the ability named; None if there is none."""
    if params.ability is None:
        readied = actor.readied
        return None if readied is None else stored(readied, params.targets or readied.targets)
    if params.thing(actor) is None:
        return None
    return CAST, Cast(
        ability=params.ability,
        targets=params.targets,
        attr=params.attr,
        willing=params.willing,
        unwilling=params.unwilling,
        modifier=params.modifier,
        paid=False,
    )


@check()
def in_the_turns(fight: Battle, actor: Fighter, params: React) -> Iterator[Fault]:
    """LF-REACT-04: turns have begun, and it is no surprise."""
    if fight.phase != "action":
        yield Fault("wrong_phase")


@check(implied=True)
def in_anothers_turn(fight: Battle, actor: Fighter, params: React) -> Iterator[Fault]:
    """LF-REACT-05: it is another's turn."""
    if fight.active == actor.id:
        yield Fault("no_reaction_left", {"actor": actor.id, "own": True}, hides=True)


@check()
def not_defending(fight: Battle, actor: Fighter, params: React) -> Iterator[Fault]:
    """LF-DEF-04: it is not on the defensive."""
    if GUARDED in actor.traits:
        yield Fault("cannot_act", {"actor": actor.id, "status": actor.traits[GUARDED].id})


@check("ability")
def something_to_react_with(fight: Battle, actor: Fighter, params: React) -> Iterator[Fault]:
    """LF-REACT-04: an action is readied, or the ability is a reaction."""
    if params.ability is None:
        if actor.readied is None:
            none = not any(ability.reaction for ability in actor.sheet.abilities)
            yield Fault("nothing_readied", {"actor": actor.id}, final=True, hides=none)
        return
    ability = params.thing(actor)
    if ability is None:
        yield unknown(actor, params.ability)
    elif not ability.reaction:
        yield Fault("not_a_reaction", {"actor": actor.id, "item": ability.id})


@check("ability")
def reaction_left(fight: Battle, actor: Fighter, params: React) -> Iterator[Fault]:
    """LF-REACT-05, LF-REACT-06, LF-REACT-07: a reaction is left, and it is another's turn."""
    ability = params.thing(actor)
    has_left = actor.reactions > 0 if ability is None else may_use(actor, ability)
    is_own_turn = fight.active == actor.id
    if is_own_turn or not has_left:
        yield Fault("no_reaction_left", {"actor": actor.id, "own": is_own_turn})


@check("ability", "targets")
def possible_now(fight: Battle, actor: Fighter, params: React) -> Iterator[Fault]:
    """LF-REACT-01: the reaction can be done now."""
    pair = as_reaction(actor, params)
    if pair is not None:
        deed, does = pair
        yield from deed.unsuited(fight, actor, does)


def react(table: Table, actor: Fighter, params: React) -> None:
    """LF-REACT-01, LF-REACT-04: do the readied action, or a reaction ability, whenever the player likes."""
    pair = as_reaction(actor, params)
    if pair is None:
        return
    _spend_reaction(table, actor, params.ability)
    deed, does = pair
    carry_out(table, deed, actor, does)


def _spend_reaction(table: Table, combatant: Fighter, with_id: str | None) -> None:
    ability = combatant.ability_of(with_id)
    if ability is None:
        table.put(combatant, "reactions", max(0, combatant.reactions - 1))
        table.put(combatant, "readied", None)
    elif ability.uses is not None:
        table.put(combatant, "used", {**combatant.used, ability.id: combatant.used.get(ability.id, 0) + 1})
    elif not ability.free:
        table.put(combatant, "reactions", max(0, combatant.reactions - 1))
    table.fact("react", actor=combatant.id, with_=None if ability is None else ability.id)


# --- before an action --------------------------------------------------------------------------------------


def triggered_events(deed: AnyDeed, actor: Fighter, params: ActionParams) -> frozenset[str]:
    """LF-REACT-02: return the events that it is for readied actions: harmful techniques and magic are attacks too."""
    ability = params.thing(actor) if isinstance(params, Cast) else None
    attacks = ability is not None and not ability.helps and any(id != actor.id for id in aimed_at(params))
    return frozenset({deed.trigger or "", "attack"} if attacks else {deed.trigger or ""})


def aimed_at(params: ActionParams) -> tuple[str, ...]:
    """Return the targets of an action."""
    return params.targets if isinstance(params, Strike | Cast | UseItem | Hold) else ()


def deed_words(fight: Battle, deed: AnyDeed, combatant: Fighter, params: ActionParams, targets: tuple[str, ...]) -> str:
    """Return an action with thing and targets in words, for a question: `Magia / Habilidad, Piro → Ciro`."""
    thing: Ability | Item | Weapon | None = None
    if isinstance(params, Cast | UseItem):
        thing = params.thing(combatant)
    elif isinstance(params, Strike | Draw | Reload) and params.weapon is not None:
        thing = params.of(combatant)
    words = deed.label if thing is None else f"{deed.label}, {thing.name or words_of(thing.id)}"
    names = ", ".join(fight.combatants[id].name for id in dict.fromkeys(targets) if id in fight.combatants)
    return f"{words} → {names}" if names else words


def open_rolls(deed: AnyDeed, actor: Fighter, params: ActionParams) -> tuple[str, ...]:
    """LF-REACT-02: return the rolls of an attack that are still open when a reaction is asked."""
    ability = params.thing(actor) if isinstance(params, Cast) else None
    if "attack" not in triggered_events(deed, actor, params):
        return ()
    hits = ability is None or ability.check != "none"
    harms = deed is ATTACK if ability is None else ability.damage is not None
    return (*(("hit",) if hits else ()), *(("damage",) if harms else ()))


def resolve_reactions(table: Table, deed: AnyDeed, actor: Fighter, params: ActionParams) -> bool:
    """LF-REACT-02, LF-CONC-01, LF-CONC-02, LF-CONC-03: ask for reactions; return whether the action still happens.

    Each other combatant that can react is asked in acting order, until the actor can no longer act or, casting, has
    lost its concentration: 2d + MEN against 7, plus 2 for each earlier check in this cast.
    """
    fight = table.fight
    if fight.phase != "action":
        return True
    events = triggered_events(deed, actor, params)
    checks = 0
    able = actor.able
    for combatant in fight.in_line():
        if combatant is actor or not _could_answer(combatant, actor, deed, events) or not can_react(combatant):
            continue
        before = len(table.facts)
        if not _answers(table, combatant, deed, actor, params, events):
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


def _could_answer(combatant: Fighter, actor: Fighter, deed: AnyDeed, events: frozenset[str]) -> bool:
    readied = combatant.readied
    if readied is not None and readied.on in events:
        return True
    return deed.trigger in combatant.answers_to and not allies(combatant, actor)


def _answers(
    table: Table, combatant: Fighter, deed: AnyDeed, actor: Fighter, params: ActionParams, events: frozenset[str]
) -> bool:
    """Ask one combatant for its readied action, then for its abilities; return whether it has reacted."""
    plan, fight = combatant.readied, table.fight
    if plan is not None and plan.on in events and combatant.reactions > 0 and _watches(combatant, plan, actor):
        targets = _aimed_at(plan, actor)
        kept_deed, kept_told = stored(plan, targets)
        readied_words = deed_words(fight, kept_deed, combatant, kept_told, targets)
        in_short = deed_words(fight, deed, actor, params, aimed_at(params))
        told_of: dict[str, Any] = {"target": actor.id, "deed": in_short, "readied": readied_words}
        if next(kept_deed.unsuited(fight, combatant, kept_told), None) is not None:
            told_of["lost"] = kept_deed.label
        ahead = open_rolls(deed, actor, params)
        if table.ask("use_ready", combatant, ("use", "none"), "use", ahead=ahead, **told_of) == "use":
            _use_readied(table, combatant, plan, actor)
            return True
    if allies(combatant, actor):
        return False
    for ability in combatant.sheet.abilities:
        if not ability.reaction or ability.trigger != deed.trigger or not may_use(combatant, ability):
            continue
        answer = Cast(ability=ability.id, targets=(combatant.id if ability.helps else actor.id,), paid=False)
        if next(CAST.unsuited(fight, combatant, answer), None) is not None:
            continue
        in_short = deed_words(fight, deed, actor, params, aimed_at(params))
        ahead = open_rolls(deed, actor, params)
        told_of = {"ability": ability.id, "target": actor.id, "deed": in_short}
        if table.ask("use_reaction", combatant, ("use", "none"), "none", ahead=ahead, **told_of) == "use":
            _spend_reaction(table, combatant, ability.id)
            carry_out(table, CAST, combatant, answer)
            return True
    return False


def _use_readied(table: Table, combatant: Fighter, readied: Readied, actor: Fighter) -> None:
    """LF-REACT-01: do the readied action; if it has become impossible it is lost, and the reaction with it."""
    deed, params = stored(readied, _aimed_at(readied, actor))
    lost = next(deed.unsuited(table.fight, combatant, params), None)
    _spend_reaction(table, combatant, None)
    if lost is not None:
        table.fact("note", actor=combatant.id, what="readied_impossible", text="", why=lost.code)
    else:
        carry_out(table, deed, combatant, params)


def _aimed_at(readied: Readied, actor: Fighter) -> tuple[str, ...]:
    """LF-REACT-01: return the targets readied against, else whoever triggers it."""
    return readied.targets or ((actor.id,) if readied.action in AIMED else ())


def _watches(combatant: Fighter, readied: Readied, actor: Fighter) -> bool:
    if readied.watch == "enemy":
        return not allies(combatant, actor)
    return readied.watch == "anyone" or readied.watch == actor.id


def _was_hurt(table: Table, actor: Fighter, since: int) -> bool:
    return any(
        fact["kind"] == "damage" and fact["actor"] == actor.id and fact["pool"] == "pv" for fact in table.facts[since:]
    )


def _concentrates(table: Table, actor: Fighter, checks: int) -> bool:
    """LF-CONC-01, LF-CONC-02: roll 2d + MEN against 7, + 2 for each earlier check."""
    plus = numbers(table.fight, actor).men
    against = table.fight.options.concentration + table.fight.options.concentration_more * checks
    dice = two_dice(table, "concentration", actor, needed_for(against - plus))
    total = dice.total + plus
    success = total >= against
    table.fact(
        "roll", actor=actor.id, what="concentration", dice=list(dice), total=total, against=against, success=success
    )
    return bool(success)


@ahead("ability", "targets")
def reaction_preview(fight: Battle, actor: Fighter, params: React) -> Iterator[Preview]:
    """LF-REACT-01, LF-REACT-04: yield what is readied, and the previews of that or of the ability."""
    pair = as_reaction(actor, params)
    if pair is None:
        return
    deed, does = pair
    if params.ability is None:
        yield Preview("note", phrases.READIED(deed=deed_words(fight, deed, actor, does, aimed_at(does))))
    for notice in deed.previews:
        if notice is not forecast.cost_preview:
            yield from notice.tell(fight, actor, does)


REACT: FantasiaAction[React] = FantasiaAction(
    id="react",
    label="Reaccionar",
    drawing="riposte",
    key="x",
    rule="LF-REACT-04",
    params=React,
    stage=(in_the_turns,),
    own=(in_anothers_turn, not_defending, something_to_react_with, reaction_left, possible_now),
    do=react,
    previews=(reaction_preview,),
    any_turn=True,
)
