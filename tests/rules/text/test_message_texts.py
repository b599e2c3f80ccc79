"""Messages from memory say what the same messages say from a file, and a system needs no folder for its words."""

import pickle
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rustfluent import Bundle

from rules.log.sentences import Teller
from rules.mechanics.vocabulary import Phrases
from rules.sheets.schema import file_of, gloss_of
from rules.system.translated_system import worded
from rules.text.message_texts import MessageBundle, MessagesInMemory
from rules.text.messages import ID, messages_of
from tests.lantern import LANTERN, PHRASES, Scar, sure

ROOT = Path(__file__).parents[3]
FILES = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "rules").rglob("messages/*.ftl"))
ODD = r"""
quoted = { "q\"\\\u00e9 " }{ 12 } {{ $m }}
lines =
    First line
      indented more
    third

    fifth
tail = tail{BLANKS}
over = mid { $m
 } after
empty =
blank = { "" }
ends = a { " b  " }
ends-empty = a   { "" }
bare = text } y
unclosed = { $m
nothing = { }
chosen = { $m ->
    [1] one!
    [yes] ja { $x ->
       [a] A
      *[b] B
    } end
    [one] uno
   *[other] { $m } many
 }
closed = { $m ->
  *[a] x
}
two-defaults = { $m ->
   *[a] a
   *[b] b
 }
no-default = { $m ->
   [one] a
 }
refers = A { chosen } and { missing }
circle = { round } x
round = { circle } y
listed = A
 * b
 and [no variant
again = first
again = second
attribute = a
    .said = b
""".replace("{BLANKS}", "   ")


def from_file(path: Path, language: str) -> Bundle:
    return Bundle(language.replace("_", "-"), [str(path)])


def by_the_library(bundle: Bundle, id: str, values: dict[str, str | int]) -> str | None:
    try:
        return str(bundle.get_translation(id, values, use_isolating=False))
    except ValueError:
        return None


def some_values(text: str, chance: random.Random) -> Iterator[dict[str, str | int]]:
    """Nothing, and several times a value for most names: a number, a word that chooses a variant, or a name."""
    names = sorted(set(re.findall(r"\$(\w+)", text)))
    words = [*sorted(set(re.findall(r"\[(\w+)\]", text))), "Ann", "1"]
    yield {}
    for _ in range(4):
        yield {
            name: chance.choice((0, 1, 2, 5, 21, 1000000)) if chance.random() < 0.5 else chance.choice(words)
            for name in names
            if chance.random() < 0.9
        }


@pytest.mark.parametrize("name", FILES)
def test_every_message_is_said_as_the_library_says_it(name: str) -> None:
    path, chance = ROOT / name, random.Random(name)
    text, language = path.read_text("utf-8"), path.stem
    file, memory = from_file(path, language), MessageBundle(language, text)
    assert memory.ids == set(ID.findall(text))
    for id in sorted(memory.ids):
        for values in some_values(text, chance):
            assert memory.format(id, values) == by_the_library(file, id, values), (id, values)


