"""The lines of a fight's log as it leaves the program, the same for every kind of file; for one fight or a booklet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self

from rules.core.facts import Fact
from rules.log.formatter import HEADINGS, Teller
from rules.log.narrative import NARRATED, PLAIN, TOLD, NarratedLine, narrate
from rules.log.redaction import Edition
from rules.log.sentences import SentenceWriter
from rules.text.sanitize import single_line

if TYPE_CHECKING:
    from ui.summary.plots import Plot


@dataclass(frozen=True)
class HandoutGroup:
    """Some who look alike: one picture, and all their names."""

    names: tuple[str, ...]
    picture: str = ""
    """As an address that holds all of it; empty: they have none."""


@dataclass(frozen=True)
class Handout:
    """What a handout has besides the log."""

    about: tuple[str, ...]
    """Lines under the title: when it was played, and in the game master's edition what is noted of it."""
    sides: tuple[tuple[str, tuple[HandoutGroup, ...]], ...]
    """What a side is called, and those on it."""
    highlights_title: str
    highlights: tuple[str, ...]
    story_title: str
    plots: tuple[Plot, ...]


ROUND = "round"
ENDS = frozenset({"end", "spoils", "standing", "sides", "house_rules"})
"""Kinds that are of the fight as a whole, under no heading."""
APART = ENDS | {"turn", "initiative", "note", "join", "leave", TOLD}
"""Kinds that stand by themselves, of notes the game master's alone; all else stands under its turn."""


@dataclass(frozen=True)
class LogLines:
    """A fight's log in one language, edition and style."""

    title: str
    subtitle: str
    language: str
    lines: tuple[NarratedLine, ...]
    others: tuple[LogLines, ...] = ()
    """The fights behind it in a booklet."""
    contents: str = ""
    """What stands above a booklet's table of contents."""
    wording: SentenceWriter | None = field(default=None, compare=False, repr=False)
    """The words of facts, for files that hold them one by one."""
    handout: Handout | None = None
    """What stands around the lines, where they are given away; None: it is a log."""

    @classmethod
    def of(
        cls,
        title: str,
        subtitle: str,
        facts: Sequence[Fact],
        teller: Teller,
        *,
        style: str = PLAIN,
        edition: Edition | None = None,
    ) -> Self:
        """The log of the facts."""
        narrated = tuple(line._replace(text=single_line(line.text)) for line in narrate(style, facts, teller, edition))
        wording = SentenceWriter(teller, edition, varied=style == NARRATED)
        return cls(single_line(title), single_line(subtitle), teller.language, headed(narrated), (), "", wording)

    @property
    def fights(self) -> tuple[LogLines, ...]:
        """All that it tells of, in order."""
        return (self, *self.others)


def headed(lines: Sequence[NarratedLine]) -> tuple[NarratedLine, ...]:
    """The lines without headings over nothing."""
    shown: list[NarratedLine] = []
    under: list[NarratedLine] = []
    """Headings under which nothing has been found yet."""
    for line in lines:
        if line.kind in HEADINGS:
            under = [candidate for candidate in under if line.kind != ROUND and candidate.kind == ROUND]
            under.append(line)
        else:
            if line.kind not in ENDS:
                shown += under
            under = []
            shown.append(line)
    return tuple(shown)


def depth(line: NarratedLine, *, in_turn: bool) -> int:
    """How deep a line stands under its heading: 0, or 1 for what happened in a turn."""
    stands_apart = line.kind in APART and (line.kind != "note" or line.fact is None or line.fact.get("actor") is None)
    return 1 if in_turn and not stands_apart and line.kind not in HEADINGS else 0
