"""Editions: for whose eyes a fight is told, and what of a fact they may know.

The game master's edition tells every fact. The players' leaves out what they were not shown: those who are hidden,
with all that they do; what the game master notes and rules; and the numbers of everybody who is not theirs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rules.core.facts import Fact
from rules.core.state import PARTY

if TYPE_CHECKING:
    from rules.core.state import Combatant

GM, PLAYERS = "gm", "players"
EDITIONS = (GM, PLAYERS)
Hidden = Callable[[int], AbstractSet[str]]
"""Gives the ids of those whom the players did not see when the fact of a number happened."""
UNTOLD = frozenset({"ruling", "countdown", "order"})
"""Kinds of fact that only the game master is told; players are told the places that their own take themselves."""
RULING = "ruling"
"""Why somebody has another place where the game master's word gives it."""
COMMENT = "comment"
"""The kind of what the game master writes beside a line: no fact of the fight, but told among them."""
OWN_WORDS = frozenset({"note", COMMENT})
"""Kinds that are the game master's own words, where nobody of the fight is their actor."""
PUBLIC = frozenset({"spoils", "end", "round", "phase", "turn"})
"""Kinds that the whole table hears."""
BARE = ("n", "command", "kind", "actor", "amount", "pool", "from", "to", "status", "timer", "params")
"""The fields that are told of a fact whose doer was not seen."""
_LETTER = re.compile(r" [A-Z]{1,2}$")
"""The letter that tells those of one name apart: `Guard B`."""
REASONS = ("steps", "parts")
"""Fields that say how a number came about."""


def always(ids: Iterable[str]) -> Hidden:
    """Those who are hidden from the first fact to the last."""
    found = frozenset(ids)
    return lambda _: found


@dataclass(frozen=True)
class Edition:
    """What the players may know of a fight."""

    everybody: AbstractSet[str]
    """The ids of all combatants."""
    own: AbstractSet[str]
    """Those whose numbers the players know."""
    hidden: Hidden = field(default=lambda _: frozenset())

    def seen(self, facts: Iterable[Fact]) -> list[Fact]:
        """The facts that the players saw, each without what they did not see.

        A turn in which more happened than they saw is `veiled`: nobody may say that nothing was done in it.
        """
        told = list(facts)
        ends = {fact["command"] for fact in told if fact["kind"] == "end"}
        kept: list[Fact] = []
        turn: Fact | None = None
        for fact in told:
            if fact["kind"] in ("round", "turn"):
                turn = None  # even where nobody sees whose is next
            # What the fallen leave behind is told with the spoils: that dice were thrown for it is nobody's business.
            left_behind = fact["kind"] == "roll" and fact["command"] in ends and fact.get("actor") not in self.own
            shown = None if left_behind else self._shown(fact)
            if shown is None:
                if turn is not None and fact["kind"] not in UNTOLD:
                    turn["veiled"] = True
                continue
            if shown["kind"] == "turn":
                turn = shown
            kept.append(shown)
        return kept

    def ever_seen(self, facts: Iterable[Fact]) -> frozenset[str]:
        """Those whom the players saw at some time."""
        everybody = frozenset(self.everybody)
        return everybody - everybody.intersection(*self._hidden_at(facts))

    def always_seen(self, facts: Iterable[Fact]) -> frozenset[str]:
        """Those whom the players saw all the time."""
        return frozenset(self.everybody).difference(*self._hidden_at(facts))

    def _hidden_at(self, facts: Iterable[Fact]) -> list[AbstractSet[str]]:
        """Those who were hidden at each fact; where nothing has happened yet, those who are hidden at the start."""
        return [self.hidden(n) for n in [fact["n"] for fact in facts] or [0]]

    def is_open(self, fact: Fact) -> bool:
        """Whether a fact is of the players' own alone, so that its numbers may be told."""
        known = fact["kind"] in PUBLIC or self._is_own(fact) or self._is_own_place(fact)
        return known and not fact.get("unseen")

    def _is_own(self, fact: Fact) -> bool:
        return all(id in self.own for id in self._people(fact))

    def _is_own_place(self, fact: Fact) -> bool:
        """Whether one of the players' own takes another place by what it does: it charges, waits, takes its turn up."""
        return fact["kind"] == "order" and fact.get("why") != RULING and fact.get("actor") in self.own

    def _people(self, value: Any) -> Iterator[str]:
        """The combatants whose ids stand anywhere in a value."""
        if isinstance(value, str):
            if value in self.everybody:
                yield value
        elif isinstance(value, Mapping):
            for key, part in value.items():
                yield from self._people(key)
                yield from self._people(part)
        elif isinstance(value, list | tuple):
            for part in value:
                yield from self._people(part)

    def _shown(self, fact: Fact) -> Fact | None:
        """A fact as the players saw it; None where they saw nothing of it."""
        kind = fact["kind"]
        if (kind in UNTOLD and not self._is_own_place(fact)) or (kind in OWN_WORDS and fact.get("actor") is None):
            return None
        hidden = self.hidden(fact["n"])
        out = {id for id in self._people(fact) if id in hidden}
        shown = dict(fact)
        if out:
            for name in REASONS:
                shown.pop(name, None)
            for name, value in fact.items():
                if name in shown and isinstance(value, list | tuple):
                    shown[name] = [part for part in value if not any(id in hidden for id in self._people(part))]
            if shown.get("source") in hidden:
                # How the blow was reckoned would say who has dealt it.
                if kind == "damage" and not fact.get("amount"):
                    return None
                shown = self._bare(shown)
            if any(id in hidden for id in self._people(shown)):
                return None
        if shown.get("text") and fact.get("actor") not in self.own:
            shown["text"] = ""
        return shown

    def _bare(self, fact: Fact) -> Fact:
        """What is left of a fact whose doer nobody saw."""
        return {name: fact[name] for name in BARE if name in fact} | {"source": None, "unseen": True}


def players_edition(combatants: Mapping[str, Combatant], facts: Iterable[Fact], hidden: Hidden) -> Edition:
    """The players' edition of a fight: their own are those who have never been on another side."""
    changed = {fact.get("actor") for fact in facts if fact["kind"] == "ruling" and fact.get("what") == "side"}
    own = {id for id, combatant in combatants.items() if combatant.side == PARTY and id not in changed}
    return Edition(frozenset(combatants), frozenset(own), hidden)


def spanned(spans: Mapping[str, Iterable[tuple[int, int | None]]]) -> Hidden:
    """Who is hidden at a fact, from the stretches in which each is: the first fact of it, and the first after it."""
    found = {id: tuple(stretches) for id, stretches in spans.items()}

    def hidden(n: int) -> frozenset[str]:
        return frozenset(id for id, stretches in found.items() if any(_holds(stretche, n) for stretche in stretches))

    return hidden


def _holds(stretch: tuple[int, int | None], n: int) -> bool:
    start, end = stretch
    return start <= n and (end is None or n < end)


def players_names(names: Mapping[str, str], facts: Sequence[Fact], edition: Edition) -> dict[str, str]:
    """The names by which the players know everybody, without letters that only tell somebody apart from the unseen."""
    seen = edition.ever_seen(facts)
    told = {id: name if id in seen else "" for id, name in names.items()}
    bases = {id: _LETTER.sub("", name) for id, name in names.items()}
    alike: dict[str, list[str]] = {}
    for id, base in bases.items():
        alike.setdefault(base, []).append(id)
    for base, ids in alike.items():
        shown = [id for id in ids if id in seen]
        if len(ids) > 1 and len(shown) == 1 and names[shown[0]] != base:
            told[shown[0]] = base
    return told