@pytest.mark.parametrize("language", ["en", "es", "pt_BR"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_odd_messages_too(tmp_path: Path, language: str, line_end: str) -> None:
    path = tmp_path / f"{language}.ftl"
    path.write_text(ODD, "utf-8", newline=line_end)
    file, memory = from_file(path, language), MessageBundle(language, ODD.replace("\n", line_end))
    said = 0
    for id in ID.findall(ODD):
        for values in some_values(ODD, random.Random(7)):
            told = by_the_library(file, id, values)
            said += told is not None
            assert memory.format(id, values) == (told and told.replace("\r\n", "\n")), (id, values)
    assert said > 60


@given(st.text(alphabet='ab={}$[]*->"\\ \n.1', max_size=40), st.sampled_from(("a", "b", 1)))
def test_whatever_is_written_is_said_or_left_out(text: str, value: str | int) -> None:
    bundle = MessageBundle("en", f"a = {text}\nb = {{ a }} {{ $a }}")
    for id in (*bundle.ids, "none"):
        assert isinstance(bundle.format(id, {"a": value}), str | None)


def test_a_message_of_many_messages_is_left_out_before_it_takes_long() -> None:
    each = "\n".join(f"m{number} = " + f"{{ m{number + 1} }}" * 9 for number in range(30))
    deep = "d = " + "{" * 3000 + '"x"' + "}" * 3000
    began = time.perf_counter()
    bundle = MessageBundle("en", f"{each}\nm30 = x\n{deep}")
    assert bundle.format("m0", {}) is None
    assert bundle.format("d", {}) is None
    assert time.perf_counter() - began < 0.5


# --- a system whose words are in memory -----------------------------------------------------------------------


def test_its_messages_go_before_the_cores_and_english_comes_last() -> None:
    assert messages_of(PHRASES.file, "es").format("refused-no_oil", {"actor": "Ann"}) == "A Ann no le queda aceite."
    assert messages_of(PHRASES.file, "pt_BR").format("refused-no_oil", {"actor": "Ann"}) == "Ann has no oil."
    assert messages_of(PHRASES.file, "en").format("refused-no_oil", {}) == "No oil."
    assert messages_of(PHRASES.file, "pt_BR").format("fall", {"actor": "Ann"}) == "Ann cai"
    assert messages_of(PHRASES.file, "en").format("broken", {"actor": "Ann"}) is None


def test_its_sheets_say_whose_words_are_theirs() -> None:
    for model in (LANTERN.sheet, LANTERN.options, Scar):
        assert file_of(model) == PHRASES.file
    english = messages_of(file_of(LANTERN.sheet), "en")
    assert english.first_of(gloss_of(LANTERN.sheet, "ward")) == "A light that a Prayer puts around you."
    assert english.first_of(gloss_of(Scar, "depth")) == "How deep it goes."
    assert english.first_of(LANTERN.pool("ward").gloss_ids) == "A light that a Prayer puts around you."
    assert LANTERN.question_label("dodge", "es", {"by": "Ann"}) == "¿Esquivar el golpe de Ann?"
    assert LANTERN.question_label("dodge", "pt_BR", {"by": "Ann"}) == "Dodge the blow of Ann?"
    assert LANTERN.option_label("dodge", "yes", {}, "es") == "Dodge"


def test_the_terms_of_its_book_are_read_in_other_languages() -> None:
    read = worded(LANTERN, "es")
    assert read.statuses["dazzled"].label == "Deslumbrado"
    assert read.vital.label == "Puntos de golpe"
    assert worded(LANTERN, "pt_BR").vital.label == "Pontos de vida"
    assert worded(LANTERN, "en") is LANTERN
    text = sure(5)
    assert text == "It hits on 5 and more: by a Prayer."
    assert text.in_language("es", {"Prayer": "plegaria"}).endswith("by a plegaria.")  # type: ignore[attr-defined]


def test_its_log_is_told_in_its_words() -> None:
    refused = Teller(LANTERN, {"ann": "Ann"}, "es").messages.format("refused-no_oil", {"actor": "Ann"})
    assert refused == "A Ann no le queda aceite."


def test_the_same_texts_are_the_same_words_in_another_process_too() -> None:
    file = PHRASES.file
    assert isinstance(file, MessagesInMemory)
    again = Phrases.of_texts(dict(file.texts), file.terms).file
    assert again == file
    assert messages_of(again, "es") is messages_of(file, "es")
    assert Phrases.of_texts({"en": "a = b"}).file != file
    sent, localized = (pickle.loads(pickle.dumps(sendable)) for sendable in (file, sure(1)))  # noqa: S301 - our own
    assert sent == file
    assert isinstance(sent, MessagesInMemory)
    assert sent.bundle("es") is not None
    assert sent.terms == file.terms
    assert localized.in_language("es", {"Prayer": "plegaria"}) == "It hits on 1 and more: always."
    assert isinstance(localized.beside, MessagesInMemory)
