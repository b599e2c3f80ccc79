"""The actions as they are declared to the window: fields, keys, costs, and when they are offered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.actions import Action, Field
from rules.ffrpg import (
    abilities,
    attacks,
    checks,
    forced,
    gear,
    movement,
    options,
    pincer,
    previews,
    small_actions,
    turns,
)
from rules.ffrpg.catalogue import ELEMENTS, STATUSES
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


def may_flee(fight: Fight, one: Combatant) -> bool:
    """At the initiative stop to declare, in its own turn once declared."""
    return fight.phase == "initiative" or (on_turn(fight, one) and one.fleeing)


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
    """The fight has begun, and no Pincer Attack is on."""
    return fight.phase in ("initiative", "action") and fight.encircled is None


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
TERRAIN = Field(
    "terrain", "choice", "Terrain", "", options.words(*sorted(movement.TERRAINS)), needed=False, advanced=True
)
DISTANCE = Field("distance", "number", "Distance", "in metres", needed=False, minimum=0, maximum=999)
CELL = Field("to", "cell", "To", "on the board, instead of a distance", needed=False, advanced=True)
AS_GROUP = Field(
    "as",
    "choice",
    "Single/Group",
    "turn it on a Group: 75 %",
    options.words("single", "group"),
    needed=False,
    advanced=True,
)
ELEMENT = Field(
    "element",
    "choice",
    "Element",
    "for conditions of an element",
    options.words(*ELEMENTS),
    needed=False,
    advanced=True,
)
BLOW_TARGETS = Field("targets", "targets", "Target", "", options.blow_targets, options.blow_count)
USE_TARGETS = Field("targets", "targets", "Target", "", options.use_targets, options.use_count, needed=False)

DECLARED = (
    Action(
        "attack",
        "Attack",
        "Strike with the Weapon in hand.",
        attacks.attack,
        (
            Field("with", "choice", "Weapon", "", options.weapons, needed=False, default=""),
            BLOW_TARGETS,
            Field("pull", "flag", "Pull the blow", "damage − 50 %", needed=False, default=False, advanced=True),
            Field(
                "ammo",
                "choice",
                "Ammunition",
                "one unit, gone hit or miss",
                options.ammunition,
                needed=False,
                advanced=True,
            ),
            Field(
                "die",
                "choice",
                "Improvised: die",
                "the bigger the object the higher",
                options.words("d6", "d8", "d10", "d12"),
                needed=False,
                advanced=True,
            ),
            Field("name", "text", "Improvised: what", "", needed=False, advanced=True),
            Field(
                "acc",
                "number",
                "Improvised: ACC",
                "of the fitting Skill",
                needed=False,
                minimum=0,
                maximum=999,
                advanced=True,
            ),
            Field("damage", "flag", "Improvised: does damage", "", needed=False, default=True, advanced=True),
            Field(
                "status",
                "choice",
                "Improvised: status",
                "flat 30, for 2 Rounds",
                options.words(*STATUSES),
                needed=False,
                advanced=True,
            ),
            MODIFIER,
        ),
        "1 Action",
        "A",
        offered=on_turn,
        preview=previews.of_attack,
        rule="FF-ATK-01",
    ),
    Action(
        "cast",
        "Cast",
        "Use a Spell or Magic Ability.",
        abilities.use_ability,
        (Field("with", "choice", "Spell", "", options.uses(("magic",))), USE_TARGETS, AS_GROUP, ELEMENT, MODIFIER),
        "1 Action, MP",
        "C",
        offered=has_type("magic"),
        preview=previews.of_use,
        rule="FF-ABL-01",
    ),
    Action(
        "use_ability",
        "Ability",
        "Use a Slow or Fast Ability.",
        abilities.use_ability,
        (
            Field("with", "choice", "Ability", "", options.uses(("slow", "fast"))),
            USE_TARGETS,
            AS_GROUP,
            ELEMENT,
            MODIFIER,
        ),
        "1 Action",
        "B",
        offered=has_type("slow", "fast"),
        preview=previews.of_use,
        rule="FF-ABL-01",
    ),
    Action(
        "use_item",
        "Item",
        "Use up an Item on a valid target.",
        abilities.use_item,
        (Field("with", "choice", "Item", "", options.items), USE_TARGETS, AS_GROUP, ELEMENT, MODIFIER),
        "1 Action, 1 Item",
        "I",
        offered=has_items,
        preview=previews.of_use,
        rule="FF-ITM-01",
    ),
    Action(
        "defend",
        "Defend",
        "Give up the first Action: damage is halved after ARM until the next one.",
        small_actions.defend,
        (),
        "1 Action",
        "D",
        offered=on_turn,
        rule="FF-DEF-01",
    ),
    Action(
        "wait",
        "Wait",
        "Put the turn off by some ticks.",
        small_actions.wait,
        (Field("ticks", "number", "Ticks", "", minimum=1, maximum=99, default=1),),
        "",
        "W",
        offered=on_turn,
        preview=previews.of_wait,
        rule="FF-WAIT-01",
    ),
    Action(
        "move",
        "Move",
        "Move freely, before or after an Action, in pieces.",
        movement.move,
        (DISTANCE, TERRAIN, CELL),
        "metres",
        "M",
        offered=on_turn,
        preview=previews.of_movement,
        rule="FF-MOV-01",
    ),
    Action(
        "full_move",
        "Full-Move",
        "Spend an Action on nothing but movement: SPD × 2 metres.",
        movement.full_move,
        (DISTANCE, TERRAIN, CELL),
        "1 Action",
        "F",
        offered=on_turn,
        preview=previews.of_movement,
        rule="FF-MOV-02",
    ),
    Action(
        "trigger",
        "Trigger",
        "A task on the surroundings, with or without a Task Check.",
        checks.trigger,
        (
            Field("task", "text", "Task", ""),
            Field("rating", "choice", "Rating", "an Attribute or a Skill", options.ratings, needed=False),
            Field("roll", "flag", "Roll", "off: no Task Check", needed=False, default=True, advanced=True),
            Field(
                "uses",
                "choices",
                "Uses",
                "what conditions may hinder",
                options.words(*sorted(checks.USES)),
                needed=False,
                advanced=True,
            ),
            Field(
                "ct",
                "number",
                "CT",
                "Charge Time in ticks",
                needed=False,
                minimum=0,
                maximum=999,
                default=0,
                advanced=True,
            ),
            MODIFIER,
        ),
        "1 Action",
        "T",
        offered=on_turn,
        preview=previews.of_trigger,
        rule="FF-TRG-01",
    ),
    Action(
        "flee",
        "Escape",
        "Declared in the Initiative Phase; in the turn an opposed check on SPD against all who would hold you.",
        checks.flee,
        (
            Field(
                "waive", "choices", "Let go", "opponents who do not care", options.others, needed=False, advanced=True
            ),
            MODIFIER,
        ),
        "1 Action",
        "E",
        offered=may_flee,
        preview=previews.of_escape,
        rule="FF-ESC-01",
    ),
    Action(
        "zero",
        "Zero Action",
        "A shout, a gesture, a trifle.",
        small_actions.zero,
        (
            Field("kind", "choice", "Kind", "", options.words(*small_actions.ZERO_KINDS), default="communicate"),
            Field("text", "text", "Text", "", needed=False),
        ),
        "1 Zero Action",
        "Z",
        offered=on_turn,
        rule="FF-ZERO-02",
    ),
    Action(
        "equip",
        "Equip",
        "Take a Weapon or Shield in hand; what was there goes back to the Inventory.",
        gear.equip,
        (
            Field("with", "choice", "Gear", "", options.gear_to_equip),
            Field("hand", "choice", "Hand", "", options.words("main", "off"), needed=False, advanced=True),
        ),
        "1 Action",
        "Q",
        offered=on_turn,
        rule="FF-ITM-02",
    ),
    Action(
        "unequip",
        "Put away",
        "Return what is in hand to the Inventory, or drop it.",
        gear.unequip,
        (
            Field("with", "choice", "Gear", "", options.gear_in_hand),
            Field("mode", "choice", "Where to", "", options.words("return", "drop"), needed=False, default="return"),
        ),
        "1 Action",
        "U",
        offered=lambda fight, one: on_turn(fight, one) and bool(one.held),
        rule="FF-ITM-03",
    ),
    Action(
        "drop",
        "Drop",
        "Throw away an Item, or gear that is not in hand.",
        gear.drop,
        (Field("with", "choice", "What", "", options.droppable),),
        "1 Action",
        "R",
        offered=lambda fight, one: on_turn(fight, one) and bool(options.droppable(fight, one, {})),
        rule="FF-ITM-04",
    ),
    Action(
        "face",
        "Turn round",
        "Switch facing in a Pincer Attack, before anything else in the turn.",
        small_actions.face,
        (Field("facing", "choice", "Facing", "", options.words(*pincer.FACES)),),
        "1 Zero Action",
        "G",
        offered=in_pincer,
        rule="FF-PIN-02",
    ),
    Action(
        "abort",
        "Abort",
        "Break off what is being charged; MP and ticks stay spent.",
        small_actions.abort,
        (),
        "",
        "X",
        any_turn=True,
        offered=is_charging,
        rule="FF-SLOW-08",
    ),
    Action(
        "forced",
        "Forced Action",
        "What Confuse, Charm or Berserk makes it do.",
        forced.forced,
        (
            Field(
                "targets",
                "targets",
                "Nearest",
                "for Berserk: the nearest opponents",
                options.others,
                options.any_number,
                needed=False,
            ),
        ),
        "1 Action",
        "O",
        offered=is_forced,
        rule="FF-ST-berserk",
    ),
    Action(
        "pass",
        "Pass",
        "Give up the Actions left.",
        small_actions.pass_turn,
        (),
        "all Actions left",
        "P",
        offered=on_turn,
        rule="FF-ACT-03",
    ),
    Action(
        "pincer",
        "Pincer Attack",
        "The actor’s side encircles another: everybody gets a facing (GM).",
        pincer.begin,
        (
            Field("on", "text", "Encircled side", "", needed=False, advanced=True),
            Field("faces", "facings", "Facings", "id to left or right; left if not said", needed=False),
        ),
        "",
        "N",
        any_turn=True,
        offered=running,
        rule="FF-PIN-01",
    ),
)
ACTIONS: Mapping[str, Action] = {action.id: action for action in DECLARED}
"""FF-ACT-03: id to action, in the order in which the window lists them."""
