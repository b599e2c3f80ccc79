"""A log as one HTML page: light and dark on a screen, brown on white on paper, in faces that it brings along."""

from __future__ import annotations

import base64
import html
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from rules.log.sentences import HEADINGS
from ui.telling.lines import ENDS, ROUND, LogLines, depth

if TYPE_CHECKING:
    from ui.summary.plots import Plot
    from ui.telling.lines import Handout
    from ui.theme.emblem import Emblem


FINE = 128
"""The side of an emblem in pixels."""


def page(log: LogLines, *, with_faces: bool = True) -> str:
    """Return the whole page; without its faces of type it is small, and shows those of the reader's system."""
    body: list[str] = list(_contents(log)) if log.others else []
    for number, fight in enumerate(log.fights):
        told = "" if fight.handout is None else ' class="handout"'
        body.append(f'<article id="fight-{number + 1}"{told}>')
        body.append("<header>")
        body.append(f'<p class="about" dir="auto">{html.escape(fight.subtitle)}</p>')
        body.append(f'<h1 dir="auto">{html.escape(fight.title)}</h1>')
        body += () if fight.handout is None else _dates(fight.handout)
        body.append("</header>")
        body += () if fight.handout is None else _around(fight.handout)
        body.append('<section class="story">')
        body += _paragraphs(fight)
        body.append("</section>")
        if fight.handout is not None:
            body += map(_drawing, fight.handout.plots)
            body.append(f'<footer dir="auto">{html.escape(fight.handout.credit)}</footer>')
        body.append("</article>")
    return _PAGE.format(
        language=log.language.replace("_", "-"),
        title=html.escape(", ".join(fight.title for fight in log.fights)),
        style=(_faces() if with_faces else "") + _STYLE,
        body="\n".join(body),
    )


@cache
def _faces() -> str:
    """Return the faces of paper, so that the page looks alike wherever it is opened."""
    from ui.theme.fonts import PAGE, TITLE, embedded

    return f"{embedded(PAGE)}\n{embedded(TITLE)}"


def _contents(log: LogLines) -> Iterator[str]:
    yield "<nav>"
    yield from (f"<h1>{html.escape(log.contents)}</h1>",) if log.contents else ()
    yield "<ol>"
    for number, fight in enumerate(log.fights):
        yield f'<li dir="auto"><a href="#fight-{number + 1}">{html.escape(fight.title)}</a></li>'
    yield "</ol></nav>"


def _dates(handout: Handout) -> Iterator[str]:
    """Yield what stands under the title."""
    for line in handout.about:
        yield f'<p class="about" dir="auto">{html.escape(line)}</p>'


def _around(handout: Handout) -> Iterator[str]:
    """Yield what comes before the log: the cast with its emblems and fates, and the highlights."""
    yield '<section class="cast">'
    for title, cast in handout.sides:
        yield f'<div><h2 dir="auto">{html.escape(title)}</h2><ul>'
        for group in cast:
            names, fate = html.escape(group.title), html.escape(group.fate)
            fate = f"<em>{fate}</em>" if fate else ""
            emblem = f'<img src="{_emblem(group.emblem, group.badge)}" alt="">'
            yield f'<li dir="auto">{emblem}<span><strong>{names}</strong>{fate}</span></li>'
        yield "</ul></div>"
    yield "</section>"
    if handout.highlights:
        yield f'<section class="highlights"><h2 dir="auto">{html.escape(handout.highlights_title)}</h2><ul>'
        for highlight in handout.highlights:
            title = f"<strong>{html.escape(highlight.title)}</strong>" if highlight.title else ""
            words = f"<span>{title}{html.escape(highlight.text)}</span>"
            yield f'<li dir="auto">{_sign(highlight.drawing)}{words}</li>'
        yield "</ul></section>"
    yield f'<h2 class="told_title" dir="auto">{html.escape(handout.story_title)}</h2>'


@lru_cache(maxsize=128)
def _emblem(emblem: Emblem, badge: str) -> str:
    """Return an emblem with its badge as the address of a picture."""
    from PySide6.QtGui import QFont

    from ui.theme.emblem import Standing, as_png
    from ui.theme.fonts import PAGE, families
    from ui.theme.theme import paper_theme

    font = QFont(families(PAGE))
    standing = Standing(badge=badge, badge_role="heading")
    return f"data:image/png;base64,{base64.b64encode(as_png(paper_theme(), emblem, standing, FINE, font)).decode()}"


