"""La Fantasia Final in the window: its sample fights by keys alone, the party's dice typed, the foes' rolled."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from models.library import Library
from rules.questions import Choice, DieQuestion
from tests.ui.encounter.conftest import GameTable
from tests.ui.encounter.sampling import SHIFT, answer_all, sample_fight, standing
from tests.ui.settling import settle
from ui.rollers import TABLE
from ui.window import MainWindow

Fights = Callable[..., GameTable]
BRIDGE, CLEARING = "Peaje en el puente viejo", "El claro de las setas"


@pytest.fixture
def bridge(window: MainWindow, library: Library) -> GameTable:
    """The toll at the bridge in its first round: Bruno at 12, Itzel and Tobías at 10, Nieve at 9, then the foes."""
    table = sample_fight(window, library, "fantasia", BRIDGE)
    table.type(" ")
    while table.conductor.asked is not None:
        table.type("4\n")
    assert table.fight.active == "bruno"
    return table


def to_turn_of(table: GameTable, id: str) -> None:
    """Space, until it is somebody's turn."""
    for _ in range(40):
        if table.fight.active == id:
            return
        table.type(" ")
        answer_all(table, Random(1))
    raise AssertionError(f"{id} has no turn")


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


def inflict(table: GameTable, id: str, words: str) -> None:
    """A status by ruling, as typed."""
    table.page.order.select(id)
    table.type("s")
    picker = table.page.card
    assert picker is not None
    QTest.keyClicks(picker.line, words)
    QTest.keyClick(picker.line, Qt.Key.Key_Return)


def chips(table: GameTable, id: str) -> list[str]:
    return [chip.text for chip in next(row for row in table.page.order.order.rows if row.id == id).chips]


def title(table: GameTable) -> str:
    return str(table.page.stage.question._title.text()).replace("\N{NO-BREAK SPACE}", " ")


def answers(table: GameTable) -> list[str]:
    """The answers of the question bar, as they are read."""
    buttons = table.page.stage.question.options()
    return [button.text() for button in buttons if isinstance(button, QPushButton)]


def said(table: GameTable) -> str:
    return str(table.page.stage._message.text())


def last_lines(table: GameTable, count: int) -> list[str]:
    return table.log()[-count:]


def closed(table: GameTable) -> dict[str, str]:
    """The actions that are greyed, with their reasons."""
    return {button.action.id: button.refused_because for button in table.page.stage.buttons if button.refused_because}


# --- striking ----------------------------------------------------------------------------------------------


def test_an_attack_starts_with_the_weapon_in_hand_and_says_its_chance(bridge: GameTable) -> None:
    bridge.type("a" + bridge.key_of("salteador-a"))
    assert bridge.page.composer.values == {"with": "arco", "targets": ["salteador-a"]}
    spoken = [preview.text for preview in bridge.page.composer.previews()]
    assert spoken == ["normal action", "chance 97 % (2d ≥ 3, DE 9)", "damage 1d+1+8 ≈ 12"]
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
    assert bridge.conductor.asked is None
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
    shown = [button.text() for button in table.page.stage.compose.findChildren(QPushButton)]
    assert f"{bruno}  Bruno ×2" in shown
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
    bridge.type("e")
    assert title(bridge).startswith("Bruno: Salteador A comes to ")
    assert title(bridge).endswith(": which attribute resists? A tie is enough.")
    assert answers(bridge) == ["1  FUE (2d+1)", "2  AGI (2d+4)  — Enter"]
    bridge.type("\n1\n1\n")
    assert bridge.conductor.asked is None
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
    assert bridge.conductor.asked is None
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
    bridge.type("d")
    assert "A la defensiva" in chips(bridge, "nieve")
    to_turn_of(bridge, "bruno")
    to_turn_of(bridge, "nieve")
    assert "A la defensiva" not in chips(bridge, "nieve")


def test_a_letter_of_nobody_is_no_other_action(bridge: GameTable) -> None:
    bridge.type("ad")
    assert bridge.page.composer.action.id == "attack"
    assert said(bridge) == "Nobody can be aimed at with D. Esc takes the action back."
    assert not bridge.fight.combatants["bruno"].has("defending")


# --- putting off and reacting ------------------------------------------------------------------------------


def test_a_spell_that_is_readied_is_asked_for_before_anything_else(bridge: GameTable) -> None:
    to_turn_of(bridge, "nieve")
    bridge.type("r")
    composer = bridge.page.composer
    assert composer.field.name == "action"
    bridge.type(str([one.id for one in composer.options(composer.field)].index("cast") + 1))
    assert composer.field.name == "with"
    assert not composer.ready


