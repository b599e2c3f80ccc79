"""Values of other programs as plain words and numbers: dashes, fractions, markup, broken lines."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any

LONGEST = 20_000
"""Characters of a text that are read: no stat block has more in one place."""
MOST_PARTS = 2_000
"""Values of a nested text that are read, which bounds exponential nesting."""
DEEPEST = 12
"""Levels of nested texts that are read."""
_SIGNS = {
    **dict.fromkeys("\u2212\u2010\u2011\u2012\u2013\u2014\ufe63\uff0d", "-"),
    **dict.fromkeys("\u00a0\u2007\u2009\u200a\u202f", " "),
    **dict.fromkeys("\u2018\u2019\u02bc", "'"),
    **dict.fromkeys("\u201c\u201d", '"'),
    **dict.fromkeys("\u00ad\u200b\ufeff\u2060", ""),
    "\u00d7": "x",
    "\u2044": "/",
    "½": "1/2",
    "¼": "1/4",
    "⅛": "1/8",
    "¾": "3/4",
}
# Ten times as fast as `str.translate`, which turns every sign of a text over.
_SIGN = re.compile(f"[{''.join(_SIGNS)}]")
_TAG = re.compile(r"<[^<>]{0,300}>")
_BREAK = re.compile(r"<(?:br|/p|/li|/h\d|/tr)\b[^<>]{0,100}>", re.IGNORECASE)
# Each begins with the signs that it may begin with, and looks back afterwards: then most of a text is passed over fast.
MARKS = re.compile(r"[*_`](?:(?<=`)|(?<=\*)\*\*?|(?<!\w.)(?=\S)|(?<=\S.)(?!\w))")
"""Asterisks, underscores and backticks of Markdown."""
LINK = re.compile(
    r"(?P<picture>!?)(?P<open>\[)(?P<text>[^\[\]\n]{0,300})(?P<target>\]\((?:[^()\n]|\([^()\n]{0,200}\)){0,400}\))"
)
"""`[text](target)` and `![text](picture)`."""
WIKI_LINK = re.compile(
    r"(?P<picture>!?)(?P<open>\[\[)(?!/)(?:[^\[\]|\n]{0,300}(?:\\?\|)|[^\[\]|#\n]{0,300}#)?(?P<text>[^\[\]\n]{0,300})(?P<target>\]\])"
)
"""`[[note]]`, `[[note#part]]`, `[[note|text]]`; not `[[/r 2d6]]`, which is a roll."""
DICE_CODE = re.compile(
    r"`?\bdice(?:-mod)?:[ ]?"
    r"(?:(?P<dice>\d{0,3}d\d{1,3}(?:[ ]?[+-][ ]?\d{1,3}){0,4})|\[[^\[\]\n]{0,99}\]\([^()\n]{0,300}\))"
    r"(?P<flags>(?:\\?\|[\w-]{1,20}(?:\([^()\n]{0,80}\))?){0,9})`?(?:[ ]?\(`?(?P<told>[^()\n`]{1,40})`?\))?"
)
"""Dice in notes: `dice:2d6+3|avg|text(10)` (`2d6 + 3`), `dice: d20+5` (+5 to hit)."""
_SHOWN = re.compile(r"\|text\(([^()\n]{0,80})\)")
_BLANKS = re.compile(r"[ \t\f\v]+")
_BROKEN = re.compile(r"(?:[ ](?<![.!?:;][ ])\r?\n|\r(?<![.!?:;]\r)\n|\n(?<![.!?:;]\n))[ ]?(?=[a-zß-öø-ÿ(\d+])")
_MAY_BE_BROKEN = re.compile(r"\n ?[a-zß-öø-ÿ(\d+]")
"""Searched first: a rare character is found faster than what may precede it."""
_HYPHENED = re.compile(r"(?<![\w-])(\w+)-[ ]?\r?\n[ ]?(?=[a-zß-öø-ÿ])")
_STAYS_HYPHENED = frozenset(
    (
        *("non", "half", "self", "one", "two", "three", "four", "all", "any", "well", "long", "short", "high"),
        *("low", "melee"),
    )
)
"""Prefixes that keep their hyphen."""
_SMALL = frozenset(
    {*("OF", "THE", "AND", "IN", "A", "AN"), *("DE", "DEL", "LA", "LAS", "LOS", "Y", "DA", "DAS", "DO", "DOS", "E")}
)
"""Small words inside names, in all supported languages."""
_NUMBER = re.compile(r"[+-]?\d{1,9}")
_FRACTION = re.compile(r"(\d{1,4})\s*/\s*(\d{1,4})")
_DICE = re.compile(r"(\d{0,4})[dD](\d{1,4})(?:\s*([+-])\s*(\d{1,5}))?")
_SIDES = re.compile(r"\s{0,9}([+-]?)\s{0,9}(?:(\d{0,4})[dD](\d{1,4})|(\d{1,6}))")
EMPTY = frozenset({"", "-", "--", "---", "null", "none", "n/a"})
"""Texts that stand for an empty value."""


def plain(text: str) -> str:
    """Return a text with keyboard characters for dashes, fractions and blanks; lines are kept."""
    return text[:LONGEST] if text.isascii() else _SIGN.sub(_of_a_keyboard, text[:LONGEST])


def _of_a_keyboard(match: re.Match[str]) -> str:
    return _SIGNS[match[0]]


def prose(value: Any) -> str:
    """Return a text without markup and without line breaks inside sentences."""
    text = value if value.__class__ is str else as_text(value)
    if not text:
        return ""
    text = text[:LONGEST] if text.isascii() else plain(text.replace("\u00ad\n", ""))
    if "<" in text:
        text = _without_tags(text)
    if "&" in text:
        text = plain(html.unescape(text))
    if "dice:" in text or "dice-mod:" in text:
        text = DICE_CODE.sub(dice_text, text)
    if "](" in text:
        text = LINK.sub(_linked, text)
    if "[[" in text:
        text = WIKI_LINK.sub(_linked, text)
    if "*" in text or "_" in text or "`" in text:
        text = MARKS.sub("", text)
    if "-\n" in text or "- \n" in text or "-\r" in text:
        text = _HYPHENED.sub(_joined, text)
    if "\n" in text and _MAY_BE_BROKEN.search(text):
        text = _BROKEN.sub(" ", text)
    if "  " in text or "\t" in text:
        text = _BLANKS.sub(" ", text)
    return text.strip()


def _without_tags(text: str) -> str:
    """Return a text without HTML tags; the common case of paragraphs alone is handled without a search."""
    ends = text.count("</p>")
    if text.count("<") == ends + text.count("<p>"):
        return text.replace("<p>", "").replace("</p>", "\n")
    return _TAG.sub("", _BREAK.sub("\n", text))


def _joined(match: re.Match[str]) -> str:
    """Return a word that was hyphenated at a line's end; `15-foot` and `non-magical` keep their hyphen."""
    word: str = match[1]
    return f"{word}-" if not word.isalpha() or word.lower() in _STAYS_HYPHENED else word


