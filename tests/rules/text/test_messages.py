"""Messages: a system's before the core's, the reader's language before English, and nothing with a hole."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.system import registry
from rules.text.messages import LANGUAGES, MessageFile, messages_of
from tools import messages

ENGLISH = """
fall = { $actor } goes down
shiver = { $actor } shivers at { $where }
shiver-bare = { $actor } shivers
hum = { $actor } hums { $tune }
lit = { $lit ->
    [yes] light
   *[no] dark
}
broken = { $actor
"""
SPANISH = """
fall = { $actor } se cae
left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
"""


@pytest.fixture
def plugin(tmp_path: Path) -> str:
    """A module of a plugin, with messages beside it."""
    (tmp_path / "messages").mkdir()
    (tmp_path / "messages" / "en.ftl").write_text(ENGLISH, "utf-8")
    (tmp_path / "messages" / "es.ftl").write_text(SPANISH, "utf-8")
    return str(tmp_path / "telling.py")


def test_a_plugin_speaks_before_the_core_and_english_comes_last(plugin: str) -> None:
    ann = {"actor": "Ann"}
    assert messages_of(plugin, "en").format("fall", ann) == "Ann goes down"
    assert messages_of(plugin, "es").format("fall", ann) == "Ann se cae"
    assert messages_of(plugin, "pt_BR").format("fall", ann) == "Ann cai"  # the core's, in the reader's language
    assert messages_of(plugin, "pt_BR").format("lit", {"lit": True}) == "light"
    assert messages_of(plugin, "de").format("fall", ann) == "Ann goes down"
    assert messages_of("", "en").format("fall", ann) == "Ann falls"


@pytest.mark.parametrize(
    ("id", "values", "told"),
    [
        ("shiver", {"actor": "Ann", "where": "E3"}, "Ann shivers at E3"),
        ("shiver", {"actor": "Ann", "where": None}, "Ann shivers"),
        ("shiver", {}, "… shivers"),
        ("hum", {"actor": "Ann", "tune": None}, "Ann hums …"),
        ("hum", {"actor": "{$tune} {actor}", "tune": 7}, "{$tune} {actor} hums 7"),
        ("hum", {"actor": "{$tune}"}, "{$tune} hums …"),
        ("hum", {"actor": "{$else}", "tune": 7}, "{$else} hums 7"),
        ("hum", {"actor": -5, "tune": 10**12}, "−5 hums 1000000000000"),
        ("hum", {"actor": 1234567, "tune": 1.5}, "1234567 hums 1.5"),
        ("lit", {"lit": True}, "light"),
        ("lit", {"lit": False}, "dark"),
        ("broken", {}, None),
        ("nothing", {}, None),
        ("no such.id", {}, None),
    ],
)
def test_what_is_not_known_leaves_no_hole(plugin: str, id: str, values: dict[str, Any], told: str | None) -> None:
    ours = messages_of(plugin, "en")
    assert ours.format(id, values) == told
    assert ours.has(id) == (told is not None)


@pytest.mark.parametrize(("count", "told"), [(0, "quedan 0"), (1, "queda 1"), (2, "quedan 2"), (1200, "quedan 1200")])
def test_a_number_chooses_the_form_of_its_language(plugin: str, count: int, told: str) -> None:
    assert messages_of(plugin, "es").format("left", {"count": count}) == told


def test_whoever_speaks_by_a_file_shares_it(monkeypatch: pytest.MonkeyPatch, plugin: str) -> None:
    read: list[Path] = []
    made = MessageFile.__init__

    def noted(file: MessageFile, path: Path) -> None:
        read.append(path)
        made(file, path)

    monkeypatch.setattr(MessageFile, "__init__", noted)
    another = Path(plugin).parent / "another"
    another.mkdir()
    beside = (plugin, str(another / "telling.py"))
    for item in beside:
        for language in ("en", "es", "fr"):
            assert messages_of(item, language).has("fall")
    assert [path.name for path in read if path.parent == Path(plugin).with_name("messages")] == ["en.ftl", "es.ftl"]
    assert len(read) == len(set(read))


def test_a_message_that_cannot_be_read_in_a_language_is_said_in_english(plugin: str) -> None:
    with (Path(plugin).with_name("messages") / "es.ftl").open("a", encoding="utf-8") as file:
        file.write("hum = { $actor\n")
    assert messages_of(plugin, "es").format("hum", {"actor": "Ann", "tune": "so"}) == "Ann hums so"


@given(st.data())
def test_no_message_shows_none_or_the_name_of_a_value(data: st.DataObject) -> None:
    system = data.draw(st.sampled_from(("", *registry.ids())))
    language = data.draw(st.sampled_from(LANGUAGES))
    message = data.draw(st.sampled_from(list(messages.messages(system, language).values())))
    values = {name: data.draw(st.sampled_from((None, "Ann", 0, 1, 3, True, 2.5))) for name in sorted(message.values)}
    beside = "" if not system else registry.system(system).phrases.file
    told = messages_of(beside, language).format(message.id, values)
    assert told is not None
    written = "".join(re.sub(r"\{\w+\}", "", text) for text in message.texts)
    assert not any(hole in told and hole not in written for hole in ("None", "{", "}", "\u2068"))
