"""Who comes into a prepared encounter: each member once, of a party those who play by its rules, as one step."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint

from models.library import Library
from models.repositories.parties import Member, Party
from tests.there import there
from tests.ui.encounter.conftest import HERO, SYSTEM
from tests.ui.encounter.rosters import names, page_of, stair
from ui.dnd.payload import DropPayload
from ui.shell.main_window import MainWindow


@pytest.fixture
def encounter(library: Library) -> int:
    return stair(library)


@pytest.fixture
def page(window: MainWindow, encounter: int) -> Any:
    return page_of(window, encounter)


def members(library: Library, *ids: str) -> DropPayload:
    return DropPayload(members=tuple(there(item.id) for item in library.parties.members() if item.name in ids))


def test_a_member_who_takes_part_comes_in_no_second_time(
    page: Any, window: MainWindow, library: Library, encounter: int
) -> None:
    library.parties.add(Party(name="Guests"), [Member(name="Cid", system=SYSTEM, sheet=HERO)])
    weighed = page._weigh(members(library, "Ana", "Bea"), None)
    assert (weighed.do, weighed.words) == (None, "They are already taking part.")
    before = window.undo_stack.index()
    page.add(members(library, "Ana"))
    assert window.undo_stack.index() == before, "nobody has come"
    page._weigh(members(library, "Ana", "Cid"), None).do()
    assert (names(library, encounter)[-1], names(library, encounter).count("Ana")) == ("Cid", 1)
    assert [entry.name for entry in page.pane.who.roster.entries] == ["Cid"], "who has come in is chosen"
    window.undo()
    assert "Cid" not in names(library, encounter)


def test_of_a_party_those_come_who_play_by_the_rules_of_the_encounter(
    page: Any, window: MainWindow, library: Library, encounter: int
) -> None:
    guests = library.parties.add(
        Party(name="Guests"),
        [
            Member(name="Cid", system=SYSTEM, sheet=HERO),
            Member(name="Lia", system="tabuleiro", sheet={"vida": 4, "con": 4}),
            Member(name="Dag", system=SYSTEM, sheet=HERO),
        ],
    )
    before = names(library, encounter)
    page.pane.who.party_requested.emit(guests.id)
    assert names(library, encounter) == [*before, "Cid", "Dag"]
    window.undo()
    assert names(library, encounter) == before


def test_they_come_in_before_a_line_and_into_a_wave(page: Any, library: Library, encounter: int) -> None:
    wave = {"when": "round", "number": 3}
    page.entering.add(page.chosen, DropPayload(creatures=(2, 2)), 1, wave)
    entries = library.encounters.entries(encounter)
    assert [(entry.name, entry.count, entry.wave) for entry in entries[:3]] == [
        ("Ana", 1, {}),
        ("Hound", 2, wave),
        ("Bea", 1, {}),
    ]


def test_what_has_begun_or_plays_by_other_rules_takes_nobody(page: Any, window: MainWindow, library: Library) -> None:
    lia = library.parties.add(
        Party(name="Guests"), [Member(name="Lia", system="tabuleiro", sheet={"vida": 4, "con": 4})]
    )
    weighed = page._weigh(members(library, "Lia"), None)
    assert (weighed.do, weighed.words.startswith("Lia plays by ")) == (None, True)
    assert lia.id is not None
    assert page._weigh(DropPayload(status="slow"), None).do is None
    encounter = page.chosen_id
    window.conductor.open_prepared(encounter)
    window.conductor.begin_fight()
    window.conductor.put_away()
    page.reload(encounter)
    weighed = page._weigh(DropPayload(creatures=(1,)), None)
    assert (weighed.do, weighed.words) == (None, "“Stair” has begun: add them in the fight itself.")


def test_beside_all_encounters_they_come_into_a_new_one(page: Any, window: MainWindow, library: Library) -> None:
    below = QPoint(20, page.list.viewport().height() - 4)
    weighed = page._weigh_in_list(DropPayload(creatures=(1, 3, 3)), below)
    assert weighed.words == "Into a new encounter"
    weighed.do()
    made = there(page.chosen)
    assert (made.name, made.system) == ("New encounter", SYSTEM)
    assert [(entry.name, entry.count) for entry in library.encounters.entries(there(made.id))] == [
        ("Guard", 1),
        ("Wisp", 2),
    ]
    window.undo()
    assert library.encounters.get(there(made.id)) is None
    ana, _ = library.parties.members(there(library.parties.all()[0].id))[:2]
    page._weigh_in_list(DropPayload(creatures=(1,), members=(there(ana.id),)), below).do()
    entries = library.encounters.entries(there(there(page.chosen).id))
    assert {(entry.name, entry.member_id) for entry in entries} == {("Guard", None), (ana.name, ana.id)}
