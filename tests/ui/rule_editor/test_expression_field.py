"""Numbers and conditions that are worked out: names from a menu or while typing, and what it means in plain words."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from models.exchange.shipped_games import shipped_games
from rules.system import registry
from rules.written import effects
from rules.written.expressions import Scope, Value
from rules.written.loader import load
from rules.written.rulebook import system_by
from rules.written.schema import FLAG, NUMBER, ROLL, Expression
from rules.written.scope import OfOne, Scene
from rules.written.source import read
from tests.rules.written.example_games import text_of
from ui.rule_editor.effect_sentences import EffectRow, EffectSentences, first_step
from ui.rule_editor.expression_field import ExpressionField
from ui.rule_editor.expression_words import ExpressionWords, worked_out
from ui.rule_editor.vocabulary import Vocabulary, fault_of
from ui.widgets.completer import Completer

GAMES = {game.name: game.text for game in shipped_games()} | {"core": text_of("core")}
STRIKE = ("action", "strike", "does")


def vocabulary_of(name: str, language: str = "en") -> Vocabulary:
    return Vocabulary(read(GAMES[name]).data, None, language)


@pytest.fixture
def field(qtbot: QtBot) -> ExpressionField:
    """The field of the damage of a blow, shown."""
    return shown(qtbot, ROLL)


def shown(qtbot: QtBot, kind: Expression, owner: tuple[str, ...] = STRIKE, game: str = "skirmish") -> ExpressionField:
    made = ExpressionField(vocabulary_of(game), owner, kind)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.line.setFocus()
    return made


def entries(menu: QMenu) -> dict[str, Any]:
    """The entries of a menu by their words, those of submenus too."""
    found: dict[str, Any] = {}
    for action in menu.actions():
        inner = action.menu()
        found[action.text()] = entries(inner) if isinstance(inner, QMenu) else action
    return found


# --- values ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [13, -2, "13", "dice(damage)", "2 *  attack ", None, "?? no expression"])
def test_what_is_not_changed_stays_as_it_was_written(field: ExpressionField, value: object) -> None:
    field.set_value(value)
    assert field.value() == value
    assert type(field.value()) is type(value)


def test_a_typed_number_is_written_as_one(field: ExpressionField) -> None:
    field.set_value("dice(damage)")
    field.line.selectAll()
    QTest.keyClicks(field.line, "13")
    assert field.value() == 13
    QTest.keyClicks(field.line, " + 1")
    assert field.value() == "13 + 1"
    field.line.selectAll()
    QTest.keyClick(field.line, Qt.Key.Key_Delete)
    assert field.value() is None


def test_yes_and_no_are_words(qtbot: QtBot) -> None:
    field = shown(qtbot, FLAG)
    field.set_value(True)
    assert field.line.text() == "yes"
    assert field.value() is True
    field.line.selectAll()
    QTest.keyClicks(field.line, "no")
    assert field.value() is False


def test_only_typing_tells_of_a_change(qtbot: QtBot, field: ExpressionField) -> None:
    with qtbot.assertNotEmitted(field.value_changed):
        field.set_value("dice(damage)")
    with qtbot.waitSignal(field.value_changed):
        QTest.keyClicks(field.line, "1")


# --- in plain words --------------------------------------------------------------------------------------------

READINGS = {
    "2 * dice(damage)": "twice what the dice of Damage come to",
    "3 * dice(damage)": "3 × what the dice of Damage come to",
    "attack * 2": "Attack × 2",
    "half(attack) + 1": "half of Attack + 1",
    "half(attack + 1)": "half of (Attack + 1)",
    "2 * (attack + 1)": "twice (Attack + 1)",
    "target.ac - 3": "the target’s AC − 3",
    "has(target, 'burning')": "the target has Burning",
    "max(1, attack)": "Attack, but at least 1",
    "hp <= 5 and not has('stunned')": "HP is at most 5 and not: it has Stunned",
    "max.hp // 2": "all of HP divided by 2, rounded down",
    "3 if target.down else 0": "3 if the target is down, else 0",
    "level('burning')": "the levels of Burning",
    "sheet.ac": "AC on the sheet",
}


@pytest.mark.parametrize("text", READINGS)
def test_an_expression_is_said_in_plain_words(text: str) -> None:
    vocabulary = vocabulary_of("skirmish")
    assert ExpressionWords(vocabulary, vocabulary.scope(STRIKE)).say(text) == READINGS[text]


def test_it_is_said_under_the_line_and_what_it_comes_to(field: ExpressionField) -> None:
    field.set_value("2 * attack")
    assert field.note.text() == "twice Attack"
    field.set_sample({"attack": 3}, "Iva")
    assert field.note.text() == "twice Attack = 6 for Iva"
    field.set_value("dice(damage)")
    assert field.note.text() == "the dice of Damage"
    field.set_value(4)
    assert not field.note.isVisible()


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2 * ac // 3", 8),
        ("(ac - 10) % 2", 0),
        ("clamp(ac, 0, 9)", 9),
        ("half(ac) + half_up(5)", 9),
        ("ac > 3 and not ac == 4", True),
        ("1 if ac < 3 else -ac", -12),
        ("1 if unknown else 2", None),
        ("1d6 + ac", None),
        ("max()", None),
        ("ac +", None),
        ("ac // 0", 0),
    ],
)
def test_what_it_comes_to(text: str, value: object) -> None:
    assert worked_out(text, {"ac": 12}) == value


def test_a_fault_takes_the_place_of_the_meaning_once_one_has_stopped_typing(field: ExpressionField) -> None:
    field.line.setFocus()
    QTest.keyClicks(field.line, "damag")
    assert field.line.property("fault") is not True
    field.line.clearFocus()
    assert "damage" in field.note.text()
    assert field.line.property("fault") is True
    field.set_value("1d6")
    assert field.line.property("fault") is False
    field.show_faults([("", "it is too much")])
    assert field.note.text() == "it is too much"


# --- names -----------------------------------------------------------------------------------------------------


def test_names_come_by_a_menu_in_groups_and_go_in_at_the_cursor(field: ExpressionField) -> None:
    offered = entries(field.menu())
    assert {"AC", "Attack", "HP", "the dice of Damage"} <= offered["Own"].keys()
    assert "the target’s AC" in offered["The target’s"]
    field.line.setText("2 * ")
    offered["Own"]["Attack"].trigger()
    assert field.value() == "2 * attack"
    assert field.line.hasFocus()
    entries(field.menu())["Work out"]["half of …"].trigger()
    assert field.value() == "half(2 * attack)"


@pytest.mark.parametrize(
    ("kind", "written", "put_in", "becomes"),
    [
        (ROLL, "", "half(…)", "half()"),
        (ROLL, "attack + 1", "half(…)", "half(attack + 1)"),
        (ROLL, "attack + 1", "2 * …", "2 * (attack + 1)"),
        (ROLL, "attack", "2 * …", "2 * attack"),
        (ROLL, "attack", "1d6", "attack + 1d6"),
        (ROLL, "2 * ", "1d6", "2 * 1d6"),
        (FLAG, "hp > 1", "has('burning')", "hp > 1 and has('burning')"),
        (FLAG, "hp > 1 or attack > 2", "not …", "not (hp > 1 or attack > 2)"),
        (FLAG, "hp > 1", "… and ", "hp > 1 and "),
        (FLAG, "hp > 1 and", "has('burning')", "hp > 1 and has('burning')"),
        (FLAG, "attack", "… >= 1", "attack >= 1"),
    ],
)
def test_what_is_put_in_fits_what_is_there(
    qtbot: QtBot, kind: Expression, written: str, put_in: str, becomes: str
) -> None:
    field = shown(qtbot, kind)
    field.line.insert(written)
    field.put_in(put_in)
    assert field.line.text() == becomes


def test_a_condition_asks_and_a_number_counts(qtbot: QtBot) -> None:
    flags = entries(shown(qtbot, FLAG).menu())
    assert "the target has Burning" in flags["Conditions"]
    assert "… is at least 1" in flags["Compare"]
    numbers = entries(shown(qtbot, NUMBER).menu())
    assert "Compare" not in numbers
    assert "the dice of Damage" not in numbers["Own"]


def test_a_label_is_found_while_typing_and_its_id_written(field: ExpressionField) -> None:
    QTest.keyClicks(field.line, "2 * Att")
    completer = field.window().findChild(Completer)
    assert isinstance(completer, Completer)
    assert completer.offered[0] == "Attack"
    QTest.keyClick(field.line, Qt.Key.Key_Tab)
    assert field.value() == "2 * attack"


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("2 × Attack + 1", "2 * attack + 1"),
        ("the target’s AC − 3", "target.ac - 3"),
        ("twice", "twice"),
        ("half(Attack)", "half(attack)"),
        ("the dice of Damage", "dice(damage)"),
    ],
)
def test_what_is_typed_as_it_is_read_is_written_as_it_has_to_be(
    qtbot: QtBot, field: ExpressionField, typed: str, written: str
) -> None:
    with qtbot.waitSignal(field.value_changed):
        field.line.insert(typed)
    field.line.clearFocus()
    assert field.value() == written


def test_within_quotes_a_word_is_completed(qtbot: QtBot) -> None:
    field = shown(qtbot, FLAG)
    QTest.keyClicks(field.line, "has('bur")
    completer = field.window().findChild(Completer)
    assert isinstance(completer, Completer)
    assert completer.offered == ["Burning"]
    QTest.keyClick(field.line, Qt.Key.Key_Tab)
    assert field.value() == "has('burning'"


def test_there_is_no_target_where_there_are_no_targets() -> None:
    vocabulary = vocabulary_of("any_game")
    guard = {name.id for name in vocabulary.names(("action", "guard", "does"))}
    attack = {name.id: name.label for name in vocabulary.names(("action", "attack", "does"))}
    assert not any(name.startswith("target.") for name in guard)
    assert "target.defence" in attack
    assert "dice(row.damage)" in attack
    assert "param.amount" in {name.id for name in vocabulary.names(("action", "heal", "does"))}


def seen(scope: Scope) -> object:
    """What is certain at a place, without who rolls."""
    if isinstance(scope, Scene):
        known = (set(scope.who), set(scope.perhaps), scope.row, set(scope.params), scope.held, scope.amounts)
        return (*known, set(scope.named))
    assert isinstance(scope, OfOne)
    return scope.has_level


def scope_at(vocabulary: Vocabulary, place: str) -> Scope:
    """What the editor knows at a place within effects."""
    start = place.partition("[")[0]
    owner = tuple(start.split("."))
    here, rest = vocabulary.scope(owner), place[len(start) :]
    value: Any = vocabulary.tables
    is_list = owner[-1] in ("does", "at_zero") or "at" in owner or owner[0] == "always"
    for step in owner if is_list else ():
        value = value[step]
    while rest and is_list:
        step, rest = first_step(rest)
        if step.isdigit():
            for before in value[: int(step)]:
                here = vocabulary.after(here, dict(before))
            value = value[int(step)]
        else:
            here = vocabulary.within(here, value, step)
            value = value.get(step)
    return here


@pytest.mark.parametrize("name", GAMES)
def test_a_place_has_the_names_with_which_the_game_is_built(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the rules read an expression, the editor knows the same of the place, in effects within effects too."""
    used: list[tuple[str, Scope]] = []
    value = effects.Effects.value

    def recorded(self: effects.Effects, text: Any, place: str, scope: Scope, *more: Any, **named: Any) -> Value:
        if isinstance(scope, Scene | OfOne) and not place.startswith("test.") and not place.endswith("]"):
            used.append((place, scope))
        return value(self, text, place, scope, *more, **named)

    monkeypatch.setattr(effects.Effects, "value", recorded)
    load(GAMES[name])
    vocabulary = vocabulary_of(name)
    assert used
    for place, scope in used:
        assert seen(scope_at(vocabulary, place)) == seen(scope), place


