"""The fields that actions have, and when each of them means anything."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.actions import Field
from rules.ffrpg import aiming, arms, movement, options, pincer, turns
from rules.ffrpg.catalogue import ELEMENTS, STATUSES
from rules.ffrpg.checks import USES
from rules.ffrpg.small_actions import ZERO_KINDS
from rules.ffrpg.state import Combatant, Fight


def on_turn(fight: Fight, one: Combatant) -> bool:
    """In its own place."""
    return fight.turn is not None and fight.active == one.id


def has_type(*kinds: str) -> Any:
    """In its own place, and with Abilities of these types."""

    def offered(fight: Fight, one: Combatant) -> bool:
        return on_turn(fight, one) and any(row.type in kinds for row in one.sheet.abilities)

    return offered


def has_items(fight: Fight, one: Combatant) -> bool:
    """In its own place, with Items."""
    return on_turn(fight, one) and any(item.kind != "ammo" for item in one.sheet.items)


def may_choose(choices: Any) -> Any:
    """In its own place, and with something to choose that is not refused."""

    def offered(fight: Fight, one: Combatant) -> bool:
        return on_turn(fight, one) and any(option.refused is None for option in choices(fight, one, {}))

    return offered


def may_flee(fight: Fight, one: Combatant) -> bool:
    """At the initiative stop to declare, in its own turn once declared; without that stop in any turn."""
    return fight.phase == "initiative" or (on_turn(fight, one) and (one.fleeing or not fight.options.initiative_stop))


def is_forced(fight: Fight, one: Combatant) -> bool:
    """Confuse, Charm or Berserk holds."""
    return on_turn(fight, one) and turns.forced_by(fight, one) is not None


def is_charging(fight: Fight, one: Combatant) -> bool:
    """Something is being charged."""
    return one.charging is not None


def in_pincer(fight: Fight, one: Combatant) -> bool:
    """In its own turn, in a Pincer Attack."""
    return on_turn(fight, one) and fight.encircled is not None


def running(fight: Fight, one: Combatant) -> bool:
    """The fight has begun; in a Pincer Attack those who encircle may have the faces taken anew."""
    return fight.phase in ("initiative", "action") and one.side != fight.encircled


def off_the_board(fight: Fight, one: Combatant, so: options.So) -> bool:
    """Movement goes over a distance."""
    return not on_a_cell(fight, one, so)


def on_a_cell(fight: Fight, one: Combatant, so: options.So) -> bool:
    """Movement goes to a cell."""
    return fight.board is not None and one.cell is not None


def improvising(fight: Fight, one: Combatant, so: options.So) -> bool:
    """Something is picked up to strike with."""
    return so.get("with") == arms.IMPROVISED


def carries_ammunition(fight: Fight, one: Combatant, so: options.So) -> bool:
    """There is ammunition in the Inventory."""
    return any(item.kind == "ammo" for item in one.sheet.items)


def thrown(fight: Fight, one: Combatant, so: options.So) -> bool:
    """Something is picked up and thrown."""
    return improvising(fight, one, so) and so.get("range") == "ranged"


def takes_of_a_weapon(fight: Fight, one: Combatant, so: options.So) -> bool:
    """What is chosen so far does Weapon damage, and there is more than one Weapon to do it."""
    use = options.use_so_far(one, so)
    weapons = use is not None and use.damage is not None and use.damage.weapon
    return weapons and len(options.damaging_weapons(fight, one, so)) > 1


def splits(fight: Fight, one: Combatant, so: options.So) -> bool:
    """What is chosen so far may be turned on one or on a Group."""
    use = options.use_so_far(one, so)
    return use is not None and use.aim.target == "single_group"


def wants_element(fight: Fight, one: Combatant, so: options.So) -> bool:
    """What is chosen so far puts on a condition of an element that is to be named."""
    use = options.use_so_far(one, so)
    return use is not None and use.names_element


def rolls(fight: Fight, one: Combatant, so: options.So) -> bool:
    """The task asks for a Task Check."""
    return so.get("roll") is not False


def in_own_turn(fight: Fight, one: Combatant, so: options.So) -> bool:
    """Not at the initiative stop, where an escape is only declared."""
    return on_turn(fight, one)


MODIFIER = Field(
    "modifier",
    "number",
    "Modifier",
    "Conditional Modifier",
    needed=False,
    minimum=-200,
    maximum=200,
    default=0,
    advanced=True,
)
EACH = Field(
    "modifiers",
    "number",
    "Modifier",
    "for this one alone",
    options.aimed_at,
    needed=False,
    minimum=-200,
    maximum=200,
    advanced=True,
)
HOLDING = replace(EACH, options=options.others, shown=in_own_turn)
TERRAIN = Field(
    "terrain", "choice", "Terrain", "", options.words(*sorted(movement.TERRAINS)), needed=False, advanced=True
)
DISTANCE = Field("distance", "number", "Distance", "in metres", minimum=0, maximum=999, shown=off_the_board)
WAY = (DISTANCE, Field("to", "cell", "To", "on the board", options.cells(0), shown=on_a_cell), TERRAIN)
FULL_WAY = (DISTANCE, Field("to", "cell", "To", "on the board", options.cells(2), shown=on_a_cell), TERRAIN)
AS_GROUP = Field(
    "as",
    "choice",
    "Single/Group",
    "turn it on a Group: 75 %",
    options.words("single", "group"),
    needed=False,
    shown=splits,
)
ELEMENT = Field(
    "element", "choice", "Element", "for conditions of an element", options.words(*ELEMENTS), shown=wants_element
)
BLOW_TARGETS = Field("targets", "targets", "Target", "", options.blow_targets, options.blow_count)
USE_TARGETS = Field("targets", "targets", "Target", "", options.use_targets, options.use_count, needed=False)
WEAPON = Field(
    "weapon",
    "choice",
    "Weapon",
    "whose damage it does; the first one’s unless another is chosen",
    options.damaging_weapons,
    needed=False,
    shown=takes_of_a_weapon,
)
USE = (USE_TARGETS, AS_GROUP, ELEMENT, WEAPON, MODIFIER, EACH)

ATTACK = (
    Field("with", "choice", "Weapon", "", options.weapons, needed=False, default=""),
    Field(
        "die", "choice", "Die", "the bigger the object the higher", options.words(*arms.SCALES[1]), shown=improvising
    ),
    Field(
        "range",
        "choice",
        "Melee / Ranged",
        "struck with, or thrown",
        options.words("melee", "ranged"),
        needed=False,
        default="melee",
        shown=improvising,
    ),
    BLOW_TARGETS,
    Field("pull", "flag", "Pull the blow", "damage − 50 %", needed=False, default=False, advanced=True),
    Field(
        "ammo",
        "choices",
        "Ammunition",
        "one unit for each Weapon, gone hit or miss",
        options.ammunition,
        options.ammunition_count,
        repeats=True,
        also=("choice",),
        needed=False,
        shown=carries_ammunition,
    ),
    Field("name", "text", "What", "is picked up", needed=False, shown=improvising),
    Field(
        "acc",
        "number",
        "ACC",
        "of the fitting Skill",
        needed=False,
        minimum=0,
        maximum=999,
        shown=improvising,
        advanced=True,
    ),
    Field(
        "reach",
        "number",
        "Reach",
        "in metres",
        needed=False,
        minimum=0,
        maximum=999,
        default=aiming.THROWN_REACH,
        shown=thrown,
        advanced=True,
    ),
    Field("damage", "flag", "Does damage", "", needed=False, default=True, shown=improvising, advanced=True),
    Field(
        "status",
        "choice",
        "Status",
        "flat 30, for 2 Rounds",
        options.words(*(id for id, row in STATUSES.items() if not row.params)),
        needed=False,
        shown=improvising,
        advanced=True,
    ),
    MODIFIER,
    EACH,
)
TRIGGER = (
    Field("task", "text", "Task", ""),
    Field("roll", "flag", "Roll", "off: no Task Check", needed=False, default=True, advanced=True),
    Field("rating", "choice", "Rating", "an Attribute or a Skill", options.ratings, also=("number",), shown=rolls),
    Field(
        "uses",
        "choices",
        "Uses",
        "what conditions may hinder",
        options.words(*sorted(USES)),
        needed=False,
        shown=rolls,
        advanced=True,
    ),
    Field("ct", "number", "CT", "Charge Time in ticks", needed=False, minimum=0, maximum=999, default=0, advanced=True),
    MODIFIER,
)
ESCAPE = (
    Field("waive", "choices", "Let go", "opponents who do not care", options.others, needed=False, shown=in_own_turn),
    replace(MODIFIER, shown=in_own_turn),
    HOLDING,
)
ZERO = (
    Field("kind", "choice", "Kind", "", options.words(*ZERO_KINDS), default="communicate"),
    Field("text", "text", "Text", "", needed=False),
)
EQUIP = (
    Field("with", "choice", "Gear", "", options.gear_to_equip),
    Field("hand", "choice", "Hand", "", options.words("main", "off"), needed=False, advanced=True),
)
UNEQUIP = (
    Field("with", "choice", "Gear", "", options.gear_in_hand),
    Field("mode", "choice", "Where to", "", options.words("return", "drop"), needed=False, default="return"),
)
DROP = (Field("with", "choice", "What", "", options.droppable),)
TICKS = (Field("ticks", "number", "Ticks", "", minimum=1, maximum=99, default=1),)
FACING = (Field("facing", "choice", "Facing", "", options.words(*pincer.FACES)),)
NEAREST = (
    Field(
        "targets",
        "targets",
        "Nearest",
        "for Berserk: the nearest opponents",
        options.others,
        options.any_number,
        needed=False,
    ),
)
PINCER = (
    Field(
        "targets",
        "targets",
        "Right face",
        "who stands on it, or looks to the right",
        options.everybody,
        options.any_number,
    ),
    Field("on", "choice", "Encircled side", "", options.other_sides, needed=False, advanced=True),
)
