"""What is written down of a check that the game master has called for."""

from __future__ import annotations

from rules.core.facts import Command
from rules.engine.service import Called
from rules.log.formatter import Teller
from ui.session.command_tags import CHECKED, one_step


def check_commands(called: Called, teller: Teller) -> list[Command]:
    """A note of what it came to for each, and under it the dice as a free roll."""
    found: list[Command] = []
    for one in called.throws:
        found += [{"do": "note", "text": teller.line(one.fact) or ""}, one.roll]
    (first, *others) = one_step(found)
    return [{**first, CHECKED: [one.fact["actor"] for one in called.throws]}, *others]
