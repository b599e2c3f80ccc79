"""A told log as HTML, Markdown, text and a table; and what somebody may have called a creature."""

import csv
import io
import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser

from hypothesis import example, given, settings
from hypothesis import strategies as st

from models.exchange.tables.cells import unescape
from rules.log.narrative import NarratedLine
from rules.log.redaction import hidden_always
from rules.text.sanitize import single_line
from tests.ui.strangers import HOSTILE
from tests.ui.tellings import kept, sample
from ui.session.loader import OpenedFight
from ui.telling.choice import TellingChoice
from ui.telling.handout import HandoutSource, handout
from ui.telling.lines import headed
from ui.telling.table import COLUMNS
from ui.telling.told_fight import booklet, told_log
from ui.telling.told_log import ToldLog

NAMES = st.one_of(st.sampled_from(HOSTILE), st.text(max_size=60))
UNSEEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u2028\u2029\ud800-\udfff]")


def log(name: str) -> ToldLog:
    texts = {"turn": f"{name}’s turn", "damage": name, "note": f"Then {name}.", "told": name}
    lines = (("round", "Round 1"), *texts.items())
    told = tuple(NarratedLine(kind, single_line(text)) for kind, text in lines)
    return ToldLog(single_line(name), single_line(name), "en", told)


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, tuple[str, ...]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, tuple(name for name, _ in attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data


@settings(deadline=None)
@given(NAMES)
@example(HOSTILE[0])
def test_no_name_is_markup_on_the_page(name: str) -> None:
    page = log(name).to_html()
    page.encode("utf-8")
    tags, plain = Tags(), Tags()
    tags.feed(page)
    plain.feed(log("Ana").to_html())
    assert tags.found == plain.found
    ET.fromstring(page.replace("<!DOCTYPE html>", "").replace('<meta charset="utf-8">', ""))
    assert UNSEEN.search(page) is None


@settings(deadline=None)
@given(NAMES)
def test_no_name_is_a_heading_a_link_or_another_line_in_markdown(name: str) -> None:
    text = log(name).to_markdown()
    assert UNSEEN.search(text) is None
    assert len(text.splitlines()) <= len(log("Ana").to_markdown().splitlines())
    assert len(re.findall(r"^#", text, re.MULTILINE)) == 2
    assert re.search(r"(?<!\\)(?:\\\\)*[<\[`*|~]", text) is None


@settings(deadline=None)
@given(NAMES)
def test_no_name_is_a_formula_or_another_row_of_the_table(name: str) -> None:
    told = log(name)
    text = told.to_csv()
    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    assert [unescape(row["text"]) for row in rows] == [line.text for line in told.lines]
    for row in rows:
        assert set(row) == set(COLUMNS)
        assert not any(str(cell).startswith(("=", "+", "@", "\t", "\r")) for cell in row.values())
    assert UNSEEN.search(text) is None


@settings(deadline=None)
@given(NAMES)
def test_no_name_is_another_line_of_the_text(name: str) -> None:
    text = log(name).to_text()
    assert UNSEEN.search(text) is None
    assert len(text.split("\n")) <= len(log("Ana").to_text().split("\n"))


def test_a_heading_with_nothing_under_it_is_left_out() -> None:
    kinds = ("round", "phase", "phase", "turn", "phase", "round", "phase", "end")
    told = headed([NarratedLine(kind, f"{kind} {number}") for number, kind in enumerate(kinds)])
    assert [line.text for line in told] == ["round 0", "phase 2", "turn 3", "end 7"]


def test_markdown_nests_what_happened_under_its_turn() -> None:
    text = told_log("Stair", sample("ffrpg"), (), TellingChoice("en")).to_markdown()
    assert re.search(r"^## Round 1\n\n### Initiative Phase\n\n- Maren Holt rolls", text, re.MULTILINE)
    assert re.search(r"^- Tick \d+: Tavi Quickstep’s turn\n  - Tavi Quickstep → ", text, re.MULTILINE)


def test_what_happened_in_a_turn_is_not_nested_under_a_comment_on_it() -> None:
    service = sample("ffrpg")
    turn = next(fact["n"] for fact in service.journal.facts() if fact["kind"] == "turn")
    text = told_log("Stair", service, (), TellingChoice("en"), comments={turn: "The lamp goes out"}).to_markdown()
    assert re.search(r"^- Tick \d+: .*’s turn\n  - Comment: The lamp goes out\n  - ", text, re.MULTILINE)


def test_a_table_has_a_fact_a_row_with_its_fields() -> None:
    service = sample("ffrpg")
    rows = list(csv.DictReader(io.StringIO(told_log("Stair", service, (), TellingChoice("en")).to_csv(), newline="")))
    facts = {str(fact["n"]): fact for fact in service.journal.facts()}
    hurt = [row for row in rows if row["kind"] == "damage"]
    assert hurt
    for row in hurt:
        fact = facts[row["n"]]
        numbers = ("amount", "from", "to")
        assert [row[name] for name in numbers] == [str(fact[name]) for name in numbers]
        assert row["actor"] == service.fight.combatants[fact["actor"]].name
        assert (row["pool"], row["command"]) == ("HP", str(fact["command"]))
        assert row["round"]
    assert {row["turn"] for row in hurt} <= {combatant.name for combatant in service.fight.combatants.values()}


def test_a_page_is_made_for_the_screen_in_the_dark_and_for_paper() -> None:
    page = log("Ana").to_html()
    assert "prefers-color-scheme: dark" in page
    assert "@media print" in page
    assert "break-after: avoid" in page
    assert "http" not in page


def test_a_booklet_begins_with_its_contents() -> None:
    logs = [told_log(kept(system)["name"], sample(system), (), TellingChoice("es")) for system in ("ffrpg", "d100")]
    whole = booklet(logs)
    assert "<h1>Índice</h1>" in whole.to_html()
    assert '<a href="#fight-2">Tiroteo en el almacén 7</a>' in whole.to_html()
    links = "- [The stair of cogs](#fight-1)\n- [Tiroteo en el almacén 7](#fight-2)"
    assert whole.to_markdown().startswith(f'# Índice\n\n{links}\n\n<a id="fight-1"></a>\n\n# The stair')
    assert whole.to_text().startswith("Índice\n  The stair of cogs\n")
    assert whole.to_markdown().count("Tiroteo en el almacén 7") == 2


def test_a_spell_is_told_under_its_turn_also_in_a_handout() -> None:
    """It had the kind of the lines that say who took part: it stood further out, and a handout left it out."""
    told = told_log(kept("fantasia")["name"], sample("fantasia"), (), TellingChoice("en"))
    spells = [line.text for line in told.lines if line.kind == "cast"]
    assert spells
    assert all(f"\n    {spell}\n" in told.to_text() for spell in spells)
    source = HandoutSource("The door", OpenedFight(sample("fantasia"), {}), {}, 0, "", hidden_always(()))
    shown = handout(source, TellingChoice("en"))
    assert [line.text for line in shown.lines if line.kind == "cast"] == spells
    assert not any(line.kind == "sides" for line in shown.lines)
