"""Comments between the lines of the log: written, changed, taken back, kept, and told to the game master alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rules.log.narrative import STYLES
from rules.log.redaction import GM, PLAYERS
from tests.proving import by_turns
from tests.ui.begun import gone_on, strike
from tests.ui.encounter.conftest import APP, GameTable
from tests.ui.encounter.sampling import SHIFT
from ui.encounter.log.model import LogLine
from ui.session.controller import Conductor
from ui.session.dice_rollers import TABLE
from ui.telling.choice import TellingChoice
from ui.telling.told_fight import hidden_of, told_log
from ui.widgets.prompt_card import LineEntry

WORDS = "Here Bea's player left for the bus <b>"
COMMENT = {"en": "Comment", "es": "Comentario", "pt_BR": "Comentário"}
"""What a comment is called in each language."""


@pytest.fixture(scope="module")
def fought_library(begun_library: bytes, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Ana has struck Guard A and missed or not; three more have acted."""

    def go_on(conductor: Conductor) -> None:
        for side in ("party", "foes"):
            conductor.rollers.set(side, APP)
        strike(conductor, "ana", "guard-a")
        for _ in range(3):
            conductor.next()

    return gone_on(tmp_path_factory.mktemp("fought"), begun_library, go_on)


@pytest.fixture
def fought(begun: GameTable) -> GameTable:
    """Ana has struck Guard A and missed or not; three more have acted."""
    return begun


def attack_of(table: GameTable) -> LogLine:
    found: LogLine = next(line for line in table.page.log.model.lines if line.fact["kind"] == "attack")
    return found


def entry(table: GameTable) -> LineEntry:
    found: LineEntry = next(card for card in table.window.findChildren(LineEntry) if card.isVisible())
    return found


def write(table: GameTable, line: LogLine, text: str) -> None:
    """Comments on a line by its menu."""
    log = table.page.log
    row = log.model.lines.index(line)
    menu = log.line_menu(log.filter.mapFromSource(log.model.index(row, 0)))
    assert menu is not None
    next(action for action in menu.actions() if action.text().startswith("Comment")).trigger()
    card = entry(table)
    card.line.selectAll()
    QTest.keyClick(card.line, Qt.Key.Key_Delete)
    QTest.keyClicks(card.line, text)
    QTest.keyClick(card.line, Qt.Key.Key_Return)


def shown(table: GameTable) -> list[str]:
    """The lines that the filter leaves."""
    lines = table.page.log.filter
    return [str(lines.index(row, 0).data()) for row in range(lines.rowCount())]


def ask_of_ana(table: GameTable) -> None:
    """Has Ana attack, whose dice are typed: the first of them is asked for."""
    while table.fight.active != "ana":
        table.type(" ")
    table.conductor.rollers.set("party", TABLE)
    table.type(f"a{table.key_of('guard-a')}\n")


def open_again(table: GameTable) -> None:
    """Puts the fight away and goes on in it, as a start does."""
    id = table.conductor.current_fight.encounter_id
    table.conductor.put_away()
    assert table.conductor.resume(id)


def below(table: GameTable, line: LogLine) -> LogLine:
    lines: list[LogLine] = table.page.log.model.lines
    return lines[lines.index(line) + 1]


def test_a_comment_stands_below_its_line_and_is_changed_and_taken_away_there(fought: GameTable) -> None:
    before = fought.log()
    line = attack_of(fought)
    write(fought, line, WORDS)
    assert WORDS in below(fought, line).text
    assert len(fought.log()) == len(before) + 1
    write(fought, below(fought, line), "Another one")
    assert "Another one" in below(fought, line).text
    assert len(fought.log()) == len(before) + 1
    write(fought, line, "")
    assert fought.log() == before


def test_a_comment_is_a_step_of_undo_of_its_own_and_the_fight_is_untouched(fought: GameTable) -> None:
    before, steps = fought.log(), fought.conductor.steps_done
    write(fought, attack_of(fought), WORDS)
    after = fought.log()
    assert fought.conductor.steps_done == steps
    fought.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert fought.log() == before
    assert fought.conductor.steps_done == steps
    fought.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert fought.log() == after


def test_a_comment_is_told_apart_from_a_note_by_words_and_by_its_sign(fought: GameTable) -> None:
    fought.conductor.command({"do": "note", "text": WORDS})
    note = fought.page.log.model.lines[-1]
    write(fought, note, WORDS)
    comment = below(fought, note)
    assert (note.text, comment.text) == (WORDS, f"Comment: {WORDS}")
    signs = {fought.page.log.delegate._sign(line) for line in (note, comment)}
    assert len(signs) == 2, "colour is not all that tells them apart"
    fought.page.log.filter.choose(family="rulings")
    assert {note.text, comment.text} <= set(shown(fought)), "both are found among what is the game master's own"


