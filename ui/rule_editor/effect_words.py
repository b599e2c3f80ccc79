"""Effects in words: a sentence for each verb with places for its fields, what these say, and what they may be."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from PySide6.QtCore import QObject

from rules.text.sanitize import without_controls
from rules.written import schema
from rules.written.expressions import Scope
from rules.written.schema import OUTCOMES, VERBS, Effects, Mapped
from rules.written.scope import Scene
from ui.rule_editor import words
from ui.rule_editor.expression_words import ExpressionWords
from ui.rule_editor.said_names import SaidNames
from ui.rule_editor.vocabulary import Vocabulary, plain

FIRST = ("test", "damage", "heal", "put", "lift", "if", "each", "roll", "spend", "gain", "ask", "remind")
"""The effects that are used most, in the order of the menu."""
LONGEST_SHOWN = 80
"""Characters of a text in a sentence."""
PLACE = re.compile(r"\{([a-z]+)\}")


@dataclass(frozen=True)
class Sentence:
    """A sentence with places, `{damage}`, and what stands behind it where fields are said that need not be."""

    text: str
    clauses: Mapping[str, str] = field(default_factory=dict)
    headings: Mapping[str, str] = field(default_factory=dict)
    """The fields with effects of their own, each with what stands above them; of answers, `{answer}` is one."""
    offers: Mapping[str, str] = field(default_factory=dict)
    """The fields that are offered beside a sentence that does not say them; others are in the effect's menu."""

    @cached_property
    def always(self) -> tuple[str, ...]:
        """The fields that stand in the sentence, said or not."""
        return tuple(PLACE.findall(self.text))

    def pieces(self, said: Mapping[str, object]) -> Iterator[tuple[str, str]]:
        """Yield the sentence piece by piece: words, or the name of a field."""
        for text in (self.text, *(clause for name, clause in self.clauses.items() if name in said)):
            for index, piece in enumerate(PLACE.split(text)):
                if piece.strip():
                    yield ("", piece.strip()) if index % 2 == 0 else (piece, "")


def has_effects(verb: str, name: str) -> bool:
    """Whether a field of a verb has effects of its own, by themselves or by answers."""
    kind = VERBS[verb].all_fields[name].kind
    return isinstance(kind, Effects) or (isinstance(kind, Mapped) and isinstance(kind.of, Effects))


def in_menu(verbs: list[str]) -> list[str]:
    """Return effects in the order of a menu: those of a reaction, then those that are used most."""
    answers = [verb for verb in ("against", "amount", "outcome") if verb in verbs]
    order = [*answers, *FIRST, *VERBS]
    return sorted(verbs, key=order.index)


@dataclass(frozen=True)
class PlacedEffect:
    """An effect where it stands."""

    effect: Mapping[str, Any]
    verb: str
    vocabulary: Vocabulary
    here: Scope
    """What is known before it."""
    table: str
    """The table in which it stands: who acts is called otherwise in an action than in a condition."""

    @property
    def fields(self) -> Mapping[str, schema.Field]:
        """The fields of its verb."""
        return VERBS[self.verb].all_fields

    @property
    def is_own_target(self) -> bool:
        """Whether the target is whoever acts, as at a moment of a condition."""
        return isinstance(self.here, Scene) and self.here.who.get("target") == self.here.who["self"]

    def within(self, field: str) -> Scope:
        """Return what is known within a field."""
        return self.vocabulary.within(self.here, self.effect, field)


