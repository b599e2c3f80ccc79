"""One line to write: it goes only when what was written has been taken."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from models.storage.errors import LibraryError
from tests.proving import short_of
from tests.there import there
from tests.ui.encounter.conftest import GameTable
from ui.widgets.labels import Label
from ui.widgets.picker import Picker
from ui.widgets.prompt_card import LineEntry


def opened(table: GameTable, name: str) -> LineEntry:
    table.window.menus.by_name[name].trigger()
    cards = [card for card in table.page.findChildren(LineEntry) if card.isVisible()]
    assert len(cards) == 1
    found: LineEntry = cards[0]
    return found


def write(card: LineEntry, text: str) -> None:
    QTest.keyClicks(card.line, text)
    QTest.keyClick(card.line, Qt.Key.Key_Return)


COUNTED = [
    ("es", "Caldera 2 asaltos", "Caldera: 2 asaltos"),
    ("es", "Caldera 1 Asalto", "Caldera: 1 asalto"),
    ("es", "Caldera 2 rounds", "Caldera: 2 asaltos"),
    ("es", "Caldera vieja 3", "Caldera vieja: 3 asaltos"),
    ("pt_BR", "Caldeira 1 segundo", "Caldeira: 1 segundo"),
]


MEANT = [
    ("en", "Palace 2 ticks deadline", "Palace: 2 ticks · deadline", "deadline"),
    ("en", "The gate 5, Hold", "The gate: 5 rounds · hold", "hold"),
    ("es", "Puerta 3 asaltos aguantar", "Puerta: 3 asaltos · aguantar", "hold"),
    ("pt_BR", "Muro 9 segundos limite", "Muro: 9 segundos · limite", "deadline"),
    ("en", "Deadline 2 rounds", "Deadline: 2 rounds", None),
]


@pytest.mark.parametrize(
    ("name", "wrong", "said", "right", "last"),
    [
        ("countdown", "Boiler blows", "a name, a number and a unit", "Boiler 2 ticks", "Boiler"),
        ("countdown", "Boiler 0 rounds", "a name, a number and a unit", "Boiler 1 round", "Boiler"),
        ("countdown", "5 rounds", "a name, a number and a unit", "Tower 5 Rounds", "Tower"),
        ("roll", "a handful", "", "2d6+3", "2d6+3"),
    ],
)
def test_a_line_that_cannot_be_taken_stays_with_the_reason_and_is_written_over(
    begun: GameTable, name: str, wrong: str, said: str, right: str, last: str
) -> None:
    begun.all_by("app")
    card = opened(begun, name)
    before = len(begun.log())
    write(card, wrong)
    assert card.isVisible()
    assert card.fault.isVisible()
    assert card.fault.text()
    assert said in card.fault.text()
    assert (card.line.text(), card.line.selectedText()) == (wrong, wrong)
    assert card.rect().contains(card.fault.geometry())
    assert card.fault.height() >= card.fault.heightForWidth(card.fault.width())
    assert len(begun.log()) == before
    write(card, right)
    assert not card.isVisible()
    assert last in begun.log()[-1]
    assert begun.page.hasFocus()


def test_the_reason_goes_when_one_writes_on(begun: GameTable) -> None:
    card = opened(begun, "countdown")
    write(card, "Boiler blows")
    QTest.keyClicks(card.line, "B")
    assert not card.fault.isVisible()
    QTest.keyClick(card.line, Qt.Key.Key_Escape)
    assert not card.isVisible()
    assert begun.fight.countdowns == {}


def test_a_note_that_could_not_be_saved_is_not_lost(begun: GameTable, monkeypatch: pytest.MonkeyPatch) -> None:
    card = opened(begun, "note")
    with monkeypatch.context() as patch:

        def full(*args: object, **named: object) -> None:
            raise LibraryError("disk_full", name="Table.turnwright", folder="/")

        patch.setattr(begun.library.journals, "append", full)
        write(card, "The lift rattles")
    assert card.isVisible()
    assert card.line.text() == "The lift rattles"
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    assert begun.log()[-1] == "The lift rattles"


def test_while_a_question_is_open_the_line_waits(begun: GameTable) -> None:
    card = opened(begun, "note")
    begun.type(f"a{begun.key_of('guard-a')}\n")
    write(card, "The lift rattles")
    assert "Answer the open question" in card.fault.text()
    assert card.line.text() == "The lift rattles"


def test_a_ruling_on_nobody_says_that_a_row_is_to_be_chosen_first(table: GameTable) -> None:
    table.page.order.selectionModel().clear()
    assert table.page.order.selected is None
    for key in "-+=s":
        table.page.stage.say("")
        table.type(key)
        assert "Nobody is selected" in table.said, key
    table.page.order.row_clicked.emit("ana")
    assert not table.said, "somebody is selected by now"


@pytest.mark.parametrize(
    ("language", "written", "shown"),
    short_of(COUNTED, *COUNTED[1:4:2], COUNTED[4]),
)
def test_a_countdown_is_written_and_shown_in_the_readers_units(
    begun: GameTable, language: str, written: str, shown: str
) -> None:
    begun.conductor.language = language
    write(opened(begun, "countdown"), written)
    buttons = begun.page.top.findChildren(QPushButton)
    assert shown in [button.text() for button in buttons]


@pytest.mark.parametrize(
    ("language", "written", "shown", "goal"),
    short_of(MEANT, *MEANT[2:]),
)
def test_what_the_end_of_a_countdown_means_is_written_last(
    begun: GameTable, language: str, written: str, shown: str, goal: str | None
) -> None:
    begun.conductor.language = language
    card = opened(begun, "countdown")
    title = card.findChild(Label)
    assert title is not None
    assert ("(deadline / hold)" in title.text()) or language != "en"
    write(card, written)
    assert [countdown.goal for countdown in begun.fight.countdowns.values()] == [goal]
    assert shown in [button.text() for button in begun.page.top.findChildren(QPushButton)]


@pytest.mark.parametrize(
    ("written", "shown"), [("Tower 5 rounds", True), ("Tower 5 rounds secret", False), ("Tower 5 secret", False)]
)
def test_a_countdown_is_secret_where_that_is_written_last_or_picked(
    begun: GameTable, written: str, shown: bool
) -> None:
    def seen() -> list[str]:
        return [countdown.name for countdown in there(begun.window.players.view()).countdowns]

    write(opened(begun, "countdown"), written)
    assert seen() == (["Tower"] if shown else [])
    for pick, then in (("players", not shown), ("players", shown)):
        begun.page.rulings.set_countdown("Tower")
        (picker,) = [each for each in begun.page.findChildren(Picker) if each.isVisible()]
        QTest.keyClicks(picker.line, pick)
        QTest.keyClick(picker.line, Qt.Key.Key_Return)
        assert seen() == (["Tower"] if then else [])
    for then in (not shown, shown):
        begun.conductor.undo()
        assert seen() == (["Tower"] if then else [])
    begun.conductor.undo()
    assert (seen(), begun.fight.countdowns) == ([], {})


def test_a_fight_that_has_ended_counts_nothing_down(begun: GameTable) -> None:
    def counting() -> list[str]:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        buttons = begun.page.top.findChildren(QPushButton)
        return [button.text() for button in buttons if button.property("countdown")]

    begun.conductor.command({"do": "countdown", "name": "Boiler", "rounds": 2})
    assert counting() == ["Boiler: 2 rounds"]
    begun.conductor.command({"do": "end"})
    assert counting() == []
    begun.conductor.undo()
    assert counting() == ["Boiler: 2 rounds"]
