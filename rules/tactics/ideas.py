"""Ideas: what a combatant may do at this stop, and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Any, NamedTuple

from rules.core.state import Combatant, Pool, things_on
from rules.dice.dice import nearest
from rules.engine.service import RulesService
from rules.mechanics.action import Preview
from rules.tactics.capabilities import Capability, effect_on
from rules.tactics.options import Thought, foes_by_row, steps_between
from rules.tactics.temperaments import BEASTLY, CUNNING, PLAIN
from rules.text.localized import LocalizedText, MessageTemplate, listed, said

REASONS: Mapping[str, MessageTemplate] = {
    "fells": MessageTemplate("said-idea_fells", ""),
    "harms": MessageTemplate("said-idea_harms", ""),
    "sweeps": MessageTemplate("said-idea_sweeps", ""),
    "holds": MessageTemplate("said-idea_holds", ""),
    "heals": MessageTemplate("said-idea_heals", ""),
    "raises": MessageTemplate("said-idea_raises", ""),
    "strengthens": MessageTemplate("said-idea_strengthens", ""),
    "only": MessageTemplate("said-idea_only", ""),
    "only_clear": MessageTemplate("said-idea_only_clear", ""),
    "only_left": MessageTemplate("said-idea_only_left", ""),
    "nearest": MessageTemplate("said-idea_nearest", ""),
    "opposite": MessageTemplate("said-idea_opposite", ""),
    "declared": MessageTemplate("said-idea_declared", ""),
    "frees": MessageTemplate("said-idea_frees", ""),
    "eases": MessageTemplate("said-idea_eases", ""),
    "frees_from": MessageTemplate("said-idea_frees_from", ""),
    "eases_from": MessageTemplate("said-idea_eases_from", ""),
    "mends": MessageTemplate("said-idea_mends", ""),
    "readies": MessageTemplate("said-idea_readies", ""),
    "presses": MessageTemplate("said-idea_presses", ""),
    "presses_on": MessageTemplate("said-idea_presses_on", ""),
    "nears": MessageTemplate("said-idea_nears", ""),
    "nears_with": MessageTemplate("said-idea_nears_with", ""),
    "nears_part": MessageTemplate("said-idea_nears_part", ""),
    "nears_part_with": MessageTemplate("said-idea_nears_part_with", ""),
    "withdraws": MessageTemplate("said-idea_withdraws", ""),
    "guards": MessageTemplate("said-idea_guards", ""),
    "harmless": MessageTemplate("said-idea_harmless", ""),
    "waits": MessageTemplate("said-idea_waits", ""),
    "flees": MessageTemplate("said-idea_flees", ""),
    "forced": MessageTemplate("said-idea_forced", ""),
    "whims": MessageTemplate("said-idea_whims", ""),
}
STRIKES_OWN = MessageTemplate("said-idea_strikes_own", "")
NUMBERS = MessageTemplate("said-idea_numbers", "")
NUMBERS_OF_ALL = MessageTemplate("said-idea_numbers_all", "")
CHANCE = MessageTemplate("said-idea_chance", "")
LOSS = MessageTemplate("said-idea_loss", "")
LOSS_OF_ALL = MessageTemplate("said-idea_loss_all", "")
WOULD_FREE = MessageTemplate("said-idea_would_free", "")
FREES_IT = MessageTemplate("said-idea_frees_it", "")
BOUNCES = MessageTemplate("said-idea_bounces", "")
BOUNCES_BACK = MessageTemplate("said-idea_bounces_back", "")
BOUNCES_TO_OWN = MessageTemplate("said-idea_bounces_own", "")
BOUNCES_TO_FOE = MessageTemplate("said-idea_bounces_foe", "")
BOUNCES_TO_ONE = MessageTemplate("said-idea_bounces_one", "")
COULD_FALL_BY_IT = MessageTemplate("said-idea_fall_by_it", "")
DECIDED = MessageTemplate("said-idea_decided", "")


class Idea(NamedTuple):
    """Something to do, with the reason in words and the numbers that speak for it."""

    command: dict[str, Any]
    """A script command that would not be refused now."""
    reason: LocalizedText
    chance: float | None
    """How likely it succeeds, 0 to 1; None: it needs no luck, or nothing is foretold of it."""
    loss: float | None
    """The average loss in its reason: by one blow if it hits, by several blows or of several targets with all misses.

    None: nothing is foretold of it.
    """
    fells: bool
    """Whether that would bring one of them down."""
    why: str = ""
    """What speaks for it, as in `Thought.why`."""
    towards: str = ""
    """The combatant it comes nearer to; empty: none."""

    def decided_by(self, decided: LocalizedText) -> Idea:
        """Return the idea with what decided for it against others with better figures."""
        return self._replace(reason=DECIDED(reason=self.reason, decided=decided))


UNHEEDING = frozenset({PLAIN, BEASTLY})
"""The temperaments that strike whoever is first in line, whatever else could be done."""
UNAIMED: Mapping[str, str] = {"presses": "presses_on", "frees": "frees_from", "eases": "eases_from"}
"""Reasons of acts that name nobody to that with the one whom they concern, as their previews know."""
PREPARING = frozenset({"nears", "withdraws", "waits", "mends", "readies"})
"""Reasons of acts that prepare another, of which nothing is foretold."""


NOBODY: Mapping[str, tuple[str, ...]] = MappingProxyType({})


class IdeaForecast(NamedTuple):
    """The forecast of an idea."""

    chances: tuple[float, ...] = ()
    """How likely it hits each target of whom that is told."""
    loss: float = 0.0
    """What its target would lose by its one blow if it hits, or all targets by all blows, misses included."""
    wounded: int = 0
    """How many targets would lose something."""
    blows: int = 0
    """How many blows are foretold of the target that takes most of them."""
    fells: bool = False
    """Whether that brings one of them down."""
    struck: tuple[str, ...] = ()
    """The targets of whom a chance or a loss is told."""
    turned: Mapping[str, tuple[str, ...]] = NOBODY
    """Those off whom it bounces, each with those of whom it would strike one instead."""
    blow_chances: tuple[float, ...] = ()
    """How likely each blow hits, where a target takes several; else the same as `chances`."""
    own_side: tuple[str, ...] = ()
    """Those whom it harms with the others though they fight for the actor’s side at the moment."""


NO_FORECAST = IdeaForecast()


def idea_of(service: RulesService, thought: Thought, command: dict[str, Any], temperament: str = CUNNING) -> Idea:
    """Return the idea a thought is, with its forecast as things stand, for one who plays by `temperament`."""
    if thought.why in UNAIMED and not thought.targets:
        thought = thought._replace(targets=_concerned(service, command))
    forecast = forecast_of(service, thought, command)
    chance = forecast.chances[0] if forecast.chances else None
    loss = forecast.loss if forecast.wounded else None
    towards = thought.targets[0] if thought.why == "nears" and thought.targets else ""
    reason = _reason(service, thought, command, forecast, temperament)
    return Idea(command, reason, chance, loss, forecast.fells, thought.why, towards)


def _concerned(service: RulesService, command: dict[str, Any]) -> tuple[str, ...]:
    """The other whom an act concerns that names nobody: of whom a chance or a loss is foretold."""
    previews = service.preview(command)
    ids = dict.fromkeys(preview.target for preview in previews if preview.what in ("chance", "damage"))
    return tuple(id for id in ids if id is not None and id != command["actor"])[:1]


def forecast_of(service: RulesService, thought: Thought, command: Mapping[str, Any]) -> IdeaForecast:
    """Return the forecast of a thought that is carried out by a command, as things stand."""
    if thought.why in PREPARING or not (thought.targets or thought.why == "sweeps"):
        return NO_FORECAST
    combatants, vital = service.fight.combatants, service.system.vital
    previews = service.preview(command)
    told_of = tuple(preview.target for preview in previews if preview.target is not None)
    touched = told_of if thought.why == "sweeps" else thought.targets
    turned = turned_by(service, command, (*thought.targets, *told_of))
    struck = _struck_foes(service, command, [id for id in touched if id not in turned]) or thought.targets
    figures = {id: effect_on(previews, id) for id in struck}
    blows = {id: tuple(_blows(previews, id)) for id in struck}
    losses = [_expected_loss(combatants[id], vital, dealt, misses=False) for id, dealt in blows.items()]
    wounded, most_blows = sum(loss > 0 for loss in losses), max(map(len, blows.values()), default=0)
    if wounded > 1 or most_blows > 1:
        losses = [_expected_loss(combatants[id], vital, dealt, misses=True) for id, dealt in blows.items()]
    rolled_for = {preview.target for preview in previews if preview.what == "chance"}
    chances = tuple(figure.chance for id, figure in figures.items() if id in rolled_for)
    of_blows = tuple(blow.chance for id in figures if id in rolled_for for blow in blows[id])
    return IdeaForecast(
        chances,
        sum(losses),
        wounded,
        most_blows,
        any(figure.loss > 0 and figure.loss >= combatants[id].pools[vital.id] for id, figure in figures.items()),
        tuple(id for id, loss in zip(blows, losses, strict=True) if loss > 0 or id in rolled_for),
        turned,
        of_blows if most_blows > 1 else chances,
        _struck_own(service, command, previews),
    )


def turned_by(service: RulesService, command: Mapping[str, Any], ids: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Return those off whom a deed bounces, each with those of whom it would strike one instead."""
    fight, turned = service.fight, service.system.tactics.turned
    actor = fight.combatants[command["actor"]]
    marked = [fight.combatants[id] for id in dict.fromkeys(ids) if fight.combatants[id].conditions]
    onto = {target.id: turned(fight, actor, command, target) for target in marked}
    return {id: others for id, others in onto.items() if others is not None}


