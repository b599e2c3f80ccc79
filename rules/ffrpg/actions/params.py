"""What each action of this system is told: its typed params, as forms ask for them and scripts give them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, ClassVar

from rules.ffrpg.actions import choices as offering
from rules.ffrpg.actions import usables
from rules.ffrpg.actions.usables import PLAIN, Manner, UsedAbility
from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.rows import Item, Shield, Weapon
from rules.ffrpg.combatant.state import NOTHING, Charge, Combatant, Fight
from rules.ffrpg.combatant.statistics import TERRAINS, metres_of
from rules.ffrpg.damage import turn_economy
from rules.ffrpg.damage import weapons as arms
from rules.ffrpg.damage.weapons import WeaponBlow
from rules.ffrpg.statuses.catalogue import STATUSES
from rules.ffrpg.statuses.codes import CoS, Effect
from rules.ffrpg.statuses.traits import ELEMENT_LABELS
from rules.ffrpg.turns import pincer
from rules.mechanics.params import Reading, param

IMPROVISED_COS = CoS(flat=30)
THROWN_REACH = 10
"""How far an object flies, in metres, unless it is said."""


# --- fields that several actions have --------------------------------------------------------------------------


LIMITS: Mapping[str, Any] = {"minimum": -200, "maximum": 200, "advanced": True}


def _modifier(**more: Any) -> Any:
    return param("modifier", "number", "Modifier", default=0, **LIMITS, **more)


def _each(choices: Any = offering.aimed_at, **more: Any) -> Any:
    return param("modifiers", "number", "Modifier", choices=choices, **LIMITS, **more)


def _words(*ids: str) -> Mapping[str, str]:
    return {id: phrases.CHOICES[id] for id in ids}


# --- striking --------------------------------------------------------------------------------------------------


DIE_LABELS = {die: die for die in arms.SCALES[1]}
STATUS_LABELS = {id: row.label for id, row in STATUSES.items() if not row.params}


def _improvising(fight: Fight, combatant: Combatant, told: Strike) -> bool:
    """Something is picked up to strike with."""
    return told.weapon == arms.IMPROVISED


def _thrown(fight: Fight, combatant: Combatant, told: Strike) -> bool:
    """It is thrown."""
    return told.weapon == arms.IMPROVISED and told.range == "ranged"


def _object(name: str, kind: str, label: str, **more: Any) -> Any:
    """A field of what is picked up."""
    return param(name, kind, label, **{"shown": _improvising, **more})


@dataclass(frozen=True, kw_only=True)
class Strike:
    """An Attack Action: with a Weapon, with bare hands, with what is picked up; without a name with all in hand."""

    weapon: str = param("with", "choice", "Weapon", choices=offering.weapons, begins=offering.first_weapon, default="")
    die: str | None = _object("die", "choice", "Die", words=DIE_LABELS, needed=True)
    range: str = _object("range", "choice", "Melee / Ranged", words=_words("melee", "ranged"), default="melee")
    targets: tuple[str, ...] = param(
        "targets",
        "targets",
        "Target",
        choices=offering.blow_targets,
        most=offering.blow_count,
        meant=offering.blow_is_meant,
        needed=True,
    )
    pull: bool = param("pull", "flag", phrases.LABELS["pull"], default=False, advanced=True)
    ammo: tuple[str, ...] = param(
        "ammo",
        "choices",
        "Ammunition",
        choices=offering.ammunition,
        most=offering.ammunition_count,
        repeats=True,
        also=("choice",),
        shown=lambda fight, combatant, told: any(item.kind == "ammo" for item in combatant.sheet.items),
    )
    name: str = _object("name", "text", "What")
    acc: int | None = _object("acc", "number", "ACC", minimum=0, maximum=999, advanced=True)
    reach: int | None = _object("reach", "number", "Reach", minimum=0, maximum=9999, advanced=True, shown=_thrown)
    damage: bool = _object("damage", "flag", phrases.LABELS["harms"], default=True, advanced=True)
    status: str | None = _object("status", "choice", "Status", words=STATUS_LABELS, advanced=True)
    modifier: int = _modifier()
    modifiers: Mapping[str, int] = _each()

    def blows(self, actor: Combatant) -> tuple[WeaponBlow, ...]:
        """FF-ATK-01: the blows that it strikes, without ammunition; of an unknown Weapon as with bare hands."""
        if not self.weapon:
            return arms.all_blows(actor)
        if self.weapon == arms.IMPROVISED:
            return (self._picked_up(actor),)
        known = arms.weapon_of(actor, self.weapon) is not None
        return (arms.one_blow(actor, self.weapon if known else arms.BRAWL),)

    def _picked_up(self, actor: Combatant) -> WeaponBlow:
        """FF-IMP-01…04: the blow with an object, or its throw; `status` has a flat CoS of 30 and a timer of 2."""
        inflicted = () if self.status is None else (Effect(status=self.status, timer=2, cos=IMPROVISED_COS),)
        melee = self.range == "melee"
        reach = self.reach if self.reach is not None else arms.MELEE_REACH if melee else THROWN_REACH
        acc = actor.sheet.acc if self.acc is None else self.acc
        return arms.improvised(actor, self.die or "d6", acc, self.name, inflicted, self.damage, melee, reach)

    @property
    def manner(self) -> Manner:
        """What is said with it for each of its blows."""
        return Manner(self.modifier, self.modifiers) if self.modifier or self.modifiers else PLAIN


# --- Abilities and Items ---------------------------------------------------------------------------------------


def _of_use(holds: Callable[[UsedAbility], bool]) -> Any:
    """Whether something is true of what is used, once it is known."""
    return lambda fight, combatant, told: (use := told.use(combatant)) is not None and holds(use)


_splits = _of_use(lambda use: use.aim.target == "single_group")
_elemental = _of_use(lambda use: use.names_element)


def _takes_of_a_weapon(fight: Fight, combatant: Combatant, told: Using) -> bool:
    """It does Weapon damage, and there is more than one Weapon to do it."""
    use = told.use(combatant)
    weapons = use is not None and use.damage is not None and use.damage.weapon
    return weapons and sum(1 for _ in offering.damaging_weapons(fight, combatant, told)) > 1


@dataclass(frozen=True, kw_only=True)
class Using:
    """An Ability or Item: which, at whom, and what is said of it."""

    used_by: ClassVar[str]
    """The action that uses it."""
    thing: str | None = None
    targets: tuple[str, ...] = param(
        "targets",
        "targets",
        "Target",
        choices=offering.use_targets,
        most=offering.use_count,
        meant=offering.use_is_meant,
        proposes=offering.own_group,
        needed=True,
    )
    as_group: str | None = param("as", "choice", "Single/Group", words=_words("single", "group"), shown=_splits)
    element: str | None = param("element", "choice", "Element", words=ELEMENT_LABELS, needed=True, shown=_elemental)
    weapon: str | None = param(
        "weapon", "choice", "Weapon", choices=offering.damaging_weapons, shown=_takes_of_a_weapon
    )
    modifier: int = _modifier()
    modifiers: Mapping[str, int] = _each()

    @property
    def is_split(self) -> bool:
        """FF-TGT-02: whether a Single/Group effect is turned on a Group though one is named."""
        return self.as_group == "group"

    @property
    def manner(self) -> Manner:
        """What is said with it for the time when it takes effect."""
        return Manner(self.modifier, self.modifiers, self.element, self.weapon)

    def use(self, actor: Combatant) -> UsedAbility | None:
        """The Ability or Item as it is used; None where it has none of that name."""
        rows = actor.sheet.items if self.used_by == "use_item" else actor.sheet.abilities
        return next((usables.use_of(actor, row) for row in rows if row.id == self.thing), None)


def _thing(label: str, choices: Any) -> Any:
    return param("with", "choice", label, choices=choices, needed=True, lists=True)


@dataclass(frozen=True, kw_only=True)
class Cast(Using):
    """A Spell or Magic Ability."""

    used_by: ClassVar[str] = "cast"
    thing: str | None = _thing("Spell", offering.abilities("magic"))


@dataclass(frozen=True, kw_only=True)
class UseAbility(Using):
    """A Slow or Fast Ability."""

    used_by: ClassVar[str] = "use_ability"
    thing: str | None = _thing("Ability", offering.abilities("slow", "fast"))


@dataclass(frozen=True, kw_only=True)
class UseItem(Using):
    """An Item."""

    used_by: ClassVar[str] = "use_item"
    thing: str | None = _thing("Item", offering.items)


# --- moving ----------------------------------------------------------------------------------------------------


def _way(name: str, kind: str, label: str, instead: str, **more: Any) -> Any:
    return param(name, kind, label, instead=instead, needed=True, **more)


@dataclass(frozen=True, kw_only=True)
class Way:
    """A movement: over a distance, or to a cell."""

    full: ClassVar[bool] = False
    """Whether an Action is spent on it."""
    distance: int | None = _way(
        "distance",
        "number",
        "Distance",
        "to",
        shown=offering.off_the_board,
        minimum=0,
        maximum=offering.FARTHEST,
        most=offering.metres,
    )
    to: tuple[int, int] | None = _way("to", "cell", "To", "distance", shown=offering.on_a_cell, choices=offering.cells)
    terrain: str | None = param("terrain", "choice", "Terrain", words=_words(*sorted(TERRAINS)), advanced=True)

    def most(self, fight: Fight, actor: Combatant) -> Fraction | int:
        """FF-MOV-01, FF-MOV-02: the metres that it may cost: those of the turn that are left."""
        return fight.turn.metres if fight.turn is not None else 0


@dataclass(frozen=True, kw_only=True)
class FullWay(Way):
    """A movement that takes an Action."""

    full: ClassVar[bool] = True

    def most(self, fight: Fight, actor: Combatant) -> Fraction | int:
        """FF-MOV-02: SPD × 2."""
        return metres_of(actor, 2)


# --- tasks and escapes -----------------------------------------------------------------------------------------


USES = _words("fast", "flee", "movement", "sight", "social", "speech")
"""FF-TRG-01: what a task may need, for conditions that hinder it."""
OR_A_NUMBER: Mapping[str, Any] = {"also": ("number",), "minimum": 0, "maximum": 999, "needed": True}


def _rolls(fight: Fight, combatant: Combatant, told: Trigger) -> bool:
    """The task asks for a Task Check."""
    return told.roll


@dataclass(frozen=True, kw_only=True)
class Trigger:
    """A task on the surroundings."""

    task: str | None = param("task", "text", "Task", default=None, needed=True, shown=lambda *_: True)
    """A form asks for it; a script may leave it out."""
    roll: bool = param("roll", "flag", "Roll", default=True, advanced=True)
    rating: str | int | None = param(
        "rating", "choice", "Rating", choices=offering.ratings, shown=_rolls, **OR_A_NUMBER
    )
    uses: tuple[str, ...] = param("uses", "choices", "Uses", words=USES, also=("choice",), shown=_rolls, advanced=True)
    ct: int = param("ct", "number", "CT", minimum=0, maximum=999, default=0, advanced=True)
    modifier: int = _modifier()


def _in_own_turn(fight: Fight, combatant: Combatant, told: object) -> bool:
    """Not at the initiative stop, where an escape is only declared."""
    return fight.turn is not None and fight.active == combatant.id


@dataclass(frozen=True, kw_only=True)
class Escape:
    """An escape."""

    waive: tuple[str, ...] = param(
        "waive", "choices", phrases.LABELS["let_go"], choices=offering.opponents, shown=_in_own_turn
    )
    modifier: int = _modifier(shown=_in_own_turn)
    modifiers: Mapping[str, int] = _each(offering.opponents, shown=_in_own_turn)


# --- gear ------------------------------------------------------------------------------------------------------


HAND_LABELS = {**_words("main", "off"), "both": phrases.HANDS["both"]}


@dataclass(frozen=True, kw_only=True)
class Gear:
    """A Weapon or Shield."""

    thing: str | None = None

    def row(self, actor: Combatant) -> Weapon | Shield | None:
        """The row of the sheet."""
        sheet = actor.sheet
        return next((row for row in (*sheet.weapons, *sheet.shields) if row.id == self.thing), None)


@dataclass(frozen=True, kw_only=True)
class Equip(Gear):
    """What is taken in hand."""

    thing: str | None = _thing("Gear", offering.gear_to_equip)
    hand: str | None = param("hand", "choice", "Hand", words=HAND_LABELS, choices=offering.hands, advanced=True)
    given: Mapping[str, Any] | None = param("found", "map", hidden=True)
    found: Weapon | Shield | None = field(default=None, compare=False)
    """FF-ITM-05: what lies in reach, read."""

    def row(self, actor: Combatant) -> Weapon | Shield | None:
        """The row of the sheet, or what has been found."""
        return self.found or super().row(actor)


@dataclass(frozen=True, kw_only=True)
class Unequip(Gear):
    """What leaves the hand."""

    thing: str | None = _thing("Gear", offering.gear_in_hand)
    mode: str = param("mode", "choice", phrases.LABELS["where_to"], words=_words("return", "drop"), default="return")


@dataclass(frozen=True, kw_only=True)
class Drop(Gear):
    """What is thrown away."""

    thing: str | None = _thing("What", offering.droppable)

    def item(self, actor: Combatant) -> Item | None:
        """The Item, if it is one."""
        return next((row for row in actor.sheet.items if row.id == self.thing), None)


# --- small actions ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Nothing:
    """An action of which nothing is to be said."""


@dataclass(frozen=True, kw_only=True)
class Wait:
    """A turn put off."""

    ticks: int = param("ticks", "number", "Ticks", minimum=1, default=1, needed=True)


KINDS = _words("communicate", "style", "other")


@dataclass(frozen=True, kw_only=True)
class Zero:
    """A Zero Action."""

    kind: str = param("kind", "choice", "Kind", words=KINDS, default="communicate", needed=True)
    text: str = param("text", "text", "Text")


@dataclass(frozen=True, kw_only=True)
class Face:
    """Another facing."""

    facing: str = param("facing", "choice", "Facing", words=_words(*pincer.FACES), needed=True)


@dataclass(frozen=True, kw_only=True)
class Forced:
    """A forced Action: for Berserk who is near."""

    targets: tuple[str, ...] = param(
        "targets",
        "targets",
        "Nearest",
        choices=offering.opponents,
        most=offering.any_number,
        shown=lambda fight, combatant, told: turn_economy.forced_by(fight, combatant) == "berserk",
    )


@dataclass(frozen=True, kw_only=True)
class Pincer:
    """A Pincer Attack: who stands on the right, or the face of each."""

    targets: tuple[str, ...] = param(
        "targets",
        "targets",
        phrases.LABELS["right_face"],
        choices=offering.everybody,
        most=offering.any_number,
        needed=True,
    )
    on: str | None = param("on", "choice", phrases.LABELS["encircled"], choices=offering.other_sides, advanced=True)
    given: Mapping[str, Any] | None = param("faces", "map", hidden=True)

    @property
    def faces(self) -> Mapping[str, Any]:
        """Id to the face of each who is named."""
        return dict.fromkeys(self.targets, "right") if self.given is None else self.given


CHARGED: Mapping[str, Reading[Any]] = {
    "cast": Reading(Cast),
    "use_ability": Reading(UseAbility),
    "trigger": Reading(Trigger),
}
"""FF-SLOW-01: what may be charged, by the ids of the actions."""


def kept(action: str, params: Any) -> Mapping[str, Any]:
    """The params of an action for the time when it takes effect."""
    written = CHARGED[action].written(params)
    return dict(written.get("params") or NOTHING)


def said(charge: Charge) -> Any:
    """What was said when something was charged."""
    return CHARGED[charge.action].read({"modifier": charge.modifier, "params": charge.params})
