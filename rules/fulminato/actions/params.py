"""What each action of this system is told: its typed params, as forms ask for them and scripts give them."""

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
from rules.fulminato.statuses.catalogue import CHARACTERISTICS, COST_LABELS, FREEING, LIMBS, MATERIALS, PARTS, RUNNING
from rules.mechanics.params import param

HANDS = {"main": "diestra", "off": "torpe"}
CALLED = {part: PARTS[part][0] for part in ("head", *LIMBS)}
"""FU-CALL-01: the parts that may be called."""
LOOSING = {skill: skill_label(skill) for skill in FREEING}
"""FU-GRP-10: the skills that undo a rope."""


# --- striking ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Striking(WeaponParams):
    """What an attack is told, whatever else it is."""

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
        """FU-ATK-08: the attack that this describes."""
        bonus = self.desvio_bonus
        return PreparedAttack(
            self.of(combatant), self.hand, self.modifier, self.flankers, self.desvio_ranks, bonus, self.part
        )


@dataclass(frozen=True, kw_only=True)
class Strike(Striking):
    """An attack with a weapon."""

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
    """An attack at one part of the body."""

    targets: tuple[str, ...] = fields.targets(choices.foes_first, meant=is_harm_for)
    part: str | None = param("part", "choice", "Parte", words=CALLED, needed=True)
    weapon: str | None = fields.weapon(choices.strikers)
    method: str = fields.method()
    difficulty: str | int = fields.difficulty()
    own: tuple[str, ...] = fields.own()
    theirs: tuple[str, ...] = fields.theirs()
    target_ranks: int = fields.their_ranks(fields.by_contest)

    def contest(self, target: Fighter) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """FU-CALL-07: what each side throws for the aim: strength against who lies on the ground or is bound."""
        down = target.has("prone") or target.has("tied")
        return self.own or (("constitucion",) if down else ("destreza",)), self.theirs or ("destreza",)


@dataclass(frozen=True, kw_only=True)
class Charge(Striking):
    """A straight way and a blow."""

    costs: ClassVar[str] = "standard"
    targets: tuple[str, ...] = fields.targets(choices.foes_first, meant=is_harm_for)
    weapon: str | None = fields.weapon(choices.near_weapons)
    to: tuple[int, int] | None = fields.to(choices.charge_ends)
    covered_by: str | None = param("covered_by", "choice", hidden=True)
    through: str | None = param("through", "choice", words=MATERIALS, hidden=True)


@dataclass(frozen=True, kw_only=True)
class HurtPrey(Striking):
    """An attack on the prey."""

    costs: ClassVar[str] = "standard"
    least: ClassVar[int] = 0
    weapon: str | None = fields.weapon(choices.strikers)


# --- contests ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Opposed(ActionParams):
    """FU-OPP-03: an opposed roll, with the ranks of both sides."""

    costs: ClassVar[str] = "standard"
    most: ClassVar[int] = 1
    modifier: int = fields.ranks()
    target_ranks: int = fields.their_ranks()


@dataclass(frozen=True, kw_only=True)
class Manoeuvre(Opposed):
    """FU-MAN-01: a manoeuvre."""

    least: ClassVar[int] = 1
    targets: tuple[str, ...] = fields.targets(choices.others)


@dataclass(frozen=True, kw_only=True)
class Tie(Opposed):
    """A rope around the prey of one's own or of an ally."""

    targets: tuple[str, ...] = fields.targets(
        choices.the_grabbed, "Presa", needed=False, lists=True, begins=choices.only_prey_of_an_ally
    )
    rope: bool = param("rope", "flag", "Hay cuerda", default=False, shown=choices.has_no_rope)


@dataclass(frozen=True, kw_only=True)
class Untie(ActionParams):
    """Freeing oneself or another from a rope."""

    costs: ClassVar[str] = "standard"
    most: ClassVar[int] = 1
    targets: tuple[str, ...] = fields.targets(
        choices.the_tied, "A quién", needed=False, lists=True, begins=choices.only_tied_one
    )
    skill: str | None = param("skill", "choice", "Habilidad", words=LOOSING, choices=choices.freeing_skills)
    modifier: int = fields.ranks()


@dataclass(frozen=True, kw_only=True)
class Pin(ActionParams):
    """The prey pinned: nobody else need be named."""

    costs: ClassVar[str] = "standard"
    most: ClassVar[int] = 1


@dataclass(frozen=True, kw_only=True)
class LetGo(Pin):
    """Letting go, or pinning no more."""

    costs: ClassVar[str] = "timeless"


