"""What stands between the requests of devices and the window: documents that they are sent, and what they ask of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from itertools import count
from types import MappingProxyType
from typing import Any, NamedTuple

from ui.services.web.access import Access, Device

PATIENCE = 5.0
"""Seconds that a request waits for the window's word."""
BREATH = 15.0
"""Seconds of silence after which a stream says that it is still there."""
MOST_STREAMS = 4
"""Streams of one device: a browser may have the page open more than once."""
MOST_OPEN = 64
"""Requests of all devices that may wait for the window at a time."""

OVER, CLOSED = b"event: over\ndata: {}\n\n", b"event: closed\ndata: {}\n\n"
"""The last event of a stream: of a device that was put out, and as nobody is invited any more."""


class WebFile(NamedTuple):
    """A file that devices are sent."""

    media_type: str
    body: bytes


NO_PICTURES: Mapping[str, WebFile] = MappingProxyType({})


class Asked(NamedTuple):
    """What a device asks of the window."""

    number: int
    """By this it is replied to; 0: no reply is waited for."""
    device: str
    kind: str
    body: Mapping[str, Any]


class Reply(NamedTuple):
    """The window's word."""

    status: int
    body: Mapping[str, Any]


@dataclass
class _Line:
    """A device's document, and the streams that send it."""

    number: int = 0
    """Grows with each document, over all devices."""
    document: bytes = b""
    pictures: Mapping[str, WebFile] = field(default_factory=dict)
    """The pictures that the document names, by their ids: the device may fetch these and no others."""
    streams: set[asyncio.Event] = field(default_factory=set)
    waits: bool = False
    """Whether something that it asked waits for the window."""


class Hub:
    """Used by the server's thread alone; `post` hands what was asked to the window's."""

    def __init__(self, access: Access, post: Callable[[Asked], None]) -> None:
        self.access = access
        self.is_closed = False
        self._post = post
        self._lines: dict[str, _Line] = {}
        self._open: dict[int, asyncio.Future[Reply]] = {}
        self._numbers, self._editions = count(1), count(1)
        self._invitation: tuple[str, str] = ("", "")

    # --- from the window -------------------------------------------------------------------------------

    def publish(self, device: str, document: bytes, pictures: Mapping[str, WebFile] = NO_PICTURES) -> None:
        """Send a device a document with the pictures that it names; one that is slow gets the last one alone."""
        line = self._lines.get(device)
        if line is not None and line.document != document:
            line.number, line.document, line.pictures = next(self._editions), document, pictures
            _wake(line)

    def reply(self, number: int, reply: Reply) -> None:
        """Answer a request that waits; one that has gone is not missed."""
        future = self._open.pop(number, None)
        if future is not None and not future.done():
            future.set_result(reply)

    def put_out(self, device: str) -> None:
        """Take a device's token away and end its streams."""
        self.access.put_out(device)
        self.forget_strangers()

    def forget_strangers(self) -> None:
        """End the streams of devices that are not let in any more."""
        known = {device.id for device in self.access.devices}
        for id in [id for id in self._lines if id not in known]:
            _wake(self._lines.pop(id))

    def close(self) -> None:
        """End all streams and refuse whatever waits."""
        self.is_closed = True
        for number in list(self._open):
            self.reply(number, Reply(HTTPStatus.SERVICE_UNAVAILABLE, {}))
        for line in self._lines.values():
            _wake(line)

    # --- from devices ----------------------------------------------------------------------------------

    def let_in(self, device: Device) -> None:
        """Tell the window of a device that was let in."""
        self._lines[device.id] = _Line()
        self.tell(device, "joined", {"kind": device.kind, "by_code": device.by_code})

    def tell(self, device: Device, kind: str, body: Mapping[str, Any]) -> None:
        """Tell the window something that it does not reply to."""
        self._post(Asked(0, device.id, kind, body))

    def tell_invitation(self) -> None:
        """Tell the window the invitation and the code, where one has changed."""
        invitation = (self.access.invitation, self.access.code)
        if invitation != self._invitation:
            self._invitation = invitation
            self._post(Asked(0, "", "invitation", {"invitation": invitation[0], "code": invitation[1]}))

    async def ask(self, device: Device, kind: str, body: Mapping[str, Any]) -> Reply:
        """Ask the window something; each device one thing at a time."""
        line = self._lines.get(device.id)
        if line is None or line.waits or len(self._open) >= MOST_OPEN or self.is_closed:
            return Reply(HTTPStatus.TOO_MANY_REQUESTS, {})
        number, future = next(self._numbers), asyncio.get_running_loop().create_future()
        self._open[number], line.waits = future, True
        try:
            self._post(Asked(number, device.id, kind, body))
            return await asyncio.wait_for(future, PATIENCE)
        except TimeoutError:
            return Reply(HTTPStatus.GATEWAY_TIMEOUT, {})
        finally:
            self._open.pop(number, None)
            line.waits = False

    def picture(self, device: Device, id: str) -> WebFile | None:
        """Return a picture that the last document of a device names."""
        line = self._lines.get(device.id)
        return None if line is None else line.pictures.get(id)

    def has_room(self, device: Device) -> bool:
        """Return whether a device may open another stream."""
        line = self._lines.get(device.id)
        return line is not None and len(line.streams) < MOST_STREAMS and not self.is_closed

    async def stream(self, device: Device, last: int) -> AsyncIterator[bytes]:
        """Yield a device's documents as server-sent events, from the first that is not the `last` it has.

        A device that falls behind gets the newest alone. The stream ends as it is put out, or the server closes.
        """
        line, awake = self._lines.get(device.id), asyncio.Event()
        if line is None:  # put out since it asked
            yield OVER
            return
        line.streams.add(awake)
        self.tell(device, "connected", {"streams": len(line.streams)})
        try:
            yield b"retry: 1000\n\n"
            while not self.is_closed and self._lines.get(device.id) is line:
                awake.clear()
                if line.number and line.number != last:
                    last = line.number
                    yield b"id: %d\nevent: page\ndata: %s\n\n" % (last, line.document)
                    continue
                try:
                    await asyncio.wait_for(awake.wait(), BREATH)
                except TimeoutError:
                    yield b": still here\n\n"
            yield CLOSED if self.is_closed else OVER
        finally:
            line.streams.discard(awake)
            self.tell(device, "connected", {"streams": len(line.streams)})


def _wake(line: _Line) -> None:
    for stream in line.streams:
        stream.set()
