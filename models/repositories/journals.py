"""Journals: every fight's commands with what they gave, on the disk before anybody sees the result."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, delete, func, insert, select, update

from models.repositories import endings, histories
from models.repositories.encounters import ENDED, PREPARED, RUNNING, Encounter
from models.repositories.fights import CHECKPOINT, ENTRY, FIGHT, PARTS, DamagedFight, stored
from models.storage.database import dumps
from models.storage.errors import LibraryError
from models.storage.store import Store, now, table_of
from rules.text.localized import message_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection, Row

    from models.marks.marks import HiddenSpan
    from models.repositories.endings import Ending
    from models.repositories.fights import StoredFight
    from models.repositories.sheets import Sheets
    from models.repositories.waves import Wave


_ENCOUNTER = table_of(Encounter)

_OTHER = FIGHT.alias()
# Counted, not read from the clock, which somebody may set back.
_NEXT_PLAYED = select(func.coalesce(func.max(_OTHER.c.played), 0) + 1).scalar_subquery()

_OTHER_ENCOUNTER = _ENCOUNTER.alias()
_NEXT_CHANGED = select(func.coalesce(func.max(_OTHER_ENCOUNTER.c.changed), 0) + 1).scalar_subquery()

# Built once: what is left of saving a command is the disk.
_STEP = (
    update(FIGHT)
    .where(FIGHT.c.encounter_id == bindparam("fight"), FIGHT.c.cursor == bindparam("before"))
    .values(cursor=bindparam("after"), pending=bindparam("text"), played=_NEXT_PLAYED)
)
_DROP_ENTRIES = delete(ENTRY).where(ENTRY.c.encounter_id == bindparam("fight"), ENTRY.c.n > bindparam("before"))
_DROP_CHECKPOINTS = delete(CHECKPOINT).where(
    CHECKPOINT.c.encounter_id == bindparam("fight"), CHECKPOINT.c.n > bindparam("before")
)
_ADD_ENTRY = insert(ENTRY)
_ADD_CHECKPOINT = insert(CHECKPOINT)
_PEND = (
    update(FIGHT)
    .where(FIGHT.c.encounter_id == bindparam("fight"))
    .values(pending=bindparam("text"), played=_NEXT_PLAYED)
)


class Journals:
    """The fights in the library."""

    def __init__(self, store: Store, sheets: Sheets) -> None:
        self._store = store
        self._sheets = sheets

    def begin(
        self,
        encounter_id: int,
        script: Mapping[str, Any],
        state: Any,
        members: Mapping[str, int] | None = None,
        marks: Mapping[str, Mapping[str, Any]] | None = None,
        waves: Sequence[Wave] = (),
        *,
        apart: bool = False,
    ) -> None:
        """Store the setup of a fight and its state before the first command; its encounter is `running` from now on.

        `script` is the setup as an encounter script without commands, `state` the packed fight, and `members` maps
        combatants to the party members that they are, `marks` to their notes and whether they are hidden; `waves` are
        those who enter later. What comes of a fight that is `apart` reaches no member, whoever joins it.
        """
        with self._store.write() as connection:
            self._demand_prepared(connection, encounter_id)
            party = histories.party_of(connection, members or {})
            if party is not None:
                of_party = update(_ENCOUNTER).where(_ENCOUNTER.c.id == encounter_id).values(party_id=party)
                connection.execute(of_party)
            row = {"encounter_id": encounter_id, "script": dumps(dict(script)), "members": dumps(dict(members or {}))}
            row |= {"marks": dumps(dict(marks or {})), "waves": dumps([wave.packed() for wave in waves])}
            row |= {"branched_at": 0} if apart else {}
            connection.execute(insert(FIGHT).values(**row, cursor=0, played=_NEXT_PLAYED, put_away=False))
            connection.execute(_ADD_CHECKPOINT, {"encounter_id": encounter_id, "n": 0, "state": dumps(state)})
            self._set_state(connection, encounter_id, RUNNING)

    def running(self) -> list[int]:
        """The encounters whose fights are running, the last played first."""
        statement = (
            select(_ENCOUNTER.c.id)
            .join(FIGHT, FIGHT.c.encounter_id == _ENCOUNTER.c.id)
            .where(_ENCOUNTER.c.state == RUNNING)
            .order_by(FIGHT.c.played.desc(), _ENCOUNTER.c.id.desc())
        )
        with self._store.read() as connection:
            return list(connection.scalars(statement))

    def last_open(self) -> int | None:
        """The encounter whose running fight was played last, unless that was put away."""
        last = next(iter(self.running()), None)
        if last is None:
            return None
        with self._store.read() as connection:
            return None if self._fight(connection, last).put_away else last

    def take_up(self, encounter_id: int) -> None:
        """Note that a running fight is played from now on; one that has ended is only looked at."""
        self._mark(encounter_id, put_away=False, played=_NEXT_PLAYED)

    def put_away(self, encounter_id: int) -> None:
        """Note that a running fight is not to be opened by itself; one that has ended never is."""
        self._mark(encounter_id, put_away=True)

    def give_back(self, encounter_id: int) -> None:
        """Take back `begin`: a fight without a command is what had been prepared again; any other stays as it is."""
        begun = select(ENTRY.c.n).where(ENTRY.c.encounter_id == encounter_id).limit(1)
        with self._store.write() as connection:
            if connection.scalar(begun) is None and self._fight(connection, encounter_id).ending is None:
                for table in (CHECKPOINT, FIGHT):
                    connection.execute(delete(table).where(table.c.encounter_id == encounter_id))
                self._set_state(connection, encounter_id, PREPARED)

    def _mark(self, encounter_id: int, **values: Any) -> None:
        running = select(_ENCOUNTER.c.id).where(_ENCOUNTER.c.state == RUNNING)
        chosen = (FIGHT.c.encounter_id == encounter_id) & FIGHT.c.encounter_id.in_(running)
        with self._store.write() as connection:
            connection.execute(update(FIGHT).where(chosen).values(**values))

    def append(
        self,
        encounter_id: int,
        n: int,
        *entries: Mapping[str, Any],
        state: Any = None,
        ending: Ending | None = None,
        pending: Any | None = None,
    ) -> None:
        """Save commands as the entries from `n` on, one more than the cursor; when this returns they are on the disk.

        An entry is what the codec of the rules packs: number, command, dice, answers, facts, changes. What could be
        redone is gone, and so is the open question, in the place of which `pending` comes. `state` is a checkpoint,
        the packed fight after the last entry, given now and then; `ending` comes with the entry that ends the fight,
        and with each after it. All of it is one transaction.
        """
        before, last, at = n - 1, n + len(entries) - 1, now()
        rows = [
            {"encounter_id": encounter_id, "n": place, "number": entry["number"], "at": at}
            | {part: dumps(entry[part]) for part in PARTS[1:]}
            for place, entry in enumerate(entries, n)
        ]
        saved = None if state is None else {"encounter_id": encounter_id, "n": last, "state": dumps(state)}
        place = {"fight": encounter_id, "before": before}
        step = {**place, "after": last, "text": None if pending is None else dumps(pending)}
        with self._store.write() as connection:
            if connection.execute(_STEP, step).rowcount != 1:
                self._out_of_step(connection, encounter_id, n)
            connection.execute(_DROP_ENTRIES, place)
            connection.execute(_DROP_CHECKPOINTS, place)
            connection.execute(_ADD_ENTRY, rows)
            if saved is not None:
                connection.execute(_ADD_CHECKPOINT, saved)
            written = self._written_until(connection, encounter_id, before)
            if ending is not None and not written:
                self._end(connection, encounter_id, last, ending)
            elif ending is not None:
                self._amend(connection, encounter_id, last, written, ending)

    def move_cursor(self, encounter_id: int, n: int, *, forget: bool = False) -> None:
        """Undo or redo to entry `n`; going back over the end takes its rewards back, going over it gives them again.

        `forget`: what came later is gone, and cannot be redone.
        """
        with self._store.write() as connection:
            fight = self._fight(connection, encounter_id)
            last = connection.scalar(select(func.max(ENTRY.c.n)).where(ENTRY.c.encounter_id == encounter_id)) or 0
            if not 0 <= n <= last:
                raise LibraryError("out_of_step", cursor=fight.cursor, n=n)
            connection.execute(
                update(FIGHT)
                .where(FIGHT.c.encounter_id == encounter_id)
                .values(cursor=n, pending=None, played=_NEXT_PLAYED)
            )
            if forget:
                place = {"fight": encounter_id, "before": n}
                connection.execute(_DROP_ENTRIES, place)
                connection.execute(_DROP_CHECKPOINTS, place)
            if fight.ending is None:
                return
            end, *later = parts = _parts(fight.ending)
            for part in reversed([part for part in parts if n < part["n"] <= fight.cursor]):
                endings.take_back(connection, self._sheets, part)
            if n < end["n"] <= fight.cursor:
                self._set_state(connection, encounter_id, RUNNING)
            elif fight.cursor < end["n"] <= n:
                self._end(connection, encounter_id, end["n"], endings.read(end), later)
            for part in later:
                if fight.cursor < part["n"] <= n:
                    endings.give(connection, self._sheets, part)

    def save_pending(self, encounter_id: int, data: Any | None) -> None:
        """Save the half-asked command with what has been answered so far, or that there is none."""
        text = None if data is None else dumps(data)
        with self._store.write() as connection:
            if connection.execute(_PEND, {"fight": encounter_id, "text": text}).rowcount != 1:
                raise LibraryError("gone", what="fight", id=encounter_id)

    def mark(self, encounter_id: int, marks: Mapping[str, Mapping[str, Any]]) -> None:
        """Keep other notes of the combatants, and who of them is hidden; the fight itself does not hang on it."""
        self._keep(encounter_id, marks=dumps(dict(marks)))

    def keep_members(self, encounter_id: int, members: Mapping[str, int]) -> None:
        """Keep which combatants are which members: of who joins the fight too."""
        self._keep(encounter_id, members=dumps(dict(members)))

    def _keep(self, encounter_id: int, **values: str) -> None:
        with self._store.write() as connection:
            kept = update(FIGHT).where(FIGHT.c.encounter_id == encounter_id).values(**values)
            if connection.execute(kept).rowcount != 1:
                raise LibraryError("gone", what="fight", id=encounter_id)

    def sheets(self, encounter_id: int) -> dict[str, dict[str, Any]]:
        """The sheets with which the combatants of its setup began a fight, by their ids."""
        with self._store.read() as connection:
            script = json.loads(self._fight(connection, encounter_id).script)
        return {item["id"]: item["sheet"] for item in script.get("combatants", ())}

    def load(self, encounter_id: int) -> StoredFight:
        """A fight as it was last saved: setup, latest checkpoint up to the cursor, entries, open question.

        One of which something is missing or cannot be read is refused as `bad_fight`, and left as it is.
        """
        with self._store.read() as connection:
            try:
                return stored(connection, self._fight(connection, encounter_id))
            except DamagedFight as spoiled:
                name = self._name(connection, encounter_id)
                raise LibraryError("bad_fight", name=name, reason=message_of(spoiled)) from spoiled

    def hidden_spans(self, encounter_id: int) -> dict[str, tuple[HiddenSpan, ...]]:
        """Combatant to the stretches of a fight in which the players did not see it, by commands and by facts.

        They follow every undo, and are the same whether the fight is open or not.
        """
        return self.load(encounter_id).hidden_spans

    def _name(self, connection: Connection, encounter_id: int) -> str:
        return connection.scalar(select(_ENCOUNTER.c.name).where(_ENCOUNTER.c.id == encounter_id)) or ""

    def _fight(self, connection: Connection, encounter_id: int) -> Row[Any]:
        row = connection.execute(select(FIGHT).where(FIGHT.c.encounter_id == encounter_id)).first()
        if row is None:
            raise LibraryError("gone", what="fight", id=encounter_id)
        return row

    def _demand_prepared(self, connection: Connection, encounter_id: int) -> None:
        statement = select(_ENCOUNTER.c.name, _ENCOUNTER.c.state).where(_ENCOUNTER.c.id == encounter_id)
        row = connection.execute(statement).first()
        if row is None:
            raise LibraryError("gone", what="encounter", id=encounter_id)
        if row.state != PREPARED:
            raise LibraryError("wrong_state", name=row.name, state=row.state)

    def _out_of_step(self, connection: Connection, encounter_id: int, n: int) -> None:
        raise LibraryError("out_of_step", cursor=self._fight(connection, encounter_id).cursor, n=n)

    def _set_state(
        self, connection: Connection, encounter_id: int, state: str, outcome: Mapping[str, Any] | None = None
    ) -> None:
        values = {"state": state, "outcome": None if outcome is None else dict(outcome), "changed": _NEXT_CHANGED}
        connection.execute(update(_ENCOUNTER).where(_ENCOUNTER.c.id == encounter_id).values(**values))

    def _written_until(self, connection: Connection, encounter_id: int, n: int) -> list[dict[str, Any]]:
        """What the end, and what came after it, has written until entry `n`; what came later is forgotten."""
        ending = connection.scalar(select(FIGHT.c.ending).where(FIGHT.c.encounter_id == encounter_id))
        parts = [] if ending is None else _parts(ending)
        kept = [part for part in parts if part["n"] <= n]
        if len(kept) < len(parts):
            self._keep_written(connection, encounter_id, kept)
        return kept

    def _keep_written(self, connection: Connection, encounter_id: int, parts: Sequence[Mapping[str, Any]]) -> None:
        written = dumps({**parts[0], "later": list(parts[1:])}) if parts else None
        connection.execute(update(FIGHT).where(FIGHT.c.encounter_id == encounter_id).values(ending=written))

    def _end(
        self,
        connection: Connection,
        encounter_id: int,
        n: int,
        ending: Ending,
        later: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        written = {"n": n, **endings.write(connection, self._sheets, ending)}
        self._keep_written(connection, encounter_id, [written, *later])
        self._set_state(connection, encounter_id, ENDED, ending.outcome)

    def _amend(
        self, connection: Connection, encounter_id: int, n: int, written: list[dict[str, Any]], ending: Ending
    ) -> None:
        """Has the members of a fight that has ended follow what is done after its end."""
        change = {"n": n, **endings.changed_since(written, ending)}
        if change["members"]:
            endings.give(connection, self._sheets, change)
            self._keep_written(connection, encounter_id, [*written, change])


def _parts(ending: str) -> list[dict[str, Any]]:
    """What the end has written, and what each step after it has changed of that."""
    end = json.loads(ending)
    later = end.pop("later", [])
    return [end, *later]
