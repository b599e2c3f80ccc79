"""Reinforcements get ids and names that nobody has."""

import pytest

from rules.engine.join_commands import join_commands


@pytest.mark.parametrize(
    ("there", "expected"),
    [
        ({}, [("hound", "Hound")]),
        ({}, [("hound-a", "Hound A"), ("hound-b", "Hound B")]),
        ({"hound": "Hound"}, [("hound-b", "Hound B"), ("hound-c", "Hound C")]),
        ({"hound-a": "Hound A", "hound-b": "Hound B"}, [("hound-c", "Hound C"), ("hound-d", "Hound D")]),
        ({"hound": "Rex"}, [("hound-2", "Hound")]),
        ({str(number): f"Hound {number}" for number in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}, [("hound-27", "Hound 27")]),
    ],
)
def test_names_that_are_taken_get_the_next_letter(there: dict[str, str], expected: list[tuple[str, str]]) -> None:
    given = [{"name": "Hound", "side": "foes", "sheet": {}}] * len(expected)
    joined = [command["combatant"] for command in join_commands(given, there)]
    assert [(item["id"], item["name"]) for item in joined] == expected
    assert all(item["side"] == "foes" for item in joined)


def test_a_name_without_letters_gets_an_id_all_the_same() -> None:
    (command,) = join_commands([{"name": "…"}], {})
    assert command["combatant"]["id"] == "combatant"
