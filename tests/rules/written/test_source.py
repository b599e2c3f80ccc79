"""Texts are read as `tomllib` reads them, with the line of every value, and one mistake does not hide another."""

import tomllib
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.written.source import BadSystem, Source, container, place_of, read
from tests.rules.written.example_games import NAMES, text_of


@pytest.mark.parametrize("game", NAMES)
def test_a_game_is_read_as_tomllib_reads_it(game: str) -> None:
    text = text_of(game)
    source = read(text, game)
    assert source.faults == []
    assert source.data == tomllib.loads(text)


@pytest.mark.parametrize("game", NAMES)
def test_every_key_and_item_of_a_game_has_the_line_in_which_it_stands(game: str) -> None:
    text = text_of(game)
    lines = text.splitlines()
    source = read(text, game)
    for place, value in walked(source.data):
        line = lines[source.lines[place] - 1]
        key = place.rpartition(".")[2].rstrip("]").partition("[")[0]
        if place.endswith("]"):
            written = value if isinstance(value, str) else next(iter(value), "")
            assert written.partition("\n")[0][:30] in line, place
        else:
            assert key in line, place


def walked(value: Any, place: str = "") -> list[tuple[str, Any]]:
    """Every value within a value, with its place."""
    found: list[tuple[str, Any]] = []
    if isinstance(value, Mapping):
        for key, inner in value.items():
            found += [(place_of(place, key), inner), *walked(inner, place_of(place, key))]
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            found += [(f"{place}[{number}]", inner), *walked(inner, f"{place}[{number}]")]
    return found


# --- a small writer, which knows where everything stands -----------------------------------------------------------


class Written:
    """A text being written by chance, and the line of each place in it."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        self.text = ""
        self.lines: dict[str, int] = {}
        self.data: dict[str, Any] = {}

    @property
    def line(self) -> int:
        return self.text.count("\n") + 1

    def space(self) -> None:
        self.text += self.draw(st.sampled_from(("", " ", "\t", "  ")))

    def blank(self) -> None:
        """What may stand between the items of a list, and between statements."""
        self.text += self.draw(st.sampled_from(("", " ", "\n", "\n\n  ", ' # a [comment] = "x\n', "\r\n", '#"""\n')))

    def end(self) -> None:
        self.text += self.draw(st.sampled_from(("\n", " # [x]\n", "\t\r\n", "\n\n")))

    def key(self, key: str) -> None:
        bare = key.isascii() and key.replace("_", "").replace("-", "").isalnum()
        styles = ["basic", *(["bare"] if bare else []), *([] if "'" in key else ["literal"])]
        match self.draw(st.sampled_from(styles)):
            case "bare":
                self.text += key
            case "literal":
                self.text += f"'{key}'"
            case _:
                self.text += '"' + key.replace("\\", "\\\\").replace('"', '\\"') + '"'

    def string(self, value: str) -> None:
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        styles = ["basic", "long"]
        if "'" not in value:
            styles += ["literal"] * ("\n" not in value) + ["long_literal"]
        match self.draw(st.sampled_from(styles)):
            case "basic":
                self.text += '"' + escaped.replace("\n", "\\n").replace("\t", "\\t") + '"'
            case "literal":
                self.text += f"'{value}'"
            case "long":
                self.text += '"""' + self.draw(st.sampled_from(("\n", "\\\n  \n ", ""))) + self.long(escaped) + '"""'
            case _:
                self.text += f"'''\n{value}'''"

    def long(self, escaped: str) -> str:
        """A text that goes over several lines; a first line end would not count."""
        folded = self.draw(st.booleans())
        return ("\\\n" if escaped.startswith("\n") else "") + (
            escaped.replace(" ", " \\\n  ")
            if folded
            and "  " not in escaped
            and "\n" not in escaped
            and not escaped.endswith(" ")
            and "\\" not in escaped
            else escaped.replace("\n", "\\n", 1)
            if escaped.startswith("\n")
            else escaped
        )

    def value(self, value: Any, place: str, *, inline: bool = False) -> None:
        if isinstance(value, bool):
            self.text += "true" if value else "false"
        elif isinstance(value, int):
            styles = [
                str(value),
                f"{value:_}",
                *([f"{value:#x}", f"{value:#o}", f"{value:#b}", f"+{value}"] if value > 0 else []),
            ]
            self.text += self.draw(st.sampled_from(styles))
        elif isinstance(value, float):
            self.text += repr(value)
        elif isinstance(value, str):
            if inline and "\n" in value:
                self.text += '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
            else:
                self.string(value)
        elif isinstance(value, list):
            self.text += "["
            for number, item in enumerate(value):
                self.blank()
                self.lines[f"{place}[{number}]"] = self.line
                self.value(item, f"{place}[{number}]")
                self.blank()
                self.text += "," if number + 1 < len(value) or self.draw(st.booleans()) else ""
            self.blank()
            self.text += "]"
        else:
            self.text += "{"
            self.space()
            for number, (key, item) in enumerate(value.items()):
                self.text += ", " if number else ""
                self.pair(key, item, place)
                self.space()
            self.text += "}"

    def pair(self, key: str, value: Any, place: str) -> None:
        """A pair; a table of one key may be written with a dotted one."""
        inner = place_of(place, key)
        self.lines[inner] = self.line
        self.key(key)
        while isinstance(value, dict) and len(value) == 1 and self.draw(st.booleans()):
            self.space()
            self.text += "."
            self.space()
            ((key, value),) = value.items()
            inner = place_of(inner, key)
            self.lines[inner] = self.line
            self.key(key)
        self.space()
        self.text += "="
        self.space()
        self.value(value, inner)


