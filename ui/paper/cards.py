"""Stat blocks as printed cards, one to nine a page, and table tents with numbers inside and the name outside."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QImage,
    QPagedPaintDevice,
    QPainter,
    QPen,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)

from ui.bestiary.stat_block.data import StatBlockData
from ui.bestiary.stat_block.view import html, numbers
from ui.paper.pdf import written_pdf
from ui.services.pictures import image_of
from ui.theme import fonts
from ui.theme.emblem import Emblem, paint_emblem_in
from ui.theme.icons import authors_of
from ui.theme.theme import Theme, paper_theme

GRIDS = {
    1: (1,),
    2: (2,),
    3: (1, 2),
    4: (2, 2),
    5: (1, 2, 2),
    6: (2, 2, 2),
    7: (2, 2, 3),
    8: (2, 3, 3),
    9: (3, 3, 3),
}
"""Cards a page to the number in each of its equal columns.

No place stays free, and these layouts give the samples the largest type: a stat block needs height more than width.
"""
TENTS = (2, 2)
"""Tents one above the other in each column; each is folded in the middle."""
INCH = 96
"""Pixels an inch, in which a stat block is measured."""
TIGHT = 83
"""The height of a line of a card, in percent of what the face would take: a card has little room."""
MOST = 300
"""The most cards printed at once."""
MARGIN = 10
"""Margin of a page in millimetres."""
GAP = 14
"""Pixels between two cards."""
PADDING = 12
"""Padding of a card in pixels."""
SCALES = (1.0, 0.9, 0.8, 0.7, 0.6)
"""The scales tried to fit a stat block onto its card, before it continues on another."""
PLAIN = 3
"""The number of columns from which cards begin with a smaller scale."""
CREST, ON_TENT = 52, 96
"""Sides of an emblem in pixels: in the corner of a card, and over the name on a tent."""
CREDIT = 14
"""Pixels under the cards of a page that show drawings, for the names of their authors."""
FOOT = 16
"""Pixels under a continued card for the number of its part."""
GREATEST = 44
"""Greatest size of a name on a tent, in pixels."""
TEXT, FOOT_TEXT, CREDIT_TEXT, NAME = 14, 12, 10, 24
"""Sizes of type on a card in pixels: of its text, the number of its part, the authors, and its name."""


@dataclass(frozen=True)
class PaperCards:
    """Cards or tents of creatures and members, ready to print."""

    title: str
    shown: tuple[StatBlockData, ...]
    per_page: int = 4
    tents: bool = False

    def in_tents(self) -> PaperCards:
        """Return the same creatures as tents."""
        return replace(self, tents=True)

    def so_many(self, per_page: int) -> PaperCards:
        """Return the same creatures as cards, `per_page` (of `GRIDS`) on a page."""
        return replace(self, tents=False, per_page=per_page)

    @property
    def grid(self) -> tuple[int, ...]:
        """The number in each column of a page."""
        return TENTS if self.tents else GRIDS[self.per_page]

    @property
    def credit(self) -> str:
        """The authors of the drawings on its emblems, and their licence; empty if it shows none."""
        authors = authors_of(crest.drawing for crest in map(_crest_of, self.shown) if crest is not None)
        words = QCoreApplication.translate(
            "PaperCards", "Drawings by {authors}, game-icons.net (CC BY 3.0), recoloured"
        )
        return words.format(authors=", ".join(authors)) if authors else ""

    def print_on(self, device: QPagedPaintDevice) -> None:
        """Paint all pages; preview, printer and PDF call the same."""
        with QPainter(device) as painter:
            if not painter.isActive():
                return
            scale = device.logicalDpiX() / INCH
            page = QRectF(0, 0, device.width() / scale, device.height() / scale)
            painter.scale(scale, scale)
            credit = self.credit
            cells = list(_cells(page.adjusted(0, 0, 0, -CREDIT if credit else 0), self.grid))
            place = 0
            _write_credit(painter, page, credit)
            for shown in self.shown:
                here = cells[place % len(cells)]
                for part in _tent(shown, here) if self.tents else _on_cards(shown, here, cells, len(self.grid)):
                    if place == len(cells):
                        device.newPage()
                        _write_credit(painter, page, credit)
                        place = 0
                    part.paint(painter, cells[place])
                    place += 1

    def to_pdf(self) -> bytes:
        """Return a PDF on A4; raise OSError if it is incomplete."""
        return written_pdf(self.title, self.print_on, QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN))


def _write_credit(painter: QPainter, page: QRectF, credit: str) -> None:
    """Write at the foot of a page who has made its drawings."""
    painter.setFont(_font(CREDIT_TEXT))
    painter.setPen(paper_theme().color("muted"))
    painter.drawText(page, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom), credit)


def _crest_of(shown: StatBlockData) -> Emblem | None:
    """Return the emblem that is printed of a creature: none where its picture is."""
    return None if shown.picture else shown.emblem


def _cells(page: QRectF, columns: Sequence[int]) -> list[QRectF]:
    """Return the places of a page in reading order."""
    width = (page.width() - GAP * (len(columns) - 1)) / len(columns)
    cells = []
    for column, rows in enumerate(columns):
        height = (page.height() - GAP * (rows - 1)) / rows
        cells += [QRectF(column * (width + GAP), row * (height + GAP), width, height) for row in range(rows)]
    return sorted(cells, key=lambda cell: (cell.top(), cell.left()))


@dataclass(frozen=True)
class _Part:
    """The content of a card: a page of a stat block, at a scale."""

    name: str
    document: QTextDocument
    number: int
    many: int
    scale: float
    crest: Emblem | None = None

    def paint(self, painter: QPainter, cell: QRectF) -> None:
        """Paint the card with its cutting edge."""
        painter.setPen(QPen(paper_theme().color("gold"), 1))
        painter.drawRect(cell)
        inner = _inner(cell)
        _write(painter, self.document, inner, self.scale, self.number)
        if self.crest is not None and not self.number:
            side = CREST * self.scale
            _paint_crest(painter, QRectF(inner.right() - side, inner.top(), side, side), self.crest)
        if self.many > 1:
            words = QCoreApplication.translate("PaperCards", "{number} of {many}")
            foot = QRectF(inner.left(), cell.bottom() - FOOT - 2, inner.width(), FOOT)
            painter.setPen(paper_theme().color("muted"))
            painter.setFont(_font(FOOT_TEXT))
            painter.drawText(foot, Qt.AlignmentFlag.AlignRight, words.format(number=self.number + 1, many=self.many))
            room = foot.adjusted(0, 0, -foot.width() / 4, 0)
            name = painter.fontMetrics().elidedText(self.name, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft, name)


def _on_cards(shown: StatBlockData, here: QRectF, cells: Sequence[QRectF], columns: int) -> list[_Part]:
    """Return the cards of a stat block, the first in the cell `here`; the others fit any cell of a page."""
    parts = list(_parts(shown, here, columns))
    return parts if len(parts) == 1 else list(_parts(shown, min(cells, key=QRectF.height), columns))


def _parts(shown: StatBlockData, cell: QRectF, columns: int) -> Iterator[_Part]:
    """Yield the cards of a stat block: one, as large as fits, or several at the smallest scale."""
    room = _inner(cell).size()
    document, scale = _set(shown, html, room, SCALES[1:] if columns >= PLAIN else SCALES)
    if document.size().height() <= room.height() / scale:
        yield _Part(shown.name, document, 0, 1, scale, _crest_of(shown))
        return
    document.setPageSize(QSizeF(room.width() / scale, room.height() / scale - FOOT / scale))
    many = document.pageCount()
    for number in range(many):
        yield _Part(shown.name, document, number, many, scale, _crest_of(shown))


def _set(
    shown: StatBlockData, page: Callable[[StatBlockData, int, Theme], str], room: QSizeF, scales: Sequence[float]
) -> tuple[QTextDocument, float]:
    """Return a stat block at the largest scale that fits into pixels, else at the smallest; with that scale."""
    scale, *smaller = scales
    width = room.width() / scale
    document = _document(page(shown, int(width), paper_theme()), width)
    _set_name(document, shown.name, CREST + PADDING if page is html and _crest_of(shown) else 0)
    if smaller and document.size().height() > room.height() / scale:
        return _set(shown, page, room, smaller)
    return document, scale


@dataclass(frozen=True)
class _Tent:
    """A tent: the name on the half turned to the players, the numbers on the other."""

    name: str
    player: str
    document: QTextDocument
    scale: float
    picture: QImage
    crest: Emblem | None = None

    def paint(self, painter: QPainter, cell: QRectF) -> None:
        """Paint the tent with its fold."""
        half = QRectF(cell.left(), cell.top(), cell.width(), cell.height() / 2)
        line = paper_theme().color("gold")
        painter.setPen(QPen(line, 1))
        painter.drawRect(cell)
        painter.setPen(QPen(line, 1, Qt.PenStyle.DashLine))
        painter.drawLine(half.bottomLeft(), half.bottomRight())
        painter.save()
        painter.translate(half.center())
        painter.rotate(180)
        painter.translate(-half.center())
        self._outside(painter, half.adjusted(PADDING, PADDING, -PADDING, -PADDING))
        painter.restore()
        lower = half.translated(0, half.height())
        _write(painter, self.document, _inner(lower), self.scale, 0)

    def _outside(self, painter: QPainter, area: QRectF) -> None:
        wraps = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
        painter.setPen(paper_theme().color("text"))
        if not self.picture.isNull():
            room = QSizeF(area.width() / 3, area.height())
            size = QSizeF(self.picture.size()).scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
            top = area.top() + (area.height() - size.height()) / 2
            painter.drawImage(QRectF(area.left(), top, size.width(), size.height()), self.picture)
            area = area.adjusted(size.width() + PADDING, 0, 0, 0)
        elif self.crest is not None:
            middle = area.center().x() - ON_TENT / 2
            _paint_crest(painter, QRectF(middle, area.top() + PADDING, ON_TENT, ON_TENT), self.crest)
            area = area.adjusted(0, ON_TENT + PADDING, 0, 0)
            painter.setPen(paper_theme().color("text"))
        if self.player:
            painter.setPen(paper_theme().color("muted"))
            painter.setFont(_font(TEXT))
            painter.drawText(area, int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom), self.player)
            area = area.adjusted(0, 0, 0, -painter.fontMetrics().height())
            painter.setPen(paper_theme().color("text"))
        for pixels in range(GREATEST, TEXT, -2):
            painter.setFont(_font(pixels, fonts.TITLE))
            if area.contains(painter.boundingRect(area, wraps, self.name)):
                break
        painter.drawText(area, wraps, self.name)


def _tent(shown: StatBlockData, cell: QRectF) -> Iterator[_Tent]:
    """Yield the tent of a creature; what does not fit at the smallest scale is left out."""
    half = QRectF(0, 0, cell.width(), cell.height() / 2)
    picture = image_of(shown.picture)
    document, scale = _set(replace(shown, picture=""), numbers, _inner(half).size(), SCALES)
    yield _Tent(shown.name, shown.player, document, scale, picture, _crest_of(shown))


def _inner(cell: QRectF) -> QRectF:
    return cell.adjusted(PADDING, PADDING, -PADDING, -PADDING)


def _font(size: int, face: str = fonts.PAGE) -> QFont:
    return fonts.font(face, size, bold=face == fonts.TITLE)


def _document(page: str, width: float) -> QTextDocument:
    """Return a stat block as a document of a width in pixels."""
    made = QTextDocument()
    made.setUseDesignMetrics(True)
    made.setDocumentMargin(0)
    made.setDefaultFont(_font(TEXT))
    made.setHtml(page)
    lines = QTextBlockFormat()
    lines.setLineHeight(TIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    everything = QTextCursor(made)
    everything.select(QTextCursor.SelectionType.Document)
    everything.mergeBlockFormat(lines)
    made.setTextWidth(width)
    return made


def _set_name(document: QTextDocument, name: str, room: int) -> None:
    """Give the name over a stat block the face of titles, and leave room beside it and the line below it."""
    cursor = document.find(name, options=QTextDocument.FindFlag.FindCaseSensitively)
    if cursor.isNull() or cursor.block().text().strip() != name.strip():
        return
    face = QTextCharFormat()
    face.setFontFamilies(fonts.families(fonts.TITLE))
    face.setFontWeight(QFont.Weight.Bold)
    face.setProperty(QTextFormat.Property.FontPixelSize, NAME)
    cursor.mergeCharFormat(face)
    beside = QTextBlockFormat()
    beside.setRightMargin(room)
    cursor.mergeBlockFormat(beside)
    cursor.movePosition(QTextCursor.MoveOperation.NextBlock)
    cursor.mergeBlockFormat(beside)


def _paint_crest(painter: QPainter, rect: QRectF, emblem: Emblem) -> None:
    """Paint an emblem as on paper, in the face of the page."""
    painter.setFont(_font(TEXT))
    paint_emblem_in(paper_theme(), painter, rect, emblem)


def _write(painter: QPainter, document: QTextDocument, area: QRectF, scale: float, page: int) -> None:
    """Paint one page of a document into an area, clipped."""
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(scale, scale)
    room = QRectF(0, 0, area.width() / scale, area.height() / scale)
    height = document.pageSize().height() if document.pageSize().height() > 0 else room.height()
    painter.translate(0, -page * height)
    shown = QRectF(0, page * height, room.width(), min(height, room.height()))
    painter.setClipRect(shown)
    context = QAbstractTextDocumentLayout.PaintContext()
    context.clip = shown
    context.palette.setColor(context.palette.ColorRole.Text, paper_theme().color("text"))
    document.documentLayout().draw(painter, context)
    painter.restore()
