"""The addresses of the server. None of them is the path of a file: all that is served was read before it began."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from ui.services.web.access import OVERLAY, SEAT, Device, TooManyTries
from ui.services.web.guard import Guard
from ui.services.web.hub import Hub, WebFile

COOKIE = "turnwright"
EVENING = 60 * 60 * 18
"""Seconds that a device's cookie lasts."""
MOST_FIGURES = 15
"""Figures of the number of the last document that a device says it has."""
Short = Annotated[str, Field(max_length=120)]
Handler = Callable[[Request], Awaitable[Response]]


class _Body(BaseModel):
    """What a request says; nothing is turned into what it is not, and nothing more is taken."""

    model_config = ConfigDict(extra="forbid", strict=True)


class _Join(_Body):
    invitation: Short = ""
    code: Short = ""


class _Sit(_Body):
    seats: list[Short] = Field(max_length=8)


class _Answer(_Body):
    token: Short
    option: Short | None = None
    faces: list[Annotated[int, Field(ge=1, le=1000)]] | None = Field(None, max_length=60)
    rolls: bool = False
    """Whether the app is to roll."""


class _Propose(_Body):
    action: Short
    thing: Short = ""
    targets: list[Short] = Field([], max_length=40)
    cell: list[Annotated[int, Field(ge=0, le=1000)]] | None = Field(None, min_length=2, max_length=2)
    choices: dict[Short, Short] = Field({}, max_length=8)
    words: Annotated[str, Field(max_length=200)] = ""


class _Declare(_Body):
    token: Short
    combatant: Short
    action: Short
    thing: Short = ""
    targets: list[Short] = Field([], max_length=40)


class _Mark(_Body):
    is_set: bool


class _Note(_Body):
    text: Annotated[str, Field(min_length=1, max_length=500)]


class _Language(_Body):
    language: Literal["en", "es", "pt_BR"]


class _Nothing(_Body):
    pass


ASKED: Mapping[str, type[_Body]] = {
    "sit": _Sit,
    "answer": _Answer,
    "propose": _Propose,
    "declare": _Declare,
    "end-turn": _Nothing,
    "mark": _Mark,
    "note": _Note,
    "language": _Language,
}
"""What devices may ask of the window, each with the form of its body."""


def application(hub: Hub, files: Mapping[str, WebFile], hosts: list[str]) -> Starlette:
    """Return the server for a hub; `files` are the page's by their paths, `hosts` the addresses it is called by."""
    addresses = _Addresses(hub, files)
    return Starlette(
        routes=[
            *(Route(path, addresses.file, methods=["GET"]) for path in files),
            Route("/api/join", addresses.join, methods=["POST"]),
            Route("/picture/{id}", addresses.picture, methods=["GET"]),
            Route("/api/events", addresses.events, methods=["GET"]),
            *(Route(f"/api/{kind}", addresses.ask(kind), methods=["POST"]) for kind in ASKED),
        ],
        middleware=[Middleware(Guard, hosts=hosts)],
        exception_handlers={HTTPException: _refused},
    )


