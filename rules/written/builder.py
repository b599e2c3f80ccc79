"""Builds the `System` of a text: the same frozen value that a system written in Python hands in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import partial
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, create_model

from rules.core.modifiers import ComputationStep, Modifier
from rules.core.state import Pool, Slot
from rules.mechanics.params import param
from rules.mechanics.statuses import NO_TIMER, Status
from rules.sheets.schema import Rows, Sheet, described, marking, number
from rules.system import defaults, simple_fight
from rules.system.parts import Ground, Outcome, Rulings
from rules.system.system import System
from rules.text.localized import said
from rules.written import forecast, scope
from rules.written.actions import ActionParts, Aim, Need, declared
from rules.written.code import Module
from rules.written.effects import Effects, Report, Tables, in_cells, kind_of, test_scene
from rules.written.expressions import ARITHMETIC, FLAG, LIMIT, NUMBER, Value, check_dice
from rules.written.orders import INITIATIVE, Order
from rules.written.runtime import Occasion, ReactionRow, RowUses, Runtime, WrittenCombatant, WrittenFight
from rules.written.schema import ROW
from rules.written.scope import Names, OfOne, Scene
from rules.written.shape import Effect, checked_effects, ids_of
from rules.written.source import BadSystem, read
from rules.written.surroundings import (
    BOARD,
    GainRow,
    GroundMoves,
    RestRow,
    aftermath,
    fit_cell,
    new_combatant,
    plain_of,
    rest_of,
    tactics_of,
)
from rules.written.verbs import at_once, calls
from rules.written.words import Words, own_label

ALWAYS = "1 == 1"
"""The condition that holds where none is written."""
CHANGES = ("times", "percent", "add", "becomes")
"""What a status may do to a number, in the order in which it counts."""
_KINDS: Mapping[str, str] = {"times": "times", "percent": "percent", "add": "flat", "becomes": "becomes"}
MOST_LINKS = 100
"""How many numbers may rest on each other in a row."""
MOST_ROW_EFFECTS = 2_000
"""How many texts of what rows of sheets do are kept as functions."""
LASTING = frozenset({"rest", "never"})
"""The periods of rows' uses that no fight brings anew."""
PARAM_FIELDS: Mapping[str, str] = {"status": "choice", "dice": "text"}
"""The kinds of params that a form knows by another name."""
LEFT: Mapping[str, str] = {"pools": "pools", "slots": "spent_slots"}
"""What a number may read of what somebody has left, to the attribute in which it stands."""
USES = "uses"
"""What is lacking of a row that is used up."""
Change = tuple[str, Callable[[Any, int], int], Callable[[Any, int], bool] | None]
"""How a status changes a number: the way, by how much, and on what condition."""


