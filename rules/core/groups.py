"""Groups of foes: those who may share one roll and act as one, because they bear one name or are of one kind."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.core.sides import PARTY
from rules.core.state import Combatant


def name_of(one: Combatant) -> str:
    """What its group is called: in this fight, else on its sheet where the system has such a word; else nothing."""
    return one.group or str(getattr(one.sheet, "group", "") or "")


def belong_together(one: Combatant, other: Combatant) -> bool:
    """Whether two are of one group: foes of one side whose groups bear one name, or else of the same sheet."""
    if one.side != other.side or one.side == PARTY:
        return False
    names = name_of(one), name_of(other)
    return names[0] == names[1] if any(names) else bool(one.sheet == other.sheet)


def leaders(people: Iterable[Combatant], *, shared: bool) -> Mapping[str, str]:
    """Who rolls for whom: the first of a group for all of it where rolls are shared, else each for itself."""
    found: dict[str, str] = {}
    firsts: list[Combatant] = []
    for one in people:
        first = next((other for other in firsts if belong_together(one, other)), None) if shared else None
        found[one.id] = one.id if first is None else first.id
        if first is None:
            firsts.append(one)
    return found


def against(lead: Mapping[str, str], id: str) -> tuple[str, ...]:
    """Who throws against one in a tie: the others who roll, by who rolls for whom among the tied."""
    return tuple(first for first in dict.fromkeys(lead.values()) if first != lead[id])
