"""Forty in a fight, for what is measured of phones: eight heroes and 32 foes in their first round."""

from __future__ import annotations

from pathlib import Path

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from rules.core.facts import Command
from tests.rules.ffrpg.playing import foe, hero
from tests.there import there
from tests.ui.session.playing import Playing
from ui.session.controller import Conductor
from ui.session.dice_rollers import APP

HEROES, FOES = 8, 32


def forty(place: Path) -> Playing:
    """Eight heroes and 32 foes in their first round; the app rolls for all."""
    library = Library.open(place / "Forty.turnwright", samples=())
    playing = Playing(library)
    forty_in(playing.conductor, library)
    return playing


def forty_in(conductor: Conductor, library: Library, foes: int = FOES) -> None:
    """Begin that fight, or one against fewer."""
    entries = [
        EncounterEntry(name=f"Hero {number}", side="party", sheet=dict(hero(f"h{number}")["sheet"]))
        for number in range(HEROES)
    ]
    entries.append(EncounterEntry(name="Imp", side="foes", count=foes, sheet=dict(foe()["sheet"])))
    made = library.encounters.add(Encounter(name="Forty", system="ffrpg", seed=4), entries)
    assert conductor.open_prepared(there(made.id))
    for side in ("party", "foes"):
        conductor.rollers.set(side, APP)
    conductor.command({"do": "begin"})


def rule(playing: Playing, number: int) -> None:
    """Give one command that changes a number on every page."""
    ids = list(playing.conductor.fight.combatants)
    ruling: Command = {"do": "condition", "actor": ids[number % HEROES], "status": "poison", "timer": 1 + number % 99}
    playing.conductor.command(ruling)