MOST_LOSSES = 24
"""Of a wider span than this, so many steps are counted with."""


class _Blow(NamedTuple):
    """A blow as previews tell it."""

    chance: float
    losses: Sequence[float]
    """What it may take if it hits, all as likely: losses of its span where the system knows that, else the average.

    Below 0: a gain.
    """


def _blows(previews: Sequence[Preview], id: str) -> Iterator[_Blow]:
    """Yield the blows that somebody is told to take: the chance of each stands before its damage, as in `effect_on`."""
    chance = 1.0
    for preview in previews:
        if preview.number is None or preview.target not in (id, None):
            continue
        if preview.what == "chance":
            chance = preview.number / 100
        elif preview.what == "damage":
            yield _Blow(chance, _losses(preview, preview.number))
        elif preview.what == "note" and preview.number < 0 and preview.target is not None:
            yield _Blow(chance, (preview.number,))


def _losses(preview: Preview, number: int) -> Sequence[float]:
    """Return what a blow may take, whose average is that of its preview: rare rolls may lift it above the middle."""
    mean = float(number if preview.mean is None else preview.mean)
    least, most = preview.span or (0, 0)
    width, parts = most - least, max(1, min(most - least, MOST_LOSSES))
    return tuple(mean + width * (part / parts - 0.5) for part in range(parts + 1)) if width else (mean,)


