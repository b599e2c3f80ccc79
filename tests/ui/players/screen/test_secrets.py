"""No secret is on the players' screen: neither painted, nor in a name, a tip or a description of anything on it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from rules.core.questions import ChoiceQuestion
from rules.core.state import is_decided
from rules.system import registry
from tests.proving import by_turns
from tests.rules.random_player import RandomPlayer
from tests.there import there
from tests.ui.players.screen.watching import PaintedWords, Watching, spoken_words
from tests.ui.tellings import kept
from ui.players.curtain import Shown
from ui.session.controller import Conductor
from ui.session.dice_rollers import APP

FIGHTS, COMMANDS = 3, 30
LARGEST = {"ffrpg": 7919, "fantasia": 7919}
"""How much a foe can take at the most, of an unlikely number."""


def canary(chance: Random) -> str:
    """A word that stands nowhere else."""
    return "Xq" + "".join(chance.choice("bcdfghjklmnpqrstvwxz") for _ in range(10))


class SecretFight:
    """A fight of a system with a foe in hiding, one in a wave to come, unlikely numbers, notes and a secret clock."""

    def __init__(self, library: Library, system: str, chance: Random) -> None:
        self.chance, self.library = chance, library
        self.hidden, self.to_come, self.note, self.clock = (canary(chance) for _ in range(4))
        data = kept(system)["script"]
        vital, number = registry.system(system).vital.id, LARGEST.get(system, 997)
        entries, self.numbers = list[EncounterEntry](), set[str]()
        for item in data["combatants"]:
            sheet = dict(item["sheet"])
            if item["side"] != "party":
                number -= 4
                sheet[vital] = number
                self.numbers.add(str(number))
            entries.append(EncounterEntry(name=item["name"], side=item["side"], sheet=sheet, cells=_cells(item)))
        foe = next(entry for entry in reversed(entries) if entry.side != "party")
        foe.name, foe.hidden = self.hidden, True
        bell = {"when": "countdown", "number": 40, "unit": "rounds", "name": self.clock}
        entries.append(EncounterEntry(name=self.to_come, sheet=dict(foe.sheet), wave=bell))
        encounter = Encounter(
            name="The stair",
            system=system,
            seed=chance.randrange(999),
            options=data.get("options", {}),
            board=data.get("board"),
            notes=self.note,
        )
        made = library.encounters.add(encounter, entries)
        self.conductor = Conductor(library)
        assert self.conductor.open_prepared(there(made.id))
        for side in ("party", "foes"):
            self.conductor.rollers.set(side, APP)
        self.conductor.begin_fight()
        self.answer()

    @property
    def secrets(self) -> set[str]:
        """What nobody at the table may read now."""
        vital = self.conductor.system.vital.id
        left = {
            str(value)
            for combatant in self.conductor.fight.combatants.values()
            if combatant.side != "party" and (value := combatant.pools.get(vital, 0)) > 900
        }
        return {self.hidden, self.to_come, self.note, self.clock, *self.numbers, *left}

    def answer(self) -> None:
        """Answers whatever is asked, as it may fall."""
        for _ in range(99):
            if self.conductor.open_question is None:
                return
            question = self.conductor.open_question.question
            if isinstance(question, ChoiceQuestion):
                self.conductor.questions.answer_choice(self.chance.choice(question.options))
            else:
                self.conductor.questions.answer_die(None)

    def play(self) -> Iterator[None]:
        """Plays on, a command at a time, with a note and a ruling now and then."""
        for number in range(COMMANDS):
            fight = self.conductor.fight
            if is_decided(fight):
                return
            deed = RandomPlayer(there(self.conductor.service), self.chance).deed()
            if number % 10 == 3:
                deed = {"do": "note", "text": self.note}
            elif number % 10 == 6:
                foe = next(id for id, each in fight.combatants.items() if each.name == self.hidden)
                deed = {"do": "damage", "actor": foe, "amount": 1}
            self.conductor.command(deed or {"do": "next", "override": True})
            self.answer()
            yield


def _cells(item: dict[str, object]) -> list[list[int]]:
    cell = item.get("cell")
    return [cell] if isinstance(cell, list) else []


def betrayed(secrets: set[str], text: str) -> list[str]:
    """The secrets that stand in a text; a number is one where it stands by itself."""
    found = set(re.findall(r"\d+", text))
    return [word for word in secrets if (word in found if word.isdigit() else word.casefold() in text.casefold())]


@pytest.mark.parametrize(("system", "seed"), by_turns(registry.ids(), [str(seed) for seed in range(FIGHTS)]))
def test_nothing_on_the_screen_holds_a_secret(
    system: str, seed: str, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = Library.open(tmp_path / "Secret.turnwright", samples=())
    secret = SecretFight(library, system, Random(f"{system} {seed}"))
    watching, painted = Watching(secret.conductor), PaintedWords(monkeypatch)
    qtbot.addWidget(watching.screen)
    shown = 0
    for number, _ in enumerate(secret.play()):
        watching.look()
        watching.screen.resize(*((1280, 720), (720, 1280))[number % 2])
        watching.screen.lower_curtain(down=number % 7 == 5)
        watching.screen.show_this(Shown("The letter", "Come at midnight.") if number % 11 == 7 else None)
        words = [*painted.of(watching.screen), *spoken_words(watching.screen)]
        assert betrayed(secret.secrets, "\n".join(words)) == []
        assert there(watching.screen.content).view.rows
        shown += len(words)
    assert shown > 300
    foe = next(id for id, each in secret.conductor.fight.combatants.items() if each.name == secret.hidden)
    secret.conductor.hide(foe, hidden=False)
    watching.look()
    assert betrayed({secret.hidden}, str(there(watching.screen.content).view.rows)) == [secret.hidden], "now it is seen"
    library.close(back_up=False)
