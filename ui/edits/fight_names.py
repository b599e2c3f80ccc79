"""What an encounter is called until somebody names it: by the foes that stand in it for everybody to see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from models.storage.store import twin
from rules.core.sides import FOES
from ui.edits.core import Step, together
from ui.edits.encounters import save_encounter

MOST = 3
"""How many are named."""


def fight_name(people: Iterable[tuple[str, str]]) -> str:
    """The first foes' names, of people by their sides: a fight is found again by whom one fought."""
    known = list(people)
    foes = [name for side, name in known if side == FOES] or [name for _, name in known]
    shown = list(dict.fromkeys(foes))
    return ", ".join(shown[:MOST]) + ("…" if len(shown) > MOST else "")


def name_of(entries: Sequence[EncounterEntry]) -> str:
    """The same of who is prepared; whoever is hidden gives no name, for players read it over the log."""
    return fight_name((entry.side, entry.name) for entry in entries if not entry.hidden)


def following(
    library: Library,
    encounter: Encounter,
    step: Step,
    changed: Mapping[int | None, EncounterEntry | None],
    unnamed: str,
) -> Step:
    """A step that changes entries (None: takes out), with the encounter's name after it where nobody gave it another.

    `unnamed` is what it is called where nobody is seen in it.
    """
    before = library.encounters.entries(encounter.id or 0)
    after = [changed.get(entry.id, entry) for entry in before]
    given, now = name_of(before), name_of([entry for entry in after if entry is not None])
    if not before or encounter.name != (given or unnamed) or given == now:
        return step
    return together(library, step, save_encounter(library, twin(encounter, name=now or unnamed)))
