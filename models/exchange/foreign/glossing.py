"""Stat blocks of other languages put into the English words that are read, with the places of what was written."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache, partial

from models.exchange.foreign.drafts import Begun, Draft, Sought
from models.exchange.foreign.glossed import Glossed
from models.exchange.foreign.vocabulary import LANGUAGES, by_start, runs, sentences, words, words_by_start

_METRES = r"\d{0,3}(?:[.,]\d)?"
_IN_METRES = re.compile(rf"(\d(?=[\d.,/\s]*m){_METRES})(?:\s*/\s*(\d{_METRES}))?\s*(?:m|metros?)\b", re.IGNORECASE)
_DIVIDED = re.compile(r"-(?<=[a-zß-ÿ]-)[ ]?\n[ ]?(?=[a-zß-ÿ])")
_LINE_WITH_COMMA = re.compile(r"^(?=[^\n]*,)[^\n.]{1,120}$", re.MULTILINE)
_IN_BRACKETS = re.compile(r"\(([^()\n]*)\)")
_DEFENCES = re.compile(r"^[ ]*Damage [^\n]+", re.MULTILINE)
_MODIFIERS = re.compile(r"^(?:[ ]*MOD\.?(?:[ ]+SALV\.?)?)+[ ]*$\n?", re.IGNORECASE | re.MULTILINE)
_TITLE = re.compile(
    r"^[ ]*(?P<title>[A-ZÀ-Þ][^\n.:;,!?()]{0,70}+(?:\([^()\n]{1,60}\))?)[ ]*\.(?=[ \n]|$)",
    re.MULTILINE,
)
_ENGLISH_LABEL = re.compile(
    r"[ ]*(?:Armor|Hit|Speed|Saving|Skills|Damage|Condition|Senses|Languages|Challenge|Proficiency)\b"
)
_NEEDED = ("Armor Class", "Hit Points")
_FIRST_LETTER = re.compile(r"(?<![\w'’-])[^\W\d]")
_MOST_WORDS = 8
"""Words of the name of a trait or an action."""
_ENDS = frozenset((".", "!", "?", ":", ")", "”", "»", "\n", ""))
"""How the line before ends where no sentence goes on in the next; a blank behind it tells nothing."""


def language_of(text: str) -> str:
    """The language other than English in whose labels a text says armour class and hit points; empty if in none."""
    found = [language for language in LANGUAGES if _is_block(text, language)]
    return max(found, key=lambda one: len(_labels(text, one))) if len(found) > 1 else "".join(found)


def _is_block(text: str, language: str) -> bool:
    """Whether the labels that make a stat block stand before numbers in a language."""
    found = _labels(text, language, _NEEDED)
    return all(found.get(label, "")[:1].isdigit() for label in _NEEDED)


def _labels(text: str, language: str, only: tuple[str, ...] = ()) -> dict[str, str]:
    """The labels of a text in a language, each with what first stands behind it."""
    labels = words("labels", language, only)
    found: dict[str, str] = {}
    for one in labels.pattern.finditer(text):
        found.setdefault(labels.word(one), text[one.end() : one.end() + 8].lstrip(" :"))
    return found


def in_english(text: str, language: str) -> Glossed:
    """A stat block of a language in the English words that the readers know; names and sentences become no prose."""
    whole = Glossed.of(text).replaced(_DIVIDED, lambda _: "").replaced(_MODIFIERS, lambda _: " ")
    draft = Draft(whole.text, _begun(language))
    draft.replace(_LINE_WITH_COMMA, lambda line: _kind_line(line[0], language))
    labels = words("labels", language)
    draft.replace(labels.pattern, lambda found: f"{labels.word(found)} " if found[0].lstrip()[:1].isupper() else None)
    sections = words("sections", language)
    draft.replace(sections.pattern, sections.word)
    draft.replace(_IN_METRES, _in_feet)
    said, small = sentences(language), whole.text.lower()
    for step, sentence in enumerate(said):
        if sentence.may_stand_in(small):
            draft.take(step)
    for step, group in enumerate(_ANYWHERE, len(said)):
        draft.take(step, within=_DEFENCES if group == "damage" else None)
    made = draft.glossed().of_glossed(whole)
    return made.replaced(_TITLE, lambda found: _title(found, made, language))


_ANYWHERE = ("damage", "conditions", "skills", "said", "abilities")
"""Groups whose words may stand wherever a word begins, those of damage in lines of defences."""


@lru_cache(maxsize=8)
def _sought(language: str) -> dict[str, list[Sought]]:
    """The first two signs of a word to what may be found there: sentences, then the words of group after group."""
    found: dict[str, list[Sought]] = {}
    for step, one in enumerate(sentences(language)):
        for start, heads in by_start(one.heads):
            made = partial(_filled, one.english, language)
            found.setdefault(start, []).append(Sought(step, heads, one.pattern, made))
    for step, group in enumerate(_ANYWHERE, len(sentences(language))):
        for start, heads, known in words_by_start(group, language):
            found.setdefault(start, []).append(Sought(step, heads, known.pattern, known.word))
    return found


@lru_cache(maxsize=8)
def _begun(language: str) -> Begun:
    """Says what may be found in a piece of a text of a language; the same words come again and again."""
    sought = _sought(language)

    @lru_cache(maxsize=2**13)
    def begun(piece: str) -> tuple[tuple[int, Sought], ...]:
        return tuple(
            (place, one) for place, run in runs(piece) for one in sought.get(run[:2], ()) if run.startswith(one.heads)
        )

    return begun


_GROUPS = {"ability": "abilities", "type": "damage"}
"""What is found under a name stands in the English sentence by the English word of a group."""


def _kind_line(line: str, language: str) -> str | None:
    """`Humanoide pequeño (trasgo), neutral malvado` as `Small Humanoid (trasgo), neutral malvado`."""
    head, comma, alignment = _IN_BRACKETS.sub(" ", line).partition(",")
    sizes, types = words("sizes", language), words("types", language)
    kind = types.pattern.match(head.strip()) if comma else None
    size = sizes.pattern.search(head) if kind else None
    if kind is None or size is None:
        return None
    inner = _IN_BRACKETS.search(line)
    subtype = f" ({inner[1]})" if inner else ""
    return f"{sizes.word(size)} {types.word(kind)}{subtype},{alignment}"


def _in_feet(found: re.Match[str]) -> str:
    near, far = found.groups()
    return f"{_feet(near)}/{_feet(far)} ft" if far else f"{_feet(near)} ft"


@lru_cache(maxsize=256)
def _feet(metres: str) -> int:
    return round(float(metres.replace(",", ".")) * 10 / 3)


def _title(found: re.Match[str], source: Glossed, language: str) -> str | None:
    """The name of a trait or an action as English sets it; None for a sentence that begins in this line."""
    before, title = found.string[max(0, found.start() - 300) : found.start()], found["title"]
    written = source.written(*found.span("title")).partition("(")[0].split()
    starts = words("begins", language)
    line = before.rstrip("\n ").rpartition("\n")[2]
    goes_on = before[-1:] == "\n" and before[-2:-1] not in _ENDS
    goes_on = goes_on and not _ENGLISH_LABEL.match(line) and not line.strip().istitle()
    if len(written) > _MOST_WORDS or starts.pattern.fullmatch(written[0]) or goes_on:
        return None
    name, bracket, inner = title.partition("(")
    capitals = _FIRST_LETTER.sub(lambda one: unicodedata.normalize("NFD", one[0])[0].upper(), name)
    return f"{capitals}{bracket}{inner}."


def _filled(template: str, language: str, found: re.Match[str]) -> str:
    """A sentence's English with what was found in it; names of groups say which words stand there."""
    values = {}
    for name, value in found.groupdict().items():
        group = _GROUPS.get(name)
        known = None if group is None else words(group, language)
        match = None if known is None else known.pattern.search(value or "")
        values[name] = known.word(match) if known is not None and match is not None else value or ""
    return template.format(**values)
