"""Tags of the window on commands, and their reading from a journal: steps, waves, members of combatants."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from models.repositories.endings import merge_changes
from rules.core.facts import Command
from rules.core.state import Combatant
from rules.engine.join_commands import ALONG, WAVE
from rules.engine.journal import Journal
from rules.engine.rules_change import changes_rules, moved_sheets
from rules.sheets.changes import SHEET
from rules.sheets.schema import Sheet

CUE = "cue"
"""The tag of the note that handles a cue: its number, and the round."""


MEMBER = "member"
"""The tag of a `join`: which member of a party comes."""


CHECKED = "checked"
"""The tag of the first command of a called check: the ids of those who made it."""


UNSEEN = "unseen"
"""The tag of a `countdown` that the players do not see."""


def without_notes(command: Command) -> Command:
    """A command as a script says it, without what the window notes on it."""
    return {key: value for key, value in command.items() if key not in (ALONG, WAVE, MEMBER, CUE, CHECKED, UNSEEN)}


def one_step(commands: Sequence[Command]) -> list[Command]:
    """Return commands as one step of the user, undone and redone together."""
    return [*commands[:1], *({**command, ALONG: True} for command in commands[1:])]


def step_at(journal: Journal, place: int) -> list[Command]:
    """The commands taken back and done again together with the one at a place of a journal; none where none is."""
    entries = journal.entries
    if not 0 <= place < len(entries):
        return []
    first, end = place, place + 1
    while first and ALONG in entries[first].command:
        first -= 1
    while end < len(entries) and ALONG in entries[end].command:
        end += 1
    return [entry.command for entry in entries[first:end]]


def step_numbers(journal: Journal) -> dict[int, int]:
    """Return the number of each command of a journal to that of the first one of its step."""
    first_numbers: dict[int, int] = {}
    first = 0
    for entry in journal.entries:
        if ALONG not in entry.command:
            first = entry.number
        first_numbers[entry.number] = first
    return first_numbers


def begun_by(journal: Journal) -> float:
    """Return the number of the command that began the fight of a journal; endless, if none has yet."""
    done = journal.entries[: journal.cursor]
    return next((entry.number for entry in done if entry.command["do"] == "begin"), math.inf)


def is_between_steps(journal: Journal, place: int) -> bool:
    """Whether at a place of a journal one step is over and another begins; so it is at both ends, and beyond them."""
    return not 0 < place < len(journal.entries) or ALONG not in journal.entries[place].command


def orders(ids: Sequence[str], beside: tuple[str, str] | None) -> list[Command]:
    """Return the commands that move combatants `before` or `after` another, in the order of their arrival."""
    if beside is None:
        return []
    where, other = beside
    behind = [other, *ids]
    return [
        {"do": "order", "actor": id, where: other if where == "before" else behind[place]}
        for place, id in enumerate(ids)
    ]


def entered(journal: Journal) -> set[int]:
    """The waves that have entered, by their numbers."""
    return {entry.command[WAVE] for entry in journal.entries[: journal.cursor] if WAVE in entry.command}


def secret_countdowns(journal: Journal) -> set[str]:
    """The countdowns that were started so that the players do not see them."""
    started = (entry.command for entry in journal.entries[: journal.cursor] if entry.command["do"] == "countdown")
    is_secret = {str(command["name"]): UNSEEN in command for command in started}
    return {name for name, secret in is_secret.items() if secret}


def known_as(members: Mapping[str, int], joining: Mapping[str, int | None]) -> dict[str, int]:
    """Return which members combatants are once these have joined; None: it is none, though its id was."""
    known = {**members, **joining}
    return {id: member for id, member in known.items() if member is not None}


def joined_members(journal: Journal) -> dict[str, int]:
    """The members of parties who have joined a fight, by their ids in it."""
    entries = journal.entries[: journal.cursor]
    return {entry.command["combatant"]["id"]: entry.command[MEMBER] for entry in entries if MEMBER in entry.command}


def sheet_before_rulings(journal: Journal, combatant: Combatant) -> Sheet:
    """The sheet of a combatant before a ruling set one of its numbers; one that was replaced as a whole is its own."""
    first = None
    for entry in journal.entries[: journal.cursor]:
        command = entry.command
        if command["do"] != "set" or command.get("actor") != combatant.id:
            continue
        if SHEET in command:
            first = None
        elif first is None:
            changes = journal.changes_in(entry)
            first = next((old for whose, key, old, _ in changes if (whose, key) == (combatant.id, SHEET)), None)
    own: Sheet = combatant.sheet if first is None else first
    return own


def sheets_brought(journal: Journal, setup: Mapping[str, Any]) -> dict[str, Any]:
    """The sheets with which combatants came into a fight, as the game master has changed them since, by their ids.

    `setup`: those of its setup.
    """
    sheets = dict(setup)
    for entry in journal.entries[: journal.cursor]:
        if entry.command["do"] == "join":
            sheets[entry.command["combatant"]["id"]] = entry.command["combatant"]["sheet"]
        elif changes_rules(entry.command) and journal.codec is not None:
            sheets = moved_sheets(journal.codec.system.id, entry.command, sheets)
        elif entry.command["do"] == "set" and SHEET in entry.command:
            for whose, key, before, after in journal.changes_in(entry):
                if key == SHEET and whose in sheets:
                    old, new = (item.model_dump(mode="json", exclude_unset=True) for item in (before, after))
                    sheets[whose] = merge_changes(old, new, sheets[whose])
    return sheets
