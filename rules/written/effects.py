"""Effects of a written system: each list of verbs becomes the lines of one Python function.

A verb is one method of `Effects`. It gets the effect and the `Scene` in which it stands, and returns lines and the
scene after it, in which a roll may have named a number.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.text.localized import said
from rules.written.code import Module, indented
from rules.written.expressions import FLAG, NUMBER, WORD, BadExpression, Nobody, Scope, Value, need, read, shared_unit
from rules.written.schema import ID, OUTCOMES, ROW
from rules.written.scope import ROLLED, Names, Scene
from rules.written.shape import Effect
from rules.written.words import PEOPLE_SAID, PLACE, said_at

FALLS_BACK: Mapping[str, str] = {"critical": "success", "partial": "success", "fumble": "failure"}
"""The outcome whose effects come where an outcome has none of its own."""
DONE = ("critical", "success", "partial")
"""The outcomes with which something is done."""
ATTACK_MOMENTS = frozenset({"hit", "hits", "missed", "misses"})
OF_ROWS = re.compile(r"\brow\.([a-z][a-z0-9_]*)")
Tables = Mapping[str, Mapping[str, Any]]
Report = Callable[[str, str], None]
"""(place, sentence) of a fault."""
Written = tuple[list[str], Scene]
ANSWERS: Mapping[str, tuple[str, ...]] = {
    "against": ("rolled",),
    "amount": ("struck",),
    "outcome": ("rolled", "failed"),
}
"""The verbs with which a reaction changes what is happening, and the moments at which it can."""


class Effects:
    """Writes the functions of effects and tests into a module."""

    def __init__(
        self, tables: Tables, names: Names, module: Module, report: Report, vital: str, *, keeps_words: bool = False
    ) -> None:
        """`keeps_words`: what effects say stands among the messages of the system."""
        self.keeps_words = keeps_words
        self.tables = tables
        self.names = names
        self.module = module
        self.report = report
        self.vital = vital
        self.moments = moments_of(tables)
        """The moments at which something comes."""
        self._writers: Mapping[str, Callable[[Effect, Scene], Written]] = {
            "act": self._act,
            "against": self._raise_goal,
            "amount": self._replace_loss,
            "ask": self._ask,
            "call": self._call,
            "damage": self._damage,
            "do": self._do_row,
            "each": self._each,
            "gain": self._gain,
            "heal": self._heal,
            "if": self._if,
            "let": self._let,
            "lift": self._lift,
            "move": self._move,
            "outcome": self._replace_outcome,
            "put": self._put,
            "remind": self._say,
            "roll": self._roll,
            "say": self._say,
            "set": self._set,
            "spend": self._spend,
            "state": self._state,
            "stop": self._stop,
            "test": self._test,
            "turn": self._turn,
        }

    # --- expressions ------------------------------------------------------------------------------------

    def value(
        self, text: Any, place: str, scope: Scope, type: str = NUMBER, unit: str | None = None, user: str = ""
    ) -> Value:
        """Return the value of an expression; where it cannot be, the fault is reported and it is 0, no or empty.

        `user`: the place of the effect that uses it; of whom it speaks, and who is not there, is the fault of that.
        """
        try:
            value = read(str(text), scope)
            need(type, value)
            if unit is not None:
                shared_unit("=", (value, Value("", NUMBER, unit)))
        except BadExpression as error:
            self.report(user if user and isinstance(error, Nobody) else place, error.args[0])
            return Value({NUMBER: "0", FLAG: "False"}.get(type, "''"), type, unit)
        return value

    def _number(self, effect: Effect, key: str, scene: Scene, default: str = "1") -> str:
        """Return the text of a number of an effect, without dice of its own."""
        return self.value(effect.get(key, default), f"{effect.place}.{key}", scene).text

    def _rolled(self, effect: Effect, key: str, scene: Scene, what: str, target: str = "None") -> str:
        """Return the text of a number of an effect, whose dice are called `what`."""
        return self._number(effect, key, _rolling(scene, what, target))

    # --- trees ------------------------------------------------------------------------------------------

    def function(self, tree: Sequence[Effect], scene: Scene, kind: str) -> str | None:
        """Add the function of a list of effects, which takes the occasion; return its name, None if nothing is done."""
        lines, _ = self.lines(tree, scene)
        if not lines:
            return None
        return self.module.add(self.module.name(kind), "c", [f"work(c, {_count_of(tree)})", *lines])

    def lines(self, tree: Sequence[Effect], scene: Scene) -> Written:
        """Return the lines of a list of effects, and the scene after it."""
        lines: list[str] = []
        for effect in tree:
            more, scene = self._writers[effect.verb](effect, scene)
            lines += more
        return lines, scene

    def _branch(self, tree: Sequence[Effect], scene: Scene) -> list[str]:
        return self.lines(tree, scene)[0]

    # --- whom -------------------------------------------------------------------------------------------

    def _who(self, effect: Effect, scene: Scene, key: str = "to", default: str = "target") -> str:
        """Return Python's text for whom an effect comes to; without targets it is whoever acts."""
        word = effect.get(key)
        if word is None:
            if default not in scene.who and default in scene.perhaps:
                return f"chosen({scene.perhaps[default]}, {scene.who['self']})"
            return scene.who.get(default) or scene.who["self"]
        return self._named(str(word), f"{effect.place}.{key}", scene)

    def _named(self, word: str, place: str, scene: Scene) -> str:
        found = scene.who.get(word) or scene.perhaps.get(word)
        if found is None:
            self.report(place, said("fault-effects_nobody", word=word))
            return scene.who["self"]
        return found

    # --- losses, gains, statuses --------------------------------------------------------------------------

    def _damage(self, effect: Effect, scene: Scene) -> Written:
        who = self._who(effect, scene)
        what, pool = str(effect.get("what", "damage")), repr(effect.get("pool") or self.vital)
        outcome = "c.outcome" if "outcome" in scene.amounts else "''"
        by = scene.perhaps.get("source", "c.me")
        column = self._column_of_parts(str(effect["damage"]), scene)
        if column is None:
            amount, kind = self._rolled(effect, "damage", scene, what, who), self._kind(effect, scene)
            return [f"hurt(c.table, {who}, {amount}, {pool}, {kind}, {by}, c.deep, {outcome})"], scene
        part = self.module.name("row")
        inner = scene.with_(part=(column, part))
        amount = self._rolled(effect, "damage", inner, what, who)
        hurt = f"hurt(c.table, {who}, {amount}, {pool}, {part}.kind, {by}, c.deep, {outcome})"
        return [f"for {part} in c.row.__dict__[{column!r}]:", *indented([hurt])], scene

    def _column_of_parts(self, text: str, scene: Scene) -> str | None:
        """Return the column with several dice, each of its kind, of which an expression speaks."""
        columns = self.names.parts.get(scene.row, set())
        return next((name for name in OF_ROWS.findall(text) if name in columns), None)

    def _kind(self, effect: Effect, scene: Scene) -> str:
        """Return the text of a kind of harm: one of the file's, or what a row, param or option says."""
        kind = effect.get("kind")
        if kind is None:
            return "None"
        if ID.fullmatch(str(kind)) and not (kind == "kind" and "kind" in scene.amounts):
            return repr(str(kind))
        return self.value(kind, f"{effect.place}.kind", scene, WORD).text

    def _heal(self, effect: Effect, scene: Scene) -> Written:
        who = self._who(effect, scene)
        amount = self._rolled(effect, "heal", scene, str(effect.get("what", "heal")), who)
        pool, by = repr(effect.get("pool") or self.vital), scene.perhaps.get("source", "c.me")
        return [f"heal(c.table, {who}, {amount}, {pool}, {by}, c.deep)"], scene

    def _put(self, effect: Effect, scene: Scene) -> Written:
        place, who = effect.place, self._who(effect, scene)
        params = {
            key: self.value(text, f"{place}.carries.{key}", scene).text
            for key, text in effect.get("carries", {}).items()
        }
        if "level" in effect:
            params["level"] = self._rolled(effect, "level", scene, "level")
        timer = self._rolled(effect, "timer", scene, "timer") if "timer" in effect else "NO_TIMER"
        given = "{" + ", ".join(f"{key!r}: {text}" for key, text in params.items()) + "}"
        return [f"give(c, {who}, {self._status(effect, 'put', scene)}, {timer}, {given})"], scene

    def _status(self, effect: Effect, key: str, scene: Scene) -> str:
        """Return the text of a status: one of the file's, or what a param or a row says."""
        named = str(effect[key])
        return repr(named) if ID.fullmatch(named) else self.value(named, f"{effect.place}.{key}", scene, WORD).text

    def _lift(self, effect: Effect, scene: Scene) -> Written:
        return [f"lift(c, {self._who(effect, scene)}, {self._status(effect, 'lift', scene)})"], scene

    def _spend(self, effect: Effect, scene: Scene) -> Written:
        return self._change(effect, scene, "-")

    def _gain(self, effect: Effect, scene: Scene) -> Written:
        return self._change(effect, scene, "")

    def _change(self, effect: Effect, scene: Scene, sign: str) -> Written:
        """Change a pool, a slot or what is left of a row."""
        name, who = str(effect[effect.verb]), self._who(effect, scene, "of", "self")
        by = f"{sign}({self._rolled(effect, 'amount', scene, name)})"
        if name == ROW:
            if not scene.row:
                self.report(f"{effect.place}.{effect.verb}", said("fault-effects_nobody", word=ROW))
                return [], scene
            return [f"use_row(c, {who}, {scene.row!r}, {by})"], scene
        if name in self.names.slots:
            return [f"change_slot(c.table, {who}, {name!r}, {by})"], scene
        return [f"change_pool(c, {who}, {name!r}, {by})"], scene

    def _set(self, effect: Effect, scene: Scene) -> Written:
        who, pool = self._who(effect, scene, "of"), str(effect["set"])
        return [f"set_pool(c.table, {who}, {pool!r}, {self._rolled(effect, 'is', scene, pool)})"], scene

    def _state(self, effect: Effect, scene: Scene) -> Written:
        who = self._who(effect, scene, "of")
        return [f"change_state(c.table, {who}, {str(effect['state'])!r}, c.me, c.deep)"], scene

    # --- numbers and ways ---------------------------------------------------------------------------------

    def _roll(self, effect: Effect, scene: Scene) -> Written:
        name = str(effect["as"])
        return self._name(effect, "roll", name, _rolling(scene, str(effect.get("what", name))), scene)

    def _let(self, effect: Effect, scene: Scene) -> Written:
        return self._name(effect, "is", str(effect["let"]), scene, scene)

    def _name(self, effect: Effect, key: str, name: str, seen: Scene, scene: Scene) -> Written:
        if name not in scene.named and scene.find((name,)) is not None:
            self.report(effect.place, said("fault-effects_name_taken", name=name))
        value = self.value(effect[key], f"{effect.place}.{key}", seen)
        return [f"named_{name} = fit({value.text})"], scene.naming(name, value.unit)

    def _if(self, effect: Effect, scene: Scene) -> Written:
        condition = self.value(effect["if"], f"{effect.place}.if", scene, FLAG).text
        then, otherwise = self._branch(effect.get("then", ()), scene), self._branch(effect.get("else", ()), scene)
        lines = [f"if {condition}:", *indented(then)]
        return lines + (["else:", *indented(otherwise)] if otherwise else []), scene

    def _each(self, effect: Effect, scene: Scene) -> Written:
        each, before = self.module.name("each"), self.module.name("before")
        inner = scene.each()
        do = self._branch(effect["do"], inner)
        if "if" in effect:
            do = [f"if {self.value(effect['if'], f'{effect.place}.if', inner, FLAG).text}:", *indented(do)]
        lines = [
            f"{before} = c.target",
            f"for {each} in group_of(c, {scene.who['self']}, {str(effect['each'])!r}):",
            *indented([f"work(c, {_count_of(effect['do'])})", f"c.target = c.other = {each}", *do]),
            f"c.target = c.other = {before}",
        ]
        return lines, scene

    def _ask(self, effect: Effect, scene: Scene) -> Written:
        options: Mapping[str, Sequence[Effect]] = effect["options"]
        answer, who = self.module.name("answer"), self._who(effect, scene, "of")
        lines = [f"{answer} = ask(c, {str(effect['ask'])!r}, {who}, {tuple(options)!r})"]
        for id, tree in options.items():
            branch = self._branch(tree, scene)
            if branch:
                lines += [f"if {answer} == {id!r}:", *indented(branch)]
        return lines, scene

    def _stop(self, effect: Effect, scene: Scene) -> Written:
        return (["return"] if effect["stop"] else []), scene

    # --- the table, the order, the board ------------------------------------------------------------------

    def _say(self, effect: Effect, scene: Scene) -> Written:
        text = effect[effect.verb]
        if self.keeps_words:
            numbers = ", ".join(f"{name!r}: {value.text}" for name, value in _numbers_in(text, scene).items())
            target, id = scene.who.get("target", "None"), said_at(effect.place)
            return [f"say(c, {target}, {id!r}, {{{numbers}}})"], scene
        return [f"note(c, {_plain(text)!r})"], scene

    def _turn(self, effect: Effect, scene: Scene) -> Written:
        return [f"change_turn(c, {self._who(effect, scene, 'of')}, {str(effect['turn'])!r})"], scene

    def _move(self, effect: Effect, scene: Scene) -> Written:
        who, by = self._who(effect, scene), scene.perhaps.get("source") or scene.perhaps.get("other") or "None"
        far = self.value(effect.get("far", 1), f"{effect.place}.far", scene)
        return [f"move(c, {who}, {by}, {str(effect['move'])!r}, {far.text}, {in_cells(far)})"], scene

    def _act(self, effect: Effect, scene: Scene) -> Written:
        who, target = self._who(effect, scene, "of", "self"), scene.who.get("target", scene.who["self"])
        if target == who:
            target = scene.who["self"]
        return [f"act(c, {who}, {str(effect['act'])!r}, {target}, {effect.get('with')!r})"], scene

    def _call(self, effect: Effect, scene: Scene) -> Written:
        return [f"call(c, {self._who(effect, scene, 'of')}, {str(effect['call'])!r})"], scene

    def _do_row(self, effect: Effect, scene: Scene) -> Written:
        column = str(effect["do"]).partition(".")[2]
        known = self.names.rows.get(scene.row, {}).get(column) if scene.row else None
        if known is None or not known.is_effects:
            self.report(f"{effect.place}.do", said("fault-effects_no_column", column=column))
            return [], scene
        return [f"do_row(c, {scene.row!r}, c.row.__dict__[{column!r}])"], scene

    # --- in reactions -------------------------------------------------------------------------------------

    def _demand_answer(self, effect: Effect, scene: Scene) -> None:
        """Report what only a reaction can do, to a moment at which it still counts."""
        moments = ANSWERS[effect.verb]
        if scene.answers not in moments:
            self.report(effect.place, said("fault-effects_no_answer", verb=effect.verb, moments=", ".join(moments)))

    def _raise_goal(self, effect: Effect, scene: Scene) -> Written:
        self._demand_answer(effect, scene)
        return [f"c.raised = c.raised + ({self._rolled(effect, 'against', scene, 'against')})"], scene

    def _replace_loss(self, effect: Effect, scene: Scene) -> Written:
        self._demand_answer(effect, scene)
        return [f"c.amount = max(0, {self._rolled(effect, 'amount', scene, 'amount')})"], scene

    def _replace_outcome(self, effect: Effect, scene: Scene) -> Written:
        self._demand_answer(effect, scene)
        return [f"c.demanded = {str(effect['outcome'])!r}"], scene

    # --- tests ------------------------------------------------------------------------------------------

    def _test(self, effect: Effect, scene: Scene) -> Written:
        id = str(effect["test"])
        test = self.tables["test"][id]
        whose = "who" if "who" in effect else ""
        roller = self._named(str(effect.get("who", test.get("who", "self"))), f"{effect.place}.{whose}", scene)
        name, outcome = self.test_function(id, test, effect, scene, roller), self.module.name("outcome")
        after = scene.rolled()
        branches = {word: self._branch(effect[word], after) for word in OUTCOMES if word in effect}
        lines, keyword = [f"{outcome} = {name}(c)"], "if"
        for word, branch in branches.items():
            alike = tuple(other for other in OUTCOMES if _leads_to(other, branches) == word)
            lines += [f"{keyword} {outcome} in {alike!r}:", *indented(branch)]
            keyword = "elif"
        if test.get("attack") and self.moments & ATTACK_MOMENTS:
            lines.append(f"after_attack(c, {roller}, {scene.who.get('target', 'None')}, {outcome})")
        return lines, scene

    def test_function(self, id: str, test: Mapping[str, Any], effect: Effect, scene: Scene, roller: str) -> str:
        """Add the function of one use of a test: it rolls, lets others react, tells it, and returns the outcome."""
        what, is_attack = str(test.get("what", id)), bool(test.get("attack"))
        target = scene.who.get("target", scene.who["self"])
        at = target if is_attack and target != roller else "None"
        seen = test_scene(scene, roller, what, at)
        judge, lines = self.judge(test), ["table = c.table", f"who = {roller}"]
        if roller in scene.perhaps.values():
            lines += ["if who is None:", "    return 'failure'"]
        if is_attack and "aimed_at" in self.moments:
            lines.append(f"call(c, {target}, 'aimed_at')")
        lines += self._throw(id, test, effect, seen, what, at)
        lines.append(f"c.against = {self._goal(id, test, effect, scene, seen, what, roller, target)}")
        judged = [f"outcome = {judge}(c)", f"c.hits = outcome in {DONE!r}", "c.outcome = outcome"]
        lines += judged
        if is_attack and "rolled" in self.moments:
            again = [f"outcome = c.settled or {judge}(c)", *judged[1:]]
            lines += [f"if answer(c, 'rolled', {target}):", *indented(again)]
        elif not is_attack and "failed" in self.moments:
            asked = [f"fail(c, {roller})", "outcome = c.outcome", f"c.hits = outcome in {DONE!r}"]
            lines += ["if not c.hits:", *indented(asked)]
        lines += [*_told(test, what, at), "return outcome"]
        return self.module.add(self.module.name("test"), "c", lines)

    def _throw(self, id: str, test: Mapping[str, Any], effect: Effect, seen: Scene, what: str, at: str) -> list[str]:
        """Return the lines that throw the dice."""
        text, place, user = str(test.get("roll", "1d20")), f"test.{id}", f"{effect.place}.test"
        roll = self.value(text, f"{place}.roll", seen, user=user).text
        once = ["first = len(table.thrown)", f"rolled = natural = {roll}"]
        if kind_of(test) == "count":
            once.append(f"rolled = successes(table, first, {int(test.get('each', 6))})")
        lines = [*once]
        if "edge" in test:
            edge = self.value(test["edge"], f"{place}.edge", seen.with_(rolling=None), user=user).text
            stays = ["if (rolled < former[0]) == (lean > 0):", "    rolled, natural = former"]
            again = ["former = rolled, natural", *once, *stays]
            lines += [f"lean = {edge}", "if lean:", *indented(again)]
        lines.append("c.natural = natural")
        if "add" not in test:
            return [*lines, "c.total = rolled"]
        add = self.value(test["add"], f"{place}.add", seen.with_(rolling=None), user=user)
        lines.append(f"c.total = rolled + {add.text}")
        return lines + self.added_dice(add, seen, what, at)

    def added_dice(self, add: Value, seen: Scene, what: str, at: str) -> list[str]:
        """Return the lines that roll the dice which statuses add to the numbers of a test."""
        me = seen.who["self"]
        return [
            f"c.total = c.total + roll_added(c, {me}, dice_of_{name}, {what!r}, {at})"
            for name in sorted(self.names.with_dice)
            if f"number_{name}" in add.reads and f"number_{name}({me})" in add.text
        ]

    def _goal(
        self,
        id: str,
        test: Mapping[str, Any],
        effect: Effect,
        scene: Scene,
        seen: Scene,
        what: str,
        roller: str,
        target: str,
    ) -> str:
        """Return the text of what is to be reached."""
        if test.get("bands"):
            return str(min((number for number, outcome in test["bands"].items() if outcome in DONE), default=0))
        if "against" in effect:
            return self.value(effect["against"], f"{effect.place}.against", scene).text
        user = f"{effect.place}.test"
        if "opposed" in test:
            other = target if roller == scene.who["self"] else scene.who["self"]
            theirs = test_scene(seen, other, what, roller)
            return self.value(test["opposed"], f"test.{id}.opposed", theirs, user=user).text
        return self.value(test.get("against", 0), f"test.{id}.against", seen.with_(rolling=None), user=user).text

    def judge(self, test: Mapping[str, Any]) -> str:
        """Add the function that says what comes of a throw: it reads `natural`, `total` and `against`."""
        lines = []
        for face, outcome in test.get("natural", {}).items():
            lines += [f"if c.natural == {int(face)}:", f"    return {outcome!r}"]
        if test.get("bands"):
            for least, outcome in sorted(test["bands"].items(), reverse=True):
                lines += [f"if c.total >= {int(least)}:", f"    return {outcome!r}"]
            return self.module.add(self.module.name("judge"), "c", [*lines, "return 'failure'"])
        is_under = kind_of(test) == "under"
        lines.append("c.margin = c.against - c.total" if is_under else "c.margin = c.total - c.against")
        if "critical_by" in test:
            lines += [f"if c.margin >= {int(test['critical_by'])}:", "    return 'critical'"]
        if "fumble_by" in test:
            lines += [f"if c.margin <= -{int(test['fumble_by'])}:", "    return 'fumble'"]
        lines.append("return 'success' if c.margin >= 0 else 'failure'")
        return self.module.add(self.module.name("judge"), "c", lines)


