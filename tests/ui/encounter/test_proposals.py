"""Proposals: what a foe's playbook would do is shown, done by one key, and never by itself."""

import re
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from rules.tactics.ideas import percent_of
from tests.there import there
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM, GameTable, another_language
from tests.ui.encounter.sampling import sample_fight
from tests.ui.settling import settle
from ui.encounter.action_panel.arrangement import LENT, LOW
from ui.encounter.gm.suggestions import TURNS
from ui.services.preferences import LibraryPreferences
from ui.session.dice_rollers import APP, TABLE
from ui.shell.main_window import MainWindow
from ui.theme.theme import look
from ui.widgets.picker import Picker

F8, F9 = Qt.Key.Key_F8, Qt.Key.Key_F9


def proposing(table: GameTable) -> Any:
    return table.page.proposing


def shown(table: GameTable) -> bool:
    return bool(proposing(table).line.isVisible())


def wait_for_proposal(table: GameTable, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: shown(table))


@pytest.fixture
def goblins(window: MainWindow, library: Library) -> GameTable:
    """One hero against eight goblins, all of whom come before her."""
    encounter = library.encounters.add(
        Encounter(name="Eight", system=SYSTEM, seed=3),
        [
            EncounterEntry(name="Ana", side="party", sheet={**HERO, "hp": 900, "spd": 1}),
            EncounterEntry(name="Goblin", side="foes", count=8, sheet={**GUARD, "spd": 30}),
        ],
    )
    made = GameTable(window, library)
    window.conductor.open_prepared(encounter.id or 0)
    made.all_by(APP)
    made.type(" ")
    while made.fight.active is None:
        made.type(" ")
    return made


