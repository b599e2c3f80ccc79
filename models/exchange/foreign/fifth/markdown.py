"""Removes the Markdown of notes and stat-block pages from a text, keeping the original positions.

Homebrewery, GM Binder, Obsidian: headings, quotes, fences, bullets, tables of scores, links, dice codes.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from functools import lru_cache

from models.exchange.foreign.fifth.lines import END, NAME_ENDS, SECTIONS, begins_line, is_label, may_be_name
from models.exchange.foreign.text.translated_text import Edit, TranslatedText
from models.exchange.foreign.text.words import DICE_CODE, LINK, MARKS, WIKI_LINK, dice_text, plain

_SIGNS = re.compile(
    r"%%|[*_`\[{|<>#~\\]|&[#a-z]|^[ \t]*(?::+[ \t]*$|[-+\u2022\u00b7][ \t]|\d{1,2}[.)][ \t])|^---|dice:", re.MULTILINE
)
"""A text without any of these has no Markdown."""
_FRONT = re.compile(r"\s*---[ \t]*\n.*?^---[ \t]*$", re.MULTILINE | re.DOTALL)
_LINE = re.compile(r"[^\n]+")
_QUOTE = re.compile(r"[ \t]{0,8}>(?:[ \t]{0,4}>){0,8}[ \t]?(?:\[![^\]\n]{1,30}\][+-]?[ \t]*)?")
_FENCE = re.compile(r"(?:`{3,}|~{3,})(?P<what>[^`]*)")
_HEADING = re.compile(r"[ \t]{0,3}(?P<level>#{1,6})(?:[ \t]+|$)(?P<text>[^\n]*)")
_ANCHOR = re.compile(r"\^[\w-]+")
_BULLET = re.compile(r"[ \t]*[-*+\u2022][ \t]+(?=\*\*|__|(?:STR|DEX|CON|INT|WIS|CHA|FUE|FOR|DES|SAB|CAR)\b)")
_PLAIN_BULLET = re.compile(r"[ \t]*(?:[-*+\u2022\u00b7]|\d{1,2}[.)])[ \t]+(?=[A-Z])")
"""A bullet before unmarked words; it is removed only before a label or an action's name."""
_CELL = re.compile(
    r"(?:(?:str|dex|con|int|wis|cha|fue|for|des|sab|car)[a-zà-ü]*|(?:ability )?scores?|ability|stats?|mod[a-z]*\.?"
    r"|sav(?:es?|ing throws?)|sal[a-zà-ü]*\.?)?"
    r"[:.]?[ ]?(?:\d{1,2})?(?:[ ]?\(?[+-]\d{1,2}\)?|[ ]?\(0\)){0,2}",
    re.IGNORECASE,
)
"""A cell of a table of scores, without the marks around it."""
_LED = re.compile(
    r"[ \t]*(?P<marks>\*{2,3}|__)(?P<name>(?=[^\s*])[^*\n]{1,120}?)(?P<stop>[.:]?)[ ]?(?P=marks)"
    r"(?P<then>[.:]?)(?=[ \t]|$)"
)
"""Bold letters at the start of a paragraph."""
_TITLED = re.compile(r"[ \t]*(?:title|name)[ \t]*:[ \t]*", re.IGNORECASE)
_FIRST_LABEL = re.compile(r"\W*(?:Armou?r Class|AC|Clase de Armadura|Classe de Armadura|CA)\b\W*\d", re.IGNORECASE)
_ENTITY = re.compile(r"&(?:#\d{1,6}|#x[0-9a-f]{1,5}|[a-z]{2,8}\d{0,2});", re.IGNORECASE)
_REST = re.compile(
    r"(?P<bonus>[ \t]{0,9}\{\{bonus[ ](?=\S))|\{\{[\w,:;#.-]{0,200}[ ]?|\}\}"
    r"|(?<=\*\*)[ \t]{0,40}::[ \t]{0,40}|[ \t]{1,9}::[ \t]{1,9}"
    r"|%%[^%]{0,400}%%|<(?P<br>br)?[ ]?/?[^<>\n]{0,200}>|\\(?=[^\w\s]|[ \t]{0,9}$)",
    re.IGNORECASE | re.MULTILINE,
)
"""Other markup: insets, colons of definition lists, comments, tags, escapes."""


@lru_cache(maxsize=4)
def read(text: str) -> TranslatedText:
    """Return a text without its Markdown; unchanged if it has none."""
    page = TranslatedText(text)
    if not _SIGNS.search(text):
        return page
    page = page.edited(_PageLines(text).edits())
    page = page.edited((*match.span(), _unescaped(match[0])) for match in _ENTITY.finditer(page.text))
    page = page.edited((*match.span(), dice_text(match)) for match in DICE_CODE.finditer(page.text))
    for links in (LINK, WIKI_LINK):
        page = page.edited(_unlinked(links, page.text))
    page = page.edited((*match.span(), _replacement(match)) for match in _REST.finditer(page.text))
    return page.edited((*match.span(), "") for match in MARKS.finditer(page.text))


