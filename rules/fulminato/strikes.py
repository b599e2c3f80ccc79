"""The actions `attack` and `called_attack`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.fulminato.attacks import (
    blow_of,
    characteristic_for,
    check_through,
    coverer_of,
    default_weapon,
    may_strike,
    skill_step,
    strike,
    use_up,
)
from rules.fulminato.checks import opposed, skill_test_of, throw_test
from rules.fulminato.economy import may_act, may_now, pay
from rules.fulminato.params import (
    ANY_ATTACK,
    ATTACK,
    CONTEST,
    PART,
    Params,
    are_characteristics,
    check_params,
    is_difficulty,
    one_of,
    targets_of,
    weapon_of,
)
from rules.fulminato.state import Fighter

if TYPE_CHECKING:
    from rules.actions import Act
    from rules.table import Table

CALLED: Params = {
    **ATTACK,
    **CONTEST,
    "part": PART,
    "method": one_of("skill", "opposed"),
    "difficulty": is_difficulty,
    "own": are_characteristics,
    "theirs": are_characteristics,
}


def attack(table: Table, act: Act) -> None:
    """FU-ATK-08, FU-ATK-10: strikes one target with the weapon `with`, at the weapon's price.

    Params: `hand`, `flankers`, `desvio_ranks`, `desvio_bonus`, `covered_by`, `through`.
    """
    one: Fighter = act.actor
    (target,) = targets_of(table, act, 1, 1)
    weapon = weapon_of(table, act, default_weapon(one))
    check_params(table, act, ANY_ATTACK)
    coverer = coverer_of(table, act, weapon, target)
    through = check_through(act, weapon)
    blow = blow_of(act, weapon)
    may_act(table, one, "attack")
    may_now(table, one, weapon.action)
    may_strike(table, one, target, blow, through)
    pay(table, one, weapon.action)
    use_up(table, one, weapon)
    strike(table, one, target, blow, coverer, through)


def own_characteristics(act: Act, target: Fighter) -> Sequence[str]:
    """FU-CALL-07: what the attacker throws against the target: strength where it lies on the ground or is bound."""
    given: Sequence[str] | None = act.params.get("own")
    if given is not None:
        return given
    return ("constitucion",) if target.has("prone") or target.has("tied") else ("destreza",)


def called_attack(table: Table, act: Act) -> None:
    """FU-CALL-01, FU-CALL-02, FU-CALL-03, FU-CALL-07: first the aim, then the ordinary attack against one part.

    Params: those of `attack` without what is in the way, `part`, `method` (`skill`: `difficulty`; `opposed`: `own`,
    `theirs`, `target_ranks`). Where the aim fails the attack is void, the shot is gone.
    """
    one: Fighter = act.actor
    (target,) = targets_of(table, act, 1, 1)
    weapon = weapon_of(table, act, default_weapon(one))
    check_params(table, act, CALLED)
    params = act.params
    table.insist("part" in params, "invalid_params", param="part", value=None)
    blow = blow_of(act, weapon, params["part"])
    may_act(table, one, "called_attack")
    may_now(table, one, weapon.action)
    may_strike(table, one, target, blow)
    pay(table, one, weapon.action)
    use_up(table, one, weapon)
    if params.get("method", "skill") == "skill":
        test = skill_test_of(table, weapon.skill_id, characteristic_for(weapon), params.get("difficulty", "complicado"))
        aimed = throw_test(table, one, test, skill_step(one, blow))
    else:
        theirs = params.get("theirs", ("destreza",))
        own = own_characteristics(act, target)
        aimed = opposed(table, one, target, own, theirs, 0, params.get("target_ranks", 0))
    if aimed:
        strike(table, one, target, blow)
