"""What a screen reader is told: each control its name, role and value on every page, and by itself what comes to be."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import PREPARED
from models.samples import shipped_samples
from rules.system import registry
from tests.proving import PROVE
from tests.there import there
from tests.ui.pages import pages
from tests.ui.settling import settle
from tests.ui.unnamed import unnamed, unread
from tests.ui.windows import shown_window
from ui.encounter.fight.page import FightPage
from ui.session.dice_rollers import APP, TABLE
from ui.shell.main_window import MainWindow
from ui.text import announcements
from ui.widgets.controls import ComboBox
from ui.widgets.labels import Label


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    samples = [sample for sample in shipped_samples() if sample.name == f"{getattr(request, 'param', 'ffrpg')}.json"]
    library = Library.open(tmp_path / "Table.turnwright", samples=samples)
    made = shown_window(qtbot, library, tmp_path)
    yield made
    made.close()
    library.close()


@PROVE
@pytest.mark.parametrize(("window", "system"), [(item, item) for item in registry.ids()], indirect=["window"])
def test_each_control_of_every_page_has_a_name_a_role_and_a_value(window: MainWindow, system: str) -> None:
    found: dict[str, str] = {}
    for scene in pages(window, system):
        settle()
        for fault in unnamed(window):
            found.setdefault(fault, scene)
    assert found == {}


# --- what is said by itself --------------------------------------------------------------------------------


class Listener:
    """Stands in for what a screen reader is told: Qt has no way to listen in."""

    AnnouncementPoliteness = QAccessible.AnnouncementPoliteness

    def __init__(self) -> None:
        self.heard: list[tuple[str, bool]] = []
        """Sentences, and whether each goes before all else."""

    def isActive(self) -> bool:  # noqa: N802
        return True

    def updateAccessibility(self, event: QAccessibleAnnouncementEvent) -> None:  # noqa: N802
        at_once = event.politeness() == QAccessible.AnnouncementPoliteness.Assertive
        self.heard.append((event.message(), at_once))


@pytest.fixture
def listener(monkeypatch: pytest.MonkeyPatch) -> Listener:
    made = Listener()
    monkeypatch.setattr(announcements, "QAccessible", made)
    return made


def fight(window: MainWindow, rolls: str) -> FightPage:
    """The page of a fight before it begins."""
    prepared = window.library.encounters.all(PREPARED)[0]
    window.show_tab(2)
    assert window.conductor.open_prepared(there(prepared.id))
    conductor = window.conductor
    conductor.rollers.take(dict.fromkeys({combatant.side for combatant in conductor.fight.combatants.values()}, rolls))
    page = window.front.page
    assert page is not None
    page.setFocus()
    return page


def test_what_happens_is_said_and_what_is_taken_back(window: MainWindow, listener: Listener) -> None:
    page = fight(window, APP)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    settle()
    log = [str(page.log.model.index(row).data()) for row in range(3)]
    said = "\n".join(words for words, _ in listener.heard)
    assert all(line in said for line in log)
    assert not any(at_once for _, at_once in listener.heard)
    listener.heard.clear()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert [words for words, _ in listener.heard if words.startswith("Undone")]


def test_a_question_is_said_before_all_else_with_its_answers(window: MainWindow, listener: Listener) -> None:
    page = fight(window, TABLE)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    settle()
    assert window.conductor.open_question is not None
    title = page.stage.question.accessibleName()
    assert [at_once for words, at_once in listener.heard if words.startswith(title)] == [True]


def test_a_refusal_and_a_notice_are_said(window: MainWindow, listener: Listener) -> None:
    page = fight(window, APP)
    window.conductor.command({"do": "next"})
    settle()
    refused = page.stage.message.text()
    assert refused
    assert (refused, False) in listener.heard
    window.notice.show_sentence("The library is where it was.")
    assert ("The library is where it was.", False) in listener.heard


def test_where_nobody_listens_nothing_is_put_into_words(window: MainWindow) -> None:
    def in_words() -> str:
        raise AssertionError("nobody listens")

    announcements.announce(window, in_words)
    assert not QAccessible.isActive()


def test_a_name_that_hides_a_text_and_a_choice_called_by_its_value_are_found(qtbot: QtBot) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    column = QVBoxLayout(place)
    hidden, read = Label("Round 3"), Label("Round 3")
    hidden.setAccessibleName("Round, phase and tick")
    read.introduce("Round, phase and tick")
    bare, named = QComboBox(), ComboBox()
    for item in (hidden, read, bare, named):
        column.addWidget(item)
    for box in (bare, named):
        box.addItems(["English", "Spanish"])
        box.setAccessibleName("Language")
    place.show()
    faults = {
        candidate: list(unread(QAccessible.queryAccessibleInterface(candidate)))
        for candidate in (hidden, read, bare, named)
    }
    assert [len(found) for found in faults.values()] == [1, 0, 1, 0], faults
    read.setText("Round 4")
    assert read.accessibleName() == "Round, phase and tick: Round 4"


def test_a_choice_that_goes_to_another_place_is_called_by_the_name_that_it_has_there(qtbot: QtBot) -> None:
    first, second = QWidget(), QWidget()
    for place in (first, second):
        qtbot.addWidget(place)
        place.show()
    choice = ComboBox()
    QVBoxLayout(first).addWidget(choice)
    choice.setAccessibleName("Language")
    QVBoxLayout(second).addWidget(choice)
    settle()
    choice.setAccessibleName("Theme")
    assert [label.text() for label in second.findChildren(Label) if label.buddy() is choice] == ["Theme"]
    assert not [label for label in first.findChildren(Label) if label.buddy() is choice]


def test_clock_sheet_and_order_are_read_as_they_stand(window: MainWindow) -> None:
    page = fight(window, APP)
    page.conductor.command({"do": "begin"})
    for _ in range(10):
        if page.conductor.fight.active is None:
            page.conductor.next()
    settle()

    def read(widget: QWidget) -> str:
        return str(QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name))

    clock = page.top._clock.text()
    assert clock in next(read(label) for label in page.top.findChildren(Label) if label.text() == clock)
    acting = page.conductor.fight.acting
    assert acting is not None
    weapon = acting.sheet.weapons[0].title
    assert weapon in read(page.stage.block)
    (row,) = (candidate for candidate in page.order.order.rows if candidate.active)
    assert "acts now" in row.spoken()
    assert "comes next" not in row.spoken()
