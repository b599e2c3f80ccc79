"""The rules' own words in the reader's language: what messages say."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from rules import messages
from rules.messages import Gloss, messages_of
from rules.sayings import Said, percentage

if TYPE_CHECKING:
    from rules.telling import Teller

NO_TERMS: Mapping[str, str] = {}


def language() -> str:
    """The code of the language in which the window speaks: each translation names its own."""
    return QCoreApplication.translate("language", "en")


def gloss(beside: str, ids: Gloss) -> str:
    """What a term means, by the system in whose folder the file `beside` stands; the term stays as its book has it."""
    return _gloss(language(), beside, ids)


@cache
def _gloss(language: str, beside: str, ids: Gloss) -> str:
    return messages_of(beside, language).first(ids)


def group_title(id: str, beside: str) -> str:
    """The title of a group of fields of a sheet."""
    return _word(f"group-{id}", beside) or id


def purpose_of_die(text: str, beside: str = "") -> str:
    """What a die is rolled for, by the system in whose folder the file `beside` stands, or by the core.

    What its face counts more or less, behind that, is figures in every language: `Desarmar −1`.
    """
    if isinstance(text, Said):
        return saying(text)
    what, more = parted_die(text)
    return (_word(f"die-{what.replace(' ', '_')}", beside) or what) + more


def parted_die(text: str) -> tuple[str, str]:
    """What a die is for, and what its face counts more or less."""
    what, _, more = text.rpartition(" ")
    return (what, f" {more}") if more[:1] in ("+", "−") and more[1:].isdecimal() else (text, "")


def choice_word(value: Any, beside: str = "", terms: Mapping[str, str] = NO_TERMS) -> str:
    """A value that a field of a sheet chooses: as its book calls it, else in the reader's language."""
    text = str(value)
    return terms.get(text) or _word(f"value-{text}", beside) or text.replace("_", " ")


def goal_word(teller: Teller, id: str) -> str:
    """What the end of a countdown means, in the language that the fight is told in."""
    return teller.say(f"value-{id}") or id


def terrain_name(id: str, label: str = "") -> str:
    """A terrain of a board: by `label`, the word of its book, where that has one, else in the reader's language."""
    words = id.replace("_", " ")
    return label if label not in ("", words) else _word(f"ground-{id}") or words


def saying(text: str) -> str:
    """What is said before an action is done, or of a fault, in the reader's language; any other text stays as it is."""
    return text.told(language()) if isinstance(text, Said) else text


def figure(number: int) -> str:
    """A whole number as it is read: a negative one with a minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def in_percent(number: object) -> str:
    """A number of hundredths with its sign, as the reader's language sets it."""
    return saying(percentage(number))


def decimal(number: float) -> str:
    """A number with a fraction as the reader's language writes it."""
    return messages.decimal(number, language())


def read_beside(label: str, value: str) -> tuple[str, str]:
    """A number beside its label, as both are read: of a label that ends in a per cent sign the number has it."""
    return (label[:-1].rstrip(), in_percent(value)) if label.endswith("%") else (label, value)


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
    return messages_of(beside, language()).say(id)