class _Addresses:
    """Answers requests."""

    def __init__(self, hub: Hub, files: Mapping[str, WebFile]) -> None:
        self._hub, self._files = hub, files

    async def file(self, request: Request) -> Response:
        """Send a file of the page."""
        file = self._files[request.url.path]
        return Response(file.body, media_type=file.media_type)

    async def picture(self, request: Request) -> Response:
        """Send a picture that the last document of the same device names; there are no others."""
        device = self._device(request)
        if device is None:
            raise HTTPException(HTTPStatus.UNAUTHORIZED)
        if not device.pictures.take():
            raise HTTPException(HTTPStatus.TOO_MANY_REQUESTS)
        file = self._hub.picture(device, request.path_params["id"])
        if file is None:
            raise HTTPException(HTTPStatus.NOT_FOUND)
        return Response(file.body, media_type=file.media_type)

    async def join(self, request: Request) -> Response:
        """Let a device in and give it its token, which no script sees."""
        known = self._device(request)
        body = await _read(request, _Join)
        if known is not None and known.kind == SEAT and not body.invitation:
            return JSONResponse({})
        access, address = self._hub.access, request.client.host if request.client is not None else ""
        try:
            is_invited = bool(body.invitation)
            let_in = access.accept(body.invitation, address) if is_invited else access.accept_code(body.code, address)
        except TooManyTries:
            raise HTTPException(HTTPStatus.TOO_MANY_REQUESTS) from None
        finally:
            self._hub.tell_invitation()
        if let_in is None:
            raise HTTPException(HTTPStatus.FORBIDDEN)
        device, token = let_in
        if known is not None:
            self._hub.put_out(known.id)
        self._hub.let_in(device)
        response = JSONResponse({})
        response.set_cookie(COOKIE, token, max_age=EVENING, httponly=True, samesite="strict", path="/")
        return response

    async def events(self, request: Request) -> Response:
        """Send a device its documents as they change."""
        device = self._let_in(request)
        if not self._hub.has_room(device):
            raise HTTPException(HTTPStatus.TOO_MANY_REQUESTS)
        last = request.headers.get("last-event-id", "0")
        return _EventStream(
            self._hub, device, int(last) if last.isascii() and last.isdecimal() and len(last) < 16 else 0
        )

    def ask(self, kind: str) -> Handler:
        """Return what hands a request of a kind to the window, and sends its word back."""

        async def handle(request: Request) -> Response:
            device = self._let_in(request)
            if device.kind == OVERLAY:
                raise HTTPException(HTTPStatus.FORBIDDEN)
            body = await _read(request, ASKED[kind])
            reply = await self._hub.ask(device, kind, body.model_dump())
            return JSONResponse(reply.body, reply.status)

        return handle

    def _device(self, request: Request) -> Device | None:
        token = request.cookies.get(COOKIE, "")
        return self._hub.access.device(token) if token else None

    def _let_in(self, request: Request) -> Device:
        """Return the device of a request; one that is not let in, or asks too often, is refused."""
        device = self._device(request)
        if device is None:
            raise HTTPException(HTTPStatus.UNAUTHORIZED)
        if not device.requests.take():
            raise HTTPException(HTTPStatus.TOO_MANY_REQUESTS)
        return device


class _EventStream(Response):
    """A stream that ends as soon as the device is gone, not when it is written to the next time."""

    media_type = "text/event-stream"

    def __init__(self, hub: Hub, device: Device, last: int) -> None:
        self._hub, self._to, self._last = hub, device, last
        super().__init__()
        del self.headers["content-length"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until the device is gone, is put out, or the server closes."""
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        sending = asyncio.ensure_future(self._send(send))
        leaving = asyncio.ensure_future(_left(receive))
        try:
            await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, leaving):
                task.cancel()
            await asyncio.gather(sending, leaving, return_exceptions=True)
        if not sending.cancelled():
            sending.result()

    async def _send(self, send: Send) -> None:
        async for chunk in self._hub.stream(self._to, self._last):
            await send({"type": "http.response.body", "body": chunk, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _left(receive: Receive) -> None:
    """Return when a device has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass


async def _read(request: Request, form: type[Any]) -> Any:
    """Return the body of a request in its form; anything else is refused."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise HTTPException(HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
    try:
        return form.model_validate(json.loads(await request.body()))
    except (ValidationError, ValueError, RecursionError):
        raise HTTPException(HTTPStatus.UNPROCESSABLE_ENTITY) from None


async def _refused(request: Request, refusal: Exception) -> Response:
    status = refusal.status_code if isinstance(refusal, HTTPException) else HTTPStatus.INTERNAL_SERVER_ERROR
    headers = refusal.headers if isinstance(refusal, HTTPException) else None
    return JSONResponse({"error": HTTPStatus(status).phrase}, status, headers)
