"""What a member of a party has gone through in its fights, as their journals tell it."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from models.library import Library
from models.repositories.endings import Ending, MemberAfter
from models.repositories.histories import MembersFight
from models.repositories.parties import Party
from models.storage.store import twin
from tests.models.journalling import entry


def told(*facts: dict[str, Any], number: int = 0) -> dict[str, Any]:
    return {**entry(number), "facts": list(facts)}


def hurt(actor: str, source: str | None, before: int, after: int, pool: str = "hp") -> dict[str, Any]:
    amount = before - after + 5
    return {
        "kind": "damage",
        "actor": actor,
        "source": source,
        "amount": amount,
        "pool": pool,
        "from": before,
        "to": after,
    }


def one(library: Library, member: int) -> MembersFight:
    [found] = library.histories.for_member(member)
    assert isinstance(found, MembersFight)
    return found


def test_what_a_member_dealt_and_took_and_whether_it_fell_is_read_from_the_journal(
    library: Library, fight: int
) -> None:
    library.journals.append(
        fight,
        1,
        told(
            hurt("goblin", "mint", 9, 4),
            hurt("mint", "goblin", 9, 0),
            {"kind": "fall", "actor": "mint", "why": "hp"},
            hurt("haze", "haze", 9, 7),
            hurt("haze", None, 7, 6, "mp"),
        ),
    )
    assert (one(library, 1).dealt, one(library, 1).taken, one(library, 1).fell) == ({"hp": 5}, {"hp": 9}, True)
    assert (one(library, 2).dealt, one(library, 2).taken, one(library, 2).fell) == ({}, {"hp": 2, "mp": 1}, False)
    assert one(library, 1).fight.state == "running"


def test_what_was_taken_back_does_not_count(library: Library, fight: int) -> None:
    library.journals.append(fight, 1, told(hurt("goblin", "mint", 9, 4)))
    library.journals.append(fight, 2, told({"kind": "die", "actor": "mint", "why": "hp"}, number=1))
    assert one(library, 1).fell
    library.journals.move_cursor(fight, 1)
    assert not one(library, 1).fell
    library.journals.move_cursor(fight, 0)
    assert one(library, 1).dealt == {}


def test_gains_are_the_members_own_and_who_was_not_there_has_no_fight(library: Library, fight: int) -> None:
    after = {1: MemberAfter({"hp": 3}, gains={"xp": 40}), 2: MemberAfter({"hp": 1}, gains={"xp": 30})}
    library.journals.append(fight, 1, entry(0), ending=Ending({"winner": "party", "round": 4}, after))
    past = one(library, 2).fight
    assert (past.gained, past.rounds, past.winner, past.name) == ({"xp": 30}, 4, "party", "Stair")
    assert library.histories.for_member(3) == []


def test_a_member_in_another_party_since_has_its_fights_still(library: Library, fight: int) -> None:
    library.journals.append(fight, 1, told(hurt("goblin", "mint", 9, 4)))
    others = library.parties.add(Party(name="Others"))
    mint = library.parties.member(1)
    assert mint is not None
    library.parties.save_members([twin(mint, party_id=others.id)])
    assert one(library, 1).dealt == {"hp": 5}


def test_facts_that_cannot_be_read_say_nothing(library: Library, fight: int, path: Path) -> None:
    library.journals.append(fight, 1, told(hurt("goblin", "mint", 9, 4)))
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE journal_entry SET facts = '['")
    assert one(library, 1).dealt == {}
