"""The words of a written system: its labels in several languages, what explains them, questions, refusals and lines.

A stranger's text is plain: `{places}` are all that it can have, so it is escaped into the syntax of Fluent here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rules.core.facts import Fact
from rules.mechanics.vocabulary import Phrases
from rules.text.message_texts import MessagesInMemory
from rules.text.messages import LANGUAGES, messages_of
from rules.written.shape import Effect

Tables = Mapping[str, Mapping[str, Any]]
PLACE = re.compile(r"\{([a-z][a-z0-9_]{0,39})\}")
"""A name between braces in a text for people."""
PEOPLE_SAID = ("actor", "target")
"""The people whom a line of an effect can name; other names are those of numbers."""
SAID, MOVED = "said", "displaced"
"""The kinds of facts by which an effect says something, and by which somebody is moved where there is no board."""
LINE = "line-"
"""Begins the id of the word that is the line of a kind of fact."""
OWN_LABELS = ("rest", "attack", "spent", "dice", "kind")
"""The labels that every written system has, whatever its text says."""
LABELLED = {
    "option": "sheet",
    "sheet": "sheet",
    "pool": "pool",
    "number": "stat",
    "status": "status",
    "action": "action",
}
"""The tables whose rows have labels and help, with the kind of what explains them."""


class Words:
    """All texts of a system, by language."""

    def __init__(self, tables: Tables, language: str) -> None:
        self._tables = tables
        self._language = language
        self._texts: dict[str, dict[str, str]] = {}
        self._terms: dict[str, dict[str, str]] = {}
        self._collect()

    def phrases(self) -> Phrases:
        """Return them as a part of the system."""
        lines = {id.removeprefix(LINE) for texts in self._texts.values() for id in texts if id.startswith(LINE)}
        keys = {SAID: said_by, MOVED: _moved, **{kind: _line(kind) for kind in sorted(lines)}}
        return Phrases(self.texts(), keys=keys, words=_numbers_said)

    def texts(self) -> MessagesInMemory:
        """Return all of them by the ids of messages."""
        messages = {
            language: "".join(f"{id} = {escaped(text)}\n" for id, text in texts.items())
            for language, texts in self._texts.items()
        }
        return MessagesInMemory(messages, self._terms)

    # --- collecting -------------------------------------------------------------------------------------

    def _say(self, id: str, text: Any) -> None:
        """Keep a text: in the language of the file, or one for each language."""
        if text is None:
            return
        texts = {self._language: text} if isinstance(text, str) else text
        for language, words in texts.items():
            if language in LANGUAGES:
                self._texts.setdefault(language, {}).setdefault(id, str(words))

    def _name(self, label: Any) -> None:
        """Keep what a label is in the other languages."""
        if not isinstance(label, Mapping):
            return
        own = str(label.get(self._language) or next(iter(label.values()), ""))
        others = {language: str(text) for language, text in label.items() if language in LANGUAGES and text != own}
        if own and others:
            self._terms.setdefault(own, others)

    def _collect(self) -> None:
        for language, texts in self._tables.get("word", {}).items():
            for id, text in texts.items():
                self._say(id, {language: text})
        self._say("about", self._tables.get("system", {}).get("about"))
        for label in self._labels(self._tables):
            self._name(label)
        for table, kind in LABELLED.items():
            for id, row in self._tables.get(table, {}).items():
                self._say(f"gloss-{kind}-{id}", row.get("help"))
                for key, column in row.get("row", {}).items():
                    self._say(f"gloss-sheet-{id}-{key}", column.get("help"))
                for key, field in row.get("param", {}).items():
                    self._say(f"gloss-field-{id}-{key}", field.get("help"))
        for id, row in self._tables.get("reaction", {}).items():
            self._say(f"question-{id}", row.get("ask", row.get("label")))
            self._say(f"answer-{id}-{id}", row.get("label"))
            self._say(f"answer-{id}-none", row.get("refuse"))
        for id, row in self._tables.get("test", {}).items():
            self._say(f"die-{row.get('what', id)}", row.get("label"))
        self._say_texts(self._tables)
        self._say_costs()
        for name in OWN_LABELS:
            self._name({language: own_label(name, language) for language in LANGUAGES})

    def _labels(self, value: Any) -> Iterator[Any]:
        """Yield every label of the file."""
        for key, part in value.items():
            if key in ("label", "group", "title"):
                yield part
            elif key in ("words", "kinds") and isinstance(part, Mapping):
                yield from part.values()
            elif isinstance(part, Mapping):
                yield from self._labels(part)

    def _say_texts(self, value: Any) -> None:
        """Keep what effects say, at their places."""
        if isinstance(value, Effect):
            self._say(said_at(value.place), value.get("say", value.get("remind")))
            if value.verb == "ask":
                self._say_question(value)
        parts = value.values() if isinstance(value, Mapping) else value if isinstance(value, list | tuple) else ()
        for part in parts:
            self._say_texts(part)

    def _say_question(self, ask: Effect) -> None:
        self._say(f"question-{ask['ask']}", ask.get("label"))

    def _say_costs(self) -> None:
        """Say of each pool and slot that there is not enough of it, in every language, unless the file does."""
        for table in ("pool", "slot"):
            for id, row in self._tables.get(table, {}).items():
                label = row.get("label", id)
                for language in LANGUAGES:
                    named = label if isinstance(label, str) else label.get(language) or next(iter(label.values()), id)
                    text = messages_of("", language).format("refused-not_enough", {"actor": "{actor}", "pool": named})
                    self._say(f"refused-no_{id}", {language: text or named})


def said_at(place: str) -> str:
    """Return the id of the message of what an effect says."""
    return f"{SAID}-{re.sub(r'[^a-z0-9_]+', '-', place).strip('-')}"


def said_by(fact: Fact, teller: Any) -> str | None:
    """Return the id of the message of a fact by which an effect says something."""
    return str(fact["says"])


def _numbers_said(fact: Fact, teller: Any) -> Mapping[str, object]:
    """Return the numbers that a line of an effect names."""
    return dict(fact.get("numbers", {})) if fact["kind"] == SAID else {}


def _moved(fact: Fact, teller: Any) -> str | None:
    return f"displaced-{fact['way']}"


def own_label(name: str, language: str) -> str:
    """Return what is called the same in all written systems, in the language of a file."""
    return messages_of("", language if language in LANGUAGES else "en").format(f"written-{name}") or name


def _line(kind: str) -> Callable[[Fact, Any], str | None]:
    return lambda fact, teller: f"{LINE}{kind}"


def escaped(text: str) -> str:
    """Return a plain text with `{places}` in the syntax of Fluent: nothing else of it can be said."""
    parts = PLACE.split(" ".join(text.split()))
    written = "".join(
        f"{{ ${part} }}" if index % 2 else re.sub(r"[{}\\]", _quoted, part) for index, part in enumerate(parts)
    )
    first = written[:1]
    return f'{{ "{first}" }}{written[1:]}' if first in ("", "[", "*", ".", " ", "#") else written


def _quoted(match: re.Match[str]) -> str:
    """Return a brace or a backslash as Fluent takes it."""
    return '{ "' + match[0].replace("\\", "\\\\") + '" }'
