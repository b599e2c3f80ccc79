"""What the names of an expression mean: where one combatant is looked at, and where something is done.

A name exists only where it is certain: there is no `target` in an action without targets, and no `row` without a list
of rows. Of nobody, as where a source has left, every number is 0.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rules.text.localized import said
from rules.written.expressions import (
    DICE,
    FLAG,
    LIST,
    NUMBER,
    NUMBER_FUNCTIONS,
    TEXT,
    WHO,
    WORD,
    BadExpression,
    Value,
    need,
    unknown,
)
from rules.written.schema import OUTCOMES

TYPES: Mapping[str, str] = {
    "number": NUMBER,
    "text": TEXT,
    "dice": DICE,
    "flag": FLAG,
    "choice": WORD,
    "list": LIST,
    "status": WORD,
}
"""The kinds of fields to the types of their values."""
EMPTY: Mapping[str, str] = {NUMBER: "0", FLAG: "False", WORD: "''", DICE: "''", TEXT: "''", LIST: "()"}
"""What something of nobody is."""
LEFT_OUT: Mapping[str, str] = {**EMPTY, DICE: "'0'"}
"""What a param is that nobody has said."""
AMOUNTS: Mapping[str, tuple[str, str]] = {
    "level": ("c.level", NUMBER),
    "amount": ("c.amount", NUMBER),
    "before": ("c.before", NUMBER),
    "kind": ("c.kind", WORD),
    "natural": ("c.natural", NUMBER),
    "total": ("c.total", NUMBER),
    "against": ("c.against", NUMBER),
    "margin": ("c.margin", NUMBER),
    "outcome": ("c.outcome", WORD),
    "hits": ("c.hits", FLAG),
}
"""What has just happened: its name to its text and type."""
ROLLED = frozenset({"natural", "total", "against", "margin", "outcome", "hits"})
"""What is known once a test is rolled."""
LOSS = frozenset({"amount", "kind", "outcome"})
"""What is known of a loss."""
SINGLE_DIE = re.compile(r"'1?d(\d{1,4})'")
"""A die alone, as Python's text."""
ACTIVE = "active"
KNOWN_AT: Mapping[str, frozenset[str]] = {
    "rolled": ROLLED,
    "failed": ROLLED,
    "hit": ROLLED,
    "hits": ROLLED,
    "missed": ROLLED,
    "misses": ROLLED,
    "struck": LOSS | {"hits"},
    "hurt": LOSS | {"before"},
    "healed": frozenset({"amount"}),
}
"""What is known at a moment."""
Tables = Mapping[str, Mapping[str, Any]]
"""The tables of a text whose shape has been checked."""


@dataclass(frozen=True)
class FieldType:
    """The type of a field of sheets or rows, and its unit."""

    type: str
    unit: str | None = None
    is_effects: bool = False
    """Whether it says what its row does."""
    words: frozenset[str] = frozenset()
    """The words that it chooses among."""

    @classmethod
    def of(cls, row: Mapping[str, Any], default: str = "number") -> FieldType:
        """Return the type of a field of the file."""
        kind = str(row.get("kind", default))
        words = row.get("words") if kind in ("choice", "list") else None
        return cls(TYPES.get(kind, kind), row.get("unit"), kind == "effects", frozenset(words or ()))


