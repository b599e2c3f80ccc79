"""Params that several actions share, and when each applies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from rules.fulminato.actions import choices as offering
from rules.fulminato.actions.action import MOST_RANKS, ActionParams
from rules.fulminato.combatant.state import Fighter, FulminatoFight
from rules.fulminato.statuses.catalogue import CHARACTERISTICS, read_statuses
from rules.mechanics.params import param
from rules.text.faults import is_whole

METHODS = {"skill": "superación por habilidad", "opposed": "tirada enfrentada"}
"""FU-CHK-01, FU-OPP-01: the two general rules."""


class ByRule(Protocol):
    """Params that go by one of the two general rules."""

    @property
    def method(self) -> str:
        """Which rule."""


class Resisted(ByRule, Protocol):
    """Params of what a target may resist."""

    @property
    def resist_skill(self) -> str | None:
        """The skill that resists."""


Shown = Callable[[FulminatoFight, Fighter, Any], bool]


def _whole(raw: Any) -> int:
    """FU-DESV-04: read a whole number; a form has limits, a script has none."""
    if not is_whole(raw):
        raise TypeError(raw)
    return raw


def _count(raw: Any) -> int:
    if _whole(raw) < 0:
        raise ValueError(raw)
    return int(raw)


def ranks(
    name: str = "modifier",
    label: str = "Rangos",
    shown: Shown | None = None,
) -> Any:
    """FU-RANK-01: ranks on a die."""
    limits = {"minimum": -MOST_RANKS, "maximum": MOST_RANKS}
    return param(name, "number", label, default=0, advanced=True, shown=shown, **limits)


def desvio(name: str, label: str, most: int) -> Any:
    """FU-DESV-04: return the param of a change to the target's desvío for this attack."""
    return param(name, "number", label, minimum=-most, maximum=most, default=0, advanced=True, read=_whole)


def flankers() -> Any:
    """FU-FLK-07: return the param of the flankers by the game master's count, if no board counts them."""
    more: dict[str, Any] = {"advanced": True, "at_once": offering.without_cells, "shown": IN_MELEE, "read": _count}
    return param("flankers", "number", "Flanqueadores", minimum=0, maximum=20, **more)


def their_ranks(shown: Shown | None = None) -> Any:
    """FU-OPP-03: return the param of ranks on the first die of the other side."""
    return ranks("target_ranks", "Rangos del rival", shown=shown)


def targets(choices: Any, label: str = "Objetivo", **more: Any) -> Any:
    """FU-CMD-01: return the param of the targets."""
    return param("targets", "targets", label, choices=choices, most=limits, **{"needed": True, **more})


def limits(fight: FulminatoFight, combatant: Fighter, params: ActionParams) -> tuple[int, int]:
    """FU-CMD-01: return the least and the most targets."""
    return params.limits(fight)


def weapon(choices: Any, *, needed: bool = False, lists: bool = False) -> Any:
    """FU-ATK-11: return the param of the weapon."""
    return param("with", "choice", "Arma", choices=choices, needed=needed, lists=lists)


def to(choices: Any) -> Any:
    """FU-BRD-03: return the param of a cell to move to."""
    return param("to", "cell", "Casilla", choices=choices, needed=True, shown=offering.has_cells)


def distance() -> Any:
    """FU-BRD-03: return the param of feet, without cells."""
    more = {"shown": offering.without_cells, "most": offering.feet}
    return param("distance", "number", "Distancia (pies)", minimum=0, **more)


def method(*, needed: bool = False) -> Any:
    """FU-CHK-01, FU-OPP-01: return the param of the general rule."""
    return param("method", "choice", "Regla", words=METHODS, default="skill", needed=needed)


def difficulty() -> Any:
    """FU-OPT-01: return the param of a difficulty: a name, or a number from 1 to 40."""
    return _difficulty("difficulty", "Dificultad", by_skill)


def resist_skill() -> Any:
    """FU-CHK-02: return the param of the skill with which the target may resist."""
    more = {"choices": offering.resisting, "advanced": True, "shown": by_skill}
    return param("resist.skill", "choice", "Resiste con", **more)


def resist_difficulty() -> Any:
    """FU-CHK-02: return the param of the target's difficulty."""
    return _difficulty("resist.difficulty", "Dificultad de resistir", is_resisted, True)


def _difficulty(name: str, label: str, shown: Shown, advanced: bool = False) -> Any:
    return param(
        name,
        "choice",
        label,
        choices=offering.difficulties,
        also=("number",),
        minimum=1,
        maximum=40,
        default="complicado",
        shown=shown,
        advanced=advanced,
    )


def own(*, needed: bool = False) -> Any:
    """FU-OPP-01: return the param of one or two of the actor's characteristics."""
    return _characteristics("own", "Características propias", offering.characteristics, needed)


def theirs(*, needed: bool = False) -> Any:
    """FU-OPP-01: return the param of one or two of the target's."""
    return _characteristics("theirs", "Características del rival", offering.rival_characteristics, needed)


def _characteristics(name: str, label: str, choices: Callable[..., Any], needed: bool) -> Any:
    return param(
        name,
        "choices",
        label,
        words=CHARACTERISTICS,
        choices=choices,
        minimum=1,
        maximum=2,
        needed=needed,
        shown=by_contest,
    )


def statuses() -> Any:
    """FU-SOL-02: return the param of the statuses that it inflicts."""
    more = {"choices": offering.statuses, "read": read_statuses, "advanced": True}
    return param("status", "choices", "Estados", **more)


def text() -> Any:
    """FU-SPK-01: return the param of what is said or done."""
    return param("text", "text", "Texto")


def by_skill(fight: FulminatoFight, combatant: Fighter, params: ByRule) -> bool:
    """FU-CHK-01: whether it goes by skill, and so has a difficulty."""
    return params.method == "skill"


def by_contest(fight: FulminatoFight, combatant: Fighter, params: ByRule) -> bool:
    """FU-OPP-01: whether it goes by opposed roll, and so has characteristics of both sides."""
    return params.method == "opposed"


def is_resisted(fight: FulminatoFight, combatant: Fighter, params: Resisted) -> bool:
    """FU-CHK-02: whether a skill to resist with is named, so that its difficulty applies."""
    return params.method == "skill" and params.resist_skill is not None


def struck_by(*kinds: str) -> Shown:
    """Return whether the weapon is of one of these kinds."""
    return lambda fight, combatant, params: params.of(combatant).kind in kinds


IN_MELEE, AT_A_DISTANCE, WITH_A_SHOT = struck_by("melee"), struck_by("ranged", "thrown"), struck_by("ranged")
"""FU-FLK-06, FU-COV-01, FU-COV-05: the weapons for which flanking, a coverer and a material apply."""
