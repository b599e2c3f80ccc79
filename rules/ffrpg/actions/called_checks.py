"""Task Checks that the game master calls for, of one or of many: in nobody's turn, at no cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules.core.questions import Fault, Roll
from rules.ffrpg.actions import checks
from rules.ffrpg.actions.params import LIMITS
from rules.ffrpg.combatant.state import Combatant, Fight, Table
from rules.ffrpg.combatant.statistics import ATTRIBUTES, rating, rating_label
from rules.ffrpg.damage import chances
from rules.mechanics.action import Option
from rules.mechanics.checks import check
from rules.mechanics.declared_action import Declared
from rules.mechanics.params import param
from rules.mechanics.table import aims
from rules.system import called_checks


def ratings(fight: Fight, nobody: object, params: CalledCheckParams) -> Iterator[Option]:
    """FF-TRG-01: the Attributes, and whatever else somebody of them has a rating in."""
    ones = called_checks.rollers(fight, params)
    for name in dict.fromkeys((*ATTRIBUTES, *(name for item in ones for name in item.sheet.ratings))):
        alone = str(rating(ones[0], name) or 0) if len(ones) == 1 else ""
        yield Option(name, rating_label(name), alone)


@dataclass(frozen=True, kw_only=True)
class CalledCheckParams:
    """The rating that is rolled on, and who rolls."""

    rating: str | None = param("rating", "choice", "Rating", choices=ratings, needed=True)
    modifier: int = param("modifier", "number", "Modifier", default=0, **LIMITS)
    targets: tuple[str, ...] = called_checks.who()


@check("rating", "targets")
def known_rating(fight: Fight, nobody: object, params: CalledCheckParams) -> Iterator[Fault]:
    """FF-TRG-01: a rating that one of them has; the others have 0 in it."""
    if params.rating not in {option.id for option in ratings(fight, nobody, params)}:
        yield Fault("invalid_params", {"param": "rating", "value": params.rating}, final=True)


def _odds(fight: Fight, combatant: Combatant, params: CalledCheckParams) -> tuple[int, int]:
    """FF-TRG-01, FF-TRG-05: what the die has to stay under, and the sum before the dice cut it."""
    value = rating(combatant, str(params.rating)) or 0
    chance = value + params.modifier if value else 0
    return chances.of_task(fight, value, chance), chance


def call(table: Table, nobody: object, params: CalledCheckParams) -> None:
    """FF-TRG-01, FF-TRG-05: each makes a Task Check; what follows is the game master's."""
    what, ones = str(params.rating), called_checks.rollers(table.fight, params)

    def rolls() -> list[Roll]:
        needed = (chances.needs(*_odds(table.fight, item, params), only=False) for item in ones)
        return [Roll((100,), item.id, aims(None, needs)) for item, needs in zip(ones, needed, strict=True)]

    table.together([checks.named(item, what) for item in ones], rolls)
    for combatant, nth in called_checks.counted(ones):
        checks.task_check(table, combatant, what, rating(combatant, what) or 0, params.modifier, nth)


def percent(fight: Fight, combatant: Combatant, params: CalledCheckParams) -> int | None:
    """FF-TRG-05: how likely it succeeds, once it is known on what."""
    return None if params.rating is None else _odds(fight, combatant, params)[0]


CALLED: Declared[Any, Any, CalledCheckParams] = Declared(
    id=called_checks.ID,
    label=called_checks.LABEL,
    key=called_checks.KEY,
    params=CalledCheckParams,
    checks=(called_checks.known, known_rating),
    do=call,
    foretold=(called_checks.foretold(percent),),
)
