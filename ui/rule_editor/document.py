"""The text of rules that are being made: its values, its faults, the last system without faults, and its undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from rules.log.sentences import Teller
from rules.sheets.schema import figure_in_words, figures
from rules.system import registry
from rules.text.faults import is_whole
from rules.written import rulebook, source
from rules.written.house import DROPPED_OF_INSTALLED, OVER_INSTALLED, copied, lay, lay_house
from rules.written.rewriter import moved, with_row, with_value
from rules.written.rulebook import BadRules, heading_in
from rules.written.schema import TABLES, TOLD_APART, Effects, Id, Mapped, Record, Table
from rules.written.source import Source, TextFault, read_any
from ui.rule_editor.fault_words import FaultWords
from ui.rule_editor.vocabulary import Vocabulary, laid
from ui.sheets.schema import Field as ShownField
from ui.sheets.schema import fields as sheet_fields
from ui.text.words import WINDOW_LANGUAGES, as_read, language

if TYPE_CHECKING:
    from models.library import Library
    from rules.system.system import System

PAUSE = 80
"""Milliseconds after the last change until the text is looked through: what is typed goes on meanwhile."""

AT_ONCE = 1_500
"""Milliseconds within which changes of the same place are one step."""
Place = tuple[str, ...]


class Outline(NamedTuple):
    """A row of a table as it is listed."""

    id: str
    label: str
    is_own: bool
    """Whether the text itself says something of it; else it is a row of the system over which house rules lie."""


class RulesDocument(QObject):
    """A text and what it says; each change is a step on its own stack."""

    text_changed = Signal()
    faults_changed = Signal()
    """The text was looked through: `faults` and `system` are of it."""
    place_changed = Signal(tuple)
    """Undo or redo changed something at this place."""
    base_changed = Signal()
    """What house rules lie over is another now."""

    def __init__(
        self, library: Library, text: str, below: Sequence[str] | None = None, parent: QObject | None = None
    ) -> None:
        """`below`: the texts over which house rules lie, of a fight; else those of the library."""
        super().__init__(parent)
        self._library = library
        self.stack = QUndoStack(self)
        self._source = read_any(text)
        self.faults: tuple[TextFault, ...] = ()
        self.system: System[Any, Any] | None = None
        """The last one without faults: it stays in play while there are some."""
        self.over = heading_in(self._source).over
        """House rules: the id of the system over which they are laid."""
        self._fault_words: FaultWords | None = None
        self._gone: dict[tuple[str, str], str] = {}
        """What rows were called that were taken away."""
        self._follows_library = below is None
        self._lay_over(self._texts_below() if below is None else tuple(below))
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(PAUSE)
        self._later.timeout.connect(self.check)
        self.check()

    # --- what it is laid over -----------------------------------------------------------------------------------

    def look_below(self) -> None:
        """Lie over what is in the library now; that is no step, and the rules of a fight lie over its own."""
        texts = self._texts_below()
        if self._follows_library and texts != tuple(below.text for below in self._below):
            self._lay_over(texts)
            self.base_changed.emit()
            self.check()

    def _lay_over(self, texts: tuple[str, ...]) -> None:
        self._below = tuple(map(read_any, texts))
        self.base = self._find_base(texts)
        self.is_over_installed = self.is_house and not any(map(_is_game, self._below))
        """Whether these are house rules over a system that is no text."""
        self._base_data = self._data_below()
        self._held_below: Mapping[str, Any] | None = None
        self._fault_words = None

    def _texts_below(self) -> tuple[str, ...]:
        """Return the text of the written system over which house rules lie; of an installed one there is none."""
        if not self.over:
            return ()
        own = (row.text for row in self._library.systems.texts.latest() if not row.is_house and row.id == self.over)
        return tuple(own)[:1]

    def _find_base(self, texts: tuple[str, ...]) -> System[Any, Any] | None:
        try:
            return rulebook.system_by(self.over, texts) if self.over else None
        except (registry.NoSuchSystem, BadRules):
            return None

    def _data_below(self) -> Mapping[str, Any]:
        """Return the rows over which house rules lie, as far as a text would say them."""
        if self._below and not self.is_over_installed:
            tables = laid([below.data for below in self._below])
            return {
                table: rows for table, rows in tables.items() if table != "system"
            }  # whose it is holds for it alone
        if self.base is None:
            return {}
        read = as_read(self.base)
        teller, names = Teller(read, {}, language()), Vocabulary({}, read, language())
        statuses = {
            row.id: {
                "label": names.label("status", row.id),
                **({"timer": row.timer} if isinstance(row.timer, int) and row.timer > 0 else {}),
                **({"good": True} if row.good else {}),
            }
            for row in self.base.statuses.values()
        }
        numbers = {
            name: {"label": teller.say(f"figure-{name}") or name, "is": info.default}
            for name, info in figures(self.base.options).items()
        }
        options = {
            shape.name: {"label": names.label("option", shape.name), "kind": shape.kind, "default": shape.default}
            | ({"words": _choices(shape, teller)} if shape.kind == "choice" else {})
            for shape in sheet_fields(self.base.options)
            if shape.name not in numbers
        }
        return {"status": statuses, "figure": numbers, "option": options}

    def go_on_in(self, parent: QObject) -> None:
        """Go on with all its steps on another page, in the reader's language, which may be another one now."""
        own = (self.text_changed, self.faults_changed, self.place_changed, self.base_changed)
        for signal in (*own, self.stack.indexChanged):
            signal.disconnect()
        self.setParent(parent)
        self._base_data = self._data_below()
        self._fault_words = None

    @property
    def is_house(self) -> bool:
        """Whether these are house rules over a system."""
        return bool(self.over)

    # --- what it says -------------------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The text as it is now, its lines ended by line feeds alone."""
        return self._source.text

    @property
    def data(self) -> Mapping[str, Any]:
        """The values of what can be read."""
        return self._source.data

    @property
    def can_be_read(self) -> bool:
        """Whether every statement of the text could be read: forms write into no other."""
        return not self._source.faults

    def tables(self) -> list[Table]:
        """Return the tables that the text may have, in the order in which they are shown."""
        if self.is_over_installed:
            return [TABLES[name] for name in OVER_INSTALLED]
        return [table for table in TABLES.values() if not table.house]

    def rows(self, table: str) -> list[Outline]:
        """Return the rows of a table: those of the text, then those over which house rules lie."""
        own, below = self._rows_of(self.data, table), self._rows_of(self.below, table)
        outlines = [Outline(id, self._label(table, id), is_own=True) for id in own]
        return outlines + [Outline(id, self._label(table, id), is_own=False) for id in below if id not in own]

    @staticmethod
    def _rows_of(data: Mapping[str, Any], table: str) -> Mapping[str, Any]:
        rows = data.get(table)
        return rows if isinstance(rows, dict) else {}

    def _label(self, table: str, id: str) -> str:
        for data in (self.data, self._base_data):
            row = self._rows_of(data, table).get(id)
            label = row.get("label") if isinstance(row, dict) else None
            if words := self.said(label):
                return words
        return dict(WINDOW_LANGUAGES).get(id, id) if table == "word" else id.replace("_", " ").capitalize()

    def said(self, label: Any) -> str:
        """Return a label in the reader's language, else in the file's; empty if it is none."""
        return source.said_in(label, language(), self.language)

    @property
    def language(self) -> str:
        """The language of its texts."""
        about = self.data.get("system")
        written = about.get("language") if isinstance(about, dict) else None
        return written if isinstance(written, str) else language()

    def written(self, words: str) -> str | dict[str, str]:
        """Return a reader's words as they are written: of another language than the text's own by its name."""
        return words if self.language == language() else {language(): words}

    @property
    def title(self) -> str:
        """What it is called."""
        about = self.data.get("system")
        return self.said(about.get("title")) if isinstance(about, dict) else ""

    def figure(self, id: str) -> str:
        """Return a number of the book as it is in these house rules, with its unit: `5%`."""
        info = None if self.base is None else self.base.options.model_fields.get(id)
        value = self.value(("figure", id, "is"))
        value = self.value_below(("figure", id, "is")) if value is None else value
        if info is None or self.base is None or not is_whole(value):
            return "" if value is None else str(value)
        return figure_in_words(info, value, as_read(self.base).words)

    def value(self, place: Place) -> Any:
        """Return what the text says at a place; None if it says nothing there."""
        return _within(self.data, place)

    def value_below(self, place: Place) -> Any:
        """Return what holds at a place where house rules say nothing."""
        return _within(self.below, place)

    @property
    def below(self) -> Mapping[str, Any]:
        """What house rules lie over, without what they take away of it."""
        if self._held_below is None:
            self._held_below = _without(self._base_data, self.dropped)
        return self._held_below

    @property
    def dropped(self) -> list[str]:
        """The places that house rules take away."""
        places = self.value(("system", "drop"))
        return [place for place in places if isinstance(place, str)] if isinstance(places, list) else []

    def faults_at(self, place: Place) -> list[tuple[str, str]]:
        """Return the faults at a place and within it: the rest of their places, and their sentences."""
        faults: list[tuple[str, str]] = []
        for fault in self.faults:
            steps = source.steps_of(fault.place)
            if steps[: len(place)] == place:
                faults.append((_as_place(steps[len(place) :]), self.fault_words.say(fault)))
        return faults

    @property
    def fault_words(self) -> FaultWords:
        """What says the faults in the words of the forms."""
        if self._fault_words is None:
            self._fault_words = FaultWords(Vocabulary(self.data, self.base, language()), gone=self._gone)
        return self._fault_words

    # --- changes ------------------------------------------------------------------------------------------------

    def set_text(self, text: str, what: str, *, is_typed: bool = False) -> None:
        """Make it another text; what is typed on is one step."""
        if source.lines_joined(text) != self.text:
            self._push(read_any(text), what, ("text",) if is_typed else (), merges=is_typed)

    def set_value(self, place: Place, value: Any, what: str) -> None:
        """Write a value at a place, None takes it away; changes of the same place one after the other are one step."""
        if value == self.value(place):
            return
        self._push(self._with(place, value), what, place, merges=True)

    def _with(self, place: Place, value: Any) -> Source:
        """Write what is in a table of rules of their own by its keys: each stands in a line of its own."""
        table = TABLES.get(place[0])
        field = table.fields.get(place[-1]) if table is not None and len(place) == 2 + table.rows else None
        kind = None if field is None else field.kind
        if not (isinstance(kind, Mapped) and isinstance(kind.of, Effects | Record)) or not isinstance(value, dict):
            return with_value(self._source, place, value)
        old = self.value(place)
        changed, former = self._source, old if isinstance(old, dict) else {}
        for key in former:
            if key not in value:
                changed = with_value(changed, (*place, key), None)
        for key, inner in value.items():
            if former.get(key) != inner:
                changed = with_value(changed, (*place, key), inner)
        return changed

    def set_held(self, place: Place, value: Any, what: str) -> None:
        """Let a list, or a table with keys, be this at a place; None takes it away.

        House rules say what is different in it from what they lie over, and drop what is no longer there.
        """
        within = ".".join(place)
        others = [drop for drop in self.dropped if not f"{drop}.".startswith(f"{within}.")]
        below = _within(_without(self._base_data, others), place)
        if not isinstance(below, dict | list):
            self.set_value(place, value, what)
            return
        drops: list[str] = []
        changed = self._with(place, _difference(below, value, within, drops))
        if [*others, *drops] != self.dropped:
            changed = with_value(changed, ("system", "drop"), [*others, *drops] or None)
        self._push(changed, what, place, merges=True)

    def add_row(self, table: str, label: str, row: Mapping[str, Any], what: str, after: str = "") -> str:
        """Add a row under an id made of its label; return that."""
        id = self.free_id(table, label)
        self._push(with_row(self._source, table, id, row, after), what, (table, id))
        return id

    def free_id(self, table: str, label: str) -> str:
        """Return an id for a row that no other row of the table has, and no word of the format."""
        kind = TABLES[table].id
        tables = TOLD_APART if table in TOLD_APART else (table,)
        taken = {id for data in (self.data, self._base_data) for name in tables for id in self._rows_of(data, name)}
        return (kind if isinstance(kind, Id) else Id()).free(label, taken, before=table)

    def duplicate_row(self, table: str, id: str, label: str, what: str) -> str:
        """Add a copy of a row behind it; return the copy's id."""
        row: dict[str, Any] = {}
        for layer in (self.value_below((table, id)), self.value((table, id))):
            lay(row, layer or {})
        row.pop("key", None)  # of two actions with one key the second would be a fault
        return self.add_row(table, label, {**row, "label": self.written(label)}, what, after=id)

    def can_add(self, table: str) -> bool:
        """Whether a table may have rows of one's own: of figures and options a book has its own alone."""
        is_closed = self.is_over_installed and bool(TABLES[table].over_books)
        return TABLES[table] in self.tables() and TABLES[table].rows and table != "row" and not is_closed

    def can_remove(self, table: str, id: str) -> bool:
        """Whether a row can be taken away: what the text says of it, or in house rules the row itself."""
        is_below = id in self._rows_of(self.below, table)
        return self.value((table, id)) is not None or (
            is_below and (table in DROPPED_OF_INSTALLED or not self.is_over_installed)
        )

    def remove_row(self, table: str, id: str, what: str) -> None:
        """Take away what the text says of a row; if it says nothing, drop the row of what it lies over."""
        self._gone[table, id] = self._label(table, id)
        if self.value((table, id)) is None:
            changed = with_value(self._source, ("system", "drop"), [*self.dropped, f"{table}.{id}"])
        else:
            changed = with_value(self._source, (table, id), None)
        self._push(changed, what, (table, id))

    def move_row(self, table: str, id: str, before: str, what: str) -> None:
        """Move a row before another one of the text, or to the end of its table."""
        before = before if before in self._rows_of(self.data, table) else ""
        self._push(moved(self._source, table, id, before), what, (table, id))

    def _push(self, changed: Source, what: str, place: Place, *, merges: bool = False) -> None:
        if changed.text != self.text:
            self.stack.push(_TextChange(self, changed, what, place, merges=merges))

    def put(self, changed: Source) -> None:
        """Show another text; a step of the stack."""
        self._source = changed
        self._held_below = None
        self._fault_words = None
        self._later.start()
        self.text_changed.emit()

    # --- what is wrong with it ----------------------------------------------------------------------------------

    def check(self) -> None:
        """Look through the text now: its faults, and if there are none its system."""
        self._later.stop()
        id = self.value(("system", "id"))
        of = self.over or (id if isinstance(id, str) else "")
        try:
            self.system = rulebook.system_of_read(of, (*self._below, self._source))
            self.faults = ()
        except BadRules as bad:
            self.faults = bad.faults_of(len(self._below))
        except registry.NoSuchSystem as missing:
            self.faults = (TextFault("system.over", 1, str(missing)),)
        self.faults_changed.emit()


