"""A phone, the program or the network is gone in the middle of a question: the same one stands afterwards, once."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.ui.players.own_network import IN_OWN_NETWORK, NEEDS_NETWORK, run_alone, set_up
from tests.ui.players.phone import Table
from tests.ui.session.playing import ATTACK
from tests.web_client import Browser
from tools.import_arrows import ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed like this there")


# --- the phone ---------------------------------------------------------------------------------------------------


def sent(table: Table, cookie: str, body: Mapping[str, Any], *, share: float) -> None:
    """Send a share of an answer, and be gone without reading what comes back."""
    host, port = table.phones.url.removeprefix("http://").rstrip("/").split(":")
    data = json.dumps(body).encode()
    head = (
        f"POST /api/answer HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: http://{host}:{port}\r\nCookie: {cookie}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
    ).encode()
    with socket.create_connection((host, int(port))) as connection:
        connection.sendall((head + data)[: int((len(head) + len(data)) * share)])
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")  # gone without a word


@pytest.mark.parametrize("share", [0.2, 0.7, 0.98])
def test_a_phone_that_is_gone_in_the_middle_of_its_answer_has_not_answered(table: Table, share: float) -> None:
    phone = table.phone("Ana")
    table.playing.do(ATTACK)
    question = phone.question
    body = {"token": question["token"], "faces": [40]}
    table.done(lambda: sent(table, phone.browser.cookie, body, share=share))
    assert phone.post("mark", {"is_set": False}).status == 200, "the table goes on"
    assert phone.question == question
    assert phone.post("answer", body).status == 200
    assert phone.post("answer", body).status == 409


def test_an_answer_whose_reply_nobody_reads_counts_once(table: Table) -> None:
    phone = table.phone("Ana")
    table.playing.do(ATTACK)
    token = phone.question["token"]
    body = {"token": token, "faces": [40]}
    table.done(lambda: sent(table, phone.browser.cookie, body, share=1.0))
    # It may have been taken in before the connection broke, or not: either way it counts once.
    answers = [phone.post("answer", body).status for _ in range(2)]
    assert answers in ([200, 409], [409, 409])
    assert phone.question["token"] != token
    assert table.playing.given().count("act") == 0, "the damage is still asked"


# --- the program -------------------------------------------------------------------------------------------------


class Host:
    """The program in a process of its own."""

    def __init__(self, path: Path, *more: str) -> None:
        command = [sys.executable, "-m", "tests.ui.players.killed_host", str(path), *more]
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, env=environment, text=True)
        self.answered = ""
        self.asked: dict[str, Any] = {}
        """What stood on the page last; it is said before the page can be reached."""
        opened = self.said("open")
        self.browser = Browser(opened["url"].removeprefix("http://").rstrip("/"))
        self.invitation = opened["invitation"]

    def said(self, kind: str) -> dict[str, Any]:
        """Return the next line of a kind."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            said: dict[str, Any] = json.loads(line)
            if said["kind"] == "asked":
                self.asked = said
            if said["kind"] == kind:
                return said
        raise EOFError(kind)

    def sit(self, name: str) -> None:
        """Join, and sit down as somebody."""
        assert self.browser.join(self.invitation).status == 200
        with self.browser.stream() as stream:
            page = stream.next()["data"]
        key = next(seat["key"] for seat in page["seats"] if seat["name"] == name)
        assert self.browser.post("/api/sit", {"seats": [key]}).status == 200

    def question(self) -> dict[str, Any]:
        """Return the question that the phone is shown, after the one that it has answered."""
        with self.browser.stream() as stream:
            while not (asked := stream.next()["data"].get("question")) or asked["token"] == self.answered:
                pass
        return dict(asked)

    def answer(self, *faces: int) -> None:
        token = self.question()["token"]
        assert self.browser.post("/api/answer", {"token": token, "faces": list(faces)}).status == 200
        self.answered = token

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


@pytest.fixture
def stair_file(begun_stair: bytes, tmp_path: Path) -> Path:
    path = tmp_path / "Stair.turnwright"
    path.write_bytes(begun_stair)
    return path


def without_token(question: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in question.items() if key != "token"}


def test_a_program_that_is_killed_in_the_middle_of_a_question_asks_the_same_one_again_once(stair_file: Path) -> None:
    host = Host(stair_file, "once")
    host.sit("Ana")
    first, cookie = host.question(), host.browser.cookie
    steps = host.asked["steps"]
    host.kill()

    host = Host(stair_file)
    assert host.asked["steps"] == steps
    host.browser.cookie = cookie
    assert host.browser.post("/api/mark", {"is_set": True}).status == 401, "its token is gone with the program"
    host.sit("Ana")
    assert without_token(host.question()) == without_token(first)
    host.answer(40)
    second = host.question()
    assert without_token(second) != without_token(first), "the damage"
    host.kill()

    host = Host(stair_file)
    assert (host.asked["steps"], host.asked["question"] is not None) == (steps, True)
    host.sit("Ana")
    assert without_token(host.question()) == without_token(second), "what was answered is not asked again"
    host.answer(*(3 for _ in second["dice"]))
    while host.said("asked")["question"] is not None:
        host.answer(*(3 for _ in host.question()["dice"]))
    host.kill()

    host = Host(stair_file)
    assert (host.asked["steps"], host.asked["question"]) == (steps + 1, None), "it was done once"
    host.kill()


# --- the network -------------------------------------------------------------------------------------------------


@pytest.fixture
def reachable() -> None:
    """This machine can be reached from here on."""
    set_up(is_up=True)


@IN_OWN_NETWORK
def test_in_a_network_of_its_own_that_is_gone_and_back(reachable: None, table: Table) -> None:
    phone = table.phone("Ana")
    table.playing.do(ATTACK)
    question = phone.question
    set_up(is_up=False)
    host, _, port = phone.browser.host.partition(":")
    with pytest.raises(OSError, match=r"(?i)unreachable|timed out"):
        table.done(lambda: socket.create_connection((host, int(port)), timeout=0.2))
    assert table.playing.question is not None
    set_up(is_up=True)
    with phone.browser.stream() as stream:
        assert table.done(stream.next)["data"]["question"] == question
    assert phone.post("answer", {"token": question["token"], "faces": [40]}).status == 200
    assert phone.post("answer", {"token": question["token"], "faces": [40]}).status == 409


@NEEDS_NETWORK
def test_a_question_stands_when_the_network_is_gone_and_back() -> None:
    run_alone(__file__, "test_in_a_network_of_its_own_that_is_gone_and_back")
