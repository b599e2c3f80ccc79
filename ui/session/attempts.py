"""A command that is tried, where whoever gives it tells the game master what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.facts import Command

if TYPE_CHECKING:
    from ui.session.controller import Conductor


def fault_of(conductor: Conductor, command: Command) -> str:
    """Gives a command; the sentence with which it was refused or could not be saved, empty if it was taken."""
    said: list[str] = []
    conductor.command_refused.connect(said.append)
    conductor.save_failed.connect(said.append)
    try:
        conductor.command(command)
    finally:
        conductor.command_refused.disconnect(said.append)
        conductor.save_failed.disconnect(said.append)
    return said[-1] if said else ""
