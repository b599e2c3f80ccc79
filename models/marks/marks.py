"""What a fight keeps that no rule knows: who is hidden, notes, cues, comments; and each change of it.

Marks are plain data: combatant's id to its `hidden` and `notes`, and under `WHOLE_FIGHT` what belongs to the fight.
Every change is a step among the commands of the fight: `at` says how many had been given before it. Steps are kept with
the marks, so that they can be undone after a restart too, and so that it is known from where to where in the log
somebody was hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, NamedTuple

from rules.core.facts import Fact
from rules.log.redaction import COMMENT

Marks = Mapping[str, Mapping[str, Any]]
WHOLE_FIGHT = ""
"""The key of what is kept of the fight as a whole: no combatant's id is empty."""
_DONE_KEY, _UNDONE_KEY = "steps", "undone"
"""Where the steps stand under `WHOLE_FIGHT` in the library."""

Leaf = tuple[str, str, str]
"""The place of a value: whose mark it is, its name, and the name of its part if it has parts (else empty)."""


class MarkChange(NamedTuple):
    """A value of the marks before and after a step; in a list of one, or an empty list if there was none."""

    leaf: Leaf
    before: Sequence[Any]
    after: Sequence[Any]


@dataclass(frozen=True)
class MarkStep:
    """A change of the marks."""

    at: int
    """How many commands had been given before it."""
    changes: tuple[MarkChange, ...]
    ids: tuple[str, ...] = ()
    """Who was hidden or shown."""
    hidden: bool = False
    """Whether they were hidden; else they were shown."""
    words: str = ""
    """What it was, if nobody was hidden or shown."""
    during: tuple[Mapping[str, Any], int] | None = None
    """The command that was asking when it was made, and how many answers it had; None: nothing was asked."""

    def apply(self, marks: Marks) -> dict[str, dict[str, Any]]:
        """Return the marks after this step."""
        return _with_values(marks, ((change.leaf, change.after) for change in self.changes))

    def revert(self, marks: Marks) -> dict[str, dict[str, Any]]:
        """Return the marks before this step."""
        return _with_values(marks, ((change.leaf, change.before) for change in self.changes))

    def pack(self) -> dict[str, Any]:
        """Return the step as plain data."""
        changes = [[*change.leaf, [*change.before], [*change.after]] for change in self.changes]
        data = {"at": self.at, "changes": changes, "ids": [*self.ids], "hidden": self.hidden, "words": self.words}
        return data if self.during is None else {**data, "amid": [*self.during]}


class HiddenSpan(NamedTuple):
    """A span of a fight in which the players did not see somebody."""

    start: int
    """How many commands had been given when it began."""
    end: int | None
    """How many when it ended; None: it has not."""
    first_fact: int
    """The number (`n`) of the first fact in it."""
    end_fact: int | None
    """The number of the first fact after it; None: it has not ended."""

    def contains(self, n: int) -> bool:
        """Whether the fact of this number happened in it."""
        return self.first_fact <= n and (self.end_fact is None or n < self.end_fact)


def step_between(
    at: int, before: Marks, after: Marks, ids: Sequence[str] = (), words: str = "", *, hidden: bool = False
) -> MarkStep:
    """Return the step that leads from marks to others."""
    old_leaves, new_leaves = _leaves(before), _leaves(after)
    changed_leaves = [
        leaf for leaf in dict.fromkeys((*old_leaves, *new_leaves)) if old_leaves.get(leaf) != new_leaves.get(leaf)
    ]
    changes = tuple(MarkChange(leaf, old_leaves.get(leaf, ()), new_leaves.get(leaf, ())) for leaf in changed_leaves)
    return MarkStep(at, changes, tuple(ids), hidden, words)


def with_steps(marks: Marks, done: Iterable[MarkStep], undone: Iterable[MarkStep]) -> dict[str, dict[str, Any]]:
    """Return the marks as they are stored, with the steps that led to them and those that can be redone."""
    stored = {id: dict(mark) for id, mark in marks.items()}
    steps = {
        _DONE_KEY: [mark_step.pack() for mark_step in done],
        _UNDONE_KEY: [mark_step.pack() for mark_step in undone],
    }
    if of_fight := {
        **stored.pop(WHOLE_FIGHT, {}),
        **{name: packed_steps for name, packed_steps in steps.items() if packed_steps},
    }:
        stored[WHOLE_FIGHT] = of_fight
    return stored


