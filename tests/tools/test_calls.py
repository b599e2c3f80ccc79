"""Tools that CONTRIBUTING names say what they take, and keep nothing until they are told where."""

from importlib import import_module
from pathlib import Path

import pytest

TOOLS = ("keep_library", "keep_fights", "outcomes", "at_random", "trace_command")


@pytest.mark.parametrize("name", TOOLS)
@pytest.mark.parametrize(("words", "status"), [(["--help"], 0), (["--unheard-of"], 2)])
def test_a_tool_says_what_it_takes(
    name: str,
    words: list[str],
    status: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as left:
        import_module(f"tools.{name}").main(words)
    told = capsys.readouterr()
    assert left.value.code == status
    assert "usage: " in told.out + told.err
    assert list(tmp_path.iterdir()) == []
