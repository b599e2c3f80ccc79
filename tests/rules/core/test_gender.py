"""The log knows nobody's gender: no sentence about somebody ends in a word that would have to agree."""

import re

import pytest

from rules import catalogue
from rules.phrases import TEMPLATES

VERBS = "es|está|queda|sale|cae|é|fica|cai"
ENDINGS = "ado|ada|ido|ida|oto|ota|uto|so|sa|udo|lto"
AGREEING = re.compile(
    rf"(?:actor|target|source|side|item|with_)\}}(?: \w+)? (?:{VERBS}) (?!preciso|demasiado)\w+(?:{ENDINGS})\b"
)


@pytest.mark.parametrize("language", ["es", "pt_BR"])
@pytest.mark.parametrize("id", ["", *catalogue.ids()])
def test_no_sentence_about_somebody_has_a_word_that_agrees_with_one_gender(id: str, language: str) -> None:
    phrases = None if not id else catalogue.system(id).phrases
    sources = [TEMPLATES] if phrases is None else [phrases.templates, phrases.refusals]
    told = [template for source in sources for template in source.get(language, {}).values()]
    assert told
    assert [one for one in told if AGREEING.search(one)] == []