def test_what_is_readied_is_asked_for_by_what_sets_it_off(bridge: GameTable) -> None:
    bridge.type("r1")
    bridge.press(Qt.Key.Key_Tab)
    bridge.type("1\n")  # when somebody attacks
    assert "Prepara: Arco largo +2 (when somebody attacks)" in chips(bridge, "bruno")
    assert last_lines(bridge, 1)[0].endswith("(when somebody attacks)")
    to_turn_of(bridge, "ogro-cantero")
    bridge.type("a" + bridge.key_of("nieve") + "\n")
    readied = "use what was readied (Ataque con arma, Arco largo +2 → Ogro cantero)?"
    assert title(bridge) == f"Bruno: Ogro cantero is about to act (Ataque con arma, Mazo de cantera → Nieve): {readied}"
    assert answers(bridge) == ["1  Use it  — Enter", "2  Keep it"]
    bridge.type("1")
    question = bridge.question()
    assert isinstance(question, DieQuestion)
    assert question.actor == "bruno"
    bridge.type("5\n5\n3\n")
    assert title(bridge) == (
        "Itzel: Ogro cantero is about to act (Ataque con arma, Mazo de cantera → Nieve): react with Respuesta de acero?"
    )
    bridge.type("2")
    assert bridge.conductor.asked is None
    assert bridge.fight.combatants["ogro-cantero"].pools["pv"] == 62 - (3 + 1 + 8)
    assert not any(chip.startswith("Prepara:") for chip in chips(bridge, "bruno"))


def test_what_was_readied_at_will_says_whose_it_is_and_needs_no_target_it_has(bridge: GameTable) -> None:
    bridge.type("r1" + bridge.key_of("ogro-cantero") + "\n ")
    bridge.page.order.select("bruno")
    bridge.press(Qt.Key.Key_X, SHIFT)
    QApplication.processEvents()
    labels = [label.text() for label in bridge.page.stage.compose.findChildren(QLabel)]
    assert "Bruno: Reaccionar" in labels
    assert any(words.endswith("readied: Ataque con arma, Arco largo +2 → Ogro cantero") for words in labels), labels
    bridge.type("\n")
    assert bridge.question().actor == "bruno"


def test_a_turn_put_off_is_claimed_later_with_shift_and_its_key(bridge: GameTable) -> None:
    bridge.type("w ")
    assert bridge.fight.active == "itzel"
    assert "Retrasa" in chips(bridge, "bruno")
    offered = [(action.id, id) for action, id, _ in bridge.page.stage.out_of_turn.offers]
    assert offered == [("resume", "bruno")]
    assert bridge.page.stage.out_of_turn.isVisible()
    bridge.press(Qt.Key.Key_Q, SHIFT)
    assert "Retrasa" not in chips(bridge, "bruno")
    assert last_lines(bridge, 1) == ["Bruno claims the turn that was put off"]
    bridge.type(" ")
    assert bridge.fight.active == "bruno"


def test_of_several_who_may_act_out_of_turn_the_selected_one_does(window: MainWindow, library: Library) -> None:
    table = clearing(window, library)
    table.type(" 1\n1\n6\n6\n")
    assert table.fight.active == "itzel"
    table.press(Qt.Key.Key_T, SHIFT)
    assert said(table).startswith("Several may: select a row with ↑ ↓ first")
    table.page.stage.say("")
    shown = [one for one in table.page.stage.out_of_turn.findChildren(QPushButton) if one.isVisible()]
    button = next(one for one in shown if one.text().startswith("⇧T"))
    assert [one.text()[:2] for one in shown].count("⇧T") == 1, "one button for all who may"
    button.click()
    assert said(table).startswith("Several may: select a row with ↑ ↓ first")
    table.page.order.select("nieve")
    button.click()
    assert table.fight.active == "nieve"


def test_the_game_masters_word_stands_with_shift_enter(bridge: GameTable) -> None:
    bridge.type("a" + bridge.key_of("salteador-a") + "\n1\n2\n1\n")
    bridge.type("d")
    assert said(bridge) == "Bruno has no action left in this turn. Shift+Enter: so be it."
    bridge.press(Qt.Key.Key_Return, SHIFT)
    assert "A la defensiva" in chips(bridge, "bruno")
    assert "GM: so be it (Bruno has no action left in this turn)" in bridge.log()
    assert not bridge.page.acting.insist()


# --- statuses that force, doom, the counter of the fallen ---------------------------------------------------


