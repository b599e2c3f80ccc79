"""A system whose words are in memory and whose pools do not all begin full, from its sheet to the party's books."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoStack
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from rules.system import registry
from tests.there import there
from tests.ui.encounter.conftest import GameTable
from tests.ui.settling import settle
from tests.ui.windows import shown_window
from ui.bestiary.forms.field_editors import gloss_of
from ui.bestiary.stat_block.data import of_creature, of_member
from ui.edits.core import Edits
from ui.navigation.tabs import ENCOUNTER
from ui.party.cards import card_of
from ui.party.pool_entry import TypedPools
from ui.players.seat_sheet import SeatSheets
from ui.session.dice_rollers import TABLE
from ui.session.view.stage import StageMaker

SYSTEM = "lantern"
SHEET = {"hp": 10, "ward": 8, "light": 3}


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Lantern is found as any installed system is."""
    point = EntryPoint(SYSTEM, "tests.lantern:LANTERN", registry.GROUP)
    known = {**registry.points(), SYSTEM: point}
    monkeypatch.setattr(registry, "points", lambda: known)
    yield
    registry.of_point.cache_clear()


@pytest.fixture
def member(library: Library) -> Member:
    """Iva, of whom nothing is kept yet."""
    party = library.parties.add(Party(name="The Lamps"), [Member(name="Iva", system=SYSTEM, sheet=SHEET)])
    (iva,) = library.parties.members(party.id)
    return iva


@pytest.fixture
def prepared(library: Library, member: Member) -> int:
    """Iva against two moths."""
    entries = [
        EncounterEntry(name="Iva", side="party", member_id=member.id),
        EncounterEntry(name="Moth", side="foes", count=2, sheet={**SHEET, "hp": 4}),
    ]
    return there(library.encounters.add(Encounter(name="The ford", system=SYSTEM, seed=3), entries).id)


@pytest.fixture
def table(qtbot: QtBot, library: Library, prepared: int, tmp_path: Path) -> GameTable:
    """The fight before it begins; all dice are on the table."""
    made = GameTable(shown_window(qtbot, library, tmp_path, ENCOUNTER), library)
    assert made.conductor.open_prepared(prepared)
    made.all_by(TABLE)
    return made


def test_its_form_and_its_fight_say_what_the_texts_say(table: GameTable) -> None:
    tab = table.window.bestiary
    tab.remembered.choose_system(SYSTEM)
    tab.new_creature()
    form = there(tab.detail.form.sheet_form)
    assert gloss_of(form.editors["ward"].field) == "A light that a Prayer puts around you."
    tab.detail.close_form()
    table.type(" ")
    for face in (6, 5, 4):
        table.type(f"{face}\n")
    table.type(f"a{table.key_of('moth-a')}\n")
    assert "Blow" in table.page.stage.question._title.text()
    table.type("3\n")
    assert table.page.stage.question._title.text() == "Moth A: Dodge the blow of …?"
    table.type("1")
    rows = {row.id: row for row in table.page.views.view().rows}
    assert [(chip.text, chip.timer) for chip in rows["iva"].chips] == [("Action 0/1", "0/1")]
    assert [(chip.text, chip.timer) for chip in rows["moth-a"].chips] == [("Reaction 0/1", "0/1")]
    assert "What it can do in a turn." in rows["iva"].chips[0].tip
    assert StageMaker(table.conductor).mark_words(table.of("iva")) == ["Action 0/1"]
    refused = table.conductor.refusal_of({"do": "act", "actor": "iva", "action": "strike", "targets": ["moth-a"]})
    assert refused is not None
    assert table.conductor.sentence(refused) == "Iva has no Action left."


def test_a_fight_begins_with_what_the_pool_says(table: GameTable) -> None:
    assert {id: dict(combatant.pools) for id, combatant in table.fight.combatants.items()} == {
        "iva": {"hp": 10, "ward": 0},
        "moth-a": {"hp": 4, "ward": 0},
        "moth-b": {"hp": 4, "ward": 0},
    }
    row = next(row for row in table.page.views.view().rows if row.id == "iva")
    assert [(pool.id, pool.value, pool.maximum) for pool in row.pools] == [("hp", 10, 10), ("ward", 0, 8)]


