"""An idea: something that a combatant may do at this stop, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from rules.core.state import Combatant, Fight, Pool
from rules.dice.dice import nearest
from rules.engine.service import RulesService
from rules.mechanics.action import Preview
from rules.tactics.capabilities import read
from rules.tactics.options import steps_between, whom_opposite
from rules.tactics.temperaments import BEASTLY, CUNNING, PLAIN
from rules.tactics.thoughts import Thought
from rules.text.localized import LocalizedText, MessageTemplate

REASONS: Mapping[str, MessageTemplate] = {
    "fells": MessageTemplate("said-idea_fells", ""),
    "harms": MessageTemplate("said-idea_harms", ""),
    "sweeps": MessageTemplate("said-idea_sweeps", ""),
    "holds": MessageTemplate("said-idea_holds", ""),
    "heals": MessageTemplate("said-idea_heals", ""),
    "raises": MessageTemplate("said-idea_raises", ""),
    "strengthens": MessageTemplate("said-idea_strengthens", ""),
    "only": MessageTemplate("said-idea_only", ""),
    "nearest": MessageTemplate("said-idea_nearest", ""),
    "opposite": MessageTemplate("said-idea_opposite", ""),
    "declared": MessageTemplate("said-idea_declared", ""),
    "frees": MessageTemplate("said-idea_frees", ""),
    "eases": MessageTemplate("said-idea_eases", ""),
    "mends": MessageTemplate("said-idea_mends", ""),
    "readies": MessageTemplate("said-idea_readies", ""),
    "presses": MessageTemplate("said-idea_presses", ""),
    "nears": MessageTemplate("said-idea_nears", ""),
    "withdraws": MessageTemplate("said-idea_withdraws", ""),
    "guards": MessageTemplate("said-idea_guards", ""),
    "waits": MessageTemplate("said-idea_waits", ""),
    "flees": MessageTemplate("said-idea_flees", ""),
    "forced": MessageTemplate("said-idea_forced", ""),
    "whims": MessageTemplate("said-idea_whims", ""),
}
NUMBERS = MessageTemplate("said-idea_numbers", "")
NUMBERS_OF_ALL = MessageTemplate("said-idea_numbers_all", "")
CHANCE = MessageTemplate("said-idea_chance", "")
LOSS = MessageTemplate("said-idea_loss", "")
LOSS_OF_ALL = MessageTemplate("said-idea_loss_all", "")


class Idea(NamedTuple):
    """What would be done, with the reason in words and the numbers that speak for it."""

    command: dict[str, Any]
    """A command of a script that would not be refused now."""
    reason: LocalizedText
    chance: float | None
    """How likely it does what it should, 0 to 1; None: nothing is left to chance, or nothing is foretold of it."""
    loss: float | None
    """What those at whom it is aimed would lose on the average if it does; None: nothing is foretold of it."""
    fells: bool
    """Whether that would bring one of them down."""
    why: str = ""
    """What speaks for it, as a `Thought` has it."""
    towards: str = ""
    """To whom it comes nearer; empty: to nobody."""


UNHEEDING = frozenset({PLAIN, BEASTLY})
"""The temperaments that strike whoever comes first, whatever else might be done."""
PREPARING = frozenset({"nears", "withdraws", "waits", "mends", "readies"})
"""What is done for the sake of something else, of which nothing is foretold."""


class IdeaForecast(NamedTuple):
    """What the preview of an idea comes to."""

    chances: tuple[float, ...] = ()
    """How likely it strikes each of those at whom it is aimed, of whom that is told."""
    loss: float = 0.0
    """What all of them would lose."""
    wounded: int = 0
    """How many of them would lose something."""
    fells: bool = False
    """Whether that brings one of them down."""


NOTHING = IdeaForecast()


def idea_of(service: RulesService, thought: Thought, command: dict[str, Any], temperament: str = CUNNING) -> Idea:
    """A thought of one who plays by a temperament, with what is foretold of it as things stand."""
    found = _foretold(service, thought, command)
    chance = found.chances[0] if found.chances else None
    loss = found.loss if found.wounded else None
    towards = thought.targets[0] if thought.why == "nears" and thought.targets else ""
    reason = _reason(service, thought, command, found, temperament)
    return Idea(command, reason, chance, loss, found.fells, thought.why, towards)


def _foretold(service: RulesService, thought: Thought, command: dict[str, Any]) -> IdeaForecast:
    if thought.why in PREPARING or not (thought.targets or thought.why == "sweeps"):
        return NOTHING
    there, vital = service.fight.combatants, service.system.vital
    told = service.preview(command)
    struck = _struck(service, command, told) if thought.why == "sweeps" else thought.targets
    figures = {id: read(told, id) for id in struck}
    losses = [_lost(there[id], vital, figure.loss) for id, figure in figures.items()]
    return IdeaForecast(
        tuple(
            figures[id].chance
            for id in figures
            if any(preview.what == "chance" and preview.target == id for preview in told)
        ),
        sum(losses),
        sum(loss > 0 for loss in losses),
        any(figure.loss > 0 and figure.loss >= there[id].pools[vital.id] for id, figure in figures.items()),
    )


def _lost(combatant: Combatant, vital: Pool, loss: float) -> float:
    """What it takes of somebody: no more than there is of the pool, where that has an end."""
    return max(0.0, loss if vital.lowest is None else min(loss, combatant.pools[vital.id] - vital.lowest))


def _struck(service: RulesService, command: dict[str, Any], told: tuple[Preview, ...]) -> tuple[str, ...]:
    """Those of the other side to whom it would do something, be they named or not."""
    there = service.fight.combatants
    side = there[command["actor"]].side
    ids = dict.fromkeys(preview.target for preview in told if preview.target is not None)
    return tuple(id for id in ids if there[id].side != side)


def _is_only_one(service: RulesService, thought: Thought, command: dict[str, Any]) -> bool:
    """Whether everybody else on the other side stands too far away for it."""
    there, tactics = service.fight.combatants, service.system.tactics
    actor = there[command["actor"]]
    others = [
        item.id
        for item in there.values()
        if item.side != actor.side and item.state == "active" and item.id not in thought.targets
    ]
    if actor.cell is None or not others or len(thought.targets) != 1:
        return False
    ways = (way for id in others for way in tactics.ways(service.fight, actor, {**command, "targets": [id]}))
    refusals = [service.refusal_of(way) for way in ways]
    return all(refused is not None and tactics.mends.get(refused.code) == tactics.walk != "" for refused in refusals)


def _reason(
    service: RulesService, thought: Thought, command: dict[str, Any], found: IdeaForecast, temperament: str
) -> LocalizedText:
    """`Only Maren stands in reach: 74 %, about 31 HP`, as far as it is known.

    Of who strikes whoever comes first, that is the reason, and not what it would do to that one.
    """
    there, vital = service.fight.combatants, service.system.vital
    why = thought.why
    if why in ("fells", "harms", "declared"):
        why = "fells" if found.fells else "harms" if why == "fells" else why
    if why == "harms" and _is_only_one(service, thought, command):
        why = "only"
    elif why in ("fells", "harms") and thought.why != "declared" and temperament in UNHEEDING:
        why = _nearest(service.fight, command["actor"], thought.targets) or why
    words: dict[str, object] = {"name": there[thought.targets[0]].name} if thought.targets else {}
    if why == "sweeps":
        words = {"count": max(found.wounded, len(found.chances), len(thought.targets))}
    reason = REASONS[why](**words)
    loss = {"loss": nearest(Fraction(found.loss)), "pool": vital.label}
    if found.chances and found.wounded:
        saying = NUMBERS_OF_ALL if found.wounded > 1 else NUMBERS
        return saying(reason=reason, percent=_percent(found.chances), **loss)
    if found.chances:
        return CHANCE(reason=reason, percent=_percent(found.chances))
    if found.wounded:
        return (LOSS_OF_ALL if found.wounded > 1 else LOSS)(reason=reason, **loss)
    return reason


def _nearest(fight: Fight, actor: str, targets: Sequence[str]) -> str:
    """Why who strikes whoever comes first means these: they are nearest, or opposite; empty where they are not."""
    combatant = fight.combatants[actor]
    foes = [other for other in fight.combatants.values() if other.side != combatant.side and other.state == "active"]
    if len(targets) != 1 or len(foes) < 2:
        return ""
    if combatant.cell is None or fight.board is None:
        return "opposite" if whom_opposite(fight, combatant, foes)[0].id == targets[0] else ""
    steps = {foe.id: steps_between(combatant.cell, foe.cell) for foe in foes}
    return "nearest" if steps.get(targets[0]) == min(steps.values()) else ""


def _percent(chances: tuple[float, ...]) -> str:
    """`74`, or `57–97` where it differs from one to the other."""
    least, most = round(min(chances) * 100), round(max(chances) * 100)
    return str(least) if least == most else f"{least}–{most}"
