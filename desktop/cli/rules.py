"""`turnwright rules`: checks rule systems and house rules that are data; neither window nor library is loaded."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from desktop.system.terminal import print_row
from models.exchange.rule_package import package_at
from rules.engine.examples import failed_tests
from rules.engine.replay import FAILED, FINE
from rules.text.localized import LocalizedText
from rules.written.json_schema import json_schema
from rules.written.rulebook import faults_of
from rules.written.source import BadSystem, Source, TextFault, read


def describe(_: str, main: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    main.description = (
        "Checks rule systems and house rules that are data, and prints one JSON object a file: what it is, every fault "
        "with its line, and how many of its own tests pass. Exit status 1 if a file is at fault."
    )
    told = ".turnwright-system, .turnwright-house, a bare .toml, or a folder with what they hold"
    main.add_argument("files", nargs="*", metavar="FILE", help=told)
    main.add_argument("--schema", action="store_true", help="print the JSON Schema of the format")


def run(options: argparse.Namespace) -> int:
    """Print what there is to say of each file; return the worst exit status."""
    if options.schema:
        print(json.dumps(json_schema(), ensure_ascii=False, indent=1))  # noqa: T201
    worst = FINE
    for name in options.files:
        report = _report(name)
        print_row(report)
        if not report["ok"] or report["tests"]["failed"]:
            worst = FAILED
    return worst


def _report(name: str) -> dict[str, Any]:
    """Return what there is to say of a file."""
    about: Mapping[str, Any] = {}
    faults: Iterable[TextFault] = ()
    tests = {"passed": 0, "failed": 0}
    try:
        package = package_at(Path(name), name)
        about = _about(read(package.text, name))
        faults = faults_of(package.text)
        if not faults:
            failed = len(failed_tests(package.tests, package.text))
            tests = {"passed": len(package.tests) - failed, "failed": failed}
    except OSError as error:
        faults = (TextFault("", 1, error.strerror or "it cannot be opened"),)
    except BadSystem as bad:
        faults = bad.faults
    return {
        "file": name,
        "id": about.get("id"),
        "title": _in_words(about.get("title")),
        "version": about.get("version"),
        "over": about.get("over"),
        "ok": not faults,
        "faults": [
            {"line": fault.line, "place": fault.place, "code": _code(fault), "message": str(fault.sentence)}
            for fault in faults
        ],
        "tests": tests,
    }


def _about(source: Source) -> Mapping[str, Any]:
    about = source.data.get("system")
    return about if isinstance(about, dict) else {}


def _code(fault: TextFault) -> str:
    sentence = fault.sentence
    return sentence.message.removeprefix("fault-") if isinstance(sentence, LocalizedText) else "unreadable"


def _in_words(title: Any) -> Any:
    return next(iter(title.values()), None) if isinstance(title, dict) else title
