"""A fight's log as it leaves the program: the same lines for every kind of file, for one fight or a booklet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self

from rules.clauses import Wording
from rules.editions import Edition
from rules.facts import Fact
from rules.narrating import NARRATED, PLAIN, TOLD, Line, told
from rules.telling import HEADINGS, Teller
from ui.harmless import harmless

ROUND = "round"
APART = frozenset({"turn", "initiative", "note", "join", "leave", "house_rules", "end", "spoils", "cast", "standing", TOLD})
"""Kinds that stand by themselves; what is of another stands under the turn in which it happened."""
ENDS = frozenset({"end", "spoils", "standing", "cast", "house_rules"})
"""Kinds that are of the fight as a whole, under no heading."""
KINDS = ("html", "md", "csv", "txt")


@dataclass(frozen=True)
class ToldLog:
    """A fight's log in one language, edition and style."""

    title: str
    subtitle: str
    language: str
    lines: tuple[Line, ...]
    others: tuple[ToldLog, ...] = ()
    """The fights behind it in a booklet."""
    contents: str = ""
    """What stands above a booklet's table of contents."""
    wording: Wording | None = field(default=None, compare=False, repr=False)
    """The words of facts, for files that hold them one by one."""

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
        found = tuple(line._replace(text=harmless(line.text)) for line in told(style, facts, teller, edition))
        wording = Wording(teller, edition, varied=style == NARRATED)
        return cls(harmless(title), harmless(subtitle), teller.language, headed(found), (), "", wording)

    @property
    def fights(self) -> tuple[ToldLog, ...]:
        """All that it tells of, in order."""
        return (self, *self.others)

    def content(self, kind: str) -> bytes | str:
        """What a file of that kind holds: `html`, `md`, `txt` or `csv`."""
        match kind:
            case "html":
                return self.to_html()
            case "md":
                return self.to_markdown()
            case "csv":
                return self.to_csv()
            case _:
                return self.to_text()

    def to_html(self) -> str:
        """A whole page of HTML, for a screen in the light and in the dark, and for paper."""
        from ui.told_html import page

        return page(self)

    def to_markdown(self) -> str:
        """The same as Markdown: a heading a round, a list of turns, under each what happened in it."""
        from ui.told_text import markdown

        return markdown(self)

    def to_text(self) -> str:
        """The same as plain text."""
        from ui.told_text import text

        return text(self)

    def to_csv(self) -> str:
        """The same as a table, a fact a row."""
        from ui.told_table import table

        return table(self)


def headed(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines without headings over nothing."""
    kept: list[Line] = []
    under: list[Line] = []
    """Headings under which nothing has been found yet."""
    for line in lines:
        if line.kind in HEADINGS:
            under = [one for one in under if line.kind != ROUND and one.kind == ROUND]
            under.append(line)
        else:
            if line.kind not in ENDS:
                kept += under
            under = []
            kept.append(line)
    return tuple(kept)


def depth(line: Line, *, in_turn: bool) -> int:
    """How deep a line stands under its heading: 0, or 1 for what happened in a turn."""
    return 1 if in_turn and line.kind not in APART else 0
