"""Sheets on their way into the library: checked by the rule system whose sheets they are."""

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
    """What the sheet names."""
    marks: str = ""
    """What field words find on it."""


SUMMARY = 2
"""Rises with what `told` and `marks` say, so that older libraries are read in again."""
EMPTY = SheetSummary({}, None, "")


class SheetError(LibraryError):
    """A sheet that its system refuses: every fault as (place, sentence), for the form to show at its fields."""

    def __init__(self, system: System, name: str, faults: tuple[tuple[str, str], ...]) -> None:
        placed = (
            said("said-placed", place=schema.labelled_place(system.sheet, at), message=message)
            for at, message in faults
        )
        super().__init__("bad_sheet", name=name, faults=joined(placed, ROW_OF_FAULTS))
        self.faults = faults


class Sheets:
    """The rule systems' word on sheets; `find` gives a system by its id, or raises `LookupError`."""

    def __init__(self, find: Callable[[str], System]) -> None:
        self._find = find

    def knows(self, system: str) -> bool:
        """Whether the system is installed; creatures of others can be looked at but not changed."""
        return self._installed(system) is not None

    def has_field(self, system: str, name: str) -> bool:
        """Whether the sheets of a system have a field of that name."""
        found = self._installed(system)
        return found is not None and name in found.sheet.model_fields

    def played_by(self, player: str, system: str, sheet: Mapping[str, Any]) -> dict[str, Any]:
        """The sheet that a member fights with: who plays it stands in it, where the book asks for that."""
        found = self._installed(system)
        field = schema.field_naming(found.sheet, "player") if found is not None else ""
        return {**sheet, field: player} if field and player else dict(sheet)

    def enlisted(self, system: str, sheet: Mapping[str, Any]) -> dict[str, Any]:
        """Return the sheet of a creature as the player's character that it becomes in a party."""
        found = self._installed(system)
        return dict(sheet) if found is None else found.membership.enlist(sheet)

    def checked(
        self, system: str, name: str, sheet: Mapping[str, Any], before: Mapping[str, Any] | None = None
    ) -> dict[str, Any]:
        """The sheet as it is kept; what stood in it `before` and was not touched is never complained about."""
        if before is not None and sheet == before:
            return dict(sheet)
        found = self._installed(system)
        if found is None:
            raise self.absent(system, name)
        try:
            return found.check_sheet(dict(sheet))
        except BadSheet as error:
            faults = tuple(fault for fault in error.faults if not _untouched(fault[0], sheet, before))
            if before is not None and not faults:
                return dict(sheet)
            raise SheetError(found, name, faults) from None

    def system(self, system: str) -> System:
        """The rule system of that id; refuses one that is not installed."""
        found = self._installed(system)
        if found is None:
            raise self.absent(system)
        return found

    def absent(self, system: str, name: str = "") -> LibraryError:
        """The refusal of a system that is not there or cannot be loaded, and of what is of it."""
        try:
            self._find(system)
        except LookupError as error:
            if error.__cause__ is not None:
                return no_system(error, system)
        return LibraryError("unknown_system", system=system, name=name) if name else no_system(None, system)

    def read(self, system: str, name: str, sheet: Mapping[str, Any]) -> SheetSummary:
        """What a list shows of a new sheet, which is read once for that and for its faults; refuses those."""
        found = self.system(system)
        try:
            return _summary(found, schema.check(found.sheet, sheet), sheet)
        except BadSheet as error:
            raise SheetError(found, name, error.faults) from None

    def summary(self, system: str, sheet: Mapping[str, Any]) -> SheetSummary:
        """Pools, level and kind of a sheet as far as its system can read it."""
        found = self._installed(system)
        if found is None:
            return EMPTY
        try:
            return _summary(found, schema.check(found.sheet, dict(sheet)), sheet)
        except BadSheet:
            return EMPTY

    def searched(self, system: str, sheet: Mapping[str, Any]) -> tuple[str, str]:
        """What a sheet names, and its marks: what the search looks at besides what a creature is filed under."""
        found = self._installed(system)
        return ("", "") if found is None else _searched(found, sheet)

    def cannot_bring(self, system: str, sheet: Mapping[str, Any], conditions: Sequence[Mapping[str, Any]]) -> list[int]:
        """Which of the conditions nobody with this sheet could begin a fight with."""
        found = self._installed(system)
        return setup.impossible_conditions(found, sheet, conditions) if found is not None else []

    def _installed(self, system: str) -> System | None:
        try:
            return self._find(system)
        except (LookupError, ImportError, AttributeError):
            # A plugin that is named but cannot be loaded is as good as none; its creatures are kept as they are.
            return None


def _searched(system: System, sheet: Mapping[str, Any]) -> tuple[str, str]:
    statuses = system.statuses

    def called(word: str) -> str:
        return statuses[word].label if word in statuses else word

    marks = dict.fromkeys(query_parser.mark(*mark) for mark in schema.search_marks(system.sheet, sheet, called))
    return "\n".join(dict.fromkeys((*schema.row_names(sheet), *_synonyms(system, sheet)))), " ".join(marks)


def _synonyms(system: System, sheet: Mapping[str, Any]) -> Iterator[str]:
    """By which other words the rows of a sheet are found."""
    for name, known in system.row_synonyms.items():
        rows = sheet.get(name)
        for row in rows if isinstance(rows, list | tuple) else ():
            if isinstance(row, dict):
                yield from known.get(str(row.get("id")), ())


def _summary(system: System, sheet: BaseModel, said: Mapping[str, Any]) -> SheetSummary:
    combatant = system.new_combatant("sheet", "sheet", FOES, sheet, {})
    level, kind = system.window.list_key(sheet)
    pools = {pool.id: system.maximum(combatant, pool.id) for pool in system.pools}
    return SheetSummary(pools, level or None, kind, *_searched(system, said))


def installed(system: str) -> System:
    """The installed rule system of that id."""
    from rules.system import registry

    return registry.system(system)


def _untouched(place: str, sheet: Mapping[str, Any], before: Mapping[str, Any] | None) -> bool:
    if before is None:
        return False
    old = _at(before, place)
    return old is not _MISSING and bool(old == _at(sheet, place))


def _at(value: Any, place: str) -> Any:
    for step in schema.steps_of(place):
        if isinstance(value, dict) and step in value:
            value = value[step]
        elif isinstance(value, list) and step.isdigit() and int(step) < len(value):
            value = value[int(step)]
        else:
            return _MISSING
    return value
