"""PDF: a painter's output as bytes, with the bookmarks and links that Qt does not write.

A PDF may be extended at its end: new objects, and a table of their positions that refers to the one before. So no byte
of the pages changes. The document also states its language and shows its title.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPdfWriter

_LAST_TABLE = re.compile(rb"startxref\s+(\d+)\s+%%EOF\s*$")
_SIZE = re.compile(rb"/Size\s+(\d+)")
_ROOT = re.compile(rb"/Root\s+(\d+)\s+0\s+R")
_INFO = re.compile(rb"/Info\s+\d+\s+0\s+R|/ID\s*\[.*?\]", re.DOTALL)
_PAGES = re.compile(rb"/Pages\s+(\d+)\s+0\s+R")
_KIDS = re.compile(rb"/Kids\s*\[(.*?)\]", re.DOTALL)
_ANNOTATIONS = re.compile(rb"/Annots\s+(\d+)\s+0\s+R")
_REFERENCE = re.compile(rb"(\d+)\s+0\s+R")


@dataclass(frozen=True)
class Bookmark:
    """A place in a document."""

    level: int
    """0, or one more than its parent's."""
    title: str
    page: int
    """Its page, from 0."""
    top: float
    """Points from the lower edge of the page."""


@dataclass(frozen=True)
class Link:
    """An area of a page that links to another page; in points from the lower left corner."""

    page: int
    area: tuple[float, float, float, float]
    """Left, bottom, right, top."""
    to: int
    """The target page, from 0."""


@dataclass
class _Item:
    mark: Bookmark
    number: int
    parent: _Item | None
    below: list[_Item] = field(default_factory=list)

    def descendants(self) -> int:
        """Return the number of its descendants."""
        return len(self.below) + sum(item.descendants() for item in self.below)


def written_pdf(
    title: str,
    paint: Callable[[QPagedPaintDevice], None],
    margins: QMarginsF,
    layout: QPageLayout | None = None,
) -> bytes:
    """Return a PDF of what `paint` paints, on A4 with margins in millimetres, or by a layout.

    Raises OSError if the writer left it unfinished.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    if layout is not None:
        writer.setPageLayout(layout)
    writer.setTitle(title)
    writer.setCreator("Turnwright")
    writer.setResolution(300)
    paint(writer)
    content = bytes(buffer.data().data())
    if not content.rstrip().endswith(b"%%EOF"):
        raise OSError(errno.EIO, os.strerror(errno.EIO))
    return content


def with_outline(pdf: bytes, marks: Sequence[Bookmark], language: str, links: Sequence[Link] = ()) -> bytes:
    """Return the document with bookmarks and links; unchanged if it is not in Qt's form."""
    table = _LAST_TABLE.search(pdf)
    if table is None or not marks:
        return pdf
    trailer = pdf[pdf.rfind(b"trailer") :]
    size, root = _SIZE.search(trailer), _ROOT.search(trailer)
    catalogue = None if root is None else _object(pdf, int(root[1]))
    page_tree = None if catalogue is None else _PAGES.search(catalogue)
    kids = None if page_tree is None else _KIDS.search(_object(pdf, int(page_tree[1])) or b"")
    if size is None or root is None or catalogue is None or kids is None:
        return pdf
    pages = [int(item) for item in _REFERENCE.findall(kids[1])]
    first = int(size[1])
    top, items = _tree([mark for mark in marks if mark.page < len(pages)], first)
    objects = {first: _outlines(top)}
    objects |= {item.number: _item(item, first, pages, _siblings(item, top)) for item in items}
    objects[int(root[1])] = _catalogue(catalogue, first, language)
    objects |= _links(pdf, pages, links)
    return pdf.rstrip() + b"\n" + _appended(len(pdf.rstrip()) + 1, objects, trailer, int(root[1]), int(table[1]))


def _links(pdf: bytes, pages: Sequence[int], links: Sequence[Link]) -> dict[int, bytes]:
    """Return the link lists of pages, which Qt leaves empty."""
    annotations: dict[int, bytes] = {}
    for page in dict.fromkeys(link.page for link in links):
        listed = _ANNOTATIONS.search(_object(pdf, pages[page]) or b"")
        if listed is not None:
            made = (_link(link, pages) for link in links if link.page == page)
            annotations[int(listed[1])] = b"[ %s ]" % b" ".join(made)
    return annotations


