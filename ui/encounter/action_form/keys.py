"""The keys of an action that is being put together: what each does to the field that is open."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt, Signal

from rules.mechanics.action import Action, Field, Option
from ui.encounter.action_form.model import ActionFormModel
from ui.text.words import letters_of_flags, localize

PER_PAGE = 9
"""The number of options with a figure on a page; the arrows turn the page."""


class ActionFormKeys(QObject):
    """Takes keys for an action; what is typed into a field is set with every sign."""

    numbering_changed = Signal()
    """Other options of the open field are numbered now."""
    confirmed = Signal()
    """Do the action as it stands."""
    message_requested = Signal(str)
    """Why what was pressed cannot be chosen, or what is still missing."""

    def __init__(self, composer: ActionFormModel, why: Callable[[Option], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._composer = composer
        self._why = why
        self.letters: Mapping[str, str] = {}
        """The letter key of each combatant."""
        self.typed = ""
        """The text typed into the open field."""
        self.page = 0
        self._opened: tuple[Action | None, str] = (None, "")
        composer.step_restored.connect(self._forget_typed)

    def _forget_typed(self) -> None:
        self.typed = ""

    def follow(self) -> bool:
        """Follow a change of the action; return whether another field is open now.

        A text goes on where it ended, a number is typed anew.
        """
        action, field = self._composer.action, self._composer.field
        opened = action, "" if field is None else field.name
        if action is None:
            self.page = 0
        if opened == self._opened:
            return False
        self._opened = opened
        self.page = 0 if field is None else self._page_of_chosen(field)
        value = None if field is None or field.kind != "text" else self._composer.values.get(field.name)
        self.typed = "" if value is None else str(value)
        return True

    def _page_of_chosen(self, field: Field) -> int:
        """Return the page with the first chosen option; the first page where none is chosen."""
        value = self._composer.values.get(field.name)
        chosen = set(value) if isinstance(value, list | tuple) else {value}
        places = (place for place, option in enumerate(self._composer.options(field)) if option.id in chosen)
        return next(places, 0) // PER_PAGE

    def set_flag(self, field: Field, *, on: bool) -> None:
        """Set a flag; one that is off by default is left out where it is off."""
        self._composer.put(field.name, on if field.default else on or None)

    def choose(self, option: str) -> None:
        """Choose an option of the open field, or take it out again where several may be chosen."""
        field = self._composer.field
        if field is not None and field.kind == "choices":
            named = list(self._composer.values.get(field.name) or ())
            least, most = self._composer.limits(field)
            full = not field.repeats or len(named) >= most
            # Where just so many are needed in their order, the oldest makes room; else one named again is taken out.
            if option in named and full and not (field.repeats and least == most > 1):
                named = [item for item in named if item != option]
            else:
                named = [*(named[1:] if field.repeats and full else named), option]
            self._composer.put(field.name, named)
            return
        self._composer.choose(option)

    def pages_of(self, field: Field) -> int:
        """Return the number of pages of a field's options."""
        return max(1, -(-len(self._composer.options(field)) // PER_PAGE))

    def take_key(self, key: int, text: str) -> bool:
        """Take a key while an action is being put together; False if it means nothing here."""
        composer = self._composer
        if composer.action is None:
            return False
        field = composer.field
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
            return True
        if text == "." and (field is None or field.kind != "text"):
            composer.toggle_all()
            return True
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            step = 1 if key == Qt.Key.Key_Tab else -1
            composer.show((composer.open_field + step) % max(1, len(composer.fields())))
            return True
        if field is not None and field.kind in ("number", "text") and self._typing_key(field, key, text):
            return True
        if field is not None and field.kind == "flag" and text:
            letters = letters_of_flags()
            answer = next((on for on in (True, False) if text.casefold() in letters[on]), None)
            if answer is not None:
                self.set_flag(field, on=answer)
                return True
        return self._option_key(field, key, text)

    def _option_key(self, field: Field | None, key: int, text: str) -> bool:
        few_cells = field is not None and field.kind == "cell" and len(self._composer.options(field)) <= PER_PAGE
        if field is not None and (field.kind in ("choice", "choices") or few_cells):
            if key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
                step = 1 if key == Qt.Key.Key_Right else -1
                self.page = (self.page + step) % self.pages_of(field)
                self.numbering_changed.emit()
                return True
            options = self._composer.options(field)
            if text.isdigit() and text != "0":
                place = self.page * PER_PAGE + int(text) - 1
                if place < len(options):
                    option = options[place]
                    if option.refused is None:
                        self.choose(option.id)
                    else:
                        self.message_requested.emit(self._why(option))
                return True
            named = self._lettered(text)
            if any(candidate.id == named and candidate.refused is None for candidate in options):
                self.choose(str(named))
                return True
        if key == Qt.Key.Key_Backspace:
            self._composer.take_back()
            return True
        target = self._lettered(text)
        if target is not None:
            return self._composer.aim(target)
        mate = self._lettered(text.lower())
        return mate is not None and self._composer.aim_side(mate)

    def _lettered(self, text: str) -> str | None:
        """Return the combatant of a letter key."""
        return next((id for id, letter in self.letters.items() if text and letter == text), None)

    def _typing_key(self, field: Field, key: int, text: str) -> bool:
        if key == Qt.Key.Key_Backspace:
            self.typed = self.typed[:-1]
        elif field.kind == "number" and text and text in "0123456789-":
            self.typed = self._within(field, (self.typed + text)[:6])
        elif field.kind == "text" and text and text.isprintable():
            self.typed = (self.typed + text)[:200]
        else:
            return False
        self._composer.put(field.name, self._number(field) if field.kind == "number" else self.typed or None)
        return True

    def _within(self, field: Field, typed: str) -> str:
        """Return the typed text as far as the field accepts it."""
        high = self._composer.bounds(field)[1]
        return str(high) if high is not None and typed.isdigit() and int(typed) > high else typed

    def _number(self, field: Field) -> int | None:
        """Return the number that Enter would accept; without a typed one the field's value."""
        try:
            value = int(self.typed)
        except ValueError:
            return field.default if isinstance(field.default, int) else None
        low, high = self._composer.bounds(field)
        least = value if low is None else max(low, value)
        return least if high is None else min(high, least)

    def _enter(self) -> None:
        self.typed = ""
        if self._composer.ready:
            self.confirmed.emit()
            return
        missing = [n for n, candidate in enumerate(self._composer.fields()) if not self._composer.filled(candidate)]
        self._composer.show(missing[0] if missing else self._composer.open_field)
        field = self._composer.field
        if field is not None and not self._composer.filled(field):
            self.message_requested.emit(self.tr("Still missing: {field}.").format(field=localize(field.label)))
