"""Started as a process: the program on a real library, playing the sample fight until it is killed.

Every line on standard output was printed after the window had shown what it says: `shown N` (the journal's entry
N was on the page) or `asked N … answers` (after N entries a question stood in the question bar). The second figure
is the fingerprint of the fight's whole state.
"""

import json
import os
import random
import sys
import zlib
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QObject, QTimer

from desktop.application import Program, make_application
from models.encounters import PREPARED
from rules.questions import Choice
from rules.service import RulesService
from rules.tactic import opponents
from ui.conductor import Asked, Conductor, Happening


def fingerprint(service: RulesService) -> int:
    """A number for the whole state of a fight."""
    return zlib.crc32(json.dumps(service.packed_fight(), sort_keys=True).encode())


class Player(QObject):
    """Plays on by chance: attacks, rulings, undo, redo, next; answers questions one at a time."""

    def __init__(self, conductor: Conductor, chance: random.Random) -> None:
        super().__init__()
        self.conductor = conductor
        self.chance = chance
        conductor.happened.connect(self.shown)
        conductor.question_changed.connect(self.asked)
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.step)
        self.timer.start(0)

    def shown(self, happening: Happening) -> None:
        service = self.conductor.service
        assert service is not None
        print(f"shown {service.journal.cursor} {fingerprint(service)}", flush=True)

    def asked(self, asked: Asked | None) -> None:
        service = self.conductor.service
        if asked is not None and service is not None:
            print(f"asked {service.journal.cursor} {fingerprint(service)} {asked.answers}", flush=True)

    def step(self) -> None:
        conductor, chance = self.conductor, self.chance
        if conductor.asked is not None:
            question = conductor.asked.question
            if isinstance(question, Choice):
                conductor.answer_choice(chance.choice(question.options))
            else:
                conductor.answer_die(chance.choice((None, chance.randint(1, question.faces))))
            return
        fight = conductor.fight
        if fight.phase == "setup":
            conductor.begin_fight()
            return
        draw = chance.random()
        anybody = chance.choice(list(fight.combatants))
        if draw < 0.4 and fight.active is not None:
            targets = opponents(fight, fight.combatants[fight.active])
            if targets:
                command = {"do": "act", "actor": fight.active, "action": "attack", "targets": [targets[0].id]}
                conductor.command(command)
        elif draw < 0.5:
            conductor.command({"do": "heal", "actor": anybody, "amount": chance.randint(1, 40)})
        elif draw < 0.6:
            conductor.undo()
        elif draw < 0.65:
            conductor.redo()
        elif draw < 0.7:
            conductor.command({"do": "note", "text": f"line {chance.random()}"})
        else:
            conductor.next()


def main() -> None:
    """Opens the library named first; the second argument seeds the chance."""
    application = make_application()
    program = Program(application)
    refused = program.open(Path(sys.argv[1]))
    assert not refused, refused
    window, library = program.window, program.library
    assert window is not None
    assert library is not None
    window.start()
    if window.conductor.service is None:
        encounter = library.encounters.all(PREPARED)[0]
        assert encounter.id is not None
        window.show_encounter(encounter.id)
        window.conductor.begin(encounter.id)
    player = Player(window.conductor, random.Random(int(sys.argv[2])))
    print("ready", flush=True)
    player.step()
    application.exec()


if __name__ == "__main__":
    main()
