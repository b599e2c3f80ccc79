"""Checks that the game master calls for: all who are selected, one list of dice, a line each, one step of undo."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from models.library import Library
from rules.core.facts import Command
from rules.core.questions import DieQuestion
from rules.engine.journal import Entry
from rules.engine.replay import replay
from rules.mechanics.declared_action import Declared
from rules.system import registry
from rules.system.translated_system import worded
from rules.text.localized import as_term, in_language
from tests.proving import short_of
from tests.there import there
from tests.ui.encounter.conftest import GameTable
from tests.ui.encounter.sampling import sample_fight
from tools.pictures.languages import speaking
from ui.session.command_tags import step_at
from ui.session.dice_rollers import TABLE
from ui.session.loader import as_script
from ui.session.undo_labels import deeds
from ui.shell.main_window import MainWindow

CTRL = Qt.KeyboardModifier.ControlModifier
FIGHTS = {
    "ffrpg": "The stair of cogs",
    "fantasia": "Peaje en el puente viejo",
    "d100": "Tiroteo en el almacén 7",
    "fulminato": "Asalto en el paso",
    "tabuleiro": "Pedágio na ponte",
}
SET: dict[str, tuple[str, ...]] = {
    "ffrpg": ("1",),
    "fantasia": ("1", "9"),
    "d100": ("1",),
    "fulminato": ("1", "1"),
    "tabuleiro": ("15",),
}
"""What is typed to say which check it is: a choice by its number, a number by its figures."""
MOST_BESIDE_DICE = 10
"""How many keys there are at most for everything but the figures of the dice and what parts them."""


class Keys:
    """Types at a table, and counts."""

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self.many = 0

    def type(self, text: str) -> None:
        self.table.type(text)
        self.many += len(text)

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.table.press(key, modifier)
        self.many += 1


def step(table: GameTable) -> list[Entry]:
    """The entries of the last step."""
    service = table.conductor.service
    assert service is not None
    journal = service.journal
    return journal.entries[journal.cursor - len(step_at(journal, journal.cursor - 1)) : journal.cursor]


def _commands(table: GameTable) -> list[Command]:
    return [entry.command for entry in step(table)]


def rolled(entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """The rolls among them, each with the note above it as its `text`."""
    facts = [dict(fact) for entry in entries for fact in entry.facts]
    kinds = ["note" if number % 2 == 0 else "roll" for number in range(len(facts))]
    assert [fact["kind"] for fact in facts] == kinds
    return [{**roll, "text": note["text"]} for note, roll in zip(facts[::2], facts[1::2], strict=True)]


# One is asked for by a choice and a number, one by two choices; the rules of each have their own tests.
@pytest.fixture(params=short_of(FIGHTS, "fantasia", "fulminato"))
def anywhere(request: pytest.FixtureRequest, window: MainWindow, library: Library) -> GameTable:
    """A fight of each system, just begun, all dice on the table."""
    table = sample_fight(window, library, request.param, FIGHTS[request.param])
    table.all_by("app")
    table.type(" ")
    table.all_by(TABLE)
    return table


def test_ctrl_a_selects_nothing_behind_an_open_question(anywhere: GameTable) -> None:
    page = anywhere.page
    foe = next(row.id for row in page.order.order.rows if row.side == "foes")
    page.order.select(foe)
    anywhere.type("?")
    for value in SET[anywhere.conductor.system.id]:
        anywhere.type(value)
    anywhere.type("\n")
    assert isinstance(anywhere.question(), DieQuestion)
    anywhere.type("1")
    chosen, typed = [row.id for row in page.order.selected_rows], page.stage.question.dice.typed
    for _ in range(2):
        anywhere.press(Qt.Key.Key_A, CTRL)
    assert [row.id for row in page.order.selected_rows] == chosen
    assert len(chosen) == 1
    assert page.stage.question.dice.typed == typed == "1"


def test_a_check_of_the_whole_side_takes_few_keys_beside_its_dice_and_is_one_step(anywhere: GameTable) -> None:
    page, system = anywhere.page, anywhere.conductor.system.id
    foe = next(row.id for row in page.order.order.rows if row.side == "foes")
    keys, before, lines = Keys(anywhere), anywhere.conductor.steps_done, len(anywhere.log())
    page.order.select(foe)  # one press of an arrow for most
    keys.press(Qt.Key.Key_A, CTRL)
    chosen = [row.id for row in page.order.selected_rows]
    assert len(chosen) > 1
    keys.type("?")
    assert page.composer.action is anywhere.conductor.system.called
    for value in SET[system]:
        keys.type(value)
    assert page.composer.ready
    keys.type("\n")
    question = anywhere.question()
    assert isinstance(question, DieQuestion)
    assert [roll.actor for roll in question.rolls] == chosen
    assert keys.many + 1 <= MOST_BESIDE_DICE
    faces = [str(min(3, face)) for roll in question.rolls for face in roll.faces]
    anywhere.type("+".join(faces) + "\n")
    assert anywhere.conductor.open_question is None
    told, names = rolled(step(anywhere)), anywhere.conductor.names
    assert all(names[id] in fact["text"] for id, fact in zip(chosen, told, strict=True))
    assert [face for fact in told for face in fact["dice"]] == [int(face) for face in faces]
    assert len(anywhere.log()) >= lines + 2 * len(chosen)
    assert all(names[id] in deeds(_commands(anywhere), anywhere.conductor.teller()) for id in chosen)
    anywhere.window.undo()
    assert anywhere.conductor.steps_done == before
    anywhere.conductor.redo()
    assert rolled(step(anywhere)) == told


def test_a_check_stands_in_the_journal_as_commands_that_every_program_can_replay(
    anywhere: GameTable, library: Library
) -> None:
    page, service, encounter = anywhere.page, anywhere.conductor.service, anywhere.conductor.encounter_id
    assert service is not None
    assert encounter is not None
    anywhere.conductor.rollers.set("foes", "app")
    page.order.select_together(list(anywhere.fight.combatants))
    everybody = [row.id for row in page.order.selected_rows]
    anywhere.type("?")
    for value in SET[anywhere.conductor.system.id]:
        anywhere.type(value)
    anywhere.type("\n")
    asked = anywhere.conductor.open_question
    assert asked is not None
    assert isinstance(asked.question, DieQuestion)
    ours = [roll for number, roll in enumerate(asked.question.rolls) if number in asked.here]
    assert 0 < len(ours) < len(everybody)
    anywhere.type("+".join("1" for roll in ours for _ in roll.faces) + "\n")
    anywhere.conductor.next()  # the app's dice go on from where they stood
    assert anywhere.conductor.open_question is None
    script = as_script(library.journals.load(encounter).script, service.journal)
    assert {command["do"] for command in script["commands"]} == {"begin", "roll", "note", "next"}
    assert all(command.keys() <= {"do", "expression", "text", "dice", "answers"} for command in script["commands"])
    outcome, status = replay(json.dumps(script))
    assert status == 0
    assert json.loads(json.dumps(outcome["facts"])) == json.loads(json.dumps(service.journal.facts()))


def test_nobody_loses_a_turn_or_an_action_by_a_check_that_is_called_for(anywhere: GameTable) -> None:
    page, service = anywhere.page, anywhere.conductor.service
    assert service is not None
    anywhere.all_by("app")
    before = {id: (dict(item.pools), item.state) for id, item in anywhere.fight.combatants.items()}
    active = anywhere.fight.active
    page.order.select_together(list(anywhere.fight.combatants))
    offered = [action.id for action, closed in page.acting.offered() if not closed]
    anywhere.type("?")
    for value in SET[anywhere.conductor.system.id]:
        anywhere.type(value)
    anywhere.type("\n")
    assert len(rolled(step(anywhere))) == len(before)
    assert {id: (dict(item.pools), item.state) for id, item in anywhere.fight.combatants.items()} == before
    assert anywhere.fight.active == active
    assert [action.id for action, closed in page.acting.offered() if not closed] == offered


def test_each_ones_chance_is_said_before(begun: GameTable) -> None:
    begun.page.order.select_together(["ana", "guard-a", "guard-b"])
    begun.type("?1")
    previews = begun.page.composer.previews()
    assert [preview.target for preview in previews] == [row.id for row in begun.page.order.selected_rows]
    assert all(preview.number is not None for preview in previews)


def test_a_check_is_called_for_by_the_menu_too(begun: GameTable) -> None:
    begun.page.order.select_together(["guard-a", "guard-b"])
    menu = begun.page.rulings.menu_for("guard-a", "guard-b")
    next(action for action in menu.actions() if "?" in action.text()).trigger()
    assert list(begun.page.composer.values["targets"]) == [row.id for row in begun.page.order.selected_rows]
    begun.press(Qt.Key.Key_Escape)
    assert begun.page.composer.action is None


def test_a_letter_leaves_one_more_out_or_lets_it_roll(begun: GameTable) -> None:
    begun.page.order.select_together(["guard-a", "guard-b"])
    begun.type("?1")
    begun.type(begun.key_of("guard-a"))
    assert list(begun.page.composer.values["targets"]) == ["guard-b"]
    begun.type(begun.key_of("ana"))
    assert list(begun.page.composer.values["targets"]) == ["guard-b", "ana"]


def test_without_a_selected_row_it_is_said_that_one_has_to_be(begun: GameTable) -> None:
    begun.page.order.clearSelection()
    begun.page.order.setCurrentIndex(begun.page.order.order.index(-1, 0))
    QTest.keyClicks(begun.page, "?")
    assert begun.page.composer.action is None
    assert begun.said


def test_it_is_called_what_the_reader_calls_it(begun: GameTable, speak: Callable[[str], None]) -> None:
    speak("es")
    begun.page.order.select("guard-a")
    begun.type("?")
    labels = [item.text() for item in begun.page.stage.compose.findChildren(QLabel)]
    assert "Chequeo" in labels
    assert "Check" not in labels


def test_where_a_skill_is_asked_for_it_is_called_so(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "d100", FIGHTS["d100"])
    table.type(" ")
    table.page.order.select("contrabandista")
    table.type("?")
    words = [label.text() for label in table.page.stage.compose.findChildren(QLabel) if label.isVisible()]
    assert "skill" in words
    assert "weapon" not in words


@pytest.fixture
def portuguese(qapp: QApplication) -> Iterator[None]:
    with speaking(qapp, "pt_BR"):
        yield


def test_no_name_stands_twice_in_two_languages(portuguese: None, window: MainWindow, library: Library) -> None:
    """*Teste* stood over *Check*, *Habilidade* over *Habilidad*."""
    table = sample_fight(window, library, "d100", FIGHTS["d100"])
    table.type(" ")
    table.page.order.select("contrabandista")
    table.type("?")
    labels = table.page.stage.compose.findChildren(QLabel)
    words = [label.text() for label in labels]
    assert {"Teste", "▸ Habilidade"} <= set(words), words
    assert not {"Check", "Habilidad"} & set(words)
    field = labels[words.index("▸ Habilidade")]
    assert field.toolTip() == "Habilidad", "the book’s word is there for who hovers"


@pytest.mark.parametrize(("language", "word"), [("es", "Huida"), ("pt_BR", "Fuga")])
def test_what_is_a_message_is_not_read_as_another_word_of_the_book(language: str, word: str) -> None:
    """*Flight*, who flees, was read as the power to fly: *Vuelo*."""
    read = worded(registry.system("ffrpg"), language)
    trigger = read.actions["trigger"]
    assert isinstance(trigger, Declared)
    labels = there(trigger.reading.described["uses"].words)
    assert in_language(as_term(labels["flee"], read.words), language) == word
