"""Choices shared by all tabs and kept between starts: system, party, filters, who rolls."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QSettings, Signal

LAST_SYSTEM = "last/system"
"""The setting of the rule system chosen last, in any library."""
ENCOUNTERS = 32
"""Of how many encounters, those looked at last, something is kept."""


class _Several:
    """A choice of several values by their names, saved under its attribute's name."""

    def __set_name__(self, owner: type[LibraryPreferences], name: str) -> None:
        self._name = name

    def __get__(self, remembered: LibraryPreferences, owner: type[LibraryPreferences]) -> Mapping[str, Any]:
        return remembered.several(self._name)

    def __set__(self, remembered: LibraryPreferences, chosen: Mapping[str, Any]) -> None:
        remembered.keep(self._name, dict(chosen))


class LibraryPreferences(QObject):
    """The choices for one library, saved on this machine."""

    system_changed = Signal()
    """Another rule system, or all of them, is shown in all tabs."""
    party_changed = Signal()
    """Another party is shown, or none."""

    filters = _Several()
    """The filters of the bestiary."""
    telling = _Several()
    """Style, language and edition of the last export."""
    handout = _Several()
    """Style and edition of the last handout."""
    page = _Several()
    """The last page setup."""
    players = _Several()
    """What the players are shown of a fight."""
    seats = _Several()
    """The seats of players' phones when they were last taken: the key of each to its name."""

    def __init__(self, library: Path, settings: QSettings | None = None, parent: QObject | None = None) -> None:
        """Save the choices in `settings`; without them save nothing."""
        super().__init__(parent)
        self._settings = settings
        self._key = _key_of(library)
        self._values: dict[str, Any] = self._read()

    @property
    def system(self) -> str | None:
        """The rule system that is shown; None: all of them."""
        return self._text("system") or None

    @property
    def was_asked(self) -> bool:
        """Whether a system, or all, was chosen."""
        return "system" in self._values

    @property
    def likely_system(self) -> str | None:
        """The rule system that is shown; in a library without a choice, the last one chosen elsewhere."""
        if self.was_asked or self._settings is None:
            return self.system
        system = self._settings.value(LAST_SYSTEM)
        return system if isinstance(system, str) and system else None

    def ask_no_more(self) -> None:
        """Save the present system as the choice, so that it is not asked for again."""
        self.keep("system", self.system or "")

    def choose_system(self, system: str | None) -> None:
        """Show one rule system in all tabs, or all of them."""
        changed = system != self.system
        self.keep("system", system or "")
        if self._settings is not None:
            self._settings.setValue(LAST_SYSTEM, system or "")
        if changed:
            self.system_changed.emit()

    @property
    def party(self) -> int | None:
        """The id of the shown party."""
        id = self._values.get("party")
        return id if isinstance(id, int) else None

    @party.setter
    def party(self, party: int | None) -> None:
        changed = party != self.party
        self.keep("party", party)
        if changed:
            self.party_changed.emit()

    @property
    def rollers(self) -> dict[str, str]:
        """Who rolled last for each side, as the start for new fights."""
        return {side: roller for side, roller in self.several("rollers").items() if isinstance(roller, str)}

    @rollers.setter
    def rollers(self, rollers: Mapping[str, str]) -> None:
        self.keep("rollers", dict(rollers))

    @property
    def entry_system(self) -> str:
        """The system of the last quick addition while all systems are shown; empty: none yet."""
        return self._text("entry_system")

    @entry_system.setter
    def entry_system(self, system: str) -> None:
        self.keep("entry_system", system)

    @property
    def author(self) -> str:
        """What whoever makes rules calls themselves in them, as they last said it."""
        return self._text("author")

    @author.setter
    def author(self, author: str) -> None:
        self.keep("author", author)

    @property
    def dismissed_draft(self) -> str:
        """The draft of rules of which nothing is to be said any more, by its hash."""
        return self._text("dismissed_draft")

    @dismissed_draft.setter
    def dismissed_draft(self, hash: str) -> None:
        self.keep("dismissed_draft", hash)

    @property
    def proposes(self) -> bool:
        """Whether actions are suggested in a foe's turn."""
        return self._values.get("proposes") is not False

    @proposes.setter
    def proposes(self, proposes: bool) -> None:
        self.keep("proposes", proposes)

    @property
    def foretells(self) -> bool:
        """Whether the odds are shown."""
        return self._values.get("foretells") is True

    @foretells.setter
    def foretells(self, foretells: bool) -> None:
        self.keep("foretells", foretells)

    def of_encounter(self, name: str, encounter: int) -> Any:
        """Return what is kept of an encounter under a name, as plain data; None for nothing."""
        return self.several(name).get(str(encounter))

    def keep_of_encounter(self, name: str, encounter: int, value: Any) -> None:
        """Keep something of an encounter under a name, beside that of the few encounters before it."""
        others = {id: kept for id, kept in self.several(name).items() if id != str(encounter)}
        self.keep(name, {**dict([*others.items()][-ENCOUNTERS + 1 :]), str(encounter): value})

    def keep_for(self, library: Path) -> None:
        """Use the same choices for a copy of the library."""
        if self._settings is not None:
            self._settings.setValue(_key_of(library), json.dumps(self._values))

    def _text(self, name: str) -> str:
        text = self._values.get(name)
        return text if isinstance(text, str) else ""

    def several(self, name: str) -> dict[str, Any]:
        """Return the values saved under a name; none without a choice."""
        values = self._values.get(name)
        return dict(values) if isinstance(values, dict) else {}

    def _read(self) -> dict[str, Any]:
        text = None if self._settings is None else self._settings.value(self._key)
        try:
            values = json.loads(text) if isinstance(text, str) else {}
        except (ValueError, RecursionError):
            values = {}  # somebody wrote into the file: what was chosen is chosen again
        return values if isinstance(values, dict) else {}

    def keep(self, name: str, value: Any) -> None:
        """Save a choice under a name."""
        if name in self._values and self._values[name] == value:
            return
        self._values[name] = value
        if self._settings is not None:
            self._settings.setValue(self._key, json.dumps(self._values))


def _key_of(library: Path) -> str:
    """Return the settings' group for a library."""
    return f"library/{hashlib.sha256(str(library.resolve()).encode('utf-8', 'surrogatepass')).hexdigest()[:16]}"
