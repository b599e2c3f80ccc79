"""How fast it is. Figures that belong together are taken in one run; nothing here asserts a time."""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from pytestqt.qtbot import QtBot

from models.library import Library
from rules.dice.dice import parse
from rules.engine.service import Done, RulesService
from tests.benchmarks.fights import long_fight, window_of_fight

ROOT = Path(__file__).parents[2]
STARTS = 7
Make = Callable[..., RulesService]


def _process(*arguments: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-m", "tests.benchmarks.first_paint", *arguments], check=True, cwd=ROOT)
    return time.perf_counter() - start


def test_start_to_first_paint_with_ten_thousand_creatures(benchmark: Any, big_library: Path, own_folders: Path) -> None:
    """Beside a bare three-tab window plus `import sqlmodel`, in turn; goal: at most 1.5 times."""
    bare: list[float] = []
    ours: list[float] = []
    filled: list[float] = []

    def all_three() -> None:
        bare.append(_process("bare"))
        ours.append(_process("program", str(big_library)))
        filled.append(_process("filled", str(big_library)))

    all_three()
    for figures in (bare, ours, filled):
        figures.clear()
    benchmark.pedantic(all_three, rounds=STARTS, iterations=1)
    benchmark.extra_info["bare, median s"] = round(median(bare), 3)
    benchmark.extra_info["program, median s"] = round(median(ours), 3)
    benchmark.extra_info["ratio, goal <= 1.5"] = round(
        median(item / other for item, other in zip(ours, bare, strict=True)), 2
    )
    benchmark.extra_info["bestiary filled and painted, median s"] = round(median(filled), 3)
    benchmark.extra_info["ratio of that"] = round(
        median(item / other for item, other in zip(filled, bare, strict=True)), 2
    )


def test_next_with_300_combatants_in_rules_and_models(benchmark: Any, service: Make, empty_library: Library) -> None:
    """Rules, packing of the entry; goal: 3 ms."""
    fight = service(150, 150, 4000)
    fight.do({"do": "begin"})
    fight.do({"do": "next"})

    def on() -> None:
        result = fight.do({"do": "next"})
        assert isinstance(result, Done)
        fight.codec.pack_entry(result.entry)

    benchmark.pedantic(on, rounds=250, iterations=1, warmup_rounds=5)


def test_next_with_300_combatants_saved_and_painted(benchmark: Any, qtbot: QtBot, empty_library: Library) -> None:
    """Durably on the disk and painted; goal: 16 ms."""
    window = window_of_fight(qtbot, empty_library, 150, 150)

    def on() -> None:
        window.conductor.next()
        window.encounter.fight.order.viewport().repaint()
        window.encounter.fight.stage.repaint()
        window.encounter.fight.log.list.viewport().repaint()

    benchmark.pedantic(on, rounds=200, iterations=1, warmup_rounds=5)
    window.close()


def test_command_ten_thousand_beside_command_ten(benchmark: Any, qtbot: QtBot, empty_library: Library) -> None:
    """A ruling given through the conductor, saved durably; goal: at most 1.2 times."""
    window = window_of_fight(qtbot, empty_library, 4, 4)
    conductor = window.conductor
    early: list[float] = []
    late: list[float] = []

    def command(number: int) -> float:
        start = time.perf_counter()
        conductor.command({"do": "damage" if number % 2 else "heal", "actor": "party-0", "amount": 3})
        return time.perf_counter() - start

    for number in range(60):
        taken = command(number)
        if number >= 10:
            early.append(taken)
    for number in range(60, 9_950):
        conductor.service.do(  # type: ignore[union-attr]
            {"do": "damage" if number % 2 else "heal", "actor": "party-0", "amount": 3}
        )
        _save(conductor)

    def fifty() -> None:
        late.extend(command(number) for number in range(50))

    benchmark.pedantic(fifty, rounds=1, iterations=1)
    benchmark.extra_info["command 10, median ms"] = round(median(early) * 1000, 3)
    benchmark.extra_info["command 10,000, median ms"] = round(median(late) * 1000, 3)
    benchmark.extra_info["ratio, goal <= 1.2"] = round(median(late) / median(early), 2)
    window.close()


def _save(conductor: Any) -> None:
    journal = conductor.service.journal
    entry = conductor.service.codec.pack_entry(journal.entries[-1])
    conductor.library.journals.append(conductor.encounter_id, journal.cursor, entry)


def test_reopening_a_fight_of_ten_thousand_facts(benchmark: Any, qtbot: QtBot, empty_library: Library) -> None:
    """From the file to the page; goal: 300 ms."""
    window = long_fight(qtbot, empty_library)
    conductor = window.conductor
    assert conductor.service is not None
    encounter_id = conductor.encounter_id
    assert encounter_id is not None

    def reopen() -> None:
        conductor.close_fight()
        conductor.resume(encounter_id)
        window.repaint()

    benchmark.pedantic(reopen, rounds=5, iterations=1, warmup_rounds=1)
    benchmark.extra_info["facts"] = conductor.service.journal.fact_count
    benchmark.extra_info["entries"] = len(conductor.service.journal.entries)
    window.close()


def test_dice_expression(benchmark: Any) -> None:
    """Reading `2d6+3` again and rolling it; goal: 2 µs."""
    faces = iter(lambda: 4, 0)
    benchmark(lambda: parse("2d6+3").roll(lambda sides: next(faces)))
