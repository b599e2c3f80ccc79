"""The terms of a system: its things and what it calls them, and by which messages its facts are told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any, Protocol

from rules.core.facts import Fact
from rules.core.state import Pool
from rules.mechanics.action import Action
from rules.mechanics.statuses import Status
from rules.sheets.schema import Sheet

Words = Mapping[str, object]
"""The words of a message, by their names in it."""
Key = Callable[[Fact, Any], str | None]
"""(fact, teller) to the id of its message; None: the core's choice; an empty text: the fact has no line."""


@dataclass(frozen=True)
class Phrases:
    """How a system tells its facts: by which messages, and with which words in them."""

    file: str = ""
    """A file in the folder where the system's folder `messages` stands: its `__file__`."""
    keys: Mapping[str, Key] = field(default_factory=dict)
    """Kind of fact to what finds the id of its message; kinds that are not here have the core's."""
    words: Callable[[Fact, Any], Words] | None = None
    """(fact, teller) to words beside the fact's own fields, by their names in the messages."""
    secret: AbstractSet[str] = frozenset()
    """What those rolls are for that the game master makes unseen, whoever is meant."""
    quiet: AbstractSet[str] = frozenset()
    """Kinds of its own that only say what other facts say too."""
    surprised: str = ""
    """The status of those who are taken by surprise; the sentence of the surprise tells it."""


class Terms(Protocol):
    """What a system calls its things: all of it that telling needs."""

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
    def things(self) -> Mapping[str, str]:
        """What everybody has."""

    @property
    def phrases(self) -> Phrases:
        """How its facts are told."""

    @property
    def sheet(self) -> type[Sheet]:
        """Its sheets."""

    @property
    def options(self) -> type[Sheet]:
        """Its options."""

    @property
    def words(self) -> Mapping[str, str]:
        """The book's words to those of its reader, where they differ."""

    @property
    def stat_terms(self) -> Mapping[str, str]:
        """Numbers with a word of its own."""

    def stat_label(self, stat: str) -> str:
        """How a number is called."""

    def terrain_label(self, terrain: str) -> str:
        """A terrain's word."""
