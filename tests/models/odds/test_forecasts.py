"""What was foretold, held against what came: who won, who was down, how long it took."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from models.library import Library
from models.odds.forecasts import Forecast, Forecasts, Record
from models.repositories.encounters import ENDED, Encounter
from models.storage.store import table_of
from rules.odds.calibration import ForetoldChance


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "Own.turnwright", samples=())
    yield opened
    opened.close()


def fought(library: Library, outcome: dict[str, Any] | None, **told: Any) -> None:
    """A fight that came to this, of which that was told."""
    id = library.encounters.add(Encounter(name="The stair", system="ffrpg"), []).id or 0
    with library.store.write() as connection:
        ended = update(table_of(Encounter)).where(table_of(Encounter).c.id == id)
        connection.execute(ended.values(state=ENDED, outcome=outcome))
    made = {"chances": {"party": 0.8, "foes": 0.2}, **told}
    Forecasts(library.store).save(Forecast(encounter_id=id, tactics="cunning", fights=50, **made))


def test_each_is_held_against_what_came(library: Library) -> None:
    more = {"falls": {"ana": 0.3, "wolf": 0.9}, "rounds": {"median": 3, "p10": 2, "p90": 4}}
    fought(library, {"winner": "party", "round": 3, "down": ["wolf"]}, **more)
    fought(library, {"winner": "foes", "round": 7, "down": ["ana"]}, **more)
    assert Forecasts(library.store).track_record("party") == Record(
        (ForetoldChance(0.8, came_true=True), ForetoldChance(0.8, came_true=False)),
        (
            ForetoldChance(0.3, came_true=False),
            ForetoldChance(0.9, came_true=True),
            ForetoldChance(0.3, came_true=True),
            ForetoldChance(0.9, came_true=False),
        ),
        (True, False),
    )


def test_what_was_kept_before_tells_who_wins_alone_and_a_fight_nobody_won_tells_nothing(library: Library) -> None:
    fought(library, {"winner": "party", "round": 3})
    fought(library, {"winner": "party", "round": 3}, falls={"ana": 0.3})
    fought(library, {"winner": None, "round": 3, "down": []}, falls={"ana": 0.3}, rounds={"p10": 1, "p90": 9})
    fought(library, None)
    record = Forecasts(library.store).track_record("party")
    assert (len(record.wins), record.falls, record.lengths) == (2, (), ())


def test_what_is_told_anew_takes_the_place_of_what_was_told(library: Library) -> None:
    id = library.encounters.add(Encounter(name="The stair", system="ffrpg"), []).id or 0
    kept = Forecasts(library.store)
    for share in (0.2, 0.7):
        kept.save(Forecast(encounter_id=id, tactics="cunning", fights=50, chances={"party": share}))
    found = kept.get(id)
    assert found is not None
    assert (found.chances, found.falls, found.rounds) == ({"party": 0.7}, {}, {})