class EffectWords(QObject):
    """Effects in the reader's language: their sentences, what their fields say, and what these may be instead."""

    def sentence(self, verb: str) -> Sentence:
        """Return the sentence of an effect."""
        return self._sentences[verb]

    @cached_property
    def _sentences(self) -> Mapping[str, Sentence]:
        called = {"what": self.tr("– in the log the dice are called {what}")}
        outcomes = {
            "critical": self.tr("On a critical success"),
            "success": self.tr("On a success"),
            "partial": self.tr("On a success at a price"),
            "failure": self.tr("On a failure"),
            "fumble": self.tr("On a fumble"),
        }
        assert outcomes.keys() == OUTCOMES.keys()
        return {
            "damage": Sentence(
                self.tr("{to} loses {damage} of {pool}"),
                {"kind": self.tr("by {kind}"), **called},
                offers={"kind": self.tr("+ kind of damage")},
            ),
            "heal": Sentence(self.tr("{to} gets {heal} of {pool} back"), called),
            "put": Sentence(
                self.tr("{to} gets {put}"),
                {
                    "timer": self.tr("for {timer} turns"),
                    "level": self.tr("– levels: {level}"),
                    "carries": self.tr("– it remembers {carries}"),
                },
                offers={"timer": self.tr("+ for how long")},
            ),
            "lift": Sentence(self.tr("{to} gets rid of {lift}")),
            "spend": Sentence(self.tr("{of} spends {amount} of {spend}")),
            "gain": Sentence(self.tr("{of} gains {amount} of {gain}")),
            "set": Sentence(self.tr("{of} now has exactly {is} of {set}")),
            "roll": Sentence(self.tr("Roll {roll} and call the result {as}"), called),
            "let": Sentence(self.tr("Work out {is} and call it {let}")),
            "test": Sentence(
                self.tr("{who} makes the test {test}"),
                {"against": self.tr("– the number to reach is {against}")},
                outcomes,
            ),
            "if": Sentence(self.tr("If {if}"), {}, {"then": self.tr("Then"), "else": self.tr("Otherwise")}),
            "each": Sentence(
                self.tr("For each of {each}"),
                {"if": self.tr("– only if {if}")},
                {"do": self.tr("This happens")},
                {"if": self.tr("+ only some of them")},
            ),
            "ask": Sentence(
                self.tr("Ask {of} {label}"),
                {"ask": self.tr("– known as {ask}")},
                {"options": self.tr("If the answer is {answer}")},
            ),
            "against": Sentence(self.tr("The attack has to reach {against} more")),
            "amount": Sentence(self.tr("The loss becomes {amount}")),
            "outcome": Sentence(self.tr("The result becomes {outcome}")),
            "state": Sentence(self.tr("{of} is now {state}")),
            "turn": Sentence(self.tr("{of} {turn}")),
            "act": Sentence(
                self.tr("{of} does {act} at once"),
                {"with": self.tr("with {with}")},
                offers={"with": self.tr("+ with what")},
            ),
            "call": Sentence(self.tr("For {of} this moment comes: {call}")),
            "do": Sentence(self.tr("Do what stands in {do}")),
            "move": Sentence(self.tr("{to} {move} – how far: {far}")),
            "say": Sentence(self.tr("The log says {say}")),
            "remind": Sentence(self.tr("Remind the table: {remind}")),
            "stop": Sentence(self.tr("{stop}")),
        }

    # --- what a field says ----------------------------------------------------------------------------------

    @staticmethod
    def label(verb: str, field: str) -> str:
        """Return what a field of an effect is called."""
        return words.field_label("verb", verb, field)

    @staticmethod
    def help(verb: str, field: str) -> str:
        """Return a sentence about what is said by a field of an effect."""
        return words.field_help("verb", verb, field)

    def text_of(self, placed: PlacedEffect, field: str) -> tuple[str, bool]:
        """Return what a piece of the sentence shows, and whether that is only what is so unless something is said."""
        value = placed.effect.get(field)
        if value is None or value == "":
            return self._usual(placed, field), True
        return self._said(placed, field, value), False

    def _said(self, placed: PlacedEffect, field: str, value: Any) -> str:
        path, vocabulary, kind = ("verb", placed.verb, field), placed.vocabulary, placed.fields[field].kind
        match kind:
            case schema.Word() if kind is schema.WHO_FIELD:
                return vocabulary.who(value, placed.table)
            case schema.Word():
                return words.word_label(path, value)
            case schema.Ref():
                return words.word_label(path, value) if value in kind.also else _named(vocabulary, kind, value)
            case schema.Either():
                is_id = schema.ID.fullmatch(str(value)) is not None and placed.here.find((str(value),)) is None
                return _named(vocabulary, reference_in(kind), value) if is_id else self._in_words(placed, field, value)
            case schema.Expression():
                return self._in_words(placed, field, value)
            case schema.Label():
                text = self.names_said(placed).shown(value if isinstance(value, str) else vocabulary.said(value))
                short = text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 1].rstrip()}…"
                return self.tr("“{text}”").format(text=short)
            case schema.Flag():
                return self._stopping(value)
            case schema.Text():
                columns = {column.id: column.label for column in vocabulary.columns(placed.here)}
                return columns.get(str(value), str(value))
            case schema.Mapped():
                pairs = (f"{plain(name)} = {self._in_words(placed, field, number)}" for name, number in value.items())
                return ", ".join(pairs)
        return plain(str(value))

    @staticmethod
    def names_said(placed: PlacedEffect) -> SaidNames:
        """Return what the text of an effect can name between braces."""
        says = placed.verb in ("say", "remind")
        return SaidNames(placed.vocabulary.said_names(placed.here, placed.table) if says else {})

    def _stopping(self, value: object) -> str:
        return self.tr("nothing more happens") if value else self.tr("the rest happens all the same")

    def _in_words(self, placed: PlacedEffect, field: str, value: Any) -> str:
        if isinstance(value, bool):
            return self.tr("yes") if value else self.tr("no")
        if isinstance(value, int):
            return str(value)
        text = str(value)
        return ExpressionWords(placed.vocabulary, placed.within(field)).say(text) or text

    def _usual(self, placed: PlacedEffect, field: str) -> str:
        """Return what is so where a field is not said."""
        if placed.fields[field].kind is schema.WHO_FIELD:
            return placed.vocabulary.who(_usual_who(placed, field), placed.table)
        if field == "pool":
            return placed.vocabulary.vital or "…"
        return "1" if field in ("amount", "far") and field != placed.verb else "…"

    # --- what it may be -------------------------------------------------------------------------------------

    def choices(self, placed: PlacedEffect, field: str) -> list[tuple[str, Any]] | None:
        """Return what a field may say, each in words and as it is written; None if it is written by hand."""
        kind, path, vocabulary = placed.fields[field].kind, ("verb", placed.verb, field), placed.vocabulary
        match kind:
            case schema.Word() if kind is schema.WHO_FIELD:
                return [(vocabulary.who(word, placed.table), word) for word in _whom(placed, field)]
            case schema.Word():
                return [(words.word_label(path, word), word) for word in kind.words]
            case schema.Ref():
                has_row = isinstance(placed.here, Scene) and bool(placed.here.row)
                also = [word for word in kind.also if word != schema.ROW or has_row]
                return [*_rows(vocabulary, kind), *((words.word_label(path, word), word) for word in also)]
            case schema.Either():
                named = [name for name in vocabulary.named(placed.here) if name.type == "word"]
                return [*_rows(vocabulary, reference_in(kind)), *((name.label, name.id) for name in named)] or None
            case schema.Flag():
                return [(self._stopping(value), value) for value in (True, False)]
            case schema.Text():
                return [(column.label, column.id) for column in vocabulary.columns(placed.here)]
        return None

    def first(self, placed: PlacedEffect, field: str) -> Any:
        """Return what a field says as soon as it is added."""
        start: dict[str, Any] = {"level": 1, "timer": 1, "against": 10, "carries": {"number": 1}, "if": True}
        choices = self.choices(placed, field)
        if choices:
            return choices[0][1]
        return start.get(field, "name")


