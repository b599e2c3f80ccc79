"""How somebody stands, at a glance: what matters most among the chips; who is dead, dying, gone; friend or foe."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from rules.core.letters import letters
from rules.core.state import Condition
from rules.mechanics.statuses import helps
from rules.system import registry
from tests.ui.encounter.conftest import GameTable
from tests.ui.encounter.standing import SHEETS, fight_of, row_of
from ui.encounter.turn_order.delegate import DENSITIES, OrderDelegate, standing_of
from ui.encounter.turn_order.model import OrderModel
from ui.session.view.order import OrderRow, RowMaker


def put(status: str, actor: str = "ana", **fields: Any) -> dict[str, Any]:
    return {"do": "condition", "actor": actor, "status": status, **fields}


# --- chips -------------------------------------------------------------------------------------------------


def test_a_hold_stands_before_what_only_waits() -> None:
    wait = {"do": "act", "actor": "ana", "action": "wait", "params": {"des": 5, "target": "orc"}}
    service = fight_of("d100", wait, put("grabbed", source="elf"), declarations="off")
    texts = [chip.text for chip in row_of(service, "ana").chips]
    assert texts[0] == "presa 2"
    assert "centrado: Orc 5" in texts


def test_focus_on_one_who_is_gone_is_not_shown_any_more() -> None:
    wait = {"do": "act", "actor": "ana", "action": "wait", "params": {"des": 5, "target": "orc"}}
    service = fight_of("d100", wait, {"do": "leave", "actor": "orc", "reason": "fled"}, declarations="off")
    assert not any("centrado" in chip.text for chip in row_of(service, "ana").chips)


def test_what_forbids_stands_before_numbers_and_among_equals_what_ends_first() -> None:
    service = fight_of(
        "fantasia", put("curse"), put("blind", timer=2), put("slow", timer=1), put("stun"), put("sleep", timer=3)
    )
    assert [chip.status for chip in row_of(service, "ana").chips if chip.status] == [
        "stun",
        "sleep",
        "prone",
        "slow",
        "blind",
        "curse",
    ]


@pytest.mark.parametrize(("amount", "sign"), [(2, True), (-2, False)])
def test_the_sign_of_a_modifier_says_whether_it_helps(amount: int, sign: bool) -> None:
    service = fight_of("fantasia", put("modifier", params={"stat": "de", "amount": amount}))
    (chip,) = (chip for chip in row_of(service, "ana").chips if chip.status == "modifier")
    assert chip.good is sign


def test_every_system_tells_gains_from_losses_by_their_sign() -> None:
    found = []
    for system in registry.ids():
        for status in registry.system(system).statuses.values():
            for name in {"amount", "ranks", "bonus"} & status.params.keys():
                found.append((system, status.id))
                assert helps(status, Condition(status.id, None, None, {name: 2}))
                assert not helps(status, Condition(status.id, None, None, {name: -2}))
    assert len(found) >= 5


# --- how one stands ----------------------------------------------------------------------------------------


def test_the_dead_the_dying_the_unconscious_and_the_gone_have_each_a_sign_and_a_word() -> None:
    dying = fight_of("d100", {"do": "damage", "actor": "orc", "amount": 12})
    down = fight_of("d100", put("unconscious", "orc"))
    gone = fight_of("d100", {"do": "leave", "actor": "orc", "reason": "fled"})
    rows = [row_of(service, "orc") for service in (dying, down, gone)]
    dead = fight_of("fulminato", {"do": "damage", "actor": "orc", "amount": 40})
    signs = {standing_of(row, "pane").badge for row in (*rows, row_of(dead, "orc"))}
    assert "" not in signs
    assert len(signs) == 4
    assert row_of(dead, "orc").chips[0].text == "dead"
    assert rows[2].chips[0].text == "out of the fight"
    assert rows[0].dying
    assert rows[0].chips[0].text.startswith("agoniza")
    assert rows[1].chips[0].text.startswith("inconsciente")


def test_one_who_falls_in_fantasia_is_dying_with_its_counter_in_front() -> None:
    service = fight_of("fantasia", put("blind", "orc"), {"do": "damage", "actor": "orc", "amount": 30})
    row = row_of(service, "orc")
    assert row.dying
    assert standing_of(row, "pane").badge == "bleeding-heart"
    assert row.chips[0].text == "Inconsciente 3"


@pytest.fixture
def painted(qtbot: QtBot) -> Any:
    """Paints a row of the order in grey, where colours tell nothing."""
    holder = QWidget()
    qtbot.addWidget(holder)
    model = OrderModel(holder)
    delegate = OrderDelegate(model, holder)

    def paint(row: OrderRow) -> QImage:
        model.show_rows([row], fade=False)
        picture = QImage(420, DENSITIES["roomy"].height, QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.white)
        option = QStyleOptionViewItem()
        option.rect = QRect(0, 0, 420, DENSITIES["roomy"].height)
        option.font = holder.font()
        painter = QPainter(picture)
        delegate.paint(painter, option, model.index(0, 0))
        painter.end()
        return picture.convertToFormat(QImage.Format.Format_Mono)

    return paint


def test_friend_and_foe_differ_without_any_colour(painted: Any) -> None:
    row = row_of(fight_of("d100"), "orc")
    party, foes, others = (painted(replace(row, side=side)) for side in ("party", "foes", "guards"))
    assert party != foes
    assert party != others
    assert foes != others


def test_the_states_differ_without_any_colour(painted: Any) -> None:
    row = replace(row_of(fight_of("d100"), "orc"), chips=())
    states = [painted(replace(row, state=state)) for state in ("active", "unconscious", "dead", "stone", "out")]
    states.append(painted(replace(row, state="unconscious", dying=True)))
    assert all(item != other for number, item in enumerate(states) for other in states[:number])


# --- who puts a status on ----------------------------------------------------------------------------------


def pick(table: GameTable, text: str) -> None:
    picker = table.page.card
    assert picker is not None
    QTest.keyClicks(picker.line, text)
    QTest.keyClick(picker.line, Qt.Key.Key_Return)


def test_a_status_about_somebody_asks_who_that_is(begun: GameTable) -> None:
    begun.page.order.select("guard-b")
    begun.type("s")
    pick(begun, "charm 3")
    assert not begun.fight.combatants["guard-b"].has("charm")
    pick(begun, "bea")
    condition = begun.fight.combatants["guard-b"].condition("charm")
    assert condition is not None
    assert (condition.timer, begun.conductor.names[condition.source]) == (3, "Bea")


def test_it_may_be_nobody_of_this_fight_and_esc_takes_it_back(begun: GameTable) -> None:
    begun.page.order.select("guard-b")
    begun.type("s")
    pick(begun, "charm")
    QTest.keyClick(begun.page.card.line, Qt.Key.Key_Escape)
    assert not begun.fight.combatants["guard-b"].has("charm")
    begun.page.order.select("guard-b")
    begun.type("s")
    pick(begun, "charm")
    pick(begun, "nobody")
    condition = begun.fight.combatants["guard-b"].condition("charm")
    assert condition is not None
    assert condition.source is None


def test_a_status_that_rulings_refuse_without_a_source_says_that_it_needs_one() -> None:
    needing = []
    for system in SHEETS:
        service = fight_of(system)
        for status in service.system.statuses.values():
            bare, sourced = (put(status.id), put(status.id, source="orc"))
            if service.refusal_of(bare) is not None and service.refusal_of(sourced) is None:
                needing.append(status)
    assert needing
    assert [status.id for status in needing if not status.sourced] == []


def test_those_without_a_place_to_come_stand_by_their_initiative(monkeypatch: pytest.MonkeyPatch) -> None:
    late = [{"do": "join", "combatant": {**LATE, "id": f"x{number}"}} for number in range(3)]
    service = fight_of("fulminato", *late)
    monkeypatch.setitem(vars(service.system.outcome), "order", lambda _: ())
    names = {combatant.id: combatant.name for combatant in service.fight.combatants.values()}
    rows = RowMaker().rows(service.fight, service.system, letters(names, {}))
    others = [int(row.place) for row in rows if not row.active]
    assert len(others) == 5
    assert others == sorted(others, reverse=True)


LATE = {"name": "Late", "side": "foes", "sheet": SHEETS["fulminato"]}
