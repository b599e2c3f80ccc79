"""The format is declared once: loader, JSON Schema and authors' page say the same of it."""

import copy
import json
import re
import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.written import schema
from rules.written.json_schema import json_schema
from rules.written.loader import load
from rules.written.rewriter import written
from rules.written.schema import TABLES, VERBS, Id, Table
from rules.written.shape import checked
from rules.written.source import Source, read
from tests.rules.written.example_games import NAMES, text_of
from tools import written_page

jsonschema = pytest.importorskip("jsonschema", reason="it comes with the libraries for developers")
GAMES = {name: tomllib.loads(text_of(name)) for name in NAMES}
PAGE = written_page.PAGE.read_text("utf-8")
VALIDATOR = jsonschema.Draft7Validator(json_schema())
EXAMPLES = re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_the_page_and_the_schema_are_made_of_the_format_as_it_is() -> None:
    """`python -m tools.written_page` writes both."""
    assert written_page.page(PAGE) == PAGE
    assert written_page.SCHEMA.read_text("utf-8") == written_page.schema_text()
    jsonschema.Draft7Validator.check_schema(json_schema())


def test_every_table_field_effect_and_word_is_explained_on_the_page() -> None:
    for table in TABLES.values():
        assert f"[{table.name}" in PAGE
        for name, field in table.fields.items():
            assert field.help, name
            assert re.search(rf"^\| \**`{name}`\** \|", PAGE, re.MULTILINE), name
    for verb in VERBS.values():
        assert f"| `{verb.name}` |" in PAGE
        for name in verb.fields:
            assert re.search(rf"^\| `{verb.name}` .*`{name}`", PAGE, re.MULTILINE), name
    for words in written_page.LISTS.values():
        assert all(f"| `{word}` | {means} |" in PAGE for word, means in words.items())


@pytest.mark.parametrize("game", NAMES)
def test_a_game_is_valid_for_editors_too(game: str) -> None:
    assert [error.message for error in VALIDATOR.iter_errors(GAMES[game])] == []


def test_the_example_on_the_page_is_a_system() -> None:
    game, house = EXAMPLES
    system = load(game, "alley.system.toml")
    assert list(system.actions) == ["punch"]
    source = read(house)
    checked(source)
    assert source.faults == []
    assert VALIDATOR.is_valid(source.data)


# --- mistakes made by chance ---------------------------------------------------------------------------------------

WORDS = sorted(
    {
        *TABLES,
        *VERBS,
        *(name for table in TABLES.values() for name in table.fields),
        *(name for verb in VERBS.values() for name in verb.fields),
        *(
            word
            for words in vars(schema).values()
            if isinstance(words, dict)
            for word in words
            if isinstance(word, str)
        ),
        *("hp", "burning", "if", "d20", "Hp", "2d6", "attack + 2", "", "row.damage", "x" * 41, "pt_BR", "1.0"),
    }
)
VALUES = st.recursive(
    st.booleans() | st.integers(-5, 1_100) | st.floats(0, 3) | st.sampled_from(WORDS),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=2),
    max_leaves=4,
)


@st.composite
def changed_games(draw: st.DrawFn) -> dict[str, Any]:
    """A game with one to three values changed, added, renamed or taken away."""
    data = copy.deepcopy(GAMES[draw(st.sampled_from(NAMES))])
    for _ in range(draw(st.integers(1, 3))):
        holder: Any = data
        for _ in range(draw(st.integers(0, 7))):
            inner = [
                part
                for part in (holder.values() if isinstance(holder, dict) else holder)
                if isinstance(part, dict | list) and part
            ]
            if not inner:
                break
            holder = inner[draw(st.integers(0, len(inner) - 1))]
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        key = keys[draw(st.integers(0, len(keys) - 1))]
        match draw(st.sampled_from(("change", "remove", "rename", "add"))):
            case "change":
                holder[key] = draw(VALUES)
            case "remove" if len(holder) > 1 or holder is not data:
                del holder[key]
            case "rename" if isinstance(holder, dict):
                holder[draw(st.sampled_from(WORDS))] = holder.pop(key)
            case "add" if isinstance(holder, dict):
                holder[draw(st.sampled_from(WORDS))] = draw(VALUES)
    return data


@given(changed_games())
def test_what_the_loader_takes_is_valid_for_editors_too(data: dict[str, Any]) -> None:
    """And what is not valid there is a fault here; editors know no references, so they may take more."""
    assert json.loads(json.dumps(data)) == data
    source = Source("game", copy.deepcopy(data))
    checked(source)
    if not source.faults:
        assert [error.message for error in VALIDATOR.iter_errors(data)] == []


@pytest.mark.parametrize("kind", dict.fromkeys(table.id for table in TABLES.values() if isinstance(table.id, Id)))
@pytest.mark.parametrize("words", ["", "d20", "Ünïcode ☃", "9 lives", "if", "max", "name", "x" * 90, "_", "東京"])
def test_any_words_make_an_id_that_is_taken_and_nobody_elses(kind: Id, words: str) -> None:
    first = kind.free(words)
    second = kind.free(words, {first})
    assert kind.takes(first)
    assert kind.takes(second)
    assert first != second


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_what_forms_begin_with_are_fields_and_a_new_row_is_without_faults(table: Table) -> None:
    assert {*table.first, *table.begins, *table.over_books} <= table.fields.keys()
    if table.rows and table.fields and not table.house:
        game = GAMES["skirmish"]
        row = {"label": "New", **table.begins}
        load(written({**game, table.name: {**game.get(table.name, {}), "brand_new": row}}))
