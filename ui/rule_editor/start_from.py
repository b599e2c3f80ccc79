"""What one begins with who makes rules: a game that is there, house rules for what is played, or hit points alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from models.exchange.shipped_games import shipped_games
from rules.text.sanitize import without_controls
from rules.written.rulebook import heading_of
from ui.own_rules.description import about, title_of
from ui.rule_editor.beginnings import ENDS, LONGEST_NAME, ROLLS, Name, copy_of, hit_points, house_rules
from ui.services.window_state import open_at
from ui.sheets import rule_systems
from ui.theme.sizes import px, px_size
from ui.theme.theme import GRID, NORMAL, SMALL, current, look, sized
from ui.widgets.buttons import PushButton
from ui.widgets.controls import ComboBox, FaultLabel
from ui.widgets.labels import Label
from ui.widgets.layouts import FlowPanel, PanesAbreast, WideScrollArea, stacked
from ui.widgets.line_edits import LineEdit

if TYPE_CHECKING:
    from models.library import Library
    from ui.services.preferences import LibraryPreferences

SIZE = QSize(900, 540)
LIST, FIELDS = 300, 240
"""Pixels that the list and what is asked beside it have at least."""
CHOICE = int(Qt.ItemDataRole.UserRole)
GAME, HOUSE, EMPTY, DRAFT = "game", "house", "empty", "draft"


@dataclass(frozen=True)
class Choice:
    """Something to begin with."""

    kind: str
    title: str
    about: str
    """What it is, in one sentence."""
    text: str = ""
    """The text of a game, or of a draft."""
    draft: str = ""
    """The hash of a draft."""


class StartFrom(QDialog):
    """Asks what to begin with, what it is to be called, and of an empty game two things more."""

    chosen = Signal(str)
    """The text to begin with."""
    draft_chosen = Signal(str, str)
    """A draft is to be gone on with: its text, and its hash."""

    def __init__(
        self, library: Library, remembered: LibraryPreferences | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Make rules of your own"))
        self._library = library
        self._author = "" if remembered is None else remembered.author
        self.question = Label(self.tr("What do you want to begin with?"), role="title", wraps=True)
        self.list = ChoiceList()
        self.list.setAccessibleName(self.question.text())
        self.name = LineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.system = ComboBox(name=self.tr("For which game?"))
        self.roll = ComboBox(name=self.tr("What is rolled?"))
        self.end = ComboBox(name=self.tr("What happens at 0 hit points?"))
        self.fault = FaultLabel()
        self.begin_button = PushButton(self.tr("Begin"), "primary")
        self.cancel_button = PushButton(self.tr("Cancel"))
        self.begin_button.setDefault(True)
        self._asked = {
            HOUSE: [self._labelled(self.system)],
            EMPTY: [self._labelled(self.roll), self._labelled(self.end)],
        }
        self._arrange()
        self._fill(remembered)
        self.list.currentItemChanged.connect(self._choose)
        self.list.itemActivated.connect(self.begin)
        self.begin_button.clicked.connect(self.begin)
        self.cancel_button.clicked.connect(self.reject)
        self.name.textEdited.connect(self._name_edited)
        self._is_named = False
        """Whether the reader has typed a name."""
        self._choose()
        open_at(self, px_size(SIZE))
        self.list.setFocus()

    def _arrange(self) -> None:
        self.name_label = name_label = Label(self.tr("What is it called?"), wraps=True)
        name_label.setBuddy(self.name)
        asked = [part for parts in self._asked.values() for part in parts]
        fields = QWidget()
        area = WideScrollArea(fields)
        area.setMinimumWidth(px(FIELDS))
        stacked(name_label, self.name, self.fault, *asked, 1, on=fields)
        buttons = FlowPanel(8)
        buttons.add(self.begin_button, self.cancel_button)
        inside = PanesAbreast(self.list, area, (3, 2))
        stacked(self.question, (inside, 1), buttons, on=self, margins=(16, 16, 16, 16), spacing=12)

    def _labelled(self, box: ComboBox) -> QWidget:
        """Return a choice with its question above it."""
        both = QWidget()
        label = Label(box.accessibleName(), wraps=True)
        label.setBuddy(box)
        stacked(label, box, on=both)
        return both

    def _fill(self, remembered: LibraryPreferences | None) -> None:
        shipped = [game.text for game in shipped_games()]
        ids = {heading_of(text).id for text in shipped}
        own = [row.text for row in self._library.systems.texts.latest() if not row.is_house and row.id not in ids]
        choices = [Choice(GAME, title_of(text), about(text), text) for text in (*shipped, *own)]
        house = self.tr("What you play, with other numbers, other conditions, other words.")
        empty = self.tr("Everything else is yours to say: what stands on a sheet, what one does, what it brings.")
        choices[1:1] = [Choice(HOUSE, self.tr("House rules for what I play"), house)]
        told = self.tr("A draft: go on with it as it is.")
        drafts = self._library.systems.texts.drafts()
        choices[:0] = [
            Choice(DRAFT, row.title or self.tr("Rules without a name"), told, row.text, row.hash) for row in drafts
        ]
        choices.append(Choice(EMPTY, self.tr("Empty: only hit points"), empty))
        for choice in choices:
            self.list.add(choice)
        self.list.setCurrentRow(0)
        played = None if remembered is None else remembered.likely_system
        self.system.fill([(title, id) for id, title in rule_systems.titles()], played)
        rolls = {
            "d20": self.tr("A d20 against a number"),
            "2d6": self.tr("2d6: with 10 it succeeds, with 7 at a price"),
            "percent": self.tr("d100, not above a skill"),
            "pool": self.tr("A pool of d6: each 5 or 6 counts"),
            "hand": self.tr("Nothing: the table says what happens"),
        }
        ends = {
            "unconscious": self.tr("It falls unconscious"),
            "dead": self.tr("It dies"),
            "out": self.tr("It is out of the fight"),
        }
        self.roll.fill([(rolls[roll], roll) for roll in ROLLS], ROLLS[0])
        self.end.fill([(ends[end], end) for end in ENDS], ENDS[0])

    @property
    def choice(self) -> Choice:
        """What is chosen to begin with."""
        item = self.list.currentItem()
        assert item is not None
        choice = item.data(CHOICE)
        assert isinstance(choice, Choice)
        return choice

    def _choose(self, *_: object) -> None:
        """Ask what belongs to the choice, and propose a name."""
        choice = self.choice
        for kind, parts in self._asked.items():
            for part in parts:
                part.setVisible(kind == choice.kind)
        self.fault.forget()
        for widget in (self.name_label, self.name):
            widget.setVisible(choice.kind != DRAFT)
        if not self._is_named and choice.kind != DRAFT:
            proposed = {
                GAME: self.tr("{game}, our way").format(game=choice.title),
                HOUSE: self.tr("The rules of our table"),
                EMPTY: self.tr("My own game"),
            }
            self.name.setText(proposed[choice.kind])

    def _name_edited(self, text: str) -> None:
        self._is_named = bool(text.strip())
        self.fault.forget()

    def begin(self) -> None:
        """Hand on the text to begin with; without a name nothing begins."""
        if self.choice.kind == DRAFT:
            choice = self.choice
            self.accept()
            self.draft_chosen.emit(choice.text, choice.draft)
            return
        name = Name.typed(self.name.text(), self._author)
        if not name.title:
            self.fault.say(self.tr("Give it a name: it is found by that."))
            self.name.setFocus()
            return
        text = self._text(name)
        self.accept()
        self.chosen.emit(text)

    def _text(self, name: Name) -> str:
        choice, taken = self.choice, self._library.systems.taken_ids()
        if choice.kind == HOUSE:
            return house_rules(str(self.system.currentData()), name, taken)
        if choice.kind == EMPTY:
            return hit_points(str(self.roll.currentData()), str(self.end.currentData()), name, taken)
        return copy_of(choice.text, name, taken)


class ChoiceList(QListWidget):
    """Rows with a name and what it is, whole at any width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumWidth(px(LIST))
        self.setItemDelegate(ChoicePainter(self))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        look().theme_changed.connect(self.scheduleDelayedItemsLayout)

    def add(self, choice: Choice) -> None:
        """Append a row."""
        item = QListWidgetItem(without_controls(f"{choice.title}\n{choice.about}"))
        item.setData(CHOICE, choice)
        self.addItem(item)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew at another width, and keep the chosen row in sight."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
        QTimer.singleShot(0, self, self._show_chosen)

    def _show_chosen(self) -> None:
        self.scrollTo(self.currentIndex())


