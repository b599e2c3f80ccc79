"""The history of a party and its members: which fights they were in, the outcomes, and where they rested."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, select, text

from models.repositories.encounters import Encounter
from models.repositories.endings import sum_gains
from models.repositories.fights import FIGHT
from models.repositories.parties import Member
from models.repositories.rests import Rest
from models.storage.store import Repository, table_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection


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
"""Who hurt whom and who fell, up to the cursor of each fight: SQLite reads it without the rest."""


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
    """Side to the names of those who fell, in order."""
    gained: Mapping[str, int]
    """What the members of this party gained by it, by the ids of their system."""
    won: str
    """What was won and belonged to nobody yet."""


@dataclass(frozen=True, slots=True)
class PastRest:
    """A rest of a party between its fights."""

    system: str
    rule: str
    """Empty: it was the game master's ruling."""
    told: Mapping[str, Any]
    who: tuple[str, ...]
    regained: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class MembersFight:
    """A fight from the view of one of its members."""

    fight: PastFight
    fell: bool
    """Whether it fell in it, even if it got up again."""
    dealt: Mapping[str, int]
    """Pool to what others lost of it through this member."""
    taken: Mapping[str, int]
    """Pool to what this member lost of it."""


class Histories(Repository):
    """The fights of the parties in the library, and the rests between them."""

    def for_party(self, party_id: int) -> list[PastFight | PastRest]:
        """Return the fights that a party has begun and its rests, the last first."""
        with self._store.read() as connection:
            party_member_ids = set(connection.scalars(select(_MEMBER.c.id).where(_MEMBER.c.party_id == party_id)))
            rows = connection.execute(_PLAYED).all()
            rests = connection.execute(
                select(_REST).where(_REST.c.party_id == party_id).order_by(_REST.c.played.desc(), _REST.c.id.desc())
            ).all()
        party_rows = [
            row
            for row in rows
            if row.party_id == party_id or (row.party_id is None and party_member_ids & _member_ids(row.members))
        ]
        dated: list[tuple[int, PastFight | PastRest]] = [
            *((row.played, _rest(row)) for row in rests),
            *((row.played, _past_fight(row, party_member_ids)) for row in party_rows),
        ]
        return [pair for _, pair in sorted(dated, key=lambda pair: -pair[0])]

    def for_member(self, member_id: int) -> list[MembersFight | PastRest]:
        """Return the fights that a member was in and its rests, the last first."""
        with self._store.read() as connection:
            rows = [row for row in connection.execute(_PLAYED) if member_id in _member_ids(row.members)]
            deeds: dict[int, list[Sequence[Any]]] = {row.id: [] for row in rows}
            for encounter_id, *deed in connection.execute(_DEEDS, {"fights": list(deeds)}):
                deeds[encounter_id].append(deed)
            statement = select(_REST).order_by(_REST.c.played.desc(), _REST.c.id.desc())
            rests = [row for row in connection.execute(statement) if str(member_id) in row.who]
        dated: list[tuple[int, MembersFight | PastRest]] = [
            *((row.played, _rest(row)) for row in rests),
            *((row.played, _member_fight(row, member_id, deeds[row.id])) for row in rows),
        ]
        return [pair for _, pair in sorted(dated, key=lambda pair: -pair[0])]


def party_of(connection: Connection, members: Mapping[str, int]) -> int | None:
    """Return the party to which most of the members in a fight belong; None if there are none."""
    party_ids = select(_MEMBER.c.party_id).where(_MEMBER.c.id.in_(list(members.values())))
    counted = Counter(connection.scalars(party_ids)).most_common(1) if members else []
    return counted[0][0] if counted else None


def _rest(row: Any) -> PastRest:
    return PastRest(row.system, row.rule, row.told, tuple(row.who.values()), row.regained)


def _member_fight(row: Any, member_id: int, deeds: Sequence[Sequence[Any]]) -> MembersFight:
    """Losses count as far as there was something left to lose; nobody deals to themselves."""
    combatant_ids = {name for name, id in _read(row.members).items() if id == member_id}
    dealt, taken, fell = Counter[str](), Counter[str](), False
    for kind, actor, source, pool, old, new in deeds:
        if kind in _FALLS:
            fell = fell or actor in combatant_ids
            continue
        loss = max(0, old - new) if isinstance(old, int) and isinstance(new, int) else 0
        if loss and actor in combatant_ids:
            taken[str(pool)] += loss
        elif loss and source in combatant_ids:
            dealt[str(pool)] += loss
    return MembersFight(_past_fight(row, {member_id}), fell, dealt, taken)


def _past_fight(row: Any, member_ids: set[int]) -> PastFight:
    outcome = row.outcome if isinstance(row.outcome, dict) else {}
    fallen = outcome.get("fallen")
    ending = _read(row.ending)
    records = [ending, *(record for record in ending.get("later") or () if isinstance(record, dict))]
    gains = [
        member_record["given"]
        for record in records
        for member_record in record.get("members") or ()
        if isinstance(member_record, dict)
        and isinstance(member_record.get("given"), dict)
        and member_record.get("id") in member_ids
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
        gained=sum_gains({}, *gains) if row.outcome else {},
        won=str(ending.get("note") or "").removeprefix(f"{row.name}: ") if row.outcome else "",
    )


def _member_ids(text: str) -> set[int]:
    return {id for id in _read(text).values() if isinstance(id, int)}


def _read(text: str | None) -> dict[str, Any]:
    """A column of JSON; a damaged one is empty here: opening that fight names it."""
    try:
        value = json.loads(text or "{}")
    except (TypeError, ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}
