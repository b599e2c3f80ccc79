"""The sample library of this system has enough to begin with, and every card in it does something."""

import pytest

from rules.tabuleiro.actions.reach import costs
from rules.tabuleiro.combatant.sheet import TabuleiroSheet
from tests.samples import creatures, members, sample, sheet

CREATURES, MEMBERS = creatures("tabuleiro"), members("tabuleiro")


def test_there_is_enough_to_begin_with() -> None:
    assert len(CREATURES) >= 12
    assert all(creature["sheet"]["cards"] for creature in CREATURES.values())
    assert len(MEMBERS) >= 2
    assert all(len(member["sheet"]["cards"]) >= 5 for member in MEMBERS.values())
    assert len(sample("tabuleiro")["encounters"]) >= 3


@pytest.mark.parametrize("name", [*CREATURES, *MEMBERS])
def test_every_card_of_the_sample_can_be_used_and_does_something(name: str) -> None:
    held = TabuleiroSheet.model_validate(sheet("tabuleiro", name))
    for card in held.cards:
        if card.kind == "casa":
            assert card.text
            continue
        assert card.dano or card.heal or card.revive or card.status, card.name
        price = costs(card, card.local)
        assert all(price[pool] <= getattr(held, pool) for pool in price), card.name
        if card.range == 0:
            assert all(row.timer is None or row.timer > 1 for row in card.status), f"{card.name} is gone at once"
    assert any(card.dano and card.local == "mesa" for card in held.cards), "it can strike without a word of the table"
