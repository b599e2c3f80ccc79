"""The log of fights that are kept in a library, as a file: read without a window, and printed without a screen."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence

from models.library import Library
from models.marks import marks
from models.storage.errors import no_system
from rules.system.registry import NoSuchSystem
from rules.text.messages import LANGUAGES
from ui.session.loader import OpenedFight, as_script, reopened
from ui.telling.choice import TellingChoice
from ui.telling.told_fight import booklet, hidden_of, told_log
from ui.telling.told_log import ToldLog

__all__ = ["LANGUAGES", "LOG_FORMATS", "log_content"]
LOG_FORMATS = ("html", "pdf", "md", "csv", "json", "txt")


def log_content(library: Library, ids: Sequence[int], kind: str, chosen: TellingChoice) -> bytes | str:
    """The log of fights in that kind of file; several are one booklet. `json` is the script of the only one."""
    opened = [_opened(library, id) for id in ids]
    if kind == "json":
        script = library.journals.load(ids[0]).script
        return json.dumps(as_script(script, opened[0].service.journal), ensure_ascii=False, indent=1) + "\n"
    names = {encounter.id: encounter.name for encounter in library.encounters.rows_of(ids)}
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
    """The pages; fonts and paper are Qt's, which needs no screen for them."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication

    from ui.paper.print_preview import PrintedLog

    application = QGuiApplication.instance() or QGuiApplication(["turnwright"])
    content = PrintedLog.like(log).to_pdf()
    del application
    return content
