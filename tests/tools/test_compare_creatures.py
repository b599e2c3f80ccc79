"""The comparison of two sources of the same creatures: what it finds, and what it takes for explained."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from tools import compare_creatures

FOREIGN = Path(__file__).parents[1] / "golden" / "foreign"
DIFFERENCES = FOREIGN.parent / "differences"
TEXT = "Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 5 (1d6 + 2) slashing damage."


def written(folder: Path, name: str, *blocks: dict[str, Any]) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(json.dumps(list(blocks)), "utf-8")
    return folder


def bat(**more: Any) -> dict[str, Any]:
    scores = {"Str": 12, "Dex": 14, "Con": 10, "Int": 3, "Wis": 10, "Cha": 5}
    action = {"Name": "Claw", "Content": more.pop("text", TEXT)}
    return {
        "Name": "Bog Bat",
        "HP": {"Value": 9},
        "AC": {"Value": 12},
        "Abilities": scores,
        "Actions": [action],
        **more,
    }


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    def called(*arguments: object) -> tuple[int, list[str]]:
        status = compare_creatures.main([str(argument) for argument in arguments])
        return status, capsys.readouterr().out.splitlines()

    return called


def test_what_two_sources_say_otherwise_is_listed_by_field(run: Any, tmp_path: Path) -> None:
    first = written(tmp_path / "a", "a.json", bat())
    other = bat(AC={"Value": 13}, Saves=[{"Name": "Dex", "Modifier": 4}], text=TEXT.replace("+4", "+5"))
    second = written(tmp_path / "b", "b.json", other, {**bat(), "Name": "Imp"})
    status, lines = run(first, second, "--show", "all")
    assert status == 1
    assert lines[0] == "1 and 2 creatures, 1 in both"
    assert lines[-4:] == [
        "ac | Bog Bat | | 12 / 13",
        "saves | Bog Bat | dex | 2 / 4",
        "to-hit | Bog Bat | claw | (4,) / (5,)",
        "equal 93.18 %, explained 0, unexplained 3",
    ]


def test_an_explanation_holds_for_one_difference_alone(run: Any, tmp_path: Path) -> None:
    first = written(tmp_path / "a", "a.json", bat())
    second = written(tmp_path / "b", "b.json", bat(AC={"Value": 13}, text=TEXT.replace("+4", "+5")))
    known = tmp_path / "known.txt"
    ac, hit = "ac | Bog Bat | | 12 / 13", "to-hit | Bog Bat | claw | (4,) / (5,)"
    known.write_text(f"# why\n{ac} | misprint: 13\n\n{hit} | misprint: +5\n", "utf-8")
    status, lines = run(first, second, "--explained", known)
    assert status == 0
    assert next(line for line in lines if line.startswith("ac")).split() == ["ac", "1", "0", "1", "0", "0.00"]
    assert lines[-2:] == ["explained 2: misprint", "equal 95.45 %, explained 2, unexplained 0"]
    # Another value is another difference, and what was explained is none any more.
    known.write_text(f"{ac.replace('13', '14')} | misprint: 14\n{hit} | misprint: +5\n", "utf-8")
    status, lines = run(first, second, "--explained", known, "--show", "all")
    assert status == 1
    assert lines[-4:] == [
        ac,
        "explained 1: misprint",
        "explained, but there is no such difference: ac | Bog Bat | | 12 / 14",
        "equal 95.45 %, explained 1, unexplained 1",
    ]


def test_a_blow_is_held_to_the_one_of_its_name_and_not_to_what_else_stands_there(run: Any, tmp_path: Path) -> None:
    """One source tells a second way to use a claw as an attack of its own, the other in words."""
    more = bat(
        Actions=[{"Name": "Claw", "Content": TEXT}, {"Name": "Claw (Rage)", "Content": TEXT.replace("1d6", "2d6")}]
    )
    first = written(tmp_path / "a", "a.json", more)
    assert run(first, written(tmp_path / "b", "b.json", bat()))[0] == 0
    ragged = bat(Actions=[{"Name": "Claw (Beast Form)", "Content": TEXT.replace("+4", "+6")}])
    status, lines = run(written(tmp_path / "c", "c.json", ragged), tmp_path / "b", "--show", "all")
    assert (status, lines[-2]) == (1, "to-hit | Bog Bat | claw | (6,) / (4,)")


def test_what_is_not_told_is_held_to_what_follows_from_the_scores(run: Any, tmp_path: Path) -> None:
    """One source lists all saves and skills, the other only those that are better than usual."""
    saves = [{"Name": name, "Modifier": bonus} for name, bonus in (("Str", 1), ("Dex", 2), ("Cha", -3))]
    first = written(tmp_path / "a", "a.json", bat())
    second = written(tmp_path / "b", "b.json", bat(Saves=saves, Skills=[{"Name": "Stealth", "Modifier": 2}]))
    assert run(first, second)[0] == 0


def test_a_text_with_a_hole_is_listed(run: Any, tmp_path: Path) -> None:
    first = written(tmp_path / "a", "a.json", bat(text=f"{TEXT} It saves against DC , or not."))
    _, lines = run(first, written(tmp_path / "b", "b.json", bat()))
    assert "hole: Bog Bat | Claw | …hing damage. It saves against DC , or not.…" in lines


def test_the_same_creatures_of_two_programs_are_the_same_but_for_what_they_mistook(run: Any, tmp_path: Path) -> None:
    for name in ("open5e_v1_srd51_monsters", "improved_initiative_ogl_creatures"):
        (tmp_path / name).mkdir()
        (tmp_path / name / f"{name}.json").write_bytes(gzip.decompress((FOREIGN / f"{name}.json.gz").read_bytes()))
    known = DIFFERENCES / "improved-initiative+open5e-1.txt"
    status, lines = run(*sorted(path for path in tmp_path.iterdir()), "--explained", known)
    all_of_it = next(line for line in lines if line.startswith("all")).split()
    assert int(all_of_it[1]) > 15_000
    assert float(all_of_it[-1]) >= 99.5
    assert not [line for line in lines if line.startswith(("hole", "refused"))]
    assert (status, lines[-1].partition(", ")[2]) == (0, "explained 29, unexplained 0")


@pytest.mark.parametrize("path", sorted(DIFFERENCES.glob("*.txt")), ids=lambda path: path.stem)
def test_what_is_explained_says_what_both_sources_say(path: Path) -> None:
    first, second = path.stem.split("+")
    for line in path.read_text("utf-8").splitlines():
        *difference, why = line.split(" | ")
        assert " / " in difference[-1], line
        cause, _, said = why.partition(": ")
        assert cause, line
        assert f"{first} says " in said, line
        assert f", {second} " in said, line
