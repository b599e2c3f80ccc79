"""What other programs write, put into plain words and numbers: minus signs, fractions, markup, broken lines."""

from __future__ import annotations

import html
import re
from fractions import Fraction
from functools import lru_cache
from typing import Any

LONGEST = 20_000
"""Signs of a text that are read: no stat block says more at one place."""
MOST_PARTS = 2_000
"""Parts of a text that is given as rows of rows: a million laughs are cut short."""
DEEPEST = 12
"""Levels that texts lie in each other."""
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
"""Asterisks, lines and ticks by which Markdown sets words off."""
LINK = re.compile(
    r"(?P<picture>!?)(?P<open>\[)(?P<text>[^\[\]\n]{0,300})(?P<target>\]\((?:[^()\n]|\([^()\n]{0,200}\)){0,400}\))"
)
"""`[text](target)` and `![text](picture)`."""
WIKI_LINK = re.compile(
    r"(?P<picture>!?)(?P<open>\[\[)(?!/)(?:[^\[\]|\n]{0,300}(?:\\?\|)|[^\[\]|#\n]{0,300}#)?(?P<text>[^\[\]\n]{0,300})(?P<target>\]\])"
)
"""`[[note]]`, `[[note#part]]`, `[[note|text]]`; `[[/r 2d6]]` is none, but what another program rolls."""
DICE_CODE = re.compile(
    r"`?\bdice(?:-mod)?:[ ]?"
    r"(?:(?P<dice>\d{0,3}d\d{1,3}(?:[ ]?[+-][ ]?\d{1,3}){0,4})|\[[^\[\]\n]{0,99}\]\([^()\n]{0,300}\))"
    r"(?P<flags>(?:\\?\|[\w-]{1,20}(?:\([^()\n]{0,80}\))?){0,9})`?(?:[ ]?\(`?(?P<told>[^()\n`]{1,40})`?\))?"
)
"""How notes ask for dice: `dice:2d6+3|avg|text(10)` (`2d6 + 3`), `dice: d20+5` (+5 to hit)."""
_SHOWN = re.compile(r"\|text\(([^()\n]{0,80})\)")
_BLANKS = re.compile(r"[ \t\f\v]+")
_BROKEN = re.compile(
    r"(?:[ ](?<![.!?:;][ ])\r?\n|\r(?<![.!?:;]\r)\n|\n(?<![.!?:;]\n))[ ]?(?=[a-zß-öø-ÿ(\d+])",
)
_MAY_BE_BROKEN = re.compile(r"\n ?[a-zß-öø-ÿ(\d+]")
"""Looked for first: a sign that is rare is found sooner than all that may stand before it."""
_HYPHENED = re.compile(r"(?<![\w-])(\w+)-[ ]?\r?\n[ ]?(?=[a-zß-öø-ÿ])")
_STAYS_HYPHENED = frozenset(
    (
        "non",
        "half",
        "self",
        "one",
        "two",
        "three",
        "four",
        "all",
        "any",
        "well",
        "long",
        "short",
        "high",
        "low",
        "melee",
    )
)
"""What is followed by a hyphen also in the middle of a line."""
_SMALL = frozenset(
    {
        *("OF", "THE", "AND", "IN", "A", "AN"),
        *("DE", "DEL", "LA", "LAS", "LOS", "Y", "DA", "DAS", "DO", "DOS", "E"),
    }
)
"""Words within a name that are no names, in the languages that stat blocks are read in."""
_NUMBER = re.compile(r"[+-]?\d{1,9}")
_FRACTION = re.compile(r"(\d{1,4})\s*/\s*(\d{1,4})")
_DICE = re.compile(r"(\d{0,4})[dD](\d{1,4})(?:\s*([+-])\s*(\d{1,5}))?")
_SIDES = re.compile(r"\s{0,9}([+-]?)\s{0,9}(?:(\d{0,4})[dD](\d{1,4})|(\d{1,6}))")
EMPTY = frozenset({"", "-", "--", "---", "null", "none", "n/a"})
"""What stands where nothing is meant."""


def plain(text: str) -> str:
    """A text with the signs of a keyboard: no dashes, fractions or blanks of their own, lines as they stand."""
    return text[:LONGEST] if text.isascii() else _SIGN.sub(_of_a_keyboard, text[:LONGEST])


def _of_a_keyboard(match: re.Match[str]) -> str:
    return _SIGNS[match[0]]


def prose(value: Any) -> str:
    """A text for people without markup, whose sentences are not broken by the lines of a page."""
    text = value if value.__class__ is str else texts(value)
    if not text:
        return ""
    text = text[:LONGEST] if text.isascii() else plain(text.replace("\u00ad\n", ""))
    if "<" in text:
        text = _without_tags(text)
    if "&" in text:
        text = plain(html.unescape(text))
    if "dice:" in text or "dice-mod:" in text:
        text = DICE_CODE.sub(dice_told, text)
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
    """Markup taken off; where there is none but paragraphs, words are put in their place without a search for tags."""
    ends = text.count("</p>")
    if text.count("<") == ends + text.count("<p>"):
        return text.replace("<p>", "").replace("</p>", "\n")
    return _TAG.sub("", _BREAK.sub("\n", text))


