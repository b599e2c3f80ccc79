"""Fulminato in the window: points that empty, a body that shows where it was struck, and a whole fight by keys."""

import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from rules.mechanics.action import Field
from tests.proving import PROVE
from tests.rules.fulminato.playing import CLUB, DICE
from tests.there import there
from tests.ui.board.conftest import click
from tests.ui.encounter.conftest import GameTable
from tests.ui.encounter.picking import listed, opened
from tests.ui.encounter.sampling import SHIFT, answer_all, sample_fight, standing
from tests.ui.settling import settle
from tools.pictures.languages import speaking
from ui.encounter.action_form.field import OptionButton
from ui.encounter.action_panel.arrangement import BESIDE_BODY
from ui.encounter.action_panel.body_outline import paths
from ui.encounter.turn_order.pips import PipsRow
from ui.session.dice_rollers import APP, TABLE
from ui.session.view.stage import StageMaker
from ui.shell.main_window import MainWindow
from ui.theme.sizes import px
from ui.theme.theme import current, look


@pytest.fixture
def cantina(window: MainWindow, library: Library) -> GameTable:
    """The brawl of the samples, in the first turn of one of the party."""
    table = sample_fight(window, library, "fulminato", "Bronca en la cantina")
    table.type(" ")
    table.press(Qt.Key.Key_Return, SHIFT)
    for _ in range(10):
        if table.fight.combatants[table.fight.active].side == "party":
            break
        table.type(" ")
    return table


def test_who_cannot_deflect_is_said_so_beside_the_die_of_its_deflection(cantina: GameTable) -> None:
    active = cantina.fight.combatants[cantina.fight.active]

    def shown() -> dict[str, str]:
        return {figure.label: figure.value for figure in StageMaker(cantina.conductor).figures(active)}

    assert "Puede desviar" not in shown()
    cantina.conductor.command({"do": "condition", "actor": active.id, "status": "paralyzed"})
    assert shown()["Puede desviar"] == "no"


def test_the_figure_leaves_no_blank_strip_between_the_numbers_and_the_sheet(cantina: GameTable) -> None:
    settle()
    stage = cantina.page.stage
    figure, buttons, numbers, sheet = (
        QRect(item.mapTo(stage, QPoint(0, 0)), item.size())
        for item in (stage.body, stage._actions, stage._sheet, stage.sheets)
    )
    assert stage.body.isVisible()
    assert figure.top() == buttons.top()
    assert not figure.intersects(buttons)
    assert sheet.top() - numbers.bottom() < figure.height() // 4


def test_the_figure_gives_way_to_the_actions_where_each_would_have_its_own_line(cantina: GameTable) -> None:
    """What is scrolled is no wider than its place then, and words say what is hurt."""
    stage, page = cantina.page.stage, cantina.window
    seen = set()
    for per_cent, width in ((100, 1366), (125, 1366), (125, 1024), (100, 1024), (150, 1366)):
        look().choose_text_size(per_cent)
        page.resize(width, 768)
        look().fit(width)
        cantina.page.arrangement.show_log(shown=True)
        settle()
        (area,) = (area for area in stage.findChildren(QScrollArea) if area.isAncestorOf(stage.body))
        assert there(area.widget()).width() <= area.viewport().width(), (per_cent, width)
        lines = {button.y() for button in stage.buttons}
        assert len(lines) < len(stage.buttons), (per_cent, width)
        seen.add((stage.body.isVisible(), stage.width() < px(BESIDE_BODY)))
    assert seen == {(True, False), (False, True)}


@pytest.fixture
def gorge(window: MainWindow, library: Library) -> GameTable:
    """The fight of the samples on a board, in the turn of Tobías, his dice on the table."""
    table = sample_fight(window, library, "fulminato", "Asalto en el paso")
    window.activateWindow()
    table.page.setFocus()
    table.type(" ")
    table.press(Qt.Key.Key_Return, SHIFT)
    for _ in range(10):
        if table.fight.active == "tobias-roble":
            break
        table.type(" ")
        table.press(Qt.Key.Key_Return, SHIFT)
    assert table.fight.active == "tobias-roble"
    return table


def press(table: GameTable, *keys: Qt.Key) -> None:
    """Keys of the keyboard: Qt finds who gets them."""
    for key in keys:
        QTest.keyClick(table.window.windowHandle(), key)