@dataclass
class Names:
    """What a text declares, as far as expressions can speak of it."""

    sheet: dict[str, FieldType] = field(default_factory=dict)
    """The fields of sheets, without lists of rows."""
    derived: set[str] = field(default_factory=set)
    """Those of them that are worked out."""
    rows: dict[str, dict[str, FieldType]] = field(default_factory=dict)
    """The lists of rows, each with its fields."""
    parts: dict[str, set[str]] = field(default_factory=dict)
    """The lists of rows to those of their fields that hold several dice, each with the kind of its harm."""
    numbers: dict[str, str | None] = field(default_factory=dict)
    """The named numbers with their units."""
    with_dice: set[str] = field(default_factory=set)
    """Those of them to which statuses add dice."""
    pools: dict[str, str | None] = field(default_factory=dict)
    slots: set[str] = field(default_factory=set)
    statuses: set[str] = field(default_factory=set)
    carried: set[str] = field(default_factory=set)
    """The numbers that conditions keep, of whatever status."""
    harm_kinds: frozenset[str] = frozenset()
    """The kinds of harm that are declared; empty: any word is one."""
    options: dict[str, FieldType] = field(default_factory=dict)
    tables: set[str] = field(default_factory=set)

    @classmethod
    def of_tables(cls, tables: Tables) -> Names:
        """Return what a text declares."""
        names = cls()
        for id, row in tables.get("sheet", {}).items():
            if row.get("kind") == "rows":
                columns = {"id": FieldType("text"), "name": FieldType("text")}
                columns.update({key: FieldType.of(column) for key, column in row.get("row", {}).items()})
                names.rows[id] = columns
                names.parts[id] = {key for key, column in columns.items() if column.type == "parts"}
                continue
            names.sheet[id] = FieldType.of(row)
            if "is" in row:
                names.derived.add(id)
        names.options = {id: FieldType.of(row, "flag") for id, row in tables.get("option", {}).items()}
        for id, row in tables.get("number", {}).items():
            known = names.sheet.get(id)
            names.numbers[id] = row.get("unit") or (None if known is None else known.unit)
        for id in tables.get("pool", {}):
            known = names.sheet.get(id)
            names.pools[id] = None if known is None else known.unit
        names.slots = {*tables.get("slot", {})}
        names.statuses = {*tables.get("status", {})}
        names.tables = {*tables.get("table", {})}
        statuses = tables.get("status", {}).values()
        names.carried = {name for row in statuses for name in row.get("carries", ())}
        names.harm_kinds = frozenset(tables.get("harm", {}).get("kinds", ()))
        names.with_dice = {
            str(change.get("number")) for row in statuses for change in row.get("changes", ()) if "add_dice" in change
        }
        return names

    def of(self, who: str, name: str, *, of_sheet: bool = False) -> Value | None:
        """Return what a name means of a combatant, whose Python text is `who`: a number, a pool, a slot, a field.

        `of_sheet`: the field of the sheet, whatever statuses change.
        """
        if not of_sheet:
            if name in self.numbers:
                return Value(f"number_{name}({who})", NUMBER, self.numbers[name], reads=frozenset({f"number_{name}"}))
            if name in self.pools:
                return Value(self.left_of(who, name), NUMBER, self.pools[name], reads=frozenset({"pools"}))
            if name in self.slots:
                return Value(self.left_of(who, name), NUMBER, reads=frozenset({"slots", f"slot_{name}"}))
        known = self.sheet.get(name)
        if known is None:
            return None
        if name in self.derived:
            return Value(f"derived_{name}({who})", NUMBER, known.unit, reads=frozenset({f"derived_{name}"}))
        return Value(f"{who}.sheet.__dict__[{name!r}]", known.type, known.unit, words=known.words)

    def most(self, who: str, pool: str) -> Value | None:
        """Return the maximum of somebody's pool."""
        if pool not in self.pools:
            return None
        return Value(f"max_{pool}({who})", NUMBER, self.pools[pool], reads=frozenset({f"max_{pool}"}))

    def left_of(self, who: str, id: str) -> str:
        """Return the text of what somebody has left of a pool or a slot."""
        return f"slot_left({who}, {id!r})" if id in self.slots else f"{who}.pools[{id!r}]"

    def of_nobody(self, value: Value, who: str) -> Value:
        """Return the same where it may be nobody's: then it is 0, no, or empty."""
        return value._replace(text=f"({EMPTY[value.type]} if {who} is None else {value.text})")

    def status(self, value: Value) -> str:
        """Return the status that a quoted word names."""
        need(WORD, value)
        id = value.text.strip("'")
        if id not in self.statuses:
            raise BadExpression(unknown(id, self.statuses))
        return id


