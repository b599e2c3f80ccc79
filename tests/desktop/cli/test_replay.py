"""`turnwright replay` and files that are no scripts."""

import errno
import io
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from desktop.__main__ import main
from tests.proving import short_of

SCRIPT = {
    "system": "d100",
    "combatants": [
        {"id": "ana", "name": "Ana 🗡", "side": "party", "sheet": {"des": 12, "fue": 10, "pv": 10}},
    ],
    "commands": [{"do": "note", "text": "ação"}],
}
PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"


def ran(capfdbinary: pytest.CaptureFixture[bytes], *names: Any) -> tuple[int, list[dict[str, Any]]]:
    status = main(["replay", *(str(name) for name in names)])
    out, err = capfdbinary.readouterr()
    assert err == b""
    return status, [json.loads(line) for line in out.decode("utf-8").splitlines()]


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "fight.json"
    path.write_text(json.dumps(SCRIPT), "utf-8")
    return path


def test_a_script_is_replayed(script: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    status, (outcome,) = ran(capfdbinary, script)
    assert (status, outcome["ok"], outcome["log"]) == (0, True, ["ação"])


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (PNG, "{} cannot be read: it is not text in UTF-8"),
        ("ação".encode("latin-1"), "{} cannot be read: it is not text in UTF-8"),
        (json.dumps(SCRIPT).encode("utf-16"), "{} cannot be read: it is not text in UTF-8"),
        (b"", "this is not JSON: Expecting value: line 1 column 1 (char 0)"),
        (b"PK\x03\x04", "this is not JSON: Expecting value: line 1 column 1 (char 0)"),
        (b"\x00" * 40, "this is not JSON: Expecting value: line 1 column 1 (char 0)"),
    ],
)
def test_what_is_no_script_is_said_in_one_sentence(
    content: bytes, sentence: str, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    path = tmp_path / "cave.png"
    path.write_bytes(content)
    status, outcomes = ran(capfdbinary, path)
    assert status == 2
    assert outcomes == [
        {"ok": False, "error": {"place": "", "code": "invalid_script", "message": sentence.format(path)}}
    ]


def test_a_file_that_is_missing_or_a_folder(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    status, outcomes = ran(capfdbinary, tmp_path / "nowhere.json", tmp_path)
    assert status == 1
    assert {outcome["error"]["code"] for outcome in outcomes} == {"unreadable"}
    messages = [outcome["error"]["message"] for outcome in outcomes]
    assert messages[0] == f"{tmp_path / 'nowhere.json'} cannot be read: {os.strerror(errno.ENOENT)}"
    assert messages[1].startswith(f"{tmp_path} cannot be read: ")


def test_a_bad_file_does_not_keep_the_others_from_being_replayed(
    script: Path, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    status, outcomes = ran(capfdbinary, script, tmp_path / "nowhere.json", script)
    assert (status, [outcome["ok"] for outcome in outcomes]) == (1, [True, False, True])


def test_a_byte_order_mark_is_no_fault(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    path = tmp_path / "fight.json"
    path.write_text(json.dumps(SCRIPT), "utf-8-sig")
    assert ran(capfdbinary, path)[0] == 0


def test_a_file_name_that_is_no_text_is_still_named(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    status, (outcome,) = ran(capfdbinary, os.fsdecode(bytes(tmp_path) + b"/caf\xe9.json"))
    assert status == 1
    assert outcome["error"]["message"].endswith(f"cannot be read: {os.strerror(errno.ENOENT)}")


def test_standard_input_is_read_as_bytes(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    for content, status in ((json.dumps(SCRIPT).encode(), 0), (PNG, 2)):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), "ascii"))
        assert ran(capfdbinary, "-")[0] == status


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_it_says_how_it_is_used(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", option]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("usage: turnwright replay [-h] SCRIPT.json")
    assert err == ""


@pytest.mark.parametrize(("arguments", "said"), [([], "SCRIPT.json"), (["--fly", "a.json"], "--fly")])
def test_without_a_script_or_with_an_option_of_others_it_makes_no_sense(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("turnwright replay: error: ")
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe that nobody reads is told otherwise there")
def test_a_reader_that_goes_away_is_no_fault(script: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "desktop", "replay", *[str(script)] * 3]
    found = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, timeout=600, check=False)
    os.close(writing)
    assert (found.returncode, found.stderr) == (0, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="files are named otherwise there")
def test_what_never_ends_is_not_waited_for(script: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    status, outcomes = ran(capfdbinary, "/dev/zero", script)
    assert status == 1
    assert outcomes[0]["error"]["message"] == f"/dev/zero cannot be read: {os.strerror(errno.EFBIG)}"
    assert outcomes[1]["ok"]


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have no names there")
def test_a_pipe_is_as_good_as_a_file(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with ThreadPoolExecutor(1) as pool:
        written = pool.submit(pipe.write_text, json.dumps(SCRIPT), "utf-8")
        assert ran(capfdbinary, pipe)[0] == 0
        written.result()


CLOSING = (">&-", "2>&-", "<&-", "<&- >&- 2>&-", "| head -c 1 > /dev/null")


@pytest.mark.skipif(sys.platform == "win32", reason="outputs are closed otherwise there")
@pytest.mark.parametrize(
    ("closing", "arguments"),
    short_of(
        [(closing, arguments) for closing in CLOSING for arguments in ("replay {script} -", "--help")],
        *((closing, "replay {script} -") for closing in CLOSING),
        ("<&- >&- 2>&-", "--help"),
    ),
)
def test_closed_inputs_and_outputs_are_no_fault(script: Path, closing: str, arguments: str) -> None:
    command = f"{sys.executable} -m desktop {arguments.format(script=script)} {closing}"
    found = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, timeout=600, check=False)
    assert "Traceback" not in found.stderr
    assert "Exception" not in found.stderr
