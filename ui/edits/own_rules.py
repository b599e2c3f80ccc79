"""Edits of the rule systems and house rules in a library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from models.library import Library
from models.systems.library_systems import SystemChange
from ui.edits.core import EditStep, RemovalStep

if TYPE_CHECKING:
    from models.exchange.library_writer import LibraryChange
    from models.exchange.rule_package import RulePackage

SYSTEMS = "systems"
"""The kind of thing that such an edit changes."""


def add_rules(
    library: Library,
    package: RulePackage,
    came_from: str = "",
    *,
    as_other: bool = False,
    may_lose: bool = False,
    is_alone: bool = False,
) -> EditStep:
    """Return the step that adds rules as the latest of their id, with what they bring along unless `is_alone`."""
    brought = {"choice": None} if is_alone else {}

    def run() -> EditStep:
        from models.exchange.package_import import take_package  # with the readers: not before the first paint

        report = take_package(library, package, came_from, as_other=as_other, may_lose=may_lose, **brought)
        return _reversal(library, report.change)

    return EditStep(run)


def remove_rules(library: Library, id: str, over: str = "") -> RemovalStep:
    """Return the step that removes all versions of a system, or of house rules."""
    return RemovalStep(lambda: _undo(library, library.systems.remove(id, over)))


def remove_draft(library: Library, hash: str) -> RemovalStep:
    """Return the step that removes what is still being written."""
    return RemovalStep(lambda: _undo(library, SystemChange(library.systems.texts.remove([hash]))))


def switch_house_rules(library: Library, hash: str, *, is_on: bool) -> EditStep:
    """Return the step that lets fights begin with house rules, or no longer."""

    def run() -> EditStep:
        library.systems.switch(hash, is_on=is_on)
        return switch_house_rules(library, hash, is_on=not is_on)

    return EditStep(run)


def _reversal(library: Library, change: LibraryChange) -> EditStep:
    """Return the step that takes back rules and what came along with them."""

    def run() -> EditStep:
        from models.exchange.library_writer import reverse

        return _reversal(library, reverse(library, change))

    return EditStep(run)


def _undo(library: Library, change: SystemChange) -> EditStep:
    """Return the step that brings back what a change wrote over."""
    return EditStep(lambda: _undo(library, library.systems.undo(change)))
