"""Task Checks that the game master calls for: outside turns and at no cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.core.questions import Fault, Roll
from rules.ffrpg.actions import checks
from rules.ffrpg.actions.params import LIMITS
from rules.ffrpg.combatant.state import Combatant, Fight, Table
from rules.ffrpg.combatant.statistics import ATTRIBUTES, rating, rating_label
from rules.ffrpg.damage import chances
from rules.mechanics.action import Option
from rules.mechanics.checks import check
from rules.mechanics.params import param
from rules.mechanics.table import aims
from rules.system import called_checks


def ratings(fight: Fight, nobody: object, params: CalledCheckParams) -> Iterator[Option]:
    """FF-TRG-01: yield the Attributes and the other ratings of the rollers."""
    rollers = called_checks.rollers(fight, params)
    for name in dict.fromkeys((*ATTRIBUTES, *(name for roller in rollers for name in roller.sheet.ratings))):
        value = str(rating(rollers[0], name) or 0) if len(rollers) == 1 else ""
        yield Option(name, rating_label(name), value)


@dataclass(frozen=True, kw_only=True)
class CalledCheckParams:
    """The params of a called check: the rating, and who rolls."""

    rating: str | None = param("rating", "choice", "Rating", choices=ratings, needed=True)
    modifier: int = param("modifier", "number", "Modifier", default=0, **LIMITS)
    targets: tuple[str, ...] = called_checks.who()


@check("rating", "targets")
def known_rating(fight: Fight, nobody: object, params: CalledCheckParams) -> Iterator[Fault]:
    """FF-TRG-01: at least one roller has the rating; the others have 0 in it."""
    if params.rating not in {option.id for option in ratings(fight, nobody, params)}:
        yield Fault("invalid_params", {"param": "rating", "value": params.rating}, final=True)


def _odds(fight: Fight, combatant: Combatant, params: CalledCheckParams) -> tuple[int, int]:
    """FF-TRG-01, FF-TRG-05: return the limit of the die, and the CoS before the dice limit it."""
    value = rating(combatant, str(params.rating)) or 0
    chance = value + params.modifier if value else 0
    return chances.of_task(fight, value, chance), chance


def call(table: Table, nobody: object, params: CalledCheckParams) -> None:
    """FF-TRG-01, FF-TRG-05: let each roller make a Task Check; what follows is the game master's."""
    name, rollers = str(params.rating), called_checks.rollers(table.fight, params)

    def rolls() -> list[Roll]:
        needed = (chances.needs(*_odds(table.fight, roller, params), only=False) for roller in rollers)
        return [Roll((100,), roller.id, aims(None, needs)) for roller, needs in zip(rollers, needed, strict=True)]

    table.together([checks.label_of(item, name) for item in rollers], rolls)
    for combatant, nth in called_checks.counted(rollers):
        checks.task_check(table, combatant, name, rating(combatant, name) or 0, params.modifier, nth)


def percent(fight: Fight, combatant: Combatant, params: CalledCheckParams) -> int | None:
    """FF-TRG-05: return the chance of success in percent; None until the rating is chosen."""
    return None if params.rating is None else _odds(fight, combatant, params)[0]


CALLED = called_checks.declared(CalledCheckParams, call, percent, known_rating)
