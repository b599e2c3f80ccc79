"""How many steps a regular expression takes on a text, counted and not timed: an engine that tries as Python's does.

`hostile` makes texts on which an expression may try the same stretch again and again. Repeats with an end are cut
short: what they cost has a bound, however long a text is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from re import _constants as codes
from re import _parser as parser
from typing import Any

MOST_TIMES = 6
"""Times that a repeat with an end is tried."""
CANDIDATES = "a1 A-.,;:(/\n\t_\"'*+[{|<=éx2dDB%#@!`~^>)]}&$\\−–½×"
GENERIC = (" ", "a", "1", "A ", "a ", "1 ", "\n", "a,", "(", "-", "1d6+", "[a](", "a\n", "A", ".", "d", "1 a ", ": ")
NEVER = "\x00"


class Steps(Exception):
    """More steps than anybody waits for."""


class Program:
    """An expression as instructions: each tries one sign, or says where to go on."""

    def __init__(self, pattern: re.Pattern[str]) -> None:
        self.flags = pattern.flags
        self.code: list[tuple[Any, ...]] = []
        self.tree = parser.parse(pattern.pattern, pattern.flags & ~re.DEBUG)
        self._sequence(self.tree, self.flags)
        self.code.append(("end",))

    def _add(self, *step: Any) -> int:
        self.code.append(step)
        return len(self.code) - 1

    def _sequence(self, tree: Any, flags: int) -> None:
        for op, value in tree:
            self._one(op, value, flags)

    def _one(self, op: Any, value: Any, flags: int) -> None:
        if op in (codes.LITERAL, codes.NOT_LITERAL, codes.ANY, codes.IN, codes.CATEGORY):
            self._add("sign", {}, op, value, flags)
        elif op is codes.SUBPATTERN:
            group, added, removed, inner = value
            if group is not None:
                self._add("save", 2 * group)
            self._sequence(inner, (flags | added) & ~removed)
            if group is not None:
                self._add("save", 2 * group + 1)
        elif op is codes.BRANCH:
            jumps = []
            for number, each in enumerate(value[1]):
                if number < len(value[1]) - 1:
                    fork = self._add("fork", 0, 0)
                    self._sequence(each, flags)
                    jumps.append(self._add("jump", 0))
                    self.code[fork] = ("fork", fork + 1, len(self.code))
                else:
                    self._sequence(each, flags)
            for jump in jumps:
                self.code[jump] = ("jump", len(self.code))
        elif op in (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT):
            least, most, inner = value
            self._repeat(least, most, inner, flags, lazy=op is codes.MIN_REPEAT, keeps=op is codes.POSSESSIVE_REPEAT)
        elif op is codes.ATOMIC_GROUP:
            self._inner(value, flags, "atomic")
        elif op is codes.AT:
            self._add("at", value, flags)
        elif op in (codes.ASSERT, codes.ASSERT_NOT):
            direction, inner = value
            width = inner.getwidth()[1] if direction < 0 else 0
            self._inner(inner, flags, "ahead" if op is codes.ASSERT else "not", width)
        elif op is codes.GROUPREF:
            self._add("again", value)
        else:
            raise NotImplementedError(op)

    def _inner(self, tree: Any, flags: int, kind: str, *more: Any) -> None:
        """A part that is tried by itself: what it has found is not tried in another way."""
        at = self._add(kind)
        self._sequence(tree, flags)
        self._add("end")
        self.code[at] = (kind, len(self.code), *more)

    def _repeat(self, least: int, most: Any, tree: Any, flags: int, *, lazy: bool, keeps: bool) -> None:
        start = self._add("atomic") if keeps else None
        for _ in range(min(least, MOST_TIMES)):
            self._sequence(tree, flags)
        if most is codes.MAXREPEAT:
            fork = self._add("fork", 0, 0)
            self._sequence(tree, flags)
            self._add("loop", fork)
            ways = fork + 1, len(self.code)
            self.code[fork] = ("fork", *(reversed(ways) if lazy else ways))
        else:
            forks = []
            for _ in range(min(most, MOST_TIMES) - min(least, MOST_TIMES)):
                forks.append(self._add("fork", 0, 0))
                self._sequence(tree, flags)
            for fork in forks:
                ways = fork + 1, len(self.code)
                self.code[fork] = ("fork", *(reversed(ways) if lazy else ways))
        if start is not None:
            self._add("end")
            self.code[start] = ("atomic", len(self.code))

    def steps(self, text: str, *, anywhere: bool, most: int) -> int:
        """Steps of all attempts on a text; raises Steps where there are more than `most`."""
        self.count, self.most = 0, most
        at = 0
        while at <= len(text):
            end = self._run(0, at, text, {})
            if not anywhere:
                break
            at = max(at + 1, end if end is not None else 0)
        return self.count

    def _run(self, start: int, at: int, text: str, groups: dict[int, int]) -> int | None:
        """Where it has matched to from a place; None where it does not match."""
        waiting = [(start, at, groups, -1)]
        while waiting:
            pc, at, groups, last = waiting.pop()
            while True:
                self.count += 1
                if self.count > self.most:
                    raise Steps
                step = self.code[pc]
                kind = step[0]
                if kind == "end":
                    return at
                if kind == "sign":
                    if at >= len(text):
                        break
                    sign, known = text[at], step[1]
                    if sign not in known:
                        known[sign] = fits(sign, *step[2:])
                    if not known[sign]:
                        break
                    at, pc = at + 1, pc + 1
                elif kind == "fork":
                    waiting.append((step[2], at, groups, last))
                    pc = step[1]
                    last = at
                elif kind == "loop":
                    if at == last:
                        pc += 1
                    else:
                        pc = step[1]
                elif kind == "jump":
                    pc = step[1]
                elif kind == "save":
                    groups = {**groups, step[1]: at}
                    pc += 1
                elif (beyond := self._beyond(step, pc, at, text, groups)) is not None:
                    pc, at = beyond
                else:
                    break
        return None

    def _beyond(
        self, step: tuple[Any, ...], pc: int, at: int, text: str, groups: dict[int, int]
    ) -> tuple[int, int] | None:
        """Where to go on behind what only looks, or is tried by itself; None where it does not hold."""
        match step[0]:
            case "at":
                return (pc + 1, at) if stands(step[1], text, at, step[2]) else None
            case "again":
                found = text[groups.get(2 * step[1], 0) : groups.get(2 * step[1] + 1, 0)]
                return (pc + 1, at + len(found)) if text.startswith(found, at) else None
            case "atomic":
                end = self._run(pc + 1, at, text, groups)
                return None if end is None else (step[1], end)
            case kind:
                begin = at - step[2]
                holds = begin >= 0 and self._run(pc + 1, begin, text, groups) is not None
                return (step[1], at) if holds == (kind == "ahead") else None


def fits(sign: str, op: Any, value: Any, flags: int) -> bool:
    """Whether a sign is what an instruction asks for."""
    if op is codes.ANY:
        return sign != "\n" or bool(flags & re.DOTALL)
    if op is codes.IN:
        wanted = value[0][0] is not codes.NEGATE
        inner = value if wanted else value[1:]
        return any(fits(sign, each, what, flags) for each, what in inner) == wanted
    if op is codes.CATEGORY:
        return _is_of(sign, value)
    same = (
        {ord(item) for item in (sign, sign.lower(), sign.upper()) if len(item) == 1}
        if flags & re.IGNORECASE
        else {ord(sign)}
    )
    if op is codes.RANGE:
        return any(value[0] <= item <= value[1] for item in same)
    return (value in same) != (op is codes.NOT_LITERAL)


def _is_of(sign: str, category: Any) -> bool:
    name = str(category)
    found = (
        sign.isspace() if "SPACE" in name else sign.isdecimal() if "DIGIT" in name else sign.isalnum() or sign == "_"
    )
    return found != ("NOT" in name)


def stands(what: Any, text: str, at: int, flags: int) -> bool:
    """Whether a place of a text is where an instruction asks to be."""
    if what in (codes.AT_BEGINNING, codes.AT_BEGINNING_STRING):
        return at == 0 or (what is codes.AT_BEGINNING and bool(flags & re.MULTILINE) and text[at - 1] == "\n")
    if what is codes.AT_END:
        return at == len(text) or text[at:] == "\n" or (bool(flags & re.MULTILINE) and text[at] == "\n")
    if what is codes.AT_END_STRING:
        return at == len(text)
    word = [0 <= place < len(text) and (text[place].isalnum() or text[place] == "_") for place in (at - 1, at)]
    return (word[0] != word[1]) == (what is codes.AT_BOUNDARY)


def hostile(program: Program) -> Iterator[tuple[str, str, str]]:
    """What may stand before, what is repeated, and what stands behind that nothing goes on with."""
    seen: set[tuple[str, str]] = set()
    for before, body in [*_repeats(program.tree, "", program.flags), *(("", item) for item in GENERIC)]:
        if body and (before, body) not in seen:
            seen.add((before, body))
            yield before, body, NEVER


def _repeats(tree: Any, before: str, flags: int) -> Iterator[tuple[str, str]]:
    """Each repeat without an end: what leads to it, and what it repeats."""
    told = before
    for op, value in tree:
        if op in (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT):
            for each in range(3):
                if value[1] is codes.MAXREPEAT:
                    yield told, _sample(value[2], flags, each)
            yield from _repeats(value[2], told, flags)
        elif op is codes.SUBPATTERN:
            yield from _repeats(value[3], told, flags)
        elif op is codes.ATOMIC_GROUP:
            yield from _repeats(value, told, flags)
        elif op is codes.BRANCH:
            for each_ in value[1]:
                yield from _repeats(each_, told, flags)
        told += _sample([(op, value)], flags, 0)


def _sample(tree: Iterable[tuple[Any, Any]], flags: int, which: int) -> str:
    """A short text that a part matches; `which` takes another sign where several would do."""
    told = ""
    for op, value in tree:
        if op in (codes.LITERAL, codes.NOT_LITERAL, codes.ANY, codes.IN, codes.CATEGORY):
            found = [sign for sign in _signs(op, value) if fits(sign, op, value, flags)]
            told += found[min(which, len(found) - 1)] if found else ""
        elif op in (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT):
            told += _sample(value[2], flags, which) * max(1, min(value[0], MOST_TIMES))
        elif op is codes.SUBPATTERN:
            told += _sample(value[3], flags, which)
        elif op is codes.ATOMIC_GROUP:
            told += _sample(value, flags, which)
        elif op is codes.BRANCH:
            told += _sample(value[1][min(which, len(value[1]) - 1)], flags, 0)
    return told


def _signs(op: Any, value: Any) -> Sequence[str]:
    if op is codes.LITERAL:
        return chr(value)
    if op is codes.IN:
        own = "".join(
            chr(what if each is codes.LITERAL else what[0])
            for each, what in value
            if each in (codes.LITERAL, codes.RANGE)
        )
        return CANDIDATES + own
    return CANDIDATES
