"""Requests that nobody's page sends; as a program of its own it sends them at once from several hands."""

from __future__ import annotations

import json
import random
import socket
import sys
from concurrent.futures import ThreadPoolExecutor

from tests.web_client import SECONDS
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
HANDS = 4
"""How many send at the same time."""


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


def attack(host: str, cookies: list[str], token: str, seed: int, many: int) -> list[bytes]:
    """Send so many requests, and return what came back."""
    chance = random.Random(seed)
    return [send(host, request(chance, host, cookies, token)) for _ in range(many)]


def main(host: str, cookies: str, token: str, many: str) -> None:
    """Send requests from several hands, and print how many were answered."""

    def answered(seed: int) -> int:
        return sum(bool(each) for each in attack(host, cookies.split(","), token, seed, int(many) // HANDS))

    with ThreadPoolExecutor(HANDS) as hands:
        print(sum(hands.map(answered, range(HANDS))))


if __name__ == "__main__":
    main(*sys.argv[1:])
