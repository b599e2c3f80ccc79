"""Ctrl+K: anything by a few letters, and the card on which a rule is read."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QStyle, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter
from models.repositories.parties import Member, Party
from models.rulebook import rulebook
from rules.system import registry
from tests.proving import short_of
from tests.there import there
from tests.ui.encounter.conftest import APP, GUARD, SYSTEM, GameTable
from tests.ui.encounter.picking import enter, listed, opened
from tests.ui.settling import settle
from tests.ui.theme.canvas import share
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.sheets import rule_systems
from ui.sheets.creature_search import MOST_SHOWN
from ui.shell.command_palette import WIDTH
from ui.shell.main_window import MainWindow
from ui.theme.sizes import px
from ui.theme.theme import current, look
from ui.widgets import picker
from ui.widgets.picker import BEFORE, EMBLEM, WIDEST, Picker, SignedLines


def test_what_was_spelled_for_one_list_is_not_spelled_again_for_the_next(begun: GameTable) -> None:
    opened(begun).shut()
    spelled = picker.plain.cache_info()
    opened(begun).shut()
    again = picker.plain.cache_info()
    assert again.misses == spelled.misses
    assert again.hits > spelled.hits + 1000


def test_a_rule_is_found_by_its_id_and_read_on_a_card_while_the_fight_goes_on(begun: GameTable) -> None:
    sentence = next(rule.sentence for rule in rulebook(SYSTEM).rules if rule.id == "FF-INIT-03")
    picker = opened(begun, "ff-init-03")
    assert listed(picker)[0].startswith(sentence)
    assert not any("FF-" in line for line in listed(picker)), "an id is no word"
    enter(picker)
    card = begun.window.finder.card
    assert card.isVisible()
    assert card.sentence.text() == sentence
    assert begun.page.hasFocus()
    begun.type("  ")
    assert begun.fight.active == "bea"
    assert card.isVisible()


def test_the_list_is_no_wider_than_its_lines_at_every_size_of_text(begun: GameTable) -> None:
    """Opened at 200 % it was four times as wide, and stayed so at 100 %."""
    begun.window.resize(1920, 1080)
    begun.window.menus.by_name["text_size_200"].trigger()
    settle()
    picker = opened(begun)
    for text in (200, 150, 100):
        begun.window.menus.by_name[f"text_size_{text}"].trigger()
        settle()
        assert px(WIDTH) <= picker.width() <= px(WIDEST), text


def test_fighters_are_found_with_their_emblems(begun: GameTable) -> None:
    picker = opened(begun, "guard a")
    assert listed(picker)[0].startswith("Guard A")
    settle()
    line = picker.list.visualRect(picker.list.model().index(0, 0))
    place = QRectF(line.left() + BEFORE, line.top(), EMBLEM, line.height())
    image = picker.list.viewport().grab().toImage()
    assert share(image, current().color("glyph"), place, far=40) > 0.05
    _, ground = current().ground("foes")
    assert share(image, ground, place, far=60) > 0.1


def words_begin(picker: Picker, row: int) -> int:
    """Where the words of a line begin."""
    index, option = picker.list.model().index(row, 0), QStyleOptionViewItem()
    picker.list.initViewItemOption(option)
    option.rect = picker.list.visualRect(index)
    delegate = picker.list.itemDelegate()
    assert isinstance(delegate, SignedLines)
    delegate.initStyleOption(option, index)
    return picker.list.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, picker.list).left()


@pytest.mark.parametrize("letters", ["", "att", "g"])
def test_the_words_of_all_lines_begin_at_one_place(begun: GameTable, letters: str) -> None:
    """Those of actions and commands began further left than those of fighters."""
    picker = opened(begun, letters)
    lines = range(picker.list.model().rowCount())
    assert len(lines) > 5
    assert len({words_begin(picker, row) for row in lines}) == 1


def test_actions_and_statuses_are_found_with_their_drawings(begun: GameTable) -> None:
    begun.page.order.select("ana")
    system = begun.conductor.system
    for label in (system.actions["attack"].label, system.statuses["poison"].label):
        picker = opened(begun, label)
        assert listed(picker)[0].startswith(label)
        settle()
        line = picker.list.visualRect(picker.list.model().index(0, 0))
        place = QRectF(line.left() + BEFORE, line.top(), EMBLEM, line.height())
        image = picker.list.viewport().grab().toImage()
        ground = image.pixelColor(int(place.right()) + 2, int(place.center().y()))
        assert share(image, ground, place, far=8) < 0.95, label
        picker.shut()


def test_esc_puts_the_card_away_and_leaves_the_action_alone(begun: GameTable) -> None:
    enter(opened(begun, "FF-INIT-03"))
    begun.type("a")
    begun.press(Qt.Key.Key_Escape)
    assert not begun.window.finder.card.isVisible()
    assert begun.page.composer.action is not None
    begun.press(Qt.Key.Key_Escape)
    assert begun.page.composer.action is None


def test_esc_gives_the_keys_back_to_who_had_them(window: MainWindow, library: Library, prepared: int) -> None:
    library.creatures.add([Creature(name="Hound", system=SYSTEM, sheet=GUARD)])
    window.activateWindow()

    def comes_back(widget: QWidget) -> None:
        widget.setFocus()
        assert window.focusWidget() is widget
        for open_it in (window.find_anything, window.help.keys):
            open_it()
            assert window.focusWidget() is not widget
            QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
            assert window.focusWidget() is widget

    window.help.welcome()
    settle()
    comes_back(window.focusWidget())
    window.show_tab(BESTIARY)
    settle()
    comes_back(window.bestiary.list.view)
    window.bestiary.new_creature()
    settle()
    comes_back(window.bestiary.detail.form.name)
    window.bestiary.detail.leave()
    window.show_encounter(prepared)
    settle()
    comes_back(window.encounter.prepare.pane.notes)


def test_a_rule_is_found_by_words_in_any_order_and_the_fights_own_rules_come_first(begun: GameTable) -> None:
    found = listed(opened(begun, "order init"))
    rules = [line.partition("rule of ")[2] for line in found if "rule of " in line]
    assert len(set(rules)) > 1
    own = [system == rule_systems.title(SYSTEM) for system in rules]
    assert own == sorted(own, reverse=True)


def test_the_house_rules_are_found_from_every_tab(window: MainWindow, prepared: int) -> None:
    for tab in (BESTIARY, PARTY, ENCOUNTER):
        window.show_tab(tab)
        window.find_anything()
        picker = window.finder.picker
        assert picker is not None
        QTest.keyClicks(picker.line, "our house rules")
        assert listed(picker)[0].startswith("Our house rules")
        enter(picker)
        settle()
        options = window.encounter.prepare.pane.options
        assert window.tabs.currentIndex() == ENCOUNTER
        assert options.isVisible()
        assert options.of_house
        assert there(options.form).isAncestorOf(there(window.focusWidget()))


def test_a_combatant_is_found_by_its_name_or_its_key_and_selected(begun: GameTable) -> None:
    enter(opened(begun, "guard b"))
    assert begun.page.order.selected.id == "guard-b"
    assert begun.page.hasFocus()
    enter(opened(begun, begun.key_of("bea")))
    assert begun.page.order.selected.id == "bea"


def test_settings_are_found_by_what_they_are_and_say_what_is_chosen(begun: GameTable) -> None:
    before = look().choice
    enter(opened(begun, "theme dark"))
    assert look().choice == "dark"
    assert listed(opened(begun, "theme dark"))[0].endswith("chosen ✓")
    look().choose(before)
    enter(opened(begun, "reduced"))
    assert begun.window.places.still
    enter(opened(begun, "who rolls for foes"))
    assert begun.conductor.rollers.of("foes") == APP


@pytest.mark.parametrize("typed", short_of(["espa", "language", "portug"], "espa"))
def test_the_language_of_the_window_comes_before_those_of_what_is_printed(begun: GameTable, typed: str) -> None:
    assert listed(opened(begun, typed))[0].startswith("Language: ")


@pytest.mark.parametrize("language", ["en", "es", "pt_BR"])
def test_a_language_is_found_by_its_name_in_any_other(
    begun: GameTable, speak: Callable[[str], None], language: str
) -> None:
    if language != "en":
        speak(language)
    names = {"spanish": "Español", "espanhol": "Español", "portuguese": "Português", "ingles": "English"}
    for typed, shown in names.items():
        assert shown in listed(opened(begun, typed))[0], typed


def test_a_number_at_the_end_puts_first_what_is_called_with_it_and_stays_a_number_for_the_rest(
    begun: GameTable,
) -> None:
    for typed in ("text 200", "size 200"):
        picker = opened(begun, typed)
        assert listed(picker)[0].startswith("Text size: 200")
        picker.shut()
    begun.page.order.select("guard-a")
    assert listed(opened(begun, "poison 3"))[0].startswith("Poison ")


def test_a_figure_stands_in_what_enter_would_do_or_finds_nothing_that_drops_it(begun: GameTable) -> None:
    begun.page.order.select("guard-a")
    picker = opened(begun, "sleep 3")
    on_guard, *others = listed(picker)
    assert on_guard == "Sleep ◷3   on Guard A"
    assert all("3" in line or "rule of" in line for line in others), others
    enter(picker)
    assert begun.fight.combatants["guard-a"].condition("sleep").timer == 3
    mace = opened(begun, "mace")
    assert listed(mace)[0].startswith("Mace ")
    mace.line.setText("mace 3")
    assert not [line for line in listed(mace) if line.startswith("Mace ")], "nobody strikes three times with it"
    mace.shut()


def test_a_status_goes_on_the_selected_row(begun: GameTable) -> None:
    begun.page.order.select("guard-a")
    enter(opened(begun, "poison 3"))
    assert begun.fight.combatants["guard-a"].condition("poison").timer == 3


@pytest.mark.parametrize(
    ("typed", "first", "left"),
    [
        ("-12 ana", "Ana: HP −12", 48),
        ("ana -12", "Ana: HP −12", 48),
        ("damage 12 ana", "Ana: HP −12", 48),
        ("=7 an", "Ana: HP = 7", 7),
        ("hp 12 ana", "Ana: HP = 12", 12),
        ("ana hp 12/60", "Ana: HP = 12", 12),
        ("ana hp -3", "Ana: HP −3", 57),
    ],
)
def test_a_ruling_on_somebody_is_written_as_one_says_it(begun: GameTable, typed: str, first: str, left: int) -> None:
    begun.page.order.select("guard-a")
    assert begun.fight.combatants["ana"].pools["hp"] == 60
    picker = opened(begun, typed)
    assert listed(picker)[0].startswith(f"{first}   ruling · now 60 of 60")
    enter(picker)
    assert begun.fight.combatants["ana"].pools["hp"] == left
    begun.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert begun.fight.combatants["ana"].pools["hp"] == 60


def test_a_ruling_without_a_name_is_on_those_who_are_selected(begun: GameTable) -> None:
    begun.page.order.select_together(["guard-a", "guard-b"])
    before = [begun.fight.combatants[id].pools["hp"] for id in ("guard-a", "guard-b", "ana")]
    enter(opened(begun, "-5"))
    after = [begun.fight.combatants[id].pools["hp"] for id in ("guard-a", "guard-b", "ana")]
    assert after == [before[0] - 5, before[1] - 5, before[2]]
    assert not any(line.startswith("2 comb") for line in listed(opened(begun, "5"))), "a figure alone is no ruling"


def test_another_maximum_is_not_written_there_and_that_is_said(begun: GameTable) -> None:
    line = listed(opened(begun, "ana hp 12/99"))[0]
    assert line.endswith("the maximum stays: it stands on the sheet, Shift+F2")


def test_a_countdown_is_set_and_a_status_takes_its_value_and_its_timer(begun: GameTable) -> None:
    begun.conductor.command({"do": "countdown", "name": "Flood", "rounds": 9})
    enter(opened(begun, "flood 5"))
    assert begun.fight.countdowns["Flood"].left == 5
    begun.page.order.select("guard-a")
    assert listed(opened(begun, "poison 2 3"))[0].startswith("Poison ")


def test_what_the_menu_of_a_row_rules_is_found_for_those_who_are_selected(begun: GameTable) -> None:
    begun.page.order.select("guard-a")
    name = begun.conductor.names["guard-a"]
    picker = opened(begun, "hide from")
    assert listed(picker)[0] == f"Hide from the players   on {name}"
    enter(picker)
    assert begun.conductor.marking.is_hidden("guard-a")
    picker = opened(begun, "show to")
    assert listed(picker)[0] == f"Show to the players   on {name}"
    enter(picker)
    assert not begun.conductor.marking.is_hidden("guard-a")
    enter(opened(begun, "change sides party"))
    assert begun.fight.combatants["guard-a"].side == "party"
    enter(opened(begun, "gets away"))
    assert begun.fight.combatants["guard-a"].state == "out"
    assert not any("Before" in line for line in listed(opened(begun, "guard")))


def test_what_is_not_there_is_said_in_one_line(begun: GameTable) -> None:
    picker = opened(begun, "xyzzy")
    assert not picker.list.isVisible()
    assert picker.nothing.isVisible()
    assert picker.nothing.text() == "Nothing found for “xyzzy”."
    enter(picker)
    assert picker.isVisible()
    picker.line.clear()
    assert picker.list.isVisible()


def test_outside_of_a_fight_creatures_and_the_rules_of_every_system_are_found(table: GameTable, qtbot: QtBot) -> None:
    (hound,) = table.library.creatures.add([Creature(name="Hound", system=SYSTEM, sheet=GUARD)])
    table.window.put_away()
    table.window.show_tab(BESTIARY)
    found = listed(opened(table, "-01"))
    assert {line.partition("rule of ")[2] for line in found} >= {rule_systems.title(item) for item in registry.ids()}
    enter(opened(table, "hound"))
    assert table.window.bestiary.list.selected_ids == [hound.id]


def test_a_namesake_of_another_system_says_which_and_is_of_no_use_in_a_fight(begun: GameTable) -> None:
    sheet = {"vida": 5, "con": 2}
    begun.library.creatures.add(
        [Creature(name="Hound", system=SYSTEM, sheet=GUARD), Creature(name="Hound", system="tabuleiro", sheet=sheet)]
    )
    picker = opened(begun, "hound")
    assert listed(picker) == ["Hound   bestiary"]
    picker.shut()
    begun.window.put_away()
    begun.window.remembered.choose_system("tabuleiro")
    picker = opened(begun, "hound")
    assert listed(picker) == ["Hound   bestiary", "Hound   bestiary · Final Fantasy RPG 3.25"]
    picker.shut()
    begun.window.remembered.choose_system(None)
    named = {"Hound   bestiary · Batalha no tabuleiro", "Hound   bestiary · Final Fantasy RPG 3.25"}
    assert set(listed(opened(begun, "hound"))) == named


def test_a_creature_of_what_is_played_is_found_among_hundreds_of_others(begun: GameTable) -> None:
    sheet = {"vida": 5, "con": 2}
    others = [Creature(name="Hound", system="tabuleiro", sheet=sheet) for _ in range(MOST_SHOWN + 5)]
    begun.library.creatures.add([*others, Creature(name="Houndmaster", system=SYSTEM, sheet=GUARD)])
    begun.window.put_away()
    begun.window.remembered.choose_system(SYSTEM)
    assert listed(opened(begun, "hound"))[0] == "Houndmaster   bestiary"


@pytest.mark.parametrize("typed", ["initiative", "damage", "attack", "01"])
def test_rules_of_the_fights_own_system_stand_before_those_of_all_others(begun: GameTable, typed: str) -> None:
    found = [line for line in listed(opened(begun, typed)) if "rule of " in line]
    own = ["rule of Final Fantasy RPG 3.25" in line for line in found]
    assert True in own
    assert False in own
    assert own == sorted(own, reverse=True)


def test_an_action_of_the_stage_is_found_and_taken_up(begun: GameTable) -> None:
    actor = begun.fight.combatants[begun.fight.active].name
    picker = opened(begun, "defend")
    assert listed(picker)[0].startswith(f"Defend   {actor}")
    picker.shut()
    enter(opened(begun, "attack"))
    assert begun.page.composer.action.id == "attack"


def test_what_one_can_act_with_is_found_and_taken_up(begun: GameTable) -> None:
    begun.all_by(APP)
    actor = begun.fight.combatants[begun.fight.active]
    picker = opened(begun, "ember")
    spell = begun.conductor.system.actions["cast"].label
    assert listed(picker)[0].startswith(f"Ember   {spell} · {actor.name}")
    enter(picker)
    assert begun.page.composer.action.id == "cast"
    assert begun.page.composer.values["with"] == "ember"
    begun.press(Qt.Key.Key_Escape)
    begun.conductor.command({"do": "set", "actor": actor.id, "pool": "mp", "value": 0})
    picker = opened(begun, "ember")
    first = listed(picker)[0]
    assert first.startswith(f"Ember   {spell} · {actor.name} · "), "and why not now"
    picker.shut()


def test_what_somebody_else_has_is_found_and_its_owner_selected(begun: GameTable) -> None:
    assert begun.fight.combatants[begun.fight.active].name == "Ana"
    picker = opened(begun, "starfall")
    spells = [line for line in listed(picker) if line.startswith("Starfall   ")]
    assert spells[1:] == ["Starfall   Bea, in this fight"], "Ana's own, which she can use, comes first"
    picker.list.setCurrentIndex(picker.list.model().index(listed(picker).index(spells[1]), 0))
    enter(picker)
    assert [row.name for row in begun.page.order.selected_rows] == ["Bea"]
    swords = [line for line in listed(opened(begun, "sword")) if line.endswith(", in this fight")]
    assert swords == ["Sword   Guard A, in this fight"], "once for all guards"


def test_an_encounter_is_found_and_opened_and_the_open_fight_is_put_away(begun: GameTable) -> None:
    running = begun.conductor.encounter_id
    other = begun.library.encounters.add(Encounter(name="The roof", system=SYSTEM))
    picker = opened(begun, "roof")
    assert "The roof   prepared encounter" in listed(picker)
    enter(picker)
    assert begun.conductor.service is None
    assert begun.window.encounter.prepare.chosen_id == other.id
    picker = opened(begun, "stair")
    assert "The stair   running fight · Final Fantasy RPG 3.25" in listed(picker), "all systems are side by side"
    enter(picker)
    assert begun.conductor.encounter_id == running


def test_a_rule_says_in_which_language_it_is_written(begun: GameTable) -> None:
    picker = opened(begun, "FF-INIT-03")
    assert listed(picker)[0].endswith("rule of Final Fantasy RPG 3.25")
    picker.shut()
    begun.window.finder.language = "es"
    picker = opened(begun, "FF-INIT-03")
    assert listed(picker)[0].endswith("in English")
    enter(picker)
    words = [label.text() for label in begun.window.finder.card.findChildren(QLabel)]
    assert "From the rules page of Final Fantasy RPG 3.25, which is written in English." in words


@pytest.mark.parametrize(
    ("system", "id", "reader", "told_in"),
    [("fulminato", "FU-CLK-03", "pt_BR", "es"), ("tabuleiro", "TB-MOVE-12", "es", "pt_BR")],
)
def test_a_rule_that_is_not_kept_in_the_readers_language_is_told_in_its_books_and_says_so(
    begun: GameTable, system: str, id: str, reader: str, told_in: str
) -> None:
    """A Portuguese window gave the rules of a Spanish book in English."""
    (rule,) = (rule for rule in rulebook(system).rules if rule.id == id)
    begun.window.finder.language = reader
    picker = opened(begun, id)
    sentence = rule.translations[told_in]
    assert listed(picker) == [f"{sentence}   rule of {rule_systems.title(system)}, as in its book"]
    enter(picker)
    card = begun.window.finder.card
    assert card.sentence.text() == sentence != rule.sentence
    words = [label.text() for label in card.findChildren(QLabel)]
    assert f"From the rules page of {rule_systems.title(system)}, in the language of its book." in words


@pytest.mark.parametrize(
    ("system", "id", "language", "own_words", "english_words"),
    [
        ("fantasia", "LF-ST-CONFUSION-1", "es", "confusion impar habilidad", "odd strikes"),
        ("tabuleiro", "TB-DEATH-06", "pt_BR", "casa heroi banida", "hero casa banished"),
    ],
)
def test_a_rule_is_found_and_read_in_the_language_of_its_book(
    begun: GameTable, system: str, id: str, language: str, own_words: str, english_words: str
) -> None:
    rule = next(rule for rule in rulebook(system).rules if rule.id == id)
    begun.window.finder.language = language
    card = begun.window.finder.card
    for words in (english_words, own_words):
        picker = opened(begun, words)
        assert listed(picker) == [f"{rule.translations[language]}   rule of {rule_systems.title(system)}"]
        enter(picker)
        assert card.sentence.text() == rule.translations[language] != rule.sentence
        assert f"From the rules page of {rule_systems.title(system)}." in [
            label.text() for label in card.findChildren(QLabel)
        ]
    begun.window.finder.language = "en"
    enter(opened(begun, own_words))
    assert card.sentence.text() == rule.sentence


# --- one search for the list, Ctrl+K and the pickers -----------------------------------------------------------------


def test_a_tab_that_is_shown_at_first_takes_the_keys_where_letters_are_of_use(
    window: MainWindow, library: Library
) -> None:
    library.parties.add(Party(name="Company"), [Member(name="Ana", system=SYSTEM, sheet=GUARD)])
    window.activateWindow()
    window.show_tab(ENCOUNTER)
    settle()
    for number in (BESTIARY, PARTY):
        window.menus.by_name[f"tab_{number}"].trigger()
        settle()
        assert window.tabs.currentIndex() == number
        page = window.bestiary if number == BESTIARY else window.party
        assert window.focusWidget() is page.focusProxy()