def _unescaped(entity: str) -> str:
    """Return the character of an HTML entity; any blank is a space."""
    sign = html.unescape(entity)
    return " " if sign.isspace() else plain(sign)


def _unlinked(links: re.Pattern[str], text: str) -> Iterator[Edit]:
    for match in links.finditer(text):
        if match["picture"]:
            yield (*match.span(), "")
        else:
            yield match.start(), match.start("text"), ""
            yield match.end("text"), match.end(), ""


def _replacement(match: re.Match[str]) -> str:
    """Return what replaces a piece of other markup."""
    if match["bonus"] or match["br"]:
        return "\n"
    return " " if ":" in match[0] and "{" not in match[0] and "<" not in match[0] else ""


def _is_rule(line: str) -> bool:
    """Return whether a line has no content: a rule, a gap, a page break, a table's separator."""
    signs = set(line)
    if line.startswith(("\\page", "\\column")) or signs == {":"}:
        return True
    return (len(line) > 2 and len(signs) == 1 and line[0] in "_=-*") or ({"|", "-"} <= signs <= set("|:- \t"))


class _PageLines:
    """The lines of a page: the markup at their start is removed, and what ends a stat block is marked."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._fenced = False
        self._insets: list[bool] = []
        """For each open inset, whether it is a monster's."""
        self._quoted = False
        """Whether the current quote holds a stat block."""
        self._heading = 7
        self._block_heading = 0
        """The level of the heading over the open stat block; 0 if none is open."""

    def edits(self) -> list[Edit]:
        """Return the edits that remove the markup of all lines."""
        edits: list[Edit] = []
        front = _FRONT.match(self._text)
        position = front.end() if front else 0
        if front:
            edits.append((0, position, ""))
        for line in _LINE.finditer(self._text, position):
            edits += self._line(*line.span())
        return edits

    def _line(self, start: int, end: int) -> Iterator[Edit]:
        quote = _QUOTE.match(self._text, start, end)
        position = quote.end() if quote else start
        ends = self._ends_quote(quote is not None, self._text[position:end])
        head = END + "\n" if ends else ""
        if (replacement := self._fence_or_rule(self._text[position:end].strip())) is not None:
            yield start, end, head + replacement
            return
        if match := _HEADING.match(self._text, position, end):
            if self._ends_at(match):
                head = END + "\n"
            position = match.start("text")
        elif (
            (match := _BULLET.match(self._text, position, end))
            or (self._fenced and (match := _TITLED.match(self._text, position, end)))
            or ((match := _PLAIN_BULLET.match(self._text, position, end)) and begins_line(self._text, match.end(), end))
        ):
            position = match.end()
        if position > start or head:
            yield start, position, head
        if _FIRST_LABEL.match(self._text, position, end):
            self._block_heading = self._block_heading or self._heading
            self._quoted = self._quoted or quote is not None
        yield from self._cells(position, end) if "|" in self._text[position:end] else self._bold_name(position, end)

    def _ends_quote(self, is_quoted: bool, line: str) -> bool:
        """Return whether a quote with a stat block ends before this line."""
        if is_quoted or not self._quoted or not line.strip() or _is_rule(line.strip()):
            return False
        self._quoted = False
        return True

    def _fence_or_rule(self, line: str) -> str | None:
        """Return what replaces a line that opens or closes a fence or inset, or is a rule; None for any other line."""
        if match := _FENCE.fullmatch(line):
            was_fenced, self._fenced = self._fenced, bool(match["what"]) or not self._fenced
            return END if was_fenced and not self._fenced else ""
        if line.startswith("{{") and "}" not in line:
            self._insets.append("monster" in line.lower())
            return ""
        if line == "}}":
            return END if self._insets and self._insets.pop() else ""
        return "" if _is_rule(line) or _ANCHOR.fullmatch(line) else None

    def _ends_at(self, match: re.Match[str]) -> bool:
        """Return whether a heading ends the stat block before it."""
        self._heading = len(match["level"])
        title = match["text"].strip(" *_:#").lower()
        if not self._block_heading or self._heading > self._block_heading or title in SECTIONS:
            return False
        self._block_heading = 0
        return True

    def _cells(self, start: int, end: int) -> Iterator[Edit]:
        """Replace the bars of a row of a table of scores by spaces."""
        line = self._text[start:end]
        if line.count("|") > 1 and all(
            _CELL.fullmatch(" ".join(cell.strip(" \t*_").split())) for cell in line.split("|")
        ):
            yield from ((start + offset, start + offset + 1, " ") for offset, sign in enumerate(line) if sign == "|")

    def _bold_name(self, start: int, end: int) -> Iterator[Edit]:
        """Mark the end of a bold trait or action name."""
        match = _LED.match(self._text, start, end)
        if match is None:
            return
        stop = match["stop"] or match["then"]
        name = match["name"]
        if is_label(name) or name.lower() in SECTIONS:
            return
        if len(match["marks"]) < 3 and stop != "." and not (stop and may_be_name(name)):
            return
        yield match.start(), match.start("name"), ""
        yield match.end("name"), match.end(), f".{NAME_ENDS}"
