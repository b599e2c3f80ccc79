"""A text in the making: its changes, its undo, its faults, and the system that stays in play while there are some."""

import pytest
from pytestqt.qtbot import QtBot

from models.exchange.shipped_games import shipped_games
from models.library import Library
from rules.written import source
from rules.written.loader import load
from ui.rule_editor.document import RulesDocument
from ui.rule_editor.vocabulary import Vocabulary
from ui.rule_editor.words import field_label

SKIRMISH = next(game.text for game in shipped_games() if 'id = "skirmish"' in game.text)
HOUSE = '[system]\nformat = 1\nover = "{over}"\ntitle = "Thursday"\nversion = "1"\nlanguage = "en"\n'


@pytest.fixture
def document(qtbot: QtBot, library: Library) -> RulesDocument:
    return RulesDocument(library, SKIRMISH)


def test_what_is_typed_in_one_field_is_one_step_and_undo_says_where(qtbot: QtBot, document: RulesDocument) -> None:
    for label in ("B", "Bu", "Burnt"):
        document.set_value(("status", "burning", "label"), label, "name of Burning")
    assert document.stack.count() == 1
    with qtbot.waitSignal(document.place_changed) as undone:
        document.stack.undo()
    assert undone.args == [("status", "burning", "label")]
    assert document.text == SKIRMISH
    document.stack.redo()
    assert document.value(("status", "burning", "label")) == "Burnt"


