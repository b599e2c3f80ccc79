"""The comparison of two creatures: a card with a line for each value of both."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from models.library import Library
from models.repositories.creatures import Creature
from models.storage.store import folded
from rules.sheets import schema
from rules.text.faults import BadSheet
from ui.bestiary.forms.field_editors import word
from ui.bestiary.forms.value_words import PROSE, SAID_BY, StatWords
from ui.session.appearance import emblem_in_list
from ui.sheets import rule_systems
from ui.sheets.creature_search import CreatureSearch
from ui.sheets.schema import TITLES, Field, fields, plain
from ui.widgets.comparison_card import ComparisonCard, ComparisonRow
from ui.widgets.overlay_card import has_keys
from ui.widgets.picker import Picker


class CompareController(QObject):
    """Compares the two selected creatures, or asks with which one to compare a single one."""

    message_requested = Signal(str)
    """Why there is nothing to compare."""

    def __init__(self, library: Library, chosen: Callable[[], Sequence[int]], over: QWidget) -> None:
        super().__init__(over)
        self._library, self._chosen, self._over = library, chosen, over
        self.card: ComparisonCard | None = None
        """The card that is open."""
        self._before: QWidget | None = None
        """The widget that had the focus before the card opened."""

    def compare(self) -> None:
        """Open the comparison, or put it away."""
        if self.card is not None:
            self.card.shut()
            return
        creatures = self._library.creatures.get_all(list(self._chosen()[:3]))
        self._before = has_keys(self._over.window())
        if len(creatures) == 2:
            self._open(*creatures)
        elif len(creatures) == 1:
            emblem, take = partial(emblem_in_list, self._library), partial(self._with, creatures[0])
            search = CreatureSearch(self._library, creatures[0].system, self._hint, take, emblem=emblem)
            title = self.tr("Compare {name} with whom?").format(name=creatures[0].name)
            picker = Picker(title, (), self._over.window(), search=search)
            picker.closed.connect(self._give_back_keys)
            picker.open()
        else:
            self.message_requested.emit(self.tr("Select two creatures to compare them."))

    def _hint(self, row: object) -> str:
        return ""

    def _with(self, creature: Creature, other: int, tail: str) -> None:
        other_creature = self._library.creatures.get(other)
        if other_creature is not None:
            self._open(creature, other_creature)

    def _open(self, left: Creature, right: Creature) -> None:
        self.card = ComparisonCard(left.name, right.name, beside(left, right), self._over.window())
        self.card.closed.connect(self._closed)
        self.card.open()

    def _closed(self) -> None:
        self.card = None
        self._give_back_keys()

    def _give_back_keys(self) -> None:
        before = self._before
        (self._over if before is None or not isValid(before) else before).setFocus()


_WORDS: dict[str, Any] = {
    "system": QT_TRANSLATE_NOOP("Comparison", "Rule system"),
    "level": QT_TRANSLATE_NOOP("Comparison", "Level"),
    "kind": QT_TRANSLATE_NOOP("Comparison", "Kind"),
    "folder": QT_TRANSLATE_NOOP("Comparison", "Folder"),
    "tags": QT_TRANSLATE_NOOP("Comparison", "Tags"),
    "notes": QT_TRANSLATE_NOOP("Comparison", "Notes"),
}


class _Statement(NamedTuple):
    """A labelled value of a sheet, with the heading above it, if any."""

    under: str
    label: str
    text: str


def beside(left: Creature, right: Creature) -> list[ComparisonRow]:
    """Return the rows of the comparison in the order of the sheets, without values that neither has."""
    same = left.system == right.system
    statements = [dict(_statements(creature, by_name=same)) for creature in (left, right)]
    rows: list[ComparisonRow] = []
    headings: dict[str, list[ComparisonRow]] = {"": rows}
    for key in dict.fromkeys((*statements[0], *statements[1])):
        statement = statements[0].get(key) or statements[1][key]
        texts = [item[key].text if key in item else "" for item in statements]
        if any(texts):
            headings.setdefault(statement.under, []).append(ComparisonRow(statement.label, *texts))
    return [line for under, lines in headings.items() for line in ([ComparisonRow(under)] if under else []) + lines]


def _statements(creature: Creature, *, by_name: bool) -> Iterator[tuple[tuple[str, str], _Statement]]:
    """Yield all statements by a key that is equal for the other creature: in another system by name."""
    head = {
        "system": rule_systems.title(creature.system),
        "level": "" if creature.level is None else str(creature.level),
        "kind": word(creature.kind) if creature.kind else "",
        "folder": creature.folder,
        "tags": ", ".join(creature.tags),
    }
    for name, text in head.items():
        yield ("", f"head {name}"), _Statement("", _tr(name), text)
    labels = rule_systems.pool_labels(creature.system) or {pool: pool for pool in creature.pools}
    for pool, label in labels.items():
        yield ("", folded(label)), _Statement("", label, str(creature.pools.get(pool) or ""))
    yield from _sheet(creature, frozenset(labels), by_name=by_name)
    yield ("", "head notes"), _Statement("", _tr("notes"), creature.notes.strip())


def _sheet(creature: Creature, off: frozenset[str], *, by_name: bool) -> Iterator[tuple[tuple[str, str], _Statement]]:
    system = rule_systems.find(creature.system)
    words = StatWords(system)
    if system is None:
        for name, value in creature.sheet.items():
            yield ("", folded(name)), _Statement("", name, words.of(None, value))
        return
    values: Mapping[str, Any] = creature.sheet
    try:
        checked = schema.check(system.sheet, dict(creature.sheet))
    except BadSheet:
        pass
    else:
        values_told = {name: getattr(checked, name) for name in type(checked).model_fields} | checked.implied_fields()
        values = {name: plain(value) for name, value in values_told.items()}
        words = StatWords(system, values)
    level = schema.field_naming(system.sheet, "level")
    for field in fields(system.sheet):
        value = values.get(field.name)
        if field.name in off or field.name in ("name", "kind", level) or value in (None, "", [], {}):
            continue
        if field.kind == "rows" and isinstance(value, list):
            yield from _rows(field, value, words)
        else:
            key = f"field {field.name}" if by_name else folded(field.label)
            yield ("", key), _Statement("", field.label, words.of(field, value))


def _rows(field: Field, rows: list[Any], words: StatWords) -> Iterator[tuple[tuple[str, str], _Statement]]:
    """Yield the rows of a list by name; rows of the same name keep their order."""
    seen: dict[str, int] = {}
    for row in rows:
        if not isinstance(row, Mapping):
            continue
        key = next((key for key in TITLES if isinstance(row.get(key), str) and row[key]), "")
        name = words.title(field.model, row, key) if key else field.label
        skip = frozenset({"name", "id", key, *SAID_BY.get(key, ())})
        parts = [" · ".join(words.details(field.model, row, skip)), *(str(row[key]) for key in PROSE if row.get(key))]
        seen[name] = seen.get(name, 0) + 1
        text = "\n".join(filter(None, parts)) or "✓"
        yield (folded(field.label), f"{folded(name)} {seen[name]}"), _Statement(field.label, name, text)


def _tr(name: str) -> str:
    return QCoreApplication.translate("Comparison", _WORDS[name])
