"""A field for a number, a condition or a word that is worked out: what is written, and what it says in plain words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics
from PySide6.QtWidgets import QMenu, QWidget

from models.search.suggestions import Completion
from rules.text.sanitize import without_controls
from rules.written import schema
from rules.written.expressions import BadExpression, Scope, outline
from rules.written.scope import OfOne, Scene
from ui.rule_editor.expression_words import ExpressionWords, worked_out
from ui.rule_editor.fault_words import FaultWords
from ui.rule_editor.vocabulary import (
    OF_FIGHT,
    OF_OTHERS,
    OF_OWN,
    OF_ROW,
    OF_TARGET,
    OF_WHAT_HAPPENS,
    SUITS,
    Named,
    Vocabulary,
    fault_of,
    rolling,
)
from ui.theme.theme import SMALL, sized
from ui.widgets.completer import Completer
from ui.widgets.controls import IconButton
from ui.widgets.focus_actions import context_menu
from ui.widgets.labels import Label
from ui.widgets.layouts import lined, stacked
from ui.widgets.line_edits import LineEdit
from ui.widgets.menu_items import Offered, offer

WHOLE = re.compile(r"-?\d{1,9}")
TYPED = re.compile(r"(?<![\w.’])[^\W\d][\w.’]*$")
"""The word at the cursor that can be completed."""
SIGNS = str.maketrans({"×": "*", "−": "-", "·": "*", "≥": ">=", "≤": "<="})
"""Signs that people write, to those that are meant."""
CURSOR = "…"
"""Where what is marked goes in a function that is put in, or the cursor."""
WAITING = ("and", "or", "not", "if", "else", "in", "is")
"""Words after which something has to follow."""
MOST_OFFERED = 30
DICE = tuple(f"{count}d{faces}" for faces in (4, 6, 8, 10, 12, 20) for count in (1, 2))


class FocusedLine(LineEdit):
    """A line that tells when it gets the keys."""

    entered = Signal()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that it has the keys."""
        super().focusInEvent(event)
        self.entered.emit()


