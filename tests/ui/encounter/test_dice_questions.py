"""What a dice question says, and how few keys answer it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from rules.core.facts import Command
from rules.core.questions import DieQuestion
from tests.ui.encounter.conftest import APP, GUARD, HERO, SYSTEM, GameTable
from tests.ui.settling import settle
from ui.encounter.action_form.field import OptionButton
from ui.encounter.action_form.preview_table import PreviewTable
from ui.session.dice_rollers import TABLE
from ui.session.prompts import OpenQuestion
from ui.shell.main_window import MainWindow

Fight = Callable[..., GameTable]
BLAST = {"id": "blast", "name": "Blast", "type": "fast", "target": "group"}
SWARM = {**BLAST, "hit": {"stat": "acc", "vs": "eva"}, "damage": {"scale": 1, "attribute": "mag", "die": "2d6"}}


def title(table: GameTable) -> str:
    return str(table.page.stage.question._title.text()).replace("\N{NO-BREAK SPACE}", " ")


def line(table: GameTable, name: str) -> str:
    label = table.page.stage.question.findChild(QLabel, name)
    assert isinstance(label, QLabel)
    return label.text().replace("\u00a0", " ") if label.isVisibleTo(table.page) else ""


def asked_now(table: GameTable) -> OpenQuestion:
    assert table.conductor.open_question is not None
    return table.conductor.open_question


def dice_of_the_last(table: GameTable) -> tuple[int, ...]:
    assert table.conductor.service is not None
    return table.conductor.service.journal.entries[-1].dice


@pytest.fixture
def swarm(window: MainWindow, library: Library) -> Fight:
    """Ana with an area for three guards, her turn; `evasion` of each guard, which decides what her roll needs."""

    def begin(evasion: tuple[int, ...] = (20, 20, 20), **ability: Any) -> GameTable:
        hero = {**HERO, "spd": 30, "abilities": [{**SWARM, **ability}]}
        entries = [EncounterEntry(name="Ana", side="party", sheet=hero)]
        entries += [
            EncounterEntry(name=f"Imp {letter}", side="foes", sheet={**GUARD, "eva": eva})
            for letter, eva in zip("ABCDEFGH", evasion, strict=False)
        ]
        kept = library.encounters.add(Encounter(name="Swarm", system=SYSTEM, seed=4), entries)
        assert kept.id is not None
        made = GameTable(window, library)
        assert window.conductor.open_prepared(kept.id)
        made.conductor.rollers.set("party", TABLE)
        made.type(" 5\n ")
        assert made.fight.active == "ana"
        return made

    return begin


def cast_on_all(table: GameTable) -> None:
    table.type("b")
    table.type(table.key_of("imp-a").upper())
    table.type("\n")


def test_a_dice_question_says_what_for_at_whom_which_die_and_what_it_needs(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-b')}\n")
    assert title(begun) == "Ana: Attack → Guard B · d% · needs ≤ 77"
    assert "needs\N{NO-BREAK SPACE}≤\N{NO-BREAK SPACE}77" in begun.page.stage.question._title.text()
    begun.type("48\n")
    assert title(begun) == "Ana: Damage → Guard B · d6"


def test_several_targets_are_one_list_with_names_typed_in_a_row(swarm: Fight) -> None:
    table = swarm((20, 30, 40))
    cast_on_all(table)
    assert title(table) == "Ana: Blast → Imp A · d% · 1 of 3 · needs ≤ 77"
    assert line(table, "dice_names") == "▸ Imp A ≤ 77    Imp B ≤ 67    Imp C ≤ 57"
    table.type("77 68")
    assert line(table, "dice_names") == "Imp A ≤ 77: 77    Imp B ≤ 67: 68    ▸ Imp C ≤ 57"
    table.type("\n")
    assert title(table) == "Ana: Blast → Imp C · d% · 3 of 3 · needs ≤ 57"
    table.type("57\n")
    assert title(table) == "Ana: Damage → Imp A, Imp C · 2d6"
    hits = {fact["target"]: fact["hit"] for fact in asked_now(table).facts if fact["kind"] == "attack"}
    assert hits == {"imp-a": True, "imp-b": False, "imp-c": True}


def test_a_group_that_is_named_by_one_of_it_is_asked_as_a_group(swarm: Fight) -> None:
    table = swarm(hit="auto")
    table.conductor.command(
        {"do": "act", "actor": "ana", "action": "use_ability", "with": "blast", "targets": ["imp-a"]}
    )
    said = str(table.page.stage.question._context.text())
    assert said.startswith("Ana: Ability (Blast) → Imp A, Imp B, Imp C"), said
    assert title(table).startswith("Ana: Damage → Imp A, Imp B, Imp C")


def test_the_dice_of_one_roll_are_one_line_or_a_total_and_show_what_has_fallen(swarm: Fight) -> None:
    table = swarm((20,))
    cast_on_all(table)
    table.type("10\n")
    assert title(table) == "Ana: Damage → Imp A · 2d6"
    table.type("4\n")
    assert line(table, "dice_shown") == "So far: 4"
    table.press(Qt.Key.Key_Backspace)
    assert line(table, "dice_shown") == ""
    table.type("=9\n")
    assert table.conductor.open_question is None
    assert sum(dice_of_the_last(table)[1:]) == 9
    table.conductor.undo()
    cast_on_all(table)
    table.type("10\n36\n")
    assert dice_of_the_last(table) == (10, 3, 6)


@pytest.mark.parametrize("many", [1, 3])
def test_what_no_roll_can_change_is_not_asked_at_one_or_at_several(swarm: Fight, many: int) -> None:
    table = swarm((0, 0, 0)[:many], hit={"stat": "acc", "mod": 20, "vs": "eva"})
    cast_on_all(table)
    assert title(table).startswith("Ana: Damage")
    table.type("3 4\n")
    assert table.conductor.open_question is None
    dice = dice_of_the_last(table)
    assert (len(dice), dice[many:]) == (many + 2, (3, 4)), "the dice stand in the order of the book"


def test_what_the_dice_hold_of_a_chance_is_explained_in_words(begun: GameTable) -> None:
    begun.conductor.command({"do": "set", "actor": "ana", "stat": "acc", "value": 200})
    begun.type(f"a{begun.key_of('guard-b')}\n")
    assert title(begun) == "Ana: Attack → Guard B · d% · needs ≤ 94, by the numbers 180"


def test_where_some_are_settled_the_line_is_for_those_that_are_not(swarm: Fight) -> None:
    table = swarm((0, 60, 0), hit={"stat": "acc", "mod": 20, "vs": "eva"})
    cast_on_all(table)
    assert line(table, "settled") == ""
    assert line(table, "dice_names") == "Imp A succeeds anyway    ▸ Imp B ≤ 57    Imp C succeeds anyway"
    table.type("58\n")
    question = table.question()
    assert isinstance(question, DieQuestion)
    assert question.what == "damage"
    assert [aim.target for aim in question.rolls[0].aims] == ["imp-a", "imp-c"]


def heading_follows(table: GameTable, many: int) -> str:
    """What the heading says, which is of the roll that the list marks, or of the last where all are typed.

    Only what is typed is counted, not what no roll can change.
    """
    names = [part.strip() for part in re.split(r"    +", line(table, "dice_names"))]
    names = [name for name in names if "anyway" not in name]
    at = next((number for number, name in enumerate(names) if name.startswith("▸")), many - 1)
    who = names[at].removeprefix("▸ ").split(":")[0].split(" ≤")[0]
    assert who in title(table).split(" · ")[0], (who, title(table))
    assert many == 1 or f"{at + 1} of {many}" in title(table)
    assert table.page.stage.question.accessibleName() == table.page.stage.question._title.text()
    return who


@pytest.mark.parametrize("evasions", [(0, 60, 0), (60, 0, 50), (0, 0, 60, 40), (20, 30, 40)])
def test_the_heading_is_of_the_die_that_the_next_figure_goes_to(swarm: Fight, evasions: tuple[int, ...]) -> None:
    table = swarm(evasions, hit={"stat": "acc", "mod": 20, "vs": "eva"})
    cast_on_all(table)
    undecided = [f"Imp {'ABCD'[at]}" for at, evasion in enumerate(evasions) if evasion]
    many = len(undecided)
    for at, _ in enumerate(undecided):
        assert heading_follows(table, many) == undecided[at]
        table.type("5")
        assert heading_follows(table, many) == undecided[at], "it may become 50"
        table.type("0 ")
    assert heading_follows(table, many) == undecided[-1]
    for _ in range(len(undecided) * 3):
        table.press(Qt.Key.Key_Backspace)
    assert heading_follows(table, many) == undecided[0]


def test_the_heading_stays_at_the_die_that_was_wrong_and_the_next_figure_replaces_it(swarm: Fight) -> None:
    """It went back to the first die, and what had been typed before the wrong one was lost."""
    table = swarm((0, 60, 50, 40), hit={"stat": "acc", "mod": 20, "vs": "eva"})
    cast_on_all(table)
    assert heading_follows(table, 3) == "Imp B"
    table.type("58 101 ")
    assert heading_follows(table, 3) == "Imp C"
    table.type("\n")
    assert table.page.stage.question._hint.text() == "A d% has no face 101: type 1 to 100."
    assert heading_follows(table, 3) == "Imp C"
    table.type("6")
    assert heading_follows(table, 3) == "Imp C"
    table.type("9 70")
    assert line(table, "dice_names").endswith("Imp B ≤ 57: 58    Imp C ≤ 67: 69    Imp D ≤ 77: 70")
    table.type("\n")
    hits = {fact["target"]: fact["total"] for fact in asked_now(table).facts if fact["kind"] == "attack"}
    assert [hits[f"imp-{letter}"] for letter in "bcd"] == [58, 69, 70]


def test_enter_rolls_what_the_heading_says_and_what_no_roll_can_change(swarm: Fight) -> None:
    table = swarm((0, 60, 50), hit={"stat": "acc", "mod": 20, "vs": "eva"})
    cast_on_all(table)
    assert "Imp B" in title(table)
    table.type("\n")
    assert "Imp C" in title(table)


def test_the_heading_of_an_initiative_goes_from_one_who_rolls_to_the_next(table: GameTable) -> None:
    table.type(" ")
    for name in ("Ana", "Bea", "Guard A", "Guard B"):
        assert title(table).startswith(f"{name}: Initiative")
        assert heading_follows(table, 4) == name
        table.type("5 ")
    assert heading_follows(table, 4) == "Guard B"


def test_dice_given_ahead_outlive_a_restart_and_are_taken_back_one_by_one(swarm: Fight) -> None:
    table = swarm((20, 30, 40))
    cast_on_all(table)
    places = [slot.place for slot in asked_now(table).slots]
    table.conductor.questions.answer_dice([(places[1], 50), (places[2], 51)])
    fight = table.conductor.encounter_id
    assert fight is not None
    table.conductor.close_fight()
    assert table.conductor.resume(fight)
    assert line(table, "dice_names") == "▸ Imp A ≤ 77    Imp B ≤ 67: 50    Imp C ≤ 57: 51"
    table.press(Qt.Key.Key_Backspace)
    assert line(table, "dice_names") == "▸ Imp A ≤ 77    Imp B ≤ 67: 50    Imp C ≤ 57"
    table.type("40\n")
    assert title(table).startswith("Ana: Blast → Imp C")


def test_initiative_is_one_list_of_those_who_roll_at_the_table(table: GameTable) -> None:
    table.conductor.rollers.set("foes", "app")
    table.type(" ")
    assert title(table) == "Ana: Initiative · d10 · 1 of 2", "the app's dice are not asked for"
    assert line(table, "dice_names") == "▸ Ana    Bea"
    table.type("7 3\n")
    assert table.conductor.open_question is None
    assert [table.fight.combatants[item].initiative for item in ("ana", "bea")] == [16, 10]


def test_a_tie_says_with_whom(table: GameTable) -> None:
    table.type(" ")
    table.type("9 8 5 5\n")
    assert title(table) == "Guard A: Tie · with Guard B · d10 · 1 of 2"


def test_a_line_with_too_many_dice_is_refused_and_nothing_is_lost(table: GameTable) -> None:
    table.type(" ")
    table.type("1 2 3 4 5\n")
    assert "4" in table.page.stage.question._hint.text()
    assert title(table) == "Ana: Initiative · d10 · 1 of 4"
    table.type("9 8 7 6\n")
    assert table.conductor.open_question is None


def test_dice_of_the_roll_that_follows_are_typed_ahead_and_shown(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-b')}\n45 5")
    hint = begun.page.stage.question._hint
    assert hint.text() == "Then, for the next roll of Ana: 5. Press Enter to use it."
    begun.type("\n")
    assert begun.conductor.open_question is None
    assert begun.fight.combatants["guard-b"].pools["hp"] == 40 - (16 + 5 - 3)


def test_the_dice_of_what_was_charged_are_typed_ahead_too(swarm: Fight) -> None:
    table = swarm((20, 20, 20), type="slow", ct=6)
    cast_on_all(table)
    table.type(" ")
    assert asked_now(table).command == {"do": "next"}
    assert title(table).startswith("Ana: Blast → Imp A · d% · 1 of 3")
    table.type("10 20 99 3 4\n")
    assert table.conductor.open_question is None
    assert dice_of_the_last(table) == (10, 20, 99, 3, 4)


def test_a_die_typed_ahead_that_the_next_roll_cannot_show_waits_to_be_mended(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-b')}\n40 50\n")
    question = begun.page.stage.question
    assert title(begun).startswith("Ana: Damage")
    assert question.dice.typed == "50"
    assert question._hint.text() == "A d6 has no face 50: type 1 to 6."
    begun.type("5\n")
    assert begun.fight.combatants["guard-b"].pools["hp"] == 40 - (16 + 5 - 3)


def test_a_die_typed_ahead_goes_with_the_answer_before_it(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-b')}\n40 50\n")
    begun.press(Qt.Key.Key_Backspace)
    begun.press(Qt.Key.Key_Backspace)
    begun.press(Qt.Key.Key_Backspace)
    assert "d%" in title(begun)
    begun.type("40\n")
    assert "d6" in title(begun)
    assert begun.page.stage.question.dice.typed == ""


def test_dice_typed_ahead_of_a_miss_are_told_as_unasked(begun: GameTable, qtbot: QtBot) -> None:
    begun.type(f"a{begun.key_of('guard-b')}\n99 5\n")
    assert begun.conductor.open_question is None
    qtbot.waitUntil(lambda: begun.said == "Nobody asked for these dice: 5.")
    begun.type(" ")
    assert begun.conductor.open_question is None


def test_a_command_given_up_takes_the_dice_typed_ahead_with_it(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-b')}\n40 50\n")
    begun.press(Qt.Key.Key_Escape)
    begun.type(f"a{begun.key_of('guard-b')}\n40\n")
    assert "d6" in title(begun)
    assert begun.page.stage.question.dice.typed == ""


def test_a_face_that_a_die_lacks_is_refused_by_the_name_that_the_question_gives_it(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-a')}\n4004\n")
    question = begun.page.stage.question
    assert "d%" in question._title.text()
    assert question._hint.text() == "A d% has no face 4004: type 1 to 100."
    assert question._hint.property("role") == "bad"
    begun.type("40")
    assert question._hint.property("role") == "small"


def test_a_space_clears_a_line_that_was_refused_and_enter_says_that_the_app_rolls(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-b')}\n40 50\n ")
    dice = begun.page.stage.question.dice
    assert dice.typed == ""
    assert "Roll" in dice.roll.text()


def test_where_nobody_acts_it_is_said_what_can_be_done(table: GameTable) -> None:
    table.type(" ")
    for face in (10, 5, 4, 1):
        table.type(f"{face}\n")
    declare = "Nobody’s turn: choose in the order who declares, rule, or press Space to go on."
    assert table.page.stage.waiting.words.text() == declare
    table.type(" ")
    assert table.page.stage.waiting.words.text() == ""
    table.conductor.command({"do": "leave", "actor": "ana", "reason": "fled"})
    assert table.page.stage.waiting.words.text() == "Nobody’s turn: rule, or press Space to go on."


def test_wait_previews_the_number_while_it_is_typed(begun: GameTable) -> None:
    begun.type("w")
    card = begun.page.stage.compose
    seen = []
    for sign in "12":
        begun.type(sign)
        seen.append((begun.page.composer.values.get("ticks"), card.landing.text()))
    assert [ticks for ticks, _ in seen] == [1, 12]
    assert seen[0][1] != seen[1][1]
    assert "tick 7" in seen[1][1]
    begun.press(Qt.Key.Key_Backspace)
    assert card.landing.text() == seen[0][1]
    begun.type("\n")
    assert begun.fight.combatants["ana"].initiative == 18


def test_previews_of_many_targets_leave_them_in_sight_and_are_whole(swarm: Fight) -> None:
    table = swarm(tuple(range(0, 48, 6)))
    table.type("b")
    table.type(table.key_of("imp-a").upper())
    card = table.page.stage.compose
    QApplication.processEvents()
    (shown,) = card.fields.widget().findChildren(PreviewTable)
    assert [row.name for row in shown.rows] == [f"Imp {letter}" for letter in "ABCDEFGH"]
    assert len({row.chance for row in shown.rows}) == 8, "each has its own chance"
    assert all(re.fullmatch(r"\d+–\d+", row.amount) for row in shown.rows)
    assert all("chance" in row.whole and "damage" in row.whole for row in shown.rows)
    row = card.fields.open_row
    assert row is not None
    visible = card.fields.viewport().rect()
    assert visible.intersects(row.rect().translated(row.mapTo(card.fields.viewport(), row.rect().topLeft())))
    assert shown.height() >= shown.heightForWidth(shown.width())
    places = [shown.place_of(number) for number in range(8)]
    assert all(QRectF(shown.rect()).contains(place) for place in places)
    assert not any(place.intersects(other) for place in places for other in places if place is not other)
    third = places[2].center().toPoint()
    event = QHelpEvent(QEvent.Type.ToolTip, third, shown.mapToGlobal(third))
    QApplication.sendEvent(shown, event)
    assert QToolTip.text().startswith("Imp C: chance")
    QToolTip.hideText()


def test_the_rows_of_many_targets_stand_for_their_buttons(swarm: Fight) -> None:
    table = swarm(tuple(range(0, 48, 6)))
    table.conductor.command(
        {"do": "set", "actor": "imp-c", "stat": "name", "value": "Headless imp of the black moor under the broken moon"}
    )
    table.type("b")
    table.type(table.key_of("imp-a").upper())
    card, model = table.page.stage.compose, table.page.composer
    settle()
    (previews,) = card.fields.widget().findChildren(PreviewTable)
    aimed = list(model.values["targets"])
    assert [row.id for row in previews.rows] == aimed
    assert [row.key for row in previews.rows] == [table.key_of(id) for id in aimed]
    options = {button.property("option") for button in card.fields.widget().findChildren(OptionButton)}
    assert options
    assert not options & set(aimed), "nobody stands there twice"
    place = previews.place_of(2)
    metrics, bold = QFontMetrics(previews.font()), 2 * previews._widths()[0]
    assert metrics.horizontalAdvance(previews.rows[2].name) + bold < place.width(), "its name is whole"
    QTest.mouseClick(previews, Qt.MouseButton.LeftButton, pos=place.center().toPoint())
    settle()
    assert "imp-c" not in model.values["targets"]
    (fewer,) = card.fields.widget().findChildren(PreviewTable)
    assert "imp-c" in [row.id for row in fewer.rows if row.chosen], "it is hit with the others of its group"
    QTest.mouseClick(fewer, Qt.MouseButton.LeftButton, pos=fewer.place_of(2).center().toPoint())
    settle()
    assert set(model.values["targets"]) == set(aimed)


def test_a_table_of_targets_is_no_wider_than_the_card(swarm: Fight) -> None:
    table = swarm((0, 0, 10, 10, 20, 20), damage={"scale": 3, "attribute": "mag", "die": "2d10", "bonus": 4})
    for number, value in enumerate(table.fight.combatants.values()):
        table.conductor.command({"do": "set", "actor": value.id, "stat": "arm", "value": 10 + (number + 1) // 2})
    table.type("b")
    table.type(table.key_of("imp-a").upper())
    card = table.page.stage.compose
    for width in (1366, 1024, 683):
        table.window.resize(width, 768)
        QApplication.processEvents()
        (shown,) = card.fields.widget().findChildren(PreviewTable)
        assert shown.width() <= card.fields.viewport().width()
        assert shown.height() == shown.heightForWidth(shown.width())


def test_those_to_whom_the_same_would_happen_share_a_line(swarm: Fight) -> None:
    table = swarm((20, 20, 20, 30))
    table.type("b")
    table.type(table.key_of("imp-a").upper())
    shown = [label.text() for label in table.page.stage.compose.findChildren(QLabel) if label.objectName() == "preview"]
    assert any(words.startswith("Imp A, Imp B, Imp C:") for words in shown), shown


def test_what_is_being_done_is_said_once(swarm: Fight) -> None:
    table = swarm((20,))
    cast_on_all(table)
    assert title(table).startswith("Ana: Blast → Imp A")
    assert table.page.stage.question._context.text() == ""
    table.type("10\n")
    assert title(table) == "Ana: Damage → Imp A · 2d6"
    assert table.page.stage.question._context.text() == "Ana → Imp A, Blast: 10 against 77, hit"


def test_what_the_status_phase_has_brought_stands_over_the_dice_of_initiative(begun: GameTable) -> None:
    begun.conductor.command({"do": "condition", "actor": "guard-a", "status": "poison"})
    begun.conductor.command({"do": "condition", "actor": "guard-b", "status": "regen"})
    begun.conductor.command({"do": "set", "actor": "guard-b", "pool": "hp", "value": 9})
    while begun.conductor.open_question is None:
        begun.conductor.command({"do": "next", "override": True})
    context = begun.page.stage.question.findChildren(QLabel)[0].text()
    assert begun.question().what == "initiative"
    assert "Poison: Guard A loses 4 HP: 40 → 36" in context
    assert "Regen: Guard B recovers 4 HP: 9 → 13" in context


def test_rolls_of_the_app_push_nothing_that_has_happened_off_the_question(begun: GameTable) -> None:
    """Foes for whom the app rolls come first: of the Status Phase nothing was left over the party's dice."""
    begun.conductor.command({"do": "condition", "actor": "guard-a", "status": "poison"})
    begun.conductor.command({"do": "condition", "actor": "guard-b", "status": "power_down", "timer": 4})
    begun.conductor.command({"do": "set", "actor": "ana", "stat": "spd", "value": 1})
    begun.conductor.command({"do": "set", "actor": "bea", "stat": "spd", "value": 1})
    begun.conductor.rollers.set("foes", APP)
    while begun.conductor.open_question is None:
        begun.conductor.command({"do": "next", "override": True})
    begun.type("5\n")
    assert begun.question().what == "initiative"
    context = begun.page.stage.question._context.text()
    told = ("Guard B: Power Down (3)", "Poison: Guard A loses 4 HP", "Round 2", " rolls initiative")
    places = [context.find(words) for words in told]
    assert places == sorted(places), context
    assert places[0] == 0
    assert context.count("rolls initiative") <= 2


