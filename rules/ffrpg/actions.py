"""The actions as they are declared to the window: fields, options, keys, costs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.actions import Action, Field, Option
from rules.ffrpg import (
    abilities,
    arms,
    attacks,
    checks,
    effects,
    equipment,
    forced,
    gear,
    movement,
    pincer,
    previews,
    sides,
    small_actions,
    targets,
    turns,
)
from rules.ffrpg.catalogue import ELEMENTS, STATUSES
from rules.ffrpg.numbers import ATTRIBUTES, skill, standing
from rules.ffrpg.state import Combatant, Fight

So = Mapping[str, Any]


# --- options ---------------------------------------------------------------------------------------------------


def in_sight(fight: Fight, one: Combatant) -> list[Combatant]:
    """Opponents first, then allies, then oneself: the order in which targets are offered."""
    return [*sides.opponents(fight, one), *sides.allies(fight, one), one]


def blow_targets(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """Whom an attack may be aimed at, with its chance."""
    id = so.get("with")
    blows = arms.all_blows(one) if not id or id == arms.IMPROVISED else (arms.one_blow(one, str(id)),)
    blow = blows[0]
    found = []
    for other in in_sight(fight, one):
        refused = None
        if other.state != "active" or not targets.visible(other, one):
            refused = "invalid_target"
        elif not pincer.reaches(fight, one, other):
            refused = "wrong_facing"
        elif not targets.in_range(fight, one, other, blow.melee, blow.reach):
            refused = "out_of_range"
        found.append(Option(other.id, other.name, f"{blow.acc - standing(other).eva} %", refused))
    return tuple(found)


def blow_count(fight: Fight, one: Combatant, so: So) -> tuple[int, int]:
    """FF-TGT-01: one target, or one for each blow."""
    return 1, 1 if so.get("with") else len(arms.all_blows(one))


def weapons(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """What one may strike with: nothing named means every Weapon in hand."""
    found = [Option("", " + ".join(blow.title for blow in arms.all_blows(one)))]
    for weapon in one.sheet.weapons:
        ready = arms.is_natural(one, weapon) or arms.hand_held(one, weapon.id) is not None
        hint = f"{weapon.scale} × {weapon.attribute.upper()} + {weapon.die}"
        found.append(Option(weapon.id, weapon.title, hint, None if ready else "not_equipped"))
    found.append(Option(arms.BRAWL, "Brawl", "1 × STR + d6", "weapon_equipped" if arms.armed(one) else None))
    found.append(Option(arms.IMPROVISED, "improvised Weapon", f"tier {arms.improvised_tier(one)}"))
    return tuple(found)


def ammunition(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """Ammunition in the Inventory that a Weapon in hand takes."""
    kinds = {blow.ammo for blow in arms.all_blows(one)}
    return tuple(
        Option(
            item.id,
            item.title,
            str(one.items.get(item.id, 0)),
            "wrong_ammo"
            if (item.ammo or item.id) not in kinds
            else None
            if one.items.get(item.id, 0)
            else "not_enough_ammo",
        )
        for item in one.sheet.items
        if item.kind == "ammo"
    )


def uses(kinds: Iterable[str]) -> Any:
    """The Abilities of some types, with what they cost and why one cannot be used now."""
    wanted = frozenset(kinds)

    def offered(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
        found = []
        for row in one.sheet.abilities:
            if row.type in wanted:
                use = abilities.use_of(one, row)
                mp = abilities.cost_of(one, use)
                ct = abilities.charge_time(one, use)
                costs = [f"{mp} MP"] if mp else []
                if ct:
                    costs.append(f"CT {ct}")
                action = "cast" if use.magic else "use_ability"
                sealed = turns.forbidden_by(one, action, use.id)
                refused = "cannot_act" if sealed else "not_enough_mp" if mp > one.pools["mp"] else None
                found.append(Option(row.id, row.title, ", ".join(costs), refused))
        return tuple(found)

    return offered


def items(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """The Items of the Inventory, with how many are left."""
    return tuple(
        Option(
            item.id, item.title, f"× {one.items.get(item.id, 0)}", None if one.items.get(item.id, 0) else "no_item_left"
        )
        for item in one.sheet.items
        if item.kind != "ammo"
    )


def _use_so_far(one: Combatant, so: So) -> abilities.Use | None:
    id = so.get("with")
    for row in (*one.sheet.abilities, *one.sheet.items):
        if row.id == id:
            return abilities.use_of(one, row)
    return None


def use_targets(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """Whom the Ability or Item chosen so far may be aimed at."""
    use = _use_so_far(one, so)
    if use is None:
        return ()
    aim = use.aim
    among = in_sight(fight, one)
    if aim.revives:
        among = [other for other in fight.combatants.values() if effects.takes_fallen(other)]
    whole = aim.target in ("group", "single_group", "party")
    found = []
    for other in among:
        refused = None
        if not whole and not targets.may_be_target(one, other, aim.revives):
            refused = "invalid_target"
        elif not pincer.reaches(fight, one, other):
            refused = "wrong_facing"
        elif not targets.in_range(fight, one, other, aim.melee, aim.reach):
            refused = "out_of_range"
        chance, _ = abilities.chance_to_hit(fight, one, other, use)
        found.append(Option(other.id, other.name, "" if chance is None else f"{chance} %", refused))
    return tuple(found)


def use_count(fight: Fight, one: Combatant, so: So) -> tuple[int, int]:
    """FF-ABL-01, FF-TGT-04: how many targets the Ability or Item chosen so far wants named."""
    use = _use_so_far(one, so)
    if use is None:
        return 0, 0
    kind = use.aim.target
    if kind == "single":
        return 1, 1
    if kind in ("group", "single_group"):
        formations = {sides.formation_of(other) for other in sides.opponents(fight, one)}
        crowded = any(len(targets.members(fight, formation, False)) > targets.NINE for formation in formations)
        return 0 if len(formations) == 1 and not crowded else 1, targets.NINE
    if kind == "party" and len(targets.members(fight, sides.formation_of(one), use.aim.revives)) > targets.NINE:
        return 1, targets.NINE - 1
    return 0, 0


def gear_to_equip(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """Weapons and Shields that are not natural."""
    return tuple(
        Option(
            row.id,
            row.title,
            equipment.hand_of(row, one.kind),
            "already_equipped" if arms.hand_held(one, row.id) else None,
        )
        for row in (*one.sheet.weapons, *one.sheet.shields)
        if equipment.hand_of(row, one.kind) != equipment.NATURAL
    )


def gear_in_hand(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """What is in hand."""
    rows = {row.id: row for row in (*one.sheet.weapons, *one.sheet.shields)}
    return tuple(Option(thing.id, rows[thing.id].title, thing.hand) for thing in one.held if thing.id in rows)


def droppable(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """Items, and gear that is not in hand."""
    gear_left = [
        Option(row.id, row.title)
        for row in (*one.sheet.weapons, *one.sheet.shields)
        if arms.hand_held(one, row.id) is None and equipment.hand_of(row, one.kind) != equipment.NATURAL
    ]
    return (*items(fight, one, so), *gear_left)


def ratings(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """Attributes and the sheet's own ratings, with their numbers."""
    names = dict.fromkeys((*ATTRIBUTES, *one.sheet.ratings))
    return tuple(
        Option(name, name.upper() if name in ATTRIBUTES else name.replace("_", " ").capitalize(), str(skill(one, name)))
        for name in names
    )