def _expected_loss(combatant: Combatant, vital: Pool, blows: Sequence[_Blow], *, misses: bool) -> float:
    """Return what blows take on average, with those that miss or as if all hit.

    No roll takes more than is left, nor do all together, if the pool has a lowest value.
    """
    points = combatant.pools[vital.id]
    if vital.lowest is None or sum(max(blow.losses) for blow in blows) <= points - vital.lowest:
        return max(0.0, sum((blow.chance if misses else 1) * sum(blow.losses) / len(blow.losses) for blow in blows))
    chances: dict[float, float] = {points: 1.0}
    for blow in blows:
        hits = blow.chance if misses else 1.0
        after = {left: chance * (1 - hits) for left, chance in chances.items()}
        for left, chance in chances.items():
            for loss in blow.losses:
                rest = max(float(vital.lowest), round(left - loss, 1))
                after[rest] = after.get(rest, 0.0) + chance * hits / len(blow.losses)
        chances = after
    return max(0.0, points - sum(left * chance for left, chance in chances.items()))


def _struck_foes(service: RulesService, command: Mapping[str, Any], ids: Iterable[str | None]) -> tuple[str, ...]:
    """Those of `ids` whose loss is a gain to the actor: who fight for another side, else who stand on one."""
    fight, system = service.fight, service.system
    actor = fight.combatants[command["actor"]]
    others = [fight.combatants[id] for id in dict.fromkeys(ids) if id is not None]
    foes = [other for other in others if system.fights_against(fight, actor, other)]
    free = [other for other in foes if system.opposes(fight, actor, other)]
    return tuple(other.id for other in free or foes)


