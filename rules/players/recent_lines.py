"""The last lines of the log as an audience reads it: what was told before is told once, however long the fight."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple

from rules.core.facts import Fact
from rules.log.narrative import TERSE, NarratedLine, narrate, narrate_on
from rules.log.redaction import Edition, HiddenSpans
from rules.log.sentences import Teller
from rules.log.structure import SURPRISE
from rules.players.players_view import LineOnView

MOST_LINES = 20
"""The most lines that are shown."""
MOST_TURNS, KEPT_TURNS = 12, 3
"""Once more turns follow a bookmark, another is put so many turns before the end."""
MOST_BOOKMARKS = 40
"""As many steps back, about, cost nothing."""
HEADS = ("sides", "house_rules")
"""The kinds of lines that stand before all others."""


class _Bookmark(NamedTuple):
    """A turn or round of which all that came before is told."""

    at: int
    """The index of its first fact."""
    before: Fact
    """The fact before it: where another stands in its place, this is another fight."""
    hidden: tuple[tuple[int, frozenset[str]], ...]
    """Who was hidden when before it."""
    recent: tuple[LineOnView, ...]
    """The last lines before it."""
    states: Mapping[str, str]
    """What had become of each combatant."""


class RecentLines:
    """The last lines for each audience, with bookmarks behind which nothing is told anew.

    Lines are numbered by themselves: a gap between numbers of facts would say that something is hidden.
    """

    def __init__(self) -> None:
        self._bookmarks: dict[Hashable, tuple[tuple[object, ...], list[_Bookmark]]] = {}
        """By audience: the words that its lines were told with, and its bookmarks, the earliest first."""

    def lines(
        self, facts: Sequence[Fact], teller: Teller, edition: Edition, audience: Hashable
    ) -> tuple[LineOnView, ...]:
        """Return the last lines; `audience` names whoever reads the same words and knows the same numbers."""
        words = _words_of(teller)
        told_with, bookmarks = self._bookmarks.get(audience, ((), []))
        if not _are_same(words, told_with):
            bookmarks = []
        self._bookmarks[audience] = words, bookmarks
        while bookmarks and not _is_valid(bookmarks[-1], facts, edition):
            bookmarks.pop()
        if not bookmarks or any(fact["kind"] == "end" for fact in facts[bookmarks[-1].at :]):
            return self._from_the_start(facts, teller, edition, bookmarks)
        bookmark = bookmarks[-1]
        visible = edition.visible_facts(facts[bookmark.at :])
        return self._on(bookmark, facts, visible, teller, edition, bookmarks)

    def _from_the_start(
        self, facts: Sequence[Fact], teller: Teller, edition: Edition, bookmarks: list[_Bookmark]
    ) -> tuple[LineOnView, ...]:
        all_lines = narrate(TERSE, facts, teller, edition)
        recent = _numbered(all_lines, ())
        if any(fact["kind"] == "end" for fact in facts):
            return recent
        visible = edition.visible_facts(facts)
        cut = _place_to_cut(visible)
        if cut:
            heads = list(takewhile(lambda line: line.kind in HEADS, all_lines))
            lines, states = narrate_on(visible[:cut], teller, edition, {}, is_over=True)
            if _has_heading(visible[:cut], lines):
                _put(bookmarks, facts, visible[cut], edition, _numbered([*heads, *lines], ()), states)
        return recent

    def _on(
        self,
        bookmark: _Bookmark,
        facts: Sequence[Fact],
        visible: Sequence[Fact],
        teller: Teller,
        edition: Edition,
        bookmarks: list[_Bookmark],
    ) -> tuple[LineOnView, ...]:
        """Return the last lines, told from a bookmark on."""
        recent, states, cut = bookmark.recent, bookmark.states, _place_to_cut(visible)
        if cut:
            lines, later = narrate_on(visible[:cut], teller, edition, states, is_over=True)
            if _has_heading(visible[:cut], lines):
                recent, states, visible = _numbered(lines, recent), later, visible[cut:]
                _put(bookmarks, facts, visible[0], edition, recent, states)
        lines, _ = narrate_on(visible, teller, edition, states, is_over=False)
        return _numbered(lines, recent)


def _words_of(teller: Teller) -> tuple[object, ...]:
    """Return what lines that were told may no longer be true with: names, and the sheets with the names of things."""
    combatants = {} if teller.fight is None else teller.fight.combatants
    return tuple(part for id, each in combatants.items() for part in (id, teller.name(id), each.sheet))


def _are_same(words: tuple[object, ...], others: tuple[object, ...]) -> bool:
    return len(words) == len(others) and all(
        one is other or (isinstance(one, str) and one == other) for one, other in zip(words, others, strict=True)
    )


def _is_valid(bookmark: _Bookmark, facts: Sequence[Fact], edition: Edition) -> bool:
    at, hidden = bookmark.at, edition.hidden
    return (
        at < len(facts)
        and facts[at - 1] is bookmark.before
        and isinstance(hidden, HiddenSpans)
        and hidden.until(facts[at - 1]["n"]) == bookmark.hidden
    )


def _put(
    bookmarks: list[_Bookmark],
    facts: Sequence[Fact],
    first: Fact,
    edition: Edition,
    recent: tuple[LineOnView, ...],
    states: Mapping[str, str],
) -> None:
    """Put a bookmark at the fact that an edition shows as `first`."""
    at = next(place for place in range(len(facts) - 1, 0, -1) if facts[place]["n"] == first["n"])
    if isinstance(edition.hidden, HiddenSpans):
        hidden = edition.hidden.until(facts[at - 1]["n"])
        bookmarks.append(_Bookmark(at, facts[at - 1], hidden, recent, states))
        del bookmarks[:-MOST_BOOKMARKS]


def _place_to_cut(visible: Sequence[Fact]) -> int:
    """Return the place among visible facts where a bookmark is put; 0: nowhere yet.

    Not while a surprise may still go on, whose end is told with its beginning.
    """
    turns = [place for place, fact in enumerate(visible) if fact["kind"] in ("turn", "round")]
    if len(turns) <= MOST_TURNS:
        return 0
    cut = turns[-KEPT_TURNS]
    last = next(
        (fact for fact in reversed(visible[:cut]) if fact["kind"] in ("round", SURPRISE) or _surprises(fact)), None
    )
    return cut if last is None or last["kind"] == "round" else 0


def _surprises(fact: Fact) -> bool:
    return bool(fact["kind"] == "phase" and fact["phase"] == SURPRISE)


def _has_heading(facts: Sequence[Fact], lines: Iterable[NarratedLine]) -> bool:
    """Return whether the heading of the last round among facts is told: it comes with the first line of the round."""
    last = next((fact for fact in reversed(facts) if fact["kind"] == "round"), None)
    return last is None or any(line.fact is last for line in lines)


def _numbered(lines: Iterable[NarratedLine], before: tuple[LineOnView, ...]) -> tuple[LineOnView, ...]:
    """Return the last lines, numbered on from those before them."""
    numbered = list(before)
    number, round = (before[-1].n, before[-1].round) if before else (0, 0)
    for line in lines:
        number += 1
        if line.kind == "round" and line.fact is not None:
            round = int(line.fact["round"])
        numbered.append(LineOnView(number, round, line.text, line.kind == "round"))
    return tuple(numbered[-MOST_LINES:])
