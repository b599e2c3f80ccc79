"""What rules begin with: every way gives a text without faults, by which a fight can be fought."""

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.exchange.shipped_games import ShippedGame, shipped_games
from models.library import Library
from models.repositories.written_systems import DRAFT
from rules.engine.service import RulesService
from rules.system import registry
from rules.system.system import System
from rules.text.messages import LANGUAGES
from rules.written.loader import load
from rules.written.rulebook import heading_of, system_by
from rules.written.source import read
from tests.rules.random_player import RandomPlayer
from tests.rules.written.played_game import PlayedGame, sheet_of
from ui.help.welcome import Welcome
from ui.rule_editor.beginnings import ENDS, ROLLS, Name, asks_for_credit, copy_of, hit_points, house_rules
from ui.rule_editor.page import RulesPage
from ui.rule_editor.start_from import StartFrom
from ui.services.preferences import LibraryPreferences
from ui.shell.main_window import MainWindow

GAMES = pytest.mark.parametrize("game", shipped_games(), ids=lambda game: str(game.name))
EMPTY = pytest.mark.parametrize(("roll", "end"), [(roll, end) for roll in ROLLS for end in ENDS])
MINE = Name("Mine", "Ilva")
SKIRMISH = next(game.text for game in shipped_games() if game.name == "skirmish")


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """An empty library."""
    opened = Library.open(tmp_path / "own.turnwright")
    yield opened
    opened.close()


@pytest.fixture
def asking(qtbot: QtBot, library: Library, tmp_path: Path) -> StartFrom:
    remembered = LibraryPreferences(tmp_path / "own.turnwright")
    remembered.author = "Ilva"
    shown = StartFrom(library, remembered)
    qtbot.addWidget(shown)
    shown.show()
    return shown


def fight(system: System) -> int:
    """Fight with random commands; return how many were done."""
    chance, opened = Random(3), system.new_fight(system.options(), 3)
    for number in range(4):
        sheet = sheet_of(system, chance)
        made = system.new_combatant(f"c{number}", f"C{number}", ("party", "foes")[number % 2], sheet, {})
        opened.__dict__["combatants"] = {**opened.combatants, made.id: made}
    service = RulesService(opened, system)
    return len(list(RandomPlayer(service, chance).turns(10)))


def begun(qtbot: QtBot, asking: StartFrom, title: str) -> str:
    """Choose something by its name, and begin with it."""
    rows = {asking.list.item(row).text().partition("\n")[0]: row for row in range(asking.list.count())}
    asking.list.setCurrentRow(rows[title])
    with qtbot.waitSignal(asking.chosen) as chosen:
        QTest.keyClick(asking.list, Qt.Key.Key_Return)
    assert chosen.args is not None
    return str(chosen.args[0])


@GAMES
def test_a_copy_of_a_game_is_one_of_its_own_with_all_its_words(game: ShippedGame) -> None:
    text = copy_of(game.text, MINE, {"mine"})
    heading = heading_of(text)
    assert (heading.id, heading.title, heading.version, heading.author) == ("mine_2", "Mine", "0.1", "Ilva")
    before, after = read(game.text).data, read(text).data
    assert {**after, "system": before["system"]} == before
    assert after["system"]["about"] == before["system"]["about"]
    assert fight(load(text)) > 5


@EMPTY
def test_a_game_with_hit_points_alone_can_be_fought(roll: str, end: str) -> None:
    system = load(hit_points(roll, end, MINE, ()))
    assert (system.id, system.title) == ("mine", "Mine")
    assert [pool.id for pool in system.pools] == ["hp"]
    assert fight(system) > 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("roll", ROLLS)
def test_a_game_is_in_the_language_of_who_makes_it(speak: Callable[[str], None], language: str, roll: str) -> None:
    if language != "en":
        speak(language)
    data = read(hit_points(roll, "dead", MINE, ())).data
    assert data["system"]["language"] == language
    assert (
        data["sheet"]["hp"]["label"]
        == {"en": "Hit points", "es": "Puntos de golpe", "pt_BR": "Pontos de vida"}[language]
    )
    assert fight(load(hit_points(roll, "dead", MINE, ()))) > 5


