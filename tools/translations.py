"""Brings the translations up to date: every text of the window, and the rules' words that it shows, into the .ts files.

It also tells what is wrong with the messages of the rules (`tools/messages.py`).

Run it as `make translations`, translate what it calls unfinished (with `pyside6-linguist`, or in the file itself), and
run it again: it also compiles the .ts files to the .qm files that the program reads.
"""

from __future__ import annotations

import argparse
import ast
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from string import Formatter
from typing import Any, Literal, NamedTuple, get_args, get_origin
from xml.etree import ElementTree as ET

from pydantic import BaseModel

ROOT = Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "resources" / "translations"
LANGUAGES = ("es", "pt_BR")
WINDOW = ("ui", "desktop")
"""The packages whose texts are marked by `tr` and `translate`."""


class Message(NamedTuple):
    """One text of a .ts file."""

    context: str
    source: str
    translation: str
    finished: bool


def main(arguments: list[str] | None = None) -> int:
    """Updates and compiles all languages; returns 1 if something is left to translate."""
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
    """Where the texts of a language lie."""
    return folder / f"turnwright_{language}.ts"


def update(folder: Path) -> None:
    """Reads every text that is shown into the .ts files of a folder; what is no longer shown goes."""
    sources = [str(path.relative_to(ROOT)) for package in WINDOW for path in sorted((ROOT / package).rglob("*.py"))]
    with tempfile.TemporaryDirectory() as place:
        marked = Path(place, "words_of_the_rules.py")
        marked.write_text(as_marks(words_of_the_rules()), "utf-8")
        for language in LANGUAGES:
            _run(
                "pyside6-lupdate",
                *sources,
                str(marked),
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
    """Compiles the .ts files of a folder; a program that runs meanwhile goes on reading the files that it has."""
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
    """The texts of a .ts file."""
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - our own file
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            text = "" if translation is None else translation.text or ""
            finished = translation is not None and translation.get("type") is None and bool(text)
            yield Message(name, message.findtext("source") or "", text, finished)


# --- what the rules bring ------------------------------------------------------------------------------


def words_of_the_rules() -> dict[str, list[str]]:
    """Context to the texts that come from outside of the window's own code."""
    sys.path[:0] = [str(ROOT)]
    from rules import catalogue

    own = [id for id, point in catalogue.points().items() if point.value.startswith("rules.")]
    systems = [catalogue.system(id) for id in own]
    glosses: dict[str, None] = {}
    groups: dict[str, None] = {}
    values: dict[str, None] = {}
    for system in systems:
        for status in system.statuses.values():
            glosses[status.gloss] = None
            values.update(dict.fromkeys(name.replace("_", " ") for name in status.params))
        for action in (*system.actions.values(), *filter(None, (system.surprise,))):
            glosses[action.gloss] = None
            glosses.update(dict.fromkeys(field.gloss for field in action.fields))
        glosses.update(dict.fromkeys(meaning for _, meaning in system.stat_terms.values()))
        glosses.update(dict.fromkeys(pool.gloss for pool in system.pools))
        glosses.update(dict.fromkeys(gain.gloss for gain in system.aftermath.gains))
        glosses.update(dict.fromkeys(kind.gloss for kind in system.ground.cell_kinds))
        for model in models_in((system.sheet, system.options)):
            for info in model.model_fields.values():
                extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
                glosses[str(extra.get("gloss") or "")] = None
                groups[str(extra.get("group") or "")] = None
        for value in values_chosen((system.sheet, system.options)):
            values[value.replace("_", " ")] = None
        package = f"rules.{Path(system.phrases.file).parent.name}"
        glosses.update(dict.fromkeys(literals(package, {"Chip": ("gloss", 2)})))
    found = {
        "gloss": glosses,
        "group": groups,
        "value": values,
    }
    return {context: sorted(text for text in texts if text) for context, texts in found.items()}


ASKED = {"die": 1, "dice": 1, "percent": 0, "roll": 1}
"""Methods of the table that ask for dice, to the place of what they are for."""


def purposes(package: str) -> Iterator[str]:
    """What a package asks dice for: what it tells the table, or a function of its own that hands it on as `what`."""
    trees = list(_trees(package))
    handing: dict[str, int] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                names = [argument.arg for argument in node.args.args]
                if names[:1] == ["table"] and "what" in names:
                    handing[node.name] = names.index("what")
                    yield from _texts(node.args.defaults[len(node.args.defaults) - len(names) + names.index("what") :])
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                handed = bool(node.args) and isinstance(node.args[0], ast.Name) and node.args[0].id == "table"
                place = (handing if handed else ASKED).get(called)
                if place is not None:
                    named = [keyword.value for keyword in node.keywords if keyword.arg == "what"]
                    yield from _texts([*node.args[place : place + 1], *named])


def _texts(nodes: Iterable[ast.expr]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.IfExp):
            yield from _texts((node.body, node.orelse))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _trees(package: str) -> Iterator[ast.Module]:
    for path in sorted(Path(str(import_module(package).__file__)).parent.glob("*.py")):
        yield ast.parse(path.read_text("utf-8"))


def has_words(template: str) -> bool:
    """Whether there is anything to translate: a letter beside the places for words."""
    return any(part.isalpha() for text, *_ in Formatter().parse(template) for part in text)


def values_chosen(models: Iterable[type[BaseModel]]) -> Iterator[str]:
    """The words among which fields of models choose, but for those that the book itself has a term for."""
    for model in models_in(models):
        for info in model.model_fields.values():
            extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
            terms: Any = extra.get("terms") or {}
            for value in chosen_in(info.annotation):
                if isinstance(value, str) and has_words(value) and value not in terms:
                    yield value


def chosen_in(annotation: Any) -> Iterator[Any]:
    """The values of all `Literal` in a type."""
    if get_origin(annotation) is Literal:
        yield from get_args(annotation)
        return
    for part in get_args(annotation):
        yield from chosen_in(part)


def models_in(found: Any) -> list[type[BaseModel]]:
    """The models named, and those that their fields hold."""
    models: list[type[BaseModel]] = []
    waiting = list(found)
    while waiting:
        annotation = waiting.pop(0)
        waiting.extend(get_args(annotation))
        if isinstance(annotation, type) and issubclass(annotation, BaseModel) and annotation not in models:
            models.append(annotation)
            waiting.extend(info.annotation for info in annotation.model_fields.values())
    return models


def literals(package: str, wanted: Mapping[str, tuple[str, int]]) -> Iterator[str]:
    """The texts that a package hands to functions: `wanted` names the argument of each, and its place."""
    for tree in _trees(package):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called not in wanted:
                continue
            name, place = wanted[called]
            named = {keyword.arg: keyword.value for keyword in node.keywords}
            text = node.args[place] if len(node.args) > place else named.get(name)
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                yield text.value


def as_marks(words: dict[str, list[str]]) -> str:
    """A module in which lupdate finds texts with their contexts."""
    return "".join(
        f"QCoreApplication.translate({_quoted(context)}, {_quoted(text)})\n"
        for context, texts in words.items()
        for text in texts
    )


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


if __name__ == "__main__":
    sys.exit(main())
