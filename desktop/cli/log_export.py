"""The log of a library's fights as a file: read without a window, and printed without a screen."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from desktop.system import paths, settings
from models.library import Library
from models.marks import marks
from models.storage.errors import no_system
from rules.system.registry import NoSuchSystem
from rules.text.messages import LANGUAGES
from ui.session.loader import OpenedFight, as_script, reopened
from ui.telling.choice import TellingChoice
from ui.telling.told_fight import booklet, hidden_of, told_log
from ui.telling.told_log import ToldLog

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

__all__ = ["LANGUAGES", "LOG_FORMATS", "log_content"]
LOG_FORMATS = ("html", "pdf", "md", "csv", "json", "txt")


def log_content(library: Library, ids: Sequence[int], kind: str, chosen: TellingChoice) -> bytes | str:
    """Return the log of fights in a kind of file; several as a booklet. `json` is the script of the only one."""
    opened = [_opened(library, id) for id in ids]
    if kind == "json":
        script = library.journals.load(ids[0]).script
        return json.dumps(as_script(script, opened[0].service.journal), ensure_ascii=False, indent=1) + "\n"
    names = {encounter.id: encounter.name for encounter in library.encounters.rows_of(ids)}
    with _terms_as_in_the_window(kind):
        told = [
            told_log(
                names[id],
                opening.service,
                opening.head,
                chosen,
                hidden=hidden_of(library, id),
                comments=marks.comments_in(opening.marks),
            )
            for id, opening in zip(ids, opened, strict=True)
        ]
        whole = booklet(told)
        return _pdf(whole) if kind == "pdf" else whole.content(kind)


def _opened(library: Library, id: int) -> OpenedFight:
    try:
        return reopened(library, id)
    except NoSuchSystem as error:
        raise no_system(error, error.id) from error


def _pdf(log: ToldLog) -> bytes:
    from ui.paper.printed_log import PrintedLog

    return PrintedLog.like(log).to_pdf()


@contextmanager
def _terms_as_in_the_window(kind: str) -> Iterator[None]:
    """Use the terms chosen for the window: in the reader's language, or as each book has them."""
    from ui.text.words import TERMS  # commands that tell no fight do without Qt

    application = _application(kind)
    before = application.property(TERMS)
    application.setProperty(TERMS, settings.load(paths.settings_file()).preferences.terms == "mine")
    try:
        yield
    finally:
        application.setProperty(TERMS, before)


def _application(kind: str) -> QCoreApplication:
    """Return Qt's application; the fonts and the paper of pages are Qt's, which needs no screen for them."""
    from PySide6.QtCore import QCoreApplication

    if kind != "pdf":
        return QCoreApplication.instance() or QCoreApplication(["turnwright"])
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication.instance() or QGuiApplication(["turnwright"])
