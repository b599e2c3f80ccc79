"""Checks imported records: converts, files and validates them by their systems."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pydantic_core import to_json

from models.exchange import profiles
from models.exchange.foreign.ffrpg import stat_block
from models.exchange.foreign.ffrpg.monsters import SYSTEM as FFRPG
from models.exchange.native.shapes import bad_record
from models.exchange.profiles.converter import converted
from models.exchange.profiles.profile import Profile
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.neutral_creature import NeutralCreature, NeutralEncounter
from models.exchange.records.readers import Record
from models.exchange.records.report import (
    TEXT,
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
    TakenRules,
    became,
    dropped,
    is_unsaid,
    lacks_of,
    not_understood,
)
from models.exchange.records.unknown_keys import SHEET, UNKNOWN, prune
from models.exchange.tables.columns import ColumnMeaning
from models.exchange.tables.creature_tables import RowReader
from models.repair.integrity import MOST
from models.repositories.sheets import SheetError, Sheets, SheetSummary
from models.storage.errors import MESSAGES, LibraryError
from rules.board.board import parse_board
from rules.core.state import FOES, PARTY
from rules.sheets import schema as rules_sheets
from rules.text.faults import BadScript, BadSheet
from rules.text.localized import said
from rules.written.rulebook import BadRules, heading_of, system_by

if TYPE_CHECKING:
    from models.repositories.column_maps import ColumnMaps
    from rules.system.system import System


_MOST_LINES = 100
"""Entries made of one line of an encounter."""


def _portions(count: int) -> list[int]:
    """Return a count in portions that an encounter entry can hold."""
    full, remainder = divmod(max(1, count), MOST)
    return [MOST] * min(full, _MOST_LINES) + ([remainder] if remainder and full < _MOST_LINES else [])


_PLAYER = re.compile(
    r"^(?:player|played by|jugador(?:/?a)?|qui[eé]n juega|jogador(?:/?a)?|quem joga):[ ]*(?P<player>\S.*)$",
    re.IGNORECASE | re.MULTILINE,
)
"""The line of a creature's notes that names its player; creature sheets have no such field."""
_LONGEST_PLAYER = 200
"""Characters of a player's name."""


def _with_player(record: TakenCreature) -> TakenCreature:
    """Return a creature joining a party with its player, moved from the notes."""
    player_line = _PLAYER.search(record.notes)
    if player_line is None or len(player := player_line["player"].strip()) > _LONGEST_PLAYER:
        return record
    notes = "\n".join(note for note in record.notes.splitlines() if note != player_line[0])
    fate_message = said("import-column", MESSAGES, field="player")
    fields = tuple(
        replace(fate, fate=Fate.MAPPED, said=fate_message)
        if fate.value in (player, player_line[0]) and fate.said == not_understood()
        else fate
        for fate in record.fields
    )
    return replace(record, player=player, notes=notes, fields=fields)


def player_spans(text: str) -> list[tuple[int, int]]:
    """Return where a text names who plays those who join a party."""
    return [found.span() for found in _PLAYER.finditer(text)]


def _rewards_of(system: System) -> dict[str, str]:
    """Return the fields of a sheet that say what beating its creature is worth, to their labels."""
    return {
        key: rules_sheets.label_of(key, info)
        for key, info in system.sheet.model_fields.items()
        if isinstance(info.json_schema_extra, dict) and info.json_schema_extra.get("group") == rules_sheets.REWARD
    }


def _gained(system: System, sheet: dict[str, Any]) -> dict[str, int]:
    """Take from a hero's sheet what it has gained, and return it: nobody wins it."""
    ids = {gain.label: gain.id for gain in system.aftermath.gains}
    keys = {key: ids[label] for key, label in _rewards_of(system).items() if label in ids and key in sheet}
    return {id: sheet.pop(key) for key, id in keys.items()}


def _without_rewards(
    system: System, sheet: dict[str, Any], fields: Sequence[FieldFate]
) -> tuple[list[str], tuple[FieldFate, ...]]:
    """Take the other rewards from a hero's sheet; return their texts, for its notes, and the fates with those."""
    keys = _rewards_of(system).keys() & sheet.keys()
    for key in keys:
        del sheet[key]
    left = [fate for fate in fields if any(fate.said == became(key) for key in keys)]
    texts = [f"{fate.field}: {fate.value}" for fate in left]
    noted = [FieldFate(TEXT, Fate.MAPPED, text, not_understood()) for text in texts]
    return texts, (*(fate for fate in fields if fate not in left), *noted)


