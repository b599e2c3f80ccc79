"""The whole format of written rules, declared once: tables, their fields, the kinds of values, verbs and words.

Checks, forms, the JSON Schema and the tables of `docs/systems-as-data.md` are made of this declaration.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from keyword import kwlist
from types import MappingProxyType
from typing import Any

from rules.sheets.schema import Sheet, slug

TURNWRIGHT = "1.0.0"
"""The version of the program, by which a text says how new it has to be."""
FORMAT = 1
"""The newest format that this program reads; it reads all older ones."""
LONGEST_EXPRESSION = 500
MOST_EFFECTS, DEEPEST_EFFECTS, DEEPEST_EACH = 100, 8, 2
"""Of one list, within each other, and of `each` within `each`."""
Words = Mapping[str, str]
"""A closed list of words, each with what it means."""

# --- closed words ------------------------------------------------------------------------------------------------

MOMENTS: Words = {
    "fight_begins": "the fight begins",
    "fight_ends": "the fight ends",
    "round_begins": "a round begins",
    "round_ends": "a round ends",
    "turn_begins": "its turn begins",
    "turn_ends": "its turn ends",
    "acts": "it is about to act",
    "aimed_at": "an action is aimed at it",
    "rolled": "an attack on it is rolled: the total is known, the outcome open",
    "hit": "an attack hits it",
    "hits": "its attack hits",
    "missed": "an attack misses it",
    "misses": "its attack misses",
    "struck": "it is about to lose points: the loss is known, not yet taken",
    "hurt": "it has lost points",
    "healed": "it has regained points",
    "failed": "it has failed a test that is no attack",
    "falls": "it falls",
    "wakes": "it is back on its feet",
    "dies": "it dies",
    "on": "the status is put on it",
    "off": "the status has ended, however it did",
    "runs_out": "the status's timer has run out",
    "moves": "it moves",
    "leaves_reach": "a foe leaves its reach: its number `reach`, else one cell",
    "enters_reach": "a foe comes within its reach",
}
COUNTS: Words = {
    "turn_ends": "at the end of its bearer's turn",
    "turn_begins": "at the beginning of its bearer's turn",
    "source_turn_ends": "at the end of the turn of whoever put it on",
    "source_turn_begins": "at the beginning of the turn of whoever put it on",
    "round_ends": "at the end of the round",
    "never": "not at all",
}
STARTS: Words = {
    "now": "the turn in which it is put on counts",
    "next": "counting starts with the next turn",
}
STACKS: Words = {
    "replace": "the new one takes the old one's place",
    "longer": "the longer one stays",
    "refuse": "the old one stays",
    "levels": "their levels add up",
    "each": "both stand side by side",
}
TEST_KINDS: Words = {
    "reach": "the total is to be at least the number",
    "under": "the total is to be at most the number",
    "opposed": "the total is to be at least what the other side rolls",
    "count": "dice that show at least `each` are counted",
    "bands": "the total decides by steps: `bands`",
}
OUTCOMES: Words = {
    "critical": "better than a success; where nothing is said of it: success",
    "success": "it is done",
    "partial": "it is done at a price; where nothing is said of it: success",
    "failure": "it is not done",
    "fumble": "worse than a failure; where nothing is said of it: failure",
}
FALLS_BACK: Words = {"critical": "success", "partial": "success", "fumble": "failure"}
"""An outcome to the one whose effects happen if it has none of its own."""
WHO: Words = {
    "self": "who acts, bears the status or reacts",
    "target": "whom it is about",
    "source": "who put the status on",
    "other": "the other one of two: who caused a test, who struck",
}
GROUPS: Words = {
    "targets": "whom the action is aimed at",
    "allies": "all of one's own side",
    "foes": "all of other sides",
    "others": "all but oneself",
    "all": "all",
}
AIMS: Words = {
    "others": "anybody but oneself",
    "foes": "whoever is of another side",
    "allies": "whoever is of one's own side, oneself too",
    "anyone": "anybody",
    "self": "oneself",
}
REACTS: Words = {
    "target": "whom the moment befalls",
    "all": "everybody",
    "allies": "those on the side of whom the moment befalls",
}
PERIODS: Words = {
    "turn": "at the beginning of each of its turns",
    "round": "at the beginning of each round",
    "fight": "when a fight begins",
}
ROW_PERIODS: Words = {
    **PERIODS,
    "rest": "by a rest",
    "never": "not by itself: ammunition",
}
STATES: Words = {
    "active": "on its feet",
    "unconscious": "down",
    "dead": "dead",
    "out": "out of the fight",
}
TURNS: Words = {
    "lose": "it loses its next turn",
    "again": "it has another turn after this one",
    "after": "its turn comes after that of whoever acts",
}
MOVES: Words = {
    "push": "away from who acts",
    "pull": "towards who acts",
    "to": "to who acts",
    "swap": "in exchange with who acts",
}
ORDERS: Words = {
    "initiative": "by initiative",
    "sides": "one side after the other, each in any order",
    "popcorn": "whoever has acted says who is next",
    "none": "whoever wants to",
}
ORDER_TIMES: Words = {
    "fight": "once, when the fight begins",
    "round": "anew in each round",
}
ORDER_GROUPS: Words = {
    "each": "each one by itself",
    "one": "equal creatures of one side together",
}
TIES: Words = {
    "roll": "they roll against each other",
    "together": "they act together: their turns begin and end at once",
    "ask": "the table says",
}
SHOWN: Words = {
    "always": "always",
    "changed": "where something changes it",
    "never": "never",
}
SHARES: Words = {
    "each": "each gets the whole",
    "divided": "it is divided among them",
}
AREAS: Words = {
    "circle": "all within a distance of a cell",
    "cone": "a cone from who acts",
    "line": "a line from who acts",
    "square": "a square",
}
ACTS: Words = {
    "act": "every action",
    "react": "every reaction",
    "turn": "its turn: it passes, and is told",
}
BOUNDLESS: Words = {"none": "it has no least"}
SHEET_KINDS: Words = {
    "number": "a whole number",
    "text": "a text",
    "dice": "dice, such as 2d6+3",
    "flag": "yes or no",
    "choice": "one of some words",
    "list": "several of some words",
    "rows": "a list of rows with fields of their own: weapons, spells",
}
COLUMN_KINDS: Words = {
    **{kind: means for kind, means in SHEET_KINDS.items() if kind != "rows"},
    "parts": "several dice, each with the kind of its harm",
    "effects": "what the row does, as effects of its own",
}
PARAM_KINDS: Words = {
    **{kind: SHEET_KINDS[kind] for kind in ("number", "text", "dice", "flag", "choice")},
    "status": "a status",
}
OPTION_KINDS: Words = {kind: SHEET_KINDS[kind] for kind in ("flag", "number", "choice")}

# --- words that no id may be -------------------------------------------------------------------------------------

KEYWORDS = frozenset({"if", "else", "and", "or", "not", "in", "is"})
FUNCTIONS = frozenset(
    (
        *("min", "max", "clamp", "abs", "half", "half_up", "sign", "dice", "dice_only", "has", "level", "ally"),
        *("distance", "count", "table"),
    )
)
NAMES = frozenset(
    (
        *("self", "target", "source", "other", "max", "sheet", "row", "param", "option", "held", "level", "amount"),
        *("before", "kind", "natural", "total", "against", "margin", "outcome", "hits", "round"),
    )
)
"""What expressions call by name beside what a file declares."""
OF_EXPRESSIONS = FUNCTIONS | NAMES
OF_SHEETS = frozenset(name for name in (*dir(Sheet), *dir(type(Sheet))) if not name.startswith("__"))
"""The names of `Sheet` and pydantic, which no field of a sheet may have."""
OF_PARAMS = OF_SHEETS | {*kwlist, "targets", "with_"}
"""What no param may be called: Python's own words, and what an action has already."""
OF_ROWS = frozenset({"id", "name", "spent"})
"""What every row of a sheet has: how often it has been used before this fight, too."""
LONGEST_ID = 40
ID = re.compile(rf"[a-z][a-z0-9_]{{0,{LONGEST_ID - 1}}}")
DICE_LIKE = re.compile(r"d\d+(?:[kd][hl]\d*)?")
LANGUAGE = re.compile(r"[a-z]{2,3}(?:_[A-Z]{2})?")
MESSAGE_ID = re.compile(r"[a-z][a-zA-Z0-9_-]{0,80}")
VERSION = re.compile(r"[0-9A-Za-z][0-9A-Za-z.+-]{0,39}")
NUMBERS = re.compile(r"[0-9]{1,6}(?:\.[0-9]{1,6}){0,3}")
PLACE = re.compile(r"[a-z]{1,20}\.[a-z0-9_.]{1,80}")
DROPPED = re.compile(r"[a-z]{1,20}(?:\.[A-Za-z0-9_-]{1,81}){1,5}")
DRAWN = re.compile(r"[a-z0-9-]+(?:/[a-z]+)?")
KEY = re.compile(r"[a-z0-9]")
FACE = re.compile(r"-?\d{1,4}")

