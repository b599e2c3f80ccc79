"""Several creatures edited at once: what they have in common, and what is changed in all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from models.repositories.sheets import SheetError
from models.storage.store import twin

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from models.repositories.creatures import Creature
    from models.repositories.sheets import Sheets

FILED = ("kind", "level", "folder", "source", "notes")
"""What every creature is filed under, whatever its system."""


class BulkChanges(NamedTuple):
    """What is written to all of them; nothing else of them is changed."""

    filed: Mapping[str, Any]
    """The values of `FILED` that are written."""
    tags: Sequence[str]
    lost_tags: Collection[str]
    sheet: Mapping[str, Any]
    """Field of the sheet to its new value."""
    defaults: Collection[str]
    """Fields of the sheet that are removed, so that their default holds."""

    @property
    def is_none(self) -> bool:
        """Whether nothing is changed."""
        return not (self.filed or self.tags or self.lost_tags or self.sheet or self.defaults)

    def sheet_of(self, creature: Creature) -> dict[str, Any]:
        """Return the sheet of a creature with the changes."""
        remaining = {name: value for name, value in creature.sheet.items() if name not in self.defaults}
        return {**remaining, **self.sheet}

    def applied_to(self, creature: Creature) -> Creature:
        """Return the creature with the changes."""
        tags = [tag for tag in creature.tags if tag not in self.lost_tags]
        tags += [tag for tag in self.tags if tag not in tags]
        return twin(creature, **self.filed, tags=tags, sheet=self.sheet_of(creature))


def shared(creatures: Sequence[Creature]) -> tuple[dict[str, Any], frozenset[str]]:
    """Return what all are filed under alike, and the fields in which they differ."""
    first_creature = creatures[0]
    mixed = frozenset(
        name
        for name in FILED
        if any(getattr(creature, name) != getattr(first_creature, name) for creature in creatures[1:])
    )
    return {name: getattr(first_creature, name) for name in FILED if name not in mixed}, mixed


def shared_tags(creatures: Sequence[Creature]) -> list[str]:
    """Return the tags that all have, in the order of the first."""
    return [tag for tag in creatures[0].tags if all(tag in creature.tags for creature in creatures)]


class BulkFault(NamedTuple):
    """A fault of one of them."""

    name: str
    place: str
    sentence: str


def find_faults(sheets: Sheets, creatures: Iterable[Creature], changes: BulkChanges) -> list[BulkFault]:
    """Return the faults that the changes would cause; refuse if no sheet of theirs can be checked."""
    faults: list[BulkFault] = []
    for creature in creatures:
        try:
            sheets.check(creature.system, creature.name, changes.sheet_of(creature), creature.sheet)
        except SheetError as error:
            faults += [BulkFault(creature.name, place, sentence) for place, sentence in error.faults]
    return faults
