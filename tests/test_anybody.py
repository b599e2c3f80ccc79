"""What is said of somebody holds for anybody: a heroine is no “lo”, and is not “muerto” when she falls."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import translations

ROOT = Path(__file__).resolve().parent.parent
VERBS = {
    "es": "ataca|golpea|daña|hiere|mata|cura|despierta|descongela|encantó|hechizó|lleva el|sueltan|dejan|alcanza$|ven|"
    "estorba|emboscan|agarra|retien|empuja",
    "pt_BR": "fere|mata|ataca|cura|acorda|encantou|enfeitiçou|atrapalha|solta|segura|empurra",
}
PRONOUN = {"es": "[Ll]o|[Ll]os", "pt_BR": "[Oo]|[Oo]s"}
PARTICIPLES = {
    "es": "muerto|caído|indefenso|expulsado|tumbado|expuesto|atacado|desprevenido|dormido|aturdido|derribado|herido",
    "pt_BR": "morto|caído|indefeso|expulso|exposto|atacado|desarmado|adormecido|derrubado|ferido|revivido|emboscado",
}
"""Forms of men that have stood, or might stand, where a combatant is meant."""
OTHERWISE = (
    "El objetivo ha caído",
    "lo dejan a la mitad",
    "no muerto",
    "morto-vivo",
    "Combate desarmado",
)
"""What is said of a target, a movement, a kind of creature or a way to fight."""


def sentences(language: str) -> Iterator[str]:
    """All that is said in a language: by the rules and by the window."""
    for path in sorted((ROOT / "rules").rglob(f"{language}.ftl")):
        for line in path.read_text("utf-8").splitlines():
            if not line.startswith("#") and not line.startswith("fault-"):
                yield line.partition(" = ")[2] or line.strip()
    for message in translations.messages(translations.ts(translations.TRANSLATIONS, language)):
        yield message.translation


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_no_sentence_takes_a_combatant_for_a_man(language: str) -> None:
    pronoun = rf"(?<!todo )(?<![\w-])(?:{PRONOUN[language]}) (?:{VERBS[language]})\b"
    participle = rf"(?i)\b(?:{PARTICIPLES[language]})\b"
    told = [
        words
        for words in sentences(language)
        if (re.search(pronoun, words) or re.search(participle, words)) and not any(item in words for item in OTHERWISE)
    ]
    assert told == []
