"""House rules: a text laid over a system, by its keys; lists are replaced, and what is dropped goes, key by key.

Over a written system the two texts are laid over each other and built as one. Over an installed one a text may change
rows of statuses and add new ones, set figures and defaults of options, offer rows to the forms of sheets, and say words
otherwise; its effects run through the rulings that every system has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from contextvars import ContextVar
from copy import copy
from dataclasses import fields, replace
from functools import partial
from typing import Any

from pydantic import create_model

from rules.core.modifiers import Modifier
from rules.core.questions import Refusal
from rules.core.state import Condition
from rules.mechanics.statuses import NO_TIMER, OVER, OWN_TURN_ENDS, RUNS_OUT, Catalogue, RowMoment, Status
from rules.mechanics.vocabulary import HouseRules, Phrases
from rules.sheets import schema
from rules.sheets.schema import Sheet
from rules.system.system import System
from rules.text.faults import BadSheet
from rules.text.localized import said
from rules.written import runtime as running
from rules.written.code import Module
from rules.written.effects import Effects
from rules.written.expressions import ARITHMETIC
from rules.written.runtime import DEEPEST, MOST_EFFECTS, Occasion
from rules.written.schema import TABLES
from rules.written.scope import FieldType, Names, Scene
from rules.written.shape import Effect, Ids, WrittenRules, checked, ids_of, likely
from rules.written.source import BadSystem, Source, place_of
from rules.written.verbs import PLAIN
from rules.written.words import Words

OVER_INSTALLED = ("system", "status", "figure", "option", "row", "word")
"""The tables that house rules over an installed system may have, in which they are shown."""
DROPPED_OF_INSTALLED = ("status", "action")
"""The tables of whose rows house rules over an installed system can drop some."""
VERBS_OF_RULINGS = frozenset(
    {"damage", "each", "gain", "heal", "if", "let", "lift", "put", "remind", "roll", "say", "set", "spend", "stop"}
)
"""The effects that every system has by its rulings."""
MOMENTS_OF_ROWS: Mapping[str, str] = {"turn_ends": OWN_TURN_ENDS, "off": OVER, "runs_out": RUNS_OUT}
"""The moments of texts that every installed system has by another name."""
SAME = ("family", "timer", "good", "sourced", "passing", "priority", "drawing")
"""The fields of a status that texts and rows call alike."""
WAYS: Mapping[str, str] = {"add": "flat", "percent": "percent", "times": "times", "becomes": "becomes"}
"""How a text changes a number, to the kind of the modifier."""


def over_written(base: Source, house: Source) -> Source:
    """Return the text of a written system with house rules over it; raises BadSystem with the faults of the house's.

    Places that the house rules say have their lines in the house's text.
    """
    about = checked(house, ids_of(base.data, {})).tables.get("system", {})
    dropped = about.get("drop", ())
    data = copied(base.data)
    for place in lay_house(data, house.data, dropped):
        house.fault("system.drop", said("fault-written_no_row_to_drop", place=place))
    if house.faults:
        raise BadSystem(house.faults, house.name)
    taken = dict.fromkeys(dropped, house.line("system.drop"))
    return Source(house.name, data, {**dict.fromkeys(base.lines, 1), **taken, **house.lines})


def lay_house(under: dict[str, Any], house: Mapping[str, Any], dropped: Iterable[Any]) -> list[str]:
    """Take from tables what is dropped, and lay those of house rules over the rest; return the drops of nothing.

    A drop is a row, or what stands in it by its key: `status.burning`, `status.burning.at.turn_ends`.
    """
    missing = [place for place in map(str, dropped) if not _take_away(under, *place.split("."))]
    lay(under, {table: rows for table, rows in house.items() if table != "system"})
    return missing


def _take_away(under: Any, *keys: str) -> bool:
    """Take what stands under some keys out of a table; whether there is anything."""
    *outer, last = keys
    if not outer or outer[0] == "system":
        return False
    for key in outer:
        under = under.get(key) if isinstance(under, dict) else None
    return isinstance(under, dict) and under.pop(last, None) is not None


def copied(value: Any) -> Any:
    """Return a value of a text with tables and lists of its own."""
    if isinstance(value, dict):
        return {key: copied(part) for key, part in value.items()}
    return [copied(part) for part in value] if isinstance(value, list) else value


def lay(under: dict[str, Any], over: Mapping[str, Any]) -> None:
    """Lay tables over others by their keys; lists are replaced."""
    for key, value in over.items():
        below = under.get(key)
        if isinstance(value, dict) and isinstance(below, dict):
            lay(below, value)
        else:
            under[key] = copied(value)


def over_installed(system: System[Any, Any], house: Source) -> System[Any, Any]:
    """Return an installed system under house rules; raises BadSystem."""
    return _Laying(system, house).laid()


class _Laying:
    """House rules on their way over an installed system."""

    def __init__(self, system: System[Any, Any], house: Source) -> None:
        self._system = system
        self._house = house
        self._rules: WrittenRules = checked(house, ids_of_installed(system))
        self._tables = self._rules.tables
        self._names = InstalledNames(system)
        self._module = Module({**ARITHMETIC, **CALLS})
        self._effects = Effects({}, self._names, self._module, house.fault, system.vital.id)
        self._moments: dict[str, dict[str, str]] = {}
        """Status to its moments, each with the name of its function."""

    def laid(self) -> System[Any, Any]:
        for table in self._house.data:
            if table not in OVER_INSTALLED and table in TABLES:
                self._house.fault(table, said("fault-written_not_over_installed", table=table))
        rows = [self._status(id) for id in self._tables.get("status", {})]
        options = self._options()
        dropped = set(self._dropped())
        templates = self._row_templates()
        if self._house.faults:
            raise BadSystem(self._house.faults, self._house.name)
        functions = self._module.compiled()
        for index, row in enumerate(rows):
            moments = {
                moment: MomentOfRow(row.id, functions[name]) for moment, name in self._moments.get(row.id, {}).items()
            }
            rows[index] = replace(row, at={**row.at, **moments})
        statuses = _altered(self._system.statuses, rows, dropped)
        changed = replace(
            self._system.with_statuses(statuses),
            options=options,
            phrases=self._phrases(),
            row_templates=templates,
            actions={id: action for id, action in self._system.actions.items() if f"action.{id}" not in dropped},
        )
        about = self._tables["system"]
        note = HouseRules(
            str(_plain(about.get("title", ""))),
            str(about.get("version", "")),
            frozenset(row.id for row in rows),
            frozenset(self._tables.get("figure", {})),
        )
        return replace(changed, houses=(*self._system.houses, note))

    # --- statuses ---------------------------------------------------------------------------------------

    def _status(self, id: str) -> Status:
        """Return a row: one of the book's with what the text says of it, or a new one."""
        row, place = self._tables["status"][id], place_of("status", id)
        written = self._house.data["status"][id].keys() & row.keys()
        old = self._system.statuses.get(id)
        base: Status = old or type(next(iter(self._system.statuses.values())))(id, str(_plain(row.get("label", id))))
        changed: dict[str, Any] = {key: row[key] for key in SAME if key in written}
        if "label" in written:
            changed["label"] = str(_plain(row["label"]))
        if "changes" in written:
            changed["changes"] = tuple(self._changes(row["changes"], f"{place}.changes"))
        if "forbids" in written:
            changed["forbids"] = frozenset(self._forbidden(row["forbids"], f"{place}.forbids"))
        if "ends" in written:
            ends = (self._moment(word, f"{place}.ends", ends=True) for word in row["ends"])
            changed["ends_at"] = frozenset(word for word in ends if word)
        if "carries" in written:
            changed["params"] = {**base.params, **dict.fromkeys(row["carries"], int)}
        if row.get("counts") == "turn_ends" and old is None:
            changed["counts_own_turns"] = True
        for moment, tree in row.get("at", {}).items():
            self._add_moment(id, moment, tree, place, row)
        known = {field.name for field in fields(base)}
        return replace(base, **{key: value for key, value in changed.items() if key in known})

    def _changes(self, rows: Any, place: str) -> Iterator[Modifier]:
        known = {number.id: number for number in self._system.changeable}
        for index, row in enumerate(rows):
            way = next((way for way in WAYS if way in row), None)
            id, spot = str(row.get("number", "")), f"{place}[{index}]"
            if id not in known:
                near = likely(id, known)
                text = said("fault-written_no_number", number=id)
                self._house.fault(
                    f"{spot}.number", said("fault-written_near", sentence=text, word=near) if near else text
                )
                continue
            amount = str(row.get(way or "", ""))
            if way is None or "if" in row or not amount.removeprefix("-").isdecimal():
                self._house.fault(spot, said("fault-written_plain_number"))
                continue
            change = Modifier(id, int(amount), WAYS[way])
            if known[id].takes(change):
                yield change
            else:
                self._house.fault(spot, said("fault-written_change_not_taken", number=id, way=way, amount=int(amount)))

    def _forbidden(self, words: Any, place: str) -> Iterator[str]:
        for index, word in enumerate(words):
            if isinstance(word, str):
                yield word
            else:
                self._house.fault(f"{place}[{index}]", said("fault-written_plain_word"))

    def _moment(self, word: str, place: str, *, ends: bool) -> str:
        """Return the moment of the system that a word of texts means; empty, and a fault, where it has none."""
        meant = MOMENTS_OF_ROWS.get(word, word)
        for moment in self._system.moments:
            if meant in (moment.id, moment.id.replace(" ", "_")) and _fits(moment, ends=ends):
                return moment.id
        self._house.fault(place, said("fault-written_no_moment", moment=word))
        return ""

    def _add_moment(self, id: str, word: str, tree: Any, place: str, row: Mapping[str, Any]) -> None:
        moment = self._moment(word, f"{place}.at.{word}", ends=False)
        for effect in _all_effects(tree):
            if effect.verb not in VERBS_OF_RULINGS:
                self._house.fault(effect.place, said("fault-written_verb_not_over_installed", verb=effect.verb))
        scene = Scene(
            self._names,
            {"self": "c.me", "target": "c.me"},
            {"source": "c.source"},
            held=frozenset(row.get("carries", ())),
            amounts=frozenset({"level"}),
        )
        name = self._effects.function(tree, scene, "moment")
        if moment and name is not None:
            self._moments.setdefault(id, {})[moment] = name

    # --- options, rows, words -----------------------------------------------------------------------------

    def _options(self) -> type[Sheet]:
        """Return the options with other defaults: figures, and what a table may choose."""
        model = self._system.options
        figures = schema.figures(model).keys()
        chosen = model.model_fields.keys() - figures
        known_of: Mapping[str, tuple[str, AbstractSet[str]]] = {
            "figure": ("is", figures),
            "option": ("default", chosen),
        }
        wanted = [(table, id, *known_of[table]) for table in known_of for id in self._tables.get(table, {})]
        changed: dict[str, Any] = {}
        for table, id, key, known in wanted:
            value = self._tables[table][id].get(key)
            info = model.model_fields.get(id)
            if info is None or id not in known:
                sentence = said("fault-written_no_figure" if table == "figure" else "fault-written_no_option", id=id)
                near = likely(id, known)
                told = said("fault-written_near", sentence=sentence, word=near) if near else sentence
                self._house.fault(place_of(table, id), told)
                continue
            try:
                schema.check(model, {id: value})
            except BadSheet as bad:
                self._house.fault(f"{place_of(table, id)}.{key}", bad.faults[0][1])
                continue
            changed[id] = (info.annotation, _with_default(info, value))
        if not changed:
            return model
        made: type[Sheet] = create_model(model.__name__, __base__=model, **changed)
        made.messages_beside = schema.file_of(model)
        return made

    def _row_templates(self) -> Mapping[str, Any]:
        templates = dict(self._system.row_templates)
        for list_name, rows in self._tables.get("row", {}).items():
            if list_name not in self._system.sheet.model_fields:
                self._house.fault(place_of("row", list_name), said("fault-written_no_list", list=list_name))
                continue
            added = tuple({"id": id, **row} for id, row in rows.items() if isinstance(row, Mapping))
            templates[list_name] = (*templates.get(list_name, ()), *added)
        return templates

    def _dropped(self) -> Iterator[str]:
        for place in self._tables.get("system", {}).get("drop", ()):
            table, _, id = str(place).partition(".")
            rows = (self._system.statuses, self._system.actions)
            if id in dict(zip(DROPPED_OF_INSTALLED, rows, strict=True)).get(table, ()):
                yield str(place)
            else:
                self._house.fault("system.drop", said("fault-written_no_row_to_drop", place=str(place)))

    def _phrases(self) -> Phrases:
        """Return the words of the system with those of the text before them."""
        own = Words(self._tables, self._system.language).texts()
        return replace(self._system.phrases, file=own.over(self._system.phrases.file))


