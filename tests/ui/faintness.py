"""The texts and marks of a window that stand out too little from the ground that is really painted under them."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import Qt, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTextEdit,
    QToolButton,
    QWidget,
)

from tests.ui.painted import Picture
from tools.pictures.layout_faults import shown, texts
from ui.board.scene.coordinates import CELL
from ui.board.scene.view import BoardView
from ui.help.guide import GuidePage

TEXT, MARK = 4.5, 3.0
HIGH = 7.0
"""What a text stands out by in a theme of high contrast."""
FAINT = 2.0
"""In a view what stands out less than this is a line between rows, the track of a bar or the tint under a chip."""
WORDY, LETTERS = 24, range(7, 17)
"""In a view what is so wide and so high is words, which need more than a mark."""
SKIPPED = (QHeaderView, GuidePage)
"""What is looked at otherwise; the guide shows pictures of the window."""
EDGE = 3
"""Pixels of a control that are its frame."""


def rect_in(window: QWidget, widget: QWidget, rect: QRect) -> QRect:
    """A rectangle of a widget in its window, as much of it as no parent cuts off."""
    seen = QRect(widget.mapTo(window, rect.topLeft()), rect.size())
    above = widget.parentWidget()
    while above is not None and widget is not window:
        seen &= QRect(above.mapTo(window, QPoint()), above.size())
        above = above.parentWidget() if above is not window else None
    return seen


def has_words(widget: QWidget) -> bool:
    """Whether a widget is nothing but a text, or words and perhaps an icon."""
    if isinstance(widget, QLabel) and Qt.mightBeRichText(widget.text()):
        return bool(QTextDocumentFragment.fromHtml(widget.text()).toPlainText().strip())
    if isinstance(widget, QLabel | QAbstractButton):
        return any(letter.isalnum() for letter in widget.text())
    if isinstance(widget, QComboBox):
        return bool(widget.currentText().strip())
    return isinstance(widget, QLineEdit) and bool(widget.text().strip() or widget.placeholderText().strip())


def faint(window: QWidget, *, lists: bool, text: float = TEXT) -> Iterator[str]:
    """The texts and marks of a window that stand out too little."""
    picture = Picture(window.grab().toImage())
    for widget in shown(window):
        name = f"{type(widget).__name__} {texts(widget)!r}"[:60]
        inside = rect_in(window, widget, widget.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE))
        corners = (inside.topLeft(), inside.topRight(), inside.bottomLeft(), inside.bottomRight(), inside.center())
        if inside.width() < 8 or inside.height() < 8 or any(covered(window, widget, point) for point in corners):
            continue
        if has_words(widget):
            if is_cut_off(widget, inside):
                continue
            found = picture.whole(inside)
            if found.contrast < text:
                yield f"{name}: {found.contrast:.2f} ({found.ink & 0xFFFFFF:06x} on {found.ground & 0xFFFFFF:06x})"
        elif isinstance(widget, QToolButton) and not widget.icon().isNull() and not is_away(widget):
            found = picture.whole(inside)
            if found.contrast < MARK:
                yield f"{name} {widget.toolTip()!r}: icon {found.contrast:.2f}"
        elif lists and isinstance(widget, QAbstractItemView | QTextEdit) and not isinstance(widget, SKIPPED):
            view = widget.viewport()
            room = rect_in(window, view, view.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE))
            for word in picture.inked(room):
                least = TEXT if word.place.width() >= WORDY and word.place.height() in LETTERS else MARK
                if FAINT < word.contrast < least:
                    yield f"{name} in {word.place.getRect()}: {word.contrast:.2f}"
        elif lists and isinstance(widget, BoardView):
            yield from faint_on_board(window, widget, picture)


def faint_on_board(window: QWidget, view: BoardView, picture: Picture) -> Iterator[str]:
    """The labels in the corners of cells, and the faces of pieces, that stand out too little."""
    seen = rect_in(window, view.viewport(), view.viewport().rect())
    corner = view.viewport().mapTo(window, QPoint())

    def told(place: QRectF, least: float, what: str) -> Iterator[str]:
        rect = view.mapFromScene(place).boundingRect().translated(corner)
        if seen.contains(rect) and not covered(window, view.viewport(), rect.center()):
            found = picture.whole(rect)
            if found.contrast < least:
                yield f"{what}: {found.contrast:.2f} ({found.ink & 0xFFFFFF:06x} on {found.ground & 0xFFFFFF:06x})"

    scene, pieces = view.board_scene, view.board_scene.pieces.values()
    pixels = CELL * view.transform().m11()
    taken = {cell for piece in pieces for cell in piece.view.covered}
    for cell, label in scene.labels.shown(pixels).items():
        if cell not in taken:
            corner_of = QRectF(cell[0] * CELL + 3, cell[1] * CELL + 3, 6 + 4 * len(label), CELL / 4)
            yield from told(corner_of, TEXT, f"{label} {cell}")
    for piece in pieces:
        middle, side = piece.sceneBoundingRect().center(), CELL / 3
        yield from told(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), TEXT, piece.view.name)


def shown_pages(window: QWidget) -> list[QWidget]:
    """The window, and the dialogs, menus and lists over it, but for the dialog that Qt makes whole."""
    others = (widget for widget in QApplication.topLevelWidgets() if widget is not window and widget.isVisible())
    return [window, *(widget for widget in others if not isinstance(widget, QFileDialog))]


def is_away(button: QToolButton) -> bool:
    """Whether it is the sign that clears a line, which comes and goes with what there is to clear."""
    return isinstance(button.parentWidget(), QLineEdit) and button.property("opacity") != 1


def is_cut_off(widget: QWidget, seen: QRect) -> bool:
    """Whether what scrolls shows less of a text than one line: the tops of its letters tell nothing of its colour."""
    return seen.height() < min(widget.height() - 2 * EDGE, widget.fontMetrics().height())


def covered(window: QWidget, widget: QWidget, point: QPoint) -> bool:
    """Whether something else lies over the middle of a widget."""
    over = window.childAt(point)
    while over is not None and over is not widget:
        over = over.parentWidget()
    return over is None and widget is not window
