"""What the game master may show the players in place of the fight: portraits, pictures in files, and texts."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData, QSize, Qt
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from models.library import Library
from models.repositories.pictures import picture_of
from ui.dnd.payload import DropPayload, ExternalPayload, read_brought, read_drop
from ui.players.curtain import Shown
from ui.players.screen_content import screen_content
from ui.services.pictures import MOST_BYTES, MOST_PIXELS, image_of, is_named_picture
from ui.session.appearance import creature_emblem, member_emblem
from ui.session.players import PlayersTable
from ui.widgets.labels import Label

LARGEST = 3840
"""The longest side in pixels that a picture keeps: as wide as the largest screens."""
translate = QCoreApplication.translate
BOUNDS = QSize(LARGEST, LARGEST)
"""The size in which a larger one is read."""


class Unshowable(Exception):
    """Why something cannot be shown to the players, in one sentence."""


def picture_in(path: Path) -> QImage:
    """Return the picture in a file, as large as screens are at the most; raise Unshowable."""
    try:
        is_large = path.stat().st_size > MOST_BYTES
        readable = path.is_file()
    except OSError as error:
        words = QCoreApplication.translate("Pictures", "{name} cannot be read: {reason}.")
        raise Unshowable(words.format(name=path.name, reason=error.strerror or str(error))) from None
    if is_large:
        words = QCoreApplication.translate("Pictures", "{name} is too large for a picture: {most} MB at most.")
        raise Unshowable(words.format(name=path.name, most=MOST_BYTES // 1024 // 1024))
    reader = QImageReader(str(path))
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isValid() and size.width() * size.height() > MOST_PIXELS:
        words = QCoreApplication.translate("Pictures", "This picture is too large: {width} × {height} pixels.")
        raise Unshowable(words.format(width=size.width(), height=size.height()))
    if size.isValid() and max(size.width(), size.height()) > LARGEST:
        reader.setScaledSize(size.scaled(BOUNDS, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1)))
    image = reader.read() if readable else QImage()
    if image.isNull():
        words = translate("PlayersScreen", "{name} is no picture that can be read.")
        raise Unshowable(words.format(name=path.name))
    return image


def selected_text(widget: QWidget | None) -> str:
    """Return the words that are selected in a widget."""
    if isinstance(widget, QTextEdit | QPlainTextEdit):
        return widget.textCursor().selection().toPlainText().strip()
    if isinstance(widget, QLineEdit | Label):
        return widget.selectedText().strip()
    return ""


def portrait(library: Library, carried: DropPayload) -> Shown:
    """Return the portrait of the first creature or member of several; raise Unshowable."""
    creature = next(iter(library.creatures.get_all(list(carried.creatures[:1]))), None)
    member = next((each for each in library.parties.members() if each.id in carried.members[:1]), None)
    someone = creature or member
    if someone is None:
        raise Unshowable(translate("PlayersScreen", "Nobody of that name is in the library any more."))
    picture = picture_of(someone.extra)
    if picture is not None:
        return Shown(someone.name, picture=image_of(picture.address))
    if creature is not None:
        return Shown(creature.name, emblem=creature_emblem(creature, creature.extra))
    assert member is not None
    return Shown(member.name, emblem=member_emblem(member))


def portrait_in_fight(table: PlayersTable, id: str) -> Shown:
    """Return the portrait of a combatant under the name by which the players know it.

    Raise Unshowable for one whom they do not see.
    """
    content, played = screen_content(table), table.played()
    row = None
    if content is not None and played is not None and id in played.fight.combatants and id not in played.hidden:
        row = content.row(table.ids.id(id))
    if content is None or row is None:
        raise Unshowable(translate("PlayersScreen", "The players do not see that combatant: show it first."))
    look = table.looks().get(row.id)
    if look is not None and look.picture:
        return Shown(row.name, picture=image_of(look.picture))
    return Shown(row.name, emblem=content.emblems[row.id])


def can_show(mime: QMimeData, home: str) -> bool:
    """Return whether something that is held over the screen can be shown there. `home`: the library of its ids."""
    carried = _read(mime, home)
    if isinstance(carried, DropPayload):
        return carried.has_people
    return carried is not None and (not carried.paths or is_named_picture(carried.paths[0]))


def dropped(library: Library, mime: QMimeData, home: str) -> Shown:
    """Return what was let go over the screen; raise Unshowable."""
    carried = _read(mime, home)
    if isinstance(carried, DropPayload):
        return portrait(library, carried)
    if carried is not None and carried.paths:
        return Shown(picture=picture_in(Path(carried.paths[0])))
    if carried is not None and carried.image is not None:
        return Shown(picture=QImage.fromData(carried.image()))
    return Shown(text="" if carried is None else carried.text.strip())


def _read(mime: QMimeData, home: str) -> DropPayload | ExternalPayload | None:
    return read_drop(mime, home) or read_brought(mime)