class Builder:
    """One system on its way from tables to a value."""

    def __init__(self, tables: Tables, report: Report, language: str) -> None:
        self.tables = tables
        self.report = report
        self.language = language
        self.phrases = Words(tables, language).phrases()
        self.runtime = Runtime()
        self.runtime.ground = GroundMoves(self.runtime)
        self.names = Names.of_tables(tables)
        vital = next((id for id, row in self.rows("pool") if row.get("vital")), next(iter(tables.get("pool", {})), ""))
        self.runtime.vital = vital
        self.changes: dict[str, dict[str, list[Change]]] = {}
        self.added: dict[str, dict[str, list[Any]]] = {id: {} for id in sorted(self.names.with_dice)}
        added = {f"dice_of_{id}": rows for id, rows in self.added.items()}
        given = {**ARITHMETIC, **calls(self.runtime), **added, "NO_TIMER": NO_TIMER}
        self.module = Module(given)
        self.effects = Effects(tables, self.names, self.module, report, vital, keeps_words=True)
        self._links: list[tuple[str, Callable[[Callable[..., Any]], None]]] = []
        """What is done with a function of the module once it is compiled."""

    # --- helpers ----------------------------------------------------------------------------------------

    def rows(self, table: str) -> Iterable[tuple[str, Mapping[str, Any]]]:
        """Return the rows of a table."""
        return self.tables.get(table, {}).items()

    def label(self, value: Any, default: str = "") -> str:
        """Return a text in the language of the file."""
        if isinstance(value, Mapping):
            return str(value.get(self.language) or next(iter(value.values()), default))
        return default if value is None else str(value)

    def link(self, name: str | None, use: Callable[[Callable[..., Any]], None]) -> None:
        """Use a function of the module as soon as it is compiled."""
        if name is not None:
            self._links.append((name, use))

    def function(self, name: str, params: str, value: Value, *, bounded: bool = True) -> str:
        """Add the function of an expression."""
        text = f"fit({value.text})" if value.type == NUMBER and bounded else value.text
        return self.module.add(name, params, [f"return {text}"])

    def of_one(
        self, text: Any, place: str, type: str = NUMBER, unit: str | None = None, *, level: bool = False
    ) -> Value:
        """Return the value of an expression about one combatant."""
        return self.effects.value(text, place, OfOne(self.names, level), type, unit)

    # --- sheets -----------------------------------------------------------------------------------------

    def field(self, place: str, id: str, row: Mapping[str, Any]) -> tuple[Any, Any]:
        """Return the type and the field of something on a sheet."""
        kind = str(row.get("kind", "number"))
        label, group, needed = (
            self.label(row.get("label"), id.rpartition(".")[2]),
            self.label(row.get("group")),
            bool(row.get("needed")),
        )
        mid_fight = bool(row.get("mid_fight"))
        if kind == "number":
            low, high = int(row.get("low", 0)), int(row.get("high", 999))
            default = ... if needed else int(row.get("default", max(low, 0)))
            return int, number(
                label, default, low=low, high=high, group=group, mid_fight=mid_fight, unit=str(row.get("unit", ""))
            )
        if kind == "text":
            return str, described(label, ... if needed else str(row.get("default", "")), group=group)
        if kind == "effects":
            told = Annotated[str, AfterValidator(partial(self._checked_row_effect, id.partition(".")[0]))]
            return told, described(label, ... if needed else str(row.get("default", "")), group=group)
        if kind == "dice":
            return DICE_TEXT, described(label, ... if needed else str(row.get("default", "1d6")), group=group)
        if kind == "flag":
            return bool, described(label, bool(row.get("default")), group=group, mid_fight=mid_fight)
        terms = {key: self.label(word, key) for key, word in row.get("words", {}).items()}
        words = tuple(terms) or ("none",)
        if kind == "choice":
            chosen = row.get("default", words[0])
            return _choice_of(words), described(label, chosen, group=group, terms=terms, mid_fight=mid_fight)
        if kind == "parts":
            return self._parts(id, label, words, terms)
        made = described(label, (), group=group, terms=terms)
        if row.get("marks"):
            made = marking(made, str(row["marks"]))
        return _several_of(words), made

    def _parts(self, id: str, label: str, words: tuple[str, ...], terms: Mapping[str, str]) -> tuple[Any, Any]:
        """Return the type and the field of several dice, each with the kind of its harm."""
        inner = {
            "dice": (DICE_TEXT, described(own_label("dice", self.language), "1d6")),
            "kind": (_choice_of(words), described(own_label("kind", self.language), words[0], terms=terms)),
        }
        model = self._model(f"{id.rpartition('.')[2].capitalize()}Part", inner)
        return Rows[model], described(label, ())  # type: ignore[valid-type]

    def sheet(self) -> type[Sheet]:
        """Return the model of sheets."""
        fields: dict[str, Any] = {}
        for id, row in self.rows("sheet"):
            place = f"sheet.{id}"
            if id in self.names.derived:
                value = self.of_one(row["is"], f"{place}.is", unit=row.get("unit"))
                self.function(f"derived_{id}", "one", value)
                self._graph[f"derived_{id}"] = value.reads
            elif id in self.names.rows:
                inner: dict[str, Any] = {"id": (str, described("Id")), "name": (str, described("Name", ""))}
                if self._keeps_spent(row):
                    inner["spent"] = (int, number(own_label("spent", self.language), 0, low=0, high=999))
                for key, column in row.get("row", {}).items():
                    inner[key] = self.field(f"{place}.row.{key}", f"{id}.{key}", column)
                model = self._model(id.capitalize(), inner)
                fields[id] = (Rows[model], described(self.label(row.get("label"), id), ()))  # type: ignore[valid-type]
            else:
                fields[id] = self.field(place, id, row)
        return self._model("WrittenSheet", fields)

    def _checked_row_effect(self, rows: str, text: str) -> str:
        """Return what a row of a sheet does, as it was written; raises ValueError with what is wrong with it."""
        self.row_effect(rows, text)
        return text

    def row_effect(self, rows: str, text: str) -> Callable[[Occasion], None] | None:
        """Return the function of what a row of a sheet does, made once for each text; raises ValueError."""
        if not text.strip():
            return None
        key = rows, text
        if key not in self._row_effects:
            if len(self._row_effects) > MOST_ROW_EFFECTS:
                self._row_effects.clear()
            self._row_effects[key] = self._made_row_effect(rows, text)
        return self._row_effects[key]

    def _made_row_effect(self, rows: str, text: str) -> Callable[[Occasion], None] | None:
        try:
            source = read(f"does = {text}", rows)
        except BadSystem as bad:
            raise ValueError(bad.faults[0].sentence) from None
        tree = checked_effects(source, "does", source.data.get("does"), ids_of(self.tables, {}))
        module = Module(self.module.given | self._compiled)
        effects = Effects(self.tables, self.names, module, source.fault, self.effects.vital)
        perhaps = {"target": "c.target", "other": "c.target"}
        name = effects.function(tree, Scene(self.names, perhaps=perhaps, row=rows), "row")
        if source.faults:
            raise ValueError(source.faults[0].sentence)
        return None if name is None else module.compiled()[name]

    def _keeps_spent(self, row: Mapping[str, Any]) -> bool:
        """Whether the rows of a list keep what is used of them from one fight to the next."""
        return "uses" in row and row.get("per") in LASTING and not (row["per"] == "never" and _own_column(row))

    def uses(self) -> None:
        """Add how often the rows of lists can be used."""
        runtime = self.runtime
        for id, row in self.rows("sheet"):
            if row.get("kind") != "rows" or "uses" not in row:
                continue
            place, per, scene = f"sheet.{id}", str(row.get("per", "fight")), Scene(self.names, row=id)
            value = self.effects.value(row["uses"], f"{place}.uses", scene)
            if "c.fight" in value.text or "count(c" in value.text:
                self.report(f"{place}.uses", said("fault-expression_no_fight"))
            most = self._later(self.function(self.module.name("row"), "c", value))
            recharge = None
            if "recharge" in row:
                value = self.effects.value(row["recharge"], f"{place}.recharge", scene)
                recharge = self._later(self.function(self.module.name("row"), "c", value))
            column = _own_column(row) if per == "never" else ""
            runtime.uses[id] = RowUses(most, per, recharge, column)
            runtime.renewed_in[per] = runtime.renewed_in.get(per, frozenset()) | {id}
        for id, row in self.rows("reaction"):
            if row.get("per") == "turn":
                runtime.renewed_in["turn"] = runtime.renewed_in.get("turn", frozenset()) | {id}

    def _model(self, name: str, fields: Mapping[str, Any]) -> type[Sheet]:
        """Return a model whose fields are explained by the words of the file."""
        model: type[Sheet] = create_model(name, __base__=Sheet, **fields)
        model.messages_beside = self.phrases.file
        return model

    def options(self) -> type[Sheet]:
        """Return the model of options."""
        fields = {id: self.field(f"option.{id}", id, {"kind": "flag", **row}) for id, row in self.rows("option")}
        return self._model("WrittenOptions", fields)

    # --- numbers, pools, slots, tables --------------------------------------------------------------------

    def numbers(self) -> None:
        """Add the functions of the numbers, with what statuses change of them."""
        for status, row in self.rows("status"):
            for index, change in enumerate(row.get("changes", ())):
                self._change(status, change, f"status.{status}.changes[{index}]")
        for id, row in self.rows("number"):
            value = self.of_one(row.get("is", f"sheet.{id}"), f"number.{id}.is", unit=row.get("unit"))
            self._graph[f"number_{id}"] = self._graph.get(f"number_{id}", frozenset()) | value.reads
            lines = [f"value = one.memo.get('number_{id}')", "if value is None:", f"    value = {value.text}"]
            if id in self.changes:
                self.module.given[f"change_of_{id}"] = self.changes[id]
                lines += ["    if one.conditions:", f"        value = changed(one, value, change_of_{id})"]
            low, high = int(row.get("low", -LIMIT)), int(row.get("high", LIMIT))
            lines += [f"    value = clamp(value, {low}, {high})", f"    one.memo['number_{id}'] = value"]
            self.module.add(f"number_{id}", "one", [*lines, "return value"])
            base = self.function(self.module.name("number"), "one", value)
            self.link(base, partial(self._bases.__setitem__, id))

    def _change(self, status: str, change: Mapping[str, Any], place: str) -> None:
        id = str(change.get("number", ""))
        if id not in self.names.numbers:
            return
        way = next((way for way in CHANGES if way in change), None)
        if way is None:
            self._added_dice(status, id, change, place)
            return
        unit = self.names.numbers[id] if way in ("add", "becomes") else None
        amount = self.of_one(change[way], f"{place}.{way}", unit=unit, level=True)
        condition = None
        if "if" in change:
            condition = self.of_one(change["if"], f"{place}.if", FLAG, level=True)
        reads = amount.reads if condition is None else amount.reads | condition.reads
        self._graph[f"number_{id}"] = self._graph.get(f"number_{id}", frozenset()) | reads
        by = self.function(self.module.name("change"), "one, level", amount)
        when = None if condition is None else self.function(self.module.name("change"), "one, level", condition)
        rows = self.changes.setdefault(id, {}).setdefault(status, [])
        functions = self._compiled

        def add(function: Callable[..., Any]) -> None:
            rows.append((way, function, None if when is None else functions[when]))

        self.link(by, add)

    def _added_dice(self, status: str, id: str, change: Mapping[str, Any], place: str) -> None:
        """Add the dice that a status adds wherever a test adds the number."""
        rolling = OfOne(self.names, has_level=True, rolls=True)
        dice = self.effects.value(change.get("add_dice", "0"), f"{place}.add_dice", rolling)
        when = None
        if "if" in change:
            when = self.function(
                self.module.name("change"), "one, level", self.of_one(change["if"], place, FLAG, level=True)
            )
        rows = self.added.setdefault(id, {}).setdefault(status, [])
        functions = self._compiled
        self.link(
            self.function(self.module.name("change"), "one, level, throw", dice),
            lambda function: rows.append((function, None if when is None else functions[when])),
        )

    def pools(self) -> tuple[Pool, ...]:
        """Return the pools."""
        made = []
        for id, row in self.rows("pool"):
            place = f"pool.{id}"
            if "max" in row:
                value = self.of_one(row["max"], f"{place}.max")
            elif id in self.names.sheet and self.names.sheet[id].type == NUMBER:
                value = self.of_one(f"sheet.{id}", place)
            else:
                self.report(place, said("fault-written_pool_maximum", pool=id))
                value = Value("0", NUMBER)
            most = self.function(f"max_{id}", "one", value)
            self._graph[most] = value.reads
            floor = row.get("floor", 0)
            lowest = floor if isinstance(floor, int) else None
            start = None
            if "start" in row:
                value = self.of_one(row["start"], f"{place}.start")
                start = self.function(f"start_{id}", "one", value)
                self._graph[start] = value.reads
            own = "max" in row or id in self.names.derived
            made.append(
                Pool(
                    id,
                    self.label(row.get("label"), id),
                    vital=bool(row.get("vital")),
                    pips=bool(row.get("pips")),
                    lowest=lowest,
                    drawing=str(row.get("drawing", "")),
                    maximum=self._later(most) if own else None,
                    start=None if start is None else self._later(start),
                )
            )
            if row.get("soaks"):
                self.runtime.soaks = (*self.runtime.soaks, id)
            if "at_zero" in row:
                name = self.effects.function(row["at_zero"], scope.at_zero(self.names), "zero")
                self.link(name, partial(self.runtime.at_zero.__setitem__, id))
        if not made:
            self.report("pool", said("fault-written_no_pool"))
        return tuple(made)

    def _later(self, name: str) -> Late:
        """Return a function that calls one of the module's, which is compiled later."""
        return Late(self._compiled, name)

    def slots(self) -> tuple[Slot, ...]:
        """Return the slots: what a turn, a round or the fight allows."""
        for id, row in self.rows("slot"):
            value = self.of_one(row.get("count", 1), f"slot.{id}.count")
            self._graph[f"slot_{id}"] = value.reads
            count = self.function(f"slot_{id}", "one", value)
            per, drawing = row.get("per", "turn"), str(row.get("drawing", ""))
            self.runtime.slots[id] = Slot(id, self.label(row.get("label"), id), per, self._later(count), drawing)
        return tuple(self.runtime.slots.values())

    def step_tables(self) -> None:
        """Add the tables of steps."""
        for id, row in self.rows("table"):
            pairs = sorted(zip(row.get("from", ()), row.get("to", ()), strict=False))
            lines = [f"if number_1 >= {int(least)}: return {int(value)}" for least, value in reversed(pairs)]
            lines.append(f"return {int(pairs[0][1]) if pairs else 0}")
            self.module.add(f"table_{id}", "number_1", lines)

    # --- statuses ---------------------------------------------------------------------------------------

    def statuses(self) -> Mapping[str, Status]:
        """Return the rows of the statuses; what they do stands in the runtime."""
        runtime, made = self.runtime, {}
        forbidders: dict[str, dict[str, Any]] = {}
        for id, row in self.rows("status"):
            place = f"status.{id}"
            stacks, counts = str(row.get("stacks", "replace")), str(row.get("counts", "turn_ends"))
            runtime.stacks[id] = stacks
            runtime.counts[counts] = runtime.counts.get(counts, frozenset()) | {id}
            if row.get("starts") == "next":
                runtime.starts_next |= {id}
            if row.get("while_down"):
                runtime.while_down |= {id}
            if row.get("implies"):
                runtime.implies[id] = tuple(row["implies"])
            if row.get("tied"):
                runtime.tied[row["tied"]] = runtime.tied.get(row["tied"], frozenset()) | {id}
            if row.get("pair"):
                runtime.pairs[id] = str(row["pair"])
            for moment in row.get("ends", ()):
                runtime.ends_at[moment] = runtime.ends_at.get(moment, frozenset()) | {id}
            self._forbids(id, row, place, forbidders)
            self._moments(id, row, place)
            carries = tuple(row.get("carries", ()))
            params: dict[str, Any] = dict.fromkeys(carries, int)
            if stacks == "levels":
                params["level"] = int
            made[id] = Status(
                id,
                self.label(row.get("label"), id),
                str(row.get("family", "")),
                row.get("timer"),
                tuple(self._modifiers(row)),
                frozenset(forbidders_of(row)),
                "",
                params,
                good=bool(row.get("good")),
                sourced=bool(row.get("sourced")),
                passing=bool(row.get("passing")),
                priority=row.get("priority"),
                drawing=str(row.get("drawing", "")),
            )
        runtime.forbidders, runtime.statuses = forbidders, made
        return made

    @staticmethod
    def _modifiers(row: Mapping[str, Any]) -> Iterable[Modifier]:
        """Yield what a status changes by a fixed number, for what lists the rows of statuses."""
        for change in row.get("changes", ()):
            for way in CHANGES:
                if re.fullmatch(r"-?\d{1,9}", str(change.get(way, ""))):
                    yield Modifier(str(change.get("number", "")), int(change[way]), _KINDS[way])

    def _forbids(self, id: str, row: Mapping[str, Any], place: str, forbidders: dict[str, dict[str, Any]]) -> None:
        for index, entry in enumerate(row.get("forbids", ())):
            word = entry.get("word") if isinstance(entry, Mapping) else entry
            rows = forbidders.setdefault(str(word), {})
            rows[id] = None
            if isinstance(entry, Mapping) and "if" in entry:
                seen = scope.of_forbidden(self.names, row, str(word))
                value = self.effects.value(entry["if"], f"{place}.forbids[{index}].if", seen, FLAG)
                name = self.function(self.module.name("check"), "c", value)
                self.link(name, partial(rows.__setitem__, id))

    def _moments(self, id: str, row: Mapping[str, Any], place: str) -> None:
        trees: dict[str, list[Effect]] = {moment: [*tree] for moment, tree in row.get("at", {}).items()}
        save = row.get("save")
        if save:
            ends = Effect("lift", f"{place}.save", {"lift": id, "to": "self"})
            test = Effect("test", f"{place}.save", {"test": save["test"], "success": (ends,)})
            trees.setdefault(str(save.get("at", "turn_ends")), []).append(test)
        for moment, tree in trees.items():
            name = self.effects.function(tree, scope.in_status(self.names, row, moment), "moment")
            if name is not None:
                rows = self.runtime.at.setdefault(moment, {})
                rows[id] = self._later(name)
                self.link(name, partial(rows.__setitem__, id))

    def always(self) -> None:
        """Add what moments bring to everybody."""
        for moment, tree in self.tables.get("always", {}).items():
            name = self.effects.function(tree, scope.in_always(self.names, moment), "always")
            self.link(name, partial(self.runtime.always.__setitem__, moment))

    def harm(self) -> None:
        """Add what becomes of a loss."""
        steps = self.tables.get("harm", {}).get("steps", ())
        scene = scope.in_harm(self.names)
        lines: list[str] = []
        for index, step in enumerate(steps):
            place = f"harm.steps[{index}]"
            condition = self.effects.value(step.get("if", ALWAYS), f"{place}.if", scene, FLAG).text
            if "is" in step:
                text = self.effects.value(step["is"], f"{place}.is", scene).text
            else:
                text = f"max(0, c.amount - ({self.effects.value(step.get('less', 0), f'{place}.less', scene).text}))"
            lines += [f"if {condition}:", f"    c.amount = {text}"]
        if lines:
            name = self.module.add("harm_steps", "c", [*lines, "return c.amount"])
            self.link(name, partial(setattr, self.runtime, "harm"))

    # --- actions and reactions ----------------------------------------------------------------------------

    def _cost(self, row: Mapping[str, Any], place: str, scene: Scene) -> tuple[str | None, str | None, bool]:
        """Return the functions of what is lacking and of paying, and whether the cost hangs on the row."""
        lacks, pays, reads_row = [], [], False
        for id, amount in row.get("cost", {}).items():
            value = self.effects.value(amount, f"{place}.cost.{id}", scene)
            reads_row = reads_row or "row" in value.reads or id == ROW
            if id == ROW:
                if not scene.row:
                    self.report(f"{place}.cost.{id}", said("fault-effects_nobody", word=ROW))
                    continue
                lacks += [f"if lacks_row(c, {scene.row!r}, {value.text}):", f"    return {USES!r}"]
                pays.append(f"use_row(c, c.me, {scene.row!r}, -({value.text}))")
                continue
            there = self.names.of("c.me", id)
            if there is None:
                continue
            has = self.names.left_of("c.me", id)
            lacks += [f"if {has} < {value.text}:", f"    return {id!r}"]
            pays.append(
                f"change_slot(c.table, c.me, {id!r}, -({value.text}))"
                if id in self.names.slots
                else f"spend(c.table, c.me, {id!r}, {value.text}, c.deep)"
            )
        if scene.row and ROW not in row.get("cost", {}) and _spends_row(row.get("does", ())):
            lacks += [f"if lacks_row(c, {scene.row!r}, 1):", f"    return {USES!r}"]
            reads_row = True
        if not lacks:
            return None, None, False
        return (
            self.module.add(self.module.name("cost"), "c", [*lacks, "return None"]),
            self.module.add(self.module.name("pay"), "c", pays) if pays else None,
            reads_row,
        )

    def _cost_words(self, row: Mapping[str, Any]) -> str:
        """Return a cost in words: `1 Fire`, where it is a number."""
        labels = {
            id: self.label(found.get("label"), id) for table in ("pool", "slot") for id, found in self.rows(table)
        }
        parts = [
            f"{amount} {labels.get(id, id)}" for id, amount in row.get("cost", {}).items() if str(amount).isdigit()
        ]
        return ", ".join(parts)

    def reactions(self) -> None:
        """Add the reactions, in the order of the file."""
        for id, row in self.rows("reaction"):
            place, moment, rows = f"reaction.{id}", str(row.get("at")), str(row.get("with", ""))
            scene = scope.in_reaction(self.names, row)
            without = scene.with_(row="")
            condition = self.effects.value(row.get("if", ALWAYS), f"{place}.if", without, FLAG)
            is_open = self.function(self.module.name("check"), "c", condition)
            fits = self.function(
                self.module.name("check"),
                "c",
                self.effects.value(row.get("which", ALWAYS), f"{place}.which", scene, FLAG),
            )
            lacks, pay, _ = self._cost(row, place, scene)
            does = self.effects.function(row.get("does", ()), scene, "reaction")
            self.runtime.reactions.setdefault(moment, []).append(
                ReactionRow(
                    id,
                    str(row.get("of", "target")),
                    (id, *(str(tag) for tag in row.get("tags", ())), "react"),
                    self._later(is_open),
                    condition.text.startswith("(c.hits and "),
                    self._later(fits),
                    rows,
                    row.get("per"),
                    self._later(lacks) if lacks else defaults.nothing,
                    self._later(pay) if pay else defaults.nothing,
                    self._later(does) if does else defaults.nothing,
                )
            )

    def actions(self) -> dict[str, ActionParts]:
        """Return what the text says of the actions."""
        made = {}
        for id, row in self.rows("action"):
            made[id] = self._action(id, row)
        if not made:
            self.report("action", said("fault-written_no_action"))
        return made

    def _action(self, id: str, row: Mapping[str, Any]) -> ActionParts:
        place, rows, targets = f"action.{id}", str(row.get("with", "")), row.get("targets")
        fields = []
        for name, entry in row.get("param", {}).items():
            kind = str(entry.get("kind", "number"))
            words = {key: self.label(word, key) for key, word in entry.get("words", {}).items()} or None
            if kind == "status":
                words = {key: self.label(row.get("label"), key) for key, row in self.rows("status")}
            field = param(
                name,
                PARAM_FIELDS.get(kind, kind),
                self.label(entry.get("label"), name),
                words=words,
                needed=bool(entry.get("needed")),
                default=entry.get("default"),
                minimum=entry.get("low"),
                maximum=entry.get("high"),
                read=_read_dice if kind == "dice" else None,
            )
            fields.append((name, Any, field))
        bare, scene = scope.before_targets(self.names, row), scope.in_action(self.names, row)
        lacks, pay, cost_reads_row = self._cost(row, place, bare)
        needs = tuple(
            self._need(entry, f"{place}.needs[{index}]", scene) for index, entry in enumerate(row.get("needs", ()))
        )
        does = self.effects.function(row.get("does", ()), scene, "action")
        verbs = frozenset(_verbs(row.get("does", ()), self.tables))
        which = None
        if rows and "which" in row:
            which = self._later(
                self.function(
                    self.module.name("check"), "c", self.effects.value(row["which"], f"{place}.which", bare, FLAG)
                )
            )
        aim = None
        if targets is not None:
            aim = self._aim(targets, f"{place}.targets", scene, verbs)
        return ActionParts(
            id=id,
            label=self.label(row.get("label"), id),
            key=str(row.get("key", "")),
            words=(id, *(str(tag) for tag in row.get("tags", ())), "act"),
            acts="acts" in self.effects.moments,
            aim=aim,
            rows=rows,
            rows_label=self.label(self.tables.get("sheet", {}).get(rows, {}).get("label"), rows),
            which=which,
            fields=tuple(fields),
            needs=needs,
            lacks=self._later(lacks) if lacks else None,
            cost_reads_row=cost_reads_row,
            pay=self._later(pay) if pay else None,
            does=self._later(does) if does else defaults.nothing,
            test=self._forecast(row.get("does", ()), scene),
            any_turn=bool(row.get("any_turn")),
            cost=self._cost_words(row),
            drawing=str(row.get("drawing", "")),
        )

    def _need(self, entry: Mapping[str, Any], place: str, scene: Scene) -> Need:
        value = self.effects.value(entry.get("if", ALWAYS), f"{place}.if", scene, FLAG)
        needs = {"with_"} if "row" in value.reads else set()
        if value.reads & {"target", "other"}:
            needs.add("targets")
        needs |= {read.removeprefix("param.") for read in value.reads if read.startswith("param.")}
        name = self.function(self.module.name("check"), "c", value)
        return Need(self._later(name), str(entry.get("else", "not_now")), frozenset(needs))

    def _aim(self, row: Mapping[str, Any], place: str, scene: Scene, verbs: frozenset[str]) -> Aim:
        aimed = scene.aimed()
        fits = reach = None
        reads: frozenset[str] = frozenset()
        if "if" in row:
            value = self.effects.value(row["if"], f"{place}.if", aimed, FLAG)
            fits, reads = self._later(self.function(self.module.name("check"), "c", value)), value.reads
        if "range" in row:
            value = self.effects.value(row["range"], f"{place}.range", aimed)
            cells = value._replace(text=in_cells(value))
            reach, reads = self._later(self.function(self.module.name("check"), "c", cells)), reads | value.reads
        area = size = None
        if "area" in row:
            value = self.effects.value(row["area"]["size"], f"{place}.area.size", aimed)
            size = self._later(self.function(self.module.name("check"), "c", value._replace(text=in_cells(value))))
            area, reads = str(row["area"]["shape"]), reads | value.reads
        return Aim(
            area=area,
            size=size,
            label=self.label(row.get("label"), "Target"),
            who=str(row.get("who", "others")),
            least=int(row.get("least", 1)),
            most=max(int(row.get("most", 1)), int(row.get("least", 1))),
            fits=fits,
            reach=reach,
            reads_row="row" in reads,
            harms="damage" in verbs,
            helps="heal" in verbs,
        )

    def _forecast(self, tree: Sequence[Effect], scene: Scene) -> forecast.Forecast | None:
        """Return what the first test of an action needs to be foretold, if whoever acts rolls it against a target."""
        effect = next((effect for effect in tree if effect.verb == "test"), None)
        test = None if effect is None else self.tables["test"][str(effect["test"])]
        if effect is None or test is None or "target" not in scene.who:
            return None
        if effect.get("who", test.get("who", "self")) != "self":
            return None
        silent: list[str] = []
        quiet = Effects(self.tables, self.names, self.module, lambda place, _: silent.append(place), self.effects.vital)
        what = str(test.get("what", effect["test"]))
        seen, place = test_scene(scene, "c.me", what, "c.target"), effect.place
        dice = str(test.get("roll", "1d20"))
        is_plain = re.fullmatch(r"\d{0,2}d\d{1,4}((k[hl]|d[hl])\d{1,2})?", dice) is not None
        roll, add = quiet.value(dice, place, _Thrown(seen)), quiet.value(test.get("add", 0), place, seen)
        edge = quiet.value(test["edge"], place, seen) if "edge" in test else None
        if test.get("bands"):
            goal = Value("0", NUMBER)
        elif "against" in effect:
            goal = quiet.value(effect["against"], place, scene)
        elif "opposed" in test:
            goal = quiet.value(test["opposed"], place, _Thrown(test_scene(scene, "c.target", what, "c.me")))
        else:
            goal = quiet.value(test.get("against", 0), place, seen)
        counts = int(test.get("each", 6)) if kind_of(test) == "count" else 0
        if silent or (counts and not is_plain):
            return None
        added = [name for name in sorted(self.names.with_dice) if f"number_{name}(c.me)" in add.text]
        more = " + ".join(f"throw_added(c.me, dice_of_{name}, throw)" for name in added)
        return forecast.Forecast(
            roll=dice if is_plain else self._ahead(roll, "c, throw"),
            goal=self._ahead(goal, "c, throw"),
            add=self._ahead(add, "c"),
            edge=None if edge is None else self._ahead(edge, "c"),
            judge=self._later(quiet.judge(test)),
            known={},
            counts=counts,
            rolls_goal=goal.rolls,
            more=self._ahead(Value(more, NUMBER), "c, throw") if more else None,
        )

    def _ahead(self, value: Value, params: str) -> Callable[..., Any]:
        return self._later(self.function(self.module.name("ahead"), params, value))

    # --- the whole --------------------------------------------------------------------------------------

    def order(self) -> Order:
        """Return who acts when."""
        row = self.tables.get("order", {})
        by = str(row.get("by", INITIATIVE))
        roll = None
        if "roll" in row or by == INITIATIVE:
            value = self.effects.value(row.get("roll", "1d20"), "order.roll", scope.in_order(self.names))
            roll = self._later(self.function("initiative_roll", "c", value))
        ties = tuple(str(tie) for tie in row.get("ties", ()))
        numbers = tuple(
            self._later(self.function(self.module.name("tie"), "one", self.of_one(tie, "order.ties")))
            for tie in ties
            if tie not in ("roll", "together", "ask")
        )
        return Order(
            self.runtime,
            by,
            roll,
            bool(row.get("lowest_first")),
            ties,
            numbers,
            row.get("each") == "round",
            row.get("groups") == "one",
        )

    def rests(self) -> tuple[RestRow, ...]:
        """Return the rests."""
        made = []
        for id, row in self.rows("rest"):
            name = self.effects.function(row.get("does", ()), Scene(self.names), "rest")
            made.append(RestRow(id, self.label(row.get("label"), id), self._later(name) if name else defaults.nothing))
        return tuple(made)

    def gains(self) -> tuple[GainRow, ...]:
        """Return what is won."""
        made = []
        for id, row in self.rows("gain"):
            worth = self.function(self.module.name("gain"), "one", self.of_one(row.get("worth", 0), f"gain.{id}.worth"))
            is_shared = row.get("shared", "divided") == "divided"
            label = self.label(row.get("label"), id)
            made.append(GainRow(id, label, bool(row.get("purse")), self._later(worth), is_shared))
        return tuple(made)

    def build(self) -> System:
        """Return the system; faults are reported on the way, and what is built with some is not to be played."""
        self._graph: dict[str, frozenset[str]] = {}
        self._bases: dict[str, Callable[[Any], int]] = {}
        self._compiled: dict[str, Callable[..., Any]] = {}
        self._row_effects: dict[tuple[str, str], Callable[[Occasion], None] | None] = {}
        about = self.tables.get("system", {})
        sheet, options = self.sheet(), self.options()
        self.numbers()
        pools = self.pools()
        slots = self.slots()
        self.uses()
        self.step_tables()
        statuses = self.statuses()
        self.always()
        self.harm()
        self.reactions()
        actions = self.actions()
        rests, gains = self.rests(), self.gains()
        order = self.order()
        reach = self.names.of("one", "reach")
        if reach is not None and reach.type == NUMBER:
            self.function("reach_of", "one", reach._replace(text=in_cells(reach)))
        self._report_circles()
        self._report_unborn()
        self._compiled.update(self.module.compiled())
        for name, use in self._links:
            use(self._compiled[name])
        order = replace(order, roll=settled(order.roll), numbers=settled(order.numbers))
        runtime, id = self.runtime, str(about.get("id", "nameless"))
        runtime.reactions = {moment: [settled(row) for row in rows] for moment, rows in runtime.reactions.items()}
        runtime.pools = {pool.id: settled(pool) for pool in pools}
        runtime.slots = {slot.id: settled(slot) for slot in slots}
        runtime.uses = {id: settled(uses) for id, uses in runtime.uses.items()}
        runtime.actions = {id: at_once(settled(parts)) for id, parts in actions.items()}
        runtime.row_effect = self.row_effect
        reach = self.names.of("one", "reach")
        if reach is not None and reach.type == NUMBER:
            runtime.ground.reach = self._compiled["reach_of"]
        runtime.settle()
        lasting = any(self._keeps_spent(row) for _, row in self.rows("sheet"))
        rest = rest_of(settled(rests), own_label("rest", self.language), runtime)
        attack = own_label("attack", self.language)
        made: list[System[Any, Any]] = []
        system: System[Any, Any] = System(
            id=id,
            title=self.label(about.get("title"), id),
            language=self.language,
            sheet=sheet,
            options=options,
            fight=WrittenFight,
            combatant=type("WrittenCombatant", (WrittenCombatant,), {"statuses": statuses, "rests_on": self._basis()}),
            pools=tuple(runtime.pools.values()),
            slots=tuple(runtime.slots.values()),
            statuses=statuses,
            actions={id: declared(settled(parts), runtime, order.own_turn) for id, parts in actions.items()},
            phrases=self.phrases,
            plain=plain_of(self.tables, self.label(self.tables.get("convert", {}).get("called"), attack)),
            entering=order.entering(**({"new_combatant": partial(new_combatant, runtime)} if lasting else {})),
            turns=order.turns(),
            rulings=self._rulings(order),
            outcome=Outcome(order=simple_fight.order_of, stats=self._stats, explain=self._explain),
            ground=Ground(board=BOARD),
            aftermath=aftermath(runtime, rest, settled(gains), lambda: made[0]),
            tactics=tactics_of(self.tables),
            stat_shown={id: row["shown"] for id, row in self.rows("number") if row.get("shown", "always") != "always"},
            stat_terms={id: self.label(row["label"]) for id, row in self.rows("number") if "label" in row},
        )
        made.append(system)
        return system

    def _basis(self) -> frozenset[str]:
        """Return the attributes of a combatant on which its numbers rest."""
        reads = frozenset().union(*self._graph.values())
        return WrittenCombatant.rests_on | {attribute for read, attribute in LEFT.items() if read in reads}

    def _rulings(self, order: Order) -> Rulings[Any, Any]:
        runtime = self.runtime

        def damage(table: Any, who: Any, amount: int, pool: str | None, kind: str | None) -> None:
            runtime.hurt(table, who, amount, pool or runtime.vital, kind)

        def heal(table: Any, who: Any, amount: int, pool: str | None, kind: str | None) -> None:
            runtime.heal(table, who, amount, pool or runtime.vital)

        def inflict(
            table: Any, who: Any, status: Status, timer: Any, source: str | None, params: Mapping[str, Any]
        ) -> None:
            table.insist(params.keys() <= status.params.keys(), "invalid_params", param="params", value=dict(params))
            runtime.put(table, who, status.id, timer, source, params)

        return Rulings(
            set_pool=runtime.set_pool,
            placed=order.placed,
            fit_cell=fit_cell,
            damage=damage,
            heal=heal,
            inflict=inflict,
            lifted=runtime.ended,
            run_out=runtime.run_out,
            reorder=order.reorder,
            left=order.left,
        )

    def _stats(self, fight: Any, combatant: Any) -> dict[str, Any]:
        return {id: self._compiled[f"number_{id}"](combatant) for id in self.names.numbers}

    def _explain(self, fight: Any, combatant: Any, stat: str) -> tuple[ComputationStep, ...]:
        changes = self.changes.get(stat)
        if not changes or stat not in self._bases:
            return ()
        steps = [ComputationStep("base", self._bases[stat](combatant), "base")]
        for condition in combatant.conditions:
            level = int(condition.params.get("level", 1))
            for way, by, when in changes.get(condition.status, ()):
                if when is None or when(combatant, level):
                    label = self.runtime.statuses[condition.status].label
                    steps.append(ComputationStep(label, by(combatant, level), _KINDS[way], condition.status))
        if len(steps) == 1:
            return ()
        return (*steps, ComputationStep("result", self._compiled[f"number_{stat}"](combatant), "result"))

    def _report_circles(self) -> None:
        """Report numbers that rest on themselves, and name the circle."""
        done: set[str] = set()
        for start in self._graph:
            path: list[str] = []
            waiting = [(start, 0)]
            while waiting:
                name, depth = waiting.pop()
                del path[depth:]
                if name in path:
                    self._report_circle((*path[path.index(name) :], name))
                elif depth > MOST_LINKS:
                    self._report_circle((path[0], "…", name))
                    break
                elif name not in done:
                    path.append(name)
                    done.add(name)
                    waiting += [(other, depth + 1) for other in self._graph[name] if other in self._graph]

    def _report_circle(self, circle: tuple[str, ...]) -> None:
        kind, _, id = circle[0].partition("_")
        own = f"number.{id}.is" if "is" in self.tables.get("number", {}).get(id, {}) else f"number.{id}"
        places = {"derived": f"sheet.{id}.is", "max": f"pool.{id}.max", "slot": f"slot.{id}.count"}
        names = " → ".join(part.partition("_")[2] or part for part in circle)
        self.report(places.get(kind, own), said("fault-written_circle", circle=names))

    def _report_unborn(self) -> None:
        """Report what pools have at most or begin with, if it rests on pools, which are not there yet."""
        for id, _ in self.rows("pool"):
            for field, name in (("max", f"max_{id}"), ("start", f"start_{id}")):
                reads, waiting = set[str](), [name]
                while waiting:
                    more = self._graph.get(waiting.pop(), frozenset()) - reads
                    reads |= more
                    waiting += more
                if "pools" in reads:
                    self.report(f"pool.{id}.{field}", said("fault-written_of_pools"))