@pytest.mark.parametrize(("end", "state"), [("unconscious", "unconscious"), ("dead", "dead"), ("out", "out")])
def test_at_0_comes_what_was_chosen(end: str, state: str) -> None:
    played = PlayedGame(load(hit_points("hand", end, MINE, ())), hero={"hp": 5}, foe={"hp": 5}).begin(answers=["hero"])
    played.act("hero", "hurt", "foe", params={"amount": 9})
    assert played["foe"].state == state


@pytest.mark.parametrize("over", ["ffrpg", "fantasia", "fulminato", "d100", "tabuleiro"])
def test_house_rules_begin_over_every_book(over: str) -> None:
    text = house_rules(over, MINE, {"mine"})
    heading = heading_of(text)
    assert (heading.over, heading.id, heading.version, heading.author) == (over, "mine_2", "1", "Ilva")
    assert system_by(over, (text,)).statuses == registry.system(over).statuses


@pytest.mark.parametrize(
    ("title", "taken", "id"),
    [
        ("Thursday's Table!", (), "thursday_s_table"),
        ("Éire ñandú", (), "eire_nandu"),
        ("5 rings", (), "game_5_rings"),
        ("東京", (), "game"),
        ("東京", ("game", "game_2"), "game_3"),
        ("x" * 90, ("x" * 40,), "x" * 38 + "_2"),
        ("D20", (), "d20_2"),
        ("If", (), "if_2"),
    ],
)
def test_an_id_follows_from_the_title_and_is_nobody_elses(title: str, taken: Sequence[str], id: str) -> None:
    assert load(copy_of(SKIRMISH, Name(title), taken)).id == id


@pytest.mark.parametrize(
    "title", ["Quote \" and \\ and '", "Line\nbreak\tand tab", "\u202eturned\x7f", "# not [a] = comment", "x" * 300]
)
def test_whatever_somebody_calls_it_the_text_loads(title: str) -> None:
    name = Name.typed(title, title)
    for text in (copy_of(SKIRMISH, name, ()), hit_points("d20", "dead", name, ())):
        assert load(text).title == name.title
        assert heading_of(text).author == name.author


def test_whose_licence_asks_for_it_is_named() -> None:
    asking = SKIRMISH.replace('licence = "CC0-1.0"', 'licence = "MIT"')
    assert read(copy_of(asking, MINE, ())).data["system"]["credits"] == (
        "Begun from Skirmish 1.0 by The Turnwright authors (MIT)."
    )
    assert "credits" not in read(copy_of(SKIRMISH, MINE, ())).data["system"]
    alike = asking.replace('licence = "MIT"', 'licence = "CC BY-SA 4.0"\ncredits = "After Ox."')
    about = read(copy_of(alike, MINE, ())).data["system"]
    assert about["licence"] == "CC BY-SA 4.0"
    assert re.fullmatch(r"After Ox\.\nBegun from .*\(CC BY-SA 4\.0\)\.", about["credits"])
    assert asks_for_credit("")


def test_a_copy_has_no_past() -> None:
    old = SKIRMISH.replace('version = "1.0"', 'version = "1.0"\nrenamed = { "sheet.armor" = "sheet.ac" }')
    assert heading_of(old).renamed
    assert not heading_of(copy_of(old, MINE, ())).renamed


def test_every_choice_in_the_window_gives_a_text(qtbot: QtBot, asking: StartFrom, library: Library) -> None:
    titles = [asking.list.item(row).text().partition("\n")[0] for row in range(asking.list.count())]
    assert titles[0] == "Any game"
    assert {"Skirmish", "Sparrows", "House rules for what I play", "Empty: only hit points"} <= {*titles}
    for title in titles:
        text = begun(qtbot, asking, title)
        assert library.systems.look(text).refusal is None, title
        assert heading_of(text).author == "Ilva"


def test_two_questions_are_asked_of_an_empty_game_and_answered(qtbot: QtBot, asking: StartFrom) -> None:
    asking.list.setCurrentRow(asking.list.count() - 1)
    assert asking.roll.isVisible()
    assert asking.end.isVisible()
    assert not asking.system.isVisible()
    asking.roll.choose("2d6")
    asking.end.choose("dead")
    data = read(begun(qtbot, asking, "Empty: only hit points")).data
    assert data["test"]["attack"]["roll"] == "2d6"
    assert data["pool"]["hp"]["at_zero"] == [{"state": "dead"}]


