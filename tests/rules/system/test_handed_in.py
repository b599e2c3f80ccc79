"""Systems that are found because somebody has handed them in, and no longer once they are removed."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from threading import Barrier, Thread

import pytest

from rules.system import registry
from rules.system.registry import NoSuchSystem
from rules.system.system import System
from rules.text.localized import said
from tests.rules.core.toy import TOY

ID = "handed_in"
FIRST, SECOND = replace(TOY, id=ID, title="First"), replace(TOY, id=ID, title="Second")


@pytest.fixture(autouse=True)
def owners() -> Iterator[tuple[object, object]]:
    """Two who hand systems in; nothing of theirs is found afterwards."""
    before = registry.ids()
    both = object(), object()
    yield both
    for owner in (*both, None):
        registry.remove_all(owner)
    assert registry.ids() == before


def test_a_system_is_found_until_it_is_removed() -> None:
    before = registry.ids()
    registry.install(FIRST)
    assert registry.system(ID) is FIRST
    assert registry.ids() == tuple(sorted((*before, ID)))
    registry.remove(ID)
    assert registry.ids() == before
    with pytest.raises(NoSuchSystem, match="The rule system “handed_in” is not installed"):
        registry.system(ID)
    registry.remove(ID)


def test_the_later_one_takes_the_place_of_the_owners_earlier_one() -> None:
    registry.install(FIRST)
    registry.install(SECOND)
    assert registry.system(ID) is SECOND
    registry.remove(ID)
    assert ID not in registry.ids()


def test_the_other_owners_system_is_found_again_once_this_ones_is_removed(owners: tuple[object, object]) -> None:
    one, other = owners
    registry.install(FIRST, one)
    registry.install(SECOND, other)
    assert registry.system(ID) is SECOND
    assert registry.installed_by(one) == registry.installed_by(other) == (ID,)
    registry.remove_all(other)
    assert registry.system(ID) is FIRST
    registry.remove_all(one)
    assert registry.installed_by(one) == ()


@pytest.mark.parametrize("id", ["ffrpg", "tabuleiro"])
def test_the_id_of_a_built_in_system_cannot_be_taken(id: str) -> None:
    own = registry.system(id)
    with pytest.raises(registry.TakenId):
        registry.install(replace(TOY, id=id))
    assert registry.system(id) is own


def test_it_is_built_once_and_only_when_it_is_asked_for() -> None:
    built: list[str] = []

    def build() -> System:
        built.append(ID)
        return FIRST

    registry.install_later(ID, build)
    assert built == []
    assert registry.system(ID) is registry.system(ID) is FIRST
    assert ID in registry.ids()
    assert built == [ID]


def test_threads_that_ask_at_once_get_the_same_one() -> None:
    found: list[System] = []
    together = Barrier(4)

    def build() -> System:
        return replace(TOY, id=ID)

    def ask() -> None:
        together.wait(60)
        found.append(registry.system(ID))

    registry.install_later(ID, build)
    threads = [Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(found) == 4
    assert all(system is registry.system(ID) for system in found)


def test_one_that_cannot_be_built_is_named_with_its_reason_in_the_readers_language() -> None:
    fault = said("fault-number", value="x")

    def build() -> System:
        raise ValueError(fault)

    registry.install_later(ID, build)
    assert ID not in registry.ids()
    (broken,) = registry.broken()
    assert str(broken) == f"The rule system “{ID}” cannot be loaded: {fault}."
    assert broken.__cause__ is not None
    assert registry.reason(broken.__cause__) is fault


def test_what_rests_on_the_installed_systems_is_forgotten_when_they_change() -> None:
    @registry.forgets
    @lru_cache(maxsize=1)
    def titles() -> list[str]:
        return [registry.system(id).title for id in registry.ids()]

    before = titles()
    assert titles() is before
    registry.install(FIRST)
    assert "First" in titles()
    registry.install(SECOND)
    assert "Second" in titles()
    assert "First" not in titles()
    registry.remove(ID)
    assert titles() == before


# --- rules laid over a system ----------------------------------------------------------------------------------------


def test_what_is_played_is_under_the_rules_laid_over_it_and_what_is_installed_stays(
    owners: tuple[object, object],
) -> None:
    one, other = owners
    registry.install(FIRST, one)
    assert registry.played(ID) is FIRST
    registry.install_played(one, {ID: ("a", lambda: SECOND)})
    assert (registry.played(ID), registry.system(ID)) == (SECOND, FIRST)
    registry.install_played(one, {ID: ("a", lambda: FIRST)})
    assert registry.played(ID) is SECOND, "of the same mark"
    registry.install_played(one, {ID: ("b", lambda: FIRST)})
    assert registry.played(ID) is FIRST
    registry.install_played(other, {ID: ("a", lambda: SECOND)})
    assert registry.played(ID) is SECOND
    registry.remove_all(other)
    registry.remove_all(one)
    with pytest.raises(NoSuchSystem):
        registry.played(ID)


def test_rules_that_cannot_be_built_change_nothing(owners: tuple[object, object]) -> None:
    def broken() -> System:
        raise ValueError("none")

    book = registry.system("ffrpg")
    registry.install_played(owners[0], {"ffrpg": ("a", broken)})
    assert registry.played("ffrpg") is book


def test_what_rests_on_what_is_played_is_forgotten_when_that_changes(owners: tuple[object, object]) -> None:
    asked: list[str] = []

    @registry.forgets
    @lru_cache
    def title(id: str) -> str:
        asked.append(id)
        return registry.played(id).title

    registry.install(FIRST, owners[0])
    assert title(ID) == title(ID)
    registry.install_played(owners[0], {ID: ("a", lambda: SECOND)})
    title(ID)
    registry.install_played(owners[0], {})
    title(ID)
    assert asked == [ID] * 3
