"""The d100 system in the window: its sample fight by keys alone, reactions with their odds, weapons that fail."""

import re
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from models.library import Library
from models.repositories.encounters import EncounterEntry
from rules.core.facts import Command
from rules.core.questions import ChoiceQuestion
from tests.ui.encounter.conftest import GameTable
from tests.ui.encounter.sampling import SHIFT, answer_all, standing
from tests.ui.encounter.warehouse import chips, lines, row, shoot_out
from ui.session.dice_rollers import TABLE
from ui.session.entry_state import standing_of
from ui.session.undo_labels import action_words
from ui.session.view.stage import StageMaker
from ui.shell.main_window import MainWindow


@pytest.fixture
def warehouse(window: MainWindow, library: Library) -> GameTable:
    return shoot_out(window, library)


def picked(table: GameTable, letters: str) -> list[str]:
    """Types into the list that is open and takes what stands first; gives what was listed."""
    picker = table.page.card
    assert picker is not None
    QTest.keyClicks(picker.line, letters)
    listed: list[str] = picker.list.model().stringList()
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    return listed


def test_what_a_weapon_holds_and_whether_it_jams_or_lies_on_the_floor_is_set_by_ruling(warehouse: GameTable) -> None:
    ines = warehouse.fight.combatants["ines-arrieta"]
    rulings = warehouse.page.rulings
    rulings.pick_value(ines.id)
    assert picked(warehouse, "revol carg 2")[0].startswith("Revólver, Cargadas   6 → 2")
    assert ines.weapons["revolver"].loaded == 2
    for jammed in (True, False):
        rulings.pick_value(ines.id)
        picked(warehouse, "revol jammed")
        assert ines.weapons["revolver"].jammed is jammed
    rulings.pick_pool(ines.id)
    had = ines.pools["pv"]
    assert picked(warehouse, "pv -1")[0].startswith(f"PV   {had} → −1"), "what Enter will do is seen before"
    assert ines.pools["pv"] == -1
    rulings.pick_value(ines.id)
    assert not any(line.startswith("PV ") for line in picked(warehouse, ""))


def test_every_line_of_a_list_to_pick_from_is_read_whole_where_there_is_room(warehouse: GameTable) -> None:
    warehouse.window.resize(1366, 768)
    warehouse.page.rulings.pick_status("ines-arrieta")
    view = warehouse.page.card.list
    words = view.fontMetrics()
    assert all(words.horizontalAdvance(line) < view.viewport().width() for line in view.model().stringList())


def test_a_reaction_shows_the_chance_of_each_option_before_it_is_chosen(warehouse: GameTable) -> None:
    warehouse.conductor.rollers.set("foes", TABLE)
    warehouse.type(warehouse.key_of("ines-arrieta") + "d\n")
    warehouse.press(Qt.Key.Key_Return, SHIFT)
    for _ in range(10):
        warehouse.type(" ")
        if warehouse.fight.active == "maton-del-puerto":
            break
    warehouse.type("a")
    assert any("dodge 50%" in preview.text for preview in warehouse.page.composer.previews())
    warehouse.type("\n20\n")
    question = warehouse.question()
    assert isinstance(question, ChoiceQuestion)
    assert question.actor == "ines-arrieta"
    texts = [button.text() for button in warehouse.page.stage.question.options()]
    assert "(50%)" in texts[1]
    warehouse.type("230\n")
    assert warehouse.conductor.open_question is None
    assert warehouse.fight.combatants["ines-arrieta"].pools["pv"] == 11


def test_an_empty_or_jammed_weapon_is_seen_on_the_row_and_in_the_next_proposal(warehouse: GameTable) -> None:
    elvira, gun = "elvira-montalban", "weapons.pistola-ligera"
    warehouse.conductor.command({"do": "set", "actor": elvira, "stat": f"{gun}.loaded", "value": 0})
    (empty,) = (chip for chip in row(warehouse, elvira).chips if chip.text == "Pistola de bolsillo 0/8")
    assert not empty.good
    assert lines(warehouse)[elvira].words == "Cargar / recargar · Pistola de bolsillo"
    warehouse.conductor.command({"do": "set", "actor": elvira, "stat": f"{gun}.jammed", "value": True})
    assert "encasquillada: Pistola de bolsillo" in chips(warehouse, elvira)
    assert lines(warehouse)[elvira].words == "Desencasquillar · Pistola de bolsillo"


def test_the_whole_sample_fight_by_keys_alone(warehouse: GameTable) -> None:
    chance = Random(7)
    for _ in range(600):
        if not standing(warehouse, "party") or not standing(warehouse, "foes"):
            break
        if warehouse.conductor.open_question is not None:
            answer_all(warehouse, chance, choice=2)
        elif warehouse.fight.phase == "declaration":
            warehouse.press(Qt.Key.Key_Return, SHIFT)
            assert warehouse.fight.active is None
            warehouse.type(" ")
        else:
            actor = warehouse.fight.combatants[warehouse.fight.active]
            action = warehouse.conductor.system.actions[actor.declared.action]
            warehouse.type(f"{action.key}\n")
            answer_all(warehouse, chance, choice=2)
            warehouse.press(Qt.Key.Key_Escape)
            warehouse.type(" ")
    assert warehouse.fight.round > 1
    assert not (standing(warehouse, "party") and standing(warehouse, "foes"))
    warehouse.window.menus.by_name["end"].trigger()
    assert warehouse.fight.phase == "ended"
    told = warehouse.log()
    assert not [line for line in told if "…" in line or "None" in line]


