"""Small widgets for forms and panes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QFrame,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QTextBrowser,
    QToolButton,
    QWidget,
)

from rules.text.sanitize import without_controls
from ui.theme.icons import icon, paint, paint_drawing, put_beside_words
from ui.theme.sizes import px
from ui.theme.theme import GRID, HAIR, MARK, RING, current, elided, look, short_but_key, short_name
from ui.widgets.buttons import PushButton, WholeButton
from ui.widgets.focus_actions import context_menu, keep_keys_of_list
from ui.widgets.labels import Label, called, keyless, tip
from ui.widgets.layouts import WideScrollArea, fill, lined, stacked
from ui.widgets.spin_boxes import WholeSpin, indent

BOX = 16
_MEANT_ELSEWHERE = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class FaultLabel(Label):
    """A fault, above or below what it is about; its line stays empty afterwards, so that nothing moves."""

    def __init__(self, parent: QWidget | None = None, *, stays: bool = True) -> None:
        """`stays`: whether its line stays."""
        super().__init__("", parent)
        self._stays = stays
        self.setProperty("role", "bad")
        self.setWordWrap(True)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show a sentence; an empty one hides it but keeps its room."""
        if sentence or not self._stays:
            self.setText(sentence)
            self._keep_room(kept=self._stays)
        self.setVisible(bool(sentence))

    def forget(self) -> None:
        """Hide it and give up its room: something else is shown."""
        self.hide()
        self._keep_room(kept=False)

    def _keep_room(self, *, kept: bool) -> None:
        policy = self.sizePolicy()
        if policy.retainSizeWhenHidden() != kept:
            policy.setRetainSizeWhenHidden(kept)
            self.setSizePolicy(policy)


class ElidedLabel(Label):
    """A label of one line that is elided where it does not fit, with the whole text as its tooltip."""

    def __init__(self, text: str = "", role: str = "", parent: QWidget | None = None, **qt: Any) -> None:
        super().__init__(text, parent, role=role, **qt)
        self._gloss = ""
        self.briefs: tuple[str, ...] = ()
        """Shorter texts, the longest first."""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_gloss(self, gloss: str) -> None:
        """Set a further text of the tooltip."""
        self._gloss = gloss
        self._explain()

    def setText(self, text: str) -> None:  # noqa: N802
        """Set the text."""
        super().setText(text)
        self._explain()

    def set_brief(self, *briefs: str) -> None:
        """Set shorter texts, of which the first that fits is shown where the whole does not, else the last."""
        self.briefs = tuple(filter(None, briefs))
        self.update()

    def drawn(self) -> str:
        """Return the visible text at its width."""
        texts = (self.text().replace("\n", " "), *self.briefs)
        text = next(filter(self._has_room, texts), texts[-1])
        return self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, self.contentsRect().width())

    def _fits(self) -> bool:
        return self._has_room(self.text())

    def _has_room(self, text: str) -> bool:
        return self.fontMetrics().horizontalAdvance(text) <= self.contentsRect().width()

    def minimumSizeHint(self) -> QSize:
        """Return a minimal width."""
        return QSize(px(24), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update the tooltip, which shows a text that does not fit."""
        super().resizeEvent(event)
        self._explain()

    def _explain(self) -> None:
        parts = [part for part in ("" if self._fits() else self.text(), self._gloss) if part]
        self.setToolTip(tip(" – ".join(parts)))


class CheckBox(QCheckBox):
    """A check box drawn in the theme's colours, so that it is visible in the dark too."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint box, tick and text."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRect(1, (self.height() - px(BOX)) // 2, px(BOX), px(BOX))
            option = QStyleOptionButton()
            self.initStyleOption(option)
            paint_box(painter, box, checked=self.isChecked(), state=option.state, sign=self._sign())
            space = self.rect().adjusted(px(BOX) + px(GRID), 0, 0, 0)
            painter.setPen(current().color("text" if self.isEnabled() else "muted"))
            flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            painter.drawText(space, flags, self._shown(space.width()))

    def _shown(self, width: int) -> str:
        """Return the words as they are painted in a width."""
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, width)

    def _sign(self) -> str:
        return "minus" if self.checkState() == Qt.CheckState.PartiallyChecked else "check"

    def hitButton(self, position: QPoint) -> bool:  # noqa: N802
        """Let the whole of it be clicked."""
        return self.rect().contains(position)

    def sizeHint(self) -> QSize:
        """Return the size of box and text as they are painted: the style knows the box of one size of text alone."""
        words = self.fontMetrics().horizontalAdvance(self.text())
        return super().sizeHint().expandedTo(QSize(px(BOX) + px(GRID) + words + 1, 0))

    def minimumSizeHint(self) -> QSize:
        """Return the size of the box and some text."""
        return QSize(px(BOX) + 5 * px(GRID), super().minimumSizeHint().height())


