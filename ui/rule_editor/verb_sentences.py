"""How effects are said: a sentence for each verb with places for its fields, and what can be added to it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from PySide6.QtCore import QObject

from rules.written.schema import OUTCOMES, VERBS, Effects, Mapped

FIRST = ("test", "damage", "heal", "put", "lift", "if", "each", "roll", "spend", "gain", "ask", "remind")
"""The effects that are used most, in the order of the menu."""
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


class VerbSentences(QObject):
    """The sentences in the reader's language: the order of the places may differ in each."""

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
