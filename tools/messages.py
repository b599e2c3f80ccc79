"""Checks the Fluent files of the core and of every system.

    python -m tools.messages

A message of the English file, or of the book's own language, has to be there in every language, with no other values;
and some code has to say it. What a system leaves to messages to explain has to have one.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from rules.system import registry
from rules.text.messages import BARE, IN_PROSE, LANGUAGES, SHORT, SOURCE
from tools import glosses

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "rules"
CORE = ""
"""Stands for the core in place of a system's id."""
LIBRARY = "models"
"""Stands for the library in place of a system's id."""
SHAPE = re.compile(r"[a-z_]+\\-|\(\.\+\)\\-(?!\(\.\+\)$)")
"""The beginning of an id's pattern: a literal, or anything before one."""
FOR_ENGLISH_ALONE = "english-"
"""The book's own words in English, added by an English log."""


@dataclass(frozen=True)
class Message:
    """A message of a file."""

    id: str
    texts: tuple[str, ...]
    """Each of its variants, with `{name}` for a value."""
    values: frozenset[str]
    """The names of its values, with those that select a variant."""


def folder(system: str) -> Path:
    """Return the folder with the messages of a system, or of the core."""
    return (ROOT / LIBRARY if system == LIBRARY else RULES / system if system else RULES) / "messages"


@cache
def messages(system: str, language: str) -> Mapping[str, Message]:
    """Return the messages of a system or the core in a language; raise ValueError for an invalid file."""
    path = folder(system) / f"{language}.ftl"
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ftl.Junk):
            wrong = [str(path), *(str(annotation.message) for annotation in entry.annotations), str(entry.content)]
            raise ValueError(": ".join(wrong))  # noqa: TRY004 the text is wrong, not its type
        if isinstance(entry, ftl.Message) and entry.value is not None:
            if entry.id.name in found:
                raise ValueError(f"{path}: {entry.id.name} stands there twice")
            texts = tuple(dict.fromkeys(_texts(entry.value)))
            found[entry.id.name] = Message(entry.id.name, texts, frozenset(_values(entry.value)))
    return found


def texts(system: str, language: str) -> dict[str, str]:
    """Return the text of every message by its id; of variants the default."""
    return {id: message.texts[-1] for id, message in messages(system, language).items()}


def _texts(pattern: ftl.Pattern) -> Iterator[str]:
    parts = [tuple(_parts(element)) for element in pattern.elements]
    return ("".join(row) for row in product(*parts))


def _parts(element: object) -> Iterator[str]:
    match element:
        case ftl.TextElement(value=text):
            yield text
        case ftl.Placeable(expression=inner):
            yield from _parts(inner)
        case ftl.VariableReference(id=name):
            yield f"{{{name.name}}}"
        case ftl.MessageReference(id=name):
            yield f"{{{name.name}}}"
        case ftl.StringLiteral():
            yield str(element.parse()["value"])
        case ftl.SelectExpression(variants=variants):
            for variant in variants:
                yield from _texts(variant.value)
        case _:
            raise ValueError(f"no message of ours has a {type(element).__name__}")


def _values(node: object) -> Iterator[str]:
    if isinstance(node, ftl.VariableReference):
        yield node.id.name
    elif isinstance(node, ftl.BaseNode):
        for child in vars(node).values():
            yield from _values(child)
    elif isinstance(node, list):
        for child in node:
            yield from _values(child)


def lacking(system: str, language: str) -> list[str]:
    """Return messages of English that this language lacks."""
    ours = messages(system, language)
    return [id for id in messages(system, SOURCE) if id not in ours and not id.startswith(FOR_ENGLISH_ALONE)]


def strange(system: str, language: str) -> list[str]:
    """Return messages with a value unknown to English and to the book's language."""
    book = registry.system(system).language if system not in (CORE, LIBRARY) else SOURCE
    sources = [messages(system, SOURCE), messages(system, book), messages(CORE, SOURCE)]
    found = []
    for id, message in messages(system, language).items():
        known = [source[id].values for source in sources if id in source]
        if known and not message.values <= frozenset().union(*known):
            found.append(id)
    return found


