"""Rests between fights, what is won, hints for automatic players, and creatures in one line."""

import pytest

from rules.core.questions import ChoiceQuestion
from rules.core.state import is_decided
from rules.engine.rest import rested
from rules.mechanics.declared_action import Declared
from rules.system import quick_entry
from rules.system.translated_system import worded
from rules.tactics import player as automatic
from tests.rules.written.small_games import play, small

RESTS = """
[pool.hp]
vital = true
[sheet.hp]
default = 20
[sheet.mana]
default = 5
[pool.mana]
[status.tired]
label = "Tired"
[status.sore]
label = "Sore"
[rest.short]
label = { en = "Short rest", es = "Descanso corto" }
does = [{ heal = "1d4" }, { ask = "well", options = { yes = [{ heal = 9 }], no = [] } }]
[rest.long]
label = "Long rest"
does = [{ set = "hp", is = "max.hp" }, { gain = "mana", amount = 2 }, { lift = "tired" }]
"""


def test_a_rest_is_chosen_and_gives_what_it_says() -> None:
    system = small(RESTS)
    rows = [{"status": "tired", "timer": None, "source": None}, {"status": "sore", "timer": None, "source": None}]
    long = rested(system, {}, {"hp": 3, "mana": 1}, rows, {"kind": "long"}, {})
    assert long.pools == {"hp": 20, "mana": 3}
    assert [row["status"] for row in long.conditions] == ["sore"]
    short = rested(system, {}, {"hp": 3, "mana": 1}, rows, {"kind": "short"}, {})
    assert 4 <= short.pools["hp"] <= 7
    assert len(short.conditions) == 2


def test_the_form_of_a_rest_names_them_in_the_readers_language() -> None:
    rest = worded(small(RESTS), "es").aftermath.rest
    assert isinstance(rest, Declared)
    (field,) = rest.fields
    assert field.options is not None
    assert [option.label for option in field.options(None, None, {})] == ["Descanso corto", "Long rest"]
    assert rest.label == "Descanso"


def test_a_single_rest_needs_no_choice_and_none_is_no_rule() -> None:
    rest = small("[rest.night]\nlabel = 'A night'\ndoes = [{ heal = 5 }]").aftermath.rest
    assert rest is not None
    assert (rest.label, rest.fields) == ("A night", ())
    assert small("").aftermath.rest is None


GAINS = """
[sheet.hp]
default = 5
[sheet.xp]
default = 0
[pool.hp]
vital = true
[gain.xp]
label = "Experience"
worth = "xp"
[gain.gold]
label = "Gold"
purse = "gold"
worth = "2 * xp"
shared = "each"
"""


def test_the_beaten_are_worth_what_the_text_says() -> None:
    played = play(GAINS, ann={}, bob={}, foe={"xp": 31}, foe_two={"xp": 100}).begin(9, 8, 7, 6)
    played.do("damage", actor="foe", amount=9)
    assert played.system.aftermath.rewards(played.fight) == {}
    played.do("end")
    won = {"xp": 15, "gold": 62}
    assert played.system.aftermath.rewards(played.fight) == {"ann": won, "bob": won}
    gains = played.system.aftermath.gains
    assert [(gain.id, gain.label, gain.purse) for gain in gains] == [
        ("xp", "Experience", False),
        ("gold", "Gold", True),
    ]
    assert played.system.aftermath.worth([one.sheet for one in played.fight.combatants.values()]) == {
        "xp": 131,
        "gold": 262,
    }


TACTICS = """
[action.hit]
targets = { who = "foes" }
does = [{ test = "blow", success = [{ damage = "1d6" }] }]
[action.curse]
targets = { who = "foes" }
does = [{ put = "cursed" }]
[action.cower]
does = []
[action.run]
does = [{ state = "out" }]
[status.cursed]
[test.blow]
add = 5
against = 10
attack = true
[reaction.duck]
at = "rolled"
does = [{ against = 4 }]
"""


def test_hints_reach_automatic_players() -> None:
    hints = """
    [tactics]
    guard = "cower"
    flight = "run"
    weighs = { cursed = 1.5 }
    urgent = ["cower"]
    answers = { duck = "duck" }
    """
    tactics = small(TACTICS + hints).tactics
    assert (tactics.guard, tactics.flight, tactics.urgent, tactics.weighs) == (
        "cower",
        "run",
        ("cower",),
        {"cursed": 1.5},
    )
    played = play(TACTICS + hints).begin(9, 1)
    assert tactics.answer(played.fight, ChoiceQuestion("duck", "foe", ("duck", "none"), "none", {})) == "duck"
    assert tactics.answer(played.fight, ChoiceQuestion("other", "foe", ("yes", "none"), "none", {})) is None
    assert (
        small(TACTICS).tactics.answer(played.fight, ChoiceQuestion("duck", "foe", ("duck", "none"), "none", {})) is None
    )


@pytest.mark.parametrize(
    ("line", "hp", "attack"),
    [("Wolf, HP 11, bite 2d4+2", 11, ("Bite", "2d4+2")), ("Ogre hp 40 2d8", 40, ("Blow", "2d8"))],
)
def test_a_creature_in_one_line_is_understood(line: str, hp: int, attack: tuple[str, str]) -> None:
    text = """
    [convert]
    attacks = "weapons"
    damage = "harm"
    called = "Blow"
    [sheet.hp]
    label = "HP"
    needed = true
    [pool.hp]
    vital = true
    [sheet.weapons]
    label = "Weapons"
    kind = "rows"
    row.harm = { label = "Harm", kind = "dice" }
    [action.hit]
    with = "weapons"
    targets = {}
    does = [{ damage = "dice(row.harm)" }]
    """
    system = small(text)
    sheet = quick_entry.sheet(quick_entry.read(line, system), system)
    assert (sheet["hp"], [(row["name"], row["harm"]) for row in sheet["weapons"]]) == (hp, [attack])


def test_players_without_hints_play_it_out() -> None:
    played = play(TACTICS, hero={"hp": 20}, foe={"hp": 9}).begin(9, 1)
    assert automatic.play(played.service) > 0
    assert is_decided(played.fight)
    facts = [fact for entry in played.service.journal.entries for fact in entry.facts]
    assert "hero" in {fact["actor"] for fact in facts if fact["kind"] == "attack"}