@pytest.fixture
def readings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that are read from now on."""
    texts: list[str] = []
    read_statements = source._Reader.read_statements

    def read(reader: source._Reader) -> None:
        texts.append(reader.text)
        read_statements(reader)

    monkeypatch.setattr(source._Reader, "read_statements", read)
    return texts


def test_a_changed_text_is_read_once_until_its_system_is_there(document: RulesDocument, readings: list[str]) -> None:
    document.set_value(("status", "burning", "label"), "Burnt", "name of Burning")
    document.add_row("status", "Wet", {"label": "Wet", "timer": 2}, "new")
    document.move_row("status", "wet", "burning", "move")
    document.check()
    assert document.system is not None
    assert document.system.statuses["burning"].label == "Burnt"
    assert len(readings) == len(set(readings))
    assert readings[-1] == document.text
    document.set_text(document.text.replace("Burnt", "Burns"), "the text", is_typed=True)
    document.check()
    assert readings.count(document.text) == 1


def test_what_house_rules_lie_over_is_not_read_with_each_change(
    qtbot: QtBot, library: Library, readings: list[str]
) -> None:
    library.systems.add(SKIRMISH)
    document = RulesDocument(library, HOUSE.format(over="skirmish"))
    Vocabulary(document.data, document.base)
    del readings[:]
    document.set_value(("status", "burning", "timer"), 5, "timer")
    document.check()
    Vocabulary(document.data, document.base)
    assert document.tables()
    assert readings == [document.text]


def test_a_text_of_a_newer_format_keeps_its_remarks_in_every_change(document: RulesDocument) -> None:
    text = document.text.replace("format = 1", "format = 99  # for later")
    document.set_text(text, "the text")
    document.check()
    assert document.faults
    document.set_value(("status", "burning", "timer"), 5, "timer")
    assert document.text == text.replace("timer = 3", "timer = 5", 1)


def test_rows_are_added_to_a_text_in_which_nothing_can_be_read(document: RulesDocument) -> None:
    document.set_text("what is this", "the text")
    document.check()
    assert not document.can_be_read
    assert document.faults
    document.add_row("status", "Wet", {"label": "Wet", "timer": 2}, "new")
    assert document.value(("status", "wet", "timer")) == 2


def test_typing_back_what_stood_there_leaves_no_step(document: RulesDocument) -> None:
    document.set_value(("status", "burning", "timer"), 4, "timer")
    document.set_value(("status", "burning", "timer"), 3, "timer")
    assert document.stack.count() == 0


def test_the_last_system_without_faults_stays_in_play(document: RulesDocument) -> None:
    before = document.system
    document.set_value(("action", "storm", "does"), [{"put": "burninng"}], "what happens")
    document.check()
    (fault,) = document.faults_at(("action", "storm"))
    assert fault[0] == "does[0].put"
    assert "is it “Burning”?" in fault[1]
    assert document.system is before
    document.stack.undo()
    document.check()
    assert document.faults == ()


def test_a_new_row_is_without_faults_and_its_id_is_free(document: RulesDocument) -> None:
    first = document.add_row("status", "Burning", {"label": "Burning", "timer": 2}, "new")
    assert first == "burning_2"
    copy = document.duplicate_row("action", "strike", "Strike harder", "copy")
    assert "key" not in document.value(("action", copy))
    assert list(document.value(("action",))) == ["strike", copy, "storm"]
    document.check()
    assert document.faults == ()


@pytest.mark.parametrize("label", ["", "d20", "Ünïcode ☃", "9 lives", "if", "max", "x" * 90])
def test_any_name_gives_an_id_that_the_format_takes(document: RulesDocument, label: str) -> None:
    for table, row in (("number", {"is": 0}), ("status", {"timer": 1}), ("pool", {"max": 3})):
        document.add_row(table, label, {"label": label or "?", **row}, "new")
    document.check()
    assert document.faults == ()


def test_moments_are_written_each_in_a_line_of_its_own(document: RulesDocument) -> None:
    effects = document.value(("status", "burning", "at"))
    document.set_value(("status", "burning", "at"), {**effects, "on": [{"say": "Hot!"}]}, "what happens")
    assert 'at.on = [{ say = "Hot!" }]' in document.text
    document.set_value(("status", "burning", "at"), effects, "what happens")
    assert document.text == SKIRMISH


def test_house_rules_over_a_book_list_its_numbers_and_conditions(qtbot: QtBot, library: Library) -> None:
    document = RulesDocument(library, HOUSE.format(over="ffrpg"))
    assert document.faults == ()
    figures = {row.id: row for row in document.rows("figure")}
    assert not figures["poison_percent"].is_own
    assert document.value_below(("figure", "poison_percent", "is")) == 10
    document.set_value(("figure", "poison_percent", "is"), 5, "poison")
    document.check()
    assert document.system is not None
    assert document.system.options().model_dump()["poison_percent"] == 5
    assert {row.id: row for row in document.rows("figure")}["poison_percent"].is_own
    assert "poison" in {row.id for row in document.rows("status")}


def test_house_rules_over_a_game_of_ones_own_lie_over_its_rows(qtbot: QtBot, library: Library) -> None:
    library.systems.add(SKIRMISH)
    document = RulesDocument(library, HOUSE.format(over="skirmish"))
    assert document.value_below(("status", "burning", "timer")) == 3
    document.set_value(("status", "burning", "timer"), 5, "timer")
    document.check()
    assert document.system is not None
    assert document.system.statuses["burning"].timer == 5
    assert load(SKIRMISH).statuses["burning"].timer == 3


def test_house_rules_are_not_by_whoever_made_the_game_under_them(qtbot: QtBot, library: Library) -> None:
    library.systems.add(SKIRMISH)
    document = RulesDocument(library, HOUSE.format(over="skirmish"))
    assert 'author = "' in SKIRMISH
    assert [document.value_below(("system", field)) for field in ("author", "licence", "about")] == [None] * 3


def test_house_rules_beside_others_over_a_game_show_what_these_say(qtbot: QtBot, library: Library) -> None:
    heading = HOUSE.format(over="skirmish")
    others = heading + 'drop = ["status.blessed"]\n[status.burning]\ntimer = 9\n[status.damp]\nlabel = "Damp"\n'
    document = RulesDocument(library, heading.replace("Thursday", "Monday"), (SKIRMISH, others))
    assert document.faults == ()
    assert document.value_below(("status", "burning", "timer")) == 9
    assert [row.id for row in document.rows("status")] == ["burning", "stunned", "damp"]


def test_a_copy_of_what_house_rules_change_is_whole_and_called_in_the_readers_language(
    qtbot: QtBot, library: Library
) -> None:
    library.systems.add(SKIRMISH)
    spanish = HOUSE.format(over="skirmish").replace('"en"', '"es"')
    house = '[status.burning]\ntimer = 5\nat = { turn_begins = [{ damage = "1" }] }\n'
    document = RulesDocument(library, spanish + house)
    copy = document.duplicate_row("status", "burning", "Smouldering", "copy")
    below = document.value_below(("status", "burning"))
    at = {**below["at"], "turn_begins": [{"damage": "1"}]}
    whole = {**below, "timer": 5, "label": {"en": "Smouldering"}, "at": at}
    assert document.value(("status", copy)) == whole
    document.check()
    assert document.faults == ()


def test_a_row_of_house_rules_that_is_dropped_on_one_of_the_game_is_their_last(qtbot: QtBot, library: Library) -> None:
    library.systems.add(SKIRMISH)
    rows = "".join(f'[status.{id}]\nlabel = "{id}"\n' for id in ("damp", "wet"))
    document = RulesDocument(library, HOUSE.format(over="skirmish") + rows)
    document.move_row("status", "damp", "stunned", "move")
    assert [row.id for row in document.rows("status") if row.is_own] == ["wet", "damp"]


def test_the_words_of_a_language_are_listed_by_its_name(document: RulesDocument) -> None:
    assert [row.label for row in document.rows("word")] == ["English", "Español", "Português do Brasil"]


def test_house_rules_over_what_is_not_there_say_so(qtbot: QtBot, library: Library) -> None:
    document = RulesDocument(library, HOUSE.format(over="nowhere"))
    assert len(document.faults) == 1
    assert "nowhere" in document.faults[0].sentence
    assert document.system is None


def test_a_text_that_cannot_be_read_is_not_written_into(document: RulesDocument) -> None:
    document.set_text(SKIRMISH + "\n[status.cold\n", "the text")
    assert not document.can_be_read
    document.check()
    assert document.faults
    assert document.system is not None


def test_a_fault_calls_fields_as_the_form_does(document: RulesDocument) -> None:
    document.set_value(("status", "blessed", "changes"), [{"number": "attack"}], "changes")
    document.set_value(("reaction", "parry", "at"), None, "at")
    document.check()
    changes = " ".join(sentence for _, sentence in document.faults_at(("status", "blessed")))
    moment = " ".join(sentence for _, sentence in document.faults_at(("reaction", "parry")))
    assert "add_dice" not in changes
    assert field_label("status", "changes", "add_dice") in changes
    assert field_label("reaction", "at") in moment