class WholeCheckBox(CheckBox):
    """A check box that is as wide as its words if there is room; in a narrow place they stand in several lines."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def broken(self, width: int) -> str:
        """Return the words in lines that have room in a width of the box and them."""
        return self._shown(width - px(BOX) - px(GRID))

    def _shown(self, width: int) -> str:
        metrics = self.fontMetrics()
        first, *others = self.text().split(" ")
        lines = [first]
        for word in others:
            longer = f"{lines[-1]} {word}"
            if metrics.horizontalAdvance(longer) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        return "\n".join(lines)

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines."""
        return self.sizeHint().height() + self.broken(width).count("\n") * self.fontMetrics().lineSpacing()

    def minimumSizeHint(self) -> QSize:
        """Return the size of the box and the longest word."""
        longest = max(map(self.fontMetrics().horizontalAdvance, self.text().split(" ")))
        return QSize(px(BOX) + px(GRID) + longest + 1, super().minimumSizeHint().height())


AT_REST = QStyle.StateFlag.State_Enabled


def paint_box(
    painter: QPainter, box: QRect, *, checked: bool, state: QStyle.StateFlag = AT_REST, sign: str = "check"
) -> None:
    """Paint the box of a check box for a state, with a sign if it is checked."""
    theme, flag = current(), QStyle.StateFlag
    focused, enabled = bool(state & flag.State_HasFocus), bool(state & flag.State_Enabled)
    if not enabled:
        edge, ground = "muted" if checked else "line", "muted" if checked else "surface"
    elif checked:
        edge = "text" if focused else "accent"
        ground = "accent_pressed" if state & flag.State_Sunken else "accent"
        ground = "accent_hover" if ground == "accent" and state & flag.State_MouseOver else ground
    else:
        edge = "accent" if focused else "text" if state & flag.State_MouseOver else "edge"
        ground = "accent_soft" if state & flag.State_Sunken else "raised"
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.color(edge), px(RING) if focused else px(HAIR)))
    painter.setBrush(theme.color(ground))
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), px(MARK), px(MARK))
    if checked:
        paint(painter, sign, QRectF(box).adjusted(1, 1, -1, -1), theme.color("on_accent" if enabled else "surface"))
    painter.restore()


def write(line: QLineEdit, text: str) -> None:
    """Set a line's text and show its beginning; by itself it would show the end."""
    line.setText(text)
    line.setCursorPosition(0)


def in_form(box: QAbstractSpinBox) -> None:
    """Adapt a number box to a form: of the usual width, and ignoring the wheel."""
    box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    box.setMinimumWidth(px(72))
    indent(box)


class SpinBox(WholeSpin):
    """A spin box that leaves the wheel to the page: scrolling a form changes no number."""

    def __init__(self, parent: QWidget | None = None, limits: tuple[int, int] = (0, 99)) -> None:
        super().__init__(parent)
        self.setRange(*limits)
        in_form(self)


