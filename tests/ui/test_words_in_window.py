"""No page, menu, list or card of the window shows an id, or a word of English, to one who reads another language."""

import json
import os
import re
from collections.abc import Callable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from models.library import Library
from rules.system import registry
from rules.system.system import System
from tests.proving import short_of
from tests.ui.looking import Looker
from tests.ui.reading import Reader, plain
from tests.ui.sheet_words import FREE, IDS, WORD, choices
from tests.ui.translated import FIELD, read
from tools import messages
from ui.sheets.schema import Field, fields
from ui.shell.main_window import MainWindow
from ui.shell.sounds import PROGRAMS
from ui.text.words import WINDOW_LANGUAGES

ENGLISH = {
    *("and", "any", "are", "at", "by", "cannot", "did", "does", "each", "from", "gets", "have", "if", "into", "is"),
    *("it", "its", "more", "must", "nobody", "not", "of", "on", "one", "only", "other", "out", "than", "that", "the"),
    *("their", "them", "then", "there", "they", "this", "those", "to", "turn", "until", "what", "when", "where"),
    *("which", "who", "whose", "with", "without", "you", "your"),
}
"""Words that stand in nearly every English sentence, and in none of the other languages."""
STEPS = 4
FIGHTS = 1
"""How many of the sample fights of a system are played."""
LANGUAGES_READ = ("es", "pt_BR")
READERS = [
    (id, language)
    for place, id in enumerate(registry.ids())
    for turn, language in enumerate(LANGUAGES_READ)
    if (place + turn) % len(LANGUAGES_READ) == 0 or "TURNWRIGHT_READERS" in os.environ
]
"""Who reads what: the pages are the same for all, so the languages take turns; by `TURNWRIGHT_READERS` all read all."""
RULE = re.compile(r"\b[A-Z0-9]+-[A-Z]+-[\w-]+")
"""The id of a rule: it leads to the rules page."""
KEYS = {"Tab"}
"""What is printed on a key."""
SIDES = ("party", "foes")
WRITTEN = FREE | {"kind", "tags", "folder"}
"""What a table writes itself, in the language of the table."""


def texts_of(value: Any, key: str = "") -> Iterator[str]:
    """Every text of a sample library that its author wrote: names, notes, and the keys of what a table names itself."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield from (name,) if key in FREE else ()
            yield from texts_of(each, name)
    elif isinstance(value, list):
        for each in value:
            yield from texts_of(each, key)
    elif isinstance(value, str) and (key in WRITTEN or " " in value):
        yield value


def written() -> set[str]:
    """What the samples' authors wrote, whole and in its lines and listed words."""
    found: set[str] = set()
    for id in registry.ids():
        found.update(texts_of(json.loads((files("resources") / "samples" / f"{id}.json").read_text("utf-8"))))
    return found | {part.strip() for text in found for part in re.split("[\n,]", text)}


def terms_of(system: System) -> set[str]:
    """What its book calls things: such words are shown as they are."""
    found = {status.label for status in system.statuses.values()} | {pool.label for pool in system.pools}
    found |= {candidate.label for candidate in system.actions.values()} | set(system.stat_terms.values())
    found |= {system.title, "" if system.surprise is None else system.surprise.label}
    for action in system.actions.values():
        found |= {field.label for field in action.fields}
    for model in (system.sheet, system.options):
        found |= labels(fields(model))
    return found


def labels(shapes: tuple[Field, ...]) -> set[str]:
    """The labels of fields and of what they choose among, however deep."""
    found: set[str] = set()
    for field in shapes:
        found |= {field.label, *field.terms.values(), *field.inside.values()}
        found |= labels(tuple(filter(None, (*field.options, field.value))))
        found |= labels(fields(field.model)) if field.model is not None else set()
    return found


def ids_of(system: System) -> set[str]:
    """What statuses, actions, fields and their choices are called in scripts."""
    found = {id for model in (system.sheet, system.options) for id, _ in choices(fields(model))}
    found |= {*system.statuses, *system.actions, *system.stat_terms, *SIDES}
    return found | {*system.sheet.model_fields, *system.options.model_fields}


def without(own: set[str]) -> re.Pattern[str]:
    """Finds what somebody wrote, the longest first."""
    parts = sorted((re.escape(plain(item)) for item in own if len(item) > 1), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(parts)})(?!\w)", re.IGNORECASE)


def is_cut(text: str, own: AbstractSet[str]) -> bool:
    """Whether a text is one that somebody wrote, as far as there was room."""
    head, cut, _ = text.partition("…")
    return bool(head and cut) and any(item.startswith(head.rstrip()) for item in own)


def odd(text: str, own: re.Pattern[str], forbidden: AbstractSet[str]) -> set[str]:
    """The words of a text that nobody should read."""
    text = own.sub(" ", RULE.sub(" ", text))
    words = set(WORD.findall(text))
    return {*IDS.findall(text), *(words & forbidden - KEYS), *({word.lower() for word in words} & ENGLISH)}


def odd_texts(seen: Mapping[str, str], system: System, language: str) -> dict[str, set[str]]:
    """The texts that hold an id or a word of English, with the place where they stood, to what is odd in them."""
    known = read(language).values()
    said = {message.translation for message in known} | terms_of(system)
    said |= {
        text
        for own in ("", system.id)
        for message in messages.messages(own, language).values()
        for text in message.texts
    }
    spoken = {word for text in said for word in WORD.findall(FIELD.sub(" ", text))}
    others = {term for id in registry.ids() for term in terms_of(registry.system(id))}
    authored = written()
    own = without(authored | others | {name for _, name in WINDOW_LANGUAGES} | set(PROGRAMS))
    english = {word.lower() for message in known for word in WORD.findall(FIELD.sub(" ", message.source))}
    english -= {word.lower() for word in spoken | {each for text in others for each in WORD.findall(text)}}
    forbidden = (ids_of(system) | english | {word.capitalize() for word in english}) - spoken
    assert len(forbidden) > 12
    untranslated = {message.source for message in known if message.translation != message.source} - said - authored
    return {
        f"{place}: {text}": wrong
        for text, place in seen.items()
        if not is_cut(text, authored) and (wrong := odd(text, own, forbidden) or ({text} & untranslated))
    }


@pytest.mark.parametrize(("system_id", "language"), short_of(READERS, ("ffrpg", "es")))
def test_the_window_says_everything_in_the_words_of_its_reader(
    system_id: str,
    language: str,
    qtbot: QtBot,
    tmp_path: Path,
    speak: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    speak(language)
    library = Library.open(tmp_path / "Samples.turnwright")
    window = MainWindow(library, language, QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    looker = Looker(window, Reader(monkeypatch), system_id)
    looker.around()
    for id in looker.encounters()[:FIGHTS]:
        looker.prepared(id)
        looker.fight(id, STEPS)
    library.close()

    assert len(looker.seen) > 1000
    assert odd_texts(looker.seen, registry.system(system_id), language) == {}