NONE: Mapping[str, Any] = MappingProxyType({})

# --- kinds of values ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Kind:
    """What a value may be."""


@dataclass(frozen=True)
class Text(Kind):
    """A text; `like`: a pattern, and what it is called."""

    most: int = 4_000
    like: re.Pattern[str] | None = None
    called: str = ""


@dataclass(frozen=True)
class Label(Kind):
    """A text for people: in the file's language, or `{ en = "…", es = "…" }`."""

    most: int = 200


@dataclass(frozen=True)
class Whole(Kind):
    """A whole number within limits."""

    low: int = -1_000_000
    high: int = 1_000_000


@dataclass(frozen=True)
class Decimal(Kind):
    """A number within limits, whole or not."""

    low: float = 0
    high: float = 100


@dataclass(frozen=True)
class Flag(Kind):
    """Yes or no: `true` or `false`."""


@dataclass(frozen=True)
class Word(Kind):
    """A word of a closed list."""

    words: Words


@dataclass(frozen=True)
class Id(Kind):
    """A name of the file's own; `reserved`: the words that it may not be."""

    reserved: frozenset[str] = frozenset()

    def takes(self, id: str) -> bool:
        """Return whether a text is such a name: plainly written, and without a meaning of its own."""
        has_meaning = id in KEYWORDS or id in self.reserved or DICE_LIKE.fullmatch(id)
        return ID.fullmatch(id) is not None and not has_meaning

    def free(self, words: str, taken: Collection[str] = (), before: str = "row") -> str:
        """Return a name made of words, with a number behind it if it is taken or has a meaning of its own.

        `before`: what stands before words that begin with no letter.
        """
        stem = slug(words).replace("-", "_")[:LONGEST_ID].strip("_")
        if not stem[:1].isalpha():
            stem = f"{before}_{stem}"[:LONGEST_ID].strip("_")
        id, number = stem, 1
        while id in taken or not self.takes(id):
            number += 1
            id = f"{stem[: LONGEST_ID - len(str(number)) - 1]}_{number}"
        return id


