"""The library's refusals: a code, its message, and the message's values."""

from __future__ import annotations

from rules.text.localized import message_of, said

MESSAGES = __file__
"""The place of the library's messages: a folder beside this module."""


class LibraryError(Exception):
    """A refusal of the library: its message is `library-CODE`, with `values`."""

    def __init__(self, code: str, **values: object) -> None:
        words = {name: message_of(value) if isinstance(value, Exception) else value for name, value in values.items()}
        super().__init__(said(f"library-{code}", MESSAGES, **words))
        self.code = code
        self.values = values


def no_system(cause_of_lookup: LookupError | None, system: str) -> LibraryError:
    """Return the refusal of a rule system that is not installed or cannot be loaded, with the reason."""
    cause = None if cause_of_lookup is None else cause_of_lookup.__cause__
    if cause is None:
        return LibraryError("not_installed", system=system)
    from rules.system import registry  # a start does not need it

    return LibraryError("not_loaded", system=system, reason=registry.reason(cause))
