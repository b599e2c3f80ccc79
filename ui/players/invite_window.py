"""The window with which players are invited: a picture to scan, the address and the code in words, and who is there."""

from __future__ import annotations

from functools import partial

import segno
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkInterface
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from ui.players.phones import Phone, Phones
from ui.services.web.access import OVERLAY
from ui.services.window_state import open_at
from ui.theme.rescale import is_as_given
from ui.theme.sizes import px
from ui.widgets.buttons import PushButton
from ui.widgets.controls import CheckBox, ComboBox
from ui.widgets.focus_actions import context_menu
from ui.widgets.labels import Label, keyless
from ui.widgets.layouts import FlowRow, WideScrollArea, lined, stacked

WIDTH = 760
PICTURE = QSize(260, 260)
"""The size of the picture to scan: no reader needs a larger one in large text, and a low screen has no room for it."""
QUIET = 4
"""Modules of white around it, as its standard has it."""
PAPER, INK = Qt.GlobalColor.white, Qt.GlobalColor.black
"""Its colours in every theme: cameras read it."""
THIS_MACHINE = "127.0.0.1"


def local_addresses() -> list[str]:
    """Return the addresses of this machine in its local networks, the likeliest first; its own alone comes last."""
    found = []
    for interface in QNetworkInterface.allInterfaces():
        flags = interface.flags()
        is_up = bool(flags & QNetworkInterface.InterfaceFlag.IsUp)
        if is_up and not flags & QNetworkInterface.InterfaceFlag.IsLoopBack:
            found += [entry.ip() for entry in interface.addressEntries()]
    protocol = QAbstractSocket.NetworkLayerProtocol.IPv4Protocol
    addresses = [address.toString() for address in found if address.protocol() == protocol]
    return [*sorted(addresses, key=lambda address: not QHostAddress(address).isPrivateUse()), THIS_MACHINE]


