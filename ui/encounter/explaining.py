"""Why 47? What a number on the stage or in the log is made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from ui.encounter.why_card import WhyCard
from ui.words import figure, gloss

if TYPE_CHECKING:
    from rules.telling import Teller
    from ui.encounter.fight_page import FightPage


def _named(steps: Iterable[Sequence[Any]], teller: Teller) -> list[tuple[Any, ...]]:
    """The steps of a sum, each called in the reader's words."""
    return [(teller.step(str(term)), *rest) for term, *rest in steps]


class Explaining(QObject):
    """Opens the chain of a number."""

    def __init__(self, page: FightPage) -> None:
        super().__init__(page)
        self._page = page

    def show_why(self, fact: Mapping[str, Any]) -> None:
        """The chain of the number that a fact tells."""
        steps = fact.get("steps") or fact.get("parts")
        if steps:
            teller = self._page.conductor.teller(self._page.log.language)
            line = teller.line(dict(fact)) or teller.step(str(fact["kind"]))
            WhyCard(line, _named(steps, teller), teller.origin, self._page).open()

    def explain_place(self, id: str) -> None:
        """The chain of the initiative that somebody rolled last."""
        service = self._page.conductor.service
        facts = [] if service is None else service.journal.facts()
        rolled = (
            fact
            for fact in reversed(facts)
            if fact["kind"] == "initiative" and fact.get("actor") == id and not fact.get("tie")
        )
        fact = next(rolled, None)
        if fact is not None:
            self.show_why(fact)

    def explain(self, stat: str) -> None:
        """The chain of a number of the one that stands on the stage."""
        actor = self._page.actor
        if actor is None:
            return
        steps = self._page.conductor.system.outcome.explain(self._page.conductor.fight, actor, stat)
        label = self._page.conductor.system.stat_label(stat)
        if not steps:
            value = self._page.conductor.system.outcome.stats(self._page.conductor.fight, actor).get(stat)
            steps = ((self.tr("on the sheet"), value, "base", None),)
        title = self.tr("{label} of {name}").format(label=label, name=actor.name)
        teller = self._page.conductor.teller()
        WhyCard(title, _named(steps, teller), teller.origin, self._page).open()

    def _as_read(self, value: int | str | bool) -> str:
        if isinstance(value, str):
            return value
        return self.tr("no") if value is False else figure(value)

    def numbers(self, actor: Any) -> list[tuple[str, str, str, str]]:
        """The numbers of the stage, and what is not so though it mostly is: (stat, label, value, gloss)."""
        system = self._page.conductor.system
        stats = system.outcome.stats(self._page.conductor.fight, actor)
        return [
            (name, system.stat_label(name), self._as_read(value), gloss(system.stat_gloss(name)))
            for name, value in stats.items()
            if isinstance(value, int | str) and value is not True
        ]
