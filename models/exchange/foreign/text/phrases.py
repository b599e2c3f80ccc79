"""Words and sentences of a language on their way into English: a text is gone through once, word by word."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from models.exchange.foreign.text.translated_text import Edit
from models.exchange.foreign.text.vocabulary import WordPatterns, by_start, numbered, pairs_of

RUN = re.compile(r"\w+|\)")
"""Where something may begin: at a word, a number, or behind a bracket."""


class Phrase(NamedTuple):
    """What is looked for where a word has one of some heads, and what it is in English."""

    group: str
    heads: tuple[str, ...]
    pattern: re.Pattern[str]
    made: Callable[[re.Match[str]], str | None]
    """None: it is not meant."""


Begun = tuple[tuple[Phrase, ...], tuple[Phrase, ...]]
"""The sentences and the words that may begin with a word."""


def phrases_of(
    table: Mapping[str, Any], language: str, places: Mapping[str, tuple[str, str]], end: str = " "
) -> list[Phrase]:
    """The words of some groups, those of the first before the others'; `places` says what stands around each.

    Behind them ends a word; where `end` is empty a number may follow at once.
    """
    return [
        Phrase(group, tuple(heads), known.pattern, known.word)
        for group, place in places.items()
        for pairs, heads in by_start(pairs_of(table[group], language), end).values()
        for known in (WordPatterns.of(pairs, place),)
    ]


class _Begun(dict[str, Begun]):
    """Word to what may begin with it, looked up once: the same words come again and again."""

    def __init__(self, phrases: LanguagePhrases, groups: frozenset[str]) -> None:
        super().__init__()
        self._phrases, self._groups = phrases, groups

    def __missing__(self, word: str) -> Begun:
        if len(self) >= _MOST:
            self.clear()
        found = self[word] = self._phrases.look_up(word, self._groups)
        return found


_MOST = 2**13
"""Words that are kept."""


class LanguagePhrases:
    """All that may be found of a language: sentences, and words that stand where no sentence does."""

    def __init__(self, sentences: Sequence[Phrase], words: Sequence[Phrase]) -> None:
        self.all = (*sentences, *words)
        self._sentences, self._words = _by_start(sentences), _by_start(words)
        self._begun: dict[frozenset[str], _Begun] = {}

    def begun(self, groups: frozenset[str]) -> Mapping[str, Begun]:
        """Word to what may begin with it where some groups alone may stand."""
        if groups not in self._begun:
            self._begun[groups] = _Begun(self, groups)
        return self._begun[groups]

    def look_up(self, word: str, groups: frozenset[str]) -> Begun:
        """What may begin with a word where some groups alone may stand."""
        head = numbered(word)
        sentences, words = (
            tuple(
                phrase for phrase in known.get(head[0], ()) if phrase.group in groups and head.startswith(phrase.heads)
            )
            for known in (self._sentences, self._words)
        )
        return sentences, words

    def edits(self, text: str, start: int, end: int, groups: frozenset[str]) -> list[Edit]:
        """The English of what is found in a stretch of a plain text, of some groups alone."""
        said: list[Edit] = []
        left: list[tuple[int, tuple[Phrase, ...]]] = []
        begun, at = self.begun(groups), start
        for run in RUN.finditer(text, start, end):
            sentences, words = begun[run[0]]
            if not sentences and not words:
                continue
            place = run.end() if run[0] == ")" else run.start()
            if place < at:
                continue
            for phrase in sentences:
                if (match := phrase.pattern.match(text, place)) and (english := phrase.made(match)) is not None:
                    at = match.end()
                    said.append((place, at, english))
                    break
            else:
                if words:
                    left.append((place, words))
        return _with_words(text, said, left) if left else said


def _by_start(phrases: Iterable[Phrase]) -> dict[str, list[Phrase]]:
    found: dict[str, list[Phrase]] = {}
    for phrase in phrases:
        for start in dict.fromkeys(head[0] for head in phrase.heads):
            found.setdefault(start, []).append(phrase)
    return found


def _with_words(text: str, said: list[Edit], left: list[tuple[int, tuple[Phrase, ...]]]) -> list[Edit]:
    """Sentences, and the words between them."""
    told: list[Edit] = []
    ahead = iter(said)
    sentence = next(ahead, None)
    at = 0
    for place, words in left:
        while sentence is not None and sentence[0] < place:
            told.append(sentence)
            sentence = next(ahead, None)
        if place < at:
            continue
        for phrase in words:
            match = phrase.pattern.match(text, place)
            if match is None or (sentence is not None and match.end() > sentence[0]):
                continue
            if (english := phrase.made(match)) is not None:
                at = match.end()
                told.append((place, at, english))
                break
    return [*told, *((sentence,) if sentence else ()), *ahead]