def _count_of(tree: Any) -> int:
    """Return how many effects stand in a list, with those within them."""
    if isinstance(tree, Effect):
        return 1 + sum(map(_count_of, tree.values()))
    if isinstance(tree, Mapping):
        return sum(map(_count_of, tree.values()))
    return sum(map(_count_of, tree)) if isinstance(tree, list | tuple) else 0


def moments_of(tables: Tables) -> frozenset[str]:
    """Return the moments at which something comes to somebody, or may be answered."""
    found = set(tables.get("always", {}))
    for row in tables.get("status", {}).values():
        found |= {*row.get("at", {}), *row.get("ends", ())}
        if "save" in row:
            found.add(row["save"].get("at", "turn_ends"))
    return frozenset(found | {str(row["at"]) for row in tables.get("reaction", {}).values() if "at" in row})


def kind_of(test: Mapping[str, Any]) -> str:
    """Return the kind of a test, which may follow from its fields."""
    kind = test.get("kind")
    if kind is not None:
        return str(kind)
    return "bands" if test.get("bands") else "opposed" if "opposed" in test else "reach"


def test_scene(scene: Scene, roller: str, what: str, target: str) -> Scene:
    """Return the scene of a test: its own names are the roller's, `other` is who caused it."""
    me = scene.who["self"]
    perhaps = dict(scene.perhaps)
    if roller == me:
        who = dict(scene.who)
        if "target" in who:
            who["other"] = who["target"]
        elif "source" in perhaps:
            perhaps["other"] = perhaps["source"]
    else:
        who = {"self": roller, "target": me, "other": me}
    perhaps = {word: text for word, text in perhaps.items() if word not in who}
    return scene.with_(
        who=who,
        perhaps=perhaps,
        rolling=(repr(what), roller, target),
        has_held=True,
        named={},
        amounts=scene.amounts - ROLLED,
    )


