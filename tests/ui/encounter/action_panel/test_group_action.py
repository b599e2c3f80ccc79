"""A group shares its roll and acts as one: one command, each by the ordinary rules, one key takes all of it back."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from rules.board.geometry import distance
from rules.engine.join_commands import ALONG
from tests.ui.encounter.conftest import APP, GUARD, HERO, GameTable
from tests.ui.encounter.standing import SHEETS
from tests.ui.session.playing import duel
from ui.encounter.action_panel.group_action import _in_turn, followers, groups, offered_to_group
from ui.session.command_runner import Planned
from ui.session.dice_rollers import TABLE
from ui.shell.main_window import MainWindow
from ui.widgets.labels import Label

AS_ONE = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
STRIKE = {"do": "act", "action": "attack", "targets": ["ana"]}
SURE = {**GUARD, "acc": 250, "spd": 30}


@pytest.fixture
def pack(window: MainWindow, library: Library) -> GameTable:
    """Three guards who share their roll, in their first one's turn, before Ana."""
    entries = [
        EncounterEntry(name="Ana", side="party", sheet={**HERO, "spd": 1}),
        EncounterEntry(name="Guard", side="foes", count=3, sheet=SURE),
    ]
    kept = library.encounters.add(
        Encounter(name="Pack", system="ffrpg", seed=4, options={"group_initiative": True}), entries
    )
    table = GameTable(window, library)
    assert window.conductor.open_prepared(kept.id or 0)
    table.all_by(APP)
    table.type("  ")
    assert table.fight.active == "guard-a"
    return table


def acts(table: GameTable) -> list[tuple[Any, Any]]:
    """Who has done something, and to whom."""
    journal = table.conductor.current_fight.service.journal
    done = [entry.command for entry in journal.entries[: journal.cursor] if entry.command["do"] == "act"]
    return [(command["actor"], tuple(command["targets"])) for command in done]


def attack_as_one(table: GameTable) -> None:
    table.type(f"a{table.key_of('ana')}")
    table.window.menus.by_name["as_one"].trigger()
    QApplication.processEvents()


def test_a_group_that_shares_its_roll_attacks_in_three_keys_and_one_takes_it_back(pack: GameTable) -> None:
    faces = {item.generated for id, item in pack.fight.combatants.items() if id != "ana"}
    assert len(faces) == 1
    steps, hp = pack.conductor.steps_done, pack.fight.combatants["ana"].pools["hp"]
    attack_as_one(pack)
    assert acts(pack) == [(f"guard-{item}", ("ana",)) for item in "abc"]
    assert pack.fight.active == "guard-c"
    hits = [fact for fact in pack.conductor.log() if fact["kind"] == "attack"]
    assert [fact["actor"] for fact in hits] == ["guard-a", "guard-b", "guard-c"]
    assert pack.fight.combatants["ana"].pools["hp"] < hp
    pack.window.undo()
    assert (pack.conductor.steps_done, pack.fight.active) == (steps, "guard-a")
    assert pack.fight.combatants["ana"].pools["hp"] == hp
    pack.window.redo()
    assert (len(acts(pack)), pack.fight.active) == (3, "guard-c")


def test_the_dice_of_a_group_are_typed_as_one_list(pack: GameTable) -> None:
    pack.conductor.rollers.set("foes", TABLE)
    attack_as_one(pack)
    assert pack.question().faces == 100
    entry = pack.page.stage.question.dice
    for line in ("12 3 34 5 56 7 8", "34 5 56 7 8", "56 7 8"):
        if line.startswith("12"):
            pack.type(line)
        assert entry.typed == line, "what is left of one's dice is shown before it is used for another"
        pack.type("\n")
        for _ in range(8):
            QApplication.processEvents()
    assert pack.conductor.open_question is None
    entries = pack.conductor.current_fight.service.journal.entries
    assert [entry.dice for entry in entries if entry.command["do"] == "act"] == [(12, 3), (34, 5), (56, 7)]
    assert "8" in pack.said
    pack.window.undo()
    assert acts(pack) == []