def test_nothing_is_proposed_in_the_past(goblins: GameTable, qtbot: QtBot) -> None:
    wait_for_proposal(goblins, qtbot)
    QTest.keyClick(goblins.page, F8)
    wait_for_proposal(goblins, qtbot)
    QTest.keyClick(goblins.page, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert goblins.conductor.looks_back
    assert not shown(goblins)
    QTest.keyClick(goblins.page, Qt.Key.Key_Escape)
    wait_for_proposal(goblins, qtbot)


def test_while_a_question_is_open_it_is_said_that_it_comes_first(goblins: GameTable, qtbot: QtBot) -> None:
    wait_for_proposal(goblins, qtbot)
    goblins.conductor.rollers.set("foes", TABLE)
    QTest.keyClick(goblins.page, F8)
    assert goblins.conductor.open_question is not None
    proposing(goblins).take()
    assert goblins.said == "A question is open: nothing is proposed before it is answered."


def test_where_nothing_of_the_turn_is_left_it_is_said_of_what(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "fulminato", "Bronca en la cantina")
    table.all_by(APP)
    table.type(" ")
    while table.fight.active is None or table.fight.combatants[table.fight.active].side == "party":
        table.type(" ")
    foe = table.fight.combatants[table.fight.active]
    table.conductor.command({"do": "set", "actor": foe.id, "pool": "pa", "value": 0})
    QTest.keyClick(table.page, F8)
    assert table.said == f"{foe.name} has no PA left in this turn: nothing more is proposed. Space goes on."
    table.conductor.command({"do": "set", "actor": foe.id, "pool": "pa", "value": 1})
    proposing(table).ideas = ()
    assert "PA" not in proposing(table)._why_nothing()


def test_what_the_rules_refuse_is_the_reason_why_nothing_is_proposed(goblins: GameTable, qtbot: QtBot) -> None:
    wait_for_proposal(goblins, qtbot)
    first = goblins.fight.active or ""
    goblins.conductor.command(proposing(goblins).ideas[0].command)
    QTest.keyClick(goblins.page, F8)
    assert goblins.said == f"{goblins.conductor.names[first]} has no action left in this turn. Space goes on."
    goblins.type(" ")
    asleep = goblins.fight.active or ""
    assert asleep != first
    goblins.conductor.command({"do": "condition", "actor": asleep, "status": "sleep", "timer": 4})
    QTest.keyClick(goblins.page, F8)
    assert (
        goblins.said
        == f"Attack: {goblins.conductor.names[asleep]} cannot do that (Sleep). Still possible: Pass, Pincer Attack."
    )


def test_what_is_proposed_in_one_fight_stands_over_no_other(goblins: GameTable, library: Library, qtbot: QtBot) -> None:
    wait_for_proposal(goblins, qtbot)
    other = library.encounters.add(
        Encounter(name="Calm", system=SYSTEM), [EncounterEntry(name="Ana", side="party", sheet=HERO)]
    )
    assert goblins.conductor.open_prepared(other.id or 0)
    assert not shown(goblins)
    assert proposing(goblins).ideas == ()


def test_eight_goblins_take_eight_keys(goblins: GameTable, qtbot: QtBot) -> None:
    wait_for_proposal(goblins, qtbot)
    journal, begun = goblins.conductor.current_fight.service.journal, goblins.conductor.steps_done
    for _ in range(8):
        QTest.keyClick(goblins.page, F8)
    given = [entry.command for entry in journal.entries[begun:]]
    assert len({command["actor"] for command in given if command["do"] == "act"}) == 8
    assert [command["do"] for command in given] == ["act", "next"] * 8


def test_a_space_out_of_habit_does_not_let_the_turn_go_that_a_proposal_went_on_to(
    goblins: GameTable, qtbot: QtBot
) -> None:
    wait_for_proposal(goblins, qtbot)
    first = goblins.fight.active
    QTest.keyClick(goblins.page, F8)
    second = goblins.fight.active
    assert second != first
    goblins.type(" ")
    assert goblins.fight.active == second
    name = goblins.conductor.names[second or ""]
    assert goblins.said == f"It is already {name}’s turn. Space again passes it."
    goblins.type(" ")
    assert goblins.fight.active != second
    goblins.conductor.undo()
    assert goblins.fight.active == second
    goblins.type(" ")
    assert goblins.fight.active != second, "it is said once"


def test_after_any_deed_space_goes_on_at_once_again(goblins: GameTable, qtbot: QtBot) -> None:
    wait_for_proposal(goblins, qtbot)
    QTest.keyClick(goblins.page, F8)
    goblins.conductor.undo()
    goblins.conductor.command({"do": "note", "text": "The lamp flickers"})
    active = goblins.fight.active
    goblins.type(" ")
    assert goblins.fight.active != active


def test_what_a_proposal_went_on_to_is_forgotten_with_its_fight(
    goblins: GameTable, qtbot: QtBot, library: Library
) -> None:
    wait_for_proposal(goblins, qtbot)
    QTest.keyClick(goblins.page, F8)
    conductor, steps = goblins.conductor, goblins.conductor.steps_done
    other = library.encounters.add(
        Encounter(name="Yard", system=SYSTEM, seed=4), [EncounterEntry(name="Guard", side="foes", sheet=GUARD)]
    )
    conductor.open_prepared(other.id or 0)
    goblins.all_by(APP)
    conductor.begin_fight()
    while conductor.steps_done < steps:
        conductor.command({"do": "note", "text": "Nobody comes"})
    assert conductor.fight.active is None
    goblins.type(" ")
    assert conductor.steps_done == steps + 1


def test_who_has_struck_moves_on_again_once_that_is_taken_back(
    window: MainWindow, library: Library, qtbot: QtBot
) -> None:
    table = sample_fight(window, library, "fulminato", "Asalto en el paso")
    table.all_by(APP)
    table.type(" ")
    proposals = proposing(table)
    for _ in range(40):
        active = table.fight.combatants.get(table.fight.active)
        if table.conductor.open_question is None and active is not None and active.side == "foes":
            wait_for_proposal(table, qtbot)
            QTest.keyClick(table.page, F8)
        else:
            table.press(Qt.Key.Key_Return if table.conductor.open_question is not None else Qt.Key.Key_Space)
        if proposals.has_struck:
            break
    assert proposals.has_struck, "a blow takes no whole turn there"
    table.conductor.undo()
    assert not proposals.has_struck
    table.conductor.redo()
    assert proposals.has_struck
    id = table.conductor.encounter_id
    assert proposing(another_language(table, qtbot)).has_struck
    branch = library.branches.add(id or 0, table.conductor.steps_done, "What if")
    table.conductor.put_away()
    assert table.conductor.resume(branch)
    assert not proposals.has_struck
    table.conductor.put_away()
    assert table.conductor.resume(id or 0)
    assert proposals.has_struck, "the same state has the same proposal, also where a fight is opened again"


def test_who_goes_nearer_by_proposals_goes_to_one_alone_in_a_turn(
    window: MainWindow, library: Library, qtbot: QtBot
) -> None:
    table = sample_fight(window, library, "fulminato", "Asalto en el paso")
    table.all_by(APP)
    table.type(" ")
    gone: dict[tuple[int, str | None], set[str]] = {}
    for _ in range(60):
        active = table.fight.combatants.get(table.fight.active)
        if table.conductor.open_question is None and active is not None and active.side == "foes":
            wait_for_proposal(table, qtbot)
            idea = proposing(table).ideas[0]
            gone.setdefault((table.fight.round, table.fight.active), set()).add(idea.towards)
            QTest.keyClick(table.page, F8)
        else:
            table.press(Qt.Key.Key_Return if table.conductor.open_question is not None else Qt.Key.Key_Space)
    towards = [ids - {""} for ids in gone.values()]
    assert any(towards), "somebody has gone nearer"
    assert all(len(ids) <= 1 for ids in towards), gone


def test_a_proposal_says_who_does_what_why_and_how_likely(goblins: GameTable, qtbot: QtBot) -> None:
    wait_for_proposal(goblins, qtbot)
    words = proposing(goblins).line.accessibleName()
    assert words.startswith(goblins.conductor.names[goblins.fight.active])
    assert "Ana" in words
    assert re.search(r"\d%", words), "no line ends between a number and its sign"
    assert "HP" in words


def test_on_a_low_stage_its_keys_stand_in_the_place_of_the_buttons(goblins: GameTable, qtbot: QtBot) -> None:
    wait_for_proposal(goblins, qtbot)
    line = proposing(goblins).line
    assert line.take_button.text() != "F8"
    goblins.page.stage.setMaximumHeight(LOW - 20)
    qtbot.waitUntil(lambda: goblins.page.stage.height() < LOW)
    QTest.keyClick(goblins.page, F9)
    assert (line.take_button.text(), line.other_button.text()) == ("F8", "F9")
    assert line.sentence.text().startswith(f"{goblins.conductor.names[goblins.fight.active or '']}")
    goblins.page.stage.layout().activate()
    height = goblins.page.stage.question.height()
    line.show_sentence("It would wound Ana with the guard’s sword: 40%, on average 4 HP in all. " * 3, others=False)
    assert "…" not in line.sentence.text(), "there is room for more than two lines"
    assert "4\u00a0HP" in line.sentence.text()
    goblins.page.stage.layout().activate()
    assert goblins.page.stage.question.height() == height


def test_where_it_takes_the_room_of_the_actions_it_has_all_of_it(goblins: GameTable, qtbot: QtBot) -> None:
    """In text of twice the size it ended in … below an empty place."""
    wait_for_proposal(goblins, qtbot)
    stage, line = goblins.page.stage, proposing(goblins).line
    stage.setMaximumHeight(LENT - 20)
    qtbot.waitUntil(lambda: bool(stage.height() < LENT))
    for count in range(1, 30):
        line.show_sentence(
            "It would wound Ana with the guard’s sword: 40%, on average 4 HP in all. " * count, others=True
        )
        for _ in range(2):  # the bar grows first, then the stage makes room for it
            settle()
        assert stage.head.geometry().bottom() < stage.question.y()
        assert stage.question.geometry().bottom() < stage.height()
        if line.sentence.text().endswith("…"):
            break
    assert line.sentence.text().endswith("…")
    assert stage.question.y() - stage.head.geometry().bottom() < 3 * line.sentence.fontMetrics().lineSpacing()


def test_nothing_is_done_unasked_and_letters_ignore_it(goblins: GameTable, qtbot: QtBot) -> None:
    wait_for_proposal(goblins, qtbot)
    before = goblins.conductor.steps_done
    qtbot.wait(50)
    assert goblins.conductor.steps_done == before
    goblins.type("a")
    assert goblins.page.composer.action is not None
    assert not shown(goblins)
    goblins.press(Qt.Key.Key_Escape)
    wait_for_proposal(goblins, qtbot)
    goblins.type("-5")
    assert goblins.conductor.steps_done == before


def test_the_log_does_not_tell_a_proposal_from_a_choice(goblins: GameTable, qtbot: QtBot) -> None:
    wait_for_proposal(goblins, qtbot)
    command = proposing(goblins).ideas[0].command
    journal = goblins.conductor.current_fight.service.journal
    at = journal.cursor
    QTest.keyClick(goblins.page, F8)
    assert journal.entries[at].command == command
    taken = [dict(fact) for fact in journal.entries[at].facts]
    goblins.conductor.undo()
    goblins.conductor.undo()
    goblins.conductor.command(command)
    assert [dict(fact) for fact in journal.entries[at].facts] == taken


def test_another_key_shows_the_next_idea_and_comes_round_to_the_first(begun: GameTable, qtbot: QtBot) -> None:
    begun.all_by(APP)
    begun.type("    ")
    wait_for_proposal(begun, qtbot)
    assert begun.fight.active == "guard-a"
    seen = [proposing(begun).line.sentence.text()]
    QTest.keyClick(begun.page, F9)
    ideas = proposing(begun).ideas
    for _ in ideas:
        seen.append(proposing(begun).line.sentence.text())
        QTest.keyClick(begun.page, F9)
    assert len(ideas) > 1
    assert seen[0] == seen[-1]
    assert len(set(seen)) == len(ideas)


def test_another_idea_stays_in_another_language_until_something_happens(goblins: GameTable, qtbot: QtBot) -> None:
    wait_for_proposal(goblins, qtbot)
    first = proposing(goblins).ideas[0].command
    QTest.keyClick(goblins.page, F9)
    shown_idea = proposing(goblins).ideas[1].command
    spanish = another_language(goblins, qtbot)
    wait_for_proposal(spanish, qtbot)
    proposals = proposing(spanish)
    assert proposals.ideas[proposals._at].command == shown_idea != first
    spanish.conductor.command({"do": "note", "text": "Nobody comes"})
    wait_for_proposal(spanish, qtbot)
    assert proposals.ideas[proposals._at].command == first


@pytest.mark.parametrize("spoiled", [7, [], ["goblin", "x", 1, 2, 3, 4], ["goblin", 1, [1], [2], "", [[], 5]]])
def test_what_somebody_wrote_about_a_turn_is_passed_over(goblins: GameTable, qtbot: QtBot, spoiled: object) -> None:
    goblins.window.remembered.keep_of_encounter(TURNS, there(goblins.conductor.encounter_id), spoiled)
    goblins.page.proposing.look()
    wait_for_proposal(goblins, qtbot)
    assert not proposing(goblins).has_struck


def test_for_a_player_it_proposes_only_where_that_is_switched_on(begun: GameTable, qtbot: QtBot) -> None:
    assert begun.fight.active == "ana"
    qtbot.wait(50)
    assert not shown(begun)
    why = "Ana is a player’s. Say how it plays (Ctrl+F8), and something is proposed for it."
    for key in (F8, F9):
        begun.page.stage.say("")
        QTest.keyClick(begun.page, key)
        assert begun.said == why
    begun.page.order.select("ana")
    choose(begun, "plain")
    assert begun.conductor.marking.marks["ana"]["temperament"] == "plain"
    assert begun.said == "", "the reason is gone once it does not hold any more"
    wait_for_proposal(begun, qtbot)
    begun.conductor.undo()
    assert not shown(begun)
    assert "temperament" not in begun.conductor.marking.marks.get("ana", {})


def test_how_they_play_is_marked_said_and_told_of_the_row(begun: GameTable) -> None:
    begun.page.order.select("ana")
    choose(begun, "absent")
    assert begun.conductor.marking.marks["ana"]["temperament"] == "cunning"
    assert begun.window.statusBar().currentMessage() == "From now on Ana – cunning."
    row = next(row for row in begun.page.order.selected_rows if row.id == "ana")
    assert "plays: cunning" in row.spoken()
    QTest.keyClick(begun.window, Qt.Key.Key_F8, Qt.KeyboardModifier.ControlModifier)
    card = begun.window.findChildren(Picker)[-1]
    offered: Any = card.list.model()
    marked = [item for item in offered.stringList() if "✓" in item]
    assert [item.split()[0] for item in marked] == ["cunning"]
    QTest.keyClicks(card.line, "the player is here")
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    assert begun.window.statusBar().currentMessage() == "From now on Ana – the player is here: nothing is proposed."


def asked_how(table: GameTable) -> tuple[str, list[str], str]:
    """What is asked of how they play, what is marked as how they do now, and what stands last; it is shut again."""
    QTest.keyClick(table.window, Qt.Key.Key_F8, Qt.KeyboardModifier.ControlModifier)
    card = table.window.findChildren(Picker)[-1]
    offered: Any = card.list.model()
    items = offered.stringList()
    asked = card.heading.text(), [item.split()[0] for item in items if "✓" in item], items[-1]
    QTest.keyClick(card.line, Qt.Key.Key_Escape)
    return asked


def test_only_players_alone_are_asked_about_as_players(
    begun: GameTable, window: MainWindow, library: Library, prepared: int
) -> None:
    order = begun.page.order
    order.select_together(["ana", "bea"])
    title, now, last = asked_how(begun)
    assert (title.startswith("How do they play while their player is absent?"), now) == (True, ["the"])
    assert last.startswith("the player is here: nothing is proposed")
    order.select_together(["ana", "guard-a"])
    title, now, last = asked_how(begun)
    assert (title, now) == ("How do they play? Ana, Guard A", ["as"])
    assert last.startswith("as the notes say")
    order.select("guard-a")
    choose(begun, "beast")
    assert asked_how(begun)[1] == ["beastly"]
    order.select_together(["ana", "guard-a"])
    assert asked_how(begun)[1] == [], "they play each in its own way"


def test_lines_are_asked_about_as_players_where_all_are(window: MainWindow, library: Library, prepared: int) -> None:
    table = GameTable(window, library)
    window.show_encounter(prepared)
    ana, bea, guards = (there(entry.id) for entry in library.encounters.entries(prepared))
    roster = window.encounter.prepare.pane.who.roster
    roster.choose([ana, bea])
    assert asked_how(table)[0].startswith("How do they play while their player is absent?")
    roster.choose([ana, guards])
    title, now, _ = asked_how(table)
    assert (title, now) == ("How do they play? Ana, Guard", ["as"])
    choose(table, "beast")
    roster.choose([ana])
    assert asked_how(table)[1] == ["beastly"]
    roster.choose([ana, bea])
    assert asked_how(table)[1] == []


def choose(table: GameTable, typed: str) -> None:
    QTest.keyClick(table.window, Qt.Key.Key_F8, Qt.KeyboardModifier.ControlModifier)
    card = table.window.findChildren(Picker)[-1]
    QTest.keyClicks(card.line, typed)
    QTest.keyClick(card.line, Qt.Key.Key_Return)


def test_while_an_action_is_put_together_nothing_is_proposed_and_afterwards_it_is_again(
    goblins: GameTable, qtbot: QtBot
) -> None:
    wait_for_proposal(goblins, qtbot)
    goblins.type("a")
    assert goblins.page.composer.action is not None
    settle()
    assert (shown(goblins), proposing(goblins).ideas) == (False, ())
    goblins.press(Qt.Key.Key_Escape)
    wait_for_proposal(goblins, qtbot)


def test_it_is_switched_off_and_stays_so(goblins: GameTable, qtbot: QtBot) -> None:
    wait_for_proposal(goblins, qtbot)
    QTest.keyClick(goblins.page, F8, Qt.KeyboardModifier.ShiftModifier)
    assert not shown(goblins)
    assert not LibraryPreferences(goblins.library.path, goblins.window.layouts).proposes
    before = goblins.conductor.steps_done
    QTest.keyClick(goblins.page, F8)
    assert goblins.conductor.steps_done == before
    QTest.keyClick(goblins.page, F8, Qt.KeyboardModifier.ShiftModifier)
    wait_for_proposal(goblins, qtbot)


def test_how_they_play_is_prepared_kept_and_taken_back(window: MainWindow, library: Library, prepared: int) -> None:
    table = GameTable(window, library)
    window.show_encounter(prepared)
    page = window.encounter.prepare
    guard = library.encounters.entries(prepared)[-1]
    page.pane.who.roster.choose([guard.id or 0])
    choose(table, "beast")
    assert library.encounters.entries(prepared)[-1].extra["temperament"] == "beastly"
    assert "beastly" in page.pane.who.roster.details(library.encounters.entries(prepared)[-1])
    window.conductor.open_prepared(prepared)
    assert window.conductor.marking.marks["guard-a"]["temperament"] == "beastly"
    window.conductor.put_away()
    window.undo()
    assert "temperament" not in library.encounters.entries(prepared)[-1].extra


def test_a_question_in_between_goes_on_to_the_next(begun: GameTable, qtbot: QtBot) -> None:
    """The table rolls for the guards: the dice are asked, and then it is the next one's turn."""
    begun.type("    ")
    wait_for_proposal(begun, qtbot)
    QTest.keyClick(begun.page, F8)
    assert begun.question()
    assert not shown(begun)
    begun.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: begun.fight.active != "guard-a")
    wait_for_proposal(begun, qtbot)
    assert begun.fight.active == "guard-b"


