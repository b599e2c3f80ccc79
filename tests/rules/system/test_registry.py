"""Finding systems by entry point."""

from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from rules.engine.replay import replay
from rules.system import registry
from rules.system.registry import GROUP, NoSuchSystem
from rules.system.system import System
from tests.rules.core.toy import TOY

POINTS = {
    "toy": "tests.rules.core.toy:TOY",
    "gone": "rules.no_such_module:SYSTEM",
    "empty": "rules.dice:SYSTEM",
}


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], System]]:
    """The catalogue as it is, with plugins of which two are broken."""
    monkeypatch.undo()
    points = {name: EntryPoint(name, value, GROUP) for name, value in POINTS.items()}
    monkeypatch.setattr(registry, "points", lambda: points)
    registry.of_point.cache_clear()
    yield registry.system
    registry.of_point.cache_clear()


def test_the_five_built_in_systems_are_found_in_alphabetical_order() -> None:
    assert set(registry.ids()) >= {"d100", "fantasia", "ffrpg", "fulminato", "tabuleiro"}
    assert list(registry.ids()) == sorted(registry.ids())


@pytest.mark.parametrize("id", registry.ids())
def test_a_system_is_found_under_its_own_id(id: str) -> None:
    assert registry.system(id).id == id
    assert registry.system(id) is registry.system(id)


def test_a_plugins_system_is_found_like_a_built_in_one(found: Callable[[str], System]) -> None:
    assert found("toy").id == TOY.id


@pytest.mark.parametrize(
    ("id", "sentence"),
    [
        ("gurps", "The rule system “gurps” is not installed."),
        ("gone", "The rule system “gone” cannot be loaded: No module named 'rules.no_such_module'."),
        ("empty", "The rule system “empty” cannot be loaded: module 'rules.dice' has no attribute 'SYSTEM'."),
    ],
)
def test_one_that_is_missing_or_broken_is_named(found: Callable[[str], System], id: str, sentence: str) -> None:
    with pytest.raises(NoSuchSystem) as refused:
        found(id)
    assert (refused.value.id, str(refused.value)) == (id, sentence)
    outcome, status = replay(f'{{"system": "{id}", "combatants": []}}')
    assert status == 2
    assert outcome["error"] == {"place": "system", "code": "invalid_script", "message": f"system: {sentence}"}


def test_a_plugin_that_fails_while_it_is_loaded_is_named(
    found: Callable[[str], System], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "falling_plugin.py").write_text("raise TypeError('it was made for another version')", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(registry, "points", lambda: {"old": EntryPoint("old", "falling_plugin:SYSTEM", GROUP)})
    with pytest.raises(NoSuchSystem, match="“old” cannot be loaded: it was made for another version"):
        found("old")


def test_those_that_cannot_be_loaded_are_left_out_and_named(found: Callable[[str], System]) -> None:
    assert registry.ids() == ("toy",)
    assert [(fault.id, str(fault)) for fault in registry.broken()] == [
        ("gone", "The rule system “gone” cannot be loaded: No module named 'rules.no_such_module'."),
        ("empty", "The rule system “empty” cannot be loaded: module 'rules.dice' has no attribute 'SYSTEM'."),
    ]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("import sys; sys.exit('it goes home')", "it goes home"),
        ("SYSTEM = 7", "{name}:SYSTEM is no rule system"),
        ("def broken(:", "invalid syntax ({name}.py, line 1)"),
        ("raise ValueError", "ValueError"),
        ("raise ValueError('one\\ntwo.')", "one"),
    ],
)
def test_whatever_a_plugin_ends_in_is_one_sentence(
    found: Callable[[str], System], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str, reason: str
) -> None:
    name = f"odd_plugin_{abs(hash(content))}"
    (tmp_path / f"{name}.py").write_text(content, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(registry, "points", lambda: {"odd": EntryPoint("odd", f"{name}:SYSTEM", GROUP)})
    (fault,) = registry.broken()
    assert str(fault) == f"The rule system “odd” cannot be loaded: {reason.format(name=name)}."
    assert registry.ids() == ()
