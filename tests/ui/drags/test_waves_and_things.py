"""Lines of a roster dragged into another wave, and things onto the members who get them: by mouse and by keys."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QWidget

from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from models.storage.store import twin
from tests.ui.drags.world import (
    CTRL,
    STAIR,
    World,
    calm,
    creature,
    grip,
    keys,
    member,
    of,
    over_tab,
    shelf,
    tray_line,
    two_creatures,
)
from ui.dnd.payload import DropPayload
from ui.encounter.prepare.roster_model import HEADING_HEIGHT
from ui.navigation.tabs import ENCOUNTER, PARTY
from ui.widgets.picker import Picker

THIRD = {"when": "round", "number": 3}
HERO = {"pv": 40, "pm": 10, "fue": 5, "agi": 5, "vit": 5, "men": 5, "de": 0, "dm": 0}
POTION = {"id": "potion", "name": "Poción", "qty": 2, "heal": "2d"}
ONLY = Qt.KeyboardModifier.ShiftModifier | CTRL


def on_row(world: World, view: QAbstractItemView, name: str) -> Callable[[], QWidget]:
    def choose() -> QWidget:
        world.row(view, name)
        return view

    return choose


def waves(world: World) -> list[tuple[str, dict[str, Any]]]:
    return [(entry.name, entry.wave) for entry in world.library.encounters.entries(STAIR)]


def groups(world: World) -> list[tuple[str, str]]:
    return [(entry.name, entry.group) for entry in world.library.encounters.entries(STAIR)]


def test_a_line_let_go_on_one_of_another_time_enters_with_it(world: World) -> None:
    library = world.library
    ogre, troll = library.encounters.entries(STAIR)
    library.encounters.save_entries([twin(troll, wave=THIRD)])
    world.window.show_tab(ENCOUNTER)
    world.prepare.reload(STAIR)
    before, roster = waves(world), world.roster
    place = world.row(roster, "Ogre")
    target = of(roster, lambda: roster.body_of(1).center())
    world.hand.carry(roster.viewport(), place, target)
    assert waves(world) == [("Troll", THIRD), ("Ogre", THIRD)]
    calm(world)
    world.window.undo_stack.undo()
    assert waves(world) == before

    world.row(roster, "Troll")
    world.carry_by_keys(roster, on_row(world, roster, "Ogre"))
    assert waves(world) == [("Ogre", {}), ("Troll", {})]
    world.window.undo_stack.undo()
    assert waves(world) == before
    # Whoever comes from elsewhere enters with the line that it is let go on, too.
    start, place = creature("Wisp")(world)
    end = of(roster, lambda: roster.body_of(1).center())
    world.hand.carry(start, place, over_tab(world, ENCOUNTER), end)
    assert ("Wisp", THIRD) in waves(world)
    calm(world)
    world.window.undo_stack.undo()
    assert waves(world) == before
    keys(creature("Wisp"), ENCOUNTER, lambda world: world.roster, "Troll")(world)
    assert ("Wisp", THIRD) in waves(world)
    world.window.undo_stack.undo()
    assert waves(world) == before
    assert {ogre.id, troll.id} == {entry.id for entry in library.encounters.entries(STAIR)}
    # A group is joined in the same way, and nobody leaves one for being put beside somebody of none.
    library.encounters.save_entries([twin(ogre, group="Pack"), twin(troll, wave={})])
    world.prepare.reload(STAIR)
    world.row(roster, "Troll")
    world.carry_by_keys(roster, on_row(world, roster, "Ogre"))
    assert groups(world) == [("Ogre", "Pack"), ("Troll", "Pack")]
    world.window.undo_stack.undo()
    assert groups(world) == [("Ogre", "Pack"), ("Troll", "")]
    place = world.row(roster, "Ogre")
    target = of(roster, lambda: roster.body_of(1).center())
    world.hand.carry(roster.viewport(), place, target)
    assert ("Ogre", "Pack") in groups(world)


def test_a_line_of_one_group_let_go_on_one_of_another_goes_over_to_it(world: World) -> None:
    library, roster = world.library, world.roster
    ogre, troll = library.encounters.entries(STAIR)
    library.encounters.save_entries([twin(ogre, group="Pack"), twin(troll, group="Herd")])
    world.window.show_tab(ENCOUNTER)
    world.prepare.reload(STAIR)
    before = groups(world)
    world.hand.carry(roster.viewport(), world.row(roster, "Ogre"), of(roster, lambda: roster.body_of(1).center()))
    assert groups(world) == [("Troll", "Herd"), ("Ogre", "Herd")]
    calm(world)
    world.window.undo_stack.undo()
    assert groups(world) == before
    # In a gap it is put in order alone.
    world.hand.carry(roster.viewport(), world.row(roster, "Ogre"), edge(world, 1, below=True))
    assert groups(world) == [("Troll", "Herd"), ("Ogre", "Pack")]


def test_a_line_let_go_where_nothing_comes_of_it_hears_why(world: World) -> None:
    library, roster = world.library, world.roster
    ogre, troll = library.encounters.entries(STAIR)
    world.window.show_tab(ENCOUNTER)

    def told(group: str, carried: EncounterEntry) -> tuple[bool, str]:
        library.encounters.save_entries([twin(ogre, group=group), twin(troll, group=group)])
        world.prepare.reload(STAIR)
        upper = roster.body_of(1).center() - QPoint(0, 1)
        answer = world.prepare.pane.who.drops._weigh(DropPayload(entries=(carried.id or 0,)), upper)
        assert answer is not None
        return answer.do is not None, answer.words

    assert told("", ogre) == (False, "Already beside Troll, who has no group to share")
    assert told("Pack", ogre) == (False, "Already beside Troll, in the same group")
    assert told("", troll) == (False, "")


def heading(world: World, row: int) -> Any:
    roster = world.roster
    return of(roster, lambda: QPoint(60, roster.visualRect(roster.rows.index(row, 0)).top() + HEADING_HEIGHT // 2))


def edge(world: World, row: int, *, below: bool = False) -> Any:
    """Close to the upper or lower edge of a line: the gap there."""
    body = world.roster.body_of
    return of(world.roster, lambda: QPoint(60, body(row).bottom() - 3 if below else body(row).top() + 3))


def test_headings_of_waves_are_places_and_a_gap_is_of_the_wave_that_stands_there(world: World) -> None:
    library, roster = world.library, world.roster
    ogre, troll = library.encounters.entries(STAIR)
    world.window.show_tab(ENCOUNTER)
    assert [roster.heading(row) for row in (0, 1)] == ["", ""]
    library.encounters.add_creatures(STAIR, [1])
    *_, bat = library.encounters.entries(STAIR)
    library.encounters.save_entries([twin(troll, wave=THIRD, group="Pack"), twin(bat, wave={**THIRD, "name": "Moon"})])
    world.prepare.reload(STAIR)
    world.window.resize(1366, 1000)
    moon = {**THIRD, "name": "Moon"}
    before = waves(world)
    assert before == [("Ogre", {}), ("Troll", THIRD), ("Bat", moon)]
    assert [roster.heading(row) for row in range(3)] == [
        "There from the start",
        "Enters in round 3",
        "Moon · enters in round 3",
    ]
    for start, target, after in (
        ("Ogre", heading(world, 1), [("Ogre", THIRD), ("Troll", THIRD), ("Bat", moon)]),
        ("Ogre", heading(world, 2), [("Troll", THIRD), ("Ogre", moon), ("Bat", moon)]),
        ("Bat", heading(world, 0), [("Bat", {}), ("Ogre", {}), ("Troll", THIRD)]),
        ("Bat", edge(world, 0, below=True), [("Ogre", {}), ("Bat", {}), ("Troll", THIRD)]),
        ("Bat", edge(world, 1), [("Ogre", {}), ("Bat", THIRD), ("Troll", THIRD)]),
        ("Ogre", edge(world, 2, below=True), [("Troll", THIRD), ("Bat", moon), ("Ogre", moon)]),
    ):
        place = world.row(roster, start)
        world.hand.carry(roster.viewport(), place, target)
        assert waves(world) == after, start
        assert ("Troll", "Pack") in groups(world)
        assert sum(group == "Pack" for _, group in groups(world)) == 1
        calm(world)
        world.window.undo()
        assert waves(world) == before
    # All under a heading are chosen by it, and taken along; below the lines is the last wave.
    library.encounters.save_entries([twin(ogre, wave=THIRD)])
    world.prepare.reload(STAIR)
    start = heading(world, 0).where()
    place = roster.viewport().mapFrom(world.window, start)
    QTest.mouseClick(roster.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert [entry.name for entry in roster.entries] == ["Ogre", "Troll"]
    last = of(roster, lambda: QPoint(60, roster.viewport().height() - 4))
    world.hand.carry(roster.viewport(), place, last)
    assert world.hand.words == "2 lines"
    assert waves(world) == [("Bat", moon), ("Ogre", moon), ("Troll", moon)]
    world.window.undo()
    assert waves(world) == [("Ogre", THIRD), ("Troll", THIRD), ("Bat", moon)]


def test_whoever_comes_from_elsewhere_enters_with_the_wave_on_whose_heading_it_is_let_go(world: World) -> None:
    _, troll = world.library.encounters.entries(STAIR)
    world.library.encounters.save_entries([twin(troll, wave=THIRD)])
    before = waves(world)
    for pick, who in (
        (creature("Wisp"), ["Wisp"]),
        (two_creatures, ["Bat", "Wisp"]),
        (tray_line, ["Wisp"]),
        (member("Ana"), ["Ana"]),
        (grip, ["Ana", "Bea"]),
        (shelf("folder", "Caves"), ["Bat", "Moth"]),
    ):
        world.prepare.reload(STAIR)
        start, place = pick(world)
        world.hand.carry(start, place, over_tab(world, ENCOUNTER), heading(world, 1))
        assert waves(world) == [("Ogre", {}), *((name, THIRD) for name in who), ("Troll", THIRD)]
        calm(world)
        world.window.undo()
        assert waves(world) == before
        keys(pick, ENCOUNTER, lambda world: world.roster, "Troll")(world)
        assert waves(world) == [*before, *((name, THIRD) for name in who)]
        world.window.undo()
        assert waves(world) == before


def has(world: World) -> list[dict[str, int]]:
    members = world.library.parties.members(3)
    return [{row["name"]: row["qty"] for row in candidate.sheet.get("items", ())} for candidate in members]


def test_things_of_members_and_spoils_are_handed_on(world: World) -> None:
    library = world.library
    library.parties.add(
        Party(name="Hall", notes="Gate: Rope × 2, Elixir\nowed: Rope"),
        [
            Member(name="Dan", system="fantasia", sheet={**HERO, "items": [POTION]}),
            Member(name="Eva", system="fantasia", sheet=HERO),
        ],
    )
    fight = library.encounters.add(
        Encounter(name="Gate", system="fantasia", party_id=3), [EncounterEntry(name="Dan", side="party", sheet=HERO)]
    )
    with library.store.write() as connection:
        connection.exec_driver_sql(
            "INSERT INTO fight (encounter_id, script, members, marks, waves, cursor, played, put_away, ending)"
            " VALUES (?, '{}', '{}', '{}', '[]', 0, 1, 0, ?)",
            (fight.id, '{"note": "Gate: Rope × 2, Elixir", "members": []}'),
        )
        connection.exec_driver_sql("UPDATE encounter SET outcome = '{\"round\": 1}' WHERE id = ?", (fight.id,))
    world.window.show_tab(PARTY)
    world.party.reload()
    world.party.bar.bring_out(3)
    world.party.reload()
    world.party.view.setFocus()
    QTest.keyClick(world.party.view, Qt.Key.Key_T, ONLY)
    things = world.party.things
    told = [things.model.index(row, 0).data() for row in range(things.model.rowCount())]
    assert told == ["Rope × 2 · spoils, nobody’s yet", "Elixir · spoils, nobody’s yet", "Poción × 2 · Dan"]

    def onto(name: str) -> Any:
        view = world.party.view
        row = [card.name for card in world.party.cards.rows].index(name)
        return of(view, lambda: view.visualRect(world.party.cards.index(row, 0)).center())

    before = has(world), library.parties.get(3).notes  # type: ignore[union-attr]
    world.hand.carry(things.list.viewport(), world.row(things.list, "Poción"), onto("Eva"))
    assert has(world) == [{"Poción": 1}, {"Poción": 1}]
    assert world.hand.words == "Poción"
    world.hand.carry(things.list.viewport(), world.row(things.list, "Rope"), onto("Dan"))
    assert has(world) == [{"Poción": 1, "Rope": 1}, {"Poción": 1}]
    assert library.parties.get(3).notes == "Gate: Rope, Elixir\nowed: Rope"  # type: ignore[union-attr]
    calm(world)

    world.row(things.list, "Elixir")
    world.carry_by_keys(things.list, on_row(world, world.party.view, "Eva"))
    world.row(things.list, "Poción")
    things.list.setFocus()
    QTest.keyClick(things.list, Qt.Key.Key_Return)
    [picker] = [candidate for candidate in world.window.findChildren(Picker) if candidate.isVisible()]
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    assert has(world)[1] == {"Poción": 2, "Elixir": 1}
    assert "Poción" not in has(world)[0]
    for _ in range(4):
        world.window.undo_stack.undo()
    assert (has(world), library.parties.get(3).notes) == before  # type: ignore[union-attr]
    # In a list of a fight a thing says where it belongs.
    world.hand.carry(
        things.list.viewport(),
        world.row(things.list, "Rope"),
        over_tab(world, ENCOUNTER),
        of(world.roster, lambda: QPoint(60, 10)),
    )
    assert [entry.name for entry in library.encounters.entries(STAIR)] == ["Ogre", "Troll"]
    calm(world)
