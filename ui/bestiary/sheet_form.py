"""The form of a sheet, drawn from the model that its system declares; rows on a sheet have the same kind of form."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from pydantic import BaseModel
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rules.conditions import Status
from rules.sheets import slug
from ui.bestiary.editors import (
    ChoiceEditor,
    Editor,
    Fault,
    FlagEditor,
    FractionEditor,
    MaybeEditor,
    NumberEditor,
)
from ui.bestiary.kinds import ABSENT, Field, fields, row_title
from ui.bestiary.tabbing import enter
from ui.bestiary.text_editors import AnythingEditor, MixedEditor, PlainEditor, ProseEditor, TextEditor, WordsEditor
from ui.flow import Columns
from ui.plain import Label
from ui.theme import GRID
from ui.words import group_title as group_words

_STEP = re.compile(r"\.?([^.\[\]]+|\[\d+\])")
_PROSE = frozenset({"text", "notes", "description"})
_STATUS_FIELDS = frozenset({"status", "immune", "lift", "lifts"})


def editor_for(field: Field, *, labelled: bool = True) -> Editor:
    """The editor that fits a field."""
    from ui.bestiary.blocks import BlockEditor, UnionEditor
    from ui.bestiary.lists import EntriesEditor, RowsEditor
    from ui.bestiary.maps import ItemsEditor, LooseMapEditor, MapEditor

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
        kind: type[Editor] = MaybeEditor if field.optional else FlagEditor
    elif field.kind == "text":
        kind = ProseEditor if field.name in _PROSE else TextEditor
    else:
        kind = kinds[field.kind]
    return kind(field, labelled=labelled)


class SheetForm(QWidget):
    """The fields of a model: it shows a sheet, gives it back, and shows what is wrong at the place where it is."""

    edited = Signal()

    def __init__(self, model: type[BaseModel], parent: QWidget | None = None, *, only: Sequence[str] = ()) -> None:
        """`only` names the fields that are shown, in their order; without it all are, arranged by their shapes."""
        super().__init__(parent)
        self.model = model
        self.editors: dict[str, Editor] = {}
        self._statuses: Mapping[str, Status] = {}
        self._unknown: dict[str, Any] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        known = {field.name: field for field in fields(model)}
        found = [known[name] for name in only] if only else _arranged(fields(model))
        for group, members in groupby(found, key=lambda field: field.group):
            if group:
                heading = Label(group_title(group))
                heading.setProperty("role", "heading")
                heading.setTextFormat(Qt.TextFormat.PlainText)
                column.addWidget(heading)
            self._fill(column, list(members))
        self._name_ids()
        self._follow_status()
        self._follow_weapons()

    def _fill(self, column: QVBoxLayout, members: Sequence[Field]) -> None:
        narrow: Columns | None = None
        for field in members:
            editor = editor_for(field)
            editor.edited.connect(self.edited)
            self.editors[field.name] = editor
            if editor.wide:
                column.addWidget(editor)
                narrow = None
                continue
            if narrow is None:
                narrow = Columns(124)
                column.addWidget(narrow)
            narrow.add(editor)

    def _name_ids(self) -> None:
        """A required id follows the name until somebody writes it."""
        name, its_id = self.editors.get("name"), self.editors.get("id")
        if isinstance(name, TextEditor) and isinstance(its_id, TextEditor) and its_id.field.required:
            self._last_slug = ""
            name.line.textEdited.connect(self._follow_name)

    def _follow_name(self, text: str) -> None:
        line = self.editors["id"]
        assert isinstance(line, TextEditor)
        if line.line.text() in ("", self._last_slug):
            self._last_slug = slug(text)
            line.line.setText(self._last_slug)

    def _follow_status(self) -> None:
        """What a status takes besides is asked for as soon as the status is written."""
        status = self.editors.get("status")
        if isinstance(status, TextEditor):
            status.line.textChanged.connect(self._learn_status)

    def _follow_weapons(self) -> None:
        """What is in hand is one of the sheet's own weapons, called by its name."""
        weapons = self.editors.get("weapons")
        if weapons is not None and isinstance(self.editors.get("equipped"), TextEditor):
            weapons.edited.connect(self._know_weapons)

    def _know_weapons(self) -> None:
        held, weapons = self.editors.get("equipped"), self.editors.get("weapons")
        if not isinstance(held, TextEditor) or weapons is None:
            return
        rows = [row for row in weapons.read() if isinstance(row, dict) and row.get("id")]
        names = [row_title(row) for row in rows]
        ids = [str(row["id"]) for row in rows]
        # Two of one name are told apart by their ids.
        held.rename({id: name if names.count(name) == 1 else id for id, name in zip(ids, names, strict=True)})

    def _learn_status(self) -> None:
        # What is not yet a status is on its way to be one: nothing jumps until it is.
        named = str(self.editors["status"].read()).strip()
        if named in self._statuses:
            self._learn(self._statuses[named])

    def _learn(self, status: Status | None) -> None:
        from ui.bestiary.maps import LooseMapEditor

        for editor in self.editors.values():
            if isinstance(editor, LooseMapEditor):
                editor.learn(status.params if status is not None else None)

    def show_sheet(self, sheet: Mapping[str, Any]) -> None:
        """Shows a sheet, or a row of one; nothing counts as edited."""
        for name, editor in self.editors.items():
            editor.show_value(sheet.get(name, ABSENT))
        self._learn(self._statuses.get(str(sheet.get("status"))))
        self._know_weapons()
        self._unknown = {key: value for key, value in sheet.items() if key not in self.editors}
        self.show_faults(())

    def sheet(self) -> dict[str, Any]:
        """The sheet as it stands in the form; keys that no field knows are kept as they were."""
        given = {name: editor.value() for name, editor in self.editors.items()}
        return {name: value for name, value in given.items() if value is not ABSENT} | self._unknown

    def has_problem(self) -> bool:
        """Whether some field holds what cannot be read at all."""
        return any(editor.has_problem() for editor in self.editors.values())

    def show_faults(self, faults: Sequence[Fault]) -> list[Fault]:
        """Shows every fault at its field; those that belong to no field come back."""
        at: dict[str, list[Fault]] = {}
        rest: list[Fault] = []
        for place, sentence in faults:
            step, inner = first_step(place)
            if step in self.editors:
                at.setdefault(step, []).append((inner, sentence))
            else:
                rest.append((place, sentence))
        for name, editor in self.editors.items():
            editor.show_faults(at.get(name, ()))
        return rest

    def offer_rows(self, templates: Mapping[str, Sequence[Mapping[str, Any]]]) -> None:
        """Gives the lists of the sheet the rows that their system offers: name of the list to rows."""
        from ui.bestiary.lists import RowsEditor

        for name, rows in templates.items():
            editor = self.editors.get(name)
            if isinstance(editor, RowsEditor):
                editor.offer(rows)

    def offer_statuses(self, statuses: Mapping[str, Status]) -> None:
        """Gives the fields that name statuses those that there are."""
        from ui.bestiary.blocks import BlockEditor, UnionEditor
        from ui.bestiary.lists import RowsEditor

        self._statuses = statuses
        for name, editor in self.editors.items():
            if isinstance(editor, (RowsEditor, BlockEditor, UnionEditor)):
                editor.offer_statuses(statuses)
            elif name in _STATUS_FIELDS and statuses and isinstance(editor, (TextEditor, WordsEditor)):
                # Besides statuses a field may name what its own terms say, such as whole families of them.
                editor.know({**editor.field.terms, **{id: status.label for id, status in statuses.items()}})

    def focus_first(self) -> None:
        """Puts the cursor into the first field."""
        enter(self)


def _arranged(found: Sequence[Field]) -> list[Field]:
    """Single values by their groups, then lists, then the groups that list things; a name before its id."""
    order = (("words",), ("map", "loose"), ("plain", "union", "entries", "items"), ("block",), ("rows",))
    wide = {kind: number for number, kinds in enumerate(order, 1) for kind in kinds}
    groups = list(dict.fromkeys(field.group for field in found))
    late = {field.group for field in found if field.kind == "rows" and field.group}

    def rank(field: Field) -> tuple[int, int, int, int]:
        shape = wide.get(field.kind, 0)
        section = 2 if field.group in late else 1 if shape and not field.group else 0
        return section, groups.index(field.group), shape, {"name": 0, "id": 1}.get(field.name, 2)

    # Sorting is stable: where the ranks are equal the system's own order stays.
    return sorted(found, key=rank)


def group_title(group: str) -> str:
    """A group of fields, in the reader's language."""
    title = group_words(group)
    return title[:1].upper() + title[1:]


def first_step(place: str) -> tuple[str, str]:
    """A place parted into its first step and what follows it."""
    match = _STEP.match(place)
    return (match[1], place[match.end() :]) if match else (place, "")
