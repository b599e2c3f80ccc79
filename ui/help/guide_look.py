"""How a page of the guide looks: headings, keys, words of the window, tables and links in the colours of the theme."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import (
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
    QTextTableFormat,
)

from ui.theme.theme import LARGE, NORMAL, current

SPACE = 8
"""Pixels under a paragraph."""
LEADING, PROPORTIONAL = 120, int(QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
"""Per cent of the letters' height from line to line."""
CELL = 6
"""Pixels around what stands in a cell of a table."""


class Stretch(NamedTuple):
    """Letters that look alike, by where they stand: what Qt calls a fragment is another after each change."""

    start: int
    end: int
    look: QTextCharFormat


def dress(document: QTextDocument) -> None:
    """Gives a document that was read from Markdown its look; its words stay as they are.

    All of it is one change: after each change a page that is shown is set anew.
    """
    whole = QTextCursor(document)
    whole.beginEditBlock()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _dress_table(frame)
    block = document.begin()
    while block.isValid():
        _dress_block(block)
        block = block.next()
    whole.endEditBlock()


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
        if not any(part.look.isImageFormat() for part in stretches(block)):
            space.setLineHeight(LEADING, PROPORTIONAL)
        cursor.setBlockFormat(space)
    for part in stretches(block):
        look = QTextCharFormat(part.look)
        if level:
            look.setProperty(QTextCharFormat.Property.FontPixelSize, LARGE if level == 1 else NORMAL)
            look.clearProperty(QTextCharFormat.Property.FontSizeAdjustment)
            look.setFontWeight(QFont.Weight.DemiBold)
        if look.isAnchor():
            look.setForeground(current().color("accent"))
        elif is_key(look):
            look.setBackground(current().color("raised"))
            look.setFontWeight(QFont.Weight.DemiBold)
        cursor.setPosition(part.start)
        cursor.setPosition(part.end, QTextCursor.MoveMode.KeepAnchor)
        cursor.setCharFormat(look)


def stretches(block: QTextBlock) -> list[Stretch]:
    """The stretches of a block that look alike."""
    found = []
    at = block.begin()
    while not at.atEnd():
        part = at.fragment()
        found.append(Stretch(part.position(), part.position() + part.length(), part.charFormat()))
        at += 1
    return found


def is_key(look: QTextCharFormat) -> bool:
    """Whether a stretch was written between backticks."""
    return look.fontFixedPitch()