def test_the_editor_finds_no_fault_in_what_can_be_played() -> None:
    """All expressions of the games, at their places, are read without a fault."""
    for name in GAMES:
        vocabulary = vocabulary_of(name)
        for table in ("action", "reaction"):
            for id in vocabulary.tables[table]:
                sentences = EffectSentences(vocabulary, (table, id, "does"))
                sentences.set_value(read(GAMES[name]).data[table][id]["does"])
                for effect_row in rows_of(sentences):
                    for key, known in effect_row.fields.items():
                        text = effect_row.effect.get(key)
                        if isinstance(known.kind, Expression) and isinstance(text, str):
                            here = vocabulary.within(effect_row.here, effect_row.effect, key)
                            assert not fault_of(text, here, known.kind), (name, id, text)


def rows_of(sentences: EffectSentences) -> Iterator[EffectRow]:
    for row in sentences.rows:
        yield row
        for inner in row.inner.values():
            yield from rows_of(inner)


# --- what cannot be relied on ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"sheet": 3, "status": [], "system": "no"},
        {"sheet": {"hp": 3, "arms": {"kind": "rows", "row": 5}}, "action": {"hit": {"with": "arms", "targets": "x"}}},
        {"number": {"ac": {"label": {"en": 5}}}, "harm": {"kinds": ["fire"]}, "pool": {"hp": {"vital": "yes"}}},
        {"system": {"format": 1, "over": "nobody", "drop": 3}, "status": {"a": {"changes": [3]}}},
    ],
)
def test_half_a_text_has_the_names_that_it_has(data: dict[str, Any]) -> None:
    vocabulary = Vocabulary(data, None, "es")
    for owner in (("action", "hit", "does"), ("status", "a", "at", "turn_ends"), ("test", "t", "add"), ("x", "y"), ()):
        vocabulary.names(owner)
    for table in ("status", "sheet:rows", "harm:kinds", "tag", "number", "none"):
        vocabulary.rows((table,))


