"""Phrases of a language and their English, found in a single pass through a text, word by word."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from models.exchange.foreign.text.translated_text import Edit
from models.exchange.foreign.text.vocabulary import WordPatterns, by_start, head_key, pairs_of

RUN = re.compile(r"\w+|\)")
"""Where a phrase may start: at a word, a number, or after a bracket."""


class Phrase(NamedTuple):
    """A pattern that is tried where a word starts with one of its heads, and its English."""

    group: str
    heads: tuple[str, ...]
    pattern: re.Pattern[str]
    english: Callable[[re.Match[str]], str | None]
    """Returns the English of a match; None rejects it."""


Begun = tuple[tuple[Phrase, ...], tuple[Phrase, ...]]
"""Sentences and words that may start with a given word."""


def phrases_of(
    table: Mapping[str, Any], language: str, places: Mapping[str, tuple[str, str]], word_end: str = " "
) -> list[Phrase]:
    """Return the words of some groups in the groups' order; `places` gives the patterns around each.

    A word must end with `word_end`; if it is empty, a number may follow at once.
    """
    return [
        Phrase(group, tuple(heads), patterns.pattern, patterns.word)
        for group, place in places.items()
        for pairs, heads in by_start(pairs_of(table[group], language), word_end).values()
        for patterns in (WordPatterns.of(pairs, place),)
    ]


class _CandidateCache(dict[str, Begun]):
    """A bounded cache from a word to the phrases that may start with it."""

    def __init__(self, phrases: LanguagePhrases, groups: frozenset[str]) -> None:
        super().__init__()
        self._phrases, self._groups = phrases, groups

    def __missing__(self, word: str) -> Begun:
        if len(self) >= _MOST:
            self.clear()
        candidates = self[word] = self._phrases.find_candidates(word, self._groups)
        return candidates


_MOST = 2**13
"""Words that are cached."""


class LanguagePhrases:
    """The phrases of a language: sentences, and words that apply where no sentence does."""

    def __init__(self, sentences: Sequence[Phrase], words: Sequence[Phrase]) -> None:
        self.all = (*sentences, *words)
        self._sentences, self._words = _by_start(sentences), _by_start(words)
        self._caches: dict[frozenset[str], _CandidateCache] = {}

    def candidates(self, groups: frozenset[str]) -> Mapping[str, Begun]:
        """Return a mapping from a word to the phrases of some groups that may start with it."""
        if groups not in self._caches:
            self._caches[groups] = _CandidateCache(self, groups)
        return self._caches[groups]

    def find_candidates(self, word: str, groups: frozenset[str]) -> Begun:
        """Return the phrases of some groups that may start with a word."""
        head = head_key(word)
        sentences, words = (
            tuple(
                phrase
                for phrase in by_start.get(head[0], ())
                if phrase.group in groups and head.startswith(phrase.heads)
            )
            for by_start in (self._sentences, self._words)
        )
        return sentences, words

    def edits(self, text: str, start: int, end: int, groups: frozenset[str]) -> list[Edit]:
        """Return the English of the phrases of some groups in a stretch of plain text."""
        sentence_edits: list[Edit] = []
        word_places: list[tuple[int, tuple[Phrase, ...]]] = []
        candidates, done = self.candidates(groups), start
        for run in RUN.finditer(text, start, end):
            sentences, words = candidates[run[0]]
            if not sentences and not words:
                continue
            position = run.end() if run[0] == ")" else run.start()
            if position < done:
                continue
            for phrase in sentences:
                if (match := phrase.pattern.match(text, position)) and (english := phrase.english(match)) is not None:
                    done = match.end()
                    sentence_edits.append((position, done, english))
                    break
            else:
                if words:
                    word_places.append((position, words))
        return _merged_edits(text, sentence_edits, word_places) if word_places else sentence_edits


def _by_start(phrases: Iterable[Phrase]) -> dict[str, list[Phrase]]:
    by_letter: dict[str, list[Phrase]] = {}
    for phrase in phrases:
        for start in dict.fromkeys(head[0] for head in phrase.heads):
            by_letter.setdefault(start, []).append(phrase)
    return by_letter


def _merged_edits(text: str, sentences: list[Edit], words_at: list[tuple[int, tuple[Phrase, ...]]]) -> list[Edit]:
    """Return the edits of sentences and of the words between them."""
    edits: list[Edit] = []
    following = iter(sentences)
    sentence = next(following, None)
    done = 0
    for position, words in words_at:
        while sentence is not None and sentence[0] < position:
            edits.append(sentence)
            sentence = next(following, None)
        if position < done:
            continue
        for phrase in words:
            match = phrase.pattern.match(text, position)
            if match is None or (sentence is not None and match.end() > sentence[0]):
                continue
            if (english := phrase.english(match)) is not None:
                done = match.end()
                edits.append((position, done, english))
                break
    return [*edits, *((sentence,) if sentence else ()), *following]
