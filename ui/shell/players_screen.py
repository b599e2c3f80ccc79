"""The players' screen in the game master's hand: opened, put away, curtained, frozen, and shown things on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, QPoint, QTimer, Signal
from PySide6.QtGui import QAction, QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication, QWidget

from rules.core.state import FOES
from rules.text.sanitize import without_controls
from ui.dnd.payload import outside_of, source_of
from ui.services.dialogs import ask_to_open
from ui.services.window_state import ORDINARY, WindowState, fitting, room
from ui.theme.sizes import px
from ui.theme.theme import GRID
from ui.widgets.labels import Label

if TYPE_CHECKING:
    from models.library import Library
    from ui.navigation.active_page import ActivePage
    from ui.players.curtain import Shown
    from ui.players.screen import PlayersScreen
    from ui.services.preferences import LibraryPreferences
    from ui.session.players import PlayersTable


WORDS = "words"
"""What is shown of the health of foes where nobody has chosen: a word, as `rules.players.seen_by` has it."""


SETTINGS = {
    "foes_timers": False,
    "knows_party": True,
    "declares_in_secret": True,
    "shows_declared": False,
    "answers_wait": False,
    "same_seats": False,
    "chances": False,
}
"""What `ui.session.players.PlayersSettings` turns on or off, with what is usual."""


class PlayersScreenControl(QObject):
    """Opens the players' screen and keeps it true; nothing of it is made before it is wanted."""

    options_changed = Signal()
    """It was opened or closed, or is covered by something else."""
    message_requested = Signal(str)
    """One sentence for the status line."""

    def __init__(
        self,
        window: QWidget,
        library: Library,
        front: ActivePage,
        places: WindowState,
        remembered: LibraryPreferences,
        players: Callable[[], PlayersTable],
        open_rule: Callable[[], tuple[str, str] | None],
        actions: Callable[..., Sequence[QAction]],
        has_phones: Callable[[], bool],
    ) -> None:
        """`players` returns the table, made when first asked for, `open_rule` title and words of a rule that is shown.

        `actions` returns the actions of commands in the menus by their ids; `has_phones` whether players are invited.
        """
        super().__init__(window)
        self._window, self._library, self._front, self._places = window, library, front, places
        self._remembered = remembered
        self._players, self._open_rule, self._actions = players, open_rule, actions
        self._has_phones = has_phones
        self.screen: PlayersScreen | None = None
        """The window that the players see; None before it was opened."""
        self._table: PlayersTable | None = None
        self._of_past: PlayersTable | None = None
        """What the players were last shown the past of."""
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.screenAdded.connect(self._screens_changed)
        application.screenRemoved.connect(self._screens_changed)

    # --- open and closed ---------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether the players can see it."""
        return self.screen is not None and self.screen.isVisible()

    @property
    def has_curtain(self) -> bool:
        """Whether the curtain is down."""
        return self.screen is not None and self.screen.is_curtain_down

    @property
    def is_frozen(self) -> bool:
        """Whether it keeps what stood when it was frozen."""
        return self.screen is not None and self.screen.is_frozen

    @property
    def showing(self) -> Shown | None:
        """What the players are shown in place of the fight, while they can see it."""
        return self.screen.shown if self.screen is not None and self.screen.isVisible() else None

    def toggle(self) -> None:
        """Open it, or put it away with all that it is set to."""
        if self.screen is not None and self.screen.isVisible():
            self.screen.close()
        else:
            self.open()

    def open(self) -> PlayersScreen:
        """Open it where it was last, or on the first screen that is not the game master's."""
        screen = self._made()
        if not screen.isVisible():
            self._follow()
            self._place(screen)
            self._window.activateWindow()  # what is typed next is typed here
            self.options_changed.emit()
        return screen

    def _made(self) -> PlayersScreen:
        if self.screen is None:
            from ui.players.screen import PlayersScreen

            self._take(PlayersScreen())
        assert self.screen is not None
        return self.screen

    def _take(self, screen: PlayersScreen) -> None:
        self.screen = screen
        screen.accepts = self._accepts
        screen.closed.connect(self._closed)
        screen.taken_away.connect(self.take_away)
        screen.keys_wanted.connect(self._window.activateWindow)
        screen.dropped.connect(self._drop)
        for action in screen.actions():
            screen.removeAction(action)
        screen.addActions(self._actions("players_screen", "curtain", "freeze", "show_selected"))
        handle = self._window.windowHandle()
        if handle is not None:
            handle.screenChanged.connect(self._screens_changed)

    def _follow(self) -> None:
        """Show what the players may see of the fight, from now on."""
        if self._table is None:
            self._table = self._players()
            self._table.changed.connect(self._changed)
        self._refresh()

    def _changed(self) -> None:
        """Something has happened: for nobody, while the screen is not open."""
        if self.is_open:
            self._refresh()

    def _refresh(self) -> None:
        """Show the fight as it stands."""
        if self.screen is None or self._table is None:
            return
        from ui.players.screen_content import screen_content

        self.screen.show_content(screen_content(self._table))

    def _closed(self) -> None:
        assert self.screen is not None
        if not self.screen.isFullScreen():
            self._places.players_place = self.screen.geometry()
        self._window.activateWindow()
        self._tell()

    def go_on_from(self, former: PlayersScreenControl) -> None:
        """Take over the screen of the window before, as it stands, in the language that the window has now."""
        screen, former.screen = former.screen, None
        if screen is None:
            return
        screen.disconnect(former)
        self._take(screen)
        screen.say_in_language()
        if screen.isVisible():
            self._follow()
            self._screens_changed()
        self.options_changed.emit()

    def close(self) -> None:
        """Close it for good: the game master's window closes."""
        screen, self.screen = self.screen, None
        if screen is not None:
            if not screen.isFullScreen():
                self._places.players_place = screen.geometry()
            screen.disconnect(self)
            screen.close()
            screen.deleteLater()

    # --- where it is -------------------------------------------------------------------------------------

    def _place(self, screen: PlayersScreen) -> None:
        """Open it on its screen; where that is not there or the game master's, as an ordinary window."""
        chosen = self._screen_for()
        if chosen is not None:
            screen.open_on(chosen)
        elif screen.isFullScreen() or not screen.isVisible():
            free, kept = room(self._window), self._places.players_place
            screen.open_as_window(None if kept is None else fitting(kept, free), free)

    def _screen_for(self) -> QScreen | None:
        others = {name_of_screen(screen): screen for screen in self._others()}
        name = chosen_screen(self._places.players_screen, list(others))
        return None if name is None else others[name]

    def _others(self) -> list[QScreen]:
        """Return the screens on which the game master's window is not."""
        own = self._window.screen()
        return [screen for screen in QGuiApplication.screens() if screen is not own]

    def _screens_changed(self) -> None:
        """A screen has come or gone, or the game master's window is on another: look again where it belongs."""
        QTimer.singleShot(0, self, self._move)

    def _move(self) -> None:
        screen = self.screen
        if screen is None or not screen.isVisible():
            return
        chosen = self._screen_for()
        if (chosen is not None) != screen.isFullScreen() or (chosen is not None and screen.screen() is not chosen):
            self._place(screen)
            if chosen is None:
                self._window.raise_()  # it has come to where the game master is at work

    def choose_screen(self) -> None:
        """Ask on which screen the players' is shown, or whether in an ordinary window."""
        from ui.widgets.picker import Picker, PickerItem

        def put(name: str, tail: str) -> None:
            self._places.players_screen = name
            screen = self.open()
            self._place(screen)

        items = [
            PickerItem(screen.name(), size_of_screen(screen), partial(put, name_of_screen(screen)))
            for screen in self._others()
        ]
        items.append(PickerItem(self.tr("An ordinary window"), "", partial(put, ORDINARY)))
        Picker(self.tr("Where do the players see their screen?"), items, self._window).open()

    # --- curtain, freeze, show ---------------------------------------------------------------------------

    def turn_curtain(self) -> None:
        """Let the curtain down, or lift it; where the screen is not open yet, it is opened behind it.

        Where players look at their phones alone, it is before those, and no screen is opened.
        """
        screen = self._made()
        if not screen.isVisible() and not self._has_phones():
            screen.lower_curtain(down=True)
            self._load_curtain(screen)
            self.open()
        else:
            screen.lower_curtain(down=not screen.is_curtain_down)
            self._load_curtain(screen)
        self._tell()

    def _load_curtain(self, screen: PlayersScreen) -> None:
        """Put the picture on the curtain that was chosen last, if it is still there."""
        path = self._places.curtain
        if not screen.is_curtain_down or not path or screen.curtain is not None:
            return
        from ui.players.exhibits import Unshowable, picture_in

        try:
            screen.put_on_curtain(picture_in(Path(path)))
        except Unshowable as unshowable:
            self._places.curtain = ""
            self.message_requested.emit(str(unshowable))

    def choose_curtain(self) -> None:
        """Ask for the picture of the curtain; where none is chosen it is a plain sheet with the title again."""
        path = self._ask_for_picture(self.tr("The picture of the curtain"))
        screen = self._made()
        self._places.curtain = ""
        screen.put_on_curtain(None)
        if path is not None:
            self._places.curtain = str(path)
            self._load_curtain(screen)

    def turn_freeze(self) -> None:
        """Keep what stands on the screen, whatever happens in the fight, or follow it again."""
        screen = self.open()
        screen.freeze(frozen=not screen.is_frozen)
        self._refresh()
        self._tell()

    @property
    def shows_past(self) -> bool:
        """Whether the players are shown the past that is looked at."""
        return self._of_past is not None and self._of_past.shows_past

    def turn_past(self) -> None:
        """Show the players the past that is looked at, until the present is shown again; or the present."""
        table = self._of_past = self._players()
        if not table.can_show_past:
            self.message_requested.emit(self.tr("Look back first with Ctrl+H: the players can see the past then."))
        else:
            table.show_past(shown=not table.shows_past)
            past = self.tr("The players see what has been, until you are back in the present.")
            self.message_requested.emit(past if table.shows_past else self.tr("The players see the present again."))
        self.options_changed.emit()

    def show_this(self, shown: Shown) -> None:
        """Show something in place of the fight."""
        self.open().show_this(shown)
        self._tell()

    def take_away(self) -> bool:
        """Take away what is shown; return whether something was."""
        if self.screen is None or self.screen.shown is None:
            return False
        self.screen.show_this(None)
        self._tell()
        return True

    def turn_selected(self) -> None:
        """Show what is selected in the window; what is shown is taken away."""
        if self.take_away():
            return
        self._try(self.selected)

    def show_picture(self) -> None:
        """Ask for a picture in a file, and show it."""
        path = self._ask_for_picture(self.tr("A picture for the players"))
        if path is not None:
            from ui.players.curtain import Shown
            from ui.players.exhibits import picture_in

            self._try(lambda: Shown(picture=picture_in(path)))

    def _ask_for_picture(self, title: str) -> Path | None:
        from ui.services.pictures import ENDINGS

        kinds = self.tr("Pictures ({kinds})").format(kinds=" ".join(f"*{ending}" for ending in ENDINGS))
        return ask_to_open(self._window, title, kinds)

    def _tell(self) -> None:
        self.options_changed.emit()
        if self.screen is not None:
            self.message_requested.emit(self.state())

    def state(self) -> str:
        """Return what the players see at present, in one sentence; empty while nothing is before them."""
        screen = self.screen
        if screen is None:
            return ""
        if not screen.isVisible():
            is_before_phones = screen.is_curtain_down and self._has_phones()
            return self.tr("The players’ phones show the curtain") if is_before_phones else ""
        if screen.shown is not None:
            return self.tr("The players see: {name}").format(name=screen.shown.name)
        if screen.is_curtain_down:
            return self.tr("The players see the curtain")
        if screen.is_frozen:
            return self.tr("The players’ screen is frozen")
        return self.tr("The players see the fight") if screen.content else self.tr("The players’ screen is open")

    # --- what the players are told, here and on their phones --------------------------------------------

    @property
    def health_of_foes(self) -> str:
        """Return what the players are shown of the health of foes; asked before anything of a fight is loaded."""
        health = self._remembered.players.get("health")
        return str(health.get(FOES, WORDS)) if isinstance(health, dict) else WORDS

    def choose_health(self, shown: str) -> None:
        """Choose what the players are shown of the health of foes."""
        table = self._players()
        table.settings = replace(table.settings, health={**table.settings.health, FOES: shown})
        self.options_changed.emit()

    def is_set(self, setting: str) -> bool:
        """Return whether something that is on or off is on; asked before anything of a fight is loaded."""
        chosen = self._remembered.players.get(setting)
        return chosen if isinstance(chosen, bool) else SETTINGS[setting]

    def turn(self, setting: str) -> None:
        """Turn something on or off."""
        table, is_on = self._players(), not self.is_set(setting)
        table.settings = table.settings.with_values({setting: is_on})
        self.options_changed.emit()

    # --- what is selected, held over it, let go ----------------------------------------------------------

    def selected(self) -> Shown:
        """Return what is selected in the window: words, a note, an open rule, a creature or member, a combatant."""
        from ui.players import exhibits
        from ui.players.curtain import Shown

        focus = QApplication.focusWidget()
        page, card = self._front.page, self._open_rule()
        words = exhibits.selected_text(focus) or ("" if page is None else page.log.selected_note())
        if words:
            return Shown(text=words)
        if card is not None:
            return Shown(*card)
        source = None if focus is None else source_of(focus)
        carried = None if source is None else source.payload()
        if carried is not None and carried.has_people:
            return exhibits.portrait(self._library, carried)
        rows = [] if page is None else page.order.selected_rows
        if not rows:
            raise exhibits.Unshowable(self.tr("Select somebody, or some words, to show to the players."))
        return exhibits.portrait_in_fight(self._players(), rows[0].id)

    def _try(self, find: Callable[[], Shown]) -> None:
        """Show something, or say why it cannot be shown."""
        from ui.players.exhibits import Unshowable

        try:
            self.show_this(find())
        except Unshowable as unshowable:
            self.message_requested.emit(str(unshowable))

    def _accepts(self, mime: QMimeData) -> bool:
        from ui.players.exhibits import can_show

        return can_show(mime, outside_of(self._window).home)

    def _drop(self, mime: QMimeData) -> None:
        """Show what was let go over the screen."""
        from ui.players.exhibits import dropped

        self._try(lambda: dropped(self._library, mime, outside_of(self._window).home))

    def drop_row(self, id: str, at: QPoint) -> None:
        """A row of the order was let go outside of its list: over the players' screen it is shown there."""
        from ui.players.exhibits import portrait_in_fight

        if self.is_open and QApplication.topLevelAt(at) is self.screen:
            self._try(lambda: portrait_in_fight(self._players(), id))


class PlayersScreenLine(Label):
    """Says at the foot of the window what the players see; nothing while their screen is not open."""

    def __init__(self, control: PlayersScreenControl) -> None:
        super().__init__()
        self._control = control
        self.setContentsMargins(0, 0, px(GRID), 0)
        control.options_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        words = self._control.state()
        self.setText(words)
        self.setAccessibleName(without_controls(words))
        self.setVisible(bool(words))


def chosen_screen(kept: str, others: Sequence[str]) -> str | None:
    """Return on which of the other screens the players' is shown; None: in an ordinary window.

    `kept`: the one that was chosen last, `ORDINARY`, or empty where nobody has chosen; then it is the first.
    """
    if kept:
        return kept if kept in others else None
    return next(iter(others), None)


def name_of_screen(screen: QScreen) -> str:
    """Return by what a screen is known again: its serial number where it has one, else name, maker and model."""
    return "|".join((screen.serialNumber() or screen.name(), screen.manufacturer(), screen.model()))


def size_of_screen(screen: QScreen) -> str:
    """Return the size of a screen in pixels."""
    size = screen.size() * screen.devicePixelRatio()
    return f"{size.width()} × {size.height()}"
