"""What decided for an idea, where another one has better figures: proposals rest on more than chance and loss."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from rules.core.state import Combatant
from rules.dice.dice import nearest
from rules.engine.service import RulesService
from rules.mechanics.statuses import Status
from rules.tactics.capabilities import Capability
from rules.tactics.ideas import UNHEEDING, WOULD_FREE, IdeaForecast, active_foes, forecast_of
from rules.tactics.options import FREES, Thought, thrift
from rules.tactics.playbook import DELAYED, Playbook
from rules.tactics.temperaments import RECKLESS
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

    @property
    def rank(self) -> tuple[bool, int, int]:
        """That somebody could fall comes first, of two who could the likelier one; else what it takes, else chances."""
        if self.fells:
            return True, self.percent, 0
        return False, self.taken, 0 if self.taken else self.percent


class _Candidate(NamedTuple):
    """A command that could be done instead, and what speaks for it."""

    merit: _Merit
    target: Combatant
    deed: Capability | None
    """What the playbook knows of it; None: nothing."""
    frees: Status | None = None
    """What it would free its target of that fights its own side."""


def deciding_reason(
    service: RulesService,
    book: Playbook,
    numbers: Mapping[str, int],
    thought: Thought,
    command: Mapping[str, Any],
    temperament: str,
) -> LocalizedText | None:
    """Return what decided for the target, or the deed, of an idea; None where none with better figures can be done.

    Of several such the one is answered that looks best. Who strikes whoever comes first heeds no figures, and says so.
    """
    if (
        thought.why not in AIMED
        or temperament in UNHEEDING
        or len(thought.targets) != 1
        or list(thought.targets) != command.get("targets")
    ):
        return None
    actor, target = service.fight.combatants[command["actor"]], service.fight.combatants[thought.targets[0]]
    strikes = book.known[numbers[actor.id]].strikes
    done = next((deed for deed in strikes[numbers[target.id]] if _is_of(deed, command)), None)
    frees = service.system.tactics.frees(service.fight, actor, command, target)
    own = _Candidate(_merit(forecast_of(service, thought, command)), target, done, frees)
    rivals = (
        rival
        for rival in _candidates(service, strikes, numbers, thought, command)
        if rival.merit.rank > own.merit.rank and (rival.target is not target or done is not None)
    )
    rival = max(rivals, key=lambda candidate: candidate.merit.rank, default=None)
    return None if rival is None else _decided(service, book, numbers, actor, own, rival, temperament)


def _candidates(
    service: RulesService,
    strikes: tuple[tuple[Capability, ...], ...],
    numbers: Mapping[str, int],
    thought: Thought,
    command: Mapping[str, Any],
) -> Iterator[_Candidate]:
    """Yield all that could be done instead, each once: the same to other foes, and all strikes at any of them."""
    fight = service.fight
    actor, (aim,) = fight.combatants[command["actor"]], thought.targets
    others = [foe for foe in active_foes(service, actor)[: MOST_FOES + 1] if foe.id != aim][:MOST_FOES]
    for foe in (fight.combatants[aim], *others):
        deeds = strikes[numbers[foe.id]]
        same = next((deed for deed in deeds if _is_of(deed, command)), None)
        wanted: list[tuple[Capability | None, dict[str, Any]]] = [
            (deed, {**deed.command_at(actor.id, (foe.id,)), "do": command["do"]}) for deed in deeds if deed is not same
        ]
        if foe.id != aim:
            wanted.append((same, {**command, "targets": [foe.id]}))
        for found, aimed in wanted:
            merit = _merit_at(service, thought, aimed, foe)
            if merit is not None:
                frees = None if merit.fells else service.system.tactics.frees(fight, actor, aimed, foe)
                yield _Candidate(merit, foe, found, frees)


def _is_of(deed: Capability, command: Mapping[str, Any]) -> bool:
    """Whether a command does a deed, whatever it is aimed at and by whichever way."""
    params = command.get("params") or {}
    return (
        deed.action == command["action"]
        and deed.command.get("with") == command.get("with")
        and (deed.command.get("params") or {}).items() <= params.items()
    )


def _merit(forecast: IdeaForecast) -> _Merit:
    percent = round(100 * min(forecast.chances, default=1.0))
    all_counted = forecast.wounded > 1 or forecast.blows > 1
    loss = nearest(Fraction(forecast.loss).limit_denominator(1000))
    return _Merit(loss * (100 if all_counted else percent), percent, forecast.fells)


def _merit_at(service: RulesService, thought: Thought, command: Mapping[str, Any], foe: Combatant) -> _Merit | None:
    """The merit of a command at a foe; None if it would be refused, or would bounce off."""
    fight, actor = service.fight, service.fight.combatants[command["actor"]]
    for aimed in service.system.tactics.ways(fight, actor, command):
        if service.refusal_of(aimed) is None:
            forecast = forecast_of(service, thought._replace(targets=(foe.id,)), aimed)
            return None if forecast.turned else _merit(forecast)
    return None


def _decided(
    service: RulesService,
    book: Playbook,
    numbers: Mapping[str, int],
    actor: Combatant,
    own: _Candidate,
    rival: _Candidate,
    temperament: str,
) -> LocalizedText:
    """What speaks most for an idea against one with better figures, of all that the playbook weighs.

    Where both could fall it makes no difference how much is left to them.
    """
    vital, target, other = service.system.vital, own.target, rival.target
    both_fall = own.merit.fells and rival.merit.fells
    weighed = [
        (
            book.threat[numbers[target.id]] / book.threat[numbers[other.id]],
            MORE_DANGEROUS(name=target.name, other=other.name),
        ),
        (
            1.0 if both_fall else max(1, other.pools[vital.id]) / max(1, target.pools[vital.id]),
            LESS_LEFT(name=target.name, other=other.name, pool=vital.label),
        ),
    ]
    if own.deed is not None and rival.deed is not None:
        cost = max(1, rival.deed.price) / max(1, own.deed.price)
        if temperament != RECKLESS:
            cost *= thrift(own.deed, actor.pools) / thrift(rival.deed, actor.pools)
        delay = 1 / DELAYED if rival.deed.charged and not own.deed.charged else 1.0
        weighed += [(cost, COSTS_LESS()), (delay, SOONER())]
    if rival.frees is not None and own.frees is None:
        weighed.append((1 / FREES, WOULD_FREE(name=other.name, status=rival.frees.label)))
    greatest, words = max(weighed, key=lambda item: item[0])
    return words if greatest > 1 else BY_SHEETS()
