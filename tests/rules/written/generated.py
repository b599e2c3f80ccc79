"""Games made by chance out of the format's declaration: whatever may stand somewhere stands there sooner or later."""

import tomllib
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from rules.written import schema
from rules.written.schema import TABLES, VERBS, Field, Kind
from tests.rules.written.toml_writer import toml_of

BASE = tomllib.loads("""
system = { format = 1, id = "chance", title = "Chance", version = "1", language = "en" }
option = { harsh = { kind = "number" }, easy = { kind = "flag" } }
pool = { hp = { vital = true }, fire = {} }
slot = { action = {} }
number = { ac = {}, atk = { is = "ac" } }
harm = { kinds = { fire = "Fire" } }
status = { burning = {}, held = { carries = ["dc"] } }
test = { blow = { against = "10" } }
action = { hit = { does = [] } }
reaction = { dodge = { at = "rolled", does = [] } }
table = { steps = { from = [0, 5], to = [1, 2] } }

[sheet]
hp = { default = 10 }
ac = {}
fire = {}
dmg = { kind = "dice" }
resist = { kind = "list", words = { fire = "Fire" } }

[sheet.arms]
kind = "rows"
row.bonus = { label = "Bonus" }
row.dmg = { kind = "dice" }
row.way = { kind = "choice", words = { near = "Near", far = "Far" } }
row.kind = { kind = "choice", words = { fire = "Fire" } }
row.act = { kind = "effects" }
row.parts = { kind = "parts", words = { fire = "Fire" } }
""")
SHEET = {
    "hp": 9,
    "ac": 8,
    "fire": 3,
    "dmg": "1d6",
    "resist": ["fire"],
    "arms": [{"id": "w", "name": "W", "bonus": 1, "dmg": "2d4", "way": "far", "kind": "fire"}],
}
EXPRESSIONS: Mapping[str, tuple[str, ...]] = {
    "number": (
        *("1", "2", "-1", "3 + 1", "hp", "ac", "atk", "fire", "action", "max.hp", "sheet.hp", "half(hp)", "x"),
        *("target.ac", "source.hp", "other.ac", "row.bonus", "param.dc", "held.dc", "option.harsh", "amount", "margin"),
        *("level", "round", "level('burning')", "count(foes)", "distance(self, target)", "clamp(hp, 0, 9)"),
        *("table('steps', hp)", "hp // 0", "1 if hp > 2 else 0", "min(hp, 3)", "dice(row.dmg)", "dice(dmg)", "2d6 + 1"),
    ),
    "flag": (
        *("hp > 1", "has('burning')", "has(target, 'burning')", "ally(target)", "outcome is 'critical'", "hits"),
        *(
            "kind is 'fire'",
            "row.way is 'far'",
            "target is source",
            "not hits",
            "option.easy",
            "'fire' in target.resist",
        ),
    ),
    "word": ("'fire'", "row.kind", "kind", "outcome"),
}
LIKE = {
    "1.0": "1.0",
    "sheet.armor": "sheet.hp",
    "sheet.ac": "sheet.ac",
    "action.hold": "action.hit",
    "biceps/up": "biceps/up",
    "a": "q",
    "row.…": "row.act",
    "refused-no_fire": "refused-no_fire",
}
DEEPEST = 4
SAID = 0.3
"""How often a field is said that need not be."""


