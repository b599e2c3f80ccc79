"""What is kept of a fight that no rule knows: who is hidden, notes, cues; and each change of it with its way back.

Marks are plain data: combatant's id to its `hidden` and `notes`, and under `WHOLE` what belongs to the fight. Every
change is a step among the commands of the fight: `at` says how many had been given before it. Steps are kept with the
marks, so that they are taken back after a restart too, and one can ask from where to where in the log somebody was
hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, NamedTuple

from rules.core.facts import Fact
from rules.log.redaction import COMMENT

Marks = Mapping[str, Mapping[str, Any]]
WHOLE = ""
"""The key of what is kept of the fight as a whole: no combatant's id is empty."""
_DONE, _UNDONE = "steps", "undone"
"""Where the steps lie under `WHOLE` in the library."""

Leaf = tuple[str, str, str]
"""The place of one value: whose mark it is, its name, and the name of the part where it has parts (else empty)."""


class MarkChange(NamedTuple):
    """One value of the marks before and after a step; in a list of one, or an empty list where there was none."""

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
    """What it was, where it is not that somebody was hidden or shown."""
    amid: tuple[Mapping[str, Any], int] | None = None
    """The command that was asking when it was made, and how many answers that had; None: nothing was asked."""

    def done(self, marks: Marks) -> dict[str, dict[str, Any]]:
        """The marks after it."""
        return _written(marks, ((change.leaf, change.after) for change in self.changes))

    def taken_back(self, marks: Marks) -> dict[str, dict[str, Any]]:
        """The marks as they were before it."""
        return _written(marks, ((change.leaf, change.before) for change in self.changes))

    def packed(self) -> dict[str, Any]:
        """The step as plain data."""
        changes = [[*change.leaf, [*change.before], [*change.after]] for change in self.changes]
        kept = {"at": self.at, "changes": changes, "ids": [*self.ids], "hidden": self.hidden, "words": self.words}
        return kept if self.amid is None else {**kept, "amid": [*self.amid]}


class HiddenSpan(NamedTuple):
    """A stretch of a fight in which the players did not see somebody."""

    start: int
    """How many commands had been given when it began."""
    end: int | None
    """How many when it ended; None: it has not."""
    first_fact: int
    """The number (`n`) of the first fact in it."""
    end_fact: int | None
    """The number of the first fact after it; None: it has not ended."""

    def holds(self, n: int) -> bool:
        """Whether the fact of this number happened in it."""
        return self.first_fact <= n and (self.end_fact is None or n < self.end_fact)


def step(
    at: int, before: Marks, after: Marks, ids: Sequence[str] = (), words: str = "", *, hidden: bool = False
) -> MarkStep:
    """The step that leads from marks to others."""
    old, new = _leaves(before), _leaves(after)
    changed = [leaf for leaf in dict.fromkeys((*old, *new)) if old.get(leaf) != new.get(leaf)]
    changes = tuple(MarkChange(leaf, old.get(leaf, ()), new.get(leaf, ())) for leaf in changed)
    return MarkStep(at, changes, tuple(ids), hidden, words)


def with_steps(marks: Marks, done: Iterable[MarkStep], undone: Iterable[MarkStep]) -> dict[str, dict[str, Any]]:
    """The marks as they are kept, with the steps that led to them and those that can be done again."""
    kept = {id: dict(mark) for id, mark in marks.items()}
    steps = {_DONE: [candidate.packed() for candidate in done], _UNDONE: [candidate.packed() for candidate in undone]}
    if whole := {**kept.pop(WHOLE, {}), **{name: found for name, found in steps.items() if found}}:
        kept[WHOLE] = whole
    return kept


def without_steps(kept: Marks) -> dict[str, dict[str, Any]]:
    """The marks alone."""
    marks = {id: dict(mark) for id, mark in kept.items()}
    for name in (_DONE, _UNDONE):
        marks.get(WHOLE, {}).pop(name, None)
    for name, value in marks.get(WHOLE, {}).items():
        if isinstance(value, list):  # as fights kept their cues before each of them had a place of its own
            numbered = {str(item["id"]): item for item in value if isinstance(item, dict) and "id" in item}
            marks[WHOLE][name] = numbered
    if not marks.get(WHOLE, True):
        del marks[WHOLE]
    return marks


class MarkHistory(NamedTuple):
    """The marks of a fight at a point of it, the steps that led to them, and those that can be done again."""

    marks: Marks
    done: list[MarkStep]
    undone: list[MarkStep]


def standing(kept: Marks, cursor: int) -> MarkHistory:
    """The marks of a fight after its first `cursor` commands: what was changed later is taken back.

    Steps that make no sense are none, and the marks stand as they are.
    """
    whole = kept.get(WHOLE, {})
    done, undone = (_read(whole.get(name)) for name in (_DONE, _UNDONE))
    order = [candidate.at for candidate in (*done, *reversed(undone))]
    if order != sorted(order):
        done, undone = [], []
    return taken_back_to(MarkHistory(without_steps(kept), done, undone), cursor)


def taken_back_to(now: MarkHistory, cursor: int) -> MarkHistory:
    """The marks as they were after the first `cursor` commands; what came later can be done again."""
    marks, done, undone = now.marks, [*now.done], [*now.undone]
    while done and done[-1].at > cursor:
        marks = done[-1].taken_back(marks)
        undone.append(done.pop())
    return MarkHistory(marks, done, undone)


