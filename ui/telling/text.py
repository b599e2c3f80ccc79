"""A log as plain text and as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.log.sentences import HEADINGS
from ui.telling.lines import ENDS, ROUND, LogLines, depth

if TYPE_CHECKING:
    from ui.telling.lines import Handout

SIGNS = re.compile(r"[\\`*_\[\]<>#|~]|&(?=[#\w])")
"""Characters with a meaning in Markdown anywhere."""
FIRST = re.compile(r"^(?:[-+=](?=\s|$|[-+=])|:(?=\s))|^(\d+)(?=[.)])")
"""Characters with a meaning at the beginning of a line."""


def markdown(log: LogLines) -> str:
    """Return Markdown: a heading for each round, its turns as a list, the events below each."""
    parts: list[str] = []
    if log.others:
        parts += [f"# {plain(log.contents)}", ""]
        parts += [f"- [{plain(log_lines.title)}](#fight-{number})" for number, log_lines in enumerate(log.fights, 1)]
    for number, fight in enumerate(log.fights, 1):
        # A heading has an address of its own nowhere but on some sites.
        parts += ["", f'<a id="fight-{number}"></a>'] if log.others else []
        parts += ["", f"# {plain(fight.title)}", "", plain(fight.subtitle), ""]
        parts += () if fight.handout is None else _around(fight.handout)
        in_turn = False
        was_item = True
        for line in fight.lines:
            kind, words = line.kind, plain(line.text)
            if kind in HEADINGS:
                parts += ["", f"{'##' if kind == ROUND else '###'} {words}", ""]
                in_turn = False
                was_item = True
                continue
            if kind in ENDS or kind == "told":
                parts += ["", words]
                in_turn, was_item = False, False
                continue
            if not was_item:
                parts.append("")
                was_item = True
            # A note stands by itself, but as an item of its own it would take what follows from its turn.
            deep = in_turn if kind == "note" else depth(line, in_turn=in_turn)
            parts.append(f"{'  ' * deep}- {words}")
            in_turn = in_turn or kind == "turn"
        for plot in () if fight.handout is None else fight.handout.plots:
            parts += [
                "",
                f"## {plain(plot.title)}",
                "",
                *(f"- {plain(in_word)}" for in_word in plot.in_words()),
            ]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(parts).strip()) + "\n"


def _around(handout: Handout) -> Iterator[str]:
    """Yield date, cast and highlights."""
    for line in handout.about:
        yield from (plain(line), "")
    for title, cast in handout.sides:
        yield f"- **{plain(title)}**"
        for group in cast:
            names = plain(group.title)
            yield f"  - {names}: {plain(group.fate)}" if group.fate else f"  - {names}"
    if handout.highlights:
        yield from ("", f"## {plain(handout.highlights_title)}", "")
        yield from (f"- {plain(highlight.sentence)}" for highlight in handout.highlights)
    yield from ("", f"## {plain(handout.story_title)}", "")


def text(log: LogLines) -> str:
    """Return plain text."""
    parts = [log.contents, *(f"  {log_lines.title}" for log_lines in log.fights)] if log.others else []
    for fight in log.fights:
        parts += ["", fight.title, fight.subtitle, ""]
        in_turn = False
        for line in fight.lines:
            if line.kind in HEADINGS:
                parts += ["", line.text]
                in_turn = False
            elif line.kind in ENDS:
                parts.append(line.text)
            else:
                parts.append(f"  {'  ' * depth(line, in_turn=in_turn)}{line.text}")
                in_turn = in_turn or line.kind == "turn"
    return re.sub(r"\n{3,}", "\n\n", "\n".join(parts).strip()) + "\n"


def plain(text: str) -> str:
    """Return a text escaped for Markdown."""
    text = SIGNS.sub(lambda match: f"\\{match[0]}", text)
    return FIRST.sub(lambda match: f"{match[1]}\\" if match[1] else f"\\{match[0]}", text)
