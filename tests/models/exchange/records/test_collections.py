"""Collections of Fight Club: files that only name others."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from models.exchange.formats import READERS
from models.exchange.records.neutral_creature import NeutralCreature
from models.exchange.records.readers import Content
from models.exchange.records.report import RefusedRecord
from models.storage import bounded_reads

MONSTER = "<compendium><monster><name>{}</name><ac>12</ac><hp>9</hp><str>10</str></monster></compendium>"


@pytest.fixture
def collection(tmp_path: Path) -> Path:
    sources = tmp_path / "Sources" / "Marsh"
    sources.mkdir(parents=True)
    for name in ("Bat", "Imp"):
        (sources / f"{name}.xml").write_text(MONSTER.format(name), "utf-8")
    (sources / "spells.xml").write_text("<compendium><spell><name>Light</name></spell></compendium>", "utf-8")
    (sources / "broken.xml").write_text("<compendium><monster>", "utf-8")
    made = tmp_path / "Collections"
    made.mkdir()
    return made / "all.xml"


def read(path: Path, *hrefs: str) -> list[tuple[str, str]]:
    docs = "".join(f'<doc href="{href}" />' for href in hrefs)
    path.write_text(f'<?xml version="1.0"?>\n<collection>\n<!-- Core -->{docs}</collection>', "utf-8")
    content = Content.of_file(path)
    reader = READERS.for_content(content)
    assert reader is not None
    found = list(reader.read(content))
    assert all(isinstance(item, NeutralCreature | RefusedRecord) for item in found)
    return [
        (item.name, item.code if isinstance(item, RefusedRecord) else "")
        for item in found
        if isinstance(item, NeutralCreature | RefusedRecord)
    ]


def test_the_creatures_of_all_files_that_are_named_come_in(collection: Path) -> None:
    named = [f"../Sources/Marsh/{name}.xml" for name in ("Bat", "spells", "Imp")]
    assert read(collection, *named) == [("Bat", ""), ("Imp", "")]


def test_a_file_that_is_missing_or_broken_is_named(collection: Path) -> None:
    assert read(collection, "../Sources/Marsh/Gone.xml", "../Sources/Marsh/broken.xml", "../Sources/Marsh/Bat.xml") == [
        ("../Sources/Marsh/Gone.xml", "collection_lacks"),
        ("broken.xml", "no_xml"),
        ("Bat", ""),
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_ring_of_links_is_no_file_that_is_there(collection: Path) -> None:
    ring = collection.with_name("ring.xml")
    ring.symlink_to(ring)
    assert read(collection, "ring.xml", "../Sources/Marsh/Bat.xml") == [("ring.xml", "collection_lacks"), ("Bat", "")]


@pytest.mark.parametrize("href", ["/etc/hosts.xml", "../../../x.xml", "http://a/b.xml", "../Sources/Marsh", "a\\b.xml"])
def test_no_other_files_than_those_beside_it_are_read(href: str, collection: Path) -> None:
    (collection.parents[2] / "x.xml").write_text(MONSTER.format("Bat"), "utf-8")
    assert read(collection, href) == [(href, "collection_lacks")]


def test_files_that_are_too_much_together_are_refused(collection: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_reads, "MOST_BYTES", 185)
    assert read(collection, *["../Sources/Marsh/Bat.xml"] * 2) == [("Bat", ""), ("Bat.xml", "too_large")]
