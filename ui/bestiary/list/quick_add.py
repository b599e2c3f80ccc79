"""Quick add: a creature from the search line, with name, hit points and attacks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from models.library import Library
from models.repositories.creatures import Creature
from models.search import query_parser
from rules.sheets.schema import label_of
from rules.system import quick_entry, registry
from rules.system.quick_words import USUAL
from ui.edits.core import CREATURES, Edits, add_creatures
from ui.sheets import rule_systems
from ui.widgets.picker import Picker, PickerItem

if TYPE_CHECKING:
    from models.exchange.tables.written_cells import WordsReading
    from rules.system.system import System


class QuickAdd(QObject):
    """Adds the creature of a typed line; its system fills in the rest."""

    creatures_added = Signal(object)
    """The ids of what was added."""

    def __init__(self, library: Library, edits: Edits, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._edits = edits

    def offer(self, line: str, system: str, *, named: bool = False) -> str:
        """Return a preview of the creature of a line; empty where it has no name or is a field search.

        `named`: with the rules that it is added by; where none are known yet they are asked for.
        """
        if not system:
            offered = any(self.offer(line, item) for item in registry.ids())
            return self.tr("Add “{name}”: by which rules?").format(name=line.strip()) if offered else ""
        words = self._offer(line, system)
        return f"{words} · {rule_systems.title(system)}" if words and named else words

    def ask(self, line: str, folder: str, chosen: Callable[[str], object], over: QWidget) -> None:
        """Ask by which rules a line is to be added, show what each makes of it, and add it; `chosen` is told."""

        def add(system: str, _typed: str) -> None:
            chosen(system)
            self.add(line, system, folder)

        offers = ((item, self._offer(line, item)) for item in registry.ids())
        choices = [PickerItem(rule_systems.title(item), words, partial(add, item)) for item, words in offers if words]
        if choices:
            Picker(self.tr("Add it by which rules?"), choices, over, figures=0).open()

    def _offer(self, line: str, system: str) -> str:
        if any(term.field in query_parser.FIELDS + query_parser.MARKS for term in query_parser.parse(line).fields):
            return ""
        rules = rule_systems.find(system)
        creature = quick_entry.read(line, rules) if rules is not None else None
        if rules is None or creature is None or not quick_entry.names_somebody(creature, rules):
            return ""
        worked_out = quick_entry.worked_out(creature, rules)
        values = []
        if creature.vital is None and rules.vital.id not in worked_out:
            values.append(f"{rules.vital.label} {USUAL}")
        for part in creature.typed:
            if isinstance(part, quick_entry.QuickAttack):
                values.append(quick_entry.in_words(part, rules))
            else:
                values.append(f"{rules.word(part.place.label)} {part.value}")
        if rules.plain is not None and not creature.attacks:
            values.append(quick_entry.in_words(quick_entry.QuickAttack(""), rules))
        reading, fields = _read_words(creature, rules), rules.sheet.model_fields
        if reading.understood:
            before = quick_entry.sheet(creature, rules)
            filled = [key for key, value in reading.sheet.items() if value != before.get(key)]
            labels = ", ".join(rules.word(label_of(key, fields[key])) for key in filled)
            values.append(f"{labels} ({reading.understood})")
        offers = [self.tr("Add “{name}”: {values}").format(name=creature.name, values=", ".join(values))]
        if worked_out:
            numbers = (f"{rules.word(label_of(key, fields[key]))} {value}" for key, value in worked_out.items())
            offers.append(self.tr("worked out by the book: {numbers}").format(numbers=", ".join(numbers)))
        if reading.unread:
            offers.append(self.tr("as a note: {notes}").format(notes=reading.unread))
        return "; ".join(offers)

    def add(self, line: str, system: str, folder: str) -> None:
        """Add it; what its system does not take is told in one sentence."""
        rules = rule_systems.find(system)
        if rules is None or not self._offer(line, system):
            return
        creature = quick_entry.read(line, rules)
        reading = _read_words(creature, rules)
        fresh = Creature(name=creature.name, system=system, folder=folder, sheet=reading.sheet, notes=reading.unread)
        done = self._edits.do(
            CREATURES, self.tr("Add {name}").format(name=creature.name), add_creatures(self._library, [fresh])
        )
        if done is not None:
            self.creatures_added.emit(done.ids)


def _read_words(creature: quick_entry.QuickLine, rules: System) -> WordsReading:
    """Return the sheet of a line, with what its further words say to the readers of texts."""
    from models.exchange.tables import written_cells

    sheet = quick_entry.sheet(creature, rules)
    if not creature.notes:
        return written_cells.WordsReading(sheet, "", "")
    return written_cells.take_words(rules, sheet, creature.notes)
