"""The pages of the guide as their files have them: what each names as a key, a word of the window, or to be typed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from ui.help.guide import CONTENTS, pages, shelf

CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
KEY = re.compile(r"`([^`\n]+)`")
TYPED = re.compile(r"\*\*([^*]+)\*\*")
WORDS = re.compile(r"(?<!\*)\*([^*\s][^*]*)\*(?!\*)")
PICTURE = re.compile(r"!\[([^\]]+)\]\(([^)]+)\)")
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)]+)\)")
HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)
MODIFIERS = re.compile(r"((?:(?:Ctrl|Shift|Alt)\+)*)(.+)")
PATH = " ▸ "


@dataclass(frozen=True)
class Page:
    """One page in one language."""

    language: str
    name: str
    text: str

    @property
    def prose(self) -> str:
        """What is not a block of code, with no key in it."""
        return KEY.sub("", CODE.sub("", self.text))

    @property
    def keys(self) -> list[str]:
        return KEY.findall(CODE.sub("", self.text))

    @property
    def typed(self) -> list[str]:
        return [" ".join(item.split()) for item in TYPED.findall(self.prose)]

    @property
    def words(self) -> list[str]:
        """What stands in the window, a menu's entry with the way to it."""
        return [" ".join(item.split()) for item in WORDS.findall(TYPED.sub("", self.prose))]

    @property
    def pictures(self) -> list[str]:
        return [file for _, file in PICTURE.findall(self.text)]

    @property
    def links(self) -> list[str]:
        return [file for _, file in LINK.findall(self.text)]

    @property
    def headings(self) -> list[int]:
        """How deep each heading stands."""
        return [len(marks) for marks, _ in HEADING.findall(CODE.sub("", self.text))]

    @property
    def code(self) -> list[str]:
        return CODE.findall(self.text)


@cache
def guide(language: str) -> tuple[Page, ...]:
    """The pages in their order, the contents before them."""
    names = (CONTENTS, *pages(language))
    return tuple(Page(language, name, (shelf() / language / f"{name}.md").read_text("utf-8")) for name in names)


def each_key(listed: str) -> list[str]:
    """The keys of one line of the sheet of keys, each by itself: `Shift+↑ ↓` is two of them."""
    return [key for part in listed.split(", ") for key in _of_part(part)]


def _of_part(part: str) -> Iterator[str]:
    chunks = re.split(r" {2,}", part)
    held = _held(chunks[0])
    for chunk in chunks:
        if " … " in chunk:
            first, last = (_bare(end) for end in chunk.split(" … "))
            for code in range(ord(first), ord(last) + 1):
                yield (_held(chunk) or held) + chr(code)
        elif all(len(_bare(candidate)) == 1 for candidate in chunk.split(" ")):
            for item in chunk.split(" "):
                yield (_held(item) or held) + _bare(item)
        else:
            yield chunk if _held(chunk) else held + chunk


def _held(keys: str) -> str:
    found = MODIFIERS.match(keys)
    return found[1] if found else ""


def _bare(keys: str) -> str:
    found = MODIFIERS.match(keys)
    return found[2] if found else keys