class InstalledNames(Names):
    """What expressions can speak of over an installed system: its changeable numbers, pools and numbers of sheets."""

    def __init__(self, system: System[Any, Any]) -> None:
        super().__init__()
        self.numbers = {number.id: None for number in system.changeable if number.is_stat}
        self.pools = {pool.id: None for pool in system.pools}
        self.statuses = set(system.statuses)
        self.sheet, self.options = _whole_numbers(system.sheet), _whole_numbers(system.options)

    def of(self, who: str, name: str, *, of_sheet: bool = False) -> Any:
        """Return what a name means of a combatant: a number of `stats` is asked of the system."""
        found = super().of(who, name, of_sheet=of_sheet)
        return found and found._replace(text=found.text.replace(f"number_{name}({who})", f"stat(c, {who}, {name!r})"))

    def most(self, who: str, pool: str) -> Any:
        """Return the maximum of somebody's pool."""
        found = super().most(who, pool)
        return found and found._replace(text=f"most(c, {who}, {pool!r})")


def _whole_numbers(model: type[Sheet]) -> dict[str, FieldType]:
    """Return the whole numbers of a sheet or of options."""
    return {name: FieldType("number") for name, info in model.model_fields.items() if info.annotation is int}


def _altered(statuses: Mapping[str, Status], rows: list[Status], dropped: set[str]) -> Mapping[str, Status]:
    """Return a catalogue with these rows, without those that are dropped."""
    if isinstance(statuses, Catalogue):
        altered = statuses.altered(*rows)
        return type(altered)(row for row in altered.values() if f"status.{row.id}" not in dropped)
    return {**statuses, **{row.id: row for row in rows}}


