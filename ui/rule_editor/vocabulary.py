"""The names of a text with rules, with their labels: what its forms and sentences offer at a place.

The text may be half written: what is at fault in it has no names, and nothing is ever raised.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from rules.log.sentences import Teller
from rules.sheets import schema as sheets
from rules.written import schema, scope
from rules.written.effects import ANSWERS
from rules.written.expressions import DICE, FLAG, LIST, NUMBER, WORD, BadExpression, Scope, need, read
from rules.written.house import VERBS_OF_RULINGS, InstalledNames, copied, ids_of_installed, lay_house
from rules.written.rulebook import heading_of
from rules.written.schema import OUTCOMES, VERBS
from rules.written.scope import Names, OfOne, Scene
from rules.written.shape import checked, ids_of
from rules.written.source import BadSystem, Source, said_in
from rules.written.source import read as read_text
from ui.text.words import as_read, explanation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.system.system import System

OF_OWN, OF_TARGET, OF_OTHERS, OF_ROW, OF_WHAT_HAPPENS, OF_FIGHT = "own", "target", "others", "row", "happens", "fight"
"""The groups of names in a menu."""
GROUPS = (OF_OWN, OF_TARGET, OF_ROW, OF_WHAT_HAPPENS, OF_OTHERS, OF_FIGHT)
SUITS: Mapping[str, tuple[str, ...]] = {
    "number": (NUMBER,),
    "flag": (FLAG, NUMBER, WORD, LIST),
    "word": (WORD,),
}
"""What an expression is to be, to the types of the names that may stand in it."""
COLUMN = re.compile(r"\brow\.([a-z][a-z0-9_]*)")


@dataclass(frozen=True)
class Named:
    """Something that can be named: what is written, and how people call it."""

    id: str
    label: str
    group: str = ""
    """Of a name in an expression: one of `GROUPS`."""
    type: str = ""
    """Of a name in an expression: the type of its value."""


class Vocabulary(QObject):
    """What a text declares, and a system over which it is laid, in a reader's language."""

    def __init__(self, data: Mapping[str, Any], base: System[Any, Any] | None = None, language: str = "en") -> None:
        """`data`: the text as it was read. `base`: what house rules are laid over."""
        super().__init__()
        self.language = language
        is_written = base is not None and any(not heading_of(text).over for text in base.texts)
        self._installed = None if base is None or is_written else as_read(base)
        self._data = laid([*(said_by(base.texts) if base is not None and is_written else ()), data])
        about = self._data.get("system")
        own = about.get("language") if isinstance(about, dict) else ""
        self._own_language = own if isinstance(own, str) else ""

    @cached_property
    def tables(self) -> scope.Tables:
        """The part of the text that is well-shaped."""
        return checked(Source("", self._data, {})).tables

    @cached_property
    def declared(self) -> Names:
        """What expressions can speak of."""
        own = Names.of_tables(self.tables)
        if self._installed is None:
            return own
        names = InstalledNames(self._installed)
        names.statuses |= own.statuses
        names.carried = own.carried
        return names

    # --- rows -------------------------------------------------------------------------------------------

    @cached_property
    def _ids(self) -> Mapping[str, Iterable[str]]:
        beside = {} if self._installed is None else ids_of_installed(self._installed)
        return ids_of(self._data, beside)

    def rows(self, tables: Sequence[str]) -> list[Named]:
        """Return the rows of tables, as a reference names them: `status`, `sheet:rows`, `harm:kinds`, `tag`."""
        found = {id: self.label(table, id) for table in tables for id in self._ids.get(table, ())}
        return [Named(id, label) for id, label in found.items()]

    def label(self, table: str, id: str) -> str:
        """Return what a row of a table is called, in the reader's language if the text says it."""
        table, _, part = table.partition(":")
        if part == "kinds":
            kinds = self._row(table).get("kinds")
            return self.said(kinds.get(id) if isinstance(kinds, dict) else None) or plain(id)
        for name in (table, *(("sheet", "pool", "number") if table in ("number", "pool", "sheet") else ())):
            if said := self.said(self._row(name, id).get("label")) or self._installed_label(name, id):
                return said
        words = plain(id)
        return f"{words[:1].upper()}{words[1:]}"

    def _row(self, table: str, id: str | None = None) -> Mapping[str, Any]:
        """Return a row as it is written, or a table without rows."""
        found = self._data.get(table)
        if id is not None:
            found = found.get(id) if isinstance(found, dict) else None
        return found if isinstance(found, dict) else {}

    def said(self, label: Any) -> str:
        """Return a label in the reader's language, else in the file's, else in any."""
        return said_in(label, self.language, self.language.partition("_")[0], self._own_language)

    def _installed_label(self, table: str, id: str) -> str:
        system = self._installed
        if system is None:
            return ""
        if table == "number" and id in system.stat_terms:
            return system.stat_terms[id]
        if table in ("sheet", "option", "figure", "number"):
            model = system.sheet if table in ("sheet", "number") else system.options
            info = model.model_fields.get(id)
            label = "" if info is None else sheets.label_of(id, info)
            return Teller(system, {}, self.language).say(f"figure-{id}") or label if label == id else label
        rows: Mapping[str, Any] = {
            "status": system.statuses,
            "action": system.actions,
            "pool": {pool.id: pool for pool in system.pools},
            "slot": {slot.id: slot for slot in system.slots},
        }.get(table, {})
        return str(getattr(rows.get(id), "label", ""))

    def book_condition(self, id: str) -> str:
        """Return what a condition of an installed system does by its book, and the rule; empty without one."""
        status = None if self._installed is None else self._installed.statuses.get(id)
        if status is None or self._installed is None:
            return ""
        meaning = explanation(self._installed.phrases.file, status.gloss_ids, status.label)
        sentence = meaning if meaning.endswith((".", "…")) or not meaning else f"{meaning}."
        return f"{sentence} ({status.rule})".strip() if status.rule else sentence

    @property
    def vital(self) -> str:
        """The label of the pool at whose end one falls; empty if there is none."""
        if self._installed is not None:
            return self._installed.vital.label
        pools = self.tables.get("pool", {})
        id = next((id for id, row in pools.items() if row.get("vital")), next(iter(pools), ""))
        return self.label("pool", id) if id else ""

    def said_names(self, here: Scope, table: str) -> dict[str, str]:
        """Return what a line of an effect in a table can name between braces, each as people call it."""
        if self._installed is not None or not isinstance(here, Scene):
            return {}
        found = {"actor": self.who("self", table)}
        if here.who.get("target", here.who["self"]) != here.who["self"]:
            found["target"] = self.who("target", table)
        numbers = [named for named in self.named(here, dice=False) if named.type == NUMBER and "." not in named.id]
        found |= {named.id: named.label for named in numbers if named.label not in found.values()}
        return found

    def verbs(self, here: Scope) -> list[str]:
        """Return the effects that there can be at a place."""
        if self._installed is not None:
            return [verb for verb in VERBS if verb in VERBS_OF_RULINGS]
        moment = here.answers if isinstance(here, Scene) else ""
        return [verb for verb in VERBS if moment in ANSWERS.get(verb, (moment,))]

    def columns(self, here: Scope) -> list[Named]:
        """Return the columns of a row that say what it does, as `do` names them."""
        rows = here.row if isinstance(here, Scene) else ""
        columns = self.declared.rows.get(rows, {})
        return [Named(f"row.{id}", self._column(rows, id)) for id, known in columns.items() if known.is_effects]

    # --- places -----------------------------------------------------------------------------------------

    def scope(self, owner: Sequence[str]) -> Scope:
        """Return what is known where a field stands: `("action", "strike", "does")`."""
        table, id, field, *inner = (*owner, "", "", "")
        row = self.tables.get(table, {}).get(id, {}) if table in schema.TABLES else {}
        row = row if isinstance(row, dict) else {}
        names = self.declared
        if self._installed is not None and table == "status":
            held = frozenset(row.get("carries", ()))
            who, perhaps = {"self": "c.me", "target": "c.me"}, {"source": "c.source"}
            return Scene(names, who, perhaps, held=held, amounts=frozenset({"level"}))
        match table, field:
            case "action", "cost" | "which":
                return scope.before_targets(names, row)
            case "action", "targets":
                return scope.in_action(names, row).aimed()
            case "action", _:
                return scope.in_action(names, row)
            case "reaction", "if":
                return scope.in_reaction(names, row).with_(row="")
            case "reaction", _:
                return scope.in_reaction(names, row)
            case "status", "at":
                return scope.in_status(names, row, inner[0])
            case "status", "forbids":
                return scope.of_forbidden(names, row, "")
            case "status", _:
                return OfOne(names, has_level=True)
            case "pool", "at_zero":
                return scope.at_zero(names)
            case "sheet", "uses" | "recharge":
                return Scene(names, row=id if id in names.rows else "")
            case "order", _ if id == "roll":
                return scope.in_order(names)
            case "harm", _:
                return scope.in_harm(names)
            case "always", _:
                return scope.in_always(names, id)
            case "rest", _:
                return Scene(names)
            case "test", _:
                return self._in_test(id)
        return OfOne(names)

    def _in_test(self, id: str) -> Scene:
        """Return what is known in a test: what is there in all its uses, and the rows with which it is made."""
        used = f"'test': {id!r}"
        rows = [
            str(row.get("with"))
            for table in ("action", "reaction")
            for row in self.tables.get(table, {}).values()
            if row.get("with") in self.declared.rows and used in str(row.get("does"))
        ]
        columns = {name: known for list_name in rows for name, known in self.declared.rows[list_name].items()}
        names = replace(self.declared, rows={**self.declared.rows, "*": columns}) if len(set(rows)) > 1 else None
        return Scene(
            names or self.declared,
            {"self": "c.me", "target": "c.target", "other": "c.other"},
            {"source": "c.source"},
            row="*" if names else next(iter(rows), ""),
            has_held=True,
        )

    @staticmethod
    def within(here: Scope, effect: Mapping[str, Any], field: str) -> Scope:
        """Return what is known within a field of an effect."""
        if not isinstance(here, Scene):
            return here
        if "test" in effect and field in OUTCOMES:
            return here.rolled()
        return here.each() if "each" in effect and field in ("do", "if") else here

    @staticmethod
    def after(here: Scope, effect: Any) -> Scope:
        """Return what is known after an effect."""
        if isinstance(here, Scene) and isinstance(effect, dict):
            name = effect.get("as") if "roll" in effect else effect.get("let")
            if isinstance(name, str) and name:
                return here.naming(name, None)
        return here

    # --- names in expressions ---------------------------------------------------------------------------

    def names(self, owner: Sequence[str]) -> list[Named]:
        """Return what an expression at a place may name, with labels: `target.ac` is “target’s AC”."""
        return self.named(self.scope(owner))

    def named(self, here: Scope, *, dice: bool = True) -> list[Named]:
        """Return what an expression may name; `dice`: the dice of fields, too, rolled."""
        found: dict[str, Named] = {}
        for name in self._candidates(here):
            parts = tuple(name.split("."))
            if name in found:
                continue
            seen = with_parts(here, name)
            value = seen.find(parts)
            if value is None or value.type not in (NUMBER, FLAG, WORD, LIST, DICE):
                continue
            if value.type == DICE:
                if dice:
                    label = self.tr("the dice of {name}").format(name=self.name_label(parts, here))
                    found[f"dice({name})"] = Named(f"dice({name})", label, _group(parts, here), NUMBER)
                continue
            found[name] = Named(name, self.name_label(parts, here), _group(parts, here), value.type)
        return list(found.values())

    def _candidates(self, here: Scope) -> Iterator[str]:
        """Yield names that may stand somewhere, each thing by one of them."""
        in_play = {*self.declared.numbers, *self.declared.pools, *self.declared.slots}
        same = [who for who in here.who if here.who[who] == here.who["self"]] if isinstance(here, Scene) else []
        for name in here.known():
            first, _, rest = name.partition(".")
            if first not in same and (first != "sheet" or rest in in_play):
                yield name
        if isinstance(here, Scene):
            for who in (*here.who, *here.perhaps):
                yield from (f"{who}.max.{pool}" for pool in here.names.pools if who not in same)

    def name_label(self, parts: tuple[str, ...], here: Scope) -> str:
        """Return how people call a name of an expression."""
        scene = here if isinstance(here, Scene) else None
        match parts:
            case (name,) if scene is not None and name in scene.named:
                return plain(name)
            case (name,) if scene is not None and name in scene.amounts:
                return self._happened(name)
            case ("level",):
                return self._happened("level")
            case ("round",):
                return self.tr("the number of the round")
            case ("self",):
                return self.tr("oneself")
            case (who,) if who in schema.WHO:
                return self.who(who)
            case (name,):
                return self._number(name)
            case ("sheet", name):
                return self.tr("{name} on the sheet").format(name=self.label("sheet", name))
            case ("max", name):
                return self.tr("all of {name}").format(name=self.label("pool", name))
            case ("row", name):
                rows = scene.row if scene is not None else ""
                return self.tr("the row’s {name}").format(name=self._column(rows, name))
            case ("param", name):
                return self.tr("the chosen {name}").format(name=self._param(name))
            case ("option", name):
                return self.tr("the option {name}").format(name=self.label("option", name))
            case ("held", name):
                return self.tr("the remembered {name}").format(name=plain(name))
            case (who, "down") if who in schema.WHO:
                return self.tr("{who} is down").format(who=self.who(who))
            case (who, *rest) if who in schema.WHO:
                return self._of(who).format(name=self.name_label(tuple(rest), OfOne(self.declared)))
        return ".".join(parts)

    def _number(self, id: str) -> str:
        names = self.declared
        table = "number" if id in names.numbers else "pool" if id in names.pools else "slot"
        return self.label(table if table != "slot" or id in names.slots else "sheet", id)

    def _column(self, rows: str, id: str) -> str:
        """Return what a column of a list is called; of a test that several lists share, by any of them."""
        lists = [rows] if rows in self.declared.rows and rows != "*" else list(self.declared.rows)
        for name in lists:
            columns = self._row("sheet", name).get("row")
            column = columns.get(id) if isinstance(columns, dict) else None
            if isinstance(column, dict) and (said := self.said(column.get("label"))):
                return said
        return plain(id)

    def _param(self, id: str) -> str:
        for row in self.tables.get("action", {}).values():
            param = row.get("param", {}).get(id)
            if param is not None and (said := self.said(param.get("label"))):
                return said
        return plain(id)

    def who(self, word: str, table: str = "") -> str:
        """Return how a combatant is called, in what stands in a table."""
        if word == "self":
            return {
                "action": self.tr("whoever acts"),
                "reaction": self.tr("whoever reacts"),
                "status": self.tr("whoever has it"),
                "rest": self.tr("whoever rests"),
                "test": self.tr("whoever rolls"),
            }.get(table, self.tr("whoever it befalls"))
        return {
            "target": self.tr("the target"),
            "source": self.tr("whoever put it on"),
            "other": self.tr("the other one"),
        }.get(word, word)

    def _of(self, word: str) -> str:
        return {
            "self": self.tr("one’s own {name}"),
            "target": self.tr("the target’s {name}"),
            "source": self.tr("{name} of whoever put it on"),
            "other": self.tr("the other one’s {name}"),
        }[word]

    def _happened(self, name: str) -> str:
        return {
            "level": self.tr("its levels"),
            "amount": self.tr("the points at stake"),
            "before": self.tr("the points before"),
            "kind": self.tr("the kind of damage"),
            "natural": self.tr("what the dice show"),
            "total": self.tr("the total of the test"),
            "against": self.tr("the number to reach"),
            "margin": self.tr("by how much it was reached"),
            "outcome": self.tr("the result of the test"),
            "hits": self.tr("it hits"),
        }[name]

    def word(self, word: str) -> str:
        """Return what a quoted word of an expression is called: a condition, a kind of damage, a word of the sheet."""
        for table in ("harm:kinds", "status", "table"):
            if word in self._ids.get(table, ()):
                return self.label(table, word)
        for row in self._worded():
            words = row.get("words")
            if isinstance(words, dict) and (said := self.said(words.get(word))):
                return said
        return plain(word)

    def words(self) -> list[Named]:
        """Return the words that may stand in quotes: conditions, kinds of damage, tables, words of fields."""
        found = {row.id: row.label for row in self.rows(("status", "harm:kinds", "table"))}
        for row in self._worded():
            known = row.get("words")
            found |= {id: self.word(id) for id in (known if isinstance(known, dict) else ()) if id not in found}
        return [Named(id, label) for id, label in found.items()]

    def _worded(self) -> Iterator[Mapping[str, Any]]:
        """Yield the fields and columns that may have words to choose among."""
        for table in ("sheet", "option"):
            for row in self._row(table).values():
                if isinstance(row, dict):
                    yield row
                    columns = row.get("row")
                    yield from filter(_is_table, columns.values() if isinstance(columns, dict) else ())
        for row in self._row("action").values():
            params = row.get("param") if isinstance(row, dict) else None
            yield from filter(_is_table, params.values() if isinstance(params, dict) else ())