class Writer:
    """One game being made."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.data: dict[str, Any] = {name: dict(rows) for name, rows in BASE.items()}
        self.ids = {name: [*rows] for name, rows in self.data.items()}
        self.ids |= {"sheet:rows": ["arms"], "sheet:number": ["hp", "ac"], "harm:kinds": ["fire"]}
        self._makes: Mapping[type[Kind], Callable[[Any, int], Any]] = {
            schema.Text: lambda kind, deep: LIKE.get(kind.called, "text"),
            schema.Label: lambda kind, deep: self.chance.choice(("Label", {"en": "Label", "es": "Nombre"}, "{actor}")),
            schema.Whole: lambda kind, deep: self.chance.randint(max(kind.low, -3), max(kind.low, min(kind.high, 9))),
            schema.Decimal: lambda kind, deep: self.chance.choice((0, 1, 0.5)),
            schema.Flag: lambda kind, deep: self.chance.random() < 0.5,
            schema.Word: lambda kind, deep: self.chance.choice([*kind.words]),
            schema.Id: lambda kind, deep: self.chance.choice(("x", "y", "dc", "fire")),
            schema.Face: lambda kind, deep: str(self.chance.randint(-2, 20)),
            schema.Ref: self.reference,
            schema.Expression: lambda kind, deep: self.chance.choice(EXPRESSIONS[kind.of]),
            schema.Effects: self.effects,
            schema.Record: lambda kind, deep: self.fields(kind.fields, deep, kind.one_of),
            schema.List: lambda kind, deep: [
                self.value(kind.of, deep) for _ in range(self.chance.randint(kind.least, kind.least + 2))
            ],
            schema.Mapped: self.mapping,
            schema.Either: lambda kind, deep: self.value(self.chance.choice(kind.kinds), deep),
        }

    def value(self, kind: Kind, deep: int = 0) -> Any:
        return self._makes[type(kind)](kind, deep)

    def reference(self, kind: schema.Ref, deep: int) -> str:
        ids = [*kind.also, *(id for table in kind.tables for id in self.ids.get(table, ()))]
        return str(self.chance.choice(ids))

    def effects(self, kind: schema.Effects, deep: int) -> list[dict[str, Any]]:
        return [self.effect(deep + 1) for _ in range(self.chance.choice((0, 1, 1, 2)) if deep < DEEPEST else 0)]

    def effect(self, deep: int) -> dict[str, Any]:
        verb = self.chance.choice([*VERBS.values()])
        return {verb.name: self.value(verb.value, deep), **self.fields(verb.fields, deep)}

    def mapping(self, kind: schema.Mapped, deep: int) -> dict[str, Any]:
        keys = {self.value(kind.key, deep): None for _ in range(self.chance.randint(kind.least, kind.least + 1))}
        return {key: self.value(kind.of, deep) for key in keys}

    def fields(self, fields: Mapping[str, Field], deep: int, one_of: tuple[str, ...] = ()) -> dict[str, Any]:
        kinds = fields["kind"].kind if "kind" in fields else None
        kind = self.chance.choice([*kinds.words]) if isinstance(kinds, schema.Word) else ""
        row: dict[str, Any] = {"kind": kind} if kind else {}
        chosen = self.chance.choice(one_of) if one_of else ""
        for name, field in fields.items():
            means = not field.only or not kind or kind in field.only
            fits = means and name not in row and (name == chosen or name not in one_of)
            is_needed = field.needed or kind in field.needed_by or name == chosen
            if fits and not isinstance(field.kind, schema.Default) and (is_needed or self.chance.random() < SAID):
                row[name] = self.value(field.kind, deep)
        if row.get("low", 0) > row.get("high", 999):
            row["high"] = row["low"] = 0
        return row

    def write(self) -> str:
        """The text of a game with some rows of its own."""
        tables = [table for table in TABLES.values() if not table.house and table.name != "system"]
        for table in self.chance.choices(tables, k=self.chance.randint(1, 5)):
            if table.any_key is not None:
                content = self.value(table.any_key)
                self.data[table.name] = {"en": content} if table.rows else content
                continue
            row = self.fields(table.fields, 0)
            if table.name == "table":
                row |= BASE["table"]["steps"]
            if table.rows:
                self.data.setdefault(table.name, {})[self.chance.choice(("aa", "bb"))] = row
            else:
                self.data[table.name] = row
        return toml_of(self.data)


def generated(seed: int) -> str:
    """The text of a game, the same for the same seed."""
    return Writer(Random(seed)).write()
