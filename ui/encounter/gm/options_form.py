"""The options of a fight as a form: name, meaning, value and the book's default of each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from rules.log.sentences import Teller
from rules.sheets import schema
from rules.system.system import System
from rules.text.faults import BadSheet
from ui.bestiary.forms.choice_editors import FlagEditor
from ui.bestiary.forms.field_editors import Editor, first_step
from ui.bestiary.forms.number_editors import NumberEditor
from ui.bestiary.forms.sheet_form import editor_for
from ui.sheets.schema import ABSENT, Field, fields
from ui.text.words import explanation, localize
from ui.theme.sizes import px
from ui.theme.theme import GRID
from ui.widgets.focus_actions import put_in_order, stops
from ui.widgets.labels import Label
from ui.widgets.layouts import stacked


class OptionsForm(QWidget):
    """Shows the options of a system and gives them back; what says no more than the book does is not given."""

    options_changed = Signal(object)
    """The options with their new values."""

    def __init__(
        self,
        system: System,
        language: str,
        names: Mapping[str, str],
        parent: QWidget | None = None,
        *,
        mid_fight: bool = False,
    ) -> None:
        """`names`: the combatants, for options that name one. `mid_fight`: only what a ruling may change."""
        super().__init__(parent)
        self._system = system
        self._teller = Teller(system, names, language)
        self.editors: dict[str, Editor] = {}
        self._by_the_book: dict[str, Label] = {}
        self._unknown: dict[str, Any] = {}
        self._shown: dict[str, Any] = {}
        self._waiting = False
        self.fault = Label(role="bad", wraps=True)
        column = stacked(self.fault, on=self, margins=(0, 0, GRID, 0), spacing=2 * GRID)
        for field in fields(system.options):
            shown = self._shown_as(field, names)
            info = system.options.model_fields[field.name]
            if shown is None or schema.rule_of_figure(info):
                continue
            if not mid_fight or schema.may_change_mid_fight(info):
                column.addWidget(self._row(shown))
        column.addStretch()
        put_in_order(self)
        QApplication.instance().focusChanged.connect(self._focus_moved)  # type: ignore[union-attr]

    def _shown_as(self, field: Field, names: Mapping[str, str]) -> Field | None:
        """Return the field with the words of its choices; None if it names a combatant and there are none."""
        if schema.named_kind(self._system.options.model_fields[field.name]) == "combatant":
            return replace(field, kind="choice", choices=tuple(names), terms=dict(names)) if names else None
        if field.kind != "choice":
            return field
        sentences = {str(choice): self._teller.option_sentence(field.name, choice) for choice in field.choices}
        return replace(
            field, terms={**field.terms, **{item: words for item, words in sentences.items() if words is not None}}
        )

    def _row(self, field: Field) -> QWidget:
        row = QWidget(self)
        editor = editor_for(field, row)
        self.editors[field.name] = editor
        if isinstance(editor, NumberEditor):
            editor.spin.setKeyboardTracking(False)
            editor.spin.setMaximumWidth(px(160))
        editor.value_edited.connect(self._edited)
        under = explanation(field.beside, field.gloss_ids, field.label)
        meaning, book = Label(_sentence(under), row), Label(parent=row)
        for label, role in ((meaning, "small"), (book, "warn")):
            label.setProperty("role", role)
            label.setWordWrap(True)
        self._by_the_book[field.name] = book
        row.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        stacked(editor, meaning, book, on=row, spacing=4)
        if isinstance(editor, FlagEditor):
            editor.label.hide()
        return row

    # --- showing and reading ---------------------------------------------------------------------------

    def show_options(self, options: Mapping[str, Any]) -> None:
        """Show options; what stands there already keeps its cursor."""
        self._waiting = False
        self._unknown = {name: value for name, value in options.items() if name not in self.editors}
        if dict(options) != self._shown or not self._shown:
            for name, editor in self.editors.items():
                wanted = options.get(name, ABSENT)
                if editor.value() != wanted or editor.value() is ABSENT:
                    editor.show_value(wanted)
        self._shown = dict(options)
        self.check()

    def options(self) -> dict[str, Any]:
        """Return the options with their values in the form."""
        values = {name: editor.value() for name, editor in self.editors.items()}
        return {**{name: value for name, value in values.items() if value is not ABSENT}, **self._unknown}

    def check(self) -> bool:
        """Show what is wrong where it is wrong, and what differs from the book; whether all is well."""
        at: dict[str, list[tuple[str, str]]] = {}
        rest: list[str] = []
        options = None
        try:
            options = schema.check(self._system.options, self.options())
        except BadSheet as bad:
            for place, sentence in bad.faults:
                step, inner = first_step(place)
                if step in self.editors:
                    at.setdefault(step, []).append((inner, sentence))
                else:
                    rest.append(f"{place}: {localize(sentence)}")
        self.fault.setText("\n".join(rest))
        self.fault.setVisible(bool(rest))
        changed = {} if options is None else schema.changed_from_default(options)
        for name, editor in self.editors.items():
            editor.show_faults(at.get(name, ()))
            default = self._system.options.model_fields[name].get_default(call_default_factory=True, validated_data={})
            book = self._by_the_book[name]
            book.setText(self.tr("By the book: {value}").format(value=self._teller.option(name, default)))
            book.setVisible(name in changed)
        return options is not None and not any(editor.has_problem() for editor in self.editors.values())

    def focus_option(self, name: str = "") -> None:
        """Put the cursor into an option, the first where none is named."""
        editor = self.editors.get(name or next(iter(self.editors), ""))
        if editor is not None:
            next(iter(stops(editor)), editor).setFocus(Qt.FocusReason.ShortcutFocusReason)

    # --- changing --------------------------------------------------------------------------------------

    def _edited(self) -> None:
        editor = self.sender()
        fits = self.check()
        # What is written by and by (the rows of a map) is one change, when the cursor leaves it.
        self._waiting = isinstance(editor, Editor) and editor.wide
        if fits and not self._waiting:
            self.commit()

    def _focus_moved(self, before: QWidget | None, now: QWidget | None) -> None:
        if self._waiting and (now is None or not self.isAncestorOf(now)):
            self.commit()

    def commit(self) -> None:
        """Hand over what has been changed, if it can be."""
        wanted = self.options()
        self._waiting = False
        if wanted != self._shown and self.check():
            self._shown = wanted
            self.options_changed.emit(wanted)


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"
