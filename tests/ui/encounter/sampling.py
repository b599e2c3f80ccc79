"""The sample fights at the table: put into the library, and played by keys with dice from the table."""

from random import Random
from typing import Any

from PySide6.QtCore import Qt

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from rules.core.questions import ChoiceQuestion, DieQuestion
from tests.samples import creatures, members, sample
from tests.ui.encounter.conftest import GameTable
from ui.shell.main_window import MainWindow

SHIFT = Qt.KeyboardModifier.ShiftModifier


def sample_fight(window: MainWindow, library: Library, system: str, name: str, **options: Any) -> GameTable:
    """A sample encounter with its options or others, set up and open.

    The party's dice lie on the table, the app rolls for the foes.
    """
    people = creatures(system) | members(system)
    (found,) = (item for item in sample(system)["encounters"] if item["name"] == name)
    entries = []
    for entry in found["entries"]:
        who = entry.get("member") or entry["creature"]
        cells = entry.get("cells") or []
        entries.append(
            EncounterEntry(
                name=who,
                side=entry["side"],
                count=entry["count"],
                sheet=people[who]["sheet"],
                cells=[list(cell) for cell in cells],
            )
        )
    encounter = Encounter(
        name=name, system=system, seed=found["seed"], options={**found["options"], **options}, board=found.get("board")
    )
    kept = library.encounters.add(encounter, entries)
    assert kept.id is not None
    table = GameTable(window, library)
    assert window.conductor.open_prepared(kept.id)
    return table


def answer(table: GameTable, chance: Random, *, choice: int = 0) -> None:
    """Types the table's die, or picks an option by its number (0: the one that Enter takes, else the first)."""
    question = table.question()
    if isinstance(question, DieQuestion):
        assert table.fight.combatants[question.actor].side == "party"
        table.type(f"{chance.randint(1, question.faces)}\n")
        return
    assert isinstance(question, ChoiceQuestion)
    number = min(choice, len(question.options))
    table.type(str(number) if number else "\n" if question.default is not None else "1")


def answer_all(table: GameTable, chance: Random, *, choice: int = 0) -> None:
    """Answers until nothing is asked any more."""
    for _ in range(200):
        if table.conductor.open_question is None:
            return
        answer(table, chance, choice=choice)
    raise AssertionError("the questions do not end")


def standing(table: GameTable, side: str) -> list[Any]:
    """Who of a side can still fight."""
    return [
        combatant
        for combatant in table.fight.combatants.values()
        if combatant.side == side and combatant.state == "active"
    ]
