"""The keys of an action that is being put together: what each does to the field that is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from rules.actions import Field

if TYPE_CHECKING:
    from ui.encounter.compose_card import ComposeCard

PER_PAGE = 9
"""So many options have a figure to choose them by; the arrows turn the page."""


class ComposeKeys:
    """Takes keys for the card; what is typed into a field stands on the card until it is stored."""

    def __init__(self, card: ComposeCard) -> None:
        self._card = card
        self._composer = card.composer

    def set_flag(self, field: Field, *, on: bool) -> None:
        """Sets a flag; one that is off by default is left out where it is off."""
        self._composer.put(field.name, on if field.default else on or None)

    def choose(self, option: str) -> None:
        """Chooses an option of the open field, or takes it out again where several may be chosen."""
        field = self._composer.field
        if field is not None and field.kind == "choices":
            named = list(self._composer.values.get(field.name) or ())
            least, most = self._composer.limits(field)
            full = not field.repeats or len(named) >= most
            # Where just so many are needed in their order, the oldest makes room; else one named again is taken out.
            if option in named and full and not (field.repeats and least == most > 1):
                named = [one for one in named if one != option]
            else:
                named = [*(named[1:] if field.repeats and full else named), option]
            self._composer.put(field.name, named)
            return
        self._card.page = 0
        self._composer.choose(option)

    def pages_of(self, field: Field) -> int:
        """How many pages a field's options take."""
        return max(1, -(-len(self._composer.options(field)) // PER_PAGE))

    def take_key(self, key: int, text: str) -> bool:
        """Takes a key while an action is being put together; False if it means nothing here."""
        composer = self._composer
        if composer.action is None:
            return False
        field = composer.field
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter(field)
            return True
        if text == ".":
            composer.toggle_all()
            return True
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._store_typed(field)
            step = 1 if key == Qt.Key.Key_Tab else -1
            composer.show((composer.open_field + step) % max(1, len(composer.fields())))
            return True
        if field is not None and field.kind in ("number", "text") and self._typing_key(field, key, text):
            return True
        if field is not None and field.kind == "flag" and text in ("y", "n", "1", "0"):
            self.set_flag(field, on=text in ("y", "1"))
            return True
        return self._option_key(field, key, text)

    def _option_key(self, field: Field | None, key: int, text: str) -> bool:
        few_cells = field is not None and field.kind == "cell" and len(self._composer.options(field)) <= PER_PAGE
        if field is not None and (field.kind in ("choice", "choices") or few_cells):
            if key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
                step = 1 if key == Qt.Key.Key_Right else -1
                self._card.page = (self._card.page + step) % self.pages_of(field)
                self._card.refresh()
                return True
            options = self._composer.options(field)
            if text.isdigit() and text != "0":
                place = self._card.page * PER_PAGE + int(text) - 1
                if place < len(options):
                    option = options[place]
                    if option.refused is None:
                        self.choose(option.id)
                    else:
                        self._card.said.emit(self._card.why(option))
                return True
            named = self._lettered(text)
            if any(one.id == named and one.refused is None for one in options):
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
        """The combatant of a key."""
        return next((id for id, letter in self._card.letters.items() if text and letter == text), None)

    def _typing_key(self, field: Field, key: int, text: str) -> bool:
        if key == Qt.Key.Key_Backspace:
            self._card.typed = self._card.typed[:-1]
        elif field.kind == "number" and text and text in "0123456789-":
            self._card.typed = self._within(field, (self._card.typed + text)[:6])
        elif field.kind == "text" and text and text.isprintable():
            self._card.typed = (self._card.typed + text)[:200]
        else:
            return False
        if field.kind == "number":
            self._composer.put(field.name, self._number(field))
        else:
            self._card.refresh()
        return True

    def _within(self, field: Field, typed: str) -> str:
        """What stands in the field: more than it takes is never shown."""
        high = self._composer.bounds(field)[1]
        return str(high) if high is not None and typed.isdigit() and int(typed) > high else typed

    def _number(self, field: Field) -> int | None:
        """What Enter would take of the typed number; where none is typed the field's own value."""
        try:
            value = int(self._card.typed)
        except ValueError:
            return field.default if isinstance(field.default, int) else None
        low, high = self._composer.bounds(field)
        least = value if low is None else max(low, value)
        return least if high is None else min(high, least)

    def _store_typed(self, field: Field | None) -> None:
        if field is None or not self._card.typed:
            return
        if field.kind == "text":
            self._composer.values[field.name] = self._card.typed
        self._card.typed = ""

    def _enter(self, field: Field | None) -> None:
        self._store_typed(field)
        if self._composer.ready:
            self._card.done.emit()
            return
        missing = [n for n, one in enumerate(self._composer.fields()) if not self._composer.filled(one)]
        self._composer.show(missing[0] if missing else self._composer.open_field)
        self._card.say_missing()
