"""A small rule system with every kind of field on its sheet, and ways to use widgets as a person does."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Literal, Self

from pydantic import field_validator, model_validator
from PySide6.QtCore import QByteArray, QMimeData, QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.creatures import Creature
from rules.core.state import Gain, Pool
from rules.mechanics.statuses import Status
from rules.mechanics.vocabulary import Phrases
from rules.sheets.schema import Rows, Sheet, described, number
from rules.system.parts import Aftermath, Outcome, Rulings, Turns
from rules.system.system import System
from ui.bestiary.forms.field_editors import Editor, Form
from ui.bestiary.forms.list_editors import RowsEditor
from ui.bestiary.forms.sheet_form import SheetForm
from ui.bestiary.forms.text_editors import TextEditor, WordsEditor
from ui.bestiary.stat_block.view import StatBlock, words_of
from ui.bestiary.tab import BestiaryTab


class Cost(Sheet):
    """What a trick costs."""

    wind: int = number("Wind", 0, low=0, high=9)
    word: str = described("Word", "")


class Trick(Sheet):
    """A row of a sheet."""

    id: str = described("Id")
    name: str = described("Name", "")
    die: str = described("Die", "d6")
    reach: int | None = number("Reach", None, low=1, high=30)
    loud: bool = described("Loud", False)
    cost: Cost | None = described("Cost", None)
    odd: dict[str, dict[str, int]] = described("Odd", {})

    @field_validator("die")
    @classmethod
    def _is_whole(cls, die: str) -> str:
        if die.endswith("+"):
            raise ValueError("the dice break off")
        return die

    @model_validator(mode="after")
    def _has_a_die(self) -> Self:
        if not self.die:
            raise ValueError("a trick needs a die")
        return self


class CritterSheet(Sheet):
    """A sheet with every kind of field."""

    life: int = number("Life", low=1, high=999, group="pools")
    wind: int = number("Wind", 0, low=0, high=99, group="pools")
    level: int = number("Rank", 1, low=1, high=9)
    might: int = number("Might", 2, low=0, high=20, group="attributes")
    luck: int | None = number("Luck", None, low=0, high=20, group="attributes")
    weight: float = described("Weight", 1.5)
    gait: Literal["walks", "flies_high", "swims"] = described("Gait", "walks")
    brave: bool = described("Brave", False)
    tame: bool | None = described("Tame", None)
    call: str = described("Call", "")
    bite: int | str | None = described("Bite", None)
    fears: dict[str, int] = described("Fears", {})
    moods: Rows[Literal["calm", "angry", "sly"]] = described("Moods", ())
    cost: Cost | None = described("Keep", None)
    tricks: Rows[Trick] = described("Tricks", ())


class NoOptions(Sheet):
    """A fight has no options."""


def never(*_: Any) -> Any:
    """Nobody plays it."""
    raise NotImplementedError


CRITTERS = System(
    id="critters",
    title="Critters and Crags",
    language="en",
    sheet=CritterSheet,
    options=NoOptions,
    pools=(Pool("life", "Life", vital=True), Pool("wind", "Wind")),
    statuses={
        "dizzy": Status("dizzy", "Dizzy", family="mystify"),
        "merry": Status("merry", "Merry", family="strengthen", good=True),
    },
    actions={},
    phrases=Phrases(),
    turns=Turns(begin=never, next=never),
    rulings=Rulings(set_pool=never, damage=never, heal=never, inflict=never, reorder=never),
    outcome=Outcome(order=never, stats=never, extra=never),
    aftermath=Aftermath(gains=(Gain("xp", "XP"), Gain("gil", "Gil"))),
)
"""A rule system that nobody plays."""
MACHINES = replace(CRITTERS, id="machines", title="Máquinas maravillosas")
"""Another one, so that two can stand in one library."""

SYSTEMS: Mapping[str, System] = {"critters": CRITTERS, "machines": MACHINES}


def system(id: str) -> System:
    """The system of an id, as the catalogue gives it."""
    if id not in SYSTEMS:
        raise LookupError(id)
    return SYSTEMS[id]


def critter(name: str, life: int = 10, **values: Any) -> Creature:
    """A creature with a sheet that fits."""
    sheet = {"life": life, **values.pop("sheet", {})}
    return Creature(**{"system": "critters", **values}, name=name, sheet=sheet)


def drop(target: QWidget, mime: QMimeData, at: QPoint) -> bool:
    """Drags over a widget and lets go, with the events that Qt sends; whether it was taken."""
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    with warnings.catch_warnings():
        # Newer Qt wants fractions of a pixel here, older Qt takes none.
        warnings.simplefilter("ignore", DeprecationWarning)
        enter = QDragEnterEvent(at, copy, mime, left, none)
        move = QDragMoveEvent(at, copy, mime, left, none)
    QApplication.sendEvent(target, enter)
    if not enter.isAccepted():
        return False
    QApplication.sendEvent(target, move)
    if not move.isAccepted():
        return False
    event = QDropEvent(QPointF(at), copy, mime, left, none)
    QApplication.sendEvent(target, event)
    return event.isAccepted()


def middle_of(view: QAbstractItemView, index: QModelIndex) -> QPoint:
    """The middle of a row."""
    return view.visualRect(index).center()


def strange_mime(text: bytes, type: str) -> QMimeData:
    """What somebody else might drag."""
    mime = QMimeData()
    mime.setData(type, QByteArray(text))
    return mime


def names(tab: BestiaryTab) -> list[str]:
    return [row.name for row in tab.rows.rows]


def ids(tab: BestiaryTab, *wanted: str) -> list[int]:
    by_name = {row.name: row.id or 0 for row in tab.rows.rows}
    return [by_name[name] for name in wanted]


def is_editing(tab: BestiaryTab) -> bool:
    return tab.detail.is_editing


def look_for(qtbot: QtBot, tab: BestiaryTab, words: str) -> None:
    tab.list.search.clear()
    with qtbot.waitSignal(tab.list.search_changed):
        QTest.keyClicks(tab.list.search, words)


class Snapshot(list[dict[str, Any]]):
    """Every creature as it was at a moment, each with all of its columns that undo brings back."""

    def differences(self, other: Snapshot) -> list[str]:
        """Return what is not as it is in another snapshot, a line for each column of each creature."""
        theirs = {creature["id"]: creature for creature in other}
        own = {creature["id"]: creature for creature in self}
        lines = [f"only on one side: {(own | theirs)[id]['name']}" for id in sorted(own.keys() ^ theirs.keys())]
        for id in sorted(own.keys() & theirs.keys()):
            for column, value in own[id].items():
                if value != theirs[id][column]:
                    lines.append(f"{own[id]['name']}, {column}: {value!r}, not {theirs[id][column]!r}")
        return lines


COUNTED = {"changed"}
"""Columns that every change moves on, undo as well: it need not bring them back."""


def snapshot(library: Library) -> Snapshot:
    """Everything of every creature but the columns that undo moves on as well."""
    found = library.creatures.get_all([row.id for row in library.creatures.rows()])
    return Snapshot(sorted((creature.model_dump(exclude=COUNTED) for creature in found), key=lambda item: item["id"]))


def editor(form: SheetForm, name: str, kind: type) -> Any:
    """The editor of a field, which is of this kind."""
    found = form.editors[name]
    assert type(found) is kind
    return found


def new_row(form: Form, name: str) -> Form:
    """The form of a new row of a list."""
    rows = form.editors[name]
    assert isinstance(rows, RowsEditor)
    rows.add_row()
    assert rows.form is not None
    return rows.form


def typed(editor: Editor, text: str) -> Any:
    """What the sheet gets when this is typed."""
    assert isinstance(editor, (TextEditor, WordsEditor))
    editor.line.setText(text)
    return editor.read()


def form_of(qtbot: QtBot, system: System) -> SheetForm:
    """The form of a system's sheet, which knows its statuses."""
    form = SheetForm(system.sheet)
    qtbot.addWidget(form)
    form.offer_statuses(system.statuses)
    return form


def paragraphs(block: StatBlock) -> list[str]:
    """The paragraphs of a stat block, lines of one behind each other, without empty ones."""
    document = block.document()
    texts = (document.findBlockByNumber(number).text() for number in range(document.blockCount()))
    return [line for text in texts if (line := " ".join(words_of(text).split()))]