class ComboBox(QComboBox):
    """A combo box that may be narrower than its longest entry, and leaves the wheel to the page."""

    def __init__(self, parent: QWidget | None = None, name: str = "") -> None:
        """`name` is its accessible name."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._gloss = ""
        self._name = ChoiceName(self)
        if name:
            self.setAccessibleName(without_controls(name))
        self.currentTextChanged.connect(self.explain)

    def setAccessibleName(self, name: str) -> None:  # noqa: N802
        """Set the name for screen readers."""
        super().setAccessibleName(without_controls(name))
        self._name.tell()

    def showPopup(self) -> None:  # noqa: N802
        """Open the list, named like the box and as wide as its longest entry."""
        opened = self.view()
        keep_keys_of_list(opened)
        opened.setAccessibleName(without_controls(called(self)))
        opened.setTextElideMode(Qt.TextElideMode.ElideRight)
        scrolled = opened.verticalScrollBar().sizeHint().width() if self.count() > self.maxVisibleItems() else 0
        room = self.screen().availableGeometry()
        opened.setMinimumWidth(min(opened.sizeHintForColumn(0) + scrolled + 2 * opened.frameWidth(), room.width()))
        super().showPopup()
        over = opened.window().frameGeometry().right() - room.right()
        if over > 0:
            opened.window().move(opened.window().x() - over, opened.window().y())

    def set_gloss(self, gloss: str) -> None:
        """Set a further text of the tooltip."""
        self._gloss = gloss
        self.explain()

    def sizeHint(self) -> QSize:
        """Return the size for the text and the gap after it."""
        return super().sizeHint() + QSize(px(GRID), 0)

    @property
    def shown_text(self) -> str:
        """The visible part of the current text: all of it where it fits, if need be without the gap after it."""
        room, text = self.width() - self.room_around(), self.currentText()
        fits = self.fontMetrics().horizontalAdvance(text) <= room + px(GRID)
        return text if fits else short_name(self.fontMetrics(), text, room)

    def room_for(self, words: str) -> int:
        """Return the width needed for a text."""
        self.ensurePolished()
        return self.fontMetrics().horizontalAdvance(words) + self.room_around()

    def room_around(self) -> int:
        """Return the width of the box without its text, in pixels."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self)
        return self.width() - room.width() + px(GRID)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the current text, elided if it does not fit."""
        if self.isEditable():
            super().paintEvent(event)
            return
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown_text
        with QPainter(self) as painter:
            self.style().drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option, painter, self)
            self.style().drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option, painter, self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Select an entry by its first letters; leave letters with Ctrl or Alt to the parents."""
        if event.text() and event.modifiers() & _MEANT_ELSEWHERE and not self.isEditable():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()

    def explain(self) -> None:
        """Show the current text in the tooltip: it may be elided."""
        self.setToolTip(tip(" – ".join(filter(None, (self.currentText(), self._gloss)))))

    def fill(self, entries: Iterable[tuple[str, object]], chosen: object) -> None:
        """Set the entries with their data and the current one, without signals."""
        self.blockSignals(True)
        self.clear()
        for words, data in entries:
            self.addItem(words, data)
        self.choose(chosen)
        self.blockSignals(False)
        self.explain()

    def choose(self, data: object) -> None:
        """Select the entry with this data, if there is one."""
        for place in range(self.count()):
            if self.itemData(place) == data:
                self.setCurrentIndex(place)
                return


class Button(PushButton):
    """A button with an icon in the colours of the present theme."""

    def __init__(self, icon_name: str, words: str, role: str = "", parent: QWidget | None = None, **qt: Any) -> None:
        super().__init__(words, role, parent, **qt)
        self._icon_name = icon_name
        self._tint_role = "on_accent" if role == "primary" else "text"
        self._tint()
        look().theme_changed.connect(self._tint)

    def change_icon(self, icon_name: str) -> None:
        """Set the icon."""
        self._icon_name = icon_name
        self._tint()

    def _tint(self) -> None:
        put_beside_words(self, self._icon_name, self._tint_role)