# --- moving ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Move(MovementParams):
    """A movement."""

    to: tuple[int, int] | None = fields.to(choices.ends_of_a_way)
    distance: int | None = fields.distance()


@dataclass(frozen=True, kw_only=True)
class Retreat(MovementParams):
    """A run out of the fight."""

    costs: ClassVar[str] = "full"
    times: ClassVar[int] = RUNNING
    to: tuple[int, int] | None = fields.to(choices.ends_of_a_way)
    distance: int | None = fields.distance()
    flee: bool = param("flee", "flag", "Huir", default=False)


@dataclass(frozen=True, kw_only=True)
class MovePrey(MovementParams):
    """A movement with the prey."""

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
    """Getting up."""

    costs: ClassVar[str] = "movement"


# --- hands and things --------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Draw(WeaponParams):
    """A weapon drawn, or put away: it has to be named."""

    costs: ClassVar[str] = "quick"
    weapon: str | None = fields.weapon(choices.to_draw, needed=True, lists=True)

    def thing(self, combatant: Fighter) -> Weapon | None:
        """FU-EQP-07: the weapon itself."""
        return combatant.sheet.armory.get(self.weapon or "")


@dataclass(frozen=True, kw_only=True)
class PickUp(Draw):
    """A weapon from the ground."""

    costs: ClassVar[str] = "precision"
    weapon: str | None = fields.weapon(choices.on_the_ground, needed=True, lists=True)


@dataclass(frozen=True, kw_only=True)
class Reload(WeaponParams):
    """A magazine filled."""

    usual: ClassVar[str] = "precision"
    weapon: str | None = fields.weapon(choices.to_load, needed=True, lists=True)

    def price(self, combatant: Fighter) -> str:
        """FU-EQP-05: what loading the weapon costs."""
        weapon = self.thing(combatant)
        return "" if weapon is None else weapon.reload


@dataclass(frozen=True, kw_only=True)
class UseItem(ActionParams):
    """Something used up, on one, or on oneself."""

    most: ClassVar[int] = 1
    item: str | None = param("with", "choice", "Objeto", choices=choices.things, needed=True)
    targets: tuple[str, ...] = fields.targets(choices.anybody, needed=False, asked=choices.touches_somebody)

    def thing(self, combatant: Fighter) -> Item | None:
        """FU-EQP-08: the thing itself."""
        return combatant.sheet.item(self.item)


@dataclass(frozen=True, kw_only=True)
class UseAbility(ActionParams):
    """A soltura, on as many as one likes, or on oneself."""

    ability: str | None = param("with", "choice", "Soltura", choices=choices.powers, needed=True, lists=True)
    targets: tuple[str, ...] = fields.targets(
        choices.for_a_power, "Objetivos", meant=choices.power_is_meant, needed=False, asked=choices.touches_somebody
    )
    modifier: int = fields.ranks()

    def limits(self, fight: FulminatoFight) -> tuple[int, int]:
        """FU-SOL-01: everybody, if one likes."""
        return (0, max(len(self.targets), len(fight.combatants)))

    def thing(self, combatant: Fighter) -> Ability | None:
        """FU-SOL-01: the soltura itself."""
        return combatant.sheet.ability(self.ability)

    def power(self, combatant: Fighter) -> int:
        """FU-SOL-01: its power points."""
        ability = self.thing(combatant)
        return 0 if ability is None else ability.ps


# --- anything else -----------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Other(ActionParams):
    """Whatever has no name."""

    cost: str = param("cost", "choice", "Coste", words=COST_LABELS, choices=choices.prices, default="standard")
    text: str = fields.text()

    def price(self, value: Fighter) -> str:
        """FU-ACT-08: what it is said to cost."""
        return self.cost


@dataclass(frozen=True, kw_only=True)
class Stunt(Other):
    """Anything with an effect, by skill or by opposed roll."""

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
        """FU-OPP-01, FU-CHK-02: an opposed stunt, or one that is resisted, needs somebody."""
        return (1 if self.method == "opposed" or self.resist_skill is not None else 0, 1)


# --- speech and turns put off ------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Timeless(ActionParams):
    """What is free and needs nothing more."""

    costs: ClassVar[str] = "timeless"


@dataclass(frozen=True, kw_only=True)
class Speak(Timeless):
    """A sentence."""

    text: str = fields.text()


@dataclass(frozen=True, kw_only=True)
class Wait(Timeless):
    """A turn put off."""

    after: str | None = param("after", "choice", "Después de", choices=choices.those_behind)
