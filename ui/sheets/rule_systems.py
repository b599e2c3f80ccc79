"""The installed rule systems as the bestiary needs them: their titles, pools and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from rules.core.drawings import Drawings
from rules.core.state import Condition
from rules.sheets import schema
from rules.system import registry
from rules.system.label_words import translated
from rules.text.faults import BadSheet
from rules.text.messages import terms
from ui.text.words import as_read, localize, message_of, state_name, terms_language, timed

if TYPE_CHECKING:
    from rules.mechanics.action import Action
    from rules.mechanics.statuses import Status
    from rules.system.system import System


BETWEEN = " · "
"""The separator between a creature's pools in a list."""


def played(system_id: str) -> System | None:
    """The rule system of an id as it is played here, or None where it is not installed."""
    try:
        return registry.played(system_id)
    except LookupError:
        return None


def find(system_id: str) -> System | None:
    """The same with its terms as they are read."""
    system = played(system_id)
    return None if system is None else as_read(system)


def by_the_book(system_id: str) -> System | None:
    """The rule system of an id as it is installed, without house rules; None where it is not."""
    try:
        return as_read(registry.system(system_id))
    except LookupError:
        return None


def statuses_on_sheets(system_id: str) -> Mapping[str, Status]:
    """The statuses that a sheet may name: those that house rules add to a book are put on in fights alone."""
    system, book = find(system_id), by_the_book(system_id)
    if system is None or book is None or system_id not in registry.points():
        return {} if system is None else system.statuses
    return {id: status for id, status in system.statuses.items() if id in book.statuses}


def status_words(system_id: str, status: str) -> str:
    """Return what the book calls a status, and what it is called in each language: it is found by all of them."""
    return _book_words(system_id, lambda book: book.statuses.get(status))


def action_words(system_id: str, action: str) -> str:
    """Return what the book calls an action, and what it is called in each language."""
    return _book_words(system_id, lambda book: book.actions.get(action))


def _book_words(system_id: str, entry_of: Callable[[System], Status | Action | None]) -> str:
    try:
        book = registry.system(system_id)
    except LookupError:
        return ""
    entry = entry_of(book)
    return "" if entry is None else " ".join((entry.label, *translated(book, entry.label)))


def title(system_id: str) -> str:
    """Return the name of a rule system; its id if it is not installed."""
    system = find(system_id)
    return system.title if system is not None else system_id


def sign(system_id: str) -> tuple[Drawings, str]:
    """Return the drawings of a rule system, and what it is in one line; empty where nothing is said of it."""
    system = find(system_id)
    return (Drawings(), "") if system is None else (system.drawings, message_of("about", system.phrases.file))


def titles() -> list[tuple[str, str]]:
    """Id and title of every installed system."""
    return [(item, title(item)) for item in registry.ids()]


def are_translated(language: str) -> bool:
    """Whether the terms of any installed system's book are kept in a language."""
    systems = (find(item) for item in registry.ids())
    return any(terms(system.phrases.file, language) for system in systems if system is not None)


def pool_labels(system_id: str) -> dict[str, str]:
    """Pool to its label, the vital one first."""
    return _pool_labels(system_id, terms_language())


@registry.forgets
@lru_cache(maxsize=64)
def _pool_labels(system_id: str, _language: str) -> dict[str, str]:
    system = find(system_id)
    pools = sorted(system.pools, key=lambda pool: not pool.vital) if system is not None else []
    return {pool.id: pool.label for pool in pools}


def kept_pools(system_id: str) -> dict[str, str]:
    """The same without those that each turn fills anew: of them nothing is left from one fight to the next."""
    system = find(system_id)
    turns = {pool.id for pool in system.pools if pool.of_a_turn} if system is not None else set()
    return {pool: label for pool, label in pool_labels(system_id).items() if pool not in turns}


def starting_pools(system_id: str, sheet: Mapping[str, Any], full: Mapping[str, int]) -> dict[str, int]:
    """What the bearer of a sheet has of each pool when a fight begins; `full`: the most of each."""
    system = find(system_id)
    return dict(full) if system is None else system.starting_pools(sheet, full)


@registry.forgets
@lru_cache(maxsize=4096)
def _pools(system_id: str, pools: tuple[tuple[str, int], ...], _language: str) -> str:
    values = dict(pools)
    labels = pool_labels(system_id) or {pool: pool for pool in values}
    return BETWEEN.join(f"{label} {values[pool]}" for pool, label in labels.items() if values.get(pool))


def pools_line(system_id: str, pools: Mapping[str, int]) -> str:
    """The pools of a creature in one line: HP 40 · MP 12."""
    return _pools(system_id, tuple(pools.items()), terms_language())


def vital_pools() -> dict[str, str]:
    """System to the pool by which its creatures sort where one sorts by pools."""
    first = {id: next(iter(pool_labels(id)), "") for id in registry.ids()}
    return {id: pool for id, pool in first.items() if pool}


def is_character(system_id: str, sheet: Mapping[str, Any]) -> bool | None:
    """Whether a member's sheet is that of a player's character; None where nobody can say."""
    system = find(system_id)
    if system is None:
        return None
    try:
        return system.membership.is_character(schema.check(system.sheet, dict(sheet)))
    except BadSheet:
        return None


def character_word(is_character: bool | None) -> str:
    """Return the word for a player's character, or for others; empty if that is unknown."""
    if is_character is None:
        return ""
    return QCoreApplication.translate("Party", "PC") if is_character else QCoreApplication.translate("Party", "NPC")


def status_label(system: System | None, status: str) -> str:
    """A status in its system's own word; a state that lasts in the reader's."""
    known = system.statuses.get(status) if system is not None else None
    if known is None and system is not None and status in system.aftermath.states:
        return state_name(status, system.phrases.file)
    return known.label if known is not None else status.replace("_", " ")


def condition_label(system: System | None, condition: Mapping[str, Any]) -> str:
    """A condition as it is written on a sheet, with what its params say, in its system's own words."""
    status, params = str(condition.get("status", "")), condition.get("params")
    if system is None or status not in system.statuses:
        return status_label(system, status)
    return system.condition_label(Condition(status, None, None, params if isinstance(params, Mapping) else {}))


def condition_text(system: System | None, condition: Mapping[str, Any]) -> str:
    """A condition that lasted, with its timer as its system tells it: seconds as minutes."""
    label = condition_label(system, condition)
    status, timer = str(condition.get("status", "")), condition.get("timer")
    if type(timer) is not int:
        return label if timer is None else timed(label, str(timer))
    bare = Condition(status, timer)
    is_known = system is not None and status in system.statuses
    time_left = system.window.timer_label(system, bare) if system is not None and is_known else str(timer)
    return timed(label, time_left)


def never_paid(system: System, sheet: Mapping[str, Any]) -> list[str]:
    """Return which rows of a sheet cost more than its maxima ever pay, each in a sentence with its name."""
    try:
        checked = schema.check(system.sheet, dict(sheet))
    except BadSheet:
        return []
    lists = (getattr(checked, name) for name in type(checked).model_fields)
    rows = (row for rows in lists if isinstance(rows, tuple) for row in rows)
    return [
        f"{getattr(row, 'name', '') or getattr(row, 'id', '')}: {localize(remark)}"
        for row in rows
        for remark in system.never_paid(checked, row)
    ]