KEYS = st.text("abcxyz_-019", min_size=1, max_size=5) | st.text("ab .é\"'\\#[]=", min_size=1, max_size=4)
TEXTS = st.text("ab \"'\\#=[]{}é…\t", max_size=12) | st.sampled_from(("two\nlines", "\nfirst", 'a """ b', "''' c"))
SCALARS = st.booleans() | st.integers(-(10**9), 10**9) | TEXTS | st.floats(-1e6, 1e6)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4), max_leaves=12
)


@st.composite
def written_texts(draw: st.DrawFn) -> Written:
    """A text of top-level pairs, tables, and tables in lists."""
    written = Written(draw)
    pairs = draw(st.dictionaries(KEYS, VALUES, max_size=3))
    tables = draw(st.dictionaries(KEYS, st.dictionaries(KEYS, st.dictionaries(KEYS, VALUES, max_size=3), max_size=3)))
    written.blank()
    for key, value in pairs.items():
        written.pair(key, value, "")
        written.end()
        written.data[key] = value
    for name, rows in tables.items():
        if name in pairs:
            continue
        is_list = draw(st.booleans()) and rows
        written.data[name] = [*rows.values()] if is_list else rows
        if not rows:
            written.text += "["
            written.key(name)
            written.text += "]\n"
            written.lines[place_of("", name)] = written.line - 1
        for number, (id, row) in enumerate(rows.items()):
            written.blank()
            written.text = written.text.rstrip(" \t")
            place = f"{place_of('', name)}[{number}]" if is_list else place_of(place_of("", name), id)
            written.lines.setdefault(place_of("", name), written.line)
            written.lines[place] = written.line
            written.text += "[[" if is_list else "["
            written.key(name)
            if not is_list:
                written.text += " . "
                written.key(id)
            written.text += "]]" if is_list else "]"
            written.end()
            for key, value in row.items():
                written.pair(key, value, place)
                written.end()
    return written


@given(written_texts())
def test_whatever_is_written_is_read_with_the_line_of_every_value(written: Written) -> None:
    source = read_or_nothing(written.text)
    assert source.faults == []
    assert source.data == tomllib.loads(written.text)
    for place, line in written.lines.items():
        assert source.lines[place] == line, (place, written.text)
    for place, _ in walked(source.data):
        assert place in source.lines


def read_or_nothing(text: str) -> Source:
    """The source of a text; one without values if nothing can be read."""
    try:
        return read(text)
    except BadSystem as bad:
        return Source("", {}, faults=list(bad.faults))


@pytest.mark.parametrize(
    ("place", "held_by"),
    [
        ("a.b.c", "a.b"),
        ("a.b[3]", "a.b"),
        ("a.b[3].c", "a.b[3]"),
        ('a."x.y"', "a"),
        ('a."x\\"y"[0]', 'a."x\\"y"'),
        ('a."x\\"y"', "a"),
        ("a", ""),
        ("", ""),
    ],
)
def test_a_place_is_held_by_another(place: str, held_by: str) -> None:
    assert container(place) == held_by
