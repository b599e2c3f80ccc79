"""Writes what is made of the format of written rules: the tables of the authors' page, and the JSON Schema.

    python -m tools.written_page

Both come from `rules.written.schema`; a test compares them with what stands in `docs`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from rules.written import schema
from rules.written.json_schema import json_schema
from rules.written.schema import TABLES, VERBS, Field, Kind, Table, Words

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "systems-as-data.md"
SCHEMA = ROOT / "docs" / "systems-as-data.schema.json"
BEGIN, END = "<!-- begin of the tables: python -m tools.written_page -->", "<!-- end of the tables -->"
LISTS: Mapping[str, Words] = {
    "Moments": schema.MOMENTS,
    "Outcomes": schema.OUTCOMES,
    "Kinds of tests": schema.TEST_KINDS,
    "Who": schema.WHO,
    "Groups": schema.GROUPS,
    "Aims": schema.AIMS,
    "When timers fall": schema.COUNTS,
    "Twice the same": schema.STACKS,
    "Orders": schema.ORDERS,
    "Kinds of fields": schema.SHEET_KINDS,
    "Kinds of columns": schema.COLUMN_KINDS,
    "Uses of rows": schema.ROW_PERIODS,
}
"""The lists of words that have a table of their own on the page, by its heading."""
TABLE_NAMES = {"sheet:rows": "rows of `[sheet]`", "sheet:number": "`[sheet]`", "harm:kinds": "`[harm] kinds`"}


SIMPLE: Mapping[type[Kind], str] = {
    schema.Label: "label",
    schema.Flag: "`true` or `false`",
    schema.Id: "name",
    schema.Effects: "effects",
    schema.Record: "`{ … }`",
    schema.Face: "number",
    schema.Default: "what its kind says",
    schema.Raw: "any table",
}
"""The kinds of values that are told in the same words everywhere."""


def holds(kind: Kind) -> str:
    """Return what a kind of value may be, in a few words."""
    match kind:
        case schema.Text():
            return f"text like `{kind.called}`" if kind.called else "text"
        case schema.Whole():
            return "whole number" if kind.high == schema.Whole().high else f"whole number, {kind.low} to {kind.high}"
        case schema.Decimal():
            return f"number, {kind.low:g} to {kind.high:g}"
        case schema.Word():
            return one_of(kind.words)
        case schema.Ref():
            return id_of(kind)
        case schema.Expression():
            return {"flag": "yes or no", "word": "word"}.get(kind.of, "number, dice too" if kind.dice else "number")
        case schema.List():
            return f"list: {holds(kind.of)}"
        case schema.Mapped():
            return f"{holds(kind.key)} = {holds(kind.of)}"
        case schema.Either():
            return ", or ".join(holds(inner) for inner in kind.kinds)
    return SIMPLE[type(kind)]


def one_of(words: Words) -> str:
    """Return closed words in a row, or where they are explained."""
    heading = next((heading for heading, listed in LISTS.items() if listed is words), "")
    return f"one of [{heading.lower()}](#{heading.lower().replace(' ', '-')})" if heading else in_a_row(words)


def id_of(kind: schema.Ref) -> str:
    """Return whose id it is."""
    named = " or ".join(TABLE_NAMES.get(table, f"`[{table}]`") for table in kind.tables if table != "tag")
    more = " or a tag" if "tag" in kind.tables else ""
    return f"id of {named}{more}" + (f", or {in_a_row(kind.also)}" if kind.also else "")


def in_a_row(words: Iterable[str]) -> str:
    """Return words as they are written, one after another."""
    return ", ".join(f"`{word}`" for word in words)


def rows_of(fields: Mapping[str, Field], before: str = "") -> Iterator[str]:
    """Yield the lines of fields, and of those within them."""
    for name, field in fields.items():
        place = f"{before}{name}"
        means = field.help
        if field.only:
            means += f" (only for {in_a_row(field.only)})"
        if isinstance(field.default, str | int | bool) and field.default not in ("", False):
            written = "true" if field.default is True else field.default
            means += f"; else `{written}`"
        mark = f"**`{place}`**" if field.needed else f"`{place}`"
        yield f"| {mark} | {cell(holds(field.kind))} | {cell(means)} |"
        yield from inner_rows(field.kind, place)


def inner_rows(kind: Kind, place: str) -> Iterator[str]:
    """Yield the lines of the fields of inline tables within a field."""
    match kind:
        case schema.Record(fields=fields):
            yield from rows_of(fields, f"{place}.")
        case schema.List(of=of):
            yield from inner_rows(of, f"{place}[]")
        case schema.Mapped(of=of):
            yield from inner_rows(of, f"{place}.ID")
        case schema.Either(kinds=kinds):
            for inner in kinds:
                yield from inner_rows(inner, place)


def cell(text: str) -> str:
    """Return a text for a cell of a table."""
    return text.replace("|", "\\|")


def table_lines(table: Table) -> Iterator[str]:
    """Yield the section of a table of the file."""
    header = f"[{table.name}.{table.id_called}]" if table.rows else f"[{table.name}]"
    yield from (f"### `{header}`", "", f"{table.help}.", "")
    if table.first:
        yield from (f"Most say {in_a_row(table.first)}.", "")
    if table.over_books:
        yield from (f"House rules over a book change {in_a_row(table.over_books)} of a row that it has.", "")
    if table.any_key is None:
        yield from ("| field | holds | means |", "| --- | --- | --- |", *rows_of(table.fields), "")
    else:
        yield from (f"Here stand: {holds(table.any_key)}.", "")


def tables() -> str:
    """Return the part of the page that is made of the schema."""
    lines = ["## Tables", ""]
    for table in TABLES.values():
        lines += table_lines(table)
    lines += ["## Effects", "", "| effect | holds | other fields | does |", "| --- | --- | --- | --- |"]
    for verb in VERBS.values():
        fields = "; ".join(f"`{name}` ({holds(field.kind)}): {field.help}" for name, field in verb.fields.items())
        lines.append(f"| `{verb.name}` | {cell(holds(verb.value))} | {cell(fields)} | {cell(verb.help)} |")
    lines += ["", "## Words", ""]
    for name, words in LISTS.items():
        lines += [f"### {name}", "", "| word | means |", "| --- | --- |"]
        lines += [*(f"| `{word}` | {cell(means)} |" for word, means in words.items()), ""]
    return "\n".join(lines)


def page(text: str) -> str:
    """Return the page with its tables as they are now."""
    before, rest = text.split(BEGIN)
    _, behind = rest.split(END)
    return f"{before}{BEGIN}\n\n{tables()}\n{END}{behind}"


def schema_text() -> str:
    """Return the JSON Schema as it stands in its file."""
    return json.dumps(json_schema(), indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    """Write both."""
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
    SCHEMA.write_text(schema_text(), "utf-8")


if __name__ == "__main__":
    main()
