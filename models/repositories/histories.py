"""The history of a party, and of each member: which fights they were in, what came of them, and where they rested."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, select, text

from models.repositories.encounters import Encounter
from models.repositories.endings import added
from models.repositories.fights import FIGHT
from models.repositories.parties import Member
from models.repositories.rests import Rest
from models.storage.store import table_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection

    from models.storage.store import Store

_ENCOUNTER, _MEMBER, _REST = table_of(Encounter), table_of(Member), table_of(Rest)
_FALLS = ("fall", "die")
_PLAYED = (
    select(*_ENCOUNTER.columns, FIGHT.c.members, FIGHT.c.ending, FIGHT.c.played)
    .join(FIGHT, FIGHT.c.encounter_id == _ENCOUNTER.c.id)
    .order_by(FIGHT.c.played.desc(), _ENCOUNTER.c.id.desc())
)
_DEEDS = text(
    """
    SELECT entry.encounter_id, fact.value ->> 'kind', fact.value ->> 'actor', fact.value ->> 'source',
           fact.value ->> 'pool', fact.value ->> 'from', fact.value ->> 'to'
    FROM journal_entry AS entry
    JOIN fight ON fight.encounter_id = entry.encounter_id AND entry.n <= fight.cursor
    JOIN json_each(CASE WHEN json_valid(entry.facts) THEN entry.facts ELSE '[]' END) AS fact
    WHERE entry.encounter_id IN :fights AND fact.value ->> 'kind' IN ('damage', 'fall', 'die')
    ORDER BY entry.encounter_id, entry.n, fact.id
    """
).bindparams(bindparam("fights", expanding=True))
"""Who hurt whom and who fell, as far as a fight's journal counts: SQLite reads it without a word of the rest."""


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


@dataclass(frozen=True, slots=True)
class MembersFight:
    """A fight as one of its members went through it."""

    fight: PastFight
    fell: bool
    """Whether it fell in it, even if it got up again."""
    dealt: Mapping[str, int]
    """Pool to what others have lost of it through this one."""
    taken: Mapping[str, int]
    """Pool to what this one has lost of it."""


class Histories:
    """The fights of the parties in the library, and the rests between them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def of(self, party_id: int) -> list[PastFight | PastRest]:
        """The fights that a party has begun and the rests that it has taken, the last first."""
        with self._store.read() as connection:
            here = set(connection.scalars(select(_MEMBER.c.id).where(_MEMBER.c.party_id == party_id)))
            rows = connection.execute(_PLAYED).all()
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
        return [item for _, item in sorted(told, key=lambda item: -item[0])]

    def of_member(self, member_id: int) -> list[MembersFight | PastRest]:
        """The fights that a member was in and the rests that it has taken, the last first."""
        with self._store.read() as connection:
            rows = [row for row in connection.execute(_PLAYED) if member_id in _numbers(row.members)]
            deeds: dict[int, list[Sequence[Any]]] = {row.id: [] for row in rows}
            for encounter_id, *deed in connection.execute(_DEEDS, {"fights": list(deeds)}):
                deeds[encounter_id].append(deed)
            statement = select(_REST).order_by(_REST.c.played.desc(), _REST.c.id.desc())
            rests = [row for row in connection.execute(statement) if str(member_id) in row.who]
        told: list[tuple[int, MembersFight | PastRest]] = [
            *((row.played, _rest(row)) for row in rests),
            *((row.played, _gone_through(row, member_id, deeds[row.id])) for row in rows),
        ]
        return [item for _, item in sorted(told, key=lambda item: -item[0])]


def party_of(connection: Connection, members: Mapping[str, int]) -> int | None:
    """The party to which most of the members in a fight belong; None where there are none."""
    of = select(_MEMBER.c.party_id).where(_MEMBER.c.id.in_(list(members.values())))
    counted = Counter(connection.scalars(of)).most_common(1) if members else []
    return counted[0][0] if counted else None


def _rest(row: Any) -> PastRest:
    return PastRest(row.system, row.rule, row.told, tuple(row.who.values()), row.regained)


def _gone_through(row: Any, member_id: int, deeds: Sequence[Sequence[Any]]) -> MembersFight:
    """What was left of a pool is all that could be lost of it, whatever a blow was worth; none deals to itself."""
    who = {name for name, id in _read(row.members).items() if id == member_id}
    dealt, taken, fell = Counter[str](), Counter[str](), False
    for kind, actor, source, pool, before, after in deeds:
        if kind in _FALLS:
            fell = fell or actor in who
            continue
        lost = max(0, before - after) if isinstance(before, int) and isinstance(after, int) else 0
        if lost and actor in who:
            taken[str(pool)] += lost
        elif lost and source in who:
            dealt[str(pool)] += lost
    return MembersFight(_past(row, {member_id}), fell, dealt, taken)


def _past(row: Any, here: set[int]) -> PastFight:
    outcome = row.outcome if isinstance(row.outcome, dict) else {}
    fallen = outcome.get("fallen")
    ending = _read(row.ending)
    parts = [ending, *(part for part in ending.get("later") or () if isinstance(part, dict))]
    given = [
        item["given"]
        for part in parts
        for item in part.get("members") or ()
        if isinstance(item, dict) and isinstance(item.get("given"), dict) and item.get("id") in here
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
