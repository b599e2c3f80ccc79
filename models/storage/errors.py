"""Why a library says no: a code, its message, and the values that stand in it."""

from __future__ import annotations

from rules.text.localized import message_of, said

MESSAGES = __file__
"""Names the place of the messages of a library: a folder beside this module."""


class LibraryError(Exception):
    """The library refuses: its message is `library-CODE`, `values` stand in it."""

    def __init__(self, code: str, **values: object) -> None:
        words = {name: message_of(value) if isinstance(value, Exception) else value for name, value in values.items()}
        super().__init__(said(f"library-{code}", MESSAGES, **words))
        self.code = code
        self.values = values


def no_system(error: LookupError | None, system: str) -> LibraryError:
    """The refusal of a rule system: it is not installed, or cannot be loaded, and why."""
    cause = None if error is None else error.__cause__
    if cause is None:
        return LibraryError("not_installed", system=system)
    from rules.system import registry  # a start does not need it

    return LibraryError("not_loaded", system=system, reason=registry.reason(cause))
