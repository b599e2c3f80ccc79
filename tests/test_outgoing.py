"""The program opens no connection to another machine: what could is imported in few places, each for its own reason."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.import_arrows import ARROWS, ROOT

REACHING = {
    "socket",
    "ssl",
    "http",
    "urllib",
    "asyncio",
    "ftplib",
    "smtplib",
    "xmlrpc",
    "requests",
    "httpx",
    "PySide6.QtNetwork",
}
"""What could reach a network, by the name that is imported."""
HARMLESS = {("http", "HTTPStatus"), ("urllib.parse", "quote"), ("urllib.parse", "unquote")}
ALLOWED = {
    "desktop/system/instance.py": {("PySide6.QtNetwork", "QLocalServer"), ("PySide6.QtNetwork", "QLocalSocket")},
    "desktop/system/screens.py": {("socket", "")},  # asks whether the screen that the surroundings name is there
    "ui/players/invite_window.py": {
        ("PySide6.QtNetwork", name) for name in ("QAbstractSocket", "QHostAddress", "QNetworkInterface")
    },
    "ui/services/web/hub.py": {("asyncio", "")},
    "ui/services/web/routes.py": {("asyncio", "")},
    "ui/services/web/server.py": {("asyncio", ""), ("socket", "")},
}
"""The modules that import any of that, with what."""
OUTWARDS = ("connect", "connect_ex", "create_connection", "open_connection", "connectToHost", "sendto", "getaddrinfo")
"""What begins a connection, or asks another machine for a name."""


def imported(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Each import of a module that could reach a network: the module, and what is taken from it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found = [(alias.name, "") for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found = [(node.module, alias.name) for alias in node.names]
        else:
            continue
        yield from ((name, part) for name, part in found if name in REACHING or name.partition(".")[0] in REACHING)


def outwards(tree: ast.AST) -> Iterator[str]:
    """What begins a connection in a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in OUTWARDS:
            yield node.attr


def modules() -> list[Path]:
    return [path for layer in (*ARROWS, "turnwright") for path in sorted((ROOT / layer).rglob("*.py"))]


@pytest.mark.parametrize(
    "text",
    [
        "import urllib.request",
        "from http.client import HTTPSConnection",
        "import socket",
        "from asyncio import open_connection",
    ],
)
def test_the_fault_is_seen(text: str) -> None:
    assert set(imported(ast.parse(text))) - HARMLESS


def test_no_module_could_reach_another_machine_but_those_that_say_why() -> None:
    found = {path.relative_to(ROOT).as_posix(): set(imported(ast.parse(path.read_text("utf-8")))) for path in modules()}
    assert {name: used - HARMLESS for name, used in found.items() if used - HARMLESS} == ALLOWED


def test_the_server_for_phones_listens_and_calls_nobody() -> None:
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted((ROOT / "ui/services/web").glob("*.py"))}
    assert trees
    assert {path.name: found for path, tree in trees.items() if (found := list(outwards(tree)))} == {}
