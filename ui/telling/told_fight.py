"""A fight told as chosen: the log that is printed, exported or dragged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from typing import Any

from models.library import Library
from models.marks.marks import NO_COMMENTS, Comments, with_comments
from rules.core.facts import Fact
from rules.engine.service import RulesService
from rules.log.redaction import GM, Edition, Hidden, HiddenSpans, hidden_always, names_for_players, players_edition
from rules.log.sentences import RULINGS, Teller
from ui.telling.choice import TellingChoice
from ui.telling.told_log import ToldLog


def hidden_of(library: Library, encounter_id: int) -> Hidden:
    """Return who was hidden from the players at each fact of a fight, from the library."""
    return seen_by_players(library.journals.hidden_spans(encounter_id))


def seen_by_players(spans: Mapping[str, Sequence[Any]]) -> Hidden:
    """Return a function for who is hidden from the players at a fact, from the library's spans."""
    return HiddenSpans({id: [(item.first_fact, item.end_fact) for item in each] for id, each in spans.items()})


def rulings_of(service: RulesService) -> set[int]:
    """Return the numbers of the commands that were rulings."""
    return {entry.number for entry in service.journal.entries if entry.command["do"] in RULINGS}


@dataclass(frozen=True)
class Telling:
    """How a fight is told, and for whom."""

    teller: Teller
    edition: Edition | None
    """None is the game master's edition, which tells everything."""

    @classmethod
    def of(
        cls,
        service: RulesService,
        chosen: TellingChoice,
        hidden: Hidden | None = None,
        ruled: AbstractSet[int] = frozenset(),
    ) -> Telling:
        """`hidden`: who is not seen at the number of a fact; `ruled`: the commands that were rulings."""
        from ui.text.words import as_read  # commands that tell no fight do without Qt

        fight, acts = service.fight, service.journal.acts()
        names = {id: item.name for id, item in fight.combatants.items()}
        if chosen.edition == GM:
            return cls(
                Teller(as_read(service.system, chosen.language), names, chosen.language, fight, ruled, acts=acts),
                None,
            )
        facts = service.journal.facts()
        gives_turn = service.system.phrases.gives_turn
        edition = players_edition(fight.combatants, facts, hidden or hidden_always(()), gives_turn)
        # Whose word it was is the game master's business: the players are told what came of it.
        return cls(
            Teller(
                as_read(service.system, chosen.language),
                names_for_players(names, facts, edition),
                chosen.language,
                fight,
                ruled,
                marks_rulings=False,
                acts=acts,
            ),
            edition,
        )

    @property
    def subtitle(self) -> str:
        """The system and how long the fight has lasted."""
        fight = self.teller.fight
        lasted = self.teller.lasting(0 if fight is None else fight.round)
        return f"{getattr(self.teller.system, 'title', '')} · {lasted}"


def told_log(
    name: str,
    service: RulesService,
    head: Sequence[Fact],
    chosen: TellingChoice,
    *,
    hidden: Hidden | None = None,
    comments: Comments = NO_COMMENTS,
) -> ToldLog:
    """Return the whole log of a fight as chosen, with its comments."""
    telling = Telling.of(service, chosen, hidden, rulings_of(service))
    facts = with_comments([*head, *service.journal.facts()], comments)
    return ToldLog.of(name, telling.subtitle, facts, telling.teller, style=chosen.style, edition=telling.edition)


def booklet(logs: Sequence[ToldLog]) -> ToldLog:
    """Return several fights as one, with a table of contents in their language."""
    first = logs[0]
    contents = "" if first.wording is None or len(logs) == 1 else first.wording.message("told-contents")
    return replace(first, others=tuple(logs[1:]), contents=contents)