def test_a_charge_is_played_by_keys_alone_and_enter_never_goes_dead(gorge: GameTable) -> None:
    press(gorge, Qt.Key.Key_K, Qt.Key.Key_Return)
    assert gorge.said == "Still missing: Objetivo."
    press(gorge, Qt.Key.Key_P)
    assert gorge.page.composer.field.kind == "cell", "it goes on to the cell by itself"
    assert gorge.page.composer.values.get("to") is None
    press(gorge, Qt.Key.Key_Return)
    assert gorge.page.composer.values["to"] == "14,5"
    press(gorge, Qt.Key.Key_Return)
    assert gorge.question().actor == "tobias-roble"
    title = gorge.page.stage.question._title.text().replace("\N{NO-BREAK SPACE}", " ")
    assert "Constitución + Ataque con armas CaC sencillas → Pistolero a Sueldo · d12 + d10" in title
    assert gorge.page.composer.action is None
    gorge.type("4 5\n")
    assert gorge.conductor.open_question is None or gorge.question().what != "Constitución"
    answer_all(gorge, Random(2))
    assert gorge.fight.combatants["tobias-roble"].cell == (14, 5)


def test_who_deflects_is_told_the_attack_and_the_limb_is_asked_with_what_is_left_of_it(gorge: GameTable) -> None:
    gorge.all_by(TABLE)
    context = gorge.page.stage.question._context
    press(gorge, Qt.Key.Key_K, Qt.Key.Key_P, Qt.Key.Key_Return, Qt.Key.Key_Return)
    gorge.type("4 5\n")
    assert gorge.question().what.startswith("Desvío")
    attack = re.search(r"Constitución 4 \+ .+ 5.* = (\d+)$", context.text())
    assert attack is not None, context.text()
    gorge.type(f"{int(attack[1]) - 5}\n")
    assert gorge.question().what == "limb"
    assert re.search(r"− Desvío \d.* = [4-7]$", context.text()), context.text()


def test_a_field_of_many_options_is_shown_from_its_name_on_and_then_with_what_is_chosen(gorge: GameTable) -> None:
    card = gorge.page.stage.compose
    gorge.window.resize(1024, 600)

    def in_sight(widget: QWidget) -> bool:
        seen = card.fields.viewport().rect()
        return bool(seen.contains(widget.mapTo(card.fields.viewport(), widget.rect().topLeft() + QPoint(1, 1))))

    for key in ("a", "k"):
        gorge.type(key)
        QApplication.processEvents()
        assert card.fields.open_row is not None
        assert card.fields.open_row.height() > card.fields.viewport().height()
        assert in_sight(card.fields.open_row)
        if key == "a":
            press(gorge, Qt.Key.Key_Escape)
    last = card.fields.open_row.findChildren(OptionButton)[-1]
    gorge.page.composer.put("targets", [last.property("option")])
    QApplication.processEvents()
    (chosen,) = (item for item in card.fields.open_row.findChildren(OptionButton) if item.isChecked())
    assert in_sight(chosen)


def test_a_cell_of_a_charge_taken_by_its_figure_is_done_by_enter(gorge: GameTable) -> None:
    press(gorge, Qt.Key.Key_K, Qt.Key.Key_P, Qt.Key.Key_Return, Qt.Key.Key_2)
    assert gorge.page.composer.values["to"] == "15,5"
    press(gorge, Qt.Key.Key_Return)
    assert gorge.question().actor == "tobias-roble"


