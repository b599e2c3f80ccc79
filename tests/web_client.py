"""A browser's requests to the server for players, each on a connection of its own, and a stream that is read."""

import json
import select
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPResponse
from typing import Any, NamedTuple

from tests.waiting import PATIENCE
from ui.services.web.hub import Asked
from ui.services.web.server import PlayersServer

SECONDS = float(PATIENCE)


class Response(NamedTuple):
    """What came back."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def cookie(self) -> str:
        """The cookie that it sets, as it is sent back."""
        return self.headers["set-cookie"].split(";")[0]


class Browser:
    """Asks a server as its own page would; headers are added, or taken out by None."""

    def __init__(self, host: str, cookie: str = "") -> None:
        self.host, self.cookie = host, cookie

    def get(self, path: str, **headers: str | None) -> Response:
        """Ask for something."""
        return self.ask("GET", path, None, headers)

    def post(self, path: str, body: object, **headers: str | None) -> Response:
        """Send something as JSON, from the page itself."""
        given = {"Origin": f"http://{self.host}", "Content-Type": "application/json", **headers}
        return self.ask("POST", path, json.dumps(body).encode(), given)

    def ask(self, method: str, path: str, body: bytes | None, headers: Mapping[str, str | None]) -> Response:
        """Ask whatever is to be asked."""
        given = {"Cookie": self.cookie or None, **{name.replace("_", "-"): value for name, value in headers.items()}}
        connection = HTTPConnection(self.host, timeout=SECONDS)
        try:
            connection.request(method, path, body, {name: value for name, value in given.items() if value is not None})
            answer = connection.getresponse()
            return Response(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
        finally:
            connection.close()

    def join(self, invitation: str) -> Response:
        """Accept an invitation; the cookie is kept."""
        answer = self.post("/api/join", {"invitation": invitation})
        if answer.status == 200:
            self.cookie = answer.cookie
        return answer

    @contextmanager
    def stream(self, last: str = "") -> Iterator["Stream"]:
        """Open the stream of documents; `last` is the id of the last that is known."""
        connection = HTTPConnection(self.host, timeout=SECONDS)
        headers = {"Cookie": self.cookie} | ({"Last-Event-ID": last} if last else {})
        try:
            connection.request("GET", "/api/events", headers=headers)
            yield Stream(connection.getresponse())
        finally:
            connection.close()


class Stream:
    """The events of a stream, one after the other."""

    def __init__(self, answer: HTTPResponse) -> None:
        self.status = answer.status
        self._answer = answer

    def next(self) -> dict[str, Any]:
        """Return the next event, with its fields; comments and pauses are passed over."""
        fields: dict[str, Any] = {}
        while line := self._answer.readline().decode():
            name, _, value = line.rstrip("\n").partition(": ")
            if not name and "event" in fields:
                return fields
            if name in ("id", "event", "data"):
                fields[name] = json.loads(value) if name == "data" else value
        raise EOFError


class Bell:
    """What devices have asked of a server, each taken once."""

    def __init__(self, server: PlayersServer) -> None:
        self._server = server
        self._waiting: list[Asked] = []

    def next(self, kind: str) -> Asked:
        """Return the next thing of a kind that is asked; those of other kinds stay."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            for asked in self._waiting:
                if asked.kind == kind:
                    self._waiting.remove(asked)
                    return asked
            select.select([self._server.bell], [], [], max(0.0, end - time.monotonic()))
            self._waiting += self._server.asked()
        raise TimeoutError(kind)

    def nothing(self, kind: str) -> None:
        """Check that nothing of a kind was asked."""
        self._waiting += self._server.asked()
        assert not [asked for asked in self._waiting if asked.kind == kind]