@dataclass(frozen=True)
class OfOne:
    """Where one combatant is looked at: the numbers, pools and derived fields of sheets."""

    names: Names
    has_level: bool = False
    """Whether a status is looked at, with its level."""
    rolls: bool = False
    """Whether dice are rolled, by `throw`."""
    who: str = "one"

    def find(self, parts: tuple[str, ...]) -> Value | None:
        """Return what a dotted name means."""
        match parts:
            case ("level",) if self.has_level:
                return Value("level", NUMBER)
            case ("sheet", name):
                return self.names.of(self.who, name, of_sheet=True)
            case ("max", name):
                return self.names.most(self.who, name)
            case (name,):
                return self.names.of(self.who, name)
        return None

    def call(self, function: str, values: tuple[Value, ...]) -> Value | None:
        """Return a call: whether it has a status, its level, a table of steps."""
        return _status_call(self.names, self.who, function, values) or _table_call(self.names, function, values)

    def roll(self, dice: str, reads: frozenset[str]) -> Value:
        """Return a throw where there is one; else refuse: nothing is rolled for a number."""
        if self.rolls:
            return Value(f"throw({dice})", NUMBER, rolls=True, reads=reads)
        raise BadExpression(said("fault-expression_no_dice"))

    def known(self) -> Iterable[str]:
        """Return the names that there are."""
        return _known(self.names, has_level=self.has_level)


