"""The files in which written rules are shared: a zip with known members, or the bare text.

A stranger's file is read in memory, member by member, within limits that are checked before anything is unpacked.
"""

from __future__ import annotations

import io
import re
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from models.storage.errors import MESSAGES
from rules.text.localized import said
from rules.text.sanitize import single_line
from rules.written.source import BadSystem, TextFault

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from pathlib import Path

SYSTEM_ENDING, HOUSE_ENDING = ".turnwright-system", ".turnwright-house"
TEXT_ENDING = ".system.toml"
TEXT, CREATURES, LICENCE = "system.toml", "creatures.json", "licence.txt"
RULES_ENDINGS = (SYSTEM_ENDING, HOUSE_ENDING, ".toml")
"""What files of rules end in, those that are a bare text too."""
MOST_MEMBERS = 50
MOST_BYTES = 2_000_000
"""Of one member."""
MOST_IN_ALL = 8_000_000
MOST_RATIO = 100
"""A member's size to what it takes in the file."""
_TESTS = re.compile(r"tests/([a-z0-9][a-z0-9_-]{0,59})\.json")
_FOLDER = "tests/"
_END = struct.Struct("<4sHHHHIIH")
_END_MARK, _LARGE_MARK = b"PK\x05\x06", b"PK\x06\x07"
_LARGE_LOCATOR = 20
_DIRECTORY = MOST_MEMBERS * 512
"""Bytes of the list of members."""
_KNOWN_WAYS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_DAMAGES = (
    *(zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError, OSError, LookupError),
    struct.error,
)


@dataclass(frozen=True)
class RulePackage:
    """What such a file holds."""

    text: str
    """The text of the rules."""
    creatures: str = ""
    """Exported creatures, as JSON."""
    licence: str = ""
    tests: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """Scripts with what comes of them, as JSON, by name."""


def is_of_rules(name: str) -> bool:
    """Return whether a file is one of rules, by its name."""
    return name.lower().endswith(RULES_ENDINGS)


def read_package(data: bytes, name: str) -> RulePackage:
    """Return what a file holds; raises BadSystem with what is wrong with it.

    A file that is no zip is the bare text. Texts are not yet read as rules (`rules.written.source.read`).
    """
    if not data.startswith(b"PK"):
        _demand(name, "", len(data) <= MOST_BYTES, "member_too_large", most=_millions(MOST_BYTES))
        return RulePackage(_decoded(data, name, ""))
    members = dict(_members(data, name))
    _demand(name, "", TEXT in members, "package_without_text", file=TEXT)
    return _package(members)


def package_at(path: Path, name: str) -> RulePackage:
    """Return what a file holds, or a folder of the same shape; raises BadSystem, or OSError where it cannot be read."""
    if path.is_dir():
        package = package_in(path, name)
        write_package(package, name)  # what could not be shared is refused
        return package
    with path.open("rb") as file:
        return read_package(file.read(MOST_IN_ALL + 1), name)


def package_in(folder: Traversable, name: str = "") -> RulePackage:
    """Return what a folder of the same shape holds; whatever else lies in it is left alone."""
    tests = folder / _FOLDER.rstrip("/")
    files = {file.name: file for file in folder.iterdir() if file.is_file()}
    scripts = {f"{_FOLDER}{file.name}": file for file in tests.iterdir()} if tests.is_dir() else {}
    _demand(name, "", TEXT in files, "package_without_text", file=TEXT)
    members = {
        member: _decoded(file.read_bytes(), name, member)
        for member, file in sorted({**files, **scripts}.items())
        if _is_known(member)
    }
    return _package(members)


def _package(members: Mapping[str, str]) -> RulePackage:
    tests = {match[1]: text for member, text in members.items() if (match := _TESTS.fullmatch(member))}
    return RulePackage(members[TEXT], members.get(CREATURES, ""), members.get(LICENCE, ""), MappingProxyType(tests))


def _is_known(member: str) -> bool:
    return member in (TEXT, CREATURES, LICENCE) or _TESTS.fullmatch(member) is not None


