"""How deeply a JSON text nests is told before it is read, and is the same for every interpreter."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.storage.errors import LibraryError
from models.storage.strict_json import loads, read_json
from rules.scripts.script import read
from rules.text import json_depth
from rules.text.faults import BadScript

AT_MOST = "[" * json_depth.DEEPEST + "]" * json_depth.DEEPEST
BEYOND = f"[{AT_MOST}]"


def deep(value: object) -> int:
    """How deeply a value nests."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return 0 if inside is None else 1 + max(map(deep, inside), default=0)


@given(
    st.recursive(
        st.text('[]{}"\\x', max_size=6) | st.integers(),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text('[{"\\', max_size=3), inner, max_size=3),
        max_leaves=40,
    )
)
def test_the_depth_is_that_of_what_is_read(value: object) -> None:
    assert json_depth.depth(json.dumps(value)) == deep(value)


def test_what_nests_too_deeply_is_not_read() -> None:
    assert json_depth.depth(str(loads(AT_MOST))) == json_depth.DEEPEST
    for text in (BEYOND, "[" * 20_000, '{"a": ' * 20_000, f'{{"x": "{"]" * 9}", "y": {BEYOND}}}'):
        with pytest.raises(RecursionError):
            loads(text)
        with pytest.raises(LibraryError, match="nested"):
            read_json(text, "deep.json")
        with pytest.raises(BadScript, match="nested too deeply"):
            read(text)


def test_many_brackets_side_by_side_are_not_deep() -> None:
    wide = json.dumps([{"a": [1, {"b": "[[[[{{{"}]}] * 20_000)
    assert len(loads(wide)) == 20_000
    assert json_depth.depth(wide) == 4
    mixed = json.dumps({"texts": ["]}]}" * 50] * 50, "rows": [[[]]] * 1000})
    assert loads(mixed) == json.loads(mixed)
