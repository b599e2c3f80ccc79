"""The rules' words in the reader's language: sentences of messages, and what must not wrap."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from rules.text import localized, messages
from rules.text.localized import LocalizedText, percentage
from rules.text.messages import UNKNOWN, Gloss, home_of, messages_of, parted_die, terms

if TYPE_CHECKING:
    from rules.log.sentences import Teller
    from rules.sheets.schema import Sheet
    from rules.system.system import System

WINDOW_LANGUAGES = (("en", "English"), ("es", "Español"), ("pt_BR", "Português do Brasil"))
"""The languages of the window, each by its own name."""
TERMS = "book_terms_in_my_language"
"""The application's property: whether terms of books are shown in the reader's language."""
NO_TERMS: Mapping[str, str] = {}
_reader: ContextVar[str] = ContextVar("reader", default="")
"""The language of a reader beside the window; empty: that of the window."""


@contextmanager
def read_in(code: str) -> Iterator[None]:
    """Put what the rules and books say into another language than the window's, for a player's phone."""
    before = _reader.set(code)
    try:
        yield
    finally:
        _reader.reset(before)


def language() -> str:
    """Return the code of the reader's language: the window's, which each translation contains."""
    return _reader.get() or QCoreApplication.translate("language", "en")


def terms_language(wanted: str = "") -> str:
    """Return the language of the terms of books in the window, or `wanted`; empty: each book's own."""
    application = QCoreApplication.instance()
    return (wanted or language()) if application is not None and application.property(TERMS) is True else ""


def as_read(system: System, wanted: str = "") -> System:
    """Return a system with its terms in the language of the window, or in the one that is `wanted`."""
    terms_in = terms_language(wanted)
    if not terms_in:
        return system
    from rules.system.translated_system import worded  # a window without a fight needs no rules

    return worded(system, terms_in)


def as_term(word: str, beside: str) -> str:
    """Return a term of a book as its reader sees it."""
    return localized.as_term(word, terms(beside, terms_language()))


@lru_cache(maxsize=64)
def _book_words(beside: str, language: str) -> Mapping[str, str]:
    return {translation: word for word, translation in terms(beside, language).items() if translation != word}


def gloss(beside: str, ids: Gloss, term: str = "", options: Sheet | None = None) -> str:
    """Return the meaning of a term by the system in whose folder the file `beside` is, after its book's own word.

    Its figures are those of a fight's `options`, or the book's.
    """
    spoken = language()
    return " – ".join(filter(None, _gloss(spoken, terms_language(spoken), beside, ids, term, _figures(options))))


def explanation(beside: str, ids: Gloss, term: str = "", options: Sheet | None = None) -> str:
    """Return the meaning of a term for a line under it, without its book's own word: a second name in its language."""
    spoken = language()
    return _gloss(spoken, terms_language(spoken), beside, ids, term, _figures(options))[1]


def _figures(options: Sheet | None) -> tuple[tuple[str, Any], ...]:
    if options is None:
        return ()
    from rules.sheets.schema import figures_of  # what is painted first needs no sheets

    return tuple(figures_of(options).items())


@lru_cache(maxsize=64)
def _book_figures(beside: str) -> Mapping[str, Any]:
    """The figures of the book in whose folder the file `beside` stands."""
    from rules.sheets.schema import book_figures
    from rules.system import registry

    systems = map(registry.system, registry.ids())
    own = next((each for each in systems if home_of(each.phrases.file) == home_of(beside)), None)
    return {} if own is None else book_figures(own.options)


@lru_cache(maxsize=4000)
def _gloss(
    language: str, terms_in: str, beside: str, ids: Gloss, term: str, figures: tuple[tuple[str, Any], ...]
) -> tuple[str, str]:
    """Return the book's own word and the meaning of a term, each empty if there is none."""
    book = _book_words(beside, terms_in).get(term, "")
    messages = messages_of(beside, language, translated=bool(terms_in))
    meaning = messages.first_of(ids, dict(figures))
    if not figures and UNKNOWN in meaning:
        meaning = messages.first_of(ids, _book_figures(beside))
    # What only says the book's word in the reader's language says nothing beside that.
    return (book, "") if book and meaning.casefold() == term.casefold() else (book, meaning)


def group_title(id: str, beside: str) -> str:
    """Return the title of a group of a sheet's fields."""
    return _word(f"group-{id}", beside) or id


def purpose_of_die(text: str, beside: str = "") -> str:
    """Return what a die is for, by the system in whose folder the file `beside` is, or by the core.

    A modifier of its face follows in every language: `Desarmar −1`.
    """
    if isinstance(text, LocalizedText):
        return localize(text)
    purpose, more = parted_die(text)
    return (_word(f"die-{purpose.replace(' ', '_')}", beside) or as_term(purpose, beside)) + more


def choice_word(value: Any, beside: str = "", terms: Mapping[str, str] = NO_TERMS) -> str:
    """Return the word for a value that a field chooses: the book's, else in the reader's language."""
    text = str(value)
    return terms.get(text) or _word(f"value-{text}", beside) or text.replace("_", " ")