def test_labels_are_in_the_readers_language() -> None:
    spanish = vocabulary_of("skirmish", "es")
    assert spanish.label("status", "burning") == "En llamas"
    assert spanish.label("number", "attack") == "Ataque"
    assert vocabulary_of("skirmish", "pt_BR").label("pool", "hp") == "PV"


def test_house_rules_beside_others_over_a_book_have_its_names_too() -> None:
    other = '[system]\nformat = 1\nover = "ffrpg"\ntitle = "Monday"\nversion = "1"\n[status.tired]\nlabel = "Tired"\n'
    heading = {"format": 1, "over": "ffrpg", "title": "Thursday", "language": "es"}
    alone = Vocabulary({"system": heading}, registry.system("ffrpg"), "en")
    beside = Vocabulary({"system": heading}, system_by("ffrpg", (other,)), "en")
    assert {row.id: row.label for row in beside.rows(("status",))} == {
        **{row.id: row.label for row in alone.rows(("status",))},
        "tired": "Tired",
    }
    changes = ("status", "frozen", "changes")
    assert beside.names(changes) == alone.names(changes)


def test_house_rules_have_the_names_of_what_they_are_laid_over() -> None:
    house = {"system": {"format": 1, "over": "skirmish"}, "status": {"blind": {"label": "Blind"}}}
    over = Vocabulary(house, system_by("skirmish", (GAMES["skirmish"],)), "en")
    assert {"burning", "blind"} <= {row.id for row in over.rows(("status",))}
    assert "target.ac" in {name.id for name in over.names(STRIKE)}
    ours = registry.system("ffrpg")
    book = Vocabulary({**house, "system": {"format": 1, "over": "ffrpg"}}, ours, "en")
    statuses = {row.id: row.label for row in book.rows(("status",))}
    assert statuses["blind"] == "Blind"
    assert statuses.items() > {id: row.label for id, row in ours.statuses.items() if id != "blind"}.items()
    assert "hp" in {name.id for name in book.names(("status", "blind", "at", "turn_ends"))}
    offered = {name.id: name.label for name in book.names(("status", "blind", "at", "turn_ends"))}
    assert offered["option.poison_percent"] == "the option Poison takes of the HP left"
    assert "test" not in book.verbs(book.scope(("status", "blind", "at", "turn_ends")))


