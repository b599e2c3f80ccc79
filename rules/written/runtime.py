"""What runs while a written system is played: its fight, its combatants, and what the text of its effects calls.

The text of a system becomes Python functions (`rules.written.effects`) that take one `Occasion` and call the functions
of a `Runtime` by name. Whatever they do goes through the table, so undo, questions and the journal work as in every
system.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from rules.core.questions import Refusal
from rules.core.state import Combatant, Condition, Pool, Slot
from rules.dice.dice import Expression, parse
from rules.mechanics import slots
from rules.mechanics.statuses import NO_TIMER, Status, add, change_timer, put_on, remove
from rules.mechanics.table import Table
from rules.system import simple_fight

DEEPEST = 6
"""How many moments may come within each other."""
MOST_EFFECTS = 20_000
"""How many effects or dice one command may bring; more are refused."""
MOST_LEVELS = 100
DONE = frozenset({"critical", "success", "partial"})
"""The outcomes with which something is done."""
IMPLIED, SKIPS = 1, 2
"""Marks of a condition: another status brought it along; its timer does not count the present turn."""
STANDING = frozenset({"active", "unconscious"})


class WrittenCombatant(Combatant):
    """A combatant of a written system."""

    used: Mapping[str, int] = {}
    """Reaction to the round in which it was last used; row to how often it has been used."""
    lost_turns: int = 0


class WrittenFight(simple_fight.PlainFight[WrittenCombatant]):
    """A fight of a written system."""

    extra: tuple[str, ...] = ()
    """Who has one more turn after this one."""
    after: str | None = None
    """Whose place the line goes on from when the extra turns are over; empty: from its beginning."""
    delayed: tuple[str, ...] = ()
    """Those whose turn has begun and was put off."""
    together: tuple[str, ...] = ()
    """Those whose turns have begun at once and end at once."""
    acted: tuple[str, ...] = ()
    """Who has had a turn in this round, where nobody knows the order before."""


class Occasion:
    """Who does what to whom just now: all that the effects of a text look at, and write their results to."""

    target: Any
    source: Any = None
    targets: Sequence[Any] = ()
    row: Any = None
    params: Any = None
    held: Mapping[str, Any] = {}
    level = 1
    amount = before = natural = total = against = margin = 0
    outcome = kind = ""
    hits = False
    settled = ""
    """The outcome that reactions to this have settled; empty: none has."""
    raised = 0
    demanded = ""
    """Of a reaction: by how much it raises what is to be reached, and the outcome that it demands."""

    def __init__(self, table: Any, fight: Any, me: Any, other: Any = None, deep: int = 0) -> None:
        self.table = table
        self.fight = fight
        self.me = me
        self.other = self.target = other
        self.deep = deep

    def of_another(self, who: Any, source: Any) -> Occasion:
        """Return the same occasion as it is for one who reacts to it, and to what `source` meets."""
        own = Occasion(self.table, self.fight, who, self.me, self.deep + 1)
        own.source, own.row = source, self.row
        own.amount, own.before, own.kind = self.amount, self.before, self.kind
        own.natural, own.total, own.against, own.margin = self.natural, self.total, self.against, self.margin
        own.outcome, own.hits = self.outcome, self.hits
        return own


Effect = Callable[[Occasion], None]


class ReactionRow(NamedTuple):
    """A reaction of the text, ready to be asked."""

    id: str
    whose: str
    """`target`, `all`, `allies`."""
    words: tuple[str, ...]
    """What a status may forbid: its id, its tags, `react`."""
    is_open: Callable[[Occasion], bool]
    """Whether it may be used on this occasion, without its row."""
    needs_hit: bool
    """Whether it is only open where an attack hits."""
    fits: Callable[[Occasion], bool]
    """Whether a row may be used."""
    rows: str
    """The list of rows that it is done with; empty: none."""
    per: str | None
    cost: Callable[[Occasion], str | None]
    """What of its cost is missing, or None."""
    pay: Effect
    does: Effect


class RowUses(NamedTuple):
    """How often the rows of a list can be used."""

    most: Callable[[Occasion], int]
    per: str
    recharge: Callable[[Occasion], int] | None = None
    """The least face of a d6 that brings a use back."""
    column: str = ""
    """The column of rows that says how often, if that alone does."""


@lru_cache(maxsize=2048)
def dice_of(text: str) -> Expression:
    """Return the dice of a text."""
    return parse(text, special=True)


@lru_cache(maxsize=2048)
def bare_dice(text: str) -> str:
    """Return the dice of a text without the numbers that are added."""
    terms = [term for term in dice_of(text).terms if term.faces and term.sign > 0]
    return "+".join(f"{term.count}d{term.faces}" for term in terms) or "0"


def work(c: Occasion, effects: int) -> None:
    """Count effects that are brought; refuse a command that brings too many."""
    table = c.table
    table.steps += effects
    if table.steps > MOST_EFFECTS:
        raise Refusal("too_much")


def roll(c: Occasion, text: str, what: str, who: Any, target: Any) -> int:
    """Roll the dice of a text."""
    table = c.table
    if len(table.thrown) > MOST_EFFECTS:
        raise Refusal("too_much")
    total: int = table.roll(dice_of(text), what, who, None, target)[0]
    return total


def die(c: Occasion, faces: int, what: str, who: Any, target: Any) -> int:
    """Roll a die alone."""
    table = c.table
    if len(table.thrown) > MOST_EFFECTS:
        raise Refusal("too_much")
    face: int = table.die(faces, what, who, None, target)
    return face


def has(who: Any, status: str) -> bool:
    """Whether somebody has a status."""
    return who is not None and bool(who.has(status))


def level_of(who: Any, status: str) -> int:
    """Return the level of somebody's status, 0 without it."""
    found = None if who is None else who.condition(status)
    return 0 if found is None else int(found.params.get("level", 1))


