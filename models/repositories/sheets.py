"""Sheets on their way into the library: checked by their rule system."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from models.search import query_parser
from models.storage.errors import LibraryError, no_system
from rules.core.state import FOES
from rules.scripts import setup
from rules.sheets import schema
from rules.text.faults import BadSheet
from rules.text.localized import ROW_OF_FAULTS, joined, said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from pydantic import BaseModel

    from rules.system.system import System

_MISSING = object()


class SheetSummary(NamedTuple):
    """What a list shows of a sheet without reading it."""

    pools: dict[str, int]
    """Pool to maximum."""
    level: int | None
    kind: str
    told: str = ""
    """The names on the sheet."""
    marks: str = ""
    """What field words find on it."""


SUMMARY = 2
"""Rises when `told` and `marks` change, so that older libraries are read again."""
EMPTY = SheetSummary({}, None, "")


class SheetError(LibraryError):
    """A sheet that its system refuses: every fault as (place, sentence), for the form to show at its fields."""

    def __init__(self, system: System, name: str, faults: tuple[tuple[str, str], ...]) -> None:
        placed = (
            said(
                "said-placed",
                system.phrases.file,
                place=schema.labelled_place(system.sheet, fault_place),
                message=message,
            )
            for fault_place, message in faults
        )
        super().__init__("bad_sheet", name=name, faults=joined(placed, ROW_OF_FAULTS))
        self.faults = faults


class Sheets:
    """What the rule systems say of sheets; `find` gives a system by its id, or raises `LookupError`."""

    def __init__(self, find: Callable[[str], System]) -> None:
        self._find = find

    def with_others(self, others: Mapping[str, System]) -> Sheets:
        """Return the same with systems that are not there yet, as an import brings them along."""
        return Sheets(lambda system: others[system] if system in others else self._find(system))

    def knows(self, system: str) -> bool:
        """Whether the system is installed; creatures of others can be viewed but not changed."""
        return self._installed(system) is not None

    def has_field(self, system: str, name: str) -> bool:
        """Whether the sheets of a system have a field of that name."""
        rules = self._installed(system)
        return rules is not None and name in rules.sheet.model_fields

    def with_player(self, player: str, system: str, sheet: Mapping[str, Any]) -> dict[str, Any]:
        """Return the sheet that a member fights with: with its player's name, if the system has a field for it."""
        rules = self._installed(system)
        field = schema.field_naming(rules.sheet, "player") if rules is not None else ""
        return {**sheet, field: player} if field and player else dict(sheet)

    def enlist(self, system: str, sheet: Mapping[str, Any]) -> dict[str, Any]:
        """Return the sheet of a creature as the player's character that it becomes in a party."""
        rules = self._installed(system)
        return dict(sheet) if rules is None else rules.membership.enlist(sheet)

    def check(
        self, system: str, name: str, sheet: Mapping[str, Any], before: Mapping[str, Any] | None = None
    ) -> dict[str, Any]:
        """Return the sheet as it is saved; what stood in it `before` and is unchanged is never a fault."""
        if before is not None and sheet == before:
            return dict(sheet)
        rules = self._installed(system)
        if rules is None:
            raise self.absence(system, name)
        try:
            return rules.check_sheet(dict(sheet))
        except BadSheet as error:
            faults = tuple(fault for fault in error.faults if not _untouched(fault[0], sheet, before))
            if before is not None and not faults:
                return dict(sheet)
            raise SheetError(rules, name, faults) from None

    def system(self, system: str) -> System:
        """Return the rule system of that id; refuse one that is not installed."""
        rules = self._installed(system)
        if rules is None:
            raise self.absence(system)
        return rules

    def absence(self, system: str, name: str = "") -> LibraryError:
        """Return the refusal of a system that is missing or cannot be loaded, and of what belongs to it."""
        try:
            self._find(system)
        except LookupError as error:
            if error.__cause__ is not None:
                return no_system(error, system)
        return LibraryError("unknown_system", system=system, name=name) if name else no_system(None, system)

    def read(self, system: str, name: str, sheet: Mapping[str, Any]) -> SheetSummary:
        """Return the summary of a new sheet; refuse its faults."""
        rules = self.system(system)
        try:
            return _summary(rules, schema.check(rules.sheet, sheet), sheet)
        except BadSheet as error:
            raise SheetError(rules, name, error.faults) from None

    def summary(self, system: str, sheet: Mapping[str, Any]) -> SheetSummary:
        """Return pools, level and kind of a sheet as far as its system can read it."""
        rules = self._installed(system)
        if rules is None:
            return EMPTY
        try:
            return _summary(rules, schema.check(rules.sheet, dict(sheet)), sheet)
        except BadSheet:
            return EMPTY

    def begins_full(self, system: str) -> bool:
        """Whether all pools of a system are full when a fight begins, as far as can be told."""
        rules = self._installed(system)
        return rules is None or rules.begins_full

    def starting_pools(self, system: str, sheet: Mapping[str, Any], full: Mapping[str, int]) -> dict[str, int]:
        """Return what the bearer of a sheet has of each pool when a fight begins; `full`: the most of each."""
        rules = self._installed(system)
        return dict(full) if rules is None else rules.starting_pools(sheet, full)

    def search_texts(self, system: str, sheet: Mapping[str, Any]) -> tuple[str, str]:
        """Return the names on a sheet, and its marks: what the search finds besides what it is filed under."""
        rules = self._installed(system)
        return ("", "") if rules is None else _search_texts(rules, sheet)

    def impossible_conditions(
        self, system: str, sheet: Mapping[str, Any], conditions: Sequence[Mapping[str, Any]]
    ) -> list[int]:
        """Return the indices of the conditions with which this sheet could not begin a fight."""
        rules = self._installed(system)
        return setup.impossible_conditions(rules, sheet, conditions) if rules is not None else []

    def _installed(self, system: str) -> System | None:
        try:
            return self._find(system)
        except (LookupError, ImportError, AttributeError):
            # A plugin that is named but cannot be loaded is as good as none; its creatures are kept as they are.
            return None


