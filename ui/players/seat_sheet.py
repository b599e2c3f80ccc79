"""The sheet of somebody who sits at a phone, as it stands in the fight and in the phone's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rules.core.state import Combatant, Fight
from ui.bestiary.stat_block.content import SheetContent, SheetRow
from ui.session.view.stage import figures_of, named_stat
from ui.text.words import as_read, read_in

if TYPE_CHECKING:
    from rules.system.system import System


class SeatSheets:
    """The sheets of seats as plain data; what stands on one is put into words again only when it has changed."""

    def __init__(self) -> None:
        self._written: dict[tuple[str, str, str], tuple[Mapping[str, Any], Mapping[str, Any]]] = {}
        """System, combatant and language to the values of the sheet, and these in words."""

    def sheet(self, fight: Fight, book: System, combatant: Combatant, own: Any, language: str) -> Mapping[str, Any]:
        """Return somebody's numbers as they are now, and what stands on the sheet beside them.

        `own`: the sheet before any ruling.
        """
        with read_in(language):
            system = as_read(book)
            fresh = system.new_combatant(combatant.id, combatant.name, combatant.side, combatant.sheet, {})
            usual = system.outcome.stats(fight, fresh)
            stats = system.shown_stats(fight, combatant, own)
            figures = figures_of(stats, usual, lambda stat: named_stat(system, stat))
            read = system.window.sheet_now or system.aftermath.sheet_after
            values = read(fight, combatant, combatant.sheet.model_dump(mode="json", exclude_unset=True))
            key = book.id, combatant.id, language
            before, written = self._written.get(key, (None, {}))
            if before != values:
                written = _written(system, values)
                self._written[key] = values, written
        return {
            "figures": [{"label": each.label, "value": each.value, "usual": each.usual} for each in figures],
            "meanings": {each.label: each.meaning for each in figures if each.meaning},
            "facts": written["facts"],
            "lists": written["lists"],
        }


def _written(system: System, values: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return what stands on a sheet beside its numbers: facts of one line, and lists; but no rewards."""
    content = SheetContent(system, values, is_character=True)
    shown = content.fields()
    return {
        "facts": [
            {"label": field.label, "text": content.text(field)}
            for field in shown
            if field.kind not in ("rows", "flag") and not content.is_figure(field)
        ],
        "lists": [
            {"label": field.label, "rows": [_row(row) for row in content.rows(field)]}
            for field in shown
            if field.kind == "rows"
        ],
    }


def _row(row: SheetRow) -> Mapping[str, str]:
    words = " · ".join((*row.details, *row.prose))
    return {"id": str(row.values.get("id") or ""), "name": row.name, "text": words}
