"""Expressions of written rules: whole numbers with units, yes or no, words; total, bounded, and typed when read.

An expression becomes a piece of Python text made of our operators, constants and names alone (`Value.text`). What its
names mean is the business of a `Scope`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache
from typing import NamedTuple, Protocol

from lark import Lark, Token, Transformer, Tree, v_args
from lark.exceptions import LarkError, UnexpectedInput, VisitError

from rules.dice.dice import BadExpression as BadDice
from rules.dice.dice import parse
from rules.text.expression_grammar import parser
from rules.text.localized import message_of, said
from rules.written.schema import FUNCTIONS, OUTCOMES
from rules.written.schema import WHO as PEOPLE

LONGEST = 500
"""Characters of an expression; longer ones are refused."""
DEEPEST = 60
"""How many operations may stand within each other."""
LIMIT = 1_000_000_000
"""No number is larger than this, nor smaller than its negative."""
MOST_DICE, MOST_FACES = 40, 1000
NUMBER, FLAG, WORD, LIST, DICE, TEXT, WHO = "number", "flag", "word", "list", "dice", "text", "who"
"""The types of values: a combatant is a `who`, a `dice` is the text of a field with dice."""
KEYWORDS = frozenset({"if", "else", "and", "or", "not", "in", "is"})


class BadExpression(ValueError):
    """An expression that cannot be; its message is localized."""


class Nobody(BadExpression):
    """An expression that speaks of somebody, the target for instance, where nobody is."""


class Value(NamedTuple):
    """A part of an expression: Python's text for it, its type, and what it rests on."""

    text: str
    type: str
    unit: str | None = None
    """The unit of a number; None fits any."""
    rolls: bool = False
    """Whether dice are rolled for it."""
    reads: frozenset[str] = frozenset()
    """What it looks at beside sheet and conditions: `pools`, `slots`, `number_ac`, `target`."""
    words: frozenset[str] = frozenset()
    """Of a word or a list of words: those that it may be; empty: any."""


class Node(NamedTuple):
    """A part of an expression as it is written: `add`, `call`, `path`, `number`…, and what it is made of."""

    kind: str
    parts: tuple[Node | str, ...]


class Scope(Protocol):
    """What the names of an expression mean where it stands."""

    def find(self, parts: tuple[str, ...]) -> Value | None:
        """Return the value of a dotted name; None if there is none here."""

    def call(self, function: str, values: tuple[Value, ...]) -> Value | None:
        """Return the value of a call; None if there is no such function. Raises BadExpression."""

    def roll(self, dice: str, reads: frozenset[str]) -> Value:
        """Return the value of a roll; `dice` is the Python text of a text with dice. Raises BadExpression."""

    def known(self) -> Iterable[str]:
        """Return the names and functions that there are here, for the likely one."""


def fit(number: int) -> int:
    """Return a number within the limits."""
    return max(-LIMIT, min(LIMIT, number))


def divided(number: int, by: int) -> int:
    """Return a quotient rounded down; by 0 it is 0."""
    return number // by if by else 0


def remaining(number: int, by: int) -> int:
    """Return what remains of a division; by 0 it is 0."""
    return number % by if by else 0


def sign(number: int) -> int:
    """Return −1, 0 or 1."""
    return (number > 0) - (number < 0)


