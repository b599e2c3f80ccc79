"""A fight's log as files hold it: HTML, Markdown, text and a table."""

from __future__ import annotations

from ui.telling.html import page
from ui.telling.lines import LogLines
from ui.telling.table import table
from ui.telling.text import markdown, text


class ToldLog(LogLines):
    """A fight's log in one language, edition and style."""

    def content(self, kind: str) -> bytes | str:
        """What a file of that kind holds: `html`, `md`, `txt` or `csv`."""
        match kind:
            case "html":
                return self.to_html()
            case "md":
                return self.to_markdown()
            case "csv":
                return self.to_csv()
            case _:
                return self.to_text()

    def to_html(self) -> str:
        """A whole page of HTML, for a screen in the light and in the dark, and for paper."""
        return page(self)

    def to_markdown(self) -> str:
        """The same as Markdown: a heading a round, a list of turns, under each what happened in it."""
        return markdown(self)

    def to_text(self) -> str:
        """The same as plain text."""
        return text(self)

    def to_csv(self) -> str:
        """The same as a table, a fact a row."""
        return table(self)
