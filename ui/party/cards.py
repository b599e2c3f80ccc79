"""The members of a party as cards, with what is asked most often at the table."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from models.repositories.parties import Member
from rules.core.drawings import STATE_DRAWINGS, status_drawing
from rules.system.system import System
from rules.text.sanitize import without_controls
from ui.dnd.payload import carry
from ui.session.appearance import member_emblem
from ui.sheets import rule_systems
from ui.text.words import figure, in_one_line
from ui.theme.emblem import Emblem, Standing, paint_emblem
from ui.theme.row_parts import paint_bar
from ui.theme.sizes import px
from ui.theme.status_token import HEIGHT, StatusToken, fit, paint_token, width_of
from ui.theme.theme import CARD, GRID, HALF, NORMAL, SMALL, current, numbers, sized
from ui.widgets.item_views import RIGHT, RowList, write_line
from ui.widgets.keyed_model import PICKED_UP, Index, KeyedRows
from ui.widgets.labels import tip

FACE = 52
"""Side of the emblem of a member in pixels."""
_PAD = 12
_LINE = 20
_BAR = 6


class PoolBar(NamedTuple):
    """A pool as a bar with its numbers."""

    id: str
    label: str
    value: int
    maximum: int
    vital: bool


LASTING = ("dead", "stone")
"""The states that last beyond a fight."""


class LastingCondition(NamedTuple):
    """A condition that outlasted its fight."""

    text: str
    family: str
    good: bool
    status: str = ""
    drawing: str = ""

    @property
    def token(self) -> StatusToken:
        """Return how it is shown."""
        return StatusToken(self.drawing, self.family, self.good, self.text)


class PartyCard(NamedTuple):
    """The content of a card."""

    id: int
    name: str
    player: str
    system: str
    level: int | None
    pools: tuple[PoolBar, ...]
    conditions: tuple[LastingCondition, ...]
    gains: tuple[tuple[str, int], ...]
    """The label and amount of each gain."""
    notes: str
    emblem: Emblem | None = None
    is_character: bool | None = None
    """Whether it is a player's character; None where nobody can say."""

    @property
    def is_down(self) -> bool:
        """Whether the vital pool is empty."""
        return any(pool.vital and pool.value <= 0 for pool in self.pools)

    @property
    def sign(self) -> str:
        """Return the badge of a member who is dead, petrified or down; empty for all others."""
        for lasting in self.conditions:
            if lasting.status in LASTING:
                return STATE_DRAWINGS[lasting.status]
        if not self.is_down:
            return ""
        may_die = any(lasting.family in ("fatal", "state") for lasting in self.conditions)
        return STATE_DRAWINGS["dying" if may_die else "unconscious"]


def card_of(member: Member) -> PartyCard:
    """The card of a member."""
    system = rule_systems.find(member.system)
    vital = {pool.id for pool in system.pools if pool.vital} if system is not None else set()
    labels = rule_systems.kept_pools(member.system) or {pool: pool for pool in member.full_pools}
    pools, first = [], rule_systems.starting_pools(member.system, member.sheet, member.full_pools)
    for pool, label in labels.items():
        full = member.full_pools.get(pool, 0)
        if full:
            pools.append(PoolBar(pool, label, min(full, member.pools.get(pool, first[pool])), full, pool in vital))
    lasting = []
    for condition in member.conditions:
        status = system.statuses.get(str(condition.get("status"))) if system is not None else None
        named = str(condition.get("status"))
        unknown = "fatal" if named in LASTING else "other"
        family, good = (status.family, status.good) if status is not None else (unknown, False)
        drawing = status_drawing("", named, family, good=good) if status is None else status.shown_drawing
        text = rule_systems.condition_text(system, condition)
        lasting.append(LastingCondition(text, family, good, named, drawing.name))
    assert member.id is not None
    return PartyCard(
        member.id,
        member.name,
        member.player,
        member.system,
        member.level,
        tuple(pools),
        tuple(lasting),
        gained(system, member),
        member.notes,
        member_emblem(member),
        rule_systems.is_character(member.system, member.sheet),
    )