class _TextChange(QUndoCommand):
    """One text in the place of another; changes of the same place that follow at once become one: what is typed."""

    def __init__(self, document: RulesDocument, changed: Source, what: str, place: Place, *, merges: bool) -> None:
        super().__init__(what)
        self.document, self.before, self.after, self.place = document, document.text, changed.text, place
        self._changed: Source | None = changed
        """What it was read as, until it is shown first: a stack of readings would be large."""
        self._merges = merges
        self._since = QElapsedTimer()
        self._since.start()

    def id(self) -> int:
        """Return the kind of step with which it becomes one."""
        return 1 if self._merges else -1

    def mergeWith(self, other: QUndoCommand) -> bool:  # noqa: N802
        """Take in a change of the same place that was made after it."""
        if not isinstance(other, _TextChange) or other.place != self.place or self._since.elapsed() > AT_ONCE:
            return False
        self.after = other.after
        self._since.restart()
        self.setObsolete(self.after == self.before)
        return True

    def undo(self) -> None:
        """Show the text before."""
        self.document.put(read_any(self.before))
        self.document.place_changed.emit(self.place)

    def redo(self) -> None:
        """Show the text after."""
        changed, self._changed = self._changed, None
        self.document.put(changed or read_any(self.after))
        if changed is None:
            self.document.place_changed.emit(self.place)


