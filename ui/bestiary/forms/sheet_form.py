"""The form of a sheet, made from the model that its system declares; rows have the same kind of form."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rules.mechanics.statuses import Status
from rules.sheets.schema import Sheet, check, slug
from rules.text.faults import BadSheet
from ui.bestiary.forms.block_editors import BlockEditor, UnionEditor
from ui.bestiary.forms.choice_editors import ChoiceEditor, FlagEditor, MaybeEditor
from ui.bestiary.forms.field_editors import Editor, EditorFactories, Fault, Form, Names, first_step
from ui.bestiary.forms.list_editors import EntriesEditor, RowsEditor
from ui.bestiary.forms.map_editors import ItemsEditor, LooseMapEditor, MapEditor
from ui.bestiary.forms.notation_line import NotationLine, NotedBlock
from ui.bestiary.forms.number_editors import FractionEditor, NumberEditor
from ui.bestiary.forms.row_names import has_own_name, shown_at, whats
from ui.bestiary.forms.text_editors import (
    AnythingEditor,
    MixedEditor,
    PlainEditor,
    ProseEditor,
    TextEditor,
    WordsEditor,
)
from ui.sheets.schema import ABSENT, Field, beginnings, fields
from ui.text.words import group_title as group_words
from ui.theme.theme import GRID
from ui.widgets.controls import DisclosureButton, write
from ui.widgets.focus_actions import enter
from ui.widgets.labels import Label
from ui.widgets.layouts import ColumnsPanel, stacked

if TYPE_CHECKING:
    from rules.system.system import System

_PROSE = frozenset({"text", "notes", "description"})


def editor_for(field: Field, parent: QWidget | None = None, *, labelled: bool = True) -> Editor:
    """Return the editor for a field."""
    return _kind_of(field)(field, parent, labelled=labelled)


def _kind_of(field: Field) -> type[Editor]:
    kinds: dict[str, type[Editor]] = {
        "number": NumberEditor,
        "fraction": FractionEditor,
        "mixed": MixedEditor,
        "choice": ChoiceEditor,
        "words": WordsEditor,
        "any": AnythingEditor,
        "map": MapEditor,
        "loose": LooseMapEditor,
        "rows": RowsEditor,
        "entries": EntriesEditor,
        "items": ItemsEditor,
        "block": BlockEditor,
        "union": UnionEditor,
        "plain": PlainEditor,
    }
    if field.kind == "flag":
        return MaybeEditor if field.optional else FlagEditor
    if field.kind == "text":
        return ProseEditor if field.name in _PROSE else TextEditor
    return kinds[field.kind]


class SheetForm(Form):
    """The fields of a model: it shows a sheet, returns it, and shows faults at their fields."""

    def __init__(
        self,
        model: type[BaseModel],
        parent: QWidget | None = None,
        *,
        only: Sequence[str] = (),
        without: Collection[str] = (),
    ) -> None:
        """`only` names the shown fields in their order; without it all are shown, arranged by their shapes.

        Fields in `without` are not shown and keep their values.
        """
        super().__init__(parent)
        self.model = model
        self.editors = {}
        self._statuses: Mapping[str, Status] = {}
        self._unknown: dict[str, Any] = {}
        self._around: Names = {}
        self._names: Names = {}
        self._made: str | None = None
        """The id made from the name, until it has been announced."""
        self.id_for = str
        self.notation: NotationLine | None = None
        self._can_overrule = any("ineffective_fields" in vars(item) for item in model.__mro__ if item is not Sheet)
        self._worked_out: DerivedFields | None = None
        self._lay_out(_shown_fields(model, only, without), whole=not only)
        self._follow_status()
        self._lists = [editor for editor in self.editors.values() if isinstance(editor, RowsEditor)]
        if not only and issubclass(model, Sheet) and model.derived_numbers({}):
            self._worked_out = DerivedFields(model.derived_numbers, self.editors)
        self._listen()

    def _lay_out(self, shown: list[Field], *, whole: bool) -> None:
        """Lay out the fields under their headings; above a whole sheet the line in the book's notation, if any."""
        column = stacked(on=self, spacing=GRID)
        if whole and issubclass(self.model, Sheet) and self.model.notation:
            self._fill(column, shown[:1])
            self.notation = NotationLine(self.model, self)
            self.notation.notation_entered.connect(self._take_notation)
            column.addWidget(self.notation)
            shown = shown[1:]
        for group, grouped in groupby(shown, key=lambda field: field.group):
            members = list(grouped)
            if group:
                column.addWidget(Label(group_title(group, members[0].beside), role="heading"))
            self._fill(column, members)
        if whole and has_own_name(self.model):
            self._name_ids(column)

    def _listen(self) -> None:
        for rows in self._lists:
            rows.row_renamed.connect(self._follow_row)
        names_others = bool(whats(self.model) or self._lists)
        for editor in self.editors.values():
            if names_others:
                # Before those who read the form: what they find in it is whole.
                editor.value_edited.connect(self._tell_names)
            editor.value_edited.connect(self._work_out)
            editor.value_edited.connect(self._tell_what_holds)
            editor.value_edited.connect(self._rest_overruled)
            editor.value_edited.connect(self._tell_notation)
            editor.value_edited.connect(self.value_edited)

    def _take_notation(self, values: dict[str, Any]) -> None:
        """Fill the fields from the notation; parts of a block that it cannot express stay."""
        for name, value in values.items():
            editor = self.editors[name]
            current = editor.value()
            if isinstance(value, NotedBlock):
                before = current if isinstance(current, dict) else {}
                editor.put_anew({**{key: item for key, item in before.items() if key not in value.told}, **value.said})
            else:
                editor.put_anew(value)
        self.value_edited.emit()

    def _work_out(self) -> None:
        if self._worked_out is not None:
            self._worked_out.follow(self.sheet())

    def _tell_what_holds(self) -> None:
        """Show in empty fields their effective values; not in a sheet or row that is still incomplete."""
        if not issubclass(self.model, Sheet) or self.model.implied_fields is Sheet.implied_fields:
            return
        try:
            holds = check(self.model, self.sheet()).implied_fields()
        except BadSheet:
            holds = {}
        for name, editor in self.editors.items():
            editor.stand_for(holds.get(name))

    def _rest_overruled(self) -> None:
        """Disable fields that others make ineffective, and say so; they keep their values."""
        if not issubclass(self.model, Sheet) or not self._can_overrule:
            return
        overruled = self.model.ineffective_fields(self.sheet())
        for name, editor in self.editors.items():
            editor.setEnabled(name not in overruled)
            editor.setToolTip(self.tr("Has no effect with the other fields here") if name in overruled else "")

    def _tell_notation(self) -> None:
        if self.notation is not None:
            self.notation.show_row(self.sheet())

    def _fill(self, column: QVBoxLayout, members: Sequence[Field]) -> None:
        narrow: ColumnsPanel | None = None
        for field in members:
            kind = _kind_of(field)
            if kind.wide:
                narrow = None
            elif narrow is None:
                narrow = ColumnsPanel(124, self)
                column.addWidget(narrow)
            editor = kind(field, narrow or self)
            self.editors[field.name] = editor
            if narrow is None:
                column.addWidget(editor)
            else:
                narrow.add(editor)

    def _name_ids(self, column: QVBoxLayout) -> None:
        """Make a required id from the name; it can be changed behind *More*."""
        name, its_id = self.editors["name"], editor_for({field.name: field for field in fields(self.model)}["id"])
        self.editors["id"] = its_id
        self.more = DisclosureButton(its_id)
        column.addWidget(self.more)
        if isinstance(name, TextEditor) and its_id.field.required:
            name.line.textEdited.connect(self._follow_name)

    def _follow_name(self, text: str) -> None:
        line = self.editors["id"]
        assert isinstance(line, TextEditor)
        if line.line.text() == self._made:
            self._made = self.id_for(slug(text) or "row") if text.strip() else ""
            write(line.line, self._made)

    def _follow_status(self) -> None:
        """Ask for the params of a status once it is typed."""
        status = self.editors.get("status")
        if isinstance(status, TextEditor):
            status.line.textChanged.connect(self._learn_status)

    def _tell_names(self) -> None:
        """Set the names that each field may refer to, of this sheet and the one around it."""
        named = whats(self.model)
        if not named and not self._lists:
            return
        sheet = self.sheet() if named else {}
        known: dict[str, Mapping[str, str]] = {}
        for kind in named:
            own = self.model.nameable_rows(sheet, kind) if issubclass(self.model, Sheet) else {}
            known[kind] = {**self._around.get(kind, {}), **own}
        self._names = known
        ids = {rows: rows.ids() for rows in self._lists}
        for editor in self.editors.values():
            taken = (others for rows, others in ids.items() if rows is not editor)
            editor.offer_names(known, frozenset[str]().union(*taken))

    def _follow_row(self, old: str, new: str) -> None:
        """Replace a row's old id by the new one in fields that refer to it."""
        before = self._names
        self._tell_names()
        moved = {kind for kind, now in self._names.items() if old in before.get(kind, ()) and old not in now}
        for editor in self.editors.values():
            editor.follow({kind for kind in moved if new in self._names[kind]}, old, new)
        self._tell_names()

    def _learn_status(self) -> None:
        # What is not yet a status is on its way to be one: nothing jumps until it is.
        named = str(self.editors["status"].read()).strip()
        if named in self._statuses:
            self._learn(self._statuses[named], asking=True)

    def _learn(self, status: Status | None, *, asking: bool = False) -> None:
        for editor in self.editors.values():
            if isinstance(editor, LooseMapEditor):
                editor.learn(status)
                if status is None and self._statuses and "status" in self.editors:
                    # What there is to say is known as soon as the status is.
                    editor.setVisible(bool(editor.pairs))
                if asking:
                    editor.ask()

    def show_sheet(self, sheet: Mapping[str, Any]) -> None:
        """Show a sheet, or a row of one; nothing counts as edited."""
        for name, editor in self.editors.items():
            editor.show_value(sheet.get(name, ABSENT))
        self._learn(self._statuses.get(str(sheet.get("status"))))
        self._unknown = {key: value for key, value in sheet.items() if key not in self.editors}
        self._made = None if sheet.get("id") else ""
        if self.notation is not None:
            self.notation.begin(sheet)
        if self._worked_out is not None:
            self._worked_out.begin(sheet)
        self._tell_what_holds()
        self._rest_overruled()
        self._tell_names()
        self.show_faults(())

    def sheet(self) -> dict[str, Any]:
        """Return the sheet as it is in the form; unknown keys are kept."""
        values = {name: editor.value() for name, editor in self.editors.items()}
        return {name: value for name, value in values.items() if value is not ABSENT} | self._unknown

    def show_several(self, several: Sequence[Mapping[str, Any]]) -> None:
        """Show the common values of several sheets, and where they differ."""
        first = several[0]
        mixed = [
            name
            for name in self.editors
            if any(sheet.get(name, ABSENT) != first.get(name, ABSENT) for sheet in several[1:])
        ]
        self.show_sheet({name: value for name, value in first.items() if name in self.editors and name not in mixed})
        for name in mixed:
            self.editors[name].show_mixed()
        if self._worked_out is not None:
            self._worked_out.stop()

    def changed(self) -> dict[str, Any]:
        """Return the changed values; ABSENT where the default applies again."""
        return {name: editor.value() for name, editor in self.editors.items() if editor.is_changed}

    def has_problem(self) -> bool:
        """Return whether a field holds something unreadable."""
        return any(editor.has_problem() for editor in self.editors.values())

    def show_faults(self, faults: Sequence[Fault]) -> list[Fault]:
        """Show every fault at its field; return those without a field."""
        at: dict[str, list[Fault]] = {}
        rest: list[Fault] = []
        for place, sentence in faults:
            step, inner = first_step(place)
            if self.more is not None and step == "id":
                if self.editors["id"].value() in (ABSENT, ""):
                    step = shown_at(self.model, step)
                else:
                    self.more.open()
            if step in self.editors:
                at.setdefault(step, []).append((inner, sentence))
            else:
                rest.append((place, sentence))
        for name, editor in self.editors.items():
            editor.show_faults(at.get(name, ()))
        return rest

    def offer_rows(self, system: System) -> None:
        """Set the system whose rows its lists offer."""
        for editor in self.editors.values():
            if isinstance(editor, RowsEditor):
                editor.offers.offer(system)

    def offer_elsewhere(self, find: Callable[[str], Sequence[tuple[str, Mapping[str, Any]]]]) -> None:
        """Let its lists copy rows of other sheets."""
        for editor in self.editors.values():
            if isinstance(editor, RowsEditor):
                editor.offers.offer_elsewhere(find)

    def offer_statuses(self, statuses: Mapping[str, Status]) -> None:
        """Set the statuses for the fields that name statuses."""
        self._statuses = statuses
        for editor in self.editors.values():
            editor.offer_statuses(statuses)

    def offer_names(self, names: Names) -> None:
        """Set the names that fields of this form may refer to."""
        self._around = names
        self._tell_names()

    def focus_first(self) -> None:
        """Put the cursor into the first field."""
        enter(self)


