"""The sheet in a fight: numbers, weapons, abilities with their previews, resources; a click uses a thing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QToolTip, QWidget

from rules.core.display import PoolView
from rules.text.sanitize import escaped
from ui.bestiary.stat_block import view
from ui.bestiary.stat_block.data import StatBlockData
from ui.board.fight.cards import MOST_NUMBERED
from ui.services.pictures import tag
from ui.session.view.order import ChipView, token_of
from ui.session.view.stage import Figure, Use
from ui.sheets.drawings import GAP, IN_LINE, drawing_tag
from ui.text.words import figure, with_figures
from ui.theme.icons import screen_ratio
from ui.theme.sizes import px
from ui.theme.status_token import token_tag
from ui.theme.theme import HALF, NORMAL, SMALL, current, look
from ui.widgets.labels import MarkupLabel, tip
from ui.widgets.whole_lines import MOST_LEFT

PICTURE = 72
"""Height of a picture in pixels."""
NUMBER, ACTION, STATUS, PIN, DRAW = "number:", "action:", "status:", "pin:", "draw:"
"""Prefixes of links that are not things of the sheet."""


CUT = "\N{NULL}"
"""Marks where text is inserted before or after a thing of the sheet; no text contains it."""
BETWEEN = "&nbsp; "
"""The separator between the name of a thing and its details."""
MOST_KEPT = 40
"""The number of sheets whose HTML is kept."""
TOGETHER = 32
"""The most letters of a link that is kept on one line."""


@dataclass(frozen=True)
class FightSheet:
    """A sheet as shown during a fight."""

    id: str
    shown: StatBlockData
    acts: bool
    """Whether its name, pools and numbers stand above it already."""
    has_figures: bool = False
    """Whether figures take its things up."""
    named: bool = True
    """Whether it begins with the name and the pools."""
    pinned: bool = False
    drawn_out: bool = False
    """Whether it lies over the actions."""
    pools: tuple[PoolView, ...] = ()
    figures: tuple[Figure, ...] = ()
    statuses: tuple[ChipView, ...] = ()
    state: str = ""
    """How else it is with it, in words."""
    aimed: str = ""
    """The name of the target of its previews."""
    uses: tuple[Use, ...] = ()
    out_of_turn: tuple[tuple[str, str], ...] = ()
    """The possible actions out of turn: action and words."""


def figures_html(figures: Sequence[Figure], prefix: str = "") -> str:
    """Return numbers in a line, each linked to its explanation; a changed one is marked, not by colour alone."""
    roles = current().roles
    return "&nbsp;&nbsp; ".join(
        f'<span style="color:{roles["muted"]}">{escaped(candidate.label).replace(" ", "&nbsp;")}</span>&nbsp;'
        f'<a href="{prefix}{escape(candidate.stat)}" style="color:{_colour(candidate)}; text-decoration:none">'
        f"<b>{escaped(candidate.value)}{_mark(candidate)}</b></a>"
        for candidate in figures
    )


def _colour(figure: Figure) -> str:
    return current().roles[{True: "good", False: "bad", None: "text"}[figure.is_more] if figure.usual else "text"]


def _mark(figure: Figure) -> str:
    if not figure.usual:
        return ""
    return {True: "▲", False: "▼", None: "*"}[figure.is_more]


def meaning_of(figure: Figure, usually: str) -> str:
    """Return the meaning of a number, and its usual value if it is changed; `usually` is the format for that."""
    return "\n".join(filter(None, (figure.meaning, usually.format(value=figure.usual) if figure.usual else "")))


class SheetBlock(MarkupLabel):
    """The sheet of the acting combatant, or of the selected one: then with name, pools and numbers."""

    most_together = MOST_LEFT
    """What is read as whole without its last line would be a wrong figure."""
    thing_clicked = Signal(str, str)
    """A thing was clicked: the combatant's id and the thing's."""
    number_clicked = Signal(str, str)
    """A number was clicked: the combatant's id and the number's."""
    action_clicked = Signal(str, str)
    """An action out of turn was clicked: the combatant's id and the action's."""
    pin_requested = Signal()
    draw_requested = Signal()
    """The sheet is to be drawn out over the actions, for more room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheet_block")
        self.introduce(self.tr("Weapons, abilities and what else is on the sheet"))
        self.now: FightSheet | None = None
        self.numbered: list[str] = []
        """The ids of the numbered things, in their order."""
        self.is_first = True
        """Whether it is the pinned and drawn out one, where two are shown."""
        self._things: dict[str, tuple[StatBlockData, Sequence[str], Sequence[str]]] = {}
        """Combatant id to its sheet and the HTML of its things."""
        self.linkActivated.connect(self._follow)
        self.linkHovered.connect(self._say)
        look().theme_changed.connect(self._recolour)

    def show_sheet(self, now: FightSheet | None) -> None:
        """Show a sheet; rebuild it only if something has changed."""
        if now != self.now:
            self.now = now
            self._write()

    def _follow(self, link: str) -> None:
        if self.now is None:
            return
        if link.startswith(NUMBER):
            self.number_clicked.emit(self.now.id, link.removeprefix(NUMBER))
        elif link.startswith(ACTION):
            self.action_clicked.emit(self.now.id, link.removeprefix(ACTION))
        elif link.startswith(STATUS):
            return
        elif link == PIN:
            self.pin_requested.emit()
        elif link == DRAW:
            self.draw_requested.emit()
        else:
            self.thing_clicked.emit(self.now.id, link)

    def _say(self, link: str) -> None:
        """Explain the number under the mouse, or why a thing cannot be used."""
        figures = () if self.now is None else self.now.figures
        usually = self.tr("On the sheet: {value}")
        reason = next(
            (meaning_of(candidate, usually) for candidate in figures if link == f"{NUMBER}{candidate.stat}"), ""
        )
        if self.now is not None and link.startswith(STATUS):
            reason = self.now.statuses[int(link.removeprefix(STATUS))].tip
        if self.now is not None and not reason:
            reason = next((use.refused for use in self.now.uses if use.thing == link), "")
        QToolTip.showText(QCursor.pos(), tip(reason), self)

    # --- writing ---------------------------------------------------------------------------------------

    def _recolour(self) -> None:
        self._things.clear()
        self._write()

    def _write(self) -> None:
        self.numbered = []
        self.setText("" if self.now is None else self._written(self.now))

    def numbered_on(self, now: FightSheet) -> list[str]:
        """Return the things that figures take up where a sheet is shown, which need not be this one."""
        if now == self.now:
            return self.numbered
        shown, self.numbered = self.numbered, []
        self._written(now)
        before, self.numbered = self.numbered, shown
        return before

    def _written(self, now: FightSheet) -> str:
        uses = {use.thing: use for use in now.uses}
        written: set[str] = set()
        (first, *texts), ids = self._things_of(now)
        things = [first]
        for thing, title, rest in zip(ids, texts[::2], texts[1::2], strict=True):
            use = None if thing in written else uses.get(thing)
            key = "" if use is None else self._key(thing, now)
            # One without a name begins with what the figure would be parted from.
            things += (key, title if key else title.removeprefix(BETWEEN), "" if use is None else self._chances(use))
            things.append(rest)
            if use is not None:
                written.add(thing)
        others = self._others([use for use in now.uses if use.thing not in written and use.chance], now)
        head = f"{'' if now.acts else self._head(now)}{self._aim(now)}{self._statuses(now)}{self._state(now)}"
        head = f"{self._pinned(now)}{self._beside_picture(now, head)}"
        notes = self._notes(now)
        return f"<div style='font-size:{px(NORMAL)}px'>{head}{''.join(things)}{others}{self._turns(now)}{notes}</div>"

    def _things_of(self, now: FightSheet) -> tuple[Sequence[str], Sequence[str]]:
        """Return what a sheet says of its things, and which they are: written once while the sheet stays the same.

        The text is cut where something is to stand before a thing, and where it is to stand behind it.
        """
        cached = self._things.get(now.id)
        if cached is None or cached[0] != now.shown:
            ids: list[str] = []

            def beside(thing: str) -> tuple[str, str]:
                ids.append(thing)
                return CUT, CUT

            texts = view.things(now.shown, linked=True, beside=beside).split(CUT)
            if len(self._things) >= MOST_KEPT:
                self._things.clear()
            cached = self._things[now.id] = now.shown, texts, ids
        return cached[1:]

    def _key(self, thing: str, now: FightSheet) -> str:
        """Return the figure key of a thing; only things of the acting combatant have one."""
        if not now.has_figures or len(self.numbered) >= MOST_NUMBERED:
            return ""
        self.numbered.append(thing)
        roles = current().roles
        return f"<span style='background:{roles['sunken']}'>&nbsp;{len(self.numbered)}&nbsp;</span>&nbsp;"

    def _chances(self, use: Use) -> str:
        """Return the line under a thing: its preview, or why it cannot be used."""
        muted = current().roles["muted"]
        words = [f"<b>{escaped(with_figures(use.chance))}</b>"] if use.chance else []
        words += (escape(with_figures(further)) for further in use.further)
        text = " · ".join(words)
        if use.refused:
            text = " · ".join(filter(None, (f"<span style='color:{muted}'>{escaped(use.refused)}</span>", text)))
        return f"<br>→ {text}" if text else ""

    def _others(self, uses: Sequence[Use], now: FightSheet) -> str:
        """Return what the combatant can do without a thing of its sheet, which belongs under none of its headings."""
        if not uses:
            return ""
        title = view.heading(self.tr("Always at hand"), uses[0].action.shown_drawing.name, current(), dense=True)
        return title + "".join(self._other(use, now) for use in uses)

    def _other(self, use: Use, now: FightSheet) -> str:
        """Return what the combatant can do without a thing of its sheet."""
        roles = current().roles
        text, muted = roles["text"], roles["muted"]
        link = (
            f"<a href='{escape(use.thing)}' style='color:{text}; text-decoration:none'><b>{escaped(use.label)}</b></a>"
        )
        line = f"{self._key(use.thing, now)}{link}&nbsp; <span style='color:{muted}'>{escaped(use.action.label)}</span>"
        sign = drawing_tag(use.action.shown_drawing.name, text, IN_LINE, GAP)
        indent = px(IN_LINE) + px(GAP)
        style = f"margin:0 0 {px(HALF)}px {indent}px; text-indent:-{indent}px"
        return f"<p style='{style}'>{sign}{line}{self._chances(use)}</p>"

    def _pinned(self, now: FightSheet) -> str:
        if not now.pinned or now.drawn_out:  # who has drawn it out reads it: there it has all of the room
            return ""
        roles = current().roles
        words = self.tr("Pinned: {name} stays here, whoever acts.").format(name=now.shown.name)
        link = f"<a href='{PIN}' style='color:{roles['accent']}'>{escaped(self._let_go())}</a>"
        ground = f"margin:0 0 {px(HALF)}px 0; background-color:{roles['accent_soft']}"
        return f"<p style='{ground}'>&nbsp;<b>{escaped(words)}</b>&nbsp; {link}</p>"

    def _let_go(self) -> str:
        return self.tr("Unpin (*)")

    def _head(self, now: FightSheet) -> str:
        pools = "&nbsp;&nbsp; ".join(
            f"{escaped(pool.label).replace(' ', '&nbsp;')}&nbsp;<b>{figure(pool.value)}</b>/{pool.maximum}"
            for pool in now.pools
            if pool.maximum
        )
        title = (
            f"<p style='margin:0 0 {px(HALF)}px 0'><b>{escaped(now.shown.name)}</b>&nbsp;&nbsp; {pools}</p>"
            if now.named
            else ""
        )
        return (
            f"{title if now.named else ''}<p style='margin:0 0 {px(HALF)}px 0'>{figures_html(now.figures, NUMBER)}</p>"
        )

    def _beside_picture(self, now: FightSheet, head: str) -> str:
        picture = (
            tag(now.shown.picture, QSize(px(PICTURE) * 2, px(PICTURE)), screen_ratio()) if now.shown.picture else ""
        )
        if not picture:
            return head
        cells = f"<td>{head}</td><td align='right'>{picture}</td>"
        return f"<table width='100%' cellspacing='0'><tr>{cells}</tr></table>"

    def _aim(self, now: FightSheet) -> str:
        """Return the target of the previews, and how the sheet is pinned and drawn out."""
        roles = current().roles
        words = (
            self.tr("Chances against {name}").format(name=now.aimed)
            if now.aimed and any(use.told for use in now.uses)
            else ""
        )
        pinning = [(PIN, self._let_go() if now.pinned else self.tr("Pin (*)"))]
        links = [] if now.pinned and not now.drawn_out else pinning
        links += [] if now.drawn_out else [(DRAW, self.tr("Large (Ctrl+Shift+L)"))]
        parts = [
            f"<a href='{link}' style='color:{roles['accent']}'>{_together(escaped(text))}</a>"
            for link, text in (links if self.is_first else ())
        ]
        line = "&nbsp;&nbsp; ".join(filter(None, (escaped(words), *parts)))
        return (
            f"<p style='margin:0 0 {px(HALF)}px 0; font-size:{px(SMALL)}px; color:{roles['muted']}'>{line}</p>"
            if line
            else ""
        )

    def _statuses(self, now: FightSheet) -> str:
        """Return the tokens of the order with all their words; what each means is told under the mouse."""
        if not now.statuses:
            return ""
        tags = [token_tag(token_of(chip), self.font(), chip.text) for chip in now.statuses]
        links = (f"<a href='{STATUS}{number}'>{tag}</a>" for number, tag in enumerate(tags))
        return f"<p style='margin:0 0 4px 0'>{' '.join(links)}</p>"

    def _state(self, now: FightSheet) -> str:
        return (
            f"<p style='margin:0 0 {px(HALF)}px 0; color:{current().roles['muted']}'>{escaped(now.state)}</p>"
            if now.state
            else ""
        )

    def _turns(self, now: FightSheet) -> str:
        """Return the actions out of turn."""
        if not now.out_of_turn:
            return ""
        accent, title = current().roles["accent"], self.tr("Out of turn:")
        links = "&nbsp;&nbsp; ".join(
            f"<a href='{ACTION}{escape(action)}' style='color:{accent}'>{escaped(words)}</a>"
            for action, words in now.out_of_turn
        )
        return f"<p>{escaped(title)}&nbsp; {links}</p>"

    def _notes(self, now: FightSheet) -> str:
        lines = [line for line in now.shown.notes.splitlines() if line.strip()]
        return "".join(f"<p style='margin:0 0 {px(HALF)}px 0'><i>{escaped(line)}</i></p>" for line in lines)


def _together(words: str) -> str:
    """Return words that do not wrap, unless they would fill a line."""
    return words if len(words) > TOGETHER else words.replace(" ", "&nbsp;")