def _fits(moment: RowMoment, *, ends: bool) -> bool:
    return moment.ends if ends else moment.acts


def _all_effects(tree: Any) -> Iterator[Effect]:
    if isinstance(tree, Effect):
        yield tree
    if isinstance(tree, Mapping):
        for part in tree.values():
            yield from _all_effects(part)
    elif isinstance(tree, list | tuple):
        for part in tree:
            yield from _all_effects(part)


def _with_default(info: Any, value: Any) -> Any:
    """Return a field with another default."""
    new = copy(info)
    new.default = value
    return new


def _plain(text: Any) -> Any:
    return next(iter(text.values()), "") if isinstance(text, Mapping) else text


def ids_of_installed(system: System[Any, Any]) -> Ids:
    """Return the ids of an installed system that a text may name."""
    numbers = [number.id for number in system.changeable]
    return {
        "status": [*system.statuses],
        "action": [*system.actions],
        "pool": [pool.id for pool in system.pools],
        "number": numbers,
        "option": [*system.options.model_fields],
        "figure": [*schema.figures(system.options)],
        "tag": _forbidden_words(system),
    }


def _forbidden_words(system: System[Any, Any]) -> list[str]:
    return sorted({word for row in system.statuses.values() for word in row.forbids})


# --- what its effects call: the rulings that every system has --------------------------------------------------


