"""The program: application, preferences, library and window put together."""

from __future__ import annotations

import contextlib
import signal
import sys
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QMessageLogContext,
    QObject,
    QSettings,
    Qt,
    QTimer,
    QtMsgType,
    QTranslator,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication, QIcon, QUndoStack
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from desktop.libraries import Libraries
from desktop.open_requests import Application, OpenRequests
from desktop.system import crashes, paths, settings
from desktop.system.garbage import Garbage
from desktop.system.instance import Instance, InstanceServer
from desktop.system.terminal import say
from models.library import Library
from models.storage.errors import LibraryError
from ui.shell.main_window import MainWindow
from ui.text.errors import library_sentence
from ui.text.words import TERMS
from ui.theme.fonts import WINDOW, set_typeface, typeface
from ui.theme.theme import look
from ui.widgets.focus_actions import at_path, path_of
from ui.widgets.labels import boxed


def _say(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Handle Qt's messages, ignoring those that the offscreen platform prints for every window."""
    if not message.startswith("This plugin does not support "):
        print(message, file=sys.stderr)  # noqa: T201


def make_application(arguments: list[str] | None = None) -> Application:
    """Return the application of the process, in the face that the program ships: pictures of it need no preferences."""
    application = Application(arguments or sys.argv[:1])
    if application.platformName() == "offscreen":
        qInstallMessageHandler(_say)
    application.setApplicationName("turnwright")
    application.setApplicationDisplayName("Turnwright")
    application.setDesktopFileName("org.turnwright.Turnwright")
    set_typeface(application, WINDOW)
    return application


def language_of(preferences: settings.Preferences) -> str:
    """Return the window's language: the chosen one, else the system's if it is shipped, else English."""
    if preferences.language:
        return preferences.language
    return settings.shipped_language(QLocale.system().name())


def fault_of(path: Path, loaded: settings.Loaded) -> str:
    """Return the sentence on unreadable preferences; empty if all is well."""
    if loaded.fault:
        return QCoreApplication.translate(
            "Program", "The preferences in {path} cannot be read ({reason}); the defaults are used."
        ).format(path=path, reason=loaded.fault)
    if loaded.unknown:
        return QCoreApplication.translate(
            "Program", "The preferences in {path} have no valid value for {names}; the defaults are used there."
        ).format(path=path, names=", ".join(loaded.unknown))
    return ""


class Program(QObject):
    """Holds what lives as long as the program: application, preferences, library, window."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self.application = application
        own = QIcon(str(files("resources") / "turnwright.svg"))
        application.setWindowIcon(QIcon.fromTheme("turnwright", own))
        loaded = settings.load(paths.settings_file())
        self.preferences = loaded.preferences
        self.geometry = QSettings(str(paths.geometry_file()), QSettings.Format.IniFormat)
        self.library: Library | None = None
        self.window: MainWindow | None = None
        self.door: InstanceServer | None = None
        """The server for later starts, in the first."""
        self._translators: list[QTranslator] = []
        self.language = language_of(self.preferences)
        self.translate(self.language)
        self.say_terms(self.preferences.terms)
        self.fault = self._fault_kept(loaded)
        """The fault of the preferences, until it has been shown."""
        set_typeface(application, self.preferences.typeface)
        look().choose(self.preferences.theme)
        look().choose_text_size(int(self.preferences.text_size))
        self.libraries = Libraries(self, self)

    def _fault_kept(self, loaded: settings.Loaded) -> str:
        """Return the fault of the preferences, and where the original file is kept."""
        fault = fault_of(paths.settings_file(), loaded)
        copy = settings.keep_copy(paths.settings_file()) if fault else ""
        if not copy:
            return fault
        kept = self.tr("The previous file is kept as {copy}.").format(copy=copy)
        return f"{fault} {kept}"

    # --- starting --------------------------------------------------------------------------------------

    def open(self, path: Path, *, create: bool = True) -> str:
        """Open a library and its window; return one sentence if it is refused, and change nothing then.

        A missing library is made, unless `create` is False.
        """
        try:
            library = Library.open(path, create=create, language=self.language)
        except LibraryError as error:
            return library_sentence(error)
        self._take(library)
        self.libraries.opened(library)
        self.remember(library.path)
        copy = library.migrated_copy
        if copy is not None:
            sentence = self.tr("{name} was upgraded for this version; the previous file is kept as {copy} in {folder}.")
            self.say(sentence.format(name=path.name, copy=copy.name, folder=copy.parent))
        if self.fault:
            self.say(self.fault)
            self.fault = ""
        return ""

    def fight(self) -> str:
        """Return the open fight for a report; empty if there is none."""
        return crashes.fight_in(self.library)

    def say(self, sentence: str) -> None:
        """Show a sentence in the window's status bar, after the present one."""
        if self.window is not None:
            bar = self.window.statusBar()
            bar.showMessage(" ".join(filter(None, (bar.currentMessage(), sentence))), 20000)

    def _take(self, library: Library, undo_stack: QUndoStack | None = None) -> MainWindow:
        old_window, old_library = self.window, self.library
        if old_window is not None:
            old_window.keep_layout()
            old_window.finish_tasks()
        self.library = library
        size, profiles = self.preferences.text_size, paths.profiles_folder()
        window = MainWindow(library, self.language, self.geometry, size, profiles, undo_stack)
        window.other_requested.connect(self.libraries.ask_for_other)
        window.new_requested.connect(self.libraries.make_new)
        window.restore_requested.connect(lambda: self.libraries.restore(library.path))
        window.mending_requested.connect(self.libraries.mend)
        window.copy_requested.connect(self.libraries.save_copy)
        window.before_closing = self.libraries.may_leave
        window.theme_chosen.connect(self._theme_chosen)
        window.language_chosen.connect(self._language_chosen)
        window.text_size_chosen.connect(lambda size: self._keep(text_size=size))
        window.typeface_chosen.connect(self._typeface_chosen)
        window.terms_chosen.connect(self._terms_chosen)
        window.closing.connect(self._closing)
        self.window = window
        if old_window is not None and not old_window.windowState():
            window.setGeometry(old_window.geometry())
        window.show()
        if old_window is not None:
            window.players_screen.go_on_from(old_window.players_screen)
            is_same = window.library.path == old_window.library.path
            window.invitations.go_on_from(old_window.invitations, same_library=is_same)
            # Whoever changes the window has asked about its forms; closing it would ask again.
            old_window.closing.disconnect(self._closing)
            if old_window.undo_stack is not undo_stack and old_window.undo_stack.canUndo():
                self.say(self._changes_stand(old_window.library.path.name))
            old_window.hide()
            old_window.deleteLater()
        if old_library is not None:
            unfinished = closed(old_library)
            if unfinished:
                self.say(unfinished)
        return window

    def _changes_stand(self, name: str) -> str:
        """Return the sentence that changes stand but cannot be undone in the new window."""
        words = self.tr("Earlier changes in {name} can no longer be undone; steps of its fights can.")
        return words.format(name=name)

    def let_go(self) -> None:
        """Close the library without a backup, to replace its file at once; its window stays."""
        if self.window is not None:
            self.window.finish_tasks()
        if self.library is not None:
            library, self.library = self.library, None
            # That its file is gone has been said.
            with contextlib.suppress(LibraryError):
                library.close(back_up=False)

    def put_away_window(self) -> None:
        """Close the window of a closed library."""
        if self.window is not None:
            window, self.window = self.window, None
            window.closing.disconnect(self._closing)
            window.players_screen.close()
            window.hide()
            window.deleteLater()

    def remember(self, path: Path) -> None:
        """Save which library was opened last."""
        if self.preferences.library != str(path):
            self._keep(library=str(path))

    # --- preferences -----------------------------------------------------------------------------------

    def translate(self, language: str) -> None:
        """Install the translations of a language, for texts made from now on."""
        for translator in self._translators:
            self.application.removeTranslator(translator)
            translator.deleteLater()
        self._translators = []
        self.language = language
        if language == "en":
            return
        from desktop.system.paths import translation_folder

        ours, qt = QTranslator(self), QTranslator(self)
        # What is installed last is asked first: our words for keys stand before Qt's.
        if qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            self.application.installTranslator(qt)
            self._translators.append(qt)
        if ours.load(f"turnwright_{language}", str(translation_folder())):
            self.application.installTranslator(ours)
            self._translators.append(ours)

    def say_terms(self, terms: str) -> None:
        """Show terms of books in the reader's language, or as each book has them, from now on."""
        self.application.setProperty(TERMS, terms == "mine")

    def _terms_chosen(self, terms: str) -> None:
        if self.window is None or self.library is None or not self.window.may_close():
            return
        self.say_terms(terms)
        self._rebuild()
        self._keep(terms=terms)

    def _theme_chosen(self, choice: str) -> None:
        self._keep(theme=choice)

    def _language_chosen(self, language: str) -> None:
        if language == self.language:
            self._keep(language=language)
            return
        if self.window is not None and not self.window.may_close():
            return
        self.translate(language)
        if self.window is not None and self.library is not None:
            refused = self._translate_samples(self.library)
            self._rebuild()
            self.say(refused)
        # Where that cannot be saved, the window that is there now says so.
        self._keep(language=language)

    def _translate_samples(self, library: Library) -> str:
        """Translate the samples to the window's language; return one sentence if that is refused."""
        from models.sample_translation import translate_samples

        try:
            translate_samples(library, self.language)
        except LibraryError as error:
            return library_sentence(error)
        return ""

    def _rebuild(self) -> None:
        """Rebuild the window in another language; what is shown stays."""
        assert self.library is not None
        assert self.window is not None
        library, former = self.library, self.window
        self.library = None
        focused = path_of(former.focusWidget(), former)
        window = self._take(library, former.undo_stack)
        window.starting.go_on_from(former.starting)
        window.go_on_with_rules(former)
        keys = at_path(focused, window)
        if keys is None or not keys.isVisibleTo(window):
            window.ways.focus_tab()
        else:
            keys.setFocus(Qt.FocusReason.OtherFocusReason)
        self.libraries.look()

    def _typeface_chosen(self, name: str) -> None:
        if name != typeface():
            if self.window is None or self.library is None or not self.window.may_close():
                return
            set_typeface(self.application, name)
            self._rebuild()
        self._keep(typeface=name)

    def _keep(self, **chosen: str) -> None:
        self.preferences = replace(self.preferences, **chosen)
        try:
            settings.save(paths.settings_file(), self.preferences)
        except OSError as error:
            if self.window is not None:
                sentence = self.tr("The preferences could not be saved: {reason}.").format(reason=error.strerror)
                self.window.statusBar().showMessage(sentence, 10000)

    # --- ending ----------------------------------------------------------------------------------------

    def _closing(self) -> None:
        if self.door is not None:
            # Whoever comes now waits until the library is closed, and is the first then.
            self.door.close()
        if self.window is not None:
            self.window.keep_layout()
        if self.library is not None:
            library, self.library = self.library, None
            # Where the file is gone, that was asked about before the window was closed.
            if library.is_in_place():
                tell(closed(library), self.window)
            else:
                closed(library)


def closed(library: Library) -> str:
    """Close a library; return one sentence if it is closed but no backup of it could be made."""
    try:
        library.close()
    except LibraryError as error:
        return library_sentence(error)
    return ""


def tell(sentence: str, parent: QWidget | None = None) -> None:
    """Show a sentence without a window: on the command line, and in a dialog on a screen."""
    if not sentence:
        return
    say(sentence)
    if QGuiApplication.platformName() != "offscreen":
        QMessageBox.critical(parent, "Turnwright", boxed(sentence))


def close_on_interrupt(program: Program) -> None:
    """Close the window by Ctrl+C in the terminal; an open dialog is answered first."""

    def close() -> None:
        # Only now: while another library was being opened, another window has come.
        window = program.window or program.libraries.refused
        if window is not None and QApplication.activeModalWidget() is None:
            window.close()

    signal.signal(signal.SIGINT, lambda *_: QTimer.singleShot(0, close))


def end_on_termination(program: Program) -> None:
    """Save the window's layout when the session ends, without waiting for answers.

    A fight needs no more, as every command is saved when given; changes in an open form are lost. A program started by
    `nohup` keeps running.
    """

    def end() -> None:
        window = program.window
        if window is not None and (window.unsaved() or QApplication.activeModalWidget() is not None):
            window.keep_layout()
            QApplication.exit()
        elif window is not None:
            window.close()
        else:
            QApplication.exit()

    for name in ("SIGTERM", "SIGHUP"):  # of a session that ends, and of a terminal that is closed; Windows has one
        if (kind := getattr(signal, name, None)) is not None and signal.getsignal(kind) is not signal.SIG_IGN:
            signal.signal(kind, lambda *_: QTimer.singleShot(0, end))


def run(library: Path | None, instance: Instance | None = None) -> int:
    """Run the program with its window, where later starts of it come if it is the first; return the exit status."""
    application = make_application()
    application.aboutToQuit.connect(Garbage(application).leave)
    program = Program(application)
    crashes.watch(paths.trace_file(), program.libraries.tell, program.libraries.told_lost, program.fight)
    close_on_interrupt(program)
    end_on_termination(program)
    arrivals = OpenRequests(program, application)
    if instance is not None and instance.is_first:
        program.door = InstanceServer(instance, program)
        program.door.open_requested.connect(arrivals.take, Qt.ConnectionType.QueuedConnection)
    last = Path(program.preferences.library) if program.preferences.library else None
    chosen = library or last or paths.default_library()
    # What was opened last and is gone is never made anew by itself.
    create = library is not None or last is None
    refused = program.open(chosen, create=create)
    if refused:
        say(refused)
        if application.platformName() == "offscreen":
            return 1
        program.libraries.ask(chosen, refused, create=create)
    QTimer.singleShot(0, lambda: crashes.offer(program.window, paths.trace_file(), program.fight))
    return application.exec()
