"""JSON is read by a fast decoder first; whatever it says is what Python's own says, and so is every refusal."""

import json
import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.storage.errors import LibraryError
from models.storage.strict_json import loads, read_json

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=12,
)
MISTAKES = ("[", "{", '"', "-", "1e999", "NaN", "\\ud800", "9" * 25, "e", ".", "0", "\0", "\n", "}", "]", ":", ",")


def kept(text: str) -> Any:
    """What Python's own decoder makes of a text, by the rules of the library; a refusal's class where it is none."""

    def refuse(number: str) -> Any:
        raise ValueError(number)

    def finite(number: str) -> float:
        return float(number) if math.isfinite(float(number)) else refuse(number)

    try:
        found = json.loads(text, parse_constant=refuse, parse_float=finite)
        json.dumps(found, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError):
        return ValueError
    return found


def read(text: str) -> Any:
    """What the library makes of it."""
    try:
        return loads(text)
    except (ValueError, RecursionError):
        return ValueError


@given(JSON, st.booleans())
def test_what_is_written_is_read(value: Any, escaped: bool) -> None:
    text = json.dumps(value, ensure_ascii=escaped)
    assert repr(read(text)) == repr(kept(text)) == repr(value)


@given(JSON, st.lists(st.tuples(st.integers(0, 200), st.sampled_from(MISTAKES), st.integers(0, 3)), max_size=3))
def test_what_is_no_json_is_refused_as_python_refuses_it(value: Any, mistakes: list[tuple[int, str, int]]) -> None:
    text = json.dumps(value, ensure_ascii=False)
    for place, sign, fewer in mistakes:
        text = text[:place] + sign + text[place + fewer :]
    assert repr(read(text)) == repr(kept(text))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('{"a": 1, "a": 2}', {"a": 2}),
        ("123456789012345678901234567890", 123456789012345678901234567890),
        ("18446744073709551616", 2**64),
        ("[" * 400 + "]" * 400, kept("[" * 400 + "]" * 400)),
        ('"\\ud83d\\ude00"', "😀"),
        ("1e-999", 0.0),
    ],
)
def test_what_other_decoders_read_otherwise(text: str, found: object) -> None:
    assert repr(read_json(text, "a.json")) == repr(found)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("NaN", "number"),
        ("[1e999]", "number"),
        ("1" * 400 + ".0", "number"),
        ("1" * 5000, "number"),
        ('"\\ud800"', "UTF-8"),
        ("[" * 100_000, "deep"),
        ('{"a": [1,\n}', "line 2"),
    ],
)
def test_every_refusal_says_why(text: str, why: str) -> None:
    with pytest.raises(LibraryError) as refused:
        read_json(text, "a.json")
    assert refused.value.code == "no_json"
    assert why in str(refused.value.args[0])