def test_the_playbook_is_worked_out_before_a_foe_has_its_turn(begun: GameTable, qtbot: QtBot) -> None:
    assert begun.fight.active == "ana"
    proposing(begun)._ahead.start(0)
    qtbot.waitUntil(lambda: proposing(begun)._known is not None)
    assert not shown(begun)
    begun.type("    ")
    assert begun.fight.active == "guard-a"
    wait_for_proposal(begun, qtbot)


def test_who_joins_is_thought_of_as_soon_as_the_playbook_knows_it(goblins: GameTable, qtbot: QtBot) -> None:
    wait_for_proposal(goblins, qtbot)
    guest: dict[str, Any] = {"id": "ogre", "name": "Ogre", "side": "foes", "sheet": GUARD}
    goblins.conductor.command({"do": "join", "combatant": guest})
    assert not shown(goblins)
    wait_for_proposal(goblins, qtbot)
    assert goblins.conductor.fight.combatants["ogre"].sheet in proposing(goblins)._known[1][-1]


def test_in_the_past_nothing_is_proposed_and_what_was_is_not_proposed_where_one_goes_on(
    goblins: GameTable, qtbot: QtBot
) -> None:
    wait_for_proposal(goblins, qtbot)
    first = goblins.fight.active
    QTest.keyClick(goblins.page, F8)
    wait_for_proposal(goblins, qtbot)
    assert goblins.fight.active != first
    goblins.window.menus.by_name["look_back"].trigger()
    goblins.press(Qt.Key.Key_Left)
    assert goblins.fight.active == first
    assert not shown(goblins)
    goblins.press(Qt.Key.Key_Escape)
    wait_for_proposal(goblins, qtbot)
    goblins.window.menus.by_name["look_back"].trigger()
    goblins.press(Qt.Key.Key_Left)
    goblins.press(Qt.Key.Key_G)
    assert not shown(goblins), "it was another's"
    wait_for_proposal(goblins, qtbot)
    assert proposing(goblins).ideas[0].command["actor"] == goblins.fight.active == first


