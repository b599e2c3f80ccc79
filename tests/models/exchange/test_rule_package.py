"""Written rules are shared in a zip with known members; whatever else a file holds is refused in a sentence."""

import io
import os
import stat
import tracemalloc
import zipfile
from collections.abc import Callable
from contextlib import suppress
from random import Random
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.exchange.rule_package import (
    CREATURES,
    LICENCE,
    MOST_BYTES,
    MOST_MEMBERS,
    TEXT,
    RulePackage,
    read_package,
    write_package,
)
from rules.text.localized import in_language
from rules.text.messages import LANGUAGES
from rules.written.source import BadSystem
from tests.models.exchange import spoiling
from tests.proof_table import Proved
from tests.rules.written.example_games import text_of

WHOLE = RulePackage(text_of("skirmish"), '{"creatures": []}', "MIT", {"first": "{}", "a-2": "[]"})
SPOILED = int(os.environ.get("TURNWRIGHT_SPOILED_PACKAGES", "300"))


def zipped(
    *members: tuple[str | zipfile.ZipInfo, bytes], way: int = zipfile.ZIP_DEFLATED, comment: bytes = b""
) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", way) as archive:
        for member, content in members:
            archive.writestr(member, content)
        archive.comment = comment
    return file.getvalue()


def info(name: str, mode: int = stat.S_IFREG) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name)
    entry.external_attr = mode << 16
    return entry


RULES = (TEXT, b"[system]\n")


def test_what_is_written_is_read_and_the_same_twice() -> None:
    data = write_package(WHOLE)
    assert data == write_package(read_package(data, "skirmish.turnwright-system"))
    assert read_package(data, "skirmish.turnwright-system") == WHOLE


def test_the_bare_text_is_taken_as_well() -> None:
    assert read_package(b"\xef\xbb\xbf" + WHOLE.text.encode(), "skirmish.system.toml") == RulePackage(WHOLE.text)


@given(
    st.text(st.characters(exclude_categories=["Cs"]), max_size=50),
    st.dictionaries(st.from_regex(r"[a-z0-9][a-z_-]{0,5}", fullmatch=True), st.text("{}é", min_size=1), max_size=5),
)
def test_every_package_is_read_as_it_was_written(text: str, tests: dict[str, str]) -> None:
    package = RulePackage(text.removeprefix("\ufeff"), tests=dict(sorted(tests.items())))
    assert read_package(write_package(package), "") == package


def test_a_folder_that_somebody_has_zipped_is_read() -> None:
    made = zipped(RULES, (info("tests/", stat.S_IFDIR), b""), ("tests/first.json", b"{}"), (LICENCE, b"MIT"))
    assert read_package(made, "") == RulePackage("[system]\n", licence="MIT", tests={"first": "{}"})


NOISE = Random(7).randbytes(1_000_000).hex().encode()


@pytest.mark.parametrize(
    ("make", "place", "word"),
    [
        (lambda: zipped((CREATURES, b"{}")), "", TEXT),
        (lambda: zipped(RULES, ("rules.py", b"print()")), "", "rules.py"),
        (lambda: zipped(RULES, ("../system.toml", b"")), "", "../system.toml"),
        (lambda: zipped(RULES, ("/etc/passwd", b"")), "", "/etc/passwd"),
        (lambda: zipped(RULES, ("tests/../a.json", b"")), "", "tests/../a.json"),
        (lambda: zipped(RULES, ("tests/a\u202e.json", b"")), "", "tests/a.json"),
        (lambda: zipped(RULES, ("SYSTEM.TOML", b"")), "", "SYSTEM.TOML"),
        (lambda: zipped((info(TEXT, stat.S_IFLNK), b"/etc/passwd")), TEXT, "plain file"),
        (lambda: zipped((info(TEXT, stat.S_IFIFO), b"")), TEXT, "plain file"),
        (lambda: zipped(RULES, way=zipfile.ZIP_LZMA), TEXT, "plain file"),
        (lambda: zipped(RULES, way=zipfile.ZIP_BZIP2), TEXT, "plain file"),
        (lambda: zipped((TEXT, b"#" * (MOST_BYTES + 1))), TEXT, "2 MB"),
        (lambda: zipped((TEXT, b"#" * MOST_BYTES)), TEXT, "100 times"),
        (lambda: zipped(RULES, *((f"tests/t{n}.json", NOISE[:MOST_BYTES]) for n in range(5))), "", "8 MB"),
        (lambda: zipped(RULES, *((f"tests/t{n}.json", b"") for n in range(MOST_MEMBERS))), "", "50 files"),
        (lambda: zipped(RULES, comment=b"hello"), "", "damaged"),
        (lambda: zipped(RULES)[:-30], "", "damaged"),
        (lambda: zipped(RULES) + b"more", "", "damaged"),
        (lambda: b"more" + zipped(RULES), "", "UTF-8"),
        (lambda: b"PK", "", "damaged"),
        (lambda: zipped((TEXT, b"\xff\xfe")), TEXT, "UTF-8"),
        (lambda: b"\xff\xfe", "", "UTF-8"),
        (lambda: b"#" * (MOST_BYTES + 1), "", "2 MB"),
    ],
    ids=range(23),
)
def test_whatever_else_a_file_holds_is_refused(make: Callable[[], bytes], place: str, word: str) -> None:
    data = make()
    with pytest.raises(BadSystem) as caught:
        read_package(data, "x.turnwright-system")
    (fault,) = caught.value.faults
    assert (fault.place, fault.line) == (place, 1)
    assert word in fault.sentence
    assert len({in_language(fault.sentence, language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.filterwarnings("ignore:Duplicate name:UserWarning")
def test_a_member_stands_in_it_once() -> None:
    with pytest.raises(BadSystem, match="twice"):
        read_package(zipped(RULES, RULES), "x")


def test_a_member_that_says_to_be_smaller_than_it_is_is_damaged() -> None:
    data = bytearray(zipped((TEXT, b"#" * 900)))
    for mark, at in ((b"PK\x01\x02", 24), (b"PK\x03\x04", 22)):
        place = data.index(mark) + at
        data[place : place + 4] = (10).to_bytes(4, "little")
    with pytest.raises(BadSystem, match="damaged"):
        read_package(bytes(data), "x")


def test_what_could_not_be_read_again_is_not_written() -> None:
    with pytest.raises(BadSystem, match=r"rules\.py"):
        write_package(RulePackage("", tests={"../rules.py": "{}"}))
    with pytest.raises(BadSystem, match="2 MB"):
        write_package(RulePackage(NOISE.decode() + " "))


def test_a_spoiled_package_is_read_or_refused_and_costs_little(proved: Proved) -> None:
    """`TURNWRIGHT_SPOILED_PACKAGES` says how many are tried."""
    proved("spoiled packages of rules read", SPOILED, "41")
    data, chance = write_package(WHOLE), Random(41)
    refused = 0
    tracemalloc.start()
    begun = process_time()
    for _ in range(SPOILED):
        spoiled = spoiling.mutated(chance, data)
        with suppress(BadSystem):
            refused += 1
            read_package(spoiled, "x")
            refused -= 1
    spent, (_, most) = process_time() - begun, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert refused > SPOILED // 2
    assert most < 100 * 2**20
    assert spent < 0.5 * SPOILED