def test_the_damage_of_a_miss_is_no_roll_of_the_next_one_unless_one_takes_it(pack: GameTable) -> None:
    """The 5 typed for damage after a miss hit for Guard B, unseen."""
    pack.conductor.rollers.set("foes", TABLE)
    attack_as_one(pack)
    question = pack.page.stage.question
    pack.type("100 5\n")
    assert pack.question().actor == "guard-b"
    assert question.dice.typed == "5"
    assert question._hint.text() == "Left of the roll before: 5. Enter uses it for Guard B, Backspace lets it go."
    pack.press(Qt.Key.Key_Backspace)
    assert (question.dice.typed, pack.question().actor) == ("", "guard-b")
    assert "Left of" not in question._hint.text()
    pack.type("99 4\n")
    assert (pack.question().actor, question.dice.typed) == ("guard-c", "4")
    pack.type("98")
    assert question.dice.typed == "98", "what is typed takes its place"
    pack.type("\n")
    entries = pack.conductor.current_fight.service.journal.entries
    assert [entry.dice for entry in entries if entry.command["do"] == "act"] == [(100,), (99,), (98,)]


def test_what_is_too_much_of_a_list_is_told_where_nothing_follows(pack: GameTable, qtbot: QtBot) -> None:
    pack.conductor.rollers.set("foes", TABLE)
    pack.type(f"a{pack.key_of('ana')}\n")
    pack.type("12 3 34\n")
    assert pack.conductor.open_question is None
    qtbot.waitUntil(lambda: pack.said == "Nobody asked for these dice: 34.")


def test_what_is_lacking_is_asked_for_before_a_group_does_anything(pack: GameTable) -> None:
    together = pack.window.menus.by_name["as_one"]
    together.trigger()
    assert pack.said.startswith("Prepare an action of the group"), "nothing is prepared"
    pack.type("a")
    assert not pack.page.composer.ready, "nobody is aimed at yet"
    pack.page.stage.say("")
    together.trigger()
    assert (acts(pack), pack.page.composer.action is not None) == ([], True)
    assert pack.said, "it says what is missing"
    pack.type(pack.key_of("ana"))
    together.trigger()
    assert len(acts(pack)) == 3


def test_whoever_is_refused_it_keeps_its_turn_and_the_rest_waits(pack: GameTable) -> None:
    pack.conductor.command({"do": "set", "actor": "ana", "pool": "hp", "value": 1})
    attack_as_one(pack)
    assert acts(pack) == [("guard-a", ("ana",))]
    assert pack.fight.combatants["ana"].state != "active"
    assert pack.fight.active == "guard-b"
    assert pack.said
    pack.window.undo()
    assert (acts(pack), pack.fight.active) == ([], "guard-a")


def test_one_who_cannot_act_is_passed_over(pack: GameTable) -> None:
    pack.conductor.command({"do": "condition", "actor": "guard-b", "status": "sleep"})
    attack_as_one(pack)
    assert [actor for actor, _ in acts(pack)] == ["guard-a", "guard-c"]


def test_one_who_lies_there_and_one_who_falls_in_its_own_turn_do_not_end_the_group(pack: GameTable) -> None:
    pack.conductor.command({"do": "damage", "actor": "guard-b", "amount": 99})
    pack.type(f"a{pack.key_of('ana')}")
    assert followers(pack.fight, pack.conductor.system, "guard-a") == ["guard-c"]
    pack.window.menus.by_name["as_one"].trigger()
    assert [actor for actor, _ in acts(pack)] == ["guard-a", "guard-c"]
    pack.window.undo()
    pack.window.undo()
    given: list[Planned] = [{"do": "leave", "actor": "guard-b", "reason": "fled", ALONG: True}]
    before, command = pack.fight.round, {**STRIKE, "actor": "guard-a"}
    planned = list(_in_turn(pack.conductor.current_fight.service, command, ["guard-b", "guard-c"], lambda _: None))
    pack.conductor.commands([command, planned[0], *given, *planned[1:]])
    assert [actor for actor, _ in acts(pack)] == ["guard-a", "guard-c"], "whoever holds no turn any more is passed over"
    assert pack.fight.round == before