def _link(link: Link, pages: Sequence[int]) -> bytes:
    area = b" ".join(b"%.2f" % item for item in link.area)
    end = b"/Dest [%d 0 R /Fit]" % pages[link.to]
    return b"<< /Type /Annot /Subtype /Link /Rect [%s] /Border [0 0 0] %s >>" % (area, end)


def _object(pdf: bytes, number: int) -> bytes | None:
    start = re.search(rb"(?:^|\n)%d 0 obj\s" % number, pdf)
    return None if start is None else pdf[start.end() : pdf.find(b"endobj", start.end())]


def _tree(marks: Sequence[Bookmark], first: int) -> tuple[list[_Item], list[_Item]]:
    """Return the bookmarks as a tree: the roots, and all."""
    top: list[_Item] = []
    items: list[_Item] = []
    above: list[_Item] = []
    for number, mark in enumerate(marks, first + 1):
        del above[mark.level :]
        item = _Item(mark, number, above[-1] if above else None)
        (top if item.parent is None else item.parent.below).append(item)
        above.append(item)
        items.append(item)
    return top, items


def _siblings(item: _Item, top: list[_Item]) -> list[_Item]:
    return top if item.parent is None else item.parent.below


def _outlines(top: Sequence[_Item]) -> bytes:
    count = len(top) + sum(item.descendants() for item in top)
    return b"<< /Type /Outlines /First %d 0 R /Last %d 0 R /Count %d >>" % (top[0].number, top[-1].number, count)


def _item(item: _Item, root: int, pages: Sequence[int], siblings: Sequence[_Item]) -> bytes:
    place = siblings.index(item)
    parent = root if item.parent is None else item.parent.number
    parts = [
        b"/Title %s" % _text(item.mark.title),
        b"/Parent %d 0 R" % parent,
        b"/Dest [%d 0 R /XYZ null %.2f null]" % (pages[item.mark.page], item.mark.top),
    ]
    if place:
        parts.append(b"/Prev %d 0 R" % siblings[place - 1].number)
    if place + 1 < len(siblings):
        parts.append(b"/Next %d 0 R" % siblings[place + 1].number)
    if item.below:
        ends = (item.below[0].number, item.below[-1].number, item.descendants())
        parts.append(b"/First %d 0 R /Last %d 0 R /Count %d" % ends)
    return b"<< %s >>" % b" ".join(parts)


def _text(text: str) -> bytes:
    return b"<FEFF%s>" % text.encode("utf-16-be").hex().upper().encode()


def _catalogue(before: bytes, outlines: int, language: str) -> bytes:
    added = b"/Outlines %d 0 R /PageMode /UseOutlines" % outlines
    if b"/Lang" not in before:
        added += b" /Lang (%s)" % language.replace("_", "-").encode()
    if b"/ViewerPreferences" not in before:
        added += b" /ViewerPreferences << /DisplayDocTitle true >>"
    return before.rstrip().removesuffix(b">>") + added + b" >>"


def _appended(start: int, objects: dict[int, bytes], trailer: bytes, root: int, before: int) -> bytes:
    """Return new objects with their table of positions, which refers to the one before."""
    body = bytearray()
    # The first entry of any table is the head of the list of free objects; some readers look for it.
    entries = bytearray(b"xref\n0 1\n0000000000 65535 f \n")
    for number in sorted(objects):
        entries += b"%d 1\n%010d 00000 n \n" % (number, start + len(body))
        body += b"%d 0 obj\n%s\nendobj\n" % (number, objects[number])
    info = b" ".join(_INFO.findall(trailer))
    end = b"trailer\n<< /Size %d /Root %d 0 R /Prev %d %s >>\n" % (max(objects) + 1, root, before, info)
    return bytes(body) + bytes(entries) + end + b"startxref\n%d\n%%%%EOF\n" % (start + len(body))
