"""An action with more fields than there is room for: what is in sight of it is whole."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractSlider, QPushButton
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from tests.proving import short_of
from tests.there import there
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM, GameTable
from tests.ui.encounter.sampling import sample_fight
from tests.ui.encounter.warehouse import shoot_out
from tests.ui.settling import settle
from ui.encounter.action_form.field import OptionButton
from ui.encounter.action_form.form import ActionForm
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow
from ui.theme.theme import look
from ui.widgets.controls import ElidedLabel
from ui.widgets.labels import Label

GUNMAN = "pistolero-a-sueldo"


def cut(card: ActionForm) -> list[str]:
    """The words that an edge of the fields cuts."""
    fields, top = card.fields.widget(), card.fields.verticalScrollBar().value()
    assert fields is not None
    found = []
    bottom = top + card.fields.viewport().height()
    lines: list[Label | QPushButton] = [*fields.findChildren(Label), *fields.findChildren(QPushButton)]
    for line in lines:
        begin = line.mapTo(fields, QPoint(0, 0)).y()
        if line.isVisible() and any(begin < edge < begin + line.height() for edge in (top, bottom)):
            found.append(line.text())
    return found


@pytest.mark.parametrize("height", short_of(range(560, 720, 20), 560, 700))
def test_no_line_of_a_scrolled_action_is_cut_at_an_edge(
    window: MainWindow, library: Library, qtbot: QtBot, height: int
) -> None:
    window.resize(1100, height)
    table = sample_fight(window, library, "ffrpg", "The stair of cogs")
    table.all_by(APP)
    table.type(" ")
    while table.fight.active is None:
        table.type(" ")
    table.type("a.")
    card = table.page.stage.compose
    settle()
    scrolled = False
    for _ in range(len(table.page.composer.fields())):
        table.press(Qt.Key.Key_Tab)
        settle()
        scrolled = scrolled or card.fields.verticalScrollBar().value() > 0
        assert cut(card) == []
    assert scrolled or height > 600
    # Where everything has room again nothing stays scrolled, and no room is kept under it.
    window.resize(1366, 900)
    settle()
    column = card.fields.widget().layout()
    assert column is not None
    assert card.fields.verticalScrollBar().value() == 0
    assert column.contentsMargins().bottom() == 0


@pytest.mark.parametrize("widths", short_of([[1366, 1024, 900, 1200], [1366, 900]], [1366, 900]), ids=str)
def test_the_open_field_begins_with_its_label_however_the_window_is_resized(
    window: MainWindow, library: Library, widths: list[int]
) -> None:
    window.resize(1366, 768)
    table = sample_fight(window, library, "tabuleiro", "Pedágio na ponte")
    table.all_by(APP)
    table.type(" ")
    while table.fight.active is None:
        table.type(" ")
    table.type("a")
    card = table.page.stage.compose
    seen = []
    sizes = [(width, height) for width in widths for height in (768, 560, 640, 600, 900)]
    for size in (*sizes, *reversed(sizes)):
        window.resize(*size)
        settle()
        row, bar = card.fields.open_row, card.fields.verticalScrollBar()
        assert row is not None
        seen.append((size, bar.value() - row.y(), row.height() > card.fields.viewport().height()))
    assert [item for item in seen if item[1] > 0] == []
    assert any(scrolls for _, _, scrolls in seen)
    window.resize(900, 600)
    settle()
    bar = card.fields.verticalScrollBar()
    bar.triggerAction(QAbstractSlider.SliderAction.SliderToMaximum)
    window.resize(900, 610)
    settle()
    assert card.fields.open_row is not None
    assert bar.value() > card.fields.open_row.y(), "who has scrolled finds it where it was"


@pytest.mark.parametrize("text", [125, 150, 200])
def test_the_open_field_is_in_sight_however_large_the_text_becomes(
    window: MainWindow, library: Library, text: int
) -> None:
    """It lay below the edge where the text was made larger after the action had been set up."""
    window.resize(1366, 768)
    table = sample_fight(window, library, "ffrpg", "The stair of cogs")
    table.all_by(APP)
    table.type(" ")
    while table.fight.active is None:
        table.type(" ")
    table.type("a")
    look().choose_text_size(text)
    window.resize(1366, 700)
    for _ in range(3):
        settle()
    fields = table.page.stage.compose.fields
    row = fields.open_row
    assert row is not None
    place = QRect(row.mapTo(fields.viewport(), QPoint()), row.size())
    seen = fields.viewport().rect()
    assert seen.contains(place) or (0 <= place.top() < seen.height() // 2 and place.height() > seen.height() // 2)
    assert cut(table.page.stage.compose) == []


def test_the_title_names_the_power_that_is_chosen_however_far_its_field_is_scrolled_away(
    window: MainWindow, library: Library
) -> None:
    window.resize(1366, 560)
    table = sample_fight(window, library, "fulminato", "Asalto en el paso")
    table.all_by(APP)
    table.type(" ")
    lucia = next(combatant.id for combatant in table.fight.combatants.values() if combatant.name == "Lucía Brasa")
    while table.fight.active != lucia:
        table.type(" ")
    page = table.page
    action = next(
        button for button in page.stage.buttons if button.action is not None and button.action.id == "use_ability"
    ).action
    page.acting.choose(action)
    card = page.stage.compose
    open_ones = [item for item in page.composer.options(page.composer.fields()[0]) if item.refused is None]
    assert len(open_ones) > 1
    for option in open_ones:
        page.composer.show(0)
        card.keys.choose(option.id)
        settle()
        (title,) = (
            item for item in card.findChildren(ElidedLabel) if item.isVisible() and item.property("role") == "heading"
        )
        assert title.text().startswith(f"Usar soltura · {option.label}")
        assert str(option.label) in title.drawn()
        whole, high = title.text(), title.height()
        title.resize(title.fontMetrics().horizontalAdvance(whole) - 1, high)
        assert title.drawn() == f"Usar soltura · {option.label}", "what it costs is in the tooltip"
        assert whole in title.toolTip()


def test_what_is_chosen_of_many_is_in_sight_whenever_its_field_is_opened(window: MainWindow, library: Library) -> None:
    ember = HERO["abilities"][0]
    spells = [{**ember, "id": f"ember-{number}", "name": f"Ember {number}"} for number in range(1, 13)]
    people = [
        EncounterEntry(name="Ana", side="party", sheet={**HERO, "spd": 30, "abilities": spells}),
        EncounterEntry(name="Guard", side="foes", count=2, sheet=GUARD),
    ]
    made = library.encounters.add(Encounter(name="Embers", system=SYSTEM, seed=3), people)
    assert window.conductor.open_prepared(made.id or 0)
    table = GameTable(window, library)
    table.all_by(APP)
    while table.fight.active != "ana":
        table.type(" ")
    card = table.page.stage.compose

    def chosen() -> list[str]:
        settle()
        buttons = (item for item in card.findChildren(OptionButton) if item.isVisible() and item.isChecked())
        return [str(button.property("option")) for button in buttons]

    table.type("c")
    table.press(Qt.Key.Key_Right)
    table.type("3")
    assert chosen() == ["ember-12"]
    table.press(Qt.Key.Key_Backtab)
    assert table.page.composer.open_field == 0
    assert chosen() == ["ember-12"], "the page on which it stands is the one that is shown"
    table.press(Qt.Key.Key_Left)
    table.type("2")
    assert chosen() == ["ember-2"]
    table.press(Qt.Key.Key_Backtab)
    table.press(Qt.Key.Key_Right)
    table.press(Qt.Key.Key_Tab)
    table.press(Qt.Key.Key_Backtab)
    assert chosen() == ["ember-2"]


def test_hardly_any_room_is_kept_under_an_action_that_is_scrolled(window: MainWindow, library: Library) -> None:
    """Each key that was typed into a field added some, until most of the action had gone above the edge."""
    window.resize(1366, 768)
    table = shoot_out(window, library)
    table.all_by(APP)
    card = table.page.stage.compose
    bar = card.fields.verticalScrollBar()
    while table.fight.active != GUNMAN:
        proposed = table.conductor.system.window.declarations(table.fight)
        command = next(line.command for line in proposed if line.command is not None)
        table.conductor.command({**command, "do": "declare"})
    scrolled = False
    for height in (768, 740, 720, 700, 660, 620):
        window.resize(1366, height)
        table.type(f"{table.key_of(GUNMAN)}a")
        settle()
        for key in (Qt.Key.Key_Tab, Qt.Key.Key_Tab, *[Qt.Key.Key_1, Qt.Key.Key_Backspace] * 3):
            table.press(key)
            settle()
            fields = card.fields.widget()
            assert fields is not None
            last = max(item.mapTo(fields, QPoint(0, item.height())).y() for item in fields.findChildren(Label))
            scrolled = scrolled or bar.value() > 0
            assert bar.value() == 0 or bar.value() + card.fields.viewport().height() - last < 40
        table.press(Qt.Key.Key_Escape)
        table.press(Qt.Key.Key_Escape)
    assert scrolled


def test_thirteen_targets_and_what_would_come_of_one_are_in_sight(window: MainWindow, library: Library) -> None:
    heroes = ("Maren Holloway", "Ilva of the Reeds", "Torben", "Kestrel")
    entries = [EncounterEntry(name=name, side="party", sheet={**HERO, "spd": 16}) for name in heroes]
    foes = (("Ashen Lantern Ghoul", 5), ("Brass Sentry", 4))
    entries += [EncounterEntry(name=name, side="foes", count=count, sheet=GUARD) for name, count in foes]
    kept = library.encounters.add(Encounter(name="The long hall", system="ffrpg", seed=4), entries)
    window.resize(1366, 768)
    table = GameTable(window, library)
    assert window.conductor.open_prepared(there(kept.id))
    table.all_by("app")
    window.conductor.command({"do": "begin"})
    while table.fight.active is None:
        table.type(" ")
    table.type(f"a{table.key_of('ashen-lantern-ghoul-a')}")
    settle()
    fields = table.page.stage.compose.fields
    seen = QRect(QPoint(), fields.viewport().size())
    buttons = [item for item in fields.findChildren(QPushButton) if item.property("option") in table.fight.combatants]
    assert len(buttons) == len(table.fight.combatants)
    places = {button.text(): QRect(button.mapTo(fields.viewport(), QPoint()), button.size()) for button in buttons}
    assert [words for words, place in places.items() if not seen.contains(place)] == []
    assert all(button.height() >= 24 for button in buttons), "they are large enough for a pointer"