def reference_in(kind: schema.Either) -> schema.Ref:
    """Return the reference among kinds of values."""
    return next(inner for inner in kind.kinds if isinstance(inner, schema.Ref))


def _rows(vocabulary: Vocabulary, kind: schema.Ref) -> list[tuple[str, Any]]:
    return [(row.label, row.id) for row in vocabulary.rows(kind.tables)]


def _named(vocabulary: Vocabulary, kind: schema.Ref, id: Any) -> str:
    return next((label for label, known in _rows(vocabulary, kind) if known == id), plain(str(id)))


def _usual_who(placed: PlacedEffect, field: str) -> str:
    """Return whom an effect comes to if nothing is said of it."""
    if placed.verb == "test":
        test = placed.vocabulary.tables.get("test", {}).get(str(placed.effect.get("test")), {})
        return str(test.get("who", "self"))
    known = {*placed.here.who, *placed.here.perhaps} if isinstance(placed.here, Scene) else set[str]()
    is_target = placed.fields[field] == schema.TO and "target" in known and not placed.is_own_target
    return "target" if is_target else "self"


def _whom(placed: PlacedEffect, field: str) -> list[str]:
    """Return the combatants that there are where an effect stands."""
    if not isinstance(placed.here, Scene):
        return [*schema.WHO]
    known = [word for word in schema.WHO if word in placed.here.who or word in placed.here.perhaps]
    is_same = placed.is_own_target and placed.effect.get(field) != "target"
    return [word for word in known if not (is_same and word == "target")]


