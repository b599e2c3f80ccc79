"""Updates the translations: extracts every text of the window into the .ts files.

It also tells what is wrong with the messages of the rules (`tools/messages.py`).

Run it as `make translations`, translate what it calls unfinished (with `pyside6-linguist`, or in the file itself), and
run it again: it also compiles the .ts files to the .qm files that the program reads.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "resources" / "translations"
LANGUAGES = ("es", "pt_BR")
WINDOW = ("ui", "desktop")
"""The packages whose texts are marked by `tr` and `translate`."""


class Message(NamedTuple):
    """A text of a .ts file."""

    context: str
    source: str
    translation: str
    finished: bool


def main(arguments: list[str] | None = None) -> int:
    """Update and compile all languages; return 1 if something is left to translate."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--show", action="store_true", help="print what is left to translate")
    options = parser.parse_args(arguments)
    update(TRANSLATIONS)
    release(TRANSLATIONS)
    left = 0
    for language in LANGUAGES:
        unfinished = [message for message in messages(ts(TRANSLATIONS, language)) if not message.finished]
        left += len(unfinished)
        print(f"{language}: {len(unfinished)} unfinished")
        if options.show:
            for message in unfinished:
                print(f"  {message.context}: {message.source!r}")
    sys.path[:0] = [str(ROOT)]
    from tools.messages import faults

    wrong = list(faults())
    for fault in wrong:
        print(fault)
    return 1 if left or wrong else 0


def ts(folder: Path, language: str) -> Path:
    """Return the path of a language's texts."""
    return folder / f"turnwright_{language}.ts"


def update(folder: Path) -> None:
    """Extract every text into the .ts files of a folder; unused ones are removed."""
    sources = [str(path.relative_to(ROOT)) for package in WINDOW for path in sorted((ROOT / package).rglob("*.py"))]
    with TemporaryDirectory() as scratch:
        sources.append(str(_tables_in(Path(scratch))))
        _update(folder, sources)


def _tables_in(folder: Path) -> Path:
    """Return a file of a folder in which the texts are marked that stand in tables without marks."""
    sys.path[:0] = [str(ROOT)]
    from ui.rule_editor import words
    from ui.shell import window_commands

    file = folder / "tables.py"
    tables = {"Commands": window_commands.texts(), "RuleWords": words.texts()}
    marked = [
        f"QT_TRANSLATE_NOOP({json.dumps(context)}, {json.dumps(text, ensure_ascii=False)})"
        for context, texts in tables.items()
        for text in dict.fromkeys(texts)
        if text
    ]
    file.write_text("\n".join(marked), "utf-8")
    return file


def _update(folder: Path, sources: Sequence[str]) -> None:
    for language in LANGUAGES:
        _run(
            "pyside6-lupdate",
            *sources,
            "-no-obsolete",
            "-locations",
            "none",
            "-source-language",
            "en",
            "-target-language",
            language,
            "-ts",
            str(ts(folder, language)),
        )


def release(folder: Path) -> None:
    """Compile the .ts files of a folder; running programs keep the files they have read."""
    for language in LANGUAGES:
        path = ts(folder, language)
        fresh = path.with_suffix(".qm.new")
        _run("pyside6-lrelease", "-silent", str(path), "-qm", str(fresh))
        fresh.replace(path.with_suffix(".qm"))


def _run(tool: str, *arguments: str) -> None:
    program = Path(sys.executable).parent / tool
    done = subprocess.run(  # noqa: S603 - our own tools
        [str(program), *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        sys.exit(f"{tool} failed: {done.stderr or done.stdout}")


def messages(path: Path) -> Iterator[Message]:
    """Yield the texts of a .ts file."""
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - our own file
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            text = "" if translation is None else translation.text or ""
            finished = translation is not None and translation.get("type") is None and bool(text)
            yield Message(name, message.findtext("source") or "", text, finished)


if __name__ == "__main__":
    sys.exit(main())
