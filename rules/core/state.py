"""The state of a fight: plain attributes that anybody may read and only the table may write.

Values are whole and never changed in place: numbers, texts, tuples, dictionaries that are replaced, named
tuples and frozen sheets. So a change is (what, attribute, old value, new value), undo is putting the old value
back, and a fight reopened from the journal is the fold of its changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Self

from typing_extensions import TypeVar

from rules.board.board import Board
from rules.core.drawings import Drawing, pool_drawing
from rules.text.messages import Gloss, gloss

NO_PARAMS: Mapping[str, Any] = {}


class Condition(NamedTuple):
    """One status on one combatant; never changed in place."""

    status: str
    timer: int | None
    """What is left, in the unit of the system; None: until lifted."""
    source: str | None = None
    """The id of who put it on, a word such as `auto`, or None."""
    params: Mapping[str, Any] = NO_PARAMS
    mark: int = 0
    """A number that the system needs beside the timer (a turn, a count); 0 means nothing."""


class Countdown(NamedTuple):
    """A timer of the whole fight; it stops at 0 and stays listed."""

    unit: str
    """`rounds`, `turns`, `seconds` or `ticks`."""
    left: int
    goal: str | None = None
    """What 0 means, in a word of the system; None: only the fact."""


class Kept:
    """Something whose attributes are kept in the journal; it is written through `Table.put` alone."""

    rests_on: frozenset[str] = frozenset()
    """Attributes on which computed values rest: writing one empties `memo`."""
    memo: dict[str, Any]
    """Values computed once and kept until something that they rest on changes; never saved."""

    def __init__(self, **values: Any) -> None:
        self.__dict__.update(values)
        self.__dict__["memo"] = {}

    def __setattr__(self, name: str, value: Any) -> None:
        raise TypeError(f"{name} is written through the table, not directly")

    def twin(self) -> Self:
        """A copy that shares all values, which are never changed in place."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.__dict__["memo"] = {}
        return other

    def if_it_had(self, **values: Any) -> Self:
        """A copy of its own with other values, for what is said before something is done."""
        other = self.twin()
        other.__dict__.update(values)
        other.__dict__["memo"] = {}
        return other


class Pool(NamedTuple):
    """A pool that every combatant of a system has: its id is the sheet's key of its maximum."""

    id: str
    label: str
    vital: bool = False
    """Whether 0 of it brings a combatant down; the window's first bar."""
    pips: bool = False
    """Whether it is few points that are counted one by one, and shown as marks that empty."""
    lowest: int | None = 0
    """What it never falls below, also in a setup; None: it has no end."""
    maximum: Callable[[Any], int] | None = None
    """Combatant to the most that it may have; None: the sheet's number of the same name."""
    of_a_turn: bool = False
    """Whether every turn brings it anew: nobody takes what is left of it from one fight to the next."""
    drawing: str = ""
    """Its drawing (`rules.core.drawings`); empty: the core chooses."""
    start: Callable[[Any], int] | None = None
    """Combatant to how much of it there is when a fight begins, unless told otherwise; None: all of it."""

    @property
    def shown_drawing(self) -> Drawing:
        """Return its drawing, declared or chosen by the core."""
        return pool_drawing(self.drawing, self.id, vital=self.vital, pips=self.pips)

    @property
    def gloss_ids(self) -> Gloss:
        """The messages that may say what it is: its own, else that of the sheet's number."""
        return (*gloss("pool", self.id), *gloss("sheet", self.id))

    def highest(self, combatant: Combatant) -> int:
        """The most of it that a combatant may have."""
        return int(getattr(combatant.sheet, self.id)) if self.maximum is None else self.maximum(combatant)

    def first(self, combatant: Combatant) -> int:
        """How much of it a combatant has when a fight begins, between its lowest and its most."""
        most = self.highest(combatant)
        if self.start is None:
            return most
        amount = min(most, self.start(combatant))
        return amount if self.lowest is None else max(self.lowest, amount)


