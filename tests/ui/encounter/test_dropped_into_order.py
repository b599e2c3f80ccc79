"""What a drop into the running order is said to come to, and what it comes to then."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from models.library import Library
from models.repositories.creatures import Creature
from rules.system import registry
from tests.samples import creatures, sample
from tests.ui.encounter.conftest import APP, GameTable
from tests.ui.encounter.sampling import sample_fight
from ui.dnd.payload import DropPayload
from ui.shell.main_window import MainWindow


def ended_like(said: str, table: GameTable, joined: list[str]) -> bool:
    """Whether what was said of a drop is true of the order as it stands now."""
    rows = [row.id for row in table.page.order.order.rows]
    now = table.page.drops.where_words(rows, table.conductor.names, joined)
    return bool(said == now)


def test_what_is_said_of_a_drop_goes_by_what_has_been_done_meanwhile(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "tabuleiro", sample("tabuleiro")["encounters"][0]["name"])
    table.all_by(APP)
    table.conductor.begin_fight()
    while table.conductor.fight.active is None:
        table.conductor.next()
    name, sheet = next((name, item["sheet"]) for name, item in creatures("tabuleiro").items())
    (creature,) = library.creatures.add([Creature(name=name, system="tabuleiro", sheet=sheet)])
    assert creature.id is not None
    carried, order, conductor = DropPayload(creatures=(creature.id,)), table.page.order, table.conductor

    def said(at: int) -> str:
        QApplication.processEvents()
        rect = order.visualRect(order.order.index(at, 0))
        answer = table.page.drops._weigh_in_order(carried, QPoint(rect.center().x(), rect.bottom() - 2))
        assert answer is not None
        return str(answer.words)

    at, beside = next(
        (at, id)
        for at in range(order.order.rowCount())
        for id, name in conductor.names.items()
        if said(at).endswith((f"before {name}", f"after {name}"))
    )
    conductor.command({"do": "set", "actor": beside, "stat": "name", "value": "Brann"})
    assert "Brann" in said(at)
    conductor.undo()
    conductor.command({"do": "set", "actor": beside, "stat": "name", "value": "Corin"})
    assert "Corin" in said(at)


@pytest.mark.parametrize("system", registry.ids())
def test_a_drop_into_the_order_comes_to_what_was_said_of_it(window: MainWindow, library: Library, system: str) -> None:
    table = sample_fight(window, library, system, sample(system)["encounters"][0]["name"])
    table.all_by(APP)
    table.conductor.begin_fight()
    for _ in range(12):
        if table.conductor.fight.active is None:
            table.page.declaring.accept_all()
            table.conductor.next()
    assert table.fight.active is not None
    name, sheet = next((name, item["sheet"]) for name, item in creatures(system).items())
    (creature,) = library.creatures.add([Creature(name=name, system=system, sheet=sheet)])
    assert creature.id is not None
    carried, order = DropPayload(creatures=(creature.id, creature.id)), table.page.order
    said = set()
    for at in range(order.order.rowCount()):
        for part in (0.25, 0.75):
            QApplication.processEvents()
            rect = order.visualRect(order.order.index(at, 0))
            answer = table.page.drops._weigh_in_order(
                carried, QPoint(rect.center().x(), round(rect.top() + part * rect.height()))
            )
            assert answer is not None
            assert answer.do is not None
            before, there = set(table.fight.combatants), order.order.rows[at].id
            answer.do()
            joined = [id for id in table.fight.combatants if id not in before]
            assert len(joined) == 2, (answer.words, table.said)
            said.add(answer.words)
            if "not at this place" in answer.words:
                reason = answer.words.partition(": ")[2]
                refused = table.conductor.refusal_of({"do": "order", "actor": joined[0], "after": there})
                assert refused is not None
                assert reason == table.conductor.sentence(refused)
            else:
                assert ended_like(answer.words, table, joined), (at, part, answer.words)
            table.conductor.undo()
            assert set(table.fight.combatants) == before
    assert said


def test_several_who_are_dropped_join_in_the_plural(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "tabuleiro", sample("tabuleiro")["encounters"][0]["name"])
    words, names = table.page.drops.where_words, {"ana": "Ana"}
    assert [words(["orc", "imp", "ana"], names, ["orc", "imp"]), words(["orc", "ana"], names, ["orc"])] == [
        "They join before Ana",
        "Joins before Ana",
    ]
    assert [words(["ana", "orc", "imp"], names, ["orc", "imp"]), words(["ana", "orc"], names, ["orc"])] == [
        "They join after Ana",
        "Joins after Ana",
    ]
    assert [words(["orc", "imp"], names, ["orc", "imp"]), words(["orc"], names, ["orc"])] == [
        "They join the fight",
        "Joins the fight",
    ]