def _rolling(scene: Scene, what: str, target: str = "None") -> Scene:
    """Return a scene in which dice are rolled by whoever acts."""
    me = scene.who["self"]
    return scene.with_(rolling=(repr(what), me, "None" if target == me else target))


def _told(test: Mapping[str, Any], what: str, target: str) -> list[str]:
    """Return the line that tells a test: an attack always, another unless the file says not."""
    rolled = "dice=table.thrown[first:], total=c.total, against=c.against"
    if test.get("attack"):
        whom = "None" if target == "None" else f"id_of({target})"
        hit = "hit=c.hits, critical=outcome == 'critical'"
        return [f"table.fact('attack', actor=who.id, target={whom}, with_=id_of(c.row), {hit}, {rolled})"]
    if not test.get("told", True):
        return []
    beside = "**({} if outcome in ('success', 'failure') else {'outcome': outcome})"
    return [f"table.fact('roll', actor=who.id, what={what!r}, {rolled}, success=c.hits, {beside})"]


def _leads_to(outcome: str, branches: Mapping[str, Any]) -> str | None:
    """Return the outcome whose effects come."""
    other = FALLS_BACK.get(outcome)
    return outcome if outcome in branches else other if other in branches else None


def in_cells(value: Value) -> str:
    """Return the text of a distance in cells: of five feet, or of one metre and a half."""
    if value.unit in ("feet", "foot", "ft"):
        return f"divided({value.text}, 5)"
    if value.unit in ("metres", "meters", "m"):
        return f"divided(2 * ({value.text}), 3)"
    return value.text


def _numbers_in(text: Any, scene: Scene) -> dict[str, Value]:
    """Return the numbers that a text for people names between braces, such as `{amount}`."""
    texts = text.values() if isinstance(text, Mapping) else (text,)
    names = dict.fromkeys(name for each in texts for name in PLACE.findall(str(each)))
    found = {name: scene.find((name,)) for name in names if name not in PEOPLE_SAID}
    return {name: value for name, value in found.items() if value is not None and value.type == NUMBER}


def _plain(text: Any) -> str:
    """Return a text in the first language that it has."""
    return str(next(iter(text.values()))) if isinstance(text, Mapping) else str(text)
