"""The board: moves and the reach that they pass, areas, pushes; without it all is told. And what effects say."""

from typing import Any

import pytest

from rules.board.board import Board
from rules.log.sentences import Teller
from rules.system.translated_system import worded
from tests.rules.written.played_game import PlayedGame
from tests.rules.written.small_games import play

Cell = tuple[int, int]
REACH = """
[action.wait]
does = []
[test.blow]
roll = "1d20"
against = 10
attack = true
[reaction.strike]
label = "Strike"
at = "leaves_reach"
per = "round"
does = [{ test = "blow", success = [{ damage = 4 }] }]
[reaction.brace]
at = "enters_reach"
does = [{ say = "braces" }]
[status.still]
ends = ["moves"]
"""


def on_board(text: str, **cells: Cell) -> PlayedGame:
    """A fight on a board of 12 cells a side, the first one's turn."""
    played = play(text, **{id: {} for id in cells})
    played.fight.__dict__["board"] = Board(12, 12, states={(9, 9): "blocked"})
    for id, cell in cells.items():
        played[id].__dict__["cell"] = cell
    return played.begin(*range(20, 20 - len(cells), -1))


def go(played: PlayedGame, actor: str, to: Cell, *, dice: tuple[int, ...] = (), answers: tuple[str, ...] = ()) -> None:
    """Put a piece on a cell."""
    played.do("move", actor=actor, to=list(to), dice=dice, answers=answers)


# --- moves --------------------------------------------------------------------------------------------------


def test_who_leaves_a_foes_reach_is_struck_once() -> None:
    played = on_board(REACH, ann=(1, 1), foe=(2, 1), bob=(1, 2))
    go(played, "ann", (6, 1), dice=(15,), answers=("strike",))
    assert played.hp("ann") == 16
    go(played, "ann", (1, 1), answers=("none",))


def test_what_only_passes_by_enters_and_leaves() -> None:
    played = on_board(REACH, ann=(0, 0), foe=(4, 1))
    go(played, "ann", (8, 0), dice=(5,), answers=("brace", "strike"))
    assert [fact["kind"] for fact in played.facts] == ["move", "said", "attack"]


def test_within_a_reach_nobody_strikes_nor_does_a_friend() -> None:
    played = on_board(REACH, ann=(1, 1), foe=(2, 1), bob=(0, 1))
    go(played, "ann", (1, 2))
    assert played.hp("ann") == 20


def test_a_piece_that_is_put_right_in_anothers_turn_brings_nothing() -> None:
    played = on_board(REACH, ann=(1, 1), foe=(2, 1))
    played.do("condition", actor="foe", status="still")
    go(played, "foe", (8, 8))
    assert played.statuses("foe") == ["still"]


def test_a_reach_of_its_own_is_counted_in_its_unit() -> None:
    text = REACH + '[sheet.reach]\nunit = "feet"\ndefault = 10\n'
    played = on_board(text, ann=(1, 1), foe=(3, 1))
    go(played, "ann", (0, 1), dice=(5,), answers=("strike",))


def test_a_status_ends_as_its_bearer_moves() -> None:
    played = on_board(REACH, ann=(1, 1), foe=(9, 1))
    played.do("condition", actor="ann", status="still")
    go(played, "ann", (2, 1))
    assert played.statuses("ann") == []


# --- ranges, areas, pushes ----------------------------------------------------------------------------------

MOVES = """
[action.push]
targets = {}
does = [{ move = "push", far = 3 }]
[action.pull]
targets = {}
does = [{ move = "pull", far = 9 }]
[action.call]
targets = { who = "anyone" }
does = [{ move = "to" }]
[action.swap]
targets = {}
does = [{ move = "swap" }]
"""


@pytest.mark.parametrize(
    ("action", "start", "end"),
    [
        ("push", (2, 1), (5, 1)),
        ("push", (2, 2), (5, 5)),
        ("push", (10, 1), (11, 1)),
        ("pull", (6, 1), (2, 1)),
        ("call", (9, 6), (2, 2)),
        ("call", (2, 2), (2, 2)),
        ("swap", (6, 1), (1, 1)),
    ],
)
def test_an_effect_moves_a_piece(action: str, start: Cell, end: Cell) -> None:
    played = on_board(MOVES, ann=(1, 1), foe=start)
    played.act("ann", action, "foe")
    assert played["foe"].cell == end
    moved = [(fact["actor"], fact["to"]) for fact in played.facts if fact["kind"] == "move"]
    assert (("foe", list(end)) in moved) is (start != end)
    assert played["ann"].cell == ((6, 1) if action == "swap" else (1, 1))


def test_walls_and_pieces_stop_a_push() -> None:
    played = on_board(MOVES, ann=(6, 6), foe=(7, 7), foe_two=(4, 6), foe_three=(3, 6))
    played.act("ann", "push", "foe")
    assert played["foe"].cell == (8, 8)
    played.act("ann", "push", "foe_two")
    assert played["foe_two"].cell == (4, 6)


@pytest.mark.parametrize("action", ["push", "pull", "call", "swap"])
@pytest.mark.parametrize("language", ["en", "es", "pt_BR"])
def test_without_a_board_the_table_is_told(action: str, language: str) -> None:
    played = play(MOVES).begin(9, 1)
    played.act("hero", action, "foe")
    (line,) = lines(played, language)
    assert "Foe" in line
    assert "Hero" in line


SHOTS = """
[action.shoot]
targets = { range = 3 }
does = [{ damage = 1 }]
[sheet.feet]
unit = "feet"
default = 30
[action.throw]
targets = { range = "feet" }
does = [{ damage = 1 }]
[action.burst]
targets = { most = 9, range = 6, area = { shape = "circle", size = 1 } }
does = [{ each = "targets", do = [{ damage = 1 }] }]
[action.breathe]
targets = { most = 9, area = { shape = "cone", size = 4 } }
does = [{ each = "targets", do = [{ damage = 1 }] }]
"""