def gained(system: System | None, member: Member) -> tuple[tuple[str, int], ...]:
    """Return what a member has gained so far: label, or id where no system has a label, and amount."""
    known = {} if system is None else {gain.id: gain.label for gain in system.aftermath.gains}
    ids = [*known, *(id for id in member.gains if id not in known)]
    return tuple((known.get(id, id), member.gains[id]) for id in ids if member.gains.get(id))


class PartyCardModel(KeyedRows[PartyCard]):
    """The cards of one party."""

    def key(self, row: PartyCard) -> Hashable:
        """The member's id."""
        return row.id

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """The name; the card itself for the delegate."""
        card = self.row_at(index)
        if card is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return card.name
        if role == Qt.ItemDataRole.UserRole:
            return card
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return without_controls(self.spoken(card))
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self.spoken(card))
        return None

    def spoken(self, card: PartyCard) -> str:
        """The card in words."""
        parts = [card.name]
        if card.player:
            parts.append(self.tr("played by {player}").format(player=card.player))
        if card.is_down:
            parts.append(self.tr("down"))
        template = self.tr("{label} {value} of {maximum}")
        parts += [
            template.format(label=pool_bar.label, value=figure(pool_bar.value), maximum=pool_bar.maximum)
            for pool_bar in card.pools
        ]
        parts += [lasting.text for lasting in card.conditions]
        parts.append(self.gains(card))
        return ", ".join(part for part in (*parts, in_one_line(card.notes)) if part)

    def gains(self, card: PartyCard) -> str:
        """Whether it is a player's character, and what it has gained so far."""
        parts = list(filter(None, [rule_systems.character_word(card.is_character)]))
        if card.level is not None:
            parts.append(self.tr("Level {level}").format(level=card.level))
        return " · ".join([*parts, *(f"{number} {label}" for label, number in card.gains)])

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Cards can be chosen and picked up."""
        return PICKED_UP if index.isValid() else Qt.ItemFlag.NoItemFlags


def moved(ids: Sequence[int], moving: Sequence[int], place: int) -> list[int]:
    """Return ids with some of them moved, in their former order, to a place counted before the move."""
    going = [item for item in ids if item in set(moving)]
    before = [item for item in ids[:place] if item not in going]
    behind = [item for item in ids[place:] if item not in going]
    return [*before, *going, *behind]


class PartyCardDelegate(QStyledItemDelegate):
    """Paints a card."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as what the card has to say."""
        card: PartyCard = index.data(Qt.ItemDataRole.UserRole)
        lines = 1 + bool(card.conditions) + bool(card.notes) + bool(_gains(index, card))
        bars = (len(card.pools) + 1) // 2
        return QSize(
            px(260), 2 * px(_PAD) + max(px(FACE), lines * (px(_LINE) + px(2)) + bars * (px(_LINE) + px(6))) + px(GRID)
        )

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw name and player, bars, conditions, gains and notes."""
        card: PartyCard = index.data(Qt.ItemDataRole.UserRole)
        theme = current()
        state: QStyle.StateFlag = option.state
        frame = QRectF(option.rect).adjusted(1, 1, -1, -px(GRID) + 1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        selected = bool(state & QStyle.StateFlag.State_Selected)
        painter.setPen(QPen(theme.color("accent" if selected else "line"), 1))
        painter.setBrush(theme.color("accent_soft" if selected else "raised"))
        painter.drawRoundedRect(frame, px(CARD), px(CARD))
        inner = frame.toRect().adjusted(px(_PAD), px(_PAD), -px(_PAD), -px(_PAD))
        level = "accent_soft" if selected else "raised"
        if card.emblem is not None:
            painter.setFont(option.font)
            standing = Standing(down=bool(card.sign), badge=card.sign, badge_role="bad", level=level)
            paint_emblem(painter, QRectF(inner.left(), inner.top(), px(FACE), px(FACE)), card.emblem, standing)
            inner.setLeft(inner.left() + px(FACE) + px(_PAD))
        y = self._head(painter, option, card, QRect(inner.left(), inner.top(), inner.width(), px(_LINE)))
        y = self._pools(painter, option, card, QRect(inner.left(), y + px(4), inner.width(), px(_LINE)), level)
        painter.setFont(sized(option.font, SMALL))
        if card.conditions:
            self._conditions(painter, option, card, QRect(inner.left(), y, inner.width(), px(_LINE)))
            y += px(_LINE) + px(2)
        for text in (_gains(index, card), in_one_line(card.notes)):
            if text:
                line = QRect(inner.left(), y, inner.width(), px(_LINE))
                write_line(painter, line, text, "muted", numbers(sized(option.font, SMALL)))
                y += px(_LINE) + px(2)
        painter.restore()

    def _head(self, painter: QPainter, option: QStyleOptionViewItem, card: PartyCard, space: QRect) -> int:
        small = sized(option.font, SMALL)
        player_width = min(QFontMetrics(small).horizontalAdvance(card.player) + px(4), space.width() // 2)
        write_line(painter, space.adjusted(space.width() - player_width, 0, 0, 0), card.player, "muted", small, RIGHT)
        line = space.adjusted(0, 0, -player_width - px(GRID), 0)
        write_line(painter, line, card.name, "text", sized(option.font, NORMAL, bold=True))
        return space.bottom() + 1

    def _pools(self, painter: QPainter, option: QStyleOptionViewItem, card: PartyCard, space: QRect, level: str) -> int:
        figures = numbers(sized(option.font, SMALL))
        painter.setFont(figures)
        metrics = QFontMetrics(figures)
        columns = 1 if len(card.pools) == 1 else 2
        width = (space.width() - (columns - 1) * 2 * px(GRID)) // columns
        y = space.top()
        for number, pool in enumerate(card.pools):
            left = space.left() + (number % columns) * (width + 2 * px(GRID))
            cell = QRect(left, y, width, px(_LINE))
            text = f"{figure(pool.value)} / {pool.maximum}"
            room = width - metrics.horizontalAdvance(text) - px(GRID)
            write_line(painter, QRect(left, y, room, px(_LINE)), pool.label, "muted")
            write_line(painter, cell, text, "text", sized(figures, SMALL, bold=pool.vital), RIGHT)
            painter.setFont(figures)
            bar = QRectF(left, y + px(_LINE) - 1, width, px(_BAR))
            paint_bar(painter, bar, pool.value / pool.maximum, "" if pool.vital else "mana", ground=level)
            if number % columns == columns - 1 or number == len(card.pools) - 1:
                y += px(_LINE) + px(6)
        return y + px(2)

    def _conditions(self, painter: QPainter, option: QStyleOptionViewItem, card: PartyCard, space: QRect) -> None:
        left, top = space.left(), space.top() + (space.height() - px(HEIGHT)) // 2
        for token in fit([lasting.token for lasting in card.conditions], option.font, space.width()):
            width = width_of(token, option.font)
            if left + width > space.right() + 1:
                write_line(painter, QRect(left, space.top(), px(_PAD), space.height()), "…", "muted")
                return
            paint_token(painter, QRectF(left, top, width, px(HEIGHT)), token, option.font)
            left += width + px(HALF)


def _gains(index: Index, card: PartyCard) -> str:
    model = index.model()
    return model.gains(card) if isinstance(model, PartyCardModel) else ""


class PartyCardView(RowList):
    """The cards of a party, one below the other."""

    most_left = 120

    def __init__(self, model: PartyCardModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(PartyCardDelegate(self))
        self.setAccessibleName(self.tr("Members of the party"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setDragEnabled(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setProperty("role", "cards")

    def startDrag(self, actions: Qt.DropAction) -> None:
        """A card under the mouse says who is taken along."""
        carry(self)
