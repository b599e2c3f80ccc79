"""The guide: pages in the reader's language in a window of their own, with contents; the fight goes on meanwhile."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFont,
    QImage,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
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
from PySide6.QtWidgets import QDialog, QWidget

from ui.navigation.tabs import BESTIARY, PARTY
from ui.services.window_state import open_at
from ui.theme.sizes import px, px_size
from ui.theme.theme import GRID, LARGE, NORMAL, current, look
from ui.widgets.controls import ReadingPage
from ui.widgets.item_views import WrappedList
from ui.widgets.labels import Label
from ui.widgets.layouts import lined, stacked
from ui.widgets.line_edits import SearchLine

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ui.navigation.active_page import ActivePage


SIZE, AROUND = QSize(1000, 820), QSize(40, 60)
"""Its size, and what is seen of the window around it at least."""
MARGIN = 32
"""Pixels left free beside a picture."""
CONTENTS_WIDTH = 224
ROOM_FOR_CONTENTS = 640
"""Least width in pixels for contents beside the page; below it a link leads there."""
CONTENTS, FIRST_FIGHT = "README", "01-first-fight"
BESTIARY_PAGE, PARTY_PAGE, PREPARING, FIGHTING = "02-bestiary", "04-party", "05-prepare", "06-fight"
PAINTING, ENDED = "07-board", "09-past-and-end"
PICTURE, TEXT = QTextDocument.ResourceType.ImageResource, QTextDocument.ResourceType.MarkdownResource


def shelf() -> Traversable:
    """Return the folder of the guide, with pages and pictures for each language."""
    return files("resources") / "guide"


def pages(language: str) -> list[str]:
    """Return the names of the pages in order, without the contents."""
    named = (file.name for file in (shelf() / language).iterdir() if file.name.endswith(".md"))
    return sorted(name.removesuffix(".md") for name in named if name != f"{CONTENTS}.md")


def title(language: str, page: str) -> str:
    """Return the heading of a page."""
    first = (shelf() / language / f"{page}.md").read_text("utf-8").partition("\n")[0]
    return first.removeprefix("# ")


def pages_with(language: str, words: str) -> list[str]:
    """Return the names of the pages that contain all words, in order; all pages for no words."""
    from models.storage.store import folded

    wanted = folded(words).split()
    return [
        page
        for page in pages(language)
        if all(word in folded((shelf() / language / f"{page}.md").read_text("utf-8")) for word in wanted)
    ]


def page_for(front: ActivePage, *, welcoming: bool) -> str:
    """Return the page about what the game master looks at."""
    if welcoming:
        return FIRST_FIGHT
    if front.view is not None:
        return ENDED if front.view.clock.is_over else FIGHTING
    if front.paints_board:
        return PAINTING
    return {BESTIARY: BESTIARY_PAGE, PARTY: PARTY_PAGE}.get(front.tab, PREPARING)


class GuidePage(ReadingPage):
    """A page of the guide; its pictures fit the width and the theme."""

    page_changed = Signal(str)
    """The name of the page shown now."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.language = language if (shelf() / language / f"{CONTENTS}.md").is_file() else "en"
        self.setAccessibleName(self.tr("Guide"))
        self.setOpenExternalLinks(False)
        look().theme_changed.connect(self.draw)

    @property
    def page(self) -> str:
        """The name of the shown page."""
        return self.source().fileName().removesuffix(".md")

    def turn_to(self, page: str) -> None:
        """Show a page."""
        self.setSource(QUrl(f"{page}.md"), TEXT)

    def draw(self) -> None:
        """Render the page anew at the same position."""
        bar = self.verticalScrollBar()
        place = bar.value() / max(1, bar.maximum())
        if self.page:
            self._begin_anew()
            self.reload()
            dress(self.document())
        bar.setValue(round(place * bar.maximum()))

    def doSetSource(self, name: QUrl | str, type: QTextDocument.ResourceType = TEXT) -> None:  # noqa: N802
        """Load a page from Markdown in the window's colours; links out of the guide do nothing."""
        if (shelf() / self.language / QUrl(name).fileName()).is_file():
            self._begin_anew()
            super().doSetSource(name, TEXT)
            dress(self.document())
            self.page_changed.emit(self.page)  # Qt's own signal comes while this is still the page before

    def loadResource(self, type: int, name: QUrl | str) -> Any:  # noqa: N802
        """Load a page or picture of the guide; nothing else is ever read."""
        file = shelf() / self.language / QUrl(name).fileName()
        if type == int(TEXT.value) and file.is_file():
            return file.read_text("utf-8")
        if type != int(PICTURE.value):
            return None
        theme = "dark" if current().dark else "light"
        file = shelf() / self.language / f"{file.name.removesuffix('-light.png')}-{theme}.png"
        if not file.is_file():
            return None
        image = QImage.fromData(file.read_bytes())
        room = max(px(200), self.viewport().width() - px(MARGIN))
        return image if image.width() <= room else image.scaledToWidth(room, Qt.TransformationMode.SmoothTransformation)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit pictures to the width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.draw()

    def _begin_anew(self) -> None:
        """Use an empty document: Qt would render a page in the formats of the old one."""
        before = self.document()
        ours = before.parent() is self  # Qt deletes its own by itself
        self.setDocument(QTextDocument(self))
        if ours:
            before.deleteLater()


