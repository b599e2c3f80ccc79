"""The terms of a system: its labels, and the messages by which its facts are told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, Self

from rules.core.facts import Fact
from rules.core.state import Pool, Slot
from rules.mechanics.action import Action
from rules.mechanics.statuses import Status
from rules.sheets.schema import Sheet
from rules.text.message_texts import NO_TERMS, MessagesInMemory

Words = Mapping[str, object]
"""The words of a message, by their names in it."""
Key = Callable[[Fact, Any], str | None]
"""(fact, teller) to the id of its message; None: the core's choice; empty: the fact has no line."""


@dataclass(frozen=True)
class Phrases:
    """The messages of a system's facts, and the words in them."""

    file: str = ""
    """A file in the folder of the system's folder `messages`, its `__file__`, or what stands for texts in memory."""
    keys: Mapping[str, Key] = field(default_factory=dict)
    """Kind of fact to the function that finds its message; other kinds have the core's."""
    words: Callable[[Fact, Any], Words] | None = None
    """(fact, teller) to words beside the fact's own fields, by their names in the messages."""
    secret: AbstractSet[str] = frozenset()
    """The purposes of rolls that the game master makes secretly."""
    quiet: AbstractSet[str] = frozenset()
    """Its own kinds of facts that repeat what others say."""
    quiet_rolls: AbstractSet[str] = frozenset()
    """The purposes of rolls that decide only what another fact says."""
    blows: AbstractSet[str] = frozenset()
    """The actions whose roll against another is a blow, or the aim of one."""
    small_statuses: bool = False
    """Whether a status inside a sentence begins with a small letter, as its book writes it."""
    surprised: str = ""
    """The status of those who are surprised; the sentence of the surprise tells it."""
    gives_turn: Callable[[Fact], bool] = lambda _: False
    """Whether a fact gives its actor one more turn in the same round."""

    @classmethod
    def of_texts(cls, texts: Mapping[str, str], terms: Mapping[str, Mapping[str, str]] = NO_TERMS, **more: Any) -> Self:
        """Return the phrases of a system without a folder: language to its messages, in the syntax of Fluent.

        `terms`: words of its book to what they are in other languages. `more`: the other fields. Its sheets name the
        same messages (`Sheet.messages_beside`), and what it says itself goes `said(id, phrases.file, …)`.
        """
        return cls(MessagesInMemory(texts, terms), **more)


class HouseRules(NamedTuple):
    """House rules over a system: what they are called, and what of its book they change."""

    title: str
    version: str
    statuses: frozenset[str] = frozenset()
    figures: frozenset[str] = frozenset()


class Terms(Protocol):
    """What a system calls its things: all that telling needs."""

    @property
    def statuses(self) -> Mapping[str, Status]:
        """Its catalogue."""

    @property
    def actions(self) -> Mapping[str, Action]:
        """Its actions."""

    @property
    def pools(self) -> tuple[Pool, ...]:
        """Its pools."""

    @property
    def slots(self) -> tuple[Slot, ...]:
        """What can be done so many times in each turn, round or fight."""

    @property
    def houses(self) -> tuple[HouseRules, ...]:
        """The house rules that are laid over it."""

    @property
    def things(self) -> Mapping[str, str]:
        """The things that everybody has."""

    @property
    def phrases(self) -> Phrases:
        """The messages of its facts."""

    @property
    def sheet(self) -> type[Sheet]:
        """Its sheets."""

    @property
    def options(self) -> type[Sheet]:
        """Its options."""

    @property
    def words(self) -> Mapping[str, str]:
        """The book's words to those of its reader, if they differ."""

    @property
    def stat_terms(self) -> Mapping[str, str]:
        """Numbers with a label of their own."""

    def stat_label(self, stat: str) -> str:
        """Return the label of a number."""

    def terrain_label(self, terrain: str) -> str:
        """Return the label of a terrain."""


def status_in_sentence(system: Terms, id: str) -> str:
    """Return the label of a status as it stands inside a sentence of its system."""
    label = system.statuses[id].label
    return label[:1].lower() + label[1:] if system.phrases.small_statuses else label
