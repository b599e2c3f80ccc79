"""Rest between two fights, as the books that speak of it have it."""

from typing import Any

import pytest

from rules.core.questions import Refusal
from rules.engine.rest import rested
from rules.system import registry

HERO = {"pv": 40, "pm": 11, "fue": 5, "agi": 5, "vit": 5, "men": 5, "de": 0, "dm": 0}
PIECE = {"vida": 6, "con": 4, "estamina": 5, "mana": 4}


def rest(system: str, sheet: dict[str, Any], pools: dict[str, int], *conditions: str, **more: Any) -> dict[str, int]:
    options = more.pop("options", {})
    rows = [{"status": condition, "timer": None} for condition in conditions]
    return rested(registry.system(system), sheet, pools, rows, more, options).pools


@pytest.mark.rule("LF-REST-01", "LF-REST-02")
def test_eight_hours_give_all_back_and_a_broken_rest_a_share_for_each_hour() -> None:
    low = {"pv": 0, "pm": 0}
    assert rest("fantasia", HERO, low) == {"pv": 40, "pm": 11}
    assert rest("fantasia", HERO, low, hours=3) == {"pv": 12, "pm": 3}
    assert rest("fantasia", HERO, low, hours=9, interrupted=True, percent=5) == {"pv": 18, "pm": 4}
    assert rest("fantasia", HERO, {"pv": 39, "pm": 11}, hours=1) == {"pv": 40, "pm": 11}


@pytest.mark.rule("LF-REST-01")
@pytest.mark.parametrize("state", ["dead", "stone"])
def test_the_dead_and_the_petrified_do_not_rest(state: str) -> None:
    with pytest.raises(Refusal) as refused:
        rest("fantasia", HERO, {"pv": 0}, state)
    assert refused.value.code == "cannot_act"


@pytest.mark.rule("TB-REST-02", "TB-REST-03", "TB-REST-04")
def test_each_turn_of_rest_between_fights_gives_what_it_gives_in_one() -> None:
    low = {"vida": 1, "estamina": 0, "mana": 0}
    assert rest("tabuleiro", PIECE, low, turns=3)["vida"] == 4
    assert rest("tabuleiro", PIECE, low, turns=99)["vida"] == 6
    mixed = rest("tabuleiro", PIECE, low, turns=2, choice="mixed", options={"rest_energia": 3})
    assert (mixed["estamina"], mixed["mana"]) == (4, 2)
    with pytest.raises(Refusal):
        rest("tabuleiro", PIECE, {"vida": 0})


def test_books_that_say_nothing_of_rest_offer_none() -> None:
    silent = {id for id in registry.ids() if registry.system(id).aftermath.rest is None}
    assert {"ffrpg", "fulminato", "d100"} <= silent