class ScannedPicture(QWidget):
    """A QR code, in whole pixels a module."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._modules: tuple[tuple[int, ...], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return its only size."""
        return PICTURE

    def show_text(self, text: str) -> None:
        """Show a text; empty: nothing."""
        self._modules = tuple(tuple(row) for row in segno.make_qr(text).matrix) if text else ()
        self.setVisible(bool(text))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the modules."""
        if not self._modules:
            return
        with QPainter(self) as painter:
            count = len(self._modules) + 2 * QUIET
            module = max(1, min(self.width(), self.height()) // count)
            side = module * count
            left, top = (self.width() - side) // 2, (self.height() - side) // 2
            painter.fillRect(left, top, side, side, PAPER)
            for y, row in enumerate(self._modules):
                for x, is_dark in enumerate(row):
                    if is_dark:
                        corner = left + (x + QUIET) * module, top + (y + QUIET) * module
                        painter.fillRect(QRectF(*corner, module, module), INK)


class InviteWindow(QDialog):
    """Stays beside the fight: nothing waits for it."""

    def __init__(self, phones: Phones, parent: QWidget) -> None:
        super().__init__(parent)
        self._phones = phones
        self.setWindowTitle(self.tr("Invite players"))
        self.address = ComboBox(name=self.tr("Address in the local network"))
        self.nowhere = Label(
            self.tr("This machine is in no network now: players can join once it is, as in your Wi-Fi."),
            role="bad",
            wraps=True,
        )
        self.switch = PushButton(self.tr("Invite"))
        self.switch.clicked.connect(self._switch)
        self.left = QWidget()
        self.picture = ScannedPicture()
        self.picture.setAccessibleName(self.tr("Picture to scan with a phone"))
        self.url, self.code = Label(role="figure"), Label(role="title")
        for label in (self.url, self.code):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.how, self.problem = Label(wraps=True), Label(role="bad", wraps=True)
        self.warning = Label(
            self.tr(
                "Whoever shares this network could read along: use your own Wi-Fi, not an open one."
                " Players see what they may know and nothing else."
            ),
            role="muted",
            wraps=True,
        )
        self.waits = CheckBox(self.tr("Answers wait until I press Enter"))
        self.waits.setToolTip(self.tr("They stand in the question; until then they do not count."))
        self.waits.toggled.connect(lambda is_on: phones.set(answers_wait=is_on))
        self.count = Label(role="muted", wraps=True)
        """What waits for the game master, and what does not."""
        self.again = CheckBox(self.tr("Same seats as last time"))
        self.again.setToolTip(self.tr("Phones that come back sit down by themselves where they sat."))
        self.again.toggled.connect(lambda is_on: phones.set(same_seats=is_on))
        self.overlay = CheckBox(self.tr("Overlay for streams"))
        self.overlay.toggled.connect(lambda is_on: phones.open_overlay(is_open=is_on))
        self.overlay_url = QLineEdit()
        self.overlay_url.setReadOnly(True)
        self.overlay_url.setAccessibleName(self.tr("Address of the overlay"))
        self.devices = QWidget()
        self._lines = stacked(on=self.devices)
        self.nobody = Label(self.tr("Nobody has joined yet."), role="muted")
        self._build()
        self.look_for_networks()
        phones.changed.connect(self.refresh)
        self.refresh()
        open_at(self, QSize(px(WIDTH), 1))

    def _build(self) -> None:
        stacked(self.picture, self.url, self.code, 1, on=self.left)
        right = stacked(
            self.how, self.nobody, self.devices, self.again, self.waits, self.count, self.overlay, self.overlay_url, 1
        )
        top = lined((self.address, 1), self.switch)
        middle = lined(self.left, (right, 1), spacing=16)
        inside = QWidget()
        self._parts = stacked(
            top, self.nowhere, self.problem, (middle, 1), self.warning, on=inside, margins=(16, 16, 16, 16)
        )
        self._area = WideScrollArea(inside)
        stacked(self._area, on=self)  # a low screen has not room for all of it

    def showEvent(self, event: QShowEvent) -> None:
        """Look for networks each time: one may have come or gone."""
        super().showEvent(event)
        self.look_for_networks()
        self._grow()

    def high_for(self, width: int) -> int:
        """Return how high all that it tells is at a width, beside a scroll bar too: one that stood there would stay."""
        self._parts.invalidate()
        self._parts.activate()
        return self._parts.totalHeightForWidth(width - self._area.verticalScrollBar().sizeHint().width())

    def look_for_networks(self) -> None:
        """Offer the addresses that this machine has now; where it is in no network that is said."""
        addresses, chosen = local_addresses(), self.address.currentText()
        self.nowhere.setVisible(addresses == [THIS_MACHINE])
        if not self._phones.is_open:
            self.address.clear()
            self.address.addItems(addresses)
            self.address.setCurrentText(chosen if chosen in addresses else addresses[0])

    # --- the invitation --------------------------------------------------------------------------------

    def _switch(self) -> None:
        if self._phones.is_open:
            self._phones.close()
        else:
            self.invite()

    def invite(self) -> None:
        """Begin to listen on the chosen address; where that is not possible it is said."""
        address = self.address.currentText()
        try:
            self._phones.open(address)
        except OSError as error:
            sentence = self.tr("Nobody can be invited on {address}: {reason}.")
            self.problem.setText(sentence.format(address=address, reason=(error.strerror or str(error)).lower()))
            self.problem.show()

    def refresh(self) -> None:
        """Show the invitation and who is there."""
        phones = self._phones
        is_open = phones.is_open
        if is_open:
            self.problem.setText("")
        self.problem.setVisible(bool(self.problem.text()))
        self.address.setEnabled(not is_open)
        self.switch.setText(self.tr("End the invitation") if is_open else self.tr("Invite"))
        invites = is_open and bool(phones.invitation)
        self.left.setVisible(is_open)
        self.picture.show_text(f"{phones.url}#{phones.invitation}" if invites else "")
        self.url.setText(phones.url)
        self.code.setText(self.tr("Code: {code}").format(code=phones.code) if invites else "")
        self.how.setText(
            self.tr(
                "Players scan the picture, or open the address and type the code. Then they choose who they are. "
                "The picture seats one player at once and then changes; the code asks you first."
            )
            if is_open
            else self.tr(
                "Players join with their phones, in the network of this computer. Before you invite them nobody can."
            )
        )
        has_overlay = bool(phones.overlay_invitation)
        self.overlay.setVisible(is_open)
        self.overlay_url.setVisible(has_overlay)
        self.overlay_url.setText(f"{phones.url}overlay#{phones.overlay_invitation}" if has_overlay else "")
        settings = phones.settings
        self.count.setText(
            self.tr("What players want to do waits for you, and so do their answers.")
            if settings.answers_wait
            else self.tr("What players want to do waits for you; what they answer when asked counts at once.")
        )
        self.again.setVisible(bool(phones.last_seats()))
        boxes = ((self.again, settings.same_seats), (self.waits, settings.answers_wait), (self.overlay, has_overlay))
        for box, is_on in boxes:
            box.blockSignals(True)
            box.setChecked(is_on)
            box.blockSignals(False)
        self._show_devices()
        self._grow()

    def _grow(self) -> None:
        """Be as high as what is told, unless somebody has given the window another size."""
        if self.isVisible() and is_as_given(self):
            open_at(self, QSize(px(WIDTH), 1))

    # --- who is there ----------------------------------------------------------------------------------

    def _show_devices(self) -> None:
        while (item := self._lines.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        phones = self._phones
        # One that has gone without a seat is nobody's any more.
        shown = [phone for phone in phones.phones.values() if phone.kind != OVERLAY and (phone.is_here or _sits(phone))]
        for phone in shown:
            line = self._add_line(Label(self._who(phone), wraps=True), self._state(phone))
            if phone.wants:
                let = PushButton(self.tr("Let them sit"))
                let.clicked.connect(partial(phones.seat, phone.device, phone.wants))
                line.add(let)
            line.add(self._more(phone))
        for seat in phones.missing() if phones.is_open and phones.settings.same_seats else ():
            self._add_line(Label(seat.name, role="muted", wraps=True), self.tr("was here last time"))
        self.nobody.setVisible(self._phones.is_open and not shown)

    def _add_line(self, name: Label, state: str) -> FlowRow:
        """Add a line with a name and how it is about it; return it for its buttons."""
        line, who = FlowRow(8), QWidget()
        stacked(name, Label(state, role="muted"), on=who, spacing=0)
        line.add(who)
        self._lines.addWidget(line)
        return line

    def _who(self, phone: Phone) -> str:
        return self._phones.names_of(phone) or self.tr("Somebody")

    def _state(self, phone: Phone) -> str:
        if not phone.is_here:
            return self.tr("away")
        if phone.wants:
            return self.tr("asks to sit here")
        return self.tr("here") if phone.seats else self.tr("chooses a seat")

    def _more(self, phone: Phone) -> QToolButton:
        """Return the button of what else can be done with a device."""
        button = QToolButton()
        button.setText(self.tr("More…"))
        button.clicked.connect(partial(self._open_menu, phone.device, button))
        return button

    def _open_menu(self, device: str, button: QToolButton, _checked: bool = False) -> None:
        menu = context_menu(button)
        for seat in self._phones.seats():
            words = keyless(self.tr("Sit as {name}").format(name=seat.name))
            menu.addAction(words).triggered.connect(partial(self._move, device, seat.key))
        menu.addSeparator()
        menu.addAction(self.tr("Have them choose again")).triggered.connect(partial(self._stand, device))
        menu.addAction(self.tr("End this seat")).triggered.connect(partial(self._put_out, device))
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _move(self, device: str, key: str, _checked: bool = False) -> None:
        self._phones.seat(device, (key,))

    def _stand(self, device: str, _checked: bool = False) -> None:
        self._phones.seat(device, ())

    def _put_out(self, device: str, _checked: bool = False) -> None:
        self._phones.put_out(device)


def _sits(phone: Phone) -> bool:
    """Return whether a phone has a seat, or has asked for one."""
    return bool(phone.seats or phone.wants)
