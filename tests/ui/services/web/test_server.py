"""The server as a browser meets it, over real sockets."""

import socket
import threading
from collections.abc import Iterator

import pytest

from tests.web_client import SECONDS, Bell, Browser
from ui.services.web.guard import HEADERS, MOST_BYTES
from ui.services.web.hub import Asked, WebFile
from ui.services.web.server import PlayersServer

PAGE = WebFile("text/html; charset=utf-8", b"<p>The page</p>")


@pytest.fixture
def server() -> Iterator[PlayersServer]:
    running = PlayersServer({"/": PAGE}, "127.0.0.1", 0)
    yield running
    running.stop()


@pytest.fixture
def bell(server: PlayersServer) -> Bell:
    return Bell(server)


@pytest.fixture
def stranger(server: PlayersServer) -> Browser:
    return Browser(server.host)


@pytest.fixture
def phone(server: PlayersServer, bell: Bell) -> Browser:
    """A device that was let in."""
    joined = Browser(server.host)
    assert joined.join(bell.next("invitation").body["invitation"]).status == 200
    return joined


@pytest.fixture
def device(phone: Browser, bell: Bell) -> str:
    """Its id."""
    return bell.next("joined").device


def test_the_page_is_served_and_every_answer_says_that_nothing_else_is_let_in(stranger: Browser) -> None:
    for answer in (stranger.get("/"), stranger.get("/nowhere"), stranger.get("/", Host="evil.example")):
        for name, value in HEADERS.items():
            assert answer.headers[name.lower()] == value
        assert not [name for name in answer.headers if name.startswith("access-control")]
    assert stranger.get("/").body == PAGE.body


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/page.js/..", "//etc/passwd", "/api"]
)
def test_no_path_is_that_of_a_file(stranger: Browser, path: str) -> None:
    assert stranger.get(path).status == 404


@pytest.mark.parametrize("host", ["localhost", "evil.example", "127.0.0.1", "127.0.0.1:1", ""])
def test_another_name_for_this_address_is_refused(stranger: Browser, host: str) -> None:
    assert stranger.get("/", Host=host).status in (400, 421)


@pytest.mark.parametrize("origin", [None, "null", "http://evil.example", "https://{}", "http://{}.evil.example"])
def test_what_comes_from_another_page_is_refused(stranger: Browser, bell: Bell, origin: str | None) -> None:
    told = None if origin is None else origin.format(stranger.host)
    invitation = bell.next("invitation").body["invitation"]
    assert stranger.post("/api/join", {"invitation": invitation}, Origin=told).status == 403
    assert stranger.join(invitation).status == 200  # and it was not used up


def test_what_another_site_sends_is_refused(stranger: Browser) -> None:
    assert stranger.post("/api/join", {}, Sec_Fetch_Site="cross-site").status == 403


def test_the_token_is_in_a_cookie_that_no_script_and_no_other_page_gets(server: PlayersServer, bell: Bell) -> None:
    answer = Browser(server.host).join(bell.next("invitation").body["invitation"])
    said = answer.headers["set-cookie"].lower()
    assert "httponly" in said
    assert "samesite=strict" in said
    token = answer.cookie.partition("=")[2].encode()
    assert token not in answer.body


@pytest.mark.parametrize("path", ["/api/note", "/api/answer", "/api/propose", "/api/sit", "/api/mark"])
def test_a_stranger_asks_nothing(stranger: Browser, path: str) -> None:
    stranger.cookie = "turnwright=guess"
    assert stranger.post(path, {}).status == 401
    assert stranger.get("/api/events").status == 401


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/note", {"text": 5}),
        ("/api/note", {"text": ""}),
        ("/api/note", {"text": "hello", "more": True}),
        ("/api/answer", {"token": "t", "faces": ["6"]}),
        ("/api/answer", {"token": "t", "faces": [0]}),
        ("/api/answer", {"token": "t", "faces": [1] * 61}),
        ("/api/sit", {"seats": "s1"}),
        ("/api/language", {"language": "../../etc"}),
        ("/api/mark", []),
    ],
)
def test_what_has_not_its_form_is_refused(phone: Browser, device: str, bell: Bell, path: str, body: object) -> None:
    assert phone.post(path, body).status == 422
    bell.nothing(path.removeprefix("/api/"))


def test_broken_json_and_deep_json_are_refused(phone: Browser, device: str) -> None:
    headers = {"Origin": f"http://{phone.host}", "Content-Type": "application/json"}
    for body in (b"{", b"\xff\xfe", b"[" * 4000, b"1e999999"):
        assert phone.ask("POST", "/api/note", body, headers).status == 422
    assert phone.ask("POST", "/api/note", b"{}", {**headers, "Content-Type": "text/plain"}).status == 415


