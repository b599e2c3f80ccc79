"""Help: the welcome in place of the tabs, the guide and *About* in windows, the key sheet over the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from models.library import Library
    from ui.commands.command import Command
    from ui.help.about import About
    from ui.help.guide import Guide
    from ui.help.shortcuts_overlay import KeySheet
    from ui.help.welcome import Welcome
    from ui.navigation.active_page import ActivePage
    from ui.services.preferences import LibraryPreferences


class Help(QObject):
    """Show the welcome, the guide, the keys and *About*; each is made when first needed."""

    welcome_shown = Signal(object)
    """The welcome that was just made."""
    key_sheet_closed = Signal()
    """The key sheet was closed."""

    def __init__(
        self,
        library: Library,
        remembered: LibraryPreferences,
        language: str,
        pages: QStackedWidget,
        front: ActivePage,
        commands: Sequence[Command],
        window: QWidget,
    ) -> None:
        """The welcome is one of the pages, the keys of the `commands` are shown over the window.

        The guide opens at the page about what is in front.
        """
        super().__init__(window)
        self._library = library
        self._remembered = remembered
        self._language = language
        self._pages = pages
        self._front = front
        self._commands = commands
        self._window = window
        self._welcome: Welcome | None = None
        self._guide: Guide | None = None
        self._keys: KeySheet | None = None
        self._about: About | None = None

    def is_first_start(self) -> bool:
        """Return whether no system was chosen in this library, and no fight begun."""
        from models.repositories.encounters import PREPARED

        begun = any(encounter.state != PREPARED for encounter in self._library.encounters.rows())
        return not begun and not self._remembered.was_asked

    @property
    def is_welcoming(self) -> bool:
        """Whether the welcome is shown in place of the tabs."""
        return self._welcome is not None

    def welcome(self) -> None:
        """Ask for the system, and offer a fight to try and a party to fill."""
        from ui.help.welcome import Welcome

        self.leave_welcome()
        self._welcome = Welcome(self._library, self._remembered, self._language)
        self._welcome.guide_requested.connect(self.guide)
        self.welcome_shown.emit(self._welcome)
        self._pages.addWidget(self._welcome)
        self._pages.setCurrentWidget(self._welcome)
        self.take_keys()

    def take_keys(self) -> None:
        """Give the focus to the welcome."""
        if self._welcome is not None:
            self._welcome.setFocus()

    def later(self) -> None:
        """Put off the choice: it is not asked for again."""
        self._remembered.ask_no_more()

    def leave_welcome(self) -> None:
        """Show the tabs again."""
        if self._welcome is not None:
            welcome, self._welcome = self._welcome, None
            self._pages.removeWidget(welcome)
            welcome.hide()
            welcome.deleteLater()

    def guide(self) -> None:
        """Show the guide in its window, at the page about what is in front."""
        from ui.help.guide import Guide, page_for

        if self._guide is None:
            self._guide = Guide(self._language, self._window)
        self._guide.show_page(page_for(self._front, welcoming=self.is_welcoming))

    def keys(self, search: str = "") -> None:
        """Show the key sheet with a search in it, or close it."""
        if self._keys is not None and self._keys.isVisible():
            self._keys.shut()
            return
        from ui.help.shortcuts_overlay import KeySheet

        self._keys = KeySheet(self._commands, self._window)
        self._keys.search.setText(search)
        self._keys.closed.connect(self._keys_closed)
        self._keys.open()

    def about(self) -> None:
        """Show version, licences and the library's path in their window."""
        from ui.help.about import About

        if self._about is None:
            self._about = About(self._library.path, self._window)
        self._about.show()
        self._about.raise_()
        self._about.activateWindow()

    def _keys_closed(self) -> None:
        self._keys = None
        self.key_sheet_closed.emit()