def test_while_all_declare_a_proposal_says_where_enter_would_do_something_else(
    window: MainWindow, library: Library, qtbot: QtBot
) -> None:
    table = sample_fight(window, library, "d100", "Tiroteo en el almacén 7")
    table.all_by(APP)
    table.type(" ")
    instead: dict[str, bool] = {}
    while table.fight.phase == "declaration":
        marked = table.page.declaring.proposed_command()
        actor = table.fight.combatants[marked["actor"]]
        if actor.side != "party":
            wait_for_proposal(table, qtbot)
            sentence = proposing(table).line.accessibleName()
            what = table.conductor.system.described(table.fight, marked)
            instead[actor.id] = sentence.startswith(f"Instead of the marked line, {actor.name}: ")
            assert instead[actor.id] == (f"{actor.name}: {what}. " not in sentence)
        table.press(Qt.Key.Key_Return)
        if table.page.declaring.proposed_command() is None:
            break
    assert len(instead) == 3
    assert any(instead.values())


@pytest.mark.parametrize("drawn_out", [False, True])
def test_in_little_room_a_proposal_says_who_does_it_with_what_and_to_whom(
    window: MainWindow, library: Library, qtbot: QtBot, drawn_out: bool
) -> None:
    """It said “S → F, E, T, I”, or all but its chance."""
    table = sample_fight(window, library, "d100", "Tiroteo en el almacén 7")
    table.all_by(APP)
    table.type(" ")
    while table.fight.combatants[table.page.declaring.proposed_command()["actor"]].side == "party":
        table.press(Qt.Key.Key_Return)
    wait_for_proposal(table, qtbot)
    if drawn_out:
        table.page.stage.sheets.draw()
    idea = proposing(table).ideas[0]
    name, letter = (of[idea.command["actor"]] for of in (table.conductor.names, table.page.views.view().letters))
    targets = [table.conductor.names[id] for id in idea.command["targets"]]
    assert len(targets) > 1
    chance, forms = f"{percent_of(idea.reason)}%", dict[str, bool]()
    for text, size in (
        (100, (1366, 768)),
        (100, (1366, 560)),
        (150, (1024, 700)),
        (200, (1366, 768)),
        (200, (1024, 700)),
    ):
        look().choose_text_size(text)
        window.resize(*size)
        settle()
        said = proposing(table).line.sentence.text().replace("\N{NO-BREAK SPACE}", " ")
        assert said.startswith(("Instead", name, letter.upper())), said
        assert ", ".join(targets) in said or f"→ {len(targets)} targets" in said, said
        forms[said] = chance in said
    assert len(forms) > 1
    assert drawn_out or True in forms.values()
