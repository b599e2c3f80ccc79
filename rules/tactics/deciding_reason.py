"""What decided for an idea, where another one has better figures: proposals rest on more than chance and loss."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import chain
from typing import Any, NamedTuple

from rules.core.state import Combatant
from rules.dice.dice import nearest
from rules.engine.service import RulesService
from rules.tactics.capabilities import Capability
from rules.tactics.ideas import UNHEEDING, IdeaForecast, active_foes, forecast_of
from rules.tactics.options import Thought
from rules.tactics.playbook import Playbook
from rules.text.localized import LocalizedText, MessageTemplate

MORE_DANGEROUS = MessageTemplate("said-idea_more_dangerous", "")
LESS_LEFT = MessageTemplate("said-idea_less_left", "")
COSTS_LESS = MessageTemplate("said-idea_costs_less", "")
SOONER = MessageTemplate("said-idea_sooner", "")
BY_SHEETS = MessageTemplate("said-idea_by_sheets", "")
AIMED = frozenset({"fells", "harms", "holds"})
"""The reasons of acts for which one of several foes is chosen."""
MOST_FOES = 12
"""With how many other targets an idea is compared at most."""


class _Merit(NamedTuple):
    """How good an idea looks by the figures that are shown of it, rounded as they are."""

    taken: int
    """What it takes on average, misses included, in hundredths."""
    percent: int
    """Its chance."""
    fells: bool

    def is_better_than(self, other: _Merit) -> bool:
        """Whether it looks better: that somebody could fall, of two who could the likelier one."""
        if self.fells or other.fells:
            return self.fells and (not other.fells or self.percent > other.percent)
        return (self.taken, 0 if self.taken else self.percent) > (other.taken, 0 if other.taken else other.percent)


def deciding_reason(
    service: RulesService,
    book: Playbook,
    numbers: Mapping[str, int],
    thought: Thought,
    command: Mapping[str, Any],
    temperament: str,
) -> LocalizedText | None:
    """Return what decided for the target, or the deed, of an idea; None where none with better figures can be done.

    Who strikes whoever comes first heeds no figures, and says so.
    """
    if (
        thought.why not in AIMED
        or temperament in UNHEEDING
        or len(thought.targets) != 1
        or list(thought.targets) != command.get("targets")
    ):
        return None
    fight, (aim,) = service.fight, thought.targets
    actor, target = fight.combatants[command["actor"]], fight.combatants[aim]
    own = _merit(forecast_of(service, thought, command))
    foes = [foe for foe in active_foes(service, actor)[: MOST_FOES + 1] if foe is not target]
    strikes = book.known[numbers[actor.id]].strikes
    deeds = [
        (foe, {**deed.command_at(actor.id, (foe.id,)), "do": command["do"]})
        for foe in foes
        for deed in strikes[numbers[foe.id]]
    ]
    merits = chain(
        ((_merit_at(service, thought, command, foe), foe) for foe in foes),
        ((_merit_at(service, thought, aimed, foe), foe) for foe, aimed in deeds),
    )
    better = [(merit, foe.id) for merit, foe in merits if merit is not None and merit.is_better_than(own)]
    if not better:
        return _for_deed(service, book, numbers, thought, command, own)
    other = fight.combatants[max(better)[1]]
    return _for_target(service, book, numbers, target, other, both_fall=own.fells)


def _merit(forecast: IdeaForecast) -> _Merit:
    percent = round(100 * min(forecast.chances, default=1.0))
    all_counted = forecast.wounded > 1 or forecast.blows > 1
    loss = nearest(Fraction(forecast.loss).limit_denominator(1000))
    return _Merit(loss * (100 if all_counted else percent), percent, forecast.fells)


def _merit_at(service: RulesService, thought: Thought, command: Mapping[str, Any], foe: Combatant) -> _Merit | None:
    """The merit of a command at another foe than the thought’s; None if it would be refused."""
    fight, actor = service.fight, service.fight.combatants[command["actor"]]
    for aimed in service.system.tactics.ways(fight, actor, {**command, "targets": [foe.id]}):
        if service.refusal_of(aimed) is None:
            return _merit(forecast_of(service, thought._replace(targets=(foe.id,)), aimed))
    return None


def _for_target(
    service: RulesService,
    book: Playbook,
    numbers: Mapping[str, int],
    target: Combatant,
    other: Combatant,
    *,
    both_fall: bool,
) -> LocalizedText:
    """What speaks for a target against one with better figures: the greater of what the playbook weighs.

    Where `both_fall` it makes no difference how much is left to them.
    """
    vital = service.system.vital
    danger = book.threat[numbers[target.id]] / book.threat[numbers[other.id]]
    weakness = 1.0 if both_fall else max(1, other.pools[vital.id]) / max(1, target.pools[vital.id])
    if max(danger, weakness) <= 1:
        return BY_SHEETS()
    if danger >= weakness:
        return MORE_DANGEROUS(name=target.name, other=other.name)
    return LESS_LEFT(name=target.name, other=other.name, pool=vital.label)


def _for_deed(
    service: RulesService,
    book: Playbook,
    numbers: Mapping[str, int],
    thought: Thought,
    command: Mapping[str, Any],
    own: _Merit,
) -> LocalizedText | None:
    """What speaks for a deed against another one, at the same target, with better figures."""
    actor, (aim,) = service.fight.combatants[command["actor"]], thought.targets
    chosen: Capability | None = None
    better: list[Capability] = []
    for deed in book.known[numbers[actor.id]].strikes[numbers[aim]]:
        aimed = {**deed.command_at(actor.id, (aim,)), "do": command["do"]}
        if aimed == command:
            chosen = deed
        elif service.refusal_of(aimed) is None and _merit(forecast_of(service, thought, aimed)).is_better_than(own):
            better.append(deed)
    if chosen is None or not better:
        return None
    if any(_price(deed) > _price(chosen) for deed in better):
        return COSTS_LESS()
    return SOONER() if any(deed.charged and not chosen.charged for deed in better) else BY_SHEETS()


def _price(deed: Capability) -> int:
    return sum(amount for _, amount in deed.costs)
