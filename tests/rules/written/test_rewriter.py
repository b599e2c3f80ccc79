"""Changes of a text by its places: what is asked for changes, everything else stays as it was written."""

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from models.exchange.shipped_games import shipped_games
from rules.written import rewriter
from rules.written.rewriter import written
from rules.written.schema import TABLES
from rules.written.source import Source, read

BURNING = """\
# A game.

[system]
id = "duel"  # for ever

# It burns.
[status.burning]
label = "Burning"      # the label
timer = 3
at.turn_ends = [{ damage = "1d4" }]

[status.wet]
label = { en = "Wet", es = "Mojado" }
changes = [
    { number = "ac", add = -1 },   # worse
]
"""


def text_of(changed: Source) -> str:
    """The text of a change, which was read as anybody else would read it."""
    assert changed == read(changed.text, changed.name)
    return changed.text


def with_value(text: str, place: tuple[str, ...], value: Any) -> str:
    return text_of(rewriter.with_value(read(text), place, value))


def with_row(text: str, table: str, id: str, row: dict[str, Any], after: str = "") -> str:
    return text_of(rewriter.with_row(read(text), table, id, row, after))


def moved(text: str, table: str, id: str, before: str = "") -> str:
    return text_of(rewriter.moved(read(text), table, id, before))


def test_a_value_changes_and_its_comment_stays() -> None:
    text = with_value(BURNING, ("status", "burning", "label"), "On fire")
    assert text == BURNING.replace('"Burning"      # the label', '"On fire"      # the label')


def test_a_new_value_stands_where_the_schema_has_it() -> None:
    text = with_value(BURNING, ("status", "burning", "counts"), "round_ends")
    assert text == BURNING.replace("timer = 3\n", 'timer = 3\ncounts = "round_ends"\n')


def test_a_value_within_a_value_changes_there() -> None:
    text = with_value(BURNING, ("status", "wet", "label", "es"), "Empapado")
    assert text == BURNING.replace("Mojado", "Empapado")


def test_what_is_taken_away_takes_its_line_along() -> None:
    assert with_value(BURNING, ("status", "burning", "timer"), None) == BURNING.replace("timer = 3\n", "")


def test_a_moment_of_its_own_gets_a_line_of_its_own() -> None:
    text = with_value(BURNING, ("status", "burning", "at", "on"), [{"say": "Hot!"}])
    assert 'at.on = [{ say = "Hot!" }]\n' in text
    assert tomllib.loads(text)["status"]["burning"]["at"].keys() == {"turn_ends", "on"}


def test_a_row_is_added_behind_another_and_one_goes() -> None:
    text = with_row(BURNING, "status", "cold", {"label": "Cold", "timer": 2}, after="burning")
    assert list(tomllib.loads(text)["status"]) == ["burning", "cold", "wet"]
    assert with_value(text, ("status", "cold"), None) == BURNING


def test_the_first_row_of_a_table_stands_where_the_table_belongs() -> None:
    text = with_row(BURNING, "pool", "hp", {"label": "HP", "vital": True})
    assert list(tomllib.loads(text)) == ["system", "pool", "status"]
    assert text.startswith(BURNING[: BURNING.index("# It burns")])


def test_a_row_moves_with_the_comment_above_it() -> None:
    text = moved(BURNING, "status", "burning")
    assert list(tomllib.loads(text)["status"]) == ["wet", "burning"]
    assert "# It burns.\n[status.burning]" in text
    assert list(tomllib.loads(moved(text, "status", "burning", before="wet"))["status"]) == ["burning", "wet"]


def test_an_empty_text_takes_its_first_value() -> None:
    assert with_value("", ("system", "title"), "Duel") == '[system]\ntitle = "Duel"\n'


def test_what_cannot_be_read_stays() -> None:
    broken = BURNING + "\n[status.cold]\nlabel = Cold\n"
    text = with_value(broken, ("status", "burning", "timer"), 5)
    assert text == broken.replace("timer = 3", "timer = 5")


LONG = [{"test": "reflex", "success": [{"damage": "half(heat)"}], "failure": [{"damage": "heat"}, {"put": "burning"}]}]


def test_long_lists_get_a_line_for_each_of_their_items() -> None:
    effects = [{"each": "targets", "do": LONG}, {"say": "It is over."}]
    text = with_value(BURNING, ("action", "storm", "does"), effects)
    assert tomllib.loads(text)["action"]["storm"]["does"] == effects
    assert max(map(len, text.splitlines())) <= 110


TEXTS = [game.text for game in shipped_games() if len(game.text) < 7_000] + [BURNING]
SIGNS = st.text(st.characters(categories=("L", "N", "P", "S", "Zs")), max_size=8)
VALUES: Any = st.recursive(
    st.booleans() | st.integers(-999, 999) | SIGNS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(SIGNS, inner, max_size=3),
    max_leaves=6,
)


@st.composite
def places(draw: st.DrawFn, data: dict[str, Any]) -> tuple[str, ...]:
    """A place that is there, or one beside it."""
    place: list[str] = []
    value: Any = data
    for depth in range(4):
        keys = list(value) if isinstance(value, dict) else []
        key = draw(
            st.sampled_from(keys) | st.sampled_from(list(TABLES))
            if depth == 0
            else st.sampled_from([*keys, "new", "a b"])
        )
        place.append(key)
        value = value.get(key) if isinstance(value, dict) else None
        if depth and draw(st.booleans()):
            break
    return tuple(place)


def changed(data: Any, place: tuple[str, ...], value: Any) -> Any:
    """Values with another one at a place."""
    if not place:
        return value
    if value is None and not isinstance(data, dict):
        return None
    inner = changed(data.get(place[0]) if isinstance(data, dict) else None, place[1:], value)
    rest = {key: part for key, part in (data if isinstance(data, dict) else {}).items() if key != place[0]}
    return rest if inner is None else {**rest, place[0]: inner}


def told(value: Any, depth: int = 0) -> Any:
    """Values without what says nothing."""
    if not isinstance(value, dict):
        return [told(item, 9) for item in value] if isinstance(value, list) else value
    inner = {key: told(part, depth + 1) for key, part in value.items()}
    return {key: part for key, part in inner.items() if part != {} or depth == 1}


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_changes_one_after_the_other_say_what_was_asked_for(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(TEXTS))
    for _ in range(3):
        before = tomllib.loads(text)
        place = data.draw(places(before))
        value = data.draw(VALUES | st.none())
        if value == {}:
            continue
        text = with_value(text, place, value)
        assert told(tomllib.loads(text)) == told(changed(before, place, value))


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_a_text_written_anew_says_the_same(text: str) -> None:
    assert tomllib.loads(written(tomllib.loads(text))) == tomllib.loads(text)