def test_the_action_says_who_would_do_it_too_and_the_party_is_no_group(pack: GameTable) -> None:
    pack.type("a")
    words = [item.text() for item in pack.page.stage.compose.findChildren(Label)]
    assert any("Guard B, Guard C" in word for word in words)
    pack.press(Qt.Key.Key_Escape)
    pack.window.menus.by_name["as_one"].trigger()
    assert "first combatant" in pack.said
    for _ in range(3):
        pack.type(" ")
    assert pack.fight.active == "ana"
    pack.type(f"a{pack.key_of('guard-a')}")
    pack.window.menus.by_name["as_one"].trigger()
    assert "Nobody in its group" in pack.said
    assert acts(pack) == []


def test_those_of_a_side_or_a_kind_are_selected_with_their_fallen_and_without_those_who_left(library: Library) -> None:
    people = [("Ana", "party", HERO), *((f"Guard {letter}", "foes", GUARD) for letter in "ABC"), ("Elf", "foes", GUARD)]
    playing = duel(library, "ffrpg", *people)
    playing.conductor.begin_fight()
    playing.do({"do": "damage", "actor": "guard-a", "amount": 20, "pool": "hp"})
    playing.do({"do": "damage", "actor": "elf", "amount": 35, "pool": "hp"})
    playing.do({"do": "damage", "actor": "guard-b", "amount": 400, "pool": "hp"})
    playing.do({"do": "leave", "actor": "guard-c"})
    found = dict(groups(playing.fight.combatants.values(), playing.conductor.system))
    assert found == {
        "Party": ["ana"],
        "Foes": ["guard-a", "guard-b", "elf"],
        "Foes, at half or less": ["guard-a", "elf"],
        "Guard": ["guard-a", "guard-b"],
    }


def test_who_lies_senseless_in_the_order_is_passed_over(library: Library) -> None:
    wolves = [(f"Wolf {letter}", "foes", SHEETS["fantasia"]) for letter in "ABC"]
    playing = duel(library, "fantasia", *wolves, ("Ana", "party", SHEETS["fantasia"]))
    playing.conductor.begin_fight()
    order = playing.conductor.system.outcome.order
    for late, early in (("wolf-b", "wolf-a"), ("wolf-c", "wolf-b")):
        playing.do({"do": "order", "actor": late, "after": early})
    while playing.fight.active != "wolf-a":
        playing.conductor.next()
    assert followers(playing.fight, playing.conductor.system, "wolf-a") == ["wolf-b", "wolf-c"]
    playing.do({"do": "damage", "actor": "wolf-b", "amount": 999, "pool": playing.conductor.system.vital.id})
    assert "wolf-b" in order(playing.fight)
    assert followers(playing.fight, playing.conductor.system, "wolf-a") == ["wolf-c"]


