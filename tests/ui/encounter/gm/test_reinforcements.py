"""Reinforcements by keys: so many as were named, each with a place on the board where there is one."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from rules.board.geometry import distance
from tests.ui.encounter.conftest import GUARD, SYSTEM, GameTable
from ui.dnd.payload import DropPayload
from ui.odds.branches import copied
from ui.session.dice_rollers import APP, TABLE
from ui.session.reinforcements import bring_in
from ui.shell.log_files import script_of
from ui.shell.main_window import MainWindow

PIECE = {"vida": 9, "con": 6, "per": 2, "acao": 5}
LARGE = {"pv": 20, "de": 8, "dm": 7, "mo": 6, "agi": 9, "size": 2}


def send(table: GameTable, words: str) -> None:
    table.window.menus.by_name["reinforce"].trigger()
    picker = table.page.card
    assert picker is not None
    QTest.keyClicks(picker.line, words)
    QTest.keyClick(picker.line, Qt.Key.Key_Return)


def go_apart(table: GameTable, library: Library, prepared: int, *, as_copy: bool) -> int:
    """Begins a prepared fight and opens a copy or a branch of it; the app rolls. The id of that."""
    conductor = table.conductor
    conductor.open_prepared(prepared)
    table.all_by(APP)
    conductor.begin_fight()
    if as_copy:
        apart = copied(library, prepared, "The disaster", [{"do": "begin"}])
    else:
        apart = library.branches.add(prepared, conductor.steps_done, "What if")
    conductor.put_away()
    conductor.resume(apart)
    table.all_by(APP)
    return apart


@pytest.fixture
def on_board(window: MainWindow, library: Library) -> GameTable:
    made = library.encounters.add(
        Encounter(
            name="The mud",
            system="tabuleiro",
            seed=3,
            board={"width": 8, "height": 8, "blocked": [[5, 2], [4, 3]]},
        ),
        [
            EncounterEntry(name="Lia", side="party", sheet={**PIECE, "per": 9}, cells=[[1, 6]]),
            EncounterEntry(name="Orc", side="foes", sheet=PIECE, cells=[[5, 3]]),
        ],
    )
    table = GameTable(window, library)
    window.conductor.open_prepared(made.id or 0)
    table.all_by(APP)
    window.conductor.begin_fight()
    library.creatures.add([Creature(name="Sentry", system="tabuleiro", sheet=PIECE)])
    library.parties.add(Party(name="The Lanterns"), [Member(name="Zoe", system="tabuleiro", sheet=PIECE)])
    return table


def cells(table: GameTable, prefix: str) -> list[Any]:
    return [item.cell for id, item in table.fight.combatants.items() if id.startswith(prefix)]


def test_a_number_behind_the_name_is_how_many_join(begun: GameTable, library: Library) -> None:
    library.creatures.add([Creature(name="Sentry", system=SYSTEM, sheet=GUARD)])
    send(begun, "sent 2")
    assert [id for id in begun.fight.combatants if id.startswith("sentry")] == ["sentry-a", "sentry-b"]
    send(begun, "sent 0")
    assert len([id for id in begun.fight.combatants if id.startswith("sentry")]) == 3
    assert cells(begun, "sentry") == [None, None, None]


def test_everybody_who_joins_stands_near_its_side(on_board: GameTable) -> None:
    send(on_board, "sent 3")
    assert cells(on_board, "sentry") == [(6, 3), (5, 4), (5, 1)]
    assert set(on_board.page.board.scene.pieces) == {"lia", "orc", "sentry-a", "sentry-b", "sentry-c"}
    send(on_board, "zoe")
    assert distance(on_board.fight.combatants["zoe"].cell, (1, 6)) == 1
    assert on_board.fight.combatants["zoe"].side == "party"


def test_who_is_dropped_on_the_order_gets_a_cell_too(on_board: GameTable, library: Library) -> None:
    sentry = library.creatures.rows("Sentry")[0].id
    on_board.page.drops.join(DropPayload((sentry,), ()))
    assert cells(on_board, "sentry") == [(6, 3)]


def test_a_side_that_was_not_there_comes_in_far_from_the_others(on_board: GameTable) -> None:
    given = [{"name": "Crow", "side": "neutral", "sheet": PIECE}]
    on_board.conductor.commands(on_board.conductor.current_fight.join_commands(given))
    crow = on_board.fight.combatants["crow"].cell
    others = [item.cell for id, item in on_board.fight.combatants.items() if id != "crow"]
    assert min(distance(crow, other) for other in others) == 7


def test_a_full_board_lets_the_last_ones_join_beside_it(on_board: GameTable) -> None:
    send(on_board, "sent 61")
    placed = cells(on_board, "sentry")
    assert len(placed) == 61
    assert placed.count(None) == 1
    assert len(set(placed)) == 61
    assert placed[-1] is None


def test_a_large_one_gets_all_the_cells_that_it_covers(window: MainWindow, library: Library) -> None:
    made = library.encounters.add(
        Encounter(
            name="Large", system="fantasia", seed=3, board={"width": 5, "height": 5}, options={"miniatures": True}
        ),
        [EncounterEntry(name="Ogre", side="foes", sheet=LARGE, cells=[[0, 0]])],
    )
    table = GameTable(window, library)
    window.conductor.open_prepared(made.id or 0)
    table.all_by(APP)
    library.creatures.add([Creature(name="Troll", system="fantasia", sheet=LARGE)])
    send(table, "troll 4")
    assert sorted(cells(table, "troll"), key=str) == sorted([(2, 0), (0, 2), (2, 2), None], key=str)


def test_a_member_who_joins_is_called_by_name_before_the_dice_and_keeps_what_becomes_of_it(
    begun: GameTable, library: Library
) -> None:
    party = library.parties.add(Party(name="The Lanterns"), [Member(name="Zoe", system="fantasia", sheet=LARGE)])
    made = library.encounters.add(
        Encounter(name="The mud", system="fantasia", seed=3),
        [EncounterEntry(name="Orc", side="foes", sheet={**LARGE, "pex": 30})],
    )
    conductor = begun.conductor
    conductor.open_prepared(made.id or 0)
    begun.all_by(APP)
    conductor.begin_fight()
    conductor.rollers.set("party", TABLE)
    send(begun, "zoe")
    question = begun.page.stage.question
    assert conductor.open_question is not None, "her dice lie on the table"
    assert question.accessibleName().startswith("Zoe")
    conductor.questions.roll_rest()
    conductor.command({"do": "damage", "actor": "zoe", "amount": 4})
    conductor.command({"do": "damage", "actor": "orc", "amount": 99})
    begun.window.menus.by_name["reinforce"].trigger()
    assert begun.page.card is not None
    begun.page.card.line.setText("zoe")
    assert begun.page.card.nothing.isVisibleTo(begun.page.card), "who is there does not come again"
    begun.page.card.close()
    conductor.command({"do": "end"})
    (zoe,) = library.parties.members(party.id)
    assert zoe.pools["pv"] == LARGE["pv"] - 4
    assert zoe.gains == {"xp": 30}


@pytest.mark.parametrize("way", ["dropped", "as a wave", "dropped on a copy"])
def test_a_member_who_joins_a_branch_or_a_copy_keeps_nothing_of_it(
    begun: GameTable, library: Library, way: str
) -> None:
    party = library.parties.add(Party(name="The Lanterns"), [Member(name="Zoe", system="fantasia", sheet=LARGE)])
    (before,) = library.parties.members(party.id)
    assert before.id is not None
    entries = [EncounterEntry(name="Orc", side="foes", sheet={**LARGE, "pex": 30})]
    if way == "as a wave":
        wave = {"when": "word", "number": 1}
        entries.append(EncounterEntry(name="Zoe", side="party", member_id=before.id, sheet=LARGE, wave=wave))
    made = library.encounters.add(Encounter(name="The mud", system="fantasia", seed=3), entries)
    conductor = begun.conductor
    branch = go_apart(begun, library, made.id or 0, as_copy=way == "dropped on a copy")
    assert "zoe" not in begun.fight.combatants
    if way.startswith("dropped"):
        begun.page.drops.join(DropPayload(members=(before.id,)))
    else:
        bring_in(conductor, [0])
    assert begun.of("zoe").pools["pv"] == LARGE["pv"]
    conductor.put_away()
    conductor.resume(branch)
    conductor.command({"do": "damage", "actor": "zoe", "amount": 4})
    conductor.command({"do": "damage", "actor": "orc", "amount": 99})
    conductor.command({"do": "end"})
    assert begun.fight.phase == "ended"
    (after,) = library.parties.members(party.id)
    assert (after.pools, after.gains) == (before.pools, before.gains)


@pytest.mark.parametrize("way", ["branch", "copy"])
def test_a_member_of_a_branch_or_a_copy_joins_it_no_second_time(begun: GameTable, library: Library, way: str) -> None:
    party = library.parties.add(
        Party(name="The Lanterns"), [Member(name=name, system="fantasia", sheet=LARGE) for name in ("Zoe", "Kira")]
    )
    zoe, kira = (member.id for member in library.parties.members(party.id))
    assert zoe is not None
    assert kira is not None
    entries = [
        EncounterEntry(name="Zoe", side="party", member_id=zoe, sheet=LARGE),
        EncounterEntry(name="Orc", side="foes", sheet=LARGE),
    ]
    made = library.encounters.add(Encounter(name="The mud", system="fantasia", seed=3), entries)
    apart = go_apart(begun, library, made.id or 0, as_copy=way == "copy")
    conductor = begun.conductor
    for _ in range(2):
        begun.page.drops.join(DropPayload(members=(zoe, kira)))
        assert sorted(combatant.name for combatant in begun.fight.combatants.values()) == ["Kira", "Orc", "Zoe"]
    assert conductor.current_fight.members_here() == {zoe, kira}
    assert not any("member" in command for command in script_of(conductor)["commands"]), "a script knows no library"
    conductor.put_away()
    conductor.resume(apart)
    assert conductor.current_fight.members_here() == {zoe, kira}, "over a restart too"
    begun.page.drops.join(DropPayload(members=(kira,)))
    assert sorted(combatant.name for combatant in begun.fight.combatants.values()) == ["Kira", "Orc", "Zoe"]
    again = library.branches.add(apart, conductor.steps_done, "What if again")
    conductor.put_away()
    conductor.resume(again)
    assert conductor.current_fight.members_here() == {zoe, kira}, "in a branch of it too"
    conductor.undo()
    assert conductor.current_fight.members_here() == {zoe}


@pytest.mark.parametrize("way", ["branch", "copy"])
def test_members_whose_names_got_a_letter_are_known_in_a_branch_or_a_copy(
    begun: GameTable, library: Library, way: str
) -> None:
    party = library.parties.add(Party(name="The Lanterns"), [Member(name="Zoe", system="fantasia", sheet=LARGE)])
    (zoe,) = (member.id or 0 for member in library.parties.members(party.id))
    entries = [
        EncounterEntry(name="Zoe", side="foes", count=2, sheet=LARGE),
        EncounterEntry(name="Zoe", side="party", member_id=zoe, sheet=LARGE),
    ]
    made = library.encounters.add(Encounter(name="The mirror", system="fantasia", seed=3), entries)
    go_apart(begun, library, made.id or 0, as_copy=way == "copy")
    conductor = begun.conductor
    assert conductor.current_fight.members_here() == {zoe}
    begun.page.drops.join(DropPayload(members=(zoe,)))
    assert sorted(combatant.name for combatant in begun.fight.combatants.values()) == ["Zoe A", "Zoe B", "Zoe C"]
