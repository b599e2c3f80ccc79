"""A log as a table: a row for each fact, a column for each field."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping

from models.exchange.tables.cells import escape
from rules.core.facts import Fact
from rules.log.clauses import SentenceWriter
from rules.text.sanitize import single_line
from ui.telling.lines import LogLines

COLUMNS = (
    "fight", "line", "kind", "text", "n", "command", "round", "turn",
    "actor", "target", "source", "with", "hit", "amount", "pool", "from", "to", "status",
)  # fmt: skip
"""The names of the columns in order: the line as read, then its fact."""
PEOPLE = ("actor", "target", "source")
NUMBERS = ("amount", "from", "to")


def table(log: LogLines) -> str:
    """Return all lines as rows."""
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    for fight in log.fights:
        round, turn = "", ""
        for number, (kind, line, fact, numbers) in enumerate(fight.lines, 1):
            cells: Mapping[str, object] = {}
            if fact is not None and fight.wording is not None:
                if fact["kind"] == "round":
                    round, turn = str(fact["round"]), ""
                elif fact["kind"] == "turn":
                    turn = fight.wording.teller.name(fact.get("actor"))
                single = kind == fact["kind"] and len(numbers) < 2
                cells = {**(_fields(fact, fight.wording) if single else {"n": fact["n"]}), "round": round, "turn": turn}
            row = {"fight": fight.title, "line": number, "kind": kind, "text": line, **cells}
            writer.writerow([_cell(row.get(column)) for column in COLUMNS])
    return out.getvalue()


def _fields(fact: Fact, wording: SentenceWriter) -> Mapping[str, object]:
    """Return the columns of a fact; numbers that its reader may not know are empty."""
    teller = wording.teller
    fields: dict[str, object] = {"n": fact["n"], "command": fact["command"], "hit": fact.get("hit")}
    for name in PEOPLE:
        if fact.get(name) is not None:
            fields[name] = teller.name(fact[name])
    words = teller.words(fact)
    fields["with"] = words.get("with_")
    fields["status"] = words.get("status") if fact.get("status") else None
    if fact.get("pool"):
        fields["pool"] = teller.pool(fact["pool"])
    if wording.edition is None or wording.edition.is_public(fact):
        fields |= {name: fact[name] for name in NUMBERS if isinstance(fact.get(name), int)}
    return fields


def _cell(value: object) -> object:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return escape(single_line(value)) if isinstance(value, str) else value