def test_each_thing_is_offered_by_one_name() -> None:
    bearer = {name.id for name in vocabulary_of("skirmish").names(("status", "burning", "at", "turn_ends"))}
    assert "ac" in bearer
    assert "sheet.ac" in bearer  # whatever conditions change
    assert not bearer & {"target.ac", "self.ac", "sheet.reflex"}


def test_a_name_from_the_menu_is_not_completed_into_another(qtbot: QtBot) -> None:
    field = shown(qtbot, NUMBER, ("test", "reflex", "add"))
    field.put_in("reflex")
    completer = field.window().findChild(Completer)
    assert completer is None or not completer.isVisible()
    QTest.keyClick(field.line, Qt.Key.Key_Tab)
    assert field.value() == "reflex"


def test_a_whole_name_that_is_typed_is_left_as_it_is_by_tab(qtbot: QtBot) -> None:
    field = shown(qtbot, NUMBER, ("test", "reflex", "add"))
    QTest.keyClicks(field.line, "refl")
    completer = field.window().findChild(Completer)
    assert completer is not None
    assert completer.isVisible()
    QTest.keyClicks(field.line, "ex")
    assert not completer.isVisible()
    QTest.keyClick(field.line, Qt.Key.Key_Tab)
    assert field.value() == "reflex"


def test_nothing_jumps_when_a_reading_comes_or_goes_under_a_number(qtbot: QtBot) -> None:
    field = shown(qtbot, NUMBER)
    field.set_value(3)
    assert not field.note.isVisible()
    before = field.sizeHint().height()
    field.set_value("2 * ac")
    field.set_sample({"ac": 12}, "Iva")
    assert field.note.isVisible()
    assert field.note.text().endswith("= 24 for Iva")
    assert field.sizeHint().height() == before
    field.set_value(4)
    assert not field.note.isVisible()
    assert field.sizeHint().height() == before
