"""Where things stood, and what was shown, from one start to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, QPoint, QRect, QSettings, QSize, Qt, Signal
from PySide6.QtWidgets import QSplitter, QWidget

from ui.shell.sounds import Sounds
from ui.theme import animation

if TYPE_CHECKING:
    from collections.abc import Callable

    from ui.encounter.fight.page import FightPage

YES = (True, "true")
"""What a kept yes reads as: an INI file gives strings back."""
USUAL_SIZE, FRAME = QSize(1366, 768), 40
"""The window's size at the first start, and the height that a frame takes of a screen, where it is not known."""


def room(window: QWidget, frame: int = FRAME) -> QRect:
    """What of its screen is free for a window, the height of its frame counted off."""
    return window.screen().availableGeometry().adjusted(0, frame, 0, 0)


def open_at(dialog: QWidget, size: QSize) -> None:
    """Gives a dialog its size, or as much of it as its screen has: with larger text a screen holds less."""
    dialog.resize(size.boundedTo(room(dialog).size()))


def fitting(place: QRect, free: QRect) -> QRect | None:
    """The place in `free` nearest to where a window stood; None if the window is too large for it."""
    if place.width() > free.width() or place.height() > free.height():
        return None
    across = max(free.left(), min(place.left(), free.right() + 1 - place.width()))
    down = max(free.top(), min(place.top(), free.bottom() + 1 - place.height()))
    return QRect(QPoint(across, down), place.size())


class Panes(QSplitter):
    """Panes side by side, or one above the other, that are divided at the next start as they were."""

    def __init__(self, name: str, orientation: Qt.Orientation, parent: QWidget) -> None:
        super().__init__(orientation, parent)
        self.setObjectName(name)
        self.setHandleWidth(12)
        self.setChildrenCollapsible(False)

    def keep_layout(self, settings: QSettings) -> None:
        """Writes how they are divided."""
        settings.setValue(f"splitters/{self.objectName()}", self.saveState())

    def take_layout(self, settings: QSettings) -> None:
        """Divides them as they were."""
        state = settings.value(f"splitters/{self.objectName()}")
        if state is not None:
            self.restoreState(state)


PANES = {"log": "Ctrl+L", "rollers": "", "palette_of_statuses": "Ctrl+B"}
"""The panes of the fight that can be hidden, and the keys for it."""
ASKED_FOR = frozenset({"palette_of_statuses"})
"""The panes of the fight that are hidden until somebody wants them."""


class Places:
    """What a window remembers of itself."""

    def __init__(self, settings: QSettings) -> None:
        self.settings = settings
        animation.CHOSEN.wanted = not self.still

    def take_window(self, window: QWidget) -> None:
        """Puts a window where it stood last, all of it on the screen; one that is too large now fills the screen."""
        shape = self.settings.value("window/geometry")
        if not isinstance(shape, QByteArray) or not window.restoreGeometry(shape):
            window.resize(USUAL_SIZE.boundedTo(room(window).size()))
            return
        if window.windowState() & (Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen):
            return
        # Qt takes every frame to be as high as its own would be, and puts what stood higher down by that.
        kept = self.settings.value("window/place")
        stood = kept if isinstance(kept, QRect) and kept.size() == window.size() else window.geometry()
        place = fitting(stood, room(window, self._frame))
        if place is None:
            window.resize(USUAL_SIZE.boundedTo(room(window).size()))
            window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)
        else:
            window.setGeometry(place)

    def keep_window(self, window: QWidget) -> None:
        """Keeps where a window stands, and how high its frame is, which is not known before it is shown."""
        self.settings.setValue("window/geometry", window.saveGeometry())
        self.settings.setValue("window/place", window.geometry())
        frame = window.geometry().top() - window.frameGeometry().top()
        if frame > 0:
            self.settings.setValue("window/frame", frame)

    @property
    def _frame(self) -> int:
        """How high the frame over the window was last, as far as that is known."""
        kept = str(self.settings.value("window/frame"))
        return min(int(kept), FRAME) if kept.isdecimal() else FRAME

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
        """How close the rows of the order stand."""
        return str(self.settings.value("encounter/density") or "roomy")

    @density.setter
    def density(self, density: str) -> None:
        self.settings.setValue("encounter/density", density)

    def is_shown(self, pane: str) -> bool:
        """Whether a pane of the fight is shown; all are, until somebody hides one, but those that are asked for."""
        kept = self.settings.value(f"encounter/hidden/{pane}")
        return pane not in ASKED_FOR if kept is None else kept not in YES

    def show_pane(self, pane: str, *, shown: bool) -> None:
        """Keeps whether a pane of the fight is shown."""
        self.settings.setValue(f"encounter/hidden/{pane}", not shown)


class FightPanes(QObject):
    """Which panes of the fight are shown, and whether anything moves: kept, and done to its page once there is one."""

    changed = Signal()
    said = Signal(str)
    """One sentence for the status line."""

    def __init__(self, places: Places, parent: QObject) -> None:
        super().__init__(parent)
        self._places = places
        self._page: FightPage | None = None
        self.sounds = Sounds(places.settings, self)

    @property
    def by_name(self) -> dict[str, Callable[..., object]]:
        """What each of its actions in the menus does."""
        return {
            "pane": self.toggle,
            "still": self.toggle_motion,
            "sounds": self.toggle_sounds,
            "density": self.choose_density,
        }

    def take(self, page: FightPage) -> None:
        """Takes the page of the fight when it is built."""
        self._page = page
        page.order.show_density(self._places.density)
        self.sounds.follow(page.conductor, page.wave_line, page.cue_line)
        page.arrangement.want_log(wanted=self._places.is_shown("log"))
        page.arrangement.folded_changed.connect(self.changed)
        for pane in ("rollers", "palette_of_statuses"):
            getattr(page, pane).setVisible(self._places.is_shown(pane))

    def is_shown(self, pane: str) -> bool:
        """Whether a pane is shown; a log that is folded for want of room is not."""
        if pane == "log" and self._page is not None and self._page.arrangement.folded:
            return bool(self._page.arrangement.log_shown)
        return self._places.is_shown(pane)

    def chosen(self) -> set[str]:
        """What is chosen of all this, by the names of its actions in the menus."""
        panes = {f"pane_{pane}" for pane in PANES if self.is_shown(pane)}
        settings = {"still": self._places.still, "sounds": self.sounds.are_on}
        return {f"density_{self._places.density}", *panes, *(name for name, is_so in settings.items() if is_so)}

    def toggle(self, pane: str) -> None:
        """Shows or hides a pane, and keeps that; a folded log is drawn out only for now."""
        shown, page = not self.is_shown(pane), self._page
        if pane != "log" or page is None or not page.arrangement.folded:
            self._places.show_pane(pane, shown=shown)
        if page is not None and pane == "log":
            page.arrangement.show_log(shown=shown)
        elif page is not None:
            getattr(page, pane).setVisible(shown)
        self.changed.emit()

    def choose_density(self, density: str) -> None:
        """Lets the rows of the order stand closer, or farther apart."""
        self._places.density = density
        if self._page is not None:
            self._page.order.show_density(density)
        self.changed.emit()

    def toggle_sounds(self) -> None:
        """Switches sounds on or off, and says so, or why there are none."""
        self.said.emit(self.sounds.turn())
        self.changed.emit()

    def toggle_motion(self) -> None:
        """Lets rows glide, bars drain and cards fade, or nothing move: for those whom motion troubles."""
        self._places.still = not self._places.still
        self.changed.emit()
        self.said.emit(self.tr("Nothing moves.") if self._places.still else self.tr("Rows glide, and bars drain."))