def write_package(package: RulePackage, name: str = "") -> bytes:
    """Return the zip of a package, the same for the same content; raises BadSystem for what could not be read again."""
    members = {
        TEXT: package.text,
        CREATURES: package.creatures,
        LICENCE: package.licence,
        **{f"{_FOLDER}{test}.json": text for test, text in sorted(package.tests.items())},
    }
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for member, text in members.items():
            if text or member == TEXT:
                info = zipfile.ZipInfo(member)
                info.external_attr = (stat.S_IFREG | 0o644) << 16
                info.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(info, text.encode("utf-8", "replace"))
    data = file.getvalue()
    read_package(data, name)
    return data


def _members(data: bytes, name: str) -> Iterator[tuple[str, str]]:
    """Yield the members of a zip with their texts."""
    _demand_plain(data, name)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = archive.infolist()
            _demand_members(entries, name)
            for entry in entries:
                if entry.filename != _FOLDER:
                    with archive.open(entry) as member:
                        content = member.read(MOST_BYTES + 1)
                    _demand(name, entry.filename, len(content) == entry.file_size, "package_damaged")
                    yield entry.filename, _decoded(content, name, entry.filename)
    except _DAMAGES as error:
        if isinstance(error, BadSystem):
            raise
        raise _bad(name, "", "package_damaged") from error


def _demand_plain(data: bytes, name: str) -> None:
    """Refuse a zip that is too large, goes on behind its end, or has a list of members for many files."""
    _demand(name, "", len(data) <= MOST_IN_ALL, "package_too_large", most=_millions(MOST_IN_ALL))
    at = len(data) - _END.size
    _demand(name, "", at >= 0 and data[at : at + 4] == _END_MARK, "package_damaged")
    _, disk, first_disk, here, members, size, offset, _ = _END.unpack_from(data, at)
    _demand(name, "", members <= MOST_MEMBERS, "package_many", most=MOST_MEMBERS)
    is_large = data[max(0, at - _LARGE_LOCATOR) :].startswith(_LARGE_MARK)
    is_plain = disk == first_disk == 0 and here == members and size <= _DIRECTORY and offset + size == at
    _demand(name, "", is_plain and not is_large, "package_damaged")


def _demand_members(entries: list[zipfile.ZipInfo], name: str) -> None:
    """Refuse members that are unknown, stand twice, or are too large, before one is unpacked."""
    _demand(name, "", len(entries) <= MOST_MEMBERS, "package_many", most=MOST_MEMBERS)
    seen: set[str] = set()
    for entry in entries:
        member = entry.filename
        is_known = member == _FOLDER or _is_known(member)
        _demand(name, "", is_known and member == entry.orig_filename, "package_unknown", file=_shown(member))
        _demand(name, member, member not in seen, "package_twice")
        seen.add(member)
        kind = stat.S_IFMT(entry.external_attr >> 16)
        is_folder = member == _FOLDER
        is_file = kind in (0, stat.S_IFDIR if is_folder else stat.S_IFREG) and not entry.flag_bits & 1
        is_file = is_file and entry.compress_type in _KNOWN_WAYS and not (is_folder and entry.file_size)
        _demand(name, member, is_file, "package_no_file")
        _demand(name, member, entry.file_size <= MOST_BYTES, "member_too_large", most=_millions(MOST_BYTES))
        fits = entry.file_size <= MOST_RATIO * max(1, entry.compress_size)
        _demand(name, member, fits, "package_ratio", most=MOST_RATIO)
    total = sum(entry.file_size for entry in entries)
    _demand(name, "", total <= MOST_IN_ALL, "package_too_large", most=_millions(MOST_IN_ALL))


def _decoded(content: bytes, name: str, member: str) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _bad(name, member, "utf8") from error


def _demand(name: str, member: str, holds: bool, fault: str, **words: object) -> None:
    if not holds:
        raise _bad(name, member, fault, **words)


def _bad(name: str, member: str, fault: str, **words: object) -> BadSystem:
    return BadSystem([TextFault(member, 1, said(f"fault-{fault}", MESSAGES, **words))], name)


def _millions(bytes_: int) -> int:
    return bytes_ // 1_000_000


def _shown(member: str) -> str:
    return single_line(member)[:60]