class Guide(QDialog):
    """The guide in a window of its own that blocks nothing; Esc closes it."""

    def __init__(self, language: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Guide"))
        self.setModal(False)
        self.page = GuidePage(language)
        self.page.setProperty("role", "page")
        self.contents = WrappedList()
        self.contents.setAccessibleName(self.tr("Pages of the guide"))
        self.contents.setFixedWidth(px(CONTENTS_WIDTH))
        self.search = SearchLine()
        self.search.setPlaceholderText(self.tr("Search the guide"))
        self.search.setAccessibleName(self.tr("Search the guide"))
        self.search.setToolTip(self.tr("The pages that contain all of it; Enter goes from place to place (Ctrl+F)"))
        self.search.textChanged.connect(self._find)
        self.search.installEventFilter(self)
        self.nothing = Label(role="muted", wraps=True)
        self.nothing.hide()
        self._names = pages(self.page.language)
        self.contents.addItems([title(self.page.language, name) for name in self._names])
        self.contents.currentRowChanged.connect(self._turn)
        self.page.page_changed.connect(self._mark)
        line = lined(self.contents, (self.page, 1), spacing=16)
        stacked(self.search, self.nothing, (line, 1), on=self, margins=(16, 16, 16, 16), spacing=GRID)
        QShortcut(QKeySequence.StandardKey.Find, self).activated.connect(self._take_up_search)
        open_at(self, px_size(SIZE), parent.size() - px_size(AROUND))

    def show_page(self, page: str) -> None:
        """Show the window with a page; one being read stays and comes to the front."""
        if not self.isVisible():
            self.page.turn_to(page)
            self.page.setFocus()
        self.show()
        self.raise_()
        self.activateWindow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the page all the room where there is little."""
        super().resizeEvent(event)
        self.contents.setVisible(event.size().width() >= px(ROOM_FOR_CONTENTS))

    # --- searching -------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter in the search goes to the next match, Esc clears it first."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.find_next()
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    def _take_up_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _find(self, words: str) -> None:
        """List the pages that contain all words, and show the first match in the present page, or in another."""
        pages = pages_with(self.page.language, words)
        for row, name in enumerate(self._names):
            self.contents.setRowHidden(row, name not in pages)
        self.nothing.setText(self.tr("No page contains “{words}”.").format(words=words.strip()))
        self.nothing.setVisible(not pages)
        cursor = self.page.textCursor()
        cursor.clearSelection()
        self.page.setTextCursor(cursor)
        if not words.strip() or not pages:
            return
        if self.page.page not in pages:
            self.page.turn_to(pages[0])
        cursor = self.page.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.Start)
        self.page.setTextCursor(cursor)
        self._find_on_page()

    def _find_on_page(self) -> bool:
        """Show the next match on the page: of the whole text, else of its first word found there."""
        text = self.search.text().strip()
        return any(self.page.find(fromkey) for fromkey in dict.fromkeys((text, *text.split())))

    def find_next(self) -> None:
        """Show the next match, on the next page with one if this one has no more."""
        pages = pages_with(self.page.language, self.search.text())
        if not self.search.text().strip() or not pages or self._find_on_page():
            return
        here = pages.index(self.page.page) + 1 if self.page.page in pages else 0
        self.page.turn_to(pages[here % len(pages)])
        self._find_on_page()

    def _turn(self, row: int) -> None:
        if row >= 0 and self._names[row] != self.page.page:
            self.page.turn_to(self._names[row])

    def _mark(self, page: str) -> None:
        """Select the shown page in the contents, as a link may have led there."""
        self.contents.setCurrentRow(self._names.index(page) if page in self._names else -1)


SPACE = 8
"""Pixels under a paragraph."""
LEADING, PROPORTIONAL = 120, int(QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
"""Line height in per cent of the font's."""
CELL = 6
"""Pixels of padding in a table's cell."""


class Stretch(NamedTuple):
    """A run of equal format by its position: Qt's fragments become invalid after each change."""

    start: int
    end: int
    look: QTextCharFormat


def dress(document: QTextDocument) -> None:
    """Set the formats of a document read from Markdown; its text stays.

    It is a single change, because a visible page is laid out after each.
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
    """Draw lines between rows only, over the whole width."""
    look = QTextTableFormat(table.format())
    look.setBorder(1)
    look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    look.setBorderBrush(current().color("line"))
    look.setBorderCollapse(True)
    look.setCellPadding(px(CELL))
    look.setCellSpacing(0)
    look.setTopMargin(px(SPACE))
    look.setBottomMargin(2 * px(SPACE))
    look.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    table.setFormat(look)


def _dress_block(block: QTextBlock) -> None:
    cursor = QTextCursor(block)
    level = block.blockFormat().headingLevel()
    space = block.blockFormat()
    if cursor.currentTable() is None:
        space.setBottomMargin(px(SPACE) if block.textList() is None else px(SPACE) // 2)
        space.setTopMargin(2 * px(SPACE) if level > 1 else 0)
        if not any(part.look.isImageFormat() for part in stretches(block)):
            space.setLineHeight(LEADING, PROPORTIONAL)
        cursor.setBlockFormat(space)
    for part in stretches(block):
        look = QTextCharFormat(part.look)
        if level:
            look.setProperty(QTextCharFormat.Property.FontPixelSize, px(LARGE) if level == 1 else px(NORMAL))
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
    """Return the runs of equal format in a block."""
    parts = []
    at = block.begin()
    while not at.atEnd():
        part = at.fragment()
        parts.append(Stretch(part.position(), part.position() + part.length(), part.charFormat()))
        at += 1
    return parts


def is_key(look: QTextCharFormat) -> bool:
    """Whether a stretch was written between backticks."""
    return look.fontFixedPitch()
