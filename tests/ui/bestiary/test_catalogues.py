"""Whatever the rules check against a catalogue is chosen from it: no form lets one type it freely."""

from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import BaseModel
from pytestqt.qtbot import QtBot

from rules.sheets.schema import check
from rules.system import registry
from rules.text.faults import BadSheet
from tests.ui.bestiary.least import least
from ui.bestiary.forms.block_editors import BlockEditor, UnionEditor
from ui.bestiary.forms.catalogue_line import PickLine
from ui.bestiary.forms.field_editors import Editor, Form
from ui.bestiary.forms.list_editors import RowsEditor
from ui.bestiary.forms.map_editors import MapEditor
from ui.bestiary.forms.sheet_form import SheetForm
from ui.bestiary.forms.text_editors import TextEditor, WordsEditor
from ui.sheets.schema import Field, fields

pytestmark = pytest.mark.real_systems

NONSENSE = "nothing like it"
FREE = frozenset(
    {
        *("id", "name", "label", "text", "jogador"),  # what a table calls things
        "group",  # any word, shared by those who belong together
        "skill",  # of an FFRPG weapon: prose for the log
    }
)
"""Texts that no catalogue knows and no rule reads."""


def texts(
    model: type[BaseModel], above: tuple[tuple[str, str], ...] = (), seen: frozenset[type[BaseModel]] = frozenset()
) -> Iterator[tuple[tuple[tuple[str, str], ...], Field]]:
    """Every field of words of a model and of its rows, with the rows and blocks that lead to it."""
    for field in fields(model):
        for candidate in (field, *field.options):
            if candidate.kind in ("text", "mixed", "words"):
                yield above, field
            if candidate.model is not None and candidate.model not in seen | {model}:
                step = (field.name, "row" if field.kind in ("rows", "entries") else "block")
                yield from texts(candidate.model, (*above, step), seen | {model})


def with_value(model: type[BaseModel], system: str, way: tuple[tuple[str, str], ...], name: str, value: Any) -> Any:
    """The least sheet in which a field somewhere holds a value."""
    sheet = least(model, system)
    if not way:
        return {**sheet, name: value}
    (step, kind), *rest = way
    field = next(candidate for candidate in fields(model) if candidate.name == step)
    inner = field.model or next(candidate.model for candidate in field.options if candidate.model is not None)
    made = with_value(inner, system, tuple(rest), name, value)
    return {**sheet, step: [made] if kind == "row" else made}


def takes(model: type[BaseModel], data: Any) -> bool:
    """Whether the rules take a sheet."""
    try:
        check(model, data)
    except BadSheet:
        return False
    return True


def test_what_is_checked_against_a_catalogue_is_declared_with_it(system: str) -> None:
    found = registry.system(system)
    for model in (found.sheet, found.options):
        for way, field in texts(model):
            if field.terms or field.choices or field.names or field.inside or field.value is not None:
                continue
            place = ".".join([*(step for step, _ in way), field.name])
            tried = [[NONSENSE]] if field.kind == "words" else ["2d", "2d6", "1d6+1"]
            if not any(takes(model, with_value(model, system, way, field.name, item)) for item in tried):
                pytest.fail(f"{place} takes neither any word nor dice: it has to say what it chooses among")
            dice = not takes(model, with_value(model, system, way, field.name, NONSENSE))
            assert dice or field.name in FREE, f"{place} takes any word: is it one of a catalogue?"


def opened(form: Form) -> Iterator[Editor]:
    """Every editor of a form and of the rows and blocks in it, each of which is opened."""
    for editor in form.editors.values():
        yield editor
        if isinstance(editor, RowsEditor):
            editor.add_row()
            assert editor.form is not None
            yield from opened(editor.form)
        elif isinstance(editor, BlockEditor):
            if editor.box is not None:
                editor.box.setChecked(True)
            assert editor.form is not None
            yield from opened(editor.form)
        elif isinstance(editor, UnionEditor):
            for number in range(editor.combo.count()):
                editor.combo.setCurrentIndex(number)
                if editor.form is not None:
                    yield from opened(editor.form)


def test_a_word_of_no_catalogue_is_refused_in_one_sentence_and_every_word_of_one_is_read(
    qtbot: QtBot, system: str
) -> None:
    found = registry.system(system)
    form = SheetForm(found.sheet)
    qtbot.addWidget(form)
    form.offer_statuses(found.statuses)
    form.show_sheet({})
    picked = 0
    read: set[tuple[type[Editor], str]] = set()
    for editor in opened(form):
        field = editor.field
        chooses = field.terms or field.choices or field.names not in ("", "player")  # a player's name is free
        if isinstance(editor, (TextEditor, WordsEditor)) and chooses:
            picked += 1
            assert editor.known is not None, field.name
            words = list(editor.known.words.items())
            kind = (type(editor), repr(words))
            # What one list of that kind reads, each reads: of a catalogue that was read one word is enough.
            for word, shown in words[:1] if kind in read else words:
                editor.line.setText(shown.upper())
                same = {item for item, other in editor.known.words.items() if other.lower() == shown.lower()}
                assert editor.read() in [[item] if isinstance(editor, WordsEditor) else item for item in same], word
                assert not editor.problem(), (field.name, word)
            read.add(kind)
            editor.line.setText(NONSENSE)
            takes_any = field.own_words or not editor.known.words  # a list without a word yet refuses none
            assert (NONSENSE in editor.problem()) is not takes_any, field.name
            editor.line.clear()
        elif isinstance(editor, MapEditor) and field.terms:
            editor.add_row()
            assert isinstance(editor.pairs[-1].keys, PickLine) is field.own_words, field.name
    assert picked or system == "tabuleiro"
