"""What members are given, written on their sheets as their books list it."""

from models.repositories.parties import Member
from models.repositories.party_items import give, share_evenly
from rules.system import registry

POTION = {"id": "potion", "name": "Potion", "kind": "recovery", "heal": {"amount": 50}}


def items(member: Member) -> list[tuple[str, int]]:
    return [(row["name"], row.get("qty", 1)) for row in member.sheet["items"]]


def test_a_thing_joins_the_row_of_its_name_and_else_gets_one_of_its_own() -> None:
    ann = Member(name="Ann", system="ffrpg", sheet={"hp": 9, "items": [{"id": "potion", "name": "Potion", "qty": 2}]})
    more = give(ann, {}, "potion", 3, POTION, listed=True)
    assert items(more) == [("Potion", 5)]
    rope = give(more, {"xp": 7}, "Silk Rope", 1, {}, listed=True)
    assert items(rope) == [("Potion", 5), ("Silk Rope", 1)]
    assert rope.gains == {"xp": 7}
    assert items(give(rope, {}, "silk rope", -4, {}, listed=True)) == [("Potion", 5), ("Silk Rope", 0)]
    assert items(ann) == [("Potion", 2)]


def test_what_the_book_lists_comes_with_all_that_it_does() -> None:
    book = registry.system("ffrpg")
    for row in book.row_templates["items"]:
        ann = give(Member(name="Ann", system="ffrpg"), {}, str(row["name"]), 2, row, listed=True)
        [kept] = ann.sheet["items"]
        assert kept == {**row, "qty": 2}


def test_money_is_never_less_than_none_and_is_shared_downwards() -> None:
    poor = Member(name="Poor", system="ffrpg", gains={"gil": 5, "xp": 1})
    assert give(poor, {"gil": -50}, "", 0, {}, listed=True).gains == {"xp": 1}
    assert share_evenly({"gil": 100, "xp": -7}, 3) == {"gil": 33, "xp": -2}