@dataclass(frozen=True)
class Ref(Kind):
    """The id of a row of one of some tables; `also`: words that may stand for one.

    A table is `status`, `sheet:rows` for those rows of `sheet` whose kind is `rows`, or `harm:kinds` for its keys.
    """

    tables: tuple[str, ...]
    also: Words = field(default_factory=dict)


@dataclass(frozen=True)
class Expression(Kind):
    """An expression; a number, and yes or no, may stand there without quotes."""

    of: str = "number"
    """`number`, `flag` or `word`."""
    dice: bool = False
    """Whether dice may be rolled in it."""


@dataclass(frozen=True)
class Effects(Kind):
    """A list of effects."""


@dataclass(frozen=True)
class Record(Kind):
    """A table with these fields; `one_of`: exactly one of them has to be there."""

    fields: Mapping[str, Field]
    one_of: tuple[str, ...] = ()
    first: tuple[str, ...] = ()
    """The fields with which its form begins; empty: those that are needed, else the first one."""


@dataclass(frozen=True)
class List(Kind):
    """Several values; `alone`: a single one may stand without its brackets."""

    of: Kind
    most: int = 100
    least: int = 0
    alone: bool = False


@dataclass(frozen=True)
class Mapped(Kind):
    """A table of values by keys: `key` says what keys may be."""

    key: Kind
    of: Kind
    most: int = 200
    least: int = 0


@dataclass(frozen=True)
class Either(Kind):
    """A value of one of several kinds, which are told apart by how they are written."""

    kinds: tuple[Kind, ...]


@dataclass(frozen=True)
class Face(Kind):
    """A whole number as a key: `20`; it becomes a number."""


@dataclass(frozen=True)
class Raw(Kind):
    """What the system over which the file is laid has to check: any table."""


WITH_DEFAULT = ("number", "text", "dice", "flag", "choice", "list")
"""The kinds of rows that have a default."""


@dataclass(frozen=True)
class Default(Kind):
    """A value that fits the kind of its own row: the default of a field."""

    filled: bool = True
    """Whether one that is not said follows from the kind, and limits too."""

    @staticmethod
    def of(kind: str, words: Words, low: int, high: int) -> tuple[Kind, Any] | None:
        """Return what a row of a kind may have as its default, and what it has if it says none; None: it has none."""
        kinds: Mapping[str, tuple[Kind, Any]] = {
            "number": (Whole(low, high), max(low, min(high, 0))),
            "text": (Text(), ""),
            "dice": (Text(80), "1d6"),
            "flag": (Flag(), False),
            "choice": (Word(words), next(iter(words), "")),
            "list": (List(Word(words)), ()),
        }
        return kinds.get(kind)


@dataclass(frozen=True)
class Field:
    """A field of a table: what it holds, and what it means."""

    kind: Kind
    help: str
    needed: bool = False
    default: Any = None
    """The value of one that is not said."""
    only: tuple[str, ...] = ()
    """The kinds of rows (their field `kind`) to which it means something; empty: all."""
    needed_by: tuple[str, ...] = ()
    """The kinds of rows that need it."""


@dataclass(frozen=True)
class Table:
    """A table of the file: of rows by their ids, or one alone."""

    name: str
    help: str
    fields: Mapping[str, Field]
    rows: bool = True
    """Whether it is a table of rows by ids, such as `[status.burning]`."""
    id: Kind = Id()
    """What the ids may be."""
    id_called: str = "ID"
    needed: bool = False
    kinds: Words = field(default_factory=dict)
    """The kinds of its rows, by which fields are told apart."""
    house: bool = False
    """Whether it stands in house rules alone."""
    any_key: Mapped | None = None
    """A table of values by keys of their own instead of fields."""
    first: tuple[str, ...] = ()
    """The fields that most rows say, in this order: forms begin with them, and offer the others by a button."""
    begins: Mapping[str, Any] = field(default_factory=dict)
    """What a new row says beside its label, so that it is without faults."""
    over_books: tuple[str, ...] = ()
    """The fields by which house rules over a book change a row that it has; empty: all."""


