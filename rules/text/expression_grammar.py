"""The grammar that expressions of import profiles and of written rules share; each adds its atoms and operators."""

from __future__ import annotations

from lark import Lark

_GRAMMAR = r"""
    ?start: choice
    ?choice: either
        | either "if" either "else" choice -> choice
    ?either: both
        | either "or" both -> either
    ?both: negated
        | both "and" negated -> both
    ?negated: compared
        | "not" negated -> negated
    ?compared: total
        | total COMPARISON total -> compared
        | total "in" total -> within
        {comparisons}
    ?total: product
        | total "+" product -> add
        | total "-" product -> subtract
    ?product: sign
        | product "*" sign -> multiply
        | product "//" sign -> floor_divide
        {products}
    ?sign: atom
        | "-" sign -> negative
    ?atom: "(" choice ")"
        | NAME "(" [choice ("," choice)*] ")" -> call
        {atoms}
    COMPARISON: "==" | "!=" | "<=" | ">=" | "<" | ">"
    %ignore /[ \t\r\n]+/
    {tokens}
"""


def parser(*, atoms: str, tokens: str, comparisons: str = "", products: str = "") -> Lark:
    """Return the parser of a kind of expressions: its alternatives in Lark's notation, and its tokens with `NAME`."""
    grammar = _GRAMMAR.format(atoms=atoms, tokens=tokens, comparisons=comparisons, products=products)
    return Lark(grammar, parser="lalr", maybe_placeholders=False)
