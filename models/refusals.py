"""Why a library says no: a code, one sentence, and the values that stand in it."""

from __future__ import annotations

MESSAGES = __file__
"""Beside it stands the folder of what a library says of itself."""

SENTENCES: dict[str, str] = {
    "missing": "There is no library {name} in {folder}.",
    "no_folder": "{name} cannot be kept in {folder}, because there is no such folder.",
    "is_folder": "{name} is a folder; a library is one file.",
    "not_a_library": "{name} is not a Turnwright library; it was left as it is.",
    "read_only": "{name} cannot be written, because the file or its folder {folder} is read-only.",
    "in_use": "{name} is open in another Turnwright already; close it there first.",
    "newer_schema": "{name} was written by a newer Turnwright; update the program to open it. It was left as it is.",
    "damaged": "{name} is damaged and cannot be read; the last good copy beside it is {backup}.",
    "damaged_no_copy": "{name} is damaged and cannot be read, and there is no copy beside it.",
    "locked": "{name} is held by another program at this moment, so the last change was not saved; close it there.",
    "moved": "{name} is no longer in {folder}: it was deleted, moved or renamed, and nothing more is saved in it.",
    "replaced": "Another file has taken the place of {name} in {folder}, so nothing more is saved in it.",
    "not_reached": "{name} in {folder} cannot be reached, so nothing more is saved in it: {reason}.",
    "bad_backup": "{name} does not pass its check, so it was not put in the place of the library.",
    "same_file": "{name} is the library itself; choose another name for its copy.",
    "migration_failed": "{name} could not be brought up to date and was left as it was: {reason}.",
    "no_backup": "{name} is saved and closed, but no backup of it could be made: {reason}.",
    "disk_full": "The disk with {name} is full; the last change was not saved.",
    "not_saved": "{name} could not be written, so the last change was not saved: {reason}.",
    "gone": "What was to be changed is no longer in the library ({what} {id}).",
    "unknown_system": "The rule system {system} is not installed; {name} is kept as it is and cannot be changed.",
    "other_system": "{name} belongs to the rule system {system}, and this encounter is played by {wanted}.",
    "form_open": "A form is open with changes; save them or leave it first.",
    "bad_sheet": "The sheet of {name} does not fit its rule system: {faults}.",
    "wrong_state": "The encounter {name} is {state}, so this cannot be done with it.",
    "out_of_step": "The fight in the library stands at entry {cursor}, so {n} cannot follow; open it again.",
    "bad_fight": "The fight {name} is damaged, because {reason}; it was left as it is, and all else can be used.",
    "other_version": "The fight {name} was saved by another version of {system} and cannot be opened by this one; "
    "it was left as it is, and all else can be used.",
    "bad_board": "The board in {name} cannot be read: {reason}.",
    "bad_samples": "The samples in {name} cannot be read: {reason}.",
}
"""Code to English sentence; the window translates the template, then puts the values in."""


class LibraryError(Exception):
    """The library refuses: `code` is a key of `SENTENCES`, `values` fill its sentence."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(SENTENCES[code].format(**values))
        self.code = code
        self.values = values
