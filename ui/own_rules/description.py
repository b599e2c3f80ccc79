"""What a text with rules is, in words: whose it says to be, what is in it, and what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from rules.engine.examples import failed_tests
from rules.log.sentences import Teller
from rules.sheets.schema import figures
from rules.text.faults import is_whole
from rules.text.localized import in_language
from rules.written.rulebook import RowChange, heading_of
from rules.written.source import BadSystem, TextFault, read, said_in, steps_of
from ui.rule_editor.labels.fields import TABLES
from ui.sheets.rule_systems import by_the_book, title
from ui.text.words import WINDOW_LANGUAGES, language

if TYPE_CHECKING:
    from models.exchange.rule_package import RulePackage

COUNTED = ("sheet", "pool", "status", "action", "reaction", "test", "option", "figure")
"""The tables whose rows are counted for a reader."""
TOLD = ("label", "help", "about", "ask", "refuse")
"""What is said in words, beside names."""
MOST_ROWS = 12
"""How many rows of a table are named."""


def counts(text: str) -> Iterator[str]:
    """Yield what is in a text, such as `3 conditions`."""
    words: Mapping[str, str] = {
        "sheet": QCoreApplication.translate("OwnRules", "fields of the sheet: {number}"),
        "pool": QCoreApplication.translate("OwnRules", "pools: {number}"),
        "status": QCoreApplication.translate("OwnRules", "conditions: {number}"),
        "action": QCoreApplication.translate("OwnRules", "actions: {number}"),
        "reaction": QCoreApplication.translate("OwnRules", "reactions: {number}"),
        "test": QCoreApplication.translate("OwnRules", "tests: {number}"),
        "option": QCoreApplication.translate("OwnRules", "options: {number}"),
        "figure": QCoreApplication.translate("OwnRules", "numbers of the book: {number}"),
    }
    try:
        data = read(text).data
    except BadSystem:
        return
    for table in COUNTED:
        rows = data.get(table)
        if isinstance(rows, dict) and rows:
            yield words[table].format(number=len(rows))


def changed_figures(text: str) -> Iterator[str]:
    """Yield what becomes of the book's numbers by house rules over an installed system, as the log's head says it."""
    system = by_the_book(heading_of(text).over)
    try:
        rows = read(text).data.get("figure")
    except BadSystem:
        return
    if system is None or not isinstance(rows, dict):
        return
    teller, known = Teller(system, {}, language()), figures(system.options)
    for name, row in rows.items():
        value = row.get("is") if isinstance(row, dict) else None
        if name in known and is_whole(value):
            yield teller.option(name, value)


def languages(text: str) -> str:
    """Return in which languages a text says its words, by their names; empty if it cannot be read."""
    try:
        data = read(text).data
    except BadSystem:
        return ""
    heading = data.get("system")
    own = str(heading.get("language", "")) if isinstance(heading, dict) else ""
    said = list(_said_in(data, own))
    names = dict(WINDOW_LANGUAGES)
    in_part = QCoreApplication.translate("OwnRules", "{language} (in part)")
    found = []
    for code in dict.fromkeys((own, *(code for codes in said for code in codes))):
        is_whole = all(code in codes for codes in said)
        name = names.get(code, code)
        found.append(name if is_whole else in_part.format(language=name))
    words = QCoreApplication.translate("OwnRules", "Languages: {languages}.")
    return words.format(languages=", ".join(found)) if own else ""


def _said_in(value: Any, own: str) -> Iterator[tuple[str, ...]]:
    """Yield in which languages each label and help of a text is said."""
    for key, part in value.items() if isinstance(value, dict) else ():
        if key in TOLD and isinstance(part, str):
            yield (own,)
        elif key in TOLD and isinstance(part, dict):
            yield tuple(map(str, part))
        else:
            yield from _said_in(part, own)


def row_changes(changes: Sequence[RowChange], before: str, after: str) -> Iterator[str]:
    """Yield what is different in a newer text, a line for each table: which rows are new, changed and gone."""
    words = {
        "new": QCoreApplication.translate("OwnRules", "new: {rows}"),
        "changed": QCoreApplication.translate("OwnRules", "changed: {rows}"),
        "gone": QCoreApplication.translate("OwnRules", "gone: {rows}"),
    }
    older, newer = read(before).data, read(after).data
    by_table: dict[str, dict[str, list[str]]] = {}
    for change in changes:
        table, id = map(str, steps_of(change.place)[:2])
        rows = (older if change.what == "gone" else newer).get(table)
        by_table.setdefault(table, {}).setdefault(change.what, []).append(_row_label(table, id, rows))
    for table, kinds in by_table.items():
        parts = "; ".join(words[what].format(rows=_some(kinds[what])) for what in words if what in kinds)
        yield f"{table_title(table)} – {parts}"


def table_title(table: str) -> str:
    """Return what a table is called in the reader's language."""
    return QCoreApplication.translate("RuleWords", TABLES[table].title) if table in TABLES else table


