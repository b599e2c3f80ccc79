"""The explanation of a number on the stage or in the log: the chain of its steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from rules.core.facts import Fact
from rules.core.state import Combatant
from rules.log.sentences import Teller
from rules.text.sanitize import without_controls
from ui.session.controller import Conductor
from ui.text.words import in_percent
from ui.theme.sizes import px
from ui.widgets.labels import Label
from ui.widgets.layouts import VerticalScrollArea, gridded, stacked
from ui.widgets.overlay_card import HELD, Card


def steps_of(fact: Fact) -> Sequence[Sequence[Any]]:
    """Return the steps of the number in a fact; none if it has none."""
    return fact.get("steps") or fact.get("parts") or ()


class ExplanationController(QObject):
    """Open the explanation of a number over a fight's page."""

    def __init__(self, conductor: Conductor, log_teller: Callable[[], Teller], over: QWidget) -> None:
        super().__init__(over)
        self._conductor, self._log_teller, self._over = conductor, log_teller, over

    def show_why(self, fact: Fact) -> None:
        """Show the chain of the number in a fact."""
        steps = steps_of(fact)
        if steps:
            teller = self._log_teller()
            line = teller.line(dict(fact)) or teller.step(str(fact["kind"]))
            self._open(line, steps, teller)

    def _open(self, title: str, steps: Iterable[Sequence[Any]], teller: Teller) -> None:
        named = [(teller.step(str(term)), *rest) for term, *rest in steps]
        ExplanationCard(title, named, teller.origin, self._over).open()

    def explain_place(self, id: str) -> None:
        """Show the chain of a combatant's last initiative."""
        service = self._conductor.service
        facts = [] if service is None else service.journal.facts()
        rolled = (
            fact
            for fact in reversed(facts)
            if fact["kind"] == "initiative" and fact.get("actor") == id and not fact.get("tie")
        )
        fact = next(rolled, None)
        if fact is not None:
            self.show_why(fact)

    def explain(self, actor: Combatant, stat: str) -> None:
        """Show the chain of a number of a combatant."""
        system, fight = self._conductor.system, self._conductor.fight
        steps: Sequence[Sequence[Any]] = system.outcome.explain(fight, actor, stat)
        if not steps:
            value = system.outcome.stats(fight, actor).get(stat)
            steps = ((self.tr("on the sheet"), value, "base", None),)
        title = self.tr("{label} of {name}").format(label=system.stat_label(stat), name=actor.name)
        self._open(title, steps, self._conductor.teller())


SIGNS = {"flat": "{amount:+d}", "times": "× {amount}", "over": "÷ {amount}"}


def amount_words(amount: Any, kind: str) -> str:
    """Return the amount of a step by its kind, in words."""
    if not isinstance(amount, int):
        return str(amount)
    if kind == "percent":
        return in_percent(f"{amount:+d}")
    return SIGNS.get(kind, "{amount}").format(amount=amount)


class ExplanationCard(Card):
    """A card over the page; any key or click closes it."""

    def __init__(
        self, title: str, steps: Sequence[Sequence[Any]], source: Callable[[str], str], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        heading = Label(title, wraps=True)
        heading.setMinimumWidth(px(300))
        chain = QWidget()
        grid = gridded(chain, across=20, down=4)
        for row, step in enumerate(steps):
            term, amount, kind, origin = (*step, None, "", None)[:4] if len(step) < 4 else step[:4]
            words = Label(str(term))
            figure = Label(amount_words(amount, str(kind)))
            figure.setAlignment(Qt.AlignmentFlag.AlignRight)
            if kind == "result":
                for label in (words, figure):
                    label.setProperty("role", "strong")
            where = Label(
                "" if origin is None or str(origin) == str(term) else source(str(origin)), role="small", wraps=True
            )
            grid.addWidget(words, row, 0)
            grid.addWidget(figure, row, 1)
            grid.addWidget(where, row, 2)
        grid.setColumnStretch(2, 1)
        grid.setRowStretch(len(steps), 1)
        layout = stacked(on=self, margins=(16, 12, 16, 12), spacing=8)
        layout.addWidget(heading)
        layout.addWidget(VerticalScrollArea(chain), 1)
        foot = Label(self.tr("Any key closes this."), role="small")
        layout.addWidget(foot)
        self.setAccessibleName(without_controls(title))

    def place(self) -> None:
        """Center the card over its parent; a long chain scrolls."""
        parent = self.parentWidget()
        assert parent is not None
        self.adjustSize()
        size = self.size().boundedTo(parent.size() - QSize(px(32), px(32)))
        self.resize(size)
        self.move((parent.width() - size.width()) // 2, max(px(16), (parent.height() - size.height()) // 3))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the card by any key."""
        event.accept()
        if event.key() not in HELD:
            self.shut()

    def mousePressEvent(self, event: object) -> None:
        """Close the card by a click."""
        self.shut()