@pytest.mark.parametrize(("language", "style"), by_turns(list(COMMENT), STYLES))
def test_files_tell_what_is_a_comment_in_the_words_of_their_reader(
    fought: GameTable, language: str, style: str
) -> None:
    word = COMMENT[language]
    fought.conductor.command({"do": "note", "text": "The lamp flickers"})
    write(fought, attack_of(fought), "The bus has come")
    conductor = fought.conductor
    chosen = TellingChoice(language, GM, style)
    kept = told_log("The stair", conductor.current_fight.service, (), chosen, comments=conductor.marking.comments)
    for kind in ("html", "md", "txt", "csv"):
        content = str(kept.content(kind))
        assert f"{word}: The bus has come" in content
        assert f"{word}: The lamp" not in content
    assert 'class="comment' in str(kept.content("html"))
    assert ",comment,Com" in str(kept.content("csv"))


def test_with_no_line_chosen_the_key_comments_on_the_newest(fought: GameTable) -> None:
    newest = fought.page.log.model.lines[-1]
    fought.window.menus.by_name["comment"].trigger()
    card = entry(fought)
    QTest.keyClicks(card.line, WORDS)
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    assert WORDS in below(fought, newest).text


def test_undoing_the_fight_below_a_comment_takes_the_comment_first_and_back_last(fought: GameTable) -> None:
    write(fought, attack_of(fought), WORDS)
    after = fought.log()
    conductor = fought.conductor
    while conductor.can_undo:
        conductor.undo()
        assert any(WORDS in line for line in fought.log()) == (conductor.marking.comments != {})
    while conductor.can_redo:
        conductor.redo()
    assert fought.log() == after


def test_a_comment_is_there_when_the_fight_is_opened_again_and_while_one_looks_back(fought: GameTable) -> None:
    line = attack_of(fought)
    write(fought, line, WORDS)
    after = fought.log()
    fought.page.past.look_back_at(line.fact)
    assert any(WORDS in line for line in fought.log())
    assert len(fought.log()) < len(after)
    fought.page.past.come_back()
    assert fought.log() == after
    open_again(fought)
    assert fought.log() == after


def test_cues_and_comments_are_kept_beside_each_other(fought: GameTable) -> None:
    write(fought, attack_of(fought), WORDS)
    marking = fought.conductor.marking
    marking.keep_cues((), {"1": 2}, fought.conductor.steps_done, "Cue")
    assert marking.let_go == {"1": 2}
    assert list(marking.comments.values()) == [WORDS]


@pytest.mark.parametrize("style", STYLES)
def test_files_tell_a_comment_to_the_game_master_and_not_to_players(
    fought: GameTable, tmp_path: Path, style: str
) -> None:
    secret = "The lamp is the lich"
    write(fought, attack_of(fought), secret)
    conductor, log_files = fought.conductor, fought.window.log_files
    log_files.choose(style=style)
    for edition, times in ((GM, 1), (PLAYERS, 0)):
        kept = told_log(
            "The stair",
            conductor.current_fight.service,
            (),
            TellingChoice("en", edition, style),
            hidden=hidden_of(conductor.library, conductor.current_fight.encounter_id),
            comments=conductor.marking.comments,
        )
        log_files.choose(edition=edition)
        for kind in ("html", "md", "txt", "csv"):
            path = tmp_path / f"{edition}.{kind}"
            log_files.export(kind, path)
            assert path.read_text("utf-8").count(secret) == times, (edition, kind)
            assert str(kept.content(kind)).count(secret) == times, (edition, kind)


def test_while_the_past_is_shown_nothing_is_written(fought: GameTable) -> None:
    line = attack_of(fought)
    fought.page.past.look_back_at(line.fact)
    before = fought.log()
    refused: list[str] = []
    fought.conductor.command_refused.connect(refused.append)
    fought.page.commenting.ask(attack_of(fought).fact)
    assert not [card for card in fought.window.findChildren(LineEntry) if card.isVisible()], "nothing is typed in vain"
    assert "nothing can be done in it" in refused[0]
    assert fought.log() == before


def test_what_a_spoiled_library_keeps_for_comments_is_passed_over(fought: GameTable) -> None:
    marking = fought.conductor.marking
    marking.become({"": {"comments": {"x": "a", "3": 4, "4": "four"}}}, fought.conductor.steps_done, "")
    assert marking.comments == {4: "four"}


