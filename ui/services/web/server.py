"""The server in a thread of its own. It listens from `start` to `stop`, on the one address it was given.

Only plain values cross: documents and replies go in, what devices ask comes out. The thread uses nothing of Qt; it
wakes the window by a byte through a pair of sockets.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable, Mapping
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread

import uvicorn
from h11 import IDLE
from uvicorn.protocols.http.h11_impl import H11Protocol

from ui.services.web.access import Access
from ui.services.web.hub import NO_PICTURES, Asked, Hub, Reply, WebFile
from ui.services.web.routes import application

PORT = 8620
"""The port it listens on; another one where this is taken."""
MOST_CONNECTIONS = 160
SILENCE = 10.0
"""Seconds after which a connection is closed that has asked for nothing."""
STOPPING = 5.0
"""Seconds that the end of the thread is waited for."""


class _Connection(H11Protocol):
    """A connection that is closed if it has not asked for anything whole in a while."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait."""
        super().connection_made(transport)
        self._silence = self.loop.call_later(SILENCE, self._hang_up)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._silence.cancel()
        super().connection_lost(exc)

    def _hang_up(self) -> None:
        if self.conn.our_state is IDLE:
            self.transport.close()


class PlayersServer:
    """Started and stopped, asked and told, by the window's thread."""

    def __init__(self, files: Mapping[str, WebFile], address: str, port: int = PORT) -> None:
        """Begin to listen on an address. Raises `OSError` where that is not possible."""
        self._listener = _listening(address, port)
        self.host = "{}:{}".format(*self._listener.getsockname()[:2])
        """Address and port, as a browser is told them."""
        self._asked: SimpleQueue[Asked] = SimpleQueue()
        self._bell, self.bell = socket.socketpair()
        """The other end of it can be read as soon as something was asked."""
        for end in (self._bell, self.bell):
            end.setblocking(False)
        self._access = Access()
        self._hub = Hub(self._access, self._post)
        self._loop = asyncio.new_event_loop()
        self._server = uvicorn.Server(
            uvicorn.Config(
                application(self._hub, files, [self.host]),
                log_config=None,
                log_level="error",  # what others send is no fault of ours
                access_log=False,
                lifespan="off",
                ws="none",
                http=_Connection,
                proxy_headers=False,
                server_header=False,
                limit_concurrency=MOST_CONNECTIONS,
                timeout_keep_alive=20,
                timeout_graceful_shutdown=1,
                h11_max_incomplete_event_size=16 * 1024,
            )
        )
        self._thread = Thread(target=self._serve, name="players", daemon=True)
        self._thread.start()
        self._call(self._hub.tell_invitation)

    @property
    def url(self) -> str:
        """The address of the page."""
        return f"http://{self.host}/"

    def asked(self) -> list[Asked]:
        """Return what was asked since; called when the bell can be read."""
        with suppress(BlockingIOError):
            while self.bell.recv(4096):
                pass
        found = []
        while True:
            try:
                found.append(self._asked.get_nowait())
            except Empty:
                return found

    def publish(self, device: str, document: bytes, pictures: Mapping[str, WebFile] = NO_PICTURES) -> None:
        """Send a device a document with the pictures that it names."""
        self._call(self._hub.publish, device, document, pictures)

    def reply(self, number: int, status: int, body: Mapping[str, object]) -> None:
        """Answer what a device asked."""
        self._call(self._hub.reply, number, Reply(status, body))

    def put_out(self, device: str) -> None:
        """Take a device's token away."""
        self._call(self._hub.put_out, device)

    def open_overlay(self, *, is_open: bool) -> None:
        """Open the overlay, which the window is told the invitation of, or close it."""
        self._call(self._open_overlay, is_open)

    def stop(self) -> None:
        """Listen no more, end all streams, and wait until the thread has ended."""
        self._call(self._hub.close)
        self._server.should_exit = True
        self._thread.join(STOPPING)
        for end in (self._listener, self._bell, self.bell):
            end.close()

    # --- in the server's thread ------------------------------------------------------------------------

    def _serve(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(self._server.serve(sockets=[self._listener]))
        finally:
            self._loop.close()

    def _open_overlay(self, is_open: bool) -> None:
        invitation = self._access.open_overlay(is_open=is_open)
        self._hub.forget_strangers()
        self._post(Asked(0, "", "overlay", {"invitation": invitation}))

    def _post(self, asked: Asked) -> None:
        self._asked.put(asked)
        with suppress(BlockingIOError):  # it is ringing already
            self._bell.send(b"!")

    def _call(self, what: Callable[..., object], *given: object) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(what, *given)


def _listening(address: str, port: int) -> socket.socket:
    """Return a socket that listens on an address: on the port, or on any where that is taken."""
    for wanted in (port, 0):
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if os.name == "posix":  # elsewhere it would let two programs have one port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # so that phones find it where it was
        try:
            listener.bind((address, wanted))
            listener.listen(128)
        except OSError:
            listener.close()
            if not wanted:
                raise
        else:
            listener.setblocking(False)
            return listener
    raise AssertionError
