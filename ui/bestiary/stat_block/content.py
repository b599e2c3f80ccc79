"""What of a sheet is shown, in the words of its book: numbers, facts of one line, and lists."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from rules.sheets import schema
from rules.sheets.schema import Sheet
from rules.text.faults import BadSheet
from rules.written.rulebook import heading_of
from ui.bestiary.forms.value_words import PROSE, SAID_BY, StatWords, with_implied
from ui.sheets.schema import TITLES, Field, fields, plain
from ui.text.words import localize

if TYPE_CHECKING:
    from rules.system.system import System

_SHORT = 7
"""The most letters of words that are shown among numbers."""
_NUMBERS = ("number", "fraction")
_HEADLINE = frozenset({"kind", "name"})


class SheetRow(NamedTuple):
    """A row of a list on a sheet."""

    values: Mapping[str, Any]
    """With what is implied."""
    name: str
    details: Sequence[str]
    prose: Sequence[str]
    never_paid: str
    """That the sheet's maxima never pay for it, if so."""


class SheetContent:
    """What of a sheet is shown; nothing where its system is not installed or it does not fit that."""

    def __init__(
        self,
        system: System | None,
        sheet: Mapping[str, Any],
        *,
        level: int | None = None,
        names_player: bool = False,
        is_character: bool | None = None,
    ) -> None:
        """`level`, `names_player`: what is shown above it; `is_character`: whether it is a player's character."""
        self.system, self._sheet = system, sheet
        self._level, self._names_player, self._is_character = level, names_player, is_character
        self.values: Mapping[str, Any] = sheet
        self.is_misfit = False
        self._checked: Sheet | None = None
        self.words = StatWords(system)
        if system is None:
            return
        try:
            checked = self._checked = schema.check(system.sheet, dict(sheet))
        except BadSheet:
            self.is_misfit = True
        else:
            known = {name: getattr(checked, name) for name in type(checked).model_fields} | checked.implied_fields()
            self.values = {name: plain(value) for name, value in known.items()}
            self.words = StatWords(system, self.values)

    def fields(self) -> list[Field]:
        """Return the fields with a value that is shown nowhere else."""
        if self.system is None:
            return []
        model = self.system.sheet
        elsewhere = {pool.id for pool in self.system.pools} | _HEADLINE | self._level_field()
        elsewhere |= {schema.field_naming(model, "player")} if self._names_player else set()
        if self._is_character:  # what a player's character gains stands on its card; nobody wins it
            elsewhere |= {field.name for field in fields(model) if field.group == schema.REWARD}
        return [field for field in fields(model) if field.name not in elsewhere and self._counts(field)]

    def _level_field(self) -> set[str]:
        """Return the sheet's field for the level that is shown already."""
        field = schema.field_naming(self.system.sheet, "level") if self.system else ""
        return {field} if field and self.values.get(field) == self._level else set()

    def _counts(self, field: Field) -> bool:
        """Return whether a field has a value worth showing: not unset, not zero."""
        value = self.values.get(field.name)
        if field.name in self._sheet:
            return value not in (None, "", [], {}) and not (value is False and field.default is False)
        return field.kind in _NUMBERS and value not in (None, 0)

    @property
    def _is_written(self) -> bool:
        """Whether the system is a text, and no book."""
        texts = self.system.texts if self.system is not None else ()
        return bool(texts) and not heading_of(texts[0]).over

    def are_given(self, figures: Sequence[Field]) -> bool:
        """Return whether somebody gave any of some numbers: what nobody gave is worth a place only beside these.

        The few numbers of a game that is a text all count: what nobody gave is what an attack has to reach there.
        """
        return self._is_written or any(field.name in self._sheet for field in figures)

    def is_figure(self, field: Field) -> bool:
        """Return whether a field is shown among the numbers: numbers, dice and other short words are."""
        if field.kind in _NUMBERS:
            return True
        return field.kind in ("text", "mixed") and len(str(self.values.get(field.name))) <= _SHORT

    def figures(self, shown: Sequence[Field], group: str) -> list[Field]:
        """Return the numbers of a group among fields."""
        return [field for field in shown if field.group == group and self.is_figure(field)]

    def text(self, field: Field) -> str:
        """Return the value of a field in words."""
        return self.words.of(field, self.values.get(field.name))

    def rows(self, field: Field) -> Iterator[SheetRow]:
        """Yield the rows of a list."""
        assert field.model is not None
        inner = fields(field.model)
        rows = self._sheet.get(field.name)
        checked_rows = getattr(self._checked, field.name, ())
        for number, row in enumerate(rows if isinstance(rows, (list, tuple)) else ()):
            if not isinstance(row, Mapping):
                continue
            checked = checked_rows[number] if number < len(checked_rows) else None
            values = with_implied(row, {} if checked is None else self._implied(checked), inner)
            key = next((key for key in TITLES if isinstance(values.get(key), str) and values[key]), "")
            yield SheetRow(
                values,
                self.words.title(field.model, values, key) if key else "",
                self.words.details(field.model, values, skip=frozenset({"name", "id", key, *SAID_BY.get(key, ())})),
                [str(values[key]) for key in PROSE if values.get(key)],
                "" if checked is None else self._never_paid(checked),
            )

    def _implied(self, row: Sheet) -> dict[str, Any]:
        """Return the implied values of a row, with its name as the reader sees it."""
        implied = row.implied_fields()
        if self.system is None or "name" not in implied:
            return implied
        return {**implied, "name": self.system.word(implied["name"])}

    def _never_paid(self, row: Sheet) -> str:
        if self.system is None or self._checked is None:
            return ""
        return "; ".join(localize(remark) for remark in self.system.never_paid(self._checked, row))


def late_groups(shown: Sequence[Field]) -> set[str]:
    """Return the groups with lists, such as rewards: they come last under a heading."""
    return {field.group for field in shown if field.kind == "rows" and field.group}