class ElidedButton(Button):
    """A quiet button whose text is elided where it does not fit, with all of it as its tooltip.

    The key in brackets at its end is kept.
    """

    def __init__(self, icon_name: str, words: str, parent: QWidget | None = None, **qt: Any) -> None:
        super().__init__(icon_name, words, "quiet", parent, **qt)
        self._name = self._kept = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setToolTip(tip(words))

    def sizeHint(self) -> QSize:
        """Return the size of icon and whole text."""
        return super().sizeHint() + QSize(px(GRID), 0)

    def minimumSizeHint(self) -> QSize:
        """Return the size of icon and some text."""
        return QSize(12 * px(GRID), super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much of the text as fits."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self).width()
        option.text = self.shown(room - option.iconSize.width() - px(GRID))
        with QPainter(self) as painter:
            self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)

    def keep(self, name: str, kept: str) -> None:
        """Where not all has room show the name, elided, and what is kept whole behind it."""
        self._name, self._kept = keyless(name), keyless(kept)

    def shown(self, room: int) -> str:
        """Return as much of the text as fits."""
        metrics = self.fontMetrics()
        if not self._kept or metrics.horizontalAdvance(self.text()) <= room:
            return short_but_key(metrics, self.text(), room)
        return elided(metrics, self._name, room - metrics.horizontalAdvance(self._kept)) + self._kept


class IconLabel(Label):
    """A small icon with a tooltip."""

    def __init__(self, icon_name: str, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._icon_name = icon_name
        self.setToolTip(tip(words))
        self._tint()
        look().theme_changed.connect(self._tint)

    def _tint(self) -> None:
        self.setPixmap(icon(self._icon_name, "muted").pixmap(px(16), px(16)))


class IconButton(QToolButton):
    """A quiet button with only an icon; its text is the tooltip and the accessible name."""

    def __init__(self, icon_name: str, words: str, parent: QWidget | None = None, **qt: Any) -> None:
        super().__init__(parent, **qt)
        self._icon_name = icon_name
        self.setProperty("role", "quiet")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolTip(tip(words))
        self.setAccessibleName(without_controls(words))
        self._tint()
        look().theme_changed.connect(self._tint)

    def _tint(self) -> None:
        self.setIcon(icon(self._icon_name))


def rule(parent: QWidget | None = None) -> QFrame:
    """Return a thin horizontal line."""
    made = QFrame(parent)
    made.setProperty("role", "line")
    made.setFixedHeight(1)
    return made


class ChoiceName(QObject):
    """An invisible label beside a combo box with its accessible name, unless it has a visible one."""

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box)
        self._box = box
        self._label: Label | None = None
        box.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the box to another parent, and update the name when it is shown."""
        if event.type() in (QEvent.Type.Polish, QEvent.Type.ParentChange, QEvent.Type.Show):
            self.tell()
        return False

    def tell(self) -> None:
        """Move the label to the box, with its present name."""
        parent, words = self._box.parentWidget(), self._box.accessibleName()
        if parent is None or not words:
            return
        others = (
            label for label in parent.findChildren(Label) if label.parent() is parent and label is not self._label
        )
        if self._label is not None and self._label.parent() is not parent:
            self._label.destroyed.disconnect(self._forget)  # another one may be there by then
            self._label.deleteLater()
            self._label = None
        if any(label.buddy() is self._box for label in others):
            return
        if self._label is None:
            self._label = Label("", parent)
            self._label.hide()
            self._label.setBuddy(self._box)
            self._label.destroyed.connect(self._forget)
        self._label.setText(words)

    def _forget(self) -> None:
        self._label = None


class DisclosureButton(QWidget):
    """A quiet button that unfolds what is below it."""

    def __init__(self, inner: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._inner = inner
        self.button = Button("chevron-right", self.tr("More"), "quiet", checkable=True, toggled=self._turn)
        row = lined(self.button, 0)
        stacked(row, inner, on=self, spacing=4)
        inner.hide()

    def open(self) -> None:
        """Unfold it."""
        self.button.setChecked(True)

    def _turn(self, opened: bool) -> None:
        self._inner.setVisible(opened)
        self.button.change_icon("chevron-down" if opened else "chevron-right")


class FaintDrawing(QWidget):
    """What would stand on an empty page, as a drawing; it gives way where the page is low."""

    SIDE, STRENGTH = 96, 0.12

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setMaximumHeight(self.SIDE)
        if not name:
            self.hide()

    def is_seen_at(self, high: int) -> bool:
        """Whether there is something to draw, and a height is not too little for it."""
        return bool(self._name) and high >= self.SIDE // 2

    def sizeHint(self) -> QSize:
        """Return the size of the drawing."""
        return QSize(self.SIDE, self.SIDE)

    def minimumSizeHint(self) -> QSize:
        """Return nothing: it shrinks before any words do."""
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it as large as there is room, unless that is too little."""
        side = min(self.width(), self.height(), self.SIDE)
        if not self.is_seen_at(side):
            return
        place = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        with QPainter(self) as painter:
            painter.setOpacity(self.STRENGTH)
            paint_drawing(painter, self._name, place, current().color("text"))