def test_house_rules_are_over_the_game_that_is_chosen(qtbot: QtBot, asking: StartFrom) -> None:
    asking.list.setCurrentRow(1)
    assert asking.system.isVisible()
    assert not asking.roll.isVisible()
    asking.system.choose("fantasia")
    assert heading_of(begun(qtbot, asking, "House rules for what I play")).over == "fantasia"


def test_the_proposed_name_follows_the_choice_until_one_is_typed(asking: StartFrom) -> None:
    asking.list.setCurrentRow(0)
    assert asking.name.text() == "Any game, our way"
    asking.list.setCurrentRow(1)
    assert asking.name.text() == "The rules of our table"
    asking.name.selectAll()
    QTest.keyClicks(asking.name, "Thursday")
    asking.list.setCurrentRow(0)
    assert asking.name.text() == "Thursday"


def test_without_a_name_nothing_begins(asking: StartFrom) -> None:
    told: list[str] = []
    asking.chosen.connect(told.append)
    asking.name.selectAll()
    QTest.keyClick(asking.name, Qt.Key.Key_Delete)
    QTest.keyClicks(asking.name, "  ")
    QTest.keyClick(asking.name, Qt.Key.Key_Return)
    assert told == []
    assert asking.fault.isVisible()
    QTest.keyClicks(asking.name, "Thursday")
    assert not asking.fault.isVisible()
    QTest.keyClick(asking.name, Qt.Key.Key_Return)
    assert [heading_of(text).title for text in told] == ["Thursday"]


def test_an_id_that_only_a_draft_has_is_taken(qtbot: QtBot, asking: StartFrom, library: Library) -> None:
    asking.name.selectAll()
    QTest.keyClicks(asking.name, "Thursday")
    first = begun(qtbot, asking, "Skirmish")
    library.systems.save_draft(first)
    assert [row.state for row in library.systems.texts.drafts()] == [DRAFT]
    assert heading_of(begun(qtbot, asking, "Skirmish")).id == "thursday_2"


def test_a_game_of_the_library_is_there_to_begin_with(qtbot: QtBot, library: Library) -> None:
    library.systems.add(copy_of(SKIRMISH, Name("Our game"), ()))
    asking = StartFrom(library)
    qtbot.addWidget(asking)
    asking.show()
    text = begun(qtbot, asking, "Our game")
    assert (heading_of(text).id, heading_of(text).title) == ("our_game_our_way", "Our game, our way")


def test_from_the_welcome_a_game_is_made_and_the_welcome_goes_on_with_it(qtbot: QtBot, library: Library) -> None:
    window = MainWindow(library)
    qtbot.addWidget(window)
    window.show()
    window.help.welcome()
    window.make_rules()
    (asking,) = window.findChildren(StartFrom)
    begun(qtbot, asking, "Empty: only hit points")
    (page,) = window.findChildren(RulesPage)
    QTest.mouseClick(page.ready_button, Qt.MouseButton.LeftButton)
    welcome = window.findChildren(Welcome)[-1]
    assert welcome.isVisible()
    assert welcome.system == "my_own_game"
    QTest.mouseClick(welcome.look_button, Qt.MouseButton.LeftButton)
    assert window.tabs.isVisible()
    assert not window.undoing.can_redo


def test_a_draft_is_gone_on_with_under_its_own_name(qtbot: QtBot, library: Library) -> None:
    text = SKIRMISH.replace('id = "skirmish"', 'id = "mine"').replace('title = "Skirmish"', 'title = "Mine"')
    draft = library.systems.save_draft(text).row
    assert draft is not None
    asking = StartFrom(library)
    qtbot.addWidget(asking)
    asking.show()
    asking.list.setCurrentRow(0)
    assert not asking.name.isVisibleTo(asking)
    with qtbot.waitSignal(asking.draft_chosen) as chosen:
        QTest.keyClick(asking.list, Qt.Key.Key_Return)
    assert chosen.args == [text, draft.hash]


def test_enter_on_cancel_cancels(asking: StartFrom) -> None:
    asking.cancel_button.setFocus()
    QTest.keyClick(asking.cancel_button, Qt.Key.Key_Return)
    assert not asking.isVisible()
    assert asking.result() == StartFrom.DialogCode.Rejected
