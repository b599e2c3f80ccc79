"""Shots measured on the picture of a board, where the table wants that."""

from typing import Any

import pytest

from rules.d100 import SYSTEM
from rules.d100.actions.catalogue import ACTIONS
from tests.rules.d100.playing import ESPADA, Game, one
from tests.rules.d100.shooting import ARCO, RIFLE, UZI, VENABLO

rule = pytest.mark.rule
FIELDS = {field.name: field for field in ACTIONS["attack"].fields}
WEAPONS = [{**UZI, "close_double": False}, RIFLE, VENABLO, {**ARCO, "contact_ok": False}, ESPADA]


def range_of(metres: int = 2, **places: Any) -> Game:
    """Vera at the west end of a picture whose cells are so many metres wide; the others where they are put."""
    vera = {**one("vera", "party", des=13, weapons=WEAPONS), "cell": [0, 0]}
    others = [{**one(id, des=2, pv=60), **({} if cell is None else {"cell": cell})} for id, cell in places.items()]
    board = {"width": 60, "height": 5, "cell_size": metres}
    return Game(vera, *others, board=board, declarations="off").begin()


def shot(game: Game, using: str, *targets: str, **params: Any) -> int:
    """The effective percentage of the last shot, which is the one that was shown."""
    command = {"do": "act", "actor": "vera", "action": "attack", "targets": list(targets), "with": using}
    shown = [
        preview.text for preview in game.service.preview({**command, "params": params}) if preview.what == "chance"
    ]
    game.act("vera", "attack", *targets, using=using, dice="auto", **params)
    assert shown[-1].startswith(f"chance {game.percent('vera')}%")
    return game.percent("vera")


@rule("D100-RNG-01", "D100-RNG-02")
@pytest.mark.parametrize(("x", "expected"), [(15, 40), (16, 20), (30, 20), (31, 10)])
def test_a_shot_that_is_measured_counts_the_metres_between_the_pieces(x: int, expected: int) -> None:
    assert shot(range_of(bruto=[x, 0]), "uzi", "bruto", measured=True) == expected


@rule("D100-RNG-01")
def test_without_the_word_for_it_the_board_is_only_a_picture() -> None:
    assert shot(range_of(bruto=[31, 0]), "uzi", "bruto") == 40
    assert shot(range_of(bruto=[31, 0]), "uzi", "bruto", measured=False) == 40


def test_what_is_typed_goes_before_what_is_measured() -> None:
    assert shot(range_of(bruto=[31, 0]), "uzi", "bruto", measured=True, distance=30) == 40


def test_who_stands_on_no_board_is_in_range() -> None:
    assert shot(range_of(bruto=None), "uzi", "bruto", measured=True) == 40


@rule("D100-BUR-05")
def test_each_of_several_targets_is_measured_for_itself() -> None:
    game = range_of(bruto=[40, 0], lobo=[10, 0])
    command = {"do": "act", "actor": "vera", "action": "attack", "targets": ["bruto", "lobo"], "with": "uzi"}
    said = game.service.preview({**command, "params": {"measured": True}})
    assert [(preview.target, preview.text) for preview in said if preview.what == "chance"] == [
        ("bruto", "chance 10% = 40 ÷ 4 range"),
        ("lobo", "chance 40%"),
    ]
    assert [(preview.target, preview.text) for preview in said if preview.text.endswith(" m")] == [
        ("bruto", "80 m"),
        ("lobo", "20 m"),
    ]


@rule("D100-RNG-04", "D100-CLOSE-02")
def test_too_far_and_too_close_are_refused_by_the_board_too() -> None:
    game = range_of(bruto=[13, 0], lobo=[0, 0])
    assert game.cannot("vera", "attack", "bruto", using="venablo", measured=True) == "out_of_range"
    assert game.cannot("vera", "attack", "lobo", using="arco", measured=True) == "too_close"
    assert shot(game, "espada", "bruto", measured=True) == 60


def test_the_board_says_how_far_each_target_is_and_who_is_out_of_reach() -> None:
    game = range_of(bruto=[13, 0], lobo=[4, 3], otro=None)
    offered = FIELDS["targets"].options
    assert offered is not None
    found = offered(game.fight, game["vera"], {"with": "venablo", "measured": True})
    assert [(option.id, option.hint, option.refused) for option in found] == [
        ("bruto", "26 m", "out_of_range"),
        ("lobo", "10 m", None),
        ("otro", "", None),
    ]
    typed = offered(game.fight, game["vera"], {"with": "venablo", "measured": True, "distance": 5})
    assert {option.refused for option in typed} == {None}


def test_a_shot_from_the_board_starts_out_measured() -> None:
    game = range_of(bruto=[13, 0])
    assert SYSTEM.window.first_values(game.fight, game["vera"], "attack")["measured"] is True
    assert "measured" not in SYSTEM.window.first_values(game.fight, game["vera"], "wait")
    shown = FIELDS["measured"].shown
    assert shown is not None
    assert shown(game.fight, game["vera"], {"with": "uzi"})
    assert not shown(game.fight, game["vera"], {"with": "espada"})
    assert not shown(game.fight, game["bruto"], {"with": "unarmed"})
    apart = Game(one("vera", "party", weapons=WEAPONS), one("bruto"), declarations="off").begin()
    assert "measured" not in SYSTEM.window.first_values(apart.fight, apart["vera"], "attack")
    assert not shown(apart.fight, apart["vera"], {"with": "uzi"})


def test_the_word_for_it_is_yes_or_no() -> None:
    assert range_of(bruto=[1, 0]).cannot("vera", "attack", "bruto", using="uzi", measured=3) == "invalid_params"