def _linked(match: re.Match[str]) -> str:
    """Return the visible text of a link; empty for a picture."""
    return "" if match["picture"] else match["text"].replace("\\|", "|")


def dice_text(match: re.Match[str]) -> str:
    """Return the visible text of dice: the bonus of a d20, or else the average with the dice behind it."""
    dice, written = match["dice"], match["told"] or ""
    shown_text = _SHOWN.search(match["flags"])
    if dice is None:
        return ""
    if re.match(r"1?d20(?!\d)", dice):
        bonus = re.sub(r"^1?d20[ ]?", "", dice).replace(" ", "")
        inner = f" ({written})" if written else ""
        return shown_text[1] + inner if shown_text else written or bonus or dice
    shown_dice = written or dice
    if match.string[: match.start()].endswith("("):
        # `7 (dice: 2d6|avg (2d6))`: the mean stands before the bracket.
        return shown_dice
    mean = shown_text[1] if shown_text else str(int(average(dice)))
    return f"{mean} ({shown_dice})" if written or not shown_text else mean


BULLET = re.compile(
    r"^[ \t]{0,20}(?:[-–—•‣▪◦·*+](?:[ \t]{1,9}|(?=[^\W\d_]))|\d{1,2}[.)][ \t]{1,9})(?=\S)", re.MULTILINE
)
"""What stands before an entry of a list: a dash, a dot, a number."""


def without_bullets(text: str) -> str:
    """Return a text with blanks for the bullets of its lines, character for character."""
    return BULLET.sub(lambda bullet: " " * len(bullet[0]), text)


def sentence_case(text: str) -> str:
    """Return a name in mixed case if it is all in capitals."""
    words = text.split()
    if not text.isupper() or all(len(word) < 4 for word in words):
        return text
    cased = [word.lower() if word in _SMALL and index else word.capitalize() for index, word in enumerate(words)]
    return " ".join(cased)