@dataclass(frozen=True)
class Scene:
    """Where something is done: `c` is the occasion (`rules.written.runtime.Occasion`)."""

    names: Names
    who: Mapping[str, str] = field(default_factory=lambda: {"self": "c.me"})
    """Those who are certain, by word to Python's text: `self`, `target`."""
    perhaps: Mapping[str, str] = field(default_factory=dict)
    """Those who may be nobody: `source`, `other`."""
    row: str = ""
    """The list whose row is used."""
    part: tuple[str, str] | None = None
    """A field of the row that holds several dice, and Python's text for the one that is looked at."""
    params: Mapping[str, FieldType] = field(default_factory=dict)
    held: frozenset[str] = frozenset()
    """What the condition carries."""
    has_held: bool = False
    """Whether anything may be carried, as in a test that several statuses use."""
    named: Mapping[str, str | None] = field(default_factory=dict)
    """The numbers that rolls before it have named, with their units."""
    amounts: frozenset[str] = frozenset()
    """What has just happened, of `AMOUNTS`."""
    answers: str = ""
    """The moment that a reaction answers; empty: this is no reaction."""
    rolling: tuple[str, str, str] | None = None
    """(purpose, who rolls, at whom) of dice, as Python's text; None: nothing can be rolled here."""

    def with_(self, **changes: object) -> Scene:
        """Return the same scene with other fields."""
        return replace(self, **changes)  # type: ignore[arg-type]

    def aimed(self) -> Scene:
        """Return the scene in which one certain target is looked at."""
        return self.with_(who={**self.who, "target": "c.target", "other": "c.target"}, perhaps={})

    def each(self) -> Scene:
        """Return the scene of what is done once for each of a group."""
        return self.with_(who={**self.who, "target": "c.target"})

    def rolled(self) -> Scene:
        """Return the scene of what follows from a test."""
        return self.with_(amounts=self.amounts | ROLLED)

    def naming(self, name: str, unit: str | None) -> Scene:
        """Return the scene after a number has got a name."""
        return self.with_(named={**self.named, name: unit})

    def find(self, parts: tuple[str, ...]) -> Value | None:
        """Return what a dotted name means."""
        names, me = self.names, self.who["self"]
        match parts:
            case ("round",):
                return Value("c.fight.round", NUMBER, "rounds")
            case (name,) if name in self.named:
                return Value(f"named_{name}", NUMBER, self.named[name], reads=frozenset({"named"}))
            case (name,) if name in self.amounts:
                text, type = AMOUNTS[name]
                words = {"outcome": frozenset(OUTCOMES), "kind": names.harm_kinds}.get(name, frozenset())
                return Value(text, type, reads=frozenset({name}), words=words)
            case (name,) if name in self.who or name in self.perhaps:
                return Value(self.who.get(name) or self.perhaps[name], WHO, reads=frozenset({name}))
            case (name,):
                return names.of(me, name)
            case ("sheet", name):
                return names.of(me, name, of_sheet=True)
            case ("max", name):
                return names.most(me, name)
            case ("row", name) if self.part is not None and name == self.part[0]:
                return Value(f"{self.part[1]}.dice", DICE, reads=frozenset({"row"}))
            case ("row", name) if self.row:
                field = names.rows[self.row].get(name)
                if field is not None and field.type in EMPTY:
                    text = f"c.row.__dict__[{name!r}]"
                    return Value(text, field.type, field.unit, reads=frozenset({"row"}), words=field.words)
            case ("param", name) if name in self.params:
                known = self.params[name]
                text = f"param(c.params, {name!r}, {LEFT_OUT[known.type]})"
                reads = frozenset({"param", f"param.{name}"})
                return Value(text, known.type, known.unit, reads=reads, words=known.words)
            case ("option", name) if name in names.options:
                known = names.options[name]
                return Value(f"c.fight.options.__dict__[{name!r}]", known.type, known.unit, words=known.words)
            case ("held", name) if name in self.held or (self.has_held and name in names.carried):
                return Value(f"held(c, {name!r})", NUMBER, reads=frozenset({"held"}))
            case (who, *more) if who in self.who or who in self.perhaps:
                return self._of(who, tuple(more))
        return None

    def _of(self, word: str, parts: tuple[str, ...]) -> Value | None:
        """Return what a name means of the one whom a word names."""
        who = self.who.get(word) or self.perhaps[word]
        found: Value | None
        match parts:
            case ("down",):
                found = Value(f"({who}.state != {ACTIVE!r})", FLAG)
            case ("max", name):
                found = self.names.most(who, name)
            case ("sheet", name):
                found = self.names.of(who, name, of_sheet=True)
            case (name,):
                found = self.names.of(who, name)
            case _:
                return None
        if found is None:
            return None
        found = found._replace(reads=found.reads | {word})
        return found if word in self.who else self.names.of_nobody(found, who)

    def call(self, function: str, values: tuple[Value, ...]) -> Value | None:
        """Return a call: dice of a field, statuses, sides, distances, tables of steps."""
        match function, values:
            case (("dice" | "dice_only"), (value,)):
                need(DICE, value, function)
                text = f"bare_dice({value.text})" if function == "dice_only" else value.text
                return self.roll(text, value.reads)
            case "ally", (who,):
                need(WHO, who, function)
                return Value(f"is_ally({self.who['self']}, {who.text})", FLAG, reads=who.reads)
            case "distance", (first, second):
                need(WHO, first, function)
                need(WHO, second, function)
                return Value(f"distance(c.fight, {first.text}, {second.text})", NUMBER, reads=frozenset({"cell"}))
            case "count", (group, *within) if len(within) < 2:
                need(WORD, group, function)
                for number in within:
                    need(NUMBER, number, function)
                far = within[0].text if within else "None"
                return Value(f"count(c, {self.who['self']}, {group.text}, {far})", NUMBER, reads=frozenset({"cell"}))
        mine = self.who["self"]
        return _status_call(self.names, mine, function, values) or _table_call(self.names, function, values)

    def roll(self, dice: str, reads: frozenset[str]) -> Value:
        """Return a roll of what is done here; refuses where nothing can be rolled."""
        if self.rolling is None:
            raise BadExpression(said("fault-expression_no_dice"))
        what, who, target = self.rolling
        single = SINGLE_DIE.fullmatch(dice)
        function, of = ("die", int(single[1])) if single else ("roll", dice)
        return Value(f"{function}(c, {of}, {what}, {who}, {target})", NUMBER, rolls=True, reads=reads)

    def known(self) -> Iterable[str]:
        """Return the names and functions that there are."""
        yield from _known(self.names)
        yield from self.named
        yield from self.amounts
        yield from (*self.who, *self.perhaps, "round", "dice", "dice_only", "ally", "distance", "count")
        yield from (f"option.{name}" for name in self.names.options)
        yield from (f"param.{name}" for name in self.params)
        yield from (f"held.{name}" for name in (self.names.carried if self.has_held else self.held))
        if self.row:
            yield from (f"row.{name}" for name in self.names.rows[self.row])
        for word in (*self.who, *self.perhaps):
            yield from (
                f"{word}.{name}" for name in (*self.names.numbers, *self.names.pools, *self.names.sheet, "down")
            )


# --- where something is done ----------------------------------------------------------------------------------------


