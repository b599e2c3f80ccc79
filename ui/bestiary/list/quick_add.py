"""Quick add: a creature from the search line, with name, hit points and attacks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from models.library import Library
from models.repositories.creatures import Creature
from models.search import query_parser
from rules.sheets.schema import label_of
from rules.system import quick_entry, registry
from ui.edits.core import CREATURES, Edits, add_creatures
from ui.sheets import rule_systems
from ui.text.words import localize
from ui.widgets.picker import Picker, PickerItem

if TYPE_CHECKING:
    from models.exchange.tables.written_cells import WordsReading
    from rules.system.system import System


class QuickOffer(NamedTuple):
    """What could be done with words that find nothing."""

    words: str = ""
    """The creature that they would add; empty: none."""
    refusal: str = ""
    """Why the sheet does not take it."""
    by_other_rules: bool = False
    """Whether it could be added by the rules of another system, too."""


class QuickAdd(QObject):
    """Adds the creature of a typed line; its system fills in the rest."""

    creatures_added = Signal(object)
    """The ids of what was added."""

    def __init__(self, library: Library, edits: Edits, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._edits = edits

    def offer(self, line: str, system: str, *, named: bool = False) -> str:
        """Return a preview of the creature of a line; empty where it has no name, is a field search or is refused.

        `named`: with the rules that it is added by; where none are known yet they are asked for.
        """
        if not system:
            offered = any(_read(line, item) for item in registry.ids())
            return self.tr("Add “{name}”: by which rules?").format(name=line.strip()) if offered else ""
        words = "" if self.refusal(line, system) else self._offer(line, system)
        return f"{words} · {rule_systems.title(system)}" if words and named else words

    def refusal(self, line: str, system: str) -> str:
        """Return what the sheet does not take of a line and within which limits it would; empty: nothing."""
        reading = _read(line, system)
        if reading is None:
            return ""
        creature, rules = reading
        return "; ".join(f"{rules.word(item.place.label)}: {localize(item.fault)}" for item in creature.refused)

    def ask(self, line: str, folder: str, chosen: Callable[[str], object], over: QWidget) -> None:
        """Ask by which rules a line is to be added, show what each makes of it, and add it; `chosen` is told."""

        def add(system: str, _typed: str) -> None:
            chosen(system)
            self.add(line, system, folder)

        offers = ((item, self.refusal(line, item) or self._offer(line, item)) for item in registry.ids())
        choices = [PickerItem(rule_systems.title(item), words, partial(add, item)) for item, words in offers if words]
        if choices:
            Picker(self.tr("Add it by which rules?"), choices, over, figures=0).open()

    def _offer(self, line: str, system: str) -> str:
        reading = _read(line, system)
        if reading is None:
            return ""
        creature, rules = reading
        worked_out = quick_entry.worked_out(creature, rules)
        values = []
        for part in creature.typed:
            if isinstance(part, quick_entry.QuickAttack):
                told, supplied = quick_entry.in_words(part, rules), quick_entry.supplied(part, rules).values()
                taken = ", ".join(rules.word(localize(word, rules.phrases.file)) for word in supplied)
                values.append(
                    self.tr("{attack} (assumed: {fields})").format(attack=told, fields=taken) if taken else told
                )
            else:
                values.append(f"{rules.word(part.place.label)} {part.value}")
        if creature.level is not None:
            values.append(self.tr("level {level}").format(level=creature.level))
        words, fields = _read_words(creature, rules), rules.sheet.model_fields
        usual, attacks = quick_entry.sheet(creature, rules), "" if rules.plain is None else rules.plain.attacks
        assumed = _in_groups(quick_entry.assumed(creature, rules), rules)
        if attacks and not creature.attacks and words.sheet[attacks] == usual[attacks]:
            assumed.append(quick_entry.in_words(quick_entry.QuickAttack(""), rules))
        if words.understood:
            filled = [key for key, value in words.sheet.items() if value != usual.get(key)]
            labels = ", ".join(rules.word(label_of(key, fields[key])) for key in filled)
            values.append(f"{labels} ({words.understood})")
        offers = [
            self.tr("Add “{name}”: {values}").format(name=creature.name, values=", ".join(values))
            if values
            else self.tr("Add “{name}”").format(name=creature.name)
        ]
        if assumed:
            offers.append(self.tr("assumed: {values}").format(values=", ".join(assumed)))
        if creature.count > 1:
            offers.append(self.tr("one of them: an encounter says how many there are"))
        if worked_out:
            numbers = (f"{rules.word(label_of(key, fields[key]))} {value}" for key, value in worked_out.items())
            offers.append(self.tr("worked out by the book: {numbers}").format(numbers=", ".join(numbers)))
        if words.unread:
            offers.append(self.tr("as a note: {notes}").format(notes=words.unread))
        return "; ".join(offers)

    def add(self, line: str, system: str, folder: str) -> None:
        """Add it; what its system does not take is told in one sentence."""
        reading = _read(line, system)
        if reading is None:
            return
        if refusal := self.refusal(line, system):
            self._edits.edit_refused.emit(refusal)
            return
        creature, rules = reading
        words = _read_words(creature, rules)
        fresh = Creature(
            name=creature.name,
            system=system,
            level=creature.level,
            folder=folder,
            sheet=words.sheet,
            notes=words.unread,
        )
        done = self._edits.do(
            CREATURES, self.tr("Add {name}").format(name=creature.name), add_creatures(self._library, [fresh])
        )
        if done is not None:
            self.creatures_added.emit(done.ids)


def _in_groups(values: Mapping[str, int | str], rules: System) -> list[str]:
    """Return numbers behind their labels, those that are equal behind one another: `SPD 10`, `STR/VIT 1`."""
    labels: dict[str, list[str]] = {}
    for key, value in values.items():
        is_vital = key == rules.vital.id
        label = rules.word(rules.vital.label if is_vital else label_of(key, rules.sheet.model_fields[key]))
        percent = "\u00a0%" if label.endswith(" %") else ""
        labels.setdefault(f"{value}{percent}", []).append(label.removesuffix(" %"))
    return [f"{'/'.join(named)} {value}" for value, named in labels.items()]


def _read(line: str, system: str) -> tuple[quick_entry.QuickLine, System] | None:
    """Return the creature of a line with its rules; None where it names nobody or is a field search."""
    rules = rule_systems.find(system)
    fields = query_parser.FIELDS + query_parser.MARKS
    asks = any(term.value and term.field in fields for term in query_parser.parse(line).fields)
    if rules is None or asks:
        return None
    from models.exchange.tables import written_cells

    creature = written_cells.read_line(rules, line)
    return (creature, rules) if quick_entry.names_somebody(creature, rules) else None


def _read_words(creature: quick_entry.QuickLine, rules: System) -> WordsReading:
    """Return the sheet of a line, with what its further words say to the readers of texts."""
    from models.exchange.tables import written_cells

    return written_cells.take_line(rules, creature)
