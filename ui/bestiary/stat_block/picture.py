"""The picture of a stat block: dropped, pasted, chosen as a file, or removed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from models.repositories.pictures import Picture
from ui.bestiary.stat_block.view import StatBlock
from ui.dnd.drop_targets import DropAnswer, DropTarget
from ui.dnd.payload import DropPayload, ExternalPayload
from ui.services.dialogs import ask_to_open
from ui.services.pictures import ENDINGS, UnfitPicture, from_file, is_named_picture, made_small
from ui.widgets.controls import IconButton
from ui.widgets.focus_actions import MenuEntry, pop_up


class PictureController(QObject):
    """Ask for a picture, shrink it, and hand it on to be saved."""

    message_requested = Signal(str)
    """Why something cannot be used as a picture."""

    def __init__(self, block: StatBlock, keep: Callable[[Picture | None], object], over: QWidget) -> None:
        super().__init__(over)
        self._block, self._keep, self._over = block, keep, over
        self.button = IconButton("image", self.tr("Picture: choose a file, drop one here, or paste one (Ctrl+V)"))
        self.button.clicked.connect(self.ask)
        DropTarget(block.viewport(), no_answer, lambda carried, point: self.weigh(carried))

    def weigh(self, carried: ExternalPayload) -> DropAnswer | None:
        """Preview a picture from the file manager or the clipboard as that of the block."""
        shown = self._block.shown
        if shown is None:
            return None
        words = self.tr("Picture of {name}").format(name=shown.name)
        if len(carried.paths) == 1 and is_named_picture(carried.paths[0]):
            return DropAnswer(partial(self.take, partial(from_file, Path(carried.paths[0]))), words)
        image = carried.image
        if image is not None and not carried.paths and not carried.text.strip():
            return DropAnswer(lambda: self.take(lambda: made_small(image())), words)
        return None

    def by_keys(self, carried: ExternalPayload, point: QPoint | None) -> DropAnswer | None:
        """Preview a paste while the focus is in the list beside the block."""
        return self.weigh(carried) if point is None else None

    def take(self, made: Callable[[], Picture]) -> None:
        """Save a picture, or say why it cannot be used."""
        try:
            picture = made()
        except UnfitPicture as unfit:
            self.message_requested.emit(str(unfit))
            return
        self._keep(picture)

    def ask(self) -> None:
        """Ask for a file; if there is a picture already, offer to remove it."""
        shown = self._block.shown
        if shown is None or not shown.picture:
            self._ask_for_file()
            return
        offers = (
            MenuEntry("image", self.tr("Another picture…"), self._ask_for_file),
            MenuEntry("trash-2", self.tr("Remove the picture"), partial(self._keep, None)),
        )
        pop_up(self._over, offers, self.button.mapToGlobal(self.button.rect().bottomLeft()))

    def _ask_for_file(self) -> None:
        kinds = self.tr("Pictures ({endings})").format(endings=" ".join(f"*{item}" for item in ENDINGS))
        path = ask_to_open(self._over, self.tr("Picture"), kinds)
        if path is not None:
            self.take(partial(from_file, path))


def no_answer(carried: DropPayload, point: QPoint | None) -> None:
    """Answer nothing: a drag from this window is for the widget around."""