def test_a_hold_is_said_by_the_name_of_bare_hands_and_impales_nobody(warehouse: GameTable) -> None:
    warehouse.all_by(TABLE)
    command = {"do": "act", "actor": "ines-arrieta", "action": "grapple", "with": "unarmed"}
    assert action_words(command, warehouse.conductor.teller("es")) == "Presa (Lucha)"
    result = {"actor": "ines-arrieta", "target": "contrabandista", "degree": "special", "how": "none"}
    fact = {"n": 1, "kind": "result", **result, "with": "unarmed", "impale": True, "result": "impale"}
    assert warehouse.conductor.teller("es").line({**fact, "hold": True}) is None
    assert "empala" in str(warehouse.conductor.teller("es").line({**fact, "hold": False}))


def test_a_closed_field_says_how_much_else_may_be_chosen_and_opens_when_that_is_pressed(warehouse: GameTable) -> None:
    warehouse.type(f"{warehouse.key_of('ines-arrieta')}a")
    card, composer = warehouse.page.stage.compose, warehouse.page.composer
    place, weapons = next((n, item) for n, item in enumerate(composer.fields()) if item.name == "with")
    assert composer.open_field != place
    count = len(composer.options(weapons))
    (others,) = (item for item in card.findChildren(QPushButton, "others") if item.property("field") == place)
    assert others.text() == f"{count - 1} more…"
    QTest.mouseClick(others, Qt.MouseButton.LeftButton)
    assert composer.open_field == place


def test_the_sheet_on_the_stage_says_what_is_loaded_now(warehouse: GameTable) -> None:
    block = warehouse.page.stage.block
    assert "Cargadas" not in block.text()
    command: Command = {"do": "set", "actor": "ines-arrieta", "stat": "weapons.revolver.loaded", "value": 2}
    warehouse.conductor.command(command)
    assert "Cargadas 2" in re.sub("<[^>]*>|&nbsp;|\N{NO-BREAK SPACE}", " ", block.text()).replace("  ", " ")


def test_a_percentage_of_the_stage_has_its_sign_behind_the_number(warehouse: GameTable) -> None:
    value = warehouse.fight.combatants["ines-arrieta"]
    shown = {each.stat: (each.label, each.value) for each in StageMaker(warehouse.conductor).figures(value)}
    assert shown["esquivar"] == ("Esquivar", f"{value.sheet.dodge}%")
    assert shown["des"] == ("DES", str(value.sheet.des))


def test_points_below_zero_have_a_minus_sign_wherever_they_stand(warehouse: GameTable) -> None:
    page = warehouse.page
    warehouse.conductor.command({"do": "damage", "actor": "maton-del-puerto", "amount": 20})
    page.order.select("maton-del-puerto")
    shown = (row(warehouse, "maton-del-puerto").spoken(), page.stage.block.text())
    assert all("PV" in words and "\N{MINUS SIGN}6" in words and "-6" not in words for words in shown)
    entry = EncounterEntry(name="Ines", sheet={}, pools={"pv": -1})
    assert standing_of(warehouse.conductor.system, entry, {"pv": 12}, {}).words == ("PV \N{MINUS SIGN}1/12",)


def test_the_sheet_on_the_stage_says_what_is_in_hand_now(warehouse: GameTable) -> None:
    def put_away(equipped: bool) -> int:
        stat = "weapons.revolver.equipped"
        warehouse.conductor.command({"do": "set", "actor": "ines-arrieta", "stat": stat, "value": equipped})
        return re.sub("<[^>]*>|&nbsp;", " ", warehouse.page.stage.block.text()).count("Preparada: no")

    assert put_away(True) == put_away(False) - 1


def test_a_weapon_that_is_not_in_hand_is_taken_to_be_drawn_and_costs_what_stands_beside_it(
    warehouse: GameTable,
) -> None:
    warehouse.conductor.command(
        {"do": "set", "actor": "ines-arrieta", "stat": "weapons.revolver.equipped", "value": False}
    )
    warehouse.type(f"{warehouse.key_of('ines-arrieta')}a")
    composer = warehouse.page.composer
    ines = warehouse.fight.combatants["ines-arrieta"]

    def choose(weapon: str) -> None:
        composer.show(next(n for n, item in enumerate(composer.fields()) if item.name == "with"))
        composer.choose(weapon)

    choose("unarmed")
    assert "draw" not in composer.params()
    choose("revolver")
    (beside,) = (option.hint for option in composer.options(composer.fields()[0]) if option.id == "revolver")
    assert beside.endswith("(DES −5)")
    warehouse.type("\n")
    assert warehouse.fight.combatants["ines-arrieta"].initiative == ines.sheet.des - 5


def test_what_is_to_be_drawn_can_be_picked_by_its_number_and_what_is_in_hand_after_it(warehouse: GameTable) -> None:
    warehouse.type(f"{warehouse.key_of('ines-arrieta')}a")
    composer = warehouse.page.composer

    def pick(weapon: str) -> None:
        composer.show(next(number for number, item in enumerate(composer.fields()) if item.name == "with"))
        field = composer.field
        assert field is not None
        listed = [option.id for option in composer.options(field)]
        assert [option.id for option in composer.options(field) if option.refused] == []
        warehouse.type(str(1 + listed.index(weapon)))

    for weapon, is_drawn in (("camara", True), ("revolver", False), ("camara", True)):
        pick(weapon)
        assert composer.params().get("draw", False) is is_drawn
        assert composer.values["with"] == weapon
