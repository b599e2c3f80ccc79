"""The window's layout and what was shown, kept between starts."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QPoint, QRect, QSettings, QSize, Qt
from PySide6.QtWidgets import QDialog, QWidget

from ui.theme import animation
from ui.theme.rescale import fit
from ui.theme.sizes import px
from ui.widgets.splitter import Splitter

YES = (True, "true")
"""The text of a saved true: an INI file returns strings."""
USUAL_SIZE, FRAME = QSize(1366, 768), 40
"""The window's first size, and the height of a frame while it is unknown."""
FILLING = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
"""The states of a window that has all of its screen."""


def room(window: QWidget, frame: int = FRAME) -> QRect:
    """Return the free area of the screen for a window, without its frame."""
    return window.screen().availableGeometry().adjusted(0, frame, 0, 0)


def open_at(dialog: QDialog, size: QSize, within: QSize | None = None) -> None:
    """Give a dialog its size, or as much of it as its screen has, or a size `within` which it is to stay."""
    free = room(dialog).size()
    fit(dialog, free if within is None else free.boundedTo(within), size)
    place = fitting(dialog.geometry(), room(dialog)) if dialog.isVisible() else None
    if place is not None and place != dialog.geometry():  # it has grown over the edge
        dialog.move(dialog.pos() + place.topLeft() - dialog.geometry().topLeft())


def fitting(place: QRect, free: QRect) -> QRect | None:
    """Return the position in `free` nearest to a window's last; None if the window is too large."""
    if place.width() > free.width() or place.height() > free.height():
        return None
    across = max(free.left(), min(place.left(), free.right() + 1 - place.width()))
    down = max(free.top(), min(place.top(), free.bottom() + 1 - place.height()))
    return QRect(QPoint(across, down), place.size())


class Panes(Splitter):
    """Panes side by side, or one above the other, whose sizes are kept between starts."""

    def __init__(self, name: str, orientation: Qt.Orientation, parent: QWidget) -> None:
        super().__init__(orientation, parent)
        self.setObjectName(name)
        self.setHandleWidth(px(12))
        self.setChildrenCollapsible(False)

    def keep_layout(self, settings: QSettings) -> None:
        """Save the sizes."""
        self.keep_sizes(settings, f"splitters/{self.objectName()}")

    def take_layout(self, settings: QSettings) -> None:
        """Restore the sizes."""
        self.take_sizes(settings, f"splitters/{self.objectName()}")


ORDINARY = "window"
"""The place of the players' screen that is an ordinary window."""
ASKED_FOR = frozenset({"palette_of_statuses"})
"""The panes of the fight that are hidden by default."""


class WindowState:
    """The saved state of a window."""

    def __init__(self, settings: QSettings) -> None:
        self.settings = settings
        animation.CHOSEN.wanted = not self.still

    def take_window(self, window: QWidget) -> None:
        """Restore a window's position, within a screen that is there; one that is too large now is maximised."""
        shape, place = self.settings.value("window/geometry"), self.settings.value("window/place")
        stood = place if isinstance(place, QRect) else None
        # Qt restores nothing, not even the size, where the screen has another width than that which it stood on.
        if isinstance(shape, QByteArray) and window.restoreGeometry(shape):
            if window.windowState() & FILLING:
                return
            # It takes every frame to be as high as its own would be, and puts what stood higher down by that.
            stood = stood if stood is not None and stood.size() == window.size() else window.geometry()
        free = room(window, self._frame)
        fits = None if stood is None else fitting(stood, free)
        if fits is None:
            window.resize(USUAL_SIZE.boundedTo(free.size()))
        else:
            window.setGeometry(fits)
        if stood is not None and (fits is None or self.settings.value("window/filling") in YES):
            window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)

    def width_of(self, window: QWidget) -> int:
        """Return how wide a window will be shown that has taken its state."""
        return window.screen().availableGeometry().width() if window.windowState() & FILLING else window.width()

    def keep_window(self, window: QWidget) -> None:
        """Save a window's position and the height of its frame, which is unknown before it is shown."""
        self.settings.setValue("window/geometry", window.saveGeometry())
        fills = bool(window.windowState() & FILLING)
        self.settings.setValue("window/place", window.normalGeometry() if fills else window.geometry())
        self.settings.setValue("window/filling", fills)
        frame = window.geometry().top() - window.frameGeometry().top()
        if frame > 0:
            self.settings.setValue("window/frame", frame)

    @property
    def _frame(self) -> int:
        """The last height of the window's frame, if known."""
        text = str(self.settings.value("window/frame"))
        return min(int(text), FRAME) if text.isdecimal() else FRAME

    @property
    def still(self) -> bool:
        """Whether nothing on screen is to move."""
        return self.settings.value("encounter/still") in YES

    @still.setter
    def still(self, still: bool) -> None:
        self.settings.setValue("encounter/still", still)
        animation.CHOSEN.wanted = not still

    @property
    def density(self) -> str:
        """How close the rows of the order are."""
        return str(self.settings.value("encounter/density") or "roomy")

    @density.setter
    def density(self, density: str) -> None:
        self.settings.setValue("encounter/density", density)

    def is_shown(self, pane: str) -> bool:
        """Return whether a pane of the fight is shown: by default all are, except those in `ASKED_FOR`."""
        hidden = self.settings.value(f"encounter/hidden/{pane}")
        return pane not in ASKED_FOR if hidden is None else hidden not in YES

    def show_pane(self, pane: str, *, shown: bool) -> None:
        """Save whether a pane of the fight is shown."""
        self.settings.setValue(f"encounter/hidden/{pane}", not shown)

    @property
    def players_screen(self) -> str:
        """On which screen the players' is shown, or `ORDINARY`; empty: nobody has chosen."""
        return str(self.settings.value("players/screen") or "")

    @players_screen.setter
    def players_screen(self, name: str) -> None:
        self.settings.setValue("players/screen", name)

    @property
    def players_place(self) -> QRect | None:
        """Where the players' screen stood last as an ordinary window."""
        place = self.settings.value("players/place")
        return place if isinstance(place, QRect) and place.isValid() else None

    @players_place.setter
    def players_place(self, place: QRect) -> None:
        self.settings.setValue("players/place", place)

    @property
    def curtain(self) -> str:
        """The path of the picture on the curtain; empty: a plain sheet."""
        return str(self.settings.value("players/curtain") or "")

    @curtain.setter
    def curtain(self, path: str) -> None:
        self.settings.setValue("players/curtain", path)