def test_those_to_whom_it_is_closed_are_not_offered_and_nothing_is_done(window: MainWindow, library: Library) -> None:
    bullies = [(f"Bully {letter}", "foes", SHEETS["fulminato"]) for letter in "AB"]
    entries = [
        EncounterEntry(name=name, side=side, sheet=sheet)
        for name, side, sheet in (*bullies, *((hero, "party", SHEETS["fulminato"]) for hero in ("Ana", "Bea")))
    ]
    kept = library.encounters.add(Encounter(name="Bar", system="fulminato", seed=4), entries)
    table = GameTable(window, library)
    assert window.conductor.open_prepared(kept.id or 0)
    table.all_by(APP)
    table.conductor.begin_fight()
    table.conductor.command({"do": "order", "actor": "bully-b", "after": "bully-a"})
    while (table.fight.round, table.fight.active) != (2, "bully-a"):
        table.conductor.next()
    for held, by in (("bully-a", "ana"), ("bully-b", "bea")):
        table.conductor.command({"do": "condition", "actor": held, "status": "grabbed", "source": by})
    table.page.acting.choose(table.conductor.system.actions["escape"])
    assert "Bully B" in offered_to_group(table.conductor, table.page.composer)
    table.press(Qt.Key.Key_Escape)
    table.conductor.command({"do": "lift", "actor": "bully-b", "status": "grabbed"})
    table.page.acting.choose(table.conductor.system.actions["escape"])
    assert not offered_to_group(table.conductor, table.page.composer)
    table.window.menus.by_name["as_one"].trigger()
    assert (table.said.startswith("Bully B cannot do the same in its turn: "), table.fight.active) == (True, "bully-a")
    assert not [item for item in table.conductor.log() if item["kind"] == "check"]


WALKERS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "tabuleiro": ({"vida": 9, "con": 6, "per": 9, "acao": 5}, {}),
    "fantasia": ({"nv": 1, "pv": 9, "de": 9, "dm": 9}, {"miniatures": True}),
    "fulminato": (SHEETS["fulminato"], {}),
    "ffrpg": (GUARD, {"group_initiative": True}),
}
"""A sheet of each system whose pieces move on a board, and the options with which they do."""


@pytest.mark.parametrize("system", WALKERS)
def test_a_group_that_goes_to_a_cell_gathers_around_it(window: MainWindow, library: Library, system: str) -> None:
    """All were promised the same cell, on which one alone can stand."""
    sheet, options = WALKERS[system]
    entries = [
        EncounterEntry(name="Ana", side="party", sheet=sheet, cells=[[8, 8]]),
        *(
            EncounterEntry(name=f"Wolf {letter.upper()}", group="pack", side="foes", sheet=sheet, cells=[[row, 0]])
            for row, letter in enumerate("abc")
        ),
    ]
    kept = library.encounters.add(
        Encounter(name="Pack", system=system, seed=4, board={"width": 9, "height": 9}, options=options), entries
    )
    table = GameTable(window, library)
    assert window.conductor.open_prepared(kept.id or 0)
    table.all_by(APP)
    table.conductor.begin_fight()
    for wolf, before in (("wolf-b", "wolf-a"), ("wolf-c", "wolf-b")):
        table.conductor.command({"do": "order", "actor": wolf, "after": before})
    while table.fight.round < 2 or table.fight.active != "wolf-a":
        table.conductor.next()
    page = table.page
    page.acting.choose(table.conductor.system.actions["move"])
    composer = page.composer
    shares = table.conductor.system.board_rules(table.fight.options).shares_cells
    assert ("nearest free cell" in offered_to_group(table.conductor, composer)) is not shares
    while composer.field is not None and composer.field.kind != "cell":
        composer.show(composer.fields().index(composer.field) + 1)
    composer.choose("1,2")
    assert composer.ready
    offered = offered_to_group(table.conductor, composer)
    assert "Wolf B, Wolf C" in offered
    table.window.menus.by_name["as_one"].trigger()
    ends = [table.fight.combatants[f"wolf-{letter}"].cell for letter in "abc"]
    assert ends[0] == (1, 2)
    if shares:
        assert set(ends) == {(1, 2)}
    else:
        assert len(set(ends)) == 3
        assert all(cell is not None and distance(cell, (1, 2)) == 1 for cell in ends[1:])
    assert not table.said
    table.window.undo()
    assert [table.fight.combatants[f"wolf-{letter}"].cell for letter in "abc"] == [(0, 0), (1, 0), (2, 0)]