def numbers(table: GameTable) -> dict[str, tuple[str, str]]:
    """The numbers that are shown of Iva, each with what it usually is."""
    maker = StageMaker(table.conductor)
    return {figure.stat: (figure.value, figure.usual) for figure in maker.figures(table.of("iva"))}


def test_a_number_may_be_shown_only_while_it_is_another(table: GameTable) -> None:
    command = table.conductor.command
    assert numbers(table) == {"light": ("3", "")}
    command({"do": "condition", "actor": "iva", "status": "dazzled"})
    assert numbers(table) == {"light": ("1", "3")}
    command({"do": "condition", "actor": "iva", "status": "shaken"})
    assert numbers(table) == {"light": ("1", "3"), "guard": ("1", "2")}
    command({"do": "lift", "actor": "iva", "status": "shaken"})
    assert numbers(table) == {"light": ("1", "3")}


def test_a_ruling_on_the_sheet_shows_its_number_until_the_sheet_is_as_it_was(table: GameTable) -> None:
    table.conductor.command({"do": "set", "actor": "iva", "stat": "guard", "value": 5})
    assert numbers(table) == {"light": ("3", ""), "guard": ("5", "")}
    written = SeatSheets().sheet(
        table.fight, registry.system(SYSTEM), table.of("iva"), table.conductor.own_sheet(table.of("iva")), "en"
    )
    assert [figure["label"] for figure in written["figures"]] == ["Light", "Guard"]
    table.conductor.command({"do": "set", "actor": "iva", "stat": "guard", "value": 2})
    assert numbers(table) == {"light": ("3", "")}
    table.conductor.command({"do": "set", "actor": "iva", "sheet": {**SHEET, "guard": 7}})
    assert numbers(table) == {"light": ("3", "")}, "a whole sheet is its own"
    for _ in range(2):
        table.conductor.undo()
    assert numbers(table) == {"light": ("3", ""), "guard": ("5", "")}


def test_the_prepared_page_says_what_it_begins_with(
    qtbot: QtBot, library: Library, prepared: int, tmp_path: Path
) -> None:
    page = shown_window(qtbot, library, tmp_path, ENCOUNTER).encounter.prepare
    page.reload(prepared)
    who = page.pane.who
    assert all(standing.words == () for standing in who.roster.standing.values())
    life = there(who.roster.standing[there(library.encounters.entries(prepared)[1].id)].life)
    assert life.words == "Hit Points 4/4"
    who.roster.selectAll()
    who.roster.setCurrentIndex(who.roster.model().index(1, 0))
    settle()
    ward = who.card.pools["ward"]
    assert ward.specialValueText() == "0 (sheet)"
    ward.setValue(5)
    assert library.encounters.entries(prepared)[1].pools == {"ward": 5}
    ward.setValue(0)
    assert library.encounters.entries(prepared)[1].pools == {}


def test_a_party_keeps_only_what_differs_from_a_beginning(library: Library, member: Member) -> None:
    (ward,) = (bar for bar in card_of(member).pools if bar.id == "ward")
    assert (ward.value, ward.maximum) == (0, 8)
    assert of_member(member).pools == {"hp": 10, "ward": 0}
    party = QObject()
    typed = TypedPools(library, Edits(QUndoStack(party)), lambda: [there(member.id)], party)
    for text, kept in (
        ("+5w", {"ward": 5}),
        ("-2w", {"ward": 3}),
        ("+9w", {"ward": 8}),
        ("-8w", {}),
        ("-1h", {"hp": 9}),
    ):
        for sign in text:
            assert typed.take(sign)
        assert typed.do()
        assert there(library.parties.member(there(member.id))).pools == kept


def test_a_creature_shows_what_it_begins_with_of_what_it_can_bear(library: Library) -> None:
    (moth,) = library.creatures.add([Creature(name="Moth", system=SYSTEM, sheet=SHEET)])
    shown = of_creature(moth)
    assert (shown.pools, shown.full_pools) == ({"hp": 10, "ward": 0}, {"hp": 10, "ward": 8})


def test_a_ruled_rest_takes_what_a_fight_begins_without(library: Library, member: Member) -> None:
    member.pools = {"hp": 3, "ward": 5}
    (forecast,) = library.rests.by_ruling([member])
    assert forecast.regained == {"hp": 7, "ward": -5}
    assert there(forecast.after).pools == {}
