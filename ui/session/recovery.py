"""What becomes of the open fight when a rule or the library meets a fault of the program."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication

from models.library import Library
from models.storage.errors import LibraryError
from ui.session.fight import OpenFight
from ui.session.loader import OpenedFight, reopened
from ui.text.errors import library_sentence


class Playing(Protocol):
    """Whoever has a fight open."""

    library: Library
    save_failed: Any
    """A signal with one sentence."""

    @property
    def at_hand(self) -> OpenFight:
        """The open fight."""

    def take(self, encounter_id: int, opened: OpenedFight) -> None:
        """Takes a fight up."""

    def forget_command(self) -> None:
        """No command is under way."""

    def close_fight(self) -> None:
        """Closes the fight."""


@contextmanager
def nothing_half_done(conductor: Playing) -> Iterator[None]:
    """Rules and library run in it: where they raise what is no refusal, nothing is left half done."""
    try:
        yield
    except Exception:
        _recover(conductor)
        raise


def _recover(conductor: Playing) -> None:
    """Takes the fight up again as the disk has it, without an open question, and says so."""
    fight = conductor.at_hand
    conductor.forget_command()
    sentence = QCoreApplication.translate(
        "Conductor", "A fault in the program stopped that, so it did not happen; the fight is as it was saved."
    )
    try:
        fight.keep_pending(None)
        conductor.take(fight.encounter_id, reopened(conductor.library, fight.encounter_id))
    except LibraryError as error:
        conductor.close_fight()
        sentence = library_sentence(error)
    except Exception:
        conductor.close_fight()
        conductor.save_failed.emit(sentence)
        raise
    conductor.save_failed.emit(sentence)
