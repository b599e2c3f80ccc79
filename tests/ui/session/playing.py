"""A conductor with what it has announced, in its order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from models.storage.errors import LibraryError
from rules.core.facts import Command
from tests.there import there
from ui.session.controller import Conductor
from ui.session.dice_rollers import APP
from ui.session.fight import Happening

ATTACK: Command = {"do": "act", "actor": "ana", "action": "attack", "targets": ["guard-a"]}
"""Asks a d% that hits up to 77, then a d6."""


def duel(library: Library, system: str, *people: tuple[str, str, Mapping[str, Any]], **options: Any) -> Playing:
    """A fight of these people (name, side, sheet), set up; the app rolls for all."""
    entries = [EncounterEntry(name=name, side=side, sheet=dict(sheet)) for name, side, sheet in people]
    made = library.encounters.add(Encounter(name="Duel", system=system, seed=4, options=options), entries)
    playing = Playing(library)
    assert playing.conductor.open_prepared(there(made.id))
    for side in ("party", "foes"):
        playing.conductor.rollers.set(side, APP)
    playing.forget()
    return playing


class Playing:
    """A conductor over a library, and what it has announced."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.conductor = Conductor(library)
        self.told: list[str] = []
        """Steps by their kind, `asked` and `unasked`, `marks`, and `fight`."""
        self.refused: list[str] = []
        self.failed: list[str] = []
        conductor = self.conductor
        conductor.step_done.connect(self._step)
        conductor.questions.question_changed.connect(
            lambda asked: self.told.append("unasked" if asked is None else "asked")
        )
        conductor.marking.marks_changed.connect(lambda: self.told.append("marks"))
        conductor.fight_changed.connect(lambda: self.told.append("fight"))
        conductor.command_refused.connect(self.refused.append)
        conductor.save_failed.connect(self.failed.append)

    def _step(self, happening: Happening) -> None:
        self.told.append(happening.kind)

    def forget(self) -> None:
        """Forgets what has been announced."""
        for heard in (self.told, self.refused, self.failed):
            heard.clear()

    @property
    def fight(self) -> Any:
        return self.conductor.fight

    @property
    def question(self) -> Any:
        return there(self.conductor.open_question).question

    def hp(self, id: str) -> int:
        return int(self.fight.combatants[id].pools["hp"])

    def do(self, command: Command, *faces: int) -> None:
        """Gives a command and answers its dice."""
        self.conductor.command(command)
        for face in faces:
            self.conductor.questions.answer_die(face)

    def given(self) -> list[str]:
        """The kinds of the commands that have been given, without those taken back."""
        journal = self.conductor.current_fight.service.journal
        return [str(entry.command["do"]) for entry in journal.entries[: journal.cursor]]

    def reopened(self) -> Playing:
        """The same fight as another window opens it from the library."""
        other = Playing(self.library)
        assert other.conductor.resume(there(self.conductor.encounter_id))
        return other

    def refuse(self, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        """Has the library refuse what a method of its journals writes."""

        def refused(*_: object, **__: object) -> None:
            raise LibraryError("full")

        monkeypatch.setattr(self.library.journals, name, refused)
