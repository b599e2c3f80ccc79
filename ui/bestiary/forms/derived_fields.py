"""Numbers that the book works out of others on a sheet: they follow in the form until somebody writes another there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ui.bestiary.forms.field_editors import Editor

Work = Callable[[Mapping[str, Any]], Mapping[str, int | None]]


class DerivedFields:
    """Which numbers of a form follow the others, and what they stood at when it was last looked at."""

    def __init__(self, work: Work, editors: Mapping[str, Editor]) -> None:
        self._work = work
        self._editors = {name: editors[name] for name in work({}) if name in editors}
        self._shown: dict[str, Any] = {}
        self._own: set[str] = set()
        """Those that somebody has written, whatever the book says."""
        self._is_following = False

    def begin(self, sheet: Mapping[str, Any]) -> None:
        """A sheet is shown: where it says something else than the book, or nothing, it stays so; a new one follows."""
        said = self._work(sheet)
        self._shown = {name: sheet.get(name) for name in self._editors}
        self._own = {name for name, value in self._shown.items() if sheet and value != said.get(name)}

    def stop(self) -> None:
        """What several sheets have in common follows nothing."""
        self._own = set(self._editors)

    def follow(self, sheet: Mapping[str, Any]) -> None:
        """Somebody has changed the form, which says this now; what is put there by this itself is nobody's."""
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