def _shown_fields(model: type[BaseModel], only: Sequence[str], without: Collection[str]) -> list[Field]:
    """Return the fields of a form: those in `only`, else all not in `without`; never an id made from the name."""
    known = {field.name: field for field in fields(model) if field.name not in without}
    if only:
        shown = [known[name] for name in only]
        return [replace(shown[0], required=True), *shown[1:]] if only[0] in beginnings(model) else shown
    shown = _arranged(list(known.values()))
    if not has_own_name(model):
        return shown
    needs_name = known["id"].required
    return [
        replace(field, required=field.required or needs_name) if field.name == "name" else field
        for field in shown
        if field.name != "id"
    ]


def _arranged(shown: Sequence[Field]) -> list[Field]:
    """Return single values by their groups, then lists, then groups with lists; a name before its id."""
    order = (("words",), ("map", "loose"), ("plain", "union", "entries", "items"), ("block",), ("rows",))
    wide = {kind: number for number, kinds in enumerate(order, 1) for kind in kinds}
    groups = list(dict.fromkeys(field.group for field in shown))
    late = {field.group for field in shown if field.kind == "rows" and field.group}

    def rank(field: Field) -> tuple[int, int, int, int]:
        shape = wide.get(field.kind, 0)
        section = 2 if field.group in late else 1 if shape and not field.group else 0
        return section, groups.index(field.group), shape, {"name": 0, "id": 1}.get(field.name, 2)

    # Sorting is stable: where the ranks are equal the system's own order stays.
    return sorted(shown, key=rank)