def _struck_own(service: RulesService, command: Mapping[str, Any], previews: Sequence[Preview]) -> tuple[str, ...]:
    """Those who fight for the actor’s side at the moment and whom the deed harms."""
    fight, system = service.fight, service.system
    actor = fight.combatants[command["actor"]]
    harmed = (preview.target for preview in previews if preview.what == "damage" and preview.number)
    ids = [id for id in dict.fromkeys(harmed) if id is not None and id != actor.id]
    return tuple(id for id in ids if not system.opposes(fight, actor, fight.combatants[id]))


def active_foes(service: RulesService, actor: Combatant) -> list[Combatant]:
    """The active combatants of sides that `actor` does not fight for."""
    fight, system = service.fight, service.system
    return [
        other for other in fight.combatants.values() if other.state == "active" and system.opposes(fight, actor, other)
    ]


def _why_only(service: RulesService, thought: Thought, command: dict[str, Any]) -> str:
    """Why its target is the only one it could be done to without a step: the others are too far, or something between.

    Empty where it could be done to another as well.
    """
    combatants, tactics = service.fight.combatants, service.system.tactics
    actor = combatants[command["actor"]]
    others = [foe.id for foe in active_foes(service, actor) if foe.id not in thought.targets]
    if actor.cell is None or not others or len(thought.targets) != 1:
        return ""
    commands = (aimed for id in others for aimed in tactics.ways(service.fight, actor, {**command, "targets": [id]}))
    refusals = [service.refusal_of(aimed) for aimed in commands]
    if not all(refused is not None and tactics.mends.get(refused.code) == tactics.walk != "" for refused in refusals):
        return ""
    are_far = {refused.code in tactics.far for refused in refusals if refused is not None}
    if len(are_far) > 1:
        return "only_left"
    return "only" if True in are_far else "only_clear"


def _reason(
    service: RulesService, thought: Thought, command: dict[str, Any], forecast: IdeaForecast, temperament: str
) -> LocalizedText:
    """`Only Maren stands in reach: hits 74 %, then about 31 HP`, as far as it is known.

    Of several blows or targets the loss is that on average, with those that miss.

    Of a step to somebody who is in reach of something already, the reason is what it is to be done with.

    Of who strikes whoever comes first, that is the reason, and not what it would do to that one.
    """
    combatants, vital = service.fight.combatants, service.system.vital
    why = thought.why
    if why in ("fells", "harms", "declared"):
        why = "fells" if forecast.fells else "harms" if why == "fells" else why
    values: dict[str, object] = {"name": combatants[thought.targets[0]].name} if thought.targets else {}
    if why in UNAIMED and thought.targets:
        why = UNAIMED[why]
    if why == "harmless":
        values = {"pool": vital.label}
    if why == "nears":
        why = "nears_part" if thought.is_part else why
        if thought.deed is not None:
            why, values["tool"] = f"{why}_with", _tool(service, command["actor"], thought.deed)
    if why == "harms" and (only := _why_only(service, thought, command)):
        why = only
    elif why in ("fells", "harms") and thought.why != "declared" and temperament in UNHEEDING:
        why = _nearest_reason(service, command["actor"], thought.targets) or why
    if why == "sweeps":
        aimed = _struck_foes(service, command, [id for id in thought.targets if id not in forecast.turned])
        struck = forecast.struck if len(forecast.struck) >= len(aimed) else aimed
        values = {"count": len(struck)}
        if len(struck) == 1:
            why, values = "fells" if forecast.fells else "harms", {"name": combatants[struck[0]].name}
    reason = _with_figures(REASONS[why](**values), forecast, vital)
    if len(forecast.struck) == 1 and forecast.wounded and not forecast.fells:
        actor, target = combatants[command["actor"]], combatants[forecast.struck[0]]
        freeing = service.system.tactics.frees(service.fight, actor, command, target)
        if freeing is not None:
            reason = FREES_IT(reason=reason, name=target.name, status=freeing.label)
    if thought.why == "sweeps" and forecast.own_side:
        reason = STRIKES_OWN(reason=reason, names=listed(combatants[id].name for id in forecast.own_side))
    for id, others in forecast.turned.items():
        reason = _with_what_returns(service, command, reason, id, others)
    return reason