def is_ally(who: Any, other: Any) -> bool:
    """Whether two stand on one side."""
    return other is not None and bool(who.side == other.side)


def held(c: Occasion, name: str) -> int:
    """Return a number that the condition carries, 0 if it does not."""
    value: object = c.held.get(name, 0)
    return value if isinstance(value, int) else 0


def param(params: Any, name: str, left_out: Any) -> Any:
    """Return a param of the action, or what it is where nobody has said it."""
    value = getattr(params, name, None)
    return left_out if value is None else value


def distance(fight: Any, who: Any, other: Any) -> int:
    """Return how many cells lie from one to another, diagonals counted as one; 0 without a board."""
    if fight.board is None or who is None or other is None or who.cell is None or other.cell is None:
        return 0
    return int(max(abs(who.cell[0] - other.cell[0]), abs(who.cell[1] - other.cell[1])))


def group_of(c: Occasion, who: Any, group: str) -> list[Any]:
    """Return those of a group who stand, from where somebody stands."""
    standing = [other for other in c.fight.combatants.values() if other.state == "active"]
    match group:
        case "targets":
            return list(c.targets)
        case "allies":
            return [other for other in standing if other.side == who.side]
        case "foes":
            return [other for other in standing if other.side != who.side]
        case "others":
            return [other for other in standing if other is not who]
    return standing


def count(c: Occasion, who: Any, group: str, within: int | None) -> int:
    """Return how many of a group stand, within so many cells if that is said."""
    return sum(1 for other in group_of(c, who, group) if within is None or distance(c.fight, who, other) <= within)


