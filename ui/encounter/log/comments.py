"""Comments on lines of the log: written, changed and removed in one line, each as an undo step."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from models.marks import marks
from rules.core.facts import Fact
from ui.widgets.prompt_card import LineEntry

if TYPE_CHECKING:
    from ui.encounter.log.panel import LogPanel
    from ui.session.controller import Conductor

LONGEST = 60
"""The most characters of the log's line that the card shows."""


class CommentController(QObject):
    """Save the game master's comments on lines of the log; the players' edition never shows them."""

    def __init__(self, conductor: Conductor, log: LogPanel, over: QWidget) -> None:
        """`over` is the page of the fight, which the card covers."""
        super().__init__(log)
        self._conductor, self._log, self._over = conductor, log, over
        conductor.marking.marks_changed.connect(self.show)
        log.comment_requested.connect(self.ask)

    def show(self) -> None:
        """Show the saved comments."""
        self._log.model.show_comments(self._conductor.marking.comments)

    def ask(self, fact: Fact) -> None:
        """Ask for the comment on a fact's line, with the present one; refused while the past is shown."""
        if self._conductor.is_looking_back():
            return
        n = fact["n"]
        there = self._conductor.marking.comments.get(n, "")
        title = self.tr("Comment on “{line}”").format(line=_shortened(self._log.model.sentence(n)))
        hint = self.tr("Type it, then Enter; an empty text deletes the comment")
        take = partial(self._keep, n, self._fact_of_line(n))
        entry = LineEntry(title, hint, take, self._over, may_be_empty=True)
        entry.line.setText(there)
        entry.open()

    def ask_here(self) -> None:
        """Ask for a comment on the chosen line of the log, else on the newest; say so if the log shows none."""
        line = self._log.line_at_hand()
        if line is None:
            self._conductor.command_refused.emit(self.tr("The log has no line to comment on yet."))
        else:
            self.ask(line.fact)

    def _fact_of_line(self, n: int) -> Fact | None:
        """Return the fact of a line's number; None for the beginning of the fight, which no undo removes."""
        service = self._conductor.service
        facts = () if service is None else service.journal.facts()
        return next((fact for fact in facts if fact["n"] == n), None)

    def _keep(self, n: int, fact: Fact | None, text: str) -> str:
        """Save a comment; return why that is refused: its line may have been undone or the past be shown meanwhile."""
        if words := self._conductor.why_read_only():
            return words
        if self._fact_of_line(n) != fact:
            return self.tr("This line was undone: there is nothing left to comment on.")
        marking = self._conductor.marking
        if text != marking.comments.get(n, ""):
            after = marks.with_comment(marking.marks, n, text)
            marking.become(after, self._conductor.steps_done, self.tr("Comment"))
        return ""


def _shortened(sentence: str) -> str:
    return sentence if len(sentence) <= LONGEST else sentence[: LONGEST - 1].rstrip() + "…"