def _row_label(table: str, id: str, rows: Any) -> str:
    row = rows.get(id) if isinstance(rows, dict) else None
    label = _mine(row.get("label")) if isinstance(row, dict) else ""
    words = id.replace("_", " ")
    return label or (dict(WINDOW_LANGUAGES).get(id, id) if table == "word" else f"{words[:1].upper()}{words[1:]}")


def _some(rows: Sequence[str]) -> str:
    if len(rows) <= MOST_ROWS:
        return ", ".join(rows)
    more = QCoreApplication.translate("OwnRules", "{rows} and {number} more")
    return more.format(rows=", ".join(rows[:MOST_ROWS]), number=len(rows) - MOST_ROWS)


def lines_of(faults: Sequence[TextFault]) -> list[str]:
    """Return what is wrong with a text, a line each, in the reader's language."""
    return [with_line(fault.line, in_language(fault.sentence, language())) for fault in faults]


def with_line(line: int, sentence: str) -> str:
    """Return what is wrong with a text, and in which line."""
    return QCoreApplication.translate("OwnRules", "Line {line}: {sentence}").format(line=line, sentence=sentence)


def passed_tests(package: RulePackage) -> tuple[int, int]:
    """Return how many of a file's own tests pass, and how many there are."""
    return len(package.tests) - len(failed_tests(package.tests, package.text)), len(package.tests)


def tests_line(passed: int, number: int) -> str:
    """Return how many of a file's own tests pass, in words."""
    words = QCoreApplication.translate("OwnRules", "Its own tests: {passed} of {number} pass.")
    return words.format(passed=passed, number=number)


def described(text: str, tests: tuple[int, int] = (0, 0)) -> str:
    """Return what a text is, as rich text: a stranger's words are shown as they are."""
    heading = heading_of(text)
    lines = [about(text)]
    if heading.over:
        words = QCoreApplication.translate("OwnRules", "House rules over {system}.")
        lines.append(words.format(system=title(heading.over)))
    lines += [", ".join(counts(text)), languages(text)]
    lines += changed_figures(text)
    if tests[1]:
        lines.append(tests_line(*tests))
    by = QCoreApplication.translate("OwnRules", "Says not whose it is.")
    if heading.author:
        by = QCoreApplication.translate("OwnRules", "Says it is by {author}.").format(author=heading.author)
    licence = QCoreApplication.translate("OwnRules", "Licence: {licence}.").format(licence=heading.licence)
    lines.append(f"{by} {licence}" if heading.licence else by)
    head = f"<p><b>{escape(title_of(text))}</b> {escape(heading.version)}</p>"
    return head + "".join(f"<p>{escape(line)}</p>" for line in lines if line)


def about(text: str) -> str:
    """Return what a text says that it is, in the reader's language if it has that."""
    return _in_my_words(text, "about")


def title_of(text: str) -> str:
    """Return what a text is called, in the reader's language if it has that; else its id."""
    return _in_my_words(text, "title") or heading_of(text).id


def numbers_of(version: str) -> tuple[int, ...]:
    """Return the numbers of a version in order, by which versions are compared."""
    return tuple(map(int, re.findall(r"[0-9]+", version)))


def _in_my_words(text: str, key: str) -> str:
    try:
        heading = read(text).data.get("system")
    except BadSystem:
        return ""
    return _mine(heading.get(key)) if isinstance(heading, dict) else ""


def _mine(words: Any) -> str:
    """Return a text that may be said in several languages in that of the reader."""
    return said_in(words, language())
