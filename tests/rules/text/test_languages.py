"""Every message of the rules is said in every language, with the same values, and some code says it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rustfluent import Bundle

from rules.system import registry
from rules.system.translated_system import worded
from rules.text.messages import LANGUAGES, messages_of
from tests.rules.core.modules import modules_beside
from tools import messages

SYSTEMS = (messages.CORE, *registry.ids(), messages.LIBRARY)
ROOT = Path(__file__).parents[3]
TWICE = re.compile(r"\b([^\W\d_]{2,}) \1\b")
OTHERS = tuple(language for language in LANGUAGES if language != "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_file_of_messages_is_read_without_an_error(system: str, language: str) -> None:
    Bundle(language.replace("_", "-"), [str(messages.folder(system) / f"{language}.ftl")], strict=True)
    assert len(messages.messages(system, language)) > (10 if system == messages.LIBRARY else 50)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_message_that_says_another_finds_it_in_its_own_file(system: str, language: str) -> None:
    text = (messages.folder(system) / f"{language}.ftl").read_text("utf-8")
    said_by_others = set(re.findall(r"\{ *([a-z][\w-]*) *\}", text))
    assert said_by_others <= messages.messages(system, language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_says_a_word_twice_in_a_row(language: str) -> None:
    files = [*ROOT.glob(f"*/**/messages/{language}.ftl"), *(ROOT / "resources" / "guide" / language).glob("*")]
    files += (ROOT / "resources" / "translations").glob("*.ts" if language == "en" else f"*_{language}.ts")
    assert len(files) > 8
    texts = {file.relative_to(ROOT).as_posix(): file.read_text("utf-8") for file in files if file.suffix != ".png"}
    assert {name: found for name, text in texts.items() if (found := TWICE.findall(text))} == {}


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


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_term_is_explained_and_every_word_that_a_field_chooses_is_said(system: str) -> None:
    assert messages.unexplained(system) == []


def spoken(system: str) -> Iterator[tuple[str, str]]:
    """The ids of sayings and faults that stand in the code of a system, of the core or of the library."""
    for path in modules_beside(messages.folder(system).parent):
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


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_state_is_called_in_the_readers_language_in_the_log_as_beside_the_name(system: str, language: str) -> None:
    english, theirs = (messages.messages(messages.CORE, item) for item in ("en", language))
    words = [str(said) for id, said in english.items() if id.startswith("state-") and said != theirs[id]]
    states = re.compile(rf"\b({'|'.join(words)})\b", re.IGNORECASE)
    assert {id for id, said in messages.messages(system, language).items() if states.search(str(said))} == set()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("system", registry.ids())
def test_a_status_is_called_in_the_log_as_on_its_token(system: str, language: str) -> None:
    read = worded(registry.system(system), language)
    in_log = messages_of(read.phrases.file, language, translated=True)
    told = {id: in_log.format(f"status-{id}") for id in read.statuses}
    labels = {id: read.statuses[id].label for id, words in told.items() if words}
    assert {id: words for id, words in told.items() if words} == labels


def test_a_gloss_that_nothing_has_and_a_term_without_one_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    known = dict(messages.messages("tabuleiro", "en"))
    known["gloss-status-hexed"] = known.pop("gloss-status-marker")
    known["gloss-sheet-card-hexed"] = known.pop("gloss-sheet-trajetoria")
    del known["group-vida"], known["value-keep"]
    monkeypatch.setattr(messages, "messages", lambda system, language: known if system else {})
    assert messages.unsaid("tabuleiro") == ["gloss-status-hexed", "gloss-sheet-card-hexed"]
    lost = {"gloss-status-marker", "gloss-sheet-trajetoria", "group-vida", "value-keep"}
    assert set(messages.unexplained("tabuleiro")) == lost


def test_the_message_of_an_owner_goes_before_the_one_for_all() -> None:
    attack = registry.system("tabuleiro").actions["attack"]
    card, target = (
        attack.gloss_of(next(field for field in attack.fields if field.name == name)) for name in ("with", "targets")
    )
    assert card == ("gloss-field-attack-with", "gloss-field-with")
    said = messages_of(registry.system("tabuleiro").phrases.file, "es")
    assert said.first_of(card) != said.first_of(card[1:])
    assert said.first_of(target) == said.first_of(target[1:]) != ""
    assert said.first_of(("gloss-nothing", "nothing")) == ""


def test_a_number_that_is_no_field_of_the_sheet_does_not_take_what_a_field_of_a_row_means() -> None:
    system = registry.system("tabuleiro")
    assert messages_of(system.phrases.file, "en").first_of(("gloss-sheet-tamanho",))
    assert system.stat_gloss("tamanho") == ("gloss-stat-tamanho",)
    assert system.stat_gloss("per") == ("gloss-stat-per", "gloss-sheet-tabuleiro_sheet-per", "gloss-sheet-per")