def verb_of(effect: Any) -> str:
    """Return the verb of an effect that can be said as a sentence; empty if it has to stay a text."""
    if not isinstance(effect, dict):
        return ""
    written = [verb for name, verb in VERBS.items() if name in effect]
    verb = next(
        (verb for verb in written if all(other is verb or other.name in verb.fields for other in written)), None
    )
    if verb is None or not all(name in verb.all_fields for name in effect):
        return ""
    return verb.name if all(_fits(verb.all_fields[name].kind, value) for name, value in effect.items()) else ""


def _fits(kind: schema.Kind, value: Any) -> bool:
    """Whether a value is written as those of a kind are."""
    match kind:
        case schema.Expression():
            return isinstance(value, str | int)
        case schema.Effects():
            return isinstance(value, list)
        case schema.Mapped():
            return isinstance(value, dict) and all(_fits(kind.of, part) for part in value.values())
        case schema.Label():
            return isinstance(value, str) or (isinstance(value, dict) and all(map(_is_text, value.values())))
        case schema.Flag():
            return isinstance(value, bool)
        case schema.Either():
            return any(_fits(inner, value) for inner in kind.kinds)
    return isinstance(value, str)


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def new_effect(verb: str, vocabulary: Vocabulary, here: Scope) -> dict[str, Any]:
    """Return an effect as it is most often, so that it can be played as soon as it is there."""

    def first(*tables: str) -> str:
        return next((row.id for row in vocabulary.rows(tables)), "")

    dice = next((name.id for name in vocabulary.named(here) if name.id.startswith("dice(")), "1d6")
    moment = "turn_begins"
    effects: dict[str, dict[str, Any]] = {
        "damage": {"damage": dice},
        "heal": {"heal": "1d6"},
        "put": {"put": first("status")},
        "lift": {"lift": first("status")},
        "spend": {"spend": first("slot", "pool")},
        "gain": {"gain": first("slot", "pool")},
        "set": {"set": first("pool"), "is": 1},
        "roll": {"roll": "1d6", "as": "result"},
        "let": {"let": "result", "is": 1},
        "test": {"test": first("test"), "success": []},
        "if": {"if": True, "then": []},
        "each": {"each": "targets", "do": []},
        "ask": {"ask": "question", "label": "", "options": {"yes": [], "no": []}},
        "against": {"against": 2},
        "amount": {"amount": "half(amount)"},
        "outcome": {"outcome": "failure"},
        "state": {"state": "unconscious"},
        "turn": {"turn": "lose"},
        "act": {"act": first("action")},
        "call": {"call": moment},
        "do": {"do": next((column.id for column in vocabulary.columns(here)), "")},
        "move": {"move": "push", "far": 1},
        "say": {"say": ""},
        "remind": {"remind": ""},
        "stop": {"stop": True},
    }
    return effects[verb]


def as_written(effect: Any) -> str:
    """Return a value as it may be written, in one line."""
    if isinstance(effect, dict):
        return "{ " + ", ".join(f"{key} = {as_written(value)}" for key, value in effect.items()) + " }"
    if isinstance(effect, list):
        return "[" + ", ".join(map(as_written, effect)) + "]"
    return without_controls(json.dumps(effect, ensure_ascii=False, default=str))
