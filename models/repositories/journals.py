"""Journals: every fight's commands with their results, on the disk before anybody sees them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, delete, func, insert, select, update

from models.repositories import endings, histories, written_systems
from models.repositories.encounters import ENDED, PREPARED, RUNNING, Encounter
from models.repositories.fights import CHECKPOINT, ENTRY, ENTRY_PARTS, FIGHT, DamagedFight, load_fight
from models.storage.database import dumps
from models.storage.errors import LibraryError
from models.storage.store import Repository, Store, now, table_of
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
_NEXT_CHANGE_NUMBER = select(func.coalesce(func.max(_OTHER_ENCOUNTER.c.changed), 0) + 1).scalar_subquery()

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


class Journals(Repository):
    """The fights in the library."""

    def __init__(self, store: Store, sheets: Sheets) -> None:
        super().__init__(store)
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
        is_apart: bool = False,
    ) -> None:
        """Store the setup of a fight and its state before the first command; its encounter is `running` from now on.

        `script` is the setup as an encounter script without commands, with the texts of its rules, `state` the packed
        fight, and `members` maps combatants to their party members, `marks` to their notes and whether they are hidden;
        `waves` are those who enter later. The outcome of a fight that `is_apart` reaches no member, whoever joins it.
        """
        with self._store.write() as connection:
            self._demand_prepared(connection, encounter_id)
            party_id = histories.party_of(connection, members or {})
            if party_id is not None:
                party_update = update(_ENCOUNTER).where(_ENCOUNTER.c.id == encounter_id).values(party_id=party_id)
                connection.execute(party_update)
            setup = {key: value for key, value in script.items() if key != "rules"}
            row = {"encounter_id": encounter_id, "script": dumps(setup), "members": dumps(dict(members or {}))}
            row |= {"rules": written_systems.pin(connection, script.get("rules") or ())}
            row |= {"marks": dumps(dict(marks or {})), "waves": dumps([wave.pack() for wave in waves])}
            row |= {"branched_at": 0} if is_apart else {}
            connection.execute(insert(FIGHT).values(**row, cursor=0, played=_NEXT_PLAYED, put_away=False))
            connection.execute(_ADD_CHECKPOINT, {"encounter_id": encounter_id, "n": 0, "state": dumps(state)})
            self._set_state(connection, encounter_id, RUNNING)

    def running(self) -> list[int]:
        """Return the encounters whose fights are running, the last played first."""
        statement = (
            select(_ENCOUNTER.c.id)
            .join(FIGHT, FIGHT.c.encounter_id == _ENCOUNTER.c.id)
            .where(_ENCOUNTER.c.state == RUNNING)
            .order_by(FIGHT.c.played.desc(), _ENCOUNTER.c.id.desc())
        )
        with self._store.read() as connection:
            return list(connection.scalars(statement))

    def last_open(self) -> int | None:
        """Return the encounter whose running fight was played last, unless that was put away."""
        last = next(iter(self.running()), None)
        if last is None:
            return None
        with self._store.read() as connection:
            return None if self._fight(connection, last).put_away else last

    def note_playing(self, encounter_id: int) -> None:
        """Note that a running fight is played from now on; one that has ended is only looked at."""
        self._update_running(encounter_id, put_away=False, played=_NEXT_PLAYED)

    def put_away(self, encounter_id: int) -> None:
        """Note that a running fight is not to be opened by itself; one that has ended never is."""
        self._update_running(encounter_id, put_away=True)

    def revert_begin(self, encounter_id: int) -> None:
        """Revert `begin`, if no command was given since; else leave the fight as it is."""
        first_entry = select(ENTRY.c.n).where(ENTRY.c.encounter_id == encounter_id).limit(1)
        with self._store.write() as connection:
            if connection.scalar(first_entry) is None and self._fight(connection, encounter_id).ending is None:
                for table in (CHECKPOINT, FIGHT):
                    connection.execute(delete(table).where(table.c.encounter_id == encounter_id))
                self._set_state(connection, encounter_id, PREPARED)

    def _update_running(self, encounter_id: int, **values: Any) -> None:
        running_ids = select(_ENCOUNTER.c.id).where(_ENCOUNTER.c.state == RUNNING)
        chosen = (FIGHT.c.encounter_id == encounter_id) & FIGHT.c.encounter_id.in_(running_ids)
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
        redone is dropped, and the open question is replaced by `pending`. `state` is a checkpoint, the packed fight
        after the last entry, given now and then; `ending` comes with the entry that ends the fight, and with each after
        it. All of it is one transaction.
        """
        before, last, at = n - 1, n + len(entries) - 1, now()
        rows = [
            {"encounter_id": encounter_id, "n": position, "number": entry["number"], "at": at}
            | {part_name: dumps(entry[part_name]) for part_name in ENTRY_PARTS[1:]}
            for position, entry in enumerate(entries, n)
        ]
        checkpoint = None if state is None else {"encounter_id": encounter_id, "n": last, "state": dumps(state)}
        position = {"fight": encounter_id, "before": before}
        step = {**position, "after": last, "text": None if pending is None else dumps(pending)}
        with self._store.write() as connection:
            if connection.execute(_STEP, step).rowcount != 1:
                self._refuse_out_of_step(connection, encounter_id, n)
            connection.execute(_DROP_ENTRIES, position)
            connection.execute(_DROP_CHECKPOINTS, position)
            connection.execute(_ADD_ENTRY, rows)
            if checkpoint is not None:
                connection.execute(_ADD_CHECKPOINT, checkpoint)
            records = self._ending_records(connection, encounter_id, before)
            if ending is not None and not records:
                self._end(connection, encounter_id, last, ending)
            elif ending is not None:
                self._write_after_end(connection, encounter_id, last, records, ending)

    def move_cursor(self, encounter_id: int, n: int, *, forget: bool = False) -> None:
        """Undo or redo to entry `n`; going back over the end reverts its rewards, going over it gives them again.

        `forget`: what came later is dropped, and cannot be redone.
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
            ending_record, *later_records = records = _ending_parts(fight.ending)
            for record in reversed([record for record in records if n < record["n"] <= fight.cursor]):
                endings.revert(connection, self._sheets, record)
            if n < ending_record["n"] <= fight.cursor:
                self._set_state(connection, encounter_id, RUNNING)
            elif fight.cursor < ending_record["n"] <= n:
                self._end(connection, encounter_id, ending_record["n"], endings.unpack(ending_record), later_records)
            for record in later_records:
                if fight.cursor < record["n"] <= n:
                    endings.apply_changes(connection, self._sheets, record)

    def save_pending(self, encounter_id: int, data: Any | None) -> None:
        """Save the command that is asking with the answers so far, or that there is none."""
        text = None if data is None else dumps(data)
        with self._store.write() as connection:
            if connection.execute(_PEND, {"fight": encounter_id, "text": text}).rowcount != 1:
                raise LibraryError("gone", what="fight", id=encounter_id)

    def save_marks(self, encounter_id: int, marks: Mapping[str, Mapping[str, Any]]) -> None:
        """Save the notes of the combatants, and who of them is hidden; the fight itself does not depend on it."""
        self._update_fight(encounter_id, marks=dumps(dict(marks)))

    def save_members(self, encounter_id: int, members: Mapping[str, int]) -> None:
        """Save which combatants are which members, including those who joined later."""
        self._update_fight(encounter_id, members=dumps(dict(members)))

    def _update_fight(self, encounter_id: int, **values: str) -> None:
        with self._store.write() as connection:
            statement = update(FIGHT).where(FIGHT.c.encounter_id == encounter_id).values(**values)
            if connection.execute(statement).rowcount != 1:
                raise LibraryError("gone", what="fight", id=encounter_id)

    def sheets(self, encounter_id: int) -> dict[str, dict[str, Any]]:
        """Return the sheets with which the combatants of its setup began a fight, by their ids."""
        with self._store.read() as connection:
            script = json.loads(self._fight(connection, encounter_id).script)
        return {combatant["id"]: combatant["sheet"] for combatant in script.get("combatants", ())}

    def load(self, encounter_id: int) -> StoredFight:
        """Return a fight as it was last saved: setup, latest checkpoint up to the cursor, entries, open question.

        If something is missing or cannot be read it is refused as `bad_fight`, and left as it is.
        """
        with self._store.read() as connection:
            try:
                return load_fight(connection, self._fight(connection, encounter_id))
            except DamagedFight as damaged:
                name = self._name(connection, encounter_id)
                raise LibraryError("bad_fight", name=name, reason=message_of(damaged)) from damaged

    def hidden_spans(self, encounter_id: int) -> dict[str, tuple[HiddenSpan, ...]]:
        """Return the spans in which the players did not see each combatant, by commands and by facts.

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

    def _refuse_out_of_step(self, connection: Connection, encounter_id: int, n: int) -> None:
        raise LibraryError("out_of_step", cursor=self._fight(connection, encounter_id).cursor, n=n)

    def _set_state(
        self, connection: Connection, encounter_id: int, state: str, outcome: Mapping[str, Any] | None = None
    ) -> None:
        values = {"state": state, "outcome": None if outcome is None else dict(outcome), "changed": _NEXT_CHANGE_NUMBER}
        connection.execute(update(_ENCOUNTER).where(_ENCOUNTER.c.id == encounter_id).values(**values))

    def _ending_records(self, connection: Connection, encounter_id: int, n: int) -> list[dict[str, Any]]:
        """What the end, and what came after it, wrote until entry `n`; what came later is forgotten."""
        ending = connection.scalar(select(FIGHT.c.ending).where(FIGHT.c.encounter_id == encounter_id))
        records = [] if ending is None else _ending_parts(ending)
        kept_records = [record for record in records if record["n"] <= n]
        if len(kept_records) < len(records):
            self._save_ending(connection, encounter_id, kept_records)
        return kept_records

    def _save_ending(self, connection: Connection, encounter_id: int, records: Sequence[Mapping[str, Any]]) -> None:
        text = dumps({**records[0], "later": list(records[1:])}) if records else None
        connection.execute(update(FIGHT).where(FIGHT.c.encounter_id == encounter_id).values(ending=text))

    def _end(
        self,
        connection: Connection,
        encounter_id: int,
        n: int,
        ending: Ending,
        later_records: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        record = {"n": n, **endings.write(connection, self._sheets, ending)}
        self._save_ending(connection, encounter_id, [record, *later_records])
        self._set_state(connection, encounter_id, ENDED, ending.outcome)

    def _write_after_end(
        self, connection: Connection, encounter_id: int, n: int, records: list[dict[str, Any]], ending: Ending
    ) -> None:
        """Let the members of a fight that has ended follow what is done after its end."""
        change = {"n": n, **endings.changed_since(records, ending)}
        if change["members"]:
            endings.apply_changes(connection, self._sheets, change)
            self._save_ending(connection, encounter_id, [*records, change])


def _ending_parts(ending: str) -> list[dict[str, Any]]:
    """What the end wrote, and what each step after it changed of that."""
    ending_record = json.loads(ending)
    later_records = ending_record.pop("later", [])
    return [ending_record, *later_records]
