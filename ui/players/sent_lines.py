"""What a phone has sent and what became of it: its page goes on saying so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

WAITS, TAKEN, READ, NOT_TAKEN, OTHERWISE = "waits", "taken", "read", "not-taken", "otherwise"
DECLARED, UNDONE = "declared", "undone"
"""What became of something that was sent: the ids of messages of the page, after `sent-`."""
ANSWER, DECLARATION = "answer", "declaration"
"""The kinds of an answer to a question, and of what is declared in secret; what is wished has the kinds of wishes."""
MOST = 3
"""The most lines that stand at once, the newest last."""
LETTERS = 60
"""The most letters of a line's words."""
Moment = tuple[str | None, int]
"""Whose turn it is, and in which round."""


class SentLine(NamedTuple):
    """Something that was sent."""

    kind: str
    words: str
    state: str
    moment: Moment
    faces: tuple[int, ...] = ()
    """The dice that were thrown."""
    step: int = 0
    """How many steps had been done in the fight when it was taken."""


@dataclass
class SentLines:
    """The lines of a phone: what waits stays, what is settled goes with its turn or with what is sent next."""

    lines: tuple[SentLine, ...] = ()

    def add(self, line: SentLine, *, replaces: bool = True) -> None:
        """Add what was sent now; `replaces`: in the place of what waits of the same kind."""
        kept = [each for each in self.lines if each.state == WAITS and not (replaces and each.kind == line.kind)]
        short = line.words if len(line.words) <= LETTERS else f"{line.words[: LETTERS - 1]}…"
        self.lines = (*kept, line._replace(words=short))[-MOST:]

    def settle(self, kind: str, state: str, step: int) -> None:
        """Say what became of the first of a kind that waits, once so many steps have been done."""
        place = next((at for at, line in enumerate(self.lines) if (line.kind, line.state) == (kind, WAITS)), None)
        if place is not None:
            line = self.lines[place]._replace(state=state, step=step)
            self.lines = (*self.lines[:place], line, *self.lines[place + 1 :])

    def take_back(self, kind: str) -> None:
        """Let what waits of a kind go without a word: its sender has taken it back."""
        self.lines = tuple(line for line in self.lines if (line.kind, line.state) != (kind, WAITS))

    def look_again(self, steps: int) -> bool:
        """Steps may have been undone or done again: so many are done now. Returns whether anything has changed."""
        before = self.lines
        self.lines = tuple(
            line._replace(state=TAKEN if line.step < steps else UNDONE) if line.state in (TAKEN, UNDONE) else line
            for line in before
        )
        return self.lines != before

    def enter(self, moment: Moment, lasting: Sequence[str]) -> bool:
        """Another turn may have begun: what was settled before goes, what waited for it was not taken.

        `lasting`: the kinds that wait whosever turn it is. Returns whether anything has changed.
        """
        before = self.lines
        kept = (line for line in before if line.moment == moment or line.state == WAITS)
        self.lines = tuple(
            line if line.moment == moment or line.kind in lasting else line._replace(state=NOT_TAKEN, moment=moment)
            for line in kept
        )
        return self.lines != before

    def as_data(self) -> list[Mapping[str, Any]]:
        """Return them as the page is sent them."""
        return [{"words": line.words, "state": line.state, "faces": list(line.faces)} for line in self.lines]
