"""What has been changed in the roster of a prepared encounter, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from models.repositories.encounters import EncounterEntry
from ui.encounter.action_panel.together import people
from ui.text.words import side_name

translate = QCoreApplication.translate


def roster_change(before: Sequence[EncounterEntry], after: Sequence[EncounterEntry]) -> str:
    """Who was changed, and in what: `Hound: × 3`."""
    former = {entry.id: entry for entry in before}
    pairs = [(former[entry.id], entry) for entry in after if entry.id in former]
    what = list(dict.fromkeys(words for old, new in pairs for words in _changes(old, new)))
    if not what:
        return translate("RosterWords", "Change the roster")
    who = people([old.name for old, _ in pairs])
    return translate("RosterWords", "{who}: {what}").format(who=who, what=", ".join(what))


def _changes(old: EncounterEntry, new: EncounterEntry) -> Iterator[str]:
    """What is another thing in a line of the roster than it was."""
    if old.name != new.name:
        yield translate("RosterWords", "called {name}").format(name=new.name)
    if old.side != new.side:
        yield side_name(new.side)
    if old.count != new.count:
        yield f"× {new.count}"
    if old.group != new.group and new.group:
        yield translate("RosterWords", "group {group}").format(group=new.group)
    if old.hidden != new.hidden:
        yield translate("RosterWords", "hidden") if new.hidden else translate("RosterWords", "shown")
    named = _named()
    others = ("wave", "notes", "pools", "cells", *(("group",) if not new.group else ()))
    yield from (named[field] for field in others if getattr(old, field) != getattr(new, field))


def _named() -> Mapping[str, str]:
    """Fields of which it is said that they are others, but not what they were before."""
    return {
        "group": translate("RosterWords", "no group any more"),
        "wave": translate("RosterWords", "when they enter"),
        "notes": translate("RosterWords", "notes"),
        "pools": translate("RosterWords", "what is left of their pools"),
        "cells": translate("RosterWords", "places on the board"),
    }