class EmptyState(WideScrollArea):
    """A faint drawing, one sentence, and a button that helps; where there is no height for the words, they scroll."""

    def __init__(self, parent: QWidget | None = None, drawing: str = "") -> None:
        inner = QWidget()
        super().__init__(inner, parent)
        self.picture = FaintDrawing(drawing)
        self.sentence = Label(role="muted", wraps=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.button = WholeButton()
        self.other = WholeButton(role="quiet")
        """A second button, for another intention."""
        self.other.hide()
        self.rules = ElidedButton("book-open", self.tr("By other rules…"))
        self.rules.hide()
        column = self._column = stacked(on=inner, margins=(8, 0, 8, 0))
        fill(
            column,
            0,
            self.picture,
            self.sentence,
            self.other,
            self.rules,
            (self.button, 0, Qt.AlignmentFlag.AlignCenter),
            0,
        )
        self._tint()
        look().theme_changed.connect(self._tint)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the drawing give way."""
        self._make_room()
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Let the drawing give way to other words."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._make_room()
        return super().event(event)

    def _make_room(self) -> None:
        """Make the drawing as high as the words leave it; hide it where that is too little."""
        picture, room, space = self.picture, self.viewport().size(), self._column.spacing()
        drawn = 0 if picture.isHidden() else picture.maximumHeight() + space
        words = self._column.totalHeightForWidth(room.width()) - drawn
        high = min(picture.SIDE, room.height() - words - space)
        picture.setFixedHeight(max(0, high))
        picture.setVisible(picture.is_seen_at(high))

    def _tint(self) -> None:
        put_beside_words(self.other, "plus", "text")

    def add_ways(self, *buttons: QWidget) -> None:
        """Put other ways under the button; who adds them shows and hides them."""
        for button in buttons:
            self._column.insertWidget(self._column.count() - 1, button, 0, Qt.AlignmentFlag.AlignCenter)

    def say(self, sentence: str, button: str) -> None:
        """Set the sentence and the button's text; empty for no button."""
        self.sentence.setText(sentence)
        self.button.setText(button)
        self.button.setVisible(bool(button))


class ReadingPage(QTextBrowser):
    """A page whose menu copies and selects; its links are internal names."""

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu."""
        self.reading_menu().popup(event.globalPos())

    def reading_menu(self) -> QMenu:
        """Return the menu, not shown yet."""
        menu = context_menu(self)
        copying = menu.addAction(self.tr("Copy"), QKeySequence(QKeySequence.StandardKey.Copy))
        copying.triggered.connect(self.copy)
        copying.setEnabled(self.textCursor().hasSelection())
        selecting = menu.addAction(self.tr("Select all"), QKeySequence(QKeySequence.StandardKey.SelectAll))
        selecting.triggered.connect(self.selectAll)
        for action in (copying, selecting):
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        return menu
