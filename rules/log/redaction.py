"""Editions: for whose eyes a fight is told, and what of a fact they may know.

The game master's edition tells every fact. The players' leaves out what they were not shown: hidden combatants with
everything they do; what the game master notes and rules; and the numbers of everybody who is not theirs.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rules.core.facts import Fact, is_change_of_cell, is_change_of_side
from rules.core.state import PARTY, sides_over_time

if TYPE_CHECKING:
    from rules.core.state import Combatant

GM, PLAYERS = "gm", "players"
EDITIONS = (GM, PLAYERS)
Hidden = Callable[[int], AbstractSet[str]]
"""Returns the ids of those whom the players did not see when the fact of a number happened."""
GM_ONLY = frozenset({"ruling", "countdown", "order"})
"""Kinds of fact for the game master only.

Of rulings the players see who changes sides and what becomes of the board, of places in the order those that their own
take themselves.
"""
RULING = "ruling"
"""The reason of a place that the game master's word gives."""
COMMENT = "comment"
"""The kind of what the game master writes beside a line: no fact of the fight, but told among them."""
CHARGED = frozenset({"turn", "lift"})
"""Kinds of fact that name what was charged: of strangers nobody was told it as they began."""
OWN_WORDS = frozenset({"note", COMMENT})
"""Kinds that are the game master's own words, unless a combatant is their actor."""
PUBLIC = frozenset({"spoils", "end", "round", "phase", "turn"})
"""Kinds that the whole table hears."""
BARE_FIELDS = ("n", "command", "kind", "actor", "amount", "pool", "from", "to", "status", "timer", "params")
"""The fields that are shown of a fact whose doer was not seen."""
_LETTER = re.compile(r" [A-Z]{1,2}$")
"""The letter that distinguishes combatants of one name: `Guard B`."""
REASONS = ("steps", "parts")
"""Fields that say how a number came about."""


class HiddenSpans:
    """Who was hidden when: for each combatant spans, each by its first fact and the first one after it."""

    def __init__(self, spans: Mapping[str, Iterable[tuple[int, int | None]]]) -> None:
        spans_of = {id: tuple(each) for id, each in spans.items()}
        bounds = {bound for each in spans_of.values() for span in each for bound in span if bound is not None}
        self._starts = sorted(bounds)
        self._sets = [
            frozenset(id for id, each in spans_of.items() if any(_is_within(span, start) for span in each))
            for start in self._starts
        ]

    def __call__(self, n: int) -> frozenset[str]:
        """Return who was hidden at the fact of a number."""
        place = bisect_right(self._starts, n)
        return self._sets[place - 1] if place else frozenset()

    def until(self, n: int) -> tuple[tuple[int, frozenset[str]], ...]:
        """Return who was hidden from which fact on, up to the fact of a number."""
        return tuple(zip(self._starts[: bisect_right(self._starts, n)], self._sets, strict=False))

    def between(self, first: int, last: int) -> list[AbstractSet[str]]:
        """Return who was hidden at the first of some facts, and after each change up to the last."""
        return [self(first), *(hidden for start, hidden in self.until(last) if start > first)]


def hidden_always(ids: Iterable[str]) -> HiddenSpans:
    """Return the `Hidden` of those who are hidden from the first fact to the last."""
    return HiddenSpans(dict.fromkeys(ids, ((0, None),)))


def _is_within(span: tuple[int, int | None], n: int) -> bool:
    start, end = span
    return start <= n and (end is None or n < end)