def test_one_of_a_group_goes_to_the_cell_that_the_one_before_it_has_left(window: MainWindow, library: Library) -> None:
    sheet, _ = WALKERS["tabuleiro"]
    walls = [[x, y] for x in range(5) for y in range(5) if (x, y) not in ((0, 0), (0, 1), (0, 2), (0, 3), (4, 4))]
    entries = [
        EncounterEntry(name="Ana", side="party", sheet=sheet, cells=[[4, 4]]),
        EncounterEntry(name="Wolf A", group="pack", side="foes", sheet=sheet, cells=[[0, 1]]),
        EncounterEntry(name="Wolf B", group="pack", side="foes", sheet=sheet, cells=[[0, 0]]),
    ]
    kept = library.encounters.add(
        Encounter(name="Pack", system="tabuleiro", seed=4, board={"width": 5, "height": 5, "blocked": walls}), entries
    )
    table = GameTable(window, library)
    assert window.conductor.open_prepared(kept.id or 0)
    table.all_by(APP)
    table.conductor.begin_fight()
    table.conductor.command({"do": "order", "actor": "wolf-b", "after": "wolf-a"})
    while table.fight.round < 2 or table.fight.active != "wolf-a":
        table.conductor.next()
    page = table.page
    page.acting.choose(table.conductor.system.actions["move"])
    page.composer.choose("0,2")
    assert "Wolf B" in offered_to_group(table.conductor, page.composer)
    table.window.menus.by_name["as_one"].trigger()
    assert [table.fight.combatants[f"wolf-{letter}"].cell for letter in "ab"] == [(0, 2), (0, 1)], "one step nearer"
    table.window.undo()
    # Wolf B stands beside the cell already: it can come no nearer, which is said before anybody goes.
    table.conductor.command({"do": "move", "actor": "wolf-a", "to": [0, 2]})
    page.acting.choose(table.conductor.system.actions["move"])
    page.composer.choose("0,1")
    assert page.composer.ready
    assert not offered_to_group(table.conductor, page.composer)
    table.window.menus.by_name["as_one"].trigger()
    assert table.said.startswith("Wolf B cannot do the same in its turn: ")
    assert table.fight.combatants["wolf-a"].cell == (0, 2)


RAT = {**dict.fromkeys(("constitucion", "destreza", "mente", "gracia"), "d12"), "pv": 12}
PREY = {**dict.fromkeys(("constitucion", "destreza", "mente", "gracia"), "d6"), "pv": 12}


def grab_as_one(window: MainWindow, library: Library, seed: int) -> GameTable | None:
    """Three rats grab Ana as one; None where they do not come one after the other, or the first of them fails."""
    entries = [
        EncounterEntry(name="Ana", side="party", sheet=PREY),
        EncounterEntry(name="Rat", side="foes", count=3, sheet=RAT),
    ]
    kept = library.encounters.add(Encounter(name="Nest", system="fulminato", seed=seed), entries)
    table = GameTable(window, library)
    assert window.conductor.open_prepared(kept.id or 0)
    table.all_by(APP)
    for _ in range(4):
        if table.fight.acting is None:
            table.type(" ")
    conductor, first = table.conductor, table.fight.active or ""
    if len(followers(table.fight, conductor.system, first)) < 2:
        return None
    table.page.acting.take_up(conductor.system.actions["grapple"], table.fight.combatants[first])
    table.page.composer.aim("ana")
    table.window.menus.by_name["as_one"].trigger()
    for _ in range(3):
        QApplication.processEvents()
    return table if table.fight.combatants["ana"].has("grabbed") and len(acts(table)) == 1 else None


def test_who_of_a_group_cannot_do_the_same_is_named_with_the_reason_and_what_was_left_unspent(
    window: MainWindow, library: Library
) -> None:
    tables = (grab_as_one(window, library, seed) for seed in range(40))
    table = next(table for table in tables if table is not None)
    second = table.conductor.names[table.fight.active or ""]
    first = next(name for id, name in table.conductor.names.items() if id == acts(table)[0][0])
    points = table.fight.combatants[acts(table)[0][0]].pools["pa"]
    assert points > 0
    assert table.said == (
        f"{second} cannot do the same in its turn: Ana is grabbed already. Left unspent: {first} {points} PA."
    )