class ChoicePainter(QStyledItemDelegate):
    """Paints a name, and below it what it is in as many lines as that needs."""

    def _words(self, index: QModelIndex | QPersistentModelIndex) -> tuple[str, str]:
        title, _, about = str(index.data(Qt.ItemDataRole.DisplayRole)).partition("\n")
        return title, about

    def _places(self, option: QStyleOptionViewItem, title: str, about: str, width: int) -> tuple[QRect, QRect]:
        """Return where the name and the sentence are, from the row's corner."""
        room = QRect(px(12), px(GRID), width - 2 * px(12), px(1000))
        flags = int(Qt.TextFlag.TextWordWrap)
        strong = QFontMetrics(sized(option.font, NORMAL, bold=True)).boundingRect(room, flags, title)
        small = QFontMetrics(sized(option.font, SMALL)).boundingRect(room, flags, about)
        above = QRect(room.left(), room.top(), room.width(), strong.height())
        return above, QRect(room.left(), above.bottom() + 1 + px(2), room.width(), small.height() if about else 0)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the height of the lines at the list's width."""
        view = self.parent()
        assert isinstance(view, ChoiceList)
        width = view.viewport().width()
        _, below = self._places(option, *self._words(index), width)
        return QSize(width, below.bottom() + 1 + px(GRID))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the row's ground as every list does, and the words on it."""
        row: QRect = option.rect
        title, about = self._words(index)
        ground = QStyleOptionViewItem(option)
        self.initStyleOption(ground, index)
        ground.text = ""
        view = self.parent()
        assert isinstance(view, ChoiceList)
        painter.save()
        view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, ground, painter, view)
        above, below = (place.translated(row.topLeft()) for place in self._places(option, title, about, row.width()))
        flags = int(Qt.TextFlag.TextWordWrap)
        painter.setFont(sized(option.font, NORMAL, bold=True))
        painter.setPen(current().color("text"))
        painter.drawText(above, flags, title)
        painter.setFont(sized(option.font, SMALL))
        painter.setPen(current().color("muted"))
        painter.drawText(below, flags, about)
        painter.restore()