@dataclass(frozen=True)
class Edition:
    """What the players may know of a fight."""

    everybody: AbstractSet[str]
    """The ids of all combatants."""
    own: AbstractSet[str]
    """Those whose numbers the players know, for as long as they are with them."""
    hidden: Hidden = field(default=lambda _: frozenset())
    away: Hidden = field(default=lambda _: frozenset())
    """Returns those of their own who stood on another side when the fact of a number happened."""
    gives_turn: Callable[[Fact], bool] = field(default=lambda _: False)
    """Whether a fact gives its actor one more turn: as in the phrases of the system."""

    def is_own(self, id: str | None, n: int) -> bool:
        """Whether the players know the numbers of somebody at the fact of a number."""
        return id in self.own and id not in self.away(n)

    def visible_facts(self, facts: Iterable[Fact]) -> list[Fact]:
        """Return the facts that the players saw, each without what they did not see.

        A turn in which more happened than they saw is `veiled`: nobody may say that nothing was done in it. What they
        saw of a turn that they did not see is `elsewhere`: nothing of it is the doing of whose turn was before.
        """
        fact_list = list(facts)
        ends = {fact["command"] for fact in fact_list if fact["kind"] == "end"}
        visible: list[Fact] = []
        turn: Fact | None = None
        is_elsewhere = False
        for fact in fact_list:
            if fact["kind"] in ("round", "turn"):
                turn, is_elsewhere = None, fact["kind"] == "turn"  # even where nobody sees whose is next
            # What the fallen leave behind is told with the spoils: that dice were thrown for it is nobody's business.
            is_loot_roll = fact["kind"] == "roll" and fact["command"] in ends and not self._is_by_own(fact)
            redacted = None if is_loot_roll else self._redacted(fact)
            if redacted is None:
                if turn is not None and not _is_word_of_gm(fact) and not self.gives_turn(fact):
                    turn["veiled"] = True
                continue
            if redacted["kind"] == "turn":
                turn, is_elsewhere = redacted, False
            if is_elsewhere:
                redacted["elsewhere"] = True
            visible.append(redacted)
        return visible

    def ever_seen(self, facts: Iterable[Fact]) -> frozenset[str]:
        """Return those whom the players saw at some time."""
        everybody = frozenset(self.everybody)
        return everybody - everybody.intersection(*self._hidden_at(facts))

    def first_sights(self, facts: Sequence[Fact]) -> dict[str, int]:
        """Return the number of the fact at which the players saw each for the first time; of others nothing."""
        after = (facts[-1]["n"] if facts else 0) + 1
        joined = {fact["actor"]: fact["n"] for fact in facts if fact["kind"] == "join"}
        changes = [n for n, _ in self.hidden.until(after)] if isinstance(self.hidden, HiddenSpans) else range(1, after)
        sights: dict[str, int] = {}
        for id in self.everybody:
            first = joined.get(id, 1)
            numbers = (first, *(n for n in changes if n > first))
            if (n := next((n for n in numbers if id not in self.hidden(n)), None)) is not None:
                sights[id] = n
        return sights

    def always_seen(self, facts: Iterable[Fact]) -> frozenset[str]:
        """Return those whom the players saw all the time."""
        return frozenset(self.everybody).difference(*self._hidden_at(facts))

    def _hidden_at(self, facts: Iterable[Fact]) -> list[AbstractSet[str]]:
        """Those who were hidden at each fact; before any fact, those who are hidden at the start."""
        numbers = [fact["n"] for fact in facts] or [0]
        if isinstance(self.hidden, HiddenSpans):
            return self.hidden.between(numbers[0], numbers[-1])
        return [self.hidden(n) for n in numbers]

    def is_public(self, fact: Fact) -> bool:
        """Whether a fact concerns the players' own alone, so that its numbers may be told."""
        is_known = fact["kind"] in PUBLIC or self._is_own(fact) or self._is_own_place(fact)
        return is_known and not fact.get("unseen")

    def _is_own(self, fact: Fact) -> bool:
        return all(self.is_own(id, fact["n"]) for id in self._combatants_in(fact))

    def _is_by_own(self, fact: Fact) -> bool:
        return self.is_own(fact.get("actor"), fact["n"])

    def _is_own_place(self, fact: Fact) -> bool:
        """Whether one of the players' own takes another place by what it does: charging, waiting, resuming its turn."""
        return fact["kind"] == "order" and fact.get("why") != RULING and self._is_by_own(fact)

    def _is_for_gm(self, fact: Fact) -> bool:
        return _is_gm_only(fact) and not self._is_own_place(fact)

    def _combatants_in(self, value: Any) -> Iterator[str]:
        """The combatants whose ids stand anywhere in a value."""
        if isinstance(value, str):
            if value in self.everybody:
                yield value
        elif isinstance(value, Mapping):
            for key, inner in value.items():
                yield from self._combatants_in(key)
                yield from self._combatants_in(inner)
        elif isinstance(value, list | tuple):
            for inner in value:
                yield from self._combatants_in(inner)

    def _redacted(self, fact: Fact) -> Fact | None:
        """A fact as the players saw it; None if they saw nothing of it."""
        kind = fact["kind"]
        if self._is_for_gm(fact) or (kind in OWN_WORDS and fact.get("actor") is None):
            return None
        hidden = self.hidden(fact["n"])
        hidden_here = {id for id in self._combatants_in(fact) if id in hidden}
        redacted = dict(fact)
        if hidden_here:
            for name in REASONS:
                redacted.pop(name, None)
            for name, value in fact.items():
                if name in redacted and isinstance(value, list | tuple):
                    redacted[name] = [
                        inner for inner in value if not any(id in hidden for id in self._combatants_in(inner))
                    ]
            if redacted.get("source") in hidden:
                # How the blow was reckoned would say who has dealt it.
                if kind == "damage" and not fact.get("amount"):
                    return None
                redacted = self._without_doer(redacted)
            if any(id in hidden for id in self._combatants_in(redacted)):
                return None
        if not self._is_by_own(fact):
            if redacted.get("text"):
                redacted["text"] = ""
            if kind in CHARGED:
                redacted.pop("with", None)
        return redacted

    def _without_doer(self, fact: Fact) -> Fact:
        """What is left of a fact whose doer nobody saw."""
        return {name: fact[name] for name in BARE_FIELDS if name in fact} | {"source": None, "unseen": True}


