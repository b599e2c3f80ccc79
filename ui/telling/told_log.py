"""A fight's log as the content of files: HTML, Markdown, text and table."""

from __future__ import annotations

from ui.telling.html import page
from ui.telling.lines import LogLines
from ui.telling.table import table
from ui.telling.text import markdown, text


class ToldLog(LogLines):
    """A fight's log in one language, edition and style."""

    def content(self, kind: str) -> bytes | str:
        """Return the content of a file of that kind: `html`, `md`, `txt` or `csv`."""
        match kind:
            case "html":
                return self.to_html()
            case "md":
                return self.to_markdown()
            case "csv":
                return self.to_csv()
            case _:
                return self.to_text()

    def to_html(self, *, with_faces: bool = True) -> str:
        """Return an HTML page, for light and dark screens and for paper."""
        return page(self, with_faces=with_faces)

    def to_markdown(self) -> str:
        """Return Markdown: a heading for each round, a list of turns, the events below each."""
        return markdown(self)

    def to_text(self) -> str:
        """Return plain text."""
        return text(self)

    def to_csv(self) -> str:
        """Return a table, a row for each fact."""
        return table(self)