def test_what_is_too_large_is_refused_whether_it_says_so_or_not(phone: Browser, device: str) -> None:
    assert phone.post("/api/note", {"text": "x" * MOST_BYTES}).status == 413
    with socket.create_connection(phone.host.split(":"), SECONDS) as connection:  # type: ignore[arg-type]
        head = f"POST /api/note HTTP/1.1\r\nHost: {phone.host}\r\nOrigin: http://{phone.host}\r\nCookie: "
        head += f"{phone.cookie}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        chunks = [b"%x\r\n%s\r\n" % (size, b" " * size) for size in (MOST_BYTES // 2, MOST_BYTES // 2 + 1)]
        connection.sendall(head.encode() + b"".join(chunks))
        assert connection.recv(100).startswith(b"HTTP/1.1 413")


def reply_to(server: PlayersServer, bell: Bell, kind: str, status: int) -> "threading.Thread":
    """Answer the next thing of a kind, as the window would."""

    def answer() -> None:
        asked = bell.next(kind)
        server.reply(asked.number, status, {"text": asked.body["text"]})

    thread = threading.Thread(target=answer)
    thread.start()
    return thread


def test_the_windows_word_goes_back_to_who_asked(
    server: PlayersServer, bell: Bell, phone: Browser, device: str
) -> None:
    thread = reply_to(server, bell, "note", 200)
    answer = phone.post("/api/note", {"text": "I hide"})
    thread.join()
    assert (answer.status, answer.body) == (200, b'{"text":"I hide"}')


def test_documents_come_as_they_change_the_newest_alone(server: PlayersServer, phone: Browser, device: str) -> None:
    with phone.stream() as stream:
        server.publish(device, b'{"n":1}')
        first = stream.next()
        assert (first["event"], first["data"]) == ("page", {"n": 1})
        server.publish(device, b'{"n":1}')  # the same again is not sent
        server.publish(device, b'{"n":2}')
        second = stream.next()
        assert second["data"] == {"n": 2}
    with phone.stream(second["id"]) as again:  # the network was gone: it has the last already
        server.publish(device, b'{"n":3}')
        assert again.next()["data"] == {"n": 3}
    with phone.stream(first["id"]) as behind:  # it has missed some
        assert behind.next()["data"] == {"n": 3}


def test_who_is_put_out_hears_it_and_comes_in_no_more(server: PlayersServer, phone: Browser, device: str) -> None:
    with phone.stream() as stream:
        server.put_out(device)
        assert stream.next()["event"] == "over"
    assert phone.post("/api/note", {"text": "hello"}).status == 401


def test_the_window_hears_when_a_phone_goes(bell: Bell, phone: Browser, device: str) -> None:
    with phone.stream() as stream:
        assert stream.status == 200
        assert bell.next("connected").body == {"streams": 1}
    assert bell.next("connected").body == {"streams": 0}


def test_a_device_has_so_many_streams_and_no_more(phone: Browser, device: str) -> None:
    with phone.stream(), phone.stream(), phone.stream(), phone.stream(), phone.stream() as fifth:
        assert fifth.status == 429


def test_one_thing_at_a_time(server: PlayersServer, bell: Bell, phone: Browser, device: str) -> None:
    answers = []
    first = threading.Thread(target=lambda: answers.append(phone.post("/api/note", {"text": "one"})))
    first.start()
    asked = bell.next("note")
    assert phone.post("/api/note", {"text": "two"}).status == 429
    server.reply(asked.number, 200, {})
    first.join()
    assert [answer.status for answer in answers] == [200]


def test_the_end_lets_nobody_wait(bell: Bell) -> None:
    server = PlayersServer({"/": PAGE}, "127.0.0.1", 0)
    bell = Bell(server)
    phone = Browser(server.host)
    phone.join(bell.next("invitation").body["invitation"])
    answers: list[int] = []
    waits = threading.Thread(target=lambda: answers.append(phone.post("/api/note", {"text": "one"}).status))
    waits.start()
    bell.next("note")
    with phone.stream() as stream:
        server.stop()
        assert stream.next()["event"] == "closed"
    waits.join()
    assert answers == [503]
    with pytest.raises(OSError, match="refused"):
        phone.get("/")


def test_an_address_that_is_not_ours_is_an_error_at_once() -> None:
    with pytest.raises(OSError, match="assign"):
        PlayersServer({"/": PAGE}, "192.0.2.1", 0)


def test_a_taken_port_is_left_to_who_has_it(server: PlayersServer) -> None:
    port = int(server.host.rpartition(":")[2])
    other = PlayersServer({"/": PAGE}, "127.0.0.1", port)
    assert other.host != server.host
    other.stop()


def test_what_is_asked_is_a_plain_value(bell: Bell, phone: Browser, device: str) -> None:
    threading.Thread(target=lambda: phone.post("/api/mark", {"is_set": True}), daemon=True).start()
    asked = bell.next("mark")
    assert isinstance(asked, Asked)
    assert (asked.device, dict(asked.body)) == (device, {"is_set": True})
