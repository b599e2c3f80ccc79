"""Who may connect: the invitation, one device each for whoever accepts it, and how often somebody may ask."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from time import monotonic

TOKEN_BYTES = 16
"""128 bits."""
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and figures that nobody mistakes for another: no 0, O, 1 or I."""
CODE_LENGTH = 6
MOST_DEVICES = 32
GRACE = 60.0
"""Seconds for which a used invitation is still good, so that all who scan one picture at the same moment get in."""
MOST_WRONG_CODES = 20
"""Wrong tries of a code, from anywhere, until another code takes its place."""
REQUESTS_A_SECOND, REQUESTS_AT_ONCE = 10.0, 30.0
"""The requests of a device, in the long run and at once."""
PICTURES_A_SECOND, PICTURES_AT_ONCE = 20.0, 200.0
"""The pictures that a device may fetch, in the long run and at once: a page shows one for each row."""
TRIES_A_SECOND, TRIES_AT_ONCE = 0.2, 5.0
"""The wrong tries to get in from an address, in the long run and at once."""
MOST_ADDRESSES = 512
"""Addresses whose tries are remembered."""

SEAT, OVERLAY = "seat", "overlay"
"""What an invitation is to: a seat of a player, or the overlay of a stream."""


class Bucket:
    """Requests that may still be made: so many at once, then so many a second."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float]) -> None:
        self._rate, self._most, self._clock = rate, most, clock
        self._left, self._at = most, clock()

    @property
    def is_empty(self) -> bool:
        """Whether none is left now."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left < 1

    def take(self) -> bool:
        """Take a request out; False if there is none left."""
        if self.is_empty:
            return False
        self._left -= 1
        return True


@dataclass
class Device:
    """A phone, tablet or overlay that was let in."""

    id: str
    """Names it to the window; it opens nothing."""
    kind: str
    """`seat` or `overlay`."""
    by_code: bool
    """Whether it came by the code that is read out, so that the game master has to let it sit down."""
    requests: Bucket
    pictures: Bucket
    digest: bytes = field(repr=False)
    """The SHA-256 of its token: the token itself is nowhere but on the device."""


class TooManyTries(Exception):
    """Somebody tried to get in more often than is allowed, or there are devices enough."""


class Access:
    """The invitation and the devices of an evening; used by the server's thread alone."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self.invitation = _token()
        """Opens a seat; in the picture that is scanned."""
        self.overlay = ""
        """Opens the overlay; empty while there is none."""
        self.code = _code()
        """Opens the page on which a seat is asked for; it is read out."""
        self._used: dict[bytes, float] = {}
        """Digests of used invitations, and until when they are good."""
        self._devices: dict[bytes, Device] = {}
        self._count = 0
        self._wrong_codes = 0
        self._tries: dict[str, Bucket] = {}

    @property
    def devices(self) -> list[Device]:
        """Return the devices that are let in."""
        return list(self._devices.values())

    def accept(self, invitation: str, address: str) -> tuple[Device, str] | None:
        """Let a device in by an invitation; return it with its token, None where the invitation is not good.

        Raises `TooManyTries`.
        """
        tries = self._tries_of(address)
        now, digest = self._clock(), _digest(invitation)
        self._used = {used: until for used, until in self._used.items() if until > now}
        if self.overlay and hmac.compare_digest(digest, _digest(self.overlay)):
            return self._let_in(OVERLAY, by_code=False)
        is_new = hmac.compare_digest(digest, _digest(self.invitation))
        if not is_new and not any(hmac.compare_digest(digest, used) for used in self._used):
            tries.take()
            return None
        let_in = self._let_in(SEAT, by_code=False)
        if is_new:
            self._used[digest] = now + GRACE
            self.invitation = _token()
        return let_in

    def accept_code(self, code: str, address: str) -> tuple[Device, str] | None:
        """Let a device in by the code, to ask for a seat; None where it is another code. Raises `TooManyTries`."""
        tries = self._tries_of(address)
        if not hmac.compare_digest(_digest(code.strip().upper()), _digest(self.code)):
            tries.take()
            self._wrong_codes += 1
            if self._wrong_codes >= MOST_WRONG_CODES:
                self._wrong_codes, self.code = 0, _code()
            return None
        return self._let_in(SEAT, by_code=True)

    def device(self, token: str) -> Device | None:
        """Return the device that a token belongs to; None where it belongs to none, or was put out."""
        digest = _digest(token)
        return next((device for known, device in self._devices.items() if hmac.compare_digest(known, digest)), None)

    def put_out(self, id: str) -> None:
        """Take a device's token away."""
        self._devices = {digest: device for digest, device in self._devices.items() if device.id != id}

    def open_overlay(self, *, is_open: bool) -> str:
        """Open the overlay and return its invitation, or close it and put out the devices that show it."""
        self.overlay = (self.overlay or _token()) if is_open else ""
        if not is_open:
            self._devices = {digest: device for digest, device in self._devices.items() if device.kind != OVERLAY}
        return self.overlay

    def _tries_of(self, address: str) -> Bucket:
        """Return what counts the wrong tries from an address. Raises `TooManyTries`."""
        if address not in self._tries and len(self._tries) >= MOST_ADDRESSES:
            self._tries.pop(next(iter(self._tries)))
        tries = self._tries.setdefault(address, Bucket(TRIES_A_SECOND, TRIES_AT_ONCE, self._clock))
        if tries.is_empty or len(self._devices) >= MOST_DEVICES:
            raise TooManyTries
        return tries

    def _let_in(self, kind: str, *, by_code: bool) -> tuple[Device, str]:
        token = _token()
        self._count += 1
        requests = Bucket(REQUESTS_A_SECOND, REQUESTS_AT_ONCE, self._clock)
        pictures = Bucket(PICTURES_A_SECOND, PICTURES_AT_ONCE, self._clock)
        device = Device(f"d{self._count}", kind, by_code, requests, pictures, _digest(token))
        self._devices[device.digest] = device
        return device, token


def _token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def _code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def _digest(secret: str) -> bytes:
    return sha256(secret.encode("utf-8", "surrogatepass")).digest()
