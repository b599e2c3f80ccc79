"""La Fantasia Final in the window: its sample fights by keys alone, the party's dice typed, the foes' rolled."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from models.library import Library
from rules.core.questions import DieQuestion
from tests.ui.encounter.conftest import GameTable
from tests.ui.encounter.fantasia_samples import (
    BRIDGE,
    CLEARING,
    answers,
    chips,
    last_lines,
    title,
    to_turn_of,
    toll,
)
from tests.ui.encounter.sampling import SHIFT, answer_all, sample_fight, standing
from tests.ui.settling import settle
from ui.shell.main_window import MainWindow


@pytest.fixture
def bridge(window: MainWindow, library: Library) -> GameTable:
    return toll(window, library)


def test_one_rests_before_the_fight(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "fantasia", BRIDGE)
    table.conductor.command({"do": "set", "actor": "itzel", "pool": "pv", "value": 30})
    table.page.order.select("itzel")
    table.type("z")
    assert table.page.composer.action.id == "rest"
    table.type("\n")
    assert table.fight.combatants["itzel"].pools["pv"] == 42
    window.undo()
    assert table.fight.combatants["itzel"].pools["pv"] == 30
    table.page.order.select("ogro-cantero")
    assert [button.action.id for button in table.page.stage.buttons] == ["surprise", "rest"]


def closed(table: GameTable) -> dict[str, str]:
    """The actions that are greyed, with their reasons."""
    return {button.action.id: button.refused_because for button in table.page.stage.buttons if button.refused_because}


# --- striking ----------------------------------------------------------------------------------------------


def test_an_attack_starts_with_the_weapon_in_hand_and_says_its_chance(bridge: GameTable) -> None:
    bridge.type("a" + bridge.key_of("salteador-a"))
    assert bridge.page.composer.values == {"with": "arco", "targets": ["salteador-a"]}
    spoken = [preview.text for preview in bridge.page.composer.previews()]
    assert spoken == ["normal action", "chance 97% (2d ≥ 3, DE 9)", "damage 1d+9 ≈ 13"]
    bridge.type("\n5\n5\n1\n")
    assert bridge.fight.combatants["salteador-a"].pools["pv"] == 14 - (1 + 1 + 8)
    assert last_lines(bridge, 2) == [
        "Bruno attacks Salteador A: 17 against DE 9, hits",
        "Salteador A takes 10 damage (PV 14 → 4)",
    ]
    reasons = closed(bridge)
    assert {"attack", "cast", "ready", "defend"} <= set(reasons)
    assert set(reasons.values()) == {
        "Bruno has no action left in this turn.",
        "That must come before anything else in the turn.",
    }


def test_a_natural_2_asks_the_die_of_the_fumble(bridge: GameTable) -> None:
    bridge.type("a" + bridge.key_of("salteador-a") + "\n1\n1\n")
    assert title(bridge) == "Bruno: Fumble · 1d"
    bridge.type("2\n")
    assert "Tumbado" in chips(bridge, "bruno")


def test_a_weapon_that_was_dropped_is_seen_in_the_row_and_picked_up(bridge: GameTable) -> None:
    bridge.type("a" + bridge.key_of("salteador-a") + "\n1\n1\n1\n")
    assert "En el suelo: Arco largo +2" in chips(bridge, "bruno")
    assert closed(bridge)["pick_up"] == "Bruno has no action left in this turn."
    bridge.type(" ")
    to_turn_of(bridge, "bruno")
    bridge.type("p\n")
    assert bridge.fight.combatants["bruno"].equipped == "arco"
    assert "En el suelo: Arco largo +2" not in chips(bridge, "bruno")


def test_a_natural_12_is_a_critical(bridge: GameTable) -> None:
    bridge.type("a" + bridge.key_of("ogro-cantero") + "\n6\n6\n2\n")
    assert bridge.conductor.open_question is None
    assert last_lines(bridge, 2)[0] == "Bruno attacks Ogro cantero: natural 12, critical!"
    assert bridge.fight.combatants["ogro-cantero"].pools["pv"] == 62 - 2 * (2 + 1 + 8)


def test_one_who_strikes_several_times_may_strike_one_twice(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "fantasia", CLEARING)
    table.type(" ")
    table.press(Qt.Key.Key_Return, SHIFT)
    answer_all(table, Random(2))
    to_turn_of(table, "bandada-de-cuervos")
    bruno, nieve = table.key_of("bruno"), table.key_of("nieve")
    table.type("a" + bruno + bruno + nieve)
    composer = table.page.composer
    assert composer.values["targets"] == ["bruno", "bruno", "nieve"]
    shown = [button.accessibleName() for button in table.page.stage.compose.findChildren(QPushButton)]
    assert f"{bruno.upper()}: Bruno ×2" in shown
    table.press(Qt.Key.Key_Backspace)
    assert composer.values["targets"] == ["bruno", "bruno"]
    table.type("\n")
    answer_all(table, Random(3))
    struck = [fact["target"] for fact in table.conductor.service.journal.facts() if fact["kind"] == "attack"]  # type: ignore[union-attr]
    assert set(struck) == {"bruno"}


def test_an_opposed_check_holds_and_gets_loose(bridge: GameTable) -> None:
    bridge.type("g" + bridge.key_of("salteador-a") + "\n6\n6\n")
    answer_all(bridge, Random(4))
    assert any(chip.startswith("Agarrado") for chip in chips(bridge, "salteador-a"))
    to_turn_of(bridge, "salteador-a")
    bridge.type("e\n")
    assert title(bridge).startswith("Bruno: Salteador A comes to ")
    assert title(bridge).endswith(": which attribute resists? A tie is enough.")
    assert answers(bridge) == ["1  FUE (2d+1)", "2  AGI (2d+4)  — Enter"]
    bridge.type("\n1\n1\n")
    assert bridge.conductor.open_question is None
    assert not any(chip.startswith("Agarrado") for chip in chips(bridge, "salteador-a"))


# --- magic, things, defence --------------------------------------------------------------------------------


def test_magic_on_one_and_an_area_on_a_whole_side(bridge: GameTable) -> None:
    to_turn_of(bridge, "tobias")
    bridge.type("c1" + bridge.key_of("ogro-cantero"))
    assert [preview.text for preview in bridge.page.composer.previews()][1] == "3 PM (48 → 45)"
    bridge.press(Qt.Key.Key_Escape)
    bridge.type("c4" + bridge.key_of("salteador-b").upper())
    foes = ["salteador-b", "salteador-a", "salteador-c", "arquero-del-camino", "ogro-cantero"]
    assert bridge.page.composer.values["targets"] == foes
    bridge.type("\n5\n5\n1\n1\n")
    assert bridge.conductor.open_question is None
    assert bridge.fight.combatants["tobias"].pools["pm"] == 40
    assert all(bridge.fight.combatants[id].pools["pv"] < bridge.fight.combatants[id].sheet.pv for id in foes)


def test_a_thing_is_used_up_and_a_defence_lasts_until_the_next_turn(bridge: GameTable) -> None:
    to_turn_of(bridge, "itzel")
    bridge.page.order.select("bruno")
    bridge.type("-20\n")
    bridge.type("i" + bridge.key_of("bruno") + "\n3\n4\n")
    assert bridge.fight.combatants["bruno"].pools["pv"] == 14 + 7
    assert bridge.fight.combatants["itzel"].items["pocion"] == 2
    to_turn_of(bridge, "nieve")
    bridge.type("d\n")
    assert "A la defensiva" in chips(bridge, "nieve")
    to_turn_of(bridge, "bruno")
    to_turn_of(bridge, "nieve")
    assert "A la defensiva" not in chips(bridge, "nieve")


def test_a_letter_of_nobody_is_no_other_action(bridge: GameTable) -> None:
    bridge.type("ad")
    assert bridge.page.composer.action.id == "attack"
    assert bridge.said == "No target has the letter D. Esc cancels the action."
    assert not bridge.fight.combatants["bruno"].has("defending")


# --- before the fight ----------------------------------------------------------------------------------------


def test_a_surprise_attack_is_asked_for_before_the_fight(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "fantasia", BRIDGE)
    table.type("a")
    composer = table.page.composer
    assert composer.field.name == "by"
    table.type(table.key_of("bruno") + table.key_of("itzel"))
    assert composer.values["by"] == ["bruno", "itzel"]
    table.press(Qt.Key.Key_Tab)
    table.type("1\n")  # the game master's word
    assert table.fight.phase == "surprise"
    assert table.conductor.system.outcome.order(table.fight) == ("bruno", "itzel")
    assert table.fight.active == "bruno"


def test_a_surprise_attack_is_rolled_where_the_game_master_says_nothing(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "fantasia", BRIDGE)
    table.type("a" + table.key_of("bruno"))
    table.press(Qt.Key.Key_Tab)
    table.press(Qt.Key.Key_Tab)
    assert table.page.composer.field.name == "watchers"
    table.type(table.key_of("ogro-cantero") + "\n")
    question = table.question()
    assert isinstance(question, DieQuestion)
    assert question.actor == "bruno"
    table.type("6\n6\n")
    assert table.fight.phase == "surprise"
    assert table.fight.active == "bruno"


# --- from begin to end ---------------------------------------------------------------------------------------


def test_the_toll_is_fought_to_its_end_and_comes_back_as_it_was(bridge: GameTable, library: Library) -> None:
    chance = Random(7)
    for _ in range(300):
        heroes, foes = standing(bridge, "party"), standing(bridge, "foes")
        if not heroes or not foes:
            break
        active = bridge.fight.combatants[bridge.fight.active]
        target = (foes if active.side == "party" else heroes)[0]
        bridge.type("a" + bridge.key_of(target.id) + "\n")
        answer_all(bridge, chance)
        bridge.press(Qt.Key.Key_Escape)
        bridge.type(" ")
        answer_all(bridge, chance)
    assert not (standing(bridge, "party") and standing(bridge, "foes"))
    lines = bridge.log()
    bridge.window.menus.by_name["end"].trigger()
    assert bridge.fight.phase == "ended"
    bridge.window.undo()
    assert bridge.log() == lines
    for language in ("es", "en"):
        bridge.page.log.languages.setCurrentIndex(bridge.page.log.languages.findData(language))
        told = bridge.log()
        assert not [line for line in told if "…" in line or "{" in line or "_" in line]


def test_the_die_of_a_side_names_the_side(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "fantasia", BRIDGE, initiative="side")
    table.type(" ")
    assert title(table).startswith("Party: Initiative of the side")


def test_who_is_out_of_reach_is_said_once(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "fantasia", "El patio del caballero hueco")
    table.type(" ")
    table.press(Qt.Key.Key_Return, SHIFT)
    to_turn_of(table, "caballero-hueco")
    table.type("a")

    def faults() -> list[str]:
        settle()
        labels = table.page.stage.compose.findChildren(QLabel)
        return [label.text() for label in labels if label.property("role") == "bad"]

    assert len(faults()) == 1
    table.page.composer.aim("itzel")
    assert len(faults()) == 1
    assert "Itzel" in faults()[0]