def unit_meant(typed: str, units: Mapping[str, str], beside: str) -> str:
    """Return the unit of a countdown by its word: in the reader's language first, then in any.

    `units`: each unit's id to the reader's plural. A book in another language has words of its own for a round.
    """
    from models.storage.store import folded
    from rules.system import registry

    word = folded(typed)
    own = next((id for id, name in units.items() if {word, f"{word}s"} & {id, folded(name)}), "")
    if own:
        return own
    others = (registry.system(id).phrases.file for id in registry.ids())
    for file, language in itertools.product(("", beside, *others), messages.LANGUAGES):
        for id in units:
            names = (messages_of(file, language).format(id, {"count": count}) or "" for count in (1, 2))
            if word in {folded(name.strip("12 ")) for name in names}:
                return id
    return ""


def goal_word(teller: Teller, id: str) -> str:
    """Return what the end of a countdown means, in the fight's language."""
    return teller.say(f"value-{id}") or id


def terrain_name(id: str, label: str = "") -> str:
    """Return the name of a terrain: the book's `label`, if there is one, else in the reader's language."""
    words = id.replace("_", " ")
    return label if label not in ("", words) else _word(f"ground-{id}") or words


def localize(text: str, beside: str = "") -> str:
    """Return a preview or a fault in the reader's language; any other text unchanged.

    `beside`: a file of the system whose terms are used in messages of the core; else each system that a part of the
    text is of.
    """
    if not isinstance(text, LocalizedText):
        return text
    words: dict[str, str] = {}
    spoken = language()
    if wanted := terms_language(spoken):
        for file in [beside] if beside else text.files():
            words |= terms(file, wanted)
    return text.in_language(spoken, words)


def hint_words(hint: str, beside: str) -> str:
    """Return the hint of an option in the reader's language, with the terms of the system of the file `beside`."""
    if isinstance(hint, LocalizedText):
        return localize(hint, beside)
    return messages.in_terms(hint, terms(beside, terms_language()))


def figure(number: int) -> str:
    """Return an int with a proper minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def in_percent(number: object) -> str:
    """Return a number of per cent with its sign, in the reader's language."""
    return localize(percentage(number))


def decimal(number: float) -> str:
    """Return a fraction in the reader's language."""
    return messages.decimal(number, language())


def read_beside(label: str, value: str) -> tuple[str, str]:
    """Return label and number as read: a per cent sign at the label's end moves to the number."""
    return (label[:-1].rstrip(), in_percent(value)) if label.endswith("%") else (label, value)


def timed(label: str, timer: str) -> str:
    """Return a status with its remaining time, with a sign if it has a value of its own too."""
    return f"{label} {'◷' if timer and label[-1:].isdigit() else ''}{timer}".rstrip()


def flag_off(label: str) -> str:
    """Return that something a thing mostly has is missing: `Two-handed: no`."""
    return messages_of("", language()).format("flag-off", {"label": label}) or label


def side_name(id: str) -> str:
    """Return the name of a side; a side of the user's own keeps its name."""
    return _word(f"side_title-{id}") or id


def state_name(id: str, beside: str = "") -> str:
    """Return the name of a state, in the words of the system of the file `beside`, if it has any."""
    return _word(f"state-{id}", beside) or id


def message_of(id: str, beside: str) -> str:
    """Return a message of the system in whose folder the file `beside` is; empty if it has none."""
    return _word(id, beside) or ""


def _word(id: str, beside: str = "") -> str | None:
    spoken = language()
    return messages_of(beside, spoken, translated=bool(terms_language(spoken))).format(id)


def words_of_flag() -> dict[bool, str]:
    """Return what a flag that is on, and one that is off, is called in the reader's language."""
    translate = QCoreApplication.translate
    return {True: translate("Words", "Yes"), False: translate("Words", "No")}


def letters_of_flags() -> dict[bool, tuple[str, ...]]:
    """Return the signs that answer yes, and those that answer no: the reader's own letters first.

    The English letters do so in every language, unless one of them begins the reader's other word.
    """
    yes, no = (word[:1].casefold() for word in words_of_flag().values())
    return {
        True: tuple(dict.fromkeys(sign for sign in (yes, "y", "1") if sign != no)),
        False: tuple(dict.fromkeys(sign for sign in (no, "n", "0") if sign != yes)),
    }


SPACE = "\N{NO-BREAK SPACE}"


def unbroken(words: str) -> str:
    """Return words that do not wrap."""
    return words.replace(" ", SPACE)


def unbroken_if_short(words: str, longest: int) -> str:
    """Return words that do not wrap, if they have at most `longest` characters."""
    return unbroken(words) if len(words) <= longest else words


def with_units(text: str) -> str:
    """Return a sentence that does not wrap between a number and its unit: `40 %`, `4 HP`."""
    return re.sub(r"(?<=\d) (?=%|[^\W\d])", SPACE, text)


def with_figures(text: str) -> str:
    """Return a detail that does not wrap between a figure and what it is of: `Range 20`, `2d+6 ≈ 13`, `4 turns`."""
    return with_units(re.sub(r"(?<=[^\W_]) (?=[≈≥≤<>=+−±]? ?\d)|(?<=[≈≥≤<>=+−±]) (?=\d)", SPACE, text))


def in_one_line(text: str) -> str:
    """Return the lines of a text in one, with a dot between them."""
    return " · ".join(filter(None, map(str.strip, text.splitlines())))
