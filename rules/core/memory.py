"""What was worked out for something that stays as it is: nothing twice."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Answer = TypeVar("Answer")


class Memory:
    """Answers by what was asked; whoever holds it begins another when what they rest on changes."""

    def __init__(self) -> None:
        self._known: dict[Hashable, Any] = {}

    def work_out(self, key: Hashable, make: Callable[[], Answer]) -> Answer:
        """Return what is known under a key, made now where nobody has asked for it before."""
        known = self._known
        if key not in known:
            known[key] = make()
        answer: Answer = known[key]
        return answer

    def known(self, key: Hashable) -> Any:
        """Return what has been worked out under a key; None where nothing has."""
        return self._known.get(key)