@dataclass(frozen=True)
class Verb:
    """An effect: what its own value is, and its other fields."""

    name: str
    help: str
    value: Kind
    fields: Mapping[str, Field] = field(default_factory=dict)

    @cached_property
    def all_fields(self) -> Mapping[str, Field]:
        """Its own value and the others, by their names."""
        return {self.name: Field(self.value, self.help, needed=True), **self.fields}


# --- pieces that stand in several places -------------------------------------------------------------------------

NUMBER, FLAG, ROLL = Expression("number"), Expression("flag"), Expression("number", dice=True)
WHO_FIELD = Word(WHO)
STATUS = Ref(("status",))
POOL = Ref(("pool",))
POOL_OR_SLOT = Ref(("pool", "slot"))
LISTED_ROWS = Ref(("sheet:rows",))
HARM_KIND = Either((Ref(("harm:kinds",)), Expression("word")))
"""A word of `[harm] kinds`, or an expression such as `row.kind`; without `kinds` any word."""
ROW = "row"
"""Stands for a use of the row, among pools and slots."""
OF_ROW: Words = {ROW: "a use of the row with which it is done"}
COSTS = Mapped(Ref(("pool", "slot"), OF_ROW), NUMBER)
GIVEN_STATUS = Either((STATUS, Expression("word")))
"""A status, or an expression such as `param.status`."""
WORDS = Mapped(Id(), Label(), least=1)
LABEL = Field(Label(), "what people read")
DRAWING = Field(Text(60, DRAWN, "biceps/up"), "the drawing beside its label; else one that fits its id")
HELP = Field(Label(4_000), "what it means, in a sentence")


TO = Field(WHO_FIELD, "whom it befalls; else the target, or who acts where there is none")
OF = Field(WHO_FIELD, "whom it befalls; else who acts")


def _fields_of_sheet(kinds: Words, *, filled: bool = True) -> dict[str, Field]:
    """The fields of what holds a value: of a sheet, a row's column, an action's param, an option."""
    chosen = tuple(kind for kind in ("choice", "list", "parts") if kind in kinds)
    return {
        "label": LABEL,
        "kind": Field(Word(kinds), "what it holds", default=next(iter(kinds))),
        "low": Field(Whole(), "its least number", only=("number",)),
        "high": Field(Whole(), "its greatest number", only=("number",)),
        "default": Field(Default(filled), "what it is if a sheet does not say it"),
        "words": Field(WORDS, "the words to choose among, each with its label", only=chosen, needed_by=chosen),
        "help": HELP,
    }


# --- verbs -------------------------------------------------------------------------------------------------------

_EFFECTS = Effects()
_DIE = Field(Id(), "what the dice are called in the log (`die-…`)")
_OUTCOMES = {word: Field(_EFFECTS, f"what follows: {means}") for word, means in OUTCOMES.items()}
VERBS: Mapping[str, Verb] = {
    verb.name: verb
    for verb in (
        Verb(
            "damage",
            "takes points, through `[harm]` and soaking pools",
            ROLL,
            {
                "to": TO,
                "pool": Field(POOL, "what is lost; else the vital pool"),
                "kind": Field(HARM_KIND, "the kind of harm"),
                "what": _DIE,
            },
        ),
        Verb(
            "heal",
            "gives points back",
            ROLL,
            {"to": TO, "pool": Field(POOL, "what is regained; else the vital pool"), "what": _DIE},
        ),
        Verb(
            "put",
            "puts a status on",
            GIVEN_STATUS,
            {
                "to": TO,
                "timer": Field(ROLL, "its timer; else its row's"),
                "level": Field(ROLL, "how many levels; below 0 so many are taken off"),
                "carries": Field(Mapped(Id(), NUMBER), "the numbers that it keeps: { dc = 13 }"),
            },
        ),
        Verb("lift", "takes a status off", GIVEN_STATUS, {"to": TO}),
        Verb(
            "spend",
            "takes from a pool or a slot",
            Ref(("pool", "slot"), OF_ROW),
            {
                "amount": Field(ROLL, "how much", default="1"),
                "of": OF,
            },
        ),
        Verb(
            "gain",
            "adds to a pool or a slot",
            Ref(("pool", "slot"), OF_ROW),
            {
                "amount": Field(ROLL, "how much", default="1"),
                "of": OF,
            },
        ),
        Verb("set", "sets a pool", POOL, {"is": Field(ROLL, "to what", needed=True), "of": TO}),
        Verb(
            "roll",
            "rolls dice and gives the result a name for what follows",
            ROLL,
            {"as": Field(Id(OF_EXPRESSIONS), "the name", needed=True), "what": _DIE},
        ),
        Verb(
            "let",
            "gives a number a name for what follows",
            Id(OF_EXPRESSIONS),
            {"is": Field(NUMBER, "the number", needed=True)},
        ),
        Verb(
            "test",
            "makes a test, and goes on by its outcome",
            Ref(("test",)),
            {
                "who": Field(WHO_FIELD, "who rolls; else as the test's row says"),
                "against": Field(NUMBER, "the number to reach; else as the test's row says"),
                **_OUTCOMES,
            },
        ),
        Verb(
            "if",
            "does one thing or another",
            FLAG,
            {"then": Field(_EFFECTS, "if it is so"), "else": Field(_EFFECTS, "if it is not")},
        ),
        Verb(
            "each",
            "does something once for each",
            Word(GROUPS),
            {
                "if": Field(FLAG, "only for those of whom this is so"),
                "do": Field(_EFFECTS, "what is done", needed=True),
            },
        ),
        Verb(
            "ask",
            "asks the table",
            Id(),
            {
                "label": Field(Label(), "the question"),
                "of": TO,
                "options": Field(
                    Mapped(Id(), _EFFECTS, most=12, least=1), "the answers, each with what follows", needed=True
                ),
            },
        ),
        Verb("against", "in a reaction to `rolled`: adds to the number to reach", ROLL),
        Verb("amount", "in a reaction to `struck`: the loss becomes this", ROLL),
        Verb("outcome", "in a reaction to `failed` or `rolled`: the outcome becomes this", Word(OUTCOMES)),
        Verb("state", "sets on its feet, fells, kills, or takes out of the fight", Word(STATES), {"of": TO}),
        Verb("turn", "changes the order of turns", Word(TURNS), {"of": TO}),
        Verb(
            "act",
            "does an action at once",
            Ref(("action",)),
            {"of": OF, "with": Field(Id(), "the row with which it is done")},
        ),
        Verb("call", "says that a moment has come", Word(MOMENTS), {"of": TO}),
        Verb(
            "do",
            "does what a row of the sheet does: `row.…`, a column of the kind `effects`",
            Text(60, re.compile(r"row\.[a-z][a-z0-9_]{0,39}"), "row.…"),
        ),
        Verb(
            "move",
            "moves on the board; without one the table is told",
            Word(MOVES),
            {"far": Field(NUMBER, "how far"), "to": TO},
        ),
        Verb("say", "writes a line into the log", Label(500)),
        Verb("remind", "tells the table what it has to do itself", Label(500)),
        Verb("stop", "the rest does not happen", Flag()),
    )
}

