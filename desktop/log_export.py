"""The log of fights that are kept in a library, as a file: read without a window, and printed without a screen."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import replace

from models.library import Library
from models.refusals import LibraryError
from rules.catalogue import NoSuchSystem
from rules.telling import RULINGS, Teller
from ui.opening import Opened, as_script, reopened
from ui.told_log import ToldLog

LOG_FORMATS = ("html", "pdf", "md", "csv", "json", "txt")
LANGUAGES = ("en", "es", "pt_BR")


def log_content(library: Library, ids: Sequence[int], kind: str, language: str) -> bytes | str:
    """The log of fights in that kind of file; several are one booklet. `json` is the script of the only one."""
    opened = [_opened(library, id) for id in ids]
    if kind == "json":
        script = library.journals.load(ids[0]).script
        return json.dumps(as_script(script, opened[0].service.journal), ensure_ascii=False, indent=1) + "\n"
    names = {one.id: one.name for one in library.encounters.all()}
    told = [_told(names[id], one, language) for id, one in zip(ids, opened, strict=True)]
    booklet = replace(told[0], others=tuple(told[1:]))
    if kind != "pdf":
        return booklet.content(kind)
    return _pdf(booklet)


def _opened(library: Library, id: int) -> Opened:
    try:
        return reopened(library, id)
    except NoSuchSystem as error:
        raise LibraryError("not_installed", system=str(error)) from error


def _told(name: str, opened: Opened, language: str) -> ToldLog:
    service = opened.service
    ruled = {entry.number for entry in service.journal.entries if entry.command["do"] in RULINGS}
    names = {id: one.name for id, one in service.fight.combatants.items()}
    teller = Teller(service.system, names, language, service.fight, ruled)
    subtitle = f"{service.system.title} · {teller.lasting(service.fight.round)}"
    return ToldLog.of(name, subtitle, [*opened.head, *service.journal.facts()], teller)


def _pdf(booklet: ToldLog) -> bytes:
    """The pages; fonts and paper are Qt's, which needs no screen for them."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication

    from ui.printing import PrintedLog

    application = QGuiApplication.instance() or QGuiApplication(["turnwright"])
    content = PrintedLog(booklet.title, booklet.subtitle, booklet.language, booklet.lines, booklet.others).to_pdf()
    del application
    return content
