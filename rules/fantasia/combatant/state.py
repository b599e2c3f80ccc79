"""The state of a fight and its combatants in this system, beside the core's attributes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from rules.core.state import Combatant, Fight
from rules.fantasia.combatant.sheet import FISTS, Ability, Creature, Item, Options, Weapon
from rules.fantasia.statuses.catalogue import STATUSES, FantasiaCatalogue
from rules.fantasia.statuses.traits import AFRAID, CHARMED, SMALL, UNDEAD, FantasiaStatus
from rules.mechanics import table
from rules.system.state_migrations import StateStep

NORMAL, MOVE, EXTRA = 0, 1, 2
"""The three slots of a turn, as indexes into `slots`."""
SLOTS = ("normal", "move", "extra")
NO_SLOTS = (0, 0, 0)
GONE = frozenset({"dead", "stone", "out"})
"""The states without turns, harm and healing."""

NO_TRAITS: Mapping[str, FantasiaStatus] = {}


class Readied(NamedTuple):
    """LF-REACT-01: a readied action."""

    action: str
    with_id: str | None
    targets: tuple[str, ...]
    """Empty: whoever triggers it."""
    on: str
    watch: str
    params: Mapping[str, Any]
    modifier: int = 0


class Fighter(Combatant):
    """A creature in the fight."""

    rests_on = frozenset({"conditions", "sheet", "equipped", "state"})
    statuses: ClassVar[FantasiaCatalogue] = STATUSES

    sheet: Creature
    counter: int | None = None
    """LF-DOWN-01: the points left before death; None unless it has fallen to 0 PV."""
    fainted: bool = False
    """LF-ST-FEVER-2: unconscious by fever, with its PV."""
    slots: tuple[int, int, int] = NO_SLOTS
    """The slots left of the turn: `normal`, `move`, `extra`."""
    spent: bool = False
    """Whether this turn has paid for anything."""
    done: tuple[str, ...] = ()
    """Which of `attack` and `cast` this turn has had."""
    had: int = -1
    """The last round in which its place came."""
    reactions: int = 1
    used: Mapping[str, int] = {}
    """Reaction ability to its uses since the latest turn began."""
    readied: Readied | None = None
    waiting: bool = False
    forced: str | None = None
    """LF-ST-CONFUSION-1: `attack` or `ability`."""
    equipped: str | None = None
    dropped: tuple[str, ...] = ()
    loaded: Mapping[str, int] = {}
    items: Mapping[str, int] = {}

    @property
    def gone(self) -> bool:
        """Whether it is dead, a statue or out of the fight."""
        return self.state in GONE

    @property
    def able(self) -> bool:
        """Whether it can act at all."""
        able = self.memo.get("able")
        if able is None:
            cannot_act = self.statuses.cannot_act
            able = self.state == "active" and not any(condition.status in cannot_act for condition in self.conditions)
            self.memo["able"] = able
        return bool(able)

    @property
    def helpless(self) -> bool:
        """LF-ST-STOP-2, LF-DOWN-06: whether anything aimed at it hits automatically."""
        if not self.conditions:
            return self.state == "unconscious"
        helpless = self.statuses.helpless
        return self.state == "unconscious" or any(condition.status in helpless for condition in self.conditions)

    @property
    def small_form(self) -> bool:
        """LF-ST-TOAD-3: whether it is a toad or a pig, without its equipment."""
        return SMALL in self.traits

    @property
    def living(self) -> bool:
        """Whether it is a living creature; a zombie is not."""
        return self.sheet.living and UNDEAD not in self.traits

    @property
    def traits(self) -> Mapping[str, FantasiaStatus]:
        """Return the traits that its statuses give, each with the first row that has it."""
        if not self.conditions:
            return NO_TRAITS
        traits: dict[str, FantasiaStatus] | None = self.memo.get("traits")
        if traits is None:
            traits = {}
            for condition in self.conditions:
                row = self.statuses[condition.status]
                for trait in row.traits:
                    traits.setdefault(trait, row)
            self.memo["traits"] = traits
        return traits

    @property
    def weapon(self) -> Weapon:
        """Return the default weapon: in hand, else the first natural one, else the fists."""
        weapon = self.memo.get("weapon")
        if weapon is None:
            weapon = self.memo["weapon"] = self._default_weapon()
        return weapon

    def _default_weapon(self) -> Weapon:
        if self.small_form:
            return FISTS
        if self.equipped is not None:
            equipped = self.weapon_of(self.equipped)
            if equipped is not None:
                return equipped
        return next((weapon for weapon in self.sheet.weapons if weapon.natural), FISTS)

    def weapon_of(self, id: str) -> Weapon | None:
        """The weapon of that id, or None."""
        if id == FISTS.id:
            return FISTS
        return next((weapon for weapon in self.sheet.weapons if weapon.id == id), None)

    def ability_of(self, id: str | None) -> Ability | None:
        """The ability of that id, or None."""
        for ability in self.sheet.abilities:
            if ability.id == id:
                return ability
        return None

    def item_of(self, id: str | None) -> Item | None:
        """The item of that id, or None."""
        return next((item for item in self.sheet.items if item.id == id), None)

    @property
    def answers_to(self) -> frozenset[str | None]:
        """LF-REACT-04: return the triggers of its reaction abilities."""
        triggers: frozenset[str | None] | None = self.memo.get("answers_to")
        if triggers is None:
            triggers = frozenset(ability.trigger for ability in self.sheet.abilities if ability.reaction)
            self.memo["answers_to"] = triggers
        return triggers

    @property
    def readied_thing(self) -> Weapon | Ability | Item | None:
        """LF-REACT-01: return what its readied action is done with, if that is known already."""
        if self.readied is None or self.readied.with_id is None:
            return None
        lookup = {"cast": self.ability_of, "use_item": self.item_of}.get(self.readied.action, self.weapon_of)
        return lookup(self.readied.with_id)

    def can_shoot(self, weapon: Weapon, shots: int = 1) -> bool:
        """Whether the weapon has that many shots left, or needs none."""
        return weapon.shots is None or self.loaded.get(weapon.id, 0) >= shots

    def afraid_of(self, other: Combatant) -> bool:
        """LF-ST-FEAR: whether `other` has frightened it."""
        return self._made_by(other, AFRAID)

    def charmed_by(self, other: Combatant) -> bool:
        """LF-ST-CHARM-1: whether `other` has charmed it."""
        return self._made_by(other, CHARMED)

    def _made_by(self, other: Combatant, trait: str) -> bool:
        if trait not in self.traits:
            return False
        return any(
            condition.source == other.id and trait in self.statuses[condition.status].traits
            for condition in self.conditions
        )


class Battle(Fight[Fighter]):
    """A fight of this system."""

    options: Options
    settled: int = 0
    """The number of combatants that have entered for good; later ones still get what their setup says."""
    line: tuple[str, ...] = ()
    """The acting order, with those who have left still in their places."""
    groups: Mapping[str, int] = {}
    """LF-INIT-03: side and group to the roll they share."""
    totals: Mapping[str, int] = {}
    """LF-INIT-06: side to its roll, in the order in which the sides act."""
    interleaved: bool = False
    """LF-INIT-08: whether the sides that tied for the first place take turns one by one."""
    whole: tuple[str, ...] = ()
    """LF-INIT-08: the sides that did not tie while others take turns one by one: they act whole, behind those."""
    declared: Mapping[str, int] = {}
    """LF-INIT-09: combatant to the kind of action that it has declared for this round."""
    delayed: tuple[str, ...] = ()
    """Who has delayed their turn in this round, in order."""
    resumed: tuple[str, ...] = ()
    """Who has resumed their turn and acts after the active combatant."""
    fresh: int = 0
    """How many of `resumed` have done so in the current turn."""
    suspended: tuple[str, ...] = ()
    """Those whose turn another has taken before them."""

    def in_line(self) -> list[Fighter]:
        """Return the combatants of the acting order that are still in the fight."""
        combatants = self.combatants
        return [combatants[id] for id in self.line if combatants[id].state != "out"]

    def alternates(self, side: str) -> bool:
        """LF-INIT-08: whether the members of a side take turns with those of another."""
        return self.interleaved and side not in self.whole

    def next_in_line(self) -> Fighter | None:
        """Return the first of the acting order whose place has not come in this round, or whose turn is resumed."""
        combatants = self.combatants
        for id in self.line:
            combatant = combatants[id]
            if (combatant.had < self.round or id in self.suspended) and combatant.state != "out":
                return combatant
        return None


SIDES_ACT_WHOLE = StateStep(new_in_fight={"whole": ()})
"""Since version 2 a fight stores which sides act whole beside those that take turns; before, all took turns."""


def allies(combatant: Fighter, other: Fighter) -> bool:
    """Whether two are on the same side."""
    return combatant.side == other.side


def fights_for(fight: Battle, combatant: Fighter) -> str:
    """LF-ST-CHARM-1: return the side of an active charmer, whom a charmed one obeys; else its own."""
    if combatant.conditions and CHARMED in combatant.traits:
        for condition in combatant.conditions:
            charmer = fight.combatants.get(condition.source or "")
            charms = CHARMED in combatant.statuses[condition.status].traits
            if charms and charmer is not None and charmer.state == "active":
                return charmer.side
    return combatant.side


def is_friend(fight: Battle, combatant: Fighter, other: Fighter) -> bool:
    """LF-ST-CHARM-1: whether `other` is itself, or stands on the side that `combatant` fights for."""
    return other is combatant or other.side == fights_for(fight, combatant)


Table = table.Table[Battle, Fighter]
"""The table of its fights."""