def _checked_dice(text: str) -> str:
    """Return dice as they were written; raises ValueError for what is none."""
    check_dice(text)
    return text


DICE_TEXT = Annotated[str, AfterValidator(_checked_dice)]
"""The type of a field with dice."""


class Late:
    """A function of the module that is compiled later."""

    def __init__(self, compiled: Mapping[str, Callable[..., Any]], name: str) -> None:
        self._compiled, self._name = compiled, name

    def __call__(self, *given: Any) -> Any:
        """Call it."""
        return self._compiled[self._name](*given)

    @property
    def function(self) -> Callable[..., Any]:
        """Return the function itself, once it is compiled."""
        return self._compiled[self._name]


def settled(value: Any) -> Any:
    """Return a value with the functions themselves for those that were to be compiled."""
    if isinstance(value, Late):
        return value.function
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value)(*map(settled, value))
    if isinstance(value, tuple):
        return tuple(map(settled, value))
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{field.name: settled(getattr(value, field.name)) for field in fields(value)})
    return value


class _Thrown:
    """A scene whose dice are thrown by `throw`, to foretell them."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene

    def find(self, parts: tuple[str, ...]) -> Value | None:
        return self._scene.find(parts)

    def call(self, function: str, values: tuple[Value, ...]) -> Value | None:
        if function in ("dice", "dice_only") and len(values) == 1:
            text = f"bare_dice({values[0].text})" if function == "dice_only" else values[0].text
            return self.roll(text, values[0].reads)
        return self._scene.call(function, values)

    def roll(self, dice: str, reads: frozenset[str]) -> Value:
        return Value(f"throw({dice})", NUMBER, rolls=True, reads=reads)

    def known(self) -> Iterable[str]:
        return self._scene.known()


def _choice_of(words: tuple[str, ...]) -> Any:
    """Return the type of one of some words."""
    return Literal[words]


def _read_dice(raw: Any) -> str:
    """Return the dice of a script's param; raises ValueError for what is none."""
    if not isinstance(raw, str):
        raise TypeError(raw)
    check_dice(raw)
    return raw


