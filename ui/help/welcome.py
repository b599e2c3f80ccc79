"""The first start: which system, a fight to try, a party to fill."""

from __future__ import annotations

from functools import partial
from importlib.resources import files
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from models.repositories.encounters import PREPARED
from rules.system import registry
from ui.help.system_cards import SystemCard, SystemCards
from ui.session.appearance import creature_emblems
from ui.sheets import rule_systems
from ui.text.words import WINDOW_LANGUAGES
from ui.theme.emblem import Emblem
from ui.theme.icons import put_drawing
from ui.theme.sizes import px
from ui.theme.theme import GRID, current, look
from ui.widgets.buttons import PushButton, WholeButton
from ui.widgets.labels import Label, TitleLabel, keyless
from ui.widgets.layouts import FlowPanel, FlowRow, fill, lined, stacked

if TYPE_CHECKING:
    from models.library import Library
    from models.repositories.encounters import EncounterRow
    from ui.services.preferences import LibraryPreferences

WIDTH = 1120
"""Width of its column in pixels."""
LOW = 620
"""The height in pixels below which cards and title are smaller, so that the offers stay visible."""
LOGO, LOW_LOGO = 76, 40
OFFER_HEIGHT, DRAWING = 40, 22
CREATURES, ASKED = 6, 48
"""How many creatures a card shows, and of how many they are chosen."""
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
    draft_requested = Signal(str, str)
    """Rules in the making are to be gone on with: their text, and the hash of their draft."""
    own_game_requested = Signal()
    """None of the systems is what is played."""
    dismissed = Signal()
    """The welcome was left without a choice."""

    def __init__(self, library: Library, remembered: LibraryPreferences, language: str) -> None:
        super().__init__()
        self._library = library
        self._remembered = remembered
        self._is_low = False
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.tr("Welcome to Turnwright"))
        self.systems = SystemCards()
        self.systems.setAccessibleName(self.tr("Rule system"))
        self.try_button = WholeButton("", "primary")
        self.creature_button = WholeButton(self.tr("Make the first creature"), "primary")
        self.party_button = PushButton(self.tr("Fill an empty party"))
        self.look_button = PushButton(self.tr("Look around"))
        self.guide_button = PushButton(self.tr("Read the guide (Shift+F1)"))
        self.own_button = PushButton(self.tr("My game is none of these…"))
        self.draft = next(iter(library.systems.texts.drafts()), None)
        """The rules in the making that were kept last."""
        self.draft_button = WholeButton()
        if self.draft is not None:
            title = self.draft.title or self.tr("Rules without a name")
            self.draft_button.setText(keyless(self.tr("Go on making “{title}”").format(title=title)))
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
        self.own_button.clicked.connect(self.own_game_requested)
        self.draft_button.clicked.connect(self.go_on_with_draft)
        look().theme_changed.connect(self._draw)
        self._draw()
        self.setFocusProxy(self.systems)
        self._show_offers()

    def _arrange(self, language: str) -> None:
        self._logo = Label()
        self._title = TitleLabel("Turnwright", "great")
        words = Label(
            self.tr("What do you play? All tabs follow; it can be changed beside them at any time."),
            role="muted",
            wraps=True,
        )
        hero = QWidget()
        beside = stacked(self._title, words, spacing=0)
        lined((self._logo, 0, Qt.AlignmentFlag.AlignTop), (beside, 1), on=hero, spacing=2 * GRID)
        languages = QWidget()
        row = lined(on=languages)
        for other, name in WINDOW_LANGUAGES:
            button = PushButton(name, "quiet", checkable=True)
            button.setChecked(other == language)
            button.clicked.connect(partial(self._choose_language, other))
            row.addWidget(button)
        head = FlowRow(2 * GRID)
        head.add(hero, languages)
        offers = FlowPanel(GRID)
        offers.add(self.try_button, self.creature_button, self.party_button, self.look_button, self.guide_button)
        offers.add(self.own_button, self.draft_button)
        self.draft_button.setVisible(self.draft is not None)
        later = Label(
            self.tr("Esc leaves this for later: Help ▸ First steps brings it back."), role="small", wraps=True
        )
        column = QWidget()
        column.setMaximumWidth(px(WIDTH))
        lines = stacked(on=column, margins=(24, 16, 24, 16), spacing=12)
        fill(lines, 1, head, self.systems, offers, self._hint, later, 2)
        inner = QWidget()
        lined(1, (column, 100), 1, on=inner)
        self.setWidget(inner)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make cards and title smaller in a low window."""
        super().resizeEvent(event)
        self._fit(low=self.height() < px(LOW))

    def _fit(self, *, low: bool) -> None:
        if low != self._is_low:
            self._is_low = low
            self._title.set_role("display" if low else "great")
            self.systems.set_low(low=low)
            self._draw()

    def _draw(self) -> None:
        """Draw the logo and what stands on the offers in the colours of the theme."""
        side = px(LOW_LOGO) if self._is_low else px(LOGO)
        self._logo.setPixmap(QIcon(str(files("resources") / "turnwright.svg")).pixmap(QSize(side, side)))
        for button, name in (
            (self.try_button, "crossed-swords"),
            (self.creature_button, "paw-print"),
            (self.party_button, "meeple-group"),
            (self.look_button, "all-seeing-eye"),
            (self.guide_button, "spell-book"),
            (self.own_button, "quill-ink"),
            (self.draft_button, "quill-ink"),
        ):
            role = "on_accent" if button.property("role") == "primary" else "text"
            put_drawing(button, name, current().color(role), DRAWING)
            button.setMinimumHeight(px(OFFER_HEIGHT))

    def _list(self) -> None:
        library, chosen = self._library, self._remembered.likely_system
        ids = registry.ids()
        creatures = dict(library.creatures.systems())
        for id in ids:
            number = creatures.get(id, 0)
            fights = sum(encounter.system == id for encounter in library.encounters.rows(PREPARED))
            words = self.tr("creatures: {creatures}, prepared fights: {fights}").format(creatures=number, fights=fights)
            counts = words if number or fights else self.tr("nothing in this library yet")
            drawings, about = rule_systems.sign(id)
            shown = self._some_creatures(id) if number else ()
            card = SystemCard(rule_systems.title(id), about, counts, drawings.system, drawings.ground, shown)
            item = self.systems.add(card)
            item.setData(SYSTEM, id)
            if id == chosen:
                self.systems.setCurrentItem(item)
        title, line = self.tr("Several of them"), self.tr("all systems stand side by side")
        several = self.systems.add(SystemCard(title, "", line, "tabletop-players"))
        if self.systems.currentRow() < 0:
            self.systems.setCurrentItem(several)

    def _some_creatures(self, system: str) -> tuple[Emblem, ...]:
        """Return the emblems of some creatures of a system: those that lead others first, no drawing twice."""
        rows = self._library.creatures.rows(system=system, limit=ASKED)
        emblems = creature_emblems(self._library, rows)
        shown: dict[str, Emblem] = {}
        for row in sorted(rows, key=lambda row: not emblems[row.id].boss):
            emblem = emblems[row.id]
            shown.setdefault(emblem.drawing or emblem.letters, emblem)
        return tuple(shown.values())[:CREATURES]

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
            self.try_button.setText(keyless(self.tr("Try “{name}”").format(name=fight.name)))
            self._hint.setText(self.tr("Nothing is lost by trying it: everything can be undone."))
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

    def go_on_with_draft(self) -> None:
        """Go on with the rules in the making."""
        if self.draft is not None:
            self.draft_requested.emit(self.draft.text, self.draft.hash)

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