def test_a_range_is_counted_in_cells_feet_and_metres() -> None:
    played = on_board(SHOTS, ann=(0, 0), foe=(3, 1), foe_two=(4, 0), foe_three=(7, 0))
    played.act("ann", "shoot", "foe")
    assert played.refused("act", actor="ann", action="shoot", targets=["foe_two"]) == "out_of_range"
    played.act("ann", "throw", "foe_two")
    assert played.refused("act", actor="ann", action="throw", targets=["foe_three"]) == "out_of_range"


@pytest.mark.parametrize(
    ("counted", "many"),
    [
        ("count('foes')", 2),
        ("count('foes', 2)", 1),
        ("count('allies', 9)", 2),
        ("count('others')", 3),
        ("count('all')", 4),
        ("count('targets')", 1),
        ("count('foes', distance(self, target))", 2),
        ("2 if ally(target) else 7", 7),
    ],
)
def test_how_many_stand_near_counts(counted: str, many: int) -> None:
    text = f'[action.shout]\ntargets = {{}}\ndoes = [{{ damage = "{counted}" }}]'
    played = on_board(text, ann=(0, 0), bob=(2, 2), foe=(6, 1), foe_two=(2, 1), foe_three=(1, 1))
    played.do("set", actor="foe_three", pool="hp", value=0)
    played.act("ann", "shout", "foe")
    assert played.hp("foe") == 20 - many


def proposals(played: PlayedGame, action: str) -> set[str]:
    """The targets that a form proposes."""
    field = next(field for field in played.system.actions[action].fields if field.name == "targets")
    assert field.proposes is not None
    return set(field.proposes(played.fight, played["ann"], {}))


def test_an_area_proposes_whom_it_strikes_where_it_is_aimed_best() -> None:
    cells: dict[str, Cell] = {"foe": (5, 5), "foe_two": (6, 5), "foe_three": (5, 6), "foe_far": (11, 11), "bob": (2, 2)}
    played = on_board(SHOTS, ann=(3, 3), **cells)
    assert proposals(played, "burst") == {"foe", "foe_two", "foe_three"}
    assert proposals(played, "breathe") == {"foe", "foe_two", "foe_three"}
    assert proposals(play(SHOTS, ann={}, foe={}).begin(9, 1), "burst") == set()


# --- words --------------------------------------------------------------------------------------------------


def lines(played: PlayedGame, language: str = "en") -> list[str]:
    """The lines of the last command in a language."""
    names = {id: combatant.name for id, combatant in played.fight.combatants.items()}
    return Teller(worded(played.system, language), names, language, fight=played.fight).lines(map(dict, played.facts))


WORDS: dict[str, Any] = {
    "en": ["Hero howls at Foe", "Move the lamp", "HERO hits FOE", "Bell: 12"],
    "es": ["Hero aúlla a Foe", "Mueve la lámpara", "HERO golpea a FOE", "Campana: 12"],
    "pt_BR": ["Hero howls at Foe", "Move the lamp", "HERO hits FOE", "Bell: 12"],
}


def test_effects_speak_the_readers_language() -> None:
    text = """
    [action.howl]
    targets = {}
    does = [
        { say = { en = "{actor} howls at {target}", es = "{actor} aúlla a {target}" } },
        { remind = { en = "Move the lamp", es = "Mueve la lámpara" } },
    ]
    """
    played = play(text).begin(9, 1)
    played.act("hero", "howl", "foe")
    for language, words in WORDS.items():
        assert lines(played, language) == words[:2]


def test_lines_dice_and_refusals_have_words_of_the_file() -> None:
    text = """
    [action.hit]
    targets = {}
    needs = [{ if = "hp > 19", else = "too_weak" }]
    does = [{ test = "blow" }, { damage = 1, to = "self" }]
    [test.blow]
    label = { en = "Bell", es = "Campana" }
    against = 10
    attack = true
    [word.en]
    line-attack = "{actor} strikes at {target}: {total}"
    refused-too_weak = "{actor} is too weak."
    [word.es]
    line-attack = "{actor} golpea a {target}: {total}"
    """
    played = play(text).begin(9, 1)
    played.act("hero", "hit", "foe", dice=[12])
    assert lines(played)[0] == "Hero strikes at Foe: 12"
    assert lines(played, "es")[0] == "Hero golpea a Foe: 12"
    assert played.refused("act", actor="hero", action="hit", targets=["foe"]) == "too_weak"


def test_a_question_has_the_words_of_its_effect() -> None:
    text = """
    [action.offer]
    targets = {}
    does = [{ ask = "take", label = "Does it take it?", options = { yes = [{ heal = 1 }], no = [{ damage = 3 }] } }]
    """
    played = play(text).begin(9, 1)
    assert played.system.question_label("take", "en") == "Does it take it?"
    played.act("hero", "offer", "foe", answers=["no"])
    assert played.hp("foe") == 17


def test_a_line_names_who_acts_the_target_and_numbers_that_are_known() -> None:
    text = """
    [action.claw]
    targets = {}
    does = [
        { roll = "1d6", as = "wound2" },
        { say = { en = "{actor} claws {target}: {wound2} of {hp}", es = "{actor} araña a {target}: {wound2}" } },
    ]
    """
    played = play(text).begin(9, 1)
    played.act("hero", "claw", "foe", dice=[5])
    assert "Hero claws Foe: 5 of 20" in lines(played)
    assert "Hero araña a Foe: 5" in lines(played, "es")