def _choices(shape: ShownField, teller: Teller) -> dict[str, str]:
    """Return the words among which an option of a book is chosen, each with what it means."""
    sentences = {str(word): teller.option_sentence(shape.name, word) for word in shape.choices}
    return {word: sentence or shape.terms.get(word, word) for word, sentence in sentences.items()}


def _is_game(below: Source) -> bool:
    """Whether a text is a whole system, and no house rules over one."""
    return not heading_in(below).over


def _without(data: Mapping[str, Any], dropped: Sequence[str]) -> Mapping[str, Any]:
    """Return what house rules lie over without what they drop of it."""
    if not dropped:
        return data
    rest: dict[str, Any] = copied(data)
    lay_house(rest, {}, dropped)
    return rest


def _difference(below: Any, wanted: Any, place: str, drops: list[str]) -> Any:
    """Return what has to be said over something for it to be as wanted, None for nothing; note what is dropped."""
    if wanted is None:
        drops.append(place)
        return None
    if not (isinstance(below, dict) and isinstance(wanted, dict)):
        return None if below == wanted else wanted
    drops += [f"{place}.{key}" for key in below if key not in wanted]
    kept = {
        key: _difference(below[key], value, f"{place}.{key}", drops) for key, value in wanted.items() if key in below
    }
    new = {key: value for key, value in wanted.items() if key not in below}
    return {key: value for key, value in {**kept, **new}.items() if value is not None} or None


def _within(data: Any, place: Sequence[str]) -> Any:
    for key in place:
        data = data.get(key) if isinstance(data, dict) else None
    return data


def _as_place(steps: Sequence[str | int]) -> str:
    place = ""
    for step in steps:
        place = f"{place}[{step}]" if isinstance(step, int) else source.place_of(place, step)
    return place