class Slot(NamedTuple):
    """Something that a combatant can do so many times in each turn, round or fight: an action, a reaction."""

    id: str
    label: str
    per: Literal["turn", "round", "fight"] = "turn"
    """How long it is spent: until its bearer's next turn begins, until the next round, or as long as the fight."""
    limit: Callable[[Any], int] | None = None
    """Combatant to how many it has; None: one."""
    drawing: str = ""
    """Its drawing (`rules.core.drawings`); empty: its word alone is shown."""

    def most(self, combatant: Combatant) -> int:
        """How many of it a combatant has."""
        return 1 if self.limit is None else max(0, self.limit(combatant))

    def left(self, combatant: Combatant) -> int:
        """How many of it are left to a combatant."""
        return max(0, self.most(combatant) - combatant.spent_slots.get(self.id, 0))


class Gain(NamedTuple):
    """Something that the party's books keep of a fight: experience, money."""

    id: str
    label: str
    purse: bool = False
    """Whether it is money: who has it can hand it on."""

    @property
    def gloss_ids(self) -> Gloss:
        """The message that says what it is."""
        return gloss("gain", self.id)


class Combatant(Kept):
    """A creature in this fight; a system adds attributes of its own in a subclass."""

    rests_on = frozenset({"conditions", "sheet"})
    statuses: ClassVar[Mapping[str, Any]] = {}
    """The rows of all statuses: the book's, or what house rules have made of them."""

    id: str
    name: str
    side: str
    sheet: Any
    """The system's frozen sheet, copied when the creature entered."""
    pools: Mapping[str, int]
    """Pool to current value."""
    state: str = "active"
    """`active`, `unconscious`, `dead`, `out`; a system may add others."""
    conditions: tuple[Condition, ...] = ()
    """The conditions in the order in which they came."""
    initiative: int | None = None
    cell: tuple[int, int] | None = None
    facing: str | None = None
    left_by: str | None = None
    """Why it is out: `fled`, `ejected`, `removed`."""
    group: str = ""
    """The group that it belongs to in this fight, where its sheet has no place for that."""
    spent_slots: Mapping[str, int] = NO_PARAMS
    """Slot to how many of it are spent; below 0: that many more than usual."""

    def has(self, status: str) -> bool:
        """Whether a condition of that status is on it."""
        for condition in self.conditions:  # noqa: SIM110 - asked too often for a generator each time
            if condition.status == status:
                return True
        return False

    def condition(self, status: str) -> Condition | None:
        """Its first condition of that status, or None."""
        for condition in self.conditions:
            if condition.status == status:
                return condition
        return None


C_co = TypeVar("C_co", bound=Combatant, covariant=True, default=Combatant)


class Fight(Kept, Generic[C_co]):
    """What all combatants share; a system adds attributes of its own in a subclass."""

    rests_on = frozenset({"combatants"})

    system: str
    options: Any
    """The system's frozen options."""
    seed: int
    generator: int
    """Where the seeded dice stand."""
    combatants: Mapping[str, C_co]
    """Id to combatant, in the order in which they entered."""
    round: int = 0
    phase: str = "setup"
    tick: int = 0
    seconds: int = 0
    active: str | None = None
    winner: str | None = None
    spoils: Mapping[str, Any] | None = None
    countdowns: Mapping[str, Countdown] = {}
    board: Board | None = None

    @property
    def acting(self) -> C_co | None:
        """The combatant whose turn it is, or None."""
        return None if self.active is None else self.combatants.get(self.active)

    def copy(self, seed: int | None = None) -> Self:
        """An independent fight in the same state, optionally with another seed for its dice."""
        other = self.twin()
        other.__dict__["combatants"] = {key: combatant.twin() for key, combatant in self.combatants.items()}
        if seed is not None:
            other.__dict__["seed"] = seed
            other.__dict__["generator"] = seed & 0xFFFFFFFFFFFFFFFF
        return other


F = TypeVar("F", bound=Fight, default=Any)
"""A system's fight."""
C = TypeVar("C", bound=Combatant, default=Any)
"""Its combatants."""


PARTY = "party"
"""The players' own side."""
FOES = "foes"
NEUTRAL = "neutral"
SIDES = (PARTY, FOES, NEUTRAL)
SideAt = Callable[[str, int], str]
"""The side on which somebody stood before the fact of a number; empty for who is not known."""