_DEPTH: ContextVar[int] = ContextVar("depth", default=0)
"""How many moments of rows are within each other now, in this thread; deeper ones do nothing."""


class MomentOfRow:
    """What a row of house rules does at a moment, as every row's reaction is called."""

    def __init__(self, status: str, effect: Callable[[Occasion], None]) -> None:
        self._status = status
        self._effect = effect

    def __call__(self, table: Any, bearer: Any, condition: Condition) -> None:
        """Do it: (table, bearer, condition)."""
        c = Occasion(table, table.fight, bearer)
        c.target = bearer
        c.source = table.fight.combatants.get(condition.source or "")
        c.held = condition.params
        level = condition.params.get("level", 1)
        c.level = level if isinstance(level, int) else 1
        if _DEPTH.get() >= DEEPEST:
            return
        outside = _DEPTH.set(_DEPTH.get() + 1)
        try:
            with table.because(self._status):
                self._effect(c)
        finally:
            _DEPTH.reset(outside)


def _rule(table: Any, ruling: str, *given: Any) -> None:
    """Do what a ruling does; one that the system refuses, such as a loss of one who is dead, does nothing."""
    if len(table.trail) > MOST_EFFECTS:
        raise Refusal("too_much")
    table.attempt(partial(getattr(table.system.rulings, ruling), table, *given))


