"""A creature added from the search line itself: a name, how much it can take, and one attack."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from models import searching
from models.creatures import Creature
from models.library import Library
from rules import catalogue, quick
from rules.sheets import Sheet, in_words, label_of
from rules.system import Plain
from ui.bestiary import systems
from ui.bestiary.kinds import fields
from ui.edits import CREATURES, Edits, add_creatures
from ui.picker import Choice, Picker


def _terms(sheet: type[Sheet], plain: Plain) -> Mapping[str, str]:
    """How the book calls the words in the dice of an attack."""
    rows = (one.model for one in fields(sheet) if one.name == plain.attacks and one.model is not None)
    return next((one.inside for row in rows for one in fields(row) if one.name == plain.damage), {})


class QuickAdd(QObject):
    """Adds what a line says; what it does not say its system knows."""

    made = Signal(object)
    """The ids of what was added."""

    def __init__(self, library: Library, edits: Edits, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._edits = edits

    def offer(self, line: str, system: str, *, named: bool = False) -> str:
        """What would be added: name, pool and attack; nothing where the line names nobody, or asks for a field.

        `named`: with the rules that it is added by; where none are known yet they are asked for.
        """
        if not system:
            offered = any(self.offer(line, one) for one in catalogue.ids())
            return self.tr("Add “{name}”: by which rules?").format(name=line.strip()) if offered else ""
        words = self._offer(line, system)
        return f"{words} · {systems.title(system)}" if words and named else words

    def ask(self, line: str, folder: str, chosen: Callable[[str], object], over: QWidget) -> None:
        """Asks by which rules a line is to be added, shows what each makes of it, and adds it; `chosen` is told."""

        def add(system: str, _typed: str) -> None:
            chosen(system)
            self.add(line, system, folder)

        offers = ((one, self._offer(line, one)) for one in catalogue.ids())
        choices = [Choice(systems.title(one), words, partial(add, one)) for one, words in offers if words]
        if choices:
            Picker(self.tr("Add it by which rules?"), choices, over, counts=False).open()

    def _offer(self, line: str, system: str) -> str:
        if any(asked.field in searching.FIELDS + searching.MARKS for asked in searching.read(line).fields):
            return ""
        found = systems.find(system)
        said = quick.read(line, found) if found is not None else None
        if found is None or said is None or not any(mark.isalpha() for mark in said.name):
            return ""
        sheet = quick.sheet(said, found)
        numbers = found.sheet.model_fields
        more = "".join(f", {label_of(key, numbers[key])} {number}" for key, number in said.numbers)
        pool, full = found.vital.label, f"{sheet[found.vital.id]}{more}"
        plain = found.plain
        if plain is None:
            return self.tr("Add “{name}”: {pool} {number}").format(name=said.name, pool=pool, number=full)
        row = sheet[plain.attacks][0]
        terms = _terms(found.sheet, plain)
        dice = in_words(str(row.get(plain.damage) or ""), terms)
        bonus = row.get(plain.flat) if plain.flat else 0
        attack = f"{row['name']} {dice}{bonus:+d}" if bonus else f"{row['name']} {dice}".strip()
        words = self.tr("Add “{name}”: {pool} {number}, {attack}; as a note: {notes}")
        if not said.notes:
            words = self.tr("Add “{name}”: {pool} {number}, {attack}")
        return words.format(name=said.name, pool=pool, number=full, attack=attack, notes=said.notes)

    def add(self, line: str, system: str, folder: str) -> None:
        """Adds it; what its system does not take is told in one sentence."""
        found = systems.find(system)
        if found is None or not self._offer(line, system):
            return
        said = quick.read(line, found)
        sheet = quick.sheet(said, found)
        fresh = Creature(name=said.name, system=system, folder=folder, sheet=sheet, notes=said.notes)
        done = self._edits.do(
            CREATURES, self.tr("Add {name}").format(name=said.name), add_creatures(self._library, [fresh])
        )
        if done is not None:
            self.made.emit(done.ids)