def test_a_forced_turn_says_what_has_to_be_done(bridge: GameTable) -> None:
    inflict(bridge, "itzel", "berserk")
    assert "Berserk" in chips(bridge, "itzel")
    to_turn_of(bridge, "itzel")
    bridge.type(" ")
    assert said(bridge) == (
        "Itzel has no choice (Berserk): Ataque con arma has to come before the turn ends. Shift+Enter: so be it."
    )
    assert bridge.fight.active == "itzel"
    bridge.type("a" + bridge.key_of("salteador-a") + "\n")
    answer_all(bridge, Random(5))
    bridge.type(" ")
    answer_all(bridge, Random(5))
    assert bridge.fight.active != "itzel"


def test_confusion_asks_its_die_at_the_start_of_the_turn(bridge: GameTable) -> None:
    inflict(bridge, "itzel", "confus 3")
    bridge.type(" ")
    assert title(bridge) == "Itzel: Confusion: odd attacks, even uses an ability · 1d"
    bridge.type("3\n")
    assert "Debe: Ataque con arma" in chips(bridge, "itzel")
    bridge.type(" ")
    assert said(bridge).startswith("Itzel has no choice (Confusión): Ataque con arma has to come before the turn ends.")


def test_doom_by_ruling_asks_the_dice_of_its_timer(bridge: GameTable) -> None:
    inflict(bridge, "bruno", "condena")
    assert title(bridge) == "Bruno: Condena · 2d"
    bridge.type("3\n4\n")
    assert "Condena 7" in chips(bridge, "bruno")
    bridge.window.undo()
    assert "Condena 7" not in chips(bridge, "bruno")


def test_the_counter_of_the_fallen_stands_in_the_row_and_undo_goes_through_it(bridge: GameTable) -> None:
    bridge.page.order.select("nieve")
    bridge.type("=0\n")
    assert "Inconsciente 3" in chips(bridge, "nieve")
    seen = ["Inconsciente 3"]
    for _ in range(60):
        bridge.type(" ")
        answer_all(bridge, Random(6))
        now = next((chip for chip in chips(bridge, "nieve") if chip.startswith("Inconsciente")), "")
        if now != seen[-1]:
            seen.append(now)
        if bridge.fight.combatants["nieve"].state == "dead":
            break
    assert seen == ["Inconsciente 3", "Inconsciente 2", "Inconsciente 1", "Inconsciente 0", ""]
    assert any(line == "Nieve stays unconscious (counter 1)" for line in bridge.log())
    bridge.window.undo()
    assert bridge.fight.combatants["nieve"].state == "unconscious"
    assert "Inconsciente 0" in chips(bridge, "nieve")


# --- whole sides --------------------------------------------------------------------------------------------


def clearing(window: MainWindow, library: Library, **options: Any) -> GameTable:
    """The clearing, where whole sides act in turn, with all dice on the table."""
    table = sample_fight(window, library, "fantasia", CLEARING, **options)
    for side in ("party", "foes"):
        table.conductor.rollers.set(side, TABLE)
    return table


def test_sides_that_tie_may_take_turns_one_by_one(window: MainWindow, library: Library) -> None:
    table = clearing(window, library)
    table.type(" 3\n3\n2\n4\n")
    question = table.question()
    assert isinstance(question, Choice)
    assert title(table) == "Game master: The sides tie: what now?"
    assert answers(table) == ["1  Roll again  — Enter", "2  Take turns one by one"]
    table.type("2")
    sides = [table.fight.combatants[id].side for id in table.conductor.system.outcome.order(table.fight)]
    assert sides == ["party", "foes"] * 4 + ["foes"]


def test_everybody_declares_a_kind_of_action_and_the_order_follows(window: MainWindow, library: Library) -> None:
    table = clearing(window, library, order_by_kind=True)
    table.type(" 1\n1\n6\n6\n")
    assert table.fight.phase == "declaration"
    table.type(table.key_of("nieve") + "c")  # its kind is all that counts
    assert table.fight.declared == {"nieve": 5}
    table.type(table.key_of("tobias") + "a")
    assert [field.name for field in table.page.composer.fields()] == ["with"]
    table.type("\n")
    assert set(table.fight.declared) == {"nieve", "tobias"}
    table.window.undo()
    table.type(" ")  # what Itzel obviously does
    assert table.fight.declared == {"nieve": 5, "itzel": 3}
    table.press(Qt.Key.Key_Return, SHIFT)  # and all the others
    assert len(table.fight.declared) == len(table.fight.combatants)
    assert table.fight.declared["bruno"] == 2
    table.type(" ")
    assert table.fight.phase == "action"
    assert table.conductor.system.outcome.order(table.fight)[:4] == ("bruno", "itzel", "tobias", "nieve")


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
    bridge.window.fight_commands.end()
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
