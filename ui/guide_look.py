"""How a page of the guide looks: headings, keys, words of the window, tables and links in the colours of the theme."""

from __future__ import annotations

from PySide6.QtGui import (
    QFont,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFragment,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
    QTextTableFormat,
)

from ui.theme import LARGE, NORMAL, current

SPACE = 8
"""Pixels under a paragraph."""
CELL = 6
"""Pixels around what stands in a cell of a table."""


def dress(document: QTextDocument) -> None:
    """Gives a document that was read from Markdown its look; its words stay as they are."""
    _drop_first(document)
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _dress_table(frame)
    block = document.begin()
    while block.isValid():
        _dress_block(block)
        block = block.next()


def _drop_first(document: QTextDocument) -> None:
    """Takes away the empty line that Qt leaves above a page that is read in the place of another."""
    first = QTextCursor(document)
    if not first.block().text() and first.block().next().isValid():
        first.deleteChar()


def _dress_table(table: QTextTable) -> None:
    """Lines between the rows alone, over the whole width."""
    look = QTextTableFormat(table.format())
    look.setBorder(1)
    look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    look.setBorderBrush(current().color("line"))
    look.setBorderCollapse(True)
    look.setCellPadding(CELL)
    look.setCellSpacing(0)
    look.setTopMargin(SPACE)
    look.setBottomMargin(2 * SPACE)
    look.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    table.setFormat(look)


def _dress_block(block: QTextBlock) -> None:
    cursor = QTextCursor(block)
    level = block.blockFormat().headingLevel()
    space = block.blockFormat()
    if cursor.currentTable() is None:
        space.setBottomMargin(SPACE if block.textList() is None else SPACE // 2)
        space.setTopMargin(2 * SPACE if level > 1 else 0)
        space.setLineHeight(120, 1)
        cursor.setBlockFormat(space)
    for part in fragments(block):
        found = part.charFormat()
        look = QTextCharFormat()
        if level:
            look.setProperty(QTextCharFormat.Property.FontPixelSize, LARGE if level == 1 else NORMAL)
            look.clearProperty(QTextCharFormat.Property.FontSizeAdjustment)
            look.setFontWeight(QFont.Weight.DemiBold)
        if found.isAnchor():
            look.setForeground(current().color("accent"))
        elif is_key(found):
            look.setBackground(current().color("raised"))
            look.setFontWeight(QFont.Weight.DemiBold)
        _put(document_cursor(block, part), look, found)


def _put(cursor: QTextCursor, look: QTextCharFormat, found: QTextCharFormat) -> None:
    """Changes how a stretch looks; the adjusted size that Markdown gives a heading goes."""
    merged = QTextCharFormat(found)
    merged.merge(look)
    if look.hasProperty(QTextCharFormat.Property.FontPixelSize):
        merged.clearProperty(QTextCharFormat.Property.FontSizeAdjustment)
    cursor.setCharFormat(merged)


def fragments(block: QTextBlock) -> list[QTextFragment]:
    """The stretches of a block that look alike."""
    found = []
    at = block.begin()
    while not at.atEnd():
        found.append(at.fragment())
        at += 1
    return found


def is_key(look: QTextCharFormat) -> bool:
    """Whether a stretch was written between backticks."""
    return look.fontFixedPitch()


def document_cursor(block: QTextBlock, part: QTextFragment) -> QTextCursor:
    """A cursor over a stretch."""
    cursor = QTextCursor(block)
    cursor.setPosition(part.position())
    cursor.setPosition(part.position() + part.length(), QTextCursor.MoveMode.KeepAnchor)
    return cursor
