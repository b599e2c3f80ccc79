"""The packed program on a screen: its window opens, takes keys, speaks three languages and tells the odds."""

import contextlib
import sqlite3
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packaging.conftest import FROZEN_AND_NOT, Packed, quit_it
from tests.packaging.screen import Screen, lacks, screen
from tests.waiting import PATIENCE
from tests.web_client import Browser
from ui.services.web.server import PORT

pytestmark = [
    pytest.mark.package,
    pytest.mark.skipif(sys.platform != "linux" or bool(lacks()), reason=f"not on this machine: {', '.join(lacks())}"),
]
LISTENS = "0A"
"""The state of a socket that listens, as Linux writes it."""
GUIDES = {"en": "Guide", "es": "Guía", "pt_BR": "Guia"}


@pytest.fixture(scope="module")
def shown() -> Iterator[Screen]:
    with screen() as made:
        yield made


@FROZEN_AND_NOT
@pytest.mark.parametrize("language", GUIDES)
def test_its_window_speaks_the_language_that_was_chosen(packed: Packed, language: str, shown: Screen) -> None:
    preferences = packed.home / ".config/turnwright/preferences.toml"
    preferences.parent.mkdir(parents=True)
    preferences.write_text(f'language = "{language}"\n', "utf-8")
    running = shown.shows(packed).start()
    shown.wait_for("Library" if language == "en" else "Biblioteca")
    shown.wait_for(GUIDES[language], "shift+F1")
    quit_it(running)


@FROZEN_AND_NOT
def test_it_tells_the_odds_in_its_window(packed: Packed, shown: Screen) -> None:
    running = shown.shows(packed).start()
    shown.wait_for("Library")
    # The first system of the welcome: its fights begin without dice.
    shown.wait_for("Shoot-Out", "Home", "Return")
    shown.type("F7")
    pause, end = 1.0, time.monotonic() + PATIENCE
    while not (told := foretold(packed.home / ".local/share/turnwright/Library.turnwright")):
        # What has been told is kept when the fight begins; if it was too early for that, it begins once more.
        assert time.monotonic() < end
        time.sleep(pause := pause * 1.5)
        shown.type("space", "ctrl+z")
    assert told >= 50
    quit_it(running)


@FROZEN_AND_NOT
def test_it_serves_players_phones(packed: Packed, shown: Screen) -> None:
    running = shown.shows(packed).start()
    shown.wait_for("Library")
    shown.wait_for("Shoot-Out", "Home", "Return")
    assert not listening()
    shown.type("ctrl+k")
    shown.write("Invite players")
    shown.wait_for("Invite players", "Return")
    end = time.monotonic() + PATIENCE
    while not (hosts := listening()):
        assert time.monotonic() < end
        shown.type("Return")
        time.sleep(0.5)
    page, words = (Browser(hosts[0]).get(path) for path in ("/", "/words/es.json"))
    assert (page.status, words.status) == (200, 200)
    assert b"page.js" in page.body
    assert "Código" in words.body.decode()
    assert Browser(hosts[0]).get("/api/events").status == 401
    quit_it(running)


def listening() -> list[str]:
    """Where this machine listens on the port for phones, as `127.0.0.1:8620`."""
    found = []
    for line in Path("/proc/net/tcp").read_text("ascii").splitlines()[1:]:
        local, state = line.split()[1], line.split()[3]
        address, _, port = local.partition(":")
        if state == LISTENS and int(port, 16) == PORT:
            found.append(f"{'.'.join(str(byte) for byte in reversed(bytes.fromhex(address)))}:{PORT}")
    return found


def foretold(library: Path) -> int:
    """How many fights were played for what was foretold and kept."""
    with contextlib.closing(sqlite3.connect(f"file://{library}?mode=ro", uri=True)) as file:
        found: int = file.execute("SELECT coalesce(sum(fights), 0) FROM foretold").fetchone()[0]
        return found
