"""Fights that are told, for the tests of what leaves the program."""

import json
from collections.abc import Iterable
from functools import cache
from io import BytesIO
from typing import Any

from pypdf import PdfReader

from rules.engine.service import RulesService
from rules.log.sentences import Teller
from tools.keep_tellings import FOLDER, played
from ui.paper.printed_log import PrintedLog
from ui.telling.choice import TellingChoice
from ui.telling.told_fight import told_log


@cache
def kept(system: str) -> dict[str, Any]:
    """The sample fight of a system that is kept, as plain data."""
    found: dict[str, Any] = json.loads((FOLDER / f"{system}.json").read_text("utf-8"))
    return found


@cache
def sample(system: str) -> RulesService:
    """The same, played to its end; nobody may go on with it."""
    return played(kept(system))


def teller_of(service: RulesService, language: str = "en") -> Teller:
    """Tells a fight to the game master."""
    names = {id: item.name for id, item in service.fight.combatants.items()}
    return Teller(service.system, names, language, service.fight)


def read_pdf(content: bytes) -> PdfReader:
    """A PDF as another program reads it, which takes no fault for granted."""
    return PdfReader(BytesIO(content), strict=True)


def text_of(content: bytes) -> str:
    """All letters of a PDF, without the spaces between them."""
    return squeezed("".join(page.extract_text() for page in read_pdf(content).pages))


def squeezed(text: str) -> str:
    """A text without its spaces, as lines are broken elsewhere on paper."""
    return "".join(text.split())


def on_paper(title: str, lines: Iterable[tuple[str, str]]) -> PrintedLog:
    """A log of such lines."""
    from rules.log.narrative import NarratedLine

    return PrintedLog(title, "", "en", tuple(NarratedLine(kind, text) for kind, text in lines))


def paged(system: str = "ffrpg", language: str = "en") -> PrintedLog:
    return PrintedLog.like(told_log(kept(system)["name"], sample(system), (), TellingChoice(language)))
