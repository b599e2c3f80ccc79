"""Whatever stands in a text: it becomes rules, or faults with a line, within the limits of time and memory."""

import os
import re
import tomllib
import tracemalloc
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import islice, product
from random import Random
from time import process_time
from typing import Any

import pytest

from rules.text.localized import LocalizedText
from rules.written import schema
from rules.written.loader import load
from rules.written.shape import checked
from rules.written.source import (
    DEEPEST,
    LARGEST,
    LARGEST_NUMBER,
    LONGEST_KEY,
    LONGEST_TEXT,
    MOST_FAULTS,
    MOST_SYNTAX_FAULTS,
    MOST_VALUES,
    BadSystem,
    Source,
    TextFault,
    read,
)
from tests.proof_table import Proved
from tests.proving import short_of
from tests.rules.written.example_games import NAMES, text_of
from tests.rules.written.toml_writer import toml_of

GAMES = [*map(text_of, NAMES)]
SPOILED = int(os.environ.get("TURNWRIGHT_SPOILED_TEXTS", "150"))
"""Texts that are tried of each kind."""
MOST_SECONDS, MOST_MEMORY = 0.5, 100 * 2**20
N = LARGEST - 100


def faults_of(text: str) -> list[TextFault]:
    """All that is wrong with the shape of a text."""
    try:
        source = read(text)
    except BadSystem as bad:
        return list(bad.faults)
    checked(source)
    return source.faults


# --- limits --------------------------------------------------------------------------------------------------------


def nested(deep: int) -> str:
    """A text whose innermost value stands so deep."""
    return "a = " + "[" * (deep - 1) + "1" + "]" * (deep - 1)


def in_tables(deep: int) -> str:
    return "a = " + "{ a = " * (deep - 1) + "1" + " }" * (deep - 1)


