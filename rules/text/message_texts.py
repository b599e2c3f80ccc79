"""Messages that were given as texts and not as files: of a system that has no folder of its own.

The library that reads the files of messages takes names of files alone, so what is in memory is read here: messages
of Fluent with values, words in quotes, references and variants. Terms, attributes and functions of Fluent are not
read. What cannot be read is left out, as it is in a file.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from hashlib import sha256
from types import MappingProxyType
from typing import Any, NamedTuple, Self

Values = Mapping[str, str | int]
Texts = Mapping[str, str]
NO_TERMS: Mapping[str, Mapping[str, str]] = MappingProxyType({})

MOST_PLACES = 100
"""The most places that one message fills, with those of the messages that it refers to."""
DEEPEST = 20
"""How deep places may stand within each other."""
ENTRY = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
HEAD = re.compile(r"([a-zA-Z][\w-]*) *=", re.ASCII)
NAME = re.compile(r"[a-zA-Z][\w-]*", re.ASCII)
NUMBER = re.compile(r"-?\d+(?:\.\d+)?", re.ASCII)
BLANK = re.compile(r"[ \n]*")
TEXT = re.compile(r"[^{}\n]+")
LINE_BREAK = re.compile(r"\n(?: *\n)*( *)")
QUOTED = re.compile(r'[^"\\\n]+|\\(?:(["\\])|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6}))')
"""What stands between quotes, up to the next sign that is written otherwise."""
NO_LINE = frozenset("[*.}")
"""What a line of a text cannot begin with."""
PLURALS: Mapping[str, Callable[[int], str]] = {
    "en": lambda number: "one" if number == 1 else "other",
    "es": lambda number: "one" if number == 1 else "other",
    "pt": lambda number: "one" if number in (0, 1) else "other",
}
"""Language to the form of words that it has for a number of things."""


class MessagesInMemory(str):
    """Stands for a module's file where messages are looked up beside one; says the texts that it was made with.

    Two of the same texts are equal.
    """

    texts: Texts
    """Language to its messages, in the syntax of Fluent."""
    terms: Mapping[str, Mapping[str, str]]
    """A word of the book to what it is in the languages that have another for it."""
    beneath: str
    """What says that which these texts do not, as `Phrases.file`; empty: the core alone."""
    _bundles: dict[str, MessageBundle]

    __slots__ = ("_bundles", "beneath", "terms", "texts")

    def __new__(cls, texts: Texts, terms: Mapping[str, Mapping[str, str]] = NO_TERMS, beneath: str = "") -> Self:
        """Create the name that stands for these texts."""
        plain = dict(texts), {word: dict(translated) for word, translated in terms.items()}, str(beneath)
        digest = sha256(json.dumps(plain, sort_keys=True).encode("utf-8", "surrogatepass")).hexdigest()
        made = super().__new__(cls, f"messages:{digest}")
        made.texts, made.terms, _ = plain
        made.beneath = beneath
        made._bundles = {}
        return made

    def __getnewargs__(self) -> tuple[Any, ...]:
        """Return the texts, of which a copy in another process is made anew."""
        return dict(self.texts), {word: dict(translated) for word, translated in self.terms.items()}, self.beneath

    def over(self, beneath: str) -> MessagesInMemory:
        """Return the same texts, with what says that which they do not."""
        return MessagesInMemory(self.texts, self.terms, beneath)

    def __getstate__(self) -> None:
        """Return nothing: it is made of its texts."""

    def bundle(self, language: str) -> MessageBundle | None:
        """Return the messages in a language, None without any."""
        if language not in self._bundles and language in self.texts:
            self._bundles[language] = MessageBundle(language, self.texts[language])
        return self._bundles.get(language)


class Unreadable(ValueError):
    """A message that is written wrongly, or fills too many places."""


class MessageBundle:
    """The messages of a text in one language, each read when it is first used."""

    def __init__(self, language: str, text: str) -> None:
        self._plural = PLURALS.get(language.partition("_")[0], PLURALS["en"])
        self._sources = dict(_entries(text.replace("\r\n", "\n")))
        self._patterns: dict[str, Pattern | None] = {}

    @cached_property
    def ids(self) -> frozenset[str]:
        """The ids of all its messages, also of those that cannot be read."""
        return frozenset(self._sources)

    def format(self, id: str, values: Values) -> str | None:
        """Return a message with its values; None if there is none that can be read."""
        try:
            return _Saying(self, values).message(id)
        except Unreadable:
            return None

    def pattern(self, id: str) -> Pattern | None:
        """Return what a message is made of; None if it is not there, or cannot be read."""
        if id not in self._patterns:
            self._patterns[id] = _read(self._sources[id]) if id in self._sources else None
        return self._patterns[id]

    def plural(self, number: int) -> str:
        """Return the form of words for a number of things."""
        return self._plural(number)


# --- what a message is made of ------------------------------------------------------------------------------


class Quoted(str):
    """What stays as it is written, with its blanks."""

    __slots__ = ()


class Value(NamedTuple):
    """The place of a value."""

    name: str


class Reference(NamedTuple):
    """The place of another message."""

    id: str


class Choice(NamedTuple):
    """One of several patterns, chosen by a value."""

    by: str | int | Value
    variants: Mapping[str | float, Pattern]
    """A word, a form of words or a number to what is said then."""
    otherwise: Pattern


Pattern = tuple[str | Value | Reference | Choice, ...]


class _Saying:
    """One message on its way to a text."""

    def __init__(self, bundle: MessageBundle, values: Values) -> None:
        self._bundle, self._values = bundle, values
        self._open: list[str] = []
        self._places = 0

    def message(self, id: str) -> str | None:
        pattern = self._bundle.pattern(id)
        if pattern is None:
            return None
        self._open.append(id)
        text = self._said(pattern)
        self._open.pop()
        return text

    def _said(self, pattern: Pattern) -> str:
        return "".join(part if isinstance(part, str) else self._place(part) for part in pattern)

    def _place(self, part: Any) -> str:
        self._places += 1
        if self._places > MOST_PLACES:
            raise Unreadable
        if isinstance(part, Value):
            value = self._values.get(part.name)
            return f"{{${part.name}}}" if value is None else str(value)
        if isinstance(part, Reference):
            text = None if part.id in self._open else self.message(part.id)
            return f"{{{part.id}}}" if text is None else text
        return self._said(self._chosen(part))

    def _chosen(self, choice: Choice) -> Pattern:
        by = self._values.get(choice.by.name) if isinstance(choice.by, Value) else choice.by
        if by is None:
            return choice.otherwise
        if by in choice.variants:
            return choice.variants[by]
        return choice.otherwise if isinstance(by, str) else self._of_many(choice, by)

    def _of_many(self, choice: Choice, number: int) -> Pattern:
        return choice.variants.get(self._bundle.plural(number), choice.otherwise)


# --- reading ------------------------------------------------------------------------------------------------


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield id and pattern of each message as it is written; of one id the last counts."""
    for entry in ENTRY.split(text):
        if head := HEAD.match(entry):
            yield head[1], entry[head.end() :]