def _with_figures(reason: LocalizedText, forecast: IdeaForecast, vital: Pool) -> LocalizedText:
    loss = {"loss": nearest(Fraction(forecast.loss).limit_denominator(1000)), "pool": vital.label}
    if forecast.chances and forecast.wounded:
        template = NUMBERS_OF_ALL if forecast.wounded > 1 or forecast.blows > 1 else NUMBERS
        return template(reason=reason, percent=_percent(forecast.blow_chances), **loss)
    if forecast.chances:
        return CHANCE(reason=reason, percent=_percent(forecast.chances))
    if forecast.wounded:
        return (LOSS_OF_ALL if forecast.wounded > 1 else LOSS)(reason=reason, **loss)
    return reason


def percent_of(reason: LocalizedText) -> str:
    """Return how likely a reason says that the act succeeds, in percent; empty where it does not."""
    while "percent" not in reason.words and isinstance(reason.words.get("reason"), LocalizedText):
        reason = reason.words["reason"]
    return str(reason.words.get("percent", ""))


def _with_what_returns(
    service: RulesService, command: Mapping[str, Any], reason: LocalizedText, off: str, others: Sequence[str]
) -> LocalizedText:
    """Add to a reason off whom the deed bounces, onto whom, and who of those could fall by it."""
    combatants, system = service.fight.combatants, service.system
    actor, name = combatants[command["actor"]], combatants[off].name
    if not others:
        return BOUNCES(reason=reason, name=name)
    are_foes = {system.fights_against(service.fight, actor, combatants[id]) for id in others}
    if tuple(others) == (actor.id,):
        template = BOUNCES_BACK
    elif len(are_foes) > 1:
        template = BOUNCES_TO_ONE
    else:
        template = BOUNCES_TO_FOE if True in are_foes else BOUNCES_TO_OWN
    reason = template(reason=reason, name=name)
    losses = {id: effect_on(service.preview({**command, "targets": [id]}), id).loss for id in others}
    fallen = [combatants[id].name for id, loss in losses.items() if 0 < combatants[id].pools[system.vital.id] <= loss]
    return COULD_FALL_BY_IT(reason=reason, names=listed(fallen), count=len(fallen)) if fallen else reason


def _tool(service: RulesService, actor: str, deed: Capability) -> str:
    """Return what a deed is done with, as a sentence calls it, else the action."""
    system, id = service.system, str(deed.command.get("with", ""))
    if not id:
        return system.actions[deed.action].label
    bare_hands = said(f"tool-{id}", system.phrases.file)
    if id in system.things and bare_hands != bare_hands.message:
        return bare_hands
    name = things_on(service.fight.combatants[actor].sheet).get(id) or system.things.get(id)
    return name or id.replace("-", " ").replace("_", " ")


def _nearest_reason(service: RulesService, actor: str, targets: Sequence[str]) -> str:
    """Why a combatant that strikes the first in line means these: they are nearest, or opposite; else empty."""
    fight, combatant = service.fight, service.fight.combatants[actor]
    foes = active_foes(service, combatant)
    if len(targets) != 1 or len(foes) < 2:
        return ""
    if combatant.cell is None or fight.board is None:
        return "opposite" if foes_by_row(fight, combatant, foes)[0].id == targets[0] else ""
    steps = {foe.id: steps_between(combatant.cell, foe.cell) for foe in foes}
    return "nearest" if steps.get(targets[0]) == min(steps.values()) else ""


def _percent(chances: tuple[float, ...]) -> str:
    """`74`, or `57–97` if it differs between targets or blows."""
    least, most = round(min(chances) * 100), round(max(chances) * 100)
    return str(least) if least == most else f"{least}–{most}"
