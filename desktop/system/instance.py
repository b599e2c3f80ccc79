"""One program for each home: a later start passes its request to the first, whose window comes to the front."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
import time
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from models.storage.locks import seize

PATIENCE = 10.0
"""Seconds to wait for the first: it may still be starting, or be writing its backup at the end."""
_BETWEEN = 0.05
"""Seconds between two tries."""
_TAKEN = b"taken\n"
_LONGEST = 65536
"""The most bytes of a request: no path is longer."""
_LONGEST_NAME = 100
"""The most bytes of a socket's path on any system."""


class Instance:
    """This start's claim to be the only program of its home; the system releases it when the process ends."""

    def __init__(self, place: Path) -> None:
        self._place = place
        self._handle: int | None = None
        self._can_claim = True
        self._claim()

    @property
    def is_first(self) -> bool:
        """Whether no other start holds the claim."""
        return self._handle is not None

    @property
    def door(self) -> str:
        """The address of the first: a socket for this user only, beside the preferences' folder."""
        whole = os.fsencode(self._place)
        if sys.platform == "win32" or len(whole) > _LONGEST_NAME:
            return f"turnwright-{hashlib.sha256(whole).hexdigest()[:16]}"
        return str(self._place)

    def hands_over(self, library: Path | None, patience: float = PATIENCE) -> bool:
        """Return whether a running program has accepted the request, within so many seconds."""
        asked = {
            "open": None if library is None else str(library.absolute()),
            # A Wayland session lets only that window come to the front to which it has given this.
            "activation": os.environ.get("XDG_ACTIVATION_TOKEN", ""),
        }
        line = json.dumps(asked).encode() + b"\n"
        end = time.monotonic() + patience
        while self._can_claim and not self._claim():
            left = end - time.monotonic()
            if left <= 0:
                return False
            if self._is_taken(line, int(left * 1000)):
                return True
            time.sleep(min(_BETWEEN, left))
        return False

    def release(self) -> None:
        """Let the next start be the first."""
        if self._handle is not None:
            handle, self._handle = self._handle, None
            os.close(handle)

    def _claim(self) -> bool:
        if self._handle is not None:
            return True
        try:
            self._place.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self._place.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            # A home that cannot be written to: each start is for itself, and the library's own lock keeps them apart.
            self._can_claim = False
            return False
        try:
            seize(handle)
        except OSError:
            os.close(handle)
            return False
        self._handle = handle
        return True

    def _is_taken(self, line: bytes, milliseconds: int) -> bool:
        socket = QLocalSocket()
        socket.connectToServer(self.door)
        if not socket.waitForConnected(milliseconds):
            return False
        socket.write(line)
        socket.waitForBytesWritten(milliseconds)
        taken = socket.waitForReadyRead(milliseconds) and bytes(socket.readLine().data()) == _TAKEN
        socket.abort()
        return taken


class InstanceServer(QObject):
    """The server that receives the requests of later starts."""

    open_requested = Signal(object)
    """The path of a library to open, or None for the window alone."""

    def __init__(self, instance: Instance, parent: QObject) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._let_in)
        # Whoever holds the claim is the only one: a socket that is there was left by one that was killed.
        QLocalServer.removeServer(instance.door)
        self.is_open = self._server.listen(instance.door)
        """Whether anybody can knock; where not, each start is for itself."""

    def close(self) -> None:
        """Accept no more requests."""
        self._server.close()

    def _let_in(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(self._read)
            self._hear(socket)

    def _read(self) -> None:
        socket = self.sender()
        assert isinstance(socket, QLocalSocket)
        self._hear(socket)

    def _hear(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > _LONGEST:
                socket.abort()
            return
        # Whoever has gone has lost patience, and does by itself what it came for.
        if socket.state() != QLocalSocket.LocalSocketState.ConnectedState:
            return
        said = _understood(bytes(socket.readLine().data()))
        if said is None:
            socket.abort()
            return
        path, activation = said
        if activation:
            os.environ["XDG_ACTIVATION_TOKEN"] = activation
        socket.write(_TAKEN)
        socket.flush()
        self.open_requested.emit(path)


def _understood(line: bytes) -> tuple[Path | None, str] | None:
    """Return the request of a later start; None if it is not one."""
    with contextlib.suppress(ValueError, RecursionError):
        said = json.loads(line)
        if isinstance(said, dict) and "open" in said:
            path, activation = said["open"], said.get("activation", "")
            if (path is None or isinstance(path, str)) and isinstance(activation, str) and "\0" not in activation:
                return (Path(path) if path else None), activation
    return None
