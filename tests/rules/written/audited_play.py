"""Loads and plays written systems while Python's audit is listened to, and prints what else has happened as JSON.

    python -m tests.rules.written.audited_play

An audit hook stays as long as its process, so this has one of its own. Whole games are played at random, then the tests
of single rules run, in which every verb is used.
"""

from __future__ import annotations

import json
import os
import socket
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any, ParamSpec, TypeVar

import pytest

from models.exchange.shipped_games import shipped_games
from rules.engine.service import RulesService
from rules.written import loader, rulebook
from rules.written.source import BadSystem
from tests.rules.written.example_games import text_of
from tests.rules.written.generated import generated
from tests.rules.written.random_play import play

P = ParamSpec("P")
T = TypeVar("T")
FOLDER = Path(__file__).parent
TESTS = (
    *("aftermath", "board_and_words", "core_game", "corners", "declared", "house_rules", "moments", "orders", "rows"),
    *("rows_that_act", "statuses"),
)
HARMLESS = frozenset({"builtins.id", "object.__getattr__", "sys._getframe", "sys._getframemodulename"})
"""The events of looking at objects and frames, as Lark, pydantic and dataclasses do."""
GENERATED = 60


class Audit:
    """Hears what happens in this process while it listens; what is no part of loading and playing is noted."""

    def __init__(self) -> None:
        self.noted: list[str] = []
        self.is_listening = False
        self.is_ready = False
        """Whether our own classes and words have been used once."""
        self._annotations: set[object] = set()
        """Those of our own classes, which pydantic reads for each new one."""

    def __call__(self, event: str, args: tuple[Any, ...]) -> None:
        if not self.is_listening:
            return
        self.is_listening = False
        if not self._belongs(event, args, sys._getframe(1).f_globals.get("__name__")) and self.is_ready:
            self.noted.append(f"{event} {args!r}"[:300])
        self.is_listening = True

    def _belongs(self, event: str, args: tuple[Any, ...], caller: object) -> bool:
        match event:
            case "compile" if caller == "typing":
                if not self.is_ready:
                    self._annotations.add(args[0])
                return args[0] in self._annotations
            case "compile" if caller == "rules.written.code":
                return bool(args[1] == "<written rules>")
            case "exec" if caller == "rules.written.code":
                return bool(args[0].co_filename == "<written rules>")
            case "compile" | "exec":
                return caller == "dataclasses" or (event == "exec" and caller == "typing")
            case "object.__setattr__":
                return bool(args[1] == "__doc__" and caller == "dataclasses")
        return event in HARMLESS

    def heard(self, function: Callable[P, T]) -> Callable[P, T]:
        """Return a function in which it listens."""

        @wraps(function)
        def listening(*args: P.args, **kwargs: P.kwargs) -> T:
            before, self.is_listening = self.is_listening, True
            try:
                return function(*args, **kwargs)
            finally:
                self.is_listening = before

        return listening


def play_text(text: str, seed: int) -> int:
    """Load a text and play it; return how many commands were done, 0 if it has faults."""
    try:
        return play(loader.load(text), Random(seed))
    except BadSystem:
        return 0


def strange_deeds() -> None:
    """Do some of what no text may bring about."""
    import colorsys  # noqa: F401 - one that nothing here has imported

    with Path(os.devnull).open("rb"), socket.socket():
        list(Path().iterdir())
    exec("1")  # noqa: S102 - to be heard


def main() -> None:
    """Play one game to get ready, then all; print how much was done, what else has happened, and what can be heard."""
    texts = [*(game.text for game in shipped_games()), *map(text_of, ("core", "skirmish", "sparrows"))]
    texts += map(generated, range(GENERATED))
    audit = Audit()
    sys.addaudithook(audit)
    play_heard = audit.heard(play_text)
    play_heard(text_of("skirmish"), 0)
    audit.is_ready = True
    done = [play_heard(text, seed) for seed, text in enumerate(texts)]
    for place, name in ((loader, "load"), (rulebook, "system_by"), (RulesService, "do"), (RulesService, "preview")):
        setattr(place, name, audit.heard(getattr(place, name)))
    with redirect_stdout(sys.stderr):
        failed = pytest.main(["-q", "-p", "no:xdist", *(str(FOLDER / f"test_{name}.py") for name in TESTS)])
    noted = [*audit.noted]
    audit.noted.clear()
    audit.heard(strange_deeds)()
    print(json.dumps({"done": done, "failed": failed, "noted": noted, "heard": audit.noted}))


if __name__ == "__main__":
    main()
