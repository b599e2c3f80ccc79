"""A log as one HTML page: light and dark on a screen, black on white on paper."""

from __future__ import annotations

import base64
import html
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.log.formatter import HEADINGS
from ui.telling.lines import ENDS, ROUND, LogLines, depth

if TYPE_CHECKING:
    from ui.summary.plots import Plot
    from ui.telling.lines import Handout


def page(log: LogLines) -> str:
    """Return the whole page."""
    body: list[str] = list(_contents(log)) if log.others else []
    for number, fight in enumerate(log.fights):
        body.append(f'<article id="fight-{number + 1}">')
        body.append(f'<h1 dir="auto">{html.escape(fight.title)}</h1>')
        body.append(f'<p class="about" dir="auto">{html.escape(fight.subtitle)}</p>')
        body += () if fight.handout is None else _around(fight.handout)
        body += _paragraphs(fight)
        body += () if fight.handout is None else map(_drawing, fight.handout.plots)
        body.append("</article>")
    return _PAGE.format(
        language=log.language.replace("_", "-"),
        title=html.escape(", ".join(fight.title for fight in log.fights)),
        style=_STYLE,
        body="\n".join(body),
    )


def _contents(log: LogLines) -> Iterator[str]:
    yield "<nav>"
    yield from (f"<h1>{html.escape(log.contents)}</h1>",) if log.contents else ()
    yield "<ol>"
    for number, fight in enumerate(log.fights):
        yield f'<li dir="auto"><a href="#fight-{number + 1}">{html.escape(fight.title)}</a></li>'
    yield "</ol></nav>"


def _around(handout: Handout) -> Iterator[str]:
    """Yield what comes before the log: date, cast with pictures, and highlights."""
    for line in handout.about:
        yield f'<p class="about" dir="auto">{html.escape(line)}</p>'
    yield '<section class="cast">'
    for title, cast in handout.sides:
        yield f'<div><h2 dir="auto">{html.escape(title)}</h2><ul>'
        for some in cast:
            names = html.escape(", ".join(some.names))
            picture = f'<img src="{html.escape(some.picture)}" alt="">' if some.picture else ""
            yield f'<li dir="auto">{picture}<span>{names}</span></li>'
        yield "</ul></div>"
    yield "</section>"
    if handout.highlights:
        yield f'<h2 dir="auto">{html.escape(handout.highlights_title)}</h2><ul class="highlights">'
        yield from (f'<li dir="auto">{html.escape(highlight)}</li>' for highlight in handout.highlights)
        yield "</ul>"
    yield f'<h2 dir="auto">{html.escape(handout.story_title)}</h2>'


def _drawing(plot: Plot) -> str:
    """Return a plot as SVG with a description in words."""
    from ui.summary.plots import as_svg

    content = base64.b64encode(as_svg(plot)).decode()
    words = html.escape("; ".join(plot.in_words()))
    title = html.escape(plot.title)
    source = f"data:image/svg+xml;base64,{content}"
    return f'<figure><figcaption dir="auto">{title}</figcaption><img src="{source}" alt="{words}"></figure>'


def _paragraphs(fight: LogLines) -> Iterator[str]:
    in_turn = False
    for line in fight.lines:
        text = html.escape(line.text)
        if line.kind in HEADINGS:
            tag = "h2" if line.kind == ROUND else "h3"
            in_turn = False
            yield f'<{tag} dir="auto">{text}</{tag}>'
            continue
        deep = " deep" if depth(line, in_turn=in_turn) else ""
        whole = " whole" if line.kind in ENDS else ""
        in_turn = in_turn or line.kind == "turn"
        yield f'<p class="{html.escape(_css_class(line.kind))}{deep}{whole}" dir="auto">{text}</p>'


def _css_class(kind: str) -> str:
    return kind if kind.isascii() and kind.isidentifier() else "line"


_STYLE = """
:root { color-scheme: light dark; --paper: #ffffff; --ink: #1b1b1b; --soft: #595959; --line: #b5b5b5; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16181c; --ink: #e8e6e1; --soft: #a8a8a8; --line: #4a4d55; }
}
body { font: 1rem/1.5 Georgia, "Noto Serif", serif; color: var(--ink); background: var(--paper);
  max-width: 44rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; margin: 0; }
article + article, nav + article { margin-top: 4rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; color: var(--soft); }
p { margin: .15rem 0; }
p.told { margin: .4rem 0; }
p.about { color: var(--soft); margin-bottom: 1rem; }
p.turn { font-weight: bold; margin-top: .6rem; }
p.deep { margin-inline-start: 1.5rem; }
p.tick, p.initiative, p.spend { color: var(--soft); }
p.note, p.comment, p.ruling, p.house_rules { font-style: italic; }
p.comment { border-inline-start: 2px solid var(--line); padding-inline-start: .5rem; }
p.end { font-weight: bold; }
p.standing { margin-top: .4rem; }
a { color: inherit; }
.cast { display: flex; flex-wrap: wrap; gap: 0 2rem; }
.cast ul { display: flex; flex-wrap: wrap; gap: .5rem 1rem; padding: 0; list-style: none; }
.cast li { display: flex; align-items: center; gap: .5rem; max-width: 20rem; }
.cast img { width: 3.5rem; height: 3.5rem; object-fit: cover; border-radius: .25rem; }
.highlights { padding-inline-start: 1.2rem; }
figure { margin: 1.5rem 0; break-inside: avoid; }
figcaption { font-weight: bold; margin-bottom: .25rem; }
figure img { width: 100%; background: #ffffff; }
@page { margin: 18mm 16mm; }
@media print {
  :root { color-scheme: light; --paper: #ffffff; --ink: #000000; --soft: #444444; --line: #999999; }
  body { font-size: 10pt; max-width: none; margin: 0; padding: 0; }
  article + article, nav + article { break-before: page; margin-top: 0; }
  h1, h2, h3, p.turn, figcaption { break-after: avoid; }
  p { orphans: 2; widows: 2; }
}
"""
_PAGE = """<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{title}</title>
<style>{style}</style>
</head>
<body>
{body}
</body>
</html>
"""
