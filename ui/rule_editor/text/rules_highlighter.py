"""Gentle colours in the text of rules: tables, keys, texts, numbers and comments are told apart at a glance."""

from __future__ import annotations

import re

from PySide6.QtGui import QColor, QFont, QSyntaxHighlighter, QTextCharFormat, QTextDocument

from ui.theme.theme import BOLD, current, look

LONGEST_LINE = 4_000
"""Signs of a line that is coloured."""
_TABLE, _KEY, _TEXT, _VALUE, _COMMENT = "table", "key", "text", "value", "comment"
HUES = {_TABLE: "grip", _KEY: "ward", _TEXT: "strengthen", _VALUE: "transform"}
"""Families of the theme: their colours can be read on every ground."""
_PARTS = re.compile(
    r"(?P<comment>\#.*)"
    r"|(?P<long>\"\"\"|''')"
    r"|(?P<value>[+-]?[0-9][0-9A-Za-z_.:+-]*|\b(?:true|false|inf|nan)\b)"
    r"|(?P<key>[A-Za-z_-][A-Za-z0-9_-]*|\"(?:[^\"\\]|\\.)*\"(?=[ \t]*[.=])|'[^']*'(?=[ \t]*[.=]))"
    r"|(?P<text>\"(?:[^\"\\]|\\.)*\"?|'[^']*'?)"
)
_HEADER = re.compile(r"[ \t]*\[\[?[^\]#=,]*\]\]?(?=[ \t]*(?:#.*)?$)")
_ENDS = ('"""', "'''")


class RulesHighlighter(QSyntaxHighlighter):
    """Colours the text of rules; a text over several lines is one, and a value in a list is no table."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self._formats: dict[str, QTextCharFormat] = {}
        self._take_colours()
        look().theme_changed.connect(self._recolour)

    def _take_colours(self) -> None:
        theme = current()
        self._formats = {part: _format(theme.family(family)) for part, family in HUES.items()}
        self._formats[_TABLE].setFontWeight(BOLD)
        self._formats[_COMMENT] = _format(theme.color("muted"))
        self._formats[_COMMENT].setFontItalic(True)

    def _recolour(self) -> None:
        self._take_colours()
        self.rehighlight()

    def highlightBlock(self, text: str) -> None:  # noqa: N802
        """Colour one line; its state says which long text goes on behind it."""
        if len(text) > LONGEST_LINE:
            self.setCurrentBlockState(self.previousBlockState())
            return
        self.setCurrentBlockState(-1)
        at = self._go_on(text, 0, self.previousBlockState())
        header = _HEADER.match(text) if at == 0 else None
        if header is not None:
            self._colour(text, 0, header.end(), _TABLE)
            at = header.end()
        while 0 <= at < len(text) and (found := _PARTS.search(text, at)) is not None:
            at = found.end()
            if found["long"]:
                at = self._go_on(text, found.start(), _ENDS.index(found["long"]), len(found["long"]))
            elif found.lastgroup is not None:
                self._colour(text, found.start(), found.end(), found.lastgroup)

    def _go_on(self, text: str, start: int, state: int, opened: int = 0) -> int:
        """Colour a long text from `start`; return where it ends, or the end of the line if it goes on."""
        if not 0 <= state < len(_ENDS):
            return start
        end = text.find(_ENDS[state], start + opened)
        if end < 0:
            self.setCurrentBlockState(state)
        stop = len(text) if end < 0 else end + len(_ENDS[state])
        self._colour(text, start, stop, _TEXT)
        return stop

    def _colour(self, text: str, start: int, end: int, part: str) -> None:
        """Qt counts a sign beyond the first 65,536 twice."""
        if text.isascii():
            self.setFormat(start, end - start, self._formats[part])
            return
        begins = _units(text[:start])
        self.setFormat(begins, _units(text[start:end]), self._formats[part])


def _units(text: str) -> int:
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _format(color: QColor) -> QTextCharFormat:
    made = QTextCharFormat()
    made.setForeground(color)
    made.setFontWeight(QFont.Weight.Normal)
    return made