class RecordChecker:
    """Checks the records of one import; equal sheets are checked once."""

    def __init__(self, sheets: Sheets, choice: ImportChoice, maps: ColumnMaps | None = None) -> None:
        self._brought: dict[str, System] = {}
        """The systems that the files bring along, by their ids."""
        self._known = sheets
        self._sheets = sheets = sheets.with_others(self._brought)
        self._choice = choice
        self._profiles: dict[str, Profile | LibraryError] = {}
        """Family of games to its profile, or to why there is none."""
        self._systems: set[str] = set()
        """Systems that are known to be installed."""
        self._rows = RowReader(sheets, choice, maps)
        self._checked_sheets: dict[tuple[str, str], tuple[Mapping[str, Any], SheetSummary, dict[str, Any]]] = {}
        """(system, sheet text) to its check's result: a bestiary has many equal guards."""

    def check(self, record: Record) -> Record:
        """Return the record as it will be stored, or its refusal."""
        try:
            match record:
                case NeutralCreature():
                    return self._converted(record)
                case NeutralEncounter():
                    return self._named_encounter(record)
                case TakenCreature():
                    return self._creature(record)
                case TakenRules():
                    return self._rules(record)
                case TakenRow():
                    creature = self._rows.creature(record)
                    return (
                        self._converted(creature) if isinstance(creature, NeutralCreature) else self._creature(creature)
                    )
                case TakenParty():
                    fates: list[FieldFate] = []
                    members = tuple(self._member(member, fates) for member in record.members)
                    return replace(record, members=members, fields=(*record.fields, *fates) if fates else record.fields)
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

    def _rules(self, record: TakenRules) -> Record:
        """Let the other records be checked by a system that the file brings along, unless it is there already."""
        id = heading_of(record.text).id
        try:
            if id and not self._known.knows(id):
                self._brought[id] = system_by(id, (record.text,))
        except BadRules as bad:
            raise LibraryError("bad_rules", name=record.name or id, fault=bad.sentence) from bad
        return record

    def _converted(self, creature: NeutralCreature) -> Record:
        """Return a creature of another game converted by its profile."""
        profile = self._profile(creature.family)
        if isinstance(profile, LibraryError):
            return profiles.refusal(profile, creature.name)
        return self._creature(converted(creature, profile, self._choice.language))

    def _profile(self, family: str) -> Profile | LibraryError:
        if family not in self._profiles:
            choice = self._choice
            try:
                profile: Profile | LibraryError = profiles.chosen_for(
                    family, choice.system, choice.profile, choice.own_profiles
                )
            except LibraryError as error:
                profile = error
            self._profiles[family] = profile
        return self._profiles[family]

    def _named_encounter(self, encounter: NeutralEncounter) -> Record:
        """Return an encounter whose creatures are named, or described by the encounter itself."""
        profile = self._profile(encounter.family)
        if isinstance(profile, LibraryError):
            return profiles.refusal(profile, encounter.name)
        spares: dict[str, TakenCreature] = {}
        entries = []
        for line in encounter.lines:
            if line.known is not None:
                spares.setdefault(line.creature, self._creature(converted(line.known, profile, self._choice.language)))
            side = PARTY if line.friendly or (line.known is not None and line.known.is_character) else FOES
            name = line.name or line.creature
            values = {"name": name, "side": side, "hidden": line.hidden, "notes": line.notes}
            entries += [
                TakenEntry({**values, "count": count}, creature=line.creature) for count in _portions(line.count)
            ]
        fields = [FieldFate("name", Fate.KEPT), FieldFate("entries", Fate.KEPT)]
        fields += [FieldFate(field.place, Fate.DROPPED, field.value, dropped()) for field in encounter.unread]
        values = {"folder": encounter.folder, "notes": encounter.notes}
        return TakenEncounter(
            encounter.name,
            self._system(profile.system, encounter.name),
            tuple(entries),
            values=values,
            fields=fields,
            spares=spares,
        )

    def table(self, row: TakenRow) -> tuple[str, tuple[ColumnMeaning, ...], bool]:
        """Return the system and the column meanings of a row's table, and whether unknown columns are kept."""
        return *self._rows.meanings(row), self._rows.keeps_unknown(row)

    def _system(self, system: str, name: str) -> str:
        chosen = system or self._choice.system
        if not chosen:
            raise LibraryError("no_system", name=name)
        if chosen not in self._systems:
            if not self._sheets.knows(chosen):
                absence = self._sheets.absence(chosen)
                if absence.code != "not_installed":
                    raise absence
                raise LibraryError("system_missing", name=name, system=chosen)
            self._systems.add(chosen)
        return chosen

    def _creature(self, record: TakenCreature) -> TakenCreature:
        system = self._system(record.system, record.name)
        text = to_json(record.sheet).decode()
        result = self._checked_sheets.get((system, text))
        if result is None:
            result = self._sheet(system, record.name, record.sheet)
            self._checked_sheets[system, text] = result
        sheet, summary, unknown = result
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
            is_open=record.is_open,
        )

    def as_member(self, record: TakenCreature) -> TakenCreature | RefusedRecord:
        """Return a checked creature as the party member it becomes, or its refusal.

        The numbers that its source does not say are worked out anew: a hero's follow otherwise than a monster's.
        """
        unsaid = {fate.field for fate in record.fields if is_unsaid(fate)}
        said_sheet = {key: value for key, value in record.sheet.items() if key not in unsaid}
        enlisted = self._sheets.enlist(record.system, said_sheet)
        fields = record.fields
        if unsaid and record.system == FFRPG:
            fields = (*(fate for fate in fields if not is_unsaid(fate)), *stat_block.complete(enlisted))
        gains, notes = dict[str, int](), record.notes
        if record.is_open:
            gains = _gained(self._sheets.system(record.system), enlisted)
            left, fields = _without_rewards(self._sheets.system(record.system), enlisted, fields)
            kind = (
                record.kind if record.kind != self._sheets.read(record.system, record.name, record.sheet).kind else ""
            )
            notes = "\n".join(filter(None, (kind, notes, *left)))  # a member has no kind of its own
        try:
            sheet, summary, _ = self._sheet(record.system, record.name, enlisted)
        except LibraryError as error:
            return RefusedRecord.because(error, record.name)
        return replace(
            _with_player(replace(record, fields=fields, notes=notes)),
            gains=gains,
            sheet=sheet,
            sheet_text="",
            level=summary.level,
            kind=summary.kind,
            pools=summary.pools,
        )

    def _member(self, member: TakenMember, fates: list[FieldFate]) -> TakenMember:
        system = self._system(member.system, member.name)
        sheet_data, notes = self._with_columns(
            system, member.name, member.sheet, member.values["notes"], member.columns, fates
        )
        sheet, summary, unknown = self._sheet(system, member.name, sheet_data)
        extra = {**member.extra, SHEET: unknown} if unknown else member.extra
        values = {**member.values, "full_pools": summary.pools, "level": summary.level, "notes": notes}
        return replace(member, system=system, sheet=sheet, values=values, extra=extra, columns=None)

    def _encounter(self, encounter: TakenEncounter) -> TakenEncounter:
        system = self._system(encounter.system, encounter.name)
        options = dict(encounter.values.get("options") or {})
        try:
            rules_sheets.check(self._sheets.system(system).options, options)
        except BadSheet as error:
            raise bad_record(
                encounter.name, tuple((f"options.{place}", fault) for place, fault in error.faults)
            ) from None
        if encounter.values.get("board") is not None:
            self._board(system, encounter.name, encounter.values["board"], options)
        fates: list[FieldFate] = []
        entries = tuple(self._entry(system, entry, fates) for entry in encounter.entries)
        fields = (*encounter.fields, *fates) if fates else encounter.fields
        return replace(encounter, system=system, entries=entries, fields=fields)

    def _entry(self, system: str, entry: TakenEntry, fates: list[FieldFate]) -> TakenEntry:
        values = entry.values
        if not values.get("sheet") and (entry.creature or entry.member):
            # Its sheet is that of whom it names; what else is said of it there can only be noted.
            row = entry.columns
            columns = [] if row is None else list(zip(row.header, row.cells, strict=True))
            name = str(values["name"])
            fates += [FieldFate(title, Fate.MAPPED, cell, not_understood(), name) for title, cell in columns]
            lines = (values.get("notes"), *(f"{title}: {cell}" for title, cell in columns))
            return replace(entry, values={**values, "notes": "\n".join(filter(None, lines))}, columns=None)
        name = str(values["name"])
        sheet_data, notes = self._with_columns(
            system, name, values["sheet"], values.get("notes", ""), entry.columns, fates
        )
        sheet, _, unknown = self._sheet(system, name, sheet_data)
        extra = {**entry.extra, SHEET: unknown} if unknown else entry.extra
        return replace(entry, values={**values, "sheet": sheet, "notes": notes}, extra=extra, columns=None)

    def _with_columns(
        self, system: str, name: str, sheet: Mapping[str, Any], notes: str, row: TakenRow | None, fates: list[FieldFate]
    ) -> tuple[Mapping[str, Any], str]:
        """Return sheet and notes with the table's other columns added."""
        if row is None:
            return sheet, notes
        data: dict[str, Any] = {"sheet": dict(sheet), "notes": notes}
        fates += (replace(fate, whose=name) for fate in self._rows.take_sheet(row, system, data))
        return data["sheet"], data["notes"]

    def _board(self, system: str, name: str, board: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        rule_system = self._sheets.system(system)
        board_rules = rule_system.board_rules(rules_sheets.check(rule_system.options, dict(options)))
        try:
            parse_board(dict(board), board_rules)
        except BadScript as error:
            raise bad_record(name, ((error.place, error.message),)) from None

    def _sheet(
        self, system: str, name: str, sheet: Mapping[str, Any]
    ) -> tuple[Mapping[str, Any], SheetSummary, dict[str, Any]]:
        """Return the sheet to store, its summary, and its unknown keys by place."""
        try:
            return sheet, self._sheets.read(system, name, sheet), {}
        except SheetError as error:
            unknown = [place for place, fault in error.faults if getattr(fault, "message", "") == UNKNOWN]
            if not unknown:
                raise
            pruned, pruned_values = prune(sheet, unknown)
            if not pruned_values:
                raise
            return pruned, self._sheets.read(system, name, pruned), pruned_values