def _hurt(
    table: Any, whom: Any, amount: int, pool: str, kind: str | None, source: Any, deep: int, outcome: str
) -> None:
    if whom is not None and amount > 0:
        _rule(table, "damage", whom, amount, pool, kind)


def _heal(table: Any, whom: Any, amount: int, pool: str, source: Any, deep: int) -> None:
    if whom is not None and amount > 0:
        _rule(table, "heal", whom, amount, pool, None)


def _give(c: Occasion, whom: Any, status: str, timer: Any, params: Mapping[str, Any]) -> None:
    if whom is None:
        return
    row = c.table.system.statuses[status]
    source = None if c.source is None else c.source.id
    _rule(c.table, "inflict", whom, row, timer, source, params)


def _lift(c: Occasion, whom: Any, status: str) -> None:
    if whom is not None and whom.has(status):
        _rule(c.table, "lift", whom, status, {})


def _set_pool(table: Any, whom: Any, pool: str, value: int) -> None:
    if whom is not None:
        _rule(table, "set_pool", whom, pool, value)


def _change_pool(c: Occasion, whom: Any, pool: str, by: int) -> None:
    if whom is not None and by:
        highest = c.table.system.maximum(whom, pool)
        _rule(c.table, "set_pool", whom, pool, max(0, min(highest, whom.pools[pool] + by)))


def _stat(c: Occasion, whom: Any, name: str) -> int:
    value = c.table.system.outcome.stats(c.fight, whom).get(name, 0)
    return value if isinstance(value, int) else 0


def _most(c: Occasion, whom: Any, pool: str) -> int:
    return int(c.table.system.maximum(whom, pool))


CALLS: Mapping[str, Callable[..., Any]] = {
    **PLAIN,
    "change_pool": _change_pool,
    "give": _give,
    "heal": _heal,
    "hurt": _hurt,
    "lift": _lift,
    "most": _most,
    "roll": running.roll,
    "set_pool": _set_pool,
    "stat": _stat,
    "NO_TIMER": NO_TIMER,
}
"""The functions by their names in the text of effects."""