def _several_of(words: tuple[str, ...]) -> Any:
    """Return the type of several of some words."""
    return Annotated[tuple[Literal[words], ...], Field(strict=False)]  # type: ignore[valid-type]


def forbidders_of(row: Mapping[str, Any]) -> Iterable[str]:
    """Yield what a status forbids without a condition."""
    for entry in row.get("forbids", ()):
        if not isinstance(entry, Mapping):
            yield str(entry)
        elif "if" not in entry:
            yield str(entry.get("word"))


def _own_column(row: Mapping[str, Any]) -> str:
    """Return the column of rows that says how often they can be used, if that is all that is said; else nothing."""
    match = re.fullmatch(r"row\.([a-z][a-z0-9_]*)", str(row.get("uses", "")).strip())
    column = row.get("row", {}).get(match[1]) if match else None
    return match[1] if match and column is not None and column.get("kind", "number") == "number" else ""


def _spends_row(tree: Any) -> bool:
    """Whether effects spend a use of the row with which something is done."""
    if isinstance(tree, Effect) and tree.get("spend") == ROW:
        return True
    parts = tree.values() if isinstance(tree, Mapping) else tree if isinstance(tree, list | tuple) else ()
    return any(map(_spends_row, parts))


def _verbs(tree: Any, tables: Tables) -> Iterable[str]:
    """Yield what effects do to their targets: `damage`, `heal`; to put a good status on helps, another harms."""
    if isinstance(tree, Effect) and tree.get("to") != "self":
        if tree.verb in ("damage", "heal"):
            yield tree.verb
        elif tree.verb == "put":
            yield "heal" if tables.get("status", {}).get(str(tree["put"]), {}).get("good") else "damage"
    if isinstance(tree, Mapping):
        for part in tree.values():
            yield from _verbs(part, tables)
    elif isinstance(tree, list | tuple):
        for part in tree:
            yield from _verbs(part, tables)