def as_text(value: Any) -> str:
    """Return any value as one text: numbers, and nested lists and mappings within bounds."""
    if isinstance(value, str):
        return value
    return _nested_text(value, 0, [MOST_PARTS])


def _nested_text(value: Any, depth: int, remaining: list[int]) -> str:
    if isinstance(value, str):
        return value[:LONGEST]
    remaining[0] -= 1
    if value is None or isinstance(value, bool) or depth > DEEPEST or remaining[0] < 0:
        return ""
    if isinstance(value, int | float):
        return number_text(value)
    if isinstance(value, dict):
        pairs = ((key, _nested_text(item, depth + 1, remaining)) for key, item in value.items() if remaining[0] > 0)
        return ", ".join(f"{key} {text}" for key, text in pairs if text)
    if isinstance(value, list | tuple):
        item_texts = (_nested_text(item, depth + 1, remaining) for item in value if remaining[0] > 0)
        return ", ".join(text for text in item_texts if text)
    return str(value)[:LONGEST]


def number_text(value: float) -> str:
    """Return a number without a needless decimal point."""
    return str(int(value)) if abs(value) < 1e15 and value == int(value) else str(value)


def is_empty(value: Any) -> bool:
    """Return whether a value stands for nothing."""
    if value is None or value is False:
        return True
    if isinstance(value, str):
        return plain(value).strip().lower() in EMPTY
    return isinstance(value, list | tuple | dict) and not value


def as_int(value: Any) -> int | None:
    """Return the first whole number in a value, or None."""
    if value is None or isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value if abs(value) < 10**9 else None
    if isinstance(value, float):
        return int(value) if abs(value) < 1e9 else None
    match = _NUMBER.search(plain(value)) if isinstance(value, str) else None
    return int(match[0]) if match else None


def as_challenge(value: Any) -> float | None:
    """Return a challenge rating: `1/4`, `½`, `0.25`, `12 (8,400 XP)`; None without a number."""
    if isinstance(value, dict):
        value = value.get("cr")
    if isinstance(value, bool) or value is None:
        return None
    if isinstance(value, int | float):
        return float(value) if 0 <= value < 1000 else None
    text = plain(as_text(value)).strip()
    fraction = _FRACTION.match(text)
    if fraction:
        return float(Fraction(int(fraction[1]), int(fraction[2]))) if int(fraction[2]) else None
    match = re.match(r"\d{1,3}(?:\.\d{1,4})?", text)
    return float(match[0]) if match else None


def first_dice(text: str) -> str:
    """Return the first dice in a text, `17d12+102`; empty if there are none."""
    match = _DICE.search(text)
    if match is None:
        return ""
    bonus = f"{match[3]}{match[4]}" if match[3] and int(match[4]) else ""
    return f"{match[1] or '1'}d{match[2]}{bonus}"


@lru_cache(maxsize=4096)
def average(dice: str) -> float:
    """Return the average of dice: 10 for `2d6+3`."""
    total = 0.0
    for sign, count, faces, flat in _SIDES.findall(dice):
        amount = int(flat) if flat else int(count or 1) * (int(faces) + 1) / 2
        total += -amount if sign == "-" else amount
    return total


def as_list(value: Any) -> list[Any]:
    """Return a value as a list: empty for nothing, a list of one for a single value."""
    if value is None or value == "null" or value == "":
        return []
    return list(value) if isinstance(value, list | tuple) else [value]


def split_list(text: str, separator: str = ",") -> list[str]:
    """Return the comma-separated parts of a text; commas in brackets do not separate."""
    items: list[str] = []
    depth, start = 0, 0
    for index, sign in enumerate(text):
        if sign in "([":
            depth += 1
        elif sign in ")]":
            depth = max(0, depth - 1)
        elif sign == separator and not depth:
            items.append(text[start:index])
            start = index + 1
    items.append(text[start:])
    return [item.strip() for item in items if item.strip()]


def map_of(record: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    """Return the mapping under a key, or an empty one."""
    value = record.get(key)
    return value if isinstance(value, dict) else {}


def dice_formula(count: Any, faces: Any, bonus: int) -> str:
    """Return dice and a bonus as `2d6+3`."""
    return f"{count}d{faces}{f'{bonus:+}' if bonus else ''}"


def match_end(pattern: re.Pattern[str], text: str, position: int) -> int:
    """Return where a match at a position ends; the position itself without one."""
    match = pattern.match(text, position)
    return match.end() if match else position