def _is_table(value: Any) -> bool:
    return isinstance(value, dict)


@lru_cache(maxsize=8)
def said_by(texts: tuple[str, ...]) -> tuple[Mapping[str, Any], ...]:
    """Return the values of texts, which are read once; nothing of one in which nothing can be read."""
    try:
        return tuple(read_text(text).data for text in texts)
    except BadSystem:
        return ()


def laid(layers: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """Return what texts say, house rules laid over what is before them."""
    under: dict[str, Any] = {}
    for layer in layers:
        about = layer.get("system")
        dropped = about.get("drop") if isinstance(about, dict) else None
        lay_house(under, layer, dropped if isinstance(dropped, list) else ())
        if isinstance(about, dict):
            under.setdefault("system", copied(about))
    return under


def with_parts(here: Scope, text: str) -> Scope:
    """Return the scene in which the dice of several parts of damage are looked at, if an expression names them."""
    if not isinstance(here, Scene) or not here.row:
        return here
    parts = here.names.parts.get(here.row, set())
    column = next((name for name in COLUMN.findall(text) if name in parts), None)
    return here if column is None else here.with_(part=(column, "part"))


def fault_of(text: str, here: Scope, kind: schema.Expression) -> str:
    """Return why a text is no expression of a kind at a place; empty if it is one."""
    try:
        value = read(text, rolling(with_parts(here, text), kind))
        needed = {"number": NUMBER, "flag": FLAG, "word": WORD}[kind.of]
        need(needed, value)
    except BadExpression as error:
        sentence: str = error.args[0]
        return sentence
    return ""


def rolling(here: Scope, kind: schema.Expression) -> Scope:
    """Return a place where dice can be rolled, if a kind of expressions may have them."""
    if isinstance(here, Scene):
        return here.with_(rolling=("''", "c.me", "None") if kind.dice else None)
    return replace(here, rolls=kind.dice) if isinstance(here, OfOne) else here


def _group(parts: tuple[str, ...], here: Scope) -> str:
    first = parts[0]
    scene = here if isinstance(here, Scene) else None
    if first in ("row", "param"):
        return OF_ROW
    if first in ("option", "round"):
        return OF_FIGHT
    if first in ("held", "level") or (
        scene is not None and len(parts) == 1 and first in {*scene.named, *scene.amounts}
    ):
        return OF_WHAT_HAPPENS
    if len(parts) > 1 and first in schema.WHO:
        return OF_TARGET if first == "target" else OF_OTHERS
    return OF_OWN


def plain(id: str) -> str:
    """Return an id as words."""
    return id.replace("_", " ")
