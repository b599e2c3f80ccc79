"""The card of a member, and how it stands in its form: what lasts, and nothing of a single turn."""

import pytest

from models.repositories.encounters import EncounterEntry
from models.repositories.parties import Member
from rules.system import registry
from tests.there import there
from ui.party.cards import card_of
from ui.session.entry_state import standing_of
from ui.sheets import rule_systems


@pytest.mark.parametrize(("system", "left_out"), [("fulminato", "pa"), ("tabuleiro", "acao")])
def test_what_every_turn_brings_anew_is_no_pool_of_a_member(system: str, left_out: str) -> None:
    pools = {pool.id: 5 for pool in registry.system(system).pools}
    assert left_out in pools
    shown = [bar.id for bar in card_of(Member(id=1, name="Ana", system=system, sheet={}, full_pools=pools)).pools]
    assert set(shown) == {*pools} - {left_out}
    assert [*rule_systems.kept_pools(system)] == shown


def test_open_wounds_stand_on_the_card_in_the_books_words() -> None:
    wounds = [{"status": "open_wounds", "timer": None, "source": None}]
    member = Member(id=1, name="Ana", system="fulminato", sheet={}, full_pools={"pv": 9}, conditions=wounds)
    assert [lasting.text for lasting in card_of(member).conditions] == ["Heridas abiertas"]


@pytest.mark.parametrize(
    ("status", "timer", "said"),
    [
        ("wounded", 3600, "Malherido 60 min"),
        ("wounded", 59, "Malherido 59 s"),
        ("wounded", "soon", "Malherido soon"),
        ("unheard of", 3, "unheard of 3"),
    ],
)
def test_what_lasts_says_how_long_as_the_fight_does(status: str, timer: object, said: str) -> None:
    lasting = [{"status": status, "timer": timer, "source": None}]
    member = Member(id=1, name="Ana", system="fulminato", sheet={}, full_pools={"pv": 9}, conditions=lasting)
    assert [candidate.text for candidate in card_of(member).conditions] == [said]
    entry = EncounterEntry(name="Ana", side="party", sheet={})
    system = registry.system("fulminato")
    assert standing_of(system, entry, {"pv": 9}, {"conditions": lasting}).words == (said,)


def test_no_pool_is_fuller_than_its_sheet_has_room_for() -> None:
    member = Member(id=1, name="Ana", system="fulminato", sheet={}, full_pools={"pv": 9}, pools={"pv": 12})
    assert [(pool_bar.value, pool_bar.maximum) for pool_bar in card_of(member).pools] == [(9, 9)]


@pytest.mark.parametrize(
    ("system", "left", "status", "family", "sign"),
    [
        ("fulminato", 9, "wounded", "", ""),
        ("fulminato", 0, "", "", "knockout"),
        ("d100", 0, "dying", "fatal", "bleeding-heart"),
        ("no longer there", 9, "dead", "fatal", "death-skull"),
        ("no longer there", 9, "odd", "other", ""),
    ],
)
def test_who_lies_there_has_the_sign_of_what_may_come_of_it(
    system: str, left: int, status: str, family: str, sign: str
) -> None:
    conditions = [{"status": status, "timer": None}] if status else []
    full, pools = {"pv": 9}, {"pv": left}
    member = Member(id=1, name="Ana", system=system, sheet={}, full_pools=full, pools=pools, conditions=conditions)
    card = card_of(member)
    assert card.sign == sign
    assert not family or [lasting.family for lasting in card.conditions] == [family]


def test_life_and_level_of_a_line_are_known_also_where_nothing_has_happened_to_it() -> None:
    system = registry.system("ffrpg")
    entry = EncounterEntry(name="Ana", side="party", sheet={"level": 9})
    whole = standing_of(system, entry, {"hp": 40}, {})
    assert (whole.words, whole.share, whole.level) == ((), 1.0, "Level 9")
    assert whole.life is not None
    assert whole.life.words == "HP 40/40"
    hurt = standing_of(system, entry, {"hp": 40}, {"pools": {"hp": 3}})
    assert hurt.words == ("HP 3/40",)
    assert hurt.life == whole.life._replace(value=3)


@pytest.mark.parametrize(("system", "told"), [("fantasia", "Level 1"), ("ffrpg", "Level 1"), ("tabuleiro", "")])
def test_a_sheet_that_does_not_say_its_level_has_the_usual_one(system: str, told: str) -> None:
    """Own creatures of level 1 had none beside those of the samples."""
    entry = EncounterEntry(name="Ana", side="party", sheet={})
    assert standing_of(registry.system(system), entry, {}, {}).level == told


def test_a_card_has_the_emblem_of_its_member_in_its_own_colour() -> None:
    member = Member(id=1, name="Ana Archer", system="fulminato", sheet={}, full_pools={"pv": 9})
    assert (there(card_of(member).emblem).form, there(card_of(member).emblem).drawing) == ("party", "bowman")
    member.extra = {"colour": "#aa2244", "emblem": "frog"}
    own = there(card_of(member).emblem)
    assert own.drawing == "frog"
    assert own.colour