def group_title(group: str, beside: str) -> str:
    """Return the title of a group of fields in the reader's language."""
    title = group_words(group, beside)
    return title[:1].upper() + title[1:]


Editor.makers = EditorFactories(
    lambda model, parent, only: SheetForm(model, parent, only=only),
    lambda field, parent: editor_for(field, parent, labelled=False),
)


Work = Callable[[Mapping[str, Any]], Mapping[str, int | None]]


class DerivedFields:
    """The numbers of a form that are derived from others, and their last values."""

    def __init__(self, work: Work, editors: Mapping[str, Editor]) -> None:
        self._work = work
        self._editors = {name: editors[name] for name in work({}) if name in editors}
        self._shown: dict[str, Any] = {}
        self._own: set[str] = set()
        """Derived numbers written by the user, whatever the book gives."""
        self._is_following = False

    def begin(self, sheet: Mapping[str, Any]) -> None:
        """Begin with a sheet: values that differ from the book stay so; those of a new sheet are derived."""
        implied = self._work(sheet)
        self._shown = {name: sheet.get(name) for name in self._editors}
        self._own = {name for name, value in self._shown.items() if sheet and value != implied.get(name)}

    def stop(self) -> None:
        """Derive nothing: several sheets are shown."""
        self._own = set(self._editors)

    def follow(self, sheet: Mapping[str, Any]) -> None:
        """Update the derived numbers after a change; a change by this itself is not the user's."""
        if not self._is_following:
            self._is_following = True
            self._follow(sheet)
            self._is_following = False

    def _follow(self, sheet: Mapping[str, Any]) -> None:
        fresh = self._work(sheet)
        for name, editor in self._editors.items():
            now = sheet.get(name)
            if now != self._shown[name]:
                # Whoever writes what the book says lets it follow again.
                (self._own.discard if now == fresh.get(name) else self._own.add)(name)
            wanted = fresh.get(name)
            if wanted is not None and name not in self._own and now != wanted:
                editor.put_anew(wanted)
                now = wanted
            self._shown[name] = now
