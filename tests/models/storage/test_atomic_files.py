"""Files for somebody else: whole or not there, under names that every file system takes."""

import errno
import io
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from models.storage import atomic_files
from models.storage.atomic_files import LONGEST, UNFINISHED, plain_name, write_whole
from models.storage.locks import seize


def others(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_written_whole_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "The stair.md"
    write_whole(path, "Ñandú\n")
    write_whole(path, b"again")
    assert path.read_bytes() == b"again"
    assert others(tmp_path) == ["The stair.md"]


@pytest.mark.parametrize("where", ["seize", "place"])
def test_a_fault_keeps_the_file_that_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    path = tmp_path / "log.md"
    path.write_text("precious", "utf-8")

    def fault(*_: object) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(atomic_files, where, fault)
    with pytest.raises(OSError, match=os.strerror(28)):
        write_whole(path, "new")
    assert path.read_text("utf-8") == "precious"
    assert others(tmp_path) == ["log.md"]


def test_less_than_was_given_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "log.md"

    class Short(io.FileIO):
        def write(self, data: Any) -> int:
            return super().write(memoryview(data)[:2])

    def opened(path: Path, mode: str) -> Short:
        return Short(path, mode)

    monkeypatch.setattr(Path, "open", opened)
    with pytest.raises(OSError, match=os.strerror(5)):
        write_whole(path, "more than two")
    assert others(tmp_path) == []


SMALL_DISK = """
import resource, sys
from pathlib import Path
from models.storage.atomic_files import write_whole
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
try:
    write_whole(Path(sys.argv[1]), b"x" * 5000)
except OSError as error:
    print(type(error).__name__)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits there")
def test_a_disk_that_takes_no_more_keeps_the_file_that_was_there(tmp_path: Path) -> None:
    path = tmp_path / "log.md"
    path.write_text("precious", "utf-8")
    root = Path(__file__).parents[3]
    command = [sys.executable, "-c", SMALL_DISK, str(path)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=600, check=True, cwd=root)
    assert ended.stdout == "OSError\n"
    assert path.read_text("utf-8") == "precious"
    assert others(tmp_path) == ["log.md"]


def test_what_a_kill_left_goes_with_the_next_writing_and_nothing_else_does(tmp_path: Path) -> None:
    (tmp_path / f".earlier.pdf{UNFINISHED}").write_text("hal", "utf-8")
    (tmp_path / ".log.md.new").write_text("somebody's own", "utf-8")
    with (tmp_path / f".now.md{UNFINISHED}").open("wb") as file:
        seize(file.fileno())
        write_whole(tmp_path / "log.md", "whole")
        assert others(tmp_path) == [".log.md.new", f".now.md{UNFINISHED}", "log.md"]
    write_whole(tmp_path / "log.md", "whole again")
    assert others(tmp_path) == [".log.md.new", "log.md"]


def test_what_another_one_is_writing_is_not_taken_from_it(tmp_path: Path) -> None:
    theirs = tmp_path / f".log.md{UNFINISHED}"
    with theirs.open("wb") as file:
        seize(file.fileno())
        with pytest.raises(FileExistsError):
            write_whole(tmp_path / "log.md", "whole")
    assert others(tmp_path) == [theirs.name]


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_stays_a_link_and_its_file_is_written(tmp_path: Path) -> None:
    target, link = tmp_path / "kept.md", tmp_path / "log.md"
    target.write_text("old", "utf-8")
    target.chmod(0o640)
    link.symlink_to(target)
    write_whole(link, "new")
    assert link.is_symlink()
    assert target.read_text("utf-8") == "new"
    assert target.stat().st_mode & 0o777 == 0o640


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_ring_of_links_is_refused_and_never_replaced(tmp_path: Path) -> None:
    ring = tmp_path / "log.md"
    ring.symlink_to(ring)
    with pytest.raises(OSError, match=r"log\.md") as refused:
        write_whole(ring, "new")
    assert refused.value.errno == errno.ELOOP
    assert ring.readlink() == ring


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have no names there")
@pytest.mark.parametrize("has_a_name", [True, False])
def test_a_pipe_is_written_to_and_never_replaced(tmp_path: Path, *, has_a_name: bool) -> None:
    pipe = tmp_path / "pipe"
    if has_a_name:
        os.mkfifo(pipe)
        reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        write_whole(pipe, "much")
    else:
        reading, writing = os.pipe()
        write_whole(Path(f"/dev/fd/{writing}"), "much")
        os.close(writing)
    assert os.read(reading, 10) == b"much"
    os.close(reading)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
def test_a_device_is_written_to_and_never_replaced() -> None:
    with pytest.raises(OSError, match=os.strerror(28)):
        write_whole(Path("/dev/full"), "much")
    assert Path("/dev/full").is_char_device()


def test_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "log.md").mkdir()
    with pytest.raises(OSError):  # noqa: PT011  which one is the system's
        write_whole(tmp_path / "log.md", "x")


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("The stair.md", "The stair.md"),
        ("Ñandú y cigüeña: ¿quién?.pdf", "Ñandú y cigüeña- ¿quién-.pdf"),
        ("n\u0303andu.md", "ñandu.md"),
        ("Day/night\\dusk.md", "Day-night-dusk.md"),
        ('<img src="x">|*.html', "-img src=-x----.html"),
        ("The end....md", "The end.md"),
        ("Bear, Witch, Ogre….pdf", "Bear, Witch, Ogre.pdf"),
        (" . .md", "Turnwright.md"),
        (".md", "Turnwright.md"),
        ("..hidden.md", "hidden.md"),
        ("CON.pdf", "CON_.pdf"),
        ("aux.old.md", "aux.old_.md"),
        ("com1.json", "com1_.json"),
        ("console.json", "console.json"),
        ("one\ntwo\tthree\u202e.md", "one two three.md"),
        ("half \ud83d.md", "half.md"),
        ("戦い — 第一.md", "戦い — 第一.md"),
    ],
)
def test_a_name_is_cleaned_of_what_file_systems_mind(tmp_path: Path, name: str, plain: str) -> None:
    assert plain_name(name) == plain
    write_whole(tmp_path / plain, "x")
    assert others(tmp_path) == [plain]


@pytest.mark.parametrize("sign", ["a", "ñ", "戦", "🗡"])
def test_a_long_name_keeps_its_suffix_and_whole_letters(tmp_path: Path, sign: str) -> None:
    plain = plain_name(f"{sign * 400}.json")
    assert plain == f"{sign * (LONGEST // len(sign.encode()))}.json"
    write_whole(tmp_path / plain, "x")
    assert others(tmp_path) == [plain]
