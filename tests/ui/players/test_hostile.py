"""Requests that nobody's page sends: nothing is changed or told by them, and the server goes on."""

from __future__ import annotations

import json
import logging
import random
import socket

import pytest

from tests.proving import PROVE
from tests.ui.players.phone import Table
from tests.ui.session.playing import ATTACK
from tests.web_client import SECONDS
from ui.services.web import access
from ui.services.web.guard import MOST_BYTES

PATHS = (
    *("/", "/api/join", "/api/events", "/api/answer", "/api/sit", "/api/propose", "/api/note", "/api/mark"),
    *(
        "/api/end-turn",
        "/api/language",
        "/overlay",
        "/page.js",
        "/picture/",
        "/picture/c1",
        "/picture/../page.js",
        "/words/en.json",
        "/favicon.ico",
    ),
    *(
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "//etc/passwd",
        "/api/../page.js",
        "/api/",
        "*",
        "http://evil/",
    ),
    *("/\x00", "/" + "a" * 9000, "/api/answer?token=1", "/.git/config", "/words/../../pyproject.toml"),
)
METHODS = ("GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE", "CONNECT", "get", "G\tET", "")
BODIES = (
    *(b"", b"{}", b"[]", b"null", b"{", b"\xff" * 50, b"[" * 3000, b'{"token": 1}', b"1e99999", b'{"text": ""}'),
    *(b'{"seats": ["name:Guard A"]}', b'{"code": "AAAAAA"}', b'{"invitation": "AAAAAAAAAAAAAAAAAAAAAA"}'),
    *(b'{"token": "1", "faces": [1]}', b'{"token": "1", "option": "none"}', b'{"action": "attack", "targets": ["c3"]}'),
    *(b'{"language": "../en"}', b'{"is_set": "yes"}', b" " * (MOST_BYTES + 1)),
)
LOGGED = logging.getLogger("uvicorn.error")


def request(chance: random.Random, host: str, cookies: list[str], token: str) -> bytes:
    """Return a request with something wrong in it, or nothing but who sends it."""
    body = chance.choice((*BODIES, json.dumps({"token": token, "faces": [chance.randint(-1, 2000)] * 3}).encode()))
    heads = {
        "Host": chance.choice((host, host, host, "evil.example", "", f"{host}.evil.example", "localhost")),
        "Origin": chance.choice((f"http://{host}", f"http://{host}", "http://evil.example", "null", "")),
        "Cookie": f"turnwright={chance.choice(cookies)}",
        "Content-Type": chance.choice(("application/json", "application/json", "text/plain", "multipart/form-data")),
        "Content-Length": chance.choice((str(len(body)), str(len(body)), "-1", "x", "99999999999", "0")),
        "Last-Event-ID": chance.choice(("", "1", "-5", "9" * 400)),
        "Sec-Fetch-Site": chance.choice(("same-origin", "cross-site", "none")),
        "Transfer-Encoding": chance.choice(("", "", "", "chunked", "gzip, chunked")),
    }
    lines = [f"{chance.choice(METHODS)} {chance.choice(PATHS)} HTTP/{chance.choice(('1.1', '1.1', '1.0', '2', 'x'))}"]
    lines += [f"{name}: {value}" for name, value in heads.items() if value]
    chance.shuffle(lines[1:])
    whole = "\r\n".join(lines).encode("utf-8", "replace") + b"\r\n\r\n" + body
    return whole[: chance.choice((len(whole), len(whole), len(whole), len(whole) // 2))]


def send(host: str, what: bytes) -> bytes:
    """Send bytes, hang up one's own end, and return what comes back, if anything does."""
    address, _, port = host.partition(":")
    with socket.create_connection((address, int(port)), SECONDS) as connection:
        try:
            connection.sendall(what)
            connection.shutdown(socket.SHUT_WR)
            return connection.recv(1 << 16)
        except (BrokenPipeError, ConnectionResetError):
            return b""


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
    chance, host = random.Random(seed), seated.browser.host
    before = (table.playing.conductor.open_question, table.playing.conductor.steps_done, list(table.phones.wishes))

    def attack() -> list[bytes]:
        cookies = [*tokens, "", "guess", "x" * 500, "%00", '"; Path=/']
        return [send(host, request(chance, host, cookies, token)) for _ in range(many)]

    with caplog.at_level(logging.WARNING):
        answers = table.done(attack)
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
