"""The history of a party: which fights its members were in, what came of them, and where it rested."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from models.encounters import Encounter
from models.endings import added
from models.fights import FIGHT
from models.parties import Member
from models.rests import Rest
from models.store import table_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Connection

    from models.store import Store

_ENCOUNTER, _MEMBER, _REST = table_of(Encounter), table_of(Member), table_of(Rest)


@dataclass(frozen=True, slots=True)
class PastFight:
    """A fight of a party, as a list shows it."""

    encounter_id: int
    name: str
    system: str
    state: str
    rounds: int | None
    """None while it runs."""
    winner: str | None
    fallen: Mapping[str, tuple[str, ...]]
    """Side to the names of those who fell, in that order."""
    gained: Mapping[str, int]
    """What the members of this party have gained by it, by the ids of their system."""
    won: str
    """What was won and belonged to nobody yet."""


@dataclass(frozen=True, slots=True)
class PastRest:
    """A rest of a party between its fights."""

    system: str
    rule: str
    """Empty: it was the game master's word."""
    told: Mapping[str, Any]
    who: tuple[str, ...]
    regained: Mapping[str, int]


class Histories:
    """The fights of the parties in the library, and the rests between them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def of(self, party_id: int) -> list[PastFight | PastRest]:
        """The fights that a party has begun and the rests that it has taken, the last first."""
        statement = (
            select(*_ENCOUNTER.columns, FIGHT.c.members, FIGHT.c.ending, FIGHT.c.played)
            .join(FIGHT, FIGHT.c.encounter_id == _ENCOUNTER.c.id)
            .order_by(FIGHT.c.played.desc(), _ENCOUNTER.c.id.desc())
        )
        with self._store.read() as connection:
            here = set(connection.scalars(select(_MEMBER.c.id).where(_MEMBER.c.party_id == party_id)))
            rows = connection.execute(statement).all()
            rests = connection.execute(
                select(_REST).where(_REST.c.party_id == party_id).order_by(_REST.c.played.desc(), _REST.c.id.desc())
            ).all()
        ours = [
            row for row in rows if row.party_id == party_id or (row.party_id is None and here & _numbers(row.members))
        ]
        told: list[tuple[int, PastFight | PastRest]] = [
            *((row.played, _rest(row)) for row in rests),
            *((row.played, _past(row, here)) for row in ours),
        ]
        return [one for _, one in sorted(told, key=lambda one: -one[0])]


def party_of(connection: Connection, members: Mapping[str, int]) -> int | None:
    """The party to which most of the members in a fight belong; None where there are none."""
    of = select(_MEMBER.c.party_id).where(_MEMBER.c.id.in_(list(members.values())))
    counted = Counter(connection.scalars(of)).most_common(1) if members else []
    return counted[0][0] if counted else None


def _rest(row: Any) -> PastRest:
    return PastRest(row.system, row.rule, row.told, tuple(row.who.values()), row.regained)


def _past(row: Any, here: set[int]) -> PastFight:
    outcome = row.outcome if isinstance(row.outcome, dict) else {}
    fallen = outcome.get("fallen")
    ending = _read(row.ending)
    parts = [ending, *(part for part in ending.get("later") or () if isinstance(part, dict))]
    given = [
        one["given"]
        for part in parts
        for one in part.get("members") or ()
        if isinstance(one, dict) and isinstance(one.get("given"), dict) and one.get("id") in here
    ]
    rounds = outcome.get("round")
    return PastFight(
        encounter_id=row.id,
        name=row.name,
        system=row.system,
        state=row.state,
        rounds=rounds if isinstance(rounds, int) else None,
        winner=outcome.get("winner"),
        fallen={side: tuple(names) for side, names in fallen.items()} if isinstance(fallen, dict) else {},
        gained=added({}, *given) if row.outcome else {},
        won=str(ending.get("note") or "").removeprefix(f"{row.name}: ") if row.outcome else "",
    )


def _numbers(text: str) -> set[int]:
    return {id for id in _read(text).values() if isinstance(id, int)}


def _read(text: str | None) -> dict[str, Any]:
    """A column of JSON; one that is spoiled says nothing here: opening that fight names it."""
    try:
        found = json.loads(text or "{}")
    except (TypeError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
