"""What is ill-shaped in written rules is told at its place and line, with the likely word, and left out."""

from contextlib import suppress

import pytest

from rules.text.localized import in_language
from rules.written.loader import load
from rules.written.rulebook import BadRules, faults_of, heading_of, system_by, system_of_read, tried
from rules.written.schema import TABLES, TURNWRIGHT
from rules.written.shape import checked, checked_effects, ids_of
from rules.written.source import BadSystem, Source, read
from tests.rules.written.example_games import text_of

WHOLE = ("skirmish", "sparrows", "core")


@pytest.mark.parametrize("game", [*WHOLE, "thursday"])
def test_a_game_is_well_shaped(game: str) -> None:
    source = read(text_of(game), game)
    rules = checked(source)
    assert source.faults == []
    for table, rows in rules.tables.items():
        if TABLES[table].rows:
            assert list(rows) == list(source.data.get(table, {}))
        else:
            assert rows.keys() >= source.data.get(table, {}).keys()


def test_what_is_not_written_has_its_default_if_it_has_one() -> None:
    tables = checked(read(text_of("skirmish"))).tables
    burning = tables["status"]["burning"]
    assert (burning["counts"], burning["stacks"], burning["timer"]) == ("turn_ends", "replace", 3)
    assert "tied" not in burning
    (effect,) = burning["at"]["turn_ends"]
    assert effect.verb == "damage"
    assert effect.place == "status.burning.at.turn_ends[0]"
    assert effect == {"damage": "1d4", "kind": "fire", "what": "burning"}
    assert tables["test"]["blow"]["natural"] == {20: "critical"}
    assert tables["test"]["blow"]["kind"] == "reach"
    assert (tables["sheet"]["fire"]["default"], tables["sheet"]["fire"]["low"]) == (0, 0)
    assert tables["order"]["by"] == "initiative"


HOUSE = """
[system]
format = 1
over = "skirmish"
title = "Thursday"
version = "1"

[status.burning]
timer = 4

[sheet.hp]
default = 1500

[sheet.damage]
default = "2d6"

[action.storm]
targets = { most = 2 }
cost = { fire = 2 }

[figure.poison_percent]
is = 5

[row.spells.fireball]
name = "Fireball"
"""


def test_house_rules_say_only_what_is_different() -> None:
    """Tables go together by their keys with those below, so nothing is missing in them and no default is filled in."""
    source = read(HOUSE)
    rules = checked(source)
    assert source.faults == []
    assert rules.is_house
    assert rules.tables["status"] == {"burning": {"timer": 4}}
    assert rules.tables["sheet"] == {"hp": {"default": 1500}, "damage": {"default": "2d6"}}
    assert rules.tables["action"]["storm"] == {"targets": {"most": 2}, "cost": {"fire": "2"}}
    assert rules.tables["row"] == {"spells": {"fireball": {"name": "Fireball"}}}


def test_house_rules_name_what_is_there_beside_them() -> None:
    below = ids_of(read(text_of("skirmish")).data, {})
    source = read(HOUSE.replace("fire = 2", "fier = 2"))
    checked(source, below)
    (fault,) = source.faults
    assert (fault.place, fault.line) == ("action.storm.cost.fier", 19)
    assert "fire" in fault.sentence


@pytest.mark.parametrize("missing", ["over_version", "title", "version", "format"])
def test_house_rules_say_what_they_are(missing: str) -> None:
    lines = [line for line in HOUSE.splitlines() if not line.startswith(f"{missing} =")]
    source = read("\n".join(lines))
    checked(source)
    assert [fault.place for fault in source.faults] == ([] if missing == "over_version" else [f"system.{missing}"])


def test_figures_and_rows_stand_in_house_rules_alone() -> None:
    text = text_of("skirmish")
    source = read(f"{text}\n[figure.poison_percent]\nis = 5\n")
    checked(source)
    assert [(fault.place, fault.line) for fault in source.faults] == [("figure", text.count("\n") + 2)]