@dataclass
class Runtime:
    """What a written system knows of itself while it is played."""

    vital: str = ""
    pools: Mapping[str, Pool] = field(default_factory=dict)
    statuses: Mapping[str, Status] = field(default_factory=dict)
    at: dict[str, dict[str, Effect]] = field(default_factory=dict)
    """Moment to status to what it brings its bearer."""
    always: dict[str, Effect] = field(default_factory=dict)
    """Moment to what it brings everybody."""
    reactions: dict[str, list[ReactionRow]] = field(default_factory=dict)
    ends_at: dict[str, frozenset[str]] = field(default_factory=dict)
    """Moment to the statuses that end then."""
    counts: dict[str, frozenset[str]] = field(default_factory=dict)
    """Moment to the statuses whose timers fall then."""
    forbidders: Mapping[str, Mapping[str, Callable[[Occasion], bool] | None]] = field(default_factory=dict)
    """What is forbidden to the statuses that forbid it, each with its condition or None."""
    stacks: dict[str, str] = field(default_factory=dict)
    starts_next: frozenset[str] = frozenset()
    implies: dict[str, tuple[str, ...]] = field(default_factory=dict)
    tied: dict[str, frozenset[str]] = field(default_factory=dict)
    """Status to those that last as long as whoever put them on has it."""
    pairs: dict[str, str] = field(default_factory=dict)
    """Status to the one that its source has for as long."""
    while_down: frozenset[str] = frozenset()
    moments: frozenset[str] = frozenset()
    """The moments at which anything comes."""
    renewed: frozenset[str] = frozenset()
    """The periods that bring anything anew."""
    plain_losses: bool = False
    """Whether a loss is only taken: nothing changes it, and nothing comes of it."""
    harm: Callable[[Occasion], int] | None = None
    soaks: tuple[str, ...] = ()
    at_zero: dict[str, Effect] = field(default_factory=dict)
    slots: dict[str, Slot] = field(default_factory=dict)
    actions: dict[str, Callable[[Any, Any, Any, Any, int], None]] = field(default_factory=dict)
    """Action to what does it at once: (table, who, target, row, depth)."""

    renewed_in: dict[str, frozenset[str]] = field(default_factory=dict)
    """A turn, or a round, to the reactions and lists of rows that can be used anew in it."""
    ground: Any = None
    """What moves on the board (`rules.written.surroundings`)."""
    uses: dict[str, RowUses] = field(default_factory=dict)
    """List of rows to how often they can be used."""
    row_effect: Callable[[str, str], Effect | None] = lambda rows, text: None
    """A list of rows, and the text of what one of them does, to its function."""

    def settle(self) -> None:
        """Work out what follows from all the rest; called once, when the system is built."""
        self.moments = frozenset({*self.at, *self.always, *self.ends_at, *self.reactions})
        self.renewed = frozenset({*self.renewed_in, *(("turn", "round") if self.slots or self.uses else ())})
        self.plain_losses = self.harm is None and not self.soaks and not self.moments & {"struck", "hurt"}

    # --- what a status forbids ------------------------------------------------------------------------

    def forbidden(self, c: Occasion, words: Sequence[str]) -> str | None:
        """Return the status that forbids somebody one of these words; None: none does."""
        conditions = c.me.conditions
        if not conditions:
            return None
        for word in words:
            rows = self.forbidders.get(word)
            if rows:
                for condition in conditions:
                    if condition.status in rows:
                        when = rows[condition.status]
                        if when is None or when(self.of_condition(c, condition)):
                            return str(condition.status)
        return None

    def of_condition(self, c: Occasion, condition: Condition) -> Occasion:
        """Return the occasion as a condition of the one who acts sees it."""
        seen = Occasion(c.table, c.fight, c.me, c.other, c.deep)
        seen.target, seen.targets, seen.row, seen.params = c.target, c.targets, c.row, c.params
        self._fill(seen, condition)
        return seen

    def while_it_is_down(self, table: Any, bearer: Any, moment: str) -> None:
        """Do what a moment brings one who is down, by the statuses that bear that."""
        effects = self.at.get(moment, {})
        for condition in bearer.conditions:
            effect = effects.get(condition.status)
            if effect is not None and condition.status in self.while_down and condition in bearer.conditions:
                self.bring(table, bearer, condition, effect, None, 0)

    def _fill(self, c: Occasion, condition: Condition) -> None:
        source = c.fight.combatants.get(condition.source or "")
        c.source = None if source is None or source.state == "out" else source
        c.held = condition.params
        c.level = int(condition.params.get("level", 1))

    # --- moments ----------------------------------------------------------------------------------------

    def knows(self, moment: str) -> bool:
        """Whether anything comes at a moment."""
        return moment in self.at or moment in self.always or moment in self.ends_at

    def comes(self, table: Any, whom: Any, moment: str, other: Any = None, deep: int = 0, **known: Any) -> None:
        """Let a moment come to somebody: whoever may reacts to it, then what it brings."""
        if moment not in self.moments:
            return
        if moment in self.reactions and deep < DEEPEST:
            c = Occasion(table, table.fight, whom if other is None else other, whom, deep)
            c.__dict__.update(known)
            self.answer(c, moment, whom)
        self.happens(table, whom, moment, other, deep, **known)

    def happens(self, table: Any, bearer: Any, moment: str, other: Any = None, deep: int = 0, **known: Any) -> None:
        """Do what a moment brings somebody: by its statuses in the order in which they came, then by `always`."""
        if deep > DEEPEST:
            return
        effects, ends = self.at.get(moment), self.ends_at.get(moment)
        if (effects or ends) and bearer.conditions:
            for condition in bearer.conditions:
                effect = effects.get(condition.status) if effects else None
                if effect is not None and condition in bearer.conditions:
                    self.bring(table, bearer, condition, effect, other, deep, **known)
                if ends and condition.status in ends and condition in bearer.conditions:
                    self.take_off(table, bearer, condition, "ended", deep + 1)
        every = self.always.get(moment)
        if every is not None and bearer.state != "out":
            c = Occasion(table, table.fight, bearer, other, deep + 1)
            c.target = bearer
            c.__dict__.update(known)
            every(c)

    def bring(
        self, table: Any, bearer: Any, condition: Condition, effect: Effect, other: Any, deep: int, **known: Any
    ) -> None:
        """Do what one condition brings its bearer."""
        if deep > DEEPEST:
            return
        c = Occasion(table, table.fight, bearer, other, deep + 1)
        c.target = bearer
        self._fill(c, condition)
        c.__dict__.update(known)
        with table.because(condition.status):
            effect(c)

    # --- putting on and taking off ----------------------------------------------------------------------

    def put(
        self,
        table: Any,
        bearer: Any,
        status: str,
        timer: Any,
        source: str | None,
        params: Mapping[str, Any],
        deep: int = 0,
        mark: int = 0,
    ) -> None:
        """Put a status on, as its row says how it stacks; with it those that it implies."""
        if deep > DEEPEST:
            return
        row, how, old = self.statuses[status], self.stacks[status], bearer.condition(status)
        lasts = row.timer if timer is NO_TIMER else timer
        if mark & IMPLIED:
            lasts = None
        if how == "each":
            old = next((held for held in bearer.conditions if held.status == status and held.source == source), None)
        if old is not None:
            if how == "refuse":
                return
            if how == "longer" and (old.timer is None or (lasts is not None and lasts <= old.timer)):
                return
        if how == "levels":
            level = min(MOST_LEVELS, (0 if old is None else level_of(bearer, status)) + int(params.get("level", 1)))
            if level < 1:
                if old is not None:
                    self.take_off(table, bearer, old, "ended", deep)
                return
            params = {**params, "level": level}
        if status in self.starts_next and self._counts_now(table.fight, bearer, status, source):
            mark |= SKIPS
        new = Condition(status, lasts, source, dict(params), mark)
        if how == "each" and old is None:
            add(table, bearer, new)
        elif how == "each":
            bearer_conditions = tuple(new if held is old else held for held in bearer.conditions)
            table.put(bearer, "conditions", bearer_conditions)
        else:
            put_on(table, bearer, new)
        for implied in self.implies.get(status, ()):
            if not bearer.has(implied):
                self.put(table, bearer, implied, None, source, {}, deep + 1, IMPLIED)
        if (pair := self.pairs.get(status)) and source in table.fight.combatants:
            holder = table.fight.combatants[source]
            if not any(held.status == pair and held.source == bearer.id for held in holder.conditions):
                self.put(table, holder, pair, lasts, bearer.id, {}, deep + 1)
        effect = self.at.get("on", {}).get(status)
        if effect is not None and new in bearer.conditions:
            self.bring(table, bearer, new, effect, table.fight.combatants.get(source or ""), deep + 1)

    def _counts_now(self, fight: Any, bearer: Any, status: str, source: str | None) -> bool:
        """Whether a timer that is put on now would fall at the end of the present turn or round."""
        counts = next((moment for moment, ids in self.counts.items() if status in ids), "")
        match counts:
            case "turn_ends":
                return bool(fight.active == bearer.id or bearer.id in fight.together)
            case "source_turn_ends":
                return bool(fight.active == source or source in fight.together)
        return counts == "round_ends"

    def take_off(self, table: Any, bearer: Any, condition: Condition, why: str, deep: int = 0) -> None:
        """Take a condition off, with those that rest on it."""
        remove(table, bearer, condition, why)
        self.ended(table, bearer, condition, deep)

    def ended(self, table: Any, bearer: Any, condition: Condition, deep: int = 0) -> None:
        """Do what follows when a condition is off: what it implied, what is tied to it, its pair, `off`."""
        if deep > DEEPEST:
            return
        status, fight = condition.status, table.fight
        for implied in self.implies.get(status, ()):
            held = bearer.condition(implied)
            if (
                held is not None
                and held.mark & IMPLIED
                and not any(implied in self.implies.get(other.status, ()) for other in bearer.conditions)
            ):
                self.take_off(table, bearer, held, "ended", deep + 1)
        for other, held in self._resting(fight, bearer, condition):
            if held in other.conditions:
                self.take_off(table, other, held, "ended", deep + 1)
        effect = self.at.get("off", {}).get(status)
        if effect is not None:
            self.bring(table, bearer, condition, effect, fight.combatants.get(condition.source or ""), deep + 1)

    def _resting(self, fight: Any, bearer: Any, condition: Condition) -> list[tuple[Any, Condition]]:
        """Return the conditions of anybody that end with this one."""
        tied, pair = self.tied.get(condition.status, frozenset()), self.pairs.get(condition.status)
        found = []
        if tied and not bearer.has(condition.status):
            found += [
                (other, held)
                for other in fight.combatants.values()
                for held in other.conditions
                if held.status in tied and held.source == bearer.id
            ]
        if pair and condition.source in fight.combatants:
            holder = fight.combatants[condition.source]
            found += [(holder, held) for held in holder.conditions if held.status == pair and held.source == bearer.id]
        return found

    # --- timers -----------------------------------------------------------------------------------------

    def count_down(self, table: Any, bearer: Any, moment: str, *, while_down: bool = False) -> None:
        """Lower somebody's timers that fall at a moment; `while_down`: only those of statuses that bear that."""
        falling = self.counts.get(moment)
        if falling and bearer.conditions:
            if while_down:
                falling &= self.while_down
            for condition in bearer.conditions:
                if condition.timer is not None and condition.status in falling and condition in bearer.conditions:
                    self._lower(table, bearer, condition)

    def count_down_of_source(self, table: Any, source: Any, moment: str) -> None:
        """Lower the timers that fall at a moment of whoever put them on."""
        falling = self.counts.get(moment)
        if falling:
            for bearer in table.fight.combatants.values():
                for condition in bearer.conditions:
                    if (
                        condition.timer is not None
                        and condition.status in falling
                        and condition.source == source.id
                        and condition in bearer.conditions
                    ):
                        self._lower(table, bearer, condition)

    def end_counted_by(self, table: Any, source: Any) -> None:
        """End the conditions whose timers count the turns of one who has left."""
        counted = self.counts.get("source_turn_ends", frozenset()) | self.counts.get("source_turn_begins", frozenset())
        for bearer in table.fight.combatants.values() if counted else ():
            for condition in bearer.conditions:
                mine = condition.source == source.id and condition.status in counted
                if mine and condition.timer is not None and condition in bearer.conditions:
                    self.run_out(table, bearer, condition)

    def _lower(self, table: Any, bearer: Any, condition: Condition) -> None:
        if condition.mark & SKIPS:
            kept = condition._replace(mark=condition.mark & ~SKIPS)
            table.put(bearer, "conditions", tuple(kept if held is condition else held for held in bearer.conditions))
            return
        left = max(0, (condition.timer or 0) - 1)
        lowered = change_timer(table, bearer, condition, left)
        if left == 0:
            self.run_out(table, bearer, lowered)

    def run_out(self, table: Any, bearer: Any, condition: Condition) -> None:
        """End a condition whose timer is over, with what its row says."""
        remove(table, bearer, condition, "expired")
        effect = self.at.get("runs_out", {}).get(condition.status)
        if effect is not None:
            self.bring(table, bearer, condition, effect, None, 0)
        self.ended(table, bearer, condition)

    # --- losses -----------------------------------------------------------------------------------------

    def hurt(
        self,
        table: Any,
        victim: Any,
        amount: int,
        pool: str = "",
        kind: str | None = None,
        source: Any = None,
        deep: int = 0,
        outcome: str = "",
    ) -> None:
        """Take a loss: as `harm` says, past the pools that soak it and the reactions of `struck`, then `hurt`."""
        if victim is None or victim.state == "out":
            return
        pool = pool or self.vital
        amount = max(0, amount)
        if self.plain_losses:
            self._lose(table, victim, amount, pool, kind, source, deep)
            return
        hits = outcome in DONE
        if pool == self.vital:
            if self.harm is not None:
                c = Occasion(table, table.fight, victim, source, deep)
                c.target, c.amount, c.kind, c.outcome, c.source = victim, amount, kind or "", outcome, source
                c.hits = hits
                amount = max(0, self.harm(c))
            if "struck" in self.reactions and amount and source is not None and deep < DEEPEST:
                c = Occasion(table, table.fight, source, victim, deep)
                c.amount, c.kind, c.outcome, c.hits = amount, kind or "", outcome, True
                self.answer(c, "struck", victim)
                amount = max(0, c.amount)
            if self.knows("struck"):
                known = {"amount": amount, "kind": kind or "", "outcome": outcome, "hits": hits}
                self.happens(table, victim, "struck", source, deep + 1, **known)
            for soak in self.soaks:
                taken = min(victim.pools.get(soak, 0), amount)
                if taken > 0:
                    amount -= taken
                    self._lose(table, victim, taken, soak, kind, source, deep)
        before = victim.pools[pool]
        self._lose(table, victim, amount, pool, kind, source, deep)
        if amount and pool == self.vital and (self.knows("hurt") or "hurt" in self.reactions) and deep < DEEPEST:
            known = {"amount": amount, "kind": kind or "", "before": before, "outcome": outcome, "hits": hits}
            self.happens(table, victim, "hurt", source, deep + 1, **known)
            if "hurt" in self.reactions and source is not None:
                c = Occasion(table, table.fight, source, victim, deep + 1)
                c.__dict__.update(known)
                self.answer(c, "hurt", victim)

    def _lose(self, table: Any, victim: Any, amount: int, pool: str, kind: str | None, source: Any, deep: int) -> None:
        described, before = self.pools[pool], victim.pools[pool]
        after = before - amount if described.lowest is None else max(min(before, described.lowest), before - amount)
        self._tell("damage", table, victim, amount, pool, kind, source, before, after)
        self._put_pool(table, victim, described, after, source, deep)

    def heal(self, table: Any, whom: Any, amount: int, pool: str = "", source: Any = None, deep: int = 0) -> None:
        """Restore a pool; the dead are past that."""
        if whom is None or whom.state in ("dead", "out"):
            return
        described = self.pools[pool or self.vital]
        amount, before = max(0, amount), whom.pools[described.id]
        after = min(max(before, described.highest(whom)), before + amount)
        self._tell("heal", table, whom, amount, described.id, None, source, before, after)
        self._put_pool(table, whom, described, after, source, deep)
        if amount > 0 and ("healed" in self.reactions or self.knows("healed")):
            self.comes(table, whom, "healed", source, deep + 1, amount=amount)

    @staticmethod
    def _tell(
        fact: str, table: Any, whom: Any, amount: int, pool: str, kind: str | None, source: Any, before: int, after: int
    ) -> None:
        by = None if source is None else source.id
        table.fact(fact, actor=whom.id, source=by, amount=amount, pool=pool, type=kind, from_=before, to=after)

    def set_pool(self, table: Any, whom: Any, pool: str, value: int) -> None:
        """Set a pool within its limits; at 0 comes what its row says, else one falls, above it wakes."""
        if whom is None:
            return
        described = self.pools[pool]
        after = min(described.highest(whom), value)
        if described.lowest is not None:
            after = max(described.lowest, after)
        self._put_pool(table, whom, described, after)

    def _put_pool(self, table: Any, whom: Any, pool: Any, after: int, source: Any = None, deep: int = 0) -> None:
        """Write a pool, with what follows where it has come to 0, or above it."""
        before, effect = whom.pools[pool.id], self.at_zero.get(pool.id)
        table.put_pool(whom, pool.id, after)
        if after <= 0 < before and effect is not None:
            if deep <= DEEPEST:
                c = Occasion(table, table.fight, whom, source, deep + 1)
                c.target, c.source, c.before = whom, source, before
                effect(c)
        elif pool.vital and after <= 0 and whom.state == "active" and effect is None:
            self.change_state(table, whom, "unconscious", source, deep + 1, why="damage")
        elif pool.vital and after > 0 and whom.state == "unconscious":
            self.change_state(table, whom, "active", source, deep + 1)

    def change_state(
        self, table: Any, whom: Any, state: str, other: Any = None, deep: int = 0, why: str | None = None
    ) -> None:
        """Let somebody fall, die, wake or leave, with the moment that it is."""
        if whom is None or whom.state == state:
            return
        kind, moment = _STATES[state]
        table.put(whom, "state", state)
        if state == "out":
            table.put(whom, "left_by", "removed")
            table.put(whom, "cell", None)
            table.fact(kind, actor=whom.id, reason="removed")
            table.system.rulings.left(table, whom)
            return
        table.fact(kind, actor=whom.id, why=why)
        self.comes(table, whom, moment, other, deep + 1)

    # --- reactions --------------------------------------------------------------------------------------

    def answer(self, c: Occasion, moment: str, target: Any) -> bool:
        """Ask for the reactions that somebody may have now; return whether anybody reacts.

        What they change of the numbers stands in `c`.
        """
        reacts, c.settled = False, ""
        for reaction in self.reactions.get(moment, ()):
            if reaction.needs_hit and not c.hits:
                continue
            if reaction.whose == "target":
                reacts |= self._react(c, reaction, target, target)
                continue
            for whose in self._who_may(c, reaction, target):
                reacts |= self._react(c, reaction, whose, target)
        return reacts

    def _who_may(self, c: Occasion, reaction: ReactionRow, target: Any) -> Iterator[Any]:
        if target is None:
            return
        for other in c.fight.combatants.values():
            if other is not c.me and (reaction.whose == "all" or other.side == target.side):
                yield other

    def _react(self, c: Occasion, reaction: ReactionRow, whose: Any, target: Any) -> bool:
        """Ask somebody for a reaction that it may have; return whether it reacts."""
        table = c.table
        if whose is None or whose.state != "active" or c.deep > DEEPEST:
            return False
        stamp = c.fight.round if reaction.per == "round" else 1
        if reaction.per is not None and whose.used.get(reaction.id, -1) == stamp:
            return False
        own = c.of_another(whose, target)
        if not reaction.is_open(own) or self.forbidden(own, reaction.words):
            return False
        options: tuple[str, ...] = (reaction.id,)
        if reaction.rows:
            options = tuple(self._rows_that_fit(own, reaction))
        else:
            options = options if reaction.cost(own) is None else ()
        if not options:
            return False
        answer = table.ask(reaction.id, whose, (*options, "none"), "none")
        if answer == "none":
            return False
        if reaction.rows:
            own.row = row_of(whose, reaction.rows, answer)
        if reaction.per is not None:
            table.put(whose, "used", {**whose.used, reaction.id: stamp})
        reaction.pay(own)
        reaction.does(own)
        c.against, c.amount = c.against + own.raised, own.amount
        if own.demanded:
            c.outcome = c.settled = own.demanded
        return True

    def _rows_that_fit(self, own: Occasion, reaction: ReactionRow) -> Iterator[str]:
        for row in own.me.sheet.__dict__[reaction.rows]:
            own.row = row
            is_forbidden = self.forbidden(own, (reaction.rows,)) is not None
            if not is_forbidden and reaction.fits(own) and reaction.cost(own) is None:
                yield row.id

    # --- uses of rows -----------------------------------------------------------------------------------

    def left_of(self, whom: Any, rows: str, row: Any) -> int:
        """Return how often a row of somebody's sheet can still be used."""
        spent: int = whom.used.get(f"{rows}/{row.id}", 0)
        return max(0, self._most_of(whom, rows, row) - spent)

    def _most_of(self, whom: Any, rows: str, row: Any) -> int:
        c = Occasion(None, None, whom)
        c.row = row
        return int(self.uses[rows].most(c))

    def uses_in_words(self, whom: Any, rows: str, row: Any) -> str:
        """Return what is left of a row's uses and how many there are, `1/3`; nothing of a row without end."""
        return f"{self.left_of(whom, rows, row)}/{self._most_of(whom, rows, row)}" if rows in self.uses else ""

    def use_row(self, table: Any, whom: Any, rows: str, row: Any, times: int) -> None:
        """Use a row of somebody's sheet, or bring uses back where times are below 0."""
        if rows not in self.uses:
            return
        key, most = f"{rows}/{row.id}", self._most_of(whom, rows, row)
        spent = max(0, min(most, whom.used.get(key, 0) + times))
        others = {other: used for other, used in whom.used.items() if other != key}
        table.put(whom, "used", {**others, key: spent} if spent else others)

    def _recharge(self, table: Any, whom: Any) -> None:
        """Roll a d6 for each row that is used and may come back at the beginning of a turn."""
        for rows, uses in self.uses.items():
            if uses.recharge is None:
                continue
            for row in whom.sheet.__dict__[rows]:
                c = Occasion(table, table.fight, whom)
                c.row = row
                least = uses.recharge(c)
                if not 1 <= least <= 6 or not whom.used.get(f"{rows}/{row.id}", 0):
                    continue
                face = table.die(6, "recharge", whom)
                told = {"dice": [face], "total": face, "against": least, "success": face >= least}
                table.fact("roll", actor=whom.id, what=row.name or "recharge", **told)
                if face >= least:
                    self.use_row(table, whom, rows, row, -1)

    # --- slots ------------------------------------------------------------------------------------------

    def renew(self, table: Any, whom: Any, per: str) -> None:
        """Bring anew what a turn or a round brings: slots, reactions, uses of rows."""
        slots.renew(table, whom, per)
        if whom.used and (renewed := self.renewed_in.get(per)):
            left = {key: times for key, times in whom.used.items() if key.partition("/")[0] not in renewed}
            if len(left) != len(whom.used):
                table.put(whom, "used", left)
        if per == "turn" and whom.used:
            self._recharge(table, whom)

    def slot_left(self, whom: Any, slot: str) -> int:
        """Return what somebody has left of a slot."""
        return self.slots[slot].left(whom)

    def change_slot(self, table: Any, whom: Any, slot: str, by: int) -> None:
        """Spend of a slot, or gain."""
        if whom is not None and by < 0:
            slots.spend(table, whom, self.slots[slot], -by)
        elif whom is not None and by:
            slots.gain(table, whom, self.slots[slot], by)

    def spend(self, table: Any, whom: Any, pool: str, amount: int, deep: int = 0) -> None:
        """Take the cost of something from a pool, as far as it goes."""
        if whom is None or not amount:
            return
        if amount < 0:
            self.heal(table, whom, -amount, pool, None, deep)
            return
        described, before = self.pools[pool], whom.pools[pool]
        after = before - amount if described.lowest is None else max(min(before, described.lowest), before - amount)
        table.fact("spend", actor=whom.id, pool=pool, amount=before - after, from_=before, to=after)
        self._put_pool(table, whom, described, after, None, deep)


_STATES: Mapping[str, tuple[str, str]] = {
    "active": ("wake", "wakes"),
    "unconscious": ("fall", "falls"),
    "dead": ("die", "dies"),
    "out": ("leave", ""),
}
"""State to the kind of its fact and the moment that it is."""


def row_of(combatant: Any, rows: str, id: str | None) -> Any:
    """Return a row of somebody's sheet by its id, or None."""
    return next((row for row in combatant.sheet.__dict__[rows] if row.id == id), None)


WrittenTable = Table[WrittenFight, WrittenCombatant]
