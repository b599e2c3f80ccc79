"""The library's file: refused, restored, copied, or lost while open."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from models import library_opener
from models.library import Library
from models.storage import backups
from models.storage import restore as restoring
from models.storage.errors import LibraryError
from ui.services.dialogs import Answers, ask_to_open, ask_to_save, confirm
from ui.services.tasks import Tasks
from ui.shell.backups_dialog import BackupsDialog
from ui.shell.library_error_window import LibraryErrorWindow
from ui.text.errors import library_sentence, mended
from ui.widgets.labels import boxed

if TYPE_CHECKING:
    from models.repair.integrity import DamagedRow
    from models.storage.backups import Backup
    from ui.shell.main_window import MainWindow


class Holder(Protocol):
    """The holder of the open library and its window."""

    library: Library | None
    window: MainWindow | None

    def open(self, path: Path, *, create: bool = True) -> str:
        """Open a library and its window; return one sentence if it is refused."""

    def let_go(self) -> None:
        """Close the open library."""

    def put_away_window(self) -> None:
        """Close the window of a closed library."""

    def remember(self, path: Path) -> None:
        """Save which library is opened at the next start."""

    def say(self, sentence: str) -> None:
        """Show a sentence in the window."""


class Libraries(QObject):
    """Ask what to do with a file, do it, and say the result in one sentence."""

    _refusal = Signal(object)
    """A refusal of the library that nobody has shown; from any thread."""
    _lost = Signal(object, object)
    """A library, and the refusal that says that its file is gone; from any thread."""

    def __init__(self, program: Holder, parent: QObject) -> None:
        super().__init__(parent)
        self._program = program
        self.refused: LibraryErrorWindow | None = None
        """The window that asks what to do while no library is open."""
        self._about = Path()
        """The library that window is about."""
        self._create = False
        """Whether it may be made when it is tried again."""
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self.look)
        self._watcher.directoryChanged.connect(self._look_again)
        self._refusal.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._lost.connect(self._say_lost, Qt.ConnectionType.QueuedConnection)

    # --- opening -----------------------------------------------------------------------------------------

    def ask(self, path: Path, sentence: str, *, create: bool) -> None:
        """Ask what to do about a refused library; `create` allows to make it on a retry."""
        window = LibraryErrorWindow(sentence)
        window.again_requested.connect(self._try_again)
        window.other_requested.connect(self.ask_for_other)
        window.restore_requested.connect(self._restore_refused)
        window.new_requested.connect(self.make_new)
        self._put_away()
        self.refused, self._about, self._create = window, path, create
        window.say(sentence)
        window.show()

    def _open(self, path: Path, *, create: bool) -> None:
        refused = self._program.open(path, create=create)
        if refused and self.refused is not None:
            self._about, self._create = path, create
            self.refused.say(refused)

    def _try_again(self) -> None:
        self._open(self._about, create=self._create)

    def _restore_refused(self) -> None:
        self.restore(self._about)

    def ask_for_other(self) -> None:
        """Ask for a library to open, and open it."""
        folder = self._at_hand().parent
        path = ask_to_open(self._parent(), self.tr("Open library"), self._kinds(), folder if folder.is_dir() else None)
        if path is not None:
            self.open_other(path)

    def _at_hand(self) -> Path:
        """Return the path of the open library, or of the refused one."""
        library = self._program.library
        return self._about if library is None else library.path

    def open_other(self, path: Path, *, create: bool = False) -> None:
        """Open another library in place of the open one, which stays if the other is refused."""
        program = self._program
        if self.refused is not None:
            self._open(path, create=create)
            return
        if program.library is not None and _is_same(path, program.library.path):
            program.say(self.tr("{name} is the open library.").format(name=path.name))
            return
        if program.window is not None and not program.window.may_close():
            return
        if refused := program.open(path, create=create):
            self._offer_backup(path, refused)

    def _offer_backup(self, path: Path, sentence: str) -> None:
        """Say why a library is refused, and offer its usable backups."""
        buttons = QMessageBox.StandardButton
        box = QMessageBox(QMessageBox.Icon.Warning, self.tr("Open library"), boxed(sentence), parent=self._parent())
        box.setStandardButtons(buttons.Close)
        restore = None
        if restoring.is_free(path) and any(backup.check.passes for backup in backups.list_copies(path)):
            restore = box.addButton(self.tr("Restore a backup…"), QMessageBox.ButtonRole.ActionRole)
        box.exec()
        chosen = box.clickedButton()
        box.deleteLater()
        if restore is not None and chosen is restore:
            self.restore(path)

    def make_new(self) -> None:
        """Ask for the name of a new library, and open it; an existing one is not overwritten."""
        path = self._at_hand()
        name = path.name if library_opener.may_create(path) and not path.exists() else f"{path.stem} 2{path.suffix}"
        chosen = ask_to_save(self._parent(), self.tr("Make a new library"), name, self._kinds())
        if chosen is None:
            return
        if chosen.exists():
            words = self.tr("{name} already exists; choose another name.").format(name=chosen.name)
            (self._program if self.refused is None else self.refused).say(words)
            return
        self.open_other(chosen, create=True)

    def opened(self, library: Library) -> None:
        """Note the open library."""
        self._put_away()
        self._watch(library.path)
        library.when_lost = lambda error: self._lost.emit(library, error)

    def _put_away(self) -> None:
        if self.refused is not None:
            self.refused.hide()
            self.refused.deleteLater()
            self.refused = None

    # --- backups -----------------------------------------------------------------------------------------

    def restore(self, path: Path) -> None:
        """Ask for a backup of a library, and restore it."""
        library = self._program.library
        own = library.identity if library is not None and library.path == path else None
        dialog = BackupsDialog(path.name, backups.list_copies(path, own), self._parent())
        taken = dialog.exec() == QDialog.DialogCode.Accepted
        chosen = dialog.chosen
        dialog.deleteLater()
        if taken and chosen is not None:
            self._restore(path, chosen)

    def _restore(self, path: Path, backup: Backup) -> None:
        program = self._program
        is_other = program.library is not None and program.library.path != path
        if not is_other and program.window is not None and not program.window.may_close():
            return
        try:
            # While the library is open still: where there is no room for it, it stays so.
            ready = restoring.stage_backup(path, backup.path)
        except LibraryError as error:
            self._refuse(library_sentence(error))
            return
        if not is_other:
            program.let_go()
        try:
            said = self._put_in_place(path, backup, ready)
        except LibraryError as error:
            said = library_sentence(error)
            if not is_other:
                self._open_again(path)
        else:
            if not is_other:
                self._open_again(path)
            elif refused := program.open(path, create=False):
                said = refused
        # Only now is there the window that shows it.
        self._refuse(said)

    def _put_in_place(self, path: Path, backup: Backup, ready: Path) -> str:
        """Restore a backup in place of a library; say so if there was a file before."""
        kept = restoring.restore(path, ready)
        if kept is None:
            return self.tr("{name} is now as in {backup}.").format(name=path.name, backup=backup.path.name)
        sentence = self.tr("{name} is now as in {backup}; the previous file is kept as {kept} in {folder}.")
        return sentence.format(name=path.name, backup=backup.path.name, kept=kept.name, folder=kept.parent)

    def _open_again(self, path: Path) -> None:
        refused = self._program.open(path, create=False)
        if refused:
            # The other way round the program would end with its last window.
            self.ask(path, refused, create=False)
            self._program.put_away_window()

    def mend(self, damage: list[DamagedRow]) -> None:
        """Replace the open library by all that can be read of it, and go on with that."""
        program = self._program
        if program.library is None or (program.window is not None and not program.window.may_close()):
            return
        path = program.library.path
        program.let_go()
        try:
            said = self._mended(path, damage)
        except LibraryError as error:
            said = library_sentence(error)
        self._open_again(path)
        self._refuse(said)

    def _mended(self, path: Path, damage: list[DamagedRow]) -> str:
        library, tasks = Library.open(path, create=False), Tasks(self)
        try:
            words = self.tr("Repairing {name}").format(name=path.name)
            return mended(library, tasks.wait(words, lambda _: library.mend(damage)))
        finally:
            tasks.finish()
            tasks.deleteLater()
            library.close(back_up=False)

    # --- copies ------------------------------------------------------------------------------------------

    def save_copy(self) -> Path | None:
        """Ask for a name and write the open library's content there; None if nothing was written."""
        library = self._program.library
        if library is None:
            return None
        name = f"{library.path.stem} 2{library.path.suffix}" if library.path.exists() else library.path.name
        target = ask_to_save(self._parent(), self.tr("Save a copy of the library"), name, self._kinds())
        if target is None:
            return None
        try:
            library.copy_to(target)
        except LibraryError as error:
            self._refuse(library_sentence(error))
            return None
        if self._program.window is not None:
            self._program.window.remembered.keep_for(target)
        self._program.say(self.tr("Everything in the library was written to {path}.").format(path=target))
        return target

    def _save_what_is_lost(self) -> None:
        """Write the library whose file is gone to another one, and go on with that."""
        window = self._program.window
        target = self.save_copy()
        if target is not None and window is not None and window.may_close():
            self._program.let_go()
            self._open_again(target)

    # --- refusals that nobody has foreseen ---------------------------------------------------------------

    def tell(self, error: LibraryError) -> None:
        """Show a refusal that nobody expected, with an offer to restore a backup."""
        self._refusal.emit(error)

    def _tell(self, error: LibraryError) -> None:
        window, library = self._program.window, self._program.library
        if window is not None and library is not None and library.is_in_place():
            restore = (self.tr("Restore a backup…"), window.restore_requested.emit)
            window.notice.show_sentence(library_sentence(error), (restore,))

    # --- a file that is gone -----------------------------------------------------------------------------

    def look(self) -> None:
        """Check that the open library's file still exists, and say so if it does not."""
        if self._program.library is not None:
            # What is wrong with it is said by `when_lost`.
            with contextlib.suppress(LibraryError):
                self._program.library.demand_file()
                # What is mended is another file of the same name.
                self._watch(self._program.library.path)

    def told_lost(self) -> bool:
        """Return whether the open library's file is gone or replaced, after saying so: what is read makes no sense."""
        self.look()
        library = self._program.library
        return library is not None and not library.is_in_place()

    def _watch(self, path: Path) -> None:
        """Watch a library's file: the one with that name now."""
        if watched := [*self._watcher.files(), *self._watcher.directories()]:
            self._watcher.removePaths(watched)
        self._watcher.addPath(str(path))

    def _say_lost(self, library: Library, error: LibraryError) -> None:
        window = self._program.window
        if window is not None and library is self._program.library:
            choices = (
                (self.tr("Save a copy as…"), self._save_what_is_lost),
                (self.tr("Check again"), self._look_again),
            )
            window.notice.show_sentence(library_sentence(error), choices)
            window.tell_saving(works=False)
            self._watcher.addPath(str(library.path.parent))  # to see it come back

    def _look_again(self) -> None:
        library, window = self._program.library, self._program.window
        if library is None or window is None or not library.is_in_place():
            return
        window.notice.hide()
        window.tell_saving(works=True)
        window.tabs.unsay()
        self._watch(library.path)
        window.say(
            self.tr("{name} is back in its place, and changes are saved in it again.").format(name=library.path.name)
        )

    def may_leave(self) -> bool:
        """Return whether the library may be closed: if its file is gone, the user decides about its content."""
        library = self._program.library
        if library is None:
            return True
        try:
            library.demand_file()
        except LibraryError as error:
            return self._asked_what_becomes(library_sentence(error))
        return True

    def _asked_what_becomes(self, sentence: str) -> bool:
        offered = Answers.Save | Answers.Discard | Answers.Cancel
        question = self.tr("Save a copy of everything in it before closing?")
        title, words = self.tr("Close Turnwright"), f"{sentence}\n\n{question}"
        answer = confirm(self._parent(), title, words, offered, Answers.Save)
        if answer == Answers.Save:
            target = self.save_copy()
            if target is not None:
                self._program.remember(target)
            return target is not None
        return answer == Answers.Discard

    # --- words -------------------------------------------------------------------------------------------

    def _refuse(self, sentence: str) -> None:
        if self._program.window is not None:
            self._program.window.notice.show_sentence(sentence)
        elif self.refused is not None:
            self.refused.say(sentence)

    def _kinds(self) -> str:
        return self.tr("Turnwright libraries (*.turnwright)")

    def _parent(self) -> QWidget:
        parent = self._program.window or self.refused
        assert parent is not None
        return parent


def _is_same(path: Path, other: Path) -> bool:
    """Return whether two paths lead to one existing file."""
    return path.exists() and other.exists() and path.samefile(other)
