"""Why a library says no: a code, its message, and the values that stand in it."""

from __future__ import annotations

from rules.sayings import said, said_in

MESSAGES = __file__
"""Names the place of the messages of a library: a folder beside this module."""


class LibraryError(Exception):
    """The library refuses: its message is `library-CODE`, `values` stand in it."""

    def __init__(self, code: str, **values: object) -> None:
        words = {name: said_in(value) if isinstance(value, Exception) else value for name, value in values.items()}
        super().__init__(said(f"library-{code}", MESSAGES, **words))
        self.code = code
        self.values = values
