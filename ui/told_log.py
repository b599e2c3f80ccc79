"""A fight's log as it leaves the program: HTML, Markdown, text and a table, for one fight or a booklet of several."""

from __future__ import annotations

import csv
import html
import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from models.exchange.cells import safe
from rules.facts import Fact
from rules.telling import HEADINGS, Teller


@dataclass(frozen=True)
class ToldLog:
    """A fight's log in one language."""

    title: str
    subtitle: str
    language: str
    lines: tuple[tuple[str, str], ...]
    """(kind, sentence)."""
    others: tuple[ToldLog, ...] = ()
    """The fights behind it in a booklet."""

    @classmethod
    def of(cls, title: str, subtitle: str, facts: Sequence[Fact], teller: Teller) -> Self:
        """The log of the facts."""
        told = ((str(fact["kind"]), teller.line(fact)) for fact in facts)
        return cls(title, subtitle, teller.language, tuple((kind, line) for kind, line in told if line is not None))

    @property
    def fights(self) -> tuple[ToldLog, ...]:
        """All that it tells of, in order."""
        return (self, *self.others)

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
        """A whole page of HTML, in light colours for paper."""
        body: list[str] = []
        for fight in self.fights:
            body.append(f"<h1{'' if fight is self else _NEXT}>{html.escape(fight.title)}</h1>")
            body.append(f"<p>{html.escape(fight.subtitle)}</p>")
            body += fight.paragraphs()
        return _PAGE.format(
            language=self.language.replace("_", "-"),
            title=html.escape(", ".join(fight.title for fight in self.fights)),
            body="\n".join(body),
        )

    def paragraphs(self) -> list[str]:
        """Its lines as HTML."""
        body: list[str] = []
        for kind, line in self.lines:
            text = html.escape(line)
            if kind == "round":
                body.append(f"<h2>{text}</h2>")
            elif kind in HEADINGS:
                body.append(f"<h3>{text}</h3>")
            else:
                body.append(f'<p class="{html.escape(_css_class(kind))}">{text}</p>')
        return body

    def to_markdown(self) -> str:
        """The same as Markdown."""
        parts: list[str] = []
        for fight in self.fights:
            parts += ["", f"# {_plain(fight.title)}", "", _plain(fight.subtitle), ""]
            for kind, line in fight.lines:
                if kind == "round":
                    parts += ["", f"## {_plain(line)}", ""]
                elif kind in HEADINGS:
                    parts += ["", f"### {_plain(line)}", ""]
                else:
                    parts.append(f"- {_plain(line)}")
        return "\n".join(parts).strip() + "\n"

    def to_text(self) -> str:
        """The same as plain text."""
        parts: list[str] = []
        for fight in self.fights:
            parts += ["", fight.title, fight.subtitle]
            for kind, line in fight.lines:
                parts += ["", line] if kind in HEADINGS else [f"  {line}"]
        return "\n".join(parts).strip() + "\n"

    def to_csv(self) -> str:
        """The same as a table: the fight, the number of the line, the kind of the fact, the sentence."""
        out = io.StringIO(newline="")
        writer = csv.writer(out)
        writer.writerow(("fight", "line", "kind", "text"))
        for fight in self.fights:
            for number, (kind, line) in enumerate(fight.lines, 1):
                writer.writerow((safe(fight.title), number, kind, safe(line)))
        return out.getvalue()


def _css_class(kind: str) -> str:
    return kind if kind.isascii() and kind.isidentifier() else "line"


def _plain(text: str) -> str:
    for sign in "\\`*_[]<>#":
        text = text.replace(sign, f"\\{sign}")
    return text


_NEXT = ' class="next"'
_PAGE = """<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<title>{title}</title>
<style>
body {{ font-family: serif; color: #111111; background: #ffffff; }}
h1 {{ font-size: 18pt; margin-bottom: 3px; }}
h1.next {{ page-break-before: always; }}
h2 {{ font-size: 13pt; margin-top: 20px; margin-bottom: 6px; border-bottom: 1px solid #999999; }}
h3 {{ font-size: 10pt; margin-top: 12px; margin-bottom: 3px; color: #444444; }}
p {{ font-size: 10pt; margin-top: 2px; margin-bottom: 2px; margin-left: 24px; }}
p.turn {{ font-weight: bold; margin-top: 8px; margin-left: 0; }}
p.tick, p.initiative, p.spend {{ color: #555555; }}
p.note, p.ruling, p.house_rules {{ font-style: italic; }}
p.end, p.spoils {{ font-weight: bold; margin-left: 0; margin-top: 12px; }}
</style>
</head>
<body>
{body}
</body>
</html>
"""
