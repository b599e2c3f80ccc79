"""The house: folders that one can look over, and modules that are called by what they are."""

import re
from collections import Counter
from importlib import import_module
from pathlib import Path

from rules.system import registry
from tools.import_arrows import ARROWS, ROOT, built_in_systems

MOST = 20
"""Modules that may stand in one folder."""
MORE = {"ui/widgets": 24, "models/repositories": 24}
"""Folders of many small things of one kind."""
SMALL, MOST_SMALL = 60, 60
"""Lines under which a module is small, and how many of those there may be."""
NOUNS = {"encoding", "healing", "telling"}
"""Nouns that end as gerunds do; a telling is one of the few words that are ours."""
VERSIONS = Path("models/migrations/versions")


def modules() -> list[Path]:
    """Every module of the program, by its path from the root; steps of migration are numbered and stand apart."""
    paths = (path.relative_to(ROOT) for layer in ARROWS for path in sorted((ROOT / layer).rglob("*.py")))
    return [path for path in paths if path.name != "__init__.py" and path.parent != VERSIONS]


def test_no_folder_holds_more_modules_than_one_looks_over() -> None:
    held = Counter(path.parent.as_posix() for path in modules())
    assert {folder: many for folder, many in held.items() if many > MORE.get(folder, MOST)} == {}
    assert held["ui/widgets"] > 10


def test_no_module_is_called_by_what_it_does() -> None:
    last_words = {path: re.split("_", path.stem)[-1] for path in modules()}
    assert [str(path) for path, word in last_words.items() if word.endswith("ing") and word not in NOUNS] == []


def test_few_modules_are_fragments() -> None:
    small = [path for path in modules() if len((ROOT / path).read_text("utf-8").splitlines()) < SMALL]
    assert len(small) < MOST_SMALL, sorted(map(str, small))


def test_every_system_has_its_subjects_in_packages_of_the_same_names() -> None:
    for system in built_in_systems(ROOT):
        folder = ROOT / "rules" / system
        assert {"actions", "combatant", "damage", "statuses", "turns"} <= {path.name for path in folder.iterdir()}
        for module in (
            "combatant/sheet",
            "combatant/state",
            "statuses/catalogue",
            "actions/catalogue",
            "actions/params",
        ):
            assert (folder / f"{module}.py").is_file(), f"{system} has no {module}"


def test_a_status_needs_no_second_file() -> None:
    """A row stands with what it brings: each function that it names is written in the module of the rows."""
    brings = 0
    for system in map(registry.system, sorted(built_in_systems(ROOT))):
        home = f"rules.{system.id}.statuses.catalogue"
        rows = import_module(home).STATUSES
        assert system.statuses is rows
        for row in system.statuses.values():
            elsewhere = {reaction.__module__ for reaction in row.at.values()} - {home}
            assert elsewhere == set(), row.id
            brings += len(row.at)
    assert brings > 20


def test_no_signal_is_given_as_a_slot_where_a_widget_is_made() -> None:
    given = []
    for path in modules():
        text = (ROOT / path).read_text("utf-8")
        signals = set(re.findall(r"^    (\w+) = Signal\(", text, re.MULTILINE))
        given += [f"{path}: {name}" for name in re.findall(r"\(.*\b\w+=self\.(\w+)\b[,)]", text) if name in signals]
    assert given == [], "it would be called, which it cannot be: connect it"


def test_whoever_watches_the_application_in_a_test_goes_with_it() -> None:
    """What stays is shown every event of all later tests: they took a sixth longer."""
    tests = {path.relative_to(ROOT): path.read_text("utf-8") for path in (ROOT / "tests").rglob("*.py")}
    put, taken = "qapp.install" + "EventFilter(", "qapp.remove" + "EventFilter("
    assert sum(put in text for text in tests.values()) > 3
    assert [str(path) for path, text in tests.items() if text.count(put) != text.count(taken)] == []
