"""Records on their way into the library: converted, filed where somebody wants them, and checked by their systems."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pydantic_core import to_json

from models.exchange import profiles
from models.exchange.native.shapes import bad_record
from models.exchange.profiles.converter import converted, dropped
from models.exchange.profiles.profile import Profile
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.neutral_creature import NeutralCreature, NeutralEncounter
from models.exchange.records.readers import Record
from models.exchange.records.report import (
    Fate,
    FieldFate,
    RefusedRecord,
    TakenBoard,
    TakenCreature,
    TakenEncounter,
    TakenEntry,
    TakenMember,
    TakenParty,
    TakenRow,
    lacks_of,
)
from models.exchange.records.unknown_keys import SHEET, UNKNOWN, prune
from models.exchange.tables.columns import ColumnMeaning
from models.exchange.tables.creature_tables import RowReader
from models.repair.integrity import MOST
from models.repositories.sheets import SheetError, Sheets, SheetSummary
from models.storage.errors import LibraryError
from rules.board.board import parse_board
from rules.core.state import FOES, PARTY
from rules.sheets import schema as rules_sheets
from rules.text.faults import BadScript, BadSheet

if TYPE_CHECKING:
    from models.repositories.column_maps import ColumnMaps


_MOST_LINES = 100
"""Lines that are made of one: more of a kind than these hold nobody means."""


def _lots(many: int) -> list[int]:
    """So many in portions that a line of an encounter can hold."""
    whole, rest = divmod(max(1, many), MOST)
    return [MOST] * min(whole, _MOST_LINES) + ([rest] if rest and whole < _MOST_LINES else [])


class RecordChecker:
    """Settles the records of one import; sheets that stand there twice are checked once."""

    def __init__(self, sheets: Sheets, choice: ImportChoice, maps: ColumnMaps | None = None) -> None:
        self._sheets = sheets
        self._choice = choice
        self._profiles: dict[str, Profile | LibraryError] = {}
        """Game to the profile that turns its creatures, or why there is none."""
        self._systems: set[str] = set()
        """Those that are known to be installed."""
        self._rows = RowReader(sheets, choice, maps)
        self._known: dict[tuple[str, str], tuple[Mapping[str, Any], SheetSummary, dict[str, Any]]] = {}
        """System and text of a sheet to what came of checking it: a bestiary has many a guard."""

    def settled(self, record: Record) -> Record:
        """The record as it will be kept, or why it is not."""
        try:
            match record:
                case NeutralCreature():
                    return self._converted(record)
                case NeutralEncounter():
                    return self._named(record)
                case TakenCreature():
                    return self._creature(record)
                case TakenRow():
                    made = self._rows.creature(record)
                    return self._converted(made) if isinstance(made, NeutralCreature) else self._creature(made)
                case TakenParty():
                    return replace(record, members=tuple(self._member(member) for member in record.members))
                case TakenEncounter():
                    return self._encounter(record)
                case TakenBoard():
                    system = self._system(record.system, record.name)
                    self._board(system, record.name, record.board, {})
                    return replace(record, system=system)
                case _:
                    return record
        except LibraryError as error:
            return RefusedRecord.because(error, record.name)

    def _converted(self, creature: NeutralCreature) -> Record:
        """The creature of another game, by the profile that is found once for each game."""
        chosen = self._profile(creature.family)
        if isinstance(chosen, LibraryError):
            return profiles.refusal(chosen, creature.name)
        return self._creature(converted(creature, chosen))

    def _profile(self, family: str) -> Profile | LibraryError:
        if family not in self._profiles:
            choice = self._choice
            try:
                found: Profile | LibraryError = profiles.chosen_for(
                    family, choice.system, choice.profile, choice.own_profiles
                )
            except LibraryError as error:
                found = error
            self._profiles[family] = found
        return self._profiles[family]

    def _named(self, neutral_encounter: NeutralEncounter) -> Record:
        """The encounter of another program, whose creatures are only named, or told by the encounter itself."""
        chosen = self._profile(neutral_encounter.family)
        if isinstance(chosen, LibraryError):
            return profiles.refusal(chosen, neutral_encounter.name)
        spares: dict[str, TakenCreature] = {}
        entries = []
        for line in neutral_encounter.lines:
            if line.known is not None:
                spares.setdefault(line.creature, self._creature(converted(line.known, chosen)))
            side = PARTY if line.friendly or (line.known is not None and line.known.is_character) else FOES
            name = line.name or line.creature
            values = {"name": name, "side": side, "hidden": line.hidden, "notes": line.notes}
            entries += [TakenEntry({**values, "count": many}, creature=line.creature) for many in _lots(line.count)]
        fields = [FieldFate("name", Fate.KEPT), FieldFate("entries", Fate.KEPT)]
        fields += [FieldFate(left.place, Fate.DROPPED, left.value, dropped()) for left in neutral_encounter.unread]
        values = {"folder": neutral_encounter.folder, "notes": neutral_encounter.notes}
        return TakenEncounter(
            neutral_encounter.name,
            self._system(chosen.system, neutral_encounter.name),
            tuple(entries),
            values=values,
            fields=fields,
            spares=spares,
        )

    def table(self, row: TakenRow) -> tuple[str, tuple[ColumnMeaning, ...]]:
        """The rule system of a row's table, and what its columns mean."""
        return self._rows.meant(row)

    def _system(self, system: str, name: str) -> str:
        wanted = system or self._choice.system
        if not wanted:
            raise LibraryError("no_system", name=name)
        if wanted not in self._systems:
            if not self._sheets.knows(wanted):
                absent = self._sheets.absence(wanted)
                if absent.code != "not_installed":
                    raise absent
                raise LibraryError("system_missing", name=name, system=wanted)
            self._systems.add(wanted)
        return wanted

    def _creature(self, record: TakenCreature) -> TakenCreature:
        system = self._system(record.system, record.name)
        text = to_json(record.sheet).decode()
        known = self._known.get((system, text))
        if known is None:
            known = self._sheet(system, record.name, record.sheet)
            self._known[system, text] = known
        sheet, summary, unknown = known
        # Said whole: `replace` takes as long as all else of it.
        return TakenCreature(
            record.name,
            system,
            sheet,
            summary.level if record.level is None else record.level,
            record.kind or summary.kind,
            record.folder if self._choice.folder is None else self._choice.folder,
            record.tags,
            record.notes,
            record.source,
            {**record.extra, SHEET: unknown} if unknown else record.extra,
            record.variant,
            record.picture,
            to_json(sheet).decode() if unknown else text,
            summary.pools,
            summary.told,
            summary.marks,
            record.fields,
            record.ref,
            record.family,
            record.needed,
            record.is_character,
            lacks_of(self._sheets.system(system), sheet) if record.lacks is None else record.lacks,
        )

    def enlisted(self, record: TakenCreature) -> TakenCreature | RefusedRecord:
        """Return a settled creature as the player's character that it becomes in a party."""
        try:
            sheet, summary, _ = self._sheet(
                record.system, record.name, self._sheets.enlist(record.system, record.sheet)
            )
        except LibraryError as error:
            return RefusedRecord.because(error, record.name)
        return replace(record, sheet=sheet, sheet_text="", level=summary.level, kind=summary.kind, pools=summary.pools)

    def _member(self, member: TakenMember) -> TakenMember:
        system = self._system(member.system, member.name)
        sheet, summary, unknown = self._sheet(system, member.name, member.sheet)
        extra = {**member.extra, SHEET: unknown} if unknown else member.extra
        values = {**member.values, "full_pools": summary.pools, "level": summary.level}
        return replace(member, system=system, sheet=sheet, values=values, extra=extra)

    def _encounter(self, encounter: TakenEncounter) -> TakenEncounter:
        system = self._system(encounter.system, encounter.name)
        options = dict(encounter.values.get("options") or {})
        try:
            rules_sheets.check(self._sheets.system(system).options, options)
        except BadSheet as error:
            raise bad_record(
                encounter.name, tuple((f"options.{place}", said) for place, said in error.faults)
            ) from None
        if encounter.values.get("board") is not None:
            self._board(system, encounter.name, encounter.values["board"], options)
        entries = tuple(self._entry(system, entry) for entry in encounter.entries)
        return replace(encounter, system=system, entries=entries)

    def _entry(self, system: str, entry: TakenEntry) -> TakenEntry:
        if not entry.values.get("sheet") and (entry.creature or entry.member):
            return entry
        sheet, _, unknown = self._sheet(system, str(entry.values["name"]), entry.values["sheet"])
        extra = {**entry.extra, SHEET: unknown} if unknown else entry.extra
        return replace(entry, values={**entry.values, "sheet": sheet}, extra=extra)

    def _board(self, system: str, name: str, board: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        found = self._sheets.system(system)
        rules = found.board_rules(rules_sheets.check(found.options, dict(options)))
        try:
            parse_board(dict(board), rules)
        except BadScript as error:
            raise bad_record(name, ((error.place, error.message),)) from None

    def _sheet(
        self, system: str, name: str, sheet: Mapping[str, Any]
    ) -> tuple[Mapping[str, Any], SheetSummary, dict[str, Any]]:
        """The sheet as it is kept, what a list shows of it, and its keys that nobody knows, by their places."""
        try:
            return sheet, self._sheets.read(system, name, sheet), {}
        except SheetError as error:
            unknown = [place for place, said in error.faults if getattr(said, "message", "") == UNKNOWN]
            if not unknown:
                raise
            pruned, left = prune(sheet, unknown)
            if not left:
                raise
            return pruned, self._sheets.read(system, name, pruned), left