def test_a_comment_that_is_being_written_goes_with_its_fight_and_reaches_no_other(
    fought: GameTable, prepared: int
) -> None:
    fought.page.commenting.ask_here()
    card = entry(fought)
    QTest.keyClicks(card.line, WORDS)
    QTest.keyClick(card.line, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert card.isVisible(), "the card keeps the keys of what it covers"
    fought.window.menus.by_name["put_away"].trigger()
    assert not fought.conductor.is_open
    assert not card.isVisible()
    again = fought.library.encounters.prepare_again(prepared, "Another stair")
    assert fought.conductor.open_prepared(again.id or 0)
    assert not [candidate for candidate in fought.window.findChildren(LineEntry) if candidate.isVisible()]
    assert not fought.conductor.marking.comments


def test_a_comment_on_what_was_taken_back_meanwhile_is_not_kept_on_what_comes_in_its_place(fought: GameTable) -> None:
    page = fought.page
    page.commenting.ask(page.log.model.lines[-1].fact)
    QTest.keyClicks(entry(fought).line, "For this line alone")
    fought.window.undo()
    QTest.keyClick(entry(fought).line, Qt.Key.Key_Return)
    assert fought.conductor.marking.comments == {}
    assert entry(fought).fault.text()


def test_a_comment_does_not_go_to_the_line_that_was_told_in_the_place_of_its_own(fought: GameTable) -> None:
    page, undone = fought.page, fought.page.log.model.lines[-1].fact
    page.commenting.ask(undone)
    QTest.keyClicks(entry(fought).line, "For this line alone")
    fought.window.undo()
    fought.conductor.command({"do": "note", "text": "Something else"})
    told = next(line.fact for line in page.log.model.lines if line.fact.get("text") == "Something else")
    while told["n"] < undone["n"]:
        fought.conductor.command({"do": "note", "text": "And on"})
        told = page.log.model.lines[-1].fact
    assert told["n"] == undone["n"]
    QTest.keyClick(entry(fought).line, Qt.Key.Key_Return)
    assert fought.conductor.marking.comments == {}
    assert entry(fought).fault.text()


def test_a_comment_that_cannot_be_kept_while_one_looks_back_stays_in_its_line(fought: GameTable) -> None:
    page = fought.page
    page.commenting.ask(attack_of(fought).fact)
    QTest.keyClicks(entry(fought).line, "Later")
    page.past.look_back(fought.conductor.steps_done - 1)
    QTest.keyClick(entry(fought).line, Qt.Key.Key_Return)
    assert entry(fought).line.text() == "Later"
    assert entry(fought).fault.text()


def test_a_comment_made_while_a_question_is_open_is_taken_back_before_its_answers(fought: GameTable) -> None:
    """Each key takes back what was done last: the answer that came after it, the comment, the answer before it."""
    undo, redo = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ControlModifier | SHIFT
    ask_of_ana(fought)
    fought.type("5\n")
    question = fought.question()
    told = fought.log()
    write(fought, attack_of(fought), WORDS)
    assert len(fought.log()) == len(told) + 1
    fought.press(Qt.Key.Key_Z, undo)
    assert (fought.log(), fought.question()) == (told, question)
    fought.press(Qt.Key.Key_Z, redo)
    assert (len(fought.log()), fought.question()) == (len(told) + 1, question)
    fought.press(Qt.Key.Key_Z, undo)
    fought.press(Qt.Key.Key_Z, undo)
    assert fought.question() != question
    assert fought.log() == told


def test_it_stands_between_the_answers_when_the_fight_is_opened_again(fought: GameTable) -> None:
    undo, redo = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ControlModifier | SHIFT
    ask_of_ana(fought)
    fought.type("5\n")
    question, told = fought.question(), fought.log()
    write(fought, attack_of(fought), WORDS)
    commented = fought.log()
    open_again(fought)
    assert (fought.log(), fought.question()) == (commented, question)
    fought.press(Qt.Key.Key_Z, undo)
    assert (fought.log(), fought.question()) == (told, question), "the comment was made last"
    fought.press(Qt.Key.Key_Z, redo)
    assert (fought.log(), fought.question()) == (commented, question)
    open_again(fought)
    fought.press(Qt.Key.Key_Z, undo)
    fought.press(Qt.Key.Key_Z, undo)
    assert fought.question() != question, "then the answer before it"
    assert fought.log() == told


def test_an_answer_that_came_after_the_comment_is_taken_back_before_it_over_a_restart_too(fought: GameTable) -> None:
    undo = Qt.KeyboardModifier.ControlModifier
    ask_of_ana(fought)
    first, told = fought.question(), fought.log()
    write(fought, attack_of(fought), WORDS)
    commented = fought.log()
    fought.type("5\n")
    assert fought.question() != first
    open_again(fought)
    fought.press(Qt.Key.Key_Z, undo)
    assert (len(fought.log()), fought.question()) == (len(commented), first)
    fought.press(Qt.Key.Key_Z, undo)
    assert (fought.log(), fought.question()) == (told, first)


def test_while_the_log_shows_no_line_the_key_says_so(table: GameTable) -> None:
    """The first question is asked before anything is written."""
    table.type(" ")
    question = table.question()
    table.press(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier | SHIFT)
    assert "no line" in table.said
    assert table.question() == question
