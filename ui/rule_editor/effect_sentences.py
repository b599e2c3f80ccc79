"""Effects as sentences: what happens, one thing after the other, with menus for what can be otherwise."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from functools import partial
from itertools import count, pairwise
from typing import Any

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QVBoxLayout, QWidget

from rules.text.sanitize import without_controls
from rules.written import schema
from rules.written.expressions import Scope
from rules.written.schema import VERBS
from ui.commands.command import Command, sequences
from ui.commands.page_commands import DUPLICATE_ROW, MOVE_ROW_DOWN, MOVE_ROW_UP, REMOVE_ROW
from ui.rule_editor import words
from ui.rule_editor.effect_words import (
    EffectWords,
    PlacedEffect,
    Sentence,
    as_written,
    has_effects,
    in_menu,
    new_effect,
    verb_of,
)
from ui.rule_editor.expression_field import ExpressionField
from ui.rule_editor.sentence_chips import CarriedNumbers, Chip, MenuButton, QuietButton, WordsLine, WrittenText
from ui.rule_editor.vocabulary import Vocabulary, plain
from ui.theme.sizes import px
from ui.theme.theme import GRID, HAIR, current
from ui.widgets.buttons import PushButton
from ui.widgets.controls import FaultLabel
from ui.widgets.focus_actions import context_menu
from ui.widgets.labels import Label
from ui.widgets.layouts import FlowPanel, lined, stacked
from ui.widgets.menu_items import MOST_ENTRIES, Offered, add, entitle, offer, pick

INDENT, LINE = 16, 6
"""How far in stands what follows from something, and the line beside it, in pixels."""
MOST_NAMED = 2
"""How many of what can follow are offered by name; more are in a menu."""
STEP = re.compile(r'\[(\d+)\]|\.?("(?:[^"\\]|\\.)*"|[^.\["]+)')
WRITTEN: Mapping[str, str] = {"if": "if", "ask": "label", "say": "say", "remind": "remind"}
"""The effects that mean nothing until somebody has written something: its field."""
Editor = ExpressionField | WordsLine | CarriedNumbers
Fault = tuple[str, str]
"""The place of a fault relative to a field, and its sentence."""


def first_step(place: str) -> tuple[str, str]:
    """Return the first step of a place, a field or the number of an item, and the rest of it."""
    match = STEP.match(place)
    if match is None:
        return "", ""
    return (match[1] or match[2].strip('"')), place[match.end() :]


class EffectSentences(QWidget):
    """A list of effects, each a sentence with what follows from it indented below."""

    value_changed = Signal()

    def __init__(
        self,
        vocabulary: Vocabulary,
        owner: Sequence[str],
        parent: QWidget | None = None,
        *,
        within: EffectRow | None = None,
        field: str = "",
    ) -> None:
        """`owner`: the place in the text; `within`: the effect of whose `field` these are."""
        super().__init__(parent)
        self.vocabulary = vocabulary
        self.owner = tuple(owner)
        self.within, self.field = within, field
        self.nesting: int = 1 if within is None else within.effects.nesting + 1
        self.said: EffectWords = EffectWords(self) if within is None else within.effects.said
        self.rows: list[EffectRow] = []
        self._is_said = False
        self._sample: tuple[Mapping[str, int], str] = ({}, "")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(GRID))
        self.add_button = QuietButton(parent=self)
        self._column.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.add_button.clicked.connect(self.open_menu)
        self._name_button()

    # --- the value ----------------------------------------------------------------------------------------

    def value(self) -> Any | None:
        """Return the effects; None if nothing was ever said."""
        return [deepcopy(row.effect) for row in self.rows] if self.rows or self._is_said else None

    def set_value(self, value: Any | None) -> None:
        """Show effects; those that stay keep the focus and what is open in them."""
        self._is_said = isinstance(value, list)
        effects = value if isinstance(value, list) else []
        for index, effect in enumerate(effects):
            if index < len(self.rows):
                self.rows[index].take(effect)
                self.rows[index].refresh()
            else:
                self._put(EffectRow(self, deepcopy(effect)), index)
        for row in self.rows[len(effects) :]:
            self._drop(row)
        self._name_button()
        self.order_tabs()

    def set_vocabulary(self, vocabulary: Vocabulary) -> None:
        """Take other names; what is written, and the focus, stay."""
        self.vocabulary = vocabulary
        for row in self.rows:
            row.take_vocabulary()
        if self.within is None:
            for row in self.rows:
                row.refresh()

    @property
    def sample(self) -> tuple[Mapping[str, int], str]:
        """A creature by whose numbers expressions are worked out, and its name."""
        return self._sample if self.within is None else self.within.effects.sample

    def set_sample(self, values: Mapping[str, int], name: str) -> None:
        """Say beside expressions that are written what they come to for a creature with these numbers."""
        self._sample = values, name

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Show what is wrong, each at its effect and field."""
        by_row: dict[int, list[Fault]] = {}
        for place, sentence in faults:
            step, rest = first_step(place)
            at = int(step) if step.isdigit() else 0
            by_row.setdefault(min(at, max(len(self.rows) - 1, 0)), []).append((rest, sentence))
        for index, row in enumerate(self.rows):
            row.show_faults(by_row.get(index, ()))

    def here(self, row: EffectRow | None = None) -> Scope:
        """Return what is known before an effect of the list, or after all of them."""
        if self.within is None:
            known = self.vocabulary.scope(self.owner)
        else:
            known = self.vocabulary.within(self.within.here, self.within.effect, self.field.partition(".")[0])
        for before in self.rows:
            if before is row:
                break
            known = self.vocabulary.after(known, before.effect)
        return known

    # --- what is done with rows -----------------------------------------------------------------------------

    def open_menu(self) -> None:
        """Open the menu of what can happen."""
        menu = context_menu(self.add_button)
        self.fill_menu(menu, len(self.rows))
        menu.popup(self.add_button.mapToGlobal(QPoint(0, self.add_button.height())))

    def fill_menu(self, menu: QMenu, index: int) -> None:
        """Offer all that can happen, to stand at a place of the list."""
        verbs = in_menu(self.vocabulary.verbs(self.here()))
        offered: list[Offered] = [(_capital(words.verb_label(verb)), partial(self.add, verb, index)) for verb in verbs]
        offer(menu, "", offered[:12], self.window())
        offer(menu, self.tr("More"), offered[12:], self.window())

    def add(self, verb: str, index: int | None = None) -> EffectRow:
        """Put an effect in, at the end or at a place, as it is most often."""
        at = len(self.rows) if index is None else index
        row = EffectRow(self, new_effect(verb, self.vocabulary, self.here()))
        self._put(row, at)
        self._changed()
        row.focus_first()
        if verb in WRITTEN:
            row.open_editor(WRITTEN[verb], is_new=True)
        return row

    def duplicate(self, row: EffectRow) -> None:
        """Put the same effect behind one."""
        copy = EffectRow(self, deepcopy(row.effect))
        self._put(copy, self.rows.index(row) + 1)
        self._changed()
        copy.focus_first()

    def remove(self, row: EffectRow) -> None:
        """Take an effect away."""
        at = self.rows.index(row)
        self._drop(row)
        self._changed()
        if self.rows:
            self.rows[min(at, len(self.rows) - 1)].focus_first()
        else:
            self.add_button.setFocus()

    def shift(self, row: EffectRow, by: int) -> None:
        """Move an effect up or down in its list."""
        at = self.rows.index(row)
        to = at + by
        if not 0 <= to < len(self.rows):
            return
        focused = row.focused_field()
        self.rows.insert(to, self.rows.pop(at))
        self._column.removeWidget(row)
        self._column.insertWidget(to, row)
        self._changed()
        row.focus_field(focused)

    def _put(self, row: EffectRow, index: int) -> None:
        self.rows.insert(index, row)
        self._column.insertWidget(index, row)
        row.changed.connect(self._changed)
        row.refresh()
        if self.isVisible():
            row.show()

    def _drop(self, row: EffectRow) -> None:
        self.rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _changed(self) -> None:
        self._is_said = True
        if self.within is None:
            for row in self.rows:
                row.refresh()
        self._name_button()
        self.order_tabs()
        self.value_changed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a line beside what follows from something."""
        if self.within is not None:
            with QPainter(self) as painter:
                painter.fillRect(px(LINE), 0, px(HAIR), self.height(), current().color("line"))

    def _name_button(self) -> None:
        self.add_button.setText(self.tr("+ and then…") if self.rows else self.tr("+ what happens…"))
        self.add_button.setVisible(self.nesting <= schema.DEEPEST_EFFECTS)

    def order_tabs(self) -> None:
        """Let Tab go from top to bottom: Qt goes in the order in which widgets were made."""
        if self.within is None:
            stops = list(self.stops())
            for first, second in pairwise(stops):
                QWidget.setTabOrder(first, second)

    def stops(self) -> Iterator[QWidget]:
        """Yield what takes the keys, from top to bottom."""
        for row in self.rows:
            yield from row.stops()
        yield self.add_button


class EffectRow(QWidget):
    """One effect: its sentence, an editor under it for what is being changed, faults, and what follows from it."""

    changed = Signal()

    def __init__(self, effects: EffectSentences, effect: Any) -> None:
        super().__init__(effects)
        self.effects = effects
        self.effect: Any = effect
        self.verb = ""
        self.chips: dict[str, Chip] = {}
        self.inner: dict[str, EffectSentences] = {}
        """What follows from it, by fields: `success`, `options.yes`."""
        self.adders: list[PushButton] = []
        self.editor: Editor | None = None
        self.edited = ""
        """The field that is being edited."""
        self._faults: Sequence[Fault] = ()
        self._shown: tuple[Any, ...] = ()
        """The pieces that the sentence shows."""
        self.flow = FlowPanel(4, 4)
        self.more_button = MenuButton("ellipsis-vertical", self.tr("Move, copy or remove this"), self)
        self.more_button.clicked.connect(self.open_menu)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(4))
        self._column.addLayout(lined((self.flow, 1), (self.more_button, 0, Qt.AlignmentFlag.AlignTop), spacing=4))
        self._under = stacked(spacing=4)
        """The editor, and the fault."""
        self._column.addLayout(self._under)
        self._inner_column = stacked(spacing=4)
        self._column.addLayout(self._inner_column)
        self._fault: FaultLabel | None = None
        self._headings: dict[str, QWidget] = {}

    # --- what is known --------------------------------------------------------------------------------------

    @property
    def here(self) -> Scope:
        """What is known before the effect."""
        return self.effects.here(self)

    @property
    def vocabulary(self) -> Vocabulary:
        """The names that there are."""
        return self.effects.vocabulary

    @property
    def sentence(self) -> Sentence:
        """How the effect is said."""
        return self.effects.said.sentence(self.verb)

    @property
    def fields(self) -> Mapping[str, schema.Field]:
        """The fields of its verb."""
        return VERBS[self.verb].all_fields

    @property
    def placed(self) -> PlacedEffect:
        """The effect where it stands."""
        return PlacedEffect(self.effect, self.verb, self.vocabulary, self.here, self.effects.owner[0])

    # --- showing --------------------------------------------------------------------------------------------

    def take(self, effect: Any) -> None:
        """Show another effect in its place."""
        if effect == self.effect and json.dumps(effect, default=str) == json.dumps(self.effect, default=str):
            return
        if verb_of(effect) != self.verb or (self.editor is not None and self.edited not in effect):
            self.close_editor()
        self.effect = deepcopy(effect)
        for field, inner in [*self.inner.items()]:
            value = self._inner_value(field)
            if isinstance(value, list):
                inner.set_value(value)
        if self.editor is not None:
            self.editor.set_value(self.effect.get(self.edited))

    def take_vocabulary(self) -> None:
        """Show the same with other names."""
        if isinstance(self.editor, ExpressionField):
            self.editor.set_vocabulary(self.vocabulary, self.placed.within(self.edited))
        for inner in self.inner.values():
            inner.set_vocabulary(self.vocabulary)

    def refresh(self) -> None:
        """Bring everything to the present effect and names."""
        self.verb = verb_of(self.effect)
        shown = self._pieces()
        if shown != self._shown:
            self._build(shown)
        placed = self.placed
        for field, chip in self.chips.items():
            text, is_quiet = self.effects.said.text_of(placed, field)
            is_first = bool(shown) and shown[0] == (field, "")
            shown_text, help = _capital(text) if is_first else text, self.effects.said.help(self.verb, field)
            chip.say(shown_text, self._label(field), is_quiet=is_quiet, help=help)
        read = " ".join(self.chips[field].text() if field else text for field, text in shown)
        self.more_button.setAccessibleName(without_controls(f"{self.more_button.toolTip()}: {read}"))
        self._refresh_inner()

    def _pieces(self) -> tuple[tuple[str, str], ...]:
        if not self.verb:
            return (("", self.tr("Written as a text:")), ("", as_written(self.effect)))
        return tuple(self.sentence.pieces(self.effect))

    def _build(self, pieces: tuple[tuple[str, str], ...]) -> None:
        """Build the sentence anew."""
        focused = self.focused_field()
        self.flow.clear()
        self.chips.clear()
        self.adders.clear()
        self._shown = pieces
        for field, text in pieces:
            if field:
                chip = self.chips[field] = Chip(field)
                chip.clicked.connect(partial(self.edit, field))
                self.flow.add(chip)
            else:
                self.flow.add(Label(text) if self.verb else WrittenText(text))
        if self.verb:
            for name, words_of_it in self.sentence.offers.items():
                if name not in self.effect:
                    self._add_adder(self.flow, words_of_it, partial(self.add_field, name))
        if focused:
            self.focus_field(focused)

    def _unsaid(self) -> list[str]:
        """Return the fields that can be added."""
        always = self.sentence.always
        return [name for name in self.fields if name not in self.effect and name not in always and name != self.verb]

    def _add_adder(self, flow: FlowPanel, text: str, do: Callable[[], object]) -> None:
        button = QuietButton(text)
        button.clicked.connect(do)
        self.adders.append(button)
        flow.add(button)

    def _pop_up_fields(self, fields: Sequence[str]) -> None:
        button = self.adders[-1]
        menu = context_menu(button)
        offer(menu, "", [(self._label(name), partial(self.add_field, name)) for name in fields], self.window())
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def _label(self, field: str) -> str:
        return self.effects.said.label(self.verb, field)

    # --- changing -------------------------------------------------------------------------------------------

    def change(self, field: str, value: Any | None) -> None:
        """Say something else of a field; None: nothing."""
        if value is None and field == self.verb:
            value = ""
        if value is None:
            self.effect.pop(field, None)
        else:
            self.effect[field] = value
        self._faults = [fault for fault in self._faults if first_step(fault[0])[0] != field]
        self._tell()
        self.changed.emit()

    def edit(self, field: str, *_: object) -> None:
        """Open the menu or the editor of a field."""
        if self.editor is not None and self.edited == field:
            self.close_editor()
            return
        choices = self.effects.said.choices(self.placed, field)
        if choices is None:
            self.open_editor(field)
            return
        entries: list[Offered] = [(label, partial(self.change, field, value)) for label, value in choices]
        others: list[Offered] = []
        if isinstance(self.fields[field].kind, schema.Either):
            others.append((self.tr("Write it…"), partial(self.open_editor, field)))
        if field in self.effect and field != self.verb and not self.fields[field].needed:
            others.append((self._leaving(field), partial(self.change, field, None)))
        chip = self.chips[field]
        if len(entries) > MOST_ENTRIES:
            pick(self._label(field), [*entries, *others], self.window())
            return
        menu = context_menu(chip)
        entitle(menu, self._label(field))
        offer(menu, "", entries or [(self.tr("There is nothing to choose yet"), None)], self.window())
        menu.addSeparator()
        offer(menu, "", others, self.window())
        menu.popup(chip.mapToGlobal(QPoint(0, chip.height())))

    def _leaving(self, field: str) -> str:
        if field in self.sentence.always:
            return self.tr("As usual")
        return self.tr("Leave it out")

    def open_editor(self, field: str, *, is_new: bool = False) -> None:
        """Open a small editor of a field under the sentence."""
        self.close_editor()
        self.edited = field
        editor = self.editor = self._editor_of(field)
        editor.set_value(self.effect.get(field))
        editor.set_name(self._label(field))
        editor.show_faults(self._faults_of(field))
        self._under.insertWidget(0, editor)
        editor.show()
        editor.value_changed.connect(self._take_edited)
        for line in editor.findChildren(QLineEdit):
            line.returnPressed.connect(self.leave_editor)
        self._tell()
        self.effects.order_tabs()
        editor.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(editor, ExpressionField | WordsLine):
            editor.line.end(False)
            if is_new:
                editor.line.selectAll()

    def _editor_of(self, field: str) -> Editor:
        kind, place = self.fields[field].kind, (*self.effects.owner, field)
        here = self.placed.within(field)
        is_word = isinstance(kind, schema.Either)
        if isinstance(kind, schema.Either):
            kind = next(inner for inner in kind.kinds if isinstance(inner, schema.Expression))
        if isinstance(kind, schema.Expression):
            vocabulary = self.vocabulary
            made = ExpressionField(vocabulary, place, kind, self, here, says_meaning=False, takes_words=is_word)
            made.set_sample(*self.effects.sample)
            return made
        if isinstance(kind, schema.Mapped):
            return CarriedNumbers(self.vocabulary, place, here, self)
        return WordsLine(kind, self.vocabulary.language, self, self.effects.said.names_said(self.placed))

    def _take_edited(self) -> None:
        if self.editor is not None:
            self.change(self.edited, self.editor.value())

    def close_editor(self) -> None:
        """Close the editor."""
        if self.editor is not None:
            self.editor.hide()
            self.editor.deleteLater()
            self.editor, self.edited = None, ""
            self._tell()

    def leave_editor(self) -> None:
        """Close the editor and give the keys back to the sentence."""
        field = self.edited
        self.close_editor()
        self.focus_field(field)

    def add_field(self, field: str) -> None:
        """Say a field that was not said."""
        if has_effects(self.verb, field):
            self.effect[field] = []
            self.changed.emit()
            self.inner[field].add_button.setFocus()
            return
        self.effect[field] = self.effects.said.first(self.placed, field)
        self.changed.emit()
        self.focus_field(field)
        self.edit(field)

    # --- what follows ---------------------------------------------------------------------------------------

    def _inner_fields(self) -> list[str]:
        """Return the fields with effects of their own that are said, in the order of the schema."""
        if not self.verb:
            return []
        found = []
        for name, field in self.fields.items():
            if name in self.effect and isinstance(field.kind, schema.Effects):
                found.append(name)
            elif name in self.effect and has_effects(self.verb, name):
                found += [f"{name}.{answer}" for answer in self.effect[name]]
        return found

    def _inner_value(self, field: str) -> Any:
        name, _, answer = field.partition(".")
        value = self.effect.get(name)
        return value.get(answer) if answer and isinstance(value, dict) else value

    def _refresh_inner(self) -> None:
        fields = self._inner_fields()
        if [*self.inner] != fields:
            self._build_inner(fields)
        for inner in self.inner.values():
            for row in inner.rows:
                row.refresh()

    def _build_inner(self, fields: list[str]) -> None:
        while (item := self._inner_column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None and widget not in self.inner.values():
                widget.hide()
                widget.deleteLater()
        kept, self.inner = self.inner, {}
        self._headings = {}
        for field in fields:
            inner = kept.pop(field, None) or self._new_inner(field)
            self.inner[field] = inner
            self._headings[field] = self._heading(field)
            self._inner_column.addWidget(self._headings[field])
            self._inner_column.addWidget(inner)
        for inner in kept.values():
            inner.hide()
            inner.deleteLater()
        if self.verb:
            self._add_inner_adders()

    def _add_inner_adders(self) -> None:
        unsaid = [name for name in self._unsaid() if has_effects(self.verb, name)]
        self.adders = [button for button in self.adders if button.parent() is self.flow]
        if not unsaid and "options" not in self.fields:
            return
        flow = FlowPanel(4, 4)
        if len(unsaid) <= MOST_NAMED:
            for name in unsaid:
                self._add_adder(flow, f"+ {_small(self._label(name))}", partial(self.add_field, name))
        else:
            self._add_adder(flow, self.tr("+ another result…"), partial(self._pop_up_fields, unsaid))
        if "options" in self.effect:
            most = self._most_answers()
            if len(self.effect["options"]) < most:
                self._add_adder(flow, self.tr("+ another answer"), self.add_answer)
            else:
                flow.add(Label(self.tr("A question has at most {number} answers.").format(number=most), role="small"))
        self._inner_column.addWidget(flow)

    def _new_inner(self, field: str) -> EffectSentences:
        inner = EffectSentences(self.vocabulary, self.effects.owner, self, within=self, field=field)
        inner.setContentsMargins(px(INDENT), 0, 0, 0)
        self.inner[field] = inner
        inner.set_value(self._inner_value(field))
        inner.value_changed.connect(partial(self._take_inner, field))
        return inner

    def _heading(self, field: str) -> QWidget:
        name, _, answer = field.partition(".")
        text = self.sentence.headings[name]
        if not answer:
            return Label(self.tr("{heading}:").format(heading=text), role="small")
        flow = FlowPanel(4, 4)
        before, _, after = text.partition("{answer}")
        chip = Chip(field)
        chip.say(plain(answer), self.tr("Answer"), is_quiet=False)
        chip.clicked.connect(partial(self._edit_answer, answer))
        parts = [Label(before.strip(), role="small"), chip, Label(after.strip(), role="small")]
        flow.add(*[part for part in parts if not isinstance(part, Label) or part.text()])
        return flow

    def _take_inner(self, field: str) -> None:
        inner = self.inner.get(field)
        if inner is None:
            return
        name, _, answer = field.partition(".")
        if answer:
            self.effect[name][answer] = inner.value() or []
        else:
            self.effect[name] = inner.value() or []
        self.changed.emit()

    def _most_answers(self) -> int:
        kind = self.fields["options"].kind
        return kind.most if isinstance(kind, schema.Mapped) else 0

    def add_answer(self) -> None:
        """Add an answer to the question."""
        options = self.effect["options"]
        number = next(number for number in count(1) if f"answer_{number}" not in options)
        options[f"answer_{number}"] = []
        self.changed.emit()
        self._edit_answer(f"answer_{number}")

    def _edit_answer(self, answer: str, *_: object) -> None:
        self.close_editor()
        line = WordsLine(schema.Id(), self.vocabulary.language, self)
        line.set_name(self.tr("Answer"))
        line.set_value(answer)
        self.editor, self.edited = line, f"options.{answer}"
        line.value_changed.connect(partial(self._rename_answer, line))
        line.line.returnPressed.connect(self.leave_editor)
        self._under.insertWidget(0, line)
        line.show()
        line.line.selectAll()
        line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rename_answer(self, line: WordsLine) -> None:
        old, new = self.edited.partition(".")[2], line.value()
        options = self.effect["options"]
        if not isinstance(new, str) or new in options:
            return
        self.effect["options"] = {new if id == old else id: effects for id, effects in options.items()}
        self.edited = f"options.{new}"
        self.inner = {
            f"options.{new}" if field == f"options.{old}" else field: inner for field, inner in self.inner.items()
        }
        renamed = self.inner[f"options.{new}"]
        renamed.field = f"options.{new}"
        renamed.value_changed.disconnect()
        renamed.value_changed.connect(partial(self._take_inner, renamed.field))
        self._build_inner(self._inner_fields())
        self.changed.emit()

    def remove_field(self, field: str) -> None:
        """Leave out a field, or an answer, with all that follows from it."""
        name, _, answer = field.partition(".")
        if answer:
            self.effect[name].pop(answer)
        else:
            self.effect.pop(name)
        self.changed.emit()

    # --- faults -----------------------------------------------------------------------------------------------

    def _faults_of(self, field: str) -> list[Fault]:
        return [
            (rest, sentence) for place, sentence in self._faults for step, rest in [first_step(place)] if step == field
        ]

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Show what is wrong, at the very field if it is seen."""
        own, inner = [], dict[str, list[Fault]]()
        for place, sentence in faults:
            step, rest = first_step(place)
            if step in self.inner:
                inner.setdefault(step, []).append((rest, sentence))
            elif rest and f"{step}.{first_step(rest)[0]}" in self.inner:
                answer, further = first_step(rest)
                inner.setdefault(f"{step}.{answer}", []).append((further, sentence))
            else:
                own.append((place, sentence))
        for field, list_of_effects in self.inner.items():
            list_of_effects.show_faults([fault for fault in inner.get(field, ()) if fault[0]])
            own += [(field, sentence) for place, sentence in inner.get(field, ()) if not place]
        self._faults = own
        self._tell()

    def _tell(self) -> None:
        """Show the faults: at pieces of the sentence, in the editor, the rest below."""
        for field, chip in self.chips.items():
            chip.show_fault("\n".join(sentence for _, sentence in self._faults_of(field)))
        if self.editor is not None:
            self.editor.show_faults(self._faults_of(self.edited))
        shown_there = self.edited if isinstance(self.editor, ExpressionField) else None
        below = [sentence for place, sentence in self._faults if first_step(place)[0] != shown_there]
        if self._fault is None and below:
            self._fault = FaultLabel(self, stays=False)
            self._under.addWidget(self._fault)
        if self._fault is not None:
            self._fault.say("\n".join(dict.fromkeys(below)))

    # --- keys and the menu ------------------------------------------------------------------------------------

    def stops(self) -> Iterator[QWidget]:
        """Yield what takes the keys, from top to bottom."""
        yield from self.chips.values()
        yield from (button for button in self.adders if button.parent() is self.flow)
        yield self.more_button
        if self.editor is not None:
            proxy = self.editor.focusProxy()
            yield proxy or self.editor
        for field, inner in self.inner.items():
            yield from self._headings[field].findChildren(Chip)
            yield from inner.stops()
        yield from (button for button in self.adders if button.parent() is not self.flow)

    def focused_field(self) -> str:
        """Return the field whose piece has the focus."""
        return next((field for field, chip in self.chips.items() if chip.hasFocus()), "")

    def focus_field(self, field: str) -> None:
        """Give the keys to the piece of a field, else to the first."""
        chip = self.chips.get(field)
        (chip or self._first()).setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_first(self) -> None:
        """Give the keys to the first piece."""
        self._first().setFocus(Qt.FocusReason.OtherFocusReason)

    def _first(self) -> QWidget:
        return next(iter(self.chips.values()), self.more_button)

    def _deed(self, event: QKeyEvent) -> Callable[[], object] | None:
        """Return what a key does to the effect."""
        focused, editor = QApplication.focusWidget(), self.editor
        is_writing = editor is not None and focused is not None and editor.isAncestorOf(focused)
        if editor is not None and event.key() == Qt.Key.Key_Escape:
            return self.leave_editor
        deeds: tuple[tuple[Command, Callable[[], object]], ...] = (
            (MOVE_ROW_UP, partial(self.effects.shift, self, -1)),
            (MOVE_ROW_DOWN, partial(self.effects.shift, self, 1)),
            (DUPLICATE_ROW, partial(self.effects.duplicate, self)),
            (REMOVE_ROW, partial(self.effects.remove, self)),
        )
        pressed = QKeySequence(event.keyCombination())
        deed = next((do for command, do in deeds if pressed in sequences(command.keys)), None)
        return None if is_writing and event.key() == Qt.Key.Key_Delete else deed

    def event(self, event: QEvent) -> bool:
        """Claim the keys of an effect before the window's shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._deed(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move, copy or remove the effect."""
        deed = self._deed(event)
        if deed is None:
            super().keyPressEvent(event)
        else:
            event.accept()
            deed()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of the effect where it was clicked."""
        self.menu().popup(event.globalPos())

    def open_menu(self) -> None:
        """Open the menu of the effect."""
        self.menu().popup(self.more_button.mapToGlobal(QPoint(0, self.more_button.height())))

    @staticmethod
    def _with_keys(words: str, command: Command) -> str:
        return f"{words}\t{command.key_names}"

    def menu(self) -> QMenu:
        """Return the menu of the effect, not shown yet."""
        menu, effects = context_menu(self.more_button), self.effects
        at = effects.rows.index(self)
        add(menu, self._with_keys(self.tr("Move up"), MOVE_ROW_UP), partial(effects.shift, self, -1) if at else None)
        add(
            menu,
            self._with_keys(self.tr("Move down"), MOVE_ROW_DOWN),
            partial(effects.shift, self, 1) if at + 1 < len(effects.rows) else None,
        )
        add(menu, self._with_keys(self.tr("Copy"), DUPLICATE_ROW), partial(effects.duplicate, self))
        add(menu, self._with_keys(self.tr("Remove"), REMOVE_ROW), partial(effects.remove, self))
        menu.addSeparator()
        effects.fill_menu(menu.addMenu(self.tr("Put something before it")), at)
        if self.verb:
            unsaid = self._unsaid()
            if unsaid:
                offered: list[Offered] = [(self._label(name), partial(self.add_field, name)) for name in unsaid]
                offer(menu, self.tr("Say more"), offered, self.window())
            said = [name for name in self.effect if name != self.verb and not self.fields[name].needed]
            answers = [field for field in self.inner if "." in field] if len(self.effect.get("options", ())) > 1 else []
            leave: list[Offered] = [(self._label(name), partial(self.remove_field, name)) for name in said]
            leave += [(plain(field.partition(".")[2]), partial(self.remove_field, field)) for field in answers]
            if leave:
                offer(menu, self.tr("Leave out"), leave, self.window())
        return menu


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]
