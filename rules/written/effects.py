"""Effects of a written system: each list of verbs becomes the lines of one Python function.

A verb is one method of `Effects`, named after it. It gets the row of the effect, its place in the file and the `Scene`
in which it stands, and returns lines and the scene after it, in which a roll may have named a number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.text.localized import said
from rules.written.code import Module, indented
from rules.written.expressions import FLAG, NUMBER, WORD, BadExpression, Scope, Value, need, read, shared_unit
from rules.written.scope import ROLLED, Names, Scene

OUTCOMES = ("critical", "success", "partial", "failure", "fumble")
FALLS_BACK: Mapping[str, str] = {"critical": "success", "partial": "success", "fumble": "failure"}
"""The outcome whose effects come where an outcome has none of its own."""
ATTACK_MOMENTS = frozenset({"hit", "hits", "missed", "misses"})
Tables = Mapping[str, Mapping[str, Any]]
Report = Callable[[str, str], None]
"""(place, sentence) of a fault."""
Written = tuple[list[str], Scene]


class Effects:
    """Writes the functions of effects and tests into a module."""

    def __init__(self, tables: Tables, names: Names, module: Module, report: Report, vital: str) -> None:
        self.tables = tables
        self.names = names
        self.module = module
        self.report = report
        self.vital = vital
        self.moments = self._moments()
        """The moments at which something comes."""

    def _moments(self) -> frozenset[str]:
        found = set(self.tables.get("always", {}))
        for row in self.tables.get("status", {}).values():
            found |= {*row.get("at", {}), *row.get("ends", ())}
            if row.get("save"):
                found.add(row["save"].get("at", "turn_ends"))
        return frozenset(found | {str(row.get("at")) for row in self.tables.get("reaction", {}).values()})

    # --- expressions ------------------------------------------------------------------------------------

    def value(self, text: Any, place: str, scope: Scope, type: str = NUMBER, unit: str | None = None) -> Value:
        """Return the value of an expression; where it cannot be, the fault is reported and it is 0, no or empty."""
        if isinstance(text, bool):
            text = "1 == 1" if text else "1 == 0"
        nothing = Value({NUMBER: "0", FLAG: "False"}.get(type, "''"), type, unit)
        try:
            value = read(str(text), scope)
            need(type, value)
            if unit is not None:
                shared_unit("=", (value, Value("", NUMBER, unit)))
        except BadExpression as error:
            self.report(place, error.args[0])
            return nothing
        return value

    # --- trees ------------------------------------------------------------------------------------------

    def function(self, tree: Any, place: str, scene: Scene, kind: str) -> str | None:
        """Add the function of a list of effects, which takes the occasion; return its name, None if nothing is done."""
        lines, _ = self.lines(tree, place, scene)
        return self.module.add(self.module.name(kind), "c", lines) if lines else None

    def lines(self, tree: Any, place: str, scene: Scene) -> Written:
        """Return the lines of a list of effects, and the scene after it."""
        rows = [tree] if isinstance(tree, Mapping) else tree
        if not isinstance(rows, list | tuple):
            return [], scene
        lines: list[str] = []
        for index, row in enumerate(rows):
            if not isinstance(row, Mapping):
                continue
            verb = self.verb_of(row)
            if verb is None:
                continue
            write: Callable[..., Written] = getattr(self, "_replace_amount" if verb == "amount" else f"_{verb}")
            more, scene = write(row, f"{place}[{index}]", scene)
            lines += more
        return lines, scene

    @staticmethod
    def verb_of(row: Mapping[str, Any]) -> str | None:
        """Return the verb of an effect: the field that says what is done."""
        return next((verb for verb in VERB_ORDER if verb in row), None)

    def _branch(self, tree: Any, place: str, scene: Scene) -> list[str]:
        return self.lines(tree, place, scene)[0]

    # --- whom -------------------------------------------------------------------------------------------

    def _who(self, row: Mapping[str, Any], place: str, scene: Scene, key: str = "to", default: str = "target") -> str:
        """Return Python's text for whom an effect comes to; without targets it is whoever acts."""
        word = row.get(key)
        if word is None:
            return scene.who.get(default) or scene.who["self"]
        found = scene.who.get(word) or scene.perhaps.get(word)
        if found is None:
            self.report(f"{place}.{key}", said("fault-effects_nobody", word=word))
            return scene.who["self"]
        return found

    def _by(self, scene: Scene) -> str:
        """Return Python's text for whose doing it is."""
        return scene.perhaps.get("source", "c.me")

    def _rolling(self, scene: Scene, what: str, target: str = "None") -> Scene:
        me = scene.who["self"]
        return scene.with_(rolling=(repr(what), me, "None" if target == me else target))

    def _amount(
        self, row: Mapping[str, Any], key: str, place: str, scene: Scene, what: str, target: str = "None"
    ) -> str:
        return self.value(row.get(key, 1), f"{place}.{key}", self._rolling(scene, what, target)).text

    # --- the verbs --------------------------------------------------------------------------------------

    def _damage(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        who = self._who(row, place, scene)
        amount = self._amount(row, "damage", place, scene, str(row.get("what", "damage")), who)
        outcome = "c.outcome" if "outcome" in scene.amounts else "''"
        pool, kind = repr(row.get("pool") or self.vital), self._kind(row.get("kind"), f"{place}.kind", scene)
        return [f"hurt(c.table, {who}, {amount}, {pool}, {kind}, {self._by(scene)}, c.deep, {outcome})"], scene

    def _kind(self, kind: Any, place: str, scene: Scene) -> str:
        """Return the text of a kind of harm: one of the file's, or what a row, param or option says."""
        if kind is None:
            return "None"
        word = str(kind)
        if "." in word or word == "kind":
            return self.value(word, place, scene, WORD).text
        return repr(word)

    def _heal(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        who = self._who(row, place, scene)
        amount = self._amount(row, "heal", place, scene, str(row.get("what", "heal")), who)
        pool = repr(row.get("pool") or self.vital)
        return [f"heal(c.table, {who}, {amount}, {pool}, {self._by(scene)}, c.deep)"], scene

    def _put(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        who, status = self._who(row, place, scene), str(row["put"])
        params = {
            key: self.value(text, f"{place}.carries.{key}", scene).text for key, text in row.get("carries", {}).items()
        }
        if "level" in row:
            params["level"] = self._amount(row, "level", place, scene, "level")
        timer = self._amount(row, "timer", place, scene, "timer") if "timer" in row else "NO_TIMER"
        given = "{" + ", ".join(f"{key!r}: {text}" for key, text in params.items()) + "}"
        return [f"give(c, {who}, {status!r}, {timer}, {given})"], scene

    def _lift(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        return [f"lift(c, {self._who(row, place, scene)}, {str(row['lift'])!r})"], scene

    def _spend(self, row: Mapping[str, Any], place: str, scene: Scene, sign: str = "-") -> Written:
        name = str(row.get("spend", row.get("gain")))
        who = self._who(row, place, scene, "of", "self")
        amount = self._amount(row, "amount", place, scene, name)
        if row.get("row"):
            return [f"use_row(c, {who}, {sign}({amount}))"], scene
        if name in self.names.slots:
            return [f"change_slot(c.table, {who}, {name!r}, {sign}({amount}))"], scene
        return [f"spend(c.table, {who}, {name!r}, {'' if sign == '-' else '-'}({amount}))"], scene

    def _gain(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        return self._spend(row, place, scene, "+")

    def _set(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        who, pool = self._who(row, place, scene, "of"), str(row["set"])
        return [f"set_pool(c.table, {who}, {pool!r}, {self._amount(row, 'is', place, scene, pool)})"], scene

    def _roll(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        name = str(row.get("as", "rolled"))
        if scene.find((name,)) is not None and name not in scene.named:
            self.report(f"{place}.as", said("fault-effects_name_taken", name=name))
        value = self.value(row["roll"], f"{place}.roll", self._rolling(scene, str(row.get("what", name))))
        return [f"named_{name} = fit({value.text})"], scene.with_(named={**scene.named, name: value.unit})

    def _let(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        return self._roll({"roll": row.get("is", 0), "as": row["let"]}, place, scene)

    def _if(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        condition = self.value(row["if"], f"{place}.if", scene, FLAG).text
        then = self._branch(row.get("then", []), f"{place}.then", scene)
        otherwise = self._branch(row.get("else", []), f"{place}.else", scene)
        lines = [f"if {condition}:", *indented(then)]
        return lines + (["else:", *indented(otherwise)] if otherwise else []), scene

    def _each(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        me, one, before = scene.who["self"], self.module.name("each"), self.module.name("before")
        inner = scene.with_(who={**scene.who, "target": "c.target"})
        do = self._branch(row.get("do", []), f"{place}.do", inner)
        condition = row.get("if")
        if condition is not None:
            do = [f"if {self.value(condition, f'{place}.if', inner, FLAG).text}:", *indented(do)]
        lines = [
            f"{before} = c.target",
            f"for {one} in group_of(c, {me}, {str(row['each'])!r}):",
            *indented([f"c.target = c.other = {one}", *do]),
            f"c.target = c.other = {before}",
        ]
        return lines, scene

    def _ask(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        options = {str(id): tree for id, tree in row.get("options", {}).items()}
        answer, who = self.module.name("answer"), self._who(row, place, scene, "of")
        lines = [f"{answer} = ask(c, {str(row['ask'])!r}, {who}, {tuple(options)!r})"]
        for id, tree in options.items():
            branch = self._branch(tree, f"{place}.options.{id}", scene)
            if branch:
                lines += [f"if {answer} == {id!r}:", *indented(branch)]
        return lines, scene

    def _say(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        return [f"note(c, {_in_words(row['say'])!r})"], scene

    def _remind(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        return [f"remind(c, {_in_words(row['remind'])!r})"], scene

    def _state(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        who = self._who(row, place, scene, "of")
        return [f"change_state(c.table, {who}, {str(row['state'])!r}, c.me, c.deep)"], scene

    def _turn(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        return [f"change_turn(c, {self._who(row, place, scene, 'of')}, {str(row['turn'])!r})"], scene

    def _act(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        who, target = self._who(row, place, scene, "of", "self"), self._who({}, place, scene)
        target = scene.who["self"] if who != scene.who["self"] and target == who else target
        return [f"act(c, {who}, {str(row['act'])!r}, {target})"], scene

    def _call(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        return [f"call(c, {self._who(row, place, scene, 'of')}, {str(row['call'])!r})"], scene

    def _move(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        who, far = self._who(row, place, scene), self._amount(row, "far", place, scene, "far")
        return [f"move(c, {who}, {str(row['move'])!r}, {far})"], scene

    def _against(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        return [f"c.against = c.against + ({self._amount(row, 'against', place, scene, 'against')})"], scene

    def _replace_amount(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        return [f"c.amount = max(0, {self._amount(row, 'amount', place, scene, 'amount')})"], scene

    def _outcome(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        return [f"c.outcome = {str(row['outcome'])!r}"], scene

    def _stop(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        return ["return"], scene

    # --- tests ------------------------------------------------------------------------------------------

    def _test(self, row: Mapping[str, Any], place: str, scene: Scene) -> Written:
        id = str(row["test"])
        test = self.tables.get("test", {}).get(id)
        if test is None:
            return [], scene
        roller = self._roller(row, test, place, scene)
        name = self.test_function(id, test, row, place, scene, roller)
        outcome = self.module.name("outcome")
        after = scene.with_(amounts=scene.amounts | ROLLED)
        branches = {word: self._branch(row[word], f"{place}.{word}", after) for word in OUTCOMES if word in row}
        lines = [f"{outcome} = {name}(c)"]
        keyword = "if"
        for word, branch in branches.items():
            alike = [other for other in OUTCOMES if _leads_to(other, branches) == word]
            lines += [f"{keyword} {outcome} in {tuple(alike)!r}:", *indented(branch)]
            keyword = "elif"
        if test.get("attack") and self.moments & ATTACK_MOMENTS:
            lines.append(f"after_attack(c, {roller}, {self._who({}, place, scene)}, {outcome})")
        return lines, scene

    def _roller(self, row: Mapping[str, Any], test: Mapping[str, Any], place: str, scene: Scene) -> str:
        return self._who({"who": row.get("who", test.get("who", "self"))}, place, scene, "who", "self")

    def rolling_scene(self, scene: Scene, roller: str, what: str, target: str) -> Scene:
        """Return the scene of a test: its own names are the roller's, `other` is who caused it."""
        me = scene.who["self"]
        if roller == me:
            who = dict(scene.who)
            perhaps = {**scene.perhaps}
            if "target" in who:
                perhaps.pop("other", None)
                who["other"] = who["target"]
            elif "source" in perhaps:
                perhaps["other"] = perhaps["source"]
        else:
            who = {"self": roller, "target": me, "other": me}
            perhaps = {word: text for word, text in scene.perhaps.items() if word not in who}
        return scene.with_(
            who=who,
            perhaps=perhaps,
            rolling=(repr(what), roller, target),
            has_held=True,
            named={},
            amounts=scene.amounts,
        )

    def test_function(
        self, id: str, test: Mapping[str, Any], row: Mapping[str, Any], place: str, scene: Scene, roller: str
    ) -> str:
        """Add the function of one use of a test: it rolls, lets others react, tells it, and returns the outcome."""
        spot, what, kind = f"test.{id}", str(test.get("what", id)), str(test.get("kind", "reach"))
        is_attack = bool(test.get("attack"))
        target = self._who({}, place, scene)
        at = target if is_attack and target != roller else "None"
        seen = self.rolling_scene(scene, roller, what, at)
        judge = self._judge(test, kind)
        roll = self._thrown(test, spot, seen, what, roller, at)
        add = self.value(test.get("add", 0), f"{spot}.add", seen).text
        lines = ["table = c.table", f"who = {roller}"]
        if roller in scene.perhaps.values():
            lines += ["if who is None:", "    return 'failure'"]
        if is_attack and "aimed_at" in self.moments:
            lines.append(f"call(c, {target}, 'aimed_at')")
        lines += ["first = len(table.thrown)", f"rolled = {roll}"]
        if "edge" in test:
            lines += [
                f"lean = {self.value(test['edge'], f'{spot}.edge', seen).text}",
                "if lean:",
                f"    again = {roll}",
                "    rolled = max(rolled, again) if lean > 0 else min(rolled, again)",
            ]
        lines.append("c.natural = rolled")
        if kind == "count":
            lines.append(f"rolled = successes(table, first, {int(test.get('each', 6))})")
        lines.append(f"c.total = rolled + {add}")
        lines.append(f"c.against = {self._goal(test, row, spot, place, seen, scene, what, roller, target)}")
        lines += [f"outcome = {judge}(c)", "hits = outcome in ('critical', 'success', 'partial')"]
        lines += ["c.outcome = outcome", "c.hits = hits"]
        reacts = "rolled" if is_attack else "failed"
        if reacts in self.moments:
            condition = "" if is_attack else "if not hits:"
            asked = [f"answer(c, {reacts!r}, {target if is_attack else roller})"]
            asked.append(f"outcome = {judge}(c)" if is_attack else "outcome = c.outcome")
            asked += ["hits = outcome in ('critical', 'success', 'partial')", "c.outcome = outcome", "c.hits = hits"]
            lines += [condition, *indented(asked)] if condition else asked
        lines += self._told(test, what, target if is_attack else "None")
        lines.append("return outcome")
        return self.module.add(self.module.name("test"), "c", lines)

    def _thrown(self, test: Mapping[str, Any], spot: str, seen: Scene, what: str, roller: str, at: str) -> str:
        """Return the text of the throw: a single plain die is asked for as one."""
        text = str(test.get("roll", "1d20"))
        count, _, faces = text.partition("d")
        if count in ("", "1") and faces.isdigit() and 1 <= int(faces) <= 1000:
            return f"table.die({int(faces)}, {what!r}, who, target={at})"
        return self.value(text, f"{spot}.roll", seen).text

    def _goal(
        self,
        test: Mapping[str, Any],
        row: Mapping[str, Any],
        spot: str,
        place: str,
        seen: Scene,
        scene: Scene,
        what: str,
        roller: str,
        target: str,
    ) -> str:
        """Return the text of what is to be reached."""
        if test.get("bands"):
            return str(min((number for number, outcome in _faces(test["bands"]) if _does_it(outcome)), default=0))
        if "against" in row:
            return self.value(row["against"], f"{place}.against", scene).text
        if "opposed" in test:
            me = scene.who["self"]
            other = target if roller == me else me
            turned = self.rolling_scene(seen.with_(who={**seen.who}), other, what, roller)
            return self.value(
                test["opposed"], f"{spot}.opposed", turned.with_(rolling=(repr(what), other, roller))
            ).text
        return self.value(test.get("against", 0), f"{spot}.against", seen).text

    def _judge(self, test: Mapping[str, Any], kind: str) -> str:
        """Add the function that says what comes of a throw: it reads `natural`, `total` and `against`."""
        lines = []
        for number, outcome in _faces(test.get("natural", {})):
            lines += [f"if c.natural == {number}:", f"    return {outcome!r}"]
        bands = sorted(_faces(test.get("bands", {})), reverse=True)
        if bands:
            for number, outcome in bands:
                lines += [f"if c.total >= {number}:", f"    return {outcome!r}"]
            return self.module.add(self.module.name("judge"), "c", [*lines, "return 'failure'"])
        lines.append("c.margin = c.against - c.total" if kind == "under" else "c.margin = c.total - c.against")
        if "critical_by" in test:
            lines += [f"if c.margin >= {int(test['critical_by'])}:", "    return 'critical'"]
        if "fumble_by" in test:
            lines += [f"if c.margin <= -{int(test['fumble_by'])}:", "    return 'fumble'"]
        lines.append("return 'success' if c.margin >= 0 else 'failure'")
        return self.module.add(self.module.name("judge"), "c", lines)

    def _told(self, test: Mapping[str, Any], what: str, target: str) -> list[str]:
        """Return the lines that tell the test: an attack always, another unless the file says not."""
        dice = "list(table.thrown[first:])"
        if test.get("attack"):
            whom = "None" if target == "None" else f"id_of({target})"
            more = f"hit=hits, critical=outcome == 'critical', dice={dice}, total=c.total, against=c.against"
            return [f"table.fact('attack', actor=who.id, target={whom}, with_=id_of(c.row), {more})"]
        if test.get("told", True) is False:
            return []
        more = f"dice={dice}, total=c.total, against=c.against, success=hits"
        return [f"table.fact('roll', actor=who.id, what={what!r}, {more})"]


VERB_ORDER = (
    *("each", "test", "call", "act", "ask", "let", "roll", "damage", "heal", "put", "lift", "spend", "gain", "set"),
    *("state", "turn", "move", "say", "remind", "if", "against", "amount", "outcome", "stop"),
)
"""The verbs, those first whose fields are verbs of others: `test` has `against`, `each` `if`, `spend` `amount`."""


def _faces(given: Mapping[Any, Any]) -> list[tuple[int, str]]:
    """Return numbers to outcomes."""
    return [(int(number), str(outcome)) for number, outcome in given.items()]


def _does_it(outcome: str) -> bool:
    return outcome in ("critical", "success", "partial")


def _leads_to(outcome: str, branches: Mapping[str, Any]) -> str | None:
    """Return the outcome whose effects come."""
    return outcome if outcome in branches else FALLS_BACK.get(outcome) if FALLS_BACK.get(outcome) in branches else None


def _in_words(text: Any) -> str:
    """Return a text in the language of its file."""
    return str(next(iter(text.values()))) if isinstance(text, Mapping) else str(text)