def test_what_names_a_row_with_a_fault_of_its_own_has_none() -> None:
    text = text_of("skirmish").replace("[test.blow]", "[test.d20]")
    text = text.replace('test = "blow"', 'test = "d20"')
    source = read(text)
    rules = checked(source)
    assert [fault.place for fault in source.faults] == ["test.d20"]
    assert rules.tables["action"]["strike"]["does"] == ()


def test_an_effect_on_a_sheet_is_checked_in_the_same_way() -> None:
    ids = ids_of(read(text_of("skirmish")).data, {})
    source = Source("sheet", {})
    found = checked_effects(source, "spells[0].does", [{"damage": 3}, {"put": "burnin"}, {"put": "burning"}], ids)
    assert [(effect.verb, effect.place) for effect in found] == [
        ("damage", "spells[0].does[0]"),
        ("put", "spells[0].does[2]"),
    ]
    assert [(fault.place, "burning" in fault.sentence) for fault in source.faults] == [("spells[0].does[1].put", True)]


def test_what_needs_a_newer_program_says_so_and_nothing_else() -> None:
    text = text_of("skirmish")
    for needed in ("99", "1.0.1", "1.10"):
        source = read(text.replace("format = 1", f'format = 1\nneeds = "{needed}"\nsomething = "new"'))
        checked(source)
        (fault,) = source.faults
        assert (fault.place, fault.line) == ("system.needs", source.line("system.needs"))
        for language, word in (("en", "needs"), ("es", "necesita"), ("pt_BR", "precisa")):
            sentence = in_language(fault.sentence, language)
            assert word in sentence
            assert needed in sentence
            assert TURNWRIGHT in sentence
        with pytest.raises(BadSystem) as bad:
            load(text.replace("format = 1", f'format = 1\nneeds = "{needed}"\n[verb.fly]\nhigh = 1'))
        assert [fault.place for fault in bad.value.faults] == ["system.needs"]
    for needed in ("0.9", "1", "1.0", "1.0.0", TURNWRIGHT):
        assert load(text.replace("format = 1", f'format = 1\nneeds = "{needed}"')).actions


def test_house_rules_that_need_a_newer_program_say_so() -> None:
    for over, own in (("ffrpg", ()), ("skirmish", (text_of("skirmish"),))):
        head = f'[system]\nformat = 1\nover = "{over}"\ntitle = "T"\nversion = "1"\n'
        house = f'{head}needs = "2.0"\n[status.new]\nfly = 3\n'
        with pytest.raises(BadRules) as bad:
            system_by(over, (*own, house))
        assert [(fault.place, fault.line) for fault in bad.value.bad.faults] == [("system.needs", 6)]
        assert bad.value.index == len(own)
        with pytest.raises(BadRules) as bad:
            tried(house.replace(f'"{over}"', '"elsewhere"'))
        assert [fault.place for fault in bad.value.bad.faults] == ["system.needs"]


@pytest.mark.parametrize("name", ["skirmish", "sparrows", "core", "thursday"])
def test_what_was_read_stays_as_it_is_when_a_system_is_built_of_it(name: str) -> None:
    text = text_of(name)
    for written in (text, text.replace("format = 1", "format = 99"), text.replace('label = "', 'lable = "')):
        source = read(written)
        heading = heading_of(written)
        below = [read(text_of("core"))] if heading.over else []
        with suppress(BadRules):
            system_of_read(heading.over or heading.id, (*below, source))
        assert source == read(written)


def test_house_rules_over_a_text_at_fault_say_so_at_their_first_line() -> None:
    broken = text_of("skirmish").replace("half(heat)", "half(heet)")
    house = '[system]\nformat = 1\nover = "skirmish"\ntitle = "T"\nversion = "1"\n'
    (fault,) = faults_of(house, (broken,))
    assert (fault.place, fault.line) == ("system.over", 1)
    assert "heet" in fault.sentence
    assert [fault.place for fault in faults_of(broken)] == ["action.storm.does[1].do[0].success[0].damage"]


def test_what_is_needed_is_a_number_of_a_version() -> None:
    source = read(text_of("skirmish").replace("format = 1", 'format = 1\nneeds = "soon"'))
    checked(source)
    assert [fault.place for fault in source.faults] == ["system.needs"]
