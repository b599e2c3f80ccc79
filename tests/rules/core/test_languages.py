"""Every message of the rules is said in every language, with the same values, and some code says it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rustfluent import Bundle

from rules import catalogue
from rules.messages import LANGUAGES
from tools import messages

SYSTEMS = (messages.CORE, *catalogue.ids(), messages.LIBRARY)
OTHERS = tuple(language for language in LANGUAGES if language != "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_file_of_messages_is_read_without_an_error(system: str, language: str) -> None:
    Bundle(language.replace("_", "-"), [str(messages.folder(system) / f"{language}.ftl")], strict=True)
    assert len(messages.messages(system, language)) > (10 if system == messages.LIBRARY else 50)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_what_is_said_in_english_is_said_in_every_language(system: str, language: str) -> None:
    assert messages.lacking(system, language) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_no_language_says_values_that_neither_english_nor_the_book_knows(system: str, language: str) -> None:
    assert messages.strange(system, language) == []


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_message_is_said_by_some_code(system: str) -> None:
    assert messages.unsaid(system) == []


def spoken(system: str) -> Iterator[tuple[str, str]]:
    """The ids of sayings and faults that stand in the code of a system, of the core or of the library."""
    for path in messages.folder(system).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and re.fullmatch(r"(?:said|fault)-\w[\w-]*", text):
                yield f"{path.name}:{getattr(node, 'lineno', 0)}", text
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "LibraryError":
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    yield f"{path.name}:{node.lineno}", f"library-{code.value!s}"


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_message_that_code_says_is_there(system: str) -> None:
    known = {*messages.messages(system, "en"), *messages.messages(messages.CORE, "en")}
    found = list(spoken(system))
    assert found
    assert [place for place, id in found if id not in known] == []


def test_what_is_wrong_with_messages_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "messages").mkdir()
    english = "fall = { $actor } falls\nshiver = { $actor } shivers\nrefused-no_board-bare = There is none.\n"
    (tmp_path / "messages" / "en.ftl").write_text(english, "utf-8")
    (tmp_path / "messages" / "es.ftl").write_text("fall = { $actor } cae con { $who }\n", "utf-8")
    (tmp_path / "messages" / "pt_BR.ftl").write_text("fall = { $actor\n", "utf-8")
    monkeypatch.setattr(messages, "RULES", tmp_path)
    messages.messages.cache_clear()
    try:
        assert messages.lacking("", "es") == ["shiver", "refused-no_board-bare"]
        assert messages.strange("", "es") == ["fall"]
        with pytest.raises(ValueError, match="pt_BR"):
            messages.messages("", "pt_BR")
    finally:
        messages.messages.cache_clear()
