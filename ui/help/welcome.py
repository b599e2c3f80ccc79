"""The first start: which system, a fight to try, a party to fill."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QWidget,
)

from models.repositories.encounters import PREPARED
from rules.system import registry
from ui.sheets import rule_systems
from ui.text.words import WINDOW_LANGUAGES
from ui.theme.theme import GRID
from ui.widgets.buttons import PushButton
from ui.widgets.labels import Label
from ui.widgets.layouts import FlowPanel, fill, lined, stacked

if TYPE_CHECKING:
    from models.library import Library
    from models.repositories.encounters import EncounterRow
    from ui.services.preferences import LibraryPreferences

WIDTH = 720
"""Width of its column in pixels."""
LEAST_LIST = 148
"""Least height in pixels of the list: three systems, so that the offers stay visible."""
SYSTEM = int(Qt.ItemDataRole.UserRole)


class Welcome(QScrollArea):
    """Shown in place of the tabs until something is chosen; Esc puts the choice off."""

    language_chosen = Signal(str)
    fight_requested = Signal(object)
    """The id of the prepared encounter to try."""
    creature_requested = Signal()
    party_requested = Signal()
    looking_requested = Signal()
    guide_requested = Signal()
    dismissed = Signal()
    """The welcome was left without a choice."""

    def __init__(self, library: Library, remembered: LibraryPreferences, language: str) -> None:
        super().__init__()
        self._library = library
        self._remembered = remembered
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.tr("Welcome"))
        self.systems = QListWidget()
        self.systems.setAccessibleName(self.tr("Rule system"))
        self.systems.setWordWrap(True)
        self.try_button = PushButton(self.tr("Try a fight"), "primary")
        self.creature_button = PushButton(self.tr("Make the first creature"), "primary")
        self.party_button = QPushButton(self.tr("Fill an empty party"))
        self.look_button = QPushButton(self.tr("Look around"))
        self.guide_button = PushButton(self.tr("Read the guide (Shift+F1)"), "quiet")
        self._hint = Label(role="muted", wraps=True)
        self._arrange(language)
        self._list()
        self.systems.currentRowChanged.connect(self._show_offers)
        self.systems.itemActivated.connect(self._go_on)
        self.try_button.clicked.connect(self.try_fight)
        self.creature_button.clicked.connect(self.make_creature)
        self.party_button.clicked.connect(self.fill_party)
        self.look_button.clicked.connect(self.look_around)
        self.guide_button.clicked.connect(self.guide_requested)
        self.setFocusProxy(self.systems)
        self._show_offers()

    def _arrange(self, language: str) -> None:
        title = Label(self.tr("Welcome to Turnwright"), role="title")
        words = Label(
            self.tr("What do you play? All tabs follow; it can be changed beside them at any time."), wraps=True
        )
        head = lined(1)
        for other, name in WINDOW_LANGUAGES:
            button = PushButton(name, checkable=True)
            button.setChecked(other == language)
            button.clicked.connect(partial(self._choose_language, other))
            head.addWidget(button)
        offers = FlowPanel(GRID)
        offers.add(self.try_button, self.creature_button, self.party_button, self.look_button)
        later = Label(
            self.tr("Esc leaves this for later: Help ▸ First steps brings it back."), role="small", wraps=True
        )
        foot = lined((later, 1), self.guide_button)
        column = QWidget()
        column.setMaximumWidth(WIDTH)
        lines = stacked(on=column, margins=(24, 24, 24, 24), spacing=16)
        fill(lines, head, 1, title, words, (self.systems, 100), self._hint, offers, foot, 2)
        inner = QWidget()
        lined(1, (column, 100), 1, on=inner)
        self.setWidget(inner)

    def _list(self) -> None:
        library, chosen = self._library, self._remembered.likely_system
        title, line = self.tr("Several of them"), self.tr("all systems stand side by side")
        self.systems.addItem(QListWidgetItem(f"{title}\n{line}"))
        self.systems.setCurrentRow(0)
        creatures = dict(library.creatures.systems())
        for id in registry.ids():
            number = creatures.get(id, 0)
            fights = sum(encounter.system == id for encounter in library.encounters.rows(PREPARED))
            words = self.tr("{creatures} creatures, {fights} prepared fights").format(creatures=number, fights=fights)
            line = words if number or fights else self.tr("nothing in this library yet")
            item = QListWidgetItem(f"{rule_systems.title(id)}\n{line}")
            item.setData(SYSTEM, id)
            self.systems.addItem(item)
            if id == chosen:
                self.systems.setCurrentItem(item)
        heights = (self.systems.sizeHintForRow(row) for row in range(self.systems.count()))
        self.systems.setMinimumHeight(LEAST_LIST)
        self.systems.setMaximumHeight(sum(heights) + GRID)

    @property
    def system(self) -> str | None:
        """The selected system; None: all of them."""
        id = self.systems.currentItem().data(SYSTEM)
        return id if isinstance(id, str) else None

    @property
    def fight(self) -> EncounterRow | None:
        """The fight of that system to try."""
        fights = self._library.encounters.rows(PREPARED)
        return next((encounter for encounter in fights if self.system in (None, encounter.system)), None)

    def _show_offers(self) -> None:
        fight = self.fight
        self.try_button.setVisible(fight is not None)
        self.creature_button.setVisible(fight is None)
        if fight is not None:
            words = self.tr("“{name}” is prepared. Nothing is lost by trying it: everything can be undone.")
            self._hint.setText(words.format(name=fight.name))
        else:
            self._hint.setText(
                self.tr("Make a creature and a party, and drag them into an encounter: that is all a fight needs.")
            )

    # --- what is chosen --------------------------------------------------------------------------------

    def _choose_language(self, language: str) -> None:
        self.language_chosen.emit(language)

    def _go_on(self) -> None:
        if self.fight is not None:
            self.try_fight()
        else:
            self.make_creature()

    def try_fight(self) -> None:
        """Open the sample fight."""
        fight = self.fight
        if fight is not None:
            self._remembered.choose_system(self.system)
            self.fight_requested.emit(fight.id)

    def make_creature(self) -> None:
        """Open the form of the first creature."""
        self._remembered.choose_system(self.system)
        self.creature_requested.emit()

    def fill_party(self) -> None:
        """Make a party and ask for its name."""
        self._remembered.choose_system(self.system)
        self.party_requested.emit()

    def look_around(self) -> None:
        """Go to the bestiary."""
        self._remembered.choose_system(self.system)
        self.looking_requested.emit()

    def leave(self) -> None:
        """Put off the choice; what was shown before is shown again."""
        self._remembered.ask_no_more()
        self.dismissed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the first offer, Esc leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)