def test_a_cell_that_no_charge_ends_on_is_told_and_the_arrows_lead_on(gorge: GameTable) -> None:
    press(gorge, Qt.Key.Key_K, Qt.Key.Key_P, Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert gorge.said == "A charge runs straight: along a row, a column or a diagonal. 20 ft away."
    press(gorge, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert gorge.question().actor == "tobias-roble"


def row_picture(table: GameTable, id: str) -> QImage:
    view = table.page.order
    place: QRect = view.visualRect(view.order.index_of(id))
    return view.viewport().grab(place).toImage()  # type: ignore[no-any-return]


def colored(picture: QImage, color: QColor) -> int:
    """How many pixels have exactly this colour."""
    found = 0
    for y in range(picture.height()):
        for x in range(picture.width()):
            found += picture.pixelColor(x, y) == color
    return found


def body(table: GameTable) -> Mapping[str, str]:
    return {part.id: part.state for part in table.page.stage.body.parts}


def test_the_six_points_of_the_turn_are_pips_that_empty(cantina: GameTable) -> None:
    pips: PipsRow = cantina.page.stage.head.pips
    active = cantina.fight.active
    assert pips.isVisible()
    assert pips.accessibleName() == "PA: 6 of 6"
    full = colored(pips.grab().toImage(), current().color("mana"))
    in_the_row = colored(row_picture(cantina, active), current().color("mana"))
    cantina.type(f"a{cantina.key_of('maton-de-cantina-c')}\n")
    answer_all(cantina, Random(3))
    assert cantina.fight.combatants[active].pools["pa"] == 3
    assert pips.accessibleName() == "PA: 3 of 6"
    half = colored(pips.grab().toImage(), current().color("mana"))
    assert 0.3 * full < half < 0.7 * full
    assert colored(row_picture(cantina, active), current().color("mana")) < in_the_row
    shown = [pool.accessibleName() for pool in cantina.page.stage.head.pools if pool.isVisibleTo(cantina.page)]
    assert shown
    assert not any("PA" in text for text in shown)


def test_a_struck_limb_and_a_useless_one_show_on_the_outline_and_in_words(cantina: GameTable) -> None:
    stage, active = cantina.page.stage, cantina.fight.active
    assert set(body(cantina).values()) == {"sound"}
    assert stage.body.accessibleName() == "Body: sound"
    assert not stage._hurt.isVisible()
    cantina.conductor.command({"do": "condition", "actor": active, "status": "useless_off_arm"})
    assert body(cantina)["off_arm"] == "useless"
    assert stage.body.accessibleName() == "Body: Brazo torpe: useless"
    assert stage._hurt.isVisible()
    assert stage._hurt.text() == stage.body.accessibleName()
    assert "Cabeza: sound" in stage.body.toolTip()
    arm = paths()["left_arm"].boundingRect().toAlignedRect()
    assert colored(stage.body.grab(arm).toImage(), current().color("bad")) > 50
    other = paths()["right_arm"].boundingRect().toAlignedRect()
    assert colored(stage.body.grab(other).toImage(), current().color("bad")) == 0
    cantina.window.undo()
    assert body(cantina)["off_arm"] == "sound"


def test_the_part_that_an_attack_struck_is_marked_until_one_is_whole_again(cantina: GameTable) -> None:
    target = "maton-de-cantina-c"
    chance = Random(5)
    hits: list[Mapping[str, Any]] = []
    for _ in range(12):
        cantina.type(f"a{cantina.key_of(target)}\n")
        answer_all(cantina, chance)
        cantina.press(Qt.Key.Key_Escape)
        hits = [fact for fact in cantina.conductor.service.journal.facts() if fact["kind"] == "damage"]  # type: ignore[union-attr]
        if any(fact["actor"] == target for fact in hits):
            break
        cantina.type(" ")
    struck = cantina.fight.combatants[target].struck
    assert struck == tuple({fact["part"]: None for fact in hits if fact["actor"] == target and fact["amount"]})
    assert struck
    cantina.page.order.select(target)
    cantina.type("+99\n")
    assert cantina.fight.combatants[target].struck == ()


def test_what_an_attack_may_strike_is_said_before_it_is_done(cantina: GameTable) -> None:
    cantina.type(f"a{cantina.key_of('maton-de-cantina-c')}")
    said = " ".join(preview.text for preview in cantina.page.composer.previews())
    assert "3 PA" in said
    assert "extremidad" in said
    assert "bludgeoning" not in said


def test_a_called_attack_is_aimed_by_a_letter_and_its_part_of_the_body_by_a_figure(cantina: GameTable) -> None:
    active = cantina.fight.combatants[cantina.fight.active]
    foe = next(combatant.id for combatant in cantina.fight.combatants.values() if combatant.side != active.side)
    cantina.type("c" + cantina.key_of(foe) + "2")
    assert cantina.page.composer.params()["part"] == "left_leg"
    assert cantina.page.composer.ready
    assert cantina.page.composer.params()["targets"] == [foe]


def test_who_grabs_nobody_ties_the_one_prey_of_an_ally_and_is_not_asked_for_a_rope_it_has(cantina: GameTable) -> None:
    active = cantina.fight.combatants[cantina.fight.active]
    ally = next(
        combatant.id
        for combatant in cantina.fight.combatants.values()
        if combatant.side == active.side and combatant is not active
    )
    foe = next(combatant.id for combatant in cantina.fight.combatants.values() if combatant.side != active.side)
    cantina.conductor.command({"do": "condition", "actor": foe, "status": "grabbed", "source": ally})
    cantina.type("j")
    composer = cantina.page.composer
    assert composer.params()["targets"] == [foe]
    assert ("rope" in {field.name for field in composer.fields()}) == (active.rope is None)
    cantina.type(cantina.key_of(foe))
    assert composer.params()["targets"] == [foe]
    cantina.press(Qt.Key.Key_Escape)
    cantina.conductor.command({"do": "condition", "actor": foe, "status": "tied"})
    composer.start(cantina.fight, active, cantina.conductor.system.actions["untie"], lambda command: ())
    assert composer.params()["targets"] == [foe]


def test_the_price_stands_once_over_an_attack(cantina: GameTable) -> None:
    cantina.type("a")
    target = next(combatant for combatant in cantina.fight.combatants.values() if combatant.side == "foes")
    cantina.page.composer.aim(target.id)
    settle()
    labels = cantina.page.stage.compose.findChildren(QLabel)
    assert [label.text() for label in labels if "3 PA" in label.text()] == [
        "Ataque · Bastón de feria · 3 PA · Estándar"
    ]
    assert "flankers" in [field.name for field in cantina.page.composer.fields()]


def test_a_stunt_that_may_be_resisted_is_put_together_by_keys(cantina: GameTable) -> None:
    composer = cantina.page.composer
    cantina.type("x.")
    names = [field.name for field in composer.fields()]
    assert "resist.skill" in names
    composer.show(names.index("resist.skill"))
    cantina.type("1")
    assert composer.values["resist.skill"] == composer.options(composer.fields()[names.index("resist.skill")])[0].id
    composer.put("skill", "manos_rapidas")
    cantina.type(cantina.key_of("maton-de-cantina-c"))
    command = composer.command()
    assert command["params"]["resist"] == {"skill": composer.values["resist.skill"]}
    assert cantina.conductor.refusal_of(command) is None


def test_every_number_has_a_word_of_the_book(cantina: GameTable) -> None:
    words = {number.stat: (number.label, number.meaning) for number in cantina.page.stage._numbers}
    assert words["desvio_die"] == ("Dado de desvío", "The die that is rolled against an attack")
    assert all("_" not in label and meaning for label, meaning in words.values())


@PROVE
def test_the_whole_sample_fight_by_keys_alone_in_both_languages(cantina: GameTable) -> None:
    chance = Random(11)
    for _ in range(400):
        if not standing(cantina, "party") or not standing(cantina, "foes"):
            break
        actor = cantina.fight.combatants[cantina.fight.active]
        others = standing(cantina, "foes" if actor.side == "party" else "party")
        target = others[chance.randrange(len(others))]
        before = actor.pools["pa"]
        cantina.type(f"a{cantina.key_of(target.id)}\n")
        answer_all(cantina, chance)
        cantina.press(Qt.Key.Key_Escape)
        if cantina.fight.active == actor.id and actor.pools["pa"] in (before, 0):
            cantina.type("r1\n")
            cantina.press(Qt.Key.Key_Escape)
            cantina.type(" ")
            answer_all(cantina, chance)
    assert cantina.fight.round > 1
    assert not (standing(cantina, "party") and standing(cantina, "foes"))
    assert any(combatant.struck for combatant in cantina.fight.combatants.values())
    cantina.window.menus.by_name["end"].trigger()
    assert cantina.fight.phase == "ended"
    english = cantina.log()
    panel = cantina.page.log
    panel.languages.setCurrentIndex(panel.languages.findData("es"))
    spanish = cantina.log()
    assert len(spanish) == len(english)
    assert not [line for line in english + spanish if "…" in line or "None" in line]
    assert any("ataque" in line and "desvío" in line for line in spanish)
    assert any("attack" in line and "desvío" in line for line in english)


@pytest.fixture
def translated_cantina(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[GameTable]:
    """The same brawl in a Portuguese window, the book read in Portuguese too."""
    with speaking(qapp, "pt_BR"):
        yield request.getfixturevalue("cantina")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("amarrado", "Em amarras"), ("derribad", "No chão"), ("em amarras", "Em amarras"), ("derribar", "Derrubar")],
)
def test_conditions_and_actions_are_found_by_the_words_of_the_book_and_the_reader_s(
    translated_cantina: GameTable, typed: str, shown: str
) -> None:
    found = listed(opened(translated_cantina, typed))
    assert any(line.startswith(shown) for line in found[:3]), found


def test_the_list_of_statuses_finds_the_words_of_the_book_too(translated_cantina: GameTable) -> None:
    palette = translated_cantina.page.palette_of_statuses
    palette.line.setText("derrib")
    assert [status.id for status in palette.model.rows] == ["prone"]


def test_rules_of_the_fights_own_book_are_found_by_the_readers_words_before_all_others(
    translated_cantina: GameTable,
) -> None:
    """`agarr` found rules of other systems, in English, and none of its own."""
    translated_cantina.window.language = "pt_BR"
    found = opened(translated_cantina, "agarr")
    rules = [line for line in listed(found) if "regra de" in line]
    own = [line for line in rules if "regra de Fulminato" in line]
    assert own
    assert rules[: len(own)] == own, rules
    assert "regra de" not in listed(found)[0], "what can be done comes before what can be read"


def test_a_charge_goes_on_to_its_cell_and_takes_a_click_on_one_that_is_possible(
    window: MainWindow, library: Library
) -> None:
    """After the target the form stood there: a click on the only free cell did and said nothing."""
    table = sample_fight(window, library, "fulminato", "Asalto en el paso")
    table.type(" ")
    table.press(Qt.Key.Key_Return, SHIFT)
    fight, board, composer = table.fight, table.page.board, table.page.composer
    assert fight.board is not None
    actor = fight.combatants[fight.active]
    foe = next(other for other in fight.combatants.values() if other.side != actor.side)
    for at in ([x, y] for y in range(1, fight.board.height - 1) for x in range(1, fight.board.width - 5)):
        for id, cell in ((actor.id, at), (foe.id, [at[0] + 3, at[1]])):
            table.conductor.command({"do": "move", "actor": id, "to": cell})
        table.page.acting.choose(table.conductor.system.actions["charge"])
        composer.values.pop("targets", None)
        composer.values.pop("to", None)
        composer.show(0)
        allowed = {option.id for option in composer.options(composer.fields()[0]) if option.refused is None}
        if foe.id in allowed:
            break
        composer.stop()
    assert composer.aim(foe.id)
    assert composer.field is not None
    if "to" not in composer.values:
        assert composer.field.kind == "cell", "it goes on by itself"
    cells = [option.id for option in composer.options(_cell_field(table)) if option.refused is None]
    composer.show(0)
    assert composer.field.kind == "targets"
    across, down = map(int, cells[-1].split(","))
    click(board.view, (across, down))
    assert composer.values["to"] == cells[-1]
    assert composer.ready


def _cell_field(table: GameTable) -> Field:
    return next(field for field in table.page.composer.fields() if field.kind == "cell")


@pytest.fixture
def wrestlers(window: MainWindow, library: Library) -> GameTable:
    """A strong one and a weak one in her turn, all dice on the table."""
    people = (("Lola", "party", "d12"), ("Curro", "foes", "d6"))
    entries = [
        EncounterEntry(name=name, side=side, sheet={**DICE, "constitucion": dice, "pv": 20, "weapons": [CLUB]})
        for name, side, dice in people
    ]
    table = at_turn_of("lola", window, library, entries)
    table.all_by(TABLE)
    return table


def at_turn_of(id: str, window: MainWindow, library: Library, entries: list[EncounterEntry]) -> GameTable:
    """A fight that has come to somebody's turn."""
    kept = library.encounters.add(Encounter(name="Ring", system="fulminato", seed=1), entries)
    table = GameTable(window, library)
    assert window.conductor.open_prepared(there(kept.id))
    table.type(" ")
    table.press(Qt.Key.Key_Return, SHIFT)
    while table.fight.active != id:
        table.type(" ")
    return table


def grip(table: GameTable) -> None:
    table.conductor.command({"do": "act", "actor": "lola", "action": "grapple", "targets": ["curro"]})


def test_both_rolls_of_an_opposed_roll_are_typed_in_one_line(wrestlers: GameTable) -> None:
    grip(wrestlers)
    question = wrestlers.page.stage.question
    wrestlers.type("9 5")
    assert "next roll" not in question._hint.text(), "the second die is the other's"
    assert question.dice.names.text().replace("\u00a0", " ") == "Lola: 9    Curro: 5", "each beside who throws it"
    wrestlers.type("\n")
    assert wrestlers.conductor.open_question is None
    opposed = next(fact for fact in there(wrestlers.conductor.service).journal.facts() if fact["kind"] == "opposed")
    assert (opposed["actor"], opposed["own"], opposed["target"], opposed["theirs"]) == ("lola", 9, "curro", 5)
    assert there(wrestlers.conductor.service).journal.entries[-1].dice == (9, 5)
    wrestlers.conductor.undo()
    assert not wrestlers.fight.combatants["curro"].has("grabbed")


def test_dice_beyond_an_opposed_roll_are_told_as_unasked(wrestlers: GameTable, qtbot: QtBot) -> None:
    grip(wrestlers)
    wrestlers.type("9 5 3\n")
    assert wrestlers.conductor.open_question is None
    qtbot.waitUntil(lambda: wrestlers.said == "Nobody asked for these dice: 3.")


def test_the_other_of_an_opposed_roll_is_asked_by_itself_where_one_die_is_typed(wrestlers: GameTable) -> None:
    grip(wrestlers)
    wrestlers.type("9\n")
    assert wrestlers.question().actor == "curro"
    wrestlers.press(Qt.Key.Key_Backspace)
    assert wrestlers.question().actor == "lola"
    wrestlers.press(Qt.Key.Key_Escape)
    assert wrestlers.conductor.open_question is None


def test_dice_typed_ahead_say_whose_next_roll_they_are_for_while_another_is_asked(wrestlers: GameTable) -> None:
    wrestlers.conductor.command({"do": "act", "actor": "lola", "action": "attack", "targets": ["curro"]})
    question = wrestlers.page.stage.question
    wrestlers.type("6 6 1")
    assert question._hint.text() == "Then, for the next roll of Lola: 1. Press Enter to use it."
    wrestlers.type("\n")
    assert wrestlers.question().actor == "curro"
    assert "Typed for the next roll of Lola: 1" in question._context.text()
    wrestlers.type("1\n")
    assert wrestlers.conductor.questions.typed_ahead.words == "", "her damage has taken it"
    wrestlers.press(Qt.Key.Key_Escape)
    assert wrestlers.conductor.open_question is None


def test_the_answers_of_several_to_one_deed_are_typed_in_one_line(window: MainWindow, library: Library) -> None:
    """Each hero rolls against the same power, one after the other: five figures had to be typed by themselves."""
    chill = {"id": "chill", "name": "Chill", "ps": 1, "opposed": {"own": ["mente"], "theirs": ["constitucion"]}}
    sheet = {**DICE, "constitucion": "d8", "pv": 20}
    entries = [EncounterEntry(name=name, side="party", sheet=sheet) for name in ("Ana", "Bea", "Cid")]
    entries.append(EncounterEntry(name="Wight", side="foes", sheet={**sheet, "ps": 3, "abilities": [chill]}))
    table = at_turn_of("wight", window, library, entries)
    table.conductor.rollers.set("party", TABLE)
    table.conductor.rollers.set("foes", APP)
    targets = ["ana", "bea", "cid"]
    table.conductor.command(
        {"do": "act", "actor": "wight", "action": "use_ability", "with": "chill", "targets": targets}
    )
    assert table.question().actor == "ana"
    table.type("6 2 7")
    assert table.page.stage.question._hint.text() == "Then, for the next roll: 2 7. Press Enter to use it."
    table.type("\n")
    assert table.conductor.open_question is None
    facts = there(table.conductor.service).journal.entries[-1].facts
    assert [fact["theirs"] for fact in facts if fact["kind"] == "opposed"] == [6, 2, 7]


def test_enter_on_the_cell_that_was_chosen_last_goes_on_with_the_action(gorge: GameTable) -> None:
    """The cell of the prey may be left to the rules; Enter took the walker's own new cell for it, and was refused."""
    prey = next(each for each in gorge.fight.combatants.values() if each.side == "foes" and each.state == "active")
    gorge.all_by(APP)
    gorge.conductor.command({"do": "condition", "actor": prey.id, "status": "grabbed", "source": "tobias-roble"})
    walk = gorge.page.composer
    press(gorge, Qt.Key.Key_M)
    QApplication.processEvents()
    assert there(walk.action).id == "grapple_move"
    to = next(field for field in walk.fields() if field.name == "to")
    cell = next(option.id for option in walk.options(to) if option.refused is None)
    walk.put("to", cell)
    walk.show(next(number for number, field in enumerate(walk.fields()) if field.name == "victim_to"))
    QApplication.processEvents()
    x, y = map(int, cell.split(","))
    done = gorge.conductor.steps_done
    gorge.page.board._entered((x, y))
    QApplication.processEvents()
    assert gorge.conductor.steps_done == done + 1