def sides_over_time(now: Mapping[str, str], facts: Iterable[Mapping[str, Any]]) -> SideAt:
    """Who stood on which side when: from where everybody stands `now`, and the rulings that brought them there."""
    went: dict[str, list[tuple[int, str]]] = {}
    for fact in facts:
        if fact["kind"] == "ruling" and fact.get("what") == "side" and fact.get("from") is not None:
            went.setdefault(str(fact["actor"]), []).append((int(fact["n"]), str(fact["from"])))

    def at(id: str, n: int) -> str:
        return next((former for later, former in went.get(id, ()) if later >= n), now.get(id, ""))

    return at


def is_for(*, friend: bool, harms: bool, helps: bool) -> bool:
    """Whether what one combatant does is meant for another: harm for foes, help for a friend, else for any."""
    return helps == friend if harms != helps else True


def is_harm_for(fight: object, combatant: Any, params: object, other: Any) -> bool:
    """Whether somebody may be meant by what harms: whoever stands on another side."""
    return bool(combatant.side != other.side)


LISTS = ("weapons", "shields", "abilities", "items", "skills", "cards", "protections", "reactions")
"""The lists of a sheet whose rows are called by their names."""


def shoots(sheet: Any, id: str) -> bool:
    """Whether a thing is a weapon that stays in hand: what is used up of it are shots."""
    weapons = [row for row in getattr(sheet, "weapons", ()) or () if getattr(row, "id", None) == id]
    return bool(weapons) and all(getattr(row, "kind", None) != "thrown" for row in weapons)


def stem_of(name: str) -> str:
    """Return a name without the number at its end: `Fire` of *Fire 3*, `Sword, Tier` of *Sword, Tier 2*."""
    end = len(name)
    while end and name[end - 1].isdecimal():
        end -= 1
    if end == len(name):
        return name
    while end and not (name[end - 1].isalnum() or name[end - 1] == "_"):
        end -= 1
    return name[:end]


def things_on(sheet: Any) -> dict[str, str]:
    """Id to name of everything that a sheet lists, the name empty where none is written; of one id the first."""
    found: dict[str, str] = {}
    for rows in LISTS:
        for row in getattr(sheet, rows, ()) or ():
            if id := getattr(row, "id", None):
                found.setdefault(str(id), str(getattr(row, "name", None) or ""))
    return found


def standing(state: str, *, dying: bool) -> str:
    """Return how it is with a combatant, as the id of a word and a drawing: its state, or that it is dying."""
    return "dying" if dying else state


def name_of(combatant: Combatant) -> str:
    """What its group is called: in this fight, else on its sheet where the system has such a word; else nothing."""
    return combatant.group or str(getattr(combatant.sheet, "group", "") or "")


def belong_together(combatant: Combatant, other: Combatant) -> bool:
    """Whether two are of one group: foes of one side whose groups bear one name, or else of the same sheet."""
    if combatant.side != other.side or combatant.side == PARTY:
        return False
    names = name_of(combatant), name_of(other)
    return names[0] == names[1] if any(names) else bool(combatant.sheet == other.sheet)


def leaders(people: Iterable[Combatant], *, shared: bool) -> Mapping[str, str]:
    """Who rolls for whom: the first of a group for all of it where rolls are shared, else each for itself."""
    found: dict[str, str] = {}
    firsts: list[Combatant] = []
    for combatant in people:
        first = next((other for other in firsts if belong_together(combatant, other)), None) if shared else None
        found[combatant.id] = combatant.id if first is None else first.id
        if first is None:
            firsts.append(combatant)
    return found


def against(lead: Mapping[str, str], id: str) -> tuple[str, ...]:
    """Who throws against one in a tie: the others who roll, by who rolls for whom among the tied."""
    return tuple(first for first in dict.fromkeys(lead.values()) if first != lead[id])


def is_decided(fight: Fight) -> bool:
    """Whether the rules name a winner already, or at most one side still has somebody active."""
    return fight.winner is not None or is_last_side(fight)


def is_last_side(fight: Fight) -> bool:
    """Whether at most one side still has somebody active."""
    side = None
    for combatant in fight.combatants.values():
        if combatant.state == "active":
            if side is None:
                side = combatant.side
            elif combatant.side != side:
                return False
    return True


def winner_of(fight: Fight) -> str | None:
    """Return the side that has won as things stand: the rules' winner, else the one side with somebody active."""
    if fight.winner is not None:
        return str(fight.winner)
    sides = {combatant.side for combatant in fight.combatants.values() if combatant.state == "active"}
    return sides.pop() if len(sides) == 1 else None