def unsaid(system: str) -> list[str]:
    """Return the messages that no code uses."""
    words, patterns = _said_by_code()
    explained = _explained(system)
    ids = dict.fromkeys(id for language in LANGUAGES for id in messages(system, language))
    known = {*ids, *messages(CORE, SOURCE)}

    def is_said(id: str) -> bool:
        if explained and id.startswith(glosses.KINDS):
            return id in explained
        is_known = not _is_lonely(id, known) and not _is_lonely(id.removesuffix(BARE), known)
        return is_known and _is_said(id.removesuffix(BARE).removesuffix(SHORT).removesuffix(IN_PROSE), words, patterns)

    return [id for id in ids if not is_said(id)]


def unexplained(system: str) -> list[str]:
    """Return a system's terms without an explanation, and words without a message."""
    if system in (CORE, LIBRARY):
        return []
    known = messages(system, SOURCE)
    found = glosses.asked(registry.system(system))
    return list(
        dict.fromkeys(asked.ids[-1] for asked in found if asked.needed and not any(id in known for id in asked.ids))
    )


@cache
def _explained(system: str) -> frozenset[str]:
    """Return the ids of a system's explanations; the core's are used by code like others."""
    if system in (CORE, LIBRARY):
        return frozenset()
    return frozenset(id for asked in glosses.asked(registry.system(system)) for id in asked.ids)


def _is_lonely(id: str, known: Iterable[str]) -> bool:
    """Return whether a message is a case of another one that is missing."""
    return any(id.endswith(ending) and id.removesuffix(ending) not in known for ending in (BARE, IN_PROSE, SHORT))


def _is_said(id: str, words: frozenset[str], patterns: tuple[re.Pattern[str], ...]) -> bool:
    if id in words:
        return True
    tried = (pattern.fullmatch(id) for pattern in patterns)
    return any(found is not None and all(part in words for part in found.groups()) for found in tried)


@cache
def _said_by_code() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Return every string in the code, and the patterns of composed ids below the window."""
    words: set[str] = {str(number) for number in range(20)}
    shapes: set[str] = set()
    folders = [RULES, *(ROOT / layer for layer in (LIBRARY, "ui", "desktop"))]
    for path in (path for folder in folders for path in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_bytes())):
            match node:
                case ast.Constant(value=str(text)):
                    words.update((text, text.replace(" ", "_")))
                case ast.JoinedStr(values=values):
                    shape = "".join(_shape(part) for part in values)
                    if re.match(SHAPE, shape):
                        shapes.add(shape)
                case ast.keyword(arg=str(name)) | ast.AnnAssign(target=ast.Name(id=name)) | ast.Attribute(attr=name):
                    words.add(name)
    return frozenset(words), tuple(re.compile(shape) for shape in sorted(shapes))


def _shape(part: ast.expr) -> str:
    """Return a pattern for a part of an f-string."""
    if isinstance(part, ast.FormattedValue) and isinstance(part.value, ast.IfExp):
        chosen = (part.value.body, part.value.orelse)
        if all(isinstance(expression, ast.Constant) for expression in chosen):
            values = [re.escape(str(part.value)) for part in chosen if isinstance(part, ast.Constant)]
            return f"({'|'.join(values)})"
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)"


def faults() -> Iterator[str]:
    """Yield everything that is wrong, line by line."""
    for system in (CORE, *registry.ids(), LIBRARY):
        name = system or "core"
        for language in LANGUAGES:
            yield from (f"{name}: {id} is not said in {language}" for id in lacking(system, language))
            yield from (f"{name}: {id} has other values in {language}" for id in strange(system, language))
        yield from (f"{name}: {id} is said by nobody" for id in unsaid(system))
        yield from (f"{name}: {id} has no message" for id in unexplained(system))


def main() -> int:
    """Print what is wrong; return 1 if anything is."""
    found = list(faults())
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
