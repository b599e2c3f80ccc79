"""What others wrote stands on the screen as they wrote it: never as markup, never with a key in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QTextDocument
from PySide6.QtGui import Qt as Text
from PySide6.QtWidgets import (
    QLabel,
)
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.boards import StoredBoard
from rules.system import registry
from tests.proving import short_of
from tests.there import there
from tests.ui.plainly import wrong
from tests.ui.settling import settle
from tests.ui.strangers import PICTURE, samples_of
from tests.ui.windows import shown_window
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.party.cards import PartyCardView
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow
from ui.widgets.labels import Label, keyless, tip


def spoiled(name: str) -> str:
    """A name that is a picture, and bold, and holds what looks like a sign and like a key."""
    return f"{PICTURE}<u>{name}</u> &amp; &{name}"


@pytest.fixture
def window(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    library = Library.open(tmp_path / "Spoiled.turnwright", samples=samples_of(request.param, spoiled))
    made = shown_window(qtbot, library, tmp_path)
    yield made
    made.close()
    library.close()


@pytest.mark.parametrize("window", short_of(registry.ids(), "ffrpg"), indirect=True)
def test_the_bestiary_with_its_form_and_its_tray(window: MainWindow) -> None:
    window.show_tab(BESTIARY)
    tab = window.bestiary
    assert PICTURE in tab.rows.rows[0].name
    tab.add_to_fight()
    assert wrong(window) == []
    for place in range(min(6, len(tab.rows.rows))):
        tab.list.choose([there(tab.rows.rows[place].id)])
        assert wrong(tab.detail) == []
    tab.edit()
    assert PICTURE in tab.detail.form.name.text()
    assert wrong(window) == []
    tab.detail.leave()
    tab.remove()
    window.menus.name_steps()
    assert PICTURE in window.menus.by_name["undo"].text()
    window.undo()
    assert PICTURE in window.statusBar().currentMessage()
    assert wrong(window) == []


@pytest.mark.parametrize("window", short_of(registry.ids(), "tabuleiro"), indirect=True)
def test_the_party_with_its_cards_and_its_form(window: MainWindow) -> None:
    window.show_tab(PARTY)
    tab = window.party
    member = window.library.parties.member(there(tab.current_id))
    assert member is not None
    member.conditions = [{"status": spoiled("poison"), "timer": 3, "params": {}}]
    window.library.parties.save_members([member])
    tab.reload()
    assert any(PICTURE in told for told in [tab.bar.party.currentText()])
    assert wrong(window) == []
    tab.edit()
    assert wrong(window) == []
    assert tab.findChildren(PartyCardView)


@pytest.mark.parametrize("window", short_of(registry.ids(), "tabuleiro"), indirect=True)
def test_preparing_and_the_board(window: MainWindow) -> None:
    window.show_tab(ENCOUNTER)
    page = window.encounter.prepare
    window.library.boards.add(
        [StoredBoard(name=spoiled("hall"), system=there(page.chosen).system, board={"width": 6, "height": 6})]
    )
    assert PICTURE in there(page.chosen).name
    assert wrong(window) == []
    page.pick()
    assert wrong(window) == []
    window.encounter.show_board(there(page.chosen_id))
    assert wrong(window) == []


def fight_on(window: MainWindow) -> Iterator[None]:
    """A fight of some turns with everything that opens on the way."""
    conductor = window.conductor
    page = window.encounter.fight
    for side in {combatant.side for combatant in conductor.fight.combatants.values()}:
        conductor.rollers.set(side, APP)
    yield
    for _ in range(6):
        if conductor.open_question is not None:
            question = conductor.open_question.question
            yield
            options = getattr(question, "options", ())
            if options:
                conductor.questions.answer_choice(options[0])
            else:
                conductor.questions.roll_rest()
            continue
        for button in list(page.stage.buttons)[:5]:
            if button.action is not None and not button.refused_because:
                page.acting.choose(button.action)
                yield
                page.composer.stop()
        window.menus.by_name["next"].trigger()
        yield


@pytest.mark.parametrize("window", short_of(registry.ids(), "tabuleiro"), indirect=True)
def test_a_fight(window: MainWindow) -> None:
    window.show_tab(ENCOUNTER)
    window.encounter.prepare.go()
    assert window.front.shows_fight
    assert any(PICTURE in label.text() for label in window.statusBar().findChildren(QLabel))
    for _ in fight_on(window):
        assert wrong(window) == []
    page = window.encounter.fight
    first = next(iter(window.conductor.fight.combatants))
    window.conductor.command({"do": "note", "text": spoiled("note")})
    window.conductor.command({"do": "countdown", "name": spoiled("bell"), "value": 3, "unit": "rounds"})
    for menu in (page.rulings.menu_for(first),):
        assert wrong(menu) == []
        menu.deleteLater()
    window.find_anything()
    assert wrong(window) == []


@pytest.mark.parametrize("window", short_of(registry.ids(), "ffrpg"), indirect=True)
def test_the_log_on_paper_and_in_files(window: MainWindow) -> None:
    window.show_tab(ENCOUNTER)
    window.encounter.prepare.go()
    window.conductor.command({"do": "note", "text": spoiled("note")})
    log = window.log_files.printed()
    assert log is not None
    assert "<img" not in log.to_html()
    assert "<img" not in log.to_markdown().replace("\\<", "")
    assert PICTURE in log.to_text()


@pytest.mark.parametrize("text", ["<b>x</b>", PICTURE, "&lt;b>", "plain", "two\nlines"])
def test_a_tooltip_says_what_was_written(text: str) -> None:
    shown = QTextDocument()
    if Text.mightBeRichText(tip(text)):
        shown.setHtml(tip(text))
    else:
        shown.setPlainText(tip(text))
    assert shown.toPlainText() == text


def test_a_long_tooltip_breaks_into_lines() -> None:
    assert not Text.mightBeRichText(tip("word " * 10))
    assert Text.mightBeRichText(tip("word " * 100))


def test_a_label_is_plain_and_a_button_has_no_key(qtbot: QtBot) -> None:
    label = Label("<b>x</b>")
    qtbot.addWidget(label)
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.text() == "<b>x</b>"
    assert QKeySequence.mnemonic(keyless("Rock & &Roll")).isEmpty()


def test_a_long_name_makes_nothing_wider_than_the_screen(qtbot: QtBot) -> None:
    for written in ("x" * 10_000, "much too long " * 1_000):
        for wraps in (False, True):
            label = Label(written, wraps=wraps)
            qtbot.addWidget(label)
            assert label.minimumSizeHint().width() < 640
            assert label.text() == written
            label.setTextFormat(Text.TextFormat.RichText)
            assert label.minimumSizeHint().width() < 640


def test_a_line_without_room_ends_in_an_ellipsis(qtbot: QtBot) -> None:
    label, cut = Label("The night of the long knives, the second part of it"), Label("The night of the long")
    for candidate in (label, cut):
        qtbot.addWidget(candidate)
    cut.setText(label.fontMetrics().elidedText(label.text(), Text.TextElideMode.ElideRight, 150))
    for candidate in (label, cut):
        candidate.resize(150, 20)
    assert cut.text().endswith("…")
    assert label.grab().toImage() == cut.grab().toImage()
    label.resize(600, 20)
    whole = label.grab().toImage()
    QLabel.setText(cut, label.text())
    cut.resize(600, 20)
    assert whole == cut.grab().toImage()


@pytest.mark.parametrize("window", ["ffrpg"], indirect=True)
def test_the_foot_of_the_window_has_no_name_that_would_make_the_window_wider(window: MainWindow) -> None:
    window.resize(1366, 768)
    window.saved.tell_fight("x" * 10_000)
    settle()
    assert window.width() == 1366


def test_the_lines_of_a_table_are_where_the_label_draws_them(qtbot: QtBot) -> None:
    """Other breaks of its headings were measured than drawn: its last row in sight was cut in the middle."""
    label = Label(wraps=True)
    label.setTextFormat(Qt.TextFormat.RichText)
    head = "".join(
        f"<td align='right'>&nbsp;&nbsp;{words}</td>" for words in ("down at the end", "95% interval", "PV left")
    )
    row = "".join(
        f"<td align='right'>{words}</td>" for words in ("&gt;&nbsp;56%", "56–100", "−2&nbsp;(−6&nbsp;…&nbsp;2)")
    )
    rows = f"<tr><td></td>{head}</tr><tr><td>Elvira&nbsp;Montalbán</td>{row}</tr>"
    label.setText(f"<table cellspacing='0' cellpadding='4'>{rows}</table>")
    qtbot.addWidget(label)
    label.show()
    off = {}
    for width in range(200, 600, 5):
        label.resize(width, 400)
        below = label.heightForWidth(width) - max(bottom for _, bottom in label.lines())
        if not 0 <= below <= 8:
            off[width] = below
    assert off == {}