def hidden_spans(kept: Marks, facts_of: Sequence[int]) -> dict[str, tuple[HiddenSpan, ...]]:
    """Combatant to the stretches in which the players did not see it, the first one first.

    `kept` are the marks of a fight as the library has them, `facts_of` says how many facts each command up to now has
    given. Who joins later may be hidden from the beginning: before it came there is no fact of it.
    """
    marks, done, _ = standing(kept, len(facts_of))
    hidden = [_hidden(marks)]
    for candidate in reversed(done):
        marks = candidate.taken_back(marks)
        hidden.append(_hidden(marks))
    facts = (0, *accumulate(facts_of))
    spans: dict[str, list[HiddenSpan]] = {}
    since: dict[str, int] = {}
    for at, now in zip((0, *(one.at for one in done)), reversed(hidden), strict=True):
        for id in sorted(since.keys() - now):
            start = since.pop(id)
            if at > start:  # else nothing happened in between
                spans.setdefault(id, []).append(HiddenSpan(start, at, facts[start] + 1, facts[at] + 1))
        for id in now - since.keys():
            since[id] = at
    for id, start in since.items():
        spans.setdefault(id, []).append(HiddenSpan(start, None, facts[start] + 1, None))
    return {id: tuple(found) for id, found in sorted(spans.items())}


def _hidden(marks: Marks) -> frozenset[str]:
    return frozenset(id for id, mark in marks.items() if id != WHOLE and mark.get("hidden"))


def _leaves(marks: Marks) -> dict[Leaf, tuple[Any]]:
    """Every value of the marks by its place: of what belongs to the fight, each part by itself."""
    found: dict[Leaf, tuple[Any]] = {}
    for id, mark in marks.items():
        for name, value in mark.items():
            if id == WHOLE and isinstance(value, Mapping):
                found |= {(id, name, part): (item,) for part, item in value.items()}
            else:
                found[id, name, ""] = (value,)
    return found


def _written(marks: Marks, values: Iterable[tuple[Leaf, Sequence[Any]]]) -> dict[str, dict[str, Any]]:
    found = {id: dict(mark) for id, mark in marks.items()}
    for (id, name, part), value in values:
        mark = found.setdefault(id, {})
        if part:
            there = mark.get(name)
            mark[name] = {**there} if isinstance(there, Mapping) else {}
        place, key = (mark[name], part) if part else (mark, name)
        if value:
            place[key] = value[0]
        else:
            place.pop(key, None)
    return found


def _read(data: Any) -> list[MarkStep]:
    """Steps as the library has them; none where one is spoiled, because a way back with a gap leads to wrong marks."""
    found = [_step(item) for item in data] if isinstance(data, list) else []
    return [candidate for candidate in found if candidate is not None] if None not in found else []


def _step(data: Any) -> MarkStep | None:
    if not (isinstance(data, dict) and _is_count(data.get("at")) and isinstance(data.get("changes"), list)):
        return None
    ids, words = data.get("ids", []), data.get("words", "")
    if not (isinstance(ids, list) and all(isinstance(id, str) for id in ids) and isinstance(words, str)):
        return None
    if not all(map(_is_change, data["changes"])):
        return None
    changes = tuple(MarkChange((whose, name, part), old, new) for whose, name, part, old, new in data["changes"])
    return MarkStep(data["at"], changes, tuple(ids), bool(data.get("hidden")), words, _amid(data.get("amid")))


def _amid(data: Any) -> tuple[Mapping[str, Any], int] | None:
    """The command over which a step was made; None where what is kept of that makes no sense."""
    if isinstance(data, list) and len(data) == 2 and isinstance(data[0], dict) and _is_count(data[1]):
        return data[0], data[1]
    return None


def _is_change(data: Any) -> bool:
    if not (isinstance(data, list) and len(data) == 5 and all(isinstance(item, str) for item in data[:3])):
        return False
    return all(isinstance(item, list) and len(item) < 2 for item in data[3:])


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


COMMENTS = "comments"
"""The name under which they are kept among the marks of the whole fight."""

Comments = Mapping[int, str]
"""The number (`n`) of the fact that a line tells, to what was written beside it."""
NONE: Comments = {}


def read(marks: Marks) -> dict[int, str]:
    """The comments among the marks; what is no text, or belongs to no number, is left out."""
    kept = marks.get(WHOLE, {}).get(COMMENTS)
    texts = kept.items() if isinstance(kept, Mapping) else ()
    return {int(n): text for n, text in texts if n.isdecimal() and isinstance(text, str) and text}


def put(marks: Marks, n: int, text: str) -> dict[str, Mapping[str, object]]:
    """The marks with a comment on the line of fact `n` in place of any other; an empty text takes it away."""
    rest = {str(number): kept for number, kept in read(marks).items() if number != n}
    return {**marks, WHOLE: {**marks.get(WHOLE, {}), COMMENTS: {**rest, str(n): text} if text else rest}}


def commented(facts: Iterable[Fact], comments: Comments) -> list[Fact]:
    """The facts, each with its comment behind it, which bears the number of the fact."""
    found: list[Fact] = []
    for fact in facts:
        found.append(fact)
        if text := comments.get(fact.get("n", 0)):
            found.append(comment(fact["n"], text))
    return found


def comment(n: int, text: str) -> Fact:
    """A comment as what the log tells: the players' edition leaves it out as it does the game master's notes."""
    return {"n": n, "command": None, "kind": COMMENT, "actor": None, "text": text}


def is_comment(fact: Fact) -> bool:
    """Whether it is a comment, and nothing that happened in the fight."""
    return bool(fact["kind"] == COMMENT)
