"""Edits of the rule systems and house rules in a library."""

from __future__ import annotations

from models.library import Library
from models.systems.library_systems import SystemChange
from ui.edits.core import EditStep, RemovalStep

SYSTEMS = "systems"
"""The kind of thing that such an edit changes."""


def add_rules(
    library: Library, text: str, came_from: str = "", *, as_other: bool = False, may_lose: bool = False
) -> EditStep:
    """Return the step that adds a text as the latest of its id."""

    def run() -> EditStep:
        return _undo(library, library.systems.add(text, came_from, as_other=as_other, may_lose=may_lose))

    return EditStep(run)


def remove_rules(library: Library, id: str, over: str = "") -> RemovalStep:
    """Return the step that removes all versions of a system, or of house rules."""
    return RemovalStep(lambda: _undo(library, library.systems.remove(id, over)))


def switch_house_rules(library: Library, hash: str, *, is_on: bool) -> EditStep:
    """Return the step that lets fights begin with house rules, or no longer."""

    def run() -> EditStep:
        library.systems.texts.switch(hash, is_on=is_on)
        return switch_house_rules(library, hash, is_on=not is_on)

    return EditStep(run)


def _undo(library: Library, change: SystemChange) -> EditStep:
    """Return the step that brings back what a change wrote over."""
    return EditStep(lambda: _undo(library, library.systems.undo(change)))