@pytest.mark.parametrize(
    ("make", "limit"),
    [
        (lambda n: "#" + "x" * (n - 1), LARGEST),
        (lambda n: "#" + "é" * (n // 2 - 1) + "x" * (n % 2 + 1), LARGEST),
        (lambda n: "a = [" + "1," * (n - 1) + "]", MOST_VALUES),
        (lambda n: "".join(f"a{i} = 1\n" for i in range(n)), MOST_VALUES),
        (lambda n: "".join(f"[a{i}]\n" for i in range(n)), MOST_VALUES),
        (nested, DEEPEST),
        (in_tables, DEEPEST),
        (lambda n: ".".join("a" * n) + " = 1", DEEPEST),
        (lambda n: f"[{'.'.join('a' * (n - 1))}]\nb = 1", DEEPEST),
        (lambda n: f'a = "{"x" * n}"', LONGEST_TEXT),
        (lambda n: f'a = "{"é" * n}"', LONGEST_TEXT),
        (lambda n: 'a = "' + "\\u00e9" * n + '"', LONGEST_TEXT),
        (lambda n: f"a = '''{'x' * n}'''", LONGEST_TEXT),
        (lambda n: f"a = {n}", LARGEST_NUMBER),
        (lambda n: f"a = -{n}", LARGEST_NUMBER),
        (lambda n: f"a = {n:#x}", LARGEST_NUMBER),
        (lambda n: f"a = {n}.0", LARGEST_NUMBER),
        (lambda n: f"{'a' * n} = 1", LONGEST_KEY),
        (lambda n: f'["{"é" * n}"]', LONGEST_KEY),
    ],
    ids=range(19),
)
def test_what_is_at_a_limit_is_read_and_what_is_beyond_it_is_a_fault(make: Callable[[int], str], limit: int) -> None:
    text = make(limit)
    at = read(text)
    assert (at.faults, at.data) == ([], tomllib.loads(text))
    beyond = make(limit + 1)
    assert tomllib.loads(beyond) or beyond.startswith("#")
    try:
        faults = read(beyond).faults
    except BadSystem as bad:
        faults = list(bad.faults)
    (fault,) = faults
    assert isinstance(fault.sentence, LocalizedText)
    assert fault.sentence.message.startswith("fault-text_")


@pytest.mark.parametrize(
    "value",
    ["1979-05-27", "1979-05-27T07:32:00Z", "1979-05-27 07:32:00.5-07:00", "07:32:00", "inf", "-inf", "nan", "1e400"],
)
def test_dates_and_endless_numbers_mean_nothing(value: str) -> None:
    source = read(f"b = 1\na = {value}\nc = [1, {value}, 3]")
    assert tomllib.loads(f"a = {value}")
    assert [(fault.place, fault.line) for fault in source.faults] == [("a", 2), ("c[1]", 3)]
    assert source.data == {"b": 1, "c": [1, None, 3]}


@pytest.mark.parametrize(
    "sign", ["\u202e", "\u2066", "\u200f", "\ufeff", "\x85", "\x9f", "\u2028", "\\u0000", "\\u001b"]
)
def test_signs_that_turn_or_hide_others_are_taken_out_of_texts(sign: str) -> None:
    (value,) = read(f'a = "x{sign}y"').data.values()
    assert value.replace("\x85", "").replace("\u2028", "") == "xy"


# --- more than anybody would write ---------------------------------------------------------------------------------

HOSTILE = {
    "line ends": "\n" * N,
    "comments": "#\n" * (N // 2),
    "spaces": " " * N,
    "open text": 'a="""' + 'x"' * (N // 2),
    "open texts": 'a="""\n' * (N // 6),
    "open quotes": 'a = "\n' * (N // 6),
    "one text": f'a="{"x" * (N - 10)}"',
    "escapes": 'a="' + "\\n" * (N // 2 - 10) + '"',
    "a list": "a=[" + "1," * (N // 2 - 10) + "]",
    "open lists": "a=" + "[" * N,
    "open tables": "a=" + "{a=" * (N // 4),
    "dots": "a" + ".a" * (N // 2 - 5) + "=1",
    "dots in a header": "[a" + ".a" * (N // 2 - 5) + "]",
    "one header": "[a]\n" * (N // 4),
    "lists of tables": "[[a]]\n" * (N // 6),
    "figures": "a=" + "1" * (N - 5),
    "figures apart": "a=" + "1_" * (N // 2 - 5),
    "long names": "".join(f"[{'.'.join(['k' * 95] * 6)}.b{i}]\nx=[1,2,3,4,5]\n" for i in range(3_000)),
    "pairs": "".join(f"a{i}=1\n" for i in range(MOST_VALUES)),
    "texts": "".join(f'a{i}="{"x" * 30}"\n' for i in range(45_000)),
    "tables": "".join(f"[t{i}]\n" for i in range(40_000)),
    "statuses": "".join(f'[status.s{i}]\nlabel="a"\ntimer=1\nforbids=["x{i}"]\n' for i in range(9_000)),
    "fields": "".join(f'[status.s{i}]\nlabell="a"\ntimr=1\n' for i in range(9_000)),
    "references": "".join(f'[status.s{i}]\nimplies=["t{i}"]\n' for i in range(16_000)),
    "effects": "[action.a]\ndoes=[" + '{damage="1"},' * 12_000 + "]\n",
    "each": "[action.a]\ndoes=" + '[{each="all",do=' * 11 + "[]" + "}]" * 11,
    "words": '[sheet.a]\nkind="choice"\nwords={' + ",".join(f'a{i}="x"' for i in range(40_000)) + "}\n",
}
OFTEN = ("comments", "open texts", "escapes", "dots", "fields", "effects", "each")


@pytest.mark.parametrize("name", short_of(HOSTILE, *OFTEN))
def test_a_hostile_text_costs_little_and_is_refused_with_a_line(name: str) -> None:
    text = HOSTILE[name][:N]
    begun = process_time()
    faults = faults_of(text)
    spent = process_time() - begun
    tracemalloc.start()
    faults_of(text)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert faults
    assert len(faults) <= MOST_FAULTS
    assert all(1 <= fault.line <= text.count("\n") + 1 and len(fault.sentence) < 1_000 for fault in faults)
    assert spent < MOST_SECONDS
    assert most < MOST_MEMORY


# --- spoiled games -------------------------------------------------------------------------------------------------

PIECES = [
    *(
        "[",
        "]",
        "{",
        "}",
        "=",
        ",",
        ".",
        '"',
        "'",
        '"""',
        "'''",
        "\n",
        "#",
        "\\",
        "\\u",
        "\t",
        "\r",
        "\0",
        "\u202e",
        "é",
    ),
    *(
        "-1",
        "0",
        "1_000",
        "1e9",
        "10000000000",
        "true",
        "nan",
        "[[a]]",
        "[a.b]\n",
        "x = 1\n",
        "a.b.c = 2\n",
        "{}",
        "[]",
    ),
    *(
        "self",
        "target",
        "1d6",
        "d20",
        "hp",
        "if",
        "level",
        "(",
        ")",
        "+ 1",
        "* 99999",
        "// 0",
        "has('burning')",
        "row.",
    ),
    *(word for words in vars(schema).values() if isinstance(words, dict) for word in words if isinstance(word, str)),
]
TOKEN = re.compile(r"\w+|\s+|.")


def spoiled(chance: Random) -> str:
    """A game with a few signs, words or lines changed, or taken from another."""
    text = chance.choice(GAMES)
    for _ in range(chance.randint(1, 5)):
        at = chance.randrange(len(text) + 1)
        match chance.randrange(7):
            case 0:
                text = text[:at] + text[at + chance.randint(1, 30) :]
            case 1:
                text = text[:at] + chance.choice(PIECES) + text[at:]
            case 2:
                token = TOKEN.match(text, at)
                text = text[:at] + chance.choice(PIECES) + text[token.end() if token else at :]
            case 3:
                text = text[:at] + text[at : at + chance.randint(1, 200)] + text[at:]
            case 4:
                lines = text.split("\n")
                del lines[chance.randrange(len(lines))]
                text = "\n".join(lines)
            case 5:
                lines, others = text.split("\n"), chance.choice(GAMES).split("\n")
                lines.insert(chance.randrange(len(lines)), chance.choice(others))
                text = "\n".join(lines)
            case _:
                text = (
                    text[:at] + chr(chance.choice((chance.randrange(128), chance.randrange(0x11000)))) + text[at + 1 :]
                )
    return text


def spoiled_texts(seed: int) -> Iterator[str]:
    chance = Random(seed)
    for _ in range(SPOILED):
        yield spoiled(chance)


def is_of_toml(fault: TextFault) -> bool:
    """Whether a fault says that something is no TOML, not that it is beyond a limit."""
    return isinstance(fault.sentence, LocalizedText) and fault.sentence.message.startswith("fault-toml")


def test_a_spoiled_text_is_read_as_tomllib_reads_it_or_has_a_fault(proved: Proved) -> None:
    """`TURNWRIGHT_SPOILED_TEXTS` says how many are tried."""
    proved("spoiled texts of rules read", SPOILED, "1")
    both = 0
    for text in spoiled_texts(1):
        try:
            source = read(text)
        except BadSystem as bad:
            source = Source("", {}, faults=list(bad.faults))
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError:
            assert source.faults, text
            continue
        assert [
            fault for fault in source.faults if getattr(fault.sentence, "message", "").startswith("fault-toml")
        ] == [], text
        if not source.faults and not re.search("[^\t\n\x20-\x7e\xa0-\u1fff]", text) and "\\u" not in text:
            both += 1
            assert source.data == data, text
    assert both > SPOILED // 20


def faults_of_loading(text: str) -> tuple[TextFault, ...]:
    """What is wrong with a text as a system."""
    try:
        load(text)
    except BadSystem as bad:
        return bad.faults
    return ()


def test_a_spoiled_game_is_a_system_or_has_faults_with_lines(proved: Proved) -> None:
    """`TURNWRIGHT_SPOILED_TEXTS` says how many are tried."""
    proved("spoiled texts of rules made into systems or refused with lines", SPOILED, "2")
    systems, most_spent = 0, 0.0
    for text in spoiled_texts(2):
        begun = process_time()
        faults = faults_of_loading(text)
        most_spent = max(most_spent, process_time() - begun)
        systems += not faults
        assert len(faults) <= MOST_FAULTS
        assert all(1 <= fault.line <= text.count("\n") + 1 and fault.sentence for fault in faults), text
    assert systems > SPOILED // 100
    assert most_spent < MOST_SECONDS


ODD: tuple[Any, ...] = ({}, [], [[]], {"a": {}}, [{}], ["x"], True, 1.5, -1, "", "x")


def places(value: object, above: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place of a text's data at which a value stands."""
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield (*above, key)
        yield from places(inner, (*above, key))


@pytest.mark.parametrize("text", GAMES)
def test_a_value_of_any_kind_at_any_place_is_right_or_a_fault(text: str) -> None:
    """`TURNWRIGHT_SPOILED_TEXTS` says how many are tried."""
    data, chance = tomllib.loads(text), Random(4)
    fields = [place for place in places(data) if len(place) > 2]
    kinds = [place for place in fields if place[-1] == "kind"]
    tried = [*product(kinds, ODD[:2]), *((chance.choice(fields), chance.choice(ODD)) for _ in range(SPOILED // 3))]
    for place, odd in tried:
        changed = deepcopy(data)
        inner: Any = changed
        for key in place[:-1]:
            inner = inner[key]
        inner[place[-1]] = odd
        assert all(fault.line for fault in faults_of(toml_of(changed))), (place, odd)


def test_a_spoiled_game_takes_little_memory() -> None:
    tracemalloc.start()
    for text in islice(spoiled_texts(3), max(20, SPOILED // 20)):
        before, _ = tracemalloc.get_traced_memory()
        tracemalloc.reset_peak()
        faults_of_loading(text)
        assert tracemalloc.get_traced_memory()[1] - before < MOST_MEMORY, text
    tracemalloc.stop()


# --- going on after what is no TOML --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "faults", "data"),
    [
        ('a = "x\nb = 2\nc = y\nd = 4', [("a", 1), ("c", 3)], {"b": 2, "d": 4}),
        ("a = [\n  1,\n  x,\n  2,\n]\nb = 2", [("a", 3)], {"b": 2}),
        ("a = [1, 2\nb = 2", [("a", 1)], {"b": 2}),
        ("a = [\n 1,\n 2\nb = 2", [("a", 1)], {"b": 2}),
        ("a = { b = 1\nb = 2", [("a", 1)], {"b": 2}),
        ("a = { b = 1,\n c = 2 }\nb = 2", [("a", 1)], {"b": 2}),
        ('a = """\nx = 1\nb = 2', [("a", 1)], {"x": 1, "b": 2}),
        ("[a\nb = 2\n[c]\nd = 3", [("a", 1)], {"a": {"b": 2}, "c": {"d": 3}}),
        ("[a]]\nb = 2", [("a", 1)], {"a": {"b": 2}}),
        ("[a b]\nb = 2\n[c]\nd = 3", [("", 1)], {"c": {"d": 3}}),
        ("[a]\nb = 1\n[a]\nb = 2\nc = 3\n[d]", [("a", 3)], {"a": {"b": 1}, "d": {}}),
        ("a = 1\na = 2\nb = 2", [("a", 2)], {"a": 1, "b": 2}),
        ("a.b = 1\na = 2\nb = 2", [("a", 2)], {"a": {"b": 1}, "b": 2}),
        ("a = 1\na.b = 2\nb = 2", [("a.b", 2)], {"a": 1, "b": 2}),
        ("a = 1 2\nb = 2", [("a", 1)], {"a": 1, "b": 2}),
        ("= 1\nb = 2", [("", 1)], {"b": 2}),
        ("a\nb = 2", [("", 1)], {"b": 2}),
        ("a: 1\nb = 2", [("", 1)], {"b": 2}),
        ("]\nb = 2\n}", [("", 1), ("", 3)], {"b": 2}),
        ("a = '\\'\nb = \"\\q\"\nc = 2", [("b", 2)], {"a": "\\", "c": 2}),
        ("a = {b = 1}\na.c = 2\n[a]\nd = 3\n[e]", [("a.c", 2), ("a", 3)], {"a": {"b": 1}, "e": {}}),
    ],
    ids=range(21),
)
def test_what_is_no_toml_is_told_and_the_rest_is_read(
    text: str, faults: list[tuple[str, int]], data: dict[str, object]
) -> None:
    source = read(text)
    assert [(fault.place, fault.line) for fault in source.faults] == faults
    assert source.data == data


def test_after_many_such_lines_reading_stops() -> None:
    source = read("a = 1\n" + "b = x\n" * 200)
    assert len(source.faults) == MOST_SYNTAX_FAULTS + 1
    assert source.data == {"a": 1}


def test_a_text_in_which_nothing_can_be_read_is_refused_at_once() -> None:
    with pytest.raises(BadSystem) as caught:
        read("Once upon a time\nthere was a game.\n", "story.txt")
    assert str(caught.value).splitlines()[0].startswith("story.txt:1: ")


def test_faults_are_told_by_their_lines_with_place_and_sentence() -> None:
    bad = BadSystem([TextFault("b.c", 7, "wrong"), TextFault("", 2, "no TOML")], "x.toml")
    assert str(bad) == "x.toml:2: no TOML\nx.toml:7: b.c: wrong"


def test_nothing_is_missing_where_something_cannot_be_read() -> None:
    text = text_of("skirmish").replace('label = "Burning"', 'label = "Burning')
    text = text.replace("[status.blessed]", "[status.blessed").replace('title = "Skirmish"', "title = Skirmish")
    assert [fault.place for fault in faults_of(text)] == ["system.title", "status.burning.label", "status.blessed"]
