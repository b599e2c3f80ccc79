"""Every sentence of the rules is said in every language, with the same words filled in."""

from collections.abc import Iterator, Mapping
from string import Formatter

import pytest

from rules import catalogue
from rules.phrases import TEMPLATES
from rules.refusals import REFUSALS
from rules.telling import LANGUAGES

Table = Mapping[str, Mapping[str, str]]
OTHERS = tuple(language for language in LANGUAGES if language != "en")


def tables() -> Iterator[tuple[str, Table]]:
    yield "core sentences", TEMPLATES
    yield "core refusals", REFUSALS
    for id in catalogue.ids():
        phrases = catalogue.system(id).phrases
        yield f"{id} sentences", phrases.templates
        yield f"{id} refusals", phrases.refusals
        yield f"{id} questions", phrases.questions


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("name", "table"), list(tables()), ids=[name for name, _ in tables()])
def test_what_is_said_in_english_is_said_in_every_language(name: str, table: Table, language: str) -> None:
    assert set(table.get("en", {})) - set(table.get(language, {})) == set()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("name", "table"), list(tables()), ids=[name for name, _ in tables()])
def test_no_language_fills_in_what_neither_english_nor_the_book_knows(name: str, table: Table, language: str) -> None:
    core = {**TEMPLATES["en"], **REFUSALS["en"]}
    id = name.split(maxsplit=1)[0]
    own = table.get(catalogue.system(id).language, {}) if id in catalogue.ids() else {}
    strange = {
        key: template
        for key, template in table.get(language, {}).items()
        for known in [[each[key] for each in (table.get("en", {}), own, core) if key in each]]
        if known and not fields(template) <= set().union(*map(fields, known))
    }
    assert strange == {}
