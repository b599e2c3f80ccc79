"""The typed params of the actions of this system, as forms ask for them and scripts give them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from rules.core.state import is_harm_for
from rules.fulminato.actions import choices, fields
from rules.fulminato.actions.action import ActionParams, MovementParams, WeaponParams
from rules.fulminato.combatant.sheet import Ability, Item, Weapon
from rules.fulminato.combatant.state import Fighter, FulminatoFight
from rules.fulminato.damage.checks import skill_label
from rules.fulminato.damage.strikes import PreparedAttack
from rules.fulminato.statuses.catalogue import CHARACTERISTICS, COST_LABELS, FREEING, LIMBS, MATERIALS, PARTS
from rules.mechanics.params import param

HANDS = {"main": "diestra", "off": "torpe"}
CALLED = {part: PARTS[part][0] for part in ("head", *LIMBS)}
"""FU-CALL-01: the parts that may be called."""
LOOSING = {skill: skill_label(skill) for skill in FREEING}
"""FU-GRP-10: the skills that undo a rope."""


# --- striking ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Striking(WeaponParams):
    """The params that all attacks share."""

    usual: ClassVar[str] = "standard"
    least: ClassVar[int] = 1
    most: ClassVar[int] = 1
    hand: str = param("hand", "choice", "Mano", words=HANDS, default="main", advanced=True)
    modifier: int = fields.ranks()
    flankers: int | None = fields.flankers()
    desvio_ranks: int = fields.desvio("desvio_ranks", "Rangos al desvío", 9)
    desvio_bonus: int = fields.desvio("desvio_bonus", "Bono al desvío", 20)
    part: str | None = None
    covered_by: str | None = None
    through: str | None = None

    def blow(self, combatant: Fighter) -> PreparedAttack:
        """FU-ATK-08: return the attack that the params describe."""
        bonus = self.desvio_bonus
        return PreparedAttack(
            self.of(combatant), self.hand, self.modifier, self.flankers, self.desvio_ranks, bonus, self.part
        )


@dataclass(frozen=True, kw_only=True)
class Strike(Striking):
    """The params of an attack with a weapon."""

    targets: tuple[str, ...] = fields.targets(choices.foes_first, meant=is_harm_for)
    weapon: str | None = fields.weapon(choices.strikers)
    covered_by: str | None = param(
        "covered_by", "choice", "Cubierto por", choices=choices.others, advanced=True, shown=fields.AT_A_DISTANCE
    )
    through: str | None = param(
        "through", "choice", "A través de", words=MATERIALS, advanced=True, shown=fields.WITH_A_SHOT
    )


@dataclass(frozen=True, kw_only=True)
class CalledStrike(Striking):
    """The params of an attack at one part of the body."""

    targets: tuple[str, ...] = fields.targets(choices.foes_first, meant=is_harm_for)
    part: str | None = param("part", "choice", "Parte", words=CALLED, needed=True)
    weapon: str | None = fields.weapon(choices.strikers)
    method: str = fields.method()
    difficulty: str | int = fields.difficulty()
    own: tuple[str, ...] = fields.own()
    theirs: tuple[str, ...] = fields.theirs()
    target_ranks: int = fields.their_ranks(fields.by_contest)

    def contest(self, target: Fighter) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """FU-CALL-07.

        Return the dice of each side for the aim: strength against one who lies on the ground or is bound.
        """
        down = target.has("prone") or target.has("tied")
        return self.own or (("constitucion",) if down else ("destreza",)), self.theirs or ("destreza",)


@dataclass(frozen=True, kw_only=True)
class Charge(Striking):
    """The params of a straight movement and a blow."""

    costs: ClassVar[str] = "standard"
    targets: tuple[str, ...] = fields.targets(choices.foes_first, meant=is_harm_for)
    weapon: str | None = fields.weapon(choices.near_weapons)
    to: tuple[int, int] | None = fields.to(choices.charge_ends)
    covered_by: str | None = param("covered_by", "choice", hidden=True)
    through: str | None = param("through", "choice", words=MATERIALS, hidden=True)


@dataclass(frozen=True, kw_only=True)
class HurtPrey(Striking):
    """The params of an attack on the prey."""

    costs: ClassVar[str] = "standard"
    least: ClassVar[int] = 0
    weapon: str | None = fields.weapon(choices.strikers)


# --- contests ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Opposed(ActionParams):
    """FU-OPP-03: params of an opposed roll, with the ranks of both sides."""

    costs: ClassVar[str] = "standard"
    most: ClassVar[int] = 1
    modifier: int = fields.ranks()
    target_ranks: int = fields.their_ranks()


@dataclass(frozen=True, kw_only=True)
class Manoeuvre(Opposed):
    """FU-MAN-01: the params of a manoeuvre."""

    least: ClassVar[int] = 1
    targets: tuple[str, ...] = fields.targets(choices.others)


@dataclass(frozen=True, kw_only=True)
class Tie(Opposed):
    """The params of tying the prey of the actor or of an ally."""

    targets: tuple[str, ...] = fields.targets(
        choices.grabbed_ones, "Presa", needed=False, lists=True, begins=choices.only_prey_of_an_ally
    )
    rope: bool = param("rope", "flag", "Hay cuerda", default=False, shown=choices.has_no_rope)


@dataclass(frozen=True, kw_only=True)
class Untie(ActionParams):
    """The params of freeing itself or another from a rope."""

    costs: ClassVar[str] = "standard"
    most: ClassVar[int] = 1
    targets: tuple[str, ...] = fields.targets(
        choices.tied_ones, "A quién", needed=False, lists=True, begins=choices.only_tied
    )
    skill: str | None = param("skill", "choice", "Habilidad", words=LOOSING, choices=choices.freeing_skills)
    modifier: int = fields.ranks()


@dataclass(frozen=True, kw_only=True)
class Pin(ActionParams):
    """The params of pinning the prey; no target need be named."""

    costs: ClassVar[str] = "standard"
    most: ClassVar[int] = 1


@dataclass(frozen=True, kw_only=True)
class LetGo(Pin):
    """The params of letting go, or of ending a pin."""

    costs: ClassVar[str] = "timeless"


# --- moving ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Move(MovementParams):
    """The params of a movement."""

    to: tuple[int, int] | None = fields.to(choices.ends_of_a_way)
    distance: int | None = fields.distance()


@dataclass(frozen=True, kw_only=True)
class Retreat(MovementParams):
    """The params of running out of the fight."""

    costs: ClassVar[str] = "full"
    runs: ClassVar[bool] = True
    to: tuple[int, int] | None = fields.to(choices.ends_of_a_way)
    distance: int | None = fields.distance()
    flee: bool = param("flee", "flag", "Huir", default=False)


@dataclass(frozen=True, kw_only=True)
class MovePrey(MovementParams):
    """The params of a movement with the prey."""

    with_prey: ClassVar[bool] = True
    most: ClassVar[int] = 1
    to: tuple[int, int] | None = fields.to(choices.ends_of_a_way)
    distance: int | None = fields.distance()
    victim_to: tuple[int, int] | None = param(
        "victim_to", "cell", "Casilla de la presa", choices=choices.prey_places, shown=choices.has_cells
    )
    danger: bool = param("danger", "flag", "Lugar peligroso", default=False)
    modifier: int = fields.ranks()
    target_ranks: int = fields.their_ranks()


@dataclass(frozen=True, kw_only=True)
class StandUp(ActionParams):
    """The params of standing up."""

    costs: ClassVar[str] = "movement"


# --- hands and things --------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Draw(WeaponParams):
    """The params of drawing a weapon, or putting it away: it has to be named."""

    costs: ClassVar[str] = "quick"
    weapon: str | None = fields.weapon(choices.to_draw, needed=True, lists=True)

    def thing(self, combatant: Fighter) -> Weapon | None:
        """FU-EQP-07: return the weapon."""
        return combatant.sheet.armory.get(self.weapon or "")


@dataclass(frozen=True, kw_only=True)
class PickUp(Draw):
    """The params of picking up a weapon."""

    costs: ClassVar[str] = "precision"
    weapon: str | None = fields.weapon(choices.on_the_ground, needed=True, lists=True)


@dataclass(frozen=True, kw_only=True)
class Reload(WeaponParams):
    """The params of filling a magazine."""

    usual: ClassVar[str] = "precision"
    weapon: str | None = fields.weapon(choices.to_load, needed=True, lists=True)

    def price(self, combatant: Fighter) -> str:
        """FU-EQP-05: return the cost of loading the weapon."""
        weapon = self.thing(combatant)
        return "" if weapon is None else weapon.reload


@dataclass(frozen=True, kw_only=True)
class UseItem(ActionParams):
    """The params of using a thing up, on one target or on the actor."""

    most: ClassVar[int] = 1
    item: str | None = param("with", "choice", "Objeto", choices=choices.things, needed=True)
    targets: tuple[str, ...] = fields.targets(
        choices.anybody, meant=choices.thing_is_meant, needed=False, asked=choices.touches_somebody
    )

    def thing(self, combatant: Fighter) -> Item | None:
        """FU-EQP-08: return the thing."""
        return combatant.sheet.item(self.item)


@dataclass(frozen=True, kw_only=True)
class UseAbility(ActionParams):
    """The params of a soltura, on any number of targets, or on the actor."""

    ability: str | None = param("with", "choice", "Soltura", choices=choices.powers, needed=True, lists=True)
    targets: tuple[str, ...] = fields.targets(
        choices.anybody, "Objetivos", meant=choices.thing_is_meant, needed=False, asked=choices.touches_somebody
    )
    modifier: int = fields.ranks()

    def limits(self, fight: FulminatoFight) -> tuple[int, int]:
        """FU-SOL-01: return the least and most targets: any number."""
        return (0, max(len(self.targets), len(fight.combatants)))

    def thing(self, combatant: Fighter) -> Ability | None:
        """FU-SOL-01: return the soltura."""
        return combatant.sheet.ability(self.ability)

    def power(self, combatant: Fighter) -> int:
        """FU-SOL-01: return its power points."""
        ability = self.thing(combatant)
        return 0 if ability is None else ability.ps


# --- anything else -----------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Other(ActionParams):
    """The params of any other action."""

    cost: str = param("cost", "choice", "Coste", words=COST_LABELS, choices=choices.prices, default="standard")
    text: str = fields.text()

    def price(self, value: Fighter) -> str:
        """FU-ACT-08: return the cost chosen."""
        return self.cost


@dataclass(frozen=True, kw_only=True)
class Stunt(Other):
    """The params of anything with an effect, by skill or by opposed roll."""

    method: str = fields.method(needed=True)
    targets: tuple[str, ...] = fields.targets(choices.anybody, needed=False)
    skill: str | None = param(
        "skill", "choice", "Habilidad", choices=choices.skills, needed=True, shown=fields.by_skill
    )
    characteristic: str | None = param(
        "characteristic",
        "choice",
        "Característica",
        words=CHARACTERISTICS,
        choices=choices.characteristics,
        advanced=True,
        shown=fields.by_skill,
    )
    difficulty: str | int = fields.difficulty()
    own: tuple[str, ...] = fields.own(needed=True)
    theirs: tuple[str, ...] = fields.theirs(needed=True)
    modifier: int = fields.ranks()
    target_ranks: int = fields.their_ranks(fields.by_contest)
    resist_skill: str | None = fields.resist_skill()
    resist_difficulty: str | int = fields.resist_difficulty()
    resist_characteristic: str | None = param("resist.characteristic", "choice", words=CHARACTERISTICS, hidden=True)
    status: tuple[Mapping[str, Any], ...] = fields.statuses()

    def limits(self, fight: FulminatoFight) -> tuple[int, int]:
        """FU-OPP-01, FU-CHK-02: return the least and most targets; an opposed or resisted stunt needs one."""
        return (1 if self.method == "opposed" or self.resist_skill is not None else 0, 1)


# --- speech and turns put off ------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Timeless(ActionParams):
    """The params of a timeless action that has no others."""

    costs: ClassVar[str] = "timeless"


@dataclass(frozen=True, kw_only=True)
class Speak(Timeless):
    """The params of a sentence."""

    text: str = fields.text()


@dataclass(frozen=True, kw_only=True)
class Wait(Timeless):
    """The params of delaying a turn."""

    after: str | None = param("after", "choice", "Después de", choices=choices.later_ones)
