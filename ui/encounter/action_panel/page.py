"""The part of the stage that scrolls: it ends with a whole line, and keeps in sight what is to be done next."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QAbstractSlider, QFrame, QWidget

from ui.theme.sizes import px
from ui.widgets.whole_lines import WholeLinesArea, leaves

MOST_LEFT = 52
"""The most pixels at 100 % that stay empty here: so much as a line of two rows and the space below it."""

AT_MOST = 3
"""How often a place is looked for where the page is laid out anew as it has scrolled there."""


class StagePage(WholeLinesArea):
    """Scrolls what is under the name, to what is to be done next; whoever scrolls sees all of the height."""

    most_left = MOST_LEFT

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.followed: QWidget | None = None
        """What is kept in sight."""
        self.is_moved = False
        """Whether somebody has scrolled."""
        self.inner = QWidget(self.viewport())  # at its place first: what is set in a sheet is styled anew with it
        self.setWidget(self.inner)  # while it is empty: Qt lays out what is given to it at once
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(px(20))
        self.verticalScrollBar().actionTriggered.connect(self._move)
        self._once_laid_out = QTimer(self)
        """Waits for what is laid out after the page has got its room: lines that break elsewhere move those below."""
        self._once_laid_out.setSingleShot(True)
        self._once_laid_out.timeout.connect(self._settle_again)
        self._settles_again = False

    def _settle_again(self) -> None:
        self._settles_again = True  # what it changes itself is no reason for another time
        self.settle()
        self._settles_again = False

    @property
    def is_at_rest(self) -> bool:
        """Whether nobody has scrolled: it may have come to what is followed by itself."""
        return not self.is_moved

    @property
    def room(self) -> QSize:
        """The size of what is seen at once without a scroll bar."""
        return self.contentsRect().size()

    def follow(self, widget: QWidget | None) -> None:
        """Keep a widget in sight whenever there is another, or another room; whoever scrolls elsewhere stays there."""
        if widget is not self.followed:
            self.followed, self.is_moved = widget, False
            self.settle()

    def turn(self, step: QAbstractSlider.SliderAction) -> None:
        """Scroll by a page, as keys do."""
        self.verticalScrollBar().triggerAction(step)

    def rewind(self) -> None:
        """Show the beginning."""
        self.is_moved = False
        self.verticalScrollBar().setValue(0)
        self.settle()

    def _move(self) -> None:
        self.is_moved = True  # another height now would keep the bar from moving

    def settle(self) -> None:
        """Scroll to what is followed, or to a whole line, unless somebody has scrolled."""
        if self.followed is not None and not self._settles_again:
            self._once_laid_out.start()
        for _ in range(AT_MOST):
            if self.is_moved or self._is_fitting:
                break
            top = self._begin()
            self.begin_with(top)
            self.end_with_line()
            if self.verticalScrollBar().value() == top == self._begin():
                return  # else it was laid out anew, without the scroll bar or with it
        self.end_with_line()

    def _begin(self) -> int:
        """Return where a line begins from which on what is followed is in sight; the next one where nothing is."""
        followed, begun = self.followed, self.verticalScrollBar().value()
        if followed is None or not followed.isVisibleTo(self):
            near = range(begun, begun + px(MOST_LEFT)) if begun else ()
            return min((top for top in self._tops() if top in near), default=begun)
        tops, place = self._tops(), self._place(followed)
        # The line before it stays in sight where both have room.
        wanted = place.top() - min(place.height(), max(0, self.room.height() - 2 * place.height()))
        return min(tops - set(range(wanted))) if place.bottom() >= self.room.height() else 0

    def _place(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self.inner, QPoint()), widget.size())

    def _tops(self) -> set[int]:
        """Return where the widgets begin in which there are no others."""
        return {place.top() for _, place in leaves(self.inner, range(self.inner.height()))}