class ExpressionField(QWidget):
    """A line with an expression, a menu of the names that there are here, and a quiet line that says what it means."""

    value_changed = Signal()

    def __init__(
        self,
        vocabulary: Vocabulary,
        owner: Sequence[str],
        kind: schema.Expression,
        parent: QWidget | None = None,
        here: Scope | None = None,
        *,
        says_meaning: bool = True,
        takes_words: bool = False,
    ) -> None:
        """`owner`: the place of the field in the text; `here`: what is known there, if it does not follow from that.

        `says_meaning`: whether it says in words what is written; else that is said beside it already. `takes_words`:
        whether a word may stand there as it is, such as a kind of damage that no list has.
        """
        super().__init__(parent)
        self._vocabulary = vocabulary
        self._owner = tuple(owner)
        self._kind = kind
        self._given_here = here
        self._says_meaning = says_meaning
        self._takes_words = takes_words
        self._written: Any = None
        """The value as it was set, which stays while its text does."""
        self._shown = ""
        self._sample: tuple[Mapping[str, int], str] | None = None
        self._told: list[str] = []
        """What is wrong with it by those who have read the whole text."""
        self._is_typed = False
        """Whether it has been typed into since it was looked at: nobody likes to be corrected amid a word."""
        self.line = FocusedLine()
        self.menu_button = IconButton("list", self.tr("Put in a name"))
        self.note = Label(role="small", wraps=True)
        # Its line is kept free: nothing below may jump when a reading comes or goes.
        policy = self.note.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.note.setSizePolicy(policy)
        self.note.setMinimumHeight(QFontMetrics(sized(self.font(), SMALL)).height())
        self.note.hide()
        stacked(lined(self.line, self.menu_button, spacing=4), self.note, on=self, spacing=4)
        self.setFocusProxy(self.line)
        self.line.entered.connect(self._begin)
        self.line.textEdited.connect(self._change)
        self.line.editingFinished.connect(self._leave)
        self.menu_button.clicked.connect(self.open_menu)
        self._completer: Completer | None = None

    # --- the value ----------------------------------------------------------------------------------------

    def value(self) -> Any | None:
        """Return what is written: a number or yes and no as such; None if nothing is."""
        text = self.line.text().strip()
        if text == self._shown.strip():
            return self._written
        if not text:
            return None
        if self._kind.of == "number" and WHOLE.fullmatch(text):
            return int(text)
        if self._kind.of == "flag":
            flags = {self.tr("yes"): True, self.tr("no"): False, "true": True, "false": False}
            return flags.get(text.casefold(), text)
        return text

    def set_value(self, value: Any | None) -> None:
        """Show a value."""
        if type(value) is type(self.value()) and value == self.value():
            self._written, self._shown = value, self.line.text()
            return
        self._written, self._shown = value, self._text_of(value)
        self.line.setText(self._shown)
        self.line.setCursorPosition(0)
        self._is_typed = False
        self._tell()

    def _text_of(self, value: Any) -> str:
        if isinstance(value, bool):
            return self.tr("yes") if value else self.tr("no")
        return "" if value is None else str(value)

    def show_faults(self, faults: Sequence[tuple[str, str]]) -> None:
        """Show what is wrong with it."""
        self._told = [sentence for _, sentence in faults]
        self._tell()

    def set_sample(self, values: Mapping[str, int], name: str) -> None:
        """Show what it comes to for a creature with these numbers."""
        self._sample = (values, name) if name else None
        self._tell()

    def set_vocabulary(self, vocabulary: Vocabulary, here: Scope | None = None) -> None:
        """Take other names; what is written and the cursor stay."""
        self._vocabulary, self._given_here = vocabulary, here
        self._tell()

    def set_name(self, name: str) -> None:
        """Set what screen readers call it."""
        self.line.setAccessibleName(without_controls(name))
        self.menu_button.setAccessibleName(without_controls(f"{name}: {self.menu_button.toolTip()}"))

    @property
    def here(self) -> Scope:
        """What is known where it stands."""
        return self._given_here or self._vocabulary.scope(self._owner)

    def _change(self, *_: object) -> None:
        self._is_typed = True
        self._told = []
        self._tell()
        self.value_changed.emit()

    def _leave(self) -> None:
        """Write what was typed as it is read: names by their labels become what they are written as."""
        if self._is_typed:
            self._is_typed = False
            self._write_names()
        self._tell()

    def _write_names(self) -> None:
        text = self.line.text()
        if not self._own_fault(text.strip()) or not text.strip():
            return
        written = text.translate(SIGNS)
        for name in sorted(self._names(), key=lambda name: -len(name.label)):
            if name.label.casefold() in written.casefold():
                found = re.compile(rf"(?<![\w.']){re.escape(name.label)}(?![\w.'(])", re.IGNORECASE)
                written = found.sub(name.id, written)
        if written != text and not fault_of(written.strip(), self.here, self._kind):
            self.line.setText(written)
            self.value_changed.emit()

    def _tell(self) -> None:
        """Say under the line what is wrong, else what it means and comes to."""
        value = self.value()
        is_plain = isinstance(value, bool | int) or value is None
        text = "" if is_plain else str(value)
        fault = "\n".join(self._told) or ("" if is_plain else self._own_fault(text))
        words = fault or ("" if is_plain else self._meaning(text))
        self._set_role(self.line, "fault", bool(fault))
        self._set_role(self.note, "role", "bad" if fault else "small")
        if self.note.text() != words:
            self.note.setText(words)
        self.note.setVisible(bool(words))

    def _own_fault(self, text: str) -> str:
        if self._is_typed or (self._takes_words and schema.ID.fullmatch(text)):
            return ""
        told = FaultWords(self._vocabulary, self.here)
        return told.say_at(fault_of(text, self.here, self._kind), ".".join(self._owner))

    def _meaning(self, text: str) -> str:
        said = ExpressionWords(self._vocabulary, self.here).say(text) if self._says_meaning else ""
        found = None if self._sample is None else worked_out(text, self._sample[0])
        if said.replace(" ", "") == text.replace(" ", ""):
            said = ""
        if found is None or self._sample is None:
            return said
        shown = self._text_of(found)
        comes_to = self.tr("= {value} for {creature}").format(value=shown, creature=self._sample[1])
        return f"{said} {comes_to}" if said else comes_to

    @staticmethod
    def _set_role(widget: QWidget, name: str, value: object) -> None:
        if widget.property(name) != value:
            widget.setProperty(name, value)
            widget.style().unpolish(widget)
            widget.style().polish(widget)

    # --- names ----------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Make ready to complete what is typed: most lines are only read."""
        if self._completer is None:
            self._completer = Completer(self.line, self._completions)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the keys to the line."""
        self.line.setFocus(event.reason())

    def _names(self) -> list[Named]:
        """Return the names that fit here, with the dice of fields where dice may be rolled."""
        named = self._vocabulary.named(rolling(self.here, self._kind), dice=self._kind.dice)
        return [name for name in named if name.type in SUITS[self._kind.of]]

    def _completions(self, text: str, cursor: int) -> Sequence[Completion]:
        """Return the names of which a word begins as what is typed before the cursor."""
        match = TYPED.search(text[:cursor])
        if match is None or text[cursor : cursor + 1].isalnum():
            return ()
        if any(name.id == match[0] for name in self._names()):
            return ()  # it is whole: Tab goes on, and takes no other one
        typed, before = match[0].casefold(), text[: match.start()]
        is_quoted = before.endswith("'")
        closing = "'" if is_quoted and not text[cursor:].startswith("'") else ""
        after = f"{closing}{text[cursor:]}"
        offered = self._vocabulary.words() if is_quoted else [*self._names(), *self._statuses()]
        if any(name.id == match[0] for name in offered):
            return ()
        found = [
            Completion(name.label, name.id, f"{before}{name.id}{after}", len(f"{before}{name.id}{closing}"))
            for name in offered
            if _begins(typed, name)
        ]
        return sorted(found, key=lambda completion: not completion.detail.startswith(typed))[:MOST_OFFERED]

    def _statuses(self) -> Iterator[Named]:
        """Yield whether somebody has a condition, and its levels."""
        has, level = self.tr("it has {name}"), self.tr("the levels of {name}")
        other_has = self.tr("the target has {name}")
        is_flag = self._kind.of == "flag"
        has_target = isinstance(self.here, Scene) and {"target"} & {*self.here.who, *self.here.perhaps}
        for status in self._vocabulary.rows(("status",)):
            if is_flag:
                yield Named(f"has('{status.id}')", has.format(name=status.label))
                if has_target:
                    yield Named(f"has(target, '{status.id}')", other_has.format(name=status.label))
            yield Named(f"level('{status.id}')", level.format(name=status.label))

    def _groups(self) -> Mapping[str, str]:
        is_status = isinstance(self.here, OfOne)
        return {
            OF_OWN: self.tr("Its own") if is_status else self.tr("Own"),
            OF_TARGET: self.tr("The target’s"),
            OF_ROW: self.tr("Chosen for it"),
            OF_WHAT_HAPPENS: self.tr("What has just happened"),
            OF_OTHERS: self.tr("Of others"),
            OF_FIGHT: self.tr("Of the fight"),
        }

    def open_menu(self) -> None:
        """Open the menu of names and functions."""
        self.menu().popup(self.menu_button.mapToGlobal(QPoint(0, self.menu_button.height())))

    def menu(self) -> QMenu:
        """Return the menu of names and functions, not shown yet."""
        menu = context_menu(self.menu_button)
        names = self._names()
        for group, title in self._groups().items():
            offered: list[Offered] = [(name.label, self._puts(name.id)) for name in names if name.group == group]
            if offered:
                offer(menu, title, offered, self.window())
        statuses: list[Offered] = [(name.label, self._puts(name.id)) for name in self._statuses()]
        if statuses and self._kind.of != "word":
            offer(menu, self.tr("Conditions"), statuses, self.window())
        menu.addSeparator()
        for title, functions in self._functions():
            offer(menu, title, [(words, self._puts(text)) for words, text in functions], self.window())
        return menu

    def _puts(self, text: str) -> Callable[[], None]:
        return partial(self.put_in, text)

    def _functions(self) -> Iterator[tuple[str, list[tuple[str, str]]]]:
        """Yield the functions in groups, each in words and as it is written."""
        if self._kind.of == "word":
            return
        if self._kind.dice:
            yield (
                self.tr("Roll dice"),
                [(f"{count}d{die}", f"{count}d{die}") for die in (4, 6, 8, 10, 12, 20) for count in (1, 2)],
            )
        yield (
            self.tr("Work out"),
            [
                (self.tr("half of …"), "half(…)"),
                (self.tr("half of …, rounded up"), "half_up(…)"),
                (self.tr("twice …"), "2 * …"),
                (self.tr("… but at least 0"), "max(0, …)"),
                (self.tr("… but at most 10"), "min(10, …)"),
                (self.tr("… between 0 and 10"), "clamp(…, 0, 10)"),
                (self.tr("1 if …, else 0"), "1 if … else 0"),
            ],
        )
        scene = self.here if isinstance(self.here, Scene) else None
        if self._kind.of == "flag":
            yield (
                self.tr("Compare"),
                [
                    (self.tr("… is at least 1"), "… >= 1"),
                    (self.tr("… is at most 1"), "… <= 1"),
                    (self.tr("… is 1"), "… == 1"),
                    (self.tr("… and something else"), "… and "),
                    (self.tr("… or something else"), "… or "),
                    (self.tr("not …"), "not …"),
                ],
            )
        if scene is not None and {"target"} & {*scene.who, *scene.perhaps}:
            others = [(self.tr("how far the target is"), "distance(self, target)")]
            if self._kind.of == "flag":
                others.append((self.tr("the target is on the same side"), "ally(target)"))
            groups = (
                (self.tr("how many foes there are"), "count('foes')"),
                (self.tr("how many there are of its own side"), "count('allies')"),
            )
            yield self.tr("Sides and distances"), [*others, *groups]
        tables = [(table.label, f"table('{table.id}', …)") for table in self._vocabulary.rows(("table",))]
        if tables:
            yield self.tr("By a table"), tables

    def put_in(self, text: str) -> None:
        """Put a text in at the cursor; of a function around what is marked, else around all."""
        line = self.line
        before, is_around, after = text.partition(CURSOR)
        if not is_around:
            line.insert(f"{self._joint(text)}{text}")
        else:
            if not line.hasSelectedText():
                line.selectAll()
            inner = line.selectedText().strip()
            is_call = before.endswith("(") or after.startswith((" and", " or"))
            line.insert(f"{before}{inner if is_call else _whole(inner)}{after}")
            if not inner:
                line.setCursorPosition(line.cursorPosition() - len(after))
        line.setFocus(Qt.FocusReason.OtherFocusReason)
        self._change()
        if not is_around or not text.endswith((CURSOR, " ")):
            self._leave()
        if self._completer is not None:
            self._completer.hide()  # what was chosen is not to be completed

    def _joint(self, text: str) -> str:
        """Return what has to stand between what is before the cursor and what is put in."""
        before = "" if self.line.hasSelectedText() else self.line.text()[: self.line.cursorPosition()]
        if not (before[-1:].isalnum() or before[-1:] in ("_", ")")) or before.endswith(WAITING):
            return " " if before.endswith(WAITING) else ""
        return " and " if self._kind.of == "flag" and text.startswith(("has(", "ally(")) else " + "


def _begins(typed: str, name: Named) -> bool:
    """Whether a word of a name's label or id begins as what is typed."""
    if name.id.startswith(typed) or any(part.startswith(typed) for part in name.id.split(".")):
        return True
    return any(word.startswith(typed) for word in re.findall(r"[\w’]+", name.label.casefold()))


def _whole(text: str) -> str:
    """Return a text in brackets, if it would be torn apart by what is put around it."""
    try:
        kind = outline(text).kind
    except BadExpression:
        kind = ""
    return f"({text})" if kind in ("add", "subtract", "choice", "both", "either", "compared", "same", "other") else text
