"""A creature as a stat block: important parts large, the rest plain."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from math import ceil
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QEvent, QMimeData, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QResizeEvent, QTextDocumentFragment
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from rules.text.sanitize import escaped
from ui.bestiary.forms.field_editors import gloss_of, word
from ui.bestiary.forms.sheet_form import group_title
from ui.bestiary.stat_block.content import SheetContent, late_groups
from ui.bestiary.stat_block.data import StatBlockData
from ui.services.pictures import tag
from ui.sheets import drawings, rule_systems
from ui.sheets.schema import Field
from ui.text.words import figure, with_figures
from ui.text.words import gloss as gloss_words
from ui.theme import fonts
from ui.theme.icons import screen_ratio
from ui.theme.sizes import px, unscaled
from ui.theme.theme import (
    BOLD,
    FIGURE,
    GRID,
    HAIR,
    HALF,
    LABEL,
    LARGE,
    NORMAL,
    SMALL,
    STRONG,
    TITLE,
    Theme,
    current,
    look,
)
from ui.widgets.controls import ReadingPage
from ui.widgets.emblem_label import emblem_tag
from ui.widgets.whole_lines import end_with_line, leave_empty, lines_of_page, room_of

if TYPE_CHECKING:
    from rules.system.system import System


Beside = Callable[[str], tuple[str, str]]
"""The id of a row to the HTML before and after it."""

PICTURE = 128
"""Height of a picture in pixels."""
ORIGIN = "origin:"
"""The link to the origin of a variant."""
_COLUMNS = 6
_WIDE = 600
_BETWEEN_POOLS = 28
_HANGING = 12
"""The hanging indent of rows in pixels where no drawings stand before them, so that their names stand out."""
_SHARE = 99
"""Percent of the width that a table of figures takes: all of it would sometimes scroll."""
_BETWEEN_TILES = 3
"""Pixels between the tiles of figures."""
_BESIDE = 6
"""Pixels between two figures where words stand alone."""
_BESIDE_CREST = 12
_WEAK = "weak"
"""How the value of a weakness begins."""

_SENTENCES: dict[str, Any] = {
    "level": QT_TRANSLATE_NOOP("StatBlock", "Level {level}"),
    "unknown": QT_TRANSLATE_NOOP(
        "StatBlock", "The rule system {system} is not installed; the sheet is kept and cannot be changed."
    ),
    "misfit": QT_TRANSLATE_NOOP("StatBlock", "This sheet no longer fits its rule system; edit it to fix it."),
    "notes": QT_TRANSLATE_NOOP("StatBlock", "Notes"),
    "player": QT_TRANSLATE_NOOP("StatBlock", "played by {player}"),
    "variant": QT_TRANSLATE_NOOP("StatBlock", "{template} · from {name}"),
    "source": QT_TRANSLATE_NOOP("StatBlock", "Source"),
    "lasting": QT_TRANSLATE_NOOP("StatBlock", "Lasting conditions"),
}


def _tr(key: str) -> str:
    return QCoreApplication.translate("StatBlock", _SENTENCES[key])


def html(shown: StatBlockData, width: int = _WIDE, theme: Theme | None = None, *, drawn: bool = False) -> str:
    """Return the stat block as HTML for a document of a width in pixels, in a theme's colours or the present ones.

    `drawn`: with its emblem and drawings, for the window and as large as that is drawn.
    """
    if drawn:
        return _Writer(shown, width, theme=theme, drawn=True).page()
    with unscaled():
        return _Writer(shown, width, theme=theme).page()


def numbers(shown: StatBlockData, width: int = _WIDE, theme: Theme | None = None) -> str:
    """Return the important part as HTML: name, pools, lasting statuses and numbers."""
    with unscaled():
        return _Writer(shown, width, theme=theme).numbers()


def things(shown: StatBlockData, linked: bool = False, beside: Beside | None = None) -> str:
    """Return the rest of a sheet as HTML: affinities, weapons, abilities; `linked`: rows link to their ids.

    `beside` gives the HTML before and after the row of an id. Each row stands on as few lines as it can.
    """
    return _Writer(shown, px(_WIDE), linked=linked, beside=beside, drawn=True, dense=True).things()


class _Writer:
    """Writes a stat block."""

    def __init__(
        self,
        shown: StatBlockData,
        width: int,
        *,
        linked: bool = False,
        theme: Theme | None = None,
        beside: Beside | None = None,
        drawn: bool = False,
        dense: bool = False,
    ) -> None:
        self._shown = shown
        self._width = width
        self._linked = linked
        self._beside = beside
        self._drawn, self._dense = drawn, dense
        self._theme = theme or current()
        self._system: System | None = rule_systems.find(shown.system)
        roles = self._roles = self._theme.roles
        self._muted, self._line, self._accent, self._warn, self._text_color = (
            roles[role] for role in ("muted", "line", "accent", "warn", "text")
        )
        # In high contrast a page has the ground of all else, on which tiles of the usual one would not be seen.
        self._tile = roles["surface"] if roles["surface"] != roles["pane"] else roles["sunken"]
        self._content = SheetContent(
            self._system,
            shown.sheet,
            level=shown.level,
            names_player=bool(shown.player),
            is_character=shown.is_character,
        )

    def page(self) -> str:
        parts = [*self._top(), self._rule(), *self._sheet()]
        if self._shown.notes.strip():
            parts.append(self.heading(_tr("notes"), drawings.NOTES))
            parts += [
                f"<p style='margin:0 0 {px(HALF)}px 0'>{escaped(splitline)}</p>"
                for splitline in self._shown.notes.splitlines()
                if splitline
            ]
        if self._shown.source:
            parts.append(f"<p style='margin:0 0 {px(HALF)}px 0; font-size:{px(2)}px'>&nbsp;</p>")
            parts.append(self._fact(_tr("source"), "", self._shown.source))
        return _body(parts)

    def numbers(self) -> str:
        """Return the head and the figures alone."""
        parts = [*self._top(), self._rule()]
        if self._system is not None and not self._content.is_misfit:
            shown = self._content.fields()
            late = late_groups(shown)
            parts += [
                self._numbers(self._content.figures(shown, group))
                for group in dict.fromkeys(field.group for field in shown if field.group not in late)
            ]
        return _body(parts)

    def _top(self) -> Iterable[str]:
        """Yield name, remarks on the sheet, pools and lasting statuses."""
        head = self._head()
        if self._system is None:
            head += self._remark(_tr("unknown").format(system=self._shown.system), self._warn)
        elif self._content.is_misfit:
            head += self._remark(_tr("misfit"), self._warn)
        if self._drawn and self._shown.emblem is not None:
            crest = emblem_tag(self._shown.emblem, px(drawings.CREST))
            cells = f"<td style='padding-right:{px(_BESIDE_CREST)}px'>{crest}</td><td valign='middle'>{head}</td>"
            head = f"<table cellspacing='0' cellpadding='0'><tr>{cells}</tr></table>"
        head += self._pools()
        ratio, room = screen_ratio() if self._drawn else 0.0, QSize(self._width // 3, px(PICTURE))
        picture = tag(self._shown.picture, room, ratio) if self._shown.picture else ""
        if picture:
            cells = f"<td>{head}</td><td align='right'>{picture}</td>"
            yield f"<table width='100%' cellspacing='0'><tr>{cells}</tr></table>"
        else:
            yield head
        if self._shown.conditions:
            lasting = [
                rule_systems.condition_text(self._system, dict(condition)) for condition in self._shown.conditions
            ]
            yield self._fact(_tr("lasting"), "", ", ".join(lasting))

    def things(self) -> str:
        """Return all but the numbers and the rewards."""
        if self._system is None or self._content.is_misfit:
            return ""
        shown = self._content.fields()
        late = late_groups(shown)
        return "".join(self._listed([field for field in shown if field.group not in late]))

    def _head(self) -> str:
        facts = []
        if self._shown.level is not None:
            facts.append(_tr("level").format(level=self._shown.level))
        facts += [word(self._shown.kind)] if self._shown.kind else []
        facts += filter(None, [rule_systems.character_word(self._shown.is_character)])
        facts.append(rule_systems.title(self._shown.system))
        if self._shown.player:
            facts.append(_tr("player").format(player=self._shown.player))
        return (
            f"<p style='margin:0; {self._title_face()}'>{escaped(self._shown.name)}</p>"
            f"<p style='margin:{px(HALF)}px 0 {px(GRID)}px 0; color:{self._muted}'>"
            f"{escaped(' · '.join(facts))}{self._origin()}</p>"
        )

    def _title_face(self) -> str:
        """Return the style of the name: in the window in the face of titles, which paper brings along itself."""
        if not self._drawn:
            return f"font-size:{px(LARGE)}px; font-weight:{STRONG.value}"
        families = ",".join(fonts.families(fonts.TITLE))
        return f"font-family:{families}; font-size:{px(TITLE)}px; font-weight:{BOLD.value}"

    def _drawing(self, name: str, color: str, side: int, gap: int = 0) -> str:
        """Return a drawing before words; nothing where words stand alone."""
        return drawings.drawing_tag(name, color, side, gap) if self._drawn else ""

    def _hue(self, family: str) -> str:
        return self._theme.family(family).name() if family else self._text_color

    def _origin(self) -> str:
        """Return the link to a variant's origin, with its template."""
        if not self._shown.variant:
            return ""
        template, name = (str(self._shown.variant.get(key, "")) for key in ("template", "of"))
        text = _tr("variant").format(template=template, name=name)
        return f"<br><a href='{ORIGIN}' style='color:{self._accent}'>{escaped(text)}</a>"

    def _remark(self, sentence: str, color: str) -> str:
        return f"<p style='margin:0 0 {px(GRID)}px 0; color:{color}'>{escaped(sentence)}</p>"

    def _rule(self, above: int = GRID) -> str:
        return _rule(above, self._line)

    def heading(self, text: str, drawing: str) -> str:
        return heading(text, drawing if self._drawn else "", self._theme, dense=self._dense)

    def _small(self, text: str, gloss: str) -> str:
        return f"<span style='font-size:{px(SMALL)}px; color:{self._muted}'{_title(gloss)}>{escaped(text)}</span>"

    def _pools(self) -> str:
        labels = rule_systems.pool_labels(self._shown.system) or {pool: pool for pool in self._shown.full_pools}
        glosses = {} if self._system is None else _glosses(self._system)
        cells = []
        for pool, label in labels.items():
            full = self._shown.full_pools.get(pool, 0)
            if full:
                now = self._shown.pools.get(pool, full)
                cells.append(
                    (self._pool if self._drawn else self._pool_below)(pool, label, now, full, glosses.get(pool, ""))
                )
        return self._in_rows(cells, px(_BETWEEN_POOLS), px(GRID))

    def _pool(self, id: str, label: str, now: int, full: int, gloss: str) -> tuple[int, str]:
        """Return the width of a pool and its HTML: a drawing, what is left, of how much, and what it is called."""
        number, rest, sign = figure(now), "" if now == full else f"/{full}", self._pool_sign(id)
        width = _breadth(number, px(TITLE)) + _breadth(rest, px(NORMAL)) + _breadth(label, px(SMALL)) + px(HALF)
        width += px(drawings.IN_POOL) + px(HALF) if sign else 0
        return width, (
            f"{sign}<span style='font-size:{px(TITLE)}px; font-weight:{STRONG.value}'{_title(gloss)}>{number}</span>"
            f"<span style='color:{self._muted}'>{rest}</span> {self._small(label, gloss)}"
        )

    def _pool_below(self, id: str, label: str, now: int, full: int, gloss: str) -> tuple[int, str]:
        """Return the width of a pool and its HTML where words stand alone: its number under what it is called."""
        number = f"{figure(now)} / {full}" if now != full else f"{full}"
        style = f"font-size:{px(LARGE)}px; font-weight:{STRONG.value}"
        cell = f"{self._small(label, gloss)}<br><span style='{style}'{_title(gloss)}>{number}</span>"
        return max(_breadth(label, px(SMALL)), _breadth(number, px(LARGE))), cell

    def _in_rows(self, cells: Iterable[tuple[int, str]], between: int, above: int) -> str:
        """Return parts side by side, as many in a row as have room; none is broken."""
        rows: list[list[str]] = [[]]
        room = self._width
        for width, cell in cells:
            if rows[-1] and width + between > room:
                rows.append([])
                room = self._width
            room -= width + between
            rows[-1].append(f"<td style='padding-right:{between}px; white-space:nowrap'>{cell}</td>")
        # A table each: the columns of one would be as wide as the widest in any row.
        return "".join(
            f"<table cellspacing='0' cellpadding='0' style='margin-top:{above}px'><tr>{''.join(cells)}</tr></table>"
            for cells in rows
            if cells
        )

    def _pool_sign(self, id: str) -> str:
        """Return the drawing of a pool: a life is red, all else has the colour of second pools."""
        pool = next((pool for pool in self._system.pools if pool.id == id), None) if self._system is not None else None
        if pool is None:
            return ""
        role = "bad" if pool.vital else "mana"
        return self._drawing(pool.shown_drawing.name, self._roles[role], drawings.IN_POOL, HALF)

    def _sheet(self) -> Iterable[str]:
        if self._system is None:
            for name, value in self._shown.sheet.items():
                yield self._fact(name, "", self._content.words.of(None, value))
            return
        shown = self._content.fields()
        late = late_groups(shown)
        groups = dict.fromkeys(candidate.group for candidate in shown)
        early = [group for group in groups if group not in late]
        figures = [self._content.figures(shown, group) for group in early]
        yield from map(self._numbers, self._in_one_line(figures))
        yield f"<p style='margin:{px(HALF)}px 0 0 0; font-size:{px(2)}px'>&nbsp;</p>"
        yield from self._listed([candidate for candidate in shown if candidate.group not in late])
        for group in groups:
            if group in late:
                yield self.heading(
                    group_title(group, self._system.phrases.file), drawings.heading_drawing(group.lower())
                )
                yield self._numbers(self._content.figures(shown, group))
                for field in shown:
                    if field.group == group and field.kind == "rows":
                        yield self._fact(field.label, gloss_of(field), "")
                        yield from self._rows(field)
                    elif field.group == group and not self._content.is_figure(field):
                        yield self._said(field)

    def _in_one_line(self, groups: Sequence[list[Field]]) -> Sequence[list[Field]]:
        """Merge groups of numbers that fit into one line together, and a lone one with those before: it looks lost."""
        shown = [group for group in groups if self._content.are_given(group)]
        together = [field for group in shown for field in group]
        if together and len(together) <= self._columns(together):
            return [together]
        merged: list[list[Field]] = []
        for group in shown:
            if merged and len(group) == 1:
                merged[-1] = [*merged[-1], *group]
            else:
                merged.append(group)
        return merged

    def _listed(self, shown: Sequence[Field]) -> Iterable[str]:
        """Yield fields of one line each, then lists under a heading each."""
        for field in shown:
            if field.kind != "rows" and not self._content.is_figure(field):
                yield self._said(field)
        for field in shown:
            if field.kind == "rows":
                yield self.heading(field.label, drawings.heading_drawing(field.name))
                yield from self._rows(field)

    def _numbers(self, fields: Sequence[Field]) -> str:
        if not self._content.are_given(fields):
            return ""
        columns = self._columns(fields)
        lines = ceil(len(fields) / columns)
        if self._drawn and lines > 1:  # about as many tiles in each: a line of one or two leaves a hole
            columns = ceil(len(fields) / lines)
        rows = []
        for start in range(0, len(fields), columns):
            cells = [self._figure(field, columns) for field in fields[start : start + columns]]
            cells += [f"<td width='{100 / columns:.2f}%'></td>"] * (columns - len(cells))
            rows.append(f"<tr>{''.join(cells)}</tr>")
        edges = (
            f"cellspacing='{px(_BETWEEN_TILES)}' style='margin-left:-{px(_BETWEEN_TILES)}px'"
            if self._drawn
            else "cellspacing='0'"
        )
        return f"<table width='{_SHARE}%' cellpadding='0' {edges}>{''.join(rows)}</table>"

    def _columns(self, fields: Sequence[Field]) -> int:
        """Return how many figures fit side by side without breaking their words."""
        label_size, size = (px(LABEL), px(FIGURE)) if self._drawn else (px(SMALL), px(NORMAL))
        words = [(field.label, label_size) for field in fields]
        words += [(self._content.text(field), size) for field in fields]
        longest = max(_breadth(part, size) for text, size in words for part in text.split())
        around, edge = (2 * px(HALF) + px(_BETWEEN_TILES), px(_BETWEEN_TILES)) if self._drawn else (px(_BESIDE), 0)
        return max(1, min(_COLUMNS, (self._width * _SHARE // 100 - edge) // (longest + around)))

    def _figure(self, field: Field, columns: int) -> str:
        """Return a number under what it is called, in the window as a tile."""
        gloss, width = gloss_of(field), f"{100 / columns:.2f}%"
        words = escaped(self._content.text(field))
        if not self._drawn:
            return (
                f"<td width='{width}' valign='bottom' style='padding:{px(HALF)}px {px(HALF)}px {px(HALF)}px 0'>"
                f"{self._small(field.label, gloss)}<br><b{_title(gloss)}>{words}</b></td>"
            )
        return (
            f"<td width='{width}' align='center' valign='middle' bgcolor='{self._tile}' "
            f"style='padding:{px(HALF)}px'><span style='font-size:{px(LABEL)}px; color:{self._muted}'{_title(gloss)}>"
            f"{escaped(field.label)}</span><br>"
            f"<b style='font-size:{px(FIGURE)}px; font-weight:{STRONG.value}'{_title(gloss)}>{words}</b></td>"
        )

    def _said(self, field: Field) -> str:
        """Return a field of one line."""
        value, system = self._content.values.get(field.name), self._system
        # On a stage of any width they are words that wrap: a drawing could be left alone at the end of a line.
        if self._dense or not self._drawn or system is None or not drawings.is_of_elements(system, value):
            return self._fact(field.label, gloss_of(field), self._content.words.of(field, value))
        label = f"<span style='color:{self._muted}'{_title(gloss_of(field))}>{escaped(field.label)}</span>"
        chips = [self._chip(system, field, str(name), each) for name, each in (value or {}).items()]
        return self._in_rows([(_breadth(field.label, px(NORMAL)), label), *chips], px(GRID), px(HALF))

    def _chip(self, system: System, field: Field, element: str, value: Any) -> tuple[int, str]:
        """Return the width of what a field says of an element, and its HTML: its drawing and words; weakness is red."""
        drawing, words = system.drawings.element(element), self._content.words.of(field, {element: value})
        sign = self._drawing(drawing, self._hue(drawings.element_hue(drawing)), drawings.IN_CHIP, HALF)
        color = self._roles["bad"] if str(value).startswith(_WEAK) else self._text_color
        style = f"background-color:{self._tile}; color:{color}"
        width = _breadth(f"  {words}", px(NORMAL)) + px(drawings.IN_CHIP) + px(HALF)
        return width, f"<span style='{style}'>&nbsp;{sign}{escaped(words)}&nbsp;</span>"

    def _fact(self, label: str, gloss: str, text: str) -> str:
        words = escaped(with_figures(text))
        return (
            f"<p style='margin:{px(HALF)}px 0 0 0'>"
            f"<span style='color:{self._muted}'{_title(gloss)}>{escaped(label)}</span>&nbsp; {words}</p>"
        )

    def _rows(self, field: Field) -> Iterable[str]:
        for row in self._content.rows(field):
            title, id = f"<b>{escaped(row.name)}</b>" if row.name else "", row.values.get("id")
            if title and self._linked and isinstance(id, str):
                title = f"<a href='{escape(id)}' style='color:{self._text_color}; text-decoration:none'>{title}</a>"
            before, under = self._beside(id) if self._beside and isinstance(id, str) else ("", "")
            sign = self._sign(field.name, row.values, row.name)
            rest = " ".join(filter(None, (self._details(row.details), self._warned(row.never_paid))))
            between = "&nbsp; " if self._dense or not self._drawn else "<br>"
            parts = [part for part in (f"{before}{title}", rest) if part]
            yield f"<p style='{self._hanging()}'>{sign}{between.join(parts)}{under}</p>"
            for text in row.prose:
                style = f"margin:-{px(HALF)}px 0 {px(HALF)}px {self._indent()}px; color:{self._muted}"
                yield f"<p style='{style}'><i>{escaped(text)}</i></p>"

    def _warned(self, words: str) -> str:
        return f"<span style='color:{self._warn}'>({escaped(words)})</span>" if words else ""

    def _sign(self, field: str, row: Mapping[str, Any], name: str) -> str:
        """Return the drawing before a row."""
        if self._system is None:
            return ""
        drawing, family = drawings.row_drawing(self._system, field, row, name)
        return self._drawing(drawing, self._hue(family), self._side(), drawings.GAP)

    def _side(self) -> int:
        return drawings.IN_LINE if self._dense else drawings.IN_ROW

    def _details(self, details: Sequence[str]) -> str:
        text = escaped(" · ".join(map(with_figures, details)))
        if not text or not self._drawn:
            return text
        size = "" if self._dense else f"font-size:{px(SMALL)}px; "
        return f"<span style='{size}color:{self._muted}'>{text}</span>"

    def _indent(self) -> int:
        """Return how far the lines of a row stand in below its name."""
        return px(self._side()) + px(drawings.GAP) if self._drawn else px(_HANGING)

    def _hanging(self) -> str:
        below = px(HALF) if self._dense or not self._drawn else px(GRID) - px(2)
        return f"margin:0 0 {below}px {self._indent()}px; text-indent:-{self._indent()}px"


def heading(text: str, drawing: str, theme: Theme, *, dense: bool) -> str:
    """Return a heading with its drawing, if it has one, and the line under it; `dense`: as in a fight."""
    muted = theme.roles["muted"]
    sign = (
        drawings.drawing_tag(drawing, muted, drawings.IN_CHIP if dense else drawings.IN_HEADING, HALF)
        if drawing
        else ""
    )
    style = f"font-size:{px(SMALL)}px; font-weight:{STRONG.value}; letter-spacing:{px(HAIR)}px; color:{muted}"
    words = f"{sign}{escaped(text.upper())}"
    return f"<p style='margin:{px(6 if dense else 12)}px 0 0 0; {style}'>{words}</p>{_rule(0, theme.roles['line'])}"


def _rule(above: int, color: str) -> str:
    return (
        f"<table width='100%' cellspacing='0' cellpadding='0' style='margin:{px(above)}px 0 {px(HALF)}px 0'><tr>"
        f"<td bgcolor='{color}' style='font-size:1px'>&nbsp;</td></tr></table>"
    )


def _body(parts: Iterable[str]) -> str:
    return f"<body style='font-size:{px(NORMAL)}px'>{''.join(parts)}</body>"


def _glosses(system: System) -> dict[str, str]:
    """Return the meaning of each pool."""
    return {pool.id: gloss_words(system.phrases.file, pool.gloss_ids, pool.label) for pool in system.pools}


def _title(gloss: str) -> str:
    return f' title="{escaped(gloss)}"' if gloss else ""


def _breadth(text: str, size: int) -> int:
    """Return the width of a text at a font size, both in whole pixels: a part of one too few breaks the text."""
    font = QFont(QApplication.font())
    font.setPixelSize(size)
    font.setWeight(STRONG)
    return ceil(QFontMetricsF(font).horizontalAdvance(text))


_PICTURED = re.compile(rf"{drawings.OBJECT}\n?")


def words_of(text: str) -> str:
    """Return the text of a page without what stands in it for pictures."""
    return _PICTURED.sub("", text)


class StatBlock(ReadingPage):
    """The page of a stat block; it can be selected, copied and scrolled by keyboard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: StatBlockData | None = None
        self._page, self._width = "", 0
        """The HTML, and the width it was made for."""
        self._drawing = self._is_fitting = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("role", "page")
        self.setOpenLinks(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setAccessibleName(self.tr("Stat block"))
        self.document().setDocumentMargin(0)
        self.setViewportMargins(0, 0, px(GRID), 0)
        self.verticalScrollBar().valueChanged.connect(self._end_with_line)
        look().theme_changed.connect(self._draw)

    def toPlainText(self) -> str:  # noqa: N802
        """Return its words, without what stands in them for pictures."""
        return words_of(super().toPlainText()).lstrip("\n")

    def createMimeDataFromSelection(self) -> QMimeData:  # noqa: N802
        """Return what is copied: a part as it stands here, all of it in the words that can be read in again."""
        cursor, copied = self.textCursor(), QMimeData()
        chosen = cursor.selection()
        if self._shown is not None and len(chosen.toPlainText()) == len(super().toPlainText()):
            chosen = QTextDocumentFragment.fromHtml(html(self._shown))
        copied.setText(words_of(chosen.toPlainText()))
        copied.setHtml(chosen.toHtml())
        return copied

    @property
    def shown(self) -> StatBlockData | None:
        """What it shows."""
        return self._shown

    def show_block(self, shown: StatBlockData | None) -> None:
        """Show a stat block; the scroll position stays for the same creature.

        If nothing has changed the page is left alone, with its selection.
        """
        same = shown is not None and self._shown is not None and shown.name == self._shown.name
        place = self.verticalScrollBar().value() if same else 0
        self._shown = shown
        if self._written() == self._page:
            return
        self._draw()
        self.verticalScrollBar().setValue(place)

    def event(self, event: QEvent) -> bool:
        """Make the drawings anew for a screen with other pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange and self._written() != self._page:
            self._draw()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the number of figures side by side to the width."""
        super().resizeEvent(event)
        if self._written() != self._page:
            place = self.verticalScrollBar().value()
            self._draw()
            self.verticalScrollBar().setValue(place)
        self._end_with_line()

    def _end_with_line(self) -> None:
        """Leave a line or a row of tiles empty that would be cut, unless somebody has scrolled."""
        if self._is_fitting:  # another height may bring a scroll bar, and that another page
            return
        self._is_fitting = True
        leave_empty(self, 0)
        is_cut = self.verticalScrollBar().value() == 0 and self.document().size().height() > room_of(self)
        end_with_line(self, lines_of_page(self.document()) if is_cut else ())
        self._is_fitting = False

    def _draw(self) -> None:
        # A scroll bar that comes while a page is set resizes it: set within itself, the page would stand there twice.
        if self._drawing:
            return
        self._drawing = True
        self._set_page()
        if self.viewport().width() != self._width and self._written() != self._page:
            self._set_page()
        self._drawing = False
        self._end_with_line()

    def _written(self) -> str:
        """Return the HTML for the present width."""
        return html(self._shown, self.viewport().width(), drawn=True) if self._shown is not None else ""

    def _set_page(self) -> None:
        self._page, self._width = self._written(), self.viewport().width()
        self.setHtml(self._page)
