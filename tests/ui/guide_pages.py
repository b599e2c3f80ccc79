"""The pages of the guide as their files have them: what each names as a key, a word of the window, or to be typed."""

from __future__ import annotations

import re
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