# --- tables ------------------------------------------------------------------------------------------------------

_SHEET_FIELDS: Mapping[str, Field] = {
    **_fields_of_sheet(SHEET_KINDS),
    "needed": Field(Flag(), "whether every sheet has to say it", default=False),
    "unit": Field(Id(), "what it counts: two units do not add", only=("number",)),
    "group": Field(Label(), "the heading under which it stands"),
    "marks": Field(Id(), "the word by which a search finds it: resist:fire", only=("choice", "list")),
    "is": Field(NUMBER, "how it is worked out; then nobody writes it", only=("number",)),
    "row": Field(
        Mapped(
            Id(OF_SHEETS | OF_ROWS),
            Record(
                {
                    **_fields_of_sheet(COLUMN_KINDS),
                    "needed": Field(Flag(), "whether every row has to say it", default=False),
                    "unit": Field(Id(), "what it counts", only=("number",)),
                }
            ),
            most=40,
        ),
        "the columns of its rows, beside `id` and `name`",
        only=("rows",),
        needed_by=("rows",),
    ),
    "uses": Field(NUMBER, "how often a row can be used", only=("rows",)),
    "per": Field(Word(ROW_PERIODS), "when its uses come back", only=("rows",)),
    "recharge": Field(
        NUMBER, "the least face of a d6 that brings a use back at the beginning of a turn", only=("rows",)
    ),
}
_CHANGE = Record(
    {
        "number": Field(Ref(("number",)), "which number", needed=True),
        "add": Field(NUMBER, "what is added; `level` is the status's"),
        "times": Field(NUMBER, "what it is multiplied by"),
        "percent": Field(NUMBER, "percent that are added or, below 0, taken off"),
        "becomes": Field(NUMBER, "what it becomes"),
        "add_dice": Field(ROLL, "dice that are added wherever a test adds the number"),
        "if": Field(FLAG, "only while this is so"),
    },
    one_of=("add", "times", "percent", "becomes", "add_dice"),
)
FORBIDDEN = Ref(("action", "reaction", "tag", "sheet:rows"), ACTS)
_HARM_STEP = Record(
    {
        "if": Field(FLAG, "only if this is so; `kind` and `amount` are the loss"),
        "is": Field(NUMBER, "what the loss becomes"),
        "less": Field(NUMBER, "what is taken off the loss"),
    },
    one_of=("is", "less"),
)
_NEED = Record(
    {
        "if": Field(FLAG, "what has to be so", needed=True),
        "else": Field(Id(), "the refusal: its words are `refused-…`", default="not_now"),
    }
)
_AREA = Record(
    {
        "shape": Field(Word(AREAS), "its shape", default="circle"),
        "size": Field(NUMBER, "how large it is", needed=True),
    }
)
_TARGETS = Record(
    {
        "label": LABEL,
        "who": Field(Word(AIMS), "who may be chosen", default="others"),
        "least": Field(Whole(0, 99), "how many at least", default=1),
        "most": Field(Whole(1, 99), "how many at most", default=1),
        "if": Field(FLAG, "whom: what has to be so of a `target`"),
        "range": Field(NUMBER, "how far away they may be, on a board"),
        "area": Field(_AREA, "the area that proposes them, on a board"),
    },
    first=("who", "most", "label"),
)
_NAME = Text(120)
TABLES: Mapping[str, Table] = {
    table.name: table
    for table in (
        Table(
            "system",
            "What the file is",
            {
                "format": Field(Whole(1, FORMAT), "the format of the file", needed=True),
                "id": Field(Id(), "the system's id, which stays", needed=True),
                "title": Field(Label(120), "its name", needed=True),
                "version": Field(Text(40, VERSION, "1.0"), "its version", needed=True),
                "language": Field(Text(6, LANGUAGE, "en"), "the language of its texts", needed=True),
                "author": Field(_NAME, "who says to have written it"),
                "licence": Field(_NAME, "what others may do with it"),
                "credits": Field(Text(4_000), "whose work it uses"),
                "source": Field(Text(400), "where it comes from"),
                "about": Field(Label(4_000), "what it is, in a few sentences"),
                "needs": Field(Text(40, NUMBERS, "1.0"), "the oldest Turnwright that can play it"),
                "renamed": Field(
                    Mapped(Text(80, PLACE, "sheet.armor"), Text(80, PLACE, "sheet.ac")),
                    'what is called otherwise now: { "sheet.armor" = "sheet.ac" }',
                ),
                "over": Field(Text(40, ID, "skirmish"), "house rules: the id of the system over which they are laid"),
                "over_version": Field(Text(40, VERSION, "1.0"), "house rules: the version they were written for"),
                "drop": Field(
                    List(Text(200, DROPPED, "action.hold")),
                    "house rules: what is taken away, rows and what stands in them by its key: "
                    "`status.burning.at.turn_ends`",
                    default=(),
                ),
            },
            rows=False,
            needed=True,
            first=("title", "about", "author", "licence", "version"),
        ),
        Table(
            "option",
            "What a table may choose before a fight",
            {
                **_fields_of_sheet(OPTION_KINDS),
                "mid_fight": Field(Flag(), "whether it may change while a fight runs", default=False),
            },
            id=Id(OF_SHEETS),
            kinds=OPTION_KINDS,
            first=("label", "kind", "default", "help"),
            begins={"kind": "flag", "default": False},
            over_books=("default",),
        ),
        Table(
            "figure",
            "House rules over a book: another number of the book",
            {"is": Field(Whole(), "the number", needed=True), "label": LABEL, "help": HELP},
            house=True,
            first=("is",),
            over_books=("is", "help"),
        ),
        Table(
            "sheet",
            "What stands on a sheet",
            _SHEET_FIELDS,
            id=Id(OF_SHEETS | OF_EXPRESSIONS),
            kinds=SHEET_KINDS,
            first=("label", "kind", "default", "low", "high", "help"),
            begins={"kind": "number", "default": 0},
        ),
        Table(
            "pool",
            "What runs out: hit points, mana",
            {
                "label": LABEL,
                "vital": Field(Flag(), "whether its bearer falls when it is empty", default=False),
                "pips": Field(Flag(), "whether it is shown as dots", default=False),
                "max": Field(NUMBER, "its most; else the number of that id on the sheet"),
                "start": Field(NUMBER, "how full it is when a fight begins; else full"),
                "floor": Field(Either((Whole(), Word(BOUNDLESS))), "its least", default=0),
                "soaks": Field(Flag(), "whether it is lost before the vital pool", default=False),
                "at_zero": Field(_EFFECTS, "what happens at 0; else its bearer falls unconscious"),
                "drawing": DRAWING,
                "help": HELP,
            },
            id=Id(OF_EXPRESSIONS),
            first=("label", "vital", "max", "at_zero"),
            begins={"max": 10},
        ),
        Table(
            "slot",
            "What a turn allows: actions, reactions",
            {
                "label": LABEL,
                "count": Field(NUMBER, "how many", default="1"),
                "per": Field(Word(PERIODS), "when they come back", default="turn"),
                "help": HELP,
            },
            id=Id(OF_EXPRESSIONS),
            first=("label", "count", "per"),
        ),
        Table(
            "number",
            "Numbers that statuses change, and that *why?* explains",
            {
                "label": LABEL,
                "is": Field(NUMBER, "how it is worked out; else the number of that id on the sheet"),
                "unit": Field(Id(), "what it counts"),
                "low": Field(Whole(), "its least"),
                "high": Field(Whole(), "its greatest"),
                "shown": Field(Word(SHOWN), "when it is shown", default="always"),
                "help": HELP,
            },
            id=Id(OF_EXPRESSIONS),
            first=("label", "is"),
            begins={"is": 0},
        ),
        Table(
            "order",
            "Who acts when",
            {
                "by": Field(Word(ORDERS), "how turns follow each other", default="initiative"),
                "roll": Field(ROLL, "what initiative is; else 1d20"),
                "lowest_first": Field(Flag(), "whether the lowest comes first", default=False),
                "ties": Field(
                    List(Ref(("number", "sheet:number"), TIES), most=8, alone=True),
                    "what decides between equals: numbers, last a word",
                    default=(),
                ),
                "each": Field(Word(ORDER_TIMES), "when it is rolled", default="fight"),
                "groups": Field(Word(ORDER_GROUPS), "who rolls", default="each"),
            },
            rows=False,
            first=("by", "roll", "ties"),
        ),
        Table(
            "harm",
            "What becomes of a loss",
            {
                "kinds": Field(WORDS, "the kinds of harm, each with its label"),
                "steps": Field(List(_HARM_STEP), "what becomes of it, in this order", default=()),
            },
            rows=False,
            first=("kinds", "steps"),
        ),
        Table(
            "status",
            "Conditions",
            {
                "label": LABEL,
                "family": Field(Id(), "what it belongs to, for colour and immunity", default=""),
                "good": Field(Flag(), "whether it helps its bearer", default=False),
                "timer": Field(Whole(1, 1_000), "how long it lasts; else until it is lifted"),
                "counts": Field(Word(COUNTS), "when its timer falls", default="turn_ends"),
                "starts": Field(Word(STARTS), "whether the present turn counts", default="now"),
                "stacks": Field(Word(STACKS), "what happens if it is put on twice", default="replace"),
                "changes": Field(List(_CHANGE), "the numbers that it changes", default=()),
                "forbids": Field(
                    List(
                        Either(
                            (
                                FORBIDDEN,
                                Record(
                                    {
                                        "word": Field(FORBIDDEN, "what is forbidden", needed=True),
                                        "if": Field(FLAG, "only while this is so", needed=True),
                                    }
                                ),
                            )
                        )
                    ),
                    "what its bearer cannot do: actions, reactions, their tags, rows, `act`, `react`, `turn`",
                    default=(),
                ),
                "implies": Field(List(STATUS), "the statuses that come with it", default=()),
                "tied": Field(STATUS, "the status of its source with which it ends"),
                "pair": Field(STATUS, "the status on its source with which it begins and ends"),
                "ends": Field(List(Word(MOMENTS)), "the moments at which it ends", default=()),
                "save": Field(
                    Record(
                        {
                            "at": Field(Word(MOMENTS), "when", default="turn_ends"),
                            "test": Field(Ref(("test",)), "the test whose success ends it", needed=True),
                        }
                    ),
                    "the test that ends it",
                ),
                "at": Field(Mapped(Word(MOMENTS), _EFFECTS), "what happens at a moment of its bearer", default=NONE),
                "carries": Field(List(Id()), "the numbers that it keeps: `held.…`", default=()),
                "sourced": Field(Flag(), "whether somebody puts it on, who is asked for", default=False),
                "passing": Field(Flag(), "whether it ends with the fight", default=False),
                "while_down": Field(Flag(), "whether its moments come to one who is down", default=False),
                "priority": Field(Whole(0, 9), "its place among the chips of its bearer"),
                "drawing": DRAWING,
                "help": HELP,
            },
            first=("label", "good", "timer", "changes", "forbids", "at", "save", "help"),
            begins={"timer": 3},
        ),
        Table(
            "test",
            "What is rolled against what",
            {
                "label": LABEL,
                "what": _DIE,
                "who": Field(WHO_FIELD, "who rolls", default="self"),
                "kind": Field(Word(TEST_KINDS), "how the outcome follows; else from the other fields"),
                "roll": Field(ROLL, "the dice", default="1d20"),
                "add": Field(NUMBER, "what is added"),
                "against": Field(NUMBER, "the number to reach", only=("reach", "under", "count")),
                "opposed": Field(ROLL, "what the other side rolls", only=("opposed",), needed_by=("opposed",)),
                "each": Field(Whole(1, 1_000), "the least face that counts", only=("count",), default=6),
                "bands": Field(
                    Mapped(Face(), Word(OUTCOMES)),
                    'the least total of each outcome: { 10 = "critical", 7 = "partial" }',
                    only=("bands",),
                    needed_by=("bands",),
                ),
                "edge": Field(NUMBER, "above 0 the better of two rolls counts, below 0 the worse"),
                "natural": Field(
                    Mapped(Face(), Word(OUTCOMES)),
                    'the outcome of what the dice show without additions: { 20 = "critical" }',
                    default=NONE,
                ),
                "critical_by": Field(Whole(0, 1_000), "a critical is a success by so much"),
                "fumble_by": Field(Whole(0, 1_000), "a fumble is a failure by so much"),
                "attack": Field(Flag(), "whether it is an attack on the target", default=False),
                "told": Field(Flag(), "whether the log tells it", default=True),
                "help": HELP,
            },
            kinds=TEST_KINDS,
            first=("label", "kind", "roll", "add", "against", "bands", "opposed", "natural", "attack"),
            begins={"roll": "1d20", "against": 10},
        ),
        Table(
            "action",
            "What can be done",
            {
                "label": LABEL,
                "key": Field(Text(1, KEY, "a"), "the key that chooses it"),
                "targets": Field(_TARGETS, "whom it is aimed at"),
                "with": Field(LISTED_ROWS, "the rows of the sheet with which it is done: `row.…`"),
                "which": Field(FLAG, "which of those rows"),
                "param": Field(
                    Mapped(
                        Id(OF_PARAMS),
                        Record(
                            {
                                **_fields_of_sheet(PARAM_KINDS, filled=False),
                                "needed": Field(Flag(), "whether it has to be said", default=False),
                            }
                        ),
                        most=12,
                    ),
                    "what else is said: `param.…`",
                    default=NONE,
                ),
                "cost": Field(COSTS, "what it costs", default=NONE),
                "needs": Field(List(_NEED), "what has to be so", default=()),
                "tags": Field(List(Id()), "words by which statuses forbid it", default=()),
                "any_turn": Field(Flag(), "whether it is possible in others' turns", default=False),
                "drawing": DRAWING,
                "does": Field(_EFFECTS, "what happens", needed=True),
                "help": HELP,
            },
            first=("label", "key", "targets", "does", "help"),
            begins={"does": []},
        ),
        Table(
            "reaction",
            "What may be answered",
            {
                "label": LABEL,
                "ask": Field(Label(), "the question"),
                "refuse": Field(Label(), "the answer that does nothing"),
                "at": Field(Word(MOMENTS), "the moment that it answers", needed=True),
                "of": Field(Word(REACTS), "who may answer", default="target"),
                "if": Field(FLAG, "only if this is so"),
                "with": Field(LISTED_ROWS, "the rows of the sheet with which it is done"),
                "which": Field(FLAG, "which of those rows"),
                "per": Field(Word(PERIODS), "once in such a time"),
                "cost": Field(COSTS, "what it costs", default=NONE),
                "tags": Field(List(Id()), "words by which statuses forbid it", default=()),
                "does": Field(_EFFECTS, "what happens", needed=True),
                "help": HELP,
            },
            first=("label", "at", "ask", "if", "does"),
            begins={"at": "hit", "does": []},
        ),
        Table(
            "always",
            "What happens to everybody at a moment",
            {},
            rows=False,
            any_key=Mapped(Word(MOMENTS), _EFFECTS),
        ),
        Table(
            "rest",
            "Rests between fights",
            {"label": LABEL, "does": Field(_EFFECTS, "what they bring", needed=True), "help": HELP},
            first=("label", "does"),
            begins={"does": []},
        ),
        Table(
            "gain",
            "What is won",
            {
                "label": LABEL,
                "purse": Field(Id(), "where it is kept"),
                "worth": Field(NUMBER, "how much a beaten foe is worth"),
                "shared": Field(Word(SHARES), "who gets it", default="divided"),
                "help": HELP,
            },
            first=("label", "worth", "shared"),
            begins={"worth": 1},
        ),
        Table(
            "table",
            "Steps: a number to another",
            {
                "label": LABEL,
                "from": Field(List(Whole(), most=200, least=1), "where each step begins, rising", needed=True),
                "to": Field(List(Whole(), most=200, least=1), "the number of each step", needed=True),
                "help": HELP,
            },
            first=("label", "from", "to"),
            begins={"from": [0], "to": [0]},
        ),
        Table(
            "tactics",
            "Hints for foes that play themselves",
            {
                "guard": Field(Ref(("action",)), "the action that protects oneself"),
                "flight": Field(Ref(("action",)), "the action by which one gets away"),
                "weighs": Field(
                    Mapped(Ref(("status", "action")), Decimal(0, 10)),
                    "the share of a turn that a status or action takes from its target",
                    default=NONE,
                ),
                "urgent": Field(List(Ref(("action", "reaction"))), "what is done whenever it can be", default=()),
                "answers": Field(Mapped(Ref(("reaction",)), Id()), "what is answered", default=NONE),
            },
            rows=False,
            first=("guard", "flight"),
        ),
        Table(
            "convert",
            "What import and one-line creatures need",
            {
                "attacks": Field(LISTED_ROWS, "the list of attacks"),
                "damage": Field(Id(), "the column with the dice"),
                "called": Field(Label(), "the name of an attack without one"),
            },
            rows=False,
            first=("attacks", "damage", "called"),
        ),
        Table(
            "row",
            "House rules over a book: rows for the editor's lists, `[row.LIST.ID]`",
            {},
            id_called="LIST",
            house=True,
            any_key=Mapped(Id(), Raw(), most=500),
        ),
        Table(
            "word",
            "Words that no label says, `[word.LANGUAGE]`: refusals, dice, lines of the log",
            {},
            id=Text(6, LANGUAGE, "en"),
            id_called="LANGUAGE",
            any_key=Mapped(Text(81, MESSAGE_ID, "refused-no_fire"), Text(500), most=2_000),
        ),
    )
}
TOLD_APART = ("pool", "slot", "number")
"""The tables whose ids expressions could not tell apart: no two of their rows have one in common."""
HOUSE_NEEDED = frozenset({"format", "over", "title", "version"})
"""What `[system]` has to say in house rules."""