def without_steps(kept: Marks) -> dict[str, dict[str, Any]]:
    """Return the marks alone."""
    marks = {id: dict(mark) for id, mark in kept.items()}
    for name in (_DONE_KEY, _UNDONE_KEY):
        marks.get(WHOLE_FIGHT, {}).pop(name, None)
    for name, value in marks.get(WHOLE_FIGHT, {}).items():
        if isinstance(value, list):  # as fights kept their cues before each of them had a place of its own
            numbered = {str(cue["id"]): cue for cue in value if isinstance(cue, dict) and "id" in cue}
            marks[WHOLE_FIGHT][name] = numbered
    if not marks.get(WHOLE_FIGHT, True):
        del marks[WHOLE_FIGHT]
    return marks


class MarkHistory(NamedTuple):
    """The marks of a fight at a point of it, the steps that led to them, and those that can be redone."""

    marks: Marks
    done: list[MarkStep]
    undone: list[MarkStep]


def history_at(kept: Marks, cursor: int) -> MarkHistory:
    """Return the marks of a fight after its first `cursor` commands; later changes are reverted.

    Steps that make no sense are ignored, and the marks stay as they are.
    """
    of_fight = kept.get(WHOLE_FIGHT, {})
    done, undone = (_unpack_steps(of_fight.get(name)) for name in (_DONE_KEY, _UNDONE_KEY))
    order = [mark_step.at for mark_step in (*done, *reversed(undone))]
    if order != sorted(order):
        done, undone = [], []
    return revert_to(MarkHistory(without_steps(kept), done, undone), cursor)


def revert_to(history: MarkHistory, cursor: int) -> MarkHistory:
    """Return the marks as they were after the first `cursor` commands; what came later can be redone."""
    marks, done, undone = history.marks, [*history.done], [*history.undone]
    while done and done[-1].at > cursor:
        marks = done[-1].revert(marks)
        undone.append(done.pop())
    return MarkHistory(marks, done, undone)


def hidden_spans(kept: Marks, facts_of: Sequence[int]) -> dict[str, tuple[HiddenSpan, ...]]:
    """Return the spans in which the players did not see each combatant, in order.

    `kept` are the marks of a fight as the library has them, `facts_of` the number of facts of each command so far. Who
    joins later may be hidden from the beginning: before its entry there is no fact of it.
    """
    marks, done, _ = history_at(kept, len(facts_of))
    hidden = [_hidden_ids(marks)]
    for mark_step in reversed(done):
        marks = mark_step.revert(marks)
        hidden.append(_hidden_ids(marks))
    facts = (0, *accumulate(facts_of))
    spans: dict[str, list[HiddenSpan]] = {}
    since: dict[str, int] = {}
    for at, hidden_now in zip((0, *(one.at for one in done)), reversed(hidden), strict=True):
        for id in sorted(since.keys() - hidden_now):
            start = since.pop(id)
            if at > start:  # else nothing happened in between
                spans.setdefault(id, []).append(HiddenSpan(start, at, facts[start] + 1, facts[at] + 1))
        for id in hidden_now - since.keys():
            since[id] = at
    for id, start in since.items():
        spans.setdefault(id, []).append(HiddenSpan(start, None, facts[start] + 1, None))
    return {id: tuple(spans_of) for id, spans_of in sorted(spans.items())}


def _hidden_ids(marks: Marks) -> frozenset[str]:
    return frozenset(id for id, mark in marks.items() if id != WHOLE_FIGHT and mark.get("hidden"))


def _leaves(marks: Marks) -> dict[Leaf, tuple[Any]]:
    """Every value of the marks by its place; of what belongs to the fight, each part by itself."""
    leaves: dict[Leaf, tuple[Any]] = {}
    for id, mark in marks.items():
        for name, value in mark.items():
            if id == WHOLE_FIGHT and isinstance(value, Mapping):
                leaves |= {(id, name, part): (part_value,) for part, part_value in value.items()}
            else:
                leaves[id, name, ""] = (value,)
    return leaves


def _with_values(marks: Marks, values: Iterable[tuple[Leaf, Sequence[Any]]]) -> dict[str, dict[str, Any]]:
    marks_ = {id: dict(mark) for id, mark in marks.items()}
    for (id, name, part), value in values:
        mark = marks_.setdefault(id, {})
        if part:
            parts = mark.get(name)
            mark[name] = {**parts} if isinstance(parts, Mapping) else {}
        container, key = (mark[name], part) if part else (mark, name)
        if value:
            container[key] = value[0]
        else:
            container.pop(key, None)
    return marks_


