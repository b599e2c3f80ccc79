"""Memory held against the disk: the fight that is open is the one that was saved."""

from typing import Any

from rules.engine.service import RulesService
from tests.ui.encounter.conftest import GameTable
from ui.session.loader import reopened


class Fault(Exception):
    """Nobody foresees it."""


def state_of(service: RulesService) -> tuple[Any, int, list[dict[str, Any]]]:
    return service.packed_fight(), service.journal.cursor, [dict(entry.command) for entry in service.journal.entries]


def assert_as_saved(table: GameTable, *, asked: bool = False) -> None:
    """Memory is what the disk holds, and no question stands that nobody sees."""
    assert table.conductor.encounter_id is not None
    saved = reopened(table.library, table.conductor.encounter_id)
    assert table.conductor.service is not None
    assert state_of(saved.service) == state_of(table.conductor.service)
    assert (table.conductor.open_question is not None) == asked
    assert (table.conductor.questions.pending is not None) == asked
    assert (saved.pending is not None) == asked
