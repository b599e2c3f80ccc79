"""The rules' own words in the reader's language: what messages say, and which of them stay on one line."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from rules.text import messages
from rules.text.localized import LocalizedText, percentage
from rules.text.messages import Gloss, messages_of, terms

if TYPE_CHECKING:
    from rules.log.formatter import Teller
    from rules.system.system import System

WINDOW_LANGUAGES = (("en", "English"), ("es", "Español"), ("pt_BR", "Português do Brasil"))
"""The languages of the window, each as it calls itself."""
TERMS = "book_terms_in_my_language"
"""The application's property that is true where the terms of books are said in the reader's language."""
NO_TERMS: Mapping[str, str] = {}


def language() -> str:
    """The code of the language in which the window speaks: each translation names its own."""
    return QCoreApplication.translate("language", "en")


def terms_language(wanted: str = "") -> str:
    """Return the language of the terms of books in the window, or `wanted`; empty: each book's own."""
    application = QCoreApplication.instance()
    return (wanted or language()) if application is not None and application.property(TERMS) is True else ""


def as_read(system: System, wanted: str = "") -> System:
    """Return a system with its terms in the language of the window, or in the one that is `wanted`."""
    from rules.system.translated_system import worded  # a window without a fight needs no rules

    return worded(system, terms_language(wanted))


def as_term(word: str, beside: str) -> str:
    """A word of a book as its reader is told it."""
    return terms(beside, terms_language()).get(word, word)


@cache
def _book_words(beside: str, language: str) -> Mapping[str, str]:
    return {translation: word for word, translation in terms(beside, language).items() if translation != word}


def gloss(beside: str, ids: Gloss, term: str = "") -> str:
    """What a term means, by the system in whose folder the file `beside` stands, after its book's own word for it."""
    return _gloss(language(), terms_language(), beside, ids, term)


@lru_cache(maxsize=4000)
def _gloss(language: str, terms_in: str, beside: str, ids: Gloss, term: str) -> str:
    book = _book_words(beside, terms_in).get(term, "")
    meaning = messages_of(beside, language, translated=bool(terms_in)).first_of(ids)
    # What only says the book's word in the reader's language says nothing beside that.
    return book if book and meaning.casefold() == term.casefold() else " – ".join(filter(None, (book, meaning)))


def group_title(id: str, beside: str) -> str:
    """The title of a group of fields of a sheet."""
    return _word(f"group-{id}", beside) or id


def purpose_of_die(text: str, beside: str = "") -> str:
    """What a die is rolled for, by the system in whose folder the file `beside` stands, or by the core.

    What its face counts more or less, behind that, is figures in every language: `Desarmar −1`.
    """
    if isinstance(text, LocalizedText):
        return localize(text)
    purpose, more = parted_die(text)
    return (_word(f"die-{purpose.replace(' ', '_')}", beside) or as_term(purpose, beside)) + more


def parted_die(text: str) -> tuple[str, str]:
    """What a die is for, and what its face counts more or less."""
    purpose, _, more = text.rpartition(" ")
    return (purpose, f" {more}") if more[:1] in ("+", "−") and more[1:].isdecimal() else (text, "")


def choice_word(value: Any, beside: str = "", terms: Mapping[str, str] = NO_TERMS) -> str:
    """A value that a field of a sheet chooses: as its book calls it, else in the reader's language."""
    text = str(value)
    return terms.get(text) or _word(f"value-{text}", beside) or text.replace("_", " ")


def unit_meant(typed: str, units: Mapping[str, str], beside: str) -> str:
    """The unit of a countdown that a word means: the reader's word first, then one of any language.

    `units`: each unit's id to the reader's word for several. Who reads in one language may play a book in another,
    which has a word of its own for a round.
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
    """What the end of a countdown means, in the language that the fight is told in."""
    return teller.say(f"value-{id}") or id


def terrain_name(id: str, label: str = "") -> str:
    """A terrain of a board: by `label`, the word of its book, where that has one, else in the reader's language."""
    words = id.replace("_", " ")
    return label if label not in ("", words) else _word(f"ground-{id}") or words


def localize(text: str, beside: str = "") -> str:
    """What is said before an action is done, or of a fault, in the reader's language; any other text stays as it is.

    `beside`: a file of the system of whose book the words in a message of the core are.
    """
    if not isinstance(text, LocalizedText):
        return text
    return text.in_language(language(), terms(beside or text.beside, terms_language()))


def figure(number: int) -> str:
    """A whole number as it is read: a negative one with a minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def in_percent(number: object) -> str:
    """A number of hundredths with its sign, as the reader's language sets it."""
    return localize(percentage(number))


def decimal(number: float) -> str:
    """A number with a fraction as the reader's language writes it."""
    return messages.decimal(number, language())


def read_beside(label: str, value: str) -> tuple[str, str]:
    """A number beside its label, as both are read: of a label that ends in a per cent sign the number has it."""
    return (label[:-1].rstrip(), in_percent(value)) if label.endswith("%") else (label, value)


def timed(label: str, timer: str) -> str:
    """A condition with what is left of it; behind a value of its own that has a sign, so that both are told apart."""
    return f"{label} {'◷' if timer and label[-1:].isdigit() else ''}{timer}".rstrip()


def side_name(id: str) -> str:
    """How a side is called; one that a table made up keeps its name."""
    return _word(f"side_title-{id}") or id


def state_name(id: str, beside: str = "") -> str:
    """How it stands with a combatant, in the words of the system whose file that is, if it has any."""
    return _word(f"state-{id}", beside) or id


def how_it_stands(id: str, *, dying: bool, beside: str = "") -> str:
    """How it stands with a combatant; whoever is dying is called so, and not only unconscious."""
    return QCoreApplication.translate("Piece", "dying") if dying else state_name(id, beside)


def _word(id: str, beside: str = "") -> str | None:
    return messages_of(beside, language(), translated=bool(terms_language())).format(id)


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
    """Words that do not part at the end of a line."""
    return words.replace(" ", SPACE)


def unbroken_if_short(words: str, longest: int) -> str:
    """Words of so many signs at most on one line; longer ones might not have room on any."""
    return unbroken(words) if len(words) <= longest else words


def with_units(text: str) -> str:
    """A sentence in which no line ends between a number and what it counts: `40 %`, `4 HP`."""
    return re.sub(r"(?<=\d) (?=%|[^\W\d])", SPACE, text)