def _search_texts(system: System, sheet: Mapping[str, Any]) -> tuple[str, str]:
    statuses = system.statuses

    def called(word: str) -> str:
        return statuses[word].label if word in statuses else word

    marks = dict.fromkeys(query_parser.index_mark(*mark) for mark in schema.search_marks(system.sheet, sheet, called))
    return "\n".join(dict.fromkeys((*schema.row_names(sheet), *_synonyms(system, sheet)))), " ".join(marks)


def _synonyms(system: System, sheet: Mapping[str, Any]) -> Iterator[str]:
    """Other words by which the rows of a sheet are found."""
    for name, synonyms in system.row_synonyms.items():
        rows = sheet.get(name)
        for row in rows if isinstance(rows, list | tuple) else ():
            if isinstance(row, dict):
                yield from synonyms.get(str(row.get("id")), ())


def _summary(system: System, sheet: BaseModel, data: Mapping[str, Any]) -> SheetSummary:
    combatant = system.new_combatant("sheet", "sheet", FOES, sheet, {})
    level, kind = system.window.list_key(sheet)
    pools = {pool.id: system.maximum(combatant, pool.id) for pool in system.pools}
    return SheetSummary(pools, level or None, kind, *_search_texts(system, data))


def installed_system(system: str) -> System:
    """Return the installed rule system of that id, as it is played here."""
    from rules.system import registry

    return registry.played(system)


def _untouched(place: str, sheet: Mapping[str, Any], before: Mapping[str, Any] | None) -> bool:
    if before is None:
        return False
    old_value = _at(before, place)
    return old_value is not _MISSING and bool(old_value == _at(sheet, place))


def _at(value: Any, place: str) -> Any:
    for step in schema.steps_of(place):
        if isinstance(value, dict) and step in value:
            value = value[step]
        elif isinstance(value, list) and step.isdigit() and int(step) < len(value):
            value = value[int(step)]
        else:
            return _MISSING
    return value
