"""What a text with rules is, in words: whose it says to be, what is in it, and what is wrong with it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from rules.engine.examples import failures
from rules.log.sentences import Teller
from rules.sheets.schema import figures
from rules.text.faults import is_whole
from rules.text.json_depth import demand_shallow
from rules.text.localized import in_language
from rules.written.loader import load
from rules.written.rulebook import BadRules, demand_shape, heading_of
from rules.written.source import BadSystem, TextFault, read
from ui.sheets.rule_systems import find, title
from ui.text.words import language

if TYPE_CHECKING:
    from models.exchange.rule_package import RulePackage

COUNTED = ("sheet", "pool", "status", "action", "reaction", "test", "option", "figure")
"""The tables whose rows are counted for a reader."""


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
    system = find(heading_of(text).over)
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


def faults(text: str) -> list[str]:
    """Return what is wrong with a text, a line each, in the reader's language; of house rules their shape alone."""
    found: Sequence[TextFault] = ()
    try:
        if heading_of(text).over:
            demand_shape(text)
        else:
            load(text)
    except BadSystem as bad:
        found = bad.faults
    except BadRules as bad:
        found = bad.bad.faults
    return [with_line(fault.line, in_language(fault.sentence, language())) for fault in found]


def with_line(line: int, sentence: str) -> str:
    """Return what is wrong with a text, and in which line."""
    return QCoreApplication.translate("OwnRules", "Line {line}: {sentence}").format(line=line, sentence=sentence)


def passed_tests(package: RulePackage) -> tuple[int, int]:
    """Return how many of a file's own tests pass, and how many there are."""
    passed = 0
    for test in package.tests.values():
        try:
            demand_shallow(test)
            example: Any = json.loads(test)
        except (ValueError, RecursionError):
            continue
        examples = example if isinstance(example, list) else [example]
        passed += not any(failures(each, (package.text,)) for each in examples)
    return passed, len(package.tests)


def described(text: str, tests: tuple[int, int] = (0, 0)) -> str:
    """Return what a text is, as rich text: a stranger's words are shown as they are."""
    heading = heading_of(text)
    lines = [about(text)]
    if heading.over:
        words = QCoreApplication.translate("OwnRules", "House rules over {system}.")
        lines.append(words.format(system=title(heading.over)))
    lines.append(", ".join(counts(text)))
    lines += changed_figures(text)
    if tests[1]:
        words = QCoreApplication.translate("OwnRules", "Its own tests: {passed} of {number} pass.")
        lines.append(words.format(passed=tests[0], number=tests[1]))
    by = QCoreApplication.translate("OwnRules", "Says not whose it is.")
    if heading.author:
        by = QCoreApplication.translate("OwnRules", "Says it is by {author}.").format(author=heading.author)
    licence = QCoreApplication.translate("OwnRules", "Licence: {licence}.").format(licence=heading.licence)
    lines.append(f"{by} {licence}" if heading.licence else by)
    head = f"<p><b>{escape(heading.title or heading.id)}</b> {escape(heading.version)}</p>"
    return head + "".join(f"<p>{escape(line)}</p>" for line in lines if line)


def about(text: str) -> str:
    """Return what a text says that it is, in the reader's language if it has that."""
    return _in_my_words(text, "about")


def title_of(text: str) -> str:
    """Return what a text is called, in the reader's language if it has that; else its id."""
    return _in_my_words(text, "title") or heading_of(text).id


def _in_my_words(text: str, key: str) -> str:
    try:
        heading = read(text).data.get("system")
    except BadSystem:
        return ""
    words = heading.get(key, "") if isinstance(heading, dict) else ""
    if isinstance(words, dict):
        words = next((words[code] for code in (language(), "en", *words) if isinstance(words.get(code), str)), "")
    return words if isinstance(words, str) else ""