def _joined(match: re.Match[str]) -> str:
    """A word that was divided at the end of a line, as one; `15-foot` and `non-magical` keep what is theirs."""
    word: str = match[1]
    return f"{word}-" if not word.isalpha() or word.lower() in _STAYS_HYPHENED else word


def _linked(match: re.Match[str]) -> str:
    """What a reader of the page sees of a link; of a picture nothing."""
    return "" if match["picture"] else match["text"].replace("\\|", "|")


def dice_told(match: re.Match[str]) -> str:
    """What a reader of the page sees of dice: what one adds to a d20, else their mean with them behind it."""
    dice, told = match["dice"], match["told"] or ""
    shown = _SHOWN.search(match["flags"])
    if dice is None:
        return ""
    if re.match(r"1?d20(?!\d)", dice):
        bonus = re.sub(r"^1?d20[ ]?", "", dice).replace(" ", "")
        inner = f" ({told})" if told else ""
        return shown[1] + inner if shown else told or bonus or dice
    behind = told or dice
    if match.string[: match.start()].endswith("("):
        # `7 (dice: 2d6|avg (2d6))`: the mean stands before the bracket.
        return behind
    mean = shown[1] if shown else str(int(average(dice)))
    return f"{mean} ({behind})" if told or not shown else mean


def named(text: str) -> str:
    """A name as one writes it in a sentence: a page may have set all of it in capitals."""
    words = text.split()
    if not text.isupper() or all(len(word) < 4 for word in words):
        return text
    small = [word.lower() if word in _SMALL and at else word.capitalize() for at, word in enumerate(words)]
    return " ".join(small)


def texts(value: Any) -> str:
    """Whatever stands where a text is meant, as one: numbers, rows, and rows of rows up to a depth and a number."""
    if isinstance(value, str):
        return value
    return _texts(value, 0, [MOST_PARTS])


def _texts(value: Any, deep: int, left: list[int]) -> str:
    if isinstance(value, str):
        return value[:LONGEST]
    left[0] -= 1
    if value is None or isinstance(value, bool) or deep > DEEPEST or left[0] < 0:
        return ""
    if isinstance(value, int | float):
        return number_text(value)
    if isinstance(value, dict):
        pairs = ((key, _texts(item, deep + 1, left)) for key, item in value.items() if left[0] > 0)
        return ", ".join(f"{key} {text}" for key, text in pairs if text)
    if isinstance(value, list | tuple):
        found = (_texts(item, deep + 1, left) for item in value if left[0] > 0)
        return ", ".join(text for text in found if text)
    return str(value)[:LONGEST]


def number_text(value: float) -> str:
    """A number without a needless point."""
    return str(int(value)) if abs(value) < 1e15 and value == int(value) else str(value)


def is_empty(value: Any) -> bool:
    """Whether nothing is meant by what stands there."""
    if value is None or value is False:
        return True
    if isinstance(value, str):
        return plain(value).strip().lower() in EMPTY
    return isinstance(value, list | tuple | dict) and not value


def whole(value: Any) -> int | None:
    """The first whole number in what stands there, or None."""
    if value is None or isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value if abs(value) < 10**9 else None
    if isinstance(value, float):
        return int(value) if abs(value) < 1e9 else None
    match = _NUMBER.search(plain(value)) if isinstance(value, str) else None
    return int(match[0]) if match else None


def ratio(value: Any) -> float | None:
    """A challenge: `1/4`, `½`, `0.25`, `12 (8,400 XP)`; None where there is no number."""
    if isinstance(value, dict):
        value = value.get("cr")
    if isinstance(value, bool) or value is None:
        return None
    if isinstance(value, int | float):
        return float(value) if 0 <= value < 1000 else None
    text = plain(texts(value)).strip()
    part = _FRACTION.match(text)
    if part:
        return float(Fraction(int(part[1]), int(part[2]))) if int(part[2]) else None
    match = re.match(r"\d{1,3}(?:\.\d{1,4})?", text)
    return float(match[0]) if match else None


def dice_of(text: str) -> str:
    """The first dice in a text, `17d12+102`; empty if there are none."""
    match = _DICE.search(text)
    if match is None:
        return ""
    bonus = f"{match[3]}{match[4]}" if match[3] and int(match[4]) else ""
    return f"{match[1] or '1'}d{match[2]}{bonus}"


@lru_cache(maxsize=4096)
def average(dice: str) -> float:
    """What dice come to on average: 2d6+3 to 10."""
    total = 0.0
    for sign, many, faces, flat in _SIDES.findall(dice):
        amount = int(flat) if flat else int(many or 1) * (int(faces) + 1) / 2
        total += -amount if sign == "-" else amount
    return total


def row(value: Any) -> list[Any]:
    """A list, whatever stands there: one thing is a list of one, nothing is an empty one."""
    if value is None or value == "null" or value == "":
        return []
    return list(value) if isinstance(value, list | tuple) else [value]


def parts(text: str, by: str = ",") -> list[str]:
    """A row of words parted by commas, those in brackets left together."""
    found: list[str] = []
    depth, start = 0, 0
    for place, sign in enumerate(text):
        if sign in "([":
            depth += 1
        elif sign in ")]":
            depth = max(0, depth - 1)
        elif sign == by and not depth:
            found.append(text[start:place])
            start = place + 1
    found.append(text[start:])
    return [item.strip() for item in found if item.strip()]
