"""The players' screen: a window of its own that shows the players' view of the fight, for all at the table to see."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QEvent, QMimeData, QPoint, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QHideEvent,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QScreen,
)
from PySide6.QtWidgets import QWidget

from rules.text.sanitize import without_controls
from ui.players.curtain import Shown, paint_curtain, paint_shown
from ui.players.screen_content import CAME, FELL, LOST, WON, ScreenContent
from ui.players.screen_painter import Places, ScreenPainter
from ui.theme import animation
from ui.theme.theme import CALM, current, look

USUAL = QSize(1280, 720)
"""The size of the screen as an ordinary window, when it is opened for the first time."""
SHAKE = 0.006
"""How far a row that was struck moves to either side, as a part of the width of the screen."""
TINT = 90
"""How strong the colour is at first that lies over whom something happens to, of 255."""


class PlayersScreen(QWidget):
    """The window on the players' screen. All that it can show is the players' view, and what is shown on purpose."""

    closed = Signal()
    taken_away = Signal()
    """Esc was pressed: what is shown is to go."""
    keys_wanted = Signal()
    """A key was pressed that means nothing here: it was meant for the game master's window."""
    dropped = Signal(object)
    """MIME data was let go over it."""

    def __init__(self) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAcceptDrops(True)
        self.setMinimumSize(USUAL / 4)
        self.resize(USUAL)
        self.setObjectName("players_screen")
        self._painter = ScreenPainter()
        self.content: ScreenContent | None = None
        """What it shows of the fight: while it is frozen, what stood then."""
        self.happened: dict[str, str] = {}
        """What has happened to whom since what was shown before."""
        self.is_curtain_down = False
        self.curtain: QImage | None = None
        """The picture on the curtain; None: a plain sheet with the title."""
        self.shown: Shown | None = None
        """What is shown in place of the fight and over the curtain."""
        self.is_frozen = False
        self.accepts: Callable[[QMimeData], bool] = _accepts_nothing
        """Returns whether something that is held over it may be let go here."""
        self.places = Places()
        """Where things stand of the fight."""
        self._picture: QPixmap | None = None
        self._way: QAbstractAnimation | None = None
        self._share = 1.0
        """How much of the last motion is over."""
        self._is_turn_new = False
        self.say_in_language()
        look().theme_changed.connect(self.forget_picture)

    def say_in_language(self) -> None:
        """Say all words of its own in the language of the window."""
        self.setWindowTitle(self.tr("Players’ screen"))
        self.setAccessibleName(self.tr("Players’ screen"))
        self._describe()
        self.forget_picture()

    # --- what is shown ---------------------------------------------------------------------------------

    @property
    def is_covered(self) -> bool:
        """Whether the fight cannot be seen."""
        return self.shown is not None or self.is_curtain_down or self.content is None

    def show_content(self, content: ScreenContent | None) -> None:
        """Show the fight as it stands now, unless it is frozen."""
        if self.is_frozen or content == self.content:
            return
        before, self.content = (self.content if self.isVisible() else None), content
        if before is not None and content is not None and before.looks_like(content):
            return  # what was marked stays so
        self._stop()
        self.happened = {} if content is None else content.happened(before)
        self._is_turn_new = before is not None and content is not None and before.view.active != content.view.active
        self._describe()
        self.forget_picture()
        if self.isVisible() and not self.is_covered and (self.happened or self._is_turn_new) and animation.moves():
            self._move()

    def freeze(self, *, frozen: bool) -> None:
        """Keep what stands, whatever happens in the fight, or follow it again."""
        self.is_frozen = frozen
        self.update()

    def lower_curtain(self, *, down: bool) -> None:
        """Let the curtain down before the fight, or lift it."""
        self.is_curtain_down = down
        self._cover()

    def put_on_curtain(self, picture: QImage | None) -> None:
        """Put a picture on the curtain; None: it is a plain sheet with the title."""
        self.curtain = picture
        self._cover()

    def show_this(self, shown: Shown | None) -> None:
        """Show something in place of the fight; None: take it away."""
        self.shown = shown
        self._cover()

    def _cover(self) -> None:
        self._stop()
        self._describe()
        self.forget_picture()

    def _describe(self) -> None:
        """Say to screen readers what can be seen, and no more."""
        self.setAccessibleDescription(without_controls(self.in_words()))

    def in_words(self) -> str:
        """Return what is to be seen, in words."""
        if self.shown is not None:
            return "\n".join(filter(None, (self.shown.title, self.shown.text)))
        if self.is_curtain_down or self.content is None:
            return self.title()
        view, content = self.content.view, self.content
        active = content.row(view.active)
        coming = content.row(next(iter(view.next), None))
        parts = [view.title, view.phase_label]
        if active is not None:
            parts.append(self.tr("Now: {name}").format(name=active.name))
        if coming is not None:
            parts.append(self.tr("Next: {name}").format(name=coming.name))
        return ". ".join(filter(None, (*parts, *self.content.told[-1:])))

    def title(self) -> str:
        """Return what stands on the curtain, and where no fight is going on."""
        return self.content.view.title if self.content is not None else self.tr("The story goes on")

    # --- motion ----------------------------------------------------------------------------------------

    def _move(self) -> None:
        self._stop()
        self._share = 0.0
        self._way = animation.way(self, CALM, self._step, self._stop)
        self._way.start()

    def _step(self, share: object) -> None:
        self._share = float(str(share))
        self.update()

    def _stop(self) -> None:
        way, self._way, self._share = self._way, None, 1.0
        if way is not None:
            way.stop()
            way.deleteLater()
        self.update()

    @property
    def is_moving(self) -> bool:
        """Whether something moves at present."""
        return self._way is not None

    # --- painting --------------------------------------------------------------------------------------

    def forget_picture(self) -> None:
        """Paint everything anew: it, the theme or the size is another."""
        self._picture = None
        self.update()

    def picture(self) -> QPixmap:
        """Return what is to be seen at rest, painted once."""
        if self._picture is None:
            ratio, size = self.devicePixelRatioF(), QSizeF(self.size())
            self._picture = QPixmap((size * ratio).toSize())
            self._picture.setDevicePixelRatio(ratio)
            with QPainter(self._picture) as painter:
                painter.setFont(self.font())
                self._paint(painter, size)
        return self._picture

    def _paint(self, painter: QPainter, size: QSizeF) -> None:
        self.places = Places()
        if self.shown is not None:
            paint_shown(painter, size, self.shown)
        elif self.is_curtain_down or self.content is None:
            paint_curtain(painter, size, self.title(), self.curtain if self.is_curtain_down else None)
        else:
            self.places = self._painter.paint(painter, size, self.content, self.happened)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, and what moves over it."""
        picture = self.picture()
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, picture)
            if self._share < 1.0:
                self._paint_motion(painter, picture)

    def _paint_motion(self, painter: QPainter, picture: QPixmap) -> None:
        """Let who acts now come in from the right, a struck row shake, a fallen one fade, a new one come."""
        left, ground = 1.0 - self._share, current().color("surface")
        now = self.places.now
        if self._is_turn_new and not now.isEmpty():
            # On the ground of the page: only what stands in the place moves, and stays within it.
            painter.fillRect(now, ground)
            painter.save()
            painter.setClipRect(now)
            painter.setOpacity(self._share)
            self._draw_part(painter, picture, now, now.translated(now.width() * 0.3 * left, 0))
            painter.restore()
        for id, what in self.happened.items():
            rect = self.places.rows.get(id)
            if rect is None or (self._is_turn_new and rect == now):
                continue
            hue = current().color("good" if what == WON else "bad")
            if what == LOST:
                painter.fillRect(rect, ground)
                swing = (1 if int(self._share * 6) % 2 else -1) * left * self.width() * SHAKE
                self._draw_part(painter, picture, rect, rect.translated(swing, 0))
            if what in (LOST, WON):
                hue.setAlpha(round(TINT * left))
                painter.fillRect(rect, hue)
            elif what in (FELL, CAME):
                painter.setOpacity(left if what == CAME else left * 0.8)
                painter.fillRect(rect, ground if what == CAME else hue)
                painter.setOpacity(1.0)

    def _draw_part(self, painter: QPainter, picture: QPixmap, part: QRectF, place: QRectF) -> None:
        ratio = picture.devicePixelRatio()
        painter.drawPixmap(place, picture, QRectF(part.topLeft() * ratio, part.size() * ratio))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paint in another size."""
        self._stop()
        self.forget_picture()

    def changeEvent(self, event: QEvent) -> None:
        """Paint anew on a screen of another density."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.forget_picture()

    # --- keys, drops, and its place --------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc takes away what is shown; no other key means anything here."""
        if event.key() == Qt.Key.Key_Escape:
            self.taken_away.emit()
        elif event.text():
            self.keys_wanted.emit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let in what can be shown."""
        self._weigh(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Let in what can be shown."""
        self._weigh(event)

    def _weigh(self, event: QDragMoveEvent) -> None:
        if self.accepts(event.mimeData()):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        else:
            event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        """Show what was let go."""
        if self.accepts(event.mimeData()):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.dropped.emit(event.mimeData())
        else:
            event.ignore()

    def open_as_window(self, place: QRect | None, free: QRect) -> None:
        """Open as an ordinary window at a place; None: in the lower right corner of what is `free`."""
        if place is None:
            place = QRect(QPoint(), USUAL.boundedTo(free.size()))
            place.moveBottomRight(free.bottomRight())
        self.showNormal()  # first: what fills a screen takes no other place
        self.setGeometry(place)

    def open_on(self, screen: QScreen) -> None:
        """Open full-screen on a screen."""
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.showFullScreen()

    def hideEvent(self, event: QHideEvent) -> None:
        """It is put away with all that it is set to, until it is opened again."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._stop()
            self.closed.emit()


def _accepts_nothing(mime: QMimeData) -> bool:
    return False