def _is_gm_only(fact: Fact) -> bool:
    """Return whether a fact is of a kind for the game master only; a change of sides or of the board is seen by all."""
    return fact["kind"] in GM_ONLY and not is_change_of_side(fact) and not is_change_of_cell(fact)


def _is_word_of_gm(fact: Fact) -> bool:
    """Return whether no combatant caused a fact: a ruling for the game master only, a countdown, a given place."""
    is_own_step = fact["kind"] == "order" and fact.get("why") not in (None, RULING)
    return _is_gm_only(fact) and not is_own_step


def players_edition(
    combatants: Mapping[str, Combatant],
    facts: Iterable[Fact],
    hidden: Hidden,
    gives_turn: Callable[[Fact], bool] = lambda _: False,
) -> Edition:
    """Return the players' edition of a fight: their own are those who began with them, while they are with them."""
    side_at = sides_over_time({id: combatant.side for id, combatant in combatants.items()}, facts)
    own = frozenset(id for id in combatants if side_at(id, 0) == PARTY)
    return Edition(
        frozenset(combatants), own, hidden, lambda n: {id for id in own if side_at(id, n) != PARTY}, gives_turn
    )


def without_letter(name: str) -> str:
    """Return a name without the letter that tells combatants of one kind apart."""
    return _LETTER.sub("", name)


def names_for_players(names: Mapping[str, str], facts: Sequence[Fact], edition: Edition) -> dict[str, str]:
    """Return the names by which the players know everybody, without a gap that tells of somebody unseen.

    Of those who share a name the first who comes into sight has the first of their letters: who is alone has none.
    """
    sights = edition.first_sights(facts)
    shown_names = {id: name if id in sights else "" for id, name in names.items()}
    bases = {id: without_letter(name) for id, name in names.items()}
    alike: dict[str, list[str]] = {}
    for id, base in bases.items():
        alike.setdefault(base, []).append(id)
    for base, ids in alike.items():
        seen_alike = sorted((id for id in ids if id in sights), key=sights.__getitem__)
        shown_names |= zip(seen_alike, (names[id] for id in ids), strict=False)
        if len(ids) > 1 and len(seen_alike) == 1:
            shown_names[seen_alike[0]] = base
    return shown_names