def _read(source: str) -> Pattern | None:
    try:
        return _Reader(source).whole()
    except Unreadable:
        return None


class _Reader:
    """Reads the pattern of one message."""

    def __init__(self, source: str) -> None:
        self._source, self._at, self._depth = source, 0, 0

    def whole(self) -> Pattern:
        """The pattern of the whole message; what is written behind its last line says nothing."""
        pattern = self._pattern()
        if not pattern or self._peek() == "}":
            raise Unreadable
        return pattern

    def _pattern(self) -> Pattern:
        """The pattern from here to its end: the end of the text, or a line that goes on in no text."""
        parts: list[Any] = []
        self._take(" ")
        while self._at < len(self._source) and self._peek() != "}":
            if self._peek() == "{":
                parts.append(self._place())
            elif self._peek() == "\n":
                line = LINE_BREAK.match(self._source, self._at)
                assert line is not None
                if not line[1] or line.end() == len(self._source) or self._source[line.end()] in NO_LINE:
                    break
                parts.append(line)
                self._at = line.end()
            else:
                parts.append(self._matched(TEXT)[0])
        return _dedented(parts)

    def _place(self) -> str | Value | Reference | Choice:
        self._depth += 1
        if self._depth > DEEPEST:
            raise Unreadable
        self._expect("{")
        place = self._inline()
        if self._source.startswith("->", self._at):
            self._at += 2
            place = self._choice(place)
        self._expect("}")
        self._depth -= 1
        return place

    def _inline(self) -> str | Value | Reference | Choice:
        self._blank()
        first = self._peek()
        if first == "{":
            place = self._place()
        elif first == '"':
            place = self._quoted()
        elif first == "$":
            self._at += 1
            place = Value(self._matched(NAME)[0])
        elif first.isdecimal() or first == "-":
            place = Quoted(self._matched(NUMBER)[0])
        else:
            place = Reference(self._matched(NAME)[0])
        self._blank()
        return place

    def _quoted(self) -> Quoted:
        self._expect('"')
        texts: list[str] = []
        while self._peek() != '"':
            match = self._matched(QUOTED)
            code = match[2] or match[3]
            texts.append(chr(min(int(code, 16), 0x10FFFF)) if code else match[1] or match[0])
        self._at += 1
        return Quoted("".join(texts))

    def _choice(self, by: Any) -> Choice:
        variants: dict[str | float, Pattern] = {}
        otherwise: Pattern = ()
        if not isinstance(by, Value | str):
            raise Unreadable
        self._blank()
        while self._peek() in ("[", "*"):
            is_default = self._peek() == "*"
            self._at += is_default
            key = self._key()
            variants.setdefault(key, self._pattern())
            if not variants[key] or (is_default and otherwise):
                raise Unreadable
            if is_default:
                otherwise = variants[key]
            self._blank()
        if not otherwise:
            raise Unreadable
        return Choice(by, variants, otherwise)

    def _key(self) -> str | float:
        self._expect("[")
        self._take(" ")
        first = self._peek()
        is_number = first.isdecimal() or first == "-"
        key = self._matched(NUMBER if is_number else NAME)[0]
        self._take(" ")
        self._expect("]")
        return float(key) if is_number else key

    # --- signs ----------------------------------------------------------------------------------------------

    def _peek(self) -> str:
        return self._source[self._at : self._at + 1]

    def _take(self, sign: str) -> None:
        while self._peek() == sign:
            self._at += 1

    def _blank(self) -> None:
        self._matched(BLANK)

    def _expect(self, sign: str) -> None:
        if self._peek() != sign:
            raise Unreadable
        self._at += 1

    def _matched(self, what: re.Pattern[str]) -> re.Match[str]:
        match = what.match(self._source, self._at)
        if match is None:
            raise Unreadable
        self._at = match.end()
        return match


def _dedented(parts: list[Any]) -> Pattern:
    """Return the parts with line breaks as text, without the indent that all lines have and blanks at the end."""
    indents = [len(part[1]) for part in parts if isinstance(part, re.Match)]
    pattern: list[Any] = []
    for part in parts:
        if isinstance(part, re.Match):
            lines = "\n" * part[0].count("\n") if pattern else ""
            pattern.append(lines + " " * (len(part[1]) - min(indents)))
        else:
            pattern.append(part)
    while pattern and type(pattern[-1]) is str:
        text = pattern.pop().rstrip(" \n")
        if text:
            return (*pattern, text)
    return tuple(pattern)