def _unpack_steps(data: Any) -> list[MarkStep]:
    """The steps as the library has them; none if one is damaged, since a gap would lead to wrong marks."""
    steps = [_unpack_step(record) for record in data] if isinstance(data, list) else []
    return [mark_step for mark_step in steps if mark_step is not None] if None not in steps else []


def _unpack_step(data: Any) -> MarkStep | None:
    if not (isinstance(data, dict) and _is_count(data.get("at")) and isinstance(data.get("changes"), list)):
        return None
    ids, words = data.get("ids", []), data.get("words", "")
    if not (isinstance(ids, list) and all(isinstance(id, str) for id in ids) and isinstance(words, str)):
        return None
    if not all(map(_is_change, data["changes"])):
        return None
    changes = tuple(MarkChange((id, name, part), old, new) for id, name, part, old, new in data["changes"])
    return MarkStep(data["at"], changes, tuple(ids), bool(data.get("hidden")), words, _unpack_during(data.get("amid")))


def _unpack_during(data: Any) -> tuple[Mapping[str, Any], int] | None:
    """The command during which a step was made; None if the stored value makes no sense."""
    if isinstance(data, list) and len(data) == 2 and isinstance(data[0], dict) and _is_count(data[1]):
        return data[0], data[1]
    return None


def _is_change(data: Any) -> bool:
    if not (isinstance(data, list) and len(data) == 5 and all(isinstance(field, str) for field in data[:3])):
        return False
    return all(isinstance(field, list) and len(field) < 2 for field in data[3:])


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


COUNTDOWNS = "countdowns"
"""The name of what is said, among the marks of the whole fight, of who sees its countdowns."""


def countdowns_in(marks: Marks) -> dict[str, bool]:
    """Return by name whether the players see a countdown, where that was chosen; damaged choices are left out."""
    chosen = marks.get(WHOLE_FIGHT, {}).get(COUNTDOWNS)
    choices = chosen.items() if isinstance(chosen, Mapping) else ()
    return {name: shown for name, shown in choices if isinstance(shown, bool)}


def with_countdown(marks: Marks, name: str, *, shown: bool) -> dict[str, Mapping[str, object]]:
    """Return the marks with the choice whether the players see a countdown."""
    of_fight = marks.get(WHOLE_FIGHT, {})
    return {**marks, WHOLE_FIGHT: {**of_fight, COUNTDOWNS: {**countdowns_in(marks), name: shown}}}


COMMENTS = "comments"
"""The name of the comments among the marks of the whole fight."""

Comments = Mapping[int, str]
"""The number (`n`) of the fact of a line, to the comment beside it."""
NO_COMMENTS: Comments = {}


def comments_in(marks: Marks) -> dict[int, str]:
    """Return the comments among the marks; damaged ones are left out."""
    comments = marks.get(WHOLE_FIGHT, {}).get(COMMENTS)
    texts = comments.items() if isinstance(comments, Mapping) else ()
    return {int(n): text for n, text in texts if n.isdecimal() and isinstance(text, str) and text}


def with_comment(marks: Marks, n: int, text: str) -> dict[str, Mapping[str, object]]:
    """Return the marks with a comment on the line of fact `n` in place of any other; an empty text removes it."""
    others = {str(number): other_text for number, other_text in comments_in(marks).items() if number != n}
    return {
        **marks,
        WHOLE_FIGHT: {**marks.get(WHOLE_FIGHT, {}), COMMENTS: {**others, str(n): text} if text else others},
    }


def with_comments(facts: Iterable[Fact], comments: Comments) -> list[Fact]:
    """Return the facts, each followed by its comment, which has the number of the fact."""
    facts_: list[Fact] = []
    for fact in facts:
        facts_.append(fact)
        if text := comments.get(fact.get("n", 0)):
            facts_.append(comment_fact(fact["n"], text))
    return facts_


def comment_fact(n: int, text: str) -> Fact:
    """Return a comment as a fact of the log; the players' edition leaves it out like the game master's notes."""
    return {"n": n, "command": None, "kind": COMMENT, "actor": None, "text": text}


def is_comment(fact: Fact) -> bool:
    """Whether it is a comment, and nothing that happened in the fight."""
    return bool(fact["kind"] == COMMENT)