def before_targets(names: Names, row: Mapping[str, Any]) -> Scene:
    """Return the scene of an action whose targets are not known yet: what it costs, with which row it is done."""
    params = {name: FieldType.of(entry) for name, entry in row.get("param", {}).items()}
    return Scene(names, {"self": "c.me"}, row=str(row.get("with", "")), params=params)


def in_action(names: Names, row: Mapping[str, Any]) -> Scene:
    """Return the scene of an action: a target is certain if one has to be chosen."""
    bare, targets = before_targets(names, row), row.get("targets")
    if targets is None:
        return bare
    if int(targets.get("least", 1)):
        return bare.aimed()
    return bare.with_(perhaps={"target": "c.target", "other": "c.target"})


def in_reaction(names: Names, row: Mapping[str, Any]) -> Scene:
    """Return the scene of a reaction: its target is the other one of two."""
    moment = str(row.get("at"))
    return Scene(
        names,
        {"self": "c.me", "target": "c.other", "other": "c.other"},
        {"source": "c.source"},
        row=str(row.get("with", "")),
        amounts=KNOWN_AT.get(moment, frozenset()),
        answers=moment,
    )


def in_status(names: Names, row: Mapping[str, Any], moment: str = "") -> Scene:
    """Return the scene of a moment of a status: its bearer acts, and is the target."""
    return Scene(
        names,
        {"self": "c.me", "target": "c.me"},
        {"source": "c.source", "other": "c.other"},
        held=frozenset(row.get("carries", ())),
        amounts=KNOWN_AT.get(moment, frozenset()) | {"level"},
    )


def of_forbidden(names: Names, row: Mapping[str, Any], word: str) -> Scene:
    """Return the scene of what a status forbids: a target may be aimed at; of a list of rows, its rows are known."""
    scene = in_status(names, row).with_(who={"self": "c.me"}, perhaps={"target": "c.target", "source": "c.source"})
    return scene.with_(row=word) if word in names.rows else scene


def at_zero(names: Names) -> Scene:
    """Return the scene of a pool that has become empty."""
    by = {"other": "c.other", "source": "c.source"}
    return Scene(names, {"self": "c.me", "target": "c.me"}, by, amounts=frozenset({"before"}))


def in_always(names: Names, moment: str) -> Scene:
    """Return the scene of what a moment brings to everybody."""
    by = {"other": "c.other", "source": "c.other"}
    amounts = KNOWN_AT.get(moment, frozenset())
    return Scene(names, {"self": "c.me", "target": "c.me"}, by, amounts=amounts)


def in_harm(names: Names) -> Scene:
    """Return the scene in which a loss is looked at."""
    by = {"source": "c.source", "other": "c.other"}
    return Scene(names, {"self": "c.me", "target": "c.me"}, by, amounts=LOSS | {"hits"})


def in_order(names: Names) -> Scene:
    """Return the scene in which initiative is rolled."""
    return Scene(names, rolling=(repr("initiative"), "c.me", "None"))


# --- names and calls that all scenes have ---------------------------------------------------------------------------


def _known(names: Names, *, has_level: bool = False) -> Iterable[str]:
    yield from (*names.numbers, *names.pools, *names.slots, *names.sheet, *NUMBER_FUNCTIONS)
    yield from ("has", "level", "table")
    yield from (f"max.{pool}" for pool in names.pools)
    yield from (f"sheet.{name}" for name in names.sheet)


def _status_call(names: Names, me: str, function: str, values: tuple[Value, ...]) -> Value | None:
    """Return `has([who,] 'status')` or `level([who,] 'status')`."""
    if function not in ("has", "level") or not 1 <= len(values) <= 2:
        return None
    who = me
    if len(values) == 2:
        need(WHO, values[0], function)
        who = values[0].text
    id = names.status(values[-1])
    return Value(f"{'has' if function == 'has' else 'level_of'}({who}, {id!r})", FLAG if function == "has" else NUMBER)


def _table_call(names: Names, function: str, values: tuple[Value, ...]) -> Value | None:
    """Return `table('id', number)`."""
    if function != "table" or len(values) != 2:
        return None
    need(WORD, values[0], function)
    need(NUMBER, values[1], function)
    id = values[0].text.strip("'")
    if id not in names.tables:
        raise BadExpression(unknown(id, names.tables))
    return Value(f"table_{id}({values[1].text})", NUMBER)
