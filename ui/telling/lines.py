"""The lines of an exported log, the same for every kind of file; of one fight or a booklet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self

from rules.core.facts import Fact
from rules.log.clauses import SentenceWriter
from rules.log.narrative import NARRATED, PLAIN, TOLD, NarratedLine, narrate
from rules.log.redaction import Edition, without_letter
from rules.log.sentences import HEADINGS, Teller
from rules.text.sanitize import single_line

if TYPE_CHECKING:
    from ui.summary.plots import Plot
    from ui.theme.emblem import Emblem


@dataclass(frozen=True)
class HandoutGroup:
    """Combatants who look alike and ended alike: one emblem, all their names, and how it ended for them."""

    names: tuple[str, ...]
    emblem: Emblem
    fate: str = ""
    """How the fight ended for them, in a few words; empty: the reader does not know."""
    badge: str = ""
    """The drawing on their emblem that says the same; empty: they stood."""

    @property
    def title(self) -> str:
        """All their names; of those of one kind the kind is named once: `Guard A, B`."""
        first, *others = self.names
        kind = without_letter(first)
        shared = f"{kind} "
        alike = first != kind and all(name.startswith(shared) and without_letter(name) == kind for name in others)
        return ", ".join((first, *(name.removeprefix(shared) if alike else name for name in others)))


@dataclass(frozen=True)
class HandoutHighlight:
    """Something that stood out."""

    title: str
    text: str
    drawing: str

    @property
    def sentence(self) -> str:
        """Both in one line."""
        return f"{self.title}: {self.text}" if self.title else self.text


@dataclass(frozen=True)
class Handout:
    """What a handout has besides the log."""

    about: tuple[str, ...]
    """Lines under the title: the date, and in the game master's edition the encounter's notes."""
    sides: tuple[tuple[str, tuple[HandoutGroup, ...]], ...]
    """The name of each side, and its groups."""
    highlights_title: str
    highlights: tuple[HandoutHighlight, ...]
    story_title: str
    plots: tuple[Plot, ...]
    credit: str
    """The authors of its drawings, and their licence."""


ROUND = "round"
ENDS = frozenset({"end", "spoils", "standing", "sides", "house_rules"})
"""Kinds of facts about the fight as a whole, under no heading."""
APART = ENDS | {"turn", "initiative", "note", "join", "leave", TOLD}
"""Kinds that stand alone, of notes the game master's; all others are under their turn."""


@dataclass(frozen=True)
class LogLines:
    """A fight's log in one language, edition and style."""

    title: str
    subtitle: str
    language: str
    lines: tuple[NarratedLine, ...]
    others: tuple[LogLines, ...] = ()
    """The further fights of a booklet."""
    contents: str = ""
    """The title of a booklet's table of contents."""
    wording: SentenceWriter | None = field(default=None, compare=False, repr=False)
    """The writer of facts, for files that list them one by one."""
    handout: Handout | None = None
    """What is around the lines in a handout; None: it is a log."""

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
        """Return the log of the facts."""
        narrated = tuple(line._replace(text=single_line(line.text)) for line in narrate(style, facts, teller, edition))
        wording = SentenceWriter(teller, edition, varied=style == NARRATED)
        return cls(single_line(title), single_line(subtitle), teller.language, headed(narrated), (), "", wording)

    @property
    def fights(self) -> tuple[LogLines, ...]:
        """All fights in order."""
        return (self, *self.others)


def headed(lines: Sequence[NarratedLine]) -> tuple[NarratedLine, ...]:
    """Return the lines without empty headings."""
    shown: list[NarratedLine] = []
    under: list[NarratedLine] = []
    """Headings without a line yet."""
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
    """Return the depth of a line under its heading: 1 for the events of a turn, else 0."""
    stands_apart = line.kind in APART and (line.kind != "note" or line.fact is None or line.fact.get("actor") is None)
    return 1 if in_turn and not stands_apart and line.kind not in HEADINGS else 0