def test_a_spell_that_is_called_as_a_word_of_the_book_keeps_its_name(
    swarm: Fight, monkeypatch: pytest.MonkeyPatch
) -> None:
    """*Fire* is a spell of Ana's, and an element that Spanish readers call *Fuego*."""
    book = {"Fire": "Fuego"}
    monkeypatch.setattr("ui.session.view.question.purpose_of_die", lambda what, _beside: book.get(what, what))
    table = swarm((20, 30, 40), name="Fire")
    cast_on_all(table)
    assert title(table).startswith("Ana: Fire → Imp A")


def test_no_other_command_is_taken_while_a_question_is_open(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-b')}\n")
    asked = begun.conductor.open_question
    assert asked is not None
    hp, steps = begun.fight.combatants["guard-a"].pools["hp"], begun.conductor.steps_done
    ruling: Command = {"do": "damage", "actor": "guard-a", "amount": 5}
    for many in (False, True):
        if many:
            begun.conductor.commands([ruling])
        else:
            begun.conductor.command(ruling)
        assert begun.said == "Answer the open question first, or cancel the action with Esc."
        assert begun.conductor.open_question == asked
    assert (begun.fight.combatants["guard-a"].pools["hp"], begun.conductor.steps_done) == (hp, steps)


@pytest.fixture
def mirrors(swarm: Fight) -> GameTable:
    """Ana casts on three of whom the second reflects, with Bea and Ana to draw between."""
    table = swarm((20, 30, 40), reflect=True)
    table.conductor.command({"do": "join", "combatant": {"id": "bea", "name": "Bea", "side": "party", "sheet": HERO}})
    table.type("5\n" if table.conductor.open_question is not None else "")
    table.conductor.command({"do": "condition", "actor": "imp-b", "status": "reflect", "timer": 4})
    table.conductor.rollers.set("foes", TABLE)
    cast_on_all(table)
    return table


def test_dice_typed_for_a_group_are_kept_over_a_lot_that_one_of_them_draws(mirrors: GameTable) -> None:
    table = mirrors
    assert line(table, "dice_names") == "▸ Imp A ≤ 77    Imp B ≤ 67    Imp C ≤ 57"
    table.type("50 50 57\n")
    assert title(table).startswith("Imp B: Reflect → "), title(table)
    table.type("20 70\n")
    assert title(table).startswith("Ana: Damage → "), "the third had been thrown with the first"
    table.type("3 4\n")
    assert dice_of_the_last(table)[:5] == (50, 50, 20, 70, 57)


def test_what_is_left_of_a_line_that_draws_a_lot_is_for_the_deed(mirrors: GameTable) -> None:
    table = mirrors
    table.type("50 50 57\n")
    table.type("20 70 3 4\n")
    assert table.conductor.open_question is None, "the damage has taken what was typed behind the lot"
    assert dice_of_the_last(table) == (50, 50, 20, 70, 57, 3, 4)


def test_a_list_goes_on_behind_a_lot(mirrors: GameTable) -> None:
    table = mirrors
    for dice in ("50\n", "50\n", "20 70\n"):
        table.type(dice)
    assert title(table) == "Ana: Blast → Imp C · d% · 3 of 3 · needs ≤ 57"