def _sign(drawing: str) -> str:
    """Return a drawing as an element that has the colour of the text around it."""
    from ui.theme.icons import drawing_source

    return drawing_source(drawing).replace("<svg", '<svg class="sign" aria-hidden="true"', 1)


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
:root { color-scheme: light dark; --paper: #fffdf8; --ink: #231d16; --soft: #6a5d4b; --line: #cdbf9f;
  --red: #8a2a1b; --gold: #a5803c; --band: #f3ead7; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1b1814; --ink: #efe7da; --soft: #b9ab95; --line: #544a3a; --red: #f0a08f; --gold: #d9b46a;
    --band: #2a241c; }
}
body { font: 1.15rem/1.4 Alegreya, Georgia, "Noto Serif", serif; font-variant-ligatures: none; color: var(--ink);
  background: var(--paper); max-width: 44rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
header { text-align: center; border-bottom: 4px double var(--gold); padding-bottom: .6rem; margin-bottom: 1rem; }
h1, h2 { font-family: "Alegreya SC", Alegreya, Georgia, serif; font-weight: 700; line-height: 1.15; }
h1 { font-size: 2.6rem; margin: 0; }
article + article, nav + article { margin-top: 4rem; }
h2 { font-size: 1.3rem; color: var(--red); margin: 1.6rem 0 .4rem; display: flex; align-items: center; gap: .6rem; }
h2::after { content: ""; flex: 1; border-top: 1px solid var(--gold); }
h3 { font-size: 1.05rem; margin: 1rem 0 .25rem; color: var(--soft); break-after: avoid; }
p { margin: .15rem 0; }
p.told { margin: .4rem 0; text-align: justify; hyphens: auto; }
p.about { color: var(--soft); font-style: italic; margin: .2rem 0; }
p.turn { font-weight: bold; margin-top: .6rem; }
p.deep { margin-inline-start: 1.2rem; }
p.tick, p.initiative, p.spend { color: var(--soft); }
p.note, p.comment, p.ruling, p.house_rules { font-style: italic; }
p.comment { border-inline-start: 2px solid var(--line); padding-inline-start: .5rem; }
p.end { font-weight: bold; }
p.standing { margin-top: .4rem; }
a { color: inherit; }
.story h2:first-child { margin-top: 0; }
.handout .story > .told:first-of-type:first-letter { font-family: "Alegreya SC", Alegreya, serif; font-weight: 700;
  float: left; font-size: 3.7em; line-height: .8; padding: .06em .08em 0 0; color: var(--red); }
.cast { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 0 2rem; }
.cast ul, .highlights ul { padding: 0; margin: 0; list-style: none; }
.cast li { display: flex; align-items: center; gap: .6rem; margin: .35rem 0; }
.cast img { width: 2.6rem; height: 2.6rem; flex: none; }
.cast strong, .cast em, .highlights strong { display: block; line-height: 1.2; }
.cast em { color: var(--soft); font-size: .92em; }
.highlights { background: var(--band); border-radius: .4rem; padding: .2rem 1rem 1rem; margin: 1.4rem 0; }
.highlights h2 { margin-top: .6rem; }
.highlights ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: .8rem 1.4rem; }
.highlights li { display: flex; gap: .6rem; align-items: flex-start; line-height: 1.25; }
.sign { width: 2rem; height: 2rem; flex: none; color: var(--red); }
.highlights strong { font-family: "Alegreya SC", Alegreya, serif; color: var(--red); }
figure { margin: 1.5rem 0; break-inside: avoid; }
figcaption { font-family: "Alegreya SC", Alegreya, serif; font-weight: 700; color: var(--red); margin-bottom: .25rem; }
figure img { width: 100%; background: #ffffff; }
footer { color: var(--soft); font-style: italic; font-size: .8rem; margin-top: 1.5rem; }
@media (min-width: 60rem) {
  body { max-width: 56rem; }
  .story { columns: 2; column-gap: 2.5rem; column-rule: 1px solid var(--line); }
}
@page { margin: 20mm; }
@media print {
  :root { color-scheme: light; --paper: #ffffff; --ink: #231d16; --soft: #6a5d4b; --line: #cdbf9f; --red: #8a2a1b;
    --gold: #a5803c; --band: #f3ead7; }
  .highlights { print-color-adjust: exact; }
  body { font-size: 11.5pt; max-width: none; margin: 0; padding: 0; }
  .story { columns: 2; column-gap: 8mm; column-rule: 1px solid var(--line); }
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