def words(*ids: str) -> Any:
    """Fixed options, shown by their ids."""
    fixed = tuple(Option(id, id.replace("_", " ").capitalize()) for id in ids)

    def offered(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
        return fixed

    return offered


def others(fight: Fight, one: Combatant, so: So) -> tuple[Option, ...]:
    """The opponents."""
    return tuple(Option(other.id, other.name) for other in sides.opponents(fight, one))


def any_number(fight: Fight, one: Combatant, so: So) -> tuple[int, int]:
    """As many as there are, or none."""
    return 0, len(fight.combatants)


# --- when an action is listed ----------------------------------------------------------------------------------


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
TERRAIN = Field("terrain", "choice", "Terrain", "", words(*sorted(movement.TERRAINS)), needed=False, advanced=True)
DISTANCE = Field("distance", "number", "Distance", "in metres", needed=False, minimum=0, maximum=999)
CELL = Field("to", "cell", "To", "on the board, instead of a distance", needed=False, advanced=True)
AS_GROUP = Field(
    "as", "choice", "Single/Group", "turn it on a Group: 75 %", words("single", "group"), needed=False, advanced=True
)
ELEMENT = Field(
    "element", "choice", "Element", "for conditions of an element", words(*ELEMENTS), needed=False, advanced=True
)
BLOW_TARGETS = Field("targets", "targets", "Target", "", blow_targets, blow_count)
USE_TARGETS = Field("targets", "targets", "Target", "", use_targets, use_count, needed=False)

DECLARED = (
    Action(
        "attack",
        "Attack",
        "Strike with the Weapon in hand.",
        attacks.attack,
        (
            Field("with", "choice", "Weapon", "", weapons, needed=False, default=""),
            BLOW_TARGETS,
            Field("pull", "flag", "Pull the blow", "damage − 50 %", needed=False, default=False, advanced=True),
            Field(
                "ammo", "choice", "Ammunition", "one unit, gone hit or miss", ammunition, needed=False, advanced=True
            ),
            Field(
                "die",
                "choice",
                "Improvised: die",
                "the bigger the object the higher",
                words("d6", "d8", "d10", "d12"),
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
                words(*STATUSES),
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
        (Field("with", "choice", "Spell", "", uses(("magic",))), USE_TARGETS, AS_GROUP, ELEMENT, MODIFIER),
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
        (Field("with", "choice", "Ability", "", uses(("slow", "fast"))), USE_TARGETS, AS_GROUP, ELEMENT, MODIFIER),
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
        (Field("with", "choice", "Item", "", items), USE_TARGETS, AS_GROUP, ELEMENT, MODIFIER),
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
            Field("rating", "choice", "Rating", "an Attribute or a Skill", ratings, needed=False),
            Field("roll", "flag", "Roll", "off: no Task Check", needed=False, default=True, advanced=True),
            Field(
                "uses",
                "choices",
                "Uses",
                "what conditions may hinder",
                words(*sorted(checks.USES)),
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
            Field("waive", "choices", "Let go", "opponents who do not care", others, needed=False, advanced=True),
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
            Field("kind", "choice", "Kind", "", words(*small_actions.ZERO_KINDS), default="communicate"),
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
            Field("with", "choice", "Gear", "", gear_to_equip),
            Field("hand", "choice", "Hand", "", words("main", "off"), needed=False, advanced=True),
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
            Field("with", "choice", "Gear", "", gear_in_hand),
            Field("mode", "choice", "Where to", "", words("return", "drop"), needed=False, default="return"),
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
        (Field("with", "choice", "What", "", droppable),),
        "1 Action",
        "R",
        offered=lambda fight, one: on_turn(fight, one) and bool(droppable(fight, one, {})),
        rule="FF-ITM-04",
    ),
    Action(
        "face",
        "Turn round",
        "Switch facing in a Pincer Attack, before anything else in the turn.",
        small_actions.face,
        (Field("facing", "choice", "Facing", "", words(*pincer.FACES)),),
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
                "targets", "targets", "Nearest", "for Berserk: the nearest opponents", others, any_number, needed=False
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
