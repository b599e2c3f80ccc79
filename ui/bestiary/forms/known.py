"""The words of a catalogue: what a sheet holds of them, and how each is shown and may be typed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication

from models.storage.store import folded
from rules.sheets.schema import words_of

MOST_NAMED = 13
"""How many words are named where another was typed that cannot stand there: one book has so many dice."""


class Known:
    """Every word of a catalogue, found by the reader's word or the sheet's own, whatever its case and accents."""

    def __init__(self, words: Mapping[str, str], *, own: bool = False) -> None:
        """`words`: what the sheet holds to how it is shown; `own`: other words may stand there too."""
        self.words = dict(words)
        self._own = own
        self._meant = {folded(typed): word for word in self.words for typed in (word, word.replace("_", " "))}
        self._meant |= {folded(shown): word for word, shown in self.words.items()}

    def shown(self, word: str) -> str:
        """A word of the sheet in the reader's; an own one as words, which mean it from then on."""
        if not self._own or word in self.words:
            return self.words.get(word, word)
        shown = words_of(word)
        self._meant.setdefault(folded(shown), word)
        return shown

    def meant(self, text: str) -> str | None:
        """The word of the sheet that somebody typed, or None."""
        return self._meant.get(folded(text.strip()))

    def problem(self, typed: Iterable[str]) -> str:
        """What is wrong with words that were typed, or nothing."""
        odd = next((one for one in typed if self.meant(one) is None), None)
        if odd is None:
            return ""
        near = self._near(odd)
        if not near:
            sentence = QCoreApplication.translate("Known", "“{word}” is not one of the words that can stand here.")
            return sentence.format(word=odd)
        sentence = QCoreApplication.translate("Known", "“{word}” cannot stand here, but one of these can: {words}.")
        return sentence.format(word=odd, words=", ".join(near))

    def _near(self, typed: str) -> list[str]:
        """All words if they are few; else those that begin as what was typed does, in as much of it as any has."""
        shown = list(dict.fromkeys(self.words.values()))
        if len(shown) <= MOST_NAMED:
            return shown
        wanted = folded(typed.strip())
        for length in range(len(wanted), 0, -1):
            found = [word for word in shown if folded(word).startswith(wanted[:length])]
            if found:
                return found if len(found) <= MOST_NAMED else []
        return []
