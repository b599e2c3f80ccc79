"""What of a fight is told, to whom and how: the log that is printed, exported and dragged out of the window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.editions import EDITIONS, GM, Edition, Hidden, always, players_edition
from rules.facts import Fact
from rules.messages import LANGUAGES
from rules.narrating import PLAIN, STYLES
from rules.service import RulesService
from rules.telling import RULINGS, Teller
from ui.told_log import ToldLog


@dataclass(frozen=True)
class Chosen:
    """In which language, for whom and in which style a fight is told."""

    language: str = LANGUAGES[0]
    edition: str = GM
    style: str = PLAIN

    def __post_init__(self) -> None:
        if self.edition not in EDITIONS or self.style not in STYLES or self.language not in LANGUAGES:
            raise ValueError(f"there is no such telling: {self}")


def hidden_of(marks: Mapping[str, Mapping[str, Any]]) -> Hidden:
    """Those who are hidden, as the marks of a fight say it: all the time, for the marks know no other."""
    return always(id for id, mark in marks.items() if mark.get("hidden"))


def edition_of(chosen: Chosen, service: RulesService, hidden: Hidden) -> Edition | None:
    """The players' edition of a fight; None where everything is told."""
    if chosen.edition == GM:
        return None
    return players_edition(service.fight.combatants, service.journal.facts(), hidden)


def told_log(
    name: str, service: RulesService, head: Sequence[Fact], chosen: Chosen, *, hidden: Hidden | None = None
) -> ToldLog:
    """The whole log of a fight as it was chosen."""
    ruled = {entry.number for entry in service.journal.entries if entry.command["do"] in RULINGS}
    names = {id: one.name for id, one in service.fight.combatants.items()}
    edition = edition_of(chosen, service, always(()) if hidden is None else hidden)
    # Whose word it was is the game master's business: the players are told what came of it.
    teller = Teller(service.system, names, chosen.language, service.fight, ruled if edition is None else frozenset())
    subtitle = f"{service.system.title} · {teller.lasting(service.fight.round)}"
    facts = [*head, *service.journal.facts()]
    return ToldLog.of(name, subtitle, facts, teller, style=chosen.style, edition=edition)
