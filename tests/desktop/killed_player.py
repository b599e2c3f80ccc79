"""Run as a process: the program on a real library, playing a fight until it is killed.

Every line of JSON on standard output was printed after the window had shown what it says (`shown`: the journal's
entry was on the page; `asked`: the question stood in the question bar), or before something was done (`doing`).
"""

import json
import random
import signal
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer

from desktop.application import Program, make_application
from models.library import Library
from rules.core.questions import ChoiceQuestion
from tests.desktop.tables import again, fingerprint
from tests.rules.random_player import RandomPlayer
from ui.session.command_tags import one_step
from ui.session.controller import Conductor
from ui.session.fight import Happening
from ui.session.prompts import OpenQuestion


def described(conductor: Conductor) -> dict[str, Any]:
    """What stands on the page: the fight and how far it is, its whole state, and all of the open question."""
    assert conductor.service is not None
    asked = conductor.open_question
    question = None
    if asked is not None:
        assert conductor.questions.pending is not None
        question = {
            "command": dict(asked.command),
            "question": repr(asked.question),
            "facts": list(asked.facts),
            "dice": list(asked.dice),
            "given": conductor.questions.pending.packed(),
        }
    found = {
        "encounter": conductor.encounter_id,
        "cursor": conductor.service.journal.cursor,
        "state": fingerprint(conductor.service),
        "asked": question,
    }
    return dict(json.loads(json.dumps(found)))


def say(kind: str, **values: Any) -> None:
    """Prints a line that is whole or not there."""
    print(json.dumps({"kind": kind, **values}), flush=True)


class Player(QObject):
    """Plays on by chance: what is offered, rulings, undo, redo, ends, the next fight; answers one at a time."""

    def __init__(self, conductor: Conductor, library: Library, encounter: int, chance: random.Random) -> None:
        super().__init__()
        self.conductor = conductor
        self.library = library
        self.encounter = encounter
        self.chance = chance
        conductor.step_done.connect(self.shown)
        conductor.questions.question_changed.connect(self.asked)
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.step)
        self.timer.start(0)

    def shown(self, _: Happening) -> None:
        say("shown", **{**described(self.conductor), "asked": None})

    def asked(self, asked: OpenQuestion | None) -> None:
        if asked is not None:
            say("asked", **described(self.conductor))

    def do(self, command: dict[str, Any]) -> None:
        say("doing", what="command", command=command)
        self.conductor.command(command)

    def do_all(self, commands: list[dict[str, Any]]) -> None:
        """Several as one step."""
        say("doing", what="commands", commands=commands)
        self.conductor.commands(commands)

    def answer(self, question: Any) -> None:
        """One answer more, one less, or the whole command taken back."""
        chance, conductor = self.chance, self.conductor
        draw = chance.random()
        if draw < 0.06:
            say("doing", what="less")
            conductor.undo()
        elif draw < 0.1:
            say("doing", what="cancel")
            conductor.cancel()
        elif isinstance(question, ChoiceQuestion):
            option = chance.choice(question.options)
            say("doing", what="answer", answer=option)
            conductor.questions.answer_choice(option)
        else:
            face = chance.choice((None, chance.randint(1, question.faces)))
            say("doing", what="answer", answer=face)
            conductor.questions.answer_die(face)

    def step(self) -> None:
        conductor, chance = self.conductor, self.chance
        if conductor.service is None:
            self.begin()
            return
        if conductor.open_question is not None:
            self.answer(conductor.open_question.question)
            return
        fight = conductor.fight
        if fight.phase == "setup":
            self.do({"do": "begin"})
            return
        draw = chance.random()
        anybody = chance.choice(list(fight.combatants))
        if fight.phase == "ended" and draw < 0.5:
            say("doing", what="begin")
            conductor.close_fight()
        elif draw < 0.45:
            deed = RandomPlayer(conductor.service, chance).deed()
            self.do(deed or {"do": "next", "override": True})
        elif draw < 0.55:
            self.do({"do": chance.choice(("heal", "damage")), "actor": anybody, "amount": chance.randint(1, 40)})
        elif draw < 0.6:
            self.do_all(self.blow())
        elif draw < 0.65:
            self.do({"do": "undo"})
        elif draw < 0.72:
            self.do({"do": "redo"})
        elif draw < 0.77:
            self.do({"do": "note", "text": f"line {chance.random()}"})
        elif draw < 0.82:
            self.do({"do": "end", "override": True})
        else:
            self.do({"do": "next", "override": True})

    def blow(self) -> list[dict[str, Any]]:
        """A ruling on everybody, with a roll between that the table makes."""
        amount = self.chance.randint(1, 12)
        given: list[dict[str, Any]] = [
            {"do": "damage", "actor": id, "amount": amount} for id in self.conductor.fight.combatants
        ]
        given.insert(self.chance.randrange(len(given)), {"do": "roll", "expression": "2d6"})
        return [dict(item) for item in one_step(given)]

    def begin(self) -> None:
        """The same fight from its beginning, by a party that has rested."""
        self.encounter = again(self.library, self.encounter)
        assert self.conductor.open_prepared(self.encounter)
        say("shown", **described(self.conductor))


def main() -> None:
    """Opens the library named first; then come the encounter, a seed, and how many seconds it has."""
    application = make_application()
    program = Program(application)
    refused = program.open(Path(sys.argv[1]))
    assert not refused, refused
    window, library = program.window, program.library
    assert window is not None
    assert library is not None
    encounter, seed, seconds = int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])
    window.starting.start()
    player = Player(window.conductor, library, encounter, random.Random(seed))
    if window.conductor.service is not None:
        say("resumed", **described(window.conductor))
    # From here on death may come: the timer's own signal ends a process as SIGKILL does, at any instant.
    signal.setitimer(signal.ITIMER_REAL, max(seconds, 0.000001))
    player.step()
    application.exec()
