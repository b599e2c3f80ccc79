"""Requests that nobody's page sends: nothing is changed or told by them, and the server goes on."""

from __future__ import annotations

import logging
import socket

import pytest

from tests.proving import PROVE
from tests.ui.players.hostile import attack
from tests.ui.players.phone import Table
from tests.ui.session.playing import ATTACK
from tests.web_client import SECONDS
from ui.services.web import access


@pytest.mark.parametrize(
    ("seed", "many"), [(1, 300), *(pytest.param(seed, 2000, marks=PROVE) for seed in range(2, 52))]
)
def test_hostile_requests_change_and_tell_nothing(
    table: Table, seed: int, many: int, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(access, "REQUESTS_AT_ONCE", 1e9)  # what the limit of a device would keep away is met as well
    monkeypatch.setattr(access, "TRIES_AT_ONCE", 1e9)
    table.playing.conductor.hide("guard-b", hidden=True)
    seated, stranger = table.phone("Bea"), table.phone()
    table.playing.do(ATTACK)
    token = str(table.players.view(("ana",)).question.token)  # type: ignore[union-attr]
    tokens = [phone.browser.cookie.partition("=")[2] for phone in (seated, stranger)]
    host = seated.browser.host
    before = (table.playing.conductor.open_question, table.playing.conductor.steps_done, list(table.phones.wishes))

    cookies = [*tokens, "", "guess", "x" * 500, "%00", '"; Path=/']

    with caplog.at_level(logging.WARNING):
        answers = table.done(lambda: attack(host, cookies, token, seed, many))
    kept = [wish for wish in table.phones.wishes if wish.kind in ("deed", "turn")]
    now = (table.playing.conductor.open_question, table.playing.conductor.steps_done)
    assert (now, kept) == (before[:2], [])
    assert not [record for record in caplog.records if record.exc_info]
    told = b"".join(answers)
    assert b"Traceback" not in told
    assert b"Guard B" not in told
    assert not [secret for secret in tokens if secret.encode() in told]
    assert table.phones.phones[seated.device].seats
    assert table.done(lambda: seated.browser.get("/")).status == 200


def test_a_connection_that_says_nothing_holds_nobody_up(table: Table) -> None:
    phone = table.phone("Ana")
    address, _, port = phone.browser.host.partition(":")
    silent = [socket.create_connection((address, int(port)), SECONDS) for _ in range(40)]
    try:
        for connection in silent:
            connection.sendall(b"POST /api/note HTTP/1.1\r\nHost: ")
        assert phone.post("note", {"text": "I am here"}).status == 200
    finally:
        for connection in silent:
            connection.close()