def half_up(number: int) -> int:
    """Return half of a number, rounded up."""
    return -((-number) // 2)


def clamp(number: int, low: int, high: int) -> int:
    """Return a number within two limits."""
    return max(low, min(number, high))


ARITHMETIC: Mapping[str, Callable[..., int]] = {
    "abs": abs,
    "clamp": clamp,
    "divided": divided,
    "fit": fit,
    "half_up": half_up,
    "max": max,
    "min": min,
    "remaining": remaining,
    "sign": sign,
}
"""The functions of numbers that the text of an expression names."""
_COUNTS: Mapping[str, tuple[int, int]] = {
    "abs": (1, 1),
    "clamp": (3, 3),
    "half": (1, 1),
    "half_up": (1, 1),
    "max": (2, 9),
    "min": (2, 9),
    "sign": (1, 1),
}
"""The least and most values of the functions of numbers."""
NUMBER_FUNCTIONS = tuple(_COUNTS)


def joined_reads(values: Iterable[Value]) -> frozenset[str]:
    """Return all that several values look at."""
    return frozenset().union(*(value.reads for value in values))


def likely(word: str, known: Iterable[str]) -> str:
    """Return the known word that is most like another; empty if none is."""
    return next(iter(get_close_matches(word[:60], sorted(set(known)), 1, 0.65)), "")


def need(type: str, value: Value, sign: str = "") -> None:
    """Refuse a value of another type."""
    if value.type == DICE and type == NUMBER:
        raise BadExpression(said("fault-expression_roll_field"))
    if value.type != type:
        raise BadExpression(_of_type(sign, value.type, type))


def _of_type(sign: str, found: str, needed: str) -> str:
    kinds = {"found": said(f"expression-type_{found}"), "needed": said(f"expression-type_{needed}")}
    return said("fault-expression_operand", sign=sign, **kinds) if sign else said("fault-expression_type", **kinds)


def shared_unit(sign: str, values: Iterable[Value]) -> str | None:
    """Return the unit that several numbers have in common; refuses two different ones."""
    units = sorted({value.unit for value in values if value.unit is not None})
    if len(units) > 1:
        raise BadExpression(said("fault-expression_units", first=units[0], second=units[1], sign=sign))
    return units[0] if units else None


def arithmetic(function: str, values: tuple[Value, ...]) -> Value | None:
    """Return a call of one of the functions of numbers; None if it is another function."""
    if function not in _COUNTS:
        return None
    least, most = _COUNTS[function]
    if not least <= len(values) <= most:
        raise BadExpression(said("fault-expression_arguments", function=function, least=least, most=most))
    for value in values:
        need(NUMBER, value, function)
    unit = None if function == "sign" else shared_unit(function, values)
    given = ", ".join(value.text for value in values)
    text = f"({given} // 2)" if function == "half" else f"{function}({given})"
    return Value(text, NUMBER, unit, any(value.rolls for value in values), joined_reads(values))


_MEANT: Mapping[str, str] = {"/": "fault-expression_divide", "=": "fault-expression_equals"}
"""A sign that means nothing here to the sentence that says what is meant."""


class _Builder(Transformer[Token, Value]):
    """Translates the tree of an expression into Python text."""

    def __init__(self, scope: Scope) -> None:
        super().__init__()
        self._scope = scope

    @v_args(inline=True)
    def number(self, token: Token) -> Value:
        return Value(str(int(token)), NUMBER)

    @v_args(inline=True)
    def word(self, token: Token) -> Value:
        return Value(repr(str(token)[1:-1]), WORD)

    @v_args(inline=True)
    def dice(self, token: Token) -> Value:
        check_dice(str(token))
        return self._scope.roll(repr(str(token)), frozenset())

    def path(self, children: list[Token]) -> Value:
        parts = tuple(str(child) for child in children)
        found = self._scope.find(parts)
        if found is None:
            if parts[0] in OUTCOMES:
                raise BadExpression(said("fault-expression_unknown_near", name=parts[0], near=f"'{parts[0]}'"))
            if parts[0] in PEOPLE and self._scope.find(parts[:1]) is None:
                raise Nobody(said("fault-expression_nobody", name=".".join(parts), who=parts[0]))
            is_level = self._scope.find(("level",)) is not None
            functions = FUNCTIONS - {"level"} if is_level else FUNCTIONS
            names = [name for name in self._scope.known() if name not in functions]
            raise BadExpression(unknown(".".join(parts), names))
        return found

    def call(self, children: list[Token | Value | None]) -> Value:
        function = str(children[0])
        values = tuple(child for child in children[1:] if isinstance(child, Value))
        found = arithmetic(function, values) or self._scope.call(function, values)
        if found is None:
            raise BadExpression(unknown(f"{function}()", FUNCTIONS))
        rolls = found.rolls or any(value.rolls for value in values)
        return found._replace(rolls=rolls, reads=found.reads | joined_reads(values))

    def _of_two(self, sign: str, first: Value, second: Value, text: str, type: str = NUMBER) -> Value:
        need(NUMBER, first, sign)
        need(NUMBER, second, sign)
        unit = shared_unit(sign, (first, second))
        return Value(
            text.format(first.text, second.text),
            type,
            unit if type == NUMBER else None,
            first.rolls or second.rolls,
            first.reads | second.reads,
        )

    @v_args(inline=True)
    def add(self, first: Value, second: Value) -> Value:
        return self._of_two("+", first, second, "({} + {})")

    @v_args(inline=True)
    def subtract(self, first: Value, second: Value) -> Value:
        return self._of_two("-", first, second, "({} - {})")

    @v_args(inline=True)
    def multiply(self, first: Value, second: Value) -> Value:
        if first.unit and second.unit:
            raise BadExpression(said("fault-expression_units", first=first.unit, second=second.unit, sign="*"))
        return self._of_two("*", first, second, "fit({} * {})")

    @v_args(inline=True)
    def floor_divide(self, first: Value, second: Value) -> Value:
        ratio = first.unit is not None and first.unit == second.unit
        found = self._of_two("//", first, second, "divided({}, {})")
        return found._replace(unit=None) if ratio else found

    @v_args(inline=True)
    def remain(self, first: Value, second: Value) -> Value:
        return self._of_two("%", first, second, "remaining({}, {})")

    @v_args(inline=True)
    def negative(self, value: Value) -> Value:
        need(NUMBER, value, "-")
        return value._replace(text=f"(-{value.text})")

    @v_args(inline=True)
    def compared(self, first: Value, sign: Token, second: Value) -> Value:
        return self._of_two(str(sign), first, second, f"({{}} {sign} {{}})", FLAG)

    def _identity(self, sign: str, first: Value, second: Value) -> Value:
        if first.type != second.type or first.type not in (WORD, WHO):
            raise BadExpression(said("fault-expression_is"))
        _demand_word(first, second)
        _demand_word(second, first)
        is_who = first.type == WHO
        written = {"==": "is", "!=": "is not"}[sign] if is_who else sign
        return Value(f"({first.text} {written} {second.text})", FLAG, None, False, first.reads | second.reads)

    @v_args(inline=True)
    def same(self, first: Value, second: Value) -> Value:
        return self._identity("==", first, second)

    @v_args(inline=True)
    def other(self, first: Value, second: Value) -> Value:
        return self._identity("!=", first, second)

    def _membership(self, sign: str, word: Value, values: Value) -> Value:
        if word.type != WORD or values.type != LIST:
            raise BadExpression(said("fault-expression_in"))
        _demand_word(word, values)
        return Value(f"({word.text} {sign} {values.text})", FLAG, None, False, word.reads | values.reads)

    @v_args(inline=True)
    def within(self, word: Value, values: Value) -> Value:
        return self._membership("in", word, values)

    @v_args(inline=True)
    def without(self, word: Value, values: Value) -> Value:
        return self._membership("not in", word, values)

    def _of_flags(self, sign: str, first: Value, second: Value) -> Value:
        need(FLAG, first, sign)
        need(FLAG, second, sign)
        text = f"({first.text} {sign} {second.text})"
        return Value(text, FLAG, None, first.rolls or second.rolls, first.reads | second.reads)

    @v_args(inline=True)
    def both(self, first: Value, second: Value) -> Value:
        return self._of_flags("and", first, second)

    @v_args(inline=True)
    def either(self, first: Value, second: Value) -> Value:
        return self._of_flags("or", first, second)

    @v_args(inline=True)
    def negated(self, value: Value) -> Value:
        need(FLAG, value, "not")
        return value._replace(text=f"(not {value.text})")

    @v_args(inline=True)
    def choice(self, value: Value, condition: Value, otherwise: Value) -> Value:
        need(FLAG, condition, "if")
        if value.type != otherwise.type:
            raise BadExpression(_of_type("else", otherwise.type, value.type))
        unit = shared_unit("else", (value, otherwise)) if value.type == NUMBER else None
        parts = (value, condition, otherwise)
        text = f"({value.text} if {condition.text} else {otherwise.text})"
        return Value(text, value.type, unit, any(part.rolls for part in parts), joined_reads(parts))


def _demand_word(word: Value, among: Value) -> None:
    """Refuse a quoted word that the other value can never be."""
    if among.words and word.text[:1] == "'" and word.text.strip("'") not in among.words:
        raise BadExpression(unknown(word.text.strip("'"), among.words))


def unknown(name: str, known: Iterable[str]) -> str:
    """Return the sentence for a name that is not there, with the likely one."""
    near = likely(name.removesuffix("()"), known)
    return (
        said("fault-expression_unknown_near", name=name, near=near)
        if near
        else said("fault-expression_unknown", name=name)
    )


def check_dice(text: str) -> None:
    """Refuse dice that there are not, more than 40 of them, or with more than 1,000 faces."""
    try:
        dice = parse(text, special=True)
    except BadDice as error:
        raise BadExpression(message_of(error)) from None
    if any(term.faces > MOST_FACES for term in dice.terms) or len(dice.dice) > MOST_DICE:
        raise BadExpression(said("fault-dice_none", text=text))


@lru_cache(maxsize=1)
def _parser() -> Lark:
    return parser(
        comparisons="""
        | total "is" total -> same
        | total "is" "not" total -> other
        | total "not" "in" total -> without""",
        products="""| product "%" sign -> remain""",
        atoms="""
        | DICE -> dice
        | NUMBER -> number
        | WORD -> word
        | path""",
        tokens=r"""
        path: NAME ("." NAME)*
        DICE.2: /\d{0,3}d\d{1,4}((k[hl]|d[hl])\d{1,2})?!?/
        NAME: /(?!(?:if|else|and|or|not|in|is)\b)[a-z_][a-z0-9_]*/
        WORD: /'[A-Za-z0-9_ \-]{1,40}'/
        NUMBER: /\d{1,9}/
        """,
    )


@lru_cache(maxsize=8192)
def _tree(text: str) -> Tree[Token]:
    tree: Tree[Token] = _parser().parse(text)
    return tree


@lru_cache(maxsize=8192)
def _depth_of_text(text: str) -> int:
    deepest, level = 0, [_tree(text)]
    while level:
        deepest += 1
        level = [child for tree in level for child in tree.children if isinstance(child, Tree)]
    return deepest


def outline(text: str) -> Node:
    """Return an expression as it is written, whatever its names mean; raises BadExpression with one sentence."""
    return _node(_parsed(text))


def _node(tree: Tree[Token]) -> Node:
    return Node(str(tree.data), tuple(_node(part) if isinstance(part, Tree) else str(part) for part in tree.children))


def _parsed(text: str) -> Tree[Token]:
    if len(text) > LONGEST:
        raise BadExpression(said("fault-expression_long", most=LONGEST))
    try:
        tree = _tree(text)
        if isinstance(tree, Tree):
            if _depth_of_text(text) > DEEPEST:
                raise BadExpression(said("fault-expression_deep", most=DEEPEST))
            return tree
    except UnexpectedInput as error:
        is_at_end = getattr(getattr(error, "token", None), "type", "") == "$END"
        column = -1 if is_at_end else getattr(error, "column", -1)
        rest = text[max(0, column - 1) :][:20] if column > 0 else ""
        if rest[:1] in _MEANT:
            raise BadExpression(said(_MEANT[rest[0]])) from None
        raise BadExpression(
            said("fault-expression_unreadable", text=text, rest=rest)
            if rest
            else said("fault-expression_unfinished", text=text)
        ) from None
    except (LarkError, RecursionError, MemoryError):
        pass
    raise BadExpression(said("fault-expression_unfinished", text=text))


def read(text: str, scope: Scope) -> Value:
    """Return what an expression means; raises BadExpression with one sentence."""
    tree = _parsed(text)
    try:
        return _Builder(scope).transform(tree)
    except VisitError as error:
        if isinstance(error.orig_exc, BadExpression):
            raise error.orig_exc from None
        raise
    except (RecursionError, MemoryError):
        raise BadExpression(said("fault-expression_unfinished", text=text)) from None
