"""What is ill-shaped in written rules is told at its place and line, with the likely word, and left out."""

from pathlib import Path

import pytest

from rules.written.schema import TABLES
from rules.written.shape import checked
from rules.written.source import read

GAMES = Path(__file__).parent / "games"
WHOLE = ("skirmish", "sparrows", "core")


@pytest.mark.parametrize("game", [*WHOLE, "thursday"])
def test_a_game_is_well_shaped(game: str) -> None:
    source = read((GAMES / f"{game}.toml").read_text("utf-8"), game)
    rules = checked(source)
    assert source.faults == []
    for table, rows in rules.tables.items():
        if TABLES[table].rows:
            assert list(rows) == list(source.data.get(table, {}))
        else:
            assert rows.keys() >= source.data.get(table, {}).keys()


def test_what_is_not_written_has_its_default_if_it_has_one() -> None:
    tables = checked(read((GAMES / "skirmish.toml").read_text("utf-8"))).tables
    burning = tables["status"]["burning"]
    assert (burning["counts"], burning["stacks"], burning["timer"]) == ("turn_ends", "replace", 3)
    assert "tied" not in burning
    (effect,) = burning["at"]["turn_ends"]
    assert effect.verb == "damage"
    assert effect.place == "status.burning.at.turn_ends[0]"
    assert effect == {"damage": "1d4", "kind": "fire", "what": "burning"}
    assert tables["test"]["blow"]["natural"] == {20: "critical"}
    assert tables["test"]["blow"]["kind"] == "reach"
    assert (tables["sheet"]["fire"]["default"], tables["sheet"]["fire"]["low"]) == (0, 0)
    assert tables["order"]["by"] == "initiative"
