"""Those who play by themselves need nothing but what a system declares."""

from rules.core.state import is_decided
from rules.tactics import Player, play
from tests.rules.core.toy import BEGIN, being, fight_of


def test_a_system_that_says_nothing_of_tactics_is_played_too() -> None:
    service = fight_of(beings=[being("ann", "party"), being("bob", hp=5), being("cid", hp=4)])
    play(service, 400)
    assert is_decided(service.fight)


def test_it_is_decided_when_one_side_or_none_is_left() -> None:
    service = fight_of(BEGIN)
    assert not is_decided(service.fight)
    for item in ("ann", "bob"):
        service.do({"do": "damage", "actor": item, "amount": 99})
        assert is_decided(service.fight)


def test_the_cunning_strike_whom_they_can_fell() -> None:
    beings = [being("ann", "party", speed=20), being("strong", hp=20), being("weak", hp=1)]
    service = fight_of({"do": "begin", "dice": [20, 1, 1]}, beings=beings)
    idea = Player(service).ideas(1)[0]
    assert idea.command["targets"] == ["weak"]
