"""What every request has to pass before anything reads it, and what every response says to the browser."""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BYTES = 8 * 1024
"""The largest body of a request."""
OURS = ("script", "style", "font", "img", "connect", "manifest")
"""The kinds of things that a page may load, from here alone."""
POLICY = "; ".join(
    ["default-src 'none'", *(f"{kind}-src 'self'" for kind in OURS)]
    + [f"{what} 'none'" for what in ("base-uri", "form-action", "frame-ancestors")]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""Each response has these: nothing from elsewhere, nothing for elsewhere, nothing is kept."""
OWN_SITES = ("same-origin", "none")
"""What a browser says of a request that comes from the page itself, or that somebody typed."""


class _TooLarge(Exception):
    """The body of a request is larger than is read."""


class Guard:
    """Refuses what is not meant for this address, comes from another page, or is too large."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str]) -> None:
        """`hosts`: the addresses with their port by which the server is called, as `192.168.0.7:8620`."""
        self._app = app
        self._hosts = frozenset(host.lower() for host in hosts)
        self._origins = frozenset(f"http://{host}" for host in self._hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http":
            return
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > MOST_BYTES:
                raise _TooLarge
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        status = self._refusal(scope["method"], Headers(scope=scope))
        if status is None:
            try:
                await self._app(scope, counted, with_headers)
            except _TooLarge:
                status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
            except ClientDisconnect:
                return  # it has hung up in the middle of its own request
            else:
                return
        refusal = JSONResponse({"error": status.phrase}, status, {"Connection": "close"})
        await refusal(scope, receive, with_headers)

    def _refusal(self, method: str, headers: Headers) -> HTTPStatus | None:
        """Return the status with which a request is refused; None where it may pass."""
        if [host.lower() for host in headers.getlist("host")] != [headers.get("host", "").lower()]:
            return HTTPStatus.BAD_REQUEST
        if headers.get("host", "").lower() not in self._hosts:
            return HTTPStatus.MISDIRECTED_REQUEST
        origins, is_post = headers.getlist("origin"), method not in ("GET", "HEAD")
        if (origins or is_post) and (len(origins) != 1 or origins[0].lower() not in self._origins):
            return HTTPStatus.FORBIDDEN
        if is_post and headers.get("sec-fetch-site", OWN_SITES[0]) not in OWN_SITES:
            return HTTPStatus.FORBIDDEN
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdecimal()):
            return HTTPStatus.BAD_REQUEST
        is_large = len(length) > len(str(MOST_BYTES)) or int(length) > MOST_BYTES
        return HTTPStatus.REQUEST_ENTITY_TOO_LARGE if is_large else None
